//! Closing the ledger: what was found is replayed, the last figures are taken, and the verdict is given.
//!
//! Invariants: a violation that does not show again when it is replayed is none, and the verdict is then not
//! "verified"; a limit verifies nothing; where how likely something is was not measured, no mass is claimed.

use super::Ledger;
use crate::graph::{Graph, StateId};
use crate::ltl::{Answer, Refutation};
use crate::path::Path;
use crate::progress::assumed::is_void;
use crate::search::findings::Finding;
use crate::search::{Ending, Found, Mass, Outcome, Reduction, Verdict, livelock};
use crate::store::{Guarantee, Store};
use crate::system::{Ask, Stop, System, Violation};
use crate::watch::Watch;
use std::time::Duration;

/// A time that nobody minds at the end of a run.
const SHORT: Duration = Duration::from_millis(250);

/// What was replayed: what showed again, and what did not.
#[derive(Default)]
struct Replayed {
    violations: Vec<Found>,
    unconfirmed: Vec<Found>,
    /// Something was seen again, but not with numbers in place of open values.
    is_refuted: bool,
}

impl Replayed {
    fn add(&mut self, found: Found, confirmed: bool) {
        if confirmed { self.violations.push(found) } else { self.unconfirmed.push(found) }
    }
}

impl Ledger<'_> {
    /// The mass where the scheduler decides everything: all or nothing.
    fn mass_without_chance(&self, ending: Ending) -> Mass {
        let findings = &self.findings;
        let mass = match (findings.violating_states > 0, ending) {
            (true, _) => Mass::of(0.0, 1.0),
            (false, Ending::Exhausted) if findings.unsupported.is_empty() => Mass::of(1.0, 0.0),
            _ => Mass::NOTHING,
        };
        mass.excluding(if self.graph.excluded() > 0 { 1.0 } else { 0.0 })
    }

    /// What the search leaves of its time for the last figures, where they take long; not too much, since
    /// figures in passing are true as well.
    pub(super) fn time_to_solve(&self, most: Duration) -> Duration {
        if self.reduction == Reduction::Dpor {
            return Duration::ZERO;
        }
        self.figures.expected(&self.graph).saturating_sub(SHORT).min(most / 4)
    }

    /// Whether the last figures would take much longer than the time that is left.
    fn solves_too_long(&self) -> bool {
        let Some(most) = self.bounds.limits.time else { return false };
        self.bounds.pace.elapsed() + self.figures.expected(&self.graph) > most + 2 * SHORT
    }

    /// The run to a finding: its own, or the one on which its state was first found.
    fn run_to(&self, state: Option<StateId>, path: Option<Path>) -> Path {
        path.unwrap_or_else(|| Path(state.map_or_else(Vec::new, |state| self.graph.path_to(state))))
    }

    /// What comes now, the last figures and the replays, may take long: says what is known before.
    fn stand_at_the_end(&self, frontier: u64) {
        let live = self.live(frontier, self.bounds.pace.elapsed());
        self.standing.update(live, self.graph.has_decisions(), self.store.guarantee());
        if let Some(Finding { state, violation, path }) = self.findings.found.first() {
            self.standing.finds(|| {
                let path = self.run_to(*state, path.clone());
                Found { violation: violation.clone(), path, state: *state }
            });
        }
    }

    /// Closes the ledger: replays what was found, and gives the verdict.
    pub(crate) fn close<S: System>(
        mut self,
        system: &mut S,
        ending: Ending,
        strategy: String,
        frontier: (u64, u64),
    ) -> Outcome {
        if self.bounds.is_outdone() {
            // Another member of the portfolio has the result: nobody will look at this one.
            self.graph = Graph::new();
            let guarantee = self.store.guarantee();
            return self.outcome(system, Ending::Interrupted, strategy, Replayed::default(), guarantee);
        }
        self.memory(frontier.1);
        self.stand_at_the_end(frontier.0);
        if let Some(journal) = &mut self.journal {
            journal.hand_on(self.bounds.pace.elapsed(), self.steps);
        }
        // The figures need room: what is not needed any more makes it.
        let (states, guarantee) = match self.counted {
            Some(states) => (states, Guarantee::of(states)),
            None => (self.store.len(), self.store.guarantee()),
        };
        let facts = self.facts(frontier.1);
        self.store = Store::new(self.store.kind());
        if let Some(most) = self.bounds.limits.memory {
            let room = most.saturating_sub(self.memory(0));
            self.figures.set_room(room);
        }
        // What is replayed now are steps that came to their end before.
        system.set_watch(Watch::default());
        let mut replayed = self.replay(system);
        self.take_last_figures(ending);
        let ceiling = match self.figures.mass {
            Some(mass) if mass.is_nearly_short() && !self.solves_too_long() => {
                self.figures.ceiling(&self.graph)
            }
            _ => None,
        };
        self.judge_formula(system, &mut replayed);
        let complete = ending == Ending::Exhausted
            || self.figures.is_sure() && self.graph.states().all(|s| self.graph.is_complete(s));
        if complete && system.should_end() {
            self.judge_livelock(system, &mut replayed);
        }
        let is_void = ending == Ending::Exhausted && is_void(&self.graph);
        self.correct_figures(&replayed, is_void);
        // All mass is verified: what was not explored has none. A formula may be so although what the
        // system itself forbids was not looked for everywhere.
        let decided = complete || self.figures.is_sure() && !self.figures.has_formula();
        let mass = self.figures.mass;
        self.bounds.ended(self.steps, || crate::search::portfolio::Facts { mass, ..facts });
        let verdict = if !replayed.violations.is_empty() {
            Verdict::Violated
        } else if !replayed.unconfirmed.is_empty() || !self.findings.unsupported.is_empty() || is_void {
            Verdict::CouldNotCheck
        } else if decided {
            Verdict::Verified
        } else {
            Verdict::Limit
        };
        let observer = self.observer.take();
        let outcome = self.outcome(system, ending, strategy, replayed, guarantee);
        let outcome = Outcome { verdict, states, ceiling, is_void, frontier: frontier.0, ..outcome };
        if let Some(observer) = observer {
            observer.ended(&outcome);
        }
        outcome
    }

    /// Replays what was found from the start, along the shortest explored paths if they are wanted.
    fn replay<S: System>(&mut self, system: &mut S) -> Replayed {
        let mut replayed = Replayed::default();
        let mut short = self.findings.shortest(&self.graph).into_iter();
        for Finding { state, violation, path } in std::mem::take(&mut self.findings.found) {
            let shortest = short.next().map(|path| Found { violation: violation.clone(), path, state });
            let found = match shortest.filter(|found| confirms(system, found)) {
                Some(found) => Ok(found),
                None => {
                    let found = Found { violation, path: self.run_to(state, path), state };
                    if confirms(system, &found) { Ok(found) } else { Err(found) }
                }
            };
            // What is seen with values left open must be there with numbers.
            if let Ok(found) = &found
                && let Some(why) = system.refuted(&found.path.0, &found.violation)
            {
                self.findings.could_not_follow(&why);
                replayed.is_refuted = true;
                continue;
            }
            match found {
                Ok(found) => {
                    self.standing.confirms(&found);
                    replayed.violations.push(found);
                }
                Err(found) => replayed.unconfirmed.push(found),
            }
        }
        replayed
    }

    fn take_last_figures(&mut self, ending: Ending) {
        if self.reduction == Reduction::Dpor {
            // Without chance all is decided by what was found.
            self.figures.mass = self.figures.are_wanted().then(|| self.mass_without_chance(ending));
        } else if self.solves_too_long() {
            // There is no time for the exact figures: the last ones in passing are true as well.
            self.figures.measure(&self.graph);
        } else {
            self.figures.measure_exactly(&self.graph);
        }
        self.figures.sample_the_end(self.steps);
    }

    /// A run that refutes the formula is a violation; one that is neither refuted nor proved was not followed.
    fn judge_formula<S: System>(&mut self, system: &mut S, replayed: &mut Replayed) {
        let Some((formula, Answer { refutation, undecided })) = self.figures.answer(&self.graph) else {
            return;
        };
        if let Some(Refutation { path, repeats: from }) = refutation {
            let message = match from {
                Some(from) if from + 1 == path.len() => {
                    format!("this run refutes {formula}: its last step repeats for ever")
                }
                Some(from) => {
                    let (first, last) = (from + 1, path.len());
                    format!("this run refutes {formula}: steps {first} to {last} repeat for ever")
                }
                None => format!("this run refutes {formula}"),
            };
            let path = Path(path);
            let violation = Violation { kind: "property".into(), message };
            let state = repeats(system, &path, &self.graph);
            self.findings.violating_states += 1;
            replayed.add(Found { violation, path, state }, state.is_some());
        } else if let Some(why) = undecided {
            self.findings.could_not_follow(&why.to_string());
        }
    }

    /// A state from which no run can end is a violation, where runs should.
    fn judge_livelock<S: System>(&mut self, system: &mut S, replayed: &mut Replayed) {
        let Some((state, claim)) = livelock::find(system, &self.graph) else { return };
        let path = Path(self.graph.path_to(state));
        let confirmed = repeats(system, &path, &self.graph).is_some();
        let message = format!("{claim}: {}", one_line(&system.describe_state()));
        let violation = Violation { kind: "livelock".into(), message };
        self.findings.violating_states += 1;
        // How likely it is was not measured: nothing is claimed.
        self.figures.mass = self.figures.mass.map(|_| Mass::NOTHING);
        replayed.add(Found { violation, path, state: Some(state) }, confirmed);
    }

    /// Claims no mass that was not measured.
    fn correct_figures(&mut self, replayed: &Replayed, is_void: bool) {
        let violations = &replayed.violations;
        let mass = &mut self.figures.mass;
        if is_void {
            *mass = mass.map(|_| Mass::NOTHING.excluding(1.0));
        }
        let has_others = violations.iter().any(|found| found.violation.kind != "property");
        if has_others && self.figures.has_formula() {
            // The figures are those of the formula, and how likely the rest is was not measured.
            self.figures.mass = self.figures.mass.map(|_| Mass::NOTHING);
        }
        if violations.is_empty() || replayed.is_refuted {
            // What was not seen again is no violation, and what was measured of it is not known.
            self.findings.violating_states = violations.len() as u64;
            let mass = &mut self.figures.mass;
            *mass = mass.map(|mass| Mass::of(mass.verified, 0.0).excluding(mass.excluded));
        }
    }

    /// What the ledger says, as plain data; the verdict is another matter.
    fn outcome<S: System>(
        self,
        system: &mut S,
        ending: Ending,
        strategy: String,
        replayed: Replayed,
        guarantee: Guarantee,
    ) -> Outcome {
        Outcome {
            verdict: Verdict::Limit,
            ending,
            strategy,
            seed: self.seed,
            states: self.store.len(),
            transitions: self.steps,
            work: self.bounds.work(self.steps),
            expanded: self.expanded,
            violations: replayed.violations,
            violating_states: self.findings.violating_states,
            unconfirmed: replayed.unconfirmed,
            unsupported: self.findings.unsupported.into_iter().collect(),
            guarantee,
            mass: self.figures.mass,
            ceiling: None,
            is_void: false,
            samples: self.figures.samples,
            depth: self.depth,
            frontier: 0,
            peak_memory: self.bounds.peak_memory,
            elapsed: self.bounds.pace.elapsed(),
            reduction: self.reduction,
            assumptions: system.assumptions(),
            restarts: 0,
            discarded: 0,
            parts: Vec::new(),
            graph: self.graph,
        }
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
