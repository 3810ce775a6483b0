//! What a program can do at each level of reduction, as its user sees it.

// Each test uses a part.
#![allow(dead_code)]

use super::printing::Printing;
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::machine::{Cuts, Options, Randomness};
use sojourner_kernel::search::{Ending, Reduction};
use sojourner_kernel::{Check, Outcome, Spec};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

/// A level of reduction.
#[derive(Clone, Copy)]
pub struct Level {
    pub name: &'static str,
    /// Where the scheduling points are.
    cuts: Cuts,
    /// Whether the discipline of locks is assumed until it is refuted.
    discipline: bool,
    /// Which orders are left out.
    reduction: Reduction,
}

const fn level(name: &'static str, cuts: Cuts, discipline: bool, reduction: Reduction) -> Level {
    Level { name, cuts, discipline, reduction }
}

pub const NONE: Level = level("none", Cuts::All, false, Reduction::Off);
pub const REDUCED: [Level; 5] = [
    level("escape", Cuts::Shared, false, Reduction::Off),
    level("sleep", Cuts::Shared, false, Reduction::Sleep),
    level("dpor", Cuts::Shared, false, Reduction::Dpor),
    level("locked escape", Cuts::Shared, true, Reduction::Off),
    level("locked dpor", Cuts::Shared, true, Reduction::Dpor),
];

/// The outputs of all runs that end, and the kinds of violations.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Behaviour {
    pub outputs: BTreeSet<String>,
    pub violations: BTreeSet<String>,
}

impl Behaviour {
    /// What is here and not there, and the other way round; empty if nothing is.
    pub fn difference(&self, other: &Behaviour) -> String {
        let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
            a.difference(b).take(3).cloned().collect::<Vec<_>>().join(" | ")
        };
        let (mut lost, mut invented) = (Vec::new(), Vec::new());
        for (a, b) in [(&self.outputs, &other.outputs), (&self.violations, &other.violations)] {
            lost.extend(Some(only(a, b)).filter(|text| !text.is_empty()));
            invented.extend(Some(only(b, a)).filter(|text| !text.is_empty()));
        }
        let told = |what: &str, all: Vec<String>| match all.is_empty() {
            true => String::new(),
            false => format!("{what} {}; ", all.join(" | ")),
        };
        told("lost", lost) + &told("invented", invented)
    }
}

pub fn system(launch: &Launch, level: Level) -> JavaSystem {
    let options = Options {
        heap_bytes: 64 << 20,
        assertions: true,
        random: Randomness::Chance,
        cuts: level.cuts,
        discipline: level.discipline,
        ..Options::default()
    };
    JavaSystem::new(launch, &[], options).expect("it boots")
}

fn behaviour(outcome: &Outcome, outputs: &Mutex<BTreeSet<String>>) -> Behaviour {
    let mut violations: BTreeSet<String> =
        outcome.violations.iter().map(|found| found.violation.kind.clone()).collect();
    violations.extend(outcome.unsupported.iter().map(|(what, _)| format!("unsupported: {what}")));
    violations
        .extend(outcome.unconfirmed.iter().map(|found| format!("unconfirmed: {}", found.violation.kind)));
    Behaviour { outputs: outputs.lock().unwrap().clone(), violations }
}

/// All that a program can do; none if that takes more transitions than `bound`.
pub fn explore(launch: &Launch, level: Level, bound: u64) -> Option<Behaviour> {
    let outputs = Arc::new(Mutex::new(BTreeSet::new()));
    let dfs: Spec = "dfs".parse().expect("a strategy");
    let outcome = Check::new(Printing::new(system(launch, level), outputs.clone()))
        .strategy(dfs)
        .all_violations()
        .keep(1_000_000)
        .max_transitions(bound)
        .without_progress()
        .reduction(level.reduction)
        .run();
    (outcome.ending == Ending::Exhausted).then(|| behaviour(&outcome, &outputs))
}

/// What random runs without any reduction show, in so many transitions: some of what a program can do.
pub fn sample(launch: &Launch, seed: u64, transitions: u64) -> Behaviour {
    let outputs = Arc::new(Mutex::new(BTreeSet::new()));
    let random: Spec = "random".parse().expect("a strategy");
    let outcome = Check::new(Printing::new(system(launch, NONE), outputs.clone()))
        .strategy(random)
        .seed(seed)
        .all_violations()
        .keep(1_000_000)
        .max_transitions(transitions)
        .without_progress()
        .run();
    behaviour(&outcome, &outputs)
}

/// Numbers from an environment variable such as `100..400`.
pub fn range(variable: &str, usual: std::ops::Range<u64>) -> std::ops::Range<u64> {
    let given = std::env::var(variable).unwrap_or_default();
    match given.split_once("..").map(|(low, high)| (low.parse(), high.parse())) {
        Some((Ok(low), Ok(high))) => low..high,
        _ => usual,
    }
}
