//! Intervals of terms: bounds that hold for every value of the parts within theirs.

use super::java::Op;
use super::{Node, Sort, Term};

type Bounds = (i64, i64);

/// An interval for a node from intervals of its parts. Symbols and operations on floats are the caller's.
pub fn of(node: &Node, sort: Sort, part: &dyn Fn(Term) -> Bounds) -> Bounds {
    match node {
        Node::Truth(value) => (i64::from(*value), i64::from(*value)),
        Node::Const(_, value) => (*value, *value),
        Node::Symbol(_) => sort.range(),
        Node::Sum { constant, items, .. } => {
            let items = items.iter().map(|(c, t)| (i128::from(*c), part(*t)));
            fit(sort, sum(i128::from(*constant), items))
        }
        Node::Binary(op, a, b) => binary(*op, sort, part(*a), part(*b)),
        Node::Real(..) => unreachable!("the sort of its operands is the caller's"),
        Node::Cast(cast, a) => {
            let (low, high) = part(*a);
            let (least, largest) = cast.range();
            if least <= low && high <= largest { (low, high) } else { (least, largest) }
        }
        Node::Compare(a, b) => {
            let (a, b) = (part(*a), part(*b));
            let least = if a.0 > b.1 { 1 } else { i64::from(a.0 >= b.1) - 1 };
            let largest = if a.1 < b.0 { -1 } else { 1 - i64::from(a.1 <= b.0) };
            (least, largest)
        }
        Node::Ite(c, a, b) => match part(*c) {
            (1, _) => part(*a),
            (_, 0) => part(*b),
            _ => {
                let (a, b) = (part(*a), part(*b));
                (a.0.min(b.0), a.1.max(b.1))
            }
        },
        Node::Within(a, spans) => {
            let (low, high) = part(*a);
            let sure = spans.iter().any(|&(l, h)| l <= low && high <= h);
            let possible = spans.iter().any(|&(l, h)| l <= high && low <= h);
            (i64::from(sure), i64::from(possible))
        }
        Node::Row { items, low, high } => {
            let Some((least, largest)) = sum(0, items.iter().map(|(c, t)| (*c, part(*t)))) else {
                return (0, 1);
            };
            let sure = low.is_none_or(|low| low <= least) && high.is_none_or(|high| largest <= high);
            let possible = low.is_none_or(|low| low <= largest) && high.is_none_or(|high| least <= high);
            (i64::from(sure), i64::from(possible))
        }
        Node::Not(a) => {
            let (low, high) = part(*a);
            (1 - high, 1 - low)
        }
        Node::All(list) => {
            list.iter().map(|t| part(*t)).fold((1, 1), |all, one| (all.0.min(one.0), all.1.min(one.1)))
        }
        Node::Any(list) => {
            list.iter().map(|t| part(*t)).fold((0, 0), |any, one| (any.0.max(one.0), any.1.max(one.1)))
        }
    }
}

/// The interval of a sum without wrapping around; none if its ends are beyond 128 bits.
pub fn sum(constant: i128, items: impl Iterator<Item = (i128, Bounds)>) -> Option<(i128, i128)> {
    let (mut least, mut largest) = (constant, constant);
    for (c, (low, high)) in items {
        let (a, b) = (c.checked_mul(i128::from(low))?, c.checked_mul(i128::from(high))?);
        least = least.checked_add(a.min(b))?;
        largest = largest.checked_add(a.max(b))?;
    }
    Some((least, largest))
}

/// The interval itself if it fits into the sort, otherwise all numbers of the sort.
fn fit(sort: Sort, bounds: Option<(i128, i128)>) -> Bounds {
    let (least, largest) = sort.range();
    match bounds {
        Some((low, high)) if i128::from(least) <= low && high <= i128::from(largest) => {
            (low as i64, high as i64)
        }
        _ => (least, largest),
    }
}

fn binary(op: Op, sort: Sort, a: Bounds, b: Bounds) -> Bounds {
    let all = sort.range();
    if a.0 == a.1 && b.0 == b.1 {
        let value = super::java::binary(op, sort, a.0, b.0);
        return (value, value);
    }
    let bits = sort.bits();
    match op {
        Op::Mul => {
            let corners = [(a.0, b.0), (a.0, b.1), (a.1, b.0), (a.1, b.1)];
            let products = corners.map(|(x, y)| i128::from(x) * i128::from(y));
            fit(sort, products.iter().min().copied().zip(products.iter().max().copied()))
        }
        Op::Div => {
            if b.0 > 0 {
                return (a.0 / if a.0 < 0 { b.0 } else { b.1 }, a.1 / if a.1 < 0 { b.1 } else { b.0 });
            }
            let most = i128::from(a.0).abs().max(i128::from(a.1).abs());
            fit(sort, Some((-most, most)))
        }
        Op::Rem => {
            let (mut low, mut high) = (a.0.min(0), a.1.max(0));
            if b.0 > 0 || b.1 < 0 {
                let most = i128::from(b.0).abs().max(i128::from(b.1).abs()) - 1;
                low = i128::from(low).max(-most) as i64;
                high = i128::from(high).min(most) as i64;
            }
            (low, high)
        }
        Op::Shl => all,
        Op::Shr => {
            if b.0 == b.1 {
                let distance = (b.0 as u32) & (bits - 1);
                return (a.0 >> distance, a.1 >> distance);
            }
            (a.0.min(0), if a.1 >= 0 { a.1 } else { -1 })
        }
        Op::Ushr => {
            if b.0 == b.1 {
                let distance = (b.0 as u32) & (bits - 1);
                if distance > 0 && a.0 < 0 {
                    let most = (u64::MAX >> (64 - bits)) >> distance;
                    return if a.1 < 0 {
                        (super::java::binary(op, sort, a.0, b.0), super::java::binary(op, sort, a.1, b.0))
                    } else {
                        (0, most as i64)
                    };
                }
                if a.0 >= 0 {
                    return (a.0 >> distance, a.1 >> distance);
                }
            }
            if a.0 >= 0 { (0, a.1) } else { all }
        }
        Op::And => match (a.0 >= 0, b.0 >= 0) {
            (true, true) => (0, a.1.min(b.1)),
            (true, false) => (0, a.1),
            (false, true) => (0, b.1),
            (false, false) => (below(a.0.min(b.0)), a.1.max(b.1)),
        },
        Op::Or => match (a.0 >= 0, b.0 >= 0) {
            (true, true) => (a.0.max(b.0), above(a.1.max(b.1))),
            _ => (a.0.min(b.0), if a.1 < 0 || b.1 < 0 { -1 } else { above(a.1.max(b.1)) }),
        },
        Op::Xor => {
            let most = above(a.1.max(b.1).max(!a.0.min(b.0)));
            if a.0 >= 0 && b.0 >= 0 { (0, most) } else { (!most, most) }
        }
    }
}

/// The least 2^n - 1 that is not below a number.
fn above(value: i64) -> i64 {
    if value <= 0 { 0 } else { (u64::MAX >> value.leading_zeros()) as i64 }
}

/// The largest -2^n that is not above a negative number.
fn below(value: i64) -> i64 {
    !above(!value)
}
