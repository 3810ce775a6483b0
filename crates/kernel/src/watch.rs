//! Ending a step that takes too long.
//!
//! The search looks at its limits between steps; a step of a program may loop for minutes. A system
//! that can looks at the watch now and then *within* a step, and breaks the step off when the watch
//! says so. Invariant: a step broken off is not entered into the ledger; the run ends as if the limit
//! had been met just before it.
//!
//! Steps differ in length, and a system that knows says how long its own were: the searches of a portfolio take turns by
//! that ([`Watch::works`]), never by the clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Tells a system in the middle of a step whether the run is over.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    interrupt: Arc<AtomicBool>,
    deadline: Option<Instant>,
    /// How memory is measured, and how much is too much.
    memory: Option<(fn() -> u64, u64)>,
    /// Whether a step was broken off.
    broken: Arc<AtomicBool>,
    /// Whether it was because an assumption of the system turned out to be wrong.
    refuted: Arc<AtomicBool>,
    /// The work of steps so far, beyond one unit each.
    work: Arc<AtomicU64>,
}

impl Watch {
    /// Over when the flag is raised, or at the deadline.
    pub fn new(interrupt: Arc<AtomicBool>, deadline: Option<Instant>) -> Watch {
        Watch { interrupt, deadline, ..Watch::default() }
    }

    /// Also over when the meter shows this much.
    pub fn memory(mut self, meter: fn() -> u64, most: u64) -> Watch {
        self.memory = Some((meter, most));
        self
    }

    /// Whether the deadline has passed.
    pub(crate) fn is_late(&self) -> bool {
        self.deadline.is_some_and(|at| Instant::now() >= at)
    }

    /// Whether the run is over. A system that is told so breaks its step off: what it then answers
    /// is thrown away.
    pub fn is_over(&self) -> bool {
        let over = self.interrupt.load(Ordering::Relaxed)
            || self.is_late()
            || self.memory.is_some_and(|(meter, most)| meter() >= most);
        if over {
            self.broken.store(true, Ordering::Relaxed);
        }
        over
    }

    /// An assumption that the system's steps rest on is wrong (`refine`): the step is broken off, and so
    /// are those of all others under this watch.
    pub fn refute(&self) {
        self.refuted.store(true, Ordering::Relaxed);
        self.broken.store(true, Ordering::Relaxed);
    }

    /// Whether an assumption turned out to be wrong.
    pub(crate) fn is_refuted(&self) -> bool {
        self.refuted.load(Ordering::Relaxed)
    }

    /// A step was so many units longer than the shortest there are. A unit is about what a transition costs that hardly
    /// does anything; the same steps are the same work on every machine.
    #[inline]
    pub fn works(&self, units: u64) {
        // Who shares a watch with others may lose some of it.
        self.work.store(self.work.load(Ordering::Relaxed) + units, Ordering::Relaxed);
    }

    /// The work of all steps so far, beyond one unit each.
    pub(crate) fn worked(&self) -> u64 {
        self.work.load(Ordering::Relaxed)
    }

    /// Whether a step was broken off.
    #[inline]
    pub fn has_broken(&self) -> bool {
        self.broken.load(Ordering::Relaxed)
    }
}
