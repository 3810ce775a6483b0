//! Long comparisons: thousands of generated programs at every level of reduction against none, and against a brute-force
//! enumeration. It is a test of the Java machine with a switch; this chore runs it batch by batch until its time is over,
//! and says how many programs were compared and which differ.

use crate::bless::project_root;
use anyhow::{Context, Result, bail, ensure};
use std::process::Command;
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub struct Arguments {
    /// What to compare: `oracle` (the core language against an enumeration), `library` (the library against no
    /// reduction), `threads`, `locks` or `wakes` (the generators of the tests of reductions), `discipline`,
    /// `discipline-threads` or `discipline-locks` (the discipline of locks against no reduction), `schedules`
    /// (numbers of programs with open values against an enumeration), `ends` (their violations at every reduction against an enumeration), `attacks` (the corpus of attacks, once).
    kind: String,
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Programs in all.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// Programs at a time.
    #[arg(long, default_value_t = 250)]
    batch: u64,
    /// The version of the JDK.
    #[arg(long, default_value_t = 17)]
    jdk: u32,
    /// Transitions that a program may take at each level.
    #[arg(long)]
    bound: Option<u64>,
    /// Stop after the batch in which so many minutes are over.
    #[arg(long, default_value_t = 30)]
    minutes: u64,
}

/// The test of a kind.
fn test(kind: &str) -> Result<(&'static str, &'static str, &'static str)> {
    let (file, name) = match kind {
        "schedules" => return Ok(("sojourner", "schedules", "numbers_are_those_of_brute_force")),
        "ends" => return Ok(("sojourner", "schedules", "all_reductions_end_as_brute_force_does")),
        "oracle" => ("oracle", "all_levels_show_what_an_enumeration_shows"),
        "library" => ("library", "generated_programs_behave_alike"),
        "attacks" => ("attacks", "every_attack_fails"),
        "threads" => ("reductions", "generated_programs_behave_alike"),
        "locks" => ("reductions", "locks_behave_alike_in_few_steps"),
        "wakes" => ("reductions", "wakes_behave_alike"),
        "discipline" => ("discipline", "locked_programs_behave_alike"),
        "discipline-threads" => ("discipline", "programs_of_all_kinds_behave_alike"),
        "discipline-locks" => ("discipline", "programs_with_locks_of_the_jdk_behave_alike"),
        _ => bail!(
            "unknown kind {kind}: oracle, library, threads, locks, wakes, discipline, discipline-threads, discipline-locks, schedules, ends or attacks"
        ),
    };
    Ok(("sojourner-jvm", file, name))
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let (package, file, name) = test(&arguments.kind)?;
    ensure!(arguments.batch > 0, "a batch has at least one program");
    let root = project_root()?;
    let begun = Instant::now();
    let end = arguments.from + if arguments.kind == "attacks" { 1 } else { arguments.count };
    let mut differ = Vec::new();
    let mut from = arguments.from;
    while from < end && begun.elapsed() < Duration::from_secs(60 * arguments.minutes) {
        let to = end.min(from + arguments.batch);
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(&root).env("SOJOURNER_SEEDS", format!("{from}..{to}"));
        command.env("SOJOURNER_JDK", arguments.jdk.to_string()).env("SOJOURNER_ALL", "1");
        if let Some(bound) = arguments.bound {
            command.env("SOJOURNER_BOUND", bound.to_string());
        }
        let output = command
            .args(["test", "--release", "-q", "-p", package, "--test", file, "--"])
            .args(["--nocapture", "--exact", name])
            .output()
            .context("running the test")?;
        let text =
            String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        let told = |line: &&str| {
            line.contains(" programs") || line.contains("enumerated") || line.contains(" attacks,")
        };
        let summary: Vec<&str> = text.lines().filter(told).collect();
        println!("seeds {from}..{to}, {:.0} s: {}", begun.elapsed().as_secs_f64(), summary.join("; "));
        if !output.status.success() {
            let found: Vec<String> = text
                .lines()
                .filter(|l| {
                    l.contains("lost ")
                        || l.contains("invented ")
                        || l.contains("probability")
                        || l.contains("and it is ")
                })
                .map(str::to_owned)
                .collect();
            ensure!(!found.is_empty(), "the test failed otherwise:\n{text}");
            found.iter().for_each(|line| println!("  {line}"));
            differ.extend(found);
        }
        from = to;
    }
    println!(
        "{} programs from {} on, JDK {}, {:.0} s",
        from - arguments.from,
        arguments.from,
        arguments.jdk,
        begun.elapsed().as_secs_f64()
    );
    ensure!(differ.is_empty(), "{} differ", differ.len());
    Ok(())
}
