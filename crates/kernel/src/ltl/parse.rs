//! Reading a formula: recursive descent over the text, errors with their column.
//!
//! ```text
//! or      = and { ("|" | "or") and }
//! and     = until { ("&" | "and") until }
//! until   = unary [ "U" until ]
//! unary   = ("X" | "F" | "G" | "<>" | "[]") unary | "!" proposition | "(" or ")" | proposition | "true" | "false"
//! ```
//! A proposition is a word of letters, digits, `_`, `.`, `-`, or anything between double quotes.

use super::formula::{Formulas, NodeId};
use thiserror::Error;

/// Why a text is not a formula.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("column {column}: {problem}")]
pub struct FormulaError {
    /// The place in the text, counted in characters from 1.
    pub column: usize,
    pub problem: String,
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Quoted(String),
    Not,
    And,
    Or,
    Open,
    Close,
    Future,
    Globally,
    End,
}

/// Deeper formulas are refused: reading them, and much else, goes as deep as they do.
const DEEPEST: usize = 200;
/// Longer ones are refused too: a chain of operators is as deep as it is long.
const LONGEST: usize = 2_000;

pub(super) struct Parser<'a> {
    tokens: Vec<(usize, Token)>,
    at: usize,
    depth: usize,
    propositions: &'a [String],
    formulas: &'a mut Formulas,
}

/// Reads `text` into `formulas`.
pub(super) fn parse(
    text: &str,
    propositions: &[String],
    formulas: &mut Formulas,
) -> Result<NodeId, FormulaError> {
    let tokens = tokens(text)?;
    if tokens.len() > LONGEST {
        let problem = format!("the formula is too long: at most {LONGEST} names and operators");
        return Err(FormulaError { column: tokens[LONGEST].0, problem });
    }
    let mut parser = Parser { tokens, at: 0, depth: 0, propositions, formulas };
    let node = parser.or()?;
    match parser.peek() {
        Token::End => Ok(node),
        Token::Close => Err(parser.error("this closing bracket has no opening one")),
        _ => Err(parser.error("expected an operator (&, |, U) or the end here")),
    }
}

fn tokens(text: &str) -> Result<Vec<(usize, Token)>, FormulaError> {
    let chars: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut i = 0;
    while i < chars.len() {
        let start = i;
        let two: String = chars[i..chars.len().min(i + 2)].iter().collect();
        let (token, len) = match (chars[i], two.as_str()) {
            (c, _) if c.is_whitespace() => {
                i += 1;
                continue;
            }
            (_, "&&") => (Token::And, 2),
            (_, "||") => (Token::Or, 2),
            (_, "<>") => (Token::Future, 2),
            (_, "[]") => (Token::Globally, 2),
            ('&', _) => (Token::And, 1),
            ('|', _) => (Token::Or, 1),
            ('!', _) => (Token::Not, 1),
            ('(', _) => (Token::Open, 1),
            (')', _) => (Token::Close, 1),
            ('"', _) => {
                let Some(end) = chars[i + 1..].iter().position(|&c| c == '"') else {
                    let problem = "this quoted name does not end".to_string();
                    return Err(FormulaError { column: i + 1, problem });
                };
                (Token::Quoted(chars[i + 1..i + 1 + end].iter().collect()), end + 2)
            }
            (c, _) if c.is_alphanumeric() || c == '_' => {
                let len =
                    chars[i..].iter().take_while(|&&c| c.is_alphanumeric() || "_.-".contains(c)).count();
                (Token::Word(chars[i..i + len].iter().collect()), len)
            }
            (c, _) => {
                let problem = format!("'{c}' is not part of a formula; write names with it in double quotes");
                return Err(FormulaError { column: i + 1, problem });
            }
        };
        i += len;
        tokens.push((
            start + 1,
            match token {
                Token::Word(w) if w == "and" => Token::And,
                Token::Word(w) if w == "or" => Token::Or,
                Token::Word(w) if w == "not" => Token::Not,
                Token::Word(w) if w == "F" => Token::Future,
                Token::Word(w) if w == "G" => Token::Globally,
                token => token,
            },
        ));
    }
    tokens.push((chars.len() + 1, Token::End));
    Ok(tokens)
}

impl Parser<'_> {
    fn peek(&self) -> &Token {
        &self.tokens[self.at].1
    }

    fn next(&mut self) -> Token {
        let token = self.tokens[self.at].1.clone();
        if token != Token::End {
            self.at += 1;
        }
        token
    }

    fn error(&self, problem: impl Into<String>) -> FormulaError {
        FormulaError { column: self.tokens[self.at].0, problem: problem.into() }
    }

    fn or(&mut self) -> Result<NodeId, FormulaError> {
        let mut left = self.and()?;
        while *self.peek() == Token::Or {
            self.next();
            let right = self.and()?;
            left = self.formulas.or(left, right);
        }
        Ok(left)
    }

    fn and(&mut self) -> Result<NodeId, FormulaError> {
        let mut left = self.until()?;
        while *self.peek() == Token::And {
            self.next();
            let right = self.until()?;
            left = self.formulas.and(left, right);
        }
        Ok(left)
    }

    fn until(&mut self) -> Result<NodeId, FormulaError> {
        let left = self.unary()?;
        if *self.peek() == Token::Word("U".into()) {
            self.next();
            let right = self.deeper(Self::until)?;
            return Ok(self.formulas.until(left, right));
        }
        Ok(left)
    }

    /// Reads a part of the formula, if it is not too deep within it.
    fn deeper(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<NodeId, FormulaError>,
    ) -> Result<NodeId, FormulaError> {
        if self.depth == DEEPEST {
            return Err(self.error(format!("the formula is nested too deeply: at most {DEEPEST} levels")));
        }
        self.depth += 1;
        let node = read(self);
        self.depth -= 1;
        node
    }

    fn unary(&mut self) -> Result<NodeId, FormulaError> {
        self.deeper(Self::operand)
    }

    fn operand(&mut self) -> Result<NodeId, FormulaError> {
        match self.peek().clone() {
            Token::Future => {
                self.next();
                let inner = self.unary()?;
                Ok(self.formulas.future(inner))
            }
            Token::Globally => {
                self.next();
                let inner = self.unary()?;
                Ok(self.formulas.globally(inner))
            }
            Token::Word(w) if w == "X" => {
                self.next();
                let inner = self.unary()?;
                Ok(self.formulas.next(inner))
            }
            Token::Not => {
                self.next();
                match self.peek() {
                    Token::Word(w) if !is_reserved(w) => self.proposition(false),
                    Token::Quoted(_) => self.proposition(false),
                    _ => Err(self.error(
                        "only a proposition may be negated; push the negation inwards, \
                         for example !(a & b) is !a | !b",
                    )),
                }
            }
            Token::Open => {
                self.next();
                let inner = self.or()?;
                if *self.peek() != Token::Close {
                    return Err(self.error("expected a closing bracket here"));
                }
                self.next();
                Ok(inner)
            }
            Token::Word(w) if w == "true" => {
                self.next();
                Ok(Formulas::TRUE)
            }
            Token::Word(w) if w == "false" => {
                self.next();
                Ok(Formulas::FALSE)
            }
            Token::Word(w) if is_reserved(&w) => Err(self.error(format!("'{w}' needs a formula before it"))),
            Token::Word(_) | Token::Quoted(_) => self.proposition(true),
            Token::End => Err(self.error("the formula ends too early")),
            _ => Err(self.error("expected a proposition, X, F, G, ! or an opening bracket here")),
        }
    }

    fn proposition(&mut self, positive: bool) -> Result<NodeId, FormulaError> {
        let (Token::Word(name) | Token::Quoted(name)) = self.peek().clone() else {
            return Err(self.error("expected a proposition here"));
        };
        let Some(index) = self.propositions.iter().position(|p| *p == name) else {
            let known = match self.propositions {
                [] => "the system has none".to_string(),
                some => format!("the system has: {}", some.join(", ")),
            };
            return Err(self.error(format!("there is no proposition '{name}'; {known}")));
        };
        if index >= 64 {
            return Err(self.error(format!("'{name}' is not among the first 64 propositions")));
        }
        self.next();
        Ok(self.formulas.literal(index as u8, positive))
    }
}

fn is_reserved(word: &str) -> bool {
    ["X", "U", "true", "false"].contains(&word)
}
