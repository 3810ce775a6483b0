//! Counting: how many points, or how much weight, a path condition has.
//!
//! The way of a count: components one by one; one symbol with intervals is a sum; few points are looked
//! at one by one; otherwise the condition becomes disjoint linear systems (`lower.rs`), each simplified
//! and counted (`system.rs`, `polytope.rs`). What is left open by that, or takes more than the budget, has
//! bounds by subdivision (`subdivide.rs`), or none that say anything ([`Count::GaveUp`]).
//!
//! Invariants: no float and no clock on the way to a count; the same question has the same answer and
//! is charged the same work, whatever was asked before. An exact count is the
//! number of points at which the condition holds under Java's arithmetic, weighted by profiles.

mod cone;
mod lower;
mod number;
mod polytope;
mod residue;
pub mod solve;
mod subdivide;
mod system;
mod vertices;

use crate::pc::{Component, Pc};
use crate::term::condition::meet;
use crate::term::domain::Law;
use crate::term::plan::Plan;
use crate::term::{Node, Spans, Sym, Term, Terms};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;
use xxhash_rust::xxh3::xxh3_128;

/// Points that are rather looked at one by one than counted otherwise.
const FEW: u128 = 48;

/// Points that may be looked at one by one where nothing else helps.
const MANY: u128 = 1 << 17;

/// Entries of a cache; a full one is emptied.
const KEPT: usize = 1 << 16;

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// More work than allowed.
    Budget,
    /// Numbers beyond what the counter takes.
    Large,
    /// A product of two wide open values, or the like.
    Nonlinear,
    /// Nested too deeply.
    Deep,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Reason::Budget => "counting took more work than allowed",
            Reason::Large => "the numbers are too large to count with",
            Reason::Nonlinear => "two wide open values are multiplied, divided or masked by each other, or floating-point numbers are rounded",
            Reason::Deep => "the condition is nested too deeply",
        })
    }
}

/// Why a count did not come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trouble {
    /// 128 bits do not suffice here: begin again with big integers.
    Overflow,
    /// Random numbers were not generic: begin again with others.
    Tie,
    Budget,
    Large,
    Nonlinear,
    Deep,
}

impl Trouble {
    fn reason(self) -> Reason {
        match self {
            Trouble::Budget => Reason::Budget,
            Trouble::Nonlinear => Reason::Nonlinear,
            Trouble::Deep => Reason::Deep,
            Trouble::Overflow | Trouble::Tie | Trouble::Large => Reason::Large,
        }
    }
}

/// Work that may still be done, in steps of roughly ten nanoseconds.
#[derive(Clone, Copy, Debug)]
struct Budget {
    left: u64,
}

impl Budget {
    fn new(left: u64) -> Budget {
        Budget { left }
    }

    fn spend(&mut self, work: u64) -> Result<(), Trouble> {
        match self.left.checked_sub(work) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err(Trouble::Budget),
        }
    }
}

/// What may be spent on one component.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Steps of exact counting.
    pub work: u64,
    /// Cuts for bounds.
    pub cuts: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { work: 20_000_000, cuts: 20_000 }
    }
}

/// The answer to a count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Count {
    Exact(BigUint),
    /// At least the first, at most the second.
    Bounds(BigUint, BigUint),
    GaveUp(Reason),
}

impl Count {
    pub fn exact(&self) -> Option<&BigUint> {
        match self {
            Count::Exact(count) => Some(count),
            _ => None,
        }
    }

    pub fn is_zero(&self) -> bool {
        match self {
            Count::Exact(most) | Count::Bounds(_, most) => most.is_zero(),
            Count::GaveUp(_) => false,
        }
    }

    /// The count of two independent conditions.
    fn times(self, other: Count) -> Count {
        match (self, other) {
            (a, b) if a.is_zero() || b.is_zero() => Count::Exact(BigUint::zero()),
            (Count::Exact(a), Count::Exact(b)) => Count::Exact(a * b),
            (Count::GaveUp(why), _) | (_, Count::GaveUp(why)) => Count::GaveUp(why),
            (a, b) => {
                let ((a, c), (b, d)) = (a.ends(), b.ends());
                Count::Bounds(a * b, c * d)
            }
        }
    }

    /// The count of two conditions that exclude each other.
    fn plus(self, other: Count) -> Count {
        match (self, other) {
            (Count::Exact(a), Count::Exact(b)) => Count::Exact(a + b),
            (Count::GaveUp(why), _) | (_, Count::GaveUp(why)) => Count::GaveUp(why),
            (a, b) => {
                let ((a, c), (b, d)) = (a.ends(), b.ends());
                Count::Bounds(a + b, c + d)
            }
        }
    }

    fn ends(self) -> (BigUint, BigUint) {
        match self {
            Count::Exact(count) => (count.clone(), count),
            Count::Bounds(low, high) => (low, high),
            Count::GaveUp(_) => unreachable!("looked at before"),
        }
    }
}

/// A condition asked of a path: both ways on, and their weights among the same points.
#[derive(Clone, Debug)]
pub struct Branch {
    pub then: Pc,
    pub otherwise: Pc,
    /// `then_count / all` is the exact probability that the condition holds, given the path.
    pub then_count: Count,
    pub else_count: Count,
    pub all: Count,
}

/// Counts, and remembers counts.
pub struct Counter {
    limits: Limits,
    few: u128,
    many: u128,
    budget: Budget,
    cache: FxHashMap<polytope::Key, (BigUint, u64)>,
    components: FxHashMap<u128, Count>,
    /// Components for which a point was found.
    found: FxHashMap<std::sync::Arc<Component>, bool>,
    /// How often the cache of polytopes knew, how many were counted, of how many cones.
    pub hits: u64,
    pub polytopes: u64,
    pub cones: u64,
}

impl Default for Counter {
    fn default() -> Counter {
        Counter {
            limits: Limits::default(),
            few: FEW,
            many: MANY,
            budget: Budget::new(0),
            cache: FxHashMap::default(),
            components: FxHashMap::default(),
            found: FxHashMap::default(),
            hits: 0,
            polytopes: 0,
            cones: 0,
        }
    }
}

impl Counter {
    pub fn new() -> Counter {
        Counter::default()
    }

    pub fn with_limits(limits: Limits) -> Counter {
        Counter { limits, ..Counter::default() }
    }

    /// One that never looks at points one by one: what it says is said by the other methods.
    pub fn without_enumeration(limits: Limits) -> Counter {
        Counter { limits, few: 0, many: 0, ..Counter::default() }
    }

    /// Forgets what it remembers, for measurements.
    pub fn forget(&mut self) {
        self.cache.clear();
        self.components.clear();
        self.found.clear();
    }

    fn remember(&mut self, key: polytope::Key, count: &BigUint, work: u64) {
        if self.cache.len() >= KEPT {
            self.cache.clear();
        }
        self.cache.insert(key, (count.clone(), work));
    }

    /// The weight of a condition among all values of its symbols.
    pub fn count(&mut self, terms: &Terms, pc: &Pc) -> Count {
        if pc.is_never() {
            return Count::Exact(BigUint::zero());
        }
        pc.components()
            .iter()
            .fold(Count::Exact(BigUint::one()), |all, component| all.times(self.component(terms, component)))
    }

    /// The weight of a condition among all values of some symbols, which hold those of every component
    /// that touches them.
    pub fn count_over(&mut self, terms: &Terms, pc: &Pc, symbols: &[Sym]) -> Count {
        if pc.is_never() {
            return Count::Exact(BigUint::zero());
        }
        let mut all = Count::Exact(BigUint::one());
        let mut free: Vec<Sym> = symbols.to_vec();
        for component in pc.touching(symbols) {
            debug_assert!(component.symbols().iter().all(|sym| symbols.contains(sym)));
            free.retain(|sym| component.symbols().binary_search(sym).is_err());
            all = all.times(self.component(terms, component));
        }
        let rest: BigUint = free.iter().map(|sym| terms.domain(*sym).total()).product();
        all.times(Count::Exact(rest))
    }

    /// Asks a condition of a path. Only what the condition touches is counted.
    pub fn branch(&mut self, terms: &mut Terms, pc: &Pc, condition: Term) -> Branch {
        let not = terms.not(condition);
        let (then, otherwise) = (pc.and(terms, condition), pc.and(terms, not));
        let mut symbols: Vec<Sym> = terms.symbols(condition).to_vec();
        let touched: Vec<Sym> = pc.touching(&symbols).flat_map(|c| c.symbols().iter().copied()).collect();
        symbols.extend(touched);
        symbols.sort_unstable();
        symbols.dedup();
        let all = self.count_over(terms, pc, &symbols);
        let then_count = self.count_over(terms, &then, &symbols);
        let else_count = match (&all, &then_count) {
            (Count::Exact(all), Count::Exact(then)) => {
                assert!(then <= all, "more points with a condition than without");
                Count::Exact(all - then)
            }
            _ => self.count_over(terms, &otherwise, &symbols),
        };
        if cfg!(debug_assertions)
            && let Count::Exact(counted) = self.count_over(terms, &otherwise, &symbols)
            && let Count::Exact(rest) = &else_count
        {
            assert_eq!(
                counted,
                *rest,
                "then and else are all: {} within {}",
                terms.show(condition),
                pc.show(terms)
            );
        }
        Branch { then, otherwise, then_count, else_count, all }
    }

    /// The probability that a condition holds on a path, as numerator and denominator; None where it is
    /// not known exactly, or the path has no points.
    pub fn probability(&mut self, terms: &mut Terms, pc: &Pc, condition: Term) -> Option<(BigUint, BigUint)> {
        let branch = self.branch(terms, pc, condition);
        match (branch.then_count, branch.all) {
            (Count::Exact(then), Count::Exact(all)) if !all.is_zero() => Some((then, all)),
            _ => None,
        }
    }

    fn component(&mut self, terms: &Terms, component: &Component) -> Count {
        let digests: Vec<u8> =
            component.atoms().iter().flat_map(|atom| terms.digest(*atom).to_le_bytes()).collect();
        let key = xxh3_128(&digests);
        // A component may have symbols that its atoms have lost: they are free.
        let free = component.symbols().iter().filter(|sym| {
            !component.atoms().iter().any(|atom| terms.symbols(*atom).binary_search(sym).is_ok())
        });
        let free: BigUint = free.map(|sym| terms.domain(*sym).total()).product();
        if let Some(known) = self.components.get(&key) {
            return known.clone().times(Count::Exact(free));
        }
        let mut symbols: Vec<Sym> =
            component.atoms().iter().flat_map(|atom| terms.symbols(*atom).iter().copied()).collect();
        symbols.sort_unstable();
        symbols.dedup();
        let sides: Vec<(i64, i64)> =
            symbols.iter().map(|sym| (terms.domain(*sym).low, terms.domain(*sym).high)).collect();
        let count = self.within(terms, component.atoms(), &symbols, &sides);
        if self.components.len() >= KEPT {
            self.components.clear();
        }
        self.components.insert(key, count.clone());
        count.times(Count::Exact(free))
    }

    /// The weight of atoms among the values of symbols within sides.
    fn within(&mut self, terms: &Terms, atoms: &[Term], symbols: &[Sym], sides: &[(i64, i64)]) -> Count {
        let mut sides = sides.to_vec();
        let mut spans: Vec<Option<Spans>> = vec![None; symbols.len()];
        let mut rest: Vec<Term> = Vec::new();
        for atom in atoms {
            if let Node::Within(term, list) = terms.node(*atom)
                && let Node::Symbol(sym) = terms.node(*term)
            {
                let at = symbols.binary_search(sym).expect("a symbol of the component");
                let list = meet(list, &[sides[at]]);
                let (Some(first), Some(last)) = (list.first(), list.last()) else {
                    return Count::Exact(BigUint::zero());
                };
                sides[at] = (first.0, last.1);
                if list.len() > 1 {
                    spans[at] = Some(list);
                    rest.push(*atom);
                }
            } else {
                rest.push(*atom);
            }
        }
        if let [sym] = symbols
            && rest.len() == usize::from(spans[0].is_some())
        {
            let list = spans[0].clone().unwrap_or_else(|| [sides[0]].into());
            let domain = terms.domain(*sym);
            return Count::Exact(list.iter().map(|(low, high)| domain.weight(*low, *high)).sum());
        }
        self.budget = Budget::new(self.limits.work);
        self.pieces(terms, &rest, symbols, &mut sides, 0, &BigUint::one())
    }

    /// By pieces of profiles: within a combination of pieces all points weigh the same.
    fn pieces(
        &mut self,
        terms: &Terms,
        atoms: &[Term],
        symbols: &[Sym],
        sides: &mut [(i64, i64)],
        from: usize,
        weight: &BigUint,
    ) -> Count {
        let profiled =
            (from..symbols.len()).find(|&at| matches!(terms.domain(symbols[at]).law, Law::Profile(_)));
        let Some(at) = profiled else {
            let count = self.uniform(terms, atoms, symbols, sides);
            return count.times(Count::Exact(weight.clone()));
        };
        let Law::Profile(profile) = terms.domain(symbols[at]).law.clone() else { unreachable!("a profile") };
        let side = sides[at];
        let mut all = Count::Exact(BigUint::zero());
        for piece in profile.pieces() {
            sides[at] = (side.0.max(piece.low), side.1.min(piece.high));
            if sides[at].0 <= sides[at].1 {
                let count = self.pieces(terms, atoms, symbols, sides, at + 1, &(weight * &piece.weight));
                all = all.plus(count);
            }
        }
        sides[at] = side;
        all
    }

    /// The number of points.
    fn uniform(&mut self, terms: &Terms, atoms: &[Term], symbols: &[Sym], sides: &[(i64, i64)]) -> Count {
        let volume = subdivide::volume(sides);
        if volume.is_some_and(|volume| volume <= self.few)
            && let Some(count) = self.enumerated(terms, atoms, symbols, sides)
        {
            return count;
        }
        match self.linear(terms, atoms, symbols, sides) {
            Ok(count) => Count::Exact(count),
            Err(trouble) => {
                if volume.is_some_and(|volume| volume <= self.many) {
                    self.budget = Budget::new(self.limits.work);
                    if let Some(count) = self.enumerated(terms, atoms, symbols, sides) {
                        return count;
                    }
                }
                subdivide::bounds(terms, atoms, symbols, sides, self.limits.cuts, trouble.reason())
            }
        }
    }

    fn enumerated(
        &mut self,
        terms: &Terms,
        atoms: &[Term],
        symbols: &[Sym],
        sides: &[(i64, i64)],
    ) -> Option<Count> {
        let plan = Plan::new(terms, atoms);
        let mut count = 0u64;
        subdivide::enumerate(terms, &plan, atoms, symbols, sides, &mut self.budget, &mut |_| count += 1)
            .ok()?;
        Some(Count::Exact(BigUint::from(count)))
    }

    fn linear(
        &mut self,
        terms: &Terms,
        atoms: &[Term],
        symbols: &[Sym],
        sides: &[(i64, i64)],
    ) -> Result<BigUint, Trouble> {
        let cases = lower::cases(terms, atoms, symbols, sides, &mut self.budget)?;
        let mut total = BigUint::zero();
        for case in cases {
            total += case.system.count(self)?;
        }
        Ok(total)
    }
}
