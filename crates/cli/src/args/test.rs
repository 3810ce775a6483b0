//! The words of `sojourner test`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::{JavaArgs, form_of, report_file};
use crate::quantity;

#[derive(Args)]
#[command(after_help = TEST_EXAMPLES)]
pub struct TestArgs {
    /// Where the tests are: a folder with classes, a jar, a .class or .java file, or a Maven or Gradle project
    #[arg(value_name = "PATH", default_value = ".")]
    pub path: PathBuf,

    /// Only tests whose name (Class.method) contains this; may be repeated
    #[arg(long, value_name = "TEXT")]
    pub only: Vec<String>,

    /// Only the tests of these methods, written Class.method; may be repeated
    #[arg(long, value_name = "NAME")]
    pub exactly: Vec<String>,

    /// List the tests that are found, and check none
    #[arg(long)]
    pub list: bool,

    #[command(flatten)]
    pub java: JavaArgs,

    /// Only these kinds of violations, with commas between them: assertion, exception, exception:CLASS, deadlock, race,
    /// livelock, endless, exit, overflow; may be repeated
    #[arg(long, help_heading = "Search and limits", value_name = "PROPERTY")]
    pub property: Vec<String>,

    /// The time for a test: 500ms, 60s, 5m; what some tests leave over goes to those that are not decided
    #[arg(long = "for", help_heading = "Search and limits", value_name = "TIME", default_value = "10s", value_parser = quantity::time)]
    pub time: Duration,

    /// The memory for a test: 500M, 2G (otherwise the tests that run at a time share three quarters of what is free)
    #[arg(long, help_heading = "Search and limits", value_name = "SIZE", value_parser = quantity::size)]
    pub memory: Option<u64>,

    /// The seed of all randomness of the searches
    #[arg(long, help_heading = "Search and limits", value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// How many tests are checked at a time (otherwise as many as there are processors)
    #[arg(long, help_heading = "Search and limits", value_name = "N", value_parser = quantity::workers)]
    pub jobs: Option<usize>,

    /// Print the result as JSON; the same as --format json
    #[arg(long, help_heading = "Result", conflicts_with = "format")]
    pub json: bool,

    /// The form of the result
    #[arg(long, help_heading = "Result", value_enum, default_value_t = SuiteFormat::Text)]
    pub format: SuiteFormat,

    /// Write the result to a file instead of stdout
    #[arg(long, help_heading = "Result", short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Write JUnit XML to this file too
    #[arg(long, help_heading = "Result", value_name = "FILE")]
    pub junit: Option<PathBuf>,

    /// Write an HTML page to this file too
    #[arg(long, help_heading = "Result", value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// Write the result to this file too, in the form of its ending: .sarif, .xml (JUnit), .html, .md, .json, .txt; may be
    /// repeated
    #[arg(long, help_heading = "Result", value_name = "FILE", value_parser = suite_file)]
    pub report: Vec<PathBuf>,

    /// Show no progress on stderr
    #[arg(long, help_heading = "Result", short)]
    pub quiet: bool,
}

/// The forms that a suite has.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum SuiteFormat {
    Text,
    Json,
    Junit,
    Html,
    Markdown,
    Sarif,
}

const TEST_EXAMPLES: &str = "\
Examples:
  sojourner test                                              the project in this folder, after mvn test-compile
  sojourner test target/test-classes --class-path 'libs/*'    compiled tests and their libraries
  sojourner test CounterTest.java --class-path 'libs/*'       a source file
  sojourner test --only CounterTest --for 60s                 some of them, for longer
  sojourner test --json                                       for scripts
  sojourner test --junit target/sojourner.xml --html target/sojourner.html

JUnit 5, JUnit 4 and TestNG tests are found by their annotations and checked as they are: under every schedule and every
random draw. Exit codes: 0 all are verified, 1 a test is violated, 2 bad input, or no test was found, 3 a limit ended the
check of a test, 4 a test could not be checked.";

/// A file whose ending says a form that results of tests have.
fn suite_file(text: &str) -> Result<PathBuf, String> {
    let file = report_file(text)?;
    match form_of(&file).map(|form| SuiteFormat::from_str(form.name, true)) {
        Some(Ok(_)) => Ok(file),
        _ => Err("results of tests have no such form".into()),
    }
}
