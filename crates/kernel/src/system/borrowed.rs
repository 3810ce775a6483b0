//! A borrowed system is a system: a search that may have to begin anew gives its system to each attempt in turn.

use super::{Capabilities, Fingerprint, Stop, System};

impl<S: System> System for &mut S {
    type Snapshot = S::Snapshot;
    const PORTABLE: bool = S::PORTABLE;

    #[inline]
    fn start(&mut self) -> Stop {
        (**self).start()
    }

    #[inline]
    fn step(&mut self, alternative: u32) -> Stop {
        (**self).step(alternative)
    }

    #[inline]
    fn save(&mut self) -> S::Snapshot {
        (**self).save()
    }

    #[inline]
    fn restore(&mut self, snapshot: &S::Snapshot) {
        (**self).restore(snapshot);
    }

    #[inline]
    fn fingerprint(&mut self) -> Fingerprint {
        (**self).fingerprint()
    }
}

impl<S: System> Capabilities for &mut S {
    #[inline]
    fn inner(&mut self) -> Option<&mut dyn Capabilities> {
        Some(*self)
    }
}
