//! The journal of a run: what the *system* answered, from which a killed run is taken up again.
//!
//! Idea: strategies, progress and limits are deterministic functions of the answers they get, so
//! the answers are all that has to be kept. A resumed run first goes through the journal: the
//! strategy names its transitions again, the journal says where each led, and graph, store,
//! strategy, progress and samples come to be as they were, without one step of the system. Then the
//! search goes on, and the system is brought to a state by the path on which it was found.
//!
//! An entry is the target of a transition: a known state by its number (1 to 3 bytes as a rule), a
//! new one by its key, its stop and its labels (about 18 bytes). Walkers pass a transition more than
//! once; only the first time is an entry, and what they pass again is known from the graph. Entries come in blocks, each with the time and the steps
//! the run had taken and a digest of all transitions named so far: a strategy that asks for others than it did
//! is noticed, not believed. Where blocks are kept, and that a torn one is not read, is the business
//! of the [`Sink`] (no files here).
//!
//! Known gap: the answers must not depend on the clock; a method that does is to be told so.

pub(crate) mod flat;
mod past;

pub(crate) use past::Entry;
pub use past::Past;

use crate::graph::{Graph, StateId};
use crate::store::Key;
use crate::system::Stop;
use flat::{put, put_bytes};
use std::time::Duration;

/// Takes the blocks of a journal, in order.
pub trait Sink {
    /// Keeps a block. A sink that cannot says so itself, and keeps none that follow.
    fn keep(&mut self, block: Vec<u8>);

    /// What was kept is void: the search begins anew, with other assumptions (`refine`).
    fn begin_anew(&mut self);

    /// A block is handed on when it has this many bytes.
    fn room(&self) -> usize {
        1 << 18
    }
}

/// Why a run is not taken up again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("the journal cannot be read: it is damaged, or was written by another version")]
    Unreadable,
    #[error("the journal does not fit the search: another strategy, another seed or another version")]
    Diverges,
    #[error("the system has changed since the journal was written")]
    Changed,
}

/// A block is handed on when it is this old, if it is not full before.
const OLD: Duration = Duration::from_millis(100);

pub(super) const NEW: u64 = 0;
pub(super) const END: u64 = 0;
pub(super) const VIOLATION: u64 = 1;
pub(super) const UNSUPPORTED: u64 = 2;
pub(super) const EXCLUDED: u64 = 3;
pub(super) const CHOICE: u64 = 4;

/// Where the head of a block ends: the time in microseconds, the digest, the steps taken.
pub(super) const HEAD: usize = 24;

/// Writes the journal of a run.
pub(crate) struct Journal<'a> {
    sink: &'a mut dyn Sink,
    block: Vec<u8>,
    order: Order,
    /// The shapes of choices written so far.
    shapes: u32,
    handed_on: Duration,
    /// The steps taken when the last block was handed on.
    steps: u64,
    room: usize,
}

/// A digest of the transitions named so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Order(pub(super) u64);

impl Order {
    #[inline]
    pub(super) fn add(&mut self, from: StateId, alternative: u32) {
        let word = u64::from(from.0) << 32 | u64::from(alternative);
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl<'a> Journal<'a> {
    pub(crate) fn new(sink: &'a mut dyn Sink) -> Journal<'a> {
        let (block, room) = (vec![0; HEAD], sink.room());
        let order = Order::default();
        Journal { sink, block, order, shapes: 0, handed_on: Duration::ZERO, steps: 0, room }
    }

    /// Goes on where a journal that was read ended.
    pub(crate) fn goes_on(&mut self, past: &Past) {
        self.order = past.order();
        self.shapes = past.shapes();
        self.handed_on = past.elapsed();
        self.steps = past.steps();
    }

    /// A transition led to a state that was known; `states` are known by now.
    #[inline]
    pub(crate) fn known(&mut self, from: StateId, alternative: u32, to: StateId, states: u64) {
        self.order.add(from, alternative);
        put(&mut self.block, states - u64::from(to.0));
    }

    /// A state was found, by this transition if it is not the initial one; the graph contains it.
    pub(crate) fn found(
        &mut self,
        by: Option<(StateId, u32)>,
        key: &Key,
        stop: &Stop,
        labels: Option<u64>,
        (state, graph): (StateId, &Graph),
    ) {
        if let Some((from, alternative)) = by {
            self.order.add(from, alternative);
        }
        let out = &mut self.block;
        put(out, NEW);
        match stop {
            Stop::End => put(out, END),
            Stop::Violation(violation) => {
                put(out, VIOLATION);
                put_bytes(out, violation.kind.as_bytes());
                put_bytes(out, violation.message.as_bytes());
            }
            Stop::Unsupported(what) => {
                put(out, UNSUPPORTED);
                put_bytes(out, what.as_bytes());
            }
            Stop::Excluded => put(out, EXCLUDED),
            Stop::Choice(choice) => {
                let shape = graph.shape(state).expect("journal: a choice has a shape").id().0;
                put(out, CHOICE + u64::from(shape));
                if shape == self.shapes {
                    choice.write(out);
                    self.shapes += 1;
                }
            }
        }
        match key {
            Key::Fingerprint(fingerprint) => out.extend(fingerprint.0.to_le_bytes()),
            Key::Encoding(bytes) => put_bytes(out, bytes),
        }
        if let Some(labels) = labels {
            put(out, labels);
        }
    }

    /// The heuristic value of the state found last.
    pub(crate) fn value(&mut self, value: f64) {
        self.block.extend(value.to_le_bytes());
    }

    /// Hands the block on if it is large or old. Called between transitions only.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.block.len() >= self.room
    }

    /// Hands the block on if it is due.
    pub(crate) fn beat(&mut self, elapsed: Duration, steps: u64) {
        if self.is_full() || elapsed.saturating_sub(self.handed_on) >= OLD {
            self.hand_on(elapsed, steps);
        }
    }

    /// Hands on what there is.
    pub(crate) fn hand_on(&mut self, elapsed: Duration, steps: u64) {
        self.handed_on = elapsed;
        if self.steps == steps && self.block.len() == HEAD {
            return;
        }
        self.steps = steps;
        let mut block = std::mem::replace(&mut self.block, Vec::with_capacity(self.room + 4096));
        block[..8].copy_from_slice(&(elapsed.as_micros() as u64).to_le_bytes());
        block[8..16].copy_from_slice(&self.order.0.to_le_bytes());
        block[16..HEAD].copy_from_slice(&steps.to_le_bytes());
        self.sink.keep(block);
        self.block.resize(HEAD, 0);
    }
}
