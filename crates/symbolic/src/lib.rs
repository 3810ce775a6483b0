//! Asking a system for numbers: probabilities, expected values, distributions, and the schedulers that cause them.
//!
//! What lives here: questions, the book of what was explored for them, exact and bounded solving, sampling algorithms,
//! schedulers as results, usage profiles. What does not: the system, files, the terminal.

pub mod answer;
pub mod ask;
pub mod book;
pub mod evaluate;
pub mod explore;
pub mod extremes;
pub mod fraction;
pub mod pose;
pub mod process;
pub mod profile;
pub mod question;
pub mod render;
pub mod sample;
pub mod scheduler;
pub mod solve;
pub mod space;

pub use answer::{Answer, Verdict};
pub use ask::{Plan, ask};
pub use evaluate::Grey;
pub use question::Question;
pub use sample::Algorithm;
pub use space::{Limits, Standing, Watcher};
