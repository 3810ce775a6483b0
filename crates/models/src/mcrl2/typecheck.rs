//! Sorts of expressions: names are looked up, overloading is resolved, casts are found.
//!
//! Bottom up: every expression has a list of *readings*, one per sort it may have, each with the
//! casts it costs. An application takes the reading of its function whose parameters its arguments
//! can be cast to at the least cost; at the top the cheapest reading of the sort that is wanted
//! remains. Numbers look alike in all their sorts, so a cast is no operation.
//!
//! Gap: sorts of elements may be cast too (`List(Pos)` for `List(Nat)`), which the language only
//! allows for lists that are written out: a little more is accepted.

mod declare;
mod expression;
mod lazy;
mod lower;
mod operators;
mod process;
mod value;

use std::collections::HashMap;
use std::rc::Rc;

use super::code::{Data, Head};
use super::error::{At, Wrong};
use super::numbers::Number;
use super::process::Program;
use super::sorts::Sort;
use super::syntax::Spec;

pub use value::{Typing, values};

type Checked<T> = Result<T, Wrong>;

/// A typed expression.
#[derive(Debug)]
pub(super) struct Typed {
    at: At,
    sort: Sort,
    kind: TypedKind,
}

#[derive(Debug)]
enum TypedKind {
    Var(u32),
    Number(Number),
    Call(Head, Vec<Reading>),
    Apply(Reading, Vec<Reading>),
    Bind(Binder, Vec<(u32, Sort)>, Reading),
    Whr(Vec<(u32, Reading)>, Reading),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Binder {
    Lambda,
    Forall,
    Exists,
    SetWhere,
    BagWhere,
}

/// One way to read an expression: what it costs in casts.
#[derive(Clone, Debug)]
struct Reading {
    typed: Rc<Typed>,
    cost: u32,
}

impl Reading {
    fn sort(&self) -> Sort {
        self.typed.sort
    }
}

/// A variable in sight.
#[derive(Clone, Debug)]
struct Seen {
    name: Box<str>,
    sort: Sort,
    number: u32,
    /// A parameter of the process that is checked.
    is_own: bool,
}

/// What is known while a specification is checked.
#[derive(Clone, Debug)]
pub(super) struct Checker {
    data: Data,
    /// What sort names mean.
    aliases: HashMap<Box<str>, declare::Meaning>,
    /// Structs by their shape: equal ones are one sort.
    structs: HashMap<declare::Shape, Sort>,
    symbols: HashMap<Box<str>, Vec<u32>>,
    scope: Vec<Seen>,
    /// Numbers for variables: those of processes are the same for the same name and sort.
    vars: HashMap<(Box<str>, Sort), u32>,
    next_var: u32,
    /// Functions by the hash of their body.
    bodies: HashMap<u64, Vec<u32>>,
    /// Functions, quantifiers and comprehensions as they are written, by where that is.
    texts: HashMap<At, Box<str>>,
    /// By number: what the variable is called.
    var_names: HashMap<u32, Box<str>>,
    /// What a reader must know of the text.
    notes: Vec<(At, String)>,
    /// Where the complement of a set is taken whose elements' sort is not known.
    vague: Option<At>,
}

/// Checks a specification.
pub fn check(spec: &Spec) -> Checked<Program> {
    let mut checker = Checker {
        data: Data::default(),
        aliases: HashMap::new(),
        structs: HashMap::new(),
        symbols: HashMap::new(),
        scope: Vec::new(),
        vars: HashMap::new(),
        next_var: 0,
        bodies: HashMap::new(),
        texts: HashMap::new(),
        var_names: HashMap::new(),
        notes: Vec::new(),
        vague: None,
    };
    checker.sorts(spec)?;
    checker.constructors_and_maps(spec)?;
    if let Some(global) = spec.globals.first() {
        return Err(Wrong::unsupported(
            global.at,
            "glob (global variables)",
            "replace the variable by a value, or by a sum",
        ));
    }
    checker.equations(spec)?;
    checker.program(spec)
}

impl Checker {
    /// Whether the sort of all complements is known: it tells whether they are finite.
    fn is_clear(&self) -> Checked<()> {
        let Some(at) = self.vague else { return Ok(()) };
        let problem = "the sort of the elements of this complement is not known";
        Err(Wrong::at(at, problem, "write a comprehension such as {x: Nat | true}"))
    }

    /// A new variable in sight, with a number of its own.
    fn bind(&mut self, name: &str, sort: Sort) -> u32 {
        let number = self.next_var;
        self.next_var += 1;
        self.var_names.insert(number, name.into());
        self.scope.push(Seen { name: name.into(), sort, number, is_own: false });
        number
    }

    /// A new variable in sight, with the number of its name and sort. One that hides another has a number of its
    /// own: `P()` speaks of the parameter that a sum hides.
    fn bind_shared(&mut self, name: &str, sort: Sort) -> u32 {
        let hidden = self.scope.iter().filter(|s| &*s.name == name && s.sort == sort).count();
        let key = if hidden == 0 { name.into() } else { format!("{name} {hidden}").into() };
        let number = *self.vars.entry((key, sort)).or_insert_with(|| {
            self.next_var += 1;
            self.next_var - 1
        });
        self.var_names.insert(number, name.into());
        self.scope.push(Seen { name: name.into(), sort, number, is_own: false });
        number
    }

    /// A parameter of the process that is checked.
    fn bind_own(&mut self, name: &str, sort: Sort) -> u32 {
        let number = self.bind_shared(name, sort);
        self.scope.last_mut().expect("it was bound").is_own = true;
        number
    }
}
