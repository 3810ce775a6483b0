//! One JSON object per event, as it happens.

use crate::graph::{Graph, StateId};
use crate::observer::Observer;
use crate::strategy::Arrival;
use crate::system::{Stop, Violation};
use std::io::{self, Write};

/// An observer that writes `{"event":"state",...}`, `"transition"` and `"violation"` lines. After `"anew"` all lines
/// before it are void: the search has begun anew. The first write error is kept and ends the writing.
pub struct JsonLines<W: Write> {
    out: W,
    error: Option<io::Error>,
}

impl<W: Write> JsonLines<W> {
    pub fn new(out: W) -> JsonLines<W> {
        JsonLines { out, error: None }
    }

    /// The writer, or the error that ended the writing.
    pub fn finish(mut self) -> io::Result<W> {
        if let Some(error) = self.error {
            return Err(error);
        }
        self.out.flush()?;
        Ok(self.out)
    }

    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        if self.error.is_none() {
            self.error = writeln!(self.out, "{text}").err();
        }
    }
}

impl<W: Write + Send> Observer for JsonLines<W> {
    fn state_added(&mut self, state: StateId, stop: &Stop, _graph: &Graph) {
        let id = state.0;
        match stop {
            Stop::Choice(c) => {
                let (len, groups, site) = (c.len(), c.groups(), c.site.0);
                self.line(format_args!(
                    r#"{{"event":"state","id":{id},"kind":"choice","alternatives":{len},"groups":{groups},"site":{site}}}"#
                ));
            }
            Stop::End => self.line(format_args!(r#"{{"event":"state","id":{id},"kind":"end"}}"#)),
            Stop::Violation(_) => {
                self.line(format_args!(r#"{{"event":"state","id":{id},"kind":"violation"}}"#))
            }
            Stop::Excluded => self.line(format_args!(r#"{{"event":"state","id":{id},"kind":"excluded"}}"#)),
            Stop::Unsupported(what) => self.line(format_args!(
                r#"{{"event":"state","id":{id},"kind":"unsupported","feature":{}}}"#,
                quoted(what)
            )),
        }
    }

    fn transition_taken(&mut self, arrival: &Arrival, graph: &Graph) {
        let Arrival { from, alternative, to, is_new } = *arrival;
        let probability = graph.shape(from).map_or(1.0, |s| s.probability(alternative));
        self.line(format_args!(
            r#"{{"event":"transition","from":{},"alternative":{alternative},"to":{},"probability":{probability},"new":{is_new}}}"#,
            from.0, to.0
        ));
    }

    fn begins_anew(&mut self) {
        self.line(format_args!(r#"{{"event":"anew"}}"#));
    }

    fn violation_found(&mut self, state: StateId, violation: &Violation, _graph: &Graph) {
        self.line(format_args!(
            r#"{{"event":"violation","state":{},"kind":{},"message":{}}}"#,
            state.0,
            quoted(&violation.kind),
            quoted(&violation.message)
        ));
    }
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if (c as u32) < 0x20 => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
