//! Sets and bags. Finite ones are their elements in order (and a set may be all but those); others
//! are a condition, or stay as they were written until one asks for a member.

use super::Rewriter;
use crate::mcrl2::code::{Data, Head, Op};
use crate::mcrl2::error::Result;
use crate::mcrl2::numbers::Number;
use crate::mcrl2::sorts::{Kind, Sort};
use crate::mcrl2::terms::{FALSE, Node, TRUE, Term, Terms};

impl Rewriter {
    /// A set of elements in any order.
    pub(super) fn set(&mut self, data: &Data, but: bool, mut elements: Vec<Term>) -> Term {
        elements.sort_by(|&a, &b| self.terms.order(data, a, b));
        elements.dedup();
        self.terms.intern(Node::Set(but, elements.into()))
    }

    fn bag(&mut self, data: &Data, mut pairs: Vec<(Term, Number)>) -> Result<Term> {
        pairs.sort_by(|a, b| self.terms.order(data, a.0, b.0));
        let mut merged: Vec<(Term, Number)> = Vec::with_capacity(pairs.len());
        for (element, count) in pairs {
            match merged.last_mut() {
                Some(last) if last.0 == element => last.1 = last.1.add(&count)?,
                _ => merged.push((element, count)),
            }
        }
        let pairs = merged
            .into_iter()
            .filter(|p| p.1 > Number::Small(0))
            .map(|(element, count)| (element, self.terms.number(count)))
            .collect();
        Ok(self.terms.intern(Node::Bag(pairs)))
    }

    /// Whether it is known which of these are equal.
    fn are_apart(&self, terms: &[Term]) -> bool {
        terms.iter().all(|&t| self.terms.is_plain(t)) || terms.len() == 1 && !self.terms.is_open(terms[0])
    }

    /// An operator on sets and bags; none where it must wait.
    pub(super) fn on_sets(&mut self, data: &Data, op: Op, values: &[Term]) -> Result<Option<Term>> {
        Ok(match (op, values) {
            (Op::SetOf, elements) => Some(self.set(data, false, elements.to_vec())),
            (Op::BagOf, elements) => {
                let mut pairs = Vec::new();
                for pair in elements.chunks(2) {
                    let Some(count) = self.terms.as_number(pair[1]) else { return Ok(None) };
                    pairs.push((pair[0], count.clone()));
                }
                if pairs.iter().any(|p| self.terms.is_open(p.0)) {
                    return Ok(None);
                }
                Some(self.bag(data, pairs)?)
            }
            (Op::SetWhere | Op::BagWhere, &[closure]) => self.gather(data, op, closure)?,
            (Op::In, &[element, of]) => self.member(data, element, of)?,
            (Op::Count, &[element, of]) => self.count(data, element, of)?,
            (Op::Size, &[of]) => match self.terms.node(of) {
                Node::Set(false, elements) if self.are_apart(elements) => {
                    let size = elements.len() as i64;
                    Some(self.terms.int(size))
                }
                Node::Bag(pairs) => {
                    let counts: Vec<Term> = pairs.iter().map(|p| p.1).collect();
                    let mut total = Number::Small(0);
                    for count in counts {
                        let Some(count) = self.terms.as_number(count) else { return Ok(None) };
                        total = total.add(count)?;
                    }
                    Some(self.terms.number(total))
                }
                _ => None,
            },
            (Op::Complement, &[of]) => match self.terms.node(of).clone() {
                Node::Set(but, elements) => Some(self.terms.intern(Node::Set(!but, elements))),
                Node::App(head, parts) if head.as_op() == Some(Op::Complement) => Some(parts[0]),
                _ => None,
            },
            (Op::Union | Op::Minus | Op::Intersect, &[a, b]) => self.combine(data, op, a, b)?,
            (Op::BagToSet, &[of]) => match self.terms.node(of) {
                Node::Bag(pairs) => {
                    let elements = pairs.iter().map(|p| p.0).collect();
                    Some(self.set(data, false, elements))
                }
                _ => None,
            },
            (Op::SetToBag, &[of]) => match self.terms.node(of).clone() {
                Node::Set(false, elements) if self.are_apart(&elements) => {
                    Some(self.bag(data, elements.iter().map(|&e| (e, Number::Small(1))).collect())?)
                }
                _ => None,
            },
            _ => None,
        })
    }

    /// A comprehension over a finite sort, as its elements.
    fn gather(&mut self, data: &Data, op: Op, closure: Term) -> Result<Option<Term>> {
        let Node::Closure(lambda, _) = *self.terms.node(closure) else { return Ok(None) };
        if self.terms.is_open(closure) {
            return Ok(None);
        }
        let Some(values) = self.values_of(data, data.lambdas[lambda as usize].params[0])? else {
            return Ok(None);
        };
        let mut found = Vec::new();
        for &value in values.iter() {
            let holds = self.apply_function(data, closure, &[value])?;
            match op {
                Op::SetWhere if holds == TRUE => found.push((value, Number::Small(1))),
                Op::SetWhere if holds == FALSE => {}
                Op::BagWhere => match self.terms.as_number(holds) {
                    Some(count) => found.push((value, count.clone())),
                    None => return Ok(None),
                },
                _ => return Ok(None),
            }
        }
        Ok(Some(match op {
            Op::SetWhere => self.set(data, false, found.into_iter().map(|f| f.0).collect()),
            _ => self.bag(data, found)?,
        }))
    }

    fn member(&mut self, data: &Data, element: Term, of: Term) -> Result<Option<Term>> {
        Ok(match self.terms.node(of).clone() {
            Node::Set(but, elements) => {
                let mut found = FALSE;
                for &other in elements.iter().rev() {
                    let same = self.apply(data, Head::op(Op::Eq), &[element, other])?;
                    found = self.or(same, found);
                    if found == TRUE {
                        break;
                    }
                }
                Some(if but { self.not(found) } else { found })
            }
            Node::Bag(_) => match self.count(data, element, of)? {
                Some(count) => {
                    let zero = self.terms.int(0);
                    Some(self.apply(data, Head::op(Op::Lt), &[zero, count])?)
                }
                None => None,
            },
            Node::App(head, parts) => match (head.as_op(), &*parts) {
                (Some(Op::SetWhere), &[closure]) => Some(self.apply_function(data, closure, &[element])?),
                (Some(Op::BagToSet), &[bag]) => Some(self.apply(data, Head::op(Op::In), &[element, bag])?),
                (Some(Op::BagWhere), &[closure]) => {
                    let count = self.apply_function(data, closure, &[element])?;
                    let zero = self.terms.int(0);
                    Some(self.apply(data, Head::op(Op::Lt), &[zero, count])?)
                }
                (Some(Op::Minus), _) if self.is_bag(of).is_none() => None,
                (Some(Op::Union | Op::Intersect | Op::Minus), _) if self.is_bag(of) == Some(true) => {
                    match self.count(data, element, of)? {
                        Some(count) => {
                            let zero = self.terms.int(0);
                            Some(self.apply(data, Head::op(Op::Lt), &[zero, count])?)
                        }
                        None => None,
                    }
                }
                (Some(Op::Union | Op::Intersect | Op::Minus), &[a, b]) => {
                    let left = self.apply(data, Head::op(Op::In), &[element, a])?;
                    let right = self.apply(data, Head::op(Op::In), &[element, b])?;
                    Some(match head.as_op() {
                        Some(Op::Union) => self.or(left, right),
                        Some(Op::Intersect) => self.and(left, right),
                        _ => {
                            let not = self.not(right);
                            self.and(left, not)
                        }
                    })
                }
                (Some(Op::Complement), &[a]) => {
                    let inside = self.apply(data, Head::op(Op::In), &[element, a])?;
                    Some(self.not(inside))
                }
                _ => None,
            },
            _ => None,
        })
    }

    fn count(&mut self, data: &Data, element: Term, of: Term) -> Result<Option<Term>> {
        Ok(match self.terms.node(of).clone() {
            Node::Bag(pairs) => {
                let mut count = self.terms.int(0);
                for &(other, times) in pairs.iter().rev() {
                    let same = self.apply(data, Head::op(Op::Eq), &[element, other])?;
                    count = self.choose(same, times, count);
                }
                Some(count)
            }
            Node::App(head, parts) => match (head.as_op(), &*parts) {
                (Some(Op::BagWhere), &[closure]) => Some(self.apply_function(data, closure, &[element])?),
                (Some(op @ (Op::Union | Op::Intersect | Op::Minus)), &[a, b]) => {
                    let left = self.apply(data, Head::op(Op::Count), &[element, a])?;
                    let right = self.apply(data, Head::op(Op::Count), &[element, b])?;
                    Some(match op {
                        Op::Union => self.apply(data, Head::op(Op::Add), &[left, right])?,
                        Op::Intersect => self.apply(data, Head::op(Op::Min), &[left, right])?,
                        _ => {
                            let zero = self.terms.int(0);
                            let rest = self.apply(data, Head::op(Op::Sub), &[left, right])?;
                            self.apply(data, Head::op(Op::Max), &[zero, rest])?
                        }
                    })
                }
                (Some(Op::SetToBag), &[set]) => {
                    let (zero, one) = (self.terms.int(0), self.terms.int(1));
                    let inside = self.apply(data, Head::op(Op::In), &[element, set])?;
                    Some(self.choose(inside, one, zero))
                }
                _ => None,
            },
            _ => None,
        })
    }

    /// Whether a term is a bag or a set, if its looks tell.
    fn is_bag(&self, term: Term) -> Option<bool> {
        let of_sort = |sort: Sort| match self.data.sorts.kind(sort) {
            Kind::Bag(..) => Some(true),
            Kind::Set(..) => Some(false),
            _ => None,
        };
        match self.terms.node(term) {
            Node::Bag(_) => Some(true),
            Node::Set(..) => Some(false),
            Node::Var(_, sort) => of_sort(*sort),
            Node::App(head, parts) => match (head.as_op(), &**parts) {
                (Some(Op::BagOf | Op::BagWhere | Op::SetToBag), _) => Some(true),
                (Some(Op::SetOf | Op::SetWhere | Op::BagToSet | Op::Complement), _) => Some(false),
                (Some(Op::Union | Op::Intersect | Op::Minus), &[a, b]) | (Some(Op::If), &[_, a, b]) => {
                    self.is_bag(a).or_else(|| self.is_bag(b))
                }
                (None, _) => {
                    let symbol = self.data.symbol(*head)?;
                    if parts.len() == symbol.params.len() { of_sort(symbol.result) } else { None }
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn combine(&mut self, data: &Data, op: Op, a: Term, b: Term) -> Result<Option<Term>> {
        if !self.terms.is_plain(a) || !self.terms.is_plain(b) {
            return self.combine_with_few(data, op, a, b);
        }
        let zero = Number::Small(0);
        match (self.terms.node(a).clone(), self.terms.node(b).clone()) {
            (Node::Set(p, xs), Node::Set(q, ys)) => {
                let only = |xs: &[Term], ys: &[Term]| -> Vec<Term> {
                    xs.iter().filter(|x| !ys.contains(x)).copied().collect()
                };
                let common: Vec<Term> = xs.iter().filter(|x| ys.contains(x)).copied().collect();
                let all: Vec<Term> = xs.iter().chain(ys.iter()).copied().collect();
                // A difference is an intersection with the complement.
                let q = q ^ (op == Op::Minus);
                let (but, elements) = match (op, p, q) {
                    (Op::Union, false, false) => (false, all),
                    (Op::Union, true, true) => (true, common),
                    (Op::Union, false, true) => (true, only(&ys, &xs)),
                    (Op::Union, true, false) => (true, only(&xs, &ys)),
                    (_, false, false) => (false, common),
                    (_, true, true) => (true, all),
                    (_, false, true) => (false, only(&xs, &ys)),
                    (_, true, false) => (false, only(&ys, &xs)),
                };
                Ok(Some(self.set(data, but, elements)))
            }
            (Node::Bag(xs), Node::Bag(ys)) => {
                let number = |t: Term| self.terms.as_number(t).cloned().unwrap_or(Number::Small(0));
                let in_other = |e: Term| ys.iter().find(|y| y.0 == e).map_or(zero.clone(), |y| number(y.1));
                let mut pairs: Vec<(Term, Number)> = Vec::new();
                for &(element, count) in xs.iter() {
                    let (mine, other) = (number(count), in_other(element));
                    let count = match op {
                        Op::Union => mine,
                        Op::Minus => mine.subtract(&other)?.max(zero.clone()),
                        _ => mine.min(other),
                    };
                    pairs.push((element, count));
                }
                if op == Op::Union {
                    pairs.extend(ys.iter().map(|&(element, count)| (element, number(count))));
                }
                self.bag(data, pairs).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// A set by condition and some elements: the condition with what is added and what is taken away, each
    /// only where it makes a difference, so that equal ones are written alike.
    fn combine_with_few(&mut self, data: &Data, op: Op, a: Term, b: Term) -> Result<Option<Term>> {
        let elements = |r: &Self, term: Term| match r.terms.node(term) {
            Node::Set(false, elements) if r.terms.is_plain(term) => Some(elements.to_vec()),
            _ => None,
        };
        let (many, few, is_first) = match (elements(self, a), elements(self, b)) {
            (None, Some(few)) => (a, few, true),
            (Some(few), None) => (b, few, false),
            _ => return Ok(None),
        };
        if self.terms.is_open(many) || self.is_bag(many) != Some(false) {
            return Ok(None);
        }
        let (mut base, mut more, mut less) = (many, Vec::new(), Vec::new());
        if let Some((inner, known)) = self.with_few(base, Op::Minus) {
            (base, less) = (inner, known);
        }
        if let Some((inner, known)) = self.with_few(base, Op::Union) {
            (base, more) = (inner, known);
        }
        let mut inside = Vec::with_capacity(few.len());
        for &element in &few {
            let of = if op == Op::Union || is_first && op == Op::Minus { base } else { many };
            match self.apply(data, Head::op(Op::In), &[element, of])? {
                TRUE => inside.push(true),
                FALSE => inside.push(false),
                _ => return Ok(None),
            }
        }
        if op == Op::Intersect || op == Op::Minus && !is_first {
            let kept = few.iter().zip(&inside).filter(|&(_, &i)| i == (op == Op::Intersect));
            let kept = kept.map(|(&e, _)| e).collect();
            return Ok(Some(self.set(data, false, kept)));
        }
        for (&element, &inside) in few.iter().zip(&inside) {
            match (op, inside) {
                (Op::Union, true) => less.retain(|&e| e != element),
                (Op::Union, false) => more.push(element),
                (_, true) => less.push(element),
                (_, false) => more.retain(|&e| e != element),
            }
        }
        let mut whole = base;
        for (op, elements) in [(Op::Union, more), (Op::Minus, less)] {
            if !elements.is_empty() {
                let few = self.set(data, false, elements);
                whole = self.terms.op(op, &[whole, few]);
            }
        }
        Ok(Some(whole))
    }

    /// A set that was combined with some elements.
    fn with_few(&self, set: Term, op: Op) -> Option<(Term, Vec<Term>)> {
        let Node::App(head, parts) = self.terms.node(set) else { return None };
        match (head.as_op() == Some(op), &**parts) {
            (true, &[inner, few]) => match self.terms.node(few) {
                Node::Set(false, elements) if self.terms.is_plain(few) => Some((inner, elements.to_vec())),
                _ => None,
            },
            _ => None,
        }
    }

    /// `<` and `<=` between sets and bags: inclusion.
    pub(super) fn included(&mut self, data: &Data, op: Op, a: Term, b: Term) -> Result<Option<Term>> {
        if a == b {
            return Ok(Some(Terms::bool(op == Op::Le)));
        }
        if !self.terms.is_plain(a) || !self.terms.is_plain(b) {
            return Ok(None);
        }
        let known = match (self.terms.node(a).clone(), self.terms.node(b).clone()) {
            (Node::Set(p, xs), Node::Set(q, ys)) => match (p, q) {
                (false, false) => xs.iter().all(|x| ys.contains(x)),
                (true, true) => ys.iter().all(|y| xs.contains(y)),
                (false, true) => xs.iter().all(|x| !ys.contains(x)),
                // All but a few are more than a few, where there are more than any number of them.
                (true, false) => {
                    let is_endless = |&t: &Term| {
                        let is_list = |h: Head| [Head::op(Op::Cons), Head::op(Op::Nil)].contains(&h);
                        match self.terms.node(t) {
                            Node::Number(_) => true,
                            Node::App(head, _) => is_list(*head),
                            _ => false,
                        }
                    };
                    let is_nothing = xs.is_empty() && ys.is_empty();
                    if !is_nothing && !xs.iter().chain(ys.iter()).any(is_endless) {
                        return Ok(None);
                    }
                    false
                }
            },
            (Node::Bag(_), Node::Bag(_)) => {
                let rest = self.combine(data, Op::Minus, a, b)?;
                rest.is_some_and(|r| matches!(self.terms.node(r), Node::Bag(pairs) if pairs.is_empty()))
            }
            _ => return Ok(None),
        };
        Ok(Some(Terms::bool(known && (op == Op::Le || a != b))))
    }
}
