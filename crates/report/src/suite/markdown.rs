//! The suite as Markdown, for the summary of a build.

use std::fmt::Write;

use crate::Verdict;
use crate::render::markdown::{fenced, plain};
use crate::render::text;
use crate::suite::text::word;
use crate::suite::{Suite, Tested};

/// A table of the tests, what is wrong first, and the stories of what failed.
pub fn render(suite: &Suite) -> String {
    let mut page = format!("**{}**\n\n| verdict | test | what |\n|---|---|---|\n", suite.counts());
    let mut tests: Vec<&Tested> = suite.tests.iter().collect();
    tests.sort_by_key(|test| match test.verdict {
        Verdict::Violated => 0,
        Verdict::CouldNotCheck => 1,
        Verdict::Limit => 2,
        Verdict::Verified => 3,
    });
    for test in tests {
        writeln!(page, "| {} | `{}` | {} |", word(test.verdict), code(&test.name()), plain(&test.line()))
            .unwrap();
    }
    for test in suite.tests.iter().filter(|test| test.verdict == Verdict::Violated) {
        let told = test.report.iter().flat_map(|report| &report.violations).next();
        let story = told.map_or_else(|| test.line(), text::tell);
        let name = plain(&test.name());
        writeln!(page, "\n<details><summary>{name}</summary>\n\n{}\n</details>", fenced(&story)).unwrap();
    }
    for note in &suite.notes {
        writeln!(page, "\n{}", plain(note)).unwrap();
    }
    page
}

/// Between back quotes, in a table.
fn code(text: &str) -> String {
    text.replace('`', "'").replace('|', "\\|").replace('\n', " ")
}
