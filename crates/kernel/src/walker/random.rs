//! Random search (Engels, section 3: uniformly among the outgoing transitions), with restarts.
//!
//! Departure: it can also follow the probabilities (`choose=chance`: groups uniformly, then by
//! weight), which samples runs of a chain; and it restarts at ends and after `length` steps. The
//! paper looks at all successors before it takes one; here that is `consider=all`, and by default
//! only the transition taken is run.

use super::field::Field;
use super::runs::{self, Runner, by_weight};
use crate::choice::Choice;
use crate::graph::StateId;
use crate::rng::Rng;
use crate::search::Ending;
use crate::system::System;

struct Random {
    by_chance: bool,
    consider_all: bool,
    rng: Rng,
}

pub(super) fn walk<S: System>(
    field: &mut Field<'_, S>,
    length_and_runs: (u64, u64),
    by_chance: bool,
    consider_all: bool,
    seed: u64,
) -> Ending {
    if !consider_all {
        field.only_walks();
    }
    runs::walk(field, length_and_runs, &mut Random { by_chance, consider_all, rng: Rng::new(seed) })
}

impl<S: System> Runner<S> for Random {
    fn pick(&mut self, field: &mut Field<'_, S>, state: StateId, choice: &Choice) -> Result<u32, Ending> {
        if self.consider_all {
            let here = field.save();
            for alternative in 0..choice.len() {
                if let Some(ending) = field.ends() {
                    return Err(ending);
                }
                field.step(state, alternative);
                field.restore(&here, state);
            }
            if let Some(ending) = field.ends() {
                return Err(ending);
            }
        }
        Ok(match self.by_chance {
            true => by_weight(choice, &mut self.rng),
            false => self.rng.below(u64::from(choice.len())) as u32,
        })
    }
}
