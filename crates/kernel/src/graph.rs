//! The searched system: the states met so far and the transitions taken between them.
//!
//! Idea: what a search has done *is* a graph (Zhang, section 3.1: a search is a set of explored
//! transitions), and everything that is said about a run - progress, exports, paths - is read from
//! it. Invariant: states are numbered in the order of discovery, state 0 is the initial one, and a
//! transition is never removed. A state costs 16 bytes and an alternative 4 bytes, the latter only
//! once the first transition out of its state is taken, so an unexpanded frontier is cheap.
//! Predecessors are not stored; a solver that needs them builds them.
//!
//! Known gap: at most `u32::MAX - 1` states and as many alternatives of expanded states.

mod chunked;
mod shape;

use crate::system::Stop;
pub use chunked::Chunked;
use shape::Shapes;
pub use shape::{Shape, ShapeId};

/// A state of the searched system, numbered in order of discovery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StateId(pub u32);

impl StateId {
    /// The state the system starts in.
    pub const INITIAL: StateId = StateId(0);

    /// The number as an index.
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
}

/// One explored transition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: StateId,
    pub alternative: u32,
    pub to: StateId,
}

const NONE: u32 = u32::MAX;
const END: u32 = 0;
const VIOLATING: u32 = 1;
const UNSUPPORTED: u32 = 2;
const FIRST_SHAPE: u32 = 3;

#[derive(Clone, Copy)]
struct Record {
    /// `END`, `VIOLATING`, `UNSUPPORTED`, or `FIRST_SHAPE` plus an index into the shapes.
    node: u32,
    /// Where this state's targets begin, or `NONE` while no transition out of it was taken.
    first: u32,
    parent: u32,
    depth: u32,
}

/// The searched system. See the module's head.
#[derive(Default)]
pub struct Graph {
    states: Chunked<Record>,
    targets: Chunked<u32>,
    labels: Option<Chunked<u64>>,
    shapes: Shapes,
    transitions: u64,
    decisions: bool,
    chances: bool,
    violating: Vec<StateId>,
    unsupported: u32,
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
        assert!(id.0 != NONE, "graph: more than {NONE} states");
        let node = match stop {
            Stop::Choice(choice) => {
                self.decisions |= choice.groups() > 1;
                self.chances |= choice.groups() < choice.len();
                FIRST_SHAPE + self.shapes.intern(choice).0
            }
            Stop::End => END,
            Stop::Violation(_) => {
                self.violating.push(id);
                VIOLATING
            }
            Stop::Unsupported(_) => {
                self.unsupported += 1;
                UNSUPPORTED
            }
        };
        self.states.push(Record { node, first: NONE, parent: NONE, depth: 0 });
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

    /// Adds an explored transition. Both states were added before. Adding one twice does nothing.
    /// The first transition into a state makes `from` its parent.
    pub fn add_transition(&mut self, from: StateId, alternative: u32, to: StateId) {
        if let Some(depth) = self.add_edge(from, alternative, to) {
            let target = &mut self.states[to.index()];
            if target.parent == NONE && to != StateId::INITIAL {
                target.parent = from.0;
                target.depth = depth + 1;
            }
        }
    }

    /// Adds an explored transition to a state that has its parent already, without looking at it: it
    /// may be far away in memory. Says how deep `from` is if the transition is new.
    pub(crate) fn add_edge(&mut self, from: StateId, alternative: u32, to: StateId) -> Option<u32> {
        let record = self.states[from.index()];
        assert!(record.node >= FIRST_SHAPE, "graph: a transition out of a final state");
        let first = if record.first == NONE {
            let len = self.shapes.get(ShapeId(record.node - FIRST_SHAPE)).len();
            let first = self.targets.len();
            assert!(first + len as usize <= NONE as usize, "graph: more than {NONE} alternatives");
            self.targets.extend_with(NONE, len as usize);
            self.states[from.index()].first = first as u32;
            first
        } else {
            record.first as usize
        };
        let slot = &mut self.targets[first + alternative as usize];
        if *slot != NONE {
            return None;
        }
        *slot = to.0;
        self.transitions += 1;
        Some(record.depth)
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
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether nothing was discovered yet.
    pub fn is_empty(&self) -> bool {
        self.states.len() == 0
    }

    /// The number of transitions explored.
    pub fn transitions(&self) -> u64 {
        self.transitions
    }

    /// Whether some state leaves a scheduler more than one way to go on.
    pub fn has_decisions(&self) -> bool {
        self.decisions
    }

    /// Whether chance has more than one way to go on in some state.
    pub fn has_chances(&self) -> bool {
        self.chances
    }

    /// The violating states, in order of discovery.
    pub fn violating(&self) -> &[StateId] {
        &self.violating
    }

    /// The number of states that could not be followed further.
    pub fn unsupported(&self) -> u32 {
        self.unsupported
    }

    /// All states, in order of discovery.
    pub fn states(&self) -> impl DoubleEndedIterator<Item = StateId> + use<> {
        (0..self.len() as u32).map(StateId)
    }

    /// What a state is.
    pub fn node(&self, state: StateId) -> Node<'_> {
        match self.states[state.index()].node {
            END => Node::End,
            VIOLATING => Node::Violating,
            UNSUPPORTED => Node::Unsupported,
            shape => Node::Choice(self.shapes.get(ShapeId(shape - FIRST_SHAPE))),
        }
    }

    /// How far the search has come with a state.
    #[inline]
    pub fn status(&self, state: StateId) -> Status {
        let record = &self.states[state.index()];
        match record.node {
            END => Status::End,
            VIOLATING => Status::Violating,
            UNSUPPORTED => Status::Unsupported,
            _ if record.first == NONE => Status::Fresh,
            _ => Status::Expanded,
        }
    }

    /// The choice made in a state, if it is a choice point.
    pub fn shape(&self, state: StateId) -> Option<Shape<'_>> {
        match self.node(state) {
            Node::Choice(shape) => Some(shape),
            _ => None,
        }
    }

    /// The number of alternatives of a state; none if it is not a choice point.
    pub fn alternatives(&self, state: StateId) -> u32 {
        self.shape(state).map_or(0, |s| s.len())
    }

    /// Where an alternative leads, if that was explored.
    pub fn target(&self, state: StateId, alternative: u32) -> Option<StateId> {
        let first = self.states[state.index()].first;
        if first == NONE {
            return None;
        }
        match self.targets[first as usize + alternative as usize] {
            NONE => None,
            to => Some(StateId(to)),
        }
    }

    /// Whether at least one transition out of the state was explored.
    pub fn is_expanded(&self, state: StateId) -> bool {
        self.states[state.index()].first != NONE
    }

    /// Whether all transitions out of the state were explored (true for final states).
    pub fn is_complete(&self, state: StateId) -> bool {
        self.targets_of(state).all(|t| t.is_some())
    }

    /// For each alternative of a state, in order, where it leads if that was explored.
    pub fn targets_of(&self, state: StateId) -> impl Iterator<Item = Option<StateId>> + '_ {
        let first = self.states[state.index()].first;
        (0..self.alternatives(state)).map(move |a| {
            if first == NONE {
                return None;
            }
            let to = self.targets[first as usize + a as usize];
            (to != NONE).then_some(StateId(to))
        })
    }

    /// The explored transitions out of a state, by alternative.
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
        let parent = self.states[state.index()].parent;
        if parent == NONE {
            return None;
        }
        let edge = self.edges(StateId(parent)).find(|e| e.to == state);
        let edge = edge.expect("graph: the transition that discovered a state is kept");
        Some((edge.from, edge.alternative))
    }

    /// The length of the path on which the state was first discovered.
    pub fn depth(&self, state: StateId) -> u32 {
        self.states[state.index()].depth
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
            + self.labels.as_ref().map_or(0, |l| l.bytes())
            + self.shapes.bytes()
    }
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
    fn memory_stays_within_its_promise() {
        let mut g = Graph::new();
        let n = 300_000u32;
        for _ in 0..n {
            g.add_state(&choice(Choice::uniform(2)));
        }
        for s in 0..n {
            g.add_transition(StateId(s), 0, StateId((s + 1) % n));
            g.add_transition(StateId(s), 1, StateId((s / 2) % n));
        }
        let per_edge = g.bytes() as f64 / g.transitions() as f64;
        assert!(per_edge < 24.0, "{per_edge} bytes a transition");
    }
}
