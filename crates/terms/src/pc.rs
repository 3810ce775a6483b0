//! Path conditions: what a run knows of its open values.
//!
//! A condition is a conjunction of atoms, kept in *components* that have no symbol in common. They are
//! independent, so counts multiply, and a branch concerns only the components it touches. A `Pc` is
//! persistent: a copy is one reference, and adding an atom makes new components only where the atom
//! is. Atoms are in the form that [`Terms`] gives them: intervals of one symbol are one atom, parallel
//! rows too, so the order of the branches that led here does not show.
//!
//! Invariants: components are ordered by their first symbol, and so are symbols and atoms (by
//! digest) in them. A condition that cannot hold for a reason seen while building is [`Pc::never`];
//! others that cannot hold have a count of 0.
//! Gap: a symbol that is down to one value is not substituted, so it may hold components together.

mod canon;

use crate::term::{Node, Sym, Term, Terms};
pub use canon::Form;
use std::sync::Arc;

/// Atoms that share symbols.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Component {
    symbols: Box<[Sym]>,
    atoms: Box<[Term]>,
}

impl Component {
    pub fn symbols(&self) -> &[Sym] {
        &self.symbols
    }

    pub fn atoms(&self) -> &[Term] {
        &self.atoms
    }
}

/// A path condition over the terms of one [`Terms`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pc {
    /// None if there are none: the start costs no memory.
    components: Option<Arc<Vec<Arc<Component>>>>,
    /// It was seen that it cannot hold.
    never: bool,
}

impl Pc {
    /// What is known at the start: nothing.
    pub fn new() -> Pc {
        Pc::default()
    }

    /// The condition that cannot hold.
    pub fn never() -> Pc {
        Pc { components: None, never: true }
    }

    /// Whether it was seen that it cannot hold; if not, it still may not.
    pub fn is_never(&self) -> bool {
        self.never
    }

    pub fn components(&self) -> &[Arc<Component>] {
        self.components.as_ref().map_or(&[], |list| list.as_slice())
    }

    /// All symbols that something is known of.
    pub fn symbols(&self) -> Vec<Sym> {
        let mut all: Vec<Sym> = self.components().iter().flat_map(|c| c.symbols.iter().copied()).collect();
        all.sort_unstable();
        all
    }

    /// This condition and another one.
    pub fn and(&self, terms: &mut Terms, condition: Term) -> Pc {
        let atoms: Vec<Term> = match terms.node(condition) {
            _ if self.is_never() => return self.clone(),
            Node::Truth(true) => return self.clone(),
            Node::Truth(false) => return Pc::never(),
            Node::All(list) => list.to_vec(),
            _ => vec![condition],
        };
        let mut pc = self.clone();
        for atom in atoms {
            pc = pc.with(terms, atom);
            if pc.is_never() {
                return pc;
            }
        }
        pc
    }

    /// With one more atom.
    fn with(&self, terms: &mut Terms, atom: Term) -> Pc {
        let touched = terms.symbols(atom).clone();
        let mut list: Vec<Arc<Component>> = Vec::with_capacity(self.components().len() + 1);
        let mut atoms = vec![atom];
        let mut symbols: Vec<Sym> = touched.to_vec();
        for component in self.components() {
            if meets(&component.symbols, &touched) {
                if component.atoms.contains(&atom) {
                    return self.clone();
                }
                atoms.extend_from_slice(&component.atoms);
                symbols.extend_from_slice(&component.symbols);
            } else {
                list.push(component.clone());
            }
        }
        let all = terms.all(&atoms);
        let atoms: Box<[Term]> = match terms.node(all) {
            Node::Truth(false) => return Pc::never(),
            Node::Truth(true) => return Pc { components: some(list), never: false },
            Node::All(list) => list.clone(),
            _ => [all].into(),
        };
        symbols.sort_unstable();
        symbols.dedup();
        let component = Arc::new(Component { symbols: symbols.into(), atoms });
        let at = list.partition_point(|other| other.symbols[0] < component.symbols[0]);
        list.insert(at, component);
        Pc { components: some(list), never: false }
    }

    /// Whether the condition holds at a point.
    pub fn holds(&self, terms: &Terms, point: &dyn Fn(Sym) -> i64) -> bool {
        !self.is_never()
            && self
                .components()
                .iter()
                .flat_map(|c| c.atoms.iter())
                .all(|atom| terms.eval_total(*atom, point) == 1)
    }

    /// The condition as a person would write it.
    pub fn show(&self, terms: &Terms) -> String {
        if self.is_never() {
            return "false".into();
        }
        let mut texts: Vec<String> =
            self.components().iter().flat_map(|c| c.atoms.iter()).map(|atom| terms.show(*atom)).collect();
        texts.sort();
        if texts.is_empty() { "true".into() } else { texts.join(" && ") }
    }

    /// The components that touch one of the symbols.
    pub fn touching<'a>(&'a self, symbols: &'a [Sym]) -> impl Iterator<Item = &'a Arc<Component>> {
        self.components().iter().filter(move |c| symbols.iter().any(|s| c.symbols.binary_search(s).is_ok()))
    }

    /// Only what is known of components that touch one of the symbols: the others are independent of
    /// whatever can still be asked, if these symbols are all that is alive.
    pub fn only(&self, live: &[Sym]) -> Pc {
        if self.is_never() {
            return self.clone();
        }
        Pc { components: some(self.touching(live).cloned().collect()), never: false }
    }
}

fn some(list: Vec<Arc<Component>>) -> Option<Arc<Vec<Arc<Component>>>> {
    (!list.is_empty()).then(|| Arc::new(list))
}

/// Whether two ordered lists have a symbol in common.
fn meets(a: &[Sym], b: &[Sym]) -> bool {
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        match a[i].cmp(&b[j]) {
            std::cmp::Ordering::Less => i += 1,
            std::cmp::Ordering::Greater => j += 1,
            std::cmp::Ordering::Equal => return true,
        }
    }
    false
}
