//! A question about a book, as a process to be solved.
//!
//! A run that has met its target counts from there on, whatever follows; but where runs may still be excluded by an
//! assumption, it is followed to its end, since an excluded run counts for nothing. What was not explored is the leaf
//! `OPEN`, what could not be followed the leaf `GREY`.

use crate::book::{Book, Kind, NodeId};
use crate::fraction::Fraction;
use crate::process::{EXCLUDED, GREY, LEAVES, MISS, OPEN, Process, TARGET, Way};
use crate::question::{Expr, Formula, Word};
use rustc_hash::FxHashMap;
use sojourner_kernel::property::Kind as Broken;

/// What words of expressions mean in this system.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Propositions, by bit.
    pub propositions: Vec<String>,
    /// Remembered values, by number.
    pub values: Vec<String>,
    /// Runs end in ends, and a deadlock is one of them: a model without a property.
    pub ends_are_deadlocks: bool,
}

impl Names {
    /// Whether an expression holds in a node.
    pub fn holds(&self, book: &Book, node: NodeId, expr: &Expr) -> bool {
        let at = book.node(node);
        match expr {
            Expr::Constant(value) => *value,
            Expr::Holds(name) => self.bit(name).is_some_and(|bit| at.labels >> bit & 1 == 1),
            Expr::Word(word) => {
                if let Some(bit) = self.bit(&word.text()) {
                    return at.labels >> bit & 1 == 1;
                }
                match (word, at.kind) {
                    (Word::Success | Word::End, Kind::End) => true,
                    (Word::End | Word::Failure, Kind::Violation(_)) => true,
                    (Word::Grey, Kind::Grey(_)) => true,
                    (Word::Kind(Broken::Deadlock), Kind::End) => self.ends_are_deadlocks,
                    (Word::Kind(kind), Kind::Violation(at)) => {
                        let violation = &book.violations[at as usize];
                        violation.kind == kind.word() && is_thrown(kind, &violation.message)
                    }
                    _ => false,
                }
            }
            Expr::Value(name, relation, number) => {
                is_over(at.kind)
                    && self.last(book, node, name).is_some_and(|value| relation.holds(value, number))
            }
            Expr::Last(name, value) => is_over(at.kind) && self.last(book, node, name) == value.as_ref(),
            Expr::Over => is_over(at.kind),
            Expr::Not(a) => !self.holds(book, node, a),
            Expr::And(a, b) => self.holds(book, node, a) && self.holds(book, node, b),
            Expr::Or(a, b) => self.holds(book, node, a) || self.holds(book, node, b),
        }
    }

    /// The value that a run has recorded last.
    pub fn last<'a>(&self, book: &'a Book, node: NodeId, name: &str) -> Option<&'a Fraction> {
        let index = self.values.iter().position(|v| v == name)?;
        book.last(node, index)
    }

    pub fn bit(&self, name: &str) -> Option<usize> {
        self.propositions.iter().position(|p| p == name)
    }
}

/// Whether a run is over, for better or worse.
pub fn is_over(kind: Kind) -> bool {
    matches!(kind, Kind::End | Kind::Violation(_))
}

/// Whether an exception is of the class that is asked for: by its full or its simple name.
fn is_thrown(kind: &Broken, message: &str) -> bool {
    let Broken::Thrown(name) = kind else { return true };
    let class = message.split([':', ' ']).next().unwrap_or_default();
    class == name || class.rsplit(['.', '$']).next() == Some(name)
}

/// A process, and which nodes of the book its nodes are.
#[derive(Debug)]
pub struct Posed {
    pub process: Process,
    /// By node of the process, after the leaves.
    pub nodes: Vec<(NodeId, Phase)>,
}

/// What is asked of a book.
#[derive(Clone, Copy, Debug)]
pub struct Pose<'a> {
    pub names: &'a Names,
    /// Runs that count.
    pub formula: &'a Formula,
    /// The amount that is gained, by number.
    pub amount: Option<u32>,
    /// A run that has met its target is followed on.
    pub beyond: bool,
    /// What is gained where a run ends: its last value of a name, and this much more.
    pub last: Option<(&'a str, &'a Fraction)>,
}

impl Pose<'_> {
    /// How far a run is in a node, that was in this phase before.
    pub fn phase(&self, book: &Book, node: NodeId, before: Phase) -> Phase {
        let (names, formula) = (self.names, self.formula);
        match before {
            Phase::Running if names.holds(book, node, &formula.reach) => Phase::Met,
            Phase::Running if formula.stay.as_ref().is_some_and(|s| !names.holds(book, node, s)) => {
                Phase::Lost
            }
            phase => phase,
        }
    }

    /// The process. Runs that end without meeting the target end in `MISS`.
    pub fn of(&self, book: &Book) -> Posed {
        let beyond = self.beyond || book.has_excluded;
        let mut posing = Posing { pose: self, book, beyond, index: FxHashMap::default(), todo: Vec::new() };
        let mut process = Process::default();
        process.initial = posing.find(NodeId::INITIAL, Phase::Running);
        let at_once = posing.last(&mut process, NodeId::INITIAL);
        process.before = at_once.unwrap_or_else(|| posing.gain(&mut process, book.before));
        let mut at = 0;
        let (mut ways, mut ends): (Vec<Way>, Vec<usize>) = (Vec::new(), Vec::new());
        while at < posing.todo.len() {
            let (node, phase) = posing.todo[at];
            let pick = book.pick(node).expect("only choices are inner nodes");
            ways.clear();
            ends.clear();
            for group in 0..pick.groups() {
                for alternative in pick.group(group) {
                    let share = process.numbers.intern(&pick.shares[alternative as usize]);
                    let (to, gain) = match book.target(node, alternative) {
                        None => (OPEN, 0),
                        Some((to, tally)) if phase == Phase::Running => {
                            let gain = posing.last(&mut process, to);
                            let gain = gain.unwrap_or_else(|| posing.gain(&mut process, tally));
                            (posing.find(to, phase), gain)
                        }
                        Some((to, _)) => (posing.find(to, phase), 0),
                    };
                    ways.push(Way { to, share, gain });
                }
                ends.push(ways.len());
            }
            let groups =
                ends.iter().enumerate().map(|(g, &end)| &ways[if g == 0 { 0 } else { ends[g - 1] }..end]);
            process.add(phase == Phase::Met, groups);
            at += 1;
        }
        Posed { process, nodes: posing.todo }
    }
}

/// How far a run is with the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    Running,
    /// It has met its target.
    Met,
    /// It can no longer.
    Lost,
}

struct Posing<'a> {
    pose: &'a Pose<'a>,
    book: &'a Book,
    beyond: bool,
    index: FxHashMap<(NodeId, Phase), u32>,
    todo: Vec<(NodeId, Phase)>,
}

impl Posing<'_> {
    /// The node of the process for a node of the book, in a run that was in this phase before.
    fn find(&mut self, node: NodeId, before: Phase) -> u32 {
        if let Some(&at) = self.index.get(&(node, before)) {
            return at;
        }
        let kind = self.book.node(node).kind;
        let phase = self.pose.phase(self.book, node, before);
        let leaf = match (kind, phase) {
            (Kind::Excluded, _) => Some(EXCLUDED),
            (Kind::Choice(_), Phase::Running) => None,
            (Kind::Choice(_), _) if self.beyond => None,
            (_, Phase::Met) => Some(TARGET),
            (Kind::Grey(_), Phase::Running) => Some(GREY),
            _ => Some(MISS),
        };
        let at = match leaf {
            Some(leaf) => leaf,
            None if phase != before => self.find(node, phase),
            None => {
                let at = (LEAVES + self.todo.len()) as u32;
                self.todo.push((node, phase));
                at
            }
        };
        self.index.insert((node, before), at);
        at
    }

    /// What a run gains by its last value, if it ends there.
    fn last(&self, process: &mut Process, node: NodeId) -> Option<u32> {
        let (name, more) = self.pose.last?;
        if !is_over(self.book.node(node).kind) {
            return None;
        }
        let value = self.pose.names.last(self.book, node, name)?;
        Some(process.numbers.intern(&(value + more)))
    }

    fn gain(&self, process: &mut Process, tally: u32) -> u32 {
        let Some(amount) = self.pose.amount else { return 0 };
        let added = &self.book.measured(tally).added;
        match added.iter().find(|(name, _)| *name == amount) {
            Some((_, value)) => process.numbers.intern(value),
            None => 0,
        }
    }
}
