//! A system watched for more than it watches itself: an invariant over its propositions, and
//! deadlock. What is wrong becomes a violation, so search, replay and reports need not know.

use super::capability::Foresight;
use super::footprint::{Actor, Footprint, Footprints};
use super::{Ask, Capabilities, Fingerprint, Stop, System, Violation};
use crate::property::{Kind, Kinds, Unasked};
use crate::search::Reduction;
use std::fmt;
use std::sync::Arc;

/// Something that must hold in every state, as a function of the propositions that hold.
#[derive(Clone)]
pub struct Invariant {
    text: String,
    holds: Arc<dyn Fn(u64) -> bool + Send + Sync>,
}

impl Invariant {
    /// `text` is how a person wrote it; `holds` gets one bit per proposition.
    pub fn new(text: impl Into<String>, holds: impl Fn(u64) -> bool + Send + Sync + 'static) -> Invariant {
        Invariant { text: text.into(), holds: Arc::new(holds) }
    }
}

impl fmt::Debug for Invariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Invariant({})", self.text)
    }
}

/// A system with properties to be watched.
#[derive(Clone, Debug)]
pub struct Watched<S> {
    system: S,
    invariants: Vec<Invariant>,
    /// Ends are deadlocks, unless one of these propositions holds.
    proper_ends: Option<u64>,
    /// Only these kinds of violations are ones; others are noted.
    only: Option<(Kinds, Unasked)>,
}

impl<S: System> Watched<S> {
    /// Watches for nothing yet.
    pub fn new(system: S) -> Watched<S> {
        Watched { system, invariants: Vec::new(), proper_ends: None, only: None }
    }

    /// This must hold in every state.
    pub fn invariant(mut self, invariant: Invariant) -> Watched<S> {
        self.invariants.push(invariant);
        self
    }

    /// A run must not end, except where one of these propositions (bits) holds.
    pub fn deadlock(mut self, proper_ends: u64) -> Watched<S> {
        self.proper_ends = Some(proper_ends);
        self
    }

    /// Other kinds of violations than these end a run that is right.
    pub fn only(mut self, kinds: Kinds, unasked: Unasked) -> Watched<S> {
        self.only = Some((kinds, unasked));
        self
    }

    fn judge(&mut self, stop: Stop) -> Stop {
        let is_asked = self.is_asked_for(&stop);
        let stop = match stop {
            Stop::Violation(_) if !is_asked => Stop::End,
            stop @ (Stop::Violation(_) | Stop::Excluded | Stop::Unsupported(_)) => return stop,
            stop => stop,
        };
        if !self.invariants.is_empty() {
            let labels = self.system.labels();
            if let Some(broken) = self.invariants.iter().find(|i| !(i.holds)(labels)) {
                return self.violation("invariant", format!("{} does not hold", broken.text));
            }
        }
        match self.proper_ends {
            Some(proper) if is_asked && stop == Stop::End && self.system.labels() & proper == 0 => {
                self.violation("deadlock", "nothing can go on".into())
            }
            _ => stop,
        }
    }

    /// Whether a stop is no violation, or one that was asked for; otherwise it is noted.
    fn is_asked_for(&self, stop: &Stop) -> bool {
        match (&self.only, stop) {
            (Some((kinds, unasked)), Stop::Violation(violation)) if !kinds.wants(violation) => {
                unasked.note(&violation.kind, &violation.message);
                false
            }
            _ => true,
        }
    }

    fn violation(&mut self, kind: &str, mut message: String) -> Stop {
        let state = self.system.describe_state();
        if !state.is_empty() {
            message = format!("{message} in {state}");
        }
        Stop::Violation(Violation { kind: kind.into(), message })
    }
}

impl<S: System> System for Watched<S> {
    type Snapshot = S::Snapshot;
    const PORTABLE: bool = S::PORTABLE;

    fn start(&mut self) -> Stop {
        let stop = self.system.start();
        self.judge(stop)
    }

    fn step(&mut self, alternative: u32) -> Stop {
        let stop = self.system.step(alternative);
        self.judge(stop)
    }

    fn save(&mut self) -> S::Snapshot {
        self.system.save()
    }

    fn restore(&mut self, snapshot: &S::Snapshot) {
        self.system.restore(snapshot);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        self.system.fingerprint()
    }
}

impl<S: System> Capabilities for Watched<S> {
    #[inline]
    fn inner(&mut self) -> Option<&mut dyn Capabilities> {
        Some(&mut self.system)
    }

    #[inline]
    fn as_footprints(&mut self) -> Option<&mut dyn Footprints> {
        self.system.as_footprints().is_some().then_some(self as &mut dyn Footprints)
    }

    /// An invariant is judged in the state itself, and so is an end.
    #[inline]
    fn as_foresight(&mut self) -> Option<&mut dyn Foresight> {
        match self.invariants.is_empty() && self.proper_ends.is_none() {
            true => self.system.as_foresight(),
            false => None,
        }
    }

    fn should_end(&mut self) -> bool {
        self.system.should_end() && self.only.as_ref().is_none_or(|(kinds, _)| kinds.has(&Kind::Livelock))
    }
}

impl<S: System> Footprints for Watched<S> {
    /// Invariants look at every state on the way, and persistent sets leave some of them out.
    fn trace(&mut self, wanted: Reduction) -> bool {
        (self.invariants.is_empty() || wanted != Reduction::Dpor) && self.system.trace(wanted)
    }

    fn footprint(&mut self, out: &mut Footprint) {
        self.system.footprint(out);
    }

    fn cast(&mut self) -> Vec<Actor> {
        self.system.cast()
    }
}
