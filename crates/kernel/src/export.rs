//! The searched system as text: pure functions from a graph to a writer, and JSON lines from events.
//!
//! Where a search was not finished, PRISM files get Zhang's sink: one more state, labelled
//! `unexplored`, that takes the probability not yet explored; the other formats show what is there.

mod aldebaran;
mod dot;
mod json_lines;
mod listing;
mod prism;

pub use aldebaran::aut;
pub use dot::dot;
pub use json_lines::JsonLines;
pub use listing::listing;
pub use prism::{lab, sta, tra};

use crate::graph::StateId;

/// What an exporter may call a transition: the name of an alternative of a state, if there is one.
pub type Names<'a> = &'a dyn Fn(StateId, u32) -> Option<String>;

/// A text without characters that steer a terminal or end a line: they are written as `\u{1b}` or `\n`.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() { plain.extend(c.escape_default()) } else { plain.push(c) }
    }
    plain
}

/// No names.
pub fn nameless(_: StateId, _: u32) -> Option<String> {
    None
}
