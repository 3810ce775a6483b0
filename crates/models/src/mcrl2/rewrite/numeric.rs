//! Arithmetic; and what can be said of the size of a number that is not known yet.

use std::cmp::Ordering;

use super::Rewriter;
use crate::mcrl2::code::Op;
use crate::mcrl2::error::Result;
use crate::mcrl2::numbers::Number;
use crate::mcrl2::sorts::{self, Sort};
use crate::mcrl2::terms::{Node, Term};

/// The least and the greatest value a number can have, where there is one.
pub type Bounds = (Option<Number>, Option<Number>);

impl Rewriter {
    pub(super) fn on_numbers(&mut self, op: Op, values: &[Term]) -> Result<Option<Term>> {
        let number = |v: Term| self.terms.as_number(v);
        let one = Number::Small(1);
        let value = match (op, values) {
            (Op::Add, &[a, b]) => match (number(a), number(b)) {
                (Some(x), Some(y)) => x.add(y)?,
                _ => return self.open_sum(a, b),
            },
            (_, &[a, b]) => {
                let (Some(x), Some(y)) = (number(a), number(b)) else { return Ok(None) };
                match op {
                    Op::Sub => x.subtract(y)?,
                    Op::Mul => x.multiply(y)?,
                    Op::Divide => match x.divide(y)? {
                        Some(value) => value,
                        None => return Ok(None),
                    },
                    Op::Div | Op::Mod => match x.divide_whole(y) {
                        Some((quotient, rest)) => {
                            if op == Op::Div {
                                quotient
                            } else {
                                rest
                            }
                        }
                        None => return Ok(None),
                    },
                    Op::Max => x.max(y).clone(),
                    Op::Min => x.min(y).clone(),
                    Op::Exp => match x.power(y)? {
                        Some(value) => value,
                        None => return Ok(None),
                    },
                    _ => return Ok(None),
                }
            }
            (_, &[a]) => {
                let Some(x) = number(a) else {
                    // What cannot be anything else needs no cast.
                    let (low, _) = self.bounds(a);
                    let above = |n: i64| low.as_ref().is_some_and(|l| *l >= Number::Small(n));
                    let is_done = match op {
                        Op::ToPos => above(1),
                        Op::ToNat => above(0),
                        Op::ToInt => matches!(self.terms.node(a), Node::Var(_, sort) if *sort != sorts::REAL),
                        _ => false,
                    };
                    return Ok(is_done.then_some(a));
                };
                let negative = |x: &Number| Number::Small(0).subtract(x);
                match op {
                    Op::Neg => negative(x)?,
                    Op::Abs if x.sign() == Ordering::Less => negative(x)?,
                    Op::Abs => x.clone(),
                    Op::Succ => x.add(&one)?,
                    Op::Pred => x.subtract(&one)?,
                    Op::Floor => x.floor(),
                    Op::Ceil => negative(&negative(x)?.floor())?,
                    Op::Round => match x.add(x)?.add(&one)?.divide(&Number::Small(2))? {
                        Some(half) => half.floor(),
                        None => return Ok(None),
                    },
                    Op::Sqrt => match x.root() {
                        Some(root) => root,
                        None => return Ok(None),
                    },
                    Op::ToPos if x.is_whole() && x.sign() == Ordering::Greater => x.clone(),
                    Op::ToNat if x.is_whole() && x.sign() != Ordering::Less => x.clone(),
                    Op::ToInt if x.is_whole() => x.clone(),
                    _ => return Ok(None),
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(self.terms.number(value)))
    }

    /// Numbers in a sum with something unknown are drawn together: `1 + (1 + x)` is `2 + x`.
    fn open_sum(&mut self, a: Term, b: Term) -> Result<Option<Term>> {
        let split = |r: &Self, t: Term| -> (Option<Number>, Option<Term>) {
            match r.terms.node(t) {
                Node::Number(n) => (Some(n.clone()), None),
                Node::App(head, parts) if head.as_op() == Some(Op::Add) && parts.len() == 2 => {
                    match r.terms.as_number(parts[0]) {
                        Some(n) => (Some(n.clone()), Some(parts[1])),
                        None => (None, Some(t)),
                    }
                }
                _ => (None, Some(t)),
            }
        };
        let ((m, x), (n, y)) = (split(self, a), split(self, b));
        let number = match (m, n) {
            (Some(m), Some(n)) => m.add(&n)?,
            (Some(n), None) | (None, Some(n)) => n,
            (None, None) => return Ok(None),
        };
        let unknown = match (x, y) {
            (Some(x), Some(y)) => self.terms.op(Op::Add, &[x, y]),
            (Some(x), None) | (None, Some(x)) => x,
            (None, None) => return Ok(None),
        };
        if number == Number::Small(0) {
            return Ok(Some(unknown));
        }
        let number = self.terms.number(number);
        Ok(Some(self.terms.op(Op::Add, &[number, unknown])))
    }

    /// Whether a number is certainly no fraction.
    pub(in crate::mcrl2) fn is_whole(&self, term: Term) -> bool {
        let is_whole = |sort: Sort| (sorts::POS..=sorts::INT).contains(&sort);
        match self.terms.node(term) {
            Node::Number(number) => number.is_whole(),
            Node::Var(_, sort) => is_whole(*sort),
            Node::App(head, parts) => match (head.as_op(), &**parts) {
                (
                    Some(
                        Op::Add
                        | Op::Sub
                        | Op::Mul
                        | Op::Neg
                        | Op::Abs
                        | Op::Succ
                        | Op::Pred
                        | Op::Max
                        | Op::Min,
                    ),
                    parts,
                ) => parts.iter().all(|&p| self.is_whole(p)),
                (Some(Op::If), &[_, a, b]) => self.is_whole(a) && self.is_whole(b),
                (
                    Some(
                        Op::Floor
                        | Op::Ceil
                        | Op::Round
                        | Op::ToNat
                        | Op::ToPos
                        | Op::Div
                        | Op::Mod
                        | Op::Size
                        | Op::Count
                        | Op::Sqrt,
                    ),
                    _,
                ) => true,
                (Some(Op::ToInt), &[a]) => self.is_whole(a),
                (None, _) => self
                    .data
                    .symbol(*head)
                    .is_some_and(|s| parts.len() == s.params.len() && is_whole(s.result)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether two numbers cannot be equal.
    pub(super) fn apart(&self, a: Term, b: Term) -> bool {
        let ((low, high), (other_low, other_high)) = (self.bounds(a), self.bounds(b));
        let above =
            |low: &Option<Number>, high: &Option<Number>| matches!((low, high), (Some(l), Some(h)) if l > h);
        above(&low, &other_high) || above(&other_low, &high)
    }

    /// `a < b` or `a <= b` from bounds alone.
    pub(super) fn compare_bounds(&self, op: Op, a: Term, b: Term) -> Option<bool> {
        let ((low, high), (other_low, other_high)) = (self.bounds(a), self.bounds(b));
        if let (Some(high), Some(low)) = (&high, &other_low)
            && (high < low || op == Op::Le && high == low)
        {
            return Some(true);
        }
        if let (Some(low), Some(high)) = (&low, &other_high)
            && (low > high || op == Op::Lt && low == high)
        {
            return Some(false);
        }
        None
    }

    /// What is known of the size of a number.
    pub(in crate::mcrl2) fn bounds(&self, term: Term) -> Bounds {
        self.bounds_with(term, &|_| None)
    }

    /// The same, where more is known of some variables.
    pub(in crate::mcrl2) fn bounds_with(&self, term: Term, of: &dyn Fn(u32) -> Option<Bounds>) -> Bounds {
        let by_sort = |sort: Sort| match sort {
            sorts::POS => (Some(Number::Small(1)), None),
            sorts::NAT => (Some(Number::Small(0)), None),
            _ => (None, None),
        };
        let both = |a: &Option<Number>, b: &Option<Number>, f: fn(&Number, &Number) -> Result<Number>| {
            a.as_ref().zip(b.as_ref()).and_then(|(a, b)| f(a, b).ok())
        };
        match self.terms.node(term) {
            Node::Number(n) => (Some(n.clone()), Some(n.clone())),
            Node::Var(var, sort) => of(*var).unwrap_or_else(|| by_sort(*sort)),
            Node::App(head, parts) => match (head.as_op(), &**parts) {
                (Some(Op::Add), &[a, b]) => {
                    let (a, b) = (self.bounds_with(a, of), self.bounds_with(b, of));
                    (both(&a.0, &b.0, Number::add), both(&a.1, &b.1, Number::add))
                }
                (Some(Op::Sub), &[a, b]) => {
                    let (a, b) = (self.bounds_with(a, of), self.bounds_with(b, of));
                    (both(&a.0, &b.1, Number::subtract), both(&a.1, &b.0, Number::subtract))
                }
                (Some(Op::Mul), &[a, b]) => {
                    let (a, b) = (self.bounds_with(a, of), self.bounds_with(b, of));
                    let positive = |x: &Bounds| x.0.as_ref().is_some_and(|l| l.sign() != Ordering::Less);
                    if positive(&a) && positive(&b) {
                        (both(&a.0, &b.0, Number::multiply), both(&a.1, &b.1, Number::multiply))
                    } else {
                        (None, None)
                    }
                }
                // A cast of what is not of the sort is stuck: a value of the sort, whatever it was made of.
                (Some(op @ (Op::ToNat | Op::ToPos)), &[a]) => {
                    let least = Number::Small(i64::from(op == Op::ToPos));
                    match self.bounds_with(a, of) {
                        (Some(low), high) if low >= least && self.is_whole(a) => (Some(low), high),
                        _ => (Some(least), None),
                    }
                }
                (Some(Op::ToInt), &[a]) if self.is_whole(a) => self.bounds_with(a, of),
                (Some(Op::Succ), &[a]) => {
                    let (low, high) = self.bounds_with(a, of);
                    let next = |n: Option<Number>| n.and_then(|n| n.add(&Number::Small(1)).ok());
                    (next(low), next(high))
                }
                (Some(Op::Max), &[a, b]) => {
                    let (a, b) = (self.bounds_with(a, of), self.bounds_with(b, of));
                    let low = match (a.0, b.0) {
                        (Some(x), Some(y)) => Some(x.max(y)),
                        (x, y) => x.or(y),
                    };
                    (low, a.1.zip(b.1).map(|(x, y)| x.max(y)))
                }
                (Some(Op::Min), &[a, b]) => {
                    let (a, b) = (self.bounds_with(a, of), self.bounds_with(b, of));
                    let high = match (a.1, b.1) {
                        (Some(x), Some(y)) => Some(x.min(y)),
                        (x, y) => x.or(y),
                    };
                    (a.0.zip(b.0).map(|(x, y)| x.min(y)), high)
                }
                (Some(Op::Mod), &[_, b]) => {
                    let high = self.bounds_with(b, of).1.and_then(|h| h.subtract(&Number::Small(1)).ok());
                    (Some(Number::Small(0)), high)
                }
                (Some(Op::Size | Op::Count | Op::Abs | Op::Sqrt), _) => (Some(Number::Small(0)), None),
                (Some(Op::If), &[_, a, b]) => {
                    let (a, b) = (self.bounds_with(a, of), self.bounds_with(b, of));
                    (a.0.zip(b.0).map(|(x, y)| x.min(y)), a.1.zip(b.1).map(|(x, y)| x.max(y)))
                }
                (None, _) => self.data.symbol(*head).map_or((None, None), |s| {
                    if parts.len() == s.params.len() { by_sort(s.result) } else { (None, None) }
                }),
                _ => (None, None),
            },
            _ => (None, None),
        }
    }
}
