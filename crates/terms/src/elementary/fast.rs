//! A first try at the elementary functions that is twenty and more times faster than `wide` and `circle`, and knows when
//! it does not know (Ziv 1991).
//!
//! An argument is taken apart into a point of a table and a small rest. The table has the function at its points with
//! over 90 bits, and the series of the rest needs more than a double only for its first term or two. The result is a
//! sum of two doubles with a bound of its error; where the whole span between the bounds rounds to one double, that
//! one is right, and else (once in some thousands of arguments) there is no answer and the slow way is taken.
//!
//! Invariant: an answer is bit by bit that of the slow way. The errors of both ways together are within the bounds: each
//! bound is argued for where it is defined, and leaves at least a fifth for the slow way, whose error is
//! below 2^-85.
//!
//! Every count of roundings below is in terms of the largest part that is a mere double: a rounding of a part below
//! 2^-n is an error below 2^-(n+53).
//!
//! Known gap: only the ranges named at each function; the callers keep the others away.

use std::sync::LazyLock;

use super::circle;
use super::wide::{self, Wide};

/// Added and taken off again it rounds to a whole number, which is in the low bits in between.
const ROUNDER: f64 = 6_755_399_441_055_744.0;

fn sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    let t = s - a;
    (s, (a - (s - t)) + (b - t))
}

/// As `sum`, where the first is zero or known to be the larger.
fn ordered_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    (s, b - (s - a))
}

/// The upper half of the digits, and the lower half (Veltkamp).
fn halves(a: f64) -> (f64, f64) {
    let c = a * 134_217_729.0;
    let high = c - (c - a);
    (high, a - high)
}

/// The exact product. `mul_add` is a call into a library on hosts that may lack the instruction.
fn product(a: f64, b: f64) -> (f64, f64) {
    let p = a * b;
    if cfg!(any(target_feature = "fma", target_arch = "aarch64")) {
        return (p, a.mul_add(b, -p));
    }
    let ((a1, a2), (b1, b2)) = (halves(a), halves(b));
    (p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2)
}

/// What every number within `error` of the sum rounds to, if that is one double.
fn rounded(high: f64, low: f64, error: f64) -> Option<f64> {
    let down = high + (low - error);
    let up = high + (low + error);
    (down == up).then_some(up)
}

/// The whole number next to `x`, also as a double.
fn whole(x: f64) -> (i32, f64) {
    let shifted = x + ROUNDER;
    (shifted.to_bits() as i32, shifted - ROUNDER)
}

/// `x` with only its first `bits` digits.
fn cut(x: f64, bits: u32) -> f64 {
    f64::from_bits(x.to_bits() & (!0 << (53 - bits)))
}

/// Powers of two in steps of 1/256.
struct Powers {
    /// A step of the logarithm. Multiples by numbers of 19 bits are exact, but for the last part.
    step: [f64; 3],
    per_step: f64,
    powers: [(f64, f64); 256],
}

static POWERS: LazyLock<Powers> = LazyLock::new(|| {
    let step = Wide(wide::LN2.0 / 256.0, wide::LN2.1 / 256.0);
    let powers = std::array::from_fn(|i| {
        // Above 1.41 a power of two is taken off.
        let (m, k) = wide::exponential(step.times(Wide(i as f64, 0.0)));
        let power = Wide(1.0, 0.0).plus(m);
        let by = f64::from(1 << k);
        (power.0 * by, power.1 * by)
    });
    let first = cut(step.0, 34);
    let rest = step.plus(Wide(-first, 0.0));
    let second = cut(rest.0, 34);
    let third = rest.plus(Wide(-second, 0.0)).value();
    Powers { step: [first, second, third], per_step: 256.0 / wide::LN2.0, powers }
});

/// The error of `power`, in relation to the result. The rest is below 2^-9.52, its square, the first part in mere
/// doubles, with 1/2 below 2^-20; up to ten roundings of that, in terms of the point of the table. 10 * 2^-73 < 2^-69.
const POWER_ERROR: f64 = 1.0 / (1u64 << 34) as f64 / (1u64 << 34) as f64;

/// e^(x+low) as (high + low) * 2^k, for |x| up to 700 and |low| below 2^-42.
#[inline(always)]
fn power(x: f64, low: f64) -> (f64, f64, i32) {
    let table = &*POWERS;
    let (k, times) = whole(x * table.per_step);
    // The first difference is exact: where k is not zero, x is above 2^-9, its last digit at or above 2^-62, that of
    // the multiple above 2^-44, and the difference below 2^-9.
    let (r, rest) = sum(x - times * table.step[0], -(times * table.step[1]));
    let (r, rest) = sum(r, rest + (low - times * table.step[2]));
    let square = r * r;
    let series = square
        * ((0.5 + r * (1.0 / 6.0))
            + square * ((1.0 / 24.0 + r * (1.0 / 120.0)) + square * (1.0 / 720.0 + r * (1.0 / 5040.0))));
    let (point, point_low) = table.powers[(k & 255) as usize];
    let (p, p_low) = product(point, r);
    let (high, high_low) = ordered_sum(point, p);
    let tail = point * (series + (rest + rest * r)) + (point_low + point_low * r);
    (high, high_low + (p_low + tail), k >> 8)
}

/// For |x| from 1e-8 to 700.
pub fn exp(x: f64) -> Option<f64> {
    let (high, low, k) = power(x, 0.0);
    Some(rounded(high, low, high * POWER_ERROR)? * wide::power_of_two(k))
}

/// For 256 spans between 1 and 2 a short number near the reciprocal, and the logarithm of that with changed sign.
struct Logarithms {
    points: [Point; 256],
    ln2: (f64, f64),
}

struct Point {
    reciprocal: f64,
    /// A multiple of 2^-42, to which multiples of such another are added without an error.
    log: f64,
    log_low: f64,
}

/// The multiple of 2^-42 next to a number, and the rest.
fn on_grid(x: Wide) -> (f64, f64) {
    const GRID: f64 = ROUNDER / (1u64 << 42) as f64;
    let high = (x.0 + GRID) - GRID;
    (high, x.plus(Wide(-high, 0.0)).value())
}

static LOGARITHMS: LazyLock<Logarithms> = LazyLock::new(|| {
    let points = std::array::from_fn(|i| {
        let middle = 1.0 + (i as f64 + 0.5) / 256.0;
        // Next to one the table gives nothing, so that logarithms near zero keep their digits. From the root of two
        // on, numbers are halved.
        let reciprocal = match i {
            0 => 1.0,
            255 => 0.5,
            _ => (2048.0 / middle).round() / 2048.0,
        };
        let base = if is_halved(i) { 2.0 * reciprocal } else { reciprocal };
        let log = if base == 1.0 { Wide(0.0, 0.0) } else { wide::logarithm(base).negative() };
        let (log, log_low) = on_grid(log);
        Point { reciprocal, log, log_low }
    });
    Logarithms { points, ln2: on_grid(wide::LN2) }
});

fn is_halved(span: usize) -> bool {
    span >= 106
}

/// The errors of `logarithm`: in relation to the result, and at any rate. The rest z is below 2^-8 next to one, and else
/// below 2^-8.6 with a result above 2^-9; the first part in mere doubles is z^3/3. Up to nine roundings of that
/// are 9 * 2^-78.5 = 2^-75.3 next to one, 2^-67.3 of z; and 2^-77.1 = 2^-68.1 of the result elsewhere. The low parts of
/// the multiples of ln 2 give less than 2^-84.
const LOG_ERROR: f64 = 1.0 / (1u64 << 33) as f64 / (1u64 << 34) as f64;
const LOG_ERROR_AT_MOST: f64 = LOG_ERROR / 256.0;

/// The logarithm of a positive normal number other than one, and its error. The second part is below half a unit of
/// the first.
#[inline(always)]
fn logarithm(x: f64) -> (f64, f64, f64) {
    let table = &*LOGARITHMS;
    let bits = x.to_bits();
    let span = (bits >> 44 & 255) as usize;
    let exponent = (bits >> 52) as i32 - 1023 + i32::from(is_halved(span));
    let exponent = f64::from(exponent);
    let mantissa = bits & ((1 << 52) - 1) | 1023 << 52;
    let (m, m_high) = (f64::from_bits(mantissa), f64::from_bits(mantissa & !0 << 26));
    let point = &table.points[span];
    // The reciprocal has 11 digits: both products and the first difference are exact.
    let (z, z_low) = sum(m_high * point.reciprocal - 1.0, (m - m_high) * point.reciprocal);
    // z - z^2/2 exactly, then the rest of the series.
    let (square, square_low) = product(z, z);
    let (first, first_low) = ordered_sum(z, -0.5 * square);
    let series = z
        * square
        * (((1.0 / 3.0 - z * (1.0 / 4.0)) + square * (1.0 / 5.0 - z * (1.0 / 6.0)))
            + square * square * ((1.0 / 7.0 - z * (1.0 / 8.0)) + square * (1.0 / 9.0 - z * (1.0 / 10.0))));
    let (high, high_low) = sum(exponent * table.ln2.0 + point.log, first);
    let tail =
        (z_low - z * z_low) + (exponent * table.ln2.1 + point.log_low) + (first_low - 0.5 * square_low);
    let (high, low) = ordered_sum(high, high_low + (tail + series));
    (high, low, (high.abs() * LOG_ERROR).min(LOG_ERROR_AT_MOST))
}

/// For a positive normal number other than one.
pub fn log(x: f64) -> Option<f64> {
    let (high, low, error) = logarithm(x);
    rounded(high, low, error)
}

/// For a positive normal number other than one.
pub fn log10(x: f64) -> Option<f64> {
    let (high, low, error) = logarithm(x);
    let (p, p_low) = product(high, wide::PER_LN10.0);
    // The factor is below a half, the errors of these products are below 2^-100.
    rounded(p, p_low + (high * wide::PER_LN10.1 + low * wide::PER_LN10.0), error)
}

/// For a positive normal number other than one and a finite power. Results far from one and next to it have no answer.
pub fn pow(x: f64, y: f64) -> Option<f64> {
    let (log, log_low, error) = logarithm(x);
    let size = (log * y).abs();
    if !(1e-19..699.0).contains(&size) {
        return None;
    }
    let (p, p_low) = product(log, y);
    let (high, low, k) = power(p, p_low + log_low * y);
    // An error of the exponent is one of the result in relation to it.
    Some(rounded(high, low, high * (POWER_ERROR + error * y.abs()))? * wide::power_of_two(k))
}

/// A quotient of sums of two; that of the results is right to over 100 bits.
fn quotient(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    let ((a, a_low), (b, b_low)) = (ordered_sum(a.0, a.1), ordered_sum(b.0, b.1));
    let high = a / b;
    let (p, p_low) = product(high, b);
    (high, (((a - p) - p_low) + (a_low - high * b_low)) / b)
}

/// For a positive number from 1e-8 to 22; small ones have no answer.
pub fn tanh(x: f64) -> Option<f64> {
    if x < 1e-3 {
        return None;
    }
    let (high, low, k) = power(2.0 * x, 0.0);
    let by = wide::power_of_two(k);
    let (square, low) = (high * by, low * by);
    let (less, less_low) = sum(square, -1.0);
    let (more, more_low) = sum(square, 1.0);
    let (high, low) = quotient((less, less_low + low), (more, more_low + low));
    // The error of the power weighs more in the difference; twice that for the sum, and twice for the division.
    rounded(high, low, 4.0 * POWER_ERROR * high * square / less)
}

/// Sines in steps of the 512th part of a half turn.
struct Sines {
    /// A step. Multiples by numbers of 28 bits are exact, but for the last part.
    step: [f64; 4],
    per_step: f64,
    /// Up to a quarter turn.
    sines: [(f64, f64); 257],
}

static SINES: LazyLock<Sines> = LazyLock::new(|| {
    // More than two doubles hold are needed next to multiples of a half turn. The parts of the quarter turn are so
    // short that all these sums but the last are exact.
    let quarter = circle::QUARTER.map(|part| part / 256.0);
    let mut parts = [0.0; 4];
    let mut rest = quarter[0];
    for (part, next) in parts.iter_mut().zip(&quarter[1..]) {
        *part = cut(rest, 25);
        rest = (rest - *part) + next;
    }
    parts[3] = rest;
    let step = quarter.iter().fold(Wide(0.0, 0.0), |sum, part| sum.plus(Wide(*part, 0.0)));
    let mut sines = [(0.0, 0.0); 257];
    for i in 0..=128 {
        let (sine, cosine) = circle::near_zero(step.times(Wide(i as f64, 0.0)));
        (sines[i], sines[256 - i]) = ((sine.0, sine.1), (cosine.0, cosine.1));
    }
    Sines { step: parts, per_step: 1.0 / step.0, sines }
});

/// The error of `sine`, in relation to the result. The rest r is below 2^-8.34. At a point of the table with the sine
/// s, the first part in mere doubles is s * r^2/2, below s * 2^-17.6: up to nine roundings of that, and the result is
/// above s/2. 9 * 2^-69.6 < 2^-66.4. Where s is zero, it is r^3/6, below r * 2^-19.
const SINE_ERROR: f64 = 1.0 / (1u64 << 33) as f64 / (1u64 << 33) as f64;

/// An angle as a multiple of the step, and the rest, for sizes up to a million.
#[inline(always)]
fn reduced(x: f64) -> (i32, f64, f64) {
    let table = &*SINES;
    let (k, times) = whole(x * table.per_step);
    // The first difference is exact, as in `power`: of larger multiples the digits end further up.
    let (r, rest) = sum(x - times * table.step[0], -(times * table.step[1]));
    let (r, low) = sum(r, -(times * table.step[2]));
    let (r, low) = sum(r, rest + (low - times * table.step[3]));
    (k, r, low)
}

/// The sine of a multiple of the step and a rest. Next to a multiple of a half turn there is no answer: the rest has
/// lost too many digits there.
#[inline(always)]
fn sine((k, r, rest): (i32, f64, f64)) -> Option<(f64, f64)> {
    let table = &*SINES;
    let i = (k & 255) as usize;
    let (up, down) = (table.sines[i], table.sines[256 - i]);
    let negative = |(a, b): (f64, f64)| (-a, -b);
    let ((s, s_low), (c, c_low)) = match k >> 8 & 3 {
        0 => (up, down),
        1 => (down, negative(up)),
        2 => (negative(up), negative(down)),
        _ => (negative(down), up),
    };
    if s == 0.0 && r.abs() < 1e-9 {
        return None;
    }
    let square = r * r;
    // Sine of the rest less the rest, cosine less one.
    let beyond = r * square * (-1.0 / 6.0 + square * (1.0 / 120.0 - square * (1.0 / 5040.0)));
    let below = square * (-0.5 + square * (1.0 / 24.0 - square * (1.0 / 720.0))) - r * rest;
    let (p, p_low) = product(c, r);
    let (high, high_low) = sum(s, p);
    let tail = (s * below + c * (beyond + rest)) + (s_low + c_low * r);
    Some((high, high_low + (p_low + tail)))
}

/// For |x| from 1e-8 to 1e6.
pub fn sin(x: f64) -> Option<f64> {
    let (high, low) = sine(reduced(x))?;
    rounded(high, low, high.abs() * SINE_ERROR)
}

/// For |x| from 1e-8 to 1e6.
pub fn cos(x: f64) -> Option<f64> {
    let (k, r, rest) = reduced(x);
    let (high, low) = sine((k + 256, r, rest))?;
    rounded(high, low, high.abs() * SINE_ERROR)
}

/// For |x| from 1e-8 to 1e6.
pub fn tan(x: f64) -> Option<f64> {
    let (k, r, rest) = reduced(x);
    let (s, c) = (sine((k, r, rest))?, sine((k + 256, r, rest))?);
    let (high, low) = quotient(s, c);
    // Those of both, and a factor of two for the division.
    rounded(high, low, high.abs() * (4.0 * SINE_ERROR))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same numbers in every run.
    struct Random(u64);

    impl Random {
        fn bits(&mut self) -> u64 {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = self.0;
            z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ z >> 31
        }

        /// Of either sign and a size between two powers of two, all of which are as likely; one in four has few digits.
        fn sized(&mut self, from: i64, to: i64) -> f64 {
            let exponent = from + (self.bits() % (to - from) as u64) as i64;
            let mut mantissa = self.bits() & ((1 << 52) - 1);
            if self.bits().is_multiple_of(4) {
                mantissa &= !0 << (self.bits() % 53);
            }
            f64::from_bits((self.bits() & 1) << 63 | ((exponent + 1023) as u64) << 52 | mantissa)
        }
    }

    /// How many have no answer; the others have that of the slow way.
    fn open(
        name: &str,
        count: usize,
        mut of: impl FnMut(&mut Random) -> (f64, f64, Option<f64>, f64),
    ) -> usize {
        let mut random = Random(count as u64);
        let mut open = 0;
        for _ in 0..count {
            let (x, y, fast, slow) = of(&mut random);
            match fast {
                Some(fast) => {
                    assert_eq!(fast.to_bits(), slow.to_bits(), "{name} {x:e} {y:e}: {fast:e} {slow:e}")
                }
                None => open += 1,
            }
        }
        open
    }

    fn compare(count: usize) -> Vec<(&'static str, usize)> {
        let exp = |r: &mut Random| {
            let x = r.sized(-26, 10) % 700.0;
            (x, 0.0, fast_in(1e-8..700.0, x, exp), wide::exp_slowly(x))
        };
        let log_near_one = |r: &mut Random| {
            let x = 1.0 + r.sized(-52, -1);
            (x, 0.0, fast_log(x, log), wide::log_slowly(x))
        };
        let log_of_all = |r: &mut Random| {
            let x = r.sized(-1022, 1024).abs();
            (x, 0.0, fast_log(x, log), wide::log_slowly(x))
        };
        let log10_of_all = |r: &mut Random| {
            let x =
                if r.bits().is_multiple_of(2) { r.sized(-1022, 1024).abs() } else { 1.0 + r.sized(-52, -1) };
            (x, 0.0, fast_log(x, log10), wide::log10_slowly(x))
        };
        let pow_of_all = |r: &mut Random| {
            let x =
                if r.bits().is_multiple_of(2) { r.sized(-1022, 1024).abs() } else { 1.0 + r.sized(-52, -1) };
            // So that most results are in the range.
            let y = r.sized(-12, 10) / x.ln().abs().max(1e-17);
            (x, y, fast_log(x, |x| pow(x, y)), wide::pow_slowly(x, y))
        };
        let whole_pow = |r: &mut Random| {
            let (x, y) = (1.0 + (r.bits() % 100_000) as f64 / 8.0, (r.bits() % 60) as f64 / 2.0 - 10.0);
            (x, y, fast_log(x, |x| pow(x, y)), wide::pow_slowly(x, y))
        };
        let tanh = |r: &mut Random| {
            let x = r.sized(-10, 5).abs() % 22.0;
            (x, 0.0, fast_in(1e-8..22.0, x, tanh), wide::tanh_slowly(x))
        };
        // Every other angle is next to a multiple of an eighth turn.
        let angle = |r: &mut Random| match r.bits() % 2 {
            0 => r.sized(-26, 20) % 1e6,
            _ => (r.bits() % 1_000_000) as f64 * std::f64::consts::FRAC_PI_4 * (1.0 + r.sized(-60, -1)) % 1e6,
        };
        let circular = |fast: fn(f64) -> Option<f64>, slow: fn(f64) -> f64| {
            move |r: &mut Random| {
                let x = angle(r);
                (x, 0.0, fast_in(1e-8..1e6, x, fast), slow(x))
            }
        };
        vec![
            ("exp", open("exp", count, exp)),
            ("log near one", open("log near one", count, log_near_one)),
            ("log", open("log", count, log_of_all)),
            ("log10", open("log10", count, log10_of_all)),
            ("pow", open("pow", count, pow_of_all)),
            ("whole pow", open("whole pow", count, whole_pow)),
            ("tanh", open("tanh", count, tanh)),
            ("sin", open("sin", count, circular(sin, circle::sin_slowly))),
            ("cos", open("cos", count, circular(cos, circle::cos_slowly))),
            ("tan", open("tan", count, circular(tan, circle::tan_slowly))),
        ]
    }

    fn fast_in(range: std::ops::Range<f64>, x: f64, of: impl Fn(f64) -> Option<f64>) -> Option<f64> {
        if range.contains(&x.abs()) { of(x) } else { None }
    }

    fn fast_log(x: f64, of: impl Fn(f64) -> Option<f64>) -> Option<f64> {
        if x.is_normal() && x != 1.0 { of(x) } else { None }
    }

    #[test]
    fn answers_are_those_of_the_slow_way() {
        const COUNT: usize = 12_000;
        for (name, open) in compare(COUNT) {
            assert!(open < COUNT / 5, "{name}: {open} of {COUNT} have no answer");
        }
    }
}
