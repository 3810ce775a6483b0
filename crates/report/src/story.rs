//! The story of a violation of a Java program, as plain data: who did what where, in which order, and
//! who waits for whom at the end. `docs/json.md` documents the fields.

use serde::{Deserialize, Serialize};

/// A thread of the story.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Actor {
    /// Its number in the program, from 0 for main.
    pub thread: u32,
    pub name: String,
}

/// A place in the source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub file: String,
    pub line: u32,
    /// What stands there, if the source was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Where the file is, if it was found: from the folder of the repository, or from the folder of the run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

/// A place with a label.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Span {
    pub thread: u32,
    #[serde(flatten)]
    pub place: Place,
    pub label: String,
}

/// What one thread did without a switch to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Segment {
    pub thread: u32,
    pub events: Vec<Event>,
}

/// One thing a thread did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// The step of the run it belongs to; 0 is before the first choice.
    pub step: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// `read`, `write`, `lock`, `unlock`, `wait`, `notify`, `call`, `start`, `timeout`, `draw`,
    /// `interrupt`, `sleep`, `end`, `stuck` or `throw`.
    pub operation: String,
    pub what: String,
    /// The instruction of the program: class, method, descriptor and offset, with bars between.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// How many recorded operations it stands for.
    pub folded: u32,
    /// Whether it is part of the short story.
    pub matters: bool,
}

/// A lock, and where it was taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Held {
    pub lock: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
}

/// A thread that cannot go on at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stuck {
    pub thread: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    pub what: String,
    pub holds: Vec<Held>,
    /// What it wants, and the thread that has it, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wants: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<u32>,
    pub daemon: bool,
}

/// A violation, told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Story {
    /// The violation in one line.
    pub claim: String,
    pub threads: Vec<Actor>,
    pub spans: Vec<Span>,
    pub segments: Vec<Segment>,
    /// The order of events that leads there.
    pub needed_order: Vec<String>,
    pub stuck: Vec<Stuck>,
    /// Threads of which each waits for the next, and the last for the first.
    pub cycle: Vec<u32>,
    pub remarks: Vec<String>,
    /// Values drawn or chosen.
    pub draws: Vec<String>,
    /// As `java` prints it.
    pub stack_trace: Vec<String>,
    /// What the program printed along the run.
    pub output: String,
    pub context_switches: usize,
    /// Steps of the run that the search found, before it was made short.
    pub found_steps: usize,
}

/// What a check of a Java program rests on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JavaFacts {
    /// The JDK's feature number.
    pub jdk: u32,
    pub program_classes: usize,
    pub jdk_classes: usize,
    pub natives: usize,
    pub memory_model: String,
    /// When timed operations time out: `any` moment, or when all else is `idle`.
    pub timeouts: String,
    /// What the program asked of the world outside, and was told.
    #[serde(default)]
    pub assumed: Vec<String>,
    pub reduction: String,
    /// Rules about scheduling points that were not used, and why: more was explored.
    #[serde(default)]
    pub rules_off: Vec<RuleOff>,
}

/// A rule that was not used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RuleOff {
    pub rule: String,
    pub why: String,
}
