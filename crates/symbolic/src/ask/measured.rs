//! The distribution of a value at the end of a run.

use super::{Asking, Told};
use crate::answer::{Answer, Share};
use crate::book::Book;
use crate::evaluate::{self, Grey, Number};
use crate::fraction::{self, Fraction};
use crate::pose::{Names, Pose, is_over};
use crate::question::{Expr, Formula};
use crate::solve::{Sense, Value};
use crate::space::Halt;
use num_traits::{One, Zero};
use sojourner_kernel::System;

impl<S: System, F: Fn() -> S + Sync> Asking<'_, S, F> {
    pub(super) fn distribution(
        &mut self,
        at: usize,
        names: &Names,
        name: &str,
        answer: &mut Answer,
    ) -> Result<Told, Halt> {
        self.explore_all(at)?;
        let book = &self.spaces[at].book;
        let values = values(book, names, name);
        if values.iter().all(Option::is_none) && self.halted.is_none() {
            answer.notes.push(format!(
                "warning: no run records '{name}'; a Java program does so with sojourner.Measure.value(\"{name}\", n)"
            ));
        }
        let beyond = self.plan.assumes || book.has_excluded;
        let mut shares: Vec<Share> = Vec::new();
        for value in values {
            let formula =
                Formula { stay: None, reach: Expr::Last(name.to_owned(), value.clone()), negated: false };
            let posed = Pose { names, formula: &formula, amount: None, beyond, last: None }.of(book);
            let largest = evaluate::probability(&posed, Sense::Max, self.plan.grey);
            let lower = match book.has_decisions {
                true => evaluate::probability(&posed, Sense::Min, self.plan.grey).lower,
                false => largest.lower.clone(),
            };
            shares.push(Share { value, lower, upper: largest.upper });
        }
        // How much ends at all: the rest runs for ever, or is not known.
        let formula = Formula { stay: None, reach: Expr::Over, negated: false };
        let posed = Pose { names, formula: &formula, amount: None, beyond, last: None }.of(book);
        let ends = evaluate::probability(&posed, Sense::Min, self.plan.grey);
        let whole = ends.exact().is_some_and(One::is_one);
        if !whole && self.halted.is_none() && !book.has_grey {
            answer.notes.push("not every run ends; the others have no value at the end".into());
        }
        let single = mean(&shares).filter(|_| whole).map(|m| {
            let mean = Number::Exact(Value::Finite(m));
            (mean.clone(), mean)
        });
        let bounds = single.or_else(|| means(book, names, name, &shares, self.plan.grey).filter(|_| whole));
        if bounds.is_some() {
            answer.notes.push("lower, upper and exact are the mean".into());
        }
        answer.distribution = Some(shares);
        Ok(Told { bounds, posed: Some(posed) })
    }
}

/// The last values that runs were seen to have, in order; none for runs without.
fn values(book: &Book, names: &Names, name: &str) -> Vec<Option<Fraction>> {
    let ends = book.nodes().filter(|(_, node)| is_over(node.kind));
    let mut values: Vec<Option<Fraction>> = ends.map(|(at, _)| names.last(book, at, name).cloned()).collect();
    values.sort();
    values.dedup();
    values
}

/// The least and the largest mean over all schedulers, if every run ends with a value and none is excluded.
fn means(book: &Book, names: &Names, name: &str, shares: &[Share], grey: Grey) -> Option<(Number, Number)> {
    if !book.has_decisions || book.has_excluded || book.has_grey || shares.iter().any(|s| s.value.is_none()) {
        return None;
    }
    // Gains are not negative: all values are raised, and the mean is lowered again.
    let least = shares.iter().filter_map(|s| s.value.as_ref()).min()?;
    let raised = if *least < Fraction::zero() { -least } else { Fraction::zero() };
    let formula = Formula { stay: None, reach: Expr::Constant(false), negated: false };
    let last = Some((name, &raised));
    let posed = Pose { names, formula: &formula, amount: None, beyond: false, last }.of(book);
    let end = |sense: Sense| {
        let found = evaluate::expectation(&posed, sense, grey).ok()?;
        let lowered = |number: Number, up: bool| match number {
            Number::Exact(Value::Finite(x)) => Number::Exact(Value::Finite(x - &raised)),
            Number::Exact(Value::Infinite) => Number::Exact(Value::Infinite),
            Number::Double(x) if up => Number::Double((x - fraction::down(&raised)).next_up()),
            Number::Double(x) => Number::Double((x - fraction::up(&raised)).next_down()),
        };
        Some((lowered(found.lower, false), lowered(found.upper, true)))
    };
    Some((end(Sense::Min)?.0, end(Sense::Max)?.1))
}

/// The mean, if all is exact and every run has a value.
fn mean(shares: &[Share]) -> Option<Fraction> {
    let mut sum = Fraction::zero();
    for share in shares {
        let (Number::Exact(Value::Finite(a)), Number::Exact(Value::Finite(b))) = (&share.lower, &share.upper)
        else {
            return None;
        };
        if a != b {
            return None;
        }
        match &share.value {
            Some(value) => sum += value * a,
            None if a.is_zero() => {}
            None => return None,
        }
    }
    Some(sum)
}
