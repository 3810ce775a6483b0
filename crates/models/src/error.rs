//! Bad input: where it is, what is wrong, and what to do about it.

use std::path::PathBuf;

/// Why a model could not be opened. The message is one line that names the place and the remedy.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadInput {
    /// A line of a file.
    #[error("{}:{line}: {problem}; {remedy}", file.display())]
    Line { file: PathBuf, line: u64, problem: String, remedy: String },
    /// A file as a whole.
    #[error("{}: {problem}; {remedy}", file.display())]
    File { file: PathBuf, problem: String, remedy: String },
    /// The word that was to name a system.
    #[error("{word}: {problem}; {remedy}")]
    Word { word: String, problem: String, remedy: String },
}

impl BadInput {
    /// The word on the command line is wrong.
    pub fn word(word: &str, problem: impl Into<String>, remedy: impl Into<String>) -> BadInput {
        BadInput::Word { word: word.into(), problem: problem.into(), remedy: remedy.into() }
    }
}
