//! The deep member: random depth-first search of the graph, explored or not.
//!
//! It visits states in exactly the order of `rdfs`: an alternative that another member has explored is
//! followed in the graph, at no cost, as if it had been taken now.

use super::Flags;
use crate::graph::{Graph, StateId};
use crate::rng::Rng;

pub(super) struct Deep {
    /// A state of the current path and where its alternatives begin in `pending`.
    stack: Vec<(StateId, usize)>,
    /// Alternatives not yet looked at, shuffled, those of the deepest state last.
    pending: Vec<u32>,
    /// Where the last transition led to.
    arrived: Option<StateId>,
    rng: Rng,
}

impl Deep {
    pub(super) fn new(rng: Rng) -> Deep {
        Deep { stack: Vec::new(), pending: Vec::new(), arrived: Some(StateId::INITIAL), rng }
    }

    pub(super) fn arrived(&mut self, to: StateId) {
        self.arrived = Some(to);
    }

    /// The next unexplored transition.
    pub(super) fn next(&mut self, graph: &Graph, flags: &mut Flags) -> Option<(StateId, u32)> {
        if let Some(state) = self.arrived.take() {
            self.visit(graph, flags, state);
        }
        loop {
            let &(state, start) = self.stack.last()?;
            let alternative = self.pending.pop().expect("a state on the stack has alternatives");
            if self.pending.len() == start {
                self.stack.pop();
            }
            match graph.target(state, alternative) {
                None => return Some((state, alternative)),
                Some(to) => self.visit(graph, flags, to),
            }
        }
    }

    fn visit(&mut self, graph: &Graph, flags: &mut Flags, state: StateId) {
        if !flags.visit(state) {
            return;
        }
        let len = graph.alternatives(state);
        let start = self.pending.len();
        self.stack.push((state, start));
        self.pending.extend(0..len);
        for left in (1..len as usize).rev() {
            let other = self.rng.below(left as u64 + 1) as usize;
            self.pending.swap(start + left, start + other);
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.stack.capacity() * size_of::<(StateId, usize)>() + self.pending.capacity() * 4) as u64
    }
}
