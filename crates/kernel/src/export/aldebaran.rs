//! Aldebaran (`.aut`). Chance is written the way CADP does: `prob 0.25`, or `name; prob 0.25` for
//! the distributions of a decision: those of one draw share their name, so it is a group's number
//! where they have none in common. A start that is drawn is no state of such a file: it is the distribution in its
//! first line, as mCRL2 writes it (`1 1/2 0` is 1 with probability 1/2, and otherwise 0).

use super::{Names, plain};
use crate::graph::{Edge, Graph, StateId};
use std::io::{self, Write};

/// Writes the explored transitions. `draws_start` says that the first state is but the draw of the others.
pub fn aut(graph: &Graph, names: Names<'_>, draws_start: bool, out: &mut impl Write) -> io::Result<()> {
    let start = if draws_start { drawn(graph) } else { None };
    let (initial, first) = start.map_or(("0".into(), 0), |initial| (initial, 1));
    let drawn = if first == 1 { u64::from(graph.alternatives(StateId(0))) } else { 0 };
    writeln!(out, "des ({initial}, {}, {})", graph.transitions() - drawn, graph.len() as u32 - first)?;
    for edge in graph.all_edges().filter(|edge| edge.from.0 >= first) {
        let shape = graph.shape(edge.from).expect("kernel: a transition leaves a choice point");
        let name = names(edge.from, edge.alternative).map(|n| label_of(&n));
        let probability = shape.probability(edge.alternative);
        let group = shape.group_of(edge.alternative);
        let label = match (shape.decides(), shape.group(group).len()) {
            (_, 1) if name.is_some() => name.unwrap_or_default(),
            (None, _) => match name {
                Some(name) => format!("{name}; prob {probability}"),
                None => format!("prob {probability}"),
            },
            (Some(_), 1) => format!("a{}", edge.alternative),
            (Some(_), _) => match name.filter(|name| is_of_one(graph, names, edge.from, group, name)) {
                Some(name) => format!("{name}; prob {probability}"),
                None => format!("g{group}; prob {probability}"),
            },
        };
        writeln!(out, "({}, \"{label}\", {})", edge.from.0 - first, edge.to.0 - first)?;
    }
    Ok(())
}

/// The states that the first one draws, counted from it, with their probabilities; nothing if they are not all known.
fn drawn(graph: &Graph) -> Option<String> {
    let start = StateId(0);
    let shape = graph.shape(start)?;
    let edges: Vec<_> = graph.edges(start).collect();
    if edges.len() != shape.len() as usize || edges.iter().any(|edge| edge.to == start) {
        return None;
    }
    let (last, others) = edges.split_last()?;
    let part = |edge: &Edge| format!("{} {} ", edge.to.0 - 1, shape.probability(edge.alternative));
    Some(others.iter().map(part).collect::<String>() + &(last.to.0 - 1).to_string())
}

/// A name as a label: in one line, without quotes.
fn label_of(name: &str) -> String {
    plain(name).replace('"', "'")
}

/// Whether a name is that of all outcomes of a group, and of no other distribution of the state.
fn is_of_one(graph: &Graph, names: Names<'_>, state: StateId, group: u32, name: &str) -> bool {
    let Some(shape) = graph.shape(state) else { return false };
    (0..graph.alternatives(state)).all(|alternative| {
        let other = shape.group_of(alternative);
        let is_drawn = shape.group(other).len() > 1;
        let same = names(state, alternative).is_some_and(|n| label_of(&n) == name);
        if other == group { same } else { !(same && is_drawn) }
    })
}
