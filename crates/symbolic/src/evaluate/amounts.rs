//! Expected amounts given an assumption, where a scheduler decides too.
//!
//! E[amount | kept] is a quotient, and a gain counts only if the run is kept afterwards: what a scheduler should do depends
//! on what was gained before. So the process is unfolded by the sum so far, the sum is gained at the end of a run that is
//! kept, and the quotient is maximised by Dinkelbach's iteration. Gap: processes in which runs come back to a state, and
//! unfoldings that are too large, are refused.

use super::NoExpectation;
use crate::fraction::Fraction;
use crate::process::{EXCLUDED, LEAVES, Process, Way};
use crate::solve::components::components;
use crate::solve::{Sense, Value, Work, exact};
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;

/// Nodes of an unfolded process at most.
const MOST: usize = 2_000_000;

/// The best E[amount | kept] of any scheduler that keeps something.
pub fn given(process: &Process, sense: Sense, work: &mut Work) -> Result<Value, NoExpectation> {
    let unfolded = unfold(process)?;
    let too_much = |_| NoExpectation::TooLarge;
    let at = unfolded.initial as usize;
    let excluded = [0, 0, 1, 0, 0].map(Value::whole);
    let bare = unfolded.without_gains();
    let least = exact::solve(&bare, Sense::Min, &excluded, work).map_err(too_much)?;
    if least.values[at] == Value::whole(1) {
        return Err(NoExpectation::Void);
    }
    // What a scheduler comes to, given that something is kept under it.
    let quotient = |picks: &[u32], work: &mut Work| -> Result<Fraction, NoExpectation> {
        let chain = unfolded.under(picks);
        let none: [Value; LEAVES] = std::array::from_fn(|_| Value::zero());
        let sum = exact::solve(&chain, sense, &none, work).map_err(too_much)?.values[at].clone();
        let gone = exact::solve(&bare.under(picks), sense, &excluded, work);
        let gone = gone.map_err(too_much)?.values[at].clone();
        let (Value::Finite(sum), Value::Finite(gone)) = (sum, gone) else {
            unreachable!("without cycles all is finite")
        };
        Ok(sum / (Fraction::one() - gone))
    };
    let mut best = quotient(&least.picks, work)?;
    loop {
        let mut priced: [Value; LEAVES] = std::array::from_fn(|_| Value::zero());
        priced[EXCLUDED as usize] = Value::Finite(best.clone());
        let solved = exact::solve(&unfolded, sense, &priced, work).map_err(too_much)?;
        let value = solved.values[at].finite().expect("without cycles all is finite").clone();
        let better = match sense {
            Sense::Max => value > best,
            Sense::Min => value < best,
        };
        if !better {
            return Ok(Value::Finite(best + process.numbers.get(process.before)));
        }
        best = quotient(&solved.picks, work)?;
    }
}

/// The process with the sum so far in its nodes, gained when a run ends that is kept.
fn unfold(process: &Process) -> Result<Process, NoExpectation> {
    let order = components(process.len(), |v, out| out.extend(process.ways(v as u32).iter().map(|w| w.to)));
    let reachable = process.reachable();
    for members in &order {
        let node = members[0];
        let comes_back = members.len() > 1 || process.ways(node).iter().any(|w| w.to == node);
        if reachable[node as usize] && node as usize >= LEAVES && comes_back {
            return Err(NoExpectation::Cyclic);
        }
    }
    let mut index: FxHashMap<(u32, Fraction), u32> = FxHashMap::default();
    let mut todo: Vec<(u32, Fraction)> = Vec::new();
    let mut find = |todo: &mut Vec<(u32, Fraction)>, node: u32, sum: Fraction| -> u32 {
        *index.entry((node, sum.clone())).or_insert_with(|| {
            todo.push((node, sum));
            (LEAVES + todo.len() - 1) as u32
        })
    };
    let is_leaf = |node: u32| (node as usize) < LEAVES;
    let mut unfolded = Process::default();
    unfolded.initial = match is_leaf(process.initial) {
        true => process.initial,
        false => find(&mut todo, process.initial, Fraction::zero()),
    };
    let mut at = 0;
    while at < todo.len() {
        if todo.len() > MOST {
            return Err(NoExpectation::TooLarge);
        }
        let (node, sum) = todo[at].clone();
        let mut groups: Vec<Vec<Way>> = Vec::new();
        for group in 0..process.groups(node) {
            let mut ways = Vec::new();
            for way in process.group(node, group) {
                let share = unfolded.numbers.intern(process.numbers.get(way.share));
                let sum = &sum + process.numbers.get(way.gain);
                ways.push(match is_leaf(way.to) {
                    true => {
                        let gain = if way.to == EXCLUDED { Fraction::zero() } else { sum };
                        Way { to: way.to, share, gain: unfolded.numbers.intern(&gain) }
                    }
                    false => Way { to: find(&mut todo, way.to, sum), share, gain: 0 },
                });
            }
            groups.push(ways);
        }
        unfolded.add(false, groups.iter().map(Vec::as_slice));
        at += 1;
    }
    Ok(unfolded)
}
