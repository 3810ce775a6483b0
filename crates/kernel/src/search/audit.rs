//! An audit: part of a run's budget goes into checking the checker on the very states it searched.
//!
//! *Merges*: transitions that led to a state that was known are taken again; what follows must be what follows the run
//! that found the state ([`crate::system::contract::alike`]). *Replays*: the runs that found states are taken twice, on a
//! system of their own, and must lead to the same states, of the kind that the search entered. *Restores*: going on and
//! coming back must change nothing. *Runs*: runs at random of the same system without a reduction must show no violation
//! of a kind that a search which has seen everything did not find. What is looked at is picked at random, by the seed.
//!
//! A breach is a bug of ours or of the system's, never of what is checked: nothing the search has claimed counts then.

use super::{Ending, Outcome, Reduction};
use crate::graph::{Graph, Node, StateId};
use crate::path::Path;
use crate::rng::Rng;
use crate::system::contract::{Breach, Futures, Walks, alike, restores};
use crate::system::{Ask, Stop, System, Violation};
use rustc_hash::FxHashSet;
use std::time::{Duration, Instant};

/// How much may be spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Steps of the system.
    pub steps: u64,
    pub time: Option<Duration>,
    pub seed: u64,
}

/// What was checked again, and what was wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    pub merges: u64,
    pub replays: u64,
    pub restores: u64,
    /// Runs without a reduction.
    pub runs: u64,
    /// Steps that took.
    pub steps: u64,
    pub breaches: Vec<Breach>,
}

/// Breaches that are told; the first is enough to doubt everything.
const TOLD: usize = 5;
/// Audits what a search did, on a fresh system.
pub fn audit<S: System>(system: &mut S, outcome: &Outcome, budget: Budget) -> Audit {
    let graph = &outcome.graph;
    let mut auditor = Auditor {
        graph,
        // A second order of independent steps was not run: the state it leads to may have other names for the same.
        futures: Futures { runs: 2, steps: 100, renamed: outcome.reduction != Reduction::Off },
        rng: Rng::new(budget.seed),
        budget,
        begun: Instant::now(),
        replayed: FxHashSet::default(),
        merged: FxHashSet::default(),
        audit: Audit::default(),
    };
    if !graph.is_empty() && outcome.states > 0 {
        // Most of it for merges: nothing else looks at them.
        auditor.replays(system, budget.steps / 5);
        auditor.restores(system, budget.steps / 5);
        auditor.merges(system, budget.steps);
    }
    let mut audit = auditor.audit;
    if system.refine() {
        // Something that the system assumes is wrong, and the runs since that showed were none. A search that has not
        // seen everything claims nothing; one that has would have noticed.
        audit.breaches.clear();
        if outcome.ending == Ending::Exhausted && outcome.reduction != Reduction::Dpor {
            let what = "what the search assumed of the system is wrong, and it did not notice".into();
            audit.breaches.push(Breach { what, path: Path(Vec::new()) });
        }
    }
    audit
}

/// The longest run without a reduction.
const LONGEST: u64 = 10_000;

/// Runs a system that leaves nothing out at random, as long as the budget lasts. A violation that is not `expected` is a
/// breach: the search that did leave something out has missed it.
pub fn every_step<S: System>(system: &mut S, expected: impl Fn(&Violation) -> bool, budget: Budget) -> Audit {
    let mut rng = Rng::new(budget.seed);
    let mut audit = Audit::default();
    let begun = Instant::now();
    let goes_on =
        |audit: &Audit| audit.steps < budget.steps && budget.time.is_none_or(|most| begun.elapsed() < most);
    while goes_on(&audit) && audit.breaches.is_empty() {
        audit.runs += 1;
        // Every other run stays with one actor for a while: many faults need few switches.
        let stays = audit.runs.is_multiple_of(2);
        let (mut path, mut last) = (Vec::new(), None);
        let mut stop = system.start();
        while let Stop::Choice(choice) = &stop
            && (path.len() as u64) < LONGEST
            && goes_on(&audit)
        {
            let actors = system.actors();
            let same = last.and_then(|last| actors.iter().position(|&a| a == last));
            let alternative = match same.filter(|_| stays && choice.decides().is_some() && rng.below(10) != 0)
            {
                Some(same) => same as u32,
                None => rng.below(u64::from(choice.len())) as u32,
            };
            last = actors.get(alternative as usize).copied();
            path.push(alternative);
            audit.steps += 1;
            stop = system.step(alternative);
        }
        if let Stop::Violation(violation) = &stop
            && !expected(violation)
        {
            let what = format!(
                "a run with every step shows a violation that the search did not find ({}: {})",
                violation.kind, violation.message
            );
            audit.breaches.push(Breach { what, path: Path(path) });
        }
    }
    if system.refine() {
        audit.breaches.clear();
    }
    audit
}

struct Auditor<'a> {
    graph: &'a Graph,
    futures: Futures,
    rng: Rng,
    budget: Budget,
    begun: Instant,
    /// States and transitions that were counted.
    replayed: FxHashSet<StateId>,
    merged: FxHashSet<(StateId, u32)>,
    audit: Audit,
}

impl Auditor<'_> {
    /// Whether there is something left to spend, up to so many steps in all.
    fn goes_on(&self, steps: u64) -> bool {
        self.audit.steps < steps
            && self.audit.breaches.len() < TOLD
            && self.budget.time.is_none_or(|most| self.begun.elapsed() < most)
    }

    /// A state of the graph whose run is not too long for what is left.
    fn state(&mut self) -> Option<StateId> {
        let left = self.budget.steps.saturating_sub(self.audit.steps);
        (0..100).find_map(|_| {
            let state = StateId(self.rng.below(self.graph.len() as u64) as u32);
            let fits = u64::from(self.graph.depth(state)) * 4 <= left.max(64);
            fits.then_some(state)
        })
    }

    fn replays<S: System>(&mut self, system: &mut S, most: u64) {
        let up_to = self.audit.steps + most;
        while self.goes_on(up_to)
            && let Some(state) = self.state()
        {
            let path = self.graph.path_to(state);
            self.audit.steps += 2 * path.len() as u64 + 1;
            self.audit.replays += u64::from(self.replayed.insert(state));
            let seen = follow(system, &path).map(|stop| (self.is_kind(state, &stop), system.fingerprint()));
            let again = follow(system, &path).map(|stop| (self.is_kind(state, &stop), system.fingerprint()));
            let what = match (seen, again) {
                (Some((true, one)), Some((true, other))) if one == other => continue,
                (Some((true, _)), Some((true, _))) => "a run leads to another state when it is repeated",
                _ => "a run does not lead to a state of the kind that the search entered",
            };
            self.audit.breaches.push(Breach { what: what.into(), path: Path(path) });
        }
    }

    /// Whether a stop is what the graph says of a state.
    fn is_kind(&self, state: StateId, stop: &Stop) -> bool {
        match (self.graph.node(state), stop) {
            (Node::Choice(shape), Stop::Choice(choice)) => shape.len() == choice.len(),
            (Node::End, Stop::End) | (Node::Violating, Stop::Violation(_)) => true,
            (Node::Unsupported, Stop::Unsupported(_)) => true,
            _ => false,
        }
    }

    fn restores<S: System>(&mut self, system: &mut S, most: u64) {
        let up_to = self.audit.steps + most;
        while self.goes_on(up_to) {
            let walks = Walks { runs: 1, steps: 20, seed: self.rng.bits() };
            // Each state is left and come back to some four times, a few steps far.
            self.audit.steps += 20 * 12;
            self.audit.restores += 1;
            if let Err(breach) = restores(system, walks) {
                self.audit.breaches.push(breach);
            }
        }
    }

    fn merges<S: System>(&mut self, system: &mut S, up_to: u64) {
        let mut tried = 0u64;
        // Of a small graph each is taken more than once, by other futures.
        while self.goes_on(up_to) && tried < 100 * (self.audit.merges + 10) {
            tried += 1;
            let Some(from) = self.state() else { return };
            let count = self.graph.alternatives(from);
            if count == 0 {
                continue;
            }
            let alternative = self.rng.below(u64::from(count)) as u32;
            let Some(to) = self.graph.target(from, alternative) else { continue };
            if self.graph.parent(to) == Some((from, alternative)) {
                continue;
            }
            let mut path = self.graph.path_to(from);
            path.push(alternative);
            let first = self.graph.path_to(to);
            if first == path {
                continue;
            }
            self.audit.merges += u64::from(self.merged.insert((from, alternative)));
            match alike(system, &first, &path, self.futures, &mut self.rng) {
                Ok(steps) => self.audit.steps += steps,
                Err(breach) => {
                    self.audit.steps += (first.len() + path.len()) as u64;
                    self.audit.breaches.push(breach);
                }
            }
        }
    }
}

/// How a run from the start ends, if it can be taken.
fn follow<S: System>(system: &mut S, path: &[u32]) -> Option<Stop> {
    let mut stop = system.start();
    for &alternative in path {
        match &stop {
            Stop::Choice(choice) if alternative < choice.len() => stop = system.step(alternative),
            _ => return None,
        }
    }
    Some(stop)
}
