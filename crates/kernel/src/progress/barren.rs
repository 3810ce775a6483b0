//! Whether nothing of what was searched can be right yet: then the figures are zero, without arithmetic.
//!
//! Idea: a run is right if it ends well or goes on for ever among what was explored. While no end was
//! found, and every state leads to something that is wrong or unexplored, neither happens: a scheduler
//! that takes each alternative now and then comes there almost surely. Large components look like that
//! for a long time (a path whose every state also leads back, a grid whose goal is far), and telling so
//! takes a look at every transition at most, in the order of memory, where a solve takes many.
//!
//! Known gap: ways that lead back to earlier states over and over are followed for a few rounds only.

use crate::graph::{Graph, Node, StateId};

/// Rounds, at most.
const ROUNDS: usize = 6;

/// Whether nothing can be right. If this says no, it may be so all the same.
pub(super) fn is_barren(graph: &Graph) -> bool {
    if graph.ends() > 0 || graph.is_empty() {
        return false;
    }
    // The states that lead to something wrong or unexplored.
    let mut leads = vec![false; graph.len()];
    for _ in 0..ROUNDS {
        let (mut left, mut found) = (0, false);
        // Most transitions lead to later states.
        for s in (0..graph.len()).rev() {
            if leads[s] {
                continue;
            }
            let id = StateId(s as u32);
            leads[s] = match graph.row(id) {
                Some((shape, first)) => (first..first + shape.len() as usize)
                    .rev()
                    .any(|slot| graph.in_slot(slot).is_none_or(|to| leads[to.index()])),
                None => !matches!(graph.node(id), Node::End),
            };
            found |= leads[s];
            left += usize::from(!leads[s]);
        }
        if left == 0 {
            return true;
        }
        if !found {
            return false;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Choice;
    use crate::system::Stop;

    #[test]
    fn ends_and_traps_are_not_barren() {
        let mut graph = Graph::new();
        let states: Vec<StateId> =
            (0..4).map(|_| graph.add_state(&Stop::Choice(Choice::uniform(2)))).collect();
        let mut add = |from: usize, alternative, to: usize| {
            graph.add_transition(states[from], alternative, states[to]);
            is_barren(&graph)
        };
        assert!(add(0, 0, 1) && add(0, 1, 2) && add(1, 0, 0) && add(1, 1, 3) && add(2, 0, 0));
        // From 3 to itself only, and nowhere else.
        assert!(add(3, 0, 3));
        assert!(!add(3, 1, 3));
        let mut graph = Graph::new();
        let start = graph.add_state(&Stop::Choice(Choice::uniform(2)));
        assert!(is_barren(&graph));
        let end = graph.add_state(&Stop::End);
        graph.add_transition(start, 0, end);
        assert!(!is_barren(&graph));
    }
}
