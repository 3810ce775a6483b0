//! One table of small systems over strategy x store: all exhaustive runs agree exactly.

use std::path::Path;
use std::process::Command;

use sojourner_kernel::strategy;

fn check(system: &str, property: &str, strategy: &str, store: &str) -> serde_json::Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.args(["check", system, "--all", "--json", "--quiet", "--strategy", strategy, "--store", store]);
    if !property.is_empty() {
        command.args(["--property", property]);
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let output = command.current_dir(root).output().expect("the program starts");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{system} {strategy}: {e}: {output:?}"))
}

#[test]
fn every_exhaustive_strategy_agrees_with_the_table() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/models/table.tsv");
    let table = std::fs::read_to_string(file).unwrap();
    let mut problems = Vec::new();
    let mut rows = 0;
    for row in table.lines().filter(|l| !l.starts_with('#') && !l.is_empty()) {
        let cells: Vec<&str> = row.split('\t').collect();
        let [system, property, verdict, states, transitions, verified, violating] = cells[..] else {
            panic!("seven cells: {row}")
        };
        rows += 1;
        for info in strategy::all().iter().filter(|info| info.exhaustive) {
            // A heuristic search needs a heuristic; the systems without one are left to the others.
            let needs = info.parameters.iter().any(|p| p.range == strategy::Range::Heuristic);
            if needs && !["grid", "counters", "philosophers"].iter().any(|s| system.contains(s)) {
                continue;
            }
            for store in ["fingerprint", "exact"] {
                let report = check(system, property, info.name, store);
                let close = |field: &str, expected: &str| {
                    let (found, expected) =
                        (report[field].as_f64().unwrap(), expected.parse::<f64>().unwrap());
                    (found - expected).abs() < 1e-12 && found <= expected + 1e-15
                };
                let fine = report["verdict"] == verdict
                    && report["states"].as_u64() == states.parse().ok()
                    && report["transitions"].as_u64() == transitions.parse().ok()
                    && close("verified", verified)
                    && close("violating", violating);
                if !fine {
                    let found: Vec<String> = ["verdict", "states", "transitions", "verified", "violating"]
                        .iter()
                        .map(|f| report[f].to_string())
                        .collect();
                    problems.push(format!("{row}\n  {} with {store}: {}", info.name, found.join(" ")));
                }
            }
        }
    }
    assert!(rows > 20, "{rows} rows");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
