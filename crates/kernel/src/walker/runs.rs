//! Runs from the start, one after the other: what `random`, `pct` and `pos` have in common.

use super::field::Field;
use crate::choice::Choice;
use crate::graph::StateId;
use crate::rng::Rng;
use crate::search::{Ending, Limit};
use crate::system::{Stop, System};

/// Who says how a run goes on.
pub(super) trait Runner<S: System> {
    /// A run begins.
    fn begins(&mut self) {}

    /// The alternative to take, or how the walk ends.
    fn pick(&mut self, field: &mut Field<'_, S>, state: StateId, choice: &Choice) -> Result<u32, Ending>;

    /// It was taken.
    fn took(&mut self, _field: &mut Field<'_, S>) {}
}

/// Runs of at most `length` steps until the walk is over, and at most `runs` of them unless that is 0.
pub(super) fn walk<S: System>(
    field: &mut Field<'_, S>,
    (length, runs): (u64, u64),
    runner: &mut impl Runner<S>,
) -> Ending {
    let mut begun = 0;
    let longest = field.ledger.bounds.limits.depth.map_or(length, |d| length.min(u64::from(d)));
    loop {
        if runs > 0 && begun == runs {
            return field.ends().unwrap_or(Ending::Limit(Limit::Strategy));
        }
        begun += 1;
        let (mut state, mut stop) = field.start();
        runner.begins();
        let mut steps = 0;
        loop {
            if let Some(ending) = field.ends() {
                return ending;
            }
            let Stop::Choice(choice) = &stop else { break };
            if steps >= longest {
                break;
            }
            let alternative = match runner.pick(field, state, choice) {
                Ok(alternative) => alternative,
                Err(ending) => return ending,
            };
            field.ledger.expanded += 1;
            (state, _, stop) = field.step(state, alternative);
            runner.took(field);
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

/// Whether more than one actor could move.
pub(super) fn is_contest(actors: &[u64]) -> bool {
    actors.iter().any(|&actor| actor != actors[0])
}

/// One of the alternatives of an actor, each equally likely.
pub(super) fn one_of(actors: &[u64], mover: u64, rng: &mut Rng) -> u32 {
    let own = actors.iter().filter(|&&actor| actor == mover).count() as u64;
    let which = if own == 1 { 0 } else { rng.below(own) as usize };
    let mut alternatives = (0..).zip(actors).filter(|&(_, &actor)| actor == mover);
    alternatives.nth(which).expect("counted").0
}
