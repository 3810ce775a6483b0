//! An answer as plain data.

use crate::evaluate::Number;
use crate::fraction::Fraction;
use crate::scheduler::Scheduler;
use num_bigint::BigUint;

/// What a question with a bound comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    True,
    False,
    /// Sampling has not found a scheduler; there may be one.
    ProbablyFalse,
    Unknown,
}

impl Verdict {
    pub fn word(self) -> &'static str {
        match self {
            Verdict::True => "true",
            Verdict::False => "false",
            Verdict::ProbablyFalse => "probably false",
            Verdict::Unknown => "unknown",
        }
    }
}

/// How likely a last value is.
#[derive(Clone, Debug)]
pub struct Share {
    /// None: the run has recorded no value, or does not end.
    pub value: Option<Fraction>,
    pub lower: Number,
    pub upper: Number,
}

/// A run to an event.
#[derive(Clone, Debug)]
pub struct Run {
    /// The alternatives that were taken.
    pub path: Vec<u32>,
    /// In words, with what each step's chance was.
    pub steps: Vec<(String, String)>,
}

/// The answer to a question.
#[derive(Clone, Debug)]
pub struct Answer {
    pub question: String,
    /// None where it could not be computed; `notes` says why.
    pub bounds: Option<(Number, Number)>,
    pub verdict: Option<Verdict>,
    pub distribution: Option<Vec<Share>>,
    pub run: Option<Run>,
    /// Runs of the explored part, each once; none if it has cycles.
    pub paths: Option<BigUint>,
    pub samples: u64,
    /// Samples when the best value was found.
    pub best_at: Option<u64>,
    pub seconds: f64,
    pub scheduler: Option<Scheduler>,
    /// Of the explored part.
    pub states: u64,
    pub transitions: u64,
    /// What a reader must know: what is missing, what was assumed.
    pub notes: Vec<String>,
    /// A limit ended it before it was done.
    pub is_limited: bool,
    /// Something could not be followed, and it matters.
    pub is_grey: bool,
}

impl Answer {
    pub fn new(question: &str) -> Answer {
        Answer {
            question: question.to_owned(),
            bounds: None,
            verdict: None,
            distribution: None,
            run: None,
            paths: None,
            samples: 0,
            best_at: None,
            seconds: 0.0,
            scheduler: None,
            states: 0,
            transitions: 0,
            notes: Vec::new(),
            is_limited: false,
            is_grey: false,
        }
    }

    /// The exact number, where it is known.
    pub fn exact(&self) -> Option<&Fraction> {
        use crate::solve::Value::Finite;
        match self.bounds.as_ref()? {
            (Number::Exact(Finite(a)), Number::Exact(Finite(b))) if a == b => Some(a),
            _ => None,
        }
    }
}
