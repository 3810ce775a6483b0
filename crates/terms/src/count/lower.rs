//! From conditions to linear systems: disjoint cases, each point of the condition in exactly one.
//!
//! A number becomes a linear expression over the unknowns of a case (the symbols first) that equals
//! Java's value at every point of the case. What is not linear splits the case or adds unknowns that
//! are determined by the others, so that the number of points stays the same:
//! - a sum that may wrap around: one case for each multiple of 2^32 (2^64) it can be off by, or, where
//!   these are many, quotient and rest as unknowns;
//! - division, remainder, shifts and masks by constants, narrow casts: quotient and rest, by sign where
//!   Java cuts towards zero;
//! - a choice, `min`, `abs`: by its condition; a disjunction: the first that holds;
//! - a product (quotient, mask ...) of two open values: a case for each value of the one with
//!   fewer ([`SLICES`]), beyond that [`Trouble::Nonlinear`].
//!
//! Cases that bounds of unknowns refute are dropped at once.

use super::system::{Items, Row, System, combine};
use super::{Budget, Trouble};
use crate::term::condition::gaps;
use crate::term::java::{Cast, Op};
use crate::term::{Node, Sort, Sym, Term, Terms};
use num_integer::Integer;
use rustc_hash::FxHashMap;

/// Values of a factor that are looked at one by one.
const SLICES: i128 = 1 << 17;

/// Multiples of the modulus that become cases of their own.
const WRAPS: i128 = 16;

/// Nesting that is followed.
const DEEPEST: usize = 300;

/// A linear expression.
#[derive(Clone, Debug, Default)]
struct Linear {
    items: Items,
    constant: i128,
}

/// A linear system, and what is known of terms in it.
#[derive(Clone, Default)]
pub(super) struct Case {
    pub system: System,
    known: Vec<(Term, Linear)>,
}

type Valued = Vec<(Case, Linear)>;

pub(super) struct Lowering<'a> {
    terms: &'a Terms,
    unknowns: FxHashMap<Sym, u32>,
    depth: usize,
}

/// The cases of a conjunction, where symbols lie within their sides.
pub(super) fn cases(
    terms: &Terms,
    atoms: &[Term],
    syms: &[Sym],
    sides: &[(i64, i64)],
    budget: &mut Budget,
) -> Result<Vec<Case>, Trouble> {
    let mut first = Case::default();
    let mut unknowns = FxHashMap::default();
    for (sym, (low, high)) in syms.iter().zip(sides) {
        unknowns.insert(*sym, first.system.unknown(i128::from(*low), i128::from(*high)));
    }
    let mut lowering = Lowering { terms, unknowns, depth: 0 };
    // What is linear narrows the bounds that decide how often the rest splits.
    let mut order: Vec<Term> = atoms.to_vec();
    order.sort_by_key(|atom| (lowering.effort(*atom), terms.digest(*atom)));
    let mut cases = vec![first];
    for atom in order {
        cases = lowering.each(cases, atom, true, budget)?;
    }
    Ok(cases)
}

/// How many times the modulus fits between two numbers, rounded down.
fn floor(value: i128, first: i128, modulus: i128) -> Result<i128, Trouble> {
    Ok(Integer::div_floor(&value.checked_sub(first).ok_or(Trouble::Large)?, &modulus))
}

impl Linear {
    fn plus(&self, other: &Linear, factor: i128) -> Result<Linear, Trouble> {
        let constant = other.constant.checked_mul(factor).and_then(|c| self.constant.checked_add(c));
        Ok(Linear {
            items: combine(&self.items, &other.items, factor)?,
            constant: constant.ok_or(Trouble::Large)?,
        })
    }

    fn constant(value: i128) -> Linear {
        Linear { items: Items::new(), constant: value }
    }

    fn unknown(unknown: u32) -> Linear {
        Linear { items: std::iter::once((unknown, 1)).collect(), constant: 0 }
    }

    fn scaled(&self, factor: i128) -> Result<Linear, Trouble> {
        if factor == 0 { Ok(Linear::default()) } else { Linear::default().plus(self, factor) }
    }
}

impl Case {
    /// What copying it costs.
    fn size(&self) -> u64 {
        (2 * self.system.rows.len() + self.system.low.len() + self.known.len()) as u64
    }

    fn range(&self, linear: &Linear) -> Result<(i128, i128), Trouble> {
        let (low, high) = self.system.range(&linear.items)?;
        let moved = |bound: i128| bound.checked_add(linear.constant).ok_or(Trouble::Large);
        Ok((moved(low)?, moved(high)?))
    }

    /// Adds `low <= linear <= high`; false if it cannot hold.
    fn require(&mut self, linear: &Linear, low: Option<i128>, high: Option<i128>) -> Result<bool, Trouble> {
        let moved = |bound: Option<i128>| {
            bound.map(|b| b.checked_sub(linear.constant).ok_or(Trouble::Large)).transpose()
        };
        self.system.require(&linear.items, moved(low)?, moved(high)?)
    }

    /// `linear = modulus * quotient + rest` with the rest in `first..first + modulus`.
    fn divide(&mut self, linear: &Linear, modulus: i128, first: i128) -> Result<(Linear, Linear), Trouble> {
        let (low, high) = self.range(linear)?;
        let from = floor(low, first, modulus)?;
        let to = floor(high, first, modulus)?;
        if from == to {
            let offset = Linear::constant(from.checked_mul(modulus).ok_or(Trouble::Large)?);
            return Ok((Linear::constant(from), linear.plus(&offset, -1)?));
        }
        let quotient = Linear::unknown(self.system.unknown(from, to));
        let rest = Linear::unknown(self.system.unknown(first, first + modulus - 1));
        let equation = linear.plus(&quotient, -modulus)?.plus(&rest, -1)?;
        if !self.require(&equation, Some(0), Some(0))? {
            // Quotient and rest exist, so the case had no points before: a row that says so.
            self.system.rows.push(Row { items: Items::new(), low: Some(1), high: None });
        }
        Ok((quotient, rest))
    }
}

impl Lowering<'_> {
    /// How much an atom is likely to split: 0 for intervals, 1 for rows of symbols, 2 for the rest.
    fn effort(&self, atom: Term) -> u8 {
        let plain = |term: &Term| matches!(self.terms.node(*term), Node::Symbol(_));
        match self.terms.node(atom) {
            Node::Within(term, spans) if plain(term) => u8::from(spans.len() > 2) * 3,
            Node::Row { items, .. } if items.iter().all(|(_, term)| plain(term)) => 1,
            Node::Not(_) => 3,
            _ => 2,
        }
    }

    fn each(
        &mut self,
        cases: Vec<Case>,
        c: Term,
        wanted: bool,
        budget: &mut Budget,
    ) -> Result<Vec<Case>, Trouble> {
        let mut all = Vec::new();
        for case in cases {
            all.extend(self.hold(case, c, wanted, budget)?);
        }
        Ok(all)
    }

    /// The cases in which a condition holds, or does not.
    fn hold(&mut self, case: Case, c: Term, wanted: bool, budget: &mut Budget) -> Result<Vec<Case>, Trouble> {
        budget.spend(10 + case.size())?;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Trouble::Deep);
        }
        let cases = match self.terms.node(c) {
            Node::Truth(value) => {
                if *value == wanted {
                    vec![case]
                } else {
                    Vec::new()
                }
            }
            Node::Not(inner) => self.hold(case, *inner, !wanted, budget)?,
            Node::All(list) if wanted => self.conjunction(case, list, true, budget)?,
            Node::Any(list) if !wanted => self.conjunction(case, list, false, budget)?,
            Node::All(list) => self.disjunction(case, list, false, budget)?,
            Node::Any(list) => self.disjunction(case, list, true, budget)?,
            Node::Within(term, spans) => {
                let spans = if wanted { spans.clone() } else { gaps(spans, self.terms.interval(*term)) };
                self.spans(case, *term, &spans, budget)?
            }
            Node::Row { items, low, high } => {
                let mut sums = vec![(case, Linear::default())];
                for (c, term) in items.iter() {
                    sums = self.extend(sums, *term, budget, &mut |sum, value| sum.plus(value, *c))?;
                }
                let mut all = Vec::new();
                for (case, sum) in sums {
                    bounded(case, &sum, *low, *high, wanted, &mut all)?;
                }
                all
            }
            _ => unreachable!("a condition"),
        };
        self.depth -= 1;
        Ok(cases)
    }

    fn conjunction(
        &mut self,
        case: Case,
        list: &[Term],
        wanted: bool,
        budget: &mut Budget,
    ) -> Result<Vec<Case>, Trouble> {
        let mut cases = vec![case];
        for c in list {
            cases = self.each(cases, *c, wanted, budget)?;
        }
        Ok(cases)
    }

    /// Those in which the first holds, those in which the first does not and the second does ...
    fn disjunction(
        &mut self,
        case: Case,
        list: &[Term],
        wanted: bool,
        budget: &mut Budget,
    ) -> Result<Vec<Case>, Trouble> {
        let mut all = Vec::new();
        let mut open = vec![case];
        for c in list {
            all.extend(self.each(open.clone(), *c, wanted, budget)?);
            open = self.each(open, *c, !wanted, budget)?;
        }
        Ok(all)
    }

    fn spans(
        &mut self,
        case: Case,
        term: Term,
        spans: &[(i64, i64)],
        budget: &mut Budget,
    ) -> Result<Vec<Case>, Trouble> {
        let mut all = Vec::new();
        let (Some(first), Some(last)) = (spans.first(), spans.last()) else { return Ok(all) };
        // Single values left out are disequalities: cheaper than a case for each part.
        let single = spans.windows(2).all(|pair| i128::from(pair[0].1) + 2 == i128::from(pair[1].0));
        for (case, value) in self.value(case, term, budget)? {
            if single {
                let mut case = case;
                if !case.require(&value, Some(i128::from(first.0)), Some(i128::from(last.1)))? {
                    continue;
                }
                for pair in spans.windows(2) {
                    case.system.apart.push((value.items.clone(), i128::from(pair[0].1) + 1 - value.constant));
                }
                all.push(case);
            } else {
                let (least, largest) = case.range(&value)?;
                for &(low, high) in spans {
                    if i128::from(high) < least || largest < i128::from(low) {
                        continue;
                    }
                    budget.spend(10 + 2 * case.size())?;
                    let mut case = case.clone();
                    if case.require(&value, Some(i128::from(low)), Some(i128::from(high)))? {
                        all.push(case);
                    }
                }
            }
        }
        Ok(all)
    }

    /// Values of a further term joined to those so far.
    fn extend(
        &mut self,
        sofar: Valued,
        term: Term,
        budget: &mut Budget,
        join: &mut dyn FnMut(&Linear, &Linear) -> Result<Linear, Trouble>,
    ) -> Result<Valued, Trouble> {
        let mut all = Vec::new();
        for (case, sum) in sofar {
            for (case, value) in self.value(case, term, budget)? {
                let joined = join(&sum, &value)?;
                all.push((case, joined));
            }
        }
        Ok(all)
    }

    /// The cases of a number with its value in each.
    fn value(&mut self, case: Case, term: Term, budget: &mut Budget) -> Result<Valued, Trouble> {
        match self.terms.node(term) {
            Node::Const(_, value) => return Ok(vec![(case, Linear::constant(i128::from(*value)))]),
            Node::Symbol(sym) => return Ok(vec![(case, Linear::unknown(self.unknowns[sym]))]),
            Node::Cast(Cast::IntToLong, inner) => return self.value(case, *inner, budget),
            _ => {}
        }
        if let Some((_, known)) = case.known.iter().find(|(known, _)| *known == term) {
            let known = known.clone();
            return Ok(vec![(case, known)]);
        }
        budget.spend(4)?;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Trouble::Deep);
        }
        let mut values = self.compound(case, term, budget)?;
        self.depth -= 1;
        for (case, value) in &mut values {
            case.known.push((term, value.clone()));
        }
        Ok(values)
    }

    fn compound(&mut self, case: Case, term: Term, budget: &mut Budget) -> Result<Valued, Trouble> {
        let sort = self.terms.sort(term);
        match self.terms.node(term) {
            Node::Sum { constant, items, .. } => {
                let mut sums = vec![(case, Linear::constant(i128::from(*constant)))];
                for (c, part) in items.iter() {
                    sums =
                        self.extend(sums, *part, budget, &mut |sum, value| sum.plus(value, i128::from(*c)))?;
                }
                wrap_all(sums, sort, budget)
            }
            Node::Cast(cast, inner) => {
                let values = self.value(case, *inner, budget)?;
                let (low, high) = cast.range();
                let mut all = Vec::new();
                for (case, value) in values {
                    wrapped(case, value, i128::from(low), i128::from(high), budget, &mut all)?;
                }
                Ok(all)
            }
            Node::Compare(a, b) => {
                let left = self.value(case, *a, budget)?;
                let both = self.extend(left, *b, budget, &mut |a, b| a.plus(b, -1))?;
                let mut all = Vec::new();
                for (case, difference) in both {
                    for (result, low, high) in
                        [(-1, None, Some(-1)), (0, Some(0), Some(0)), (1, Some(1), None)]
                    {
                        let mut case = case.clone();
                        if case.require(&difference, low, high)? {
                            all.push((case, Linear::constant(result)));
                        }
                    }
                }
                Ok(all)
            }
            Node::Ite(c, a, b) => {
                let mut all = Vec::new();
                for case in self.hold(case.clone(), *c, true, budget)? {
                    all.extend(self.value(case, *a, budget)?);
                }
                for case in self.hold(case, *c, false, budget)? {
                    all.extend(self.value(case, *b, budget)?);
                }
                Ok(all)
            }
            Node::Binary(op, a, b) => {
                let mut all = Vec::new();
                for (case, left) in self.value(case, *a, budget)? {
                    for (case, right) in self.value(case, *b, budget)? {
                        operation(*op, sort, case, left.clone(), right, budget, &mut all)?;
                    }
                }
                Ok(all)
            }
            Node::Real(..) => Err(Trouble::Nonlinear),
            _ => unreachable!("a number"),
        }
    }
}

/// The cases of `low <= sum <= high`, or of its contrary.
fn bounded(
    mut case: Case,
    sum: &Linear,
    low: Option<i128>,
    high: Option<i128>,
    wanted: bool,
    all: &mut Vec<Case>,
) -> Result<(), Trouble> {
    if wanted {
        if case.require(sum, low, high)? {
            all.push(case);
        }
    } else if let (Some(low), Some(high)) = (low, high)
        && low == high
    {
        case.system.apart.push((sum.items.clone(), low.checked_sub(sum.constant).ok_or(Trouble::Large)?));
        all.push(case);
    } else {
        if let Some(low) = low {
            let mut case = case.clone();
            if case.require(sum, None, Some(low - 1))? {
                all.push(case);
            }
        }
        if let Some(high) = high
            && case.require(sum, Some(high + 1), None)?
        {
            all.push(case);
        }
    }
    Ok(())
}

fn wrap_all(sums: Valued, sort: Sort, budget: &mut Budget) -> Result<Valued, Trouble> {
    let (low, high) = sort.range();
    let mut all = Vec::new();
    for (case, sum) in sums {
        wrapped(case, sum, i128::from(low), i128::from(high), budget, &mut all)?;
    }
    Ok(all)
}

/// The cases of a number brought into a range by adding multiples of the range's size.
fn wrapped(
    mut case: Case,
    value: Linear,
    low: i128,
    high: i128,
    budget: &mut Budget,
    all: &mut Valued,
) -> Result<(), Trouble> {
    let (least, largest) = case.range(&value)?;
    if low <= least && largest <= high {
        all.push((case, value));
        return Ok(());
    }
    let size = high - low + 1;
    let from = floor(least, low, size)?;
    let to = floor(largest, low, size)?;
    if to - from >= WRAPS {
        let (_, rest) = case.divide(&value, size, low)?;
        all.push((case, rest));
        return Ok(());
    }
    for k in from..=to {
        budget.spend(10 + 2 * case.size())?;
        let mut case = case.clone();
        let offset = k * size;
        if case.require(&value, Some(low + offset), Some(high + offset))? {
            all.push((case, value.plus(&Linear::constant(offset), -1)?));
        }
    }
    Ok(())
}

/// The cases of an operation of Java on two linear expressions.
fn operation(
    op: Op,
    sort: Sort,
    case: Case,
    left: Linear,
    right: Linear,
    budget: &mut Budget,
    all: &mut Valued,
) -> Result<(), Trouble> {
    let (l, r) = (case.range(&left)?, case.range(&right)?);
    if r.0 == r.1 {
        return with_constant(op, sort, case, left, r.0, budget, all);
    }
    if op.commutes() && (l.0 == l.1 || l.1 - l.0 < r.1 - r.0) {
        return operation(op, sort, case, right, left, budget, all);
    }
    let (mut case, mut right, mut r) = (case, right, r);
    if matches!(op, Op::Shl | Op::Shr | Op::Ushr) {
        (_, right) = case.divide(&right, i128::from(sort.bits()), 0)?;
        r = case.range(&right)?;
    }
    if r.1 - r.0 >= SLICES {
        return Err(Trouble::Nonlinear);
    }
    for value in r.0..=r.1 {
        budget.spend(40 + 4 * case.size())?;
        let mut slice = case.clone();
        if slice.require(&right, Some(value), Some(value))? {
            with_constant(op, sort, slice, left.clone(), value, budget, all)?;
        }
    }
    Ok(())
}

/// The same with a constant on the right.
fn with_constant(
    op: Op,
    sort: Sort,
    mut case: Case,
    left: Linear,
    right: i128,
    budget: &mut Budget,
    all: &mut Valued,
) -> Result<(), Trouble> {
    let (low, high) = sort.range();
    let (low, high) = (i128::from(low), i128::from(high));
    let distance = (right & i128::from(sort.bits() - 1)) as u32;
    match op {
        Op::Mul => wrapped(case, left.scaled(right)?, low, high, budget, all),
        Op::Shl => wrapped(case, left.scaled(1 << distance)?, low, high, budget, all),
        Op::Shr => {
            let (quotient, _) = case.divide(&left, 1 << distance, 0)?;
            all.push((case, quotient));
            Ok(())
        }
        Op::Ushr if distance == 0 => {
            all.push((case, left));
            Ok(())
        }
        Op::Ushr => by_sign(case, left, all, &mut |case, value, negative| {
            let unsigned = value.plus(&Linear::constant(if negative { 1 << sort.bits() } else { 0 }), 1)?;
            Ok(case.divide(&unsigned, 1 << distance, 0)?.0)
        }),
        Op::Div if right == 0 => {
            all.push((case, Linear::default()));
            Ok(())
        }
        Op::Rem if right == 0 => {
            all.push((case, left));
            Ok(())
        }
        Op::Div => {
            let mut quotients = Vec::new();
            by_sign(case, left, &mut quotients, &mut |case, value, negative| {
                let sign = if negative { -1 } else { 1 };
                let (quotient, _) = case.divide(&value.scaled(sign)?, right.abs(), 0)?;
                quotient.scaled(sign * right.signum())
            })?;
            // The least number by -1.
            quotients.into_iter().try_for_each(|(case, value)| wrapped(case, value, low, high, budget, all))
        }
        Op::Rem => by_sign(case, left, all, &mut |case, value, negative| {
            let sign = if negative { -1 } else { 1 };
            case.divide(&value.scaled(sign)?, right.abs(), 0)?.1.scaled(sign)
        }),
        Op::And => {
            let masked = masked(&mut case, &left, right, sort)?;
            all.push((case, masked));
            Ok(())
        }
        Op::Or | Op::Xor => {
            // a + c = (a & c) + (a | c), a ^ c = (a | c) - (a & c), without wrapping around.
            let masked = masked(&mut case, &left, right, sort)?;
            let sum =
                left.plus(&Linear::constant(right), 1)?.plus(&masked, if op == Op::Or { -1 } else { -2 })?;
            let (least, largest) = case.range(&sum)?;
            if low <= least && largest <= high {
                all.push((case, sum));
                return Ok(());
            }
            // Its range is known better than from its parts.
            let result = Linear::unknown(case.system.unknown(low.max(least), high.min(largest)));
            if case.require(&sum.plus(&result, -1)?, Some(0), Some(0))? {
                all.push((case, result));
            }
            Ok(())
        }
    }
}

/// The cases of a function of a number that is another one below 0.
fn by_sign(
    case: Case,
    value: Linear,
    all: &mut Valued,
    function: &mut dyn FnMut(&mut Case, &Linear, bool) -> Result<Linear, Trouble>,
) -> Result<(), Trouble> {
    let (least, largest) = case.range(&value)?;
    for negative in [false, true] {
        if if negative { least >= 0 } else { largest < 0 } {
            continue;
        }
        let mut case = case.clone();
        let (low, high) = if negative { (None, Some(-1)) } else { (Some(0), None) };
        if case.require(&value, low, high)? {
            let result = function(&mut case, &value, negative)?;
            all.push((case, result));
        }
    }
    Ok(())
}

/// `value & mask`: the value is cut where runs of ones begin and end, and the pieces under ones are added.
fn masked(case: &mut Case, value: &Linear, mask: i128, sort: Sort) -> Result<Linear, Trouble> {
    let bit = |at: u32| mask >> at & 1 == 1;
    let mut result = Linear::default();
    let mut rest = value.clone();
    let (mut from, bits) = (0, sort.bits());
    while from < bits {
        let to = (from + 1..bits).find(|&at| bit(at) != bit(from)).unwrap_or(bits);
        if to == bits {
            // The last piece has the sign.
            if bit(from) {
                result = result.plus(&rest, 1 << from)?;
            }
            break;
        }
        let (quotient, piece) = case.divide(&rest, 1 << (to - from), 0)?;
        if bit(from) {
            result = result.plus(&piece, 1 << from)?;
        }
        rest = quotient;
        from = to;
    }
    Ok(result)
}
