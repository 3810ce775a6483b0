//! Epsilon-greedy search (Tang, section 4.6, Alg. 4.6).
//!
//! With probability epsilon like `rs`, else like `pfs`. Departure: transitions, not states. The
//! largest path probability waiting never rises, whoever was taken, so the queue of `pfs` serves;
//! entries that `rs` took are skipped when they surface.

use super::pfs::for_each_weight;
use super::radix::Falling;
use super::weight_tree::{Item, Plain, WeightTree};
use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};
use crate::rng::Rng;

/// Mostly the most probable path, at times a random one.
#[derive(Clone, Debug)]
pub struct EpsilonGreedy {
    epsilon: f64,
    queue: Falling<(u32, Item)>,
    tree: WeightTree<Plain>,
    rng: Rng,
}

impl EpsilonGreedy {
    pub fn new(epsilon: f64, seed: u64) -> EpsilonGreedy {
        EpsilonGreedy { epsilon, queue: Falling::new(), tree: WeightTree::new(Plain), rng: Rng::new(seed) }
    }
}

impl Strategy for EpsilonGreedy {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        for_each_weight(offered, graph, |alternative, weight| {
            let item = (offered.state, alternative);
            let leaf = self.tree.add(item, weight);
            self.queue.add(weight, (leaf, item));
        });
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        if self.tree.len() == 0 {
            return None;
        }
        if self.rng.unit() < self.epsilon {
            let leaf = self.tree.draw(&mut self.rng);
            return Some(self.tree.take(leaf));
        }
        loop {
            let (leaf, item) = self.queue.pop()?;
            if self.tree.item(leaf) == Some(item) {
                return Some(self.tree.take(leaf));
            }
        }
    }

    fn frontier(&self) -> u64 {
        self.tree.len()
    }

    fn needs(&self) -> Needs {
        Needs { path_probability: true, heuristic: None }
    }

    fn bytes(&self) -> u64 {
        self.tree.bytes() + self.queue.bytes()
    }
}
