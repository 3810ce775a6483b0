//! The figures of a searched system, from its ends backwards.
//!
//! Idea: strongly connected components are met successors first, so the values of everything a
//! component leads to are known when its turn comes. A component of one state is one line of
//! arithmetic; the others go to [`super::component`].
//!
//! Two values a state, both lower bounds (see [`super::round`]):
//! - *right*: the least probability, over schedulers, of never meeting anything wrong or unknown:
//!   the greatest solution of `right = min over groups of sum p * right`. Staying for ever in an
//!   explored part is right (Zhang, Cor. 4.4.6: progress is 1 - P(reach the sink)).
//! - *wrong*: the largest probability, over schedulers, of meeting something wrong: the least
//!   solution of `wrong = max over groups of sum p * wrong`.
//!
//! A row whose alternatives are all explored is an average, so its value is also at least the
//! least value among its targets; this keeps a 1 exactly 1.

use super::component;
use super::round;
use super::scc;
use super::view::{Leaf, View};
use crate::graph::Graph;
use crate::memory::prefetch;

/// Values that are as good as sweeps get in reasonable time.
pub(crate) const FINE: f64 = 1e-15;
/// No finer, but for ten times the work if need be.
pub(crate) const THOROUGH: f64 = 1e-16;

/// How fine the last figure of a search is to be. When everything was explored, or little, what large
/// components leave unknown for want of sweeps would be all that is; in the middle of a large search it is
/// little beside what is unexplored, and not worth more time than the search.
pub(crate) fn last(graph: &Graph) -> f64 {
    if graph.open() == 0 || graph.transitions() <= 100_000 { THOROUGH } else { FINE }
}

/// The memory of so many targets of a state is asked for.
const AHEAD: u32 = 8;

/// Lower bounds for every state of a view.
pub(crate) struct Values {
    pub(crate) right: Vec<f64>,
    /// Empty if nothing wrong is known.
    pub(crate) wrong: Vec<f64>,
}

impl Values {
    #[inline]
    pub(crate) fn right(&self, s: u32) -> f64 {
        self.right[s as usize]
    }

    #[inline]
    pub(crate) fn wrong(&self, s: u32) -> f64 {
        if self.wrong.is_empty() { 0.0 } else { self.wrong[s as usize] }
    }

    /// The larger of two lower bounds for each state.
    pub(crate) fn join(mut self, other: Values) -> Values {
        let raise = |ours: &mut [f64], theirs: &[f64]| {
            ours.iter_mut().zip(theirs).for_each(|(a, &b)| *a = a.max(b));
        };
        raise(&mut self.right, &other.right);
        raise(&mut self.wrong, &other.wrong);
        self
    }

    pub(crate) fn set(&mut self, s: u32, (right, wrong): (f64, f64)) {
        self.right[s as usize] = right;
        if !self.wrong.is_empty() {
            self.wrong[s as usize] = wrong;
        }
    }
}

/// The bytes that [`solve`] may take besides the values, if all states are in one component: numbers
/// and stacks of the search for components, the parts of a component, and its equations.
pub(crate) fn bytes(graph: &Graph) -> u64 {
    140 * graph.len() as u64 + 80 * graph.transitions()
}

/// Solves for all states that state 0 reaches; the others stay at zero. `any_wrong` says whether
/// the second value is wanted. `started` holds right values found on an earlier part of the same
/// search, or nothing: progress never falls, so they are lower bounds still. Sweeps over large
/// components end when they change nothing by more than `precision`.
pub(crate) fn solve<V: View>(view: &V, any_wrong: bool, started: &[f64], precision: f64) -> Values {
    let n = view.len();
    let mut values = Values { right: vec![0.0; n], wrong: if any_wrong { vec![0.0; n] } else { Vec::new() } };
    let mut scratch = component::Scratch::default();
    let degree = |s| if view.leaf(s).is_some() { 0 } else { view.alternatives(s) };
    scc::each_prepared(
        n,
        (n > 0).then_some(0),
        degree,
        // Probable ways first: members of a component then come after what they probably lead to, and
        // sweeps over them in this order are few.
        |s, n| view.ranked_target(s, n),
        |s, kept| {
            for n in 0..degree(s).min(AHEAD) {
                if let Some(t) = view.ranked_target(s, n) {
                    prefetch(kept, t as usize);
                    view.prefetch(t);
                }
            }
        },
        |component| {
            if let [s] = *component {
                if let Some(leaf) = view.leaf(s) {
                    values.set(s, known(leaf));
                    return;
                }
                if (0..view.alternatives(s)).all(|a| view.target(s, a) != Some(s)) {
                    let row = row(view, &values, s);
                    values.set(s, row);
                    return;
                }
            }
            component::solve(view, &mut values, component, started, precision, &mut scratch);
        },
    );
    values
}

/// The values of a state that has no way on.
pub(crate) fn known(leaf: Leaf) -> (f64, f64) {
    match leaf {
        Leaf::Right => (1.0, 0.0),
        Leaf::Wrong => (0.0, 1.0),
        Leaf::Open => (0.0, 0.0),
    }
}

/// The value of one group, where an unexplored alternative counts as 0.
#[inline]
pub(crate) fn average<V: View>(
    view: &V,
    s: u32,
    group: std::ops::Range<u32>,
    value: impl Fn(u32) -> f64,
) -> f64 {
    let mut sum = 0.0;
    let mut least = f64::INFINITY;
    for a in group {
        match view.target(s, a) {
            Some(t) => {
                let v = value(t);
                least = least.min(v);
                if v > 0.0 {
                    sum = round::add(sum, round::mul(view.low(s, a), v));
                }
            }
            None => least = 0.0,
        }
    }
    sum.max(least).min(1.0)
}

/// One line of the two systems of equations.
#[inline]
pub(crate) fn row<V: View>(view: &V, values: &Values, s: u32) -> (f64, f64) {
    let mut right = f64::INFINITY;
    let mut wrong: f64 = 0.0;
    for g in 0..view.groups(s) {
        let group = view.group(s, g);
        if right > 0.0 {
            right = right.min(average(view, s, group.clone(), |t| values.right(t)));
        }
        if !values.wrong.is_empty() {
            wrong = wrong.max(average(view, s, group, |t| values.wrong(t)));
        }
    }
    (right, wrong)
}
