//! The reference: exact rationals, no cleverness. Every memoryless scheduler is tried and its
//! chain solved by Gaussian elimination.

// Each test uses a part of it.
#![allow(dead_code)]

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Zero};
use sojourner_kernel::{Graph, Node, StateId};

pub type Exact = BigRational;

pub fn exact(x: f64) -> Exact {
    BigRational::from_float(x).expect("a finite number")
}

/// The exact probability of alternative `a`: its weight over the sum of its group's weights.
fn probability(graph: &Graph, s: StateId, a: u32) -> Exact {
    let shape = graph.shape(s).expect("a choice point");
    let group = shape.group(shape.group_of(a));
    let total: Exact = group.map(|b| exact(shape.weight(b))).sum();
    exact(shape.weight(a)) / total
}

/// Exact `verified` and `violating` of a searched system. `None` if it has too many schedulers.
pub fn figures(graph: &Graph) -> Option<(Exact, Exact)> {
    let n = graph.len();
    let groups: Vec<u32> = graph.states().map(|s| graph.shape(s).map_or(1, |x| x.groups())).collect();
    let count: u64 = groups.iter().try_fold(1u64, |c, &g| c.checked_mul(u64::from(g)))?;
    if count > 300 {
        return None;
    }
    let mut verified = Exact::one();
    let mut violating = Exact::zero();
    let mut pick = vec![0u32; n];
    for _ in 0..count {
        let bad = reach(graph, &pick, Goal::WrongOrUnknown);
        let wrong = reach(graph, &pick, Goal::Wrong);
        verified = verified.min(Exact::one() - bad);
        violating = violating.max(wrong);
        for s in 0..n {
            pick[s] += 1;
            if pick[s] < groups[s] {
                break;
            }
            pick[s] = 0;
        }
    }
    Some((verified, violating))
}

/// What is to be met.
#[derive(Clone, Copy, PartialEq)]
enum Goal {
    Wrong,
    /// Or anything unexplored or unsupported.
    WrongOrUnknown,
    /// A state in which an assumption does not hold.
    Excluded,
}

/// Exact `verified`, `violating` and `excluded` given the assumptions: the quotients of every memoryless
/// scheduler that leaves a run. `None` if there are too many schedulers; no figures if none leaves a run.
pub fn figures_given(graph: &Graph) -> Option<(Option<(Exact, Exact)>, Exact)> {
    let n = graph.len();
    let groups: Vec<u32> = graph.states().map(|s| graph.shape(s).map_or(1, |x| x.groups())).collect();
    let count: u64 = groups.iter().try_fold(1u64, |c, &g| c.checked_mul(u64::from(g)))?;
    if count > 300 {
        return None;
    }
    let mut given: Option<(Exact, Exact)> = None;
    let mut most = Exact::zero();
    let mut pick = vec![0u32; n];
    for _ in 0..count {
        let excluded = reach(graph, &pick, Goal::Excluded);
        let rest = Exact::one() - excluded.clone();
        most = most.max(excluded);
        if !rest.is_zero() {
            let right = Exact::one() - reach(graph, &pick, Goal::WrongOrUnknown) / rest.clone();
            let wrong = reach(graph, &pick, Goal::Wrong) / rest;
            given = Some(match given {
                None => (right, wrong),
                Some((r, w)) => (r.min(right), w.max(wrong)),
            });
        }
        for s in 0..n {
            pick[s] += 1;
            if pick[s] < groups[s] {
                break;
            }
            pick[s] = 0;
        }
    }
    Some((given, most))
}

/// The probability of meeting the goal from the initial state, when the scheduler picks as told.
fn reach(graph: &Graph, pick: &[u32], goal: Goal) -> Exact {
    let n = graph.len();
    let one_if = |is: bool| if is { Exact::one() } else { Exact::zero() };
    let unknown = one_if(goal == Goal::WrongOrUnknown);
    // One row `x = sum p x + constant` per state.
    let mut rows: Vec<Vec<Exact>> = Vec::new();
    for s in graph.states() {
        let mut row = vec![Exact::zero(); n + 1];
        match graph.node(s) {
            Node::End => {}
            Node::Violating => row[n] = one_if(goal != Goal::Excluded),
            Node::Excluded => row[n] = one_if(goal == Goal::Excluded),
            Node::Unsupported => row[n] = unknown.clone(),
            Node::Choice(shape) => {
                for a in shape.group(pick[s.index()]) {
                    let p = probability(graph, s, a);
                    match graph.target(s, a) {
                        Some(t) => row[t.index()] += p,
                        None => row[n] += p * unknown.clone(),
                    }
                }
            }
        }
        rows.push(row);
    }
    // States that cannot reach a constant have value zero; the rest have a unique solution.
    let mut positive: Vec<bool> = rows.iter().map(|r| !r[n].is_zero()).collect();
    loop {
        let before = positive.iter().filter(|&&p| p).count();
        for s in 0..n {
            positive[s] |= (0..n).any(|t| positive[t] && !rows[s][t].is_zero());
        }
        if positive.iter().filter(|&&p| p).count() == before {
            break;
        }
    }
    if !positive[0] {
        return Exact::zero();
    }
    let live: Vec<usize> = (0..n).filter(|&s| positive[s]).collect();
    let m = live.len();
    let mut a: Vec<Vec<Exact>> = live
        .iter()
        .map(|&s| {
            let mut row: Vec<Exact> = live
                .iter()
                .map(|&t| (if s == t { Exact::one() } else { Exact::zero() }) - rows[s][t].clone())
                .collect();
            row.push(rows[s][n].clone());
            row
        })
        .collect();
    for k in 0..m {
        let pivot = (k..m).find(|&i| !a[i][k].is_zero()).expect("a unique solution");
        a.swap(k, pivot);
        for i in 0..m {
            if i != k && !a[i][k].is_zero() {
                let f = a[i][k].clone() / a[k][k].clone();
                let pivot = a[k].clone();
                for (x, p) in a[i].iter_mut().zip(pivot).skip(k) {
                    *x -= f.clone() * p;
                }
            }
        }
    }
    a[0][m].clone() / a[0][0].clone()
}

/// A rational as a double, for messages and closeness.
pub fn approximate(x: &Exact) -> f64 {
    let scale = BigInt::one() << 80u32;
    let scaled: BigInt = (x * BigRational::from_integer(scale)).to_integer();
    scaled.to_string().parse::<f64>().expect("digits") / 2f64.powi(80)
}
