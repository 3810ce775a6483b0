//! Arithmetic on probabilities that never errs upwards.
//!
//! Each function returns a double not above the exact result, and the exact result itself where a
//! double can hold it: the error of a product or a sum is computed exactly (fused multiply-add,
//! two-sum) and only a result that was rounded up is moved down. Arguments are finite and not
//! negative.

/// Below this the error of a product is no longer exact.
const TINY: f64 = 1e-280;

/// `a * b`, rounded down.
#[inline]
pub(crate) fn mul(a: f64, b: f64) -> f64 {
    if b == 1.0 {
        return a;
    }
    let p = a * b;
    if p < TINY {
        return if p == 0.0 { 0.0 } else { p.next_down() };
    }
    if a.mul_add(b, -p) < 0.0 { p.next_down() } else { p }
}

/// `a + b`, rounded down.
#[inline]
pub(crate) fn add(a: f64, b: f64) -> f64 {
    let s = a + b;
    let v = s - a;
    let error = (a - (s - v)) + (b - v);
    if error < 0.0 { s.next_down() } else { s }
}

/// `a / b`, rounded down.
#[inline]
pub(crate) fn div(a: f64, b: f64) -> f64 {
    let q = a / b;
    if q < TINY {
        return if q == 0.0 { 0.0 } else { q.next_down() };
    }
    if q.mul_add(b, -a) > 0.0 { q.next_down() } else { q }
}

/// `a * b`, `a + b` and `a / b`, rounded up.
pub(crate) mod above {
    use super::TINY;

    #[inline]
    pub(crate) fn mul(a: f64, b: f64) -> f64 {
        let p = a * b;
        if p < TINY {
            return if a == 0.0 || b == 0.0 { 0.0 } else { p.next_up() };
        }
        if a.mul_add(b, -p) > 0.0 { p.next_up() } else { p }
    }

    #[inline]
    pub(crate) fn add(a: f64, b: f64) -> f64 {
        let s = a + b;
        let v = s - a;
        let error = (a - (s - v)) + (b - v);
        if error > 0.0 { s.next_up() } else { s }
    }

    #[inline]
    pub(crate) fn div(a: f64, b: f64) -> f64 {
        let q = a / b;
        if q < TINY {
            return if a == 0.0 { 0.0 } else { q.next_up() };
        }
        if q.mul_add(b, -a) < 0.0 { q.next_up() } else { q }
    }
}

/// Not above `x` or any number that rounds to it.
#[inline]
pub(crate) fn down(x: f64) -> f64 {
    x * (1.0 - f64::EPSILON)
}

/// Not below `x` or any number that rounds to it.
#[inline]
pub(crate) fn up(x: f64) -> f64 {
    x * (1.0 + 2.0 * f64::EPSILON)
}

/// A long sum of small terms that is never above the exact sum: two doubles hold it, so that a
/// hundred million terms lose nothing that shows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum {
    high: f64,
    low: f64,
}

impl Sum {
    #[inline]
    pub(crate) fn add(&mut self, x: f64) {
        let s = self.high + x;
        let v = s - self.high;
        let error = (self.high - (s - v)) + (x - v);
        // Both parts are tiny against `high`; a plain step down keeps their sum a lower bound.
        let low = self.low + error;
        self.low = if low == 0.0 || (self.low == 0.0 && low == error) { low } else { low.next_down() };
        self.high = s;
    }

    /// The sum, rounded down.
    pub(crate) fn value(self) -> f64 {
        let s = self.high + self.low;
        let v = s - self.high;
        let error = (self.high - (s - v)) + (self.low - v);
        if error < 0.0 { s.next_down() } else { s }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_where_a_double_can_be() {
        assert_eq!(mul(0.5, 0.25), 0.125);
        assert_eq!(add(0.5, 0.25), 0.75);
        assert_eq!(
            (div(0.5, 0.25), above::div(0.75, 1.5), above::add(0.5, 1e-30)),
            (2.0, 0.5, 0.5f64.next_up())
        );
        assert!(div(1.0, 3.0) < above::div(1.0, 3.0) && mul(0.1, 0.1) < above::mul(0.1, 0.1));
        let mut sum = Sum::default();
        (0..1024).for_each(|_| sum.add(1.0 / 1024.0));
        assert_eq!(sum.value(), 1.0);
    }

    #[test]
    fn a_long_sum_is_below_and_close() {
        // 0.1 as a double is above one tenth, by about 5.55e-18.
        let mut sum = Sum::default();
        (0..10_000_000).for_each(|_| sum.add(0.1e-6));
        let exact = 0.1e-6f64 * 1e7; // rounded once
        assert!(sum.value() <= exact.next_up());
        assert!(exact - sum.value() < 1e-15, "{:e}", exact - sum.value());
    }
}
