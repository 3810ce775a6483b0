//! `sojourner quantify`: numbers, and the schedulers that cause them.
//!
//! What questions name becomes labels and actions of the target; the rest is the business of the room of questions.
//! Exploring ends before the time limit does, so that what was explored can be solved within it.

use anyhow::{Context, ensure};
use serde_json::json;
use sojourner_kernel::{Ask, System};
use sojourner_symbolic::profile;
use sojourner_symbolic::render;
use sojourner_symbolic::{Answer, Limits, Plan, Question, Verdict, Watcher, ask, scheduler};
use std::sync::Arc;

use crate::args::{QuantifyArgs, TargetArgs};
use crate::live::Closing;
use crate::output;
use crate::quantity;
use crate::target::{self, Visit};
use crate::watchdog::{self, Last};

/// The share of the time that is for exploring; the rest is for solving.
const EXPLORING: f64 = 0.7;
/// States of a scheduler that are put into words.
const SCENES: usize = 20_000;

pub fn run(arguments: QuantifyArgs) -> anyhow::Result<u8> {
    let used = arguments.target.files();
    output::prepare(arguments.output.as_deref(), &used)?;
    output::prepare(arguments.scheduler_dot.as_deref(), &used)?;
    let memory = arguments.memory.or_else(quantity::spare);
    watchdog::limit(arguments.time, memory);
    let standing = unanswered(&arguments);
    watchdog::prepares(move |_| Last::of(standing.clone(), None, 3));
    let mut named = named(&arguments.target, &arguments.ask);
    named.asked.is_chance = true;
    named.asked.profile = arguments.profile.as_deref().map(profile).transpose()?.unwrap_or_default();
    let target = target::resolve(&named)?;
    ensure!(
        arguments.profile.is_none() || target.java().is_some(),
        "--profile: that is for the inputs of Java programs; a model has its probabilities in its file"
    );
    let standing = unanswered(&arguments);
    watchdog::stands(move |_| Last::of(standing.clone(), None, 3));
    let live = Closing::on_terminal();
    let plan = Plan {
        limits: Limits {
            deadline: arguments
                .time
                .map(|time| std::time::Instant::now() + watchdog::left(time).mul_f64(EXPLORING)),
            transitions: arguments.max_transitions,
            states: arguments.max_states,
            memory: memory.map(|most| ((|| quantity::resident().unwrap_or(0)) as fn() -> u64, most / 10 * 8)),
            interrupt: watchdog::interrupt(),
            watcher: live.clone().map(|live| Watcher(Arc::new(move |standing| live.show(standing)))),
        },
        depth: arguments.max_depth,
        grey: arguments.grey.grey(),
        algorithm: arguments.algorithm.clone(),
        seed: arguments.seed,
        workers: arguments
            .workers
            .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get())),
        assumes: target.may_assume(),
        ends_are_deadlocks: target.java().is_none(),
        scenes: SCENES,
    };
    let answers = target.visit(Asking { questions: &arguments.ask, plan: &plan });
    if let Some(live) = &live {
        live.clear();
    }
    let answers = answers?;
    watchdog::claim();
    let notes: Vec<String> =
        target.goal_notes().into_iter().chain(target.label_notes()).chain(target.race_notes()).collect();
    let text = match arguments.json {
        true => whole(&arguments.target.system, answers.iter().map(render::json).collect(), &notes),
        false => {
            let head = format!("asking {}   seed {}\n\n", arguments.target.system, arguments.seed);
            let each: Vec<String> = answers.iter().map(render::text).collect();
            head + &each.join("\n")
        }
    };
    output::write(arguments.output.as_deref(), &text)?;
    for note in &notes {
        output::complain(note);
    }
    if let Some(file) = &arguments.scheduler_dot {
        let last = answers.iter().rev().find_map(|a| a.scheduler.as_ref());
        let Some(last) = last else {
            anyhow::bail!(
                "--scheduler-dot: no answer has a scheduler; ask Pmax=? or Pmin=? of a system with decisions"
            );
        };
        output::write_bytes(file, scheduler::render::dot(last).as_bytes())?;
    }
    Ok(code(&answers))
}

/// Reads `FILE#NAME`.
fn profile(word: &str) -> anyhow::Result<profile::Inputs> {
    let Some((file, name)) = word.rsplit_once('#') else {
        anyhow::bail!("--profile {word}: the name of the profile is missing; write {word}#NAME");
    };
    let text = std::fs::read_to_string(file).with_context(|| format!("--profile {file}: cannot be read"))?;
    profile::read(&text, name).with_context(|| format!("--profile {file}"))
}

/// What is said if a limit ends the run before there is an answer.
fn unanswered(arguments: &QuantifyArgs) -> String {
    let answer = |question: &Question| {
        let mut answer = Answer::new(&question.text);
        answer.is_limited = true;
        answer.notes.push("a limit ended the run before anything was known".into());
        answer
    };
    let answers: Vec<Answer> = arguments.ask.iter().map(answer).collect();
    match arguments.json {
        true => whole(&arguments.target.system, answers.iter().map(render::json).collect(), &[]),
        false => answers.iter().map(render::text).collect::<Vec<_>>().join("\n"),
    }
}

fn whole(system: &str, answers: Vec<serde_json::Value>, notes: &[String]) -> String {
    let whole = json!({ "system": system, "answers": answers, "notes": notes });
    let mut text = serde_json::to_string_pretty(&whole).expect("numbers and texts");
    text.push('\n');
    text
}

/// A false bound is a finding; what could not be checked comes before what a limit left open.
fn code(answers: &[Answer]) -> u8 {
    let any = |is: fn(&Answer) -> bool| answers.iter().any(is);
    if any(|a| a.verdict == Some(Verdict::False)) {
        1
    } else if any(|a| a.is_grey) {
        4
    } else if any(|a| a.is_limited || matches!(a.verdict, Some(Verdict::Unknown | Verdict::ProbablyFalse))) {
        3
    } else {
        0
    }
}

/// The target, with what the questions name.
fn named(target: &TargetArgs, questions: &[Question]) -> TargetArgs {
    let mut target = target.clone();
    for question in questions {
        target.asked.propositions.extend(question.propositions());
        target.asked.words.extend(question.words());
        target.asked.values.extend(question.values());
        target.asked.amounts.extend(question.amount().map(str::to_owned));
    }
    target
}

struct Asking<'a> {
    questions: &'a [Question],
    plan: &'a Plan,
}

impl Visit for Asking<'_> {
    type Out = anyhow::Result<Vec<Answer>>;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> Self::Out {
        let known = { fresh().propositions() };
        for question in self.questions {
            for name in question.propositions() {
                let has = match known.is_empty() {
                    true => "the system has none".to_owned(),
                    false => format!("the system has {}", known.join(", ")),
                };
                ensure!(
                    known.contains(&name),
                    "--ask '{}': there is no label '{name}'; {has}; events without a label are success, failure, \
                     grey, end and kinds of violations",
                    question.text
                );
            }
        }
        Ok(ask(fresh, self.questions, self.plan))
    }
}
