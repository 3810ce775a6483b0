//! The state as a whole: roots, garbage, undoing. What it consists of is listed once, in `state/visit.rs`.
//!
//! Whatever changes in a thread is logged first, and what is logged is *stale*: a cut looks only at
//! stale threads, to hash them anew and to see which references they dropped. Undoing brings the
//! hashes back with the rest.

mod encode;
mod fields;
mod fingerprint;
mod position;
mod snapshot;
mod torture;
mod visit;

pub use position::{Movers, Pending, Position};
pub use snapshot::{Saver, Snapshot};
pub use visit::State;

use super::clock::Seen;
use super::disk::Disk;
use super::monitor::Held;
use super::open::Open;
use super::thread::{Frame, Role, Status, ThreadState};
use super::{Init, Machine};
use crate::bytecode::analysis::Frames;
use crate::class::{ClassId, MethodId};
use crate::heap::{HeapMark, ObjRef, PartId};
use visit::Visit;

/// What it takes to undo changes outside the heap. Words and monitors lie on stacks of their own.
enum Undo {
    /// The monitors that were held, so many of them.
    Monitors(usize),
    Init(ClassId, Init),
    /// A thread's own data and its number of frames.
    Thread {
        at: u32,
        frames: u32,
        saved: ThreadState,
        hash: u128,
        part: PartId,
    },
    /// A frame before it changes; its words are the topmost ones.
    Frame {
        at: u32,
        index: u32,
        frame: Frame,
    },
    /// A thread was added.
    Added,
    Clock(i64, Seen),
    Open(Open),
    Disk(Disk),
}

#[derive(Default)]
pub struct UndoLog {
    entries: Vec<Undo>,
    /// The words of logged frames.
    words: Vec<u64>,
    /// Logged monitors.
    held: Vec<Held>,
    monitors_logged: bool,
    /// Where the entries and the words since the last cut begin.
    sealed: (usize, usize),
    /// Threads whose hash is out of date.
    stale: Vec<u32>,
    /// The sum of the hashes of all threads.
    thread_sum: u128,
    /// How many classes are being initialised.
    initialising: u32,
    /// Reused between collections.
    lasting: Vec<ObjRef>,
    passing: Vec<ObjRef>,
}

/// A point to go back to.
#[derive(Clone, Debug)]
pub struct Mark {
    heap: HeapMark,
    undo: usize,
    thread_sum: u128,
    current: usize,
    position: Position,
}

/// Goes back to a mark: what was logged since is undone, the rest is as the mark has it.
struct GoBack(Mark);

impl Visit for GoBack {
    /// Logged, and undone with the threads: in the order in which it happened, backwards.
    fn clock(&mut self, _m: &mut Machine) {}

    fn heap(&mut self, m: &mut Machine) {
        m.state.heap.undo_to(&self.0.heap);
    }

    fn threads(&mut self, m: &mut Machine) {
        m.undo_log_to(self.0.undo);
        m.run.undo.thread_sum = self.0.thread_sum;
    }

    /// Logged.
    fn monitors(&mut self, _m: &mut Machine) {}

    /// Logged.
    fn classes(&mut self, _m: &mut Machine) {}

    /// Logged.
    fn open(&mut self, _m: &mut Machine) {}

    /// Logged.
    fn disk(&mut self, _m: &mut Machine) {}

    fn position(&mut self, m: &mut Machine) {
        m.state.current = self.0.current;
        m.state.position = std::mem::take(&mut self.0.position);
    }
}

impl Machine {
    pub fn log_monitors(&mut self) {
        if self.state.heap.is_logging() && !self.run.undo.monitors_logged {
            self.run.undo.held.extend_from_slice(&self.state.monitors.held);
            self.run.undo.entries.push(Undo::Monitors(self.state.monitors.held.len()));
            self.run.undo.monitors_logged = true;
        }
    }

    pub fn log_init(&mut self, class: ClassId) {
        if self.state.heap.is_logging() {
            self.run.undo.entries.push(Undo::Init(class, self.state.init[class.0 as usize]));
        }
    }

    pub fn log_clock(&mut self) {
        if self.state.heap.is_logging() {
            self.run.undo.entries.push(Undo::Clock(self.state.clock, self.state.clock_seen));
        }
    }

    pub fn log_open(&mut self) {
        if self.state.heap.is_logging() {
            self.run.undo.entries.push(Undo::Open(self.state.open.clone()));
        }
    }

    pub fn log_disk(&mut self) {
        if self.state.heap.is_logging() {
            self.run.undo.entries.push(Undo::Disk(self.state.disk.clone()));
        }
    }

    /// Before any change to a thread's own data. Once since the last cut is enough: marks are made at cuts only, and
    /// a thread that is stale was logged or made since.
    pub fn log_thread(&mut self, at: usize) {
        if self.state.heap.is_logging() && !self.state.threads[at].stale {
            let thread = &mut self.state.threads[at];
            let saved = thread.own();
            let (frames, hash) = (thread.frames.len() as u32, thread.hash);
            let part = std::mem::take(&mut thread.part);
            self.run.undo.entries.push(Undo::Thread { at: at as u32, saved, frames, hash, part });
            self.make_stale(at);
        }
    }

    /// The hash of a thread is out of date.
    pub(super) fn make_stale(&mut self, at: usize) {
        if !std::mem::replace(&mut self.state.threads[at].stale, true) {
            self.run.undo.stale.push(at as u32);
        }
    }

    pub fn log_thread_added(&mut self) {
        if self.state.heap.is_logging() {
            self.run.undo.entries.push(Undo::Added);
        }
    }

    /// Logs the current thread's top frame, which is about to change.
    pub fn log_frame(&mut self) {
        let frames = self.state.threads[self.state.current].frames.len();
        if let Some(index) = frames.checked_sub(1) {
            self.log_frame_at(index);
        }
    }

    /// Logs the current thread's frames down to `index`, of which that one is about to change.
    pub fn log_frames_to(&mut self, index: usize) {
        let thread = &mut self.state.threads[self.state.current];
        thread.hashed_to = thread.hashed_to.min(index);
        if self.state.heap.is_logging() {
            for index in (index..thread.logged_from.min(thread.frames.len())).rev() {
                self.log_frame_at(index);
            }
        }
    }

    fn log_frame_at(&mut self, index: usize) {
        let at = self.state.current;
        let thread = &mut self.state.threads[at];
        thread.logged_from = index;
        let frame = thread.frames[index];
        self.run.undo.words.extend_from_slice(&thread.stack[frame.base as usize..frame.sp as usize]);
        self.run.undo.entries.push(Undo::Frame { at: at as u32, index: index as u32, frame });
    }

    pub fn set_status_of(&mut self, at: usize, status: Status) {
        if self.run.recorder.is_some() {
            self.record_status(at, status);
        }
        self.log_thread(at);
        self.state.threads[at].status = status;
    }

    /// Begins a transition of thread `at`.
    pub fn begin_transition(&mut self, at: usize) -> Mark {
        let mark = self.mark();
        self.select_thread(at);
        mark
    }

    /// The present point, to go back to. The state is sealed.
    pub fn mark(&mut self) -> Mark {
        debug_assert!(self.run.undo.stale.is_empty(), "marked at a cut");
        self.run.undo.monitors_logged = false;
        Mark {
            heap: self.state.heap.mark(),
            undo: self.run.undo.entries.len(),
            thread_sum: self.run.undo.thread_sum,
            current: self.state.current,
            position: self.state.position.clone(),
        }
    }

    /// Makes a thread the running one; what it changes from here on is logged.
    pub fn select_thread(&mut self, at: usize) {
        self.state.current = at;
        // Whether memory is short must not depend on other paths.
        self.run.instant.tried_collecting = false;
        if self.state.heap.is_logging() {
            self.log_thread(at);
            let thread = &mut self.state.threads[at];
            thread.logged_from = usize::MAX;
            thread.hashed_to = thread.hashed_to.min(thread.frames.len().saturating_sub(1));
            self.log_frame();
        }
    }

    /// Goes back to a mark.
    pub fn undo_to(&mut self, mark: Mark) {
        self.visit(&mut GoBack(mark));
        self.rests();
    }

    fn undo_log_to(&mut self, length: usize) {
        while self.run.undo.entries.len() > length {
            // Looked at where it lies: most entries are shorter than the longest kind.
            let last = self.run.undo.entries.len() - 1;
            match self.run.undo.entries[last] {
                Undo::Monitors(count) => {
                    let from = self.run.undo.held.len() - count;
                    self.state.monitors.held.clear();
                    self.state.monitors.held.extend(self.run.undo.held.drain(from..));
                }
                Undo::Init(class, init) => self.put_init(class, init),
                Undo::Clock(clock, seen) => self.set_clock(clock, seen),
                Undo::Open(ref mut open) => self.state.open = std::mem::take(open),
                Undo::Disk(ref mut disk) => self.state.disk = std::mem::take(disk),
                Undo::Added => {
                    let thread = self.state.threads.pop().expect("it was added");
                    self.run.spare_stacks.push(thread.stack);
                }
                Undo::Thread { at, saved, frames, hash, part } => {
                    let (at, frames) = (at as usize, frames as usize);
                    let thread = &mut self.state.threads[at];
                    **thread = saved;
                    thread.frames.truncate(frames);
                    thread.hashed_to = thread.hashed_to.min(frames);
                    thread.hash = hash;
                    thread.part = part;
                }
                Undo::Frame { at, index, frame } => {
                    let (thread, index) = (&mut self.state.threads[at as usize], index as usize);
                    thread.frames.truncate(index);
                    thread.frames.push(frame);
                    let words = &mut thread.stack[frame.base as usize..frame.sp as usize];
                    let from = self.run.undo.words.len() - words.len();
                    words.copy_from_slice(&self.run.undo.words[from..]);
                    self.run.undo.words.truncate(from);
                    thread.hashed_to = thread.hashed_to.min(index);
                }
            }
            self.run.undo.entries.truncate(last);
        }
    }

    /// The machine stands at a sealed state, whichever way it came there.
    fn rests(&mut self) {
        self.run.undo.monitors_logged = false;
        while let Some(at) = self.run.undo.stale.pop() {
            if let Some(thread) = self.state.threads.get_mut(at as usize) {
                thread.stale = false;
            }
        }
        self.run.undo.sealed = (self.run.undo.entries.len(), self.run.undo.words.len());
        self.threads_changed();
    }

    /// The reference maps of a method that [`Machine::know_maps`] was called for.
    #[inline]
    fn known_maps(&self, method: MethodId) -> &Frames {
        self.method(method).maps.as_deref().expect("analysed before")
    }

    #[inline]
    fn know_maps(&mut self, method: MethodId) {
        if self.method(method).maps.is_none() {
            self.maps(method);
        }
    }

    /// Calls `f` with every reference that the frames of a thread hold, from frame `from` up.
    fn each_frame_ref(&mut self, at: usize, from: usize, mut f: impl FnMut(ObjRef)) {
        for index in from..self.state.threads[at].frames.len() {
            let frame = self.state.threads[at].frames[index];
            self.know_maps(frame.method);
            let words = &self.state.threads[at].stack[frame.base as usize..frame.sp as usize];
            self.each_ref_of(&frame, words, &mut f);
        }
    }

    #[inline]
    fn each_ref_of(&self, frame: &Frame, words: &[u64], mut f: impl FnMut(ObjRef)) {
        f(frame.lock);
        let refs = self.known_maps(frame.method).refs(frame.pc as usize);
        each_bit(refs, words.len(), |slot| f(ObjRef(words[slot] as u32)));
    }

    /// Collects garbage in the middle of a transition.
    pub fn collect_garbage(&mut self) {
        if !self.run.options.torture || !self.is_spared() {
            self.collect_now();
        }
    }

    /// Collects whatever the torture build thinks of it.
    pub fn collect_now(&mut self) {
        // It takes time too: a step that fills the heap again and again must not go on for ever.
        if !self.run.options.torture {
            self.run.fuel = self.run.fuel.saturating_sub((self.state.heap.used_bytes() >> 11) as u32);
        }
        let needed = self.weigh_before_collecting();
        self.collect_all();
        self.weigh_collected(needed);
        // What is known of frames is of the last cut: that one looks at everything again.
        self.state.heap.litter();
    }

    fn collect_all(&mut self) {
        let (lasting, passing) = self.all_roots();
        let mut dead = crate::native::reference::dead_slots(self);
        let identities = &mut self.run.plain.identities;
        self.state.heap.collect(|marker| {
            lasting.iter().for_each(|&o| marker.root(o));
            passing.iter().for_each(|&o| marker.hold(o));
            identities.retain(|object| marker.is_marked(object));
            dead.retain(|slot| !marker.is_marked(slot.object));
        });
        for slot in dead {
            self.state.threads[slot.thread].stack[slot.at] = 0;
        }
        (self.run.undo.lasting, self.run.undo.passing) = (lasting, passing);
    }

    /// Everything that keeps an object alive: what stays, and what comes and goes with frames.
    pub fn all_roots(&mut self) -> (Vec<ObjRef>, Vec<ObjRef>) {
        let (mut lasting, mut passing) = self.empty_roots();
        for at in 0..self.state.threads.len() {
            self.thread_roots(at, 0, &mut lasting, &mut passing);
        }
        passing.extend(self.state.monitors.held.iter().map(|h| h.object));
        lasting.extend_from_slice(&self.program.boot.pinned);
        self.program.link_state.each_ref(|r| lasting.push(r));
        (lasting, passing)
    }

    fn empty_roots(&mut self) -> (Vec<ObjRef>, Vec<ObjRef>) {
        let mut lasting = std::mem::take(&mut self.run.undo.lasting);
        let mut passing = std::mem::take(&mut self.run.undo.passing);
        lasting.clear();
        passing.clear();
        (lasting, passing)
    }

    fn thread_roots(&mut self, at: usize, from: usize, lasting: &mut Vec<ObjRef>, passing: &mut Vec<ObjRef>) {
        lasting.push(self.state.threads[at].object);
        if let Status::Blocked(o) | Status::Waiting { on: o, .. } | Status::Reentering { on: o, .. } =
            self.state.threads[at].status
        {
            passing.push(o);
        }
        passing.push(self.state.threads[at].dying);
        self.each_frame_ref(at, from, |r| passing.push(r));
    }

    /// Collects what the transition made and dropped; nothing older has become garbage.
    fn collect_fresh(&mut self) {
        let (mut lasting, mut passing) = self.empty_roots();
        for n in 0..self.run.undo.stale.len() {
            let at = self.run.undo.stale[n] as usize;
            // Frames whose hash still holds are as they were.
            let from = self.state.threads[at].hashed_to;
            self.thread_roots(at, from, &mut lasting, &mut passing);
        }
        passing.extend(self.state.monitors.held.iter().map(|h| h.object));
        self.state.heap.collect_fresh(|marker| passing.iter().for_each(|&o| marker.hold(o)));
        (self.run.undo.lasting, self.run.undo.passing) = (lasting, passing);
    }

    /// Whether a frame has dropped, since the last cut, an object that only frames may reach. Those
    /// dropped are in `undo.lasting` then.
    fn has_dropped(&mut self) -> bool {
        let (mut dropped, kept) = self.empty_roots();
        self.run.undo.passing = kept;
        let (first, mut word) = self.run.undo.sealed;
        let mut last = ObjRef::NULL;
        for n in first..self.run.undo.entries.len() {
            if let Undo::Thread { at, saved: ThreadState { dying, .. }, .. } = self.run.undo.entries[n]
                && self.state.threads[at as usize].dying != dying
                && self.state.heap.is_held(dying)
            {
                dropped.push(dying);
            }
            let Undo::Frame { frame, .. } = self.run.undo.entries[n] else { continue };
            self.know_maps(frame.method);
            let end = word + (frame.sp - frame.base) as usize;
            self.each_ref_of(&frame, &self.run.undo.words[word..end], |o| {
                // The frames of a recursion hold the same few objects.
                if o != last && !o.is_null() {
                    last = o;
                    if self.state.heap.is_held(o) {
                        dropped.push(o);
                    }
                }
            });
            word = end;
        }
        dropped.sort_unstable();
        dropped.dedup();
        let mut kept: smallvec::SmallVec<[bool; 32]> = smallvec::smallvec![false; dropped.len()];
        let mut left = dropped.len();
        for n in 0..self.run.undo.stale.len() {
            let at = self.run.undo.stale[n] as usize;
            // From the top down: the changed frames nearly always hold it still.
            for index in (0..self.state.threads[at].frames.len()).rev() {
                if left == 0 {
                    break;
                }
                let frame = self.state.threads[at].frames[index];
                self.know_maps(frame.method);
                let words = &self.state.threads[at].stack[frame.base as usize..frame.sp as usize];
                self.each_ref_of(&frame, words, |o| {
                    if let Ok(n) = dropped.binary_search(&o) {
                        left -= usize::from(!std::mem::replace(&mut kept[n], true));
                    }
                });
            }
        }
        let mut kept = kept.into_iter();
        dropped.retain(|_| kept.next() == Some(false));
        let any = !dropped.is_empty();
        self.run.undo.lasting = dropped;
        any
    }

    /// Removes what became garbage since the last cut.
    fn tidy(&mut self) {
        if self.state.heap.is_littered() {
            self.collect_all();
        } else if self.has_dropped() {
            let dropped = std::mem::take(&mut self.run.undo.lasting);
            let (_, passing) = self.all_roots();
            self.state.heap.collect_held(&dropped, |marker| passing.iter().for_each(|&o| marker.hold(o)));
            (self.run.undo.lasting, self.run.undo.passing) = (dropped, passing);
        } else if self.state.heap.has_fresh() {
            self.collect_fresh();
        }
        if cfg!(debug_assertions) {
            let (lasting, passing) = self.all_roots();
            let garbage = self.state.heap.has_garbage(|marker| {
                lasting.iter().for_each(|&o| marker.root(o));
                passing.iter().for_each(|&o| marker.hold(o));
            });
            assert!(!garbage, "a cut left garbage");
            (self.run.undo.lasting, self.run.undo.passing) = (lasting, passing);
        }
    }

    /// The key that names objects allocated at the present instruction by the present thread.
    pub fn key_of_site(&self) -> u64 {
        let thread = &self.state.threads[self.state.current];
        let mut who = self.state.heap.name_of(thread.object);
        let mut site = 0;
        if let Some(frame) = thread.frames.last() {
            site = crate::heap::mix64(self.method(frame.method).stable, u64::from(frame.pc));
        }
        // What an initialiser makes belongs to the class, whichever thread came first.
        if self.run.undo.initialising > 0
            && let Some(class) = thread.frames.iter().rev().find_map(|f| match f.role {
                Role::Initialiser(class) => Some(class),
                _ => None,
            })
        {
            who = self.class(class).stable;
        }
        crate::heap::mix64(who, site)
    }

    /// Changes a class's status and the hash of all statuses with it.
    pub fn put_init(&mut self, class: ClassId, init: Init) {
        let old = self.state.init[class.0 as usize];
        self.state.init_sum = self
            .state
            .init_sum
            .wrapping_sub(self.init_hash(class, old))
            .wrapping_add(self.init_hash(class, init));
        self.state.init[class.0 as usize] = init;
        self.run.undo.initialising += u32::from(matches!(init, Init::By(_)));
        self.run.undo.initialising -= u32::from(matches!(old, Init::By(_)));
        self.run.saver.forget_init();
    }
}

/// Calls `f` with the number of every bit that is set, below `limit`.
#[inline]
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
