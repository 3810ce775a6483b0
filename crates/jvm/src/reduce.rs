//! Which operations of threads are no scheduling points, and on what evidence.
//!
//! What is left out here is where "verified" could be false; nothing outside of this room decides it. Rules come with
//! their evidence (`rows.rs`, `digests.rs`), the search itself looks for what contradicts them (`breach.rs`,
//! `partition.rs`), and what it finds is known to all machines of a check from then on (`knowledge.rs`). Nothing is
//! silent beneath a frame of the program (`silence.rs`). With `--reduction none` nothing of this is done.

pub mod breach;
mod copies;
mod digests;
pub mod discipline;
pub mod fields;
pub mod fit;
pub mod knowledge;
pub mod locks;
pub mod lookups;
pub mod memory;
pub mod partition;
pub mod prints;
pub mod quiet;
pub mod rows;
mod silence;
pub mod tasks;
pub mod waits;

pub use fit::Fit;
pub use knowledge::{Assumed, Knowledge};
pub use rows::Set;
