//! The subcommands, one file each: a file, a variant of `args::Command`, a line in `main`.

pub mod check;
pub mod compare;
pub mod coverage;
pub mod disassemble;
pub mod doctor;
pub mod export_test;
pub mod graph;
pub mod init;
pub mod models;
pub mod quantify;
pub mod replay;
pub mod resume;
pub mod run;
pub mod shell;
pub mod strategies;
pub mod test;
