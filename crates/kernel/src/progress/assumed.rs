//! Probabilities given the assumptions: of the runs that no assumption excludes.
//!
//! A run is excluded if an assumption does not hold in it before anything else has ended it. For a chain
//! the probability of a violation given the assumptions is a plain quotient, `bad / (1 - excluded)`. For a
//! scheduler that decides it is the largest such quotient over all schedulers, and that is not found state
//! by state: renormalising locally gives each state the assumptions of its own future and is wrong under
//! the maximum. It is the largest probability of meeting a violation in the system in which an excluded run
//! *begins again* (Baier, Klein, Klueppelholz and Maerker 2014, section 3): with `x` from the start,
//! `x = bad + excluded * x`. So an excluded state is an edge back to the start ([`Again`]), and the solver
//! of all other figures does the rest.
//!
//! Both are lower bounds with an unexplored part counted as wrong: if part of what is unknown were excluded,
//! numerator and denominator of `(bad + unknown) / (1 - excluded)` would both be smaller by it, and the
//! quotient, which is at most 1, not larger.
//!
//! Known gap: a formula that a run has refuted is refuted, even if the run is excluded later.

use super::Progress;
use super::round::{self, above};
use super::solve;
use super::view::{Leaf, View};
use crate::graph::{Graph, Node, StateId};
use std::ops::Range;

/// The figures of a searched system with assumptions.
pub(crate) fn figure(graph: &Graph, precision: f64) -> Progress {
    if graph.is_empty() {
        return Progress::NOTHING;
    }
    given(graph, graph.has_decisions(), precision)
}

/// The same of any view.
pub(crate) fn given<V: View>(view: &V, decisions: bool, precision: f64) -> Progress {
    let excluded = excluded(view, precision);
    let figures = if decisions {
        let values = solve::solve(&Again(view), true, &[], precision);
        Progress::of(values.right(0), values.wrong(0))
    } else {
        let values = solve::solve(view, true, &[], precision);
        let rest = above::add(1.0, -excluded).min(1.0);
        let share = |part: f64| if part == 0.0 { 0.0 } else { round::div(part, rest).min(1.0) };
        Progress::of(share(values.right(0)), share(values.wrong(0)))
    };
    figures.excluding(excluded)
}

/// Not above the probability that an assumption excludes a run, by the scheduler for which it is largest.
pub(crate) fn excluded<V: View>(view: &V, precision: f64) -> f64 {
    solve::solve(&Met(view), true, &[], precision).wrong(0)
}

/// Not above the probability that no assumption excludes a run, by the same scheduler.
pub(crate) fn left<V: View>(view: &V, precision: f64) -> f64 {
    solve::solve(&Met(view), true, &[], precision).right(0)
}

/// Whether every run is excluded (with probability 1) whatever the scheduler does. The search is complete, but for
/// orders of steps that a reduction leaves out.
///
/// Somewhere a run is left exactly if there is a set of states that it need not leave and that holds no
/// excluded one: the largest set in which every state is an end, or has a group that stays in it.
pub(crate) fn is_void(graph: &Graph) -> bool {
    let counts = graph.ends() + graph.violating().len() as u64 + u64::from(graph.unsupported());
    if graph.excluded() == 0 || counts > 0 {
        return false;
    }
    let mut stays: Vec<bool> = graph.states().map(|s| !matches!(graph.node(s), Node::Excluded)).collect();
    let mut left = stays.iter().filter(|s| **s).count();
    loop {
        let before = left;
        for s in (0..graph.len() as u32).rev() {
            let Some(shape) = graph.shape(StateId(s)).filter(|_| stays[s as usize]) else { continue };
            let stay = |a: u32| graph.target(StateId(s), a).is_some_and(|t| stays[t.index()]);
            if !(0..shape.groups()).any(|g| shape.group(g).all(stay)) {
                stays[s as usize] = false;
                left -= 1;
            }
        }
        if left == 0 || left == before {
            return left == 0;
        }
    }
}

/// A view in which an excluded run begins again.
struct Again<'a, V>(&'a V);

/// A view in which what is excluded is what is looked for, and nothing else.
struct Met<'a, V>(&'a V);

impl<V: View> View for Met<'_, V> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn leaf(&self, state: u32) -> Option<Leaf> {
        match self.0.leaf(state) {
            _ if self.0.is_excluded(state) => Some(Leaf::Wrong),
            Some(Leaf::Wrong) => Some(Leaf::Right),
            leaf => leaf,
        }
    }

    fn alternatives(&self, state: u32) -> u32 {
        self.0.alternatives(state)
    }

    fn target(&self, state: u32, alternative: u32) -> Option<u32> {
        self.0.target(state, alternative)
    }

    fn weight(&self, state: u32, alternative: u32) -> f64 {
        self.0.weight(state, alternative)
    }

    fn low(&self, state: u32, alternative: u32) -> f64 {
        self.0.low(state, alternative)
    }

    fn high(&self, state: u32, alternative: u32) -> f64 {
        self.0.high(state, alternative)
    }

    fn groups(&self, state: u32) -> u32 {
        self.0.groups(state)
    }

    fn group(&self, state: u32, group: u32) -> Range<u32> {
        self.0.group(state, group)
    }

    fn group_of(&self, state: u32, alternative: u32) -> u32 {
        self.0.group_of(state, alternative)
    }

    fn ranked_target(&self, state: u32, n: u32) -> Option<u32> {
        self.0.ranked_target(state, n)
    }
}

impl<V: View> View for Again<'_, V> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn leaf(&self, state: u32) -> Option<Leaf> {
        // A first state that is excluded would go round in a circle.
        if self.0.is_excluded(state) && state != 0 { None } else { self.0.leaf(state) }
    }

    fn alternatives(&self, state: u32) -> u32 {
        if self.0.is_excluded(state) { 1 } else { self.0.alternatives(state) }
    }

    fn target(&self, state: u32, alternative: u32) -> Option<u32> {
        if self.0.is_excluded(state) { Some(0) } else { self.0.target(state, alternative) }
    }

    fn weight(&self, state: u32, alternative: u32) -> f64 {
        if self.0.is_excluded(state) { 1.0 } else { self.0.weight(state, alternative) }
    }

    fn low(&self, state: u32, alternative: u32) -> f64 {
        if self.0.is_excluded(state) { 1.0 } else { self.0.low(state, alternative) }
    }

    fn high(&self, state: u32, alternative: u32) -> f64 {
        if self.0.is_excluded(state) { 1.0 } else { self.0.high(state, alternative) }
    }

    fn groups(&self, state: u32) -> u32 {
        if self.0.is_excluded(state) { 1 } else { self.0.groups(state) }
    }

    fn group(&self, state: u32, group: u32) -> Range<u32> {
        if self.0.is_excluded(state) { 0..1 } else { self.0.group(state, group) }
    }

    fn group_of(&self, state: u32, alternative: u32) -> u32 {
        if self.0.is_excluded(state) { 0 } else { self.0.group_of(state, alternative) }
    }

    fn ranked_target(&self, state: u32, n: u32) -> Option<u32> {
        if self.0.is_excluded(state) { Some(0) } else { self.0.ranked_target(state, n) }
    }
}
