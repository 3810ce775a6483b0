//! The diamond of Engels' appendix: two counters of at most `width - 1` that grow in any order.
//! At the widest part (`widest`, the search objective of section 5.1.1) a state reports itself, a
//! loop. Width 10 has 100 states and 190 transitions.

use sojourner_kernel::{Choice, Decision, Site, Stop};

use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Diamond {
    /// The largest value of either counter.
    top: u64,
    chance: bool,
}

/// Row, column.
fn parts(state: u128) -> (u64, u64) {
    ((state >> 64) as u64, state as u64)
}

fn pack(i: u64, j: u64) -> u128 {
    u128::from(i) << 64 | u128::from(j)
}

#[derive(Clone, Copy)]
enum Move {
    Report,
    J,
    I,
}

impl Diamond {
    pub fn new(width: u64, chance: bool) -> Diamond {
        Diamond { top: width - 1, chance }
    }

    /// The moves of a state in the order of the appendix; their number comes first.
    fn moves(&self, i: u64, j: u64) -> (u32, [Move; 3]) {
        use Move::{I, J, Report};
        match (i + j).cmp(&self.top) {
            std::cmp::Ordering::Less => (2, [I, J, J]),
            std::cmp::Ordering::Equal if j < self.top && i < self.top => (3, [Report, J, I]),
            std::cmp::Ordering::Equal if j < self.top => (2, [Report, J, J]),
            std::cmp::Ordering::Equal => (2, [Report, I, I]),
            std::cmp::Ordering::Greater if j < self.top && i < self.top => (2, [J, I, I]),
            std::cmp::Ordering::Greater if j < self.top => (1, [J, J, J]),
            std::cmp::Ordering::Greater if i < self.top => (1, [I, I, I]),
            std::cmp::Ordering::Greater => (0, [Report; 3]),
        }
    }
}

impl Packed for Diamond {
    fn initial(&self) -> u128 {
        0
    }

    fn stop(&self, state: u128) -> Stop {
        let (i, j) = parts(state);
        match self.moves(i, j).0 {
            0 => Stop::End,
            n if self.chance => Stop::Choice(Choice::uniform(n)),
            n => Stop::Choice(Choice::decision(Decision::Thread, n)),
        }
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let (i, j) = parts(state);
        match self.moves(i, j).1[alternative as usize] {
            Move::Report => state,
            Move::I => pack(i + 1, j),
            Move::J => pack(i, j + 1),
        }
    }

    fn propositions(&self) -> Vec<String> {
        vec!["widest".into(), "first".into(), "last".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        let (i, j) = parts(state);
        match i + j == self.top {
            true => 1 | u64::from(j == 0) << 1 | u64::from(i == 0) << 2,
            false => 0,
        }
    }

    fn heuristics(&self) -> Vec<String> {
        vec!["steps".into()]
    }

    fn heuristic(&self, state: u128, _index: usize) -> f64 {
        let (i, j) = parts(state);
        (i + j) as f64
    }

    fn describe_state(&self, state: u128) -> String {
        let (i, j) = parts(state);
        format!("({i}, {j})")
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let (i, j) = parts(state);
        match self.moves(i, j).1[alternative as usize] {
            Move::Report => format!("report {j}"),
            Move::I => format!("to ({}, {j})", i + 1),
            Move::J => format!("to ({i}, {})", j + 1),
        }
    }

    fn site_name(&self, _site: Site) -> String {
        "a step of the diamond".into()
    }
}
