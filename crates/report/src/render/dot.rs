//! Graphviz: the run of each violation as a path. The whole searched system is exported by
//! `sojourner graph`.

use std::fmt::Write;

use crate::Report;

/// The violating runs as a dot graph.
pub fn render(report: &Report) -> String {
    let mut dot =
        String::from("digraph violations {\n  rankdir=LR;\n  node [shape=box, fontname=\"sans-serif\"];\n");
    for (v, violation) in report.violations.iter().enumerate() {
        writeln!(dot, "  v{v}_0 [label=\"start\"];").unwrap();
        for (i, step) in violation.steps.iter().enumerate() {
            let (from, to) = (i, i + 1);
            writeln!(dot, "  v{v}_{to} [label=\"{}\"];", quote(&step.state)).unwrap();
            writeln!(dot, "  v{v}_{from} -> v{v}_{to} [label=\"{}\"];", quote(&step.what)).unwrap();
        }
        let last = violation.steps.len();
        let label = quote(&format!("{}: {}", violation.kind, violation.message));
        writeln!(dot, "  v{v}_{last} [color=red, xlabel=\"{label}\"];").unwrap();
    }
    dot.push_str("}\n");
    dot
}

fn quote(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => quoted.push_str("\\\\"),
            '"' => quoted.push_str("\\\""),
            '\n' => quoted.push_str("\\n"),
            // Nothing that steers a terminal: written out, as text.
            c if c.is_control() => c.escape_default().for_each(|e| match e {
                '\\' => quoted.push_str("\\\\"),
                e => quoted.push(e),
            }),
            c => quoted.push(c),
        }
    }
    quoted
}
