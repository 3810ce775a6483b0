//! Livelock: a state from which no run ends, found on a graph that is complete.
//!
//! A cycle alone is no fault: a fair schedule may leave it. A state from which *no* run reaches an
//! end is one, whatever the scheduler does. A system in which no run ends at all is taken to be
//! meant to run for ever, unless it comes to states that it cannot leave and in which nothing that
//! the actors share ever changes: all of them wait for what none of them does.
//!
//! Alternatives that nobody can rely on ([`crate::Choice::unreliable`]) lead to states, but not out
//! of a livelock: they may never be taken. So they are left out of every run looked at here, and
//! what is a livelock without them is one with them.

use crate::graph::{Graph, StateId, Status};
use crate::progress::scc;
use crate::system::{Ask, System};
use rustc_hash::FxHashSet;

/// Components with more states than this are not looked at.
const LARGEST: usize = 20_000;

/// A state that no schedule leads out of, and what is wrong with it.
pub(super) fn find<S: System>(system: &mut S, graph: &Graph) -> Option<(StateId, &'static str)> {
    if ends(graph) {
        return Some((trapped(graph)?, "no schedule ends the program from here"));
    }
    let claim = "the program runs on for ever, and nothing changes any more from here";
    Some((idle(system, graph)?, claim))
}

/// Where the alternatives of a state lead that one can rely on, as far as they were explored.
fn reliable(graph: &Graph, state: StateId) -> impl Iterator<Item = StateId> + '_ {
    let count = graph.shape(state).map_or(0, |shape| shape.reliable());
    graph.targets_of(state).take(count as usize).flatten()
}

/// Whether a run that relies on nothing can end.
fn ends(graph: &Graph) -> bool {
    let is_end = |s: StateId| graph.status(s) == Status::End;
    if !graph.states().any(is_end) {
        return false;
    }
    if !graph.has_unreliable() {
        return true;
    }
    let mut seen = vec![false; graph.len()];
    let mut todo = vec![StateId::INITIAL];
    while let Some(state) = todo.pop() {
        if is_end(state) {
            return true;
        }
        if !std::mem::replace(&mut seen[state.index()], true) {
            todo.extend(reliable(graph, state).filter(|t| !seen[t.index()]));
        }
    }
    false
}

/// A state of a system without ends from which on nothing changes any more, if there is one.
fn idle<S: System>(system: &mut S, graph: &Graph) -> Option<StateId> {
    let mut closed: Vec<Vec<u32>> = Vec::new();
    let count = |s: u32| graph.shape(StateId(s)).map_or(0, |shape| shape.reliable());
    let target = |s: u32, slot: u32| graph.target(StateId(s), slot).map(|t| t.0);
    let all = 0..graph.len() as u32;
    scc::each(graph.len(), all, count, target, |members| {
        let own: FxHashSet<u32> = members.iter().copied().collect();
        let stays = |&s: &u32| {
            let mut targets = reliable(graph, StateId(s)).peekable();
            targets.peek().is_some() && targets.all(|t| own.contains(&t.0))
        };
        if members.len() <= LARGEST && members.iter().all(stays) {
            closed.push(members.to_vec());
        }
    });
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
        for alternative in 0..graph.shape(state).map_or(0, |shape| shape.reliable()) {
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

/// The state nearest to the start from which no end can be reached.
fn trapped(graph: &Graph) -> Option<StateId> {
    let mut reaches: Vec<bool> = graph.states().map(|s| graph.status(s) != Status::Expanded).collect();
    // Searches number states so that most paths rise or fall for long: a few sweeps to and fro
    // settle nearly all graphs, and take no memory to speak of.
    let settled = (0..SWEEPS).any(|sweep| {
        let count = graph.len() as u32;
        let before = |n: u32| StateId(if sweep % 2 == 0 { count - 1 - n } else { n });
        !(0..count).fold(false, |changed, n| {
            let state = before(n);
            let gains = !reaches[state.index()] && reliable(graph, state).any(|to| reaches[to.index()]);
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
    let edges = || graph.states().flat_map(|s| reliable(graph, s).map(move |to| (s, to)));
    for (_, to) in edges() {
        start[to.index() + 1] += 1;
    }
    for i in 0..n {
        start[i + 1] += start[i];
    }
    let mut next = start.clone();
    let mut from = vec![0u32; start[n] as usize];
    for (state, to) in edges() {
        let at = &mut next[to.index()];
        from[*at as usize] = state.0;
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
            assert_eq!(trapped(&graph), expected);
            found += usize::from(expected.is_some());
        }
        assert!(found > 10, "some graphs have a livelock: {found}");
    }
}
