//! Best-first and beam search (Poulding, section 2.1 and 4.2: as Java PathFinder has them).
//!
//! Best-first explores the state with the largest heuristic value, all its alternatives in order,
//! then the next one; with a bound, the worst states are dropped when the queue is longer. Beam
//! search also drops all other waiting states each time a state is chosen, so the next one is
//! always a child: it runs along a single path. A run that dropped something proves nothing, and
//! says so. Among equals the oldest comes first, or, with `ties=random`, any: as the papers repeat
//! their trials, a tie must not always be broken alike.

use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};
use crate::rng::Rng;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The best heuristic value first.
#[derive(Clone, Debug)]
pub struct BestFirst {
    /// By value, then by lot (all alike if ties are not broken at random), oldest best among equals.
    queue: BTreeMap<(Value, u32, Reverse<StateId>), u32>,
    /// Draws the lots.
    rng: Option<Rng>,
    /// The state being expanded: next alternative, number of alternatives.
    current: Option<(StateId, u32, u32)>,
    heuristic: String,
    bound: usize,
    beam: bool,
    dropped: Vec<StateId>,
    has_dropped: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
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

impl BestFirst {
    /// Best-first search; a `bound` of 0 is none.
    pub fn new(heuristic: &str, bound: usize) -> BestFirst {
        BestFirst {
            queue: BTreeMap::new(),
            rng: None,
            current: None,
            heuristic: heuristic.into(),
            bound: if bound == 0 { usize::MAX } else { bound },
            beam: false,
            dropped: Vec::new(),
            has_dropped: false,
        }
    }

    /// Beam search.
    pub fn beam(heuristic: &str, bound: usize) -> BestFirst {
        BestFirst { beam: true, ..BestFirst::new(heuristic, bound) }
    }

    /// The same search, with ties broken at random.
    pub fn random_ties(mut self, seed: u64) -> BestFirst {
        self.rng = Some(Rng::new(seed));
        self
    }

    fn drop_state(&mut self, state: StateId) {
        self.has_dropped = true;
        self.dropped.push(state);
    }
}

impl Strategy for BestFirst {
    fn offer(&mut self, offered: &Offered<'_>, _graph: &Graph) {
        let lot = self.rng.as_mut().map_or(0, |rng| (rng.bits() >> 32) as u32);
        self.queue.insert((Value(offered.heuristic), lot, Reverse(offered.state)), offered.choice.len());
        if self.queue.len() > self.bound
            && let Some(((_, _, Reverse(worst)), _)) = self.queue.pop_first()
        {
            self.drop_state(worst);
        }
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        let (state, alternative, len) = match self.current.take() {
            Some(current) => current,
            None => {
                let ((_, _, Reverse(state)), len) = self.queue.pop_last()?;
                if self.beam {
                    for ((_, _, Reverse(other)), _) in std::mem::take(&mut self.queue) {
                        self.drop_state(other);
                    }
                }
                (state, 0, len)
            }
        };
        if alternative + 1 < len {
            self.current = Some((state, alternative + 1, len));
        }
        Some((state, alternative))
    }

    fn frontier(&self) -> u64 {
        self.queue.len() as u64
    }

    fn has_dropped(&self) -> bool {
        self.has_dropped
    }

    fn take_dropped(&mut self) -> Option<StateId> {
        self.dropped.pop()
    }

    fn needs(&self) -> Needs {
        Needs { heuristic: Some(self.heuristic.clone()), ..Needs::default() }
    }

    fn bytes(&self) -> u64 {
        (self.queue.len() * 36) as u64
    }
}
