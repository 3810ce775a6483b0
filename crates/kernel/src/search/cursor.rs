//! Where the system stands, and how to get it to another state.
//!
//! Three ways back, cheapest first: undo marks along the way the system came (on systems that can),
//! a snapshot, and replaying the path from the start, which always works and is what a resumed run
//! falls back on. Invariant: a choice point is *open* while it has unexplored alternatives; only
//! open ones hold a snapshot or a mark. A snapshot is taken as late as possible: when the system is
//! about to be somewhere from where the state cannot be reached by undoing.
//!
//! When memory is short, all snapshots are given up and few are kept from then on; other states are
//! reached by running from the nearest ancestor that is kept ([`trail`]).

mod trail;

use crate::graph::{Chunked, Graph, StateId};
use crate::memory::Large;
use crate::system::System;
use std::collections::VecDeque;
use trail::Trail;

const CLOSED: u32 = u32::MAX;

/// Snapshots kept when memory is short.
const KEPT: usize = 1024;

/// The system together with its way back to every open state.
pub(super) struct Cursor<S: System> {
    pub(super) system: S,
    at: Option<StateId>,
    /// Per state the index into `open`, or `CLOSED`.
    slots: Chunked<u32>,
    open: Large<Open<S::Snapshot>>,
    /// Unused entries of `open`.
    free: Vec<u32>,
    /// States with an undo mark, outermost first; none on systems that cannot undo.
    marks: Vec<StateId>,
    /// Whether the strategy is depth first: it comes back to the last mark, and wants no snapshots.
    depth_first: bool,
    /// When memory is short: the states that hold a snapshot, oldest first.
    frugal: Option<VecDeque<StateId>>,
    trail: Trail<S::Snapshot>,
}

struct Open<T> {
    snapshot: Option<T>,
    /// Alternatives not yet taken.
    left: u32,
}

impl<S: System> Cursor<S> {
    pub(super) fn new(system: S, depth_first: bool) -> Cursor<S> {
        Cursor {
            system,
            at: None,
            slots: Chunked::default(),
            open: Large::new(),
            free: Vec::new(),
            marks: Vec::new(),
            depth_first: S::UNDO && depth_first,
            frugal: None,
            trail: Trail::default(),
        }
    }

    /// From now on the states to be left follow each other depth first, or not.
    #[inline]
    pub(super) fn set_depth_first(&mut self, depth_first: bool) {
        self.depth_first = S::UNDO && depth_first;
    }

    /// The system now stands at `state`.
    #[inline]
    pub(super) fn stands_at(&mut self, state: StateId) {
        self.at = Some(state);
    }

    /// A new state: with `alternatives` still to take if it was offered, none otherwise.
    #[inline]
    pub(super) fn add(&mut self, alternatives: u32) {
        if alternatives == 0 {
            self.slots.push(CLOSED);
            return;
        }
        let entry = Open { snapshot: None, left: alternatives };
        let slot = match self.free.pop() {
            Some(slot) => {
                self.open[slot as usize] = entry;
                slot
            }
            None => {
                self.open.push(entry);
                self.open.len() as u32 - 1
            }
        };
        self.slots.push(slot);
    }

    /// Brings the system to `state` to take one of its alternatives; says how many are then left.
    #[inline]
    pub(super) fn leave(&mut self, state: StateId, graph: &Graph) -> u32 {
        if self.at != Some(state) {
            self.go(state, graph);
        }
        let slot = self.slots[state.index()];
        assert!(slot != CLOSED, "kernel: a strategy named a transition twice");
        let open = &mut self.open[slot as usize];
        open.left -= 1;
        let left = open.left;
        if left == 0 {
            self.close(state, slot);
        } else if S::UNDO {
            self.system.mark();
            self.marks.push(state);
        } else if open.snapshot.is_none() {
            open.snapshot = Some(self.system.save());
            self.count(state);
        }
        self.at = None;
        left
    }

    /// Takes an alternative of `state` as gone before, without moving the system; says how many are
    /// then left, or nothing if there was none to take.
    pub(super) fn left_before(&mut self, state: StateId) -> Option<u32> {
        let slot = *self.slots.get(state.index()).filter(|&&slot| slot != CLOSED)?;
        let open = &mut self.open[slot as usize];
        open.left -= 1;
        let left = open.left;
        if left == 0 {
            self.close(state, slot);
        }
        Some(left)
    }

    /// Asks for the memory of a state to be left soon.
    #[inline]
    pub(super) fn prefetch(&self, state: StateId) {
        self.slots.prefetch(state.index());
    }

    /// Asks for the snapshot of a state to be left next, whose own entry should be at hand.
    #[inline]
    pub(super) fn prefetch_snapshot(&self, state: StateId) {
        crate::memory::prefetch(&self.open, self.slots[state.index()] as usize);
    }

    /// The alternatives of `state` not yet taken will never be.
    pub(super) fn forget(&mut self, state: StateId) {
        let slot = self.slots[state.index()];
        if slot != CLOSED {
            self.close(state, slot);
        }
    }

    #[inline]
    fn close(&mut self, state: StateId, slot: u32) {
        self.open[slot as usize].snapshot = None;
        self.slots[state.index()] = CLOSED;
        self.free.push(slot);
    }

    fn go(&mut self, state: StateId, graph: &Graph) {
        self.keep_present();
        // Depth first and breadth first: nearly always the last mark.
        while let Some(mark) = self.marks.pop() {
            self.system.undo();
            self.at = Some(mark);
            if mark == state {
                return;
            }
            self.keep_present();
        }
        let slot = self.slots[state.index()];
        match self.open.get(slot as usize).and_then(|o| o.snapshot.as_ref()) {
            Some(snapshot) => {
                self.system.restore(snapshot);
                self.marks.clear();
                self.at = Some(state);
            }
            None if self.depth_first => self.replay(state, graph),
            None => self.approach(state, graph),
        }
    }

    /// Saves the state the system stands at, if it is open and not saved yet.
    #[inline]
    fn keep_present(&mut self) {
        let Some(at) = self.at.filter(|_| !self.depth_first && self.frugal.is_none()) else { return };
        let slot = self.slots[at.index()];
        if slot != CLOSED && self.open[slot as usize].snapshot.is_none() {
            self.open[slot as usize].snapshot = Some(self.system.save());
        }
    }

    #[cold]
    fn replay(&mut self, state: StateId, graph: &Graph) {
        let path = graph.path_to(state);
        self.system.start();
        self.marks.clear();
        let mut here = StateId::INITIAL;
        for alternative in path {
            if self.depth_first && self.slots[here.index()] != CLOSED {
                self.system.mark();
                self.marks.push(here);
            }
            self.system.step(alternative);
            here = graph.target(here, alternative).expect("kernel: a path runs over explored transitions");
        }
        self.at = Some(here);
    }

    /// Memory is short: gives up the snapshots, and keeps few from now on.
    #[cold]
    pub(super) fn be_frugal(&mut self) {
        if self.frugal.is_none() {
            self.open.iter_mut().for_each(|open| open.snapshot = None);
            self.frugal = Some(VecDeque::new());
            crate::memory::give_back();
        }
    }

    /// Lets go of everything but the system.
    pub(super) fn release(&mut self) {
        (self.slots, self.open, self.free) = (Chunked::default(), Large::new(), Vec::new());
        self.trail = Trail::default();
        crate::memory::give_back();
    }

    /// Counts a snapshot when memory is short, and gives up the oldest if there are many.
    #[inline]
    fn count(&mut self, state: StateId) {
        let Some(kept) = &mut self.frugal else { return };
        kept.push_back(state);
        if kept.len() > KEPT
            && let Some(oldest) = kept.pop_front()
        {
            let slot = self.slots[oldest.index()];
            if let Some(open) = self.open.get_mut(slot as usize) {
                open.snapshot = None;
            }
        }
    }

    /// The memory held for open states, in bytes; what a snapshot points to is not counted.
    pub(super) fn bytes(&self) -> u64 {
        (self.slots.bytes()
            + self.open.capacity() * size_of::<Open<S::Snapshot>>()
            + 4 * self.free.capacity()) as u64
    }
}
