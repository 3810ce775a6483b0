//! A priority queue for keys that never rise: a radix heap (Ahuja, Mehlhorn, Orlin, Tarjan 1990).
//!
//! The probability of a path never exceeds that of its prefix, so whoever always takes the largest
//! sees keys that only fall. Then buckets by the highest bit that differs from the last key taken
//! suffice: adding appends, and an entry moves only towards bucket 0, sequentially through memory,
//! where a binary heap of ten million entries misses the cache at every level. Equal keys leave in
//! the order in which they came. Buckets are plain vectors: they come and go, and the allocator gives
//! the same memory out again, which fresh huge pages would not be.

/// Entries by falling key.
#[derive(Clone, Debug)]
pub(super) struct Falling<T> {
    /// `buckets[b]`: keys whose highest bit different from `last` is bit `b - 1`; 0: equal to it.
    buckets: Vec<Vec<(u64, T)>>,
    /// How many of bucket 0 are taken.
    head: usize,
    last: u64,
    len: u64,
}

const BUCKETS: usize = 65;

/// More entries than this are moved in pieces.
const PIECE: usize = 1 << 18;

impl<T: Copy> Falling<T> {
    pub(super) fn new() -> Falling<T> {
        Falling { buckets: (0..BUCKETS).map(|_| Vec::new()).collect(), head: 0, last: 0, len: 0 }
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Adds an entry; `key` is not negative and not above the last one taken.
    #[inline]
    pub(super) fn add(&mut self, key: f64, entry: T) {
        // The bits of positive doubles are in the order of their values; turned round, keys rise.
        let key = (!key.to_bits()).max(self.last);
        self.buckets[bucket(key, self.last)].push((key, entry));
        self.len += 1;
    }

    /// The entry with the largest key.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<T> {
        if self.head == self.buckets[0].len() {
            self.refill()?;
        }
        let entry = self.buckets[0][self.head].1;
        self.head += 1;
        self.len -= 1;
        Some(entry)
    }

    /// The entry that leaves after `ahead` others, if that is already known.
    #[inline]
    pub(super) fn peek(&self, ahead: usize) -> Option<T> {
        self.buckets[0].get(self.head + ahead).map(|entry| entry.1)
    }

    fn refill(&mut self) -> Option<()> {
        self.buckets[0].clear();
        self.head = 0;
        let full = self.buckets.iter().position(|b| !b.is_empty())?;
        let mut entries = std::mem::take(&mut self.buckets[full]);
        self.last = entries.iter().map(|e| e.0).min().expect("a bucket that is not empty");
        if entries.len() > PIECE {
            self.refill_in_pieces(entries);
            return Some(());
        }
        for &(key, entry) in entries.iter() {
            self.buckets[bucket(key, self.last)].push((key, entry));
        }
        if entries.capacity() <= 4096 {
            entries.clear();
            self.buckets[full] = entries;
        }
        Some(())
    }

    /// Moves many entries, oldest first, and gives back the memory of those that were moved as it
    /// goes: otherwise there would be two of each for a moment.
    #[cold]
    fn refill_in_pieces(&mut self, mut entries: Vec<(u64, T)>) {
        entries.reverse();
        while !entries.is_empty() {
            let rest = entries.len().saturating_sub(PIECE);
            for (key, entry) in entries.drain(rest..).rev() {
                self.buckets[bucket(key, self.last)].push((key, entry));
            }
            entries.shrink_to_fit();
        }
    }

    /// Keeps only these.
    pub(super) fn retain(&mut self, keep: impl Fn(T) -> bool) {
        let head = std::mem::take(&mut self.head);
        let taken = &mut self.buckets[0];
        taken.copy_within(head.., 0);
        taken.truncate(taken.len() - head);
        self.len = 0;
        for bucket in &mut self.buckets {
            bucket.retain(|e| keep(e.1));
            bucket.shrink_to(2 * bucket.len());
            self.len += bucket.len() as u64;
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        self.buckets.iter().map(|b| (b.capacity() * size_of::<(u64, T)>()) as u64).sum()
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
        while let Some(entry) = queue.pop() {
            // The largest, and among equals the oldest.
            let best = list.iter().map(|e| e.0).fold(-1.0, f64::max);
            let at = list.iter().position(|e| e.0 == best).unwrap();
            let (key, expected) = list.remove(at);
            assert_eq!(entry, expected);
            if next < 3000 {
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
