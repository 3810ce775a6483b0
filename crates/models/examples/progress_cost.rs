//! Runs one search with a choice of how progress is measured, to compare CPU times.
//!
//!     cargo run --release -p sojourner-models --example progress_cost SYSTEM STRATEGY MODE MOST
//!
//! SYSTEM is a built-in system, or a `.tra` or `.aut` file. MODE is `none`, `final`, `display` (a figure
//! ten times a second) or a number N (a figure after every N transitions). Prints states, transitions,
//! verified mass, seconds, and ten of the figures on the way.

use sojourner_kernel::{Check, Observer, Spec};
use sojourner_models::{Walk, open};

struct Display;
impl Observer for Display {}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [system, strategy, mode, most] = &arguments[..] else {
        eprintln!("usage: progress_cost SYSTEM STRATEGY none|final|display|N MOST");
        std::process::exit(2);
    };
    let is_file = [".tra", ".aut"].iter().any(|kind| system.ends_with(kind));
    let word = if is_file { system.clone() } else { format!("builtin:{system}") };
    let model = open(&word).unwrap_or_else(|e| panic!("{e}"));
    let spec: Spec = strategy.parse().expect("a strategy");
    let mut display = Display;
    let check = Check::new(Walk::new(model)).strategy(spec).all_violations();
    let check = check.max_transitions(most.parse().expect("a number"));
    let check = match mode.as_str() {
        "none" => check.without_progress(),
        "final" => check,
        "display" => check.observer(&mut display),
        n => check.progress_every(n.parse().expect("a number")),
    };
    let outcome = check.run();
    println!(
        "{system} {strategy} {mode}: {} states, {} transitions, verified {:?}, {:.2} s, {:.0} bytes a transition",
        outcome.states,
        outcome.transitions,
        outcome.mass.map(|m| m.verified),
        outcome.elapsed.as_secs_f64(),
        outcome.peak_memory as f64 / outcome.transitions as f64
    );
    for sample in outcome.samples.iter().step_by((outcome.samples.len() / 10).max(1)) {
        println!("  after {}: {:?}", sample.transitions, sample.verified);
    }
}
