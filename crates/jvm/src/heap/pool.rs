//! Interned sequences of words: the parts that saved states are made of (COLLAPSE; Holzmann,
//! "State compression in SPIN", 1997).
//!
//! Two states of a program have most of their objects and frames in common, and a state nearly all
//! of them with some earlier state. So a saved state is a list of numbers of parts, and a part is
//! kept once. Whether two parts are equal is whether their numbers are. Number 0 is no part, so that
//! it can mean "not known".
//!
//! Uses are counted: one for each saved state or other part that has it. A part that loses its last
//! use goes, and its number and its words go to the next part that wants them. Invariant: whoever
//! remembers a number without counting as a use must forget it before parts are let go.
//!
//! Written by hand, since a map from boxed slices would keep an allocation and three words beside
//! every small part.

use super::hash::fold;
use super::snapshot::each_packed;
use rustc_hash::FxHashMap;

/// The number of a part.
pub type PartId = u32;

/// Words a block holds; longer parts have a block of their own.
const BLOCK: usize = 1 << 16;

/// A part: where its words are, how often it is used.
#[derive(Clone, Copy)]
struct Place {
    /// Block, and place in it.
    at: u32,
    /// Length, and in the highest bits where the numbers of other parts begin, plus one; 0 if it has none, [`HEAD`] if
    /// there is one, and that is the first word.
    len: u32,
    uses: u32,
}

/// Where in [`Place::len`] the beginning of the numbers is.
const FROM: u32 = 28;

/// The beginning of the numbers of a part that follows another one.
const HEAD: u32 = 15;

/// The words of a part that are numbers of others, packed.
#[inline]
fn numbers(words: &[u64], from: u32) -> &[u64] {
    match from {
        0 => &[],
        HEAD => &words[..1],
        _ => &words[from as usize - 1..],
    }
}

impl Place {
    fn len(self) -> usize {
        (self.len & ((1 << FROM) - 1)) as usize
    }
}

/// A set of word sequences.
#[derive(Default)]
pub struct Pool {
    blocks: Vec<Vec<u64>>,
    /// By number, from 1 on.
    places: Vec<Place>,
    /// Number and hash, in open addressing; a number of 0 is a free entry.
    index: Vec<(PartId, u32)>,
    /// Numbers to be given again.
    unused: Vec<PartId>,
    /// By length: places to be used again.
    gaps: FxHashMap<u32, Vec<u32>>,
    todo: Vec<PartId>,
}

impl Pool {
    /// The number of a part that holds no numbers of others.
    #[inline]
    pub fn intern(&mut self, words: &[u64]) -> PartId {
        self.intern_with(words, 0)
    }

    /// The number of a part whose words from `from` on are numbers of others, packed.
    #[inline]
    pub fn intern_list(&mut self, words: &[u64], from: usize) -> PartId {
        debug_assert!(from as u32 + 1 < HEAD);
        self.intern_with(words, from as u32 + 1)
    }

    /// The number of a part whose first word is the number of the one it follows, or 0 if it is the first of a chain.
    /// A chain has one part more for each of its links, however long it is.
    #[inline]
    pub fn intern_next(&mut self, words: &[u64]) -> PartId {
        self.intern_with(words, if words[0] == 0 { 0 } else { HEAD })
    }

    fn intern_with(&mut self, words: &[u64], from: u32) -> PartId {
        if (self.places.len() + 1) * 4 > self.index.len() * 3 {
            self.grow();
        }
        let hash = hash(words);
        let mask = self.index.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            match self.index[at] {
                (0, _) => break,
                (id, h) if h == hash && self.is(id, words, from) => return id,
                _ => at = (at + 1) & mask,
            }
        }
        let id = self.add(words, from);
        self.index[at] = (id, hash);
        each_packed(numbers(words, from), |id| self.places[id as usize - 1].uses += 1);
        id
    }

    #[inline]
    fn is(&self, id: PartId, words: &[u64], from: u32) -> bool {
        self.places[id as usize - 1].len >> FROM == from && self.get(id) == words
    }

    /// The words of a part.
    #[inline]
    pub fn get(&self, id: PartId) -> &[u64] {
        let place = self.places[id as usize - 1];
        let (block, at) = (place.at as usize / BLOCK, place.at as usize % BLOCK);
        &self.blocks[block][at..at + place.len()]
    }

    /// A saved state has the part.
    #[inline]
    pub fn take(&mut self, id: PartId) {
        self.places[id as usize - 1].uses += 1;
    }

    /// A saved state has it no longer.
    pub fn let_go(&mut self, id: PartId) {
        let mut todo = std::mem::take(&mut self.todo);
        todo.push(id);
        while let Some(id) = todo.pop() {
            let place = &mut self.places[id as usize - 1];
            place.uses -= 1;
            if place.uses > 0 {
                continue;
            }
            let place = *place;
            each_packed(numbers(self.get(id), place.len >> FROM), |id| todo.push(id));
            self.remove_from_index(id);
            self.unused.push(id);
            self.gaps.entry(place.len() as u32).or_default().push(place.at);
        }
        self.todo = todo;
    }

    fn remove_from_index(&mut self, id: PartId) {
        let mask = self.index.len() - 1;
        let mut hole = hash(self.get(id)) as usize & mask;
        while self.index[hole].0 != id {
            hole = (hole + 1) & mask;
        }
        // What follows moves up, unless it stands where it belongs or past the hole it would have come to.
        let mut next = (hole + 1) & mask;
        while self.index[next].0 != 0 {
            let home = self.index[next].1 as usize & mask;
            if next.wrapping_sub(home) & mask >= next.wrapping_sub(hole) & mask {
                self.index[hole] = self.index[next];
                hole = next;
            }
            next = (next + 1) & mask;
        }
        self.index[hole] = (0, 0);
    }

    fn add(&mut self, words: &[u64], from: u32) -> PartId {
        let len = words.len() as u32;
        assert!(len < 1 << FROM, "a part of a state has fewer than 2^{FROM} words");
        let gap = self.gaps.get_mut(&len).and_then(Vec::pop);
        let at = gap.unwrap_or_else(|| self.fresh_place(words.len()));
        let (block, start) = (at as usize / BLOCK, at as usize % BLOCK);
        self.blocks[block][start..start + words.len()].copy_from_slice(words);
        let place = Place { at, len: len | from << FROM, uses: 0 };
        if let Some(id) = self.unused.pop() {
            self.places[id as usize - 1] = place;
            return id;
        }
        self.places.push(place);
        u32::try_from(self.places.len()).expect("fewer than 2^32 parts of states")
    }

    /// A place never used before.
    fn fresh_place(&mut self, len: usize) -> u32 {
        let fits = |b: &Vec<u64>| b.len() + len <= b.capacity() && b.len() < BLOCK;
        if !self.blocks.last().is_some_and(fits) {
            self.blocks.push(Vec::with_capacity(len.max(BLOCK)));
        }
        let number = self.blocks.len() - 1;
        let block = &mut self.blocks[number];
        let at = number * BLOCK + block.len();
        block.resize(block.len() + len, 0);
        u32::try_from(at).expect("fewer than 2^32 words of parts")
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.index.len() * 2).max(1 << 10);
        let old = std::mem::replace(&mut self.index, vec![(0, 0); size]);
        for entry in old.into_iter().filter(|e| e.0 != 0) {
            let mut at = entry.1 as usize & (size - 1);
            while self.index[at].0 != 0 {
                at = (at + 1) & (size - 1);
            }
            self.index[at] = entry;
        }
    }
}

#[inline]
fn hash(words: &[u64]) -> u32 {
    let hash = words.iter().fold(words.len() as u128, |h, &w| fold(h, w));
    (hash ^ hash >> 64) as u32
}

#[cfg(test)]
mod tests {
    use super::super::snapshot::packed;
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

    /// Chains that share their beginnings come and go.
    #[test]
    fn chains_share_what_they_begin_with() {
        let mut pool = Pool::default();
        let mut chain = |length: u64, last: u64| {
            let mut top = 0;
            for n in 0..length {
                let content = if n + 1 == length { last } else { 7 };
                top = u64::from(pool.intern_next(&[top, content, content]));
            }
            pool.take(top as PartId);
            top as PartId
        };
        let (a, b, c) = (chain(50_000, 1), chain(50_000, 2), chain(50_000, 1));
        assert_eq!(a, c);
        assert_ne!(a, b);
        assert_eq!(pool.places.len(), 50_001);
        pool.let_go(a);
        pool.let_go(b);
        let (mut at, mut length) = (c, 0);
        while at != 0 {
            (at, length) = (pool.get(at)[0] as PartId, length + 1);
        }
        assert_eq!((length, pool.unused.len()), (50_000, 1));
        pool.let_go(c);
        assert_eq!(pool.unused.len(), 50_001);
    }

    /// States of three lists of parts come and go; a map of what is alive is the reference.
    #[test]
    fn what_nobody_uses_makes_room() {
        let mut pool = Pool::default();
        let mut alive: Vec<(Vec<u64>, PartId)> = Vec::new();
        let mut seed = 1u64;
        let mut draw = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        for round in 0..30_000 {
            if alive.len() > 200 || round % 3 == 2 && !alive.is_empty() {
                let (_, id) = alive.swap_remove(draw(alive.len() as u64) as usize);
                pool.let_go(id);
            } else {
                let numbers: Vec<u64> = (0..1 + draw(5)).map(|_| draw(300)).collect();
                let leaves: Vec<PartId> =
                    numbers.iter().map(|&n| pool.intern(&vec![n; 1 + n as usize % 4])).collect();
                let mut words = vec![numbers.len() as u64];
                words.extend(packed(&leaves));
                let id = pool.intern_list(&words, 1);
                pool.take(id);
                alive.push((numbers, id));
            }
            if round % 100 == 0 {
                for (numbers, id) in &alive {
                    let mut leaves = Vec::new();
                    each_packed(&pool.get(*id)[1..], |leaf| leaves.push(leaf));
                    let held: Vec<u64> = leaves.iter().map(|&leaf| pool.get(leaf)[0]).collect();
                    assert_eq!(&held, numbers);
                }
            }
        }
        alive.into_iter().for_each(|(_, id)| pool.let_go(id));
        assert_eq!(pool.unused.len(), pool.places.len());
        assert!(pool.index.iter().all(|e| e.0 == 0));
        // Some 200 lists and 300 leaves at a time, of some ten thousand in all.
        assert!(pool.places.len() < 600, "{}", pool.places.len());
    }
}
