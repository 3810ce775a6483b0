//! Where the run stands, on stderr: a table that is drawn anew on a terminal, a line a test anywhere else.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use sojourner_report::Verdict;
use sojourner_report::render::count;
use sojourner_report::suite::{self, Tested};

use crate::args::TestArgs;
use crate::output;

/// How often the table is drawn.
pub const EVERY: Duration = Duration::from_millis(200);
/// Tests that are over and still shown.
const LAST: usize = 5;

pub struct Display {
    quiet: bool,
    terminal: bool,
    begun: Instant,
    all: usize,
    /// Those that were checked at least once, those among them with something wrong, those not decided.
    done: usize,
    violated: usize,
    undecided: usize,
    /// The tests under way, and since when.
    running: Vec<(String, Instant)>,
    last: Vec<String>,
    /// Lines of the table on the screen.
    drawn: usize,
}

impl Display {
    pub fn new(arguments: &TestArgs, all: usize) -> Display {
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let terminal = std::io::stderr().is_terminal() && !dumb;
        if !arguments.quiet && !terminal {
            let s = if all == 1 { "" } else { "s" };
            output::complain(&format!("checking {} test{s}", count(all as u64)));
        }
        Display {
            quiet: arguments.quiet,
            terminal,
            begun: Instant::now(),
            all,
            done: 0,
            violated: 0,
            undecided: 0,
            running: Vec::new(),
            last: Vec::new(),
            drawn: 0,
        }
    }

    /// Whether there is a table to be drawn.
    pub fn is_live(&self) -> bool {
        self.terminal && !self.quiet
    }

    pub fn begins(&mut self, name: &str) {
        self.running.push((name.to_owned(), Instant::now()));
    }

    pub fn ends(&mut self, name: &str) {
        self.running.retain(|(running, _)| running != name);
    }

    pub fn has(&mut self, tested: &Tested) {
        self.done = (self.done + 1).min(self.all);
        self.violated += usize::from(tested.verdict == Verdict::Violated);
        self.undecided += usize::from(tested.verdict == Verdict::Limit);
        let line = suite::text::line(tested);
        if !self.quiet && !self.terminal {
            output::complain(&line);
        }
        if self.last.len() == LAST {
            self.last.remove(0);
        }
        self.last.push(line);
    }

    /// Draws the table over the one that is there.
    pub fn draw(&mut self) {
        let mut text = self.erased();
        let lines = self.lines();
        self.drawn = lines.len();
        // Wrapping is switched off around it, so that a narrow terminal cuts it.
        text.push_str("\x1b[?7l");
        for line in lines {
            let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            text.push_str(&line);
            text.push('\n');
        }
        text.push_str("\x1b[?7h");
        let _ = std::io::stderr().write_all(text.as_bytes());
    }

    fn lines(&self) -> Vec<String> {
        let passed = self.begun.elapsed().as_secs();
        let mut parts = vec![format!("{} of {} tests", self.done, self.all)];
        for (n, what) in [(self.violated, "violated"), (self.undecided, "not decided so far")] {
            if n > 0 {
                parts.push(format!("{n} {what}"));
            }
        }
        let mut lines = vec![format!("{passed} s   {}", parts.join(", "))];
        lines.extend(self.last.iter().cloned());
        for (name, since) in &self.running {
            lines.push(format!("checking        {name}   {:.0} s", since.elapsed().as_secs_f64()));
        }
        lines
    }

    /// What takes the table away.
    fn erased(&mut self) -> String {
        match std::mem::take(&mut self.drawn) {
            0 => String::new(),
            lines => format!("\x1b[{lines}A\r\x1b[J"),
        }
    }

    pub fn clear(&mut self) {
        let text = self.erased();
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn display() -> Display {
        Display {
            quiet: false,
            terminal: true,
            begun: Instant::now(),
            all: 9,
            done: 0,
            violated: 0,
            undecided: 0,
            running: Vec::new(),
            last: Vec::new(),
            drawn: 0,
        }
    }

    #[test]
    fn the_table_has_what_runs_and_what_is_over() {
        let mut display = display();
        display.begins("a.ATest.one");
        display.begins("a.ATest.two");
        display.ends("a.ATest.one");
        (display.done, display.violated) = (1, 1);
        display.last.push("violated        a.ATest.one".into());
        let lines = display.lines();
        assert_eq!(lines[0], "0 s   1 of 9 tests, 1 violated");
        assert_eq!(lines[1], "violated        a.ATest.one");
        assert!(lines[2].starts_with("checking        a.ATest.two   0 s"), "{lines:?}");
    }

    #[test]
    fn what_was_drawn_is_taken_away() {
        let mut display = display();
        assert_eq!(display.erased(), "");
        display.drawn = 3;
        assert_eq!(display.erased(), "\x1b[3A\r\x1b[J");
        assert_eq!(display.erased(), "");
    }
}
