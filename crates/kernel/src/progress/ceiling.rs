//! Upper bounds of the figures, so that a report can say how well they are known.
//!
//! The figures are lower bounds; here the same solver finds lower bounds of their complements. What is
//! unexplored leads to a sink. If the sink is wrong, the probability of anything wrong is one minus what is
//! verified; if it is right, the probability of nothing wrong is one minus what is violating.

use super::round::above;
use super::view::{Leaf, View};
use super::{Progress, assumed, solve};
use crate::graph::Graph;
use std::ops::Range;

/// Larger systems are not solved again.
const LARGEST: u64 = 20_000;

/// Not below the verified, the violating and the excluded mass of a searched system.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ceiling {
    pub verified: f64,
    pub violating: f64,
    pub excluded: f64,
}

/// The ceiling of a searched system; none if it is too large to be worth it.
pub(crate) fn of(graph: &Graph) -> Option<Ceiling> {
    if graph.is_empty() || graph.transitions() > LARGEST {
        return None;
    }
    let given = |sink| {
        let view = Sunk { view: graph, sink };
        if graph.excluded() > 0 {
            return assumed::given(&view, graph.has_decisions(), solve::FINE);
        }
        let values = solve::solve(&view, true, &[], solve::FINE);
        Progress::of(values.right(0), values.wrong(0))
    };
    let rest = |part: f64| above::add(1.0, -part).clamp(0.0, 1.0);
    Some(Ceiling {
        verified: rest(given(Leaf::Wrong).violating),
        violating: rest(given(Leaf::Right).verified),
        excluded: match graph.excluded() {
            0 => 0.0,
            _ => rest(assumed::left(&Sunk { view: graph, sink: Leaf::Right }, solve::FINE)),
        },
    })
}

/// A view in which what is unexplored, or cannot be followed, is known.
struct Sunk<'a, V> {
    view: &'a V,
    sink: Leaf,
}

impl<V: View> Sunk<'_, V> {
    fn is_sink(&self, state: u32) -> bool {
        state as usize == self.view.len()
    }
}

impl<V: View> View for Sunk<'_, V> {
    fn len(&self) -> usize {
        self.view.len() + 1
    }

    fn leaf(&self, state: u32) -> Option<Leaf> {
        if self.is_sink(state) {
            return Some(self.sink);
        }
        match self.view.leaf(state) {
            Some(Leaf::Open) if !self.view.is_excluded(state) => Some(self.sink),
            leaf => leaf,
        }
    }

    fn is_excluded(&self, state: u32) -> bool {
        !self.is_sink(state) && self.view.is_excluded(state)
    }

    fn alternatives(&self, state: u32) -> u32 {
        if self.is_sink(state) { 0 } else { self.view.alternatives(state) }
    }

    fn target(&self, state: u32, alternative: u32) -> Option<u32> {
        self.view.target(state, alternative).or(Some(self.view.len() as u32))
    }

    fn weight(&self, state: u32, alternative: u32) -> f64 {
        self.view.weight(state, alternative)
    }

    fn low(&self, state: u32, alternative: u32) -> f64 {
        self.view.low(state, alternative)
    }

    fn high(&self, state: u32, alternative: u32) -> f64 {
        self.view.high(state, alternative)
    }

    fn groups(&self, state: u32) -> u32 {
        if self.is_sink(state) { 0 } else { self.view.groups(state) }
    }

    fn group(&self, state: u32, group: u32) -> Range<u32> {
        self.view.group(state, group)
    }

    fn group_of(&self, state: u32, alternative: u32) -> u32 {
        self.view.group_of(state, alternative)
    }

    fn ranked_target(&self, state: u32, n: u32) -> Option<u32> {
        self.view.ranked_target(state, n).or(Some(self.view.len() as u32))
    }
}
