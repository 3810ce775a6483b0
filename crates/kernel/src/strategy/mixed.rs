//! `mixed`: several strategies take turns on one search.
//!
//! Idea: there is one searched graph and one set of unexplored transitions; each of four *members* has
//! its own opinion of what comes next, and whatever one of them explores is explored for all. So an
//! member that would have found something alone after `n` transitions finds it here when *it* has had
//! at most `n` turns, and with a share of one half that is `2 n` transitions in the worst case.
//!
//! - [`deep`]: random depth first, the whole way: finishes what is finite, with little memory, since
//!   it goes back with undo marks. Best single finder on programs with threads.
//! - [`walk`]: random walks from the start, where known transitions cost nothing: not stuck in one
//!   corner.
//! - [`broad`]: the best value of the system's first heuristic, or breadth first without one.
//! - `guided`, from the moment chance is met: most verified mass per transition.
//!
//! Turns are counted in transitions, never in seconds, so a run is the same on every machine. Who
//! gets how much is in [`shares`]: by what each member has gained lately in ended mass and violations.
//!
//! Invariant: every offered transition is named exactly once, since the deep member visits all of the
//! graph in the end. Known gap: the members hold a list of the open states each (about 30 bytes), and
//! states left open by the other members than `deep` hold snapshots.

mod broad;
mod deep;
mod shares;
mod walk;

use super::{Arrival, Guided, Needs, Offered, Strategy};
use crate::graph::{Chunked, Graph, StateId};
use crate::rng::Rng;
use broad::Broad;
use deep::Deep;
use shares::{Member, Shares};
use walk::Walk;

/// The state is to be expanded (it lies within the depth limit).
const OFFERED: u8 = 1;
/// The deep member was there.
const VISITED: u8 = 2;

/// Where no transition has more mass before it, there is none to gain that a figure could show.
const SPENT: f64 = 1e-18;

/// Per state, `OFFERED` and `VISITED`.
#[derive(Default)]
struct Flags(Chunked<u8>);

impl Flags {
    fn sync(&mut self, graph: &Graph) {
        let missing = graph.len() - self.0.len();
        self.0.extend_with(0, missing);
    }

    fn is_offered(&self, state: StateId) -> bool {
        self.0[state.index()] & OFFERED != 0
    }

    /// Notes a visit of the deep member; whether it is the first one, to a state to be expanded.
    fn visit(&mut self, state: StateId) -> bool {
        let flags = &mut self.0[state.index()];
        let first = *flags == OFFERED;
        *flags |= VISITED;
        first
    }
}

/// The strategy. See the module's head.
pub struct Mixed {
    flags: Flags,
    deep: Deep,
    walk: Walk,
    broad: Broad,
    guided: Option<Box<Guided>>,
    shares: Shares,
    /// Transitions offered and not explored.
    waiting: u64,
    /// The bytes a plan may take.
    room: u64,
}

impl Mixed {
    pub fn new(seed: u64) -> Mixed {
        Mixed {
            flags: Flags::default(),
            deep: Deep::new(Rng::new(seed)),
            walk: Walk::new(Rng::new(seed ^ 0x5bd1_e995_7f4a_7c15)),
            broad: Broad::default(),
            guided: None,
            shares: Shares::default(),
            waiting: 0,
            room: u64::MAX,
        }
    }

    /// Ends a turn and begins the next one, if it is time.
    fn turn(&mut self, graph: &Graph) {
        if graph.has_chances() && self.guided.is_none() {
            let mut guided = Guided::new();
            guided.room(self.room);
            guided.adopt(graph, |s| self.flags.is_offered(s));
            self.guided = Some(Box::new(guided));
            self.shares.meet_chance(graph);
        }
        // Where a scheduler decides, mass that ends on some way says nothing of the worst one.
        let follows = self.guided.as_ref().filter(|_| !graph.has_decisions());
        let ended = follows.map_or(0.0, |g| g.ended());
        let spent = follows.is_some_and(|g| g.most() < SPENT);
        self.shares.turn(graph, ended, spent);
    }
}

impl Strategy for Mixed {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        self.flags.sync(graph);
        self.flags.0[offered.state.index()] |= OFFERED;
        self.waiting += u64::from(offered.choice.len());
        self.broad.offer(offered.state, offered.heuristic);
        if let Some(guided) = &mut self.guided {
            guided.offer(offered, graph);
        }
    }

    fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)> {
        if self.waiting == 0 {
            return None;
        }
        self.flags.sync(graph);
        self.turn(graph);
        let named = match self.shares.member() {
            Member::Deep => None,
            Member::Walk => self.walk.next(graph, &self.flags),
            Member::Broad => self.broad.next(graph),
            Member::Guided => self.guided.as_mut().and_then(|g| g.next(graph)),
        };
        if named.is_none() {
            self.shares.fall_back(graph);
            let named = self.deep.next(graph, &mut self.flags);
            assert!(named.is_some(), "kernel: what is offered can be reached");
            return named;
        }
        named
    }

    fn arrived(&mut self, arrival: &Arrival, graph: &Graph) {
        self.waiting -= 1;
        match self.shares.member() {
            Member::Deep => self.deep.arrived(arrival.to),
            Member::Walk => self.walk.arrived(arrival.to),
            Member::Broad | Member::Guided => {}
        }
        if let Some(guided) = &mut self.guided {
            guided.arrived(arrival, graph);
        }
    }

    fn frontier(&self) -> u64 {
        self.waiting
    }

    fn is_depth_first(&self) -> bool {
        self.shares.member() == Member::Deep
    }

    fn stays_depth_first(&self) -> bool {
        false
    }

    fn wants_short_paths(&self) -> bool {
        true
    }

    fn needs(&self) -> Needs {
        Needs { heuristic: Some(String::new()), ..Needs::default() }
    }

    fn room(&mut self, bytes: u64) {
        self.room = bytes;
        if let Some(guided) = &mut self.guided {
            guided.room(bytes);
        }
    }

    fn planning(&self) -> u64 {
        self.guided.as_ref().map_or(0, |g| g.planning())
    }

    fn bytes(&self) -> u64 {
        let guided = self.guided.as_ref().map_or(0, |g| g.bytes());
        self.flags.0.bytes() as u64 + self.deep.bytes() + self.broad.bytes() + guided
    }
}
