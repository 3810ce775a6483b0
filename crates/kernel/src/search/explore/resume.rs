//! A run taken up again: the loop over the past, in which nothing is run.
//!
//! Invariant: after the last entry of the journal, ledger, strategy and cursor are what they were
//! when it was written, but for snapshots; the cursor reaches open states by their paths. Before
//! the search goes on, the path to the state found last is run once and must lead there: a system
//! that has changed is refused.

use super::Run;
use crate::graph::StateId;
use crate::journal::{Past, Refused};
use crate::search::Ending;
use crate::system::{Stop, System};

impl<S: System> Run<'_, S> {
    pub(super) fn resume(&mut self, mut past: Past) -> Result<Ending, Refused> {
        if !past.is_ahead()? {
            return Ok(self.explore());
        }
        self.ledger.bounds.rebuilding = true;
        let (initial, stop) = self.ledger.begin_again(&mut past)?;
        self.welcome_again(&mut past, initial, &stop, 1.0)?;
        while past.is_ahead()? {
            if self.ledger.is_done() {
                return Ok(Ending::FirstViolation);
            }
            let (from, alternative) = self.strategy.next(&self.ledger.graph).ok_or(Refused::Diverges)?;
            let Run { cursor, strategy, probabilities, ledger, .. } = self;
            if let Some(ending) = ledger.ends(|| super::size(&**strategy, cursor, probabilities)) {
                return Ok(ending);
            }
            self.take_again(&mut past, from, alternative)?;
        }
        self.ledger.go_on(&past);
        self.recognise()?;
        self.ledger.watches(&mut self.cursor.system);
        Ok(self.go_on())
    }

    fn take_again(&mut self, past: &mut Past, from: StateId, alternative: u32) -> Result<(), Refused> {
        let probability = self.probability(from, alternative);
        let left = self.cursor.left_before(from).ok_or(Refused::Diverges)?;
        let (arrival, stop) = self.ledger.enter_again(past, from, alternative)?;
        self.strategy.arrived(&arrival, &self.ledger.graph);
        if let Some(stop) = stop {
            self.welcome_again(past, arrival.to, &stop, probability)?;
        }
        self.took(from, left);
        Ok(())
    }

    fn welcome_again(
        &mut self,
        past: &mut Past,
        state: StateId,
        stop: &Stop,
        path_probability: f64,
    ) -> Result<(), Refused> {
        let Some(choice) = self.opens(state, stop, path_probability) else { return Ok(()) };
        let heuristic = if self.heuristic.is_some() { past.value()? } else { 0.0 };
        self.offer(state, choice, path_probability, heuristic);
        Ok(())
    }

    /// Runs the path to the state found last, and refuses if it does not lead there.
    fn recognise(&mut self) -> Result<(), Refused> {
        let Run { cursor, ledger, .. } = self;
        let last = StateId(ledger.graph.len() as u32 - 1);
        let mut at = StateId::INITIAL;
        let mut stop = cursor.system.start();
        for alternative in ledger.graph.path_to(last) {
            let goes = matches!(&stop, Stop::Choice(choice) if alternative < choice.len());
            if !goes || !ledger.is_at(&mut cursor.system, &stop, at) {
                return Err(Refused::Changed);
            }
            stop = cursor.system.step(alternative);
            at = ledger.graph.target(at, alternative).ok_or(Refused::Changed)?;
        }
        if ledger.is_at(&mut cursor.system, &stop, last) { Ok(()) } else { Err(Refused::Changed) }
    }
}
