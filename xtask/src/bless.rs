//! Expected outputs of `corpus/java/run`, produced by the real `java`.
//!
//! Idea: nobody writes an expected output by hand. Every program is compiled by the `javac` of each JDK and run
//! twice on its `java`; what both runs show is written beside the source. A program whose two runs differ says
//! nothing about a virtual machine and is refused.
//! Invariant: `<Case>.out` is what the oldest JDK that can run the case shows; `<Case>.25.out` exists only where
//! JDK 25 shows something else.
//! Known gap: two runs find most, not all, dependence on timing or on salted hash orders.

pub mod case;
pub mod jdk;

use anyhow::{Context, Result, bail};
use case::Case;
use jdk::Jdk;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Where the programs and their outputs live, from the root of the project.
pub const CORPUS: &str = "corpus/java/run";
const TIME_LIMIT: Duration = Duration::from_secs(60);

#[derive(clap::Args)]
pub struct Arguments {
    /// Home of a JDK 17 (default: the usual folders).
    #[arg(long)]
    jdk17: Option<PathBuf>,
    /// Home of a JDK 25 (default: the usual folders).
    #[arg(long)]
    jdk25: Option<PathBuf>,
    /// Only cases whose `topic/Case` starts with this text; may be repeated.
    #[arg(long)]
    only: Vec<String>,
    /// Only cases without an expected output, or whose source is newer than it.
    #[arg(long)]
    stale: bool,
    /// Write nothing; fail where the stored outputs are not what the JDKs show.
    #[arg(long)]
    check: bool,
    /// Runs at the same time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
}

/// What became of one case.
enum Outcome {
    Unchanged,
    Written { differs: bool },
    Refused(String),
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let root = project_root()?;
    let mut cases = Case::all(&root.join(CORPUS))?;
    cases.retain(|case| {
        (arguments.only.is_empty()
            || arguments.only.iter().any(|prefix| case.id.starts_with(prefix.as_str())))
            && (!arguments.stale || case.is_stale())
    });
    if cases.is_empty() {
        println!("no case to bless");
        return Ok(());
    }
    let jdk17 = Jdk::find(17, arguments.jdk17.as_deref())?;
    let jdk25 = Jdk::find(25, arguments.jdk25.as_deref())?;
    let scratch = root.join("target/corpus");
    let classes17 = scratch.join("classes17");
    let classes25 = scratch.join("classes25");
    let old: Vec<&Path> = cases.iter().filter(|c| c.runs_on(17)).map(|c| c.source.as_path()).collect();
    let every: Vec<&Path> = cases.iter().map(|c| c.source.as_path()).collect();
    jdk17.compile(&old, &classes17)?;
    jdk25.compile(&every, &classes25)?;

    let bless = |case: &Case, lane: usize| -> Result<Outcome> {
        let lane = scratch.join(format!("lane{lane}"));
        let mut shown = Vec::new();
        for (jdk, classes) in [(&jdk17, &classes17), (&jdk25, &classes25)] {
            if !case.runs_on(jdk.version) {
                continue;
            }
            let first = jdk.run(case, classes, &lane, TIME_LIMIT)?;
            let second = jdk.run(case, classes, &lane, TIME_LIMIT)?;
            if first != second {
                return Ok(Outcome::Refused(format!("two runs on JDK {} differ", jdk.version)));
            }
            if let Some(word) = case::identity_hash(&first) {
                return Ok(Outcome::Refused(format!("`{word}` looks like an identity hash code")));
            }
            shown.push(first);
        }
        let differs = shown.len() == 2 && shown[0] != shown[1];
        let changed = case.store(&shown[0], None, arguments.check)?
            | case.store(&shown[shown.len() - 1], Some((25, differs)), arguments.check)?;
        Ok(match changed {
            true if arguments.check => Outcome::Refused("the stored output is not what java shows".into()),
            true => Outcome::Written { differs },
            false => Outcome::Unchanged,
        })
    };

    let next = AtomicUsize::new(0);
    let outcomes = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for lane in 0..arguments.jobs.max(1) {
            let (next, outcomes, cases, bless) = (&next, &outcomes, &cases, &bless);
            scope.spawn(move || {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let outcome = bless(case, lane).unwrap_or_else(|e| Outcome::Refused(format!("{e:#}")));
                    outcomes.lock().expect("no lane panics").push((case, outcome));
                }
            });
        }
    });
    report(outcomes.into_inner().expect("no lane panics"))
}

fn report(mut outcomes: Vec<(&Case, Outcome)>) -> Result<()> {
    outcomes.sort_by(|a, b| a.0.id.cmp(&b.0.id));
    let (mut unchanged, mut written, mut refused) = (0, 0, 0);
    for (case, outcome) in &outcomes {
        match outcome {
            Outcome::Unchanged => unchanged += 1,
            Outcome::Written { differs } => {
                written += 1;
                println!("written  {}{}", case.id, if *differs { "  (17 and 25 differ)" } else { "" });
            }
            Outcome::Refused(reason) => {
                refused += 1;
                println!("REFUSED  {}: {reason}", case.id);
            }
        }
    }
    println!("{} cases: {written} written, {unchanged} unchanged, {refused} refused", outcomes.len());
    if refused > 0 {
        bail!("{refused} cases refused");
    }
    Ok(())
}

/// The folder that holds the workspace, whatever folder the chore was started from.
pub fn project_root() -> Result<PathBuf> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(manifest.parent().context("xtask lies inside the workspace")?.to_path_buf())
}
