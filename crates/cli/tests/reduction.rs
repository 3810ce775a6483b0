//! `--reduction` on the command line: the report names what was used, and a token replays.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn sojourner(arguments: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.current_dir(root).args(arguments).output().expect("the binary runs")
}

fn check(program: &str, options: &[&str]) -> Value {
    let path = format!("corpus/java/check/{program}.java");
    let output = sojourner(&[&["check", "-q", "--json", &path], options].concat());
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{program}: {e}\n{}", String::from_utf8_lossy(&output.stderr)))
}

#[test]
fn every_level_finds_the_violation_and_replays_it() {
    for level in ["none", "escape", "sleep", "dpor"] {
        let report = check("classics/LoseNotify", &["--strategy", "dfs", "--reduction", level]);
        assert_eq!(report["verdict"], "violated", "{level}");
        assert_eq!(report["java"]["reduction"], level);
        let token = report["violations"][0]["token"].as_str().expect("a token").to_owned();
        let replayed = sojourner(&["replay", &token]);
        let text = String::from_utf8_lossy(&replayed.stdout);
        assert_eq!(replayed.status.code(), Some(1), "{level}: {text}");
        assert!(text.contains("deadlock"), "{level}: {text}");
    }
}

#[test]
fn what_cannot_be_used_is_said() {
    let notes = |options: &[&str], program: &str| {
        let report = check(program, options);
        // Of the portfolio the depth-first member has the answer.
        let used = if options.is_empty() { "sleep" } else { "escape" };
        assert_eq!(report["java"]["reduction"], used, "{options:?}");
        report["notes"].to_string()
    };
    // Breadth first; and chance, which needs every order.
    assert!(
        notes(&["--reduction", "dpor", "--strategy", "bfs"], "classics/LoseNotify")
            .contains("dpor was not used")
    );
    let depth_first = ["--reduction", "dpor", "--strategy", "dfs"];
    assert!(notes(&depth_first, "choices/CoinRace").contains("dpor was not used"));
    assert!(!notes(&[], "classics/LoseNotify").contains("was not used"));
}

/// Two philosophers, with the steps that the discipline of locks would leave out.
const UNLOCKED: &[&str] = &["--lock-discipline", "off", "--", "2"];

#[test]
fn fewer_states_and_the_same_verdict() {
    let states = |level: &str| {
        let report = check(
            "locks/PhilosophersWaiter",
            &[&["--strategy", "dfs", "--reduction", level], UNLOCKED].concat(),
        );
        assert_eq!(report["verdict"], "verified", "{level}");
        report["states"].as_u64().expect("a count")
    };
    let (escape, sleep, dpor) = (states("escape"), states("sleep"), states("dpor"));
    assert!(sleep <= escape && dpor * 2 < escape, "{escape} {sleep} {dpor}");
}

/// Depth first, second orders are looked up unless something else is asked for: all figures are the same.
#[test]
fn depth_first_looks_second_orders_up() {
    let run = |options: &[&str]| {
        let arguments = [&["--strategy", "dfs"], options, &["--", "2"]].concat();
        check("locks/PhilosophersWaiter", &arguments)
    };
    let (plain, usual) = (run(&["--reduction", "escape"]), run(&[]));
    assert_eq!(
        (&plain["java"]["reduction"], &usual["java"]["reduction"]),
        (&"escape".into(), &"sleep".into())
    );
    for figure in ["verdict", "states", "transitions", "depth", "frontier", "notes"] {
        assert_eq!(plain[figure], usual[figure], "{figure}");
    }
    let breadth_first = check("locks/PhilosophersWaiter", &["--strategy", "bfs", "--", "2"]);
    assert_eq!(breadth_first["java"]["reduction"], "escape");
}

/// Five philosophers are more than the first member sees before others join; the report says whose answer it is.
#[test]
fn auto_says_whose_answer_it_is() {
    let report = check("classics/DiningOrdered", &["--lock-discipline", "off", "--", "5", "1"]);
    assert_eq!((&report["verdict"], &report["strategy"]), (&"verified".into(), &"auto".into()), "{report}");
    let searches = report["searches"].as_array().expect("several searches");
    let last = searches.last().expect("one has the answer");
    assert_eq!((&last["strategy"], &last["ending"]), (&"dfs".into(), &"exhausted".into()), "{report}");
    let reduction = report["java"]["reduction"].as_str().expect("a word");
    assert!(["sleep", "dpor"].contains(&reduction), "{report}");
    assert!(searches[..searches.len() - 1].iter().all(|s| s["ending"] == "waiting"), "{report}");
    // Not where samples of progress are asked for.
    let limits = ["--progress-every", "10000", "--max-transitions", "60000"];
    let sampled = [&limits[..], &["--lock-discipline", "off", "--", "5", "1"]].concat();
    let report = check("classics/DiningOrdered", &sampled);
    assert_eq!((&report["verdict"], &report["java"]["reduction"]), (&"limit".into(), &"escape".into()));
}

/// What a lock protects is no step, and the report says where that is off, and why.
#[test]
fn the_discipline_of_locks_is_on_and_is_told_where_it_is_off() {
    let run = |options: &[&str]| check("locks/LockedSums", &[&["--strategy", "bfs"], options].concat());
    let (on, off) = (run(&[]), run(&["--lock-discipline", "off"]));
    assert_eq!((&on["verdict"], &on["java"]["rules_off"]), (&off["verdict"], &serde_json::json!([])));
    let count = |report: &Value| report["states"].as_u64().expect("a count");
    assert!(count(&on) * 5 < count(&off), "{on} {off}");
    let why = |report: &Value| {
        assert_eq!(report["java"]["rules_off"][0]["rule"], "discipline", "{report}");
        report["java"]["rules_off"][0]["why"].as_str().expect("a reason").to_owned()
    };
    assert_eq!(why(&off), "--lock-discipline off");
    let workers = run(&["--workers", "2"]);
    assert_eq!((why(&workers).as_str(), count(&workers)), ("there are several workers", count(&off)));
    let labelled = run(&["--label", "seen=entered:LockedSums.main"]);
    assert_eq!(why(&labelled), "labels are asked for");
}

/// What one thread does when the others have ended is not looked at step by step: each of these took
/// minutes with a thousand rounds when it was.
#[test]
fn long_runs_cost_what_they_do() {
    for options in [
        &["--strategy", "dfs", "--reduction", "none"][..],
        &["--strategy", "dfs", "--reduction", "sleep"],
        &["--strategy", "dfs", "--reduction", "dpor"],
        &["--strategy", "pos"],
        &[],
    ] {
        let report = check("threads/CountUp", &[options, &["--for", "60s", "--", "400"]].concat());
        assert_eq!(report["verdict"], "violated", "{options:?}");
        let transitions = report["transitions"].as_u64().expect("a count");
        // Without a reduction attempts to take monitors and copied elements are steps of their own.
        assert!(transitions < 66_000, "{options:?}: {transitions}");
    }
}
