//! `sojourner test`: the tests of a class path, each checked under every schedule and draw.
//!
//! Tests are found by a class of ours that runs on the machine (`java/sojourner/test`), so nothing of the program
//! touches the host. A test that makes no choice is decided by its one run, here; every other is a `check` of its own
//! in a process of its own, with its share of time and memory, so that no test can harm another.
//!
//! Time is shared out: each test has `--for`; what those leave over that end sooner goes to those that are not
//! decided, the ones with the least unknown mass first, twice as long each time and at most four times as long.

mod one;
mod places;
mod seek;
mod table;

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{bail, ensure};
use clap::ValueEnum;
use sojourner_report::render::story::Paint;
use sojourner_report::suite::{self, Suite, Tested};
use sojourner_report::{Masses, Verdict};

use crate::args::{SuiteFormat, TestArgs, form_of};
use crate::{output, watchdog};
use one::Checker;
use seek::Test;
use table::Display;

/// Finds the tests, checks them, writes the result.
pub fn run(arguments: &TestArgs) -> anyhow::Result<u8> {
    ensure!(arguments.java.args.is_empty(), "tests take no arguments; leave out what follows --");
    let files = [&arguments.output, &arguments.junit, &arguments.html];
    for file in files.into_iter().flatten().chain(&arguments.report) {
        output::prepare(Some(file), &[])?;
    }
    let places = places::find(arguments)?;
    let mut found = seek::tests(arguments, &places)?;
    let is_free = arguments.only.is_empty() && arguments.exactly.is_empty();
    found.retain(|test| {
        is_free
            || arguments.only.iter().any(|text| test.name().contains(text))
            || arguments.exactly.contains(&format!("{}.{}", test.class, test.method))
    });
    if found.is_empty() {
        let words = [&arguments.only[..], &arguments.exactly[..]].concat();
        match is_free {
            true => bail!("no JUnit or TestNG test was found in {}", places.shown()),
            false => bail!("no test in {} has {} in its name", places.shown(), words.join(" or ")),
        }
    }
    if arguments.list {
        let names: String = found.iter().map(|test| test.name() + "\n").collect();
        output::write(arguments.output.as_deref(), &names)?;
        return Ok(0);
    }
    let begun = Instant::now();
    let checker = Checker::new(arguments, &places)?;
    let tests = all(arguments, &checker, &found);
    let mut notes = Vec::new();
    if watchdog::interrupt().load(Ordering::Relaxed) {
        notes.push("interrupted: tests without a result were not checked".to_owned());
    }
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let suite = Suite::of(places.shown(), version, tests, begun.elapsed().as_secs_f64(), notes);
    write(arguments, &suite)?;
    Ok(suite.verdict.exit_code())
}

fn write(arguments: &TestArgs, suite: &Suite) -> anyhow::Result<()> {
    if let Some(file) = &arguments.junit {
        output::write_bytes(file, suite::junit::render(suite).as_bytes())?;
    }
    if let Some(file) = &arguments.html {
        output::write_bytes(file, suite::html::render(suite).as_bytes())?;
    }
    for file in &arguments.report {
        let name = form_of(file).map_or("text", |form| form.name);
        let format = SuiteFormat::from_str(name, true).map_err(anyhow::Error::msg)?;
        output::write_bytes(file, rendered(format, suite, Paint::Plain).as_bytes())?;
    }
    let file = arguments.output.as_deref();
    let format = if arguments.json { SuiteFormat::Json } else { arguments.format };
    output::write(file, &rendered(format, suite, output::paint(file)))
}

fn rendered(format: SuiteFormat, suite: &Suite, paint: Paint) -> String {
    match format {
        SuiteFormat::Text => suite::text::render(suite, paint),
        SuiteFormat::Json => suite::json(suite),
        SuiteFormat::Junit => suite::junit::render(suite),
        SuiteFormat::Html => suite::html::render(suite),
        SuiteFormat::Markdown => suite::markdown::render(suite),
        SuiteFormat::Sarif => suite::sarif::render(suite),
    }
}

/// So many times as long as the others a test may have that is not decided.
const LONGEST: u32 = 4;

/// Checks all tests: once each, and those that are not decided again while there is time left over.
fn all(arguments: &TestArgs, checker: &Checker, found: &[Test]) -> Vec<Tested> {
    let mut results: Vec<Option<Tested>> = vec![None; found.len()];
    let mut time = arguments.time;
    let mut turn: Vec<usize> = (0..found.len()).collect();
    // What is left of the time of all tests.
    let mut left = time * found.len() as u32;
    let mut display = Display::new(arguments, found.len());
    while !turn.is_empty() {
        for (at, tested) in together(checker, found, &turn, time, &mut display) {
            left = left.saturating_sub(Duration::from_secs_f64(tested.seconds));
            results[at] = Some(tested);
        }
        if watchdog::interrupt().load(Ordering::Relaxed) {
            break;
        }
        time *= 2;
        if time > arguments.time * LONGEST {
            break;
        }
        turn = promising(&results, (left.as_secs_f64() / time.as_secs_f64()) as usize);
    }
    display.clear();
    let missing = |test: &Test| test.tested(Verdict::Limit, Some("interrupted before it was checked".into()));
    results.into_iter().zip(found).map(|(result, test)| result.unwrap_or_else(|| missing(test))).collect()
}

/// Those that a limit of time ended, the least unknown mass first, at most so many.
fn promising(results: &[Option<Tested>], most: usize) -> Vec<usize> {
    let unknown = |tested: &Tested| tested.masses.map_or(1.0, |masses: Masses| masses.unknown);
    let mut undecided: Vec<(usize, f64)> = results
        .iter()
        .enumerate()
        .filter_map(|(at, result)| result.as_ref().map(|tested| (at, tested)))
        .filter(|(_, tested)| tested.verdict == Verdict::Limit && one::by_time(tested))
        .map(|(at, tested)| (at, unknown(tested)))
        .collect();
    undecided.sort_by(|a, b| a.1.total_cmp(&b.1));
    undecided.into_iter().take(most).map(|(at, _)| at).collect()
}

/// Checks these tests, as many at a time as there are jobs.
fn together(
    checker: &Checker,
    found: &[Test],
    turn: &[usize],
    time: Duration,
    display: &mut Display,
) -> Vec<(usize, Tested)> {
    let waiting = Mutex::new(turn.iter().copied().collect::<VecDeque<usize>>());
    let shown = Mutex::new((Vec::new(), display));
    let stop = watchdog::interrupt();
    let work = || {
        loop {
            let Some(at) = waiting.lock().unwrap().pop_front() else { return };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            shown.lock().unwrap().1.begins(&found[at].name());
            let tested = checker.check(&found[at], time, &stop);
            let mut shown = shown.lock().unwrap();
            shown.1.ends(&found[at].name());
            let Some(tested) = tested else { return };
            shown.1.has(&tested);
            shown.0.push((at, tested));
        }
    };
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..checker.jobs.min(turn.len())).map(|_| scope.spawn(work)).collect();
        if shown.lock().unwrap().1.is_live() {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    shown.lock().unwrap().1.draw();
                    std::thread::sleep(table::EVERY);
                }
            });
        }
        for worker in workers {
            let _ = worker.join();
        }
        is_over.store(true, Ordering::Relaxed);
    });
    shown.into_inner().unwrap().0
}

/// Whether somebody wants the run to end.
fn is_over(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed)
}
