//! Limits and signals at moments that are hard to meet: while a long run is shortened and told, while it is run again,
//! while a result is written to a pipe; and words that are too long or too deep to be read.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Long for what is over within a second, since tests run where much else does.
const LONG: Duration = Duration::from_secs(12);

/// Parentheses, operators.
const MANY: usize = 100_000;

fn sojourner(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn deep() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/limits/Deep.java");
    file.to_str().unwrap().to_owned()
}

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sojourner-moments-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

fn report(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{e}: {:?} {}", output.status, String::from_utf8_lossy(&output.stderr)))
}

fn message(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Formulas, questions and specifications that no stack would hold are refused in a line.
#[test]
fn what_is_nested_too_deeply_is_refused() {
    let nested = format!("{}goal{}", "(".repeat(MANY), ")".repeat(MANY));
    let formulas = [
        nested.clone(),
        format!("never {nested}"),
        format!("{}goal", "!".repeat(MANY)),
        format!("{}goal", "X ".repeat(MANY)),
        vec!["goal"; MANY].join(" & "),
        vec!["goal"; MANY].join(" -> "),
        vec!["goal"; MANY].join(" U "),
    ];
    let grid = "builtin:grid?width=3,height=3";
    for formula in &formulas {
        // Too long for a word of a command line.
        let folder = scratch("settings");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("sojourner.toml"), format!("[check]\nproperty = [\"{formula}\"]\n"))
            .unwrap();
        let begun = Instant::now();
        let output = sojourner(&["check", grid, "--quiet"]).current_dir(&folder).output().unwrap();
        assert!(begun.elapsed() < LONG, "{:?}", begun.elapsed());
        assert_eq!(output.status.code(), Some(2), "{}", &formula[..20]);
        assert!(message(&output).contains("are too many"), "{}", &message(&output)[..200]);
    }
    let question = format!("P=? [F {}assertion{}]", "(".repeat(MANY / 2), ")".repeat(MANY / 2));
    let output = sojourner(&["quantify", &deep(), "--ask", &question]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(message(&output).contains("too deep"));
    let (open, close) = ("(".repeat(MANY), ")".repeat(MANY));
    for (name, text) in [
        ("brackets", format!("act a; init {open}a{close};")),
        ("signs", format!("act a: Bool; init a({}true);", "!".repeat(MANY))),
        ("sums", format!("act a: Nat; init a({});", vec!["1"; MANY].join("+"))),
        ("steps", format!("act a; init {};", vec!["a"; MANY].join("."))),
    ] {
        let file = scratch(&format!("{name}.mcrl2"));
        std::fs::write(&file, text).unwrap();
        let output = sojourner(&["check", file.to_str().unwrap(), "--quiet"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(message(&output).contains("nested deeper than"), "{name}: {}", message(&output));
    }
}

/// The search is over soon; what is cut off is what makes the report better.
#[test]
fn a_long_run_is_told_as_far_as_time_allows() {
    let program = deep();
    let begun = Instant::now();
    let words = ["check", &program, "--strategy", "dfs", "--for", "4s", "--json", "--quiet", "--", "20000"];
    let output = sojourner(&words).output().unwrap();
    assert!(begun.elapsed() < Duration::from_secs(4) + LONG, "{:?}", begun.elapsed());
    let report = report(&output);
    match output.status.code() {
        Some(1) => assert_eq!(report["violations"][0]["kind"], "assertion"),
        Some(3) => assert_eq!(report["ending"], "limit-time"),
        other => panic!("{other:?} {report}"),
    }
}

#[cfg(unix)]
mod signals {
    use super::*;

    /// Sends a signal after a pause, and gives back what the command wrote and how long that took.
    fn signalled(words: &[&str], signal: &str, pause: u64) -> (Output, Duration) {
        let child = sojourner(words).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(pause));
        let asked = Instant::now();
        let _ = Command::new("kill").args([signal, &child.id().to_string()]).stderr(Stdio::null()).status();
        let output = child.wait_with_output().unwrap();
        (output, asked.elapsed())
    }

    #[test]
    fn a_signal_ends_the_telling_of_a_long_run_with_a_report() {
        let program = deep();
        for (signal, pause) in [("-INT", 1500), ("-TERM", 3000)] {
            let words = ["check", &program, "--strategy", "dfs", "--json", "--quiet", "--", "200000"];
            let (output, took) = signalled(&words, signal, pause);
            assert!(took < LONG, "{signal} {pause}: {took:?}");
            let code = output.status.code();
            assert!(matches!(code, Some(1 | 3)), "{signal} {pause}: {code:?} {}", message(&output));
            let ending = report(&output)["ending"].as_str().unwrap().to_owned();
            assert!(["interrupted", "first-violation"].contains(&&*ending), "{signal} {pause}: {ending}");
        }
    }

    #[test]
    fn a_signal_ends_a_run_that_is_run_again() {
        let program = deep();
        let words =
            ["check", &program, "--strategy", "dfs", "--for", "20s", "--json", "--quiet", "--", "3000"];
        let found = sojourner(&words).output().unwrap();
        let token = report(&found)["violations"][0]["token"].as_str().unwrap().to_owned();
        for (signal, pause) in [("-INT", 50), ("-TERM", 500)] {
            let (_, took) = signalled(&["replay", &token, "--json"], signal, pause);
            assert!(took < LONG, "{signal} {pause}: {took:?}");
        }
    }

    /// A pipe that nobody reads keeps nobody from the result.
    #[test]
    fn a_pipe_that_nobody_reads_is_not_waited_for_beyond_the_limit() {
        let pipe = scratch("pipe");
        let _ = std::fs::remove_file(&pipe);
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let file = pipe.to_str().unwrap();
        let begun = Instant::now();
        let words = ["check", "builtin:die", "--json", "--quiet", "--for", "1s", "-o", file];
        let output = sojourner(&words).output().unwrap();
        assert!(begun.elapsed() < LONG, "{:?}", begun.elapsed());
        assert_eq!(output.status.code(), Some(2), "{}", message(&output));
        assert!(message(&output).contains("nobody reads it"), "{}", message(&output));
        assert_eq!(report(&output)["verdict"], "verified");
        // Without a limit it is waited for, and a signal ends that.
        let (output, took) = signalled(&["check", "builtin:die", "--quiet", "-o", file], "-TERM", 1500);
        assert!(took < LONG, "{took:?}");
        assert_eq!(output.status.code(), Some(130), "{}", message(&output));
        // Somebody who reads gets all of it.
        let words = ["check", "builtin:die", "--json", "--quiet", "--for", "20s", "-o", file];
        let mut writer = sojourner(&words).spawn().unwrap();
        let text = std::fs::read(&pipe).unwrap();
        assert_eq!(writer.wait().unwrap().code(), Some(0));
        assert_eq!(serde_json::from_slice::<Value>(&text).unwrap()["verdict"], "verified");
    }
}
