//! Randomised depth-first search (Engels, section 3, after Dwyer et al.): depth first, the
//! alternatives of each state in random order.
//!
//! Two of them. [`RandomDfs`] runs a transition when its turn has come, and needs no snapshots.
//! [`ConsideringDfs`] is the paper's: all successors of a state are looked at when the search comes
//! to it, so a goal among them is found at once, and then one that was not expanded is gone to.

use super::{Arrival, Offered, Strategy};
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

/// Depth first in random order, all successors of a state first.
#[derive(Clone, Debug)]
pub struct ConsideringDfs {
    /// By state, how many alternatives are to be looked at; none once that has begun.
    alternatives: Vec<u32>,
    /// States to go to, those after the deepest state last.
    pending: Vec<StateId>,
    /// The state whose successors are looked at, the next alternative, and how many there are.
    at: Option<(StateId, u32, u32)>,
    /// The successors seen.
    successors: Vec<StateId>,
    rng: Rng,
}

impl ConsideringDfs {
    pub fn new(seed: u64) -> ConsideringDfs {
        ConsideringDfs {
            alternatives: Vec::new(),
            pending: Vec::new(),
            at: None,
            successors: Vec::new(),
            rng: Rng::new(seed),
        }
    }

    /// Puts the successors, each once, in random order where they are taken from next.
    fn turn(&mut self) {
        self.successors.sort_unstable();
        self.successors.dedup();
        for left in (1..self.successors.len()).rev() {
            let other = self.rng.below(left as u64 + 1) as usize;
            self.successors.swap(left, other);
        }
        self.pending.append(&mut self.successors);
    }
}

impl Strategy for ConsideringDfs {
    fn offer(&mut self, offered: &Offered<'_>, _graph: &Graph) {
        let index = offered.state.index();
        if self.alternatives.len() <= index {
            self.alternatives.resize(index + 1, 0);
        }
        self.alternatives[index] = offered.choice.len();
        if offered.state == StateId::INITIAL {
            self.pending.push(offered.state);
        }
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        loop {
            if let Some((state, alternative, len)) = &mut self.at {
                if alternative < len {
                    *alternative += 1;
                    return Some((*state, *alternative - 1));
                }
                self.at = None;
                self.turn();
            }
            let state = self.pending.pop()?;
            let len = self.alternatives.get_mut(state.index()).map_or(0, std::mem::take);
            self.at = (len > 0).then_some((state, 0, len));
        }
    }

    fn arrived(&mut self, arrival: &Arrival, _graph: &Graph) {
        self.successors.push(arrival.to);
    }

    fn frontier(&self) -> u64 {
        self.pending.len() as u64
    }

    fn bytes(&self) -> u64 {
        let states = (self.pending.capacity() + self.successors.capacity()) * size_of::<StateId>();
        (states + self.alternatives.capacity() * 4) as u64
    }
}
