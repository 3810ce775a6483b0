//! Probability-first search (Zhang, section 5.2, Alg. 4; Tang, Alg. 4.3).
//!
//! Takes the transition whose path from the start, itself included, is most probable; the path is
//! the one on which its source was first found. Ties in the order of discovery. Departure: a
//! decision counts as probability one, so with schedulers the most probable path under the kindest
//! one is meant. Below 1e-308 all paths are alike.

use super::radix::Falling;
use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};

/// Most probable path first.
#[derive(Clone, Debug)]
pub struct Pfs {
    queue: Falling<(StateId, u32)>,
    /// The key of the transition named last.
    named: f64,
}

impl Default for Pfs {
    fn default() -> Self {
        Pfs::new()
    }
}

impl Pfs {
    pub fn new() -> Pfs {
        Pfs { queue: Falling::new(), named: 1.0 }
    }
}

impl Strategy for Pfs {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        for_each_weight(offered, graph, |alternative, weight| {
            self.queue.add(weight, (offered.state, alternative))
        });
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        let (key, item) = self.queue.pop()?;
        self.named = key;
        Some(item)
    }

    fn soon(&self, ahead: usize, _graph: &Graph) -> Option<(StateId, u32)> {
        self.queue.peek(ahead)
    }

    fn path_probability(&self) -> f64 {
        self.named
    }

    fn frontier(&self) -> u64 {
        self.queue.len()
    }

    fn needs(&self) -> Needs {
        Needs { path_probability: true, keeps_probability: true, tells_soon: true, heuristic: None }
    }

    fn bytes(&self) -> u64 {
        self.queue.bytes()
    }
}

/// The alternatives of an offered state with the probability of the path that each ends.
#[inline]
pub(super) fn for_each_weight(offered: &Offered<'_>, graph: &Graph, mut each: impl FnMut(u32, f64)) {
    let shape = graph.shape(offered.state).expect("kernel: only choice points are offered");
    for alternative in 0..shape.len() {
        each(alternative, offered.path_probability * shape.probability(alternative));
    }
}
