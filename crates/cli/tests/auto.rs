//! `auto` means one thing: where there can be one search only, the default is another strategy under its own
//! name, and `--strategy auto` is refused.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn sojourner(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the program starts")
}

const SYSTEM: &str = "builtin:diamond?width=5";

/// What belongs to one search, and its strategy.
const LONE: [(&[&str], &str); 3] =
    [(&["--workers", "2"], "bfs"), (&["--max-depth", "30"], "bfs"), (&["--progress-every", "5"], "mixed")];

#[test]
fn a_check_is_a_portfolio_unless_there_can_be_one_search_only() {
    let strategy = |flags: &[&str]| {
        let output = sojourner(&[&["check", "-q", "--json", SYSTEM], flags].concat());
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        assert_eq!(report["verdict"], "verified", "{report}");
        report["strategy"].as_str().expect("a name").to_owned()
    };
    assert_eq!(strategy(&[]), "auto");
    assert_eq!(strategy(&["--strategy", "auto", "--all"]), "auto");
    for (flags, expected) in LONE {
        assert_eq!(strategy(flags), expected, "{flags:?}");
    }
}

/// The members of the portfolio that search by a heuristic of Java programs join long after the beginning; a model has
/// heuristics of its own.
#[test]
fn a_model_with_other_heuristics_has_fewer_members() {
    let words =
        ["check", "-q", "--json", "builtin:counters?processes=4,limit=99", "--max-transitions", "300k"];
    let output = sojourner(&words);
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!((output.status.code(), &report["verdict"]), (Some(3), &"limit".into()), "{report}");
}

#[test]
fn a_portfolio_is_refused_where_there_can_be_one_search_only() {
    let checkpoint = std::env::temp_dir().join(format!("sojourner-auto-{}", std::process::id()));
    let checkpoint = checkpoint.to_str().expect("a name");
    let more: [(&[&str], &str); 2] =
        [(&["--checkpoint", checkpoint], "mixed"), (&["--reduction", "dpor"], "dfs")];
    for (flags, instead) in LONE.into_iter().chain(more) {
        let output = sojourner(&[&["check", "-q", "--strategy", "auto", SYSTEM], flags].concat());
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{flags:?}: {complaint}");
        assert!(complaint.contains(&format!("without --strategy it is {instead}")), "{complaint}");
    }
    assert!(!Path::new(checkpoint).exists(), "nothing was begun");
    let graph = sojourner(&["graph", "--strategy", "auto", SYSTEM]);
    assert_eq!(graph.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&graph.stderr).contains("without --strategy it is bfs"), "{graph:?}");
    assert_eq!(sojourner(&["graph", "--strategy", "dfs", SYSTEM]).status.code(), Some(0));
}
