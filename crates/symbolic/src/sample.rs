//! Sampling for a good scheduler: `random`, `max` and `sum1` of Luckow et al. (2014), section 5.
//!
//! A sample is a run of the symbolic tree, drawn by the scheduler so far and by chance. `random` and `max` add the
//! whole probability of the sampled path (Alg. 3 and 4), so a path needs to be drawn once only: with pruning, what
//! was drawn to its end is not drawn again (Proposition 2). `max` also learns where to draw (Alg. 5). `sum1` is the
//! statistical baseline (Henriques et al. 2012): it counts samples, and needs a determinisation and a second
//! evaluation. A `true` of any of them is right: the scheduler is a witness, evaluated exactly. What they do not find
//! may still be there.

mod statistical;
mod tree;

use crate::book::NodeId;
use crate::fraction::Fraction;
use crate::pose::Names;
use crate::question::{Formula, Relation};
use crate::space::{Halt, Space};
use rustc_hash::FxHashMap;
use sojourner_kernel::System;

/// How a question is answered.
#[derive(Clone, Debug, PartialEq, Default)]
pub enum Algorithm {
    /// Guided, with bounds from both sides.
    #[default]
    Bounds,
    /// Everything, then the answer.
    Exact,
    Random(Sampling),
    Max(Sampling),
    Sum1(Sampling),
}

/// The parameters of sampling.
#[derive(Clone, Debug, PartialEq)]
pub struct Sampling {
    pub kind: SamplingKind,
    /// T
    pub restarts: u64,
    /// L
    pub optimisations: u64,
    /// N
    pub samples: u64,
    /// h
    pub history: f64,
    /// epsilon
    pub greediness: f64,
    pub prune: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SamplingKind {
    Random,
    Max,
    Sum1,
}

const KNOWN: &str = "there are bounds (the default), exact, random:N=1000,prune=true, \
                     max:T=1,L=10,N=100,h=0.5,epsilon=0.5,prune=true and sum1:L=10,N=100,h=0.5,epsilon=0.5; instead of T, \
                     confidence=0.99,p=0.2 is enough restarts for that confidence if one run is right with probability p";

impl Algorithm {
    /// Reads `max:N=100,L=10`.
    pub fn parse(text: &str) -> Result<Algorithm, String> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let kind = match name.trim().to_lowercase().as_str() {
            "bounds" | "exact" if !rest.trim().is_empty() => {
                return Err(format!("'{name}' has no parameters; {KNOWN}"));
            }
            "bounds" => return Ok(Algorithm::Bounds),
            "exact" => return Ok(Algorithm::Exact),
            "random" => SamplingKind::Random,
            "max" => SamplingKind::Max,
            "sum1" => SamplingKind::Sum1,
            _ => return Err(format!("there is no algorithm '{name}'; {KNOWN}")),
        };
        let (optimisations, samples) = if kind == SamplingKind::Random { (1, 1000) } else { (10, 100) };
        let prune = kind != SamplingKind::Sum1;
        let mut sampling =
            Sampling { kind, restarts: 1, optimisations, samples, history: 0.5, greediness: 0.5, prune };
        let (mut confidence, mut right) = (None, None);
        for pair in rest.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            let Some((key, value)) = pair.split_once('=') else {
                return Err(format!("'{pair}' is no parameter; write key=value; {KNOWN}"));
            };
            let (key, value) = (key.trim(), value.trim());
            let count = || match value.parse::<u64>() {
                Ok(n) if n > 0 => Ok(n),
                _ => Err(format!("{key}={value}: not a whole number above 0")),
            };
            let open = || match value.parse::<f64>() {
                Ok(x) if x > 0.0 && x < 1.0 => Ok(x),
                _ => Err(format!("{key}={value}: not a number between 0 and 1, both excluded")),
            };
            match key {
                "T" | "restarts" => sampling.restarts = count()?,
                "L" | "optimisations" if kind != SamplingKind::Random => sampling.optimisations = count()?,
                "N" | "samples" => sampling.samples = count()?,
                "h" | "history" => sampling.history = open()?,
                "e" | "epsilon" | "greediness" => sampling.greediness = open()?,
                "prune" if kind == SamplingKind::Sum1 => {
                    return Err(
                        "sum1 counts samples: it must draw paths again, so there is no pruning".into()
                    );
                }
                "prune" => {
                    sampling.prune = match value {
                        "true" | "yes" | "1" => true,
                        "false" | "no" | "0" => false,
                        _ => return Err(format!("prune={value}: write true or false")),
                    };
                }
                "confidence" => confidence = Some(open()?),
                "p" => right = Some(open()?),
                _ => return Err(format!("'{name}' has no parameter '{key}'; {KNOWN}")),
            }
        }
        match (confidence, right) {
            (Some(confidence), Some(p)) => sampling.restarts = restarts(1.0 - confidence, p),
            (None, None) => {}
            _ => return Err("confidence and p belong together: confidence=0.99,p=0.2".into()),
        }
        Ok(match kind {
            SamplingKind::Random => Algorithm::Random(sampling),
            SamplingKind::Max => Algorithm::Max(sampling),
            SamplingKind::Sum1 => Algorithm::Sum1(sampling),
        })
    }

    /// The parameters, if it samples.
    pub fn sampling(&self) -> Option<Sampling> {
        match self {
            Algorithm::Bounds | Algorithm::Exact => None,
            Algorithm::Random(s) | Algorithm::Max(s) | Algorithm::Sum1(s) => Some(s.clone()),
        }
    }
}

/// Theorem 1: runs of an algorithm that is right with probability `p` when it should say true, so that all are wrong
/// with probability at most `eta`.
pub fn restarts(eta: f64, p: f64) -> u64 {
    (eta.log2() / (1.0 - p).log2()).ceil().max(1.0) as u64
}

/// What sampling has found. The paths it has seen are in the book.
#[derive(Debug, Default)]
pub struct Found {
    pub samples: u64,
    /// The sample with which the best value was there.
    pub best_at: u64,
    /// The largest value of a scheduler, about.
    pub value: f64,
    /// There is nothing left to look for: the value is reached, or all paths were drawn.
    pub is_reached: bool,
    /// The scheduler of `sum1`, by node: it is one, whether what was seen knows a better one or not.
    pub scheduler: Option<FxHashMap<NodeId, u32>>,
    pub notes: Vec<String>,
}

/// A value to reach.
pub(crate) type Limit = Option<(Relation, Fraction)>;

/// Samples until the value is reached, the tree is drawn to its end, or the budget is spent.
pub fn search<S: System>(
    space: &mut Space<S>,
    names: &Names,
    path: &Formula,
    limit: Limit,
    sampling: &Sampling,
    seed: u64,
) -> (Found, Option<Halt>) {
    match sampling.kind {
        SamplingKind::Random | SamplingKind::Max => tree::search(space, names, path, limit, sampling, seed),
        SamplingKind::Sum1 => statistical::search(space, names, path, sampling, seed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn algorithms_are_read_or_refused_with_the_remedy() {
        let max = Algorithm::parse("max:N=10,L=100,h=0.4,epsilon=0.2,prune=false,T=3").unwrap();
        let Algorithm::Max(s) = max else { panic!() };
        assert_eq!((s.samples, s.optimisations, s.restarts, s.prune), (10, 100, 3, false));
        assert_eq!((s.history, s.greediness), (0.4, 0.2));
        assert_eq!(Algorithm::parse("bounds"), Ok(Algorithm::Bounds));
        for (text, part) in [
            ("best", "there is no algorithm 'best'"),
            ("max:Q=3", "no parameter 'Q'"),
            ("max:N=0", "above 0"),
            ("max:h=1", "between 0 and 1"),
            ("sum1:prune=true", "no pruning"),
            ("random:L=3", "no parameter 'L'"),
            ("exact:N=3", "no parameters"),
            ("max:confidence=0.9", "belong together"),
        ] {
            let message = Algorithm::parse(text).unwrap_err();
            assert!(message.contains(part), "{text}: {message}");
        }
    }

    #[test]
    fn restarts_are_those_of_theorem_1() {
        assert_eq!(restarts(0.01, 0.5), 7);
        assert_eq!(restarts(0.5, 0.5), 1);
    }
}
