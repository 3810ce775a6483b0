//! Whole weights that doubles cannot hold: counts of inputs go far beyond 2^53.
//!
//! Strategies get the nearest doubles. Who promises a bound takes [`bounds`], which are rounded outwards from the
//! exact quotient; who promises the exact value takes the whole numbers.

use num_bigint::BigUint;
use std::sync::Arc;

/// Doubles for weights, and the weights themselves if the doubles or their sum are not exact.
pub(super) fn weights(weights: &[BigUint]) -> (Vec<f64>, Option<Arc<[BigUint]>>) {
    let zero = BigUint::ZERO;
    assert!(weights.iter().all(|w| *w != zero), "weights must be positive");
    let total: BigUint = weights.iter().sum();
    if total.bits() <= 53 {
        let double = |w: &BigUint| w.iter_u64_digits().next().unwrap_or(0) as f64;
        return (weights.iter().map(double).collect(), None);
    }
    // Shares, so that none overflows; the smallest positive double stands for what is below it.
    let share = |w: &BigUint| quotient(w, &total).0.max(f64::MIN_POSITIVE);
    (weights.iter().map(share).collect(), Some(weights.into()))
}

/// For each weight doubles around its exact share of the sum.
pub(crate) fn bounds(weights: &[BigUint]) -> Vec<(f64, f64)> {
    let total: BigUint = weights.iter().sum();
    weights.iter().map(|w| quotient(w, &total)).collect()
}

/// The closest doubles not above and not below a quotient of at most 1.
fn quotient(n: &BigUint, d: &BigUint) -> (f64, f64) {
    if n == d {
        return (1.0, 1.0);
    }
    // So many bits to the left that the quotient has 53 or 54 of them.
    let shift = (d.bits() + 54).saturating_sub(n.bits());
    let scaled = n << shift;
    let (mut q, exact) = (&scaled / d, &scaled % d == BigUint::ZERO);
    let (mut scale, mut exact) = (shift, exact);
    while q.bits() > 53 {
        exact &= !q.bit(0);
        q >>= 1u32;
        scale -= 1;
    }
    let digits = q.iter_u64_digits().next().unwrap_or(0) as f64;
    if scale > 1000 {
        return (0.0, f64::MIN_POSITIVE.max(digits * 2f64.powi(-500) * 2f64.powi(-500)));
    }
    let low = digits * 2f64.powi(-(scale as i32));
    (low, if exact { low } else { low.next_up() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_next_to_the_quotient_and_exact_where_doubles_are() {
        let big = |n: u32| BigUint::from(n) << 80u32;
        assert_eq!(bounds(&[big(1), big(3)]), [(0.25, 0.25), (0.75, 0.75)]);
        for (low, high) in bounds(&[big(1), big(2)]) {
            assert_eq!(low.next_up(), high);
        }
        let [(low, high), _] = bounds(&[BigUint::from(1u32), BigUint::from(1u32) << 70u32])[..] else {
            panic!("two")
        };
        assert!(low <= 2f64.powi(-70) && low > 2f64.powi(-71) && high >= low);
        let [(low, high), _] = bounds(&[BigUint::from(1u32), BigUint::from(1u32) << 2000u32])[..] else {
            panic!("two")
        };
        assert!(low == 0.0 && high > 0.0);
    }

    #[test]
    fn small_weights_are_doubles_alone() {
        let (doubles, exact) = weights(&[BigUint::from(21u32), BigUint::from(79u32)]);
        assert_eq!((doubles, exact), (vec![21.0, 79.0], None));
        let large = [BigUint::from(1u32), BigUint::from(1u64 << 53)];
        assert_eq!(weights(&large).1.as_deref(), Some(&large[..]));
    }
}
