//! `sojourner`: arguments -> plan -> run -> report. This file is the table of contents.
//!
//! Results go to stdout, everything else to stderr. Exit codes: 0 verified, 1 violation, 2 bad input
//! or usage, 3 a limit ended the run, 4 could not check, 101 a bug of this program.

mod advice;
mod args;
mod bug;
mod checkpoint;
mod commands;
mod events;
mod jpf;
mod live;
mod output;
mod plan;
mod project;
mod quantity;
mod settings;
mod story;
mod target;
mod watchdog;

use std::process::ExitCode;

use args::{Command, Sojourner};

fn main() -> ExitCode {
    bug::install();
    watchdog::start_clock();
    let mut arguments = Sojourner::read();
    if arguments.command.has_limits() {
        watchdog::begin();
    }
    let is_loud = arguments.command.is_loud();
    if let Some(words) = args::from_settings().filter(|_| is_loud) {
        output::complain(&format!("settings of {words}"));
    }
    let settled = arguments.command.settle();
    let ended = settled.and_then(|()| match arguments.command {
        Command::Init(init) => commands::init::run(&init),
        Command::Doctor(doctor) => commands::doctor::run(&doctor),
        Command::Check(check) => commands::check::run(*check),
        Command::Test(test) => commands::test::run(&test),
        Command::Resume(resume) => commands::resume::run(resume),
        Command::Compare(compare) => commands::compare::run(compare),
        Command::Quantify(quantify) => commands::quantify::run(*quantify),
        Command::Graph(graph) => commands::graph::run(graph),
        Command::Replay(replay) => commands::replay::run(replay),
        Command::ExportTest(export) => commands::export_test::run(&export),
        Command::Run(run) => commands::run::run(run),
        Command::Coverage(what) => commands::coverage::run(what),
        Command::Disassemble(what) => commands::disassemble::run(what),
        Command::Strategies => commands::strategies::run(),
        Command::Models => commands::models::run(),
        Command::Completions(shell) => commands::shell::completions(&shell),
        Command::Man(man) => commands::shell::man(&man),
    });
    sojourner_jvm::source::leave_nothing();
    match ended {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            output::complain(&format!("error: {error:#}"));
            if let Some(words) = args::from_settings().filter(|_| !is_loud) {
                output::complain(&format!("settings of {words}"));
            }
            ExitCode::from(2)
        }
    }
}
