//! The suite for a person: what failed with its story, then a line a test, the result last.

use std::fmt::Write;

use crate::Verdict;
use crate::render::story::Paint;
use crate::render::{count, text};
use crate::suite::{Suite, Tested};

/// The whole suite.
pub fn render(suite: &Suite, paint: Paint) -> String {
    let mut page = String::new();
    for test in suite.tests.iter().filter(|test| test.verdict == Verdict::Violated) {
        writeln!(page, "{}", paint.bold(&test.name())).unwrap();
        let told = test.report.iter().flat_map(|report| &report.violations).next();
        match told {
            Some(violation) => page.push_str(&text::tell_with(violation, paint)),
            None => writeln!(page, "error: {}", test.line()).unwrap(),
        }
        for note in test.report.iter().flat_map(|report| &report.notes) {
            if let Some(warning) = note.strip_prefix("warning: ") {
                writeln!(page, "  warning: {warning}").unwrap();
            }
        }
        page.push('\n');
    }
    for test in &suite.tests {
        writeln!(page, "{}", line(test)).unwrap();
    }
    for note in &suite.notes {
        writeln!(page, "note: {note}").unwrap();
    }
    writeln!(page, "result: {}", suite.counts()).unwrap();
    page
}

/// A test in a line.
pub fn line(test: &Tested) -> String {
    let about = match test.verdict {
        Verdict::Violated => String::new(),
        Verdict::Verified => String::new(),
        _ => format!("   {}", test.line()),
    };
    let s = if test.states == 1 { "" } else { "s" };
    format!(
        "{:<15} {}   {} state{s}, {:.2} s{about}",
        word(test.verdict),
        test.name(),
        count(test.states),
        test.seconds
    )
}

/// The verdict in words for a person.
pub fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Verified => "verified",
        Verdict::Violated => "violated",
        Verdict::Limit => "not decided",
        Verdict::CouldNotCheck => "could not check",
    }
}
