//! The ledger, filled from a journal instead of from a system.

use super::{Ledger, Sight};
use crate::graph::StateId;
use crate::journal::{Entry, Past, Refused};
use crate::store::{Key, Store, StoreKind};
use crate::strategy::Arrival;
use crate::system::Stop;

/// A state of which only the number is known.
struct Known(StateId);

impl Sight for Known {
    fn intern(&mut self, _store: &mut Store, _stop: &Stop) -> (StateId, bool) {
        (self.0, false)
    }

    fn key(&mut self, _kind: StoreKind, _stop: &Stop) -> Key {
        unreachable!("the past is not written again")
    }

    fn labels(&mut self) -> u64 {
        unreachable!("only asked for a new state")
    }
}

impl Ledger<'_> {
    /// Enters the initial state, of which the journal tells first.
    pub(crate) fn begin_again(&mut self, past: &mut Past) -> Result<(StateId, Stop), Refused> {
        match past.entry(None, 0, (self.store.kind(), self.labels))? {
            Entry::New { stop, mut seen } => Ok((self.begin(&mut seen, &stop), stop)),
            Entry::Known(_) => Err(Refused::Unreadable),
        }
    }

    /// Takes a transition that is in the graph once more.
    pub(crate) fn pass(&mut self, from: StateId, alternative: u32, to: StateId) {
        self.steps += 1;
        let arrival = Arrival { from, alternative, to, is_new: false };
        if let Some(observer) = &mut self.observer {
            observer.transition_taken(&arrival, &self.graph);
        }
    }

    /// Enters a transition of which the journal tells next; the stop if it found a state.
    pub(crate) fn enter_again(
        &mut self,
        past: &mut Past,
        from: StateId,
        alternative: u32,
    ) -> Result<(Arrival, Option<Stop>), Refused> {
        let states = self.store.len();
        match past.entry(Some((from, alternative)), states, (self.store.kind(), self.labels))? {
            Entry::Known(to) if u64::from(to.0) < states => {
                Ok((self.enter(&mut Known(to), from, alternative, &Stop::End), None))
            }
            Entry::Known(_) => Err(Refused::Unreadable),
            Entry::New { stop, mut seen } => {
                let arrival = self.enter(&mut seen, from, alternative, &stop);
                if arrival.is_new { Ok((arrival, Some(stop))) } else { Err(Refused::Unreadable) }
            }
        }
    }
}
