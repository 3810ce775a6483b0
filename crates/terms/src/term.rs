//! Terms: what an open value is, as a Java expression over symbols.
//!
//! Terms are hash-consed: equal expressions are one [`Term`], and what can be simplified was
//! simplified when it was built. Arithmetic is Java's: a [`Node::Sum`] is a linear combination modulo
//! 2^32 or 2^64, written once instead of as a tree of additions, since wrapping around at every step
//! or once at the end is the same. Comparisons are rows over the *mathematical* integers: a sum that
//! cannot wrap (by the domains of its symbols) is taken apart, one that may stands in the row as a
//! whole. Comparisons of one term with constants are sets of intervals ([`Node::Within`]).
//!
//! Invariants: the parts of a term have smaller numbers than the term. The digest depends on the
//! content alone, not on the order of building, and orders the parts of sums and rows.
//! Division by zero is not a value: `x / 0` stands for 0 and `x % 0` for x, so that terms are total;
//! who divides asks first ([`Terms::is_zero`]).

mod build;
pub(crate) mod condition;
pub mod domain;
pub mod interval;
pub mod java;
pub mod plan;
pub mod real;
pub mod show;
mod table;

use domain::Domain;
use java::{Cast, Op};
use real::Real;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_128;

/// A term of one [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Term(pub(crate) u32);

/// A symbol of one [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Sym(pub(crate) u32);

/// The type of a term. Narrow types of Java are ints, as on its stack; floats and doubles are carried as keys (`real.rs`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sort {
    Bool,
    Int,
    Long,
    Float,
    Double,
}

impl Sort {
    /// The least and the largest value.
    pub fn range(self) -> (i64, i64) {
        match self {
            Sort::Bool => (0, 1),
            Sort::Int => (i64::from(i32::MIN), i64::from(i32::MAX)),
            Sort::Long => (i64::MIN, i64::MAX),
            Sort::Float | Sort::Double => (real::least(self), real::nan(self)),
        }
    }

    /// How many bits a number has.
    pub fn bits(self) -> u32 {
        if matches!(self, Sort::Long | Sort::Double) { 64 } else { 32 }
    }
}

/// An input or a draw.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Symbol {
    /// Where it comes from: a site, a parameter, a hash of both.
    pub origin: u64,
    /// Which of those with this origin.
    pub n: u32,
    pub sort: Sort,
    pub domain: Domain,
}

/// Closed intervals, in order, not touching each other.
pub type Spans = Box<[(i64, i64)]>;

/// What a term is made of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    Truth(bool),
    Const(Sort, i64),
    Symbol(Sym),
    /// `constant + sum of coefficient * term`, wrapped around to its sort.
    Sum {
        sort: Sort,
        constant: i64,
        items: Box<[(i64, Term)]>,
    },
    Binary(Op, Term, Term),
    Cast(Cast, Term),
    /// An operation on floats or doubles; one with one operand has it twice.
    Real(Real, Term, Term),
    /// -1, 0 or 1, as `lcmp` has it.
    Compare(Term, Term),
    /// The second if the first holds, otherwise the third.
    Ite(Term, Term, Term),
    /// The number lies in one of the intervals.
    Within(Term, Spans),
    /// `low <= sum of coefficient * term <= high` without wrapping around, two terms or more.
    Row {
        items: Box<[(i128, Term)]>,
        low: Option<i128>,
        high: Option<i128>,
    },
    Not(Term),
    All(Box<[Term]>),
    Any(Box<[Term]>),
}

/// What is known of a term.
struct Fact {
    node: Node,
    sort: Sort,
    low: i64,
    high: i64,
    digest: u128,
    symbols: Arc<[Sym]>,
}

/// All terms of a program.
#[derive(Default)]
pub struct Terms {
    facts: Vec<Fact>,
    ids: FxHashMap<Node, Term>,
    symbols: Vec<(Symbol, Arc<str>)>,
    symbol_ids: FxHashMap<(Symbol, Arc<str>), Sym>,
    /// What symbols are called for the time being, where it is not their name.
    called: FxHashMap<Sym, String>,
}

impl Terms {
    pub fn new() -> Terms {
        Terms::default()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    pub fn node(&self, term: Term) -> &Node {
        &self.facts[term.0 as usize].node
    }

    pub fn sort(&self, term: Term) -> Sort {
        self.facts[term.0 as usize].sort
    }

    /// An interval that holds the term whatever the symbols are.
    pub fn interval(&self, term: Term) -> (i64, i64) {
        let fact = &self.facts[term.0 as usize];
        (fact.low, fact.high)
    }

    /// A name of 128 bits that does not depend on what else was built.
    pub fn digest(&self, term: Term) -> u128 {
        self.facts[term.0 as usize].digest
    }

    /// The symbols of a term, in order.
    pub fn symbols(&self, term: Term) -> &Arc<[Sym]> {
        &self.facts[term.0 as usize].symbols
    }

    pub fn symbol_of(&self, sym: Sym) -> &Symbol {
        &self.symbols[sym.0 as usize].0
    }

    pub fn domain(&self, sym: Sym) -> &Domain {
        &self.symbols[sym.0 as usize].0.domain
    }

    pub fn name(&self, sym: Sym) -> &str {
        &self.symbols[sym.0 as usize].1
    }

    /// The number if the term is a constant, 0 and 1 for truth.
    pub fn constant(&self, term: Term) -> Option<i64> {
        match *self.node(term) {
            Node::Const(_, value) => Some(value),
            Node::Truth(value) => Some(i64::from(value)),
            _ => None,
        }
    }

    /// A symbol; the same one for the same origin, number, sort, domain and name.
    pub fn symbol(&mut self, symbol: Symbol, name: &str) -> Sym {
        let range = symbol.sort.range();
        assert!(
            range.0 <= symbol.domain.low && symbol.domain.high <= range.1,
            "a domain outside of its type"
        );
        let key: (Symbol, Arc<str>) = (symbol, name.into());
        if let Some(&sym) = self.symbol_ids.get(&key) {
            return sym;
        }
        let sym = Sym(self.symbols.len() as u32);
        self.symbols.push(key.clone());
        self.symbol_ids.insert(key, sym);
        sym
    }

    /// From now on a symbol is shown under another name.
    pub fn call(&mut self, sym: Sym, name: String) {
        self.called.insert(sym, name);
    }

    /// What a symbol is shown as.
    pub fn called(&self, sym: Sym) -> &str {
        self.called.get(&sym).map_or(self.name(sym), |name| name)
    }

    /// A symbol as a term.
    pub fn variable(&mut self, sym: Sym) -> Term {
        let Symbol { sort, ref domain, .. } = *self.symbol_of(sym);
        if domain.low == domain.high {
            return self.number(sort, domain.low);
        }
        self.intern(Node::Symbol(sym))
    }

    /// The term of a node that is in its simplest form.
    fn intern(&mut self, node: Node) -> Term {
        if let Some(&term) = self.ids.get(&node) {
            return term;
        }
        let sort = self.sort_of(&node);
        let (low, high) = match &node {
            Node::Symbol(sym) => (self.domain(*sym).low, self.domain(*sym).high),
            Node::Real(op, a, b) => real::bounds(*op, self.sort(*a), self.interval(*a), self.interval(*b)),
            other => interval::of(other, sort, &|part| self.interval(part)),
        };
        let fact = Fact { sort, low, high, digest: self.digest_of(&node), symbols: self.gather(&node), node };
        let term = Term(u32::try_from(self.facts.len()).expect("fewer than 2^32 terms"));
        self.ids.insert(fact.node.clone(), term);
        self.facts.push(fact);
        term
    }

    fn sort_of(&self, node: &Node) -> Sort {
        match node {
            Node::Const(sort, _) | Node::Sum { sort, .. } => *sort,
            Node::Symbol(sym) => self.symbol_of(*sym).sort,
            Node::Binary(_, a, _) => self.sort(*a),
            Node::Real(op, a, _) => op.result(self.sort(*a)),
            Node::Cast(Cast::IntToLong, _) => Sort::Long,
            Node::Cast(..) | Node::Compare(..) => Sort::Int,
            Node::Ite(_, a, _) => self.sort(*a),
            _ => Sort::Bool,
        }
    }

    fn gather(&self, node: &Node) -> Arc<[Sym]> {
        if let Node::Symbol(sym) = node {
            return [*sym].into();
        }
        let mut all: Vec<Sym> = Vec::new();
        let mut last: Option<&Arc<[Sym]>> = None;
        for part in parts(node) {
            let symbols = self.symbols(part);
            if last.is_none_or(|l| !Arc::ptr_eq(l, symbols)) {
                all.extend_from_slice(symbols);
            }
            last = Some(symbols);
        }
        all.sort_unstable();
        all.dedup();
        match last {
            Some(last) if last.len() == all.len() => last.clone(),
            _ => all.into(),
        }
    }

    fn digest_of(&self, node: &Node) -> u128 {
        let mut bytes: Vec<u8> = Vec::with_capacity(64);
        bytes.push(kind(node));
        let mut number = |value: i128| bytes.extend_from_slice(&value.to_le_bytes());
        let sort = |sort: Sort| sort as i128;
        match node {
            Node::Truth(value) => number(i128::from(*value)),
            Node::Const(s, value) => {
                number(sort(*s));
                number(i128::from(*value));
            }
            Node::Symbol(sym) => {
                let symbol = self.symbol_of(*sym);
                number(i128::from(symbol.origin));
                number(i128::from(symbol.n));
                number(sort(symbol.sort));
                symbol.domain.encode(&mut bytes);
                bytes.extend_from_slice(self.name(*sym).as_bytes());
                return xxh3_128(&bytes);
            }
            Node::Sum { sort: s, constant, items } => {
                number(sort(*s));
                number(i128::from(*constant));
                items.iter().for_each(|(c, _)| number(i128::from(*c)));
            }
            Node::Binary(op, ..) => number(*op as i128),
            Node::Cast(cast, _) => number(*cast as i128),
            Node::Real(op, ..) => number(*op as i128),
            Node::Within(_, spans) => spans.iter().for_each(|(low, high)| {
                number(i128::from(*low));
                number(i128::from(*high));
            }),
            Node::Row { items, low, high } => {
                for bound in [low, high] {
                    number(i128::from(bound.is_some()));
                    number(bound.unwrap_or(0));
                }
                items.iter().for_each(|(c, _)| number(*c));
            }
            Node::Compare(..) | Node::Ite(..) | Node::Not(_) | Node::All(_) | Node::Any(_) => {}
        }
        for part in parts(node) {
            bytes.extend_from_slice(&self.digest(part).to_le_bytes());
        }
        xxh3_128(&bytes)
    }
}

/// The terms a node is made of, in order.
pub fn parts(node: &Node) -> smallvec::SmallVec<[Term; 4]> {
    match node {
        Node::Truth(_) | Node::Const(..) | Node::Symbol(_) => smallvec::smallvec![],
        Node::Sum { items, .. } => items.iter().map(|(_, t)| *t).collect(),
        Node::Row { items, .. } => items.iter().map(|(_, t)| *t).collect(),
        Node::Binary(_, a, b) | Node::Real(_, a, b) | Node::Compare(a, b) => smallvec::smallvec![*a, *b],
        Node::Cast(_, a) | Node::Within(a, _) | Node::Not(a) => smallvec::smallvec![*a],
        Node::Ite(a, b, c) => smallvec::smallvec![*a, *b, *c],
        Node::All(list) | Node::Any(list) => list.iter().copied().collect(),
    }
}

/// A number for the kind of a node, for digests and encodings; part of their format.
pub(crate) fn kind(node: &Node) -> u8 {
    match node {
        Node::Truth(_) => 0,
        Node::Const(..) => 1,
        Node::Symbol(_) => 2,
        Node::Sum { .. } => 3,
        Node::Binary(..) => 4,
        Node::Cast(..) => 5,
        Node::Compare(..) => 6,
        Node::Ite(..) => 7,
        Node::Within(..) => 8,
        Node::Row { .. } => 9,
        Node::Not(_) => 10,
        Node::All(_) => 11,
        Node::Any(_) => 12,
        Node::Real(..) => 13,
    }
}
