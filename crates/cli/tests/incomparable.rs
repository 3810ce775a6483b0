//! Zhang, section 5.6: depth first, breadth first, most probable path first and most probable of a level first are
//! incomparable. For each pair there is a system on which one of them makes progress sooner; the thesis gives the progress
//! after each transition, and the systems here (`examples/models/incomparable`) are made for these figures.

use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// The verified mass after each transition.
fn progress(system: &str, strategy: &str) -> Vec<f64> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = root.join("examples/models/incomparable").join(system);
    let output = Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args([
            "check",
            file.to_str().unwrap(),
            "--strategy",
            strategy,
            "--progress-every",
            "1",
            "--json",
            "-q",
        ])
        .output()
        .expect("the program starts");
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!(report["verdict"], "verified", "{report}");
    let samples = report["samples"].as_array().unwrap();
    assert_eq!(report["sample_seconds"].as_array().unwrap().len(), samples.len(), "{report}");
    samples.iter().map(|sample| sample[1].as_f64().unwrap()).collect()
}

const TABLES: &[(&str, &[&str], &[f64])] = &[
    ("dfs-before-bfs.tra", &["dfs"], &[0.0, 0.5, 0.5, 1.0]),
    ("dfs-before-bfs.tra", &["bfs"], &[0.0, 0.0, 0.5, 1.0]),
    ("bfs-before-dfs.tra", &["bfs"], &[0.0, 0.6, 1.0]),
    ("bfs-before-dfs.tra", &["dfs"], &[0.0, 0.4, 1.0]),
    ("both-before-pfs.tra", &["dfs", "bfs"], &[0.4, 0.4, 0.76, 1.0]),
    ("both-before-pfs.tra", &["pfs", "bfpss"], &[0.0, 0.4, 0.76, 1.0]),
    ("pfs-before-both.tra", &["pfs", "bfpss"], &[0.6, 1.0]),
    ("pfs-before-both.tra", &["dfs", "bfs"], &[0.4, 1.0]),
    ("bfpss-before-pfs.tra", &["bfpss"], &[0.0, 0.4, 0.4, 0.76, 1.0]),
    ("bfpss-before-pfs.tra", &["pfs"], &[0.0, 0.0, 0.4, 0.76, 1.0]),
    ("pfs-before-bfpss.tra", &["pfs"], &[0.0, 0.35, 0.7, 0.7, 1.0]),
    ("pfs-before-bfpss.tra", &["bfpss"], &[0.0, 0.0, 0.3, 0.65, 1.0]),
];

#[test]
fn no_strategy_is_the_best_one_everywhere() {
    for (system, strategies, expected) in TABLES {
        for strategy in *strategies {
            let found = progress(system, strategy);
            let close = found.iter().zip(*expected).all(|(a, b)| (a - b).abs() < 1e-9);
            assert!(close && found.len() == expected.len(), "{system} {strategy}: {found:?}");
        }
    }
}
