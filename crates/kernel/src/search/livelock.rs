//! Livelock: a state from which no run ends, found on a graph that is complete.
//!
//! A cycle alone is no fault: a fair schedule may leave it. A state from which *no* run reaches an
//! end is one, whatever the scheduler does. A system in which no run ends at all is taken to be
//! meant to run for ever, unless it comes to states that it cannot leave and in which nothing that
//! the actors share ever changes: all of them wait for what none of them does.

use crate::graph::{Graph, StateId, Status};
use crate::progress::scc;
use crate::system::System;
use rustc_hash::FxHashSet;

/// Components with more states than this are not looked at.
const LARGEST: usize = 20_000;

/// A state of a system without ends from which on nothing changes any more, if there is one.
pub(super) fn idle<S: System>(system: &mut S, graph: &Graph) -> Option<StateId> {
    if graph.states().any(|s| graph.status(s) != Status::Expanded) {
        return None;
    }
    let mut closed: Vec<Vec<u32>> = Vec::new();
    let target = |s: u32, slot: u32| graph.target(StateId(s), slot).map(|t| t.0);
    scc::each(
        graph.len(),
        [0],
        |s| graph.alternatives(StateId(s)),
        target,
        |members| {
            let own: FxHashSet<u32> = members.iter().copied().collect();
            let stays = |s: &u32| graph.targets_of(StateId(*s)).flatten().all(|t| own.contains(&t.0));
            if members.len() <= LARGEST && members.iter().all(stays) {
                closed.push(members.to_vec());
            }
        },
    );
    let idle = closed.iter().filter(|members| is_idle(system, graph, members));
    idle.flat_map(|members| members.iter().map(|&s| StateId(s))).min_by_key(|&s| graph.depth(s))
}

/// Whether the system shows the same in all states of a component.
fn is_idle<S: System>(system: &mut S, graph: &Graph, members: &[u32]) -> bool {
    let first = StateId(members[0]);
    system.start();
    for alternative in graph.path_to(first) {
        system.step(alternative);
    }
    let Some(shown) = system.shared() else { return false };
    let mut seen = FxHashSet::from_iter([first]);
    let mut todo = vec![(first, system.save())];
    while let Some((state, saved)) = todo.pop() {
        for alternative in 0..graph.alternatives(state) {
            let Some(to) = graph.target(state, alternative) else { continue };
            if !seen.insert(to) {
                continue;
            }
            system.restore(&saved);
            system.step(alternative);
            if system.shared() != Some(shown) {
                return false;
            }
            todo.push((to, system.save()));
        }
    }
    true
}

/// Sweeps over the states before predecessors are listed instead.
const SWEEPS: usize = 32;

/// The state nearest to the start from which no end can be reached, if there are ends at all.
pub(super) fn find(graph: &Graph) -> Option<StateId> {
    let mut reaches = vec![false; graph.len()];
    let mut ends = false;
    for state in graph.states() {
        let status = graph.status(state);
        ends |= status == Status::End;
        reaches[state.index()] = status != Status::Expanded;
    }
    if !ends {
        return None;
    }
    // Searches number states so that most paths rise or fall for long: a few sweeps to and fro
    // settle nearly all graphs, and take no memory to speak of.
    let settled = (0..SWEEPS).any(|sweep| {
        let count = graph.len() as u32;
        let before = |n: u32| StateId(if sweep % 2 == 0 { count - 1 - n } else { n });
        !(0..count).fold(false, |changed, n| {
            let state = before(n);
            let gains = !reaches[state.index()] && graph.edges(state).any(|e| reaches[e.to.index()]);
            reaches[state.index()] |= gains;
            changed | gains
        })
    });
    if !settled {
        spread(graph, &mut reaches);
    }
    graph.states().filter(|s| !reaches[s.index()]).min_by_key(|&s| graph.depth(s))
}

/// Marks every state that leads to a marked one.
fn spread(graph: &Graph, reaches: &mut [bool]) {
    let n = graph.len();
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
    let mut todo: Vec<u32> = (0..n as u32).filter(|&s| reaches[s as usize]).collect();
    while let Some(state) = todo.pop() {
        let part = start[state as usize] as usize..start[state as usize + 1] as usize;
        for &before in &from[part] {
            if !reaches[before as usize] {
                reaches[before as usize] = true;
                todo.push(before);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::{Choice, Decision};
    use crate::rng::Rng;
    use crate::system::Stop;

    /// A graph of random transitions, in which few states end.
    fn random_graph(rng: &mut Rng, states: u32) -> Graph {
        let mut graph = Graph::new();
        for state in 0..states {
            let stop =
                if state % 37 == 36 { Stop::End } else { Stop::Choice(Choice::decision(Decision::Data, 2)) };
            graph.add_state(&stop);
        }
        for state in (0..states).filter(|s| s % 37 != 36) {
            for alternative in 0..2 {
                let near = (state + rng.below(5) as u32).saturating_sub(2).min(states - 1);
                graph.add_transition(StateId(state), alternative, StateId(near));
            }
        }
        graph
    }

    #[test]
    fn sweeping_and_spreading_agree() {
        let mut rng = Rng::new(5);
        let mut found = 0;
        for states in (40..1000).step_by(7) {
            let graph = random_graph(&mut rng, states);
            let mut reaches: Vec<bool> =
                graph.states().map(|s| graph.status(s) != Status::Expanded).collect();
            spread(&graph, &mut reaches);
            let expected = graph.states().filter(|s| !reaches[s.index()]).min_by_key(|&s| graph.depth(s));
            assert_eq!(find(&graph), expected);
            found += usize::from(expected.is_some());
        }
        assert!(found > 10, "some graphs have a livelock: {found}");
    }
}
