//! The words of `sojourner replay` and `sojourner export-test`, which begin with a token.

use std::path::PathBuf;

use clap::Args;

#[derive(Args)]
pub struct ReplayArgs {
    /// The token of a report, or @FILE that holds one
    #[arg(value_name = "TOKEN")]
    pub token: String,

    /// Where the program or model is now, if not where it was for the check
    #[arg(long, value_name = "PATH")]
    pub system: Option<String>,

    /// Where the program's classes are now
    #[arg(long = "class-path", visible_alias = "cp", value_name = "PATH")]
    pub class_path: Option<String>,

    /// The JDK to use, if not the one the token names
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,

    /// Stop after each step and show what else could have happened
    #[arg(long, conflicts_with = "json")]
    pub step: bool,

    /// Print the run as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ExportTestArgs {
    /// The token of a report, or @FILE that holds one
    #[arg(value_name = "TOKEN")]
    pub token: String,

    /// Write to a file instead of stdout; the class is named after the program and the kind of violation
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
