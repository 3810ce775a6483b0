//! Sorts, resolved: aliases are gone, equal sorts have equal numbers.

use std::collections::HashMap;

/// A sort, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sort(pub u32);

/// What a sort is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Not known yet: the elements of `[]` and `{}`.
    Any,
    Bool,
    Pos,
    Nat,
    Int,
    Real,
    List(Sort),
    /// The flag: known to be finite (FSet, FBag).
    Set(Sort, bool),
    Bag(Sort, bool),
    Arrow(Vec<Sort>, Sort),
    /// A struct or a declared sort; index into [`Sorts::named`].
    Named(u32),
}

pub const ANY: Sort = Sort(0);
pub const BOOL: Sort = Sort(1);
pub const POS: Sort = Sort(2);
pub const NAT: Sort = Sort(3);
pub const INT: Sort = Sort(4);
pub const REAL: Sort = Sort(5);

/// A sort with constructors.
#[derive(Clone, Debug)]
pub struct Named {
    pub name: Box<str>,
    /// Its constructors, as symbols.
    pub constructors: Vec<u32>,
}

/// All sorts of a specification.
#[derive(Clone, Debug)]
pub struct Sorts {
    kinds: Vec<Kind>,
    numbers: HashMap<Kind, Sort>,
    pub named: Vec<Named>,
}

impl Default for Sorts {
    fn default() -> Sorts {
        let mut sorts = Sorts { kinds: Vec::new(), numbers: HashMap::new(), named: Vec::new() };
        for kind in [Kind::Any, Kind::Bool, Kind::Pos, Kind::Nat, Kind::Int, Kind::Real] {
            sorts.of(kind);
        }
        sorts
    }
}

impl Sorts {
    /// The number of a kind.
    pub fn of(&mut self, kind: Kind) -> Sort {
        if let Some(&sort) = self.numbers.get(&kind) {
            return sort;
        }
        let sort = Sort(self.kinds.len() as u32);
        self.kinds.push(kind.clone());
        self.numbers.insert(kind, sort);
        sort
    }

    pub fn kind(&self, sort: Sort) -> &Kind {
        &self.kinds[sort.0 as usize]
    }

    /// A new sort with a name of its own.
    pub fn declare(&mut self, name: &str) -> Sort {
        self.named.push(Named { name: name.into(), constructors: Vec::new() });
        self.of(Kind::Named(self.named.len() as u32 - 1))
    }

    pub fn is_number(&self, sort: Sort) -> bool {
        (POS..=REAL).contains(&sort)
    }

    /// What it costs to take a value of one sort for a value of another; none if that cannot be. Values
    /// look alike in all sorts they can be cast to, so sorts of elements may be cast too.
    pub fn cast(&self, from: Sort, to: Sort) -> Option<u32> {
        if from == to || from == ANY || to == ANY {
            return Some(0);
        }
        if self.is_number(from) && self.is_number(to) {
            return (from < to).then(|| to.0 - from.0);
        }
        match (self.kind(from), self.kind(to)) {
            (Kind::List(a), Kind::List(b)) => self.cast(*a, *b),
            (Kind::Set(a, finite), Kind::Set(b, wanted)) | (Kind::Bag(a, finite), Kind::Bag(b, wanted)) => {
                let inner = self.cast(*a, *b)?;
                // All but some of the positive numbers are not all but some of the integers.
                let whole = *finite || inner == 0;
                (whole && (*finite || !wanted)).then(|| inner + u32::from(finite != wanted))
            }
            (Kind::Arrow(a, r), Kind::Arrow(b, s)) if a.len() == b.len() => {
                let mut cost = self.cast(*r, *s)?;
                for (x, y) in a.iter().zip(b) {
                    cost += self.cast(*y, *x).or_else(|| self.cast(*x, *y))?;
                }
                Some(cost)
            }
            _ => None,
        }
    }

    /// The smallest sort that both can be cast to.
    pub fn join(&mut self, a: Sort, b: Sort) -> Option<Sort> {
        if a == b || b == ANY {
            return Some(a);
        }
        if a == ANY {
            return Some(b);
        }
        if self.is_number(a) && self.is_number(b) {
            return Some(a.max(b));
        }
        match (self.kind(a).clone(), self.kind(b).clone()) {
            (Kind::List(x), Kind::List(y)) => {
                let element = self.join(x, y)?;
                Some(self.of(Kind::List(element)))
            }
            (Kind::Set(x, f), Kind::Set(y, g)) => {
                let element = self.join(x, y)?;
                let joined = self.of(Kind::Set(element, f && g));
                (self.cast(a, joined).is_some() && self.cast(b, joined).is_some()).then_some(joined)
            }
            (Kind::Bag(x, f), Kind::Bag(y, g)) => {
                let element = self.join(x, y)?;
                let joined = self.of(Kind::Bag(element, f && g));
                (self.cast(a, joined).is_some() && self.cast(b, joined).is_some()).then_some(joined)
            }
            (Kind::Arrow(x, r), Kind::Arrow(y, s)) if x.len() == y.len() => {
                let mut params = Vec::with_capacity(x.len());
                for (p, q) in x.into_iter().zip(y) {
                    params.push(self.join(p, q)?);
                }
                let result = self.join(r, s)?;
                Some(self.of(Kind::Arrow(params, result)))
            }
            _ => None,
        }
    }

    /// Whether part of a sort is not known.
    pub fn is_vague(&self, sort: Sort) -> bool {
        match self.kind(sort) {
            Kind::Any => true,
            Kind::List(element) | Kind::Set(element, _) | Kind::Bag(element, _) => self.is_vague(*element),
            Kind::Arrow(params, result) => params.iter().chain([result]).any(|&s| self.is_vague(s)),
            _ => false,
        }
    }

    /// A sort for a person.
    pub fn show(&self, sort: Sort) -> String {
        let list = |parts: &[Sort]| parts.iter().map(|&s| self.show(s)).collect::<Vec<_>>().join(" # ");
        match self.kind(sort) {
            Kind::Any => "any sort".into(),
            Kind::Bool => "Bool".into(),
            Kind::Pos => "Pos".into(),
            Kind::Nat => "Nat".into(),
            Kind::Int => "Int".into(),
            Kind::Real => "Real".into(),
            Kind::List(e) => format!("List({})", self.show(*e)),
            Kind::Set(e, finite) => format!("{}({})", if *finite { "FSet" } else { "Set" }, self.show(*e)),
            Kind::Bag(e, finite) => format!("{}({})", if *finite { "FBag" } else { "Bag" }, self.show(*e)),
            Kind::Arrow(params, result) => format!("({} -> {})", list(params), self.show(*result)),
            Kind::Named(index) => self.named[*index as usize].name.to_string(),
        }
    }
}
