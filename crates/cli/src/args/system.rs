//! What to explore: the group of words that names a system. A replay token holds exactly these.

use std::path::PathBuf;

use clap::Args;

use super::JavaArgs;

/// What to explore. A replay token holds exactly these arguments, so everything that changes the
/// behaviour of the system belongs here.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "System")]
pub struct TargetArgs {
    /// A .java, .class or jar file, a folder of classes, a Maven or Gradle project, or with --cp a main class; a
    /// .mcrl2, .tra or .aut file; or a built-in system such as builtin:diamond?width=10
    #[arg(value_name = "SYSTEM")]
    pub system: String,

    /// The main class in a folder, a jar or a project
    #[arg(value_name = "MAIN")]
    pub main: Option<String>,

    /// What must hold: deadlock-free, never P, always P (P such as "goal | !hole"), or a formula with X, F, G, U;
    /// or only these kinds of violations, with commas between them: assertion, exception, exception:CLASS,
    /// deadlock, race, livelock, endless, exit, overflow; may be repeated
    #[arg(long, value_name = "PROPERTY")]
    pub property: Vec<String>,

    /// What to look for, may be repeated: deadlock, 'action error(_)' (transitions of .mcrl2 and .aut
    /// files are actions; _ is any value), 'action a then action b'
    #[arg(long, value_name = "GOAL")]
    pub find: Vec<String>,

    /// What questions name; no words of the command say so.
    #[arg(skip)]
    pub asked: Questioned,

    #[command(flatten)]
    pub java: JavaArgs,
}

impl TargetArgs {
    /// The same, with what was assumed when a path was found.
    pub fn assuming(&self, word: &str) -> TargetArgs {
        let mut same = self.clone();
        same.java.assumed = Some(word.to_owned()).filter(|word| !word.is_empty());
        same
    }

    /// What is checked, for a person: the property, and what is looked for.
    pub fn claim(&self) -> Option<String> {
        let finds = self.find.iter().map(|find| format!("find {find}"));
        let claims: Vec<String> = self.property.iter().cloned().chain(finds).collect();
        (!claims.is_empty()).then(|| claims.join("; "))
    }

    /// The files that belong to the system: results must not overwrite them.
    pub fn files(&self) -> Vec<PathBuf> {
        let system = PathBuf::from(&self.system);
        let beside = ["tra", "lab", "sta"].map(|ending| system.with_extension(ending));
        let is_model = system.extension().is_some_and(|e| e == "tra");
        let class_path =
            self.java.class_path.iter().flat_map(|path| std::env::split_paths(path).collect::<Vec<_>>());
        let read = self.java.allow_read.iter().cloned();
        let beside = beside.into_iter().filter(|_| is_model);
        std::iter::once(system).chain(beside).chain(class_path).chain(read).collect()
    }

    /// The arguments again, as a replay token keeps them.
    pub fn words(&self) -> Vec<String> {
        let mut words = vec![self.system.clone()];
        words.extend(self.property.iter().flat_map(|p| ["--property".to_string(), p.clone()]));
        words.extend(self.find.iter().flat_map(|find| ["--find".to_string(), find.clone()]));
        words.extend(self.java.words());
        words
    }
}

/// What the questions of `quantify` name in a system.
#[derive(Clone, Debug, Default)]
pub struct Questioned {
    pub propositions: Vec<String>,
    /// Words that mean a label if the program marks one of that name.
    pub words: Vec<String>,
    /// Amounts: a method is counted by its calls, an action by its transitions.
    pub amounts: Vec<String>,
    /// Values at the end.
    pub values: Vec<String>,
    /// Inputs have a distribution: equally likely, unless the profile says otherwise.
    pub is_chance: bool,
    pub profile: sojourner_symbolic::profile::Inputs,
}
