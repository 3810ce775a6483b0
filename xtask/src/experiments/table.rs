//! The table of experiments: the paper's figures in words, and what we run.

use super::engels::{self, Setting};
use super::luckow;

/// A page.
pub struct Experiment {
    /// The name of its file.
    pub name: &'static str,
    pub title: &'static str,
    /// What the paper did and found, in Markdown.
    pub paper: &'static str,
    pub runs: &'static [Run],
    /// What is more than a comparison of means.
    pub figures: Option<fn(&Setting) -> anyhow::Result<String>>,
}

/// One comparison.
pub struct Run {
    pub title: &'static str,
    pub systems: &'static [&'static str],
    pub strategies: &'static [&'static str],
    pub until: &'static str,
    pub trials: u64,
    /// Further arguments.
    pub more: &'static [&'static str],
}

const EVERY: &[&str] = &[
    "dfs",
    "bfs",
    "pfs",
    "bfpss",
    "rs",
    "softmax:tau=0.5",
    "egreedy:epsilon=0.1",
    "egreedy:epsilon=0.5",
    "rl",
    "guided",
];

/// All of them.
pub const EXPERIMENTS: &[Experiment] = &[
    Experiment {
        name: "engels",
        title: "Engels et al.: highway search",
        paper: "\
The paper searches three small structures (section 5.1: a diamond with ten places to be met, Fig. 2; a path with \
back-loops to one deadlock, Fig. 3; five strongly connected components with one exit each, Fig. 4), a network of \
buffers (Fig. 5 and 6), a parking garage (Fig. 7), philosophers (Fig. 8) and nineteen instances of six specifications \
(Table 1). It compares random search, randomised depth-first search and approximate highway search. Its findings: \
randomised depth-first search expands the fewest states, highway search has the shortest traces, and what is found \
grows with the width, except for the philosophers.

Counting rules, here as there: a goal is recognised on every considered successor; states are states expanded; the \
trace follows the back pointers of first discovery; means are over the searches that succeeded. Random search is one \
simulation, uniform over the outgoing transitions.",
        runs: &[],
        figures: Some(engels::figures),
    },
    Experiment {
        name: "engels-table",
        title: "Engels et al.: Table 1",
        paper: "\
Table 1 of the paper has nineteen instances of six specifications: a FireWire link layer (1394), the bounded \
retransmission protocol (brp), a conference protocol (commprot), lifts for trucks (lift-init), Othello, and a sliding \
window protocol with a fault (swp). A hundred searches each, at most 50,000 states, for swp 80,000. Its success of 27 % \
for every search and width on swp cannot be a property of the searches (a highway of 32 lanes is exhaustive at first): \
it looks like runs that were cut short from outside. There only states and traces can be compared.

Ours: random is `random:length=10000000,consider=all,runs=1,remember=nothing`, rdfs is `rdfs:consider=all`, highway N is \
`highway:width=N,remember=lanes`. `cargo xtask experiments engels-table --mcrl2 FOLDER` runs the specifications of \
mCRL2's own project from a copy of it; they are not part of this project.",
        runs: &[],
        figures: Some(engels::table),
    },
    Experiment {
        name: "guided",
        title: "All randomized programs: transitions to verify a share of the mass",
        paper: "\
The measure of both theses is how soon a share of the probability mass is verified. Here are all programs of \
`examples/java/randomized`, with small parameters so that most strategies get there.",
        runs: &[Run {
            title: "Until 0.99 of the mass is verified",
            systems: &[
                "examples/java/randomized/FairDie.java",
                "examples/java/randomized/BiasedDie.java",
                "examples/java/randomized/Quicksort.java -- 9",
                "examples/java/randomized/QuicksortList.java -- 8",
                "examples/java/randomized/RandomSelect.java",
                "examples/java/randomized/SkipList.java -- 6",
                "examples/java/randomized/Freivalds.java -- 3 13",
                "examples/java/randomized/ScissorsPaperRock.java",
                "examples/java/randomized/StableMarriage.java -- 3",
                "examples/java/randomized/Treap.java -- 4",
                "examples/java/randomized/MinCut.java",
                "examples/java/randomized/MillerRabin.java",
                "examples/java/randomized/ReservoirSampling.java",
                "examples/java/randomized/RandomWalk.java",
                "examples/java/randomized/BloomFilter.java",
                "examples/java/randomized/LehmannRabin.java",
            ],
            strategies: EVERY,
            until: "progress:0.99",
            trials: 3,
            more: &["--max-transitions", "60k"],
        }],
        figures: None,
    },
    Experiment {
        name: "poulding",
        title: "Poulding and Feldt: nested Monte-Carlo search",
        paper: "\
Twelve Java programs with a deadlock, 30 trials each, on Java PathFinder; heuristic: most threads blocked; best-first \
with a queue of 1024; nested Monte-Carlo search of level 1. From the paper's Tables 1 and 2 (success rate, arithmetic \
mean over programs; states divided by the success rate, geometric mean over programs, where a program never solved \
counts as 10,000,000):

| | best-first | beam | depth 1 | depth 8 | depth 64 | depth 512 |
|---|--:|--:|--:|--:|--:|--:|
| success rate | 1 | 0.569 | 0.664 | 0.703 | 0.914 | 0.894 |
| adjusted states | 1240 | 408 | 772 | 1350 | 119 | 124 |

Our programs are written anew after the same patterns, with small parameters, and our transitions are longer than \
those of Java PathFinder (they end only before accesses that other threads can see), so states are not comparable one \
by one; the order of the strategies is.",
        runs: &[Run {
            title: "Twelve programs with a deadlock",
            systems: &[
                "corpus/java/check/classics/BoundedBuffer.java -- 1 2 2 1",
                "corpus/java/check/classics/CleanTasks.java -- 2",
                "corpus/java/check/classics/DiningPhilosophers.java -- 3 1",
                "corpus/java/check/classics/GroovyRegistry.java -- 2",
                "corpus/java/check/classics/LockOrder.java -- 1",
                "corpus/java/check/classics/LogAppender.java -- 1",
                "corpus/java/check/classics/LoseNotify.java",
                "corpus/java/check/classics/NestedMonitor.java -- 1 1",
                "corpus/java/check/classics/PoolFactory.java -- 1 2",
                "corpus/java/check/classics/PoolInvalidate.java -- 1 2",
                "corpus/java/check/classics/ReplicatedWorkers.java -- 2 1",
                "corpus/java/check/classics/SleepingBarber.java -- 1 1",
            ],
            strategies: &[
                "best-first:heuristic=most-blocked,bound=1024", "beam:heuristic=most-blocked",
                "nmcs:heuristic=most-blocked,depth=1", "nmcs:heuristic=most-blocked,depth=2",
                "nmcs:heuristic=most-blocked,depth=4", "nmcs:heuristic=most-blocked,depth=8",
                "nmcs:heuristic=most-blocked,depth=16", "nmcs:heuristic=most-blocked,depth=32",
                "nmcs:heuristic=most-blocked,depth=64", "nmcs:heuristic=most-blocked,depth=128",
                "nmcs:heuristic=most-blocked,depth=256", "nmcs:heuristic=most-blocked,depth=512",
            ],
            until: "first-violation",
            trials: 30,
            more: &["--max-transitions", "100k"],
        }, Run {
            title: "The same, larger, every access a step, ties broken at random",
            systems: &[
                "corpus/java/check/classics/BoundedBuffer.java -- 1 3 3 1",
                "corpus/java/check/classics/CleanTasks.java -- 5",
                "corpus/java/check/classics/DiningPhilosophers.java -- 6 1",
                "corpus/java/check/classics/GroovyRegistry.java -- 4",
                "corpus/java/check/classics/LockOrder.java -- 4",
                "corpus/java/check/classics/LogAppender.java -- 3",
                "corpus/java/check/classics/LoseNotify.java",
                "corpus/java/check/classics/NestedMonitor.java -- 2 3",
                "corpus/java/check/classics/PoolFactory.java -- 1 4",
                "corpus/java/check/classics/PoolInvalidate.java -- 1 4",
                "corpus/java/check/classics/ReplicatedWorkers.java -- 3 2",
                "corpus/java/check/classics/SleepingBarber.java -- 3 2",
            ],
            strategies: &[
                "best-first:heuristic=most-blocked,bound=1024,ties=random", "beam:heuristic=most-blocked,ties=random",
                "nmcs:heuristic=most-blocked,depth=1", "nmcs:heuristic=most-blocked,depth=8",
                "nmcs:heuristic=most-blocked,depth=64", "nmcs:heuristic=most-blocked,depth=512",
            ],
            until: "first-violation",
            trials: 30,
            more: &["--max-transitions", "20k", "--reduction", "none"],
        }],
        figures: None,
    },
    Experiment {
        name: "tang-quicksort",
        title: "Tang: randomised quicksort",
        paper: "\
Randomised quicksort of 10, 7, 13, 1, 2, 11, 6, 8, 4, 3, 12, 9, 5: 442,889 transitions in the thesis. Its Table 6.1, \
milliseconds until a share of the mass is verified (computing the progress took 48 machines, afterwards, and is not in \
these figures):

| | 0.2 | 0.4 | 0.6 | 0.8 | 0.9 | 0.95 | 1 |
|---|--:|--:|--:|--:|--:|--:|--:|
| DFS | 149812 | 605732 | 620992 | 713270 | 725882 | 728000 | 728495 |
| BFS | 113326 | 131972 | 149090 | 283343 | 313565 | 315148 | 799452 |
| RS, list | 52250 | 79144 | 130889 | 217445 | 346019 | 501025 | 2705955 |
| RS, tree | 31429 | 43756 | 63327 | 100297 | 145633 | 202982 | 1282618 |
| PFS | 24764 | 33368 | 43512 | 78134 | 114080 | 161882 | 911678 |
| SMS 0.5 | 77244 | 150661 | 246914 | 384888 | 507689 | 583092 | 775617 |
| EGS 0.1 | 26291 | 33939 | 45593 | 79854 | 116150 | 167627 | 881678 |
| EGS 0.5 | 28492 | 37361 | 54478 | 89380 | 127849 | 175273 | 975558 |
| RLS | 8084 | 20301 | 39973 | 105756 | 255427 | 294390 | 744878 |",
        runs: &[
            Run {
                title: "As Java, over an array of ints",
                systems: &["examples/java/randomized/Quicksort.java -- 13"],
                strategies: EVERY,
                until: "end",
                trials: 3,
                more: &[],
            },
            Run {
                title: "As Java, over lists, the first ten of the numbers",
                systems: &["examples/java/randomized/QuicksortList.java -- 10"],
                strategies: EVERY,
                until: "end",
                trials: 2,
                more: &[],
            },
            Run {
                title: "As ranges still to sort (a model in which many more paths meet)",
                systems: &["builtin:quicksort?n=13"],
                strategies: EVERY,
                until: "progress:0.999",
                trials: 10,
                more: &[],
            },
        ],
        figures: None,
    },
    Experiment {
        name: "luckow",
        title: "Luckow et al.: schedulers that make success likely",
        paper: "\
Tables 1 and 2 compare the exact analysis with random sampling, reinforcement learning (Max) and a statistical baseline \
(Sum1) on multithreaded Java programs, each with a budget of 1,000 samples (1,300 or 1,500 for Sum1, which evaluates a \
second time), five trials, the best one shown; T = 1, h = 0.5, epsilon = 0.5, runs beyond the bound counted as failures. \
Its findings: sampling with pruning verifies what the exact analysis finds in a fraction of its time where the tree is \
large; Sum1 does not; `Rare` needs nearly all paths.

The programs are ours, written anew after the paper's descriptions, so their numbers are theirs only where the paper \
prints the program (Examples 1 and 2, Rare). Each of our numbers is computed a second time, by counting or by dynamic \
programming, in `crates/cli/tests/luckow.rs`. States that are met again are one here, so a tree of the paper is a graph, and \
paths are counted in it. Seconds are those of the analysis, without the start of the machine and the compiler.",
        runs: &[],
        figures: Some(luckow::figures),
    },
    Experiment {
        name: "zhang",
        title: "Zhang: progress by strategy",
        paper: "\
Chapter 9 measures the time to progress 0.1 ... 0.99999 for DFS, BFS, PFS, BFPSS and RS on eight programs. Its \
findings: DFS makes no progress where runs are unbounded (the dice with a counter of flips); PFS is best on most; DFS \
is best on stable marriage; all ran out of memory near 1 to 3 million transitions. From its tables, the seconds to the \
largest progress that the best strategy and DFS reached within about an hour:

| program | best | DFS |
|---|---|---|
| fair die, biased die | 1 - 10^-9 in 0.3 s (PFS) | none |
| quicksort of 14 | 0.99999 in 3,934 s (PFS) | 0.99 in 2,228 s |
| 6th of 20 | 0.9 in 179 s (PFS) | 0.2 in 91 s |
| skip list, 15 insertions | 0.6 in 3,442 s (PFS) | below 0.1 |
| matrix check, n = 4, m = 29 | 0.9 in 3,620 s (PFS) | 0.8 in 3,456 s |
| scissors, paper, rock | 1 - 10^-9 in 1.1 s (BFS) | none |
| stable marriage, 4 and 4 | below 0.1 (all but DFS) | 0.5 in 38,674 s |",
        runs: &[Run {
            title: "The programs of the thesis as Java, with its parameters; at most 20 s and 2 GB a trial",
            systems: &[
                "examples/java/randomized/Quicksort.java -- 14",
                "examples/java/randomized/RandomSelect.java -- 6 20",
                "examples/java/randomized/SkipList.java -- 15",
                "examples/java/randomized/Freivalds.java -- 4 29",
                "examples/java/randomized/StableMarriage.java -- 4",
                // Depth first these fill the memory, which the process keeps: last.
                "examples/java/randomized/FairDie.java",
                "examples/java/randomized/BiasedDie.java",
                "examples/java/randomized/ScissorsPaperRock.java -- 4 draws",
            ],
            strategies: &["dfs", "bfs", "pfs", "bfpss", "rs", "guided"],
            until: "progress:0.999",
            trials: 1,
            more: &["--for", "20s", "--memory", "2G"],
        }, Run {
            title: "Dice, selection, scissors-paper-rock as models",
            systems: &["builtin:die?counter=yes", "builtin:biased-die", "builtin:select?n=20,k=6", "builtin:scissors?wins=4"],
            strategies: EVERY,
            until: "progress:0.999",
            trials: 30,
            more: &["--max-transitions", "20k"],
        }],
        figures: None,
    },
];
