//! Everything that is asked of a system: its property, and what is looked for. A front end hands over texts, the system's
//! propositions and its actions, and gets what a search needs.

use super::{Goal, Kind, Kinds, Mistake, Parts, Property, Unasked, mistake};
use crate::ltl::Formula;
use crate::system::action::Actions;
use crate::system::{System, Watched};

/// What is asked of a system.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    property: Property,
    /// What is looked for besides.
    pub goal: Goal,
}

const DEADLOCK_FREE: &str = "deadlock-free";

impl Asked {
    /// Of a model: `finds` are goals, `property` what must hold, `watched` actions that are asked about. An end is a violation only if that is asked for.
    pub fn of_model(
        finds: &[String],
        property: &[String],
        watched: &[String],
        propositions: Vec<String>,
        actions: Option<&dyn Actions>,
    ) -> Result<Asked, Mistake> {
        let goal = Goal::read(finds, property, watched, actions)?;
        let propositions = with_actions(propositions, &goal)?;
        let parts = Parts::of(&goal.property)?;
        if let Some(kind) = parts.kinds.iter().find(|kind| **kind != Kind::Deadlock) {
            let what = "a kind of violation of Java programs; of a model write deadlock, never P, always P or a formula";
            return mistake(kind.word(), what);
        }
        let property = Property::parse(&parts, &propositions).map_err(|mistake| told(mistake, actions))?;
        let is_drawn_first = actions.is_some_and(|actions| actions.is_drawn_first());
        if is_drawn_first && property.formula().is_some_and(Formula::has_next) {
            let what = "X counts steps, and here the draw of the start is one that is no action; put an action before the draw";
            return mistake(&property.formula().map_or(String::new(), |f| f.to_string()), what);
        }
        let property = if parts.kinds.is_empty() { property } else { property.forbid_ends() };
        Asked { property, goal }.checked()
    }

    /// Of a program: deadlocks are always violations, and that a run ends is none. `parts` are the property's, as
    /// [`Parts::of_program`] takes it apart.
    pub fn of_program(
        finds: &[String],
        property: &[String],
        parts: &Parts,
        labels: &[String],
    ) -> Result<Asked, Mistake> {
        let goal = Goal::read(finds, property, &[], None)?;
        if goal.deadlock {
            let what = "that is for models; of a Java program deadlock is a property".into();
            return Err(Mistake::Find { text: "deadlock".into(), what });
        }
        let property = Property::parse(parts, &with_actions(labels.to_vec(), &goal)?)?.allow_ends();
        Asked { property, goal }.checked()
    }

    fn checked(self) -> Result<Asked, Mistake> {
        let cuts = self.goal.deadlock || self.goal.actions.is_sought() || self.property.cuts_runs();
        if self.property.formula().is_some() && cuts {
            return Err(Mistake::Goal(
                "a formula speaks of whole runs, and goals and invariants end them; check the formula apart from the others"
                    .into(),
            ));
        }
        Ok(self)
    }

    /// The property, if it is a formula that the search itself must judge.
    pub fn formula(&self) -> Option<&Formula> {
        self.property.formula()
    }

    /// The system, with a violation wherever what is asked for is broken in one state.
    pub fn watch<S: System>(&self, system: S, unasked: &Unasked) -> Watched<S> {
        let watched = self.property.watch(system, unasked);
        if self.goal.deadlock { watched.deadlock(0) } else { watched }
    }
}

/// A mistake of who takes an action, or a deadlock, for a proposition.
fn told(mistake: Mistake, actions: Option<&dyn Actions>) -> Mistake {
    let Mistake::Property { text, what } = mistake else { return mistake };
    let name = what.split_once("there is no proposition '").and_then(|(_, rest)| rest.split_once('\''));
    let what = match name {
        Some(("deadlock", _)) => {
            "deadlock is no proposition; as a property of its own it says that none can be reached".into()
        }
        Some((name, _)) if actions.is_some_and(|a| a.declared().iter().any(|d| d.name == name)) => {
            format!("{name} is an action, and no proposition; write action {name}")
        }
        _ => what,
    };
    Mistake::Property { text, what }
}

/// The propositions, with those that actions are.
fn with_actions(mut propositions: Vec<String>, goal: &Goal) -> Result<Vec<String>, Mistake> {
    propositions.extend(goal.actions.propositions().map(str::to_owned));
    if propositions.len() > 64 {
        return Err(Mistake::Goal("more than 64 propositions and actions; ask for fewer".into()));
    }
    Ok(propositions)
}

impl Parts {
    /// The property of a program, taken apart. A word that is neither a kind of violation nor a label is more likely a
    /// slip than a formula about the very first state.
    pub fn of_program(texts: &[String], labels: &[String]) -> Result<Parts, Mistake> {
        let parts = Parts::of(texts)?;
        let is_word = |text: &str| text.chars().all(|c| c.is_alphanumeric() || "_.-:$".contains(c));
        for text in &parts.formulas {
            if text != DEADLOCK_FREE && is_word(text) && !labels.contains(text) {
                let what = format!(
                    "there is no such kind of violation; there are {}, exception:CLASS; of a label write never {text}, \
                     always {text} or F {text}",
                    Kind::listed()
                );
                return mistake(text, what);
            }
        }
        Ok(parts)
    }

    /// The kinds of violations that are asked for.
    pub fn asked_kinds(&self) -> Kinds {
        Kinds::of(self.kinds.clone())
    }
}
