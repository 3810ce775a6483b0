//! The figures of a searched system when there is no memory for a better way: one number a state.
//!
//! Idea: every line of the equations (see [`super::solve`]) raises lower bounds to lower bounds, in
//! any order. Most transitions lead to later states, so sweeps from the last state to the first settle
//! what has no long way back after a few rounds. Known gap: staying for ever in an explored part counts
//! as unknown, and large cycles are not swept to the end.

use super::solve::{Values, known, row};
use super::view::View;

/// Sweeps, at most.
const ROUNDS: usize = 24;
/// So little gain ends the sweeps.
const LITTLE: f64 = 1e-12;

/// The bytes that values take, and so what a solve takes at least.
pub(crate) fn bytes<V: View>(view: &V, any_wrong: bool) -> u64 {
    8 * view.len() as u64 * if any_wrong { 2 } else { 1 }
}

/// Lower bounds for all states; `started` as for [`super::solve::solve`].
pub(crate) fn solve<V: View>(view: &V, any_wrong: bool, started: &[f64]) -> Values {
    let n = view.len();
    let mut values = Values { right: vec![0.0; n], wrong: if any_wrong { vec![0.0; n] } else { Vec::new() } };
    for s in 0..n as u32 {
        match view.leaf(s) {
            Some(leaf) => values.set(s, known(leaf)),
            None => values.right[s as usize] = started.get(s as usize).copied().unwrap_or(0.0),
        }
    }
    for _ in 0..ROUNDS {
        let mut most: f64 = 0.0;
        for s in (0..n as u32).rev().filter(|&s| view.leaf(s).is_none()) {
            let (right, wrong) = row(view, &values, s);
            let before = (values.right(s), values.wrong(s));
            most = most.max(right - before.0).max(if any_wrong { wrong - before.1 } else { 0.0 });
            values.set(s, (right.max(before.0), wrong.max(before.1)));
        }
        if most <= LITTLE {
            break;
        }
    }
    values
}
