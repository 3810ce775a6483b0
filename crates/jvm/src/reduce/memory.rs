//! Whether threads could run out of memory together.
//!
//! A step of a thread has scheduling points only before what others could see, so what it allocates for itself and
//! drops again is never there while another thread does the same. But the heap is one for all: two threads that each need
//! more than half of it for a moment can run out of it, depending on the schedule alone. So for each thread the most that
//! one of its steps allocates is kept, outside of the state. If what was in use when a step began and these amounts
//! of as many threads as were alive at a time add up to more than the heap, the rule `memory` does not hold: the search begins anew
//! with every access to the heap as a scheduling point, as with `--reduction none`.
//!
//! Amounts are bounds from above: garbage counts, except for what a collection within a step has found to be gone. Steps that
//! allocate much (a part of the heap, [`LARGE`]) depend on each other, since what is in use in a state that a
//! reduction leaves out is not looked at.
//!
//! Where every access is a scheduling point, an allocation is one too if much was allocated since the last: before it, and
//! after it, so that others can come while the memory is in use, although nobody accesses it. A thread that stands after
//! an allocation stops again before its next visible operation, as one that has just begun.

use crate::machine::{Machine, Trap};

/// The rule's name in what is known.
pub const RULE: &str = "memory";

/// A step allocates much that needs more than this part of the heap.
const LARGE: u64 = 64;

/// What is known of the memory that steps need.
#[derive(Default)]
pub struct Memory {
    /// Bytes in use, and allocated ever, when the turn began.
    used: u64,
    allocated: u64,
    /// Bytes that the turn had allocated, and that may be in use, at its last collection.
    kept: u64,
    /// By thread, the most that a turn of it has allocated.
    most: Vec<u64>,
    /// The most threads that were alive at a time.
    widest: usize,
    /// A collection has told of more than was known, which was not compared with the heap yet.
    grown: bool,
}

impl Machine {
    /// A thread begins to run, or comes to a scheduling point: what was allocated since the last time is counted for the
    /// thread that ran.
    pub fn weigh_turn(&mut self) {
        let needed = self.needed();
        let heap = &self.state.heap;
        let (used, allocated, limit) =
            (heap.used_bytes() as u64, heap.allocated_bytes(), heap.limit_bytes() as u64);
        let before = self.run.memory.used;
        self.run.memory.used = used;
        self.run.memory.allocated = allocated;
        self.run.memory.kept = 0;
        if !self.run.exploring || self.state.threads.len() < 2 {
            return;
        }
        if needed > limit / LARGE || self.run.unreduced && self.run.derived.assumed.has_refuted(RULE) {
            self.touches_everything();
        }
        let current = self.state.current;
        if !self.keep_most(needed) && used <= before {
            return;
        }
        // The one that has just ended was alive.
        let is_there = |at: &usize| *at == current || self.state.threads[*at].is_alive();
        let alive = (0..self.state.threads.len()).filter(is_there).count();
        let memory = &mut self.run.memory;
        memory.widest = memory.widest.max(alive);
        let mut largest = memory.most.clone();
        largest.sort_unstable_by(|a, b| b.cmp(a));
        let all: u64 = largest.iter().take(memory.widest).sum();
        if before.saturating_add(all) > limit && !self.run.unreduced {
            self.break_off(RULE, "threads might need more than the heap together (--heap)");
        }
    }

    /// Whether an allocation of so many bytes is a scheduling point.
    #[inline]
    pub fn is_large_allocation(&self, bytes: u64) -> bool {
        self.run.unreduced && self.run.multi && self.is_large_after(bytes)
    }

    #[cold]
    fn is_large_after(&self, bytes: u64) -> bool {
        let much = self.state.heap.limit_bytes() as u64 / LARGE;
        self.needed().saturating_add(bytes) > much && !self.is_silent()
    }

    /// A scheduling point before an allocation of so many bytes, if it is one. Whether it was.
    #[inline]
    pub fn before_allocation(&mut self, bytes: u64) -> Result<bool, Trap> {
        let is_large = self.is_large_allocation(bytes);
        if is_large {
            self.cut()?;
        }
        Ok(is_large)
    }

    /// After a large allocation: the present thread stops here, and again before its next visible operation.
    #[cold]
    pub fn after_allocation<T>(&mut self) -> Result<T, Trap> {
        self.state.position.fresh |= 1u128.checked_shl(self.state.current as u32).unwrap_or(0);
        Err(Trap::Cut)
    }

    /// The present thread needs so much at a time. Whether that is more than before, or than a collection has told.
    fn keep_most(&mut self, needed: u64) -> bool {
        let (current, memory) = (self.state.current, &mut self.run.memory);
        if memory.most.len() <= current {
            memory.most.resize(current + 1, 0);
        }
        let is_new = needed > memory.most[current] || std::mem::take(&mut memory.grown);
        memory.most[current] = memory.most[current].max(needed);
        is_new
    }

    /// What the present turn has allocated and may have in use.
    fn needed(&self) -> u64 {
        let memory = &self.run.memory;
        memory.kept + self.state.heap.allocated_bytes().saturating_sub(memory.allocated)
    }

    /// A collection within a turn: what was allocated before is in use as far as anything is.
    pub fn weigh_collected(&mut self, before: u64) {
        let memory = &mut self.run.memory;
        memory.kept = before.min(self.state.heap.used_bytes() as u64);
        memory.allocated = self.state.heap.allocated_bytes();
    }

    /// What a turn needs before a collection counts, whatever is gone then.
    pub fn weigh_before_collecting(&mut self) -> u64 {
        let needed = self.needed();
        if self.run.exploring && self.state.threads.len() > 1 {
            let is_more = self.keep_most(needed);
            self.run.memory.grown = is_more;
        }
        needed
    }
}
