//! Where a run stands, on stderr while it runs: one line that is rewritten on a terminal, a calm line
//! every few seconds anywhere else.

use std::io::{IsTerminal, Write};
use std::time::Duration;

use sojourner_kernel::observer::{Live, Observer};
use sojourner_report::render::{bytes, count, share};

/// How often a line is written when stderr is not a terminal.
const CALM: Duration = Duration::from_secs(5);

/// Shows a run while it runs.
pub struct Display {
    terminal: bool,
    shown: bool,
    last: Option<(Duration, u64)>,
    next_calm: Duration,
}

impl Display {
    pub fn new() -> Display {
        let terminal =
            std::io::stderr().is_terminal() && std::env::var_os("TERM").is_none_or(|t| t != "dumb");
        Display { terminal, shown: false, last: None, next_calm: CALM }
    }

    /// Takes the rewritten line away, so that the report starts on a clean one.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.shown) {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }

    fn rate(&mut self, live: &Live) -> f64 {
        let (then, transitions) = self.last.unwrap_or_default();
        let passed = live.elapsed.saturating_sub(then).as_secs_f64();
        self.last = Some((live.elapsed, live.transitions));
        if passed > 0.0 { live.transitions.saturating_sub(transitions) as f64 / passed } else { 0.0 }
    }
}

impl Observer for Display {
    fn tick(&mut self, live: &Live) {
        if self.terminal {
            let rate = self.rate(live);
            // Wrapping is switched off around the line, so that a narrow terminal cuts it.
            let text = line(live, rate, Some(bar(live, 20)));
            let _ = write!(std::io::stderr(), "\r\x1b[?7l\x1b[K{text}\x1b[?7h");
            self.shown = true;
        } else if live.elapsed >= self.next_calm {
            let rate = self.rate(live);
            let _ = writeln!(
                std::io::stderr(),
                "{:>6.0} s  {}",
                live.elapsed.as_secs_f64(),
                line(live, rate, None)
            );
            self.next_calm = live.elapsed + CALM;
        }
    }
}

fn line(live: &Live, rate: f64, bar: Option<String>) -> String {
    let bar = bar.map_or(String::new(), |b| format!("{b} "));
    let violations = match live.violations {
        0 => String::new(),
        n => format!("  violations {}", count(n)),
    };
    format!(
        "{bar}verified {}  states {}  transitions {} ({}/s)  frontier {}  depth {}  {}{violations}",
        share(live.verified),
        count(live.states),
        count(live.transitions),
        count(rate as u64),
        count(live.frontier),
        live.depth,
        bytes(live.memory),
    )
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

    #[test]
    fn a_line_says_where_the_run_stands_without_control_codes() {
        let live = Live {
            states: 1_900_000,
            transitions: 4_000_000,
            frontier: 12_000,
            depth: 38,
            violations: 0,
            memory: 100_000_000,
            elapsed: Duration::from_secs(3),
            verified: 0.75,
            violating: 0.0,
        };
        let text = line(&live, 410_000.0, Some(bar(&live, 4)));
        assert_eq!(
            text,
            "███░ verified 0.75  states 1,900,000  transitions 4,000,000 (410,000/s)  frontier 12,000  depth 38  100.0 MB"
        );
        assert!(!text.contains('\x1b'));
    }
}
