//! The undo log: what it takes to go back one transition.
//!
//! Entries are flat words, read from the end. Blocks are taken and given back in exact reverse
//! order, so the free lists return to what they were; and so are names, since an object may get the
//! name of another that was collected a moment before.

use super::{FREE, Heap, IMMORTAL, LayoutKind, MEASURED, META, ObjRef, Sum, TOUCHED};

/// A point in the log.
#[derive(Clone, Copy, Debug)]
pub struct HeapMark {
    log: usize,
    sum: Sum,
    touched: usize,
    littered: bool,
    live_words: usize,
    allocated: usize,
}

const IMAGE: u64 = 0;
const ALLOC: u64 = 1;
const RELEASE: u64 = 2;
const RECYCLE: u64 = 3;
const FLAGS: u64 = 4;
const DISCARD: u64 = 5;
const NAME: u64 = 6;

fn tag(kind: u64, address: usize) -> u64 {
    kind << 32 | address as u64
}

impl Heap {
    /// Freezes everything allocated so far as the base image and starts logging.
    pub fn freeze(&mut self) {
        assert!(!self.logging);
        // Blocks freed during boot are not reused: the base stays as it is.
        self.free.clear();
        let mut address = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE {
                if self.words[address + 1] == 0 {
                    self.words[address + 1] = super::mix64(0xBA5E, address as u64) | 1;
                }
                self.words[address + META] = IMMORTAL | super::SHARED;
            }
            address += words;
        }
        self.unshare_constants();
        self.floor = self.top;
        self.logging = true;
        self.epoch = 1;
        self.dirty.clear();
        self.fresh.clear();
        self.live_words = self.top;
        self.allocated_since_collection = 0;
        self.littered = false;
    }

    /// Objects that are not part of the base image.
    pub fn count_ordinary(&self) -> usize {
        let (mut count, mut address) = (0, self.floor);
        while address < self.top {
            count += usize::from(self.words[address] as u32 != FREE);
            address += self.block_words(address);
        }
        count
    }

    /// Makes all there is at a cut part of the base image: from here on only what changes of it is state, and
    /// collections and saves pass it by. It counts as shared, and what of it becomes garbage stays. Nothing
    /// saved or marked before is of use any more. Tells whether it holds a point in time: then those in the base
    /// image count as the words they are from here on, and the owner of the clock must make it part of the state.
    pub fn freeze_more(&mut self) -> bool {
        debug_assert!(self.logging && self.dirty.is_empty() && self.fresh.is_empty(), "at a cut");
        let mut all = Vec::new();
        self.each_object(|object| all.push(object));
        // In an array a time counts as the word it is, and is none as long as nobody has seen the clock.
        let has_time = |object: ObjRef| {
            let is_array = matches!(self.layout(self.class(object)).kind, LayoutKind::Array { .. });
            (!is_array || self.now.seen)
                && self.raw_content(object).iter().any(|&word| super::times::is_time(word))
        };
        // Of the base image what was written since: static fields, say.
        let ordinary = all.iter().copied().filter(|&o| !self.is_immortal(o));
        self.base_has_times = ordinary.chain(self.changed_immortals()).any(has_time);
        for object in all {
            let meta = &mut self.words[object.0 as usize + META];
            *meta = IMMORTAL | super::SHARED | *meta & super::LEAKED;
            if *meta & super::LEAKED != 0 {
                self.base_leaked.insert(object);
            }
        }
        self.unshare_constants();
        self.touched.clear();
        self.originals.clear();
        self.sum = Sum::default();
        self.log.clear();
        self.free.clear();
        self.floor = self.top;
        self.live_words = self.top;
        self.allocated_since_collection = 0;
        self.littered = false;
        self.next_epoch();
        self.base_has_times
    }

    pub fn is_logging(&self) -> bool {
        self.logging
    }

    /// The present point of the log; a new transition starts here.
    pub fn mark(&mut self) -> HeapMark {
        self.next_epoch();
        HeapMark {
            log: self.log.len(),
            sum: self.sum,
            touched: self.touched.len(),
            littered: self.littered,
            live_words: self.live_words,
            allocated: self.allocated_since_collection,
        }
    }

    pub(super) fn next_epoch(&mut self) {
        if self.epoch == u32::MAX - 1 {
            self.reset_epochs();
        }
        self.epoch += 1;
    }

    #[cold]
    fn reset_epochs(&mut self) {
        let mut address = 8;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE {
                self.words[address + META] &= !u64::from(u32::MAX);
            }
            address += words;
        }
        for i in 0..self.permanents.len() {
            let address = self.permanents[i].0 as usize;
            self.words[address + META] &= !u64::from(u32::MAX);
        }
        self.epoch = 1;
    }

    /// Forgets the log up to now: what happened so far can no longer be undone.
    pub fn forget(&mut self) {
        self.log.clear();
    }

    pub fn log_words(&self) -> usize {
        self.log.len()
    }

    #[cold]
    #[inline(never)]
    pub(super) fn log_image(&mut self, object: ObjRef) {
        let address = object.0 as usize;
        if !self.logging {
            // A plain run: all epochs are alike.
            self.words[address + META] =
                (self.words[address + META] & !u64::from(u32::MAX)) | u64::from(self.epoch);
            return;
        }
        let meta = self.words[address + META];
        if meta & IMMORTAL != 0 && meta & MEASURED == 0 {
            let original = self.raw_content(object).into();
            self.originals.insert(object, original);
            let first = self.measure(object);
            self.words[address + 3] = first as u64;
            self.words[address + 4] = (first >> 64) as u64;
            self.words[address + META] |= MEASURED;
        }
        let words = self.block_words(address);
        self.log.extend_from_slice(&self.words[address..address + words]);
        self.log.push(tag(IMAGE, address));
        if meta & IMMORTAL != 0 && meta & TOUCHED == 0 {
            self.words[address + META] |= TOUCHED;
            self.touched.push(object);
        }
        let meta = super::snapshot::without_part(self.words[address + META]);
        self.words[address + META] = (meta & !u64::from(u32::MAX)) | u64::from(self.epoch);
        self.dirty.push(object);
    }

    /// Before a change of flags that is not a change of content.
    pub(super) fn log_flags(&mut self, address: usize) {
        if self.logging {
            self.log.push(self.words[address + META]);
            self.log.push(tag(FLAGS, address));
        }
    }

    #[inline]
    pub(super) fn log_alloc(&mut self, address: usize, recycled: bool) {
        self.log.push(tag(if recycled { RECYCLE } else { ALLOC }, address));
    }

    /// After an object has got its name.
    #[inline]
    pub(super) fn log_name(&mut self, address: usize) {
        if self.logging {
            self.log.push(tag(NAME, address));
        }
    }

    /// Gives a block back; its content is logged if it may be wanted again.
    pub(super) fn release(&mut self, object: ObjRef) {
        let address = object.0 as usize;
        let words = self.block_words(address);
        if self.logging {
            if self.reuse.watching && self.words[address + 1] != 0 && self.is_shared(object) {
                self.reuse.dies(self.words[address + 1]);
            }
            self.names.forget(self.words[address + 1]);
            self.sum.remove(u128::from(self.words[address + 3]) | u128::from(self.words[address + 4]) << 64);
            if self.words[address + META] & super::FRESH != 0 {
                // Born and lost in one transition: nobody will want the content.
                self.words[address + 1] = 0;
                self.log.push(tag(DISCARD, address));
            } else {
                self.log.extend_from_slice(&self.words[address..address + words]);
                self.log.push(tag(RELEASE, address));
            }
        }
        self.words[address] = u64::from(FREE) | ((words as u64) << 32);
        self.free.push(address, words);
    }

    /// Goes back to a mark. The mark stays valid: another transition may start from it.
    pub fn undo_to(&mut self, mark: &HeapMark) {
        while self.log.len() > mark.log {
            let entry = self.log.pop().expect("not empty");
            let address = (entry & 0xFFFF_FFFF) as usize;
            match entry >> 32 {
                IMAGE => {
                    let words = self.block_words(address);
                    let start = self.log.len() - words;
                    // What is measured stays measured; everything else is as it was.
                    let measured = self.words[address + META] & MEASURED;
                    self.words[address..address + words].copy_from_slice(&self.log[start..]);
                    self.words[address + META] |= measured;
                    self.log.truncate(start);
                }
                kind @ (ALLOC | RECYCLE) => {
                    let words = self.block_words(address);
                    debug_assert_eq!(self.words[address + 1], 0, "its name was taken back before");
                    // A block from a free list goes back there; space from the top goes back to
                    // the top, unless something permanent lies above it by now.
                    if kind == ALLOC && address + words == self.top {
                        self.words[address..self.top].fill(0);
                        self.top = address;
                    } else {
                        self.words[address] = u64::from(FREE) | ((words as u64) << 32);
                        self.free.push(address, words);
                    }
                }
                NAME => {
                    self.names.forget(self.words[address + 1]);
                    self.words[address + 1] = 0;
                }
                DISCARD => self.free.remove(address, (self.words[address] >> 32) as usize),
                FLAGS => self.words[address + META] = self.log.pop().expect("flags before their tag"),
                _ => {
                    let words = (self.words[address] >> 32) as usize;
                    self.free.remove(address, words);
                    let start = self.log.len() - words;
                    self.words[address..address + words].copy_from_slice(&self.log[start..]);
                    self.log.truncate(start);
                    self.names.remember(self.words[address + 1]);
                }
            }
        }
        self.sum = mark.sum;
        self.touched.truncate(mark.touched);
        self.littered = mark.littered;
        self.live_words = mark.live_words;
        self.allocated_since_collection = mark.allocated;
        self.dirty.clear();
        self.fresh.clear();
    }
}
