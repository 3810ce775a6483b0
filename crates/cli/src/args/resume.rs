//! The words of `sojourner resume`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::Format;
use crate::quantity;

/// Going on from a checkpoint. The command is in the file; limits and the form of the result may be
/// others.
#[derive(Args)]
#[command(after_help = RESUME_EXAMPLES)]
pub struct ResumeArgs {
    /// The file that was given to check --checkpoint
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Stop after this time in all, the time before included
    #[arg(long = "for", value_name = "TIME", value_parser = quantity::time, help_heading = "Other limits than before")]
    pub time: Option<Duration>,

    /// Stop when the process holds this much memory
    #[arg(long, value_name = "SIZE", value_parser = quantity::size, help_heading = "Other limits than before")]
    pub memory: Option<u64>,

    /// Stop after this many transitions in all
    #[arg(long, value_name = "N", value_parser = quantity::count, help_heading = "Other limits than before")]
    pub max_transitions: Option<u64>,

    /// Stop after this many states in all
    #[arg(long, value_name = "N", value_parser = quantity::count, help_heading = "Other limits than before")]
    pub max_states: Option<u64>,

    /// Stop after this many states were expanded in all
    #[arg(long, value_name = "N", value_parser = quantity::count, help_heading = "Other limits than before")]
    pub max_expanded: Option<u64>,

    /// Stop when this share of the probability mass is verified
    #[arg(long, value_name = "P", value_parser = quantity::share, help_heading = "Other limits than before")]
    pub until_progress: Option<f64>,

    /// Print the result as JSON
    #[arg(long, help_heading = "Result", conflicts_with = "format")]
    pub json: bool,

    /// The form of the result
    #[arg(long, help_heading = "Result", value_enum)]
    pub format: Option<Format>,

    /// Write the result to a file instead of stdout
    #[arg(long, help_heading = "Result", short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Show no progress on stderr
    #[arg(long, help_heading = "Result", short)]
    pub quiet: bool,
}

const RESUME_EXAMPLES: &str = "\
Examples:
  sojourner check Server.java --for 8h --checkpoint night.sojourn
  sojourner resume night.sojourn                  after a crash, a kill or Ctrl-C
  sojourner resume night.sojourn --for 16h        on for as long again";
