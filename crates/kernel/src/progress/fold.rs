//! The figures of a depth-first search, exact at every moment: from the ends back along the path.
//!
//! Idea: when a depth-first search leaves a state for good, everything the state leads to is left too,
//! unless there is a cycle; so its values are one line of arithmetic over values that will not change,
//! and what is still open is the path on which the search stands. The figure of the moment is one walk
//! back along it. Nothing has to be solved in the end, and nothing is pushed: it costs one number a
//! state and one look at every transition.
//!
//! The path is not asked of the search but followed: the next transition starts from a state on it,
//! and those behind that state are left. Where that is not so, or a state is left that leads back to
//! the path, the values are still lower bounds, but not the exact ones: [`Fold::explored`] then says
//! that another way has to be taken.
//!
//! Invariant: every value is below or equal to its exact value (see [`super::round`]).

use super::round;
use crate::graph::{Chunked, Graph, StateId, Status};

/// The value of a state on the path.
const ON_PATH: f64 = -1.0;

/// The values of the states that a depth-first search has left, and its path.
#[derive(Default)]
pub(crate) struct Fold {
    right: Chunked<f64>,
    /// Kept once something wrong is known.
    wrong: Option<Chunked<f64>>,
    path: Vec<StateId>,
}

/// What a line of the equations comes to, and whether it has a state of the path among its targets.
struct Line {
    right: f64,
    wrong: f64,
    returns: bool,
}

impl Fold {
    /// A transition was explored for the first time; the graph contains it already. Says whether this
    /// is a depth-first search without cycles, as far as can be seen.
    #[inline]
    #[must_use]
    pub(crate) fn explored(&mut self, graph: &Graph, from: StateId, to: StateId) -> bool {
        if self.right.is_empty() {
            self.add(graph, StateId::INITIAL);
        }
        let is_new = to.index() == self.right.len();
        if self.right.len() + usize::from(is_new) != graph.len() {
            return false;
        }
        while let Some(&last) = self.path.last()
            && last != from
        {
            if !self.leave(graph, last) {
                return false;
            }
        }
        if self.path.is_empty() {
            return false;
        }
        if is_new {
            self.add(graph, to);
        } else {
            self.right.prefetch(to.index());
        }
        true
    }

    fn add(&mut self, graph: &Graph, state: StateId) {
        let (right, wrong) = match graph.status(state) {
            Status::Fresh | Status::Expanded => {
                self.path.push(state);
                (ON_PATH, 0.0)
            }
            Status::End => (1.0, 0.0),
            Status::Violating => (0.0, 1.0),
            Status::Unsupported | Status::Excluded => (0.0, 0.0),
        };
        if wrong > 0.0 && self.wrong.is_none() {
            let mut all = Chunked::default();
            all.extend_with(0.0, self.right.len());
            self.wrong = Some(all);
        }
        self.right.push(right);
        if let Some(all) = &mut self.wrong {
            all.push(wrong);
        }
    }

    /// Leaves the last state of the path; false if it leads back to the path.
    fn leave(&mut self, graph: &Graph, state: StateId) -> bool {
        self.path.pop();
        let line = self.line(graph, state, None);
        self.right[state.index()] = line.right;
        if let Some(wrong) = &mut self.wrong {
            wrong[state.index()] = line.wrong;
        }
        !line.returns
    }

    /// One line of both systems of equations (see [`super::solve`]); `known` is a state of the path
    /// whose values are known all the same.
    #[inline]
    fn line(&self, graph: &Graph, state: StateId, known: Option<(StateId, Line)>) -> Line {
        let mut line = Line { right: 0.0, wrong: 0.0, returns: false };
        // A state that was left before a transition out of it was explored leads nowhere known.
        let Some((shape, mut slot)) = graph.row(state) else { return line };
        if shape.groups() == 1 && self.wrong.is_none() && known.is_none() {
            // Most lines are like this one.
            let mut right = Average::default();
            for alternative in 0..shape.len() {
                let value = graph.in_slot(slot).map_or(0.0, |to| self.right[to.index()]);
                slot += 1;
                line.returns |= value < 0.0;
                right.add(shape.low(alternative), if value < 0.0 { 0.0 } else { value });
            }
            line.right = right.worth();
            return line;
        }
        line.right = 1.0;
        for g in 0..shape.groups() {
            let (mut right, mut wrong) = (Average::default(), Average::default());
            for alternative in shape.group(g) {
                let to = graph.in_slot(slot);
                slot += 1;
                let Some(to) = to else {
                    (right.least, wrong.least) = (0.0, 0.0);
                    continue;
                };
                let low = shape.low(alternative);
                match (self.right[to.index()], &known) {
                    (ON_PATH, Some((next, value))) if *next == to => {
                        right.add(low, value.right);
                        wrong.add(low, value.wrong);
                    }
                    (ON_PATH, _) => {
                        line.returns = true;
                        (right.least, wrong.least) = (0.0, 0.0);
                    }
                    (value, _) => {
                        right.add(low, value);
                        if let Some(all) = &self.wrong {
                            wrong.add(low, all[to.index()]);
                        }
                    }
                }
            }
            line.right = line.right.min(right.worth());
            if self.wrong.is_some() {
                line.wrong = line.wrong.max(wrong.worth());
            }
        }
        line
    }

    /// The number of states on the path.
    pub(crate) fn depth(&self) -> usize {
        self.path.len()
    }

    /// What is right and what is wrong now; nothing if the path has a way back to itself.
    pub(crate) fn figure(&self, graph: &Graph) -> Option<(f64, f64)> {
        let mut known = None;
        for &state in self.path.iter().rev() {
            let line = self.line(graph, state, known.take());
            if line.returns {
                return None;
            }
            known = Some((state, line));
        }
        known.map(|(_, line)| (line.right, line.wrong))
    }

    pub(crate) fn bytes(&self) -> usize {
        let wrong = self.wrong.as_ref().map_or(0, |all| all.bytes());
        self.right.bytes() + wrong + self.path.capacity() * 4
    }
}

/// The value of one group. It is an average, so it is at least the least of its values.
struct Average {
    sum: f64,
    least: f64,
}

impl Default for Average {
    fn default() -> Self {
        Average { sum: 0.0, least: f64::INFINITY }
    }
}

impl Average {
    #[inline]
    fn add(&mut self, low: f64, value: f64) {
        if value > 0.0 {
            self.sum = round::add(self.sum, round::mul(low, value));
        }
        if value < self.least {
            self.least = value;
        }
    }

    #[inline]
    fn worth(&self) -> f64 {
        self.sum.max(self.least).min(1.0)
    }
}
