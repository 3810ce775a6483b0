//! The rewriter: innermost, with lazy `if`, `&&`, `||` and `=>`, and arguments that may be put off
//! ([`super::typecheck`] says which); values are normal forms.
//!
//! A map without a rule for its arguments is a value (`head([])` is one), and a condition that is not
//! `true` means that its rule does not apply. Terms may be *open* (contain variables of sums): then a
//! rule that might apply once the variables are known stops the rewriting, so an open normal form
//! means the same for all values of its variables.
//!
//! Limits: so many steps in one evaluation, so much stack.

mod apply;
mod functions;
mod lists;
mod logic;
mod memo;
mod numeric;
mod sets;
pub mod show;

pub use numeric::Bounds;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::code::{Code, Data, Head, Op};
use super::error::{Halt, Result};
use super::solve::Solved;
use super::sorts::Sort;
use super::terms::{FALSE, Node, TRUE, Term, Terms};

/// The most rewrite steps in one evaluation.
pub const MOST_STEPS: u64 = 20_000_000;

/// The most stack one evaluation may take, in bytes: threads have two million and more.
pub const MOST_STACK: usize = 1 << 20;

/// So many values that were put off are remembered; then all are forgotten.
const MOST_FORCED: usize = 1 << 18;

/// What an evaluation took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    steps: u64,
    stack: usize,
}

fn too_deep() -> Halt {
    Halt("rewriting is nested too deep (does an equation call itself without end?)".into())
}

/// A rewriter with the terms it made.
#[derive(Clone, Debug)]
pub struct Rewriter {
    pub data: Arc<Data>,
    pub terms: Terms,
    /// Steps left in this evaluation.
    steps: u64,
    /// Where the stack stood when it began.
    base: usize,
    /// The most stack it has taken so far.
    deepest: usize,
    /// Variables of sums made so far.
    pub(super) next_var: u32,
    /// By sort: all its values, if there are few enough.
    pub(super) finite: FxHashMap<Sort, Option<Arc<[Term]>>>,
    pub(super) solved: Solved,
    /// Values of maps that take long.
    memo: memo::Memo,
    ends: lists::Ends,
    /// What was put off, by the function that does it: its value, and what it cost.
    forced: FxHashMap<Term, (Term, Cost)>,
}

impl Rewriter {
    pub fn new(data: Arc<Data>) -> Rewriter {
        let terms = Terms::new(&data);
        Rewriter {
            data,
            terms,
            steps: 0,
            base: 0,
            deepest: 0,
            next_var: 0,
            finite: FxHashMap::default(),
            solved: Solved::default(),
            memo: memo::Memo::default(),
            ends: lists::Ends::default(),
            forced: FxHashMap::default(),
        }
    }

    /// To be called where an evaluation starts: its limits count from here.
    pub fn begin(&mut self) {
        self.begin_with(MOST_STEPS);
    }

    pub fn begin_with(&mut self, steps: u64) {
        let here = 0u8;
        self.base = std::ptr::from_ref(&here) as usize;
        self.deepest = 0;
        self.steps = steps;
    }

    /// Counts a step, and looks at the stack.
    #[inline]
    fn tick(&mut self) -> Result<()> {
        let used = self.used();
        if used > MOST_STACK {
            return Err(too_deep());
        }
        self.deepest = self.deepest.max(used);
        if self.steps == 0 {
            return Err(Halt(format!("rewriting one expression took more than {MOST_STEPS} steps")));
        }
        self.steps -= 1;
        Ok(())
    }

    /// How much stack this evaluation takes at present.
    #[inline]
    fn used(&self) -> usize {
        let here = 0u8;
        self.base.abs_diff(std::ptr::from_ref(&here) as usize)
    }

    /// Does something, and says what it cost.
    pub(super) fn measured<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T>) -> Result<(T, Cost)> {
        let (steps, used) = (self.steps, self.used());
        let before = std::mem::replace(&mut self.deepest, used);
        let done = work(self)?;
        let cost = Cost { steps: steps - self.steps, stack: self.deepest.saturating_sub(used) };
        self.deepest = self.deepest.max(before);
        Ok((done, cost))
    }

    /// Pays for what is remembered: limits do not depend on that.
    pub(super) fn charge(&mut self, cost: Cost) -> Result<()> {
        let reached = self.used() + cost.stack;
        if reached > MOST_STACK {
            return Err(too_deep());
        }
        if cost.steps > self.steps {
            return Err(Halt(format!("rewriting one expression took more than {MOST_STEPS} steps")));
        }
        self.deepest = self.deepest.max(reached);
        self.steps -= cost.steps;
        Ok(())
    }

    /// The value of an expression in a frame.
    pub fn eval(&mut self, data: &Data, code: &Code, frame: &mut [Term]) -> Result<Term> {
        match code {
            Code::Slot(slot) => Ok(frame[*slot as usize]),
            Code::Force(slot) => {
                let value = self.forced(data, frame[*slot as usize])?;
                frame[*slot as usize] = value;
                Ok(value)
            }
            Code::Number(number) => Ok(self.terms.number(number.clone())),
            Code::Call(head, arguments) => match (head.as_op(), &**arguments) {
                (Some(Op::And), [a, b]) => {
                    let left = self.eval(data, a, frame)?;
                    if left == FALSE {
                        return Ok(FALSE);
                    }
                    let right = self.eval(data, b, frame)?;
                    Ok(self.and(left, right))
                }
                (Some(Op::Or), [a, b]) => {
                    let left = self.eval(data, a, frame)?;
                    if left == TRUE {
                        return Ok(TRUE);
                    }
                    let right = self.eval(data, b, frame)?;
                    Ok(self.or(left, right))
                }
                (Some(Op::Implies), [a, b]) => {
                    let left = self.eval(data, a, frame)?;
                    if left == FALSE {
                        return Ok(TRUE);
                    }
                    let right = self.eval(data, b, frame)?;
                    let left = self.not(left);
                    Ok(self.or(left, right))
                }
                (Some(Op::If), [condition, then, other]) => {
                    let condition = self.eval(data, condition, frame)?;
                    match condition {
                        TRUE => self.eval(data, then, frame),
                        FALSE => self.eval(data, other, frame),
                        _ => {
                            let then = self.eval(data, then, frame)?;
                            let other = self.eval(data, other, frame)?;
                            Ok(self.choose(condition, then, other))
                        }
                    }
                }
                _ => {
                    let mut values = smallvec::SmallVec::<[Term; 6]>::with_capacity(arguments.len());
                    for argument in arguments.iter() {
                        values.push(self.eval(data, argument, frame)?);
                    }
                    self.apply(data, *head, &values)
                }
            },
            Code::Apply(function, arguments) => {
                let function = self.eval(data, function, frame)?;
                let mut values = smallvec::SmallVec::<[Term; 6]>::with_capacity(arguments.len());
                for argument in arguments.iter() {
                    values.push(self.eval(data, argument, frame)?);
                }
                self.apply_function(data, function, &values)
            }
            Code::Let(defined, body) => {
                let mut values = smallvec::SmallVec::<[Term; 4]>::new();
                for (_, value) in defined.iter() {
                    values.push(self.eval(data, value, frame)?);
                }
                for ((slot, _), value) in defined.iter().zip(values) {
                    frame[*slot as usize] = value;
                }
                self.eval(data, body, frame)
            }
            Code::Lambda(lambda, captured) => {
                let captured = captured.iter().map(|&s| frame[s as usize]).collect();
                Ok(self.terms.intern(Node::Closure(*lambda, captured)))
            }
            Code::Forall(lambda, captured) => {
                let captured: Vec<Term> = captured.iter().map(|&s| frame[s as usize]).collect();
                self.quantify(data, true, *lambda, &captured)
            }
            Code::Exists(lambda, captured) => {
                let captured: Vec<Term> = captured.iter().map(|&s| frame[s as usize]).collect();
                self.quantify(data, false, *lambda, &captured)
            }
            Code::SameFunction(params, pair) => {
                let left = self.eval(data, &pair.0, frame)?;
                let right = self.eval(data, &pair.1, frame)?;
                self.same_function(data, params, left, right)
            }
        }
    }

    /// The value of what may have been put off.
    fn forced(&mut self, data: &Data, value: Term) -> Result<Term> {
        let Node::Closure(lambda, _) = self.terms.node(value) else { return Ok(value) };
        if !data.lambdas[*lambda as usize].params.is_empty() {
            return Ok(value);
        }
        if let Some(&(known, cost)) = self.forced.get(&value) {
            self.charge(cost)?;
            return Ok(known);
        }
        let (found, cost) = self.measured(|r| {
            let found = r.apply_function(data, value, &[])?;
            r.forced(data, found)
        })?;
        if self.forced.len() > MOST_FORCED {
            self.forced.clear();
        }
        self.forced.insert(value, (found, cost));
        Ok(found)
    }

    /// A term with values for variables, rewritten.
    pub fn substitute(&mut self, data: &Data, term: Term, values: &[(u32, Term)]) -> Result<Term> {
        if !self.terms.is_open(term) || values.is_empty() {
            return Ok(term);
        }
        self.tick()?;
        match self.terms.node(term).clone() {
            Node::Number(_) => Ok(term),
            Node::Var(var, _) => Ok(values.iter().find(|v| v.0 == var).map_or(term, |v| v.1)),
            Node::App(head, parts) => {
                let mut done = smallvec::SmallVec::<[Term; 6]>::new();
                for (position, &part) in parts.iter().enumerate() {
                    let value = self.substitute(data, part, values)?;
                    // What is decided by its first argument need not look at the others.
                    match (head.as_op(), position, value) {
                        (Some(Op::And), _, FALSE) => return Ok(FALSE),
                        (Some(Op::Or), _, TRUE) => return Ok(TRUE),
                        (Some(Op::If), 0, TRUE) => return self.substitute(data, parts[1], values),
                        (Some(Op::If), 0, FALSE) => return self.substitute(data, parts[2], values),
                        _ => done.push(value),
                    }
                }
                self.apply(data, head, &done)
            }
            Node::Apply(function, parts) => {
                let function = self.substitute(data, function, values)?;
                let parts = self.substitute_all(data, &parts, values)?;
                self.apply_function(data, function, &parts)
            }
            Node::Closure(lambda, parts) => {
                let parts = self.substitute_all(data, &parts, values)?;
                Ok(self.terms.intern(Node::Closure(lambda, parts.into())))
            }
            Node::Forall(lambda, parts) => {
                let parts = self.substitute_all(data, &parts, values)?;
                self.quantify(data, true, lambda, &parts)
            }
            Node::Exists(lambda, parts) => {
                let parts = self.substitute_all(data, &parts, values)?;
                self.quantify(data, false, lambda, &parts)
            }
            Node::SameFunction(params, a, b) => {
                let a = self.substitute(data, a, values)?;
                let b = self.substitute(data, b, values)?;
                self.same_function(data, &params, a, b)
            }
            Node::Set(but, parts) => {
                let parts = self.substitute_all(data, &parts, values)?;
                Ok(self.set(data, but, parts))
            }
            Node::Bag(pairs) => {
                let mut flat = Vec::new();
                for (element, count) in pairs.iter() {
                    flat.push(self.substitute(data, *element, values)?);
                    flat.push(self.substitute(data, *count, values)?);
                }
                self.apply(data, Head::op(Op::BagOf), &flat)
            }
            Node::Updated(base, pairs) => {
                let mut function = self.substitute(data, base, values)?;
                for (argument, value) in pairs.iter() {
                    let argument = self.substitute(data, *argument, values)?;
                    let value = self.substitute(data, *value, values)?;
                    function = self.update(data, function, argument, value)?;
                }
                Ok(function)
            }
        }
    }

    fn substitute_all(&mut self, data: &Data, parts: &[Term], values: &[(u32, Term)]) -> Result<Vec<Term>> {
        parts.iter().map(|&p| self.substitute(data, p, values)).collect()
    }
}
