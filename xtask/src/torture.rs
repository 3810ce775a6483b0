//! The torture build over the corpus of programs that must run as on `java`: garbage is collected at every allocation
//! and at every call, so that a reference the machine forgets shows up as a difference or a crash; then once more with
//! the state saved, restored and rehashed at every call, so that a piece of state that is forgotten does.
//!
//! So that it ends, "every" holds for the first thirty thousand allocations and calls of a program (two thousand calls
//! where the state is restored); later it is ever fewer. With `--every` none is left out, except in stacks deeper than a
//! thousand frames and in programs that fill a small heap or watch what is cleared; there objects older than 500 calls
//! count as part of the base image, so that each treatment costs what is young. Programs that do not end in time are named
//! and passed over.
//!
//! It is the corpus test with a switch; this chore runs it topic by topic and says which topics hold.

use crate::bless::{CORPUS, project_root};
use anyhow::{Context, Result, bail};
use std::process::Command;

#[derive(clap::Args)]
pub struct Arguments {
    /// Only these topics (folders of the corpus); may be repeated.
    #[arg(long)]
    topic: Vec<String>,
    /// The version of the JDK.
    #[arg(long, default_value_t = 17)]
    jdk: u32,
    /// Only this kind: `collect` or `restore`.
    #[arg(long)]
    kind: Option<String>,
    /// Leave no allocation and no call out, and give programs up after so many seconds.
    #[arg(long, value_name = "SECONDS")]
    every: Option<u64>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let root = project_root()?;
    let mut topics = arguments.topic.clone();
    if topics.is_empty() {
        for entry in std::fs::read_dir(root.join(CORPUS))? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                topics.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        topics.sort();
    }
    let mut failed = Vec::new();
    let kinds =
        ["collect", "restore"].into_iter().filter(|k| arguments.kind.as_deref().is_none_or(|w| w == *k));
    let runs: Vec<(&str, &String)> = kinds.flat_map(|kind| topics.iter().map(move |t| (kind, t))).collect();
    for (kind, topic) in &runs {
        println!("--- {topic}, {kind}");
        let mut command = Command::new(env!("CARGO"));
        if let Some(seconds) = arguments.every {
            command.env("SOJOURNER_TORTURE_EVERY", "1").env("SOJOURNER_TORTURE_SECONDS", seconds.to_string());
        }
        let status = command
            .args([
                "test",
                "--release",
                "-q",
                "-p",
                "sojourner-jvm",
                "--test",
                "corpus",
                "--",
                "--nocapture",
                "every_program",
            ])
            .current_dir(&root)
            .env("SOJOURNER_TORTURE", kind)
            .env("SOJOURNER_CORPUS", format!("{topic}/"))
            .env("SOJOURNER_JDK", arguments.jdk.to_string())
            .status()
            .context("starting cargo")?;
        if !status.success() {
            failed.push(format!("{topic} ({kind})"));
        }
    }
    if !failed.is_empty() {
        bail!("under torture these topics differ: {}", failed.join(", "));
    }
    println!("{} topics hold under torture on JDK {}", topics.len(), arguments.jdk);
    Ok(())
}
