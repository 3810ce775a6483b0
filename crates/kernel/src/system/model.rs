//! The pleasant way in: a model as a few functions of a plain state.
//!
//! [`Model`] is what a user writes; [`Modelled`] makes a [`System`] of it. A state is cloned to be
//! saved, hashed (xxh3, 128 bits, over what its `Hash` feeds) to be matched.

use super::capability::{Describe, Exact, Heuristics, Labels};
use super::{Capabilities, Fingerprint, Stop, System, Violation};
use crate::choice::{Choice, Site};
use std::hash::{Hash, Hasher};

/// A system given by its states and choices.
pub trait Model {
    /// What a state is. Its `Hash` must tell apart what `Eq` tells apart, as derived ones do.
    type State: Clone + Hash + Eq;

    /// The initial state.
    fn initial(&self) -> Self::State;

    /// The choice to be made in a state; `None` if the run is over.
    fn choice(&self, state: &Self::State) -> Option<Choice>;

    /// The state that an alternative of the choice leads to.
    fn next(&self, state: &Self::State, alternative: u32) -> Self::State;

    /// What is wrong with a state, if anything; the run then ends there.
    fn violation(&self, _state: &Self::State) -> Option<Violation> {
        None
    }

    /// Whether an assumption does not hold in a state; the run then ends there, and is not counted.
    fn is_excluded(&self, _state: &Self::State) -> bool {
        false
    }

    /// The names of the atomic propositions, at most 64.
    fn propositions(&self) -> Vec<String> {
        Vec::new()
    }

    /// Which propositions hold in a state, bit `i` for the `i`th.
    fn labels(&self, _state: &Self::State) -> u64 {
        0
    }

    /// The names of the heuristics.
    fn heuristics(&self) -> Vec<String> {
        Vec::new()
    }

    /// The value of a heuristic in a state; larger is more promising.
    fn heuristic(&self, _state: &Self::State, _index: usize) -> f64 {
        0.0
    }

    /// A state, for a person.
    fn describe_state(&self, _state: &Self::State) -> String {
        String::new()
    }

    /// What an alternative means, for a person.
    fn describe_step(&self, _state: &Self::State, alternative: u32) -> String {
        format!("alternative {alternative}")
    }

    /// The name of a choice site, for a person.
    fn site_name(&self, site: Site) -> String {
        format!("site {}", site.0)
    }
}

/// A model as a system.
#[derive(Clone, Debug)]
pub struct Modelled<M: Model> {
    model: M,
    state: M::State,
    bytes: Bytes,
}

impl<M: Model> Modelled<M> {
    pub fn new(model: M) -> Modelled<M> {
        Modelled { state: model.initial(), model, bytes: Bytes::default() }
    }

    /// The state the system stands at.
    pub fn state(&self) -> &M::State {
        &self.state
    }

    fn stop(&self) -> Stop {
        if let Some(violation) = self.model.violation(&self.state) {
            return Stop::Violation(violation);
        }
        if self.model.is_excluded(&self.state) {
            return Stop::Excluded;
        }
        match self.model.choice(&self.state) {
            Some(choice) => Stop::Choice(choice),
            None => Stop::End,
        }
    }
}

impl<M: Model> System for Modelled<M> {
    type Snapshot = M::State;

    fn start(&mut self) -> Stop {
        self.state = self.model.initial();
        self.stop()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.state = self.model.next(&self.state, alternative);
        self.stop()
    }

    fn save(&mut self) -> M::State {
        self.state.clone()
    }

    fn restore(&mut self, snapshot: &M::State) {
        self.state.clone_from(snapshot);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        self.bytes.0.clear();
        self.state.hash(&mut self.bytes);
        Fingerprint(xxhash_rust::xxh3::xxh3_128(&self.bytes.0))
    }
}

impl<M: Model> Capabilities for Modelled<M> {
    crate::capable!(Exact, Labels, Heuristics, Describe);
}

impl<M: Model> Exact for Modelled<M> {
    fn encode(&mut self, out: &mut Vec<u8>) {
        self.bytes.0.clear();
        self.state.hash(&mut self.bytes);
        out.extend_from_slice(&self.bytes.0);
    }
}

impl<M: Model> Labels for Modelled<M> {
    fn propositions(&self) -> Vec<String> {
        self.model.propositions()
    }

    fn labels(&mut self) -> u64 {
        self.model.labels(&self.state)
    }
}

impl<M: Model> Heuristics for Modelled<M> {
    fn heuristics(&self) -> Vec<String> {
        self.model.heuristics()
    }

    fn heuristic(&mut self, index: usize) -> f64 {
        self.model.heuristic(&self.state, index)
    }
}

impl<M: Model> Describe for Modelled<M> {
    fn describe_state(&mut self) -> String {
        self.model.describe_state(&self.state)
    }

    fn describe_step(&mut self, alternative: u32) -> String {
        self.model.describe_step(&self.state, alternative)
    }

    fn site_name(&self, site: Site) -> String {
        self.model.site_name(site)
    }
}

/// A hasher that only collects what it is fed.
#[derive(Clone, Debug, Default)]
struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn finish(&self) -> u64 {
        unreachable!("the bytes are hashed at once, not through the hasher")
    }
}
