//! `sojourner replay`: a run again, from its token, told in full or step by step.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Context, bail, ensure};
use clap::Parser;
use sojourner_jvm::launch::is_java;
use sojourner_kernel::{Ask, Formula, Stop, System};
use sojourner_report::collect::{describe, tell};
use sojourner_report::story::Story;
use sojourner_report::token::{digest, fact};
use sojourner_report::{Step, Token, render};

use crate::args::{ReplayArgs, TargetArgs};
use crate::bug::WHOLE_RUN;
use crate::checkpoint;
use crate::target::{self, JavaTarget, Target, Visit};
use crate::{output, story};

/// The arguments inside a token.
#[derive(Parser)]
#[command(name = "the replay token")]
struct Inside {
    #[command(flatten)]
    target: TargetArgs,
}

/// Runs the token. The exit code is 1 when it shows the violation it was made for.
pub fn run(arguments: ReplayArgs) -> anyhow::Result<u8> {
    let word = word(&arguments.token)?;
    let token: Token = word.trim().parse()?;
    if token.arguments.first().is_some_and(|a| a == WHOLE_RUN) {
        return whole_run(&token);
    }
    let mut inside = inside(&token)?;
    if let Some(system) = arguments.system {
        inside.system = system;
    }
    inside.java.class_path = arguments.class_path.or(inside.java.class_path);
    inside.java.jdk = arguments.jdk.or(inside.java.jdk);
    let target = find(&inside)?;
    let changes = changes(&token, &target, &inside);
    changes.iter().for_each(|change| output::complain(&format!("note: {change}")));
    target.visit(Replaying {
        token: &token,
        formula: target.formula(),
        step: arguments.step,
        json: arguments.json,
        java: target.java(),
        changes,
    })
}

/// Finds what a token names; says what is looked for where, and how to name it otherwise.
pub fn find(inside: &TargetArgs) -> anyhow::Result<Target> {
    let is_file = is_java(&inside.system) || !inside.system.starts_with("builtin:");
    let file = Path::new(&inside.system);
    let (looked_for, option) = match &inside.java.class_path {
        // A class path may have several places; none of them there is a mistake.
        Some(path) => {
            let is_there = std::env::split_paths(path).any(|place| place.exists());
            ((!is_there).then(|| path.clone()), "--cp PATH")
        }
        None => ((is_file && !file.exists()).then(|| inside.system.clone()), "--system PATH"),
    };
    if let Some(looked_for) = looked_for {
        let here = std::env::current_dir().map_or(String::new(), |d| format!(" (from {})", d.display()));
        bail!(
            "the token is for {looked_for}, which is not there{here}; go to the folder the check was run in, or \
             say where it is now with {option}"
        );
    }
    target::resolve(inside)
}

/// What is no longer as it was when the token was made, for a person.
fn changes(token: &Token, target: &Target, inside: &TargetArgs) -> Vec<String> {
    let now = checkpoint::facts(target, inside);
    let changed = |name: &str| match (token.facts.get(name), now.get(name)) {
        (Some(then), Some(now)) if then != now => Some((then.clone(), now.clone())),
        _ => None,
    };
    let jdk = changed(fact::JDK).map(|(then, now)| {
        format!("the token was made with JDK {then}, and this is {now}; --jdk names another one")
    });
    // Another JDK compiles the same sources to other classes.
    let is_compiled = inside.system.ends_with(".java") && jdk.is_some();
    let program = changed(fact::PROGRAM)
        .filter(|_| !is_compiled)
        .map(|_| "the program or model has changed since the token was made".into());
    jdk.into_iter().chain(program).collect()
}

/// A token, and the arguments it holds.
pub fn read(argument: &str) -> anyhow::Result<(Token, TargetArgs)> {
    let token: Token = word(argument)?.trim().parse()?;
    let inside = inside(&token)?;
    Ok((token, inside))
}

fn word(argument: &str) -> anyhow::Result<String> {
    match argument.strip_prefix('@') {
        Some(file) => std::fs::read_to_string(file).with_context(|| format!("{file}: cannot be read")),
        None => Ok(argument.to_owned()),
    }
}

fn inside(token: &Token) -> anyhow::Result<TargetArgs> {
    let words = std::iter::once("sojourner".to_string()).chain(token.arguments.iter().cloned());
    let inside = Inside::try_parse_from(words).context("the token is of another version of this program")?;
    Ok(inside.target)
}

/// A token that our own bug left: the whole command again.
fn whole_run(token: &Token) -> anyhow::Result<u8> {
    let words: Vec<&str> = token.arguments.iter().skip(1).map(String::as_str).collect();
    output::complain(&format!("this token stands for a whole run: sojourner {}", words.join(" ")));
    let program = std::env::current_exe().context("the program cannot find itself")?;
    let ended =
        std::process::Command::new(program).args(&words).status().context("the run cannot be started")?;
    Ok(ended.code().and_then(|c| u8::try_from(c).ok()).unwrap_or(101))
}

struct Replaying<'a> {
    token: &'a Token,
    formula: Option<&'a Formula>,
    step: bool,
    json: bool,
    java: Option<&'a JavaTarget>,
    /// What is not as it was.
    changes: Vec<String>,
}

impl Visit for Replaying<'_> {
    type Out = anyhow::Result<u8>;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> anyhow::Result<u8> {
        let mut system = fresh();
        if self.step {
            by_step(&mut system, &self.token.path)?;
        }
        let (steps, stop) = tell(&mut system, &self.token.path);
        let mut text = String::new();
        let story = match (&stop, self.java) {
            (Stop::Violation(found), Some(program)) => story::of_run(program, &self.token.path, found)?,
            _ => None,
        };
        if self.json {
            return self.print(&steps, &stop, story.as_ref());
        }
        if !self.step {
            text.push_str(&render::text::table(&steps, false));
        }
        if let Some(story) = &story {
            text.push_str(&format!("\n{}\n", story.claim));
            text.push_str(&render::story::tell(story, steps.len(), output::paint(None)));
        }
        if steps.len() < self.token.path.len() {
            output::write(None, &text)?;
            bail!(self.too_short(steps.len()));
        }
        let code = match &stop {
            Stop::Violation(v) => {
                text.push_str(&format!("error[{}]: {}\n", v.kind, v.message));
                if self.token.expects != 0 && digest(&v.kind, &v.message) != self.token.expects {
                    let other = self.token.facts.get(fact::KIND).map_or("", String::as_str);
                    let other = if other.is_empty() { String::new() } else { format!(" ({other})") };
                    let why = self.what_changed();
                    text.push_str(&format!("note: the token was made for another violation{other}: {why}\n"));
                }
                1
            }
            Stop::Unsupported(what) => {
                text.push_str(&format!("could not check: {what}\n"));
                4
            }
            _ if self.formula.is_some() && self.token.expects != 0 => {
                // What the run refutes was judged on the whole searched system, not on this run alone.
                text.push_str(&format!("error[property]: the search found that {}\n", self.refuted()));
                1
            }
            Stop::Excluded => {
                text.push_str("the run is excluded by an assumption\n");
                0
            }
            Stop::End => {
                text.push_str("the run ends, and nothing is wrong\n");
                0
            }
            Stop::Choice(choice) => {
                text.push_str(&format!("the run stands at a choice between {}\n", choice.len()));
                if self.token.expects != 0 {
                    output::write(None, &text)?;
                    bail!("the violation of the token was not reached: {}", self.what_changed());
                }
                0
            }
        };
        output::write(None, &text)?;
        Ok(code)
    }
}

impl Replaying<'_> {
    /// What the search said of a run against the formula.
    fn refuted(&self) -> String {
        let formula = self.formula.map_or(String::new(), Formula::to_string);
        self.token.facts.get(fact::CLAIM).cloned().unwrap_or(format!("this run refutes {formula}"))
    }

    /// Why a run that ends too early does.
    fn too_short(&self, steps: usize) -> String {
        format!("the run ends after {steps} of {} steps: {}", self.token.path.len(), self.what_changed())
    }

    fn what_changed(&self) -> String {
        match &self.changes[..] {
            [] => "the system has changed since the token was made".to_owned(),
            changes => changes.join("; "),
        }
    }

    /// The run as JSON. The exit codes are those of the text.
    fn print(&self, steps: &[Step], stop: &Stop, story: Option<&Story>) -> anyhow::Result<u8> {
        let refuted = self.formula.filter(|_| self.token.expects != 0).map(|_| self.refuted());
        let (ending, violation, code) = match (stop, refuted) {
            (Stop::Violation(v), _) => {
                ("violation", serde_json::json!({ "kind": v.kind, "message": v.message }), 1)
            }
            (Stop::Unsupported(what), _) => ("could-not-check", serde_json::json!(what), 4),
            (_, Some(claim)) => {
                let message = format!("the search found that {claim}");
                ("violation", serde_json::json!({ "kind": "property", "message": message }), 1)
            }
            (Stop::Excluded, None) => ("excluded", serde_json::Value::Null, 0),
            (Stop::End, None) => ("end", serde_json::Value::Null, 0),
            (Stop::Choice(_), None) => ("choice", serde_json::Value::Null, 0),
        };
        let is_complete = steps.len() == self.token.path.len();
        let is_expected = is_complete
            && match stop {
                Stop::Violation(v) => digest(&v.kind, &v.message) == self.token.expects,
                // What refutes a formula was judged on the searched system.
                Stop::End | Stop::Choice(_) if self.formula.is_some() => true,
                Stop::End | Stop::Choice(_) => self.token.expects == 0,
                Stop::Unsupported(_) | Stop::Excluded => false,
            };
        let run = serde_json::json!({
            "schema": "sojourner-replay-1",
            "arguments": self.token.arguments,
            "complete": steps.len() == self.token.path.len(),
            "as_expected": is_expected,
            "changed": self.changes,
            "ending": ending,
            "what": violation,
            "steps": steps,
            "story": story,
        });
        output::write(None, &format!("{}\n", serde_json::to_string_pretty(&run)?))?;
        ensure!(steps.len() == self.token.path.len(), self.too_short(steps.len()));
        Ok(code)
    }
}

/// Shows each choice with all its alternatives; goes on when a line is entered.
fn by_step<S: System>(system: &mut S, path: &[u32]) -> anyhow::Result<()> {
    let mut out = std::io::stdout();
    let mut lines = std::io::stdin().lock().lines();
    let mut stop = system.start();
    output::forgive(writeln!(out, "start: {}", system.describe_state()))?;
    for (i, &taken) in path.iter().enumerate() {
        let Stop::Choice(choice) = &stop else { break };
        if taken >= choice.len() {
            break;
        }
        let mut text = format!("step {} of {}, at {}\n", i + 1, path.len(), system.site_name(choice.site));
        for alternative in 0..choice.len() {
            let step = describe(system, choice, alternative);
            let sign = if alternative == taken { '>' } else { ' ' };
            text.push_str(&format!("  {sign} {alternative}  {}\n", step.what));
        }
        stop = system.step(taken);
        text.push_str(&format!("state: {}\n", system.describe_state()));
        output::forgive(write!(out, "{text}").and_then(|()| out.flush()))?;
        if !matches!(lines.next(), Some(Ok(_))) {
            // Nobody is there to press a key: show the rest at once.
            continue;
        }
    }
    Ok(())
}
