//! The command line, as data: what a flag means is said here once. A command has a file, and so has a group of words
//! that several commands share (`system`, `java`, `search`). Nothing is decided here: `plan` makes a plan of the words.

mod check;
mod compare;
mod graph;
mod java;
mod quantify;
mod replay;
mod resume;
mod run;
mod search;
mod start;
mod system;
mod test;

pub use check::{CheckArgs, Format, form_of, report_file};
pub use compare::{CompareArgs, CompareFormat};
pub use graph::{GraphArgs, GraphFormat};
pub use java::{DisciplineWord, JavaArgs, ReductionWord, TimeoutsWord};
pub use quantify::QuantifyArgs;
pub use replay::{ExportTestArgs, ReplayArgs};
pub use resume::ResumeArgs;
pub use run::{InspectArgs, RunArgs};
pub use search::{SearchArgs, StoreWord};
pub use start::{CompletionsArgs, DoctorArgs, InitArgs, ManArgs};
pub use system::TargetArgs;
pub use test::{SuiteFormat, TestArgs};

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::OnceLock;

use clap::error::{ContextKind, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::{output, project, settings};

/// Explores every choice a system can make, and says what it found: a violation with its story, a
/// proof that there is none, or exactly how much of the probability mass is verified.
#[derive(Parser)]
#[command(name = "sojourner", version = VERSION, long_version = long_version(), after_help = EXAMPLES, subcommand_required = true)]
pub struct Sojourner {
    #[command(subcommand)]
    pub command: Command,

    /// The file of settings (otherwise sojourner.toml in this folder or above; none for no file)
    #[arg(long, value_name = "FILE", global = true, help_heading = "Settings")]
    pub config: Option<PathBuf>,

    /// Take the settings of [profiles.NAME], too
    #[arg(long, value_name = "NAME", global = true, help_heading = "Settings")]
    pub with: Option<String>,
}

/// The version, and of a release the commit it was built from.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("SOJOURNER_BUILD"));

/// Also the JDKs that are supported.
fn long_version() -> String {
    let jdks = sojourner_jvm::jdk::TESTED.map(|version| version.to_string()).join(" and ");
    format!("{VERSION}\nJava programs: JDK {jdks} (tested); other versions from 9 on are tried as they are")
}

impl Sojourner {
    /// Reads the command line and the file of settings; a message and exit code 2 if one of them is wrong. `-cp` is
    /// understood as `java` does, which the usual rules for short flags would not allow.
    pub fn read() -> Sojourner {
        let given: Vec<OsString> =
            with_class_path(run::as_java_spells(std::env::args_os().collect()).into_iter()).collect();
        let mut command = Sojourner::command();
        let matches = command.try_get_matches_from_mut(&given).unwrap_or_else(|error| explain(error, &given));
        let used = settings::of(&command, &matches).unwrap_or_else(|error| {
            output::complain(&format!("error: {error:#}"));
            std::process::exit(2)
        });
        let Some(used) = used.filter(|used| !used.keys.is_empty()) else {
            let _ = WORDS.set(from_command(&given, &matches));
            return Sojourner::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        };
        let name = matches.subcommand_name().unwrap_or_default();
        let at = 1 + place_of(&given, name);
        let with = |keys: &[settings::Key]| {
            let words = keys.iter().flat_map(|key| key.words.iter().cloned());
            given[..at].iter().cloned().chain(words).chain(given[at..].iter().cloned()).collect::<Vec<_>>()
        };
        let words = with(&used.keys);
        let read = Sojourner::try_parse_from(&words).unwrap_or_else(|error| {
            // Without the file the words are right.
            for key in &used.keys {
                if let Err(error) = Sojourner::try_parse_from(with(std::slice::from_ref(key))) {
                    let text = error.to_string();
                    let line = text.lines().next().unwrap_or_default();
                    let why = line.strip_prefix("error: ").unwrap_or(line);
                    output::complain(&format!(
                        "error: {}:{}: {}: {why}",
                        used.file.display(),
                        key.line,
                        key.name
                    ));
                    std::process::exit(2);
                }
            }
            error.exit()
        });
        let _ = SETTINGS.set(used.shown());
        let _ = WORDS.set(from_command(&words, &matches));
        read
    }
}

static WORDS: OnceLock<Vec<OsString>> = OnceLock::new();
static SETTINGS: OnceLock<String> = OnceLock::new();

/// The words of this run, those of the file of settings among them.
pub fn words() -> Vec<OsString> {
    WORDS.get().cloned().unwrap_or_else(|| std::env::args_os().collect())
}

/// The command as a shell would understand it; words that are very long are cut.
pub fn as_typed() -> String {
    let quoted = |word: OsString| {
        let word = word.to_string_lossy().into_owned();
        let is_plain =
            !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || "-_=./:,@%+".contains(c));
        let word = if word.chars().count() > 200 {
            word.chars().take(200).chain("...".chars()).collect()
        } else {
            word
        };
        if is_plain { word } else { format!("'{}'", word.replace('\'', "'\\''")) }
    };
    std::iter::once("sojourner".to_owned())
        .chain(words().into_iter().skip(1).map(quoted))
        .collect::<Vec<_>>()
        .join(" ")
}

/// What the file of settings has added, for a person.
pub fn from_settings() -> Option<&'static str> {
    SETTINGS.get().map(String::as_str)
}

/// The words without those before the command.
fn from_command(words: &[OsString], matches: &clap::ArgMatches) -> Vec<OsString> {
    let at = place_of(words, matches.subcommand_name().unwrap_or_default());
    words.iter().take(1).chain(words.iter().skip(at)).cloned().collect()
}

/// Where the name of the command is among the words.
fn place_of(words: &[OsString], command: &str) -> usize {
    let mut at = 1;
    while words.get(at).is_some_and(|word| word != command) {
        at += if words[at] == "--config" || words[at] == "--with" { 2 } else { 1 };
    }
    at
}

/// A mistake on the command line, told with its remedy.
fn explain(mut error: clap::Error, words: &[OsString]) -> ! {
    if error.kind() == ErrorKind::InvalidUtf8 {
        let word = words.iter().find(|word| word.to_str().is_none()).cloned().unwrap_or_default();
        output::complain(&format!(
            "error: {}: this name is not UTF-8 text, which Java programs and tokens need; rename the file, or name a \
             link to it",
            word.to_string_lossy()
        ));
        std::process::exit(2);
    }
    if error.kind() == ErrorKind::UnknownArgument && error.get(ContextKind::Usage).is_some() {
        let text = error.to_string();
        if words.get(1).is_some_and(|word| ["check", "graph", "quantify"].iter().any(|c| word == c))
            && !text.contains("argument '-")
        {
            error.insert(
                ContextKind::Suggested,
                clap::error::ContextValue::StyledStrs(vec!["arguments of the program follow --".into()]),
            );
        }
    }
    error.exit()
}

/// The words with `-cp` written out, up to `--`.
pub fn with_class_path(words: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    let mut ours = true;
    words.map(move |word| {
        ours &= word != "--";
        if ours && (word == "-cp" || word == "-classpath") { "--class-path".into() } else { word }
    })
}

#[derive(Subcommand)]
// Parsed once: its size does not matter.
#[allow(clippy::large_enum_variant)]
pub enum Command {
    /// Write a small sojourner.toml with settings for this project
    Init(InitArgs),
    /// Say what is there and what is missing: JDKs, the cache, memory
    Doctor(DoctorArgs),
    /// Search a system for violations
    Check(Box<CheckArgs>),
    /// Check JUnit and TestNG tests as they are, under every schedule and draw
    Test(Box<TestArgs>),
    /// Go on with a check that was killed or stopped, from its checkpoint
    Resume(ResumeArgs),
    /// Compare strategies by many trials
    Compare(Box<CompareArgs>),
    /// Ask for numbers: probabilities, expected values, distributions, and the schedulers that cause them
    Quantify(Box<QuantifyArgs>),
    /// Write the searched system as a graph
    Graph(GraphArgs),
    /// Run a violation again from its token
    Replay(ReplayArgs),
    /// Write a violation of a Java program as a JUnit 5 test
    ExportTest(ExportTestArgs),
    /// Run a Java program, one schedule, as `java` would
    Run(RunArgs),
    /// List the natives and intrinsics a Java program reaches, and what becomes of them
    Coverage(InspectArgs),
    /// Print the instructions of a class
    Disassemble(InspectArgs),
    /// List the search strategies
    Strategies,
    /// List the built-in systems
    Models,
    /// Print completions for a shell
    Completions(CompletionsArgs),
    /// Write the pages for `man`
    #[command(hide = true)]
    Man(ManArgs),
}

impl Command {
    /// Finds what is meant by folders, projects and files that hold a class path.
    pub fn settle(&mut self) -> anyhow::Result<()> {
        match self {
            Command::Check(words) => words.settle(),
            Command::Graph(words) => {
                if let Some(jpf) = project::settle(&mut words.target)? {
                    jpf.search(&mut words.search);
                }
                Ok(())
            }
            Command::Quantify(words) => project::settle(&mut words.target).map(drop),
            Command::Test(words) => project::unfold(&mut words.java.class_path),
            Command::Compare(words) => project::unfold(&mut words.java.class_path),
            Command::Run(words) => project::unfold(&mut words.class_path),
            Command::Coverage(words) | Command::Disassemble(words) => project::unfold(&mut words.class_path),
            _ => Ok(()),
        }
    }

    /// Whether it shows on stderr what it does.
    pub fn is_loud(&self) -> bool {
        match self {
            Command::Check(words) => !words.quiet,
            Command::Test(words) => !words.quiet,
            Command::Compare(words) => !words.quiet,
            _ => false,
        }
    }

    /// Whether it searches, within limits.
    pub fn has_limits(&self) -> bool {
        matches!(
            self,
            Command::Check(_)
                | Command::Resume(_)
                | Command::Compare(_)
                | Command::Graph(_)
                | Command::Quantify(_)
        )
    }
}

const EXAMPLES: &str = "\
Examples:
  sojourner check .                               the program of a Maven or Gradle project
  sojourner test                                  its tests, under every schedule
  sojourner check examples/java/Bank.java         a Java program: find its deadlock
  sojourner check builtin:philosophers?n=5        find the deadlock, with the steps that lead to it
  sojourner check builtin:biased-die --strategy pfs --until-progress 0.999
  sojourner check model.tra --property 'never crash' --json
  sojourner quantify examples/java/Bank.java --ask 'Pmax=? [F deadlock]'
  sojourner graph builtin:diamond?width=4 --format dot -o diamond.dot
  sojourner replay s1...                          show a violation again, step by step

Exit codes: 0 verified, 1 violation, 2 bad input, 3 a limit ended the run, 4 could not check,
101 a bug of this program.";
