//! `--events FILE`: what happens during a search, a JSON object a line, as it happens. `docs/events.md` documents them.
//!
//! Invariant: the file says nothing that the search did not do, in its order; after `anew` what was said before is void.
//! A file that can no longer be written ends with what is in it, and a warning says so; the search goes on. One that has
//! become too large says so in a line of its own (`cut`): states and transitions after it are not in it, all else is.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::Instant;

use anyhow::Context;
use serde_json::{Value, json};
use sojourner_kernel::graph::{Graph, StateId};
use sojourner_kernel::observer::{Live, Observer};
use sojourner_kernel::strategy::Arrival;
use sojourner_kernel::{Decision, Outcome, Stop, Violation};
use sojourner_report::collect::ending;
use sojourner_report::render::bytes;

use crate::live::Display;
use crate::output;

/// The version of the lines.
pub const SCHEMA: &str = "sojourner-events-1";

/// Writes what it sees.
pub struct Events {
    out: Option<BufWriter<File>>,
    begun: Instant,
    transitions: u64,
    /// Bytes that may be written, and those that were.
    most: u64,
    written: u64,
}

impl Events {
    /// Begins the file.
    pub fn begin(file: &Path, most: u64, system: &str, strategy: &str, seed: u64) -> anyhow::Result<Events> {
        let out = File::create(file).with_context(|| format!("{}: cannot be written", file.display()))?;
        let (out, begun) = (Some(BufWriter::new(out)), Instant::now());
        let mut events = Events { out, begun, transitions: 0, most, written: 0 };
        let version = env!("CARGO_PKG_VERSION");
        let head = json!({"schema": SCHEMA, "version": version, "system": system, "strategy": strategy, "seed": seed});
        events.say("begin", head);
        Ok(events)
    }

    fn say(&mut self, event: &str, more: Value) {
        let Some(out) = &mut self.out else { return };
        let mut line = json!({"event": event, "time": self.begun.elapsed().as_secs_f64()});
        if let (Value::Object(line), Value::Object(more)) = (&mut line, more) {
            line.extend(more);
        }
        let line = format!("{line}\n");
        self.written += line.len() as u64;
        if let Err(why) = out.write_all(line.as_bytes()) {
            output::complain(&format!("warning: --events: {why}; nothing more is written there"));
            self.out = None;
        }
    }

    /// The same of what there may be too much of.
    fn say_if_room(&mut self, event: &str, more: Value) {
        if self.written < self.most {
            self.say(event, more);
        } else if self.most > 0 {
            let size = bytes(self.most);
            output::complain(&format!(
                "warning: --events: the file has {size}; states and transitions are no longer written there \
                 (--events-size)"
            ));
            self.say("cut", json!({"size": self.most, "transitions": self.transitions}));
            self.most = 0;
        }
    }
}

impl Observer for Events {
    fn state_added(&mut self, state: StateId, stop: &Stop, _graph: &Graph) {
        let more = match stop {
            Stop::Choice(choice) => {
                let by = match choice.decides() {
                    None => "chance",
                    Some(Decision::Thread) => "scheduler",
                    Some(_) => "input",
                };
                json!({"state": state.0, "is": "choice", "alternatives": choice.len(), "by": by})
            }
            Stop::End => json!({"state": state.0, "is": "end"}),
            Stop::Excluded => json!({"state": state.0, "is": "excluded"}),
            Stop::Violation(violation) => {
                json!({"state": state.0, "is": "violation", "kind": violation.kind})
            }
            Stop::Unsupported(what) => json!({"state": state.0, "is": "unsupported", "what": what}),
        };
        self.say_if_room("state", more);
    }

    fn transition_taken(&mut self, arrival: &Arrival, graph: &Graph) {
        self.transitions += 1;
        let mut more = json!({
            "number": self.transitions, "from": arrival.from.0, "alternative": arrival.alternative,
            "to": arrival.to.0, "new": arrival.is_new,
        });
        if let Some(shape) = graph.shape(arrival.from) {
            more["site"] = shape.site().0.into();
            if shape.decides().is_none() || shape.groups() < shape.len() {
                more["probability"] = shape.probability(arrival.alternative).into();
            }
        }
        self.say_if_room("transition", more);
    }

    fn learned(&mut self, state: StateId, values: &[f64]) {
        if self.most > 0 {
            self.say_if_room("learned", json!({"state": state.0, "values": values}));
        }
    }

    fn violation_found(&mut self, state: StateId, violation: &Violation, _graph: &Graph) {
        self.say(
            "violation",
            json!({"state": state.0, "kind": violation.kind, "message": violation.message}),
        );
    }

    fn tick(&mut self, live: &Live) {
        let more = json!({
            "states": live.states, "transitions": live.transitions, "frontier": live.frontier, "depth": live.depth,
            "violations": live.violations, "memory": live.memory, "verified": live.verified,
            "violating": live.violating, "excluded": live.excluded,
        });
        self.say("progress", more);
    }

    fn elsewhere(&mut self, transitions: u64) {
        self.say("elsewhere", json!({"transitions": transitions}));
    }

    fn begins_anew(&mut self) {
        self.transitions = 0;
        self.say("anew", json!({}));
    }

    fn ended(&mut self, outcome: &Outcome) {
        let mut more = json!({
            "ending": ending(outcome.ending), "strategy": outcome.strategy, "states": outcome.states,
            "transitions": outcome.transitions, "violations": outcome.violations.len(),
        });
        if let Some(mass) = outcome.mass {
            more["verified"] = mass.verified.into();
            more["violating"] = mass.violating.into();
        }
        self.say("end", more);
        if let Some(out) = &mut self.out {
            let _ = out.flush();
        }
    }
}

/// Everyone who watches a check.
pub struct Watching {
    pub display: Option<Display<std::io::Stderr>>,
    pub events: Option<Events>,
    /// When a table of samples is asked for: every so many transitions, and the seconds until then.
    pub clock: Option<Clock>,
}

/// The times of samples.
pub struct Clock {
    every: u64,
    begun: Instant,
    taken: u64,
    pub times: Vec<(u64, f64)>,
}

impl Clock {
    pub fn new(every: u64) -> Clock {
        Clock { every, begun: Instant::now(), taken: 0, times: Vec::new() }
    }

    /// The seconds after so many transitions, if they were taken down; the end is now.
    pub fn at(&self, transitions: u64) -> f64 {
        let noted = self.times.iter().find(|(at, _)| *at >= transitions);
        noted.map_or_else(|| self.begun.elapsed().as_secs_f64(), |(_, seconds)| *seconds)
    }
}

impl Watching {
    fn tell(&mut self, say: impl Fn(&mut dyn Observer)) {
        if let Some(display) = &mut self.display {
            say(display);
        }
        if let Some(events) = &mut self.events {
            say(events);
        }
    }

    pub fn is_wanted(&self) -> bool {
        self.display.is_some() || self.events.is_some() || self.clock.is_some()
    }

    /// What is done now that the search is over.
    pub fn phase(&mut self, what: &str) {
        if let Some(display) = &mut self.display {
            display.phase(what);
        }
    }

    pub fn clear(&mut self) {
        if let Some(display) = &mut self.display {
            display.clear();
        }
    }
}

impl Observer for Watching {
    fn state_added(&mut self, state: StateId, stop: &Stop, graph: &Graph) {
        self.tell(|who| who.state_added(state, stop, graph));
    }

    fn transition_taken(&mut self, arrival: &Arrival, graph: &Graph) {
        if let Some(clock) = &mut self.clock {
            clock.taken += 1;
            if clock.taken.is_multiple_of(clock.every) {
                clock.times.push((clock.taken, clock.begun.elapsed().as_secs_f64()));
            }
        }
        self.tell(|who| who.transition_taken(arrival, graph));
    }

    fn learned(&mut self, state: StateId, values: &[f64]) {
        self.tell(|who| who.learned(state, values));
    }

    fn violation_found(&mut self, state: StateId, violation: &Violation, graph: &Graph) {
        self.tell(|who| who.violation_found(state, violation, graph));
    }

    fn tick(&mut self, live: &Live) {
        self.tell(|who| who.tick(live));
    }

    fn elsewhere(&mut self, transitions: u64) {
        self.tell(|who| who.elsewhere(transitions));
    }

    fn begins_anew(&mut self) {
        if let Some(clock) = &mut self.clock {
            (clock.taken, clock.times) = (0, Vec::new());
        }
        self.tell(|who| who.begins_anew());
    }

    fn ended(&mut self, outcome: &Outcome) {
        self.tell(|who| who.ended(outcome));
    }
}
