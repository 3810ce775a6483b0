//! Options that say what a Java program may meet: time and random numbers.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn sojourner(arguments: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.current_dir(root).args(arguments).output().expect("the binary runs")
}

fn check(program: &str, options: &[&str]) -> Value {
    let path = format!("corpus/java/modes/{program}.java");
    let output = sojourner(&[&["check", "-q", "--json", &path], options].concat());
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{program}: {e}\n{}", String::from_utf8_lossy(&output.stderr)))
}

#[test]
fn time_passes_at_any_moment_or_when_nothing_else_happens() {
    let any = check("TimesOut", &[]);
    assert_eq!((&any["verdict"], &any["java"]["timeouts"]), (&"violated".into(), &"any".into()));
    let remarks = any["violations"][0]["story"]["remarks"].as_array().expect("a story");
    let told = remarks.iter().any(|r| r.as_str().is_some_and(|r| r.contains("--timeouts idle")));
    assert!(told, "{remarks:?}");
    for strategy in ["auto", "dfs", "bfs"] {
        let idle = check("TimesOut", &["--timeouts", "idle", "--strategy", strategy]);
        assert_eq!((&idle["verdict"], &idle["java"]["timeouts"]), (&"verified".into(), &"idle".into()));
    }
    // Who may time out then depends on all others, which dpor does not know of.
    let reduced = check("TimesOut", &["--timeouts", "idle", "--strategy", "dfs", "--reduction", "dpor"]);
    assert_eq!((&reduced["verdict"], &reduced["java"]["reduction"]), (&"verified".into(), &"escape".into()));
}

#[test]
fn a_seed_is_kept_unless_all_outcomes_are_asked_for() {
    assert_eq!(check("Seeded", &[])["verdict"], "verified");
    let all = check("Seeded", &["--random", "all", "--all"]);
    assert_eq!(all["verdict"], "violated");
    let violating = all["violating"].as_f64().expect("a number");
    assert!((violating - 0.9).abs() < 1e-12, "{violating}");
    let token = all["violations"][0]["token"].as_str().expect("a token");
    assert_eq!(sojourner(&["replay", token]).status.code(), Some(1));
    let wrong = sojourner(&["check", "corpus/java/modes/Seeded.java", "--random", "some"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("\"some\" is none of"));
}

#[test]
fn what_the_program_asks_of_the_world_outside_is_said() {
    let asked = check("Asks", &[]);
    assert_eq!(asked["verdict"], "verified");
    let assumed = asked["java"]["assumed"].to_string();
    for answer in ["standard input", "fixed time", "processors", "heap", "hash codes", "environment"] {
        assert!(assumed.contains(answer), "{answer}: {assumed}");
    }
    let text = sojourner(&["check", "-q", "corpus/java/modes/Asks.java"]);
    assert!(String::from_utf8_lossy(&text.stdout).contains("\nassumed: standard input is empty; "));
    // The JDK's own questions do not count.
    assert_eq!(check("Seeded", &[])["java"]["assumed"].as_array().map(Vec::len), Some(0));
}

#[test]
fn runs_and_replays_are_the_same_every_time() {
    // Skip lists draw their levels from seeds that the JDK takes from the clock.
    let program = "corpus/java/check/collections/SkipListPeek.java";
    let run = || {
        let output = sojourner(&["check", "-q", "--json", "--strategy", "dfs", program, "--", "2"]);
        serde_json::from_slice::<Value>(&output.stdout).expect("a report")
    };
    let first = run();
    assert_eq!(first["verdict"], "violated");
    for _ in 0..3 {
        let again = run();
        assert_eq!(again["states"], first["states"]);
        assert_eq!(again["violations"][0]["token"], first["violations"][0]["token"]);
        let token = again["violations"][0]["token"].as_str().expect("a token");
        assert_eq!(sojourner(&["replay", token]).status.code(), Some(1));
    }
}

#[test]
fn searches_for_violations_have_turns() {
    let report = check("PoolRace", &[]);
    assert_eq!((&report["verdict"], &report["strategy"]), (&"violated".into(), &"auto".into()));
    let searches = report["searches"].as_array().expect("several searches");
    let strategies: Vec<&str> = searches.iter().filter_map(|s| s["strategy"].as_str()).collect();
    // The first search alone would go on for long: one of those that look for violations has the answer.
    assert_eq!(strategies[0], "dfs", "{searches:?}");
    let last = strategies.last().expect("one has the answer");
    assert!(["mixed", "pct", "best-first", "pos"].iter().any(|s| last.starts_with(s)), "{searches:?}");
    assert_eq!(searches.last().map(|s| &s["ending"]), Some(&"first-violation".into()));
}

#[test]
fn wide_inputs_are_tried_and_never_called_verified() {
    let folder = std::env::temp_dir().join(format!("sojourner-inputs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let run = |name: &str, check: &str, options: &[&str]| {
        let file = folder.join(format!("{name}.java"));
        let text = format!(
            "import org.sosy_lab.sv_benchmarks.Verifier;\npublic class {name} {{\n\
             public static void main(String[] args) {{ {check} }} }}\n"
        );
        std::fs::write(&file, text).expect("written");
        let output = sojourner(&[&["check", "-q", "--json", file.to_str().expect("text")], options].concat());
        serde_json::from_slice::<Value>(&output.stdout).expect("a report")
    };
    let found = run("Near", "int n = Verifier.nondetInt(); assert n <= 12345;", &[]);
    assert_eq!(found["verdict"], "violated");
    let token = found["violations"][0]["token"].as_str().expect("a token");
    assert_eq!(sojourner(&["replay", token]).status.code(), Some(1));
    // Right, but who knows: only some values were looked at.
    let right = "String s = Verifier.nondetString(); assert s.intern() != null;";
    let right = run("Right", right, &[]);
    assert_eq!(right["verdict"], "could-not-check");
    assert_eq!(right["verified"], 0.0);
    // Every number there is, and every text.
    let real = "double d = Verifier.nondetDouble(); assert d != 0 || Verifier.nondetInt() * 0 == 0;";
    assert_eq!(run("Real", real, &[])["verdict"], "verified");
    let text = "String s = Verifier.nondetString(); if (s.startsWith(\"ab\")) assert s.length() > 1;";
    assert_eq!(run("Text", text, &[])["verdict"], "verified");
    // One more character than is followed.
    let long = "String s = Verifier.nondetString(); if (s.length() > 3) assert s.charAt(3) > 0 || s.isEmpty() || true;";
    assert_eq!(run("Long", long, &["--string-length", "3"])["verdict"], "could-not-check");
    assert_eq!(run("Long", long, &["--string-length", "4"])["verdict"], "verified");
    // Many inputs: an end without a time limit.
    let many = "int s = 0; for (int i = 0; i < 40; i++) s |= Verifier.nondetInt(); assert s == (s | 0);";
    assert_eq!(run("Many", many, &[])["verdict"], "verified");
    // A range is checked whole.
    let bounded = "int n = Verifier.nondetInt(); assert n * n < 50;";
    assert_eq!(run("Small", bounded, &["--input", "-7..7"])["verdict"], "verified");
    assert_eq!(run("Large", bounded, &["--input", "-8..7"])["verdict"], "violated");
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// It begins at its first choice, with all of them in the base image: on every machine, or tokens would not fit.
#[test]
fn a_program_with_many_objects_is_searched_and_replayed_like_any_other() {
    let mut counts = Vec::new();
    for options in [&["--strategy", "dfs"][..], &["--strategy", "bfs"], &["--strategy", "random"], &[]] {
        let report = check("ManyObjects", options);
        assert_eq!(report["verdict"], "violated", "{options:?}");
        let violation = &report["violations"][0];
        assert!(violation["story"].is_object(), "{options:?}");
        let token = violation["token"].as_str().expect("a token");
        assert_eq!(sojourner(&["replay", token]).status.code(), Some(1), "{options:?}");
    }
    for options in
        [&["--strategy", "dfs"][..], &["--strategy", "bfs"], &["--strategy", "bfs", "--workers", "2"]]
    {
        // Several workers do without the discipline of locks.
        let report = check("ManyObjects", &[options, &["--all", "--lock-discipline", "off"]].concat());
        counts.push((report["states"].clone(), report["transitions"].clone()));
    }
    assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
}

/// A point in time in the base image does not go with the clock, so the clock is part of the state then.
#[test]
fn times_count_in_a_program_with_many_objects() {
    for strategy in ["dfs", "bfs"] {
        let report = check("ManyObjectsAndTime", &["--strategy", strategy]);
        assert_eq!(report["violations"][0]["kind"], "exception", "{strategy}: {}", report["verdict"]);
    }
}
