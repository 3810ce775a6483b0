//! What is asked, what the numbers mean, and that nothing is ignored in silence: the programs of
//! `corpus/java/numbers`, on every JDK there is.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn sojourner(arguments: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.current_dir(root).args(arguments).output().expect("the binary runs")
}

/// The homes of all JDKs that can compile.
fn jdks() -> Vec<String> {
    let all = sojourner_jvm::jdk::Jdk::all().into_iter().filter(|jdk| jdk.javac().is_some());
    all.map(|jdk| jdk.home.to_string_lossy().into_owned()).collect()
}

fn check_on(jdk: &str, program: &str, case: &str, options: &[&str]) -> (i32, Value) {
    let path = format!("corpus/java/numbers/{program}.java");
    let words = [&["check", "-q", "--json", &path, "--jdk", jdk], options, &["--", case]].concat();
    let output = sojourner(&words);
    let report = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{program} {case}: {e}\n{}", String::from_utf8_lossy(&output.stderr)));
    (output.status.code().expect("it ended"), report)
}

fn check(program: &str, case: &str, options: &[&str]) -> (i32, Value) {
    check_on(&jdks()[0], program, case, options)
}

/// A share, as far as a double tells.
fn near(report: &Value, name: &str, expected: f64) {
    let found = report[name].as_f64().unwrap_or_else(|| panic!("{name} in {report}"));
    assert!((found - expected).abs() < 1e-12, "{name} is {found}, not {expected}: {report}");
}

#[test]
fn shares_are_told_given_the_assumption() {
    for jdk in jdks() {
        for (case, code, verified, violating, excluded) in [
            ("ours", 1, 0.8, 0.2, 0.5),
            ("jpf", 1, 0.8, 0.2, 0.5),
            ("competition", 1, 0.8, 0.2, 0.5),
            ("right", 0, 1.0, 0.0, 1.0 / 6.0),
            ("late", 1, 2.0 / 3.0, 1.0 / 3.0, 0.25),
            ("decided", 1, 0.8, 0.2, 0.5),
            ("two coins", 1, 0.5, 0.5, 0.5),
        ] {
            let (found, report) = check_on(&jdk, "Assumed", case, &["--all"]);
            assert_eq!(found, code, "{case}: {report}");
            near(&report, "verified", verified);
            near(&report, "violating", violating);
            near(&report, "unknown", 0.0);
            near(&report, "excluded", excluded);
        }
    }
}

#[test]
fn if_assumptions_leave_no_run_nothing_was_checked() {
    for case in ["nothing left", "nothing left by any scheduler"] {
        let (code, report) = check("Assumed", case, &[]);
        assert_eq!((code, &report["verdict"]), (4, &"could-not-check".into()), "{report}");
        assert_eq!(report["nothing_checked"], true);
        near(&report, "verified", 0.0);
        near(&report, "excluded", 1.0);
        let text = sojourner(&["check", "-q", "corpus/java/numbers/Assumed.java", "--", case]);
        let text = String::from_utf8_lossy(&text.stdout).into_owned();
        assert!(text.contains("NOTHING WAS CHECKED: the assumptions exclude every run"), "{text}");
    }
}

#[test]
fn the_excluded_share_is_in_every_form_of_the_report() {
    let path = "corpus/java/numbers/Assumed.java";
    let text = sojourner(&["check", "-q", "--all", path, "--", "ours"]);
    let text = String::from_utf8_lossy(&text.stdout).into_owned();
    assert!(text.contains("verified 0.8   violating 0.2   unknown 0\n"), "{text}");
    assert!(text.contains("excluded 0.5 of all runs by assumptions"), "{text}");
    let page = sojourner(&["check", "-q", "--all", "--format", "html", path, "--", "ours"]);
    let page = String::from_utf8_lossy(&page.stdout).into_owned();
    assert!(page.contains("verified 0.8, violating 0.2, unknown 0<"), "{page}");
    assert!(page.contains("excluded 0.5 of all runs"), "{page}");
    // The strategy does not matter, nor whether the search was cut into parts.
    for strategy in ["bfs", "dfs", "guided", "random"] {
        let (_, report) = check("Assumed", "ours", &["--all", "--strategy", strategy]);
        near(&report, "excluded", 0.5);
        near(&report, "violating", 0.2);
    }
}

#[test]
fn only_the_kinds_that_are_named_are_violations() {
    for jdk in jdks() {
        let kinds = ["assertion", "exception", "deadlock", "race", "livelock", "endless", "exit", "overflow"];
        for case in kinds {
            let (code, report) = check_on(&jdk, "Kinds", case, &["--property", case]);
            assert_eq!(code, 1, "{case}: {report}");
            assert_eq!(report["violations"][0]["kind"], case, "{report}");
            let token = report["violations"][0]["token"].as_str().expect("a token");
            assert_eq!(sojourner(&["replay", token]).status.code(), Some(1), "{case}");
            // Any other kind: nothing that was asked for is wrong, and what was seen is said.
            let other = if case == "deadlock" { "exit" } else { "deadlock" };
            let (code, report) = check_on(&jdk, "Kinds", case, &["--property", other]);
            assert_eq!(code, 0, "{case} with {other}: {report}");
            let notes = report["notes"].to_string();
            let seen = format!("seen, but not asked for: {case}");
            assert_eq!(notes.contains(&seen), !matches!(case, "race" | "overflow"), "{notes}");
            near(&report, "verified", 1.0);
        }
    }
}

#[test]
fn kinds_go_together_and_exceptions_have_names() {
    for (case, property, code) in [
        ("exception", &["exception:Late"][..], 1),
        ("exception", &["exception:Kinds$Late"], 1),
        ("exception", &["exception:IllegalStateException"], 1),
        ("exception", &["exception:java.lang.RuntimeException"], 1),
        ("exception", &["exception:IOException"], 0),
        ("exception", &["exception:lang.IllegalStateException"], 0),
        ("exception", &["assertion"], 0),
        ("assertion", &["exception"], 0),
        ("assertion", &["exception:AssertionError"], 1),
        ("assertion", &["exception:Throwable"], 1),
        ("assertion", &["deadlock,assertion"], 1),
        ("assertion", &["deadlock", "assertion"], 1),
        ("assertion", &["deadlock", "exit"], 0),
        ("after", &["assertion"], 1),
        ("after", &["deadlock"], 0),
        ("held", &["deadlock"], 1),
        ("held", &["assertion"], 0),
        ("overflow", &[], 0),
        ("race", &[], 0),
        ("assertion", &["deadlock-free"], 1),
    ] {
        let options: Vec<&str> = property.iter().flat_map(|p| ["--property", p]).collect();
        let (found, report) = check("Kinds", case, &options);
        assert_eq!(found, code, "{case} with {property:?}: {report}");
    }
}

#[test]
fn shares_of_what_was_not_asked_for_are_verified() {
    for (property, verified, violating) in [
        ("assertion", 0.5, 0.5),
        ("exception", 0.75, 0.25),
        ("exit", 1.0, 0.0),
        ("assertion,exception", 0.25, 0.75),
    ] {
        let (_, report) = check("Kinds", "shares", &["--all", "--property", property]);
        near(&report, "verified", verified);
        near(&report, "violating", violating);
        near(&report, "unknown", 0.0);
    }
}

#[test]
fn kinds_leave_the_turns_of_auto_as_they_are() {
    let program = "corpus/java/modes/PoolRace.java";
    let run = |options: &[&str]| {
        let output = sojourner(&[&["check", "-q", "--json", program], options].concat());
        serde_json::from_slice::<Value>(&output.stdout).expect("a report")
    };
    let (plain, asked) = (run(&[]), run(&["--property", "assertion,exception"]));
    assert_eq!((&asked["verdict"], &asked["strategy"]), (&plain["verdict"], &plain["strategy"]));
}

#[test]
fn arithmetic_that_does_not_fit_is_a_violation_if_asked_for() {
    for jdk in jdks() {
        for case in [
            "add",
            "subtract",
            "multiply",
            "divide",
            "negate",
            "increment",
            "decrement",
            "add long",
            "subtract long",
            "multiply long",
            "divide long",
            "negate long",
            "absolute",
            "absolute long",
        ] {
            let (code, report) = check_on(&jdk, "Wraps", case, &["--property", "overflow"]);
            assert_eq!((code, &report["violations"][0]["kind"]), (1, &"overflow".into()), "{case}: {report}");
            let message = report["violations"][0]["message"].as_str().expect("a message");
            assert!(message.contains("does not fit in") && message.contains("Wraps.java:"), "{message}");
            assert_eq!(check_on(&jdk, "Wraps", case, &[]).0, 0, "{case}: never by default");
        }
        for case in ["fits", "zero"] {
            assert_eq!(check_on(&jdk, "Wraps", case, &["--property", "overflow"]).0, 0, "{case}");
        }
    }
}

#[test]
fn wrong_properties_are_named_with_the_remedy() {
    for (words, part) in [
        (
            &["corpus/java/numbers/Kinds.java", "--property", "asertion"][..],
            "there is no such kind of violation",
        ),
        (
            &["corpus/java/numbers/Kinds.java", "--property", "exception:"],
            "a class is missing after exception:",
        ),
        (&["builtin:die", "--property", "assertion"], "a kind of violation of Java programs"),
        (&["builtin:die", "--property", "assertion, never six"], "a kind of violation of Java programs"),
    ] {
        let output = sojourner(&[&["check"], words].concat());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {told}");
        assert!(told.contains(part), "{words:?}: {told}");
    }
}

#[test]
fn models_can_be_asked_for_deadlocks_by_kind() {
    let run = |property: &str| {
        let output = sojourner(&["check", "-q", "--json", "builtin:back-loops", "--property", property]);
        serde_json::from_slice::<Value>(&output.stdout).expect("a report")
    };
    let (kind, word) = (run("deadlock"), run("deadlock-free"));
    assert_eq!(kind["verdict"], "violated");
    assert_eq!(kind["violations"][0]["kind"], word["violations"][0]["kind"]);
}

#[test]
fn what_is_not_modelled_is_refused_by_name() {
    for (case, code, named) in [
        ("terminate", 4, "storeTraceAndTerminateIf"),
        ("no termination", 0, ""),
        ("terminate always", 4, "storeTraceAndTerminate"),
        ("search", 4, "terminateSearch"),
        ("properties", 4, "setProperties"),
        ("attribute", 4, "setObjectAttribute"),
        ("attributes", 4, "getElementAttributes"),
        ("counter", 4, "incrementCounter"),
        ("flip", 1, ""),
        ("flip in range", 0, ""),
        ("harmless", 0, ""),
        ("asserted", 1, ""),
        ("symbolic", 1, ""),
        ("reference", 4, "makeSymbolicRef"),
        ("earlier package", 1, ""),
    ] {
        let (found, report) = check("Others", case, &[]);
        assert_eq!(found, code, "{case}: {report}");
        let refused = report["unsupported"].to_string();
        assert!(refused.contains(named), "{case}: {refused}");
        assert_eq!(named.is_empty(), refused == "[]" || case == "symbolic", "{case}: {refused}");
    }
}

#[test]
fn input_ranges_meet_the_type() {
    for (case, range, code) in [
        ("byte", "0..50", 0),
        ("byte", "-1000..100", 0),
        ("byte", "90..1000", 1),
        ("byte", "1000..2000", 4),
        ("char", "-5..9", 0),
        ("char", "-5..-1", 4),
        ("short", "-40000..-32768", 1),
        ("short", "-32767..-32700", 0),
        ("int", "0..11", 0),
        ("int", "12..12", 1),
        ("int", "9223372036854775807..9223372036854775807", 4),
        ("long", "9223372036854775800..9223372036854775807", 0),
        ("long", "-9223372036854775808..9223372036854775807", 1),
        ("int", "-9223372036854775808..9223372036854775807", 1),
        ("boolean", "5..6", 1),
    ] {
        let (found, report) = check("Inputs", case, &["--input", range]);
        assert_eq!(found, code, "{case} in {range}: {report}");
    }
    for (range, part) in [
        ("5..1", "is empty: 5 is above 1"),
        ("0..99999999999999999999", "99999999999999999999 is beyond the range of long"),
        ("a..b", "is not a range such as -5..10"),
        ("7", "is not a range such as -5..10"),
    ] {
        let words = ["check", "corpus/java/numbers/Inputs.java", "--input", range, "--", "int"];
        let output = sojourner(&words);
        assert_eq!(output.status.code(), Some(2), "{range}");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains(part), "{range}: {told}");
    }
}

#[test]
fn tried_values_can_come_and_have_their_weight() {
    for jdk in jdks() {
        // Ints, longs of some generators and bytes are drawn as far as the program looks: nothing is unknown.
        for (case, violating, unknown) in [
            ("int", 2f64.powi(-32), 0.0),
            ("any long", 2f64.powi(-64), 0.0),
            ("impossible long", 0.0, 1.0),
            ("gaussian", 0.0, 1.0),
            ("negative gaussian", 2f64.powi(-48), 1.0),
            ("bytes", 255.0 / 256.0, 0.0),
        ] {
            let (_, report) = check_on(&jdk, "Wide", case, &["--all"]);
            let found = report["violating"].as_f64().expect("a share");
            let close = (found - violating).abs() <= violating * 1e-9;
            assert!(close, "{case}: {found}, not {violating}: {report}");
            let left = report["unknown"].as_f64().expect("a share");
            assert!((left - unknown).abs() < 0.001, "{case}: {left}, not {unknown}: {report}");
        }
        let (code, report) = check_on(&jdk, "Wide", "odd long", &["--all"]);
        assert_eq!(code, 1, "{report}");
    }
}

#[test]
fn a_scheduler_knows_what_was_looked_at() {
    for (case, violating) in [("real", 0.5), ("whole", 1.0), ("looked at", 1.0)] {
        let (_, report) = check("Sees", case, &["--all"]);
        near(&report, "violating", violating);
        let said =
            report["notes"].to_string().contains("it sees a whole number drawn from at most 65,536 at once");
        assert!(said, "{report}");
    }
}
