//! Whether some path that stays for ever in a part without chance refutes what it still has to satisfy.
//!
//! The path and a guess of which temporal subformulas hold from each of its states on are searched together
//! (Lichtenstein and Pnueli 1985; Clarke, Grumberg and Hamaguchi 1997). A guess is consistent in a state if it agrees with
//! the state's labels, and along a transition if what is put off is so in the successor. A cycle on which every until
//! that holds is fulfilled, and every release that does not is broken, makes the guesses true. So a pair whose obligation
//! is false under its guess and from which such a cycle is reached is one from which a path refutes the obligation; if
//! there is none, no path does.

use super::formula::{Formulas, NodeId, Op};
use super::stay::Part;
use crate::progress::scc;
use rustc_hash::FxHashMap;

/// Temporal subformulas at most.
const TEMPORAL: usize = 16;
/// Pairs of a state and a guess at most, and transitions between them.
const MOST: usize = 1 << 22;

/// What came of it.
#[derive(Debug, PartialEq)]
pub(super) enum Found {
    /// A path that stays among these members in the end refutes what it has to satisfy.
    Refuted(Vec<u32>),
    Satisfied,
    /// There is chance in the part, or it is too large.
    Unknown,
}

/// A guess that is consistent with the labels of a state; a bit for each temporal subformula.
struct Guess {
    /// By node of the formula: whether it holds.
    truth: Vec<bool>,
    holds: u64,
    /// What a successor must say of those in `put_off`.
    put_off: u64,
    /// What this guess answers to who has put something off.
    answers: u64,
    /// Nothing is put off for ever if this is met again and again.
    fulfils: u64,
}

/// The subformulas, each after its parts, and which of them are temporal.
struct Closure<'a> {
    formulas: &'a Formulas,
    nodes: &'a [NodeId],
    at: FxHashMap<NodeId, usize>,
    temporal: Vec<usize>,
}

impl Closure<'_> {
    /// All guesses that are consistent with these labels.
    fn guesses(&self, labels: u64) -> Vec<Guess> {
        (0..1u64 << self.temporal.len()).filter_map(|holds| self.guess(labels, holds)).collect()
    }

    fn guess(&self, labels: u64, holds: u64) -> Option<Guess> {
        let (mut put_off, mut fulfils) = (0, 0);
        let mut truth: Vec<bool> = Vec::with_capacity(self.nodes.len());
        let mut bit = 0;
        for &node in self.nodes {
            let of = |n: NodeId| truth[self.at[&n]];
            let guessed = holds >> bit & 1 == 1;
            let value = match self.formulas.op(node) {
                Op::True => true,
                Op::False => false,
                Op::Literal { proposition, positive } => (labels >> proposition & 1 == 1) == positive,
                Op::And(a, b) => of(a) && of(b),
                Op::Or(a, b) => of(a) || of(b),
                Op::Next(_) | Op::WeakNext(_) => {
                    put_off |= 1 << bit;
                    fulfils |= 1 << bit;
                    bit += 1;
                    guessed
                }
                Op::Until(a, b) => {
                    let (a, b) = (of(a), of(b));
                    match (a, b) {
                        (_, true) if !guessed => return None,
                        (false, false) if guessed => return None,
                        (true, false) => put_off |= 1 << bit,
                        _ => {}
                    }
                    fulfils |= u64::from(!guessed || b) << bit;
                    bit += 1;
                    guessed
                }
                Op::Release(a, b) => {
                    let (a, b) = (of(a), of(b));
                    match (a, b) {
                        (_, false) if guessed => return None,
                        (true, true) if !guessed => return None,
                        (false, true) => put_off |= 1 << bit,
                        _ => {}
                    }
                    fulfils |= u64::from(guessed || !b) << bit;
                    bit += 1;
                    guessed
                }
            };
            truth.push(value);
        }
        let answer = |(bit, &at): (usize, &usize)| match self.formulas.op(self.nodes[at]) {
            Op::Next(a) | Op::WeakNext(a) => u64::from(truth[self.at[&a]]) << bit,
            _ => holds & 1 << bit,
        };
        let answers = self.temporal.iter().enumerate().map(answer).sum();
        Some(Guess { truth, holds, put_off, answers, fulfils })
    }
}

/// Looks for a path in the part that refutes the obligation where it begins; `nodes` are all subformulas of obligations.
pub(super) fn search(formulas: &Formulas, nodes: &[NodeId], part: &Part<'_>) -> Found {
    let is_temporal =
        |n: NodeId| matches!(formulas.op(n), Op::Next(_) | Op::WeakNext(_) | Op::Until(..) | Op::Release(..));
    let temporal: Vec<usize> = (0..nodes.len()).filter(|&i| is_temporal(nodes[i])).collect();
    let has_chance = part.groups.iter().flatten().any(|group| group.len() != 1);
    if has_chance || temporal.len() > TEMPORAL {
        return Found::Unknown;
    }
    let at = nodes.iter().enumerate().map(|(i, &n)| (n, i)).collect();
    let closure = Closure { formulas, nodes, at, temporal };
    let mut kinds: FxHashMap<u64, Vec<Guess>> = FxHashMap::default();
    for &labels in &part.labels {
        kinds.entry(labels).or_insert_with(|| closure.guesses(labels));
    }
    let of = |p: u32| &kinds[&part.labels[p as usize]];
    // Pairs are numbered member by member.
    let mut first: Vec<usize> = vec![0];
    for p in 0..part.labels.len() as u32 {
        first.push(first[p as usize] + of(p).len());
        if first[p as usize + 1] > MOST {
            return Found::Unknown;
        }
    }
    let pairs = first[part.labels.len()];
    let mut member: Vec<u32> = Vec::with_capacity(pairs);
    (0..part.labels.len() as u32).for_each(|p| member.extend(of(p).iter().map(|_| p)));
    let guess = |pair: u32| {
        let p = member[pair as usize];
        &of(p)[pair as usize - first[p as usize]]
    };
    let mut targets: Vec<Vec<u32>> = Vec::with_capacity(pairs);
    let mut count = 0;
    for pair in 0..pairs as u32 {
        let from = guess(pair);
        let mut own = Vec::new();
        for &to in part.groups[member[pair as usize] as usize].iter().flatten() {
            let fits = |g: &Guess| (g.answers ^ from.holds) & from.put_off == 0;
            let fitting = of(to).iter().enumerate().filter(|(_, g)| fits(g));
            own.extend(fitting.map(|(j, _)| (first[to as usize] + j) as u32));
        }
        count += own.len();
        if count > MOST {
            return Found::Unknown;
        }
        targets.push(own);
    }
    let all = (1u64 << closure.temporal.len()) - 1;
    // By pair: the cycle that is reached from it. Components come after those they lead to.
    let mut reaches: Vec<Option<u32>> = vec![None; pairs];
    let mut cycles: Vec<Vec<u32>> = Vec::new();
    scc::each(
        pairs,
        0..pairs as u32,
        |p| targets[p as usize].len() as u32,
        |p, a| Some(targets[p as usize][a as usize]),
        |component| {
            let turns = component.len() > 1 || targets[component[0] as usize].contains(&component[0]);
            let fulfilled = component.iter().fold(0, |bits, &p| bits | guess(p).fulfils);
            let found = if turns && fulfilled == all {
                let mut members: Vec<u32> = component.iter().map(|&p| member[p as usize]).collect();
                members.sort_unstable();
                members.dedup();
                cycles.push(members);
                Some(cycles.len() as u32 - 1)
            } else {
                component.iter().flat_map(|&p| &targets[p as usize]).find_map(|&t| reaches[t as usize])
            };
            component.iter().for_each(|&p| reaches[p as usize] = found);
        },
    );
    let is_refuted = |pair: u32| {
        let truth = &guess(pair).truth;
        let holds = |clause: &u128| {
            (0..128)
                .filter(|bit| clause >> bit & 1 == 1)
                .all(|bit| truth[closure.at[&formulas.elementary(bit)]])
        };
        !part.obligations[member[pair as usize] as usize].iter().any(holds)
    };
    let refuting = (0..pairs as u32).filter(|&pair| is_refuted(pair)).find_map(|pair| reaches[pair as usize]);
    match refuting {
        Some(cycle) => Found::Refuted(cycles.swap_remove(cycle as usize)),
        None => Found::Satisfied,
    }
}
