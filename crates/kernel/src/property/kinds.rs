//! Which kinds of violations are asked for.
//!
//! Without a word all are but the optional ones: a data race and an integer overflow are no violations
//! unless they are asked for. With words only those are; anything else that a system would call a
//! violation is then the end of a run that is right as far as the question goes, and is counted
//! ([`Unasked`]) so that the report can say so.

use crate::system::Violation;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// A kind of violation that can be asked for by a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An assertion that fails: `AssertionError` and what extends it.
    Assertion,
    /// Any other exception that leaves a thread.
    Exception,
    /// An exception of this class, or of one that extends it, that leaves a thread.
    Thrown(String),
    Deadlock,
    Race,
    Livelock,
    Endless,
    Exit,
    Overflow,
}

/// What is said of a kind of violation.
#[derive(Debug)]
pub struct Told {
    kind: Kind,
    /// The word that asks for it, and by which violations say what they are.
    pub word: &'static str,
    /// It is no violation unless it is asked for.
    is_optional: bool,
    /// It is an exception that leaves a thread, so asking for exceptions by class may mean it.
    is_thrown: bool,
    /// What it is, as a sentence without its stop.
    pub title: &'static str,
    /// What mends it, in whole sentences.
    pub help: &'static str,
}

/// All kinds: a new one is a variant, an entry, and the place that finds it.
pub static KINDS: [Told; 8] = [
    Told {
        kind: Kind::Assertion,
        word: "assertion",
        is_optional: false,
        is_thrown: true,
        title: "An assertion fails under some schedule, draw or input",
        help: "Look at the order of steps in the code flow: which access of one thread comes between two of another. A lock around both, or an atomic operation, excludes it.",
    },
    Told {
        kind: Kind::Exception,
        word: "exception",
        is_optional: false,
        is_thrown: true,
        title: "An exception leaves a thread",
        help: "The code flow leads to the place where it is thrown; what another thread changed before is part of it.",
    },
    Told {
        kind: Kind::Deadlock,
        word: "deadlock",
        is_optional: false,
        is_thrown: false,
        title: "Threads wait for each other, or for what never comes",
        help: "Let all threads take locks in one order; let every wait be followed by a notification that cannot come before it.",
    },
    Told {
        kind: Kind::Race,
        word: "race",
        is_optional: true,
        is_thrown: false,
        title: "Two threads access a variable without order, and one writes",
        help: "Guard the variable by one lock, or make it volatile or atomic.",
    },
    Told {
        kind: Kind::Livelock,
        word: "livelock",
        is_optional: false,
        is_thrown: false,
        title: "Threads run for ever without getting on",
        help: "One of the threads in the cycle has to give way, by an order or by a random delay.",
    },
    Told {
        kind: Kind::Endless,
        word: "endless",
        is_optional: false,
        is_thrown: false,
        title: "A loop never ends",
        help: "The condition of the loop depends on what nobody changes any more.",
    },
    Told {
        kind: Kind::Exit,
        word: "exit",
        is_optional: false,
        is_thrown: false,
        title: "The program ends with an exit code that is not 0",
        help: "The code flow leads to the call.",
    },
    Told {
        kind: Kind::Overflow,
        word: "overflow",
        is_optional: true,
        is_thrown: false,
        title: "An integer overflows",
        help: "Take a wider type, or Math.addExact and its like.",
    },
];

impl Told {
    /// What is said of the kind that a word names.
    pub fn of(word: &str) -> Option<&'static Told> {
        KINDS.iter().find(|told| told.word == word)
    }
}

impl Kind {
    /// The words, without names of exceptions, with commas between them.
    pub fn listed() -> String {
        KINDS.iter().map(|told| told.word).collect::<Vec<_>>().join(", ")
    }

    /// The kind that a word names.
    pub fn of(word: &str) -> Option<Kind> {
        match Told::of(word) {
            Some(told) => Some(told.kind.clone()),
            None => word.strip_prefix("exception:").map(|name| Kind::Thrown(name.trim().into())),
        }
    }

    /// The word by which violations of this kind say what they are.
    pub fn word(&self) -> &'static str {
        self.told().word
    }

    fn told(&self) -> &'static Told {
        let kind = if let Kind::Thrown(_) = self { &Kind::Exception } else { self };
        KINDS.iter().find(|told| told.kind == *kind).expect("every kind has an entry")
    }
}

/// The kinds asked for; none named means what every run is checked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kinds {
    named: Vec<Kind>,
}

impl Kinds {
    pub fn of(named: Vec<Kind>) -> Kinds {
        Kinds { named }
    }

    /// Whether no kind was named.
    pub fn is_default(&self) -> bool {
        self.named.is_empty()
    }

    /// Whether this kind is asked for.
    pub fn has(&self, kind: &Kind) -> bool {
        match self.named.is_empty() {
            true => !kind.told().is_optional,
            false => self.named.contains(kind),
        }
    }

    /// The names of exceptions asked for one by one.
    pub fn thrown(&self) -> impl Iterator<Item = &str> {
        self.named.iter().filter_map(|kind| match kind {
            Kind::Thrown(name) => Some(name.as_str()),
            _ => None,
        })
    }

    /// Whether a violation is one that was asked for, as far as its word tells: an exception by name is
    /// judged where its class is known, and so is an assertion that was asked for by its class.
    pub fn wants(&self, violation: &Violation) -> bool {
        let is_named = self.named.is_empty() || self.named.iter().any(|k| k.word() == violation.kind);
        let is_thrown =
            Told::of(&violation.kind).is_some_and(|told| told.is_thrown) && self.thrown().next().is_some();
        // What breaks a formula was asked for by the formula, and an action by the goal.
        is_named || is_thrown || matches!(violation.kind.as_str(), "invariant" | "property" | "action")
    }
}

/// What was seen and not asked for, by kind: the messages, each once.
#[derive(Clone, Debug, Default)]
pub struct Unasked(Arc<Mutex<BTreeMap<String, Seen>>>);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seen {
    messages: Vec<String>,
    /// There were more than are kept.
    more: bool,
}

/// Different messages of a kind that are kept.
const KEPT: usize = 100;

impl Unasked {
    /// Takes note of something.
    pub fn note(&self, kind: &str, message: &str) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = all.entry(kind.to_owned()).or_default();
        if seen.messages.iter().any(|m| m == message) {
            return;
        }
        if seen.messages.len() < KEPT {
            seen.messages.push(message.to_owned());
        } else {
            seen.more = true;
        }
    }

    /// A line for each kind that was seen.
    pub fn lines(&self) -> Vec<String> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.iter().map(|(kind, seen)| format!("seen, but not asked for: {kind} {seen}")).collect()
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.messages.iter().min().map_or("", String::as_str);
        let first = first.lines().next().unwrap_or_default();
        match (self.messages.len(), self.more) {
            (1, false) => write!(f, "({first})"),
            (n, false) => write!(f, "({n} different ones; {first})"),
            (n, true) => write!(f, "(more than {n} different ones; {first})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn violation(kind: &str) -> Violation {
        Violation { kind: kind.into(), message: String::new() }
    }

    #[test]
    fn every_word_is_a_kind_and_says_so_itself() {
        for Told { word, .. } in &KINDS {
            assert_eq!(Kind::of(word).map(|k| k.word()), Some(*word));
        }
        assert_eq!(Kind::of("exception: a.B"), Some(Kind::Thrown("a.B".into())));
        assert_eq!(Kind::of("asertion"), None);
    }

    #[test]
    fn without_a_word_all_but_the_optional_ones_are_asked_for() {
        let all = Kinds::default();
        assert!(all.has(&Kind::Assertion) && all.has(&Kind::Exit) && all.wants(&violation("bad")));
        assert!(!all.has(&Kind::Race) && !all.has(&Kind::Overflow));
    }

    #[test]
    fn with_words_only_those_are() {
        let some = Kinds::of(vec![Kind::Assertion, Kind::Overflow]);
        assert!(some.wants(&violation("assertion")) && some.wants(&violation("overflow")));
        assert!(!some.wants(&violation("deadlock")) && !some.has(&Kind::Deadlock));
        assert!(some.wants(&violation("invariant")), "asked for by a formula");
        let named = Kinds::of(vec![Kind::Thrown("java.lang.AssertionError".into())]);
        assert!(named.wants(&violation("assertion")) && named.wants(&violation("exception")));
    }

    #[test]
    fn what_was_not_asked_for_is_counted_once_each() {
        let unasked = Unasked::default();
        for message in ["b", "a", "b"] {
            unasked.note("exception", message);
        }
        unasked.note("deadlock", "all wait");
        assert_eq!(
            unasked.lines(),
            [
                "seen, but not asked for: deadlock (all wait)",
                "seen, but not asked for: exception (2 different ones; a)"
            ]
        );
    }
}
