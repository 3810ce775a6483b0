//! Arguments that a map may not need are evaluated when they are.
//!
//! Rewriting is innermost, but an equation may leave an argument out: with `sel(true, x, y) = x` the third
//! argument of `sel(b, x, f(y))` must not be evaluated, or a recursion through it never ends. So an argument
//! is *put off* if some equation of the map may do without it, and its evaluation might not end: it calls
//! maps that call themselves. What is put off is a function without parameters, applied where the variable
//! is needed; its value is remembered. All other arguments are evaluated first, which is faster.
//!
//! Gap: a variable that a binder in the equation captures is never put off.

use std::collections::HashMap;

use super::Checker;
use crate::mcrl2::code::{Code, Data, Head, Lambda, Op, Pattern, Rule};
use crate::mcrl2::error::At;
use crate::mcrl2::process::free_in;
use crate::mcrl2::sorts;

/// So often what maps need is worked out from what other maps need.
const MOST_ROUNDS: usize = 50;

impl Checker {
    /// Finds which arguments may be put off, and puts them off in all equations.
    pub(super) fn lazily(&mut self) {
        self.data.endless = endless(&self.data);
        self.data.lazy = lazy(&self.data);
        if self.data.lazy.iter().all(|l| l.is_empty()) {
            return;
        }
        // What is put off from now on is seen to when it is.
        let written = self.data.lambdas.len();
        for head in 0..self.data.rules.len() {
            let mut rules = std::mem::take(&mut self.data.rules[head]);
            for rule in &mut rules {
                let put_off = self.data.lazy.get(head).map_or(Vec::new(), |lazy| slots_of(rule, lazy));
                let right = std::mem::replace(&mut rule.right, Code::Slot(0));
                rule.right = self.delay(right, &put_off, rule.at);
                let condition = rule.condition.take();
                rule.condition = condition.map(|c| self.delay(c, &put_off, rule.at));
            }
            self.data.rules[head] = rules;
        }
        for lambda in 0..written {
            let body = std::mem::replace(&mut self.data.lambdas[lambda].body, Code::Slot(0));
            let at = self.data.lambdas[lambda].at;
            let body = self.delay(body, &[], at);
            self.set_body(lambda, body);
        }
    }

    /// Puts arguments off where that is wise.
    pub(super) fn delay_arguments(&mut self, head: Head, arguments: &mut [Code], at: At) {
        for (position, argument) in arguments.iter_mut().enumerate() {
            let is_put_off = matches!(argument, Code::Lambda(number, _)
                if self.data.lambdas[*number as usize].params.is_empty());
            if self.data.is_lazy(head, position) && !is_put_off && may_not_end(&self.data, argument) {
                let code = std::mem::replace(argument, Code::Slot(0));
                *argument = self.put_off(code, at);
            }
        }
    }

    /// The code with arguments put off, where these variables may be.
    fn delay(&mut self, code: Code, put_off: &[u32], at: At) -> Code {
        match code {
            Code::Slot(slot) if put_off.contains(&slot) => Code::Force(slot),
            Code::Slot(_) | Code::Force(_) | Code::Number(_) => code,
            Code::Lambda(..) | Code::Forall(..) | Code::Exists(..) => code,
            Code::Call(head, arguments) => {
                let mut delayed = Vec::with_capacity(arguments.len());
                for (position, argument) in arguments.into_iter().enumerate() {
                    // A variable is handed on as it is.
                    let is_handed_on = matches!(argument, Code::Slot(_)) && self.data.is_lazy(head, position);
                    delayed.push(if is_handed_on { argument } else { self.delay(argument, put_off, at) });
                }
                self.delay_arguments(head, &mut delayed, at);
                Code::Call(head, delayed.into())
            }
            Code::Apply(function, arguments) => {
                let function = Box::new(self.delay(*function, put_off, at));
                Code::Apply(function, arguments.into_iter().map(|a| self.delay(a, put_off, at)).collect())
            }
            Code::Let(defined, body) => {
                let defined = defined.into_iter().map(|(s, c)| (s, self.delay(c, put_off, at))).collect();
                Code::Let(defined, Box::new(self.delay(*body, put_off, at)))
            }
            Code::SameFunction(params, pair) => {
                let (a, b) = *pair;
                let pair = (self.delay(a, put_off, at), self.delay(b, put_off, at));
                Code::SameFunction(params, Box::new(pair))
            }
        }
    }

    /// A function without parameters that does what the code does.
    fn put_off(&mut self, code: Code, at: At) -> Code {
        let mut captured = Vec::new();
        free_in(&code, &mut Vec::new(), &mut captured);
        captured.sort_unstable();
        captured.dedup();
        let mut places: HashMap<u32, u32> = captured.iter().copied().zip(0..).collect();
        let mut slots = captured.len() as u32;
        let body = renumbered(code, &mut places, &mut slots);
        let count = captured.len() as u32;
        let (text, names, params) = ("".into(), [].into(), [].into());
        let number = self.lambda(Lambda { at, text, names, captured: count, params, slots, body });
        Code::Lambda(number, captured.into())
    }
}

/// Code in another frame.
fn renumbered(code: Code, places: &mut HashMap<u32, u32>, next: &mut u32) -> Code {
    let list = |codes: Box<[Code]>, places: &mut HashMap<u32, u32>, next: &mut u32| -> Box<[Code]> {
        codes.into_iter().map(|c| renumbered(c, places, next)).collect()
    };
    let all = |slots: Box<[u32]>, places: &HashMap<u32, u32>| -> Box<[u32]> {
        slots.iter().map(|s| places[s]).collect()
    };
    match code {
        Code::Slot(slot) => Code::Slot(places[&slot]),
        Code::Force(slot) => Code::Force(places[&slot]),
        Code::Number(number) => Code::Number(number),
        Code::Call(head, arguments) => Code::Call(head, list(arguments, places, next)),
        Code::Apply(function, arguments) => {
            let function = Box::new(renumbered(*function, places, next));
            Code::Apply(function, list(arguments, places, next))
        }
        Code::Let(defined, body) => {
            let values: Vec<(u32, Code)> =
                defined.into_iter().map(|(slot, code)| (slot, renumbered(code, places, next))).collect();
            let mut placed = Vec::with_capacity(values.len());
            for (slot, code) in values {
                places.insert(slot, *next);
                placed.push((*next, code));
                *next += 1;
            }
            Code::Let(placed.into(), Box::new(renumbered(*body, places, next)))
        }
        Code::Lambda(number, captured) => Code::Lambda(number, all(captured, places)),
        Code::Forall(number, captured) => Code::Forall(number, all(captured, places)),
        Code::Exists(number, captured) => Code::Exists(number, all(captured, places)),
        Code::SameFunction(params, pair) => {
            let (a, b) = *pair;
            let a = renumbered(a, places, next);
            Code::SameFunction(params, Box::new((a, renumbered(b, places, next))))
        }
    }
}

/// Calls `each` with all parts of some code, the bodies of its binders too.
fn parts<'a>(data: &'a Data, code: &'a Code, each: &mut dyn FnMut(&'a Code)) {
    let mut todo = vec![code];
    while let Some(code) = todo.pop() {
        each(code);
        match code {
            Code::Slot(_) | Code::Force(_) | Code::Number(_) => {}
            Code::Call(_, inner) => todo.extend(inner.iter()),
            Code::Apply(function, inner) => {
                todo.push(function);
                todo.extend(inner.iter());
            }
            Code::Let(defined, body) => {
                todo.push(body);
                todo.extend(defined.iter().map(|d| &d.1));
            }
            Code::Lambda(number, _) | Code::Forall(number, _) | Code::Exists(number, _) => {
                todo.push(&data.lambdas[*number as usize].body);
            }
            Code::SameFunction(_, pair) => todo.extend([&pair.0, &pair.1]),
        }
    }
}

fn may_not_end(data: &Data, code: &Code) -> bool {
    let mut found = false;
    parts(data, code, &mut |part| {
        found |= match part {
            Code::Call(head, _) => data.endless.get(head.0 as usize) == Some(&true),
            // What was put off may not end.
            Code::Force(_) => true,
            _ => false,
        };
    });
    found
}

/// By head: whether its equations lead back to themselves, or to such.
fn endless(data: &Data) -> Vec<bool> {
    let heads = data.rules.len();
    let mut calls: Vec<Vec<usize>> = vec![Vec::new(); heads];
    for (head, rules) in data.rules.iter().enumerate() {
        for code in rules.iter().flat_map(|r| r.condition.iter().chain([&r.right])) {
            parts(data, code, &mut |part| {
                if let Code::Call(called, _) = part
                    && data.rules.get(called.0 as usize).is_some_and(|r| !r.is_empty())
                {
                    calls[head].push(called.0 as usize);
                }
            });
        }
        calls[head].sort_unstable();
        calls[head].dedup();
    }
    // What only calls what ends, ends.
    let mut callers: Vec<Vec<usize>> = vec![Vec::new(); heads];
    let mut left: Vec<usize> = calls.iter().map(Vec::len).collect();
    for (head, called) in calls.iter().enumerate() {
        called.iter().for_each(|&c| callers[c].push(head));
    }
    let mut ends: Vec<usize> = (0..heads).filter(|&h| left[h] == 0).collect();
    let mut endless = vec![true; heads];
    while let Some(head) = ends.pop() {
        endless[head] = false;
        for &caller in &callers[head] {
            left[caller] -= 1;
            if left[caller] == 0 {
                ends.push(caller);
            }
        }
    }
    endless
}

/// By head: which of its arguments may be put off; nothing for most.
fn lazy(data: &Data) -> Vec<Box<[bool]>> {
    let mut lazy: Vec<Box<[bool]>> = data.rules.iter().map(|rules| only_bound(data, rules)).collect();
    let candidates = lazy.clone();
    // All are needed until an equation is found that may do without.
    lazy.iter_mut().for_each(|l| l.iter_mut().for_each(|l| *l = false));
    for round in 0.. {
        let mut changed = false;
        for (head, rules) in data.rules.iter().enumerate() {
            for position in 0..candidates[head].len() {
                if !candidates[head][position] || lazy[head][position] {
                    continue;
                }
                let is_needed = |rule: &Rule| {
                    let Pattern::Bind(slot, _) = rule.groups[0][position] else { return true };
                    let mut codes = rule.condition.iter().chain([&rule.right]);
                    codes.any(|c| needs(&lazy, c, slot))
                };
                if round >= MOST_ROUNDS || !rules.iter().all(is_needed) {
                    lazy[head][position] = true;
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    lazy.into_iter().map(|l| if l.contains(&true) { l } else { Box::default() }).collect()
}

/// By argument: whether all equations only give it a name, and no binder captures that.
fn only_bound(data: &Data, rules: &[Rule]) -> Box<[bool]> {
    let Some(first) = rules.first() else { return Box::default() };
    if rules.iter().any(|r| r.groups.len() != 1 || r.groups[0].len() != first.groups[0].len()) {
        return Box::default();
    }
    let is_bound = |rule: &Rule, position: usize| {
        let Pattern::Bind(slot, sorts::ANY) = rule.groups[0][position] else { return false };
        let same = Pattern::Same(slot);
        let mut is_free = !rule.groups[0].iter().any(|p| contains(p, &same));
        for code in rule.condition.iter().chain([&rule.right]) {
            parts(data, code, &mut |part| {
                if let Code::Lambda(_, captured) | Code::Forall(_, captured) | Code::Exists(_, captured) =
                    part
                {
                    is_free &= !captured.contains(&slot);
                }
            });
        }
        is_free
    };
    (0..first.groups[0].len()).map(|position| rules.iter().all(|r| is_bound(r, position))).collect()
}

fn contains(pattern: &Pattern, wanted: &Pattern) -> bool {
    pattern == wanted
        || match pattern {
            Pattern::Call(_, parts) => parts.iter().any(|p| contains(p, wanted)),
            Pattern::Apply(function, parts) => {
                contains(function, wanted) || parts.iter().any(|p| contains(p, wanted))
            }
            _ => false,
        }
}

/// Whether code cannot be evaluated without a variable.
fn needs(lazy: &[Box<[bool]>], code: &Code, slot: u32) -> bool {
    let one = |code: &Code| needs(lazy, code, slot);
    match code {
        Code::Slot(there) | Code::Force(there) => *there == slot,
        Code::Number(_) | Code::Lambda(..) | Code::Forall(..) | Code::Exists(..) => false,
        Code::Call(head, arguments) => match (head.as_op(), &**arguments) {
            (Some(Op::And | Op::Or | Op::Implies), [first, _]) => one(first),
            (Some(Op::If), [condition, then, other]) => one(condition) || one(then) && one(other),
            _ => {
                let is_put_off = |at: usize| lazy.get(head.0 as usize).and_then(|l| l.get(at)) == Some(&true);
                arguments.iter().enumerate().any(|(at, a)| !is_put_off(at) && one(a))
            }
        },
        Code::Apply(function, arguments) => one(function) || arguments.iter().any(one),
        Code::Let(defined, body) => defined.iter().any(|d| one(&d.1)) || one(body),
        Code::SameFunction(_, pair) => one(&pair.0) || one(&pair.1),
    }
}

/// The variables of an equation for arguments that may be put off.
fn slots_of(rule: &Rule, lazy: &[bool]) -> Vec<u32> {
    let Some(patterns) = rule.groups.first() else { return Vec::new() };
    let bound = patterns.iter().zip(lazy).filter(|(_, lazy)| **lazy);
    bound
        .filter_map(|(pattern, _)| match pattern {
            Pattern::Bind(slot, _) => Some(*slot),
            _ => None,
        })
        .collect()
}
