//! The equations of a large component without decisions, and sweeps over them.
//!
//! As in [`super::sweep`], what lies outside is folded into constants and every sweep gives lower
//! bounds; but there is one row a state, so rows are laid out flat and a term costs one product and
//! one sum. A row is rounded once: what a sum of so many terms may be too high by is taken off at the
//! end. What returns from a state to itself is left out, and the rest divided by what is left. Now and
//! then a jump is tried in the direction of convergence; it is kept only if `v <= T v` holds under
//! downward rounding, since `v` is then below the solution (compare optimistic value iteration,
//! Hartmanns and Kaminski 2020).
//!
//! A component that is seldom left comes close by as little in every sweep. There the solution is
//! approximated otherwise ([`super::krylov`]), and lower bounds are found near it ([`super::refine`]).

use super::component::NONE;
use super::krylov;
use super::refine::{Rows, Side};
use super::round::{self, up};
use super::solve::{FINE, THOROUGH, Values};
use super::view::View;

/// Looks at a term that a component may cost at least, and sweeps in any case: at most, for the best
/// figure in little time, and for one of many.
const MOST: (usize, usize) = (160_000_000, 40);
const BEST: (usize, usize) = (16_000_000, 5);
const ONE: (usize, usize) = (2_000_000, 3);
/// After so many sweeps a jump is tried.
const JUMP: usize = 24;
/// After so many sweeps without an end the solution is approximated otherwise, if the best is wanted.
const PATIENCE: usize = 20;
/// With fewer sweeps an approximation is not good enough.
const MANY: usize = 100;
/// Sweeps that gain more than this share of the last one's gain are slow.
const SLOW: f64 = 0.9;
/// A step should bring leaving nearer by 1 on average, and by this at least.
const STEP: f64 = 0.25;

/// So many states ahead memory is asked for.
const AHEAD: usize = 8;

pub(super) struct Chain {
    rows: Vec<Row>,
    terms: Vec<Term>,
}

struct Row {
    /// One past the last of its terms.
    end: u32,
    /// What a sum has to be multiplied with to be below the exact one.
    safe: f64,
    /// Sums over what is outside.
    right: f64,
    wrong: f64,
}

#[derive(Clone, Copy)]
struct Term {
    to: u32,
    /// Not above the probability of the alternative, given that the state is left.
    p: f64,
}

impl Chain {
    /// The equations of a component; `local` gives its members their places.
    pub(super) fn new<V: View>(view: &V, values: &Values, component: &[u32], local: &[u32]) -> Chain {
        let mut chain = Chain { rows: Vec::with_capacity(component.len()), terms: Vec::new() };
        for (i, &s) in component.iter().enumerate() {
            // Members follow each other as the walk left them, which in memory is anywhere.
            component.get(i + 2 * AHEAD).iter().for_each(|&&s| view.prefetch(s));
            component.get(i + AHEAD).iter().for_each(|&&s| view.prefetch_targets(s));
            chain.add(view, values, local, i as u32, s);
        }
        chain
    }

    fn add<V: View>(&mut self, view: &V, values: &Values, local: &[u32], i: u32, s: u32) {
        let (mut right, mut wrong, mut leaves, mut returns) = (0.0, 0.0, 0.0, false);
        let first = self.terms.len();
        view.each(s, |target, p, high| {
            let to = target.map_or(NONE, |t| local[t as usize]);
            if to == i {
                returns = true;
                return;
            }
            leaves = up(leaves + high);
            match target {
                Some(_) if to != NONE => self.terms.push(Term { to, p }),
                Some(t) => {
                    right = round::add(right, round::mul(p, values.right(t)));
                    wrong = round::add(wrong, round::mul(p, values.wrong(t)));
                }
                None => {}
            }
        });
        if returns {
            (right, wrong) = (round::div(right, leaves), round::div(wrong, leaves));
            self.terms[first..].iter_mut().for_each(|term| term.p = round::div(term.p, leaves));
        }
        // Each product and each sum is too high by half of epsilon at most.
        let terms = self.terms.len() - first;
        let safe = 1.0 - (terms + 2) as f64 * f64::EPSILON;
        self.rows.push(Row { end: self.terms.len() as u32, safe, right, wrong });
    }

    /// Raises the values until a sweep changes none by more than `precision`, or the work is used up; says
    /// whether that was enough. `exactly` gives the same equations over weights.
    pub(super) fn solve(
        &self,
        right: &mut [f64],
        wrong: Option<&mut [f64]>,
        precision: f64,
        exactly: impl Fn() -> Option<Rows>,
    ) -> bool {
        let (work, least) = match precision {
            p if p <= THOROUGH => MOST,
            p if p <= FINE => BEST,
            _ => ONE,
        };
        let precision = precision.max(FINE);
        let rounds = (work / (self.terms.len() + self.rows.len()).max(1)).max(least);
        let raise = |side, values: &mut [f64]| {
            let outside = |row: &Row| if side == Side::Right { row.right } else { row.wrong };
            let patient = if precision <= FINE { PATIENCE.min(rounds) } else { rounds };
            let rate = self.sweep(values, outside, patient, precision);
            if rate.is_none() || patient == rounds {
                return rate.is_none();
            }
            let left = rounds - patient;
            // Where sweeps come to an end by themselves, that is cheaper.
            let slow = rate >= Some(SLOW);
            slow && self.refine(side, values, left, &exactly)
                || self.sweep(values, outside, left, precision).is_none()
                || !slow && left >= MANY && self.refine(side, values, left, &exactly)
        };
        let right = raise(Side::Right, right);
        wrong.is_none_or(|wrong| raise(Side::Wrong, wrong)) && right
    }

    /// One sweep over an approximation, of which nothing is rounded down.
    fn pass(&self, values: &mut [f64], outside: impl Fn(usize) -> f64) {
        let mut start = 0;
        for (i, row) in self.rows.iter().enumerate() {
            let terms = &self.terms[start..row.end as usize];
            values[i] = terms.iter().fold(outside(i), |sum, t| sum + t.p * values[t.to as usize]);
            start = row.end as usize;
        }
    }

    /// About the solution for other constants, with so many sweeps.
    fn approximate(&self, mut near: Vec<f64>, outside: impl Fn(usize) -> f64, sweeps: usize) -> Vec<f64> {
        let mut constant = vec![0.0; near.len()];
        self.pass(&mut constant, outside);
        krylov::improve(|z| self.pass(z, |_| 0.0), &constant, &mut near, sweeps);
        near
    }

    /// Raises the values to lower bounds found near an approximation of the solution, for about so many
    /// sweeps; says whether there were any.
    fn refine(
        &self,
        side: Side,
        values: &mut [f64],
        sweeps: usize,
        exactly: impl Fn() -> Option<Rows>,
    ) -> bool {
        // The mean number of steps until the component is left.
        let time = self.approximate(vec![1.0; values.len()], |_| 1.0, sweeps / 4);
        let (mut step, mut start) = (f64::INFINITY, 0);
        for (i, row) in self.rows.iter().enumerate() {
            let terms = &self.terms[start..row.end as usize];
            step = step.min(time[i] - terms.iter().map(|t| t.p * time[t.to as usize]).sum::<f64>());
            start = row.end as usize;
        }
        // It may not be a number.
        if step.is_nan() || step < STEP {
            return false;
        }
        let Some(rows) = exactly() else { return false };
        let outside = |i: usize| if side == Side::Right { self.rows[i].right } else { self.rows[i].wrong };
        let near = self.approximate(values.to_vec(), outside, sweeps / 4);
        let correct =
            |missing: &[f64]| self.approximate(vec![0.0; missing.len()], |i| missing[i], sweeps / 4);
        let Some(found) = rows.refine(side, &near, (&time, step), correct) else { return false };
        values.iter_mut().zip(found).for_each(|(value, found)| *value = value.max(found));
        true
    }

    /// Whether no row is below its value: then no value is above the solution.
    fn is_below(&self, values: &[f64], outside: impl Fn(&Row) -> f64 + Copy) -> bool {
        let mut start = 0;
        self.rows.iter().enumerate().all(|(i, row)| {
            let value = self.value(start, row, values, outside);
            start = row.end as usize;
            value >= values[i]
        })
    }

    /// Sweeps at most so often; by what the gains fell in the end, if that was not enough. Where sweeps
    /// come to a standstill while they still gain about the same in each, it is not: rounding then takes
    /// what a sweep gains.
    fn sweep(
        &self,
        values: &mut [f64],
        outside: impl Fn(&Row) -> f64 + Copy,
        rounds: usize,
        precision: f64,
    ) -> Option<f64> {
        let (mut before, mut rate) = (0.0, 1.0);
        for round in 0..rounds {
            let kept = (round % JUMP == JUMP - 1).then(|| values.to_vec());
            let (mut change, mut largest) = (0.0f64, 0.0f64);
            let mut start = 0;
            for (i, row) in self.rows.iter().enumerate() {
                let value = self.value(start, row, values, outside);
                start = row.end as usize;
                let gain = value - values[i];
                if gain > 0.0 {
                    values[i] = value;
                    change = change.max(gain);
                    largest = largest.max(value);
                }
            }
            if change <= largest * precision {
                return (rate >= SLOW).then_some(rate);
            }
            rate = if before > 0.0 { change / before } else { 1.0 };
            if let Some(kept) = kept
                && change < before
            {
                self.jump(values, &kept, change / before, outside);
            }
            before = change;
        }
        Some(rate)
    }

    /// The value of a row whose terms begin at `start`.
    #[inline]
    fn value(&self, start: usize, row: &Row, values: &[f64], outside: impl Fn(&Row) -> f64) -> f64 {
        let terms = &self.terms[start..row.end as usize];
        let sum = terms.iter().fold(outside(row), |sum, t| sum + t.p * values[t.to as usize]);
        (sum * row.safe).min(1.0)
    }

    /// Goes on in the direction from `kept` to `values`, by which changes fall with this rate, as far
    /// as that is provably below the solution: where no row is below its value.
    fn jump(&self, values: &mut [f64], kept: &[f64], rate: f64, outside: impl Fn(&Row) -> f64 + Copy) {
        let last = values.to_vec();
        for share in [0.999, 0.9, 0.5] {
            let factor = share * rate / (1.0 - rate);
            for (i, value) in values.iter_mut().enumerate() {
                *value = (last[i] + factor * (last[i] - kept[i])).min(1.0);
            }
            if self.is_below(values, outside) {
                return;
            }
        }
        values.copy_from_slice(&last);
    }
}
