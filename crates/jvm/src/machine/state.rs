//! The state as a whole: roots, garbage, undoing and hashing of what is not in the heap.

use super::monitor::{Held, Monitors};
use super::thread::{Frame, Role, Status, Wake};
use super::{Init, Machine};
use crate::class::ClassId;
use crate::heap::{HeapMark, HeapSnapshot, ObjRef, fold};

/// What it takes to undo changes outside the heap.
enum Undo {
    Monitors(Vec<Held>),
    Init(ClassId, Init),
    /// A thread's own data and its number of frames, at the start of a transition.
    Thread {
        at: usize,
        saved: ThreadState,
        frames: usize,
    },
    /// A frame and its words, before it changes.
    Frame {
        at: usize,
        index: usize,
        frame: Frame,
        words: Box<[u64]>,
    },
    /// A thread was added.
    Added,
    Clock(i64, bool),
}

/// The scalar part of a thread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThreadState {
    object: ObjRef,
    status: Status,
    interrupted: bool,
    permit: bool,
    daemon: bool,
    saved_count: u32,
    wake: Wake,
    atomic: u32,
    pending_init: Option<ClassId>,
    dying: ObjRef,
    dispatched: bool,
}

#[derive(Default)]
pub struct UndoLog {
    entries: Vec<Undo>,
    monitors_logged: bool,
}

/// A point to go back to.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    heap: HeapMark,
    undo: usize,
    private: u64,
}

/// A whole saved state.
#[derive(Clone, Debug)]
pub struct Snapshot {
    heap: HeapSnapshot,
    threads: Box<[SavedThread]>,
    monitors: Box<[Held]>,
    init: Box<[(u32, Init)]>,
    clock: i64,
    clock_observed: bool,
    private: u64,
}

#[derive(Clone, Debug)]
struct SavedThread {
    state: ThreadState,
    frames: Box<[Frame]>,
    words: Box<[u64]>,
}

impl Machine {
    fn thread_state(&self, at: usize) -> ThreadState {
        let t = &self.threads[at];
        ThreadState {
            object: t.object,
            status: t.status,
            interrupted: t.interrupted,
            permit: t.permit,
            daemon: t.daemon,
            saved_count: t.saved_count,
            wake: t.wake,
            atomic: t.atomic,
            pending_init: t.pending_init,
            dying: t.dying,
            dispatched: t.dispatched,
        }
    }

    fn set_thread_state(&mut self, at: usize, s: ThreadState) {
        let t = &mut self.threads[at];
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
        } = s;
        t.object = object;
        t.status = status;
        t.interrupted = interrupted;
        t.permit = permit;
        t.daemon = daemon;
        t.saved_count = saved_count;
        t.wake = wake;
        t.atomic = atomic;
        t.pending_init = pending_init;
        t.dying = dying;
        t.dispatched = dispatched;
    }

    pub fn log_monitors(&mut self) {
        if self.heap.is_logging() && !self.undo.monitors_logged {
            self.undo.entries.push(Undo::Monitors(self.monitors.held.clone()));
            self.undo.monitors_logged = true;
        }
    }

    pub fn log_init(&mut self, class: ClassId) {
        if self.heap.is_logging() {
            self.undo.entries.push(Undo::Init(class, self.init[class.0 as usize]));
        }
    }

    pub fn log_clock(&mut self) {
        if self.heap.is_logging() {
            self.undo.entries.push(Undo::Clock(self.clock, self.clock_observed));
        }
    }

    /// Before any change to a thread's own data.
    pub fn log_thread(&mut self, at: usize) {
        if self.heap.is_logging() {
            let saved = self.thread_state(at);
            let frames = self.threads[at].frames.len();
            self.undo.entries.push(Undo::Thread { at, saved, frames });
        }
    }

    pub fn log_thread_added(&mut self) {
        if self.heap.is_logging() {
            self.undo.entries.push(Undo::Added);
        }
    }

    /// Logs the current thread's top frame, which is about to change.
    pub fn log_frame(&mut self) {
        let at = self.current;
        let thread = &mut self.threads[at];
        let Some(index) = thread.frames.len().checked_sub(1) else { return };
        thread.logged_from = index;
        let frame = thread.frames[index];
        let words = thread.stack[frame.base as usize..frame.sp as usize].into();
        self.undo.entries.push(Undo::Frame { at, index, frame, words });
    }

    pub fn set_status_of(&mut self, at: usize, status: Status) {
        if self.recorder.is_some() {
            self.record_status(at, status);
        }
        self.log_thread(at);
        self.threads[at].status = status;
    }

    /// Begins a transition of thread `at`.
    pub fn begin_transition(&mut self, at: usize) -> Mark {
        let mark = self.mark();
        self.select_thread(at);
        mark
    }

    /// The present point, to go back to.
    pub fn mark(&mut self) -> Mark {
        self.undo.monitors_logged = false;
        Mark { heap: self.heap.mark(), undo: self.undo.entries.len(), private: self.private }
    }

    /// Makes a thread the running one; what it changes from here on is logged.
    pub fn select_thread(&mut self, at: usize) {
        self.current = at;
        self.ran |= bit_of(at);
        if self.heap.is_logging() {
            self.log_thread(at);
            self.threads[at].logged_from = usize::MAX;
            let depth = self.threads[at].frames.len();
            let thread = &mut self.threads[at];
            thread.hashed_to = thread.hashed_to.min(depth.saturating_sub(1));
            self.log_frame();
        }
    }

    /// Goes back to a mark.
    pub fn undo_to(&mut self, mark: &Mark) {
        while self.undo.entries.len() > mark.undo {
            match self.undo.entries.pop().expect("not empty") {
                Undo::Monitors(held) => self.monitors = Monitors { held },
                Undo::Init(class, init) => self.put_init(class, init),
                Undo::Clock(clock, observed) => {
                    self.clock = clock;
                    self.clock_observed = observed;
                }
                Undo::Added => {
                    let thread = self.threads.pop().expect("it was added");
                    self.spare_stacks.push(thread.stack);
                }
                Undo::Thread { at, saved, frames } => {
                    self.set_thread_state(at, saved);
                    let thread = &mut self.threads[at];
                    thread.frames.truncate(frames);
                    thread.hashed_to = thread.hashed_to.min(frames);
                }
                Undo::Frame { at, index, frame, words } => {
                    let thread = &mut self.threads[at];
                    thread.frames.truncate(index);
                    thread.frames.push(frame);
                    thread.stack[frame.base as usize..frame.sp as usize].copy_from_slice(&words);
                    thread.hashed_to = thread.hashed_to.min(index);
                }
            }
        }
        self.heap.undo_to(&mark.heap);
        self.undo.monitors_logged = false;
        self.private = mark.private;
        self.ran = 0;
        self.threads_changed();
    }

    /// Calls `f` with every reference the frames of a thread hold.
    pub fn each_frame_ref(&mut self, at: usize, f: &mut dyn FnMut(ObjRef)) {
        for index in 0..self.threads[at].frames.len() {
            let frame = self.threads[at].frames[index];
            f(frame.lock);
            let maps = self.maps(frame.method);
            let thread = &self.threads[at];
            let words = &thread.stack[frame.base as usize..frame.sp as usize];
            each_bit(maps.refs(frame.pc as usize), words.len(), |slot| f(ObjRef(words[slot] as u32)));
        }
    }

    /// Collects garbage.
    pub fn collect_garbage(&mut self) {
        let mut roots: Vec<ObjRef> = Vec::new();
        let mut held: Vec<(usize, ObjRef)> = Vec::new();
        for at in 0..self.threads.len() {
            roots.push(self.threads[at].object);
            roots.push(self.threads[at].dying);
            match self.threads[at].status {
                Status::Blocked(o) | Status::Waiting { on: o, .. } | Status::Reentering { on: o, .. } => {
                    roots.push(o)
                }
                _ => {}
            }
            self.each_frame_ref(at, &mut |r| held.push((at, r)));
        }
        roots.extend(self.monitors.held.iter().map(|h| h.object));
        roots.extend_from_slice(&self.native_state.pinned);
        self.link_state.each_ref(|r| roots.push(r));
        let mut private = 0;
        self.heap.collect(|marker| {
            for root in roots {
                marker.root(root);
            }
            // What only frames reach comes last, so that it is known who holds it.
            for (at, object) in held {
                if marker.root(object) {
                    private |= bit_of(at);
                }
            }
        });
        self.private = private;
    }

    /// The key that names objects allocated at the present instruction by the present thread.
    pub fn key_of_site(&self) -> u64 {
        let thread = &self.threads[self.current];
        let mut who = self.heap.name_of(thread.object);
        let mut site = 0;
        if let Some(frame) = thread.frames.last() {
            site = crate::heap::mix64(self.method(frame.method).stable, u64::from(frame.pc));
        }
        // What an initialiser makes belongs to the class, whichever thread came first.
        if let Some(class) = thread.frames.iter().rev().find_map(|f| match f.role {
            Role::Initialiser(class) => Some(class),
            _ => None,
        }) {
            who = self.class(class).stable;
        }
        crate::heap::mix64(who, site)
    }

    /// Ends a transition: collects if need be, names and hashes what is new, and returns the
    /// state's fingerprint.
    pub fn seal(&mut self) -> u128 {
        if self.heap.is_littered() || self.ran & self.private != 0 {
            self.collect_garbage();
        }
        self.ran = 0;
        let mut sum = self.heap.seal();
        for at in 0..self.threads.len() {
            sum.add(self.thread_hash(at));
        }
        for held in &self.monitors.held {
            let Held { object, owner, count } = *held;
            let mut h = fold(0x4D0, self.heap.name_of(object));
            h = fold(h, self.heap.name_of(self.threads[owner as usize].object));
            sum.add(fold(h, u64::from(count)));
        }
        sum.add(self.init_sum);
        if self.clock_observed {
            sum.add(fold(0xC10C, self.clock as u64));
        }
        sum.0
    }

    fn init_hash(&self, class: ClassId, init: Init) -> u128 {
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
        let who = match self.init[class.0 as usize] {
            Init::No => return None,
            Init::By(thread) => self.heap.name_of(self.threads[thread as usize].object),
            Init::Done => 1,
            Init::Failed => 2,
        };
        Some((self.class(class).stable, who))
    }

    /// A thread as bytes, frames and all, with objects by name.
    pub fn encode_thread(&mut self, at: usize, out: &mut Vec<u8>) {
        self.threads[at].hashed_to = 0;
        let hash = self.thread_hash(at);
        // The status and flags by their hash (a dozen words), the frames in full.
        out.extend_from_slice(&hash.to_le_bytes());
        for index in 0..self.threads[at].frames.len() {
            let frame = self.threads[at].frames[index];
            let maps = self.maps(frame.method);
            out.extend_from_slice(&self.method(frame.method).stable.to_le_bytes());
            out.extend_from_slice(&frame.pc.to_le_bytes());
            let words = &self.threads[at].stack[frame.base as usize..frame.sp as usize];
            let (refs, live) = (maps.refs(frame.pc as usize), maps.live(frame.pc as usize));
            let bit =
                |row: &[u64], slot: usize| row.get(slot / 64).is_some_and(|w| w >> (slot % 64) & 1 != 0);
            for (slot, &word) in words.iter().enumerate() {
                if slot >= maps.max_locals() as usize || bit(live, slot) {
                    let word = if bit(refs, slot) { self.heap.name_of(ObjRef(word as u32)) } else { word };
                    out.extend_from_slice(&word.to_le_bytes());
                }
            }
        }
    }

    fn thread_hash(&mut self, at: usize) -> u128 {
        let state = self.thread_state(at);
        if state.status == Status::Ended {
            return 0;
        }
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
        } = state;
        let mut h = fold(0x7EAD, self.heap.name_of(object));
        let (tag, a, b) = match status {
            Status::New => (0, 0, 0),
            Status::Runnable => (1, 0, 0),
            Status::Blocked(o) => (2, self.heap.name_of(o), 0),
            // Waiting times are relative: the clock itself is not state.
            Status::Waiting { on, timed, .. } => (3, self.heap.name_of(on), u64::from(timed)),
            Status::Reentering { on, interrupted } => (4, self.heap.name_of(on), u64::from(interrupted)),
            Status::Parked { timed, .. } => (5, u64::from(timed), 0),
            Status::Sleeping { .. } => (6, 0, 0),
            Status::Initialising(class) => (7, self.class(class).stable, 0),
            Status::Ended => (8, 0, 0),
        };
        let flags = tag << 8
            | u64::from(interrupted)
            | u64::from(permit) << 1
            | u64::from(daemon) << 2
            | (wake as u64) << 3
            | u64::from(dispatched) << 6
            | u64::from(saved_count) << 32;
        h = fold(fold(fold(h, flags), a), b);
        h = fold(h, u64::from(atomic));
        h = fold(h, pending_init.map_or(0, |c| self.class(c).stable));
        if !dying.is_null() {
            h = fold(h, self.heap.name_of(dying));
        }
        if self.clock_observed
            && let Some(until) = self.deadline(at)
        {
            // Where time is told, how long it takes counts.
            h = fold(h, until.saturating_sub(self.clock).max(0) as u64);
        }
        // Frames from the first that may have changed.
        let depth = self.threads[at].frames.len();
        let from = self.threads[at].hashed_to.min(depth);
        self.threads[at].frame_hashes.truncate(from);
        for index in from..depth {
            let below = if index == 0 { 0xF4A } else { self.threads[at].frame_hashes[index - 1] };
            let hash = self.frame_hash(at, index, below);
            self.threads[at].frame_hashes.push(hash);
        }
        self.threads[at].hashed_to = depth;
        let frames = self.threads[at].frame_hashes.last().copied().unwrap_or(0);
        fold(fold(h, frames as u64), (frames >> 64) as u64)
    }

    fn frame_hash(&mut self, at: usize, index: usize, below: u128) -> u128 {
        let frame = self.threads[at].frames[index];
        let maps = self.maps(frame.method);
        let Frame { method, pc, base, sp, lock, role } = frame;
        let mut h = fold(below, self.method(method).stable);
        let role = match role {
            Role::Call => 0,
            Role::Again => 1,
            Role::Initialiser(class) => self.class(class).stable | 2,
        };
        h = fold(fold(fold(h, u64::from(pc) << 32 | u64::from(sp - base)), self.heap.name_of(lock)), role);
        let thread = &self.threads[at];
        let words = &thread.stack[base as usize..sp as usize];
        let heap = &self.heap;
        let (refs, live) = (maps.refs(pc as usize), maps.live(pc as usize));
        let locals = maps.max_locals() as usize;
        let bit = |row: &[u64], slot: usize| row.get(slot / 64).is_some_and(|w| w >> (slot % 64) & 1 != 0);
        for (slot, &word) in words.iter().enumerate() {
            // Dead locals do not count; everything on the operand stack does.
            if slot >= locals || bit(live, slot) {
                let word = if bit(refs, slot) { heap.name_of(ObjRef(word as u32)) } else { word };
                h = fold(h, word ^ (slot as u64) << 48);
            }
        }
        h
    }

    /// Saves a sealed state.
    pub fn save(&mut self) -> Snapshot {
        let threads = (0..self.threads.len())
            .map(|at| {
                let thread = &self.threads[at];
                let end = thread.frames.last().map_or(0, |f| f.sp) as usize;
                SavedThread {
                    state: self.thread_state(at),
                    frames: thread.frames.clone().into(),
                    words: thread.stack[..end].into(),
                }
            })
            .collect();
        let init = self
            .tracked_classes
            .iter()
            .map(|c| (c.0, self.init[c.0 as usize]))
            .filter(|(_, i)| *i != Init::No)
            .collect();
        Snapshot {
            heap: self.heap.save(),
            threads,
            monitors: self.monitors.held.clone().into(),
            init,
            clock: self.clock,
            clock_observed: self.clock_observed,
            private: self.private,
        }
    }

    /// Goes back to a saved state; marks taken before are void.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        let Snapshot { heap, threads, monitors, init, clock, clock_observed, private } = snapshot;
        self.undo.entries.clear();
        self.undo.monitors_logged = false;
        self.heap.restore(heap);
        while self.threads.len() > threads.len() {
            let thread = self.threads.pop().expect("not empty");
            self.spare_stacks.push(thread.stack);
        }
        while self.threads.len() < threads.len() {
            self.new_thread(ObjRef::NULL);
        }
        for (at, saved) in threads.iter().enumerate() {
            let SavedThread { state, frames, words } = saved;
            self.set_thread_state(at, *state);
            let thread = &mut self.threads[at];
            thread.frames.clear();
            thread.frames.extend_from_slice(frames);
            thread.stack[..words.len()].copy_from_slice(words);
            thread.hashed_to = 0;
        }
        self.monitors.held = monitors.to_vec();
        for i in 0..self.tracked_classes.len() {
            self.init[self.tracked_classes[i].0 as usize] = Init::No;
        }
        self.init_sum = 0;
        for &(id, status) in init.iter() {
            self.put_init(ClassId(id), status);
        }
        self.clock = *clock;
        self.clock_observed = *clock_observed;
        self.private = *private;
        self.ran = 0;
        self.threads_changed();
    }

    /// Changes a class's status and the hash of all statuses with it.
    pub fn put_init(&mut self, class: ClassId, init: Init) {
        let old = self.init[class.0 as usize];
        self.init_sum =
            self.init_sum.wrapping_sub(self.init_hash(class, old)).wrapping_add(self.init_hash(class, init));
        self.init[class.0 as usize] = init;
    }

    /// The torture build: collect and check the hash at every call.
    pub fn torture_call(&mut self) {
        self.collect_garbage();
    }
}

/// The bit of a thread; all of them for a thread that has none of its own.
fn bit_of(thread: usize) -> u64 {
    if thread < 64 { 1 << thread } else { u64::MAX }
}

/// Calls `f` with the number of every bit that is set, below `limit`.
fn each_bit(row: &[u64], limit: usize, mut f: impl FnMut(usize)) {
    for (i, &word) in row.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            let slot = i * 64 + word.trailing_zeros() as usize;
            if slot >= limit {
                return;
            }
            f(slot);
            word &= word - 1;
        }
    }
}
