//! How `auto` does against the best single strategy, program by program.
//!
//! CPU time of the whole process (user and system, best of a few runs) up to the answer, for `auto` and for a list of
//! strategies that are good at something: the ratio is that of `auto` to the best of them that has an answer as good.
//! An answer is a verdict, and as much verified mass as the best has, but for a hundredth. The aim is a ratio of at
//! most two. What starting a machine costs is in all of the figures.

use crate::bench_java::measure;
use crate::bless::jdk::Jdk;
use crate::bless::project_root;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is searched: a class or a model, its arguments, and what else is said.
const WORKLOADS: &[(&str, &str, &[&str])] = &[
    ("EndlessRecursion", "8", &[]),
    ("Overflowing", "", &[]),
    ("WideChoice", "3 100", &[]),
    ("CoinFlips", "333333", &[]),
    ("ManyReorder", "9", &[]),
    ("ManyReorder", "10", &[]),
    ("Philosophers", "6 2", &["--all"]),
    ("Philosophers", "8 2", &[]),
    ("Philosophers", "12 1", &[]),
    ("BoundedBuffer", "2 2 2 2", &[]),
    ("LockedCounter", "3 4", &[]),
    ("Quicksort", "13", &[]),
    ("QuicksortList", "11", &[]),
    ("CouponCollector", "10", &[]),
    ("GamblersRuin", "40", &[]),
    ("Birthdays", "7 6", &[]),
    ("DeepChoice", "5 8", &[]),
    ("PoolCounter", "2 3", &[]),
    ("LockChain", "6 2", &[]),
    ("LockChain", "4 2 fine", &[]),
    ("LostUpdates", "3 3 3", &[]),
    ("LostSignal", "5", &[]),
    ("LateRace", "60", &[]),
    ("HeavySteps", "8 2000", &[]),
    ("Handover", "3 2", &[]),
    ("Spinners", "4 3", &[]),
    ("ReadersWriter", "2 2", &[]),
    ("DiceThreads", "2 3", &[]),
    ("LehmannRabin", "", &[]),
    ("LeaderElection", "", &[]),
    ("RandomWalk", "", &[]),
    ("SetUpThenRace", "20000 3", &[]),
    ("SetUpThenRace", "2000 30", &[]),
    ("DeepFault", "60 1", &[]),
    ("DeepFault", "200 0", &[]),
    ("CoinChain", "20 40", &[]),
    ("CoinChain", "200 200", &[]),
    ("RandomGraph", "500 1 0", &[]),
    ("RandomGraph", "2000 7 1", &[]),
    ("NotifyOne", "2 2 2 0", &[]),
    ("NotifyOne", "3 3 1 0", &[]),
    ("NotifyOne", "2 2 2 1", &[]),
    ("Cells", "4 6", &[]),
    ("Cells", "6 8", &[]),
    ("DeepRecursion", "3000 250 0", &[]),
    ("DeepRecursion", "800 50 1", &[]),
    ("TicketLock", "3 3 0", &[]),
    ("TicketLock", "3 2 1", &[]),
    ("Peterson", "40 0", &[]),
    ("Peterson", "20 1", &[]),
    ("Votes", "3 2 0", &[]),
    ("Votes", "3 3 1", &[]),
    ("examples/models/vending.aut", "", &[]),
    ("builtin:philosophers?n=12", "", &["--all"]),
    ("builtin:counters?processes=4,limit=20", "", &[]),
];

/// Where the programs are, from the root of the project.
const SOURCES: &[&str] = &["benches/java/auto", "benches/java/check", "examples/java/randomized"];

/// The strategies that `auto` is measured against.
const SINGLE: &[&str] =
    &["dfs", "bfs", "guided", "mixed", "pct:depth=4", "best-first:heuristic=fewest-switches", "pos"];

#[derive(clap::Args)]
pub struct Arguments {
    /// The JDK whose classes are used.
    #[arg(long, default_value_t = 17)]
    jdk: u32,
    /// Only programs whose name starts with this text; may be repeated.
    #[arg(long)]
    only: Vec<String>,
    /// Also the programs of the corpus below this folder of corpus/java: check, check/locks; may be repeated.
    #[arg(long)]
    corpus: Vec<String>,
    /// Runs of each, of which the best counts.
    #[arg(long, default_value_t = 2)]
    runs: usize,
    /// The time limit of a run, in seconds.
    #[arg(long, default_value_t = 20)]
    limit: u64,
    /// Our program (default: target/release/sojourner).
    #[arg(long)]
    sojourner: Option<PathBuf>,
}

/// What a run came to.
struct Answer {
    cpu: f64,
    /// The exit code says the verdict.
    verdict: String,
    verified: f64,
}

impl Answer {
    /// Whether there is a verdict.
    fn is_one(&self) -> bool {
        self.verdict == "verified" || self.verdict == "violated"
    }
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let root = project_root()?;
    let ours = arguments.sojourner.clone().unwrap_or_else(|| root.join("target/release/sojourner"));
    if !ours.exists() {
        bail!("{} does not exist; build it with `cargo build --release`", ours.display());
    }
    let jdk = Jdk::find(arguments.jdk, None)?;
    let mut sources = Vec::new();
    for folder in SOURCES {
        for entry in std::fs::read_dir(root.join(folder))? {
            let path = entry?.path();
            let class = path.file_stem().and_then(|n| n.to_str());
            if WORKLOADS.iter().any(|w| class == Some(w.0)) {
                sources.push(path);
            }
        }
    }
    for entry in std::fs::read_dir(root.join("java/sojourner"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "java") {
            sources.push(path);
        }
    }
    let classes = root.join(format!("target/bench-auto/classes{}", arguments.jdk));
    jdk.compile(&sources.iter().map(PathBuf::as_path).collect::<Vec<_>>(), &classes)?;
    let bench = Bench { ours: &ours, jdk: &jdk, classes: &classes, arguments };
    println!("{:44} {:>8} {:>8} {:>6}  {:24} verdict, verified", "", "auto s", "best s", "ratio", "best");
    let mut worst = 0.0f64;
    for workload in WORKLOADS {
        if arguments.only.is_empty() || arguments.only.iter().any(|o| workload.0.starts_with(o.as_str())) {
            worst = worst.max(bench.show(workload)?);
        }
    }
    let mut programs = Vec::new();
    for folder in &arguments.corpus {
        collect(&root.join("corpus/java").join(folder), &mut programs)?;
    }
    programs.sort();
    for program in &programs {
        worst = worst.max(bench.show(&(program, "", &[]))?);
    }
    println!("the largest ratio is {worst:.2}");
    Ok(())
}

/// Whether a model is named, and not a Java program.
fn is_model(name: &str) -> bool {
    name.contains(':') || name.contains('/') && !name.ends_with(".java")
}

/// The programs in a folder and below it: sources with a `main`.
fn collect(folder: &Path, programs: &mut Vec<String>) -> Result<()> {
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, programs)?;
        } else if path.extension().is_some_and(|e| e == "java")
            && std::fs::read_to_string(&path)?.contains("static void main(")
        {
            programs.push(path.display().to_string());
        }
    }
    Ok(())
}

struct Bench<'a> {
    ours: &'a Path,
    jdk: &'a Jdk,
    classes: &'a Path,
    arguments: &'a Arguments,
}

impl Bench<'_> {
    /// Prints a line; the ratio.
    fn show(&self, workload: &(&str, &str, &[&str])) -> Result<f64> {
        let auto = self.best(workload, "auto")?;
        let mut singles = Vec::new();
        for strategy in SINGLE {
            // Models have no switches to count.
            if !(is_model(workload.0) && strategy.contains("heuristic")) {
                singles.push((*strategy, self.best(workload, strategy)?));
            }
        }
        let most = singles.iter().map(|(_, a)| a.verified).fold(0.0, f64::max);
        let is_decided = singles.iter().any(|(_, a)| a.is_one());
        let good = singles
            .iter()
            .filter(|(_, a)| a.is_one() == is_decided && a.verdict != "other" && a.verified >= most - 0.01);
        let (name, best) = good
            .min_by(|a, b| a.1.cpu.total_cmp(&b.1.cpu))
            .map(|(name, best)| (*name, best))
            .context("a single strategy with an answer")?;
        let ratio = auto.cpu / best.cpu;
        let worse =
            if auto.is_one() != is_decided || auto.verified < most - 0.01 { "  WORSE ANSWER" } else { "" };
        println!(
            "{:44} {:>8.2} {:>8.2} {:>6.2}  {:24} {} {}{worse}",
            format!("{} {} {}", workload.0, workload.1, workload.2.join(" ")),
            auto.cpu,
            best.cpu,
            ratio,
            name,
            auto.verdict,
            auto.verified
        );
        Ok(ratio)
    }

    fn best(&self, workload: &(&str, &str, &[&str]), strategy: &str) -> Result<Answer> {
        let mut best: Option<Answer> = None;
        for _ in 0..self.arguments.runs.max(1) {
            let answer = self.once(workload, strategy)?;
            if best.as_ref().is_none_or(|b| answer.cpu < b.cpu) {
                best = Some(answer);
            }
        }
        best.context("at least one run")
    }

    fn once(&self, (name, own, flags): &(&str, &str, &[&str]), strategy: &str) -> Result<Answer> {
        let mut command = Command::new(self.ours);
        command.args(["check", "--quiet", "--json", "--strategy", strategy]);
        command.arg("--for").arg(format!("{}s", self.arguments.limit)).args(*flags).arg(name);
        if name.ends_with(".java") {
            command.arg("--jdk").arg(self.jdk.home());
        } else if !is_model(name) {
            command.arg("--jdk").arg(self.jdk.home()).arg("--class-path").arg(self.classes);
            command.arg("--").args(own.split(' ').filter(|word| !word.is_empty()));
        }
        let usage = measure(command, &[0, 1, 3, 4])?;
        let report: serde_json::Value = serde_json::from_str(&usage.output)?;
        Ok(Answer {
            cpu: usage.cpu.as_secs_f64(),
            verdict: report["verdict"].as_str().unwrap_or("other").to_owned(),
            verified: report["verified"].as_f64().unwrap_or(0.0),
        })
    }
}
