//! Canonical names: an object is (who allocates, where, lowest free index).
//!
//! Two interleavings that allocate the same objects in another order give them the same names, so
//! their states match. A name is a 40-bit hash of the allocating thread and site, and a 24-bit
//! index; should two sites share a hash they share an index pool, so names of live objects are
//! always distinct.

use super::{FREE, Heap, ObjRef};
use rustc_hash::FxHashMap;

/// Which indices are taken, per key.
#[derive(Default, Clone)]
pub(super) struct Names {
    keys: FxHashMap<u64, u32>,
    /// By the number that `keys` gives.
    taken: Vec<Vec<u64>>,
    /// Keys met last, by some of their bits, with their numbers: looking here first saves most of the hashing.
    near: Vec<(u64, u32)>,
}

/// Keys remembered apart.
const NEAR: usize = 256;

const INDEX_BITS: u32 = 24;

impl Names {
    /// The indices taken of a key.
    #[inline]
    fn bits(&mut self, key: u64) -> &mut Vec<u64> {
        match self.near.get((key >> 1) as usize % NEAR) {
            Some(&(near, number)) if near == key => &mut self.taken[number as usize],
            _ => self.bits_far(key),
        }
    }

    #[cold]
    fn bits_far(&mut self, key: u64) -> &mut Vec<u64> {
        let next = self.taken.len() as u32;
        let number = *self.keys.entry(key).or_insert(next);
        if number == next {
            self.taken.push(Vec::new());
        }
        // No key is 0.
        self.near.resize(NEAR, (0, 0));
        self.near[(key >> 1) as usize % NEAR] = (key, number);
        &mut self.taken[number as usize]
    }

    /// The lowest free name of a key.
    pub fn take(&mut self, key: u64) -> u64 {
        // The lowest key bit is set so that no name is zero, and none equals a permanent name.
        let key = (key >> INDEX_BITS) | 1;
        let bits = self.bits(key);
        let word = bits.iter().position(|&w| w != u64::MAX).unwrap_or_else(|| {
            bits.push(0);
            bits.len() - 1
        });
        let bit = bits[word].trailing_ones();
        bits[word] |= 1 << bit;
        key << INDEX_BITS | ((word as u64 * 64 + u64::from(bit)) & ((1 << INDEX_BITS) - 1))
    }

    pub fn forget(&mut self, name: u64) {
        if name == 0 {
            return;
        }
        let index = name & ((1 << INDEX_BITS) - 1);
        if let Some(word) = self.bits(name >> INDEX_BITS).get_mut((index / 64) as usize) {
            *word &= !(1 << (index % 64));
        }
    }

    pub fn remember(&mut self, name: u64) {
        if name == 0 {
            return;
        }
        let index = name & ((1 << INDEX_BITS) - 1);
        let bits = self.bits(name >> INDEX_BITS);
        let word = (index / 64) as usize;
        if bits.len() <= word {
            bits.resize(word + 1, 0);
        }
        bits[word] |= 1 << (index % 64);
    }
}

impl Heap {
    /// Names what was allocated in this transition and is still there, in order of allocation.
    pub(super) fn name_fresh(&mut self) {
        let fresh = std::mem::take(&mut self.fresh);
        for &(object, key) in &fresh {
            let address = object.0 as usize;
            if self.words[address] as u32 != FREE {
                self.words[address + super::META] &= !super::FRESH;
                if self.words[address + 1] == 0 {
                    self.words[address + 1] = self.names.take(key);
                    self.note_birth(address);
                    self.log_name(address);
                }
            }
        }
        self.fresh = fresh;
        self.fresh.clear();
    }

    /// The name of an object, given now if it has none: for identity hash codes.
    pub fn name_now(&mut self, object: ObjRef) -> u64 {
        let address = object.0 as usize;
        if self.words[address + 1] == 0 {
            let key = self.fresh.iter().rev().find(|f| f.0 == object).map_or(0, |f| f.1);
            self.words[address + 1] = self.names.take(key);
            self.note_birth(address);
            self.log_name(address);
        }
        self.words[address + 1]
    }

    #[inline]
    fn note_birth(&mut self, address: usize) {
        if self.reuse.watching {
            self.reuse.is_born(self.words[address + 1]);
        }
    }
}
