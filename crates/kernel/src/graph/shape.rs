//! Choices without their place in the graph: groups, probabilities, site. Few are distinct, so
//! they are interned and a state refers to one by number.
//!
//! Each alternative has three figures. `probability` is the nearest double and serves strategies.
//! `low` is never above and `high` never below the exact quotient of its weight and the sum of
//! the weights of its group; solvers that promise a bound use them.

use crate::choice::{Choice, Decision, Site};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// An interned choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShapeId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// One group of equally likely alternatives.
    Uniform,
    /// Every alternative is its own group.
    Decision,
    /// One group; figures start at `at`.
    Weighted { at: u32 },
    /// `count` groups, whose ends start at `ends`; figures start at `at`.
    Grouped { at: u32, ends: u32, count: u32 },
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    site: Site,
    len: u32,
    reliable: u32,
    decides: Option<Decision>,
    kind: Kind,
    /// The neighbours of `1 / len`: the largest double not above, the least not below.
    share: (f64, f64),
}

/// The interned choices of a graph.
#[derive(Default)]
pub(super) struct Shapes {
    entries: Vec<Entry>,
    weights: Vec<f64>,
    probabilities: Vec<f64>,
    bounds: Vec<(f64, f64)>,
    /// The alternatives by rising probability, for each choice that has weights.
    ranked: Vec<u32>,
    ends: Vec<u32>,
    /// The weights of those that doubles cannot hold.
    exact: FxHashMap<u32, Box<[num_bigint::BigUint]>>,
    index: FxHashMap<u64, u32>,
    last: Option<(Choice, ShapeId)>,
}

/// A choice as the graph remembers it.
#[derive(Clone, Copy)]
pub struct Shape<'a> {
    shapes: &'a Shapes,
    entry: &'a Entry,
    id: ShapeId,
}

impl std::fmt::Debug for Shape<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.entry.fmt(f)
    }
}

impl Shapes {
    #[inline]
    pub(super) fn get(&self, id: ShapeId) -> Shape<'_> {
        Shape { shapes: self, entry: &self.entries[id.0 as usize], id }
    }

    pub(super) fn has_threads(&self) -> bool {
        self.entries.iter().any(|e| e.decides == Some(Decision::Thread) && e.len > 1)
    }

    pub(super) fn has_unreliable(&self) -> bool {
        self.entries.iter().any(|e| e.reliable < e.len)
    }

    pub(super) fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>()
            + (self.weights.capacity() + self.probabilities.capacity() + 2 * self.bounds.capacity()) * 8
            + (self.ends.capacity() + self.ranked.capacity()) * 4
            + self.index.capacity() * 17
    }

    pub(super) fn intern(&mut self, choice: &Choice) -> ShapeId {
        if let Some((last, id)) = &self.last
            && last == choice
        {
            return *id;
        }
        let mut hash = hash(choice);
        let id = loop {
            match self.index.get(&hash) {
                Some(&id) if self.equals(id, choice) => break ShapeId(id),
                // Two choices share 64 bits: look on at the next value.
                Some(_) => hash = hash.wrapping_add(1),
                None => {
                    let id = self.add(choice);
                    self.index.insert(hash, id.0);
                    break id;
                }
            }
        };
        self.last = Some((choice.clone(), id));
        id
    }

    fn equals(&self, id: u32, choice: &Choice) -> bool {
        let shape = self.get(ShapeId(id));
        shape.len() == choice.len()
            && shape.reliable() == choice.reliable()
            && shape.site() == choice.site
            && shape.decides() == choice.decides()
            && shape.groups() == choice.groups()
            && (0..choice.groups()).all(|g| shape.group(g) == choice.group(g))
            && (0..choice.len()).all(|a| shape.weight(a).to_bits() == choice.weight(a).to_bits())
            && self.exact.get(&id).map(|e| &e[..]) == choice.exact_weights()
    }

    fn add(&mut self, choice: &Choice) -> ShapeId {
        let id = u32::try_from(self.entries.len()).expect("graph: too many shapes of choices");
        let (len, groups) = (choice.len(), choice.groups());
        let ones = (0..len).all(|a| choice.weight(a) == 1.0);
        let kind = if groups == 1 && ones {
            Kind::Uniform
        } else if groups == len {
            Kind::Decision
        } else {
            let at = self.weights.len() as u32;
            for g in 0..groups {
                let weights: Vec<f64> = choice.group(g).map(|a| choice.weight(a)).collect();
                match choice.exact_weights() {
                    Some(exact) => {
                        let Range { start, end } = choice.group(g);
                        self.bounds.extend(crate::choice::bounds(&exact[start as usize..end as usize]));
                    }
                    None => self.bounds.extend(bounds(&weights)),
                }
                // As `Choice::probability` has it, but added up once: there may be many.
                let all: f64 = weights.iter().sum();
                self.probabilities.extend(weights.iter().map(|w| w / all));
                self.weights.extend(weights);
            }
            let mut ranked: Vec<u32> = (0..len).collect();
            let figures = &self.probabilities[at as usize..];
            ranked.sort_by(|&a, &b| figures[a as usize].total_cmp(&figures[b as usize]));
            self.ranked.extend(ranked);
            if groups == 1 {
                Kind::Weighted { at }
            } else {
                let ends = self.ends.len() as u32;
                self.ends.extend((0..groups).map(|g| choice.group(g).end));
                Kind::Grouped { at, ends, count: groups }
            }
        };
        let share = quotient(1.0, (f64::from(len), f64::from(len)));
        if let Some(exact) = choice.exact_weights() {
            self.exact.insert(id, exact.into());
        }
        let (site, reliable, decides) = (choice.site, choice.reliable(), choice.decides());
        self.entries.push(Entry { site, len, reliable, decides, kind, share });
        ShapeId(id)
    }
}

impl<'a> Shape<'a> {
    /// The number of alternatives.
    #[allow(clippy::len_without_is_empty)]
    #[inline]
    pub fn len(&self) -> u32 {
        self.entry.len
    }

    /// The number of alternatives, from the first on, that one can rely on ([`Choice::unreliable`]).
    pub fn reliable(&self) -> u32 {
        self.entry.reliable
    }

    /// The number under which the graph keeps this choice; equal choices share it.
    #[inline]
    pub fn id(&self) -> ShapeId {
        self.id
    }

    /// Whether it is one group of equally likely alternatives.
    #[inline]
    pub fn is_uniform(&self) -> bool {
        self.entry.kind == Kind::Uniform
    }

    /// Where the choice is made.
    pub fn site(&self) -> Site {
        self.entry.site
    }

    /// What the scheduler decides, if anything.
    pub fn decides(&self) -> Option<Decision> {
        self.entry.decides
    }

    /// The number of groups a scheduler picks from.
    #[inline]
    pub fn groups(&self) -> u32 {
        match self.entry.kind {
            Kind::Uniform | Kind::Weighted { .. } => 1,
            Kind::Decision => self.entry.len,
            Kind::Grouped { count, .. } => count,
        }
    }

    /// The alternatives of group `g`.
    #[inline]
    pub fn group(&self, g: u32) -> std::ops::Range<u32> {
        match self.entry.kind {
            Kind::Uniform | Kind::Weighted { .. } => 0..self.entry.len,
            Kind::Decision => g..g + 1,
            Kind::Grouped { ends, .. } => {
                let end = |g: u32| self.shapes.ends[(ends + g) as usize];
                (if g == 0 { 0 } else { end(g - 1) })..end(g)
            }
        }
    }

    /// The group an alternative belongs to.
    #[inline]
    pub fn group_of(&self, alternative: u32) -> u32 {
        match self.entry.kind {
            Kind::Uniform | Kind::Weighted { .. } => 0,
            Kind::Decision => alternative,
            Kind::Grouped { ends, count, .. } => {
                let ends = &self.shapes.ends[ends as usize..(ends + count) as usize];
                ends.partition_point(|&e| e <= alternative) as u32
            }
        }
    }

    /// The weight of an alternative relative to the others of its group, exactly as it was given.
    pub fn weight(&self, alternative: u32) -> f64 {
        match self.entry.kind {
            Kind::Uniform | Kind::Decision => 1.0,
            Kind::Weighted { at } | Kind::Grouped { at, .. } => {
                self.shapes.weights[(at + alternative) as usize]
            }
        }
    }

    /// The whole weights of the alternatives where doubles do not hold them ([`Choice::exact_weights`]).
    pub fn exact_weights(&self) -> Option<&'a [num_bigint::BigUint]> {
        self.shapes.exact.get(&self.id.0).map(|e| &e[..])
    }

    /// The probability of an alternative given its group, to the nearest double.
    #[inline]
    pub fn probability(&self, alternative: u32) -> f64 {
        match self.entry.kind {
            Kind::Uniform => 1.0 / f64::from(self.entry.len),
            Kind::Decision => 1.0,
            Kind::Weighted { at } | Kind::Grouped { at, .. } => {
                self.shapes.probabilities[(at + alternative) as usize]
            }
        }
    }

    /// The alternative with the `n`-th least probability, given its group.
    #[inline]
    pub(crate) fn ranked(&self, n: u32) -> u32 {
        match self.entry.kind {
            Kind::Uniform | Kind::Decision => n,
            Kind::Weighted { at } | Kind::Grouped { at, .. } => self.shapes.ranked[(at + n) as usize],
        }
    }

    /// The probabilities of all alternatives, if it is one group whose alternatives are not all alike.
    #[inline]
    pub(crate) fn weighted(&self) -> Option<&'a [f64]> {
        match self.entry.kind {
            Kind::Weighted { at } => {
                Some(&self.shapes.probabilities[at as usize..(at + self.entry.len) as usize])
            }
            _ => None,
        }
    }

    /// A number never above the exact probability of an alternative given its group.
    #[inline]
    pub fn low(&self, alternative: u32) -> f64 {
        match self.entry.kind {
            Kind::Uniform => self.entry.share.0,
            Kind::Decision => 1.0,
            Kind::Weighted { at } | Kind::Grouped { at, .. } => {
                self.shapes.bounds[(at + alternative) as usize].0
            }
        }
    }

    /// A number never below the exact probability of an alternative given its group.
    #[inline]
    pub fn high(&self, alternative: u32) -> f64 {
        match self.entry.kind {
            Kind::Uniform => self.entry.share.1,
            Kind::Decision => 1.0,
            Kind::Weighted { at } | Kind::Grouped { at, .. } => {
                self.shapes.bounds[(at + alternative) as usize].1
            }
        }
    }
}

/// The closest doubles not above and not below `w` over a number between `least` and `most`.
fn quotient(w: f64, (least, most): (f64, f64)) -> (f64, f64) {
    // A fused multiply-add rounds once, so its sign is the sign of the exact `q * sum - w`.
    let low = w / most;
    let low = if low.mul_add(most, -w) > 0.0 { low.next_down() } else { low };
    let high = w / least;
    let high = if high.mul_add(least, -w) < 0.0 { high.next_up() } else { high };
    (low.max(0.0), high.min(1.0))
}

/// For each weight numbers around its exact share of the exact sum.
fn bounds(weights: &[f64]) -> Vec<(f64, f64)> {
    if let [_] = weights {
        return vec![(1.0, 1.0)];
    }
    let (mut sum, mut lost, mut exact) = (0.0f64, 0.0f64, true);
    for &w in weights {
        let s = sum + w;
        let b = s - sum;
        let e = (sum - (s - b)) + (w - b);
        exact &= e == 0.0;
        lost += e;
        sum = s;
    }
    // `lost` was rounded, but is tiny: two steps outwards cover it.
    let sum = if exact {
        (sum, sum)
    } else {
        let sum = sum + lost;
        (sum.next_down().next_down(), sum.next_up().next_up())
    };
    weights.iter().map(|&w| quotient(w, sum)).collect()
}

fn hash(choice: &Choice) -> u64 {
    use std::hash::{Hash, Hasher};
    let mut h = rustc_hash::FxHasher::default();
    (choice.site, choice.len(), choice.reliable(), choice.groups(), choice.decides()).hash(&mut h);
    for a in 0..choice.len() {
        choice.weight(a).to_bits().hash(&mut h);
    }
    h.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_choices_share_a_shape_and_different_ones_do_not() {
        let mut shapes = Shapes::default();
        let choices = [
            Choice::uniform(2),
            Choice::uniform(3),
            Choice::chance(&[1.0, 2.0]),
            Choice::chance(&[2.0, 1.0]),
            Choice::decision(Decision::Thread, 2),
            Choice::decision(Decision::Data, 2),
            Choice::decision(Decision::Data, 2).unreliable(1),
            Choice::grouped(Decision::Data, &[&[1.0], &[1.0, 3.0]]),
            Choice::grouped(Decision::Data, &[&[1.0, 1.0], &[3.0]]),
            Choice::uniform(2).at(Site(4)),
        ];
        let ids: Vec<_> = choices.iter().map(|c| shapes.intern(c)).collect();
        for (i, c) in choices.iter().enumerate() {
            assert_eq!(shapes.intern(c), ids[i]);
            assert_eq!(ids.iter().filter(|&&x| x == ids[i]).count(), 1, "{c:?}");
            let s = shapes.get(ids[i]);
            for g in 0..c.groups() {
                assert_eq!(s.group(g), c.group(g));
                assert!(c.group(g).all(|a| s.group_of(a) == g));
            }
            let ranked: Vec<f64> = (0..c.len()).map(|n| c.probability(s.ranked(n))).collect();
            assert!(ranked.is_sorted());
            for a in 0..c.len() {
                assert_eq!((0..c.len()).filter(|&n| s.ranked(n) == a).count(), 1);
                assert_eq!(s.probability(a), c.probability(a));
                assert!(s.low(a) <= s.probability(a));
                assert!(s.high(a) >= s.probability(a) && s.high(a) - s.low(a) < 1e-15);
            }
        }
    }
}
