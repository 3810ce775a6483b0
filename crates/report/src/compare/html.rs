//! A comparison as one page that needs nothing else: no script, no font, no network.

use std::fmt::Write;

use super::Comparison;
use super::svg::{boxes, curves, drawing};
use super::table::{Table, legend, tables};
use crate::render::escape;

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:70em;margin:2em auto;padding:0 1em;color:#222;background:#fff}\
h1{font-size:1.4em}h2{font-size:1.15em;margin-top:2em}h3{font-size:1em;margin-top:1.5em}table{border-collapse:collapse}\
div.wide{overflow-x:auto}td,th{padding:.2em .7em .2em 0;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}\
th{font-weight:600;border-bottom:1px solid #ccc}tr:nth-child(odd) td{background:#f6f6f6}svg{display:block;min-width:36em;max-width:100%;height:auto;margin-top:1em;background:#fff}\
@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}tr:nth-child(odd) td{background:#242424}}";

/// The page.
pub fn render(comparison: &Comparison) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>Strategies compared</title>\n<style>{STYLE}</style>\n<h1>Strategies compared</h1>\n"
    );
    for line in legend(comparison) {
        writeln!(page, "<p>{}</p>", escape(&line)).unwrap();
    }
    let tables = tables(comparison);
    let (per_program, over): (Vec<&Table>, Vec<&Table>) = tables.iter().partition(|t| {
        comparison.programs.iter().any(|p| t.title == p.name || t.title.starts_with(&format!("{}: ", p.name)))
    });
    for table in over {
        page.push_str(&html_table(table, &table.title));
    }
    for program in &comparison.programs {
        writeln!(page, "<h2>{}</h2>", escape(&program.name)).unwrap();
        let own = format!("{}: ", program.name);
        for table in per_program.iter().filter(|t| t.title == program.name || t.title.starts_with(&own)) {
            // The heading above is the title of the first one.
            page.push_str(&html_table(table, table.title.strip_prefix(&own).unwrap_or_default()));
        }
        for (plot, height) in [Some(boxes(program)), curves(program, comparison.until)].into_iter().flatten()
        {
            writeln!(page, "<div class=\"wide\">{}</div>", drawing(&plot, height).trim_end()).unwrap();
        }
    }
    page
}

fn html_table(table: &Table, title: &str) -> String {
    let heading = if title.is_empty() { String::new() } else { format!("<h3>{}</h3>\n", escape(title)) };
    let mut text = format!("{heading}<div class=\"wide\"><table><tr>");
    for head in &table.head {
        write!(text, "<th>{}</th>", escape(head)).unwrap();
    }
    text.push_str("</tr>\n");
    for row in &table.rows {
        text.push_str("<tr>");
        for cell in row {
            write!(text, "<td>{}</td>", escape(cell)).unwrap();
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</table></div>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::sample;

    #[test]
    fn the_page_needs_nothing_else() {
        let page = render(&sample());
        assert_eq!(page.matches("<svg ").count(), 4);
        assert_eq!(page.matches("<table>").count(), 7);
        for word in ["<script", "href=", "src=", "url(", "@import"] {
            assert!(!page.contains(word), "{word}");
        }
        // The one address is the name of the SVG language, which nobody fetches.
        assert_eq!(page.matches("http").count(), page.matches("http://www.w3.org/2000/svg").count());
        assert!(!page.contains("random<x>"));
    }
}
