//! The experiments of the papers, in minutes: `cargo xtask experiments` runs `sojourner compare` with
//! the words of a table and writes a page for each under `docs/experiments`, with the paper's figures
//! beside ours. The pages hold what was run and nothing else; what they mean is said in the README
//! there, by hand.

mod engels;
mod luckow;
mod table;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use engels::Setting;
use table::{EXPERIMENTS, Experiment, Run};

/// Which experiments to run, and with what.
#[derive(clap::Args)]
pub struct Arguments {
    /// Only those whose name contains this
    #[arg(default_value = "")]
    only: String,

    /// The program; the release build of this project if not given
    #[arg(long)]
    sojourner: Option<PathBuf>,

    /// Trials of each strategy, instead of what the table says
    #[arg(long)]
    trials: Option<u64>,

    /// A copy of mCRL2's own project, for Engels' Table 1 on the specifications it publishes
    #[arg(long, value_name = "FOLDER")]
    mcrl2: Option<PathBuf>,

    /// Keep the results of comparisons here, and take those that are there: a long experiment can be
    /// broken off and goes on when it is asked for again. Not to be used across builds of the program
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,

    /// Leave this line of Table 1 out; the page says so
    #[arg(long, value_name = "LINE")]
    skip: Vec<String>,

    /// So many trials for this line of Table 1, which then says so
    #[arg(long, value_name = "LINE=TRIALS")]
    row: Vec<String>,

    /// A sentence about the machine, for the pages
    #[arg(long, default_value = "")]
    machine: String,
}

/// Runs them.
pub fn run(arguments: &Arguments) -> Result<()> {
    let root = xtask::root();
    let program = arguments.sojourner.clone().unwrap_or_else(|| root.join("target/release/sojourner"));
    ensure!(
        program.exists(),
        "{} does not exist; build it with `cargo build --release -p sojourner`",
        program.display()
    );
    let program = program.canonicalize()?;
    // A name that is one is meant alone.
    let is_name = EXPERIMENTS.iter().any(|e| e.name == arguments.only);
    let is_chosen =
        |name: &str| if is_name { name == arguments.only } else { name.contains(&arguments.only) };
    let chosen: Vec<&Experiment> = EXPERIMENTS.iter().filter(|e| is_chosen(e.name)).collect();
    ensure!(!chosen.is_empty(), "no experiment is called {}", arguments.only);
    for experiment in chosen {
        let mut page = format!("# {}\n\n{}\n", experiment.title, experiment.paper);
        page.push_str(&format!("\n## Ours\n\n{}\n", remark(arguments)));
        for run in experiment.runs {
            eprintln!("{}: {}", experiment.name, run.title);
            let words = words(run, arguments.trials);
            page.push_str(&format!("\n### {}\n\n```\nsojourner {}\n```\n\n", run.title, shown(&words)));
            page.push_str(&result(&program, &root, &words)?);
        }
        if let Some(figures) = experiment.figures {
            page.push_str(&figures(&Setting {
                program: &program,
                root: &root,
                trials: arguments.trials,
                public: arguments.mcrl2.as_deref(),
                keep: arguments.keep.as_deref(),
                skip: &arguments.skip,
                row: &arguments.row,
            })?);
        }
        let file = root.join("docs/experiments").join(format!("{}.md", experiment.name));
        std::fs::write(&file, page).with_context(|| format!("{}: cannot be written", file.display()))?;
    }
    Ok(())
}

fn remark(arguments: &Arguments) -> String {
    let machine =
        if arguments.machine.is_empty() { String::new() } else { format!(" {}", arguments.machine) };
    format!(
        "Written by `cargo xtask experiments`. States, transitions and traces are the same on every machine; times \
         and memory are not.{machine}"
    )
}

/// The arguments of the program.
fn words(run: &Run, trials: Option<u64>) -> Vec<String> {
    let mut words = vec!["compare".to_string()];
    words.extend(run.systems.iter().map(|s| s.to_string()));
    words.extend(["--strategies".to_string(), run.strategies.join(",")]);
    words.extend(["--until".to_string(), run.until.to_string()]);
    words.extend(["--trials".to_string(), trials.unwrap_or(run.trials).to_string()]);
    words.extend(run.more.iter().map(|s| s.to_string()));
    words
}

/// The arguments as a person would write them.
fn shown(words: &[String]) -> String {
    let quote = |w: &String| if w.contains([' ', '?']) { format!("'{w}'") } else { w.clone() };
    words.iter().map(quote).collect::<Vec<_>>().join(" ")
}

/// The comparison as Markdown, its headings two levels deeper; a failure is said on the page.
fn result(program: &Path, root: &Path, words: &[String]) -> Result<String> {
    let output =
        Command::new(program).args(words).args(["--format", "md", "--quiet"]).current_dir(root).output();
    let output = output.with_context(|| format!("{}: cannot be run", program.display()))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        eprintln!("  failed: {}", why.trim());
        return Ok(format!("Did not run: {}\n", why.lines().next().unwrap_or("no reason given")));
    }
    let text = String::from_utf8(output.stdout).context("the comparison is not text")?;
    Ok(text
        .lines()
        .map(|l| if l.starts_with("### ") { format!("#{l}\n") } else { format!("{l}\n") })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_programs_of_the_experiments_exist() {
        for system in EXPERIMENTS.iter().flat_map(|e| e.runs).flat_map(|r| r.systems) {
            let file = system.split(" -- ").next().unwrap();
            assert!(file.starts_with("builtin:") || xtask::root().join(file).is_file(), "{file}");
        }
    }

    #[test]
    fn names_are_files_and_differ() {
        for (i, experiment) in EXPERIMENTS.iter().enumerate() {
            assert!(
                experiment.name.chars().all(|c| c.is_ascii_lowercase() || c == '-'),
                "{}",
                experiment.name
            );
            assert!(EXPERIMENTS[..i].iter().all(|e| e.name != experiment.name), "{}", experiment.name);
        }
    }
}
