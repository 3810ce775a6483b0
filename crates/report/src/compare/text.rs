//! A comparison as text for a terminal, and as Markdown.

use std::fmt::Write;

use super::Comparison;
use super::table::{Table, legend, tables};

/// For a terminal: columns aligned, names to the left, numbers to the right.
pub fn render(comparison: &Comparison) -> String {
    let mut text = String::new();
    for table in tables(comparison) {
        text.push_str(&aligned(&table));
        text.push('\n');
    }
    for line in legend(comparison) {
        writeln!(text, "{line}").unwrap();
    }
    text
}

fn aligned(table: &Table) -> String {
    let lines = || std::iter::once(&table.head).chain(&table.rows);
    let width = |i: usize| lines().map(|r| r[i].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..table.head.len()).map(width).collect();
    let mut text = format!("{}\n", table.title);
    for row in lines() {
        let mut line = String::new();
        for (i, cell) in row.iter().enumerate() {
            let width = widths[i];
            if i == 0 {
                write!(line, "  {cell:<width$}").unwrap();
            } else {
                write!(line, "  {cell:>width$}").unwrap();
            }
        }
        writeln!(text, "{}", line.trim_end()).unwrap();
    }
    text
}

/// As Markdown.
pub fn markdown(comparison: &Comparison) -> String {
    let mut text = String::new();
    for table in tables(comparison) {
        writeln!(text, "### {}\n", cell(&table.title)).unwrap();
        text.push_str(&markdown_table(&table.head, &table.rows));
        text.push('\n');
    }
    for line in legend(comparison) {
        writeln!(text, "- {line}").unwrap();
    }
    text
}

/// One table as Markdown.
pub fn markdown_table(head: &[String], rows: &[Vec<String>]) -> String {
    let line =
        |row: &[String]| format!("| {} |\n", row.iter().map(|c| cell(c)).collect::<Vec<_>>().join(" | "));
    let mut text = line(head);
    writeln!(text, "|---{}|", "|--:".repeat(head.len().saturating_sub(1))).unwrap();
    for row in rows {
        text.push_str(&line(row));
    }
    text
}

/// Text that does not break a cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::sample;

    #[test]
    fn a_terminal_gets_aligned_columns() {
        let text = render(&sample());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "builtin:one");
        assert!(lines[1].starts_with("  strategy "), "{text}");
        let ends: Vec<Option<usize>> = lines[1..5].iter().map(|l| l.find(" kB").or(l.find(" MB"))).collect();
        assert_eq!(ends[1], ends[3], "{text}");
        assert!(text.contains("5 trials each, seeds from 0; a trial succeeds when 0.999 of"), "{text}");
        assert!(!text.contains('\x1b'));
    }

    #[test]
    fn markdown_has_one_line_per_strategy() {
        let text = markdown(&sample());
        assert_eq!(text.lines().filter(|l| l.starts_with("| guided |")).count(), 7);
        assert!(text.contains("| random&lt;x> |"), "{text}");
    }
}
