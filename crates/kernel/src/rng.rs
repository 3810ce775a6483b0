//! The one source of randomness: xoshiro256++ (Blackman and Vigna), seeded by SplitMix64.
//!
//! Fixed and written out here, so that a seed means the same run in every release, and plain data,
//! so that a checkpoint can keep it. Not for cryptography.

/// A small pseudo-random generator; equal seeds give equal sequences for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    words: [u64; 4],
}

impl Rng {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Rng {
        let mut x = seed;
        let words = std::array::from_fn(|_| {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = x;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        });
        Rng { words }
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = self.words;
        let out = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let mut w = [a, b, c ^ a, d ^ b];
        w[1] ^= w[2];
        w[0] ^= w[3];
        w[2] ^= b << 17;
        w[3] = w[3].rotate_left(45);
        self.words = w;
        out
    }

    /// A number in `0..n`, each equally likely; `n` must not be zero.
    #[inline]
    pub fn below(&mut self, n: u64) -> u64 {
        debug_assert!(n > 0);
        // Multiply and keep the high half; reject the few values that would favour small results.
        loop {
            let wide = u128::from(self.bits()) * u128::from(n);
            // The limit itself is below `n`, and a division takes long.
            if wide as u64 >= n || wide as u64 >= n.wrapping_neg() % n {
                return (wide >> 64) as u64;
            }
        }
    }

    /// A number in `[0, 1)`, a multiple of 2^-53.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published algorithm from the state 1, 2, 3, 4: pins it for ever.
    #[test]
    fn follows_the_published_sequence() {
        let mut rng = Rng { words: [1, 2, 3, 4] };
        assert_eq!(rng.bits(), 41943041);
        assert_eq!(rng.bits(), 58720359);
        assert_eq!(rng.bits(), 3588806011781223);
    }

    #[test]
    fn below_is_fair() {
        let mut rng = Rng::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }
}
