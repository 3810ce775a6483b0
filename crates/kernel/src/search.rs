//! The search as its user sees it: say what to check and how, get an [`Outcome`].
//!
//! Every ending yields an outcome: exhaustion, a violation, each limit, an interrupt. A limit never
//! makes anything verified; a run that explored nothing proves nothing.

mod attempts;
pub mod audit;
mod bounds;
mod cursor;
pub(crate) mod explore;
mod figures;
mod findings;
pub(crate) mod ledger;
mod levels;
mod livelock;
mod outcome;
mod pace;
pub mod portfolio;

pub use portfolio::Part;

pub use outcome::{Ending, Found, Limit, Mass, Outcome, Reduction, Sample, Verdict};

use crate::journal::{Past, Refused, Sink};
use crate::ltl::Formula;
use crate::observer::{Observer, Standing};
use crate::store::StoreKind;
use crate::strategy::{Method, Spec, Strategy};
use crate::system::{Ask, System};
use portfolio::{Hurry, Turn};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Where a run stops at the latest. The default is nowhere.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// States found at this depth are not expanded. Depth is counted along the path on which a state
    /// was first found, so it is exact for breadth-first search.
    pub depth: Option<u32>,
    pub transitions: Option<u64>,
    pub states: Option<u64>,
    /// States expanded, as [`Outcome::expanded`] counts them: Engels' measure of a search.
    pub expanded: Option<u64>,
    pub time: Option<Duration>,
    /// In bytes, as the meter sees it ([`Check::memory_meter`]).
    pub memory: Option<u64>,
}

/// A heuristic that the system does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system has no heuristic '{name}'; {known}")]
pub struct UnknownHeuristic {
    name: String,
    known: String,
}

/// How a system is to be searched: everything about a check that can be said again.
#[derive(Clone)]
pub(crate) struct Plan {
    spec: Spec,
    seed: u64,
    limits: Limits,
    all: bool,
    keep: usize,
    store: StoreKind,
    reduction: Reduction,
    /// What a portfolio may leave out at most.
    reduces: Reduction,
    labels: bool,
    property: Option<Formula>,
    progress: bool,
    progress_every: Option<u64>,
    until_progress: Option<f64>,
    interrupt: Arc<AtomicBool>,
    meter: Option<fn() -> u64>,
    standing: Standing,
    plans: u64,
    /// The turn that this search waits for, as a member of a portfolio.
    turn: Option<Turn>,
}

/// A check to be run: a system and how to search it.
pub struct Check<'a, S: System> {
    system: S,
    plan: Plan,
    custom: Option<Box<dyn Strategy>>,
    observer: Option<&'a mut dyn Observer>,
    sink: Option<&'a mut dyn Sink>,
    /// Says whether steps should be short for now ([`Check::hurry`]).
    hurry: Option<Hurry>,
    pub(crate) past: Option<Past>,
}

impl<'a, S: System> Check<'a, S> {
    /// Breadth-first, without limits, up to the first violation.
    pub fn new(system: S) -> Check<'a, S> {
        let plan = Plan {
            spec: Spec::named("bfs").expect("listed"),
            seed: 0,
            limits: Limits::default(),
            all: false,
            keep: 1000,
            store: StoreKind::default(),
            reduction: Reduction::Off,
            reduces: Reduction::Dpor,
            labels: false,
            property: None,
            progress: true,
            progress_every: None,
            until_progress: None,
            interrupt: Arc::default(),
            meter: None,
            standing: Standing::default(),
            plans: u64::MAX,
            turn: None,
        };
        Check { system, plan, custom: None, observer: None, sink: None, hurry: None, past: None }
    }

    /// Searches with this strategy: `"softmax:tau=0.2".parse()?`.
    pub fn strategy(mut self, spec: Spec) -> Self {
        self.plan.spec = spec;
        self.custom = None;
        self
    }

    /// Searches with a strategy of your own.
    pub fn custom_strategy(mut self, strategy: impl Strategy + 'static) -> Self {
        self.custom = Some(Box::new(strategy));
        self
    }

    /// The seed of all randomness of the search; 0 by default.
    pub fn seed(mut self, seed: u64) -> Self {
        self.plan.seed = seed;
        self
    }

    pub fn limits(mut self, limits: Limits) -> Self {
        self.plan.limits = limits;
        self
    }

    pub fn max_depth(mut self, depth: u32) -> Self {
        self.plan.limits.depth = Some(depth);
        self
    }

    pub fn max_transitions(mut self, transitions: u64) -> Self {
        self.plan.limits.transitions = Some(transitions);
        self
    }

    pub fn max_states(mut self, states: u64) -> Self {
        self.plan.limits.states = Some(states);
        self
    }

    pub fn max_expanded(mut self, states: u64) -> Self {
        self.plan.limits.expanded = Some(states);
        self
    }

    pub fn max_time(mut self, time: Duration) -> Self {
        self.plan.limits.time = Some(time);
        self
    }

    pub fn max_memory(mut self, bytes: u64) -> Self {
        self.plan.limits.memory = Some(bytes);
        self
    }

    /// How memory use is measured (the process's resident set, say). By default the search adds up
    /// what its own tables hold, which leaves out what snapshots point to.
    pub fn memory_meter(mut self, meter: fn() -> u64) -> Self {
        self.plan.meter = Some(meter);
        self
    }

    /// Goes on after a violation; of all violations the first `keep` (1000) are kept with their paths.
    pub fn all_violations(mut self) -> Self {
        self.plan.all = true;
        self
    }

    /// How many violations are kept with their paths.
    pub fn keep(mut self, violations: usize) -> Self {
        self.plan.keep = violations.max(1);
        self
    }

    pub fn store(mut self, store: StoreKind) -> Self {
        self.plan.store = store;
        self
    }

    /// Leaves out orders of independent steps, where that is sound; [`Outcome::reduction`] says what
    /// was done.
    pub fn reduction(mut self, reduction: Reduction) -> Self {
        self.plan.reduction = reduction;
        self
    }

    /// The members of a portfolio reduce as each is listed, and no further than this.
    pub fn reduces_at_most(mut self, most: Reduction) -> Self {
        self.plan.reduces = most;
        self
    }

    /// The reduction that is sound with everything else that was asked for, if the search is depth
    /// first and the system tells what its steps touch.
    fn sound_reduction(&mut self) -> Reduction {
        let measured = self.plan.progress_every.is_some() || self.plan.until_progress.is_some();
        match self.plan.reduction {
            _ if !self.system.can_undo() || self.sink.is_some() || self.past.is_some() => Reduction::Off,
            Reduction::Dpor if self.plan.labels || measured => Reduction::Off,
            asked => asked,
        }
    }

    /// Records the propositions of each state in the graph.
    pub fn labels(mut self) -> Self {
        self.plan.labels = true;
        self
    }

    /// Checks a linear-time property besides the system's own violations: the mass is measured
    /// towards it, and a run that refutes it is a violation of the kind `property`. It is looked
    /// for when the run ends.
    pub fn property(mut self, property: Formula) -> Self {
        self.plan.labels = true;
        self.plan.property = Some(property);
        self
    }

    /// Leaves out the verified, violating and unknown mass.
    pub fn without_progress(mut self) -> Self {
        self.plan.progress = false;
        self
    }

    /// Takes a sample of the verified mass after every `transitions` transitions.
    pub fn progress_every(mut self, transitions: u64) -> Self {
        self.plan.progress_every = Some(transitions.max(1));
        self
    }

    /// Stops when this much mass is verified.
    pub fn until_progress(mut self, verified: f64) -> Self {
        self.plan.until_progress = Some(verified);
        self
    }

    /// Stops soon after the flag is raised (by a Ctrl-C handler, say).
    pub fn interrupt(mut self, flag: Arc<AtomicBool>) -> Self {
        self.plan.interrupt = flag;
        self
    }

    pub fn observer(mut self, observer: &'a mut dyn Observer) -> Self {
        self.observer = Some(observer);
        self
    }

    /// Says in here where the run stands, for another thread.
    pub fn standing(mut self, standing: Standing) -> Self {
        self.plan.standing = standing;
        self
    }

    /// Keeps a journal, so that the run can be taken up again if it is killed.
    pub fn journal(mut self, sink: &'a mut dyn Sink) -> Self {
        self.sink = Some(sink);
        self
    }

    /// The memory that plans of the strategy may take while a journal is kept. A run that is taken up again must
    /// have the same as before, since its plans depend on it; without it they take what they want.
    pub fn plan_room(mut self, bytes: u64) -> Self {
        self.plan.plans = bytes;
        self
    }

    /// Takes up a run again from its journal. Everything else must be as it was for that run, but
    /// limits may be wider. With a journal of its own, only what is new is written to it.
    pub fn resume(mut self, past: Past) -> Self {
        self.past = Some(past);
        self
    }

    /// A portfolio calls this with `true` before its first turn, and with `false` afterwards: in between steps should
    /// be short, so that one that takes long does not keep the others waiting. What is left out for that counts as
    /// unsupported, and the search begins anew.
    pub fn hurry(mut self, hurry: impl Fn(bool) + Send + Sync + 'static) -> Self {
        self.hurry = Some(Arc::new(hurry));
        self
    }

    /// Whether what was asked for is judged on the searched system.
    pub(crate) fn wants_graph(&self) -> bool {
        self.plan.property.is_some()
            || self.plan.until_progress.is_some()
            || self.plan.progress_every.is_some()
    }

    /// Whether the system has the heuristic that the strategy asks for by name.
    pub fn heuristic_is_known(&mut self) -> Result<(), UnknownHeuristic> {
        let Some(name) = self.plan.spec.heuristic() else { return Ok(()) };
        let known = self.system.heuristics();
        if self.custom.is_some() || known.iter().any(|k| k == name) {
            return Ok(());
        }
        let known =
            if known.is_empty() { "it has none".into() } else { format!("it has: {}", known.join(", ")) };
        Err(UnknownHeuristic { name: name.into(), known })
    }

    /// Runs the check to its end.
    ///
    /// # Panics
    /// If the strategy names a heuristic that the system does not have; ask
    /// [`Check::heuristic_is_known`] first where the name comes from outside. If it is to be resumed
    /// from a journal that does not fit; [`Check::try_run`] says so instead.
    pub fn run(self) -> Outcome {
        self.try_run().unwrap_or_else(|refused| panic!("{refused}"))
    }

    /// As [`Check::run`], or says why the run cannot be taken up again. With one system `auto` is `mixed`.
    pub fn try_run(mut self) -> Result<Outcome, Refused> {
        if let Err(error) = self.heuristic_is_known() {
            panic!("{error}");
        }
        self.attempts(|mut attempt| {
            let (name, method) = match attempt.custom.take() {
                Some(strategy) => ("custom".to_string(), Method::Strategy(strategy)),
                None => (attempt.plan.spec.lone_name(), attempt.plan.spec.build(attempt.plan.seed)),
            };
            match method {
                Method::Strategy(strategy) => explore::explore(attempt, name, strategy),
                Method::Walk(walk) => crate::walker::walk(attempt, name, walk),
            }
        })
    }

    /// Runs the check with this many workers, each with a system of its own from `factory`; breadth
    /// first, whatever the strategy. The workers run the system, the loop enters what they report in the
    /// order of a breadth-first search: states, transitions, paths, limits and progress are exactly
    /// those of the `bfs` strategy with any number of workers.
    pub fn run_parallel(self, workers: usize, factory: impl Fn() -> S + Sync) -> Outcome
    where
        S::Snapshot: Send + Sync,
    {
        let ended = self.attempts(|attempt| Ok(explore::workers::explore(attempt, workers.max(1), &factory)));
        ended.unwrap_or_else(|refused| panic!("{refused}"))
    }
}
