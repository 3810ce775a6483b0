//! Tells a release which commit it was built from, where that is known: outside of a repository, or of ours, nothing is
//! told. Other builds do not ask, so that a commit does not build them anew.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = if is_release { commit() } else { Some("not a release build".into()) };
    let build = commit.map_or(String::new(), |commit| format!(" ({commit})"));
    println!("cargo:rustc-env=SOJOURNER_BUILD={build}");
}

fn commit() -> Option<String> {
    // The repository may be that of somebody who keeps a copy of our sources.
    git(&["ls-files", "--error-unmatch", "build.rs"])?;
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    println!("cargo:rerun-if-changed={log}");
    Some(format!("commit {}", git(&["rev-parse", "--short=10", "HEAD"])?))
}

/// What git says, if it is there and content.
fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
