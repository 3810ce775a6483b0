//! What is solved: a Markov decision process with five leaves and gains on its transitions.
//!
//! Made from an explored space and one question (`crates/symbolic/src/pose.rs`): what the question does not ask about
//! is gone. In a node a scheduler picks a group, chance picks a transition within it. Leaves are shared: the run has
//! met its target, can no longer meet it, was excluded by an assumption, was not explored yet, or could not be followed.

use crate::fraction::{self, Fraction};
use num_traits::Zero;
use rustc_hash::FxHashMap;

/// The numbers of the leaves; other nodes follow.
pub const TARGET: u32 = 0;
pub const MISS: u32 = 1;
pub const EXCLUDED: u32 = 2;
pub const OPEN: u32 = 3;
pub const GREY: u32 = 4;
pub const LEAVES: usize = 5;

/// The number of a share that is certain.
pub const CERTAIN: u32 = 1;

/// A transition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Way {
    pub to: u32,
    /// Its probability within its group, by number.
    pub share: u32,
    /// What is gained on it, by number; 0 is nothing.
    pub gain: u32,
}

/// Numbers by number, each once.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    values: Vec<Fraction>,
    /// Doubles that are not above and not below.
    bounds: Vec<(f64, f64)>,
    index: FxHashMap<Fraction, u32>,
}

impl Numbers {
    pub fn intern(&mut self, value: &Fraction) -> u32 {
        if let Some(&at) = self.index.get(value) {
            return at;
        }
        let at = self.values.len() as u32;
        self.values.push(value.clone());
        self.bounds.push((fraction::down(value), fraction::up(value)));
        self.index.insert(value.clone(), at);
        at
    }

    pub fn get(&self, at: u32) -> &Fraction {
        &self.values[at as usize]
    }

    pub fn bounds(&self, at: u32) -> (f64, f64) {
        self.bounds[at as usize]
    }
}

/// A process. See the module's head.
#[derive(Clone, Debug)]
pub struct Process {
    /// By node, its first group.
    groups: Vec<u32>,
    /// By group, its first transition.
    ways: Vec<u32>,
    all: Vec<Way>,
    pub numbers: Numbers,
    /// Where a run begins.
    pub initial: u32,
    /// Nodes in which staying for ever is as good as the target: a run that has met it and need not end.
    stays: Vec<bool>,
    /// What is gained before the first choice, by number.
    pub before: u32,
}

impl Default for Process {
    fn default() -> Process {
        let mut numbers = Numbers::default();
        numbers.intern(&Fraction::zero());
        // The share of what is certain is always there: it has the number 1.
        numbers.intern(&fraction::whole(1));
        Process {
            groups: vec![0; LEAVES + 1],
            ways: vec![0],
            all: Vec::new(),
            numbers,
            initial: MISS,
            stays: vec![false; LEAVES],
            before: 0,
        }
    }
}

impl Process {
    /// A process without nodes that begins where another does.
    pub fn beginning_at(initial: u32) -> Process {
        Process { initial, ..Process::default() }
    }

    /// Adds the next node, with its groups of transitions. They may lead to nodes that come later.
    pub fn add<'a>(&mut self, stays: bool, groups: impl IntoIterator<Item = &'a [Way]>) -> u32 {
        let node = self.len() as u32;
        self.stays.push(stays);
        for group in groups {
            self.all.extend_from_slice(group);
            self.ways.push(self.all.len() as u32);
        }
        self.groups.push(self.ways.len() as u32 - 1);
        node
    }

    /// The number of nodes, leaves included.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.groups.len() - 1
    }

    pub fn groups(&self, node: u32) -> u32 {
        self.groups[node as usize + 1] - self.groups[node as usize]
    }

    /// The transitions of a group of a node.
    pub fn group(&self, node: u32, group: u32) -> &[Way] {
        let at = (self.groups[node as usize] + group) as usize;
        &self.all[self.ways[at] as usize..self.ways[at + 1] as usize]
    }

    /// All transitions of a node.
    pub fn ways(&self, node: u32) -> &[Way] {
        let (first, end) = (self.groups[node as usize] as usize, self.groups[node as usize + 1] as usize);
        &self.all[self.ways[first] as usize..self.ways[end] as usize]
    }

    /// Whether staying for ever in a node is as good as the target.
    pub fn stays(&self, node: u32) -> bool {
        self.stays[node as usize]
    }

    /// Whether a scheduler has something to pick somewhere.
    pub fn has_decisions(&self) -> bool {
        (0..self.len() as u32).any(|node| self.groups(node) > 1)
    }

    /// Which nodes some run leads to.
    pub fn reachable(&self) -> Vec<bool> {
        let mut seen = vec![false; self.len()];
        let mut stack = vec![self.initial];
        seen[self.initial as usize] = true;
        while let Some(node) = stack.pop() {
            for way in self.ways(node) {
                if !std::mem::replace(&mut seen[way.to as usize], true) {
                    stack.push(way.to);
                }
            }
        }
        seen
    }

    /// The same process in which nothing is gained, for probabilities.
    pub fn without_gains(&self) -> Process {
        let mut bare = self.clone();
        bare.all.iter_mut().for_each(|way| way.gain = 0);
        bare.before = 0;
        bare
    }

    /// The process in which a scheduler has picked.
    pub fn under(&self, picks: &[u32]) -> Process {
        let (numbers, initial, before) = (self.numbers.clone(), self.initial, self.before);
        let mut chain = Process { numbers, initial, before, ..Process::default() };
        for node in LEAVES as u32..self.len() as u32 {
            chain.add(self.stays(node), [self.group(node, picks[node as usize])]);
        }
        chain
    }
}
