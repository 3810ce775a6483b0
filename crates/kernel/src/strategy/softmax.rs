//! Softmax search (Tang, section 4.5, Alg. 4.5).
//!
//! Draws a transition with probability proportional to exp(p / tau), p the probability of its path.
//! Near zero it behaves like `pfs`, for large tau all transitions are alike. Departures: transitions
//! are drawn, not states; and weights are kept relative to the largest, where the thesis computes
//! exp(1 / tau), which overflows for tau below 0.0015.

use super::pfs::for_each_weight;
use super::urn::Gibbs;
use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};
use crate::rng::Rng;

/// At random, by the Gibbs distribution of path probabilities.
#[derive(Clone, Debug)]
pub struct Softmax {
    urn: Gibbs,
    rng: Rng,
}

impl Softmax {
    /// `tau` is positive.
    pub fn new(tau: f64, seed: u64) -> Softmax {
        assert!(tau > 0.0, "the temperature is positive");
        Softmax { urn: Gibbs::new(tau), rng: Rng::new(seed) }
    }
}

impl Strategy for Softmax {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        for_each_weight(offered, graph, |alternative, weight| {
            self.urn.add((offered.state, alternative), weight);
        });
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        self.urn.draw(&mut self.rng)
    }

    fn frontier(&self) -> u64 {
        self.urn.len()
    }

    fn needs(&self) -> Needs {
        Needs { path_probability: true, ..Needs::default() }
    }

    fn bytes(&self) -> u64 {
        self.urn.bytes()
    }
}
