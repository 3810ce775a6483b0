//! Urns: sets of items from which one is drawn with probability proportional to its weight.
//!
//! Items are kept in classes of nearly equal weight, four for each power of two. A class is drawn by
//! its size times the largest weight it may hold, by running sums over the classes; then any of its
//! items, which is kept with probability weight / largest (at least four fifths), else all is drawn
//! anew. That is exactly proportional (Matias, Vitter and Ni 2003, one level). Adding and removing are
//! an append and a swap, and a draw looks at some of the classes, of which there are at most
//! 4 log2(largest / smallest weight), and at little more than one entry: with millions of entries a
//! tree of sums, tried first, misses the cache at each of its lower levels. Sums are whole numbers, so
//! nothing is rounded.
//!
//! With millions of entries every look at one waits for memory, so candidates are picked well before
//! they are needed, a batch at a time. A candidate is a *place*, drawn when the classes had certain
//! sizes. Entries come and go meanwhile, but which ones does not depend on the place, so it is still
//! equally likely to be any of those that were there then and are there still; with exactly their
//! share of the total it gives way to one of the places added since, and if it is gone it is drawn
//! anew among those that are left of then. The number that decides whether a candidate is kept is
//! drawn with it too, so what will be taken is known ahead, but for what happens meanwhile.

mod piles;

use crate::graph::StateId;
use crate::rng::Rng;
use piles::Piles;
use std::collections::BTreeMap;

/// A state, and which of its alternatives.
pub(super) type Item = (StateId, u32);

#[derive(Clone, Copy, Debug)]
struct Entry {
    weight: f64,
    item: Item,
}

/// What was drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    pub(super) weight: f64,
    pub(super) item: Item,
    /// A random number in `[0, 1)` that nothing has depended on yet.
    pub(super) chance: f64,
}

/// Classes for each power of two, as a power of two.
const STEPS: usize = 2;
/// The bits of a double that do not matter for its class.
const REST: usize = 52 - STEPS;
/// The class of 1 is 0, that of the smallest double (what is smaller counts as that) the last.
const TOP: usize = (1023 << STEPS) - 1;
const CLASSES: usize = TOP - ((1 << STEPS) - 1) + 1;

/// Powers of two that can be drawn at all: a weight 2^-80 of the largest never is, with 64 random bits.
const POWERS: usize = 90;
const SPAN: usize = POWERS << STEPS;
/// When so many classes are used up, sums are made from a lower one on.
const USED_UP: usize = 8 << STEPS;

/// What an entry adds to the total, by how far its class is from the first of the sums: its largest weight
/// as a whole number.
static UNITS: [u128; SPAN] = {
    let mut units = [0; SPAN];
    let mut at = 0;
    while at < SPAN {
        let part = ((2 << STEPS) - (at & ((1 << STEPS) - 1))) as u128;
        units[at] = part << (POWERS - 1 - (at >> STEPS));
        at += 1;
    }
    units
};

/// The class of a weight: those above the next smaller number with `STEPS` bits, and up to the next.
#[inline]
fn class_of(weight: f64) -> usize {
    let bits = weight.to_bits();
    let round = bits & ((1 << REST) - 1) == 0;
    TOP - ((bits >> REST) as usize - usize::from(round))
}

/// The largest weight of a class.
#[inline]
fn largest(class: usize) -> f64 {
    f64::from_bits(((TOP - class + 1) as u64) << REST)
}

/// An urn for weights in `[0, 1]`; those too small for a double count as the smallest.
#[derive(Clone, Debug)]
pub(super) struct Urn {
    /// By weight, the largest first.
    classes: Piles<Entry>,
    /// Sums are over the classes from here on, the first of a power of two.
    base: usize,
    /// No class before this one holds anything, and none after that one within reach of the sums.
    first: usize,
    last: usize,
    /// The sum of size times largest weight over `SPAN` classes from `base` on, as a whole number:
    /// exact, so it can be kept up to date.
    total: u128,
    len: u64,
    /// Candidates in use, and those for afterwards.
    now: Batch,
    then: Batch,
    /// The memory of so many of the latter was asked for.
    asked: usize,
    /// Room for running sums over the classes.
    sums: Vec<u128>,
}

/// Candidates picked at one moment.
#[derive(Clone, Debug)]
struct Batch {
    picks: [Pick; BATCH],
    /// The candidates from here on are not used yet.
    at: usize,
    /// Those that will probably be kept, and for each place of `picks` how many of them come before it.
    likely: [Drawn; BATCH],
    before: [u8; BATCH + 1],
    /// The sizes of the classes at that moment, `span` of them from `base` on; the others were empty.
    sizes: [u32; SPAN],
    span: usize,
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
        likely: [Drawn { weight: 0.0, item: (StateId::INITIAL, 0), chance: 0.0 }; BATCH],
        before: [0; BATCH + 1],
        sizes: [0; SPAN],
        span: 0,
        added: 0,
    };

    /// The size a class had, by its distance from `base`.
    #[inline]
    fn size(&self, below: usize) -> u32 {
        if below < self.span { self.sizes[below] } else { 0 }
    }
}

/// A place in the urn, and the number that its weight over the largest must be above to be kept.
#[derive(Clone, Copy, Debug)]
struct Pick {
    class: u32,
    at: u32,
    chance: f64,
}

impl Pick {
    /// What is drawn if this entry is at the place; nothing if it is not kept.
    #[inline]
    fn keeps(&self, entry: &Entry) -> Option<Drawn> {
        let point = self.chance * largest(self.class as usize);
        (point < entry.weight).then(|| Drawn {
            weight: entry.weight,
            item: entry.item,
            chance: (point / entry.weight).min(1.0 - f64::EPSILON / 2.0),
        })
    }
}

impl Urn {
    pub(super) fn new() -> Urn {
        Urn {
            classes: Piles::new(CLASSES),
            base: CLASSES - 1,
            first: CLASSES - 1,
            last: CLASSES - 1,
            total: 0,
            len: 0,
            now: Batch::NONE,
            then: Batch::NONE,
            asked: BATCH,
            sums: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// The sizes of the classes.
    #[inline]
    fn sizes(&self) -> &[u32] {
        self.classes.sizes()
    }

    /// What an entry of a class adds to the total.
    #[inline]
    fn unit(&self, class: usize) -> u128 {
        UNITS.get(class - self.base).copied().unwrap_or(0)
    }

    /// Sums up anew from the first class that holds something.
    #[cold]
    fn recount(&mut self) {
        self.now.at = BATCH;
        self.then.at = BATCH;
        self.first = self.sizes().iter().position(|&n| n > 0).unwrap_or(CLASSES - 1);
        self.base = self.first & !((1 << STEPS) - 1);
        let end = (self.base + SPAN).min(CLASSES);
        self.last = (self.first..end).rfind(|&c| self.sizes()[c] > 0).unwrap_or(self.first);
        self.total = (self.first..end).map(|c| u128::from(self.sizes()[c]) * self.unit(c)).sum();
    }

    #[inline]
    pub(super) fn add(&mut self, item: Item, weight: f64) {
        let weight = weight.clamp(f64::MIN_POSITIVE, 1.0);
        let class = class_of(weight);
        self.classes.push(class, Entry { weight, item });
        self.len += 1;
        if class < self.base {
            return self.recount();
        }
        let unit = self.unit(class);
        if unit == 0 {
            return;
        }
        self.total += unit;
        self.first = self.first.min(class);
        self.last = self.last.max(class);
        let (below, size) = (class - self.base, self.sizes()[class]);
        for batch in [&mut self.now, &mut self.then] {
            if batch.at < BATCH && size > batch.size(below) {
                batch.added += unit;
            }
        }
    }

    /// Draws and removes an item.
    pub(super) fn draw(&mut self, rng: &mut Rng) -> Option<Drawn> {
        if self.len == 0 {
            return None;
        }
        while self.sizes()[self.first] == 0 && self.first < self.last {
            self.first += 1;
        }
        if self.first - self.base >= USED_UP || self.sizes()[self.first] == 0 {
            self.recount();
        }
        loop {
            let pick = self.picked(rng);
            if let Some(drawn) = self.classes.get(pick.class, pick.at).and_then(|entry| pick.keeps(entry)) {
                self.remove(pick);
                return Some(drawn);
            }
        }
    }

    #[inline]
    fn remove(&mut self, pick: Pick) {
        let class = pick.class as usize;
        let (size, unit) = (self.sizes()[class], self.unit(class));
        self.classes.swap_remove(pick.class, pick.at);
        for batch in [&mut self.now, &mut self.then] {
            if batch.at < BATCH && size > batch.size(class - self.base) {
                batch.added -= unit;
            }
        }
        self.len -= 1;
        self.total -= unit;
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
            let share = u128::from(self.sizes()[class]) * self.unit(class);
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
        let at = rng.below(u64::from(self.sizes()[class])) as u32;
        Pick { class: class as u32, at, chance: rng.unit() }
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
        self.now.at += 1;
        let mut point = Urn::below(self.total, rng);
        if point < self.now.added {
            for class in self.base..=self.last {
                let size = self.now.size(class - self.base);
                let new = self.sizes()[class].saturating_sub(size);
                let share = u128::from(new) * self.unit(class);
                if point < share {
                    let at = size + rng.below(u64::from(new)) as u32;
                    return Pick { class: class as u32, at, chance: rng.unit() };
                }
                point -= share;
            }
            unreachable!("kernel: the places added add up to their total");
        }
        if pick.at < self.sizes()[pick.class as usize] {
            return pick;
        }
        loop {
            let pick = self.pick(rng);
            if pick.at < self.now.size(pick.class as usize - self.base) {
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
            if let Some(drawn) = self.classes.get(pick.class, pick.at).and_then(|entry| pick.keeps(entry)) {
                likely[usize::from(kept)] = drawn;
                kept += 1;
            }
        }
        before[BATCH] = kept;
    }

    /// Picks the candidates for afterwards.
    fn pick_ahead(&mut self, rng: &mut Rng) {
        let span = self.last + 1 - self.base;
        self.sums.clear();
        let mut sum = 0;
        for class in self.base..=self.last {
            sum += u128::from(self.sizes()[class]) * self.unit(class);
            self.sums.push(sum);
        }
        for n in 0..BATCH {
            let point = Urn::below(self.total, rng);
            let below = self.sums.partition_point(|&sum| sum <= point);
            self.then.picks[n] = self.place(self.base + below, rng);
        }
        self.then.sizes[..span].copy_from_slice(&self.classes.sizes()[self.base..self.base + span]);
        self.then.span = span;
        self.then.at = 0;
        self.then.added = 0;
        self.asked = 0;
    }

    /// Asks for the memory of some of the candidates for afterwards.
    #[inline]
    pub(super) fn prefetch(&mut self) {
        let end = (self.now.at + 1).min(BATCH);
        for pick in self.then.picks.get(self.asked..end).unwrap_or_default() {
            self.classes.prefetch(pick.class, pick.at);
        }
        self.asked = self.asked.max(end);
    }

    /// What will probably be drawn after `ahead` others.
    #[inline]
    pub(super) fn peek(&self, ahead: usize) -> Option<&Drawn> {
        let now = &self.now;
        if now.at == BATCH {
            return None;
        }
        let at = usize::from(now.before[now.at]) + ahead;
        now.likely[..usize::from(now.before[BATCH])].get(at)
    }

    /// Keeps only these.
    pub(super) fn retain(&mut self, keep: impl Fn(Item) -> bool) {
        self.classes.retain(|entry| keep(entry.item));
        self.len = self.sizes().iter().map(|&n| u64::from(n)).sum();
        self.recount();
    }

    pub(super) fn bytes(&self) -> u64 {
        self.classes.bytes()
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

/// An item with its weight over the largest that its class may hold, in `[1/2, 1]`.
#[derive(Clone, Copy, Debug)]
struct Share {
    keep: f64,
    item: Item,
}

/// An urn for weights `exp(x / temperature)` with x in `[0, 1]`, at any temperature: weights are kept
/// as logarithms, so nothing overflows, and the largest never vanishes.
#[derive(Clone, Debug)]
pub(super) struct Gibbs {
    /// By the whole part of the binary logarithm of the weight, largest first.
    classes: BTreeMap<Down, Vec<Share>>,
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
        self.classes.entry(Down(class)).or_default().push(Share { keep, item });
        self.len += 1;
    }

    /// Draws and removes a transition.
    pub(super) fn draw(&mut self, rng: &mut Rng) -> Option<Item> {
        let top = self.classes.first_key_value()?.0.0;
        // More than 100 classes below the top nothing can be drawn with 53 random bits.
        let near = |key: &Down| top - key.0 <= 100.0;
        let share = |(key, entries): (&Down, &Vec<Share>)| entries.len() as f64 * (key.0 - top).exp2();
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
        self.classes.values().map(|c| (c.capacity() * size_of::<Share>() + 64) as u64).sum()
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
            let Drawn { weight, item, chance } = urn.draw(rng).unwrap();
            assert_eq!(weight, weights[item.0.index()]);
            assert!((0.0..1.0).contains(&chance));
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
                if urn.len() > 0 { urn.draw(&mut rng).map(|d| d.item) } else { cold.draw(&mut rng) }
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
