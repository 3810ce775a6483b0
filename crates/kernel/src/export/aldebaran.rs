//! Aldebaran (`.aut`). Chance is written the way CADP does: `prob 0.25`, or `name; prob 0.25` for
//! the distributions of a decision: those of one draw share their name, so it is a group's number
//! where they have none in common.

use super::{Names, plain};
use crate::graph::{Graph, StateId};
use std::io::{self, Write};

/// Writes the explored transitions.
pub fn aut(graph: &Graph, names: Names<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "des (0, {}, {})", graph.transitions(), graph.len())?;
    for edge in graph.all_edges() {
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
        writeln!(out, "({}, \"{label}\", {})", edge.from.0, edge.to.0)?;
    }
    Ok(())
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
