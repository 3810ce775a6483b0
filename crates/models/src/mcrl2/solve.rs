//! Values for the variables of sums and quantifiers: all that make a condition true.
//!
//! In this order: variables that the condition equates with something are replaced; a disjunction
//! whose parts do so is split; finite sorts are gone through; numbers between bounds that follow from
//! the condition are gone through; lists and recursive sorts are built constructor by constructor, as
//! long as the condition is not false. What remains has no finite answer, and is refused by name.

use std::collections::HashSet;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::code::{Data, Head, Op};
use super::error::{Halt, Result};
use super::numbers::Number;
use super::rewrite::{Cost, Rewriter};
use super::sorts::{self, Kind, Sort};
use super::terms::{FALSE, NIL, Node, TRUE, Term};
use super::values::size;

/// The most values of one sort that are gone through, and the most values of one sum.
pub const MOST_VALUES: usize = 1 << 20;

/// A variable and its value.
pub type Bound = (u32, Term);

/// Values of several variables, one way after another.
pub type Solutions = Arc<[Box<[Bound]>]>;

/// The most values that are remembered; then all are forgotten.
const MOST_REMEMBERED: usize = 1 << 20;

/// A condition with the variables it is solved for.
type Asked = (Term, SmallVec<[(u32, Sort); 4]>);

/// Solutions by condition and variables, with the steps they took.
#[derive(Clone, Debug, Default)]
pub(super) struct Solved {
    all: FxHashMap<Asked, (Solutions, Cost)>,
    values: usize,
}

impl Solved {
    fn keep(&mut self, key: Asked, found: Solutions, cost: Cost) {
        self.values += key.1.len() * found.len() + 8;
        if self.values > MOST_REMEMBERED {
            *self = Solved::default();
        }
        self.all.insert(key, (found, cost));
    }
}

type Each<'a> = &'a mut dyn FnMut(&mut Rewriter, &[Bound]) -> Result<bool>;

/// A search for values under way.
struct Solving<'a> {
    asked: &'a [(u32, Sort)],
    seen: HashSet<Vec<Term>>,
    built: usize,
}

impl Rewriter {
    /// Variables made from here on are none of those in a term.
    pub(super) fn avoid(&mut self, term: Term) {
        self.next_var = self.next_var.max(self.terms.above(term));
    }

    /// A number for a variable that nothing else has, as far as [`Rewriter::avoid`] was told.
    pub fn fresh(&mut self, _sort: Sort) -> u32 {
        self.next_var += 1;
        self.next_var
    }

    /// All values of `vars` for which `condition` is true. What was asked before is remembered: states that
    /// differ in other parameters ask the same.
    pub fn solutions(&mut self, data: &Data, vars: &[(u32, Sort)], condition: Term) -> Result<Solutions> {
        let key = (condition, vars.into());
        if let Some((known, cost)) = self.solved.all.get(&key) {
            let (known, cost) = (known.clone(), *cost);
            self.charge(cost)?;
            return Ok(known);
        }
        let mut found: Vec<Box<[Bound]>> = Vec::new();
        let (_, cost) = self.measured(|r| {
            r.solve(data, vars, condition, &mut |_, bound| {
                found.push(bound.iter().filter(|b| vars.iter().any(|v| v.0 == b.0)).copied().collect());
                Ok(true)
            })
        })?;
        let found: Solutions = found.into();
        self.solved.keep(key, found.clone(), cost);
        Ok(found)
    }

    /// Calls `each` with all values of `vars` for which `condition` is true, until it says no.
    pub fn solve(&mut self, data: &Data, vars: &[(u32, Sort)], condition: Term, each: Each) -> Result<bool> {
        self.avoid(condition);
        self.next_var = vars.iter().fold(self.next_var, |most, v| most.max(v.0));
        let mut solving = Solving { asked: vars, seen: HashSet::new(), built: 0 };
        self.solve_rest(data, vars.to_vec(), condition, Vec::new(), &mut solving, each)
    }

    fn solve_rest(
        &mut self,
        data: &Data,
        mut vars: Vec<(u32, Sort)>,
        condition: Term,
        bound: Vec<Bound>,
        solving: &mut Solving,
        each: Each,
    ) -> Result<bool> {
        if condition == FALSE {
            return Ok(true);
        }
        if vars.is_empty() {
            if condition != TRUE {
                let shown: String = self.show(condition).chars().take(200).collect();
                return Err(Halt(format!("the condition {shown} is neither true nor false")));
            }
            let key = solving
                .asked
                .iter()
                .map(|a| bound.iter().find(|b| b.0 == a.0).map_or(FALSE, |b| b.1))
                .collect();
            if solving.seen.len() >= MOST_VALUES {
                return Err(Halt(format!("there are more than {MOST_VALUES} values")));
            }
            return if solving.seen.insert(key) { each(self, &bound) } else { Ok(true) };
        }
        let conjuncts = self.parts_of(condition, Op::And);
        // An equation gives the value.
        for &conjunct in &conjuncts {
            if let Some((var, value)) = self.equation(conjunct, &vars) {
                return self.assign(data, vars, condition, bound, (var, value), solving, each);
            }
        }
        // A choice between equations gives a few values.
        for &conjunct in &conjuncts {
            let cases = self.parts_of(conjunct, Op::Or);
            if cases.len() > 1 && cases.iter().all(|&c| self.gives(c, &vars)) {
                let others: Vec<Term> = conjuncts.iter().filter(|&&c| c != conjunct).copied().collect();
                for case in cases {
                    let mut narrowed = case;
                    for &other in &others {
                        narrowed = self.and(narrowed, other);
                    }
                    if !self.solve_rest(data, vars.clone(), narrowed, bound.clone(), solving, each)? {
                        return Ok(false);
                    }
                }
                return Ok(true);
            }
        }
        // The condition's own variables first, the smallest sort first.
        let mut best: Option<(usize, usize, Arc<[Term]>)> = None;
        for (index, &(var, sort)) in vars.iter().enumerate() {
            if let Some(values) = self.values_of(data, sort)? {
                let rank = values.len() + if self.occurs(condition, var) { 0 } else { MOST_VALUES };
                if best.as_ref().is_none_or(|b| rank < b.0) {
                    best = Some((rank, index, values));
                }
            }
        }
        if let Some((_, index, values)) = best {
            let var = vars[index].0;
            for &value in values.iter() {
                if !self.assign(data, vars.clone(), condition, bound.clone(), (var, value), solving, each)? {
                    return Ok(false);
                }
            }
            return Ok(true);
        }
        for &(var, sort) in &vars {
            if self.data.sorts.is_number(sort)
                && sort != sorts::REAL
                && let Some((low, high)) = self.range(condition, var, sort)
            {
                for number in low..=high {
                    let value = self.terms.int(number);
                    if !self.assign(
                        data,
                        vars.clone(),
                        condition,
                        bound.clone(),
                        (var, value),
                        solving,
                        each,
                    )? {
                        return Ok(false);
                    }
                }
                return Ok(true);
            }
        }
        let Some(index) =
            vars.iter().position(|&(var, sort)| self.occurs(condition, var) && self.is_built(sort))
        else {
            let sort = self.data.sorts.show(vars[0].1);
            return Err(Halt(match (data.sorts.kind(vars[0].1), size(data, vars[0].1, &mut Vec::new())) {
                (Kind::Arrow(..), _) => format!("functions ({sort}) are not gone through"),
                (_, Some(_)) => format!("{sort} has more than {MOST_VALUES} values"),
                _ => {
                    format!(
                        "{sort} has no end, and no range of at most {MOST_VALUES} values follows from the condition"
                    )
                }
            }));
        };
        let (var, sort) = vars.remove(index);
        solving.built += 1;
        if solving.built > 10_000 {
            let sort = self.data.sorts.show(sort);
            return Err(Halt(format!(
                "{sort} has no end that follows from the condition (10,000 shapes were tried)"
            )));
        }
        for (value, fresh) in self.shapes(data, sort) {
            let mut inner = vars.clone();
            inner.extend(fresh);
            inner.push((var, sort));
            if !self.assign(data, inner, condition, bound.clone(), (var, value), solving, each)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    #[allow(clippy::too_many_arguments)]
    fn assign(
        &mut self,
        data: &Data,
        mut vars: Vec<(u32, Sort)>,
        condition: Term,
        mut bound: Vec<Bound>,
        (var, value): Bound,
        solving: &mut Solving,
        each: Each,
    ) -> Result<bool> {
        let index = vars.iter().position(|v| v.0 == var).expect("the variable is one of them");
        let (_, sort) = vars.remove(index);
        let substitution = [(var, value)];
        let mut condition = self.substitute(data, condition, &substitution)?;
        if condition == FALSE {
            return Ok(true);
        }
        // The value must be of the variable's sort.
        if self.data.sorts.is_number(sort) {
            let least = match sort {
                sorts::POS => Some(1),
                sorts::NAT => Some(0),
                _ => None,
            };
            if sort != sorts::REAL && !self.is_whole(value) {
                if self.terms.as_number(value).is_some() {
                    return Ok(true);
                }
                // It may turn out to be a fraction; what is stuck is of the sort it is compared with.
                if self.terms.is_open(value) {
                    let floor = self.apply(data, Head::op(Op::Floor), &[value])?;
                    let whole = self.apply(data, Head::op(Op::Eq), &[floor, value])?;
                    condition = self.and(condition, whole);
                }
            }
            if let Some(least) = least {
                let least = self.terms.int(least);
                let above = self.apply(data, Head::op(Op::Le), &[least, value])?;
                condition = self.and(condition, above);
            }
        }
        for known in &mut bound {
            known.1 = self.substitute(data, known.1, &substitution)?;
        }
        bound.push((var, value));
        self.solve_rest(data, vars, condition, bound, solving, each)
    }

    /// The parts of nested conjunctions or disjunctions.
    fn parts_of(&self, term: Term, op: Op) -> Vec<Term> {
        let mut parts = Vec::new();
        let mut todo = vec![term];
        while let Some(term) = todo.pop() {
            match self.terms.node(term) {
                Node::App(head, inner) if head.as_op() == Some(op) && inner.len() == 2 => {
                    todo.push(inner[1]);
                    todo.push(inner[0]);
                }
                _ => parts.push(term),
            }
        }
        parts
    }

    /// The value that a condition gives to one of the variables.
    fn equation(&mut self, condition: Term, vars: &[(u32, Sort)]) -> Option<Bound> {
        let var_of = |r: &Self, term: Term| match *r.terms.node(term) {
            Node::Var(var, _) if vars.iter().any(|v| v.0 == var) => Some(var),
            _ => None,
        };
        if let Some(var) = var_of(self, condition) {
            return Some((var, TRUE));
        }
        let Node::App(head, parts) = self.terms.node(condition).clone() else { return None };
        match (head.as_op(), &*parts) {
            (Some(Op::Not), &[inner]) => var_of(self, inner).map(|var| (var, FALSE)),
            (Some(Op::Eq), &[a, b]) => {
                for (side, other) in [(a, b), (b, a)] {
                    if let Some(var) = var_of(self, side)
                        && !self.occurs(other, var)
                    {
                        return Some((var, other));
                    }
                    // `n + x == m`
                    if let Node::App(head, parts) = self.terms.node(side).clone()
                        && head.as_op() == Some(Op::Add)
                        && let &[n, x] = &*parts
                        && let (Some(n), Some(m), Some(var)) =
                            (self.terms.as_number(n), self.terms.as_number(other), var_of(self, x))
                        && let Ok(value) = m.subtract(n)
                    {
                        return Some((var, self.terms.number(value)));
                    }
                }
                None
            }
            _ => None,
        }
    }

    /// Whether one of the parts of a conjunction is an equation.
    fn gives(&mut self, condition: Term, vars: &[(u32, Sort)]) -> bool {
        condition == FALSE
            || self.parts_of(condition, Op::And).into_iter().any(|c| self.equation(c, vars).is_some())
    }

    /// Whether a variable occurs in a term.
    pub(super) fn occurs(&self, term: Term, var: u32) -> bool {
        if !self.terms.is_open(term) {
            return false;
        }
        let any = |parts: &[Term]| parts.iter().any(|&p| self.occurs(p, var));
        match self.terms.node(term) {
            Node::Var(other, _) => *other == var,
            Node::Number(_) => false,
            Node::App(_, parts)
            | Node::Closure(_, parts)
            | Node::Forall(_, parts)
            | Node::Exists(_, parts) => any(parts),
            Node::Apply(function, parts) => self.occurs(*function, var) || any(parts),
            Node::SameFunction(_, a, b) => any(&[*a, *b]),
            Node::Set(_, parts) => any(parts),
            Node::Bag(pairs) => pairs.iter().any(|&(a, b)| any(&[a, b])),
            Node::Updated(base, pairs) => self.occurs(*base, var) || pairs.iter().any(|&(a, b)| any(&[a, b])),
        }
    }

    /// The numbers for which a condition is not certainly false.
    fn range(&self, condition: Term, var: u32, sort: Sort) -> Option<(i64, i64)> {
        // The least n such that the condition is false for all numbers from n on.
        let false_from = |n: i64| self.is_false_for(condition, var, (Some(Number::Small(n)), None));
        let false_to = |n: i64| self.is_false_for(condition, var, (None, Some(Number::Small(n))));
        let far = |holds: &dyn Fn(i64) -> bool| (0..=60).map(|k| 1i64 << k).find(|&n| holds(n));
        let high = shrink(far(&false_from)?, &false_from) - 1;
        let least = match sort {
            sorts::POS => 1,
            sorts::NAT => 0,
            _ => 1 - shrink(far(&|n| false_to(-n))?, &|n| false_to(-n)),
        };
        // The greatest number up to which it is false for all.
        let (mut below, mut end) = (least - 1, high.max(least - 1));
        while below < end {
            let middle = below + (end - below + 1) / 2;
            if false_to(middle) {
                below = middle;
            } else {
                end = middle - 1;
            }
        }
        let low = below + 1;
        if high - low >= MOST_VALUES as i64 {
            return None;
        }
        Some((low, high))
    }

    /// Whether a condition is false for all numbers between bounds.
    fn is_false_for(&self, condition: Term, var: u32, bounds: super::rewrite::Bounds) -> bool {
        let of = |v: u32| (v == var).then(|| bounds.clone());
        let Node::App(head, parts) = self.terms.node(condition) else { return condition == FALSE };
        let above = |a: &Option<Number>, b: &Option<Number>, or_equal: bool| matches!((a, b), (Some(a), Some(b)) if a > b || or_equal && a == b);
        let both = |a: Term, b: Term| (self.bounds_with(a, &of), self.bounds_with(b, &of));
        match (head.as_op(), &**parts) {
            (Some(Op::False), _) => true,
            (Some(Op::And), parts) => parts.iter().any(|&p| self.is_false_for(p, var, bounds.clone())),
            (Some(Op::Or), parts) => parts.iter().all(|&p| self.is_false_for(p, var, bounds.clone())),
            (Some(Op::Lt), &[a, b]) => {
                let (a, b) = both(a, b);
                above(&a.0, &b.1, true)
            }
            (Some(Op::Le), &[a, b]) => {
                let (a, b) = both(a, b);
                above(&a.0, &b.1, false)
            }
            (Some(Op::Eq), &[a, b]) => {
                let (a, b) = both(a, b);
                above(&a.0, &b.1, false) || above(&b.0, &a.1, false)
            }
            (Some(Op::Not), &[inner]) => {
                let Node::App(head, parts) = self.terms.node(inner) else { return false };
                match (head.as_op(), &**parts) {
                    (Some(Op::Lt), &[a, b]) => {
                        let (a, b) = both(a, b);
                        above(&b.0, &a.1, false)
                    }
                    (Some(Op::Le), &[a, b]) => {
                        let (a, b) = both(a, b);
                        above(&b.0, &a.1, true)
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Whether values of a sort are built by constructors.
    fn is_built(&self, sort: Sort) -> bool {
        match self.data.sorts.kind(sort) {
            Kind::List(_) => true,
            Kind::Named(index) => !self.data.sorts.named[*index as usize].constructors.is_empty(),
            _ => false,
        }
    }

    /// The shapes of a value of a sort, with fresh variables for its parts.
    fn shapes(&mut self, data: &Data, sort: Sort) -> Vec<(Term, Vec<(u32, Sort)>)> {
        let heads: Vec<(Head, Vec<Sort>)> = match data.sorts.kind(sort) {
            Kind::List(element) => {
                vec![(Head::op(Op::Nil), Vec::new()), (Head::op(Op::Cons), vec![*element, sort])]
            }
            Kind::Named(index) => data.sorts.named[*index as usize]
                .constructors
                .iter()
                .map(|&c| (Head::symbol(c), data.symbols[c as usize].params.clone()))
                .collect(),
            _ => Vec::new(),
        };
        let mut shapes = Vec::new();
        for (head, params) in heads {
            let fresh: Vec<(u32, Sort)> = params.iter().map(|&s| (self.fresh(s), s)).collect();
            let parts: Vec<Term> = fresh.iter().map(|&(v, s)| self.terms.intern(Node::Var(v, s))).collect();
            let value = if head == Head::op(Op::Nil) { NIL } else { self.terms.app(head, &parts) };
            shapes.push((value, fresh));
        }
        shapes
    }
}

/// The least `n` in `1..=end` from which on something holds, given that it does at `end`.
fn shrink(end: i64, holds: &dyn Fn(i64) -> bool) -> i64 {
    let (mut low, mut high) = (end / 2, end);
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    high
}
