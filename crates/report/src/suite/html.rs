//! The suite as one self-contained page.

use std::fmt::Write;

use crate::render::{count, escape, html};
use crate::suite::Suite;
use crate::suite::text::word;

/// On a narrow page a test is a block: what is wrong with it stands below its name, and not beyond the edge.
const NARROW: &str = "<style>@media (max-width: 600px) {\
.tests, .tests tbody { display: block }\
.tests tr { display: flex; flex-wrap: wrap; gap: 0 1em; border-bottom: 1px solid #8884 }\
.tests tr:first-child { display: none }\
.tests td { border: 0; padding: .1em 0 }\
.tests td:last-child { flex-basis: 100% }\
}</style>\n";

/// A table of the tests; each one that was explored opens to its own report.
pub fn render(suite: &Suite) -> String {
    let title = escape(&suite.path);
    let mut page = html::begin(&title, suite.verdict.word(), &escape(&suite.counts()));
    page.push_str(NARROW);
    page.push_str(
        "<div class=\"wide\"><table class=\"tests\"><tr><th>verdict<th>test<th>states<th>seconds<th>what</tr>\n",
    );
    for test in &suite.tests {
        let class = test.verdict.word();
        writeln!(
            page,
            "<tr><td class=\"{class}\">{}<td class=\"name\"><code>{}</code><td>{}<td>{:.2}<td>{}</tr>",
            word(test.verdict),
            escape(&test.name()),
            count(test.states),
            test.seconds,
            escape(&test.line())
        )
        .unwrap();
    }
    page.push_str("</table></div>\n");
    for test in &suite.tests {
        let Some(report) = &test.report else { continue };
        let open = if test.verdict == crate::Verdict::Violated { " open" } else { "" };
        let name = escape(&test.name());
        writeln!(page, "<details{open}><summary>{name}: {}</summary>", word(test.verdict)).unwrap();
        page.push_str(&html::body(report));
        page.push_str("</details>\n");
    }
    for note in &suite.notes {
        writeln!(page, "<p>{}</p>", escape(note)).unwrap();
    }
    writeln!(page, "<p>sojourner {}, {:.1} s</p>\n</html>", escape(&suite.version), suite.seconds).unwrap();
    page
}
