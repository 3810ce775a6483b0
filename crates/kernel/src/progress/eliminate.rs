//! State elimination for a component without decisions, in the manner of Grassmann, Taksar and
//! Heyman (1985): it never subtracts, so nearly endless loops lose no accuracy.
//!
//! Every coefficient is kept as an interval that contains the exact one. The probability of not
//! looping, `1 - p(k,k)`, is the sum of the others, which is exact as rows add to one. The values
//! use the lower ends over the upper ends, so they are below the exact ones, by a relative error
//! of about one rounding per operation.
//!
//! Only quotients of a row's coefficients matter, as what stays in a state is left out. So a row that has
//! become small is multiplied by a power of two, which rounds nothing: otherwise the probability of leaving
//! a state over several rare branches would be too small for a double.

use super::component::NONE;
use super::round::{above, add, div, mul};
use super::solve::Values;
use super::view::View;

/// Solves a component; `local` gives its members their positions. Values found earlier are kept
/// where they are higher.
pub(super) fn eliminate<V: View>(view: &V, values: &mut Values, component: &[u32], local: &[u32]) {
    let n = component.len();
    let mut dense = Dense::new(n);
    let Dense { low, high, gain } = &mut dense;
    let wide = n + 1;
    for (i, &s) in component.iter().enumerate() {
        for a in 0..view.alternatives(s) {
            let target = view.target(s, a);
            let j = target.map_or(NONE, |t| local[t as usize]);
            let column = i * wide + if j == NONE { n } else { j as usize };
            low[column] = add(low[column], view.low(s, a));
            high[column] = above::add(high[column], view.high(s, a));
            if let (Some(t), NONE) = (target, j) {
                let p = view.low(s, a);
                gain[i].0 = add(gain[i].0, mul(p, values.right(t)));
                gain[i].1 = add(gain[i].1, mul(p, values.wrong(t)));
            }
        }
    }
    for (&s, solved) in component.iter().zip(dense.solve().into_iter().flatten()) {
        values.set(s, (solved.0.min(1.0).max(values.right(s)), solved.1.min(1.0).max(values.wrong(s))));
    }
}

/// The equations of a chain. Columns: its own states, then what leaks out.
pub(super) struct Dense {
    pub(super) low: Vec<f64>,
    pub(super) high: Vec<f64>,
    /// Two sums over what lies outside.
    pub(super) gain: Vec<(f64, f64)>,
}

impl Dense {
    pub(super) fn new(n: usize) -> Dense {
        Dense { low: vec![0.0; n * (n + 1)], high: vec![0.0; n * (n + 1)], gain: vec![(0.0, 0.0); n] }
    }

    /// The values, none above the exact one; nothing if the probabilities of leaving some state are too
    /// unlike for doubles.
    pub(super) fn solve(self) -> Option<Vec<(f64, f64)>> {
        let Dense { mut low, mut high, mut gain } = self;
        let n = gain.len();
        let wide = n + 1;
        // The upper end of the probability of leaving each state for one eliminated later, or out.
        let mut leave = vec![0.0f64; n];
        for (i, gain) in gain.iter_mut().enumerate() {
            let row = i * wide..(i + 1) * wide;
            enlarge(&mut low[row.clone()], &mut high[row], gain, n, i);
        }
        for k in (0..n).rev() {
            let (low_head, low_tail) = low.split_at_mut(k * wide);
            let (high_head, high_tail) = high.split_at_mut(k * wide);
            let (least, most) = (&low_tail[..wide], &high_tail[..wide]);
            leave[k] = most[..k].iter().fold(most[n], |sum, &p| above::add(sum, p));
            let leave_low = least[..k].iter().fold(least[n], |sum, &p| add(sum, p));
            if leave_low <= 0.0 {
                return None;
            }
            for i in 0..k {
                let (row_low, row_high) =
                    (&mut low_head[i * wide..(i + 1) * wide], &mut high_head[i * wide..(i + 1) * wide]);
                if row_high[k] == 0.0 {
                    continue;
                }
                let (f_low, f_high) = (div(row_low[k], leave[k]), above::div(row_high[k], leave_low));
                for j in (0..k).chain([n]) {
                    row_low[j] = add(row_low[j], mul(f_low, least[j]));
                    row_high[j] = above::add(row_high[j], above::mul(f_high, most[j]));
                }
                gain[i].0 = add(gain[i].0, mul(f_low, gain[k].0));
                gain[i].1 = add(gain[i].1, mul(f_low, gain[k].1));
                enlarge(row_low, row_high, &mut gain[i], k, i);
            }
        }
        let mut solved = vec![(0.0f64, 0.0f64); n];
        for k in 0..n {
            let mut sum = gain[k];
            for j in 0..k {
                let p = low[k * wide + j];
                sum.0 = add(sum.0, mul(p, solved[j].0));
                sum.1 = add(sum.1, mul(p, solved[j].1));
            }
            solved[k] = (div(sum.0, leave[k]), div(sum.1, leave[k]));
        }
        Some(solved)
    }
}

/// Rows whose largest coefficient is below this are enlarged.
const SMALL: f64 = 1e-60;

/// Enlarges the row of state `own` if what it has left, the first `left` columns and the last one, is small.
fn enlarge(low: &mut [f64], high: &mut [f64], gain: &mut (f64, f64), left: usize, own: usize) {
    let last = high.len() - 1;
    let others = (0..left).filter(|&j| j != own).chain([last]);
    let most = others.clone().fold(0.0, |most: f64, j| most.max(high[j]));
    if most >= SMALL || most <= 0.0 {
        return;
    }
    // A power of two that brings the largest between 1/2 and 2; in two steps, as it may be too large
    // for a double itself.
    let half = (-most.log2() / 2.0).floor() as i32;
    for factor in [2f64.powi(half), 2f64.powi(half)] {
        for j in others.clone() {
            low[j] *= factor;
            high[j] *= factor;
        }
        *gain = (gain.0 * factor, gain.1 * factor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A path of states, each of which goes on or back with probability 1e-200 each and else stays, and one
    /// way out: two ends, one of them three times as likely.
    #[test]
    fn rare_branches_one_behind_the_other() {
        let n = 4;
        let mut dense = Dense::new(n);
        let rare = 1e-200f64;
        for i in 0..n {
            let row = i * (n + 1);
            let next = row + if i + 1 == n { n } else { i + 1 };
            let back = row + i.saturating_sub(1);
            for (at, p) in [(next, rare), (back, rare), (row + i, 1.0)] {
                dense.low[at] = add(dense.low[at], p.next_down());
                dense.high[at] = above::add(dense.high[at], p);
            }
        }
        dense.gain[n - 1] = (rare * 0.75, rare * 0.25);
        let solved = dense.solve().expect("every state is left");
        for (right, wrong) in solved {
            assert!((0.75 - 1e-12..=0.75).contains(&right) && (0.25 - 1e-12..=0.25).contains(&wrong));
        }
    }
}
