//! Observers: what a display, a report or an export may watch.
//!
//! An observer sees events through shared references; it cannot change a run. All methods do
//! nothing unless overridden.

use crate::graph::{Graph, StateId};
use crate::search::{Found, Outcome};
use crate::store::Guarantee;
use crate::strategy::Arrival;
use crate::system::{Stop, Violation};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// Where a run stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Live {
    pub states: u64,
    pub transitions: u64,
    /// Entries waiting in the strategy.
    pub frontier: u64,
    /// The length of the longest path on which a state was first found.
    pub depth: u32,
    pub violations: u64,
    /// Memory held by store, graph, strategy and snapshots, in bytes.
    pub memory: u64,
    pub elapsed: Duration,
    /// The verified and violating mass when last computed; unknown is the rest.
    pub verified: f64,
    pub violating: f64,
    /// The share of the runs that assumptions exclude.
    pub excluded: f64,
}

/// Where a run stands, for another thread to read at any moment: also while the run is in the middle of
/// something that takes long. It is brought up to date about ten times a second.
#[derive(Clone, Debug, Default)]
pub struct Standing(Arc<Mutex<Stand>>);

/// What a [`Standing`] says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stand {
    pub live: Live,
    /// Transitions of runs that were thrown away.
    pub discarded: u64,
    /// When the time of the run is over.
    pub deadline: Option<Instant>,
    /// Whether somebody decides.
    pub decisions: bool,
    /// What telling the states apart is worth, once there are some.
    pub guarantee: Option<Guarantee>,
    /// The first violation found, which was not replayed yet.
    pub found: Option<Found>,
    /// The violations that were replayed.
    pub confirmed: Vec<Found>,
}

impl Standing {
    pub fn read(&self) -> Stand {
        self.lock().clone()
    }

    pub(crate) fn update(&self, live: Live, decisions: bool, guarantee: Guarantee) {
        let mut stand = self.lock();
        (stand.live, stand.decisions, stand.guarantee) = (live, decisions, Some(guarantee));
    }

    /// What was said so far counts for nothing but as work: so many transitions.
    pub(crate) fn begins_anew(&self, transitions: u64) {
        let mut stand = self.lock();
        let discarded = stand.discarded + transitions;
        *stand = Stand { discarded, ..Stand::default() };
    }

    pub(crate) fn ends_at(&self, deadline: Option<Instant>) {
        self.lock().deadline = deadline;
    }

    pub(crate) fn finds(&self, found: impl FnOnce() -> Found) {
        self.lock().found.get_or_insert_with(found);
    }

    pub(crate) fn confirms(&self, found: &Found) {
        self.lock().confirmed.push(found.clone());
    }

    fn lock(&self) -> MutexGuard<'_, Stand> {
        self.0.lock().unwrap_or_else(|e| e.into_inner())
    }
}

/// Watches a run. Of a portfolio it sees the states and transitions of one member, and how much the others do.
pub trait Observer: Send {
    /// A state was found.
    fn state_added(&mut self, _state: StateId, _stop: &Stop, _graph: &Graph) {}

    /// A transition was explored.
    fn transition_taken(&mut self, _arrival: &Arrival, _graph: &Graph) {}

    /// What a strategy that learns now knows of the choice at a state that a transition has just left.
    fn learned(&mut self, _state: StateId, _values: &[f64]) {}

    /// A violation was found; it is replayed before it gets into the [`Outcome`].
    fn violation_found(&mut self, _state: StateId, _violation: &Violation, _graph: &Graph) {}

    /// Comes about ten times a second.
    fn tick(&mut self, _live: &Live) {}

    /// What is told next is of one member of a portfolio; the others have taken so many transitions.
    fn elsewhere(&mut self, _transitions: u64) {}

    /// All that was told is void: the search begins anew, with a system that assumes less.
    fn begins_anew(&mut self) {}

    /// The run is over.
    fn ended(&mut self, _outcome: &Outcome) {}
}

/// Sees nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl Observer for Blind {}
