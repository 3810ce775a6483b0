//! Livelock: a state from which no run ends, found on a graph that is complete.
//!
//! A cycle alone is no fault: a fair schedule may leave it. A state from which *no* run reaches an
//! end is one, whatever the scheduler does. A system in which no run ends at all is taken to be
//! meant to run for ever.

use crate::graph::{Graph, StateId, Status};

/// The state nearest to the start from which no end can be reached, if there are ends at all.
pub(super) fn find(graph: &Graph) -> Option<StateId> {
    let n = graph.len();
    let mut ends = false;
    // Predecessors, as one array with the start of each state's part.
    let mut start = vec![0u32; n + 1];
    for edge in graph.all_edges() {
        start[edge.to.index() + 1] += 1;
    }
    for i in 0..n {
        start[i + 1] += start[i];
    }
    let mut next = start.clone();
    let mut from = vec![0u32; start[n] as usize];
    for edge in graph.all_edges() {
        let at = &mut next[edge.to.index()];
        from[*at as usize] = edge.from.0;
        *at += 1;
    }
    let mut reaches = vec![false; n];
    let mut todo: Vec<u32> = Vec::new();
    for state in graph.states() {
        let over = match graph.status(state) {
            Status::End => {
                ends = true;
                true
            }
            Status::Violating | Status::Unsupported | Status::Fresh => true,
            Status::Expanded => false,
        };
        if over {
            reaches[state.index()] = true;
            todo.push(state.0);
        }
    }
    if !ends {
        return None;
    }
    while let Some(state) = todo.pop() {
        let part = start[state as usize] as usize..start[state as usize + 1] as usize;
        for &before in &from[part] {
            if !reaches[before as usize] {
                reaches[before as usize] = true;
                todo.push(before);
            }
        }
    }
    graph.states().filter(|s| !reaches[s.index()]).min_by_key(|&s| graph.depth(s))
}
