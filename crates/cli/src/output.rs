//! Writing results. A reader that goes away (`| head`) is no error of ours: the rest is not written
//! and the exit code is what it would have been.

use std::io::{ErrorKind, IsTerminal, Write};
use std::path::Path;

use anyhow::Context;
use sojourner_report::render::story::Paint;

/// Writes to the file, or to stdout when there is none.
pub fn write(file: Option<&Path>, text: &str) -> anyhow::Result<()> {
    match file {
        Some(file) => {
            std::fs::write(file, text).with_context(|| format!("{}: cannot be written", file.display()))
        }
        None => {
            forgive(std::io::stdout().write_all(text.as_bytes()).and_then(|()| std::io::stdout().flush()))
        }
    }
}

/// Whether results may have colour: on a terminal that can show it, and nowhere else.
pub fn paint(file: Option<&Path>) -> Paint {
    let plain = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty())
        || std::env::var_os("TERM").is_some_and(|t| t == "dumb");
    if file.is_none() && !plain && std::io::stdout().is_terminal() { Paint::Colour } else { Paint::Plain }
}

/// Lets a closed pipe pass.
pub fn forgive(written: std::io::Result<()>) -> anyhow::Result<()> {
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other.context("stdout: cannot be written"),
    }
}

/// A line on stderr; if even that is gone, nothing can be said.
pub fn complain(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}
