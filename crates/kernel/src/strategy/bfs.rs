//! Breadth-first search (Zhang, section 5.1; Tang, Alg. 4.2). Finds shortest violations.

use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};
use std::collections::VecDeque;

/// Breadth-first, alternatives in order.
#[derive(Clone, Debug, Default)]
pub struct Bfs {
    queue: VecDeque<StateId>,
    /// The next alternative of the state at the head, and how many it has (0: not looked up yet).
    next: u32,
    len: u32,
}

impl Bfs {
    pub fn new() -> Bfs {
        Bfs::default()
    }
}

impl Strategy for Bfs {
    fn offer(&mut self, offered: &Offered<'_>, _graph: &Graph) {
        self.queue.push_back(offered.state);
    }

    fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)> {
        let state = *self.queue.front()?;
        if self.len == 0 {
            self.len = graph.alternatives(state);
        }
        let alternative = self.next;
        self.next += 1;
        if self.next == self.len {
            self.queue.pop_front();
            (self.next, self.len) = (0, 0);
        }
        Some((state, alternative))
    }

    fn soon(&self, ahead: usize, _graph: &Graph) -> Option<(StateId, u32)> {
        // Of the state at the head if it is begun, else the first of that state.
        let state = *self.queue.front().filter(|_| ahead == 0)?;
        Some((state, self.next))
    }

    fn frontier(&self) -> u64 {
        self.queue.len() as u64
    }

    fn needs(&self) -> Needs {
        Needs { tells_soon: true, ..Needs::default() }
    }

    fn bytes(&self) -> u64 {
        (self.queue.capacity() * size_of::<StateId>()) as u64
    }
}
