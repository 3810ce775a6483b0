//! A priority structure for masses: constant time, the largest first to within a sixteenth.
//!
//! A mass falls into a bucket by the leading bits of its floating-point form, sixteen buckets for
//! each power of two. Within a bucket the latest entry comes first, which prefers deep states, so
//! ties lead on to ends. Entries are never removed from the middle: an owner that changes its mind
//! adds a new entry and drops the old one when it surfaces.

const STEPS: u32 = 4;
/// Masses from 2^-1022 up to 2.
const BUCKETS: usize = (1024 << STEPS) as usize;
const WORDS: usize = BUCKETS / 64;

/// Which bucket a mass belongs to; zero and the unspeakably small share the first.
#[inline]
pub(super) fn bucket(mass: f64) -> u16 {
    let bits = (mass.to_bits() >> (52 - STEPS)) as usize;
    if mass > 0.0 { bits.min(BUCKETS - 1) as u16 } else { 0 }
}

/// Entries by bucket.
pub(super) struct Buckets {
    lists: Vec<Vec<u32>>,
    /// A bit for each list that is not empty, and a bit for each word that is not zero.
    words: [u64; WORDS],
    summary: [u64; WORDS.div_ceil(64)],
    len: usize,
}

impl Buckets {
    pub(super) fn new() -> Buckets {
        Buckets {
            lists: vec![Vec::new(); BUCKETS],
            words: [0; WORDS],
            summary: [0; WORDS.div_ceil(64)],
            len: 0,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, bucket: u16, entry: u32) {
        let b = usize::from(bucket);
        if self.lists[b].is_empty() {
            self.words[b / 64] |= 1 << (b % 64);
            self.summary[b / 4096] |= 1 << (b / 64 % 64);
        }
        self.lists[b].push(entry);
        self.len += 1;
    }

    /// The highest bucket that has an entry.
    #[inline]
    pub(super) fn top(&self) -> Option<u16> {
        let s = self.summary.iter().rposition(|&w| w != 0)?;
        let word = s * 64 + (63 - self.summary[s].leading_zeros() as usize);
        Some((word * 64 + (63 - self.words[word].leading_zeros() as usize)) as u16)
    }

    /// Takes the latest entry out of the highest bucket.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(u16, u32)> {
        let top = self.top()?;
        let b = usize::from(top);
        let entry = self.lists[b].pop()?;
        self.len -= 1;
        if self.lists[b].is_empty() {
            // A long list that is used up is not kept for ever.
            if self.lists[b].capacity() > 1 << 12 {
                self.lists[b] = Vec::new();
            }
            self.words[b / 64] &= !(1 << (b % 64));
            if self.words[b / 64] == 0 {
                self.summary[b / 4096] &= !(1 << (b / 64 % 64));
            }
        }
        Some((top, entry))
    }

    /// An entry of a bucket, so many before the latest.
    #[inline]
    pub(super) fn before(&self, bucket: u16, ahead: usize) -> Option<u32> {
        let list = &self.lists[usize::from(bucket)];
        list.len().checked_sub(1 + ahead).map(|at| list[at])
    }

    pub(super) fn clear(&mut self) {
        while let Some(top) = self.top() {
            let b = usize::from(top);
            self.len -= self.lists[b].len();
            self.lists[b] = Vec::new();
            self.words[b / 64] &= !(1 << (b % 64));
            if self.words[b / 64] == 0 {
                self.summary[b / 4096] &= !(1 << (b / 64 % 64));
            }
        }
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn bytes(&self) -> usize {
        BUCKETS * size_of::<Vec<u32>>() + self.lists.iter().map(|l| l.capacity() * 4).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_comes_first_to_within_a_sixteenth() {
        let mut masses: Vec<f64> = (1..2000).map(|i| (f64::from(i) * 0.37).sin().abs().powi(9)).collect();
        masses.extend([0.0, 1.0, 1e-300, 5e-324]);
        let mut buckets = Buckets::new();
        for (i, &m) in masses.iter().enumerate() {
            buckets.push(bucket(m), i as u32);
        }
        let mut last = f64::INFINITY;
        for _ in 0..masses.len() {
            let (_, i) = buckets.pop().expect("an entry");
            let m = masses[i as usize];
            assert!(m <= last * (1.0 + 1.0 / 16.0), "{m} after {last}");
            last = m;
        }
        assert_eq!((buckets.pop(), buckets.len()), (None, 0));
        buckets.push(bucket(0.5), 1);
        buckets.push(bucket(0.25), 2);
        buckets.clear();
        assert_eq!((buckets.top(), buckets.len()), (None, 0));
    }
}
