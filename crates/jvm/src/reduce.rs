//! Which operations of threads are no scheduling points, and on what evidence.
//!
//! What is left out here is where "verified" could be false; nothing outside of this room decides it. Rules come with
//! their evidence (`rows.rs`, `digests.rs`), the search itself looks for what contradicts them (`breach.rs`,
//! `partition.rs`), and what it finds is known to all machines of a check from then on (`knowledge.rs`). Nothing is
//! silent beneath a frame of the program (`silence.rs`). With `--reduction none` nothing of this is done.
//!
//! Words: a method is *whole* if its steps are taken together, as one step or as none ([`locks::Whole`]); an instruction
//! is *quiet* if its own scheduling point is left out ([`locks::Quiet`]), and code is *lightened* when its quiet
//! instructions are marked; a section is *silent* if nothing in it is a scheduling point; what the JDK keeps *aside*
//! must not be touched by anybody else (`partition.rs`).
//!
//! A new rule: a row with its argument in `rows.rs`, what it leaves out in the file of its family (`locks.rs`, `fields.rs`,
//! `tasks.rs`, `prints.rs`, `lookups.rs`), and its digests by `cargo xtask learn-jdk`. A new family has a line below, and a
//! look-out for what refutes it in `breach.rs`.

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

use crate::bytecode::Code;
use crate::classfile::ConstantPool;
use crate::machine::Derived;
use locks::{Quiet, Whole};

/// How the steps of a method of the JDK are taken together.
pub(crate) fn whole(derived: &Derived, class: &str, name: &str, descriptor: &str) -> Whole {
    let allows = |family: &str| derived.assumed.allows(&format!("{family}/{class}"));
    if crate::class::layout::is_indivisible(class, name) && derived.assumed.allows("bookkeeping") {
        Whole::Bookkeeping
    } else if derived.rules.has(rows::PRINTS) && prints::is_one_step(class, name, descriptor) {
        Whole::Console
    } else if name == "<clinit>" && allows("initialisers")
        || derived.silent_lookups && lookups::is_lookup(class, name) && allows("lookups")
    {
        Whole::Aside
    } else {
        locks::whole(class, name, derived.rules)
    }
}

/// Leaves out what a method of the JDK does for speed alone, and tells which of its instructions are quiet.
pub(crate) fn lighten(
    class: &str,
    method: &str,
    code: &mut Code,
    pool: &ConstantPool,
    rules: Set,
) -> Vec<(u32, Quiet)> {
    let mut quiet = locks::lighten(class, method, code, pool, rules);
    quiet.extend(fields::lighten(class, method, code, pool, rules));
    quiet.extend(tasks::lighten(class, method, code, pool, rules));
    quiet
}
