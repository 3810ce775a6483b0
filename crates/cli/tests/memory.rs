//! `--memory` is kept to: the process never holds more than a tenth above it, however the search grows,
//! and the run ends with its progress.
#![cfg(target_os = "linux")]

use std::process::Command;

const LIMIT: u64 = 48_000_000;

/// Runs a search that would fill any memory, and says how much it held at most.
fn peak(system: &str, strategy: &str) -> u64 {
    // A shell would be a process of its own: the child itself tells, as the system counts it.
    let script = format!(
        "{} check '{system}' --strategy {strategy} --memory {LIMIT} --quiet --json >\"$0\" & \
         while kill -0 $! 2>/dev/null; do grep -s VmHWM /proc/$!/status; sleep 0.02; done; wait $!; echo code $?",
        env!("CARGO_BIN_EXE_sojourner")
    );
    let file = std::env::temp_dir().join(format!("sojourner-memory-{}-{strategy}.json", std::process::id()));
    let output = Command::new("sh").arg("-c").arg(script).arg(&file).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.ends_with("code 3\n"), "{system} {strategy}: {text}");
    let report: serde_json::Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    std::fs::remove_file(file).unwrap();
    assert_eq!(report["ending"], "limit-memory", "{system} {strategy}");
    assert!(report["verified"].is_number(), "{system} {strategy}");
    let kilobytes = text.lines().filter_map(|l| l.strip_prefix("VmHWM:")?.trim().strip_suffix("kB"));
    kilobytes.map(|k| k.trim().parse::<u64>().unwrap()).max().expect("it was seen") * 1024
}

#[test]
fn no_strategy_takes_more_than_a_tenth_above_the_limit() {
    for (system, strategy) in [
        ("builtin:tree?depth=60,first=0.7", "auto"),
        ("builtin:tree?depth=60,first=0.7", "pfs"),
        ("builtin:tree?depth=60,first=0.7", "rs"),
        ("builtin:random-mdp?states=100000000", "auto"),
        ("builtin:random-mdp?states=100000000", "bfs"),
    ] {
        let peak = peak(system, strategy);
        assert!(peak <= LIMIT / 10 * 11, "{system} {strategy}: {peak} bytes for a limit of {LIMIT}");
    }
}
