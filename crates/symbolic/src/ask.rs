//! Questions put to a system: explore what each needs, solve, check the scheduler, answer.
//!
//! Questions share what is explored. Each ends with an answer that holds: exact, or an interval, with what is missing
//! named. A limit ends exploring, never the answer.

mod expected;
mod likely;
mod measured;
mod restarts;

use crate::answer::{Answer, Verdict};
use crate::evaluate::{Estimate, Grey, Number};
use crate::explore;
use crate::pose::{Names, Pose, Posed};
use crate::process::{GREY, LEAVES, OPEN, Process};
use crate::question::{Bound, Formula, Query, Question};
use crate::sample::Algorithm;
use crate::solve::Value;
use crate::space::{Halt, Keeps, Limits, Space};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use sojourner_kernel::{Ask, System};
use std::cell::Cell;
use std::time::{Duration, Instant};

/// How questions are answered.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub limits: Limits,
    /// Runs longer than this many choices are not followed.
    pub depth: Option<u32>,
    pub grey: Grey,
    pub algorithm: Algorithm,
    pub seed: u64,
    /// Threads on which restarts of sampling run; what they find does not depend on how many.
    pub workers: usize,
    /// Assumptions may exclude runs: those that have met their target are followed on.
    pub assumes: bool,
    /// A run of a model that ends is a deadlock, for who asks for deadlocks.
    pub ends_are_deadlocks: bool,
    /// States of a scheduler that are put into words at most.
    pub scenes: usize,
}

/// Answers all questions about systems that are made alike.
pub fn ask<S: System>(fresh: impl Fn() -> S + Sync, questions: &[Question], plan: &Plan) -> Vec<Answer> {
    loop {
        let (spaces, started) = (Vec::new(), Cell::new(Duration::ZERO));
        let mut asking = Asking { fresh: &fresh, plan, spaces, halted: None, started };
        let amounts = amounts(questions);
        let answers: Result<Vec<Answer>, Halt> =
            questions.iter().map(|question| asking.answer(question, &amounts)).collect();
        // An assumption was wrong: all of it again, with a system that assumes less.
        if let Ok(answers) = answers {
            return answers;
        }
    }
}

/// All amounts that are asked for, each once.
fn amounts(questions: &[Question]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in questions.iter().filter_map(Question::amount) {
        if !names.iter().any(|n| n == name) {
            names.push(name.to_owned());
        }
    }
    names
}

struct Asking<'a, S: System, F: Fn() -> S> {
    fresh: &'a F,
    plan: &'a Plan,
    spaces: Vec<Space<S>>,
    /// What ended exploring; nothing is explored after it.
    halted: Option<Halt>,
    /// The time that was spent on making systems, which is no part of answering.
    started: Cell<Duration>,
}

/// What is left of an answer when its space is explored.
struct Told {
    bounds: Option<(Number, Number)>,
    posed: Option<Posed>,
}

impl<S: System, F: Fn() -> S + Sync> Asking<'_, S, F> {
    /// Answers one question; an error only if an assumption of the system was wrong.
    fn answer(&mut self, question: &Question, amounts: &[String]) -> Result<Answer, Halt> {
        let (begun, started) = (Instant::now(), self.started.get());
        let mut answer = Answer::new(&question.text);
        let Some((at, names)) = self.space(question, amounts)? else {
            answer.is_limited = true;
            answer.bounds = Some((Number::Exact(Value::zero()), unknown(&question.query)));
            answer.verdict = bound(&question.query).map(|_| Verdict::Unknown);
            answer.notes.push("a limit ended the run before the first state".into());
            return Ok(answer);
        };
        self.spaces[at].bounds = (0.0, 1.0);
        let told = match &question.query {
            Query::Probability { over, bound, path } => {
                self.probability(at, &names, *over, bound.as_ref(), path, &mut answer)?
            }
            Query::Expected { over, bound, name, until } => {
                self.expected(at, &names, *over, bound.as_ref(), name, until.as_ref(), &mut answer)?
            }
            Query::Extreme { sense, name, until } => {
                self.extreme(at, &names, *sense, name, until.as_ref(), &mut answer)?
            }
            Query::Distribution { name } => self.distribution(at, &names, name, &mut answer)?,
            Query::Likeliest { until } => self.likeliest(at, &names, until, &mut answer)?,
        };
        answer.bounds = told.bounds;
        let book = &self.spaces[at].book;
        (answer.states, answer.transitions) = (book.len() as u64, book.transitions);
        if let Some(posed) = &told.posed {
            answer.paths = paths(&posed.process);
            let reachable = posed.process.reachable();
            answer.is_limited |= reachable[OPEN as usize] && self.halted.is_some() && !is_settled(&answer);
            answer.is_grey |=
                reachable[GREY as usize] && self.plan.grey == Grey::Unknown && !is_settled(&answer);
        }
        if answer.is_limited
            && let Some(halt) = self.halted
        {
            let open = self.spaces[at].book.unfinished;
            answer
                .notes
                .push(format!("{} ended the run; {open} states are not explored to their end", halt.words()));
        }
        if self.spaces[at].book.has_grey {
            let reasons = &self.spaces[at].book.reasons;
            let counts = match self.plan.grey {
                Grey::Unknown => "may or may not meet the target",
                Grey::Pessimistic => "counts as not meeting the target",
                Grey::Optimistic => "counts as meeting the target",
            };
            let more =
                if reasons.len() > 3 { format!(" and {} more", reasons.len() - 3) } else { String::new() };
            let first: Vec<&str> = reasons.iter().take(3).map(String::as_str).collect();
            answer.notes.push(format!("not followed, and {counts}: {}{more}", first.join("; ")));
        }
        let starting = self.started.get() - started;
        answer.seconds = begun.elapsed().saturating_sub(starting).as_secs_f64();
        Ok(answer)
    }

    /// The space that a question is asked of, and the names in it; none if a limit ends the run at once.
    fn space(&mut self, question: &Question, amounts: &[String]) -> Result<Option<(usize, Names)>, Halt> {
        let values = question.values();
        let known = self.spaces.iter().position(|space| space.keeps.values == values);
        let at = match known {
            Some(at) => at,
            None => match self.make(values, amounts) {
                Ok(space) => {
                    self.spaces.push(space);
                    self.spaces.len() - 1
                }
                Err(Halt::Refuted) => return Err(Halt::Refuted),
                Err(halt) => {
                    self.halted = Some(halt);
                    return Ok(None);
                }
            },
        };
        let space = &mut self.spaces[at];
        let names = Names {
            propositions: space.system.propositions(),
            values: space.keeps.values.clone(),
            ends_are_deadlocks: self.plan.ends_are_deadlocks,
        };
        Ok(Some((at, names)))
    }

    /// A new system.
    fn system(&self) -> S {
        let begun = Instant::now();
        let system = (self.fresh)();
        self.started.set(self.started.get() + begun.elapsed());
        system
    }

    fn make(&self, values: Vec<String>, amounts: &[String]) -> Result<Space<S>, Halt> {
        let mut system = self.system();
        let propositions = system.propositions();
        let bit = |name: &String| propositions.iter().position(|p| p == name).map(|bit| bit as u32);
        let keeps = Keeps {
            depth: self.plan.depth,
            values,
            amounts: amounts.to_vec(),
            counted: amounts.iter().map(bit).collect(),
            steps: amounts.iter().position(|a| a == "steps" && bit(a).is_none()).map(|at| at as u32),
            single_steps: self.plan.ends_are_deadlocks,
        };
        Space::new(system, keeps, self.plan.limits.clone()).map_err(|(halt, _)| halt)
    }

    /// Explores; a limit is remembered, an assumption that was wrong is an error.
    fn explored(&mut self, result: Result<(), Halt>) -> Result<(), Halt> {
        match result {
            Err(Halt::Refuted) => Err(Halt::Refuted),
            Err(halt) => {
                self.halted = Some(halt);
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    /// Explores everything there is.
    fn explore_all(&mut self, at: usize) -> Result<(), Halt> {
        if self.halted.is_none() {
            let result = explore::all(&mut self.spaces[at], u64::MAX, |_| false);
            self.explored(result)?;
        }
        self.spaces[at].is_sound()
    }

    fn pose<'b>(&self, names: &'b Names, formula: &'b Formula, amount: Option<u32>, at: usize) -> Pose<'b> {
        let beyond = self.plan.assumes || self.spaces[at].book.has_excluded;
        Pose { names, formula, amount, beyond, last: None }
    }
}

/// What is known of a number that nothing is known of.
fn unknown(query: &Query) -> Number {
    match query {
        Query::Probability { .. } | Query::Likeliest { .. } | Query::Distribution { .. } => {
            Number::Exact(Value::whole(1))
        }
        _ => Number::Exact(Value::Infinite),
    }
}

fn bound(query: &Query) -> Option<&Bound> {
    match query {
        Query::Probability { bound, .. } | Query::Expected { bound, .. } => bound.as_ref(),
        _ => None,
    }
}

/// Whether nothing that is left can change an answer.
fn is_settled(answer: &Answer) -> bool {
    answer.exact().is_some() || matches!(answer.verdict, Some(Verdict::True | Verdict::False))
}

/// Whether a bound is kept, as far as is known.
pub(crate) fn verdict(bound: &Bound, lower: &Number, upper: &Number) -> Verdict {
    use crate::question::Relation::{AtLeast, AtMost, Equal, LessThan, MoreThan, Unequal};
    let limit = Value::Finite(bound.limit.clone());
    let (low, high) = (lower.value(), upper.value());
    let holds = |value: &Value| bound.relation.holds(value, &limit);
    let (sure, never) = match bound.relation {
        AtLeast | MoreThan => (holds(&low), !holds(&high)),
        AtMost | LessThan => (holds(&high), !holds(&low)),
        Equal | Unequal => (holds(&low) && holds(&high), !holds(&low) && !holds(&high)),
    };
    match (sure, never) {
        (true, _) => Verdict::True,
        (_, true) => Verdict::False,
        _ => Verdict::Unknown,
    }
}

/// The runs of a process, each once; none if it has cycles that runs take, or more than anybody can read.
pub(crate) fn paths(process: &Process) -> Option<BigUint> {
    use crate::solve::components::components;
    let reachable = process.reachable();
    let order = components(process.len(), |v, out| out.extend(process.ways(v as u32).iter().map(|w| w.to)));
    let mut counts = vec![BigUint::zero(); process.len()];
    for members in order {
        let node = members[0];
        if !reachable[node as usize] {
            continue;
        }
        if (node as usize) < LEAVES {
            counts[node as usize] = if node == OPEN { BigUint::zero() } else { BigUint::one() };
            continue;
        }
        if members.len() > 1 || process.ways(node).iter().any(|w| w.to == node) {
            return None;
        }
        counts[node as usize] = process.ways(node).iter().map(|w| &counts[w.to as usize]).sum();
        if counts[node as usize].bits() > 4096 {
            return None;
        }
    }
    Some(counts[process.initial as usize].clone())
}

/// The two ends of a range over all schedulers.
pub(crate) fn range(least: &Estimate, largest: &Estimate) -> (Number, Number) {
    (least.lower.clone(), largest.upper.clone())
}
