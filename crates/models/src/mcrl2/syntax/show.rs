//! Expressions as text again: what a person knows a function or a set by.

use std::fmt::{self, Display, Formatter};

use super::{Decl, Expr, ExprKind, SortExpr, SortKind};

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.kind {
            ExprKind::Name(word) | ExprKind::Number(word) => f.write_str(word),
            ExprKind::Bool(value) => value.fmt(f),
            ExprKind::List(elements) => listed(f, "[", elements, "]"),
            ExprKind::Set(elements) => listed(f, "{", elements, "}"),
            ExprKind::Bag(pairs) if pairs.is_empty() => f.write_str("{:}"),
            ExprKind::Bag(pairs) => {
                let pair = |(element, count): &(Expr, Expr)| format!("{element}: {count}");
                write!(f, "{{{}}}", pairs.iter().map(pair).collect::<Vec<_>>().join(", "))
            }
            ExprKind::Comprehension(decl, body) => write!(f, "{{{decl} | {body}}}"),
            ExprKind::Whr(body, defined) => {
                let defined = defined.iter().map(|(name, value)| format!("{name} = {value}"));
                write!(f, "{body} whr {} end", defined.collect::<Vec<_>>().join(", "))
            }
            ExprKind::Bind(word, vars, body) => {
                let vars: Vec<String> = vars.iter().map(Decl::to_string).collect();
                write!(f, "{word} {} . {body}", vars.join(", "))
            }
            ExprKind::Unary(word, operand) => write!(f, "{word}{}", Operand(operand)),
            ExprKind::Binary(word, left, right) => write!(f, "{} {word} {}", Operand(left), Operand(right)),
            ExprKind::Apply(function, arguments) => {
                Operand(function).fmt(f)?;
                listed(f, "(", arguments, ")")
            }
            ExprKind::Update(function, argument, value) => {
                write!(f, "{}[{argument} -> {value}]", Operand(function))
            }
        }
    }
}

/// An expression in brackets, unless it holds together without.
struct Operand<'a>(&'a Expr);

impl Display for Operand<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.0.kind {
            ExprKind::Binary(..) | ExprKind::Bind(..) | ExprKind::Whr(..) => write!(f, "({})", self.0),
            _ => self.0.fmt(f),
        }
    }
}

fn listed(f: &mut Formatter<'_>, open: &str, parts: &[Expr], close: &str) -> fmt::Result {
    let parts: Vec<String> = parts.iter().map(Expr::to_string).collect();
    write!(f, "{open}{}{close}", parts.join(", "))
}

impl Display for Decl {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.sort)
    }
}

impl Display for SortExpr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let product = |parts: &[SortExpr]| parts.iter().map(inner).collect::<Vec<_>>().join(" # ");
        match &self.kind {
            SortKind::Basic(word) => f.write_str(word),
            SortKind::Of(word, element) => write!(f, "{word}({element})"),
            SortKind::Name(name) => f.write_str(name),
            SortKind::Struct(variants) => {
                let names: Vec<&str> = variants.iter().map(|v| &*v.name).collect();
                write!(f, "struct {}", names.join(" | "))
            }
            SortKind::Arrow(params, result) => write!(f, "{} -> {result}", product(params)),
            SortKind::Product(parts) => f.write_str(&product(parts)),
        }
    }
}

/// A sort as a part of a product.
fn inner(sort: &SortExpr) -> String {
    match &sort.kind {
        SortKind::Arrow(..) | SortKind::Product(_) => format!("({sort})"),
        _ => sort.to_string(),
    }
}
