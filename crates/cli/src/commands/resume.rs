//! `sojourner resume`: a check goes on from its checkpoint.

use std::path::Path;

use anyhow::{Context, bail};
use clap::Parser;

use super::check;
use crate::args::{Command, ResumeArgs, Sojourner};
use crate::checkpoint;
use crate::plan::Plan;
use crate::{output, target};

/// Goes on with the check, and writes its report.
pub fn run(mut arguments: ResumeArgs) -> anyhow::Result<u8> {
    let absolute = |file: &Path| std::path::absolute(file).context("the current folder cannot be named");
    let file = absolute(&arguments.file)?;
    // Named from here, not from where the check was started.
    arguments.output = arguments.output.as_deref().map(absolute).transpose()?;
    let (head, loaded) = checkpoint::load(&file)?;
    std::env::set_current_dir(&head.folder)
        .with_context(|| format!("{}: the folder the check was started in is gone", head.folder.display()))?;
    let mut plan = plan(&head.words)?;
    plan.widen(&arguments);
    // The past counts as well, and how long it takes to go through it again does not.
    let draft = check::begin(&plan, None)?;
    let target = target::resolve(&plan.what)?;
    head.identity
        .is_still(&checkpoint::Identity::of(&target, &plan.what)?)
        .with_context(|| file.display().to_string())?;
    if !plan.output.quiet {
        let torn = if loaded.torn { ", less a torn end" } else { "" };
        output::complain(&format!(
            "resuming {} from {}{torn}",
            plan.what.system,
            sojourner_report::render::bytes(loaded.bytes())
        ));
    }
    check::go(&plan, &target, Some(loaded), draft)
}

/// The plan of the check as it was asked for.
fn plan(words: &[String]) -> anyhow::Result<Plan> {
    let words = ["sojourner", "check"].into_iter().map(String::from).chain(words.iter().cloned());
    match Sojourner::try_parse_from(args_again(words)) {
        Ok(Sojourner { command: Command::Check(mut check), .. }) => {
            check.settle()?;
            Plan::of_check(*check)
        }
        _ => bail!("the checkpoint holds a command that this version does not understand"),
    }
}

fn args_again(words: impl Iterator<Item = String>) -> Vec<std::ffi::OsString> {
    crate::args::with_class_path(words.map(Into::into)).collect()
}
