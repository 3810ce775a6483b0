//! The words of `sojourner check`.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use sojourner_report::render::{FORMS, Form};

use super::{SearchArgs, TargetArgs};
use crate::{project, quantity};

#[derive(Args)]
#[command(after_help = CHECK_EXAMPLES)]
pub struct CheckArgs {
    #[command(flatten)]
    pub target: TargetArgs,

    #[command(flatten)]
    pub search: SearchArgs,

    /// Sample the verified mass every N transitions
    #[arg(long, help_heading = "Search and limits", value_name = "N", value_parser = quantity::positive)]
    pub progress_every: Option<u64>,

    /// Write what happens during the search to this file, as it happens: a JSON object a line (docs/events.md)
    #[arg(long, help_heading = "Result", value_name = "FILE")]
    pub events: Option<PathBuf>,

    /// How large the file of --events may become; beyond that, states and transitions are no longer written, and it says so
    #[arg(long, help_heading = "Result", value_name = "SIZE", default_value = "1G", value_parser = quantity::size, requires = "events")]
    pub events_size: u64,

    /// Stop when this share of the probability mass is verified
    #[arg(long, help_heading = "Search and limits", value_name = "P", value_parser = quantity::share)]
    pub until_progress: Option<f64>,

    /// Do not compute the verified mass
    #[arg(long, help_heading = "Search and limits", conflicts_with_all = ["progress_every", "until_progress"])]
    pub no_progress: bool,

    /// Go on after a violation, and report all of them
    #[arg(long, help_heading = "Search and limits")]
    pub all: bool,

    /// Run the system on this many threads, breadth first; the result is that of bfs
    #[arg(long, help_heading = "Search and limits", value_name = "N", default_value_t = 1, value_parser = quantity::workers)]
    pub workers: usize,

    /// Check the checker too: a fifth of the budget goes into taking again what the search rests on (states met by several
    /// runs, replays, saving and restoring, and runs without a reduction); the report says how much was
    #[arg(long, help_heading = "Search and limits", conflicts_with = "checkpoint")]
    pub audit: bool,

    /// Keep what was done in this file, so that "sojourner resume FILE" can go on if the run is killed
    #[arg(long, help_heading = "Search and limits", value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,

    /// Begin anew although --checkpoint names a checkpoint that could be gone on with
    #[arg(long, help_heading = "Search and limits", requires = "checkpoint")]
    pub force: bool,

    /// Print the result as JSON; the same as --format json
    #[arg(long, help_heading = "Result", conflicts_with = "format")]
    pub json: bool,

    /// The form of the result
    #[arg(long, help_heading = "Result", value_enum, default_value = "text")]
    pub format: Format,

    /// Write the result to a file instead of stdout
    #[arg(long, help_heading = "Result", short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Write the result to this file too, in the form of its ending: .sarif, .xml (JUnit), .html, .md, .json, .txt, .dot; may be
    /// repeated
    #[arg(long, help_heading = "Result", value_name = "FILE", value_parser = report_file)]
    pub report: Vec<PathBuf>,

    /// Show no progress on stderr
    #[arg(long, help_heading = "Result", short)]
    pub quiet: bool,
}

impl CheckArgs {
    /// Finds what is meant by folders, projects, `.jpf` files and files that hold a class path.
    pub fn settle(&mut self) -> anyhow::Result<()> {
        if let Some(jpf) = project::settle(&mut self.target)? {
            jpf.search(&mut self.search);
            self.all |= jpf.all();
        }
        Ok(())
    }
}

/// A form of the result: one of those that [`sojourner_report`] lists.
#[derive(Clone, Copy, Debug)]
pub struct Format(pub &'static Form);

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Format] {
        static ALL: LazyLock<Vec<Format>> = LazyLock::new(|| FORMS.iter().map(Format).collect());
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let value = PossibleValue::new(self.0.name);
        Some(if self.0.about.is_empty() { value } else { value.help(self.0.about) })
    }
}

/// The form that the ending of a file asks for.
pub fn form_of(file: &Path) -> Option<&'static Form> {
    sojourner_report::render::form_of(file.extension()?.to_str()?)
}

/// A file whose ending says its form.
pub fn report_file(text: &str) -> Result<PathBuf, String> {
    let file = PathBuf::from(text);
    match form_of(&file) {
        Some(_) => Ok(file),
        None => {
            let endings: Vec<String> = FORMS.iter().map(|form| format!(".{}", form.ending)).collect();
            Err(format!("its name must end in one of {}, which says the form", endings.join(", ")))
        }
    }
}

const CHECK_EXAMPLES: &str = "\
Examples:
  sojourner check examples/java/Bank.java                      a deadlock in a Java program
  sojourner check -cp classes Main -- 5                        a compiled one, with an argument
  sojourner check builtin:lost-update                          a lost update, in two processes
  sojourner check builtin:lost-update --all --json             every one of them, as JSON
  sojourner check builtin:grid?holes=0.05 --strategy dfs       a walk into a hole
  sojourner check builtin:biased-die --progress-every 5 --max-transitions 100
  sojourner check builtin:counters?processes=4,limit=99 --for 10s --memory 1G
  sojourner check examples/models/mdp.tra --property 'never crash'
  sojourner check examples/mcrl2/lifts.mcrl2 --find 'action error(_)'";
