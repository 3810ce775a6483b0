//! The walking member: random runs from the start (Engels, section 3), by chance where there is chance.
//!
//! Departure: what is explored is walked in the graph and costs no transition, so every transition
//! it takes is new.

use super::Flags;
use crate::graph::{Graph, StateId};
use crate::rng::Rng;

/// So many known transitions are followed in search of a new one, and no more.
const PATIENCE: u32 = 2_000;
/// A run is no longer than this.
const LENGTH: u32 = 10_000;

pub(super) struct Walk {
    at: StateId,
    steps: u32,
    rng: Rng,
}

impl Walk {
    pub(super) fn new(rng: Rng) -> Walk {
        Walk { at: StateId::INITIAL, steps: 0, rng }
    }

    pub(super) fn arrived(&mut self, to: StateId) {
        self.at = to;
        self.steps += 1;
    }

    /// A new transition on a random run, if it meets one.
    pub(super) fn next(&mut self, graph: &Graph, flags: &Flags) -> Option<(StateId, u32)> {
        for _ in 0..PATIENCE {
            if !flags.is_offered(self.at) || self.steps >= LENGTH {
                (self.at, self.steps) = (StateId::INITIAL, 0);
            }
            let shape = graph.shape(self.at)?;
            let group = shape.group(self.rng.below(u64::from(shape.groups())) as u32);
            let mut point = self.rng.unit();
            let mut alternative = group.end - 1;
            for a in group {
                point -= shape.probability(a);
                if point < 0.0 {
                    alternative = a;
                    break;
                }
            }
            match graph.target(self.at, alternative) {
                None => return Some((self.at, alternative)),
                Some(to) => {
                    self.at = to;
                    self.steps += 1;
                }
            }
        }
        None
    }
}
