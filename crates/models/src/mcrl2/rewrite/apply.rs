//! Heads and functions applied to values: rules are tried in the order they are written.

use std::cmp::Ordering;

use super::Rewriter;
use crate::mcrl2::code::{Data, Head, Op, Pattern, Role, Rule};
use crate::mcrl2::error::Result;
use crate::mcrl2::sorts::{self, Kind, Sort};
use crate::mcrl2::terms::{FALSE, Node, TRUE, Term, Terms};

/// Whether a pattern fits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    Yes,
    No,
    /// It may once the variables of sums are known.
    Perhaps,
}

/// A head whose value once took more steps than this is remembered from then on.
const LONG: u64 = 100;

impl Rewriter {
    /// The value of a head applied to values.
    pub fn apply(&mut self, data: &Data, head: Head, values: &[Term]) -> Result<Term> {
        if !self.memo.is_long(head) {
            let before = self.steps;
            let term = self.apply_anew(data, head, values)?;
            if before - self.steps > LONG {
                self.memo.is_long_now(head);
            }
            return Ok(term);
        }
        if let Some((term, cost)) = self.memo.get(head, values) {
            self.charge(cost)?;
            return Ok(term);
        }
        let (term, cost) = self.measured(|r| r.apply_anew(data, head, values))?;
        self.memo.set(head, values, term, cost);
        Ok(term)
    }

    fn apply_anew(&mut self, data: &Data, head: Head, values: &[Term]) -> Result<Term> {
        let rules = data.rules(head);
        let mut found = None;
        if !rules.is_empty() {
            let groups: &[&[Term]] = if values.is_empty() { &[] } else { &[values] };
            match self.rewrite(data, rules, groups)? {
                Some(term) => return Ok(term),
                // A symbol defined as a function, applied: `f = lambda ...`.
                None if !values.is_empty() => found = self.rewrite(data, rules, &[])?,
                None => {}
            }
        }
        // What is stuck has values.
        let mut known = smallvec::SmallVec::<[Term; 6]>::new();
        if data.lazy.get(head.0 as usize).is_some_and(|l| !l.is_empty()) {
            for &value in values {
                known.push(self.forced(data, value)?);
            }
        }
        let values = if known.is_empty() { values } else { &known[..] };
        if let Some(function) = found {
            return self.apply_function(data, function, values);
        }
        if let Some(op) = head.as_op() {
            return self.operate(data, op, values);
        }
        if let Some(symbol) = data.symbol(head) {
            match (&symbol.role, values) {
                (Role::Projection(places), [value]) => {
                    if let Node::App(constructor, parts) = self.terms.node(*value)
                        && self.is_settled(data, *value)
                        && let Some(place) = places.iter().find(|p| p.0 == *constructor)
                        && parts.len() > place.1 as usize
                    {
                        return Ok(parts[place.1 as usize]);
                    }
                }
                (Role::Recogniser(constructor), [value]) => {
                    if let Node::App(head, _) = self.terms.node(*value)
                        && data.is_constructor(*head)
                        && self.is_settled(data, *value)
                    {
                        return Ok(Terms::bool(head == constructor));
                    }
                }
                _ => {}
            }
        }
        Ok(self.terms.app(head, values))
    }

    fn operate(&mut self, data: &Data, op: Op, values: &[Term]) -> Result<Term> {
        let done = match (op, values) {
            (Op::Not, &[a]) => Some(self.not(a)),
            (Op::And, &[a, b]) => Some(self.and(a, b)),
            (Op::Or, &[a, b]) => Some(self.or(a, b)),
            (Op::Implies, &[a, b]) => {
                let not = self.not(a);
                Some(self.or(not, b))
            }
            (Op::If, &[c, a, b]) => Some(self.choose(c, a, b)),
            (Op::Eq, &[a, b]) => self.equal(data, a, b)?,
            (Op::Ne, &[a, b]) => match self.equal(data, a, b)? {
                Some(same) => Some(self.not(same)),
                None => {
                    let same = self.terms.op(Op::Eq, &[a, b]);
                    Some(self.not(same))
                }
            },
            (Op::Lt | Op::Le, &[a, b]) => self.compare(data, op, a, b)?,
            (Op::Gt, &[a, b]) => return self.apply(data, Head::op(Op::Lt), &[b, a]),
            (Op::Ge, &[a, b]) => return self.apply(data, Head::op(Op::Le), &[b, a]),
            (Op::Nil | Op::True | Op::False | Op::Cons, _) => None,
            (Op::Update, &[function, argument, value]) => Some(self.update(data, function, argument, value)?),
            (Op::Snoc | Op::Concat | Op::At | Op::First | Op::Rest | Op::Last | Op::Front, _) => {
                self.on_lists(data, op, values)?
            }
            (Op::Size | Op::In, _) => match self.on_lists(data, op, values)? {
                Some(done) => Some(done),
                None => self.on_sets(data, op, values)?,
            },
            (
                Op::Count
                | Op::Union
                | Op::Minus
                | Op::Intersect
                | Op::Complement
                | Op::SetOf
                | Op::BagOf
                | Op::BagToSet
                | Op::SetToBag
                | Op::SetWhere
                | Op::BagWhere,
                _,
            ) => self.on_sets(data, op, values)?,
            _ => self.on_numbers(op, values)?,
        };
        Ok(done.unwrap_or_else(|| self.terms.op(op, values)))
    }

    /// A function applied to values.
    pub fn apply_function(&mut self, data: &Data, function: Term, values: &[Term]) -> Result<Term> {
        self.tick()?;
        match self.terms.node(function) {
            Node::Closure(lambda, captured) => {
                let lambda = &data.lambdas[*lambda as usize];
                let mut frame = smallvec::SmallVec::<[Term; 16]>::from_slice(captured);
                frame.extend_from_slice(values);
                frame.resize(lambda.slots as usize, FALSE);
                self.eval(data, &lambda.body, &mut frame)
            }
            Node::Updated(..) if values.len() == 1 => self.apply_updated(data, function, values),
            Node::App(head, parts) if parts.is_empty() && data.arity(*head) == values.len() => {
                let head = *head;
                self.apply(data, head, values)
            }
            Node::App(head, parts) if head.as_op() == Some(Op::If) && parts.len() == 3 => {
                let (condition, then, other) = (parts[0], parts[1], parts[2]);
                let then = self.apply_function(data, then, values)?;
                let other = self.apply_function(data, other, values)?;
                Ok(self.choose(condition, then, other))
            }
            _ => {
                // A map that gives functions: its rules may speak of the arguments that follow.
                let mut groups: Vec<Box<[Term]>> = vec![values.into()];
                let mut at = function;
                let head = loop {
                    match self.terms.node(at) {
                        Node::Apply(inner, parts) => {
                            groups.push(parts.clone());
                            at = *inner;
                        }
                        Node::App(head, parts) => {
                            if !parts.is_empty() {
                                groups.push(parts.clone());
                            }
                            break Some(*head);
                        }
                        _ => break None,
                    }
                };
                if let Some(head) = head {
                    groups.reverse();
                    let views: Vec<&[Term]> = groups.iter().map(|g| &**g).collect();
                    if let Some(term) = self.rewrite(data, data.rules(head), &views)? {
                        return Ok(term);
                    }
                }
                Ok(self.terms.intern(Node::Apply(function, values.into())))
            }
        }
    }

    /// The right side of the first rule that applies.
    fn rewrite(&mut self, data: &Data, rules: &[Rule], groups: &[&[Term]]) -> Result<Option<Term>> {
        'rules: for rule in rules {
            if rule.groups.len() != groups.len() {
                continue;
            }
            let mut frame = smallvec::SmallVec::<[Term; 16]>::from_elem(FALSE, rule.slots as usize);
            let mut perhaps = false;
            for (patterns, values) in rule.groups.iter().zip(groups) {
                if patterns.len() != values.len() {
                    continue 'rules;
                }
                for (pattern, &value) in patterns.iter().zip(values.iter()) {
                    match self.fits(data, pattern, value, &mut frame) {
                        Fit::Yes => {}
                        Fit::No => continue 'rules,
                        Fit::Perhaps => perhaps = true,
                    }
                }
            }
            if perhaps {
                return Ok(None);
            }
            self.tick()?;
            if let Some(condition) = &rule.condition {
                match self.eval(data, condition, &mut frame)? {
                    TRUE => {}
                    FALSE => continue,
                    undecided if self.terms.is_open(undecided) => return Ok(None),
                    _ => continue,
                }
            }
            return self.eval(data, &rule.right, &mut frame).map(Some);
        }
        Ok(None)
    }

    fn fits(&self, data: &Data, pattern: &Pattern, value: Term, frame: &mut [Term]) -> Fit {
        match pattern {
            Pattern::Bind(slot, sort) => {
                frame[*slot as usize] = value;
                if *sort == sorts::ANY { Fit::Yes } else { self.is_of(value, *sort) }
            }
            Pattern::Same(slot) if frame[*slot as usize] == value => Fit::Yes,
            Pattern::Same(slot) => self.unless_open(value, self.unless_open(frame[*slot as usize], Fit::No)),
            Pattern::Number(number) => match self.terms.node(value) {
                Node::Number(there) if there == number => Fit::Yes,
                Node::Number(_) => Fit::No,
                _ => self.unless_open(value, Fit::No),
            },
            Pattern::Call(..) if !self.is_settled(data, value) => Fit::Perhaps,
            Pattern::Call(head, patterns) => match self.terms.node(value) {
                Node::App(there, parts) if there == head && parts.len() == patterns.len() => {
                    let mut fit = Fit::Yes;
                    for (pattern, &part) in patterns.iter().zip(parts.iter()) {
                        match self.fits(data, pattern, part, frame) {
                            Fit::Yes => {}
                            Fit::No => return Fit::No,
                            Fit::Perhaps => fit = Fit::Perhaps,
                        }
                    }
                    fit
                }
                Node::App(there, _) if data.is_constructor(*there) => Fit::No,
                Node::Set(false, parts) if *head == Head::op(Op::SetOf) && parts.is_empty() => Fit::Yes,
                Node::Bag(parts) if *head == Head::op(Op::BagOf) && parts.is_empty() => Fit::Yes,
                Node::Set(..) | Node::Bag(_) if patterns.is_empty() => Fit::No,
                _ => self.unless_open(value, Fit::No),
            },
            Pattern::Apply(function, patterns) => match self.terms.node(value) {
                Node::Apply(there, parts) if parts.len() == patterns.len() => {
                    let mut fit = self.fits(data, function, *there, frame);
                    for (pattern, &part) in patterns.iter().zip(parts.iter()) {
                        match (fit, self.fits(data, pattern, part, frame)) {
                            (Fit::No, _) | (_, Fit::No) => return Fit::No,
                            (_, Fit::Perhaps) => fit = Fit::Perhaps,
                            _ => {}
                        }
                    }
                    fit
                }
                _ => self.unless_open(value, Fit::No),
            },
            Pattern::Never => Fit::No,
        }
    }

    fn unless_open(&self, value: Term, otherwise: Fit) -> Fit {
        if self.terms.is_open(value) { Fit::Perhaps } else { otherwise }
    }

    /// Whether a term is a number of a sort, or a finite collection of such.
    pub(in crate::mcrl2) fn is_value_of(&self, value: Term, sort: Sort) -> bool {
        match (self.terms.node(value), self.data.sorts.kind(sort)) {
            (_, Kind::List(element)) => {
                let elements = self.terms.elements(value);
                elements.is_some_and(|all| all.iter().all(|&e| self.is_value_of(e, *element)))
            }
            (Node::Set(false, elements), Kind::Set(element, _)) => {
                elements.iter().all(|&e| self.is_value_of(e, *element))
            }
            (Node::Bag(pairs), Kind::Bag(element, _)) => {
                pairs.iter().all(|p| self.is_value_of(p.0, *element))
            }
            (Node::Number(_), _) => self.is_of(value, sort) == Fit::Yes,
            _ => !self.data.sorts.is_number(sort) && self.terms.is_plain(value),
        }
    }

    /// Whether a number is of a sort.
    fn is_of(&self, value: Term, sort: Sort) -> Fit {
        match self.terms.node(value) {
            Node::Number(number) => {
                let fits = match sort {
                    sorts::POS => number.is_whole() && number.sign() == Ordering::Greater,
                    sorts::NAT => number.is_whole() && number.sign() != Ordering::Less,
                    sorts::INT => number.is_whole(),
                    _ => true,
                };
                if fits { Fit::Yes } else { Fit::No }
            }
            _ => self.unless_open(value, Fit::No),
        }
    }
}
