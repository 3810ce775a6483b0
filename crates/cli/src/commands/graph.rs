//! `sojourner graph`: the searched system, in the forms of other tools.
//!
//! Transitions are named by walking the tree of first discoveries once more, with a snapshot per
//! state; a large graph goes without names.

use std::io::{BufWriter, Stdout, Write};
use std::path::Path;

use anyhow::{Context, ensure};
use sojourner_kernel::export::{self, JsonLines};
use sojourner_kernel::strategy::Arrival;
use sojourner_kernel::{Ask, Graph, Observer, Outcome, StateId, System};

use sojourner_report::collect::action;

use crate::args::{GraphArgs, GraphFormat};
use crate::output::{self, Whole};
use crate::plan::Plan;
use crate::target::{self, Visit};
use crate::watchdog::{self, Last};

/// Larger graphs are written without names.
const NAMED: usize = 100_000;

/// Searches the system and writes what was found. The exit code is 3 when a limit left some out, 4 when
/// some states could not be followed.
pub fn run(arguments: GraphArgs) -> anyhow::Result<u8> {
    let format = arguments.format;
    let plan = Plan::of_graph(arguments)?;
    let used = plan.files();
    output::prepare(plan.output.file.as_deref(), &used)?;
    if let (Some(file), GraphFormat::Tra) = (&plan.output.file, format) {
        for ending in ["lab", "sta"] {
            let beside = file.with_extension(ending);
            ensure!(beside != *file, "-o {}: the transitions belong in a .tra file", file.display());
            output::prepare(Some(&beside), &used)?;
        }
    }
    watchdog::limit(plan.bounds.time, plan.bounds.memory_or_spare());
    watchdog::prepares(|_| {
        output::complain("note: a limit ended the run before the graph was written");
        Last::of(String::new(), None, 3)
    });
    let target = target::resolve(&plan.what)?;
    target.visit(Exporting { plan: &plan, format })
}

struct Exporting<'a> {
    plan: &'a Plan,
    format: GraphFormat,
}

impl Visit for Exporting<'_> {
    type Out = anyhow::Result<u8>;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> anyhow::Result<u8> {
        let Exporting { plan, format } = self;
        let file = plan.output.file.as_deref();
        watchdog::stands(|_| {
            output::complain("note: a limit ended the run before the graph was written whole");
            Last::of(String::new(), None, 3)
        });
        // Borrowed as in every other command: the search is compiled once for each system.
        let mut system = fresh();
        let mut check = plan
            .search(&mut system, &plan.how.strategy)?
            .interrupt(watchdog::interrupt())
            .all_violations()
            .without_progress();
        if format == GraphFormat::Tra {
            check = check.labels();
        }
        if format == GraphFormat::Jsonl {
            let mut lines = JsonLines::new(Out::open(file)?);
            let outcome = check.observer(&mut lines).run();
            return finish(lines.finish(), &outcome);
        }
        if format == GraphFormat::Listing {
            let mut order = Order::default();
            let outcome = check.observer(&mut order).run();
            let mut out = Out::open(file)?;
            return finish(order.write(&outcome.graph, &mut out).map(|()| out), &outcome);
        }
        let outcome = check.run();
        let graph = &outcome.graph;
        let mut out = Out::open(file)?;
        let written = match format {
            GraphFormat::Dot | GraphFormat::Aut => {
                let mut system = fresh();
                system.start();
                let draws_start = system.as_actions().is_some_and(|actions| actions.draws_start());
                let names = names(graph, &mut system);
                // Descriptions differ between the outcomes of a draw, and in .aut those of one draw must share
                // their name: there it is for actions only.
                let is_action = system.as_actions().is_some() || format == GraphFormat::Dot;
                let name = |state: StateId, alternative: u32| {
                    let shape = graph.shape(state)?;
                    let is_drawn =
                        shape.decides().is_none() || shape.group(shape.group_of(alternative)).len() > 1;
                    if is_drawn && !is_action {
                        return None;
                    }
                    names.get(state.index()).and_then(|of| of.get(alternative as usize)).cloned()
                };
                match format {
                    GraphFormat::Dot => export::dot(graph, &name, &mut out),
                    _ => export::aut(graph, &name, draws_start, &mut out),
                }
            }
            GraphFormat::Tra => {
                if let Some(file) = file {
                    beside(file, graph, &fresh().propositions())?;
                }
                export::tra(graph, &mut out)
            }
            GraphFormat::Listing | GraphFormat::Jsonl => unreachable!("written in the order of exploring"),
        };
        finish(written.map(|()| out), &outcome)
    }
}

/// The transitions in the order of exploring, each once.
#[derive(Default)]
struct Order {
    taken: Vec<Arrival>,
    /// How many the graph has: a walker takes some again.
    known: u64,
}

impl Observer for Order {
    fn transition_taken(&mut self, arrival: &Arrival, graph: &Graph) {
        if graph.transitions() > self.known {
            self.known = graph.transitions();
            self.taken.push(*arrival);
        }
    }

    fn begins_anew(&mut self) {
        *self = Order::default();
    }
}

impl Order {
    /// Tang's listing: source, probability, target, and a star behind a final one.
    fn write(&self, graph: &Graph, out: &mut impl Write) -> std::io::Result<()> {
        for arrival in &self.taken {
            let probability =
                graph.shape(arrival.from).map_or(1.0, |shape| shape.probability(arrival.alternative));
            let star = if graph.shape(arrival.to).is_some() { "" } else { " *" };
            writeln!(out, "{} {probability} {}{star}", arrival.from.0, arrival.to.0)?;
        }
        Ok(())
    }
}

/// Where the graph goes: a file, which is there when it is whole, or stdout.
enum Out {
    File(BufWriter<Whole>),
    Stdout(BufWriter<Stdout>),
}

impl Out {
    fn open(file: Option<&Path>) -> anyhow::Result<Out> {
        Ok(match file {
            Some(file) => Out::File(BufWriter::new(Whole::create(file)?)),
            None => Out::Stdout(BufWriter::new(std::io::stdout())),
        })
    }

    fn get(&mut self) -> &mut dyn Write {
        match self {
            Out::File(out) => out,
            Out::Stdout(out) => out,
        }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.get().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.get().flush()
    }
}

/// The graph is written: puts it in place.
fn finish(written: std::io::Result<Out>, outcome: &Outcome) -> anyhow::Result<u8> {
    let flushed = written.and_then(|mut out| out.flush().map(|()| out));
    watchdog::claim();
    match flushed {
        Ok(Out::File(out)) => match out.into_inner() {
            Ok(whole) => whole.finish()?,
            Err(error) => return Err(error.into_error()).context("the graph cannot be written"),
        },
        Ok(Out::Stdout(_)) => {}
        Err(error) => output::forgive(Err(error))?,
    }
    Ok(ended(outcome))
}

/// The `.lab` and `.sta` files that belong to a `.tra` file.
fn beside(file: &Path, graph: &Graph, propositions: &[String]) -> anyhow::Result<()> {
    let lab = file.with_extension("lab");
    let mut out = Vec::new();
    export::lab(graph, propositions, &mut out)?;
    output::write_bytes(&lab, &out)?;
    let sta = file.with_extension("sta");
    out.clear();
    export::sta(graph, &mut out)?;
    output::write_bytes(&sta, &out)
}

/// What each alternative of each state means; nothing for a large graph.
fn names<S: System>(graph: &Graph, system: &mut S) -> Vec<Vec<String>> {
    if graph.len() > NAMED {
        return Vec::new();
    }
    let mut names: Vec<Vec<String>> = Vec::with_capacity(graph.len());
    let mut snapshots: Vec<S::Snapshot> = Vec::with_capacity(graph.len());
    for state in graph.states() {
        match graph.parent(state) {
            // A parent is discovered before its children, so its snapshot is there.
            Some((parent, alternative)) => {
                system.restore(&snapshots[parent.index()]);
                system.step(alternative);
            }
            None => {
                system.start();
            }
        }
        let name = |a: u32| action(system, a).unwrap_or_else(|| system.describe_step(a));
        names.push((0..graph.alternatives(state)).map(name).collect());
        snapshots.push(system.save());
    }
    names
}

/// Says on stderr when the graph is not the whole system.
fn ended(outcome: &Outcome) -> u8 {
    for (what, states) in &outcome.unsupported {
        output::complain(&format!(
            "could not follow: {what} (in {states} states; they have no transitions here)"
        ));
    }
    if !outcome.unsupported.is_empty() {
        return 4;
    }
    let whole = outcome.graph.states().all(|s| outcome.graph.is_complete(s));
    if whole {
        return 0;
    }
    output::complain("note: the graph is not complete; a limit ended the search");
    3
}
