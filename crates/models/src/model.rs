//! Any model, found by the word that names it.

use std::path::Path;

use sojourner_kernel::{Site, Stop};

use crate::builtin::{
    self, back_loops, counters, diamond, die, grid, lost_update, philosophers, quicksort, random, sccs,
    scissors, select, tree,
};
use crate::{BadInput, Explicit, Packed, aut, tra};

/// Defines `Model` with one variant per kind, and passes every question on to the variant.
macro_rules! models {
    ($($variant:ident($kind:ty)),* $(,)?) => {
        /// A model of any kind. One type for all of them keeps the search code compiled once.
        #[derive(Debug, Clone)]
        pub enum Model {
            $($variant($kind)),*
        }

        impl Packed for Model {
            fn initial(&self) -> u128 {
                match self { $(Model::$variant(m) => m.initial()),* }
            }

            #[inline]
            fn stop(&self, state: u128) -> Stop {
                match self { $(Model::$variant(m) => m.stop(state)),* }
            }

            #[inline]
            fn next(&self, state: u128, alternative: u32) -> u128 {
                match self { $(Model::$variant(m) => m.next(state, alternative)),* }
            }

            fn propositions(&self) -> Vec<String> {
                match self { $(Model::$variant(m) => m.propositions()),* }
            }

            fn labels(&self, state: u128) -> u64 {
                match self { $(Model::$variant(m) => m.labels(state)),* }
            }

            fn heuristics(&self) -> Vec<String> {
                match self { $(Model::$variant(m) => m.heuristics()),* }
            }

            fn heuristic(&self, state: u128, index: usize) -> f64 {
                match self { $(Model::$variant(m) => m.heuristic(state, index)),* }
            }

            fn describe_state(&self, state: u128) -> String {
                match self { $(Model::$variant(m) => m.describe_state(state)),* }
            }

            fn describe_step(&self, state: u128, alternative: u32) -> String {
                match self { $(Model::$variant(m) => m.describe_step(state, alternative)),* }
            }

            fn actions(&self) -> &[String] {
                match self { $(Model::$variant(m) => m.actions()),* }
            }

            #[inline]
            fn action(&self, state: u128, alternative: u32) -> Option<u32> {
                match self { $(Model::$variant(m) => m.action(state, alternative)),* }
            }

            fn draws_start(&self) -> bool {
                match self { $(Model::$variant(m) => m.draws_start()),* }
            }

            fn site_name(&self, site: Site) -> String {
                match self { $(Model::$variant(m) => m.site_name(site)),* }
            }
        }
    };
}

models! {
    BackLoops(back_loops::BackLoops),
    Counters(counters::Counters),
    Diamond(diamond::Diamond),
    Die(die::Die),
    Explicit(Explicit),
    Grid(grid::Grid),
    LostUpdate(lost_update::LostUpdate),
    Philosophers(philosophers::Philosophers),
    Quicksort(quicksort::Quicksort),
    Random(random::Random),
    Sccs(sccs::Sccs),
    Scissors(scissors::Scissors),
    Select(select::Select),
    Tree(tree::Tree),
}

/// The endings of files that hold a model, a specification or what belongs to one.
pub const ENDINGS: [&str; 5] = ["mcrl2", "tra", "aut", "lab", "sta"];

/// Opens the model a word names: `builtin:name?parameter=value,...`, or a `.tra` or `.aut` file.
pub fn open(word: &str) -> Result<Model, BadInput> {
    if let Some(description) = word.strip_prefix("builtin:") {
        return builtin::build(description);
    }
    let file = Path::new(word);
    match file.extension().and_then(|e| e.to_str()) {
        Some("aut") => aut::read(file).map(Model::Explicit),
        Some("tra") => tra::read(file).map(Model::Explicit),
        Some("lab" | "sta") => {
            let tra = file.with_extension("tra");
            Err(BadInput::word(word, "this file only adds to a .tra file", format!("name {}", tra.display())))
        }
        _ => Err(BadInput::word(
            word,
            "this does not name a model",
            "name a .mcrl2, .tra or .aut file, or a built-in system such as builtin:die (sojourner models lists them)",
        )),
    }
}
