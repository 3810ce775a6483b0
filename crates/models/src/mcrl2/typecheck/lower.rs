//! From typed expressions to code: variables become places in frames, binders get frames of their
//! own, left sides become patterns.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use super::{Binder, Checked, Checker, Reading, TypedKind};
use crate::mcrl2::code::{Code, Head, Lambda, Op, Pattern};
use crate::mcrl2::error::{At, Wrong};
use crate::mcrl2::sorts::{self, Kind};
use crate::mcrl2::values;

/// A list of so many elements is built element by element.
const SHORT_LIST: usize = 64;

/// Where variables stand.
pub(super) struct Frame {
    places: HashMap<u32, u32>,
    /// The next free place; none where every variable stands at its own number.
    next: Option<u32>,
}

impl Frame {
    /// Every variable stands at its own number.
    pub fn numbered() -> Frame {
        Frame { places: HashMap::new(), next: None }
    }

    /// Variables stand in the order in which they come.
    fn compact() -> Frame {
        Frame { places: HashMap::new(), next: Some(0) }
    }

    fn place(&mut self, var: u32) -> u32 {
        let Some(next) = &mut self.next else { return var };
        *next += 1;
        self.places.insert(var, *next - 1);
        *next - 1
    }

    fn of_var(&self, var: u32) -> u32 {
        self.places.get(&var).copied().unwrap_or(var)
    }
}

impl Checker {
    /// The free variables, in order.
    pub(super) fn free(&self, reading: &Reading) -> Vec<u32> {
        let mut free = Vec::new();
        collect(reading, &mut Vec::new(), &mut free);
        free.sort_unstable();
        free.dedup();
        free
    }

    /// Code for an expression in a frame.
    pub(super) fn lower(&mut self, reading: &Reading, frame: &mut Frame) -> Code {
        match &reading.typed.kind {
            TypedKind::Var(var) => Code::Slot(frame.of_var(*var)),
            TypedKind::Number(number) => Code::Number(number.clone()),
            TypedKind::Call(head, arguments) => {
                if *head == Head::op(Op::Cons)
                    && let Some(list) = self.long_list(reading, frame)
                {
                    return list;
                }
                let functions = match head.as_op() {
                    Some(Op::Eq | Op::Ne) => self.data.sorts.join(arguments[0].sort(), arguments[1].sort()),
                    _ => None,
                };
                let mut lowered: Vec<Code> = arguments.iter().map(|a| self.lower(a, frame)).collect();
                if let Some(Kind::Arrow(params, _)) = functions.map(|s| self.data.sorts.kind(s).clone())
                    && lowered.len() == 2
                {
                    let pair = Box::new((lowered.swap_remove(0), lowered.swap_remove(0)));
                    let same = Code::SameFunction(params.into(), pair);
                    return match head.as_op() {
                        Some(Op::Ne) => Code::Call(Head::op(Op::Not), [same].into()),
                        _ => same,
                    };
                }
                if head.as_op() == Some(Op::Complement)
                    && let Kind::Set(element, _) = *self.data.sorts.kind(reading.sort())
                    && self.data.sorts.is_vague(element)
                {
                    self.vague.get_or_insert(reading.typed.at);
                }
                if head.as_op() == Some(Op::Complement)
                    && let Kind::Set(element, _) = *self.data.sorts.kind(reading.sort())
                    && values::size(&self.data, element, &mut Vec::new()).is_some()
                {
                    // Over a sort with an end, all but these are others by name: `!{x} == {y}`.
                    let body = Code::Call(Head::op(Op::True), [].into());
                    let (at, params) = (reading.typed.at, [element].into());
                    let (text, names) = ("".into(), [].into());
                    let number = self.lambda(Lambda { at, text, names, captured: 0, params, slots: 1, body });
                    let all = Code::Lambda(number, [].into());
                    lowered.insert(0, Code::Call(Head::op(Op::SetWhere), [all].into()));
                    return Code::Call(Head::op(Op::Minus), lowered.into());
                }
                self.delay_arguments(*head, &mut lowered, reading.typed.at);
                Code::Call(*head, lowered.into())
            }
            TypedKind::Apply(function, arguments) => {
                let function = Box::new(self.lower(function, frame));
                Code::Apply(function, arguments.iter().map(|a| self.lower(a, frame)).collect())
            }
            TypedKind::Whr(defined, body) => {
                let values: Vec<Code> = defined.iter().map(|d| self.lower(&d.1, frame)).collect();
                let places: Vec<u32> = defined.iter().map(|d| frame.place(d.0)).collect();
                let body = self.lower(body, frame);
                Code::Let(places.into_iter().zip(values).collect(), Box::new(body))
            }
            TypedKind::Bind(binder, vars, body) => {
                let bound: Vec<u32> = vars.iter().map(|v| v.0).collect();
                let captured: Vec<u32> = self.free(body).into_iter().filter(|v| !bound.contains(v)).collect();
                let mut inner = Frame::compact();
                for &var in captured.iter().chain(&bound) {
                    inner.place(var);
                }
                let body = self.lower(body, &mut inner);
                let at = reading.typed.at;
                let name = |var: &u32| self.var_names.get(var).cloned().unwrap_or_default();
                let lambda = Lambda {
                    at,
                    text: self.texts.get(&at).cloned().unwrap_or_default(),
                    names: captured.iter().map(name).collect(),
                    captured: captured.len() as u32,
                    params: vars.iter().map(|v| v.1).collect(),
                    slots: inner.next.unwrap_or(0),
                    body,
                };
                let number = self.lambda(lambda);
                let captured: Box<[u32]> = captured.into_iter().map(|v| frame.of_var(v)).collect();
                match binder {
                    Binder::Lambda => Code::Lambda(number, captured),
                    Binder::Forall => Code::Forall(number, captured),
                    Binder::Exists => Code::Exists(number, captured),
                    Binder::SetWhere => {
                        Code::Call(Head::op(Op::SetWhere), [Code::Lambda(number, captured)].into())
                    }
                    Binder::BagWhere => {
                        Code::Call(Head::op(Op::BagWhere), [Code::Lambda(number, captured)].into())
                    }
                }
            }
        }
    }

    /// Code for a list of many elements: one of short lists, so that it is not as deep as it is long.
    fn long_list(&mut self, reading: &Reading, frame: &mut Frame) -> Option<Code> {
        let (mut elements, mut rest) = (Vec::new(), reading);
        while let TypedKind::Call(head, parts) = &rest.typed.kind
            && *head == Head::op(Op::Cons)
        {
            elements.push(&parts[0]);
            rest = &parts[1];
        }
        if elements.len() <= SHORT_LIST {
            return None;
        }
        let nil = || Code::Call(Head::op(Op::Nil), [].into());
        let mut parts = Vec::new();
        for chunk in elements.chunks(SHORT_LIST) {
            let codes: Vec<Code> = chunk.iter().map(|e| self.lower(e, frame)).collect();
            let cons = |rest, first| Code::Call(Head::op(Op::Cons), [first, rest].into());
            parts.push(codes.into_iter().rev().fold(nil(), cons));
        }
        parts.push(self.lower(rest, frame));
        while parts.len() > 1 {
            let mut joined = Vec::with_capacity(parts.len().div_ceil(2));
            let mut each = parts.into_iter();
            while let Some(first) = each.next() {
                joined.push(match each.next() {
                    Some(second) => Code::Call(Head::op(Op::Concat), [first, second].into()),
                    None => first,
                });
            }
            parts = joined;
        }
        parts.pop()
    }

    /// The number of a body; equal ones are one, wherever they are written.
    pub(super) fn lambda(&mut self, lambda: Lambda) -> u32 {
        let is_same = |other: &Lambda| {
            (other.captured, other.slots) == (lambda.captured, lambda.slots)
                && other.params == lambda.params
                && other.body == lambda.body
        };
        let alike = self.bodies.entry(hash_of(&lambda.body)).or_default();
        match alike.iter().find(|&&known| is_same(&self.data.lambdas[known as usize])) {
            Some(&known) => known,
            None => {
                let number = self.data.lambdas.len() as u32;
                alike.push(number);
                self.data.lambdas.push(lambda);
                number
            }
        }
    }

    /// Puts another body in the place of one.
    pub(super) fn set_body(&mut self, number: usize, body: Code) {
        self.bodies.entry(hash_of(&body)).or_default().push(number as u32);
        self.data.lambdas[number].body = body;
    }

    /// Says that a left side that computes is no pattern of a number.
    fn matches_no_number(&mut self, op: Op, at: At) {
        let note = format!(
            "{} on the left side of an equation matches no number, as in mCRL2: write f(n) with a condition such as \
             n > 0, and compute on the right side",
            op.text()
        );
        if !self.notes.iter().any(|n| n.0.line == at.line) {
            self.notes.push((at, note));
        }
    }

    /// A left side, or a part of one, as a pattern.
    pub(super) fn pattern(&mut self, reading: &Reading, bound: &mut [bool]) -> Checked<Pattern> {
        Ok(match &reading.typed.kind {
            TypedKind::Var(var) if std::mem::replace(&mut bound[*var as usize], true) => Pattern::Same(*var),
            TypedKind::Var(var) => {
                let sort = reading.sort();
                let is_number = self.data.sorts.is_number(sort);
                Pattern::Bind(*var, if is_number { sort } else { sorts::ANY })
            }
            TypedKind::Number(number) => Pattern::Number(number.clone()),
            TypedKind::Call(head, arguments) => {
                let mut parts = Vec::with_capacity(arguments.len());
                for argument in arguments {
                    parts.push(self.pattern(argument, bound)?);
                }
                // A number of the parameter's own sort needs no look.
                let params = self.data.symbol(*head).map(|s| s.params.as_slice());
                for (position, part) in parts.iter_mut().enumerate() {
                    if let Pattern::Bind(_, sort) = part
                        && params.is_none_or(|p| p[position] == *sort)
                    {
                        *sort = sorts::ANY;
                    }
                }
                if let Some(op @ (Op::Add | Op::Sub | Op::Mul | Op::Succ | Op::Pred)) = head.as_op() {
                    self.matches_no_number(op, reading.typed.at);
                }
                match head.as_op() {
                    // A cast looks like what is cast.
                    Some(Op::ToPos | Op::ToNat | Op::ToInt) if parts.len() == 1 => parts.swap_remove(0),
                    Some(Op::Neg) => match parts.swap_remove(0) {
                        Pattern::Number(number) => {
                            match number.multiply(&crate::mcrl2::numbers::Number::Small(-1)) {
                                Ok(negative) => Pattern::Number(negative),
                                Err(_) => Pattern::Never,
                            }
                        }
                        other => Pattern::Call(*head, [other].into()),
                    },
                    Some(Op::SetOf | Op::BagOf) if !parts.is_empty() => Pattern::Never,
                    _ => Pattern::Call(*head, parts.into()),
                }
            }
            TypedKind::Apply(function, arguments) => {
                let function = self.pattern(function, bound)?;
                let mut parts = Vec::with_capacity(arguments.len());
                for argument in arguments {
                    parts.push(self.pattern(argument, bound)?);
                }
                Pattern::Apply(Box::new(function), parts.into())
            }
            TypedKind::Bind(..) | TypedKind::Whr(..) => {
                return Err(Wrong::unsupported(
                    reading.typed.at,
                    "a binder on the left side of an equation",
                    "write a condition on the right side",
                ));
            }
        })
    }
}

fn hash_of(code: &Code) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    code.hash(&mut hasher);
    hasher.finish()
}

fn collect(reading: &Reading, bound: &mut Vec<u32>, free: &mut Vec<u32>) {
    match &reading.typed.kind {
        TypedKind::Var(var) => {
            if !bound.contains(var) {
                free.push(*var);
            }
        }
        TypedKind::Number(_) => {}
        TypedKind::Call(_, arguments) => arguments.iter().for_each(|a| collect(a, bound, free)),
        TypedKind::Apply(function, arguments) => {
            collect(function, bound, free);
            arguments.iter().for_each(|a| collect(a, bound, free));
        }
        TypedKind::Bind(_, vars, body) => {
            let depth = bound.len();
            bound.extend(vars.iter().map(|v| v.0));
            collect(body, bound, free);
            bound.truncate(depth);
        }
        TypedKind::Whr(defined, body) => {
            defined.iter().for_each(|d| collect(&d.1, bound, free));
            let depth = bound.len();
            bound.extend(defined.iter().map(|d| d.0));
            collect(body, bound, free);
            bound.truncate(depth);
        }
    }
}
