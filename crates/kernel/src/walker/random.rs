//! Random search (Engels, section 3: uniformly among the outgoing transitions), with restarts.
//!
//! Departure: it can also follow the probabilities (`choose=chance`: groups uniformly, then by
//! weight), which samples runs of a chain; and it restarts at ends and after `length` steps. The
//! paper looks at all successors before it takes one; here that is `consider=all`, and by default
//! only the transition taken is run.

use super::field::Field;
use crate::choice::Choice;
use crate::rng::Rng;
use crate::search::Ending;
use crate::system::{Stop, System};

pub(super) fn walk<S: System>(
    field: &mut Field<'_, S>,
    length: u64,
    by_chance: bool,
    consider_all: bool,
    seed: u64,
) -> Ending {
    let mut rng = Rng::new(seed);
    if !consider_all {
        field.only_walks();
    }
    let longest = field.ledger.limits.depth.map_or(length, |d| length.min(u64::from(d)));
    loop {
        let (mut state, mut stop) = field.start();
        let mut steps = 0;
        loop {
            if let Some(ending) = field.ends() {
                return ending;
            }
            let Stop::Choice(choice) = &stop else { break };
            if steps >= longest {
                break;
            }
            if consider_all {
                let here = field.save();
                for alternative in 0..choice.len() {
                    if let Some(ending) = field.ends() {
                        return ending;
                    }
                    field.step(state, alternative);
                    field.restore(&here, state);
                }
                if let Some(ending) = field.ends() {
                    return ending;
                }
            }
            field.ledger.expanded += 1;
            let alternative = if by_chance {
                by_weight(choice, &mut rng)
            } else {
                rng.below(u64::from(choice.len())) as u32
            };
            (state, _, stop) = field.step(state, alternative);
            steps += 1;
        }
    }
}

/// A group uniformly, then an alternative of it by weight.
pub(super) fn by_weight(choice: &Choice, rng: &mut Rng) -> u32 {
    let range = choice.group(rng.below(u64::from(choice.groups())) as u32);
    let total: f64 = range.clone().map(|a| choice.weight(a)).sum();
    let mut point = rng.unit() * total;
    for alternative in range.clone() {
        point -= choice.weight(alternative);
        if point < 0.0 {
            return alternative;
        }
    }
    range.end - 1
}
