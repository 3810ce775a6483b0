//! State elimination for a component without decisions, in the manner of Grassmann, Taksar and
//! Heyman (1985): it never subtracts, so nearly endless loops lose no accuracy.
//!
//! Every coefficient is kept as an interval that contains the exact one. The probability of not
//! looping, `1 - p(k,k)`, is the sum of the others, which is exact as rows add to one. The values
//! use the lower ends over the upper ends, so they are below the exact ones, by a relative error
//! of about one rounding per operation.

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

    /// The values, none above the exact one; nothing if the probability of leaving some state is too
    /// small for a double.
    pub(super) fn solve(self) -> Option<Vec<(f64, f64)>> {
        let Dense { mut low, mut high, mut gain } = self;
        let n = gain.len();
        let wide = n + 1;
        // The upper end of the probability of leaving each state for one eliminated later, or out.
        let mut leave = vec![0.0f64; n];
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
