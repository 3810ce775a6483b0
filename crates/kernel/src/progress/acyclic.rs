//! The figures of a searched system without cycles, in one walk.
//!
//! Most programs that count something never come back to a state. Then no components have to be
//! found: the walk that would find them meets each transition once, and what it leads to is known
//! when it is left. One number a state is read and written, in the order of the alternatives, which
//! on the graph of a depth-first search is the order of the memory; the general way ([`super::solve`])
//! takes several times as long on large graphs. The arithmetic is the same, and rounds the same.

use super::round;
use super::solve::Values;
use crate::graph::{Graph, Node, StateId};
use crate::memory::prefetch;

const UNSEEN: f64 = -1.0;
const ON_PATH: f64 = -2.0;

/// A state on the current path.
struct Frame {
    state: StateId,
    /// The next alternative to look at.
    next: u32,
    len: u32,
    /// Sum and least of what the alternatives before are worth: right, then wrong.
    right: (f64, f64),
    wrong: (f64, f64),
}

/// Why there are no values.
pub(crate) enum Failed {
    Cyclic,
    /// The path takes more than the given room.
    Long,
}

/// The values of all states. Besides those, up to `room` bytes are taken.
pub(crate) fn solve(graph: &Graph, any_wrong: bool, room: u64) -> Result<Values, Failed> {
    if graph.is_empty() {
        return Err(Failed::Cyclic);
    }
    let longest = (room / size_of::<Frame>() as u64) as usize;
    let (n, decides) = (graph.len(), graph.has_decisions());
    let mut values =
        Values { right: vec![UNSEEN; n], wrong: if any_wrong { vec![0.0; n] } else { Vec::new() } };
    let mut path: Vec<Frame> = Vec::new();
    enter(graph, &mut values, &mut path, StateId::INITIAL);
    loop {
        let length = path.len();
        let Some(top) = path.last_mut() else { break };
        if top.next < top.len {
            let alternative = top.next;
            top.next += 1;
            let Some(to) = graph.target(top.state, alternative) else {
                (top.right.1, top.wrong.1) = (0.0, 0.0);
                continue;
            };
            match values.right[to.index()] {
                UNSEEN if length >= longest => return Err(Failed::Long),
                UNSEEN => enter(graph, &mut values, &mut path, to),
                ON_PATH => return Err(Failed::Cyclic),
                right => top.add(graph, alternative, right, values.wrong(to.0)),
            }
            continue;
        }
        let state = top.state;
        let (right, wrong) = if decides {
            super::solve::row(graph, &values, state.0)
        } else {
            let worth = |(sum, least): (f64, f64)| sum.max(least).min(1.0);
            (worth(top.right), worth(top.wrong))
        };
        values.set(state.0, (right, wrong));
        path.pop();
        if let Some(above) = path.last_mut() {
            let alternative = above.next - 1;
            above.add(graph, alternative, right, if any_wrong { wrong } else { 0.0 });
        }
    }
    values.right.iter_mut().for_each(|v| *v = v.max(0.0));
    Ok(values)
}

/// Meets a state for the first time: an end has its value, a choice point goes onto the path.
fn enter(graph: &Graph, values: &mut Values, path: &mut Vec<Frame>, state: StateId) {
    let known = match graph.node(state) {
        Node::Choice(shape) if graph.is_expanded(state) => {
            values.right[state.index()] = ON_PATH;
            graph.targets_of(state).flatten().for_each(|t| prefetch(&values.right, t.index()));
            let unit = (0.0, f64::INFINITY);
            return path.push(Frame { state, next: 0, len: shape.len(), right: unit, wrong: unit });
        }
        Node::End => (1.0, 0.0),
        Node::Violating => (0.0, 1.0),
        Node::Choice(_) | Node::Unsupported | Node::Excluded => (0.0, 0.0),
    };
    values.set(state.0, known);
    if let Some(above) = path.last_mut() {
        let alternative = above.next - 1;
        above.add(graph, alternative, known.0, known.1);
    }
}

impl Frame {
    #[inline]
    fn add(&mut self, graph: &Graph, alternative: u32, right: f64, wrong: f64) {
        if graph.has_decisions() {
            // The best group is chosen when all are known.
            return;
        }
        let p = graph.shape(self.state).map_or(0.0, |shape| shape.low(alternative));
        for (side, value) in [(&mut self.right, right), (&mut self.wrong, wrong)] {
            if value > 0.0 {
                side.0 = round::add(side.0, round::mul(p, value));
            }
            side.1 = side.1.min(value);
        }
    }
}
