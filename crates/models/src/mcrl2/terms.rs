//! Terms, each kept once: equal terms have equal numbers, so comparing is comparing numbers.
//!
//! A term also has a hash of 128 bits over its structure, which does not depend on the order in which
//! terms were made; fingerprints of states are built from it. The table of terms is keyed by it and
//! compares the terms themselves, so that terms are distinguished exactly.

use std::cmp::Ordering;

use rustc_hash::FxHashMap;

use super::code::{Data, Head, OPS, Op, Role};
use super::error::{Halt, Result};
use super::numbers::Number;
use super::sorts::Sort;
use crate::packed::spread;

/// The most parts of a value that a state or an action holds.
pub const MOST_PARTS: u32 = 1 << 22;

/// A term, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(pub u32);

pub const FALSE: Term = Term(0);
pub const TRUE: Term = Term(1);
pub const NIL: Term = Term(2);

/// What a term is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    Number(Number),
    /// A head with its arguments, or (without arguments) a symbol as a function.
    App(Head, Box<[Term]>),
    /// A function that is no symbol, with arguments it cannot be applied to yet.
    Apply(Term, Box<[Term]>),
    /// A variable of a sum whose value is not known: its number and its sort.
    Var(u32, Sort),
    /// A lambda with what it captured.
    Closure(u32, Box<[Term]>),
    /// Quantifiers over something that is not known yet.
    Forall(u32, Box<[Term]>),
    Exists(u32, Box<[Term]>),
    /// Functions with these parameters that cannot be compared yet.
    SameFunction(Box<[Sort]>, Term, Term),
    /// All of these, or (flag, of a sort without end) all but these; in order.
    Set(bool, Box<[Term]>),
    /// Elements in order, each with how often.
    Bag(Box<[(Term, Term)]>),
    /// A function that differs for these arguments, in order.
    Updated(Term, Box<[(Term, Term)]>),
}

/// All terms made so far.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    nodes: Vec<Node>,
    hashes: Vec<u128>,
    /// One more than the greatest number of a variable in it; 0 where there is none.
    above: Vec<u32>,
    plain: Vec<bool>,
    /// How many parts it has when it is written out; at most `u32::MAX`.
    sizes: Vec<u32>,
    /// By head: whether it is a constructor.
    constructors: Vec<bool>,
    table: FxHashMap<u128, Term>,
}

impl Terms {
    pub fn new(data: &Data) -> Terms {
        let heads = (0..OPS + data.symbols.len() as u32).map(Head);
        let constructors = heads.map(|h| data.is_constructor(h)).collect();
        let mut terms = Terms { constructors, ..Terms::default() };
        for op in [Op::False, Op::True, Op::Nil] {
            terms.app(Head::op(op), &[]);
        }
        terms
    }

    pub fn node(&self, term: Term) -> &Node {
        &self.nodes[term.0 as usize]
    }

    pub fn hash(&self, term: Term) -> u128 {
        self.hashes[term.0 as usize]
    }

    /// How many parts it has when it is written out: parts that are the same count as often as they occur.
    pub fn size(&self, term: Term) -> u32 {
        self.sizes[term.0 as usize]
    }

    /// Refuses what is too large to be written out.
    pub fn few_parts(&self, terms: &[Term]) -> Result<()> {
        match terms.iter().any(|&t| self.size(t) > MOST_PARTS) {
            true => Err(Halt(format!("a value grew beyond {MOST_PARTS} parts"))),
            false => Ok(()),
        }
    }

    /// Whether a variable occurs in it.
    pub fn is_open(&self, term: Term) -> bool {
        self.above[term.0 as usize] > 0
    }

    /// A number above those of all variables in it.
    pub fn above(&self, term: Term) -> u32 {
        self.above[term.0 as usize]
    }

    /// Whether it is distinguished from others by its looks: all of it is constructors, numbers, sets and
    /// bags of such. What is stuck without a rule is not, nor is a function.
    pub fn is_plain(&self, term: Term) -> bool {
        self.plain[term.0 as usize]
    }

    /// Whether a function without a name is part of it: such are distinguished by how they are written.
    pub fn has_function(&self, term: Term) -> bool {
        let any = |terms: &[Term]| terms.iter().any(|&t| self.has_function(t));
        if self.is_plain(term) {
            return false;
        }
        match self.node(term) {
            Node::Closure(..) | Node::Forall(..) | Node::Exists(..) | Node::SameFunction(..) => true,
            Node::Number(_) | Node::Var(..) => false,
            Node::App(_, parts) | Node::Set(_, parts) => any(parts),
            Node::Apply(function, parts) => self.has_function(*function) || any(parts),
            Node::Bag(pairs) => pairs.iter().any(|&(a, b)| any(&[a, b])),
            Node::Updated(base, pairs) => {
                self.has_function(*base) || pairs.iter().any(|&(a, b)| any(&[a, b]))
            }
        }
    }

    pub fn app(&mut self, head: Head, arguments: &[Term]) -> Term {
        self.intern(Node::App(head, arguments.into()))
    }

    pub fn op(&mut self, op: Op, arguments: &[Term]) -> Term {
        self.app(Head::op(op), arguments)
    }

    pub fn number(&mut self, number: Number) -> Term {
        self.intern(Node::Number(number))
    }

    pub fn int(&mut self, number: i64) -> Term {
        self.number(Number::Small(number))
    }

    pub fn bool(value: bool) -> Term {
        if value { TRUE } else { FALSE }
    }

    pub fn as_number(&self, term: Term) -> Option<&Number> {
        match self.node(term) {
            Node::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The elements of a list that is known to its end.
    pub fn elements(&self, mut list: Term) -> Option<Vec<Term>> {
        let mut elements = Vec::new();
        loop {
            match self.node(list) {
                Node::App(head, parts) if *head == Head::op(Op::Cons) => {
                    elements.push(parts[0]);
                    list = parts[1];
                }
                _ => return (list == NIL).then_some(elements),
            }
        }
    }

    pub fn list(&mut self, elements: &[Term]) -> Term {
        elements.iter().rev().fold(NIL, |rest, &first| self.op(Op::Cons, &[first, rest]))
    }

    pub fn intern(&mut self, node: Node) -> Term {
        let mut hash = self.hash_of(&node);
        loop {
            match self.table.get(&hash) {
                Some(&term) if *self.node(term) == node => return term,
                // Another term has this hash: look one further.
                Some(_) => hash = hash.wrapping_add(1),
                None => break,
            }
        }
        let term = Term(u32::try_from(self.nodes.len()).expect("fewer than 2^32 terms"));
        self.above.push(self.above_all(&node));
        self.plain.push(self.is_made_plain(&node));
        self.sizes.push(self.size_of(&node));
        self.nodes.push(node);
        self.hashes.push(hash);
        self.table.insert(hash, term);
        term
    }

    fn above_all(&self, node: &Node) -> u32 {
        let most = |terms: &[Term]| terms.iter().map(|&t| self.above(t)).max().unwrap_or(0);
        let most_of_pairs =
            |pairs: &[(Term, Term)]| pairs.iter().map(|&(a, b)| most(&[a, b])).max().unwrap_or(0);
        match node {
            Node::Number(_) => 0,
            Node::Var(var, _) => var + 1,
            Node::App(_, parts)
            | Node::Closure(_, parts)
            | Node::Forall(_, parts)
            | Node::Exists(_, parts) => most(parts),
            Node::Apply(function, parts) => self.above(*function).max(most(parts)),
            Node::SameFunction(_, a, b) => most(&[*a, *b]),
            Node::Set(_, parts) => most(parts),
            Node::Bag(pairs) => most_of_pairs(pairs),
            Node::Updated(base, pairs) => self.above(*base).max(most_of_pairs(pairs)),
        }
    }

    fn size_of(&self, node: &Node) -> u32 {
        let all = |terms: &[Term]| terms.iter().fold(0u32, |sum, &t| sum.saturating_add(self.size(t)));
        let pairs =
            |pairs: &[(Term, Term)]| pairs.iter().fold(0u32, |sum, &(a, b)| sum.saturating_add(all(&[a, b])));
        let inner = match node {
            Node::Number(_) | Node::Var(..) => 0,
            Node::App(_, parts)
            | Node::Closure(_, parts)
            | Node::Forall(_, parts)
            | Node::Exists(_, parts)
            | Node::Set(_, parts) => all(parts),
            Node::Apply(function, parts) => all(parts).saturating_add(self.size(*function)),
            Node::SameFunction(_, a, b) => all(&[*a, *b]),
            Node::Bag(parts) => pairs(parts),
            Node::Updated(base, parts) => pairs(parts).saturating_add(self.size(*base)),
        };
        inner.saturating_add(1)
    }

    fn is_made_plain(&self, node: &Node) -> bool {
        let all = |terms: &[Term]| terms.iter().all(|&t| self.is_plain(t));
        match node {
            Node::Number(_) => true,
            Node::App(head, parts) => self.constructors[head.0 as usize] && all(parts),
            Node::Set(_, parts) => all(parts),
            Node::Bag(pairs) => pairs.iter().all(|&(a, b)| self.is_plain(a) && self.is_plain(b)),
            _ => false,
        }
    }

    fn hash_of(&self, node: &Node) -> u128 {
        let mut mix = Mix(0);
        match node {
            Node::Number(Number::Small(n)) => mix.add(1).add(*n as u128),
            Node::Number(Number::Large(n)) => {
                mix.add(2);
                n.to_string().bytes().fold(&mut mix, |m, b| m.add(u128::from(b)))
            }
            Node::App(head, parts) => mix.add(3).add(u128::from(head.0)).all(self, parts),
            Node::Apply(function, parts) => mix.add(4).add(self.hash(*function)).all(self, parts),
            Node::Var(var, sort) => mix.add(5).add(u128::from(*var)).add(u128::from(sort.0)),
            Node::Closure(lambda, parts) => mix.add(6).add(u128::from(*lambda)).all(self, parts),
            Node::Forall(lambda, parts) => mix.add(7).add(u128::from(*lambda)).all(self, parts),
            Node::Exists(lambda, parts) => mix.add(8).add(u128::from(*lambda)).all(self, parts),
            Node::SameFunction(_, a, b) => mix.add(9).all(self, &[*a, *b]),
            Node::Set(but, parts) => mix.add(10).add(u128::from(*but)).all(self, parts),
            Node::Bag(pairs) => pairs.iter().fold(mix.add(11), |m, &(a, b)| m.all(self, &[a, b])),
            Node::Updated(base, pairs) => {
                pairs.iter().fold(mix.add(12).add(self.hash(*base)), |m, &(a, b)| m.all(self, &[a, b]))
            }
        };
        mix.0
    }

    /// A total order: that of the language where it has one (numbers, constructors in the order of
    /// their declaration, lists), some other fixed order elsewhere.
    pub fn order(&self, data: &Data, a: Term, b: Term) -> Ordering {
        self.ordered(data, a, b, true).expect("any two terms are ordered")
    }

    /// The order of the language, where the terms alone tell it: not that of sets and bags.
    pub fn order_known(&self, data: &Data, a: Term, b: Term) -> Option<Ordering> {
        self.ordered(data, a, b, false)
    }

    fn ordered(&self, data: &Data, a: Term, b: Term, any: bool) -> Option<Ordering> {
        let (mut a, mut b) = (a, b);
        loop {
            if a == b {
                return Some(Ordering::Equal);
            }
            match (self.node(a), self.node(b)) {
                (Node::Number(x), Node::Number(y)) => return Some(x.cmp(y)),
                (Node::App(f, xs), Node::App(g, ys)) if f == g && xs.len() == ys.len() && !xs.is_empty() => {
                    // The last argument is looked at in the loop: lists can be long.
                    for (&x, &y) in xs.iter().zip(ys.iter()).take(xs.len() - 1) {
                        match self.ordered(data, x, y, any)? {
                            Ordering::Equal => {}
                            other => return Some(other),
                        }
                    }
                    (a, b) = (xs[xs.len() - 1], ys[ys.len() - 1]);
                }
                (Node::App(f, _), Node::App(g, _)) if f != g => {
                    let place = |head: Head| match data.symbol(head).map(|s| &s.role) {
                        Some(Role::Constructor(position)) => (*position, head),
                        _ => (u32::MAX, head),
                    };
                    return Some(place(*f).cmp(&place(*g)));
                }
                _ => return any.then(|| self.hash(a).cmp(&self.hash(b))),
            }
        }
    }
}

/// A running hash.
struct Mix(u128);

impl Mix {
    fn add(&mut self, value: u128) -> &mut Mix {
        self.0 = spread(self.0.rotate_left(29).wrapping_add(value));
        self
    }

    fn all(&mut self, terms: &Terms, parts: &[Term]) -> &mut Mix {
        parts.iter().fold(self.add(parts.len() as u128), |m, &p| m.add(terms.hash(p)))
    }
}

/// The hash of a list of hashes.
pub fn hash_all(parts: impl Iterator<Item = u128>) -> u128 {
    let mut mix = Mix(0);
    for part in parts {
        mix.add(part);
    }
    mix.0
}
