//! Aldebaran (`.aut`). A draw of an action is one transition with a distribution in place of its target, as mCRL2
//! writes it: `(0, "throw", 1 1/2 2)`. Chance without a name is written the way CADP does: `prob 0.25`, or `g0; prob 0.25`
//! where a decision comes before it. A start that is drawn is no state of such a file: it is the distribution in its
//! first line, as mCRL2 writes it (`1 1/2 0` is 1 with probability 1/2, and otherwise 0).

use super::{Names, plain};
use crate::graph::{Graph, Shape, StateId};
use num_bigint::BigUint;
use std::io::{self, Write};

/// Writes the explored transitions. `draws_start` says that the first state is but the draw of the others.
pub fn aut(graph: &Graph, names: Names<'_>, draws_start: bool, out: &mut impl Write) -> io::Result<()> {
    let start = if draws_start { distribution(graph, StateId(0), 0, 1) } else { None };
    let first = u32::from(start.is_some());
    // One transition for all outcomes of a draw that has a name.
    let states = || graph.states().filter(|state| state.0 >= first);
    let mut count = states().map(|state| graph.edges(state).count() as u64).sum::<u64>();
    if graph.has_chances() {
        for (state, shape) in states().filter_map(|state| Some((state, graph.shape(state)?))) {
            let named =
                (0..shape.groups()).filter(|&group| drawn(graph, names, state, group, first).is_some());
            count -= named.map(|group| shape.group(group).len() as u64 - 1).sum::<u64>();
        }
    }
    let initial = start.unwrap_or_else(|| "0".into());
    writeln!(out, "des ({initial}, {count}, {})", graph.len() as u32 - first)?;
    for edge in graph.all_edges().filter(|edge| edge.from.0 >= first) {
        let shape = graph.shape(edge.from).expect("kernel: a transition leaves a choice point");
        let probability = shape.probability(edge.alternative);
        let group = shape.group_of(edge.alternative);
        let from = edge.from.0 - first;
        if let Some((name, targets)) = drawn(graph, names, edge.from, group, first) {
            if edge.alternative == shape.group(group).start {
                writeln!(out, "({from}, \"{name}\", {targets})")?;
            }
            continue;
        }
        let name = names(edge.from, edge.alternative).map(|n| label_of(&n));
        let label = match (shape.decides(), shape.group(group).len()) {
            (_, 1) if name.is_some() => name.unwrap_or_default(),
            (None, _) => format!("prob {probability}"),
            (Some(_), 1) => format!("a{}", edge.alternative),
            (Some(_), _) => format!("g{group}; prob {probability}"),
        };
        writeln!(out, "({from}, \"{label}\", {})", edge.to.0 - first)?;
    }
    Ok(())
}

/// The name that all outcomes of a draw have, and where they lead; nothing if they have none in common, or if some are
/// not explored.
fn drawn(
    graph: &Graph,
    names: Names<'_>,
    state: StateId,
    group: u32,
    first: u32,
) -> Option<(String, String)> {
    let mut outcomes = graph.shape(state)?.group(group);
    if outcomes.len() < 2 {
        return None;
    }
    let name = names(state, outcomes.start)?;
    if !outcomes.all(|outcome| names(state, outcome).as_ref() == Some(&name)) {
        return None;
    }
    Some((label_of(&name), distribution(graph, state, group, first)?))
}

/// Where the outcomes of a draw lead, counted from a state on, with their probabilities; nothing if some are not
/// explored.
fn distribution(graph: &Graph, state: StateId, group: u32, first: u32) -> Option<String> {
    let shape = graph.shape(state)?;
    let mut text = String::new();
    for outcome in shape.group(group) {
        let target = graph.target(state, outcome)?.0.checked_sub(first)?;
        text.push_str(&target.to_string());
        if outcome + 1 < shape.group(group).end {
            text.push_str(&format!(" {} ", fraction(&shape, outcome)));
        }
    }
    Some(text)
}

/// A probability within its group: the fraction that it is, or the nearest double.
fn fraction(shape: &Shape<'_>, alternative: u32) -> String {
    let group = shape.group(shape.group_of(alternative));
    let weight = |a: u32| match shape.exact_weights() {
        Some(exact) => Some(exact[a as usize].clone()),
        None => {
            let weight = shape.weight(a);
            (weight.fract() == 0.0 && weight < 9e15).then(|| BigUint::from(weight as u64))
        }
    };
    let total = group.map(weight).sum::<Option<BigUint>>();
    match weight(alternative).zip(total) {
        Some((weight, total)) => {
            let common = common_divisor(weight.clone(), total.clone());
            format!("{}/{}", weight / &common, total / common)
        }
        None => shape.probability(alternative).to_string(),
    }
}

fn common_divisor(mut a: BigUint, mut b: BigUint) -> BigUint {
    while b != BigUint::ZERO {
        (a, b) = (b.clone(), a % b);
    }
    a
}

/// A name as a label: in one line, without quotes.
fn label_of(name: &str) -> String {
    plain(name).replace('"', "'")
}
