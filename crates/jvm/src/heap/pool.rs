//! Interned sequences of words: the parts that saved states are made of (COLLAPSE; Holzmann,
//! "State compression in SPIN", 1997).
//!
//! Two states of a program have most of their objects and frames in common, and a state nearly all
//! of them with some earlier state. So a saved state is a list of numbers of parts, and a part is
//! kept once. Whether two parts are equal is whether their numbers are. Invariant: parts are never
//! removed, and number 0 is no part, so that it can mean "not known". Written by hand, since a map
//! from boxed slices would keep an allocation and three words beside every small part.

use super::hash::{fold, folded_tag};

/// The number of a part.
pub type PartId = u32;

/// Words a block holds; longer parts have a block of their own.
const BLOCK: usize = 1 << 16;

/// A set of word sequences.
#[derive(Default)]
pub struct Pool {
    blocks: Vec<Vec<u64>>,
    /// By number: block, place in it, length.
    places: Vec<(u32, u16, u32)>,
    /// Number and some bits of the hash, in open addressing; a number of 0 is a free entry.
    index: Vec<(PartId, u32)>,
}

impl Pool {
    /// The number of a part.
    pub fn intern(&mut self, words: &[u64]) -> PartId {
        if (self.places.len() + 1) * 4 > self.index.len() * 3 {
            self.grow();
        }
        let hash = hash(words);
        let tag = folded_tag(hash);
        let mask = self.index.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            match self.index[at] {
                (0, _) => break,
                (id, t) if t == tag && self.get(id) == words => return id,
                _ => at = (at + 1) & mask,
            }
        }
        let id = self.add(words);
        self.index[at] = (id, tag);
        id
    }

    /// The words of a part.
    #[inline]
    pub fn get(&self, id: PartId) -> &[u64] {
        let (block, at, len) = self.places[id as usize - 1];
        &self.blocks[block as usize][at as usize..at as usize + len as usize]
    }

    /// The memory held, in bytes.
    pub fn bytes(&self) -> usize {
        self.blocks.iter().map(|b| b.capacity() * 8).sum::<usize>()
            + self.places.capacity() * size_of::<(u32, u16, u32)>()
            + self.index.capacity() * size_of::<(PartId, u32)>()
    }

    fn add(&mut self, words: &[u64]) -> PartId {
        let fits = |b: &Vec<u64>| b.len() + words.len() <= b.capacity() && b.len() < BLOCK;
        if !self.blocks.last().is_some_and(fits) {
            self.blocks.push(Vec::with_capacity(words.len().max(BLOCK)));
        }
        let number = self.blocks.len() - 1;
        let block = &mut self.blocks[number];
        self.places.push((number as u32, block.len() as u16, words.len() as u32));
        block.extend_from_slice(words);
        u32::try_from(self.places.len()).expect("fewer than 2^32 parts of states")
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.index.len() * 2).max(1 << 10);
        self.index.clear();
        self.index.resize(size, (0, 0));
        for id in 1..=self.places.len() as PartId {
            let hash = hash(self.get(id));
            let mut at = hash as usize & (size - 1);
            while self.index[at].0 != 0 {
                at = (at + 1) & (size - 1);
            }
            self.index[at] = (id, folded_tag(hash));
        }
    }
}

#[inline]
fn hash(words: &[u64]) -> u128 {
    words.iter().fold(words.len() as u128, |h, &w| fold(h, w))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_parts_share_a_number_and_come_back_as_they_were() {
        let mut pool = Pool::default();
        let part = |n: u64| -> Vec<u64> { (0..n % 7).map(|i| n * 31 + i).collect() };
        let mut ids = Vec::new();
        for n in 0..20_000 {
            ids.push(pool.intern(&part(n)));
        }
        for n in 0..20_000 {
            assert_eq!(pool.intern(&part(n)), ids[n as usize]);
            assert_eq!(pool.get(ids[n as usize]), part(n));
            assert_ne!(ids[n as usize], 0);
        }
        let long = vec![7; BLOCK * 3];
        let id = pool.intern(&long);
        let next = pool.intern(&[1, 2]);
        assert_eq!((pool.get(id), pool.get(next)), (&long[..], &[1, 2][..]));
        assert_eq!(pool.intern(&long), id);
    }
}
