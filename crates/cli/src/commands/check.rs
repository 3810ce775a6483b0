//! `sojourner check`: search, report, exit code.

mod turns;

use std::io::Stderr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::ensure;
use sojourner_kernel::journal::Past;
use sojourner_kernel::search::{Found, Limits, Reduction};
use sojourner_kernel::strategy::Range;
use sojourner_kernel::{Check, Formula, Outcome, Spec, System};
use sojourner_report::token::digest;
use sojourner_report::{Naming, Report, collect, render};

use crate::args::{CheckArgs, Format, ReductionWord, SearchArgs, TargetArgs};
use crate::checkpoint::{Checkpoint, Identity, Loaded};
use crate::live::Display;
use crate::target::{self, Target, Visit};
use crate::{interrupt, output, quantity, story};
use turns::Turns;

/// Searches the system and writes the report.
pub fn run(arguments: Box<CheckArgs>) -> anyhow::Result<u8> {
    if arguments.workers > 1 {
        let name = arguments.strategy().info().name;
        ensure!(
            name == "bfs",
            "--workers {} searches breadth first, not with {name}; leave out --strategy, or --workers",
            arguments.workers
        );
    }
    let target = target::resolve(&arguments.target)?;
    go(&arguments, &target, None)
}

/// Searches a system that was found, from its beginning or from where a checkpoint ends.
pub fn go(arguments: &CheckArgs, target: &Target, loaded: Option<Loaded>) -> anyhow::Result<u8> {
    let is_resumed = loaded.is_some();
    let (checkpoint, past) = match (loaded, &arguments.checkpoint) {
        (Some(loaded), _) => {
            let (checkpoint, past) = Checkpoint::go_on(loaded, target.races())?;
            (Some(checkpoint), Some(past))
        }
        (None, Some(file)) => {
            let identity = Identity::of(target, &arguments.target)?;
            // A fifth of the memory, so that the search has most of it.
            let plans = limits(&arguments.search).memory.map(|bytes| bytes / 5);
            (Some(Checkpoint::begin(file, identity, target.races(), plans)?), None)
        }
        (None, None) => (None, None),
    };
    let (mut report, reduction) = target.visit(Searching {
        arguments,
        java: target.java().is_some(),
        formula: target.formula(),
        interrupt: interrupt::flag(),
        checkpoint,
        past,
    })?;
    report.notes.extend(target.race_notes());
    if !is_resumed {
        // What the machines of the part before have seen of labels is not known.
        report.notes.extend(target.label_notes());
    }
    let reduction = reduction_used(&mut report, arguments, target, reduction);
    story::add(&mut report, target, reduction)?;
    let format = if arguments.json { Format::Json } else { arguments.format };
    let text = match format {
        Format::Text => {
            let paint = output::paint(arguments.output.as_deref());
            render::text::render_with(&with_short_tokens(report.clone())?, paint)
        }
        Format::Json => render::json::render(&report),
        Format::Sarif => render::sarif::render(&report),
        Format::Junit => render::junit::render(&report),
        Format::Html => render::html::render(&report),
        Format::Dot => render::dot::render(&report),
    };
    output::write(arguments.output.as_deref(), &text)?;
    Ok(report.verdict.exit_code())
}

/// The reduction that was used, in a word; a note says so if another one was asked for.
fn reduction_used(
    report: &mut Report,
    arguments: &CheckArgs,
    target: &Target,
    used: Reduction,
) -> &'static str {
    let asked = arguments.target.java.reduction();
    let next = match report.strategy.split(':').next() {
        Some("best-first") => "the schedules with the fewest switches",
        Some("pos" | "pct") => "runs by random priorities of threads",
        Some("dfs") if used == Reduction::Persistent => {
            "a depth-first search that leaves out equal orders of steps"
        }
        Some("dfs") => "a depth-first search",
        _ => "",
    };
    if arguments.strategy().info().name == "auto" && !next.is_empty() {
        report.notes.push(format!(
            "auto had not seen everything after {} transitions; {next} came next, and this is the result",
            turns::LOOKING
        ));
    }
    if arguments.target.java.reduction.is_none() {
        return match used {
            Reduction::Persistent => ReductionWord::Dpor.word(),
            Reduction::Sleep => ReductionWord::Sleep.word(),
            Reduction::None => ReductionWord::Escape.word(),
        };
    }
    if target.java().is_none() || asked.of_search() == used {
        return asked.word();
    }
    report.notes.push(format!(
        "--reduction {} was not used: it works depth first (--strategy dfs), without checkpoints, and dpor \
         without chance, labels and --progress-every; escape was used",
        asked.word()
    ));
    ReductionWord::Escape.word()
}

/// Tokens too long to paste are kept in files of the system's temporary folder.
fn with_short_tokens(mut report: Report) -> anyhow::Result<Report> {
    const LONG: usize = 1_000;
    for violation in &mut report.violations {
        if violation.token.len() > LONG {
            let name = format!("sojourner-{:08x}.token", digest(&violation.token, &report.system));
            let file = std::env::temp_dir().join(name);
            output::write(Some(&file), &violation.token)?;
            violation.token = format!("@{}", file.display());
        }
    }
    Ok(report)
}

struct Searching<'a> {
    arguments: &'a CheckArgs,
    /// The system is a Java program.
    java: bool,
    formula: Option<&'a Formula>,
    interrupt: Arc<AtomicBool>,
    checkpoint: Option<Checkpoint>,
    past: Option<Past>,
}

impl Visit for Searching<'_> {
    type Out = anyhow::Result<(Report, Reduction)>;

    fn visit<S: System<Snapshot: Send + Sync>>(
        self,
        fresh: impl Fn() -> S + Sync,
    ) -> anyhow::Result<(Report, Reduction)> {
        let arguments = self.arguments;
        let interrupt = self.interrupt.clone();
        if !arguments.quiet {
            let (strategy, seed) = (arguments.strategy(), arguments.search.seed);
            output::complain(&format!(
                "checking {}   strategy {strategy}   seed {seed}",
                arguments.target.system
            ));
        }
        let mut display = Display::new();
        let is_shortened = self.formula.is_none() && !arguments.all;
        let may_turn = self.java && self.checkpoint.is_none() && self.past.is_none();
        let mut outcome = match Turns::of(arguments, limits(&arguments.search), may_turn) {
            Some(turns) => turns.take(|strategy, limits, reduction| {
                let check = self.plan(&fresh, strategy, &mut display)?.limits(limits).reduction(reduction);
                let outcome = check.try_run();
                display.clear();
                Ok(outcome?)
            })?,
            None => self.search(&fresh, &mut display)?,
        };
        if outcome.strategy == "auto" && is_shortened {
            let again =
                plan(fresh(), &arguments.target, &arguments.search, Spec::named("bfs").expect("listed"))?;
            shorten(&mut outcome, again.interrupt(interrupt));
        }
        let naming = Naming {
            system: arguments.target.system.clone(),
            property: arguments.target.property.clone(),
            arguments: arguments.target.words(),
        };
        Ok((collect(naming, &outcome, &mut fresh()), outcome.reduction))
    }
}

impl Searching<'_> {
    /// One search of what was asked, with its display.
    fn plan<'a, S: System>(
        &self,
        fresh: &impl Fn() -> S,
        strategy: Spec,
        display: &'a mut Display<Stderr>,
    ) -> anyhow::Result<Check<'a, S>> {
        let arguments = self.arguments;
        let mut check =
            plan(fresh(), &arguments.target, &arguments.search, strategy)?.interrupt(self.interrupt.clone());
        if arguments.all {
            check = check.all_violations();
        }
        if arguments.no_progress {
            check = check.without_progress();
        }
        if !arguments.quiet {
            check = check.observer(display);
        }
        Ok(check)
    }

    /// The search of the strategy that was asked for, with everything that can be asked.
    fn search<S: System<Snapshot: Send + Sync>>(
        mut self,
        fresh: &(impl Fn() -> S + Sync),
        display: &mut Display<Stderr>,
    ) -> anyhow::Result<Outcome> {
        let arguments = self.arguments;
        let mut check = self.plan(fresh, arguments.strategy(), display)?;
        if let Some(formula) = self.formula {
            check = check.property(formula.clone());
        }
        if let Some(every) = arguments.progress_every {
            check = check.progress_every(every);
        }
        if let Some(share) = arguments.until_progress {
            check = check.until_progress(share);
        }
        // The books of a resumed run are filled by one thread, and so is the rest: the result is the
        // same.
        let workers = if self.past.is_some() { 1 } else { arguments.workers };
        if let Some(past) = self.past.take() {
            check = check.resume(past);
        }
        if let Some(checkpoint) = &mut self.checkpoint {
            check = check.plan_room(checkpoint.plans.unwrap_or(u64::MAX));
            check = check.journal(checkpoint);
        }
        let ended = match workers {
            1 => check.try_run(),
            workers => Ok(check.run_parallel(workers, fresh)),
        };
        display.clear();
        if let Some(checkpoint) = self.checkpoint {
            checkpoint.close();
        }
        Ok(ended?)
    }
}

/// Looks for a shorter violation of the same kind, breadth first and not for long: the search that
/// found this one was after finding one, and people have to read it.
fn shorten<S: System>(outcome: &mut Outcome, check: Check<'_, S>) {
    const LEAST: u64 = 5_000;
    let effort = (4 * outcome.transitions).clamp(LEAST, 10 * LEAST);
    let Some(found) = outcome.violations.first_mut() else { return };
    let check = check.max_transitions(effort).max_depth(found.path.0.len() as u32).without_progress();
    let shorter = check.max_time(Duration::from_secs(5)).run().violations.into_iter().next();
    if let Some(shorter) = shorter
        && shorter.violation.kind == found.violation.kind
        && shorter.path.0.len() < found.path.0.len()
    {
        // Its state has another number in the graph of this search, or none.
        *found = Found { state: None, ..shorter };
    }
}

/// The part of the plan that every search has.
pub fn plan<'a, S: System>(
    system: S,
    target: &TargetArgs,
    search: &SearchArgs,
    strategy: Spec,
) -> anyhow::Result<Check<'a, S>> {
    fits(&strategy, &target.system, &system.heuristics())?;
    let mut check = Check::new(system)
        .strategy(strategy)
        .seed(search.seed)
        .limits(limits(search))
        .reduction(target.java.left_out())
        .store(search.store.into());
    if quantity::resident().is_some() {
        check = check.memory_meter(|| quantity::resident().unwrap_or(0));
    }
    Ok(check)
}

fn limits(search: &SearchArgs) -> Limits {
    Limits {
        depth: search.max_depth,
        transitions: search.max_transitions,
        states: search.max_states,
        time: search.time,
        memory: search.memory.or_else(quantity::spare),
    }
}

/// Whether the system offers the heuristic that the strategy asks for.
pub(super) fn fits(strategy: &Spec, system: &str, offered: &[String]) -> anyhow::Result<()> {
    let info = strategy.info();
    let Some(parameter) = info.parameters.iter().find(|p| p.range == Range::Heuristic) else {
        return Ok(());
    };
    ensure!(
        !offered.is_empty(),
        "strategy {} needs a heuristic, and {system} offers none; take another strategy",
        info.name
    );
    let text = strategy.to_string();
    let (_, settings) = text.split_once(':').unwrap_or_default();
    let asked = settings.split(',').find_map(|s| s.strip_prefix(parameter.name)?.strip_prefix('='));
    if let Some(asked) = asked {
        ensure!(
            offered.iter().any(|name| name == asked),
            "{system} has no heuristic '{asked}'; it has {}",
            offered.join(", ")
        );
    }
    Ok(())
}
