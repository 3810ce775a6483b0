//! The words of `sojourner graph`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{SearchArgs, TargetArgs};

#[derive(Args)]
pub struct GraphArgs {
    #[command(flatten)]
    pub target: TargetArgs,

    #[command(flatten)]
    pub search: SearchArgs,

    /// The form of the graph
    #[arg(long, help_heading = "Result", value_enum, default_value_t = GraphFormat::Dot)]
    pub format: GraphFormat,

    /// Write to a file instead of stdout; for tra, .lab and .sta files are written beside it
    #[arg(long, help_heading = "Result", short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum GraphFormat {
    /// Graphviz
    Dot,
    /// PRISM's explicit files
    Tra,
    /// Aldebaran, for mCRL2 and CADP
    Aut,
    /// JSON lines: a line per state and per transition
    Jsonl,
    /// A line per transition: source, probability, target, * for a final target (Tang)
    Listing,
}
