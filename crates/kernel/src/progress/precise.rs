//! The least right values of a small component with decisions, as exactly as a double can hold them.
//!
//! A loop that is left once in 10^12 rounds multiplies every rounding by 10^12: sweeps from below come
//! to a standstill where a round gains less than one rounding takes, and values that are one rounding
//! apart cannot even be written down consistently. So here numbers have twice the digits
//! ([`Wide`]), and probabilities are not used at all, only weights, which are exact.
//!
//! Policy iteration finds the worst scheduler, in a game where each step costs a little besides; the
//! chain of a scheduler is solved by elimination without subtraction (as in [`super::eliminate`]). Its
//! values `v` are a little below those sought, and count only if for each group
//! `sum of weight * (v(target) - v(state)) >= 0` holds with room for all roundings, which is what the
//! cost of a step is for. Then `v <= T v`, and `v` is below the greatest solution (Knaster and
//! Tarski), however it was found.
//!
//! Known gap: loops within loops that are left once in 10^24 rounds are too much for 32 digits too;
//! what is missing then counts as unknown.

use super::component::NONE;
use super::endcomponent::Parts;
use super::solve::Values;
use super::view::View;
use super::wide::{ERROR, Wide};

/// Schedulers tried.
const POLICIES: usize = 60;

/// One group that leaves a part.
struct Group {
    /// One past the last of its terms.
    end: usize,
    /// The weight of what leads out of the component, and that times what it is worth there.
    out: Wide,
    worth: Wide,
    /// The weight of all that leaves the part.
    leaving: Wide,
}

/// The equations of a component.
struct Rows {
    /// One past the last group of each part.
    ends: Vec<usize>,
    groups: Vec<Group>,
    /// Part and weight.
    terms: Vec<(u32, f64)>,
}

/// Lower bounds of the right values of the parts, equal to them but for the last digit; nothing if
/// that does not succeed with so much work, which is then less.
pub(super) fn least_right<V: View>(
    view: &V,
    values: &Values,
    parts: &Parts,
    local: &[u32],
    known: &[f64],
    work: &mut u64,
) -> Option<Vec<f64>> {
    let rows = Rows::new(view, values, parts, local)?;
    let n = parts.len();
    let longest = (0..rows.groups.len()).map(|group| rows.margin(group)).fold(0.0, f64::max);
    for cost in [2.0 * longest, 1e-26, 1e-22] {
        let cost = Wide::of(cost);
        let mut policy = rows.first(&known.iter().map(|&v| Wide::of(v)).collect::<Vec<_>>());
        for _ in 0..POLICIES {
            *work = work.checked_sub((n * n * n / 3 + rows.terms.len() + n) as u64)?;
            let values = rows.solve(&policy, cost)?;
            if !rows.improve(&mut policy, &values) {
                return Some(values.iter().map(|v| v.floor()).collect());
            }
        }
    }
    None
}

impl Rows {
    fn new<V: View>(view: &V, values: &Values, parts: &Parts, local: &[u32]) -> Option<Rows> {
        let mut rows = Rows { ends: Vec::new(), groups: Vec::new(), terms: Vec::new() };
        for part in 0..parts.len() {
            for &(s, g) in parts.exits(part) {
                let mut group = Group { end: 0, out: Wide::ZERO, worth: Wide::ZERO, leaving: Wide::ZERO };
                for a in view.group(s, g) {
                    let weight = view.weight(s, a);
                    let target = view.target(s, a);
                    let position = target.map_or(NONE, |t| local[t as usize]);
                    if position == NONE {
                        let worth = target.map_or(0.0, |t| values.right(t));
                        group.out = group.out.add(Wide::of(weight));
                        group.worth = group.worth.add(Wide::product(weight, worth));
                    } else if parts.of(position) == part {
                        continue;
                    } else {
                        rows.terms.push((parts.of(position) as u32, weight));
                    }
                    group.leaving = group.leaving.add(Wide::of(weight));
                }
                group.end = rows.terms.len();
                if group.leaving == Wide::ZERO {
                    return None;
                }
                rows.groups.push(group);
            }
            rows.ends.push(rows.groups.len());
        }
        Some(rows)
    }

    fn groups(&self, part: usize) -> std::ops::Range<usize> {
        (if part == 0 { 0 } else { self.ends[part - 1] })..self.ends[part]
    }

    fn terms(&self, group: usize) -> &[(u32, f64)] {
        let start = if group == 0 { 0 } else { self.groups[group - 1].end };
        &self.terms[start..self.groups[group].end]
    }

    /// What the scheduler gets by a group.
    fn value(&self, group: usize, values: &[Wide]) -> Wide {
        let Group { worth, leaving, .. } = self.groups[group];
        let sum = self
            .terms(group)
            .iter()
            .fold(worth, |sum, &(to, w)| sum.add(values[to as usize].mul(Wide::of(w))));
        sum.div(leaving)
    }

    /// For each part the group with the least value; `MAX` if nothing leaves it.
    fn first(&self, values: &[Wide]) -> Vec<usize> {
        let choose = |part: usize| self.least(part, values).unwrap_or(usize::MAX);
        (0..self.ends.len()).map(choose).collect()
    }

    fn least(&self, part: usize, values: &[Wide]) -> Option<usize> {
        let found = self.groups(part).map(|group| (group, self.value(group, values)));
        found.reduce(|a, b| if b.1.below(a.1) { b } else { a }).map(|f| f.0)
    }

    /// Follows another group where one is worth less than the part itself, or may be, for all that is
    /// known of the roundings; says whether there was any.
    fn improve(&self, policy: &mut [usize], values: &[Wide]) -> bool {
        let mut any = false;
        for (part, followed) in policy.iter_mut().enumerate() {
            if !self.is_below(part, values) {
                any = true;
                *followed = self.least(part, values).unwrap_or(usize::MAX);
            }
        }
        any
    }

    /// The values of the chain of a scheduler if a step costs so much, within `[0, 1]`.
    fn solve(&self, policy: &[usize], cost: Wide) -> Option<Vec<Wide>> {
        let n = policy.len();
        let wide = n + 1;
        let mut rate = vec![Wide::ZERO; n * wide];
        let mut gain = vec![Wide::ZERO; n];
        let mut costs = vec![Wide::ZERO; n];
        for (part, &group) in policy.iter().enumerate() {
            let row = &mut rate[part * wide..(part + 1) * wide];
            if group == usize::MAX {
                // Nothing leads out: right for ever.
                row[n] = Wide::of(1.0);
                gain[part] = Wide::of(1.0);
                continue;
            }
            for &(to, weight) in self.terms(group) {
                row[to as usize] = row[to as usize].add(Wide::of(weight));
            }
            let Group { out, worth, leaving, .. } = self.groups[group];
            row[n] = out;
            (gain[part], costs[part]) = (worth, leaving.mul(cost));
        }
        let mut leave = vec![Wide::ZERO; n];
        for k in (0..n).rev() {
            let (head, tail) = rate.split_at_mut(k * wide);
            let row = &tail[..wide];
            leave[k] = row[..k].iter().fold(row[n], |sum, &p| sum.add(p));
            if leave[k].high <= 0.0 {
                return None;
            }
            for i in 0..k {
                let other = &mut head[i * wide..(i + 1) * wide];
                if other[k] == Wide::ZERO {
                    continue;
                }
                let factor = other[k].div(leave[k]);
                for j in (0..k).chain([n]) {
                    if row[j] != Wide::ZERO {
                        other[j] = other[j].add(factor.mul(row[j]));
                    }
                }
                gain[i] = gain[i].add(factor.mul(gain[k]));
                costs[i] = costs[i].add(factor.mul(costs[k]));
            }
        }
        let (mut found, mut paid) = (vec![Wide::ZERO; n], vec![Wide::ZERO; n]);
        for k in 0..n {
            let (mut value, mut price) = (gain[k], costs[k]);
            for j in 0..k {
                let p = rate[k * wide + j];
                if p != Wide::ZERO {
                    value = value.add(p.mul(found[j]));
                    price = price.add(p.mul(paid[j]));
                }
            }
            (found[k], paid[k]) = (value.div(leave[k]), price.div(leave[k]));
        }
        let within = |(value, price): (&Wide, &Wide)| {
            let value = value.sub(*price);
            if value.high <= 0.0 {
                Wide::ZERO
            } else if Wide::of(1.0).below(value) {
                Wide::of(1.0)
            } else {
                value
            }
        };
        Some(found.iter().zip(&paid).map(within).collect())
    }

    /// What rounding may make of the sum of a group in `is_below`, for each unit of weight.
    fn margin(&self, group: usize) -> f64 {
        // Each operation errs by a share of something not above the whole weight.
        ERROR * (3 * self.terms(group).len() + 8) as f64
    }

    /// Whether no group of a part is worth less than the part itself, however the sums were rounded.
    fn is_below(&self, part: usize, values: &[Wide]) -> bool {
        let own = values[part];
        if own == Wide::ZERO {
            return true;
        }
        self.groups(part).all(|group| {
            let Group { out, worth, leaving, .. } = self.groups[group];
            let outside = worth.sub(own.mul(out));
            let terms = self.terms(group);
            let sum = terms.iter().fold(outside, |sum, &(to, weight)| {
                sum.add(values[to as usize].sub(own).mul(Wide::of(weight)))
            });
            sum.high >= leaving.high * self.margin(group)
        })
    }
}
