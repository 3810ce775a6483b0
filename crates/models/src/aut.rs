//! Aldebaran files (`.aut`): labelled transition systems, one transition per line.
//!
//! `des (initial, transitions, states)` and then `(from, "label", to)`. A transition is a
//! decision, except that labels of the form `prob 0.25` or `label; prob 0.25` (the convention of
//! CADP) are chance: those of one state with the same label before the semicolon form one
//! distribution. A state without transitions is final.
//!
//! Gap: the distributions that mCRL2 writes after the target (`1 1/2 2`) are refused by name.

use std::collections::HashMap;
use std::path::Path;

use crate::explicit::{Explicit, Row};
use crate::text::{Lines, probability, quote};
use crate::{BadInput, tra};

/// Reads an Aldebaran file.
pub fn read(file: &Path) -> Result<Explicit, BadInput> {
    let mut lines = Lines::open(file)?;
    let (initial, transitions, states) = header(&mut lines)?;
    let mut rows: Vec<Row> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    let mut ids: HashMap<String, u32> = HashMap::new();
    // Per state, how many rows it has so far; the decision of a plain label is its position.
    while lines.advance()? {
        let line = lines.line();
        let (from, label, to) = match split(line) {
            Some(parts) => parts,
            None => {
                let problem = format!("{} is not a transition", quote(line));
                return Err(lines.wrong(problem, "write (from, \"label\", to)"));
            }
        };
        let source = state(&lines, from, states)?;
        let target = state(&lines, to, states)?;
        let (name, weight) = chance(label).map_err(|text| {
            lines.wrong(
                format!("{} is not a probability above 0 and at most 1", quote(text)),
                "write the label as prob 0.25",
            )
        })?;
        let mut id = |name: &str| match ids.get(name) {
            Some(&id) => id,
            None => {
                let id = names.len() as u32;
                names.push(name.to_string());
                ids.insert(name.to_string(), id);
                id
            }
        };
        let action = if name.is_empty() { u32::MAX } else { id(name) };
        let line = lines.number() as u32;
        // A distribution is known by its label; a plain transition by its line, so that it stays alone.
        let decision = if weight.is_some() { action.wrapping_add(1) } else { line.wrapping_add(1 << 31) };
        rows.push(Row { source, decision, target, probability: weight.unwrap_or(1.0), action, line });
    }
    if rows.len() as u64 != transitions {
        let problem = format!("the header promises {transitions} transitions, the file has {}", rows.len());
        return Err(lines.wrong_at(1, problem, "correct the header, or restore the missing lines"));
    }
    lines.plausible(states, transitions)?;
    Explicit::new(states as u32, initial, rows, names).map_err(|u| tra::unbalanced(&lines, u))
}

fn header(lines: &mut Lines) -> Result<(u32, u64, u64), BadInput> {
    const REMEDY: &str = "start the file with des (initial, transitions, states)";
    if !lines.advance()? {
        return Err(lines.wrong_file("this file is empty", REMEDY));
    }
    let line = lines.line();
    let numbers: Option<Vec<u64>> = line
        .strip_prefix("des")
        .map(str::trim)
        .and_then(|rest| rest.strip_prefix('('))
        .and_then(|rest| rest.strip_suffix(')'))
        .and_then(|rest| rest.split(',').map(|n| n.trim().parse().ok()).collect());
    match numbers.as_deref() {
        Some(&[initial, transitions, states]) => {
            if initial >= states || initial > u64::from(u32::MAX) {
                let problem = format!("the initial state {initial} is not among the {states} states");
                return Err(lines.wrong(problem, "correct the header"));
            }
            Ok((initial as u32, transitions, states))
        }
        // `des (0 1/2 1, ...)`: mCRL2 writes a start by chance like this.
        _ if line.split(',').next().is_some_and(|first| first.contains('/')) => {
            let problem = format!("{} starts in a distribution, which is not read", quote(line));
            Err(lines.wrong(problem, "add a first state with one line per start and the label prob p"))
        }
        _ => {
            let problem = format!("{} is not a header", quote(line));
            Err(lines.wrong(problem, REMEDY))
        }
    }
}

/// `(from, label, to)`: the label is what lies between the first and the last comma.
fn split(line: &str) -> Option<(&str, &str, &str)> {
    let inner = line.strip_prefix('(')?.strip_suffix(')')?;
    let (from, rest) = inner.split_once(',')?;
    let (label, to) = rest.rsplit_once(',')?;
    let label = label.trim();
    let label = match label.strip_prefix('"') {
        Some(quoted) => quoted.strip_suffix('"')?,
        None => label,
    };
    Some((from.trim(), label, to.trim()))
}

fn state(lines: &Lines, text: &str, states: u64) -> Result<u32, BadInput> {
    match text.parse::<u64>() {
        Ok(n) if n < states && n <= u64::from(u32::MAX) => Ok(n as u32),
        Ok(n) => Err(lines.wrong(
            format!("state {n} is not below the {states} states of the header"),
            "correct one of them",
        )),
        Err(_) if text.contains(' ') => Err(lines.wrong(
            format!("{} is a distribution over targets, which is not read", quote(text)),
            "write one line per target with the label prob p",
        )),
        Err(_) => {
            Err(lines.wrong(format!("{} is not a state number", quote(text)), "write (from, \"label\", to)"))
        }
    }
}

/// The label proper and, for chance, its probability; the text at fault otherwise.
fn chance(label: &str) -> Result<(&str, Option<f64>), &str> {
    let (name, tail) = match label.rsplit_once(';') {
        Some((name, tail)) => (name.trim(), tail.trim()),
        None => ("", label),
    };
    match tail.strip_prefix("prob ") {
        Some(text) => probability(text.trim()).map(|p| (name, Some(p))).ok_or(text),
        None => Ok((label, None)),
    }
}
