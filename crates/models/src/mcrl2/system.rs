//! A specification as a system to explore.
//!
//! A state is one number per sequential process. Its fingerprint is made of the hashes of those
//! processes' states, which depend on their structure and not on the order in which they were met; its
//! encoding is that structure itself.

use std::sync::Arc;

use smallvec::SmallVec;
use sojourner_kernel::system::action::{ActionId, Actions, Declared};
use sojourner_kernel::system::capability::{Describe, Exact, Foresight, Undo};
use sojourner_kernel::{Capabilities, Fingerprint, Stop};

use super::error::{At, Halt, Result};
use super::numbers::Number;
use super::process::leaf::{Frame, Leaf, Next, Piece};
use super::process::net::{End, Network};
use super::process::{Action, Point, Proc, Program, Then, drawn_first};
use super::terms::{FALSE, Node, Term};
use super::typecheck;
use super::view::{Alternative, Counts, State, UNKNOWN, View, decision};
use crate::packed::spread;

/// The label of the end of all processes.
const TERMINATE: u32 = u32::MAX;

/// The label of a draw before the first step.
const START: u32 = u32::MAX - 1;

/// A specification that stands at a state.
#[derive(Clone, Debug)]
pub struct System {
    network: std::result::Result<Network, Halt>,
    program: Arc<Program>,
    starts: Vec<Next>,
    here: View,
    /// Where the last step was taken: a search comes back there for the next one.
    before: View,
    marks: Vec<State>,
    counts: Counts,
    halt: Option<Halt>,
    /// Why steps could not be worked out.
    failures: Vec<Halt>,
    /// The groups of processes that may have something to do, kept for its memory.
    active: Vec<u32>,
}

impl System {
    pub fn new(program: Arc<Program>) -> System {
        let network = Network::new(program.clone());
        System {
            network,
            program,
            starts: Vec::new(),
            here: View::default(),
            before: View::default(),
            marks: Vec::new(),
            counts: Counts::default(),
            halt: None,
            failures: Vec::new(),
            active: Vec::new(),
        }
    }

    fn network(&mut self) -> &mut Network {
        self.network.as_mut().expect("a system that starts has a network")
    }

    /// The states the processes start in.
    fn starts(&mut self) -> Result<Vec<Next>> {
        let network = self.network.as_mut().map_err(|h| h.clone())?;
        let program = self.program.clone();
        let mut starts = Vec::new();
        for (index, leaf) in program.leaves.iter().enumerate() {
            network.rewriter.begin();
            let next = network.with(index as u32, |d| {
                let mut frame: Vec<Term> = vec![FALSE; program.slots as usize];
                for level in &leaf.levels {
                    let mut values = Vec::new();
                    for (slot, code) in level {
                        values.push((*slot, d.rewriter.eval(&program.data, code, &mut frame)?));
                    }
                    for (slot, value) in values {
                        frame[slot as usize] = value;
                    }
                }
                let top = d.enter(&leaf.start, &mut frame)?;
                d.settle(vec![top])
            })?;
            starts.push(next);
        }
        Ok(starts)
    }

    /// Finds the alternatives of the present state.
    fn look(&mut self) -> Result<()> {
        self.here.clear();
        self.here.known = true;
        if self.failure().is_some() {
            return Ok(());
        }
        if self.here.state.is_empty() {
            return self.look_before();
        }
        let state = std::mem::take(&mut self.here.state);
        let found = self.look_at(&state);
        self.here.state = state;
        found?;
        for (alternative, ends) in self.here.ambiguous() {
            let moves = self.moves(&ends)?;
            self.here.arrives(alternative, &moves);
        }
        self.here.drop_repeated();
        Ok(())
    }

    /// Works out where an alternative leads, if that was put off.
    fn arrive(&mut self, alternative: u32) -> Result<()> {
        if self.here.later.is_empty()
            || self.here.moves_of(alternative as usize).iter().all(|m| m.1 != UNKNOWN)
        {
            return Ok(());
        }
        let later = self.here.later.binary_search_by_key(&alternative, |l| l.0);
        let ends = self.here.later[later.expect("an unknown end is worked out later")].1.clone();
        let moves = self.moves(&ends)?;
        self.here.arrives(alternative, &moves);
        Ok(())
    }

    /// Where processes go from the present state.
    fn moves(&mut self, ends: &[End]) -> Result<SmallVec<[(u32, u32); 3]>> {
        let network = self.network.as_mut().expect("a system that starts has a network");
        network.ends(ends, &self.here.state)
    }

    /// Why the present state is not known, if it is what a step led to that could not be worked out: it then has
    /// one number more than there are processes.
    fn failure(&self) -> Option<&Halt> {
        let (&last, before) = self.here.state.split_last()?;
        (before.len() == self.program.leaves.len()).then(|| &self.failures[last as usize])
    }

    fn look_at(&mut self, state: &[u32]) -> Result<()> {
        let network = self.network.as_mut().expect("a system that starts has a network");
        let here = &mut self.here;
        let mut active = std::mem::take(&mut self.active);
        network.active(state, &mut active)?;
        for &group in &active {
            let group = group as usize;
            let outs = network.together(group, state)?;
            for out in outs.iter() {
                if let Some(ends) = &out.later {
                    let from = here.moves.len() as u32;
                    here.moves.extend(network.groups.all[group].iter().map(|&leaf| (leaf, UNKNOWN)));
                    here.later.push((here.alternatives.len() as u32, ends.clone()));
                    here.alternatives.push(Alternative {
                        label: out.label,
                        weight: Number::ONE,
                        from,
                        first: true,
                    });
                    continue;
                }
                for (index, (weight, states)) in out.branches.iter().enumerate() {
                    let from = here.moves.len() as u32;
                    here.moves.extend(network.groups.all[group].iter().copied().zip(states.iter().copied()));
                    here.alternatives.push(Alternative {
                        label: out.label,
                        weight: weight.clone(),
                        from,
                        first: index == 0,
                    });
                }
            }
        }
        self.active = active;
        let ended = |(leaf, &state): (usize, &u32)| network.leaves[leaf].has_ended(state);
        if state.iter().enumerate().all(ended) {
            let from = here.moves.len() as u32;
            for leaf in 0..state.len() as u32 {
                let dead = network.with(leaf, |d| d.number(Leaf::dead()));
                here.moves.push((leaf, dead));
            }
            here.alternatives.push(Alternative { label: TERMINATE, weight: Number::ONE, from, first: true });
        }
        Ok(())
    }

    /// Before the start is drawn: one alternative per combination of starts.
    fn look_before(&mut self) -> Result<()> {
        let mut combined: Vec<(Number, Vec<u32>)> = vec![(Number::ONE, Vec::new())];
        for next in &self.starts {
            if combined.len() * next.len() > 100_000 {
                return Err(Halt("the start is drawn from more than 100,000 states".into()));
            }
            let mut more = Vec::with_capacity(combined.len() * next.len());
            for (weight, states) in &combined {
                for (part, state) in next {
                    more.push((weight.multiply(part)?, [&states[..], &[*state]].concat()));
                }
            }
            combined = more;
        }
        for (index, (weight, states)) in combined.into_iter().enumerate() {
            let from = self.here.moves.len() as u32;
            self.here.moves.extend(states.iter().enumerate().map(|(l, &s)| (l as u32, s)));
            self.here.alternatives.push(Alternative { label: START, weight, from, first: index == 0 });
        }
        Ok(())
    }

    /// Stands at another state.
    fn go(&mut self, state: &State) {
        if self.here.state == *state {
            return;
        }
        if self.before.state == *state {
            std::mem::swap(&mut self.here, &mut self.before);
        } else {
            self.here.go(state);
        }
    }

    fn stop(&mut self) -> Stop {
        if let Some(halt) = &self.halt {
            return Stop::Unsupported(halt.0.clone());
        }
        if let Some(halt) = self.failure() {
            return Stop::Unsupported(halt.0.clone());
        }
        if self.here.known {
            return self.here.choice();
        }
        let print = self.print();
        if let Some(count) = self.counts.get(print) {
            return decision(count);
        }
        if let Err(halt) = self.look() {
            self.here.known = false;
            return Stop::Unsupported(halt.0);
        }
        if self.here.alternatives.iter().all(|a| a.first) {
            self.counts.set(print, self.here.alternatives.len() as u32);
        }
        self.here.choice()
    }

    /// Makes sure that the alternatives are those of the present state.
    fn know(&mut self) {
        if !self.here.known && self.halt.is_none() && self.look().is_err() {
            self.here.known = false;
        }
    }

    /// The fingerprint of the present state.
    fn print(&mut self) -> u128 {
        if let Some(known) = self.here.fingerprint {
            return known;
        }
        let print = match &self.network {
            Ok(network) if !self.here.state.is_empty() => {
                let parts = self.here.state.iter().zip(&network.leaves);
                let mut sum = parts.fold(0u128, |sum, (&s, leaf)| sum.wrapping_add(leaf.hashes[s as usize]));
                if let (true, Some(&last)) = (self.failure().is_some(), self.here.state.last()) {
                    sum = spread(sum).wrapping_add(u128::from(last) + 1);
                }
                spread(sum)
            }
            _ => 0,
        };
        self.here.fingerprint = Some(print);
        print
    }
}

impl sojourner_kernel::System for System {
    type Snapshot = State;
    // Numbers of states are this system's own.
    const PORTABLE: bool = false;

    fn start(&mut self) -> Stop {
        self.marks.clear();
        self.here.go(&State::new());
        if self.starts.is_empty() && self.halt.is_none() {
            match self.starts() {
                Ok(starts) => self.starts = starts,
                Err(halt) => self.halt = Some(halt),
            }
        }
        if self.starts.iter().all(|s| s.len() == 1) {
            self.here.state = self.starts.iter().map(|s| s[0].1).collect();
        }
        self.stop()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.know();
        let arrived = self.arrive(alternative);
        std::mem::swap(&mut self.here, &mut self.before);
        let (here, before) = (&mut self.here, &self.before);
        here.go(&before.state);
        if let Err(halt) = arrived {
            let known = self.failures.iter().position(|f| *f == halt);
            here.state.push(known.unwrap_or(self.failures.len()) as u32);
            if known.is_none() {
                self.failures.push(halt);
            }
            return self.stop();
        }
        let moves = before.moves_of(alternative as usize);
        if here.state.is_empty() {
            here.state = moves.iter().map(|m| m.1).collect();
        } else {
            for &(leaf, state) in moves {
                here.state[leaf as usize] = state;
            }
        }
        if here.state == before.state {
            std::mem::swap(&mut self.here, &mut self.before);
        }
        self.stop()
    }

    fn save(&mut self) -> State {
        self.here.state.clone()
    }

    fn restore(&mut self, snapshot: &State) {
        self.marks.clear();
        self.go(snapshot);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(self.print())
    }
}

impl Capabilities for System {
    sojourner_kernel::capable!(Undo, Exact, Describe, Actions, Foresight);
}

impl Foresight for System {
    /// A specification by itself has nothing to break.
    fn is_harmless(&mut self, _alternative: u32) -> bool {
        true
    }

    fn leads_to(&mut self, alternative: u32) -> Option<Fingerprint> {
        self.know();
        let is_at_work = self.here.known && self.halt.is_none() && self.failure().is_none();
        if !is_at_work || self.here.state.is_empty() {
            return None;
        }
        self.arrive(alternative).ok()?;
        let network = self.network.as_ref().ok()?;
        let hash = |leaf: usize, state: u32| network.leaves[leaf].hashes[state as usize];
        let here = self.here.state.iter().enumerate();
        let mut sum = here.fold(0u128, |sum, (leaf, &state)| sum.wrapping_add(hash(leaf, state)));
        for &(leaf, state) in self.here.moves_of(alternative as usize) {
            let leaf = leaf as usize;
            sum = sum.wrapping_sub(hash(leaf, self.here.state[leaf])).wrapping_add(hash(leaf, state));
        }
        Some(Fingerprint(spread(sum)))
    }
}

impl Undo for System {
    fn mark(&mut self) {
        self.marks.push(self.here.state.clone());
    }

    fn undo(&mut self) {
        let state = self.marks.pop().expect("an undo follows its mark");
        self.go(&state);
    }
}

impl Exact for System {
    fn encode(&mut self, out: &mut Vec<u8>) {
        let mut state = self.here.state.clone();
        if self.failure().is_some() {
            let number = state.pop().expect("a failure has a number");
            out.extend_from_slice(&(u32::MAX - 1).to_le_bytes());
            out.extend_from_slice(&number.to_le_bytes());
        }
        let network = self.network();
        for (leaf, &state) in state.iter().enumerate() {
            if network.leaves[leaf].is_dead(state) {
                out.extend_from_slice(&u32::MAX.to_le_bytes());
                continue;
            }
            let at = out.len();
            out.extend_from_slice(&[0; 4]);
            let mut count = 0u32;
            for part in network.leaves[leaf].parts(&network.program.points, state) {
                count += 1;
                match part {
                    Piece::Mark(mark) => out.extend_from_slice(&(u32::MAX - mark).to_le_bytes()),
                    Piece::Frame(point, values) => {
                        out.extend_from_slice(&point.to_le_bytes());
                        values.iter().for_each(|&value| encode(network, Term(value), out));
                    }
                }
            }
            out[at..at + 4].copy_from_slice(&count.to_le_bytes());
        }
    }
}

impl Describe for System {
    fn describe_state(&mut self) -> String {
        let Ok(network) = &self.network else { return String::new() };
        let mut parts = Vec::new();
        for (leaf, &state) in self.here.state.iter().enumerate().take(network.leaves.len()) {
            parts.push(describe(network, leaf, state));
        }
        parts.join(" || ")
    }

    fn describe_step(&mut self, alternative: u32) -> String {
        self.know();
        match self.here.alternatives.get(alternative as usize) {
            Some(chosen) => self.text(ActionId(chosen.label)),
            None => format!("alternative {alternative}"),
        }
    }
}

impl Actions for System {
    fn action(&mut self, alternative: u32) -> Option<ActionId> {
        self.know();
        let label = self.here.alternatives.get(alternative as usize)?.label;
        (label != START).then_some(ActionId(label))
    }

    fn text(&self, action: ActionId) -> String {
        match (action.0, &self.network) {
            (TERMINATE, _) => "Terminate".into(),
            (START, _) => "start".into(),
            (label, Ok(network)) => label_text(network, label),
            _ => String::new(),
        }
    }

    fn vague_text(&self, action: ActionId) -> Option<String> {
        let network = self.network.as_ref().ok().filter(|_| action.0 != TERMINATE && action.0 != START)?;
        let acts = &network.label_acts[action.0 as usize];
        if acts.iter().all(|act| network.tuples.is_plain(act.arguments)) {
            return None;
        }
        let terms = &network.rewriter.terms;
        Some(written(network, action.0, |term| match terms.is_plain(term) {
            true => network.rewriter.show(term),
            false => "_".into(),
        }))
    }

    fn declared(&self) -> Vec<Declared> {
        let declare = |action: &Action| {
            let absent = self.network.as_ref().ok().and_then(|n| n.groups.absent(&self.program, action.name));
            let name = self.program.names[action.name as usize].to_string();
            Declared { name, parameters: action.sorts.len(), absent }
        };
        let mut all: Vec<Declared> = self.program.actions.iter().map(declare).collect();
        all.push(Declared::new("tau", 0));
        all.push(Declared::new("Terminate", 0));
        all.sort();
        all.dedup();
        all
    }

    fn is_drawn_first(&self) -> bool {
        let program = &self.program;
        let drawn = drawn_first(&program.points, &program.processes);
        let mut todo: Vec<&Then> = program.leaves.iter().map(|leaf| &leaf.start).collect();
        while let Some(then) = todo.pop() {
            let point = match then {
                Then::Point(point) => *point,
                Then::Call(process, _) => program.processes[*process as usize].point,
                Then::If(_, yes, no) => {
                    todo.extend([&**yes, &**no]);
                    continue;
                }
            };
            if program.points[point as usize].body.starts_with_chance(&drawn) {
                return true;
            }
        }
        false
    }

    fn draws_start(&self) -> bool {
        self.starts.iter().any(|start| start.len() > 1)
    }

    fn values(&self, name: &str, written: &[String]) -> std::result::Result<Vec<String>, String> {
        let named =
            |a: &&Action| &*self.program.names[a.name as usize] == name && a.sorts.len() == written.len();
        let mut wrong = None;
        for action in self.program.actions.iter().filter(named) {
            match typecheck::values(&self.program, written, &action.sorts) {
                Ok(values) => return Ok(values),
                Err(why) => wrong = wrong.or(Some(why)),
            }
        }
        wrong.map_or_else(|| Ok(written.to_vec()), Err)
    }
}

fn label_text(network: &Network, label: u32) -> String {
    written(network, label, |term| network.rewriter.show(term))
}

/// A label, with its parameters as `show` writes them.
fn written(network: &Network, label: u32, show: impl Fn(Term) -> String) -> String {
    let acts = &network.label_acts[label as usize];
    if acts.is_empty() {
        return "tau".into();
    }
    let mut texts: Vec<String> = Vec::new();
    for act in acts {
        let name = &network.program.names[network.program.actions[act.action as usize].name as usize];
        let arguments: Vec<String> = network.tuples.get(act.arguments).iter().map(|&t| show(t)).collect();
        texts.push(if arguments.is_empty() {
            name.to_string()
        } else {
            format!("{name}({})", arguments.join(", "))
        });
    }
    texts.sort();
    texts.join("|")
}

/// A remainder by where it is written: by its line, and its column if others start on that line.
fn rest_of(program: &Program, point: &Point) -> String {
    if point.body == Proc::Delta {
        return "delta".into();
    }
    let is_rest = |p: &&Point| program.remainders.contains_key(&p.body) && p.body != Proc::Delta;
    let all = || program.points.iter().filter(is_rest).flat_map(|p| &p.places);
    let alone = |at: &At| all().filter(|other| other.line == at.line).count() == 1;
    let shown = |at: &At| match alone(at) {
        true => at.line.to_string(),
        false => format!("{}:{}", at.line, at.column),
    };
    let places: Vec<String> = point.places.iter().map(shown).collect();
    format!("line {}", places.join(" or "))
}

fn describe(network: &Network, leaf: usize, state: u32) -> String {
    if network.leaves[leaf].is_dead(state) || network.leaves[leaf].has_ended(state) {
        return "ended".into();
    }
    let program = &network.program;
    let show = |frame: &Frame| {
        let values: Vec<String> = frame.values.iter().map(|&v| network.rewriter.show(v)).collect();
        let name = match program.processes.iter().find(|p| p.point == frame.point) {
            Some(process) => process.name.to_string(),
            None => rest_of(program, &program.points[frame.point as usize]),
        };
        if values.is_empty() { name } else { format!("{name}({})", values.join(", ")) }
    };
    let stacks = network.leaves[leaf].stacks(&program.points, state);
    let stacks: Vec<String> =
        stacks.iter().map(|stack| stack.iter().rev().map(show).collect::<Vec<_>>().join(" . ")).collect();
    stacks.join(" + ")
}

/// A term as bytes: equal bytes if and only if equal terms.
fn encode(network: &Network, term: Term, out: &mut Vec<u8>) {
    let terms = &network.rewriter.terms;
    let mut todo = vec![term];
    let count = |out: &mut Vec<u8>, n: usize| out.extend_from_slice(&(n as u32).to_le_bytes());
    while let Some(term) = todo.pop() {
        match terms.node(term) {
            Node::Number(number) => {
                let text = number.to_string();
                out.push(1);
                count(out, text.len());
                out.extend_from_slice(text.as_bytes());
            }
            Node::App(head, parts) => {
                out.push(2);
                count(out, head.0 as usize);
                count(out, parts.len());
                todo.extend(parts.iter().rev());
            }
            Node::Apply(function, parts) => {
                out.push(3);
                count(out, parts.len());
                todo.extend(parts.iter().rev());
                todo.push(*function);
            }
            Node::Var(var, _) => {
                out.push(4);
                count(out, *var as usize);
            }
            Node::Closure(lambda, parts) | Node::Forall(lambda, parts) | Node::Exists(lambda, parts) => {
                let kind = match terms.node(term) {
                    Node::Closure(..) => 5,
                    Node::Forall(..) => 6,
                    _ => 7,
                };
                out.push(kind);
                count(out, *lambda as usize);
                count(out, parts.len());
                todo.extend(parts.iter().rev());
            }
            Node::SameFunction(_, a, b) => {
                out.push(8);
                todo.extend([*b, *a]);
            }
            Node::Set(but, parts) => {
                out.push(9 + u8::from(*but));
                count(out, parts.len());
                todo.extend(parts.iter().rev());
            }
            Node::Bag(pairs) => {
                out.push(11);
                count(out, pairs.len());
                todo.extend(pairs.iter().rev().flat_map(|p| [p.1, p.0]));
            }
            Node::Updated(base, pairs) => {
                out.push(12);
                count(out, pairs.len());
                todo.extend(pairs.iter().rev().flat_map(|p| [p.1, p.0]));
                todo.push(*base);
            }
        }
    }
}
