//! A model given state by state: what the readers produce.
//!
//! States are `0..n`; the moves of a state lie together, grouped by decision. A state without
//! moves is final. Nothing is allocated while walking, except the weights of a row with both
//! decisions and chance.

use std::collections::HashMap;

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive};
use smallvec::SmallVec;
use sojourner_kernel::{Choice, Decision, Site, Stop};

use crate::packed::Packed;

/// One move, as a reader found it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Row {
    pub source: u32,
    /// Which decision of the source this belongs to; rows with the same one share a distribution.
    pub decision: u32,
    pub target: u32,
    pub probability: f64,
    /// Index into the fractions that are written, or `u32::MAX`.
    pub fraction: u32,
    /// Index into the action names, or `u32::MAX`.
    pub action: u32,
    /// The line it came from.
    pub line: u32,
}

/// How far the probabilities of a distribution may be from 1 and still be taken for rounding:
/// PRISM prints six digits unless asked for more. The search normalises them.
pub const TOLERANCE: f64 = 1e-5;

/// A distribution whose probabilities do not add to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Unbalanced {
    pub state: u32,
    /// The decision, when the state has several.
    pub decision: Option<u32>,
    pub sum: f64,
    /// The first line of the distribution.
    pub line: u32,
}

/// A transition system, Markov chain or Markov decision process, state by state.
#[derive(Debug, Clone, Default)]
pub struct Explicit {
    initial: u32,
    /// `rows[s]..rows[s + 1]` are the groups of state `s`.
    rows: Vec<u32>,
    /// `groups[g]..groups[g + 1]` are the moves of group `g`.
    groups: Vec<u32>,
    targets: Vec<u32>,
    weights: Vec<f64>,
    /// By group: whole weights with the shares of fractions that doubles cannot hold.
    exact: HashMap<u32, Vec<BigUint>>,
    /// Per move, an index into `names`, or `u32::MAX`; empty when no move has a name.
    actions: Vec<u32>,
    names: Vec<String>,
    propositions: Vec<String>,
    /// Per state, or empty when there are no propositions.
    labels: Vec<u64>,
    /// Per state, or empty.
    values: Vec<Box<str>>,
    draws_start: bool,
}

impl Explicit {
    /// Builds the model from rows in any order; rows of a state keep their order within a decision.
    /// The caller has checked that all states lie below `states`.
    pub fn new(
        states: u32,
        initial: u32,
        mut rows: Vec<Row>,
        fractions: &[BigRational],
        names: Vec<String>,
    ) -> Result<Explicit, Unbalanced> {
        if !rows.is_sorted_by_key(|r| (r.source, r.decision)) {
            rows.sort_by_key(|r| (r.source, r.decision));
        }
        let mut built = Explicit { initial, names, ..Explicit::default() };
        built.rows = Vec::with_capacity(states as usize + 1);
        built.groups.push(0);
        built.targets.reserve_exact(rows.len());
        built.weights.reserve_exact(rows.len());
        let named = rows.iter().any(|r| r.action != u32::MAX);
        let mut at = 0;
        for state in 0..states {
            built.rows.push(built.groups.len() as u32 - 1);
            let several =
                rows[at..].iter().take_while(|r| r.source == state).any(|r| r.decision != rows[at].decision);
            while at < rows.len() && rows[at].source == state {
                let first = rows[at];
                let mut sum = 0.0;
                while at < rows.len() && rows[at].source == state && rows[at].decision == first.decision {
                    sum += rows[at].probability;
                    built.targets.push(rows[at].target);
                    built.weights.push(rows[at].probability);
                    if named {
                        built.actions.push(rows[at].action);
                    }
                    at += 1;
                }
                if (sum - 1.0).abs() > TOLERANCE {
                    let decision = several.then_some(first.decision);
                    return Err(Unbalanced { state, decision, sum, line: first.line });
                }
                let begin = built.groups.last().map_or(0, |&g| g as usize);
                built.keep_exact(&rows[begin..at], fractions);
                built.groups.push(at as u32);
            }
        }
        built.rows.push(built.groups.len() as u32 - 1);
        Ok(built)
    }

    /// Keeps the shares of the distribution that was read last, if all of them are fractions and add to 1.
    fn keep_exact(&mut self, group: &[Row], fractions: &[BigRational]) {
        let parts: Option<Vec<&BigRational>> =
            group.iter().map(|row| fractions.get(row.fraction as usize)).collect();
        let Some(parts) = parts.filter(|p| p.len() > 1 && p.iter().copied().sum::<BigRational>().is_one())
        else {
            return;
        };
        let below = parts.iter().fold(BigInt::one(), |below, part| below.lcm(part.denom()));
        let whole = |part: &&BigRational| (part.numer() * (&below / part.denom())).magnitude().clone();
        let whole: Vec<BigUint> = parts.iter().map(whole).collect();
        if below.bits() <= 53 {
            let from = self.weights.len() - whole.len();
            let doubles = whole.iter().map(|w| w.to_f64().expect("it has at most 53 bits"));
            self.weights.splice(from.., doubles);
        } else {
            self.exact.insert(self.groups.len() as u32 - 1, whole);
        }
    }

    /// The choice of a state some of whose distributions doubles cannot hold.
    fn exact_choice(&self, groups: std::ops::Range<usize>) -> Option<Choice> {
        if self.exact.is_empty() || !groups.clone().any(|g| self.exact.contains_key(&(g as u32))) {
            return None;
        }
        let whole = |g: usize| -> Option<Vec<BigUint>> {
            let weights = &self.weights[self.group(g)];
            let is_whole = weights.len() == 1 || weights.iter().all(|w| w.fract() == 0.0);
            let doubles = || weights.iter().map(|&w| BigUint::from(w.ceil() as u64)).collect();
            self.exact.get(&(g as u32)).cloned().or_else(|| is_whole.then(doubles))
        };
        let all: Vec<Vec<BigUint>> = groups.map(whole).collect::<Option<_>>()?;
        Some(match all.as_slice() {
            [one] => Choice::counted(one),
            several => Choice::counted_groups(Decision::Data, several),
        })
    }

    /// Gives the states names of what holds in them.
    pub fn with_labels(mut self, propositions: Vec<String>, labels: Vec<u64>) -> Explicit {
        self.propositions = propositions;
        self.labels = labels;
        self
    }

    /// Says that the initial state is but the draw of where runs start.
    pub fn with_drawn_start(mut self) -> Explicit {
        self.draws_start = true;
        self
    }

    /// Gives the states a text each, for a person.
    pub fn with_values(mut self, values: Vec<Box<str>>) -> Explicit {
        self.values = values;
        self
    }

    /// The number of states, reachable or not.
    pub fn states(&self) -> u32 {
        self.rows.len() as u32 - 1
    }

    /// The number of moves, reachable or not.
    pub fn transitions(&self) -> u32 {
        self.targets.len() as u32
    }

    fn group(&self, g: usize) -> std::ops::Range<usize> {
        self.groups[g] as usize..self.groups[g + 1] as usize
    }

    fn first_move(&self, state: u128) -> usize {
        self.groups[self.rows[state as usize] as usize] as usize
    }
}

impl Packed for Explicit {
    fn initial(&self) -> u128 {
        u128::from(self.initial)
    }

    fn stop(&self, state: u128) -> Stop {
        let (from, to) = (self.rows[state as usize] as usize, self.rows[state as usize + 1] as usize);
        let moves = (self.groups[to] - self.groups[from]) as usize;
        if let Some(choice) = self.exact_choice(from..to) {
            return Stop::Choice(choice.at(Site(state as u32)));
        }
        let choice = match to - from {
            0 => return Stop::End,
            1 if moves == 1 => Choice::uniform(1),
            1 => Choice::chance(&self.weights[self.group(from)]),
            decisions if decisions == moves => Choice::decision(Decision::Data, moves as u32),
            _ => {
                let groups: SmallVec<[&[f64]; 8]> =
                    (from..to).map(|g| &self.weights[self.group(g)]).collect();
                Choice::grouped(Decision::Data, &groups)
            }
        };
        Stop::Choice(choice.at(Site(state as u32)))
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        u128::from(self.targets[self.first_move(state) + alternative as usize])
    }

    fn propositions(&self) -> Vec<String> {
        self.propositions.clone()
    }

    fn labels(&self, state: u128) -> u64 {
        self.labels.get(state as usize).copied().unwrap_or(0)
    }

    fn describe_state(&self, state: u128) -> String {
        match self.values.get(state as usize) {
            Some(value) if !value.is_empty() => format!("{state} {value}"),
            _ => state.to_string(),
        }
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let at = self.first_move(state) + alternative as usize;
        let target = self.describe_state(u128::from(self.targets[at]));
        match self.actions.get(at).and_then(|&a| self.names.get(a as usize)) {
            Some(name) => format!("{name}, to {target}"),
            None => format!("to {target}"),
        }
    }

    fn actions(&self) -> &[String] {
        &self.names
    }

    fn action(&self, state: u128, alternative: u32) -> Option<u32> {
        self.actions.get(self.first_move(state) + alternative as usize).copied().filter(|&a| a != u32::MAX)
    }

    fn draws_start(&self) -> bool {
        self.draws_start
    }

    fn site_name(&self, site: Site) -> String {
        format!("state {}", site.0)
    }
}
