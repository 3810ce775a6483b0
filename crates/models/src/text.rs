//! Reading a text file line by line with its name and line numbers at hand for messages.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use crate::BadInput;
use crate::explicit::TOLERANCE;

/// Longer lines are refused before they fill the memory.
const LONGEST: u64 = 1 << 20;

/// What some editors put before the first line of a text.
const MARK: char = '\u{feff}';

/// A file being read; only the present line is in memory.
pub(crate) struct Lines {
    file: PathBuf,
    reader: BufReader<File>,
    line: String,
    number: u64,
}

impl Lines {
    pub fn open(file: &Path) -> Result<Lines, BadInput> {
        let failed = |problem: String, remedy: &str| BadInput::File {
            file: file.into(),
            problem,
            remedy: remedy.into(),
        };
        let handle = File::open(file).map_err(|e| match e.kind() {
            std::io::ErrorKind::NotFound => failed("there is no such file".into(), "check the path"),
            _ => failed(format!("cannot be opened ({e})"), "check its permissions"),
        })?;
        if handle.metadata().is_ok_and(|m| m.is_dir()) {
            return Err(failed("this is a directory".into(), "name a file in it"));
        }
        Ok(Lines {
            file: file.into(),
            reader: BufReader::with_capacity(1 << 16, handle),
            line: String::new(),
            number: 0,
        })
    }

    /// Goes to the next line that is not blank and not a comment; false at the end of the file.
    pub fn advance(&mut self) -> Result<bool, BadInput> {
        loop {
            self.line.clear();
            self.number += 1;
            match self.reader.by_ref().take(LONGEST).read_line(&mut self.line) {
                Ok(0) => return Ok(false),
                Ok(n) if n as u64 == LONGEST && !self.line.ends_with('\n') => {
                    let problem = format!("this line has more than {LONGEST} bytes");
                    return Err(self.wrong(problem, "check that this is a model file"));
                }
                Ok(_) if self.number == 1 && self.line.starts_with(MARK) => {
                    self.line.remove(0);
                    if !self.line.trim().is_empty() && !self.line.trim_start().starts_with('#') {
                        return Ok(true);
                    }
                }
                Ok(_) if self.line.trim().is_empty() || self.line.trim_start().starts_with('#') => {}
                Ok(_) => return Ok(true),
                Err(e) if e.kind() == std::io::ErrorKind::InvalidData => {
                    return Err(
                        self.wrong("this is not text", "save the file as UTF-8, or name another file")
                    );
                }
                Err(e) => return Err(self.wrong(format!("cannot be read ({e})"), "check the file")),
            }
        }
    }

    /// The present line, without blanks around it.
    pub fn line(&self) -> &str {
        self.line.trim()
    }

    /// The number of the line last given.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// A message about the line last given.
    pub fn wrong(&self, problem: impl Into<String>, remedy: impl Into<String>) -> BadInput {
        BadInput::Line {
            file: self.file.clone(),
            line: self.number,
            problem: problem.into(),
            remedy: remedy.into(),
        }
    }

    /// A message about another line.
    pub fn wrong_at(&self, line: u64, problem: impl Into<String>, remedy: impl Into<String>) -> BadInput {
        BadInput::Line { file: self.file.clone(), line, problem: problem.into(), remedy: remedy.into() }
    }

    /// A message about the file.
    pub fn wrong_file(&self, problem: impl Into<String>, remedy: impl Into<String>) -> BadInput {
        BadInput::File { file: self.file.clone(), problem: problem.into(), remedy: remedy.into() }
    }

    /// Refuses a declared number of states that the transitions cannot reach: nothing is ever
    /// allocated on the word of a header alone.
    pub fn plausible(&self, states: u64, transitions: u64) -> Result<(), BadInput> {
        const ALWAYS: u64 = 1 << 20;
        if states > u64::from(u32::MAX) {
            return Err(self.wrong_file(
                format!("declares {states} states, more than the 4294967295 that can be read"),
                "correct the header",
            ));
        }
        if states > ALWAYS && states / 16 > transitions {
            return Err(self.wrong_file(
                format!("declares {states} states but has {transitions} transitions, so most of them cannot be reached"),
                "correct the header",
            ));
        }
        Ok(())
    }
}

/// A line shortened for a message.
pub(crate) fn quote(text: &str) -> String {
    let mut short: String = text.chars().take(40).flat_map(char::escape_debug).collect();
    if text.chars().count() > 40 {
        short.push_str("...");
    }
    format!("\"{short}\"")
}

/// A probability as it is written.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// The nearest double.
    pub value: f64,
    /// The fraction, if it is one.
    pub exact: Option<BigRational>,
}

impl Part {
    /// The same; the smallest positive double stands for what is below it.
    pub(crate) fn positive(mut self) -> Part {
        if self.exact.as_ref().is_some_and(BigRational::is_positive) {
            self.value = self.value.max(f64::MIN_POSITIVE);
        }
        self
    }
}

/// A probability: a decimal, or a fraction such as `1/3`. It must lie in (0, 1], but for rounding.
pub(crate) fn probability(text: &str) -> Option<Part> {
    let part = match text.split_once('/') {
        Some((above, below)) => {
            let value = above.parse::<f64>().ok()? / below.parse::<f64>().ok()?;
            let exact = above.parse::<BigInt>().ok().zip(below.parse::<BigInt>().ok());
            let exact = exact.filter(|(_, below)| !below.is_zero()).map(|(a, b)| BigRational::new(a, b));
            // Both may be too large for a double, and their quotient is not.
            let value = exact.as_ref().map_or(value, |e| e.to_f64().unwrap_or(value));
            Part { value, exact }
        }
        None => Part { value: text.parse::<f64>().ok()?, exact: None },
    };
    let part = part.positive();
    (part.value > 0.0 && part.value <= 1.0 + TOLERANCE).then_some(part)
}
