//! Running the next transition before its turn, so that memory is there when it is needed.
//!
//! With millions of states what a transition waits for is memory: the entry of its source, the saved
//! state, and the place in the store where its target belongs, each of which is known only when the
//! one before has come. Where a strategy can tell what comes next, these are asked for some
//! transitions before; and the system is run one transition before its turn, so that the place in the
//! store can be asked for too. Nothing is entered before its turn: order, states and transitions are
//! those of the plain loop, and if something else comes after all, what was run is forgotten.
//!
//! That pays for systems whose saved states are a few plain bytes, since all targets are saved, known
//! ones too. Not with what has to be asked of the system when it stands at its target: labels,
//! heuristics, whole encodings, a journal.

use super::Run;
use crate::graph::StateId;
use crate::search::Ending;
use crate::search::ledger::{Ledger, Report};
use crate::store::{Key, StoreKind, keyed};
use crate::system::{Fingerprint, Stop, System};

/// What was run before its turn.
pub(super) struct Ahead<T>(Option<Done<T>>);

impl<T> Default for Ahead<T> {
    fn default() -> Self {
        Ahead(None)
    }
}

/// A transition that was run, and where it led.
struct Done<T> {
    transition: (StateId, u32),
    stop: Stop,
    fingerprint: Fingerprint,
    snapshot: Option<T>,
}

/// Larger snapshots are not made for nothing.
const MOST_BYTES: usize = 64;

/// Whether running ahead pays, and can be done.
pub(super) fn pays<S: System>(ledger: &Ledger<'_>) -> bool {
    !std::mem::needs_drop::<S::Snapshot>()
        && size_of::<S::Snapshot>() <= MOST_BYTES
        && ledger.store_kind() == StoreKind::Fingerprint
        && !ledger.wants_labels()
        && !ledger.is_written()
}

impl<S: System> Run<'_, S> {
    /// Explores one transition, which was probably run before; why the run ends, if it could not be
    /// explored to its end.
    #[inline]
    pub(super) fn take_ahead(&mut self, from: StateId, alternative: u32) -> Option<Ending> {
        let probability = self.probability(from, alternative);
        let kept = self.ahead.as_mut().and_then(|ahead| ahead.0.take());
        let done = match kept.filter(|done| done.transition == (from, alternative)) {
            Some(done) => done,
            None => self.run(from, alternative),
        };
        if let Some(ending) = self.ledger.broken_off() {
            return Some(ending);
        }
        let left = self.cursor.left_before(from).expect("kernel: a strategy named a transition twice");
        self.look_ahead();
        let Done { stop, fingerprint, snapshot, .. } = done;
        let mut report = Report { key: Key::Fingerprint(fingerprint), labels: 0 };
        let arrival = self.ledger.enter(&mut report, from, alternative, &stop);
        self.strategy.arrived(&arrival, &self.ledger.graph);
        if arrival.is_new {
            self.welcome(arrival.to, &stop, probability);
            if let Some(snapshot) = snapshot {
                self.cursor.keep(arrival.to, snapshot);
            }
        }
        self.took(from, left);
        None
    }

    #[inline]
    fn run(&mut self, from: StateId, alternative: u32) -> Done<S::Snapshot> {
        self.cursor.visit(from, &self.ledger.graph);
        let system = &mut self.cursor.system;
        let stop = system.step(alternative);
        let fingerprint = keyed(system.fingerprint(), &stop);
        let snapshot = matches!(stop, Stop::Choice(_)).then(|| system.save());
        Done { transition: (from, alternative), stop, fingerprint, snapshot }
    }

    /// Runs what comes next, and asks for what will be needed soon: all together, since a request waits
    /// until its address is translated, and one next to the other they do so at the same time. Spread
    /// over the transition, five of them took 230 ns, together 90.
    #[inline]
    fn look_ahead(&mut self) {
        let Some((next, alternative)) = self.strategy.soon(0, &self.ledger.graph) else { return };
        let far = self.strategy.soon(4, &self.ledger.graph);
        let near = self.strategy.soon(2, &self.ledger.graph);
        if self.cursor.is_saved(next) {
            let done = self.run(next, alternative);
            self.ledger.expects(done.fingerprint);
            // A step that was broken off leads nowhere.
            if let (Some(ahead), None) = (&mut self.ahead, self.ledger.broken_off()) {
                ahead.0 = Some(done);
            }
        }
        if let Some((far, _)) = far {
            self.cursor.prefetch(far);
            self.ledger.graph.prefetch(far);
        }
        if let Some((near, _)) = near {
            self.ledger.graph.prefetch_targets(near);
        }
        self.strategy.prefetch();
    }
}
