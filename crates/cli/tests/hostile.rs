//! Programs that would run for ever, within one step or over many: the time limit and Ctrl-C end the
//! run with its results all the same.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn command(way: &str, more: &[&str]) -> Command {
    let program: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile/Hostile.java");
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.arg("check").arg(program).arg("--json").args(more).args(["--", way]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Long for a run of two seconds, on a machine that does many other things.
const FAR_TOO_LONG: Duration = Duration::from_secs(30);

#[test]
fn the_time_limit_ends_a_step_that_does_not_end() {
    for way in [
        "loop",
        "visible",
        "locks",
        "fork",
        "recursion",
        "overflow",
        "finally",
        "init",
        "input",
        "garbage",
        "text",
    ] {
        let begun = Instant::now();
        let output = command(way, &["--for", "1s", "--heap", "64M"]).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        let errors = String::from_utf8_lossy(&output.stderr);
        // A run that cannot end may also be named as such; it is never verified.
        assert!(matches!(output.status.code(), Some(1 | 3 | 4)), "{way}: {:?} {errors}", output.status);
        assert!(begun.elapsed() < FAR_TOO_LONG, "{way} took {:?}", begun.elapsed());
        let result: serde_json::Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{way}: {e}"));
        if output.status.code() == Some(3) {
            assert_eq!(result["ending"], "limit-time", "{way}");
            assert!(result["unknown"].as_f64().unwrap() > 0.0, "{way}");
        }
    }
}

/// On the way to its end the program is asked to stop, as Ctrl-C does.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_step_that_does_not_end() {
    let mut child = command("loop", &[]).spawn().unwrap();
    let mut first = String::new();
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    errors.read_line(&mut first).unwrap();
    assert!(first.starts_with("checking "), "{first}");
    std::thread::sleep(Duration::from_millis(300));
    let asked = Instant::now();
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert!(asked.elapsed() < FAR_TOO_LONG, "it took {:?}", asked.elapsed());
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    let result: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(result["ending"], "interrupted");
}
