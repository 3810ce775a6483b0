//! What a solver sees of a searched system: rows of alternatives in groups.
//!
//! The searched graph is one view; the product with a formula ([`crate::ltl`]) is another.

use crate::graph::{Graph, Node, StateId};
use std::ops::Range;

/// What is known of a state without looking further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaf {
    /// Right, whatever happens.
    Right,
    /// Wrong, whatever happens.
    Wrong,
    /// Nothing is known.
    Open,
}

/// A finite system with groups of weighted alternatives, some of them unexplored. State 0 is
/// initial.
pub(crate) trait View {
    fn len(&self) -> usize;
    /// `Some` for a state that has no explored way on.
    fn leaf(&self, state: u32) -> Option<Leaf>;
    fn alternatives(&self, state: u32) -> u32;
    fn target(&self, state: u32, alternative: u32) -> Option<u32>;
    /// The weight of the alternative within its group, exactly.
    fn weight(&self, state: u32, alternative: u32) -> f64;
    /// Not above the exact probability of the alternative within its group.
    fn low(&self, state: u32, alternative: u32) -> f64;
    /// Not below it.
    fn high(&self, state: u32, alternative: u32) -> f64;
    fn groups(&self, state: u32) -> u32;
    fn group(&self, state: u32, group: u32) -> Range<u32>;
    fn group_of(&self, state: u32, alternative: u32) -> u32;

    /// Whether an assumption does not hold there; such a state is open for those who do not ask.
    fn is_excluded(&self, _state: u32) -> bool {
        false
    }

    /// Calls `take` with each alternative of a state: where it leads, and bounds of its probability.
    #[inline]
    fn each(&self, state: u32, mut take: impl FnMut(Option<u32>, f64, f64)) {
        for a in 0..self.alternatives(state) {
            take(self.target(state, a), self.low(state, a), self.high(state, a));
        }
    }

    /// As [`View::each`], of one group.
    #[inline]
    fn each_in(&self, state: u32, group: u32, mut take: impl FnMut(Option<u32>, f64, f64)) {
        for a in self.group(state, group) {
            take(self.target(state, a), self.low(state, a), self.high(state, a));
        }
    }

    /// Whether something holds of all that a group leads to.
    #[inline]
    fn all_in(&self, state: u32, group: u32, holds: impl Fn(Option<u32>) -> bool) -> bool {
        self.group(state, group).all(|a| holds(self.target(state, a)))
    }

    /// Asks for the memory of a state that is needed soon.
    #[inline]
    fn prefetch(&self, _state: u32) {}

    /// Asks for the memory of the targets of a state, which itself should be at hand.
    #[inline]
    fn prefetch_targets(&self, _state: u32) {}

    /// Where the `n`-th of the alternatives leads, in an order that ends with the most probable ones.
    fn ranked_target(&self, state: u32, n: u32) -> Option<u32> {
        self.target(state, n)
    }
}

impl View for Graph {
    fn len(&self) -> usize {
        Graph::len(self)
    }

    #[inline]
    fn leaf(&self, state: u32) -> Option<Leaf> {
        match self.node(StateId(state)) {
            Node::End => Some(Leaf::Right),
            Node::Violating => Some(Leaf::Wrong),
            Node::Unsupported | Node::Excluded => Some(Leaf::Open),
            Node::Choice(_) if self.is_expanded(StateId(state)) => None,
            Node::Choice(_) => Some(Leaf::Open),
        }
    }

    #[inline]
    fn is_excluded(&self, state: u32) -> bool {
        matches!(self.node(StateId(state)), Node::Excluded)
    }

    #[inline]
    fn alternatives(&self, state: u32) -> u32 {
        Graph::alternatives(self, StateId(state))
    }

    #[inline]
    fn target(&self, state: u32, alternative: u32) -> Option<u32> {
        Graph::target(self, StateId(state), alternative).map(|t| t.0)
    }

    #[inline]
    fn weight(&self, state: u32, alternative: u32) -> f64 {
        // Who takes weights for exact must not count on those that are not: see `Choice::exact_weights`.
        let exact = |s: &crate::graph::Shape<'_>| s.exact_weights().is_none();
        self.shape(StateId(state)).filter(exact).map_or(0.0, |s| s.weight(alternative))
    }

    #[inline]
    fn low(&self, state: u32, alternative: u32) -> f64 {
        self.shape(StateId(state)).map_or(0.0, |s| s.low(alternative))
    }

    #[inline]
    fn high(&self, state: u32, alternative: u32) -> f64 {
        self.shape(StateId(state)).map_or(0.0, |s| s.high(alternative))
    }

    #[inline]
    fn groups(&self, state: u32) -> u32 {
        self.shape(StateId(state)).map_or(0, |s| s.groups())
    }

    #[inline]
    fn group(&self, state: u32, group: u32) -> Range<u32> {
        self.shape(StateId(state)).map_or(0..0, |s| s.group(group))
    }

    #[inline]
    fn group_of(&self, state: u32, alternative: u32) -> u32 {
        self.shape(StateId(state)).map_or(0, |s| s.group_of(alternative))
    }

    #[inline]
    fn ranked_target(&self, state: u32, n: u32) -> Option<u32> {
        let (shape, first) = self.row(StateId(state))?;
        self.in_slot(first + shape.ranked(n) as usize).map(|t| t.0)
    }

    #[inline]
    fn each(&self, state: u32, mut take: impl FnMut(Option<u32>, f64, f64)) {
        let Some((shape, first)) = self.row(StateId(state)) else { return };
        for a in 0..shape.len() {
            take(self.in_slot(first + a as usize).map(|t| t.0), shape.low(a), shape.high(a));
        }
    }

    #[inline]
    fn prefetch(&self, state: u32) {
        Graph::prefetch(self, StateId(state));
    }

    #[inline]
    fn prefetch_targets(&self, state: u32) {
        Graph::prefetch_targets(self, StateId(state));
    }

    #[inline]
    fn each_in(&self, state: u32, group: u32, mut take: impl FnMut(Option<u32>, f64, f64)) {
        let Some((shape, first)) = self.row(StateId(state)) else { return };
        for a in shape.group(group) {
            take(self.in_slot(first + a as usize).map(|t| t.0), shape.low(a), shape.high(a));
        }
    }

    #[inline]
    fn all_in(&self, state: u32, group: u32, holds: impl Fn(Option<u32>) -> bool) -> bool {
        let Some((shape, first)) = self.row(StateId(state)) else { return holds(None) };
        shape.group(group).all(|a| holds(self.in_slot(first + a as usize).map(|t| t.0)))
    }
}
