//! Functions as values: updates, comparison, quantifiers.

use super::Rewriter;
use crate::mcrl2::code::{Data, Head, Op};
use crate::mcrl2::error::Result;
use crate::mcrl2::sorts::{Kind, Sort};
use crate::mcrl2::terms::{FALSE, Node, TRUE, Term};

impl Rewriter {
    /// `function[argument -> value]`. Arguments are in order, and one for which the function has that
    /// value already is left out: equal updates are equal terms.
    pub(super) fn update(
        &mut self,
        data: &Data,
        function: Term,
        argument: Term,
        value: Term,
    ) -> Result<Term> {
        let waits =
            matches!(self.terms.node(function), Node::App(head, _) if head.as_op() == Some(Op::Update));
        let is_new = match self.terms.node(function) {
            Node::Updated(_, pairs) => {
                pairs.iter().any(|p| p.0 == argument)
                    || pairs.iter().map(|p| p.0).chain([argument]).all(|t| self.terms.is_plain(t))
            }
            _ => true,
        };
        if waits || self.terms.is_open(argument) || !is_new {
            return Ok(self.terms.op(Op::Update, &[function, argument, value]));
        }
        let (base, mut pairs) = match self.terms.node(function) {
            Node::Updated(base, pairs) => (*base, pairs.to_vec()),
            _ => (function, Vec::new()),
        };
        let place = pairs.binary_search_by(|p| self.terms.order(data, p.0, argument));
        let was = self.apply_function(data, base, &[argument])?;
        match place {
            Ok(at) if was == value => {
                pairs.remove(at);
            }
            Ok(at) => pairs[at].1 = value,
            Err(_) if was == value => {}
            Err(at) => pairs.insert(at, (argument, value)),
        }
        Ok(if pairs.is_empty() { base } else { self.terms.intern(Node::Updated(base, pairs.into())) })
    }

    pub(super) fn apply_updated(&mut self, data: &Data, function: Term, values: &[Term]) -> Result<Term> {
        let Node::Updated(base, pairs) = self.terms.node(function).clone() else {
            unreachable!("it is updated")
        };
        let argument = values[0];
        if let Some(pair) = pairs.iter().find(|p| p.0 == argument) {
            return Ok(pair.1);
        }
        let mut result = self.apply_function(data, base, values)?;
        for &(other, value) in pairs.iter().rev() {
            // Plain terms that are not the same term differ.
            if !self.terms.is_plain(argument) || !self.terms.is_plain(other) {
                let same = self.apply(data, Head::op(Op::Eq), &[argument, other])?;
                result = self.choose(same, value, result);
            }
        }
        Ok(result)
    }

    /// Whether two values of a sort are equal.
    pub(in crate::mcrl2) fn equal_of(&mut self, data: &Data, sort: Sort, a: Term, b: Term) -> Result<Term> {
        match data.sorts.kind(sort) {
            Kind::Arrow(params, _) => self.same_function(data, params, a, b),
            _ => self.apply(data, Head::op(Op::Eq), &[a, b]),
        }
    }

    /// Whether two updates of one function are equal, if they are such: for all arguments that one of
    /// them names.
    pub(super) fn same_updates(&mut self, data: &Data, a: Term, b: Term) -> Result<Option<Term>> {
        let split = |term: Term| match self.terms.node(term) {
            Node::Updated(base, pairs) => (*base, pairs.iter().map(|p| p.0).collect()),
            _ => (term, Vec::new()),
        };
        let ((f, xs), (g, ys)) = (split(a), split(b));
        if f != g || xs.iter().chain(&ys).any(|&x| !self.terms.is_plain(x)) {
            return Ok(None);
        }
        let mut all = TRUE;
        for argument in xs.into_iter().chain(ys) {
            let left = self.apply_function(data, a, &[argument])?;
            let right = self.apply_function(data, b, &[argument])?;
            let same = self.apply(data, Head::op(Op::Eq), &[left, right])?;
            all = self.and(all, same);
            if all == FALSE {
                break;
            }
        }
        Ok(Some(all))
    }

    /// Whether functions are equal: the same term, or equal for all arguments of finite sorts.
    pub(super) fn same_function(&mut self, data: &Data, params: &[Sort], a: Term, b: Term) -> Result<Term> {
        if a == b {
            return Ok(TRUE);
        }
        let waits = Node::SameFunction(params.into(), a, b);
        if self.terms.is_open(a) || self.terms.is_open(b) {
            return Ok(self.terms.intern(waits));
        }
        if let Some(same) = self.same_updates(data, a, b)? {
            return Ok(same);
        }
        let mut tuples: Vec<Vec<Term>> = vec![Vec::new()];
        for &param in params {
            let Some(values) = self.values_of(data, param)? else { return Ok(self.terms.intern(waits)) };
            tuples = tuples
                .into_iter()
                .flat_map(|t| values.iter().map(move |&v| t.iter().copied().chain([v]).collect()))
                .collect();
        }
        let mut all = TRUE;
        for tuple in tuples {
            let left = self.apply_function(data, a, &tuple)?;
            let right = self.apply_function(data, b, &tuple)?;
            let same = self.apply(data, Head::op(Op::Eq), &[left, right])?;
            all = self.and(all, same);
            if all == FALSE {
                break;
            }
        }
        Ok(all)
    }

    /// `forall` or `exists`: looks for a value for which the body is not as it should be.
    pub(super) fn quantify(
        &mut self,
        data: &Data,
        all: bool,
        lambda: u32,
        captured: &[Term],
    ) -> Result<Term> {
        self.tick()?;
        let body = &data.lambdas[lambda as usize];
        let mut frame = smallvec::SmallVec::<[Term; 16]>::from_slice(captured);
        let mut vars = Vec::new();
        captured.iter().for_each(|&c| self.avoid(c));
        for &sort in body.params.iter() {
            let var = self.fresh(sort);
            vars.push((var, sort));
            frame.push(self.terms.intern(Node::Var(var, sort)));
        }
        frame.resize(body.slots as usize, FALSE);
        let mut holds = self.eval(data, &body.body, &mut frame)?;
        if all {
            holds = self.not(holds);
        }
        if holds == FALSE {
            return Ok(Term::from(all));
        }
        // Whatever the values are; every sort has one.
        if holds == TRUE {
            return Ok(Term::from(!all));
        }
        if captured.iter().any(|&c| self.terms.is_open(c)) {
            let captured = captured.into();
            let node = if all { Node::Forall(lambda, captured) } else { Node::Exists(lambda, captured) };
            return Ok(self.terms.intern(node));
        }
        let mut found = false;
        self.solve(data, &vars, holds, &mut |_, _| {
            found = true;
            Ok(false)
        })
        .map_err(|halt| {
            let word = if all { "forall" } else { "exists" };
            crate::mcrl2::error::Halt(format!("{word} on line {}: {}", body.at.line, halt.0))
        })?;
        Ok(Term::from(found != all))
    }
}

impl From<bool> for Term {
    fn from(value: bool) -> Term {
        if value { TRUE } else { FALSE }
    }
}
