//! Exact values: components in the order of their dependence, each by a fold or by policy iteration (Howard 1960)
//! with exact evaluation. Numbers may grow without bound, so the work is bounded: whoever asks for more than it gets
//! nothing, and takes bounds instead.

use super::block::{Action, Block, To};
use super::components::components;
use super::{Sense, Solved, Value};
use crate::fraction::{self, Fraction};
use crate::process::{LEAVES, Process};
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;

/// How much may still be done.
#[derive(Clone, Debug)]
pub struct Work {
    left: u64,
}

/// More work than is allowed.
#[derive(Clone, Copy, Debug)]
pub struct TooMuch;

impl Work {
    /// About this many operations on numbers of a machine word.
    pub fn new(most: u64) -> Work {
        Work { left: most }
    }

    fn spend(&mut self, x: &Fraction) -> Result<(), TooMuch> {
        let words = fraction::bits(x) / 64 + 1;
        let cost = words * words;
        if cost > self.left {
            return Err(TooMuch);
        }
        self.left -= cost;
        Ok(())
    }
}

/// The value of each node, and what an optimal scheduler picks: the first of the best.
pub fn solve(
    process: &Process,
    sense: Sense,
    leaves: &[Value; LEAVES],
    work: &mut Work,
) -> Result<Solved<Value>, TooMuch> {
    let n = process.len();
    let order = components(n, |v, out| out.extend(process.ways(v as u32).iter().map(|w| w.to)));
    let mut values = vec![Value::zero(); n];
    values[..LEAVES].clone_from_slice(leaves);
    let (mut picks, mut local) = (vec![0u32; n], vec![u32::MAX; n]);
    for members in order {
        let node = members[0];
        if (node as usize) < LEAVES {
            continue;
        }
        if members.len() == 1 && process.ways(node).iter().all(|w| w.to != node) {
            let mut best: Option<Value> = None;
            for group in 0..process.groups(node) {
                let value = expected(
                    process,
                    process.group(node, group).iter().map(|w| (w.share, w.gain, To::Outer(w.to))),
                    &values,
                    &[],
                    work,
                )?;
                if best.as_ref().is_none_or(|b| sense.is_better(&value, b)) {
                    picks[node as usize] = group;
                    best = Some(value);
                }
            }
            values[node as usize] = best.expect("a choice has an alternative");
            continue;
        }
        let infinite = |v: u32| values[v as usize] == Value::Infinite;
        let block = Block::new(process, &members, sense, &mut local, infinite);
        let (numbers, taken) = iterate(process, &block, sense, &values, work)?;
        block.assign(process, &taken, &mut picks);
        for (node, class) in block.members() {
            values[node as usize] =
                class.map_or(Value::Infinite, |c| Value::Finite(numbers[c as usize].clone()));
        }
    }
    Ok(Solved { values, picks })
}

/// What transitions are worth; inner ones by class.
fn expected(
    process: &Process,
    ways: impl Iterator<Item = (u32, u32, To)>,
    outer: &[Value],
    inner: &[Fraction],
    work: &mut Work,
) -> Result<Value, TooMuch> {
    let mut sum = Fraction::zero();
    for (share, gain, to) in ways {
        let value = match to {
            To::Inner(class) => &inner[class as usize],
            To::Outer(node) => match &outer[node as usize] {
                Value::Finite(value) => value,
                Value::Infinite => return Ok(Value::Infinite),
            },
        };
        if value.is_zero() && gain == 0 {
            continue;
        }
        let share = process.numbers.get(share);
        let term = if gain == 0 { value * share } else { (value + process.numbers.get(gain)) * share };
        sum += term;
        work.spend(&sum)?;
    }
    Ok(Value::Finite(sum))
}

/// Policy iteration on a block: the values of its classes, and the action each takes.
fn iterate(
    process: &Process,
    block: &Block,
    sense: Sense,
    outer: &[Value],
    work: &mut Work,
) -> Result<(Vec<Fraction>, Vec<usize>), TooMuch> {
    // Leads out with certainty, so that the first evaluation has a solution.
    let mut taken = block.exits();
    loop {
        let rows: Vec<&Action> = block.actions.iter().zip(&taken).map(|(list, &at)| &list[at]).collect();
        let values = evaluate(process, &rows, outer, work)?;
        let (mut changed, mut firsts) = (false, taken.clone());
        for (class, list) in block.actions.iter().enumerate() {
            if list.len() == 1 {
                continue;
            }
            let mut best = Value::Finite(values[class].clone());
            let mut first = None;
            for (at, action) in list.iter().enumerate() {
                let value = expected(process, action.ways.iter().copied(), outer, &values, work)?;
                if sense.is_better(&value, &best) {
                    (best, first) = (value, Some(at));
                    taken[class] = at;
                    changed = true;
                } else if first.is_none() && value == best {
                    first = Some(at);
                }
            }
            firsts[class] = first.unwrap_or(taken[class]);
        }
        if !changed {
            return Ok((values, firsts));
        }
    }
}

/// Solves x = A x + b for a policy that leaves the block with certainty.
fn evaluate(
    process: &Process,
    rows: &[&Action],
    outer: &[Value],
    work: &mut Work,
) -> Result<Vec<Fraction>, TooMuch> {
    let n = rows.len();
    let mut matrix: Vec<FxHashMap<u32, Fraction>> = vec![FxHashMap::default(); n];
    let mut right: Vec<Fraction> = vec![Fraction::zero(); n];
    for (at, action) in rows.iter().enumerate() {
        for &(share, gain, to) in &action.ways {
            let share = process.numbers.get(share);
            if gain != 0 {
                right[at] += share * process.numbers.get(gain);
            }
            match to {
                To::Inner(class) => *matrix[at].entry(class).or_insert_with(Fraction::zero) += share,
                To::Outer(node) => match &outer[node as usize] {
                    Value::Finite(value) => right[at] += share * value,
                    Value::Infinite => unreachable!("infinite exits are not allowed"),
                },
            }
        }
    }
    let mut users: Vec<Vec<u32>> = vec![Vec::new(); n];
    for (at, row) in matrix.iter().enumerate() {
        row.keys().for_each(|&c| users[c as usize].push(at as u32));
    }
    // What has few partners goes first, so that little fills up.
    let mut order: Vec<u32> = (0..n as u32).collect();
    order.sort_by_key(|&k| (matrix[k as usize].len() * users[k as usize].len(), k));
    let mut gone = vec![false; n];
    for &k in &order {
        let mut row = std::mem::take(&mut matrix[k as usize]);
        if let Some(own) = row.remove(&k) {
            let rest = Fraction::one() - own;
            assert!(!rest.is_zero(), "sojourner bug: a policy that does not leave its block");
            row.values_mut().for_each(|x| *x /= &rest);
            right[k as usize] /= &rest;
        }
        gone[k as usize] = true;
        let mut list: Vec<u32> = row.keys().copied().collect();
        list.sort_unstable();
        let constant = right[k as usize].clone();
        for j in std::mem::take(&mut users[k as usize]) {
            if gone[j as usize] {
                continue;
            }
            let Some(factor) = matrix[j as usize].remove(&k) else { continue };
            for c in &list {
                let entry = matrix[j as usize].entry(*c).or_insert_with(|| {
                    users[*c as usize].push(j);
                    Fraction::zero()
                });
                *entry += &factor * &row[c];
                work.spend(entry)?;
            }
            right[j as usize] += &factor * &constant;
            work.spend(&right[j as usize])?;
        }
        matrix[k as usize] = row;
    }
    let mut values = vec![Fraction::zero(); n];
    for &k in order.iter().rev() {
        let mut value = right[k as usize].clone();
        for (c, factor) in &matrix[k as usize] {
            value += factor * &values[*c as usize];
            work.spend(&value)?;
        }
        values[k as usize] = value;
    }
    Ok(values)
}
