//! Graphviz. Ends are double circles, violations red, what an assumption excludes gray, states not explored completely dashed.

use super::{Names, plain};
use crate::graph::{Graph, Node};
use std::io::{self, Write};

/// Writes the searched system as a directed graph.
pub fn dot(graph: &Graph, names: Names<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "digraph searched {{\n  rankdir=LR;\n  node [shape=circle];")?;
    for state in graph.states() {
        let look = match graph.node(state) {
            Node::End => "shape=doublecircle",
            Node::Violating => "shape=doublecircle, color=red, fontcolor=red",
            Node::Unsupported => "shape=box, style=dashed",
            Node::Excluded => "shape=doublecircle, color=gray, fontcolor=gray",
            Node::Choice(_) if !graph.is_complete(state) => "style=dashed",
            Node::Choice(_) => continue,
        };
        writeln!(out, "  {} [{look}];", state.0)?;
    }
    for edge in graph.all_edges() {
        let shape = graph.shape(edge.from).expect("kernel: a transition leaves a choice point");
        let mut label = names(edge.from, edge.alternative).unwrap_or_default();
        let group = shape.group(shape.group_of(edge.alternative));
        if group.len() > 1 || (shape.decides().is_none() && label.is_empty()) {
            let probability = shape.probability(edge.alternative);
            label =
                if label.is_empty() { format!("{probability}") } else { format!("{label}: {probability}") };
        } else if label.is_empty() {
            label = format!("a{}", edge.alternative);
        }
        let label = plain(&label).replace('\\', "\\\\").replace('"', "\\\"");
        writeln!(out, "  {} -> {} [label=\"{label}\"];", edge.from.0, edge.to.0)?;
    }
    writeln!(out, "}}")
}
