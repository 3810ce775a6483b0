//! Truth values, equality, order.

use std::cmp::Ordering;

use super::Rewriter;
use crate::mcrl2::code::{Data, Head, Op};
use crate::mcrl2::error::Result;
use crate::mcrl2::terms::{FALSE, Node, TRUE, Term, Terms};

impl Rewriter {
    pub(in crate::mcrl2) fn not(&mut self, a: Term) -> Term {
        match a {
            TRUE => FALSE,
            FALSE => TRUE,
            _ => {
                let Node::App(head, parts) = self.terms.node(a) else { return self.terms.op(Op::Not, &[a]) };
                match (head.as_op(), &**parts) {
                    (Some(Op::Not), &[inner]) => inner,
                    // Pushed inwards, so that conjunctions can be seen.
                    (Some(op @ (Op::And | Op::Or)), &[left, right]) => {
                        let (left, right) = (self.not(left), self.not(right));
                        if op == Op::And { self.or(left, right) } else { self.and(left, right) }
                    }
                    _ => self.terms.op(Op::Not, &[a]),
                }
            }
        }
    }

    pub(in crate::mcrl2) fn and(&mut self, a: Term, b: Term) -> Term {
        match (a, b) {
            (FALSE, _) | (_, FALSE) => FALSE,
            (TRUE, other) | (other, TRUE) => other,
            _ if a == b => a,
            _ => self.terms.op(Op::And, &[a, b]),
        }
    }

    pub(in crate::mcrl2) fn or(&mut self, a: Term, b: Term) -> Term {
        match (a, b) {
            (TRUE, _) | (_, TRUE) => TRUE,
            (FALSE, other) | (other, FALSE) => other,
            _ if a == b => a,
            _ => self.terms.op(Op::Or, &[a, b]),
        }
    }

    pub(super) fn choose(&mut self, condition: Term, then: Term, other: Term) -> Term {
        match condition {
            TRUE => then,
            FALSE => other,
            _ if then == other => then,
            _ if then == TRUE => self.or(condition, other),
            _ if other == FALSE => self.and(condition, then),
            _ if then == FALSE => {
                let not = self.not(condition);
                self.and(not, other)
            }
            _ if other == TRUE => {
                let not = self.not(condition);
                self.or(not, then)
            }
            _ => self.terms.op(Op::If, &[condition, then, other]),
        }
    }

    /// Whether two values are equal, if that is known.
    pub(super) fn equal(&mut self, data: &Data, a: Term, b: Term) -> Result<Option<Term>> {
        let (mut a, mut b) = (a, b);
        let mut rest = TRUE;
        loop {
            if a == b {
                return Ok(Some(rest));
            }
            self.tick()?;
            match (self.terms.node(a), self.terms.node(b)) {
                (Node::Number(_), Node::Number(_)) => return Ok(Some(FALSE)),
                (Node::App(f, xs), Node::App(g, ys))
                    if data.is_constructor(*f) && data.is_constructor(*g) =>
                {
                    if !self.is_settled(data, a) || !self.is_settled(data, b) {
                        return Ok(self.undecided(a, b, rest));
                    }
                    if f != g || xs.len() != ys.len() || xs.is_empty() {
                        return Ok(Some(FALSE));
                    }
                    // The last argument is looked at in the loop: lists can be long.
                    let (xs, ys) = (xs.clone(), ys.clone());
                    let last = xs.len() - 1;
                    for (&x, &y) in xs.iter().zip(ys.iter()).take(last) {
                        let same = self.apply(data, Head::op(Op::Eq), &[x, y])?;
                        rest = self.and(rest, same);
                        if rest == FALSE {
                            return Ok(Some(FALSE));
                        }
                    }
                    (a, b) = (xs[last], ys[last]);
                }
                (Node::Set(..), Node::Set(..)) | (Node::Bag(_), Node::Bag(_)) => {
                    let known = self.terms.is_plain(a) && self.terms.is_plain(b);
                    return Ok(if known { Some(FALSE) } else { self.undecided(a, b, rest) });
                }
                (Node::Updated(..), _) | (_, Node::Updated(..)) => {
                    return Ok(match self.same_updates(data, a, b)? {
                        Some(same) => Some(self.and(rest, same)),
                        None => self.undecided(a, b, rest),
                    });
                }
                // A Bool is itself or its negation.
                (_, Node::App(head, _)) if head.as_op() == Some(Op::True) => {
                    return Ok(Some(self.and(rest, a)));
                }
                (Node::App(head, _), _) if head.as_op() == Some(Op::True) => {
                    return Ok(Some(self.and(rest, b)));
                }
                (_, Node::App(head, _)) if head.as_op() == Some(Op::False) => {
                    let not = self.not(a);
                    return Ok(Some(self.and(rest, not)));
                }
                (Node::App(head, _), _) if head.as_op() == Some(Op::False) => {
                    let not = self.not(b);
                    return Ok(Some(self.and(rest, not)));
                }
                _ if self.branches(a).is_some() => {
                    let [condition, then, other] = self.branches(a).expect("it was seen");
                    let then = self.apply(data, Head::op(Op::Eq), &[then, b])?;
                    let other = self.apply(data, Head::op(Op::Eq), &[other, b])?;
                    let same = self.choose(condition, then, other);
                    return Ok(Some(self.and(rest, same)));
                }
                _ if self.branches(b).is_some() => (a, b) = (b, a),
                _ => {
                    if self.apart(a, b) {
                        return Ok(Some(FALSE));
                    }
                    return Ok(self.undecided(a, b, rest));
                }
            }
        }
    }

    /// Whether the constructor at the head of a term stays there, whatever its variables are: no equation of the
    /// specification may still rewrite it.
    pub(super) fn is_settled(&self, data: &Data, term: Term) -> bool {
        match self.terms.node(term) {
            Node::App(head, _) => !self.terms.is_open(term) || data.rules(*head).is_empty(),
            _ => true,
        }
    }

    /// The parts of an `if` whose condition is not known yet.
    fn branches(&self, term: Term) -> Option<[Term; 3]> {
        match self.terms.node(term) {
            Node::App(head, parts) if head.as_op() == Some(Op::If) => (**parts).try_into().ok(),
            _ => None,
        }
    }

    fn undecided(&mut self, a: Term, b: Term, rest: Term) -> Option<Term> {
        let same = self.terms.op(Op::Eq, &[a, b]);
        Some(self.and(rest, same))
    }

    /// `a < b` or `a <= b`, if that is known.
    pub(super) fn compare(&mut self, data: &Data, op: Op, a: Term, b: Term) -> Result<Option<Term>> {
        if let (Node::Set(..), _) | (_, Node::Set(..)) | (Node::Bag(_), _) | (_, Node::Bag(_)) =
            (self.terms.node(a), self.terms.node(b))
        {
            return self.included(data, op, a, b);
        }
        if a == b {
            return Ok(Some(Terms::bool(op == Op::Le)));
        }
        if self.terms.is_plain(a)
            && self.terms.is_plain(b)
            && let Some(order) = self.terms.order_known(data, a, b)
        {
            return Ok(Some(Terms::bool(
                order == Ordering::Less || op == Op::Le && order == Ordering::Equal,
            )));
        }
        if let (Node::App(f, xs), Node::App(g, ys)) = (self.terms.node(a), self.terms.node(b))
            && data.is_constructor(*f)
            && data.is_constructor(*g)
            && self.is_settled(data, a)
            && self.is_settled(data, b)
        {
            if f != g {
                return Ok(Some(Terms::bool(self.terms.order(data, a, b) == Ordering::Less)));
            }
            let (xs, ys) = (xs.clone(), ys.clone());
            return self.compare_parts(data, op, &xs, &ys).map(Some);
        }
        if let Some(known) = self.compare_bounds(op, a, b) {
            return Ok(Some(Terms::bool(known)));
        }
        let (branched, swapped) = (self.branches(a), self.branches(b));
        let (Some([condition, then, other]), left) = (branched.or(swapped), branched.is_some()) else {
            return Ok(None);
        };
        self.tick()?;
        let pair = |branch: Term| if left { [branch, b] } else { [a, branch] };
        let then = self.apply(data, Head::op(op), &pair(then))?;
        let other = self.apply(data, Head::op(op), &pair(other))?;
        Ok(Some(self.choose(condition, then, other)))
    }

    /// Arguments of one constructor: the first that differ decide.
    fn compare_parts(&mut self, data: &Data, op: Op, xs: &[Term], ys: &[Term]) -> Result<Term> {
        self.tick()?;
        match (xs, ys) {
            (&[x], &[y]) => self.apply(data, Head::op(op), &[x, y]),
            (&[x, ref xs @ ..], &[y, ref ys @ ..]) => {
                let less = self.apply(data, Head::op(Op::Lt), &[x, y])?;
                if less == TRUE {
                    return Ok(TRUE);
                }
                let same = self.apply(data, Head::op(Op::Eq), &[x, y])?;
                if same == FALSE {
                    return Ok(less);
                }
                let rest = self.compare_parts(data, op, xs, ys)?;
                let rest = self.and(same, rest);
                Ok(self.or(less, rest))
            }
            _ => Ok(Terms::bool(op == Op::Le)),
        }
    }
}
