//! What every run keeps, strategy or walker: the states and transitions seen, limits, violations,
//! samples. Invariant: the graph holds exactly the distinct transitions seen.

mod again;

use super::pace::Pace;
use super::portfolio::{Facts, Others, Turn};
use super::{Check, Ending, Found, Limit, Limits, Mass, Outcome, Reduction, Sample, Verdict};
use crate::choice::Choice;
use crate::graph::{Graph, StateId};
use crate::journal::{Journal, Past};
use crate::ltl::Answer;
use crate::observer::{Live, Observer, Standing};
use crate::path::Path;
use crate::progress::assumed::is_void;
use crate::progress::{Effort, Meter};
use crate::store::{Guarantee, Key, Store, StoreKind};
use crate::strategy::Arrival;
use crate::system::{Fingerprint, Stop, System, Violation};
use crate::watch::Watch;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A time that nobody minds at the end of a run.
const SHORT: Duration = Duration::from_millis(250);

/// The books of a run.
pub(crate) struct Ledger<'a> {
    store: Store,
    pub(crate) graph: Graph,
    pub(crate) limits: Limits,
    all: bool,
    keep: usize,
    labels: bool,
    /// Follows the verified mass; `None` if progress is not wanted.
    gauge: Option<Meter>,
    progress_every: Option<u64>,
    next_sample: u64,
    /// After so many steps the mass is measured, as well as that can be done in passing.
    next_measure: u64,
    until_progress: Option<f64>,
    interrupt: Arc<AtomicBool>,
    meter: Option<fn() -> u64>,
    observer: Option<&'a mut dyn Observer>,
    standing: Standing,
    pace: Pace,
    /// Steps of the system that count as transitions; walkers may take one more than once.
    pub(crate) steps: u64,
    /// States all of whose alternatives were taken.
    pub(crate) expanded: u64,
    /// The states a walker without a graph has told apart itself.
    pub(crate) told_apart: Option<u64>,
    /// Whether violations are told along the shortest explored path.
    pub(crate) short_paths: bool,
    depth: u32,
    found: Vec<Finding>,
    violating_states: u64,
    unsupported: BTreeMap<String, u64>,
    samples: Vec<Sample>,
    mass: Option<Mass>,
    /// With persistent sets the mass is not followed: alternatives are left out on purpose.
    reduction: Reduction,
    peak_memory: u64,
    seed: u64,
    journal: Option<Journal<'a>>,
    /// Memory is short: the limit is near.
    pub(super) tight: bool,
    /// The bytes left up to the limit on memory, when that was looked at since the strategy was told.
    pub(super) room: Option<u64>,
    /// The memory that plans of the strategy may take where a journal is kept, and what one would take now.
    pub(super) plans: u64,
    pub(super) planning: u64,
    pub(crate) watch: Watch,
    /// The run goes through its own past: the clock stands.
    pub(crate) rebuilding: bool,
    /// The place in a portfolio, the steps when the present turn began, and those when it ends.
    turn: Option<Turn>,
    turn_from: u64,
    turn_ends: u64,
    /// What the system's steps rest on.
    assumptions: String,
}

/// What the books need to see of a state: a system that stands there, or what a worker saw.
pub(crate) trait Sight {
    /// The number of the state, and whether it is new.
    fn intern(&mut self, store: &mut Store, stop: &Stop) -> (StateId, bool);

    /// What a store of this kind knows the state by.
    fn key(&mut self, kind: StoreKind, stop: &Stop) -> Key;

    /// Which propositions hold.
    fn labels(&mut self) -> u64;
}

impl<S: System> Sight for S {
    #[inline]
    fn intern(&mut self, store: &mut Store, stop: &Stop) -> (StateId, bool) {
        store.intern(self, stop)
    }

    fn key(&mut self, kind: StoreKind, stop: &Stop) -> Key {
        Key::of(kind, self, stop)
    }

    fn labels(&mut self) -> u64 {
        System::labels(self)
    }
}

/// What was seen of a state by someone who is not there any more: a worker, the run that wrote the
/// journal, a step run before its turn.
pub(crate) struct Report {
    pub(crate) key: Key,
    pub(crate) labels: u64,
}

impl Sight for Report {
    fn intern(&mut self, store: &mut Store, _stop: &Stop) -> (StateId, bool) {
        store.intern_key(&self.key)
    }

    fn key(&mut self, _kind: StoreKind, _stop: &Stop) -> Key {
        self.key.clone()
    }

    fn labels(&mut self) -> u64 {
        self.labels
    }
}

struct Finding {
    /// None where there is no graph.
    state: Option<StateId>,
    violation: Violation,
    /// The run that led there, if it is not the first-discovery path in the graph.
    path: Option<Path>,
}

impl<'a> Ledger<'a> {
    /// The books for a check, and the system to be checked.
    pub(crate) fn open<S: System>(check: Check<'a, S>) -> (Ledger<'a>, S) {
        let Check { system, plan, observer, sink, .. } = check;
        let wanted = plan.progress_every.is_some() || plan.until_progress.is_some();
        let turn_ends = plan.turn.as_ref().map_or(u64::MAX, |turn| turn.begins());
        let effort = if wanted { Effort::Table } else { Effort::Display };
        let mut ledger = Ledger {
            store: Store::new(plan.store),
            graph: if plan.labels { Graph::with_labels() } else { Graph::new() },
            limits: plan.limits,
            all: plan.all,
            keep: plan.keep,
            labels: plan.labels,
            gauge: match plan.property {
                Some(property) => Some(Meter::for_property(effort, property)),
                None => plan.progress.then(|| Meter::new(effort)),
            },
            progress_every: plan.progress_every,
            next_sample: plan.progress_every.unwrap_or(u64::MAX),
            next_measure: 1,
            until_progress: plan.until_progress,
            interrupt: plan.interrupt,
            meter: plan.meter,
            observer: observer,
            standing: plan.standing,
            pace: Pace::new(),
            steps: 0,
            expanded: 0,
            told_apart: None,
            short_paths: false,
            depth: 0,
            found: Vec::new(),
            violating_states: 0,
            unsupported: BTreeMap::new(),
            samples: Vec::new(),
            mass: None,
            reduction: Reduction::None,
            peak_memory: 0,
            seed: plan.seed,
            journal: sink.map(Journal::new),
            watch: Watch::default(),
            tight: false,
            room: None,
            plans: plan.plans,
            planning: 0,
            rebuilding: false,
            turn: plan.turn,
            turn_from: 0,
            turn_ends,
            assumptions: system.assumptions(),
        };
        ledger.tell_of_others();
        (ledger, system)
    }

    /// The search will be depth first.
    pub(crate) fn expect_depth_first(&mut self) {
        if let Some(gauge) = &mut self.gauge {
            gauge.expect_depth_first();
        }
    }

    /// Gives a system the watch that ends a step of any length with the run.
    pub(crate) fn watches<S: System>(&mut self, system: &mut S) {
        let deadline = self.limits.time.and_then(|most| self.pace.moment(most));
        self.standing.ends_at(deadline);
        self.watch = Watch::new(self.interrupt.clone(), deadline);
        if let (Some(meter), Some(most)) = (self.meter, self.limits.memory) {
            self.watch = self.watch.clone().memory(meter, most);
        }
        system.set_watch(self.watch.clone());
    }

    /// Why the run ends, if a step was broken off.
    #[inline]
    pub(crate) fn broken_off(&self) -> Option<Ending> {
        if !self.watch.has_broken() {
            return None;
        }
        Some(if self.watch.is_refuted() {
            Ending::Refuted
        } else if self.interrupt.load(Ordering::Relaxed) {
            Ending::Interrupted
        } else if self.watch.is_late() {
            Ending::Limit(Limit::Time)
        } else {
            Ending::Limit(Limit::Memory)
        })
    }

    /// The very first step was broken off: a state of which nothing is known stands for it.
    pub(crate) fn begin_in_the_dark(&mut self) {
        self.journal = None;
        self.graph.add_state(&Stop::Choice(Choice::uniform(1)));
    }

    /// Enters the initial state, at which the system stands after `stop`.
    pub(crate) fn begin(&mut self, sight: &mut impl Sight, stop: &Stop) -> StateId {
        let (state, _, key) = self.intern(sight, stop);
        self.add_state(sight, state, stop);
        if let Some(key) = key {
            self.write_found(None, &key, stop, state);
        }
        state
    }

    /// The number of a state, whether it is new, and its key if a journal wants it.
    #[inline]
    fn intern(&mut self, sight: &mut impl Sight, stop: &Stop) -> (StateId, bool, Option<Key>) {
        if self.journal.is_none() || self.rebuilding {
            let (state, is_new) = sight.intern(&mut self.store, stop);
            return (state, is_new, None);
        }
        let key = sight.key(self.store.kind(), stop);
        let (state, is_new) = self.store.intern_key(&key);
        (state, is_new, Some(key))
    }

    /// Asks for the memory of the store where a fingerprint belongs.
    #[inline]
    pub(super) fn expects(&self, fingerprint: Fingerprint) {
        self.store.prefetch(fingerprint);
    }

    /// Which store is used.
    pub(crate) fn store_kind(&self) -> StoreKind {
        self.store.kind()
    }

    /// Whether the propositions of states are wanted.
    pub(crate) fn wants_labels(&self) -> bool {
        self.labels
    }

    /// Enters a transition, after which the system stands at its target with `stop`.
    #[inline]
    pub(crate) fn enter(
        &mut self,
        sight: &mut impl Sight,
        from: StateId,
        alternative: u32,
        stop: &Stop,
    ) -> Arrival {
        self.steps += 1;
        let (to, is_new, key) = self.intern(sight, stop);
        if is_new {
            self.add_state(sight, to, stop);
        }
        let before = self.graph.transitions();
        if is_new {
            self.graph.add_discovery(from, alternative, to);
        } else {
            self.graph.add_edge(from, alternative, to);
        }
        if let Some(gauge) = &mut self.gauge
            && self.reduction != Reduction::Persistent
            && self.graph.transitions() > before
        {
            gauge.explored(&self.graph, from, alternative, to);
        }
        if let Some(key) = key
            && self.graph.transitions() > before
        {
            self.write(from, alternative, (to, is_new), &key, stop);
        }
        if is_new {
            self.depth = self.depth.max(self.graph.depth(to));
        }
        let arrival = Arrival { from, alternative, to, is_new };
        if let Some(observer) = &mut self.observer {
            observer.transition_taken(&arrival, &self.graph);
        }
        arrival
    }

    fn write(
        &mut self,
        from: StateId,
        alternative: u32,
        (to, is_new): (StateId, bool),
        key: &Key,
        stop: &Stop,
    ) {
        if is_new {
            self.write_found(Some((from, alternative)), key, stop, to);
        } else if let Some(journal) = &mut self.journal {
            journal.known(from, alternative, to, self.store.len());
        }
    }

    fn write_found(&mut self, by: Option<(StateId, u32)>, key: &Key, stop: &Stop, state: StateId) {
        let labels = self.labels.then(|| self.graph.labels(state));
        if let Some(journal) = &mut self.journal {
            journal.found(by, key, stop, labels, (state, &self.graph));
        }
    }

    /// Whether a journal is kept.
    pub(crate) fn is_written(&self) -> bool {
        self.journal.is_some()
    }

    /// The heuristic value of the state found last, for the journal.
    pub(crate) fn write_value(&mut self, value: f64) {
        if let Some(journal) = &mut self.journal {
            journal.value(value);
        }
    }

    /// The past has been gone through: the clock goes on from there, and so does the journal.
    pub(crate) fn go_on(&mut self, past: &Past) {
        self.rebuilding = false;
        self.pace.goes_on_from(past.elapsed());
        if let Some(journal) = &mut self.journal {
            journal.goes_on(past);
        }
    }

    /// Whether the state that `system` stands at after `stop` is this one. For checks that end the
    /// run if it is not.
    pub(crate) fn is_at<S: System>(&mut self, system: &mut S, stop: &Stop, state: StateId) -> bool {
        self.store.intern(system, stop) == (state, false)
    }

    #[inline]
    fn add_state(&mut self, sight: &mut impl Sight, state: StateId, stop: &Stop) {
        let id = self.graph.add_state(stop);
        debug_assert_eq!(id, state);
        if self.labels {
            self.graph.set_labels(state, sight.labels());
        }
        if let Some(observer) = &mut self.observer {
            observer.state_added(state, stop, &self.graph);
        }
        match stop {
            Stop::Choice(_) | Stop::End | Stop::Excluded => {}
            Stop::Violation(violation) => {
                self.violating_states += 1;
                if self.found.len() < self.keep {
                    self.found.push(Finding { state: Some(state), violation: violation.clone(), path: None });
                }
                if let Some(observer) = &mut self.observer {
                    observer.violation_found(state, violation, &self.graph);
                }
            }
            Stop::Unsupported(what) => *self.unsupported.entry(what.clone()).or_default() += 1,
        }
    }

    /// Whether the run is to end because of a violation.
    #[inline]
    pub(crate) fn is_done(&self) -> bool {
        !self.all && !self.found.is_empty()
    }

    /// Whether a limit or a wish ends the run before its next step. `frontier` gives the entries and
    /// the bytes that strategy and snapshots hold.
    #[inline]
    pub(crate) fn ends(&mut self, frontier: impl Fn() -> (u64, u64)) -> Option<Ending> {
        if self.steps >= self.next_sample {
            self.next_sample = self.next_sample.saturating_add(self.progress_every.unwrap_or(u64::MAX));
            if self.sample() {
                return Some(Ending::ProgressReached);
            }
        }
        if self.steps >= self.next_measure {
            // Counted in steps and not by the clock: so the figures are the same in every run.
            self.next_measure = self.steps + (self.steps / 64).max(1);
            if self.measure_again() {
                return Some(Ending::ProgressReached);
            }
        }
        if let Some(journal) = &mut self.journal
            && journal.is_full()
        {
            journal.hand_on(self.pace.elapsed(), self.steps);
        }
        if self.pace.is_due()
            && let Some(ending) = self.look(&frontier)
        {
            return Some(ending);
        }
        if self.steps >= self.turn_ends
            && let Some(ending) = self.pause(frontier)
        {
            return Some(ending);
        }
        if self.limits.transitions.is_some_and(|most| self.steps >= most) {
            return Some(Ending::Limit(Limit::Transitions));
        }
        if self.limits.expanded.is_some_and(|most| self.expanded >= most) {
            return Some(Ending::Limit(Limit::Expanded));
        }
        if self.limits.states.is_some_and(|most| self.store.len() >= most) {
            return Some(Ending::Limit(Limit::States));
        }
        self.interrupt.load(Ordering::Relaxed).then_some(Ending::Interrupted)
    }

    /// The turn is over: waits for the next one, or says why there is none.
    #[cold]
    fn pause(&mut self, frontier: impl Fn() -> (u64, u64)) -> Option<Ending> {
        let turn = self.turn.clone()?;
        self.measure_again();
        let facts = self.facts(frontier().1);
        let next = turn.pause(self.steps - self.turn_from, facts);
        self.turn_from = self.steps;
        match next {
            Ok(length) => {
                self.turn_ends = self.steps + length;
                self.tell_of_others();
                None
            }
            Err(ending) => Some(ending),
        }
    }

    /// What the other members of a portfolio need to know.
    fn facts(&self, bytes: u64) -> Facts {
        let gauge = self.gauge.as_ref().map_or(0, |g| g.bytes() as u64);
        Facts {
            chances: self.graph.has_chances(),
            threads: self.graph.has_threads(),
            unsupported: !self.unsupported.is_empty(),
            depth: self.depth,
            states: self.store.len(),
            bytes: self.store.bytes() + self.graph.bytes() as u64 + gauge + bytes,
            mass: self.mass,
            assumptions: self.assumptions.clone(),
        }
    }

    fn tell_of_others(&mut self) {
        if let (Some(turn), Some(observer)) = (&self.turn, &mut self.observer) {
            observer.elsewhere(turn.others().transitions);
        }
    }

    #[cold]
    fn look(&mut self, frontier: &dyn Fn() -> (u64, u64)) -> Option<Ending> {
        let elapsed = self.pace.look();
        if let Some(journal) = &mut self.journal {
            journal.beat(elapsed, self.steps);
        }
        if self.limits.time.is_some_and(|most| elapsed + self.time_to_solve(most) >= most) && !self.rebuilding
        {
            return Some(Ending::Limit(Limit::Time));
        }
        let ticks = self.pace.ticks(elapsed);
        if !ticks && self.limits.memory.is_none() {
            return None;
        }
        let (frontier, bytes) = frontier();
        let memory = self.memory(bytes);
        if let Some(most) = self.limits.memory {
            // Where plans do not give way to what is left, that is left for them.
            let mut reserve = if self.journal.is_some() { self.planning } else { 0 };
            if let Some(gauge) = &mut self.gauge {
                gauge.set_room(most.saturating_sub(memory));
                // When the search is over the store makes room.
                reserve = reserve.max(gauge.reserve(&self.graph).saturating_sub(self.store.bytes()));
            }
            let most = most.saturating_sub(reserve);
            self.tight |= memory >= most / 8 * 7;
            if self.tight && self.turn.as_ref().is_some_and(|turn| turn.makes_room()) {
                self.tight = false;
                return None;
            }
            if memory >= most {
                return Some(Ending::Limit(Limit::Memory));
            }
            self.room = Some(most - memory);
        }
        if !ticks {
            return None;
        }
        let live = self.live(frontier, elapsed);
        self.standing.update(live, self.graph.has_decisions(), self.store.guarantee());
        if let Some(observer) = &mut self.observer {
            observer.tick(&live);
        }
        None
    }

    fn live(&self, frontier: u64, elapsed: Duration) -> Live {
        let others = self.turn.as_ref().map_or_else(Others::default, |turn| turn.others());
        let verified = self.mass.map_or(0.0, |m| m.verified);
        Live {
            states: self.store.len(),
            transitions: self.steps + others.transitions,
            frontier,
            depth: self.depth,
            violations: self.violating_states,
            memory: self.peak_memory,
            elapsed,
            verified: verified.max(others.verified),
            violating: self.mass.map_or(0.0, |m| m.violating),
            excluded: self.mass.map_or(0.0, |m| m.excluded),
        }
    }

    /// Measures the mass and keeps it as a sample; true if it is as much as was asked for.
    fn sample(&mut self) -> bool {
        let enough = self.measure_again();
        if let Some(Mass { verified, violating, .. }) = self.mass {
            self.samples.push(Sample { transitions: self.steps, verified, violating });
        }
        enough
    }

    /// A table of samples ends with where the run ended.
    fn sample_the_end(&mut self) {
        let is_last = self.samples.last().is_some_and(|s| s.transitions == self.steps);
        if let (Some(Mass { verified, violating, .. }), Some(_)) = (self.mass, self.progress_every)
            && !is_last
        {
            self.samples.push(Sample { transitions: self.steps, verified, violating });
        }
    }

    fn measure_again(&mut self) -> bool {
        if self.reduction == Reduction::Persistent {
            return false;
        }
        let Some(gauge) = &mut self.gauge else { return false };
        self.mass = Some(gauge.figure(&self.graph));
        self.mass.zip(self.until_progress).is_some_and(|(mass, enough)| mass.verified >= enough)
    }

    fn memory(&mut self, strategy: u64) -> u64 {
        let memory = match self.meter {
            Some(meter) => meter(),
            None => {
                let gauge = self.gauge.as_ref().map_or(0, |g| g.bytes() as u64);
                let others = self.turn.as_ref().map_or(0, |turn| turn.others().bytes);
                self.store.bytes() + self.graph.bytes() as u64 + gauge + strategy + others
            }
        };
        self.peak_memory = self.peak_memory.max(memory);
        memory
    }

    /// The property, and what was found against it.
    fn property(&self) -> Option<(String, Answer)> {
        let property = self.gauge.as_ref()?.property()?;
        Some((property.to_string(), property.answer(&self.graph)))
    }

    /// The shortest explored paths to what was found, if they are wanted.
    fn shortest(&self) -> Vec<Path> {
        let states: Vec<StateId> = self.found.iter().filter_map(|f| f.state).collect();
        if !self.short_paths || states.is_empty() {
            return Vec::new();
        }
        self.graph.shortest_paths(&states).into_iter().map(Path).collect()
    }

    /// Nothing is entered: there is no graph to measure anything on, and nothing to go on from.
    pub(crate) fn keeps_no_graph(&mut self) {
        self.gauge = None;
        self.journal = None;
    }

    /// Whether a run that stopped like this has something to tell that was not found before.
    pub(crate) fn is_news(&self, stop: &Stop) -> bool {
        match stop {
            Stop::Violation(violation) => !self.found.iter().any(|f| &f.violation == violation),
            Stop::Unsupported(_) => true,
            Stop::Choice(_) | Stop::End | Stop::Excluded => false,
        }
    }

    /// Enters a violation by its run alone, each one once; `path` is only asked for then.
    pub(crate) fn found_by(&mut self, violation: &Violation, path: impl FnOnce() -> Path) {
        if self.found.len() >= self.keep || self.found.iter().any(|f| &f.violation == violation) {
            return;
        }
        self.violating_states += 1;
        self.found.push(Finding { state: None, violation: violation.clone(), path: Some(path()) });
    }

    /// Enters that a run could not be followed.
    pub(crate) fn could_not_follow(&mut self, what: &str) {
        *self.unsupported.entry(what.to_owned()).or_default() += 1;
    }

    /// A walker without a graph came this far.
    pub(crate) fn went(&mut self, depth: u32) {
        self.depth = self.depth.max(depth);
    }

    /// Orders will be left out.
    pub(crate) fn reduce(&mut self, reduction: Reduction) {
        self.reduction = reduction;
    }

    /// Enters a transition whose target is known without running it.
    pub(crate) fn enter_known(&mut self, from: StateId, alternative: u32, to: StateId) {
        self.steps += 1;
        self.graph.add_edge(from, alternative, to);
        if let Some(gauge) = &mut self.gauge {
            gauge.explored(&self.graph, from, alternative, to);
        }
        if let Some(observer) = &mut self.observer {
            let arrival = Arrival { from, alternative, to, is_new: false };
            observer.transition_taken(&arrival, &self.graph);
        }
    }

    /// Forgets everything but the time that has passed: what was found counts for nothing.
    pub(crate) fn start_over(&mut self) {
        self.store = Store::new(self.store.kind());
        self.graph = if self.labels { Graph::with_labels() } else { Graph::new() };
        self.reduction = Reduction::None;
        self.steps = 0;
        self.expanded = 0;
        self.depth = 0;
        self.found.clear();
        self.violating_states = 0;
        self.unsupported.clear();
    }

    /// The mass where the scheduler decides everything: all or nothing.
    fn mass_without_chance(&self, ending: Ending) -> Mass {
        let mass = match (self.violating_states > 0, ending) {
            (true, _) => Mass::of(0.0, 1.0),
            (false, Ending::Exhausted) if self.unsupported.is_empty() => Mass::of(1.0, 0.0),
            _ => Mass::NOTHING,
        };
        mass.excluding(if self.graph.excluded() > 0 { 1.0 } else { 0.0 })
    }

    /// What the search leaves of its time for the last figures, where they take long; not too much, since
    /// figures in passing are true as well.
    fn time_to_solve(&self, most: Duration) -> Duration {
        if self.reduction == Reduction::Persistent {
            return Duration::ZERO;
        }
        let expected = self.gauge.as_ref().map_or(Duration::ZERO, |g| g.expected(&self.graph));
        expected.saturating_sub(SHORT).min(most / 4)
    }

    /// Whether the last figures would take much longer than the time that is left.
    fn solves_too_long(&self) -> bool {
        let Some(most) = self.limits.time else { return false };
        let expected = self.gauge.as_ref().map_or(Duration::ZERO, |g| g.expected(&self.graph));
        self.pace.elapsed() + expected > most + 2 * SHORT
    }

    /// Whether all mass is verified, although the run may have ended before everything was explored.
    fn is_sure(&self) -> bool {
        self.mass.is_some_and(|mass| mass.verified >= 1.0 && mass.unknown <= 0.0)
    }

    /// What comes now, the last figures and the replays, may take long: says what is known before.
    fn stand_at_the_end(&self, frontier: u64) {
        let live = self.live(frontier, self.pace.elapsed());
        self.standing.update(live, self.graph.has_decisions(), self.store.guarantee());
        if let Some(Finding { state, violation, path }) = self.found.first() {
            self.standing.finds(|| {
                let first = || state.map_or_else(Vec::new, |state| self.graph.path_to(state));
                let path = path.clone().unwrap_or_else(|| Path(first()));
                Found { violation: violation.clone(), path, state: *state }
            });
        }
    }

    /// An outcome that nobody will look at: another member of the portfolio has the result.
    fn forget<S: System>(self, system: &S, strategy: String) -> Outcome {
        Outcome {
            verdict: Verdict::Limit,
            ending: Ending::Interrupted,
            strategy,
            seed: self.seed,
            states: self.store.len(),
            transitions: self.steps,
            expanded: self.expanded,
            violations: Vec::new(),
            violating_states: 0,
            unconfirmed: Vec::new(),
            unsupported: Vec::new(),
            guarantee: self.store.guarantee(),
            mass: None,
            ceiling: None,
            is_void: false,
            samples: Vec::new(),
            depth: self.depth,
            frontier: 0,
            peak_memory: self.peak_memory,
            elapsed: self.pace.elapsed(),
            reduction: self.reduction,
            assumptions: system.assumptions(),
            restarts: 0,
            discarded: 0,
            parts: Vec::new(),
            graph: Graph::new(),
        }
    }

    /// Closes the books: replays what was found, and gives the verdict.
    pub(crate) fn close<S: System>(
        mut self,
        system: &mut S,
        ending: Ending,
        strategy: String,
        frontier: (u64, u64),
    ) -> Outcome {
        if self.turn.as_ref().is_some_and(|turn| turn.is_over()) {
            return self.forget(system, strategy);
        }
        self.memory(frontier.1);
        self.stand_at_the_end(frontier.0);
        if let Some(journal) = &mut self.journal {
            journal.hand_on(self.pace.elapsed(), self.steps);
        }
        // The figures need room: what is not needed any more makes it.
        let (states, guarantee) = match self.told_apart {
            Some(states) => (states, Guarantee::of(states)),
            None => (self.store.len(), self.store.guarantee()),
        };
        self.store = Store::new(self.store.kind());
        if let Some(most) = self.limits.memory {
            let room = most.saturating_sub(self.memory(0));
            if let Some(gauge) = &mut self.gauge {
                gauge.set_room(room);
            }
        }
        // What is replayed now are steps that came to their end before.
        system.set_watch(Watch::default());
        let (mut violations, mut unconfirmed) = (Vec::new(), Vec::new());
        let mut short = self.shortest().into_iter();
        for Finding { state, violation, path } in std::mem::take(&mut self.found) {
            if let Some(path) = short.next() {
                let found = Found { violation: violation.clone(), path, state };
                if confirms(system, &found) {
                    self.standing.confirms(&found);
                    violations.push(found);
                    continue;
                }
            }
            let first = || state.map_or_else(Vec::new, |state| self.graph.path_to(state));
            let path = path.unwrap_or_else(|| Path(first()));
            let found = Found { violation, path, state };
            match confirms(system, &found) {
                true => {
                    self.standing.confirms(&found);
                    violations.push(found);
                }
                false => unconfirmed.push(found),
            }
        }
        self.mass = match self.reduction == Reduction::Persistent {
            // Without chance all is decided by what was found.
            true => self.gauge.as_ref().map(|_| self.mass_without_chance(ending)),
            // There is no time for the exact figures: the last ones in passing are true as well.
            false if self.solves_too_long() => self.gauge.as_mut().map(|g| g.figure(&self.graph)),
            false => self.gauge.as_mut().map(|g| g.exact(&self.graph)),
        };
        self.sample_the_end();
        let ceiling = match self.mass {
            Some(mass) if mass.is_nearly_short() => {
                self.gauge.as_ref().filter(|_| !self.solves_too_long()).and_then(|g| g.ceiling(&self.graph))
            }
            _ => None,
        };
        if let Some((property, Answer { refutation, undecided })) = self.property() {
            if let Some(path) = refutation.map(Path) {
                let message = format!("this run refutes {property}");
                let violation = Violation { kind: "property".into(), message };
                let state = repeats(system, &path, &self.graph);
                let confirmed = state.is_some();
                let found = Found { violation, path, state };
                self.violating_states += 1;
                if confirmed { violations.push(found) } else { unconfirmed.push(found) }
            } else if let Some(why) = undecided {
                *self.unsupported.entry(why.to_string()).or_default() += 1;
            }
        }
        let has_formula = self.gauge.as_ref().is_some_and(|g| g.property().is_some());
        let complete = ending == Ending::Exhausted
            || self.is_sure() && self.graph.states().all(|s| self.graph.is_complete(s));
        if complete
            && system.should_end()
            && let Some((state, claim)) = super::livelock::find(system, &self.graph)
        {
            let path = Path(self.graph.path_to(state));
            let confirmed = repeats(system, &path, &self.graph).is_some();
            let message = format!("{claim}: {}", one_line(&system.describe_state()));
            let violation = Violation { kind: "livelock".into(), message };
            let found = Found { violation, path, state: Some(state) };
            self.violating_states += 1;
            // How likely it is was not measured: nothing is claimed.
            self.mass = self.mass.map(|_| crate::progress::Progress::NOTHING);
            if confirmed { violations.push(found) } else { unconfirmed.push(found) }
        }
        let is_void = ending == Ending::Exhausted && is_void(&self.graph);
        if is_void {
            self.mass = self.mass.map(|_| Mass::NOTHING.excluding(1.0));
        }
        if has_formula && violations.iter().any(|found| found.violation.kind != "property") {
            // The figures are those of the formula, and how likely the rest is was not measured.
            self.mass = self.mass.map(|_| Mass::NOTHING);
        }
        // All mass is verified: what was not explored has none. A formula may be so although what the
        // system itself forbids was not looked for everywhere.
        let decided = complete || self.is_sure() && !has_formula;
        if violations.is_empty() {
            // What was not seen again is no violation, and what was measured of it is not known.
            self.violating_states = 0;
            self.mass = self.mass.map(|mass| Mass::of(mass.verified, 0.0).excluding(mass.excluded));
        }
        let verdict = if !violations.is_empty() {
            Verdict::Violated
        } else if !unconfirmed.is_empty() || !self.unsupported.is_empty() || is_void {
            Verdict::CouldNotCheck
        } else if decided {
            Verdict::Verified
        } else {
            Verdict::Limit
        };
        if let Some(turn) = &self.turn {
            turn.took(self.steps - self.turn_from, self.facts(frontier.1));
        }
        let outcome = Outcome {
            verdict,
            ending,
            strategy,
            seed: self.seed,
            states,
            transitions: self.steps,
            expanded: self.expanded,
            violations,
            violating_states: self.violating_states,
            unconfirmed,
            unsupported: self.unsupported.into_iter().collect(),
            guarantee,
            mass: self.mass,
            ceiling,
            is_void,
            samples: self.samples,
            depth: self.depth,
            frontier: frontier.0,
            peak_memory: self.peak_memory,
            elapsed: self.pace.elapsed(),
            reduction: self.reduction,
            assumptions: system.assumptions(),
            restarts: 0,
            discarded: 0,
            parts: Vec::new(),
            graph: self.graph,
        };
        if let Some(observer) = self.observer {
            observer.ended(&outcome);
        }
        outcome
    }
}

fn one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join("; ")
}

/// Whether the run, repeated from the start, ends in the same violation.
fn confirms<S: System>(system: &mut S, found: &Found) -> bool {
    let mut stop = system.start();
    for &alternative in &found.path.0 {
        match &stop {
            Stop::Choice(choice) if alternative < choice.len() => stop = system.step(alternative),
            _ => return false,
        }
    }
    stop == Stop::Violation(found.violation.clone())
}

/// Repeats a run from the start, and compares the labels on the way with those in the graph; the
/// state it ends in, if all agree.
fn repeats<S: System>(system: &mut S, path: &Path, graph: &Graph) -> Option<StateId> {
    let mut stop = system.start();
    let mut at = StateId::INITIAL;
    for &alternative in &path.0 {
        match &stop {
            Stop::Choice(choice) if alternative < choice.len() && system.labels() == graph.labels(at) => {
                stop = system.step(alternative);
                at = graph.target(at, alternative)?;
            }
            _ => return None,
        }
    }
    (system.labels() == graph.labels(at)).then_some(at)
}
