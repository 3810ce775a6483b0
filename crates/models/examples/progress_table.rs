//! Prints the table of docs/strategies.md: how many transitions each strategy needs to verify a
//! half, 90 %, 99 % and 99.9 % of the probability mass of some systems.
//!
//!     cargo run --release -p sojourner-models --example progress_table [part of a system's name]
//!
//! Strategies that draw at random show the median over five seeds. The numbers are transitions, so
//! they are the same on every machine. Progress never falls, so the first transition at which a
//! mark is reached is found by halving, with an exact solve of each searched part.

use sojourner_kernel::strategy::{Arrival, all};
use sojourner_kernel::{Check, Graph, Observer, Spec, StateId, Stop, progress};
use sojourner_models::{Walk, open};

const MARKS: [f64; 4] = [0.5, 0.9, 0.99, 0.999];

const SYSTEMS: &[(&str, u64)] = &[
    ("biased-die", 3_000),
    ("die?counter=yes", 3_000),
    ("quicksort?n=13", 20_000),
    ("select?n=20,k=6", 5_000),
    ("scissors?wins=4", 5_000),
    ("random-chain?states=3000,rare=0.1", 10_000),
    ("random-chain?states=3000,rare=0.01,branching=4,ends=0.02", 15_000),
    ("random-chain?states=3000,rare=0.5,ends=0.2", 10_000),
    ("grid?width=60,height=60,choice=chance", 10_000),
    ("grid?width=60,height=60,choice=chance,right=0.8", 10_000),
    ("grid?width=40,height=40,choice=chance,reset=0.01", 10_000),
    ("grid?width=30,height=30,choice=both,slip=0.1", 10_000),
    ("grid?width=30,height=30,choice=both,slip=0.3,reset=0.02", 10_000),
    ("random-mdp?states=2000,rare=0.1,ends=0.3", 20_000),
    ("random-mdp?states=3000,rare=0.01,decisions=0.2,ends=0.2", 30_000),
    ("random-mdp?states=3000,rare=0.02,decisions=0.5,ends=0.4", 30_000),
    ("tree?depth=12", 20_000),
    ("tree?depth=12,first=0.9", 20_000),
    ("diamond?width=60,choice=chance", 20_000),
];

/// Remembers the searched system in the order in which it was searched.
#[derive(Default)]
struct Record {
    stops: Vec<Stop>,
    edges: Vec<(u32, u32, u32)>,
}

impl Observer for Record {
    fn state_added(&mut self, _state: StateId, stop: &Stop, _graph: &Graph) {
        self.stops.push(stop.clone());
    }

    fn transition_taken(&mut self, arrival: &Arrival, _graph: &Graph) {
        self.edges.push((arrival.from.0, arrival.alternative, arrival.to.0));
    }
}

impl Record {
    /// The verified mass after the first `n` transitions.
    fn verified(&self, n: usize) -> f64 {
        let mut graph = Graph::new();
        graph.add_state(&self.stops[0]);
        for &(from, alternative, to) in &self.edges[..n] {
            while graph.len() <= to as usize {
                graph.add_state(&self.stops[graph.len()]);
            }
            graph.add_transition(StateId(from), alternative, StateId(to));
        }
        progress::solve(&graph).verified
    }

    fn first_at(&self, mark: f64) -> Option<u64> {
        let (mut below, mut above) = (0, self.edges.len());
        if self.verified(above) < mark {
            return None;
        }
        while above - below > 1 {
            let middle = (below + above) / 2;
            if self.verified(middle) < mark { below = middle } else { above = middle }
        }
        Some(above as u64)
    }
}

fn marks(system: &str, strategy: &str, seed: u64, most: u64) -> [Option<u64>; 4] {
    let model = open(&format!("builtin:{system}")).expect("a built-in system");
    let spec: Spec = strategy.parse().expect("a strategy");
    let mut record = Record::default();
    let check = Check::new(Walk::new(model)).strategy(spec).seed(seed).max_transitions(most);
    check.all_violations().without_progress().observer(&mut record).run();
    MARKS.map(|mark| record.first_at(mark))
}

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let only = std::env::args().nth(2);
    for (system, most) in SYSTEMS.iter().filter(|(name, _)| name.contains(&wanted)) {
        println!("\n`{system}`\n\n| strategy | 0.5 | 0.9 | 0.99 | 0.999 |\n|---|---|---|---|---|");
        for info in all().iter().filter(|i| i.exhaustive && only.as_ref().is_none_or(|o| o == i.name)) {
            let random = ["auto", "rdfs", "rs", "softmax", "egreedy", "rl", "rl-q"].contains(&info.name);
            let runs: Vec<_> =
                (0..if random { 5 } else { 1 }).map(|seed| marks(system, info.name, seed, *most)).collect();
            let cell = |i: usize| {
                let mut all: Vec<u64> = runs.iter().map(|r| r[i].unwrap_or(u64::MAX)).collect();
                all.sort_unstable();
                match all[all.len() / 2] {
                    u64::MAX => "-".to_string(),
                    n => n.to_string(),
                }
            };
            println!("| {} | {} | {} | {} | {} |", info.name, cell(0), cell(1), cell(2), cell(3));
        }
    }
}
