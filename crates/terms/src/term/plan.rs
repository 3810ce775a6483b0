//! Evaluation: of terms at a point, and of their intervals on a box, each part once.

use super::java::{self, Op};
use super::{Node, Sym, Term, Terms, interval, parts, real};
use rustc_hash::FxHashMap;

/// A division by zero was met: the term has no value at this point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DivisionByZero;

/// The parts of some terms in an order in which they can be computed.
pub struct Plan {
    order: Vec<Term>,
    slots: FxHashMap<Term, usize>,
}

impl Plan {
    pub fn new(terms: &Terms, roots: &[Term]) -> Plan {
        let mut slots: FxHashMap<Term, usize> = FxHashMap::default();
        let mut stack = roots.to_vec();
        let mut order = Vec::new();
        while let Some(term) = stack.pop() {
            if slots.insert(term, 0).is_none() {
                order.push(term);
                stack.extend(parts(terms.node(term)));
            }
        }
        // Parts have smaller numbers.
        order.sort_unstable();
        for (at, term) in order.iter().enumerate() {
            slots.insert(*term, at);
        }
        Plan { order, slots }
    }

    /// The parts, each after its own.
    pub fn order(&self) -> &[Term] {
        &self.order
    }

    /// How many parts there are.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The values of all parts at a point, in the order of the plan, and whether zero divided.
    pub fn run(&self, terms: &Terms, point: &dyn Fn(Sym) -> i64, values: &mut Vec<i64>) -> bool {
        values.clear();
        let mut divided = false;
        for &term in &self.order {
            let at = |part: &Term| values[self.slots[part]];
            let value = match terms.node(term) {
                Node::Truth(value) => i64::from(*value),
                Node::Const(_, value) => *value,
                Node::Symbol(sym) => point(*sym),
                Node::Sum { sort, constant, items } => {
                    let total = items
                        .iter()
                        .fold(*constant, |total, (c, t)| total.wrapping_add(c.wrapping_mul(at(t))));
                    java::wrap(*sort, i128::from(total))
                }
                Node::Binary(op, a, b) => {
                    divided |= matches!(op, Op::Div | Op::Rem) && at(b) == 0;
                    java::binary(*op, terms.sort(term), at(a), at(b))
                }
                Node::Cast(cast, a) => cast.apply(at(a)),
                Node::Real(op, a, b) => real::apply(*op, terms.sort(*a), at(a), at(b)),
                Node::Compare(a, b) => at(a).cmp(&at(b)) as i64,
                Node::Ite(c, a, b) => {
                    if at(c) == 1 {
                        at(a)
                    } else {
                        at(b)
                    }
                }
                Node::Within(a, spans) => {
                    let value = at(a);
                    i64::from(spans.iter().any(|&(low, high)| low <= value && value <= high))
                }
                Node::Row { items, low, high } => i64::from(row(items, *low, *high, &at)),
                Node::Not(a) => 1 - at(a),
                Node::All(list) => i64::from(list.iter().all(|t| at(t) == 1)),
                Node::Any(list) => i64::from(list.iter().any(|t| at(t) == 1)),
            };
            values.push(value);
        }
        divided
    }

    /// The value of a part after a run.
    pub fn value(&self, term: Term, values: &[i64]) -> i64 {
        values[self.slots[&term]]
    }

    /// Intervals of all parts on a box.
    pub fn bound(&self, terms: &Terms, sides: &dyn Fn(Sym) -> (i64, i64), values: &mut Vec<(i64, i64)>) {
        values.clear();
        for &term in &self.order {
            let bounds = match terms.node(term) {
                Node::Symbol(sym) => sides(*sym),
                Node::Real(op, a, b) => {
                    let of = |part: &Term| values[self.slots[part]];
                    real::bounds(*op, terms.sort(*a), of(a), of(b))
                }
                node => interval::of(node, terms.sort(term), &|part| values[self.slots[&part]]),
            };
            values.push(bounds);
        }
    }

    /// The interval of a part after bounding.
    pub fn bounds(&self, term: Term, values: &[(i64, i64)]) -> (i64, i64) {
        values[self.slots[&term]]
    }
}

/// A row at a point, exact whatever its size.
fn row(items: &[(i128, Term)], low: Option<i128>, high: Option<i128>, at: &dyn Fn(&Term) -> i64) -> bool {
    let mut total = Some(0i128);
    for (c, t) in items {
        total = total.and_then(|sum| sum.checked_add(c.checked_mul(i128::from(at(t)))?));
    }
    match total {
        Some(total) => low.is_none_or(|low| low <= total) && high.is_none_or(|high| total <= high),
        None => {
            use num_bigint::BigInt;
            let total: BigInt = items.iter().map(|(c, t)| BigInt::from(*c) * at(t)).sum();
            low.is_none_or(|low| BigInt::from(low) <= total)
                && high.is_none_or(|high| total <= BigInt::from(high))
        }
    }
}

impl Terms {
    /// The value of a term at a point; truth is 0 or 1.
    pub fn eval(&self, term: Term, point: &dyn Fn(Sym) -> i64) -> Result<i64, DivisionByZero> {
        let plan = Plan::new(self, &[term]);
        let mut values = Vec::new();
        let divided = plan.run(self, point, &mut values);
        if divided { Err(DivisionByZero) } else { Ok(plan.value(term, &values)) }
    }

    /// The same where a quotient by zero stands for 0 and its remainder for the dividend.
    pub fn eval_total(&self, term: Term, point: &dyn Fn(Sym) -> i64) -> i64 {
        let plan = Plan::new(self, &[term]);
        let mut values = Vec::new();
        plan.run(self, point, &mut values);
        plan.value(term, &values)
    }
}
