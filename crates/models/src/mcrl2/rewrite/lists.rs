//! Lists: `[]` and `|>` build them, the other operators take them apart.
//!
//! Queues get longer at one end and are asked for the other: a list without its last element, and the
//! last element, are remembered, and found from those of the tail. Whoever takes what is remembered pays
//! as if it were not.

use rustc_hash::FxHashMap;

use super::{Cost, Rewriter};
use crate::mcrl2::code::{Data, Head, Op};
use crate::mcrl2::error::{Halt, Result};
use crate::mcrl2::numbers::Number;
use crate::mcrl2::terms::{FALSE, NIL, Node, Term};

/// The most elements of a list that an operator makes.
pub const MOST_ELEMENTS: usize = 1 << 20;

/// So many elements are gone through for one step.
const ELEMENTS_A_STEP: u64 = 64;

/// So many ends of lists are remembered; then all are forgotten.
const MOST_REMEMBERED: usize = 1 << 20;

/// What is known of the ends of lists.
#[derive(Clone, Debug, Default)]
pub(super) struct Ends {
    /// By list: all but the last element, and how many these are.
    fronts: FxHashMap<Term, (Term, u32)>,
    /// By list: the last element, and how many come before it.
    lasts: FxHashMap<Term, (Term, u32)>,
}

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

    /// Pays for going through so many elements.
    fn pay(&mut self, elements: usize) -> Result<()> {
        if elements > MOST_ELEMENTS {
            return Err(Halt(format!("a list grew beyond {MOST_ELEMENTS} elements")));
        }
        self.charge(Cost { steps: elements as u64 / ELEMENTS_A_STEP, stack: 0 })
    }

    fn onto(&mut self, elements: &[Term], tail: Term) -> Term {
        elements.iter().rev().fold(tail, |rest, &first| self.terms.op(Op::Cons, &[first, rest]))
    }

    /// All but the last element of a list that is known to its end.
    fn front(&mut self, list: Term) -> Result<Option<Term>> {
        let mut cells = Vec::new();
        let mut at = list;
        let (mut front, mut length) = loop {
            if let Some(&known) = self.ends.fronts.get(&at) {
                break known;
            }
            let Some((first, rest)) = self.split(at) else { return Ok(None) };
            if rest == NIL {
                break (NIL, 0);
            }
            cells.push((at, first));
            at = rest;
        };
        self.pay(cells.len() + length as usize)?;
        if self.ends.fronts.len() + cells.len() > MOST_REMEMBERED {
            self.ends.fronts.clear();
        }
        for &(cell, first) in cells.iter().rev() {
            front = self.terms.op(Op::Cons, &[first, front]);
            length += 1;
            self.ends.fronts.insert(cell, (front, length));
        }
        Ok(Some(front))
    }

    /// The last element of a list that is known to its end.
    fn last(&mut self, list: Term) -> Result<Option<Term>> {
        let mut before = 0;
        let mut at = list;
        let (last, behind) = loop {
            // Looked up where that helps: a queue has grown by little since it was last asked.
            if before < 4
                && let Some(&known) = self.ends.lasts.get(&at)
            {
                break known;
            }
            let Some((first, rest)) = self.split(at) else { return Ok(None) };
            if rest == NIL {
                break (first, 0);
            }
            before += 1;
            at = rest;
        };
        let length = before + behind;
        self.pay(length as usize)?;
        if self.ends.lasts.len() > MOST_REMEMBERED {
            self.ends.lasts.clear();
        }
        self.ends.lasts.insert(list, (last, length));
        Ok(Some(last))
    }

    /// An operator on lists; none where the list is not known well enough, or is no list.
    pub(super) fn on_lists(&mut self, data: &Data, op: Op, values: &[Term]) -> Result<Option<Term>> {
        Ok(match (op, values) {
            (Op::Snoc, &[list, last]) => {
                let (elements, tail) = self.known(list);
                if tail != NIL {
                    return Ok(None);
                }
                self.pay(elements.len() + 1)?;
                let tail = self.terms.op(Op::Cons, &[last, NIL]);
                Some(self.onto(&elements, tail))
            }
            (Op::Concat, &[list, other]) => {
                let (elements, tail) = self.known(list);
                if tail == NIL {
                    self.pay(elements.len() + self.known(other).0.len())?;
                    return Ok(Some(self.onto(&elements, other)));
                }
                if other == NIL {
                    return Ok(Some(list));
                }
                if elements.is_empty() {
                    return Ok(None);
                }
                let tail = self.terms.op(Op::Concat, &[tail, other]);
                self.pay(elements.len())?;
                Some(self.onto(&elements, tail))
            }
            (Op::Size, &[list]) => {
                let (elements, tail) = self.known(list);
                self.pay(elements.len())?;
                let length = self.terms.int(elements.len() as i64);
                if tail == NIL {
                    return Ok(Some(length));
                }
                if elements.is_empty() {
                    return Ok(None);
                }
                let rest = self.terms.op(Op::Size, &[tail]);
                Some(self.terms.op(Op::Add, &[length, rest]))
            }
            (Op::In, &[element, list]) => {
                if list != NIL && self.split(list).is_none() {
                    return Ok(None);
                }
                let (elements, tail) = self.known(list);
                self.pay(elements.len())?;
                let mut found = if tail == NIL { FALSE } else { self.terms.op(Op::In, &[element, tail]) };
                for &other in elements.iter().rev() {
                    let same = self.apply(data, Head::op(Op::Eq), &[element, other])?;
                    found = self.or(same, found);
                }
                Some(found)
            }
            (Op::At, &[list, place]) => {
                let Some(place) = self.terms.as_number(place).and_then(Number::small) else {
                    return Ok(None);
                };
                let mut list = list;
                for _ in 0..place {
                    let Some((_, rest)) = self.split(list) else { return Ok(None) };
                    list = rest;
                }
                self.split(list).map(|s| s.0)
            }
            (Op::First, &[list]) => self.split(list).map(|s| s.0),
            (Op::Rest, &[list]) => self.split(list).map(|s| s.1),
            (Op::Last, &[list]) => self.last(list)?,
            (Op::Front, &[list]) => self.front(list)?,
            _ => None,
        })
    }
}
