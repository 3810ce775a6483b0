//! Exact numbers: quotients of whole numbers of any size.
//!
//! Idea: a weight that a program or a model gives as a double is the shortest decimal number that reads as that
//! double (0.1 is 1/10, not the binary number beside it), since that is what its author wrote. From there on nothing
//! is rounded. Invariant: what leaves as a double leaves with its direction ([`down`], [`up`]), or as the nearest one
//! beside the exact text.

use num_bigint::{BigInt, Sign};
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// An exact number.
pub type Fraction = BigRational;

/// A whole number.
pub fn whole(n: i64) -> Fraction {
    Fraction::from_integer(n.into())
}

/// The number that a double was written as: its shortest decimal form. None if it is none.
pub fn decimal(x: f64) -> Option<Fraction> {
    if !x.is_finite() {
        return None;
    }
    parse(&format!("{x:e}"))
}

/// The number that a weight was written as. A decimal number of few digits is that number; otherwise the quotient of small
/// numbers whose nearest double it is, which is what a file has that says 1/6; otherwise the decimal number. Quotients with
/// denominators up to 2^20 are further apart than rounding moves them, so that there is one at most.
pub fn weight(x: f64) -> Option<Fraction> {
    const FEW_DIGITS: usize = 12;
    let written = format!("{x:e}");
    let digits = written.bytes().take_while(|b| *b != b'e').filter(u8::is_ascii_digit).count();
    if digits <= FEW_DIGITS { parse(&written) } else { quotient(x).or_else(|| decimal(x)) }
}

/// The convergent of a positive double that rounds to it, if its denominator is small.
fn quotient(x: f64) -> Option<Fraction> {
    let largest = BigInt::from(1 << 20);
    let exact = Fraction::from_float(x).filter(Signed::is_positive)?;
    let (mut above, mut below) = ((BigInt::one(), BigInt::zero()), (BigInt::zero(), BigInt::one()));
    let mut rest = exact.clone();
    loop {
        let whole = rest.floor().to_integer();
        above = (&whole * &above.0 + &above.1, above.0);
        below = (&whole * &below.0 + &below.1, below.0);
        if below.0 > largest {
            return None;
        }
        let convergent = Fraction::new(above.0.clone(), below.0.clone());
        if convergent.to_f64() == Some(x) {
            return (!convergent.is_zero()).then_some(convergent);
        }
        rest = (rest - Fraction::from_integer(whole)).recip();
    }
}

/// Reads `3`, `-0.25`, `1e-6`, `2/3`.
pub fn parse(text: &str) -> Option<Fraction> {
    let text = text.trim();
    if let Some((above, below)) = text.split_once('/') {
        let (above, below) = (parse(above)?, parse(below)?);
        return (!below.is_zero()).then(|| above / below);
    }
    let (digits, exponent) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    if exponent.unsigned_abs() > 5000 {
        return None;
    }
    let (sign, digits) = match digits.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, digits.strip_prefix('+').unwrap_or(digits)),
    };
    let (before, after) = digits.split_once('.').unwrap_or((digits, ""));
    let all: String = [before, after].concat();
    if all.is_empty() || !all.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let mut number = Fraction::from_integer(all.parse::<BigInt>().ok()? * sign);
    let shift = exponent - after.len() as i32;
    let power = BigInt::from(10).pow(shift.unsigned_abs());
    match shift < 0 {
        true => number /= power,
        false => number *= power,
    }
    Some(number)
}

/// The bits that numerator and denominator take.
pub fn bits(x: &Fraction) -> u64 {
    x.numer().bits() + x.denom().bits()
}

/// The nearest double, or close to it: for people and for guidance.
pub fn near(x: &Fraction) -> f64 {
    if x.is_zero() {
        return 0.0;
    }
    // Quotients of huge numbers overflow: both are cut to 62 bits or so first, with the exponent apart.
    let (above, below) = (x.numer().magnitude(), x.denom().magnitude());
    let cut = |n: &num_bigint::BigUint| -> (f64, i64) {
        let shift = n.bits().saturating_sub(62);
        ((n >> shift).to_u64().unwrap_or(u64::MAX) as f64, shift as i64)
    };
    if above.bits() <= 1000
        && below.bits() <= 1000
        && let Some(near) = x.to_f64()
        && near.is_finite()
    {
        return near;
    }
    let ((a, i), (b, j)) = (cut(above), cut(below));
    let scale = (i - j).clamp(-2000, 2000) as i32;
    let magnitude = a / b * 2f64.powi(scale / 2) * 2f64.powi(scale - scale / 2);
    if x.numer().sign() == Sign::Minus { -magnitude } else { magnitude }
}

/// A double that is not above.
pub fn down(x: &Fraction) -> f64 {
    let mut near = near(x);
    while Fraction::from_float(near).is_none_or(|n| n > *x) {
        near = if near == f64::INFINITY { f64::MAX } else { near.next_down() };
    }
    near
}

/// A double that is not below.
pub fn up(x: &Fraction) -> f64 {
    let mut near = near(x);
    while near.is_finite() && Fraction::from_float(near).is_none_or(|n| n < *x) {
        near = near.next_up();
    }
    near
}

/// As a script reads it: `3/5`, `1`.
pub fn text(x: &Fraction) -> String {
    if x.denom().is_one() { x.numer().to_string() } else { format!("{}/{}", x.numer(), x.denom()) }
}

/// For a person: a decimal number where it ends soon, otherwise some digits, rounded down.
pub fn digits(x: &Fraction) -> String {
    let (mut left, mut power) = (x.abs(), 0);
    while !left.denom().is_one() && power < 12 {
        left *= BigInt::from(10);
        power += 1;
    }
    let is_whole = left.denom().is_one();
    let all = left.to_integer().to_string();
    let all = format!("{all:0>width$}", width = power + 1);
    let (before, after) = all.split_at(all.len() - power);
    let sign = if x.is_negative() { "-" } else { "" };
    let dots = if is_whole { "" } else { "..." };
    match after.is_empty() {
        true => format!("{sign}{before}"),
        false => format!("{sign}{before}.{after}{dots}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_are_the_decimals_they_were_written_as() {
        for (x, expected) in [(0.1, "1/10"), (0.25, "1/4"), (3.0, "3"), (1e-7, "1/10000000"), (-1.5, "-3/2")]
        {
            assert_eq!(text(&decimal(x).unwrap()), expected);
        }
        assert_eq!(decimal(f64::NAN), None);
        assert_eq!(parse("2/3").map(|x| text(&x)), Some("2/3".into()));
        assert_eq!(parse("1/0"), None);
        assert_eq!(parse("1.2.3"), None);
    }

    #[test]
    fn weights_are_the_quotients_they_were_written_as() {
        for below in 1..400 {
            for above in [1, below / 3 + 1, below] {
                let exact = whole(above) / whole(below);
                assert_eq!(weight(above as f64 / below as f64), Some(exact), "{above}/{below}");
            }
        }
        assert_eq!(weight(0.1), decimal(0.1));
        assert_eq!(weight(0.5f64.next_down()), decimal(0.5f64.next_down()), "near a half is not a half");
        assert_eq!(weight(0.123_456_789_012_345_6), decimal(0.123_456_789_012_345_6));
        assert_eq!(weight(1e-300 / 3.0), decimal(1e-300 / 3.0));
        assert_eq!(weight(f64::INFINITY), None);
    }

    #[test]
    fn doubles_lie_on_their_side() {
        for (a, b) in [(1, 3), (2, 3), (1, 10), (7, 11), (1, 1), (0, 5)] {
            let x = whole(a) / whole(b);
            let (low, high) =
                (Fraction::from_float(down(&x)).unwrap(), Fraction::from_float(up(&x)).unwrap());
            assert!(low <= x && x <= high);
            assert!(up(&x) - down(&x) < 1e-15);
        }
        let tiny = whole(1) / Fraction::from_integer(BigInt::from(3).pow(3000));
        assert!(down(&tiny) >= 0.0 && up(&tiny) > 0.0);
    }

    #[test]
    fn people_get_digits() {
        assert_eq!(digits(&parse("3/5").unwrap()), "0.6");
        assert_eq!(digits(&parse("1/3").unwrap()), "0.333333333333...");
        assert_eq!(digits(&parse("-7/2").unwrap()), "-3.5");
        assert_eq!(digits(&whole(12)), "12");
    }
}
