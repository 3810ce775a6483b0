//! Where the system stands, and how to get it to another state.
//!
//! Three ways back, cheapest first: undo marks along the way the system came (on systems that can),
//! a snapshot, and replaying the path from the start, which always works and is what a resumed run
//! falls back on. Invariant: a choice point is *open* while it has unexplored alternatives; only
//! open ones hold a snapshot or a mark. A snapshot is taken as late as possible: when the system is
//! about to be somewhere from where the state cannot be reached by undoing.
//!
//! What is kept of open states lies in blocks of 128 states with neighbouring numbers, and a block
//! goes when all of it is closed: depth first and breadth first hardly any states are open.
//!
//! When memory is short, all snapshots are given up and few are kept from then on; other states are
//! reached by running from the nearest ancestor that is kept ([`trail`]).

mod trail;

use crate::graph::{Graph, StateId};
use crate::memory::{Kept, Large};
use crate::system::{Ask, System};
use std::collections::VecDeque;
use trail::Trail;

/// The states of a block.
const BLOCK: usize = 128;
/// A block of which all states are closed.
const GONE: u32 = u32::MAX;

/// Snapshots kept when memory is short.
const KEPT: usize = 1024;

/// The system together with its way back to every open state.
pub(super) struct Cursor<S: System> {
    pub(super) system: S,
    at: Option<StateId>,
    /// The number of states.
    len: usize,
    /// Where the entries of each block of states are in `open`, and how many of the states are open. Apart,
    /// since the first is read for states all over the place, and should stay in the cache.
    blocks: Vec<u32>,
    counts: Vec<u8>,
    /// Alternatives not yet taken, none if the state is closed; and a snapshot.
    open: Large<Kept<S::Snapshot>>,
    /// Unused blocks of `open`.
    free: Vec<u32>,
    /// States with an undo mark, outermost first; none on systems that cannot undo.
    marks: Vec<StateId>,
    /// Whether the strategy is depth first: it comes back to the last mark, and wants no snapshots.
    depth_first: bool,
    /// When memory is short: the states that hold a snapshot, oldest first.
    frugal: Option<VecDeque<StateId>>,
    trail: Trail<S::Snapshot>,
}

impl<S: System> Cursor<S> {
    pub(super) fn new(mut system: S, depth_first: bool) -> Cursor<S> {
        let depth_first = system.can_undo() && depth_first;
        Cursor {
            system,
            at: None,
            len: 0,
            blocks: Vec::new(),
            counts: Vec::new(),
            open: Large::new(),
            free: Vec::new(),
            marks: Vec::new(),
            depth_first,
            frugal: None,
            trail: Trail::default(),
        }
    }

    /// From now on the states to be left follow each other depth first, or not.
    #[inline]
    pub(super) fn set_depth_first(&mut self, depth_first: bool) {
        self.depth_first = depth_first && self.system.can_undo();
    }

    /// The system now stands at `state`.
    #[inline]
    pub(super) fn stands_at(&mut self, state: StateId) {
        self.at = Some(state);
    }

    /// A new state: with `alternatives` still to take if it was offered, none otherwise.
    #[inline]
    pub(super) fn add(&mut self, alternatives: u32) {
        if self.len.is_multiple_of(BLOCK) {
            self.begin_block();
        }
        let state = StateId(self.len as u32);
        self.len += 1;
        if alternatives > 0 {
            let number = state.index() / BLOCK;
            self.counts[number] += 1;
            let at = self.blocks[number] as usize * BLOCK + state.index() % BLOCK;
            self.open[at].set_count(alternatives);
        }
    }

    fn begin_block(&mut self) {
        if self.counts.last() == Some(&0) {
            self.free_block(self.blocks.len() - 1);
        }
        let at = self.free.pop().unwrap_or_else(|| {
            let at = self.open.len() / BLOCK;
            (0..BLOCK).for_each(|_| self.open.push(Kept::default()));
            at as u32
        });
        self.blocks.push(at);
        self.counts.push(0);
    }

    fn free_block(&mut self, number: usize) {
        self.free.push(std::mem::replace(&mut self.blocks[number], GONE));
    }

    /// Where the entry of a state would be.
    #[inline]
    fn place(&self, state: StateId) -> usize {
        let block = self.blocks.get(state.index() / BLOCK).copied().unwrap_or(GONE);
        (block as usize).wrapping_mul(BLOCK) + state.index() % BLOCK
    }

    /// Where a state's entry is, if it is open.
    #[inline]
    fn slot(&self, state: StateId) -> Option<usize> {
        let at = self.place(state);
        self.open.get(at).is_some_and(|open| open.count() > 0).then_some(at)
    }

    /// The snapshot of an open state, if it is kept.
    #[inline]
    fn snapshot(&self, state: StateId) -> Option<&S::Snapshot> {
        self.open[self.slot(state)?].value()
    }

    /// Brings the system to `state` to take one of its alternatives; says how many are then left.
    #[inline]
    pub(super) fn leave(&mut self, state: StateId, graph: &Graph) -> u32 {
        if self.at != Some(state) {
            self.go(state, graph);
        }
        let slot = self.slot(state).expect("kernel: a strategy named a transition twice");
        let open = &mut self.open[slot];
        let left = open.count() - 1;
        open.set_count(left);
        if left == 0 {
            self.close(state, slot);
        } else if self.system.can_undo() {
            self.system.mark();
            self.marks.push(state);
        } else if !open.has_value() {
            open.set_value(self.system.save());
            self.count(state);
        }
        self.at = None;
        left
    }

    /// Brings the system to `state`, to run something from there before its turn.
    #[inline]
    pub(super) fn visit(&mut self, state: StateId, graph: &Graph) {
        if self.at == Some(state) {
            self.keep_present();
        } else {
            self.go(state, graph);
        }
        self.at = None;
    }

    /// Whether the state can be visited at the cost of restoring it.
    #[inline]
    pub(super) fn is_saved(&self, state: StateId) -> bool {
        self.snapshot(state).is_some()
    }

    /// Keeps a snapshot of a state, if it is open.
    #[inline]
    pub(super) fn keep(&mut self, state: StateId, snapshot: S::Snapshot) {
        if let Some(slot) = self.slot(state) {
            self.open[slot].set_value(snapshot);
        }
    }

    /// Takes an alternative of `state` as gone before, without moving the system; says how many are
    /// then left, or nothing if there was none to take.
    pub(super) fn left_before(&mut self, state: StateId) -> Option<u32> {
        let slot = self.slot(state)?;
        let open = &mut self.open[slot];
        let left = open.count() - 1;
        open.set_count(left);
        if left == 0 {
            self.close(state, slot);
        }
        Some(left)
    }

    /// Asks for the memory of a state to be left soon.
    #[inline]
    pub(super) fn prefetch(&self, state: StateId) {
        crate::memory::prefetch(&self.open, self.place(state));
    }

    /// The alternatives of `state` not yet taken will never be.
    pub(super) fn forget(&mut self, state: StateId) {
        if let Some(slot) = self.slot(state) {
            self.close(state, slot);
        }
    }

    #[inline]
    fn close(&mut self, state: StateId, slot: usize) {
        self.open[slot] = Kept::default();
        let number = state.index() / BLOCK;
        self.counts[number] -= 1;
        // The last block is still being filled.
        if self.counts[number] == 0 && number + 1 < self.blocks.len() {
            self.free_block(number);
        }
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
        match self.slot(state).and_then(|slot| self.open[slot].value()) {
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
        if let Some(slot) = self.slot(at).filter(|&slot| !self.open[slot].has_value()) {
            self.open[slot].set_value(self.system.save());
        }
    }

    #[cold]
    fn replay(&mut self, state: StateId, graph: &Graph) {
        let path = graph.path_to(state);
        self.system.start();
        self.marks.clear();
        let mut here = StateId::INITIAL;
        for alternative in path {
            if self.depth_first && self.slot(here).is_some() {
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
            self.open.iter_mut().for_each(Kept::drop_value);
            self.frugal = Some(VecDeque::new());
            crate::memory::give_back();
        }
    }

    /// Lets go of everything but the system.
    pub(super) fn release(&mut self) {
        (self.blocks, self.counts, self.open, self.free) = (Vec::new(), Vec::new(), Large::new(), Vec::new());
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
            && let Some(slot) = self.slot(oldest)
        {
            self.open[slot].drop_value();
        }
    }

    /// The memory held for open states, in bytes; what a snapshot points to is not counted.
    pub(super) fn bytes(&self) -> u64 {
        (5 * self.blocks.capacity()
            + self.open.len() * size_of::<Kept<S::Snapshot>>()
            + 4 * self.free.capacity()) as u64
    }
}
