//! The ledger of a run, of a strategy or a walker: the states and transitions seen, entered one by one. What ends the run is in
//! [`super::bounds`], what is measured of it in [`super::figures`], what was found wrong in [`super::findings`], and the
//! verdict on all of it in `ledger/verdict.rs`. Invariant: the graph holds exactly the distinct transitions seen.

mod again;
mod verdict;

use super::bounds::Bounds;
use super::figures::Figures;
use super::findings::Findings;
use super::portfolio::Facts;
use super::{Check, Ending, Limit, Mass, Reduction};
use crate::choice::Choice;
use crate::graph::{Graph, StateId};
use crate::journal::{Journal, Past};
use crate::observer::{Live, Observer, Standing};
use crate::store::{Key, Store, StoreKind};
use crate::strategy::Arrival;
use crate::system::{Ask, Fingerprint, Stop, System};
use std::time::Duration;

/// The ledger of a run: what was seen. What bounds the run, what is measured of it and what was found wrong are
/// accounts of their own.
pub(crate) struct Ledger<'a> {
    store: Store,
    pub(crate) graph: Graph,
    labels: bool,
    /// Steps of the system that count as transitions; walkers may take one more than once.
    pub(crate) steps: u64,
    /// States all of whose alternatives were taken.
    pub(crate) expanded: u64,
    /// The distinct states that a walker without a graph has counted itself.
    pub(crate) counted: Option<u64>,
    depth: u32,
    reduction: Reduction,
    /// What the system's steps rest on.
    assumptions: String,
    seed: u64,
    pub(crate) bounds: Bounds,
    figures: Figures,
    pub(crate) findings: Findings,
    journal: Option<Journal<'a>>,
    observer: Option<&'a mut dyn Observer>,
    standing: Standing,
}

/// What the ledger needs to see of a state: a system that stands there, or what a worker saw.
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
        Ask::labels(self)
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

impl<'a> Ledger<'a> {
    /// The ledger for a check, and the system to be checked.
    pub(crate) fn open<S: System>(check: Check<'a, S>) -> (Ledger<'a>, S) {
        let Check { mut system, plan, observer, sink, .. } = check;
        let mut ledger = Ledger {
            store: Store::new(match plan.store {
                StoreKind::Exact if system.as_exact().is_none() => StoreKind::Fingerprint,
                kind => kind,
            }),
            graph: if plan.labels { Graph::with_labels() } else { Graph::new() },
            labels: plan.labels,
            steps: 0,
            expanded: 0,
            counted: None,
            depth: 0,
            reduction: Reduction::Off,
            assumptions: system.assumptions(),
            seed: plan.seed,
            bounds: Bounds::of(&plan),
            figures: Figures::of(&plan),
            findings: Findings::new(plan.all, plan.keep),
            journal: sink.map(Journal::new),
            observer,
            standing: plan.standing,
        };
        ledger.tell_of_others();
        (ledger, system)
    }

    /// The search will be depth first.
    pub(crate) fn expect_depth_first(&mut self) {
        self.figures.expect_depth_first();
    }

    /// Gives a system the watch that ends a step of any length with the run.
    pub(crate) fn watches<S: System>(&mut self, system: &mut S) {
        let (watch, deadline) = self.bounds.watch();
        self.standing.ends_at(deadline);
        system.set_watch(watch);
    }

    /// Why the run ends, if a step was broken off.
    #[inline]
    pub(crate) fn broken_off(&self) -> Option<Ending> {
        self.bounds.broken_off()
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
        if self.journal.is_none() || self.bounds.rebuilding {
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
        if self.reduction != Reduction::Dpor && self.graph.transitions() > before {
            self.figures.explored(&self.graph, from, alternative, to);
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
        self.bounds.rebuilding = false;
        self.bounds.pace.goes_on_from(past.elapsed());
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
                self.findings.add(state, violation);
                if let Some(observer) = &mut self.observer {
                    observer.violation_found(state, violation, &self.graph);
                }
            }
            Stop::Unsupported(what) => self.findings.could_not_follow(what),
        }
    }

    /// Whether the run is to end because of a violation.
    #[inline]
    pub(crate) fn is_done(&self) -> bool {
        self.findings.is_enough()
    }

    /// Whether a limit or a wish ends the run before its next step. `frontier` gives the entries and
    /// the bytes that strategy and snapshots hold.
    #[inline]
    pub(crate) fn ends(&mut self, frontier: impl Fn() -> (u64, u64)) -> Option<Ending> {
        if self.reduction != Reduction::Dpor && self.figures.are_due(&self.graph, self.steps) {
            return Some(Ending::ProgressReached);
        }
        if let Some(journal) = &mut self.journal
            && journal.is_full()
        {
            journal.hand_on(self.bounds.pace.elapsed(), self.steps);
        }
        if self.bounds.pace.is_due()
            && let Some(ending) = self.look(&frontier)
        {
            return Some(ending);
        }
        if self.steps >= self.bounds.look_at_turn
            && let Some(ending) = self.pause(frontier)
        {
            return Some(ending);
        }
        self.bounds.met(self.steps, self.expanded, self.store.len())
    }

    /// The turn is over: waits for the next one, or says why there is none.
    #[cold]
    fn pause(&mut self, frontier: impl Fn() -> (u64, u64)) -> Option<Ending> {
        if self.bounds.turn_goes_on(self.steps) {
            return None;
        }
        self.measure_again();
        let facts = self.facts(frontier().1);
        let ending = self.bounds.pause(self.steps, facts);
        if ending.is_none() {
            self.tell_of_others();
        }
        ending
    }

    /// What the other members of a portfolio need to know.
    fn facts(&self, bytes: u64) -> Facts {
        Facts {
            chances: self.graph.has_chances(),
            threads: self.graph.has_threads(),
            unsupported: !self.findings.unsupported.is_empty(),
            depth: self.depth,
            states: self.store.len(),
            bytes: self.tables() + bytes,
            mass: self.figures.mass,
            assumptions: self.assumptions.clone(),
        }
    }

    fn tell_of_others(&mut self) {
        if let (true, Some(observer)) = (self.bounds.is_shared(), &mut self.observer) {
            observer.elsewhere(self.bounds.others().transitions);
        }
    }

    /// The bytes that store, graph and figures hold.
    fn tables(&self) -> u64 {
        self.store.bytes() + self.graph.bytes() as u64 + self.figures.bytes()
    }

    #[cold]
    fn look(&mut self, frontier: &dyn Fn() -> (u64, u64)) -> Option<Ending> {
        let elapsed = self.bounds.pace.look();
        if let Some(journal) = &mut self.journal {
            journal.beat(elapsed, self.steps);
        }
        let limits = self.bounds.limits;
        let is_late = limits.time.is_some_and(|most| elapsed + self.time_to_solve(most) >= most);
        if is_late && !self.bounds.rebuilding {
            return Some(Ending::Limit(Limit::Time));
        }
        let ticks = self.bounds.pace.ticks(elapsed);
        if !ticks && limits.memory.is_none() {
            return None;
        }
        let (frontier, bytes) = frontier();
        let memory = self.memory(bytes);
        if let Some(most) = limits.memory {
            // When the search is over the store makes room.
            let figures = self.figures.reserve(&self.graph, most.saturating_sub(memory));
            let reserve = figures.saturating_sub(self.store.bytes());
            if self.bounds.is_out_of_memory(memory, reserve, self.journal.is_some()) {
                return Some(Ending::Limit(Limit::Memory));
            }
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
        let others = self.bounds.others();
        let mass = self.figures.mass.unwrap_or(Mass::NOTHING);
        Live {
            states: self.store.len(),
            transitions: self.steps + others.transitions,
            frontier,
            depth: self.depth,
            violations: self.findings.violating_states,
            memory: self.bounds.peak_memory,
            elapsed,
            verified: mass.verified.max(others.verified),
            violating: mass.violating,
            excluded: mass.excluded,
        }
    }

    fn measure_again(&mut self) {
        if self.reduction != Reduction::Dpor {
            self.figures.measure(&self.graph);
        }
    }

    fn memory(&mut self, strategy: u64) -> u64 {
        self.bounds.memory(self.tables() + strategy)
    }

    /// Nothing is entered: there is no graph to measure anything on, and nothing to go on from.
    pub(crate) fn keeps_no_graph(&mut self) {
        self.figures.stop();
        self.journal = None;
    }

    /// A walker without a graph came this far.
    pub(crate) fn went(&mut self, depth: u32) {
        self.depth = self.depth.max(depth);
    }

    /// Whether others take turns with this search.
    pub(crate) fn is_shared(&self) -> bool {
        self.bounds.is_shared()
    }

    /// Tells who watches what a strategy has learned of a state's choice.
    #[inline]
    pub(crate) fn learned(&mut self, state: StateId, values: impl FnOnce() -> Option<Vec<f64>>) {
        if let Some(observer) = &mut self.observer
            && let Some(values) = values()
        {
            observer.learned(state, &values);
        }
    }

    /// Orders will be left out.
    pub(crate) fn reduce(&mut self, reduction: Reduction) {
        self.reduction = reduction;
    }

    /// Enters a transition whose target is known without running it.
    pub(crate) fn enter_known(&mut self, from: StateId, alternative: u32, to: StateId) {
        self.steps += 1;
        self.graph.add_edge(from, alternative, to);
        self.figures.explored(&self.graph, from, alternative, to);
        if let Some(observer) = &mut self.observer {
            let arrival = Arrival { from, alternative, to, is_new: false };
            observer.transition_taken(&arrival, &self.graph);
        }
    }

    /// Forgets everything but the time that has passed: what was found counts for nothing.
    pub(crate) fn start_over(&mut self) {
        self.store = Store::new(self.store.kind());
        self.graph = if self.labels { Graph::with_labels() } else { Graph::new() };
        self.reduction = Reduction::Off;
        self.steps = 0;
        self.expanded = 0;
        self.depth = 0;
        self.findings.forget();
    }
}
