//! All interleavings of a program of the core language, one memory access at a time.
//!
//! It knows nothing of the machine: a program is flattened into operations, a state is plain data, and every operation of
//! every thread is tried in every state. Nothing is left out and nothing is taken together but what is local to a thread.
//!
//! The meaning of waiting and interrupts is that of the Java Language Specification, 17.2, where it leaves a choice that
//! of HotSpot: who is interrupted in a wait set leaves it with the exception; who is notified first returns, with the flag
//! still set. An interrupt before the start or after the end of a thread is recorded (`Thread.interrupt`).

use super::core::{ARRAY, ATOMIC, CELLS, Program, Stmt};
use std::collections::{BTreeSet, HashMap};

#[derive(Clone, Copy, Debug)]
enum Op {
    /// Into the register.
    Load(usize),
    /// The element that the register says.
    LoadElement,
    Store(usize),
    StoreValue(usize, i32),
    StoreElement(i32),
    Cas(i32, i32),
    FetchAdd(i32),
    Lock(usize),
    Unlock(usize),
    Wait(usize),
    Notify(usize, bool),
    Interrupt(usize),
    Interrupted,
    IsInterrupted(usize),
    IsAlive(usize),
    Start(usize),
    Join(usize),
    Sleep,
    Coin,
    /// Local ones.
    Add(i32),
    Note,
    NoteValue(i32),
    Unless(i32, usize),
    Goto(usize),
    Assert(i32),
    End,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Status {
    Unstarted,
    Runs,
    /// In the wait set of a monitor that was held so often.
    Waits(usize, u8),
    /// Out of it, by an interrupt or not.
    Woken(usize, u8, bool),
    Joins(usize),
    Joined(bool),
    Sleeps,
    Ended,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Thread {
    at: usize,
    register: i32,
    sum: i32,
    status: Status,
    flag: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    memory: [i32; CELLS],
    /// Who holds each monitor, and how often.
    monitors: [Option<(usize, u8)>; 2],
    threads: Vec<Thread>,
}

/// What a step leads to: states that chance picks from, or an assertion that fails.
enum Step {
    To(Vec<State>),
    Fails,
}

/// What a program can do.
#[derive(Default, Debug)]
pub struct Truth {
    pub outputs: BTreeSet<String>,
    pub violations: BTreeSet<String>,
    /// The greatest probability of a violation that a scheduler can reach.
    pub worst: f64,
    pub states: usize,
}

struct Enumeration {
    codes: Vec<Vec<Op>>,
    known: HashMap<State, f64>,
    truth: Truth,
}

/// Everything that a program can do; the main thread is the last one. None if there is too much.
pub fn truth(program: &Program, most: usize) -> Option<Truth> {
    let count = program.threads.len();
    let mut codes: Vec<Vec<Op>> = program.threads.iter().map(|body| flat(body, true)).collect();
    let mut main: Vec<Op> = (0..count).map(Op::Start).collect();
    let offset = main.len();
    main.extend(flat(&program.main, false).into_iter().map(|op| match op {
        Op::Unless(k, to) => Op::Unless(k, to + offset),
        Op::Goto(to) => Op::Goto(to + offset),
        op => op,
    }));
    main.extend((0..count).map(Op::Join));
    main.push(Op::End);
    codes.push(main);
    let thread = |status| Thread { at: 0, register: 0, sum: 0, status, flag: false };
    let mut threads = vec![thread(Status::Unstarted); count];
    threads.push(thread(Status::Runs));
    let mut all = Enumeration { codes, known: HashMap::new(), truth: Truth::default() };
    let first = State { memory: [0; CELLS], monitors: [None; 2], threads };
    all.truth.worst = all.worst(first, most)?;
    all.truth.states = all.known.len();
    Some(all.truth)
}

/// The operations of statements; with their end.
fn flat(body: &[Stmt], ends: bool) -> Vec<Op> {
    let mut code = Vec::new();
    body.iter().for_each(|stmt| add(stmt, &mut code));
    if ends {
        code.push(Op::End);
    }
    code
}

fn add(stmt: &Stmt, code: &mut Vec<Op>) {
    let branch = |code: &mut Vec<Op>, k: i32, yes: &[Stmt], no: &[Stmt]| {
        let test = code.len();
        code.push(Op::Unless(k, 0));
        yes.iter().for_each(|stmt| add(stmt, code));
        let leaves = code.len();
        code.push(Op::Goto(0));
        code[test] = Op::Unless(k, code.len());
        no.iter().for_each(|stmt| add(stmt, code));
        code[leaves] = Op::Goto(code.len());
    };
    let note_if = |code: &mut Vec<Op>, op: Op, value: i32| {
        code.push(op);
        let after = code.len() + 2;
        code.extend([Op::Unless(1, after), Op::NoteValue(value)]);
    };
    match stmt {
        Stmt::Set(to, k) => code.push(Op::StoreValue(*to, *k)),
        Stmt::Increment(cell) => code.extend([Op::Load(*cell), Op::Add(1), Op::Store(*cell)]),
        Stmt::Copy(to, from, k) => code.extend([Op::Load(*from), Op::Add(*k), Op::Store(*to)]),
        Stmt::Note(cell) => code.extend([Op::Load(*cell), Op::Note]),
        Stmt::NoteElement(cell) => code.extend([Op::Load(*cell), Op::LoadElement, Op::Note]),
        Stmt::SetElement(cell, k) => code.extend([Op::Load(*cell), Op::StoreElement(*k)]),
        Stmt::If(cell, k, yes, no) => {
            code.push(Op::Load(*cell));
            branch(code, *k, yes, no);
        }
        Stmt::Sync(lock, inside) => {
            code.push(Op::Lock(*lock));
            inside.iter().for_each(|stmt| add(stmt, code));
            code.push(Op::Unlock(*lock));
        }
        Stmt::Wait(lock) => code.push(Op::Wait(*lock)),
        Stmt::WaitWhile(lock, cell, k) => {
            let again = code.len();
            let after = again + 4;
            code.extend([Op::Load(*cell), Op::Unless(*k, after), Op::Wait(*lock), Op::Goto(again)]);
        }
        Stmt::Notify(lock, all) => code.push(Op::Notify(*lock, *all)),
        Stmt::Cas(from, to) => note_if(code, Op::Cas(*from, *to), 1),
        Stmt::FetchAdd(k) => code.extend([Op::FetchAdd(*k), Op::Note]),
        Stmt::Interrupt(thread) => code.push(Op::Interrupt(*thread)),
        Stmt::Interrupted => note_if(code, Op::Interrupted, 2),
        Stmt::IsInterrupted(thread) => note_if(code, Op::IsInterrupted(*thread), 1),
        Stmt::IsAlive(thread) => note_if(code, Op::IsAlive(*thread), 1),
        Stmt::Join(thread) => code.push(Op::Join(*thread)),
        Stmt::Sleep => code.push(Op::Sleep),
        Stmt::Assert(cell, k) => code.extend([Op::Load(*cell), Op::Assert(*k)]),
        Stmt::Coin(yes, no) => {
            code.push(Op::Coin);
            branch(code, 1, yes, no);
        }
    }
}

impl Enumeration {
    /// The greatest probability of a violation from a state on.
    fn worst(&mut self, state: State, most: usize) -> Option<f64> {
        if let Some(known) = self.known.get(&state) {
            return Some(*known);
        }
        if self.known.len() >= most {
            return None;
        }
        // Programs have no cycles, so this value is never looked at before it is right.
        self.known.insert(state.clone(), f64::NAN);
        let mut worst = 0.0f64;
        let mut moves = false;
        for thread in 0..state.threads.len() {
            for step in self.steps(&state, thread) {
                moves = true;
                let value = match step {
                    Step::Fails => {
                        self.truth.violations.insert("assertion".into());
                        1.0
                    }
                    Step::To(next) => {
                        let share = 1.0 / next.len() as f64;
                        let mut value = 0.0;
                        for state in next {
                            value += share * self.worst(state, most)?;
                        }
                        value
                    }
                };
                assert!(!value.is_nan(), "the program has a cycle");
                worst = worst.max(value);
            }
        }
        if !moves {
            let all_ended = state.threads.iter().all(|t| t.status == Status::Ended);
            match all_ended {
                true => {
                    self.truth.outputs.insert(state.output());
                }
                false => {
                    self.truth.violations.insert("deadlock".into());
                    worst = 1.0;
                }
            }
        }
        self.known.insert(state, worst);
        Some(worst)
    }

    /// What a thread can do next; several where somebody is chosen to be notified.
    fn steps(&self, state: &State, me: usize) -> Vec<Step> {
        let thread = &state.threads[me];
        let free = |lock: usize| state.monitors[lock].is_none_or(|(owner, _)| owner == me);
        let mut next = state.clone();
        match thread.status {
            Status::Unstarted | Status::Waits(..) | Status::Joins(_) | Status::Ended => return Vec::new(),
            Status::Woken(lock, count, interrupted) => {
                if !free(lock) {
                    return Vec::new();
                }
                next.monitors[lock] = Some((me, count));
                next.threads[me].status = Status::Runs;
                match interrupted {
                    true => self.interrupted(&mut next, me),
                    false => next.threads[me].at += 1,
                }
                return vec![self.settled(next, me)];
            }
            Status::Joined(interrupted) => {
                next.threads[me].status = Status::Runs;
                match interrupted {
                    true => self.interrupted(&mut next, me),
                    false => next.threads[me].at += 1,
                }
                return vec![self.settled(next, me)];
            }
            Status::Sleeps => {
                next.threads[me].status = Status::Runs;
                match thread.flag {
                    true => self.interrupted(&mut next, me),
                    false => next.threads[me].at += 1,
                }
                return vec![self.settled(next, me)];
            }
            Status::Runs => {}
        }
        let is_alive = |t: usize| !matches!(state.threads[t].status, Status::Unstarted | Status::Ended);
        let register = &mut next.threads[me].register;
        let mut goes_on = true;
        match self.codes[me][thread.at] {
            Op::Load(cell) => *register = state.memory[cell],
            Op::LoadElement => *register = state.memory[ARRAY + (thread.register & 1) as usize],
            Op::Store(cell) => next.memory[cell] = thread.register,
            Op::StoreValue(cell, k) => next.memory[cell] = k,
            Op::StoreElement(k) => next.memory[ARRAY + (thread.register & 1) as usize] = k,
            Op::Cas(from, to) => {
                *register = i32::from(state.memory[ATOMIC] == from);
                if state.memory[ATOMIC] == from {
                    next.memory[ATOMIC] = to;
                }
            }
            Op::FetchAdd(k) => {
                *register = state.memory[ATOMIC];
                next.memory[ATOMIC] += k;
            }
            Op::Lock(lock) => {
                if !free(lock) {
                    return Vec::new();
                }
                next.monitors[lock] = Some((me, state.monitors[lock].map_or(1, |(_, count)| count + 1)));
            }
            Op::Unlock(lock) => {
                let (_, count) = state.monitors[lock].expect("it is held");
                next.monitors[lock] = (count > 1).then_some((me, count - 1));
            }
            Op::Wait(lock) if !thread.flag => {
                let (_, count) = state.monitors[lock].expect("it is held");
                next.monitors[lock] = None;
                next.threads[me].status = Status::Waits(lock, count);
                goes_on = false;
            }
            Op::Join(other) if is_alive(other) && !thread.flag => {
                next.threads[me].status = Status::Joins(other);
                goes_on = false;
            }
            Op::Join(other) if !is_alive(other) => {}
            Op::Sleep if !thread.flag => {
                next.threads[me].status = Status::Sleeps;
                goes_on = false;
            }
            Op::Wait(_) | Op::Join(_) | Op::Sleep => {
                self.interrupted(&mut next, me);
                goes_on = false;
            }
            Op::Notify(lock, all) => {
                next.threads[me].at += 1;
                let wakes = |state: &mut State, t: usize| {
                    if let Status::Waits(l, count) = state.threads[t].status
                        && l == lock
                    {
                        state.threads[t].status = Status::Woken(lock, count, false);
                        return true;
                    }
                    false
                };
                if all {
                    for t in 0..next.threads.len() {
                        wakes(&mut next, t);
                    }
                    return vec![self.settled(next, me)];
                }
                let mut steps: Vec<Step> = Vec::new();
                for t in 0..next.threads.len() {
                    let mut chosen = next.clone();
                    if wakes(&mut chosen, t) {
                        steps.push(self.settled(chosen, me));
                    }
                }
                return if steps.is_empty() { vec![self.settled(next, me)] } else { steps };
            }
            Op::Interrupt(other) => {
                let other = &mut next.threads[other];
                other.flag = true;
                match other.status {
                    Status::Waits(lock, count) => other.status = Status::Woken(lock, count, true),
                    Status::Joins(_) => other.status = Status::Joined(true),
                    _ => {}
                }
            }
            Op::Interrupted => {
                *register = i32::from(thread.flag);
                next.threads[me].flag = false;
            }
            Op::IsInterrupted(other) => *register = i32::from(state.threads[other].flag),
            Op::IsAlive(other) => *register = i32::from(is_alive(other)),
            Op::Start(other) => next.threads[other].status = Status::Runs,
            Op::Coin => {
                next.threads[me].at += 1;
                let mut both = Vec::new();
                for side in [0, 1] {
                    let mut tossed = next.clone();
                    tossed.threads[me].register = side;
                    match self.settled(tossed, me) {
                        Step::To(states) => both.extend(states),
                        Step::Fails => unreachable!("an assertion reads first"),
                    }
                }
                return vec![Step::To(both)];
            }
            Op::End => {
                next.threads[me].status = Status::Ended;
                for other in &mut next.threads {
                    if other.status == Status::Joins(me) {
                        other.status = Status::Joined(false);
                    }
                }
                return vec![Step::To(vec![next])];
            }
            Op::Add(_) | Op::Note | Op::NoteValue(_) | Op::Unless(..) | Op::Goto(_) | Op::Assert(_) => {
                unreachable!("what is local belongs to the step before")
            }
        }
        if goes_on {
            next.threads[me].at += 1;
        }
        vec![self.settled(next, me)]
    }

    /// An `InterruptedException` leaves all monitors and is caught at the end of the thread.
    fn interrupted(&self, state: &mut State, me: usize) {
        for monitor in &mut state.monitors {
            if monitor.is_some_and(|(owner, _)| owner == me) {
                *monitor = None;
            }
        }
        let thread = &mut state.threads[me];
        thread.flag = false;
        thread.sum = thread.sum * 3 + 1;
        thread.at = self.codes[me].len() - 1;
    }

    /// Goes on with what is local.
    fn settled(&self, mut state: State, me: usize) -> Step {
        let thread = &mut state.threads[me];
        while thread.status == Status::Runs {
            match self.codes[me][thread.at] {
                Op::Add(k) => thread.register += k,
                Op::Note => thread.sum = thread.sum * 3 + thread.register,
                Op::NoteValue(k) => thread.sum = thread.sum * 3 + k,
                Op::Unless(k, to) => {
                    thread.at = if thread.register == k { thread.at + 1 } else { to };
                    continue;
                }
                Op::Goto(to) => {
                    thread.at = to;
                    continue;
                }
                Op::Assert(k) if thread.register == k => return Step::Fails,
                Op::Assert(_) => {}
                _ => break,
            }
            thread.at += 1;
        }
        Step::To(vec![state])
    }
}

impl State {
    /// As the main thread prints it.
    fn output(&self) -> String {
        let (main, others) = self.threads.split_last().expect("a main thread");
        let mut numbers: Vec<i32> = self.memory.to_vec();
        numbers.push(main.sum);
        numbers.extend((0..3).map(|t| others.get(t).map_or(0, |thread| thread.sum)));
        numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
    }
}
