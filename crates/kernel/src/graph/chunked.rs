//! A vector that grows by blocks of fixed size.
//!
//! Why not `Vec`: when a `Vec` of two gigabytes doubles, six are in use for a moment, and copying
//! stalls the search. Here nothing moves once written, and the waste is at most one block, of which
//! only what is used is really taken from the system.

use crate::memory::Large;
use std::ops::{Index, IndexMut};

const BITS: usize = 20;
const SIZE: usize = 1 << BITS;
const MASK: usize = SIZE - 1;

/// A growing sequence in blocks of 1,048,576 elements.
#[derive(Clone, Debug)]
pub struct Chunked<T> {
    blocks: Vec<Large<T>>,
    len: usize,
}

impl<T> Default for Chunked<T> {
    fn default() -> Self {
        Chunked { blocks: Vec::new(), len: 0 }
    }
}

impl<T: Copy> Chunked<T> {
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn push(&mut self, value: T) {
        self.make_room();
        let last = self.blocks.len() - 1;
        self.blocks[last].push(value);
        self.len += 1;
    }

    /// A block for the next element. The first one grows by doubling, since most systems are small.
    #[inline]
    fn make_room(&mut self) {
        if self.len & MASK == 0 {
            self.blocks.push(Large::with_capacity(if self.len == 0 { 64 } else { SIZE }));
        }
    }

    /// Appends `n` copies of `value`.
    pub fn extend_with(&mut self, value: T, mut n: usize) {
        while n > 0 {
            self.make_room();
            let take = n.min(SIZE - (self.len & MASK));
            let last = self.blocks.len() - 1;
            let block = &mut self.blocks[last];
            block.fill_up(block.len() + take, value);
            self.len += take;
            n -= take;
        }
    }

    pub fn get(&self, index: usize) -> Option<&T> {
        self.blocks.get(index >> BITS)?.get(index & MASK)
    }

    /// Asks for the memory of an element that is needed soon.
    #[inline]
    pub(crate) fn prefetch(&self, index: usize) {
        if let Some(block) = self.blocks.get(index >> BITS) {
            crate::memory::prefetch(block, index & MASK);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &T> + '_ {
        self.blocks.iter().flat_map(|block| block.iter())
    }

    /// The memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        self.len * size_of::<T>() + self.blocks.len() * size_of::<Large<T>>()
    }
}

impl<T> Index<usize> for Chunked<T> {
    type Output = T;

    #[inline]
    fn index(&self, index: usize) -> &T {
        &self.blocks[index >> BITS][index & MASK]
    }
}

impl<T> IndexMut<usize> for Chunked<T> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.blocks[index >> BITS][index & MASK]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behaves_like_a_vector_across_blocks() {
        let mut c = Chunked::default();
        let mut v = Vec::new();
        for i in 0..10 {
            c.push(i);
            v.push(i);
            c.extend_with(7 * i, 300_000);
            v.resize(v.len() + 300_000, 7 * i);
        }
        c[2_150_000] = 99;
        v[2_150_000] = 99;
        assert_eq!(c.len(), v.len());
        assert!(c.iter().eq(v.iter()));
        assert_eq!(c.get(v.len()), None);
    }
}
