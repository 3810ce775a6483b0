//! What the words of the command name, and how a generic run gets at it.
//!
//! A target is a *maker* of fresh systems: a check runs on one, and each violation is told on
//! another. A new kind of system (a Java program) is a new variant here, a line in `resolve` and a
//! line in `visit`; the commands are generic over `System` and do not change.

use std::cell::RefCell;
use std::path::Path;
use std::sync::{Arc, Mutex};

use anyhow::{bail, ensure};
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::explore::story::Tally;
use sojourner_jvm::launch::{Launch, Request, is_java, launch, opened};
use sojourner_jvm::machine::label::{self, Rule};
use sojourner_jvm::machine::race::Races;
use sojourner_jvm::machine::{Cuts, Options, Randomness};
use sojourner_jvm::reduce::Knowledge;
use sojourner_kernel::property::{Asked, Kind as Violating, Mistake, Parts, Unasked};
use sojourner_kernel::system::sought::Sought;
use sojourner_kernel::{Ask, Capabilities, Formula, System, Watched};
use sojourner_models::mcrl2::process::Program;
use sojourner_models::{Model, Walk, mcrl2};

use crate::advice;
use crate::args::{DisciplineWord, JavaArgs, TargetArgs, TimeoutsWord};

mod inputs;

/// A system that was found, with what must hold in it.
pub struct Target {
    kind: Kind,
    asked: Asked,
    /// Data races seen on the way, where they are no violations.
    races: Arc<Mutex<Vec<String>>>,
    /// What the machines of a Java program have used so far.
    tally: Arc<Mutex<Tally>>,
    /// Violations of kinds that were not asked for.
    unasked: Unasked,
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
    /// An mCRL2 specification.
    Specification(Arc<Program>),
    Java(Box<JavaTarget>),
}

/// Something to do with a system of any kind.
pub trait Visit {
    type Out;

    /// Does it; `fresh` makes as many systems as needed, each at its beginning.
    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> Self::Out;
}

/// Finds what the arguments name.
pub fn resolve(arguments: &TargetArgs) -> anyhow::Result<Target> {
    let races = Arc::default();
    let unasked = Unasked::default();
    let is_java =
        !is_model(&arguments.system) && (is_java(&arguments.system) || arguments.java.class_path.is_some());
    let kind = if is_java {
        java(arguments, &races, &unasked)?
    } else if Path::new(&arguments.system).extension().is_some_and(|e| e == "mcrl2") {
        Kind::Specification(mcrl2::read(Path::new(&arguments.system))?)
    } else {
        Kind::Model(Box::new(
            sojourner_models::open(&arguments.system).map_err(|why| no_model(&arguments.system, why))?,
        ))
    };
    if !is_java {
        advice::without_effect(&arguments.java);
    }
    let asked = kind.asked(arguments)?;
    Ok(Target { kind, asked, races, tally: Arc::default(), unasked })
}

/// Whether a word can only name a model.
pub fn is_model(word: &str) -> bool {
    let ending = word.rsplit_once('.').map(|(_, ending)| ending);
    word.starts_with("builtin:") || ending.is_some_and(|ending| sojourner_models::ENDINGS.contains(&ending))
}

/// Why a word names no model; a Java user gets another remedy.
fn no_model(word: &str, why: impl Into<anyhow::Error>) -> anyhow::Error {
    if is_model(word) { why.into() } else { advice::names_nothing(word) }
}

/// Finds a Java program, and boots it once to see that it can be.
fn java(arguments: &TargetArgs, races: &Arc<Mutex<Vec<String>>>, unasked: &Unasked) -> anyhow::Result<Kind> {
    let java = &arguments.java;
    let request = Request {
        what: arguments.system.clone(),
        main: None,
        class_path: java.class_path.clone(),
        jdk: java.jdk.clone(),
        readable: java.allow_read.clone(),
        method: java.method.clone(),
    };
    advice::java_home(java.jdk.as_deref());
    let mut launch = launch(&request)?;
    advice::cache();
    let args = inputs::arguments(java, &mut launch)?;
    inputs::check(arguments, &launch)?;
    let parts = parts_for_java(arguments)?;
    let labels = labels(arguments, &parts, &launch)?;
    let kinds = parts.asked_kinds();
    let options = Options {
        heap_bytes: java.heap as usize,
        assertions: !java.no_assertions,
        random: Randomness::parse(&java.random).map_err(|why| anyhow::anyhow!("--random: {why}"))?,
        input: java.input.iter().rev().find(|i| i.name.is_none()).and_then(|i| i.range),
        string_length: java.string_length.map(usize::from),
        named_inputs: java.input.iter().filter_map(|i| Some((i.name.clone()?, i.range?))).collect(),
        cuts: java.reduction().cuts(),
        spurious: java.spurious_wakeups,
        discipline: java.lock_discipline == DisciplineWord::On,
        patient: java.timeouts == Some(TimeoutsWord::Idle),
        labels,
        uniform_inputs: arguments.asked.is_chance,
        profile: arguments.asked.profile.clone(),
        measures: [&arguments.asked.amounts[..], &arguments.asked.values[..]].concat(),
        races: match kinds.has(&Violating::Race) {
            true => Races::Forbidden,
            false => Races::Noted(races.clone()),
        },
        kinds,
        unasked: unasked.clone(),
        properties: [directory(java), opened(&[], &request.what, launch.jdk.feature)].concat(),
        ..Options::default()
    };
    if let Some(word) = &java.assumed {
        options.knowledge.pin(word).map_err(|why| anyhow::anyhow!("--assumed: {why}"))?;
    }
    let mut first = JavaSystem::new(&launch, &args, options.clone())?;
    if let Some(why) = first.wrong_label_rule() {
        bail!("--label: {why}");
    }
    let java = JavaTarget { launch, args, options };
    if java.options.labels.is_empty() {
        // Otherwise it has looked for classes.
        java.keep(first);
    }
    Ok(Kind::Java(Box::new(java)))
}

/// A machine that was booted and has not run, with what it knew.
struct Booted {
    system: JavaSystem,
    knowledge: Arc<Knowledge>,
    word: String,
}

thread_local! {
    /// A machine stays with the thread that booted it. It takes a sixth of a short check to boot one.
    static BOOTED: RefCell<Option<Booted>> = const { RefCell::new(None) };
}

impl JavaTarget {
    /// Keeps a machine that has not run for who needs one next.
    fn keep(&self, system: JavaSystem) {
        let knowledge = self.options.knowledge.clone();
        let word = knowledge.word();
        BOOTED.set(Some(Booted { system, knowledge, word }));
    }

    /// A machine at the beginning of the program: the kept one if it is of this program and nothing was learned since it
    /// was booted, otherwise a new one.
    fn fresh(&self) -> JavaSystem {
        let is_ours = |kept: &Booted| {
            Arc::ptr_eq(&kept.knowledge, &self.options.knowledge) && kept.word == kept.knowledge.word()
        };
        match BOOTED.take().filter(is_ours) {
            Some(kept) => kept.system,
            None => {
                JavaSystem::new(&self.launch, &self.args, self.options.clone()).expect("it booted before")
            }
        }
    }
}

/// The working directory, if the program may read something: paths start there. Otherwise it is the same everywhere.
fn directory(java: &JavaArgs) -> Vec<(String, String)> {
    let here = std::env::current_dir().ok().filter(|_| !java.allow_read.is_empty());
    here.map(|d| ("user.dir".to_owned(), d.to_string_lossy().into_owned())).into_iter().collect()
}

/// The labels a program is watched for: those with a rule, and those the property speaks of, which
/// the program sets itself.
fn labels(arguments: &TargetArgs, parts: &Parts, launch: &Launch) -> anyhow::Result<Vec<Rule>> {
    let mut rules = arguments.java.labels.clone();
    let is_marked = |word: &&String| launch.program.marks(&launch.main_class, word);
    let words = arguments.asked.words.iter().filter(is_marked);
    let is_label = |name: &&String| !name.starts_with("action ");
    for label in parts
        .names()
        .into_iter()
        .chain(words.cloned())
        .chain(arguments.asked.propositions.iter().filter(is_label).cloned())
    {
        if !rules.iter().any(|rule| rule.label == label) {
            let when = match label.strip_prefix("at ") {
                Some(line) => Some(line_of(line, launch)?),
                None => None,
            };
            rules.push(Rule { label, when });
        }
    }
    for amount in &arguments.asked.amounts {
        // A method is counted by its calls.
        if let Some((class, name)) = amount.rsplit_once('.')
            && !rules.iter().any(|rule| rule.label == *amount)
            && !amount.contains(char::is_whitespace)
        {
            let when = label::When::Entered { class: class.replace('.', "/"), name: name.to_owned() };
            rules.push(Rule { label: amount.clone(), when: Some(when) });
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

/// A line of the program that is asked for.
fn line_of(text: &str, launch: &Launch) -> anyhow::Result<label::When> {
    let Some(label::When::Line { file, line }) = label::When::line(text) else {
        bail!("'at {text}': write a line of the program as at Flap.java:88")
    };
    let lines = launch.program.lines(&launch.main_class, &file);
    if lines.contains(&line) {
        return Ok(label::When::Line { file, line });
    }
    ensure!(
        !lines.is_empty(),
        "'at {text}': no class of the program comes from {file}, or was compiled with lines"
    );
    let near = lines.iter().min_by_key(|known| known.abs_diff(line)).expect("there are some");
    bail!("'at {text}': there is no code on this line; the nearest line with code is {near}")
}

/// The property of a Java program, taken apart.
fn parts_for_java(arguments: &TargetArgs) -> anyhow::Result<Parts> {
    let labels: Vec<String> = arguments.java.labels.iter().map(|rule| rule.label.clone()).collect();
    Parts::of_program(&arguments.property, &labels).map_err(flagged)
}

/// A mistake in what is asked for, as one in its flag.
fn flagged(mistake: Mistake) -> anyhow::Error {
    match mistake {
        Mistake::Property { .. } | Mistake::Find { .. } => anyhow::anyhow!("--{mistake}"),
        Mistake::Goal(what) => anyhow::anyhow!(what),
    }
}

impl Kind {
    /// What is asked of it.
    fn asked(&self, arguments: &TargetArgs) -> anyhow::Result<Asked> {
        let (finds, property) = (&arguments.find, &arguments.property);
        let propositions = self.propositions();
        let named = &arguments.asked;
        let watched =
            named.propositions.iter().chain(&named.amounts).filter(|name| name.starts_with("action "));
        let watched: Vec<String> = watched.cloned().collect();
        let asked = match self {
            Kind::Model(model) => {
                let mut walk = Walk::new((**model).clone());
                Asked::of_model(
                    finds,
                    property,
                    &watched,
                    propositions,
                    walk.as_actions().map(|actions| &*actions),
                )
            }
            Kind::Specification(program) => {
                let mut system = mcrl2::System::new(program.clone());
                Asked::of_model(
                    finds,
                    property,
                    &watched,
                    propositions,
                    system.as_actions().map(|actions| &*actions),
                )
            }
            Kind::Java(_) => Asked::of_program(finds, property, &parts_for_java(arguments)?, &propositions),
        };
        asked.map_err(flagged)
    }

    fn propositions(&self) -> Vec<String> {
        match self {
            Kind::Model(model) => Walk::new((**model).clone()).propositions(),
            Kind::Specification(program) => mcrl2::System::new(program.clone()).propositions(),
            Kind::Java(java) => label::Labels::new(&java.options.labels).names().to_vec(),
        }
    }
}

impl Target {
    /// The property, if it is a formula that the search itself must judge.
    pub fn formula(&self) -> Option<&Formula> {
        self.asked.formula()
    }

    /// What was seen and not asked for.
    pub fn unasked_notes(&self) -> Vec<String> {
        self.unasked.lines()
    }

    /// What a reader must know of the system as it is written, and of the actions that are asked for.
    pub fn goal_notes(&self) -> Vec<String> {
        let written = match &self.kind {
            Kind::Specification(program) => program.notes.as_slice(),
            Kind::Model(_) | Kind::Java(_) => &[],
        };
        let written = written.iter().map(|note| format!("warning: {note}"));
        written.chain(self.asked.goal.notes.iter().cloned()).collect()
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
            Kind::Model(_) | Kind::Specification(_) => None,
        }
    }

    /// Whether an assumption may exclude runs.
    pub fn may_assume(&self) -> bool {
        self.java().is_some_and(|java| java.launch.program.may_assume(&java.launch.main_class))
    }

    /// What the runs of this check have taught about a Java program.
    pub fn knowledge(&self) -> Arc<Knowledge> {
        self.java().map(|java| java.options.knowledge.clone()).unwrap_or_default()
    }

    /// What the machines that are done have used.
    pub fn tally(&self) -> Tally {
        *self.tally.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Does something with the system, under its property.
    pub fn visit<V: Visit>(&self, visitor: V) -> V::Out {
        match &self.kind {
            Kind::Model(model) => self.seek(visitor, || Walk::new((**model).clone())),
            // Nearly always an action is looked for: one kind of system serves both, and the searches are compiled once.
            Kind::Specification(program) => {
                let goals = Arc::new(self.asked.goal.actions.clone());
                visitor.visit(|| self.watch(Sought::new(mcrl2::System::new(program.clone()), goals.clone())))
            }
            Kind::Java(java) => visitor.visit(|| {
                let mut system = java.fresh();
                system.tally = Some(self.tally.clone());
                self.watch(system)
            }),
        }
    }
}

impl Target {
    /// Does something with a system in which actions may be looked for.
    fn seek<V: Visit, S>(&self, visitor: V, fresh: impl Fn() -> S + Sync) -> V::Out
    where
        S: System<Snapshot: Send + Sync>,
    {
        if self.asked.goal.actions.is_empty() {
            return visitor.visit(|| self.watch(fresh()));
        }
        let goals = Arc::new(self.asked.goal.actions.clone());
        visitor.visit(|| self.watch(Sought::new(fresh(), goals.clone())))
    }

    /// The system under its property.
    fn watch<S: System>(&self, system: S) -> Watched<S> {
        self.asked.watch(system, &self.unasked)
    }

    /// Does something with the Java program as it is without a reduction, under its property; nothing if it is none.
    pub fn visit_every_step<V: Visit>(&self, visitor: V) -> Option<V::Out> {
        let java = self.java()?;
        let options = Options { cuts: Cuts::All, races: Races::Ignored, ..java.options.clone() };
        let every = || JavaSystem::new(&java.launch, &java.args, options.clone()).expect("it booted before");
        Some(visitor.visit(|| self.watch(every())))
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
