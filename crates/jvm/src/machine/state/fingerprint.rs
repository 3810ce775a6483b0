//! The fingerprint of a sealed state: sums over objects, threads, monitors and class statuses.

use super::super::monitor::Held;
use super::super::thread::{Frame, Role, Seal, Status};
use super::super::{Init, Machine};
use super::visit::Visit;
use crate::class::ClassId;
use crate::heap::times::Holder;
use crate::heap::{Sum, fold, fold_at};

/// The fingerprint, from sums kept along the way.
struct Kept(Sum);

impl Visit for Kept {
    fn clock(&mut self, m: &mut Machine) {
        if let Some(clock) = m.clock_words().into_iter().reduce(crate::heap::mix64) {
            self.0.add(fold(0xC10C, clock));
        }
    }

    fn heap(&mut self, m: &mut Machine) {
        self.0.add(m.state.heap.seal().0);
    }

    fn threads(&mut self, m: &mut Machine) {
        for n in 0..m.run.undo.stale.len() {
            let at = m.run.undo.stale[n] as usize;
            let new = m.thread_hash(at);
            let thread = &mut m.state.threads[at];
            let old = std::mem::replace(&mut thread.hash, new);
            thread.stale = false;
            m.run.undo.thread_sum = m.run.undo.thread_sum.wrapping_sub(old).wrapping_add(new);
        }
        m.run.undo.stale.clear();
        m.run.undo.sealed = (m.run.undo.entries.len(), m.run.undo.words.len());
        if cfg!(debug_assertions) {
            m.check_thread_sum();
        }
        self.0.add(m.run.undo.thread_sum);
    }

    fn monitors(&mut self, m: &mut Machine) {
        for n in 0..m.state.monitors.held.len() {
            self.0.add(m.held_hash(n));
        }
    }

    fn classes(&mut self, m: &mut Machine) {
        self.0.add(m.state.init_sum);
    }

    fn open(&mut self, m: &mut Machine) {
        self.0.add(m.open_hash());
    }

    fn disk(&mut self, m: &mut Machine) {
        self.0.add(m.state.disk.sum());
    }

    fn position(&mut self, m: &mut Machine) {
        m.tell_position(|word| self.0 = Sum(fold(self.0.0, word)));
    }
}

/// The fingerprint of a sealed state with nothing of it remembered: the test of the other.
struct Anew(Sum);

impl Visit for Anew {
    fn clock(&mut self, m: &mut Machine) {
        let mut kept = Kept(self.0);
        kept.clock(m);
        self.0 = kept.0;
    }

    fn heap(&mut self, m: &mut Machine) {
        self.0.add(m.state.heap.sum_from_scratch().0);
    }

    fn threads(&mut self, m: &mut Machine) {
        self.0.add(m.thread_sum_from_scratch());
    }

    fn monitors(&mut self, m: &mut Machine) {
        for n in 0..m.state.monitors.held.len() {
            m.state.monitors.held[n].hash = 0;
            self.0.add(m.held_hash(n));
        }
    }

    fn classes(&mut self, m: &mut Machine) {
        let status = |class: &ClassId| m.init_hash(*class, m.state.init[class.0 as usize]);
        self.0.add(m.run.tracked_classes.iter().map(status).fold(0, u128::wrapping_add));
    }

    fn open(&mut self, m: &mut Machine) {
        self.0.add(m.open_hash());
    }

    fn disk(&mut self, m: &mut Machine) {
        self.0.add(m.state.disk.sum_from_scratch());
    }

    fn position(&mut self, m: &mut Machine) {
        m.tell_position(|word| self.0 = Sum(fold(self.0.0, word)));
    }
}

/// What threads share, of a sealed state: neither their own part nor who runs, nor how late it is.
struct Shared(Kept);

impl Visit for Shared {
    fn clock(&mut self, _: &mut Machine) {}

    fn heap(&mut self, m: &mut Machine) {
        self.0.0.add(m.state.heap.sum().0);
    }

    fn threads(&mut self, _: &mut Machine) {}

    fn monitors(&mut self, m: &mut Machine) {
        self.0.monitors(m);
    }

    fn classes(&mut self, m: &mut Machine) {
        self.0.classes(m);
    }

    fn open(&mut self, m: &mut Machine) {
        self.0.open(m);
    }

    fn disk(&mut self, m: &mut Machine) {
        self.0.disk(m);
    }

    fn position(&mut self, _: &mut Machine) {}
}

impl Machine {
    /// Ends a transition: collects if need be, names and hashes what is new, and returns the
    /// state's fingerprint.
    pub fn seal(&mut self) -> u128 {
        self.tidy();
        let mut kept = Kept(Sum::default());
        self.visit(&mut kept);
        kept.0.0
    }

    /// The part of a sealed state's fingerprint that is not the threads' own.
    pub fn shared_sum(&mut self) -> u128 {
        let mut shared = Shared(Kept(Sum::default()));
        self.visit(&mut shared);
        shared.0.0.0
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

    pub(super) fn fingerprint_from_scratch(&mut self) -> u128 {
        let mut anew = Anew(Sum::default());
        self.visit(&mut anew);
        anew.0.0
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

    /// The contribution of what is known of open values; nothing if there are none.
    fn open_hash(&mut self) -> u128 {
        let words = self.prune_open();
        let halves = words.iter().flat_map(|word| [*word as u64, (*word >> 64) as u64]);
        if words.is_empty() { 0 } else { halves.fold(0x09E7, fold) }
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
    pub(super) fn init_words(&self, class: ClassId) -> Option<[u64; 2]> {
        let who = match self.state.init[class.0 as usize] {
            Init::No => return None,
            Init::By(thread) => self.state.heap.name_of(self.state.threads[thread as usize].object),
            Init::Done => 1,
            Init::Failed => 2,
        };
        Some([self.class(class).stable, who])
    }

    pub(super) fn thread_hash(&mut self, at: usize) -> u128 {
        if self.state.threads[at].status == Status::Ended {
            return 0;
        }
        let mut h = 0x7EAD;
        self.tell_thread(at, |word| h = fold(h, word));
        // Frames from the first that may have changed.
        let depth = self.state.threads[at].frames.len();
        let from = self.state.threads[at].hashed_to.min(depth);
        self.state.threads[at].seals.truncate(from);
        for index in from..depth {
            let below = if index == 0 { 0xF4A } else { self.state.threads[at].seals[index - 1].hash };
            self.know_maps(self.state.threads[at].frames[index].method);
            let mut hash = below;
            self.tell_frame(at, index, |place, word| hash = fold_at(hash, place, word));
            self.state.threads[at].seals.push(Seal { hash, part: 0 });
        }
        self.state.threads[at].hashed_to = depth;
        let frames = self.state.threads[at].seals.last().map_or(0, |s| s.hash);
        fold(fold(h, frames as u64), (frames >> 64) as u64)
    }

    /// Calls `f` with what counts of a frame, each word with its place. Its maps are known.
    #[inline]
    pub(super) fn tell_frame(&self, at: usize, index: usize, mut f: impl FnMut(usize, u64)) {
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
                let holder = || Holder::Frame { method: method.0 };
                f(slot + 1, heap.word_of_state(heap.now(), is_ref(slot), word, holder));
            }
        };
        // Dead locals do not count; everything on the operand stack does.
        super::each_bit(live, locals.min(words.len()), &mut take);
        (locals..words.len()).for_each(take);
    }
}
