//! Many piles of entries in one table: a pile grows and shrinks at its end, and is read anywhere.
//!
//! Why not a vector each: some hundred vectors of a few hundred kilobytes lie in small pages, and with
//! millions of entries nearly every look at one then waits for the translation of its address. One
//! table lies in huge pages. Piles consist of blocks of it; a block that is no longer needed is the
//! next one to be given out.

use crate::memory::Large;

/// Entries in a block.
const BLOCK: usize = 128;

#[derive(Clone, Debug)]
pub(super) struct Piles<T> {
    table: Large<T>,
    /// The blocks of each pile, in order, and how many entries it has.
    blocks: Vec<Vec<u32>>,
    sizes: Vec<u32>,
    /// Where the next entry of each pile goes, if the last block of the pile is not full.
    ends: Vec<u32>,
    free: Vec<u32>,
}

impl<T: Copy> Piles<T> {
    pub(super) fn new(piles: usize) -> Piles<T> {
        Piles {
            table: Large::new(),
            blocks: vec![Vec::new(); piles],
            sizes: vec![0; piles],
            ends: vec![0; piles],
            free: Vec::new(),
        }
    }

    /// The sizes of all piles.
    #[inline]
    pub(super) fn sizes(&self) -> &[u32] {
        &self.sizes
    }

    /// Where an entry is in the table.
    #[inline]
    fn slot(&self, pile: u32, at: u32) -> Option<usize> {
        let block = *self.blocks[pile as usize].get(at as usize / BLOCK)?;
        Some(block as usize * BLOCK + at as usize % BLOCK)
    }

    #[inline]
    pub(super) fn get(&self, pile: u32, at: u32) -> Option<&T> {
        if at >= self.sizes[pile as usize] {
            return None;
        }
        self.table.get(self.slot(pile, at)?)
    }

    /// Asks for the memory of an entry.
    #[inline]
    pub(super) fn prefetch(&self, pile: u32, at: u32) {
        if let Some(slot) = self.slot(pile, at) {
            crate::memory::prefetch(&self.table, slot);
        }
    }

    #[inline]
    pub(super) fn push(&mut self, pile: usize, entry: T) {
        if (self.sizes[pile] as usize).is_multiple_of(BLOCK) {
            self.add_block(pile, entry);
        }
        let end = &mut self.ends[pile];
        self.table[*end as usize] = entry;
        *end += 1;
        self.sizes[pile] += 1;
    }

    #[cold]
    fn add_block(&mut self, pile: usize, filler: T) {
        let block = self.free.pop().unwrap_or_else(|| {
            let block = self.table.len() / BLOCK;
            self.table.fill_up((block + 1) * BLOCK, filler);
            assert!((block + 1) * BLOCK <= u32::MAX as usize, "kernel: too many entries for an urn");
            block as u32
        });
        self.blocks[pile].push(block);
        self.ends[pile] = block * BLOCK as u32;
    }

    /// Removes an entry that is there; the last one of its pile comes into its place.
    #[inline]
    pub(super) fn swap_remove(&mut self, pile: u32, at: u32) {
        let Some(slot) = self.slot(pile, at) else { unreachable!("kernel: an urn keeps what it counts") };
        let pile = pile as usize;
        let last = self.sizes[pile] - 1;
        let end = self.ends[pile] - 1;
        self.table[slot] = self.table[end as usize];
        (self.sizes[pile], self.ends[pile]) = (last, end);
        if (last as usize).is_multiple_of(BLOCK) {
            self.drop_block(pile);
        }
    }

    #[cold]
    fn drop_block(&mut self, pile: usize) {
        self.free.extend(self.blocks[pile].pop());
        // The block before is full: its end is the next one's beginning, which may be anywhere.
        self.ends[pile] = self.blocks[pile].last().map_or(0, |&block| (block + 1) * BLOCK as u32);
    }

    /// Keeps only these, in order.
    pub(super) fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        let mut kept = Piles::new(self.sizes.len());
        for pile in 0..self.sizes.len() {
            for at in 0..self.sizes[pile] {
                if let Some(entry) = self.get(pile as u32, at).filter(|entry| keep(entry)) {
                    kept.push(pile, *entry);
                }
            }
        }
        *self = kept;
    }

    pub(super) fn bytes(&self) -> u64 {
        let lists = self.blocks.iter().map(|list| list.capacity() * 4 + 24).sum::<usize>();
        (self.table.capacity() * size_of::<T>() + lists + self.free.capacity() * 4) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn behave_like_vectors() {
        let (mut piles, mut vectors) = (Piles::new(5), vec![Vec::new(); 5]);
        let mut rng = Rng::new(4);
        for n in 0..60_000u32 {
            let pile = rng.below(5) as usize;
            // Up and down, so that blocks change hands.
            if rng.below(10) < if n / 10_000 % 2 == 0 { 7 } else { 4 } {
                piles.push(pile, n);
                vectors[pile].push(n);
            } else if !vectors[pile].is_empty() {
                let at = rng.below(vectors[pile].len() as u64) as u32;
                piles.swap_remove(pile as u32, at);
                vectors[pile].swap_remove(at as usize);
            }
            if n == 35_000 {
                piles.retain(|n| n % 3 > 0);
                vectors.iter_mut().for_each(|v| v.retain(|n| n % 3 > 0));
            }
        }
        assert!(vectors.iter().all(|v| v.len() > 2 * BLOCK));
        for (pile, vector) in vectors.iter().enumerate() {
            assert_eq!(piles.sizes()[pile] as usize, vector.len());
            for (at, n) in vector.iter().enumerate() {
                assert_eq!(piles.get(pile as u32, at as u32), Some(n));
            }
            assert_eq!(piles.get(pile as u32, vector.len() as u32), None);
        }
        let blocks = vectors.iter().map(|v| v.len().div_ceil(BLOCK)).sum::<usize>();
        assert_eq!(piles.table.len() / BLOCK, blocks + piles.free.len());
    }
}
