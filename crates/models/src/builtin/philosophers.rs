//! Dining philosophers as Engels used them (section 5.2.3): each takes the fork of the same
//! number, then the next one, eats, and puts them back in that order; five steps to a round. The
//! only deadlock is that each holds the first fork. In `mixed` order the last philosopher takes
//! the forks the other way round and there is none.
//!
//! A philosopher is three bits: the number of steps done in the round.

use sojourner_kernel::{Choice, Decision, Site, Stop, Violation};

use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Philosophers {
    n: u32,
    mixed: bool,
}

const STEPS: u128 = 5;
const DOING: [&str; 5] =
    ["thinks", "holds one fork", "holds both forks", "has eaten", "holds the second fork"];

impl Philosophers {
    pub fn new(n: u64, mixed: bool) -> Philosophers {
        Philosophers { n: n as u32, mixed }
    }

    fn phase(&self, state: u128, who: u32) -> u32 {
        (state >> (3 * who)) as u32 & 7
    }

    /// The forks `who` takes first and second.
    fn forks(&self, who: u32) -> (u32, u32) {
        let next = if who + 1 == self.n { 0 } else { who + 1 };
        if self.mixed && who + 1 == self.n { (next, who) } else { (who, next) }
    }

    /// The forks in use, one bit each.
    fn taken(&self, state: u128) -> u64 {
        let mut taken = 0;
        for who in 0..self.n {
            let (first, second) = self.forks(who);
            let phase = self.phase(state, who);
            taken |=
                u64::from((1..=3).contains(&phase)) << first | u64::from((2..=4).contains(&phase)) << second;
        }
        taken
    }

    /// Whether `who` can move while these forks are in use.
    fn can_move(&self, state: u128, who: u32, taken: u64) -> bool {
        let (first, second) = self.forks(who);
        match self.phase(state, who) {
            0 => taken >> first & 1 == 0,
            1 => taken >> second & 1 == 0,
            _ => true,
        }
    }

    fn movers(&self, state: u128) -> u32 {
        let taken = self.taken(state);
        (0..self.n).filter(|&who| self.can_move(state, who, taken)).count() as u32
    }

    fn mover(&self, state: u128, alternative: u32) -> u32 {
        let taken = self.taken(state);
        let mut movers = (0..self.n).filter(|&who| self.can_move(state, who, taken));
        movers.nth(alternative as usize).expect("an alternative of the choice")
    }
}

impl Packed for Philosophers {
    fn initial(&self) -> u128 {
        0
    }

    fn stop(&self, state: u128) -> Stop {
        match self.movers(state) {
            0 => Stop::Violation(Violation {
                kind: "deadlock".into(),
                message: format!("all {} philosophers hold one fork and wait for another", self.n),
            }),
            n => Stop::Choice(Choice::decision(Decision::Thread, n)),
        }
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let shift = 3 * self.mover(state, alternative);
        let phase = (state >> shift & 7) + 1;
        let phase = if phase == STEPS { 0 } else { phase };
        state & !(7 << shift) | phase << shift
    }

    fn propositions(&self) -> Vec<String> {
        vec!["deadlock".into(), "eating".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        let eating = (0..self.n).any(|who| self.phase(state, who) == 2);
        u64::from(self.movers(state) == 0) | u64::from(eating) << 1
    }

    fn heuristics(&self) -> Vec<String> {
        vec!["most-blocked".into()]
    }

    fn heuristic(&self, state: u128, _index: usize) -> f64 {
        f64::from(self.n - self.movers(state))
    }

    fn describe_state(&self, state: u128) -> String {
        let busy: Vec<String> = (0..self.n)
            .filter(|&who| self.phase(state, who) != 0)
            .map(|who| format!("{} {}", who + 1, DOING[self.phase(state, who) as usize]))
            .collect();
        if busy.is_empty() { "all think".into() } else { busy.join(", ") }
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let who = self.mover(state, alternative);
        let (first, second) = self.forks(who);
        let what = match self.phase(state, who) {
            0 => format!("takes fork {}", first + 1),
            1 => format!("takes fork {}", second + 1),
            2 => "eats".into(),
            3 => format!("puts fork {} back", first + 1),
            _ => format!("puts fork {} back", second + 1),
        };
        format!("philosopher {} {what}", who + 1)
    }

    fn site_name(&self, _site: Site) -> String {
        "who moves".into()
    }
}
