//! The back-loops of Engels' appendix: a path `P(0) .. P(length)` to a deadlock, where `P(0)` has a
//! loop and every later node also leads back to the start through a chain of its own. Length 9 has
//! 47 states, 56 transitions and one deadlock.
//!
//! In the appendix `P(n)` behaves *as* `Q(n-1, n-1)`, so that state itself is never visited: the
//! first state of the chain is `Q(n-2, n-1)`, or `P(0)` at once for `n = 1`.

use sojourner_kernel::{Choice, Decision, Site, Stop, Violation};

use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct BackLoops {
    length: u64,
    violation: bool,
    chance: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// A node of the path.
    P(u64),
    /// A node of the chain back that belongs to the second number.
    Q(u64, u64),
    Deadlock,
}

fn pack(place: Place) -> u128 {
    match place {
        Place::P(n) => u128::from(n) << 2,
        Place::Q(n, m) => u128::from(n) << 66 | u128::from(m) << 2 | 1,
        Place::Deadlock => 2,
    }
}

fn place(state: u128) -> Place {
    match state & 3 {
        0 => Place::P((state >> 2) as u64),
        1 => Place::Q((state >> 66) as u64, (state >> 2) as u64),
        _ => Place::Deadlock,
    }
}

impl BackLoops {
    pub fn new(length: u64, violation: bool, chance: bool) -> BackLoops {
        BackLoops { length, violation, chance }
    }
}

impl Packed for BackLoops {
    fn initial(&self) -> u128 {
        pack(Place::P(0))
    }

    fn stop(&self, state: u128) -> Stop {
        match place(state) {
            Place::P(_) if self.chance => Stop::Choice(Choice::uniform(2)),
            Place::P(_) => Stop::Choice(Choice::decision(Decision::Data, 2)),
            Place::Q(..) => Stop::Choice(Choice::uniform(1).at(Site(1))),
            Place::Deadlock if self.violation => Stop::Violation(Violation {
                kind: "deadlock".into(),
                message: "no move is possible at the end of the path".into(),
            }),
            Place::Deadlock => Stop::End,
        }
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        pack(match (place(state), alternative) {
            (Place::P(n), 0) if n < self.length => Place::P(n + 1),
            (Place::P(_), 0) => Place::Deadlock,
            (Place::P(0 | 1), _) => Place::P(0),
            (Place::P(n), _) => Place::Q(n - 2, n - 1),
            (Place::Q(0, _), _) => Place::P(0),
            (Place::Q(n, m), _) => Place::Q(n - 1, m),
            (Place::Deadlock, _) => unreachable!("a deadlock offers no choice"),
        })
    }

    fn propositions(&self) -> Vec<String> {
        vec!["deadlock".into(), "back".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        match place(state) {
            Place::P(_) => 0,
            Place::Q(..) => 2,
            Place::Deadlock => 1,
        }
    }

    fn heuristics(&self) -> Vec<String> {
        vec!["forward".into()]
    }

    fn heuristic(&self, state: u128, _index: usize) -> f64 {
        match place(state) {
            Place::P(n) => n as f64,
            Place::Q(..) => -1.0,
            Place::Deadlock => self.length as f64 + 1.0,
        }
    }

    fn describe_state(&self, state: u128) -> String {
        match place(state) {
            Place::P(n) => format!("P({n})"),
            Place::Q(n, m) => format!("Q({n}, {m})"),
            Place::Deadlock => "deadlock".into(),
        }
    }

    fn site_name(&self, site: Site) -> String {
        ["a node of the path", "a node of a way back"][site.0.min(1) as usize].into()
    }
}
