//! Pending mass: a lower bound that is live without solving anything.
//!
//! Idea: the initial state holds mass 1. Mass that comes to a state is split among its explored
//! alternatives; the share of an unexplored alternative waits and follows when it is explored.
//! Mass that comes to an end is verified, to a violation violating. So
//! `verified + violating + waiting = 1` at every moment, for a chain.
//!
//! Explored transitions are noted, and taken in a batch at a time, so that the memory of their targets
//! is there when it is needed. Mass that comes to a state not yet expanded costs one addition. Mass that
//! comes to an expanded state is *pending* and pushed on later, by [`Push::flush`]; on a cycle it comes
//! back, smaller.
//! States known to lead to nothing but right states ([`Push::settle`]) verify what they receive.
//!
//! Invariant: every stored number is below or equal to its exact value (see [`super::round`]).

use super::round::{self, Sum};
use super::solve::Values;
use crate::graph::{Chunked, Graph, StateId, Status};
use crate::memory::prefetch;
use std::collections::VecDeque;

/// Mass below this is not pushed on: it cannot show in any figure.
const NEGLIGIBLE: f64 = 1e-18;

/// The masses of a searched chain.
#[derive(Default)]
pub(crate) struct Push {
    /// States taken in so far.
    seen: usize,
    /// Mass that has come to a state and was passed on to all its alternatives taken in; negative
    /// (or -0) once one was. Infinite for an end, negative infinite for a violation, not a number
    /// for what could not be followed or is excluded.
    passed: Chunked<f64>,
    /// Transitions not taken in yet.
    batch: Vec<Step>,
    /// Mass that has come to an expanded state and was not passed on yet. Blocks of the states
    /// that never have any stay unallocated.
    pending: Sparse,
    queue: VecDeque<u32>,
    /// The sum of all that is pending, about: it only decides whether more work is worth while.
    waiting: f64,
    verified: Sum,
    violating: Sum,
    /// States that lead to nothing but right states, if there are any.
    settled: Sparse,
    any_settled: bool,
}

/// An explored transition.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    to: u32,
    alternative: u32,
}

const BATCH: usize = 256;
/// So many steps of a batch ahead memory is asked for.
const AHEAD: usize = 12;
/// So many states of the queue ahead, and so many targets of each at most.
const SOON: usize = 4;
const MOST_ASKED: u32 = 8;

impl Push {
    /// Takes in the states added to the graph since the last call.
    fn sync(&mut self, graph: &Graph) {
        while self.seen < graph.len() {
            let s = self.seen;
            self.seen += 1;
            let id = StateId(s as u32);
            let mass = if s == 0 { 1.0 } else { 0.0 };
            self.passed.push(match graph.status(id) {
                Status::Fresh | Status::Expanded => mass,
                Status::End => {
                    self.verified.add(mass);
                    f64::INFINITY
                }
                Status::Violating => {
                    self.violating.add(mass);
                    f64::NEG_INFINITY
                }
                Status::Unsupported | Status::Excluded => f64::NAN,
            });
        }
    }

    /// A transition was added to the graph.
    #[inline]
    pub(crate) fn explored(&mut self, graph: &Graph, from: StateId, alternative: u32, to: StateId) {
        self.batch.push(Step { from: from.0, to: to.0, alternative });
        if self.batch.len() >= BATCH {
            self.take_in(graph);
        }
    }

    /// Takes in a graph of which nothing was told.
    pub(crate) fn catch_up(&mut self, graph: &Graph) {
        for edge in graph.all_edges() {
            self.explored(graph, edge.from, edge.alternative, edge.to);
        }
    }

    /// Takes in all that was explored.
    fn take_in(&mut self, graph: &Graph) {
        self.sync(graph);
        let batch = std::mem::take(&mut self.batch);
        batch.iter().take(AHEAD).for_each(|step| self.ask_for(step.to));
        let mut soon = batch.iter().skip(AHEAD);
        for steps in batch.chunk_by(|a, b| a.from == b.from) {
            let from = steps[0].from;
            let passed = &mut self.passed[from as usize];
            let mass = passed.abs();
            *passed = -mass;
            let Some(shape) = graph.shape(StateId(from)).filter(|_| mass > 0.0) else { continue };
            let equal = shape.is_uniform().then(|| round::mul(mass, shape.low(0)));
            for step in steps {
                if let Some(soon) = soon.next() {
                    self.ask_for(soon.to);
                }
                let share = equal.unwrap_or_else(|| round::mul(mass, shape.low(step.alternative)));
                self.arrive(step.to, share);
            }
        }
        self.batch = batch;
        self.batch.clear();
    }

    /// Asks for what is kept of a state.
    #[inline]
    fn ask_for(&self, state: u32) {
        self.passed.prefetch(state as usize);
        self.pending.prefetch(state as usize);
    }

    #[inline]
    fn arrive(&mut self, to: u32, mass: f64) {
        // What is too small for a double is lost. It must not enter the queue: a state is in it exactly if
        // it has pending mass, and so is counted once.
        if mass == 0.0 {
            return;
        }
        let at = to as usize;
        let passed = &mut self.passed[at];
        if passed.is_finite() {
            if passed.is_sign_positive() {
                *passed = round::add(*passed, mass);
            } else if self.any_settled && self.settled.get(at) > 0.0 {
                self.verified.add(mass);
            } else {
                let pending = self.pending.slot(at);
                if *pending == 0.0 {
                    self.queue.push_back(to);
                }
                *pending = round::add(*pending, mass);
                self.waiting += mass;
            }
        } else if *passed == f64::INFINITY {
            self.verified.add(mass);
        } else if *passed == f64::NEG_INFINITY {
            self.violating.add(mass);
        }
    }

    /// Pushes pending mass on, looking at no more than about `work` alternatives. Returns the
    /// work done.
    pub(crate) fn flush(&mut self, graph: &Graph, work: u64) -> u64 {
        self.take_in(graph);
        let mut done = 0;
        let mut small = 0;
        while done < work && small < self.queue.len() {
            self.look_ahead(graph);
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

    /// Asks for what the states at the head of the queue need: they may be anywhere in memory.
    #[inline]
    fn look_ahead(&self, graph: &Graph) {
        if let Some(&far) = self.queue.get(3 * SOON) {
            graph.prefetch(StateId(far));
            self.ask_for(far);
        }
        if let Some(&near) = self.queue.get(2 * SOON) {
            graph.prefetch_targets(StateId(near));
        }
        if let Some(&next) = self.queue.get(SOON)
            && let Some((shape, first)) = graph.row(StateId(next))
        {
            let targets = (0..shape.len().min(MOST_ASKED)).filter_map(|a| graph.in_slot(first + a as usize));
            targets.for_each(|to| self.ask_for(to.0));
        }
    }

    /// Passes mass on to the explored alternatives of a state.
    fn pass(&mut self, graph: &Graph, state: StateId, mass: f64) -> u64 {
        if self.settled.get(state.index()) > 0.0 {
            self.verified.add(mass);
            return 1;
        }
        let passed = &mut self.passed[state.index()];
        *passed = -round::add(passed.abs(), mass);
        let Some(shape) = graph.shape(state) else { return 1 };
        for edge in graph.edges(state) {
            self.arrive(edge.to.0, round::mul(mass, shape.low(edge.alternative)));
        }
        u64::from(shape.len()) + 1
    }

    /// Declares that everything a state leads to is explored and right.
    pub(crate) fn settle(&mut self, state: StateId) {
        self.any_settled = true;
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
        for (at, &s) in self.queue.iter().enumerate() {
            if let Some(&soon) = self.queue.get(at + AHEAD) {
                self.pending.prefetch(soon as usize);
                prefetch(&values.right, soon as usize);
                prefetch(&values.wrong, soon as usize);
            }
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
        let lists = self.queue.capacity() * 4 + self.batch.capacity() * size_of::<Step>();
        self.passed.bytes() + self.pending.bytes() + self.settled.bytes() + lists
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

    #[inline]
    fn prefetch(&self, index: usize) {
        if let Some(Some(block)) = self.blocks.get(index / BLOCK) {
            prefetch(block, index % BLOCK);
        }
    }

    fn bytes(&self) -> usize {
        self.blocks.len() * 16 + self.blocks.iter().flatten().count() * BLOCK * 8
    }
}
