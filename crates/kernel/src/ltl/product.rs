//! The product of the searched system and a formula: pairs of a state and what is still to be
//! satisfied from it on.
//!
//! Its leaves are where that is decided: satisfied, refuted, or dark. What lies behind an
//! unexplored transition is dark: no literal is known to hold there, positive or negative, for
//! ever (Cormie-Bowins and van Breugel 2012, for the positive fragment: the sink has the empty
//! label; negated propositions are treated as positive ones of their own). Where runs
//! can stay for ever is decided by [`super::stay`].

use super::formula::{Formulas, NodeId, Obligation};
use super::{Refutation, lasso, stay};
use crate::graph::{Graph, Node, StateId};
use crate::progress::scc;
use crate::progress::view::{Leaf, View};
use rustc_hash::{FxHashMap, FxHashSet};
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
    /// Parts in which runs can stay that are wrong, and by pair which one it is in.
    stays: Vec<Stay>,
    stay_of: FxHashMap<u32, u32>,
}

/// A part in which runs can stay, and where in it a scheduler does so that it is wrong.
struct Stay {
    all: FxHashSet<u32>,
    wrong: Vec<u32>,
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
            stays: Vec::new(),
            stay_of: FxHashMap::default(),
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
        let mut stays: Vec<Stay> = Vec::new();
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
                self.decide_component(formulas, root, component, &local, &mut decided, &mut stays);
                component.iter().for_each(|&p| local[p as usize] = NONE);
            },
        );
        for (p, leaf) in decided {
            self.undecided |= leaf == Leaf::Open;
            self.states[p as usize].leaf = Some(leaf);
        }
        for (number, stay) in stays.iter().enumerate() {
            self.stay_of.extend(stay.all.iter().map(|&p| (p, number as u32)));
        }
        self.stays = stays;
    }

    fn decide_component(
        &self,
        formulas: &Formulas,
        root: NodeId,
        component: &[u32],
        local: &[u32],
        decided: &mut Vec<(u32, Leaf)>,
        stays: &mut Vec<Stay>,
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
            let (leaf, wrong) = stay::decide(formulas, root, &part);
            // What is right is found by the solver, as the scheduler may also leave.
            let closed = core.iter().all(|&i| {
                let p = component[i as usize];
                groups[i as usize].len() == View::groups(self, p) as usize
                    && groups[i as usize].iter().all(|g| keep(g).is_some())
            });
            if leaf == Leaf::Wrong {
                let pair = |&i: &u32| component[i as usize];
                let wrong = wrong.iter().map(|&at| pair(&core[at as usize])).collect();
                stays.push(Stay { all: core.iter().map(pair).collect(), wrong });
            }
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

    /// Whether something is refuted, and by which run; the first found.
    pub(super) fn refutation(&self, formulas: &Formulas, root: NodeId) -> Option<Refutation> {
        let wrong = self.states.iter().position(|p| p.leaf == Some(Leaf::Wrong))? as u32;
        let path = self.way_to(wrong);
        let lasso = self.stay_of.get(&wrong).and_then(|&s| {
            let stay = &self.stays[s as usize];
            self.lasso(formulas, root, wrong, stay, &path)
        });
        Some(lasso.unwrap_or(Refutation { path, repeats: None }))
    }

    /// A run that stays for ever, and refutes the formula.
    fn lasso(
        &self,
        formulas: &Formulas,
        root: NodeId,
        start: u32,
        stay: &Stay,
        path: &[u32],
    ) -> Option<Refutation> {
        let edges = |p: u32| -> lasso::Way {
            let decisions = (0..View::groups(self, p)).map(|g| View::group(self, p, g));
            let single = decisions.filter(|group| group.len() == 1).map(|group| group.start);
            single.filter_map(|a| self.target(p, a).map(|t| (a, t))).collect()
        };
        let labels = |p: u32| self.graph.labels(self.states[p as usize].state);
        let inside: FxHashSet<u32> = stay.wrong.iter().copied().collect();
        let is_inside = |p: u32| inside.contains(&p);
        let is_near = |p: u32| stay.all.contains(&p);
        let mut state = StateId::INITIAL;
        let mut before = vec![self.graph.labels(state)];
        for &alternative in path {
            state = self.graph.target(state, alternative)?;
            before.push(self.graph.labels(state));
        }
        for (into, cycle) in lasso::candidates(start, &stay.wrong, &edges, &is_inside, &is_near) {
            let mut word = before.clone();
            word.extend(into.iter().chain(&cycle).map(|&(_, p)| labels(p)));
            // The last state is that in which the cycle began.
            word.pop();
            let repeats = path.len() + into.len();
            if !lasso::holds(formulas, root, &word, repeats) {
                let more = into.iter().chain(&cycle).map(|w| w.0);
                let path = path.iter().copied().chain(more).collect();
                return Some(Refutation { path, repeats: Some(repeats) });
            }
        }
        None
    }

    /// By which alternatives a run gets to a pair.
    fn way_to(&self, mut at: u32) -> Vec<u32> {
        let mut path = Vec::new();
        while self.parents[at as usize].0 != NONE {
            let (before, alternative) = self.parents[at as usize];
            path.push(alternative);
            at = before;
        }
        path.reverse();
        path
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
