//! `cargo xtask learn-jdk PATH`: which bodies of a JDK the rules about scheduling points were not argued for, and, with
//! `--write`, their digests in the table.
//!
//! A digest belongs there after the rules have been read against the JDK's text, and every level of reduction has been
//! compared with `none` on it: `--write` runs these comparisons (`crates/jvm/tests/reductions.rs`) with the new table, and
//! puts the old one back if one fails. Until then the rules are off on that JDK, which costs time and is never wrong.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, ensure};

#[derive(clap::Args)]
pub struct Arguments {
    /// Where the JDK is
    jdk: PathBuf,
    /// Compare, and add the digests to the table
    #[arg(long)]
    write: bool,
    /// Add them without comparing
    #[arg(long, requires = "write")]
    compared: bool,
}

const TABLE: &str = "crates/jvm/src/reduce/digests.rs";

const HEAD: &str = "\
//! The bodies that the rules were argued for, and compared with every step on: by rule and class, a digest for each
//! text (`fit.rs`). Written by `cargo xtask learn-jdk`.

/// Rule, class, digests.
pub type Known = (&'static str, &'static str, &'static [u64]);

#[rustfmt::skip]
pub const KNOWN: &[Known] = &[
";

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let root = xtask::root();
    let new = Command::new(env!("CARGO"))
        .args(["run", "-q", "-p", "sojourner-jvm", "--example", "unknown_bodies", "--"])
        .arg(&arguments.jdk)
        .current_dir(&root)
        .output()
        .context("cargo cannot be started")?;
    ensure!(new.status.success(), "{}", String::from_utf8_lossy(&new.stderr));
    let listed = String::from_utf8_lossy(&new.stdout).into_owned();
    println!("{} bodies are not known", listed.lines().count());
    print!("{listed}");
    let new = there(&listed);
    if !arguments.write || new.is_empty() {
        return Ok(());
    }
    let file = root.join(TABLE);
    let old =
        std::fs::read_to_string(&file).with_context(|| format!("{}: cannot be read", file.display()))?;
    std::fs::write(&file, merged(&old, &new))
        .with_context(|| format!("{}: cannot be written", file.display()))?;
    if arguments.compared {
        return Ok(());
    }
    let compared = Command::new(env!("CARGO"))
        .args(["test", "-p", "sojourner-jvm", "--test", "reductions"])
        .env("JAVA_HOME", &arguments.jdk)
        .current_dir(&root)
        .status()
        .context("cargo cannot be started")?;
    if !compared.success() {
        std::fs::write(&file, old)?;
    }
    ensure!(compared.success(), "levels of reduction differ on this JDK: nothing was added");
    Ok(())
}

/// Those that are there: a class that this JDK does not have cannot be learned, and its row stays off.
fn there(listed: &str) -> String {
    let is_there = |line: &&str| !line.ends_with(" 0x0000000000000000");
    listed.lines().filter(is_there).map(|line| format!("{line}\n")).collect()
}

/// The table with more digests.
fn merged(old: &str, new: &str) -> String {
    let mut all: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for line in old.lines().filter(|line| line.starts_with("    (\"")) {
        let texts: Vec<&str> = line.split('"').collect();
        let digests = line.split(['[', ']']).nth(1).unwrap_or("").split(", ").map(String::from);
        all.entry((texts[1].to_owned(), texts[3].to_owned())).or_default().extend(digests);
    }
    for line in new.lines() {
        if let [row, class, digest] = line.split(' ').collect::<Vec<_>>()[..] {
            all.entry((row.to_owned(), class.to_owned())).or_default().push(digest.to_owned());
        }
    }
    let mut text = HEAD.to_owned();
    for ((row, class), digests) in all {
        writeln!(text, "    (\"{row}\", \"{class}\", &[{}]),", digests.join(", ")).expect("a text");
    }
    text + "];\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_that_is_missing_is_not_learned() {
        assert_eq!(
            there("a/b C 0x0000000000000001\na/b D 0x0000000000000000\n"),
            "a/b C 0x0000000000000001\n"
        );
    }

    #[test]
    fn digests_are_added_to_their_rows() {
        let once = merged(HEAD, "a/b C 0x1\na/b D 0x2\n");
        assert!(once.contains("    (\"a/b\", \"C\", &[0x1]),\n"));
        let twice = merged(&once, "a/b C 0x3\n");
        assert!(
            twice.contains("(\"a/b\", \"C\", &[0x1, 0x3])") && twice.contains("(\"a/b\", \"D\", &[0x2])")
        );
    }
}
