//! Who is next, and for how long.
//!
//! Each member has a share of all transitions; the one that is furthest behind its share gets the next
//! turn, whose length grows with the run, so that switching (which costs the deep member a walk back)
//! stays cheap and the early turns are short.
//!
//! Without chance nothing is gained before a violation is found, so the shares are fixed: half for
//! the deep member and half for the two finders at first; the longer nothing was found, the more it
//! matters to come to the end, and the less the finders get. With chance the leader gets three
//! quarters. It is `guided`, unless another member has lately ended clearly more per transition of the mass
//! that was left: the less is left, the less there is to gain, and a member that has not had a turn for long
//! would look good for ever. Where a scheduler decides, only violations count. When there is no mass left
//! to speak of, it is as without chance: `guided` would name states far down the deep member's way, which cost
//! a long walk each.

use crate::graph::Graph;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Member {
    Deep,
    Walk,
    Broad,
    Guided,
}

const MEMBERS: [Member; 4] = [Member::Deep, Member::Walk, Member::Broad, Member::Guided];

/// Another member leads only if it gains this much more than `guided`.
const CLEARLY: f64 = 1.5;
/// Where a scheduler decides, the end counts from so many transitions on.
const FAR: u64 = 30_000;
/// A violation is worth as much as this mass.
const VIOLATION: f64 = 0.1;

#[derive(Clone, Copy, Default)]
struct Account {
    used: f64,
    /// Recent gain and the transitions it took; what is older counts half with each turn.
    gain: f64,
    cost: f64,
}

#[derive(Default)]
pub(super) struct Shares {
    accounts: [Account; 4],
    now: usize,
    /// Transitions, ended mass and violations when the turn began, and transitions when it ends.
    began: u64,
    ended: f64,
    violations: usize,
    ends: u64,
    chance: bool,
}

impl Shares {
    pub(super) fn member(&self) -> Member {
        MEMBERS[self.now]
    }

    /// From now on mass counts.
    pub(super) fn meet_chance(&mut self, graph: &Graph) {
        self.settle(graph, self.ended);
        self.chance = true;
        self.accounts = Default::default();
        (self.now, self.ends) = (3, graph.transitions() + length(graph.transitions()));
    }

    /// The present member has nothing to name: the deep one takes over.
    pub(super) fn fall_back(&mut self, graph: &Graph) {
        if self.now != 0 {
            self.settle(graph, self.ended);
            // As if it had used a turn, so that it is not asked again at once, and in vain.
            let turn = length(graph.transitions());
            let account = &mut self.accounts[self.now];
            *account = Account { used: account.used + turn as f64, gain: 0.0, cost: turn as f64 };
            (self.now, self.ends) = (0, graph.transitions() + turn);
        }
    }

    /// Ends the turn if it is time, and chooses who is next.
    #[inline]
    pub(super) fn turn(&mut self, graph: &Graph, ended: f64, spent: bool) {
        if graph.transitions() >= self.ends {
            self.settle(graph, ended);
            self.choose(graph, spent);
        }
    }

    /// Books what the present member has used and gained.
    fn settle(&mut self, graph: &Graph, ended: f64) {
        let cost = (graph.transitions() - self.began) as f64;
        let found = graph.violating().len() - self.violations;
        // A new plan counts mass anew: no gain then, rather than a wrong one.
        let left = (1.0 - self.ended).max(f64::EPSILON);
        let gain = (ended - self.ended).max(0.0) / left + VIOLATION * found as f64;
        let account = &mut self.accounts[self.now];
        account.used += cost;
        account.gain = account.gain / 2.0 + gain;
        account.cost = account.cost / 2.0 + cost;
        (self.began, self.ended, self.violations) = (graph.transitions(), ended, graph.violating().len());
    }

    fn choose(&mut self, graph: &Graph, spent: bool) {
        let transitions = graph.transitions();
        let far = graph.has_decisions() && transitions >= FAR;
        let by_gain = self.chance && !spent;
        let shares = if by_gain { self.by_gain(far) } else { by_age(transitions) };
        let total: f64 = self.accounts.iter().map(|a| a.used).sum();
        let behind = |at: usize| shares[at] * (total + 1.0) - self.accounts[at].used;
        let furthest = (0..MEMBERS.len()).max_by(|&a, &b| behind(a).total_cmp(&behind(b)).then(b.cmp(&a)));
        self.now = furthest.unwrap_or(0);
        // Whoever has a small share gets short turns.
        let length = length(transitions);
        self.ends = transitions + if shares[self.now] < 0.2 { (length / 3).max(8) } else { length };
    }

    fn by_gain(&self, far: bool) -> [f64; 4] {
        let rate = |at: usize| {
            let Account { gain, cost, .. } = self.accounts[at];
            if cost > 0.0 { gain / cost } else { 0.0 }
        };
        let leader =
            (0..3).filter(|&at| rate(at) > CLEARLY * rate(3)).max_by(|&a, &b| rate(a).total_cmp(&rate(b)));
        match leader {
            // The worst scheduler may leave nothing verified before the end, which the deep member comes to
            // at the least cost.
            None if far => [0.4, 0.04, 0.04, 0.52],
            None => [0.12, 0.08, 0.05, 0.75],
            Some(0) => [0.75, 0.04, 0.04, 0.17],
            Some(1) => [0.08, 0.75, 0.04, 0.13],
            Some(_) => [0.08, 0.04, 0.75, 0.13],
        }
    }
}

fn by_age(transitions: u64) -> [f64; 4] {
    let finders = match transitions {
        0..20_000 => 0.25,
        20_000..200_000 => 0.12,
        _ => 0.06,
    };
    [1.0 - 2.0 * finders, finders, finders, 0.0]
}

/// The length of a turn that begins now.
fn length(transitions: u64) -> u64 {
    // The first one is longer: many small faults are found within it.
    if transitions == 0 { 32 } else { (transitions / 8).clamp(24, 1 << 14) }
}
