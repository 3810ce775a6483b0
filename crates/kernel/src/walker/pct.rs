//! Runs by random priorities (Burckhardt, Kothari, Musuvathi and Nagarakatte 2010: probabilistic
//! concurrency testing).
//!
//! Every actor (thread) has a random priority and the best one that can move does; at a few random
//! moments the one that moves falls behind all others. A fault that needs `d` ordered events in `n`
//! actors and `k` moves is met by a run with probability at least `1 / (n k^(d-1))`, however many
//! schedules there are. A plain random walk has no such bound: it seldom lets one actor run far ahead
//! of many.
//!
//! Departures: each run draws its `d` from `2..=depth`, or now and then takes 1; `k` is the mean of the runs so far; a run that
//! comes back to one of its states (somebody spins) lets the mover fall behind; alternatives of one
//! actor are drawn by chance. In every other run the moments are among the moves of the program's own code
//! ([`System::is_own`]): of the moves of a thread pool nine in ten are the library's, and `k` counts by its
//! power. On a system that does not tell its actors this is a random walk.

use super::field::Field;
use super::runs::{self, Runner, by_weight, is_contest, one_of};
use crate::choice::Choice;
use crate::graph::StateId;
use crate::rng::Rng;
use crate::search::Ending;
use crate::system::System;
use rustc_hash::{FxHashMap, FxHashSet};

struct Pct {
    depth: u64,
    rng: Rng,
    /// The priorities of the present run; larger moves first, fallen ones are negative.
    priorities: FxHashMap<u64, i64>,
    /// The contests of the present run at which the mover falls behind.
    moments: Vec<u64>,
    /// The contests of the present run so far, and where they were.
    contests: Contests,
    seen: FxHashSet<StateId>,
    /// Runs begun, and contests in those that are over.
    runs: u64,
    before: Contests,
}

/// Moves that others could have made instead.
#[derive(Clone, Copy, Default)]
struct Contests {
    all: u64,
    /// Of the program's own code.
    own: u64,
}

pub(super) fn walk<S: System>(field: &mut Field<'_, S>, depth: u64, length: u64, seed: u64) -> Ending {
    field.follows();
    let mut pct = Pct {
        depth,
        rng: Rng::new(seed),
        priorities: FxHashMap::default(),
        moments: Vec::new(),
        contests: Contests::default(),
        seen: FxHashSet::default(),
        runs: 0,
        before: Contests::default(),
    };
    runs::walk(field, (length, 0), &mut pct)
}

impl Pct {
    /// Who of these moves.
    fn best(&mut self, actors: &[u64]) -> u64 {
        let Pct { priorities, rng, .. } = self;
        let value = |actor: &u64| *priorities.entry(*actor).or_insert_with(|| (rng.bits() >> 1) as i64);
        actors.iter().copied().max_by_key(value).expect("a choice has alternatives")
    }

    /// Whether the moments of the present run are among the moves of the program's own code.
    fn is_narrow(&self) -> bool {
        self.runs.is_multiple_of(2)
    }

    /// Whether this contest, which the mover has not taken part in yet, is one at which it falls behind.
    fn is_due(&mut self, own: bool) -> bool {
        let Contests { all, own: mine } = self.contests;
        self.contests = Contests { all: all + 1, own: mine + u64::from(own) };
        if self.is_narrow() { own && self.moments.contains(&mine) } else { self.moments.contains(&all) }
    }

    fn fall(&mut self, actor: u64) {
        let behind = -1 - (self.rng.bits() >> 1) as i64;
        self.priorities.insert(actor, behind);
    }
}

impl<S: System> Runner<S> for Pct {
    fn begins(&mut self) {
        let Contests { all, own } = std::mem::take(&mut self.contests);
        self.before = Contests { all: self.before.all + all, own: self.before.own + own };
        let runs = self.runs.max(1);
        self.runs += 1;
        let contests = if self.is_narrow() { self.before.own } else { self.before.all };
        // Upwards: the last of a few moves must not be out of reach.
        let length = contests.div_ceil(runs).max(1);
        // Without a change only every eighth run: there are fewer such runs to see.
        let none = self.depth == 1 || self.rng.below(8) == 0;
        let changes = if none { 0 } else { 1 + self.rng.below(self.depth - 1) };
        self.moments = (0..changes).map(|_| self.rng.below(length)).collect();
        self.priorities.clear();
        self.seen.clear();
    }

    fn pick(&mut self, field: &mut Field<'_, S>, state: StateId, choice: &Choice) -> Result<u32, Ending> {
        let actors = field.actors();
        if !is_contest(&actors) {
            return Ok(by_weight(choice, &mut self.rng));
        }
        let mut mover = self.best(&actors);
        let at = actors.iter().position(|&actor| actor == mover).expect("one of them") as u32;
        let is_due = self.is_due(field.is_own(at));
        if is_due || !self.seen.insert(state) {
            self.fall(mover);
            mover = self.best(&actors);
        }
        Ok(one_of(&actors, mover, &mut self.rng))
    }
}
