//! Where a process rests behind a step: calls are followed and draws are made first.
//!
//! Chance comes before everything: `p + dist x[f]. q` is `dist x[f]. (p + q)`, and so for conditions, sums and
//! what stands before a `.` (Groote and Mousavi, chapter 15, and as the official tools do). So a process
//! never rests before a draw, and a choice in which some alternatives draw becomes, by outcome, a choice of
//! what they have become. Draws of different alternatives are independent. A sum must have finitely many
//! values then: each makes a draw of its own.

use smallvec::smallvec;

use super::derive::{Derivation, MOST_CALLS};
use super::leaf::{Frame, Next, key_of};
use super::{Proc, Then};
use crate::mcrl2::code::{Code, Head, Op};
use crate::mcrl2::error::{Halt, Result};
use crate::mcrl2::numbers::Number;
use crate::mcrl2::solve::{Bound, Solutions};
use crate::mcrl2::sorts::Sort;
use crate::mcrl2::terms::{FALSE, Node, TRUE, Term};

/// A distribution may have so many outcomes.
const MOST_OUTCOMES: usize = 10_000;

/// With its probability: what a process may have become, as alternatives.
type Outcome = (Number, Vec<Vec<Frame>>);

impl Derivation<'_> {
    /// The states a stack stands for: a process that is only another process is that one, and a
    /// distribution is resolved.
    pub fn settle(&mut self, mut stack: Vec<Frame>) -> Result<Next> {
        let Some(top) = stack.pop() else { return Ok(smallvec![(Number::ONE, self.number(Vec::new()))]) };
        let mut done: Next = smallvec![];
        for (weight, mut alternatives) in self.resolve(top, 0)? {
            if alternatives.len() > 1 {
                // p + q is q + p. The order must not depend on which terms were met first.
                let terms = &self.rewriter.terms;
                let hashes = |f: &Frame| {
                    [u128::from(f.point)]
                        .into_iter()
                        .chain(f.values.iter().map(|&v| terms.hash(v)))
                        .collect::<Vec<u128>>()
                };
                alternatives.sort_by_cached_key(|stack| stack.iter().map(hashes).collect::<Vec<_>>());
            }
            for frame in stack.iter().chain(alternatives.iter().flatten()) {
                self.rewriter.terms.few_parts(&frame.values)?;
            }
            let state = self.number(key_of(&stack, &alternatives));
            match done.iter_mut().find(|d| d.1 == state) {
                Some(known) => known.0 = known.0.add(&weight)?,
                None => done.push((weight, state)),
            }
        }
        Ok(done)
    }

    /// What a frame stands for, by outcome of its draws.
    fn resolve(&mut self, top: Frame, calls: u32) -> Result<Vec<Outcome>> {
        let program = self.program;
        let data = &program.data;
        let point = &program.points[top.point as usize];
        if calls > MOST_CALLS {
            return Err(Halt(format!("{MOST_CALLS} calls without an action between (unguarded recursion?)")));
        }
        match &point.body {
            Proc::Call(process, arguments) => {
                let mut frame = self.frame(&top);
                let mut values = Vec::new();
                for argument in arguments.iter() {
                    values.push(self.rewriter.eval(data, argument, &mut frame)?);
                }
                let called = Frame { point: program.processes[*process as usize].point, values };
                self.resolve(called, calls + 1)
            }
            Proc::Dist(vars, line, chance, inner) => {
                let mut all = Vec::new();
                for (part, next) in self.outcomes(&top, vars, *line, chance, inner)? {
                    for (weight, alternatives) in self.resolve(next, calls + 1)? {
                        all.push((weight.multiply(&part)?, alternatives));
                    }
                    few(all.len())?;
                }
                Ok(all)
            }
            Proc::If(condition, then, other) if point.decided => {
                let mut frame = self.frame(&top);
                let holds = self.rewriter.eval(data, condition, &mut frame)?;
                self.decidable(holds)?;
                let branch = match (holds, other) {
                    (TRUE, _) => then,
                    (_, Some(other)) => other,
                    (_, None) => &Box::new(Proc::Delta),
                };
                let next = self.branch(branch, &mut frame)?;
                self.resolve(next, calls + 1)
            }
            Proc::Seq(first, then) if point.decided => {
                let mut frame = self.frame(&top);
                let mut then = &**then;
                while let Then::If(condition, yes, no) = then {
                    let holds = self.rewriter.eval(data, condition, &mut frame)?;
                    self.decidable(holds)?;
                    then = if holds == TRUE { yes } else { no };
                }
                let behind = self.enter(then, &mut frame)?;
                let next = self.branch(first, &mut frame)?;
                let mut outcomes = self.resolve(next, calls + 1)?;
                for stack in outcomes.iter_mut().flat_map(|o| &mut o.1) {
                    stack.insert(0, behind.clone());
                }
                Ok(outcomes)
            }
            Proc::Choice(parts) if point.decided => {
                let mut all = vec![(Number::Small(1), Vec::new())];
                for part in parts.iter() {
                    let mut frame = self.frame(&top);
                    let next = self.branch(part, &mut frame)?;
                    let more = self.resolve(next, calls + 1)?;
                    all = self.beside(all, &more)?;
                }
                Ok(all)
            }
            Proc::Sum(vars, line, inner) if point.decided => {
                let mut all = vec![(Number::Small(1), Vec::new())];
                for mut frame in self.frames_of_sum(&top, vars, *line, inner)? {
                    let next = self.branch(inner, &mut frame)?;
                    let more = self.resolve(next, calls + 1)?;
                    all = self.beside(all, &more)?;
                }
                if all[0].1.is_empty() {
                    all[0].1.push(vec![self.enter(&Then::Point(program.remainders[&Proc::Delta]), &mut [])?]);
                }
                Ok(all)
            }
            _ => Ok(vec![(Number::Small(1), vec![vec![top]])]),
        }
    }

    /// A choice between what two processes have become, by outcome of both.
    fn beside(&self, all: Vec<Outcome>, more: &[Outcome]) -> Result<Vec<Outcome>> {
        let points = &self.program.points;
        let is_delta =
            |stack: &Vec<Frame>| stack.last().is_some_and(|f| points[f.point as usize].body == Proc::Delta);
        let mut both = Vec::new();
        for (weight, left) in &all {
            for (part, right) in more {
                let mut alternatives = left.clone();
                for stack in right {
                    if !alternatives.contains(stack) {
                        alternatives.push(stack.clone());
                    }
                }
                // p + delta is p.
                if !alternatives.iter().all(is_delta) {
                    alternatives.retain(|stack| !is_delta(stack));
                }
                both.push((weight.multiply(part)?, alternatives));
            }
            few(both.len())?;
        }
        Ok(both)
    }

    /// The frame of a part of a process that is decided at once.
    fn branch(&mut self, part: &Proc, frame: &mut [Term]) -> Result<Frame> {
        let then = match part {
            Proc::Call(process, arguments) => Then::Call(*process, arguments.clone()),
            part => Then::Point(self.program.remainders[part]),
        };
        self.enter(&then, frame)
    }

    /// The values of the variables of a point, by variable.
    pub(super) fn frame(&self, top: &Frame) -> Vec<Term> {
        let mut frame = vec![FALSE; self.program.slots as usize];
        for (&var, &value) in self.program.points[top.point as usize].vars.iter().zip(&top.values) {
            frame[var as usize] = value;
        }
        frame
    }

    /// By value of a sum in which there are draws: the variables with their values.
    fn frames_of_sum(
        &mut self,
        top: &Frame,
        vars: &[(u32, Sort)],
        line: u32,
        inner: &Proc,
    ) -> Result<Vec<Vec<Term>>> {
        let mut frame = self.frame(top);
        let open = self.open(vars, &mut frame);
        let condition = match inner {
            Proc::If(condition, _, None) => {
                self.rewriter.eval(&self.program.data, condition, &mut frame.clone())?
            }
            _ => TRUE,
        };
        let found = self.solutions(&open, condition, "sum", line)?;
        Ok(found.iter().map(|bound| closed(&frame, vars, &open, bound)).collect())
    }

    fn outcomes(
        &mut self,
        top: &Frame,
        vars: &[(u32, Sort)],
        line: u32,
        chance: &Code,
        inner: &Then,
    ) -> Result<Vec<(Number, Frame)>> {
        let data = &self.program.data;
        let mut frame = self.frame(top);
        let open = self.open(vars, &mut frame);
        let weight = self.rewriter.eval(data, chance, &mut frame)?;
        let zero = self.rewriter.terms.int(0);
        let negative = self.rewriter.apply(data, Head::op(Op::Lt), &[weight, zero])?;
        if !self.solutions(&open, negative, "dist", line)?.is_empty() {
            return Err(Halt(format!("dist on line {line}: a probability is below 0")));
        }
        let positive = self.rewriter.apply(data, Head::op(Op::Lt), &[zero, weight])?;
        let found = self.solutions(&open, positive, "dist", line)?;
        let mut outcomes = Vec::new();
        let mut total = Number::Small(0);
        for bound in found.iter() {
            let part = self.rewriter.substitute(data, weight, bound)?;
            let Some(part) = self.rewriter.terms.as_number(part).cloned() else {
                return Err(Halt(format!("dist on line {line}: a probability is not a number")));
            };
            total = total.add(&part)?;
            outcomes.push((part, self.enter(inner, &mut closed(&frame, vars, &open, bound))?));
        }
        if total != Number::Small(1) {
            return Err(Halt(format!("dist on line {line}: the probabilities add to {total}, not to 1")));
        }
        Ok(outcomes)
    }

    /// Puts fresh variables in the places of these.
    fn open(&mut self, vars: &[(u32, Sort)], frame: &mut [Term]) -> Vec<(u32, Sort)> {
        let mut open = Vec::new();
        for &(slot, sort) in vars {
            let var = self.rewriter.fresh(sort);
            frame[slot as usize] = self.rewriter.terms.intern(Node::Var(var, sort));
            open.push((var, sort));
        }
        open
    }

    fn solutions(
        &mut self,
        open: &[(u32, Sort)],
        condition: Term,
        word: &str,
        line: u32,
    ) -> Result<Solutions> {
        let found = self.rewriter.solutions(&self.program.data, open, condition);
        found.map_err(|halt| Halt(format!("{word} on line {line}: {}", halt.0)))
    }
}

/// A frame with values in the places of open variables.
fn closed(frame: &[Term], vars: &[(u32, Sort)], open: &[(u32, Sort)], bound: &[Bound]) -> Vec<Term> {
    let mut frame = frame.to_vec();
    for (&(slot, _), (var, _)) in vars.iter().zip(open) {
        frame[slot as usize] = bound.iter().find(|b| b.0 == *var).map_or(FALSE, |b| b.1);
    }
    frame
}

fn few(outcomes: usize) -> Result<()> {
    match outcomes > MOST_OUTCOMES {
        true => Err(Halt(format!("a distribution has more than {MOST_OUTCOMES} outcomes"))),
        false => Ok(()),
    }
}
