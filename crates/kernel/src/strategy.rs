//! Strategies: todo sets behind the one exploration loop.
//!
//! The unit is the transition, a pair of a state and an alternative (Zhang, chapter 5). The loop
//! offers each newly found choice point once; the strategy then names, one after the other, the
//! transitions to explore, each at most once. It never sees the system. Walkers, which may forget
//! and revisit, are the other family ([`crate::walker`]).
//!
//! Order of calls for one transition: `next`, then (system runs) `arrived`, then `offer` if the
//! target is a new choice point within the depth limit, then `finished` if all alternatives of the
//! source are explored.

mod catalogue;
mod radix;
mod spec;
mod urn;

mod best_first;
mod bfpss;
mod bfs;
mod dfs;
mod egreedy;
mod guided;
mod mixed;
mod pfs;
mod rdfs;
mod rl;
mod rl_q;
mod rs;
mod softmax;

pub(crate) use catalogue::randomised_depth_first;

pub use best_first::BestFirst;
pub use bfpss::Bfpss;
pub use bfs::Bfs;
pub use dfs::Dfs;
pub use egreedy::EpsilonGreedy;
pub use guided::Guided;
pub use mixed::Mixed;
pub use pfs::Pfs;
pub use rdfs::{ConsideringDfs, RandomDfs};
pub use rl::Rl;
pub use rl_q::{Learning, RlQ};
pub use rs::Rs;
pub use softmax::Softmax;
pub use spec::{Method, Parameter, Range, Spec, SpecError, StrategyInfo, Value, all};

use crate::choice::Choice;
use crate::graph::{Graph, StateId};

/// A newly found choice point.
#[derive(Clone, Copy, Debug)]
pub struct Offered<'a> {
    pub state: StateId,
    pub choice: &'a Choice,
    /// The probability of the path on which the state was first found; a decision counts as 1.
    /// Only computed for strategies that ask ([`Needs::path_probability`]), else 1.
    pub path_probability: f64,
    /// The length of that path.
    pub depth: u32,
    /// The value of the heuristic the strategy asked for, else 0.
    pub heuristic: f64,
}

/// A transition just explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub from: StateId,
    pub alternative: u32,
    pub to: StateId,
    /// Whether `to` was found by this transition.
    pub is_new: bool,
}

/// What a strategy wants to be told with each offer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// [`Offered::path_probability`], for 8 bytes a state.
    pub path_probability: bool,
    /// The strategy tells it of the transition it names, so it need not be kept for each state.
    pub keeps_probability: bool,
    /// Whether [`Strategy::soon`] is answered.
    pub tells_soon: bool,
    /// The name of the heuristic for [`Offered::heuristic`]; an empty name is the system's first.
    pub heuristic: Option<String>,
}

/// A todo set. See the module for the order of calls.
pub trait Strategy: Send {
    /// A new choice point: all its alternatives are to be explored.
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph);

    /// The next transition to explore, or `None` when there is none left.
    fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)>;

    /// The transition that `next` will probably name after `ahead` others: a hint, so that its memory
    /// can be fetched, or that it can be run before its turn. Of a state that is some way off the
    /// graph should not be asked: it is not at hand yet, and the alternative does not matter.
    fn soon(&self, _ahead: usize, _graph: &Graph) -> Option<(StateId, u32)> {
        None
    }

    /// Asks for the memory that the strategy itself will look at some transitions later. Called once for
    /// each transition where [`Strategy::soon`] is asked.
    fn prefetch(&mut self) {}

    /// The probability of the path that ends with the transition named last, if the strategy keeps it
    /// ([`Needs::keeps_probability`]).
    fn path_probability(&self) -> f64 {
        1.0
    }

    /// A transition was explored; the graph contains it.
    fn arrived(&mut self, _arrival: &Arrival, _graph: &Graph) {}

    /// All alternatives of a state are explored.
    fn finished(&mut self, _state: StateId, _graph: &Graph) {}

    /// What the strategy has learned so far of the choice at a state, by its alternatives, or as one value of the choice;
    /// nothing if it does not learn.
    fn learned(&self, _state: StateId) -> Option<Vec<f64>> {
        None
    }

    /// The number of entries waiting, for display.
    fn frontier(&self) -> u64;

    /// Whether `next` names a state on the current path, deepest first. The loop then goes back with
    /// undo marks instead of snapshots. Asked for each transition: a strategy may change its mind.
    fn is_depth_first(&self) -> bool {
        false
    }

    /// Whether it is depth first for the whole run: what leaves out transitions relies on it.
    fn stays_depth_first(&self) -> bool {
        self.is_depth_first()
    }

    /// Whether the strategy has dropped transitions (a bounded queue did overflow). A run that
    /// ends after that is incomplete.
    fn has_dropped(&self) -> bool {
        false
    }

    /// A state whose unexplored alternatives were dropped, so that what is kept for it can be
    /// forgotten; each one once.
    fn take_dropped(&mut self) -> Option<StateId> {
        None
    }

    /// Whether violations are to be told along the shortest explored path, and not along the one on
    /// which they were found.
    fn wants_short_paths(&self) -> bool {
        false
    }

    fn needs(&self) -> Needs {
        Needs::default()
    }

    /// So many bytes may still be taken. Told about every millisecond, where memory is limited.
    fn room(&mut self, _bytes: u64) {}

    /// The memory that may be taken for a moment, for a plan.
    fn planning(&self) -> u64 {
        0
    }

    /// The memory held, in bytes.
    fn bytes(&self) -> u64;
}
