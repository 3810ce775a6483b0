//! The canonical form of a path condition, for fingerprints: symbols lose their names.
//!
//! Live symbols are numbered as the caller meets them (in the order of slots and heap words). The other
//! symbols of components that touch a live one get colours: their domain, refined by the atoms
//! they stand in and the colours of the other symbols there, until nothing changes; equal colours are distinguished by trying
//! all orders and keeping the least encoding ([`ORDERS`]).
//!
//! Equal forms mean equal conditions up to names, always: the form is a full description. Gap: with
//! more than [`ORDERS`] orders of indistinct dead symbols two equal conditions may have different forms (a
//! state more, never a state too few).

use super::{Component, Pc};
use crate::term::real::Real;
use crate::term::{Node, Sym, Term, Terms, kind, parts};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64;

/// Orders of symbols with equal colours that are tried.
const ORDERS: usize = 720;

/// A condition without the names of symbols, as bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Form(pub Vec<u8>);

/// How symbols are written: by number or by colour.
type Names = FxHashMap<Sym, u64>;

impl Pc {
    /// The form of what is known of live symbols, which are numbered as they stand in the list, and of
    /// terms over them that the state holds.
    pub fn form(&self, terms: &Terms, live: &[Sym], held: &[Term]) -> Form {
        if self.is_never() {
            return Form(vec![0]);
        }
        let components: Vec<&Arc<Component>> = self.touching(live).collect();
        let mut names: Names = FxHashMap::default();
        for sym in live {
            let next = names.len() as u64;
            names.entry(*sym).or_insert(next);
        }
        let numbered = names.len();
        let dead: Vec<Sym> = components
            .iter()
            .flat_map(|c| c.symbols.iter())
            .filter(|s| !names.contains_key(s))
            .copied()
            .collect();
        let mut bytes = vec![1];
        if dead.is_empty() {
            self.write(terms, &components, live, held, &names, &mut bytes);
            return Form(bytes);
        }
        let classes = colours(terms, &components, &names, &dead);
        let orders: usize = classes
            .iter()
            .map(|class| (1..=class.len()).product::<usize>())
            .try_fold(1usize, |a, b| a.checked_mul(b))
            .unwrap_or(usize::MAX);
        let mut best: Option<Vec<u8>> = None;
        let mut order: Vec<Vec<Sym>> = classes;
        if orders > ORDERS {
            self.write_ordered(terms, &components, live, held, &names, numbered, &order, &mut bytes);
            return Form(bytes);
        }
        permute(&mut order, 0, 0, &mut |order| {
            let mut bytes = vec![1];
            self.write_ordered(terms, &components, live, held, &names, numbered, order, &mut bytes);
            if best.as_ref().is_none_or(|best| bytes < *best) {
                best = Some(bytes);
            }
        });
        Form(best.expect("at least one order"))
    }

    #[expect(clippy::too_many_arguments)]
    fn write_ordered(
        &self,
        terms: &Terms,
        components: &[&Arc<Component>],
        live: &[Sym],
        held: &[Term],
        names: &Names,
        numbered: usize,
        order: &[Vec<Sym>],
        bytes: &mut Vec<u8>,
    ) {
        let mut names = names.clone();
        let dead: Vec<Sym> = order.iter().flatten().copied().collect();
        for (at, sym) in dead.iter().enumerate() {
            names.insert(*sym, (numbered + at) as u64);
        }
        let all: Vec<Sym> = live.iter().copied().chain(dead).collect();
        self.write(terms, components, &all, held, &names, bytes);
    }

    fn write(
        &self,
        terms: &Terms,
        components: &[&Arc<Component>],
        symbols: &[Sym],
        held: &[Term],
        names: &Names,
        bytes: &mut Vec<u8>,
    ) {
        let mut first: Vec<Option<Sym>> = vec![None; names.len()];
        for sym in symbols {
            first[names[sym] as usize].get_or_insert(*sym);
        }
        number(bytes, first.len() as i128);
        for sym in first.into_iter().flatten() {
            bytes.push(terms.symbol_of(sym).sort as u8);
            terms.domain(sym).encode(bytes);
        }
        let mut encoder = Encoder { terms, names, done: FxHashMap::default() };
        let mut atoms: Vec<Vec<u8>> = components
            .iter()
            .flat_map(|c| c.atoms.iter())
            .map(|atom| encoder.encode(*atom).to_vec())
            .collect();
        atoms.sort();
        number(bytes, atoms.len() as i128);
        atoms.iter().for_each(|atom| bytes.extend_from_slice(atom));
        for term in held {
            let encoded = encoder.encode(*term);
            bytes.extend_from_slice(&encoded);
        }
    }
}

/// Calls `visit` with every combination of orders within the classes.
fn permute(classes: &mut [Vec<Sym>], class: usize, from: usize, visit: &mut dyn FnMut(&[Vec<Sym>])) {
    if class == classes.len() {
        visit(classes);
    } else if from >= classes[class].len() {
        permute(classes, class + 1, 0, visit);
    } else {
        for at in from..classes[class].len() {
            classes[class].swap(from, at);
            permute(classes, class, from + 1, visit);
            classes[class].swap(from, at);
        }
    }
}

/// Dead symbols in classes of equal colour, by colour.
fn colours(terms: &Terms, components: &[&Arc<Component>], names: &Names, dead: &[Sym]) -> Vec<Vec<Sym>> {
    let mut colours: Names = names.clone();
    for sym in dead {
        let mut bytes = vec![terms.symbol_of(*sym).sort as u8];
        terms.domain(*sym).encode(&mut bytes);
        colours.insert(*sym, xxh3_64(&bytes) | 1 << 63);
    }
    let distinct = |colours: &Names| {
        let mut all: Vec<u64> = dead.iter().map(|sym| colours[sym]).collect();
        all.sort_unstable();
        all.dedup();
        all.len()
    };
    let mut count = distinct(&colours);
    while count < dead.len() {
        let mut next = colours.clone();
        for sym in dead {
            // The atoms around the symbol, with the symbol itself marked.
            let mut marked = colours.clone();
            marked.insert(*sym, u64::MAX);
            let mut encoder = Encoder { terms, names: &marked, done: FxHashMap::default() };
            let mut around: Vec<Vec<u8>> = components
                .iter()
                .filter(|c| c.symbols.binary_search(sym).is_ok())
                .flat_map(|c| c.atoms.iter())
                .filter(|atom| terms.symbols(**atom).binary_search(sym).is_ok())
                .map(|atom| encoder.encode(*atom).to_vec())
                .collect();
            around.sort();
            let mut bytes = colours[sym].to_le_bytes().to_vec();
            around.iter().for_each(|atom| bytes.extend_from_slice(atom));
            next.insert(*sym, xxh3_64(&bytes) | 1 << 63);
        }
        let finer = distinct(&next);
        colours = next;
        if finer == count {
            break;
        }
        count = finer;
    }
    let mut sorted: Vec<Sym> = dead.to_vec();
    sorted.sort_by_key(|sym| colours[sym]);
    let mut classes: Vec<Vec<Sym>> = Vec::new();
    for sym in sorted {
        match classes.last_mut() {
            Some(class) if colours[&class[0]] == colours[&sym] => class.push(sym),
            _ => classes.push(vec![sym]),
        }
    }
    classes
}

/// Numbers in few bytes: the length, then the bytes.
fn number(bytes: &mut Vec<u8>, value: i128) {
    let folded = ((value << 1) ^ (value >> 127)) as u128;
    let length = (128 - folded.leading_zeros()).div_ceil(8) as usize;
    bytes.push(length as u8);
    bytes.extend_from_slice(&folded.to_le_bytes()[..length]);
}

/// Writes terms with other names for symbols; parts whose order means nothing are ordered anew.
struct Encoder<'a> {
    terms: &'a Terms,
    names: &'a Names,
    done: FxHashMap<Term, Arc<[u8]>>,
}

impl Encoder<'_> {
    fn encode(&mut self, term: Term) -> Arc<[u8]> {
        // Parts first, without recursion: terms may be deep.
        let mut stack = vec![term];
        while let Some(&top) = stack.last() {
            if self.done.contains_key(&top) {
                stack.pop();
                continue;
            }
            let missing: Vec<Term> = parts(self.terms.node(top))
                .into_iter()
                .filter(|part| !self.done.contains_key(part))
                .collect();
            if missing.is_empty() {
                let bytes = self.write(top);
                self.done.insert(top, bytes.into());
                stack.pop();
            } else {
                stack.extend(missing);
            }
        }
        self.done[&term].clone()
    }

    fn write(&self, term: Term) -> Vec<u8> {
        let node = self.terms.node(term);
        let mut bytes = vec![kind(node), self.terms.sort(term) as u8];
        let part = |term: &Term| &self.done[term];
        match node {
            Node::Truth(value) => bytes.push(u8::from(*value)),
            Node::Const(_, value) => number(&mut bytes, i128::from(*value)),
            Node::Symbol(sym) => number(&mut bytes, i128::from(self.names[sym])),
            Node::Sum { constant, items, .. } => {
                number(&mut bytes, i128::from(*constant));
                let items = items.iter().map(|(c, t)| (part(t), i128::from(*c))).collect();
                list(&mut bytes, items);
            }
            Node::Row { items, low, high } => {
                let mut items: Vec<(&Arc<[u8]>, i128)> = items.iter().map(|(c, t)| (part(t), *c)).collect();
                items.sort();
                let (mut low, mut high) = (*low, *high);
                // The sign of a row goes by the first item; equal items are distinguished by their coefficients.
                let turned: Vec<(&Arc<[u8]>, i128)> = {
                    let mut turned: Vec<_> = items.iter().map(|(t, c)| (*t, -*c)).collect();
                    turned.sort();
                    turned
                };
                let (least, largest) = (high.map(|high| -high), low.map(|low| -low));
                if (&turned, least, largest) < (&items, low, high) {
                    (items, low, high) = (turned, least, largest);
                }
                for bound in [low, high] {
                    bytes.push(u8::from(bound.is_some()));
                    number(&mut bytes, bound.unwrap_or(0));
                }
                list(&mut bytes, items);
            }
            Node::Binary(op, a, b) => {
                bytes.push(*op as u8);
                let (a, b) = (part(a), part(b));
                let (a, b) = if op.commutes() && b < a { (b, a) } else { (a, b) };
                bytes.extend_from_slice(a);
                bytes.extend_from_slice(b);
            }
            Node::Real(op, a, b) => {
                bytes.push(*op as u8);
                let (a, b) = (part(a), part(b));
                let commutes = matches!(op, Real::Add | Real::Mul);
                let (a, b) = if commutes && b < a { (b, a) } else { (a, b) };
                bytes.extend_from_slice(a);
                bytes.extend_from_slice(b);
            }
            Node::Cast(cast, a) => {
                bytes.push(*cast as u8);
                bytes.extend_from_slice(part(a));
            }
            Node::Compare(a, b) => {
                bytes.extend_from_slice(part(a));
                bytes.extend_from_slice(part(b));
            }
            Node::Ite(c, a, b) => [c, a, b].iter().for_each(|t| bytes.extend_from_slice(part(t))),
            Node::Within(a, spans) => {
                number(&mut bytes, spans.len() as i128);
                for (low, high) in spans {
                    number(&mut bytes, i128::from(*low));
                    number(&mut bytes, i128::from(*high));
                }
                bytes.extend_from_slice(part(a));
            }
            Node::Not(a) => bytes.extend_from_slice(part(a)),
            Node::All(terms) | Node::Any(terms) => {
                list(&mut bytes, terms.iter().map(|t| (part(t), 1)).collect())
            }
        }
        bytes
    }
}

/// Writes items in an order of their own.
fn list(bytes: &mut Vec<u8>, mut items: Vec<(&Arc<[u8]>, i128)>) {
    items.sort();
    number(bytes, items.len() as i128);
    for (item, factor) in items {
        number(bytes, factor);
        bytes.extend_from_slice(item);
    }
}
