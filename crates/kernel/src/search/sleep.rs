//! Depth-first search that takes each pair of independent steps in one order only.
//!
//! If step `a` leads from `s` to `sa`, step `b` from `s` to `sb`, and the two do not conflict, then
//! `b` from `sa` and `a` from `sb` lead to the same state. So when `a` was explored first, `a` need
//! not be run in `sb`: its target is read off the graph. This is what sleep sets do (Godefroid 1996,
//! chapter 5), with the difference that the transition left out is still entered into the books.
//!
//! Invariant, given a right [`Footprint`]: states, transitions, edges, chance and progress are those
//! of the plain search, up to states that behave alike and that the fingerprint tells apart; only
//! fewer steps are run. So it is sound with every property.
//!
//! All that is kept of the levels lies on stacks that are as deep as the search: what was learned at
//! a level is of use below it only, so nothing is allocated for a step.

use super::ledger::Ledger;
use super::{Ending, Limit};
use crate::graph::{Chunked, StateId};
use crate::system::footprint::Footprint;
use crate::system::{Stop, System};
use rustc_hash::FxHashMap;

/// What is known of an alternative.
#[derive(Clone, Copy)]
struct Taken {
    /// Where its footprint is.
    print: u32,
    target: StateId,
}

/// A choice point on the path from the start to where the system stands.
#[derive(Clone, Copy)]
struct Level {
    state: StateId,
    /// The list of who moves by which alternative.
    movers: u32,
    /// Where what is known of its alternatives begins.
    known: usize,
    /// Where the footprints that were taken from here on begin.
    prints: usize,
    alternatives: u32,
    /// The alternatives up to here have been looked at.
    next: u32,
    /// Whether one actor alone can move.
    alone: bool,
    /// Whether the system was marked before the last step from here. Not before the last one of all: from
    /// there it goes back further at once.
    marked: bool,
}

#[derive(Default)]
struct Search {
    levels: Vec<Level>,
    /// By level and alternative: what it did, once that is known.
    known: Vec<Option<Taken>>,
    /// The footprints of steps taken from the levels; those behind `printed` are there to be used again.
    prints: Vec<Footprint>,
    printed: usize,
    /// By state: who moves by which alternative.
    orders: Chunked<u32>,
    lists: Vec<Box<[u64]>>,
    index: FxHashMap<Box<[u64]>, u32>,
    truncated: bool,
}

/// Explores depth first, from the start.
pub(super) fn explore<S: System>(system: &mut S, ledger: &mut Ledger<'_>) -> Ending {
    let mut search = Search::default();
    search.intern(&[]);
    ledger.watches(system);
    let stop = system.start();
    if let Some(ending) = ledger.broken_off() {
        ledger.begin_in_the_dark();
        return ending;
    }
    let initial = ledger.begin(system, &stop);
    search.arrive(system, ledger, initial, &stop, None);
    while let Some(&level) = search.levels.last() {
        if ledger.is_done() {
            return Ending::FirstViolation;
        }
        if level.next == level.alternatives {
            search.levels.pop();
            search.known.truncate(level.known);
            search.printed = level.prints;
            search.come_back(system);
            ledger.expanded += 1;
            continue;
        }
        if let Some(ending) = ledger.ends(|| (search.levels.len() as u64, search.bytes())) {
            return ending;
        }
        search.step(system, ledger, level.next);
        if let Some(ending) = ledger.broken_off() {
            return ending;
        }
    }
    match (ledger.is_done(), search.truncated) {
        (true, _) => Ending::FirstViolation,
        (_, true) => Ending::Limit(Limit::Depth),
        _ => Ending::Exhausted,
    }
}

/// The only alternative of an actor, if it has just one.
#[inline]
fn only(movers: &[u64], actor: u64) -> Option<usize> {
    let mut of = (0..movers.len()).filter(|&at| movers[at] == actor);
    of.next().filter(|_| of.next().is_none())
}

impl Search {
    fn bytes(&self) -> u64 {
        let lists: usize = self.lists.iter().map(|l| 16 * l.len() + 64).sum();
        let levels = self.levels.capacity() * size_of::<Level>();
        let known = self.known.capacity() * size_of::<Option<Taken>>();
        (levels + known + self.prints.len() * 256 + self.orders.bytes() + lists) as u64
    }

    fn intern(&mut self, movers: &[u64]) -> u32 {
        // Mostly as in the state before.
        if let Some(above) = self.levels.last()
            && *movers == *self.lists[above.movers as usize]
        {
            return above.movers;
        }
        if let Some(&known) = self.index.get(movers) {
            return known;
        }
        let new = self.lists.len() as u32;
        self.lists.push(movers.into());
        self.index.insert(movers.into(), new);
        new
    }

    /// Takes an alternative of the last level, by running it or by looking it up.
    fn step<S: System>(&mut self, system: &mut S, ledger: &mut Ledger<'_>, alternative: u32) {
        let level = self.levels.last_mut().expect("there is one to leave");
        level.next += 1;
        level.marked = level.next < level.alternatives;
        let Level { state: from, known, alone, marked, .. } = *level;
        let slot = known + alternative as usize;
        if let Some(taken) = self.known[slot] {
            ledger.enter_known(from, alternative, taken.target);
            return;
        }
        if marked {
            system.mark();
        }
        let stop = system.step(alternative);
        if ledger.broken_off().is_some() {
            return;
        }
        let arrival = if alone {
            // There is nobody to swap the step with.
            ledger.enter(system, from, alternative, &stop)
        } else {
            if self.printed == self.prints.len() {
                self.prints.push(Footprint::default());
            }
            system.footprint(&mut self.prints[self.printed]);
            let arrival = ledger.enter(system, from, alternative, &stop);
            self.known[slot] = Some(Taken { print: self.printed as u32, target: arrival.to });
            self.printed += 1;
            arrival
        };
        if arrival.is_new {
            self.arrive(system, ledger, arrival.to, &stop, Some(alternative as usize));
        } else {
            self.come_back(system);
        }
    }

    /// All is done with what the last step of the last level led to.
    fn come_back<S: System>(&self, system: &mut S) {
        if self.levels.last().is_some_and(|level| level.marked) {
            system.undo();
        }
    }

    /// The system stands at a new state, which the last level's alternative `by` led to.
    fn arrive<S: System>(
        &mut self,
        system: &mut S,
        ledger: &mut Ledger<'_>,
        state: StateId,
        stop: &Stop,
        by: Option<usize>,
    ) {
        let beyond = ledger.limits.depth.is_some_and(|most| ledger.graph.depth(state) >= most);
        let Stop::Choice(choice) = stop else {
            return self.leave(system);
        };
        if beyond {
            self.truncated = true;
            return self.leave(system);
        }
        let movers = system.actors();
        assert_eq!(movers.len(), choice.len() as usize, "kernel: every alternative is somebody's move");
        let order = self.intern(&movers);
        self.orders.push(order);
        let known = self.known.len();
        match by {
            Some(by) if self.levels.last().is_some_and(|above| !above.alone) => {
                for at in 0..movers.len() {
                    let taken = self.foresee(ledger, &movers, at, by);
                    self.known.push(taken);
                }
            }
            _ => self.known.resize(known + movers.len(), None),
        }
        self.levels.push(Level {
            state,
            movers: order,
            known,
            prints: self.printed,
            alternatives: choice.len(),
            next: 0,
            alone: movers.windows(2).all(|two| two[0] == two[1]),
            marked: false,
        });
    }

    fn leave<S: System>(&mut self, system: &mut S) {
        self.orders.push(0);
        self.come_back(system);
    }

    /// What alternative `at` of the new state does, if it was taken one step earlier instead of
    /// step `by` of the last level and does not mind.
    #[inline]
    fn foresee(&self, ledger: &Ledger<'_>, movers: &[u64], at: usize, by: usize) -> Option<Taken> {
        let above = self.levels.last()?;
        let before = &self.lists[above.movers as usize];
        let (me, other) = (movers[at], before[by]);
        if me == other {
            return None;
        }
        only(movers, me)?;
        let earlier = self.known[above.known + only(before, me)?]?;
        let step = self.known[above.known + by]?;
        let [earlier_print, step_print] = [earlier, step].map(|taken| &self.prints[taken.print as usize]);
        if !earlier_print.commutes(step_print) {
            return None;
        }
        let there = &self.lists[self.orders[earlier.target.index()] as usize];
        let target = ledger.graph.target(earlier.target, only(there, other)? as u32)?;
        Some(Taken { print: earlier.print, target })
    }
}
