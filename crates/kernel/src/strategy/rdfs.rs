//! Randomised depth-first search (Engels, section 3, after Dwyer et al.): depth first, the
//! alternatives of each state in random order.

use super::{Offered, Strategy};
use crate::graph::{Graph, StateId};
use crate::rng::Rng;

/// Depth first in random order.
#[derive(Clone, Debug)]
pub struct RandomDfs {
    /// A state of the current path and where its alternatives begin in `pending`.
    stack: Vec<(StateId, usize)>,
    /// Alternatives not yet taken, shuffled, those of the deepest state last.
    pending: Vec<u32>,
    rng: Rng,
}

impl RandomDfs {
    pub fn new(seed: u64) -> RandomDfs {
        RandomDfs { stack: Vec::new(), pending: Vec::new(), rng: Rng::new(seed) }
    }
}

impl Strategy for RandomDfs {
    fn offer(&mut self, offered: &Offered<'_>, _graph: &Graph) {
        let start = self.pending.len();
        self.stack.push((offered.state, start));
        self.pending.extend(0..offered.choice.len());
        for left in (1..offered.choice.len() as usize).rev() {
            let other = self.rng.below(left as u64 + 1) as usize;
            self.pending.swap(start + left, start + other);
        }
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        let &(state, start) = self.stack.last()?;
        let alternative = self.pending.pop()?;
        if self.pending.len() == start {
            self.stack.pop();
        }
        Some((state, alternative))
    }

    fn frontier(&self) -> u64 {
        self.stack.len() as u64
    }

    fn is_depth_first(&self) -> bool {
        true
    }

    fn bytes(&self) -> u64 {
        (self.stack.capacity() * size_of::<(StateId, usize)>() + self.pending.capacity() * 4) as u64
    }
}
