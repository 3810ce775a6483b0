//! The loop of levels: depth-first search with a partial-order reduction as its part.
//!
//! Unit: the transition. A *level* is a choice point on the path from the start to where the system stands.
//! Per round: ask the reduction for the next alternative of the last level, run it, enter it into the
//! ledger, and open a level at its target if that is new. What a reduction has learned about a level is of
//! use below it only and goes with it, so the order is depth first by nature and no strategy is asked.
//!
//! Two reductions: [`sleep`] takes each pair of independent steps in one order only, [`persistent`] explores
//! a persistent set of every state. Invariant: between two rounds the system stands at the last level, or
//! can be undone to it: it is marked before every step but the last one from a level, after which the search
//! goes back further at once.

mod persistent;
mod sleep;

use super::ledger::Ledger;
use super::{Ending, Limit, Reduction};
use crate::choice::Choice;
use crate::graph::{Graph, StateId};
use crate::strategy::Arrival;
use crate::system::{Ask, Stop, System};
use persistent::Persistent;
use sleep::Sleep;

/// How a reduced search ended.
pub(super) enum Reduced {
    /// With how many states have alternatives left, and what memory is held.
    Ended(Ending, (u64, u64)),
    /// There is chance in the system, and the reduction needs every order then: nothing of this search counts.
    Chance,
}

/// What a reduction makes of the alternatives of the levels.
trait Reducer {
    /// The alternative of the last level to take next, if one is left.
    fn next(&self) -> Option<u32>;

    /// That alternative of the last level is taken.
    fn take(&mut self, alternative: u32) -> Take;

    /// The system has run that step: its footprint can be asked for.
    fn ran<S: System>(&mut self, system: &mut S, alternative: u32);

    /// The step has been entered: it led to a new state or to a known one.
    fn entered(&mut self, arrival: &Arrival);

    /// The system stands at a new state, which is a level if there is something to choose and the depth
    /// limit allows it.
    fn opens<S: System>(&mut self, system: &mut S, graph: &Graph, arrives: Arrives<'_>) -> Opened;

    /// Leaves the last level.
    fn close(&mut self);

    /// Levels with alternatives left.
    fn frontier(&self) -> u64;

    /// The memory held, in bytes.
    fn bytes(&self) -> u64;
}

/// A step to take.
struct Take {
    /// Whether it is certainly the last one from its level.
    last: bool,
    /// Where it leads, if that is known without running it.
    target: Option<StateId>,
}

/// A new state.
struct Arrives<'s> {
    state: StateId,
    /// The alternative of the last level that led here; none at the start.
    by: Option<u32>,
    /// What there is to choose.
    choice: Option<&'s Choice>,
    /// Whether it is beyond the depth limit.
    beyond: bool,
}

/// What became of a new state.
#[derive(PartialEq)]
enum Opened {
    Level,
    Nothing,
    Chance,
}

struct Level {
    state: StateId,
    /// Whether the system was marked before the last step from here.
    marked: bool,
}

struct Levels<R> {
    levels: Vec<Level>,
    reducer: R,
    truncated: bool,
}

/// Explores depth first, from the start.
pub(super) fn explore<S: System>(system: &mut S, ledger: &mut Ledger<'_>, reduction: Reduction) -> Reduced {
    match reduction {
        Reduction::Dpor => Levels::new(Persistent::new()).explore(system, ledger),
        Reduction::Sleep | Reduction::Off => Levels::new(Sleep::new()).explore(system, ledger),
    }
}

impl<R: Reducer> Levels<R> {
    fn new(reducer: R) -> Levels<R> {
        Levels { levels: Vec::new(), reducer, truncated: false }
    }

    fn explore<S: System>(mut self, system: &mut S, ledger: &mut Ledger<'_>) -> Reduced {
        match self.run(system, ledger) {
            Some(ending) => {
                let bytes = self.levels.capacity() * size_of::<Level>();
                Reduced::Ended(ending, (self.reducer.frontier(), bytes as u64 + self.reducer.bytes()))
            }
            None => Reduced::Chance,
        }
    }

    /// Why it ends; nothing if there is chance that the reduction cannot do with.
    fn run<S: System>(&mut self, system: &mut S, ledger: &mut Ledger<'_>) -> Option<Ending> {
        ledger.watches(system);
        let stop = system.start();
        if let Some(ending) = ledger.broken_off() {
            ledger.begin_in_the_dark();
            return Some(ending);
        }
        let initial = ledger.begin(system, &stop);
        if !self.arrive(system, ledger, initial, &stop, None) {
            return None;
        }
        while !self.levels.is_empty() {
            if ledger.is_done() {
                return Some(Ending::FirstViolation);
            }
            let Some(alternative) = self.reducer.next() else {
                self.close(system, ledger);
                continue;
            };
            if let Some(ending) = ledger.ends(|| (self.levels.len() as u64, self.reducer.bytes())) {
                // What was about to be taken waits no longer: so a search with a strategy counts.
                self.reducer.take(alternative);
                return Some(ending);
            }
            if !self.step(system, ledger, alternative) {
                return None;
            }
            if let Some(ending) = ledger.broken_off() {
                return Some(ending);
            }
        }
        Some(match (ledger.is_done(), self.truncated) {
            (true, _) => Ending::FirstViolation,
            (_, true) => Ending::Limit(Limit::Depth),
            _ => Ending::Exhausted,
        })
    }

    /// Takes an alternative of the last level, by running it or by looking it up; false if there is chance.
    #[inline]
    fn step<S: System>(&mut self, system: &mut S, ledger: &mut Ledger<'_>, alternative: u32) -> bool {
        let Take { last, target } = self.reducer.take(alternative);
        let level = self.levels.last_mut().expect("there is one to leave");
        level.marked = !last;
        let from = level.state;
        ledger.expanded += u64::from(last);
        if let Some(target) = target {
            ledger.enter_known(from, alternative, target);
            return true;
        }
        if !last {
            system.mark();
        }
        let stop = system.step(alternative);
        if ledger.broken_off().is_some() {
            return true;
        }
        self.reducer.ran(system, alternative);
        let arrival = ledger.enter(system, from, alternative, &stop);
        self.reducer.entered(&arrival);
        if arrival.is_new {
            return self.arrive(system, ledger, arrival.to, &stop, Some(alternative));
        }
        self.come_back(system);
        true
    }

    /// The system stands at a new state; false if it is one of chance that the reduction cannot do with.
    fn arrive<S: System>(
        &mut self,
        system: &mut S,
        ledger: &mut Ledger<'_>,
        state: StateId,
        stop: &Stop,
        by: Option<u32>,
    ) -> bool {
        let choice = match stop {
            Stop::Choice(choice) => Some(choice),
            _ => None,
        };
        let beyond = ledger.bounds.limits.depth.is_some_and(|most| ledger.graph.depth(state) >= most);
        self.truncated |= beyond && choice.is_some();
        match self.reducer.opens(system, &ledger.graph, Arrives { state, by, choice, beyond }) {
            Opened::Level => self.levels.push(Level { state, marked: false }),
            Opened::Nothing => self.come_back(system),
            Opened::Chance => return false,
        }
        true
    }

    /// All is done with the last level.
    fn close<S: System>(&mut self, system: &mut S, ledger: &mut Ledger<'_>) {
        self.reducer.close();
        // Of a level whose last step was known to be the last this was counted then.
        ledger.expanded += u64::from(self.levels.pop().is_some_and(|level| level.marked));
        self.come_back(system);
    }

    /// All is done with what the last step of the last level led to.
    #[inline]
    fn come_back<S: System>(&self, system: &mut S) {
        if self.levels.last().is_some_and(|level| level.marked) {
            system.undo();
        }
    }
}
