//! Whether almost every run that stays in a component, going everywhere in it, satisfies what it
//! still has to.
//!
//! If it moves on at random every finite path recurs for ever, so "infinitely often
//! f" and "from some time on always f" hold for almost all runs or for almost none. Their truth is
//! found from the inside out, and decides everything (Esparza, Kretinsky and Sickert 2018, the
//! master theorem; here with probability in place of a guess):
//! - `often`, the untils that hold infinitely often: with each release inside replaced by true if
//!   it is in `always`, and by its strong form otherwise, some path satisfies it in finite time.
//! - `always`, the releases that hold from some time on: with each until inside replaced by its
//!   weak form if it is in `often`, and by false otherwise, no path refutes it in finite time.
//! - An obligation is met if somewhere in the component, with untils replaced like that, what is
//!   left of it cannot be refuted.

use super::formula::{Formulas, NodeId, Obligation, Op};
use rustc_hash::FxHashSet;

/// A strongly connected part of the product: for each pair its labels, what is left to satisfy, and
/// where in the part it leads.
pub(super) struct Component<'a> {
    pub(super) labels: Vec<u64>,
    pub(super) obligations: Vec<&'a Obligation>,
    pub(super) targets: Vec<Vec<u32>>,
}

/// Decides a component.
pub(super) fn satisfied(formulas: &Formulas, root: NodeId, component: &Component<'_>) -> bool {
    let states = 0..component.labels.len() as u32;
    let mut often: Vec<NodeId> = Vec::new();
    let mut always: Vec<NodeId> = Vec::new();
    for part in formulas.parts(root) {
        match formulas.op(part) {
            Op::Until(..) => {
                let mut own = formulas.clone();
                let eager = own.replace(part, &|f, node, a, b| match f.op(node) {
                    Op::Release(..) if always.contains(&node) => Some(Formulas::TRUE),
                    Op::Release(..) => {
                        let goal = f.and(a, b);
                        Some(f.until(b, goal))
                    }
                    _ => None,
                });
                if states.clone().any(|s| meets(&own, eager, component, s, Goal::Satisfied)) {
                    often.push(part);
                }
            }
            Op::Release(..) => {
                let mut own = formulas.clone();
                let patient = weaken(&mut own, part, &often);
                if !states.clone().any(|s| meets(&own, patient, component, s, Goal::Refuted)) {
                    always.push(part);
                }
            }
            _ => {}
        }
    }
    states.into_iter().any(|state| {
        let obligation = component.obligations[state as usize];
        let mut own = formulas.clone();
        let mut formula = Formulas::FALSE;
        for &clause in obligation {
            let mut all = Formulas::TRUE;
            for bit in (0..128).filter(|bit| clause >> bit & 1 == 1) {
                let one = own.elementary(bit);
                all = own.and(all, one);
            }
            formula = own.or(formula, all);
        }
        let patient = weaken(&mut own, formula, &often);
        !meets(&own, patient, component, state, Goal::Refuted)
    })
}

/// Untils become weak if they hold infinitely often, and false otherwise.
fn weaken(formulas: &mut Formulas, node: NodeId, often: &[NodeId]) -> NodeId {
    formulas.replace(node, &|f, node, a, b| match f.op(node) {
        Op::Until(..) if often.contains(&node) => {
            let stay = f.or(a, b);
            Some(f.release(b, stay))
        }
        Op::Until(..) => Some(Formulas::FALSE),
        _ => None,
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Goal {
    Satisfied,
    Refuted,
}

/// Whether some path from `state` settles the formula as asked in finite time.
fn meets(formulas: &Formulas, node: NodeId, component: &Component<'_>, state: u32, goal: Goal) -> bool {
    // Fresh bits: a rewritten formula has elementary parts of its own.
    let mut own = formulas.fresh();
    let start = own.obligation(node);
    let mut seen: FxHashSet<(u32, Obligation)> = FxHashSet::default();
    let mut todo = vec![(state, start)];
    while let Some((s, obligation)) = todo.pop() {
        let met = match goal {
            Goal::Satisfied => obligation.first() == Some(&0),
            Goal::Refuted => obligation.is_empty(),
        };
        if met {
            return true;
        }
        // Settled the other way: nothing to find behind it.
        if obligation.is_empty() || obligation.first() == Some(&0) {
            continue;
        }
        let rest = own.step(&obligation, component.labels[s as usize]);
        for &to in &component.targets[s as usize] {
            let pair = (to, rest.clone());
            if !seen.contains(&pair) {
                seen.insert(pair.clone());
                todo.push(pair);
            }
        }
    }
    false
}
