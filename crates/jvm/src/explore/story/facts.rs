//! What a check rests on: the classes whose code was interpreted, the natives that stood in for the
//! host's.

use crate::class::{Body, Origin};
use crate::explore::JavaSystem;
use crate::machine::Machine;

/// Classes with a method that was entered, and natives that were called, the JDK's start included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub program_classes: usize,
    pub jdk_classes: usize,
    pub natives: usize,
    /// Labels, by bit, that held in some state.
    pub labels: u64,
    /// What the program was told of the world outside, by bit.
    pub assumed: u16,
}

impl Tally {
    pub fn of(m: &Machine) -> Tally {
        let mut tally = Tally::default();
        for class in &m.program.classes {
            let used = class.methods.iter().any(|&id| matches!(m.method(id).body, Body::Code));
            match class.origin {
                Origin::User => tally.program_classes += usize::from(used),
                Origin::Jdk => tally.jdk_classes += usize::from(used),
                Origin::Synthetic => {}
            }
        }
        tally.labels = m.run.labels.seen;
        tally.assumed = m.run.tables.assumed;
        tally.natives =
            m.program.methods.iter().filter(|method| matches!(method.body, Body::Native(_))).count();
        tally
    }

    /// The larger of both, each by itself: several machines run the same program.
    pub fn join(self, other: Tally) -> Tally {
        Tally {
            program_classes: self.program_classes.max(other.program_classes),
            jdk_classes: self.jdk_classes.max(other.jdk_classes),
            natives: self.natives.max(other.natives),
            labels: self.labels | other.labels,
            assumed: self.assumed | other.assumed,
        }
    }
}

impl Drop for JavaSystem {
    fn drop(&mut self) {
        if let Some(tally) = &self.tally {
            let mut tally = tally.lock().unwrap_or_else(|e| e.into_inner());
            *tally = tally.join(Tally::of(&self.machine));
        }
    }
}
