//! A trial in a process of its own.
//!
//! A limit on memory is on what the process holds. Trials that share one would share the limit, and what
//! an earlier one has freed the allocator may still keep. So with `--memory` each trial is run by another
//! process of this program, as a comparison of one trial, and read back from its JSON.

use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, bail};
use sojourner_report::compare::{Comparison, Trial};

use super::trial::Plan;
use crate::args::CompareArgs;

/// Runs the trial with this seed; nothing if it was interrupted.
pub fn run(
    arguments: &CompareArgs,
    plan: &Plan,
    program: &str,
    strategy: &str,
    seed: u64,
) -> anyhow::Result<Option<Trial>> {
    let mut child = Command::new(std::env::current_exe().context("this program cannot be found again")?)
        .args(arguments.words_of_one(program, strategy, seed))
        // Its words are all it needs.
        .env(crate::settings::VARIABLE, "")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("this program cannot be started again")?;
    let reader = child
        .stdout
        .take()
        .map(|mut out| std::thread::spawn(move || std::io::read_to_string(&mut out).unwrap_or_default()));
    let complaints = child
        .stderr
        .take()
        .map(|mut out| std::thread::spawn(move || std::io::read_to_string(&mut out).unwrap_or_default()));
    let ended = wait(&mut child, plan)?;
    let text = reader.and_then(|r| r.join().ok()).unwrap_or_default();
    let complaints = complaints.and_then(|r| r.join().ok()).unwrap_or_default();
    if !ended {
        return Ok(None);
    }
    let read: Result<Comparison, _> = serde_json::from_str(&text);
    let trial = read.ok().and_then(|c| c.programs.into_iter().next()?.cells.into_iter().next()?.trials.pop());
    match trial {
        Some(trial) => Ok(Some(trial)),
        None if plan.stop.load(Ordering::Relaxed) => Ok(None),
        None => bail!("{strategy} on {program}, seed {seed}: the trial did not end: {}", complaints.trim()),
    }
}

/// Whether the process ended by itself; it is ended when the comparison is.
fn wait(child: &mut Child, plan: &Plan) -> anyhow::Result<bool> {
    loop {
        if child.try_wait()?.is_some() {
            return Ok(true);
        }
        if plan.stop.load(Ordering::Relaxed) {
            // It may be ending by itself, if Ctrl-C reached it as well.
            let _ = child.kill();
            child.wait()?;
            return Ok(false);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}
