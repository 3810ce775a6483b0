//! Highway search (Engels, section 4): several homogeneous walks abreast.
//!
//! Per level at most `width` lanes; all successors of the lanes are *considered* (a violation among
//! them is found), those not visited are eligible, and a random selection of them are the next
//! lanes. Approximate (Alg. 1): a reservoir in which a place that was dropped counts as new when it
//! is considered again, so funnels are favoured (Property 8). Ideal (Def. 5): the same reservoir
//! over distinct places, which is a uniform choice of `width` of them, at the price of remembering
//! the level. The run ends when no lane has an eligible exit; `expanded` is what the paper counts as
//! states. Departure: the ledger remembers every considered state, for paths and progress; only the
//! selection forgets.

use super::field::{Field, Saved};
use crate::graph::StateId;
use crate::rng::Rng;
use crate::search::{Ending, Limit};
use crate::system::{Stop, System};
use rustc_hash::FxHashSet;

/// A state a lane passes through.
struct Place<T> {
    state: StateId,
    snapshot: Saved<T>,
    alternatives: u32,
}

pub(super) fn walk<S: System>(
    field: &mut Field<'_, S>,
    width: u64,
    ideal: bool,
    runs: u64,
    seed: u64,
) -> Ending {
    let mut rng = Rng::new(seed);
    for _ in 0..runs {
        if let Some(ending) = simulate(field, width, ideal, &mut rng) {
            return ending;
        }
    }
    Ending::Limit(Limit::Strategy)
}

/// One simulation; `None` when it came to its own end.
fn simulate<S: System>(field: &mut Field<'_, S>, width: u64, ideal: bool, rng: &mut Rng) -> Option<Ending> {
    let (initial, stop) = field.start();
    let mut visited = FxHashSet::from_iter([initial]);
    let mut lanes = vec![place(field, initial, &stop)];
    let mut depth = 0;
    while !lanes.is_empty() && field.ledger.bounds.limits.depth.is_none_or(|most| depth < most) {
        let mut next: Vec<Place<S::Snapshot>> = Vec::new();
        let mut seen = FxHashSet::default();
        let mut considered = 0;
        for lane in &lanes {
            for alternative in 0..lane.alternatives {
                if let Some(ending) = field.ends() {
                    return Some(ending);
                }
                field.restore(&lane.snapshot, lane.state);
                let (state, _, stop) = field.step(lane.state, alternative);
                if visited.contains(&state) || !seen.insert(state) {
                    continue;
                }
                considered += 1;
                if considered <= width {
                    next.push(place(field, state, &stop));
                } else if rng.below(considered) < width {
                    let dropped = rng.below(width) as usize;
                    if !ideal {
                        seen.remove(&next[dropped].state);
                    }
                    next[dropped] = place(field, state, &stop);
                } else if !ideal {
                    seen.remove(&state);
                }
            }
            field.ledger.expanded += 1;
        }
        visited.extend(next.iter().map(|p| p.state));
        lanes = next;
        depth += 1;
    }
    field.ends()
}

fn place<S: System>(field: &mut Field<'_, S>, state: StateId, stop: &Stop) -> Place<S::Snapshot> {
    let alternatives = match stop {
        Stop::Choice(choice) => choice.len(),
        _ => 0,
    };
    Place { state, snapshot: field.save(), alternatives }
}
