//! Walkers: the second and last family. They walk through the system, may forget and revisit, and
//! look for violations; they are not todo sets of transitions.
//!
//! What they see goes into the same books as an exploration, so progress, limits and reports are
//! the same. `transitions` counts steps taken, with repetition. A walker says "verified" only if
//! the books show that every transition of every state was seen.

mod highway;
mod nmcs;
mod random;

pub use nmcs::Nmcs;

use crate::graph::StateId;
use crate::search::ledger::Ledger;
use crate::search::{Check, Ending, Outcome};
use crate::system::{Stop, System};

/// A walker and its parameters, as plain data.
#[derive(Clone, Debug, PartialEq)]
pub enum Walk {
    /// Random walk: back to the start after `length` steps or at an end.
    Random { length: u64, by_chance: bool, consider_all: bool, seed: u64 },
    /// `width` lanes abreast, ideal or approximate selection, this many runs.
    Highway { width: u64, ideal: bool, runs: u64, seed: u64 },
    /// Nested Monte-Carlo search.
    Nmcs { parameters: Nmcs, seed: u64 },
}

/// Walks to the end of the run.
pub(crate) fn walk<S: System>(check: Check<'_, S>, name: String, walk: Walk) -> Outcome {
    let (ledger, system) = Ledger::open(check);
    let mut field = Field { system, ledger, open: 0 };
    let ending = match walk {
        Walk::Random { length, by_chance, consider_all, seed } => {
            random::walk(&mut field, length, by_chance, consider_all, seed)
        }
        Walk::Highway { width, ideal, runs, seed } => highway::walk(&mut field, width, ideal, runs, seed),
        Walk::Nmcs { parameters, seed } => nmcs::walk(&mut field, &parameters, seed),
    };
    let Field { mut system, ledger, .. } = field;
    ledger.close(&mut system, ending, name, (0, 0))
}

/// The system with the books of the walk.
struct Field<'a, S: System> {
    system: S,
    ledger: Ledger<'a>,
    /// Alternatives of known states not yet taken; at zero everything is explored.
    open: u64,
}

impl<S: System> Field<'_, S> {
    /// Goes to the initial state.
    fn start(&mut self) -> (StateId, Stop) {
        let stop = self.system.start();
        if self.ledger.graph.is_empty() {
            let state = self.ledger.begin(&mut self.system, &stop);
            self.open = alternatives(&stop);
            return (state, stop);
        }
        (StateId::INITIAL, stop)
    }

    /// Takes an alternative of the state the system stands at; says where it led, whether that is
    /// new, and how it stopped.
    fn step(&mut self, from: StateId, alternative: u32) -> (StateId, bool, Stop) {
        if self.ledger.graph.target(from, alternative).is_none() {
            self.open -= 1;
        }
        let stop = self.system.step(alternative);
        let arrival = self.ledger.enter(&mut self.system, from, alternative, &stop);
        if arrival.is_new {
            self.open += alternatives(&stop);
        }
        (arrival.to, arrival.is_new, stop)
    }

    /// Whether the walk is over: everything seen, a violation, or a limit.
    fn ends(&mut self) -> Option<Ending> {
        if self.ledger.is_done() {
            return Some(Ending::FirstViolation);
        }
        if self.open == 0 {
            return Some(Ending::Exhausted);
        }
        self.ledger.ends(|| (0, 0))
    }
}

fn alternatives(stop: &Stop) -> u64 {
    match stop {
        Stop::Choice(choice) => u64::from(choice.len()),
        _ => 0,
    }
}
