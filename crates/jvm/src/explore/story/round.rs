//! A loop that nothing can end, gone round once more with the recorder on: what it looks at, and who could have ended it.
//!
//! A run is told until the loop is noticed, and what happens inside is not recorded then. So when the run is over its
//! thread goes on alone, until it stands where it stood. Invariant: the state is not looked at after that for anything but
//! names; a loop that does not come back soon is told as before.

use super::{Row, Teller, waits};
use crate::explore::JavaSystem;
use crate::machine::Exit;
use crate::machine::record::{Event, Op, Spot, Thing};
use crate::machine::thread::Status;

/// Stops at jumps, calls and visible operations before it is given up.
const LONGEST: u32 = 20_000;
/// Lines of a loop that are told.
const MOST: usize = 8;

/// One round of a loop.
pub(super) struct Round {
    pub thread: u32,
    /// Where its events begin in the recording.
    pub from: usize,
}

impl JavaSystem {
    /// Goes round once more, if a thread goes round.
    pub(super) fn round(&mut self) -> Option<Round> {
        let threads = &self.machine.state.threads;
        let spinning = threads.iter().position(|t| t.is_alive() && t.spins);
        let at = spinning.unwrap_or(self.machine.state.current);
        if !matches!(threads.get(at)?.status, Status::Runnable | Status::Blocked(_)) {
            return None;
        }
        self.machine.state.threads[at].spins = false;
        self.machine.select_thread(at);
        self.machine.run.multi = true;
        let from = {
            let recorder = self.machine.run.recorder.as_mut()?;
            recorder.to_the_end = true;
            recorder.events.len()
        };
        let stands = |system: &JavaSystem| {
            let frames = &system.machine.state.threads[at].frames;
            frames.last().map(|frame| (frames.len(), frame.method, frame.pc))
        };
        let begun = stands(self);
        self.machine.run.granted = true;
        self.machine.resume(at, false);
        for stop in 0..LONGEST {
            let starved = std::mem::take(&mut self.machine.run.starved);
            self.machine.run.fuel = u32::from(starved);
            match self.machine.run() {
                Exit::Fuel => {}
                Exit::Cut => {
                    self.machine.run.granted = true;
                    self.machine.resume(at, false);
                }
                _ => return None,
            }
            if stop > 0 && stands(self) == begun {
                return Some(Round { thread: at as u32, from });
            }
        }
        None
    }
}

impl Teller<'_> {
    /// The loop as lines: what it does in one round, each once.
    pub(super) fn rounds(&self, round: &Round, rows: Vec<Row>) -> Vec<Row> {
        let mut told: Vec<Row> = Vec::new();
        for row in rows.into_iter().filter(|row| row.thread == round.thread) {
            let telling = matches!(
                row.operation,
                "read"
                    | "write"
                    | "lock"
                    | "unlock"
                    | "call"
                    | "catch"
                    | "draw"
                    | "wait"
                    | "timeout"
                    | "sleep"
            );
            if telling
                && told.len() < MOST
                && !told.iter().any(|t| t.text == row.text && t.place == row.place)
            {
                told.push(Row { matters: true, ..row });
            }
        }
        let (place, _, _) = self.m.standing(round.thread as usize);
        told.push(Row {
            thread: round.thread,
            step: self.recorder.step,
            place: self.line(place),
            instruction: self.instruction(place),
            operation: "loop",
            text: "goes round for ever".into(),
            folded: 1,
            matters: true,
        });
        told
    }

    /// What the loop looks at, and who could have changed it.
    pub(super) fn who_could_end(&self, round: &Round) -> Vec<waits::Remark> {
        let events = &self.recorder.events;
        let inside = &events[round.from..];
        let mut looked: Vec<(Thing, Spot)> = Vec::new();
        let mut changed: Vec<(Thing, Spot)> = Vec::new();
        for event in inside.iter().filter(|event| event.thread == round.thread) {
            match spot(event) {
                Some((at, false)) if !looked.contains(&at) => looked.push(at),
                Some((at, true)) => changed.push(at),
                _ => {}
            }
        }
        looked.retain(|at| !changed.contains(at));
        let mut parts = Vec::new();
        if !looked.is_empty() {
            let names: Vec<String> = looked.iter().take(3).map(|(t, s)| self.spot(t, s)).collect();
            parts.push(format!("it waits for {} to change", names.join(" or ")));
        }
        let others = (0..self.m.state.threads.len()).filter(|&t| t as u32 != round.thread);
        let mut writers: Vec<String> = Vec::new();
        for other in others {
            let name = self.thread(other as u32);
            let wrote = events[..round.from].iter().any(|e| {
                e.thread == other as u32 && matches!(spot(e), Some((at, true)) if looked.contains(&at))
            });
            let state = &self.m.state.threads[other];
            let how = match state.is_alive() {
                false if wrote => "has changed it and ended",
                false => "has ended",
                true => "waits itself",
            };
            if !matches!(state.status, Status::New) && writers.len() < 4 {
                writers.push(format!("{name} {how}"));
            }
        }
        if !writers.is_empty() {
            parts.push(format!("{}: nobody is left who could end the loop", writers.join(", ")));
        } else if looked.is_empty() {
            parts.push("nothing in the loop changes what it depends on".into());
        }
        vec![waits::Remark { text: parts.join("; "), claim: None }]
    }
}

/// What an event reads or writes, and whether it writes.
fn spot(event: &Event) -> Option<((Thing, Spot), bool)> {
    match event.op {
        Op::Access { object, spot, write, .. } => Some(((object, spot), write)),
        Op::Swap { object, spot, done, .. } => Some(((object, spot), done)),
        _ => None,
    }
}
