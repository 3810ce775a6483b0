//! What was explored of a system, with everything that questions ask about: exact shares of chance, labels, what was
//! measured on the way, how runs end.
//!
//! The searched graph of the kernel keeps a state in eight bytes and rounds shares to doubles; here a transition also
//! carries amounts, a state what a run has recorded so far, and shares are exact. Invariant: nodes are numbered in the
//! order of discovery, node 0 is the initial one; equal keys (fingerprint, memory, depth) are one node.

use crate::fraction::{self, Fraction};
use num_traits::Zero;
use rustc_hash::FxHashMap;
use sojourner_kernel::{Choice, Decision, Site, Violation};

/// A node of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub u32);

impl NodeId {
    pub const INITIAL: NodeId = NodeId(0);

    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What tells nodes apart: the state, what the run has recorded so far, and the depth where that is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    pub fingerprint: u128,
    pub memory: u32,
    pub depth: u32,
}

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A choice, by number.
    Choice(u32),
    End,
    /// A violation, by number.
    Violation(u32),
    /// Could not be followed; the number is that of the reason.
    Grey(u32),
    Excluded,
}

/// A state as it was found.
#[derive(Clone, Debug)]
pub struct Node {
    pub kind: Kind,
    pub key: Key,
    /// Which propositions hold, by bit.
    pub labels: u64,
    /// Where its transitions begin.
    first: u32,
    /// Alternatives that were not explored.
    pub open: u32,
}

/// A transition: where to, and what was measured on it (0 is nothing).
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    to: u32,
    pub tally: u32,
}

const UNEXPLORED: u32 = u32::MAX;

/// A choice with exact shares.
#[derive(Clone, Debug)]
pub struct Pick {
    pub site: Site,
    pub decides: Option<Decision>,
    /// By group, one past its last alternative.
    ends: Vec<u32>,
    /// By alternative, given its group.
    pub shares: Vec<Fraction>,
    pub floats: Vec<f64>,
}

impl Pick {
    fn new(choice: &Choice) -> Pick {
        let mut shares = Vec::with_capacity(choice.len() as usize);
        let mut ends = Vec::new();
        for group in 0..choice.groups() {
            let range = choice.group(group);
            ends.push(range.end);
            let weights: Vec<Fraction> = weights(choice, range);
            let total: Fraction = weights.iter().fold(Fraction::zero(), |sum, w| sum + w);
            shares.extend(weights.into_iter().map(|w| w / &total));
        }
        let floats = shares.iter().map(fraction::near).collect();
        Pick { site: choice.site, decides: choice.decides(), ends, shares, floats }
    }

    pub fn groups(&self) -> u32 {
        self.ends.len() as u32
    }

    pub fn group(&self, group: u32) -> std::ops::Range<u32> {
        let start = if group == 0 { 0 } else { self.ends[group as usize - 1] };
        start..self.ends[group as usize]
    }

    /// The group an alternative belongs to.
    pub fn group_of(&self, alternative: u32) -> u32 {
        self.ends.partition_point(|&end| end <= alternative) as u32
    }

    pub fn alternatives(&self) -> u32 {
        self.shares.len() as u32
    }
}

/// The weights of some alternatives: as whole numbers if the system has them, otherwise as its author wrote them.
fn weights(choice: &Choice, range: std::ops::Range<u32>) -> Vec<Fraction> {
    if let Some(exact) = choice.exact_weights() {
        return range.map(|a| Fraction::from_integer(exact[a as usize].clone().into())).collect();
    }
    range.map(|a| fraction::weight(choice.weight(a)).expect("weights are finite")).collect()
}

/// What a step has measured.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Name (by number) and amount, by rising name.
    pub added: Vec<(u32, Fraction)>,
}

/// What was explored.
#[derive(Debug, Default)]
pub struct Book {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    picks: Vec<Pick>,
    pick_index: FxHashMap<u64, Vec<(u32, Choice)>>,
    tallies: Vec<Tally>,
    tally_index: FxHashMap<Tally, u32>,
    pub(crate) memories: Vec<Vec<Option<Fraction>>>,
    /// By remembered name, whether runs have added to it, and whether they have set it.
    pub(crate) added: Vec<bool>,
    pub(crate) set: Vec<bool>,
    zero: Fraction,
    memory_index: FxHashMap<Vec<Option<Fraction>>, u32>,
    index: FxHashMap<Key, u32>,
    /// The violations that were met.
    pub violations: Vec<Violation>,
    /// Reasons why something could not be followed.
    pub reasons: Vec<String>,
    /// What was measured before the first choice.
    pub before: u32,
    pub transitions: u64,
    /// Nodes with alternatives that were not explored.
    pub unfinished: u64,
    pub has_excluded: bool,
    pub has_grey: bool,
    pub has_decisions: bool,
}

impl Book {
    pub fn new() -> Book {
        let mut book = Book::default();
        book.tally(Tally::default());
        book
    }

    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    pub fn nodes(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        self.nodes.iter().enumerate().map(|(at, node)| (NodeId(at as u32), node))
    }

    /// The choice of a node, if it has one.
    pub fn pick(&self, node: NodeId) -> Option<&Pick> {
        match self.node(node).kind {
            Kind::Choice(pick) => Some(&self.picks[pick as usize]),
            _ => None,
        }
    }

    /// Where an alternative leads, if that was explored.
    pub fn target(&self, node: NodeId, alternative: u32) -> Option<(NodeId, u32)> {
        let edge = self.edges[(self.node(node).first + alternative) as usize];
        (edge.to != UNEXPLORED).then_some((NodeId(edge.to), edge.tally))
    }

    pub fn measured(&self, tally: u32) -> &Tally {
        &self.tallies[tally as usize]
    }

    /// Whether something was ever added to an amount.
    pub fn has_amount(&self, amount: u32) -> bool {
        self.tallies.iter().any(|tally| tally.added.iter().any(|(name, _)| *name == amount))
    }

    pub fn find(&self, key: &Key) -> Option<NodeId> {
        self.index.get(key).map(|&at| NodeId(at))
    }

    /// The values recorded in a node.
    /// The last value of a name in a node. The sum of a name that is only added to begins with 0.
    pub fn last(&self, node: NodeId, name: usize) -> Option<&Fraction> {
        let is_sum = self.added.get(name) == Some(&true) && self.set.get(name) != Some(&true);
        self.recorded(node).get(name)?.as_ref().or_else(|| is_sum.then_some(&self.zero))
    }

    pub fn recorded(&self, node: NodeId) -> &[Option<Fraction>] {
        self.memories.get(self.node(node).key.memory as usize).map_or(&[], |m| m)
    }

    pub(crate) fn memory(&mut self, memory: Vec<Option<Fraction>>) -> u32 {
        if let Some(&at) = self.memory_index.get(&memory) {
            return at;
        }
        let at = self.memories.len() as u32;
        self.memories.push(memory.clone());
        self.memory_index.insert(memory, at);
        at
    }

    pub(crate) fn tally(&mut self, tally: Tally) -> u32 {
        if let Some(&at) = self.tally_index.get(&tally) {
            return at;
        }
        let at = self.tallies.len() as u32;
        self.tallies.push(tally.clone());
        self.tally_index.insert(tally, at);
        at
    }

    pub(crate) fn violation(&mut self, violation: Violation) -> u32 {
        if let Some(at) = self.violations.iter().position(|v| *v == violation) {
            return at as u32;
        }
        self.violations.push(violation);
        self.violations.len() as u32 - 1
    }

    pub(crate) fn reason(&mut self, reason: &str) -> u32 {
        if let Some(at) = self.reasons.iter().position(|r| r == reason) {
            return at as u32;
        }
        self.reasons.push(reason.to_owned());
        self.reasons.len() as u32 - 1
    }

    pub(crate) fn intern(&mut self, choice: &Choice) -> u32 {
        use std::hash::{Hash, Hasher};
        let mut hasher = rustc_hash::FxHasher::default();
        (choice.site, choice.len(), choice.groups(), choice.decides()).hash(&mut hasher);
        (0..choice.len()).for_each(|a| choice.weight(a).to_bits().hash(&mut hasher));
        let list = self.pick_index.entry(hasher.finish()).or_default();
        if let Some((at, _)) = list.iter().find(|(_, c)| c == choice) {
            return *at;
        }
        let at = self.picks.len() as u32;
        list.push((at, choice.clone()));
        self.picks.push(Pick::new(choice));
        self.has_decisions |= choice.groups() > 1;
        at
    }

    pub(crate) fn add(&mut self, key: Key, kind: Kind, labels: u64) -> NodeId {
        let id = self.nodes.len() as u32;
        assert!(id < UNEXPLORED, "more than {UNEXPLORED} states");
        let first = u32::try_from(self.edges.len()).expect("more than 2^32 alternatives");
        let mut open = 0;
        match kind {
            Kind::Choice(pick) => {
                open = self.picks[pick as usize].alternatives();
                self.unfinished += 1;
                let blank = Edge { to: UNEXPLORED, tally: 0 };
                self.edges.extend(std::iter::repeat_n(blank, open as usize));
            }
            Kind::Grey(_) => self.has_grey = true,
            Kind::Excluded => self.has_excluded = true,
            Kind::End | Kind::Violation(_) => {}
        }
        self.nodes.push(Node { kind, key, labels, first, open });
        self.index.insert(key, id);
        NodeId(id)
    }

    pub(crate) fn connect(&mut self, from: NodeId, alternative: u32, to: NodeId, tally: u32) {
        let node = &mut self.nodes[from.index()];
        let edge = &mut self.edges[(node.first + alternative) as usize];
        debug_assert_eq!(edge.to, UNEXPLORED);
        *edge = Edge { to: to.0, tally };
        node.open -= 1;
        self.transitions += 1;
        self.unfinished -= u64::from(node.open == 0);
    }
}
