//! What is measured of a run: the verified and violating mass, and samples of it.
//!
//! Counted in steps and not by the clock, so the figures are the same in every run.

use super::{Mass, Plan, Sample};
use crate::graph::{Graph, StateId};
use crate::ltl::Answer;
use crate::progress::{Ceiling, Effort, Meter};
use std::time::Duration;

pub(super) struct Figures {
    /// Follows the verified mass; `None` if progress is not wanted.
    gauge: Option<Meter>,
    every: Option<u64>,
    next_sample: u64,
    /// After so many steps the mass is measured, as well as that can be done in passing.
    next_measure: u64,
    until: Option<f64>,
    pub(super) samples: Vec<Sample>,
    /// As it was measured last.
    pub(super) mass: Option<Mass>,
}

impl Figures {
    pub(super) fn of(plan: &Plan) -> Figures {
        let wanted = plan.progress_every.is_some() || plan.until_progress.is_some();
        let effort = if wanted { Effort::Table } else { Effort::Display };
        Figures {
            gauge: match &plan.property {
                Some(property) => Some(Meter::for_property(effort, property.clone())),
                None => plan.progress.then(|| Meter::new(effort)),
            },
            every: plan.progress_every,
            next_sample: plan.progress_every.unwrap_or(u64::MAX),
            next_measure: 1,
            until: plan.until_progress,
            samples: Vec::new(),
            mass: None,
        }
    }

    /// The search will be depth first.
    pub(super) fn expect_depth_first(&mut self) {
        if let Some(gauge) = &mut self.gauge {
            gauge.expect_depth_first();
        }
    }

    /// Nothing is measured from now on.
    pub(super) fn stop(&mut self) {
        self.gauge = None;
    }

    pub(super) fn are_wanted(&self) -> bool {
        self.gauge.is_some()
    }

    /// A transition is in the graph for the first time.
    #[inline]
    pub(super) fn explored(&mut self, graph: &Graph, from: StateId, alternative: u32, to: StateId) {
        if let Some(gauge) = &mut self.gauge {
            gauge.explored(graph, from, alternative, to);
        }
    }

    /// Measures and samples when it is time; true if that is as much as was asked for.
    #[inline]
    pub(super) fn are_due(&mut self, graph: &Graph, steps: u64) -> bool {
        if steps >= self.next_sample {
            self.next_sample = self.next_sample.saturating_add(self.every.unwrap_or(u64::MAX));
            let enough = self.measure(graph);
            self.sample(steps);
            if enough {
                return true;
            }
        }
        if steps >= self.next_measure {
            self.next_measure = steps + (steps / 64).max(1);
            return self.measure(graph);
        }
        false
    }

    /// Measures the mass in passing; true if it is as much as was asked for.
    pub(super) fn measure(&mut self, graph: &Graph) -> bool {
        let Some(gauge) = &mut self.gauge else { return false };
        self.mass = Some(gauge.figure(graph));
        self.mass.zip(self.until).is_some_and(|(mass, enough)| mass.verified >= enough)
    }

    fn sample(&mut self, steps: u64) {
        if let Some(Mass { verified, violating, .. }) = self.mass {
            self.samples.push(Sample { transitions: steps, verified, violating });
        }
    }

    /// A table of samples ends with where the run ended.
    pub(super) fn sample_the_end(&mut self, steps: u64) {
        if self.every.is_some() && self.samples.last().is_none_or(|s| s.transitions != steps) {
            self.sample(steps);
        }
    }

    /// Measures the mass as well as can be.
    pub(super) fn measure_exactly(&mut self, graph: &Graph) {
        self.mass = self.gauge.as_mut().map(|gauge| gauge.exact(graph));
    }

    /// How much the figures could be at most, if that is known.
    pub(super) fn ceiling(&self, graph: &Graph) -> Option<Ceiling> {
        self.gauge.as_ref().and_then(|gauge| gauge.ceiling(graph))
    }

    /// The memory that the last figures need; `room` is what is left.
    pub(super) fn reserve(&mut self, graph: &Graph, room: u64) -> u64 {
        self.set_room(room);
        self.gauge.as_ref().map_or(0, |gauge| gauge.reserve(graph))
    }

    pub(super) fn set_room(&mut self, room: u64) {
        if let Some(gauge) = &mut self.gauge {
            gauge.set_room(room);
        }
    }

    /// How long the last figures will take.
    pub(super) fn expected(&self, graph: &Graph) -> Duration {
        self.gauge.as_ref().map_or(Duration::ZERO, |gauge| gauge.expected(graph))
    }

    pub(super) fn has_formula(&self) -> bool {
        self.gauge.as_ref().is_some_and(|gauge| gauge.property().is_some())
    }

    /// The formula, and what was found against it.
    pub(super) fn answer(&self, graph: &Graph) -> Option<(String, Answer)> {
        let property = self.gauge.as_ref()?.property()?;
        Some((property.to_string(), property.answer(graph)))
    }

    /// Whether all mass is verified, although the run may have ended before everything was explored.
    pub(super) fn is_sure(&self) -> bool {
        self.mass.is_some_and(|mass| mass.verified >= 1.0 && mass.unknown <= 0.0)
    }

    pub(super) fn bytes(&self) -> u64 {
        self.gauge.as_ref().map_or(0, |gauge| gauge.bytes() as u64)
    }
}
