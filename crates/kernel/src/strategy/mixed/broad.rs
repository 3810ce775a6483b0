//! The broad member: the open state with the best heuristic value, the oldest among equals, all its
//! alternatives in order (Poulding, section 2.1). Without a heuristic that is breadth first.

use crate::graph::{Graph, StateId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

#[derive(Clone, Copy, PartialEq)]
struct Value(f64);

impl Eq for Value {}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Default)]
pub(super) struct Broad {
    heap: BinaryHeap<(Value, Reverse<StateId>)>,
    /// The state being expanded and its next alternative.
    current: Option<(StateId, u32)>,
    /// Clean up when the heap is as large as this.
    full: usize,
}

/// Explored states below this many are not worth a cleaning.
const FEW: usize = 1 << 12;

impl Broad {
    pub(super) fn offer(&mut self, state: StateId, value: f64) {
        self.heap.push((Value(value), Reverse(state)));
    }

    /// The next unexplored transition.
    pub(super) fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)> {
        loop {
            let (state, first) = match self.current.take() {
                Some(current) => current,
                None => {
                    self.clean(graph);
                    (self.heap.pop()?.1.0, 0)
                }
            };
            let open = (first..graph.alternatives(state)).find(|&a| graph.target(state, a).is_none());
            if let Some(alternative) = open {
                self.current = Some((state, alternative + 1));
                return Some((state, alternative));
            }
        }
    }

    /// Forgets the states that others have finished, when these may be more than half.
    pub(super) fn clean(&mut self, graph: &Graph) {
        if self.heap.len() >= self.full.max(FEW) {
            self.heap.retain(|(_, Reverse(state))| !graph.is_complete(*state));
            self.heap.shrink_to(2 * self.heap.len());
            self.full = 2 * self.heap.len();
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.heap.capacity() * size_of::<(Value, Reverse<StateId>)>()) as u64
    }
}
