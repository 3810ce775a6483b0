//! How much of the probability mass a search has verified, at any moment of the run.
//!
//! Three numbers that add to 1 (Zhang, chapter 4, extended to schedulers and violations):
//! - `verified` is never above the probability of a right run under the worst scheduler: one minus
//!   the largest probability, over schedulers, of meeting a violation, an unexplored transition or
//!   something that could not be followed.
//! - `violating` is never above the probability of a wrong run under the worst scheduler: the
//!   largest probability, over schedulers, of meeting a violation that was found.
//! - `unknown` is the rest. So the worst scheduler's probability of failure lies in the interval
//!   from `violating` to `violating + unknown`. It is not negative, because meeting a violation is
//!   part of what `verified` subtracts.
//!
//! Without decisions there is one scheduler, and the numbers are plain shares of the runs.
//!
//! Where assumptions exclude runs, the three are probabilities *given the assumptions* ([`assumed`]). The
//! ways below take an excluded state for an unknown one, which is never too high; what is given by the
//! assumptions is found by a solve of its own.
//!
//! Three ways lead to the figures. A depth-first search without cycles knows the values of every
//! state it leaves ([`fold`]), and so the exact figures at any moment. Otherwise, without decisions,
//! mass is pushed as transitions are explored ([`push`]), at a few nanoseconds each, and is exact
//! where paths do not meet expanded states. As long as nothing has ended nothing is pushed, and a look
//! at the transitions mostly tells that the figures are zero ([`barren`]).
//! [`solve`] computes the exact figures (to rounding) of any searched system, component by component, and
//! [`flat`] those of large ones all together, where that comes to an end; at a cost that grows with the
//! system. One of them runs at the end if need be, and in between no more often than a growing credit
//! allows, so that the cost stays a fixed share of the run.
//!
//! Invariant: figures never fall during a run, and are never above the exact rational value.

pub(crate) mod acyclic;
pub(crate) mod assumed;
mod barren;
mod ceiling;
mod chain;
mod component;
mod eliminate;
mod endcomponent;
mod flat;
mod fold;
mod krylov;
mod lean;
mod precise;
pub(crate) mod push;
mod refine;
pub(crate) mod round;
pub(crate) mod scc;
pub(crate) mod solve;
mod sweep;
pub(crate) mod view;
mod wide;

use crate::graph::{Graph, StateId};
use crate::ltl::Formula;
use acyclic::Failed;
pub use ceiling::Ceiling;
use chain::Pace;
use fold::Fold;
use push::Push;
use solve::Values;
use std::time::{Duration, Instant};

/// Verified, violating and unknown mass; they add to 1. All three are told given the assumptions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    pub verified: f64,
    pub violating: f64,
    pub unknown: f64,
    /// The share of all runs that assumptions exclude, not above it; of the scheduler that makes it largest.
    pub excluded: f64,
}

impl Progress {
    /// Nothing is known.
    pub const NOTHING: Progress = Progress { verified: 0.0, violating: 0.0, unknown: 1.0, excluded: 0.0 };

    /// The figures for two lower bounds.
    pub fn of(verified: f64, violating: f64) -> Progress {
        let verified = verified.clamp(0.0, 1.0);
        let violating = violating.clamp(0.0, 1.0 - verified);
        Progress { verified, violating, unknown: ((1.0 - verified) - violating).max(0.0), excluded: 0.0 }
    }

    /// The same, where assumptions exclude this share of the runs.
    pub fn excluding(self, excluded: f64) -> Progress {
        Progress { excluded: excluded.clamp(0.0, 1.0), ..self }
    }

    /// Whether a figure is next to a decimal of a few digits, and may be that one.
    pub(crate) fn is_nearly_short(&self) -> bool {
        let is_near = |x: f64| {
            let short = (x * 1e6).round() / 1e6;
            short != x && (short - x).abs() < 1e-9
        };
        [self.verified, self.violating, self.excluded].into_iter().any(is_near)
    }

    /// The better of two true statements about the same run.
    pub fn join(self, other: Progress) -> Progress {
        Progress::of(self.verified.max(other.verified), self.violating.max(other.violating))
            .excluding(self.excluded.max(other.excluded))
    }
}

/// The figures of a searched system, computed from scratch.
pub fn solve(graph: &Graph) -> Progress {
    if graph.excluded() > 0 {
        return assumed::figure(graph, solve::last(graph));
    }
    let any_wrong = !graph.violating().is_empty();
    let values = within(u64::MAX, graph, any_wrong, &[], solve::last(graph), &mut false);
    match values.filter(|_| !graph.is_empty()) {
        Some(values) => Progress::of(values.right(0), values.wrong(0)),
        None => Progress::NOTHING,
    }
}

/// The figures of a searched system in the way of large ones, and whether they are as
/// close as that way gets; for tests, whose systems are small.
#[doc(hidden)]
pub fn solve_as_large(graph: &Graph) -> Option<(Progress, bool)> {
    let (values, pace) = flat::solve(graph, !graph.violating().is_empty(), solve::FINE)?;
    Some((Progress::of(values.right(0), values.wrong(0)), pace == Pace::Done))
}

/// The values of all states, found with at most about `room` bytes: the less there is, the lower the
/// bounds may be, and with very little there are none. `started` as for [`solve::solve`]; `cyclic`
/// keeps in mind whether a cycle was met.
pub(crate) fn within(
    room: u64,
    graph: &Graph,
    any_wrong: bool,
    started: &[f64],
    precision: f64,
    cyclic: &mut bool,
) -> Option<Values> {
    let left = room.checked_sub(lean::bytes(graph, any_wrong))?;
    if !*cyclic {
        match acyclic::solve(graph, any_wrong, left) {
            Ok(values) => return Some(values),
            Err(Failed::Cyclic) => *cyclic = true,
            Err(Failed::Long) => return Some(lean::solve(graph, any_wrong, started)),
        }
    }
    if left < solve::bytes(graph) {
        return Some(lean::solve(graph, any_wrong, started));
    }
    if graph.transitions() < LARGE {
        return Some(solve::solve(graph, any_wrong, started, precision));
    }
    // Most large components are swept well with all the others, which is much less work.
    let swept = flat::solve(graph, any_wrong, precision);
    let enough = match precision <= solve::THOROUGH {
        true => Pace::Done,
        false => Pace::Fast,
    };
    Some(match swept {
        Some((values, pace)) if pace >= enough => values,
        Some((values, _)) => solve::solve(graph, any_wrong, &values.right, precision).join(values),
        None => solve::solve(graph, any_wrong, started, precision),
    })
}

/// The bytes that [`within`] takes for a plan if it has all it wants.
pub(crate) fn planned(graph: &Graph) -> u64 {
    lean::bytes(graph, false) + solve::bytes(graph)
}

/// From so many transitions on a system is large.
const LARGE: u64 = 50_000;

/// What a pair of a state and a formula takes while it is measured, and each of its alternatives, if all
/// pairs are in one component; see [`solve::bytes`].
const PAIR_BYTES: f64 = 150.0;
const TARGET_BYTES: f64 = 70.0;
/// The last table of a measurement may end anywhere in one.
const HUGE_PAGE: u64 = 2 << 20;

/// So little pending mass is not worth a solve.
const ENOUGH: f64 = 1e-16;

/// Up to this many transitions everything is cheap, and figures may cost more: so many looks each, to
/// push and to solve. So a figure is never older than the last quarter of the run.
const SMALL: u64 = 20_000;
const SMALL_RATE: (f64, f64) = (2.0, 12.0);

/// Looks at every alternative that a solve under assumptions takes.
const ASSUMED_COST: f64 = 24.0;

/// Looks for each state of the path of a depth-first search.
const FOLD_COST: f64 = 4.0;

/// How much a live figure may cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effort {
    /// A few percent of the run: for a display.
    Display,
    /// Up to about as much as the run itself: for a table with a row every thousand transitions.
    Table,
}

impl Effort {
    /// How many alternatives may be looked at for each explored transition, to push and to solve.
    fn rate(self) -> (f64, f64) {
        match self {
            Effort::Display => (0.05, 0.05),
            Effort::Table => (0.5, 2.0),
        }
    }
}

/// Follows a run and knows its progress.
pub struct Meter {
    push: Push,
    /// Whether mass is pushed: not before something has ended, as nothing would come of it.
    follows: bool,
    /// In place of `push` while the search is depth first and has met no cycle.
    fold: Option<Fold>,
    best: Progress,
    /// Right values of the last solve, a warm start for systems with decisions.
    values: Vec<f64>,
    rate: (f64, f64),
    /// Looks that may be spent on pushing, and on solving: if one could take all, pushing mass round
    /// and round a cycle would leave nothing for the solve that ends it.
    to_push: f64,
    credit: f64,
    /// The transitions that were credited.
    credited: u64,
    solved_at: u64,
    /// Whether a cycle was met: there is no use in looking for the way without one again.
    cyclic: bool,
    /// The bytes a solve may take.
    room: u64,
    /// What the last solve took for each transition.
    pace: Duration,
    /// Pairs of a state and what is left of the formula, by state, when it was measured last.
    breadth: f64,
    /// The property to measure, if it is not just the absence of violations.
    property: Option<Formula>,
    /// Whether an assumption was seen to exclude runs.
    assumed: bool,
}

impl Meter {
    pub fn new(effort: Effort) -> Meter {
        Meter {
            push: Push::default(),
            follows: false,
            fold: None,
            best: Progress::NOTHING,
            values: Vec::new(),
            rate: effort.rate(),
            to_push: 64.0,
            credit: 64.0,
            credited: 0,
            solved_at: 0,
            cyclic: false,
            room: u64::MAX,
            pace: Duration::ZERO,
            breadth: 1.0,
            property: None,
            assumed: false,
        }
    }

    /// Measures the progress towards a linear-time property. The graph has to keep labels.
    pub fn for_property(effort: Effort, property: Formula) -> Meter {
        Meter { property: Some(property), ..Meter::new(effort) }
    }

    /// The search will be depth first: its figures cost less then. Comes before the first transition.
    /// If the search is not what it was said to be, nothing but time is lost.
    pub fn expect_depth_first(&mut self) {
        self.fold = self.property.is_none().then(Fold::default);
    }

    /// The property that is measured, if it is not just the absence of violations.
    pub fn property(&self) -> Option<&Formula> {
        self.property.as_ref()
    }

    /// From now on figures take at most about so much memory, and may be lower for it. The last one of
    /// a formula does not keep to it: see [`Meter::reserve`].
    pub fn set_room(&mut self, bytes: u64) {
        self.room = bytes;
    }

    /// The memory that the last figure of a formula will take, by the number of pairs a state had when
    /// it was measured last. The search has to leave it.
    pub fn reserve(&self, graph: &Graph) -> u64 {
        if self.property.is_none() {
            return 0;
        }
        let whole = PAIR_BYTES * graph.len() as f64 + TARGET_BYTES * graph.transitions() as f64;
        (whole * self.breadth) as u64 + HUGE_PAGE
    }

    /// A transition was explored for the first time; the graph contains it already.
    #[inline]
    pub fn explored(&mut self, graph: &Graph, from: StateId, alternative: u32, to: StateId) {
        if let Some(fold) = &mut self.fold {
            // Without chance there is nothing to measure.
            let matters = graph.has_chances() || !graph.has_decisions();
            if matters && !fold.explored(graph, from, to) {
                self.unfold(graph);
            }
        } else if !graph.has_decisions() && self.property.is_none() {
            if self.follows {
                self.push.explored(graph, from, alternative, to);
            } else if graph.ends() > 0 || !graph.violating().is_empty() {
                self.follow(graph);
            }
        }
    }

    /// Something has ended: from now on mass is pushed.
    #[cold]
    fn follow(&mut self, graph: &Graph) {
        if !self.follows {
            self.follows = true;
            self.push.catch_up(graph);
        }
    }

    /// The search is not depth first, or has cycles.
    #[cold]
    fn unfold(&mut self, graph: &Graph) {
        self.fold = None;
        if !graph.has_decisions() && (graph.ends() > 0 || !graph.violating().is_empty()) {
            self.follow(graph);
        }
    }

    /// Credits what was explored since the last time.
    fn earn(&mut self, graph: &Graph) {
        let (before, now) = (self.credited, graph.transitions());
        let small = now.min(SMALL) - before.min(SMALL);
        let (small, large) = (small as f64, (now - before - small) as f64);
        self.to_push += SMALL_RATE.0 * small + self.rate.0 * large;
        self.credit += SMALL_RATE.1 * small + self.rate.1 * large;
        self.credited = now;
    }

    /// The figures now. Never above the exact ones and never lower than before, but not always as
    /// high as [`Meter::exact`] would find them: the work is limited to the credit.
    pub fn figure(&mut self, graph: &Graph) -> Progress {
        self.earn(graph);
        self.notice_assumptions(graph);
        if self.property.is_some() {
            let cost = 12.0 * graph.transitions() as f64;
            let has_room = self.reserve(graph) <= self.room;
            if self.credit >= cost && graph.transitions() > self.solved_at && has_room {
                self.credit -= cost;
                self.measure(graph, solve::FINE);
            }
            return self.best;
        }
        if let Some(whole) = self.whole(graph) {
            return whole;
        }
        if self.assumed {
            let cost = ASSUMED_COST * graph.transitions() as f64;
            if self.credit >= cost && graph.transitions() > self.solved_at {
                self.credit -= cost;
                self.solve_assumed(graph, 1e-9);
            }
            return self.best;
        }
        if let Some(fold) = &self.fold {
            let cost = FOLD_COST * fold.depth() as f64;
            if cost > self.credit {
                return self.best;
            }
            self.credit -= cost;
            if self.take_folded(graph) {
                return self.best;
            }
        }
        if !graph.has_decisions() && self.follows {
            let work = self.push.flush(graph, (self.to_push / 2.0) as u64);
            self.to_push -= work as f64;
            self.take_pushed();
            if self.push.pending() < ENOUGH {
                return self.best;
            }
        }
        // A solve costs about three looks at every alternative, and with cycles some more.
        let looks = if self.cyclic && graph.transitions() > SMALL { 12.0 } else { 3.0 };
        let cost = looks * graph.transitions() as f64;
        if self.credit >= cost && graph.transitions() > self.solved_at {
            self.credit -= cost;
            self.solve(graph, 1e-9, true);
        }
        self.best
    }

    /// The exact figures now, to rounding.
    pub fn exact(&mut self, graph: &Graph) -> Progress {
        self.notice_assumptions(graph);
        if self.property.is_some() {
            self.measure(graph, solve::last(graph));
            return self.best;
        }
        if let Some(whole) = self.whole(graph) {
            if self.assumed {
                self.best = whole.excluding(assumed::excluded(graph, solve::last(graph)));
            }
            return self.best;
        }
        if self.assumed {
            self.solve_assumed(graph, solve::last(graph));
            return self.best;
        }
        if self.take_folded(graph) {
            return self.best;
        }
        if !graph.has_decisions() && self.follows {
            // A small system is solved at once, which is exact; in a large one pushing comes first.
            let small = graph.transitions() < 50_000;
            self.push.flush(graph, if small { 64 } else { graph.transitions() / 32 });
            self.take_pushed();
            if self.push.pending() < if small { f64::MIN_POSITIVE } else { ENOUGH } {
                return self.best;
            }
        }
        self.solve(graph, solve::last(graph), false);
        self.best
    }

    /// How long [`Meter::exact`] may take, by what the last solve took.
    pub fn expected(&self, graph: &Graph) -> Duration {
        /// The last solve is finer than those in passing.
        const FINER: f64 = 2.0;
        self.pace.mul_f64(FINER * graph.transitions() as f64)
    }

    /// Notes what a solve took that began then.
    fn took(&mut self, graph: &Graph, begun: Instant) {
        let transitions = graph.transitions().max(1);
        self.pace = begun.elapsed().div_f64(transitions as f64);
    }

    /// Not below the figures of the searched system; unknown for formulas, and for large systems.
    pub fn ceiling(&self, graph: &Graph) -> Option<Ceiling> {
        if self.property.is_some() || self.room < 2 * planned(graph) { None } else { ceiling::of(graph) }
    }

    /// The memory held, in bytes.
    pub fn bytes(&self) -> usize {
        self.push.bytes() + self.fold.as_ref().map_or(0, Fold::bytes) + self.values.capacity() * 8
    }

    /// What a formula has been seen to hold for may be excluded after all, once there are assumptions:
    /// that is measured anew. Other figures take what is unknown for wrong, and stay true.
    fn notice_assumptions(&mut self, graph: &Graph) {
        if graph.excluded() > 0 && !self.assumed {
            self.assumed = true;
            if self.property.is_some() {
                self.best = Progress::NOTHING;
            }
        }
    }

    fn solve_assumed(&mut self, graph: &Graph, precision: f64) {
        self.solved_at = graph.transitions();
        let room = solve::bytes(graph) + lean::bytes(graph, true);
        if self.room >= room {
            self.best = self.best.join(assumed::figure(graph, precision));
        }
    }

    /// Measures the property on the product of graph and formula.
    fn measure(&mut self, graph: &Graph, precision: f64) {
        self.solved_at = graph.transitions();
        let Some(property) = &self.property else { return };
        let begun = Instant::now();
        let (figure, pairs) = property.measure(graph, precision);
        self.best = self.best.join(figure);
        self.breadth = (pairs as f64 / graph.len().max(1) as f64).max(1.0);
        self.took(graph, begun);
    }

    /// What is clear without arithmetic: a complete and clean search is verified, and where nothing
    /// is left to chance, the worst scheduler goes to whatever is wrong or unknown.
    fn whole(&mut self, graph: &Graph) -> Option<Progress> {
        let clean = graph.violating().is_empty() && graph.unsupported() == 0;
        if graph.is_empty() {
            return None;
        } else if graph.open() == 0 && clean {
            // If assumptions leave no run at all, nothing was verified.
            let is_void = graph.excluded() > 0 && assumed::is_void(graph);
            self.best = if is_void { Progress::NOTHING } else { Progress::of(1.0, 0.0) };
        } else if !graph.has_chances() {
            let violating = if graph.violating().is_empty() { 0.0 } else { 1.0 };
            self.best = self.best.join(Progress::of(0.0, violating));
        } else {
            return None;
        }
        Some(self.best)
    }

    /// Takes the figures of a depth-first search, if it is one.
    fn take_folded(&mut self, graph: &Graph) -> bool {
        let Some(fold) = &self.fold else { return false };
        match fold.figure(graph) {
            Some((right, wrong)) => self.best = self.best.join(Progress::of(right, wrong)),
            None => self.unfold(graph),
        }
        self.fold.is_some()
    }

    fn take_pushed(&mut self) {
        self.best = self.best.join(Progress::of(self.push.verified(), self.push.violating()));
    }

    /// Solves anew; `goes_on` says whether what is settled is worth noting.
    fn solve(&mut self, graph: &Graph, precision: f64, goes_on: bool) {
        let any_wrong = !graph.violating().is_empty();
        if !any_wrong && barren::is_barren(graph) {
            self.solved_at = graph.transitions();
            return;
        }
        // Noting which states are settled may take as much again as the values.
        let room = self.room.saturating_sub(8 * graph.len() as u64);
        let begun = Instant::now();
        let values = within(room, graph, any_wrong, &self.values, precision, &mut self.cyclic);
        self.took(graph, begun);
        let Some(values) = values else { return };
        self.best = self.best.join(Progress::of(values.right(0), values.wrong(0)));
        self.solved_at = graph.transitions();
        if !graph.has_decisions() {
            let (verified, violating) = self.push.with(&values);
            self.best = self.best.join(Progress::of(verified, violating));
        }
        if graph.has_decisions() {
            self.values = values.right;
        } else if goes_on {
            for (s, &right) in values.right.iter().enumerate() {
                let id = StateId(s as u32);
                if right == 1.0 && graph.is_expanded(id) {
                    self.push.settle(id);
                }
            }
        }
    }
}
