//! The readings of an expression.

use std::rc::Rc;

use super::{Binder, Checked, Checker, Reading, Typed, TypedKind};
use crate::mcrl2::code::{Head, Op};
use crate::mcrl2::error::{At, Wrong};
use crate::mcrl2::numbers::Number;
use crate::mcrl2::sorts::{self, Kind, Sort};
use crate::mcrl2::syntax::{Decl, Expr, ExprKind};

/// More ways to read an expression than this, and it is refused.
const MOST_READINGS: usize = 64;

/// Longer texts of functions and sets are cut.
const LONGEST_TEXT: usize = 300;

fn shortened(text: String) -> String {
    match text.char_indices().nth(LONGEST_TEXT) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text,
    }
}

/// A way to read elements up to one of them.
struct Way {
    sort: Sort,
    cost: u32,
    /// The way to read those before it.
    before: usize,
    reading: Option<Reading>,
}

/// The readings of a way to the last element.
fn chosen(ways: &[Vec<Way>], end: usize) -> Vec<Reading> {
    let (mut chosen, mut at) = (Vec::with_capacity(ways.len()), end);
    for way in ways.iter().rev() {
        chosen.extend(way[at].reading.clone());
        at = way[at].before;
    }
    chosen.reverse();
    chosen
}

impl Checker {
    /// All readings; never empty.
    pub(super) fn readings(&mut self, expr: &Expr) -> Checked<Vec<Reading>> {
        let at = expr.at;
        if let ExprKind::Bind(..) | ExprKind::Comprehension(..) = expr.kind {
            self.texts.entry(at).or_insert_with(|| shortened(expr.to_string()).into());
        }
        let found = match &expr.kind {
            ExprKind::Number(digits) => {
                let sort = if digits.bytes().all(|b| b == b'0') { sorts::NAT } else { sorts::POS };
                let number = Number::parse(digits).unwrap_or(Number::Small(0));
                vec![reading(at, sort, TypedKind::Number(number), 0)]
            }
            ExprKind::Bool(value) => {
                vec![call(at, sorts::BOOL, if *value { Op::True } else { Op::False }, Vec::new(), 0)]
            }
            ExprKind::Name(name) => self.name_readings(name, at)?,
            ExprKind::Apply(function, arguments) => self.application(function, arguments, at)?,
            ExprKind::List(elements) => self.list(elements, at)?,
            ExprKind::Set(elements) => self.set(elements, at)?,
            ExprKind::Bag(elements) => self.bag(elements, at)?,
            ExprKind::Comprehension(decl, body) => self.comprehension(decl, body, at)?,
            ExprKind::Whr(body, defined) => self.whr(body, defined, at)?,
            ExprKind::Bind(word, vars, body) => self.binder(word, vars, body, at)?,
            ExprKind::Unary(word, operand) => self.unary(word, operand, at)?,
            ExprKind::Binary(word, left, right) => self.binary(word, left, right, at)?,
            ExprKind::Update(function, argument, value) => self.update(function, argument, value, at)?,
        };
        Ok(cheapest(found))
    }

    /// The cheapest reading of a sort.
    pub(super) fn expect(&mut self, expr: &Expr, sort: Sort) -> Checked<Reading> {
        let found = self.readings(expr)?;
        let cost = |r: &Reading| self.data.sorts.cast(r.sort(), sort).map(|c| c + r.cost);
        match found.iter().filter(|r| cost(r).is_some()).min_by_key(|r| cost(r)) {
            Some(best) => Ok(self.pinned(best, sort)),
            None => {
                let problem = format!("this has sort {}", self.show_readings(&found));
                let expected = self.data.sorts.show(sort);
                Err(Wrong::at(expr.at, problem, format!("expected {expected}{}", self.cast_to(&found, sort))))
            }
        }
    }

    /// The function that makes a number of a sort out of one of these, as a hint.
    pub(super) fn cast_to(&self, found: &[Reading], sort: Sort) -> String {
        let kind = |sort| self.data.sorts.kind(sort);
        let hint = found.iter().find_map(|reading| match (kind(reading.sort()), kind(sort)) {
            (Kind::Nat, Kind::Pos) => Some("Nat2Pos"),
            (Kind::Int, Kind::Pos) => Some("Int2Pos"),
            (Kind::Int, Kind::Nat) => Some("Int2Nat"),
            (Kind::Real, Kind::Pos) => Some("Real2Pos"),
            (Kind::Real, Kind::Nat) => Some("Real2Nat"),
            (Kind::Real, Kind::Int) => Some("Real2Int"),
            _ => None,
        });
        hint.map_or(String::new(), |name| format!("; {name}(...) makes one of it"))
    }

    pub(super) fn show_readings(&self, readings: &[Reading]) -> String {
        let mut names: Vec<String> = readings.iter().map(|r| self.data.sorts.show(r.sort())).collect();
        names.dedup();
        names.join(" or ")
    }

    fn name_readings(&mut self, name: &str, at: At) -> Checked<Vec<Reading>> {
        if let Some(seen) = self.scope.iter().rev().find(|s| &*s.name == name) {
            return Ok(vec![reading(at, seen.sort, TypedKind::Var(seen.number), 0)]);
        }
        let mut found = Vec::new();
        for index in self.symbols.get(name).cloned().unwrap_or_default() {
            let symbol = &self.data.symbols[index as usize];
            let (params, result) = (symbol.params.clone(), symbol.result);
            let sort =
                if params.is_empty() { result } else { self.data.sorts.of(Kind::Arrow(params, result)) };
            found.push(reading(at, sort, TypedKind::Call(Head::symbol(index), Vec::new()), 0));
        }
        if found.is_empty() {
            let problem = format!("{name} is not declared");
            return Err(Wrong::at(at, problem, "declare it as a map, a constructor or a variable"));
        }
        Ok(found)
    }

    fn application(&mut self, function: &Expr, arguments: &[Expr], at: At) -> Checked<Vec<Reading>> {
        let mut found = Vec::new();
        let mut given = Vec::new();
        for argument in arguments {
            given.push(self.readings(argument)?);
        }
        let mut functions = Vec::new();
        let mut of_language = false;
        match &function.kind {
            ExprKind::Name(name) if !self.scope.iter().any(|s| s.name == *name) => {
                for index in self.symbols.get(name).cloned().unwrap_or_default() {
                    let symbol = &self.data.symbols[index as usize];
                    if symbol.params.len() == given.len() {
                        let (params, result) = (symbol.params.clone(), symbol.result);
                        if let Some((arguments, cost)) = self.fit(&given, &params) {
                            found.push(reading(
                                at,
                                result,
                                TypedKind::Call(Head::symbol(index), arguments),
                                cost,
                            ));
                        }
                    }
                }
                of_language = self.named_operator(name, &given, at, &mut found);
                if found.is_empty() && self.symbols.contains_key(name) {
                    functions = self.name_readings(name, function.at)?;
                } else if found.is_empty() && !of_language {
                    let problem = format!("{name} is not declared");
                    return Err(Wrong::at(function.at, problem, "declare it as a map or a constructor"));
                }
            }
            _ => functions = self.readings(function)?,
        }
        for reading_of in functions {
            let Kind::Arrow(params, result) = self.data.sorts.kind(reading_of.sort()).clone() else {
                continue;
            };
            if params.len() != given.len() {
                continue;
            }
            if let Some((arguments, cost)) = self.fit(&given, &params) {
                let cost = cost + reading_of.cost;
                found.push(reading(at, result, TypedKind::Apply(reading_of, arguments), cost));
            }
        }
        if found.is_empty() {
            let shown: Vec<String> = given.iter().map(|g| self.show_readings(g)).collect();
            let what = match &function.kind {
                ExprKind::Name(name) => name.to_string(),
                _ => "this function".into(),
            };
            let problem = format!("{what} cannot be applied to {}", shown.join(" # "));
            let remedy = match &function.kind {
                ExprKind::Name(name) => match self.scope.iter().rev().find(|s| s.name == *name) {
                    Some(seen) => {
                        format!("here it is a variable of sort {}", self.data.sorts.show(seen.sort))
                    }
                    None => self.signatures(name, of_language),
                },
                _ => "expected arguments of its parameters' sorts".into(),
            };
            return Err(Wrong::at(at, problem, remedy));
        }
        Ok(found)
    }

    fn signatures(&self, name: &str, of_language: bool) -> String {
        let mut shown = Vec::new();
        for &index in self.symbols.get(name).map_or(&[][..], Vec::as_slice).iter().take(4) {
            let symbol = &self.data.symbols[index as usize];
            let params: Vec<String> = symbol.params.iter().map(|&p| self.data.sorts.show(p)).collect();
            shown.push(if params.is_empty() { "no arguments".into() } else { params.join(" # ") });
        }
        if of_language {
            shown.push("what the language's function takes".into());
        }
        format!("expected {}", shown.join(", or "))
    }

    /// The cheapest readings of arguments for these parameters.
    fn fit(&self, given: &[Vec<Reading>], params: &[Sort]) -> Option<(Vec<Reading>, u32)> {
        let (mut chosen, mut total) = (Vec::with_capacity(given.len()), 0);
        for (readings, &param) in given.iter().zip(params) {
            let cost = |r: &Reading| self.data.sorts.cast(r.sort(), param).map(|c| c + r.cost);
            let best = readings.iter().filter(|r| cost(r).is_some()).min_by_key(|r| cost(r))?;
            total += cost(best)?;
            chosen.push(self.pinned(best, param));
        }
        Some((chosen, total))
    }

    /// Elements of one sort: the sort and a reading of each.
    fn elements(&mut self, elements: &[Expr]) -> Checked<Vec<(Sort, Vec<Reading>, u32)>> {
        // By element: the sorts of all up to it, each with the one before and the reading that led there.
        let mut ways: Vec<Vec<Way>> = Vec::with_capacity(elements.len());
        let start = [Way { sort: sorts::ANY, cost: 0, before: 0, reading: None }];
        for element in elements {
            let readings = self.readings(element)?;
            let mut next: Vec<Way> = Vec::new();
            let last = ways.last().map_or(&start[..], Vec::as_slice);
            for (before, way) in last.iter().enumerate() {
                for reading in &readings {
                    if let Some(sort) = self.data.sorts.join(way.sort, reading.sort()) {
                        if next.iter().any(|n| n.sort == sort) || next.len() > MOST_READINGS {
                            continue;
                        }
                        let cost = way.cost + reading.cost;
                        next.push(Way { sort, cost, before, reading: Some(reading.clone()) });
                    }
                }
            }
            if next.is_empty() {
                let problem = format!("this element has sort {}", self.show_readings(&readings));
                let remedy =
                    format!("expected {}, as the elements before", self.data.sorts.show(last[0].sort));
                return Err(Wrong::at(element.at, problem, remedy));
            }
            ways.push(next);
        }
        let last = ways.last().map_or(&start[..], Vec::as_slice);
        Ok((0..last.len()).map(|end| (last[end].sort, chosen(&ways, end), last[end].cost)).collect())
    }

    fn list(&mut self, elements: &[Expr], at: At) -> Checked<Vec<Reading>> {
        let mut found = Vec::new();
        for (element, chosen, cost) in self.elements(elements)? {
            let sort = self.data.sorts.of(Kind::List(element));
            let nil = call(at, sort, Op::Nil, Vec::new(), 0);
            let built = chosen
                .into_iter()
                .rev()
                .fold(nil, |rest, first| call(at, sort, Op::Cons, vec![first, rest], 0));
            found.push(Reading { cost, ..built });
        }
        Ok(found)
    }

    fn set(&mut self, elements: &[Expr], at: At) -> Checked<Vec<Reading>> {
        let mut found = Vec::new();
        for (element, chosen, cost) in self.elements(elements)? {
            let sort = self.data.sorts.of(Kind::Set(element, true));
            found.push(call(at, sort, Op::SetOf, chosen.clone(), cost));
            if chosen.is_empty() {
                let sort = self.data.sorts.of(Kind::Bag(element, true));
                found.push(call(at, sort, Op::BagOf, chosen, cost + 1));
            }
        }
        Ok(found)
    }

    fn bag(&mut self, elements: &[(Expr, Expr)], at: At) -> Checked<Vec<Reading>> {
        let members: Vec<Expr> = elements.iter().map(|e| e.0.clone()).collect();
        let mut counts = Vec::new();
        for (_, count) in elements {
            counts.push(self.expect(count, sorts::NAT)?);
        }
        let mut found = Vec::new();
        for (element, chosen, cost) in self.elements(&members)? {
            let sort = self.data.sorts.of(Kind::Bag(element, true));
            let pairs = chosen.into_iter().zip(counts.iter().cloned()).flat_map(|(e, n)| [e, n]).collect();
            found.push(call(at, sort, Op::BagOf, pairs, cost));
        }
        Ok(found)
    }

    fn comprehension(&mut self, decl: &Decl, body: &Expr, at: At) -> Checked<Vec<Reading>> {
        let sort = self.sort(&decl.sort)?;
        let var = self.bind(&decl.name, sort);
        let bodies = self.readings(body);
        self.scope.pop();
        let mut found = Vec::new();
        for body in bodies? {
            let (kind, binder) = match self.data.sorts.kind(body.sort()) {
                Kind::Bool => (Kind::Set(sort, false), Binder::SetWhere),
                Kind::Pos | Kind::Nat => (Kind::Bag(sort, false), Binder::BagWhere),
                _ => continue,
            };
            let cost = body.cost;
            let kind = self.data.sorts.of(kind);
            found.push(reading(at, kind, TypedKind::Bind(binder, vec![(var, sort)], body), cost));
        }
        if found.is_empty() {
            return Err(Wrong::at(body.at, "this is no condition", "expected Bool (a set) or Nat (a bag)"));
        }
        Ok(found)
    }

    fn whr(&mut self, body: &Expr, defined: &[(Box<str>, Expr)], at: At) -> Checked<Vec<Reading>> {
        // Of several readings of a definition the cheapest is taken.
        let mut definitions = Vec::new();
        for (_, expr) in defined {
            let readings = self.readings(expr)?;
            definitions.extend(readings.into_iter().min_by_key(|r| r.cost));
        }
        let depth = self.scope.len();
        let mut bound = Vec::new();
        for ((name, _), reading) in defined.iter().zip(definitions) {
            bound.push((self.bind(name, reading.sort()), reading));
        }
        let bodies = self.readings(body);
        self.scope.truncate(depth);
        Ok(bodies?
            .into_iter()
            .map(|body| {
                let (sort, cost) = (body.sort(), body.cost);
                reading(at, sort, TypedKind::Whr(bound.clone(), body), cost)
            })
            .collect())
    }

    fn binder(&mut self, word: &str, vars: &[Decl], body: &Expr, at: At) -> Checked<Vec<Reading>> {
        let depth = self.scope.len();
        let mut bound = Vec::new();
        for decl in vars {
            let sort = self.sort(&decl.sort)?;
            bound.push((self.bind(&decl.name, sort), sort));
        }
        let bodies = match word {
            "lambda" => self.readings(body),
            _ => self.expect(body, sorts::BOOL).map(|b| vec![b]),
        };
        self.scope.truncate(depth);
        let mut found = Vec::new();
        for body in bodies? {
            let cost = body.cost;
            let (sort, binder) = match word {
                "lambda" => {
                    let params = bound.iter().map(|b| b.1).collect();
                    (self.data.sorts.of(Kind::Arrow(params, body.sort())), Binder::Lambda)
                }
                "forall" => (sorts::BOOL, Binder::Forall),
                _ => (sorts::BOOL, Binder::Exists),
            };
            found.push(reading(at, sort, TypedKind::Bind(binder, bound.clone(), body), cost));
        }
        Ok(found)
    }

    fn update(&mut self, function: &Expr, argument: &Expr, value: &Expr, at: At) -> Checked<Vec<Reading>> {
        let given = [self.readings(argument)?, self.readings(value)?];
        let mut found = Vec::new();
        let functions = self.readings(function)?;
        for of in &functions {
            let Kind::Arrow(params, result) = self.data.sorts.kind(of.sort()).clone() else { continue };
            if params.len() != 1 {
                continue;
            }
            if let Some((mut parts, cost)) = self.fit(&given, &[params[0], result]) {
                let mut all = vec![of.clone()];
                all.append(&mut parts);
                found.push(call(at, of.sort(), Op::Update, all, cost + of.cost));
            }
        }
        if found.is_empty() {
            let problem = format!(
                "a function of sort {} cannot be updated with {} -> {}",
                self.show_readings(&functions),
                self.show_readings(&given[0]),
                self.show_readings(&given[1])
            );
            return Err(Wrong::at(at, problem, "expected f[x -> y] for a function f of one parameter"));
        }
        Ok(found)
    }
}

pub(super) fn reading(at: At, sort: Sort, kind: TypedKind, cost: u32) -> Reading {
    Reading { typed: Rc::new(Typed { at, sort, kind }), cost }
}

pub(super) fn call(at: At, sort: Sort, op: Op, arguments: Vec<Reading>, cost: u32) -> Reading {
    reading(at, sort, TypedKind::Call(Head::op(op), arguments), cost)
}

/// One reading per sort, the cheapest.
fn cheapest(found: Vec<Reading>) -> Vec<Reading> {
    let mut kept: Vec<Reading> = Vec::with_capacity(found.len());
    for reading in found {
        match kept.iter_mut().find(|k| k.sort() == reading.sort()) {
            Some(known) if reading.cost < known.cost => *known = reading,
            Some(_) => {}
            None => kept.push(reading),
        }
    }
    kept.truncate(MOST_READINGS);
    kept
}
