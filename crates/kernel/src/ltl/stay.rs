//! What it is worth for a run to stay for ever in a part of the product.
//!
//! A scheduler can stay for ever only in an end component, so each maximal one is decided as a
//! whole, for the scheduler that likes the formula least (Baier and Katoen, section 10.6.4; for a
//! system without decisions these are the components that no run leaves):
//! - *wrong*, if some way of staying refutes the formula almost surely: staying everywhere (all
//!   groups that stay, at random), or in an end component of the states with some of the labels;
//! - *right*, if no way of staying refutes it. That is so if all that is left to satisfy can only
//!   be refuted in finite time; or if there is only one way to stay; or if there is no chance in it and
//!   no path refutes it (`tableau.rs`); or if what is left has no X and, of U and R, only F and G: then
//!   what holds for ever depends on nothing but the labels that come infinitely often, and all sets of
//!   them are tried;
//! - *open* otherwise: a sound answer, not the best one. That is the known gap: U with a left side,
//!   or X, below a G, or more than [`KINDS`] kinds of labels, where decisions and chance leave several ways.

use super::formula::{Formulas, NodeId, Obligation, Op};
use super::recur;
use super::tableau::{self, Found};
use crate::progress::scc;
use crate::progress::view::Leaf;

/// So many kinds of labels are tried in all combinations.
const KINDS: usize = 7;

/// A part of the product in which runs can stay: for each pair its labels, what is left to
/// satisfy, and the groups that lead to pairs of the part only.
pub(super) struct Part<'a> {
    pub(super) labels: Vec<u64>,
    pub(super) obligations: Vec<&'a Obligation>,
    pub(super) groups: Vec<Vec<Vec<u32>>>,
}

/// Decides an end component; if it is wrong, also where in it a run can stay so that it is.
pub(super) fn decide(formulas: &Formulas, root: NodeId, part: &Part<'_>) -> (Leaf, Vec<u32>) {
    let nodes: Vec<NodeId> = elementary(formulas, part);
    let no_until = |&n: &NodeId| !matches!(formulas.op(n), Op::Until(..));
    if nodes.iter().all(no_until) {
        return (Leaf::Right, Vec::new());
    }
    let everything = vec![true; part.labels.len()];
    if !recur::satisfied(formulas, root, &restricted(part, &everything)) {
        return (Leaf::Wrong, (0..part.labels.len() as u32).collect());
    }
    if part.groups.iter().all(|groups| groups.len() == 1) {
        return (Leaf::Right, Vec::new());
    }
    match tableau::search(formulas, &nodes, part) {
        Found::Refuted(inside) => return (Leaf::Wrong, inside),
        Found::Satisfied => return (Leaf::Right, Vec::new()),
        Found::Unknown => {}
    }
    let mask = literals(formulas, &nodes);
    let mut kinds: Vec<u64> = part.labels.iter().map(|l| l & mask).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if kinds.len() > KINDS {
        return (Leaf::Open, Vec::new());
    }
    for chosen in 1..(1u32 << kinds.len()) {
        let allowed: Vec<bool> = part
            .labels
            .iter()
            .map(|l| kinds.iter().position(|k| *k == l & mask).is_some_and(|at| chosen >> at & 1 == 1))
            .collect();
        for core in cores(&part.groups, &allowed) {
            let mut inside = vec![false; part.labels.len()];
            core.iter().for_each(|&p| inside[p as usize] = true);
            if !recur::satisfied(formulas, root, &restricted(part, &inside)) {
                return (Leaf::Wrong, core);
            }
        }
    }
    let by_labels = |&n: &NodeId| match formulas.op(n) {
        Op::Next(_) | Op::WeakNext(_) => false,
        Op::Until(a, _) => a == Formulas::TRUE,
        Op::Release(a, _) => a == Formulas::FALSE,
        _ => true,
    };
    (if nodes.iter().all(by_labels) { Leaf::Right } else { Leaf::Open }, Vec::new())
}

/// The maximal end components within the allowed members; groups that leave them do not count.
pub(super) fn cores(groups: &[Vec<Vec<u32>>], allowed: &[bool]) -> Vec<Vec<u32>> {
    const OUT: u32 = u32::MAX;
    let n = groups.len();
    let mut set: Vec<u32> = allowed.iter().map(|&a| if a { 0 } else { OUT }).collect();
    let stays =
        |set: &[u32], p: u32, group: &[u32]| group.iter().all(|&t| set[t as usize] == set[p as usize]);
    let mut count = 1;
    loop {
        let mut members: Vec<u32> = (0..n as u32).filter(|&p| set[p as usize] != OUT).collect();
        let before = members.len();
        loop {
            let len = members.len();
            members.retain(|&p| {
                let keep = groups[p as usize].iter().any(|g| stays(&set, p, g));
                if !keep {
                    set[p as usize] = OUT;
                }
                keep
            });
            if members.len() == len {
                break;
            }
        }
        let mut targets: Vec<Vec<u32>> = vec![Vec::new(); n];
        for &p in &members {
            let staying = groups[p as usize].iter().filter(|g| stays(&set, p, g));
            targets[p as usize] = staying.flatten().copied().collect();
        }
        let mut found: Vec<Vec<u32>> = Vec::new();
        scc::each(
            n,
            members.iter().copied(),
            |p| targets[p as usize].len() as u32,
            |p, a| Some(targets[p as usize][a as usize]),
            |component| found.push(component.to_vec()),
        );
        for (number, component) in found.iter().enumerate() {
            component.iter().for_each(|&p| set[p as usize] = number as u32);
        }
        if members.len() == before && found.len() == count {
            return found;
        }
        count = found.len();
    }
}

/// The members inside, with all ways to stay among them.
fn restricted<'a>(part: &Part<'a>, inside: &[bool]) -> recur::Component<'a> {
    let members: Vec<usize> = (0..inside.len()).filter(|&p| inside[p]).collect();
    let mut local = vec![u32::MAX; inside.len()];
    members.iter().enumerate().for_each(|(at, &p)| local[p] = at as u32);
    let targets = |p: &usize| {
        let staying = part.groups[*p].iter().filter(|g| g.iter().all(|&t| inside[t as usize]));
        let mut targets: Vec<u32> = staying.flatten().map(|&t| local[t as usize]).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    };
    recur::Component {
        labels: members.iter().map(|&p| part.labels[p]).collect(),
        obligations: members.iter().map(|&p| part.obligations[p]).collect(),
        targets: members.iter().map(targets).collect(),
    }
}

/// All parts of what is left to satisfy somewhere.
fn elementary(formulas: &Formulas, part: &Part<'_>) -> Vec<NodeId> {
    let bits = part.obligations.iter().flat_map(|o| o.iter()).fold(0u128, |all, clause| all | clause);
    let mut nodes: Vec<NodeId> = (0..128)
        .filter(|bit| bits >> bit & 1 == 1)
        .flat_map(|bit| formulas.parts(formulas.elementary(bit)))
        .collect();
    nodes.sort_unstable();
    nodes.dedup();
    nodes
}

/// The labels that matter.
fn literals(formulas: &Formulas, nodes: &[NodeId]) -> u64 {
    nodes.iter().fold(0, |mask, &n| match formulas.op(n) {
        Op::Literal { proposition, .. } => mask | 1 << proposition,
        _ => mask,
    })
}
