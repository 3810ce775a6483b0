//! What the papers promise of runs by random priorities.

use sojourner_kernel::choice::{Choice, Decision};
use sojourner_kernel::search::Reduction;
use sojourner_kernel::system::capability::{Exact, Undo};
use sojourner_kernel::system::footprint::{Actor, Actors, Footprint, Footprints, Kind, Move, Place, Touch};
use sojourner_kernel::{
    Capabilities, Check, Fingerprint, Limit, Stop, System, Verdict, Violation, search::Ending,
};

/// Many actors write one place and then another; the last one looks at something of its own for a
/// while, then reads both in this order, and must not see the first write without the second.
#[derive(Clone)]
struct Writers {
    count: usize,
    /// Moves of the reader before it reads.
    own: u8,
    /// Moves made, by actor; and what the reader has read first.
    at: Vec<u8>,
    read: bool,
    marks: Vec<(Vec<u8>, bool)>,
    last: (usize, Touch),
    tells: bool,
    /// Whether it says that what the reader does before it reads is none of its business.
    tells_own: bool,
}

impl Writers {
    fn new(count: usize) -> Writers {
        let nothing = Touch::new(Place { object: 1, part: 0 }, Kind::Read);
        Writers {
            count,
            own: 0,
            at: Vec::new(),
            read: false,
            marks: Vec::new(),
            last: (0, nothing),
            tells: true,
            tells_own: false,
        }
    }

    fn able(&self) -> Vec<usize> {
        let moves = |who: usize| 2 + if who == self.count - 1 { self.own } else { 0 };
        (0..self.count).filter(|&who| self.at[who] < moves(who)).collect()
    }

    fn written(&self, moves: u8) -> bool {
        self.at[..self.count - 1].iter().any(|&at| at >= moves)
    }

    fn stop(&self) -> Stop {
        match self.able().len() {
            0 => Stop::End,
            able => Stop::Choice(Choice::decision(Decision::Thread, able as u32)),
        }
    }
}

impl System for Writers {
    type Snapshot = (Vec<u8>, bool);

    fn start(&mut self) -> Stop {
        (self.at, self.read) = (vec![0; self.count], false);
        self.stop()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        let who = self.able()[alternative as usize];
        self.at[who] += 1;
        let is_reader = who == self.count - 1;
        let moves = if is_reader { self.at[who].saturating_sub(self.own) } else { self.at[who] };
        let place = Place { object: 1 + u64::from(moves), part: 0 };
        self.last = (who, Touch::new(place, if is_reader { Kind::Read } else { Kind::Write }));
        if is_reader && moves == 1 {
            self.read = self.written(1);
        } else if moves == 2 && is_reader && self.read && !self.written(2) {
            return Stop::Violation(Violation { kind: "order".into(), message: "half a write".into() });
        }
        self.stop()
    }

    fn save(&mut self) -> (Vec<u8>, bool) {
        (self.at.clone(), self.read)
    }

    fn restore(&mut self, snapshot: &(Vec<u8>, bool)) {
        (self.at, self.read) = snapshot.clone();
    }

    fn fingerprint(&mut self) -> Fingerprint {
        let number = self.at.iter().fold(u128::from(self.read), |n, &at| n * 256 + u128::from(at));
        Fingerprint(number.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835))
    }
}

impl Capabilities for Writers {
    #[inline]
    fn as_undo(&mut self) -> Option<&mut dyn Undo> {
        Some(self)
    }

    #[inline]
    fn as_exact(&mut self) -> Option<&mut dyn Exact> {
        Some(self)
    }

    #[inline]
    fn as_actors(&mut self) -> Option<&mut dyn Actors> {
        Some(self)
    }

    #[inline]
    fn as_footprints(&mut self) -> Option<&mut dyn Footprints> {
        Some(self)
    }
}

impl Undo for Writers {
    fn mark(&mut self) {
        self.marks.push((self.at.clone(), self.read));
    }

    fn undo(&mut self) {
        (self.at, self.read) = self.marks.pop().expect("a mark");
    }
}

impl Exact for Writers {
    fn encode(&mut self, out: &mut Vec<u8>) {
        out.extend(&self.at);
        out.push(u8::from(self.read));
    }
}

impl Actors for Writers {
    fn actors(&mut self) -> Vec<u64> {
        if self.tells { self.able().iter().map(|&who| who as u64).collect() } else { Vec::new() }
    }

    fn is_own(&mut self, alternative: u32) -> bool {
        let who = self.able()[alternative as usize];
        !self.tells_own || who < self.count - 1 || self.at[who] >= self.own
    }
}

impl Footprints for Writers {
    fn trace(&mut self, wanted: Reduction) -> bool {
        self.tells && wanted != Reduction::Off
    }

    fn footprint(&mut self, out: &mut Footprint) {
        let (who, touch) = self.last;
        let touches = [touch].into_iter().collect();
        out.moves = vec![Move { actor: who as u64, touches, ..Move::default() }];
    }

    fn cast(&mut self) -> Vec<Actor> {
        let actor = |who: usize| {
            let site = (who * 16) as u64 + u64::from(self.at[who]);
            Actor { key: who as u64, site, holds: 0, waits: Default::default() }
        };
        self.able().into_iter().map(actor).collect()
    }
}

/// Runs until the fault was met, on average over seeds; a search that has not met it counts as it is.
fn runs_to_fault(system: &Writers, spec: &str, seeds: u64) -> f64 {
    let moves = 2.0 * system.count as f64 + f64::from(system.own);
    let most = 4_000;
    let transitions = (0..seeds).map(|seed| {
        let check = Check::new(system.clone()).strategy(spec.parse().unwrap()).seed(seed);
        let outcome = check.max_transitions(most * moves as u64).without_progress().run();
        let met = outcome.verdict == Verdict::Violated;
        assert!(met || outcome.ending == Ending::Limit(Limit::Transitions), "{spec}: {:?}", outcome.ending);
        outcome.transitions
    });
    transitions.sum::<u64>() as f64 / seeds as f64 / moves
}

/// `1 / (n k^(d-1))` with d = 2: one writer is overtaken after its first write, by the reader. A run
/// has one change with probability 7/8, and the mean of so many runs is near its expectation.
#[test]
fn few_changes_of_priority_meet_the_fault_as_promised() {
    let count = 12;
    let promised = (count * 2 * count) as f64;
    let runs = runs_to_fault(&Writers::new(count), "pct:depth=2", 40);
    assert!(runs < 1.5 * promised * 8.0 / 7.0, "{runs} runs, {promised} promised");
}

/// The reader must make all its moves before one of the writer's, which does not conflict with most of
/// them: one draw against each, or (a random walk) a draw at every move.
#[test]
fn moves_that_conflict_are_drawn_anew() {
    let system = Writers { own: 8, ..Writers::new(2) };
    let (pos, random) = (runs_to_fault(&system, "pos", 200), runs_to_fault(&system, "random", 200));
    assert!(5.0 * pos < random, "pos {pos}, random {random}");
}

/// Changes among the moves that matter, in half of the runs, meet the fault sooner than among all moves.
#[test]
fn what_is_the_programs_own_is_looked_at_first() {
    let system = Writers { own: 200, ..Writers::new(2) };
    let all = runs_to_fault(&system, "pct:depth=2", 60);
    let own = runs_to_fault(&Writers { tells_own: true, ..system }, "pct:depth=2", 60);
    assert!(2.0 * own < all, "own {own}, all {all}");
}

#[test]
fn without_actors_they_are_random_walks() {
    let system = Writers { tells: false, ..Writers::new(3) };
    for spec in ["pct", "pos"] {
        let outcome = Check::new(system.clone()).strategy(spec.parse().unwrap()).run();
        assert_eq!(outcome.verdict, Verdict::Violated, "{spec}");
    }
}

#[test]
fn a_run_is_the_same_for_a_seed_and_sees_all_in_the_end() {
    let small = Writers::new(2);
    for spec in ["pct", "pos"] {
        let run = || {
            let check = Check::new(small.clone()).strategy(spec.parse().unwrap()).seed(7);
            let outcome = check.all_violations().max_transitions(10_000).run();
            (outcome.verdict, outcome.states, outcome.transitions, outcome.violations.len())
        };
        let (verdict, states, ..) = run();
        assert_eq!(run(), run(), "{spec}");
        assert_eq!(verdict, Verdict::Violated);
        let whole = Check::new(small.clone()).all_violations().run();
        assert_eq!(states, whole.states, "{spec}");
    }
}
