//! What a state consists of, and the one list of it.
//!
//! [`Machine::visit`] takes [`State`] apart by name, so a new field does not compile until it is decided here which part
//! it belongs to; and a new part is a method of [`Visit`], which none of those who derive something from a state compiles
//! without: the fingerprint as it is kept along the way and from scratch (`state/fingerprint.rs`), the encoding for exact
//! matching (`state/encode.rs`), saving and restoring (`state/snapshot.rs`), going back (`state.rs`). What a thread's own
//! data and a position consist of is listed once too (`state/fields.rs`, `state/position.rs`).
//!
//! What is not here is no state: it is derived from class files ([`super::super::Linked`]), or it only executes
//! ([`super::super::Run`]).

use super::super::clock::Seen;
use super::super::disk::Disk;
use super::super::open::Open;
use super::super::{Init, Machine, Monitors, Thread};
use super::Position;
use crate::heap::Heap;

/// What the program can see, and what the search goes back to.
pub struct State {
    pub heap: Heap,
    pub threads: Vec<Thread>,
    pub monitors: Monitors,
    /// Initialisation status by class id.
    pub init: Vec<Init>,
    /// Hash of `init`, kept up to date.
    pub init_sum: u128,
    /// Virtual nanoseconds since the start.
    pub clock: i64,
    /// What the program knows of the clock.
    pub clock_seen: Seen,
    /// What is known of open values.
    pub open: Open,
    /// Temporary files.
    pub disk: Disk,
    /// The thread that runs, or ran last.
    pub current: usize,
    /// What the run waits for, and what holds there.
    pub position: Position,
}

impl State {
    pub fn new(heap_bytes: usize) -> State {
        State {
            heap: Heap::new(heap_bytes),
            threads: Vec::new(),
            monitors: Monitors::default(),
            init: Vec::new(),
            init_sum: 0,
            clock: 0,
            clock_seen: Seen::default(),
            open: Open::default(),
            disk: Disk::default(),
            current: 0,
            position: Position::default(),
        }
    }
}

/// Something that is done with all of a state, part by part.
pub(super) trait Visit {
    /// How late it is, and what the program knows of that. First, since points in time count by it.
    fn clock(&mut self, m: &mut Machine);
    fn heap(&mut self, m: &mut Machine);
    fn threads(&mut self, m: &mut Machine);
    fn monitors(&mut self, m: &mut Machine);
    /// How far classes are initialised.
    fn classes(&mut self, m: &mut Machine);
    /// What is known of open values that threads and heap hold.
    fn open(&mut self, m: &mut Machine);
    /// Temporary files.
    fn disk(&mut self, m: &mut Machine);
    /// What the run waits for, and who runs. Last, since it is about the rest.
    fn position(&mut self, m: &mut Machine);
}

impl Machine {
    #[inline(always)]
    pub(super) fn visit(&mut self, v: &mut impl Visit) {
        let State {
            clock: _,
            clock_seen: _,
            heap: _,
            threads: _,
            monitors: _,
            init: _,
            // Follows from `init`.
            init_sum: _,
            open: _,
            disk: _,
            current: _,
            position: _,
        } = &self.state;
        v.clock(self);
        v.heap(self);
        v.threads(self);
        v.monitors(self);
        v.classes(self);
        v.open(self);
        v.disk(self);
        v.position(self);
    }
}
