//! Whole numbers for the counter: 128 bits as long as they suffice, any size otherwise.
//!
//! Every operation on 128 bits is checked; the count that met an overflow begins again with big
//! integers. So the fast path can cost time, never a digit.

use super::Trouble;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// What the dictionary and the cones compute with.
pub(super) trait Number: Clone + Ord + std::fmt::Debug {
    fn of(value: i128) -> Self;
    fn add(&self, other: &Self) -> Result<Self, Trouble>;
    fn sub(&self, other: &Self) -> Result<Self, Trouble>;
    fn mul(&self, other: &Self) -> Result<Self, Trouble>;
    fn neg(&self) -> Result<Self, Trouble>;
    /// Of a number that is divisible.
    fn quotient(&self, other: &Self) -> Self;
    /// Rounded up, by a number above 0.
    fn ceiling(&self, other: &Self) -> Self;
    fn sign(&self) -> i32;
    fn size(&self) -> Self;
    fn approximate(&self) -> f64;
    /// The rest modulo a prime below 2^63.
    fn modulo(&self, prime: u64) -> u64;
    fn is_one(&self) -> bool;
}

impl Number for i128 {
    #[inline]
    fn of(value: i128) -> i128 {
        value
    }

    #[inline]
    fn add(&self, other: &i128) -> Result<i128, Trouble> {
        self.checked_add(*other).ok_or(Trouble::Overflow)
    }

    #[inline]
    fn sub(&self, other: &i128) -> Result<i128, Trouble> {
        self.checked_sub(*other).ok_or(Trouble::Overflow)
    }

    #[inline]
    fn mul(&self, other: &i128) -> Result<i128, Trouble> {
        // Most numbers have 64 bits, and their product needs no check.
        if let (Ok(a), Ok(b)) = (i64::try_from(*self), i64::try_from(*other)) {
            return Ok(i128::from(a) * i128::from(b));
        }
        self.checked_mul(*other).ok_or(Trouble::Overflow)
    }

    #[inline]
    fn neg(&self) -> Result<i128, Trouble> {
        self.checked_neg().ok_or(Trouble::Overflow)
    }

    #[inline]
    fn quotient(&self, other: &i128) -> i128 {
        match (i64::try_from(*self), i64::try_from(*other)) {
            (_, Ok(1)) => *self,
            (Ok(a), Ok(b)) => i128::from(a) / i128::from(b),
            _ => self / other,
        }
    }

    fn ceiling(&self, other: &i128) -> i128 {
        Integer::div_ceil(self, other)
    }

    #[inline]
    fn sign(&self) -> i32 {
        self.signum() as i32
    }

    #[inline]
    fn size(&self) -> i128 {
        self.saturating_abs()
    }

    fn approximate(&self) -> f64 {
        match i64::try_from(*self) {
            Ok(small) => small as f64,
            Err(_) => *self as f64,
        }
    }

    #[inline]
    fn modulo(&self, prime: u64) -> u64 {
        match i64::try_from(*self) {
            Ok(small) if small.unsigned_abs() < prime => {
                if small < 0 {
                    prime - small.unsigned_abs()
                } else {
                    small as u64
                }
            }
            _ => self.rem_euclid(i128::from(prime)) as u64,
        }
    }

    fn is_one(&self) -> bool {
        *self == 1
    }
}

impl Number for BigInt {
    fn of(value: i128) -> BigInt {
        BigInt::from(value)
    }

    fn add(&self, other: &BigInt) -> Result<BigInt, Trouble> {
        Ok(self + other)
    }

    fn sub(&self, other: &BigInt) -> Result<BigInt, Trouble> {
        Ok(self - other)
    }

    fn mul(&self, other: &BigInt) -> Result<BigInt, Trouble> {
        Ok(self * other)
    }

    fn neg(&self) -> Result<BigInt, Trouble> {
        Ok(-self)
    }

    fn quotient(&self, other: &BigInt) -> BigInt {
        self / other
    }

    fn ceiling(&self, other: &BigInt) -> BigInt {
        Integer::div_ceil(self, other)
    }

    fn sign(&self) -> i32 {
        if self.is_zero() {
            0
        } else if self.is_negative() {
            -1
        } else {
            1
        }
    }

    fn size(&self) -> BigInt {
        self.abs()
    }

    fn approximate(&self) -> f64 {
        self.to_f64().unwrap_or(f64::INFINITY)
    }

    fn modulo(&self, prime: u64) -> u64 {
        self.mod_floor(&BigInt::from(prime)).to_u64().expect("below a prime of 64 bits")
    }

    fn is_one(&self) -> bool {
        One::is_one(self)
    }
}
