//! One test: a run if that decides it, otherwise a check in a process of its own.

use std::process::{Child, Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use sojourner_kernel::search::{Ending, Verdict as Answer};
use sojourner_kernel::{Check, System};
use sojourner_report::suite::Tested;
use sojourner_report::{Masses, Report, Verdict, Violation};

use super::is_over;
use super::places::Places;
use super::seek::{DRIVER, Test};
use crate::args::{TargetArgs, TestArgs, TimeoutsWord};
use crate::target::{self, Visit};
use crate::{quantity, settings};

/// A run that is longer than this is looked at by a process of its own.
const GLIMPSE: Duration = Duration::from_secs(1);
/// From the end of a test's time to the end of its process, if it does not end by itself.
const GRACE: Duration = Duration::from_secs(5);

/// Checks tests, one after the other, for several threads.
pub struct Checker<'a> {
    arguments: &'a TestArgs,
    places: &'a Places,
    pub jobs: usize,
    memory: Option<u64>,
}

impl<'a> Checker<'a> {
    pub fn new(arguments: &'a TestArgs, places: &'a Places) -> anyhow::Result<Checker<'a>> {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        let jobs = arguments.jobs.unwrap_or_else(processors);
        let memory = arguments.memory.or_else(|| Some(quantity::spare()? / jobs as u64));
        Ok(Checker { arguments, places, jobs, memory })
    }

    /// The result of a test within this time; nothing if the run was interrupted.
    pub fn check(&self, test: &Test, time: Duration, stop: &AtomicBool) -> Option<Tested> {
        let begun = Instant::now();
        let mut tested = match &test.problem {
            Some(problem) => test.tested(Verdict::CouldNotCheck, Some(problem.clone())),
            None => match self.glimpse(test, time) {
                Some(tested) => tested,
                None => match self.patiently(test, time, stop) {
                    Ok(tested) => tested?,
                    Err(error) => test.tested(Verdict::CouldNotCheck, Some(format!("{error:#}"))),
                },
            },
        };
        tested.seconds = begun.elapsed().as_secs_f64();
        Some(tested)
    }

    /// A test without choices is decided by its one run, if nothing is wrong with it.
    fn glimpse(&self, test: &Test, time: Duration) -> Option<Tested> {
        let target = target::resolve(&self.target(test)).ok()?;
        let states = target.visit(Glimpse { time: time.min(GLIMPSE) })?;
        let masses = Masses { verified: 1.0, violating: 0.0, unknown: 0.0, excluded: 0.0 };
        Some(Tested { states, masses: Some(masses), ..test.tested(Verdict::Verified, None) })
    }

    /// A check in which time may run out at any moment; and, if the test fails when it does so early, another one in which it
    /// runs out only when nobody can move. If that one finds nothing the test is neither right nor wrong: it rests on
    /// how long steps take.
    fn patiently(&self, test: &Test, time: Duration, stop: &AtomicBool) -> anyhow::Result<Option<Tested>> {
        let asked = self.arguments.java.timeouts;
        let Some(any) = self.apart(test, asked, time, stop)? else { return Ok(None) };
        let (None, Some(early)) = (asked, hasty(&any)) else { return Ok(Some(any)) };
        let Some(mut idle) = self.apart(test, Some(TimeoutsWord::Idle), time, stop)? else {
            return Ok(None);
        };
        if idle.verdict == Verdict::Verified {
            idle.verdict = Verdict::CouldNotCheck;
            idle.message = Some(format!(
                "it depends on how long steps take next to waits and sleeps ({early}); --timeouts any shows the run that \
                 fails, --timeouts idle takes every wait to be long enough"
            ));
        }
        Ok(Some(idle))
    }

    fn target(&self, test: &Test) -> TargetArgs {
        let mut java = self.arguments.java.clone();
        java.class_path = Some(self.places.class_path.clone());
        java.args = test.words();
        TargetArgs {
            system: DRIVER.into(),
            property: self.arguments.property.clone(),
            find: Vec::new(),
            asked: Default::default(),
            main: None,
            java,
        }
    }

    /// A check in a process of its own.
    fn apart(
        &self,
        test: &Test,
        timeouts: Option<TimeoutsWord>,
        time: Duration,
        stop: &AtomicBool,
    ) -> anyhow::Result<Option<Tested>> {
        let mut words: Vec<String> = ["check", "--json", "--quiet"].map(String::from).into();
        words.extend(["--for".into(), format!("{}ms", time.as_millis().max(1))]);
        words.extend(["--seed".into(), self.arguments.seed.to_string()]);
        if let Some(memory) = self.memory {
            words.extend(["--memory".into(), memory.to_string()]);
        }
        let mut target = self.target(test);
        target.java.timeouts = timeouts;
        words.extend(target.words());
        let Some(ended) = Ended::of(&words, Some(time + GRACE), stop)? else { return Ok(None) };
        let Ok(report) = serde_json::from_str::<Report>(&ended.output) else {
            let last = ended.complaints.lines().last().unwrap_or("the check ended without a result").trim();
            bail!("{}", last.strip_prefix("error: ").unwrap_or(last));
        };
        Ok(Some(of_report(test, report)))
    }
}

/// The result of a test from the report of its check.
fn of_report(test: &Test, report: Report) -> Tested {
    let first = report.violations.first();
    let message = match report.verdict {
        Verdict::Verified => None,
        Verdict::Violated => first.map(failure),
        Verdict::Limit => Some(match report.ending.strip_prefix("limit-") {
            Some("time") => TIME.to_owned(),
            Some(limit) => format!("the limit of {limit} ended the check"),
            None => format!("the check ended: {}", report.ending),
        }),
        Verdict::CouldNotCheck if report.nothing_checked => {
            Some("nothing was checked: assumptions exclude every run".to_owned())
        }
        Verdict::CouldNotCheck => {
            let features: Vec<&str> = report.unsupported.iter().map(|item| item.feature.as_str()).collect();
            let more = match features.len().saturating_sub(FEATURES) {
                0 => String::new(),
                more => format!("; and {more} more"),
            };
            let shown = features[..features.len().min(FEATURES)].join("; ") + &more;
            Some(if features.is_empty() { report.notes.join("; ") } else { shown })
        }
    };
    Tested {
        kind: first.map(|violation| violation.kind.clone()),
        token: first.map(|violation| violation.token.clone()),
        masses: report.masses,
        states: report.states,
        transitions: report.transitions,
        report: Some(Box::new(report.clone())),
        ..test.tested(report.verdict, message)
    }
}

/// What is wrong, at the place in the program's own source: an assertion of a library is told as that assertion, where the
/// test makes it.
fn failure(violation: &Violation) -> String {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some(story) = &violation.story else { return words(&violation.message) };
    let mut message = words(&violation.message);
    let thrown = story.segments.iter().flat_map(|segment| &segment.events).rfind(|e| e.operation == "throw");
    if let (Some(place), Some((text, _))) =
        (thrown.and_then(|e| e.place.as_ref()), message.rsplit_once(" at "))
    {
        message = format!("{text} at {}:{}", place.file, place.line);
    }
    // A time that runs out although others could move is a part of what has to be known.
    match story.remarks.iter().find(|remark| remark.contains(HASTY)) {
        Some(hasty) => format!("{message}; {hasty}"),
        None => message,
    }
}

/// In the remark on a story in which time runs out although others could move.
const HASTY: &str = "; --timeouts idle";

/// Where time runs out early in a test that fails, if it does.
fn hasty(tested: &Tested) -> Option<String> {
    let violation = tested.report.as_ref()?.violations.first()?;
    let remarks = &violation.story.as_ref()?.remarks;
    let remark = remarks.iter().find(|remark| remark.contains(HASTY))?;
    Some(remark.split(HASTY).next().unwrap_or_default().to_owned())
}

/// So many things that could not be followed are named.
const FEATURES: usize = 2;
const TIME: &str = "the time is over";

/// Whether more time might help.
pub fn by_time(tested: &Tested) -> bool {
    tested.message.as_deref() == Some(TIME)
}

/// Runs a system up to its first choice.
struct Glimpse {
    time: Duration,
}

impl Visit for Glimpse {
    /// How many states there are, if there is no choice and nothing is wrong.
    type Out = Option<u64>;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> Option<u64> {
        let mut system = fresh();
        let check = Check::new(&mut system).max_transitions(1).max_time(self.time).without_progress();
        let outcome = check.try_run().ok()?;
        let alone = outcome.states == 1 && outcome.transitions == 0;
        let decided = outcome.ending == Ending::Exhausted && outcome.verdict == Answer::Verified;
        (alone && decided && !outcome.is_void).then_some(outcome.states)
    }
}

/// Words for our driver, run once on the machine.
pub struct DriverCall {
    pub words: Vec<String>,
}

impl DriverCall {
    /// What it prints.
    pub fn run(&self, arguments: &TestArgs, places: &Places) -> anyhow::Result<String> {
        let mut words: Vec<String> = vec!["run".into(), "--class-path".into(), places.class_path.clone()];
        if let Some(jdk) = &arguments.java.jdk {
            words.extend(["--jdk".into(), jdk.display().to_string()]);
        }
        for path in &arguments.java.allow_read {
            words.extend(["--allow-read".into(), path.display().to_string()]);
        }
        words.push(DRIVER.into());
        words.extend(self.words.iter().cloned());
        let stop = AtomicBool::new(false);
        let Some(ended) = Ended::of(&words, Some(LISTING), &stop)? else {
            bail!("the tests could not be listed within {} s", LISTING.as_secs());
        };
        if ended.code != Some(0) {
            let why: Vec<&str> = ended.complaints.lines().take(3).collect();
            bail!("the tests could not be listed: {}", why.join(" "));
        }
        Ok(ended.output)
    }
}

/// Listing runs sources of arguments, which may not end.
const LISTING: Duration = Duration::from_secs(120);

/// Another process of this program that has ended.
struct Ended {
    output: String,
    complaints: String,
    code: Option<i32>,
}

impl Ended {
    /// Runs it; nothing if it was ended from here.
    fn of(words: &[String], time: Option<Duration>, stop: &AtomicBool) -> anyhow::Result<Option<Ended>> {
        let mut child = Command::new(std::env::current_exe().context("this program cannot be found again")?)
            .args(words)
            .env(settings::VARIABLE, "")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .context("this program cannot be started again")?;
        let out = child.stdout.take().expect("piped");
        let err = child.stderr.take().expect("piped");
        let output = std::thread::spawn(move || std::io::read_to_string(out).unwrap_or_default());
        let complaints = std::thread::spawn(move || std::io::read_to_string(err).unwrap_or_default());
        let code = wait(&mut child, time, stop)?;
        let output = output.join().unwrap_or_default();
        let complaints = complaints.join().unwrap_or_default();
        Ok(code.map(|code| Ended { output, complaints, code }))
    }
}

/// Its exit code; nothing if it was ended from here.
fn wait(child: &mut Child, time: Option<Duration>, stop: &AtomicBool) -> anyhow::Result<Option<Option<i32>>> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.code()));
        }
        let late = time.is_some_and(|time| begun.elapsed() > time);
        if late || is_over(stop) {
            let _ = child.kill();
            child.wait()?;
            if late {
                bail!("the check did not end by itself");
            }
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(3));
    }
}
