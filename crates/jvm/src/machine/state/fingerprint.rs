//! The fingerprint of a sealed state: sums over objects, threads, monitors and class statuses.

use super::super::monitor::Held;
use super::super::thread::{Frame, Role, Seal, Status};
use super::super::{Init, Machine};
use super::ThreadState;
use crate::class::ClassId;
use crate::heap::{fold, fold_at};

impl Machine {
    /// Ends a transition: collects if need be, names and hashes what is new, and returns the
    /// state's fingerprint.
    pub fn seal(&mut self) -> u128 {
        self.tidy();
        let mut sum = self.state.heap.seal();
        for n in 0..self.run.undo.stale.len() {
            let at = self.run.undo.stale[n] as usize;
            let new = self.thread_hash(at);
            let thread = &mut self.state.threads[at];
            let old = std::mem::replace(&mut thread.hash, new);
            thread.stale = false;
            self.run.undo.thread_sum = self.run.undo.thread_sum.wrapping_sub(old).wrapping_add(new);
        }
        self.run.undo.stale.clear();
        self.run.undo.sealed = (self.run.undo.entries.len(), self.run.undo.words.len());
        if cfg!(debug_assertions) {
            self.check_thread_sum();
        }
        sum.add(self.run.undo.thread_sum);
        for n in 0..self.state.monitors.held.len() {
            sum.add(self.held_hash(n));
        }
        sum.add(self.state.init_sum);
        if let Some(clock) = self.clock_words().into_iter().reduce(crate::heap::mix64) {
            sum.add(fold(0xC10C, clock));
        }
        sum.0
    }

    /// The part of a sealed state's fingerprint that is not the threads' own.
    pub fn shared_sum(&mut self) -> u128 {
        let mut sum = self.state.heap.sum();
        for n in 0..self.state.monitors.held.len() {
            sum.add(self.held_hash(n));
        }
        sum.add(self.state.init_sum);
        sum.0
    }

    /// The sum of the hashes of all threads, from scratch: the test of the incremental one.
    pub(super) fn check_thread_sum(&mut self) {
        let sum = self.thread_sum_from_scratch();
        assert_eq!(sum, self.run.undo.thread_sum, "the sum of the hashes of threads");
    }

    fn thread_sum_from_scratch(&mut self) -> u128 {
        let mut sum = 0u128;
        for at in 0..self.state.threads.len() {
            self.state.threads[at].hashed_to = 0;
            sum = sum.wrapping_add(self.thread_hash(at));
        }
        sum
    }

    /// The fingerprint of a sealed state with nothing of it remembered: the test of the incremental one.
    pub(super) fn fingerprint_from_scratch(&mut self) -> u128 {
        let mut sum = self.state.heap.sum_from_scratch();
        sum.add(self.thread_sum_from_scratch());
        for n in 0..self.state.monitors.held.len() {
            self.state.monitors.held[n].hash = 0;
            sum.add(self.held_hash(n));
        }
        let statuses = |m: &Machine, class: &ClassId| m.init_hash(*class, m.state.init[class.0 as usize]);
        let classes = self.run.tracked_classes.iter().map(|class| statuses(self, class));
        sum.add(classes.fold(0, u128::wrapping_add));
        if let Some(clock) = self.clock_words().into_iter().reduce(crate::heap::mix64) {
            sum.add(fold(0xC10C, clock));
        }
        sum.0
    }

    /// The contribution of a held monitor; it changes only with the monitor.
    #[inline]
    fn held_hash(&mut self, n: usize) -> u128 {
        let Held { object, owner, count, hash } = self.state.monitors.held[n];
        if hash != 0 {
            return hash;
        }
        let mut h = fold(0x4D0, self.state.heap.name_of(object));
        h = fold(h, self.state.heap.name_of(self.state.threads[owner as usize].object));
        h = fold(h, u64::from(count));
        self.state.monitors.held[n].hash = h;
        h
    }

    pub(super) fn init_hash(&self, class: ClassId, init: Init) -> u128 {
        let who = match init {
            // Who is initialising shows in that thread's frames.
            Init::No | Init::By(_) => return 0,
            Init::Done => 1,
            Init::Failed => 2,
        };
        fold(fold(0x117, self.class(class).stable), who)
    }

    /// A class's initialisation as words, if it has begun.
    pub fn init_words(&self, class: ClassId) -> Option<(u64, u64)> {
        let who = match self.state.init[class.0 as usize] {
            Init::No => return None,
            Init::By(thread) => self.state.heap.name_of(self.state.threads[thread as usize].object),
            Init::Done => 1,
            Init::Failed => 2,
        };
        Some((self.class(class).stable, who))
    }

    /// A thread as bytes, frames and all, with objects by name.
    pub fn encode_thread(&mut self, at: usize, out: &mut Vec<u8>) {
        let put = |out: &mut Vec<u8>, word: u64| out.extend_from_slice(&word.to_le_bytes());
        self.visit_thread(at, |word| put(out, word));
        put(out, self.state.threads[at].frames.len() as u64);
        for index in 0..self.state.threads[at].frames.len() {
            self.know_maps(self.state.threads[at].frames[index].method);
            let head = out.len();
            put(out, 0);
            let mut words = 0u64;
            self.visit_frame(at, index, |place, word| {
                put(out, place as u64);
                put(out, word);
                words += 1;
            });
            out[head..head + 8].copy_from_slice(&words.to_le_bytes());
        }
    }

    /// Calls `f` with what counts of a thread that has not ended, but for its frames.
    #[inline]
    fn visit_thread(&self, at: usize, mut f: impl FnMut(u64)) {
        let ThreadState {
            object,
            status,
            interrupted,
            permit,
            daemon,
            saved_count,
            wake,
            atomic,
            pending_init,
            dying,
            dispatched,
            spins,
            // No program can ask where a thread was started: messages of ours can.
            started: _,
        } = self.thread_state(at);
        let (tag, a, b) = match status {
            Status::New => (0, 0, 0),
            Status::Runnable => (1, 0, 0),
            Status::Blocked(o) => (2, self.state.heap.name_of(o), 0),
            // Waiting times are relative: the clock itself is not state.
            Status::Waiting { on, timed, until: _ } => (3, self.state.heap.name_of(on), u64::from(timed)),
            Status::Reentering { on, interrupted } => {
                (4, self.state.heap.name_of(on), u64::from(interrupted))
            }
            Status::Parked { timed, until: _ } => (5, u64::from(timed), 0),
            Status::Sleeping { until: _ } => (6, 0, 0),
            Status::Initialising(class) => (7, self.class(class).stable, 0),
            Status::Ended => (8, 0, 0),
        };
        let flags = tag << 8
            | u64::from(interrupted)
            | u64::from(permit) << 1
            | u64::from(daemon) << 2
            | (wake as u64) << 3
            | u64::from(dispatched) << 6
            | u64::from(spins) << 7
            | u64::from(saved_count) << 32;
        f(self.state.heap.name_of(object));
        f(flags);
        f(a);
        f(b);
        f(u64::from(atomic));
        f(pending_init.map_or(0, |c| self.class(c).stable));
        f(self.state.heap.name_of(dying));
        // Where time is told, how long it takes counts.
        f(self.deadline(at).and_then(|until| self.time_left(until)).map_or(0, |left| left.saturating_add(1)));
    }

    pub(super) fn thread_hash(&mut self, at: usize) -> u128 {
        if self.state.threads[at].status == Status::Ended {
            return 0;
        }
        let mut h = 0x7EAD;
        self.visit_thread(at, |word| h = fold(h, word));
        // Frames from the first that may have changed.
        let depth = self.state.threads[at].frames.len();
        let from = self.state.threads[at].hashed_to.min(depth);
        self.state.threads[at].seals.truncate(from);
        for index in from..depth {
            let below = if index == 0 { 0xF4A } else { self.state.threads[at].seals[index - 1].hash };
            self.know_maps(self.state.threads[at].frames[index].method);
            let mut hash = below;
            self.visit_frame(at, index, |place, word| hash = fold_at(hash, place, word));
            self.state.threads[at].seals.push(Seal { hash, part: 0 });
        }
        self.state.threads[at].hashed_to = depth;
        let frames = self.state.threads[at].seals.last().map_or(0, |s| s.hash);
        fold(fold(h, frames as u64), (frames >> 64) as u64)
    }

    /// Calls `f` with what counts of a frame, each word with its place. Its maps are known.
    #[inline]
    fn visit_frame(&self, at: usize, index: usize, mut f: impl FnMut(usize, u64)) {
        let Frame { method, pc, base, sp, lock, role, plain: _ } = self.state.threads[at].frames[index];
        let maps = self.known_maps(method);
        let role = match role {
            Role::Call => 0,
            Role::Again => 1,
            Role::Initialiser(class) => self.class(class).stable | 2,
        };
        let more = lock.0 != 0 || role != 0;
        f(0, self.method(method).stable);
        f(0, u64::from(pc) << 32 | u64::from(sp - base) << 1 | u64::from(more));
        if more {
            f(0, self.state.heap.name_of(lock));
            f(0, role);
        }
        let words = &self.state.threads[at].stack[base as usize..sp as usize];
        let heap = &self.state.heap;
        let (refs, live) = (maps.refs(pc as usize), maps.live(pc as usize));
        let locals = maps.max_locals() as usize;
        let is_ref = |slot: usize| refs.get(slot / 64).is_some_and(|w| w >> (slot % 64) & 1 != 0);
        let mut take = |slot: usize| {
            let word = words[slot];
            if word != 0 {
                f(slot + 1, heap.word_of_state(heap.now(), is_ref(slot), word));
            }
        };
        // Dead locals do not count; everything on the operand stack does.
        super::each_bit(live, locals.min(words.len()), &mut take);
        (locals..words.len()).for_each(take);
    }
}
