//! Actions: what the transitions of a system show to the outside, where they show something.
//!
//! A capability beside [`System`](super::System): a process calculus names its transitions by actions
//! with parameters (`send(1, true)`, `a|b`), most other systems do not. An action is a small number
//! that the system hands out, the same for the same text during the life of that system, so that
//! whoever looks for an action reads each text once and compares numbers from then on.
//!
//! A [`Pattern`] is an action as a person asks for it: `error` (whatever its parameters), `error(_)`
//! (any one parameter), `send(_, cons(1, _))`. Texts are compared as terms: blanks do not count. Of a
//! multi-action `a(1)|b` a pattern is found when each of its actions is one of those that happen
//! together. A system that knows the sorts of parameters types and evaluates what is asked for
//! ([`Actions::values`]). Gap: of other systems values are compared as they are written.

mod term;

use term::Term;

/// The number of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ActionId(pub u32);

/// An action that transitions can show: its name, and how many parameters it has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Declared {
    pub name: String,
    pub parameters: usize,
    /// Why no transition shows it, where that is known before any step: "it is hidden".
    pub absent: Option<String>,
}

impl Declared {
    /// One that transitions may show.
    pub fn new(name: impl Into<String>, parameters: usize) -> Declared {
        Declared { name: name.into(), parameters, absent: None }
    }
}

/// What a system whose transitions are actions can tell.
pub trait Actions {
    /// The action of an alternative of the choice the system stands at; none if it shows nothing at
    /// all (a draw of chance that belongs to no action). What is hidden has a name: `tau`.
    fn action(&mut self, alternative: u32) -> Option<ActionId>;

    /// An action for a person, with its parameters: `send(1, true)`, `a|b`, `tau`.
    fn text(&self, action: ActionId) -> String;

    /// The text of an action with `_` in place of parameters of which it is not known what they equal (a term without
    /// a rule for it); nothing if all are known.
    fn vague_text(&self, _action: ActionId) -> Option<String> {
        None
    }

    /// All actions that transitions can show, so that a misspelt one is not called absent. An action
    /// that takes several numbers of parameters is there once for each.
    fn declared(&self) -> Vec<Declared>;

    /// Whether the first step of a run draws the start, and is no action.
    fn is_drawn_first(&self) -> bool {
        false
    }

    /// Whether the choice that the system starts at, where it does, draws the start: no step of a run. Known once the
    /// system has started.
    fn draws_start(&self) -> bool {
        false
    }

    /// The parameters of an action as a person wrote them, as the texts of actions have them; `_` stands for
    /// anything. What can be no value of such a parameter is refused with the reason. A system that knows only
    /// texts takes them as they are.
    fn values(&self, _name: &str, written: &[String]) -> Result<Vec<String>, String> {
        Ok(written.to_vec())
    }
}

/// An action to look for.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    text: String,
    actions: Vec<Term>,
}

/// Why a text is no pattern, or one that can never be found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPattern {
    #[error("'{0}' names no action; write a name, or a name with parameters such as error(_, 3)")]
    Empty(String),
    #[error("'{0}' has a bracket without its partner")]
    Unbalanced(String),
    #[error("there is no action '{name}'; {known}")]
    Unknown { name: String, known: String },
    #[error("the action '{name}' has {has}, not {asked}; '{name}' alone finds it with any")]
    Parameters { name: String, has: String, asked: usize },
    #[error("a parameter asked of the action '{name}' cannot be looked for: {why}")]
    Value { name: String, why: String },
}

/// Whether each of these finds another one of those.
fn are_found(wanted: &[Term], there: &[Term]) -> bool {
    let mut taken = vec![None; there.len()];
    (0..wanted.len()).all(|nth| find_one(nth, wanted, there, &mut taken, &mut vec![false; there.len()]))
}

/// Finds one for a pattern; a pattern that has it already takes another one, if it can.
fn find_one(
    nth: usize,
    wanted: &[Term],
    there: &[Term],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for at in 0..there.len() {
        if tried[at] || !wanted[nth].finds(&there[at]) {
            continue;
        }
        tried[at] = true;
        if taken[at].is_none_or(|other| find_one(other, wanted, there, taken, tried)) {
            taken[at] = Some(nth);
            return true;
        }
    }
    false
}

impl Pattern {
    /// Reads a pattern.
    pub fn parse(text: &str) -> Result<Pattern, BadPattern> {
        let text = text.trim();
        let mut actions = Term::actions(text).ok_or_else(|| BadPattern::Unbalanced(text.into()))?;
        if actions.iter().any(|a| a.name().is_none()) {
            return Err(BadPattern::Empty(text.into()));
        }
        // `a|tau` is `a`.
        let is_tau = |a: &Term| a.name() == Some("tau") && a.parameters().is_none() && a.phrase().is_none();
        match actions.iter().all(is_tau) {
            true => actions.truncate(1),
            false => actions.retain(|a| !is_tau(a)),
        }
        Ok(Pattern { text: text.into(), actions })
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether an action with this text is one of those looked for.
    pub fn finds(&self, text: &str) -> bool {
        let Some(there) = Term::actions(text) else { return false };
        are_found(&self.actions, &there)
    }

    /// Whether an action with this vague text ([`Actions::vague_text`]) may be one of those looked for.
    pub fn may_find(&self, vague: &str) -> bool {
        let Some(there) = Term::actions(vague) else { return false };
        are_found(&self.actions, &there)
    }

    /// Brings parameters to the form they have in this system; it is what [`Pattern::finds`] compares with.
    pub fn settle(&mut self, actions: &dyn Actions) -> Result<(), BadPattern> {
        for action in &mut self.actions {
            if let (Some(name), Some(written)) = (action.name().map(str::to_owned), action.written()) {
                let values = actions.values(&name, &written);
                let values = values.map_err(|why| BadPattern::Value { name: name.clone(), why })?;
                *action = Term::with_parameters(&name, &values).unwrap_or_else(|| action.clone());
            }
        }
        Ok(())
    }

    /// The first of its actions that no transition shows, and why.
    pub fn absent<'a>(&self, declared: &'a [Declared]) -> Option<(&'a str, &'a str)> {
        self.actions.iter().find_map(|action| {
            let fits = |d: &&Declared| {
                Some(d.name.as_str()) == action.name()
                    && action.parameters().is_none_or(|n| n == d.parameters)
            };
            let mut same = declared.iter().filter(fits);
            let first = same.next()?;
            let why = first.absent.as_deref()?;
            same.all(|d| d.absent.is_some()).then_some((first.name.as_str(), why))
        })
    }

    /// Whether a system with these actions can show it at all.
    pub fn fits(&self, declared: &[Declared]) -> Result<(), BadPattern> {
        for action in &self.actions {
            let phrase = action.phrase();
            let name = phrase.as_deref().or(action.name()).unwrap_or_default();
            let same: Vec<&Declared> = declared.iter().filter(|d| d.name == name).collect();
            if same.is_empty() {
                return Err(BadPattern::Unknown { name: name.into(), known: known(declared) });
            }
            if let Some(asked) = action.parameters()
                && same.iter().all(|d| d.parameters != asked)
            {
                let mut has: Vec<String> = same.iter().map(|d| d.parameters.to_string()).collect();
                has.sort();
                has.dedup();
                let plural = if has == ["1"] { "parameter" } else { "parameters" };
                let has = format!("{} {plural}", has.join(" or "));
                return Err(BadPattern::Parameters { name: name.into(), has, asked });
            }
        }
        Ok(())
    }
}

/// The actions in the text of one, for systems that know their actions by their texts only.
pub fn declared_in(text: &str) -> Vec<Declared> {
    let Some(actions) = Term::actions(text) else {
        return vec![Declared::new(text.trim(), 0)];
    };
    let declared = |a: &Term| {
        let name = a.phrase().or_else(|| a.name().map(str::to_owned))?;
        Some(Declared::new(name, a.parameters().unwrap_or(0)))
    };
    actions.iter().filter_map(declared).collect()
}

fn known(declared: &[Declared]) -> String {
    const SHOWN: usize = 30;
    let mut names: Vec<&str> = declared.iter().map(|d| d.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    match names.len() {
        0 => "the system has none".into(),
        n if n > SHOWN => format!("the system has {} and {} more", names[..SHOWN].join(", "), n - SHOWN),
        _ => format!("the system has {}", names.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(pattern: &str, text: &str) -> bool {
        Pattern::parse(pattern).unwrap().finds(text)
    }

    #[test]
    fn parameters_are_matched_as_terms() {
        for (pattern, text, expected) in [
            ("error", "error", true),
            ("error", "error(3)", true),
            ("error", "error !3 !TRUE", true),
            ("error", "errors(3)", false),
            ("error(_)", "error(3)", true),
            ("error(_)", "error", false),
            ("error(_)", "error(3, 4)", false),
            ("error()", "error", true),
            ("error()", "error(1)", false),
            ("error(_, 4)", "error(3,4)", true),
            ("error(_, 4)", "error(3, 5)", false),
            ("send(frame(_, true), 2)", "send(frame(d1, true), 2)", true),
            ("send(frame(_, true), 2)", "send(frame(d1, false), 2)", false),
            ("put([1, _])", "put([ 1,2 ])", true),
            ("put([1, _])", "put([1, 2, 3])", false),
            ("put({_})", "put([1])", false),
            ("put(x |> _)", "put(x |> [])", true),
            ("put(x |> _)", "put(x |> f(y) |> [])", true),
            ("put(x |> _)", "put(y |> [])", false),
            ("put(x |> _)", "put(x |>)", false),
            ("put(_ |> [])", "put(f(x) |> [])", true),
            ("put(_ |> [])", "put(x |> y)", false),
            ("put(_ |> y |> _)", "put(y |> x |> y |> z)", true),
            ("put(_ |> y |> _)", "put(y |> x |> y)", false),
            ("put(_ |> [y])", "put(x |> [y] |> [y])", true),
            ("in !4", "in !4", true),
            ("in !4", "in !5", false),
            ("in !_", "in !5", true),
            ("in(_)", "in !5", true),
            ("in(4)", "in !5", false),
            ("send(_, _)", "send !1 !TRUE", true),
            ("send(_, FALSE)", "send !1 !TRUE", false),
            ("a", "a(1)|b", true),
            ("b|a(1)", "a(1)|b", true),
            ("a|a", "a|b", false),
            ("tau", "tau", true),
            ("a|tau", "a(1)", true),
            ("tau|a", "b", false),
            ("a|tau", "tau", false),
            ("tau|tau", "tau", true),
            ("put coffee", "put coffee", true),
            ("put", "put coffee", false),
        ] {
            assert_eq!(finds(pattern, text), expected, "{pattern} in {text}");
        }
    }

    #[test]
    fn what_can_never_be_found_is_said() {
        let declared = [("error", 1), ("error", 2), ("send", 1), ("tau", 0)]
            .map(|(name, parameters)| Declared::new(name, parameters));
        for (pattern, part) in [
            ("eror", "there is no action 'eror'; the system has error, send, tau"),
            ("error(_, _, _)", "has 1 or 2 parameters, not 3"),
            ("send()", "has 1 parameter, not 0"),
            ("send|nothing", "there is no action 'nothing'"),
            ("send(3) garbage", "there is no action 'send (3) garbage'"),
            ("send(3), error(1)", "there is no action"),
            ("send garbage", "there is no action 'send garbage'"),
        ] {
            let message = Pattern::parse(pattern).unwrap().fits(&declared).unwrap_err().to_string();
            assert!(message.contains(part), "{pattern}: {message}");
        }
        for pattern in ["error", "error(_)", "error(1, 2)", "send(3)|error"] {
            assert_eq!(Pattern::parse(pattern).unwrap().fits(&declared), Ok(()), "{pattern}");
        }
        for (pattern, part) in [
            ("", "names no action"),
            ("(3)", "names no action"),
            ("a|", "names no action"),
            ("a(3", "bracket"),
            ("a(3]", "bracket"),
            ("a)", "bracket"),
        ] {
            let message = Pattern::parse(pattern).unwrap_err().to_string();
            assert!(message.contains(part), "{pattern}: {message}");
        }
    }

    #[test]
    fn hostile_texts_are_texts() {
        let deep = "(".repeat(100_000);
        assert!(Pattern::parse(&deep).is_err());
        assert!(!finds("a", &format!("a{deep}")));
        assert_eq!(declared_in("a(1)|b").len(), 2);
        let coffee = declared_in("put  coffee");
        assert_eq!(coffee, [Declared::new("put coffee", 0)]);
        assert_eq!(Pattern::parse("put coffee").unwrap().fits(&coffee), Ok(()));
        assert_eq!(declared_in("odd)").len(), 1);
    }
}
