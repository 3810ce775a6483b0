//! A specification as a system to explore.
//!
//! A state is one number per sequential process. Its fingerprint is made of the hashes of those
//! processes' states, which depend on their structure and not on the order in which they were met; its
//! encoding is that structure itself.

use std::sync::Arc;

use smallvec::SmallVec;
use sojourner_kernel::choice::Decision;
use sojourner_kernel::system::action::{ActionId, Actions, Declared};
use sojourner_kernel::{Choice, Fingerprint, Stop};

use super::error::{Halt, Result};
use super::process::{Action, Program};
use super::process::leaf::{Frame, Leaf, Next, Part};
use super::process::net::Network;
use super::typecheck;
use super::terms::{FALSE, Node, Term};
use crate::packed::spread;

/// A state: by process, the number of its own state. Empty before the start is drawn.
type State = SmallVec<[u32; 6]>;

/// The label of the end of all processes.
const TERMINATE: u32 = u32::MAX;

/// The label of a draw before the first step.
const START: u32 = u32::MAX - 1;

/// One alternative of the present choice.
#[derive(Clone, Debug)]
struct Alternative {
    label: u32,
    weight: f64,
    /// Where its moves start.
    from: u32,
    /// Whether it starts a group of outcomes.
    first: bool,
}

/// A specification that stands at a state.
#[derive(Clone, Debug)]
pub struct System {
    network: std::result::Result<Network, Halt>,
    program: Arc<Program>,
    starts: Vec<Next>,
    state: State,
    marks: Vec<State>,
    alternatives: Vec<Alternative>,
    /// Moves of the alternatives: process and its new state.
    moves: Vec<(u32, u32)>,
    /// Whether `alternatives` are those of `state`.
    known: bool,
    halt: Option<Halt>,
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
            state: State::new(),
            marks: Vec::new(),
            alternatives: Vec::new(),
            moves: Vec::new(),
            known: false,
            halt: None,
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
        self.alternatives.clear();
        self.moves.clear();
        self.known = true;
        if self.state.is_empty() {
            return self.look_before();
        }
        let state = std::mem::take(&mut self.state);
        let found = self.look_at(&state);
        self.state = state;
        found?;
        self.drop_repeated();
        Ok(())
    }

    fn look_at(&mut self, state: &[u32]) -> Result<()> {
        let network = self.network.as_mut().expect("a system that starts has a network");
        let mut active = std::mem::take(&mut self.active);
        network.active(state, &mut active)?;
        for &group in &active {
            let group = group as usize;
            let outs = network.together(group, state)?;
            for out in outs.iter() {
                for (index, (weight, states)) in out.branches.iter().enumerate() {
                    let from = self.moves.len() as u32;
                    self.moves.extend(network.groups.all[group].iter().copied().zip(states.iter().copied()));
                    self.alternatives.push(Alternative {
                        label: out.label,
                        weight: *weight,
                        from,
                        first: index == 0,
                    });
                }
            }
        }
        self.active = active;
        let ended = |(leaf, &state): (usize, &u32)| network.leaves[leaf].has_ended(state);
        if state.iter().enumerate().all(ended) {
            let from = self.moves.len() as u32;
            for leaf in 0..state.len() as u32 {
                let dead = network.with(leaf, |d| d.number(Leaf::dead()));
                self.moves.push((leaf, dead));
            }
            self.alternatives.push(Alternative { label: TERMINATE, weight: 1.0, from, first: true });
        }
        Ok(())
    }

    /// Before the start is drawn: one alternative per combination of starts.
    fn look_before(&mut self) -> Result<()> {
        let mut combined: Vec<(f64, Vec<u32>)> = vec![(1.0, Vec::new())];
        for next in &self.starts {
            combined = combined
                .iter()
                .flat_map(|(w, states)| next.iter().map(move |(v, s)| (w * v, [&states[..], &[*s]].concat())))
                .collect();
            if combined.len() > 100_000 {
                return Err(Halt("the start is drawn from more than 100,000 states".into()));
            }
        }
        for (index, (weight, states)) in combined.into_iter().enumerate() {
            let from = self.moves.len() as u32;
            self.moves.extend(states.iter().enumerate().map(|(l, &s)| (l as u32, s)));
            self.alternatives.push(Alternative { label: START, weight, from, first: index == 0 });
        }
        Ok(())
    }

    fn moves_of(&self, alternative: usize) -> &[(u32, u32)] {
        let end = self.alternatives.get(alternative + 1).map_or(self.moves.len(), |a| a.from as usize);
        &self.moves[self.alternatives[alternative].from as usize..end]
    }

    /// Keeps one of several alternatives with the same label and the same target.
    fn drop_repeated(&mut self) {
        let count = self.alternatives.len();
        if count < 2 || self.alternatives.iter().any(|a| !a.first) {
            return;
        }
        let changes = |index: usize| {
            self.moves_of(index).iter().filter(|m| self.state[m.0 as usize] != m.1)
        };
        let label = |index: usize| self.alternatives[index].label;
        let mut repeated: SmallVec<[usize; 8]> = SmallVec::new();
        if count <= 16 {
            for later in 1..count {
                let same = |&earlier: &usize| {
                    label(earlier) == label(later) && changes(earlier).eq(changes(later))
                };
                repeated.extend((0..later).find(same).map(|_| later));
            }
        } else {
            let mut order: Vec<usize> = (0..count).collect();
            order.sort_by(|&a, &b| {
                label(a).cmp(&label(b)).then_with(|| changes(a).cmp(changes(b))).then(a.cmp(&b))
            });
            for pair in order.windows(2) {
                if label(pair[0]) == label(pair[1]) && changes(pair[0]).eq(changes(pair[1])) {
                    repeated.push(pair[1]);
                }
            }
            repeated.sort_unstable();
        }
        if repeated.is_empty() {
            return;
        }
        let mut alternatives = Vec::with_capacity(count);
        let mut moves = Vec::with_capacity(self.moves.len());
        for index in 0..count {
            if repeated.binary_search(&index).is_err() {
                let from = moves.len() as u32;
                moves.extend_from_slice(self.moves_of(index));
                alternatives.push(Alternative { from, ..self.alternatives[index].clone() });
            }
        }
        self.alternatives = alternatives;
        self.moves = moves;
    }

    fn stop(&mut self) -> Stop {
        if let Some(halt) = &self.halt {
            return Stop::Unsupported(halt.0.clone());
        }
        if !self.known
            && let Err(halt) = self.look()
        {
            self.known = false;
            return Stop::Unsupported(halt.0);
        }
        let count = self.alternatives.len() as u32;
        if count == 0 {
            return Stop::End;
        }
        let groups = self.alternatives.iter().filter(|a| a.first).count() as u32;
        Stop::Choice(if groups == count && count == 1 {
            Choice::uniform(1)
        } else if groups == count {
            Choice::decision(Decision::Data, count)
        } else {
            let weights: Vec<f64> = self.alternatives.iter().map(|a| a.weight).collect();
            let mut split: Vec<&[f64]> = Vec::new();
            let starts = self.alternatives.iter().enumerate().filter(|(_, a)| a.first).map(|(i, _)| i);
            let starts: Vec<usize> = starts.chain([weights.len()]).collect();
            for pair in starts.windows(2) {
                split.push(&weights[pair[0]..pair[1]]);
            }
            match split.as_slice() {
                [one] => Choice::chance(one),
                several => Choice::grouped(Decision::Data, several),
            }
        })
    }
}

impl sojourner_kernel::System for System {
    type Snapshot = State;
    const UNDO: bool = true;
    // Numbers of states are this system's own.
    const PORTABLE: bool = false;

    fn start(&mut self) -> Stop {
        self.marks.clear();
        self.state.clear();
        self.known = false;
        if self.starts.is_empty() && self.halt.is_none() {
            match self.starts() {
                Ok(starts) => self.starts = starts,
                Err(halt) => self.halt = Some(halt),
            }
        }
        if self.starts.iter().all(|s| s.len() == 1) {
            self.state = self.starts.iter().map(|s| s[0].1).collect();
        }
        self.stop()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        if !self.known {
            self.stop();
        }
        let chosen = alternative as usize;
        let end = self.alternatives.get(chosen + 1).map_or(self.moves.len(), |a| a.from as usize);
        let from = self.alternatives[chosen].from as usize;
        if self.state.is_empty() {
            self.state = self.moves[from..end].iter().map(|m| m.1).collect();
        } else {
            for &(leaf, state) in &self.moves[from..end] {
                self.state[leaf as usize] = state;
            }
        }
        self.known = false;
        self.stop()
    }

    fn save(&mut self) -> State {
        self.state.clone()
    }

    fn restore(&mut self, snapshot: &State) {
        self.marks.clear();
        self.known = self.known && self.state == *snapshot;
        self.state.clone_from(snapshot);
    }

    fn mark(&mut self) {
        self.marks.push(self.state.clone());
    }

    fn undo(&mut self) {
        let state = self.marks.pop().expect("an undo follows its mark");
        self.known = self.known && self.state == state;
        self.state = state;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        if self.state.is_empty() {
            return Fingerprint(0);
        }
        let leaves = &self.network.as_ref().expect("a system that starts has a network").leaves;
        let sum = self
            .state
            .iter()
            .zip(leaves)
            .fold(0u128, |sum, (&s, leaf)| sum.wrapping_add(leaf.hashes[s as usize]));
        Fingerprint(spread(sum))
    }

    fn encode(&mut self, out: &mut Vec<u8>) {
        let state = std::mem::take(&mut self.state);
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
                    Part::Mark(mark) => out.extend_from_slice(&(u32::MAX - mark).to_le_bytes()),
                    Part::Frame(point, values) => {
                        out.extend_from_slice(&point.to_le_bytes());
                        values.iter().for_each(|&value| encode(network, Term(value), out));
                    }
                }
            }
            out[at..at + 4].copy_from_slice(&count.to_le_bytes());
        }
        self.state = state;
    }

    fn describe_state(&mut self) -> String {
        let Ok(network) = &self.network else { return String::new() };
        let mut parts = Vec::new();
        for (leaf, &state) in self.state.iter().enumerate() {
            parts.push(describe(network, leaf, state));
        }
        parts.join(" || ")
    }

    fn describe_step(&mut self, alternative: u32) -> String {
        if !self.known {
            self.stop();
        }
        match self.alternatives.get(alternative as usize) {
            Some(chosen) => self.text(ActionId(chosen.label)),
            None => format!("alternative {alternative}"),
        }
    }

    fn actions(&mut self) -> Option<&mut dyn Actions> {
        Some(self)
    }
}

impl Actions for System {
    fn action(&mut self, alternative: u32) -> Option<ActionId> {
        if !self.known {
            self.stop();
        }
        let label = self.alternatives.get(alternative as usize)?.label;
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

    fn values(&self, name: &str, written: &[String]) -> std::result::Result<Vec<String>, String> {
        let named = |a: &&Action| &*self.program.names[a.name as usize] == name && a.sorts.len() == written.len();
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
    let acts = &network.label_acts[label as usize];
    if acts.is_empty() {
        return "tau".into();
    }
    let mut texts: Vec<String> = Vec::new();
    for act in acts {
        let name = &network.program.names[network.program.actions[act.action as usize].name as usize];
        let arguments: Vec<String> =
            network.tuples.get(act.arguments).iter().map(|&t| network.rewriter.show(t)).collect();
        texts.push(if arguments.is_empty() {
            name.to_string()
        } else {
            format!("{name}({})", arguments.join(", "))
        });
    }
    texts.sort();
    texts.join("|")
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
            None => format!("line {}", program.points[frame.point as usize].line),
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
