//! Markdown, for the summary of a build or a comment: the verdict, the stories, the figures.

use std::fmt::Write;

use crate::render::text::{self, verdict_line};
use crate::render::{count, share, share_up};
use crate::{Report, Verdict};

/// So many violations are told; the others are counted.
const MOST: usize = 8;

/// The report as a page.
pub fn render(report: &Report) -> String {
    let mut page = String::new();
    let sign = match report.verdict {
        Verdict::Verified => "verified",
        Verdict::Violated => "violated",
        Verdict::Limit => "not decided",
        Verdict::CouldNotCheck => "could not check",
    };
    let property = report.property.as_ref().map_or(String::new(), |p| format!(", {}", code(p)));
    writeln!(page, "### {}{property}: {sign}\n\n{}\n", code(&report.system), plain(&verdict_line(report)))
        .unwrap();
    for violation in report.violations.iter().take(MOST) {
        let claim = violation.story.as_ref().map_or(&violation.message, |story| &story.claim);
        let head = format!("error[{}]: {}", violation.kind, claim);
        writeln!(
            page,
            "<details open><summary>{}</summary>\n\n{}\n</details>\n",
            plain(&head),
            fenced(&text::tell(violation))
        )
        .unwrap();
    }
    if report.violations.len() > MOST {
        writeln!(page, "and {} more\n", count((report.violations.len() - MOST) as u64)).unwrap();
    }
    for item in &report.unsupported {
        writeln!(page, "- could not check: {} (in {} states)", plain(&item.feature), count(item.states))
            .unwrap();
    }
    page.push_str(
        "\n| states | transitions | verified | violating | unknown | seconds |\n|---|---|---|---|---|---|\n",
    );
    let masses = report.masses.map_or(["not computed".into(), "".into(), "".into()], |m| {
        [share(m.verified), share(m.violating), share_up(m.unknown)]
    });
    writeln!(
        page,
        "| {} | {} | {} | {:.2} |",
        count(report.states),
        count(report.transitions),
        masses.join(" | "),
        report.seconds
    )
    .unwrap();
    for note in &report.notes {
        writeln!(page, "\n{}", plain(note)).unwrap();
    }
    writeln!(
        page,
        "\nsojourner {}, {}, seed {}",
        plain(&report.version),
        plain(&report.strategy),
        report.seed
    )
    .unwrap();
    page
}

/// A text between fences longer than any in it.
pub fn fenced(text: &str) -> String {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(3.max(1 + longest));
    format!("{fence}\n{}\n{fence}\n", text.trim_end())
}

/// A word between back quotes.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('`', "'").replace('\n', " "))
}

/// Text that is none of Markdown's signs.
pub fn plain(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars() {
        match c {
            '\n' => plain.push(' '),
            '<' => plain.push_str("&lt;"),
            '>' => plain.push_str("&gt;"),
            '&' => plain.push_str("&amp;"),
            '|' | '*' | '_' | '`' | '[' | ']' | '\\' => {
                plain.push('\\');
                plain.push(c);
            }
            _ if c.is_control() => {}
            _ => plain.push(c),
        }
    }
    plain
}
