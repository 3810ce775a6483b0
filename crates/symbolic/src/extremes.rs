//! Single runs: the least and the largest amount, and the run that chance favours most.
//!
//! All three are paths in the process, whoever picks: shortest ones by Dijkstra's method (amounts are not negative),
//! longest ones along the components (a gain on a cycle that leads to the event has no largest sum), likeliest ones by
//! Dijkstra's method on products. Decisions have no probability: a likeliest run may take any. Known gap: where runs
//! can be excluded, a run that meets its event and then never ends is not counted.

use crate::evaluate::{Grey, Number};
use crate::fraction::Fraction;
use crate::process::{GREY, LEAVES, MISS, OPEN, Process, TARGET};
use crate::solve::components::components;
use crate::solve::{Sense, Value};
use num_traits::{One, Zero};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The leaves at which a run counts, and those that may lead on.
fn leaves(to_end: bool, grey: Grey) -> (Vec<u32>, Vec<u32>) {
    let goals = if to_end { vec![TARGET, MISS] } else { vec![TARGET] };
    let open = if grey == Grey::Pessimistic { vec![OPEN] } else { vec![OPEN, GREY] };
    (goals, open)
}

/// The least or largest amount of a run to the target, or (`to_end`) to its end; none if no run gets there.
pub fn extreme(process: &Process, sense: Sense, to_end: bool, grey: Grey) -> Option<(Number, Number)> {
    let (goals, open) = leaves(to_end, grey);
    let reachable = process.reachable();
    let before = process.numbers.get(process.before);
    let exact = |x: &Fraction| Number::Exact(Value::Finite(x + before));
    let infinite = Number::Exact(Value::Infinite);
    let is_open = open.iter().any(|&leaf| reachable[leaf as usize]);
    if sense == Sense::Min {
        let distance = distances(process);
        let least = |leaves: &[u32]| leaves.iter().filter_map(|&l| distance[l as usize].clone()).min();
        let (sure, maybe) = (least(&goals), least(&open));
        let lower = sure.iter().chain(&maybe).min()?;
        return Some((exact(lower), sure.as_ref().map_or(infinite, exact)));
    }
    let upper = |sure: Number| if is_open { Number::Exact(Value::Infinite) } else { sure };
    match longest(process, &goals) {
        Some(Value::Finite(x)) => Some((exact(&x), upper(exact(&x)))),
        Some(Value::Infinite) => Some((infinite.clone(), infinite)),
        None => is_open.then(|| (exact(&Fraction::zero()), infinite)),
    }
}

fn distances(process: &Process) -> Vec<Option<Fraction>> {
    let mut distance: Vec<Option<Fraction>> = vec![None; process.len()];
    let mut heap = BinaryHeap::from([Reverse((Fraction::zero(), process.initial))]);
    distance[process.initial as usize] = Some(Fraction::zero());
    while let Some(Reverse((so_far, node))) = heap.pop() {
        if distance[node as usize].as_ref() != Some(&so_far) {
            continue;
        }
        for way in process.ways(node) {
            let there = &so_far + process.numbers.get(way.gain);
            let known = &mut distance[way.to as usize];
            if known.as_ref().is_none_or(|k| there < *k) {
                *known = Some(there.clone());
                heap.push(Reverse((there, way.to)));
            }
        }
    }
    distance
}

/// The longest way to one of the goals; none if there is no way.
fn longest(process: &Process, goals: &[u32]) -> Option<Value> {
    let reachable = process.reachable();
    let order = components(process.len(), |v, out| out.extend(process.ways(v as u32).iter().map(|w| w.to)));
    let mut class = vec![0u32; process.len()];
    for (number, members) in order.iter().enumerate() {
        members.iter().for_each(|&m| class[m as usize] = number as u32);
    }
    let mut best: Vec<Option<Value>> = vec![None; process.len()];
    goals.iter().for_each(|&goal| best[goal as usize] = Some(Value::zero()));
    for members in &order {
        if !reachable[members[0] as usize] || (members[0] as usize) < LEAVES {
            continue;
        }
        let mut out: Option<Value> = None;
        let mut gains = false;
        for &node in members {
            for way in process.ways(node) {
                if class[way.to as usize] == class[node as usize] {
                    gains |= way.gain != 0;
                    continue;
                }
                let Some(there) = &best[way.to as usize] else { continue };
                let sum = match there {
                    Value::Finite(x) => Value::Finite(x + process.numbers.get(way.gain)),
                    Value::Infinite => Value::Infinite,
                };
                out = out.max(Some(sum));
            }
        }
        let value = if gains && out.is_some() { Some(Value::Infinite) } else { out };
        members.iter().for_each(|&m| best[m as usize] = value.clone());
    }
    best[process.initial as usize].clone()
}

/// The likeliest run to the target: its probability (what it could be at most, if not everything is explored), and
/// the alternatives it takes.
pub fn likeliest(process: &Process, grey: Grey) -> (Number, Number, Vec<u32>) {
    let mut best: Vec<Option<Fraction>> = vec![None; process.len()];
    let mut from: Vec<(u32, u32)> = vec![(u32::MAX, 0); process.len()];
    // Ties: the node that was found first.
    let mut heap = BinaryHeap::from([(Fraction::one(), Reverse(process.initial))]);
    best[process.initial as usize] = Some(Fraction::one());
    while let Some((so_far, Reverse(node))) = heap.pop() {
        if best[node as usize].as_ref() != Some(&so_far) {
            continue;
        }
        for (alternative, way) in process.ways(node).iter().enumerate() {
            let there = &so_far * process.numbers.get(way.share);
            let known = &mut best[way.to as usize];
            if known.as_ref().is_none_or(|k| there > *k) {
                *known = Some(there.clone());
                from[way.to as usize] = (node, alternative as u32);
                heap.push((there, Reverse(way.to)));
            }
        }
    }
    let (_, open) = leaves(false, grey);
    let maybe = open.iter().filter_map(|&leaf| best[leaf as usize].clone()).max();
    let sure = best[TARGET as usize].clone();
    let upper = sure.iter().chain(&maybe).max().cloned().unwrap_or_else(Fraction::zero);
    let mut path = Vec::new();
    if sure.is_some() {
        let mut at = TARGET;
        while at != process.initial {
            let (before, alternative) = from[at as usize];
            path.push(alternative);
            at = before;
        }
        path.reverse();
    }
    let lower = sure.unwrap_or_else(Fraction::zero);
    (Number::Exact(Value::Finite(lower)), Number::Exact(Value::Finite(upper)), path)
}
