//! 128-bit fingerprints in ordered linear probing (Amble and Knuth 1974), in four segments.
//!
//! Invariant: within a segment the occupied slots are in ascending order of key, and no key stands
//! before its home `key * capacity / 2^n`. So a search ends at the first larger key, hit or miss,
//! and growing is two sequential passes in place: all entries to the end, and from there to their new
//! places. The segments start at staggered sizes, so that they grow one after the other: no long
//! pause (some tenths of a second at a hundred million states), and a load between 0.60 and 0.84 at
//! all times: denser, and a new key moves dozens of others up; growing by less moves all of them more
//! often. About 28 bytes a state. Written by
//! hand because a general hash map of (u128, u32) takes 33 bytes a slot or more, rehashes all at once
//! and holds old and new at the same time.

use crate::memory::Large;

/// A map from 128-bit keys to numbers.
#[derive(Debug)]
pub struct FingerprintTable {
    segments: Vec<Segment>,
    len: u64,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The key, most significant word first.
    key: [u32; 4],
    id: u32,
}

const EMPTY: u32 = u32::MAX;
const FREE: Slot = Slot { key: [0; 4], id: EMPTY };
const SEGMENT_BITS: u32 = 2;
const SEGMENTS: usize = 1 << SEGMENT_BITS;
const GROWTH: f64 = 1.4;
/// A segment grows when this share of its homes is taken.
const MOST: f64 = 0.84;

impl Slot {
    #[inline]
    fn key(&self) -> u128 {
        let [a, b, c, d] = self.key;
        u128::from(u64::from(a) << 32 | u64::from(b)) << 64 | u128::from(u64::from(c) << 32 | u64::from(d))
    }

    #[inline]
    fn new(key: u128, id: u32) -> Slot {
        Slot { key: [(key >> 96) as u32, (key >> 64) as u32, (key >> 32) as u32, key as u32], id }
    }
}

#[derive(Debug, Default)]
struct Segment {
    /// `capacity` homes and some room behind them for the overflow of the last ones.
    slots: Large<Slot>,
    capacity: u32,
    len: u32,
    /// It grows when it holds so many.
    most: u32,
}

/// Spreads keys evenly over the table even if a system's fingerprints are not: an odd multiplier
/// loses nothing, and the high bits depend on all bits.
#[inline]
fn spread(key: u128) -> u128 {
    (key ^ (key >> 67)).wrapping_mul(0xd1b5_4a32_d192_ed03_8bb8_4b93_962e_acc9)
}

#[inline]
fn home(key: u128, capacity: u32) -> usize {
    let fraction = (key << SEGMENT_BITS >> 64) as u64;
    ((u128::from(fraction) * u128::from(capacity)) >> 64) as usize
}

impl Default for FingerprintTable {
    fn default() -> Self {
        FingerprintTable::new()
    }
}

impl FingerprintTable {
    pub fn new() -> FingerprintTable {
        FingerprintTable { segments: (0..SEGMENTS).map(|_| Segment::default()).collect(), len: 0 }
    }

    /// The number of keys.
    pub fn len(&self) -> u64 {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number stored for `key`, or `id`, which is then stored; and whether it is new.
    #[inline]
    pub fn find_or_insert(&mut self, key: u128, id: u32) -> (u32, bool) {
        assert!(id != EMPTY, "more than 4,294,967,294 states");
        let key = spread(key);
        let number = (key >> (128 - SEGMENT_BITS)) as usize;
        let segment = &mut self.segments[number];
        if segment.len >= segment.most {
            segment.grow(number);
        }
        let mut at = home(key, segment.capacity);
        loop {
            let Some(slot) = segment.slots.get(at) else {
                segment.slots.push(Slot::new(key, id));
                break;
            };
            if slot.id == EMPTY {
                segment.slots[at] = Slot::new(key, id);
                break;
            }
            let there = slot.key();
            if there >= key {
                if there == key {
                    return (slot.id, false);
                }
                segment.insert_at(at, Slot::new(key, id));
                break;
            }
            at += 1;
        }
        segment.len += 1;
        self.len += 1;
        (id, true)
    }

    /// Asks for the memory where a key belongs.
    #[inline]
    pub(crate) fn prefetch(&self, key: u128) {
        let key = spread(key);
        let segment = &self.segments[(key >> (128 - SEGMENT_BITS)) as usize];
        let at = home(key, segment.capacity);
        // New keys move up those behind them: some lines.
        for further in [0, 3, 6, 9, 12] {
            crate::memory::prefetch(&segment.slots, at + further);
        }
    }

    /// The number stored for `key`, if any.
    pub fn find(&self, key: u128) -> Option<u32> {
        let key = spread(key);
        let segment = &self.segments[(key >> (128 - SEGMENT_BITS)) as usize];
        let start = home(key, segment.capacity).min(segment.slots.len());
        for slot in &segment.slots[start..] {
            if slot.id == EMPTY || slot.key() > key {
                return None;
            }
            if slot.key() == key {
                return Some(slot.id);
            }
        }
        None
    }

    /// The memory held, in bytes.
    pub fn bytes(&self) -> u64 {
        self.segments.iter().map(|s| (s.slots.capacity() * size_of::<Slot>()) as u64).sum()
    }
}

impl Segment {
    fn insert_at(&mut self, at: usize, slot: Slot) {
        let gap = self.slots[at..].iter().position(|s| s.id == EMPTY);
        match gap {
            Some(offset) => self.slots.copy_within(at..at + offset, at + 1),
            None => {
                let last = *self.slots.last().expect("a full tail has a last slot");
                let end = self.slots.len() - 1;
                self.slots.copy_within(at..end, at + 1);
                self.slots.push(last);
            }
        }
        self.slots[at] = slot;
    }

    #[cold]
    fn grow(&mut self, number: usize) {
        let capacity = match self.capacity {
            // Staggered by the number of the segment, over one growth step.
            0 => (64.0 * GROWTH.powf(number as f64 / SEGMENTS as f64)).ceil() as u32,
            n => (f64::from(n) * GROWTH).ceil() as u32,
        };
        let end = (capacity as usize + 32 + capacity as usize / 64).max(self.slots.len());
        let before = self.slots.len();
        self.slots.reserve_total(end);
        self.slots.fill_up(end, FREE);
        // Written in any case, and kept if it was one: whether a slot is taken cannot be foretold. The
        // place is never before the slot, and there is one, since a table that grows is not full.
        let mut first = end;
        for at in (0..before).rev() {
            let slot = self.slots[at];
            self.slots[first - 1] = slot;
            first -= usize::from(slot.id != EMPTY);
        }
        let mut next = 0;
        for at in first..end {
            let slot = self.slots[at];
            let target = home(slot.key(), capacity).max(next);
            if target > at {
                // Badly spread keys: what is left would be written over before it is read.
                let left = self.slots[at..end].to_vec();
                next = self.lay_out(next, &left, capacity);
                break;
            }
            self.slots[next..target].fill(FREE);
            self.slots[target] = slot;
            next = target + 1;
        }
        let end = self.slots.len();
        self.slots[next.min(end)..].fill(FREE);
        self.capacity = capacity;
        self.most = (f64::from(capacity) * MOST) as u32;
    }

    /// Puts these, which come after all that is there, to their places from `next` on; says where the
    /// last one ends.
    fn lay_out(&mut self, mut next: usize, slots: &[Slot], capacity: u32) -> usize {
        for &slot in slots {
            let target = home(slot.key(), capacity).max(next);
            self.slots.fill_up(target + 1, FREE);
            self.slots[next..target].fill(FREE);
            self.slots[target] = slot;
            next = target + 1;
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;
    use std::collections::HashMap;

    #[test]
    fn behaves_as_a_map() {
        let mut rng = Rng::new(3);
        let mut table = FingerprintTable::new();
        let mut map = HashMap::new();
        for _ in 0..200_000 {
            // Few distinct keys so that hits are common, and badly spread ones.
            let key = u128::from(rng.below(60_000)) << (rng.below(3) * 40);
            let next = map.len() as u32;
            let expected = *map.entry(key).or_insert(next);
            assert_eq!(table.find_or_insert(key, next), (expected, expected == next));
        }
        assert_eq!(table.len(), map.len() as u64);
        for (key, id) in &map {
            assert_eq!(table.find(*key), Some(*id));
        }
        assert_eq!(table.find(1 << 127 | 5), None);
    }

    /// Keys that all have their home at the end of a segment.
    #[test]
    fn grows_with_badly_spread_keys() {
        let mut segment = Segment::default();
        segment.grow(0);
        for n in 0..5_000u32 {
            if segment.len >= segment.most {
                segment.grow(0);
            }
            let key = u128::MAX >> SEGMENT_BITS & !0xffff | u128::from(n);
            let at = home(key, segment.capacity);
            let free = (at..).find(|&i| segment.slots.get(i).is_none_or(|s| s.id == EMPTY)).unwrap();
            segment.slots.fill_up(free + 1, FREE);
            segment.slots[free] = Slot::new(key, n);
            segment.len += 1;
        }
        let kept: Vec<u32> = segment.slots.iter().filter(|s| s.id != EMPTY).map(|s| s.id).collect();
        assert_eq!(kept, (0..5_000).collect::<Vec<_>>());
        let first = segment.slots.iter().position(|s| s.id != EMPTY).unwrap();
        assert_eq!(first, home(u128::MAX >> SEGMENT_BITS, segment.capacity));
    }

    #[test]
    fn keeps_its_order_and_its_size() {
        let mut rng = Rng::new(9);
        let mut table = FingerprintTable::new();
        for n in 0..1_000_000u32 {
            table.find_or_insert(u128::from(rng.bits()) << 64 | u128::from(rng.bits()), n);
            if n > 100_000 && n % 100_000 == 0 {
                let each = table.bytes() as f64 / f64::from(n);
                assert!(each < 31.0, "{each} bytes a state at {n}");
            }
        }
        for segment in &table.segments {
            let keys: Vec<u128> = segment.slots.iter().filter(|s| s.id != EMPTY).map(Slot::key).collect();
            assert!(keys.is_sorted());
            assert_eq!(keys.len(), segment.len as usize);
        }
    }
}
