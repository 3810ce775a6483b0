//! Values as a person writes them in a goal: typed as parameters of an action, and brought to normal form.
//!
//! `_` stands for anything. An expression with `_` in it is not evaluated; only what is built by constructors
//! and lists around it is checked.

use std::sync::Arc;

use super::lower::Frame;
use super::{Checked, Checker};
use crate::mcrl2::code::{Data, Role};
use crate::mcrl2::error::Wrong;
use crate::mcrl2::parse;
use crate::mcrl2::process::Program;
use crate::mcrl2::rewrite::Rewriter;
use crate::mcrl2::sorts::{Kind, Sort};
use crate::mcrl2::syntax::{Expr, ExprKind};
use crate::mcrl2::terms::FALSE;
use crate::mcrl2::with_stack;

/// What names mean, once a specification is checked.
#[derive(Clone, Debug)]
pub struct Typing(Checker);

/// The normal forms of values of these sorts, or why they are none.
pub fn values(program: &Program, written: &[String], sorts: &[Sort]) -> Result<Vec<String>, String> {
    let one = |(text, &sort): (&String, &Sort)| {
        let told = |wrong: Wrong| format!("'{text}': {} ({})", wrong.problem, wrong.remedy);
        let expr = parse::expression(text).map_err(told)?;
        let mut checker = Checker { data: program.data.clone(), ..program.typing.0.clone() };
        if has_any(&expr) {
            checker.may_be(&expr, sort).map_err(told)?;
            return Ok(text.clone());
        }
        let reading = checker.expect(&expr, sort).map_err(told)?;
        let code = checker.lower(&reading, &mut Frame::numbered());
        let data = Arc::new(checker.data);
        let mut rewriter = Rewriter::new(data.clone());
        rewriter.begin();
        let value = rewriter.eval(&data, &code, &mut vec![FALSE; checker.next_var as usize]);
        value.map(|value| rewriter.show(value)).map_err(|halt| format!("'{text}': {}", halt.0))
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
        })
    }

    /// Whether an expression with `_` in it may be of a sort.
    fn may_be(&mut self, expr: &Expr, sort: Sort) -> Checked<()> {
        if !has_any(expr) {
            return self.expect(expr, sort).map(|_| ());
        }
        let wrong = |checker: &Checker, problem: String| {
            Err(Wrong::at(expr.at, problem, format!("expected {}", checker.data.sorts.show(sort))))
        };
        match (&expr.kind, self.data.sorts.kind(sort).clone()) {
            (ExprKind::List(elements), Kind::List(element)) => {
                elements.iter().try_for_each(|e| self.may_be(e, element))
            }
            (ExprKind::Set(elements), Kind::Set(element, _)) => {
                elements.iter().try_for_each(|e| self.may_be(e, element))
            }
            (ExprKind::List(_), _) => wrong(self, "this is a list".into()),
            (ExprKind::Set(_), _) => wrong(self, "this is a set".into()),
            (ExprKind::Apply(function, arguments), _) => {
                let ExprKind::Name(name) = &function.kind else { return Ok(()) };
                let Some(symbols) = self.symbols.get(name).cloned() else { return Ok(()) };
                let mut why = None;
                for index in symbols {
                    let symbol = &self.data.symbols[index as usize];
                    let (params, result) = (symbol.params.clone(), symbol.result);
                    if !matches!(symbol.role, Role::Constructor(_)) {
                        return Ok(());
                    }
                    if params.len() == arguments.len() && self.data.sorts.cast(result, sort).is_some() {
                        let mut parts = arguments.iter().zip(params);
                        match parts.try_for_each(|(argument, param)| self.may_be(argument, param)) {
                            Ok(()) => return Ok(()),
                            Err(wrong) => why = why.or(Some(wrong)),
                        }
                    }
                }
                match why {
                    Some(why) => Err(why),
                    None => wrong(self, format!("{name} with {} arguments is none", arguments.len())),
                }
            }
            _ => Ok(()),
        }
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
