//! What the words of the command name, and how a generic run gets at it.
//!
//! A target is a *maker* of fresh systems: a check runs on one, and each violation is told on
//! another. A new kind of system (a Java program) is a new variant here, a line in `resolve` and a
//! line in `visit`; the commands are generic over `System` and do not change.

use std::sync::{Arc, Mutex};

use anyhow::{bail, ensure};
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::explore::story::Tally;
use sojourner_jvm::launch::{Launch, Request, is_java, launch};
use sojourner_jvm::machine::label::{self, Rule};
use sojourner_jvm::machine::race::Races;
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_kernel::{Formula, System};
use sojourner_models::{Model, Walk};

use crate::args::{JavaArgs, TargetArgs, TimeoutsWord};
use crate::property::{Property, names};

/// A system that was found, with what must hold in it.
pub struct Target {
    kind: Kind,
    property: Property,
    /// Data races seen on the way, where they are no violations.
    races: Arc<Mutex<Vec<String>>>,
    /// What the machines of a Java program have used so far.
    tally: Arc<Mutex<Tally>>,
}

/// A Java program, its arguments, and how the machine treats it.
pub struct JavaTarget {
    pub launch: Launch,
    pub args: Vec<String>,
    pub options: Options,
}

enum Kind {
    /// A built-in system or a model file.
    Model(Box<Model>),
    Java(Box<JavaTarget>),
}

/// The property of Java programs that makes data races violations.
const RACE: &str = "race";

/// Something to do with a system of any kind.
pub trait Visit {
    type Out;

    /// Does it; `fresh` makes as many systems as needed, each at its beginning.
    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> Self::Out;
}

/// Finds what the arguments name.
pub fn resolve(arguments: &TargetArgs) -> anyhow::Result<Target> {
    let races = Arc::default();
    let kind = if is_java(&arguments.system) || arguments.java.class_path.is_some() {
        java(arguments, &races)?
    } else {
        Kind::Model(Box::new(sojourner_models::open(&arguments.system)?))
    };
    let property = match &arguments.property {
        // Deadlocks of Java programs are always violations; that a run ends is none.
        Some(text) if matches!(kind, Kind::Java(_)) && [RACE, "deadlock-free"].contains(&text.as_str()) => {
            Property::default()
        }
        Some(text) => Property::parse(text, &kind.propositions())?,
        None => Property::default(),
    };
    Ok(Target { kind, property, races, tally: Arc::default() })
}

/// Finds a Java program, and boots it once to see that it can be.
fn java(arguments: &TargetArgs, races: &Arc<Mutex<Vec<String>>>) -> anyhow::Result<Kind> {
    let java = &arguments.java;
    let request = Request {
        what: arguments.system.clone(),
        main: None,
        class_path: java.class_path.clone(),
        jdk: java.jdk.clone(),
        readable: java.allow_read.clone(),
    };
    let launch = launch(&request)?;
    let labels = labels(arguments)?;
    let options = Options {
        heap_bytes: java.heap as usize,
        assertions: !java.no_assertions,
        random: Randomness::parse(&java.random).map_err(|why| anyhow::anyhow!("--random: {why}"))?,
        input: java.input,
        cuts: java.reduction().cuts(),
        spurious: java.spurious_wakeups,
        patient: java.timeouts == TimeoutsWord::Idle,
        labels,
        races: match arguments.property.as_deref() {
            Some(RACE) => Races::Forbidden,
            _ => Races::Noted(races.clone()),
        },
        properties: directory(java),
        ..Options::default()
    };
    let mut first = JavaSystem::new(&launch, &java.args, options.clone())?;
    if let Some(why) = first.wrong_label_rule() {
        bail!("--label: {why}");
    }
    Ok(Kind::Java(Box::new(JavaTarget { launch, args: java.args.clone(), options })))
}

/// The working directory, if the program may read something: paths start there. Otherwise it is the same everywhere.
fn directory(java: &JavaArgs) -> Vec<(String, String)> {
    let here = std::env::current_dir().ok().filter(|_| !java.allow_read.is_empty());
    here.map(|d| ("user.dir".to_owned(), d.to_string_lossy().into_owned())).into_iter().collect()
}

/// The labels a program is watched for: those with a rule, and those the property speaks of, which
/// the program sets itself.
fn labels(arguments: &TargetArgs) -> anyhow::Result<Vec<Rule>> {
    let mut rules = arguments.java.labels.clone();
    let spoken = match arguments.property.as_deref() {
        Some(RACE) | None => Vec::new(),
        Some(text) => names(text),
    };
    for label in spoken {
        if !rules.iter().any(|rule| rule.label == label) {
            rules.push(Rule { label, when: None });
        }
    }
    let mut different: Vec<&String> = rules.iter().map(|rule| &rule.label).collect();
    different.sort();
    different.dedup();
    ensure!(
        different.len() <= label::MOST,
        "{} labels are too many; at most {}",
        different.len(),
        label::MOST
    );
    Ok(rules)
}

impl Kind {
    fn propositions(&self) -> Vec<String> {
        match self {
            Kind::Model(model) => Walk::new((**model).clone()).propositions(),
            Kind::Java(java) => label::Labels::new(&java.options.labels).names().to_vec(),
        }
    }
}

impl Target {
    /// The property, if it is a formula that the search itself must judge.
    pub fn formula(&self) -> Option<&Formula> {
        self.property.formula()
    }

    /// Where the machines leave word of data races, as they are seen.
    pub fn races(&self) -> Arc<Mutex<Vec<String>>> {
        Arc::clone(&self.races)
    }

    /// What a reader must know of the data races that were seen: they limit what the answer says.
    pub fn race_notes(&self) -> Vec<String> {
        let mut races = self.races.lock().unwrap_or_else(|e| e.into_inner()).clone();
        races.sort();
        races.dedup();
        let mut notes = fold_races(&races);
        if !notes.is_empty() {
            notes.push(
                "warning: the program has data races, and this answer covers only sequentially consistent \
                 runs; a real JVM may do more (--property race makes a race a violation)"
                    .into(),
            );
        }
        notes
    }

    /// Labels of the property that no explored state had: nothing was said about them.
    pub fn label_notes(&self) -> Vec<String> {
        let seen = self.tally().labels;
        let names = self.java().map(|_| self.kind.propositions()).unwrap_or_default();
        let missing = names.iter().enumerate().filter(|(bit, _)| seen >> bit & 1 == 0);
        missing
            .map(|(_, name)| {
                format!(
                    "warning: the label '{name}' held in no explored state; it is set by \
                     sojourner.Label or by --label '{name}=...'"
                )
            })
            .collect()
    }

    /// The Java program, if it is one.
    pub fn java(&self) -> Option<&JavaTarget> {
        match &self.kind {
            Kind::Java(java) => Some(java),
            Kind::Model(_) => None,
        }
    }

    /// What the machines that are done have used.
    pub fn tally(&self) -> Tally {
        *self.tally.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Does something with the system, under its property.
    pub fn visit<V: Visit>(&self, visitor: V) -> V::Out {
        let property = &self.property;
        match &self.kind {
            Kind::Model(model) => visitor.visit(|| property.watch(Walk::new((**model).clone()))),
            Kind::Java(java) => visitor.visit(|| {
                let system = JavaSystem::new(&java.launch, &java.args, java.options.clone());
                let mut system = system.expect("it booted before");
                system.tally = Some(self.tally.clone());
                property.watch(system)
            }),
        }
    }
}

/// A warning for each variable: the first pair of accesses, and how many more there are.
fn fold_races(races: &[String]) -> Vec<String> {
    let variable = |race: &str| race.split_once(": ").map_or(race, |(variable, _)| variable).to_owned();
    let mut notes: Vec<String> = Vec::new();
    for same in races.chunk_by(|a, b| variable(a) == variable(b)) {
        let more = match same.len() {
            1 => String::new(),
            2 => " (and another pair of accesses to it)".into(),
            n => format!(" (and {} more pairs of accesses to it)", n - 1),
        };
        notes.push(format!("warning: {}{more}", same[0]));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn races_on_one_variable_are_one_warning() {
        let race =
            |variable: &str, line: u32| format!("data race on {variable}: main reads it at A.java:{line}");
        let races = [race("A.x", 1), race("A.x", 2), race("A.x", 3), race("A.y", 9)];
        let notes = fold_races(&races);
        assert_eq!(notes.len(), 2);
        assert!(notes[0].ends_with("A.java:1 (and 2 more pairs of accesses to it)"), "{notes:?}");
        assert!(notes[1].ends_with("A.java:9"), "{notes:?}");
    }
}
