//! Brute force, written apart from the engine: every deterministic memoryless scheduler, each chain by Gaussian
//! elimination over fractions.

use crate::process::{Mdp, Row};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Zero};

pub type Q = BigRational;

pub fn q(n: i64) -> Q {
    Q::from_integer(BigInt::from(n))
}

/// A chain: by state its transitions (probability, target, cost), nothing for a final one.
pub type Chain = Vec<Vec<(Q, usize, i64)>>;

/// All chains that a scheduler can make of it.
pub fn chains(mdp: &Mdp) -> Vec<Chain> {
    let mut all: Vec<Chain> = vec![Vec::new()];
    for row in &mdp.rows {
        let options: Vec<Vec<(Q, usize, i64)>> = match row {
            Row::Groups(groups) => groups
                .iter()
                .map(|g| {
                    let total: i64 = g.iter().map(|w| i64::from(w.0)).sum();
                    g.iter().map(|w| (q(i64::from(w.0)) / q(total), w.1, w.2)).collect()
                })
                .collect(),
            _ => vec![Vec::new()],
        };
        all = all
            .into_iter()
            .flat_map(|chain| {
                options.iter().map(move |o| {
                    let mut longer = chain.clone();
                    longer.push(o.clone());
                    longer
                })
            })
            .collect();
    }
    all
}

/// Which states can come to one of these.
fn can_reach(chain: &Chain, goal: &[bool]) -> Vec<bool> {
    let mut can = goal.to_vec();
    for _ in 0..chain.len() {
        for s in 0..chain.len() {
            can[s] |= chain[s].iter().any(|(_, to, _)| can[*to]);
        }
    }
    can
}

/// Solves x = A x + b on the states that are asked for; others have the value given.
fn solve(chain: &Chain, unknown: &[bool], fixed: &[Q], gains: bool) -> Vec<Q> {
    let n = chain.len();
    let states: Vec<usize> = (0..n).filter(|&s| unknown[s]).collect();
    let index = |s: usize| states.iter().position(|&x| x == s);
    let mut rows: Vec<Vec<Q>> = states
        .iter()
        .map(|&s| {
            let mut row = vec![Q::zero(); states.len() + 1];
            row[index(s).unwrap()] += Q::one();
            for (p, to, cost) in &chain[s] {
                if gains {
                    row[states.len()] += p * q(*cost);
                }
                match index(*to) {
                    Some(at) => row[at] -= p,
                    None => row[states.len()] += p * &fixed[*to],
                }
            }
            row
        })
        .collect();
    for k in 0..states.len() {
        let pivot = (k..states.len()).find(|&r| !rows[r][k].is_zero()).expect("regular");
        rows.swap(k, pivot);
        let lead = rows[k][k].clone();
        rows[k].iter_mut().for_each(|x| *x /= &lead);
        for r in 0..states.len() {
            if r != k && !rows[r][k].is_zero() {
                let factor = rows[r][k].clone();
                let lead = rows[k].clone();
                rows[r].iter_mut().zip(&lead).for_each(|(x, l)| *x -= &factor * l);
            }
        }
    }
    let mut values = fixed.to_vec();
    for (at, &s) in states.iter().enumerate() {
        values[s] = rows[at][states.len()].clone();
    }
    values
}

/// The probability to come to a goal, of each state.
pub fn reach(chain: &Chain, goal: &[bool]) -> Vec<Q> {
    let can = can_reach(chain, goal);
    let unknown: Vec<bool> = (0..chain.len()).map(|s| can[s] && !goal[s]).collect();
    // Those that are certain to come there solve the same equations; a goal is absorbing.
    let mut cut = chain.clone();
    (0..cut.len()).filter(|&s| goal[s]).for_each(|s| cut[s].clear());
    let fixed: Vec<Q> = goal.iter().map(|g| if *g { Q::one() } else { Q::zero() }).collect();
    solve(&cut, &unknown, &fixed, false)
}

/// The expected cost up to a goal, or for ever; none if it is infinite.
pub fn cost(chain: &Chain, goal: &[bool]) -> Option<Q> {
    let mut cut = chain.clone();
    (0..cut.len()).filter(|&s| goal[s]).for_each(|s| cut[s].clear());
    let n = cut.len();
    // States that come back to themselves for ever: all that they reach reaches them.
    let reach_of = |s: usize| can_be_reached(&cut, s);
    let reachable: Vec<Vec<bool>> = (0..n).map(reach_of).collect();
    let recurrent = |s: usize| (0..n).all(|t| !reachable[s][t] || reachable[t][s]);
    let costs = |s: usize| cut[s].iter().any(|(_, _, c)| *c > 0);
    if (0..n).any(|s| reachable[0][s] && recurrent(s) && costs(s)) {
        return None;
    }
    let unknown: Vec<bool> = (0..n).map(|s| reachable[0][s] && !recurrent(s)).collect();
    Some(solve(&cut, &unknown, &vec![Q::zero(); n], true)[0].clone())
}

fn can_be_reached(chain: &Chain, from: usize) -> Vec<bool> {
    let mut seen = vec![false; chain.len()];
    seen[from] = true;
    for _ in 0..chain.len() {
        for s in 0..chain.len() {
            if seen[s] {
                chain[s].iter().for_each(|(_, to, _)| seen[*to] = true);
            }
        }
    }
    seen
}
