//! What is wrong with a specification, and where; and why a run of one cannot go on.

use std::path::Path;

use crate::BadInput;

/// A place in a text, counted from one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct At {
    pub line: u32,
    pub column: u32,
}

/// Something wrong in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub at: At,
    pub problem: String,
    pub remedy: String,
}

impl Wrong {
    pub fn at(at: At, problem: impl Into<String>, remedy: impl Into<String>) -> Wrong {
        Wrong { at, problem: cut(problem.into()), remedy: cut(remedy.into()) }
    }

    /// A construct of the language that is not supported here.
    pub fn unsupported(at: At, construct: &str, remedy: impl Into<String>) -> Wrong {
        Wrong::at(at, format!("{construct} is not supported"), remedy)
    }

    /// The same, about a file.
    pub fn of(self, file: &Path) -> BadInput {
        BadInput::Line {
            file: file.into(),
            line: u64::from(self.at.line),
            problem: format!("column {}: {}", self.at.column, self.problem),
            remedy: self.remedy,
        }
    }
}

/// A text for a person is not longer than this: names in it may be.
const LONGEST: usize = 500;

/// A text without its middle, if it is long.
fn cut(text: String) -> String {
    let length = text.chars().count();
    if length <= LONGEST {
        return text;
    }
    let first: String = text.chars().take(LONGEST / 2).collect();
    let last: String = text.chars().skip(length - LONGEST / 2).collect();
    format!("{first}...{last}")
}

/// Why an evaluation or a step could not be finished: a limit, or something that has no finite
/// answer. The text names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halt(pub String);

/// What evaluation gives.
pub type Result<T> = std::result::Result<T, Halt>;
