//! Urns: sets of transitions from which one is drawn with probability proportional to its weight.
//!
//! Transitions are kept in classes by the power of two below their weight. A class is drawn by its
//! size times the largest weight it may hold, by running sums over the classes; then any of its
//! transitions, which is kept with probability weight / largest (at least one half), else all is
//! drawn anew. That is exactly proportional (Matias, Vitter and Ni 2003, one level). Adding and
//! removing are an append and a swap, and a draw looks at some of the classes, of which there are at
//! most log2(largest / smallest weight), and at one or two entries: with millions of entries a tree
//! of sums, tried first, misses the cache at each of its lower levels. Sums are whole numbers, so
//! nothing is rounded.
//!
//! With millions of entries every look at one waits for memory, so candidates are picked well before
//! they are needed, a batch at a time. A candidate is a *place*, drawn when the classes had certain
//! sizes. Entries come and go meanwhile, but which ones does not depend on the place, so it is still
//! equally likely to be any of those that were there then and are there still; with exactly their
//! share of the total it gives way to one of the places added since, and if it is gone it is drawn
//! anew among those that are left of then. The number that decides whether a candidate is kept is
//! drawn with it too, so what will be taken is known ahead, but for what happens meanwhile.

use crate::graph::StateId;
use crate::memory::Large;
use crate::rng::Rng;
use std::collections::BTreeMap;

/// A transition.
pub(super) type Item = (StateId, u32);

#[derive(Clone, Copy, Debug)]
struct Entry {
    /// Weight over the largest that the class may hold, in `[1/2, 1]`.
    keep: f64,
    item: Item,
}

/// Doubles have exponents from 2^-1022 (what is smaller counts as that) to 2^0.
const CLASSES: usize = 1024;

/// Classes that can be drawn at all: a weight 2^-90 of the largest never is, with 64 random bits.
const SPAN: usize = 90;

/// An urn for weights in `[0, 1]`; those too small for a double count as the smallest.
#[derive(Clone, Debug)]
pub(super) struct Urn {
    /// `classes[c]`: weights above `2^-c / 2` and up to `2^-c`.
    classes: Vec<Large<Entry>>,
    /// The sizes of the classes, apart, to be scanned quickly.
    sizes: Vec<u32>,
    /// No class before this one holds anything.
    first: usize,
    /// The sum of size times largest weight over `SPAN` classes from `first` on, as a whole number:
    /// exact, so it can be kept up to date.
    total: u128,
    len: u64,
    /// Candidates in use, and those for afterwards.
    now: Batch,
    then: Batch,
}

/// Candidates picked at one moment.
#[derive(Clone, Debug)]
struct Batch {
    picks: [Pick; BATCH],
    /// The candidates from here on are not used yet.
    at: usize,
    /// Those that will probably be kept, as places in `picks`, and for each place how many of them
    /// come before it.
    likely: [u8; BATCH],
    before: [u8; BATCH + 1],
    /// The sizes of the classes at that moment, from `first` on.
    sizes: [u32; SPAN],
    /// What the places added since then add to the total.
    added: u128,
}

const BATCH: usize = 64;
/// With fewer entries everything is in the cache anyway.
const FEW: u64 = 1 << 12;

impl Batch {
    const NONE: Batch = Batch {
        picks: [Pick { class: 0, at: 0, chance: 0.0 }; BATCH],
        at: BATCH,
        likely: [0; BATCH],
        before: [0; BATCH + 1],
        sizes: [0; SPAN],
        added: 0,
    };
}

/// A place in the urn, and the number below which its share must be for it to be kept.
#[derive(Clone, Copy, Debug)]
struct Pick {
    class: usize,
    at: usize,
    chance: f64,
}

impl Urn {
    pub(super) fn new() -> Urn {
        let classes = (0..CLASSES).map(|_| Large::new()).collect();
        Urn {
            classes,
            sizes: vec![0; CLASSES],
            first: CLASSES - 1,
            total: 0,
            len: 0,
            now: Batch::NONE,
            then: Batch::NONE,
        }
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// What an entry of a class adds to the total.
    #[inline]
    fn unit(&self, class: usize) -> u128 {
        let below = class - self.first;
        if below < SPAN { 1 << (SPAN - 1 - below) } else { 0 }
    }

    /// Moves to the first class that holds something, and sums up from there.
    fn recount(&mut self) {
        self.now.at = BATCH;
        self.then.at = BATCH;
        self.first = self.sizes.iter().position(|&n| n > 0).unwrap_or(CLASSES - 1);
        let last = (self.first + SPAN).min(CLASSES);
        self.total = (self.first..last).map(|c| u128::from(self.sizes[c]) * self.unit(c)).sum();
    }

    #[inline]
    pub(super) fn add(&mut self, item: Item, weight: f64) {
        let weight = weight.clamp(f64::MIN_POSITIVE, 1.0);
        // A normal number is 1.m times 2^e: its class is -e - 1, a power of two itself one higher.
        let bits = weight.to_bits();
        let below = 1023 - (bits >> 52) as usize;
        let fraction = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
        let (class, keep) = if fraction == 1.0 { (below, 1.0) } else { (below - 1, fraction / 2.0) };
        self.classes[class].push(Entry { keep, item });
        self.sizes[class] += 1;
        self.len += 1;
        if class < self.first {
            self.recount();
        } else {
            let unit = self.unit(class);
            self.total += unit;
            if unit > 0 {
                let (below, size) = (class - self.first, self.sizes[class]);
                for batch in [&mut self.now, &mut self.then] {
                    if batch.at < BATCH && size > batch.sizes[below] {
                        batch.added += unit;
                    }
                }
            }
        }
    }

    /// Draws and removes a transition; its weight comes with it.
    pub(super) fn draw(&mut self, rng: &mut Rng) -> Option<(f64, Item)> {
        if self.len == 0 {
            return None;
        }
        if self.sizes[self.first] == 0 {
            self.recount();
        }
        loop {
            let pick = self.picked(rng);
            let keep = self.classes[pick.class][pick.at].keep;
            if pick.chance < keep {
                let largest = f64::from_bits((1023 - pick.class as u64) << 52);
                return Some((keep * largest, self.remove(pick)));
            }
        }
    }

    #[inline]
    fn remove(&mut self, pick: Pick) -> Item {
        let item = self.classes[pick.class].swap_remove(pick.at).item;
        let (size, unit) = (self.sizes[pick.class], self.unit(pick.class));
        for batch in [&mut self.now, &mut self.then] {
            if batch.at < BATCH && size > batch.sizes[pick.class - self.first] {
                batch.added -= unit;
            }
        }
        self.sizes[pick.class] -= 1;
        self.len -= 1;
        self.total -= unit;
        item
    }

    /// A random number below `total`.
    #[inline]
    fn below(total: u128, rng: &mut Rng) -> u128 {
        let random = u128::from(rng.bits());
        (total >> 64) * random + ((u128::from(total as u64) * random) >> 64)
    }

    /// A candidate: each entry with probability proportional to the largest weight of its class.
    #[inline]
    fn pick(&self, rng: &mut Rng) -> Pick {
        let mut point = Urn::below(self.total, rng);
        let mut class = self.first;
        loop {
            let share = u128::from(self.sizes[class]) * self.unit(class);
            if point < share {
                break;
            }
            point -= share;
            class += 1;
        }
        self.place(class, rng)
    }

    /// Any place of a class.
    #[inline]
    fn place(&self, class: usize, rng: &mut Rng) -> Pick {
        Pick { class, at: rng.below(u64::from(self.sizes[class])) as usize, chance: rng.unit() }
    }

    /// The next candidate.
    #[inline]
    fn picked(&mut self, rng: &mut Rng) -> Pick {
        if self.now.at == BATCH {
            if self.len < FEW {
                return self.pick(rng);
            }
            self.look_at_those_ahead();
            self.pick_ahead(rng);
            if self.now.at == BATCH {
                return self.pick(rng);
            }
        }
        let pick = self.now.picks[self.now.at];
        let later = self.then.picks[self.now.at];
        crate::memory::prefetch(&self.classes[later.class], later.at);
        self.now.at += 1;
        let mut point = Urn::below(self.total, rng);
        if point < self.now.added {
            for (below, &size) in self.now.sizes.iter().enumerate() {
                let class = self.first + below;
                let new = self.sizes[class].saturating_sub(size);
                let share = u128::from(new) * self.unit(class);
                if point < share {
                    let at = (size + rng.below(u64::from(new)) as u32) as usize;
                    return Pick { class, at, chance: rng.unit() };
                }
                point -= share;
            }
            unreachable!("kernel: the places added add up to their total");
        }
        if pick.at < self.sizes[pick.class] as usize {
            return pick;
        }
        loop {
            let pick = self.pick(rng);
            if pick.at < self.now.sizes[pick.class - self.first] as usize {
                return pick;
            }
        }
    }

    /// The candidates for afterwards are now in use, and at hand: which of them will be kept is clear,
    /// but for what happens meanwhile.
    fn look_at_those_ahead(&mut self) {
        std::mem::swap(&mut self.now, &mut self.then);
        let Batch { picks, at, likely, before, .. } = &mut self.now;
        let mut kept = 0;
        for (n, pick) in picks.iter().enumerate().skip(*at) {
            before[n] = kept;
            if self.classes[pick.class].get(pick.at).is_some_and(|entry| pick.chance < entry.keep) {
                likely[kept as usize] = n as u8;
                kept += 1;
            }
        }
        before[BATCH] = kept;
    }

    /// Picks the candidates for afterwards.
    fn pick_ahead(&mut self, rng: &mut Rng) {
        let last = (self.first + SPAN).min(CLASSES);
        let mut sums = [0u128; SPAN];
        let mut sum = 0;
        for class in self.first..last {
            sum += u128::from(self.sizes[class]) * self.unit(class);
            sums[class - self.first] = sum;
        }
        for n in 0..BATCH {
            let point = Urn::below(self.total, rng);
            let below = sums[..last - self.first].partition_point(|&sum| sum <= point);
            self.then.picks[n] = self.place(self.first + below, rng);
        }
        self.then.sizes = [0; SPAN];
        self.then.sizes[..last - self.first].copy_from_slice(&self.sizes[self.first..last]);
        self.then.at = 0;
        self.then.added = 0;
    }

    /// The candidate that will probably be taken after `ahead` others.
    #[inline]
    pub(super) fn peek(&self, ahead: usize) -> Option<Item> {
        let now = &self.now;
        if now.at == BATCH {
            return None;
        }
        let at = usize::from(now.before[now.at]) + ahead;
        let pick = now.picks[usize::from(*now.likely[..usize::from(now.before[BATCH])].get(at)?)];
        self.classes[pick.class].get(pick.at).map(|entry| entry.item)
    }

    /// Keeps only these.
    pub(super) fn retain(&mut self, keep: impl Fn(Item) -> bool) {
        self.len = 0;
        for (class, size) in self.classes.iter_mut().zip(&mut self.sizes) {
            class.retain(|e| keep(e.item));
            class.shrink_to(2 * class.len());
            *size = class.len() as u32;
            self.len += class.len() as u64;
        }
        self.recount();
    }

    pub(super) fn bytes(&self) -> u64 {
        self.classes.iter().map(|c| (c.capacity() * size_of::<Entry>()) as u64).sum()
    }
}

/// A key of a class, ordered from the largest down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Down(f64);

impl Eq for Down {}

impl PartialOrd for Down {
    fn partial_cmp(&self, other: &Down) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Down {
    fn cmp(&self, other: &Down) -> std::cmp::Ordering {
        other.0.total_cmp(&self.0)
    }
}

/// An urn for weights `exp(x / temperature)` with x in `[0, 1]`, at any temperature: weights are kept
/// as logarithms, so nothing overflows, and the largest never vanishes.
#[derive(Clone, Debug)]
pub(super) struct Gibbs {
    /// By the whole part of the binary logarithm of the weight, largest first.
    classes: BTreeMap<Down, Vec<Entry>>,
    /// What turns x into a binary logarithm.
    factor: f64,
    len: u64,
}

impl Gibbs {
    /// `temperature` is positive; below 1e-300 it makes no difference any more.
    pub(super) fn new(temperature: f64) -> Gibbs {
        let factor = std::f64::consts::LOG2_E / temperature.max(1e-300);
        Gibbs { classes: BTreeMap::new(), factor, len: 0 }
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    pub(super) fn add(&mut self, item: Item, x: f64) {
        let log = x * self.factor;
        let class = log.floor();
        let keep = (log - class - 1.0).exp2();
        self.classes.entry(Down(class)).or_default().push(Entry { keep, item });
        self.len += 1;
    }

    /// Draws and removes a transition.
    pub(super) fn draw(&mut self, rng: &mut Rng) -> Option<Item> {
        let top = self.classes.first_key_value()?.0.0;
        // More than 100 classes below the top nothing can be drawn with 53 random bits.
        let near = |key: &Down| top - key.0 <= 100.0;
        let share = |(key, entries): (&Down, &Vec<Entry>)| entries.len() as f64 * (key.0 - top).exp2();
        let total: f64 = self.classes.iter().take_while(|(key, _)| near(key)).map(share).sum();
        loop {
            let mut point = rng.unit() * total;
            let mut chosen = Down(top);
            for (key, entries) in self.classes.iter().take_while(|(key, _)| near(key)) {
                chosen = *key;
                point -= share((key, entries));
                if point < 0.0 {
                    break;
                }
            }
            let entries = self.classes.get_mut(&chosen)?;
            let at = rng.below(entries.len() as u64) as usize;
            if rng.unit() < entries[at].keep {
                let item = entries.swap_remove(at).item;
                if entries.is_empty() {
                    self.classes.remove(&chosen);
                }
                self.len -= 1;
                return Some(item);
            }
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        self.classes.values().map(|c| (c.capacity() * size_of::<Entry>() + 64) as u64).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws many times, putting the drawn one back, and compares frequencies with weights.
    fn check(mut draw: impl FnMut(&mut Rng) -> usize, expected: &[f64]) {
        let (mut rng, draws) = (Rng::new(5), 200_000);
        let mut seen = vec![0.0; expected.len()];
        for _ in 0..draws {
            seen[draw(&mut rng)] += 1.0;
        }
        let total: f64 = expected.iter().sum();
        for (seen, expected) in seen.iter().zip(expected) {
            let (seen, p) = (seen / f64::from(draws), expected / total);
            let sigma = (p * (1.0 - p) / f64::from(draws)).sqrt();
            assert!((seen - p).abs() <= 5.0 * sigma + 1e-12, "{seen} for {p}");
        }
    }

    #[test]
    fn draws_by_weight() {
        let weights: Vec<f64> =
            (0..200).map(|n| f64::from(n % 7 + 1) / 8.0 * if n < 20 { 1.0 } else { 0.01 }).collect();
        let mut urn = Urn::new();
        for (n, &w) in weights.iter().enumerate() {
            urn.add((StateId(n as u32), 0), w);
        }
        let draw = |rng: &mut Rng| {
            let (weight, item) = urn.draw(rng).unwrap();
            assert_eq!(weight, weights[item.0.index()]);
            urn.add(item, weight);
            item.0.index()
        };
        check(draw, &weights);
    }

    fn gibbs(temperature: f64, expected: impl Fn(f64) -> f64) {
        let x: Vec<f64> = (0..70).map(|n| 1.0 / f64::from(n + 1)).collect();
        let mut urn = Gibbs::new(temperature);
        for (n, &x) in x.iter().enumerate() {
            urn.add((StateId(n as u32), 0), x);
        }
        let draw = |rng: &mut Rng| {
            let item = urn.draw(rng).unwrap();
            urn.add(item, x[item.0.index()]);
            item.0.index()
        };
        check(draw, &x.iter().map(|&x| expected(x)).collect::<Vec<_>>());
    }

    #[test]
    fn gibbs_at_any_temperature() {
        gibbs(0.5, |x| (x / 0.5).exp());
        gibbs(0.01, |x| ((x - 1.0) / 0.01).exp());
        // So cold that only the largest is ever drawn, and so hot that all are alike.
        for cold in [1e-300, 1e-320, f64::MIN_POSITIVE] {
            gibbs(cold, |x| f64::from(x == 1.0));
        }
        gibbs(1e300, |_| 1.0);
    }

    #[test]
    fn everything_is_drawn_in_the_end() {
        let (mut urn, mut cold, mut rng) = (Urn::new(), Gibbs::new(1e-300), Rng::new(1));
        for n in 0..1000 {
            let weight = [0.0, 1e-310, 1e-100, 0.5, 1.0][n as usize % 5];
            urn.add((StateId(n), 0), weight);
            cold.add((StateId(n), 0), weight);
        }
        for _ in 0..2 {
            let mut left: std::collections::HashSet<u32> = (0..1000).collect();
            while let Some(item) =
                if urn.len() > 0 { urn.draw(&mut rng).map(|d| d.1) } else { cold.draw(&mut rng) }
            {
                assert!(left.remove(&item.0.0));
                if left.is_empty() {
                    break;
                }
            }
            assert!(left.is_empty());
        }
        assert_eq!((urn.len(), cold.len()), (0, 0));
    }
}
