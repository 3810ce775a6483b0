//! What is to be done, lifted once from the words of the command: what is searched ([`What`]), how ([`How`]), within which
//! limits ([`Bounds`]), and what becomes of the result ([`Output`]).
//!
//! Everything that depends on several words at once is decided here (which strategy `auto` stands for, whether workers can
//! be used), so the commands know a plan only. A new source of settings, such as a file, makes a plan as well.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::ensure;
use sojourner_kernel::search::{Limits, Reduction};
use sojourner_kernel::store::StoreKind;
use sojourner_kernel::strategy::Range;
use sojourner_kernel::{Ask, Check, Spec, System};
use sojourner_report::render::{Form, JSON, TEXT};

use crate::args::{CheckArgs, GraphArgs, ReductionWord, ResumeArgs, SearchArgs, TargetArgs};
use crate::{quantity, watchdog};

/// The system, its property and what is looked for. A replay token holds just this.
pub type What = TargetArgs;

/// A search, its limits and its result.
pub struct Plan {
    pub what: What,
    pub how: How,
    pub bounds: Bounds,
    pub output: Output,
}

/// How the system is searched.
pub struct How {
    /// The strategy to take; `auto` only where that is what runs.
    pub strategy: Spec,
    pub seed: u64,
    pub store: StoreKind,
    pub workers: usize,
    /// What the search leaves out, and what it may leave out at most where it decides that itself.
    pub reduction: Reduction,
    pub reduces_at_most: Reduction,
    /// Go on after a violation.
    pub all: bool,
    pub progress: Progress,
    /// A part of the budget goes into checking the checker.
    pub audit: bool,
    pub checkpoint: Option<Keep>,
}

/// Whether and when the masses are computed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    No,
    AtTheEnd,
    Every(u64),
}

/// Where a checkpoint is kept.
pub struct Keep {
    pub file: PathBuf,
    /// Also over one that could be gone on with.
    pub force: bool,
}

/// Where a search stops. The time counts from the beginning of the command.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds {
    pub depth: Option<u32>,
    pub transitions: Option<u64>,
    pub states: Option<u64>,
    pub expanded: Option<u64>,
    pub time: Option<Duration>,
    pub memory: Option<u64>,
    pub progress: Option<f64>,
}

/// What becomes of the result.
#[derive(Clone)]
pub struct Output {
    /// The form of the report.
    pub form: &'static Form,
    /// Otherwise stdout.
    pub file: Option<PathBuf>,
    /// Files that get the result too, each in the form of its ending.
    pub reports: Vec<PathBuf>,
    /// Gets what happens, as it happens.
    pub events: Option<PathBuf>,
    /// How large that file may become, in bytes.
    pub events_size: u64,
    pub quiet: bool,
}

impl Plan {
    /// The plan of a check.
    pub fn of_check(words: CheckArgs) -> anyhow::Result<Plan> {
        let lone = Lone::of(&words);
        let CheckArgs { target, search, workers, .. } = words;
        let strategy = lone.strategy(&search)?;
        let name = strategy.info().name;
        ensure!(
            workers == 1 || name == "bfs",
            "--workers {workers} searches breadth first, not with {name}; leave out --strategy, or --workers"
        );
        let mut how = How::new(&target, &search, strategy);
        how.workers = workers;
        how.all = words.all;
        how.audit = words.audit;
        how.checkpoint = words.checkpoint.map(|file| Keep { file, force: words.force });
        how.progress = match words.progress_every {
            _ if words.no_progress => Progress::No,
            Some(every) => Progress::Every(every),
            None => Progress::AtTheEnd,
        };
        let bounds = Bounds { progress: words.until_progress, ..Bounds::of(&search) };
        let form = if words.json { &JSON } else { words.format.0 };
        let (file, reports, events, quiet) = (words.output, words.report, words.events, words.quiet);
        let events_size = words.events_size;
        let output = Output { form, file, reports, events, events_size, quiet };
        Ok(Plan { what: target, how, bounds, output })
    }

    /// The plan of the search whose graph is written: all of it, breadth first if nothing else is asked for.
    pub fn of_graph(words: GraphArgs) -> anyhow::Result<Plan> {
        let GraphArgs { target, search, output, .. } = words;
        let strategy = Lone::because("a graph is of one", "bfs").strategy(&search)?;
        let mut how = How::new(&target, &search, strategy);
        how.all = true;
        how.progress = Progress::No;
        let output = Output {
            form: &TEXT,
            file: output,
            reports: Vec::new(),
            events: None,
            events_size: 0,
            quiet: true,
        };
        Ok(Plan { what: target, how, bounds: Bounds::of(&search), output })
    }

    /// The same check with other limits, and another form of its result, where they are given.
    pub fn widen(&mut self, words: &ResumeArgs) {
        let bounds = &mut self.bounds;
        bounds.time = words.time.or(bounds.time);
        bounds.memory = words.memory.or(bounds.memory);
        bounds.transitions = words.max_transitions.or(bounds.transitions);
        bounds.states = words.max_states.or(bounds.states);
        bounds.expanded = words.max_expanded.or(bounds.expanded);
        bounds.progress = words.until_progress.or(bounds.progress);
        let output = &mut self.output;
        output.quiet |= words.quiet;
        if let Some(format) = words.format {
            output.form = format.0;
        }
        if words.json {
            output.form = &JSON;
        }
        if words.output.is_some() {
            output.file.clone_from(&words.output);
        }
    }

    /// The files that belong to the run: the result must not overwrite them.
    pub fn files(&self) -> Vec<PathBuf> {
        let mut files = self.what.files();
        files.extend(self.how.checkpoint.as_ref().map(|keep| keep.file.clone()));
        files
    }

    /// The part of the search that does not depend on which command asks, with another strategy if need be.
    pub fn search<'a, S: System>(&self, mut system: S, strategy: &Spec) -> anyhow::Result<Check<'a, S>> {
        fits(strategy, &self.what.system, &system.heuristics())?;
        let how = &self.how;
        let mut check = Check::new(system)
            .strategy(strategy.clone())
            .seed(how.seed)
            .limits(self.bounds.limits())
            .reduction(how.reduction)
            .reduces_at_most(how.reduces_at_most)
            .store(how.store);
        if quantity::resident().is_some() {
            check = check.memory_meter(|| quantity::resident().unwrap_or(0));
        }
        Ok(check)
    }
}

/// Whether there can be one search only: why, and which one it is unless another is asked for.
struct Lone(Option<(&'static str, &'static str)>);

impl Lone {
    fn because(why: &'static str, strategy: &'static str) -> Lone {
        Lone(Some((why, strategy)))
    }

    fn of(words: &CheckArgs) -> Lone {
        let reduces = words.target.java.reduction().of_search() != Reduction::Off;
        match () {
            () if words.workers > 1 => Lone::because("--workers shares out one, breadth first", "bfs"),
            () if reduces => Lone::because("--reduction sleep or dpor is of one, depth first", "dfs"),
            () if words.search.max_depth.is_some() => {
                Lone::because("--max-depth is exact breadth first only", "bfs")
            }
            () if words.checkpoint.is_some() => Lone::because("a checkpoint is of one", "mixed"),
            () if words.progress_every.is_some() => {
                Lone::because("--progress-every is the curve of one", "mixed")
            }
            () if words.search.max_expanded.is_some() => {
                Lone::because("--max-expanded counts what one expands", "mixed")
            }
            () => Lone(None),
        }
    }

    /// The strategy to take: the one that was asked for, or `auto`, which is refused where there can be one search only.
    fn strategy(self, search: &SearchArgs) -> anyhow::Result<Spec> {
        let asked = search.strategy.clone();
        let Some((why, strategy)) = self.0 else { return Ok(asked.unwrap_or_else(|| named("auto"))) };
        let is_auto = asked.as_ref().is_some_and(|asked| asked.info().name == "auto");
        ensure!(
            !is_auto,
            "--strategy auto is several searches, and {why}; without --strategy it is {strategy}"
        );
        Ok(asked.unwrap_or_else(|| named(strategy)))
    }
}

impl How {
    fn new(what: &What, search: &SearchArgs, strategy: Spec) -> How {
        How {
            strategy,
            seed: search.seed,
            store: search.store.into(),
            workers: 1,
            reduction: what.java.left_out(),
            reduces_at_most: what.java.reduction.map_or(Reduction::Dpor, ReductionWord::of_search),
            all: false,
            progress: Progress::AtTheEnd,
            audit: false,
            checkpoint: None,
        }
    }
}

impl Bounds {
    fn of(search: &SearchArgs) -> Bounds {
        Bounds {
            depth: search.max_depth,
            transitions: search.max_transitions,
            states: search.max_states,
            expanded: search.max_expanded,
            time: search.time,
            memory: search.memory,
            progress: None,
        }
    }

    /// As the search knows them: with the time that is left, and the machine's memory if none is named.
    pub fn limits(&self) -> Limits {
        Limits {
            depth: self.depth,
            transitions: self.transitions,
            states: self.states,
            expanded: self.expanded,
            time: self.time.map(watchdog::left),
            memory: self.memory_or_spare(),
        }
    }

    /// The memory the process may hold.
    pub fn memory_or_spare(&self) -> Option<u64> {
        self.memory.or_else(quantity::spare)
    }
}

/// A strategy of the catalogue.
pub fn named(name: &str) -> Spec {
    Spec::named(name).expect("it is in the catalogue")
}

/// Whether the system offers the heuristic that the strategy asks for.
pub fn fits(strategy: &Spec, system: &str, offered: &[String]) -> anyhow::Result<()> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Command, Sojourner};
    use clap::Parser;

    fn plan(words: &str) -> anyhow::Result<Plan> {
        match Sojourner::try_parse_from(words.split(' ')).unwrap().command {
            Command::Check(words) => Plan::of_check(*words),
            Command::Graph(words) => Plan::of_graph(words),
            _ => panic!("a search"),
        }
    }

    fn strategy(words: &str) -> String {
        plan(words).unwrap().how.strategy.to_string()
    }

    #[test]
    fn auto_stands_for_what_can_be_used() {
        assert_eq!(strategy("sojourner check a"), "auto");
        assert_eq!(strategy("sojourner check a --max-depth 3"), "bfs");
        assert_eq!(strategy("sojourner check a --workers 2"), "bfs");
        assert_eq!(strategy("sojourner check a --reduction dpor"), "dfs");
        assert_eq!(strategy("sojourner check a --reduction dpor --workers 2"), "bfs");
        assert_eq!(strategy("sojourner check a --strategy pfs --max-depth 3"), "pfs");
        assert_eq!(strategy("sojourner graph a"), "bfs");
        assert_eq!(
            strategy("sojourner check a --checkpoint f"),
            strategy("sojourner check a --strategy mixed")
        );
        assert_eq!(
            strategy("sojourner check a --max-expanded 3"),
            strategy("sojourner check a --strategy mixed")
        );
        for words in [
            "graph a",
            "check a --workers 2",
            "check a --max-depth 3",
            "check a --max-expanded 3",
            "check a --checkpoint f",
        ] {
            let why = plan(&format!("sojourner {words} --strategy auto")).err().unwrap().to_string();
            assert!(why.starts_with("--strategy auto is several searches, and "), "{why}");
        }
        let why = plan("sojourner check a --strategy dfs --workers 2").err().unwrap().to_string();
        assert!(why.contains("--workers 2 searches breadth first, not with dfs"), "{why}");
    }

    #[test]
    fn words_that_go_on_replace_those_before() {
        let mut plan = plan("sojourner check a --max-states 5 --max-transitions 7 --format html").unwrap();
        let again =
            Sojourner::try_parse_from(["sojourner", "resume", "f", "--max-states", "9", "--json"]).unwrap();
        let Command::Resume(again) = again.command else { panic!("resume") };
        plan.widen(&again);
        assert_eq!((plan.bounds.states, plan.bounds.transitions), (Some(9), Some(7)));
        assert_eq!(plan.output.form.name, "json");
    }
}
