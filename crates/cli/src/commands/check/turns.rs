//! The turns of `auto` on a Java program in which threads are all there is to choose.
//!
//! Finding a violation and proving that there is none want different searches: the first goes where
//! violations tend to be, the second leaves out every order of steps that shows nothing new, which
//! only works depth first (`docs/reductions.md`). So `auto` looks for violations for a while; if
//! there is no end in sight, a best-first search looks at the schedules with the fewest switches,
//! since most violations need few (Musuvathi and Qadeer 2007), and two walkers sample runs by random
//! priorities, which find what needs few ordered events among many threads; then a depth-first search
//! tries to see everything, first in plain steps, which are many and quick, then reduced; and if it
//! cannot either within its share, the priorities have another go and `auto` goes on with what is
//! left. Turns are measured in transitions, with a time limit in shares of it.
//!
//! Only where both say the same about everything that was asked: no chance, no formulas and labels,
//! no samples of progress, no checkpoints, no workers, no limits by depth, states or transitions.

use std::time::{Duration, Instant};

use sojourner_kernel::search::{Ending, Limit, Limits, Reduction};
use sojourner_kernel::{Outcome, Spec};

use crate::args::CheckArgs;

/// Transitions before the others have their turns.
pub const LOOKING: u64 = 50_000;
/// The searches that come next, with their transitions: for violations, and a quick one that may see
/// everything.
const NEXT: [(&str, u64); 4] =
    [("best-first:heuristic=fewest-switches", 50_000), ("pos", 20_000), ("pct", 200_000), ("dfs", 300_000)];
/// The reduced search: its share of the time that is left, or its transitions where time is not limited.
const PROVING: (f64, u64) = (0.6, 50_000_000);
/// What comes when that has given up; not the runs it has made before, so another depth.
const AGAIN: &str = "pct:depth=4";
const SAMPLING: (f64, u64) = (0.5, 5_000_000);

/// The first turn.
pub struct First {
    pub limits: Limits,
    /// It is the only one.
    pub whole: bool,
    /// What was asked for.
    asked: Limits,
    begun: Instant,
}

impl First {
    /// `allowed`: a Java program, and neither written to a checkpoint nor resumed from one.
    pub fn of(arguments: &CheckArgs, asked: Limits, allowed: bool) -> First {
        let java = &arguments.target.java;
        let turns = arguments.strategy().info().name == "auto"
            && allowed
            && java.reduction.is_none()
            && java.labels.is_empty()
            && arguments.target.property.is_none()
            && arguments.workers == 1
            && arguments.progress_every.is_none()
            && arguments.until_progress.is_none()
            && asked.depth.is_none()
            && asked.states.is_none()
            && asked.transitions.is_none();
        let limits = if turns { Limits { transitions: Some(LOOKING), ..asked } } else { asked };
        First { limits, whole: !turns, asked, begun: Instant::now() }
    }

    fn left(&self) -> Option<Duration> {
        self.asked.time.map(|time| time.saturating_sub(self.begun.elapsed()))
    }

    /// A share of the time that is left, or so many transitions where time is not limited.
    fn share(&self, (share, transitions): (f64, u64)) -> Limits {
        let time = self.left().map(|left| left.mul_f64(share));
        Limits { transitions: time.is_none().then_some(transitions), time, ..self.asked }
    }
}

/// Goes on where the first turn had to stop only because it was over.
pub fn go_on(
    outcome: Outcome,
    first: &First,
    mut search: impl FnMut(Spec, Limits, Reduction) -> anyhow::Result<Outcome>,
) -> anyhow::Result<Outcome> {
    if !matches!(outcome.ending, Ending::Limit(Limit::Transitions)) {
        return Ok(outcome);
    }
    if !outcome.graph.has_chances() {
        drop(outcome);
        for (strategy, transitions) in NEXT {
            let limits = Limits { transitions: Some(transitions), time: first.left(), ..first.asked };
            let mut outcome = search(named(strategy), limits, Reduction::None)?;
            if !matches!(outcome.ending, Ending::Limit(Limit::Transitions)) {
                outcome.elapsed = first.begun.elapsed();
                return Ok(outcome);
            }
        }
        let mut proof = search(named("dfs"), first.share(PROVING), Reduction::Persistent)?;
        if proof.reduction == Reduction::Persistent && !gave_up(&proof) {
            proof.elapsed = first.begun.elapsed();
            return Ok(proof);
        }
        drop(proof);
        let mut outcome = search(named(AGAIN), first.share(SAMPLING), Reduction::None)?;
        if !gave_up(&outcome) {
            outcome.elapsed = first.begun.elapsed();
            return Ok(outcome);
        }
    }
    let limits = Limits { time: first.left(), ..first.asked };
    let mut outcome = search(named("auto"), limits, Reduction::None)?;
    outcome.elapsed = first.begun.elapsed();
    Ok(outcome)
}

/// Whether a turn ended because it was over.
fn gave_up(outcome: &Outcome) -> bool {
    matches!(outcome.ending, Ending::Limit(Limit::Transitions | Limit::Time))
}

fn named(strategy: &str) -> Spec {
    strategy.parse().expect("listed")
}
