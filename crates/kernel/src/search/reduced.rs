//! Depth-first search that leaves out orders which do not matter: stateful partial-order reduction
//! with persistent sets found on the way.
//!
//! At each choice point a set of actors is explored, at first one. It is large enough when nothing
//! that the other actors do *later on* conflicts with the first step of one of the explored ones;
//! then every run from here is, up to swaps of neighbours that do not conflict, a run that begins
//! with one of them (Godefroid 1996, section 4.2: a persistent set). What the others do later on is
//! not guessed: each state keeps a summary of all touches in the part explored below it, with what
//! those who cannot move wait to do, and hands it up. A step that would conflict adds its actor, or,
//! if that cannot move here, everybody. This is the dynamic reduction of Flanagan and Godefroid
//! (2005) with summaries in place of clocks, as state matching wants it (Yang et al. 2008).
//!
//! A touch made under a lock that an explored actor holds cannot come first, since it needs the
//! lock, so it does not count: critical sections run without interruption. The same holds for what
//! needs the end of an explored actor, and for what is done by those whom it has yet to start.
//!
//! Cycles: every state that lies on a cycle is explored in full, so nobody is put off for ever (the
//! ignoring problem) and summaries are complete where they are used. States on a cycle are found
//! with Gabow's path-based components.
//!
//! Invariants, given a right [`Footprint`]: every end and every violation that can be reached is
//! reached, from every state that is visited; a state from which no run ends is found if there is
//! one. Known gaps: no sleep sets, so transitions into known states are not saved; no clocks, so
//! orders that other means than locks enforce count as open. Chance needs every order (a scheduler
//! may wait for a draw): with a choice of chance the search starts over without reduction.

use super::ledger::Ledger;
use super::{Ending, Limit};
use crate::graph::{Chunked, StateId};
use crate::system::footprint::{Actor, Place, Touch};
use crate::system::{Stop, System};
use rustc_hash::FxHashMap;

/// How a reduced search ended.
pub(super) enum Reduced {
    Ended(Ending),
    /// There is chance in the system: nothing of this search counts.
    Chance,
}

/// A set of touches, by bit.
type Set = Vec<u64>;

fn insert(set: &mut Set, at: u32) {
    let word = at as usize / 64;
    if set.len() <= word {
        set.resize(word + 1, 0);
    }
    set[word] |= 1 << (at % 64);
}

fn unite(set: &mut Set, other: &[u64]) {
    if set.len() < other.len() {
        set.resize(other.len(), 0);
    }
    for (mine, theirs) in set.iter_mut().zip(other) {
        *mine |= theirs;
    }
}

fn members(set: &[u64]) -> impl Iterator<Item = u32> + '_ {
    set.iter().enumerate().flat_map(|(at, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let bit = left.trailing_zeros();
                left &= left - 1;
                at as u32 * 64 + bit
            })
        })
    })
}

/// Touches and sets of them, each kept once.
#[derive(Default)]
struct Touches {
    all: Vec<Touch>,
    index: FxHashMap<Touch, u32>,
    sets: Vec<Box<[u64]>>,
    set_index: FxHashMap<Box<[u64]>, u32>,
}

impl Touches {
    fn intern(&mut self, touch: Touch) -> u32 {
        if let Some(&known) = self.index.get(&touch) {
            return known;
        }
        let new = self.all.len() as u32;
        self.all.push(touch.clone());
        self.index.insert(touch, new);
        new
    }

    fn intern_set(&mut self, mut set: Set) -> u32 {
        while set.last() == Some(&0) {
            set.pop();
        }
        let set = set.into_boxed_slice();
        if let Some(&known) = self.set_index.get(&set) {
            return known;
        }
        let new = self.sets.len() as u32;
        self.sets.push(set.clone());
        self.set_index.insert(set, new);
        new
    }

    fn bytes(&self) -> u64 {
        let sets: usize = self.sets.iter().map(|s| 16 * s.len() + 48).sum();
        (self.all.len() * 2 * size_of::<Touch>() + sets) as u64
    }
}

/// A choice point on the path from the start to where the system stands.
struct Level {
    state: StateId,
    /// By alternative: who moves.
    actors: Vec<u64>,
    /// By alternative: whether it is to be explored, and whether it has been.
    wanted: Vec<bool>,
    done: Vec<bool>,
    /// All who are there.
    cast: Vec<Actor>,
    /// What the first steps explored so far touched.
    steps: Vec<Touch>,
    /// Everything touched below.
    below: Set,
    /// The place among the open states.
    index: usize,
}

impl Level {
    fn want(&mut self, actor: u64) -> bool {
        let mut found = false;
        for (wanted, &who) in self.wanted.iter_mut().zip(&self.actors) {
            if who == actor {
                *wanted = true;
                found = true;
            }
        }
        found
    }

    fn is_explored(&self, actor: u64) -> bool {
        self.actors.iter().zip(&self.done).any(|(&who, &done)| done && who == actor)
    }

    /// Whether a touch from further down could come before a step explored here, with none of the
    /// explored actors moving. If so: one who has to move for it, or nobody in particular.
    fn lacks(&self, touch: &Touch) -> Option<Option<u64>> {
        // Somebody who is not there yet moves when the one who makes it does.
        let actor = touch.lineage.iter().find(|who| self.cast.iter().any(|a| a.key == **who))?;
        if self.is_explored(*actor) || !self.steps.iter().any(|mine| mine.conflicts(touch)) {
            return None;
        }
        let holders = || {
            let others = self.cast.iter().filter(|a| a.key != *actor);
            others.filter(|a| a.holds.iter().any(|held| touch.under.contains(held)))
        };
        if holders().any(|holder| self.is_explored(holder.key)) {
            return None;
        }
        let able = |who: &u64| self.actors.contains(who);
        Some(if able(actor) { Some(*actor) } else { holders().map(|a| a.key).find(|who| able(who)) })
    }

    fn want_all(&mut self) {
        self.wanted.fill(true);
    }

    fn next(&self) -> Option<usize> {
        (0..self.actors.len()).find(|&at| self.wanted[at] && !self.done[at])
    }
}

/// Not yet part of a component, or not an open state.
const CLOSED: u32 = u32::MAX;

struct Search {
    levels: Vec<Level>,
    touches: Touches,
    /// By state: its summary, once it is closed.
    summaries: Chunked<u32>,
    /// By state: its place in `open`, or `CLOSED`.
    places: Chunked<u32>,
    /// States whose component is not complete, in the order they were found.
    open: Vec<StateId>,
    /// Where components begin: index into `open`, and level.
    roots: Vec<(usize, usize)>,
    truncated: bool,
}

/// Explores depth first, from the start.
pub(super) fn explore<S: System>(system: &mut S, ledger: &mut Ledger<'_>) -> Reduced {
    let mut search = Search {
        levels: Vec::new(),
        touches: Touches::default(),
        summaries: Chunked::default(),
        places: Chunked::default(),
        open: Vec::new(),
        roots: Vec::new(),
        truncated: false,
    };
    search.touches.intern_set(Set::new());
    ledger.watches(system);
    let stop = system.start();
    if let Some(ending) = ledger.broken_off() {
        ledger.begin_in_the_dark();
        return Reduced::Ended(ending);
    }
    let initial = ledger.begin(system, &stop);
    if !search.arrive(system, ledger, initial, &stop) {
        return Reduced::Chance;
    }
    while let Some(level) = search.levels.last() {
        if ledger.is_done() {
            return Reduced::Ended(Ending::FirstViolation);
        }
        let Some(alternative) = level.next() else {
            if !search.grows() {
                search.close();
                if !search.levels.is_empty() {
                    system.undo();
                }
                ledger.expanded += 1;
            }
            continue;
        };
        let (depth, bytes) = (search.levels.len() as u64, search.bytes());
        if let Some(ending) = ledger.ends(|| (depth, bytes)) {
            return Reduced::Ended(ending);
        }
        if !search.step(system, ledger, alternative) {
            return Reduced::Chance;
        }
        if let Some(ending) = ledger.broken_off() {
            return Reduced::Ended(ending);
        }
    }
    Reduced::Ended(match (ledger.is_done(), search.truncated) {
        (true, _) => Ending::FirstViolation,
        (_, true) => Ending::Limit(Limit::Depth),
        _ => Ending::Exhausted,
    })
}

impl Search {
    fn bytes(&self) -> u64 {
        let levels = self.levels.len() * (size_of::<Level>() + 200);
        self.touches.bytes() + (levels + self.summaries.bytes() + self.places.bytes()) as u64
    }

    /// Takes an alternative of the last level; false if there is chance.
    fn step<S: System>(&mut self, system: &mut S, ledger: &mut Ledger<'_>, alternative: usize) -> bool {
        let level = self.levels.last_mut().expect("a level to go on from");
        level.done[alternative] = true;
        let from = level.state;
        system.mark();
        let stop = system.step(alternative as u32);
        if ledger.broken_off().is_some() {
            return true;
        }
        let footprint = system.footprint();
        for touch in footprint.own.iter().chain(&footprint.rest) {
            let id = self.touches.intern(touch.clone());
            insert(&mut level.below, id);
        }
        level.steps.extend(footprint.own);
        let arrival = ledger.enter(system, from, alternative as u32, &stop);
        if arrival.is_new {
            return self.arrive(system, ledger, arrival.to, &stop);
        }
        self.meet(arrival.to);
        system.undo();
        true
    }

    /// The system stands at a new state; false if it is one of chance.
    fn arrive<S: System>(
        &mut self,
        system: &mut S,
        ledger: &mut Ledger<'_>,
        state: StateId,
        stop: &Stop,
    ) -> bool {
        let cast = system.cast();
        let mut below = Set::new();
        for touch in cast.iter().filter_map(|actor| actor.waits.as_ref()) {
            let id = self.touches.intern(touch.clone());
            insert(&mut below, id);
        }
        let Stop::Choice(choice) = stop else {
            self.end(system, below);
            return true;
        };
        if choice.decides().is_none() || choice.groups() != choice.len() {
            return false;
        }
        if ledger.limits.depth.is_some_and(|most| ledger.graph.depth(state) >= most) {
            self.truncated = true;
            self.end(system, below);
            return true;
        }
        let actors = system.actors();
        let count = choice.len() as usize;
        assert_eq!(actors.len(), count, "kernel: every alternative is somebody's move");
        let index = self.open.len();
        self.add(index as u32, 0);
        self.open.push(state);
        self.roots.push((index, self.levels.len()));
        // Whoever is in the midst of something is a good one to go on with.
        let locks = |key: &u64| cast.iter().find(|a| a.key == *key).map_or(0, |a| a.holds.len());
        let first = *actors.iter().rev().max_by_key(|key| locks(key)).expect("a choice has alternatives");
        let mut level = Level {
            state,
            actors,
            cast,
            wanted: vec![false; count],
            done: vec![false; count],
            steps: Vec::new(),
            below,
            index,
        };
        level.want(first);
        self.levels.push(level);
        true
    }

    /// The new state leads nowhere: what those who are stuck there wait for is all there is below.
    fn end<S: System>(&mut self, system: &mut S, below: Set) {
        if let Some(above) = self.levels.last_mut() {
            unite(&mut above.below, &below);
            system.undo();
        }
        let summary = self.touches.intern_set(below);
        self.add(CLOSED, summary);
    }

    fn add(&mut self, place: u32, summary: u32) {
        self.places.push(place);
        self.summaries.push(summary);
    }

    /// The last level's step led to a known state.
    fn meet(&mut self, state: StateId) {
        let place = self.places[state.index()];
        let level = self.levels.last_mut().expect("somebody met it");
        if place == CLOSED {
            let summary = self.summaries[state.index()];
            unite(&mut level.below, &self.touches.sets[summary as usize]);
            return;
        }
        // A cycle: everything from the root of that component on lies on one.
        while self.roots.last().is_some_and(|&(index, _)| index > place as usize) {
            self.roots.pop();
        }
        let &(_, from) = self.roots.last().expect("an open state has a root");
        for level in &mut self.levels[from..] {
            level.want_all();
        }
    }

    /// Whether the last level, all of whose wanted alternatives are explored, needs more.
    fn grows(&mut self) -> bool {
        let level = self.levels.last_mut().expect("asked of a level");
        if level.wanted.iter().all(|&w| w) {
            return false;
        }
        // The end of the run is in everybody's way.
        if level.steps.iter().any(|mine| mine.place == Place::EVERYWHERE) {
            level.want_all();
            return true;
        }
        let mut missing: Vec<Option<u64>> = Vec::new();
        for id in members(&level.below) {
            let touch = &self.touches.all[id as usize];
            if let Some(found) = level.lacks(touch)
                && !missing.contains(&found)
            {
                missing.push(found);
            }
        }
        for actor in &missing {
            match actor {
                Some(actor) => _ = level.want(*actor),
                None => level.want_all(),
            }
        }
        !missing.is_empty()
    }

    /// Leaves the last level.
    fn close(&mut self) {
        let level = self.levels.pop().expect("a level to leave");
        if let Some(above) = self.levels.last_mut() {
            unite(&mut above.below, &level.below);
        }
        if self.roots.last().is_some_and(|&(index, _)| index == level.index) {
            self.roots.pop();
            let summary = self.touches.intern_set(level.below);
            for state in self.open.drain(level.index..) {
                self.summaries[state.index()] = summary;
                self.places[state.index()] = CLOSED;
            }
        }
    }
}
