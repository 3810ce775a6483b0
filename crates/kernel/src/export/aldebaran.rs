//! Aldebaran (`.aut`). Chance is written the way CADP does: `prob 0.25`, or `name; prob 0.25` for
//! the distributions of a decision.

use super::Names;
use crate::graph::Graph;
use std::io::{self, Write};

/// Writes the explored transitions.
pub fn aut(graph: &Graph, names: Names<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "des (0, {}, {})", graph.transitions(), graph.len())?;
    for edge in graph.all_edges() {
        let shape = graph.shape(edge.from).expect("kernel: a transition leaves a choice point");
        let name = names(edge.from, edge.alternative).map(|n| n.replace('"', "'"));
        let probability = shape.probability(edge.alternative);
        let group = shape.group_of(edge.alternative);
        let label = match (shape.decides(), shape.group(group).len()) {
            (None, _) => format!("prob {probability}"),
            (Some(_), 1) => name.unwrap_or_else(|| format!("a{}", edge.alternative)),
            (Some(_), _) => format!("g{group}; prob {probability}"),
        };
        writeln!(out, "({}, \"{label}\", {})", edge.from.0, edge.to.0)?;
    }
    Ok(())
}
