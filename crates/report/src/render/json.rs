//! JSON: the report as it is. `docs/json.md` documents every field.

use crate::Report;

/// The report as one JSON object over several lines, with a line end.
pub fn render(report: &Report) -> String {
    let mut text = serde_json::to_string_pretty(report).expect("a report is plain data");
    text.push('\n');
    text
}
