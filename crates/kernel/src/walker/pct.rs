//! Runs by random priorities (Burckhardt, Kothari, Musuvathi and Nagarakatte 2010: probabilistic
//! concurrency testing).
//!
//! Every actor (thread) has a random priority and the best one that can move does; at a few random
//! moments the one that moves falls behind all others. A fault that needs `d` ordered events in `n`
//! actors and `k` moves is met by a run with probability at least `1 / (n k^(d-1))`, however many
//! schedules there are. A plain random walk has no such bound: it seldom lets one actor run far ahead
//! of many.
//!
//! Departures: each run draws its `d` from `1..=depth`; `k` is the mean of the runs so far; a run that
//! comes back to one of its states (somebody spins) lets the mover fall behind; alternatives of one
//! actor are drawn by chance. On a system that does not tell its actors this is a random walk.

use super::field::Field;
use super::random::by_weight;
use crate::rng::Rng;
use crate::search::Ending;
use crate::system::{Stop, System};
use rustc_hash::{FxHashMap, FxHashSet};

/// The priorities of one run; larger moves first, fallen ones are negative.
struct Priorities {
    of: FxHashMap<u64, i64>,
    rng: Rng,
}

impl Priorities {
    fn value(&mut self, actor: u64) -> i64 {
        *self.of.entry(actor).or_insert_with(|| (self.rng.bits() >> 1) as i64)
    }

    /// Who of these moves.
    fn best(&mut self, actors: &[u64]) -> u64 {
        let best = actors.iter().copied().max_by_key(|&actor| self.value(actor));
        best.expect("a choice has alternatives")
    }

    fn fall(&mut self, actor: u64) {
        let behind = -1 - (self.rng.bits() >> 1) as i64;
        self.of.insert(actor, behind);
    }

    /// The moments of a run at which the mover falls behind.
    fn moments(&mut self, depth: u64, length: u64) -> Vec<u64> {
        // Without a change only every eighth run: there are fewer such runs to see.
        let none = depth == 1 || self.rng.below(8) == 0;
        let changes = if none { 0 } else { 1 + self.rng.below(depth - 1) };
        (0..changes).map(|_| self.rng.below(length.max(1))).collect()
    }
}

pub(super) fn walk<S: System>(field: &mut Field<'_, S>, depth: u64, length: u64, seed: u64) -> Ending {
    let mut priorities = Priorities { of: FxHashMap::default(), rng: Rng::new(seed) };
    let longest = field.ledger.limits.depth.map_or(length, |d| length.min(u64::from(d)));
    let (mut runs, mut moves) = (0, 0);
    let mut seen = FxHashSet::default();
    field.follows();
    loop {
        let (mut state, mut stop) = field.start();
        let moments = priorities.moments(depth, moves / u64::max(runs, 1));
        priorities.of.clear();
        seen.clear();
        let (mut steps, mut contests) = (0, 0);
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
                let mut mover = priorities.best(&actors);
                if moments.contains(&contests) || !seen.insert(state) {
                    priorities.fall(mover);
                    mover = priorities.best(&actors);
                }
                contests += 1;
                let own = actors.iter().filter(|&&actor| actor == mover).count() as u64;
                let which = if own == 1 { 0 } else { priorities.rng.below(own) as usize };
                let mut alternatives = (0..).zip(&actors).filter(|&(_, &actor)| actor == mover);
                alternatives.nth(which).expect("counted").0
            } else {
                by_weight(choice, &mut priorities.rng)
            };
            field.ledger.expanded += 1;
            (state, _, stop) = field.step(state, alternative);
            steps += 1;
        }
        runs += 1;
        moves += contests;
    }
}
