//! Least and largest values of a process over all schedulers: probabilities and expected gains, with a scheduler that
//! attains them. Exact (`exact`), or bounds that hold (`bounds`). Gains are never negative, so values are least fixed
//! points, and a run that goes on for ever gains what it gains on the way.

mod block;
pub mod bounds;
pub mod components;
pub mod exact;

pub use exact::{TooMuch, Work};

use crate::fraction::{self, Fraction};
use num_traits::Zero;

/// Whose scheduler it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sense {
    Max,
    Min,
}

impl Sense {
    pub fn other(self) -> Sense {
        if self == Sense::Max { Sense::Min } else { Sense::Max }
    }

    fn is_better(self, a: &Value, than: &Value) -> bool {
        match self {
            Sense::Max => a > than,
            Sense::Min => a < than,
        }
    }
}

/// A number, or more than any.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Finite(Fraction),
    Infinite,
}

impl Value {
    pub fn zero() -> Value {
        Value::Finite(Fraction::zero())
    }

    pub fn whole(n: i64) -> Value {
        Value::Finite(fraction::whole(n))
    }

    pub fn finite(&self) -> Option<&Fraction> {
        match self {
            Value::Finite(value) => Some(value),
            Value::Infinite => None,
        }
    }

    /// Doubles that are not above and not below.
    pub fn bounds(&self) -> (f64, f64) {
        match self {
            Value::Finite(value) => (fraction::down(value), fraction::up(value)),
            Value::Infinite => (f64::INFINITY, f64::INFINITY),
        }
    }
}

/// By node: what it is worth, and which group is picked there.
#[derive(Clone, Debug)]
pub struct Solved<V> {
    pub values: Vec<V>,
    pub picks: Vec<u32>,
}
