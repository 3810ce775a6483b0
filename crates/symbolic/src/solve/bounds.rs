//! Bounds in doubles, for what is too large for exact numbers: every operation is rounded outwards.
//!
//! Lower bounds: iteration from zero, which stays below the least fixed point at every moment. Upper bounds by
//! induction (Park): a guess a little above the lower bound that one more iteration does not raise is above the least
//! fixed point (the idea of optimistic value iteration, Hartmanns and Kaminski 2020). A guess that is never confirmed
//! leaves what was known before.

use super::block::{Action, Block, To};
use super::components::components;
use super::{Sense, Solved};
use crate::process::{LEAVES, Process};

/// Sweeps over a block at most.
const SWEEPS: usize = 20_000;

/// Numbers around the value of each node, and what a scheduler picks that comes close to the best.
pub fn solve(process: &Process, sense: Sense, leaves: &[(f64, f64); LEAVES]) -> Solved<(f64, f64)> {
    let n = process.len();
    let order = components(n, |v, out| out.extend(process.ways(v as u32).iter().map(|w| w.to)));
    let mut low = vec![0.0f64; n];
    let mut high = vec![0.0f64; n];
    for (at, &(l, h)) in leaves.iter().enumerate() {
        (low[at], high[at]) = (l, h);
    }
    let (mut picks, mut local) = (vec![0u32; n], vec![u32::MAX; n]);
    for members in order {
        let node = members[0];
        if (node as usize) < LEAVES {
            continue;
        }
        if members.len() == 1 && process.ways(node).iter().all(|w| w.to != node) {
            let groups = (0..process.groups(node)).map(|g| process.group(node, g));
            let ways = |g: &[crate::process::Way]| {
                g.iter().map(|w| (w.share, w.gain, To::Outer(w.to))).collect::<Vec<_>>()
            };
            let each: Vec<(f64, f64)> = groups
                .map(|g| {
                    let ways = ways(g);
                    (worth::<false>(process, &ways, &low, &[]), worth::<true>(process, &ways, &high, &[]))
                })
                .collect();
            let (l, at) = best(sense, each.iter().map(|e| e.0));
            (low[node as usize], high[node as usize]) = (l, best(sense, each.iter().map(|e| e.1)).0);
            picks[node as usize] = at as u32;
            continue;
        }
        let block = Block::new(process, &members, sense, &mut local, |v| low[v as usize] == f64::INFINITY);
        let below = rise(process, &block, sense, &low);
        let above = confirm(process, &block, sense, &below, &high);
        let taken: Vec<usize> = block
            .actions
            .iter()
            .map(|list| best(sense, list.iter().map(|a| worth::<false>(process, &a.ways, &low, &below))).1)
            .collect();
        block.assign(process, &taken, &mut picks);
        for (node, class) in block.members() {
            let at = node as usize;
            (low[at], high[at]) = match class {
                Some(c) => (below[c as usize], above[c as usize]),
                None => (f64::INFINITY, f64::INFINITY),
            };
        }
    }
    Solved { values: low.into_iter().zip(high).collect(), picks }
}

/// The best of some values, and the first that is.
fn best(sense: Sense, values: impl Iterator<Item = f64>) -> (f64, usize) {
    let mut found: Option<(f64, usize)> = None;
    for (at, value) in values.enumerate() {
        let better = found.is_none_or(|(b, _)| match sense {
            Sense::Max => value > b,
            Sense::Min => value < b,
        });
        if better {
            found = Some((value, at));
        }
    }
    found.expect("a choice has an alternative")
}

/// What transitions are worth at least, or (`UP`) at most.
fn worth<const UP: bool>(process: &Process, ways: &[(u32, u32, To)], outer: &[f64], inner: &[f64]) -> f64 {
    let round = |x: f64| {
        if UP { if x == 0.0 { 0.0 } else { x.next_up() } } else { x.next_down().max(0.0) }
    };
    let mut sum = 0.0f64;
    for &(share, gain, to) in ways {
        let mut value = match to {
            To::Inner(class) => inner[class as usize],
            To::Outer(node) => outer[node as usize],
        };
        if value == f64::INFINITY {
            return value;
        }
        if gain != 0 {
            let (low, high) = process.numbers.bounds(gain);
            value = round(value + if UP { high } else { low });
        }
        let (low, high) = process.numbers.bounds(share);
        let share = if UP { high } else { low };
        if value == 0.0 {
            continue;
        }
        // Whole steps need no rounding, and a certain one must not lose.
        let term = if share == 1.0 { value } else { round(share * value) };
        sum = if sum == 0.0 { term } else { round(sum + term) };
    }
    sum
}

fn sweep<const UP: bool>(
    process: &Process,
    block: &Block,
    sense: Sense,
    outer: &[f64],
    x: &mut [f64],
) -> f64 {
    let mut moved = 0.0f64;
    for class in 0..x.len() {
        let of = |a: &Action| worth::<UP>(process, &a.ways, outer, x);
        let value = best(sense, block.actions[class].iter().map(of)).0;
        if !UP && value > x[class] {
            moved = moved.max((value - x[class]) / value);
            x[class] = value;
        }
        if UP && value < x[class] {
            moved = moved.max(x[class] - value);
            x[class] = value;
        }
    }
    moved
}

/// From below.
fn rise(process: &Process, block: &Block, sense: Sense, outer: &[f64]) -> Vec<f64> {
    let mut x = vec![0.0; block.actions.len()];
    for _ in 0..SWEEPS {
        if sweep::<false>(process, block, sense, outer, &mut x) < 1e-14 {
            break;
        }
    }
    x
}

/// Guesses a little above until one is confirmed: if some sweeps, rounded up, lead below the guess everywhere, it is
/// above the least fixed point of all of them together, which is that of one.
fn confirm(process: &Process, block: &Block, sense: Sense, below: &[f64], outer: &[f64]) -> Vec<f64> {
    for step in 0..12 {
        let epsilon = 1e-13 * 10f64.powi(step);
        let guess: Vec<f64> = below.iter().map(|x| (x * (1.0 + epsilon) + epsilon).next_up()).collect();
        let mut x = guess.clone();
        for _ in 0..1_000 {
            for class in 0..x.len() {
                let of = |a: &Action| worth::<true>(process, &a.ways, outer, &x);
                x[class] = best(sense, block.actions[class].iter().map(of)).0;
            }
            if x.contains(&f64::INFINITY) {
                break;
            }
            if x.iter().zip(&guess).all(|(x, g)| x <= g) {
                for _ in 0..1_000 {
                    if sweep::<true>(process, block, sense, outer, &mut x) == 0.0 {
                        break;
                    }
                }
                return x;
            }
        }
    }
    vec![f64::INFINITY; below.len()]
}
