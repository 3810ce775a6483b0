//! Beginning anew when an assumption was wrong.
//!
//! A system may leave steps out on assumptions that its own runs can refute ([`System::refine`]). Then what a search
//! has in its ledger is a part of the system of which nothing follows, but for violations, whose runs are runs. So the
//! ledger is thrown away, and the search begins anew with a system that assumes less. Every search goes through here:
//! no caller has to know.
//!
//! Invariant: an outcome that says something was verified comes from one attempt, in which nothing was refuted. Limits
//! of time, transitions and states hold for all attempts together, and an outcome has the time and the transitions of
//! all. A strategy of the caller's own cannot be made
//! again: its outcome has the ending [`Ending::Refuted`].

use super::{Check, Ending, Limits, Outcome, Verdict};
use crate::journal::Refused;
use crate::system::{Ask, System};
use std::time::Duration;

impl<S: System> Check<'_, S> {
    /// Makes attempts until one is not refuted.
    pub(super) fn attempts(
        mut self,
        mut run: impl FnMut(Check<'_, &mut S>) -> Result<Outcome, Refused>,
    ) -> Result<Outcome, Refused> {
        let is_custom = self.custom.is_some();
        let (mut restarts, mut discarded, mut spent) = (0, 0, Duration::ZERO);
        let mut most = 0;
        loop {
            let attempt = Check {
                system: &mut self.system,
                plan: self.plan.clone(),
                custom: self.custom.take(),
                observer: match &mut self.observer {
                    Some(observer) => Some(&mut **observer),
                    None => None,
                },
                sink: match &mut self.sink {
                    Some(sink) => Some(&mut **sink),
                    None => None,
                },
                hurry: None,
                past: self.past.take(),
            };
            let mut outcome = run(attempt)?;
            if self.plan.turn.as_ref().is_some_and(|turn| turn.is_over()) {
                return Ok(outcome);
            }
            // A violation is one, whatever was assumed: the run that leads to it is a run.
            let is_over = outcome.verdict == Verdict::Violated && !self.plan.all;
            if is_over || !self.system.refine() {
                (outcome.restarts, outcome.discarded) = (restarts, discarded);
                outcome.elapsed += spent;
                if outcome.ending != Ending::Exhausted {
                    outcome.states = outcome.states.max(most);
                }
                return Ok(outcome);
            }
            if is_custom {
                outcome.ending = Ending::Refuted;
                outcome.verdict = Verdict::Limit;
                outcome.mass = outcome.mass.map(|_| super::Mass::NOTHING);
                return Ok(outcome);
            }
            restarts += 1;
            discarded += outcome.transitions;
            spent += outcome.elapsed;
            most = most.max(outcome.states);
            self.plan.standing.begins_anew(outcome.transitions);
            self.plan.limits = without(self.plan.limits, &outcome);
            if let Some(observer) = &mut self.observer {
                observer.begins_anew();
            }
            if let Some(sink) = &mut self.sink {
                sink.begin_anew();
            }
        }
    }
}

/// What is left of the limits after a run.
fn without(limits: Limits, spent: &Outcome) -> Limits {
    Limits {
        transitions: limits.transitions.map(|most| most.saturating_sub(spent.transitions)),
        states: limits.states.map(|most| most.saturating_sub(spent.states)),
        time: limits.time.map(|most| most.saturating_sub(spent.elapsed)),
        ..limits
    }
}
