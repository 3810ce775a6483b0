//! Walkers: the second and last family. They walk through the system, may forget and revisit, and
//! look for violations; they are not todo sets of transitions.
//!
//! What they see goes into the same ledger as an exploration, so progress, limits and reports are
//! the same. `transitions` counts steps taken, with repetition. A walker says "verified" only if
//! the ledger shows that every transition of every state was seen.

mod field;
mod forgetful;
mod highway;
mod nmcs;
mod pct;
mod pos;
mod random;
mod runs;

pub use nmcs::Nmcs;

use crate::journal::Refused;
use crate::search::explore::explore;
use crate::search::{Check, Outcome};
use crate::strategy::randomised_depth_first;
use crate::system::System;
use field::Field;
use forgetful::Steps;

/// A walker and its parameters, as plain data.
#[derive(Clone, Debug, PartialEq)]
pub enum Walk {
    /// Random walk: back to the start after `length` steps or at an end.
    /// It ends after `runs` of these, or never if that is 0.
    Random { length: u64, by_chance: bool, consider_all: bool, runs: u64, remember: bool, seed: u64 },
    /// `width` lanes abreast, ideal or approximate selection, this many runs.
    Highway { width: u64, ideal: bool, runs: u64, remember: bool, seed: u64 },
    /// Depth first in random order, all successors of a state first or not, without a graph.
    Depth { consider_all: bool, seed: u64 },
    /// Random priorities that fall at `depth - 1` moments at most.
    Pct { depth: u64, length: u64, seed: u64 },
    /// Random priorities of the next moves, drawn anew where moves conflict.
    Pos { length: u64, seed: u64 },
    /// Nested Monte-Carlo search.
    Nmcs { parameters: Nmcs, seed: u64 },
}

/// Walks to the end of the run.
pub(crate) fn walk<S: System>(check: Check<'_, S>, name: String, walk: Walk) -> Result<Outcome, Refused> {
    // Formulas and masses are judged on the searched system: with them a ledger is kept.
    match walk {
        Walk::Random { length, by_chance, consider_all, runs, remember: false, seed }
            if !check.wants_graph() =>
        {
            let steps = Steps { length, by_chance, consider_all, runs };
            return forgetful::random(check, name, steps, seed);
        }
        Walk::Highway { width, ideal, runs, remember: false, seed } if !check.wants_graph() => {
            return forgetful::highway(check, name, (width, ideal), runs, seed);
        }
        Walk::Depth { consider_all, seed } if check.wants_graph() => {
            return explore(check, name, randomised_depth_first(consider_all, seed));
        }
        Walk::Depth { consider_all, seed } => {
            return forgetful::depth_first(check, name, consider_all, seed);
        }
        _ => {}
    }
    let mut field = Field::new(check);
    let ending = match walk {
        Walk::Random { length, by_chance, consider_all, runs, seed, .. } => {
            random::walk(&mut field, (length, runs), by_chance, consider_all, seed)
        }
        Walk::Highway { width, ideal, runs, seed, .. } => highway::walk(&mut field, width, ideal, runs, seed),
        Walk::Depth { .. } => unreachable!("kernel: it was gone to above"),
        Walk::Pct { depth, length, seed } => pct::walk(&mut field, depth, length, seed),
        Walk::Pos { length, seed } => pos::walk(&mut field, length, seed),
        Walk::Nmcs { parameters, seed } => nmcs::walk(&mut field, &parameters, seed),
    };
    field.close(ending, name)
}
