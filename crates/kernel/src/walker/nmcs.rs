//! Nested Monte-Carlo search (Poulding, Fig. 2).
//!
//! At each state one simulation per move, random or by the search of the level below, at most
//! `depth` steps long and valued by the heuristic where it ends; take the best move, or follow the
//! best sequence known so far. Departures: equal values are decided at random (the figure leaves it
//! open); when the best sequence is used up, the best move of the moment is taken; the outermost
//! path ends after `length` steps, since a system may run for ever.

use super::field::Field;
use crate::graph::StateId;
use crate::rng::Rng;
use crate::search::{Ending, Limit};
use crate::system::{Stop, System};

/// The parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Nmcs {
    /// Nesting level, at least 1.
    pub level: u32,
    /// The longest simulation.
    pub depth: u64,
    /// The longest path of the outermost search.
    pub length: u64,
    /// The heuristic; an empty name is the system's first.
    pub heuristic: String,
    /// How many times to search from the start.
    pub runs: u64,
}

pub(super) fn walk<S: System>(field: &mut Field<'_, S>, parameters: &Nmcs, seed: u64) -> Ending {
    field.watch(&parameters.heuristic);
    let mut search = Search { field, parameters, rng: Rng::new(seed) };
    for _ in 0..parameters.runs {
        let (state, stop) = search.field.start();
        if let Err(ending) = search.nested(state, stop, parameters.level) {
            return ending;
        }
    }
    search.field.ends().unwrap_or(Ending::Limit(Limit::Strategy))
}

struct Search<'f, 'a, S: System> {
    field: &'f mut Field<'a, S>,
    parameters: &'f Nmcs,
    rng: Rng,
}

/// The value reached and the moves that led there.
type Line = (f64, Vec<u32>);

impl<S: System> Search<'_, '_, S> {
    fn step(&mut self, from: StateId, alternative: u32) -> Result<(StateId, Stop), Ending> {
        if let Some(ending) = self.field.ends() {
            return Err(ending);
        }
        let (state, _, stop) = self.field.step(from, alternative);
        Ok((state, stop))
    }

    fn value(&mut self) -> f64 {
        self.field.value()
    }

    /// `nmcs` of the figure, from where the system stands.
    fn nested(&mut self, mut state: StateId, mut stop: Stop, level: u32) -> Result<Line, Ending> {
        let longest =
            if level == self.parameters.level { self.parameters.length } else { self.parameters.depth };
        let mut chosen = Vec::new();
        let mut best = f64::NEG_INFINITY;
        // What remains of the best line, next move last.
        let mut line: Vec<u32> = Vec::new();
        while (chosen.len() as u64) < longest {
            let Stop::Choice(choice) = &stop else { break };
            let here = self.field.save();
            let (mut high, mut ties, mut choice_now) = (f64::NEG_INFINITY, 0, (0, Vec::new()));
            for alternative in 0..choice.len() {
                self.field.restore(&here, state);
                let (next, next_stop) = self.step(state, alternative)?;
                let (value, path) = match level {
                    1 => self.simulate(next, next_stop)?,
                    _ => self.nested(next, next_stop, level - 1)?,
                };
                ties = if value > high { 1 } else { ties + u64::from(value == high) };
                if value > high || (value == high && self.rng.below(ties) == 0) {
                    (high, choice_now) = (value, (alternative, path));
                }
            }
            let (mut alternative, mut path) = choice_now;
            if high > best {
                best = high;
                path.reverse();
                line = path;
            } else if let Some(known) = line.pop() {
                alternative = known;
            }
            self.field.ledger.expanded += 1;
            self.field.restore(&here, state);
            (state, stop) = self.step(state, alternative)?;
            chosen.push(alternative);
        }
        if best == f64::NEG_INFINITY {
            best = self.value();
        }
        Ok((best, chosen))
    }

    /// `simulate` of the figure.
    fn simulate(&mut self, mut state: StateId, mut stop: Stop) -> Result<Line, Ending> {
        let mut path = Vec::new();
        while (path.len() as u64) < self.parameters.depth {
            let Stop::Choice(choice) = &stop else { break };
            let alternative = self.rng.below(u64::from(choice.len())) as u32;
            (state, stop) = self.step(state, alternative)?;
            path.push(alternative);
        }
        Ok((self.value(), path))
    }
}
