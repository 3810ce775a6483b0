//! A run that stays for ever, as a lasso: a way into a cycle, and the cycle.
//!
//! Where a part of the product is wrong because a scheduler can stay in it, the shortest cycles in it are
//! tried, then a round through all of it. Whether the run refutes the formula is worked out on its labels,
//! apart from how the part was decided: what is shown does refute it. Known gap: only decisions are
//! followed, so there is no lasso where staying needs chance.

use super::formula::{Formulas, NodeId, Op};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// So many cycles are tried.
const CYCLES: usize = 64;

/// The largest part that is gone round in.
const ROUND: usize = 300;

/// Whether a word that goes on at `back` behind its end satisfies a formula.
pub(super) fn holds(formulas: &Formulas, root: NodeId, word: &[u64], back: usize) -> bool {
    truth(formulas, root, word, back)[0]
}

/// By position: whether a formula holds from there on.
fn truth(formulas: &Formulas, node: NodeId, word: &[u64], back: usize) -> Vec<bool> {
    let next = |at: usize| if at + 1 < word.len() { at + 1 } else { back };
    let of = |n: NodeId| truth(formulas, n, word, back);
    // The second time round nothing changes any more.
    let fixpoint = |start: bool, step: &dyn Fn(usize, bool) -> bool| {
        let mut values = vec![start; word.len()];
        for _ in 0..2 {
            for at in (0..word.len()).rev() {
                values[at] = step(at, values[next(at)]);
            }
        }
        values
    };
    match formulas.op(node) {
        Op::True => vec![true; word.len()],
        Op::False => vec![false; word.len()],
        Op::Literal { proposition, positive } => {
            word.iter().map(|labels| (labels >> proposition & 1 == 1) == positive).collect()
        }
        Op::And(a, b) => of(a).into_iter().zip(of(b)).map(|(a, b)| a && b).collect(),
        Op::Or(a, b) => of(a).into_iter().zip(of(b)).map(|(a, b)| a || b).collect(),
        Op::Next(a) | Op::WeakNext(a) => {
            let inner = of(a);
            (0..word.len()).map(|at| inner[next(at)]).collect()
        }
        Op::Until(a, b) => {
            let (a, b) = (of(a), of(b));
            fixpoint(false, &|at, then| b[at] || a[at] && then)
        }
        Op::Release(a, b) => {
            let (a, b) = (of(a), of(b));
            fixpoint(true, &|at, then| b[at] && (a[at] || then))
        }
    }
}

/// A way through the product: alternatives, each with where it leads.
pub(super) type Way = Vec<(u32, u32)>;

/// Ways from `start` into the part `inside` and round in it, the shortest first; `edges` are the decisions of a
/// pair, and where they lead.
pub(super) fn candidates(
    start: u32,
    inside: &[u32],
    edges: &dyn Fn(u32) -> Way,
    is_inside: &dyn Fn(u32) -> bool,
    is_near: &dyn Fn(u32) -> bool,
) -> Vec<(Way, Way)> {
    let mut found: Vec<(Way, Way)> = Vec::new();
    let few = if inside.len() > 20_000 { 4 } else { CYCLES };
    let entries = reached(start, few, edges, is_near, is_inside);
    for into in &entries {
        let at = into.last().map_or(start, |w| w.1);
        if let Some(cycle) = shortest(at, edges, is_inside, &|p| p == at) {
            found.push((into.clone(), cycle));
        }
    }
    found.sort_by_key(|(into, cycle)| into.len() + cycle.len());
    if let (Some(into), true) = (entries.first(), inside.len() <= ROUND) {
        let at = into.last().map_or(start, |w| w.1);
        found.extend(round(at, inside, edges, is_inside).map(|cycle| (into.clone(), cycle)));
    }
    found
}

/// The shortest way of at least one step to a pair that is wanted.
fn shortest(
    from: u32,
    edges: &dyn Fn(u32) -> Way,
    is_allowed: &dyn Fn(u32) -> bool,
    is_wanted: &dyn Fn(u32) -> bool,
) -> Option<Way> {
    let mut before: FxHashMap<u32, (u32, u32)> = FxHashMap::default();
    let mut queue = VecDeque::from([from]);
    while let Some(p) = queue.pop_front() {
        for (alternative, target) in edges(p).into_iter().filter(|e| is_allowed(e.1)) {
            if is_wanted(target) {
                let mut way = way_back(from, p, &before);
                way.push((alternative, target));
                return Some(way);
            }
            if target != from && !before.contains_key(&target) {
                before.insert(target, (p, alternative));
                queue.push_back(target);
            }
        }
    }
    None
}

/// Shortest ways to the first pairs inside that are met.
fn reached(
    from: u32,
    most: usize,
    edges: &dyn Fn(u32) -> Way,
    is_near: &dyn Fn(u32) -> bool,
    is_inside: &dyn Fn(u32) -> bool,
) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    let mut before: FxHashMap<u32, (u32, u32)> = FxHashMap::default();
    let mut queue = VecDeque::from([from]);
    while let Some(p) = queue.pop_front() {
        if is_inside(p) {
            ways.push(way_back(from, p, &before));
            if ways.len() >= most {
                break;
            }
        }
        for (alternative, target) in edges(p).into_iter().filter(|e| is_near(e.1)) {
            if target != from && !before.contains_key(&target) {
                before.insert(target, (p, alternative));
                queue.push_back(target);
            }
        }
    }
    ways
}

/// The way to a pair, by what each was reached from.
fn way_back(from: u32, mut at: u32, before: &FxHashMap<u32, (u32, u32)>) -> Way {
    let mut way = Way::new();
    while at != from {
        let (previous, alternative) = before[&at];
        way.push((alternative, at));
        at = previous;
    }
    way.reverse();
    way
}

/// A cycle through all of a part.
fn round(
    from: u32,
    inside: &[u32],
    edges: &dyn Fn(u32) -> Way,
    is_inside: &dyn Fn(u32) -> bool,
) -> Option<Way> {
    let mut missing: FxHashSet<u32> = inside.iter().copied().collect();
    missing.remove(&from);
    let mut way: Way = Vec::new();
    let mut at = from;
    while !missing.is_empty() {
        let more = shortest(at, edges, is_inside, &|p| missing.contains(&p))?;
        more.iter().for_each(|w| {
            missing.remove(&w.1);
        });
        at = more.last().map_or(at, |w| w.1);
        way.extend(more);
    }
    if at != from || way.is_empty() {
        way.extend(shortest(at, edges, is_inside, &|p| p == from)?);
    }
    Some(way)
}
