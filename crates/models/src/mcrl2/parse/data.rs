//! Data expressions, by precedence climbing.

use super::{Parsed, Parser};
use crate::mcrl2::lexer::Token;
use crate::mcrl2::syntax::{Expr, ExprKind};

/// The strength of a binary operator, and whether it groups to the right.
fn strength(token: &Token) -> Option<(&'static str, u8, bool)> {
    let (Token::Sign(word) | Token::Key(word)) = token else { return None };
    let (strength, right) = match *word {
        "=>" => (2, true),
        "||" => (3, true),
        "&&" => (4, true),
        "==" | "!=" => (5, false),
        "<" | "<=" | ">=" | ">" | "in" => (6, false),
        "|>" => (7, true),
        "<|" => (8, false),
        "++" => (9, false),
        "+" | "-" => (10, false),
        "/" | "div" | "mod" => (11, false),
        "*" | "." => (12, false),
        _ => return None,
    };
    Some((word, strength, right))
}

impl Parser<'_> {
    pub(super) fn data(&mut self) -> Parsed<Expr> {
        let mut expr = self.binary(2)?;
        let depth = self.depth;
        while matches!(self.peek(), Token::Key("whr")) {
            self.deeper()?;
            let at = expr.at;
            self.advance();
            let bound = self.assignments()?;
            match self.peek() {
                Token::Key("end") => self.advance(),
                _ => return Err(self.expected("end, or a comma and another definition")),
            }
            expr = Expr { at, kind: ExprKind::Whr(Box::new(expr), bound) };
        }
        self.depth = depth;
        Ok(expr)
    }

    /// `x = e, y = f`.
    pub(super) fn assignments(&mut self) -> Parsed<Vec<(Box<str>, Expr)>> {
        let mut all = Vec::new();
        loop {
            let (name, _) = self.name()?;
            self.expect("=")?;
            all.push((name, self.data()?));
            if !self.accept(",") {
                return Ok(all);
            }
        }
    }

    pub(super) fn data_list(&mut self) -> Parsed<Vec<Expr>> {
        let mut all = vec![self.data()?];
        while self.accept(",") {
            all.push(self.data()?);
        }
        Ok(all)
    }

    fn binary(&mut self, weakest: u8) -> Parsed<Expr> {
        self.deeper()?;
        let depth = self.depth;
        let mut left = self.prefix()?;
        while let Some((word, strength, right)) = strength(self.peek()) {
            if strength < weakest {
                break;
            }
            let at = self.place();
            self.advance();
            if !right {
                // What stands on the left comes to lie one level deeper.
                self.deeper()?;
            }
            let other = self.binary(if right { strength } else { strength + 1 })?;
            left = Expr { at, kind: ExprKind::Binary(word, Box::new(left), Box::new(other)) };
        }
        self.depth = depth - 1;
        Ok(left)
    }

    fn prefix(&mut self) -> Parsed<Expr> {
        let at = self.place();
        match *self.peek() {
            Token::Key(word @ ("forall" | "exists" | "lambda")) => {
                self.advance();
                let vars = self.typed_names()?;
                self.expect(".")?;
                self.deeper()?;
                // A binder reaches as far to the right as it can; only `whr` is weaker.
                let body = self.binary(2)?;
                self.depth -= 1;
                Ok(Expr { at, kind: ExprKind::Bind(word, vars, Box::new(body)) })
            }
            Token::Sign(word @ ("!" | "-" | "#")) => {
                self.advance();
                self.deeper()?;
                let operand = self.prefix()?;
                self.depth -= 1;
                Ok(Expr { at, kind: ExprKind::Unary(word, Box::new(operand)) })
            }
            _ => self.postfix(),
        }
    }

    fn postfix(&mut self) -> Parsed<Expr> {
        let mut expr = self.primary()?;
        let mut applied = 0;
        loop {
            let at = expr.at;
            if self.accept("(") {
                let arguments = self.data_list()?;
                self.expect(")")?;
                expr = Expr { at, kind: ExprKind::Apply(Box::new(expr), arguments) };
            } else if self.accept("[") {
                let argument = self.data()?;
                self.expect("->")?;
                let value = self.data()?;
                self.expect("]")?;
                expr =
                    Expr { at, kind: ExprKind::Update(Box::new(expr), Box::new(argument), Box::new(value)) };
            } else {
                self.depth -= applied;
                return Ok(expr);
            }
            self.deeper()?;
            applied += 1;
        }
    }

    /// A guard of a process: no binary operators outside brackets.
    pub(super) fn unit(&mut self) -> Parsed<Expr> {
        self.prefix()
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let at = self.place();
        let kind = match self.peek().clone() {
            Token::Id(name) => {
                self.advance();
                ExprKind::Name(name)
            }
            Token::Number(digits) => {
                self.advance();
                ExprKind::Number(digits)
            }
            Token::Key(word @ ("true" | "false")) => {
                self.advance();
                ExprKind::Bool(word == "true")
            }
            Token::Sign("(") => {
                self.advance();
                let inner = self.data()?;
                self.expect(")")?;
                return Ok(inner);
            }
            Token::Sign("[") => {
                self.advance();
                let elements = if self.sees("]") { Vec::new() } else { self.data_list()? };
                self.expect("]")?;
                ExprKind::List(elements)
            }
            Token::Sign("{") => {
                self.advance();
                let kind = self.braces()?;
                self.expect("}")?;
                kind
            }
            _ => return Err(self.expected("an expression")),
        };
        Ok(Expr { at, kind })
    }

    fn braces(&mut self) -> Parsed<ExprKind> {
        if self.sees("}") {
            return Ok(ExprKind::Set(Vec::new()));
        }
        if self.accept(":") {
            return Ok(ExprKind::Bag(Vec::new()));
        }
        // `{x: S | e}` and `{e: n, ...}` both start with a colon behind something.
        if matches!(self.peek(), Token::Id(_))
            && matches!(self.peek_at(self.at + 1), Token::Sign(":"))
            && self.is_comprehension()
        {
            let (name, at) = self.name()?;
            self.expect(":")?;
            let sort = self.sort()?;
            self.expect("|")?;
            let body = self.data()?;
            let decl = crate::mcrl2::syntax::Decl { name, at, sort };
            return Ok(ExprKind::Comprehension(decl, Box::new(body)));
        }
        let first = self.data()?;
        if !self.accept(":") {
            let mut elements = vec![first];
            while self.accept(",") {
                elements.push(self.data()?);
            }
            return Ok(ExprKind::Set(elements));
        }
        let mut elements = vec![(first, self.data()?)];
        while self.accept(",") {
            let element = self.data()?;
            self.expect(":")?;
            elements.push((element, self.data()?));
        }
        Ok(ExprKind::Bag(elements))
    }

    /// Whether a `|` follows, outside inner brackets, before the brace is closed.
    fn is_comprehension(&self) -> bool {
        let mut at = self.at;
        loop {
            match self.peek_at(at) {
                Token::Sign("|") => return true,
                Token::Sign("}" | "," | ";") | Token::End => return false,
                Token::Sign("(" | "[" | "{") => at = self.words.partner[at] as usize + 1,
                _ => at += 1,
            }
        }
    }
}
