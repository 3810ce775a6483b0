//! How fast `sojourner check` goes through Java programs, and what a state costs.
//!
//! CPU time (user and system of the whole process, best of a few runs) because machines are shared. What the same
//! command needs to start, up to its first transition, is measured apart and taken off both time and memory: the
//! figures are of the search. Throughput is transitions per CPU second, memory the peak of the resident set by state.

use crate::bench_java::measure;
use crate::bless::jdk::Jdk;
use crate::bless::project_root;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program to search, and what is asked of the search.
struct Workload {
    class: &'static str,
    arguments: &'static str,
    strategy: &'static str,
    /// Transitions per CPU second, at least.
    rate: Option<f64>,
    /// Bytes a state, at most.
    bytes: Option<f64>,
}

const fn workload(class: &'static str, arguments: &'static str, strategy: &'static str) -> Workload {
    Workload { class, arguments, strategy, rate: None, bytes: None }
}

/// Where the programs are, from the root of the project.
const SOURCES: &[&str] = &["benches/java/check", "examples/java/randomized"];

const WORKLOADS: &[Workload] = &[
    Workload { rate: Some(1.5e6), bytes: Some(60.0), ..workload("Philosophers", "6 2", "dfs") },
    Workload { rate: Some(1.5e6), bytes: Some(350.0), ..workload("Philosophers", "6 2", "bfs") },
    Workload { rate: Some(1.2e6), bytes: Some(60.0), ..workload("Quicksort", "13", "dfs") },
    Workload { bytes: Some(350.0), ..workload("Quicksort", "13", "bfs") },
    Workload { rate: Some(3.0e5), bytes: Some(60.0), ..workload("QuicksortList", "13", "dfs") },
    Workload { bytes: Some(350.0), ..workload("QuicksortList", "13", "bfs") },
    Workload { bytes: Some(60.0), ..workload("BoundedBuffer", "2 2 2 2", "dfs") },
    Workload { bytes: Some(350.0), ..workload("BoundedBuffer", "2 2 2 2", "bfs") },
    Workload { bytes: Some(60.0), ..workload("LockedCounter", "3 4", "dfs") },
    Workload { bytes: Some(350.0), ..workload("LockedCounter", "3 4", "bfs") },
];

/// A space of hundreds of millions of transitions, cut after each power of ten.
const LARGE: Workload = workload("Philosophers", "9 3", "dfs");

#[derive(clap::Args)]
pub struct Arguments {
    /// The JDK whose classes are used.
    #[arg(long, default_value_t = 17)]
    jdk: u32,
    /// Only programs whose name starts with this text; may be repeated.
    #[arg(long)]
    only: Vec<String>,
    /// Runs of each, of which the best counts.
    #[arg(long, default_value_t = 3)]
    runs: usize,
    /// Our program (default: target/release/sojourner).
    #[arg(long)]
    sojourner: Option<PathBuf>,
    /// Instead, one large space up to 10^5, 10^6 ... this many transitions, depth first.
    #[arg(long)]
    flat: Option<u64>,
}

/// What a search did and used.
struct Figures {
    states: f64,
    transitions: f64,
    cpu: f64,
    peak: f64,
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
            let is_wanted = path.file_stem().and_then(|n| n.to_str());
            if WORKLOADS.iter().any(|w| is_wanted == Some(w.class)) {
                sources.push(path);
            }
        }
    }
    let classes = root.join(format!("target/bench-check/classes{}", arguments.jdk));
    jdk.compile(&sources.iter().map(PathBuf::as_path).collect::<Vec<_>>(), &classes)?;
    let bench = Bench { ours: &ours, jdk: &jdk, classes: &classes, runs: arguments.runs };
    println!(
        "{:32} {:>11} {:>12} {:>8} {:>10} {:>8}",
        "", "states", "transitions", "CPU s", "per CPU s", "B/state"
    );
    match arguments.flat {
        None => {
            let wanted = |w: &&Workload| {
                arguments.only.is_empty() || arguments.only.iter().any(|o| w.class.starts_with(o.as_str()))
            };
            WORKLOADS.iter().filter(wanted).try_for_each(|workload| bench.show(workload, None))
        }
        Some(most) => std::iter::successors(Some(100_000u64), |n| n.checked_mul(10))
            .take_while(|&n| n <= most)
            .try_for_each(|limit| bench.show(&LARGE, Some(limit))),
    }
}

struct Bench<'a> {
    ours: &'a Path,
    jdk: &'a Jdk,
    classes: &'a Path,
    runs: usize,
}

impl Bench<'_> {
    fn show(&self, workload: &Workload, limit: Option<u64>) -> Result<()> {
        let start = self.best(workload, Some(1))?;
        let whole = self.best(workload, limit)?;
        let rate = whole.transitions / (whole.cpu - start.cpu);
        let bytes = (whole.peak - start.peak) / whole.states;
        let asked = |figure: f64, goal: Option<f64>, is_met: fn(f64, f64) -> bool| match goal {
            Some(goal) if is_met(figure, goal) => " ok",
            Some(_) => " !!",
            None => "   ",
        };
        println!(
            "{:32} {:>11} {:>12} {:>8.2} {:>10.0}{} {:>5.0}{}",
            format!("{} {} {}", workload.class, workload.arguments, workload.strategy),
            whole.states,
            whole.transitions,
            whole.cpu - start.cpu,
            rate,
            asked(rate, workload.rate, |a, b| a >= b),
            bytes,
            asked(bytes, workload.bytes, |a, b| a <= b),
        );
        Ok(())
    }

    fn best(&self, workload: &Workload, limit: Option<u64>) -> Result<Figures> {
        let mut best: Option<Figures> = None;
        for _ in 0..self.runs.max(1) {
            let figures = self.once(workload, limit)?;
            if best.as_ref().is_none_or(|b| figures.cpu < b.cpu) {
                best = Some(figures);
            }
        }
        best.context("at least one run")
    }

    fn once(&self, workload: &Workload, limit: Option<u64>) -> Result<Figures> {
        let mut command = Command::new(self.ours);
        command.args(["check", "--quiet", "--all", "--json", "--strategy", workload.strategy]);
        command.arg("--jdk").arg(self.jdk.home()).arg("--class-path").arg(self.classes);
        if let Some(limit) = limit {
            command.arg("--max-transitions").arg(limit.to_string());
        }
        command.arg(workload.class).arg("--").args(workload.arguments.split(' '));
        // A violation and a limit are good endings here.
        let usage = measure(command, &[0, 1, 3])?;
        let figure = |name: &str| -> Result<f64> {
            let line = usage.output.lines().find(|l| l.trim_start().starts_with(&format!("\"{name}\"")));
            let value =
                line.and_then(|l| l.split(':').nth(1)).context("a report with states and transitions")?;
            Ok(value.trim().trim_end_matches(',').parse()?)
        };
        Ok(Figures {
            states: figure("states")?,
            transitions: figure("transitions")?,
            cpu: usage.cpu.as_secs_f64(),
            peak: usage.peak_kib as f64 * 1024.0,
        })
    }
}
