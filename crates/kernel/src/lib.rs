//! The search: systems, choices, paths, stores, the searched graph, strategies, progress.
//!
//! No Java, no files, no terminal lives here. Everything that can be explored implements
//! [`System`]; everything that explores sits behind one loop.

pub mod choice;
pub mod export;
pub mod graph;
pub mod observer;
pub mod path;
pub mod progress;
pub mod rng;
pub mod search;
pub mod store;
pub mod strategy;
pub mod system;
pub mod walker;

pub use choice::{Choice, Decision, Site};
pub use graph::{Edge, Graph, Node, StateId};
pub use observer::Observer;
pub use path::Path;
pub use progress::{Effort, Meter, Progress};
pub use search::{Check, Ending, Limit, Outcome, Verdict};
pub use strategy::{Spec, Strategy};
pub use system::{Fingerprint, Invariant, Model, Modelled, Stop, System, Table, Violation, Watched};
