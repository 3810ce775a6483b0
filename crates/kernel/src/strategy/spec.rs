//! The list of strategies and walkers by name, and `name:parameter=value,...` as text.
//!
//! One table: the command lists it, the parser checks against it, the builders read from it. To add
//! a strategy, add its file and one entry here.

use super::{
    BestFirst, Bfpss, Bfs, Dfs, EpsilonGreedy, Guided, Learning, Pfs, RandomDfs, Rl, RlQ, Rs, Softmax,
    Strategy,
};
use crate::walker::{Nmcs, Walk};
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

const HEURISTIC: Parameter = Parameter {
    name: "heuristic",
    about: "the heuristic of the system to follow; its first one if not said",
    default: "",
    range: Range::Heuristic,
};

const RUNS: Parameter = Parameter {
    name: "runs",
    about: "how many times it starts anew",
    default: "1",
    range: Range::Whole { least: 1, most: u64::MAX },
};

static TABLE: &[StrategyInfo] = &[
    StrategyInfo {
        name: "guided",
        about: "the most pending mass over all paths next; with decisions, of the worst scheduler",
        paper: "ours; Brazdil et al. 2014",
        exhaustive: true,
        parameters: &[],
        build: |_, _| Method::Strategy(Box::new(Guided::new())),
    },
    StrategyInfo {
        name: "dfs",
        about: "depth first, alternatives in order; needs the least memory",
        paper: "Zhang 5.1",
        exhaustive: true,
        parameters: &[],
        build: |_, _| Method::Strategy(Box::new(Dfs::new())),
    },
    StrategyInfo {
        name: "bfs",
        about: "breadth first; finds shortest violations",
        paper: "Zhang 5.1",
        exhaustive: true,
        parameters: &[],
        build: |_, _| Method::Strategy(Box::new(Bfs::new())),
    },
    StrategyInfo {
        name: "rdfs",
        about: "depth first, alternatives in random order",
        paper: "Engels 3",
        exhaustive: true,
        parameters: &[],
        build: |_, seed| Method::Strategy(Box::new(RandomDfs::new(seed))),
    },
    StrategyInfo {
        name: "pfs",
        about: "the most probable path first",
        paper: "Zhang 5.2",
        exhaustive: true,
        parameters: &[],
        build: |_, _| Method::Strategy(Box::new(Pfs::new())),
    },
    StrategyInfo {
        name: "bfpss",
        about: "breadth first, likely transitions of a level first",
        paper: "Zhang 5.3",
        exhaustive: true,
        parameters: &[],
        build: |_, _| Method::Strategy(Box::new(Bfpss::new())),
    },
    StrategyInfo {
        name: "rs",
        about: "at random, in proportion to the probability of the path",
        paper: "Zhang 5.4",
        exhaustive: true,
        parameters: &[],
        build: |_, seed| Method::Strategy(Box::new(Rs::new(seed))),
    },
    StrategyInfo {
        name: "softmax",
        about: "at random, in proportion to exp(probability of the path / tau)",
        paper: "Tang 4.5",
        exhaustive: true,
        parameters: &[Parameter {
            name: "tau",
            about: "temperature: near 0 like pfs, large like drawing blindly",
            default: "0.5",
            range: Range::Real { least: 0.0, most: f64::INFINITY, above: true },
        }],
        build: |spec, seed| Method::Strategy(Box::new(Softmax::new(spec.real("tau"), seed))),
    },
    StrategyInfo {
        name: "egreedy",
        about: "like rs with probability epsilon, else like pfs",
        paper: "Tang 4.6",
        exhaustive: true,
        parameters: &[Parameter {
            name: "epsilon",
            about: "how often it draws at random",
            default: "0.1",
            range: Range::Real { least: 0.0, most: 1.0, above: false },
        }],
        build: |spec, seed| Method::Strategy(Box::new(EpsilonGreedy::new(spec.real("epsilon"), seed))),
    },
    StrategyInfo {
        name: "rl",
        about: "learns which choice sites lead to finished work",
        paper: "Tang 4.7",
        exhaustive: true,
        parameters: &[],
        build: |_, _| Method::Strategy(Box::new(Rl::new())),
    },
    StrategyInfo {
        name: "rl-q",
        about: "learns which alternatives close work, in episodes",
        paper: "Tang 7 (future work)",
        exhaustive: true,
        parameters: &[
            Parameter {
                name: "epsilon",
                about: "how often an alternative is taken at random",
                default: "0.1",
                range: Range::Real { least: 0.0, most: 1.0, above: false },
            },
            Parameter {
                name: "alpha",
                about: "how much a new experience counts",
                default: "0.5",
                range: Range::Real { least: 0.0, most: 1.0, above: true },
            },
            Parameter {
                name: "gamma",
                about: "how much the future counts",
                default: "0.9",
                range: Range::Real { least: 0.0, most: 1.0, above: false },
            },
        ],
        build: |spec, seed| {
            let (epsilon, alpha, gamma) = (spec.real("epsilon"), spec.real("alpha"), spec.real("gamma"));
            Method::Strategy(Box::new(RlQ::new(Learning { epsilon, alpha, gamma }, seed)))
        },
    },
    StrategyInfo {
        name: "best-first",
        about: "the best heuristic value first",
        paper: "Poulding 2.1",
        exhaustive: true,
        parameters: &[
            HEURISTIC,
            Parameter {
                name: "bound",
                about: "states that may wait, the worst are dropped; 0 is no bound",
                default: "0",
                range: Range::Whole { least: 0, most: u32::MAX as u64 },
            },
        ],
        build: |spec, _| {
            let strategy = BestFirst::new(spec.word("heuristic"), spec.whole("bound") as usize);
            Method::Strategy(Box::new(strategy))
        },
    },
    StrategyInfo {
        name: "beam",
        about: "the best child of the state just explored, all else is dropped; finds, seldom proves",
        paper: "Poulding 4.2",
        exhaustive: false,
        parameters: &[
            HEURISTIC,
            Parameter {
                name: "bound",
                about: "states that may wait, the worst are dropped; 0 is no bound",
                default: "1024",
                range: Range::Whole { least: 0, most: u32::MAX as u64 },
            },
        ],
        build: |spec, _| {
            let strategy = BestFirst::beam(spec.word("heuristic"), spec.whole("bound") as usize);
            Method::Strategy(Box::new(strategy))
        },
    },
    StrategyInfo {
        name: "random",
        about: "random walk with restarts; finds, seldom proves",
        paper: "Engels 3",
        exhaustive: false,
        parameters: &[
            Parameter {
                name: "length",
                about: "steps until it goes back to the start",
                default: "10000",
                range: Range::Whole { least: 1, most: u64::MAX },
            },
            Parameter {
                name: "choose",
                about: "uniform: each transition alike; chance: by its probability",
                default: "uniform",
                range: Range::Word(&["uniform", "chance"]),
            },
            Parameter {
                name: "consider",
                about: "taken: run only the transition taken; all: look at every successor first",
                default: "taken",
                range: Range::Word(&["taken", "all"]),
            },
        ],
        build: |spec, seed| {
            let (length, by_chance) = (spec.whole("length"), spec.word("choose") == "chance");
            let consider_all = spec.word("consider") == "all";
            Method::Walk(Walk::Random { length, by_chance, consider_all, seed })
        },
    },
    StrategyInfo {
        name: "highway",
        about: "several random walks abreast that avoid visited states; finds short violations",
        paper: "Engels 4",
        exhaustive: false,
        parameters: &[
            Parameter {
                name: "width",
                about: "the number of lanes",
                default: "10",
                range: Range::Whole { least: 1, most: u32::MAX as u64 },
            },
            Parameter {
                name: "selection",
                about: "approximate: favours funnels, forgets; ideal: uniform",
                default: "approximate",
                range: Range::Word(&["approximate", "ideal"]),
            },
            RUNS,
        ],
        build: |spec, seed| {
            let (width, ideal) = (spec.whole("width"), spec.word("selection") == "ideal");
            Method::Walk(Walk::Highway { width, ideal, runs: spec.whole("runs"), seed })
        },
    },
    StrategyInfo {
        name: "nmcs",
        about: "nested Monte-Carlo search: one simulation per move, then the best move",
        paper: "Poulding 3",
        exhaustive: false,
        parameters: &[
            Parameter {
                name: "level",
                about: "nesting level",
                default: "1",
                range: Range::Whole { least: 1, most: 5 },
            },
            Parameter {
                name: "depth",
                about: "the longest simulation",
                default: "64",
                range: Range::Whole { least: 1, most: u64::MAX },
            },
            Parameter {
                name: "length",
                about: "the longest path of the search itself",
                default: "10000",
                range: Range::Whole { least: 1, most: u64::MAX },
            },
            HEURISTIC,
            RUNS,
        ],
        build: |spec, seed| {
            let parameters = Nmcs {
                level: spec.whole("level") as u32,
                depth: spec.whole("depth"),
                length: spec.whole("length"),
                heuristic: spec.word("heuristic").into(),
                runs: spec.whole("runs"),
            };
            Method::Walk(Walk::Nmcs { parameters, seed })
        },
    },
];

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
        assert!(message("softmax:0.2").contains("write for example softmax:tau=0.5"));
    }
}
