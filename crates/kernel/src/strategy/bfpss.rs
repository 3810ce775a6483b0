//! Breadth-first probability-second search (Zhang, section 5.3, Alg. 5).
//!
//! Level by level; within a level by the probability of the transition itself (not of its path),
//! ties in the order of discovery. Departure: the next level is gathered and sorted once instead of
//! being kept in a priority queue, which gives the same order.

use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};

#[derive(Clone, Copy, Debug)]
struct Entry {
    probability: f64,
    state: StateId,
    alternative: u32,
}

/// Breadth first, likely transitions of a level first.
#[derive(Clone, Debug, Default)]
pub struct Bfpss {
    level: Vec<Entry>,
    at: usize,
    next: Vec<Entry>,
}

impl Bfpss {
    pub fn new() -> Bfpss {
        Bfpss::default()
    }
}

impl Strategy for Bfpss {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        let shape = graph.shape(offered.state).expect("kernel: only choice points are offered");
        for alternative in 0..shape.len() {
            let probability = shape.probability(alternative);
            self.next.push(Entry { probability, state: offered.state, alternative });
        }
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        if self.at == self.level.len() {
            self.level.clear();
            std::mem::swap(&mut self.level, &mut self.next);
            self.level.sort_by(|a, b| b.probability.total_cmp(&a.probability));
            self.at = 0;
        }
        let entry = self.level.get(self.at)?;
        self.at += 1;
        Some((entry.state, entry.alternative))
    }

    fn soon(&self, ahead: usize, _graph: &Graph) -> Option<(StateId, u32)> {
        self.level.get(self.at + ahead).map(|entry| (entry.state, entry.alternative))
    }

    fn frontier(&self) -> u64 {
        (self.level.len() - self.at + self.next.len()) as u64
    }

    fn needs(&self) -> Needs {
        Needs { tells_soon: true, ..Needs::default() }
    }

    fn bytes(&self) -> u64 {
        ((self.level.capacity() + self.next.capacity()) * size_of::<Entry>()) as u64
    }
}
