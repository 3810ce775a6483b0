//! `sojourner compare`: many trials of many strategies on many programs, and what can be said of them.
//!
//! Trials are handed to the workers one by one; each makes a fresh system. Everything about a trial but
//! its time and memory is determined by its seed, however many workers there are, unless `--for` or
//! `--memory` cuts it short. With `--memory` each trial has a process of its own ([`apart`]).

mod apart;
mod trial;

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use sojourner_kernel::{Ask, Ending, Spec, System};
use sojourner_report::compare::{
    Cell, Comparison, Program, SCHEMA, Trial, Until, csv, html, json, png, svg, text,
};
use sojourner_report::render::{bytes, count};

use crate::args::{CompareArgs, CompareFormat, TargetArgs};
use crate::plan::fits;
use crate::target::{self, Target, Visit};
use crate::watchdog::{self, Last};
use crate::{output, quantity};
use trial::Plan;

/// Where a trial stops if no limit is given.
const MOST: u64 = 1_000_000;
/// How often a line is written when stderr is not a terminal.
const CALM: Duration = Duration::from_secs(5);

/// Runs the trials and writes the comparison. The exit code is 3 when it was interrupted.
pub fn run(mut arguments: Box<CompareArgs>) -> anyhow::Result<u8> {
    let strategies = strategies(&arguments.strategies)?;
    let limits = &mut arguments.limits;
    let counted = [limits.max_transitions, limits.max_states, limits.max_expanded];
    if counted.iter().all(Option::is_none) && limits.time.is_none() {
        limits.max_transitions = Some(MOST);
    }
    for file in [&arguments.output, &arguments.svg, &arguments.png] {
        output::prepare(file.as_deref(), &[])?;
    }
    let targets = targets(&arguments)?;
    for (name, target) in &targets {
        for (_, strategy) in &strategies {
            target.visit(Fits { strategy, name })?;
        }
    }
    let stop = watchdog::interrupt();
    let plan = Plan::new(&arguments, stop.clone());
    let jobs = Jobs { targets: &targets, strategies: &strategies, arguments: &arguments };
    let done: Done = Arc::new(Mutex::new(vec![None; jobs.len()]));
    let shape = jobs.shape();
    {
        let (shape, done, form, standing) =
            (shape.clone(), done.clone(), Form::of(&arguments), plan.standing.clone());
        // A trial of its own is what another process waits for: it has a result in any case.
        let alone = (jobs.len() == 1).then_some(arguments.seed);
        watchdog::stands(move |why| {
            let mut done = done.lock().unwrap_or_else(|e| e.into_inner()).clone();
            if let (Some(seed), [trial @ None]) = (alone, &mut done[..]) {
                *trial = Some(trial::cut_short(&standing.read(), seed, why, shape.until));
            }
            let text = form.render(&shape.collect(done, why == Ending::Interrupted));
            Last::of(text, form.output.clone(), 3)
        });
        if alone.is_some() {
            let time = arguments.limits.time.map(|time| time + watchdog::elapsed());
            watchdog::limit(time, arguments.limits.memory);
        }
    }
    jobs.run(&plan, &done)?;
    let interrupted = stop.load(Ordering::Relaxed);
    let done = done.lock().unwrap_or_else(|e| e.into_inner()).clone();
    let comparison = shape.collect(done, interrupted);
    let rendered = Form::of(&arguments).render(&comparison);
    let picture = arguments.png.as_ref().map(|_| png::render(&comparison)).transpose()?;
    let curves = arguments.svg.as_ref().map(|_| svg::render(&comparison));
    watchdog::claim();
    if let (Some(file), Some(curves)) = (&arguments.svg, curves) {
        output::write_bytes(file, curves.as_bytes())?;
    }
    if let (Some(file), Some(picture)) = (&arguments.png, picture) {
        output::write_bytes(file, &picture)?;
    }
    output::write(arguments.output.as_deref(), &rendered)?;
    Ok(if interrupted { 3 } else { 0 })
}

/// The trials that are done, by job.
type Done = Arc<Mutex<Vec<Option<Trial>>>>;

/// How the comparison is to be written.
struct Form {
    format: CompareFormat,
    output: Option<PathBuf>,
}

impl Form {
    fn of(arguments: &CompareArgs) -> Form {
        Form { format: arguments.format, output: arguments.output.clone() }
    }

    fn render(&self, comparison: &Comparison) -> String {
        match self.format {
            CompareFormat::Text => text::render(comparison),
            CompareFormat::Csv => csv::render(comparison),
            CompareFormat::Json => json::render(comparison),
            CompareFormat::Md => text::markdown(comparison),
            CompareFormat::Html => html::render(comparison),
        }
    }
}

/// The strategies of a list. A piece `name=value` belongs to the strategy before it, so that
/// `dfs,nmcs:level=1,depth=8` is two strategies.
fn strategies(words: &[String]) -> anyhow::Result<Vec<(String, Spec)>> {
    let mut names: Vec<String> = Vec::new();
    for piece in words.iter().flat_map(|w| w.split(',')) {
        match names.last_mut() {
            Some(last) if piece.contains('=') && !piece.contains(':') => {
                last.push(',');
                last.push_str(piece);
            }
            _ => names.push(piece.trim().to_string()),
        }
    }
    for (i, name) in names.iter().enumerate() {
        ensure!(!names[..i].contains(name), "--strategies: {name} is there twice");
    }
    let parse = |name: String| {
        let spec = name.parse::<Spec>().with_context(|| format!("--strategies: {name}"))?;
        Ok((name, spec))
    };
    names.into_iter().map(parse).collect()
}

/// The programs. A word may hold arguments of its own: `'Bank.java -- 3 1'`.
fn targets(arguments: &CompareArgs) -> anyhow::Result<Vec<(String, Target)>> {
    let open = |word: &String| {
        let (system, own) = word.split_once(" -- ").unwrap_or((word, ""));
        let mut java = arguments.java.clone();
        if !own.is_empty() {
            java.args = own.split_whitespace().map(str::to_string).collect();
        }
        let target = TargetArgs {
            system: system.trim().into(),
            property: arguments.property.clone(),
            find: arguments.find.clone(),
            asked: Default::default(),
            main: None,
            java,
        };
        Ok((word.clone(), target::resolve(&target).with_context(|| word.clone())?))
    };
    arguments.systems.iter().map(open).collect()
}

/// Whether a strategy can run on a system at all.
struct Fits<'a> {
    strategy: &'a Spec,
    name: &'a str,
}

impl Visit for Fits<'_> {
    type Out = anyhow::Result<()>;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> anyhow::Result<()> {
        fits(self.strategy, self.name, &fresh().heuristics())
    }
}

struct Jobs<'a> {
    targets: &'a [(String, Target)],
    /// As they were given, and read.
    strategies: &'a [(String, Spec)],
    arguments: &'a CompareArgs,
}

impl Jobs<'_> {
    fn len(&self) -> usize {
        self.targets.len() * self.strategies.len() * self.arguments.trials as usize
    }

    /// Program, strategy and trial of a job. Trials of the same cell follow each other.
    fn place(&self, job: usize) -> (usize, usize, u64) {
        let trials = self.arguments.trials as usize;
        let cell = job / trials;
        (cell / self.strategies.len(), cell % self.strategies.len(), (job % trials) as u64)
    }

    /// Runs all of them; those that were interrupted are missing.
    fn run(&self, plan: &Plan, done: &Done) -> anyhow::Result<()> {
        let next = AtomicUsize::new(0);
        let failed = Mutex::new(None);
        let display = Mutex::new(Display::new(self.arguments.quiet));
        std::thread::scope(|scope| {
            for _ in 0..self.arguments.workers.min(self.len()) {
                scope.spawn(|| {
                    while !plan.stop.load(Ordering::Relaxed) {
                        let job = next.fetch_add(1, Ordering::Relaxed);
                        if job >= self.len() {
                            break;
                        }
                        let (program, strategy, number) = self.place(job);
                        let (name, target) = &self.targets[program];
                        let (given, strategy) = &self.strategies[strategy];
                        display.lock().expect("no panic").show(job, self.len(), name, given);
                        let seed = self.arguments.seed.wrapping_add(number);
                        let trial = match self.are_apart() {
                            true => apart::run(self.arguments, plan, name, given, seed),
                            false => Ok(Some(target.visit(plan.trial(strategy, seed, target.formula())))),
                        };
                        match trial {
                            Ok(trial) if !plan.stop.load(Ordering::Relaxed) => {
                                done.lock().expect("no panic")[job] = trial;
                            }
                            Ok(_) => {}
                            Err(error) => {
                                plan.stop.store(true, Ordering::Relaxed);
                                failed.lock().expect("no panic").get_or_insert(error);
                            }
                        }
                    }
                });
            }
        });
        display.into_inner().expect("no panic").clear();
        match failed.into_inner().expect("no panic") {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    /// Whether each trial has a process of its own.
    fn are_apart(&self) -> bool {
        self.arguments.limits.memory.is_some() && quantity::resident().is_some() && self.len() > 1
    }

    fn limits(&self) -> String {
        let l = &self.arguments.limits;
        let words = [
            l.max_transitions.map(|n| format!("{} transitions", count(n))),
            l.max_states.map(|n| format!("{} states", count(n))),
            l.max_expanded.map(|n| format!("{} states expanded", count(n))),
            l.max_depth.map(|n| format!("depth {n}")),
            l.time.map(|t| format!("{} s", t.as_secs_f64())),
            l.memory.map(|n| bytes(n).to_string()),
        ];
        words.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn shape(&self) -> Shape {
        Shape {
            programs: self.targets.iter().map(|(name, _)| name.clone()).collect(),
            strategies: self.strategies.iter().map(|(name, _)| name.clone()).collect(),
            trials: self.arguments.trials,
            until: self.arguments.until,
            seed: self.arguments.seed,
            limits: self.limits(),
            metered: self.arguments.limits.memory.is_some() && quantity::resident().is_some(),
        }
    }
}

/// What a comparison says besides its trials.
#[derive(Clone)]
struct Shape {
    programs: Vec<String>,
    strategies: Vec<String>,
    trials: u64,
    until: Until,
    seed: u64,
    limits: String,
    /// Memory is that of processes.
    metered: bool,
}

impl Shape {
    fn collect(&self, done: Vec<Option<Trial>>, interrupted: bool) -> Comparison {
        let mut programs: Vec<Program> = self
            .programs
            .iter()
            .map(|name| Program {
                name: name.clone(),
                cells: self
                    .strategies
                    .iter()
                    .map(|s| Cell { strategy: s.clone(), trials: Vec::new() })
                    .collect(),
            })
            .collect();
        let mut notes = Vec::new();
        for (job, trial) in done.into_iter().enumerate() {
            let cell = job / self.trials as usize;
            let (program, strategy) = (cell / self.strategies.len(), cell % self.strategies.len());
            programs[program].cells[strategy].trials.extend(trial);
        }
        if interrupted {
            notes.push("Interrupted: the trials that were not finished are missing.".into());
        }
        let unclear = programs.iter().flat_map(|p| &p.cells).flat_map(|c| &c.trials);
        let unclear = unclear.filter(|t| t.ending == trial::UNCLEAR).count();
        if unclear > 0 {
            notes.push(format!(
                "{unclear} trials met something that could not be followed; they count as failed."
            ));
        }
        let clock = if trial::has_processor_time() { "processor time" } else { "time that passed" };
        notes.push(format!("Times are {clock} of the search, without measuring the mass."));
        if self.strategies.iter().any(|s| s == "auto") && trial::has_processor_time() {
            notes.push(
                "Of auto, whose searches have threads of their own, it is the time that passed.".into(),
            );
        }
        notes.push(match self.metered {
            true => "Memory is that of a process of its own for each trial.".into(),
            false => {
                "Memory is that of the search's own tables; what saved states of a program hold is not in it."
                    .into()
            }
        });
        Comparison {
            schema: SCHEMA.into(),
            version: env!("CARGO_PKG_VERSION").into(),
            until: self.until,
            trials: self.trials,
            seed: self.seed,
            limits: self.limits.clone(),
            programs,
            notes,
        }
    }
}

/// How far the trials are, on stderr.
struct Display {
    quiet: bool,
    terminal: bool,
    started: Instant,
    shown: Duration,
}

impl Display {
    fn new(quiet: bool) -> Display {
        let dumb = std::env::var_os("TERM").is_some_and(|t| t == "dumb");
        let terminal = std::io::stderr().is_terminal() && !dumb;
        Display { quiet, terminal, started: Instant::now(), shown: Duration::ZERO }
    }

    fn show(&mut self, job: usize, jobs: usize, program: &str, strategy: &str) {
        let passed = self.started.elapsed();
        let line =
            format!("trial {} of {jobs}  {:.0} s  {strategy}  {program}", job + 1, passed.as_secs_f64());
        let mut out = std::io::stderr();
        if self.quiet {
        } else if self.terminal {
            let _ = write!(out, "\r\x1b[?7l\x1b[K{line}\x1b[?7h");
            let _ = out.flush();
        } else if passed >= self.shown + CALM {
            let _ = writeln!(out, "{line}");
            self.shown = passed;
        }
    }

    fn clear(&self) {
        if self.terminal && !self.quiet {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stay_with_their_strategy() {
        let list = strategies(&["dfs,nmcs:level=1,depth=8,pfs".into(), "beam".into()]).unwrap();
        let names: Vec<&str> = list.iter().map(|(_, s)| s.info().name).collect();
        assert_eq!(names, ["dfs", "nmcs", "pfs", "beam"]);
        assert_eq!(list[1].0, "nmcs:level=1,depth=8");
        assert!(strategies(&["dfs,dfs".into()]).is_err());
        assert!(strategies(&["dfs,nonsense".into()]).is_err());
    }
}
