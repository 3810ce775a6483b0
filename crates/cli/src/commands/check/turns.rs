//! The turns of `auto` on a Java program.
//!
//! Most programs that people check first are small, and nothing sees all of a small program sooner than
//! a depth-first search: so that has a glance, and where there is chance a longer look, which takes
//! about a second. Where it is not enough, chance is left to `auto`, whose `guided` arm knows what to
//! do with it. Where threads are all there is to choose, finding a violation and proving that there is
//! none want different searches: the first goes where violations tend to be, the second leaves out
//! every order of steps that shows nothing new, which only works depth first (`docs/reductions.md`). So
//! `auto` looks for violations for a while; if there is no end in sight, a best-first search looks at
//! the schedules with the fewest switches, since most violations need few (Musuvathi and Qadeer 2007),
//! and two walkers sample runs by random priorities, which find what needs few ordered events among
//! many threads (where runs are longer than these go, another one goes on for longer); then a
//! depth-first search tries to see everything, reduced, then in plain steps, which are many and quick,
//! then reduced with more time; and if it cannot either within its share, the priorities have another go
//! and plain steps get what is left. Turns are measured in transitions, with
//! a time limit in shares of it. Where something could not be followed nothing can be proved: then there
//! are only looks for violations, and without a time limit they come to an end.
//!
//! Only where all of them say the same about everything that was asked: no formulas and labels, no
//! samples of progress, no checkpoints, no workers, no limits by depth, states or transitions.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use sojourner_jvm::explore::TOO_LONG;
use sojourner_jvm::machine::PATIENCE;
use sojourner_kernel::search::{Ending, Limit, Limits, Reduction};
use sojourner_kernel::{Outcome, Spec};

use crate::args::CheckArgs;
use crate::watchdog;

/// Backward jumps and calls of one step in the first turn.
const IMPATIENT: u32 = 1 << 22;
/// Transitions of the first depth-first search.
const GLANCE: u64 = 50_000;
/// Transitions of a second one, where there is chance.
const LONGER: u64 = 1_000_000;
/// Transitions of `auto` before the others have their turns.
pub const LOOKING: u64 = 50_000;
/// The searches for violations that come next, with their transitions.
const NEXT: [(&str, u64); 3] =
    [("best-first:heuristic=fewest-switches", 50_000), ("pos", 20_000), ("pct", 200_000)];
/// What comes then if runs are longer than those searches follow them, with its share of the time that is left.
const LONG: (&str, u32, f64, u64) = ("random:length=200000", 9_999, 0.3, 1_000_000);
/// A reduced search that may see everything: its share of the time that is left at most, and so many transitions.
const REDUCED: (f64, u64) = (0.2, 100_000);
/// Plain steps, which are twenty times quicker, where that does not leave out enough: at most this share of the time that is left, and so many transitions.
const PLAIN: (f64, u64) = (0.3, 3_000_000);
/// The reduced search: its share of the time that is left, or its transitions where time is not limited.
const PROVING: (f64, u64) = (0.6, 50_000_000);
/// What comes when that has given up; not the runs it has made before, so another depth.
const AGAIN: &str = "pct:depth=4";
const SAMPLING: (f64, u64) = (0.5, 5_000_000);

pub struct Turns {
    /// What was asked for.
    asked: Limits,
    /// One violation is enough.
    first: bool,
    begun: Instant,
}

impl Turns {
    /// `allowed`: a Java program without formulas, and neither written to a checkpoint nor resumed from one.
    pub fn of(arguments: &CheckArgs, asked: Limits, allowed: bool) -> Option<Turns> {
        let java = &arguments.target.java;
        let turns = arguments.strategy().info().name == "auto"
            && allowed
            && java.reduction.is_none()
            && java.labels.is_empty()
            && arguments.workers == 1
            && arguments.progress_every.is_none()
            && arguments.until_progress.is_none()
            && asked.depth.is_none()
            && asked.states.is_none()
            && asked.transitions.is_none();
        turns.then(|| Turns { asked, first: !arguments.all, begun: Instant::now() })
    }

    /// All turns, until one of them has an answer. `patience` says how long the steps of the next turns
    /// may be.
    pub fn take(
        &self,
        search: impl FnMut(Spec, Limits, Reduction) -> anyhow::Result<Outcome>,
        patience: impl Fn(u32),
    ) -> anyhow::Result<Outcome> {
        let mut outcome = self.answer(search, patience)?;
        outcome.elapsed = self.begun.elapsed();
        Ok(outcome)
    }

    fn answer(
        &self,
        mut search: impl FnMut(Spec, Limits, Reduction) -> anyhow::Result<Outcome>,
        patience: impl Fn(u32),
    ) -> anyhow::Result<Outcome> {
        // An input that makes a step long must not keep the others waiting: such steps come later.
        patience(IMPATIENT);
        let mut glance = search(named("dfs"), self.at_most(GLANCE), Reduction::Sleep)?;
        patience(PATIENCE);
        if skipped_long_steps(&glance) && !self.has_found(&glance) && !self.is_late() {
            glance = search(named("dfs"), self.at_most(GLANCE), Reduction::Sleep)?;
        }
        let has_chances = glance.graph.has_chances();
        if has_chances && is_over(&glance) && !self.has_found(&glance) {
            glance = search(named("dfs"), self.share_of((PLAIN.0, LONGER)), Reduction::Sleep)?;
        }
        glance.strategy = "auto".into();
        let has_found = self.has_found(&glance);
        if (self.is_late() || !gave_up(&glance)) && !has_found {
            return Ok(glance);
        }
        let mut is_hopeless = !glance.unsupported.is_empty();
        if !has_found && has_chances {
            drop(glance);
            let limits = if is_hopeless { self.bounded() } else { self.rest() };
            return search(named("auto"), limits, Reduction::None);
        }
        // What depth first comes upon is seldom what people would like to read.
        let looked = search(named("auto"), self.at_most(LOOKING), Reduction::None)?;
        if has_found {
            return Ok(if looked.violations.is_empty() { glance } else { looked });
        }
        if !is_over(&looked) {
            return Ok(looked);
        }
        is_hopeless |= !looked.unsupported.is_empty();
        drop((glance, looked));
        let mut longest = 0;
        for (strategy, transitions) in NEXT {
            let outcome = search(named(strategy), self.at_most(transitions), Reduction::Sleep)?;
            if !is_over(&outcome) {
                return Ok(outcome);
            }
            is_hopeless |= !outcome.unsupported.is_empty();
            longest = longest.max(outcome.depth);
        }
        let (random, long, share, transitions) = LONG;
        if longest >= long {
            let outcome = search(named(random), self.share_of((share, transitions)), Reduction::None)?;
            if !gave_up(&outcome) {
                return Ok(outcome);
            }
        }
        if is_hopeless {
            return search(named(AGAIN), self.bounded(), Reduction::None);
        }
        let reduced = search(named("dfs"), self.share_of(REDUCED), Reduction::Persistent)?;
        if reduced.reduction == Reduction::Persistent && !gave_up(&reduced) {
            return Ok(reduced);
        }
        drop(reduced);
        let plain = search(named("dfs"), self.share_of(PLAIN), Reduction::Sleep)?;
        if !gave_up(&plain) || matches!(plain.ending, Ending::Limit(Limit::Memory)) {
            return Ok(plain);
        }
        drop(plain);
        let proof = search(named("dfs"), self.share(PROVING), Reduction::Persistent)?;
        if proof.reduction == Reduction::Persistent && !gave_up(&proof) {
            return Ok(proof);
        }
        drop(proof);
        let sampled = search(named(AGAIN), self.share(SAMPLING), Reduction::None)?;
        if !gave_up(&sampled) {
            return Ok(sampled);
        }
        drop(sampled);
        search(named("dfs"), self.rest(), Reduction::Sleep)
    }

    /// Whether the search has what was asked for.
    fn has_found(&self, outcome: &Outcome) -> bool {
        self.first && !outcome.violations.is_empty()
    }

    fn is_late(&self) -> bool {
        self.left().is_some_and(|left| left.is_zero()) || watchdog::interrupt().load(Ordering::Relaxed)
    }

    fn left(&self) -> Option<Duration> {
        self.asked.time.map(|time| time.saturating_sub(self.begun.elapsed()))
    }

    fn rest(&self) -> Limits {
        Limits { time: self.left(), ..self.asked }
    }

    fn at_most(&self, transitions: u64) -> Limits {
        Limits { transitions: Some(transitions), ..self.rest() }
    }

    /// The time that is left, or, where it is not limited, as much as may still be worth it.
    fn bounded(&self) -> Limits {
        Limits { transitions: self.asked.time.is_none().then_some(LONGER), ..self.rest() }
    }

    /// A share of the time that is left, and so many transitions.
    fn share_of(&self, (share, transitions): (f64, u64)) -> Limits {
        Limits { transitions: Some(transitions), ..self.share((share, transitions)) }
    }

    /// A share of the time that is left, or so many transitions where time is not limited.
    fn share(&self, (share, transitions): (f64, u64)) -> Limits {
        let time = self.left().map(|left| left.mul_f64(share));
        Limits { transitions: time.is_none().then_some(transitions), time, ..self.asked }
    }
}

/// Whether steps were left out because they are long, and nothing else.
fn skipped_long_steps(outcome: &Outcome) -> bool {
    outcome.unsupported.iter().any(|(what, _)| what.starts_with(TOO_LONG))
}

/// Whether a turn was over before there was an answer.
fn is_over(outcome: &Outcome) -> bool {
    matches!(outcome.ending, Ending::Limit(Limit::Transitions))
}

/// The same for a turn that is measured in time. Memory that was not enough for one may be for the next.
fn gave_up(outcome: &Outcome) -> bool {
    matches!(outcome.ending, Ending::Limit(Limit::Transitions | Limit::Time | Limit::Memory))
}

fn named(strategy: &str) -> Spec {
    strategy.parse().expect("listed")
}
