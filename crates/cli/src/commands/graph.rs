//! `sojourner graph`: the searched system, in the forms of other tools.
//!
//! Transitions are named by walking the tree of first discoveries once more, with a snapshot per
//! state; a large graph goes without names.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::Context;
use sojourner_kernel::export::{self, JsonLines};
use sojourner_kernel::{Graph, Outcome, StateId, System};

use super::check::plan;
use crate::args::{GraphArgs, GraphFormat};
use crate::target::{self, Visit};
use crate::{interrupt, output};

/// Larger graphs are written without names.
const NAMED: usize = 100_000;

/// Searches the system and writes what was found. The exit code is 3 when a limit left some out.
pub fn run(arguments: GraphArgs) -> anyhow::Result<u8> {
    let target = target::resolve(&arguments.target)?;
    target.visit(Exporting { arguments: &arguments })
}

struct Exporting<'a> {
    arguments: &'a GraphArgs,
}

impl Visit for Exporting<'_> {
    type Out = anyhow::Result<u8>;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> anyhow::Result<u8> {
        let arguments = self.arguments;
        let file = arguments.output.as_deref();
        let mut check = plan(fresh(), &arguments.target, &arguments.search, arguments.search.strategy(true))?
            .interrupt(interrupt::flag())
            .all_violations()
            .without_progress();
        if arguments.format == GraphFormat::Tra {
            check = check.labels();
        }
        if arguments.format == GraphFormat::Jsonl {
            let mut lines = JsonLines::new(open(file)?);
            let outcome = check.observer(&mut lines).run();
            output::forgive(lines.finish().map(drop))?;
            return Ok(ended(&outcome));
        }
        let outcome = check.run();
        let graph = &outcome.graph;
        let mut out = open(file)?;
        let written = match arguments.format {
            GraphFormat::Dot | GraphFormat::Aut => {
                let names = names(graph, &mut fresh());
                let name = |state: StateId, alternative: u32| {
                    names.get(state.index()).and_then(|of| of.get(alternative as usize)).cloned()
                };
                match arguments.format {
                    GraphFormat::Dot => export::dot(graph, &name, &mut out),
                    _ => export::aut(graph, &name, &mut out),
                }
            }
            GraphFormat::Listing => export::listing(graph, &mut out),
            GraphFormat::Tra => {
                if let Some(file) = file {
                    beside(file, graph, &fresh().propositions())?;
                }
                export::tra(graph, &mut out)
            }
            GraphFormat::Jsonl => unreachable!("written while searching"),
        };
        output::forgive(written.and_then(|()| out.flush()))?;
        Ok(ended(&outcome))
    }
}

/// The file, or stdout.
fn open(file: Option<&Path>) -> anyhow::Result<Box<dyn Write>> {
    Ok(match file {
        Some(file) => {
            let handle =
                File::create(file).with_context(|| format!("{}: cannot be written", file.display()))?;
            Box::new(BufWriter::new(handle))
        }
        None => Box::new(BufWriter::new(std::io::stdout().lock())),
    })
}

/// The `.lab` and `.sta` files that belong to a `.tra` file.
fn beside(file: &Path, graph: &Graph, propositions: &[String]) -> anyhow::Result<()> {
    let cannot = |file: &Path| format!("{}: cannot be written", file.display());
    let lab = file.with_extension("lab");
    let mut out = Vec::new();
    export::lab(graph, propositions, &mut out)?;
    std::fs::write(&lab, &out).with_context(|| cannot(&lab))?;
    let sta = file.with_extension("sta");
    out.clear();
    export::sta(graph, &mut out)?;
    std::fs::write(&sta, &out).with_context(|| cannot(&sta))
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
        names.push((0..graph.alternatives(state)).map(|a| system.describe_step(a)).collect());
        snapshots.push(system.save());
    }
    names
}

/// Says on stderr when the graph is not the whole system.
fn ended(outcome: &Outcome) -> u8 {
    let whole = outcome.graph.states().all(|s| outcome.graph.is_complete(s));
    if whole {
        return 0;
    }
    output::complain("note: the graph is not complete; a limit ended the search");
    3
}
