//! `sum1`: the statistical baseline (Henriques et al. 2012, as Luckow et al. compare with it).
//!
//! Each evaluation draws anew and counts, at every decision, how many samples through each group have met the target;
//! the scheduler is shifted towards the better quotients. In the end the likeliest groups make a deterministic
//! scheduler, which is sampled once more. Its exact value is computed besides, so that what is reported is right.

use super::tree::{lot, reinforce};
use super::{Found, Sampling};
use crate::book::NodeId;
use crate::pose::{Names, Phase, Pose};
use crate::question::Formula;
use crate::space::{Halt, Space};
use rustc_hash::FxHashMap;
use sojourner_kernel::System;
use sojourner_kernel::rng::Rng;

/// Samples of the second evaluation.
const SECOND: u64 = 300;

/// By decision.
#[derive(Default)]
struct Learned {
    picks: Vec<f64>,
    /// By group, samples and those that met the target.
    seen: Vec<(u64, u64)>,
}

pub(super) fn search<S: System>(
    space: &mut Space<S>,
    names: &Names,
    path: &Formula,
    sampling: &Sampling,
    seed: u64,
) -> (Found, Option<Halt>) {
    let mut rng = Rng::new(seed);
    let mut found = Found::default();
    let pose = Pose { names, formula: path, amount: None, beyond: false, last: None };
    let mut best: Option<(u64, FxHashMap<NodeId, u32>)> = None;
    for _ in 0..sampling.restarts {
        match one(space, pose, sampling, &mut rng, &mut found) {
            Err(halt) => return (found, Some(halt)),
            Ok((met, scheduler)) => {
                if best.as_ref().is_none_or(|(m, _)| met > *m) {
                    best = Some((met, scheduler));
                    found.best_at = found.samples;
                }
            }
        }
    }
    if let Some((met, scheduler)) = best {
        found
            .notes
            .push(format!("sum1 estimates {} ({met} of {SECOND} samples)", met as f64 / SECOND as f64));
        found.scheduler = Some(scheduler);
        found.value = met as f64 / SECOND as f64;
    }
    (found, None)
}

fn one<S: System>(
    space: &mut Space<S>,
    pose: Pose<'_>,
    sampling: &Sampling,
    rng: &mut Rng,
    found: &mut Found,
) -> Result<(u64, FxHashMap<NodeId, u32>), Halt> {
    let mut learned: FxHashMap<NodeId, Learned> = FxHashMap::default();
    for _ in 0..sampling.optimisations {
        learned.values_mut().for_each(|l| l.seen.fill((0, 0)));
        for _ in 0..sampling.samples {
            draw(space, pose, &mut learned, rng, None)?;
            found.samples += 1;
        }
        for l in learned.values_mut() {
            if l.seen.iter().all(|(n, _)| *n == 0) {
                continue;
            }
            let quality: Vec<f64> = (0..l.picks.len())
                .map(|g| match l.seen[g] {
                    (0, _) => l.picks[g],
                    (n, met) => met as f64 / n as f64,
                })
                .collect();
            reinforce(&mut l.picks, &quality, sampling.history, sampling.greediness);
        }
    }
    let mut fixed: FxHashMap<NodeId, u32> = FxHashMap::default();
    for (&node, l) in &learned {
        let first = (0..l.picks.len()).fold(0, |b, g| if l.picks[g] > l.picks[b] { g } else { b });
        fixed.insert(node, first as u32);
    }
    let mut met = 0;
    for _ in 0..SECOND {
        met += u64::from(draw(space, pose, &mut learned, rng, Some(&fixed))?);
        found.samples += 1;
    }
    // What the scheduler leads to is explored, so that its value is exact.
    let mut todo = vec![(NodeId::INITIAL, pose.phase(&space.book, NodeId::INITIAL, Phase::Running))];
    let mut known = rustc_hash::FxHashSet::default();
    while let Some((node, phase)) = todo.pop() {
        let Some(pick) = space.book.pick(node).filter(|_| phase == Phase::Running && known.insert(node))
        else {
            continue;
        };
        let group = pick.group(fixed.get(&node).copied().unwrap_or(0));
        for alternative in group {
            let to = space.step(node, alternative)?;
            todo.push((to, pose.phase(&space.book, to, phase)));
        }
    }
    Ok((met, fixed))
}

/// Draws a run; whether it met the target.
fn draw<S: System>(
    space: &mut Space<S>,
    pose: Pose<'_>,
    learned: &mut FxHashMap<NodeId, Learned>,
    rng: &mut Rng,
    fixed: Option<&FxHashMap<NodeId, u32>>,
) -> Result<bool, Halt> {
    let mut node = NodeId::INITIAL;
    let mut phase = pose.phase(&space.book, node, Phase::Running);
    let mut way: Vec<(NodeId, u32)> = Vec::new();
    // A run that need not end is given up.
    for _ in 0..100_000 {
        let Some(pick) = space.book.pick(node).filter(|_| phase == Phase::Running) else { break };
        let groups = pick.groups() as usize;
        let group = match (groups, fixed) {
            (1, _) => 0,
            (_, Some(fixed)) => fixed.get(&node).copied().unwrap_or(0),
            _ => {
                let l = learned.entry(node).or_insert_with(|| Learned {
                    picks: vec![1.0 / groups as f64; groups],
                    seen: vec![(0, 0); groups],
                });
                let group = lot(rng, l.picks.iter().copied());
                way.push((node, group));
                group
            }
        };
        let range = pick.group(group);
        let alternative =
            range.start + lot(rng, pick.floats[range.start as usize..range.end as usize].iter().copied());
        node = space.step(node, alternative)?;
        phase = pose.phase(&space.book, node, phase);
    }
    let met = phase == Phase::Met;
    for (node, group) in way {
        let seen = &mut learned.get_mut(&node).expect("it was drawn").seen[group as usize];
        seen.0 += 1;
        seen.1 += u64::from(met);
    }
    Ok(met)
}
