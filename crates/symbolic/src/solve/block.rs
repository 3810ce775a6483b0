//! A cycle of the process as the solvers see it: its end components collapsed.
//!
//! A scheduler that can stay in a set of states for ever without gaining anything (an end component, de Alfaro 1997)
//! makes the equations ambiguous: each number above the right one solves them too. So each such set becomes one class
//! with all the actions that leave it, and one more, *stop*, which is worth nothing (or the target, where a run has met
//! it before). What is left has one solution.
//!
//! With gains: for the largest value, an end component with a gain is worth more than any number; for the least one,
//! a state is infinite if no scheduler comes to an exit (or to where it can stop) with certainty.

use super::Sense;
use super::components::components;
use crate::process::{CERTAIN, Process, TARGET, Way};

/// The group of the action that stays for ever.
pub const STOP: u32 = u32::MAX;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum To {
    /// A class of the block.
    Inner(u32),
    /// A node that is solved already.
    Outer(u32),
}

/// Something a scheduler can do in a class.
#[derive(Clone, Debug)]
pub struct Action {
    pub from: u32,
    pub group: u32,
    /// Share, gain, and where to.
    pub ways: Vec<(u32, u32, To)>,
}

pub struct Block {
    members: Vec<u32>,
    /// By member; none where the value is infinite.
    class: Vec<Option<u32>>,
    /// By class, never empty.
    pub actions: Vec<Vec<Action>>,
    /// By member, the groups that stay in its end component.
    inner: Vec<Vec<u32>>,
}

impl Block {
    /// Looks at a component whose successors are solved; `is_infinite` knows of those.
    pub fn new(
        process: &Process,
        members: &[u32],
        sense: Sense,
        local: &mut [u32],
        is_infinite: impl Fn(u32) -> bool,
    ) -> Block {
        for (at, &node) in members.iter().enumerate() {
            local[node as usize] = at as u32;
        }
        let inside = |way: &Way| local[way.to as usize] != u32::MAX;
        let mut allowed: Vec<Vec<u32>> =
            members.iter().map(|&node| (0..process.groups(node)).collect()).collect();
        let mut finite = vec![true; members.len()];
        match sense {
            Sense::Max => {
                let leads = |&node: &u32| process.ways(node).iter().any(|w| !inside(w) && is_infinite(w.to));
                let gains = || {
                    let inner = end_components(process, members, local, &allowed, false).1;
                    members.iter().zip(&inner).any(|(&node, groups)| {
                        groups.iter().any(|&g| process.group(node, g).iter().any(|w| w.gain != 0))
                    })
                };
                if members.iter().any(leads) || gains() {
                    finite.fill(false);
                }
            }
            Sense::Min => {
                for (at, &node) in members.iter().enumerate() {
                    let bad =
                        |g: &u32| process.group(node, *g).iter().any(|w| !inside(w) && is_infinite(w.to));
                    allowed[at].retain(|g| !bad(g));
                }
                sure(process, members, local, &mut allowed, &mut finite);
            }
        }
        let (class, inner) = end_components(process, members, local, &allowed, true);
        // Classes of finite members, numbered in the order of the members.
        let mut numbers: Vec<Option<u32>> = vec![None; members.len()];
        let (mut count, mut classes) = (0u32, vec![None; members.len()]);
        for at in 0..members.len() {
            if finite[at] {
                let number = *numbers[class[at] as usize].get_or_insert_with(|| {
                    count += 1;
                    count - 1
                });
                classes[at] = Some(number);
            }
        }
        let mut actions: Vec<Vec<Action>> = vec![Vec::new(); count as usize];
        for (at, &node) in members.iter().enumerate() {
            let Some(class) = classes[at] else { continue };
            for &group in &allowed[at] {
                let to = |way: &Way| match local[way.to as usize] {
                    u32::MAX => To::Outer(way.to),
                    inner => To::Inner(classes[inner as usize].expect("infinite ones are not allowed")),
                };
                if inner[at].contains(&group) {
                    continue;
                }
                let ways = process.group(node, group).iter().map(|w| (w.share, w.gain, to(w))).collect();
                actions[class as usize].push(Action { from: node, group, ways });
            }
        }
        for (at, &node) in members.iter().enumerate() {
            if let (Some(class), [_, ..]) = (classes[at], &inner[at][..]) {
                let list = &mut actions[class as usize];
                if list.last().is_none_or(|a| a.group != STOP) {
                    let worth = process.stays(node).then_some((CERTAIN, 0, To::Outer(TARGET)));
                    list.push(Action { from: node, group: STOP, ways: worth.into_iter().collect() });
                }
            }
        }
        for list in &mut actions {
            // One way to stop is enough, and it comes last.
            let stop = list.iter().position(|a| a.group == STOP);
            if let Some(at) = stop {
                let stop = list[at].clone();
                list.retain(|a| a.group != STOP);
                list.push(stop);
            }
        }
        for &node in members {
            local[node as usize] = u32::MAX;
        }
        Block { members: members.to_vec(), class: classes, actions, inner }
    }

    /// The class of each member, or none where the value is infinite.
    pub fn members(&self) -> impl Iterator<Item = (u32, Option<u32>)> + '_ {
        self.members.iter().copied().zip(self.class.iter().copied())
    }

    /// By class, an action that leads out with certainty if each class takes its own: towards the nearest exit.
    pub fn exits(&self) -> Vec<usize> {
        let mut picks: Vec<Option<usize>> = vec![None; self.actions.len()];
        loop {
            let mut round = picks.clone();
            for (class, list) in self.actions.iter().enumerate().filter(|(class, _)| picks[*class].is_none())
            {
                let nearer = |a: &Action| {
                    a.ways.is_empty()
                        || a.ways.iter().any(|(_, _, to)| match to {
                            To::Outer(_) => true,
                            To::Inner(c) => picks[*c as usize].is_some(),
                        })
                };
                round[class] = list.iter().position(nearer);
            }
            if round == picks {
                return picks.into_iter().map(|p| p.unwrap_or(0)).collect();
            }
            picks = round;
        }
    }

    /// What each member does when the classes take these actions.
    pub fn assign(&self, process: &Process, taken: &[usize], picks: &mut [u32]) {
        for (at, &node) in self.members.iter().enumerate() {
            picks[node as usize] = self.inner[at].first().copied().unwrap_or(0);
        }
        for (class, &action) in taken.iter().enumerate() {
            let action = &self.actions[class][action];
            if action.group == STOP {
                continue;
            }
            picks[action.from as usize] = action.group;
            // The others of the class go there, by what stays inside.
            let mut near = vec![action.from];
            let mut at = 0;
            let others: Vec<usize> =
                (0..self.members.len()).filter(|&m| self.class[m] == Some(class as u32)).collect();
            let mut done = rustc_hash::FxHashSet::from_iter([action.from]);
            while at < near.len() {
                for &m in &others {
                    let node = self.members[m];
                    if done.contains(&node) {
                        continue;
                    }
                    let leads = |g: &&u32| process.group(node, **g).iter().any(|w| w.to == near[at]);
                    if let Some(&group) = self.inner[m].iter().find(leads) {
                        picks[node as usize] = group;
                        done.insert(node);
                        near.push(node);
                    }
                }
                at += 1;
            }
        }
    }
}

/// Maximal end components of what is allowed: by member the number of its class, and the groups that stay in it.
/// With `idle`, only groups without a gain count.
fn end_components(
    process: &Process,
    members: &[u32],
    local: &[u32],
    allowed: &[Vec<u32>],
    idle: bool,
) -> (Vec<u32>, Vec<Vec<u32>>) {
    let stays = |at: usize, group: u32| {
        process
            .group(members[at], group)
            .iter()
            .all(|w| local[w.to as usize] != u32::MAX && (!idle || w.gain == 0))
    };
    let mut inner: Vec<Vec<u32>> = (0..members.len())
        .map(|at| allowed[at].iter().copied().filter(|&g| stays(at, g)).collect())
        .collect();
    loop {
        let found = components(members.len(), |at, out| {
            for &group in &inner[at] {
                out.extend(process.group(members[at], group).iter().map(|w| local[w.to as usize]));
            }
        });
        let mut class = vec![0u32; members.len()];
        for (number, component) in found.iter().enumerate() {
            component.iter().for_each(|&at| class[at as usize] = number as u32);
        }
        let mut changed = false;
        for at in 0..members.len() {
            let before = inner[at].len();
            let home = class[at];
            inner[at].retain(|&g| {
                process.group(members[at], g).iter().all(|w| class[local[w.to as usize] as usize] == home)
            });
            changed |= inner[at].len() != before;
        }
        if !changed {
            return (class, inner);
        }
    }
}

/// Keeps what a scheduler can leave (or stop in) with certainty; the rest is infinite.
fn sure(process: &Process, members: &[u32], local: &[u32], allowed: &mut [Vec<u32>], finite: &mut [bool]) {
    loop {
        let idle = end_components(process, members, local, allowed, true).1;
        let mut good: Vec<bool> = (0..members.len()).map(|at| finite[at] && !idle[at].is_empty()).collect();
        loop {
            let mut changed = false;
            for at in 0..members.len() {
                if good[at] || !finite[at] {
                    continue;
                }
                let leads = |g: &u32| {
                    process.group(members[at], *g).iter().any(|w| match local[w.to as usize] {
                        u32::MAX => true,
                        inner => good[inner as usize],
                    })
                };
                if allowed[at].iter().any(leads) {
                    good[at] = true;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        if good == finite {
            return;
        }
        finite.copy_from_slice(&good);
        for at in 0..members.len() {
            let node = members[at];
            let bad = |g: &u32| {
                process.group(node, *g).iter().any(|w| match local[w.to as usize] {
                    u32::MAX => false,
                    inner => !finite[inner as usize],
                })
            };
            allowed[at].retain(|g| finite[at] && !bad(g));
        }
    }
}
