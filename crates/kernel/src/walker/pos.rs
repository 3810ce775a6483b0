//! Runs by random priorities of the next moves (Yuan, Yang and Gu 2018: partial order sampling).
//!
//! The next move of every actor (thread) has a random priority and the best one is made. Then the
//! actor's new next move gets a fresh priority, and so do those of others that conflict with the move
//! made: only the order of moves that conflict matters, so each such pair is drawn anew and the others
//! are not. Every partial order of a run has a better chance than in a random walk, often by far.
//!
//! Departure: what a next move touches is what the last one from the same site did, on any run; a
//! move of which nothing is known conflicts with all. Alternatives of one actor are drawn by chance.
//! On a system that does not tell what its steps touch, only the mover draws anew; on one without
//! actors this is a random walk.

use super::field::Field;
use super::runs::{self, Runner, by_weight, is_contest, one_of};
use crate::choice::Choice;
use crate::graph::StateId;
use crate::rng::Rng;
use crate::search::Ending;
use crate::system::System;
use crate::system::footprint::{Actor, Footprint, Touch};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

type Touches = SmallVec<[Touch; 4]>;

/// What is known over all runs: by site, the touches of the last move from there.
#[derive(Default)]
struct Known(FxHashMap<u64, Touches>);

/// Sites are forgotten when there are more than this.
const MANY_SITES: usize = 1 << 18;

impl Known {
    fn learn(&mut self, site: u64, touches: &[Touch]) {
        if self.0.len() >= MANY_SITES {
            self.0.clear();
        }
        self.0.insert(site, touches.iter().copied().collect());
    }

    fn may_conflict(&self, site: u64, made: &[Touch]) -> bool {
        let Some(touches) = self.0.get(&site) else { return true };
        made.iter().any(|x| touches.iter().any(|y| x.conflicts(y)))
    }
}

struct Pos {
    rng: Rng,
    /// The system tells what its steps touch.
    traces: bool,
    known: Known,
    /// By actor, the priority of its next move.
    priorities: FxHashMap<u64, u64>,
    /// Who moves now, and who is there if the move is one of several that could be made.
    mover: Option<u64>,
    cast: Vec<Actor>,
    footprint: Footprint,
}

pub(super) fn walk<S: System>(field: &mut Field<'_, S>, length: u64, seed: u64) -> Ending {
    let mut pos = Pos {
        rng: Rng::new(seed),
        traces: field.traces(),
        known: Known::default(),
        priorities: FxHashMap::default(),
        mover: None,
        cast: Vec::new(),
        footprint: Footprint::default(),
    };
    runs::walk(field, (length, 0), &mut pos)
}

impl Pos {
    /// Whose next move is made.
    fn best(&mut self, actors: &[u64]) -> u64 {
        let Pos { priorities, rng, .. } = self;
        let value = |actor: &u64| *priorities.entry(*actor).or_insert_with(|| rng.bits());
        actors.iter().copied().max_by_key(value).expect("a choice has alternatives")
    }
}

impl<S: System> Runner<S> for Pos {
    fn begins(&mut self) {
        self.priorities.clear();
    }

    fn pick(&mut self, field: &mut Field<'_, S>, _: StateId, choice: &Choice) -> Result<u32, Ending> {
        let actors = field.actors();
        self.cast.clear();
        let alternative = if is_contest(&actors) {
            if self.traces {
                self.cast = field.cast();
            }
            let mover = self.best(&actors);
            one_of(&actors, mover, &mut self.rng)
        } else {
            by_weight(choice, &mut self.rng)
        };
        self.mover = actors.get(alternative as usize).copied();
        Ok(alternative)
    }

    fn took(&mut self, field: &mut Field<'_, S>) {
        let Some(mover) = self.mover else { return };
        self.priorities.remove(&mover);
        if self.cast.is_empty() {
            return;
        }
        field.footprint(&mut self.footprint);
        let Some(first) = self.footprint.moves.first() else { return };
        let made: Touches = self.footprint.moves.iter().flat_map(|m| m.touches.iter().copied()).collect();
        for actor in &self.cast {
            if actor.key == mover {
                self.known.learn(actor.site, &first.touches);
            } else if self.known.may_conflict(actor.site, &made) {
                self.priorities.remove(&actor.key);
            }
        }
    }
}
