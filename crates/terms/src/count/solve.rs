//! Whether a condition can hold, where, and points at random.
//!
//! A count above 0 is feasibility, a count of 0 is infeasibility. A witness is looked for among
//! constants of the condition, what lies next to them and small numbers first, since these are what a person
//! would try; otherwise by bisection with counts, nearer to 0 first. A random point follows its
//! distribution exactly: an integer below the count is drawn, and bisection with counts finds its point.
//! "Unknown" is a word of its own and never means "no".

use super::{Count, Counter, Reason};
use crate::pc::{Component, Pc};
use crate::term::plan::Plan;
use crate::term::{Node, Sym, Term, Terms, parts};
use num_bigint::BigUint;
use num_traits::Zero;
use rustc_hash::FxHashSet;

/// Combinations of likely values that are tried.
const TRIED: usize = 4096;

/// Values that are changed for a point.
const REPAIRS: usize = 40;

/// Likely values of one symbol.
const LIKELY: usize = 24;

/// Values of symbols, by symbol.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Point(pub Vec<(Sym, i64)>);

impl Point {
    pub fn get(&self, sym: Sym) -> Option<i64> {
        self.0.binary_search_by_key(&sym, |entry| entry.0).ok().map(|at| self.0[at].1)
    }
}

/// Whether a condition can hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Witness {
    /// At this point.
    Found(Point),
    /// It cannot.
    None,
    Unknown(Reason),
}

impl Counter {
    /// Whether a condition can hold; None if that is not known.
    pub fn feasible(&mut self, terms: &Terms, pc: &Pc) -> Option<bool> {
        if pc.is_never() {
            return Some(false);
        }
        let mut sure = true;
        for component in pc.components() {
            match self.component(terms, component) {
                Count::Exact(count) if count.is_zero() => return Some(false),
                Count::Bounds(_, high) if high.is_zero() => return Some(false),
                Count::Exact(_) => {}
                Count::Bounds(low, _) if !low.is_zero() => {}
                Count::Bounds(..) | Count::GaveUp(_) => sure &= likely(terms, component).is_some(),
            }
        }
        sure.then_some(true)
    }

    /// The same where a point is looked for before anything is counted.
    pub fn feasible_by_points(&mut self, terms: &Terms, pc: &Pc) -> Option<bool> {
        if pc.is_never() {
            return Some(false);
        }
        let mut sure = true;
        for component in pc.components() {
            if self.found.contains_key(component) || likely(terms, component).is_some() {
                if self.found.len() >= super::KEPT {
                    self.found.clear();
                }
                self.found.insert(component.clone(), true);
                continue;
            }
            // What cannot be without its disjunctions cannot be with them.
            let simple: Vec<Term> = component
                .atoms()
                .iter()
                .copied()
                .filter(|atom| !matches!(terms.node(*atom), Node::Any(_)))
                .collect();
            if simple.len() < component.atoms().len() {
                let sides = self.sides(terms, component.symbols());
                if self.within(terms, &simple, component.symbols(), &sides).is_zero() {
                    return Some(false);
                }
            }
            match self.component(terms, component) {
                Count::Exact(count) if count.is_zero() => return Some(false),
                Count::Bounds(_, high) if high.is_zero() => return Some(false),
                Count::Exact(_) => {}
                Count::Bounds(low, _) if !low.is_zero() => {}
                Count::Bounds(..) | Count::GaveUp(_) => sure = false,
            }
        }
        sure.then_some(true)
    }

    /// A point at which a condition holds, with values for its symbols.
    pub fn point(&mut self, terms: &Terms, pc: &Pc) -> Witness {
        if pc.is_never() {
            return Witness::None;
        }
        let mut point: Vec<(Sym, i64)> = Vec::new();
        let mut unknown = None;
        for component in pc.components() {
            match self.point_of(terms, component) {
                Witness::Found(part) => point.extend(part.0),
                Witness::None => return Witness::None,
                Witness::Unknown(why) => unknown = Some(why),
            }
        }
        if let Some(why) = unknown {
            return Witness::Unknown(why);
        }
        point.sort_unstable();
        let point = Point(point);
        debug_assert!(pc.holds(terms, &|sym| point.get(sym).expect("a value")));
        Witness::Found(point)
    }

    fn point_of(&mut self, terms: &Terms, component: &Component) -> Witness {
        if let Some(found) = likely(terms, component) {
            return Witness::Found(Point(found));
        }
        let symbols = component.symbols();
        let mut sides = self.sides(terms, symbols);
        let possible = |counter: &mut Counter, sides: &[(i64, i64)]| -> Result<bool, Reason> {
            match counter.within(terms, component.atoms(), symbols, sides) {
                Count::Exact(count) => Ok(!count.is_zero()),
                Count::Bounds(low, _) if !low.is_zero() => Ok(true),
                Count::Bounds(_, high) if high.is_zero() => Ok(false),
                Count::Bounds(..) => Err(Reason::Budget),
                Count::GaveUp(why) => Err(why),
            }
        };
        match possible(self, &sides) {
            Ok(true) => {}
            Ok(false) => return Witness::None,
            Err(why) => return Witness::Unknown(why),
        }
        for at in 0..symbols.len() {
            while sides[at].0 < sides[at].1 {
                let (near, far) = halves(sides[at]);
                sides[at] = near;
                match possible(self, &sides) {
                    Ok(true) => {}
                    Ok(false) => sides[at] = far,
                    Err(why) => return Witness::Unknown(why),
                }
            }
        }
        Witness::Found(Point(symbols.iter().copied().zip(sides.iter().map(|side| side.0)).collect()))
    }

    fn sides(&self, terms: &Terms, symbols: &[Sym]) -> Vec<(i64, i64)> {
        symbols.iter().map(|sym| (terms.domain(*sym).low, terms.domain(*sym).high)).collect()
    }

    /// A point at random among those at which a condition holds, by their weights, with values for its
    /// symbols and for others that nothing is known of. None if there is none, or counts are not exact.
    pub fn sample(
        &mut self,
        terms: &Terms,
        pc: &Pc,
        free: &[Sym],
        random: &mut dyn FnMut() -> u64,
    ) -> Option<Point> {
        if pc.is_never() {
            return None;
        }
        let mut point = Vec::new();
        for component in pc.components() {
            self.draw(terms, component.atoms(), component.symbols(), random, &mut point)?;
        }
        for sym in free {
            if !point.iter().any(|(known, _)| known == sym) {
                self.draw(terms, &[], &[*sym], random, &mut point)?;
            }
        }
        point.sort_unstable();
        Some(Point(point))
    }

    fn draw(
        &mut self,
        terms: &Terms,
        atoms: &[Term],
        symbols: &[Sym],
        random: &mut dyn FnMut() -> u64,
        point: &mut Vec<(Sym, i64)>,
    ) -> Option<()> {
        let mut sides = self.sides(terms, symbols);
        let total = self.within(terms, atoms, symbols, &sides).exact()?.clone();
        if total.is_zero() {
            return None;
        }
        let mut rank = below(&total, random);
        for at in 0..symbols.len() {
            while sides[at].0 < sides[at].1 {
                let (low, high) = sides[at];
                let middle = (i128::from(low) + i128::from(high)).div_euclid(2) as i64;
                sides[at] = (low, middle);
                let first = self.within(terms, atoms, symbols, &sides).exact()?.clone();
                if rank >= first {
                    rank -= first;
                    sides[at] = (middle + 1, high);
                }
            }
            point.push((symbols[at], sides[at].0));
        }
        Some(())
    }
}

/// A number below another, all equally likely.
pub fn below(bound: &BigUint, random: &mut dyn FnMut() -> u64) -> BigUint {
    let bits = bound.bits();
    loop {
        let mut words: Vec<u32> = Vec::new();
        let mut left = bits;
        while left > 0 {
            let take = left.min(32);
            words.push((random() >> 32) as u32 >> (32 - take));
            left -= take;
        }
        let value = BigUint::new(words);
        if value < *bound {
            return value;
        }
    }
}

/// A range in two halves, the one with the smaller numbers (by size) first.
fn halves((low, high): (i64, i64)) -> ((i64, i64), (i64, i64)) {
    if low < 0 && high >= 0 {
        return ((0, high), (low, -1));
    }
    let middle = (i128::from(low) + i128::from(high)).div_euclid(2) as i64;
    let (first, second) = ((low, middle), (middle + 1, high));
    if low >= 0 { (first, second) } else { (second, first) }
}

/// A point among likely values: constants of the condition, what lies next to them, small numbers.
fn likely(terms: &Terms, component: &Component) -> Option<Vec<(Sym, i64)>> {
    let symbols = component.symbols();
    let mut constants: FxHashSet<i64> = [0, 1, -1, 2].into_iter().collect();
    let mut seen: FxHashSet<Term> = FxHashSet::default();
    let mut stack: Vec<Term> = component.atoms().to_vec();
    while let Some(term) = stack.pop() {
        if !seen.insert(term) || seen.len() > 1000 {
            continue;
        }
        let mut note = |value: i128| {
            for near in [value, value - 1, value + 1, -value] {
                constants.extend(i64::try_from(near));
            }
        };
        match terms.node(term) {
            Node::Const(_, value) => note(i128::from(*value)),
            Node::Within(_, spans) => spans.iter().take(4).for_each(|(low, high)| {
                note(i128::from(*low));
                note(i128::from(*high));
            }),
            Node::Row { low, high, .. } => low.iter().chain(high).for_each(|bound| note(*bound)),
            _ => {}
        }
        stack.extend(parts(terms.node(term)));
    }
    let mut constants: Vec<i64> = constants.into_iter().collect();
    constants.sort_unstable_by_key(|value| (value.unsigned_abs(), *value < 0));
    let lists: Vec<Vec<i64>> = symbols
        .iter()
        .map(|sym| {
            let domain = terms.domain(*sym);
            let mut values: Vec<i64> = constants
                .iter()
                .copied()
                .filter(|v| domain.low <= *v && *v <= domain.high)
                .take(LIKELY)
                .collect();
            for end in [domain.low, domain.high] {
                if !values.contains(&end) {
                    values.push(end);
                }
            }
            // What a profile gives no weight is no witness.
            values.retain(|value| !domain.weight(*value, *value).is_zero());
            values
        })
        .collect();
    if lists.iter().any(Vec::is_empty) {
        return None;
    }
    let plan = Plan::new(terms, component.atoms());
    if symbols.len() > 3
        && let Some(found) = repaired(terms, component, &plan, &lists)
    {
        return Some(found);
    }
    let mut at = vec![0; symbols.len()];
    let mut values = Vec::new();
    for _ in 0..TRIED {
        let value = |sym: Sym| {
            let place = symbols.binary_search(&sym).expect("a symbol of the component");
            lists[place][at[place]]
        };
        plan.run(terms, &value, &mut values);
        if component.atoms().iter().all(|atom| plan.value(*atom, &values) == 1) {
            return Some(symbols.iter().map(|sym| (*sym, value(*sym))).collect());
        }
        let next = (0..at.len()).find(|&i| at[i] + 1 < lists[i].len())?;
        at[next] += 1;
        at[..next].fill(0);
    }
    None
}

/// A point found by repairing: of a condition that does not hold, the symbol and the likely value with which most
/// conditions hold.
fn repaired(
    terms: &Terms,
    component: &Component,
    plan: &Plan,
    lists: &[Vec<i64>],
) -> Option<Vec<(Sym, i64)>> {
    let symbols = component.symbols();
    let place = |sym: &Sym| symbols.binary_search(sym).expect("a symbol of the component");
    let mut point: Vec<i64> = lists.iter().map(|list| list[0]).collect();
    let mut values = Vec::new();
    let mut holds = |point: &[i64]| -> (usize, Option<Term>) {
        plan.run(terms, &|sym| point[place(&sym)], &mut values);
        let wrong = component.atoms().iter().filter(|atom| plan.value(**atom, &values) != 1);
        (component.atoms().len() - wrong.clone().count(), wrong.copied().next())
    };
    for _ in 0..REPAIRS {
        let (held, wrong) = holds(&point);
        let Some(wrong) = wrong else { return Some(symbols.iter().copied().zip(point).collect()) };
        let mut best: Option<(usize, usize, i64)> = None;
        for sym in terms.symbols(wrong).iter() {
            let at = place(sym);
            let before = point[at];
            for &value in &lists[at] {
                point[at] = value;
                let (now, _) = holds(&point);
                if now > held && best.is_none_or(|best| now > best.0) {
                    best = Some((now, at, value));
                }
            }
            point[at] = before;
        }
        let (_, at, value) = best?;
        point[at] = value;
    }
    None
}
