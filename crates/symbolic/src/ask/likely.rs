//! Probabilities, and the schedulers that cause them.

use super::{Asking, Told, range, verdict};
use crate::answer::{Answer, Verdict};
use crate::evaluate::{self, Estimate};
use crate::explore::{self, guided};
use crate::fraction;
use crate::pose::{Names, Pose, Posed};
use crate::process::LEAVES;
use crate::question::{Bound, Formula, Over};
use crate::sample::{self, Algorithm};
use crate::scheduler;
use crate::solve::Sense;
use crate::space::{Halt, Space};
use sojourner_kernel::System;

impl<S: System, F: Fn() -> S + Sync> Asking<'_, S, F> {
    pub(super) fn probability(
        &mut self,
        at: usize,
        names: &Names,
        over: Over,
        bound: Option<&Bound>,
        path: &Formula,
        answer: &mut Answer,
    ) -> Result<Told, Halt> {
        if let Some(sampling) = self.plan.algorithm.sampling() {
            return self.sampled(at, names, over, bound, path, &sampling, answer);
        }
        let Over::One(sense) = over else {
            let (largest, _) = self.one(at, names, Sense::Max, None, path, answer)?;
            let (least, posed) = match self.spaces[at].book.has_decisions {
                true => self.one(at, names, Sense::Min, None, path, answer)?,
                false => self.settled(at, names, Sense::Min, path),
            };
            self.void(&least, answer);
            if largest.exact() != least.exact() && self.spaces[at].book.has_decisions {
                answer.notes.push(
                    "the range is over all schedulers; Pmin=? and Pmax=? give its ends, and who causes them"
                        .into(),
                );
            }
            return Ok(Told { bounds: Some(range(&least, &largest)), posed: Some(posed) });
        };
        let (estimate, posed) = self.one(at, names, sense, bound, path, answer)?;
        self.void(&estimate, answer);
        let (lower, upper) = (estimate.lower.clone(), estimate.upper.clone());
        if let Some(bound) = bound {
            answer.verdict =
                Some(if estimate.is_void { Verdict::Unknown } else { verdict(bound, &lower, &upper) });
        }
        if self.spaces[at].book.has_decisions && !estimate.is_void {
            self.scheduler(at, names, sense, path, &posed, &estimate, answer)?;
        }
        Ok(Told { bounds: Some((lower, upper)), posed: Some(posed) })
    }

    fn void(&self, estimate: &Estimate, answer: &mut Answer) {
        if estimate.is_void {
            answer.notes.push("the assumptions exclude every run: there is nothing to ask about".into());
        }
    }

    /// One end of the range.
    fn one(
        &mut self,
        at: usize,
        names: &Names,
        sense: Sense,
        bound: Option<&Bound>,
        path: &Formula,
        answer: &mut Answer,
    ) -> Result<(Estimate, Posed), Halt> {
        if self.halted.is_none() {
            let (plan, space) = (self.plan, &mut self.spaces[at]);
            let is_there = |space: &Space<S>| {
                let beyond = plan.assumes || space.book.has_excluded;
                let posed = Pose { names, formula: path, amount: None, beyond, last: None }.of(&space.book);
                let estimate = estimate(&posed, sense, path, plan.grey);
                match bound {
                    Some(bound) => verdict(bound, &estimate.lower, &estimate.upper) != Verdict::Unknown,
                    None => estimate.exact().is_some(),
                }
            };
            let limit =
                bound.map(|b| fraction::near(&b.limit)).map(|x| if path.negated { 1.0 - x } else { x });
            let mut result = Ok(());
            if plan.algorithm == Algorithm::Bounds && !plan.assumes {
                let aim = guided::Aim { names, formula: path, sense: sense_of(sense, path), limit };
                result = guided::dive(space, aim, &mut answer.samples, is_there);
            }
            if result.is_ok() && space.book.unfinished > 0 && !is_there(space) {
                result = explore::all(space, if bound.is_some() { 1_000 } else { u64::MAX }, is_there);
            }
            self.explored(result)?;
        }
        self.spaces[at].is_sound()?;
        Ok(self.settled(at, names, sense, path))
    }

    /// What the explored part says.
    fn settled(&self, at: usize, names: &Names, sense: Sense, path: &Formula) -> (Estimate, Posed) {
        let posed = self.pose(names, path, None, at).of(&self.spaces[at].book);
        (estimate(&posed, sense, path, self.plan.grey), posed)
    }

    /// Puts the scheduler into words, after a fresh system has led to the same number under it.
    #[allow(clippy::too_many_arguments)]
    fn scheduler(
        &mut self,
        at: usize,
        names: &Names,
        sense: Sense,
        path: &Formula,
        posed: &Posed,
        found: &Estimate,
        answer: &mut Answer,
    ) -> Result<(), Halt> {
        let picks = scheduler::picks(&self.spaces[at].book, posed, &found.picks);
        let keeps = self.spaces[at].keeps.clone();
        // What was explored once is within the limits.
        let limits = crate::space::Limits { transitions: None, states: None, ..self.plan.limits.clone() };
        let mut again = match Space::new(self.system(), keeps, limits) {
            Ok(space) => space,
            Err((Halt::Refuted, _)) => return Err(Halt::Refuted),
            Err(_) => return Ok(()),
        };
        let pose = self.pose(names, path, None, at);
        let (chain, scheduler) = match scheduler::replay(&mut again, pose, &picks, self.plan.scenes) {
            Ok(replayed) => replayed,
            Err(Halt::Refuted) => return Err(Halt::Refuted),
            Err(halt) => {
                answer.notes.push(format!("the scheduler was not checked: {} came first", halt.words()));
                return Ok(());
            }
        };
        again.is_sound()?;
        let replayed = estimate(&Posed { process: chain, nodes: Vec::new() }, sense, path, self.plan.grey);
        // What was not explored before may be better than nothing is; what was explored is what it was.
        let agrees = match (found.exact(), replayed.exact()) {
            (Some(a), Some(b)) => a == b,
            _ => match sense {
                Sense::Max => replayed.lower.up() >= found.lower.down() - 1e-6,
                Sense::Min => replayed.upper.down() <= found.upper.up() + 1e-6,
            },
        };
        assert!(agrees, "sojourner bug: a scheduler leads to {replayed:?}, not to {found:?}");
        answer.scheduler = Some(scheduler);
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    fn sampled(
        &mut self,
        at: usize,
        names: &Names,
        over: Over,
        bound: Option<&Bound>,
        path: &Formula,
        sampling: &sample::Sampling,
        answer: &mut Answer,
    ) -> Result<Told, Halt> {
        let refused = match over {
            _ if path.negated => Some("sampling looks for runs that meet a target; ask with F or U"),
            Over::One(Sense::Max) => None,
            _ => Some(
                "sampling looks for a scheduler with a large probability; ask Pmax=? or P>=..., or use bounds",
            ),
        };
        if let Some(why) = refused.or((self.plan.assumes)
            .then_some("sampling does not know assumptions; use --algorithm bounds or exact"))
        {
            answer.notes.push(why.into());
            answer.is_grey = true;
            answer.verdict = bound.map(|_| Verdict::Unknown);
            return Ok(Told { bounds: None, posed: None });
        }
        let limit = bound.map(|b| (b.relation, b.limit.clone()));
        let (found, halted) = match sampling.restarts {
            1 => sample::search(&mut self.spaces[at], names, path, limit, sampling, self.plan.seed),
            _ => self.restarted(at, names, path, limit, sampling),
        };
        if halted == Some(Halt::Refuted) {
            return Err(Halt::Refuted);
        }
        self.halted = halted.or(self.halted);
        self.spaces[at].is_sound()?;
        answer.samples = found.samples;
        answer.best_at = Some(found.best_at);
        // What the samples have seen, as a process: what was not sampled counts for nothing.
        let (mut estimate, posed) = self.settled(at, names, Sense::Max, path);
        if let Some(scheduler) = &found.scheduler {
            for (i, (node, _)) in posed.nodes.iter().enumerate() {
                estimate.picks[i + LEAVES] = scheduler.get(node).copied().unwrap_or(0);
            }
            let chain = Posed { process: posed.process.under(&estimate.picks), nodes: Vec::new() };
            estimate.lower = evaluate::probability(&chain, Sense::Max, self.plan.grey).lower;
        }
        let (lower, upper) = (estimate.lower.clone(), estimate.upper.clone());
        if let Some(bound) = bound {
            answer.verdict = Some(match verdict(bound, &lower, &upper) {
                Verdict::Unknown => Verdict::ProbablyFalse,
                known => known,
            });
        }
        if self.spaces[at].book.has_decisions {
            self.scheduler(at, names, Sense::Max, path, &posed, &estimate, answer)?;
        }
        answer.notes.extend(found.notes);
        Ok(Told { bounds: Some((lower, upper)), posed: Some(posed) })
    }
}

/// The sense in which the target is met.
fn sense_of(sense: Sense, path: &Formula) -> Sense {
    if path.negated { sense.other() } else { sense }
}

/// The probability of a formula, which may be the opposite of meeting a target.
fn estimate(posed: &Posed, sense: Sense, path: &Formula, grey: evaluate::Grey) -> Estimate {
    let found = evaluate::probability(posed, sense_of(sense, path), grey);
    if !path.negated {
        return found;
    }
    Estimate { lower: found.upper.one_minus(false), upper: found.lower.one_minus(true), ..found }
}
