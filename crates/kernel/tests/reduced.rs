//! The reduced search against the full one on random programs of a few actors over shared variables
//! and locks: the same ends and the same violations.
//!
//! The actors know nothing of Java: they read, write, add, compare and set, lock, wait for one
//! another, start one another, spin, fail and halt. As in the Java machine a stop is a choice only if
//! two can move; what follows of itself belongs to the step. `SOJOURNER_SEEDS=1000..9000` runs others.

use sojourner_kernel::search::{Ending, Reduction};
use sojourner_kernel::system::capability::{Exact, Undo};
use sojourner_kernel::system::footprint::{Actor, Actors, Footprint, Footprints, Kind, Move, Place, Touch};
use sojourner_kernel::{Capabilities, Check, Choice, Decision, Fingerprint, Stop, System, Violation};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

const VARS: u64 = 3;
const LOCKS: u64 = 2;

#[derive(Clone, Copy, Debug)]
enum Op {
    Read(usize),
    Write(usize, u8),
    Add(usize),
    /// Compare and set: only reads if it fails.
    Swap(usize, u8, u8),
    /// Takes a lock; skips to after the release if it has it already.
    Lock(usize),
    Unlock(usize),
    /// Goes back one if the variable is zero.
    Spin(usize),
    /// Skips the next if what was read last is zero.
    Unless,
    /// Waits for the end of another.
    Join(usize),
    Start(usize),
    /// Fails if the variable has this value.
    Assert(usize, u8),
    Halt,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct State {
    at: Vec<u8>,
    local: Vec<u8>,
    alive: Vec<bool>,
    vars: Vec<u8>,
    /// Who holds a lock, plus one.
    locks: Vec<u8>,
}

struct Play {
    programs: Arc<Vec<Vec<Op>>>,
    state: State,
    marks: Vec<(State, Vec<usize>)>,
    able: Vec<usize>,
    footprint: Footprint,
    ends: Arc<Mutex<BTreeSet<State>>>,
}

fn var(at: usize) -> Place {
    Place { object: 1, part: at as u32 }
}

fn lock(at: usize) -> Place {
    Place { object: 2, part: at as u32 }
}

fn life(of: usize) -> Place {
    Place { object: 3, part: of as u32 }
}

impl Play {
    fn op(&self, who: usize) -> Option<Op> {
        self.programs[who].get(self.state.at[who] as usize).copied()
    }

    fn can_move(&self, who: usize) -> bool {
        self.state.alive[who]
            && match self.op(who) {
                Some(Op::Lock(l)) => self.state.locks[l] == 0 || self.state.locks[l] == who as u8 + 1,
                Some(Op::Join(other)) => !self.state.alive[other],
                _ => true,
            }
    }

    /// One move; what the run ends with, if it does.
    fn go(&mut self, who: usize) -> Option<Stop> {
        let op = self.op(who);
        let state = &mut self.state;
        let mut step = Move { actor: who as u64, ..Move::default() };
        let mut touch = |place, kind| step.touches.push(Touch::new(place, kind));
        state.at[who] += 1;
        let mut stop = None;
        match op {
            None => {
                state.alive[who] = false;
                touch(life(who), Kind::Write);
            }
            Some(Op::Read(v)) => {
                state.local[who] = state.vars[v];
                touch(var(v), Kind::Read);
            }
            Some(Op::Write(v, k)) => {
                state.vars[v] = k;
                touch(var(v), Kind::Write);
            }
            Some(Op::Add(v)) => {
                state.vars[v] = (state.vars[v] + 1) % 4;
                touch(var(v), Kind::Write);
            }
            Some(Op::Swap(v, from, to)) => {
                let hit = state.vars[v] == from;
                state.local[who] = u8::from(hit);
                if hit {
                    state.vars[v] = to;
                }
                touch(var(v), if hit { Kind::Write } else { Kind::Read });
            }
            Some(Op::Lock(l)) => {
                if state.locks[l] == 0 {
                    state.locks[l] = who as u8 + 1;
                    touch(lock(l), Kind::Acquire);
                }
            }
            Some(Op::Unlock(l)) => {
                if state.locks[l] == who as u8 + 1 {
                    state.locks[l] = 0;
                    touch(lock(l), Kind::Release);
                }
            }
            Some(Op::Spin(v)) => {
                if state.vars[v] == 0 {
                    state.at[who] -= 1;
                }
                touch(var(v), Kind::Read);
            }
            Some(Op::Unless) => {
                if state.local[who] == 0 {
                    state.at[who] += 1;
                }
            }
            Some(Op::Join(other)) => touch(life(other), Kind::Read),
            Some(Op::Start(other)) => {
                if !state.alive[other] && state.at[other] == 0 {
                    state.alive[other] = true;
                    touch(life(other), Kind::Write);
                    step.starts.push(other as u64);
                } else {
                    touch(life(other), Kind::Read);
                }
            }
            Some(Op::Assert(v, k)) => {
                touch(var(v), Kind::Read);
                if state.vars[v] == k {
                    touch(Place::EVERYWHERE, Kind::Write);
                    let message = format!("actor {who} at {}", state.at[who]);
                    stop = Some(Stop::Violation(Violation { kind: "assertion".into(), message }));
                }
            }
            Some(Op::Halt) => {
                touch(Place::EVERYWHERE, Kind::Write);
                stop = Some(Stop::End);
            }
        }
        self.footprint.moves.push(step);
        stop
    }

    /// Goes on while only one can.
    fn follow(&mut self, mut stop: Option<Stop>) -> Stop {
        let mut laps = 0;
        loop {
            if let Some(stop) = stop {
                self.able.clear();
                if stop == Stop::End {
                    self.ends.lock().unwrap().insert(self.state.clone());
                }
                return stop;
            }
            self.able = (0..self.programs.len()).filter(|&who| self.can_move(who)).collect();
            laps += 1;
            stop = match self.able[..] {
                [] if self.state.alive.iter().any(|&alive| alive) => {
                    let message = format!("{:?}", self.state);
                    return Stop::Violation(Violation { kind: "deadlock".into(), message });
                }
                [] => Some(Stop::End),
                [_] if laps > 1000 => {
                    let message = "alone".into();
                    return Stop::Violation(Violation { kind: "livelock".into(), message });
                }
                [only] => self.go(only),
                _ => return Stop::Choice(Choice::decision(Decision::Thread, self.able.len() as u32)),
            };
        }
    }
}

impl System for Play {
    type Snapshot = State;

    fn start(&mut self) -> Stop {
        let count = self.programs.len();
        let mut alive = vec![true; count];
        // The last is there only once it is started.
        if count > 2 {
            alive[count - 1] = false;
        }
        self.state = State {
            at: vec![0; count],
            local: vec![0; count],
            alive,
            vars: vec![0; VARS as usize],
            locks: vec![0; LOCKS as usize],
        };
        self.marks.clear();
        self.footprint.moves.clear();
        self.follow(None)
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.footprint.moves.clear();
        let stop = self.go(self.able[alternative as usize]);
        self.follow(stop)
    }

    fn save(&mut self) -> State {
        self.state.clone()
    }

    fn restore(&mut self, snapshot: &State) {
        self.state = snapshot.clone();
        self.able = (0..self.programs.len()).filter(|&who| self.can_move(who)).collect();
        self.marks.clear();
    }

    fn fingerprint(&mut self) -> Fingerprint {
        let mut bytes = Vec::new();
        self.encode(&mut bytes);
        let fold = |basis: u64| {
            bytes
                .iter()
                .fold(basis, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3).rotate_left(23))
        };
        Fingerprint(u128::from(fold(0xcbf2_9ce4_8422_2325)) << 64 | u128::from(fold(0x9E37_79B9_7F4A_7C15)))
    }
}

impl Capabilities for Play {
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

impl Undo for Play {
    fn mark(&mut self) {
        self.marks.push((self.state.clone(), self.able.clone()));
    }

    fn undo(&mut self) {
        (self.state, self.able) = self.marks.pop().expect("a mark");
    }
}

impl Exact for Play {
    fn encode(&mut self, out: &mut Vec<u8>) {
        let State { at, local, alive, vars, locks } = &self.state;
        for list in [at, local, vars, locks] {
            out.extend(list);
        }
        out.extend(alive.iter().map(|&a| u8::from(a)));
        out.push(self.able.len() as u8);
    }
}

impl Actors for Play {
    fn actors(&mut self) -> Vec<u64> {
        self.able.iter().map(|&who| who as u64).collect()
    }
}

impl Footprints for Play {
    fn trace(&mut self, wanted: Reduction) -> bool {
        wanted != Reduction::Off
    }

    fn footprint(&mut self, out: &mut Footprint) {
        out.clone_from(&self.footprint);
    }

    fn cast(&mut self) -> Vec<Actor> {
        let alive = (0..self.programs.len()).filter(|&who| self.state.alive[who]);
        alive
            .map(|who| Actor {
                key: who as u64,
                site: (who * 100 + self.state.at[who] as usize) as u64,
                holds: self.state.locks.iter().filter(|&&l| l == who as u8 + 1).count() as u32,
                waits: match self.op(who) {
                    Some(Op::Lock(l)) => [Touch::new(lock(l), Kind::Acquire)].into_iter().collect(),
                    _ => Default::default(),
                },
            })
            .collect()
    }
}

fn programs(seed: u64) -> Vec<Vec<Op>> {
    let mut word = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut below = |n: u64| {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        (word >> 11) % n
    };
    let count = 2 + below(3);
    let flavour = below(4);
    let length = if count > 3 { 3 } else { 5 };
    let mut all = Vec::new();
    for who in 0..count {
        let mut program = Vec::new();
        for _ in 0..1 + below(length) {
            let (v, k) = (below(VARS) as usize, below(3) as u8);
            let l = below(LOCKS) as usize;
            match below(if flavour == 0 { 5 } else { 13 }) {
                0 => program.push(Op::Read(v)),
                1 => program.push(Op::Write(v, k)),
                2 => program.push(Op::Add(v)),
                3 => program.push(Op::Swap(v, k, (k + 1) % 3)),
                4 => program.push(Op::Unless),
                5 | 6 => program.extend([Op::Lock(l), Op::Add(v), Op::Unlock(l)]),
                7 => program.push(Op::Lock(l)),
                8 => program.push(Op::Unlock(l)),
                9 if flavour == 3 => program.push(Op::Spin(v)),
                10 if who > 0 => program.push(Op::Join(below(who) as usize)),
                11 if flavour == 2 && below(3) == 0 => program.push(Op::Halt),
                11 => program.push(Op::Assert(v, k)),
                _ if who + 1 < count => program.push(Op::Start(count as usize - 1)),
                _ => program.push(Op::Read(v)),
            }
        }
        all.push(program);
    }
    all
}

fn check(
    programs: &Arc<Vec<Vec<Op>>>,
    reduction: Reduction,
    ends: &Arc<Mutex<BTreeSet<State>>>,
) -> Check<'static, Play> {
    let state =
        State { at: Vec::new(), local: Vec::new(), alive: Vec::new(), vars: Vec::new(), locks: Vec::new() };
    let play = Play {
        programs: programs.clone(),
        state,
        marks: Vec::new(),
        able: Vec::new(),
        footprint: Footprint::default(),
        ends: ends.clone(),
    };
    Check::new(play)
        .strategy("dfs".parse().expect("a strategy"))
        .all_violations()
        .keep(1_000_000)
        .without_progress()
        .reduction(reduction)
}

/// Ends and violations, and the states.
fn explored(programs: &Arc<Vec<Vec<Op>>>, reduction: Reduction) -> (BTreeSet<State>, BTreeSet<String>, u64) {
    let ends = Arc::new(Mutex::new(BTreeSet::new()));
    let outcome = check(programs, reduction, &ends).run();
    assert_eq!(outcome.ending, Ending::Exhausted);
    assert_eq!(outcome.reduction, reduction);
    let violations =
        outcome.violations.iter().map(|f| format!("{}: {}", f.violation.kind, f.violation.message)).collect();
    let ends = ends.lock().unwrap().clone();
    (ends, violations, outcome.states)
}

#[test]
fn the_reduced_search_reaches_all_ends_and_violations() {
    let given = std::env::var("SOJOURNER_SEEDS").unwrap_or_default();
    let seeds = match given.split_once("..").map(|(low, high)| (low.parse(), high.parse())) {
        Some((Ok(low), Ok(high))) => low..high,
        _ => 0..3_000u64,
    };
    let (mut full_states, mut reduced_states) = (0, 0);
    for seed in seeds {
        let programs = Arc::new(programs(seed));
        let full = explored(&programs, Reduction::Off);
        let reduced = explored(&programs, Reduction::Dpor);
        assert_eq!(full.0, reduced.0, "the ends of program {seed}: {programs:#?}");
        assert_eq!(full.1, reduced.1, "the violations of program {seed}: {programs:#?}");
        full_states += full.2;
        reduced_states += reduced.2;
    }
    println!("{full_states} states, {reduced_states} with the reduction");
    assert!(reduced_states * 2 < full_states, "{reduced_states} of {full_states}");
}

/// Looking up the second order of two independent steps changes nothing but the work: the graph, edge by edge, and every
/// figure are those of the plain search, also where a limit ends it.
#[test]
fn looking_up_second_orders_is_the_plain_search() {
    let mut limited = 0;
    for seed in 0..3_000u64 {
        let programs = Arc::new(programs(seed));
        for most in [u64::MAX, 7, 40, 200] {
            let run = |reduction: Reduction| {
                let outcome = check(&programs, reduction, &Arc::default()).max_transitions(most).run();
                assert_eq!(outcome.reduction, reduction);
                let edges: Vec<Vec<_>> =
                    outcome.graph.states().map(|s| outcome.graph.targets_of(s).collect()).collect();
                let paths: Vec<_> = outcome.violations.iter().map(|f| f.path.clone()).collect();
                let figures = (outcome.states, outcome.transitions, outcome.expanded, outcome.frontier);
                (outcome.ending, figures, outcome.depth, paths, edges)
            };
            let (plain, looked_up) = (run(Reduction::Off), run(Reduction::Sleep));
            assert_eq!(plain.1, looked_up.1, "figures of program {seed}, {most} transitions: {programs:#?}");
            let differs = (0..plain.4.len()).find(|&s| plain.4[s] != looked_up.4[s]);
            assert_eq!(
                differs.map(|s| (s, &plain.4[s], &looked_up.4[s])),
                None,
                "program {seed}: {programs:#?}"
            );
            assert!(plain == looked_up, "program {seed}, {most} transitions: {programs:#?}");
            limited += u64::from(plain.0 != Ending::Exhausted);
        }
    }
    assert!(limited > 500, "{limited} runs were cut");
}
