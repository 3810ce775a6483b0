//! The searched system: the states met so far and the transitions taken between them.
//!
//! Idea: what a search has done *is* a graph (Zhang, section 3.1: a search is a set of explored
//! transitions), and everything that is said about a run - progress, exports, paths - is read from
//! it. Invariant: states are numbered in the order of discovery, state 0 is the initial one, and a
//! transition is never removed. A state costs 8 bytes and an alternative 4 bytes, the latter only
//! once the first transition out of its state is taken, so an unexpanded frontier is cheap. Depths
//! and kinds of choices have 16 bits each, until one does not fit; then 8 bytes more a state. The
//! transition by which a state was found is marked; parents are looked up there when they are first
//! asked for, and kept from then on, for 4 bytes a state. Other predecessors are not stored; a solver
//! that needs them builds them.
//!
//! Known gap: at most 2^31 - 1 states, and `u32::MAX` alternatives of expanded states.

mod chunked;
mod shape;

use crate::system::Stop;
pub use chunked::Chunked;
use shape::Shapes;
pub use shape::{Shape, ShapeId};
use std::sync::OnceLock;

/// A state of the searched system, numbered in order of discovery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StateId(pub u32);

impl StateId {
    /// The state the system starts in.
    pub const INITIAL: StateId = StateId(0);

    /// The number as an index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a state is, apart from where it leads.
#[derive(Clone, Copy, Debug)]
pub enum Node<'a> {
    /// The run can go on.
    Choice(Shape<'a>),
    /// The run is over and all is well.
    End,
    /// The run is over: it broke a property.
    Violating,
    /// The run could not be followed further.
    Unsupported,
    /// The run is over: an assumption does not hold.
    Excluded,
}

/// How far the search has come with a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A choice point with no explored transition yet.
    Fresh,
    /// A choice point with an explored transition.
    Expanded,
    End,
    Violating,
    Unsupported,
    Excluded,
}

/// One explored transition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: StateId,
    pub alternative: u32,
    pub to: StateId,
}

const NONE: u32 = u32::MAX;
/// The mark of a transition by which its target was found.
const FINDS: u32 = 1 << 31;
const END: u32 = 0;
const VIOLATING: u32 = 1;
const UNSUPPORTED: u32 = 2;
const EXCLUDED: u32 = 3;
const FIRST_SHAPE: u32 = 4;

#[derive(Clone, Copy)]
struct Record {
    /// Where this state's targets begin, or `NONE` while no transition out of it was taken.
    first: u32,
    /// `END`, `VIOLATING`, `UNSUPPORTED`, `EXCLUDED`, or `FIRST_SHAPE` plus an index into the shapes.
    node: u16,
    /// 0 for the initial state and for one that no transition has led to yet.
    depth: u16,
}

/// Node and depth where 16 bits are not enough.
#[derive(Clone, Copy)]
struct Wide {
    node: u32,
    depth: u32,
}

/// The searched system. See the module's head.
#[derive(Default)]
pub struct Graph {
    states: Chunked<Record>,
    /// For all states, once one needs it.
    wide: Option<Chunked<Wide>>,
    /// State numbers, some with the mark `FINDS`, or `NONE`.
    targets: Chunked<u32>,
    parents: OnceLock<Chunked<u32>>,
    labels: Option<Chunked<u64>>,
    shapes: Shapes,
    transitions: u64,
    /// Of all states found.
    alternatives: u64,
    decisions: bool,
    chances: bool,
    violating: Vec<StateId>,
    unsupported: u32,
    ends: u64,
    excluded: u64,
}

impl Graph {
    pub fn new() -> Graph {
        Graph::default()
    }

    /// A graph that also remembers which propositions hold in each state (8 bytes more a state).
    pub fn with_labels() -> Graph {
        Graph { labels: Some(Chunked::default()), ..Graph::default() }
    }

    /// Adds a state that was just discovered and returns its number; the first one is initial.
    pub fn add_state(&mut self, stop: &Stop) -> StateId {
        let id = StateId(u32::try_from(self.states.len()).unwrap_or(NONE));
        assert!(id.0 < FINDS - 1, "graph: more than {FINDS} states");
        let node = match stop {
            Stop::Choice(choice) => {
                self.decisions |= choice.groups() > 1;
                self.chances |= choice.groups() < choice.len();
                self.alternatives += u64::from(choice.len());
                FIRST_SHAPE + self.shapes.intern(choice).0
            }
            Stop::End => {
                self.ends += 1;
                END
            }
            Stop::Violation(_) => {
                self.violating.push(id);
                VIOLATING
            }
            Stop::Unsupported(_) => {
                self.unsupported += 1;
                UNSUPPORTED
            }
            Stop::Excluded => {
                self.excluded += 1;
                EXCLUDED
            }
        };
        if node > u32::from(u16::MAX) {
            self.widen();
        }
        self.states.push(Record { first: NONE, node: node as u16, depth: 0 });
        if let Some(wide) = &mut self.wide {
            wide.push(Wide { node, depth: 0 });
        }
        if let Some(parents) = self.parents.get_mut() {
            parents.push(NONE);
        }
        if let Some(labels) = &mut self.labels {
            labels.push(0);
        }
        id
    }

    /// Says which propositions hold in a state; without effect unless the graph keeps labels.
    pub fn set_labels(&mut self, state: StateId, bits: u64) {
        if let Some(labels) = &mut self.labels {
            labels[state.index()] = bits;
        }
    }

    /// Keeps nodes and depths of any size from now on.
    #[cold]
    fn widen(&mut self) {
        if self.wide.is_none() {
            let mut wide = Chunked::default();
            for record in self.states.iter() {
                wide.push(Wide { node: record.node.into(), depth: record.depth.into() });
            }
            self.wide = Some(wide);
        }
    }

    #[inline]
    fn kind(&self, state: StateId) -> u32 {
        match &self.wide {
            None => self.states[state.index()].node.into(),
            Some(wide) => wide[state.index()].node,
        }
    }

    fn set_depth(&mut self, state: StateId, depth: u32) {
        if depth > u32::from(u16::MAX) {
            self.widen();
        }
        self.states[state.index()].depth = depth as u16;
        if let Some(wide) = &mut self.wide {
            wide[state.index()].depth = depth;
        }
    }

    /// Adds an explored transition. Both states were added before. Adding one twice does nothing.
    /// The first transition into a state makes `from` its parent.
    pub fn add_transition(&mut self, from: StateId, alternative: u32, to: StateId) {
        let finds = to != StateId::INITIAL && self.depth(to) == 0;
        let added = self.add(from, alternative, to.0 | if finds { FINDS } else { 0 });
        if added && finds {
            self.set_depth(to, self.depth(from) + 1);
            if let Some(parents) = self.parents.get_mut() {
                parents[to.index()] = from.0;
            }
        }
    }

    /// Adds the transition by which the state added last was found.
    #[inline]
    pub(crate) fn add_discovery(&mut self, from: StateId, alternative: u32, to: StateId) {
        let depth = self.states[from.index()].depth;
        if self.wide.is_some() || depth == u16::MAX || self.parents.get().is_some() {
            return self.add_transition(from, alternative, to);
        }
        if self.add(from, alternative, to.0 | FINDS) {
            self.states[to.index()].depth = depth + 1;
        }
    }

    /// Adds an explored transition to a state that has its parent already, without looking at it: it
    /// may be far away in memory. Says whether the transition is new.
    pub(crate) fn add_edge(&mut self, from: StateId, alternative: u32, to: StateId) -> bool {
        self.add(from, alternative, to.0)
    }

    #[inline]
    fn add(&mut self, from: StateId, alternative: u32, target: u32) -> bool {
        let mut first = self.states[from.index()].first;
        if first == NONE {
            let node = self.kind(from);
            assert!(node >= FIRST_SHAPE, "graph: a transition out of a final state");
            let len = self.shapes.get(ShapeId(node - FIRST_SHAPE)).len() as usize;
            let begin = self.targets.len();
            assert!(begin + len <= NONE as usize, "graph: more than {NONE} alternatives");
            self.targets.extend_with(NONE, len);
            first = begin as u32;
            self.states[from.index()].first = first;
        }
        let slot = &mut self.targets[first as usize + alternative as usize];
        if *slot != NONE {
            return false;
        }
        *slot = target;
        self.transitions += 1;
        true
    }

    /// Asks for the memory of a state that is needed soon.
    #[inline]
    pub(crate) fn prefetch(&self, state: StateId) {
        self.states.prefetch(state.index());
    }

    /// Asks for the memory of the targets of a state, which itself should be at hand.
    #[inline]
    pub(crate) fn prefetch_targets(&self, state: StateId) {
        let first = self.states[state.index()].first;
        if first != NONE {
            self.targets.prefetch(first as usize);
        }
    }

    /// The number of states discovered.
    #[inline]
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether nothing was discovered yet.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.states.len() == 0
    }

    /// The number of transitions explored.
    #[inline]
    pub fn transitions(&self) -> u64 {
        self.transitions
    }

    /// The number of alternatives of the states discovered that were not explored.
    #[inline]
    pub fn open(&self) -> u64 {
        self.alternatives - self.transitions
    }

    /// Whether some state leaves a scheduler more than one way to go on.
    #[inline]
    pub fn has_decisions(&self) -> bool {
        self.decisions
    }

    /// Whether chance has more than one way to go on in some state.
    #[inline]
    pub fn has_chances(&self) -> bool {
        self.chances
    }

    /// Whether a scheduler picks among several threads in some state.
    pub fn has_threads(&self) -> bool {
        self.shapes.has_threads()
    }

    /// Whether some state has alternatives that nobody can rely on ([`crate::Choice::unreliable`]).
    pub fn has_unreliable(&self) -> bool {
        self.shapes.has_unreliable()
    }

    /// The violating states, in order of discovery.
    pub fn violating(&self) -> &[StateId] {
        &self.violating
    }

    /// The number of states that could not be followed further.
    pub fn unsupported(&self) -> u32 {
        self.unsupported
    }

    /// The number of states in which a run is over and all is well.
    pub fn ends(&self) -> u64 {
        self.ends
    }

    /// The number of states in which an assumption does not hold.
    pub fn excluded(&self) -> u64 {
        self.excluded
    }

    /// All states, in order of discovery.
    pub fn states(&self) -> impl DoubleEndedIterator<Item = StateId> + use<> {
        (0..self.len() as u32).map(StateId)
    }

    /// What a state is.
    #[inline]
    pub fn node(&self, state: StateId) -> Node<'_> {
        match self.kind(state) {
            END => Node::End,
            VIOLATING => Node::Violating,
            UNSUPPORTED => Node::Unsupported,
            EXCLUDED => Node::Excluded,
            shape => Node::Choice(self.shapes.get(ShapeId(shape - FIRST_SHAPE))),
        }
    }

    /// How far the search has come with a state.
    #[inline]
    pub fn status(&self, state: StateId) -> Status {
        match self.kind(state) {
            END => Status::End,
            VIOLATING => Status::Violating,
            UNSUPPORTED => Status::Unsupported,
            EXCLUDED => Status::Excluded,
            _ if self.states[state.index()].first == NONE => Status::Fresh,
            _ => Status::Expanded,
        }
    }

    /// The choice made in a state, if it is a choice point.
    #[inline]
    pub fn shape(&self, state: StateId) -> Option<Shape<'_>> {
        match self.node(state) {
            Node::Choice(shape) => Some(shape),
            _ => None,
        }
    }

    /// The number of alternatives of a state; none if it is not a choice point.
    #[inline]
    pub fn alternatives(&self, state: StateId) -> u32 {
        self.shape(state).map_or(0, |s| s.len())
    }

    /// Where an alternative leads, if that was explored.
    #[inline]
    pub fn target(&self, state: StateId, alternative: u32) -> Option<StateId> {
        let first = self.states[state.index()].first;
        if first == NONE {
            return None;
        }
        to_state(self.targets[first as usize + alternative as usize])
    }

    /// The choice of an expanded state, and the slot of its first alternative: for solvers, which look
    /// at every transition ([`Graph::in_slot`]).
    #[inline]
    pub(crate) fn row(&self, state: StateId) -> Option<(Shape<'_>, usize)> {
        let first = self.states[state.index()].first;
        (first != NONE).then(|| (self.shapes.get(ShapeId(self.kind(state) - FIRST_SHAPE)), first as usize))
    }

    /// Where the alternative of a slot leads, if that was explored.
    #[inline]
    pub(crate) fn in_slot(&self, slot: usize) -> Option<StateId> {
        to_state(self.targets[slot])
    }

    /// Whether at least one transition out of the state was explored.
    #[inline]
    pub fn is_expanded(&self, state: StateId) -> bool {
        self.states[state.index()].first != NONE
    }

    /// Whether all transitions out of the state were explored (true for final states).
    pub fn is_complete(&self, state: StateId) -> bool {
        self.targets_of(state).all(|t| t.is_some())
    }

    /// For each alternative of a state, in order, where it leads if that was explored.
    #[inline]
    pub fn targets_of(&self, state: StateId) -> impl Iterator<Item = Option<StateId>> + '_ {
        let first = self.states[state.index()].first;
        (0..self.alternatives(state)).map(move |a| {
            if first == NONE {
                return None;
            }
            to_state(self.targets[first as usize + a as usize])
        })
    }

    /// The explored transitions out of a state, by alternative.
    #[inline]
    pub fn edges(&self, from: StateId) -> impl Iterator<Item = Edge> + '_ {
        let begun = if self.is_expanded(from) { usize::MAX } else { 0 };
        self.targets_of(from)
            .take(begun)
            .enumerate()
            .filter_map(move |(a, to)| to.map(|to| Edge { from, alternative: a as u32, to }))
    }

    /// All explored transitions, by state and alternative.
    pub fn all_edges(&self) -> impl Iterator<Item = Edge> + '_ {
        self.states().flat_map(|s| self.edges(s))
    }

    /// The transition by which a state was first discovered; none for the initial state. Of
    /// several alternatives of the parent that lead here, the least explored one is named.
    pub fn parent(&self, state: StateId) -> Option<(StateId, u32)> {
        let parent = self.parents.get_or_init(|| self.find_parents())[state.index()];
        if parent == NONE {
            return None;
        }
        let edge = self.edges(StateId(parent)).find(|e| e.to == state);
        let edge = edge.expect("graph: the transition that discovered a state is kept");
        Some((edge.from, edge.alternative))
    }

    /// Whose marked transition leads to each state.
    #[cold]
    fn find_parents(&self) -> Chunked<u32> {
        let mut parents = Chunked::default();
        parents.extend_with(NONE, self.len());
        for state in self.states() {
            let first = self.states[state.index()].first;
            if first == NONE {
                continue;
            }
            for at in 0..self.alternatives(state) {
                let to = self.targets[(first + at) as usize];
                if to != NONE && to & FINDS != 0 {
                    parents[(to & !FINDS) as usize] = state.0;
                }
            }
        }
        parents
    }

    /// The length of the path on which the state was first discovered.
    #[inline]
    pub fn depth(&self, state: StateId) -> u32 {
        match &self.wide {
            None => self.states[state.index()].depth.into(),
            Some(wide) => wide[state.index()].depth,
        }
    }

    /// The alternatives to take from the initial state to get to `state` as it was first
    /// discovered: a replay token.
    pub fn path_to(&self, state: StateId) -> Vec<u32> {
        let mut path = Vec::with_capacity(self.depth(state) as usize);
        let mut at = state;
        while let Some((parent, alternative)) = self.parent(at) {
            path.push(alternative);
            at = parent;
        }
        path.reverse();
        path
    }

    /// As [`Graph::path_to`], but the shortest way over the transitions explored, for each of these
    /// states.
    pub fn shortest_paths(&self, states: &[StateId]) -> Vec<Vec<u32>> {
        let mut before: Vec<(u32, u32)> = vec![(NONE, 0); self.len()];
        let mut queue = std::collections::VecDeque::from([StateId::INITIAL]);
        let mut wanted: Vec<StateId> = states.to_vec();
        wanted.sort_unstable();
        wanted.dedup();
        let mut left = wanted.len();
        while let Some(from) = queue.pop_front() {
            if wanted.binary_search(&from).is_ok() {
                left -= 1;
                if left == 0 {
                    break;
                }
            }
            for edge in self.edges(from) {
                let to = edge.to.index();
                if before[to].0 == NONE && edge.to != StateId::INITIAL {
                    before[to] = (from.0, edge.alternative);
                    queue.push_back(edge.to);
                }
            }
        }
        let path = |&state: &StateId| {
            let (mut path, mut at) = (Vec::new(), state.0);
            while before[at as usize].0 != NONE {
                let (parent, alternative) = before[at as usize];
                path.push(alternative);
                at = parent;
            }
            path.reverse();
            path
        };
        states.iter().map(path).collect()
    }

    /// Which propositions hold in a state; none unless the graph keeps labels.
    pub fn labels(&self, state: StateId) -> u64 {
        self.labels.as_ref().map_or(0, |l| l[state.index()])
    }

    /// Whether the graph keeps labels.
    pub fn keeps_labels(&self) -> bool {
        self.labels.is_some()
    }

    /// The memory held, in bytes.
    pub fn bytes(&self) -> usize {
        self.states.bytes()
            + self.targets.bytes()
            + self.wide.as_ref().map_or(0, |w| w.bytes())
            + self.parents.get().map_or(0, |p| p.bytes())
            + self.labels.as_ref().map_or(0, |l| l.bytes())
            + self.shapes.bytes()
    }
}

/// The state that a target names, if it was explored.
#[inline]
fn to_state(target: u32) -> Option<StateId> {
    (target != NONE).then_some(StateId(target & !FINDS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::{Choice, Decision, Site};
    use crate::system::Violation;

    fn choice(c: Choice) -> Stop {
        Stop::Choice(c)
    }

    #[test]
    fn states_transitions_parents() {
        let mut g = Graph::with_labels();
        let s0 = g.add_state(&choice(Choice::chance(&[3.0, 1.0]).at(Site(7))));
        assert!(!g.is_expanded(s0) && !g.is_complete(s0));
        let s1 = g.add_state(&choice(Choice::decision(Decision::Thread, 2)));
        g.set_labels(s1, 5);
        g.add_transition(s0, 1, s1);
        g.add_transition(s0, 1, s1);
        let bad = Violation { kind: "assertion".into(), message: "x".into() };
        let s2 = g.add_state(&Stop::Violation(bad));
        g.add_transition(s1, 1, s2);
        g.add_transition(s1, 0, s0);
        assert_eq!((g.len(), g.transitions()), (3, 3));
        assert!(g.has_decisions() && g.is_complete(s1) && !g.is_complete(s0) && g.is_complete(s2));
        assert_eq!(g.path_to(s2), [1, 1]);
        assert_eq!((g.parent(s0), g.parent(s2), g.depth(s2)), (None, Some((s1, 1)), 2));
        assert_eq!((g.labels(s1), g.labels(s2)), (5, 0));
        assert_eq!(g.violating(), [s2]);
        let shape = g.shape(s0).unwrap();
        assert_eq!((shape.site(), shape.len(), shape.groups()), (Site(7), 2, 1));
        assert!((shape.probability(0) - 0.75).abs() < 1e-15);
        let edges: Vec<_> = g.all_edges().map(|e| (e.from.0, e.alternative, e.to.0)).collect();
        assert_eq!(edges, [(0, 1, 1), (1, 0, 0), (1, 1, 2)]);
        assert_eq!(g.targets_of(s0).collect::<Vec<_>>(), [None, Some(s1)]);
    }

    #[test]
    fn parents_and_depths_of_a_long_path_with_many_kinds_of_choices() {
        let mut g = Graph::new();
        let n = 70_000u32;
        for s in 0..n {
            g.add_state(&choice(Choice::uniform(2).at(Site(s))));
            if s > 0 {
                g.add_transition(StateId(s - 1), 1, StateId(s));
                g.add_transition(StateId(s), 0, StateId(s / 3));
            }
            if s == 1000 {
                assert_eq!(g.parent(StateId(1000)), Some((StateId(999), 1)));
            }
        }
        assert_eq!((g.depth(StateId(n - 1)), g.depth(StateId(5))), (n - 1, 5));
        assert!(g.path_to(StateId(n - 1)).iter().all(|&a| a == 1));
        assert!(g.states().all(|s| g.shape(s).unwrap().site() == Site(s.0)));
        assert_eq!(g.target(StateId(9), 0), Some(StateId(3)));
        assert_eq!(g.target(StateId(9), 1), Some(StateId(10)));
    }

    #[test]
    fn memory_stays_within_its_promise() {
        let mut g = Graph::new();
        let n = 300_000u32;
        for _ in 0..n {
            g.add_state(&choice(Choice::uniform(2)));
        }
        for s in 0..n {
            g.add_transition(StateId(s), 0, StateId((2 * s + 1) % n));
            g.add_transition(StateId(s), 1, StateId((2 * s + 2) % n));
        }
        let per_edge = g.bytes() as f64 / g.transitions() as f64;
        assert!(per_edge < 9.0, "{per_edge} bytes a transition");
    }
}
