//! Process expressions. Weakest first: `+`, `sum` and `dist`, `||`, `c -> p <> q`, `.`, `|`.

use super::{Parsed, Parser};
use crate::mcrl2::error::Wrong;
use crate::mcrl2::lexer::Token;
use crate::mcrl2::syntax::{Names, Proc, ProcKind};

const CHOICE: u8 = 1;
const SUM: u8 = 2;
const PAR: u8 = 3;
const IF: u8 = 5;
const SEQ: u8 = 7;
const TOGETHER: u8 = 9;

impl Parser<'_> {
    /// A process whose operators outside brackets are not weaker than `weakest`.
    pub(super) fn process(&mut self, weakest: u8) -> Parsed<Proc> {
        self.deeper()?;
        let mut left = self.process_unit()?;
        loop {
            let at = self.place();
            let Token::Sign(sign) = *self.peek() else { break };
            match sign {
                "+" if weakest <= CHOICE => {
                    let mut parts = vec![left];
                    while self.accept("+") {
                        parts.push(self.process(CHOICE + 1)?);
                    }
                    left = Proc { at, kind: ProcKind::Choice(parts) };
                }
                "||" if weakest <= PAR => {
                    let mut parts = vec![left];
                    while self.accept("||") {
                        parts.push(self.process(PAR + 1)?);
                    }
                    left = Proc { at, kind: ProcKind::Par(parts) };
                }
                "." if weakest <= SEQ => {
                    self.advance();
                    let right = self.process(SEQ)?;
                    left = Proc { at, kind: ProcKind::Seq(Box::new(left), Box::new(right)) };
                }
                "|" if weakest <= TOGETHER => {
                    let mut parts = vec![left];
                    while self.accept("|") {
                        parts.push(self.process(TOGETHER + 1)?);
                    }
                    left = Proc { at, kind: ProcKind::Together(parts) };
                }
                "@" => return Err(Wrong::unsupported(at, "time (@)", "remove the time stamps")),
                "<<" => return Err(Wrong::unsupported(at, "the until operator (<<)", "remove the time")),
                "||_" => return Err(Wrong::unsupported(at, "the left merge (||_)", "write the choice out")),
                _ => break,
            }
        }
        self.depth -= 1;
        Ok(left)
    }

    /// Whether a condition starts here: a unit of data with `->` behind it.
    fn at_condition(&self) -> bool {
        let mut at = self.at;
        match self.peek() {
            Token::Sign("!" | "-" | "#" | "[" | "{") | Token::Number(_) | Token::Key("true" | "false") => {
                return true;
            }
            Token::Sign("(") => at = self.words.partner[at] as usize + 1,
            Token::Id(_) => at += 1,
            _ => return false,
        }
        while matches!(self.peek_at(at), Token::Sign("(" | "[")) {
            at = self.words.partner[at] as usize + 1;
        }
        matches!(self.peek_at(at), Token::Sign("->"))
    }

    fn process_unit(&mut self) -> Parsed<Proc> {
        let at = self.place();
        if self.at_condition() {
            let condition = self.unit()?;
            self.expect("->")?;
            let then = self.process(IF)?;
            let other = if self.accept("<>") { Some(Box::new(self.process(IF)?)) } else { None };
            return Ok(Proc { at, kind: ProcKind::If(Box::new(condition), Box::new(then), other) });
        }
        let kind = match self.peek().clone() {
            Token::Key("delta") => {
                self.advance();
                ProcKind::Delta
            }
            Token::Key("tau") => {
                self.advance();
                ProcKind::Tau
            }
            Token::Key("sum") => {
                self.advance();
                let vars = self.typed_names()?;
                self.expect(".")?;
                ProcKind::Sum(vars, Box::new(self.process(SUM)?))
            }
            Token::Key("dist") => {
                self.advance();
                let vars = self.typed_names()?;
                self.expect("[")?;
                let weight = self.data()?;
                self.expect("]")?;
                self.expect(".")?;
                ProcKind::Dist(vars, Box::new(weight), Box::new(self.process(SUM)?))
            }
            Token::Key(word @ ("block" | "hide" | "allow" | "comm" | "rename")) => {
                self.advance();
                self.expect("(")?;
                self.expect("{")?;
                let kind = self.operator(word)?;
                self.expect(")")?;
                kind
            }
            Token::Sign("(") => {
                self.advance();
                let inner = self.process(0)?;
                self.expect(")")?;
                return Ok(inner);
            }
            Token::Id(name) => {
                self.advance();
                self.instance(name)?
            }
            _ => return Err(self.expected("a process")),
        };
        Ok(Proc { at, kind })
    }

    fn instance(&mut self, name: Box<str>) -> Parsed<ProcKind> {
        if !self.accept("(") {
            return Ok(ProcKind::Call(name, Vec::new()));
        }
        if self.accept(")") {
            return Ok(ProcKind::Assign(name, Vec::new()));
        }
        let assigned =
            matches!(self.peek(), Token::Id(_)) && matches!(self.peek_at(self.at + 1), Token::Sign("="));
        let kind = if assigned {
            ProcKind::Assign(name, self.assignments()?)
        } else {
            ProcKind::Call(name, self.data_list()?)
        };
        self.expect(")")?;
        Ok(kind)
    }

    /// An operator on actions, behind its opening brace.
    fn operator(&mut self, word: &str) -> Parsed<ProcKind> {
        match word {
            "block" | "hide" => {
                let names: Names = self.members(Self::name)?;
                let inner = Box::new(self.process(0)?);
                Ok(if word == "block" { ProcKind::Block(names, inner) } else { ProcKind::Hide(names, inner) })
            }
            "allow" => {
                let sets = self.members(Self::together)?;
                Ok(ProcKind::Allow(sets, Box::new(self.process(0)?)))
            }
            "rename" => {
                let pairs = self.members(|p| {
                    let from = p.name()?;
                    p.expect("->")?;
                    Ok((from, p.name()?))
                })?;
                Ok(ProcKind::Rename(pairs, Box::new(self.process(0)?)))
            }
            _ => {
                let rules = self.members(|p| {
                    let at = p.place();
                    let from = p.together()?;
                    if from.len() < 2 {
                        return Err(Wrong::at(at, "one action alone cannot communicate", "write a|b -> c"));
                    }
                    p.expect("->")?;
                    match p.peek() {
                        Token::Key("tau") => Err(Wrong::unsupported(
                            p.place(),
                            "communication to tau",
                            "communicate to an action, and hide it",
                        )),
                        _ => Ok((from, p.name()?)),
                    }
                })?;
                Ok(ProcKind::Comm(rules, Box::new(self.process(0)?)))
            }
        }
    }

    /// `member, member }` and the comma behind.
    fn members<T>(&mut self, member: impl Fn(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut all = Vec::new();
        while !self.sees("}") {
            all.push(member(self)?);
            if !self.accept(",") {
                break;
            }
        }
        self.expect("}")?;
        self.expect(",")?;
        Ok(all)
    }

    fn together(&mut self) -> Parsed<Names> {
        let mut names = vec![self.name()?];
        while self.accept("|") {
            names.push(self.name()?);
        }
        names.sort();
        Ok(names)
    }
}
