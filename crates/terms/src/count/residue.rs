//! Generating functions at one, modulo primes.
//!
//! A unimodular cone with apex p and generators u_j stands for z^p / prod (1 - z^(u_j)). The sum over
//! all cones of a polytope is a polynomial whose value at z = 1 is the number of points, but each
//! summand has a pole there. Put z = exp(s * lambda): the constant coefficient in s of the sum is
//! the number of points, for every lambda that lies on no generator's hyperplane, and each summand's is
//!
//! (-1)^n / prod x_j * [s^n] exp(s e) prod f(s x_j), x_j = <lambda, u_j>, e = <lambda, p>,
//! f(x) = x / (exp(x) - 1) (De Loera, Hemmecke, Tauzer, Yoshida 2004, section 2.3).
//!
//! The coefficients are rational functions of lambda, so lambda may be drawn from the field of a
//! prime: no big rationals. Enough primes give the number by the Chinese remainder theorem, as it is
//! bounded by the volume of the box. With power sums P_k of the x_j the coefficient of s^n costs n^2
//! products: log f(x) = -x/2 - sum B_2k x^2k / (2k (2k)!).

use super::Trouble;
use super::number::Number;
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};
use std::sync::OnceLock;

/// Arithmetic modulo a prime below 2^62 in Montgomery's form.
#[derive(Clone, Copy)]
struct Field {
    prime: u64,
    /// -1 / prime modulo 2^64.
    inverse: u64,
    /// 2^128 modulo the prime: makes the form.
    square: u64,
    one: u64,
}

impl Field {
    fn new(prime: u64) -> Field {
        let mut inverse = 1u64;
        for _ in 0..6 {
            inverse = inverse.wrapping_mul(2u64.wrapping_sub(prime.wrapping_mul(inverse)));
        }
        let one = ((1u128 << 64) % u128::from(prime)) as u64;
        let square = (u128::from(one) * u128::from(one) % u128::from(prime)) as u64;
        Field { prime, inverse: inverse.wrapping_neg(), square, one }
    }

    #[inline]
    fn mul(&self, a: u64, b: u64) -> u64 {
        let product = u128::from(a) * u128::from(b);
        let factor = (product as u64).wrapping_mul(self.inverse);
        let reduced = ((product + u128::from(factor) * u128::from(self.prime)) >> 64) as u64;
        if reduced >= self.prime { reduced - self.prime } else { reduced }
    }

    #[inline]
    fn add(&self, a: u64, b: u64) -> u64 {
        let sum = a + b;
        if sum >= self.prime { sum - self.prime } else { sum }
    }

    #[inline]
    fn neg(&self, a: u64) -> u64 {
        if a == 0 { 0 } else { self.prime - a }
    }

    fn form(&self, value: u64) -> u64 {
        self.mul(value, self.square)
    }

    fn plain(&self, value: u64) -> u64 {
        self.mul(value, 1)
    }

    fn power(&self, base: u64, mut exponent: u64) -> u64 {
        let (mut result, mut base) = (self.one, base);
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = self.mul(result, base);
            }
            base = self.mul(base, base);
            exponent >>= 1;
        }
        result
    }

    fn invert(&self, value: u64) -> u64 {
        self.power(value, self.prime - 2)
    }
}

/// The largest primes below 2^62.
fn primes() -> &'static [u64] {
    static PRIMES: OnceLock<Vec<u64>> = OnceLock::new();
    PRIMES.get_or_init(|| {
        ((1u64 << 61)..(1 << 62)).rev().step_by(2).filter(|n| is_prime(*n)).take(64).collect()
    })
}

/// Miller and Rabin with the bases that decide all numbers of 64 bits.
fn is_prime(n: u64) -> bool {
    let field = Field::new(n);
    let shift = (n - 1).trailing_zeros();
    [2u64, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].iter().all(|&base| {
        let mut value = field.power(field.form(base), (n - 1) >> shift);
        let minus = field.prime - field.one;
        if value == field.one || value == minus {
            return true;
        }
        for _ in 1..shift {
            value = field.mul(value, value);
            if value == minus {
                return true;
            }
        }
        false
    })
}

/// The sum over cones modulo one prime, as a fraction.
struct Residue {
    field: Field,
    lambda: Vec<u64>,
    /// 1/m for m up to the dimension.
    inverses: Vec<u64>,
    /// -B_k / k! for even k.
    bernoulli: Vec<u64>,
    half: u64,
    above: u64,
    below: u64,
    /// The coefficients of one cone, kept to save allocations.
    x: Vec<u64>,
    powers: Vec<u64>,
    factors: Vec<u64>,
    series: Vec<u64>,
}

impl Residue {
    fn new(prime: u64, dimension: usize, seed: &mut u64) -> Residue {
        let field = Field::new(prime);
        let lambda = (0..dimension).map(|_| next(seed) % prime).collect();
        let inverses: Vec<u64> =
            (0..dimension as u64 + 2).map(|m| if m == 0 { 0 } else { field.invert(field.form(m)) }).collect();
        // x / (exp(x) - 1) = sum of coefficient_m x^m: sum over k of coefficient_k / (m + 1 - k)! is 0.
        let mut factorial = vec![field.one];
        for m in 1..dimension + 2 {
            factorial.push(field.mul(factorial[m - 1], inverses[m]));
        }
        let mut coefficients: Vec<u64> = vec![field.one];
        for m in 1..=dimension {
            let sum =
                (0..m).fold(0, |sum, k| field.add(sum, field.mul(coefficients[k], factorial[m + 1 - k])));
            coefficients.push(field.neg(sum));
        }
        let bernoulli = coefficients.iter().map(|c| field.neg(*c)).collect();
        Residue {
            field,
            lambda,
            half: field.invert(field.form(2)),
            inverses,
            bernoulli,
            above: 0,
            below: field.one,
            x: Vec::new(),
            powers: Vec::new(),
            factors: Vec::new(),
            series: Vec::new(),
        }
    }

    fn cone<T: Number>(&mut self, positive: bool, inverse: &[T], apex: &[T]) -> Result<(), Trouble> {
        let (field, n) = (self.field, self.lambda.len());
        self.x.clear();
        let (mut e, mut product) = (0, field.one);
        for (j, least) in apex.iter().enumerate() {
            let mut x = 0;
            for (k, lambda) in self.lambda.iter().enumerate() {
                // Generator j is column j of the inverse; a plain times a plain is divided by 2^64 once.
                let entry = inverse[k * n + j].modulo(field.prime);
                if entry != 0 {
                    x = field.add(x, field.mul(entry, *lambda));
                }
            }
            // x is plain / 2^64 of a random lambda, which is as random: taken as the form itself.
            if x == 0 {
                return Err(Trouble::Tie);
            }
            let apex = field.form(least.modulo(field.prime));
            e = field.add(e, field.mul(apex, x));
            product = field.mul(product, x);
            self.x.push(x);
        }
        self.powers.clear();
        self.powers.extend_from_slice(&self.x);
        self.factors.clear();
        self.factors.push(0);
        for k in 1..=n {
            if k > 1 {
                for (power, x) in self.powers.iter_mut().zip(&self.x) {
                    *power = field.mul(*power, *x);
                }
            }
            let factor = if k == 1 {
                let sum = self.powers.iter().fold(0, |sum, p| field.add(sum, *p));
                field.add(e, field.neg(field.mul(sum, self.half)))
            } else if k % 2 == 0 {
                let sum = self.powers.iter().fold(0, |sum, p| field.add(sum, *p));
                field.mul(sum, self.bernoulli[k])
            } else {
                0
            };
            self.factors.push(factor);
        }
        self.series.clear();
        self.series.push(field.one);
        for m in 1..=n {
            let sum = (1..=m).fold(0, |sum, k| {
                if self.factors[k] == 0 {
                    sum
                } else {
                    field.add(sum, field.mul(self.factors[k], self.series[m - k]))
                }
            });
            self.series.push(field.mul(sum, self.inverses[m]));
        }
        let value = self.series[n];
        let value = if positive == (n % 2 == 0) { value } else { field.neg(value) };
        self.above = field.add(field.mul(self.above, product), field.mul(value, self.below));
        self.below = field.mul(self.below, product);
        Ok(())
    }

    fn value(&self) -> u64 {
        self.field.plain(self.field.mul(self.above, self.field.invert(self.below)))
    }
}

/// The sum over cones modulo enough primes to tell a number up to a bound.
pub(super) struct Residues {
    list: Vec<Residue>,
}

impl Residues {
    pub fn new(dimension: usize, most: &BigUint, seed: u64) -> Result<Residues, Trouble> {
        let needed = (most.bits() + 2).div_ceil(61) as usize;
        let Some(primes) = primes().get(..needed) else { return Err(Trouble::Large) };
        let mut seed = seed;
        Ok(Residues { list: primes.iter().map(|prime| Residue::new(*prime, dimension, &mut seed)).collect() })
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Adds a unimodular cone: the inverse of the matrix of its normals, and the least values of the
    /// normals on it.
    pub fn cone<T: Number>(&mut self, positive: bool, inverse: &[T], apex: &[T]) -> Result<(), Trouble> {
        self.list.iter_mut().try_for_each(|residue| residue.cone(positive, inverse, apex))
    }

    /// The number of points, by the Chinese remainder theorem.
    pub fn value(&self) -> BigUint {
        let (mut value, mut product) = (BigInt::zero(), BigInt::one());
        for residue in &self.list {
            let field = residue.field;
            let prime = BigInt::from(field.prime);
            let known = value.mod_floor(&prime).to_u64().expect("below the prime");
            let modulus = product.mod_floor(&prime).to_u64().expect("below the prime");
            let missing = field.add(residue.value(), field.neg(known));
            let factor = field.plain(field.mul(field.form(missing), field.invert(field.form(modulus))));
            value += &product * BigInt::from(factor);
            product *= prime;
        }
        value.to_biguint().expect("not negative")
    }
}

/// SplitMix64.
pub(super) fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
