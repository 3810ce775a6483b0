//! A run as a list of small integers.
//!
//! Written as text it is the replay token: alternatives joined by dots, repeats as `3x20`, and `-`
//! for the empty run, so `0.3x20.1` is alternative 0, then 3 twenty times, then 1.

use std::fmt;
use std::str::FromStr;

/// The alternatives taken from the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Path(pub Vec<u32>);

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (i, run) in self.0.chunk_by(|a, b| a == b).enumerate() {
            let dot = if i == 0 { "" } else { "." };
            match run.len() {
                1 => write!(f, "{dot}{}", run[0])?,
                n => write!(f, "{dot}{}x{n}", run[0])?,
            }
        }
        Ok(())
    }
}

/// A token that is not a run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{part}' in the replay token is not a number, nor a repeat such as 3x20")]
pub struct BadPath {
    part: String,
}

/// Longer runs than this are refused, so that a mistyped repeat cannot eat the memory.
const LONGEST: usize = 100_000_000;

impl FromStr for Path {
    type Err = BadPath;

    fn from_str(text: &str) -> Result<Path, BadPath> {
        let mut path = Vec::new();
        if text == "-" {
            return Ok(Path(path));
        }
        for part in text.split('.') {
            let bad = || BadPath { part: part.to_string() };
            let (alternative, times) = part.split_once('x').unwrap_or((part, "1"));
            let alternative: u32 = alternative.parse().map_err(|_| bad())?;
            let times: usize = times.parse().map_err(|_| bad())?;
            if times == 0 || path.len() + times > LONGEST {
                return Err(bad());
            }
            path.resize(path.len() + times, alternative);
        }
        Ok(Path(path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips() {
        for path in [vec![], vec![0], vec![0, 3, 3, 3, 1], vec![7; 20], vec![1, 0, 1, 0]] {
            let path = Path(path);
            assert_eq!(path.to_string().parse::<Path>().unwrap(), path);
        }
        assert_eq!(Path(vec![0, 3, 3, 1]).to_string(), "0.3x2.1");
    }

    #[test]
    fn refuses_what_is_no_run() {
        for text in ["", "a", "1..2", "1x0", "1x99999999999", "-1"] {
            assert!(text.parse::<Path>().is_err(), "{text}");
        }
    }
}
