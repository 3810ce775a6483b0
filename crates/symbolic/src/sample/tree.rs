//! `random` and `max`: the tree of the paths that were drawn.

use super::{Found, Limit, Sampling, SamplingKind};
use crate::book::NodeId;
use crate::fraction;
use crate::pose::{Names, Phase, Pose};
use crate::question::Formula;
use crate::space::{Halt, Space};
use sojourner_kernel::System;
use sojourner_kernel::rng::Rng;

/// A node of the tree, which is known by the choices that lead to it.
struct Twig {
    node: NodeId,
    phase: Phase,
    /// By alternative, 0 while it was not drawn.
    children: Vec<u32>,
    /// s+ / #pc: the probability of the target from here, under the best scheduler, on the paths drawn so far.
    value: f64,
    /// All paths from here were drawn.
    explored: bool,
    /// By group, the probability that the scheduler picks it; nothing where there is one group only.
    picks: Vec<f64>,
    /// By group, whether its value has changed in this evaluation.
    changed: Vec<bool>,
}

/// Choices of a sample at most.
const LONGEST: usize = 100_000;

struct Tree<'a> {
    pose: Pose<'a>,
    twigs: Vec<Twig>,
    prune: bool,
    /// The group and the alternative taken at each node of the present path.
    path: Vec<(u32, u32, u32)>,
}

pub(super) fn search<S: System>(
    space: &mut Space<S>,
    names: &Names,
    path: &Formula,
    limit: Limit,
    sampling: &Sampling,
    seed: u64,
) -> (Found, Option<Halt>) {
    let mut rng = Rng::new(seed);
    let mut found = Found::default();
    let pose = Pose { names, formula: path, amount: None, beyond: false, last: None };
    let near = limit.as_ref().map(|(_, x)| fraction::near(x) - 1e-9);
    let mut best = 0.0;
    for _ in 0..sampling.restarts {
        let mut tree = Tree { pose, twigs: Vec::new(), prune: sampling.prune, path: Vec::new() };
        tree.add(space, NodeId::INITIAL, Phase::Running);
        for _ in 0..sampling.optimisations {
            for _ in 0..sampling.samples {
                if let Err(halt) = tree.sample(space, &mut rng) {
                    return (found, Some(halt));
                }
                found.samples += 1;
                let value = tree.twigs[0].value;
                if value > best + 1e-15 {
                    best = value;
                    found.value = value;
                    space.bounds = (value, 1.0);
                    found.best_at = found.samples;
                }
                // The numbers here are rounded; what was drawn is then looked at exactly.
                if near.is_some_and(|x| value >= x) && is_reached(space, pose, &limit) {
                    found.is_reached = true;
                    return (found, None);
                }
                if tree.twigs[0].explored {
                    found.notes.push("all paths were drawn: the answer is exact".into());
                    found.is_reached = true;
                    return (found, None);
                }
            }
            if sampling.kind == SamplingKind::Max {
                tree.improve(sampling.history, sampling.greediness);
            }
        }
    }
    (found, None)
}

fn is_reached<S: System>(space: &Space<S>, pose: Pose<'_>, limit: &Limit) -> bool {
    let Some((relation, limit)) = limit else { return false };
    let posed = pose.of(&space.book);
    let estimate =
        crate::evaluate::probability(&posed, crate::solve::Sense::Max, crate::evaluate::Grey::Pessimistic);
    let value = estimate.lower.value();
    relation.holds(&value, &crate::solve::Value::Finite(limit.clone()))
}

impl Tree<'_> {
    fn add<S: System>(&mut self, space: &Space<S>, node: NodeId, before: Phase) -> u32 {
        let phase = self.pose.phase(&space.book, node, before);
        let pick = space.book.pick(node).filter(|_| phase == Phase::Running);
        let (alternatives, groups) =
            pick.map_or((0, 0), |p| (p.alternatives() as usize, p.groups() as usize));
        let decides = if groups > 1 { groups } else { 0 };
        self.twigs.push(Twig {
            node,
            phase,
            children: vec![0; alternatives],
            value: 0.0,
            explored: false,
            picks: vec![1.0 / groups.max(1) as f64; decides],
            changed: vec![false; decides],
        });
        self.twigs.len() as u32 - 1
    }

    /// Whether all paths through an alternative were drawn, and that counts.
    fn is_spent(&self, twig: u32, alternative: u32) -> bool {
        let child = self.twigs[twig as usize].children[alternative as usize];
        self.prune && child != 0 && self.twigs[child as usize].explored
    }

    /// Draws a path and adds what it is worth.
    fn sample<S: System>(&mut self, space: &mut Space<S>, rng: &mut Rng) -> Result<(), Halt> {
        self.path.clear();
        let mut at = 0u32;
        // A run that need not end is given up, and its leaf may be drawn again.
        while !self.twigs[at as usize].children.is_empty() && self.path.len() < LONGEST {
            let node = self.twigs[at as usize].node;
            let (group, alternative) = self.draw(space, at, rng);
            let child = match self.twigs[at as usize].children[alternative as usize] {
                0 => {
                    let to = space.step(node, alternative)?;
                    let phase = self.twigs[at as usize].phase;
                    let child = self.add(space, to, phase);
                    self.twigs[at as usize].children[alternative as usize] = child;
                    child
                }
                child => child,
            };
            self.path.push((at, group, alternative));
            at = child;
        }
        let is_met = self.twigs[at as usize].phase == Phase::Met;
        if self.twigs[at as usize].children.is_empty() {
            self.twigs[at as usize].value = f64::from(u8::from(is_met));
            self.twigs[at as usize].explored = true;
        }
        let mut rises = is_met;
        while let Some((at, group, _)) = self.path.pop() {
            if rises {
                rises = self.update(space, at, group);
            }
            let twig = &self.twigs[at as usize];
            let done = twig.children.iter().all(|&c| c != 0 && self.twigs[c as usize].explored);
            self.twigs[at as usize].explored = done;
            if !rises && !done {
                break;
            }
        }
        Ok(())
    }

    /// A group by the scheduler, an alternative by chance, among those that are not spent.
    fn draw<S: System>(&self, space: &Space<S>, at: u32, rng: &mut Rng) -> (u32, u32) {
        let twig = &self.twigs[at as usize];
        let pick = space.book.pick(twig.node).expect("an inner node");
        let left = |g: u32| pick.group(g).any(|a| !self.is_spent(at, a));
        let group = match twig.picks.len() {
            0 => 0,
            _ => {
                let weights = twig.picks.iter().enumerate();
                lot(rng, weights.map(|(g, w)| if left(g as u32) { *w } else { 0.0 }))
            }
        };
        let range = pick.group(group);
        let first = range.start;
        let weights = range.map(|a| if self.is_spent(at, a) { 0.0 } else { pick.floats[a as usize] });
        (group, first + lot(rng, weights))
    }

    /// Recomputes a value on the way up; says whether it has changed.
    fn update<S: System>(&mut self, space: &Space<S>, at: u32, group: u32) -> bool {
        let value = (0..space.book.pick(self.twigs[at as usize].node).expect("an inner node").groups())
            .map(|g| self.worth(space, at, g))
            .fold(0.0, f64::max);
        let twig = &mut self.twigs[at as usize];
        if let Some(changed) = twig.changed.get_mut(group as usize) {
            *changed = true;
        }
        let rises = value > twig.value;
        twig.value = value;
        rises
    }

    fn worth<S: System>(&self, space: &Space<S>, at: u32, group: u32) -> f64 {
        let twig = &self.twigs[at as usize];
        let pick = space.book.pick(twig.node).expect("an inner node");
        let of = |a: u32| match twig.children[a as usize] {
            0 => 0.0,
            child => pick.floats[a as usize] * self.twigs[child as usize].value,
        };
        pick.group(group).map(of).sum()
    }

    /// Alg. 5: shifts the scheduler towards what has turned out well.
    fn improve(&mut self, history: f64, greediness: f64) {
        for at in 0..self.twigs.len() {
            if self.twigs[at].picks.is_empty() || !self.twigs[at].changed.contains(&true) {
                continue;
            }
            let groups = self.twigs[at].picks.len();
            let quality: Vec<f64> = (0..groups)
                .map(|g| match self.twigs[at].changed[g] {
                    true => self.quality(at, g as u32),
                    false => self.twigs[at].picks[g],
                })
                .collect();
            reinforce(&mut self.twigs[at].picks, &quality, history, greediness);
            self.twigs[at].changed.fill(false);
        }
    }

    /// What a group of a decision is worth. Only called where groups are single alternatives or were updated.
    fn quality(&self, at: usize, group: u32) -> f64 {
        let twig = &self.twigs[at];
        match twig.children.len() == twig.picks.len() {
            true => match twig.children[group as usize] {
                0 => 0.0,
                child => self.twigs[child as usize].value,
            },
            false => twig.value,
        }
    }
}

/// `h sigma + (1 - h) p`, where `p` favours the best by `1 - epsilon`.
pub(super) fn reinforce(picks: &mut [f64], quality: &[f64], history: f64, greediness: f64) {
    let all: f64 = quality.iter().sum();
    let mut best = 0;
    for (at, q) in quality.iter().enumerate() {
        if *q > quality[best] {
            best = at;
        }
    }
    for (at, pick) in picks.iter_mut().enumerate() {
        let share = if all > 0.0 { quality[at] / all } else { 1.0 / quality.len() as f64 };
        let p = greediness * share + if at == best { 1.0 - greediness } else { 0.0 };
        *pick = history * *pick + (1.0 - history) * p;
    }
}

/// Draws by weights, which need not add to one; the last that weighs something if rounding leaves a rest.
pub(super) fn lot(rng: &mut Rng, weights: impl Iterator<Item = f64> + Clone) -> u32 {
    let total: f64 = weights.clone().sum();
    let mut left = (rng.bits() >> 11) as f64 / (1u64 << 53) as f64 * total;
    let mut last = 0;
    for (at, weight) in weights.enumerate() {
        if weight > 0.0 {
            last = at as u32;
            if left < weight {
                return last;
            }
            left -= weight;
        }
    }
    last
}
