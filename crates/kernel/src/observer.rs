//! Observers: what a display, a report or an export may watch.
//!
//! An observer sees events through shared references; it cannot change a run. All methods do
//! nothing unless overridden.

use crate::graph::{Graph, StateId};
use crate::search::Outcome;
use crate::strategy::Arrival;
use crate::system::{Stop, Violation};
use std::time::Duration;

/// Where a run stands.
#[derive(Clone, Copy, Debug, PartialEq)]
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
}

/// Watches a run.
pub trait Observer {
    /// A state was found.
    fn state_added(&mut self, _state: StateId, _stop: &Stop, _graph: &Graph) {}

    /// A transition was explored.
    fn transition_taken(&mut self, _arrival: &Arrival, _graph: &Graph) {}

    /// A violation was found; it is replayed before it gets into the [`Outcome`].
    fn violation_found(&mut self, _state: StateId, _violation: &Violation, _graph: &Graph) {}

    /// Comes about ten times a second.
    fn tick(&mut self, _live: &Live) {}

    /// The run is over.
    fn ended(&mut self, _outcome: &Outcome) {}
}

/// Sees nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl Observer for Blind {}
