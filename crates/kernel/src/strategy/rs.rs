//! Random search (Zhang, section 5.4, Alg. 6; Tang, section 4.4).
//!
//! Draws a transition with probability proportional to that of its path. Departure: an urn
//! by classes of weight in place of the list (Zhang) and of the red-black tree (Tang).

use super::pfs::for_each_weight;
use super::urn::Urn;
use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};
use crate::rng::Rng;

/// At random, probable paths more often.
#[derive(Clone, Debug)]
pub struct Rs {
    urn: Urn,
    rng: Rng,
    /// The weight of the transition named last.
    named: f64,
}

impl Rs {
    pub fn new(seed: u64) -> Rs {
        Rs { urn: Urn::new(), rng: Rng::new(seed), named: 1.0 }
    }
}

impl Strategy for Rs {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        for_each_weight(offered, graph, |alternative, weight| {
            self.urn.add((offered.state, alternative), weight);
        });
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        let (weight, item) = self.urn.draw(&mut self.rng)?;
        self.named = weight;
        Some(item)
    }

    fn soon(&self, ahead: usize) -> Option<(StateId, u32)> {
        self.urn.peek(ahead)
    }

    fn path_probability(&self) -> f64 {
        self.named
    }

    fn frontier(&self) -> u64 {
        self.urn.len()
    }

    fn needs(&self) -> Needs {
        Needs { path_probability: true, keeps_probability: true, tells_soon: true, heuristic: None }
    }

    fn bytes(&self) -> u64 {
        self.urn.bytes()
    }
}
