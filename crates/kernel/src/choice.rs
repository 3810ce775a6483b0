//! A choice point as a value.
//!
//! The alternatives of a choice point are numbered `0..len()`. They fall into *groups*: a
//! scheduler (decision) picks the group, chance picks the alternative within it. A pure chance
//! point is one group; a pure decision is many groups of one alternative each; a row of a Markov
//! decision process is the general case. So Markov chains, transition systems and MDPs are one
//! notion and are counted alike: one transition per alternative.

mod exact;
mod flat;

pub(crate) use exact::bounds;

use num_bigint::BigUint;
use smallvec::SmallVec;
use std::sync::Arc;

/// Where in the source of the system a choice is made; stable across runs of the same system.
/// Learned strategies group states by it, and reports name it through `site_name`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Site(pub u32);

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Which thread (or process) moves next.
    Thread,
    /// A value the environment picks.
    Data,
    /// Which way a symbolic branch goes.
    Branch,
}

/// How the alternatives are weighted within their groups.
#[derive(Debug, PartialEq)]
enum Shape {
    /// One group, all alternatives equally likely.
    Uniform,
    /// One group, these weights (not necessarily adding to one).
    Weighted(SmallVec<[f64; 4]>),
    /// Every alternative is its own group.
    Decision(Decision),
    /// General: `ends[g]` is one past the last alternative of group `g`.
    Grouped { decision: Decision, ends: Box<[u32]>, weights: Box<[f64]> },
}

impl Clone for Shape {
    /// Models hand out copies with every step: a few weights are copied as plain memory.
    #[inline]
    fn clone(&self) -> Shape {
        match self {
            Shape::Uniform => Shape::Uniform,
            Shape::Weighted(weights) => Shape::Weighted(SmallVec::from_slice(weights)),
            Shape::Decision(decision) => Shape::Decision(*decision),
            Shape::Grouped { decision, ends, weights } => {
                Shape::Grouped { decision: *decision, ends: ends.clone(), weights: weights.clone() }
            }
        }
    }
}

/// A choice point: how many ways the run can go on, and who picks.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub site: Site,
    len: u32,
    /// How many of the last alternatives nobody can rely on.
    unreliable: u32,
    shape: Shape,
    /// The weights to the last digit, where doubles cannot hold them.
    exact: Option<Arc<[BigUint]>>,
}

impl Choice {
    /// Chance, `n` equally likely alternatives.
    pub fn uniform(n: u32) -> Choice {
        assert!(n > 0, "a choice needs an alternative");
        Choice { site: Site(0), len: n, unreliable: 0, shape: Shape::Uniform, exact: None }
    }

    /// Chance with weights; they are normalised, and must be positive, not empty, and of finite sum.
    pub fn chance(weights: &[f64]) -> Choice {
        assert!(!weights.is_empty(), "a choice needs an alternative");
        assert!(are_weights(weights), "weights must be positive, and their sum finite");
        let (len, shape) = (weights.len() as u32, Shape::Weighted(SmallVec::from_slice(weights)));
        Choice { site: Site(0), len, unreliable: 0, shape, exact: None }
    }

    /// Chance with whole weights of any size, none of them 0: the probability of an alternative is the exact
    /// quotient of its weight and their sum, also where doubles cannot hold them.
    pub fn counted(weights: &[BigUint]) -> Choice {
        assert!(!weights.is_empty(), "a choice needs an alternative");
        let (doubles, exact) = exact::weights(weights);
        Choice { exact, ..Choice::chance(&doubles) }
    }

    /// A decision between distributions with whole weights of any size ([`Choice::counted`]).
    pub fn counted_groups(decision: Decision, groups: &[Vec<BigUint>]) -> Choice {
        let split: Vec<_> = groups.iter().map(|group| exact::weights(group)).collect();
        let doubles: Vec<&[f64]> = split.iter().map(|(doubles, _)| doubles.as_slice()).collect();
        let is_exact = split.iter().all(|(_, exact)| exact.is_none());
        let exact = (!is_exact).then(|| groups.iter().flatten().cloned().collect());
        Choice { exact, ..Choice::grouped(decision, &doubles) }
    }

    /// The whole weights of all alternatives where the doubles of some are not exact: within its group each has exactly
    /// the share of its weight. Otherwise [`Choice::weight`] is exact.
    pub fn exact_weights(&self) -> Option<&[BigUint]> {
        self.exact.as_deref()
    }

    /// A decision between `n` alternatives.
    pub fn decision(decision: Decision, n: u32) -> Choice {
        assert!(n > 0, "a choice needs an alternative");
        Choice { site: Site(0), len: n, unreliable: 0, shape: Shape::Decision(decision), exact: None }
    }

    /// A decision between distributions: a row of a Markov decision process.
    pub fn grouped(decision: Decision, groups: &[&[f64]]) -> Choice {
        assert!(!groups.is_empty() && groups.iter().all(|g| !g.is_empty()), "a choice needs an alternative");
        let weights: Box<[f64]> = groups.iter().flat_map(|g| g.iter().copied()).collect();
        assert!(groups.iter().all(|g| are_weights(g)), "weights must be positive, and their sum finite");
        let mut end = 0;
        let ends = groups
            .iter()
            .map(|g| {
                end += g.len() as u32;
                end
            })
            .collect();
        let (len, shape) = (weights.len() as u32, Shape::Grouped { decision, ends, weights });
        Choice { site: Site(0), len, unreliable: 0, shape, exact: None }
    }

    /// The same choice, made at `site`.
    pub fn at(mut self, site: Site) -> Choice {
        self.site = site;
        self
    }

    /// The same decision, of whose alternatives the last `count` may be taken but nobody can rely on
    /// it (a wait that ends for no reason): an end that only they lead to does not count when a
    /// livelock is looked for.
    pub fn unreliable(mut self, count: u32) -> Choice {
        assert!(count < self.len, "a choice needs an alternative to rely on");
        assert!(matches!(self.shape, Shape::Decision(_)), "only decisions may be unreliable");
        self.unreliable = count;
        self
    }

    /// The number of alternatives, from the first on, that one can rely on.
    pub fn reliable(&self) -> u32 {
        self.len - self.unreliable
    }

    /// The number of alternatives, always at least one.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> u32 {
        self.len
    }

    /// What the scheduler decides here, if it decides anything.
    pub fn decides(&self) -> Option<Decision> {
        match &self.shape {
            Shape::Uniform | Shape::Weighted(_) => None,
            Shape::Decision(d) => Some(*d),
            Shape::Grouped { decision, .. } => Some(*decision),
        }
    }

    /// The number of groups a scheduler picks from; one when only chance is at work.
    pub fn groups(&self) -> u32 {
        match &self.shape {
            Shape::Uniform | Shape::Weighted(_) => 1,
            Shape::Decision(_) => self.len,
            Shape::Grouped { ends, .. } => ends.len() as u32,
        }
    }

    /// The alternatives of group `g`, as a range.
    pub fn group(&self, g: u32) -> std::ops::Range<u32> {
        match &self.shape {
            Shape::Uniform | Shape::Weighted(_) => 0..self.len,
            Shape::Decision(_) => g..g + 1,
            Shape::Grouped { ends, .. } => {
                let start = if g == 0 { 0 } else { ends[g as usize - 1] };
                start..ends[g as usize]
            }
        }
    }

    /// The weight of one alternative, relative to the others of its group.
    pub fn weight(&self, alternative: u32) -> f64 {
        match &self.shape {
            Shape::Uniform | Shape::Decision(_) => 1.0,
            Shape::Weighted(w) => w[alternative as usize],
            Shape::Grouped { weights, .. } => weights[alternative as usize],
        }
    }

    /// The probability of one alternative given that its group was picked.
    pub fn probability(&self, alternative: u32) -> f64 {
        match &self.shape {
            Shape::Uniform => 1.0 / f64::from(self.len),
            Shape::Decision(_) => 1.0,
            Shape::Weighted(w) => w[alternative as usize] / w.iter().sum::<f64>(),
            Shape::Grouped { ends, weights, .. } => {
                let g = ends.partition_point(|&e| e <= alternative);
                let range = self.group(g as u32);
                let total: f64 = weights[range.start as usize..range.end as usize].iter().sum();
                weights[alternative as usize] / total
            }
        }
    }
}

/// Whether these can be normalised.
#[inline]
fn are_weights(weights: &[f64]) -> bool {
    let mut sum = 0.0;
    for &weight in weights {
        if weight.is_nan() || weight <= 0.0 {
            return false;
        }
        sum += weight;
    }
    sum < f64::INFINITY
}
