//! The built-in scalable systems: `builtin:name?parameter=value,...`.
//!
//! One file per system, one entry here. The catalogue is the only list: messages, `--help` texts
//! and the documentation are printed from it, and a parameter is checked against its domain
//! before a system is built.

pub mod back_loops;
pub mod counters;
pub mod diamond;
pub mod die;
pub mod grid;
pub mod lost_update;
pub mod philosophers;
pub mod quicksort;
pub mod random;
pub mod sccs;
pub mod scissors;
pub mod select;
pub mod tree;

use std::fmt::Write;

use crate::{BadInput, Model};

/// The values a parameter may take.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Domain {
    /// A whole number, both ends included.
    Count(u64, u64),
    /// A number, both ends included.
    Real(f64, f64),
    /// One of these words.
    Word(&'static [&'static str]),
}

/// A parameter of a built-in system.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Param {
    pub name: &'static str,
    pub default: &'static str,
    pub domain: Domain,
    /// What it means, in a few words.
    pub line: &'static str,
}

/// A built-in system.
#[derive(Clone, Copy)]
pub struct Entry {
    pub name: &'static str,
    /// What it is, in one line.
    pub line: &'static str,
    pub params: &'static [Param],
    build: fn(&Values) -> Result<Model, String>,
}

/// Who picks at the choices of a system that can be read either way.
const CHOICE: Param = Param {
    name: "choice",
    default: "decision",
    domain: Domain::Word(&["decision", "chance"]),
    line: "who picks: a scheduler, or chance with equal probabilities",
};

const SEED: Param = Param {
    name: "seed",
    default: "1",
    domain: Domain::Count(0, u64::MAX),
    line: "which of the random systems",
};

const fn count(name: &'static str, default: &'static str, from: u64, to: u64, line: &'static str) -> Param {
    Param { name, default, domain: Domain::Count(from, to), line }
}

const fn real(name: &'static str, default: &'static str, from: f64, to: f64, line: &'static str) -> Param {
    Param { name, default, domain: Domain::Real(from, to), line }
}

const fn word(
    name: &'static str,
    default: &'static str,
    words: &'static [&'static str],
    line: &'static str,
) -> Param {
    Param { name, default, domain: Domain::Word(words), line }
}

/// All built-in systems, in alphabetical order.
pub const CATALOGUE: &[Entry] = &[
    Entry {
        name: "back-loops",
        line: "a path to a deadlock whose every node also leads back to the start (Engels, appendix)",
        params: &[
            count("length", "9", 1, 1_000_000, "nodes after the first on the path"),
            word("deadlock", "end", &["end", "violation"], "what the deadlock is"),
            CHOICE,
        ],
        build: |v| {
            Ok(Model::BackLoops(back_loops::BackLoops::new(
                v.count("length"),
                v.is("deadlock", "violation"),
                v.chance(),
            )))
        },
    },
    Entry {
        name: "biased-die",
        line: "a die from flips of a biased coin, with a counter of flips: no two flips share a state (Zhang)",
        params: &[real("left", "0.3", 1e-9, 1.0 - 1e-9, "probability of the left side"), BIASED_COUNTER],
        build: |v| Ok(Model::Die(die::Die::new(v.real("left"), v.is("counter", "yes")))),
    },
    Entry {
        name: "counters",
        line: "processes that each count to a limit; any of them may move",
        params: &[
            count("processes", "3", 1, 32, "processes"),
            count("limit", "9", 1, 1 << 20, "where each counter ends"),
            CHOICE,
        ],
        build: |v| {
            counters::Counters::new(v.count("processes"), v.count("limit"), v.chance()).map(Model::Counters)
        },
    },
    Entry {
        name: "diamond",
        line: "a diamond of interleavings, width squared states (Engels, appendix)",
        params: &[count("width", "10", 2, 1 << 30, "states at the widest part"), CHOICE],
        build: |v| Ok(Model::Diamond(diamond::Diamond::new(v.count("width"), v.chance()))),
    },
    Entry {
        name: "die",
        line: "a die from flips of a fair coin (Knuth and Yao)",
        params: &[real("left", "0.5", 1e-9, 1.0 - 1e-9, "probability of the left side"), FAIR_COUNTER],
        build: |v| Ok(Model::Die(die::Die::new(v.real("left"), v.is("counter", "yes")))),
    },
    Entry {
        name: "grid",
        line: "a walk from one corner of a grid to the other, with chance, decisions or both, and holes",
        params: &[
            count("width", "10", 1, 1 << 30, "columns"),
            count("height", "10", 1, 1 << 30, "rows"),
            word("choice", "both", &["both", "decision", "chance"], "who picks the direction"),
            real("slip", "0.1", 0.0, 0.5, "probability of going the other way (choice=both)"),
            real("right", "0.5", 1e-6, 1.0 - 1e-6, "probability of going right (choice=chance)"),
            real("reset", "0", 0.0, 0.9, "probability of going back to the start (choice=both or chance)"),
            real("holes", "0", 0.0, 0.5, "fraction of cells that are violations"),
            SEED,
        ],
        build: |v| grid::Grid::new(v).map(Model::Grid),
    },
    Entry {
        name: "lost-update",
        line: "processes that read, add one and write a shared counter without a lock; an update may be lost",
        params: &[
            count("processes", "2", 1, 10, "processes"),
            count("rounds", "1", 1, 6, "additions per process"),
            word("atomic", "no", &["no", "yes"], "read and write in one step"),
        ],
        build: |v| {
            Ok(Model::LostUpdate(lost_update::LostUpdate::new(
                v.count("processes"),
                v.count("rounds"),
                v.is("atomic", "yes"),
            )))
        },
    },
    Entry {
        name: "philosophers",
        line: "dining philosophers, who deadlock when each holds one fork (Engels, section 5.2.3)",
        params: &[
            count("n", "5", 2, 42, "philosophers"),
            word(
                "order",
                "same",
                &["same", "mixed"],
                "mixed: the last takes the other fork first, no deadlock",
            ),
        ],
        build: |v| {
            Ok(Model::Philosophers(philosophers::Philosophers::new(v.count("n"), v.is("order", "mixed"))))
        },
    },
    Entry {
        name: "quicksort",
        line: "randomised quicksort as the set of ranges still to sort (Zhang, chapter 9)",
        params: &[count("n", "13", 2, 120, "distinct numbers")],
        build: |v| Ok(Model::Quicksort(quicksort::Quicksort::new(v.count("n")))),
    },
    Entry {
        name: "random-chain",
        line: "a random Markov chain, with rare branches",
        params: RANDOM_CHAIN,
        build: |v| Ok(Model::Random(random::Random::new(v))),
    },
    Entry {
        name: "random-mdp",
        line: "a random Markov decision process, with rare branches",
        params: RANDOM_MDP,
        build: |v| Ok(Model::Random(random::Random::new(v))),
    },
    Entry {
        name: "sccs",
        line: "strongly connected components, each with one exit (Engels, appendix)",
        params: &[
            count("count", "5", 1, 1 << 16, "components"),
            count("size", "5", 1, 1 << 16, "states of a component"),
            word("ends", "apart", &["apart", "one"], "whether the exits lead to one state, as mCRL2 counts"),
            CHOICE,
        ],
        build: |v| {
            Ok(Model::Sccs(sccs::Sccs::new(
                v.count("count"),
                v.count("size"),
                v.is("ends", "one"),
                v.chance(),
            )))
        },
    },
    Entry {
        name: "scissors",
        line: "scissors, paper, rock between two random players until one has won often enough (Zhang, chapter 9)",
        params: &[count("wins", "4", 1, 1_000_000, "wins that end the game")],
        build: |v| Ok(Model::Scissors(scissors::Scissors::new(v.count("wins")))),
    },
    Entry {
        name: "select",
        line: "randomised selection of the kth of n numbers (Zhang, chapter 9)",
        params: &[
            count("n", "20", 2, 1 << 20, "distinct numbers"),
            count("k", "6", 1, 1 << 20, "which one, from 1"),
        ],
        build: |v| select::Select::new(v.count("n"), v.count("k")).map(Model::Select),
    },
    Entry {
        name: "tree",
        line: "a balanced tree; every leaf ends",
        params: &[
            count("depth", "10", 1, 100, "levels below the root"),
            count("branching", "2", 1, 1 << 16, "children of a node"),
            real("first", "0", 0.0, 1.0 - 1e-6, "probability of the first child; 0: all alike"),
            word("choice", "chance", &["chance", "decision"], "who picks the child"),
        ],
        build: |v| tree::Tree::new(v).map(Model::Tree),
    },
];

const BIASED_COUNTER: Param =
    word("counter", "yes", &["yes", "no"], "count the flips, which makes it unbounded");
const FAIR_COUNTER: Param =
    word("counter", "no", &["yes", "no"], "count the flips, which makes it unbounded");

const RANDOM_CHAIN: &[Param] = &[
    count("states", "1000", 1, 1 << 40, "states"),
    count("branching", "3", 1, 16, "alternatives of a choice"),
    real("rare", "0.1", 1e-6, 1.0, "how much less likely each alternative is than the one before"),
    real("ends", "0.05", 0.0, 1.0, "fraction of states that end"),
    real("bad", "0", 0.0, 1.0, "fraction of states that are violations"),
    real("decisions", "0", 0.0, 1.0, "fraction of states where a scheduler decides"),
    SEED,
];

const RANDOM_MDP: &[Param] = &[
    RANDOM_CHAIN[0],
    RANDOM_CHAIN[1],
    RANDOM_CHAIN[2],
    RANDOM_CHAIN[3],
    RANDOM_CHAIN[4],
    real("decisions", "0.5", 0.0, 1.0, "fraction of states where a scheduler decides"),
    SEED,
];

/// The parameters of a system, all checked against their domains.
pub struct Values {
    values: Vec<(&'static str, String)>,
}

impl Values {
    fn get(&self, name: &str) -> &str {
        let found = self.values.iter().find(|(n, _)| *n == name);
        &found.unwrap_or_else(|| panic!("a system asks for its undeclared parameter {name}")).1
    }

    fn count(&self, name: &str) -> u64 {
        self.get(name).parse().expect("checked against its domain")
    }

    fn real(&self, name: &str) -> f64 {
        self.get(name).parse().expect("checked against its domain")
    }

    fn is(&self, name: &str, word: &str) -> bool {
        self.get(name) == word
    }

    fn chance(&self) -> bool {
        self.is("choice", "chance")
    }
}

/// Builds the system that `description` names: `diamond?width=10,choice=chance`.
pub fn build(description: &str) -> Result<Model, BadInput> {
    let word = format!("builtin:{description}");
    let (name, settings) = description.split_once('?').unwrap_or((description, ""));
    let Some(entry) = CATALOGUE.iter().find(|e| e.name == name) else {
        let names: Vec<&str> = CATALOGUE.iter().map(|e| e.name).collect();
        let problem = format!("there is no built-in system \"{name}\"");
        return Err(BadInput::word(&word, problem, format!("take one of {}", names.join(", "))));
    };
    let mut values: Vec<(&'static str, String)> =
        entry.params.iter().map(|p| (p.name, p.default.to_string())).collect();
    let mut given: Vec<&str> = Vec::new();
    for setting in settings.split(['&', ',']).filter(|s| !s.is_empty()) {
        let Some((name, value)) = setting.split_once('=') else {
            return Err(BadInput::word(
                &word,
                format!("\"{setting}\" sets nothing"),
                "write parameter=value",
            ));
        };
        let Some(at) = entry.params.iter().position(|p| p.name == name) else {
            let problem = format!("{} has no parameter \"{name}\"", entry.name);
            return Err(BadInput::word(&word, problem, format!("it has {}", entry.parameters())));
        };
        if given.contains(&name) {
            return Err(BadInput::word(&word, format!("{name} is given twice"), "keep one of them"));
        }
        given.push(name);
        let param = &entry.params[at];
        values[at].1 = param.domain.read(value).ok_or_else(|| {
            let problem = format!("{name} cannot be \"{value}\"");
            BadInput::word(&word, problem, format!("it takes {}", param.domain))
        })?;
    }
    (entry.build)(&Values { values })
        .map_err(|problem| BadInput::word(&word, problem, "choose smaller parameters"))
}

impl Entry {
    /// The parameters with their domains, in one line.
    pub fn parameters(&self) -> String {
        let mut text = String::new();
        for p in self.params {
            let comma = if text.is_empty() { "" } else { ", " };
            write!(text, "{comma}{} ({})", p.name, p.domain).expect("writing to a string");
        }
        text
    }
}

impl Domain {
    /// The value in a normal form, when it lies in the domain.
    fn read(&self, value: &str) -> Option<String> {
        match self {
            Domain::Count(from, to) => {
                let n: u64 = value.parse().ok()?;
                (*from..=*to).contains(&n).then(|| n.to_string())
            }
            Domain::Real(from, to) => {
                let x: f64 = value.parse().ok()?;
                (*from..=*to).contains(&x).then(|| value.to_string())
            }
            Domain::Word(words) => words.contains(&value).then(|| value.to_string()),
        }
    }
}

impl std::fmt::Display for Domain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Domain::Count(from, u64::MAX) => write!(f, "a whole number from {from}"),
            Domain::Count(from, to) => write!(f, "a whole number from {from} to {to}"),
            Domain::Real(from, to) => write!(f, "a number from {from} to {to}"),
            Domain::Word(words) => write!(f, "{}", words.join(" or ")),
        }
    }
}

/// A 64-bit mix of a seed and two numbers: what the random systems are drawn from, so that they
/// need no memory however large they are.
pub(crate) fn draw(seed: u64, a: u64, b: u64) -> u64 {
    let x = (u128::from(seed) << 64) | u128::from(a);
    let y = crate::packed::spread(x ^ (u128::from(b) << 17).wrapping_mul(0x2545_f491_4f6c_dd1d_9e37_79b9));
    (y >> 64) as u64 ^ y as u64
}

/// The same as a number in [0, 1).
pub(crate) fn draw_unit(seed: u64, a: u64, b: u64) -> f64 {
    (draw(seed, a, b) >> 11) as f64 / (1u64 << 53) as f64
}
