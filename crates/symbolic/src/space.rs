//! A system, and the book of what was explored of it. Whoever explores says which alternative of which node is next.
//!
//! A node that still has alternatives keeps a saved state. Steps may be broken off, by a limit or because something
//! that the system assumed is wrong ([`Halt`]); then the step is not entered.

use crate::book::{Book, Key, Kind, NodeId, Tally};
use crate::fraction::{self, Fraction};
use num_traits::Zero;
use sojourner_kernel::system::capability::{Amount, Measured};
use sojourner_kernel::{Ask, Stop, System, Violation, Watch};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Why exploring ended before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    Time,
    Memory,
    Transitions,
    States,
    Interrupted,
    /// An assumption of the system was wrong: what was explored says nothing, and the system was made anew.
    Refuted,
}

impl Halt {
    /// For a person: what ended the run.
    pub fn words(self) -> &'static str {
        match self {
            Halt::Time => "the time limit",
            Halt::Memory => "the memory limit",
            Halt::Transitions => "the limit of transitions",
            Halt::States => "the limit of states",
            Halt::Interrupted => "an interrupt",
            Halt::Refuted => "an assumption that was wrong",
        }
    }
}

/// Where exploring stops at the latest.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    pub deadline: Option<Instant>,
    pub transitions: Option<u64>,
    pub states: Option<u64>,
    /// How memory is measured, and how much is too much.
    pub memory: Option<(fn() -> u64, u64)>,
    pub interrupt: Arc<AtomicBool>,
    /// Who is told now and then how far exploring is.
    pub watcher: Option<Watcher>,
}

/// How far exploring is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    pub states: u64,
    pub transitions: u64,
    /// Around the answer to the present question, as far as is known.
    pub bounds: (f64, f64),
}

/// Who watches; it changes nothing.
#[derive(Clone)]
pub struct Watcher(pub Arc<dyn Fn(&Standing) + Send + Sync>);

impl std::fmt::Debug for Watcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Watcher")
    }
}

impl Limits {
    fn watch(&self) -> Watch {
        let watch = Watch::new(self.interrupt.clone(), self.deadline);
        match self.memory {
            Some((meter, most)) => watch.memory(meter, most),
            None => watch,
        }
    }

    /// Whether time, memory or patience is over.
    pub fn is_over(&self) -> Option<Halt> {
        if self.interrupt.load(Ordering::Relaxed) {
            return Some(Halt::Interrupted);
        }
        if self.deadline.is_some_and(|at| Instant::now() >= at) {
            return Some(Halt::Time);
        }
        self.memory.is_some_and(|(meter, most)| meter() >= most).then_some(Halt::Memory)
    }
}

/// What a space keeps besides states.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keeps {
    /// Runs longer than this many choices are not followed.
    pub depth: Option<u32>,
    /// Names whose values are remembered to the end.
    pub values: Vec<String>,
    /// Names whose amounts are on the transitions: what is measured, then labels that are counted by their states.
    pub amounts: Vec<String>,
    /// By amount, the proposition whose states count 1, if it is one.
    pub counted: Vec<Option<u32>>,
    /// The number of the amount that counts transitions, if it is asked for.
    pub steps: Option<u32>,
    /// A transition without an alternative is a step too: in a model. In a program it is one that only a label makes.
    pub single_steps: bool,
}

/// Violations that are gone through again with numbers in place of open values, if they read like others.
const CONFIRMED: usize = 256;

/// A system under exploration.
pub struct Space<S: System> {
    pub system: S,
    pub book: Book,
    pub keeps: Keeps,
    limits: Limits,
    watch: Watch,
    snapshots: Vec<Option<S::Snapshot>>,
    /// By node, from where and by which alternative it was found.
    parents: Vec<(u32, u32)>,
    /// Violations that were seen with numbers in place of open values, and those (by number) that were not.
    confirmed: usize,
    refuted: Vec<u32>,
    /// Where the system stands.
    at: Option<NodeId>,
    steps: u64,
    measured: Vec<Measured>,
    /// Around the answer to the present question, for who watches.
    pub bounds: (f64, f64),
}

/// Each name once, by rising name.
fn summed(mut added: Vec<(u32, Fraction)>) -> Vec<(u32, Fraction)> {
    added.sort_by_key(|(name, _)| *name);
    let mut all: Vec<(u32, Fraction)> = Vec::with_capacity(added.len());
    for (name, amount) in added {
        match all.last_mut() {
            Some((last, sum)) if *last == name => *sum += amount,
            _ => all.push((name, amount)),
        }
    }
    all
}

impl<S: System> Space<S> {
    /// Goes to the initial state.
    pub fn new(system: S, keeps: Keeps, limits: Limits) -> Result<Space<S>, (Halt, S)> {
        let watch = limits.watch();
        let mut space = Space {
            system,
            book: Book::new(),
            keeps,
            limits,
            watch,
            snapshots: Vec::new(),
            parents: Vec::new(),
            confirmed: 0,
            refuted: Vec::new(),
            at: None,
            steps: 0,
            measured: Vec::new(),
            bounds: (0.0, 1.0),
        };
        match space.begin() {
            Ok(()) => Ok(space),
            Err(halt) => Err((halt, space.system)),
        }
    }

    fn begin(&mut self) -> Result<(), Halt> {
        self.system.set_watch(self.watch.clone());
        let stop = self.system.start();
        self.holds()?;
        let memory = self.book.memory(vec![None; self.keeps.values.len()]);
        let labels = if self.keeps.counted.is_empty() { 0 } else { self.system.labels() };
        let (tally, memory) = self.measure(memory, labels, false);
        self.book.before = tally;
        self.enter(stop, memory, 0, (0, 0));
        Ok(())
    }

    /// Whether the last step counts.
    fn holds(&mut self) -> Result<(), Halt> {
        if !self.watch.has_broken() {
            return Ok(());
        }
        self.at = None;
        if self.system.refine() {
            return Err(Halt::Refuted);
        }
        Err(self.limits.is_over().unwrap_or(Halt::Interrupted))
    }

    /// Whether the book still says something: to be asked before it is read for good.
    pub fn is_sound(&mut self) -> Result<(), Halt> {
        if self.system.refine() { Err(Halt::Refuted) } else { Ok(()) }
    }

    /// What the last step has measured, and what the run remembers after it.
    fn measure(&mut self, memory: u32, labels: u64, is_step: bool) -> (u32, u32) {
        let mut added: Vec<(u32, Fraction)> = Vec::new();
        for (at, bit) in self.keeps.counted.iter().enumerate() {
            if bit.is_some_and(|bit| labels >> bit & 1 == 1) {
                added.push((at as u32, fraction::whole(1)));
            }
        }
        if let Some(steps) = self.keeps.steps.filter(|_| is_step) {
            added.push((steps, fraction::whole(1)));
        }
        self.system.measured(&mut self.measured);
        let mut memory = memory;
        for Measured { name, amount, is_added } in std::mem::take(&mut self.measured) {
            let amount = match amount {
                Amount::Whole(n) => fraction::whole(n),
                Amount::Real(x) => fraction::decimal(x).expect("amounts are finite"),
            };
            if let Some(at) = self.keeps.amounts.iter().position(|a| **a == *name)
                && is_added
                && !amount.is_zero()
            {
                added.push((at as u32, amount.clone()));
            }
            if let Some(at) = self.keeps.values.iter().position(|v| **v == *name) {
                let known = if is_added { &mut self.book.added } else { &mut self.book.set };
                known.resize(self.keeps.values.len(), false);
                known[at] = true;
                let mut values = self.book.memories[memory as usize].clone();
                values[at] = match values[at].take() {
                    Some(before) if is_added => Some(before + amount),
                    _ => Some(amount),
                };
                memory = self.book.memory(values);
            }
        }
        let added = summed(added);
        let tally = if added.is_empty() { 0 } else { self.book.tally(Tally { added }) };
        (tally, memory)
    }

    /// The node of the state the system stands at.
    fn enter(&mut self, stop: Stop, memory: u32, depth: u32, parent: (u32, u32)) -> NodeId {
        let depth = if self.keeps.depth.is_some() { depth } else { 0 };
        let key = Key { fingerprint: self.system.fingerprint().0, memory, depth };
        if let Some(known) = self.book.find(&key) {
            self.at = Some(known);
            return known;
        }
        let labels = self.system.labels();
        let kind = match stop {
            Stop::Choice(_) if self.keeps.depth.is_some_and(|most| depth >= most) => {
                Kind::Grey(self.book.reason("runs longer than the limit of depth"))
            }
            Stop::Choice(choice) => Kind::Choice(self.book.intern(&choice)),
            Stop::End => Kind::End,
            Stop::Violation(violation) => self.confirm(violation, parent),
            Stop::Excluded => Kind::Excluded,
            Stop::Unsupported(what) => Kind::Grey(self.book.reason(&what)),
        };
        let node = self.book.add(key, kind, labels);
        let snapshot = matches!(kind, Kind::Choice(_)).then(|| self.system.save());
        self.snapshots.push(snapshot);
        self.parents.push(parent);
        self.at = Some(node);
        node
    }

    /// A violation at the end of a run, if it is there with numbers in place of open values; otherwise nothing is known
    /// of that run. Many that read alike are not all gone through again.
    fn confirm(&mut self, violation: Violation, parent: (u32, u32)) -> Kind {
        let met = self.book.violations.len();
        let number = self.book.violation(violation.clone());
        let is_known =
            (number as usize) < met && self.confirmed >= CONFIRMED && !self.refuted.contains(&number);
        if is_known {
            return Kind::Violation(number);
        }
        let path = if self.parents.is_empty() { Vec::new() } else { self.path(parent) };
        match self.system.refuted(&path, &violation) {
            None => {
                self.confirmed += 1;
                Kind::Violation(number)
            }
            Some(why) => {
                self.refuted.push(number);
                Kind::Grey(self.book.reason(&why))
            }
        }
    }

    /// The run on which a node was found: its alternatives, with the last one.
    fn path(&self, (mut at, last): (u32, u32)) -> Vec<u32> {
        let mut path = vec![last];
        while at != NodeId::INITIAL.0 {
            let (before, alternative) = self.parents[at as usize];
            path.push(alternative);
            at = before;
        }
        path.reverse();
        path
    }

    /// Where an alternative leads: explored now, if it was not before.
    pub fn step(&mut self, from: NodeId, alternative: u32) -> Result<NodeId, Halt> {
        if let Some((to, _)) = self.book.target(from, alternative) {
            return Ok(to);
        }
        self.bounded()?;
        self.go(from);
        let key = self.book.node(from).key;
        self.at = None;
        let is_start = from.index() == 0 && self.system.as_actions().is_some_and(|a| a.draws_start());
        let stop = self.system.step(alternative);
        self.holds()?;
        let labels = if self.keeps.counted.is_empty() { 0 } else { self.system.labels() };
        let is_step = self.keeps.single_steps || self.book.pick(from).is_some_and(|p| p.alternatives() > 1);
        let (tally, memory) = self.measure(key.memory, labels, is_step && !is_start);
        let to = self.enter(stop, memory, key.depth + 1, (from.0, alternative));
        self.book.connect(from, alternative, to, tally);
        if self.book.node(from).open == 0 {
            self.snapshots[from.index()] = None;
        }
        Ok(to)
    }

    fn bounded(&mut self) -> Result<(), Halt> {
        if self.limits.transitions.is_some_and(|most| self.book.transitions >= most) {
            return Err(Halt::Transitions);
        }
        if self.limits.states.is_some_and(|most| self.book.len() as u64 >= most) {
            return Err(Halt::States);
        }
        self.steps += 1;
        if self.steps.is_multiple_of(256) {
            if let Some(Watcher(watcher)) = &self.limits.watcher {
                let (states, transitions) = (self.book.len() as u64, self.book.transitions);
                watcher(&Standing { states, transitions, bounds: self.bounds });
            }
            if let Some(halt) = self.limits.is_over() {
                return Err(halt);
            }
        }
        Ok(())
    }

    /// Brings the system to a node that has alternatives left.
    pub fn go(&mut self, node: NodeId) {
        if self.at != Some(node) {
            let snapshot = self.snapshots[node.index()].as_ref().expect("an unfinished node has its state");
            self.system.restore(snapshot);
            self.at = Some(node);
        }
    }

    pub fn limits(&self) -> &Limits {
        &self.limits
    }
}
