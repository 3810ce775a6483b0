//! `sojourner completions` and `sojourner man`: what a shell and `man` want to know of the command line.

use anyhow::Context;
use clap::CommandFactory;

use crate::args::{CompletionsArgs, ManArgs, Sojourner};
use crate::output;

/// Prints the completions for a shell.
pub fn completions(arguments: &CompletionsArgs) -> anyhow::Result<u8> {
    let mut text = Vec::new();
    clap_complete::generate(arguments.shell, &mut Sojourner::command(), "sojourner", &mut text);
    output::write(None, &String::from_utf8(text)?)?;
    Ok(0)
}

/// Writes the pages for `man`, one a command.
pub fn man(arguments: &ManArgs) -> anyhow::Result<u8> {
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(Sojourner::command(), folder))
        .with_context(|| format!("{}: cannot be written", folder.display()))?;
    Ok(0)
}
