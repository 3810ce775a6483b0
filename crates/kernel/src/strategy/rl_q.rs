//! Search by action values in episodes: what Tang names as future work (chapter 7; Q-learning as in
//! his Alg. 2.1).
//!
//! An action is an alternative of a choice (site and distribution); its value is learned by
//! Q <- Q + alpha (r + gamma max Q' - Q), with reward 1 for a transition that closes work (an end, a
//! violation, a state explored completely) and 0 else. An episode starts at the waiting state
//! with the best action, follows unexplored transitions as long as they find new choice points, and
//! takes the best action, or with probability epsilon any. Departure from Q-learning: a transition
//! is explored once, so episodes never repeat one. Choices with more than 256 alternatives are taken
//! in order.

use super::rl::{Waiting, kind_of};
use super::{Arrival, Offered, Strategy};
use crate::graph::{Chunked, Graph, Node, StateId};
use crate::rng::Rng;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

const MANY: u32 = 256;
const NO_KIND: u32 = u32::MAX;

/// The parameters of the learner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Learning {
    /// How often an action is taken at random.
    pub epsilon: f64,
    /// How much a new experience counts.
    pub alpha: f64,
    /// How much the future counts.
    pub gamma: f64,
}

impl Learning {
    /// Equation 2.9: the new value of an action that had `value`, gave `reward`, and led to where the
    /// best action has the value `future`.
    fn update(&self, value: f64, reward: f64, future: f64) -> f64 {
        value + self.alpha * (reward + self.gamma * future - value)
    }
}

/// Learns which alternatives of which choices close work.
#[derive(Clone, Debug)]
pub struct RlQ {
    learning: Learning,
    kinds: FxHashMap<u64, u32>,
    /// By kind of choice, the value of each alternative.
    values: Vec<Box<[f32]>>,
    kind_of: Chunked<u32>,
    /// Unexplored alternatives of each state that has some.
    left: FxHashMap<StateId, u32>,
    /// States with unexplored alternatives, by their best value when queued; stale ones are skipped.
    queue: BinaryHeap<Waiting>,
    /// The choice point the episode has reached.
    here: Option<StateId>,
    rng: Rng,
}

impl RlQ {
    pub fn new(learning: Learning, seed: u64) -> RlQ {
        RlQ {
            learning,
            kinds: FxHashMap::default(),
            values: Vec::new(),
            kind_of: Chunked::default(),
            left: FxHashMap::default(),
            queue: BinaryHeap::new(),
            here: None,
            rng: Rng::new(seed),
        }
    }

    fn kind(&self, state: StateId) -> Option<usize> {
        match self.kind_of.get(state.index()) {
            None | Some(&NO_KIND) => None,
            Some(&kind) => Some(kind as usize),
        }
    }

    fn queue_up(&mut self, state: StateId) {
        let kind = self.kind(state).expect("kernel: an offered state has a kind");
        let value = f64::from(largest(&self.values[kind]));
        let len = self.values[kind].len() as u32;
        self.queue.push(Waiting { value, state: Reverse(state), len });
    }

    /// The state to go on from: the one just reached, or the best waiting.
    fn place(&mut self) -> Option<StateId> {
        if let Some(here) = self.here.take()
            && self.left.contains_key(&here)
        {
            return Some(here);
        }
        loop {
            let state = self.queue.pop()?.state.0;
            if self.left.contains_key(&state) {
                return Some(state);
            }
        }
    }

    fn action(&mut self, state: StateId, graph: &Graph) -> u32 {
        let kind = self.kind(state).expect("kernel: an offered state has a kind");
        let values = &self.values[kind];
        let open = |a: &u32| graph.target(state, *a).is_none();
        let mut unexplored = (0..values.len() as u32).filter(open);
        let first = unexplored.next().expect("kernel: an alternative is left");
        if values.len() as u32 > MANY {
            return first;
        }
        if self.rng.unit() < self.learning.epsilon {
            let left = u64::from(self.left[&state]);
            let skip = self.rng.below(left) as usize;
            return (0..values.len() as u32).filter(open).nth(skip).unwrap_or(first);
        }
        unexplored.fold(first, |best, a| if values[a as usize] > values[best as usize] { a } else { best })
    }
}

fn largest(values: &[f32]) -> f32 {
    values.iter().copied().fold(0.0, f32::max)
}

impl Strategy for RlQ {
    fn offer(&mut self, offered: &Offered<'_>, _graph: &Graph) {
        let next = self.values.len() as u32;
        let kind = *self.kinds.entry(kind_of(offered.choice)).or_insert(next);
        if kind == next {
            self.values.push(vec![0.0; offered.choice.len() as usize].into());
        }
        let missing = offered.state.index() - self.kind_of.len();
        self.kind_of.extend_with(NO_KIND, missing);
        self.kind_of.push(kind);
        self.left.insert(offered.state, offered.choice.len());
        self.here = Some(offered.state);
    }

    fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)> {
        let state = self.place()?;
        let alternative = self.action(state, graph);
        let left = self.left.get_mut(&state).expect("kernel: an alternative is left");
        *left -= 1;
        if *left == 0 {
            self.left.remove(&state);
        } else {
            self.queue_up(state);
        }
        Some((state, alternative))
    }

    fn arrived(&mut self, arrival: &Arrival, graph: &Graph) {
        let Some(kind) = self.kind(arrival.from) else { return };
        let closes = match graph.node(arrival.to) {
            Node::End | Node::Violating | Node::Excluded => true,
            Node::Unsupported => false,
            Node::Choice(_) => !arrival.is_new && graph.is_complete(arrival.to),
        };
        let future = self.kind(arrival.to).map_or(0.0, |k| largest(&self.values[k]));
        let reward = if closes { 1.0 } else { 0.0 };
        let value = &mut self.values[kind][arrival.alternative as usize];
        *value = self.learning.update(f64::from(*value), reward, f64::from(future)) as f32;
    }

    fn learned(&self, state: StateId) -> Option<Vec<f64>> {
        self.kind(state).map(|kind| self.values[kind].iter().map(|&value| f64::from(value)).collect())
    }

    fn frontier(&self) -> u64 {
        self.left.len() as u64
    }

    fn bytes(&self) -> u64 {
        let queue = self.queue.capacity() * size_of::<Waiting>();
        (queue + self.left.capacity() * 9 + self.kind_of.bytes()) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tang, Example 2.1.1 with the rewards of section 2.3: from each of s0 and s1, per action the
    /// reward and the next state; the episode ends where there is none. A step costs 0.1, the loop
    /// at s1 costs 1, and reaching the sure loop at s2 gives 1.
    const MOST_COMMON_PATH: [[(f64, Option<usize>); 2]; 2] =
        [[(-0.1, Some(1)), (0.9, None)], [(-1.1, Some(1)), (0.9, None)]];

    fn best(values: &[f64; 2]) -> f64 {
        values[0].max(values[1])
    }

    /// Table 2.1: value iteration gives 0.9 and 0.9 in the first round, and stays there.
    #[test]
    fn value_iteration_on_the_most_common_path() {
        let mut values = [0.0; 2];
        for _ in 0..2 {
            values = MOST_COMMON_PATH
                .map(|actions| best(&actions.map(|(reward, next)| reward + next.map_or(0.0, |n| values[n]))));
            assert_eq!(values, [0.9, 0.9]);
        }
    }

    /// Alg. 2.1 with our update finds the same values, and the policy b, d.
    #[test]
    fn q_learning_on_the_most_common_path() {
        let learning = Learning { epsilon: 0.5, alpha: 0.5, gamma: 1.0 };
        let (mut q, mut rng) = ([[0.0; 2]; 2], Rng::new(8));
        for _ in 0..200 {
            let mut here = Some(0);
            while let Some(state) = here {
                let greedy = usize::from(q[state][1] > q[state][0]);
                let action = if rng.unit() < learning.epsilon { rng.below(2) as usize } else { greedy };
                let (reward, next) = MOST_COMMON_PATH[state][action];
                q[state][action] =
                    learning.update(q[state][action], reward, next.map_or(0.0, |n| best(&q[n])));
                here = next;
            }
        }
        assert!((best(&q[0]) - 0.9).abs() < 1e-9 && (best(&q[1]) - 0.9).abs() < 1e-9, "{q:?}");
        assert!(q[0][1] > q[0][0] && q[1][1] > q[1][0], "{q:?}");
    }
}
