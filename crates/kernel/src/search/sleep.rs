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

use super::ledger::Ledger;
use super::{Ending, Limit};
use crate::graph::{Chunked, StateId};
use crate::system::footprint::Footprint;
use crate::system::{Stop, System};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// What is known of an alternative.
#[derive(Clone)]
struct Taken {
    footprint: Rc<Footprint>,
    target: StateId,
}

/// A choice point on the path from the start to where the system stands.
struct Level {
    state: StateId,
    /// By alternative: who moves.
    movers: Rc<[u64]>,
    /// By alternative: what it did, once that is known.
    taken: Vec<Option<Taken>>,
    /// The alternatives up to here have been looked at.
    next: usize,
}

struct Search {
    levels: Vec<Level>,
    /// By state: who moves by which alternative.
    orders: Chunked<u32>,
    lists: Vec<Rc<[u64]>>,
    index: FxHashMap<Rc<[u64]>, u32>,
    truncated: bool,
}

/// Explores depth first, from the start.
pub(super) fn explore<S: System>(system: &mut S, ledger: &mut Ledger<'_>) -> Ending {
    let mut search = Search {
        levels: Vec::new(),
        orders: Chunked::default(),
        lists: Vec::new(),
        index: FxHashMap::default(),
        truncated: false,
    };
    search.intern(Rc::new([]));
    ledger.watches(system);
    let stop = system.start();
    if let Some(ending) = ledger.broken_off() {
        ledger.begin_in_the_dark();
        return ending;
    }
    let initial = ledger.begin(system, &stop);
    search.arrive(system, ledger, initial, &stop, None);
    while let Some(level) = search.levels.last_mut() {
        if ledger.is_done() {
            return Ending::FirstViolation;
        }
        let alternative = level.next;
        if alternative == level.taken.len() {
            search.levels.pop();
            if !search.levels.is_empty() {
                system.undo();
            }
            ledger.expanded += 1;
            continue;
        }
        let (depth, bytes) = (search.levels.len() as u64, search.bytes());
        if let Some(ending) = ledger.ends(|| (depth, bytes)) {
            return ending;
        }
        search.step(system, ledger, alternative);
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
fn only(movers: &[u64], actor: u64) -> Option<usize> {
    let mut of = (0..movers.len()).filter(|&at| movers[at] == actor);
    of.next().filter(|_| of.next().is_none())
}

impl Search {
    fn bytes(&self) -> u64 {
        let lists: usize = self.lists.iter().map(|l| 8 * l.len() + 64).sum();
        (self.levels.len() * 400 + self.orders.bytes() + lists) as u64
    }

    fn intern(&mut self, movers: Rc<[u64]>) -> u32 {
        if let Some(&known) = self.index.get(&movers) {
            return known;
        }
        let new = self.lists.len() as u32;
        self.lists.push(movers.clone());
        self.index.insert(movers, new);
        new
    }

    /// Takes an alternative of the last level, by running it or by looking it up.
    fn step<S: System>(&mut self, system: &mut S, ledger: &mut Ledger<'_>, alternative: usize) {
        let at = self.levels.len() - 1;
        let level = &mut self.levels[at];
        level.next += 1;
        let from = level.state;
        if let Some(taken) = &level.taken[alternative] {
            ledger.enter_known(from, alternative as u32, taken.target);
            return;
        }
        system.mark();
        let stop = system.step(alternative as u32);
        if ledger.broken_off().is_some() {
            return;
        }
        let mut footprint = Footprint::default();
        system.footprint(&mut footprint);
        let footprint = Rc::new(footprint);
        let arrival = ledger.enter(system, from, alternative as u32, &stop);
        self.levels[at].taken[alternative] = Some(Taken { footprint, target: arrival.to });
        if arrival.is_new {
            self.arrive(system, ledger, arrival.to, &stop, Some(alternative));
        } else {
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
            return self.leave(system, by);
        };
        if beyond {
            self.truncated = true;
            return self.leave(system, by);
        }
        let movers: Rc<[u64]> = system.actors().into();
        assert_eq!(movers.len(), choice.len() as usize, "kernel: every alternative is somebody's move");
        let order = self.intern(movers.clone());
        self.orders.push(order);
        let taken = (0..movers.len()).map(|at| self.foresee(ledger, &movers, at, by?)).collect();
        self.levels.push(Level { state, movers, taken, next: 0 });
    }

    fn leave<S: System>(&mut self, system: &mut S, by: Option<usize>) {
        self.orders.push(0);
        if by.is_some() {
            system.undo();
        }
    }

    /// What alternative `at` of the new state does, if it was taken one step earlier instead of
    /// step `by` of the last level and does not mind.
    fn foresee(&self, ledger: &Ledger<'_>, movers: &[u64], at: usize, by: usize) -> Option<Taken> {
        let above = self.levels.last()?;
        let (me, other) = (movers[at], above.movers[by]);
        if me == other {
            return None;
        }
        only(movers, me)?;
        let earlier = above.taken[only(&above.movers, me)?].as_ref()?;
        let step = above.taken[by].as_ref()?;
        if !earlier.footprint.commutes(&step.footprint) {
            return None;
        }
        let there = &self.lists[self.orders[earlier.target.index()] as usize];
        let target = ledger.graph.target(earlier.target, only(there, other)? as u32)?;
        Some(Taken { footprint: earlier.footprint.clone(), target })
    }
}
