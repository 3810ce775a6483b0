//! Numbers with twice the digits of a double, for components that are nearly never left.

/// A number as the sum of two doubles, the second of which is below one rounding of the first:
/// about 32 digits (Dekker 1971).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Wide {
    pub(super) high: f64,
    pub(super) low: f64,
}

/// More than what one operation of [`Wide`] may err, relatively.
pub(super) const ERROR: f64 = 1e-31;
impl Wide {
    pub(super) const ZERO: Wide = Wide { high: 0.0, low: 0.0 };

    #[inline]
    pub(super) fn of(x: f64) -> Wide {
        Wide { high: x, low: 0.0 }
    }

    /// `a + b` with its rounding error.
    #[inline]
    fn sum(a: f64, b: f64) -> Wide {
        let s = a + b;
        let v = s - a;
        Wide { high: s, low: (a - (s - v)) + (b - v) }
    }

    #[inline]
    pub(super) fn product(a: f64, b: f64) -> Wide {
        let p = a * b;
        Wide { high: p, low: a.mul_add(b, -p) }
    }

    #[inline]
    pub(super) fn add(self, other: Wide) -> Wide {
        let (s, t) = (Wide::sum(self.high, other.high), Wide::sum(self.low, other.low));
        let s = Wide::sum(s.high, s.low + t.high);
        Wide::sum(s.high, s.low + t.low)
    }

    #[inline]
    pub(super) fn sub(self, other: Wide) -> Wide {
        self.add(Wide { high: -other.high, low: -other.low })
    }

    #[inline]
    pub(super) fn mul(self, other: Wide) -> Wide {
        let p = Wide::product(self.high, other.high);
        Wide::sum(p.high, p.low + (self.high * other.low + self.low * other.high))
    }

    pub(super) fn div(self, other: Wide) -> Wide {
        let first = self.high / other.high;
        let rest = self.sub(other.mul(Wide::of(first)));
        let second = rest.high / other.high;
        let rest = rest.sub(other.mul(Wide::of(second)));
        Wide::sum(first, second).add(Wide::of(rest.high / other.high))
    }

    #[inline]
    pub(super) fn below(self, other: Wide) -> bool {
        (self.high, self.low) < (other.high, other.low)
    }

    /// The largest double not above it.
    pub(super) fn floor(self) -> f64 {
        if self.low < 0.0 { self.high.next_down() } else { self.high }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_the_digits() {
        let third = Wide::of(1.0).div(Wide::of(3.0));
        let rest = third.mul(Wide::of(3.0)).sub(Wide::of(1.0));
        assert!(rest.high.abs() < 1e-31, "{rest:?}");
        let tiny = Wide::of(1e-25);
        assert_eq!(Wide::of(0.75).add(tiny).sub(Wide::of(0.75)).high, 1e-25);
        assert!(Wide::of(0.75).sub(tiny).floor() == 0.75f64.next_down() && third.floor() <= 1.0 / 3.0);
        assert!(Wide::of(0.75).below(Wide::of(0.75).add(tiny)));
    }
}
