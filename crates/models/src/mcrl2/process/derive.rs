//! What a sequential process can do in a state.
//!
//! The body of the topmost point is gone through once; sums leave variables in it, conditions on them
//! are collected. A step whose variables have few values is then written out for all of them; another
//! one stays open until somebody communicates with it, or it passes all operators by itself. Writing out
//! lists what constructors build; a term stuck without a rule is a value too, which a partner may send,
//! so that a step that was written out stays open for such ([`Values::Unlisted`]).

use std::sync::Arc;

use smallvec::SmallVec;

use super::leaf::{Act, Frame, Later, Leaf, Next, OPEN, OpenStep, Piece, Step, Values};
use super::{Proc, Program, Then};
use crate::mcrl2::code::{Head, Op};
use crate::mcrl2::error::{Halt, Result};
use crate::mcrl2::rewrite::Rewriter;
use crate::mcrl2::solve::{Bound, Solutions};
use crate::mcrl2::sorts::Sort;
use crate::mcrl2::terms::{FALSE, Node, TRUE, Term, Terms, hash_all};
use crate::mcrl2::values;

/// A process may call processes so often before its first action.
pub(super) const MOST_CALLS: u32 = 100;

/// A sum over so few values is written out at once.
const FEW: u128 = 16;

/// Arguments of actions, each tuple kept once.
#[derive(Clone, Debug, Default)]
pub struct Tuples {
    all: Vec<Box<[Term]>>,
    /// By tuple: whether all of it is distinguished from others by its looks.
    plain: Vec<bool>,
    any_stuck: bool,
    numbers: rustc_hash::FxHashMap<Box<[Term]>, u32>,
}

impl Tuples {
    pub fn number(&mut self, terms: &Terms, tuple: &[Term]) -> u32 {
        if let Some(&number) = self.numbers.get(tuple) {
            return number;
        }
        let number = self.all.len() as u32;
        self.all.push(tuple.into());
        let is_plain = tuple.iter().all(|&t| terms.is_plain(t));
        self.plain.push(is_plain);
        self.any_stuck |= !is_plain;
        self.numbers.insert(tuple.into(), number);
        number
    }

    /// Whether a tuple equals another one only if it is the same one.
    pub fn is_plain(&self, number: u32) -> bool {
        self.plain[number as usize]
    }

    /// Whether there is a tuple that is not plain.
    pub fn any_stuck(&self) -> bool {
        self.any_stuck
    }

    pub fn get(&self, number: u32) -> &[Term] {
        &self.all[number as usize]
    }
}

/// A derivation under way.
pub struct Derivation<'a> {
    pub program: &'a Program,
    pub rewriter: &'a mut Rewriter,
    pub tuples: &'a mut Tuples,
    pub leaf: &'a mut Leaf,
    /// The position of the process in the network: equal states of different processes differ.
    pub place: u32,
}

/// What is known on the way to an action.
#[derive(Clone)]
struct Way {
    vars: Vec<(u32, Sort)>,
    condition: Term,
    /// What comes behind, the next last.
    stack: Vec<Frame>,
    calls: u32,
    line: u32,
}

impl Derivation<'_> {
    /// The steps of a state.
    pub fn steps(&mut self, state: u32) -> Result<Arc<[Step]>> {
        if let Some(known) = &self.leaf.steps[state as usize] {
            return Ok(known.clone());
        }
        let mut steps = Vec::new();
        for mut stack in self.leaf.stacks(&self.program.points, state) {
            let Some(top) = stack.pop() else { continue };
            self.rewriter.begin();
            self.rewriter.next_var = 0;
            let mut frame = self.frame(&top);
            let way = Way { vars: Vec::new(), condition: TRUE, stack, calls: 0, line: 0 };
            self.walk(&self.program.points[top.point as usize].body, &mut frame, way, &mut steps)?;
        }
        let steps: Arc<[Step]> = steps.into();
        self.leaf.keep(state, steps.clone());
        Ok(steps)
    }

    fn walk(&mut self, body: &Proc, frame: &mut Vec<Term>, mut way: Way, out: &mut Vec<Step>) -> Result<()> {
        let data = &self.program.data;
        match body {
            Proc::Delta => Ok(()),
            Proc::Choice(parts) => {
                for part in parts.iter() {
                    let mut copy = frame.clone();
                    self.walk(part, &mut copy, way.clone(), out)?;
                }
                Ok(())
            }
            Proc::Sum(vars, line, inner) => {
                for &(slot, sort) in vars.iter() {
                    let var = self.rewriter.fresh(sort);
                    frame[slot as usize] = self.rewriter.terms.intern(Node::Var(var, sort));
                    way.vars.push((var, sort));
                }
                way.line = *line;
                self.walk(inner, frame, way, out)
            }
            // A process rests behind its draws only.
            Proc::Dist(_, line, ..) => Err(Halt(format!("dist on line {line} is not resolved"))),
            Proc::If(condition, then, other) => {
                let holds = self.rewriter.eval(data, condition, frame)?;
                let before = way.condition;
                let mut copy = frame.clone();
                if holds != FALSE {
                    let condition = self.rewriter.and(before, holds);
                    self.decidable(holds)?;
                    self.walk(then, frame, Way { condition, ..way.clone() }, out)?;
                }
                if let (Some(other), true) = (other, holds != TRUE) {
                    let not = self.rewriter.not(holds);
                    let condition = self.rewriter.and(before, not);
                    self.walk(other, &mut copy, Way { condition, ..way }, out)?;
                }
                Ok(())
            }
            Proc::Call(process, arguments) => {
                way.calls += 1;
                if way.calls > MOST_CALLS {
                    let name = &self.program.processes[*process as usize].name;
                    return Err(Halt(format!(
                        "{MOST_CALLS} calls without an action between, then {name} (unguarded recursion?)"
                    )));
                }
                let mut values = Vec::new();
                for argument in arguments.iter() {
                    values.push(self.rewriter.eval(data, argument, frame)?);
                }
                let process = &self.program.processes[*process as usize];
                let mut inner = vec![FALSE; frame.len()];
                for (&param, value) in process.params.iter().zip(values) {
                    inner[param as usize] = value;
                }
                let body = &self.program.points[process.point as usize].body;
                self.walk(body, &mut inner, way, out)
            }
            Proc::Seq(first, then) => self.walk_seq(first, then, frame, way, out),
            Proc::Act(actions) => {
                let mut arguments = Vec::with_capacity(actions.len());
                for (_, codes) in actions.iter() {
                    let mut values = Vec::with_capacity(codes.len());
                    for code in codes.iter() {
                        values.push(self.rewriter.eval(data, code, frame)?);
                    }
                    arguments.push(values);
                }
                let step = OpenStep {
                    vars: way.vars,
                    condition: way.condition,
                    arguments,
                    actions: actions.iter().map(|a| a.0).collect(),
                    stack: way.stack,
                    line: way.line,
                };
                self.emit(step, out)
            }
        }
    }

    fn walk_seq(
        &mut self,
        first: &Proc,
        then: &Then,
        frame: &mut Vec<Term>,
        mut way: Way,
        out: &mut Vec<Step>,
    ) -> Result<()> {
        let data = &self.program.data;
        match then {
            Then::Point(_) | Then::Call(..) => way.stack.push(self.enter(then, frame)?),
            Then::If(condition, yes, no) => {
                let holds = self.rewriter.eval(data, condition, frame)?;
                if holds == TRUE || holds == FALSE {
                    let branch = if holds == TRUE { yes } else { no };
                    return self.walk_seq(first, branch, frame, way, out);
                }
                self.decidable(holds)?;
                let not = self.rewriter.not(holds);
                let before = way.condition;
                for (branch, holds) in [(yes, holds), (no, not)] {
                    let condition = self.rewriter.and(before, holds);
                    let mut copy = frame.clone();
                    self.walk_seq(first, branch, &mut copy, Way { condition, ..way.clone() }, out)?;
                }
                return Ok(());
            }
        }
        self.walk(first, frame, way, out)
    }

    /// A condition without variables must be true or false.
    pub(super) fn decidable(&self, condition: Term) -> Result<()> {
        if condition == TRUE || condition == FALSE || self.rewriter.terms.is_open(condition) {
            return Ok(());
        }
        let shown: String = self.rewriter.show(condition).chars().take(200).collect();
        Err(Halt(format!("the condition {shown} is neither true nor false")))
    }

    /// Adds a step, written out where that is wise.
    fn emit(&mut self, mut step: OpenStep, out: &mut Vec<Step>) -> Result<()> {
        if step.condition == FALSE {
            return Ok(());
        }
        // A variable that occurs nowhere may be anything.
        let rewriter = &*self.rewriter;
        let used = |var: u32| {
            let mut terms = step.arguments.iter().flatten().chain(step.stack.iter().flat_map(|f| &f.values));
            rewriter.occurs(step.condition, var) || terms.any(|&t| rewriter.occurs(t, var))
        };
        step.vars = step.vars.iter().filter(|v| used(v.0)).copied().collect();
        if step.vars.is_empty() {
            out.push(self.closed(&step, &[])?);
            return Ok(());
        }
        let size = step.vars.iter().try_fold(1u128, |product, v| {
            values::size(&self.program.data, v.1, &mut Vec::new()).map(|n| product.saturating_mul(n))
        });
        if size.is_none_or(|n| n > FEW) {
            out.push(waiting(Arc::new(step), Values::All));
            return Ok(());
        }
        let step = Arc::new(step);
        let listed = self.write_out(&step, step.condition)?;
        out.extend(listed.into_iter().map(|s| Step { values: Values::Listed, ..s }));
        if step.arguments.iter().flatten().any(|&t| self.rewriter.terms.is_open(t)) {
            out.push(waiting(step, Values::Unlisted));
        }
        Ok(())
    }

    /// The step for all values of its variables that make a condition true.
    pub fn write_out(&mut self, step: &Arc<OpenStep>, condition: Term) -> Result<Vec<Step>> {
        let data = &self.program.data;
        self.rewriter.next_var = self.rewriter.next_var.max(step.vars.iter().map(|v| v.0).max().unwrap_or(0));
        let found = self.rewriter.solutions(data, &step.vars, condition);
        let found = found.map_err(|halt| Halt(format!("sum on line {}: {}", step.line, halt.0)))?;
        (0..found.len()).map(|nth| self.solved(step, &found, nth, 0)).collect()
    }

    /// The step for one of its solutions. If there are many, most of them will be counted and never taken: where
    /// they lead is worked out later.
    pub fn solved(
        &mut self,
        step: &Arc<OpenStep>,
        found: &Solutions,
        nth: usize,
        shift: u32,
    ) -> Result<Step> {
        if found.len() <= FEW as usize || self.program.has_chance {
            return self.closed(step, &found[nth]);
        }
        let acts = self.acts(step, &found[nth])?;
        let later = Later { own: None, all: found.clone(), nth: nth as u32, shift };
        Ok(Step { acts, next: Next::new(), later: Some(later), open: None, values: Values::All })
    }

    /// Where a step of a state leads that was put off.
    pub fn arrive(&mut self, state: u32, step: u32, later: &Later) -> Result<Next> {
        let steps = self.steps(state)?;
        let open = later.own.as_ref().or(steps[step as usize].open.as_ref()).expect("the step is open");
        let bound = later.all[later.nth as usize].iter().filter(|b| b.0 > later.shift);
        let bound: SmallVec<[Bound; 4]> = bound.map(|&(var, value)| (var - later.shift, value)).collect();
        self.rewriter.begin();
        self.behind(open, &bound)
    }

    /// The step when one of its actions has these arguments.
    pub fn instantiate(&mut self, step: &OpenStep, nth: usize, tuple: u32) -> Result<Vec<Step>> {
        self.rewriter.begin();
        let data = &self.program.data;
        let given = self.tuples.get(tuple).to_vec();
        let sorts = &self.program.actions[step.actions[nth] as usize].sorts;
        // A stuck term is a value of the sort it was sent as.
        let mut bound: Vec<Bound> = Vec::new();
        for ((&argument, &value), sort) in step.arguments[nth].iter().zip(&given).zip(sorts) {
            if let Node::Var(var, of) = self.rewriter.terms.node(argument)
                && of == sort
                && !self.rewriter.terms.is_plain(value)
                && bound.iter().all(|b| b.0 != *var)
            {
                bound.push((*var, value));
            }
        }
        let mut known = step.clone();
        if !bound.is_empty() {
            known.vars.retain(|v| bound.iter().all(|b| b.0 != v.0));
            known.condition = self.rewriter.substitute(data, known.condition, &bound)?;
            let arguments = known.arguments.iter_mut().flatten();
            for value in arguments.chain(known.stack.iter_mut().flat_map(|f| &mut f.values)) {
                *value = self.rewriter.substitute(data, *value, &bound)?;
            }
        }
        let is_changed = !bound.is_empty();
        let step = &Arc::new(known);
        let mut condition = step.condition;
        for (&argument, value) in step.arguments[nth].iter().zip(given) {
            let same = self.rewriter.apply(data, Head::op(Op::Eq), &[argument, value])?;
            condition = self.rewriter.and(same, condition);
        }
        let mut steps = self.write_out(step, condition)?;
        if is_changed {
            steps.iter_mut().flat_map(|s| &mut s.later).for_each(|l| l.own = Some(step.clone()));
        }
        Ok(steps)
    }

    /// A step whose variables have values.
    pub fn closed(&mut self, step: &OpenStep, bound: &[Bound]) -> Result<Step> {
        let acts = self.acts(step, bound)?;
        let next = self.behind(step, bound)?;
        Ok(Step { acts, next, later: None, open: None, values: Values::All })
    }

    fn acts(&mut self, step: &OpenStep, bound: &[Bound]) -> Result<SmallVec<[Act; 1]>> {
        let data = &self.program.data;
        let mut acts = SmallVec::new();
        for (&action, arguments) in step.actions.iter().zip(&step.arguments) {
            let mut values = SmallVec::<[Term; 4]>::new();
            for &argument in arguments {
                values.push(self.rewriter.substitute(data, argument, bound)?);
            }
            self.rewriter.terms.few_parts(&values)?;
            acts.push(Act { action, arguments: self.tuples.number(&self.rewriter.terms, &values) });
        }
        Ok(acts)
    }

    fn behind(&mut self, step: &OpenStep, bound: &[Bound]) -> Result<Next> {
        let data = &self.program.data;
        let mut stack = step.stack.clone();
        for value in stack.iter_mut().flat_map(|f| f.values.iter_mut()) {
            *value = self.rewriter.substitute(data, *value, bound)?;
        }
        self.settle(stack)
    }

    /// The frame of what starts with these values.
    pub fn enter(&mut self, then: &Then, frame: &mut [Term]) -> Result<Frame> {
        let data = &self.program.data;
        match then {
            Then::Point(point) => {
                let vars = &self.program.points[*point as usize].vars;
                Ok(Frame { point: *point, values: vars.iter().map(|&v| frame[v as usize]).collect() })
            }
            Then::Call(process, arguments) => {
                let mut values = Vec::with_capacity(arguments.len());
                for argument in arguments.iter() {
                    values.push(self.rewriter.eval(data, argument, frame)?);
                }
                Ok(Frame { point: self.program.processes[*process as usize].point, values })
            }
            Then::If(..) => unreachable!("a condition is decided before"),
        }
    }

    /// The number of a state, with its hash.
    pub fn number(&mut self, key: Vec<u32>) -> u32 {
        let (number, is_new) = self.leaf.number(key);
        if is_new {
            let mut parts = vec![u128::from(self.place) + 1];
            if !self.leaf.is_dead(number) {
                for part in self.leaf.parts(&self.program.points, number) {
                    match part {
                        Piece::Mark(mark) => parts.push(u128::MAX - u128::from(mark)),
                        Piece::Frame(point, values) => {
                            parts.push(u128::from(point));
                            parts.extend(values.iter().map(|&v| self.rewriter.terms.hash(Term(v))));
                        }
                    }
                }
            } else {
                parts.push(u128::MAX);
            }
            self.leaf.hashes[number as usize] = hash_all(parts.into_iter());
        }
        number
    }
}

/// A step that waits for values.
fn waiting(step: Arc<OpenStep>, values: Values) -> Step {
    let acts = step.actions.iter().map(|&action| Act { action, arguments: OPEN }).collect();
    Step { acts, next: Next::new(), later: None, open: Some(step), values }
}
