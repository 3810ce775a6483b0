//! Saved states: numbers of interned parts (`heap/pool.rs`).
//!
//! A frame is a part that names the one below it, so that a stack costs what differs from another one, however deep it
//! is; a thread is one, made of its own data and the number of its top frame; so are the monitors, the statuses of
//! classes, and the clock with the position.
//! Threads and frames know their numbers while unchanged, so saving and going back look closely only
//! at what differs. Parts hold addresses and class numbers: a saved state means something only to the
//! machine that saved it.

use super::super::disk::Disk;
use super::super::monitor::Held;
use super::super::open::Open;
use super::super::thread::{Frame, Role, Seal, ThreadState};
use super::super::{Init, Machine};
use super::Position;
use super::visit::Visit;
use crate::class::{ClassId, MethodId};
use crate::heap::{ObjRef, PartId, Pool};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex};

/// A whole saved state.
pub struct Snapshot {
    /// The machine's own, where the parts go when the state is dropped.
    bin: Arc<Bin>,
    /// Clock and position, monitors, classes, the number of threads, threads, heap.
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
    /// The choices of values that saved states stand at.
    choices: super::position::Choices,
    /// What saved states know of open values, each once.
    opens: Vec<Open>,
    open_ids: FxHashMap<Open, u32>,
    /// The temporary files of saved states, each disk once.
    disks: Vec<Disk>,
    disk_ids: FxHashMap<Disk, u32>,
    save: Save,
    pub(super) torture: super::torture::Torture,
}

impl Saver {
    /// The statuses of classes have changed.
    pub(super) fn forget_init(&mut self) {
        self.init = 0;
    }
}

/// The clock and the position.
const SCALARS: usize = 0;
const MONITORS: usize = 1;
const CLASSES: usize = 2;
const COUNT: usize = 3;
const THREADS: usize = 4;

/// Writes a state down; kept for its buffers.
#[derive(Default)]
struct Save {
    parts: Vec<PartId>,
    heap: Vec<PartId>,
    scalars: Vec<u64>,
    words: Vec<u64>,
}

impl Visit for Save {
    fn clock(&mut self, m: &mut Machine) {
        self.scalars.extend([m.state.clock as u64, m.state.clock_seen.bits()]);
    }

    fn heap(&mut self, m: &mut Machine) {
        m.state.heap.save(&mut m.run.saver.pool, &mut self.heap);
    }

    fn threads(&mut self, m: &mut Machine) {
        self.parts[COUNT] = m.state.threads.len() as u32;
        for at in 0..m.state.threads.len() {
            self.parts.push(m.thread_part(at, &mut self.words));
        }
    }

    fn monitors(&mut self, m: &mut Machine) {
        self.words.clear();
        for &Held { object, owner, count, hash: _ } in &m.state.monitors.held {
            self.words.push(object.slot() | u64::from(owner) << 32);
            self.words.push(u64::from(count));
        }
        self.parts[MONITORS] = m.run.saver.pool.intern(&self.words);
    }

    fn classes(&mut self, m: &mut Machine) {
        self.parts[CLASSES] = m.init_part(&mut self.words);
    }

    fn open(&mut self, m: &mut Machine) {
        self.scalars.push(m.open_id());
    }

    fn disk(&mut self, m: &mut Machine) {
        self.scalars.push(m.disk_id());
    }

    fn position(&mut self, m: &mut Machine) {
        self.scalars.push(m.state.current as u64);
        self.scalars.extend(m.state.position.words(&mut m.run.saver.choices));
        self.parts[SCALARS] = m.run.saver.pool.intern(&self.scalars);
    }
}

/// Goes back to what was written down.
struct Restore<'a> {
    parts: &'a [PartId],
    pool: Pool,
    /// How many scalars were taken: they are read in the order in which they were written.
    taken: usize,
}

impl Restore<'_> {
    /// The next scalar.
    fn scalar(&mut self) -> u64 {
        self.taken += 1;
        self.pool.get(self.parts[SCALARS])[self.taken - 1]
    }
}

impl Visit for Restore<'_> {
    fn clock(&mut self, m: &mut Machine) {
        let (clock, seen) = (self.scalar(), self.scalar());
        m.restore_clock(clock as i64, seen);
    }

    fn heap(&mut self, m: &mut Machine) {
        let count = self.parts[COUNT] as usize;
        m.state.heap.restore(&self.pool, &self.parts[THREADS + count..]);
    }

    fn threads(&mut self, m: &mut Machine) {
        let count = self.parts[COUNT] as usize;
        while m.state.threads.len() > count {
            let thread = m.state.threads.pop().expect("not empty");
            m.run.undo.thread_sum = m.run.undo.thread_sum.wrapping_sub(thread.hash);
            m.run.spare_stacks.push(thread.stack);
        }
        while m.state.threads.len() < count {
            m.new_thread(ObjRef::NULL);
        }
        for at in 0..count {
            let part = self.parts[THREADS + at];
            if m.state.threads[at].part != part {
                m.restore_thread(at, part, &self.pool);
            }
        }
    }

    fn monitors(&mut self, m: &mut Machine) {
        let words = self.pool.get(self.parts[MONITORS]);
        m.state.monitors.held.clear();
        m.state.monitors.held.extend(words.chunks(2).map(|held| Held {
            object: ObjRef(held[0] as u32),
            owner: (held[0] >> 32) as u32,
            count: held[1] as u32,
            hash: 0,
        }));
    }

    fn classes(&mut self, m: &mut Machine) {
        if m.run.saver.init == self.parts[CLASSES] {
            return;
        }
        for n in 0..m.run.tracked_classes.len() {
            m.state.init[m.run.tracked_classes[n].0 as usize] = Init::No;
        }
        m.state.init_sum = 0;
        m.run.undo.initialising = 0;
        for &word in self.pool.get(self.parts[CLASSES]) {
            let status = match (word >> 32) as u32 {
                1 => Init::Done,
                2 => Init::Failed,
                by => Init::By(by - 3),
            };
            m.put_init(ClassId(word as u32), status);
        }
        m.run.saver.init = self.parts[CLASSES];
    }

    fn open(&mut self, m: &mut Machine) {
        let id = self.scalar() as usize;
        m.state.open = id.checked_sub(1).map_or_else(Open::default, |at| m.run.saver.opens[at].clone());
    }

    fn disk(&mut self, m: &mut Machine) {
        let id = self.scalar() as usize;
        m.state.disk = id.checked_sub(1).map_or_else(Disk::default, |at| m.run.saver.disks[at].clone());
    }

    fn position(&mut self, m: &mut Machine) {
        m.state.current = self.scalar() as usize;
        let words = &self.pool.get(self.parts[SCALARS])[self.taken..];
        m.state.position = Position::of_words(words, &m.run.saver.choices, || m.movers());
    }
}

impl Machine {
    /// Saves a sealed state.
    pub fn save(&mut self) -> Snapshot {
        let mut save = std::mem::take(&mut self.run.saver.save);
        save.parts.clear();
        save.parts.resize(THREADS, 0);
        save.heap.clear();
        save.scalars.clear();
        self.visit(&mut save);
        save.parts.extend_from_slice(&save.heap);
        each_part(&save.parts, |id| self.run.saver.pool.take(id));
        let saved = Snapshot { bin: self.run.saver.bin.clone(), parts: save.parts.as_slice().into() };
        self.run.saver.save = save;
        saved
    }

    /// The number under which what is known of open values is kept; 0 if there are none.
    fn open_id(&mut self) -> u64 {
        if self.state.open == Open::default() {
            return 0;
        }
        let saver = &mut self.run.saver;
        if let Some(&id) = saver.open_ids.get(&self.state.open) {
            return u64::from(id);
        }
        saver.opens.push(self.state.open.clone());
        let id = saver.opens.len() as u32;
        saver.open_ids.insert(self.state.open.clone(), id);
        u64::from(id)
    }

    /// The number under which the temporary files are kept; 0 if there are none.
    fn disk_id(&mut self) -> u64 {
        if self.state.disk.is_untouched() {
            return 0;
        }
        let saver = &mut self.run.saver;
        if let Some(&id) = saver.disk_ids.get(&self.state.disk) {
            return u64::from(id);
        }
        saver.disks.push(self.state.disk.clone());
        let id = saver.disks.len() as u32;
        saver.disk_ids.insert(self.state.disk.clone(), id);
        u64::from(id)
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
        // What is not known yet is on top.
        let depth = thread.frames.len();
        let known = thread.seals.iter().rposition(|seal| seal.part != 0).map_or(0, |at| at + 1);
        let mut below = known.checked_sub(1).map_or(0, |at| thread.seals[at].part);
        for (frame, seal) in thread.frames.iter().zip(&mut thread.seals).skip(known) {
            words.clear();
            words.push(u64::from(below));
            words.extend(frame_words(frame, seal.hash));
            words.extend_from_slice(&thread.stack[frame.base as usize..frame.sp as usize]);
            seal.part = pool.intern_next(words);
            below = seal.part;
        }
        words.clear();
        words.extend(thread.own().words());
        words.extend([thread.hash as u64, (thread.hash >> 64) as u64, depth as u64]);
        words.extend((below != 0).then_some(u64::from(below)));
        thread.part = pool.intern_list(words, ThreadState::WORDS + 3);
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
        let mut restore = Restore { parts: &snapshot.parts, pool, taken: 0 };
        self.visit(&mut restore);
        self.run.saver.pool = restore.pool;
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
        let thread = &mut self.state.threads[at];
        **thread = ThreadState::from_words(words);
        let [low, high, depth, ref top @ ..] = words[ThreadState::WORDS..] else {
            unreachable!("as it was saved")
        };
        let hash = u128::from(low) | u128::from(high) << 64;
        let old = std::mem::replace(&mut thread.hash, hash);
        self.run.undo.thread_sum = self.run.undo.thread_sum.wrapping_sub(old).wrapping_add(hash);
        thread.part = part;
        // Frames that are the same from the bottom up stay as they are: a part knows all that is below it.
        thread.seals.truncate(thread.hashed_to);
        let (mut at, mut id) = (depth as usize, top.first().map_or(0, |&id| id as PartId));
        let mut changed: smallvec::SmallVec<[PartId; 32]> = Default::default();
        while at > 0 && thread.seals.get(at - 1).is_none_or(|seal| seal.part != id) {
            changed.push(id);
            (at, id) = (at - 1, pool.get(id)[0] as PartId);
        }
        thread.frames.truncate(at);
        thread.seals.truncate(at);
        for &id in changed.iter().rev() {
            let words = &pool.get(id)[1..];
            let (frame, hash) = frame_of(words);
            thread.stack[frame.base as usize..frame.sp as usize].copy_from_slice(&words[FRAME_WORDS..]);
            thread.frames.push(frame);
            thread.seals.push(Seal { hash, part: id });
        }
        thread.hashed_to = depth as usize;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_survive_as_words() {
        for role in [Role::Call, Role::Again, Role::Initialiser(ClassId(0))] {
            let lock = ObjRef(5);
            let frame = Frame { method: MethodId(4), pc: 17, base: 3, sp: 9, lock, role, plain: false };
            let hash = u128::MAX - 6;
            assert_eq!(frame_of(&frame_words(&frame, hash)), (frame, hash));
        }
    }
}
