//! What was found wrong in a run, and what could not be followed.

use crate::graph::{Graph, StateId};
use crate::path::Path;
use crate::system::{Stop, Violation};
use std::collections::BTreeMap;

/// A violation that was seen, and not replayed yet.
pub(crate) struct Finding {
    /// None where there is no graph.
    pub(super) state: Option<StateId>,
    pub(super) violation: Violation,
    /// The run that led there, if it is not the first-discovery path in the graph.
    pub(super) path: Option<Path>,
}

pub(crate) struct Findings {
    all: bool,
    keep: usize,
    /// Whether violations are told along the shortest explored path.
    pub(crate) short_paths: bool,
    pub(super) found: Vec<Finding>,
    pub(super) violating_states: u64,
    /// What could not be followed, and in how many states.
    pub(super) unsupported: BTreeMap<String, u64>,
}

impl Findings {
    /// Of all violations, or up to the first; so many are kept.
    pub(super) fn new(all: bool, keep: usize) -> Findings {
        let (found, unsupported) = (Vec::new(), BTreeMap::new());
        Findings { all, keep, short_paths: false, found, violating_states: 0, unsupported }
    }

    /// Whether the run is to end because of a violation.
    #[inline]
    pub(super) fn is_enough(&self) -> bool {
        !self.all && !self.found.is_empty()
    }

    /// Enters a violation in a state of the graph.
    pub(super) fn add(&mut self, state: StateId, violation: &Violation) {
        self.violating_states += 1;
        if self.found.len() < self.keep {
            self.found.push(Finding { state: Some(state), violation: violation.clone(), path: None });
        }
    }

    /// Whether a run that stopped like this has something to tell that was not found before.
    pub(crate) fn is_news(&self, stop: &Stop) -> bool {
        match stop {
            Stop::Violation(violation) => !self.found.iter().any(|f| &f.violation == violation),
            Stop::Unsupported(_) => true,
            Stop::Choice(_) | Stop::End | Stop::Excluded => false,
        }
    }

    /// Enters a violation by its run alone, each one once; `path` is only asked for then.
    pub(crate) fn found_by(&mut self, violation: &Violation, path: impl FnOnce() -> Path) {
        if self.found.len() >= self.keep || self.found.iter().any(|f| &f.violation == violation) {
            return;
        }
        self.violating_states += 1;
        self.found.push(Finding { state: None, violation: violation.clone(), path: Some(path()) });
    }

    /// Enters that a run could not be followed.
    pub(crate) fn could_not_follow(&mut self, what: &str) {
        *self.unsupported.entry(what.to_owned()).or_default() += 1;
    }

    /// The shortest explored paths to what was found, if they are wanted.
    pub(super) fn shortest(&self, graph: &Graph) -> Vec<Path> {
        let states: Vec<StateId> = self.found.iter().filter_map(|f| f.state).collect();
        if !self.short_paths || states.is_empty() {
            return Vec::new();
        }
        graph.shortest_paths(&states).into_iter().map(Path).collect()
    }

    /// What was found counts for nothing.
    pub(super) fn forget(&mut self) {
        self.found.clear();
        self.violating_states = 0;
        self.unsupported.clear();
    }
}
