//! `--memory` is kept to: the process never holds more than a tenth above it, however the search grows,
//! and the run ends with its progress.
#![cfg(target_os = "linux")]

use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

const LIMIT: u64 = 48_000_000;

/// Runs a search that would fill any memory, and says how much it held at most.
fn peak(system: &str, strategy: &str, more: &str) -> u64 {
    // A shell would be a process of its own: the child itself tells, as the system counts it.
    let script = format!(
        "{} check '{system}' --strategy {strategy} {more} --memory {LIMIT} --quiet --json >\"$0\" & \
         while kill -0 $! 2>/dev/null; do grep -s VmHWM /proc/$!/status; sleep 0.02; done; wait $!; echo code $?",
        env!("CARGO_BIN_EXE_sojourner")
    );
    static RUNS: AtomicU32 = AtomicU32::new(0);
    let (process, run) = (std::process::id(), RUNS.fetch_add(1, Ordering::Relaxed));
    let file = std::env::temp_dir().join(format!("sojourner-memory-{process}-{run}.json"));
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

fn assert_kept(system: &str, strategy: &str, more: &str) {
    let peak = peak(system, strategy, more);
    assert!(peak <= LIMIT / 10 * 11, "{system} {strategy} {more}: {peak} bytes for a limit of {LIMIT}");
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
        assert_kept(system, strategy, "");
    }
}

#[test]
fn formulas_and_checkpoints_keep_to_the_limit() {
    let chain = "builtin:random-chain?states=100000000";
    assert_kept(chain, "bfs", "--property 'F end'");
    assert_kept(chain, "dfs", "--property 'X F end'");
    assert_kept("builtin:random-mdp?states=100000000", "bfs", "--property 'F end'");
    let file = std::env::temp_dir().join(format!("sojourner-memory-{}.checkpoint", std::process::id()));
    let mdp = "builtin:random-mdp?states=100000000";
    for (system, strategy) in [(chain, "dfs"), (chain, "mixed"), (mdp, "guided"), (mdp, "mixed")] {
        assert_kept(system, strategy, &format!("--checkpoint '{}'", file.display()));
        std::fs::remove_file(&file).unwrap();
    }
}
