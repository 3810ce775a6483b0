//! The result of a run as plain data ([`Report`]), and its renderers: pure functions from that data
//! to text, JSON, SARIF, JUnit, HTML and dot.
//!
//! Nothing here searches, opens a file or looks at a terminal. [`token`] is the one piece of
//! encoding: a run as a word that can be pasted into a command.

pub mod collect;
pub mod compare;
pub mod render;
pub mod report;
pub mod story;
pub mod suite;
pub mod token;
pub mod unknown;

pub use collect::{Naming, collect};
pub use report::{
    Audit, Breach, By, Masses, Report, SCHEMA, Sample, SearchPart, Step, Store, UnknownAt, Unsupported,
    Verdict, Violation,
};
pub use story::{JavaFacts, RuleOff, Story};
pub use token::Token;
