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
mod system;
mod test;

pub use check::{CheckArgs, Format};
pub use compare::{CompareArgs, CompareFormat};
pub use graph::{GraphArgs, GraphFormat};
pub use java::{DisciplineWord, JavaArgs, ReductionWord, TimeoutsWord};
pub use quantify::QuantifyArgs;
pub use replay::{ExportTestArgs, ReplayArgs};
pub use resume::ResumeArgs;
pub use run::{InspectArgs, RunArgs};
pub use search::{SearchArgs, StoreWord};
pub use system::TargetArgs;
pub use test::{SuiteFormat, TestArgs};

use std::ffi::OsString;

use clap::{Parser, Subcommand};

/// Explores every choice a system can make, and says what it found: a violation with its story, a
/// proof that there is none, or exactly how much of the probability mass is verified.
#[derive(Parser)]
#[command(name = "sojourner", version = VERSION, long_version = long_version(), after_help = EXAMPLES, subcommand_required = true)]
pub struct Sojourner {
    #[command(subcommand)]
    pub command: Command,
}

/// The version, and of a release the commit it was built from.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("SOJOURNER_BUILD"));

/// Also the JDKs that are supported.
fn long_version() -> String {
    let jdks = sojourner_jvm::jdk::TESTED.map(|version| version.to_string()).join(" and ");
    format!("{VERSION}\nJava programs: JDK {jdks} (tested); other versions from 9 on are tried as they are")
}

impl Sojourner {
    /// Reads the command line; a message and exit code 2 if it is wrong. `-cp` is understood as
    /// `java` does, which the usual rules for short flags would not allow.
    pub fn read() -> Sojourner {
        Sojourner::parse_from(with_class_path(run::as_java_spells(std::env::args_os().collect()).into_iter()))
    }
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
}

impl Command {
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
  sojourner check examples/java/Bank.java         a Java program: find its deadlock
  sojourner check builtin:philosophers?n=5        find the deadlock, with the steps that lead to it
  sojourner check builtin:biased-die --strategy pfs --until-progress 0.999
  sojourner check model.tra --property 'never crash' --json
  sojourner quantify examples/java/Bank.java --ask 'Pmax=? [F deadlock]'
  sojourner graph builtin:diamond?width=4 --format dot -o diamond.dot
  sojourner replay s1...                          show a violation again, step by step

Exit codes: 0 verified, 1 violation, 2 bad input, 3 a limit ended the run, 4 could not check,
101 a bug of this program.";
