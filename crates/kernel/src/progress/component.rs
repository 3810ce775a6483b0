//! One strongly connected component of several states, or of one with a loop, whose surroundings
//! are solved.
//!
//! - If it leads to nothing but right states, all of it is right: no arithmetic, no rounding.
//! - Without decisions and small: elimination ([`super::eliminate`]).
//! - Without decisions and large: sweeps from below (Gauss-Seidel), every one of which is a lower
//!   bound ([`super::chain`]), and where these are too slow, lower bounds near an approximation.
//! - With decisions and large: such sweeps, for the worst of the scheduler's groups
//!   ([`super::sweep`]).
//! - With decisions and small: the worst scheduler's chain, with twice the digits ([`super::precise`]).
//! - With decisions, the maximal end components are collapsed first ([`super::endcomponent`]):
//!   inside one the scheduler can stay for ever, which is right, or leave where it likes. Without
//!   that, sweeps from below would stay below for ever.
//!
//! Known gap: a large component that mixes slowly may use up its sweeps; what then is missing from
//! the figure counts as unknown. They are ten times as many when everything was explored.

use super::chain::Chain;
use super::eliminate::eliminate;
use super::endcomponent;
use super::precise;
use super::refine::Rows;
use super::solve::{FINE, THOROUGH, Values};
use super::sweep::Linear;
use super::view::View;

/// Components up to this size are eliminated.
pub(super) const DENSE: usize = 160;

/// Memory that is used again for the next component.
#[derive(Default)]
pub(crate) struct Scratch {
    /// For a member of the present component its position, else `NONE`.
    pub(super) local: Vec<u32>,
    /// Work that may still be spent on twice the digits; nothing was yet if there is no number.
    precise: Option<u64>,
    /// Components that were eliminated although they are large, and large ones that may have cost most.
    forced: u32,
    thorough: u32,
}

/// So many components up to this size are eliminated where nothing else comes to an end, if the best
/// figure is wanted.
const FORCED: (u32, usize) = (2, 600);

/// So many large components may cost most.
const MOST_THOROUGH: u32 = 16;

/// Work for twice the digits: in all, and for each state.
const PRECISE: u64 = 4_000_000;
const PRECISE_PER_STATE: u64 = 4;

pub(super) const NONE: u32 = u32::MAX;

/// Finds the values of a component's states.
pub(crate) fn solve<V: View>(
    view: &V,
    values: &mut Values,
    component: &[u32],
    started: &[f64],
    precision: f64,
    scratch: &mut Scratch,
) {
    if scratch.local.len() < view.len() {
        scratch.local.resize(view.len(), NONE);
    }
    for (i, &s) in component.iter().enumerate() {
        scratch.local[s as usize] = i as u32;
    }
    let mut precision = precision;
    if component.len() > DENSE && precision <= THOROUGH {
        scratch.thorough += 1;
        if scratch.thorough > MOST_THOROUGH {
            precision = FINE;
        }
    }
    let most = PRECISE + PRECISE_PER_STATE * view.len() as u64;
    let work = scratch.precise.get_or_insert(most);
    let forced = &mut scratch.forced;
    solve_local(view, values, component, started, precision, (&scratch.local, work, forced));
    for &s in component {
        scratch.local[s as usize] = NONE;
    }
}

fn solve_local<V: View>(
    view: &V,
    values: &mut Values,
    component: &[u32],
    started: &[f64],
    precision: f64,
    (local, work, forced): (&[u32], &mut u64, &mut u32),
) {
    let mut perfect = true;
    let mut chain = true;
    for &s in component {
        chain &= view.groups(s) == 1;
        perfect = perfect
            && (0..view.alternatives(s)).all(|a| {
                view.target(s, a).is_some_and(|t| local[t as usize] != NONE || values.right(t) == 1.0)
            });
    }
    if perfect {
        component.iter().for_each(|&s| values.set(s, (1.0, 0.0)));
        return;
    }
    for &s in component {
        values.set(s, (started.get(s as usize).copied().unwrap_or(0.0), 0.0));
    }
    if chain {
        if component.len() <= DENSE {
            eliminate(view, values, component, local);
        } else {
            let enough = sweep(view, values, component, local, precision);
            let few = *forced < FORCED.0 && component.len() <= FORCED.1;
            if !enough && precision <= FINE && few {
                *forced += 1;
                eliminate(view, values, component, local);
            }
        }
        return;
    }
    let parts = endcomponent::collapse(view, component, local);
    let mut system = Linear::new(view, values, &parts, local);
    system.start(values, &parts);
    let small = parts.len() <= DENSE && precision <= FINE;
    if !small || !system.settle(|known| precise::least_right(view, values, &parts, local, known, work)) {
        system.sweep(precision);
    }
    for part in 0..parts.len() {
        let value = (system.right[part], system.wrong[part]);
        parts.states(part).iter().for_each(|&s| values.set(s, value));
    }
}

/// The values of a large component without decisions; whether they were swept to the end.
fn sweep<V: View>(view: &V, values: &mut Values, component: &[u32], local: &[u32], precision: f64) -> bool {
    let chain = Chain::new(view, values, component, local);
    let mut right: Vec<f64> = component.iter().map(|&s| values.right(s)).collect();
    let mut wrong = vec![0.0; if values.wrong.is_empty() { 0 } else { component.len() }];
    let exactly = || Rows::new(view, values, component, local);
    let wanted = Some(&mut wrong[..]).filter(|w| !w.is_empty());
    let enough = chain.solve(&mut right, wanted, precision, exactly);
    for (i, &s) in component.iter().enumerate() {
        values.set(s, (right[i], wrong.get(i).copied().unwrap_or(0.0)));
    }
    enough
}
