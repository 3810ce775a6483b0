//! The Java heap as one arena of words, made to be saved, undone and hashed.
//!
//! An [`ObjRef`] is the arena index of an object's header, so a field access is one indirection.
//! Objects never move. Each carries its own contribution to the state hash and the number of the
//! transition (*epoch*) that last logged it: the first write in a transition logs the object's
//! pre-image (`heap/undo.rs`), later ones cost a compare.
//!
//! Three generations of objects: *base* (frozen after boot, contributes nothing to the hash while
//! unchanged), *permanent* (made at any time but not part of the state: interned strings, class
//! mirrors, static storage; only their *changes* are state), and *ordinary* ones, which are
//! collected, named canonically (`heap/name.rs`) and hashed (`heap/hash.rs`).

mod collect;
mod hash;
mod name;
mod pool;
mod reuse;
mod share;
mod snapshot;
mod tail;
pub mod times;
mod undo;
pub mod witness;

pub use collect::Marker;
pub use hash::{Sum, fold, fold_at, mix64};
pub use pool::{PartId, Pool};

pub use undo::HeapMark;

use crate::class::ClassId;
use crate::reduce::quiet::Apart;
use name::Names;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use witness::WHOLE;

/// A reference to an object; zero is null.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct ObjRef(pub u32);

impl ObjRef {
    pub const NULL: ObjRef = ObjRef(0);

    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub fn slot(self) -> u64 {
        u64::from(self.0)
    }

    #[inline(always)]
    pub fn from_slot(slot: u64) -> ObjRef {
        ObjRef(slot as u32)
    }
}

/// Header words before an object's content.
pub const HEADER: usize = 5;

// Header word 0: class id | array length << 32. Word 1: canonical name, 0 while unnamed.
// Word 2: epoch | flags << 32. Words 3 and 4: contribution to the state hash.
const META: usize = 2;

/// The object is reachable by more than one thread.
pub const SHARED: u64 = 1 << 32;
/// Base or permanent: never collected, only its changes are state.
pub const IMMORTAL: u64 = 1 << 33;
/// An immortal object that differs, or has differed, from what it was when it became immortal.
const TOUCHED: u64 = 1 << 34;
/// The contribution of an immortal object's first content has been computed.
const MEASURED: u64 = 1 << 35;
const MARKED: u64 = 1 << 36;
/// Other threads got hold of the object before its constructor was done.
const LEAKED: u64 = 1 << 40;
/// A constant array that others can see: it is not shared, and must not be written.
const CONSTANT: u64 = 1 << 41;
/// Reached from frames, held monitors and waiting threads only (or not known to be reached
/// otherwise): when a frame drops it, there may be garbage.
const HELD: u64 = 1 << 37;
/// The object of a thread, which stays reachable for good.
const LASTING: u64 = 1 << 39;
/// Made since the last cut.
const FRESH: u64 = 1 << 38;

/// What the heap must know of a class.
#[derive(Clone, Debug)]
pub struct Layout {
    pub kind: LayoutKind,
    /// Slots behind which sharing does not go on as usual.
    pub apart: Box<[(u16, Apart)]>,
    /// A hash of the class name: the same in every run and every worker.
    pub stable: u64,
}

#[derive(Clone, Debug)]
pub enum LayoutKind {
    /// `words` content slots, of which those in `refs` hold references; `hidden` ones are caches
    /// that are not part of the state.
    Object { words: u32, refs: Box<[u16]>, hidden: Box<[u16]> },
    /// Array elements of `1 << shift` bytes.
    Array { shift: u8, refs: bool },
}

/// The slots of a small class that hold references, and those that are hidden, by bit.
#[derive(Clone, Copy, Default)]
struct Masks {
    refs: u64,
    hidden: u64,
}

impl Masks {
    fn of(layout: &Layout) -> Masks {
        let bits = |slots: &[u16]| slots.iter().filter(|&&s| s < 64).fold(0, |bits, &s| bits | 1 << s);
        match &layout.kind {
            LayoutKind::Object { refs, hidden, .. } => Masks { refs: bits(refs), hidden: bits(hidden) },
            LayoutKind::Array { .. } => Masks::default(),
        }
    }
}

/// Out of heap space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeapFull;

pub struct Heap {
    words: Box<[u64]>,
    /// First never-used word.
    top: usize,
    /// The first word of the permanent objects made while exploring.
    ceiling: usize,
    /// The first word of collectable space.
    floor: usize,
    /// Where arrays with tails begin.
    tails_from: usize,
    /// Words the heap may use; the arena is as long.
    limit: usize,
    free: FreeLists,
    layouts: Vec<Layout>,
    /// By class id, as `layouts`.
    masks: Vec<Masks>,
    epoch: u32,
    /// Whether pre-images are logged (exploration) or not (a plain run).
    logging: bool,
    /// Every object counts as shared from its birth.
    born_shared: bool,
    /// Something became shared since the last look.
    newly_shared: bool,
    /// Objects that became shared, if that is wanted, until somebody clears the list.
    pub births: Vec<ObjRef>,
    tells_births: bool,
    log: Vec<u64>,
    dirty: Vec<ObjRef>,
    /// Objects allocated since the last cut, with the key of their allocation.
    fresh: Vec<(ObjRef, u64)>,
    touched: Vec<ObjRef>,
    /// What immortal objects held before they were first written.
    originals: FxHashMap<ObjRef, Box<[u64]>>,
    permanents: Vec<ObjRef>,
    /// The base image holds points in time, so that in immortal objects they count as the words they are.
    base_has_times: bool,
    /// Objects that had leaked when they became immortal.
    base_leaked: rustc_hash::FxHashSet<ObjRef>,
    names: Names,
    /// Names that are used again, if somebody wants to know.
    pub reuse: reuse::Reuse,
    /// Who is told what native code accesses.
    pub witness: witness::Witness,
    pub stamps: times::Stamps,
    sum: Sum,
    /// A reference to an ordinary object was overwritten since the last collection, so there may
    /// be garbage among objects older than this transition.
    littered: bool,
    /// Objects whose references a collection has yet to follow; empty between collections.
    todo: Vec<ObjRef>,
    /// How many were looked at so far, to tell how long steps are.
    pub looked_at: u64,
    /// The objects that a collection has marked, where it keeps a list.
    marked: Vec<ObjRef>,
    scratch: snapshot::Scratch,
    /// Free blocks that are being taken away, by size and address; empty otherwise.
    scratch_free: Vec<(u32, u32)>,
    /// The clocks, if the program looks at them.
    now: times::Now,
    /// Whether the last block taken came from a free list.
    recycled: bool,
    allocated_since_collection: usize,
    /// Words allocated ever; going back does not take any off.
    allocated: u64,
    collect_at: usize,
    live_words: usize,
}

#[derive(Default, Clone)]
struct FreeLists {
    small: Vec<Vec<u32>>,
    /// By size; no list is empty, so that the smallest that fits is found at once.
    large: BTreeMap<u32, Vec<u32>>,
}

const SMALL: usize = 64;

impl FreeLists {
    fn push(&mut self, address: usize, words: usize) {
        if words < SMALL {
            if self.small.is_empty() {
                self.small.resize(SMALL, Vec::new());
            }
            self.small[words].push(address as u32);
        } else {
            self.large.entry(words as u32).or_default().push(address as u32);
        }
    }

    #[inline]
    fn pop(&mut self, words: usize) -> Option<usize> {
        if words < SMALL {
            self.small.get_mut(words)?.pop().map(|a| a as usize)
        } else {
            let Entry::Occupied(mut list) = self.large.entry(words as u32) else { return None };
            let address = list.get_mut().pop();
            if list.get().is_empty() {
                list.remove();
            }
            address.map(|a| a as usize)
        }
    }

    /// Takes a particular block out of the lists: nearly always the one pushed last.
    fn remove(&mut self, address: usize, words: usize) {
        let list =
            if words < SMALL { self.small.get_mut(words) } else { self.large.get_mut(&(words as u32)) };
        let list = list.expect("the block is free");
        let at = list.iter().rposition(|&a| a as usize == address).expect("the block is free");
        list.remove(at);
        if words >= SMALL && list.is_empty() {
            self.large.remove(&(words as u32));
        }
    }

    /// Takes blocks, given by size and address, out of the lists; there may be millions of one size.
    fn remove_all(&mut self, blocks: &mut Vec<(u32, u32)>) {
        /// Fewer of one size are looked for one by one: they tend to be at the end of their list.
        const FEW: usize = 8;
        blocks.sort_unstable();
        for same in blocks.chunk_by(|a, b| a.0 == b.0) {
            let words = same[0].0 as usize;
            if same.len() <= FEW {
                same.iter().rev().for_each(|&(_, address)| self.remove(address as usize, words));
                continue;
            }
            let list = if words < SMALL { self.small.get_mut(words) } else { self.large.get_mut(&same[0].0) };
            let list = list.expect("the blocks are free");
            let before = list.len();
            list.retain(|&a| same.binary_search(&(same[0].0, a)).is_err());
            assert_eq!(before - list.len(), same.len(), "the blocks are free");
            if words >= SMALL && list.is_empty() {
                self.large.remove(&same[0].0);
            }
        }
        blocks.clear();
    }

    fn clear(&mut self) {
        self.small.iter_mut().for_each(Vec::clear);
        self.large.clear();
    }
}

/// Class id of a free block in the arena; its length field holds the block's words.
const FREE: u32 = u32::MAX;

/// Words past the limit, for the error that is thrown there and for what is loaded to print it.
const RESERVE: usize = 1 << 19;

impl Heap {
    /// An empty heap of at most `bytes`.
    pub fn new(bytes: usize) -> Heap {
        let limit = (bytes / 8).clamp(1 << 16, (u32::MAX >> 1) as usize);
        Heap {
            // Zeroed pages come from the system untouched: unused capacity costs nothing.
            words: vec![0u64; limit + RESERVE].into_boxed_slice(),
            top: 8,
            floor: 8,
            tails_from: usize::MAX,
            ceiling: limit + RESERVE,
            limit,
            free: FreeLists::default(),
            layouts: Vec::new(),
            masks: Vec::new(),
            epoch: 0,
            logging: false,
            born_shared: false,
            newly_shared: false,
            births: Vec::new(),
            tells_births: false,
            log: Vec::new(),
            dirty: Vec::new(),
            fresh: Vec::new(),
            touched: Vec::new(),
            originals: FxHashMap::default(),
            permanents: Vec::new(),
            names: Names::default(),
            reuse: Default::default(),
            witness: Default::default(),
            stamps: Default::default(),
            sum: Sum::default(),
            littered: false,
            base_has_times: false,
            base_leaked: Default::default(),
            todo: Vec::new(),
            looked_at: 0,
            marked: Vec::new(),
            scratch: Default::default(),
            scratch_free: Vec::new(),
            now: times::Now::default(),
            recycled: false,
            allocated_since_collection: 0,
            allocated: 0,
            collect_at: 4 << 20,
            live_words: 0,
        }
    }

    /// Tells the heap of a class; called with consecutive ids.
    pub fn add_layout(&mut self, id: ClassId, layout: Layout) {
        assert_eq!(self.layouts.len(), id.0 as usize);
        self.masks.push(Masks::of(&layout));
        self.layouts.push(layout);
    }

    pub fn set_layout(&mut self, id: ClassId, layout: Layout) {
        self.masks[id.0 as usize] = Masks::of(&layout);
        self.layouts[id.0 as usize] = layout;
    }

    pub fn limit_bytes(&self) -> usize {
        self.limit * 8
    }

    /// Opens the space kept for the error that says that there is none, or closes it again.
    pub fn open_reserve(&mut self, open: bool) {
        self.limit = self.words.len() - if open { 0 } else { RESERVE };
    }

    /// Whether a plain run has next to no space left, right after a collection.
    pub fn is_scarce(&self) -> bool {
        !self.logging && self.limit.saturating_sub(self.live_words) < self.limit / 50
    }

    /// Bytes allocated so far, whatever became of them.
    pub fn allocated_bytes(&self) -> u64 {
        self.allocated * 8
    }

    /// Bytes in use, garbage included.
    pub fn used_bytes(&self) -> usize {
        (self.live_words + self.allocated_since_collection) * 8
    }

    fn content_words(&self, class: u32, len: usize) -> usize {
        match &self.layouts[class as usize].kind {
            LayoutKind::Object { words, .. } => *words as usize,
            LayoutKind::Array { shift, .. } => ((len << shift) + 7) >> 3,
        }
    }

    fn block_words(&self, address: usize) -> usize {
        let w0 = self.words[address];
        let (class, len) = (w0 as u32, (w0 >> 32) as usize);
        if class == FREE {
            len
        } else {
            HEADER + self.content_words(class, len) + self.tail_words(address, class, len)
        }
    }

    #[inline]
    fn take_block(&mut self, words: usize) -> Result<usize, HeapFull> {
        self.recycled = false;
        let address = if let Some(address) = self.free.pop(words) {
            self.words[address..address + words].fill(0);
            self.recycled = true;
            address
        } else if self.top + words <= self.limit.min(self.ceiling) {
            let address = self.top;
            self.top += words;
            address
        } else {
            self.take_by_splitting(words)?
        };
        self.allocated_since_collection += words;
        self.allocated += words as u64;
        Ok(address)
    }

    /// The arena is used up: cut a larger free block in two. Only a plain run may do so, since
    /// undoing relies on blocks coming back as they went.
    #[cold]
    fn take_by_splitting(&mut self, words: usize) -> Result<usize, HeapFull> {
        if self.logging {
            return Err(HeapFull);
        }
        let small = (words + HEADER..SMALL).find(|&w| self.free.small.get(w).is_some_and(|l| !l.is_empty()));
        let size = match small {
            Some(size) => size,
            None => *self.free.large.range((words + HEADER) as u32..).next().ok_or(HeapFull)?.0 as usize,
        };
        let address = self.free.pop(size).ok_or(HeapFull)?;
        let rest = size - words;
        self.words[address + words] = u64::from(FREE) | ((rest as u64) << 32);
        self.free.push(address + words, rest);
        self.words[address..address + words].fill(0);
        Ok(address)
    }

    /// Whether `words` more content words would still fit (a collection may help if not).
    pub fn has_room(&self, content_words: usize) -> bool {
        self.top + content_words + HEADER <= self.limit && self.used_bytes() / 8 + content_words <= self.limit
    }

    /// Allocates a zeroed instance. `key` says who allocates where, for canonical naming.
    #[inline]
    pub fn alloc_object(&mut self, class: ClassId, words: usize, key: u64) -> Result<ObjRef, HeapFull> {
        let address = self.take_block(HEADER + words)?;
        self.words[address] = u64::from(class.0);
        Ok(self.born(address, key))
    }

    /// Allocates a zeroed array.
    pub fn alloc_array(&mut self, class: ClassId, len: usize, key: u64) -> Result<ObjRef, HeapFull> {
        let words = self.content_words(class.0, len) + self.tail_words(self.tails_from, class.0, len);
        if words > self.limit {
            return Err(HeapFull);
        }
        let address = self.take_block(HEADER + words)?;
        self.words[address] = u64::from(class.0) | ((len as u64) << 32);
        Ok(self.born(address, key))
    }

    #[inline]
    fn born(&mut self, address: usize, key: u64) -> ObjRef {
        let object = ObjRef(address as u32);
        self.words[address + META] = u64::from(self.epoch);
        if self.logging {
            if self.born_shared {
                self.words[address + META] |= SHARED;
            }
            self.words[address + META] |= HELD | FRESH;
            self.log_alloc(address, self.recycled);
            self.fresh.push((object, key));
            self.dirty.push(object);
        }
        object
    }

    /// Allocates an object (or, with `len`, an array) that is not part of the state: it stays when
    /// the transition that made it is undone. Fill it with [`Heap::fill_permanent`].
    pub fn alloc_permanent(&mut self, class: ClassId, len: usize, name: u64) -> Result<ObjRef, HeapFull> {
        let words = HEADER + self.content_words(class.0, len);
        // While exploring, at the far end of the arena: the near end is laid out anew by every
        // state that is restored.
        let address = if self.logging {
            if self.top + words > self.ceiling {
                return Err(HeapFull);
            }
            self.ceiling -= words;
            self.ceiling
        } else {
            // Such objects stand for classes and constants, which `java` does not keep in its heap.
            let limit = std::mem::replace(&mut self.limit, self.words.len());
            let address = self.take_block(words);
            self.limit = limit;
            address?
        };
        self.words[address] = u64::from(class.0) | ((len as u64) << 32);
        self.words[address + 1] = name | 1;
        // An older epoch, so that the next write is logged even in this transition.
        let epoch = if self.logging { self.epoch - 1 } else { self.epoch };
        self.words[address + META] = IMMORTAL | SHARED | u64::from(epoch);
        let object = ObjRef(address as u32);
        self.permanents.push(object);
        Ok(object)
    }

    /// The content of a permanent object nobody else has seen yet, for its maker to fill.
    pub fn fill_permanent(&mut self, object: ObjRef) -> &mut [u64] {
        let address = object.0 as usize;
        let end = address + self.block_words(address);
        &mut self.words[address + HEADER..end]
    }

    #[inline(always)]
    pub fn class(&self, object: ObjRef) -> ClassId {
        ClassId(self.words[object.0 as usize] as u32)
    }

    #[inline(always)]
    pub fn len(&self, array: ObjRef) -> usize {
        (self.words[array.0 as usize] >> 32) as usize
    }

    #[inline(always)]
    pub fn is_shared(&self, object: ObjRef) -> bool {
        self.words[object.0 as usize + META] & SHARED != 0
    }

    /// Whether other threads may see the object as its constructor left it half way.
    #[inline(always)]
    pub fn is_leaked(&self, object: ObjRef) -> bool {
        self.words[object.0 as usize + META] & LEAKED != 0
    }

    /// Whether the object is a constant array that others can see.
    #[inline(always)]
    pub fn is_constant(&self, object: ObjRef) -> bool {
        self.words[object.0 as usize + META] & CONSTANT != 0
    }

    /// Others can see a constant array from now on.
    fn mark_constant(&mut self, array: ObjRef) {
        if !self.is_constant(array) {
            self.touch(array);
            self.words[array.0 as usize + META] |= CONSTANT;
        }
    }

    pub fn mark_leaked(&mut self, object: ObjRef) {
        if !self.is_leaked(object) {
            self.touch(object);
            self.words[object.0 as usize + META] |= LEAKED;
        }
    }

    /// Whether something became shared since this was last asked.
    pub fn take_newly_shared(&mut self) -> bool {
        std::mem::take(&mut self.newly_shared)
    }

    /// Whether an object was there when the search began.
    pub fn is_base(&self, object: ObjRef) -> bool {
        (object.0 as usize) < self.floor
    }

    pub fn is_immortal(&self, object: ObjRef) -> bool {
        self.words[object.0 as usize + META] & IMMORTAL != 0
    }

    /// Reads a content slot.
    #[inline(always)]
    pub fn get(&self, object: ObjRef, slot: usize) -> u64 {
        self.witness.reads(object, slot);
        self.words[object.0 as usize + HEADER + slot]
    }

    #[inline(always)]
    pub fn get_ref(&self, object: ObjRef, slot: usize) -> ObjRef {
        ObjRef(self.get(object, slot) as u32)
    }

    /// The same for the heap's own purposes.
    #[inline(always)]
    fn behind(&self, object: ObjRef, slot: usize) -> ObjRef {
        ObjRef(self.words[object.0 as usize + HEADER + slot] as u32)
    }

    /// Writes a content slot that holds no reference.
    #[inline(always)]
    pub fn put(&mut self, object: ObjRef, slot: usize, value: u64) {
        self.witness.writes(object, slot);
        self.touch(object);
        self.words[object.0 as usize + HEADER + slot] = value;
    }

    /// Writes a content slot that holds a reference.
    #[inline(always)]
    pub fn put_ref(&mut self, object: ObjRef, slot: usize, value: ObjRef) {
        self.witness.writes(object, slot);
        self.touch(object);
        let place = &mut self.words[object.0 as usize + HEADER + slot];
        let old = std::mem::replace(place, u64::from(value.0)) as u32;
        if self.logging {
            self.littered |= old != value.0 && self.may_be_lost(old);
            self.stored(object, Some(slot), value);
        }
    }

    /// A reference was stored while exploring: what the container is, the value becomes.
    #[inline(always)]
    fn stored(&mut self, container: ObjRef, slot: Option<usize>, value: ObjRef) {
        let meta = self.words[container.0 as usize + META];
        if meta & SHARED != 0 && !value.is_null() && !self.is_shared(value) {
            self.share_behind(container, slot, value);
        }
        if meta & HELD == 0 && self.is_held(value) {
            self.unhold(value);
        }
    }

    /// Whether a reference is to an ordinary object.
    #[inline(always)]
    fn is_ordinary(&self, address: u32) -> bool {
        (self.floor..self.ceiling).contains(&(address as usize))
    }

    /// Whether a reference is to an object that may become garbage when it is overwritten.
    #[inline]
    fn may_be_lost(&self, address: u32) -> bool {
        self.is_ordinary(address) && self.words[address as usize + META] & LASTING == 0
    }

    /// The object will be reachable from now on, whatever is written.
    pub fn make_lasting(&mut self, object: ObjRef) {
        let address = object.0 as usize;
        self.log_flags(address);
        self.words[address + META] = snapshot::without_part(self.words[address + META]) | LASTING;
        self.unhold(object);
    }

    /// To be called before any write to an object.
    #[inline(always)]
    pub fn touch(&mut self, object: ObjRef) {
        if self.words[object.0 as usize + META] as u32 != self.epoch {
            self.log_image(object);
        }
    }

    /// The content of an array of bytes (or of booleans).
    #[inline(always)]
    pub fn bytes(&self, array: ObjRef) -> &[u8] {
        self.elements::<u8>(array)
    }

    /// The elements of a primitive array (or, as `u32`, of a reference array).
    #[inline(always)]
    pub fn elements<T: Element>(&self, array: ObjRef) -> &[T] {
        self.witness.reads(array, WHOLE as usize);
        self.raw_elements(array)
    }

    /// The same for the heap's own purposes.
    #[inline(always)]
    fn raw_elements<T: Element>(&self, array: ObjRef) -> &[T] {
        let len = self.len(array);
        let start = array.0 as usize + HEADER;
        let words = &self.words[start..start + ((len * size_of::<T>() + 7) >> 3)];
        // SAFETY: `words` spans at least `len * size_of::<T>()` initialised bytes, is aligned to 8,
        // and every bit pattern is a valid `T` (sealed trait `Element`).
        unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<T>(), len) }
    }

    /// The elements of a primitive array, for writing; logs the array.
    #[inline(always)]
    pub fn elements_mut<T: Element>(&mut self, array: ObjRef) -> &mut [T] {
        self.witness.writes(array, WHOLE as usize);
        self.touch(array);
        let len = self.len(array);
        let start = array.0 as usize + HEADER;
        let words = &mut self.words[start..start + ((len * size_of::<T>() + 7) >> 3)];
        // SAFETY: as in `elements`, and the borrow is exclusive.
        unsafe { std::slice::from_raw_parts_mut(words.as_mut_ptr().cast::<T>(), len) }
    }

    /// The arena as elements of one type.
    #[inline(always)]
    fn view<T: Element>(&self) -> &[T] {
        let len = self.words.len() * (8 / size_of::<T>());
        // SAFETY: the arena is initialised, aligned to 8, and every bit pattern is a valid `T`.
        unsafe { std::slice::from_raw_parts(self.words.as_ptr().cast::<T>(), len) }
    }

    /// An element of an array, if the index is within it; null has none.
    #[inline(always)]
    pub fn element<T: Element>(&self, array: ObjRef, index: u32) -> Option<T> {
        if index as usize >= self.len(array) {
            return None;
        }
        self.witness.reads(array, WHOLE as usize);
        self.view::<T>().get((array.0 as usize + HEADER) * (8 / size_of::<T>()) + index as usize).copied()
    }

    /// Writes an element of a primitive array; the index is within it.
    #[inline(always)]
    pub fn put_element<T: Element>(&mut self, array: ObjRef, index: u32, value: T) {
        self.witness.writes(array, WHOLE as usize);
        self.touch(array);
        debug_assert!((index as usize) < self.len(array));
        let len = self.words.len() * (8 / size_of::<T>());
        // SAFETY: as in `view`, and the borrow is exclusive.
        let view = unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().cast::<T>(), len) };
        view[(array.0 as usize + HEADER) * (8 / size_of::<T>()) + index as usize] = value;
    }

    #[inline(always)]
    pub fn array_ref(&self, array: ObjRef, index: usize) -> ObjRef {
        ObjRef(self.elements::<u32>(array)[index])
    }

    #[inline(always)]
    pub fn put_array_ref(&mut self, array: ObjRef, index: usize, value: ObjRef) {
        let old = std::mem::replace(&mut self.elements_mut::<u32>(array)[index], value.0);
        if self.logging {
            self.littered |= old != value.0 && self.may_be_lost(old);
            self.stored(array, None, value);
        }
    }

    /// Copies bytes between primitive arrays, which may be the same.
    pub fn copy_elements(&mut self, src: ObjRef, from: usize, dst: ObjRef, to: usize, bytes: usize) {
        self.witness.reads(src, WHOLE as usize);
        self.witness.writes(dst, WHOLE as usize);
        self.touch(dst);
        let s = (src.0 as usize + HEADER) * 8 + from;
        let d = (dst.0 as usize + HEADER) * 8 + to;
        assert!(
            s + bytes <= self.words.len() * 8 && d + bytes <= self.words.len() * 8,
            "a copy stays in the arena"
        );
        let base = self.words.as_mut_ptr().cast::<u8>();
        // SAFETY: both ranges lie in the arena (asserted), which is plain bytes; `copy` allows overlap.
        unsafe { std::ptr::copy(base.add(s), base.add(d), bytes) }
    }

    /// Copies references between arrays, which may be the same.
    pub fn copy_refs(&mut self, src: ObjRef, from: usize, dst: ObjRef, to: usize, len: usize) {
        if self.logging && !self.littered {
            let replaced = &self.raw_elements::<u32>(dst)[to..to + len];
            self.littered = replaced.iter().any(|&old| self.may_be_lost(old));
        }
        self.copy_elements(src, from * 4, dst, to * 4, len * 4);
        if self.logging {
            for i in to..to + len {
                let value = ObjRef(self.raw_elements::<u32>(dst)[i]);
                self.stored(dst, None, value);
            }
        }
    }

    /// The raw content words of an object.
    pub fn content(&self, object: ObjRef) -> &[u64] {
        self.witness.reads(object, WHOLE as usize);
        self.raw_content(object)
    }

    /// The same for the heap's own purposes.
    fn raw_content(&self, object: ObjRef) -> &[u64] {
        let address = object.0 as usize;
        &self.words[address + HEADER..address + self.block_words(address)]
    }

    /// The raw content words of an object, for writing; logs the object.
    pub fn content_mut(&mut self, object: ObjRef) -> &mut [u64] {
        self.witness.writes(object, WHOLE as usize);
        self.touch(object);
        let address = object.0 as usize;
        // What is new holds nothing that could be lost, and numbers never do.
        let numbers = matches!(self.layout(self.class(object)).kind, LayoutKind::Array { refs: false, .. });
        self.littered |= self.logging && !numbers && self.words[address + META] & FRESH == 0;
        let end = address + self.block_words(address);
        &mut self.words[address + HEADER..end]
    }

    pub fn layout(&self, class: ClassId) -> &Layout {
        &self.layouts[class.0 as usize]
    }

    /// The words of which `f` holds, references aside, in objects that the search has made or changed, and in arrays
    /// of such words: object, place and word.
    pub fn find_words(&self, f: impl Fn(u64) -> bool) -> Vec<(ObjRef, usize, u64)> {
        let mut found = Vec::new();
        let mut look = |object: ObjRef| {
            let refs: &[u16] = match &self.layout(self.class(object)).kind {
                LayoutKind::Object { refs, .. } => refs,
                LayoutKind::Array { shift: 3, refs: false } => &[],
                LayoutKind::Array { .. } => return,
            };
            for (at, &word) in self.content(object).iter().enumerate() {
                if f(word) && refs.binary_search(&(at as u16)).is_err() {
                    found.push((object, at, word));
                }
            }
        };
        let mut address = self.floor;
        while address < self.top {
            if self.words[address] as u32 != FREE {
                look(ObjRef(address as u32));
            }
            address += self.block_words(address);
        }
        self.touched.iter().copied().for_each(look);
        found
    }

    /// Whether an index names an object that can be read: for checks of our own.
    pub fn is_plausible(&self, object: ObjRef) -> bool {
        let address = object.0 as usize;
        address >= 8
            && address + HEADER <= self.top
            && (self.words[address] as u32 as usize) < self.layouts.len()
    }

    /// Calls `f` with every reference held by an object.
    pub(crate) fn each_ref(&self, object: ObjRef, mut f: impl FnMut(ObjRef)) {
        let class = self.words[object.0 as usize] as u32;
        match &self.layouts[class as usize].kind {
            LayoutKind::Object { refs, .. } => {
                for &slot in refs.iter() {
                    let r = self.behind(object, slot as usize);
                    if !r.is_null() {
                        f(r);
                    }
                }
            }
            LayoutKind::Array { refs: true, .. } => {
                for &r in self.raw_elements::<u32>(object) {
                    if r != 0 {
                        f(ObjRef(r));
                    }
                }
            }
            LayoutKind::Array { .. } => {}
        }
    }
}

/// Types an array can hold; every bit pattern is valid.
pub trait Element: Copy + sealed::Sealed {}

mod sealed {
    pub trait Sealed {}
}

macro_rules! elements { ($($t:ty)*) => { $(impl sealed::Sealed for $t {} impl Element for $t {})* } }
elements!(u8 i8 u16 i16 u32 i32 u64 i64 f32 f64);
