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
use super::random::by_weight;
use crate::rng::Rng;
use crate::search::Ending;
use crate::system::footprint::{Footprint, Touch};
use crate::system::{Stop, System};
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

pub(super) fn walk<S: System>(field: &mut Field<'_, S>, length: u64, seed: u64) -> Ending {
    let mut rng = Rng::new(seed);
    let longest = field.ledger.limits.depth.map_or(length, |d| length.min(u64::from(d)));
    let traces = field.traces();
    let (mut known, mut footprint) = (Known::default(), Footprint::default());
    // By actor, the priority of its next move.
    let mut priorities: FxHashMap<u64, u64> = FxHashMap::default();
    loop {
        let (mut state, mut stop) = field.start();
        priorities.clear();
        let mut steps = 0;
        loop {
            if let Some(ending) = field.ends() {
                return ending;
            }
            let Stop::Choice(choice) = &stop else { break };
            if steps >= longest {
                break;
            }
            let actors = field.actors();
            let is_contest = actors.iter().any(|&actor| actor != actors[0]);
            let alternative = if is_contest {
                let value = |actor: u64| *priorities.entry(actor).or_insert_with(|| rng.bits());
                let mover = best(&actors, value);
                let own = actors.iter().filter(|&&actor| actor == mover).count() as u64;
                let which = if own == 1 { 0 } else { rng.below(own) as usize };
                let mut alternatives = (0..).zip(&actors).filter(|&(_, &actor)| actor == mover);
                alternatives.nth(which).expect("counted").0
            } else {
                by_weight(choice, &mut rng)
            };
            let cast = if traces && is_contest { field.cast() } else { Vec::new() };
            field.ledger.expanded += 1;
            (state, _, stop) = field.step(state, alternative);
            steps += 1;
            let Some(&mover) = actors.get(alternative as usize) else { continue };
            priorities.remove(&mover);
            if !traces || !is_contest {
                continue;
            }
            field.footprint(&mut footprint);
            let Some(first) = footprint.moves.first() else { continue };
            let made: Touches = footprint.moves.iter().flat_map(|m| m.touches.iter().copied()).collect();
            for actor in &cast {
                if actor.key == mover {
                    known.learn(actor.site, &first.touches);
                } else if known.may_conflict(actor.site, &made) {
                    priorities.remove(&actor.key);
                }
            }
        }
    }
}

/// The actor with the best value.
fn best(actors: &[u64], mut value: impl FnMut(u64) -> u64) -> u64 {
    let best = actors.iter().copied().max_by_key(|&actor| value(actor));
    best.expect("a choice has alternatives")
}
