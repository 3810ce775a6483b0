//! A violation as a story: the run made short, done once more with a recorder, and told.
//!
//! 1. [`minimise`] looks for a run to the same violation with fewer context switches and steps.
//! 2. The run is done again with a recorder (`machine/record.rs`) and a console that keeps the output.
//! 3. [`rows`] turns the events into lines a person reads and says which of them matter; [`waits`]
//!    finds who waits for whom at the end; [`names`] gives objects the names the program gives them.
//!
//! Invariant: `path` is a run of the program that ends in the very violation that is told; it is
//! never longer than the run that was found. The story itself is a help, not a proof: what it leaves
//! out is in the run.
//!
//! Known gap: which steps matter is judged by which locations several threads touch, not by slicing.

mod draws;
mod facts;
mod minimise;
mod names;
mod numbers;
mod round;
mod rows;
mod source;
mod waits;

pub use facts::Tally;
pub use source::Sources;

use super::{JavaSystem, Pending};
use crate::machine::Console;
use crate::machine::record::{Op, Recorder, Thrown};
use sojourner_kernel::{Decision, Stop, System, Violation};
use std::sync::{Arc, Mutex};

/// A thread of the story.
#[derive(Clone, Debug, PartialEq)]
pub struct Actor {
    /// Its number in the program, from 0 for main.
    pub thread: u32,
    pub name: String,
}

/// A line of the program's source.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    pub file: String,
    pub line: u32,
    /// What stands there, if the source was found.
    pub text: Option<String>,
    /// Where the file is, if it was found.
    pub path: Option<std::path::PathBuf>,
}

/// A labelled place in the source.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    pub thread: u32,
    pub place: Line,
    pub label: String,
}

/// Something one thread did, without a switch to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub thread: u32,
    /// The step of the run it belongs to, from 0.
    pub step: u32,
    pub place: Option<Line>,
    /// `read`, `write`, `lock`, `unlock`, `wait`, `notify`, `call`, `start`, `end` ...
    pub operation: &'static str,
    pub text: String,
    /// The instruction of the program: class, method, descriptor, offset, with bars between.
    pub instruction: Option<String>,
    /// How many recorded operations it stands for.
    pub folded: u32,
    /// Whether it is part of the short story.
    pub matters: bool,
}

/// A lock a thread has, and where it took it.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    pub lock: String,
    pub place: Option<Line>,
}

/// A thread that cannot go on at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Stuck {
    pub thread: u32,
    pub place: Option<Line>,
    /// `wants Bank.a`, `waits to be notified on Bank.queue`.
    pub what: String,
    pub holds: Vec<Held>,
    /// What it wants, and the thread that has it.
    pub wants: Option<String>,
    pub owner: Option<u32>,
    pub daemon: bool,
}

/// A violation, told.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    pub claim: String,
    /// The run that is told.
    pub path: Vec<u32>,
    /// How long the run was that the search found.
    pub found: usize,
    pub switches: usize,
    pub threads: Vec<Actor>,
    pub spans: Vec<Span>,
    pub rows: Vec<Row>,
    /// The order of events that is needed, first to last.
    pub needed: Vec<String>,
    pub stuck: Vec<Stuck>,
    /// Threads that wait for each other, each for the next and the last for the first.
    pub cycle: Vec<u32>,
    /// What else there is to say: a lost notify, nested monitors.
    pub remarks: Vec<String>,
    /// Values that were drawn or chosen.
    pub draws: Vec<String>,
    /// The stack trace, as `java` prints it.
    pub trace: Vec<String>,
    /// What the program printed.
    pub output: String,
}

/// A console that keeps what is written.
struct Keeping(Arc<Mutex<Vec<u8>>>);

/// Output beyond this is cut.
const MOST_OUTPUT: usize = 1 << 20;

impl Console for Keeping {
    fn write(&mut self, _error: bool, bytes: &[u8]) {
        let mut kept = self.0.lock().unwrap_or_else(|e| e.into_inner());
        let room = MOST_OUTPUT.saturating_sub(kept.len());
        kept.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    fn read(&mut self, _buffer: &mut [u8]) -> usize {
        0
    }
}

impl JavaSystem {
    /// Tells a violation: makes its run short if `shorten`, does it again, and says what happened.
    /// None if the run does not end in that violation on this system, or not with numbers in place of open values.
    pub fn story(
        &mut self,
        found: &[u32],
        violation: &Violation,
        sources: &Sources,
        shorten: bool,
    ) -> Option<Story> {
        let path = self.shortened(found, violation, shorten)?;
        let kept = Arc::new(Mutex::new(Vec::new()));
        let quiet = std::mem::replace(&mut self.machine.run.console, Box::new(Keeping(kept.clone())));
        self.machine.run.multi = false;
        // An endless loop is only seen where nothing in it is recorded; a race only where it was found.
        let mut recorder = Box::<Recorder>::default();
        recorder.to_the_end = !matches!(violation.kind.as_str(), "endless" | "race");
        self.machine.run.recorder = Some(recorder);
        let stop = self.run_recorded(&path);
        let goes_round = matches!(violation.kind.as_str(), "endless" | "livelock");
        let told = self.machine.run.recorder.as_ref().map_or(0, |recorder| recorder.events.len());
        let round =
            if goes_round && stop == Stop::Violation(violation.clone()) { self.round() } else { None };
        if let (None, Some(recorder)) = (&round, &mut self.machine.run.recorder) {
            // A round that was given up is no part of the run.
            recorder.events.truncate(told);
        }
        let (inputs, conditions) = self.machine.told_inputs();
        let recorder = self.machine.run.recorder.take().map(|r| *r).unwrap_or_default();
        self.machine.run.console = quiet;
        if stop != Stop::Violation(violation.clone()) {
            return None;
        }
        let output = String::from_utf8_lossy(&kept.lock().unwrap_or_else(|e| e.into_inner())).into_owned();
        let mut story = self.compose(&recorder, violation, sources, round.as_ref());
        story.remarks.extend(self.which_draws(&path, violation, &mut story.rows));
        story.remarks.extend(self.with_numbers(&path, violation, &inputs, &conditions).ok()?);
        (story.path, story.found, story.output) = (path, found.len(), output);
        Some(story)
    }

    fn run_recorded(&mut self, path: &[u32]) -> Stop {
        let mut stop = self.start();
        for (i, &alternative) in path.iter().enumerate() {
            let Stop::Choice(choice) = &stop else { break };
            if alternative >= choice.len() {
                break;
            }
            self.machine.record_locals();
            if let Some(recorder) = &mut self.machine.run.recorder {
                recorder.step = i as u32 + 1;
            }
            match &self.machine.state.position.pending {
                Pending::Thread(list) => {
                    if let (at, true) = list[alternative as usize] {
                        let spurious = self.machine.deadline(at as usize).is_none();
                        let op = if spurious { Op::Spurious } else { Op::TimedOut };
                        let hasty = !spurious && list.iter().any(|&(other, timed)| other != at && !timed);
                        if let Some(recorder) = self.machine.run.recorder.as_mut().filter(|_| hasty) {
                            recorder.hasty.get_or_insert(recorder.events.len());
                        }
                        self.machine.record_of(at as usize, op);
                    }
                }
                Pending::Label => {}
                // Whom a notify wakes is told with the notify.
                Pending::Value(choice) if choice.decides() == Some(Decision::Thread) => {}
                // Nothing is drawn: a state there for its labels.
                Pending::Value(choice) if choice.len() == 1 => {}
                Pending::Value(choice) => {
                    let (of, chance) = (choice.len(), choice.decides().is_none());
                    self.machine.record(Op::Draw { taken: alternative, of, chance, value: None });
                }
                Pending::Over(_) => break,
            }
            stop = self.step(alternative);
        }
        stop
    }

    fn compose(
        &self,
        recorder: &Recorder,
        violation: &Violation,
        sources: &Sources,
        round: Option<&round::Round>,
    ) -> Story {
        let m = &self.machine;
        let teller = Teller { m, recorder, sources, names: names::names(m, recorder) };
        let stuck = if violation.kind == "deadlock" { teller.stuck() } else { Vec::new() };
        let mut rows = teller.rows(&stuck, round);
        let cycle = waits::cycle(&stuck);
        let mut remarks = teller.remarks(&stuck, &cycle);
        if let Some(round) = round {
            rows.extend(teller.rows_of_round(round));
            remarks.extend(teller.who_could_end(round));
        }
        if violation.kind == "livelock" {
            remarks.extend(teller.swallowed_by_anyone());
        }
        let thrown = recorder.thrown.as_ref();
        let claim = teller.claim(violation, &stuck, &cycle, &remarks, thrown);
        let mut seen: Vec<u32> = rows.iter().filter(|r| r.matters).map(|r| r.thread).collect();
        seen.extend(stuck.iter().filter(|s| !s.daemon).map(|s| s.thread));
        seen.extend(thrown.map(|t| t.thread));
        let spans = match violation.kind.as_str() {
            "race" => teller.race_spans(&violation.message),
            _ => teller.spans(&stuck, &cycle, thrown, &rows),
        };
        seen.extend(spans.iter().map(|s| s.thread));
        seen.sort_unstable();
        seen.dedup();
        let hooks = teller.hooks(&seen);
        let name = |&thread: &u32| Actor { thread, name: m.thread_name(thread as usize) };
        Story {
            claim,
            path: Vec::new(),
            found: 0,
            switches: recorder.events.windows(2).filter(|w| w[0].thread != w[1].thread).count(),
            threads: seen.iter().map(name).collect(),
            spans,
            needed: teller.needed(&rows, &stuck, &cycle),
            remarks: remarks.into_iter().map(|r| r.text).chain(hooks).chain(teller.hasty()).collect(),
            draws: teller.draws(),
            trace: thrown.map(|t| without_driver(&t.trace)).unwrap_or_default(),
            output: String::new(),
            rows,
            stuck,
            cycle,
        }
    }
}

/// A stack trace without our driver of tests, and the reflection by which it calls them.
fn without_driver(trace: &[String]) -> Vec<String> {
    const BY: [&str; 2] = ["java.base/jdk.internal.reflect.", "java.base/java.lang.reflect."];
    let is_driver = |line: &String| line.trim_start().starts_with("at sojourner.test.");
    if !trace.iter().any(is_driver) {
        return trace.to_vec();
    }
    let by = |line: &String| {
        let line = line.trim_start().trim_start_matches("at ");
        BY.iter().any(|name| line.starts_with(name))
    };
    let mut kept: Vec<String> = Vec::new();
    for line in trace {
        if is_driver(line) {
            while kept.last().is_some_and(by) {
                kept.pop();
            }
        } else {
            kept.push(line.clone());
        }
    }
    kept
}

/// What the parts of the story are told from.
struct Teller<'a> {
    m: &'a crate::machine::Machine,
    recorder: &'a Recorder,
    sources: &'a Sources,
    names: Vec<String>,
}

impl Teller<'_> {
    /// A place in the program, with its source.
    fn line(&self, element: Option<crate::machine::trace::Element>) -> Option<Line> {
        let (method, pc) = element?;
        let (file, line) = (self.m.source_file(method)?, self.m.line_of(method, pc)?);
        let class = &self.m.class(self.m.method(method).class).name;
        let package = class.rsplit_once('/').map_or("", |p| p.0);
        let path = self.sources.path(package, &file);
        Some(Line { text: self.sources.line(package, &file, line), path, file, line })
    }

    /// Where that is in the class file, for a debugger.
    fn instruction(&self, element: Option<crate::machine::trace::Element>) -> Option<String> {
        let (id, pc) = element?;
        let m = self.m;
        let method = m.method(id);
        let offset = method.offsets.get(pc as usize)?;
        let class = m.class(method.class).name.replace('/', ".");
        Some(format!("{class}|{}|{}|{offset}", m.method_name(id), m.method_descriptor(id)))
    }

    fn thread(&self, thread: u32) -> String {
        format!("\"{}\"", self.m.thread_name(thread as usize))
    }

    /// Which of these threads are hooks that run at the end of the program.
    fn hooks(&self, threads: &[u32]) -> Vec<String> {
        const ENDS: [&str; 4] = [
            "java/lang/System",
            "java/lang/Runtime",
            "java/lang/Shutdown",
            "java/lang/ApplicationShutdownHooks",
        ];
        let is_end = |method| ENDS.contains(&&*self.m.class(self.m.method(method).class).name);
        let started = self.recorder.events.iter().filter_map(|event| match (&event.op, event.via) {
            (Op::Start(hook), Some((method, _))) if threads.contains(hook) && is_end(method) => Some(*hook),
            _ => None,
        });
        started
            .map(|hook| {
                format!("{} is a shutdown hook: it runs when the program is about to end", self.thread(hook))
            })
            .collect()
    }

    /// Says if the run needs time to pass although others could move.
    fn hasty(&self) -> Option<String> {
        let event = self.recorder.events.get(self.recorder.hasty?)?;
        let at = self.line(event.place).map_or_else(String::new, |l| format!(" at {}:{}", l.file, l.line));
        Some(format!(
            "the time of {} runs out{at} before others have made their steps; --timeouts idle leaves such runs out",
            self.thread(event.thread)
        ))
    }

    fn claim(
        &self,
        violation: &Violation,
        stuck: &[Stuck],
        cycle: &[u32],
        remarks: &[waits::Remark],
        thrown: Option<&Thrown>,
    ) -> String {
        let message = |t: &Thrown| match t.text.split_once(": ") {
            Some((_, message)) if !message.trim().is_empty() => format!(": {}", rows::one_line(message)),
            _ => String::new(),
        };
        match (violation.kind.as_str(), thrown) {
            ("deadlock", _) => waits::claim(self, stuck, cycle, remarks),
            ("assertion", Some(t)) => {
                format!("an assertion fails in thread {}{}", self.thread(t.thread), message(t))
            }
            ("exception", Some(t)) => {
                format!("thread {} dies of {}", self.thread(t.thread), rows::one_line(&t.text))
            }
            _ => violation.message.lines().next().unwrap_or_default().to_owned(),
        }
    }

    fn draws(&self) -> Vec<String> {
        let mut all = Vec::new();
        for event in &self.recorder.events {
            if let Op::Draw { taken, of, chance, value } = &event.op {
                let verb = if *chance { "draws" } else { "takes" };
                let what = match value {
                    Some(value) => format!("{}, one of {of},", self.value(value)),
                    None => format!("alternative {} of {of}", taken + 1),
                };
                let place =
                    self.line(event.place).map_or(String::new(), |l| format!(" at {}:{}", l.file, l.line));
                all.push(format!("{} {verb} {what}{place}", self.thread(event.thread)));
            }
        }
        all
    }

    /// The two accesses of a race, which only its message tells: `main reads it at Main.java:5`.
    fn race_spans(&self, message: &str) -> Vec<Span> {
        let mut all = Vec::new();
        for part in message.split([',', ';']) {
            let part = part.rsplit_once(": ").map_or(part, |p| p.1).trim();
            let Some((what, place)) = part.split_once(" it at ") else { continue };
            let Some((file, line)) = place.rsplit_once(':') else { continue };
            let (Some((name, verb)), Ok(line)) = (what.rsplit_once(' '), line.parse()) else { continue };
            let thread =
                (0..self.m.state.threads.len()).find(|&t| self.m.thread_name(t) == name).unwrap_or(0);
            let (text, path) = (self.sources.line("", file, line), self.sources.path("", file));
            let place = Line { text, path, file: file.to_owned(), line };
            all.push(Span { thread: thread as u32, place, label: format!("{verb} it") });
        }
        all
    }
}
