//! Sleep sets: each pair of independent steps is taken in one order only.
//!
//! If step `a` leads from `s` to `sa`, step `b` from `s` to `sb`, and the two do not conflict, then
//! `b` from `sa` and `a` from `sb` lead to the same state. So when `a` was explored first, `a` need
//! not be run in `sb`: its target is read off the graph. This is what sleep sets do (Godefroid 1996,
//! chapter 5), with the difference that the transition left out is still entered into the ledger.
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

use super::{Arrives, Opened, Reducer, Take};
use crate::graph::{Chunked, Graph, StateId};
use crate::strategy::Arrival;
use crate::system::footprint::Footprint;
use crate::system::{Ask, System};
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

/// What is known of a level.
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
}

#[derive(Default)]
pub(super) struct Sleep {
    levels: Vec<Level>,
    /// By level and alternative: what it did, once that is known.
    known: Vec<Option<Taken>>,
    /// The footprints of steps taken from the levels; those behind `printed` are there to be used again.
    prints: Vec<Footprint>,
    printed: usize,
    /// The footprint of the step under way, or `UNKNOWN`; nothing if it was not asked for.
    print: Option<u32>,
    /// By state: the list of who moves by which alternative; the empty one if there are too many lists.
    orders: Chunked<u16>,
    /// By state: which of the first alternatives were single moves, by bit.
    single: Chunked<u8>,
    lists: Vec<Box<[u64]>>,
    index: FxHashMap<Box<[u64]>, u32>,
}

/// The only alternative of an actor, if it has just one.
#[inline]
fn only(movers: &[u64], actor: u64) -> Option<usize> {
    let mut of = (0..movers.len()).filter(|&at| movers[at] == actor);
    of.next().filter(|_| of.next().is_none())
}

impl Reducer for Sleep {
    #[inline]
    fn next(&self) -> Option<u32> {
        self.levels.last().filter(|level| level.next < level.alternatives).map(|level| level.next)
    }

    /// Looks up the target of a step that was taken from the level above.
    #[inline]
    fn take(&mut self, alternative: u32) -> Take {
        let level = self.levels.last_mut().expect("there is one to leave");
        level.next += 1;
        let Level { state, known, next, alternatives, .. } = *level;
        let taken = self.known[known + alternative as usize];
        if let Some(taken) = taken {
            self.note(state, alternative, taken.print);
        }
        Take { last: next == alternatives, target: taken.map(|taken| taken.target) }
    }

    #[inline]
    fn ran<S: System>(&mut self, system: &mut S, alternative: u32) {
        let level = self.levels.last().expect("somebody stepped");
        self.print = None;
        // Otherwise there is nobody to swap the step with.
        if !level.alone {
            let state = level.state;
            if self.printed == self.prints.len() {
                self.prints.push(Footprint::default());
            }
            system.footprint(&mut self.prints[self.printed]);
            let is_single = self.prints[self.printed].moves.len() == 1;
            let print = if is_single { self.printed as u32 } else { UNKNOWN };
            self.printed += usize::from(is_single);
            self.note(state, alternative, print);
            self.print = Some(print);
        }
    }

    #[inline]
    fn entered(&mut self, arrival: &Arrival) {
        if let Some(print) = self.print {
            let known = self.levels.last().expect("somebody stepped").known;
            self.known[known + arrival.alternative as usize] = Some(Taken { print, target: arrival.to });
        }
    }

    fn opens<S: System>(&mut self, system: &mut S, graph: &Graph, arrives: Arrives<'_>) -> Opened {
        let Arrives { state, by, choice, beyond } = arrives;
        let Some(choice) = choice.filter(|_| !beyond) else {
            self.orders.push(0);
            self.single.push(0);
            return Opened::Nothing;
        };
        let movers = system.actors();
        assert_eq!(movers.len(), choice.len() as usize, "kernel: every alternative is somebody's move");
        let order = self.intern(&movers);
        self.orders.push(u16::try_from(order).unwrap_or(0));
        self.single.push(0);
        let known = self.known.len();
        match by {
            Some(by) if self.levels.last().is_some_and(|above| !above.alone) => {
                for at in 0..movers.len() {
                    let taken = self.foresee(graph, &movers, at, by as usize);
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
        });
        Opened::Level
    }

    fn close(&mut self) {
        let level = self.levels.pop().expect("a level to leave");
        self.known.truncate(level.known);
        self.printed = level.prints;
    }

    fn frontier(&self) -> u64 {
        self.levels.iter().filter(|level| level.next < level.alternatives).count() as u64
    }

    fn bytes(&self) -> u64 {
        let lists: usize = self.lists.iter().map(|l| 16 * l.len() + 64).sum();
        let levels = self.levels.capacity() * size_of::<Level>();
        let known = self.known.capacity() * size_of::<Option<Taken>>();
        (levels + known + self.prints.len() * 256 + self.orders.bytes() + self.single.bytes() + lists) as u64
    }
}

impl Sleep {
    pub(super) fn new() -> Sleep {
        let mut sleep = Sleep::default();
        sleep.intern(&[]);
        sleep
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

    /// Keeps whether an alternative is a single move.
    #[inline]
    fn note(&mut self, state: StateId, alternative: u32, print: u32) {
        if alternative < u8::BITS && print != UNKNOWN {
            self.single[state.index()] |= 1 << alternative;
        }
    }

    /// What alternative `at` of the new state does, if it was taken one step earlier instead of
    /// step `by` of the last level and does not mind.
    #[inline]
    fn foresee(&self, graph: &Graph, movers: &[u64], at: usize, by: usize) -> Option<Taken> {
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
        let target = graph.target(from, alternative)?;
        let is_single = alternative < u8::BITS && self.single[from.index()] >> alternative & 1 == 1;
        Some(Taken { print: if is_single { earlier.print } else { UNKNOWN }, target })
    }
}
