//! Floats and doubles: Java's arithmetic on them, their order as whole numbers, and how conditions are taken back through it.
//!
//! A number of sort `Float` or `Double` is carried as its *key*: its bits, turned so that the order of keys is the order
//! of numbers, with -0.0 right below 0.0 and the one NaN above infinity. So intervals, counts and points of
//! floating-point symbols are those of whole numbers. A function of one open value that rises or falls is taken back
//! from a condition by bisection ([`Terms::preimage`]): `x * 2 + 1 < 7` is an interval of x, exactly as rounding has it.
//!
//! Invariants: every function here is what the JVM computes (IEEE 754, to nearest, ties to even); intervals hold every
//! value. NaN has one key, as `floatToIntBits` has it: who asks for raw bits must not come here.
//! Paper: Goldberg 1991, on the order of bits.
//! Gap: functions of two open values are not taken back; counting bounds them by boxes, and the solver knows them.

use super::condition::{join, meet};
use super::{Node, Sort, Spans, Term, Terms};
use crate::elementary::wide;

/// An operation on floats or doubles, or to or from them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Real {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Neg,
    Abs,
    Sqrt,
    /// The natural logarithm of `Math`, as the machine computes it.
    Log,
    Floor,
    Ceil,
    Rint,
    ToFloat,
    ToDouble,
    ToInt,
    ToLong,
    /// `floatToIntBits`, `doubleToLongBits`: NaN has one form.
    Bits,
}

impl Real {
    pub const ALL: [Real; 17] = [
        Real::Add,
        Real::Sub,
        Real::Mul,
        Real::Div,
        Real::Rem,
        Real::Neg,
        Real::Abs,
        Real::Sqrt,
        Real::Log,
        Real::Floor,
        Real::Ceil,
        Real::Rint,
        Real::ToFloat,
        Real::ToDouble,
        Real::ToInt,
        Real::ToLong,
        Real::Bits,
    ];

    /// Whether it has two operands; otherwise the second is the first once more.
    pub fn is_binary(self) -> bool {
        matches!(self, Real::Add | Real::Sub | Real::Mul | Real::Div | Real::Rem)
    }

    /// The sort of the result.
    pub fn result(self, of: Sort) -> Sort {
        match self {
            Real::ToFloat => Sort::Float,
            Real::ToDouble => Sort::Double,
            Real::ToInt => Sort::Int,
            Real::ToLong => Sort::Long,
            Real::Bits => {
                if of == Sort::Float {
                    Sort::Int
                } else {
                    Sort::Long
                }
            }
            _ => of,
        }
    }

    /// Java's word for it.
    pub fn word(self) -> &'static str {
        match self {
            Real::Add => "+",
            Real::Sub => "-",
            Real::Mul => "*",
            Real::Div => "/",
            Real::Rem => "%",
            Real::Neg => "-",
            Real::Abs => "abs",
            Real::Sqrt => "sqrt",
            Real::Log => "log",
            Real::Floor => "floor",
            Real::Ceil => "ceil",
            Real::Rint => "rint",
            Real::ToFloat => "(float)",
            Real::ToDouble => "(double)",
            Real::ToInt => "(int)",
            Real::ToLong => "(long)",
            Real::Bits => "bits",
        }
    }
}

/// The key of infinity.
pub fn infinity(sort: Sort) -> i64 {
    if sort == Sort::Float { 0x7F80_0000 } else { 0x7FF0_0000_0000_0000 }
}

/// The key of NaN, the largest.
pub fn nan(sort: Sort) -> i64 {
    infinity(sort) + 1
}

/// The key of minus infinity, the least.
pub fn least(sort: Sort) -> i64 {
    -infinity(sort) - 1
}

pub fn key_of_float(value: f32) -> i64 {
    let bits = value.to_bits() as i32;
    match value.is_nan() {
        true => nan(Sort::Float),
        false => i64::from(if bits < 0 { bits ^ i32::MAX } else { bits }),
    }
}

pub fn key_of_double(value: f64) -> i64 {
    let bits = value.to_bits() as i64;
    match value.is_nan() {
        true => nan(Sort::Double),
        false => {
            if bits < 0 {
                bits ^ i64::MAX
            } else {
                bits
            }
        }
    }
}

pub fn float_of(key: i64) -> f32 {
    let key = key as i32;
    match i64::from(key) > infinity(Sort::Float) {
        true => f32::NAN,
        false => f32::from_bits((if key < 0 { key ^ i32::MAX } else { key }) as u32),
    }
}

pub fn double_of(key: i64) -> f64 {
    match key > infinity(Sort::Double) {
        true => f64::NAN,
        false => f64::from_bits((if key < 0 { key ^ i64::MAX } else { key }) as u64),
    }
}

/// An operation on numbers of a sort, as keys where they are floats or doubles.
pub fn apply(op: Real, of: Sort, a: i64, b: i64) -> i64 {
    match of {
        Sort::Float => {
            let (x, y) = (float_of(a), float_of(b));
            key_of_float(match op {
                Real::Add => x + y,
                Real::Sub => x - y,
                Real::Mul => x * y,
                Real::Div => x / y,
                Real::Rem => x % y,
                Real::Neg => -x,
                Real::Abs => x.abs(),
                Real::Sqrt => x.sqrt(),
                Real::Log => wide::log(f64::from(x)) as f32,
                Real::Floor => x.floor(),
                Real::Ceil => x.ceil(),
                Real::Rint => x.round_ties_even(),
                Real::ToFloat => x,
                Real::ToDouble => return key_of_double(f64::from(x)),
                Real::ToInt => return i64::from(x as i32),
                Real::ToLong => return x as i64,
                Real::Bits => return i64::from(if x.is_nan() { 0x7FC0_0000 } else { x.to_bits() as i32 }),
            })
        }
        Sort::Double => {
            let (x, y) = (double_of(a), double_of(b));
            key_of_double(match op {
                Real::Add => x + y,
                Real::Sub => x - y,
                Real::Mul => x * y,
                Real::Div => x / y,
                Real::Rem => x % y,
                Real::Neg => -x,
                Real::Abs => x.abs(),
                Real::Sqrt => x.sqrt(),
                Real::Log => wide::log(x),
                Real::Floor => x.floor(),
                Real::Ceil => x.ceil(),
                Real::Rint => x.round_ties_even(),
                Real::ToDouble => x,
                Real::ToFloat => return key_of_float(x as f32),
                Real::ToInt => return i64::from(x as i32),
                Real::ToLong => return x as i64,
                Real::Bits => return if x.is_nan() { 0x7FF8_0000_0000_0000 } else { x.to_bits() as i64 },
            })
        }
        _ => match op {
            Real::ToFloat if of == Sort::Int => key_of_float(a as i32 as f32),
            Real::ToFloat => key_of_float(a as f32),
            Real::ToDouble => key_of_double(a as f64),
            _ => unreachable!("{op:?} of whole numbers"),
        },
    }
}

/// Whether an operation on one number rises (true) or falls with it, where the other operand, if there is one, is a
/// constant and the number is none of NaN and what [`outside`] names.
fn rises(op: Real, of: Sort, other: Option<(i64, bool)>) -> Option<bool> {
    match op {
        Real::ToFloat | Real::ToDouble | Real::ToInt | Real::ToLong => return Some(true),
        Real::Sqrt | Real::Log | Real::Floor | Real::Ceil | Real::Rint => return Some(true),
        Real::Neg => return Some(false),
        Real::Abs | Real::Bits | Real::Rem => return None,
        _ => {}
    }
    let (constant, constant_first) = other?;
    let size = constant.max(-constant - 1);
    if size >= infinity(of) {
        return None;
    }
    match (op, constant_first) {
        (Real::Add, _) | (Real::Sub, false) => Some(true),
        (Real::Sub, true) => Some(false),
        // Not by zero.
        (Real::Mul, _) | (Real::Div, false) if size > 0 => Some(constant > 0),
        _ => None,
    }
}

/// An interval for the results of an operation on numbers within intervals.
pub fn bounds(op: Real, of: Sort, a: (i64, i64), b: (i64, i64)) -> (i64, i64) {
    let all = op.result(of).range();
    if a.0 == a.1 && b.0 == b.1 {
        let value = apply(op, of, a.0, b.0);
        return (value, value);
    }
    if matches!(of, Sort::Int | Sort::Long) {
        return (apply(op, of, a.0, 0), apply(op, of, a.1, 0));
    }
    let (infinite, not) = (infinity(of), nan(of));
    let out_not = if matches!(op.result(of), Sort::Float | Sort::Double) { nan(op.result(of)) } else { 0 };
    let may_be_not = a.1 == not || (op.is_binary() && b.1 == not);
    let a = (a.0, a.1.min(infinite));
    let b = (b.0, b.1.min(infinite));
    if a.0 > a.1 || b.0 > b.1 {
        // NaN only.
        return match op {
            Real::ToInt | Real::ToLong => (0, 0),
            Real::Bits => all,
            _ => (out_not, out_not),
        };
    }
    let is_infinite = |side: (i64, i64)| side.0 <= least(of) || side.1 >= infinite;
    let with_zero = |side: (i64, i64)| side.0 <= 0 && side.1 >= -1;
    let (low, high) = match op {
        Real::Neg => (-a.1 - 1, -a.0 - 1),
        Real::Abs => {
            let size = |key: i64| key.max(-key - 1);
            let low = if with_zero(a) { 0 } else { size(a.0).min(size(a.1)) };
            (low, size(a.0).max(size(a.1)))
        }
        Real::Floor | Real::Ceil | Real::Rint | Real::ToFloat | Real::ToDouble => {
            (apply(op, of, a.0, a.0), apply(op, of, a.1, a.1))
        }
        Real::ToInt | Real::ToLong => {
            let (low, high) = (apply(op, of, a.0, a.0), apply(op, of, a.1, a.1));
            return if may_be_not { (low.min(0), high.max(0)) } else { (low, high) };
        }
        Real::Sqrt | Real::Log if a.0 >= -1 => (apply(op, of, a.0, a.0), apply(op, of, a.1, a.1)),
        Real::Add | Real::Sub => {
            let b = if op == Real::Sub { (-b.1 - 1, -b.0 - 1) } else { b };
            if is_infinite(a) && is_infinite(b) {
                return all;
            }
            // Of two zeros of different signs the sum is 0.0: no corner may show that.
            let low = apply(Real::Add, of, a.0, b.0);
            let high = apply(Real::Add, of, a.1, b.1);
            (if low == 0 { -1 } else { low }, if high == -1 { 0 } else { high })
        }
        Real::Mul | Real::Div => {
            let risky = match op {
                Real::Mul => (is_infinite(a) && with_zero(b)) || (with_zero(a) && is_infinite(b)),
                _ => with_zero(b) || (is_infinite(a) && is_infinite(b)),
            };
            if risky {
                return all;
            }
            let corners = [(a.0, b.0), (a.0, b.1), (a.1, b.0), (a.1, b.1)].map(|(x, y)| apply(op, of, x, y));
            let (low, high) =
                (corners.into_iter().min().expect("four"), corners.into_iter().max().expect("four"));
            // Zeros within may have another sign than those at the corners.
            (if low == 0 { -1 } else { low }, if high == -1 { 0 } else { high })
        }
        Real::Rem | Real::Sqrt | Real::Log | Real::Bits => return all,
    };
    (low, if may_be_not { out_not } else { high })
}

impl Terms {
    pub fn float(&mut self, value: f32) -> Term {
        self.number(Sort::Float, key_of_float(value))
    }

    pub fn double(&mut self, value: f64) -> Term {
        self.number(Sort::Double, key_of_double(value))
    }

    /// An operation with two operands of one sort.
    pub fn real(&mut self, op: Real, a: Term, b: Term) -> Term {
        let of = self.sort(a);
        assert_eq!(of, self.sort(b), "operands of one sort");
        if let (Some(x), Some(y)) = (self.constant(a), self.constant(b)) {
            return self.number(op.result(of), apply(op, of, x, y));
        }
        // Everything with NaN is NaN.
        for side in [a, b] {
            if self.constant(side) == Some(nan(of)) && op.is_binary() {
                return side;
            }
        }
        let commutes = matches!(op, Real::Add | Real::Mul);
        let (a, b) = if commutes && self.digest(a) > self.digest(b) { (b, a) } else { (a, b) };
        self.intern(Node::Real(op, a, b))
    }

    /// An operation with one operand.
    pub fn real_of(&mut self, op: Real, a: Term) -> Term {
        let of = self.sort(a);
        if op.result(of) == of && matches!(op, Real::ToFloat | Real::ToDouble) {
            return a;
        }
        if let (Real::Neg, Node::Real(Real::Neg, inner, _)) = (op, self.node(a)) {
            return *inner;
        }
        // There and back without rounding.
        match (op, self.node(a)) {
            (Real::ToInt, Node::Real(Real::ToDouble, inner, _)) if self.sort(*inner) == Sort::Int => {
                return *inner;
            }
            (Real::ToLong, Node::Real(Real::ToDouble, inner, _)) if self.sort(*inner) == Sort::Int => {
                return self.cast(super::Cast::IntToLong, *inner);
            }
            (Real::ToFloat, Node::Real(Real::ToDouble, inner, _)) if self.sort(*inner) == Sort::Float => {
                return *inner;
            }
            _ => {}
        }
        self.real(op, a, a)
    }

    fn is_nan(&mut self, a: Term) -> Term {
        let not = nan(self.sort(a));
        self.within(a, &[(not, not)])
    }

    fn is_zero_real(&mut self, a: Term) -> Term {
        self.within(a, &[(-1, 0)])
    }

    /// `a < b` of floats or doubles: false for NaN, and the zeros are equal.
    pub fn real_lt(&mut self, a: Term, b: Term) -> Term {
        let of = self.sort(a);
        let (infinite, low) = (infinity(of), least(of));
        if let Some(key) = self.constant(b) {
            let below = if key == 0 { -2 } else { key - 1 };
            return if key == nan(of) { self.truth(false) } else { self.within(a, &[(low, below)]) };
        }
        if let Some(key) = self.constant(a) {
            let above = if key == -1 { 1 } else { key + 1 };
            return self.within(b, &[(above, infinite)]);
        }
        let less = self.lt(a, b);
        let (a_is, b_is) = (self.within(a, &[(low, infinite)]), self.within(b, &[(low, infinite)]));
        let zeros = [self.is_zero_real(a), self.is_zero_real(b)];
        let both = self.all(&zeros);
        let not_both = self.not(both);
        self.all(&[less, a_is, b_is, not_both])
    }

    /// `a == b` of floats or doubles.
    pub fn real_eq(&mut self, a: Term, b: Term) -> Term {
        let of = self.sort(a);
        for (one, other) in [(a, b), (b, a)] {
            if let Some(key) = self.constant(one) {
                return match key {
                    -1 | 0 => self.within(other, &[(-1, 0)]),
                    key if key == nan(of) => self.truth(false),
                    key => self.within(other, &[(key, key)]),
                };
            }
        }
        let same = self.eq(a, b);
        let a_is = self.within(a, &[(least(of), infinity(of))]);
        let equal = self.all(&[same, a_is]);
        let zeros = [self.is_zero_real(a), self.is_zero_real(b)];
        let both = self.all(&zeros);
        self.any(&[equal, both])
    }

    /// `fcmpl`, `dcmpl` (NaN is -1) and `fcmpg`, `dcmpg` (NaN is 1).
    pub fn real_compare(&mut self, a: Term, b: Term, with_nan: i32) -> Term {
        let (less, equal) = (self.real_lt(a, b), self.real_eq(a, b));
        let [below, same, above] = [-1, 0, 1].map(|value| self.int(value));
        let rest = match with_nan {
            1 => self.ite(equal, same, above),
            _ => {
                let more = self.real_lt(b, a);
                let rest = self.ite(equal, same, below);
                return self.ite(more, above, rest);
            }
        };
        self.ite(less, below, rest)
    }

    /// Whether NaN is a value that a float or double may have.
    pub fn may_be_nan(&self, a: Term) -> bool {
        self.interval(a).1 == nan(self.sort(a))
    }

    /// `Math.min` and `Math.max` of floats or doubles: -0.0 is below 0.0, NaN goes through.
    pub fn real_extreme(&mut self, a: Term, b: Term, largest: bool) -> Term {
        let (a_is_not, b_is_not) = (self.is_nan(a), self.is_nan(b));
        let first = if largest { self.le(b, a) } else { self.le(a, b) };
        let chosen = self.ite(first, a, b);
        let chosen = self.ite(b_is_not, b, chosen);
        self.ite(a_is_not, a, chosen)
    }

    /// The values of the open operand of an operation for which the result lies in these intervals; none if the operation
    /// has no such form.
    pub(super) fn preimage(&self, op: Real, a: Term, b: Term, spans: &[(i64, i64)]) -> Option<(Term, Spans)> {
        let of = self.sort(a);
        let (inner, other) = match (op.is_binary(), self.constant(a), self.constant(b)) {
            (false, ..) => (a, None),
            (true, None, Some(c)) => (a, Some((c, false))),
            (true, Some(c), None) => (b, Some((c, true))),
            _ => return None,
        };
        let (low, high) = self.interval(inner);
        let value = |key: i64| match other {
            Some((c, true)) => apply(op, of, c, key),
            Some((c, false)) => apply(op, of, key, c),
            None => apply(op, of, key, key),
        };
        let holds = |key: i64| {
            let value = value(key);
            spans.iter().any(|&(low, high)| low <= value && value <= high)
        };
        let mut found: Vec<(i64, i64)> = Vec::new();
        if matches!(of, Sort::Int | Sort::Long) {
            search(&value, (low, high), true, spans, &mut found);
            return Some((inner, join(found)));
        }
        if high == nan(of) && holds(nan(of)) {
            found.push((nan(of), nan(of)));
        }
        let mut parts: Vec<((i64, i64), bool)> = Vec::new();
        let (low, high) = (low, high.min(infinity(of)));
        match op {
            // Two halves.
            Real::Abs => parts.extend([((low, high.min(-1)), false), ((low.max(0), high), true)]),
            Real::Bits => parts.extend([((low, high.min(-1)), false), ((low.max(0), high), true)]),
            // Below -0.0 it is NaN.
            Real::Sqrt | Real::Log => {
                if low < -1 && holds(-2) {
                    found.push((low, high.min(-2)));
                }
                parts.push(((low.max(-1), high), true));
            }
            _ => parts.push(((low, high), rises(op, of, other)?)),
        }
        for (side, rising) in parts {
            if side.0 <= side.1 {
                search(&value, side, rising, spans, &mut found);
            }
        }
        Some((inner, meet(&join(found), &[self.interval(inner)])))
    }
}

/// The keys of a side whose values, which rise or fall with them, lie in the intervals.
fn search(
    value: &dyn Fn(i64) -> i64,
    side: (i64, i64),
    rising: bool,
    spans: &[(i64, i64)],
    found: &mut Vec<(i64, i64)>,
) {
    // The first key whose value is at least (rising) or below (falling) a bound.
    let first = |bound: i64, beyond: bool| -> i128 {
        let (mut from, mut to) = (i128::from(side.0), i128::from(side.1) + 1);
        while from < to {
            let middle = (from + to).div_euclid(2);
            let v = value(middle as i64);
            let reached = match (rising, beyond) {
                (true, false) => v >= bound,
                (true, true) => v > bound,
                (false, false) => v <= bound,
                (false, true) => v < bound,
            };
            if reached {
                to = middle;
            } else {
                from = middle + 1;
            }
        }
        from
    };
    for &(low, high) in spans {
        let (near, far) = if rising { (low, high) } else { (high, low) };
        let (from, past) = (first(near, false), first(far, true));
        if from < past {
            found.push((from as i64, (past - 1) as i64));
        }
    }
}
