//! `--audit`: the report says how much of what the answer rests on was checked again, and what a search says stays the same.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sojourner(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(arguments)
        .current_dir(root())
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn json(arguments: &[&str]) -> Value {
    let output = sojourner(&[&["check", "--json", "--quiet"], arguments].concat());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{e}: {output:?}"))
}

#[test]
fn what_was_checked_again_is_counted() {
    for (system, java) in [("builtin:counters?processes=3,limit=5", false), ("examples/java/Bank.java", true)]
    {
        let plain = json(&[system, "--all"]);
        let audited = json(&[system, "--all", "--audit"]);
        for field in ["verdict", "states", "transitions", "verified", "violating"] {
            assert_eq!(plain[field], audited[field], "{system}: {field}");
        }
        assert!(plain["audit"].is_null());
        let audit = &audited["audit"];
        for field in ["merges", "replays", "restores", "steps"] {
            assert!(audit[field].as_u64().unwrap() > 0, "{system}: {field} of {audit}");
        }
        assert_eq!(audit["runs"].as_u64().unwrap() > 0, java, "{system}: {audit}");
        assert_eq!(audit["breaches"], Value::Array(Vec::new()), "{system}");
    }
}

#[test]
fn the_text_says_so_before_the_result() {
    let output = sojourner(&["check", "--audit", "--quiet", "builtin:diamond?width=4"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{text}");
    let lines: Vec<&str> = text.lines().rev().collect();
    assert!(lines[0].starts_with("result: verified"), "{text}");
    assert!(lines[1].starts_with("audit: ") && lines[1].ends_with("all as it should be"), "{text}");
}

#[test]
fn it_does_not_go_with_a_checkpoint() {
    let output = sojourner(&["check", "builtin:die", "--audit", "--checkpoint", "x"]);
    assert_eq!(output.status.code(), Some(2));
}
