//! One strongly connected component of several states, or of one with a loop, whose surroundings
//! are solved.
//!
//! - If it leads to nothing but right states, all of it is right: no arithmetic, no rounding.
//! - Without decisions and small: elimination ([`super::eliminate`]).
//! - Otherwise: sweeps from below (Gauss-Seidel), every one of which is a lower bound, with an
//!   occasional jump along the direction of convergence. A jump to `v` is kept only if `v <= T v`
//!   holds under downward rounding, since `v` is then below the solution (compare optimistic value
//!   iteration, Hartmanns and Kaminski 2020).
//! - With decisions, the maximal end components are collapsed first ([`super::endcomponent`]):
//!   inside one the scheduler can stay for ever, which is right, or leave where it likes. Without
//!   that, sweeps from below would stay below for ever.
//!
//! Known gap: a large component that mixes slowly may use up its sweeps; what then is missing from
//! the figure counts as unknown.

use super::eliminate::eliminate;
use super::endcomponent::{self, Parts};
use super::round::{self, down, up};
use super::solve::Values;
use super::view::View;

/// Components up to this size are eliminated.
const DENSE: usize = 160;
/// Rows that may be evaluated for one component before its values are left as they are.
const WORK: usize = 60_000_000;

/// Memory that is used again for the next component.
#[derive(Default)]
pub(crate) struct Scratch {
    /// For a member of the present component its position, else `NONE`.
    pub(super) local: Vec<u32>,
}

pub(super) const NONE: u32 = u32::MAX;

/// Finds the values of a component's states.
pub(crate) fn solve<V: View>(
    view: &V,
    values: &mut Values,
    component: &[u32],
    started: &[f64],
    precision: f64,
    scratch: &mut Scratch,
) {
    if scratch.local.len() < view.len() {
        scratch.local.resize(view.len(), NONE);
    }
    for (i, &s) in component.iter().enumerate() {
        scratch.local[s as usize] = i as u32;
    }
    solve_local(view, values, component, started, precision, &scratch.local);
    for &s in component {
        scratch.local[s as usize] = NONE;
    }
}

fn solve_local<V: View>(
    view: &V,
    values: &mut Values,
    component: &[u32],
    started: &[f64],
    precision: f64,
    local: &[u32],
) {
    let mut perfect = true;
    let mut chain = true;
    for &s in component {
        chain &= view.groups(s) == 1;
        perfect = perfect
            && (0..view.alternatives(s)).all(|a| {
                view.target(s, a).is_some_and(|t| local[t as usize] != NONE || values.right(t) == 1.0)
            });
    }
    if perfect {
        component.iter().for_each(|&s| values.set(s, (1.0, 0.0)));
        return;
    }
    for &s in component {
        values.set(s, (started.get(s as usize).copied().unwrap_or(0.0), 0.0));
    }
    let parts = if chain {
        if component.len() <= DENSE {
            eliminate(view, values, component, local);
            return;
        }
        Parts::singles(view, component)
    } else {
        endcomponent::collapse(view, component, local)
    };
    Sweeper { view, local, parts }.sweep(values, precision);
}

struct Sweeper<'a, V> {
    view: &'a V,
    local: &'a [u32],
    parts: Parts,
}

impl<V: View> Sweeper<'_, V> {
    /// Raises the values until they stand still, or the work is used up.
    fn sweep(&self, values: &mut Values, precision: f64) {
        let units = self.parts.len();
        let rounds = (WORK / units.max(1)).clamp(4, 100_000);
        let mut before = 0.0;
        let mut jumps = false;
        for round in 0..rounds {
            let (mut change, mut largest): (f64, f64) = (0.0, 0.0);
            let mut deltas = jumps.then(|| vec![0.0; units]);
            for i in 0..units {
                let s = self.parts.states(i)[0];
                let (old_right, old_wrong) = (values.right(s), values.wrong(s));
                let (right, wrong) = self.evaluate(values, i);
                let (right, wrong) = (right.max(old_right), wrong.max(old_wrong));
                change = change.max(right - old_right).max(wrong - old_wrong);
                largest = largest.max(right).max(wrong);
                if let Some(d) = &mut deltas {
                    d[i] = right - old_right;
                }
                if right > old_right || wrong > old_wrong {
                    self.parts.states(i).iter().for_each(|&s| values.set(s, (right, wrong)));
                }
            }
            if change <= largest * precision {
                return;
            }
            if let Some(d) = deltas
                && change < before
            {
                self.jump(values, &d, change / before);
            }
            before = change;
            jumps = round % 24 == 22;
        }
    }

    /// The values of a part, from those around it: the least and the largest over the groups that
    /// leave it. What returns to the part is left out of the average, as the scheduler would only
    /// try again.
    fn evaluate(&self, values: &Values, part: usize) -> (f64, f64) {
        let mut right: f64 = 1.0;
        let mut wrong: f64 = 0.0;
        for &(s, g) in self.parts.exits(part) {
            let group = self.view.group(s, g);
            let mut total = 0.0;
            let mut sums = (0.0, 0.0);
            let mut least = (f64::INFINITY, f64::INFINITY);
            let mut whole = true;
            for a in group {
                let Some(t) = self.view.target(s, a) else {
                    least = (0.0, 0.0);
                    total = up(total + self.view.high(s, a));
                    continue;
                };
                let j = self.local[t as usize];
                if j != NONE && self.parts.of(j) == part {
                    whole = false;
                    continue;
                }
                let p = self.view.low(s, a);
                let v = (values.right(t), values.wrong(t));
                total = up(total + self.view.high(s, a));
                least = (least.0.min(v.0), least.1.min(v.1));
                if v.0 > 0.0 {
                    sums.0 = round::add(sums.0, round::mul(p, v.0));
                }
                if v.1 > 0.0 {
                    sums.1 = round::add(sums.1, round::mul(p, v.1));
                }
            }
            if !whole && total > 0.0 {
                sums = (down(sums.0 / total), down(sums.1 / total));
            }
            right = right.min(sums.0.max(least.0).min(1.0));
            wrong = wrong.max(sums.1.max(least.1).min(1.0));
        }
        (right, wrong)
    }

    /// Tries `right + d * rate / (1 - rate)`, a little less, and keeps it if it is provably below
    /// the solution.
    fn jump(&self, values: &mut Values, deltas: &[f64], rate: f64) {
        let units = self.parts.len();
        let kept: Vec<f64> = (0..units).map(|i| values.right(self.parts.states(i)[0])).collect();
        for share in [0.999, 0.9, 0.5] {
            let factor = share * rate / (1.0 - rate);
            let guess: Vec<f64> = (0..units).map(|i| (kept[i] + factor * deltas[i]).min(1.0)).collect();
            self.write(values, &guess);
            if (0..units).all(|i| self.evaluate(values, i).0 >= guess[i]) {
                return;
            }
        }
        self.write(values, &kept);
    }

    fn write(&self, values: &mut Values, right: &[f64]) {
        for (i, &x) in right.iter().enumerate() {
            self.parts.states(i).iter().for_each(|&s| values.right[s as usize] = x);
        }
    }
}
