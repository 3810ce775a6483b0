//! The words of `sojourner quantify`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use sojourner_symbolic::{Algorithm, Grey, Question};

use super::TargetArgs;
use crate::quantity;

#[derive(Args)]
#[command(after_help = QUESTIONS)]
pub struct QuantifyArgs {
    #[command(flatten)]
    pub target: TargetArgs,

    /// A question, see below; may be repeated
    #[arg(long, help_heading = "Questions", value_name = "QUESTION", value_parser = question, required = true)]
    pub ask: Vec<Question>,

    /// How to find the answer: bounds, exact, random, max, sum1; with parameters: max:N=100,L=10
    #[arg(long, help_heading = "Questions", value_name = "ALGORITHM", value_parser = Algorithm::parse, default_value = "bounds")]
    pub algorithm: Algorithm,

    /// How likely inputs are: a profile of a file, as wind.profile#strong-wind (docs/quantify.md); otherwise inputs
    /// are equally likely
    #[arg(long, help_heading = "Questions", value_name = "FILE#NAME")]
    pub profile: Option<String>,

    /// How runs count that could not be followed to their end
    #[arg(long, help_heading = "Questions", value_enum, default_value_t = GreyWord::Unknown)]
    pub grey: GreyWord,

    /// The seed of all randomness of sampling
    #[arg(long, help_heading = "Limits", value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// Restarts of sampling that run at the same time [default: the number of cores]; the answers do not depend on it
    #[arg(long, help_heading = "Limits", value_name = "N", value_parser = quantity::workers)]
    pub workers: Option<usize>,

    /// Follow runs for this many choices only; longer ones are grey
    #[arg(long, help_heading = "Limits", value_name = "N")]
    pub max_depth: Option<u32>,

    /// Stop after this many transitions
    #[arg(long, help_heading = "Limits", value_name = "N", value_parser = quantity::count)]
    pub max_transitions: Option<u64>,

    /// Stop after this many states
    #[arg(long, help_heading = "Limits", value_name = "N", value_parser = quantity::count)]
    pub max_states: Option<u64>,

    /// Stop after this time: 500ms, 60s, 5m, 1h
    #[arg(long = "for", help_heading = "Limits", value_name = "TIME", value_parser = quantity::time)]
    pub time: Option<Duration>,

    /// Stop when the process holds this much memory: 500M, 2G (otherwise three quarters of what the machine has free)
    #[arg(long, help_heading = "Limits", value_name = "SIZE", value_parser = quantity::size)]
    pub memory: Option<u64>,

    /// Answers as JSON
    #[arg(long, help_heading = "Result")]
    pub json: bool,

    /// Write the scheduler of the last answer that has one as a graph for dot
    #[arg(long, help_heading = "Result", value_name = "FILE")]
    pub scheduler_dot: Option<PathBuf>,

    /// Write the answers to a file instead of stdout
    #[arg(long, help_heading = "Result", short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// How runs count that could not be followed.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum GreyWord {
    /// They may or may not meet the target: the answer is an interval
    Unknown,
    /// They do not meet it
    Pessimistic,
    /// They meet it
    Optimistic,
}

impl GreyWord {
    pub fn grey(self) -> Grey {
        match self {
            GreyWord::Unknown => Grey::Unknown,
            GreyWord::Pessimistic => Grey::Pessimistic,
            GreyWord::Optimistic => Grey::Optimistic,
        }
    }
}

fn question(text: &str) -> Result<Question, String> {
    Question::parse(text).map_err(|mistake| mistake.to_string())
}

const QUESTIONS: &str = "\
Questions:
  P=? [F done]               how likely a run comes to a state with the label done; a range if a scheduler decides
  Pmax=? [F failure]         the most that a scheduler can make of it, and that scheduler; Pmin=? the least
  P>=0.6 [F success]         whether some scheduler reaches 0.6 (that all do: Pmin>=0.6); also >, <=, <
  P=? [G !bad], [a U b]      never bad; a until b
  P=? [levels > 5]           the last value of Measure.value(\"levels\", n) when the run ends
  E[comparisons]             the expected sum of Measure.add(\"comparisons\", n); Emin, Emax; steps counts choices,
                             Class.method calls, a label or 'action a' the states or transitions that show it
  Emax[steps until done]     up to an event
  D[levels]                  the distribution of the last value
  least[steps until done]    the least amount of any run; largest[...] the most
  likeliest [F deadlock]     the run to an event that chance favours most
Events: success (the run ends well), failure (any violation), a kind of violation (assertion, exception, deadlock, ...),
grey (could not be followed), end, a label, 'action send(_)'; with !, &, | and parentheses.

Examples:
  sojourner quantify examples/models/die.tra --ask 'P=? [F six]'
  sojourner quantify examples/java/Bank.java --ask 'Pmax=? [F deadlock]'
  sojourner quantify Quick.java --ask 'E[comparisons]' --ask 'D[comparisons]' --json

Exit codes: 0 answered, 1 a question with a bound is false, 2 bad input, 3 a limit left an interval, 4 could not check.";
