//! Tang's listing (appendix, `TransitionsAndTime`): `source probability target`, and a star behind
//! a final target. With decisions, the probability within the distribution.

use crate::graph::{Graph, Node};
use std::io::{self, Write};

/// Writes the explored transitions, by source and alternative.
pub fn listing(graph: &Graph, out: &mut impl Write) -> io::Result<()> {
    for edge in graph.all_edges() {
        let shape = graph.shape(edge.from).expect("kernel: a transition leaves a choice point");
        let star = if matches!(graph.node(edge.to), Node::Choice(_)) { "" } else { " *" };
        writeln!(out, "{} {} {}{star}", edge.from.0, shape.probability(edge.alternative), edge.to.0)?;
    }
    Ok(())
}
