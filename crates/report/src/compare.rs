//! Strategies compared: many trials of many strategies on many programs, as plain data, and what can
//! be said about them.
//!
//! The measures are those of the papers: success rate, and effort divided by it (Poulding, eq. 5);
//! geometric means over programs (eq. 6); effort until a share of the mass is verified (Zhang,
//! chapter 9; Tang, chapter 6). Invariant: everything here is a pure function of the trials, so the
//! same trials give the same page; the bootstrap draws from a fixed seed.

pub mod csv;
pub mod html;
pub mod json;
pub mod png;
pub mod rank;
pub mod stats;
pub mod summary;
pub mod svg;
pub mod table;
pub mod text;

use serde::{Deserialize, Serialize};

/// The version of the JSON form.
pub const SCHEMA: &str = "sojourner-compare-1";

/// The shares of verified mass at which effort is read off.
pub const MARKS: [f64; 15] =
    [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, 0.9999, 0.999999, 1.0];

/// What a trial is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// A violation.
    FirstViolation,
    /// This share of the mass, verified.
    Progress(f64),
    /// Everything explored.
    End,
}

impl std::fmt::Display for Until {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Until::FirstViolation => f.write_str("first-violation"),
            Until::Progress(share) => write!(f, "progress:{share}"),
            Until::End => f.write_str("end"),
        }
    }
}

impl std::str::FromStr for Until {
    type Err = String;

    fn from_str(text: &str) -> Result<Until, String> {
        let wrong = || "write first-violation, progress:P with P above 0 and at most 1, or end".to_string();
        match text {
            "first-violation" => Ok(Until::FirstViolation),
            "end" => Ok(Until::End),
            _ => match text.strip_prefix("progress:").ok_or_else(wrong)?.parse::<f64>() {
                Ok(share) if share > 0.0 && share <= 1.0 => Ok(Until::Progress(share)),
                _ => Err(wrong()),
            },
        }
    }
}

/// Effort spent when a mark was reached.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    pub transitions: u64,
    pub seconds: f64,
}

/// One run of one strategy on one program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// `sojourner check --seed` with this number repeats the trial.
    pub seed: u64,
    /// Whether it reached what was asked for.
    pub success: bool,
    /// Why it ended, in the words of a report.
    pub ending: String,
    pub states: u64,
    pub transitions: u64,
    /// States expanded: Engels' measure.
    #[serde(default)]
    pub expanded: u64,
    /// Processor time of the search, where the system tells; time that passed elsewhere.
    pub seconds: f64,
    pub memory_bytes: u64,
    /// The length of the run to the violation, if one was found.
    pub trace: Option<u64>,
    /// The verified mass at the end, if progress was measured.
    pub verified: Option<f64>,
    /// The effort at each of [`MARKS`]; empty if progress was not measured.
    pub marks: Vec<Option<Mark>>,
    /// Transitions and verified mass, thinned.
    pub curve: Vec<(u64, f64)>,
}

/// The trials of one strategy on one program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    pub strategy: String,
    pub trials: Vec<Trial>,
}

/// The trials on one program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Program {
    pub name: String,
    pub cells: Vec<Cell>,
}

/// All trials.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    pub schema: String,
    pub version: String,
    pub until: Until,
    /// How many trials were asked for.
    pub trials: u64,
    /// The seed of the first trial; the next ones follow it.
    pub seed: u64,
    /// The limits of a trial, in words.
    pub limits: String,
    pub programs: Vec<Program>,
    /// Remarks for a person.
    pub notes: Vec<String>,
}

impl Comparison {
    /// The strategies, in the order asked for.
    pub fn strategies(&self) -> Vec<&str> {
        let Some(program) = self.programs.first() else { return Vec::new() };
        program.cells.iter().map(|cell| cell.strategy.as_str()).collect()
    }

    /// Whether progress was measured.
    pub fn has_progress(&self) -> bool {
        let mut trials = self.programs.iter().flat_map(|p| &p.cells).flat_map(|c| &c.trials);
        trials.any(|t| !t.marks.is_empty())
    }
}

/// A small comparison for the tests of the renderers.
#[cfg(test)]
pub(crate) fn sample() -> Comparison {
    let trial = |seed: u64, transitions: u64, success: bool| Trial {
        seed,
        success,
        ending: if success { "progress-reached" } else { "limit-transitions" }.into(),
        states: transitions / 2,
        transitions,
        expanded: transitions / 4,
        seconds: transitions as f64 / 1e6,
        memory_bytes: 1_000 * transitions,
        trace: None,
        verified: Some(if success { 1.0 } else { 0.25 }),
        marks: MARKS
            .iter()
            .map(|&m| {
                let reached = success || m <= 0.25;
                let at = (transitions as f64 * m).ceil() as u64;
                reached.then_some(Mark { transitions: at, seconds: at as f64 / 1e6 })
            })
            .collect(),
        curve: vec![(0, 0.0), (transitions / 2, 0.25), (transitions, if success { 1.0 } else { 0.25 })],
    };
    let cell = |name: &str, scale: u64, fails: u64| Cell {
        strategy: name.into(),
        trials: (0..5).map(|i| trial(i, scale * (10 + i), i >= fails)).collect(),
    };
    let program = |name: &str| Program {
        name: name.into(),
        cells: vec![cell("bfs", 100, 0), cell("guided", 10, 0), cell("random<x>", 50, 3)],
    };
    Comparison {
        schema: SCHEMA.into(),
        version: "0".into(),
        until: Until::Progress(0.999),
        trials: 5,
        seed: 0,
        limits: "at most 1,000,000 transitions".into(),
        programs: vec![program("builtin:one"), program("builtin:two")],
        notes: Vec::new(),
    }
}
