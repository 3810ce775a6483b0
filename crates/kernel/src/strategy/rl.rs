//! Reinforcement-learning search (Tang, section 4.7, Alg. 4.7).
//!
//! States of the system are grouped by the choice made there (site and distribution); a group has a
//! value, learned by V <- V + alpha (r + max V' - V) whenever one of its states is expanded, with
//! r the fraction of its states that are *processed* (everything reachable from them is explored),
//! V' the values of the targets just seen, alpha the probability of the best of them; a final target
//! counts as its source. A state is expanded at once; then its best new child follows, the other
//! children go to the large queue, and when there is no child the best of the large queue follows.
//!
//! Departures: the thesis computes the processed states in a second thread; here they are computed
//! anew whenever the search has grown by a quarter, so a seed gives one run. A value in a queue is
//! that of the moment of queueing, as in the thesis.

use super::{Offered, Strategy};
use crate::choice::Choice;
use crate::graph::{Chunked, Graph, Node, StateId};
use rustc_hash::{FxHashMap, FxHasher};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hash::{Hash, Hasher};

/// A group of states that make the same choice.
#[derive(Clone, Debug, Default)]
struct Group {
    value: f64,
    states: u64,
    processed: u64,
}

const NO_GROUP: u32 = u32::MAX;

/// A waiting state: ordered by value, then the older first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    pub(super) value: f64,
    pub(super) state: Reverse<StateId>,
    pub(super) len: u32,
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Waiting) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Waiting {}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Waiting) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Waiting {
    fn cmp(&self, other: &Waiting) -> std::cmp::Ordering {
        self.value.total_cmp(&other.value).then(self.state.cmp(&other.state))
    }
}

/// What a choice is for a learner: the same site with the same distribution.
pub(super) fn kind_of(choice: &Choice) -> u64 {
    let mut hasher = FxHasher::default();
    (choice.site, choice.len(), choice.groups(), choice.decides()).hash(&mut hasher);
    for alternative in 0..choice.len() {
        choice.weight(alternative).to_bits().hash(&mut hasher);
    }
    hasher.finish()
}

/// Learns which choice sites lead to finished work.
#[derive(Clone, Debug, Default)]
pub struct Rl {
    kinds: FxHashMap<u64, u32>,
    groups: Vec<Group>,
    group_of: Chunked<u32>,
    small: Vec<Waiting>,
    large: BinaryHeap<Waiting>,
    current: Option<(StateId, u32, u32)>,
    recount_at: u64,
}

impl Rl {
    pub fn new() -> Rl {
        Rl::default()
    }

    fn group(&self, state: StateId) -> Option<usize> {
        match self.group_of.get(state.index()) {
            None | Some(&NO_GROUP) => None,
            Some(&group) => Some(group as usize),
        }
    }

    /// Counts, for each group, the states from which everything reachable is explored.
    fn recount(&mut self, graph: &Graph) {
        let is_processed = processed(graph);
        for group in &mut self.groups {
            group.processed = 0;
        }
        for (index, _) in is_processed.iter().enumerate().filter(|(_, p)| **p) {
            if let Some(group) = self.group(StateId(index as u32)) {
                self.groups[group].processed += 1;
            }
        }
        self.recount_at = graph.transitions() + graph.transitions() / 4 + 64;
    }

    /// The best of the new children, else the best of all; the other children wait with the rest.
    fn choose(&mut self) -> Option<(StateId, u32, u32)> {
        let best = match self.small.iter().max() {
            Some(&best) => {
                let others = self.small.drain(..).filter(|w| w.state != best.state);
                self.large.extend(others);
                best
            }
            None => self.large.pop()?,
        };
        Some((best.state.0, 0, best.len))
    }
}

impl Strategy for Rl {
    fn offer(&mut self, offered: &Offered<'_>, _graph: &Graph) {
        let next = self.groups.len() as u32;
        let group = *self.kinds.entry(kind_of(offered.choice)).or_insert(next);
        if group == next {
            self.groups.push(Group::default());
        }
        let missing = offered.state.index() - self.group_of.len();
        self.group_of.extend_with(NO_GROUP, missing);
        self.group_of.push(group);
        let group = &mut self.groups[group as usize];
        group.states += 1;
        self.small.push(Waiting {
            value: group.value,
            state: Reverse(offered.state),
            len: offered.choice.len(),
        });
    }

    fn next(&mut self, _graph: &Graph) -> Option<(StateId, u32)> {
        let (state, alternative, len) = match self.current.take() {
            Some(current) => current,
            None => self.choose()?,
        };
        if alternative + 1 < len {
            self.current = Some((state, alternative + 1, len));
        }
        Some((state, alternative))
    }

    fn finished(&mut self, state: StateId, graph: &Graph) {
        if graph.transitions() >= self.recount_at {
            self.recount(graph);
        }
        let (Some(group), Some(shape)) = (self.group(state), graph.shape(state)) else { return };
        let Group { value, states, processed } = self.groups[group];
        let mut best: Option<(f64, f64)> = None;
        for edge in graph.edges(state) {
            let target = self.group(edge.to).map_or(value, |g| self.groups[g].value);
            if best.is_none_or(|(most, _)| target > most) {
                best = Some((target, shape.probability(edge.alternative)));
            }
        }
        if let Some((most, alpha)) = best {
            let reward = processed as f64 / states as f64;
            self.groups[group].value = value + alpha * (reward + most - value);
        }
    }

    fn learned(&self, state: StateId) -> Option<Vec<f64>> {
        self.group(state).map(|group| vec![self.groups[group].value])
    }

    fn frontier(&self) -> u64 {
        (self.small.len() + self.large.len()) as u64
    }

    fn bytes(&self) -> u64 {
        let waiting = (self.small.capacity() + self.large.capacity()) * size_of::<Waiting>();
        (waiting + self.group_of.bytes()) as u64
    }
}

/// Per state, whether everything reachable from it is explored: all but those from which an
/// incomplete state can be reached.
fn processed(graph: &Graph) -> Vec<bool> {
    let states = graph.len();
    // Predecessors in one array: first counts, then ends, then starts.
    let mut starts = vec![0u32; states + 1];
    for edge in graph.all_edges() {
        starts[edge.to.index() + 1] += 1;
    }
    for state in 0..states {
        starts[state + 1] += starts[state];
    }
    let mut at = starts.clone();
    let mut predecessors = vec![0u32; graph.transitions() as usize];
    for edge in graph.all_edges() {
        predecessors[at[edge.to.index()] as usize] = edge.from.0;
        at[edge.to.index()] += 1;
    }
    let mut answer = vec![true; states];
    let mut todo = Vec::new();
    for state in graph.states() {
        if matches!(graph.node(state), Node::Unsupported) || !graph.is_complete(state) {
            answer[state.index()] = false;
            todo.push(state.0);
        }
    }
    while let Some(state) = todo.pop() {
        for &before in &predecessors[starts[state as usize] as usize..starts[state as usize + 1] as usize] {
            if std::mem::replace(&mut answer[before as usize], false) {
                todo.push(before);
            }
        }
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::system::Stop;

    /// 0 -> 1 -> 2 (end), 0 -> 3 -> 3 and something unexplored.
    #[test]
    fn processed_means_everything_reachable_is_explored() {
        let mut graph = Graph::new();
        for len in [2, 1, 0, 2] {
            graph.add_state(&if len == 0 { Stop::End } else { Stop::Choice(Choice::uniform(len)) });
        }
        for (from, alternative, to) in [(0, 0, 1), (0, 1, 3), (1, 0, 2), (3, 0, 3)] {
            graph.add_transition(StateId(from), alternative, StateId(to));
        }
        assert_eq!(processed(&graph), [false, true, true, false]);
        graph.add_transition(StateId(3), 1, StateId(1));
        assert_eq!(processed(&graph), [true; 4]);
    }
}
