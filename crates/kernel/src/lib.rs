//! The search: systems, choices, paths, stores, the searched graph, strategies, progress.
//!
//! No Java, no files, no terminal lives here. Everything that can be explored implements
//! [`System`]; everything that explores sits behind one loop, started by [`Check`]. The pleasant way
//! in is a [`Model`].
//!
//! Knuth and Yao's die from a fair coin, in which every run ends and each face has the same chance:
//!
//! ```
//! use sojourner_kernel::{Check, Choice, Model, Modelled};
//!
//! struct Die;
//!
//! impl Model for Die {
//!     type State = u8; // 0 to 6: flipping; 7 to 12: the faces
//!
//!     fn initial(&self) -> u8 {
//!         0
//!     }
//!
//!     fn choice(&self, state: &u8) -> Option<Choice> {
//!         (*state < 7).then(|| Choice::uniform(2))
//!     }
//!
//!     fn next(&self, state: &u8, coin: u32) -> u8 {
//!         let tree = [[1, 2], [3, 4], [5, 6], [1, 7], [8, 9], [10, 11], [12, 2]];
//!         tree[*state as usize][coin as usize]
//!     }
//! }
//!
//! let outcome = Check::new(Modelled::new(Die)).run();
//! assert!(outcome.is_verified());
//! assert_eq!((outcome.states, outcome.transitions), (13, 14));
//!
//! // Stopped early, it knows how much it has verified.
//! let outcome = Check::new(Modelled::new(Die)).max_transitions(12).run();
//! assert_eq!(outcome.mass.unwrap().verified, 0.75);
//! ```
//!
//! Philosophers who take their left fork first, and the run in which all of them wait:
//!
//! ```
//! use sojourner_kernel::{Check, Choice, Decision, Model, Modelled, Verdict, Violation};
//!
//! struct Table;
//!
//! /// How many forks each philosopher holds; one fork is the left one.
//! type Forks = [u8; 3];
//!
//! fn able(forks: &Forks) -> Vec<usize> {
//!     let free = |i: usize| forks[i] == 0 && forks[(i + 2) % 3] < 2;
//!     let right = |i: usize| forks[(i + 1) % 3] == 0;
//!     (0..3).filter(|&i| match forks[i] { 0 => free(i), 1 => right(i), _ => true }).collect()
//! }
//!
//! impl Model for Table {
//!     type State = Forks;
//!
//!     fn initial(&self) -> Forks {
//!         [0; 3]
//!     }
//!
//!     fn choice(&self, forks: &Forks) -> Option<Choice> {
//!         let able = able(forks).len() as u32;
//!         (able > 0).then(|| Choice::decision(Decision::Thread, able))
//!     }
//!
//!     fn next(&self, forks: &Forks, who: u32) -> Forks {
//!         let mut forks = *forks;
//!         let i = able(&forks)[who as usize];
//!         forks[i] = (forks[i] + 1) % 3;
//!         forks
//!     }
//!
//!     fn violation(&self, forks: &Forks) -> Option<Violation> {
//!         let message = "all hold their left fork".to_string();
//!         able(forks).is_empty().then(|| Violation { kind: "deadlock".into(), message })
//!     }
//! }
//!
//! let outcome = Check::new(Modelled::new(Table)).strategy("bfs".parse().unwrap()).run();
//! assert_eq!(outcome.verdict, Verdict::Violated);
//! assert_eq!(outcome.violation().unwrap().path.0.len(), 3);
//! ```

pub mod choice;
pub mod export;
pub mod graph;
pub mod journal;
pub mod ltl;
mod memory;
pub mod observer;
pub mod path;
pub mod progress;
pub mod property;
pub mod rng;
pub mod search;
pub mod store;
pub mod strategy;
pub mod system;
pub mod walker;
mod watch;

pub use choice::{Choice, Decision, Site};
pub use graph::{Edge, Graph, Node, StateId};
pub use ltl::Formula;
pub use observer::Observer;
pub use path::Path;
pub use progress::{Effort, Meter, Progress};
pub use search::{Check, Ending, Limit, Outcome, Verdict};
pub use strategy::{Spec, Strategy};
pub use system::{
    Ask, Capabilities, Fingerprint, Invariant, Model, Modelled, Stop, System, Table, Violation, Watched,
};
pub use watch::Watch;
