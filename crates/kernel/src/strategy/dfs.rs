//! Depth-first search (Zhang, section 5.1; Tang, Alg. 4.1).
//!
//! The stack holds the choice points of the current path that have alternatives left. Departure:
//! one transition at a time, so a state is left and come back to for each alternative.

use super::{Offered, Strategy};
use crate::graph::{Graph, StateId};

/// Depth-first, alternatives in order.
#[derive(Clone, Debug, Default)]
pub struct Dfs {
    /// State, next alternative, number of alternatives.
    stack: Vec<(StateId, u32, u32)>,
}

impl Dfs {
    pub fn new() -> Dfs {
        Dfs::default()
    }
}

impl Strategy for Dfs {
    fn offer(&mut self, offered: &Offered<'_>, _graph: &Graph) {
        self.stack.push((offered.state, 0, offered.choice.len()));
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        let (state, alternative, len) = self.stack.last_mut()?;
        let answer = (*state, *alternative);
        *alternative += 1;
        if *alternative == *len {
            self.stack.pop();
        }
        Some(answer)
    }

    fn frontier(&self) -> u64 {
        self.stack.len() as u64
    }

    fn is_depth_first(&self) -> bool {
        true
    }

    fn bytes(&self) -> u64 {
        (self.stack.capacity() * size_of::<(StateId, u32, u32)>()) as u64
    }
}
