//! What a run found, as plain data.

use crate::graph::{Graph, StateId};
use crate::path::Path;
use crate::progress::Ceiling;
pub use crate::progress::Progress as Mass;
use crate::store::Guarantee;
use crate::system::Violation;
use std::time::Duration;

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everything was explored, and nothing is wrong.
    Verified,
    /// A violation was found and replayed.
    Violated,
    /// A limit ended the run before everything was explored; nothing wrong was found so far.
    Limit,
    /// Part of the system could not be followed; the reasons are in [`Outcome::unsupported`].
    CouldNotCheck,
}

/// Which orders of steps that do not conflict are left out by the search. What is a step at all is the system's matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reduction {
    /// None of them.
    #[default]
    Off,
    /// The second of two is looked up, not run: the same graph with fewer steps (sleep sets). Depth first.
    Sleep,
    /// A part of the actors that is enough to find every end and every violation is explored
    /// (persistent sets, found on the way: dynamic partial-order reduction). Depth first, without chance, and not with
    /// properties of runs.
    Dpor,
}

/// Which limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Depth,
    Transitions,
    States,
    Expanded,
    Time,
    Memory,
    /// The strategy bounds its queue (beam, best-first) or forgets (walkers), so it cannot prove.
    Strategy,
}

/// Why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Nothing was left to explore.
    Exhausted,
    /// The first violation was asked for and found.
    FirstViolation,
    Limit(Limit),
    /// The interrupt flag was raised.
    Interrupted,
    /// The verified mass that was asked for is reached.
    ProgressReached,
    /// An assumption that the system's steps rest on turned out to be wrong, and the search did not begin anew.
    Refuted,
}

/// A violation with the run that leads to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub violation: Violation,
    pub path: Path,
    /// The violating state in the graph, where there is one.
    pub state: Option<StateId>,
}

/// Verified and violating mass after some transitions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    pub transitions: u64,
    pub verified: f64,
    pub violating: f64,
}

/// The result of a run.
pub struct Outcome {
    pub verdict: Verdict,
    pub ending: Ending,
    /// The strategy with its parameters, as it can be given again.
    pub strategy: String,
    pub seed: u64,
    pub states: u64,
    /// Transitions explored; for walkers, steps taken, with repetition.
    pub transitions: u64,
    /// What they came to in work: a unit for each, and more for long ones, as far as the system says so.
    pub work: u64,
    /// Choice points all of whose alternatives were taken; for walkers, states passed through, with
    /// repetition.
    pub expanded: u64,
    /// The violations kept, each replayed from the start. In the order found; with several workers,
    /// shortest first.
    pub violations: Vec<Found>,
    /// The number of violating states found, kept or not.
    pub violating_states: u64,
    /// Runs that showed a violation once but not when replayed: the system is not deterministic.
    /// Never reported as violations; they make the verdict [`Verdict::CouldNotCheck`].
    pub unconfirmed: Vec<Found>,
    /// What could not be followed, and in how many states.
    pub unsupported: Vec<(String, u64)>,
    pub guarantee: Guarantee,
    /// `None` if progress was switched off, or the method keeps no graph.
    pub mass: Option<Mass>,
    /// How much the figures could be at most, where that is known.
    pub ceiling: Option<Ceiling>,
    /// Everything was explored, and assumptions exclude every run: nothing was checked.
    pub is_void: bool,
    pub samples: Vec<Sample>,
    /// The length of the longest path on which a state was first found.
    pub depth: u32,
    /// Entries left in the strategy.
    pub frontier: u64,
    /// The largest memory use seen, in bytes.
    pub peak_memory: u64,
    pub elapsed: Duration,
    /// What was left out; with persistent sets the graph is a part of the system.
    pub reduction: Reduction,
    /// What the system's steps rest on (`assumptions`): paths mean something only with it.
    pub assumptions: String,
    /// How often the search began anew because an assumption was wrong.
    pub restarts: u32,
    /// Transitions of the runs that were thrown away for that and are not among `transitions`. They count towards
    /// limits, and are reported.
    pub discarded: u64,
    /// The members of a portfolio that had a turn; none where there was one search.
    pub parts: Vec<super::Part>,
    /// The searched system.
    pub graph: Graph,
}

impl Outcome {
    /// Whether everything was explored and nothing is wrong.
    pub fn is_verified(&self) -> bool {
        self.verdict == Verdict::Verified
    }

    /// The first violation kept.
    pub fn violation(&self) -> Option<&Found> {
        self.violations.first()
    }
}
