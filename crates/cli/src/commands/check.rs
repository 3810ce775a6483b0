//! `sojourner check`: search, report, exit code.

mod audit;
mod draft;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use sojourner_jvm::machine::PATIENCE;
use sojourner_jvm::machine::race::Races;
use sojourner_jvm::reduce::Knowledge;
use sojourner_kernel::journal::Past;
use sojourner_kernel::search::{Found, Reduction};
use sojourner_kernel::{Ask, Check, Outcome, System, Watch};
use sojourner_report::collect::summary;
use sojourner_report::{Report, collect};

use crate::args::{CheckArgs, ReductionWord};
use crate::checkpoint::{self, Checkpoint, Identity, Loaded};
use crate::events::{Clock, Events, Watching};
use crate::live::Display;
use crate::plan::{Plan, Progress, What, named};
use crate::target::{self, Target, Visit};
use crate::{output, story, watchdog};
use draft::{Draft, last};

/// Searches the system and writes the report.
pub fn run(words: CheckArgs) -> anyhow::Result<u8> {
    let mut plan = Plan::of_check(words)?;
    let draft = begin(&plan, plan.bounds.time)?;
    let target = target::resolve(&plan.what)?;
    if plan.how.audit {
        // The rest is for the audit.
        plan.bounds.time = plan.bounds.time.map(|time| time.mul_f64(1.0 - audit::SHARE));
    }
    go(&plan, &target, None, draft)
}

/// What comes before everything else: the limits hold from here on, and the result can be written.
pub fn begin(plan: &Plan, time: Option<Duration>) -> anyhow::Result<Draft> {
    for file in plan.output.file.iter().chain(&plan.output.reports).chain(&plan.output.events) {
        output::prepare(Some(file), &plan.files())?;
    }
    watchdog::limit(time, plan.bounds.memory_or_spare());
    Ok(Draft::begin(plan))
}

/// Searches a system that was found, from its beginning or from where a checkpoint ends.
pub fn go(plan: &Plan, target: &Target, loaded: Option<Loaded>, draft: Draft) -> anyhow::Result<u8> {
    let is_resumed = loaded.is_some();
    let (checkpoint, past) = match (loaded, &plan.how.checkpoint) {
        (Some(loaded), _) => {
            let (checkpoint, past) = Checkpoint::go_on(loaded, target.races(), target.knowledge())?;
            (Some(checkpoint), Some(past))
        }
        (None, Some(keep)) => {
            let identity = Identity::of(target, &plan.what)?;
            // A fifth of the memory, so that the search has most of it.
            let room = plan.bounds.memory_or_spare().map(|bytes| bytes / 5);
            let (races, knowledge) = (target.races(), target.knowledge());
            (Some(Checkpoint::begin(&keep.file, identity, races, room, keep.force, knowledge)?), None)
        }
        (None, None) => (None, None),
    };
    // Its table is that of one machine which takes all steps itself. And where a run ends with the first race that it
    // comes to, fewer steps mean that it comes to fewer first.
    let lists_races = target.java().is_some_and(|java| matches!(java.options.races, Races::Forbidden));
    let why = match (checkpoint.is_some(), plan.how.workers > 1) {
        (true, _) => Some("a checkpoint is written"),
        (false, true) => Some("there are several workers"),
        (false, false) => (lists_races && plan.how.all).then_some("all races are to be listed"),
    };
    if let Some(why) = why {
        target.knowledge().breach(sojourner_jvm::reduce::discipline::RULE, why.into());
    }
    let (mut report, reduction) = target.visit(Searching {
        plan,
        is_java: target.java().is_some(),
        knowledge: target.knowledge(),
        target,
        draft: &draft,
        checkpoint,
        past,
    })?;
    if plan.how.audit {
        audit::every_step(&mut report, plan, target);
    }
    report.notes.extend(target.race_notes());
    report.notes.extend(target.unasked_notes());
    report.notes.extend(target.goal_notes());
    if !is_resumed {
        // What the machines of the part before have seen of labels is not known.
        report.notes.extend(target.label_notes());
    }
    let reduction = reduction_used(&mut report, plan, target, reduction);
    draft.has(&report);
    story::add(&mut report, target, reduction, |report| draft.has(report))?;
    draft.has(&report);
    let breach = report.audit.as_ref().and_then(|audit| audit.breaches.first().cloned());
    let last = last(&plan.output, report)?;
    watchdog::claim();
    last.write()?;
    Ok(breach.map_or(last.code, |breach| audit::complain(&breach)))
}

/// The reduction that was used, in a word; a note says so if another one was asked for.
fn reduction_used(report: &mut Report, plan: &Plan, target: &Target, used: Reduction) -> &'static str {
    let asked = plan.what.java.reduction();
    if plan.what.java.reduction.is_none() {
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

/// Everyone who is to watch this check.
fn watching(plan: &Plan) -> anyhow::Result<Watching> {
    let strategy = plan.how.strategy.to_string();
    let events = plan.output.events.as_deref();
    let begin = |file, strategy: &str| {
        Events::begin(file, plan.output.events_size, &plan.what.system, strategy, plan.how.seed)
    };
    Ok(Watching {
        display: (!plan.output.quiet).then(|| Display::new(plan.bounds.time)),
        events: events.map(|file| begin(file, &strategy)).transpose()?,
        clock: match plan.how.progress {
            Progress::Every(transitions) => Some(Clock::new(transitions)),
            _ => None,
        },
    })
}

/// Backward jumps and calls of one step in the first turn of a portfolio: an input that makes a step long must not keep
/// the others waiting.
const IMPATIENT: u32 = 1 << 22;

/// What the worst scheduler of a Java program is: what it knows when it decides.
const SEES: &str = "the worst scheduler knows the run so far; it sees a whole number drawn from at most 65,536 at once, \
                    and a larger or a real one as far as the program has looked at it";

struct Searching<'a> {
    plan: &'a Plan,
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
        let (plan, target, draft) = (self.plan, self.target, self.draft);
        if !plan.output.quiet {
            let (strategy, seed) = (&plan.how.strategy, plan.how.seed);
            output::complain(&format!("checking {}   strategy {strategy}   seed {seed}", plan.what.system));
        }
        let mut watching = watching(plan)?;
        let is_shortened = target.formula().is_none() && !plan.how.all;
        let (knowledge, is_java) = (self.knowledge.clone(), self.is_java);
        let mut first = fresh();
        let mut outcome = self.search(&mut first, &fresh, &mut watching)?;
        if is_java {
            // What comes now repeats runs of the search, and they mean something only as it assumed.
            knowledge.pin(&outcome.assumptions).map_err(anyhow::Error::msg)?;
        }
        let naming = draft.naming(|naming| {
            naming.arguments = plan.what.assuming(&outcome.assumptions).words();
            if !outcome.violations.is_empty() {
                naming.facts = checkpoint::facts(target, &plan.what);
            }
        });
        // Good enough if there is no time for more; told below.
        let report = summary(&naming, &outcome);
        draft.has(&report);
        if !outcome.violations.is_empty() {
            watching.phase("making the run short");
        }
        if ["auto", "mixed"].contains(&&*outcome.strategy) && is_shortened && !outcome.violations.is_empty() {
            ready(&mut first, &outcome.assumptions, &fresh);
            let again = plan.search(&mut first, &named("bfs"))?;
            shorten(&mut outcome, again.interrupt(watchdog::interrupt()));
        }
        // Where nothing is to be told, no other machine is needed.
        let is_told = outcome.violations.is_empty() && outcome.mass.is_none_or(|mass| mass.unknown == 0.0);
        let mut report = match is_told {
            true => report,
            false => {
                ready(&mut first, &outcome.assumptions, &fresh);
                collect(&naming, &outcome, &mut first)
            }
        };
        if is_java && outcome.graph.has_decisions() && outcome.graph.has_chances() {
            report.notes.push(SEES.into());
        }
        if asks_nothing(&plan.what) {
            report.notes.push(NOTHING_ASKED.into());
        }
        draft.has(&report);
        watching.clear();
        if let Some(clock) = &watching.clock {
            report.sample_seconds = report.samples.iter().map(|sample| clock.at(sample.0)).collect();
        }
        if plan.how.audit {
            audit::states(&mut report, plan, &outcome, &mut fresh());
        }
        Ok((report, outcome.reduction))
    }
}

impl Searching<'_> {
    /// One search of what was asked, with everything that can be asked, and its display.
    fn asked<'a, S: System>(
        &mut self,
        system: S,
        watching: &'a mut Watching,
    ) -> anyhow::Result<Check<'a, S>> {
        let how = &self.plan.how;
        let mut check = self.plan.search(system, &how.strategy)?.interrupt(watchdog::interrupt());
        if how.all {
            check = check.all_violations();
        }
        check = match how.progress {
            Progress::No => check.without_progress(),
            Progress::AtTheEnd => check,
            Progress::Every(transitions) => check.progress_every(transitions),
        };
        if let Some(share) = self.plan.bounds.progress {
            check = check.until_progress(share);
        }
        if watching.is_wanted() {
            check = check.observer(watching);
        }
        check = check.standing(self.draft.searches());
        if let Some(java) = self.target.java() {
            let patience = java.options.patience.clone();
            let steps = |hurried| if hurried { IMPATIENT } else { PATIENCE };
            check = check.hurry(move |hurried| patience.store(steps(hurried), Ordering::Relaxed));
        }
        if let Some(formula) = self.target.formula() {
            check = check.property(formula.clone());
        }
        if let Some(past) = self.past.take() {
            check = check.resume(past);
        }
        Ok(check)
    }

    /// The search of the strategy that was asked for, by `first` and as many others as it takes.
    fn search<S: System<Snapshot: Send + Sync>>(
        mut self,
        first: &mut S,
        fresh: &(impl Fn() -> S + Sync),
        watching: &mut Watching,
    ) -> anyhow::Result<Outcome> {
        let mut checkpoint = self.checkpoint.take();
        // What a resumed run did before is taken over by one thread, and so is the rest: the result is the
        // same.
        let ended = if self.past.is_none() && self.plan.how.workers > 1 {
            let check = written(self.asked(fresh(), watching)?, &mut checkpoint);
            Ok(check.run_parallel(self.plan.how.workers, fresh))
        } else {
            written(self.asked(first, watching)?, &mut checkpoint).run_with(fresh)
        };
        watching.clear();
        if let Some(checkpoint) = checkpoint {
            checkpoint.close();
        }
        Ok(ended?)
    }
}

/// The search with its journal, if there is one.
fn written<'a, S: System>(check: Check<'a, S>, checkpoint: &'a mut Option<Checkpoint>) -> Check<'a, S> {
    match checkpoint {
        Some(checkpoint) => check.plan_room(checkpoint.plans.unwrap_or(u64::MAX)).journal(checkpoint),
        None => check,
    }
}

/// Said where no run could be wrong.
const NOTHING_ASKED: &str = "nothing was asked, so no run could be wrong: name a --property, or what to --find \
                             (deadlock, 'action NAME')";

/// Whether neither the system nor the words say what would be wrong.
fn asks_nothing(what: &What) -> bool {
    let is_plain = [".mcrl2", ".aut"].iter().any(|ending| what.system.ends_with(ending));
    is_plain && what.find.is_empty() && what.property.is_empty()
}

/// Makes a system that has searched ready for something else. To boot another machine takes longer than to start this
/// one again; what is told of a violation is told on another one all the same (`story.rs`).
fn ready<S: System>(system: &mut S, assumptions: &str, fresh: impl Fn() -> S) {
    if system.assumptions() != assumptions {
        *system = fresh();
    }
    // What is assumed is fixed since the search, and it is refused to run on what might still be refuted.
    system.refine();
    system.set_watch(Watch::default());
    system.trace(Reduction::Off);
}

/// Looks for a shorter violation of the same kind, breadth first and not for long: the search that
/// found this one was after finding one, and people have to read it. Counted in work, so that
/// the same run is told on every machine; it takes about as long as the search did, if that was short.
fn shorten<S: System>(outcome: &mut Outcome, check: Check<'_, S>) {
    const LEAST: u64 = 4_000;
    /// Nobody reads longer ones.
    const DEEPEST: u32 = 500;
    let length = (outcome.work / outcome.transitions.max(1)).max(1);
    let effort = outcome.work.clamp(LEAST, 5 * LEAST) / length;
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
