//! Expected amounts, and the extremes of single runs.

use super::{Asking, Told, range, verdict};
use crate::answer::{Answer, Run};
use crate::evaluate;
use crate::extremes;
use crate::pose::Names;
use crate::question::{Bound, Expr, Formula, Over};
use crate::solve::Sense;
use crate::space::Halt;
use sojourner_kernel::System;

/// Runs up to an event, or to their end.
fn up_to(until: Option<&Expr>) -> Formula {
    Formula { stay: None, reach: until.cloned().unwrap_or(Expr::Constant(false)), negated: false }
}

impl<S: System, F: Fn() -> S + Sync> Asking<'_, S, F> {
    /// The number of an amount.
    fn amount(&self, at: usize, name: &str) -> Option<u32> {
        self.spaces[at].keeps.amounts.iter().position(|a| a == name).map(|at| at as u32)
    }

    /// Says so when nothing was ever added under a name.
    fn miss(&self, at: usize, name: &str, answer: &mut Answer) {
        let space = &self.spaces[at];
        let number = self.amount(at, name);
        let is_known = number.is_none_or(|n| {
            space.keeps.counted[n as usize].is_some()
                || space.keeps.steps == Some(n)
                || space.book.has_amount(n)
        });
        if !is_known && self.halted.is_none() {
            answer.notes.push(format!(
                "warning: no run adds to '{name}'; a Java program does so with sojourner.Measure.add(\"{name}\", 1), \
                 and Class.method counts calls"
            ));
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn expected(
        &mut self,
        at: usize,
        names: &Names,
        over: Over,
        bound: Option<&Bound>,
        name: &str,
        until: Option<&Expr>,
        answer: &mut Answer,
    ) -> Result<Told, Halt> {
        self.explore_all(at)?;
        let formula = up_to(until);
        let amount = self.amount(at, name);
        let posed = self.pose(names, &formula, amount, at).of(&self.spaces[at].book);
        self.miss(at, name, answer);
        let solve = |sense: Sense| evaluate::expectation(&posed, sense, self.plan.grey);
        let solved = match over {
            Over::One(sense) => solve(sense).map(|e| (e.lower.clone(), e.upper.clone(), Some((sense, e)))),
            Over::All => solve(Sense::Max).and_then(|largest| {
                let least = if posed.process.has_decisions() { solve(Sense::Min)? } else { largest.clone() };
                let (lower, upper) = range(&least, &largest);
                Ok((lower, upper, None))
            }),
        };
        let (lower, upper, single) = match solved {
            Ok(solved) => solved,
            Err(why) => {
                answer.notes.push(why.to_string());
                answer.is_grey = true;
                return Ok(Told { bounds: None, posed: Some(posed) });
            }
        };
        answer.verdict = bound.map(|bound| verdict(bound, &lower, &upper));
        // What is more than any number has no scheduler that attains it.
        let is_finite = lower.down().is_finite() && upper.up().is_finite();
        let single = single.filter(|_| is_finite && posed.process.has_decisions());
        if single.as_ref().is_some_and(|(_, estimate)| estimate.picks.is_empty()) {
            answer.notes.push(
                "given an assumption, a scheduler depends on what was gained before; it is not shown".into(),
            );
        } else if let Some((sense, estimate)) = single {
            let pose = self.pose(names, &formula, amount, at);
            self.expected_scheduler(at, pose, sense, &posed, &estimate, answer)?;
        }
        Ok(Told { bounds: Some((lower, upper)), posed: Some(posed) })
    }

    fn expected_scheduler(
        &self,
        at: usize,
        pose: crate::pose::Pose<'_>,
        sense: Sense,
        posed: &crate::pose::Posed,
        found: &evaluate::Estimate,
        answer: &mut Answer,
    ) -> Result<(), Halt> {
        use crate::scheduler;
        use crate::space::{Limits, Space};
        let picks = scheduler::picks(&self.spaces[at].book, posed, &found.picks);
        let limits = Limits { transitions: None, states: None, ..self.plan.limits.clone() };
        let mut again = match Space::new(self.system(), self.spaces[at].keeps.clone(), limits) {
            Ok(space) => space,
            Err((Halt::Refuted, _)) => return Err(Halt::Refuted),
            Err(_) => return Ok(()),
        };
        let (chain, scheduler) = match scheduler::replay(&mut again, pose, &picks, self.plan.scenes) {
            Ok(replayed) => replayed,
            Err(Halt::Refuted) => return Err(Halt::Refuted),
            Err(_) => return Ok(()),
        };
        again.is_sound()?;
        let process = crate::pose::Posed { process: chain, nodes: Vec::new() };
        let replayed = evaluate::expectation(&process, sense, self.plan.grey);
        let agrees = replayed.as_ref().is_ok_and(|replayed| match sense {
            Sense::Max => replayed.lower.up() >= found.lower.down() * (1.0 - 1e-9) - 1e-9,
            Sense::Min => replayed.upper.down() <= found.upper.up() * (1.0 + 1e-9) + 1e-9,
        });
        assert!(agrees, "sojourner bug: a scheduler leads to {replayed:?}, not to {:?}", found.lower);
        answer.scheduler = Some(scheduler);
        Ok(())
    }

    pub(super) fn extreme(
        &mut self,
        at: usize,
        names: &Names,
        sense: Sense,
        name: &str,
        until: Option<&Expr>,
        answer: &mut Answer,
    ) -> Result<Told, Halt> {
        self.explore_all(at)?;
        let formula = up_to(until);
        let posed = self.pose(names, &formula, self.amount(at, name), at).of(&self.spaces[at].book);
        self.miss(at, name, answer);
        let bounds = extremes::extreme(&posed.process, sense, until.is_none(), self.plan.grey);
        if bounds.is_none() {
            answer.notes.push(match until {
                Some(_) => "no run meets the event".into(),
                None => "no run ends".into(),
            });
        }
        Ok(Told { bounds, posed: Some(posed) })
    }

    pub(super) fn likeliest(
        &mut self,
        at: usize,
        names: &Names,
        until: &Expr,
        answer: &mut Answer,
    ) -> Result<Told, Halt> {
        self.explore_all(at)?;
        let formula = up_to(Some(until));
        let posed = self.pose(names, &formula, None, at).of(&self.spaces[at].book);
        let (lower, upper, path) = extremes::likeliest(&posed.process, self.plan.grey);
        if path.is_empty() && lower != upper {
            answer.notes.push("no run to the event was found yet".into());
        } else if lower.up() == 0.0 {
            answer.notes.push("no run meets the event".into());
        } else {
            answer.run = self.tell(at, path);
        }
        Ok(Told { bounds: Some((lower, upper)), posed: Some(posed) })
    }

    /// A run in words, by taking it once more on a fresh system.
    fn tell(&self, at: usize, path: Vec<u32>) -> Option<Run> {
        let mut system = self.system();
        let book = &self.spaces[at].book;
        system.start();
        let mut node = crate::book::NodeId::INITIAL;
        let mut steps = Vec::new();
        for &alternative in &path {
            let pick = book.pick(node)?;
            if pick.alternatives() > 1 {
                let group = pick.group(pick.group_of(alternative));
                let share = crate::fraction::text(&pick.shares[alternative as usize]);
                let share = if group.len() == 1 { String::new() } else { share };
                steps.push((crate::scheduler::step_text(&mut system, alternative), share));
            }
            system.step(alternative);
            node = book.target(node, alternative)?.0;
        }
        Some(Run { path, steps })
    }
}
