//! What is looked for: `deadlock`, `action error(_)`, `action a then action b`, and actions in a property.
//!
//! `never action P` and `G !action P` are goals too: the search stops where one happens. In any other
//! formula `action P` is a proposition: it holds in a state that was reached by such an action.

use super::{Mistake, mistake};
use crate::system::action::{Actions, Pattern};
use crate::system::sought::Goals;

/// Everything that is looked for besides what the property says about states.
#[derive(Clone, Debug, Default)]
pub struct Goal {
    /// An end is a violation.
    pub deadlock: bool,
    pub actions: Goals,
    /// What is left of the property, its actions as quoted propositions.
    pub property: Vec<String>,
    /// What a reader must know of the actions that are asked for.
    pub notes: Vec<String>,
}

const REMEDY: &str = "write deadlock, action NAME, action NAME(_, 3), or action A then action B";

impl Goal {
    /// Reads goals, and takes them out of a property; actions that questions name are `watched`. `actions` are those
    /// of the system, if its transitions are actions.
    pub fn read(
        finds: &[String],
        property: &[String],
        watched: &[String],
        actions: Option<&dyn Actions>,
    ) -> Result<Goal, Mistake> {
        let mut goal = Goal::default();
        for text in watched {
            for (name, pattern) in quoted(text).map_err(Mistake::Goal)?.1 {
                goal.actions.proposition(&name, pattern).map_err(|why| Mistake::Goal(why.to_string()))?;
            }
        }
        for find in finds {
            goal.find(find.trim()).map_err(|what| Mistake::Find { text: find.clone(), what })?;
        }
        for text in property {
            for part in parts(text) {
                let left = goal.claim(part.trim()).or_else(|what| mistake(text, what))?;
                goal.property.extend(left);
            }
        }
        if goal.actions.is_empty() {
            return Ok(goal);
        }
        let Some(actions) = actions else {
            return Err(Mistake::Goal(
                "actions are looked for, and the transitions of this system are none".into(),
            ));
        };
        let declared = actions.declared();
        for pattern in goal.actions.patterns() {
            let fits = pattern.fits(&declared);
            fits.map_err(|why| Mistake::Goal(format!("action '{}': {why}", pattern.text())))?;
            if let Some((name, why)) = pattern.absent(&declared) {
                goal.notes.push(format!(
                    "warning: no transition shows the action '{name}': {why}; that it does not happen says \
                     nothing else"
                ));
            }
        }
        goal.actions.settle(actions).map_err(|why| Mistake::Goal(why.to_string()))?;
        Ok(goal)
    }

    fn find(&mut self, text: &str) -> Result<(), String> {
        if text == "deadlock" {
            self.deadlock = true;
            return Ok(());
        }
        if after_word(text, "action").is_none() {
            return Err(format!("this is nothing to look for; {REMEDY}"));
        }
        self.actions.find(sequence(text)?).map_err(|why| why.to_string())
    }

    /// What is left of a property when actions are taken out of it.
    fn claim(&mut self, text: &str) -> Result<Option<String>, String> {
        let never = after_word(text, "never").or_else(|| {
            let claim = after_word(text, "G").or_else(|| text.strip_prefix("[]"))?.trim_start();
            let claim = claim.strip_prefix('!').or_else(|| after_word(claim, "not"))?;
            (!goes_on(claim.trim_start())).then_some(claim)
        });
        if let Some(claim) = never.map(str::trim_start)
            && after_word(claim, "action").is_some()
            && let Ok(sequence) = sequence(claim)
        {
            self.actions.find(sequence).map_err(|why| why.to_string())?;
            return Ok(None);
        }
        let (quoted, patterns) = quoted(text)?;
        let is_invariant = after_word(text, "never").or_else(|| after_word(text, "always")).is_some();
        if !patterns.is_empty() && is_invariant {
            return Err(
                "always and never speak of states; write never action NAME, or a formula with X, F, G, U"
                    .into(),
            );
        }
        for (name, pattern) in patterns {
            self.actions.proposition(&name, pattern).map_err(|why| why.to_string())?;
        }
        Ok(Some(quoted))
    }
}

/// Splits at commas that are neither between quotes nor in brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut quoted, mut depth) = (false, 0i32);
    text.split(|c: char| {
        quoted ^= c == '"';
        depth += i32::from("([{".contains(c)) - i32::from(")]}".contains(c));
        c == ',' && !quoted && depth <= 0
    })
    .collect()
}

/// What follows a word and a blank.
fn after_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(word)?;
    rest.starts_with(char::is_whitespace).then(|| rest.trim_start())
}

/// Whether an operator of formulas follows an action, or a sequence of them.
fn goes_on(text: &str) -> bool {
    const WORDS: [&str; 8] = ["X", "F", "G", "U", "not", "true", "false", "action"];
    let mut rest = text;
    loop {
        rest = after_word(rest, "action").unwrap_or(rest);
        let action = one_action(rest);
        if action.is_empty() {
            return false;
        }
        rest = rest[action.len()..].trim_start();
        let beside = rest.strip_prefix('|').map(str::trim_start).filter(|beside| {
            let action = one_action(beside);
            !action.is_empty() && !WORDS.contains(&action)
        });
        let Some(next) = beside.or_else(|| after_word(rest, "then")) else {
            let follows = |word: &&str| after_word(rest, word).is_some();
            return rest.starts_with(['&', '|']) || ["U", "and", "or"].iter().any(|w| follows(&w));
        };
        rest = next;
    }
}

/// `action A then action B`: the patterns, one after the other. An action may be called `then`.
fn sequence(text: &str) -> Result<Vec<Pattern>, String> {
    let mut parts: Vec<Vec<&str>> = vec![Vec::new()];
    for word in text.split_whitespace() {
        let part = parts.last_mut().expect("there is one");
        match word {
            "then" if part[..] != ["action"] => parts.push(Vec::new()),
            word => part.push(word),
        }
    }
    let pattern = |words: Vec<&str>| {
        let part = words.join(" ");
        let part = after_word(&part, "action").unwrap_or(&part);
        Pattern::parse(part).map_err(|why| format!("'{part}'; {REMEDY}: {why}"))
    };
    parts.into_iter().map(pattern).collect()
}

/// A formula with each `action NAME(...)` as a quoted proposition, and those.
fn quoted(text: &str) -> Result<(String, Vec<(String, Pattern)>), String> {
    let (mut out, mut patterns) = (String::new(), Vec::new());
    let (mut rest, mut in_quotes, mut in_word) = (text, false, false);
    while let Some(c) = rest.chars().next() {
        if !in_quotes
            && !in_word
            && let Some(after) = after_word(rest, "action")
            && let action = one_action(after)
            && !action.is_empty()
        {
            let pattern = Pattern::parse(action).map_err(|why| why.to_string())?;
            let name = format!("action {action}");
            out.push_str(&format!("\"{name}\""));
            patterns.push((name, pattern));
            rest = &after[action.len()..];
            continue;
        }
        in_quotes ^= c == '"';
        in_word = c.is_alphanumeric() || "_.-".contains(c);
        out.push(c);
        rest = &rest[c.len_utf8()..];
    }
    Ok((out, patterns))
}

/// A name, and the bracket that follows it, with its partner if it has one.
fn one_action(text: &str) -> &str {
    let name = text.find(|c: char| !(c.is_alphanumeric() || "_'.-".contains(c))).unwrap_or(text.len());
    if !text[name..].starts_with('(') {
        return &text[..name];
    }
    let mut depth = 0;
    for (at, c) in text.char_indices().skip_while(|&(at, _)| at < name) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..at + 1];
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::system::action::{ActionId, Declared};

    /// Actions known by their texts.
    struct Texts;

    impl Actions for Texts {
        fn action(&mut self, _alternative: u32) -> Option<ActionId> {
            None
        }

        fn text(&self, _action: ActionId) -> String {
            String::new()
        }

        fn declared(&self) -> Vec<Declared> {
            let hidden = Declared { absent: Some("it is hidden".into()), ..Declared::new("inner", 0) };
            [("send", 2), ("error", 1), ("tau", 0), ("ack", 0)]
                .map(|(name, parameters)| Declared::new(name, parameters))
                .into_iter()
                .chain([hidden])
                .collect()
        }
    }

    #[test]
    fn what_is_hidden_is_told() {
        assert_eq!(read(&["action ack"], None).unwrap().notes, [""; 0]);
        for goal in [read(&["action ack then action inner"], None), read(&[], Some("never action inner"))] {
            let notes = goal.unwrap().notes;
            assert!(notes.len() == 1 && notes[0].contains("'inner': it is hidden"), "{notes:?}");
        }
    }

    fn read(finds: &[&str], property: Option<&str>) -> Result<Goal, String> {
        let finds: Vec<String> = finds.iter().map(|f| f.to_string()).collect();
        let property: Vec<String> = property.map(str::to_owned).into_iter().collect();
        Goal::read(&finds, &property, &[], Some(&Texts)).map_err(|e| e.to_string())
    }

    fn texts(goal: &Goal) -> Vec<&str> {
        goal.actions.patterns().map(Pattern::text).collect()
    }

    #[test]
    fn goals_are_read() {
        let goal = read(&["deadlock", "action error(_)", "action send(1, _) then action ack"], None).unwrap();
        assert!(goal.deadlock);
        assert_eq!(texts(&goal), ["error(_)", "send(1, _)", "ack"]);
        for text in
            ["never action error(3)", "G !action error(3)", "[] ! action error(3)", "G not action error(3)"]
        {
            let goal = read(&[], Some(text)).unwrap();
            assert_eq!((texts(&goal), &goal.property), (vec!["error(3)"], &vec![]), "{text}");
        }
        let several =
            read(&[], Some("never action error(3), deadlock, F \"a,b\", never action send(1, 2)")).unwrap();
        assert_eq!(texts(&several), ["error(3)", "send(1, 2)"]);
        assert_eq!(several.property, ["deadlock", "F \"a,b\""]);
        let goal = read(&[], Some("never action send then ack")).unwrap();
        assert_eq!(texts(&goal), ["send", "ack"]);
        for (text, found) in [
            ("G !action ack|tau", vec!["ack|tau"]),
            ("G !action send(1, _) | tau then action ack", vec!["send(1, _) | tau", "ack"]),
        ] {
            assert_eq!(texts(&read(&[], Some(text)).unwrap()), found, "{text}");
        }
        assert_eq!(sequence("action then then action then").unwrap().len(), 2);
        assert_eq!(sequence("action then").unwrap()[0].text(), "then");
    }

    #[test]
    fn actions_in_formulas_are_propositions() {
        let goal = read(&[], Some("G (!action send(1, f(2)) | F action ack)")).unwrap();
        assert_eq!(goal.property, ["G (!\"action send(1, f(2))\" | F \"action ack\")"]);
        assert_eq!(texts(&goal), ["send(1, f(2))", "ack"]);
        for text in [
            "G !action ack & F action error(1)",
            "G !action ack | F action error(1)",
            "G !action ack|F action error(1)",
            "[] !action send(1, 2) U action error(1)",
            "G not action ack and F action error(1)",
            "G !action ack || !action tau",
        ] {
            let goal = read(&[], Some(text)).unwrap();
            assert_eq!((texts(&goal).len(), goal.property.len()), (2, 1), "{text}");
            assert!(goal.property[0].starts_with(&text[..1]), "{text}: {}", goal.property[0]);
        }
        let goal = read(&[], Some("F reaction & \"action ack\"")).unwrap();
        assert_eq!(goal.property, ["F reaction & \"action ack\""]);
        assert!(goal.actions.is_empty());
    }

    #[test]
    fn mistakes_are_named_with_the_remedy() {
        for (find, part) in [
            ("", "write deadlock, action NAME"),
            ("error", "write deadlock, action NAME"),
            ("action", "write deadlock, action NAME"),
            ("action eror", "there is no action 'eror'; the system has ack, error, inner, send, tau"),
            ("action error(_, _)", "has 1 parameter, not 2"),
            ("action error(", "bracket"),
            ("action error(4) garbage", "there is no action"),
            ("action error(4), deadlock", "there is no action"),
            ("action error then", "names no action"),
        ] {
            let message = read(&[find], None).unwrap_err();
            assert!(message.contains(part) && !message.contains('\n'), "{find}: {message}");
        }
        let message = read(&[], Some("always action ack")).unwrap_err();
        assert!(message.contains("write never action NAME"), "{message}");
        let none = Goal::read(&["action a".into()], &[], &[], None).unwrap_err().to_string();
        assert!(none.contains("transitions of this system are none"), "{none}");
    }
}
