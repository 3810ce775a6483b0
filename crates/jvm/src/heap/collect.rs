//! Garbage must go before a state is hashed, or it would split states.
//!
//! A collection of everything costs time in proportion to the heap. It happens only when a reference
//! to an object older than the transition was overwritten (`littered`). Otherwise garbage can be only
//! among objects that are `HELD`: reached from frames, or not at all. An object is held when it is
//! made, and no longer once it is stored in something that is not; so when a frame drops one, which
//! the owner of the frames asks about, only held objects are followed ([`Heap::collect_held`]), and
//! when none was dropped only those made since the last cut ([`Heap::collect_fresh`]). Invariant:
//! after each of them no object is unreachable, and what is not held is reached without the help of
//! a frame. Debug builds check the first by marking everything.

use super::{FREE, FRESH, HEADER, HELD, Heap, IMMORTAL, LayoutKind, MARKED, META, ObjRef};
use rustc_hash::FxHashSet;

/// The marking phase, handed to the owner of the roots.
pub struct Marker<'a> {
    heap: &'a mut Heap,
    /// Only objects with all of these flags are of interest.
    among: u64,
    /// Whether objects are marked, or only told.
    marks: bool,
    /// Whether objects are told how they are reached.
    tells: bool,
    /// Whether a list is kept of the objects marked.
    lists: bool,
}

impl Marker<'_> {
    /// Marks what a lasting root reaches.
    pub fn root(&mut self, object: ObjRef) {
        self.mark(object, 0);
    }

    /// Marks what a frame, or something else that comes and goes with one, holds. To be called
    /// after all lasting roots.
    pub fn hold(&mut self, object: ObjRef) {
        self.mark(object, HELD);
    }

    #[inline]
    fn mark(&mut self, object: ObjRef, held: u64) {
        self.push(object, held);
        self.follow(held);
    }

    #[inline]
    fn follow(&mut self, held: u64) {
        while let Some(o) = self.heap.todo.pop() {
            self.children(o, held);
        }
    }

    /// Whether an object is known to stay.
    pub fn is_marked(&self, object: ObjRef) -> bool {
        self.heap.words[object.0 as usize + META] & (MARKED | IMMORTAL) != 0
    }

    /// Marks what an object refers to, itself left out.
    fn children(&mut self, object: ObjRef, held: u64) {
        let address = object.0 as usize;
        let class = self.heap.words[address] as u32 as usize;
        match self.heap.layouts[class].kind {
            LayoutKind::Object { ref refs, .. } => {
                for n in 0..refs.len() {
                    let LayoutKind::Object { refs, .. } = &self.heap.layouts[class].kind else { return };
                    let r = self.heap.behind(object, refs[n] as usize);
                    self.push(r, held);
                }
            }
            LayoutKind::Array { refs: true, .. } => {
                for n in 0..self.heap.len(object) {
                    self.push(self.heap.array_ref(object, n), held);
                }
            }
            LayoutKind::Array { .. } => {}
        }
    }

    #[inline]
    fn push(&mut self, object: ObjRef, held: u64) {
        if object.is_null() {
            return;
        }
        let address = object.0 as usize;
        debug_assert_ne!(self.heap.words[address] as u32, FREE, "a reference to a block that is free");
        let meta = self.heap.words[address + META];
        // Immortal objects that were changed are roots of their own; the others reach only
        // immortal ones.
        if meta & (MARKED | IMMORTAL) != 0 || meta & self.among != self.among {
            return;
        }
        if self.tells && meta & HELD != held {
            self.heap.log_flags(address);
            self.heap.words[address + META] = super::snapshot::without_part(meta) ^ HELD;
        }
        if self.marks {
            self.heap.words[address + META] |= MARKED;
        }
        if self.lists {
            self.heap.marked.push(object);
        }
        self.heap.looked_at += 1;
        self.heap.todo.push(object);
    }
}

impl Heap {
    /// Whether an object older than this transition may have become garbage by heap writes.
    pub fn is_littered(&self) -> bool {
        self.littered
    }

    /// Something may have been lost that nobody noticed: the next cut collects everything.
    pub fn litter(&mut self) {
        self.littered |= self.logging;
    }

    /// Whether anything was made since the last cut.
    pub fn has_fresh(&self) -> bool {
        !self.fresh.is_empty()
    }

    /// Whether an object might be lost if a frame drops it.
    #[inline]
    pub fn is_held(&self, object: ObjRef) -> bool {
        self.is_ordinary(object.0) && self.words[object.0 as usize + META] & HELD != 0
    }

    /// Whether a collection is due for want of space.
    #[inline(always)]
    pub fn wants_collection(&self) -> bool {
        self.allocated_since_collection >= self.collect_at
    }

    /// Collects at every allocation from now on: the torture build.
    pub fn torture(&mut self) {
        self.collect_at = 0;
    }

    /// Collects; `roots` marks everything that the owner holds.
    pub fn collect(&mut self, roots: impl FnOnce(&mut Marker)) {
        self.mark_all(true, roots);
        if self.logging {
            self.sweep_logged()
        } else {
            self.sweep_plain()
        }
        self.littered = false;
        self.allocated_since_collection = 0;
        if self.collect_at != 0 {
            self.collect_at = (4 << 20).max(self.live_words / 2).min(self.limit / 4);
        }
    }

    fn mark_all(&mut self, tells: bool, roots: impl FnOnce(&mut Marker)) {
        let logging = self.logging;
        let count = if logging { self.touched.len() } else { self.permanents.len() };
        let mut marker = Marker { heap: self, among: 0, marks: true, tells, lists: false };
        for n in 0..count {
            let object = if logging { marker.heap.touched[n] } else { marker.heap.permanents[n] };
            marker.children(object, 0);
            marker.follow(0);
        }
        roots(&mut marker);
    }

    /// An object is reached without the help of frames from now on, and all that it reaches.
    pub(super) fn unhold(&mut self, object: ObjRef) {
        let mut marker = Marker { heap: self, among: HELD, marks: false, tells: true, lists: false };
        marker.root(object);
    }

    /// Collects what was made since the last cut. `roots` holds what may refer to such an object
    /// outside of the heap.
    pub fn collect_fresh(&mut self, roots: impl FnOnce(&mut Marker)) {
        let dirty = std::mem::take(&mut self.dirty);
        let mut marker = Marker { heap: self, among: FRESH | HELD, marks: true, tells: false, lists: false };
        for &object in &dirty {
            let meta = marker.heap.words[object.0 as usize + META];
            if meta & (FRESH | HELD) == HELD {
                marker.children(object, HELD);
                marker.follow(HELD);
            }
        }
        roots(&mut marker);
        self.dirty = dirty;
        for n in 0..self.fresh.len() {
            self.sweep_held(self.fresh[n].0);
        }
    }

    /// Collects what only frames could reach; `roots` holds what they refer to. Lost is what is reached
    /// from objects that were `dropped` or made since the last cut, and from no frame; so the cost is
    /// that of what frames hold, however large the heap is.
    pub fn collect_held(&mut self, dropped: &[ObjRef], roots: impl FnOnce(&mut Marker)) {
        let mut marker = Marker { heap: self, among: HELD, marks: true, tells: false, lists: true };
        roots(&mut marker);
        let kept = marker.heap.marked.len();
        for n in 0..dropped.len() + marker.heap.fresh.len() {
            let object = dropped.get(n).copied().unwrap_or_else(|| marker.heap.fresh[n - dropped.len()].0);
            // A collection for want of space may have come first.
            if marker.heap.words[object.0 as usize] as u32 != FREE {
                marker.hold(object);
            }
        }
        let mut marked = std::mem::take(&mut self.marked);
        for object in &marked {
            self.words[object.0 as usize + META] &= !MARKED;
        }
        marked[kept..].sort_unstable_by_key(|object| object.0);
        marked[kept..].iter().for_each(|&object| self.release(object));
        marked.clear();
        self.marked = marked;
    }

    /// Releases a block if it is an object that only frames could reach, and none did.
    #[inline]
    fn sweep_held(&mut self, object: ObjRef) {
        let address = object.0 as usize;
        if self.words[address] as u32 == FREE {
            return;
        }
        let meta = &mut self.words[address + META];
        if *meta & MARKED != 0 {
            *meta &= !MARKED;
        } else if *meta & HELD != 0 {
            self.release(object);
        }
    }

    /// Whether a collection would find anything: the test of those that look at less.
    pub fn has_garbage(&mut self, roots: impl FnOnce(&mut Marker)) -> bool {
        self.mark_all(false, roots);
        let mut garbage = false;
        let mut address = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE {
                let meta = &mut self.words[address + META];
                garbage |= *meta & (MARKED | IMMORTAL) == 0;
                *meta &= !MARKED;
            }
            address += words;
        }
        garbage
    }

    /// The weak references whose objects nothing else reaches, in a plain run, and the objects with a last word
    /// (`is_final`) that nothing reaches. `roots` are what the owner holds; of `doubtful` those count that are objects
    /// at all: they come from dead variables. Nothing is freed or cleared.
    pub fn unreachable_by(
        &mut self,
        is_weak: impl Fn(crate::class::ClassId) -> bool,
        is_final: impl Fn(crate::class::ClassId) -> bool,
        slot: usize,
        mut roots: Vec<ObjRef>,
        doubtful: &FxHashSet<u32>,
    ) -> (Vec<ObjRef>, Vec<ObjRef>) {
        let mut held: Vec<(ObjRef, ObjRef)> = Vec::new();
        let mut last = Vec::new();
        let mut address = self.floor;
        while address < self.top {
            if self.words[address] as u32 != FREE {
                let object = ObjRef(address as u32);
                if is_weak(self.class(object)) && !self.behind(object, slot).is_null() {
                    held.push((object, self.behind(object, slot)));
                }
                if is_final(self.class(object)) {
                    last.push(object);
                }
                if doubtful.contains(&object.0) {
                    roots.push(object);
                }
            }
            address += self.block_words(address);
        }
        // While marking, the references do not lead to their objects.
        for &(reference, _) in &held {
            self.words[reference.0 as usize + HEADER + slot] = 0;
        }
        let mut lost = Vec::new();
        self.mark_all(false, |marker| {
            roots.iter().for_each(|&root| marker.root(root));
            let is_lost = |h: &&(ObjRef, ObjRef)| marker.is_marked(h.0) && !marker.is_marked(h.1);
            lost.extend(held.iter().filter(is_lost).map(|h| h.0));
            last.retain(|&object| !marker.is_marked(object));
        });
        for (reference, object) in held {
            self.words[reference.0 as usize + HEADER + slot] = u64::from(object.0);
        }
        let mut address = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE {
                self.words[address + META] &= !MARKED;
            }
            address += words;
        }
        (lost, last)
    }

    fn sweep_logged(&mut self) {
        let mut address = self.floor;
        let mut live = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE {
                let meta = &mut self.words[address + META];
                if *meta & MARKED != 0 {
                    *meta &= !MARKED;
                    live += words;
                } else if *meta & IMMORTAL == 0 {
                    self.release(ObjRef(address as u32));
                }
            }
            address += words;
        }
        self.live_words = live;
    }

    /// Rebuilds the free lists with neighbouring free blocks joined.
    fn sweep_plain(&mut self) {
        self.free.clear();
        let mut address = self.floor;
        let mut live = self.floor;
        let mut gap = None;
        while address < self.top {
            let words = self.block_words(address);
            let meta = self.words[address + META.min(words - 1)];
            let is_object = self.words[address] as u32 != FREE;
            if is_object && meta & (MARKED | IMMORTAL) != 0 {
                self.words[address + META] &= !MARKED;
                live += words;
                if let Some(start) = gap.take() {
                    self.make_free(start, address - start);
                }
            } else if gap.is_none() {
                gap = Some(address);
            }
            address += words;
        }
        if let Some(start) = gap {
            self.words[start..self.top].fill(0);
            self.top = start;
        }
        self.live_words = live;
    }

    pub(super) fn make_free(&mut self, address: usize, words: usize) {
        self.words[address] = u64::from(FREE) | ((words as u64) << 32);
        self.free.push(address, words);
    }
}
