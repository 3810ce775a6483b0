//! What a symbol may be, and how likely.
//!
//! A domain is an interval with a law: nobody's (an input of the environment), uniform, or a profile.
//! A profile gives every value of an interval the same whole weight, so all sums are whole numbers
//! and probabilities are quotients of two of them.

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Zero};
use std::sync::Arc;

/// How likely the values of a symbol are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Nobody says: the environment decides.
    Environment,
    Uniform,
    Profile(Arc<Profile>),
}

/// The values of a symbol.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Domain {
    pub low: i64,
    pub high: i64,
    pub law: Law,
}

impl Domain {
    pub fn uniform(low: i64, high: i64) -> Domain {
        assert!(low <= high, "an empty domain");
        Domain { low, high, law: Law::Uniform }
    }

    pub fn environment(low: i64, high: i64) -> Domain {
        assert!(low <= high, "an empty domain");
        Domain { low, high, law: Law::Environment }
    }

    pub fn profile(profile: Profile) -> Domain {
        let (low, high) = (profile.pieces[0].low, profile.pieces[profile.pieces.len() - 1].high);
        Domain { low, high, law: Law::Profile(Arc::new(profile)) }
    }

    /// The weight of all values: how many there are, unless a profile says otherwise.
    pub fn total(&self) -> BigUint {
        self.weight(self.low, self.high)
    }

    /// The weight of the values of an interval.
    pub fn weight(&self, low: i64, high: i64) -> BigUint {
        let size = |low: i64, high: i64| BigUint::from((i128::from(high) - i128::from(low) + 1) as u128);
        let (low, high) = (low.max(self.low), high.min(self.high));
        if low > high {
            return BigUint::zero();
        }
        match &self.law {
            Law::Environment | Law::Uniform => size(low, high),
            Law::Profile(profile) => profile
                .pieces
                .iter()
                .filter(|piece| piece.low <= high && piece.high >= low)
                .map(|piece| size(piece.low.max(low), piece.high.min(high)) * &piece.weight)
                .sum(),
        }
    }

    /// The intervals of values that have a weight.
    pub fn spans(&self) -> Vec<(i64, i64)> {
        match &self.law {
            Law::Environment | Law::Uniform => vec![(self.low, self.high)],
            Law::Profile(profile) => profile.pieces.iter().map(|piece| (piece.low, piece.high)).collect(),
        }
    }

    /// Appends what tells domains apart.
    pub(crate) fn encode(&self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(&self.low.to_le_bytes());
        bytes.extend_from_slice(&self.high.to_le_bytes());
        match &self.law {
            Law::Environment => bytes.push(0),
            Law::Uniform => bytes.push(1),
            Law::Profile(profile) => {
                bytes.push(2);
                bytes.extend_from_slice(&(profile.pieces.len() as u32).to_le_bytes());
                for piece in &profile.pieces {
                    bytes.extend_from_slice(&piece.low.to_le_bytes());
                    bytes.extend_from_slice(&piece.high.to_le_bytes());
                    let weight = piece.weight.to_bytes_le();
                    bytes.extend_from_slice(&(weight.len() as u32).to_le_bytes());
                    bytes.extend_from_slice(&weight);
                }
            }
        }
    }
}

/// How likely an input is: by itself, or by what another one is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Usage {
    Alone(Domain),
    Given(Given),
}

/// A domain for each case of another input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The name of the other input.
    pub of: String,
    /// From, to, and what then holds; in order, apart from each other.
    pub cases: Vec<(i64, i64, Domain)>,
}

impl Usage {
    /// The least and the largest value.
    pub fn ends(&self) -> (i64, i64) {
        match self {
            Usage::Alone(domain) => (domain.low, domain.high),
            Usage::Given(given) => {
                let all = || given.cases.iter().map(|case| &case.2);
                let (low, high) = (all().map(|d| d.low).min(), all().map(|d| d.high).max());
                (low.unwrap_or(0), high.unwrap_or(0))
            }
        }
    }
}

/// An interval whose values weigh the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    pub low: i64,
    pub high: i64,
    /// Of each value.
    pub weight: BigUint,
}

/// A distribution that is uniform in pieces. The pieces are in order, and none weighs nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Profile {
    pieces: Vec<Piece>,
}

impl Profile {
    /// From intervals and their probabilities as fractions (numerator, denominator), in any common
    /// scale: they need not add to one. Within an interval all values are equally likely.
    pub fn new(ranges: &[(i64, i64, BigUint, BigUint)]) -> Result<Profile, ProfileError> {
        let mut ranges: Vec<&(i64, i64, BigUint, BigUint)> = ranges.iter().collect();
        ranges.sort_by_key(|range| range.0);
        let mut common = BigUint::one();
        let mut last: Option<i64> = None;
        for (low, high, _, below) in ranges.iter().copied() {
            if low > high {
                return Err(ProfileError::Empty(*low, *high));
            }
            if below.is_zero() {
                return Err(ProfileError::Denominator(*low, *high));
            }
            if last.is_some_and(|last| last >= *low) {
                return Err(ProfileError::Overlap(*low));
            }
            last = Some(*high);
            common = common.lcm(&(below * size(*low, *high)));
        }
        let mut pieces: Vec<Piece> = Vec::new();
        for (low, high, above, below) in ranges {
            let weight = above * (&common / (below * size(*low, *high)));
            if weight.is_zero() {
                continue;
            }
            match pieces.last_mut() {
                Some(piece) if piece.weight == weight && piece.high.checked_add(1) == Some(*low) => {
                    piece.high = *high;
                }
                _ => pieces.push(Piece { low: *low, high: *high, weight }),
            }
        }
        let divisor = pieces.iter().fold(BigUint::zero(), |gcd, piece| gcd.gcd(&piece.weight));
        if divisor.is_zero() {
            return Err(ProfileError::Nothing);
        }
        for piece in &mut pieces {
            piece.weight /= &divisor;
        }
        Ok(Profile { pieces })
    }

    /// From values and their weights.
    pub fn table(values: &[(i64, u64)]) -> Result<Profile, ProfileError> {
        let ranges: Vec<_> =
            values.iter().map(|&(v, weight)| (v, v, BigUint::from(weight), BigUint::one())).collect();
        Profile::new(&ranges)
    }

    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }
}

fn size(low: i64, high: i64) -> BigUint {
    BigInt::from(i128::from(high) - i128::from(low) + 1).to_biguint().expect("not empty")
}

/// Why ranges are no distribution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProfileError {
    Empty(i64, i64),
    Overlap(i64),
    Denominator(i64, i64),
    Nothing,
}

impl std::fmt::Display for ProfileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ProfileError::Empty(low, high) => {
                write!(f, "the range {low}..{high} is empty: write the lower end first")
            }
            ProfileError::Overlap(at) => write!(f, "two ranges hold {at}: give each value one weight"),
            ProfileError::Denominator(low, high) => {
                write!(f, "the probability of {low}..{high} has the denominator 0")
            }
            ProfileError::Nothing => write!(f, "no value has a probability above 0"),
        }
    }
}

impl std::error::Error for ProfileError {}
