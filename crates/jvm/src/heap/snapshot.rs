//! Saved heaps: the numbers of their parts, block by block from the floor to the top.
//!
//! A block is a part: header and content, with the epoch left out. An object carries the number of
//! its part, once known, in its header; the first write takes it away, undoing brings it back. So
//! saving hashes only what was written since, and going to a saved heap writes only the blocks
//! whose numbers differ. Numbers of blocks are kept by the [`CHUNK`], chunks being parts in turn.
//!
//! Known gap: both look once at every ordinary object, so they are not free on a large heap.

use super::pool::{PartId, Pool};
use super::{FREE, HEADER, Heap, META, ObjRef, TOUCHED};

/// Blocks to a chunk.
const CHUNK: usize = 8;

/// Where the number of an object's part starts in its flags; numbers too large for the rest are
/// not remembered there.
const PART: u32 = 42;

/// What else a saved block's flags hold: neither epoch nor number.
const KEPT: u64 = (1 << PART) - (1 << 32);

/// Takes the number of its part from the flags of an object.
#[inline(always)]
pub(super) fn without_part(meta: u64) -> u64 {
    meta & ((1 << PART) - 1)
}

fn with_part(meta: u64, id: PartId) -> u64 {
    without_part(meta) | if u64::from(id) < 1 << (64 - PART) { u64::from(id) << PART } else { 0 }
}

fn part_of(meta: u64) -> PartId {
    (meta >> PART) as PartId
}

/// What going to a saved heap needs to remember on the way; kept for its capacity.
#[derive(Default)]
pub(super) struct Scratch {
    words: Vec<u64>,
    ids: Vec<PartId>,
    write: Vec<(u32, PartId)>,
}

impl Heap {
    /// Saves a sealed heap: appends the numbers of the changed immortal objects' list and of all
    /// chunks.
    pub fn save(&mut self, pool: &mut Pool, out: &mut Vec<PartId>) {
        debug_assert!(self.dirty.is_empty() && self.fresh.is_empty(), "saved at a cut");
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.ids.clear();
        for n in 0..self.touched.len() {
            let object = self.touched[n];
            if self.raw_content(object) != &self.originals[&object][..] {
                scratch.ids.push(self.immortal_part(object, pool, &mut scratch.words));
            }
        }
        scratch.ids.sort_unstable();
        out.push(intern_list(pool, &scratch.ids, &mut scratch.words));
        scratch.ids.clear();
        let mut address = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            scratch.ids.push(self.block_part(address, words, pool, &mut scratch.words));
            if scratch.ids.len() == CHUNK {
                out.push(intern_list(pool, &scratch.ids, &mut scratch.words));
                scratch.ids.clear();
            }
            address += words;
        }
        if !scratch.ids.is_empty() {
            out.push(intern_list(pool, &scratch.ids, &mut scratch.words));
        }
        self.scratch = scratch;
    }

    #[inline]
    fn block_part(
        &mut self,
        address: usize,
        words: usize,
        pool: &mut Pool,
        scratch: &mut Vec<u64>,
    ) -> PartId {
        if self.words[address] as u32 == FREE {
            return pool.intern(&self.words[address..address + 1]);
        }
        let meta = self.words[address + META];
        if part_of(meta) != 0 {
            return part_of(meta);
        }
        scratch.clear();
        scratch.extend_from_slice(&self.words[address..address + words]);
        scratch[META] = meta & KEPT;
        let id = pool.intern(scratch);
        self.words[address + META] = with_part(meta, id);
        id
    }

    /// The part of an immortal object: address, contribution, content.
    fn immortal_part(&mut self, object: ObjRef, pool: &mut Pool, scratch: &mut Vec<u64>) -> PartId {
        let address = object.0 as usize;
        let meta = self.words[address + META];
        if part_of(meta) != 0 {
            return part_of(meta);
        }
        scratch.clear();
        scratch.push(address as u64);
        scratch.extend_from_slice(&self.words[address + 3..address + HEADER]);
        scratch.extend_from_slice(self.raw_content(object));
        let id = pool.intern(scratch);
        self.words[address + META] = with_part(meta, id);
        id
    }

    /// Forgets the numbers of all parts: some are about to be given to others. Nothing is logged.
    pub fn forget_parts(&mut self) {
        debug_assert!(self.log.is_empty(), "numbers in the log would come back");
        let mut address = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE {
                self.words[address + META] = without_part(self.words[address + META]);
            }
            address += words;
        }
        for n in 0..self.touched.len() {
            let address = self.touched[n].0 as usize;
            self.words[address + META] = without_part(self.words[address + META]);
        }
    }

    /// The log starts anew, and marks are void.
    pub fn forget_log(&mut self) {
        self.log.clear();
    }

    /// The objects that are state, in the order of their names.
    pub fn state_objects(&self) -> Vec<ObjRef> {
        let mut objects: Vec<ObjRef> = Vec::new();
        let mut address = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE && !self.is_immortal(ObjRef(address as u32)) {
                objects.push(ObjRef(address as u32));
            }
            address += words;
        }
        objects.extend(self.changed_immortals());
        objects.sort_unstable_by_key(|&o| self.name_of(o));
        objects
    }

    /// The immortal objects that are not as they were at first, as far as that counts.
    pub fn changed_immortals(&self) -> Vec<ObjRef> {
        self.touched.iter().copied().filter(|&o| self.is_changed(o)).collect()
    }

    /// Goes to a heap saved by this one; the log starts anew.
    pub fn restore(&mut self, pool: &Pool, saved: &[PartId]) {
        self.log.clear();
        self.dirty.clear();
        self.fresh.clear();
        self.next_epoch();
        self.restore_immortals(pool, saved[0]);
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.ids.clear();
        saved[1..].iter().for_each(|&chunk| each_in_list(pool, chunk, |id| scratch.ids.push(id)));
        // First take away all that differs, since names may have changed places; then write.
        scratch.write.clear();
        let (mut here, mut there) = (self.floor, self.floor);
        let mut ids = scratch.ids.iter().copied().peekable();
        while let Some(&id) = ids.peek() {
            let is_block = here < self.top;
            if is_block && here < there {
                here += self.take_away(here);
                continue;
            }
            if is_block
                && here == there
                && self.words[here] as u32 != FREE
                && part_of(self.words[here + META]) == id
            {
                let words = self.block_words(here);
                (here, there) = (here + words, there + words);
            } else {
                let first = pool.get(id)[0];
                let words = match first as u32 {
                    FREE => (first >> 32) as usize,
                    class => {
                        let len = (first >> 32) as usize;
                        HEADER + self.content_words(class, len) + self.tail_words(there, class, len)
                    }
                };
                if is_block && here == there {
                    if self.words[here] == first && first as u32 == FREE {
                        (here, there) = (here + words, there + words);
                        ids.next();
                        continue;
                    }
                    here += self.take_away(here);
                }
                scratch.write.push((there as u32, id));
                there += words;
            }
            ids.next();
        }
        while here < self.top {
            here += self.take_away(here);
        }
        self.free.remove_all(&mut self.scratch_free);
        if there < self.top {
            self.words[there..self.top].fill(0);
        }
        self.top = there;
        for &(address, id) in &scratch.write {
            let (address, part) = (address as usize, pool.get(id));
            self.words[address..address + part.len()].copy_from_slice(part);
            if part[0] as u32 == FREE {
                self.free.push(address, (part[0] >> 32) as usize);
            } else {
                self.words[address + META] = with_part(part[META], id);
                self.names.remember(part[1]);
                self.sum.add(u128::from(part[3]) | u128::from(part[4]) << 64);
            }
        }
        self.scratch = scratch;
        self.littered = false;
        self.allocated_since_collection = 0;
        self.live_words = self.top;
    }

    /// A block will be something else: forgets what is known of it, a free one when all are taken away.
    /// Returns its size.
    fn take_away(&mut self, address: usize) -> usize {
        let words = self.block_words(address);
        if self.words[address] as u32 == FREE {
            self.scratch_free.push((words as u32, address as u32));
        } else {
            self.names.forget(self.words[address + 1]);
            self.sum.remove(self.contribution(address));
        }
        words
    }

    fn contribution(&self, address: usize) -> u128 {
        u128::from(self.words[address + 3]) | u128::from(self.words[address + 4]) << 64
    }

    fn restore_immortals(&mut self, pool: &Pool, list: PartId) {
        let before = std::mem::take(&mut self.touched);
        let mut touched = Vec::with_capacity(before.len());
        each_in_list(pool, list, |id| {
            let part = pool.get(id);
            let address = part[0] as usize;
            touched.push(ObjRef(address as u32));
            let meta = self.words[address + META];
            self.words[address + META] = meta | super::MARKED;
            if part_of(meta) != id {
                self.sum.remove(self.contribution(address));
                self.words[address + 3..address + 2 + part.len()].copy_from_slice(&part[1..]);
                self.sum.add(self.contribution(address));
                self.words[address + META] = with_part(meta, id) | TOUCHED | super::MARKED;
            }
        });
        for object in before {
            let address = object.0 as usize;
            if self.words[address + META] & super::MARKED != 0 {
                continue;
            }
            let original = &self.originals[&object];
            self.words[address + HEADER..address + HEADER + original.len()].copy_from_slice(original);
            self.sum.remove(self.contribution(address));
            let first = self.measure(object);
            self.words[address + 3] = first as u64;
            self.words[address + 4] = (first >> 64) as u64;
            self.sum.add(first);
            self.words[address + META] = without_part(self.words[address + META]) & !TOUCHED;
        }
        for object in &touched {
            self.words[object.0 as usize + META] &= !(super::MARKED | u64::from(u32::MAX));
        }
        self.touched = touched;
    }
}

/// The part that is a list of parts.
fn intern_list(pool: &mut Pool, ids: &[PartId], scratch: &mut Vec<u64>) -> PartId {
    scratch.clear();
    scratch.extend(packed(ids));
    pool.intern_list(scratch, 0)
}

/// Calls `f` with the numbers in a list.
#[inline]
fn each_in_list(pool: &Pool, list: PartId, f: impl FnMut(PartId)) {
    each_packed(pool.get(list), f);
}

/// Numbers of parts as words, two to each.
pub fn packed(ids: &[PartId]) -> impl Iterator<Item = u64> + '_ {
    ids.chunks(2).map(|two| u64::from(two[0]) | two.get(1).map_or(0, |&id| u64::from(id)) << 32)
}

/// Calls `f` with numbers that were packed.
#[inline]
pub fn each_packed(words: &[u64], mut f: impl FnMut(PartId)) {
    for &two in words {
        f(two as PartId);
        if two >> 32 != 0 {
            f((two >> 32) as PartId);
        }
    }
}
