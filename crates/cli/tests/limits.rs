//! Limits hold at any moment: whatever a run is in the middle of, it ends soon after its time or its memory
//! is used up, or a signal asks it to, with its report.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Long for a run of one second that is over a second later, since tests run where much else does.
/// Without a limit these runs take minutes, or for ever.
const LONG: Duration = Duration::from_secs(12);

const MEMORY: u64 = 300_000_000;

fn sojourner(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn program() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/limits/Limits.java");
    file.to_str().unwrap().to_owned()
}

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sojourner-limits-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

fn report(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{e}: {:?} {}", output.status, String::from_utf8_lossy(&output.stderr)))
}

/// Runs a way of the program for a second. A run that cannot end may be named as such; the others are cut
/// off by a limit, and never is anything verified.
fn is_cut_off(way: &str) {
    let memory = MEMORY.to_string();
    let program = program();
    let words = ["check", &program, "--for", "1s", "--memory", &memory, "--json", "--quiet", "--", way];
    let begun = Instant::now();
    let output = sojourner(&words).output().unwrap();
    let took = begun.elapsed();
    let report = report(&output);
    assert!(took < LONG, "{way} took {took:?}");
    match output.status.code() {
        Some(1) => assert!(
            ["endless", "exception"].contains(&report["violations"][0]["kind"].as_str().unwrap()),
            "{way}: {}",
            report["violations"]
        ),
        Some(3) => {
            let ending = report["ending"].as_str().unwrap();
            assert!(["limit-time", "limit-memory"].contains(&ending), "{way}: {ending}");
            assert!(report["unknown"].as_f64().unwrap() > 0.0, "{way}");
        }
        other => panic!("{way}: {other:?} {report}"),
    }
    let peak = report["peak_memory_bytes"].as_u64().unwrap();
    assert!(peak <= MEMORY / 10 * 11, "{way} held {peak} bytes");
}

#[test]
fn steps_that_allocate_for_ever_are_cut_off() {
    for way in ["allocate", "keep", "arrays", "builder", "concat", "repeat", "map", "intern", "init"] {
        is_cut_off(way);
    }
}

#[test]
fn natives_that_take_long_are_cut_off() {
    for way in ["dimensions", "multianew", "fill", "copy", "clone", "power", "deflate", "inflate", "crc"] {
        is_cut_off(way);
    }
}

#[test]
fn steps_that_go_on_and_on_are_cut_off() {
    for way in ["choice", "coin", "overflow", "ackermann", "regex", "sort", "hash", "throw", "trace", "print"]
    {
        is_cut_off(way);
    }
}

#[test]
fn threads_and_reflection_are_cut_off() {
    for way in ["threads", "many-threads", "two", "sleep", "reflect", "lambda", "proxy"] {
        is_cut_off(way);
    }
}

/// Models: a formula whose normal form is large, many states, figures that take long, every output.
#[test]
fn models_and_formulas_are_cut_off() {
    let conjunction: Vec<String> =
        (1..18).map(|n| format!("({x} goal | {x} hole)", x = "X ".repeat(n))).collect();
    let long = conjunction.join(" & ");
    let grid = "builtin:grid?width=2000,height=2000,choice=chance";
    let chain = "builtin:random-chain?states=100000000";
    for words in [
        &["check", grid, "--property", &long, "--json"][..],
        &["check", chain, "--property", "G F end", "--json"],
        &["check", chain, "--json", "--until-progress", "0.9999"],
        &["check", chain, "--json", "--strategy", "dfs", "--all"],
        &["check", "builtin:random-mdp?states=100000000", "--json", "--strategy", "guided"],
        &["graph", "builtin:counters?processes=6,limit=99", "--format", "aut"],
    ] {
        let begun = Instant::now();
        let output = sojourner(words).args(["--for", "1s", "--memory", "600M"]).output().unwrap();
        assert!(begun.elapsed() < LONG, "{words:?} took {:?}", begun.elapsed());
        assert_eq!(output.status.code(), Some(3), "{words:?} {}", String::from_utf8_lossy(&output.stderr));
        if words[0] == "check" {
            assert!(report(&output)["ending"].as_str().unwrap().starts_with("limit-"), "{words:?}");
        }
    }
}

#[cfg(unix)]
fn signal(child: &Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

/// Signals come while the JDK boots, while a step does not end, and later.
#[cfg(unix)]
#[test]
fn signals_end_a_run_with_its_report_at_any_moment() {
    // Compiled before, so that the signal does not meet javac.
    is_cut_off("quiet");
    for (name, pause) in [("-INT", 60), ("-TERM", 60), ("-INT", 700), ("-TERM", 700), ("-TERM", 1500)] {
        let program = program();
        let interrupted = |pause: u64| {
            let mut command = sojourner(&["check", &program, "--json", "--quiet", "--", "quiet"]);
            let child = command.spawn().unwrap();
            std::thread::sleep(Duration::from_millis(pause));
            let asked = Instant::now();
            signal(&child, name);
            let output = child.wait_with_output().unwrap();
            assert!(asked.elapsed() < LONG, "{name} {pause}: {:?}", asked.elapsed());
            output
        };
        let mut output = interrupted(pause);
        if matches!(output.status.code(), None | Some(130)) && pause < 100 {
            // On a busy machine the process had not even begun, or had no report yet.
            output = interrupted(2000);
        }
        assert_eq!(output.status.code(), Some(3), "{name} {pause}: {output:?}");
        assert_eq!(report(&output)["ending"], "interrupted", "{name} {pause}");
    }
}

/// The first signal asks for a report, the second does not wait for it.
#[cfg(unix)]
#[test]
fn a_second_signal_ends_the_process_at_once() {
    let program = program();
    let child = sojourner(&["check", &program, "--json", "--quiet", "--", "copy"]).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(1500));
    let asked = Instant::now();
    signal(&child, "-INT");
    std::thread::sleep(Duration::from_millis(50));
    let _ = Command::new("kill").args(["-INT", &child.id().to_string()]).stderr(Stdio::null()).status();
    let output = child.wait_with_output().unwrap();
    assert!(asked.elapsed() < LONG, "{:?}", asked.elapsed());
    assert!(matches!(output.status.code(), Some(3 | 130)), "{output:?}");
}

#[test]
fn the_file_for_the_result_is_looked_at_first_and_never_half_written() {
    let folder = scratch("folder");
    std::fs::create_dir_all(&folder).unwrap();
    let model = scratch("chain.tra");
    std::fs::write(&model, "3 3\n0 1 0.5\n0 2 0.5\n1 2 1\n").unwrap();
    let (folder, model) = (folder.to_str().unwrap(), model.to_str().unwrap());
    // Refused before the search, which would take for ever.
    for (file, why) in [(folder, "this is a folder"), ("/no/such/folder/result.json", "cannot be written")] {
        let output =
            sojourner(&["check", "builtin:random-chain?states=100000000", "-o", file]).output().unwrap();
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.contains(why), "{message}");
    }
    let output = sojourner(&["check", model, "-o", model]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("would overwrite what the run uses"));
    let result = scratch("result.json");
    std::fs::write(&result, "before").unwrap();
    let words = ["check", model, "--json", "--quiet", "-o", result.to_str().unwrap()];
    assert_eq!(sojourner(&words).output().unwrap().status.code(), Some(0));
    let text = std::fs::read(&result).unwrap();
    assert_eq!(serde_json::from_slice::<Value>(&text).unwrap()["verdict"], "verified");
    let beside = std::fs::read_dir(result.parent().unwrap()).unwrap();
    let left = beside.filter(|f| f.as_ref().unwrap().file_name().to_string_lossy().ends_with(".new"));
    assert_eq!(left.count(), 0, "nothing is left beside it");
}

/// A disk that is full when the result is there.
#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_written_goes_to_stdout() {
    let output =
        sojourner(&["check", "builtin:die", "--json", "--quiet", "-o", "/dev/full"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(report(&output)["verdict"], "verified");
    assert!(String::from_utf8_lossy(&output.stderr).contains("the result goes to stdout"));
}

#[test]
fn a_report_of_all_violations_grows_with_the_depth_and_not_with_its_square() {
    let size = |depth: usize| {
        // A chain in which every state may lead to a bad one of its own.
        let model = scratch(&format!("deep-{depth}.tra"));
        let mut text = format!("{} {}\n", 2 * depth + 1, 2 * depth);
        for n in 0..depth {
            text += &format!("{n} {} 0.5\n{n} {} 0.5\n", n + 1, depth + 1 + n);
        }
        std::fs::write(&model, text).unwrap();
        let bad: Vec<String> = (0..depth).map(|n| format!("{}: 1", depth + 1 + n)).collect();
        std::fs::write(
            model.with_extension("lab"),
            format!("0=\"init\" 1=\"bad\"\n0: 0\n{}\n", bad.join("\n")),
        )
        .unwrap();
        let words =
            ["check", model.to_str().unwrap(), "--property", "never bad", "--all", "--json", "--quiet"];
        let output = sojourner(&words).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
        let report = report(&output);
        let violations = report["violations"].as_array().unwrap();
        assert_eq!(violations.len(), depth.min(1000));
        let longest = violations.iter().map(|v| v["length"].as_u64().unwrap()).max();
        assert_eq!(longest, Some(depth as u64));
        output.stdout.len()
    };
    let (shallow, deep) = (size(400), size(800));
    assert!(deep < 3 * shallow, "{shallow} bytes, and {deep} for twice the depth");
}
