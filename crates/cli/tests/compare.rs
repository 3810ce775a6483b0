//! `sojourner compare` as its users meet it.

use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn compare(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .arg("compare")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn json(arguments: &[&str]) -> Value {
    let output = compare(&[arguments, &["--format", "json", "--quiet"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The figures that do not depend on the machine.
fn trials(comparison: &Value) -> Vec<Vec<Value>> {
    let mut all = Vec::new();
    for program in comparison["programs"].as_array().unwrap() {
        for cell in program["cells"].as_array().unwrap() {
            for trial in cell["trials"].as_array().unwrap() {
                all.push(
                    ["seed", "success", "ending", "states", "transitions", "trace", "curve"]
                        .map(|f| trial[f].clone())
                        .into(),
                );
            }
        }
    }
    all
}

#[test]
fn the_same_seed_gives_the_same_trials_with_any_number_of_workers() {
    let words =
        ["builtin:philosophers?n=5", "-s", "random:length=50,rdfs,bfs", "--trials", "4", "--seed", "7"];
    let one = json(&[&words[..], &["--workers", "1"]].concat());
    let two = json(&[&words[..], &["--workers", "2"]].concat());
    assert_eq!(trials(&one), trials(&two));
    assert_eq!(trials(&one).len(), 12);
    let bfs = &one["summaries"][2];
    assert_eq!((bfs["rate"].as_f64(), bfs["trace"]["mean"].as_f64()), (Some(1.0), Some(5.0)));
}

#[test]
fn marks_of_progress_are_where_the_die_has_them() {
    // Breadth first on the biased die, Zhang's values: 0.273 after 10 transitions, 0.63 after 15, and so on.
    let result =
        json(&["builtin:biased-die", "-s", "bfs,guided", "--trials", "2", "--until", "progress:0.99"]);
    let bfs = &result["programs"][0]["cells"][0]["trials"][0];
    let verified = |transitions: u64| {
        let curve = bfs["curve"].as_array().unwrap();
        let before = curve.iter().rev().find(|p| p[0].as_u64().unwrap() <= transitions);
        before.unwrap()[1].as_f64().unwrap()
    };
    for (transitions, expected) in [(5, 0.0), (10, 0.273), (15, 0.63), (25, 0.8295), (50, 0.95962671)] {
        assert!((verified(transitions) - expected).abs() < 1e-12, "{transitions}: {}", verified(transitions));
    }
    assert_eq!(bfs["success"], true);
    assert_eq!(bfs["ending"], "progress-reached");
    // 0.9 is reached between 35 (0.8468) and 40 (0.9174); 0.999 is not looked for.
    let mark = bfs["marks"][8]["transitions"].as_u64().unwrap();
    assert!((36..=40).contains(&mark), "{mark}");
    // 0.95 after 50 (0.9596), and not after 40.
    let mark = bfs["marks"][9]["transitions"].as_u64().unwrap();
    assert!((41..=50).contains(&mark), "{mark}");
    assert!(bfs["marks"][10]["transitions"].as_u64().unwrap() > 70);
    for beyond in 11..15 {
        assert_eq!(bfs["marks"][beyond], Value::Null, "{bfs}");
    }
}

#[test]
fn several_strategies_are_compared_at_once() {
    let result =
        json(&["builtin:biased-die", "-s", "bfs,dfs,pfs", "--trials", "3", "--until", "progress:0.9"]);
    let among = &result["among"][0];
    assert_eq!((&among["program"], &among["freedom"]), (&"builtin:biased-die".into(), &2.into()));
    // Each strategy takes the same in every trial, and they differ: as large as it can be with ties.
    assert!(among["h"].as_f64().unwrap() > 7.9 && among["p"].as_f64().unwrap() < 0.02, "{among}");
    // A search that ends has reached all marks.
    let result = json(&["builtin:diamond?width=5", "-s", "bfs", "--trials", "1", "--until", "end"]);
    let marks = result["programs"][0]["cells"][0]["trials"][0]["marks"].as_array().unwrap().clone();
    assert_eq!(marks.len(), 15);
    assert!(marks.iter().all(|mark| mark["transitions"].is_u64()), "{marks:?}");
}

#[test]
fn every_form_is_written() {
    for (format, sign) in
        [("text", "95 %"), ("csv", "program,strategy,trial"), ("md", "|---|"), ("html", "<svg ")]
    {
        let words =
            ["builtin:die", "-s", "dfs,rs", "--trials", "2", "--until", "end", "--format", format, "--quiet"];
        let output = compare(&words);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(sign), "{format}: {text}");
    }
    let file = std::env::temp_dir().join(format!("sojourner-compare-{}.svg", std::process::id()));
    let output = compare(&[
        "builtin:die",
        "-s",
        "dfs",
        "--trials",
        "1",
        "--until",
        "end",
        "-q",
        "--svg",
        file.to_str().unwrap(),
    ]);
    let drawing = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(
        output.status.success() && drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"),
        "{drawing}"
    );
}

#[test]
fn wrong_words_are_refused() {
    for (words, hint) in [
        (vec!["builtin:die"], "--strategies"),
        (vec!["builtin:die", "-s", "dfs,dfs"], "twice"),
        (vec!["builtin:die", "-s", "beam"], "heuristic"),
        (vec!["builtin:die", "-s", "dfs", "--until", "progress:2"], "progress:P"),
        (vec!["builtin:nothing", "-s", "dfs"], "nothing"),
    ] {
        let output = compare(&words);
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {text}");
        assert!(text.contains(hint), "{words:?}: {text}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_limit_on_memory_is_for_each_trial_alone() {
    // The first strategy fills its memory; what it held is no burden for those beside and after it.
    let result = json(&[
        "builtin:tree?depth=60,first=0.7",
        "-s",
        "bfs,pfs",
        "--trials",
        "2",
        "--until",
        "end",
        "--memory",
        "64M",
    ]);
    let cells = result["programs"][0]["cells"].as_array().unwrap();
    for trial in cells.iter().flat_map(|c| c["trials"].as_array().unwrap()) {
        assert_eq!(trial["ending"], "limit-memory", "{trial}");
        let memory = trial["memory_bytes"].as_u64().unwrap();
        assert!((57_000_000..=70_400_000).contains(&memory), "{memory}");
        assert!(trial["transitions"].as_u64().unwrap() > 100_000, "{trial}");
    }
    assert_eq!(cells.iter().map(|c| c["trials"].as_array().unwrap().len()).sum::<usize>(), 4);
    let words = ["--property", "never leaf", "--max-transitions", "100", "--memory", "60M", "-s", "dfs,bfs"];
    let small = json(&[&["builtin:tree?depth=3"][..], &words, &["--trials", "1"]].concat());
    assert_eq!(small["summaries"][0]["rate"].as_f64(), Some(1.0), "{small}");
}
