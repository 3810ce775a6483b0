//! `sojourner check`: search, report, exit code.

mod audit;
mod draft;

use std::io::Stderr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::ensure;
use sojourner_jvm::machine::PATIENCE;
use sojourner_jvm::reduce::Knowledge;
use sojourner_kernel::journal::Past;
use sojourner_kernel::search::{Found, Limits, Reduction};
use sojourner_kernel::strategy::Range;
use sojourner_kernel::{Ask, Check, Outcome, Spec, System};
use sojourner_report::collect::summary;
use sojourner_report::{Report, collect};

use crate::args::{CheckArgs, ReductionWord, SearchArgs, TargetArgs};
use crate::checkpoint::{self, Checkpoint, Identity, Loaded};
use crate::live::Display;
use crate::target::{self, Target, Visit};
use crate::{output, quantity, story, watchdog};
use draft::{Draft, Form};

/// Searches the system and writes the report.
pub fn run(mut arguments: Box<CheckArgs>) -> anyhow::Result<u8> {
    if arguments.workers > 1 {
        let name = arguments.strategy().info().name;
        ensure!(
            name == "bfs",
            "--workers {} searches breadth first, not with {name}; leave out --strategy, or --workers",
            arguments.workers
        );
    }
    let draft = begin(&arguments, arguments.search.time)?;
    let target = target::resolve(&arguments.target)?;
    if arguments.audit {
        // The rest is for the audit.
        arguments.search.time = arguments.search.time.map(|time| time.mul_f64(1.0 - audit::SHARE));
    }
    go(&arguments, &target, None, draft)
}

/// What comes before everything else: the limits hold from here on, and the result can be written.
pub fn begin(arguments: &CheckArgs, time: Option<Duration>) -> anyhow::Result<Draft> {
    let mut used = arguments.target.files();
    used.extend(arguments.checkpoint.clone());
    output::prepare(arguments.output.as_deref(), &used)?;
    watchdog::limit(time, arguments.search.memory.or_else(quantity::spare));
    Ok(Draft::begin(arguments))
}

/// Searches a system that was found, from its beginning or from where a checkpoint ends.
pub fn go(
    arguments: &CheckArgs,
    target: &Target,
    loaded: Option<Loaded>,
    draft: Draft,
) -> anyhow::Result<u8> {
    let is_resumed = loaded.is_some();
    let (checkpoint, past) = match (loaded, &arguments.checkpoint) {
        (Some(loaded), _) => {
            let (checkpoint, past) = Checkpoint::go_on(loaded, target.races(), target.knowledge())?;
            (Some(checkpoint), Some(past))
        }
        (None, Some(file)) => {
            let identity = Identity::of(target, &arguments.target)?;
            // A fifth of the memory, so that the search has most of it.
            let plans = limits(&arguments.search).memory.map(|bytes| bytes / 5);
            let (races, knowledge) = (target.races(), target.knowledge());
            (Some(Checkpoint::begin(file, identity, races, plans, arguments.force, knowledge)?), None)
        }
        (None, None) => (None, None),
    };
    if checkpoint.is_some() || arguments.workers > 1 {
        // Its table is that of one machine which takes all steps itself.
        let why = "a checkpoint is written, or there are several workers";
        target.knowledge().breach(sojourner_jvm::reduce::discipline::RULE, why.into());
    }
    let (mut report, reduction) = target.visit(Searching {
        arguments,
        is_java: target.java().is_some(),
        knowledge: target.knowledge(),
        target,
        draft: &draft,
        checkpoint,
        past,
    })?;
    if arguments.audit {
        audit::every_step(&mut report, arguments, target);
    }
    report.notes.extend(target.race_notes());
    report.notes.extend(target.unasked_notes());
    report.notes.extend_from_slice(target.goal_notes());
    if !is_resumed {
        // What the machines of the part before have seen of labels is not known.
        report.notes.extend(target.label_notes());
    }
    let reduction = reduction_used(&mut report, arguments, target, reduction);
    draft.has(&report);
    story::add(&mut report, target, reduction, |report| draft.has(report))?;
    draft.has(&report);
    let breach = report.audit.as_ref().and_then(|audit| audit.breaches.first().cloned());
    let last = Form::of(arguments).last(report)?;
    watchdog::claim();
    output::write(last.file.as_deref(), &last.text)?;
    Ok(breach.map_or(last.code, |breach| audit::complain(&breach)))
}

/// The reduction that was used, in a word; a note says so if another one was asked for.
fn reduction_used(
    report: &mut Report,
    arguments: &CheckArgs,
    target: &Target,
    used: Reduction,
) -> &'static str {
    let asked = arguments.target.java.reduction();
    if arguments.target.java.reduction.is_none() {
        return match used {
            Reduction::Dpor => ReductionWord::Dpor.word(),
            Reduction::Sleep => ReductionWord::Sleep.word(),
            Reduction::Off => ReductionWord::Escape.word(),
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

/// Backward jumps and calls of one step in the first turn of a portfolio: an input that makes a step long must not keep
/// the others waiting.
const IMPATIENT: u32 = 1 << 22;

/// What the worst scheduler of a Java program is: what it knows when it decides.
const SEES: &str = "the worst scheduler knows the run so far; the scheduler sees a drawn whole number at once, and a \
                    real number as far as the program has looked at it";

struct Searching<'a> {
    arguments: &'a CheckArgs,
    is_java: bool,
    knowledge: Arc<Knowledge>,
    target: &'a Target,
    draft: &'a Draft,
    checkpoint: Option<Checkpoint>,
    past: Option<Past>,
}

impl Visit for Searching<'_> {
    type Out = anyhow::Result<(Report, Reduction)>;

    fn visit<S: System<Snapshot: Send + Sync>>(
        self,
        fresh: impl Fn() -> S + Sync,
    ) -> anyhow::Result<(Report, Reduction)> {
        let (arguments, target, draft) = (self.arguments, self.target, self.draft);
        if !arguments.quiet {
            let (strategy, seed) = (arguments.strategy(), arguments.search.seed);
            output::complain(&format!(
                "checking {}   strategy {strategy}   seed {seed}",
                arguments.target.system
            ));
        }
        let mut display = Display::new();
        let is_shortened = target.formula().is_none() && !arguments.all;
        let (knowledge, is_java) = (self.knowledge.clone(), self.is_java);
        let mut outcome = self.search(&fresh, &mut display)?;
        if is_java {
            // What comes now repeats runs of the search, and they mean something only as it assumed.
            knowledge.pin(&outcome.assumptions).map_err(anyhow::Error::msg)?;
        }
        let naming = draft.naming(|naming| {
            naming.arguments = arguments.target.assuming(&outcome.assumptions).words();
            if !outcome.violations.is_empty() {
                naming.facts = checkpoint::facts(target, &arguments.target);
            }
        });
        // Good enough if there is no time for more; told below.
        let report = summary(&naming, &outcome);
        draft.has(&report);
        if ["auto", "mixed"].contains(&&*outcome.strategy) && is_shortened {
            let again =
                plan(fresh(), &arguments.target, &arguments.search, Spec::named("bfs").expect("listed"))?;
            shorten(&mut outcome, again.interrupt(watchdog::interrupt()));
        }
        let mut report = collect(&naming, &outcome, &mut fresh());
        if is_java && outcome.graph.has_decisions() && outcome.graph.has_chances() {
            report.notes.push(SEES.into());
        }
        draft.has(&report);
        if arguments.audit {
            audit::states(&mut report, arguments, &outcome, &mut fresh());
        }
        Ok((report, outcome.reduction))
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
            plan(fresh(), &arguments.target, &arguments.search, strategy)?.interrupt(watchdog::interrupt());
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
        let mut check = self.plan(fresh, arguments.strategy(), display)?.standing(self.draft.searches());
        if let Some(java) = self.target.java() {
            let patience = java.options.patience.clone();
            let steps = |hurried| if hurried { IMPATIENT } else { PATIENCE };
            check = check.hurry(move |hurried| patience.store(steps(hurried), Ordering::Relaxed));
        }
        if let Some(formula) = self.target.formula() {
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
            1 => check.run_with(fresh),
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
/// found this one was after finding one, and people have to read it. Counted in transitions, so that
/// the same run is told on every machine; where runs are long, each of them costs more.
fn shorten<S: System>(outcome: &mut Outcome, check: Check<'_, S>) {
    const LEAST: u64 = 5_000;
    /// Nobody reads longer ones.
    const DEEPEST: u32 = 500;
    let effort = (4 * outcome.transitions).clamp(LEAST, 10 * LEAST);
    let Some(found) = outcome.violations.first_mut() else { return };
    let depth = DEEPEST.min(found.path.0.len() as u32);
    let check = check.max_transitions(effort).max_depth(depth).without_progress();
    // The effort ends it much sooner, unless there is a limit.
    let time = watchdog::time_to_tell().min(Duration::from_secs(3_600));
    let shorter = check.max_time(time).run().violations.into_iter().next();
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
    mut system: S,
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
        .reduces_at_most(target.java.reduction.map_or(Reduction::Dpor, ReductionWord::of_search))
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
        expanded: search.max_expanded,
        time: search.time.map(watchdog::left),
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
