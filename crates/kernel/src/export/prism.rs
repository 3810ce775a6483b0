//! PRISM's explicit files: `.tra`, `.lab`, `.sta`.
//!
//! A chain has rows `source target probability`, a system with decisions `source choice target
//! probability`. Several alternatives of one distribution with the same target become one row. A
//! final state has no row (PRISM adds a loop when told `-fixdl`, its default).

use crate::graph::{Graph, Node, StateId};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Rows of one state: (choice, target) to probability. The sink is the state after the last.
fn rows(graph: &Graph, state: StateId) -> BTreeMap<(u32, u32), f64> {
    let mut rows = BTreeMap::new();
    let Some(shape) = graph.shape(state) else { return rows };
    let sink = graph.len() as u32;
    for alternative in 0..shape.len() {
        let target = graph.target(state, alternative).map_or(sink, |t| t.0);
        *rows.entry((shape.group_of(alternative), target)).or_default() += shape.probability(alternative);
    }
    rows
}

fn is_incomplete(graph: &Graph) -> bool {
    graph.states().any(|s| !graph.is_complete(s))
}

fn size(graph: &Graph) -> usize {
    graph.len() + usize::from(is_incomplete(graph))
}

/// Writes the transitions.
pub fn tra(graph: &Graph, out: &mut impl Write) -> io::Result<()> {
    let transitions: usize = graph.states().map(|s| rows(graph, s).len()).sum();
    let states = size(graph);
    if graph.has_decisions() {
        let choices: u64 = graph.states().filter_map(|s| graph.shape(s)).map(|s| u64::from(s.groups())).sum();
        writeln!(out, "{states} {choices} {transitions}")?;
    } else {
        writeln!(out, "{states} {transitions}")?;
    }
    for state in graph.states() {
        for ((choice, target), probability) in rows(graph, state) {
            match graph.has_decisions() {
                true => writeln!(out, "{} {choice} {target} {probability}", state.0)?,
                false => writeln!(out, "{} {target} {probability}", state.0)?,
            }
        }
    }
    Ok(())
}

/// The labels every file has.
const OWN: [&str; 5] = ["init", "deadlock", "violation", "unsupported", "unexplored"];

/// One more where assumptions exclude runs.
const EXCLUDED: &str = "excluded";

/// Writes the labels: `init`, `deadlock`, `violation`, `unsupported`, `unexplored`, `excluded` if
/// an assumption excludes runs, and the propositions if the graph keeps them. One that is called `init` too is left out: a file has one. Another
/// that is called like a label of ours, or like one before it, has `model_` before its name: a proposition
/// `deadlock` need not be what PRISM means by that.
pub fn lab(graph: &Graph, propositions: &[String], out: &mut impl Write) -> io::Result<()> {
    let mut names: Vec<String> = OWN.map(str::to_string).to_vec();
    names.extend((graph.excluded() > 0).then(|| EXCLUDED.to_string()));
    let own = names.len();
    for proposition in propositions {
        let mut name = proposition.clone();
        while names.contains(&name) || name != *proposition && propositions.contains(&name) {
            name.insert_str(0, "model_");
        }
        names.push(name);
    }
    let names: Vec<String> = (0..)
        .zip(&names)
        .filter(|(number, _)| *number < own || propositions[number - own] != OWN[0])
        .map(|(number, name)| format!("{number}=\"{name}\""))
        .collect();
    writeln!(out, "{}", names.join(" "))?;
    for state in graph.states() {
        let mut labels: Vec<usize> = Vec::new();
        if state == StateId::INITIAL {
            labels.push(0);
        }
        match graph.node(state) {
            Node::Choice(_) => {}
            Node::End => labels.push(1),
            Node::Violating => labels.extend([1, 2]),
            Node::Unsupported => labels.extend([1, 3]),
            Node::Excluded => labels.extend([1, OWN.len()]),
        }
        let bits = graph.labels(state);
        let told = |i: &usize| bits >> i & 1 == 1 && propositions[*i] != OWN[0];
        labels.extend((0..propositions.len().min(64)).filter(told).map(|i| i + own));
        write_labels(out, state.0, &labels)?;
    }
    if is_incomplete(graph) {
        write_labels(out, graph.len() as u32, &[1, 4])?;
    }
    Ok(())
}

fn write_labels(out: &mut impl Write, state: u32, labels: &[usize]) -> io::Result<()> {
    if labels.is_empty() {
        return Ok(());
    }
    let labels: Vec<String> = labels.iter().map(usize::to_string).collect();
    writeln!(out, "{state}: {}", labels.join(" "))
}

/// Writes the states: one variable, the number of the state.
pub fn sta(graph: &Graph, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "(state)")?;
    for state in 0..size(graph) {
        writeln!(out, "{state}:({state})")?;
    }
    Ok(())
}
