//! How to search and where to stop: the group of words of `check` and `graph`.

use std::time::Duration;

use clap::{Args, ValueEnum};
use sojourner_kernel::Spec;
use sojourner_kernel::store::StoreKind;

use crate::quantity;

/// How to search, and where to stop.
#[derive(Args, Debug)]
#[command(next_help_heading = "Search and limits")]
pub struct SearchArgs {
    /// How to search: name, or name:parameter=value,... ("sojourner strategies" lists them) [default: auto, a
    /// portfolio; where there can be one search only: bfs for "graph" and with --workers or --max-depth, dfs with
    /// --reduction sleep or dpor, mixed with --checkpoint, --progress-every or --max-expanded]
    #[arg(long, short, value_name = "STRATEGY")]
    pub strategy: Option<Spec>,

    /// The seed of all randomness of the search
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// Stop after this many transitions
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

    /// Stop after this time: 500ms, 60s, 5m, 1h
    #[arg(long = "for", value_name = "TIME", value_parser = quantity::time)]
    pub time: Option<Duration>,

    /// Stop when the process holds this much memory: 500M, 2G (otherwise three quarters of what the
    /// machine has free)
    #[arg(long, value_name = "SIZE", value_parser = quantity::size)]
    pub memory: Option<u64>,

    /// How visited states are stored and compared
    #[arg(long, value_enum, default_value_t = StoreWord::Fingerprint)]
    pub store: StoreWord,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum StoreWord {
    /// By 128-bit fingerprints; the report bounds the probability of a mistake
    Fingerprint,
    /// In full; needs more memory
    Exact,
}

impl From<StoreWord> for StoreKind {
    fn from(word: StoreWord) -> StoreKind {
        match word {
            StoreWord::Fingerprint => StoreKind::Fingerprint,
            StoreWord::Exact => StoreKind::Exact,
        }
    }
}
