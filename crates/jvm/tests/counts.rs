//! States and transitions of small programs, against an enumeration that knows nothing of Java.
//!
//! The argument, in short. A thread's visible operations here are: an access to a static field or an
//! array element, entering a monitor that is not its own, a compare-and-set or fetch-and-add, a wait,
//! coming back from one, starting a thread while another one is alive, and its own end. A step is one
//! of them with all that follows up to the next; leaving a monitor and `notify` (nobody else can move then) belong to the step
//! before them. A thread that has not run yet makes its first operation as its first step, or, if
//! that is a monitor that is held, comes to wait there. A state is a choice point if two threads or more can make a step; while one alone
//! can, it goes on in the same transition. When one thread is left, it runs to its end: from the last
//! choice on all is one transition. An end is one state for each outcome of the shared variables.
//!
//! `Abstract` below enumerates just that, over plain vectors. Locals count only while they are used
//! again, so a register is cleared by its last use.

use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::machine::Options;
use sojourner_jvm::program::Program;
use sojourner_jvm::source::compile_into;
use sojourner_kernel::search::{Reduction, Verdict};
use sojourner_kernel::{Check, Spec};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// A visible operation, with what follows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Op {
    /// Into the thread's register.
    Read(usize),
    /// The register plus a number, which clears it.
    Write(usize, i32),
    Set(usize, i32),
    Add(usize, i32),
    /// From this value to that, if it is this.
    Cas(usize, i32, i32),
    Lock(usize),
    /// Gives up the monitor that `Lock` took; the next step takes it again.
    Wait(usize),
    Retake(usize),
    /// Starts another thread.
    Start(usize),
    /// What belongs to the step before.
    Unlock(usize),
    NotifyAll(usize),
    /// Goes on there if the register is zero, which clears it.
    IfZero(usize),
    Goto(usize),
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct State {
    /// Where each thread stands; past its last operation it is about to end.
    at: Vec<usize>,
    register: Vec<i32>,
    alive: Vec<bool>,
    started: Vec<bool>,
    waiting: Vec<bool>,
    /// Has not run yet, so it does not stand before its first operation.
    fresh: Vec<bool>,
    variables: [i32; 3],
    owner: [Option<usize>; 2],
}

struct Abstract {
    threads: Vec<Vec<Op>>,
    states: BTreeMap<State, ()>,
    ends: BTreeSet<(bool, [i32; 3])>,
    transitions: u64,
}

impl Abstract {
    fn enabled(&self, s: &State) -> Vec<usize> {
        let able = |t: usize| {
            s.alive[t]
                && s.started[t]
                && !s.waiting[t]
                && match self.threads[t].get(s.at[t]) {
                    Some(Op::Lock(l) | Op::Retake(l)) => s.fresh[t] || s.owner[*l].is_none(),
                    _ => true,
                }
        };
        (0..self.threads.len()).filter(|&t| able(t)).collect()
    }

    /// What is no step of its own.
    fn glide(&self, s: &mut State, t: usize) {
        while let Some(op) = self.threads[t].get(s.at[t]) {
            match *op {
                Op::Unlock(l) => s.owner[l] = None,
                Op::NotifyAll(l) => {
                    for other in 0..self.threads.len() {
                        let waits =
                            matches!(self.threads[other].get(s.at[other]), Some(Op::Retake(m)) if *m == l);
                        if waits {
                            s.waiting[other] = false;
                        }
                    }
                }
                Op::IfZero(to) => {
                    if std::mem::take(&mut s.register[t]) == 0 {
                        s.at[t] = to;
                        continue;
                    }
                }
                Op::Goto(to) => {
                    s.at[t] = to;
                    continue;
                }
                _ => return,
            }
            s.at[t] += 1;
        }
    }

    fn step(&self, s: &mut State, t: usize) {
        let Some(op) = self.threads[t].get(s.at[t]) else {
            s.alive[t] = false;
            return;
        };
        let is_first = std::mem::replace(&mut s.fresh[t], false);
        if let Op::Lock(l) = *op
            && s.owner[l].is_some()
        {
            assert!(is_first, "only a thread that has not run yet comes to a monitor that is held");
            return;
        }
        s.at[t] += 1;
        match *op {
            Op::Read(v) => s.register[t] = s.variables[v],
            Op::Write(v, n) => s.variables[v] = std::mem::take(&mut s.register[t]) + n,
            Op::Set(v, n) => s.variables[v] = n,
            Op::Add(v, n) => s.variables[v] += n,
            Op::Cas(v, from, to) => {
                if s.variables[v] == from {
                    s.variables[v] = to;
                }
            }
            Op::Lock(l) | Op::Retake(l) => s.owner[l] = Some(t),
            Op::Wait(l) => {
                s.owner[l] = None;
                s.waiting[t] = true;
            }
            Op::Start(other) => s.started[other] = true,
            _ => unreachable!("not a step"),
        }
        self.glide(s, t);
    }

    /// On to the next choice point, if there is one; an end otherwise.
    fn settle(&mut self, mut s: State) {
        loop {
            match self.enabled(&s)[..] {
                [] => {
                    let deadlock = s.alive.iter().any(|a| *a);
                    self.ends.insert((deadlock, s.variables));
                    return;
                }
                [t] => self.step(&mut s, t),
                _ => break,
            }
        }
        if self.states.insert(s.clone(), ()).is_none() {
            for t in self.enabled(&s) {
                self.transitions += 1;
                let mut next = s.clone();
                self.step(&mut next, t);
                self.settle(next);
            }
        }
    }

    /// States, transitions, and whether there is a deadlock.
    fn count(threads: &[&[Op]], running: usize) -> (u64, u64, bool) {
        let n = threads.len();
        let mut all = Abstract {
            threads: threads.iter().map(|t| t.to_vec()).collect(),
            states: BTreeMap::new(),
            ends: BTreeSet::new(),
            transitions: 0,
        };
        let mut s = State {
            at: vec![0; n],
            register: vec![0; n],
            alive: vec![true; n],
            started: (0..n).map(|t| t < running).collect(),
            waiting: vec![false; n],
            fresh: (0..n).map(|t| t > 0).collect(),
            variables: [0; 3],
            owner: [None; 2],
        };
        for t in 0..n {
            all.glide(&mut s, t);
        }
        all.settle(s);
        let states = (all.states.len() + all.ends.len()) as u64;
        (states, all.transitions, all.ends.iter().any(|(deadlock, _)| *deadlock))
    }
}

/// Name, what main does after the first start, what the other threads do, and the same in operations
/// (main first). With a third thread, main starts it.
type Case = (&'static str, &'static str, &'static [&'static str], &'static [&'static [Op]]);

use Op::*;

const CASES: &[Case] = &[
    // 2 x 2 positions (before the write, before the end) by what was written: 4 states and 1 end;
    // from each state two steps.
    ("Disjoint", "x = 1;", &["y = 1;"], &[&[Set(0, 1)], &[Set(1, 1)]]),
    ("SameWrite", "x = 1;", &["x = 2;"], &[&[Set(0, 1)], &[Set(0, 2)]]),
    ("LostUpdate", "x++;", &["x++;"], &[&[Read(0), Write(0, 1)], &[Read(0), Write(0, 1)]]),
    (
        "StoreBuffer",
        "x = 1; z = y + 0;",
        &["y = 1; x = x + 1;"],
        &[&[Set(0, 1), Read(1), Write(2, 0)], &[Set(1, 1), Read(0), Write(0, 1)]],
    ),
    (
        "Locked",
        "synchronized (L) { x++; }",
        &["synchronized (L) { x++; }"],
        &[&[Lock(0), Read(0), Write(0, 1), Unlock(0)], &[Lock(0), Read(0), Write(0, 1), Unlock(0)]],
    ),
    (
        "LockOrder",
        "synchronized (L) { synchronized (M) { x = 1; } }",
        &["synchronized (M) { synchronized (L) { x = 2; } }"],
        &[
            &[Lock(0), Lock(1), Set(0, 1), Unlock(1), Unlock(0)],
            &[Lock(1), Lock(0), Set(0, 2), Unlock(0), Unlock(1)],
        ],
    ),
    (
        "HalfLocked",
        "synchronized (L) { x++; }",
        &["x = 5;"],
        &[&[Lock(0), Read(0), Write(0, 1), Unlock(0)], &[Set(0, 5)]],
    ),
    (
        "Atomics",
        "n.getAndAdd(1); n.getAndAdd(2);",
        &["n.getAndAdd(4);"],
        &[&[Add(2, 1), Add(2, 2)], &[Add(2, 4)]],
    ),
    (
        "CasOnce",
        "n.compareAndSet(0, 1);",
        &["n.compareAndSet(0, 2); x = 1;"],
        &[&[Cas(2, 0, 1)], &[Cas(2, 0, 2), Set(0, 1)]],
    ),
    ("Elements", "a[0]++;", &["a[1] = 7; a[0] = 3;"], &[&[Read(0), Write(0, 1)], &[Set(1, 7), Set(0, 3)]]),
    ("ThreeWriters", "x = 1;", &["x = 2;", "y = 3;"], &[&[Start(2), Set(0, 1)], &[Set(0, 2)], &[Set(1, 3)]]),
    (
        "ThreeLocked",
        "synchronized (L) { x++; }",
        &["synchronized (L) { x++; }", "synchronized (M) { y++; }"],
        &[
            &[Start(2), Lock(0), Read(0), Write(0, 1), Unlock(0)],
            &[Lock(0), Read(0), Write(0, 1), Unlock(0)],
            &[Lock(1), Read(1), Write(1, 1), Unlock(1)],
        ],
    ),
    (
        // Waiting while x is zero; the notifier may come before, after, or in between.
        "WaitNotify",
        "synchronized (L) { while (x == 0) L.wait(); }",
        &["synchronized (L) { x = 1; L.notifyAll(); }"],
        &[
            &[Lock(0), Read(0), IfZero(4), Goto(7), Wait(0), Retake(0), Goto(1), Unlock(0)],
            &[Lock(0), Set(0, 1), NotifyAll(0), Unlock(0)],
        ],
    ),
];

fn source(case: &Case) -> String {
    let (name, main, others, _) = case;
    let mut text = format!(
        "import java.util.concurrent.atomic.AtomicInteger;\npublic class {name} {{\n\
         static int x, y, z;\nstatic final int[] a = new int[2];\n\
         static final Object L = new Object(), M = new Object();\n\
         static final AtomicInteger n = new AtomicInteger();\n"
    );
    // Threads with a `run` of their own: one made from a Runnable reads its field first.
    for (i, body) in others.iter().enumerate() {
        text.push_str(&format!(
            "static class T{i} extends Thread {{ public void run() {{ try {{ {body} never(); }} \
             catch (InterruptedException e) {{}} }} }}\n"
        ));
    }
    text.push_str("static void never() throws InterruptedException {}\n");
    text.push_str("public static void main(String[] args) throws Exception {\n");
    for i in 0..others.len() {
        text.push_str(&format!("T{i} t{i} = new T{i}();\n"));
    }
    for i in 0..others.len() {
        text.push_str(&format!("t{i}.start();\n"));
    }
    text.push_str(main);
    text.push_str("\n}\n}\n");
    text
}

#[test]
fn counts_are_those_of_an_independent_enumeration() {
    let jdk = Jdk::find(None).unwrap();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("counted-sources");
    std::fs::create_dir_all(&folder).unwrap();
    let mut sources = Vec::new();
    for case in CASES {
        let file = folder.join(format!("{}.java", case.0));
        std::fs::write(&file, source(case)).unwrap();
        sources.push(file);
    }
    let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("counted-classes");
    let compiled = compile_into(&cache, &sources, None, &jdk).unwrap();
    let class_path = ClassPath::from_paths(&[compiled.classes], jdk.feature).unwrap();
    let program = Program::open(&jdk, class_path).unwrap();
    let mut bad = Vec::new();
    for (name, _, _, threads) in CASES {
        let main_class = name.to_string();
        let launch = Launch::of_main(program.clone(), jdk.clone(), main_class);
        let run = |reduction| {
            let options = Options { heap_bytes: 64 << 20, discipline: false, ..Options::default() };
            let system = JavaSystem::new(&launch, &[], options).expect("it boots");
            let dfs: Spec = "dfs".parse().expect("a strategy");
            Check::new(system).strategy(dfs).all_violations().reduction(reduction).run()
        };
        let outcome = run(Reduction::Off);
        let deadlock = outcome.verdict == Verdict::Violated;
        let found = (outcome.states, outcome.transitions, deadlock);
        let expected = Abstract::count(threads, 2);
        if found != expected {
            bad.push(format!("{name}: {found:?}, by enumeration {expected:?}"));
        }
        let sleep = run(Reduction::Sleep);
        assert_eq!((sleep.states, sleep.transitions), (outcome.states, outcome.transitions), "{name}");
        let dpor = run(Reduction::Dpor);
        assert_eq!((dpor.verdict, dpor.reduction), (outcome.verdict, Reduction::Dpor), "{name}");
        assert!(dpor.states <= outcome.states && dpor.transitions <= outcome.transitions, "{name}");
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn the_enumeration_agrees_with_counting_by_hand() {
    // Two threads of one write each: positions (0|1) x (0|1), where 1 is "about to end". Different
    // variables: each position fixes the values, so 4 states; one end; two steps from each.
    assert_eq!(Abstract::count(&[&[Set(0, 1)], &[Set(1, 1)]], 2), (5, 8, false));
    // The same variable: when both have written, either value can be there: one state more, and two
    // ends.
    assert_eq!(Abstract::count(&[&[Set(0, 1)], &[Set(0, 2)]], 2), (7, 10, false));
    // Two locks in opposite orders. Before anything: 1. One holds its first lock: 2 states with a
    // choice. Both hold one: a deadlock, no choice. One holds both: the other cannot move, so it goes
    // on, and what is left is a thread about to end with the other at its first lock, then that one
    // with either lock or at its end.
    let (_, _, deadlock) = Abstract::count(
        &[
            &[Lock(0), Lock(1), Set(0, 1), Unlock(1), Unlock(0)],
            &[Lock(1), Lock(0), Set(0, 2), Unlock(0), Unlock(1)],
        ],
        2,
    );
    assert!(deadlock);
}
