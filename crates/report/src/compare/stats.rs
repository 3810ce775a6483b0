//! Descriptive statistics of a few dozen numbers.
//!
//! Intervals for means are percentile bootstraps (Efron) with a fixed seed: efforts are skewed and
//! often have ties, where Student's interval is wrong. Intervals for rates are Wilson's, which stay
//! inside 0..1 and are right for 0 of n and n of n. Known gap: with fewer than about ten trials a
//! bootstrap interval is too narrow.

use sojourner_kernel::rng::Rng;

/// How many times the sample is drawn anew.
const RESAMPLES: usize = 2_000;
/// The two-sided 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The arithmetic mean; `None` of nothing.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The value below which a share `q` of the values lies, interpolated between neighbours.
pub fn quantile(values: &[f64], q: f64) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let place = q.clamp(0.0, 1.0) * sorted.len().checked_sub(1)? as f64;
    let (below, above) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    // Equal neighbours also cover infinity, which cannot be interpolated.
    Some(if below == above { below } else { below + (above - below) * place.fract() })
}

/// The middle value.
pub fn median(values: &[f64]) -> Option<f64> {
    quantile(values, 0.5)
}

/// The geometric mean of positive values (Poulding, eq. 6); `None` of nothing, and where a value is
/// not positive.
pub fn geometric_mean(values: &[f64]) -> Option<f64> {
    if values.iter().any(|v| *v <= 0.0) {
        return None;
    }
    mean(&values.iter().map(|v| v.ln()).collect::<Vec<_>>()).map(f64::exp)
}

/// A 95 % confidence interval of the mean, by bootstrap with a fixed seed.
pub fn interval_of_mean(values: &[f64]) -> Option<(f64, f64)> {
    if values.is_empty() || values.iter().any(|v| !v.is_finite()) {
        return None;
    }
    if values.iter().all(|v| *v == values[0]) {
        return Some((values[0], values[0]));
    }
    let mut rng = Rng::new(0x5eed);
    let n = values.len();
    let means: Vec<f64> = (0..RESAMPLES)
        .map(|_| (0..n).map(|_| values[rng.below(n as u64) as usize]).sum::<f64>() / n as f64)
        .collect();
    Some((quantile(&means, 0.025)?, quantile(&means, 0.975)?))
}

/// Wilson's 95 % confidence interval of a success rate.
pub fn interval_of_rate(successes: u64, trials: u64) -> Option<(f64, f64)> {
    if trials == 0 {
        return None;
    }
    let (n, p) = (trials as f64, successes as f64 / trials as f64);
    let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
    let low = if successes == 0 { 0.0 } else { (centre - half).max(0.0) };
    let high = if successes == trials { 1.0 } else { (centre + half).min(1.0) };
    Some((low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() <= within, "{a} is not {b}");
    }

    #[test]
    fn means_and_quantiles() {
        let values = [1.0, 2.0, 4.0, 8.0];
        assert_eq!(mean(&values), Some(3.75));
        assert_eq!(median(&values), Some(3.0));
        assert_eq!(quantile(&values, 0.25), Some(1.75));
        close(geometric_mean(&values).unwrap(), 2.828_427_124_746_19, 1e-12);
        assert_eq!(geometric_mean(&[0.0, 1.0]), None);
        assert_eq!(median(&[f64::INFINITY, 1.0, f64::INFINITY]), Some(f64::INFINITY));
        assert_eq!((mean(&[]), median(&[]), geometric_mean(&[])), (None, None, None));
    }

    #[test]
    fn wilsons_interval_has_its_known_values() {
        // 8 of 10 and 0 of 10, as computed by hand from the formula and given in textbooks.
        let (low, high) = interval_of_rate(8, 10).unwrap();
        close(low, 0.4902, 5e-5);
        close(high, 0.9433, 5e-5);
        let (low, high) = interval_of_rate(0, 10).unwrap();
        close(low, 0.0, 0.0);
        close(high, 0.2775, 5e-5);
        assert_eq!(interval_of_rate(0, 0), None);
    }

    #[test]
    fn the_bootstrap_is_near_students_interval_and_always_the_same() {
        // 1 to 30: mean 15.5, standard error 1.607; the normal interval is 12.35 to 18.65.
        let values: Vec<f64> = (1..=30).map(f64::from).collect();
        let (low, high) = interval_of_mean(&values).unwrap();
        close(low, 12.35, 0.4);
        close(high, 18.65, 0.4);
        assert_eq!(interval_of_mean(&values), Some((low, high)));
        assert_eq!(interval_of_mean(&[7.0, 7.0]), Some((7.0, 7.0)));
    }
}
