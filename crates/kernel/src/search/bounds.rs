//! What ends a run before everything is explored: limits, an interrupt, and the turns of a portfolio.
//!
//! Invariant: a limit is looked at between steps, and a watch holds it within one. Nothing but the time limit depends on
//! the clock.

use super::pace::Pace;
use super::portfolio::{Facts, Grant, Others, Turn};
use super::{Ending, Limit, Limits, Plan};
use crate::watch::Watch;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

pub(crate) struct Bounds {
    pub(crate) limits: Limits,
    interrupt: Arc<AtomicBool>,
    meter: Option<fn() -> u64>,
    pub(super) pace: Pace,
    pub(crate) watch: Watch,
    pub(crate) peak_memory: u64,
    /// Memory is short: the limit is near.
    pub(crate) tight: bool,
    /// The bytes left up to the limit on memory, when that was looked at since the strategy was told.
    pub(crate) room: Option<u64>,
    /// The memory that plans of the strategy may take where a journal is kept, and what one would take now.
    pub(crate) plans: u64,
    pub(crate) planning: u64,
    /// The run goes through its own past: the clock stands.
    pub(crate) rebuilding: bool,
    /// The place in a portfolio, what the present turn may take, and the steps and the work when it began.
    turn: Option<Turn>,
    grant: Grant,
    turn_from: (u64, u64),
    /// The steps at which to look whether the turn is over.
    pub(crate) look_at_turn: u64,
}

/// Steps until the work of a turn is first looked at.
const FIRST_LOOK: u64 = 64;

impl Grant {
    /// The steps at which to look first at a turn that begins at these.
    fn first_look(self, steps: u64) -> u64 {
        steps.saturating_add(self.transitions.min(self.work.min(FIRST_LOOK)))
    }
}

impl Bounds {
    /// Waits for the first turn, if the search is a member of a portfolio.
    pub(super) fn of(plan: &Plan) -> Bounds {
        let grant = plan.turn.as_ref().map_or(Grant::ANY, |turn| turn.begins());
        Bounds {
            limits: plan.limits,
            interrupt: plan.interrupt.clone(),
            meter: plan.meter,
            look_at_turn: if plan.turn.is_some() { grant.first_look(0) } else { u64::MAX },
            grant,
            turn_from: (0, 0),
            turn: plan.turn.clone(),
            pace: Pace::new(),
            watch: Watch::default(),
            peak_memory: 0,
            tight: false,
            room: None,
            plans: plan.plans,
            planning: 0,
            rebuilding: false,
        }
    }

    /// A watch that ends a step of any length with the run, and when that is.
    pub(super) fn watch(&mut self) -> (Watch, Option<Instant>) {
        let deadline = self.limits.time.and_then(|most| self.pace.moment(most));
        self.watch = Watch::new(self.interrupt.clone(), deadline);
        if let (Some(meter), Some(most)) = (self.meter, self.limits.memory) {
            self.watch = self.watch.clone().memory(meter, most);
        }
        (self.watch.clone(), deadline)
    }

    /// Why the run ends, if a step was broken off.
    #[inline]
    pub(super) fn broken_off(&self) -> Option<Ending> {
        if !self.watch.has_broken() {
            return None;
        }
        Some(if self.watch.is_refuted() {
            Ending::Refuted
        } else if self.interrupt.load(Ordering::Relaxed) {
            Ending::Interrupted
        } else if self.watch.is_late() {
            Ending::Limit(Limit::Time)
        } else {
            Ending::Limit(Limit::Memory)
        })
    }

    /// The limit on counts that is met, or the interrupt.
    #[inline]
    pub(super) fn met(&self, steps: u64, expanded: u64, states: u64) -> Option<Ending> {
        if self.limits.transitions.is_some_and(|most| steps >= most) {
            return Some(Ending::Limit(Limit::Transitions));
        }
        if self.limits.expanded.is_some_and(|most| expanded >= most) {
            return Some(Ending::Limit(Limit::Expanded));
        }
        if self.limits.states.is_some_and(|most| states >= most) {
            return Some(Ending::Limit(Limit::States));
        }
        self.interrupt.load(Ordering::Relaxed).then_some(Ending::Interrupted)
    }

    /// The memory held, by the meter or, without one, by what the tables of this search and of others hold.
    pub(super) fn memory(&mut self, tables: u64) -> u64 {
        let memory = match self.meter {
            Some(meter) => meter(),
            None => tables + self.others().bytes,
        };
        self.peak_memory = self.peak_memory.max(memory);
        memory
    }

    /// Whether the limit on memory is met, of which `reserve` is to be left.
    pub(super) fn is_out_of_memory(&mut self, memory: u64, reserve: u64, is_written: bool) -> bool {
        let Some(most) = self.limits.memory else { return false };
        // Where plans do not give way to what is left, that is left for them.
        let planning = if is_written { self.planning } else { 0 };
        let most = most.saturating_sub(reserve.max(planning));
        self.tight |= memory >= most / 8 * 7;
        if self.tight && self.turn.as_ref().is_some_and(|turn| turn.makes_room()) {
            self.tight = false;
            return false;
        }
        if memory < most {
            self.room = Some(most - memory);
        }
        memory >= most
    }

    /// Whether others take turns with this search.
    pub(super) fn is_shared(&self) -> bool {
        self.turn.is_some()
    }

    /// What the others have come to.
    pub(super) fn others(&self) -> Others {
        self.turn.as_ref().map_or_else(Others::default, |turn| turn.others())
    }

    /// Whether another search has the result.
    pub(super) fn is_outdone(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| turn.is_over())
    }

    /// The work of the search so far: a unit for each step, and what the steps themselves say.
    pub(super) fn work(&self, steps: u64) -> u64 {
        steps + self.watch.worked()
    }

    /// Whether something is left of the turn; when to look again is set then.
    pub(super) fn turn_goes_on(&mut self, steps: u64) -> bool {
        let (from, work_from) = self.turn_from;
        let (taken, work) = (steps - from, self.work(steps) - work_from);
        if taken >= self.grant.transitions || work >= self.grant.work {
            return false;
        }
        // Steps to come will be as long as those before.
        let left = (self.grant.work - work) as u128 * taken.max(1) as u128 / work.max(1) as u128;
        let next = (left as u64).clamp(1, taken.max(FIRST_LOOK));
        self.look_at_turn = steps + next.min(self.grant.transitions - taken);
        true
    }

    /// Ends the turn and waits for the next one, or says why there is none.
    pub(super) fn pause(&mut self, steps: u64, facts: Facts) -> Option<Ending> {
        let took = self.taken(steps);
        let next = self.turn.as_ref()?.pause(took, facts);
        self.turn_from = (steps, self.work(steps));
        match next {
            Ok(grant) => {
                self.grant = grant;
                self.look_at_turn = grant.first_look(steps);
                None
            }
            Err(ending) => Some(ending),
        }
    }

    /// What was taken of the present turn.
    fn taken(&self, steps: u64) -> Grant {
        let (from, work_from) = self.turn_from;
        Grant { work: self.work(steps) - work_from, transitions: steps - from }
    }

    /// The search is over.
    pub(super) fn ended(&self, steps: u64, facts: impl FnOnce() -> Facts) {
        if let Some(turn) = &self.turn {
            turn.took(self.taken(steps), facts());
        }
    }
}
