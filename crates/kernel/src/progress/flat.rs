//! The figures of a large system with cycles, without looking for its components.
//!
//! Idea: all states that may still come to something wrong or unexplored are taken for one component,
//! in the reverse order of their discovery. Most transitions lead to later states, so sweeps in this
//! order are few; and they run through memory as the search has written it, where a walk that finds the
//! components jumps about and takes longer than many sweeps. The other states are right without any
//! arithmetic: from them nothing wrong or unexplored can be reached (as in [`super::barren`]).
//!
//! With decisions the end components are collapsed first, as in one component.
//!
//! Invariant: as for one component ([`super::chain`], [`super::sweep`]), values are lower bounds at every
//! moment. Every state that is swept leads to something outside, so the equations have one solution.
//!
//! Known gap: components that are seldom left are better solved one by one; the caller does that if
//! sweeps come to no end here.

use super::chain::{Chain, Pace};
use super::component::NONE;
use super::endcomponent;
use super::refine::Side;
use super::solve::{Values, known};
use super::sweep::Linear;
use super::view::View;
use crate::graph::{Graph, StateId};
use crate::memory::prefetch;

/// Rounds in which it has to become clear what leads to something wrong or unexplored.
const ROUNDS: usize = 60;

/// So many states ahead memory is asked for.
const AHEAD: usize = 12;

/// Lower bounds for all states, and how fast sweeps came closer to the
/// solution; nothing if it does not soon become clear what can go wrong.
pub(super) fn solve(graph: &Graph, any_wrong: bool, precision: f64) -> Option<(Values, Pace)> {
    let n = graph.len();
    let leads = leads(graph)?;
    let mut values = Values { right: vec![0.0; n], wrong: if any_wrong { vec![0.0; n] } else { Vec::new() } };
    let mut local = vec![NONE; n];
    let mut swept: Vec<u32> = Vec::new();
    for s in (0..n as u32).rev() {
        match graph.leaf(s) {
            Some(leaf) => values.set(s, known(leaf)),
            None if !leads[s as usize] => values.set(s, (1.0, 0.0)),
            None => {
                local[s as usize] = swept.len() as u32;
                swept.push(s);
            }
        }
    }
    by_probable_ways(graph, &mut swept, &mut local);
    if graph.has_decisions() {
        let parts = endcomponent::collapse(graph, &swept, &local);
        let mut system = Linear::new(graph, &values, &parts, &local);
        let pace = system.hurry(precision);
        for part in 0..parts.len() {
            let value = (system.right[part], system.wrong[part]);
            parts.states(part).iter().for_each(|&s| values.set(s, value));
        }
        return Some((values, pace));
    }
    let chain = Chain::new(graph, &values, &swept, &local);
    let mut pace = Pace::Done;
    for side in [Side::Right, Side::Wrong] {
        if side == Side::Right || any_wrong {
            let mut found = vec![0.0; swept.len()];
            pace = pace.min(chain.hurry(side, &mut found, precision));
            let all = if side == Side::Right { &mut values.right } else { &mut values.wrong };
            swept.iter().zip(found).for_each(|(&s, found)| all[s as usize] = found);
        }
    }
    Some((values, pace))
}

/// Which states can come to something that is not an end: wrong, unexplored, or not followed.
fn leads(graph: &Graph) -> Option<Vec<bool>> {
    let mut leads: Vec<bool> = vec![false; graph.len()];
    let mut left = Vec::new();
    for s in (0..graph.len() as u32).rev() {
        leads[s as usize] = match graph.row(StateId(s)) {
            Some(_) => is_led(graph, &leads, s),
            None => !matches!(graph.leaf(s), Some(super::view::Leaf::Right)),
        };
        if !leads[s as usize] {
            left.push(s);
        }
    }
    for _ in 0..ROUNDS {
        let before = left.len();
        left.retain(|&s| {
            leads[s as usize] = is_led(graph, &leads, s);
            !leads[s as usize]
        });
        if left.len() == before {
            return Some(leads);
        }
    }
    None
}

/// Whether a state leads to one of these, or nobody knows where.
#[inline]
fn is_led(graph: &Graph, leads: &[bool], s: u32) -> bool {
    let Some((shape, first)) = graph.row(StateId(s)) else { return false };
    (first..first + shape.len() as usize).any(|slot| graph.in_slot(slot).is_none_or(|to| leads[to.index()]))
}

/// Puts the states in an order in which each comes after the one it most probably leads to, but for one
/// in each circle of such steps: a sweep then carries values along whole paths.
fn by_probable_ways(graph: &Graph, swept: &mut Vec<u32>, local: &mut [u32]) {
    // By place, so that these steps are found in the order of memory, and then taken in little of it.
    let likely = |&s: &u32| {
        let (shape, first) = graph.row(StateId(s))?;
        let places = (0..shape.len()).rev().filter_map(|n| {
            let to = graph.in_slot(first + shape.ranked(n) as usize)?;
            Some(local[to.index()]).filter(|&place| place != NONE)
        });
        places.into_iter().next()
    };
    let mut next: Vec<u32> = Vec::with_capacity(swept.len());
    for (at, s) in swept.iter().enumerate() {
        if let Some(&soon) = swept.get(at + AHEAD)
            && let Some((shape, first)) = graph.row(StateId(soon))
            && let Some(to) = graph.in_slot(first + shape.ranked(shape.len() - 1) as usize)
        {
            prefetch(local, to.index());
        }
        next.push(likely(s).unwrap_or(NONE));
    }
    const TAKEN: u32 = NONE - 1;
    let mut ordered = Vec::with_capacity(swept.len());
    let mut path = Vec::new();
    for start in 0..swept.len() as u32 {
        let mut at = start;
        while at != NONE && next[at as usize] != TAKEN {
            path.push(at);
            at = std::mem::replace(&mut next[at as usize], TAKEN);
        }
        ordered.extend(path.drain(..).rev().map(|at| swept[at as usize]));
    }
    for (place, &s) in ordered.iter().enumerate() {
        local[s as usize] = place as u32;
    }
    *swept = ordered;
}
