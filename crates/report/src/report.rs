//! The result of a run. The field names are the JSON schema, which `docs/json.md` documents: a
//! change of meaning or a removed field is a new [`SCHEMA`] number.

use crate::story::{JavaFacts, Story};
use serde::{Deserialize, Serialize};

/// The version of the JSON result.
pub const SCHEMA: &str = "sojourner-report-1";

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Everything was explored, and nothing is wrong.
    Verified,
    /// A violation was found, and replayed.
    Violated,
    /// A limit ended the run; nothing wrong was found so far.
    Limit,
    /// Part of the system could not be followed.
    CouldNotCheck,
}

impl Verdict {
    /// The exit code of the command.
    pub fn exit_code(self) -> u8 {
        match self {
            Verdict::Verified => 0,
            Verdict::Violated => 1,
            Verdict::Limit => 3,
            Verdict::CouldNotCheck => 4,
        }
    }

    /// The word used in reports.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Verified => "verified",
            Verdict::Violated => "violated",
            Verdict::Limit => "limit",
            Verdict::CouldNotCheck => "could-not-check",
        }
    }
}

/// Shares of the probability mass, given the assumptions; the first three add to 1. With decisions, over the worst scheduler.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Masses {
    pub verified: f64,
    pub violating: f64,
    pub unknown: f64,
    /// The share of all runs that assumptions exclude: the three others are told of the rest. With
    /// decisions, of the scheduler that makes it largest.
    #[serde(default)]
    pub excluded: f64,
}

/// How visited states were stored and compared.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Store {
    /// Compared in full.
    Exact,
    /// Compared by 128-bit fingerprints.
    Fingerprint {
        /// The probability that two different states were taken for one is at most this.
        collision_bound: f64,
    },
}

/// Transitions so far, and the verified mass then.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sample(pub u64, pub f64);

/// Who picked the alternative of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// There was only one.
    Nobody,
    Chance,
    Thread,
    Data,
    Branch,
}

/// One step of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// The alternative taken, from 0.
    pub alternative: u32,
    /// How many there were.
    pub of: u32,
    pub by: By,
    /// The probability of the alternative, given what a scheduler decided.
    pub probability: f64,
    /// Where the choice was made.
    pub site: String,
    /// What was done.
    pub what: String,
    /// The action with its parameters, where transitions are named by actions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The state it led to.
    pub state: String,
}

/// A violation, with the run that shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Violation {
    pub kind: String,
    pub message: String,
    /// For `sojourner replay`.
    pub token: String,
    /// The probability of this one run, given what a scheduler decided along it.
    pub probability: f64,
    /// How many steps the run has.
    #[serde(default)]
    pub length: u64,
    /// The steps; left out where there are very many in all.
    pub steps: Vec<Step>,
    /// For Java programs: what happened, in the program's own terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<Story>,
}

impl Violation {
    /// Violations with the same cause have the same key: kind and claim, or, when the violation was
    /// told, kind and places.
    pub fn cause(&self) -> String {
        let Some(story) = &self.story else { return format!("{}\n{}", self.kind, self.message) };
        // Of a deadlock all places count, otherwise the one where it is seen.
        let most = if story.stuck.is_empty() { 1 } else { usize::MAX };
        let mut places: Vec<String> =
            story.spans.iter().take(most).map(|s| format!("{}:{}", s.place.file, s.place.line)).collect();
        places.sort();
        places.dedup();
        format!("{}\n{}", self.kind, places.join("\n"))
    }
}

/// A place behind which mass is unknown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UnknownAt {
    /// Where the choice is made that leads there.
    pub site: String,
    /// Its share of the unknown mass, about.
    pub share: f64,
}

/// One of the searches of a run, where it took several.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchPart {
    pub strategy: String,
    pub states: u64,
    pub transitions: u64,
    /// Why it ended, in the words of [`Report::ending`]; `waiting` if it waited for its next turn.
    pub ending: String,
}

/// Something that could not be followed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Unsupported {
    pub feature: String,
    /// In how many states.
    pub states: u64,
}

/// Something that the checker got wrong about the system it searched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Breach {
    pub what: String,
    /// The run that shows it, for `sojourner replay`.
    pub token: String,
}

/// What an audit (`--audit`) checked again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Audit {
    /// Pairs of runs that led to one state, whose futures were compared.
    pub merges: u64,
    /// Runs to a state that were repeated.
    pub replays: u64,
    /// Walks with saving and restoring at every state.
    pub restores: u64,
    /// Runs at random without a reduction.
    pub runs: u64,
    /// Steps that took.
    pub steps: u64,
    /// What was wrong; nothing counts then.
    pub breaches: Vec<Breach>,
}

/// The result of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub schema: String,
    /// The version of this program.
    pub version: String,
    /// The system, as it was named.
    pub system: String,
    /// The property, as it was given; absent when only what the system itself forbids was checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub property: Option<String>,
    /// What the check of a Java program rests on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub java: Option<JavaFacts>,
    pub verdict: Verdict,
    /// Why the run ended: `exhausted`, `first-violation`, `interrupted`, `progress-reached`, or
    /// `limit-` and the limit.
    pub ending: String,
    pub strategy: String,
    pub seed: u64,
    /// The states seen: of the search that saw most, where there were several.
    pub states: u64,
    /// The transitions taken, in all searches together, also those of runs that were begun anew.
    pub transitions: u64,
    /// The searches that took turns, where there were several; the last one has the answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub searches: Vec<SearchPart>,
    /// States all of whose alternatives were taken; of walkers, states passed through.
    #[serde(default)]
    pub expanded: u64,
    pub depth: u32,
    /// Entries that were still waiting.
    pub frontier: u64,
    /// Absent when progress was switched off.
    #[serde(flatten)]
    pub masses: Option<Masses>,
    /// Whether somebody decides (threads, inputs): the masses then hold for the worst scheduler.
    #[serde(default)]
    pub decisions: bool,
    /// Everything was explored, and assumptions exclude every run: nothing was checked.
    #[serde(default)]
    pub nothing_checked: bool,
    /// Where most of the unknown mass is, largest first; empty with decisions.
    #[serde(default)]
    pub unknown_at: Vec<UnknownAt>,
    pub samples: Vec<Sample>,
    /// For each sample the seconds of the search until then.
    #[serde(default)]
    pub sample_seconds: Vec<f64>,
    pub violations: Vec<Violation>,
    /// All violating states, also those without an entry in `violations`.
    pub violating_states: u64,
    pub unsupported: Vec<Unsupported>,
    pub store: Store,
    pub seconds: f64,
    pub peak_memory_bytes: u64,
    /// The command that was run, as it would be typed; only on pages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// When it ended, in universal time: `2026-01-31 23:59:59`; only on pages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// What was checked again, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audit: Option<Audit>,
    /// Remarks for a person.
    pub notes: Vec<String>,
}
