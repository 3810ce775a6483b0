//! Saved states: numbers of interned parts (`heap/pool.rs`).
//!
//! A frame is a part; a thread is one, made of its own data and the numbers of its frames; so are
//! the monitors with the clock, the statuses of classes, and what the owner of the machine adds.
//! Threads and frames know their numbers while unchanged, so saving and going back look closely only
//! at what differs. Parts hold addresses and class numbers: a saved state means something only to the
//! machine that saved it.

use super::super::monitor::Held;
use super::super::thread::{Frame, Role, Seal, Status, Wake};
use super::super::{Init, Machine};
use super::ThreadState;
use crate::class::{ClassId, MethodId};
use crate::heap::{ObjRef, PartId, Pool, each_packed, packed};
use std::sync::{Arc, Mutex};

/// A whole saved state.
pub struct Snapshot {
    /// The machine's own, where the parts go when the state is dropped.
    bin: Arc<Bin>,
    /// Extra, monitors, classes, the number of threads, threads, heap.
    parts: Box<[PartId]>,
}

/// Saved states that were dropped, with parts yet to be let go.
type Bin = Mutex<Vec<Box<[PartId]>>>;

impl Drop for Snapshot {
    fn drop(&mut self) {
        let parts = std::mem::take(&mut self.parts);
        self.bin.lock().unwrap_or_else(|e| e.into_inner()).push(parts);
    }
}

/// So many dropped states make it worth while to let go of their parts.
const MANY: usize = if cfg!(debug_assertions) { 3 } else { 512 };

/// Where the parts of saved states are.
#[derive(Default)]
pub struct Saver {
    bin: Arc<Bin>,
    pool: Pool,
    /// The part of the present statuses of classes; 0 if not known.
    init: PartId,
    words: Vec<u64>,
    parts: Vec<PartId>,
    pub(super) torture: super::torture::Torture,
}

impl Saver {
    /// The statuses of classes have changed.
    pub(super) fn forget_init(&mut self) {
        self.init = 0;
    }
}

const EXTRA: usize = 0;
const MONITORS: usize = 1;
const CLASSES: usize = 2;
const COUNT: usize = 3;
const THREADS: usize = 4;

impl Machine {
    /// Saves a sealed state, with some words of the caller's.
    pub fn save(&mut self, extra: &[u64]) -> Snapshot {
        let mut parts = std::mem::take(&mut self.run.saver.parts);
        let mut words = std::mem::take(&mut self.run.saver.words);
        parts.clear();
        parts.push(self.run.saver.pool.intern(extra));
        words.clear();
        words.extend([self.state.clock as u64, self.state.clock_seen.bits()]);
        for held in &self.state.monitors.held {
            words.push(u64::from(held.object.0) | u64::from(held.owner) << 32);
            words.push(u64::from(held.count));
        }
        parts.push(self.run.saver.pool.intern(&words));
        parts.push(self.init_part(&mut words));
        parts.push(self.state.threads.len() as u32);
        for at in 0..self.state.threads.len() {
            parts.push(self.thread_part(at, &mut words));
        }
        self.state.heap.save(&mut self.run.saver.pool, &mut parts);
        each_part(&parts, |id| self.run.saver.pool.take(id));
        let saved = Snapshot { bin: self.run.saver.bin.clone(), parts: parts.as_slice().into() };
        (self.run.saver.parts, self.run.saver.words) = (parts, words);
        saved
    }

    /// The caller's words in a saved state.
    pub fn extra<'a>(&'a self, snapshot: &Snapshot) -> &'a [u64] {
        self.run.saver.pool.get(snapshot.parts[EXTRA])
    }

    fn init_part(&mut self, words: &mut Vec<u64>) -> PartId {
        if self.run.saver.init == 0 {
            words.clear();
            for class in &self.run.tracked_classes {
                let status = match self.state.init[class.0 as usize] {
                    Init::No => continue,
                    Init::Done => 1,
                    Init::Failed => 2,
                    Init::By(thread) => 3 + u64::from(thread),
                };
                words.push(u64::from(class.0) | status << 32);
            }
            self.run.saver.init = self.run.saver.pool.intern(words);
        }
        self.run.saver.init
    }

    fn thread_part(&mut self, at: usize, words: &mut Vec<u64>) -> PartId {
        if self.state.threads[at].part != 0 {
            return self.state.threads[at].part;
        }
        if self.state.threads[at].hashed_to < self.state.threads[at].frames.len() {
            // Undone to here: the seals of what had changed are gone.
            self.thread_hash(at);
        }
        let thread = &mut self.state.threads[at];
        let pool = &mut self.run.saver.pool;
        let mut frames: smallvec::SmallVec<[PartId; 32]> = Default::default();
        for (frame, seal) in thread.frames.iter().zip(&mut thread.seals) {
            if seal.part == 0 {
                words.clear();
                words.extend(frame_words(frame, seal.hash));
                words.extend_from_slice(&thread.stack[frame.base as usize..frame.sp as usize]);
                seal.part = pool.intern(words);
            }
            frames.push(seal.part);
        }
        words.clear();
        words.extend(self.thread_state(at).words());
        let thread = &mut self.state.threads[at];
        words.extend([thread.hash as u64, (thread.hash >> 64) as u64]);
        words.extend(packed(&frames));
        thread.part = self.run.saver.pool.intern_list(words, ThreadState::WORDS + 2);
        thread.part
    }

    /// Goes back to a saved state; marks taken before are void.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        assert!(Arc::ptr_eq(&snapshot.bin, &self.run.saver.bin), "sojourner bug: a state of another machine");
        self.run.undo.entries.clear();
        self.run.undo.words.clear();
        self.run.undo.held.clear();
        self.state.heap.forget_log();
        self.empty_bin();
        let pool = std::mem::take(&mut self.run.saver.pool);
        let parts = &snapshot.parts;
        let count = parts[COUNT] as usize;
        while self.state.threads.len() > count {
            let thread = self.state.threads.pop().expect("not empty");
            self.run.undo.thread_sum = self.run.undo.thread_sum.wrapping_sub(thread.hash);
            self.run.spare_stacks.push(thread.stack);
        }
        while self.state.threads.len() < count {
            self.new_thread(ObjRef::NULL);
        }
        for at in 0..count {
            let part = parts[THREADS + at];
            if self.state.threads[at].part != part {
                self.restore_thread(at, part, &pool);
            }
        }
        self.state.heap.restore(&pool, &parts[THREADS + count..]);
        let rest = pool.get(parts[MONITORS]);
        self.restore_clock(rest[0] as i64, rest[1]);
        self.state.monitors.held.clear();
        self.state.monitors.held.extend(rest[2..].chunks(2).map(|held| Held {
            object: ObjRef(held[0] as u32),
            owner: (held[0] >> 32) as u32,
            count: held[1] as u32,
            hash: 0,
        }));
        if self.run.saver.init != parts[CLASSES] {
            for n in 0..self.run.tracked_classes.len() {
                self.state.init[self.run.tracked_classes[n].0 as usize] = Init::No;
            }
            self.state.init_sum = 0;
            self.run.undo.initialising = 0;
            for &word in pool.get(parts[CLASSES]) {
                let status = match (word >> 32) as u32 {
                    1 => Init::Done,
                    2 => Init::Failed,
                    by => Init::By(by - 3),
                };
                self.put_init(ClassId(word as u32), status);
            }
            self.run.saver.init = parts[CLASSES];
        }
        self.run.saver.pool = pool;
        self.rests();
    }

    /// Lets go of the parts of dropped states. What objects, threads and frames know of their parts is forgotten
    /// first; no log may hold such a number.
    fn empty_bin(&mut self) {
        let mut bin = self.run.saver.bin.lock().unwrap_or_else(|e| e.into_inner());
        if bin.len() < MANY {
            return;
        }
        let dropped = std::mem::take(&mut *bin);
        drop(bin);
        self.state.heap.forget_parts();
        self.run.saver.init = 0;
        for thread in &mut self.state.threads {
            thread.part = 0;
            thread.seals.iter_mut().for_each(|seal| seal.part = 0);
        }
        for parts in dropped {
            each_part(&parts, |id| self.run.saver.pool.let_go(id));
        }
    }

    fn restore_thread(&mut self, at: usize, part: PartId, pool: &Pool) {
        let words = pool.get(part);
        self.set_thread_state(at, ThreadState::from_words(words));
        let thread = &mut self.state.threads[at];
        let [low, high, ref frames @ ..] = words[ThreadState::WORDS..] else {
            unreachable!("as it was saved")
        };
        let hash = u128::from(low) | u128::from(high) << 64;
        let old = std::mem::replace(&mut thread.hash, hash);
        self.run.undo.thread_sum = self.run.undo.thread_sum.wrapping_sub(old).wrapping_add(hash);
        thread.part = part;
        // Frames that are the same from the bottom up stay as they are.
        thread.seals.truncate(thread.hashed_to);
        let mut same = true;
        let mut index = 0;
        each_packed(frames, |id| {
            same = same && thread.seals.get(index).is_some_and(|s| s.part == id);
            if !same {
                thread.frames.truncate(index);
                thread.seals.truncate(index);
                let words = pool.get(id);
                let (frame, hash) = frame_of(words);
                thread.stack[frame.base as usize..frame.sp as usize].copy_from_slice(&words[FRAME_WORDS..]);
                thread.frames.push(frame);
                thread.seals.push(Seal { hash, part: id });
            }
            index += 1;
        });
        thread.frames.truncate(index);
        thread.seals.truncate(index);
        thread.hashed_to = index;
    }
}

/// Calls `f` with the parts of a saved state.
fn each_part(parts: &[PartId], f: impl FnMut(PartId)) {
    parts[..COUNT].iter().chain(&parts[THREADS..]).copied().for_each(f);
}

const FRAME_WORDS: usize = 5;

fn frame_words(frame: &Frame, hash: u128) -> [u64; FRAME_WORDS] {
    let Frame { method, pc, base, sp, lock, role, plain: _ } = *frame;
    let role = match role {
        Role::Call => 0,
        Role::Again => 1,
        Role::Initialiser(class) => 2 + u64::from(class.0),
    };
    [
        u64::from(method.0) | u64::from(pc) << 32,
        u64::from(base) | u64::from(sp) << 32,
        u64::from(lock.0) | role << 32,
        hash as u64,
        (hash >> 64) as u64,
    ]
}

fn frame_of(words: &[u64]) -> (Frame, u128) {
    let role = match (words[2] >> 32) as u32 {
        0 => Role::Call,
        1 => Role::Again,
        class => Role::Initialiser(ClassId(class - 2)),
    };
    let frame = Frame {
        method: MethodId(words[0] as u32),
        pc: (words[0] >> 32) as u32,
        base: words[1] as u32,
        sp: (words[1] >> 32) as u32,
        lock: ObjRef(words[2] as u32),
        role,
        plain: false,
    };
    (frame, u128::from(words[3]) | u128::from(words[4]) << 64)
}

impl ThreadState {
    const WORDS: usize = 6;

    fn words(&self) -> [u64; ThreadState::WORDS] {
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
            started,
        } = *self;
        let (tag, who, flag, until) = match status {
            Status::New => (0, 0, false, 0),
            Status::Runnable => (1, 0, false, 0),
            Status::Blocked(o) => (2, o.0, false, 0),
            Status::Waiting { on, timed, until } => (3, on.0, timed, until),
            Status::Reentering { on, interrupted } => (4, on.0, interrupted, 0),
            Status::Parked { timed, until } => (5, 0, timed, until),
            Status::Sleeping { until } => (6, 0, false, until),
            Status::Initialising(class) => (7, class.0, false, 0),
            Status::Ended => (8, 0, false, 0),
        };
        let flags = u64::from(interrupted)
            | u64::from(permit) << 1
            | u64::from(daemon) << 2
            | u64::from(flag) << 3
            | (wake as u64) << 4
            | u64::from(dispatched) << 6
            | u64::from(spins) << 7
            | tag << 8;
        [
            u64::from(object.0) | u64::from(saved_count) << 32,
            flags | u64::from(atomic) << 32,
            u64::from(who) | pending_init.map_or(0, |c| u64::from(c.0) + 1) << 32,
            until as u64,
            u64::from(dying.0),
            started.map_or(u64::MAX, |(method, pc)| u64::from(method.0) | u64::from(pc) << 32),
        ]
    }

    fn from_words(words: &[u64]) -> ThreadState {
        let (flags, who, until) = (words[1], words[2] as u32, words[3] as i64);
        let flag = flags >> 3 & 1 != 0;
        let status = match flags >> 8 & 0xFF {
            0 => Status::New,
            1 => Status::Runnable,
            2 => Status::Blocked(ObjRef(who)),
            3 => Status::Waiting { on: ObjRef(who), timed: flag, until },
            4 => Status::Reentering { on: ObjRef(who), interrupted: flag },
            5 => Status::Parked { timed: flag, until },
            6 => Status::Sleeping { until },
            7 => Status::Initialising(ClassId(who)),
            _ => Status::Ended,
        };
        let wakes = [Wake::None, Wake::Ready, Wake::TimedOut, Wake::Interrupted];
        ThreadState {
            object: ObjRef(words[0] as u32),
            status,
            interrupted: flags & 1 != 0,
            permit: flags >> 1 & 1 != 0,
            daemon: flags >> 2 & 1 != 0,
            saved_count: (words[0] >> 32) as u32,
            wake: wakes[(flags >> 4 & 3) as usize],
            atomic: (flags >> 32) as u32,
            pending_init: ((words[2] >> 32) as u32).checked_sub(1).map(ClassId),
            dying: ObjRef(words[4] as u32),
            dispatched: flags >> 6 & 1 != 0,
            spins: flags >> 7 & 1 != 0,
            started: (words[5] != u64::MAX).then_some((MethodId(words[5] as u32), (words[5] >> 32) as u32)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_and_frames_survive_as_words() {
        let object = ObjRef(77);
        let statuses = [
            Status::New,
            Status::Runnable,
            Status::Blocked(ObjRef(u32::MAX >> 1)),
            Status::Waiting { on: ObjRef(9), timed: true, until: -5 },
            Status::Waiting { on: ObjRef(9), timed: false, until: i64::MAX },
            Status::Reentering { on: ObjRef(3), interrupted: true },
            Status::Parked { timed: true, until: 1 },
            Status::Sleeping { until: i64::MIN },
            Status::Initialising(ClassId(12)),
            Status::Ended,
        ];
        for status in statuses {
            for wake in [Wake::None, Wake::Ready, Wake::TimedOut, Wake::Interrupted] {
                for (interrupted, permit, daemon) in [(true, false, true), (false, true, false)] {
                    let state = ThreadState {
                        object,
                        status,
                        interrupted,
                        permit,
                        daemon,
                        saved_count: 4,
                        wake,
                        atomic: 2,
                        pending_init: daemon.then_some(ClassId(0)),
                        dying: ObjRef(u32::from(permit)),
                        dispatched: permit,
                        spins: interrupted,
                        started: daemon.then_some((MethodId(3), 7)),
                    };
                    assert_eq!(ThreadState::from_words(&state.words()), state);
                }
            }
        }
        for role in [Role::Call, Role::Again, Role::Initialiser(ClassId(0))] {
            let lock = ObjRef(5);
            let frame = Frame { method: MethodId(4), pc: 17, base: 3, sp: 9, lock, role, plain: false };
            let hash = u128::MAX - 6;
            assert_eq!(frame_of(&frame_words(&frame, hash)), (frame, hash));
        }
    }
}
