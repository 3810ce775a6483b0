//! The product of the searched system and a formula: pairs of a state and what is still to be
//! satisfied from it on.
//!
//! Its leaves are where that is decided: satisfied, refuted, or dark. What lies behind an
//! unexplored transition is dark: no literal is known to hold there, positive or negative, for
//! ever (Cormie-Bowins and van Breugel 2012, for the positive fragment: the sink has the empty
//! label; negated propositions are treated as positive ones of their own). Where runs
//! can stay for ever is decided by [`super::stay`].

use super::formula::{Formulas, NodeId, Obligation};
use super::stay;
use crate::graph::{Graph, Node, StateId};
use crate::progress::scc;
use crate::progress::view::{Leaf, View};
use rustc_hash::FxHashMap;
use std::ops::Range;

const NONE: u32 = u32::MAX;

pub(super) struct Product<'a> {
    graph: &'a Graph,
    states: Vec<Pair>,
    /// Targets of all pairs, one per alternative.
    targets: Vec<u32>,
    obligations: Vec<Obligation>,
    /// How each pair was first found: the pair before, and the alternative.
    parents: Vec<(u32, u32)>,
    /// Whether there is a part in which runs can stay, nobody knows with what result.
    undecided: bool,
}

struct Pair {
    state: StateId,
    obligation: u32,
    first: u32,
    leaf: Option<Leaf>,
}

impl<'a> Product<'a> {
    pub(super) fn new(graph: &'a Graph, formulas: &mut Formulas, root: NodeId) -> Product<'a> {
        let mut product = Product {
            graph,
            states: Vec::new(),
            targets: Vec::new(),
            obligations: Vec::new(),
            parents: Vec::new(),
            undecided: false,
        };
        let mut known: FxHashMap<Obligation, u32> = FxHashMap::default();
        let mut pairs: FxHashMap<(StateId, u32), u32> = FxHashMap::default();
        let mut steps: FxHashMap<(u32, u64), u32> = FxHashMap::default();
        let mut intern = |obligations: &mut Vec<Obligation>, o: Obligation| {
            *known.entry(o).or_insert_with_key(|o| {
                obligations.push(o.clone());
                obligations.len() as u32 - 1
            })
        };
        let start = formulas.obligation(root);
        let start = intern(&mut product.obligations, start);
        product.add(StateId::INITIAL, start, (NONE, 0));
        pairs.insert((StateId::INITIAL, start), 0);
        // What is right already may still be excluded.
        let assumed = graph.excluded() > 0;
        let mut at = 0;
        while at < product.states.len() {
            let Pair { state, obligation, .. } = product.states[at];
            let labels = graph.labels(state);
            if let Some(leaf) = product.settled(formulas, state, obligation, labels) {
                product.states[at].leaf = Some(leaf);
                at += 1;
                continue;
            }
            let rest = match steps.get(&(obligation, labels)) {
                Some(&rest) => rest,
                None => {
                    let rest = formulas.step(&product.obligations[obligation as usize], labels);
                    let rest = intern(&mut product.obligations, rest);
                    steps.insert((obligation, labels), rest);
                    rest
                }
            };
            let left = &product.obligations[rest as usize];
            let leaf = if left.is_empty() {
                Some(Leaf::Wrong)
            } else if assumed && !graph.is_expanded(state) {
                Some(Leaf::Open)
            } else if assumed {
                None
            } else if left.first() == Some(&0) || formulas.any_clause(left, |f, n| f.holds_in_the_dark(n)) {
                Some(Leaf::Right)
            } else if !graph.is_expanded(state) {
                Some(Leaf::Open)
            } else {
                None
            };
            product.states[at].leaf = leaf;
            if leaf.is_none() {
                product.states[at].first = product.targets.len() as u32;
                for (a, target) in graph.targets_of(state).enumerate() {
                    let pair = target.map_or(NONE, |t| {
                        *pairs.entry((t, rest)).or_insert_with(|| product.add(t, rest, (at as u32, a as u32)))
                    });
                    product.targets.push(pair);
                }
            }
            at += 1;
        }
        product
    }

    fn add(&mut self, state: StateId, obligation: u32, parent: (u32, u32)) -> u32 {
        self.states.push(Pair { state, obligation, first: NONE, leaf: None });
        self.parents.push(parent);
        self.states.len() as u32 - 1
    }

    /// The answer for a state at which the run is over.
    fn settled(&self, formulas: &Formulas, state: StateId, obligation: u32, labels: u64) -> Option<Leaf> {
        let obligation = &self.obligations[obligation as usize];
        match self.graph.node(state) {
            Node::End => Some(if formulas.any_clause(obligation, |f, n| f.holds_last(n, labels)) {
                Leaf::Right
            } else {
                Leaf::Wrong
            }),
            // It broke another property; a run that is wrong is not verified.
            Node::Violating => Some(Leaf::Wrong),
            // Whether the property holds or not: nobody asks.
            Node::Excluded => Some(Leaf::Open),
            Node::Unsupported | Node::Choice(_) => None,
        }
    }

    /// Decides the parts in which runs can stay for ever.
    pub(super) fn decide_stays(&mut self, formulas: &Formulas, root: NodeId) {
        let mut decided: Vec<(u32, Leaf)> = Vec::new();
        let mut local = vec![NONE; self.states.len()];
        scc::each(
            self.states.len(),
            [0],
            |p| self.degree(p),
            |p, a| self.target(p, a),
            |component| {
                // Most components are one state without a way back to itself.
                if let [p] = *component
                    && (0..self.degree(p)).all(|a| self.target(p, a) != Some(p))
                {
                    return;
                }
                component.iter().enumerate().for_each(|(at, &p)| local[p as usize] = at as u32);
                self.decide_component(formulas, root, component, &local, &mut decided);
                component.iter().for_each(|&p| local[p as usize] = NONE);
            },
        );
        for (p, leaf) in decided {
            self.undecided |= leaf == Leaf::Open;
            self.states[p as usize].leaf = Some(leaf);
        }
    }

    fn decide_component(
        &self,
        formulas: &Formulas,
        root: NodeId,
        component: &[u32],
        local: &[u32],
        decided: &mut Vec<(u32, Leaf)>,
    ) {
        // A group that leaves the component, or leads to where nobody knows, does not stay.
        let inside = |p: u32, group: u32| -> Option<Vec<u32>> {
            let target = |a| self.target(p, a).map(|t| local[t as usize]).filter(|&t| t != NONE);
            View::group(self, p, group).map(target).collect()
        };
        let groups: Vec<Vec<Vec<u32>>> = component
            .iter()
            .map(|&p| (0..View::groups(self, p)).filter_map(|g| inside(p, g)).collect())
            .collect();
        for core in stay::cores(&groups, &vec![true; component.len()]) {
            let mut within = vec![NONE; component.len()];
            core.iter().enumerate().for_each(|(at, &i)| within[i as usize] = at as u32);
            let keep = |group: &Vec<u32>| -> Option<Vec<u32>> {
                group.iter().map(|&t| Some(within[t as usize]).filter(|&t| t != NONE)).collect()
            };
            let pairs = || core.iter().map(|&i| &self.states[component[i as usize] as usize]);
            let part = stay::Part {
                labels: pairs().map(|p| self.graph.labels(p.state)).collect(),
                obligations: pairs().map(|p| &self.obligations[p.obligation as usize]).collect(),
                groups: core.iter().map(|&i| groups[i as usize].iter().filter_map(keep).collect()).collect(),
            };
            let leaf = stay::decide(formulas, root, &part);
            // What is right is found by the solver, as the scheduler may also leave.
            let closed = core.iter().all(|&i| {
                let p = component[i as usize];
                groups[i as usize].len() == View::groups(self, p) as usize
                    && groups[i as usize].iter().all(|g| keep(g).is_some())
            });
            if leaf != Leaf::Right || closed {
                decided.extend(core.iter().map(|&i| (component[i as usize], leaf)));
            }
        }
    }

    fn degree(&self, p: u32) -> u32 {
        if self.states[p as usize].leaf.is_some() {
            0
        } else {
            self.graph.alternatives(self.states[p as usize].state)
        }
    }

    /// Whether what is open is so for want of a method, and not of exploration.
    pub(super) fn is_undecided(&self) -> bool {
        self.undecided
    }

    /// Whether something is refuted, and by which alternatives a run gets there; the first found.
    pub(super) fn refutation(&self) -> Option<Vec<u32>> {
        let mut at = self.states.iter().position(|p| p.leaf == Some(Leaf::Wrong))? as u32;
        let mut path = Vec::new();
        while self.parents[at as usize].0 != NONE {
            let (before, alternative) = self.parents[at as usize];
            path.push(alternative);
            at = before;
        }
        path.reverse();
        Some(path)
    }
}

impl View for Product<'_> {
    fn len(&self) -> usize {
        self.states.len()
    }

    fn leaf(&self, p: u32) -> Option<Leaf> {
        self.states[p as usize].leaf
    }

    fn is_excluded(&self, p: u32) -> bool {
        View::is_excluded(self.graph, self.states[p as usize].state.0)
    }

    fn alternatives(&self, p: u32) -> u32 {
        self.graph.alternatives(self.states[p as usize].state)
    }

    fn target(&self, p: u32, a: u32) -> Option<u32> {
        let target = self.targets[(self.states[p as usize].first + a) as usize];
        (target != NONE).then_some(target)
    }

    fn weight(&self, p: u32, a: u32) -> f64 {
        View::weight(self.graph, self.states[p as usize].state.0, a)
    }

    fn low(&self, p: u32, a: u32) -> f64 {
        View::low(self.graph, self.states[p as usize].state.0, a)
    }

    fn high(&self, p: u32, a: u32) -> f64 {
        View::high(self.graph, self.states[p as usize].state.0, a)
    }

    fn groups(&self, p: u32) -> u32 {
        View::groups(self.graph, self.states[p as usize].state.0)
    }

    fn group(&self, p: u32, group: u32) -> Range<u32> {
        View::group(self.graph, self.states[p as usize].state.0, group)
    }

    fn group_of(&self, p: u32, a: u32) -> u32 {
        View::group_of(self.graph, self.states[p as usize].state.0, a)
    }
}
