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
use crate::memory::prefetch;

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

/// So many looks at a term are worth while, and so many sweeps in any case; in thrice as many all values
/// should be near. If one in so many still lags after the first ones, that will not be.
const WORK: usize = 11_000_000;
pub(super) const HURRY: usize = 8;
/// Who wants no more than this is content with so many sweeps.
pub(super) const COARSE: f64 = 1e-5;
pub(super) const ROUGH: usize = 5;
pub(super) const MANY_LAG: usize = 64;

/// How sweeps have come closer to the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pace {
    /// Not by much.
    Slow,
    /// By a good part each; but there were not enough of them.
    Fast,
    /// As close as they get.
    Done,
}

/// What a sweep has gained: the most for a value, the largest value that gained, and how many gained a
/// large share of theirs.
struct Gains {
    most: f64,
    largest: f64,
    lagging: usize,
}

/// So many terms ahead the values are asked for.
const SOON: usize = 32;

/// So many states ahead memory is asked for.
const AHEAD: usize = 8;

/// Sums below this may be too high by more than their rounding: products that small have few digits.
const TINY: f64 = 1e-290;

/// Products of some probabilities as small as this are.
pub(super) const RARE: f64 = 1e-60;

/// Columns and not records: twenty million terms are to be read in order, and every byte of new memory
/// has to be cleared first.
pub(super) struct Chain {
    /// One past the last term of each row.
    ends: Vec<u32>,
    /// Sums over what is outside; the second is empty if nothing wrong is known.
    right: Vec<f64>,
    wrong: Vec<f64>,
    /// The row that each term is about, and not above the probability of going there, given that the
    /// state is left.
    to: Vec<u32>,
    p: Vec<f64>,
    /// How many terms there are, and the least of these.
    terms: usize,
    least: f64,
    /// So many terms in every row, if rows are nearly alike: those that are missing are filled up with
    /// nothing. How long the next row is cannot be foretold, and guessing wrong takes longer than a term.
    width: usize,
}

/// Rows of at most so many terms may be filled up, if the terms are then at most by this factor more.
const WIDEST: usize = 4;
const FILLED: f64 = 1.6;

impl Chain {
    /// The equations of a component; `local` gives its members their places.
    pub(super) fn new<V: View>(view: &V, values: &Values, component: &[u32], local: &[u32]) -> Chain {
        let n = component.len();
        let width = width(component.iter().map(|&s| view.alternatives(s) as usize));
        let mut chain = Chain {
            ends: Vec::with_capacity(n),
            right: Vec::with_capacity(n),
            wrong: Vec::with_capacity(if values.wrong.is_empty() { 0 } else { n }),
            to: Vec::with_capacity(width.max(2) * n),
            p: Vec::with_capacity(width.max(2) * n),
            terms: 0,
            least: 1.0,
            width,
        };
        for (i, &s) in component.iter().enumerate() {
            // Members follow each other as the walk left them, which in memory is anywhere.
            component.get(i + 2 * AHEAD).iter().for_each(|&&s| view.prefetch(s));
            component.get(i + AHEAD).iter().for_each(|&&s| view.prefetch_targets(s));
            if let Some(&s) = component.get(i + AHEAD / 2) {
                view.each(s, |target, _, _| target.iter().for_each(|&t| prefetch(local, t as usize)));
            }
            chain.add(view, values, local, i as u32, s);
        }
        chain
    }

    fn add<V: View>(&mut self, view: &V, values: &Values, local: &[u32], i: u32, s: u32) {
        let (mut right, mut wrong, mut returns) = (0.0, 0.0, false);
        let first = self.to.len();
        view.each(s, |target, p, _| {
            let Some(t) = target else { return };
            let to = local[t as usize];
            if to == i {
                returns = true;
            } else if to != NONE {
                self.to.push(to);
                self.p.push(p);
            } else {
                right = round::add(right, round::mul(p, values.right(t)));
                wrong = round::add(wrong, round::mul(p, values.wrong(t)));
            }
        });
        if returns {
            let mut leaves = 0.0;
            view.each(s, |target, _, high| {
                if target != Some(s) {
                    leaves = up(leaves + high);
                }
            });
            (right, wrong) = (round::div(right, leaves), round::div(wrong, leaves));
            self.p[first..].iter_mut().for_each(|p| *p = round::div(*p, leaves));
        }
        self.least = self.p[first..].iter().fold(self.least, |least, &p| least.min(p));
        self.terms += self.to.len() - first;
        if self.width > 0 {
            self.to.resize((i as usize + 1) * self.width, i);
            self.p.resize((i as usize + 1) * self.width, 0.0);
        }
        self.ends.push(self.to.len() as u32);
        self.right.push(right);
        if !values.wrong.is_empty() {
            self.wrong.push(wrong);
        }
    }

    fn outside(&self, side: Side) -> &[f64] {
        match side {
            Side::Right => &self.right,
            Side::Wrong => &self.wrong,
        }
    }

    /// Calls `take` with each row, the number of its terms and its sum over them, as the values are at that
    /// moment, in order.
    #[inline]
    fn each_row(&self, values: &mut [f64], outside: &[f64], take: impl FnMut(usize, usize, f64, &mut [f64])) {
        match self.width {
            1 => self.each_filled::<1>(values, outside, take),
            2 => self.each_filled::<2>(values, outside, take),
            3 => self.each_filled::<3>(values, outside, take),
            WIDEST => self.each_filled::<WIDEST>(values, outside, take),
            _ => self.each_ragged(values, outside, take),
        }
    }

    /// The same for rows of `W` terms each.
    #[inline]
    fn each_filled<const W: usize>(
        &self,
        values: &mut [f64],
        outside: &[f64],
        mut take: impl FnMut(usize, usize, f64, &mut [f64]),
    ) {
        let (to, _) = self.to.as_chunks::<W>();
        let (p, _) = self.p.as_chunks::<W>();
        for (i, ((to, p), &outside)) in to.iter().zip(p).zip(outside).enumerate() {
            if let Some(soon) = self.to.as_chunks::<W>().0.get(i + SOON / W) {
                soon.iter().for_each(|&soon| prefetch(values, soon as usize));
            }
            let mut sum = outside;
            for n in 0..W {
                sum += p[n] * values[to[n] as usize];
            }
            take(i, W, sum, values);
        }
    }

    /// The same for rows of any length.
    #[inline]
    fn each_ragged(
        &self,
        values: &mut [f64],
        outside: &[f64],
        mut take: impl FnMut(usize, usize, f64, &mut [f64]),
    ) {
        let mut start = 0;
        for (i, (&end, &outside)) in self.ends.iter().zip(outside).enumerate() {
            let end = end as usize;
            for &soon in self.to.get(start + SOON..end + SOON).unwrap_or_default() {
                prefetch(values, soon as usize);
            }
            let (to, p) = (&self.to[start..end], &self.p[start..end]);
            let mut sum = outside;
            for (n, &to) in to.iter().enumerate() {
                sum += p[n] * values[to as usize];
            }
            take(i, end - start, sum, values);
            start = end;
        }
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
        let rounds = self.rounds(precision);
        let precision = precision.max(FINE);
        let raise = |side, values: &mut [f64]| {
            let outside = self.outside(side);
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

    /// How many sweeps may be made for this precision.
    fn rounds(&self, precision: f64) -> usize {
        let (work, least) = match precision {
            p if p <= THOROUGH => MOST,
            p if p <= FINE => BEST,
            _ => ONE,
        };
        (work / (self.terms + self.ends.len()).max(1)).max(least)
    }

    /// Raises the values by sweeps alone, as long as these come closer fast. A value that is still far off
    /// gains about as much in every sweep, so after `k` of them at least its `k`-th part, however little
    /// that is beside the others: if one does, that is not fast.
    pub(super) fn hurry(&self, side: Side, values: &mut [f64], precision: f64) -> Pace {
        let precision = precision.max(FINE);
        let coarse = precision >= COARSE;
        let enough = match coarse {
            true => ROUGH,
            false => (WORK / (self.terms + self.ends.len()).max(1)).max(HURRY),
        };
        for round in 1..=enough.max(3 * HURRY) {
            let Gains { most, largest, lagging } = self.round(values, self.outside(side), 0.5 / round as f64);
            if most <= largest * precision {
                // What is too small for a double may add up to something, in a loop seldom left.
                return if lagging > 0 || self.least < RARE { Pace::Slow } else { Pace::Done };
            }
            if round >= enough && (coarse || lagging == 0) {
                return Pace::Fast;
            }
            if round >= HURRY && lagging > values.len() / MANY_LAG {
                break;
            }
        }
        Pace::Slow
    }

    /// One sweep. `lag` is the share of its value by which one that lags is raised.
    #[inline]
    fn round(&self, values: &mut [f64], outside: &[f64], lag: f64) -> Gains {
        let mut gains = Gains { most: 0.0, largest: 0.0, lagging: 0 };
        self.each_row(values, outside, |i, count, sum, values| {
            let value = safe(sum, count);
            let gain = value - values[i];
            if gain > 0.0 {
                values[i] = value;
                gains.most = gains.most.max(gain);
                gains.largest = gains.largest.max(value);
                gains.lagging += usize::from(gain > lag * value);
            }
            gains.lagging += usize::from(sum > 0.0 && sum < TINY);
        });
        gains
    }

    /// One sweep over an approximation, of which nothing is rounded down.
    fn pass(&self, values: &mut [f64], outside: &[f64]) {
        self.each_row(values, outside, |i, _, sum, values| values[i] = sum);
    }

    /// About the solution for other constants, with so many sweeps.
    fn approximate(&self, mut near: Vec<f64>, outside: &[f64], sweeps: usize) -> Vec<f64> {
        let mut constant = vec![0.0; near.len()];
        self.pass(&mut constant, outside);
        let nothing = vec![0.0; near.len()];
        krylov::improve(|z| self.pass(z, &nothing), &constant, &mut near, sweeps);
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
        let ones = vec![1.0; values.len()];
        let mut time = self.approximate(ones.clone(), &ones, sweeps / 4);
        let mut step = f64::INFINITY;
        let nothing = vec![0.0; values.len()];
        self.each_row(&mut time, &nothing, |i, _, sum, time| step = step.min(time[i] - sum));
        // It may not be a number.
        if step.is_nan() || step < STEP {
            return false;
        }
        let Some(rows) = exactly() else { return false };
        let near = self.approximate(values.to_vec(), self.outside(side), sweeps / 4);
        let correct = |missing: &[f64]| self.approximate(vec![0.0; missing.len()], missing, sweeps / 4);
        let Some(found) = rows.refine(side, &near, (&time, step), correct) else { return false };
        values.iter_mut().zip(found).for_each(|(value, found)| *value = value.max(found));
        true
    }

    /// Whether no row is below its value: then no value is above the solution.
    fn is_below(&self, values: &mut [f64], outside: &[f64]) -> bool {
        let mut below = true;
        self.each_row(values, outside, |i, count, sum, values| below &= safe(sum, count) >= values[i]);
        below
    }

    /// Sweeps at most so often; by what the gains fell in the end, if that was not enough. Where sweeps
    /// come to a standstill while they still gain about the same in each, it is not: rounding then takes
    /// what a sweep gains.
    fn sweep(&self, values: &mut [f64], outside: &[f64], rounds: usize, precision: f64) -> Option<f64> {
        let (mut before, mut rate) = (0.0, 1.0);
        for round in 0..rounds {
            let kept = (round % JUMP == JUMP - 1).then(|| values.to_vec());
            let Gains { most: change, largest, .. } = self.round(values, outside, f64::INFINITY);
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

    /// Goes on in the direction from `kept` to `values`, by which changes fall with this rate, as far
    /// as that is provably below the solution: where no row is below its value.
    fn jump(&self, values: &mut [f64], kept: &[f64], rate: f64, outside: &[f64]) {
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

/// Not above the exact sum of so many products and a constant: each product and each sum is too high by
/// half of epsilon at most.
#[inline]
fn safe(sum: f64, count: usize) -> f64 {
    if sum < TINY {
        return 0.0;
    }
    (sum * (1.0 - (count + 2) as f64 * f64::EPSILON)).min(1.0)
}

/// The length of all rows, if these are the numbers of their terms, at most, and nearly alike; else 0.
fn width(terms: impl Iterator<Item = usize>) -> usize {
    let (mut rows, mut all, mut most) = (0, 0, 0);
    for terms in terms {
        (rows, all, most) = (rows + 1, all + terms, most.max(terms));
    }
    if most <= WIDEST && (most * rows) as f64 <= FILLED * all as f64 { most } else { 0 }
}
