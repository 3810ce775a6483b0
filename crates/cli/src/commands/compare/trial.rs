//! One trial: a search with a seed, watched until it has reached what was asked for.
//!
//! Progress is measured by an observer with a meter of its own: exactly, at transition counts that grow
//! by a percent (with decisions by five, where a solve costs more). So a mark is at most that much late,
//! never early, and does not depend on the clock. The time this takes is not counted.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sojourner_kernel::observer::{Live, Stand, Standing};
use sojourner_kernel::search::Limits;
use sojourner_kernel::store::StoreKind;
use sojourner_kernel::strategy::Arrival;
use sojourner_kernel::{
    Check, Effort, Ending, Formula, Graph, Meter, Observer, Outcome, Spec, System, Verdict,
};
use sojourner_report::collect::ending;
use sojourner_report::compare::{MARKS, Mark, Trial, Until};

use crate::args::CompareArgs;
use crate::quantity;
use crate::target::Visit;

/// The ending of a trial that met something it could not follow and reached nothing.
pub const UNCLEAR: &str = "could-not-check";
/// Points kept of a curve.
const POINTS: usize = 200;

/// What all trials have in common.
pub struct Plan {
    until: Until,
    limits: Limits,
    store: StoreKind,
    pub stop: Arc<AtomicBool>,
    /// Where the trial stands; of no use where several run at the same time.
    pub standing: Standing,
}

impl Plan {
    pub fn new(arguments: &CompareArgs, stop: Arc<AtomicBool>) -> Plan {
        let l = &arguments.limits;
        let limits = Limits {
            depth: l.max_depth,
            transitions: l.max_transitions,
            states: l.max_states,
            expanded: l.max_expanded,
            time: l.time,
            memory: l.memory,
        };
        Plan { until: arguments.until, limits, store: l.store.into(), stop, standing: Standing::default() }
    }

    /// A trial of this plan.
    pub fn trial<'a>(&'a self, strategy: &'a Spec, seed: u64, formula: Option<&'a Formula>) -> Run<'a> {
        Run { plan: self, strategy, seed, formula }
    }
}

/// A trial to be run.
pub struct Run<'a> {
    plan: &'a Plan,
    strategy: &'a Spec,
    seed: u64,
    formula: Option<&'a Formula>,
}

impl Visit for Run<'_> {
    type Out = Trial;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> Trial {
        let plan = self.plan;
        let enough = Arc::new(AtomicBool::new(false));
        // A portfolio has threads of its own.
        let clock = if self.strategy.info().name == "auto" { passed } else { clock };
        let mut watch = Watch::new(plan, self.formula, enough.clone(), clock);
        let measures = plan.until != Until::FirstViolation;
        let mut first = fresh();
        let mut check = Check::new(&mut first)
            .strategy(self.strategy.clone())
            .seed(self.seed)
            .limits(plan.limits)
            .store(plan.store)
            .standing(plan.standing.clone())
            .keep(1);
        // What the process holds: with a limit there is one trial in it. Without one the search counts.
        if plan.limits.memory.is_some() && quantity::resident().is_some() {
            check = check.memory_meter(|| quantity::resident().unwrap_or(0));
        }
        if let Some(formula) = self.formula {
            check = check.property(formula.clone());
        }
        check = match measures {
            true => check.all_violations().without_progress().interrupt(enough).observer(&mut watch),
            false => check.without_progress().interrupt(plan.stop.clone()),
        };
        let begun = clock();
        let outcome = check.run_with(&fresh).expect("no run is taken up again");
        let whole = clock().saturating_sub(begun);
        if measures {
            if !outcome.parts.is_empty() {
                // The graph may be that of another member than the one that was watched.
                watch.meter = meter(self.formula);
            }
            watch.measure(outcome.transitions, &outcome.graph);
        }
        watch.trial(&outcome, self.seed, whole)
    }
}

/// A trial that had to be ended from outside: it has reached nothing.
pub fn cut_short(stand: &Stand, seed: u64, why: Ending, until: Until) -> Trial {
    let measured = until != Until::FirstViolation;
    let live = &stand.live;
    Trial {
        seed,
        success: false,
        ending: ending(why).into(),
        states: live.states,
        transitions: live.transitions,
        expanded: 0,
        seconds: live.elapsed.as_secs_f64(),
        memory_bytes: quantity::peak().unwrap_or(live.memory),
        trace: None,
        verified: measured.then_some(0.0),
        marks: if measured { vec![None; MARKS.len()] } else { Vec::new() },
        curve: if measured { vec![(0, 0.0)] } else { Vec::new() },
    }
}

fn meter(formula: Option<&Formula>) -> Meter {
    match formula {
        Some(formula) => Meter::for_property(Effort::Table, formula.clone()),
        None => Meter::new(Effort::Table),
    }
}

struct Watch<'a> {
    plan: &'a Plan,
    formula: Option<&'a Formula>,
    meter: Meter,
    enough: Arc<AtomicBool>,
    clock: fn() -> Duration,
    begun: Duration,
    /// Time spent in here.
    own: Duration,
    taken: u64,
    /// Transitions of the other members of a portfolio.
    elsewhere: u64,
    /// Distinct transitions so far.
    known: u64,
    next: u64,
    measured: u64,
    verified: f64,
    marks: Vec<Option<Mark>>,
    curve: Vec<(u64, f64)>,
    reached: bool,
}

impl<'a> Watch<'a> {
    fn new(
        plan: &'a Plan,
        formula: Option<&'a Formula>,
        enough: Arc<AtomicBool>,
        clock: fn() -> Duration,
    ) -> Watch<'a> {
        Watch {
            plan,
            formula,
            meter: meter(formula),
            enough,
            clock,
            begun: clock(),
            own: Duration::ZERO,
            taken: 0,
            elsewhere: 0,
            known: 0,
            next: 1,
            measured: 0,
            verified: 0.0,
            marks: vec![None; MARKS.len()],
            curve: vec![(0, 0.0)],
            reached: false,
        }
    }

    fn measure(&mut self, transitions: u64, graph: &Graph) {
        if self.measured == transitions && transitions > 0 {
            return;
        }
        self.measured = transitions;
        let now = (self.clock)();
        let seconds = now.saturating_sub(self.begun).saturating_sub(self.own).as_secs_f64();
        if let (Some(most), Some(held)) = (self.plan.limits.memory, quantity::resident()) {
            self.meter.set_room(most.saturating_sub(held));
        }
        let verified = self.meter.exact(graph).verified;
        if verified > self.verified {
            self.verified = verified;
            self.curve.push((transitions, verified));
        }
        for (mark, at) in MARKS.iter().zip(&mut self.marks) {
            if at.is_none() && verified >= *mark {
                *at = Some(Mark { transitions, seconds });
            }
        }
        if let Until::Progress(share) = self.plan.until
            && verified >= share
        {
            self.reached = true;
            self.enough.store(true, Ordering::Relaxed);
        }
        self.own += (self.clock)().saturating_sub(now);
    }

    /// The trial, when its search is over after `whole`.
    fn trial(mut self, outcome: &Outcome, seed: u64, whole: Duration) -> Trial {
        let violated = outcome.verdict == Verdict::Violated;
        let success = match self.plan.until {
            Until::FirstViolation => violated,
            Until::Progress(_) => self.reached,
            Until::End => outcome.ending == Ending::Exhausted && outcome.verdict != Verdict::CouldNotCheck,
        };
        let measured = self.plan.until != Until::FirstViolation;
        let transitions = outcome.transitions;
        if measured && outcome.verdict == Verdict::Verified {
            // Everything is, whatever rounding has left of the sum.
            let seconds = whole.saturating_sub(self.own).as_secs_f64();
            self.marks.iter_mut().for_each(|at| *at = at.or(Some(Mark { transitions, seconds })));
        }
        if measured && self.curve.last().is_some_and(|p| p.0 < transitions) {
            self.curve.push((transitions, self.verified));
        }
        Trial {
            seed,
            success,
            ending: match outcome.verdict {
                Verdict::CouldNotCheck if !success => UNCLEAR.into(),
                _ if self.reached => ending(Ending::ProgressReached).into(),
                _ => ending(outcome.ending).into(),
            },
            states: outcome.states,
            transitions,
            expanded: outcome.expanded,
            seconds: whole.saturating_sub(self.own).as_secs_f64(),
            memory_bytes: outcome.peak_memory,
            trace: outcome.violation().map(|found| found.path.0.len() as u64),
            verified: measured.then_some(self.verified),
            marks: if measured { self.marks } else { Vec::new() },
            curve: if measured { thinned(&self.curve) } else { Vec::new() },
        }
    }
}

impl Observer for Watch<'_> {
    fn transition_taken(&mut self, arrival: &Arrival, graph: &Graph) {
        self.taken += 1;
        // A walker takes some transitions again; the graph, and so the meter, has them once.
        if graph.transitions() > self.known {
            self.known = graph.transitions();
            self.meter.explored(graph, arrival.from, arrival.alternative, arrival.to);
        }
        if self.taken >= self.next {
            self.measure(self.taken + self.elsewhere, graph);
            let part = if graph.has_decisions() { 20 } else { 100 };
            self.next = self.taken + (self.taken / part).max(1);
        }
    }

    fn elsewhere(&mut self, transitions: u64) {
        self.elsewhere = transitions;
    }

    fn begins_anew(&mut self) {
        self.enough.store(false, Ordering::Relaxed);
        let (begun, own) = (self.begun, self.own);
        *self = Watch { begun, own, ..Watch::new(self.plan, self.formula, self.enough.clone(), self.clock) };
    }

    fn tick(&mut self, _live: &Live) {
        if self.plan.stop.load(Ordering::Relaxed) {
            self.enough.store(true, Ordering::Relaxed);
        }
    }
}

/// At most so many points, the first and the last among them.
fn thinned(curve: &[(u64, f64)]) -> Vec<(u64, f64)> {
    let last = curve.len() - 1;
    if last < POINTS {
        return curve.to_vec();
    }
    (0..POINTS).map(|i| curve[i * last / (POINTS - 1)]).collect()
}

/// The processor time of this thread; where the system does not tell, the time that passed.
#[cfg(unix)]
fn clock() -> Duration {
    use nix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_or(Duration::ZERO, Duration::from)
}

#[cfg(not(unix))]
fn clock() -> Duration {
    passed()
}

/// The time that passed.
fn passed() -> Duration {
    static BEGUN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(std::time::Instant::now).elapsed()
}

/// Whether times are processor time.
pub fn has_processor_time() -> bool {
    cfg!(unix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thinned_curve_keeps_its_ends() {
        let curve: Vec<(u64, f64)> = (0..1_000).map(|i| (i, i as f64)).collect();
        let thin = thinned(&curve);
        assert_eq!(thin.len(), POINTS);
        assert_eq!((thin[0], thin[POINTS - 1]), (curve[0], curve[999]));
        assert_eq!(thinned(&curve[..50]), &curve[..50]);
    }
}
