//! Open values: numbers that a program has drawn or was given, and not looked at yet.
//!
//! What lives here: terms over symbols with Java's arithmetic ([`Terms`]).
//! What does not: the machine and its slots, choices, schedulers, files, options.

pub mod term;

pub use term::domain::{Domain, Law, Piece, Profile, ProfileError};
pub use term::java::{Cast, Op};
pub use term::plan::{DivisionByZero, Plan};
pub use term::{Node, Sort, Spans, Sym, Symbol, Term, Terms};
