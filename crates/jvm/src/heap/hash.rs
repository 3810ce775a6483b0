//! The state hash: a sum over objects of a hash of (name, class, content).
//!
//! References count by the *name* of what they point to, so where an object lies does not matter.
//! A sum can be kept up to date by looking only at the objects a transition wrote. The mixing is a
//! folded 64x64 multiply over two lanes with fixed odd constants: no seed, since
//! checkpoints and workers compare fingerprints across processes. Who changes it makes checkpoints of the
//! same version unreadable: raise the version (`CARGO_PKG_VERSION` is what they compare).
//!
//! What of an object is state is told by one visit, from which the hash and the encoding for exact matching both
//! derive: what one tells apart, the other does.

use super::times::Holder;
use super::{FREE, Heap, LEAKED, LayoutKind, META, ObjRef, SHARED};

/// A 128-bit sum of contributions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Sum(pub u128);

impl Sum {
    #[inline]
    pub fn add(&mut self, h: u128) {
        self.0 = self.0.wrapping_add(h);
    }

    #[inline]
    pub fn remove(&mut self, h: u128) {
        self.0 = self.0.wrapping_sub(h);
    }
}

const K0: u64 = 0x9E37_79B9_7F4A_7C15;
const K1: u64 = 0xC2B2_AE3D_27D4_EB4F;
const K2: u64 = 0xD6E8_FEB8_6659_FD93;

#[inline(always)]
fn folded(a: u64, b: u64) -> u64 {
    let p = u128::from(a) * u128::from(b);
    (p as u64) ^ ((p >> 64) as u64)
}

/// Mixes two words into one.
#[inline]
pub fn mix64(a: u64, b: u64) -> u64 {
    folded(a ^ K0, folded(b ^ K1, K2) ^ K1) ^ b.rotate_left(32)
}

/// Takes one more word into a running 128-bit hash.
#[inline(always)]
pub fn fold(h: u128, word: u64) -> u128 {
    let (lo, hi) = (h as u64, (h >> 64) as u64);
    let a = folded(lo ^ word ^ K0, K2.wrapping_add(hi | 1));
    let b = folded(hi ^ word.rotate_left(31) ^ K1, K0.wrapping_add(lo | 1));
    u128::from(a.wrapping_add(hi)) | u128::from(b ^ lo.rotate_left(17)) << 64
}

/// Takes one more word into a hash, and where it stands.
#[inline(always)]
pub fn fold_at(h: u128, place: usize, word: u64) -> u128 {
    fold(h.wrapping_add((place as u128 + 1) << 32), word)
}

impl Heap {
    /// The name of an object as others' content sees it.
    #[inline]
    pub fn name_of(&self, object: ObjRef) -> u64 {
        if object.is_null() { 0 } else { self.words[object.0 as usize + 1] }
    }

    /// The contribution an object should have, from scratch.
    pub(super) fn measure(&self, object: ObjRef) -> u128 {
        let seen = self.words[object.0 as usize + META] & (SHARED | LEAKED);
        self.measure_with(object, self.raw_content(object), seen)
    }

    /// The contribution of an object if it held these words.
    fn measure_with(&self, object: ObjRef, content: &[u64], seen: u64) -> u128 {
        let [name, class, rest] = self.head(object, seen);
        debug_assert_ne!(name, 0, "objects are named before they are hashed");
        let mut h = fold(u128::from(name) << 64 | u128::from(class), rest);
        self.visit(object, content, |place, word| h = fold_at(h, place, word));
        fold(h, K0)
    }

    /// What an object is, apart from its content: name, class, and length with who may see it.
    fn head(&self, object: ObjRef, seen: u64) -> [u64; 3] {
        let address = object.0 as usize;
        let w0 = self.words[address];
        let class = self.layouts[w0 as u32 as usize].stable;
        [self.words[address + 1], class, (w0 >> 32) ^ seen << 8]
    }

    /// Calls `f` with the words that count of an object if it held these, and with where they stand. Zeros are left
    /// out: most fields of most objects are zero.
    #[inline(always)]
    fn visit(&self, object: ObjRef, content: &[u64], mut f: impl FnMut(usize, u64)) {
        let class = self.words[object.0 as usize] as u32 as usize;
        let layout = &self.layouts[class];
        let now = self.now_for(object);
        match &layout.kind {
            LayoutKind::Object { words, .. } if *words <= 64 => {
                let masks = self.masks[class];
                for (slot, &word) in content.iter().enumerate() {
                    if word != 0 && masks.hidden >> slot & 1 == 0 {
                        let is_ref = masks.refs >> slot & 1 != 0;
                        let holder = || Holder::Field { class: class as u32, slot: slot as u32 };
                        f(slot, self.word_of_state(now, is_ref, word, holder));
                    }
                }
            }
            LayoutKind::Object { refs, hidden, .. } => {
                let (mut next_ref, mut next_hidden) = (0, 0);
                for (slot, &word) in content.iter().enumerate() {
                    if word == 0 {
                        continue;
                    }
                    let slot = slot as u16;
                    while next_ref < refs.len() && refs[next_ref] < slot {
                        next_ref += 1;
                    }
                    while next_hidden < hidden.len() && hidden[next_hidden] < slot {
                        next_hidden += 1;
                    }
                    if hidden.get(next_hidden) == Some(&slot) {
                        continue;
                    }
                    let is_ref = refs.get(next_ref) == Some(&slot);
                    let holder = || Holder::Field { class: class as u32, slot: slot.into() };
                    f(slot.into(), self.word_of_state(now, is_ref, word, holder));
                }
            }
            LayoutKind::Array { refs: true, .. } => {
                for (n, &two) in content.iter().enumerate() {
                    if two != 0 {
                        f(2 * n, self.name_of(ObjRef(two as u32)));
                        f(2 * n + 1, self.name_of(ObjRef((two >> 32) as u32)));
                    }
                }
            }
            LayoutKind::Array { .. } => {
                for (n, &word) in content.iter().enumerate() {
                    if word != 0 {
                        f(n, word);
                    }
                }
            }
        }
    }

    /// A sealed heap as bytes: objects in the order of their names, references by name.
    pub fn encode(&self, out: &mut Vec<u8>) {
        let objects = self.state_objects();
        out.extend_from_slice(&(objects.len() as u64).to_le_bytes());
        for object in objects {
            let seen = self.words[object.0 as usize + META] & (SHARED | LEAKED);
            self.head(object, seen).iter().for_each(|word| out.extend_from_slice(&word.to_le_bytes()));
            let at = out.len();
            out.extend_from_slice(&[0; 8]);
            let mut count = 0u64;
            self.visit(object, self.raw_content(object), |place, word| {
                out.extend_from_slice(&(place as u64).to_le_bytes());
                out.extend_from_slice(&word.to_le_bytes());
                count += 1;
            });
            out[at..at + 8].copy_from_slice(&count.to_le_bytes());
        }
    }

    /// Whether what counts of an immortal object is not as it was at first.
    pub(super) fn is_changed(&self, object: ObjRef) -> bool {
        let (now, first) = (self.raw_content(object), &self.originals[&object][..]);
        if now == first {
            return false;
        }
        let words = |content: &[u64]| {
            let mut words = Vec::new();
            self.visit(object, content, |place, word| words.push((place, word)));
            words
        };
        words(now) != words(first)
    }

    /// Ends a transition: names what is new, brings the sum up to date, and returns it.
    pub fn seal(&mut self) -> Sum {
        self.name_fresh();
        let dirty = std::mem::take(&mut self.dirty);
        for &object in &dirty {
            let address = object.0 as usize;
            if self.words[address] as u32 == FREE {
                continue;
            }
            let old = u128::from(self.words[address + 3]) | u128::from(self.words[address + 4]) << 64;
            let new = self.measure(object);
            self.words[address + 3] = new as u64;
            self.words[address + 4] = (new >> 64) as u64;
            self.sum.remove(old);
            self.sum.add(new);
        }
        self.dirty = dirty;
        self.dirty.clear();
        // What is written from here on is dirty again.
        self.next_epoch();
        // Walks the whole heap, base image and all: one cut in four, by the state.
        if cfg!(debug_assertions) && self.log.len() < 100_000 && (self.sum.0 as u64).is_multiple_of(4) {
            self.check_sums();
        }
        self.sum
    }

    /// Every contribution and the sum, from scratch: what the torture build and debug builds check.
    pub(crate) fn check_sums(&self) {
        self.each_object(|object| {
            let address = object.0 as usize;
            let meta = self.words[address + META];
            if !self.is_immortal(object) || meta & super::MEASURED != 0 {
                let kept = u128::from(self.words[address + 3]) | u128::from(self.words[address + 4]) << 64;
                let class = self.words[address] as u32;
                assert_eq!(kept, self.measure(object), "an object of class {class} has a stale contribution");
            }
        });
        assert_eq!(self.sum, self.sum_from_scratch(), "the sum of contributions");
    }

    /// The sum of a sealed heap.
    pub fn sum(&self) -> Sum {
        self.sum
    }

    /// The sum from scratch, over the whole heap: the test of the incremental one.
    pub fn sum_from_scratch(&self) -> Sum {
        let mut sum = Sum::default();
        self.each_object(|object| {
            if !self.is_immortal(object) {
                sum.add(self.measure(object));
            } else if let Some(original) = self.originals.get(&object) {
                sum.add(self.measure(object));
                sum.remove(self.measure_original(object, original));
            }
        });
        sum
    }

    /// Calls `f` with every object there is.
    pub(super) fn each_object(&self, mut f: impl FnMut(ObjRef)) {
        let mut address = 8;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE {
                f(ObjRef(address as u32));
            }
            address += words;
        }
        for &object in self.permanents.iter().filter(|p| p.0 as usize >= self.ceiling) {
            f(object);
        }
    }

    /// What an immortal object's contribution was at first.
    fn measure_original(&self, object: ObjRef, original: &[u64]) -> u128 {
        let leaked = if self.base_leaked.contains(&object) { LEAKED } else { 0 };
        // Constant arrays are not shared, and never will be.
        let shared = self.words[object.0 as usize + META] & SHARED;
        self.measure_with(object, original, shared | leaked)
    }
}
