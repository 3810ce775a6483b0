//! The subcommands, one file each. `run`, `coverage` and `disassemble` of Java programs belong here
//! too: a file, a variant of `args::Command`, a line in `main`.

pub mod check;
pub mod graph;
pub mod models;
pub mod replay;
pub mod run;
pub mod strategies;
