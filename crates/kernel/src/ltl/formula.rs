//! Formulas in positive normal form, shared, and their progression through labels.
//!
//! Besides the operators a user may write there are weak next and release, so that the negation of
//! a formula is one too. What is still to be satisfied after some labels, an *obligation*, is a
//! disjunction of conjunctions of *elementary* formulas (literals and temporal operators), kept
//! minimal and sorted: monotone functions have one such form, so there are finitely many and equal
//! ones are recognised.
//!
//! Finite runs end: there `X` is false, weak next is true, `U` needs its right side at once
//! (Zhang, Definition 4.2.2, where a finite path is a finite sequence of labels).

use rustc_hash::FxHashMap;

/// A node of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct NodeId(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Op {
    True,
    False,
    Literal { proposition: u8, positive: bool },
    And(NodeId, NodeId),
    Or(NodeId, NodeId),
    Next(NodeId),
    WeakNext(NodeId),
    Until(NodeId, NodeId),
    Release(NodeId, NodeId),
}

/// A conjunction of elementary formulas, one bit each.
pub(super) type Clause = u128;

/// What is still to be satisfied. No clauses: impossible. The empty clause: satisfied.
pub(super) type Obligation = Vec<Clause>;

/// As many elementary formulas fit into a clause.
pub(super) const ELEMENTARY: usize = 128;

/// An arena of formulas.
#[derive(Clone, Debug)]
pub(super) struct Formulas {
    nodes: Vec<Op>,
    index: FxHashMap<Op, NodeId>,
    elementary: Vec<NodeId>,
    bits: FxHashMap<NodeId, u32>,
}

impl Formulas {
    pub(super) const TRUE: NodeId = NodeId(0);
    pub(super) const FALSE: NodeId = NodeId(1);

    pub(super) fn new() -> Formulas {
        let mut formulas = Formulas {
            nodes: Vec::new(),
            index: FxHashMap::default(),
            elementary: Vec::new(),
            bits: FxHashMap::default(),
        };
        formulas.add(Op::True);
        formulas.add(Op::False);
        formulas
    }

    /// The same formulas, with no bits handed out yet.
    pub(super) fn fresh(&self) -> Formulas {
        Formulas { elementary: Vec::new(), bits: FxHashMap::default(), ..self.clone() }
    }

    pub(super) fn op(&self, node: NodeId) -> Op {
        self.nodes[node.0 as usize]
    }

    /// The number of elementary formulas among all nodes.
    pub(super) fn size(&self) -> usize {
        let boolean = |op: &&Op| matches!(op, Op::True | Op::False | Op::And(..) | Op::Or(..));
        self.nodes.len() - self.nodes.iter().filter(boolean).count()
    }

    fn add(&mut self, op: Op) -> NodeId {
        if let Some(&node) = self.index.get(&op) {
            return node;
        }
        let node = NodeId(self.nodes.len() as u32);
        self.nodes.push(op);
        self.index.insert(op, node);
        node
    }

    pub(super) fn literal(&mut self, proposition: u8, positive: bool) -> NodeId {
        self.add(Op::Literal { proposition, positive })
    }

    pub(super) fn and(&mut self, a: NodeId, b: NodeId) -> NodeId {
        match (a, b) {
            (Self::FALSE, _) | (_, Self::FALSE) => Self::FALSE,
            (Self::TRUE, x) | (x, Self::TRUE) => x,
            _ if a == b => a,
            _ => self.add(Op::And(a, b)),
        }
    }

    pub(super) fn or(&mut self, a: NodeId, b: NodeId) -> NodeId {
        match (a, b) {
            (Self::TRUE, _) | (_, Self::TRUE) => Self::TRUE,
            (Self::FALSE, x) | (x, Self::FALSE) => x,
            _ if a == b => a,
            _ => self.add(Op::Or(a, b)),
        }
    }

    pub(super) fn next(&mut self, a: NodeId) -> NodeId {
        self.add(Op::Next(a))
    }

    pub(super) fn weak_next(&mut self, a: NodeId) -> NodeId {
        self.add(Op::WeakNext(a))
    }

    pub(super) fn until(&mut self, a: NodeId, b: NodeId) -> NodeId {
        match b {
            Self::TRUE | Self::FALSE => b,
            _ => self.add(Op::Until(a, b)),
        }
    }

    pub(super) fn release(&mut self, a: NodeId, b: NodeId) -> NodeId {
        match b {
            Self::TRUE | Self::FALSE => b,
            _ => self.add(Op::Release(a, b)),
        }
    }

    pub(super) fn future(&mut self, a: NodeId) -> NodeId {
        self.until(Self::TRUE, a)
    }

    pub(super) fn globally(&mut self, a: NodeId) -> NodeId {
        self.release(Self::FALSE, a)
    }

    /// The negation, in positive normal form.
    pub(super) fn negate(&mut self, node: NodeId) -> NodeId {
        match self.op(node) {
            Op::True => Self::FALSE,
            Op::False => Self::TRUE,
            Op::Literal { proposition, positive } => self.literal(proposition, !positive),
            Op::And(a, b) => {
                let (a, b) = (self.negate(a), self.negate(b));
                self.or(a, b)
            }
            Op::Or(a, b) => {
                let (a, b) = (self.negate(a), self.negate(b));
                self.and(a, b)
            }
            Op::Next(a) => {
                let a = self.negate(a);
                self.weak_next(a)
            }
            Op::WeakNext(a) => {
                let a = self.negate(a);
                self.next(a)
            }
            Op::Until(a, b) => {
                let (a, b) = (self.negate(a), self.negate(b));
                self.release(a, b)
            }
            Op::Release(a, b) => {
                let (a, b) = (self.negate(a), self.negate(b));
                self.until(a, b)
            }
        }
    }

    /// All nodes below and including `node`, each after its parts.
    pub(super) fn parts(&self, node: NodeId) -> Vec<NodeId> {
        let mut seen = vec![false; self.nodes.len()];
        let mut todo = vec![node];
        while let Some(n) = todo.pop() {
            if std::mem::replace(&mut seen[n.0 as usize], true) {
                continue;
            }
            match self.op(n) {
                Op::True | Op::False | Op::Literal { .. } => {}
                Op::Next(a) | Op::WeakNext(a) => todo.push(a),
                Op::And(a, b) | Op::Or(a, b) | Op::Until(a, b) | Op::Release(a, b) => todo.extend([a, b]),
            }
        }
        // Parts are always made before what they are part of.
        (0..self.nodes.len() as u32).map(NodeId).filter(|n| seen[n.0 as usize]).collect()
    }

    /// The same formula with some of its temporal parts replaced.
    pub(super) fn replace(
        &mut self,
        node: NodeId,
        by: &impl Fn(&mut Formulas, NodeId, NodeId, NodeId) -> Option<NodeId>,
    ) -> NodeId {
        match self.op(node) {
            Op::True | Op::False | Op::Literal { .. } => node,
            Op::And(a, b) => {
                let (a, b) = (self.replace(a, by), self.replace(b, by));
                self.and(a, b)
            }
            Op::Or(a, b) => {
                let (a, b) = (self.replace(a, by), self.replace(b, by));
                self.or(a, b)
            }
            Op::Next(a) | Op::WeakNext(a) => {
                let a = self.replace(a, by);
                self.next(a)
            }
            Op::Until(a, b) => {
                let (x, y) = (self.replace(a, by), self.replace(b, by));
                by(self, node, x, y).unwrap_or_else(|| self.until(x, y))
            }
            Op::Release(a, b) => {
                let (x, y) = (self.replace(a, by), self.replace(b, by));
                by(self, node, x, y).unwrap_or_else(|| self.release(x, y))
            }
        }
    }

    /// The formula an elementary bit stands for.
    pub(super) fn elementary(&self, bit: u32) -> NodeId {
        self.elementary[bit as usize]
    }

    /// The obligation to satisfy a formula.
    pub(super) fn obligation(&mut self, node: NodeId) -> Obligation {
        match self.op(node) {
            Op::True => vec![0],
            Op::False => Vec::new(),
            Op::And(a, b) => both(&self.obligation(a), &self.obligation(b)),
            Op::Or(a, b) => either(self.obligation(a), self.obligation(b)),
            _ => vec![1 << self.bit(node)],
        }
    }

    fn bit(&mut self, node: NodeId) -> u32 {
        if let Some(&bit) = self.bits.get(&node) {
            return bit;
        }
        let bit = self.elementary.len() as u32;
        assert!((bit as usize) < ELEMENTARY, "ltl: the size of a formula is checked when it is read");
        self.elementary.push(node);
        self.bits.insert(node, bit);
        bit
    }

    /// What is left of an obligation after a state with these labels.
    pub(super) fn step(&mut self, obligation: &Obligation, labels: u64) -> Obligation {
        let mut result = Vec::new();
        for &clause in obligation {
            let mut all = vec![0];
            let mut rest = clause;
            while rest != 0 && !all.is_empty() {
                let node = self.elementary[rest.trailing_zeros() as usize];
                rest &= rest - 1;
                all = both(&all, &self.progress(node, labels));
            }
            result = either(result, all);
        }
        result
    }

    fn progress(&mut self, node: NodeId, labels: u64) -> Obligation {
        match self.op(node) {
            Op::True => vec![0],
            Op::False => Vec::new(),
            Op::Literal { proposition, positive } => {
                if (labels >> proposition & 1 == 1) == positive {
                    vec![0]
                } else {
                    Vec::new()
                }
            }
            Op::And(a, b) => both(&self.progress(a, labels), &self.progress(b, labels)),
            Op::Or(a, b) => either(self.progress(a, labels), self.progress(b, labels)),
            Op::Next(a) | Op::WeakNext(a) => self.obligation(a),
            Op::Until(a, b) => {
                let again = both(&self.progress(a, labels), &self.obligation(node));
                either(self.progress(b, labels), again)
            }
            Op::Release(a, b) => {
                let free = either(self.progress(a, labels), self.obligation(node));
                both(&self.progress(b, labels), &free)
            }
        }
    }

    /// Whether a run whose last state has these labels satisfies the formula from there.
    pub(super) fn holds_last(&self, node: NodeId, labels: u64) -> bool {
        match self.op(node) {
            Op::True | Op::WeakNext(_) => true,
            Op::False | Op::Next(_) => false,
            Op::Literal { proposition, positive } => (labels >> proposition & 1 == 1) == positive,
            Op::And(a, b) => self.holds_last(a, labels) && self.holds_last(b, labels),
            Op::Or(a, b) => self.holds_last(a, labels) || self.holds_last(b, labels),
            Op::Until(_, b) | Op::Release(_, b) => self.holds_last(b, labels),
        }
    }

    /// Whether a run in which no literal, positive or negative, is known to hold satisfies it.
    pub(super) fn holds_in_the_dark(&self, node: NodeId) -> bool {
        match self.op(node) {
            Op::True => true,
            Op::False | Op::Literal { .. } => false,
            Op::And(a, b) => self.holds_in_the_dark(a) && self.holds_in_the_dark(b),
            Op::Or(a, b) => self.holds_in_the_dark(a) || self.holds_in_the_dark(b),
            // The run may end, where a strong next fails.
            Op::Next(_) => false,
            Op::WeakNext(a) | Op::Until(_, a) | Op::Release(_, a) => self.holds_in_the_dark(a),
        }
    }

    /// A predicate on formulas, for an obligation.
    pub(super) fn any_clause(
        &self,
        obligation: &Obligation,
        holds: impl Fn(&Formulas, NodeId) -> bool,
    ) -> bool {
        obligation.iter().any(|&clause| {
            (0..ELEMENTARY as u32)
                .filter(|bit| clause >> bit & 1 == 1)
                .all(|bit| holds(self, self.elementary(bit)))
        })
    }
}

/// The disjunction of two obligations.
pub(super) fn either(mut a: Obligation, b: Obligation) -> Obligation {
    a.extend(b);
    minimal(a)
}

/// The conjunction of two obligations.
pub(super) fn both(a: &Obligation, b: &Obligation) -> Obligation {
    minimal(a.iter().flat_map(|&x| b.iter().map(move |&y| x | y)).collect())
}

/// Drops clauses that another one implies, and sorts.
fn minimal(mut clauses: Obligation) -> Obligation {
    clauses.sort_unstable_by_key(|c| (c.count_ones(), *c));
    clauses.dedup();
    let mut kept: Obligation = Vec::with_capacity(clauses.len());
    for clause in clauses {
        let implied = kept.iter().any(|&k| clause | k == clause);
        if !implied {
            kept.push(clause);
        }
    }
    kept
}
