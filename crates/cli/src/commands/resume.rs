//! `sojourner resume`: a check goes on from its checkpoint.

use std::path::Path;

use anyhow::{Context, bail};
use clap::Parser;

use super::check;
use crate::args::{CheckArgs, Command, ResumeArgs, Sojourner};
use crate::checkpoint;
use crate::{output, target};

/// Goes on with the check, and writes its report.
pub fn run(mut arguments: ResumeArgs) -> anyhow::Result<u8> {
    let absolute = |file: &Path| std::path::absolute(file).context("the current folder cannot be named");
    let file = absolute(&arguments.file)?;
    // Named from here, not from where the check was started.
    arguments.output = arguments.output.as_deref().map(absolute).transpose()?;
    let (head, loaded) = checkpoint::load(&file)?;
    let mut plan = plan(&head.words)?;
    std::env::set_current_dir(&head.folder)
        .with_context(|| format!("{}: the folder the check was started in is gone", head.folder.display()))?;
    widen(&mut plan, &arguments);
    // The past counts as well, and how long it takes to go through it again does not.
    let draft = check::begin(&plan, None)?;
    let target = target::resolve(&plan.target)?;
    head.identity
        .is_still(&checkpoint::Identity::of(&target, &plan.target)?)
        .with_context(|| file.display().to_string())?;
    if !plan.quiet {
        let torn = if loaded.torn { ", less a torn end" } else { "" };
        output::complain(&format!(
            "resuming {} from {}{torn}",
            plan.target.system,
            sojourner_report::render::bytes(loaded.bytes())
        ));
    }
    check::go(&plan, &target, Some(loaded), draft)
}

/// The arguments of the check as they were given.
fn plan(words: &[String]) -> anyhow::Result<Box<CheckArgs>> {
    let words = ["sojourner", "check"].into_iter().map(String::from).chain(words.iter().cloned());
    match Sojourner::try_parse_from(args_again(words)) {
        Ok(Sojourner { command: Command::Check(check) }) => Ok(check),
        _ => bail!("the checkpoint holds a command that this version does not understand"),
    }
}

fn args_again(words: impl Iterator<Item = String>) -> Vec<std::ffi::OsString> {
    crate::args::with_class_path(words.map(Into::into)).collect()
}

/// Limits and the form of the result may be others than before.
fn widen(plan: &mut CheckArgs, arguments: &ResumeArgs) {
    let search = &mut plan.search;
    search.time = arguments.time.or(search.time);
    search.memory = arguments.memory.or(search.memory);
    search.max_transitions = arguments.max_transitions.or(search.max_transitions);
    search.max_states = arguments.max_states.or(search.max_states);
    search.max_expanded = arguments.max_expanded.or(search.max_expanded);
    plan.until_progress = arguments.until_progress.or(plan.until_progress);
    plan.quiet |= arguments.quiet;
    if let Some(format) = arguments.format {
        (plan.format, plan.json) = (format, false);
    }
    plan.json |= arguments.json;
    if arguments.output.is_some() {
        plan.output = arguments.output.clone();
    }
}
