//! Depth-first search that takes each pair of independent steps in one order only.
//!
//! If step `a` leads from `s` to `sa`, step `b` from `s` to `sb`, and the two do not conflict, then
//! `b` from `sa` and `a` from `sb` lead to the same state. So when `a` was explored first, `a` need
//! not be run in `sb`: its target is read off the graph. This is what sleep sets do (Godefroid 1996,
//! chapter 5), with the difference that the transition left out is still entered into the books.
//!
//! Both must be single moves. Where only one actor is able after both, it goes on of itself: the target
//! is still the same, but more was touched on the way than `a` touched from `s`. Whether it was so is
//! known from `b` in `sa`, of which a bit is kept; then nothing is known of what `a` touches in `sb`.
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
use crate::system::{Ask, Stop, System};
use rustc_hash::FxHashMap;

/// What is known of an alternative.
#[derive(Clone, Copy)]
struct Taken {
    /// Where its footprint is, or `UNKNOWN`.
    print: u32,
    target: StateId,
}

/// Not a single move, or one of which the footprint is not known.
const UNKNOWN: u32 = u32::MAX;

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
    /// By state: the list of who moves by which alternative; the empty one if there are too many lists.
    orders: Chunked<u16>,
    /// By state: which of the first alternatives were single moves, by bit.
    single: Chunked<u8>,
    lists: Vec<Box<[u64]>>,
    index: FxHashMap<Box<[u64]>, u32>,
    truncated: bool,
}

/// Explores depth first, from the start. Also says how many states have alternatives left at the end, and
/// what memory is held.
pub(super) fn explore<S: System>(system: &mut S, ledger: &mut Ledger<'_>) -> (Ending, (u64, u64)) {
    let mut search = Search::default();
    let ending = search.explore(system, ledger);
    (ending, (search.frontier(), search.bytes()))
}

/// The only alternative of an actor, if it has just one.
#[inline]
fn only(movers: &[u64], actor: u64) -> Option<usize> {
    let mut of = (0..movers.len()).filter(|&at| movers[at] == actor);
    of.next().filter(|_| of.next().is_none())
}

impl Search {
    fn explore<S: System>(&mut self, system: &mut S, ledger: &mut Ledger<'_>) -> Ending {
        self.intern(&[]);
        ledger.watches(system);
        let stop = system.start();
        if let Some(ending) = ledger.broken_off() {
            ledger.begin_in_the_dark();
            return ending;
        }
        let initial = ledger.begin(system, &stop);
        self.arrive(system, ledger, initial, &stop, None);
        while let Some(&level) = self.levels.last() {
            if ledger.is_done() {
                return Ending::FirstViolation;
            }
            if level.next == level.alternatives {
                self.levels.pop();
                self.known.truncate(level.known);
                self.printed = level.prints;
                self.come_back(system);
                continue;
            }
            if let Some(ending) = ledger.ends(|| (self.levels.len() as u64, self.bytes())) {
                // What was about to be taken waits no longer: so a plain search counts.
                self.levels.last_mut().expect("there is one to leave").next += 1;
                return ending;
            }
            self.step(system, ledger, level.next);
            if let Some(ending) = ledger.broken_off() {
                return ending;
            }
        }
        match (ledger.is_done(), self.truncated) {
            (true, _) => Ending::FirstViolation,
            (_, true) => Ending::Limit(Limit::Depth),
            _ => Ending::Exhausted,
        }
    }

    /// States with alternatives left.
    fn frontier(&self) -> u64 {
        self.levels.iter().filter(|level| level.next < level.alternatives).count() as u64
    }

    fn bytes(&self) -> u64 {
        let lists: usize = self.lists.iter().map(|l| 16 * l.len() + 64).sum();
        let levels = self.levels.capacity() * size_of::<Level>();
        let known = self.known.capacity() * size_of::<Option<Taken>>();
        (levels + known + self.prints.len() * 256 + self.orders.bytes() + self.single.bytes() + lists) as u64
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
        if !level.marked {
            ledger.expanded += 1;
        }
        let Level { state: from, known, alone, marked, .. } = *level;
        let slot = known + alternative as usize;
        if let Some(taken) = self.known[slot] {
            self.note(from, alternative, taken.print);
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
            let is_single = self.prints[self.printed].moves.len() == 1;
            let print = if is_single { self.printed as u32 } else { UNKNOWN };
            self.printed += usize::from(is_single);
            self.note(from, alternative, print);
            let arrival = ledger.enter(system, from, alternative, &stop);
            self.known[slot] = Some(Taken { print, target: arrival.to });
            arrival
        };
        if arrival.is_new {
            self.arrive(system, ledger, arrival.to, &stop, Some(alternative as usize));
        } else {
            self.come_back(system);
        }
    }

    /// Keeps whether an alternative is a single move.
    #[inline]
    fn note(&mut self, state: StateId, alternative: u32, print: u32) {
        if alternative < u8::BITS && print != UNKNOWN {
            self.single[state.index()] |= 1 << alternative;
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
        let beyond = ledger.bounds.limits.depth.is_some_and(|most| ledger.graph.depth(state) >= most);
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
        self.orders.push(u16::try_from(order).unwrap_or(0));
        self.single.push(0);
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
        self.single.push(0);
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
        let print = |taken: Taken| self.prints.get(taken.print as usize);
        if !print(earlier)?.commutes(print(step)?) {
            return None;
        }
        let from = earlier.target;
        let there = &self.lists[self.orders[from.index()] as usize];
        let alternative = only(there, other)? as u32;
        let target = ledger.graph.target(from, alternative)?;
        let is_single = alternative < u8::BITS && self.single[from.index()] >> alternative & 1 == 1;
        Some(Taken { print: if is_single { earlier.print } else { UNKNOWN }, target })
    }
}
