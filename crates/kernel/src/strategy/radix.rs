//! A priority queue for keys that never rise: a radix heap (Ahuja, Mehlhorn, Orlin, Tarjan 1990).
//!
//! The probability of a path never exceeds that of its prefix, so whoever always takes the largest
//! sees keys that only fall. Then buckets by the highest bit that differs from the last key taken
//! suffice: adding appends, and an entry moves only towards bucket 0, sequentially through memory,
//! where a binary heap of ten million entries misses the cache at every level. Equal keys leave in
//! the order in which they came. Buckets are chains of blocks out of one table, and give them back
//! as they are emptied: no bucket is ever copied to grow, and memory is used again while it is warm.

use crate::memory::Large;

/// Entries by falling key.
#[derive(Clone, Debug)]
pub(super) struct Falling<T> {
    /// `buckets[b]`: keys whose highest bit different from `last` is bit `b - 1`; 0: equal to it.
    buckets: Vec<Bucket>,
    cells: Large<(u64, T)>,
    /// Blocks of cells not in use.
    free: Vec<u32>,
    /// How many of bucket 0 are taken.
    head: usize,
    last: u64,
    len: u64,
}

#[derive(Clone, Debug, Default)]
struct Bucket {
    /// Numbers of blocks; all but the last are full.
    blocks: Vec<u32>,
    len: usize,
}

const BUCKETS: usize = 65;
const BITS: usize = 9;
const BLOCK: usize = 1 << BITS;

impl Bucket {
    /// The cell of an entry.
    #[inline]
    fn cell(&self, at: usize) -> usize {
        ((self.blocks[at >> BITS] as usize) << BITS) + (at & (BLOCK - 1))
    }
}

impl<T: Copy> Falling<T> {
    pub(super) fn new() -> Falling<T> {
        let buckets = vec![Bucket::default(); BUCKETS];
        Falling { buckets, cells: Large::new(), free: Vec::new(), head: 0, last: 0, len: 0 }
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Adds an entry; `key` is not negative and not above the last one taken.
    #[inline]
    pub(super) fn add(&mut self, key: f64, entry: T) {
        // The bits of positive doubles are in the order of their values; turned round, keys rise.
        let key = (!key.to_bits()).max(self.last);
        self.put(bucket(key, self.last), (key, entry));
        self.len += 1;
    }

    #[inline]
    fn put(&mut self, number: usize, cell: (u64, T)) {
        let bucket = &mut self.buckets[number];
        if bucket.len & (BLOCK - 1) == 0 {
            let block = self.free.pop().unwrap_or_else(|| {
                let block = self.cells.len() >> BITS;
                self.cells.fill_up((block + 1) << BITS, cell);
                block as u32
            });
            bucket.blocks.push(block);
        }
        let at = bucket.cell(bucket.len);
        self.cells[at] = cell;
        bucket.len += 1;
    }

    /// The entry with the largest key, and that key.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(f64, T)> {
        if self.head == self.buckets[0].len {
            self.refill()?;
        }
        let (key, entry) = self.cells[self.buckets[0].cell(self.head)];
        self.head += 1;
        self.len -= 1;
        Some((f64::from_bits(!key), entry))
    }

    /// The entry that leaves after `ahead` others, if that is already known.
    #[inline]
    pub(super) fn peek(&self, ahead: usize) -> Option<T> {
        let at = self.head + ahead;
        (at < self.buckets[0].len).then(|| self.cells[self.buckets[0].cell(at)].1)
    }

    fn refill(&mut self) -> Option<()> {
        self.buckets[0].len = 0;
        self.free.append(&mut self.buckets[0].blocks);
        self.head = 0;
        let full = self.buckets.iter().position(|b| b.len > 0)?;
        let Bucket { mut blocks, len } = std::mem::take(&mut self.buckets[full]);
        let cells = |n: usize, block: u32| {
            let first = (block as usize) << BITS;
            first..first + (len - (n << BITS)).min(BLOCK)
        };
        let least = |(n, &block): (usize, &u32)| self.cells[cells(n, block)].iter().map(|c| c.0).min();
        self.last = blocks.iter().enumerate().filter_map(least).min()?;
        for (n, &block) in blocks.iter().enumerate() {
            for at in cells(n, block) {
                let cell = self.cells[at];
                self.put(bucket(cell.0, self.last), cell);
            }
            self.free.push(block);
        }
        blocks.clear();
        self.buckets[full].blocks = blocks;
        Some(())
    }

    /// Keeps only these.
    pub(super) fn retain(&mut self, keep: impl Fn(T) -> bool) {
        let mut other = Falling { last: self.last, ..Falling::new() };
        for (number, bucket) in self.buckets.iter().enumerate() {
            for at in (if number == 0 { self.head } else { 0 })..bucket.len {
                let cell = self.cells[bucket.cell(at)];
                if keep(cell.1) {
                    other.put(number, cell);
                    other.len += 1;
                }
            }
        }
        *self = other;
    }

    pub(super) fn bytes(&self) -> u64 {
        let blocks: usize = self.buckets.iter().map(|b| b.blocks.capacity()).sum();
        (self.cells.len() * size_of::<(u64, T)>() + 4 * (blocks + self.free.capacity())) as u64
    }
}

#[inline]
fn bucket(key: u64, last: u64) -> usize {
    (64 - (key ^ last).leading_zeros()) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn agrees_with_a_sorted_list() {
        let mut rng = Rng::new(4);
        let mut queue = Falling::new();
        let mut list: Vec<(f64, u32)> = vec![(1.0, 0)];
        queue.add(1.0, 0);
        let mut next = 1;
        while let Some((taken, entry)) = queue.pop() {
            // The largest, and among equals the oldest.
            let best = list.iter().map(|e| e.0).fold(-1.0, f64::max);
            let at = list.iter().position(|e| e.0 == best).unwrap();
            let (key, expected) = list.remove(at);
            assert_eq!((taken, entry), (key, expected));
            if next < 5000 {
                for _ in 0..rng.below(4) {
                    let child = key * [0.5, 0.25, 1.0, rng.unit(), 0.0][rng.below(5) as usize];
                    queue.add(child, next);
                    list.push((child, next));
                    next += 1;
                }
            }
            assert_eq!(queue.len(), list.len() as u64);
        }
        assert!(list.is_empty());
    }
}
