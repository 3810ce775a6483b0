//! Values as a person writes them in a goal: typed as parameters of an action, and brought to normal form.
//!
//! `_` stands for anything. Around it may stand lists and constructors, whose other parts are evaluated; what
//! cannot be matched is refused, since a goal that is never found would say that all is well.

use std::collections::HashMap;
use std::sync::Arc;

use super::lower::Frame;
use super::{Checked, Checker};
use crate::mcrl2::code::{Data, Head, Role};
use crate::mcrl2::error::Wrong;
use crate::mcrl2::parse;
use crate::mcrl2::process::Program;
use crate::mcrl2::rewrite::Rewriter;
use crate::mcrl2::sorts::{self, Kind, Sort};
use crate::mcrl2::syntax::{Expr, ExprKind};
use crate::mcrl2::terms::FALSE;
use crate::mcrl2::with_stack;

/// What names mean, once a specification is checked.
#[derive(Clone, Debug)]
pub struct Typing(Checker);

/// The texts of values of these sorts in normal form, or why they are none.
pub fn values(program: &Program, written: &[String], sorts: &[Sort]) -> Result<Vec<String>, String> {
    let one = |(text, &sort): (&String, &Sort)| {
        let told = |wrong: Wrong| format!("'{text}': {} ({})", wrong.problem, wrong.remedy);
        let expr = parse::expression(text).map_err(told)?;
        let mut checker = Checker { data: program.data.clone(), ..program.typing.0.clone() };
        checker.text_of(&expr, sort).map_err(told)
    };
    with_stack(|| written.iter().zip(sorts).map(one).collect()).map_err(|w| w.problem)?
}

impl Checker {
    /// What is kept of it; the data specification is the program's.
    pub(super) fn typing(&self) -> Typing {
        Typing(Checker {
            data: Data::default(),
            aliases: self.aliases.clone(),
            structs: self.structs.clone(),
            symbols: self.symbols.clone(),
            scope: Vec::new(),
            vars: self.vars.clone(),
            next_var: self.next_var,
            bodies: self.bodies.clone(),
            texts: HashMap::new(),
            var_names: HashMap::new(),
            notes: Vec::new(),
            vague: None,
        })
    }

    /// The text of a value in normal form, with `_` where anything may stand.
    fn text_of(&mut self, expr: &Expr, sort: Sort) -> Checked<String> {
        if !has_any(expr) {
            return match self.value_of(expr, sort) {
                // Its parts may be what their sorts do not show: `x(N - 1)`.
                Err(wrong) => self.parts_of(expr, sort).map_err(|_| wrong),
                known => known,
            };
        }
        self.parts_of(expr, sort)
    }

    /// The text of a value whose parts are typed one by one.
    fn parts_of(&mut self, expr: &Expr, sort: Sort) -> Checked<String> {
        let wrong = |problem: String, remedy: String| Err(Wrong::at(expr.at, problem, remedy));
        let wanted = format!("expected {}", self.data.sorts.show(sort));
        let in_place =
            || "_ stands for a whole value, a part of a list or an argument of a constructor".into();
        match (&expr.kind, self.data.sorts.kind(sort).clone()) {
            (ExprKind::Name(name), _) if &**name == "_" => Ok("_".into()),
            (ExprKind::List(elements), Kind::List(element)) => {
                Ok(format!("[{}]", self.texts_of(elements, element)?))
            }
            (ExprKind::Binary(word, first, rest), Kind::List(element)) if &**word == "|>" => {
                let (first, rest) = (self.text_of(first, element)?, self.text_of(rest, sort)?);
                match rest.strip_prefix('[') {
                    Some("]") => Ok(format!("[{first}]")),
                    Some(rest) => Ok(format!("[{first}, {rest}")),
                    None => {
                        wrong("a list of any length cannot be matched".into(), "write [a, _] or _".into())
                    }
                }
            }
            // Elements stand in an order of their own: only what is the same for all of them has a place.
            (ExprKind::Set(elements), Kind::Set(element, _)) => {
                if elements.len() > 1
                    && !elements.iter().all(|e| matches!(e.kind, ExprKind::Name(_)) && has_any(e))
                {
                    return wrong("_ beside other elements of a set cannot be matched".into(), in_place());
                }
                Ok(format!("{{{}}}", self.texts_of(elements, element)?))
            }
            (ExprKind::Bag(pairs), Kind::Bag(element, _)) => {
                let [(one, count)] = &pairs[..] else {
                    return wrong("_ beside other elements of a bag cannot be matched".into(), in_place());
                };
                if matches!(one.kind, ExprKind::Name(_)) && has_any(one) {
                    return wrong("_ as an element of a bag cannot be matched".into(), in_place());
                }
                Ok(format!("{{{}: {}}}", self.text_of(one, element)?, self.text_of(count, sorts::NAT)?))
            }
            (ExprKind::List(_), _) => wrong("this is a list".into(), wanted),
            (ExprKind::Set(_), _) => wrong("this is a set".into(), wanted),
            (ExprKind::Bag(_), _) => wrong("this is a bag".into(), wanted),
            (ExprKind::Apply(function, arguments), _) => {
                let symbols = match &function.kind {
                    ExprKind::Name(name) => self.symbols.get(name).cloned().unwrap_or_default(),
                    _ => Vec::new(),
                };
                let mut why = None;
                for index in symbols {
                    let symbol = &self.data.symbols[index as usize];
                    let (params, name) = (symbol.params.clone(), symbol.name.clone());
                    let may_be = self.data.sorts.cast(symbol.result, sort).is_some();
                    if !matches!(symbol.role, Role::Constructor(_))
                        || !self.data.rules(Head::symbol(index)).is_empty()
                        || params.len() != arguments.len()
                        || !may_be
                    {
                        continue;
                    }
                    let parts = arguments.iter().zip(params).map(|(a, p)| self.text_of(a, p));
                    match parts.collect::<Checked<Vec<_>>>() {
                        Ok(parts) => return Ok(format!("{name}({})", parts.join(", "))),
                        Err(wrong) => why = why.or(Some(wrong)),
                    }
                }
                match why {
                    Some(why) => Err(why),
                    None => wrong(
                        format!("with _ in it this must be a constructor of {}", self.data.sorts.show(sort)),
                        in_place(),
                    ),
                }
            }
            _ => wrong("an expression with _ in it cannot be evaluated".into(), in_place()),
        }
    }

    /// A sort with Real in place of all numbers.
    fn widened(&mut self, sort: Sort) -> Sort {
        match *self.data.sorts.kind(sort) {
            _ if self.data.sorts.is_number(sort) => sorts::REAL,
            Kind::List(element) => {
                let element = self.widened(element);
                self.data.sorts.of(Kind::List(element))
            }
            Kind::Set(element, finite) => {
                let element = self.widened(element);
                self.data.sorts.of(Kind::Set(element, finite))
            }
            Kind::Bag(element, finite) => {
                let element = self.widened(element);
                self.data.sorts.of(Kind::Bag(element, finite))
            }
            _ => sort,
        }
    }

    fn texts_of(&mut self, parts: &[Expr], sort: Sort) -> Checked<String> {
        let texts = parts.iter().map(|p| self.text_of(p, sort)).collect::<Checked<Vec<_>>>()?;
        Ok(texts.join(", "))
    }

    /// The text of a value in normal form.
    fn value_of(&mut self, expr: &Expr, sort: Sort) -> Checked<String> {
        // A number may be what its sort does not show: `N - 1` is an Int.
        let (reading, is_of) = match self.expect(expr, sort) {
            Ok(reading) => (reading, sorts::ANY),
            Err(wrong) => {
                let wide = self.widened(sort);
                if wide == sort {
                    return Err(wrong);
                }
                (self.expect(expr, wide).map_err(|_| wrong)?, sort)
            }
        };
        let code = self.lower(&reading, &mut Frame::numbered());
        self.is_clear()?;
        let data = Arc::new(self.data.clone());
        let mut rewriter = Rewriter::new(data.clone());
        rewriter.begin();
        let value = rewriter.eval(&data, &code, &mut vec![FALSE; self.next_var as usize]);
        let value = value.map_err(|halt| Wrong::at(expr.at, halt.0, "write _ in its place"))?;
        if rewriter.terms.has_function(value) {
            let problem = "functions and comprehensions cannot be compared with those of the specification";
            return Err(Wrong::at(expr.at, problem, "write _ in its place"));
        }
        let text = rewriter.show(value);
        if is_of != sorts::ANY && !rewriter.is_value_of(value, is_of) {
            let problem = format!("this is {text}, which is no {}", data.sorts.show(is_of));
            return Err(Wrong::at(expr.at, problem, "write _, or a value of that sort"));
        }
        Ok(text)
    }
}

/// Whether `_` occurs in an expression.
fn has_any(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Name(name) => &**name == "_",
        ExprKind::Number(_) | ExprKind::Bool(_) => false,
        ExprKind::List(parts) | ExprKind::Set(parts) => parts.iter().any(has_any),
        ExprKind::Bag(parts) => parts.iter().any(|(a, b)| has_any(a) || has_any(b)),
        ExprKind::Comprehension(_, body) | ExprKind::Bind(_, _, body) | ExprKind::Unary(_, body) => {
            has_any(body)
        }
        ExprKind::Whr(body, defined) => has_any(body) || defined.iter().any(|d| has_any(&d.1)),
        ExprKind::Binary(_, a, b) => has_any(a) || has_any(b),
        ExprKind::Apply(function, arguments) => has_any(function) || arguments.iter().any(has_any),
        ExprKind::Update(a, b, c) => has_any(a) || has_any(b) || has_any(c),
    }
}
