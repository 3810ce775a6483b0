//! From words to syntax: recursive descent, with the precedences of the language's own grammar.
//!
//! Our own parser rather than the `merc_syntax` crate: that one brings some 150 crates with it, and
//! its grammar backtracks exponentially on one in eight of the public specifications (it was measured
//! on all 217). This one never backtracks: whether a process starts with a condition is seen by
//! looking behind the matching bracket for `->`.

mod data;
mod process;
mod sorts;

use super::error::{At, Wrong};
use super::lexer::{Token, Words};
use super::syntax::{ActionDecl, Decl, Equation, Process, Spec};
use super::syntax::{SortDecl, SortKind};
use std::rc::Rc;

type Parsed<T> = Result<T, Wrong>;

/// Expressions and processes may not be nested deeper than this, brackets or not.
const DEEPEST: u32 = 2000;

/// A parser at a word.
pub struct Parser<'a> {
    words: &'a Words,
    at: usize,
    depth: u32,
}

/// Reads a specification.
pub fn parse(text: &str) -> Parsed<Spec> {
    let words = Words::of(text)?;
    let mut parser = Parser { words: &words, at: 0, depth: 0 };
    parser.spec()
}

/// Reads an expression and nothing else.
pub fn expression(text: &str) -> Parsed<super::syntax::Expr> {
    let words = Words::of(text)?;
    let mut parser = Parser { words: &words, at: 0, depth: 0 };
    let expr = parser.data()?;
    match parser.peek() {
        Token::End => Ok(expr),
        _ => Err(parser.expected("nothing more")),
    }
}

const SECTIONS: &str = "sort, cons, map, var, eqn, glob, act, proc or init";

impl Parser<'_> {
    fn spec(&mut self) -> Parsed<Spec> {
        let mut spec = Spec::default();
        loop {
            match self.peek() {
                Token::End => break,
                Token::Key("sort") => self.sort_section(&mut spec)?,
                Token::Key("cons") => {
                    self.advance();
                    self.declarations(&mut spec.constructors)?;
                }
                Token::Key("map") => {
                    self.advance();
                    self.declarations(&mut spec.maps)?;
                }
                Token::Key("glob") => {
                    self.advance();
                    spec.globals.extend(self.variables()?);
                }
                Token::Key("var" | "eqn") => self.equation_section(&mut spec)?,
                Token::Key("act") => self.action_section(&mut spec)?,
                Token::Key("proc") => self.process_section(&mut spec)?,
                Token::Key("init") => {
                    let at = self.place();
                    self.advance();
                    if spec.init.is_some() {
                        return Err(Wrong::at(at, "there is a second init", "keep one of them"));
                    }
                    spec.init = Some(self.process(0)?);
                    self.expect(";")?;
                }
                _ => return Err(self.expected(SECTIONS)),
            }
        }
        if spec.init.is_none() {
            return Err(Wrong::at(self.place(), "there is no init", "end the text with init and a process"));
        }
        Ok(spec)
    }

    fn sort_section(&mut self, spec: &mut Spec) -> Parsed<()> {
        self.advance();
        while let Token::Id(_) = self.peek() {
            let names = self.names()?;
            let meaning = if names.len() == 1 && self.accept("=") { Some(self.sort()?) } else { None };
            self.expect(";")?;
            spec.sorts.extend(names.into_iter().map(|(name, at)| SortDecl {
                name,
                at,
                meaning: meaning.clone(),
            }));
        }
        Ok(())
    }

    fn declarations(&mut self, into: &mut Vec<Decl>) -> Parsed<()> {
        while let Token::Id(_) = self.peek() {
            let names = self.names()?;
            self.expect(":")?;
            let sort = self.sort()?;
            self.expect(";")?;
            into.extend(names.into_iter().map(|(name, at)| Decl { name, at, sort: sort.clone() }));
        }
        Ok(())
    }

    /// `x, y: S, z: T;` and more of them, as after `var`.
    fn variables(&mut self) -> Parsed<Vec<Decl>> {
        let mut all = Vec::new();
        while let Token::Id(_) = self.peek() {
            all.extend(self.typed_names()?);
            self.expect(";")?;
        }
        Ok(all)
    }

    /// `x, y: S, z: T`.
    pub(super) fn typed_names(&mut self) -> Parsed<Vec<Decl>> {
        let mut all = Vec::new();
        loop {
            let names = self.names()?;
            self.expect(":")?;
            let sort = self.sort()?;
            all.extend(names.into_iter().map(|(name, at)| Decl { name, at, sort: sort.clone() }));
            if !self.accept(",") {
                return Ok(all);
            }
        }
    }

    fn equation_section(&mut self, spec: &mut Spec) -> Parsed<()> {
        let mut vars = Vec::new();
        if matches!(self.peek(), Token::Key("var")) {
            self.advance();
            vars = self.variables()?;
        }
        if !matches!(self.peek(), Token::Key("eqn")) {
            return Err(self.expected("eqn, or another variable"));
        }
        self.advance();
        let vars = Rc::new(vars);
        while !matches!(self.peek(), Token::End) && !self.at_section() {
            let at = self.place();
            let mut left = self.data()?;
            let mut condition = None;
            if self.accept("->") {
                condition = Some(left);
                left = self.data()?;
            }
            self.expect("=")?;
            let right = self.data()?;
            self.expect(";")?;
            spec.equations.push(Equation { at, vars: vars.clone(), condition, left, right });
        }
        Ok(())
    }

    fn at_section(&self) -> bool {
        matches!(
            self.peek(),
            Token::Key("sort" | "cons" | "map" | "var" | "eqn" | "glob" | "act" | "proc" | "init")
        )
    }

    fn action_section(&mut self, spec: &mut Spec) -> Parsed<()> {
        self.advance();
        while let Token::Id(_) = self.peek() {
            let names = self.names()?;
            let sorts = match self.accept(":") {
                false => Vec::new(),
                true => {
                    let sort = self.sort()?;
                    match sort.kind {
                        SortKind::Product(parts) => parts,
                        _ => vec![sort],
                    }
                }
            };
            self.expect(";")?;
            spec.actions.extend(names.into_iter().map(|(name, at)| ActionDecl {
                name,
                at,
                sorts: sorts.clone(),
            }));
        }
        Ok(())
    }

    fn process_section(&mut self, spec: &mut Spec) -> Parsed<()> {
        self.advance();
        while let Token::Id(_) = self.peek() {
            let (name, at) = self.name()?;
            let mut params = Vec::new();
            if self.accept("(") && !self.accept(")") {
                params = self.typed_names()?;
                self.expect(")")?;
            }
            self.expect("=")?;
            let body = self.process(0)?;
            self.expect(";")?;
            spec.processes.push(Process { name, at, params, body });
        }
        Ok(())
    }

    fn names(&mut self) -> Parsed<Vec<(Box<str>, At)>> {
        let mut names = vec![self.name()?];
        while self.accept(",") {
            names.push(self.name()?);
        }
        Ok(names)
    }

    fn name(&mut self) -> Parsed<(Box<str>, At)> {
        let at = self.place();
        match self.peek() {
            Token::Id(name) => {
                let name = name.clone();
                self.advance();
                Ok((name, at))
            }
            _ => Err(self.expected("a name")),
        }
    }

    fn peek(&self) -> &Token {
        &self.words.tokens[self.at].0
    }

    fn peek_at(&self, index: usize) -> &Token {
        &self.words.tokens[index.min(self.words.tokens.len() - 1)].0
    }

    fn place(&self) -> At {
        self.words.tokens[self.at].1
    }

    fn advance(&mut self) {
        self.at = (self.at + 1).min(self.words.tokens.len() - 1);
    }

    fn sees(&self, sign: &str) -> bool {
        matches!(self.peek(), Token::Sign(s) if *s == sign)
    }

    fn accept(&mut self, sign: &str) -> bool {
        let found = self.sees(sign);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, sign: &str) -> Parsed<()> {
        if self.accept(sign) { Ok(()) } else { Err(self.expected(sign)) }
    }

    fn expected(&self, what: &str) -> Wrong {
        let found = match self.peek() {
            Token::Id(name) => format!("{name:?}"),
            Token::Key(word) => format!("{word:?}"),
            Token::Number(digits) => digits.to_string(),
            Token::Sign(sign) => format!("{sign:?}"),
            Token::End => "the end of the text".into(),
        };
        let found: String = if found.len() > 60 { "a long word".into() } else { found };
        let remedy = match self.peek() {
            Token::Key(word) => format!("expected {what}; {word} is a word of the language, and no name"),
            _ => format!("expected {what}"),
        };
        Wrong::at(self.place(), format!("{found} cannot stand here"), remedy)
    }

    /// One level deeper; to be left with `self.depth -= 1`.
    fn deeper(&mut self) -> Parsed<()> {
        self.depth += 1;
        if self.depth > DEEPEST {
            let problem = format!("expressions are nested deeper than {DEEPEST}");
            return Err(Wrong::at(self.place(), problem, "name parts of it with a map or a process"));
        }
        Ok(())
    }
}
