//! PRISM's explicit files: `.tra` (transitions), with `.lab` (labels) and `.sta` (values) of the
//! same name beside it when they exist.
//!
//! A chain has the header `states transitions` and rows `source target probability`; an MDP has
//! `states choices transitions` and rows `source choice target probability [action]`. A state
//! without a row is final (PRISM itself writes a loop there). Probabilities may be fractions. Lines that
//! begin with `#` are comments, here and in the other files.

use std::path::Path;

use crate::explicit::{Explicit, Row, Unbalanced};
use crate::text::{Lines, probability, quote};
use crate::{BadInput, aut};

/// Reads `file`, and the label and value files beside it.
pub fn read(file: &Path) -> Result<Explicit, BadInput> {
    let mut lines = Lines::open(file)?;
    let header = header(&mut lines)?;
    let mut rows: Vec<Row> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    let mut fractions = Vec::new();
    let mut ids = std::collections::HashMap::<String, u32>::new();
    while lines.advance()? {
        let line = lines.line();
        let mut words = line.split_ascii_whitespace();
        let mut word = || words.next();
        let fields = if header.choices.is_some() {
            (word(), word(), word(), word())
        } else {
            (word(), Some("0"), word(), word())
        };
        let (Some(source), Some(decision), Some(target), Some(weight)) = fields else {
            return Err(lines.wrong(format!("{} is too short", quote(line)), header.shape()));
        };
        let action = word();
        if word().is_some() {
            return Err(lines.wrong(format!("{} is too long", quote(line)), header.shape()));
        }
        let action = match action {
            None => u32::MAX,
            Some(name) if header.choices.is_none() && name.parse::<f64>().is_ok() => {
                let problem = format!("{} has four numbers, but the header is that of a chain", quote(line));
                let remedy =
                    "write: source target probability, or for an MDP the header: states choices transitions";
                return Err(lines.wrong(problem, remedy));
            }
            Some(name) => *ids.entry(name.to_string()).or_insert_with(|| {
                names.push(name.to_string());
                names.len() as u32 - 1
            }),
        };
        let decision = decision.parse().map_err(|_| {
            lines.wrong(format!("{} is not the number of a choice", quote(decision)), header.shape())
        })?;
        let part = probability(weight).ok_or_else(|| {
            let problem = format!("{} is not a probability above 0 and at most 1", quote(weight));
            lines.wrong(problem, "correct it, or remove the line if it is 0")
        })?;
        rows.push(Row {
            source: state(&lines, source, &header)?,
            decision,
            target: state(&lines, target, &header)?,
            probability: part.value,
            fraction: aut::keep(&mut fractions, part.exact),
            action,
            line: lines.number() as u32,
        });
    }
    if rows.len() as u64 != header.transitions {
        let problem =
            format!("the header promises {} transitions, the file has {}", header.transitions, rows.len());
        return Err(lines.wrong_at(1, problem, "correct the header, or restore the missing lines"));
    }
    lines.plausible(header.states, header.transitions)?;
    if let Some(promised) = header.choices {
        let mut choices: Vec<(u32, u32)> = rows.iter().map(|r| (r.source, r.decision)).collect();
        choices.sort_unstable();
        choices.dedup();
        if choices.len() as u64 != promised {
            let problem = format!("the header promises {promised} choices, the file has {}", choices.len());
            return Err(lines.wrong_at(1, problem, "correct the header, or the numbers of the choices"));
        }
    }
    let states = header.states as u32;
    let labels = beside(file, "lab").map(|f| read_labels(&f, states)).transpose()?;
    let initial = labels.as_ref().map_or(0, |l| l.initial);
    let mut model =
        Explicit::new(states, initial, rows, &fractions, names).map_err(|u| unbalanced(&lines, u))?;
    if let Some(labels) = labels {
        model = model.with_labels(labels.names, labels.bits);
    }
    if let Some(values) = beside(file, "sta") {
        model = model.with_values(read_values(&values, states)?);
    }
    Ok(model)
}

/// The message for probabilities that do not add to 1.
pub(crate) fn unbalanced(lines: &Lines, u: Unbalanced) -> BadInput {
    let of = match u.decision {
        Some(d) if d < 1 << 31 => format!("state {}, choice {d}", u.state),
        _ => format!("state {}", u.state),
    };
    // Ten digits hide the rounding of the sum itself, and show every difference we refuse.
    let sum = format!("{:.10}", u.sum);
    let sum = sum.trim_end_matches('0').trim_end_matches('.');
    lines.wrong_at(
        u64::from(u.line),
        format!("the probabilities of {of} add to {sum}, not to 1"),
        "correct the lines of that state",
    )
}

struct Header {
    states: u64,
    choices: Option<u64>,
    transitions: u64,
}

impl Header {
    /// What a row must look like.
    fn shape(&self) -> &'static str {
        if self.choices.is_some() {
            "write: source choice target probability [action]"
        } else {
            "write: source target probability"
        }
    }
}

fn header(lines: &mut Lines) -> Result<Header, BadInput> {
    const REMEDY: &str =
        "start the file with: states transitions (a chain), or: states choices transitions (an MDP)";
    if !lines.advance()? {
        return Err(lines.wrong_file("this file is empty", REMEDY));
    }
    let line = lines.line();
    let numbers: Result<Vec<u64>, _> = line.split_ascii_whitespace().map(str::parse).collect();
    let header = match numbers.as_deref() {
        Ok(&[states, transitions]) => Header { states, choices: None, transitions },
        Ok(&[states, choices, transitions]) => Header { states, choices: Some(choices), transitions },
        _ => return Err(lines.wrong(format!("{} is not a header", quote(line)), REMEDY)),
    };
    if header.states == 0 {
        return Err(lines.wrong("there is no state to start in", "declare at least one state"));
    }
    Ok(header)
}

fn state(lines: &Lines, text: &str, header: &Header) -> Result<u32, BadInput> {
    match text.parse::<u64>() {
        Ok(n) if n < header.states && n <= u64::from(u32::MAX) => Ok(n as u32),
        Ok(n) => Err(lines.wrong(
            format!("state {n} is not below the {} states of the header", header.states),
            "correct one of them",
        )),
        Err(_) => Err(lines.wrong(format!("{} is not a state number", quote(text)), header.shape())),
    }
}

/// The file with another ending, when it exists.
fn beside(file: &Path, ending: &str) -> Option<std::path::PathBuf> {
    let other = file.with_extension(ending);
    other.is_file().then_some(other)
}

struct Labels {
    initial: u32,
    names: Vec<String>,
    bits: Vec<u64>,
}

/// `0="init" 1="deadlock" 2="done"`, then `state: number number ...`.
fn read_labels(file: &Path, states: u32) -> Result<Labels, BadInput> {
    const DECLARE: &str = "start the file with the labels: 0=\"init\" 1=\"deadlock\" 2=\"done\"";
    let mut lines = Lines::open(file)?;
    let mut numbers: Vec<(u64, String)> = Vec::new();
    if !lines.advance()? {
        return Err(lines.wrong_file("this file is empty", DECLARE));
    }
    let line = lines.line();
    let mut rest = line;
    while !rest.is_empty() {
        let declared = rest.split_once("=\"").and_then(|(number, tail)| {
            let (name, tail) = tail.split_once('"')?;
            Some((number.trim().parse::<u64>().ok()?, name.to_string(), tail.trim_start()))
        });
        let Some((number, name, tail)) = declared else {
            let problem = format!("{} does not declare a label", quote(rest));
            return Err(lines.wrong(problem, DECLARE));
        };
        if let Some((other, twice)) = numbers.iter().find(|(n, known)| *n == number || *known == name) {
            let problem = format!("{number}=\"{name}\" is declared beside {other}=\"{twice}\"");
            return Err(lines.wrong(problem, "give each label a number and a name of its own"));
        }
        numbers.push((number, name));
        rest = tail;
    }
    let init = numbers.iter().find(|(_, name)| name == "init").map(|(number, _)| *number);
    let mut kept: Vec<(u64, String)> =
        numbers.into_iter().filter(|(number, _)| Some(*number) != init).collect();
    if kept.len() > 64 {
        return Err(
            lines.wrong(format!("{} labels are declared", kept.len()), "keep at most 64 besides init")
        );
    }
    // A proposition like the others where there is room for one more.
    kept.extend(init.filter(|_| kept.len() < 64).map(|number| (number, "init".to_string())));
    let mut bits = vec![0u64; states as usize];
    let mut initial = None;
    while lines.advance()? {
        let line = lines.line();
        let parsed = line.split_once(':').and_then(|(state, labels)| {
            let labels: Result<Vec<u64>, _> = labels.split_ascii_whitespace().map(str::parse).collect();
            Some((state.trim().parse::<u64>().ok()?, labels.ok()?))
        });
        let Some((state, labels)) = parsed else {
            let problem = format!("{} is not a labelled state", quote(line));
            return Err(
                lines.wrong(problem, "write: state: label label ... with the numbers of the first line")
            );
        };
        if state >= u64::from(states) {
            let problem = format!("state {state} is not below the {states} states of the .tra file");
            return Err(lines.wrong(problem, "correct the state"));
        }
        for label in labels {
            if Some(label) == init {
                if let Some(other) = initial.filter(|&other| u64::from(other) != state) {
                    let problem = format!("both {other} and {state} are labelled init");
                    return Err(lines.wrong(problem, "keep one initial state"));
                }
                initial = Some(state as u32);
            }
            if let Some(bit) = kept.iter().position(|(number, _)| *number == label) {
                bits[state as usize] |= 1 << bit;
            } else if Some(label) != init {
                return Err(lines.wrong(format!("label {label} is not declared"), DECLARE));
            }
        }
    }
    let names: Vec<String> = kept.into_iter().map(|(_, name)| name).collect();
    // Where no state is said to be initial the first one is, for formulas too.
    if initial.is_none()
        && let (Some(bit), Some(first)) = (names.iter().position(|n| n == "init"), bits.first_mut())
    {
        *first |= 1 << bit;
    }
    Ok(Labels { initial: initial.unwrap_or(0), names, bits })
}

/// `(x,y)`, then `state:(value,value)`; the values are only shown.
fn read_values(file: &Path, states: u32) -> Result<Vec<Box<str>>, BadInput> {
    let mut lines = Lines::open(file)?;
    let mut values: Vec<Box<str>> = vec![Box::default(); states as usize];
    let variables: Vec<String> = match lines.advance()? {
        true => lines.line().trim_matches(['(', ')']).split(',').map(|v| v.trim().to_string()).collect(),
        false => return Ok(values),
    };
    while lines.advance()? {
        let line = lines.line();
        let parsed =
            line.split_once(':').and_then(|(state, value)| Some((state.trim().parse::<u64>().ok()?, value)));
        let Some((state, value)) = parsed else {
            let problem = format!("{} is not the values of a state", quote(line));
            return Err(lines.wrong(problem, "write: state:(value,value,...)"));
        };
        let Some(place) = values.get_mut(usize::try_from(state).unwrap_or(usize::MAX)) else {
            let problem = format!("state {state} is not below the {states} states of the .tra file");
            return Err(lines.wrong(problem, "correct the state"));
        };
        let value = value.trim();
        let parts: Vec<&str> = value.trim_matches(['(', ')']).split(',').collect();
        *place = if parts.len() == variables.len() {
            let pairs: Vec<String> =
                variables.iter().zip(parts).map(|(v, x)| format!("{v}={}", x.trim())).collect();
            format!("({})", pairs.join(", ")).into()
        } else {
            value.into()
        };
    }
    Ok(values)
}
