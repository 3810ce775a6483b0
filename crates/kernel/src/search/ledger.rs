//! What every run keeps, strategy or walker: the states and transitions seen, limits, violations,
//! samples. Invariant: the graph holds exactly the distinct transitions seen.

mod again;

use super::pace::Pace;
use super::{Check, Ending, Found, Limit, Limits, Mass, Outcome, Reduction, Sample, Verdict};
use crate::choice::Choice;
use crate::graph::{Graph, StateId};
use crate::journal::{Journal, Past};
use crate::ltl::Answer;
use crate::observer::{Live, Observer};
use crate::path::Path;
use crate::progress::{Effort, Meter};
use crate::store::{Key, Store, StoreKind};
use crate::strategy::Arrival;
use crate::system::{Fingerprint, Stop, System, Violation};
use crate::watch::Watch;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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
    pace: Pace,
    /// Steps of the system that count as transitions; walkers may take one more than once.
    pub(crate) steps: u64,
    /// States all of whose alternatives were taken.
    pub(crate) expanded: u64,
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
    state: StateId,
    violation: Violation,
    /// The run that led there, if it is not the first-discovery path in the graph.
    path: Option<Path>,
}

impl<'a> Ledger<'a> {
    /// The books for a check, and the system to be checked.
    pub(crate) fn open<S: System>(check: Check<'a, S>) -> (Ledger<'a>, S) {
        let wanted = check.progress_every.is_some() || check.until_progress.is_some();
        let effort = if wanted { Effort::Table } else { Effort::Display };
        let ledger = Ledger {
            store: Store::new(check.store),
            graph: if check.labels { Graph::with_labels() } else { Graph::new() },
            limits: check.limits,
            all: check.all,
            keep: check.keep,
            labels: check.labels,
            gauge: match check.property {
                Some(property) => Some(Meter::for_property(effort, property)),
                None => check.progress.then(|| Meter::new(effort)),
            },
            progress_every: check.progress_every,
            next_sample: check.progress_every.unwrap_or(u64::MAX),
            next_measure: 1,
            until_progress: check.until_progress,
            interrupt: check.interrupt,
            meter: check.meter,
            observer: check.observer,
            pace: Pace::new(),
            steps: 0,
            expanded: 0,
            short_paths: false,
            depth: 0,
            found: Vec::new(),
            violating_states: 0,
            unsupported: BTreeMap::new(),
            samples: Vec::new(),
            mass: None,
            reduction: Reduction::None,
            peak_memory: 0,
            seed: check.seed,
            journal: check.sink.map(Journal::new),
            watch: Watch::default(),
            tight: false,
            room: None,
            plans: check.plans,
            planning: 0,
            rebuilding: false,
        };
        (ledger, check.system)
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
        Some(if self.interrupt.load(Ordering::Relaxed) {
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
            Stop::Choice(_) | Stop::End => {}
            Stop::Violation(violation) => {
                self.violating_states += 1;
                if self.found.len() < self.keep {
                    self.found.push(Finding { state, violation: violation.clone(), path: None });
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
        if self.limits.transitions.is_some_and(|most| self.steps >= most) {
            return Some(Ending::Limit(Limit::Transitions));
        }
        if self.limits.states.is_some_and(|most| self.store.len() >= most) {
            return Some(Ending::Limit(Limit::States));
        }
        self.interrupt.load(Ordering::Relaxed).then_some(Ending::Interrupted)
    }

    #[cold]
    fn look(&mut self, frontier: &dyn Fn() -> (u64, u64)) -> Option<Ending> {
        let elapsed = self.pace.look();
        if let Some(journal) = &mut self.journal {
            journal.beat(elapsed, self.steps);
        }
        if self.limits.time.is_some_and(|most| elapsed >= most) && !self.rebuilding {
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
            if memory >= most {
                return Some(Ending::Limit(Limit::Memory));
            }
            self.room = Some(most - memory);
        }
        if !ticks || self.observer.is_none() {
            return None;
        }
        let live = Live {
            states: self.store.len(),
            transitions: self.steps,
            frontier,
            depth: self.depth,
            violations: self.violating_states,
            memory: self.peak_memory,
            elapsed,
            verified: self.mass.map_or(0.0, |m| m.verified),
            violating: self.mass.map_or(0.0, |m| m.violating),
        };
        if let Some(observer) = &mut self.observer {
            observer.tick(&live);
        }
        None
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
                self.store.bytes() + self.graph.bytes() as u64 + gauge + strategy
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
        let states: Vec<StateId> = self.found.iter().map(|f| f.state).collect();
        if !self.short_paths || states.is_empty() {
            return Vec::new();
        }
        self.graph.shortest_paths(&states).into_iter().map(Path).collect()
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
        match (self.violating_states > 0, ending) {
            (true, _) => Mass::of(0.0, 1.0),
            (false, Ending::Exhausted) if self.unsupported.is_empty() => Mass::of(1.0, 0.0),
            _ => Mass::NOTHING,
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
        self.memory(frontier.1);
        if let Some(journal) = &mut self.journal {
            journal.hand_on(self.pace.elapsed(), self.steps);
        }
        // The figures need room: what is not needed any more makes it.
        let (states, guarantee) = (self.store.len(), self.store.guarantee());
        self.store = Store::new(self.store.kind());
        if let Some(most) = self.limits.memory {
            let room = most.saturating_sub(self.memory(0));
            if let Some(gauge) = &mut self.gauge {
                gauge.set_room(room);
            }
        }
        // What is replayed now are steps that came to their end before.
        system.set_watch(Watch::default());
        self.mass = match self.reduction == Reduction::Persistent {
            // Without chance all is decided by what was found.
            true => self.gauge.as_ref().map(|_| self.mass_without_chance(ending)),
            false => self.gauge.as_mut().map(|g| g.exact(&self.graph)),
        };
        self.sample_the_end();
        let (mut violations, mut unconfirmed) = (Vec::new(), Vec::new());
        let mut short = self.shortest().into_iter();
        for Finding { state, violation, path } in std::mem::take(&mut self.found) {
            if let Some(path) = short.next() {
                let found = Found { violation: violation.clone(), path, state: Some(state) };
                if confirms(system, &found) {
                    violations.push(found);
                    continue;
                }
            }
            let path = path.unwrap_or_else(|| Path(self.graph.path_to(state)));
            let found = Found { violation, path, state: Some(state) };
            match confirms(system, &found) {
                true => violations.push(found),
                false => unconfirmed.push(found),
            }
        }
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
        if ending == Ending::Exhausted
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
        let verdict = if !violations.is_empty() {
            Verdict::Violated
        } else if !unconfirmed.is_empty() || !self.unsupported.is_empty() {
            Verdict::CouldNotCheck
        } else if ending != Ending::Exhausted {
            Verdict::Limit
        } else {
            Verdict::Verified
        };
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
            samples: self.samples,
            depth: self.depth,
            frontier: frontier.0,
            peak_memory: self.peak_memory,
            elapsed: self.pace.elapsed(),
            reduction: self.reduction,
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
