//! The suite as JUnit XML: a violated test is a failure, one that was not decided an error.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::Verdict;
use crate::render::text;
use crate::render::words::xml as plain;
use crate::suite::{Suite, Tested};

/// The suite as a file that continuous integration servers read, a `testsuite` a class.
pub fn render(suite: &Suite) -> String {
    let mut classes: BTreeMap<&str, Vec<&Tested>> = BTreeMap::new();
    suite.tests.iter().for_each(|test| classes.entry(&test.class).or_default().push(test));
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let all: Vec<&Tested> = suite.tests.iter().collect();
    writeln!(xml, "<testsuites name=\"sojourner\" {} time=\"{:.3}\">", counts(&all), suite.seconds).unwrap();
    for (class, tests) in classes {
        let seconds: f64 = tests.iter().map(|test| test.seconds).sum();
        writeln!(
            xml,
            "  <testsuite name=\"{}\" {} skipped=\"0\" time=\"{seconds:.3}\">",
            plain(class),
            counts(&tests)
        )
        .unwrap();
        tests.iter().for_each(|test| case(test, &mut xml));
        xml.push_str("  </testsuite>\n");
    }
    xml.push_str("</testsuites>\n");
    xml
}

fn counts(tests: &[&Tested]) -> String {
    let failures = tests.iter().filter(|test| test.verdict == Verdict::Violated).count();
    let undecided = [Verdict::Limit, Verdict::CouldNotCheck];
    let errors = tests.iter().filter(|test| undecided.contains(&test.verdict)).count();
    format!("tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\"", tests.len())
}

fn case(test: &Tested, xml: &mut String) {
    let method = match (test.invocation, &test.title) {
        (None, _) => test.method.clone(),
        (Some(n), title) => format!("{}[{n}] {}", test.method, title.as_deref().unwrap_or_default()),
    };
    write!(
        xml,
        "    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3}\"",
        plain(&test.class),
        plain(method.trim_end()),
        test.seconds
    )
    .unwrap();
    let element = match test.verdict {
        Verdict::Verified => {
            xml.push_str("/>\n");
            return;
        }
        Verdict::Violated => "failure",
        Verdict::Limit | Verdict::CouldNotCheck => "error",
    };
    let kind = test.kind.as_deref().unwrap_or(test.verdict.word());
    let body = test.report.as_ref().map_or_else(|| test.line(), |report| text::render(report));
    writeln!(
        xml,
        ">\n      <{element} type=\"{}\" message=\"{}\">{}</{element}>\n    </testcase>",
        plain(kind),
        plain(&test.line()),
        plain(&body)
    )
    .unwrap();
}
