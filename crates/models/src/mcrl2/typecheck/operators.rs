//! The operators of the language, and its functions that are called by name.

use std::rc::Rc;

use super::expression::call;
use super::{Checked, Checker, Reading, Typed, TypedKind};
use crate::mcrl2::code::Op;
use crate::mcrl2::error::{At, Wrong};
use crate::mcrl2::sorts::{self, Kind, Sort};
use crate::mcrl2::syntax::Expr;

use sorts::{ANY, BOOL, INT, NAT, POS, REAL};

impl Checker {
    pub(super) fn unary(&mut self, word: &str, operand: &Expr, at: At) -> Checked<Vec<Reading>> {
        let given = self.readings(operand)?;
        let mut found = Vec::new();
        for reading in &given {
            let sort = reading.sort();
            let (op, result) = match (word, self.data.sorts.kind(sort)) {
                ("!", Kind::Bool) => (Op::Not, BOOL),
                ("!", Kind::Set(element, _)) => {
                    // All but these, of any sort they can be elements of.
                    let element = *element;
                    let wider = [NAT, INT, REAL].into_iter().filter(|&s| s > element);
                    let wider = wider.filter(|_| self.data.sorts.is_number(element));
                    for of in [element].into_iter().chain(wider).collect::<Vec<_>>() {
                        let result = self.data.sorts.of(Kind::Set(of, false));
                        if let Some(cost) = self.data.sorts.cast(sort, result) {
                            let all = vec![reading.clone()];
                            found.push(call(at, result, Op::Complement, all, reading.cost + cost));
                        }
                    }
                    continue;
                }
                ("-", Kind::Pos | Kind::Nat | Kind::Int) => (Op::Neg, INT),
                ("-", Kind::Real) => (Op::Neg, REAL),
                ("#", Kind::List(_) | Kind::Set(..) | Kind::Bag(..)) => (Op::Size, NAT),
                _ => continue,
            };
            found.push(call(at, result, op, vec![reading.clone()], reading.cost));
        }
        if found.is_empty() {
            let problem = format!("{word} cannot be applied to {}", self.show_readings(&given));
            let wanted = match word {
                "!" => "Bool or a set",
                "-" => "a number",
                _ => "a list, a set or a bag",
            };
            return Err(Wrong::at(at, problem, format!("expected {wanted}")));
        }
        Ok(found)
    }

    /// A set of elements whose sort is not known (`!{}`), where the sort is known that it must have.
    pub(super) fn pinned(&self, reading: &Reading, sort: Sort) -> Reading {
        let is_vague = |s: Sort| matches!(self.data.sorts.kind(s), Kind::Set(element, _) if self.data.sorts.is_vague(*element));
        if !is_vague(reading.sort()) || is_vague(sort) || !matches!(self.data.sorts.kind(sort), Kind::Set(..))
        {
            return reading.clone();
        }
        let TypedKind::Call(head, arguments) = &reading.typed.kind else { return reading.clone() };
        let from = match head.as_op() {
            Some(Op::Complement | Op::Union | Op::Minus | Op::Intersect) => 0,
            Some(Op::If) => 1,
            _ => return reading.clone(),
        };
        let mut arguments = arguments.clone();
        arguments.iter_mut().skip(from).for_each(|a| *a = self.pinned(a, sort));
        let kind = TypedKind::Call(*head, arguments);
        Reading { typed: Rc::new(Typed { at: reading.typed.at, sort, kind }), cost: reading.cost }
    }

    pub(super) fn binary(&mut self, word: &str, left: &Expr, right: &Expr, at: At) -> Checked<Vec<Reading>> {
        let lefts = self.readings(left)?;
        let rights = self.readings(right)?;
        let mut found = Vec::new();
        for a in &lefts {
            for b in &rights {
                if let Some((op, result, cost)) = self.operator(word, a.sort(), b.sort()) {
                    let cost = a.cost + b.cost + cost;
                    let (a, b) = match op {
                        Op::In => {
                            let set = self.data.sorts.of(Kind::Set(a.sort(), false));
                            (a.clone(), self.pinned(b, set))
                        }
                        _ => (self.pinned(a, b.sort()), self.pinned(b, a.sort())),
                    };
                    found.push(call(at, result, op, vec![a, b], cost));
                }
            }
        }
        if found.is_empty() {
            let problem = format!(
                "{word} cannot stand between {} and {}",
                self.show_readings(&lefts),
                self.show_readings(&rights)
            );
            let is_decimal =
                word == "." && lefts.iter().chain(&rights).all(|r| self.data.sorts.is_number(r.sort()));
            let remedy = match is_decimal {
                true => "numbers have no decimal point: write 1/2 for 0.5",
                false => "expected operands of sorts that fit together",
            };
            return Err(Wrong::at(at, problem, remedy));
        }
        Ok(found)
    }

    /// What a binary operator means between these sorts, what it gives, and its casts.
    fn operator(&mut self, word: &str, a: Sort, b: Sort) -> Option<(Op, Sort, u32)> {
        let numbers = self.data.sorts.is_number(a) && self.data.sorts.is_number(b);
        let bools = a == BOOL && b == BOOL;
        match word {
            "=>" => bools.then_some((Op::Implies, BOOL, 0)),
            "||" => bools.then_some((Op::Or, BOOL, 0)),
            "&&" => bools.then_some((Op::And, BOOL, 0)),
            "==" | "!=" | "<" | "<=" | ">" | ">=" => {
                let joined = self.data.sorts.join(a, b)?;
                let cost = self.data.sorts.cast(a, joined)? + self.data.sorts.cast(b, joined)?;
                let op = match word {
                    "==" => Op::Eq,
                    "!=" => Op::Ne,
                    "<" => Op::Lt,
                    "<=" => Op::Le,
                    ">" => Op::Gt,
                    _ => Op::Ge,
                };
                Some((op, BOOL, cost))
            }
            "in" => {
                let element = self.element(b)?;
                let cost = self.data.sorts.cast(a, element).or_else(|| self.cast_elements(b, a))?;
                Some((Op::In, BOOL, cost))
            }
            "|>" => {
                let Kind::List(element) = *self.data.sorts.kind(b) else { return None };
                let joined = self.data.sorts.join(a, element)?;
                let cost = self.data.sorts.cast(a, joined)? + self.data.sorts.cast(element, joined)?;
                Some((Op::Cons, self.data.sorts.of(Kind::List(joined)), cost))
            }
            "<|" => {
                let Kind::List(element) = *self.data.sorts.kind(a) else { return None };
                let joined = self.data.sorts.join(b, element)?;
                let cost = self.data.sorts.cast(b, joined)? + self.data.sorts.cast(element, joined)?;
                Some((Op::Snoc, self.data.sorts.of(Kind::List(joined)), cost))
            }
            "++" => {
                let joined = self.data.sorts.join(a, b)?;
                matches!(self.data.sorts.kind(joined), Kind::List(_)).then_some((Op::Concat, joined, 0))
            }
            "." => match *self.data.sorts.kind(a) {
                Kind::List(element) => self.data.sorts.cast(b, NAT).map(|cost| (Op::At, element, cost)),
                _ => None,
            },
            "+" if numbers => Some((Op::Add, sum(a, b), 0)),
            "-" if numbers => Some((Op::Sub, if a.max(b) == REAL { REAL } else { INT }, 0)),
            "*" if numbers => Some((Op::Mul, a.max(b), 0)),
            "/" if numbers => Some((Op::Divide, REAL, 0)),
            "div" if numbers && a < REAL && b == POS => Some((Op::Div, if a <= NAT { NAT } else { INT }, 0)),
            "mod" if numbers && a < REAL && b == POS => Some((Op::Mod, NAT, 0)),
            "+" | "-" | "*" => {
                let joined = self.data.sorts.join(a, b)?;
                if !matches!(self.data.sorts.kind(joined), Kind::Set(..) | Kind::Bag(..)) {
                    return None;
                }
                let op = match word {
                    "+" => Op::Union,
                    "-" => Op::Minus,
                    _ => Op::Intersect,
                };
                Some((op, joined, 0))
            }
            _ => None,
        }
    }

    /// What it costs to take a collection for one of other elements.
    fn cast_elements(&mut self, collection: Sort, element: Sort) -> Option<u32> {
        let wanted = match *self.data.sorts.kind(collection) {
            Kind::List(_) => Kind::List(element),
            Kind::Set(_, finite) => Kind::Set(element, finite),
            Kind::Bag(_, finite) => Kind::Bag(element, finite),
            _ => return None,
        };
        let wanted = self.data.sorts.of(wanted);
        self.data.sorts.cast(collection, wanted)
    }

    fn element(&self, collection: Sort) -> Option<Sort> {
        match *self.data.sorts.kind(collection) {
            Kind::List(element) | Kind::Set(element, _) | Kind::Bag(element, _) => Some(element),
            _ => None,
        }
    }

    /// Adds readings of a function of the language; whether there is one of this name.
    pub(super) fn named_operator(
        &mut self,
        name: &str,
        given: &[Vec<Reading>],
        at: At,
        found: &mut Vec<Reading>,
    ) -> bool {
        let arity = match name {
            "if" => 3,
            "max" | "min" | "exp" | "count" => 2,
            "head" | "tail" | "rhead" | "rtail" | "abs" | "succ" | "pred" | "floor" | "ceil" | "round"
            | "sqrt" => 1,
            "Pos2Nat" | "Pos2Int" | "Pos2Real" | "Nat2Pos" | "Nat2Int" | "Nat2Real" | "Int2Pos"
            | "Int2Nat" | "Int2Real" | "Real2Pos" | "Real2Nat" | "Real2Int" | "Set2Bag" | "Bag2Set" => 1,
            _ => return false,
        };
        if given.len() != arity {
            return true;
        }
        let mut chosen = vec![0usize; arity];
        loop {
            let arguments: Vec<Reading> = chosen.iter().zip(given).map(|(&i, g)| g[i].clone()).collect();
            let sorts: Vec<Sort> = arguments.iter().map(Reading::sort).collect();
            if let Some((op, result, cost)) = self.named(name, &sorts) {
                let cost = cost + arguments.iter().map(|a| a.cost).sum::<u32>();
                found.push(call(at, result, op, arguments, cost));
            }
            let mut place = 0;
            while place < arity {
                chosen[place] += 1;
                if chosen[place] < given[place].len() {
                    break;
                }
                chosen[place] = 0;
                place += 1;
            }
            if place == arity {
                return true;
            }
        }
    }

    fn named(&mut self, name: &str, given: &[Sort]) -> Option<(Op, Sort, u32)> {
        let a = given[0];
        let number = self.data.sorts.is_number(a);
        let cast = |to: Sort, op: Op, result: Sort| (number && a <= to).then(|| (op, result, to.0 - a.0));
        match name {
            "if" => {
                let joined = self.data.sorts.join(given[1], given[2])?;
                let cost =
                    self.data.sorts.cast(given[1], joined)? + self.data.sorts.cast(given[2], joined)?;
                (a == BOOL).then_some((Op::If, joined, cost))
            }
            "max" | "min" => {
                let both = number && self.data.sorts.is_number(given[1]);
                let (low, high) = (a.min(given[1]), a.max(given[1]));
                let op = if name == "max" { Op::Max } else { Op::Min };
                let result = match (name, low, high) {
                    ("max", POS, NAT | INT) => POS,
                    ("max", NAT, INT) => NAT,
                    _ => high,
                };
                both.then_some((op, result, 0))
            }
            "exp" => (number && self.data.sorts.is_number(given[1]) && given[1] <= INT).then_some((
                Op::Exp,
                if given[1] == INT { REAL } else { a },
                u32::from(given[1] == INT),
            )),
            "count" => {
                let element = match *self.data.sorts.kind(given[1]) {
                    Kind::Bag(element, _) => element,
                    _ => return None,
                };
                let cost = self.data.sorts.cast(a, element);
                cost.or_else(|| self.cast_elements(given[1], a)).map(|_| (Op::Count, NAT, 0))
            }
            "head" | "rhead" => match *self.data.sorts.kind(a) {
                Kind::List(element) => Some((if name == "head" { Op::First } else { Op::Last }, element, 0)),
                _ => None,
            },
            "tail" | "rtail" => match self.data.sorts.kind(a) {
                Kind::List(_) => Some((if name == "tail" { Op::Rest } else { Op::Front }, a, 0)),
                _ => None,
            },
            "abs" => number.then_some((Op::Abs, if a == REAL { REAL } else { a.min(NAT) }, 0)),
            "succ" => number.then_some((Op::Succ, if a <= NAT { POS } else { a }, 0)),
            "pred" => number.then_some((
                Op::Pred,
                match a {
                    POS => NAT,
                    NAT => INT,
                    _ => a,
                },
                0,
            )),
            "floor" => cast(REAL, Op::Floor, INT),
            "ceil" => cast(REAL, Op::Ceil, INT),
            "round" => cast(REAL, Op::Round, INT),
            "sqrt" => cast(NAT, Op::Sqrt, NAT),
            "Pos2Nat" | "Int2Nat" | "Real2Nat" => cast(from(name), Op::ToNat, NAT),
            "Pos2Int" | "Nat2Int" | "Real2Int" => cast(from(name), Op::ToInt, INT),
            "Pos2Real" | "Nat2Real" | "Int2Real" => cast(from(name), Op::ToInt, REAL),
            "Nat2Pos" | "Int2Pos" | "Real2Pos" => cast(from(name), Op::ToPos, POS),
            "Set2Bag" => match *self.data.sorts.kind(a) {
                Kind::Set(element, finite) => {
                    Some((Op::SetToBag, self.data.sorts.of(Kind::Bag(element, finite)), 0))
                }
                _ => None,
            },
            "Bag2Set" => match *self.data.sorts.kind(a) {
                Kind::Bag(element, finite) => {
                    Some((Op::BagToSet, self.data.sorts.of(Kind::Set(element, finite)), 0))
                }
                _ => None,
            },
            _ => None,
        }
        .filter(|(_, result, _)| *result != ANY || name == "if" || name == "head" || name == "rhead")
    }
}

/// The sort a cast starts from, by its name.
fn from(name: &str) -> Sort {
    match &name.as_bytes()[..3] {
        b"Pos" => POS,
        b"Nat" => NAT,
        b"Int" => INT,
        _ => REAL,
    }
}

/// The sort of a sum of numbers.
fn sum(a: Sort, b: Sort) -> Sort {
    let (low, high) = (a.min(b), a.max(b));
    if low == POS && high <= NAT { POS } else { high }
}
