//! What can be explored: one small trait, and capabilities beside it.
//!
//! A system runs until it stops; at a choice point the *search* says which alternative to take.
//! A run is therefore a list of small integers, and that list is search stack, checkpoint, replay
//! token and bug report at once. Nothing about how the search proceeds is known here.
//!
//! [`System`] is the core: start, step, save, restore, fingerprint. Whatever else a system may be
//! able to do (undo, label its states, tell what a step touched ...) is a [`capability`]
//! of its own, which a search asks for and can do without.

pub mod action;
mod ask;
mod borrowed;
pub mod capability;
pub mod contract;
pub mod footprint;
pub mod model;
pub mod random;
pub mod sought;
pub mod table;
pub mod watched;

pub use ask::Ask;
pub use capability::Capabilities;
pub use model::{Model, Modelled};
pub use table::{Row, Table};
pub use watched::{Invariant, Watched};

use crate::choice::Choice;

/// 128 bits that stand for a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(pub u128);

/// Something the system must never do, found.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Violation {
    /// A short machine-readable kind: `deadlock`, `assertion`, `exception`, `invariant` ...
    pub kind: String,
    /// One line for a person.
    pub message: String,
}

/// Why a system stopped running.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// The run can go on in several ways; call [`System::step`] with one of them.
    Choice(Choice),
    /// The run is over and all is well.
    End,
    /// The run is over: it broke a property.
    Violation(Violation),
    /// The run is over: an assumption does not hold, so it is one that nobody asks about.
    Excluded,
    /// The run cannot be followed further; the text names the feature that is missing.
    Unsupported(String),
}

/// Something that can be explored.
///
/// Contract: a system is deterministic. After `start` and the same list of alternatives it is in
/// the same state and has given the same stops; equal states have equal fingerprints and equal
/// encodings, and offer the same choice. [`contract`] checks both on any system.
///
/// What else it can do is said by [`Capabilities`], for which an empty implementation will do.
pub trait System: Capabilities {
    /// A saved state. It is kept by the search, possibly by the million.
    type Snapshot;

    /// Whether a saved state can be restored by another system made in the same way. If not, only
    /// the system that saved it may, and others get there by repeating the run.
    const PORTABLE: bool = true;

    /// Goes to the initial state, and runs to the first stop. Forgets all undo marks.
    fn start(&mut self) -> Stop;

    /// Takes `alternative` of the choice the system stands at, and runs to the next stop.
    fn step(&mut self, alternative: u32) -> Stop;

    /// Saves the state the system stands at.
    fn save(&mut self) -> Self::Snapshot;

    /// Goes back to a saved state. If it was at a choice point, `step` may follow. Forgets all undo
    /// marks.
    fn restore(&mut self, snapshot: &Self::Snapshot);

    /// A fingerprint of the state the system stands at; states that behave alike should share it.
    fn fingerprint(&mut self) -> Fingerprint;
}
