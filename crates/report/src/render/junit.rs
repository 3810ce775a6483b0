//! JUnit XML, as continuous integration servers read it: one test case, which fails on a violation
//! and is in error when the check was not completed.

use std::fmt::Write;

use crate::render::text;
use crate::render::words::xml as escape;
use crate::{Report, Verdict};

/// The report as a JUnit file.
pub fn render(report: &Report) -> String {
    let (failures, errors) = match report.verdict {
        Verdict::Verified => (0, 0),
        Verdict::Violated => (1, 0),
        Verdict::Limit | Verdict::CouldNotCheck => (0, 1),
    };
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let seconds = report.seconds;
    writeln!(
        xml,
        "<testsuite name=\"sojourner\" tests=\"1\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"0\" time=\"{seconds:.3}\">"
    )
    .unwrap();
    let name = escape(report.property.as_deref().unwrap_or("no violation"));
    let class = escape(&report.system);
    writeln!(xml, "  <testcase classname=\"{class}\" name=\"{name}\" time=\"{seconds:.3}\">").unwrap();
    let body = escape(&text::render(report));
    match report.verdict {
        Verdict::Verified => {}
        Verdict::Violated => {
            let first = report.violations.first();
            let message = first.map_or(String::new(), |v| escape(&v.message));
            let kind = first.map_or("violation".into(), |v| escape(&v.kind));
            writeln!(xml, "    <failure type=\"{kind}\" message=\"{message}\">{body}</failure>").unwrap();
        }
        Verdict::Limit | Verdict::CouldNotCheck => {
            let word = report.verdict.word();
            writeln!(xml, "    <error type=\"{word}\" message=\"{}\">{body}</error>", escape(&report.ending))
                .unwrap();
        }
    }
    xml.push_str("  </testcase>\n</testsuite>\n");
    xml
}
