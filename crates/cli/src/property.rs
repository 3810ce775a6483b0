//! What must hold, given as text.
//!
//! `deadlock-free` makes an end a violation. `always P` and `never P` are invariants, with `P` built
//! from the system's propositions, `!`, `&`, `|`, `true`, `false` and parentheses; so is `G P` for one
//! proposition or a `P` in parentheses. The search stops where an invariant breaks. Anything else is
//! a linear-time formula, judged on the searched system (`sojourner_kernel::ltl`). What the system
//! itself forbids is always checked too.

use anyhow::bail;
use sojourner_kernel::{Formula, Invariant, System, Watched};

/// What must hold.
#[derive(Clone, Debug, Default)]
pub struct Property {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug, Default)]
enum Kind {
    /// Nothing besides what the system itself forbids.
    #[default]
    Nothing,
    DeadlockFree,
    Invariant(Claim),
    Temporal(Formula),
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
        let kind = match text.split_once(char::is_whitespace) {
            _ if text == "deadlock-free" => Kind::DeadlockFree,
            Some(("always", claim)) => Kind::Invariant(whole(text, claim, propositions)?),
            Some(("never", claim)) => {
                Kind::Invariant(Claim::Not(Box::new(whole(text, claim, propositions)?)))
            }
            _ => match globally(text, propositions) {
                Some(claim) => Kind::Invariant(claim),
                None => Kind::Temporal(temporal(text, propositions)?),
            },
        };
        Ok(Property { text: text.into(), kind })
    }

    /// The system, with a violation wherever the property is broken in one state.
    pub fn watch<S: System>(&self, system: S) -> Watched<S> {
        let watched = Watched::new(system);
        match self.kind.clone() {
            Kind::Nothing | Kind::Temporal(_) => watched,
            Kind::DeadlockFree => watched.deadlock(0),
            Kind::Invariant(claim) => watched
                .invariant(Invariant::new(format!("'{}'", self.text), move |labels| claim.is_true(labels))),
        }
    }

    /// The formula, if it takes more than one state to judge it.
    pub fn formula(&self) -> Option<&Formula> {
        match &self.kind {
            Kind::Temporal(formula) => Some(formula),
            _ => None,
        }
    }
}

/// The propositions a property speaks of, each once, in order.
pub fn names(text: &str) -> Vec<String> {
    const SIGNS: [&str; 15] = [
        "deadlock-free",
        "always",
        "never",
        "X",
        "F",
        "G",
        "U",
        "and",
        "or",
        "not",
        "true",
        "false",
        "&",
        "|",
        "!",
    ];
    let mut names: Vec<String> = Vec::new();
    let quotes = text.split('"').enumerate();
    for (at, part) in quotes {
        let words: Vec<&str> = match at % 2 {
            // Between quotes: one name, whatever it looks like.
            1 => vec![part],
            _ => part
                .split(|c: char| !(c.is_alphanumeric() || "_.-".contains(c)))
                .filter(|word| !word.is_empty() && !SIGNS.contains(word))
                .collect(),
        };
        for word in words {
            if !names.iter().any(|name| name == word) {
                names.push(word.into());
            }
        }
    }
    names
}

/// A claim that is the whole of `claim`.
fn whole(text: &str, claim: &str, propositions: &[String]) -> anyhow::Result<Claim> {
    let mut reader = Reader { text, words: words(claim), at: 0, propositions };
    let claim = reader.either()?;
    if let Some(word) = reader.peek() {
        bail!("--property '{text}': '{word}' is one word too many; join claims with & or |");
    }
    Ok(claim)
}

/// The claim of `G claim`, where `G` stands before all of it: as in a formula, `G` binds tighter than
/// `&` and `|`.
fn globally(text: &str, propositions: &[String]) -> Option<Claim> {
    let claim = text.strip_prefix('G').or_else(|| text.strip_prefix("[]"))?;
    if !claim.starts_with([' ', '(', '!']) {
        return None;
    }
    let mut reader = Reader { text, words: words(claim), at: 0, propositions };
    let claim = reader.one().ok()?;
    reader.peek().is_none().then_some(claim)
}

fn temporal(text: &str, propositions: &[String]) -> anyhow::Result<Formula> {
    Formula::parse(text, propositions).map_err(|error| {
        anyhow::anyhow!(
            "--property '{text}': {error}; write deadlock-free, never P, always P, or a formula with X, F, G, U, &, | and !"
        )
    })
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

    fn parse(text: &str) -> Result<Kind, String> {
        let propositions = ["goal", "hole", "first-wins"].map(String::from);
        Property::parse(text, &propositions).map(|p| p.kind).map_err(|e| e.to_string())
    }

    #[test]
    fn claims_mean_what_they_say() {
        for (text, labels, expected) in [
            ("G goal", 0b01, true),
            ("[] goal", 0b00, false),
            ("G !hole", 0b10, false),
            ("G (goal | hole)", 0b10, true),
            ("never hole", 0b10, false),
            ("never hole", 0b01, true),
            ("always goal | !hole", 0b10, false),
            ("always !(goal && hole)", 0b11, false),
            ("always goal & hole | first-wins", 0b100, true),
            ("always goal & (hole | first-wins)", 0b100, false),
            ("always not goal or true", 0b1, true),
        ] {
            match parse(text).unwrap() {
                Kind::Invariant(claim) => assert_eq!(claim.is_true(labels), expected, "{text} in {labels:b}"),
                other => panic!("{text} is {other:?}"),
            }
        }
    }

    #[test]
    fn the_names_of_a_property_are_found() {
        for (text, expected) in [
            ("G !bad", vec!["bad"]),
            ("never (a & b)", vec!["a", "b"]),
            ("p U (q | X p)", vec!["p", "q"]),
            ("F \"two words\" & true", vec!["two words"]),
            ("deadlock-free", vec![]),
            ("[]<>done-1", vec!["done-1"]),
        ] {
            assert_eq!(names(text), expected, "{text}");
        }
    }

    #[test]
    fn what_needs_more_than_one_state_is_a_formula() {
        for text in
            ["F goal", "X X goal", "goal U hole", "G goal & F hole", "G F goal", "G goal | hole", "goal"]
        {
            assert!(matches!(parse(text), Ok(Kind::Temporal(_))), "{text}");
        }
    }

    #[test]
    fn mistakes_are_named_with_the_remedy() {
        for (text, part) in [
            ("never", "write deadlock-free, never P"),
            ("hello", "the system has: goal, hole, first-wins"),
            ("always pit", "there is no proposition 'pit'; the system has goal, hole, first-wins"),
            ("always (goal", "a closing parenthesis is missing"),
            ("never goal hole", "one word too many"),
            ("always goal &", "ends too early"),
            ("F (goal", "column"),
            ("", "write deadlock-free"),
        ] {
            let message = parse(text).unwrap_err();
            assert!(message.contains(part) && !message.contains('\n'), "{text}: {message}");
        }
    }
}
