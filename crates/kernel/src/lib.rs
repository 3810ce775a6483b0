//! The search: systems, choices, paths, stores, the searched graph, strategies, progress.
//!
//! No Java, no files, no terminal lives here. Everything that can be explored implements
//! [`System`]; everything that explores sits behind one loop.

pub mod choice;
pub mod graph;
pub mod system;

pub use choice::{Choice, Decision, Site};
pub use graph::{Edge, Graph, Node, StateId};
pub use system::{Fingerprint, Stop, System, Violation};
