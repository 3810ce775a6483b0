//! The words of an mCRL2 text, each with its place.
//!
//! Brackets are matched here, once: the parser can then look behind a bracketed group in constant
//! time, which is all that telling a condition from a process takes. Nesting is limited here too, so
//! that no later pass over the syntax runs out of stack.

use super::error::{At, Wrong};

/// Brackets, and prefixes of expressions, may not be nested deeper than this.
pub const DEEPEST: usize = 200;

/// A word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// An identifier.
    Id(Box<str>),
    /// A keyword of the language.
    Key(&'static str),
    /// A number in decimal digits.
    Number(Box<str>),
    /// An operator or a bracket.
    Sign(&'static str),
    End,
}

/// A text as words.
pub struct Words {
    pub tokens: Vec<(Token, At)>,
    /// By index of an opening bracket: the index of the closing one.
    pub partner: Vec<u32>,
}

const KEYWORDS: [&str; 48] = [
    "sort", "cons", "map", "var", "eqn", "act", "proc", "init", "glob", "struct", "Bool", "Pos", "Nat",
    "Int", "Real", "List", "Set", "Bag", "FSet", "FBag", "true", "false", "whr", "end", "forall", "exists",
    "lambda", "delta", "tau", "sum", "dist", "block", "allow", "hide", "rename", "comm", "in", "div",
    // Of formulas and equation systems: no names here either.
    "delay", "yaled", "val", "nu", "mu", "form", "pbes", "pres", "inf", "sup",
];

/// Longer ones first.
const SIGNS: [&str; 40] = [
    "||_", "||", "|>", "<|", "<=", "<>", "<<", "->", "==", "=>", "!=", "++", ">=", "&&", "|", "<", "-", "=",
    "!", "+", ">", "{", "}", "(", ")", "[", "]", ",", ";", ":", ".", "?", "@", "#", "*", "/", "&", "^", "~",
    "$",
];

impl Words {
    /// Splits a text.
    pub fn of(text: &str) -> Result<Words, Wrong> {
        let mut tokens = Vec::new();
        let (mut line, mut start_of_line) = (1u32, 0usize);
        let bytes = text.as_bytes();
        let mut at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        while at < bytes.len() {
            let place = At { line, column: (at - start_of_line) as u32 + 1 };
            let byte = bytes[at];
            if byte == b'\n' {
                line += 1;
                start_of_line = at + 1;
                at += 1;
            } else if byte.is_ascii_whitespace() {
                at += 1;
            } else if byte == b'%' {
                at += bytes[at..].iter().position(|&b| b == b'\n').unwrap_or(bytes.len() - at);
            } else if byte.is_ascii_alphabetic() || byte == b'_' {
                let rest = &bytes[at..];
                let is_part = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'\'';
                let length = rest.iter().position(|&b| !is_part(b)).unwrap_or(rest.len());
                let word = &text[at..at + length];
                tokens.push((keyword(word).map_or_else(|| Token::Id(word.into()), Token::Key), place));
                at += length;
            } else if byte.is_ascii_digit() {
                let rest = &bytes[at..];
                let length = rest.iter().position(|b| !b.is_ascii_digit()).unwrap_or(rest.len());
                if length > super::numbers::LONGEST {
                    let problem = format!(
                        "this number has {length} digits, more than the {} that are read",
                        super::numbers::LONGEST
                    );
                    return Err(Wrong::at(place, problem, "write a smaller number"));
                }
                tokens.push((Token::Number(text[at..at + length].into()), place));
                at += length;
            } else if let Some(sign) = SIGNS.iter().find(|s| text[at..].starts_with(**s)) {
                tokens.push((Token::Sign(sign), place));
                at += sign.len();
            } else {
                let character = text[at..].chars().next().unwrap_or(' ');
                let problem = format!("the character {character:?} is no part of the language");
                return Err(Wrong::at(
                    place,
                    problem,
                    "remove it, or put it in a comment (% to the end of the line)",
                ));
            }
        }
        let place = At { line, column: (bytes.len() - start_of_line.min(bytes.len())) as u32 + 1 };
        tokens.push((Token::End, place));
        let partner = partners(&tokens)?;
        Ok(Words { tokens, partner })
    }
}

fn keyword(word: &str) -> Option<&'static str> {
    if word == "mod" {
        return Some("mod");
    }
    KEYWORDS.iter().find(|k| **k == word).copied()
}

fn partners(tokens: &[(Token, At)]) -> Result<Vec<u32>, Wrong> {
    let mut partner = vec![0; tokens.len()];
    let mut open: Vec<(usize, &str)> = Vec::new();
    for (index, (token, at)) in tokens.iter().enumerate() {
        let Token::Sign(sign) = token else { continue };
        let closing = match *sign {
            "(" => ")",
            "[" => "]",
            "{" => "}",
            ")" | "]" | "}" => match open.pop() {
                Some((from, expected)) if expected == *sign => {
                    partner[from] = index as u32;
                    continue;
                }
                Some((from, expected)) => {
                    let problem =
                        format!("{sign} closes a bracket that was opened on line {}", tokens[from].1.line);
                    return Err(Wrong::at(
                        *at,
                        problem,
                        format!("write {expected} here, or correct the other one"),
                    ));
                }
                None => {
                    return Err(Wrong::at(
                        *at,
                        format!("{sign} closes nothing"),
                        "remove it, or open it before",
                    ));
                }
            },
            _ => continue,
        };
        open.push((index, closing));
        if open.len() > DEEPEST {
            let problem = format!("brackets are nested deeper than {DEEPEST}");
            return Err(Wrong::at(*at, problem, "name parts of it with a map or a process"));
        }
    }
    if let Some((from, expected)) = open.pop() {
        let problem = "this bracket is never closed";
        return Err(Wrong::at(tokens[from].1, problem, format!("write {expected} where it ends")));
    }
    Ok(partner)
}
