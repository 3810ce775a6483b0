//! Values that are tried of draws with too many outcomes, each with its true weight or with next to none.
//!
//! A tried value must be one that can come: a violation that it leads to is then a violation. Not every
//! number can. `java.util.Random` has 48 bits of state and makes a long of two draws of 32 bits, so it
//! returns one long of 65,536; and of real numbers with a normal distribution, and of arrays of bytes, it
//! returns those that some state leads to. So these are made from a state. The weight of a value is the
//! share of the states that lead to it, or less; the rest of the mass is unknown.
//!
//! Known gap: a draw is independent of those before it, as from an ideal generator.

use crate::native::math::fdlibm;
use std::sync::OnceLock;

/// A value to try, as a slot, and its probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tried {
    pub(super) value: u64,
    pub(super) weight: f64,
}

/// For values that can come, but nobody has counted how often: too little to show in any figure.
pub(super) const UNCOUNTED: f64 = 1e-300;

/// Which values a generator can return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// 48 bits of state: `java.util.Random`.
    Linear,
    /// Every long, each as often as the others.
    Even,
    /// Every long, about as often.
    About,
}

const WHOLE: [i64; 10] = [0, 1, 2, 3, 4, 5, 6, 7, -1, -2];

/// Ints: every generator returns each as often as the others.
pub(super) fn ints() -> Vec<Tried> {
    let all = WHOLE.into_iter().chain([i32::MAX.into(), i32::MIN.into()]);
    all.map(|v| Tried { value: u64::from(v as i32 as u32), weight: 2f64.powi(-32) }).collect()
}

pub(super) fn longs(source: Source) -> Vec<Tried> {
    let weight = match source {
        Source::Linear => return linear_longs().to_vec(),
        Source::Even => 2f64.powi(-64),
        Source::About => UNCOUNTED,
    };
    let all = WHOLE.into_iter().chain([i64::MAX, i64::MIN]);
    all.map(|v| Tried { value: v as u64, weight }).collect()
}

/// Numbers with a normal distribution; none where it is not known how they are made.
pub(super) fn gaussians(source: Source) -> Vec<Tried> {
    match source {
        Source::Linear => linear_gaussians().to_vec(),
        Source::Even | Source::About => Vec::new(),
    }
}

/// What `java.util.Random` fills an array with, from the state that `seed` stands for; and how likely that is
/// at least.
pub(super) fn linear_bytes(seed: u64, bytes: &mut [u8]) -> f64 {
    let mut state = Linear(seed & MASK);
    for chunk in bytes.chunks_mut(4) {
        let draw = state.next(32);
        chunk.iter_mut().enumerate().for_each(|(i, byte)| *byte = (draw >> (8 * i)) as u8);
    }
    LEAST
}

/// One of 2^48 states.
const LEAST: f64 = 1.0 / (1u64 << 48) as f64;
const MASK: u64 = (1 << 48) - 1;

/// The generator of `java.util.Random`: a linear congruence (Knuth, volume 2, section 3.2.1).
pub(super) struct Linear(pub(super) u64);

impl Linear {
    fn next(&mut self, bits: u32) -> i32 {
        self.0 = self.0.wrapping_mul(0x5_DEEC_E66D).wrapping_add(0xB) & MASK;
        (self.0 >> (48 - bits)) as i32
    }

    pub(super) fn long(&mut self) -> i64 {
        let high = i64::from(self.next(32)) << 32;
        high.wrapping_add(i64::from(self.next(32)))
    }

    fn double(&mut self) -> f64 {
        let high = (self.next(26) as i64) << 27;
        (high + i64::from(self.next(27))) as f64 / (1u64 << 53) as f64
    }

    /// The polar method, as its documentation prescribes it.
    fn gaussian(&mut self) -> f64 {
        loop {
            let (a, b) = (2.0 * self.double() - 1.0, 2.0 * self.double() - 1.0);
            let square = a * a + b * b;
            if square < 1.0 && square != 0.0 {
                return a * (-2.0 * fdlibm::log(square) / square).sqrt();
            }
        }
    }
}

/// The states before the one whose upper 32 bits are these.
pub(super) fn before(upper: u32) -> impl Iterator<Item = u64> {
    // The inverse of the multiplier modulo 2^48.
    const BACK: u64 = 0xDFE0_5BCB_1365;
    (0..1u64 << 16).map(move |lower| {
        let state = u64::from(upper) << 16 | lower;
        state.wrapping_sub(0xB).wrapping_mul(BACK) & MASK
    })
}

/// Longs near zero, of every remainder modulo 4, and the outermost ones.
fn linear_longs() -> &'static [Tried] {
    static KEPT: OnceLock<Vec<Tried>> = OnceLock::new();
    KEPT.get_or_init(|| {
        let uppers = [0, 1, u32::MAX, 1 << 31, (1 << 31) - 1];
        let mut all: Vec<i64> = uppers.into_iter().flat_map(before).map(|s| Linear(s).long()).collect();
        all.sort_unstable();
        let weight = |v: i64| all.iter().filter(|w| **w == v).count() as f64 * LEAST;
        let mut values: Vec<i64> = Vec::new();
        for remainder in 0..4 {
            values.extend(all.iter().copied().find(|v| *v >= 0 && v % 4 == remainder));
        }
        values.extend(all.iter().rev().copied().filter(|v| *v < 0).take(2));
        values.extend([all[0], all[all.len() - 1]]);
        values.into_iter().map(|v| Tried { value: v as u64, weight: weight(v) }).collect()
    })
}

/// Numbers that some state leads to, near these.
fn linear_gaussians() -> &'static [Tried] {
    const NEAR: [f64; 7] = [-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0];
    static KEPT: OnceLock<Vec<Tried>> = OnceLock::new();
    KEPT.get_or_init(|| {
        let all: Vec<f64> = (0..4_000u64).map(|s| Linear(s << 32 | s << 7 | 5).gaussian()).collect();
        let nearest = |near: f64| {
            let nearer = |a: &&f64, b: &&f64| (*a - near).abs().total_cmp(&(*b - near).abs());
            *all.iter().min_by(nearer).expect("there are some")
        };
        NEAR.into_iter().map(|near| Tried { value: nearest(near).to_bits(), weight: LEAST }).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_that_of_the_jdk() {
        // new Random(42): the seed is scrambled with the multiplier.
        let mut random = Linear(42 ^ 0x5_DEEC_E66D);
        assert_eq!([random.next(32), random.next(32)], [-1170105035, 234785527]);
        let mut random = Linear(42 ^ 0x5_DEEC_E66D);
        assert_eq!(random.long(), -5025562857975149833);
        let mut random = Linear(42 ^ 0x5_DEEC_E66D);
        assert_eq!(random.gaussian(), 1.1419053154730547);
        let mut bytes = [0u8; 6];
        linear_bytes(42 ^ 0x5_DEEC_E66D, &mut bytes);
        assert_eq!(bytes.map(|b| b as i8), [53, -99, 65, -70, -9, -118]);
    }

    #[test]
    fn stepping_back_and_forth_is_staying() {
        for state in before(0xDEAD_BEEF).take(100) {
            assert_eq!(Linear(state).next(32) as u32, 0xDEAD_BEEF);
        }
    }

    #[test]
    fn every_tried_long_can_come_and_weighs_what_it_should() {
        let longs = longs(Source::Linear);
        assert_eq!(longs.len(), 8);
        for tried in &longs {
            let value = tried.value as i64;
            // The upper word is one of two, as the lower one may be negative.
            let upper = |low_sign: i64| ((value >> 32) + low_sign) as u32;
            let states: usize = [0, 1]
                .into_iter()
                .map(|s| before(upper(s)).filter(|&b| Linear(b).long() == value).count())
                .sum();
            assert!(states > 0, "{value} cannot come");
            assert_eq!(tried.weight, states as f64 / (1u64 << 48) as f64, "{value}");
        }
        let zero = [0, 1].into_iter().any(|s| before(s).any(|b| Linear(b).long() == 0));
        assert!(zero == longs.iter().any(|t| t.value == 0), "zero is tried exactly if it can come");
    }

    #[test]
    fn gaussians_are_spread() {
        let values: Vec<f64> = gaussians(Source::Linear).iter().map(|t| f64::from_bits(t.value)).collect();
        assert!(values.windows(2).all(|w| w[0] < w[1]), "{values:?}");
        assert!(values[0] < -1.9 && values[6] > 1.9 && values[3].abs() < 0.01, "{values:?}");
        assert!(gaussians(Source::Even).is_empty());
    }
}
