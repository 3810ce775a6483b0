//! The portfolio as data: which searches take turns, and how long a turn is.
//!
//! Rounds grow by a constant factor, and in a round each member has a turn in proportion to its share. So whoever
//! would have had the answer alone after `n` units of work has it here when it has done `n` itself, and all others at
//! most a constant multiple of that. Turns are counted in work (`Watch::works`), never by the clock: the same seed gives
//! the same run on every machine, with a time limit too, up to where that ends it.
//!
//! The shares follow what a transition of each costs, measured on the programs of `benches/java/check`: of `dfs` a step
//! and its undoing, of `pct` about as much, of searches with snapshots three times that, with persistent sets seven
//! times. So the first member has about half of the time, and the others together the other half. A member that finds
//! something mostly finds it soon: until it has worked for a while its share is larger.

use super::Facts;
use crate::search::Reduction;

/// A search that takes part.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    /// As [`crate::Spec`] reads it.
    pub strategy: &'static str,
    pub reduction: Reduction,
    /// The work of its turn for every [`WHOLE`] of the first member, without chance and with it.
    pub share: [u64; 2],
    /// Its share at first, and until how much work it has that, where there is no chance.
    pub eager: (u64, u64),
    /// What must be so for it to take part.
    pub joins: Joins,
    /// After so much work of the first member, without chance and with it: making another machine costs some ten
    /// thousand units, and most programs are smaller.
    pub after: [u64; 2],
}

/// When a member takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joins {
    Always,
    /// Threads are scheduled, one violation is enough, and no formula is asked about.
    Threads,
    /// The same, and there is no chance.
    ThreadsOnly,
    /// The same as for threads, where runs are longer than the others follow them.
    LongRuns,
}

/// What the members with a heuristic search by; a system without it has none of them.
pub(super) const HEURISTIC: &str = "fewest-switches";

/// What the shares are counted in.
pub const WHOLE: u64 = 48;

/// All of them, in the order of their turns.
pub static MEMBERS: &[Member] = &[
    Member {
        strategy: "dfs",
        reduction: Reduction::Sleep,
        share: [48, 48],
        eager: (48, 0),
        joins: Joins::Always,
        after: [0, 0],
    },
    Member {
        strategy: "mixed",
        reduction: Reduction::Off,
        share: [3, 16],
        eager: (3, 0),
        joins: Joins::Always,
        after: [60_000, 0],
    },
    Member {
        strategy: "pct:depth=4",
        reduction: Reduction::Off,
        share: [5, 4],
        eager: (16, 12_000),
        joins: Joins::Threads,
        after: [10_000, 50_000],
    },
    Member {
        strategy: "pos",
        reduction: Reduction::Off,
        share: [2, 1],
        eager: (10, 8_000),
        joins: Joins::Threads,
        after: [10_000, 100_000],
    },
    Member {
        strategy: "best-first:heuristic=fewest-switches",
        reduction: Reduction::Off,
        share: [2, 2],
        eager: (24, 40_000),
        joins: Joins::Threads,
        after: [32_000, 100_000],
    },
    Member {
        strategy: "dfs",
        reduction: Reduction::Dpor,
        share: [2, 0],
        eager: (2, 0),
        joins: Joins::ThreadsOnly,
        after: [200_000, 0],
    },
    Member {
        strategy: "random:length=200000",
        reduction: Reduction::Off,
        share: [4, 4],
        eager: (4, 0),
        joins: Joins::LongRuns,
        after: [250_000, 200_000],
    },
];

/// The first member of a system that cannot undo: breadth first costs no more there, takes less memory, and finds
/// the shortest violations.
const BY_SNAPSHOTS: &str = "bfs";

/// What a member searches with.
pub(super) fn strategy(member: usize, undoes: bool) -> &'static str {
    if member == 0 && !undoes { BY_SNAPSHOTS } else { MEMBERS[member].strategy }
}

/// The first turn. Where there is chance the others join after it.
const FIRST: u64 = 1_000;
/// The first turn without chance: before that nobody joins.
const ALONE: u64 = 10_000;
/// A round is longer than the one before by a quarter.
const GROWTH: (u64, u64) = (5, 4);
/// No turn is shorter.
const LEAST: u64 = 64;
/// Runs of this length are cut by the walkers among the members.
const LONG: u32 = 9_999;

/// What was asked for, as far as it says who may take part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// All violations, or one.
    pub all: bool,
    /// Formulas, labels or figures, which are judged on the graph of all transitions.
    pub graph: bool,
    pub heuristics: bool,
    /// What may be left out at most.
    pub reduces: Reduction,
}

/// Who has the next turn.
pub(super) struct Schedule {
    asked: Wanted,
    unit: u64,
    /// Who still has a turn in this round.
    round: Vec<usize>,
    retired: Vec<bool>,
    /// Transitions taken by each, and the work they were.
    pub taken: Vec<u64>,
    pub worked: Vec<u64>,
}

impl Schedule {
    pub(super) fn new(asked: Wanted) -> Schedule {
        let none = vec![0; MEMBERS.len()];
        let (retired, taken, worked) = (vec![false; MEMBERS.len()], none.clone(), none);
        Schedule { asked, unit: FIRST, round: Vec::new(), retired, taken, worked }
    }

    pub(super) fn retire(&mut self, member: usize) {
        self.retired[member] = true;
        self.round.retain(|&m| m != member);
    }

    pub(super) fn total(&self) -> u64 {
        self.taken.iter().sum()
    }

    /// The next member and the work of its turn; nobody if all have retired.
    pub(super) fn next(&mut self, facts: &Facts) -> Option<(usize, u64)> {
        if self.total() == 0 && !self.retired[0] {
            return Some((0, FIRST));
        }
        if !facts.chances && self.worked[0] < ALONE && !self.retired[0] {
            self.unit = ALONE;
            return Some((0, ALONE - self.worked[0]));
        }
        if self.round.is_empty() {
            self.unit = self.unit * GROWTH.0 / GROWTH.1;
            self.round = (0..MEMBERS.len()).filter(|&m| self.takes_part(m, facts)).collect();
            // The first one has had its turn when the others join.
            if !self.is_joined() && self.round.len() > 1 {
                self.round.retain(|&m| m != 0);
            }
        }
        if self.round.is_empty() {
            return None;
        }
        let member = self.round.remove(0);
        let Member { share, eager, .. } = MEMBERS[member];
        let share = match !facts.chances && self.worked[member] < eager.1 {
            true => eager.0,
            false => share[usize::from(facts.chances)],
        };
        Some((member, (self.unit * share / WHOLE).max(LEAST)))
    }

    /// Whether others than the first have had a turn.
    fn is_joined(&self) -> bool {
        self.taken.iter().filter(|&&taken| taken > 0).count() > 1
    }

    fn takes_part(&self, member: usize, facts: &Facts) -> bool {
        let Wanted { all, graph, heuristics, reduces } = self.asked;
        let Member { strategy, joins, reduction, after, .. } = MEMBERS[member];
        let threads = facts.threads && !all && !graph && (heuristics || !strategy.contains("heuristic"));
        // Where the first has given up there is nothing to wait for.
        // The first one has its turn in this round too, unless it has just had it.
        let turn = if self.is_joined() { self.unit } else { 0 };
        let is_due = self.retired[0] || self.worked[0] + turn >= after[usize::from(facts.chances)];
        !self.retired[member]
            && is_due
            && match joins {
                Joins::Always => true,
                Joins::Threads => threads,
                Joins::ThreadsOnly => threads && !facts.chances && reduction <= reduces,
                Joins::LongRuns => threads && facts.depth >= LONG,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Spec;

    fn turns(facts: &Facts, asked: Wanted, count: usize) -> Vec<(usize, u64)> {
        let mut schedule = Schedule::new(asked);
        let mut turns = Vec::new();
        for _ in 0..count {
            let (member, budget) = schedule.next(facts).expect("nobody has retired");
            schedule.taken[member] += budget;
            schedule.worked[member] += budget;
            turns.push((member, budget));
        }
        turns
    }

    const ONE: Wanted = Wanted { all: false, graph: false, heuristics: true, reduces: Reduction::Dpor };

    #[test]
    fn every_member_can_be_read() {
        for member in MEMBERS {
            assert!(member.strategy.parse::<Spec>().is_ok(), "{}", member.strategy);
        }
    }

    #[test]
    fn a_small_system_is_searched_by_one_member() {
        let facts = Facts { threads: true, ..Facts::default() };
        let turns = turns(&facts, ONE, 3);
        assert_eq!(turns[..2], [(0, 1_000), (0, 9_000)]);
        assert_ne!(turns[2].0, 0);
    }

    #[test]
    fn with_chance_others_join_at_once() {
        let facts = Facts { chances: true, ..Facts::default() };
        let turns = turns(&facts, ONE, 4);
        let members: Vec<usize> = turns.iter().map(|t| t.0).collect();
        assert_eq!(members, [0, 1, 0, 1]);
    }

    #[test]
    fn nobody_falls_behind_by_more_than_a_constant() {
        let facts = Facts { threads: true, ..Facts::default() };
        let mut taken = vec![0u64; MEMBERS.len()];
        for (member, budget) in turns(&facts, ONE, 400) {
            taken[member] += budget;
        }
        for (member, taken) in taken.iter().enumerate().filter(|&(m, _)| MEMBERS[m].joins != Joins::LongRuns)
        {
            let due = taken * WHOLE / MEMBERS[member].share[0];
            assert!(due > 100_000, "member {member} has had {taken}");
        }
    }

    #[test]
    fn who_only_samples_takes_no_part_where_everything_is_asked_for() {
        let facts = Facts { threads: true, depth: 20_000, ..Facts::default() };
        for asked in [Wanted { all: true, ..ONE }, Wanted { graph: true, ..ONE }] {
            let members: Vec<usize> = turns(&facts, asked, 12).iter().map(|t| t.0).collect();
            assert!(members.iter().all(|m| [0, 1].contains(m)), "{members:?}");
        }
    }
}
