//! The catalogue of strategies and walkers.
//!
//! One table: the command lists it, the parser checks against it, the builders read from it. To add
//! a strategy, add its file and one entry here.

use super::spec::{Method, Parameter, Range, Spec, StrategyInfo};
use super::{
    BestFirst, Bfpss, Bfs, ConsideringDfs, Dfs, EpsilonGreedy, Guided, Learning, Mixed, Pfs, RandomDfs, Rl,
    RlQ, Rs, Softmax, Strategy,
};
use crate::walker::{Nmcs, Walk};

/// How many states may wait.
const fn bound(default: &'static str) -> Parameter {
    Parameter {
        name: "bound",
        about: "states that may wait, the worst are dropped; 0 is no bound",
        default,
        range: Range::Whole { least: 0, most: u32::MAX as u64 },
    }
}

/// The strategies that go by a heuristic.
fn by_heuristic(spec: &Spec, seed: u64, make: fn(&str, usize) -> BestFirst) -> Method {
    let strategy = make(spec.word("heuristic"), spec.whole("bound") as usize);
    let random = spec.word("ties") == "random";
    Method::Strategy(Box::new(if random { strategy.random_ties(seed) } else { strategy }))
}

const HEURISTIC: Parameter = Parameter {
    name: "heuristic",
    about: "the heuristic of the system to follow; its first one if not said",
    default: "",
    range: Range::Heuristic,
};

const TIES: Parameter = Parameter {
    name: "ties",
    about: "which of equally good states comes first: the oldest, or one at random",
    default: "oldest",
    range: Range::Word(&["oldest", "random"]),
};

const CONSIDER: Parameter = Parameter {
    name: "consider",
    about: "taken: run only the transition taken; all: look at every successor first",
    default: "taken",
    range: Range::Word(&["taken", "all"]),
};

const RUNS: Parameter = Parameter {
    name: "runs",
    about: "how many times it starts anew",
    default: "1",
    range: Range::Whole { least: 1, most: u64::MAX },
};

const LENGTH: Parameter = Parameter {
    name: "length",
    about: "steps until it goes back to the start",
    default: "10000",
    range: Range::Whole { least: 1, most: u64::MAX },
};

/// Randomised depth-first search on the searched system.
pub(crate) fn randomised_depth_first(consider_all: bool, seed: u64) -> Box<dyn Strategy> {
    match consider_all {
        true => Box::new(ConsideringDfs::new(seed)),
        false => Box::new(RandomDfs::new(seed)),
    }
}

/// All of them, in the order in which a person should meet them.
pub(super) static TABLE: &[StrategyInfo] = &[
    StrategyInfo {
        name: "auto",
        about: "a portfolio: depth first, mixed and, with threads, searches for violations take turns until one has the answer",
        paper: "ours; Luby, Sinclair and Zuckerman 1993",
        exhaustive: true,
        parameters: &[],
        build: |_, seed| Method::Strategy(Box::new(Mixed::new(seed))),
    },
    StrategyInfo {
        name: "mixed",
        about: "guided, depth first, random walks and best first take turns on one searched graph",
        paper: "ours",
        exhaustive: true,
        parameters: &[],
        build: |_, seed| Method::Strategy(Box::new(Mixed::new(seed))),
    },
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
        parameters: &[
            CONSIDER,
            Parameter {
                name: "remember",
                about: "all: the searched system, for progress and proofs; states: only which were met",
                default: "all",
                range: Range::Word(&["all", "states"]),
            },
        ],
        build: |spec, seed| {
            let consider_all = spec.word("consider") == "all";
            match spec.word("remember") {
                "states" => Method::Walk(Walk::Depth { consider_all, seed }),
                _ => Method::Strategy(randomised_depth_first(consider_all, seed)),
            }
        },
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
        parameters: &[HEURISTIC, bound("0"), TIES],
        build: |spec, seed| by_heuristic(spec, seed, BestFirst::new),
    },
    StrategyInfo {
        name: "beam",
        about: "the best child of the state just explored, all else is dropped; finds, seldom proves",
        paper: "Poulding 4.2",
        exhaustive: false,
        parameters: &[HEURISTIC, bound("1024"), TIES],
        build: |spec, seed| by_heuristic(spec, seed, BestFirst::beam),
    },
    StrategyInfo {
        name: "random",
        about: "random walk with restarts; finds, seldom proves",
        paper: "Engels 3",
        exhaustive: false,
        parameters: &[
            LENGTH,
            Parameter {
                name: "choose",
                about: "uniform: each transition alike; chance: by its probability",
                default: "uniform",
                range: Range::Word(&["uniform", "chance"]),
            },
            CONSIDER,
            Parameter {
                name: "runs",
                about: "how many times it starts; 0 is again and again",
                default: "0",
                range: Range::Whole { least: 0, most: u64::MAX },
            },
            Parameter {
                name: "remember",
                about: "all: the searched system, for progress; nothing: walks in constant memory",
                default: "all",
                range: Range::Word(&["all", "nothing"]),
            },
        ],
        build: |spec, seed| {
            let (length, by_chance) = (spec.whole("length"), spec.word("choose") == "chance");
            let consider_all = spec.word("consider") == "all";
            let (runs, remember) = (spec.whole("runs"), spec.word("remember") == "all");
            Method::Walk(Walk::Random { length, by_chance, consider_all, runs, remember, seed })
        },
    },
    StrategyInfo {
        name: "pos",
        about: "runs by random priorities of moves, drawn anew where moves of threads conflict; finds",
        paper: "Yuan et al. 2018",
        exhaustive: false,
        parameters: &[LENGTH],
        build: |spec, seed| Method::Walk(Walk::Pos { length: spec.whole("length"), seed }),
    },
    StrategyInfo {
        name: "pct",
        about: "runs by random priorities of threads with a few changes; finds, seldom proves",
        paper: "Burckhardt et al. 2010",
        exhaustive: false,
        parameters: &[
            Parameter {
                name: "depth",
                about: "ordered events a fault needs at most; a run draws from 1 to this",
                default: "3",
                range: Range::Whole { least: 1, most: 1000 },
            },
            LENGTH,
        ],
        build: |spec, seed| {
            let (depth, length) = (spec.whole("depth"), spec.whole("length"));
            Method::Walk(Walk::Pct { depth, length, seed })
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
            Parameter {
                name: "remember",
                about: "all: the searched system, for progress; lanes: only what they passed (width times depth)",
                default: "all",
                range: Range::Word(&["all", "lanes"]),
            },
        ],
        build: |spec, seed| {
            let (width, ideal) = (spec.whole("width"), spec.word("selection") == "ideal");
            let (runs, remember) = (spec.whole("runs"), spec.word("remember") == "all");
            Method::Walk(Walk::Highway { width, ideal, runs, remember, seed })
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
