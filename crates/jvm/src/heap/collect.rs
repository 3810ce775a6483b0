//! Mark and sweep. Garbage must go before a state is hashed, or it would split states.

use super::{FREE, Heap, IMMORTAL, MARKED, META, ObjRef};

/// The marking phase, handed to the owner of the roots.
pub struct Marker<'a> {
    heap: &'a mut Heap,
    todo: Vec<ObjRef>,
}

impl Marker<'_> {
    /// Marks what `object` reaches. Returns whether the object itself was newly marked.
    pub fn root(&mut self, object: ObjRef) -> bool {
        let new = self.push(object);
        while let Some(o) = self.todo.pop() {
            let mut found: Vec<ObjRef> = Vec::new();
            self.heap.each_ref(o, |r| found.push(r));
            for r in found {
                self.push(r);
            }
        }
        new
    }

    fn push(&mut self, object: ObjRef) -> bool {
        if object.is_null() {
            return false;
        }
        let meta = &mut self.heap.words[object.0 as usize + META];
        // Immortal objects that were changed are roots of their own; the others reach only
        // immortal ones.
        if *meta & (MARKED | IMMORTAL) != 0 {
            return false;
        }
        *meta |= MARKED;
        self.todo.push(object);
        true
    }
}

impl Heap {
    /// Whether something may have become garbage by heap writes since the last collection.
    pub fn is_littered(&self) -> bool {
        self.littered
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
        let immortal: Vec<ObjRef> = if self.logging { self.touched.clone() } else { self.permanents.clone() };
        let mut marker = Marker { heap: self, todo: Vec::new() };
        for object in immortal {
            let mut found: Vec<ObjRef> = Vec::new();
            marker.heap.each_ref(object, |r| found.push(r));
            for r in found {
                marker.root(r);
            }
        }
        roots(&mut marker);
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
