//! What must hold, given as text.
//!
//! A property is a list of parts. A part is a *kind* of violation (`assertion`, `deadlock` ...,
//! [`Kind`]), and then only the kinds that are named count; or a formula. `deadlock-free` makes an end a
//! violation. `always P` and `never P` are invariants, with `P` built from the system's propositions,
//! `!`, `&`, `|`, `true`, `false` and parentheses; so is `G P` for one proposition or a `P` in
//! parentheses. The search stops where an invariant breaks. Anything else is a linear-time formula,
//! judged on the searched system ([`crate::ltl`]). What the system itself forbids is checked too, unless
//! kinds are named.

mod asked;
mod goal;
mod kinds;

pub use asked::Asked;
pub use goal::Goal;
pub use kinds::{KINDS, Kind, Kinds, Told, Unasked};

use crate::ltl::Formula;
use crate::system::{Invariant, System, Watched};

/// Something asked of a system that cannot be read, or not be asked of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mistake {
    #[error("property '{text}': {what}")]
    Property { text: String, what: String },
    #[error("find '{text}': {what}")]
    Find { text: String, what: String },
    /// What is asked for does not fit the system.
    #[error("{0}")]
    Goal(String),
}

fn mistake<T>(text: &str, what: impl Into<String>) -> Result<T, Mistake> {
    Err(Mistake::Property { text: text.into(), what: what.into() })
}

/// The parts of a property: kinds of violations, and formulas as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    pub kinds: Vec<Kind>,
    pub formulas: Vec<String>,
}

impl Parts {
    /// Takes texts apart at their commas. A word that names a kind is one; a proposition of that name,
    /// which alone would speak of the first state only, can be written in quotes.
    pub fn of(texts: &[String]) -> Result<Parts, Mistake> {
        let mut parts = Parts::default();
        for text in texts {
            for part in split(text) {
                let part = part.trim();
                match Kind::of(part) {
                    Some(Kind::Thrown(name)) if name.is_empty() => {
                        return mistake(text, "a class is missing after exception:");
                    }
                    Some(kind) if parts.kinds.contains(&kind) => {}
                    Some(kind) => parts.kinds.push(kind),
                    None => parts.formulas.push(part.to_owned()),
                }
            }
        }
        Ok(parts)
    }

    /// The propositions that the formulas speak of, each once, in order.
    pub fn names(&self) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        for name in self.formulas.iter().flat_map(|text| names(text)) {
            if !all.contains(&name) {
                all.push(name);
            }
        }
        all
    }
}

/// Splits at commas that are not between quotes.
fn split(text: &str) -> Vec<&str> {
    let mut quoted = false;
    text.split(|c: char| {
        quoted ^= c == '"';
        c == ',' && !quoted
    })
    .collect()
}

/// What must hold.
#[derive(Clone, Debug, Default)]
pub struct Property {
    kinds: Kinds,
    deadlock_free: bool,
    invariants: Vec<(String, Claim)>,
    temporal: Option<Formula>,
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
    /// Reads the formulas of a property over the named propositions.
    pub fn parse(parts: &Parts, propositions: &[String]) -> Result<Property, Mistake> {
        let mut property = Property { kinds: Kinds::of(parts.kinds.clone()), ..Property::default() };
        let mut temporal: Vec<String> = Vec::new();
        for text in &parts.formulas {
            match formula(text, propositions)? {
                Part::DeadlockFree => property.deadlock_free = true,
                Part::Invariant(claim) => property.invariants.push((text.clone(), claim)),
                Part::Temporal(formula) => {
                    temporal.push(text.clone());
                    property.temporal = Some(formula);
                }
            }
        }
        if temporal.len() > 1 {
            // All of them must hold.
            let all: Vec<String> = temporal.iter().map(|text| format!("({text})")).collect();
            property.temporal = Some(read_temporal(&all.join(" & "), propositions)?);
        }
        Ok(property)
    }

    /// Ends of runs are violations from now on.
    pub fn forbid_ends(mut self) -> Property {
        self.deadlock_free = true;
        self
    }

    /// Ends of runs are none.
    pub fn allow_ends(mut self) -> Property {
        self.deadlock_free = false;
        self
    }

    /// The system, with a violation wherever the property is broken in one state, and none that was not
    /// asked for: those are noted.
    pub fn watch<S: System>(&self, system: S, unasked: &Unasked) -> Watched<S> {
        let mut watched = Watched::new(system);
        if self.deadlock_free {
            watched = watched.deadlock(0);
        }
        if !self.kinds.is_default() {
            watched = watched.only(self.kinds.clone(), unasked.clone());
        }
        self.invariants.iter().cloned().fold(watched, |watched, (text, claim)| {
            watched.invariant(Invariant::new(format!("'{text}'"), move |labels| claim.is_true(labels)))
        })
    }

    /// The formula, if it takes more than one state to judge it.
    pub fn formula(&self) -> Option<&Formula> {
        self.temporal.as_ref()
    }

    /// Whether runs end where it is broken.
    pub fn cuts_runs(&self) -> bool {
        self.deadlock_free || !self.invariants.is_empty()
    }

    /// Whether nothing but kinds of violations was asked for.
    pub fn is_of_kinds(&self) -> bool {
        !self.deadlock_free && self.invariants.is_empty() && self.temporal.is_none()
    }
}

#[derive(Debug)]
enum Part {
    DeadlockFree,
    Invariant(Claim),
    Temporal(Formula),
}

fn formula(text: &str, propositions: &[String]) -> Result<Part, Mistake> {
    let parts = words(text).len();
    if parts > LONGEST {
        let begins: String = text.chars().take(20).collect();
        return mistake(
            &format!("{begins}..."),
            format!("{parts} names and signs are too many; at most {LONGEST}"),
        );
    }
    Ok(match text.split_once(char::is_whitespace) {
        _ if text == "deadlock-free" => Part::DeadlockFree,
        Some(("always", claim)) => Part::Invariant(whole(text, claim, propositions)?),
        Some(("never", claim)) => Part::Invariant(Claim::Not(Box::new(whole(text, claim, propositions)?))),
        _ => match globally(text, propositions) {
            Some(claim) => Part::Invariant(claim),
            None => Part::Temporal(read_temporal(text, propositions)?),
        },
    })
}

/// Names and signs in a formula at most: reading one goes as deep as it is long.
const LONGEST: usize = 2_000;

/// The propositions a property speaks of, each once, in order.
fn names(text: &str) -> Vec<String> {
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
fn whole(text: &str, claim: &str, propositions: &[String]) -> Result<Claim, Mistake> {
    let mut reader = Reader { text, words: words(claim), at: 0, propositions };
    let claim = reader.either()?;
    if let Some(word) = reader.peek() {
        let what = format!("'{word}' is one word too many; join claims with & or |");
        return mistake(text, what);
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

fn read_temporal(text: &str, propositions: &[String]) -> Result<Formula, Mistake> {
    Formula::parse(text, propositions).or_else(|error| {
        let known = Kind::listed();
        mistake(
            text,
            format!(
                "{error}; write a kind of violation ({known}, exception:CLASS), deadlock-free, never P, always P, \
                 or a formula with X, F, G, U, &, | and !"
            ),
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

    fn either(&mut self) -> Result<Claim, Mistake> {
        let mut claim = self.both()?;
        while self.take("|") || self.take("or") {
            claim = Claim::Or(Box::new(claim), Box::new(self.both()?));
        }
        Ok(claim)
    }

    fn both(&mut self) -> Result<Claim, Mistake> {
        let mut claim = self.one()?;
        while self.take("&") || self.take("and") {
            claim = Claim::And(Box::new(claim), Box::new(self.one()?));
        }
        Ok(claim)
    }

    fn one(&mut self) -> Result<Claim, Mistake> {
        if self.take("!") || self.take("not") {
            return Ok(Claim::Not(Box::new(self.one()?)));
        }
        if self.take("(") {
            let claim = self.either()?;
            if !self.take(")") {
                return mistake(self.text, "a closing parenthesis is missing");
            }
            return Ok(claim);
        }
        let Some(word) = self.peek() else {
            return mistake(self.text, "it ends too early; name a proposition");
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
                    return mistake(self.text, format!("there is no proposition '{name}'; {known}"));
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

    fn parse(text: &str) -> Result<Part, String> {
        let propositions = ["goal", "hole", "first-wins"].map(String::from);
        formula(text, &propositions).map_err(|e| e.to_string())
    }

    fn parts(texts: &[&str]) -> Parts {
        Parts::of(&texts.iter().map(|w| w.to_string()).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn nothing_is_too_deep_for_the_stack() {
        for n in [300, 900, 100_000] {
            let chain = format!("always {}goal", "goal & ".repeat(n));
            let nots = format!("never {}goal", "!".repeat(n));
            let brackets = format!("always {}goal{}", "(".repeat(n), ")".repeat(n));
            let nexts = format!("{}goal", "X ".repeat(n));
            let nested = format!("{}goal{}", "F (".repeat(n), ")".repeat(n));
            for text in [chain, nots, brackets, nexts, nested] {
                let read = parse(&text);
                let refused = |m: &String| m.contains("too many") || m.contains("too deeply");
                assert!(read.as_ref().err().is_none_or(refused) && (n < 100_000 || read.is_err()), "{n}");
            }
        }
    }

    #[test]
    fn kinds_and_formulas_go_together() {
        let mixed = parts(&["assertion, deadlock", "never hole", "exception:a.B,assertion"]);
        assert_eq!(mixed.kinds, [Kind::Assertion, Kind::Deadlock, Kind::Thrown("a.B".into())]);
        assert_eq!(mixed.formulas, ["never hole"]);
        assert_eq!(parts(&["\"deadlock\""]).formulas, ["\"deadlock\""], "a proposition of that name");
        assert_eq!(parts(&["F \"a,b\",exit"]).formulas, ["F \"a,b\""], "quotes hold together");
        let empty = Parts::of(&["exception:".to_string()]).unwrap_err();
        assert!(empty.to_string().contains("a class is missing"), "{empty}");
    }

    #[test]
    fn several_formulas_must_all_hold() {
        let propositions = ["goal", "hole"].map(String::from);
        let both = parts(&["F goal", "G F hole", "never goal", "always hole"]);
        let property = Property::parse(&both, &propositions).unwrap();
        assert_eq!(property.invariants.len(), 2);
        let expected = Formula::parse("(F goal) & (G F hole)", &propositions).unwrap();
        assert_eq!(property.formula().map(|f| f.to_string()), Some(expected.to_string()));
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
                Part::Invariant(claim) => assert_eq!(claim.is_true(labels), expected, "{text} in {labels:b}"),
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
            assert!(matches!(parse(text), Ok(Part::Temporal(_))), "{text}");
        }
    }

    #[test]
    fn mistakes_are_named_with_the_remedy() {
        for (text, part) in [
            ("never", "deadlock-free, never P"),
            ("hello", "the system has: goal, hole, first-wins"),
            ("always pit", "there is no proposition 'pit'; the system has goal, hole, first-wins"),
            ("always (goal", "a closing parenthesis is missing"),
            ("never goal hole", "one word too many"),
            ("always goal &", "ends too early"),
            ("F (goal", "column"),
            ("", "deadlock-free, never P"),
        ] {
            let message = parse(text).unwrap_err();
            assert!(message.contains(part) && !message.contains('\n'), "{text}: {message}");
        }
    }
}
