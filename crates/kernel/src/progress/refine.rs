//! Lower bounds of a large component without decisions that is nearly never left, from an approximation.
//!
//! If a component is left once in 10^9 steps, a rounding of 10^-16 in each step shows in the seventh
//! digit. So here, as in [`super::precise`], values have twice the digits, and probabilities are not used,
//! only weights, which are exact. What is missing from the equations is found with all these digits,
//! and the correction that makes up for it with ordinary ones, a few times over (iterative refinement,
//! Wilkinson 1963). In the end all values are moved down by a tiny multiple of the mean time until the
//! component is left, and count only if each passes `sum of weight * (v(target) - v(state)) >= 0` with
//! room for all roundings: then `v <= T v`, and no value is above the solution, however it was found.

use super::component::NONE;
use super::solve::Values;
use super::view::View;
use super::wide::{ERROR, Wide};

/// Corrections, at most.
const ROUNDS: usize = 8;
/// So little is missing that it is not worth a correction.
const LITTLE: f64 = 1e-28;
/// What may be missing in the end.
const SHOWS: f64 = 1e-12;
/// Sums of weights smaller than this are not exact enough.
const TINY: f64 = 1e-200;

/// The equations of a component, over weights.
pub(super) struct Rows {
    rows: Vec<Row>,
    /// Position and weight.
    terms: Vec<(u32, f64)>,
}

struct Row {
    /// One past the last of its terms.
    end: u32,
    /// The weight of what leads out of the component, and that times what it is worth there.
    out: Wide,
    right: Wide,
    wrong: Wide,
    /// The weight of all that leaves the state.
    leaving: Wide,
}

/// Which of the two values.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Side {
    Right,
    Wrong,
}

impl Rows {
    /// The equations of a component; `local` gives its members their places. Nothing if weights are too
    /// small to count on.
    pub(super) fn new<V: View>(view: &V, values: &Values, component: &[u32], local: &[u32]) -> Option<Rows> {
        let mut rows = Rows { rows: Vec::with_capacity(component.len()), terms: Vec::new() };
        for (i, &s) in component.iter().enumerate() {
            let (zero, end) = (Wide::ZERO, 0);
            let mut row = Row { end, out: zero, right: zero, wrong: zero, leaving: zero };
            for a in 0..view.alternatives(s) {
                let weight = view.weight(s, a);
                let target = view.target(s, a);
                let place = target.map_or(NONE, |t| local[t as usize]);
                if place == i as u32 {
                    continue;
                }
                row.leaving = row.leaving.add(Wide::of(weight));
                if place != NONE {
                    rows.terms.push((place, weight));
                    continue;
                }
                row.out = row.out.add(Wide::of(weight));
                if let Some(t) = target {
                    row.right = row.right.add(Wide::product(weight, values.right(t)));
                    row.wrong = row.wrong.add(Wide::product(weight, values.wrong(t)));
                }
            }
            row.end = rows.terms.len() as u32;
            if row.leaving.high < TINY {
                return None;
            }
            rows.rows.push(row);
        }
        Some(rows)
    }

    /// Calls `take` with each row: its place, what the sum over its weights comes to, and its terms.
    fn each(&self, side: Side, values: &[Wide], mut take: impl FnMut(usize, Wide, &Row, usize)) {
        let mut start = 0;
        for (i, row) in self.rows.iter().enumerate() {
            let terms = &self.terms[start..row.end as usize];
            start = row.end as usize;
            let own = values[i];
            let worth = if side == Side::Right { row.right } else { row.wrong };
            let outside = worth.sub(own.mul(row.out));
            let sum = terms.iter().fold(outside, |sum, &(to, weight)| {
                sum.add(values[to as usize].sub(own).mul(Wide::of(weight)))
            });
            take(i, sum, row, terms.len());
        }
    }

    /// Lower bounds near an approximation, if they can be found: `time` is about the mean time until the
    /// component is left, by which a step makes at least `step` of difference, and `correct` says about
    /// what has to be added to make up for what is missing in each row.
    pub(super) fn refine(
        &self,
        side: Side,
        near: &[f64],
        (time, step): (&[f64], f64),
        mut correct: impl FnMut(&[f64]) -> Vec<f64>,
    ) -> Option<Vec<f64>> {
        let mut values: Vec<Wide> = near.iter().map(|&v| Wide::of(v)).collect();
        let mut missing = vec![0.0; near.len()];
        let (mut last, mut most) = (f64::INFINITY, 0.0f64);
        for round in 0..=ROUNDS {
            most = 0.0;
            self.each(side, &values, |i, sum, row, terms| {
                missing[i] = sum.div(row.leaving).high;
                most = most.max(missing[i].abs() + 2.0 * margin(terms));
            });
            if !most.is_finite() || round == ROUNDS || most <= LITTLE || most > last / 4.0 {
                break;
            }
            last = most;
            let found = correct(&missing);
            values.iter_mut().zip(&found).for_each(|(v, &d)| *v = v.add(Wide::of(d)));
        }
        let lower = Wide::of(most * 1.01 / step);
        // Moved down so far that it shows, it is not worth more than sweeps.
        let longest = time.iter().copied().fold(0.0, f64::max);
        let shows = lower.high * longest;
        if shows.is_nan() || shows > SHOWS {
            return None;
        }
        for (value, &time) in values.iter_mut().zip(time) {
            let moved = value.sub(lower.mul(Wide::of(time)));
            *value = if moved.high > 0.0 { moved } else { Wide::ZERO };
        }
        let mut below = true;
        self.each(side, &values, |i, sum, row, terms| {
            let room = row.leaving.high * margin(terms);
            below &= values[i] == Wide::ZERO || (values[i].high <= 1.0 && sum.high >= room);
        });
        below.then(|| values.iter().map(|v| v.floor().clamp(0.0, 1.0)).collect())
    }
}

/// What rounding may make of the sum of a row with so many terms, for each unit of weight: each
/// operation errs by a share of something not above the whole weight.
fn margin(terms: usize) -> f64 {
    ERROR * (3 * terms + 8) as f64
}
