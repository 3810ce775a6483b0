//! Our machine against `java`: generated cases line by line, or the corpus against its stored outputs.
//!
//! Generated: both run the same class files, so a difference is ours (or a dependence of the case on the machine,
//! which the generator must not make). Corpus: the expected outputs were blessed, only our machine runs.

use crate::bless::case::{Case, render};
use crate::bless::jdk::{Jdk, capture};
use crate::bless::{CORPUS, project_root};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

#[derive(clap::Args)]
pub struct Arguments {
    /// Where everything random comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many generated cases to compare.
    #[arg(long, default_value_t = 20_000)]
    cases: usize,
    /// Compare the corpus of whole programs with its stored outputs instead.
    #[arg(long)]
    corpus: bool,
    /// With --corpus: only cases whose `topic/Case` starts with this text; may be repeated.
    #[arg(long)]
    only: Vec<String>,
    /// The version of the JDK that both machines use.
    #[arg(long, default_value_t = 17)]
    jdk: u32,
    /// The home of that JDK (default: the usual folders).
    #[arg(long)]
    jdk_home: Option<PathBuf>,
    /// Our program (default: target/release/sojourner).
    #[arg(long)]
    sojourner: Option<PathBuf>,
    /// Seconds that one class or program may take.
    #[arg(long, default_value_t = 60)]
    limit: u64,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let root = project_root()?;
    let sojourner = arguments.sojourner.clone().unwrap_or_else(|| root.join("target/release/sojourner"));
    if !sojourner.exists() {
        bail!("{} does not exist; build it with `cargo build --release`", sojourner.display());
    }
    let sojourner = sojourner.canonicalize()?;
    let jdk = Jdk::find(arguments.jdk, arguments.jdk_home.as_deref())?;
    let scratch = root.join("target/differential");
    let machine = Machine { sojourner, jdk, scratch, limit: Duration::from_secs(arguments.limit) };
    match arguments.corpus {
        true => machine.corpus(&root.join(CORPUS), &arguments.only),
        false => machine.generated(arguments.seed, arguments.cases),
    }
}

struct Machine {
    sojourner: PathBuf,
    jdk: Jdk,
    scratch: PathBuf,
    limit: Duration,
}

impl Machine {
    fn generated(&self, seed: u64, cases: usize) -> Result<()> {
        let sources = self.scratch.join("sources");
        let classes = self.scratch.join("classes");
        if sources.exists() {
            std::fs::remove_dir_all(&sources)?;
        }
        let names = super::write(seed, cases, super::CASES_PER_CLASS, &sources)?;
        let files: Vec<PathBuf> = names.iter().map(|name| sources.join(format!("{name}.java"))).collect();
        self.jdk.compile(&files.iter().map(PathBuf::as_path).collect::<Vec<_>>(), &classes)?;
        let (mut equal, mut different) = (0, 0);
        for name in &names {
            let case = Case::plain(name);
            let expected = self.jdk.run(&case, &classes, &self.scratch.join("java"), self.limit)?;
            let ours = self.ours(&case, &classes)?;
            let mut expected = expected.lines();
            let mut ours = ours.lines();
            loop {
                match (expected.next(), ours.next()) {
                    (None, None) => break,
                    (theirs, ours) if theirs == ours => equal += 1,
                    (theirs, ours) => {
                        different += 1;
                        if different <= 20 {
                            let [theirs, ours] = [theirs, ours].map(|line| line.unwrap_or("(nothing)"));
                            println!("{name}\n  java       {theirs}\n  sojourner  {ours}");
                        }
                        // After a line is missing the rest is shifted and says nothing.
                        if theirs.is_none() || ours.is_none() {
                            break;
                        }
                    }
                }
            }
        }
        println!(
            "{cases} cases, seed {seed}, JDK {}: {equal} lines equal, {different} different",
            self.jdk.version
        );
        if different > 0 || equal < cases {
            bail!("our machine and java differ");
        }
        Ok(())
    }

    fn corpus(&self, corpus: &Path, only: &[String]) -> Result<()> {
        let mut cases = Case::all(corpus)?;
        cases.retain(|case| {
            case.runs_on(self.jdk.version)
                && (only.is_empty() || only.iter().any(|prefix| case.id.starts_with(prefix.as_str())))
        });
        let classes = self.scratch.join("corpus");
        self.jdk.compile(&cases.iter().map(|c| c.source.as_path()).collect::<Vec<_>>(), &classes)?;
        let mut topics: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for case in &cases {
            let expected =
                case.load(self.jdk.version).with_context(|| format!("{} is not blessed", case.id))?;
            let ours = self.ours(case, &classes).unwrap_or_else(|e| format!("{e:#}"));
            let topic = topics.entry(case.id.split('/').next().unwrap_or_default()).or_default();
            topic.1 += 1;
            if ours == expected {
                topic.0 += 1;
                continue;
            }
            let at = expected.lines().zip(ours.lines()).position(|(a, b)| a != b);
            let at = at.unwrap_or(expected.lines().count().min(ours.lines().count()));
            let [theirs, ours] =
                [&expected, &ours].map(|text| text.lines().nth(at).unwrap_or("(nothing)").to_owned());
            println!("{} line {}\n  java       {theirs}\n  sojourner  {ours}", case.id, at + 1);
        }
        let (passed, total) = topics.values().fold((0, 0), |sum, t| (sum.0 + t.0, sum.1 + t.1));
        for (topic, (passed, total)) in &topics {
            println!("{topic:14} {passed:3} of {total:3}");
        }
        println!("JDK {}: {passed} of {total} programs equal", self.jdk.version);
        if passed < total {
            bail!("{} programs differ from java", total - passed);
        }
        Ok(())
    }

    fn ours(&self, case: &Case, classes: &Path) -> Result<String> {
        let mut command = Command::new(&self.sojourner);
        command.arg("run").args(case.heap.iter().flat_map(|heap| ["--heap", heap.as_str()]));
        command.arg(classes.join(format!("{}.class", case.main_class)));
        if !case.args.is_empty() {
            command.arg("--").args(&case.args);
        }
        command.env("JAVA_HOME", self.jdk.home());
        let (stdout, stderr, status) = capture(command, &case.stdin, &self.scratch.join("ours"), self.limit)?;
        Ok(render(&stdout, &stderr, status.code().context("sojourner was killed by a signal")?))
    }
}
