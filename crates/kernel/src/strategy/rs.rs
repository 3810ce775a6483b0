//! Random search (Zhang, section 5.4, Alg. 6; Tang, section 4.4).
//!
//! Draws a transition with probability proportional to that of its path. Departure: a tree of sums
//! in place of the list (Zhang) and of the red-black tree (Tang).

use super::pfs::for_each_weight;
use super::weight_tree::{Plain, WeightTree};
use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};
use crate::rng::Rng;

/// At random, probable paths more often.
#[derive(Clone, Debug)]
pub struct Rs {
    tree: WeightTree<Plain>,
    rng: Rng,
}

impl Rs {
    pub fn new(seed: u64) -> Rs {
        Rs { tree: WeightTree::new(Plain), rng: Rng::new(seed) }
    }
}

impl Strategy for Rs {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        for_each_weight(offered, graph, |alternative, weight| {
            self.tree.add((offered.state, alternative), weight);
        });
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        if self.tree.len() == 0 {
            return None;
        }
        let leaf = self.tree.draw(&mut self.rng);
        Some(self.tree.take(leaf))
    }

    fn frontier(&self) -> u64 {
        self.tree.len()
    }

    fn needs(&self) -> Needs {
        Needs { path_probability: true, heuristic: None }
    }

    fn bytes(&self) -> u64 {
        self.tree.bytes()
    }
}
