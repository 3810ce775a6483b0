//! Lists: `[]` and `|>` build them, the other operators take them apart.

use super::Rewriter;
use crate::mcrl2::code::{Head, Op};
use crate::mcrl2::numbers::Number;
use crate::mcrl2::terms::{FALSE, NIL, Node, Term};

impl Rewriter {
    fn split(&self, list: Term) -> Option<(Term, Term)> {
        match self.terms.node(list) {
            Node::App(head, parts) if *head == Head::op(Op::Cons) && parts.len() == 2 => {
                Some((parts[0], parts[1]))
            }
            _ => None,
        }
    }

    /// The elements up to a tail that is not known, which is `[]` if all is known.
    fn known(&self, mut list: Term) -> (Vec<Term>, Term) {
        let mut elements = Vec::new();
        while let Some((first, rest)) = self.split(list) {
            elements.push(first);
            list = rest;
        }
        (elements, list)
    }

    fn onto(&mut self, elements: &[Term], tail: Term) -> Term {
        elements.iter().rev().fold(tail, |rest, &first| self.terms.op(Op::Cons, &[first, rest]))
    }

    /// An operator on lists; none where the list is not known well enough, or is no list.
    pub(super) fn on_lists(&mut self, op: Op, values: &[Term]) -> Option<Term> {
        match (op, values) {
            (Op::Snoc, &[list, last]) => {
                let (elements, tail) = self.known(list);
                if tail != NIL {
                    return None;
                }
                let tail = self.terms.op(Op::Cons, &[last, NIL]);
                Some(self.onto(&elements, tail))
            }
            (Op::Concat, &[list, other]) => {
                let (elements, tail) = self.known(list);
                if tail == NIL {
                    return Some(self.onto(&elements, other));
                }
                if other == NIL {
                    return Some(list);
                }
                if elements.is_empty() {
                    return None;
                }
                let tail = self.terms.op(Op::Concat, &[tail, other]);
                Some(self.onto(&elements, tail))
            }
            (Op::Size, &[list]) => {
                let (elements, tail) = self.known(list);
                let length = self.terms.int(elements.len() as i64);
                if tail == NIL {
                    return Some(length);
                }
                if elements.is_empty() {
                    return None;
                }
                let rest = self.terms.op(Op::Size, &[tail]);
                Some(self.terms.op(Op::Add, &[length, rest]))
            }
            (Op::In, &[element, list]) => {
                if list != NIL && self.split(list).is_none() {
                    return None;
                }
                let (elements, tail) = self.known(list);
                let data = self.data.clone();
                let mut found = if tail == NIL { FALSE } else { self.terms.op(Op::In, &[element, tail]) };
                for &other in elements.iter().rev() {
                    let same = self.apply(&data, Head::op(Op::Eq), &[element, other]).ok()?;
                    found = self.or(same, found);
                }
                Some(found)
            }
            (Op::At, &[list, place]) => {
                let place = self.terms.as_number(place).and_then(Number::small)?;
                let mut list = list;
                for _ in 0..place {
                    list = self.split(list)?.1;
                }
                self.split(list).map(|s| s.0)
            }
            (Op::First, &[list]) => self.split(list).map(|s| s.0),
            (Op::Rest, &[list]) => self.split(list).map(|s| s.1),
            (Op::Last, &[list]) => {
                let (elements, tail) = self.known(list);
                if tail == NIL { elements.last().copied() } else { None }
            }
            (Op::Front, &[list]) => {
                let (elements, tail) = self.known(list);
                let (_, front) = elements.split_last()?;
                let front = front.to_vec();
                (tail == NIL).then(|| self.onto(&front, NIL))
            }
            _ => None,
        }
    }
}
