//! Reading questions.

use super::{Bound, Expr, Formula, Over, Query, Question, Relation, Word};
use crate::fraction;
use crate::solve::Sense;
use sojourner_kernel::property::Kind as Broken;

/// Why a text is no question, with the remedy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}': {what}")]
pub struct Mistake {
    text: String,
    what: String,
}

const FORMS: &str = "write P=? [F done], Pmax=? or Pmin=? [F failure], P>=0.6 [F success], E[steps], \
                     Emax[steps until done], D[value], least[steps until done], largest[...] or likeliest [F failure]";

pub(super) fn question(text: &str) -> Result<Question, Mistake> {
    let fail = |what: String| Mistake { text: text.to_owned(), what };
    let query = query(text.trim()).map_err(fail)?;
    Ok(Question { text: text.trim().to_owned(), query })
}

fn query(text: &str) -> Result<Query, String> {
    let (head, body) = split(text)?;
    let word_end = head.find(|c: char| !c.is_alphabetic() && c != '-').unwrap_or(head.len());
    let (word, rest) = (&head[..word_end], head[word_end..].trim());
    let bound = bound(rest)?;
    let over = |sense: Option<Sense>| match (sense, &bound) {
        (Some(sense), _) => Over::One(sense),
        (None, Some(bound)) => Over::One(bound.sense()),
        (None, None) => Over::All,
    };
    let no_bound = |query: Query| match bound {
        Some(_) => Err(format!("only P and E can be compared with a number; {FORMS}")),
        None => Ok(query),
    };
    match word {
        "P" | "Pmax" | "Pmin" => {
            let over = over(sense(word));
            let path = path(body)?;
            Ok(Query::Probability { over, bound, path })
        }
        "E" | "Emax" | "Emin" => {
            let over = over(sense(word));
            let (name, until) = until(body)?;
            Ok(Query::Expected { over, bound, name, until })
        }
        "D" | "distribution" => no_bound(Query::Distribution { name: name(body)? }),
        "least" | "min" | "largest" | "max" => {
            let sense = if matches!(word, "least" | "min") { Sense::Min } else { Sense::Max };
            let (name, until) = until(body)?;
            no_bound(Query::Extreme { sense, name, until })
        }
        "likeliest" | "run" => match path(body)? {
            Formula { stay: None, reach, negated: false } => no_bound(Query::Likeliest { until: reach }),
            _ => Err("the likeliest run leads to an event: write likeliest [F failure]".into()),
        },
        _ => Err(format!("there is no such question; {FORMS}")),
    }
}

fn sense(word: &str) -> Option<Sense> {
    match &word[1..] {
        "max" => Some(Sense::Max),
        "min" => Some(Sense::Min),
        _ => None,
    }
}

/// What is before the bracket, and what is in it.
fn split(text: &str) -> Result<(&str, &str), String> {
    let Some(open) = text.find('[') else { return Err(format!("the [...] is missing; {FORMS}")) };
    let body = text[open + 1..].trim_end();
    let Some(body) = body.strip_suffix(']') else {
        return Err(format!("a ] is missing at the end; {FORMS}"));
    };
    if body.trim().is_empty() {
        return Err(format!("nothing is between the brackets; {FORMS}"));
    }
    Ok((text[..open].trim(), body.trim()))
}

const RELATIONS: [(&str, Relation); 6] = [
    (">=", Relation::AtLeast),
    ("<=", Relation::AtMost),
    ("!=", Relation::Unequal),
    (">", Relation::MoreThan),
    ("<", Relation::LessThan),
    ("=", Relation::Equal),
];

fn bound(text: &str) -> Result<Option<Bound>, String> {
    if text.is_empty() || text.replace(' ', "") == "=?" {
        return Ok(None);
    }
    let relation = RELATIONS.iter().find(|(sign, _)| text.starts_with(sign));
    let Some(&(sign, relation)) = relation.filter(|(_, r)| !matches!(r, Relation::Equal | Relation::Unequal))
    else {
        return Err(format!("'{text}' is no bound; write =?, >=0.6, >0.6, <=0.6 or <0.6"));
    };
    let number = text[sign.len()..].trim();
    let limit = fraction::parse(number)
        .ok_or_else(|| format!("'{number}' is no number; write a bound such as >=0.6 or >=2/3"))?;
    Ok(Some(Bound { relation, limit }))
}

fn name(text: &str) -> Result<String, String> {
    let name = text.trim().trim_matches('"');
    match name.is_empty() {
        true => Err("a name is missing".into()),
        false => Ok(name.to_owned()),
    }
}

/// `NAME`, or `NAME until EVENT`.
fn until(text: &str) -> Result<(String, Option<Expr>), String> {
    match text.split_once(" until ") {
        None => Ok((name(text)?, None)),
        Some((amount, event)) => {
            let event = event.trim();
            let event = event.strip_prefix("F ").unwrap_or(event);
            Ok((name(amount)?, Some(whole(event)?)))
        }
    }
}

fn path(text: &str) -> Result<Formula, String> {
    let words = words(text)?;
    let mut reader = Reader { words: &words, at: 0 };
    let formula = if reader.take("F") || reader.take("<>") {
        Formula { stay: None, reach: reader.either()?, negated: false }
    } else if reader.take("G") || reader.take("[]") {
        let always = reader.either()?;
        Formula { stay: None, reach: Expr::Not(Box::new(always)), negated: true }
    } else {
        let first = reader.either()?;
        match reader.take("U") {
            true => Formula { stay: Some(first), reach: reader.either()?, negated: false },
            false => {
                let mut at_end = false;
                first.visit(&mut |e| at_end |= matches!(e, Expr::Value(..)));
                if !at_end {
                    return Err(format!(
                        "'{text}' says nothing about a run; write F {text}, G {text} or a U b"
                    ));
                }
                Formula { stay: None, reach: first, negated: false }
            }
        }
    };
    match reader.peek() {
        None => Ok(formula),
        Some(word) => Err(format!(
            "'{word}' is one word too many; runs are described by F a, G a or a U b, where a and b are made of &, | \
             and !"
        )),
    }
}

fn whole(text: &str) -> Result<Expr, String> {
    let words = words(text)?;
    let mut reader = Reader { words: &words, at: 0 };
    let expr = reader.either()?;
    match reader.peek() {
        None => Ok(expr),
        Some(word) => Err(format!("'{word}' is one word too many")),
    }
}

/// A word, or a sign; quoted words and whole actions are names.
#[derive(Clone, Debug, PartialEq)]
enum Token {
    Sign(String),
    Name(String),
    Quoted(String),
}

fn words(text: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(c) = rest.chars().next() {
        if c == '"' {
            let Some(end) = rest[1..].find('"') else { return Err("a closing quote is missing".into()) };
            tokens.push(Token::Quoted(rest[1..=end].to_owned()));
            rest = rest[end + 2..].trim_start();
            continue;
        }
        let signs = ["<>", "[]", ">=", "<=", "!=", "==", "&&", "||", "&", "|", "!", "(", ")", ">", "<", "="];
        if let Some(sign) = signs.iter().find(|s| rest.starts_with(**s)) {
            let meant = match *sign {
                "&&" => "&",
                "||" => "|",
                "==" => "=",
                other => other,
            };
            tokens.push(Token::Sign(meant.to_owned()));
            rest = rest[sign.len()..].trim_start();
            continue;
        }
        if let Some(after) = rest.strip_prefix("at ") {
            let after = after.trim_start();
            let end = after.find(|c: char| c.is_whitespace() || "!()&|".contains(c)).unwrap_or(after.len());
            let is_line =
                |(file, line): (&str, &str)| !file.is_empty() && line.parse().is_ok_and(|n: u16| n > 0);
            if !after[..end].rsplit_once(':').is_some_and(is_line) {
                return Err("'at' is followed by a line of the program: at Flap.java:88".into());
            }
            tokens.push(Token::Quoted(format!("at {}", &after[..end])));
            rest = after[end..].trim_start();
            continue;
        }
        if let Some(after) = rest.strip_prefix("action ") {
            let after = after.trim_start();
            let end = action(after);
            if end > 0 {
                tokens.push(Token::Quoted(format!("action {}", &after[..end])));
                rest = after[end..].trim_start();
            }
        }
        if rest.is_empty() {
            break;
        }
        let end = rest.find(|c: char| c.is_whitespace() || "!()&|\"<>=[]".contains(c)).unwrap_or(rest.len());
        if end > 0 {
            tokens.push(Token::Name(rest[..end].to_owned()));
            rest = rest[end..].trim_start();
        } else if rest.starts_with(['[', ']']) {
            return Err("a bracket too many".into());
        }
    }
    Ok(tokens)
}

/// The end of `send(1, f(2))`.
fn action(text: &str) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            c if depth == 0 && !(c.is_alphanumeric() || "_'.-".contains(c)) => return at,
            _ => {}
        }
    }
    text.len()
}

struct Reader<'a> {
    words: &'a [Token],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.at).map(|t| match t {
            Token::Sign(s) | Token::Name(s) | Token::Quoted(s) => s.as_str(),
        })
    }

    fn take(&mut self, word: &str) -> bool {
        let found = !matches!(self.words.get(self.at), Some(Token::Quoted(_))) && self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    fn either(&mut self) -> Result<Expr, String> {
        let mut expr = self.both()?;
        while self.take("|") || self.take("or") {
            expr = Expr::Or(Box::new(expr), Box::new(self.both()?));
        }
        Ok(expr)
    }

    fn both(&mut self) -> Result<Expr, String> {
        let mut expr = self.one()?;
        while self.take("&") || self.take("and") {
            expr = Expr::And(Box::new(expr), Box::new(self.one()?));
        }
        Ok(expr)
    }

    fn one(&mut self) -> Result<Expr, String> {
        let mut nots = 0;
        while self.take("!") || self.take("not") {
            nots += 1;
        }
        let mut expr = self.bare()?;
        if nots % 2 == 1 {
            expr = Expr::Not(Box::new(expr));
        }
        Ok(expr)
    }

    fn bare(&mut self) -> Result<Expr, String> {
        if self.at > 400 {
            return Err("this is too deep".into());
        }
        if self.take("(") {
            let expr = self.either()?;
            return if self.take(")") { Ok(expr) } else { Err("a closing parenthesis is missing".into()) };
        }
        let Some(token) = self.words.get(self.at).cloned() else {
            return Err("it ends too early; name an event such as done, failure or deadlock".into());
        };
        self.at += 1;
        let name = match token {
            Token::Quoted(name) => name,
            Token::Name(name) => {
                if let Some(word) = word(&name)? {
                    return Ok(word);
                }
                name
            }
            Token::Sign(sign) => return Err(format!("'{sign}' stands where an event should be named")),
        };
        let relation = RELATIONS.iter().find(|(sign, _)| self.peek() == Some(*sign));
        let Some(&(sign, relation)) = relation else { return Ok(Expr::Holds(name)) };
        self.at += 1;
        let number = self.peek().and_then(fraction::parse);
        let Some(number) = number else { return Err(format!("a number is missing after '{name} {sign}'")) };
        self.at += 1;
        Ok(Expr::Value(name, relation, number))
    }
}

fn word(name: &str) -> Result<Option<Expr>, String> {
    Ok(Some(match name {
        "true" => Expr::Constant(true),
        "false" => Expr::Constant(false),
        "success" => Expr::Word(Word::Success),
        "failure" => Expr::Word(Word::Failure),
        "grey" | "gray" => Expr::Word(Word::Grey),
        "end" => Expr::Word(Word::End),
        "X" | "U" | "F" | "G" => {
            return Err(format!("'{name}' inside; runs are described by F a, G a or a U b"));
        }
        _ => match Broken::of(name) {
            Some(kind) => Expr::Word(Word::Kind(kind)),
            None => return Ok(None),
        },
    }))
}
