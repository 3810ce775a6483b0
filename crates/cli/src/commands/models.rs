//! `sojourner models`: the built-in systems, with parameters.

use std::fmt::Write;

use sojourner_models::builtin::CATALOGUE;

use crate::output;

/// Prints the list.
pub fn run() -> anyhow::Result<u8> {
    let mut text = String::new();
    for entry in CATALOGUE {
        writeln!(text, "builtin:{:<13} {}", entry.name, entry.line)?;
        for p in entry.params {
            writeln!(text, "{:<21}   {}={}: {} ({})", "", p.name, p.default, p.line, p.domain)?;
        }
    }
    writeln!(text, "\nUse one as builtin:NAME or builtin:NAME?parameter=value,parameter=value.")?;
    output::write(None, &text)?;
    Ok(0)
}
