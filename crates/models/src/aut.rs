//! Aldebaran files (`.aut`): labelled transition systems, one transition per line.
//!
//! `des (initial, transitions, states)` and then `(from, "label", to)`. A transition is a
//! decision, except that labels of the form `prob 0.25` or `label; prob 0.25` (the convention of
//! CADP) are chance: those of one state with the same label before the semicolon form one
//! distribution. So are the distributions that mCRL2 writes in place of a target or of the initial state:
//! `1 1/2 2` is 1 with probability 1/2, and 2 with what is left. A state without transitions is final.

use std::collections::HashMap;
use std::path::Path;

use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive};

use crate::explicit::{Explicit, Row};
use crate::text::{Lines, Part, probability, quote};
use crate::{BadInput, tra};

/// Reads an Aldebaran file.
pub fn read(file: &Path) -> Result<Explicit, BadInput> {
    let mut lines = Lines::open(file)?;
    let (initials, transitions, states) = header(&mut lines)?;
    let mut rows: Vec<Row> = Vec::new();
    let mut read = 0;
    let mut names: Vec<String> = Vec::new();
    let mut ids: HashMap<String, u32> = HashMap::new();
    let mut fractions: Vec<BigRational> = Vec::new();
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
        read += 1;
        let source = state(&lines, from, states)?;
        let targets = distribution(&lines, to, states)?;
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
        if weight.is_some() && targets.len() > 1 {
            let problem = "this transition has a probability in its label and a distribution of targets";
            return Err(lines.wrong(problem, "write one of them"));
        }
        rows.extend(targets.into_iter().map(|(target, part)| {
            let part = weight.clone().unwrap_or(part);
            let fraction = keep(&mut fractions, part.exact);
            Row { source, decision, target, probability: part.value, fraction, action, line }
        }));
    }
    if read != transitions {
        let problem = format!("the header promises {transitions} transitions, the file has {read}");
        return Err(lines.wrong_at(1, problem, "correct the header, or restore the missing lines"));
    }
    lines.plausible(states, transitions)?;
    let (initial, states) = match initials[..] {
        [(initial, ref _part)] => (initial, states as u32),
        // A start by chance is one more state.
        _ => {
            let source = states as u32;
            rows.extend(initials.iter().map(|(target, part)| Row {
                source,
                decision: 0,
                target: *target,
                probability: part.value,
                fraction: keep(&mut fractions, part.exact.clone()),
                action: u32::MAX,
                line: 1,
            }));
            (source, source + 1)
        }
    };
    let read =
        Explicit::new(states, initial, rows, &fractions, names).map_err(|u| tra::unbalanced(&lines, u))?;
    Ok(if initials.len() > 1 { read.with_drawn_start() } else { read })
}

/// States with their probabilities.
type Distribution = Vec<(u32, Part)>;

/// The number of a fraction that is written, or `u32::MAX`.
pub(crate) fn keep(fractions: &mut Vec<BigRational>, exact: Option<BigRational>) -> u32 {
    let Some(exact) = exact else { return u32::MAX };
    fractions.push(exact);
    fractions.len() as u32 - 1
}

fn header(lines: &mut Lines) -> Result<(Distribution, u64, u64), BadInput> {
    const REMEDY: &str = "start the file with des (initial, transitions, states)";
    if !lines.advance()? {
        return Err(lines.wrong_file("this file is empty", REMEDY));
    }
    let line = lines.line();
    let inner = line.strip_prefix("des").map(str::trim).and_then(|rest| rest.strip_prefix('('));
    let parts: Option<Vec<&str>> =
        inner.and_then(|rest| rest.strip_suffix(')')).map(|rest| rest.split(',').map(str::trim).collect());
    let number = |text: &str| text.parse::<u64>().ok();
    let read = match parts.as_deref() {
        Some(&[first, transitions, states]) => {
            let starts = first.split_whitespace().next().and_then(number);
            starts.and(number(transitions).zip(number(states))).map(|(t, s)| (first, t, s))
        }
        _ => None,
    };
    match read {
        Some((first, transitions, states)) => {
            if let Some(initial) = number(first)
                && (initial >= states || initial > u64::from(u32::MAX))
            {
                let problem = format!("the initial state {initial} is not among the {states} states");
                return Err(lines.wrong(problem, "correct the header"));
            }
            Ok((distribution(lines, first, states)?, transitions, states))
        }
        None => {
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

/// A state, or `1 1/2 2 1/3 0`: states with their probabilities, the last with what is left.
fn distribution(lines: &Lines, text: &str, states: u64) -> Result<Distribution, BadInput> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let whole = || Part { value: 1.0, exact: Some(BigRational::one()) };
    let Some((last, pairs)) = words.split_last() else {
        return Ok(vec![(state(lines, text, states)?, whole())]);
    };
    let mut parts = Vec::with_capacity(pairs.len() / 2 + 1);
    let mut left = whole();
    for pair in pairs.chunks(2) {
        let part = pair.get(1).and_then(|p| probability(p)).filter(|p| p.value < 1.0);
        let Some(part) = part else {
            let problem = format!("{} is neither a state nor a distribution", quote(text));
            return Err(lines.wrong(problem, "write a state, or states with probabilities between: 1 1/2 2"));
        };
        left.value -= part.value;
        left.exact = left.exact.zip(part.exact.as_ref()).map(|(left, part)| left - part);
        parts.push((state(lines, pair[0], states)?, part));
    }
    let is_nothing = match &left.exact {
        Some(exact) => {
            left.value = exact.to_f64().unwrap_or(left.value);
            !exact.is_positive()
        }
        None => left.value <= 0.0,
    };
    if is_nothing {
        let problem = format!("the probabilities in {} leave nothing for the last state", quote(text));
        return Err(lines.wrong(problem, "what is left of 1 is that of the last state"));
    }
    parts.push((state(lines, last, states)?, left.positive()));
    Ok(parts)
}

fn state(lines: &Lines, text: &str, states: u64) -> Result<u32, BadInput> {
    match text.parse::<u64>() {
        Ok(n) if n < states && n <= u64::from(u32::MAX) => Ok(n as u32),
        Ok(n) => Err(lines.wrong(
            format!("state {n} is not below the {states} states of the header"),
            "correct one of them",
        )),
        Err(_) => {
            Err(lines.wrong(format!("{} is not a state number", quote(text)), "write (from, \"label\", to)"))
        }
    }
}

/// The label proper and, for chance, its probability; the text at fault otherwise.
fn chance(label: &str) -> Result<(&str, Option<Part>), &str> {
    let (name, tail) = match label.rsplit_once(';') {
        Some((name, tail)) => (name.trim(), tail.trim()),
        None => ("", label),
    };
    match tail.strip_prefix("prob ") {
        Some(text) => probability(text.trim()).map(|p| (name, Some(p))).ok_or(text),
        None => Ok((label, None)),
    }
}
