//! The words of `sojourner compare`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use sojourner_report::compare::Until;

use super::{JavaArgs, StoreWord};
use crate::quantity;

/// Many trials of many strategies on many programs.
#[derive(Args)]
#[command(after_help = COMPARE_EXAMPLES)]
pub struct CompareArgs {
    /// The programs and models, as for check; with arguments of its own: 'Bank.java -- 3 1'
    #[arg(value_name = "SYSTEM", required = true, help_heading = "System")]
    pub systems: Vec<String>,

    /// What must hold, as for check
    #[arg(long, value_name = "PROPERTY", help_heading = "System")]
    pub property: Vec<String>,

    /// What to look for, as for check; may be repeated
    #[arg(long, value_name = "GOAL", help_heading = "System")]
    pub find: Vec<String>,

    #[command(flatten)]
    pub java: JavaArgs,

    /// The strategies, with commas between them: dfs,guided,nmcs:level=1,depth=8
    #[arg(long, short, value_name = "LIST", required = true, help_heading = "Trials")]
    pub strategies: Vec<String>,

    /// How many trials of each strategy on each program
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = quantity::positive, help_heading = "Trials")]
    pub trials: u64,

    /// What a trial is to reach: first-violation, progress:P (so much mass verified), or end
    #[arg(long, value_name = "GOAL", default_value = "first-violation", help_heading = "Trials")]
    pub until: Until,

    /// The seed of the first trial; the next ones have the next seeds
    #[arg(long, value_name = "N", default_value_t = 0, help_heading = "Trials")]
    pub seed: u64,

    /// How many trials run at the same time
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = quantity::workers, help_heading = "Trials")]
    pub workers: usize,

    #[command(flatten)]
    pub limits: LimitArgs,

    /// The form of the comparison
    #[arg(long, value_enum, default_value_t = CompareFormat::Text, help_heading = "Result")]
    pub format: CompareFormat,

    /// Write the comparison to a file instead of stdout
    #[arg(long, short, value_name = "FILE", help_heading = "Result")]
    pub output: Option<PathBuf>,

    /// Also write box plots and curves to this SVG file
    #[arg(long, value_name = "FILE", help_heading = "Result")]
    pub svg: Option<PathBuf>,

    /// Also write box plots and curves to this PNG file
    #[arg(long, value_name = "FILE", help_heading = "Result")]
    pub png: Option<PathBuf>,

    /// Show no progress on stderr
    #[arg(long, short, help_heading = "Result")]
    pub quiet: bool,
}

impl CompareArgs {
    /// The words for a comparison of one trial of this one.
    pub fn words_of_one(&self, program: &str, strategy: &str, seed: u64) -> Vec<String> {
        let mut java = self.java.clone();
        if program.contains(" -- ") {
            java.args.clear();
        }
        let mut words = vec!["compare".to_string(), program.to_string()];
        let mut option = |name: &str, value: Option<String>| {
            words.extend(value.into_iter().flat_map(|value| [format!("--{name}"), value]));
        };
        let limits = &self.limits;
        self.property.iter().for_each(|p| option("property", Some(p.clone())));
        self.find.iter().for_each(|find| option("find", Some(find.clone())));
        option("strategies", Some(strategy.to_string()));
        option("trials", Some("1".into()));
        option("until", Some(self.until.to_string()));
        option("seed", Some(seed.to_string()));
        option("workers", Some("1".into()));
        option("max-transitions", limits.max_transitions.map(|n| n.to_string()));
        option("max-states", limits.max_states.map(|n| n.to_string()));
        option("max-expanded", limits.max_expanded.map(|n| n.to_string()));
        option("max-depth", limits.max_depth.map(|n| n.to_string()));
        option("for", limits.time.map(|t| format!("{}s", t.as_secs_f64())));
        option("memory", limits.memory.map(|n| n.to_string()));
        option("store", limits.store.to_possible_value().map(|v| v.get_name().to_string()));
        option("format", Some("json".into()));
        words.push("--quiet".into());
        words.extend(java.words());
        words
    }
}

/// Where a trial stops at the latest.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits of a trial")]
pub struct LimitArgs {
    /// Stop after this many transitions (1M if no limit is given)
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_transitions: Option<u64>,

    /// Stop after this many states
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_states: Option<u64>,

    /// Stop after this many states were expanded: all their successors looked at
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_expanded: Option<u64>,

    /// Do not look further than this many steps from the start
    #[arg(long, value_name = "N")]
    pub max_depth: Option<u32>,

    /// Stop after this time; the result then depends on the machine
    #[arg(long = "for", value_name = "TIME", value_parser = quantity::time)]
    pub time: Option<Duration>,

    /// Stop when the trial, in a process of its own, holds this much memory; the result then depends on
    /// the machine
    #[arg(long, value_name = "SIZE", value_parser = quantity::size)]
    pub memory: Option<u64>,

    /// How visited states are stored and compared
    #[arg(long, value_enum, default_value_t = StoreWord::Fingerprint)]
    pub store: StoreWord,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum CompareFormat {
    Text,
    /// A line per trial
    Csv,
    /// All trials and all figures
    Json,
    /// Markdown tables
    Md,
    /// One page with tables, curves and box plots
    Html,
}

const COMPARE_EXAMPLES: &str = "\
Examples:
  sojourner compare builtin:philosophers?n=17 --strategies random,rdfs,highway:width=8,highway:width=32
  sojourner compare builtin:biased-die builtin:select -s dfs,bfs,pfs,guided --until progress:0.99
  sojourner compare 'Dining.java -- 5 1' Bank.java -s beam,nmcs:depth=64 --format html -o page.html";
