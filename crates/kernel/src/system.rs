//! The one trait: what can be explored.
//!
//! A system runs until it stops; at a choice point the *search* says which alternative to take.
//! A run is therefore a list of small integers, and that list is search stack, checkpoint, replay
//! token and bug report at once. Nothing about how the search proceeds is known here.

pub mod action;
mod borrowed;
pub mod contract;
pub mod footprint;
pub mod model;
pub mod random;
pub mod sought;
pub mod table;
pub mod watched;

pub use model::{Model, Modelled};
pub use table::{Row, Table};
pub use watched::{Invariant, Watched};

use crate::choice::{Choice, Site};
use crate::search::Reduction;
use crate::watch::Watch;
use action::Actions;
use footprint::{Actor, Footprint};

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
pub trait System {
    /// A saved state. It is kept by the search, possibly by the million.
    type Snapshot;

    /// Whether [`System::mark`] and [`System::undo`] are implemented (depth-first searches then
    /// need no snapshots).
    const UNDO: bool = false;

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

    /// Pushes an undo mark at the present state.
    fn mark(&mut self) {
        unreachable!("only called when UNDO is true")
    }

    /// Returns to the state of the last mark and removes that mark.
    fn undo(&mut self) {
        unreachable!("only called when UNDO is true")
    }

    /// A fingerprint of the state the system stands at; states that behave alike should share it.
    fn fingerprint(&mut self) -> Fingerprint;

    /// The state as bytes, for exact matching: equal bytes if and only if equal states.
    fn encode(&mut self, out: &mut Vec<u8>);

    /// The names of the atomic propositions, at most 64.
    fn propositions(&self) -> Vec<String> {
        Vec::new()
    }

    /// Which propositions hold in the present state, bit `i` for the `i`th.
    fn labels(&mut self) -> u64 {
        0
    }

    /// A digest of what the last step has put out (printed, say). Output is no part of a state, but what follows a
    /// state puts out the same.
    fn shown(&mut self) -> u64 {
        0
    }

    /// The names of the heuristics the system offers.
    fn heuristics(&self) -> Vec<String> {
        Vec::new()
    }

    /// The value of a heuristic (index into [`System::heuristics`]) in the present state; larger
    /// is more promising.
    fn heuristic(&mut self, _index: usize) -> f64 {
        0.0
    }

    /// The present state, for a person.
    fn describe_state(&mut self) -> String {
        String::new()
    }

    /// What taking `alternative` of the present choice means, for a person.
    fn describe_step(&mut self, alternative: u32) -> String {
        format!("alternative {alternative}")
    }

    /// The actions of its transitions, if they are named by actions.
    fn actions(&mut self) -> Option<&mut dyn Actions> {
        None
    }

    /// What to look at now and then during a long step, so that it can be broken off. Systems whose
    /// steps are short need not.
    fn set_watch(&mut self, _watch: Watch) {}

    /// Whether an assumption that the system's steps rest on has turned out to be wrong since the system was made; it is
    /// made anew without that assumption then. A system that finds one wrong breaks its step off ([`Watch::refute`]),
    /// and the search, whose books say nothing any more, begins anew. Steps that do not rest on assumptions need none
    /// of this.
    fn refine(&mut self) -> bool {
        false
    }

    /// The assumptions in force, as a word: a path leads to the same state only under the same ones.
    fn assumptions(&self) -> String {
        String::new()
    }

    /// Whether a state from which no run can end is a fault (a livelock).
    fn should_end(&self) -> bool {
        false
    }

    /// A digest of all that the actors share, without where they stand; none if it is not known, or
    /// if something else than the actors (time) may change it.
    fn shared(&mut self) -> Option<u128> {
        None
    }

    /// Whether the system can tell what its steps touch, as this reduction needs it; if so it does
    /// from now on, or (for none) no longer. Fingerprints may be finer then. Comes before `start`.
    fn trace(&mut self, _wanted: Reduction) -> bool {
        false
    }

    /// What the last step touched. Only asked of a system that traces.
    fn footprint(&mut self, _out: &mut Footprint) {
        unreachable!("only called when tracing")
    }

    /// By alternative of the present choice: whose move it is, by a number that is the actor's own
    /// for a whole run. Nothing if the system does not know its actors; one that traces does.
    fn actors(&mut self) -> Vec<u64> {
        Vec::new()
    }

    /// Whether who moves by an alternative of the present choice is about the program's own business, and not deep in
    /// a library that it uses: faults are more often there. A hint for searches, nothing rests on it.
    fn is_own(&mut self, _alternative: u32) -> bool {
        true
    }

    /// All who are there. Only asked of a system that traces.
    fn cast(&mut self) -> Vec<Actor> {
        unreachable!("only called when tracing")
    }

    /// The name of a choice site, for a person: `Bank.java:31`.
    fn site_name(&self, site: Site) -> String {
        format!("site {}", site.0)
    }
}
