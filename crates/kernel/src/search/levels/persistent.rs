//! Persistent sets: stateful dynamic partial-order reduction (`dpor`).
//!
//! At each choice point a set of actors is explored, at first one. It is large enough when no run of
//! the others alone comes to a move that conflicts with the next move of one of the explored ones;
//! then every run from here is, up to swaps of neighbours that do not conflict, a run that begins
//! with one of them (Godefroid 1996, section 4.2: a persistent set). Runs of the others are not
//! guessed, they are looked up in what was explored after a step (Flanagan and Godefroid 2005): a
//! touch further down that conflicts with the step and does not *happen after* it by anything in
//! between is a race, and then one who has to move for that touch is explored too.
//!
//! There are no clocks on the path. Every state keeps a summary of the touches after it, each with
//! what happens before it ([`summary`]); when a step's subtree is done, or is a known state, the
//! step's move is put in front of the target's summary, and that tells the races. So a known state
//! costs what a new one does, and nothing has to be done to the levels above (Yang et al. 2008 update
//! them all).
//!
//! Why it is enough. Let `T` be the actors explored at a state, `w = t1 ... tn` a shortest run of
//! others from there whose last move conflicts with the next move `t` of one of `T`. Then `t t1 ...`
//! can be run, and the part explored after `t` has, by induction, a run that is equivalent to an
//! extension of it. There `t` and `tn` (or what its actor does, or waits to do, instead) conflict,
//! and what happens before `tn` is among `t1 ...`: a race. Of those who moved in `t1 ... tn`, none is
//! in `T`; the first of those who happen before `tn` can move at this state. One of them is added:
//! the one who makes `tn` if it can move, or another who moves first in every such run, or, if runs
//! differ, all who may. If nobody of them can move here, then `tn` needs `t`: no such `w` exists.
//!
//! Cycles: every state that lies on a cycle is explored in full, so nobody is put off for ever (the
//! ignoring problem), and hands on its touches with nothing said about their order. States on a
//! cycle are found with Gabow's path-based components.
//!
//! Invariants, given a right [`Footprint`]: every end and every violation that can be reached is
//! reached, from every state that is visited; two conflicting moves of which either can come first
//! stand before each other in a visited state (the last of the races above has nothing in between);
//! a state from which no run ends is found if there is one. Known gaps: no sleep sets, so
//! transitions into known states are not saved. Chance needs every order (a scheduler may wait for a
//! draw): with a choice of chance the search starts over without reduction.

mod pool;
mod summary;

use super::{Arrives, Opened, Reducer, Take};
use crate::graph::{Chunked, Graph, StateId};
use crate::strategy::Arrival;
use crate::system::footprint::Footprint;
use crate::system::{Ask, System};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use summary::{Actors, NOTHING, Summaries, bit};

/// What is known of a level.
struct Level {
    state: StateId,
    /// By alternative: who moves.
    actors: SmallVec<[u32; 8]>,
    /// By alternative: where the mover stands.
    sites: SmallVec<[u64; 8]>,
    /// The alternative under way.
    under_way: usize,
    /// Who can move, and who is to be explored.
    able: Actors,
    wanted: Actors,
    /// Everybody is to be explored.
    full: bool,
    /// The alternatives taken, by bit, or (beyond 64) up to here in order.
    done: u64,
    /// The moves of the step under way, the first last.
    moves: SmallVec<[u32; 4]>,
    /// What was touched in the part explored.
    below: u32,
    /// The place among the open states.
    index: usize,
}

impl Level {
    /// The alternative to take next.
    fn next(&self) -> Option<usize> {
        if self.actors.len() > 64 {
            let next = self.done as usize;
            return (next < self.actors.len()).then_some(next);
        }
        (0..self.actors.len())
            .find(|&at| self.done >> at & 1 == 0 && (self.full || self.wanted & bit(self.actors[at]) != 0))
    }

    fn take(&mut self, alternative: usize) {
        if self.actors.len() > 64 {
            self.done += 1;
        } else {
            self.done |= 1 << alternative;
        }
    }

    fn is_full(&self) -> bool {
        self.full || self.able & !self.wanted == 0
    }
}

/// Not yet part of a component, or not an open state.
const CLOSED: u32 = u32::MAX;

pub(super) struct Persistent {
    levels: Vec<Level>,
    summaries: Summaries,
    /// By state: its summary, once it is closed.
    known: Chunked<u32>,
    /// By state: the summary of what those who cannot move wait to do.
    waits: Chunked<u32>,
    /// By state: its place in `open`, or `CLOSED`.
    places: Chunked<u32>,
    /// States whose component is not complete, in the order they were found.
    open: Vec<StateId>,
    /// Where components begin: index into `open`, level, and whether there is a cycle.
    roots: Vec<(usize, usize, bool)>,
    footprint: Footprint,
    /// By site: how many moves were made there, and how many of them raced.
    heat: FxHashMap<u64, (u32, u32)>,
}

impl Reducer for Persistent {
    fn next(&self) -> Option<u32> {
        self.levels.last()?.next().map(|at| at as u32)
    }

    /// Races may add more later on: no step is known to be the last.
    fn take(&mut self, alternative: u32) -> Take {
        let level = self.levels.last_mut().expect("a level to go on from");
        level.take(alternative as usize);
        level.under_way = alternative as usize;
        Take { last: false, target: None }
    }

    fn ran<S: System>(&mut self, system: &mut S, _alternative: u32) {
        system.footprint(&mut self.footprint);
        let level = self.levels.last_mut().expect("somebody stepped");
        level.moves.clear();
        level.moves.extend(self.footprint.moves.iter().rev().map(|step| self.summaries.enter(step)));
    }

    fn entered(&mut self, arrival: &Arrival) {
        if !arrival.is_new {
            self.meet(arrival.to);
        }
    }

    fn opens<S: System>(&mut self, system: &mut S, _graph: &Graph, arrives: Arrives<'_>) -> Opened {
        let Arrives { state, choice, beyond, .. } = arrives;
        let cast = system.cast();
        let waits = cast.iter().flat_map(|actor| actor.waits.iter().map(|&touch| (actor.key, touch)));
        let below = self.summaries.waiting(waits);
        self.waits.push(below);
        let Some(choice) = choice else {
            return self.end(below);
        };
        if choice.decides().is_none() || choice.groups() != choice.len() {
            return Opened::Chance;
        }
        if beyond {
            return self.end(below);
        }
        let keys = system.actors();
        assert_eq!(keys.len(), choice.len() as usize, "kernel: every alternative is somebody's move");
        let index = self.open.len();
        self.add(index as u32, NOTHING);
        self.open.push(state);
        self.roots.push((index, self.levels.len(), false));
        let actors: SmallVec<[u32; 8]> = keys.iter().map(|&key| self.summaries.actor(key)).collect();
        let of = |key: &u64| cast.iter().find(|a| a.key == *key);
        let sites: SmallVec<[u64; 8]> = keys.iter().map(|key| of(key).map_or(0, |a| a.site)).collect();
        let locks = |key: &u64| of(key).map_or(0, |a| a.holds);
        let first = self.coolest(&sites, |at| locks(&keys[at]));
        let able = actors.iter().fold(0, |all, &actor| all | bit(actor));
        let full = actors.len() > 64 || self.summaries.is_crowded();
        let wanted = bit(actors[first]);
        let (done, under_way, moves) = (0, 0, SmallVec::new());
        let level = Level { state, actors, sites, under_way, able, wanted, full, done, moves, below, index };
        self.levels.push(level);
        Opened::Level
    }

    fn close(&mut self) {
        self.leave();
    }

    fn frontier(&self) -> u64 {
        0
    }

    fn bytes(&self) -> u64 {
        let levels = self.levels.len() * size_of::<Level>();
        self.summaries.bytes() + (levels + 3 * self.known.bytes()) as u64
    }
}

impl Persistent {
    pub(super) fn new() -> Persistent {
        Persistent {
            levels: Vec::new(),
            summaries: Summaries::new(),
            known: Chunked::default(),
            waits: Chunked::default(),
            places: Chunked::default(),
            open: Vec::new(),
            roots: Vec::new(),
            footprint: Footprint::default(),
            heat: FxHashMap::default(),
        }
    }

    /// The alternative to begin with: one whose move is likely to be independent of all others, so
    /// that those which race come when everybody has come to one. Whoever is in the midst of
    /// something is a good one to go on with.
    fn coolest(&self, sites: &[u64], locks: impl Fn(usize) -> u32) -> usize {
        let heat = |at: usize| {
            let (moves, races) = self.heat.get(&sites[at]).copied().unwrap_or((0, 0));
            (u64::from(races) * 16).div_ceil(u64::from(moves.max(1)))
        };
        let order = |&at: &usize| (heat(at), u32::MAX - locks(at), sites.len() - at);
        (0..sites.len()).min_by_key(order).expect("a choice has alternatives")
    }

    /// The new state leads nowhere: what those who are stuck there wait for is all there is below.
    fn end(&mut self, below: u32) -> Opened {
        self.add(CLOSED, below);
        if !self.levels.is_empty() {
            self.stepped(below, below);
        }
        Opened::Nothing
    }

    fn add(&mut self, place: u32, summary: u32) {
        self.places.push(place);
        self.known.push(summary);
    }

    /// The last level's step led to a known state.
    fn meet(&mut self, state: StateId) {
        let place = self.places[state.index()];
        if place == CLOSED {
            return self.stepped(self.known[state.index()], self.waits[state.index()]);
        }
        // A cycle: everything from the root of that component on lies on one.
        while self.roots.last().is_some_and(|&(index, ..)| index > place as usize) {
            self.roots.pop();
        }
        let root = self.roots.last_mut().expect("an open state has a root");
        root.2 = true;
        for level in &mut self.levels[root.1..] {
            level.full = true;
        }
        self.stepped(NOTHING, NOTHING);
    }

    /// The last level's step has been explored, and led to a state with this summary, where some wait
    /// for what they waited for during the moves that followed of themselves too.
    fn stepped(&mut self, target: u32, waits: u32) {
        let level = self.levels.last_mut().expect("somebody stepped");
        let (&own, after) = level.moves.split_last().expect("a step has a move");
        let mut below = target;
        for &step in after {
            let lifted = self.summaries.lift(step, below).0;
            below = self.summaries.merge(lifted, waits);
        }
        let (below, races) = self.summaries.lift(own, below);
        if !level.is_full() {
            let mut raced = false;
            for race in races {
                let some = (bit(race.actor) | race.must) & level.able;
                raced |= some != 0 || race.may & level.able != 0;
                if some & level.wanted != 0 {
                    continue;
                }
                level.wanted |= if some & bit(race.actor) != 0 {
                    bit(race.actor)
                } else if some != 0 {
                    some & some.wrapping_neg()
                } else {
                    race.may & level.able
                };
            }
            let (moves, races) = self.heat.entry(level.sites[level.under_way]).or_default();
            *moves = moves.saturating_add(1);
            *races = races.saturating_add(u32::from(raced));
        }
        // The end of the run is in everybody's way.
        level.full |= self.summaries.is_everywhere(own) || self.summaries.is_crowded();
        level.below = self.summaries.merge(level.below, below);
    }

    /// Leaves the last level.
    fn leave(&mut self) {
        let level = self.levels.pop().expect("a level to leave");
        let mut below = level.below;
        if let Some(&(index, _, cycle)) = self.roots.last()
            && index == level.index
        {
            self.roots.pop();
            if cycle {
                below = self.summaries.flatten(below);
            }
            for state in self.open.drain(level.index..) {
                self.known[state.index()] = below;
                self.places[state.index()] = CLOSED;
            }
        }
        if !self.levels.is_empty() {
            self.stepped(below, self.waits[level.state.index()]);
        }
    }
}
