//! The equations of one component, compactly, and sweeps over them.
//!
//! Everything outside the component is folded into constants; what is left is rows of local
//! numbers, so that a sweep runs through memory in order. All values are lower bounds at every
//! moment. What returns from a part to itself is left out of its average, as the scheduler would
//! only try again; the average is then over the rest.

use super::chain::{COARSE, HURRY, MANY_LAG, Pace, RARE, ROUGH};
use super::component::{DENSE, NONE};
use super::eliminate::Dense;
use super::endcomponent::Parts;
use super::round::{self, down, up};
use super::solve::{FINE, THOROUGH, Values};
use super::view::View;
use crate::memory::prefetch;

/// Looks at a term that one component may cost, at least, and sweeps in any case: at most, for the best
/// figure in little time, and for a coarse one.
const MOST: (usize, usize) = (160_000_000, 40);
const BEST: (usize, usize) = (8_000_000, 8);
const LEAST: (usize, usize) = (1_000_000, 5);
/// Sums below this may be too high by more than their rounding.
const TINY: f64 = 1e-290;
/// So many terms ahead the values are asked for.
const SOON: usize = 32;
/// So many parts ahead memory is asked for.
const AHEAD: usize = 8;
/// Sweeps before a small component is solved otherwise, and schedulers tried for it.
const SHORT: usize = 60;
const POLICIES: usize = 30;

/// One group that leaves a part. Only what every sweep needs: they wait for memory.
struct Group {
    /// One past the last of its terms.
    end: u32,
    /// The sum over what is outside, and the least value there; zero if something is unexplored.
    right: Outside,
    /// Above the probability of leaving the part, or 1 if nothing returns to it.
    total: f64,
}

/// What a group finds outside: the sum, and the least value; zero if something is unexplored.
#[derive(Clone, Copy)]
struct Outside {
    sum: f64,
    least: f64,
}

/// The equations, and the values found so far.
pub(super) struct Linear {
    /// One past the last group of each part.
    ends: Vec<u32>,
    groups: Vec<Group>,
    /// What goes wrong outside, by group; none if nothing does.
    astray: Vec<Outside>,
    /// Above the probability of leaving the component, or of going nobody knows where, by group; of small
    /// components only.
    leaks: Vec<f64>,
    /// Part and probability of each term.
    to: Vec<u32>,
    p: Vec<f64>,
    any_wrong: bool,
    pub(super) right: Vec<f64>,
    pub(super) wrong: Vec<f64>,
}

impl Linear {
    pub(super) fn new<V: View>(view: &V, values: &Values, parts: &Parts, local: &[u32]) -> Linear {
        let n = parts.len();
        let mut system = Linear {
            ends: Vec::with_capacity(n),
            groups: Vec::with_capacity(n),
            astray: Vec::new(),
            leaks: Vec::new(),
            to: Vec::with_capacity(2 * n),
            p: Vec::with_capacity(2 * n),
            any_wrong: !values.wrong.is_empty(),
            right: vec![0.0; n],
            wrong: vec![0.0; n],
        };
        let first = |part: usize| (part < n).then(|| parts.states(part)[0]);
        for part in 0..n {
            // As in a chain: what is needed soon may be anywhere in memory.
            first(part + 2 * AHEAD).iter().for_each(|&s| view.prefetch(s));
            first(part + AHEAD).iter().for_each(|&s| view.prefetch_targets(s));
            if let Some(s) = first(part + AHEAD / 2) {
                view.each(s, |target, _, _| target.iter().for_each(|&t| prefetch(local, t as usize)));
            }
            for &(s, g) in parts.exits(part) {
                system.add(view, values, parts, local, part, (s, g));
            }
            system.ends.push(system.groups.len() as u32);
        }
        system
    }

    fn add<V: View>(
        &mut self,
        view: &V,
        values: &Values,
        parts: &Parts,
        local: &[u32],
        part: usize,
        (s, g): (u32, u32),
    ) {
        let nothing = Outside { sum: 0.0, least: 1.0 };
        let (mut right, mut wrong, mut total, mut returns) = (nothing, nothing, 1.0, false);
        view.each_in(s, g, |target, p, _| {
            let Some(t) = target else {
                (right.least, wrong.least) = (0.0, 0.0);
                return;
            };
            let j = local[t as usize];
            if j == NONE {
                for (outside, v) in [(&mut right, values.right(t)), (&mut wrong, values.wrong(t))] {
                    outside.sum = round::add(outside.sum, round::mul(p, v));
                    outside.least = outside.least.min(v);
                }
            } else if parts.of(j) == part {
                returns = true;
            } else {
                self.to.push(parts.of(j) as u32);
                self.p.push(p);
            }
        });
        // Only then they are asked for.
        if returns || parts.len() <= DENSE {
            let (mut leaves, mut leak) = (0.0, 0.0);
            view.each_in(s, g, |target, _, high| {
                let j = target.map_or(NONE, |t| local[t as usize]);
                if j == NONE {
                    leak = up(leak + high);
                }
                if j == NONE || parts.of(j) != part {
                    leaves = up(leaves + high);
                }
            });
            if parts.len() <= DENSE {
                self.leaks.push(leak);
            }
            if returns {
                total = leaves;
            }
        }
        if self.any_wrong {
            self.astray.push(wrong);
        }
        self.groups.push(Group { end: self.to.len() as u32, right, total });
    }

    /// Takes over values known from before.
    pub(super) fn start(&mut self, values: &Values, parts: &Parts) {
        for part in 0..parts.len() {
            let s = parts.states(part)[0];
            self.right[part] = values.right(s);
            self.wrong[part] = values.wrong(s);
        }
    }

    /// Finds the values of a small component for good, if `least_right` can tell the right ones from
    /// what is known of them; says whether it could.
    pub(super) fn settle(&mut self, least_right: impl FnOnce(&[f64]) -> Option<Vec<f64>>) -> bool {
        self.converge(FINE, SHORT);
        let Some(right) = least_right(&self.right) else { return false };
        self.right.iter_mut().zip(right).for_each(|(known, found)| *known = known.max(found));
        !self.any_wrong || self.follow_the_most_wrong()
    }

    /// Raises the values until they change by less than `precision`, or the work is used up.
    pub(super) fn sweep(&mut self, precision: f64) {
        let size = self.to.len() + self.groups.len();
        let (work, sweeps) = match precision {
            p if p <= THOROUGH => MOST,
            p if p < COARSE => BEST,
            _ => LEAST,
        };
        self.converge(precision.max(FINE), (work / size.max(1)).clamp(sweeps, 100_000));
    }

    /// Raises the values by sweeps alone, as long as these come closer fast: as [`Chain::hurry`].
    ///
    /// [`Chain::hurry`]: super::chain::Chain::hurry
    pub(super) fn hurry(&mut self, precision: f64) -> Pace {
        let precision = precision.max(FINE);
        let n = self.ends.len();
        let coarse = precision >= COARSE;
        let enough = match coarse {
            true => ROUGH,
            false => (BEST.0 / (self.to.len() + self.groups.len()).max(1)).max(HURRY),
        };
        for round in 1..=enough.max(3 * HURRY) {
            let lag = 0.5 / round as f64;
            let (mut most, mut largest, mut lagging) = (0.0f64, 0.0f64, 0);
            for part in 0..n {
                let (right, wrong) = self.evaluate(part, self.right[part]);
                for (value, known) in [(right, &mut self.right[part]), (wrong, &mut self.wrong[part])] {
                    let gain = value - *known;
                    if gain > 0.0 {
                        *known = value;
                        most = most.max(gain);
                        largest = largest.max(value);
                        lagging += usize::from(gain > lag * value);
                    }
                }
            }
            if most <= largest * precision {
                let rare = self.p.iter().any(|&p| p < RARE);
                return if lagging > 0 || rare { Pace::Slow } else { Pace::Done };
            }
            if round >= enough && (coarse || lagging == 0) {
                return Pace::Fast;
            }
            if round >= HURRY && lagging > n / MANY_LAG {
                break;
            }
        }
        Pace::Slow
    }

    /// Sweeps at most so often; whether that was enough.
    fn converge(&mut self, precision: f64, rounds: usize) -> bool {
        let n = self.ends.len();
        let mut before = 0.0;
        let mut deltas = Vec::new();
        for round in 0..rounds {
            let keep = round % 24 == 23;
            deltas.clear();
            let (mut change, mut largest): (f64, f64) = (0.0, 0.0);
            for part in 0..n {
                // If no more than what is known, it does not matter how much less.
                let (right, wrong) = self.evaluate(part, self.right[part]);
                let (gain, gain_wrong) = (right - self.right[part], wrong - self.wrong[part]);
                change = change.max(gain).max(gain_wrong);
                if gain > 0.0 {
                    self.right[part] = right;
                }
                if gain_wrong > 0.0 {
                    self.wrong[part] = wrong;
                }
                largest = largest.max(self.right[part]).max(wrong);
                if keep {
                    deltas.push(gain.max(0.0));
                }
            }
            if change <= largest * precision {
                return true;
            }
            if keep && change < before {
                self.jump(&deltas, change / before);
            }
            before = change;
        }
        false
    }

    /// Solves the chain of the scheduler by which most goes wrong as far as known, until that is the
    /// same one again: what any scheduler makes happen is a lower bound of what the worst one can.
    /// Says whether it came to that.
    fn follow_the_most_wrong(&mut self) -> bool {
        let mut followed: Vec<u32> = Vec::new();
        for _ in 0..POLICIES {
            let policy = self.most_wrong();
            if policy == followed {
                return true;
            }
            let Some(solved) = self.chain(&policy).solve() else { return false };
            for (value, (_, wrong)) in self.wrong.iter_mut().zip(solved) {
                *value = value.max(wrong.min(1.0));
            }
            followed = policy;
        }
        false
    }

    /// For each part the group by which most goes wrong; `NONE` if nothing leaves it.
    fn most_wrong(&self) -> Vec<u32> {
        let value = |&g: &u32| {
            self.fold(self.terms_of(g), &self.wrong, self.astray[g as usize], self.groups[g as usize].total)
        };
        let most = |part| self.groups_of(part).max_by(|a, b| value(a).total_cmp(&value(b)).then(b.cmp(a)));
        (0..self.ends.len()).map(|part| most(part).unwrap_or(NONE)).collect()
    }

    fn groups_of(&self, part: usize) -> std::ops::Range<u32> {
        (if part == 0 { 0 } else { self.ends[part - 1] })..self.ends[part]
    }

    fn terms_of(&self, group: u32) -> std::ops::Range<usize> {
        let start = if group == 0 { 0 } else { self.groups[group as usize - 1].end };
        start as usize..self.groups[group as usize].end as usize
    }

    /// The equations of what goes wrong if each part is left by this group.
    fn chain(&self, policy: &[u32]) -> Dense {
        let n = policy.len();
        let mut dense = Dense::new(n);
        for (part, &g) in policy.iter().enumerate() {
            let row = part * (n + 1);
            if g == NONE {
                (dense.low[row + n], dense.high[row + n]) = (1.0, 1.0);
                continue;
            }
            let leak = self.leaks[g as usize];
            for term in self.terms_of(g) {
                let (at, p) = (row + self.to[term] as usize, self.p[term]);
                dense.low[at] = round::add(dense.low[at], p);
                // The two bounds of a probability are neighbours.
                dense.high[at] = up(dense.high[at] + p.next_up());
            }
            // Well below the sum of the lower bounds, however many there are.
            dense.low[row + n] = leak * (1.0 - 1e-12);
            dense.high[row + n] = leak;
            dense.gain[part].1 = self.astray[g as usize].sum;
        }
        dense
    }

    /// The values of a part by its groups. If the right one is no more than `known`, it may be too high.
    #[inline]
    fn evaluate(&self, part: usize, known: f64) -> (f64, f64) {
        let first = if part == 0 { 0 } else { self.ends[part - 1] };
        let mut start = if first == 0 { 0 } else { self.groups[first as usize - 1].end as usize };
        let mut best: (f64, f64) = (1.0, 0.0);
        for g in first as usize..self.ends[part] as usize {
            let group = &self.groups[g];
            let end = group.end as usize;
            for &soon in self.to.get(start + SOON..end + SOON).unwrap_or_default() {
                prefetch(&self.right, soon as usize);
            }
            let terms = start..end;
            start = end;
            let value = self.fold(terms.clone(), &self.right, group.right, group.total);
            best.0 = best.0.min(value);
            if self.any_wrong {
                let value = self.fold(terms, &self.wrong, self.astray[g], group.total);
                best.1 = best.1.max(value);
            } else if best.0 <= known {
                break;
            }
        }
        best
    }

    /// Tries `right + d * rate / (1 - rate)`, a little less, and keeps it if it is provably below
    /// the solution.
    fn jump(&mut self, deltas: &[f64], rate: f64) {
        let kept = self.right.clone();
        for share in [0.999, 0.9, 0.5] {
            let factor = share * rate / (1.0 - rate);
            for (part, d) in deltas.iter().enumerate() {
                self.right[part] = (kept[part] + factor * d).min(1.0);
            }
            if (0..self.ends.len()).all(|part| self.evaluate(part, -1.0).0 >= self.right[part]) {
                return;
            }
        }
        self.right = kept;
    }

    /// The value of a group: the sum over its terms, over the probability of leaving; at least the
    /// least of all values, since it is an average of them.
    #[inline]
    fn fold(&self, terms: std::ops::Range<usize>, values: &[f64], outside: Outside, total: f64) -> f64 {
        let Outside { mut sum, mut least } = outside;
        let count = terms.len();
        for (&part, &p) in self.to[terms.clone()].iter().zip(&self.p[terms]) {
            let v = values[part as usize];
            sum += p * v;
            least = least.min(v);
        }
        // Each product and each sum is too high by half of epsilon at most, unless it is too small for that.
        sum = if sum < TINY { 0.0 } else { sum * (1.0 - (count + 2) as f64 * f64::EPSILON) };
        if total != 1.0 {
            sum = down(sum / total);
        }
        sum.max(least).min(1.0)
    }
}
