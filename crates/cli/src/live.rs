//! Where a run stands, on stderr while it runs: one line that is rewritten on a terminal, a calm line
//! every few seconds anywhere else.

use std::io::{IsTerminal, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sojourner_kernel::observer::{Live, Observer};
use sojourner_report::render::{bytes, count, share};
use sojourner_symbolic::Standing;

use crate::watchdog;

/// How often a line is written when stderr is not a terminal.
const CALM: Duration = Duration::from_secs(5);

/// How often the line of bounds is rewritten on a terminal.
const OFTEN: Duration = Duration::from_millis(100);

/// Shows a run while it runs.
pub struct Display<W: Write> {
    out: W,
    terminal: bool,
    shown: bool,
    last: Option<(Duration, u64)>,
    next_calm: Duration,
    /// When the time of the run is over.
    limit: Option<Duration>,
    /// The largest figures so far: of several searches that take turns, and of one that begins anew, none is shown that is
    /// less than what was shown before.
    most: Live,
}

impl Display<std::io::Stderr> {
    /// On stderr, as suits what it is.
    pub fn new(limit: Option<Duration>) -> Display<std::io::Stderr> {
        let dumb = std::env::var_os("TERM").is_some_and(|t| t == "dumb");
        Display::on(std::io::stderr(), std::io::stderr().is_terminal() && !dumb, limit)
    }
}

impl<W: Write> Display<W> {
    fn on(out: W, terminal: bool, limit: Option<Duration>) -> Display<W> {
        let most = Live::default();
        Display { out, terminal, shown: false, last: None, next_calm: CALM, limit, most }
    }

    /// What is done now, where that may take a while.
    pub fn phase(&mut self, what: &str) {
        if self.terminal {
            self.rewrite(what);
        }
    }

    fn rewrite(&mut self, text: &str) {
        // Wrapping is switched off around the line, so that a narrow terminal cuts it.
        let _ = write!(self.out, "\r\x1b[?7l\x1b[K{text}\x1b[?7h");
        let _ = self.out.flush();
        self.shown = true;
    }

    /// The time of the command, and its limit.
    fn time(&self, live: &Live) -> String {
        let passed = live.elapsed.max(watchdog::elapsed()).as_secs_f64();
        match self.limit {
            Some(limit) => format!("{passed:.0} of {:.0} s", limit.as_secs_f64()),
            None => format!("{passed:.0} s"),
        }
    }

    /// Takes the rewritten line away, so that the report starts on a clean one.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.shown) {
            let _ = write!(self.out, "\r\x1b[K");
        }
    }

    fn rate(&mut self, live: &Live) -> f64 {
        let (then, transitions) = self.last.unwrap_or_default();
        let passed = live.elapsed.saturating_sub(then).as_secs_f64();
        self.last = Some((live.elapsed, live.transitions));
        if passed > 0.0 { live.transitions.saturating_sub(transitions) as f64 / passed } else { 0.0 }
    }
}

impl<W: Write + Send> Observer for Display<W> {
    fn tick(&mut self, live: &Live) {
        let live = &rises(&mut self.most, live);
        if self.terminal {
            let rate = self.rate(live);
            let text = format!("{}  {}", self.time(live), line(live, rate, Some(bar(live, 12))));
            self.rewrite(&text);
        } else if live.elapsed >= self.next_calm {
            let rate = self.rate(live);
            let _ = writeln!(self.out, "{:>8}  {}", self.time(live), line(live, rate, None));
            self.next_calm = live.elapsed + CALM;
        }
    }
}

/// The figures with those that only grow no less than before.
fn rises(most: &mut Live, live: &Live) -> Live {
    *most = Live {
        states: most.states.max(live.states),
        transitions: most.transitions.max(live.transitions),
        depth: most.depth.max(live.depth),
        violations: most.violations.max(live.violations),
        elapsed: most.elapsed.max(live.elapsed),
        verified: most.verified.max(live.verified),
        violating: most.violating.max(live.violating),
        ..*live
    };
    *most
}

fn line(live: &Live, rate: f64, bar: Option<String>) -> String {
    let bar = bar.map_or(String::new(), |b| format!("{b} "));
    let violations = match live.violations {
        0 => String::new(),
        n => format!("  violations {}", count(n)),
    };
    let excluded = match live.excluded {
        0.0 => String::new(),
        part => format!("  excluded {}", share(part)),
    };
    format!(
        "{bar}verified {}{excluded}  states {}  transitions {} ({}/s)  frontier {}  depth {}  {}{violations}",
        share(live.verified),
        count(live.states),
        count(live.transitions),
        count(rate as u64),
        count(live.frontier),
        live.depth,
        bytes(live.memory),
    )
}

/// Shows on a terminal how the bounds of an answer close.
pub struct Closing {
    begun: Instant,
    last: Mutex<Option<Instant>>,
}

impl Closing {
    /// If stderr is a terminal.
    pub fn on_terminal() -> Option<Arc<Closing>> {
        let dumb = std::env::var_os("TERM").is_some_and(|t| t == "dumb");
        let is_shown = std::io::stderr().is_terminal() && !dumb;
        is_shown.then(|| Arc::new(Closing { begun: Instant::now(), last: Mutex::default() }))
    }

    pub fn show(&self, standing: &Standing) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_some_and(|at| at.elapsed() < OFTEN) {
            return;
        }
        *last = Some(Instant::now());
        let text = closing_line(standing, self.begun.elapsed());
        let mut out = std::io::stderr();
        let _ = write!(out, "\r\x1b[?7l\x1b[K{text}\x1b[?7h");
        let _ = out.flush();
    }

    /// Takes the line away.
    pub fn clear(&self) {
        if self.last.lock().unwrap_or_else(PoisonError::into_inner).take().is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

fn closing_line(standing: &Standing, passed: Duration) -> String {
    let (lower, upper) = standing.bounds;
    format!(
        "{} {} to {}  states {}  transitions {}  {:.0} s",
        interval(lower, upper, 40),
        share(lower),
        1.0 - (1.0 - upper).max(0.0),
        count(standing.states),
        count(standing.transitions),
        passed.as_secs_f64(),
    )
}

/// An interval of 0 to 1 as a bar: what it may be, and what it is not.
fn interval(lower: f64, upper: f64, width: usize) -> String {
    let cell = |x: f64| (x.clamp(0.0, 1.0) * width as f64) as usize;
    let (from, to) = (cell(lower).min(width - 1), cell(upper).clamp(1, width));
    let to = to.max(from + 1);
    format!("{}{}{}", "·".repeat(from), "█".repeat(to - from), "·".repeat(width - to))
}

/// The masses as a bar: verified, violating, unknown.
fn bar(live: &Live, width: usize) -> String {
    let cells = |share: f64| (share * width as f64).floor() as usize;
    let (verified, violating) = (cells(live.verified), cells(live.violating));
    let unknown = width - (verified + violating).min(width);
    format!("{}{}{}", "█".repeat(verified), "x".repeat(violating), "░".repeat(unknown))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn live(seconds: f64) -> Live {
        Live {
            states: 1_900_000,
            transitions: (seconds * 400_000.0) as u64,
            frontier: 12_000,
            depth: 38,
            violations: 0,
            memory: 100_000_000,
            elapsed: Duration::from_secs_f64(seconds),
            verified: 0.75,
            violating: 0.0,
            excluded: 0.0,
        }
    }

    fn shown(terminal: bool, ticks: u32) -> String {
        let mut bytes = Vec::new();
        let mut display = Display::on(&mut bytes, terminal, Some(Duration::from_secs(60)));
        for tick in 1..=ticks {
            display.tick(&live(f64::from(tick) / 10.0));
        }
        display.clear();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn a_pipe_gets_a_calm_line_every_few_seconds_without_control_codes() {
        let text = shown(false, 119);
        assert_eq!(text.lines().count(), 2, "{text}");
        assert!(!text.contains(['\x1b', '\r']), "{text}");
        assert_eq!(
            text.lines().last().unwrap().trim_start(),
            "10 of 60 s  verified 0.75  states 1,900,000  transitions 4,000,000 (400,000/s)  frontier 12,000  depth 38  100.0 MB"
        );
    }

    #[test]
    fn bounds_close_on_a_bar() {
        assert_eq!(interval(0.0, 1.0, 10), "██████████");
        assert_eq!(interval(0.3, 0.6, 10), "···███····");
        assert_eq!(interval(1.0, 1.0, 4), "···█");
        let standing = Standing { states: 1_200, transitions: 3_400, bounds: (0.25, 0.5) };
        let line = closing_line(&standing, Duration::from_secs(7));
        assert!(line.ends_with(" 0.25 to 0.5  states 1,200  transitions 3,400  7 s"), "{line}");
    }

    #[test]
    fn a_terminal_gets_one_line_that_is_rewritten_and_taken_away() {
        let text = shown(true, 30);
        assert!(!text.contains('\n') && text.ends_with("\r\x1b[K"), "{text:?}");
        assert_eq!(text.matches("█████████░░░ verified 0.75").count(), 30);
    }

    #[test]
    fn figures_never_go_back() {
        let mut bytes = Vec::new();
        let mut display = Display::on(&mut bytes, true, None);
        display.tick(&live(2.0));
        // Another search has its turn, or this one begins anew.
        display.tick(&Live { states: 3, transitions: 5, verified: 0.0, ..live(2.1) });
        let text = String::from_utf8(bytes).unwrap();
        let last = text.rsplit('\r').next().unwrap();
        assert!(last.contains("verified 0.75  states 1,900,000  transitions 800,000"), "{text:?}");
    }
}
