//! Elementary functions rounded as they should be: computed with twice the digits of a double.
//!
//! `java` takes `log10`, `pow`, `exp`, `log` and (newer ones) `tanh` from a library that is wrong in the last bit
//! once in thousands of arguments or less; the host's C library is wrong more often, `log10` once in eight. A number
//! is a sum of two doubles here (Dekker 1971), good for about 100 bits, so that only about one argument in 2^40 is
//! rounded to the wrong side.
//!
//! This is slow. `fast` answers most arguments first, with the same results; what follows here is for the rest, and for
//! the tables there.
//!
//! Known gap: where `java` itself is wrong in the last bit, this is right.

use super::fast;

/// An unevaluated sum of which the second part is below half a unit of the first.
#[derive(Clone, Copy)]
pub(super) struct Wide(pub(super) f64, pub(super) f64);

pub(super) const LN2: Wide =
    Wide(f64::from_bits(0x3FE6_2E42_FEFA_39EF), f64::from_bits(0x3C7A_BC9E_3B39_803F));
pub(super) const PER_LN10: Wide =
    Wide(f64::from_bits(0x3FDB_CB7B_1526_E50E), f64::from_bits(0x3C69_5355_BAAA_FAD3));

/// 1/n! for n from 2.
const FACTORIALS: [Wide; 9] = [
    Wide(0.5, 0.0),
    Wide(f64::from_bits(0x3FC5_5555_5555_5555), f64::from_bits(0x3C65_5555_5555_5555)),
    Wide(f64::from_bits(0x3FA5_5555_5555_5555), f64::from_bits(0x3C45_5555_5555_5555)),
    Wide(f64::from_bits(0x3F81_1111_1111_1111), f64::from_bits(0x3C01_1111_1111_1111)),
    Wide(f64::from_bits(0x3F56_C16C_16C1_6C17), f64::from_bits(0xBBEF_49F4_9F49_F49F)),
    Wide(f64::from_bits(0x3F2A_01A0_1A01_A01A), 0.0),
    Wide(f64::from_bits(0x3EFA_01A0_1A01_A01A), 0.0),
    Wide(f64::from_bits(0x3EC7_1DE3_A556_C734), 0.0),
    Wide(f64::from_bits(0x3E92_7E4F_B778_9F5C), 0.0),
];

/// The argument of the series is this power of two smaller.
const HALVINGS: i32 = 9;

fn sum(a: f64, b: f64) -> Wide {
    let s = a + b;
    let t = s - a;
    Wide(s, (a - (s - t)) + (b - t))
}

/// As `sum`, where the first is known to be the larger.
fn normal(a: f64, b: f64) -> Wide {
    let s = a + b;
    Wide(s, b - (s - a))
}

impl Wide {
    /// The exact product of two doubles.
    pub(super) fn product(a: f64, b: f64) -> Wide {
        let high = a * b;
        Wide(high, a.mul_add(b, -high))
    }

    pub(super) fn negative(self) -> Wide {
        Wide(-self.0, -self.1)
    }

    pub(super) fn plus(self, other: Wide) -> Wide {
        let high = sum(self.0, other.0);
        let low = sum(self.1, other.1);
        let part = normal(high.0, high.1 + low.0);
        normal(part.0, part.1 + low.1)
    }

    pub(super) fn times(self, other: Wide) -> Wide {
        let product = self.0 * other.0;
        let rest = self.0.mul_add(other.0, -product);
        normal(product, rest + (self.0 * other.1 + self.1 * other.0))
    }

    pub(super) fn over(self, other: Wide) -> Wide {
        let first = self.0 / other.0;
        let rest = self.plus(other.times(Wide(-first, 0.0)));
        let second = rest.0 / other.0;
        let rest = rest.plus(other.times(Wide(-second, 0.0)));
        let part = normal(first, second);
        normal(part.0, part.1 + rest.0 / other.0)
    }

    /// Times a power of two.
    fn scaled(self, k: i32) -> Wide {
        let by = power_of_two(k);
        Wide(self.0 * by, self.1 * by)
    }

    pub(super) fn value(self) -> f64 {
        self.0 + self.1
    }
}

/// 2^k, where that is a normal number.
pub(super) fn power_of_two(k: i32) -> f64 {
    f64::from_bits(((k + 1023) as u64) << 52)
}

/// e^x as (1 + m) * 2^k, for |x| up to about 700: the logarithm of two is taken off, the rest is halved nine times,
/// its series summed, and doubled again by m(2t) = m(t) * (2 + m(t)).
pub(super) fn exponential(x: Wide) -> (Wide, i32) {
    let k = (x.0 / LN2.0).round();
    let rest = x.plus(LN2.times(Wide(-k, 0.0)));
    let t = rest.scaled(-HALVINGS);
    let mut series = FACTORIALS[FACTORIALS.len() - 1];
    for factorial in FACTORIALS.iter().rev().skip(1) {
        series = series.times(t).plus(*factorial);
    }
    let mut m = t.plus(t.times(t).times(series));
    for _ in 0..HALVINGS {
        m = Wide(2.0 * m.0, 2.0 * m.1).plus(m.times(m));
    }
    (m, k as i32)
}

/// The natural logarithm of a positive normal number: a step of Newton's method from the host's.
pub(super) fn logarithm(x: f64) -> Wide {
    let near = x.ln();
    let (m, k) = exponential(Wide(-near, 0.0));
    // x * e^-near - 1, in which the first part is exact.
    let x =
        if k.abs() < 1000 { x * power_of_two(k) } else { x * power_of_two(k / 2) * power_of_two(k - k / 2) };
    let off = Wide(x - 1.0, 0.0).plus(m.times(Wide(x, 0.0)));
    let half_square = Wide(-0.5 * off.0 * off.0, 0.0);
    Wide(near, 0.0).plus(off.plus(half_square))
}

/// The natural logarithm. It rises: the logarithms of two neighbours are at least 2^-54 apart, and the error before
/// rounding, below 2^-85 of a number below 2^10, does not turn their order; rounding keeps it.
pub fn log(x: f64) -> f64 {
    if x.is_subnormal() && x > 0.0 {
        return logarithm(x * power_of_two(54)).plus(LN2.times(Wide(-54.0, 0.0))).value();
    }
    let is_ours = x.is_normal() && x > 0.0 && x != 1.0;
    if is_ours { fast::log(x).unwrap_or_else(|| log_slowly(x)) } else { x.ln() }
}

#[cold]
pub(super) fn log_slowly(x: f64) -> f64 {
    logarithm(x).value()
}

pub fn log10(x: f64) -> f64 {
    let is_ours = x.is_normal() && x > 0.0 && x != 1.0;
    if is_ours { fast::log10(x).unwrap_or_else(|| log10_slowly(x)) } else { x.log10() }
}

#[cold]
pub(super) fn log10_slowly(x: f64) -> f64 {
    logarithm(x).times(PER_LN10).value()
}

pub fn exp(x: f64) -> f64 {
    let is_ours = (1e-8..700.0).contains(&x.abs());
    if is_ours { fast::exp(x).unwrap_or_else(|| exp_slowly(x)) } else { x.exp() }
}

#[cold]
pub(super) fn exp_slowly(x: f64) -> f64 {
    let (m, k) = exponential(Wide(x, 0.0));
    Wide(1.0, 0.0).plus(m).value() * power_of_two(k)
}

/// `x` to the power of `y`, for which C and Java agree.
pub fn pow(x: f64, y: f64) -> f64 {
    let size = x.abs();
    if y == 2.0 {
        return x * x;
    }
    if y == 0.5 && x > 0.0 {
        return x.sqrt();
    }
    let negative = x < 0.0;
    if !size.is_normal() || !y.is_finite() || y == 0.0 || size == 1.0 || negative && y != y.trunc() {
        return x.powf(y);
    }
    let value = fast::pow(size, y).unwrap_or_else(|| pow_slowly(size, y));
    if negative && y % 2.0 != 0.0 { -value } else { value }
}

/// For a positive `x`.
#[cold]
pub(super) fn pow_slowly(x: f64, y: f64) -> f64 {
    let exponent = logarithm(x).times(Wide(y, 0.0));
    if !(1e-20..700.0).contains(&exponent.0.abs()) {
        return x.powf(y);
    }
    let (m, k) = exponential(exponent);
    let value = Wide(1.0, 0.0).plus(m);
    // Whole powers can be in the middle between two doubles, on either side of which the error may lie: the even one.
    let gap = (f64::from_bits(value.0.to_bits() ^ 1) - value.0).abs();
    let tied = (value.1.abs() - gap / 2.0).abs() < gap * 1e-13;
    let rounded = match value.0.to_bits() & 1 {
        1 if tied => value.0 + gap.copysign(value.1),
        _ => value.0,
    };
    rounded * power_of_two(k)
}

pub fn tanh(x: f64) -> f64 {
    let size = x.abs();
    if size < 1e-8 || x.is_nan() {
        return x;
    }
    if size > 22.0 {
        return 1f64.copysign(x);
    }
    fast::tanh(size).unwrap_or_else(|| tanh_slowly(size)).copysign(x)
}

/// For a positive `x`.
#[cold]
pub(super) fn tanh_slowly(x: f64) -> f64 {
    let (m, k) = exponential(Wide(2.0 * x, 0.0));
    // e^2x - 1.
    let above = m.scaled(k).plus(sum(power_of_two(k), -1.0));
    above.over(above.plus(Wide(2.0, 0.0))).value()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Within a unit in the last place of the host's functions, and mostly the same.
    #[test]
    fn they_are_the_hosts_to_the_last_place() {
        let mut apart = 0;
        for i in 1..3_000 {
            let x = f64::from(i) * 0.01137;
            for (ours, host) in [
                (log(x), x.ln()),
                (log10(x), x.log10()),
                (exp(x), x.exp()),
                (exp(-x), (-x).exp()),
                (pow(x, 1.7), x.powf(1.7)),
                (pow(1.1, x), 1.1f64.powf(x)),
                (tanh(x), x.tanh()),
            ] {
                let units = (ours.to_bits() as i64).abs_diff(host.to_bits() as i64);
                assert!(units <= 3, "{x}: {ours} {host}");
                apart += usize::from(units > 0);
            }
        }
        assert!(apart > 0 && apart < 6_000, "{apart} differ");
    }

    /// Thresholds of open values are found by bisection.
    #[test]
    fn the_logarithm_rises() {
        let places = [5e-324, 1e-310, f64::MIN_POSITIVE, 1e-9, 0.25, 0.5, 0.999_999, 1.0, 2.7, 1e5, 1e300];
        for place in places {
            let from = place.to_bits().saturating_sub(3_000).max(1);
            let mut last = f64::NEG_INFINITY;
            for bits in from..from + 6_000 {
                let next = log(f64::from_bits(bits));
                assert!(
                    next >= last && next.is_finite(),
                    "at {:e}: {next} after {last}",
                    f64::from_bits(bits)
                );
                last = next;
            }
        }
        assert_eq!((log(0.0), log(f64::INFINITY)), (f64::NEG_INFINITY, f64::INFINITY));
        assert!((log(5e-324) - 5e-324f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn exact_results_are_exact() {
        for n in 0..=22 {
            assert_eq!(log10(10f64.powi(n)), f64::from(n));
            assert_eq!(pow(10.0, f64::from(n)), 10f64.powi(n));
        }
        assert_eq!(pow(-2.0, 11.0), -2048.0);
        assert_eq!(pow(-2.0, 10.0), 1024.0);
        assert_eq!(pow(9.0, 0.5), 3.0);
        assert_eq!((exp(1.0), exp(0.0), log(1.0)), (std::f64::consts::E, 1.0, 0.0));
        assert!(pow(-2.0, 0.5).is_nan() && log(-1.0).is_nan());
        assert_eq!((pow(2.0, 1024.0), pow(2.0, -1080.0)), (f64::INFINITY, 0.0));
        assert_eq!((tanh(40.0), tanh(-40.0), tanh(0.0)), (1.0, -1.0, 0.0));
        assert_eq!(log(f64::MAX), f64::MAX.ln());
        assert_eq!(log(f64::MIN_POSITIVE), f64::MIN_POSITIVE.ln());
    }
}
