//! A system given by a table of states: for tests, and for readers of explicit files.
//!
//! Plain rows, no sharing: it is meant for what fits comfortably into memory.

use super::capability::{Describe, Exact, Labels, Undo};
use super::{Capabilities, Fingerprint, Stop, System, Violation};
use crate::choice::{Choice, Decision};

/// One state of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// The choice and the target of each alternative; `None` if the run ends here.
    pub choice: Option<(Choice, Vec<u32>)>,
    /// What is wrong with this state.
    pub violation: Option<Violation>,
    /// An assumption does not hold in this state.
    pub excluded: bool,
    /// Which propositions hold.
    pub labels: u64,
    /// A name for each alternative, if it has one.
    pub actions: Vec<String>,
}

/// States by number; 0 is initial unless said otherwise.
#[derive(Clone, Debug, Default)]
pub struct Table {
    pub rows: Vec<Row>,
    pub initial: u32,
    pub propositions: Vec<String>,
    state: u32,
    marks: Vec<u32>,
}

impl Table {
    /// `states` final states, to be filled in.
    pub fn new(states: usize) -> Table {
        Table { rows: vec![Row::default(); states], ..Table::default() }
    }

    /// Makes `state` a choice of chance: pairs of probability (or weight) and target.
    pub fn chance(mut self, state: u32, edges: &[(f64, u32)]) -> Table {
        let weights: Vec<f64> = edges.iter().map(|e| e.0).collect();
        let targets = edges.iter().map(|e| e.1).collect();
        self.rows[state as usize].choice = Some((Choice::chance(&weights), targets));
        self
    }

    /// Makes `state` a decision between these targets.
    pub fn decision(mut self, state: u32, targets: &[u32]) -> Table {
        let choice = Choice::decision(Decision::Data, targets.len() as u32);
        self.rows[state as usize].choice = Some((choice, targets.to_vec()));
        self
    }

    /// Makes `state` a decision between distributions.
    pub fn grouped(mut self, state: u32, groups: &[&[(f64, u32)]]) -> Table {
        let weights: Vec<Vec<f64>> = groups.iter().map(|g| g.iter().map(|e| e.0).collect()).collect();
        let weights: Vec<&[f64]> = weights.iter().map(Vec::as_slice).collect();
        let targets = groups.iter().flat_map(|g| g.iter().map(|e| e.1)).collect();
        self.rows[state as usize].choice = Some((Choice::grouped(Decision::Data, &weights), targets));
        self
    }

    /// Makes `state` a violation of this kind.
    pub fn violating(mut self, state: u32, kind: &str) -> Table {
        let message = format!("state {state}");
        self.rows[state as usize].violation = Some(Violation { kind: kind.into(), message });
        self
    }

    /// Makes `state` one in which an assumption does not hold.
    pub fn excluded(mut self, state: u32) -> Table {
        self.rows[state as usize].excluded = true;
        self
    }

    /// The number of the state the system stands at.
    pub fn state(&self) -> u32 {
        self.state
    }

    fn stop(&self) -> Stop {
        let row = &self.rows[self.state as usize];
        match (&row.violation, &row.choice) {
            (Some(violation), _) => Stop::Violation(violation.clone()),
            _ if row.excluded => Stop::Excluded,
            (None, Some((choice, _))) => Stop::Choice(choice.clone()),
            (None, None) => Stop::End,
        }
    }
}

impl System for Table {
    type Snapshot = u32;

    fn start(&mut self) -> Stop {
        self.state = self.initial;
        self.marks.clear();
        self.stop()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        let (_, targets) = self.rows[self.state as usize].choice.as_ref().expect("a step leaves a choice");
        self.state = targets[alternative as usize];
        self.stop()
    }

    fn save(&mut self) -> u32 {
        self.state
    }

    fn restore(&mut self, snapshot: &u32) {
        self.state = *snapshot;
        self.marks.clear();
    }

    fn fingerprint(&mut self) -> Fingerprint {
        // Numbers are exact; the store spreads them.
        Fingerprint(u128::from(self.state))
    }
}

impl Capabilities for Table {
    crate::capable!(Undo, Exact, Labels, Describe);
}

impl Undo for Table {
    fn mark(&mut self) {
        self.marks.push(self.state);
    }

    fn undo(&mut self) {
        self.state = self.marks.pop().expect("an undo follows its mark");
    }
}

impl Exact for Table {
    fn encode(&mut self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.state.to_le_bytes());
    }
}

impl Labels for Table {
    fn propositions(&self) -> Vec<String> {
        self.propositions.clone()
    }

    fn labels(&mut self) -> u64 {
        self.rows[self.state as usize].labels
    }
}

impl Describe for Table {
    fn describe_state(&mut self) -> String {
        format!("state {}", self.state)
    }

    fn describe_step(&mut self, alternative: u32) -> String {
        let row = &self.rows[self.state as usize];
        match (row.actions.get(alternative as usize), &row.choice) {
            (Some(action), _) => action.clone(),
            (None, Some((_, targets))) => format!("to {}", targets[alternative as usize]),
            (None, None) => format!("alternative {alternative}"),
        }
    }
}
