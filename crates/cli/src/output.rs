//! Writing results. A reader that goes away (`| head`) is no error of ours: the rest is not written
//! and the exit code is what it would have been.

use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::Context;

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
