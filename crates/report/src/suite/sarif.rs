//! The suite as SARIF: the violations of all tests in one run, and a notification for each test that is no answer.

use crate::render::sarif::{log, notification};
use crate::suite::Suite;
use crate::{Report, Verdict};

pub fn render(suite: &Suite) -> String {
    let reports: Vec<&Report> = suite.tests.iter().filter_map(|test| test.report.as_deref()).collect();
    let undecided = suite.tests.iter().filter_map(|test| {
        let id = match test.verdict {
            Verdict::Limit => "not-decided",
            Verdict::CouldNotCheck => "could-not-check",
            _ => return None,
        };
        Some(notification(id, &format!("{}: {}", test.name(), test.line())))
    });
    log(&reports, &suite.version, undecided.collect())
}
