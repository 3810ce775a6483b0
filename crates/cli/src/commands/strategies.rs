//! `sojourner strategies`: the list, with parameters.

use std::fmt::Write;

use sojourner_kernel::strategy::all;

use crate::output;

/// Prints the list.
pub fn run() -> anyhow::Result<u8> {
    let mut text = String::new();
    for info in all() {
        let paper = if info.paper.is_empty() { String::new() } else { format!(" [{}]", info.paper) };
        let partial = if info.exhaustive { "" } else { " (does not explore everything)" };
        writeln!(text, "{:<12} {}{partial}{paper}", info.name, info.about)?;
        for p in info.parameters {
            let default = if p.default.is_empty() { String::new() } else { format!("; {}", p.default) };
            writeln!(text, "{:<12}   {}: {} ({}{default})", "", p.name, p.about, p.range)?;
        }
    }
    writeln!(text, "\nUse one as --strategy NAME or --strategy NAME:parameter=value,parameter=value.")?;
    output::write(None, &text)?;
    Ok(0)
}
