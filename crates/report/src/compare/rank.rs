//! Whether one strategy takes less than another: the test of Mann and Whitney (Wilcoxon), two-sided.
//!
//! Ranks ask nothing of how efforts are distributed, and a trial that failed is simply worse than
//! every one that succeeded. Exact for small samples without ties, else the normal approximation with
//! the correction for ties and continuity. Beside it the effect size of Vargha and Delaney: how likely
//! the first takes less than the second.

use serde::{Deserialize, Serialize};

/// Up to this many values in each sample, without ties, the distribution is counted out.
const SMALL: usize = 20;

/// The outcome of a test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Test {
    /// The U of the first sample: pairs in which it is larger, ties as a half.
    pub u: f64,
    /// How likely a difference as large comes by luck.
    pub p: f64,
    /// The probability that a value of the first sample is less than one of the second, ties as a half.
    pub less: f64,
}

/// Compares two samples; `None` if one is empty.
pub fn mann_whitney(first: &[f64], second: &[f64]) -> Option<Test> {
    let (n, m) = (first.len(), second.len());
    if n == 0 || m == 0 {
        return None;
    }
    let mut u = 0.0;
    for a in first {
        for b in second {
            u += if a > b { 1.0 } else { f64::from(u8::from(a == b)) / 2.0 };
        }
    }
    let pairs = (n * m) as f64;
    let ties = ties(first, second);
    let p = if ties.is_empty() && n <= SMALL && m <= SMALL {
        exact(u.max(pairs - u) as usize, n, m)
    } else {
        approximate(u, n as f64, m as f64, &ties)
    };
    Some(Test { u, p: p.min(1.0), less: 1.0 - u / pairs })
}

/// Whether several samples differ at all: the test of Kruskal and Wallis.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Several {
    /// The statistic, corrected for ties.
    pub h: f64,
    /// Samples less one.
    pub freedom: u32,
    /// How likely differences as large come by luck, by the chi-squared distribution.
    pub p: f64,
}

/// Compares three samples or more; `None` if there are fewer, or one is empty.
pub fn kruskal_wallis(samples: &[Vec<f64>]) -> Option<Several> {
    if samples.len() < 3 || samples.iter().any(Vec::is_empty) {
        return None;
    }
    let mut all: Vec<(f64, usize)> = Vec::new();
    for (i, sample) in samples.iter().enumerate() {
        all.extend(sample.iter().map(|value| (*value, i)));
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let n = all.len() as f64;
    let mut sums = vec![0.0; samples.len()];
    let (mut before, mut tied) = (0.0, 0.0);
    for group in all.chunk_by(|a, b| a.0 == b.0) {
        let size = group.len() as f64;
        let rank = before + (size + 1.0) / 2.0;
        group.iter().for_each(|(_, sample)| sums[*sample] += rank);
        before += size;
        tied += size * size * size - size;
    }
    let squares: f64 = sums.iter().zip(samples).map(|(sum, sample)| sum * sum / sample.len() as f64).sum();
    let correction = 1.0 - tied / (n * n * n - n);
    let freedom = samples.len() as u32 - 1;
    if correction <= 0.0 {
        return Some(Several { h: 0.0, freedom, p: 1.0 }); // all values are equal
    }
    let h = ((12.0 / (n * (n + 1.0)) * squares - 3.0 * (n + 1.0)) / correction).max(0.0);
    Some(Several { h, freedom, p: chi_squared(h, freedom) })
}

/// The probability of at least `x` in the chi-squared distribution, by recurrence over its degrees of freedom.
fn chi_squared(x: f64, freedom: u32) -> f64 {
    let half = x / 2.0;
    let (mut p, mut term, mut at) = match freedom % 2 {
        0 => ((-half).exp(), (-half).exp() * half, 2),
        _ => (erfc(half.sqrt()), (-half).exp() * (half / std::f64::consts::PI).sqrt() * 2.0, 1),
    };
    while at < freedom {
        p += term;
        at += 2;
        term *= half / (f64::from(at) / 2.0);
    }
    p.min(1.0)
}

/// The sizes of the groups of equal values, where larger than one.
fn ties(first: &[f64], second: &[f64]) -> Vec<f64> {
    let mut all: Vec<f64> = first.iter().chain(second).copied().collect();
    all.sort_by(f64::total_cmp);
    all.chunk_by(|a, b| a == b).map(|group| group.len() as f64).filter(|size| *size > 1.0).collect()
}

/// Twice the probability of a U of at least `u`, by counting the arrangements: those of n and m
/// values either end with a value of the first sample, which is above all m of the second, or not.
fn exact(u: usize, n: usize, m: usize) -> f64 {
    // ways[j][k]: arrangements of i firsts and j seconds whose U is k; row by row in i.
    let mut ways = vec![vec![0.0f64; n * m + 1]; m + 1];
    for row in &mut ways {
        row[0] = 1.0;
    }
    for _ in 1..=n {
        let before = ways;
        ways = vec![vec![0.0; n * m + 1]; m + 1];
        ways[0][0] = 1.0;
        for j in 1..=m {
            for k in 0..=n * m {
                let last_is_first = if k >= j { before[j][k - j] } else { 0.0 };
                ways[j][k] = last_is_first + ways[j - 1][k];
            }
        }
    }
    let total: f64 = ways[m].iter().sum();
    2.0 * ways[m][u..].iter().sum::<f64>() / total
}

/// The normal approximation.
fn approximate(u: f64, n: f64, m: f64, ties: &[f64]) -> f64 {
    let all = n + m;
    let correction: f64 = ties.iter().map(|t| t * t * t - t).sum::<f64>() / (all * (all - 1.0));
    let deviation = (n * m / 12.0 * (all + 1.0 - correction)).sqrt();
    if deviation == 0.0 || deviation.is_nan() {
        return 1.0; // all values are equal
    }
    let distance = ((u - n * m / 2.0).abs() - 0.5).max(0.0);
    erfc(distance / deviation / std::f64::consts::SQRT_2)
}

/// The complementary error function for x >= 0: its power series near 0, its continued fraction
/// further out; both to about twelve digits.
fn erfc(x: f64) -> f64 {
    let root = std::f64::consts::PI.sqrt();
    if x < 2.5 {
        let (mut term, mut sum) = (x, x);
        for n in 1..200 {
            let n = f64::from(n);
            term *= -x * x / n;
            sum += term / (2.0 * n + 1.0);
        }
        return 1.0 - 2.0 / root * sum;
    }
    let mut fraction = 0.0;
    for k in (1..=80).rev() {
        fraction = f64::from(k) / 2.0 / (x + fraction);
    }
    (-x * x).exp() / root / (x + fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() <= within, "{a} is not {b}");
    }

    #[test]
    fn the_exact_test_has_its_known_values() {
        // Ages of diabetics, men and women: U = 17, p = 1/9, a standard example.
        let test = mann_whitney(&[19.0, 22.0, 16.0, 29.0, 24.0], &[20.0, 11.0, 17.0, 12.0]).unwrap();
        assert_eq!(test.u, 17.0);
        close(test.p, 1.0 / 9.0, 1e-12);
        close(test.less, 0.15, 1e-12);
        // Two samples of three that do not overlap: 2 of the 20 arrangements are as extreme.
        close(mann_whitney(&[1.0, 2.0, 3.0], &[4.0, 5.0, 6.0]).unwrap().p, 0.1, 1e-12);
    }

    #[test]
    fn the_approximation_has_its_known_values() {
        close(approximate(17.0, 5.0, 4.0, &[]), 0.111_346_886_533_140_41, 1e-10);
        for (x, value) in
            [(0.5, 0.479_500_122_186_953_5), (2.5, 4.069_520_174_449_59e-4), (4.0, 1.541_725_790_028_e-8)]
        {
            close(erfc(x) / value, 1.0, 1e-8);
        }
    }

    #[test]
    fn several_samples_have_their_known_values() {
        // Critical values of the chi-squared distribution.
        for (x, freedom, p) in
            [(5.991, 2, 0.05), (7.815, 3, 0.05), (9.210, 2, 0.01), (18.307, 10, 0.05), (3.841, 1, 0.05)]
        {
            close(chi_squared(x, freedom), p, 2e-5);
        }
        // Ranks 1 to 9 in three samples that do not overlap: H = 7.2.
        let samples = [vec![1.0, 2.0, 3.0], vec![4.0, 5.0, 6.0], vec![7.0, 8.0, 9.0]];
        let test = kruskal_wallis(&samples).unwrap();
        close(test.h, 7.2, 1e-12);
        close(test.p, (-3.6f64).exp(), 1e-12);
        // Ties: scipy.stats.kruskal([1, 1, 1], [2, 2, 2], [2, 2]) is H = 7, p = 0.0302.
        let test = kruskal_wallis(&[vec![1.0; 3], vec![2.0; 3], vec![2.0; 2]]).unwrap();
        close(test.h, 7.0, 1e-12);
        close(test.p, 0.030_197_383_422_318_5, 1e-12);
        let never = vec![f64::INFINITY; 4];
        assert_eq!(kruskal_wallis(&[never.clone(), never.clone(), never]).unwrap().p, 1.0);
        assert_eq!(kruskal_wallis(&samples[..2]), None);
    }

    #[test]
    fn failures_are_worse_than_everything_and_equal_samples_do_not_differ() {
        let never = f64::INFINITY;
        let test = mann_whitney(&[1.0; 30], &[never; 30]).unwrap();
        assert!(test.p < 1e-10 && test.less == 1.0, "{test:?}");
        let test = mann_whitney(&[never; 30], &[never; 30]).unwrap();
        assert_eq!((test.p, test.less), (1.0, 0.5));
        assert_eq!(mann_whitney(&[], &[1.0]), None);
    }
}
