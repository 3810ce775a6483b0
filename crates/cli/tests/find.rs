//! `--find`, actions in properties, and states expanded as a limit.

use std::path::Path;
use std::process::{Command, Output};

const VENDING: &str = "examples/models/vending.aut";

fn sojourner(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the program starts")
}

fn check(arguments: &[&str]) -> (i32, String, String) {
    let output = sojourner(&[&["check", "--quiet"], arguments].concat());
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("it ends"), text(output.stdout), text(output.stderr))
}

#[test]
fn an_action_is_found_told_and_replayed() {
    let (code, text, _) = check(&[VENDING, "--find", "action jam", "--json"]);
    assert_eq!(code, 1, "{text}");
    let report: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(report["violations"][0]["kind"], "action");
    assert_eq!(report["property"], "find action jam");
    assert!(report["expanded"].as_u64().is_some_and(|n| n > 0), "{text}");
    let steps = report["violations"][0]["steps"].as_array().unwrap();
    let actions: Vec<&str> = steps.iter().map(|s| s["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["coin", "jam"]);
    let token = report["violations"][0]["token"].as_str().unwrap();
    let replay = sojourner(&["replay", token]);
    assert_eq!(replay.status.code(), Some(1));
    let told = String::from_utf8(replay.stdout).unwrap();
    assert!(told.contains("coin") && told.contains("error[action]: jam happens"), "{told}");
    for format in ["text", "html", "dot", "sarif", "junit"] {
        let (_, text, _) = check(&[VENDING, "--find", "action jam", "--format", format]);
        assert!(text.contains("jam happens") || text.contains("jam"), "{format}: {text}");
    }
}

#[test]
fn a_run_that_never_ends_is_a_lasso_of_actions() {
    let property = "G (!action put(d1) | F action deliver(d1))";
    let system = "examples/mcrl2/alternating-bit.mcrl2";
    let (code, text, _) = check(&[system, "--property", property, "--json"]);
    assert_eq!(code, 1, "{text}");
    let report: serde_json::Value = serde_json::from_str(&text).unwrap();
    let violation = &report["violations"][0];
    let message = violation["message"].as_str().unwrap();
    assert!(message.ends_with("repeat for ever"), "{message}");
    let steps = violation["steps"].as_array().unwrap();
    let actions: Vec<&str> = steps.iter().map(|s| s["action"].as_str().unwrap()).collect();
    assert!(actions.contains(&"put(d1)") && !actions.contains(&"deliver(d1)"), "{actions:?}");
    // The last state is one that was met before.
    let states: Vec<&str> = steps.iter().map(|s| s["state"].as_str().unwrap()).collect();
    let (last, before) = states.split_last().unwrap();
    assert!(before.contains(last), "{states:?}");
    let replay = sojourner(&["replay", violation["token"].as_str().unwrap()]);
    assert_eq!(replay.status.code(), Some(1));
    let told = String::from_utf8(replay.stdout).unwrap();
    assert!(told.contains(&format!("the search found that {message}")), "{told}");
    assert!(actions.iter().all(|a| told.contains(a)), "{told}");
}

#[test]
fn several_goals_deadlock_and_absence() {
    let (code, text, _) = check(&[VENDING, "--find", "action tea", "--find", "action coffee", "--all"]);
    assert!(code == 1 && text.contains("tea happens") && text.contains("coffee happens"), "{text}");
    let (code, text, _) = check(&[VENDING, "--find", "deadlock"]);
    assert!(code == 1 && text.contains("error[deadlock]"), "{text}");
    for absent in ["action take then action jam then action coin", "action jam then action take"] {
        assert_eq!(check(&[VENDING, "--find", absent]).0, 0, "{absent}");
    }
    let (code, text, _) = check(&[VENDING, "--find", "action coin then action coin"]);
    assert!(code == 1 && text.contains("coin happens after coin"), "{text}");
    // The same as a property; and formulas over actions.
    assert_eq!(check(&[VENDING, "--property", "never action jam"]).0, 1);
    assert_eq!(check(&[VENDING, "--property", "never action jam then action coin"]).0, 0);
    assert_eq!(check(&[VENDING, "--property", "X action coin"]).0, 0);
    assert_eq!(check(&[VENDING, "--property", "G (!action tea | F action take)"]).0, 0);
    let (code, text, _) = check(&[VENDING, "--property", "G (!action coin | F action take)"]);
    assert!(code == 1 && text.contains("jam"), "{text}");
}

#[test]
fn mistakes_are_refused_and_not_called_absent() {
    for (arguments, part) in [
        (
            &[VENDING, "--find", "action jum"][..],
            "there is no action 'jum'; the system has coffee, coin, jam",
        ),
        (&[VENDING, "--find", "action jam(_)"], "the action 'jam' has 0 parameters, not 1"),
        (&[VENDING, "--find", "jam"], "write deadlock, action NAME"),
        (&[VENDING, "--find", ""], "write deadlock, action NAME"),
        (&[VENDING, "--find", "action jam("], "bracket"),
        (&["builtin:die", "--find", "action jam"], "the transitions of this system are none"),
        (&[VENDING, "--property", "never action jum"], "there is no action 'jum'"),
        (&[VENDING, "--max-expanded", "few"], "--max-expanded"),
    ] {
        let (code, _, message) = check(arguments);
        assert!(code == 2 && message.contains(part), "{arguments:?}: {message}");
    }
}

/// Values of specifications are typed and evaluated; what is hidden is told.
#[test]
fn parameters_of_specifications_are_values() {
    let diamond = "examples/mcrl2/diamond.mcrl2";
    for (find, code) in [("action report(2 + 2)", 1), ("action report(N)", 1), ("action report(N + 1)", 0)] {
        let (found, text, _) = check(&[diamond, "--find", find]);
        assert_eq!(found, code, "{find}: {text}");
    }
    for (find, part) in [
        ("action report(true)", "'true': this has sort Bool (expected Nat)"),
        ("action report(-1)", "this is -1, which is no Nat"),
        ("action report(x)", "x is not declared"),
        ("action report(1, 2)", "has 1 parameter, not 2"),
        ("action reprot(1)", "there is no action 'reprot'; the system has Terminate, report, step, tau"),
    ] {
        let (code, _, message) = check(&[diamond, "--find", find]);
        assert!(code == 2 && message.contains(part) && message.lines().count() == 1, "{find}: {message}");
    }
    let file = std::env::temp_dir().join(format!("sojourner-hidden-{}.mcrl2", std::process::id()));
    std::fs::write(&file, "act a, inner; proc P = a . inner . P; init hide({inner}, P);\n").unwrap();
    let name = file.to_str().unwrap();
    let warning = "no transition shows the action 'inner': it is hidden (hide)";
    let (code, text, _) = check(&[name, "--find", "action inner"]);
    assert!(code == 0 && text.contains(warning), "{text}");
    let (_, json, _) = check(&[name, "--property", "never action inner", "--json"]);
    assert!(json.contains(warning), "{json}");
    let (_, text, _) = check(&[name, "--find", "action a"]);
    assert!(!text.contains("no transition shows"), "{text}");
    let _ = std::fs::remove_file(file);
}

/// What steers a terminal is written out, in every format that is text.
#[test]
fn control_characters_of_actions_are_written_out() {
    let file = std::env::temp_dir().join(format!("sojourner-control-{}.aut", std::process::id()));
    std::fs::write(&file, "des (0, 2, 2)\n(0, \"red\u{1b}[31m\", 1)\n(1, \"jam\", 0)\n").unwrap();
    let name = file.to_str().unwrap();
    for format in ["aut", "dot"] {
        let text = String::from_utf8(sojourner(&["graph", name, "--format", format]).stdout).unwrap();
        assert!(text.contains("u{1b}[31m") && !text.contains('\u{1b}'), "{format}: {text}");
    }
    for format in ["text", "json", "html", "dot", "sarif", "junit"] {
        let (code, text, _) = check(&[name, "--find", "action jam", "--format", format]);
        assert!(code == 1 && text.contains("jam") && !text.contains('\u{1b}'), "{format}: {text}");
    }
    let _ = std::fs::remove_file(file);
}

#[test]
fn states_expanded_are_a_limit_for_every_kind_of_search() {
    for strategy in ["bfs", "rdfs:consider=all", "highway:width=4,remember=lanes", "random:consider=all"] {
        let arguments = ["builtin:philosophers?n=9", "--max-expanded", "7", "-s", strategy];
        let (code, text, _) = check(&arguments);
        assert_eq!(code, 3, "{strategy}: {text}");
        assert!(text.contains("expanded 7 ") && text.contains("the limit on states expanded"), "{text}");
    }
}

#[test]
fn a_graph_is_written_with_its_actions_and_read_again() {
    let output = sojourner(&["graph", VENDING, "--format", "aut"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("(0, \"coin\", 1)"), "{text}");
    let file = std::env::temp_dir().join(format!("sojourner-find-{}.aut", std::process::id()));
    let chance = "des (0, 4, 4)\n(0, \"try; prob 0.25\", 1)\n(0, \"try; prob 0.75\", 2)\n(1, \"fail\", 3)\n(2, \"try\", 3)\n";
    std::fs::write(&file, chance).unwrap();
    let name = file.to_str().unwrap();
    let (code, text, _) = check(&[name, "--find", "action fail", "--all", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((code, report["violating"].as_f64()), (1, Some(0.25)), "{text}");
    // The same, as mCRL2 writes it, with a start by chance before it: half of the runs try.
    let file2 = file.with_extension("mcrl2.aut");
    let chance = "des (0 1/2 3,3,5)\n(0,\"try\",1 1/4 2)\n(1,\"fail\",3)\n(2,\"try\",4 1/3 3 1/3 4)\n";
    std::fs::write(&file2, chance).unwrap();
    let drawn = file2.to_str().unwrap();
    for (goal, expected) in
        [("action fail", 0.125), ("action try", 0.5), ("action try then action try", 0.375)]
    {
        let (code, text, _) = check(&[drawn, "--find", goal, "--all", "--json"]);
        let report: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!((code, report["violating"].as_f64()), (1, Some(expected)), "{goal}: {text}");
    }
    let _ = std::fs::remove_file(file2);
    let again = String::from_utf8(sojourner(&["graph", name, "--format", "aut"]).stdout).unwrap();
    assert!(again.contains("(0, \"try\", 1 0.25 2)") && again.contains("\"fail\""), "{again}");
    let dot = String::from_utf8(sojourner(&["graph", name, "--format", "dot"]).stdout).unwrap();
    assert!(dot.contains("label=\"try: 0.25\""), "{dot}");
    let _ = std::fs::remove_file(file);
}

#[test]
fn trials_are_compared_by_states_expanded() {
    let arguments = [
        "compare",
        VENDING,
        "--find",
        "action jam",
        "--strategies",
        "random:consider=all,runs=1,remember=nothing,rdfs:consider=all,highway:width=2,remember=lanes",
        "--trials",
        "20",
        "--max-expanded",
        "50",
        "--format",
        "json",
        "--quiet",
    ];
    let text = String::from_utf8(sojourner(&arguments).stdout).unwrap();
    let comparison: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(comparison["limits"].as_str().is_some_and(|l| l.contains("50 states expanded")), "{text}");
    let cells = comparison["programs"][0]["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 3);
    for cell in cells {
        for trial in cell["trials"].as_array().unwrap() {
            assert!(trial["success"] == true && trial["trace"] == 2, "{trial}");
            // The state that shows the goal counts if the goal was the last to be looked at.
            assert!(trial["expanded"] == 1 || trial["expanded"] == 2, "{trial}");
        }
    }
}
