//! What a unit of mass is worth before an unexplored transition: how soon it is likely to end.
//!
//! Mass alone is the right measure where paths meet. On a tree it is not: all of a level comes
//! before the next, and nothing is verified until the last one. There the search is a branching
//! bandit: each transition costs one and pays the mass that ends, and the best order is by
//! Gittins index, gain per cost at the best moment to stop. States are taken to be alike if they
//! offer the same choice (of the same site) at the same depth, or, where nothing is known of that,
//! at any depth; what their alternatives led to so far is the model.
//!
//! With price 1 a transition and mass `x`, the value of standing in a kind of state is
//! `W(kind, x) = sum over alternatives of max(0, V(kind, alternative, x * p) - 1)`, and the value
//! of an alternative is `V = x` if it ends and `W(next kind, x)` if it goes on, averaged over what
//! was seen. Everything scales with the price, so one table over `x` gives every index: the least
//! `x` with `V >= 1` is what an alternative costs per unit of mass.
//!
//! Known gap: a model of alike states, no more; it only orders the search. It is left alone while
//! no run has ended, and where more than a tenth of the transitions meet known states.

use crate::graph::{Graph, Node, Shape, StateId};
use crate::strategy::Arrival;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Masses from 1 to 2^30, eight steps a doubling.
const STEPS: f64 = 8.0;
const GRID: usize = 241;
/// Kinds of states that are distinguished.
const KINDS: usize = 600;
/// Alternatives of a kind that are distinguished; the last stands for the rest.
const ALTERNATIVES: u32 = 6;
const ANY_DEPTH: u32 = u32::MAX;

#[derive(Clone, Default)]
struct Seen {
    ends: f32,
    all: f32,
    next: SmallVec<[(u32, f32); 2]>,
    /// The index per unit of mass, when last computed.
    worth: f64,
}

struct Kind {
    /// The kind that has the same choice at any depth; itself, if it is such a kind.
    coarse: u32,
    /// For each kept alternative how many there are of it, its probability, and what was seen.
    rows: Vec<(f32, f64, Seen)>,
}

/// The model. See the module's head.
#[derive(Default)]
pub(super) struct Outlook {
    index: FxHashMap<(u32, u32), u32>,
    kinds: Vec<Kind>,
    ends: f64,
    merges: f64,
    all: f64,
    active: bool,
    /// The index of an alternative of which nothing is known.
    unseen: f64,
    table: Vec<f32>,
}

/// Which of the kept alternatives stands for this one.
fn slot(shape: &Shape<'_>, alternative: u32) -> usize {
    if shape.is_uniform() { 0 } else { alternative.min(ALTERNATIVES - 1) as usize }
}

impl Outlook {
    /// The kinds of a state: at its depth, and at any depth.
    fn kinds(&mut self, graph: &Graph, state: StateId) -> Option<(u32, u32)> {
        let shape = graph.shape(state)?;
        let coarse = self.kind(&shape, ANY_DEPTH)?;
        Some((self.kind(&shape, graph.depth(state)).unwrap_or(coarse), coarse))
    }

    fn kind(&mut self, shape: &Shape<'_>, depth: u32) -> Option<u32> {
        let key = (shape.id().0, depth);
        if let Some(&kind) = self.index.get(&key) {
            return Some(kind);
        }
        if self.kinds.len() >= KINDS {
            return None;
        }
        let rows = if shape.is_uniform() {
            vec![(shape.len() as f32, shape.probability(0), Seen::default())]
        } else {
            let kept = shape.len().min(ALTERNATIVES);
            let mut rows: Vec<_> = (0..kept).map(|a| (1.0, shape.probability(a), Seen::default())).collect();
            if let Some(last) = rows.last_mut() {
                last.0 += (shape.len() - kept) as f32;
            }
            rows
        };
        let kind = self.kinds.len() as u32;
        let coarse = self.index.get(&(shape.id().0, ANY_DEPTH)).copied().unwrap_or(kind);
        self.kinds.push(Kind { coarse, rows });
        self.index.insert(key, kind);
        Some(kind)
    }

    /// Takes note of what a transition led to.
    pub(super) fn learn(&mut self, graph: &Graph, arrival: &Arrival) {
        self.all += 1.0;
        let is_end = matches!(graph.node(arrival.to), Node::End);
        if is_end {
            self.ends += 1.0;
        } else if !arrival.is_new {
            self.merges += 1.0;
        }
        let Some(shape) = graph.shape(arrival.from) else { return };
        let at = slot(&shape, arrival.alternative);
        let Some(from) = self.kinds(graph, arrival.from) else { return };
        let to = self.kinds(graph, arrival.to);
        self.note(from.1, at, is_end, to.map(|k| k.1));
        if from.0 != from.1 {
            self.note(from.0, at, is_end, to.map(|k| k.0));
        }
    }

    fn note(&mut self, from: u32, at: usize, is_end: bool, to: Option<u32>) {
        let seen = &mut self.kinds[from as usize].rows[at].2;
        seen.all += 1.0;
        if is_end {
            seen.ends += 1.0;
        } else if let Some(to) = to {
            match seen.next.iter().position(|(kind, _)| *kind == to) {
                Some(at) => seen.next[at].1 += 1.0,
                None if seen.next.len() < 8 => seen.next.push((to, 1.0)),
                None => {}
            }
        }
    }

    /// Whether the search looks like a tree of which no end was seen yet.
    pub(super) fn wants_dives(&self) -> bool {
        self.ends == 0.0 && self.is_tree()
    }

    /// Whether few transitions meet known states, and fewer than end: what is gained where paths meet again
    /// the model knows nothing of.
    fn is_tree(&self) -> bool {
        self.merges * 10.0 <= self.all && (self.ends == 0.0 || self.merges <= self.ends)
    }

    /// Whether the model has anything to say.
    pub(super) fn is_active(&self) -> bool {
        self.active
    }

    /// Computes all indices anew. Returns whether they are to be used.
    pub(super) fn refresh(&mut self) -> bool {
        self.active = self.ends > 0.0 && self.is_tree();
        if !self.active {
            return false;
        }
        let share = (self.ends / self.all) as f32;
        self.unseen = f64::from(share).min(1.0);
        let n = self.kinds.len();
        self.table.clear();
        self.table.resize(n * GRID, 0.0);
        for j in 0..GRID {
            // Later kinds are deeper, nearly always: what they are worth is known first.
            for k in (0..n).rev() {
                let mut sum = 0.0f32;
                for (at, (count, p, _)) in self.kinds[k].rows.iter().enumerate() {
                    let seen = self.seen(k, at);
                    let shift = (STEPS * p.log2()).round() as isize;
                    if let Ok(y) = usize::try_from(j as isize + shift) {
                        sum += count * (self.value(seen, y, share) - 1.0).max(0.0);
                    }
                }
                self.table[k * GRID + j] = sum;
            }
        }
        for k in 0..n {
            for r in 0..self.kinds[k].rows.len() {
                let seen = &self.kinds[k].rows[r].2;
                let least = (0..GRID).find(|&y| self.value(seen, y, share) >= 1.0).unwrap_or(GRID);
                self.kinds[k].rows[r].2.worth = 2f64.powf(-(least as f64) / STEPS);
            }
        }
        true
    }

    /// What is known of a kept alternative of a kind.
    fn seen(&self, kind: usize, at: usize) -> &Seen {
        let own = &self.kinds[kind].rows[at].2;
        if own.all > 0.0 { own } else { &self.kinds[self.kinds[kind].coarse as usize].rows[at].2 }
    }

    /// The value of an alternative before which mass 2^(y / STEPS) waits.
    fn value(&self, seen: &Seen, y: usize, share: f32) -> f32 {
        let x = 2f32.powf(y as f32 / STEPS as f32);
        if seen.all == 0.0 {
            return share * x;
        }
        let on: f32 = seen.next.iter().map(|&(k, count)| count * self.table[k as usize * GRID + y]).sum();
        (seen.ends * x + on) / seen.all
    }

    /// The index per unit of mass before an alternative.
    pub(super) fn worth(&self, graph: &Graph, state: StateId, alternative: u32) -> f64 {
        if !self.active {
            return 1.0;
        }
        let Some(shape) = graph.shape(state) else { return 0.0 };
        let id = shape.id().0;
        let kind = self.index.get(&(id, graph.depth(state))).or_else(|| self.index.get(&(id, ANY_DEPTH)));
        match kind.map(|&k| self.seen(k as usize, slot(&shape, alternative))) {
            Some(seen) if seen.all > 0.0 && seen.worth > 0.0 => seen.worth,
            _ => self.unseen,
        }
    }
}
