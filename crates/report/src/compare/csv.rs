//! A comparison as CSV (RFC 4180): a line per trial, so that any other statistic can be computed.

use std::fmt::Write;

use super::{Comparison, MARKS};

/// The trials, with a header.
pub fn render(comparison: &Comparison) -> String {
    let mut text = String::from(
        "program,strategy,trial,seed,success,ending,states,transitions,seconds,memory_bytes,trace,verified",
    );
    let marks = if comparison.has_progress() { &MARKS[..] } else { &[] };
    for mark in marks {
        write!(text, ",transitions_to_{mark},seconds_to_{mark}").unwrap();
    }
    text.push('\n');
    for program in &comparison.programs {
        for cell in &program.cells {
            for (i, t) in cell.trials.iter().enumerate() {
                write!(
                    text,
                    "{},{},{},{},{},{},{},{},{},{},{},{}",
                    quoted(&program.name),
                    quoted(&cell.strategy),
                    i + 1,
                    t.seed,
                    t.success,
                    t.ending,
                    t.states,
                    t.transitions,
                    t.seconds,
                    t.memory_bytes,
                    t.trace.map_or(String::new(), |n| n.to_string()),
                    t.verified.map_or(String::new(), |v| v.to_string()),
                )
                .unwrap();
                for m in 0..marks.len() {
                    match t.marks.get(m).copied().flatten() {
                        Some(mark) => write!(text, ",{},{}", mark.transitions, mark.seconds).unwrap(),
                        None => text.push_str(",,"),
                    }
                }
                text.push('\n');
            }
        }
    }
    text
}

fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::sample;

    #[test]
    fn every_trial_is_a_line_with_as_many_fields_as_the_header() {
        let text = render(&sample());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 1 + 2 * 3 * 5);
        let fields = lines[0].split(',').count();
        assert!(lines.iter().all(|l| l.split(',').count() == fields), "{text}");
        assert!(
            lines[1].starts_with("builtin:one,bfs,1,0,true,progress-reached,500,1000,0.001,1000000,,1,100,")
        );
    }

    #[test]
    fn commas_and_quotes_are_kept() {
        assert_eq!(quoted("nmcs:level=1,depth=8"), "\"nmcs:level=1,depth=8\"");
        assert_eq!(quoted("say \"hi\""), "\"say \"\"hi\"\"\"");
    }
}
