//! Lists of words, each kept once, by number: one after the other, without an allocation for each.

/// No list.
const FREE: u32 = u32::MAX;

/// Lists by number, in the order they were added.
#[derive(Default)]
pub(super) struct Pool {
    words: Vec<u64>,
    /// Where each list ends.
    ends: Vec<usize>,
    /// By list: a part of its hash, to compare first.
    hashes: Vec<u32>,
    /// Numbers by hash, at most half full.
    table: Vec<u32>,
}

fn hash(words: &[u64]) -> u64 {
    let mix = |a: u64, b: u64| {
        let product = u128::from(a) * u128::from(b);
        product as u64 ^ (product >> 64) as u64
    };
    let seed = 0x9e37_79b9_7f4a_7c15 ^ words.len() as u64;
    words
        .iter()
        .fold(seed, |sum, &word| mix(sum ^ word, 0xd6e8_feb8_6659_fd93).wrapping_add(sum.rotate_left(29)))
}

impl Pool {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn get(&self, at: u32) -> &[u64] {
        let at = at as usize;
        let from = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.words[from..self.ends[at]]
    }

    /// The number of a list.
    pub(super) fn add(&mut self, words: &[u64]) -> u32 {
        if self.table.len() <= 2 * self.len() {
            self.grow();
        }
        let hash = hash(words);
        let (mask, short) = (self.table.len() - 1, (hash >> 32) as u32);
        let mut slot = short as usize & mask;
        loop {
            let known = self.table[slot];
            if known == FREE {
                break;
            }
            if self.hashes[known as usize] == short && self.get(known) == words {
                return known;
            }
            slot = (slot + 1) & mask;
        }
        let new = self.len() as u32;
        assert!(new < FREE, "kernel: more lists than numbers");
        self.table[slot] = new;
        self.words.extend_from_slice(words);
        self.ends.push(self.words.len());
        self.hashes.push(short);
        new
    }

    fn grow(&mut self) {
        let size = (4 * self.len()).next_power_of_two().max(16);
        self.table = vec![FREE; size];
        for (at, &short) in self.hashes.iter().enumerate() {
            let mut slot = short as usize & (size - 1);
            while self.table[slot] != FREE {
                slot = (slot + 1) & (size - 1);
            }
            self.table[slot] = at as u32;
        }
    }

    pub(super) fn bytes(&self) -> usize {
        8 * (self.words.capacity() + self.ends.capacity())
            + 4 * (self.hashes.capacity() + self.table.capacity())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_has_one_number() {
        let mut pool = Pool::default();
        let list = |n: u64| (0..n % 7).map(|i| n / 7 + i).collect::<Vec<u64>>();
        let numbers: Vec<u32> = (0..10_000).map(|n| pool.add(&list(n))).collect();
        for (n, &number) in numbers.iter().enumerate() {
            assert_eq!(pool.get(number), list(n as u64));
            assert_eq!(pool.add(&list(n as u64)), number);
        }
        let mut lists: Vec<Vec<u64>> = (0..10_000).map(list).collect();
        lists.sort();
        lists.dedup();
        assert_eq!(pool.len(), lists.len());
        assert!(pool.bytes() > 0);
    }
}
