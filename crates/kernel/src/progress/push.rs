//! Pending mass: a lower bound that is live without solving anything.
//!
//! Idea: the initial state holds mass 1. Mass that comes to a state is split among its explored
//! alternatives; the share of an unexplored alternative waits and follows when it is explored.
//! Mass that comes to an end is verified, to a violation violating. So
//! `verified + violating + waiting = 1` at every moment, for a chain.
//!
//! Mass that comes to a state not yet expanded costs one addition. Mass that comes to an expanded
//! state is *pending* and pushed on later, by [`Push::flush`]; on a cycle it comes back, smaller.
//! States known to lead to nothing but right states ([`Push::settle`]) verify what they receive.
//!
//! Invariant: every stored number is below or equal to its exact value (see [`super::round`]).

use super::round::{self, Sum};
use super::solve::Values;
use crate::graph::{Chunked, Graph, StateId, Status};
use std::collections::VecDeque;

/// Mass below this is not pushed on: it cannot show in any figure.
const NEGLIGIBLE: f64 = 1e-18;

/// The masses of a searched chain.
#[derive(Default)]
pub(crate) struct Push {
    /// States taken in so far.
    seen: usize,
    /// Mass that has come to a state and was passed on to all its explored alternatives.
    passed: Chunked<f64>,
    /// Mass that has come to an expanded state and was not passed on yet. Blocks of the states
    /// that never have any stay unallocated.
    pending: Sparse,
    queue: VecDeque<u32>,
    /// The sum of all that is pending, about: it only decides whether more work is worth while.
    waiting: f64,
    verified: Sum,
    violating: Sum,
    /// States that lead to nothing but right states.
    settled: Sparse,
}

impl Push {
    /// Takes in the states added to the graph since the last call. Returns the number of
    /// alternatives they have.
    pub(crate) fn sync(&mut self, graph: &Graph) -> u64 {
        let mut alternatives = 0;
        while self.seen < graph.len() {
            let s = self.seen;
            self.seen += 1;
            let id = StateId(s as u32);
            alternatives += u64::from(graph.alternatives(id));
            // With decisions nothing is pushed, so nothing is kept.
            if graph.has_decisions() {
                continue;
            }
            self.passed.push(0.0);
            if s == 0 {
                // Transitions out of it are yet to be announced, even if the graph has them.
                if graph.shape(id).is_some() {
                    self.passed[0] = 1.0;
                } else {
                    self.arrive(graph, id, 1.0);
                }
            }
        }
        alternatives
    }

    /// A transition was added to the graph. Call `sync` before.
    pub(crate) fn explored(&mut self, graph: &Graph, from: StateId, alternative: u32, to: StateId) {
        let mass = self.passed[from.index()];
        if mass > 0.0
            && let Some(shape) = graph.shape(from)
        {
            self.arrive(graph, to, round::mul(mass, shape.low(alternative)));
        }
    }

    #[inline]
    fn arrive(&mut self, graph: &Graph, to: StateId, mass: f64) {
        if mass <= 0.0 {
            return;
        }
        match graph.status(to) {
            Status::Fresh => {
                let passed = &mut self.passed[to.index()];
                *passed = round::add(*passed, mass);
            }
            Status::End => self.verified.add(mass),
            Status::Violating => self.violating.add(mass),
            Status::Unsupported => {}
            Status::Expanded if self.settled.get(to.index()) > 0.0 => self.verified.add(mass),
            Status::Expanded => {
                let pending = self.pending.slot(to.index());
                if *pending == 0.0 {
                    self.queue.push_back(to.0);
                }
                *pending = round::add(*pending, mass);
                self.waiting += mass;
            }
        }
    }

    /// Pushes pending mass on, looking at no more than about `work` alternatives. Returns the
    /// work done.
    pub(crate) fn flush(&mut self, graph: &Graph, work: u64) -> u64 {
        let mut done = 0;
        let mut small = 0;
        while done < work && small < self.queue.len() {
            let Some(s) = self.queue.pop_front() else { break };
            let pending = self.pending.slot(s as usize);
            if *pending < NEGLIGIBLE {
                // It stays in the queue: more may come.
                self.queue.push_back(s);
                small += 1;
                done += 1;
                continue;
            }
            small = 0;
            let mass = std::mem::take(pending);
            self.waiting -= mass;
            done += self.pass(graph, StateId(s), mass);
        }
        if self.queue.is_empty() {
            self.waiting = 0.0;
        }
        done
    }

    /// Passes mass on to the explored alternatives of a state.
    fn pass(&mut self, graph: &Graph, state: StateId, mass: f64) -> u64 {
        if self.settled.get(state.index()) > 0.0 {
            self.verified.add(mass);
            return 1;
        }
        let passed = &mut self.passed[state.index()];
        *passed = round::add(*passed, mass);
        let Some(shape) = graph.shape(state) else { return 1 };
        for edge in graph.edges(state) {
            self.arrive(graph, edge.to, round::mul(mass, shape.low(edge.alternative)));
        }
        u64::from(shape.len()) + 1
    }

    /// Declares that everything a state leads to is explored and right.
    pub(crate) fn settle(&mut self, state: StateId) {
        *self.settled.slot(state.index()) = 1.0;
    }

    /// The mass that waits to be pushed on, about.
    pub(crate) fn pending(&self) -> f64 {
        self.waiting.max(0.0)
    }

    /// What was verified and found violating, and what of the pending mass is bound for either, if
    /// `values` are lower bounds for every state. Each piece of mass counts once, so this is a lower
    /// bound, and its error is the product of both errors.
    pub(crate) fn with(&self, values: &Values) -> (f64, f64) {
        let (mut right, mut wrong) = (self.verified, self.violating);
        for &s in &self.queue {
            let mass = self.pending.get(s as usize);
            right.add(round::mul(mass, values.right(s)));
            wrong.add(round::mul(mass, values.wrong(s)));
        }
        (right.value(), wrong.value())
    }

    pub(crate) fn verified(&self) -> f64 {
        self.verified.value().clamp(0.0, 1.0)
    }

    pub(crate) fn violating(&self) -> f64 {
        self.violating.value().clamp(0.0, 1.0)
    }

    pub(crate) fn bytes(&self) -> usize {
        self.passed.bytes() + self.pending.bytes() + self.settled.bytes() + self.queue.capacity() * 4
    }
}

/// A sequence of numbers, most of which are zero and cost nothing.
#[derive(Default)]
struct Sparse {
    blocks: Vec<Option<Box<[f64]>>>,
}

const BLOCK: usize = 1 << 10;

impl Sparse {
    #[inline]
    fn get(&self, index: usize) -> f64 {
        match self.blocks.get(index / BLOCK) {
            Some(Some(block)) => block[index % BLOCK],
            _ => 0.0,
        }
    }

    #[inline]
    fn slot(&mut self, index: usize) -> &mut f64 {
        let b = index / BLOCK;
        if b >= self.blocks.len() {
            self.blocks.resize(b + 1, None);
        }
        let block = self.blocks[b].get_or_insert_with(|| vec![0.0; BLOCK].into());
        &mut block[index % BLOCK]
    }

    fn bytes(&self) -> usize {
        self.blocks.len() * 16 + self.blocks.iter().flatten().count() * BLOCK * 8
    }
}
