//! The command as its users meet it: right and wrong input, exit codes, JSON, replay.

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

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it ended by itself")
}

/// Runs a check with `--json`; the exit code and the result.
fn json(arguments: &[&str]) -> (i32, Value) {
    let mut words = vec!["check"];
    words.extend(arguments);
    words.push("--json");
    let output = sojourner(&words);
    let value = serde_json::from_str(&stdout(&output)).unwrap_or_else(|e| panic!("{e}: {output:?}"));
    (code(&output), value)
}

#[test]
fn a_verified_system_exits_with_0() {
    let output = sojourner(&["check", "builtin:diamond?width=10"]);
    assert_eq!(code(&output), 0);
    let text = stdout(&output);
    assert!(text.contains("states 100   transitions 190"), "{text}");
    assert!(text.ends_with("result: verified: everything was explored and nothing is wrong\n"), "{text}");
    assert!(!text.contains('\x1b') && !stderr(&output).contains('\x1b'), "no control codes in a pipe");
}

#[test]
fn a_violation_exits_with_1_and_tells_its_story() {
    let output = sojourner(&["check", "builtin:philosophers?n=3"]);
    assert_eq!(code(&output), 1);
    let text = stdout(&output);
    assert!(text.starts_with("error[deadlock]: all 3 philosophers hold one fork"), "{text}");
    assert!(text.contains("philosopher 2 takes fork 2"), "{text}");
    assert!(text.contains("replay: sojourner replay s1"), "{text}");
}

#[test]
fn limits_exit_with_3() {
    for limit in [
        &["--max-transitions", "50"][..],
        &["--max-states", "20"],
        &["--max-depth", "3"],
        &["--for", "1ms"],
        &["--memory", "1"],
        &["--until-progress", "0.5"],
    ] {
        let mut words = vec!["check", "builtin:biased-die"];
        words.extend(limit);
        let output = sojourner(&words);
        assert_eq!(code(&output), 3, "{limit:?}: {output:?}");
        assert!(stdout(&output).contains("result: not decided: nothing wrong so far"), "{limit:?}");
    }
}

#[test]
fn the_json_result_has_the_documented_fields_and_no_others() {
    let (exit, report) = json(&[
        "builtin:grid?holes=0.1",
        "--property",
        "never hole",
        "--progress-every",
        "20",
        "--all",
        "--audit",
    ]);
    assert_eq!(exit, 1);
    let page: &'static str = std::fs::read_to_string(root().join("docs/json.md")).unwrap().leak();
    let tables: Vec<Vec<&'static str>> = page
        .split("\n\n")
        .filter(|part| part.starts_with("| field"))
        .map(|table| table.lines().skip(2).map(|row| row.split('`').nth(1).unwrap()).collect())
        .collect();
    let [of_report, of_violation, of_step, of_story] = &tables[..] else { panic!("four tables: {tables:?}") };
    let same = |value: &Value, documented: &[&str]| {
        let mut fields: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
        let mut documented = documented.to_vec();
        fields.sort_unstable();
        documented.sort_unstable();
        assert_eq!(fields, documented);
    };
    let without = |fields: &[&'static str], what: &str| -> Vec<&'static str> {
        assert!(fields.contains(&what), "{what} is documented");
        fields.iter().copied().filter(|f| *f != what).collect()
    };
    same(&report, &without(&without(of_report, "java"), "searches"));
    same(&report["violations"][0], &without(of_violation, "story"));
    same(&report["violations"][0]["steps"][0], &without(of_step, "action"));
    let (_, told) = json(&["examples/java/Bank.java", "--audit"]);
    // One search was enough.
    let mut plain = without(&without(of_report, "property"), "searches");
    plain.retain(|f| *f != "samples" || told.get("samples").is_some());
    same(&told, &plain);
    same(&told["violations"][0], of_violation);
    same(&told["violations"][0]["story"], of_story);

    let sum: f64 = ["verified", "violating", "unknown"].iter().map(|f| report[f].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    assert!(report["samples"][0].as_array().is_some_and(|pair| pair.len() == 2 && pair[0] == 20));
    for field in ["states", "transitions", "peak_memory_bytes", "violating_states"] {
        assert!(report[field].as_u64().unwrap() > 0, "{field}");
    }
    assert!(report["seconds"].as_f64().unwrap() > 0.0);
    assert_eq!((&report["verdict"], &report["ending"]), (&"violated".into(), &"exhausted".into()));
    assert_eq!((&report["strategy"], &report["seed"]), (&"mixed".into(), &0.into()));
}

#[test]
fn zhangs_biased_die_under_breadth_first_search() {
    let (exit, report) = json(&[
        "builtin:biased-die",
        "--strategy",
        "bfs",
        "--progress-every",
        "5",
        "--max-transitions",
        "100",
    ]);
    assert_eq!(exit, 3);
    let expected = [
        0.0,
        0.0,
        0.273,
        0.63,
        0.63567,
        0.8295,
        0.8295,
        0.8468376,
        0.917427,
        0.917518854,
        0.95962671,
        0.95962671,
        0.97175070363,
        0.9802249611,
        0.9802265731377,
        0.990310939527,
        0.9903109730078,
        0.99525242414115,
        0.99525242414115,
        0.9956797177345502,
        0.9976736935687263,
    ];
    let samples = report["samples"].as_array().unwrap();
    for sample in samples {
        let (transitions, verified) = (sample[0].as_u64().unwrap(), sample[1].as_f64().unwrap());
        let exact = expected[(transitions / 5) as usize];
        assert!((verified - exact).abs() < 1e-12 && verified <= exact + 1e-15, "{transitions}: {verified}");
    }
    assert!(samples.len() >= 20, "{samples:?}");
}

#[test]
fn every_violation_can_be_replayed_from_its_token_alone() {
    for arguments in [
        &["builtin:grid?holes=0.1,width=6,height=6", "--all"][..],
        &["builtin:philosophers?n=4"],
        &["builtin:lost-update?processes=3", "--all", "--strategy", "dfs"],
        &["builtin:random-chain?bad=0.02", "--all"],
        &["builtin:back-loops", "--property", "deadlock-free"],
        &["examples/models/mdp.tra", "--property", "never crash"],
        &["examples/models/vending.aut", "--property", "deadlock-free"],
        &["builtin:die", "--property", "always !(one | six)", "--all"],
    ] {
        let (exit, report) = json(arguments);
        assert_eq!(exit, 1, "{arguments:?}");
        let violations = report["violations"].as_array().unwrap();
        assert!(!violations.is_empty());
        for violation in violations.iter().take(25) {
            let output = sojourner(&["replay", violation["token"].as_str().unwrap()]);
            let text = stdout(&output);
            assert_eq!(code(&output), 1, "{arguments:?}: {text}");
            let claim = format!(
                "error[{}]: {}\n",
                violation["kind"].as_str().unwrap(),
                violation["message"].as_str().unwrap()
            );
            assert!(text.ends_with(&claim), "{arguments:?}: {text}");
            let steps = violation["steps"].as_array().unwrap();
            assert_eq!(text.lines().count(), steps.len() + 2, "the table, its head and the claim: {text}");
        }
    }
}

#[test]
fn a_replay_can_go_step_by_step() {
    let (_, report) = json(&["builtin:lost-update"]);
    let token = report["violations"][0]["token"].as_str().unwrap();
    let output = sojourner(&["replay", "--step", token]);
    assert_eq!(code(&output), 1);
    let text = stdout(&output);
    assert!(
        text.contains("step 1 of 4, at who moves\n  > 0  process 1 reads 0\n    1  process 2 reads 0\n"),
        "{text}"
    );
    let file = std::env::temp_dir().join(format!("sojourner-token-{}", std::process::id()));
    std::fs::write(&file, format!("{token}\n")).unwrap();
    assert_eq!(code(&sojourner(&["replay", &format!("@{}", file.display())])), 1);
    std::fs::remove_file(&file).unwrap();
}

/// Zhang's Example 3.1.2, the whole search, and formulas that fail.
#[test]
fn linear_time_properties_are_measured_and_refuted() {
    for (system, property, exit, verified, violating) in [
        ("examples/models/example.tra", "X p", 0, 1.0, 0.0),
        ("examples/models/example.tra", "X X p", 1, 0.6, 0.4),
        ("examples/models/example.tra", "F done", 0, 1.0, 0.0),
        ("examples/models/example.tra", "X done", 1, 0.4, 0.6),
        ("examples/models/example.tra", "X X done", 1, 0.18, 0.82),
        ("builtin:die", "F six", 1, 1.0 / 6.0, 5.0 / 6.0),
        ("builtin:die", "F (one | two | three)", 1, 0.5, 0.5),
        ("builtin:die", "F thrown", 0, 1.0, 0.0),
    ] {
        let (code_found, report) = json(&[system, "--property", property]);
        assert_eq!(code_found, exit, "{system} {property}: {report}");
        let mass = |field: &str| report[field].as_f64().unwrap();
        assert!((mass("verified") - verified).abs() < 1e-12, "{system} {property}: {report}");
        assert!((mass("violating") - violating).abs() < 1e-12, "{system} {property}: {report}");
        for violation in report["violations"].as_array().unwrap() {
            assert_eq!(violation["kind"], "property");
            let output = sojourner(&["replay", violation["token"].as_str().unwrap()]);
            assert_eq!(code(&output), 1, "{output:?}");
            assert!(
                stdout(&output).contains("error[property]: the search found that this run refutes"),
                "{output:?}"
            );
        }
    }
    let (exit, report) = json(&["builtin:diamond", "--property", "F widest"]);
    assert_eq!((exit, &report["verified"]), (0, &1.0.into()), "whatever is decided, the widest part comes");
    let (exit, report) = json(&["builtin:diamond", "--property", "F first"]);
    assert_eq!((exit, &report["verified"]), (1, &0.0.into()), "one can decide to pass it by: {report}");
}

/// What our own bug leaves behind repeats the whole command.
#[test]
fn a_token_of_a_whole_run_repeats_it() {
    let arguments = ["--whole-run", "check", "builtin:lost-update", "--quiet"].map(String::from).to_vec();
    let token =
        sojourner_report::Token { arguments, expects: 0, facts: Default::default(), path: Vec::new() };
    let output = sojourner(&["replay", &token.to_string()]);
    assert_eq!(code(&output), 1, "{output:?}");
    assert!(stdout(&output).contains("the counter shows 1 after 2 additions"), "{output:?}");
    assert!(stderr(&output).contains("sojourner check builtin:lost-update"), "{output:?}");
}

#[test]
fn a_long_token_is_kept_in_a_file() {
    let word = "builtin:random-chain?bad=0.0002,states=100000,rare=1,branching=16,ends=0";
    let output =
        sojourner(&["check", word, "--strategy", "rdfs", "--max-transitions", "1M", "--no-progress"]);
    let text = stdout(&output);
    assert_eq!(code(&output), 1, "{text}");
    assert!(text.contains("steps left out; replay shows them all"), "{text}");
    let token = text.lines().find_map(|l| l.trim().strip_prefix("replay: sojourner replay ")).unwrap();
    assert!(token.starts_with('@'), "{token}");
    assert_eq!(code(&sojourner(&["replay", token])), 1);
    std::fs::remove_file(&token[1..]).unwrap();
}

#[test]
fn a_token_for_a_system_that_changed_says_so() {
    let folder = std::env::temp_dir().join(format!("sojourner-changed-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("m.tra");
    std::fs::write(&file, "3 2\n0 1 1\n1 2 1\n").unwrap();
    let (_, report) = json(&[file.to_str().unwrap(), "--property", "deadlock-free"]);
    let token = report["violations"][0]["token"].as_str().unwrap().to_string();
    std::fs::write(&file, "3 1\n0 1 1\n").unwrap();
    let output = sojourner(&["replay", &token]);
    assert_eq!(code(&output), 2);
    assert!(
        stderr(&output).contains("the run ends after 1 of 2 steps: the program or model has changed"),
        "{output:?}"
    );
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn wrong_input_exits_with_2_and_one_clear_message() {
    for (arguments, part) in [
        (&["check", "builtin:nothing"][..], "there is no built-in system \"nothing\"; take one of"),
        (&["check", "builtin:diamond?width=1"], "width cannot be \"1\"; it takes a whole number from 2 to"),
        (&["check", "nowhere.tra"], "nowhere.tra: there is no such file; check the path"),
        (&["check", "corpus/models/bad/sum.tra"], "bad/sum.tra:2: the probabilities of state 0 add to 0.9"),
        (&["check", "corpus/models/bad/word.tra"], "bad/word.tra:3: \"one\" is not a state number"),
        (&["check", "builtin:die", "--strategy", "foo"], "unknown strategy 'foo'; there are: "),
        (
            &["check", "builtin:die", "--strategy", "softmax:tau=0"],
            "tau=0 is out of range; tau is a number above 0",
        ),
        (&["check", "builtin:die", "--strategy", "dfs:x=1"], "has no parameter 'x'"),
        (
            &["check", "builtin:die", "--strategy", "best-first"],
            "best-first needs a heuristic, and builtin:die offers none",
        ),
        (
            &["check", "builtin:grid", "--strategy", "best-first:heuristic=x"],
            "has no heuristic 'x'; it has closer",
        ),
        (
            &["check", "builtin:die", "--property", "G seven"],
            "there is no proposition 'seven'; the system has: thrown, one",
        ),
        (&["check", "builtin:die", "--for", "1y"], "write a time such as"),
        (&["check", "builtin:die", "--memory", "lots"], "write a size"),
        (&["check", "builtin:die", "--until-progress", "2"], "write a number from 0 to 1"),
        (&["check", "builtin:die", "--progress-every", "0"], "it must be at least 1"),
        (&["check", "builtin:die", "--workers", "0"], "write a whole number from 1 to 1024"),
        (
            &["check", "builtin:die", "--workers", "2", "--strategy", "dfs"],
            "--workers 2 searches breadth first, not with dfs; leave out --strategy, or --workers",
        ),
        (&["check", "builtin:die", "--frobnicate"], "unexpected argument"),
        (&["check"], "required arguments were not provided"),
        (&["replay", "s1nonsense"], "this replay token is damaged or cut short; copy it whole"),
        (&["replay", "@nowhere"], "nowhere: cannot be read"),
        (&[], "Usage: sojourner [OPTIONS] <COMMAND>"),
    ] {
        let output = sojourner(arguments);
        assert_eq!(code(&output), 2, "{arguments:?}: {output:?}");
        assert!(stderr(&output).contains(part), "{arguments:?}: {}", stderr(&output));
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn the_result_comes_in_every_format() {
    let folder = std::env::temp_dir().join(format!("sojourner-formats-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (format, parts) in [
        ("sarif", &["\"version\": \"2.1.0\"", "\"ruleId\": \"invariant\"", "threadFlows"][..]),
        (
            "junit",
            &["<testsuite name=\"sojourner\" tests=\"1\" failures=\"1\"", "<failure type=\"invariant\""],
        ),
        ("html", &["<!doctype html>", "process 2 reads 0", "sojourner replay s1"]),
        ("dot", &["digraph violations {", "process 1 reads 0"]),
        ("text", &["error[invariant]"]),
        ("json", &["\"verdict\": \"violated\""]),
    ] {
        let file = folder.join(format);
        let output =
            sojourner(&["check", "builtin:lost-update", "--format", format, "-o", file.to_str().unwrap()]);
        assert_eq!(code(&output), 1, "{output:?}");
        assert!(output.stdout.is_empty());
        let text = std::fs::read_to_string(&file).unwrap();
        for part in parts {
            assert!(text.contains(part), "{format}: {text}");
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn lists_name_everything_there_is() {
    let strategies = stdout(&sojourner(&["strategies"]));
    for name in [
        "dfs",
        "bfs",
        "rdfs",
        "pfs",
        "bfpss",
        "rs",
        "softmax",
        "egreedy",
        "rl",
        "rl-q",
        "best-first",
        "beam",
        "random",
    ] {
        assert!(strategies.lines().any(|l| l.split(' ').next() == Some(name)), "{name}: {strategies}");
    }
    let models = stdout(&sojourner(&["models"]));
    for name in [
        "die",
        "biased-die",
        "diamond",
        "back-loops",
        "sccs",
        "philosophers",
        "counters",
        "grid",
        "tree",
        "random-chain",
    ] {
        assert!(models.contains(&format!("builtin:{name} ")), "{name}: {models}");
    }
    let help = stdout(&sojourner(&["--help"]));
    assert!(help.contains("Examples:") && help.contains("Exit codes:"), "{help}");
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let run = |seed: &str| json(&["builtin:random-chain?bad=0.01", "--strategy", "rs", "--seed", seed]).1;
    let (first, again, other) = (run("7"), run("7"), run("8"));
    assert_eq!(first["violations"], again["violations"]);
    assert_eq!(first["transitions"], again["transitions"]);
    assert_ne!((&first["transitions"], &first["states"]), (&other["transitions"], &other["states"]));
}

#[test]
fn workers_do_not_change_the_result() {
    for system in
        ["builtin:philosophers?n=6", "builtin:random-chain?bad=0.01", "builtin:grid?width=30,height=30"]
    {
        let run = |workers: &str| {
            let (exit, mut report) = json(&[system, "--all", "--strategy", "bfs", "--workers", workers]);
            for changing in ["seconds", "peak_memory_bytes"] {
                report[changing] = 0.into();
            }
            (exit, report)
        };
        assert_eq!(run("1"), run("3"), "{system}");
    }
}

/// A reader that goes away is no error of ours.
#[cfg(unix)]
#[test]
fn a_closed_pipe_does_not_panic() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(["check", "builtin:random-chain?bad=0.05,states=5000", "--all", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(code(&output), 1, "{output:?}");
    assert!(!stderr(&output).contains("panicked"), "{output:?}");
}

/// Ctrl-C ends the run with its report.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_with_the_report() {
    let child = Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(["check", "builtin:biased-die", "--json", "--memory", "2G"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    std::thread::sleep(std::time::Duration::from_millis(500));
    let killed =
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(killed.success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(code(&output), 3, "{output:?}");
    let report: Value = serde_json::from_str(&stdout(&output)).expect("a whole report");
    assert_eq!(report["ending"], "interrupted");
    assert!(report["verified"].as_f64().unwrap() > 0.9);
}

/// The transcript in the README is what the program prints, but for what depends on the JDK and the
/// machine: line numbers inside the JDK, the token (it holds them not, but the path), time and memory.
#[test]
fn the_transcript_in_the_readme_is_true() {
    let page = std::fs::read_to_string(root().join("README.md")).unwrap();
    let (_, rest) = page.split_once("$ sojourner check examples/java/Bank.java\n").expect("the transcript");
    let (transcript, _) = rest.split_once("```").expect("its end");
    let shown = stdout(&sojourner(&["check", "examples/java/Bank.java"]));
    let steady = |text: &str| -> Vec<String> {
        let kept =
            text.lines().filter(|l| ["error[", "verified ", "result:"].iter().any(|s| l.starts_with(s)));
        kept.map(str::to_string).collect()
    };
    assert_eq!(steady(transcript), steady(&shown), "{shown}");
    assert_eq!(steady(transcript).len(), 3);
}
