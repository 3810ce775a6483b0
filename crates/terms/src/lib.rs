//! Open values: numbers that a program has drawn or was given, and not looked at yet.
//!
//! What lives here: terms over symbols with Java's arithmetic ([`Terms`]), path conditions in
//! independent components ([`Pc`]), exact counting and bounds ([`Counter`]), witnesses and random points,
//! and a pipe to an SMT solver ([`Smt`]).
//! What does not: the machine and its slots, choices, schedulers, files, options.

pub mod count;
pub mod elementary;
pub mod pc;
pub mod smt;
pub mod term;

pub use count::solve::{Point, Witness};
pub use count::{Branch, Count, Counter, Limits, Reason};
pub use pc::{Component, Form, Pc};
pub use smt::{Answer, Smt};
pub use term::domain::{Domain, Given, Law, Piece, Profile, ProfileError, Usage};
pub use term::java::{Cast, Op};
pub use term::plan::{DivisionByZero, Plan};
pub use term::real::{self, Real};
pub use term::{Node, Sort, Spans, Sym, Symbol, Term, Terms};
