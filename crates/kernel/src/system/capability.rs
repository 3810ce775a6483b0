//! Capabilities: what a system may be able to do besides running.
//!
//! Each is a small trait of its own. [`Capabilities`] says which of them a system has: a method for each,
//! which answers with the system itself where it has the capability ([`capable!`](crate::capable) writes those). Whoever searches asks through
//! [`Ask`](super::Ask), which also says what holds of a system without.
//!
//! A wrapper names the system inside it ([`Capabilities::inner`]) and has all of that system's
//! capabilities; it overrides what it changes or takes away. Invariant: a wrapper with a state of its own
//! overrides `as_undo` and `as_exact`, since the system inside does not know that state
//! ([`contract`](super::contract) notices if it does not).
//!
//! All types are known when a search is compiled, so asking costs nothing at run time.

use super::Fingerprint;
use super::Violation;
use super::action::Actions;
use super::footprint::{Actors, Footprints};
use crate::choice::Site;
use crate::watch::Watch;
use std::sync::Arc;

/// Which capabilities a system has. The default is none.
pub trait Capabilities {
    /// The system that this one wraps, if it does.
    #[inline]
    fn inner(&mut self) -> Option<&mut dyn Capabilities> {
        None
    }

    #[inline]
    fn as_undo(&mut self) -> Option<&mut dyn Undo> {
        self.inner()?.as_undo()
    }

    #[inline]
    fn as_exact(&mut self) -> Option<&mut dyn Exact> {
        self.inner()?.as_exact()
    }

    #[inline]
    fn as_labels(&mut self) -> Option<&mut dyn Labels> {
        self.inner()?.as_labels()
    }

    #[inline]
    fn as_output(&mut self) -> Option<&mut dyn Output> {
        self.inner()?.as_output()
    }

    #[inline]
    fn as_measures(&mut self) -> Option<&mut dyn Measures> {
        self.inner()?.as_measures()
    }

    #[inline]
    fn as_heuristics(&mut self) -> Option<&mut dyn Heuristics> {
        self.inner()?.as_heuristics()
    }

    #[inline]
    fn as_describe(&mut self) -> Option<&mut dyn Describe> {
        self.inner()?.as_describe()
    }

    #[inline]
    fn as_actions(&mut self) -> Option<&mut dyn Actions> {
        self.inner()?.as_actions()
    }

    #[inline]
    fn as_actors(&mut self) -> Option<&mut dyn Actors> {
        self.inner()?.as_actors()
    }

    #[inline]
    fn as_footprints(&mut self) -> Option<&mut dyn Footprints> {
        self.inner()?.as_footprints()
    }

    #[inline]
    fn as_foresight(&mut self) -> Option<&mut dyn Foresight> {
        self.inner()?.as_foresight()
    }

    #[inline]
    fn as_interruptible(&mut self) -> Option<&mut dyn Interruptible> {
        self.inner()?.as_interruptible()
    }

    #[inline]
    fn as_refinable(&mut self) -> Option<&mut dyn Refinable> {
        self.inner()?.as_refinable()
    }

    #[inline]
    fn as_concrete(&mut self) -> Option<&mut dyn Concrete> {
        self.inner()?.as_concrete()
    }

    /// Whether a state from which no run can end is a fault (a livelock).
    fn should_end(&mut self) -> bool {
        self.inner().is_some_and(|inner| inner.should_end())
    }
}

/// The accessors of a system that has these capabilities itself, for its implementation of [`Capabilities`].
#[macro_export]
macro_rules! capable {
    (@ Undo) => { $crate::capable!(@ as_undo $crate::system::capability::Undo); };
    (@ Exact) => { $crate::capable!(@ as_exact $crate::system::capability::Exact); };
    (@ Labels) => { $crate::capable!(@ as_labels $crate::system::capability::Labels); };
    (@ Output) => { $crate::capable!(@ as_output $crate::system::capability::Output); };
    (@ Measures) => { $crate::capable!(@ as_measures $crate::system::capability::Measures); };
    (@ Heuristics) => { $crate::capable!(@ as_heuristics $crate::system::capability::Heuristics); };
    (@ Describe) => { $crate::capable!(@ as_describe $crate::system::capability::Describe); };
    (@ Actions) => { $crate::capable!(@ as_actions $crate::system::action::Actions); };
    (@ Actors) => { $crate::capable!(@ as_actors $crate::system::footprint::Actors); };
    (@ Footprints) => { $crate::capable!(@ as_footprints $crate::system::footprint::Footprints); };
    (@ Foresight) => { $crate::capable!(@ as_foresight $crate::system::capability::Foresight); };
    (@ Interruptible) => { $crate::capable!(@ as_interruptible $crate::system::capability::Interruptible); };
    (@ Refinable) => { $crate::capable!(@ as_refinable $crate::system::capability::Refinable); };
    (@ Concrete) => { $crate::capable!(@ as_concrete $crate::system::capability::Concrete); };
    (@ $accessor:ident $capability:path) => {
        #[inline]
        fn $accessor(&mut self) -> Option<&mut dyn $capability> {
            Some(self)
        }
    };
    ($($capability:ident),+) => { $( $crate::capable!(@ $capability); )+ };
}

/// Going back the way it came, so that depth-first searches need no snapshots.
pub trait Undo {
    /// Pushes an undo mark at the present state.
    fn mark(&mut self);

    /// Returns to the state of the last mark and removes that mark.
    fn undo(&mut self);
}

/// States as bytes, for exact matching. A system without is matched by its fingerprints.
pub trait Exact {
    /// Appends the present state: equal bytes if and only if equal states.
    fn encode(&mut self, out: &mut Vec<u8>);
}

/// Atomic propositions.
pub trait Labels {
    /// Their names, at most 64.
    fn propositions(&self) -> Vec<String>;

    /// Which of them hold in the present state, bit `i` for the `i`th.
    fn labels(&mut self) -> u64;
}

/// Steps that put something out (print, say). Output is no part of a state, but what follows a state puts
/// out the same.
pub trait Output {
    /// A digest of what the last step has put out.
    fn shown(&mut self) -> u64;
}

/// Steps that measure something: amounts that add up along a run, and values of which the last one counts. What is
/// measured is no part of a state, but what follows a state measures the same.
pub trait Measures {
    /// Appends what the last step (or the start) has measured, in order.
    fn measured(&mut self, out: &mut Vec<Measured>);
}

/// Something that was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    pub name: Arc<str>,
    pub amount: Amount,
    /// Added to what was measured under this name before; otherwise it takes its place.
    pub is_added: bool,
}

/// How much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Amount {
    Whole(i64),
    /// Finite.
    Real(f64),
}

/// Values of states for searches that are guided by them.
pub trait Heuristics {
    /// The names of the heuristics.
    fn heuristics(&self) -> Vec<String>;

    /// The value of a heuristic (index into [`Heuristics::heuristics`]) in the present state; larger is
    /// more promising.
    fn heuristic(&mut self, index: usize) -> f64;
}

/// States, steps and places in words, for a person.
pub trait Describe {
    /// The present state.
    fn describe_state(&mut self) -> String {
        String::new()
    }

    /// What taking `alternative` of the present choice means.
    fn describe_step(&mut self, alternative: u32) -> String {
        format!("alternative {alternative}")
    }

    /// The name of a choice site: `Bank.java:31`.
    fn site_name(&self, site: Site) -> String {
        format!("site {}", site.0)
    }
}

/// Knowing where a step leads before it is taken. What can be done in a state may take long to find out, and most of
/// the successors that a walk considers are never gone to.
pub trait Foresight {
    /// Whether taking `alternative` of the present choice neither breaks a property nor is excluded by an
    /// assumption, as far as that is known without taking it.
    fn is_harmless(&mut self, alternative: u32) -> bool;

    /// The fingerprint of the state that a harmless alternative leads to; nothing if only the step tells.
    fn leads_to(&mut self, alternative: u32) -> Option<Fingerprint>;
}

/// Steps that may take long, and look at a watch now and then so that they can be broken off.
pub trait Interruptible {
    fn set_watch(&mut self, watch: Watch);
}

/// Steps that rest on assumptions, which runs can refute. A system that finds one wrong breaks its step off
/// ([`Watch::refute`]); what was searched says nothing any more, and the search begins anew.
pub trait Refinable {
    /// Whether an assumption has turned out to be wrong since the system was made; it is made anew without
    /// that assumption then.
    fn refine(&mut self) -> bool;

    /// The assumptions in force, as a word: a path leads to the same state only under the same ones.
    fn assumptions(&self) -> String;
}

/// Runs that stand for many, since some values in them are left open: what such a run shows must also show with numbers
/// in the place of these values.
pub trait Concrete {
    /// Why the violation at the end of this run is not seen with numbers; nothing if it is, if nothing is open, or if
    /// the run does not end so in the system itself. The system stands anywhere afterwards.
    fn refuted(&mut self, path: &[u32], violation: &Violation) -> Option<String>;
}
