//! What must hold, given as text.
//!
//! `deadlock-free` makes an end a violation; `always P`, `G P` and `never P` are invariants, with `P`
//! built from the system's propositions, `!`, `&`, `|`, `true`, `false` and parentheses. What the
//! system itself forbids is always checked too.

use anyhow::bail;
use sojourner_kernel::{Invariant, System, Watched};

/// What must hold.
#[derive(Clone, Debug, Default)]
pub struct Property {
    text: String,
    deadlock_free: bool,
    invariant: Option<Claim>,
}

/// A claim about one state.
#[derive(Clone, Debug, PartialEq)]
enum Claim {
    Constant(bool),
    Holds(usize),
    Not(Box<Claim>),
    And(Box<Claim>, Box<Claim>),
    Or(Box<Claim>, Box<Claim>),
}

impl Claim {
    fn is_true(&self, labels: u64) -> bool {
        match self {
            Claim::Constant(value) => *value,
            Claim::Holds(proposition) => labels >> proposition & 1 == 1,
            Claim::Not(claim) => !claim.is_true(labels),
            Claim::And(a, b) => a.is_true(labels) && b.is_true(labels),
            Claim::Or(a, b) => a.is_true(labels) || b.is_true(labels),
        }
    }
}

impl Property {
    /// Reads a property over the named propositions.
    pub fn parse(text: &str, propositions: &[String]) -> anyhow::Result<Property> {
        let text = text.trim();
        if text == "deadlock-free" {
            return Ok(Property { text: text.into(), deadlock_free: true, invariant: None });
        }
        let (negated, claim) = match text.split_once(char::is_whitespace) {
            Some(("never", claim)) => (true, claim),
            Some(("always" | "G", claim)) => (false, claim),
            _ => bail!(
                "--property '{text}' is not understood; write deadlock-free, never P, always P or G P, with P such as \"goal | !hole\""
            ),
        };
        let mut reader = Reader { text, words: words(claim), at: 0, propositions };
        let claim = reader.either()?;
        if let Some(word) = reader.peek() {
            bail!("--property '{text}': '{word}' is one word too many; join claims with & or |");
        }
        let claim = if negated { Claim::Not(Box::new(claim)) } else { claim };
        Ok(Property { text: text.into(), deadlock_free: false, invariant: Some(claim) })
    }

    /// The system, with a violation wherever the property is broken.
    pub fn watch<S: System>(&self, system: S) -> Watched<S> {
        let mut watched = Watched::new(system);
        if let Some(claim) = self.invariant.clone() {
            watched = watched
                .invariant(Invariant::new(format!("'{}'", self.text), move |labels| claim.is_true(labels)));
        }
        if self.deadlock_free {
            watched = watched.deadlock(0);
        }
        watched
    }
}

/// Splits a claim into names and signs; doubled signs (`&&`, `||`) count as one.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut in_name = false;
    for c in text.chars() {
        match c {
            '!' | '(' | ')' => words.push(c.into()),
            '&' | '|' if words.last().is_some_and(|w| w.len() == 1 && w.starts_with(c)) && !in_name => {}
            '&' | '|' => words.push(c.into()),
            c if c.is_whitespace() || c == '"' => {}
            c if in_name => words.last_mut().expect("a name has begun").push(c),
            c => words.push(c.into()),
        }
        in_name = !(c.is_whitespace() || "!()&|\"".contains(c));
    }
    words
}

struct Reader<'a> {
    text: &'a str,
    words: Vec<String>,
    at: usize,
    propositions: &'a [String],
}

impl Reader<'_> {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.at).map(String::as_str)
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    fn either(&mut self) -> anyhow::Result<Claim> {
        let mut claim = self.both()?;
        while self.take("|") || self.take("or") {
            claim = Claim::Or(Box::new(claim), Box::new(self.both()?));
        }
        Ok(claim)
    }

    fn both(&mut self) -> anyhow::Result<Claim> {
        let mut claim = self.one()?;
        while self.take("&") || self.take("and") {
            claim = Claim::And(Box::new(claim), Box::new(self.one()?));
        }
        Ok(claim)
    }

    fn one(&mut self) -> anyhow::Result<Claim> {
        if self.take("!") || self.take("not") {
            return Ok(Claim::Not(Box::new(self.one()?)));
        }
        if self.take("(") {
            let claim = self.either()?;
            if !self.take(")") {
                bail!("--property '{}': a closing parenthesis is missing", self.text);
            }
            return Ok(claim);
        }
        let Some(word) = self.peek() else {
            bail!("--property '{}' ends too early; name a proposition", self.text);
        };
        let claim = match word {
            "true" => Claim::Constant(true),
            "false" => Claim::Constant(false),
            name => match self.propositions.iter().position(|p| p == name) {
                Some(at) => Claim::Holds(at),
                None => {
                    let known = match self.propositions {
                        [] => "the system has none".into(),
                        some => format!("the system has {}", some.join(", ")),
                    };
                    bail!("--property '{}': there is no proposition '{name}'; {known}", self.text)
                }
            },
        };
        self.at += 1;
        Ok(claim)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invariant(text: &str) -> Result<Claim, String> {
        let propositions = ["goal", "hole", "first-wins"].map(String::from);
        Property::parse(text, &propositions).map(|p| p.invariant.unwrap()).map_err(|e| e.to_string())
    }

    #[test]
    fn claims_mean_what_they_say() {
        for (text, labels, expected) in [
            ("G goal", 0b01, true),
            ("never hole", 0b10, false),
            ("never hole", 0b01, true),
            ("always goal | !hole", 0b10, false),
            ("always !(goal && hole)", 0b11, false),
            ("always goal & hole | first-wins", 0b100, true),
            ("always goal & (hole | first-wins)", 0b100, false),
            ("G not goal or true", 0b1, true),
        ] {
            assert_eq!(invariant(text).unwrap().is_true(labels), expected, "{text} in {labels:b}");
        }
    }

    #[test]
    fn mistakes_are_named_with_the_remedy() {
        for (text, part) in [
            ("hello", "write deadlock-free, never P"),
            ("never", "write deadlock-free, never P"),
            ("G pit", "the system has goal, hole, first-wins"),
            ("G (goal", "a closing parenthesis is missing"),
            ("G goal hole", "one word too many"),
            ("G goal &", "ends too early"),
        ] {
            let message = invariant(text).unwrap_err();
            assert!(message.contains(part), "{message}");
        }
    }
}
