//! A strategy or walker as text, `name:parameter=value,...`, checked against the catalogue.

use super::Strategy;
use super::catalogue::TABLE;
use crate::walker::Walk;
use std::fmt;
use std::str::FromStr;

/// What a parameter may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Range {
    /// A whole number between these, both included.
    Whole { least: u64, most: u64 },
    /// A real number between these; `above` excludes the least itself.
    Real { least: f64, most: f64, above: bool },
    /// One of these words.
    Word(&'static [&'static str]),
    /// The name of a heuristic of the system.
    Heuristic,
}

/// A parameter of a strategy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameter {
    pub name: &'static str,
    pub about: &'static str,
    pub default: &'static str,
    pub range: Range,
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Whole(u64),
    Real(f64),
    Word(String),
}

/// A strategy or walker as the list knows it.
pub struct StrategyInfo {
    pub name: &'static str,
    /// One line for a person.
    pub about: &'static str,
    /// Author and section.
    pub paper: &'static str,
    /// Whether a run to the end visits everything.
    pub exhaustive: bool,
    pub parameters: &'static [Parameter],
    pub(crate) build: fn(&Spec, u64) -> Method,
}

impl fmt::Debug for StrategyInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// One of the two families, ready to run.
pub enum Method {
    Strategy(Box<dyn Strategy>),
    Walk(Walk),
}

/// All strategies and walkers, in the order in which a person should meet them.
pub fn all() -> &'static [StrategyInfo] {
    TABLE
}

/// A strategy chosen by name, with its parameters: plain data, printed as it is read.
#[derive(Clone, Debug)]
pub struct Spec {
    info: &'static StrategyInfo,
    values: Vec<Value>,
}

/// Why a text does not name a strategy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    #[error("unknown strategy '{name}'; there are: {known}")]
    UnknownStrategy { name: String, known: String },
    #[error("strategy '{strategy}' has no parameter '{parameter}'; {known}")]
    UnknownParameter { strategy: &'static str, parameter: String, known: String },
    #[error("'{text}' is not of the form parameter=value; write for example {strategy}:{example}")]
    NotAnAssignment { strategy: &'static str, text: String, example: String },
    #[error("{strategy}: {parameter} is given twice; keep one of them")]
    Twice { strategy: &'static str, parameter: &'static str },
    #[error("{strategy}: {parameter}={value} is out of range; {parameter} is {range}")]
    OutOfRange { strategy: &'static str, parameter: &'static str, value: String, range: String },
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Range::Whole { least, most: u64::MAX } => write!(f, "a whole number, at least {least}"),
            Range::Whole { least, most } => write!(f, "a whole number from {least} to {most}"),
            Range::Real { least, most, above } => {
                let from = if *above { "above" } else { "at least" };
                write!(f, "a number {from} {least}")?;
                if most.is_finite() { write!(f, " and at most {most}") } else { Ok(()) }
            }
            Range::Word(words) => write!(f, "one of {}", words.join(", ")),
            Range::Heuristic => f.write_str("the name of a heuristic of the system"),
        }
    }
}

impl Range {
    fn parse(&self, text: &str) -> Option<Value> {
        match *self {
            Range::Whole { least, most } => {
                let n: u64 = text.parse().ok()?;
                (least <= n && n <= most).then_some(Value::Whole(n))
            }
            Range::Real { least, most, above } => {
                let x: f64 = text.parse().ok()?;
                let fits = x.is_finite() && least <= x && x <= most && !(above && x == least);
                fits.then_some(Value::Real(x))
            }
            Range::Word(words) => words.contains(&text).then(|| Value::Word(text.into())),
            Range::Heuristic => Some(Value::Word(text.into())),
        }
    }
}

impl Spec {
    /// The strategy of this name with its default parameters; `None` if there is none.
    pub fn named(name: &str) -> Option<Spec> {
        let info = all().iter().find(|i| i.name == name)?;
        let default = |p: &Parameter| p.range.parse(p.default).expect("a default is in its range");
        Some(Spec { info, values: info.parameters.iter().map(default).collect() })
    }

    pub fn info(&self) -> &'static StrategyInfo {
        self.info
    }

    fn value(&self, name: &str) -> &Value {
        let at = self.info.parameters.iter().position(|p| p.name == name);
        &self.values[at.expect("a builder asks for its own parameters")]
    }

    pub(crate) fn real(&self, name: &str) -> f64 {
        match self.value(name) {
            Value::Real(x) => *x,
            other => unreachable!("{name} is {other:?}"),
        }
    }

    pub(crate) fn whole(&self, name: &str) -> u64 {
        match self.value(name) {
            Value::Whole(n) => *n,
            other => unreachable!("{name} is {other:?}"),
        }
    }

    /// The heuristic asked for by name, if any.
    pub fn heuristic(&self) -> Option<&str> {
        let at = self.info.parameters.iter().position(|p| p.range == Range::Heuristic)?;
        match &self.values[at] {
            Value::Word(name) if !name.is_empty() => Some(name),
            _ => None,
        }
    }

    pub(crate) fn word(&self, name: &str) -> &str {
        match self.value(name) {
            Value::Word(w) => w,
            other => unreachable!("{name} is {other:?}"),
        }
    }

    /// What it is called where there is one search: a portfolio of one is its shared graph.
    pub(crate) fn lone_name(&self) -> String {
        if self.info.name == "auto" { "mixed".into() } else { self.to_string() }
    }

    /// The strategy itself; all its randomness comes from `seed`.
    pub fn build(&self, seed: u64) -> Method {
        (self.info.build)(self, seed)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info.name)?;
        let mut separator = ':';
        for (parameter, value) in self.info.parameters.iter().zip(&self.values) {
            match value {
                Value::Whole(n) => write!(f, "{separator}{}={n}", parameter.name)?,
                // Very small and very large ones would be hundreds of digits.
                Value::Real(x) if *x != 0.0 && !(1e-6..1e9).contains(x) => {
                    write!(f, "{separator}{}={x:e}", parameter.name)?;
                }
                Value::Real(x) => write!(f, "{separator}{}={x}", parameter.name)?,
                Value::Word(w) if w.is_empty() => continue,
                Value::Word(w) => write!(f, "{separator}{}={w}", parameter.name)?,
            }
            separator = ',';
        }
        Ok(())
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let Some(mut spec) = Spec::named(name) else {
            let known: Vec<&str> = all().iter().map(|i| i.name).collect();
            return Err(SpecError::UnknownStrategy { name: name.into(), known: known.join(", ") });
        };
        let info = spec.info;
        let mut given = vec![false; info.parameters.len()];
        for part in rest.split(',').filter(|p| !p.is_empty()) {
            let Some((key, value)) = part.split_once('=') else {
                let example = info
                    .parameters
                    .first()
                    .map_or("name=value".into(), |p| format!("{}={}", p.name, p.default));
                return Err(SpecError::NotAnAssignment { strategy: info.name, text: part.into(), example });
            };
            let Some(at) = info.parameters.iter().position(|p| p.name == key) else {
                let known = match info.parameters {
                    [] => "it has none".into(),
                    some => format!("it has: {}", some.iter().map(|p| p.name).collect::<Vec<_>>().join(", ")),
                };
                return Err(SpecError::UnknownParameter {
                    strategy: info.name,
                    parameter: key.into(),
                    known,
                });
            };
            let parameter = &info.parameters[at];
            if std::mem::replace(&mut given[at], true) {
                return Err(SpecError::Twice { strategy: info.name, parameter: parameter.name });
            }
            spec.values[at] = parameter.range.parse(value).ok_or_else(|| SpecError::OutOfRange {
                strategy: info.name,
                parameter: parameter.name,
                value: value.into(),
                range: parameter.range.to_string(),
            })?;
        }
        Ok(spec)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_in_range_and_print_as_they_read() {
        for info in all() {
            let spec = Spec::named(info.name).expect("listed");
            let again: Spec = spec.to_string().parse().expect("what is printed can be read");
            assert_eq!(again.values, spec.values, "{spec}");
            let _ = spec.build(1);
        }
        for text in ["softmax:tau=1e-320", "softmax:tau=2.5e12", "softmax:tau=0.000125"] {
            let spec: Spec = text.parse().expect("in range");
            assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn errors_name_the_place_and_the_remedy() {
        let message = |text: &str| text.parse::<Spec>().unwrap_err().to_string();
        assert!(message("sfd").starts_with("unknown strategy 'sfd'; there are: "));
        assert_eq!(message("dfs:depth=3"), "strategy 'dfs' has no parameter 'depth'; it has none");
        assert_eq!(message("softmax:tau=0"), "softmax: tau=0 is out of range; tau is a number above 0");
        assert_eq!(
            message("egreedy:epsilon=1.5"),
            "egreedy: epsilon=1.5 is out of range; epsilon is a number at least 0 and at most 1"
        );
        assert_eq!(message("softmax:tau=1,tau=2"), "softmax: tau is given twice; keep one of them");
        assert!(message("softmax:0.2").contains("write for example softmax:tau=0.5"));
    }
}
