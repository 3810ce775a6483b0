//! Numbers of any size: one kind of value for Pos, Nat, Int and Real.
//!
//! A cast between these sorts never changes a value, so a number is the same term in all of them.
//! Whole numbers of 64 bits are plain; anything else is an exact fraction.

use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};

use super::error::{Halt, Result};

/// The longest number, in decimal digits, that is read.
pub const LONGEST: usize = 4096;

/// The longest number, in bits, that is computed with.
pub const MOST_BITS: u64 = 1 << 16;

/// A number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    Small(i64),
    /// Never a whole number that fits into 64 bits.
    Large(Arc<BigRational>),
}

impl Number {
    pub const ONE: Number = Number::Small(1);

    pub fn parse(digits: &str) -> Option<Number> {
        match digits.parse::<i64>() {
            Ok(small) => Some(Number::Small(small)),
            Err(_) => digits.parse::<BigInt>().ok().map(|n| Number::of(BigRational::from_integer(n))),
        }
    }

    pub fn of(value: BigRational) -> Number {
        match value.is_integer().then(|| value.to_integer().to_i64()).flatten() {
            Some(small) => Number::Small(small),
            None => Number::Large(Arc::new(value)),
        }
    }

    pub fn large(&self) -> BigRational {
        match self {
            Number::Small(n) => BigRational::from_integer(BigInt::from(*n)),
            Number::Large(n) => (**n).clone(),
        }
    }

    pub fn small(&self) -> Option<i64> {
        match self {
            Number::Small(n) => Some(*n),
            Number::Large(_) => None,
        }
    }

    pub fn is_whole(&self) -> bool {
        match self {
            Number::Small(_) => true,
            Number::Large(n) => n.is_integer(),
        }
    }

    pub fn sign(&self) -> Ordering {
        match self {
            Number::Small(n) => n.cmp(&0),
            Number::Large(n) if n.is_positive() => Ordering::Greater,
            Number::Large(_) => Ordering::Less,
        }
    }

    pub fn approximate(&self) -> f64 {
        match self {
            Number::Small(n) => *n as f64,
            Number::Large(n) => n.to_f64().unwrap_or(f64::NAN),
        }
    }

    pub fn add(&self, other: &Number) -> Result<Number> {
        match (self, other) {
            (Number::Small(a), Number::Small(b)) if a.checked_add(*b).is_some() => Ok(Number::Small(a + b)),
            _ => bounded(self.large() + other.large()),
        }
    }

    pub fn subtract(&self, other: &Number) -> Result<Number> {
        match (self, other) {
            (Number::Small(a), Number::Small(b)) if a.checked_sub(*b).is_some() => Ok(Number::Small(a - b)),
            _ => bounded(self.large() - other.large()),
        }
    }

    pub fn multiply(&self, other: &Number) -> Result<Number> {
        match (self, other) {
            (Number::Small(a), Number::Small(b)) if a.checked_mul(*b).is_some() => Ok(Number::Small(a * b)),
            _ => bounded(self.large() * other.large()),
        }
    }

    /// None when dividing by zero.
    pub fn divide(&self, other: &Number) -> Result<Option<Number>> {
        let below = other.large();
        if below.is_zero() { Ok(None) } else { bounded(self.large() / below).map(Some) }
    }

    /// Division rounded down, and what it leaves; none when dividing by what is not positive.
    pub fn divide_whole(&self, other: &Number) -> Option<(Number, Number)> {
        if other.sign() != Ordering::Greater {
            return None;
        }
        if let (Number::Small(a), Number::Small(b)) = (self, other) {
            return Some((Number::Small(a.div_euclid(*b)), Number::Small(a.rem_euclid(*b))));
        }
        let (a, b) = (self.large(), other.large());
        let quotient = (&a / &b).floor();
        let rest = a - &quotient * b;
        Some((Number::of(quotient), Number::of(rest)))
    }

    /// None for a negative or fractional exponent, unless it is a power of a fraction.
    pub fn power(&self, exponent: &Number) -> Result<Option<Number>> {
        let Some(n) = exponent.small().filter(|n| n.unsigned_abs() <= MOST_BITS) else {
            return match (self.small(), exponent.is_whole() && exponent.sign() != Ordering::Less) {
                (Some(n @ (0 | 1)), true) => Ok(Some(Number::Small(n))),
                (Some(-1), _) if exponent.is_whole() => {
                    let is_odd = exponent.large().numer().bit(0);
                    Ok(Some(Number::Small(if is_odd { -1 } else { 1 })))
                }
                (_, true) => Err(too_large()),
                _ => Ok(None),
            };
        };
        let base = if n < 0 {
            if self.sign() == Ordering::Equal {
                return Ok(None);
            }
            self.large().recip()
        } else {
            self.large()
        };
        let (mut result, mut square, mut left) = (BigRational::one(), base, n.unsigned_abs());
        while left > 0 {
            if left & 1 == 1 {
                result = bounded(result * &square)?.large();
            }
            left >>= 1;
            if left > 0 {
                square = bounded(&square * &square)?.large();
            }
        }
        bounded(result).map(Some)
    }

    pub fn floor(&self) -> Number {
        match self {
            Number::Small(_) => self.clone(),
            Number::Large(n) => Number::of(n.floor()),
        }
    }

    /// The whole part of the square root; none for negative numbers.
    pub fn root(&self) -> Option<Number> {
        (self.sign() != Ordering::Less)
            .then(|| Number::of(BigRational::from_integer(self.large().to_integer().sqrt())))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        match (self, other) {
            (Number::Small(a), Number::Small(b)) => a.cmp(b),
            _ => self.large().cmp(&other.large()),
        }
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Number::Small(n) => write!(f, "{n}"),
            Number::Large(n) => write!(f, "{n}"),
        }
    }
}

fn bounded(value: BigRational) -> Result<Number> {
    if value.numer().bits() > MOST_BITS || value.denom().bits() > MOST_BITS {
        return Err(too_large());
    }
    Ok(Number::of(value))
}

fn too_large() -> Halt {
    Halt(format!("a number grew beyond {MOST_BITS} bits"))
}
