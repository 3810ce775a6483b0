//! Asking a system for what it may not be able to do: one place that says what is the answer of a system
//! without the capability.

use super::Fingerprint;
use super::Violation;
use super::capability::{Capabilities, Measured};
use super::footprint::{Actor, Footprint};
use crate::choice::Site;
use crate::search::Reduction;
use crate::watch::Watch;

/// The capabilities of a system with their answers where it has none. Implemented for every system.
pub trait Ask: Capabilities {
    /// Whether [`Ask::mark`] and [`Ask::undo`] may be called.
    #[inline]
    fn can_undo(&mut self) -> bool {
        self.as_undo().is_some()
    }

    /// Pushes an undo mark; only where the system can undo.
    #[inline]
    fn mark(&mut self) {
        self.as_undo().expect("kernel: asked first").mark();
    }

    /// Returns to the last undo mark.
    #[inline]
    fn undo(&mut self) {
        self.as_undo().expect("kernel: asked first").undo();
    }

    /// Appends the present state as bytes; nothing if the system has no exact encoding.
    #[inline]
    fn encode(&mut self, out: &mut Vec<u8>) {
        if let Some(exact) = self.as_exact() {
            exact.encode(out);
        }
    }

    /// The names of the atomic propositions.
    fn propositions(&mut self) -> Vec<String> {
        self.as_labels().map_or(Vec::new(), |labels| labels.propositions())
    }

    /// Which propositions hold in the present state.
    #[inline]
    fn labels(&mut self) -> u64 {
        self.as_labels().map_or(0, |labels| labels.labels())
    }

    /// A digest of what the last step has put out.
    fn shown(&mut self) -> u64 {
        self.as_output().map_or(0, |output| output.shown())
    }

    /// Appends what the last step has measured.
    fn measured(&mut self, out: &mut Vec<Measured>) {
        if let Some(measures) = self.as_measures() {
            measures.measured(out);
        }
    }

    /// The names of the heuristics.
    fn heuristics(&mut self) -> Vec<String> {
        self.as_heuristics().map_or(Vec::new(), |heuristics| heuristics.heuristics())
    }

    /// The value of a heuristic in the present state.
    #[inline]
    fn heuristic(&mut self, index: usize) -> f64 {
        self.as_heuristics().map_or(0.0, |heuristics| heuristics.heuristic(index))
    }

    /// The present state, for a person.
    fn describe_state(&mut self) -> String {
        self.as_describe().map_or(String::new(), |words| words.describe_state())
    }

    /// What taking `alternative` of the present choice means, for a person.
    fn describe_step(&mut self, alternative: u32) -> String {
        match self.as_describe() {
            Some(words) => words.describe_step(alternative),
            None => format!("alternative {alternative}"),
        }
    }

    /// The name of a choice site, for a person.
    fn site_name(&mut self, site: Site) -> String {
        match self.as_describe() {
            Some(words) => words.site_name(site),
            None => format!("site {}", site.0),
        }
    }

    /// By alternative of the present choice: whose move it is; nothing if the system does not know.
    #[inline]
    fn actors(&mut self) -> Vec<u64> {
        self.as_actors().map_or(Vec::new(), |actors| actors.actors())
    }

    /// Whether an alternative is the program's own business.
    #[inline]
    fn is_own(&mut self, alternative: u32) -> bool {
        self.as_actors().is_none_or(|actors| actors.is_own(alternative))
    }

    /// Whether steps tell from now on what they touch, as this reduction needs it.
    fn trace(&mut self, wanted: Reduction) -> bool {
        self.as_footprints().is_some_and(|footprints| footprints.trace(wanted))
    }

    /// What the last step touched; only of a system that traces.
    #[inline]
    fn footprint(&mut self, out: &mut Footprint) {
        self.as_footprints().expect("kernel: the system traces").footprint(out);
    }

    /// All who are there; only of a system that traces.
    #[inline]
    fn cast(&mut self) -> Vec<Actor> {
        self.as_footprints().expect("kernel: the system traces").cast()
    }

    /// A digest of all that the actors share, if it is known.
    #[inline]
    fn shared(&mut self) -> Option<u128> {
        self.as_actors().and_then(|actors| actors.shared())
    }

    /// Whether it may be known where steps lead before they are taken.
    fn foresees(&mut self) -> bool {
        self.as_foresight().is_some()
    }

    /// Whether it is known that an alternative breaks nothing.
    #[inline]
    fn is_harmless(&mut self, alternative: u32) -> bool {
        self.as_foresight().is_some_and(|foresight| foresight.is_harmless(alternative))
    }

    /// The fingerprint of the state that an alternative leads to, if it breaks nothing and that is known.
    #[inline]
    fn leads_to(&mut self, alternative: u32) -> Option<Fingerprint> {
        let foresight = self.as_foresight()?;
        foresight.is_harmless(alternative).then(|| foresight.leads_to(alternative))?
    }

    /// Hands on what long steps look at.
    fn set_watch(&mut self, watch: Watch) {
        if let Some(long) = self.as_interruptible() {
            long.set_watch(watch);
        }
    }

    /// Why the violation at the end of a run is none with numbers in place of open values, if so.
    fn refuted(&mut self, path: &[u32], violation: &Violation) -> Option<String> {
        self.as_concrete().and_then(|concrete| concrete.refuted(path, violation))
    }

    /// Whether an assumption was refuted; the system is then made anew without it.
    fn refine(&mut self) -> bool {
        self.as_refinable().is_some_and(|refinable| refinable.refine())
    }

    /// The assumptions in force, as a word.
    fn assumptions(&mut self) -> String {
        self.as_refinable().map_or(String::new(), |refinable| refinable.assumptions())
    }
}

impl<S: Capabilities + ?Sized> Ask for S {}
