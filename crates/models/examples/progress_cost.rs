//! Runs one search with a choice of how progress is measured, to compare CPU times.
//!
//!     cargo run --release -p sojourner-models --example progress_cost SYSTEM STRATEGY MODE MOST
//!
//! MODE is `none`, `final`, `display` (a figure ten times a second) or a number N (a figure after
//! every N transitions). Prints states, transitions, verified mass, seconds.

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
    let model = open(&format!("builtin:{system}")).expect("a built-in system");
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
}
