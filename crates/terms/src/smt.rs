//! A solver in another process, for what the counter cannot decide.
//!
//! Conditions are written in SMT-LIB 2 and sent to `z3` through a pipe. Where every operation is
//! linear they are written over the integers, with a multiple of 2^32 (2^64) subtracted where a sum
//! may wrap around; that was measured to be several times faster than bit vectors. Everything else
//! is bit vectors, since integers without wrapping around are wrong for Java (x * x < 0 is possible).
//!
//! Invariants: a point that the solver gives is checked by evaluation before it is believed; an
//! unreadable answer, a time-out or a missing solver is [`Answer::Unknown`], never "unsatisfiable".
//! Gap: one process for each question; nothing is kept between questions.

mod write;

use crate::count::solve::Point;
use crate::pc::Pc;
use crate::term::{Sym, Terms};
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// What the solver says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The condition holds at this point.
    Satisfiable(Point),
    Unsatisfiable,
    /// No answer, and why.
    Unknown(String),
}

/// How to reach the solver.
#[derive(Clone, Debug)]
pub struct Smt {
    pub executable: PathBuf,
    pub limit: Duration,
}

impl Default for Smt {
    fn default() -> Smt {
        Smt { executable: "z3".into(), limit: Duration::from_secs(5) }
    }
}

/// Ends the process on every way out.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Smt {
    /// Whether the solver can be started.
    pub fn present(&self) -> bool {
        let version = Command::new(&self.executable)
            .arg("--version")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        version.is_ok_and(|status| status.success())
    }

    /// Whether a condition can hold.
    pub fn solve(&self, terms: &Terms, pc: &Pc) -> Answer {
        if pc.is_never() {
            return Answer::Unsatisfiable;
        }
        let symbols = pc.symbols();
        if symbols.is_empty() {
            return Answer::Satisfiable(Point::default());
        }
        let Some(script) = write::script(terms, pc, &symbols) else {
            return Answer::Unknown("the solver has no remainder of floating-point numbers".into());
        };
        let text = match self.ask(&script) {
            Ok(text) => text,
            Err(why) => return Answer::Unknown(why),
        };
        let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
        match first.trim() {
            "unsat" => Answer::Unsatisfiable,
            "sat" => match values(rest, &symbols) {
                Some(point) if self.fits(terms, pc, &point) => Answer::Satisfiable(point),
                Some(_) => Answer::Unknown("the solver's point does not satisfy the condition".into()),
                None => Answer::Unknown("the solver's values could not be read".into()),
            },
            "unknown" | "timeout" => Answer::Unknown("the solver does not know".into()),
            other => {
                Answer::Unknown(format!("the solver says: {}", other.chars().take(200).collect::<String>()))
            }
        }
    }

    fn fits(&self, terms: &Terms, pc: &Pc, point: &Point) -> bool {
        let within = point.0.iter().all(|(sym, value)| {
            terms.domain(*sym).spans().iter().any(|(low, high)| low <= value && value <= high)
        });
        within && pc.holds(terms, &|sym| point.get(sym).unwrap_or(0))
    }

    /// Sends a script and reads what comes back, or says why nothing did.
    fn ask(&self, script: &str) -> Result<String, String> {
        let child = Command::new(&self.executable)
            .args(["-in", "-smt2"])
            .arg(format!("-t:{}", self.limit.as_millis().max(1)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut running = Running(child.map_err(|error| {
            format!("{} could not be started ({error}): install z3, or name it", self.executable.display())
        })?);
        let mut input = running.0.stdin.take().ok_or("no pipe to the solver")?;
        let mut output = running.0.stdout.take().ok_or("no pipe from the solver")?;
        let (sender, receiver) = mpsc::channel();
        // A solver that reads slowly must not stop us: both pipes have a thread.
        let script = script.to_string();
        std::thread::spawn(move || {
            let _ = input.write_all(script.as_bytes());
        });
        std::thread::spawn(move || {
            let mut text = String::new();
            let read = output.read_to_string(&mut text);
            let _ = sender.send(read.map(|_| text));
        });
        // The solver has its own limit; the rest of the time is for reading and writing.
        match receiver.recv_timeout(self.limit + self.limit / 2 + Duration::from_secs(1)) {
            Ok(Ok(text)) => Ok(text),
            Ok(Err(error)) => Err(format!("the solver's answer could not be read: {error}")),
            Err(_) => Err("the solver took too long".into()),
        }
    }
}

/// Reads `((s0 5) (s1 (- 3)) (s2 #x0f))`: the values in the order of the symbols.
fn values(text: &str, symbols: &[Sym]) -> Option<Point> {
    let spaced = text.replace(['(', ')'], " ");
    let mut words = spaced.split_whitespace().peekable();
    let mut point = Vec::new();
    for (at, sym) in symbols.iter().enumerate() {
        if words.next()? != format!("s{at}") {
            return None;
        }
        let word = words.next()?;
        let value = if word == "-" {
            words.next()?.parse::<i128>().ok()?.checked_neg()?
        } else if let Some(digits) = word.strip_prefix("#x") {
            signed(u64::from_str_radix(digits, 16).ok()?, 4 * digits.len())?
        } else if let Some(digits) = word.strip_prefix("#b") {
            signed(u64::from_str_radix(digits, 2).ok()?, digits.len())?
        } else {
            word.parse().ok()?
        };
        point.push((*sym, i64::try_from(value).ok()?));
    }
    words.next().is_none().then_some(Point(point))
}

/// A bit vector as the signed number it is in Java.
fn signed(value: u64, bits: usize) -> Option<i128> {
    match bits {
        32 => Some(i128::from(value as u32 as i32)),
        64 => Some(i128::from(value as i64)),
        _ => None,
    }
}
