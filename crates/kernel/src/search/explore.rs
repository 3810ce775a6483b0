//! The loop of strategies.
//!
//! Unit: the transition. Per round: ask the strategy, bring the system there, step, enter the
//! transition into the ledger, tell the strategy. Invariant: a state is offered to the strategy
//! exactly once, and each transition is explored at most once.
//!
//! Who runs the transition is a part: the system of the loop itself when its turn comes, the same one
//! transition ahead ([`ahead`]), several [`workers`] with systems of their own, or nobody, where a
//! journal says what happened ([`resume`]).

mod ahead;
mod resume;
pub(super) mod workers;

use super::cursor::Cursor;
use super::ledger::Ledger;
use super::levels::{self, Reduced};
use super::{Check, Ending, Limit, Outcome, Reduction};
use crate::choice::Choice;
use crate::graph::{Chunked, StateId};
use crate::journal::Refused;
use crate::strategy::{Bfs, Needs, Offered, Strategy};
use crate::system::{Ask, Stop, System};
use ahead::Ahead;
use workers::Workers;

/// Explores with a todo set; depth first with a reduction, where one was asked for and is sound, by levels.
pub(crate) fn explore<S: System>(
    mut check: Check<'_, S>,
    name: String,
    strategy: Box<dyn Strategy>,
) -> Result<Outcome, Refused> {
    let past = check.past.take();
    let deep = strategy.stays_depth_first();
    let reduction = if deep { check.sound_reduction() } else { Reduction::Off };
    let mut run = Run::open(check, strategy);
    if reduction != Reduction::Off && past.is_none() && run.cursor.system.trace(reduction) {
        let (system, ledger) = (&mut run.cursor.system, &mut run.ledger);
        ledger.reduce(reduction);
        match levels::explore(system, ledger, reduction) {
            Reduced::Ended(ending, size) => {
                return Ok(run.ledger.close(&mut run.cursor.system, ending, name, size));
            }
            Reduced::Chance if ledger.is_shared() => {
                // Other members of the portfolio do what is left to do.
                let ending = Ending::Limit(Limit::Strategy);
                return Ok(run.ledger.close(&mut run.cursor.system, ending, name, (0, 0)));
            }
            Reduced::Chance => {
                system.trace(Reduction::Off);
                ledger.start_over();
            }
        }
    }
    if run.ledger.is_written() {
        run.strategy.room(run.ledger.bounds.plans);
    }
    let ending = match past {
        Some(past) => run.resume(past)?,
        None => run.explore(),
    };
    Ok(run.close(ending, name))
}

/// The index of a heuristic; an empty name is the system's first.
pub(crate) fn heuristic_index<S: System>(system: &mut S, name: &str) -> Option<usize> {
    let names = system.heuristics();
    if name.is_empty() { (!names.is_empty()).then_some(0) } else { names.iter().position(|n| n == name) }
}

struct Run<'a, S: System> {
    cursor: Cursor<S>,
    strategy: Box<dyn Strategy>,
    /// Path probabilities by state, if the strategy wants them and does not keep them itself.
    probabilities: Option<Chunked<f64>>,
    keeps_probability: bool,
    /// The index of the heuristic, if the strategy wants one.
    heuristic: Option<usize>,
    /// Whether the depth limit cut something off.
    truncated: bool,
    /// What was run before its turn, where that pays.
    ahead: Option<Ahead<S::Snapshot>>,
    /// Others who run the system, if there are some.
    workers: Option<Workers<S::Snapshot>>,
    ledger: Ledger<'a>,
}

/// Entries waiting, and bytes held outside the ledger.
fn size<S: System>(
    strategy: &dyn Strategy,
    cursor: &Cursor<S>,
    probabilities: &Option<Chunked<f64>>,
) -> (u64, u64) {
    let probabilities = probabilities.as_ref().map_or(0, |p| p.bytes() as u64);
    (strategy.frontier(), strategy.bytes() + cursor.bytes() + probabilities)
}

impl<'a, S: System> Run<'a, S> {
    /// Where everything is when nothing has been run.
    fn open(mut check: Check<'a, S>, strategy: Box<dyn Strategy>) -> Run<'a, S> {
        let Needs { path_probability, keeps_probability, tells_soon, heuristic } = strategy.needs();
        let heuristic = heuristic.and_then(|name| heuristic_index(&mut check.system, &name));
        let (mut ledger, system) = Ledger::open(check);
        if strategy.stays_depth_first() {
            ledger.expect_depth_first();
        }
        let ahead = tells_soon && heuristic.is_none() && ahead::pays::<S>(&ledger);
        Run {
            cursor: Cursor::new(system, strategy.is_depth_first()),
            strategy,
            probabilities: (path_probability && !keeps_probability).then(Chunked::default),
            keeps_probability,
            heuristic,
            truncated: false,
            ahead: ahead.then(Ahead::default),
            workers: None,
            ledger,
        }
    }

    /// The outcome; what was only of use for searching goes first.
    fn close(mut self, ending: Ending, name: String) -> Outcome {
        self.ledger.findings.short_paths = self.strategy.wants_short_paths();
        let size = size(&*self.strategy, &self.cursor, &self.probabilities);
        self.strategy = Box::new(Bfs::new());
        self.probabilities = None;
        self.cursor.release();
        self.ledger.close(&mut self.cursor.system, ending, name, size)
    }

    fn explore(&mut self) -> Ending {
        match self.begin() {
            Ok(_) => self.go_on(),
            Err(ending) => ending,
        }
    }

    /// Enters the initial state; says how many alternatives it has if it was offered to the strategy.
    fn begin(&mut self) -> Result<Option<u32>, Ending> {
        self.ledger.watches(&mut self.cursor.system);
        let stop = self.cursor.system.start();
        if let Some(ending) = self.ledger.broken_off() {
            self.ledger.begin_in_the_dark();
            return Err(ending);
        }
        let initial = self.ledger.begin(&mut self.cursor.system, &stop);
        let offered = self.welcome(initial, &stop, 1.0);
        self.cursor.stands_at(initial);
        Ok(offered)
    }

    /// Explores to the end of the run.
    fn go_on(&mut self) -> Ending {
        loop {
            if self.ledger.is_done() {
                return Ending::FirstViolation;
            }
            // Asked first, so that a limit equal to the size of the system is not reported as one.
            let Some((from, alternative)) = self.strategy.next(&self.ledger.graph) else {
                return self.exhausted();
            };
            let Run { cursor, strategy, probabilities, ledger, .. } = self;
            ledger.bounds.planning = strategy.planning();
            if let Some(ending) = ledger.ends(|| size(&**strategy, cursor, probabilities)) {
                return ending;
            }
            if let Some(room) = self.ledger.bounds.room.take() {
                // What is written must come out the same when it is gone through again, whatever
                // memory there is then: plans have their share of it from the beginning.
                if !self.ledger.is_written() {
                    self.strategy.room(room);
                }
                if self.ledger.bounds.tight {
                    self.cursor.be_frugal();
                    self.ahead = None;
                }
            }
            let ending = if self.ahead.is_some() {
                self.take_ahead(from, alternative)
            } else if self.workers.is_some() {
                self.take_from_workers(from, alternative)
            } else {
                self.take(from, alternative)
            };
            if let Some(ending) = ending {
                return ending;
            }
        }
    }

    /// Explores one transition; why the run ends, if it could not be explored to its end.
    #[inline]
    fn take(&mut self, from: StateId, alternative: u32) -> Option<Ending> {
        // Read first what lies far apart in memory, so that the waits overlap.
        let probability = self.probability(from, alternative);
        self.cursor.set_depth_first(self.strategy.is_depth_first());
        let left = self.cursor.leave(from, &self.ledger.graph);
        let stop = self.cursor.system.step(alternative);
        if let Some(ending) = self.ledger.broken_off() {
            return Some(ending);
        }
        let arrival = self.ledger.enter(&mut self.cursor.system, from, alternative, &stop);
        self.strategy.arrived(&arrival, &self.ledger.graph);
        if arrival.is_new {
            self.welcome(arrival.to, &stop, probability);
        }
        self.cursor.stands_at(arrival.to);
        self.took(from, left);
        None
    }

    /// The probability of the path to `from` and on by `alternative`, if the strategy wants it.
    #[inline]
    fn probability(&self, from: StateId, alternative: u32) -> f64 {
        if self.keeps_probability {
            return self.strategy.path_probability();
        }
        let Some(known) = &self.probabilities else { return 1.0 };
        let shape = self.ledger.graph.shape(from).expect("kernel: a transition leaves a choice point");
        known[from.index()] * shape.probability(alternative)
    }

    /// A transition out of `from` was explored, and so many are left.
    #[inline]
    fn took(&mut self, from: StateId, left: u32) {
        if left == 0 {
            self.ledger.expanded += 1;
            self.strategy.finished(from, &self.ledger.graph);
        }
        self.ledger.learned(from, || self.strategy.learned(from));
        if self.strategy.has_dropped() {
            while let Some(state) = self.strategy.take_dropped() {
                self.cursor.forget(state);
            }
        }
    }

    /// Offers a new state to the strategy, if it is a choice point within the depth limit; says how many
    /// alternatives it has then.
    #[inline]
    fn welcome(&mut self, state: StateId, stop: &Stop, path_probability: f64) -> Option<u32> {
        let choice = self.opens(state, stop, path_probability)?;
        let heuristic = match self.heuristic {
            Some(index) => {
                let value = self.cursor.system.heuristic(index);
                self.ledger.write_value(value);
                value
            }
            None => 0.0,
        };
        self.offer(state, choice, path_probability, heuristic);
        Some(choice.len())
    }

    /// Enters a new state; says what there is to choose, if it is to be offered.
    #[inline]
    fn opens<'s>(&mut self, state: StateId, stop: &'s Stop, path_probability: f64) -> Option<&'s Choice> {
        if let Some(known) = &mut self.probabilities {
            known.push(path_probability);
        }
        let Stop::Choice(choice) = stop else {
            self.cursor.add(0);
            return None;
        };
        let depth = self.ledger.graph.depth(state);
        if self.ledger.bounds.limits.depth.is_some_and(|most| depth >= most) {
            self.truncated = true;
            self.cursor.add(0);
            return None;
        }
        self.cursor.add(choice.len());
        Some(choice)
    }

    #[inline]
    fn offer(&mut self, state: StateId, choice: &Choice, path_probability: f64, heuristic: f64) {
        let depth = self.ledger.graph.depth(state);
        let offered = Offered { state, choice, path_probability, depth, heuristic };
        self.strategy.offer(&offered, &self.ledger.graph);
    }

    fn exhausted(&self) -> Ending {
        if self.truncated {
            Ending::Limit(Limit::Depth)
        } else if self.strategy.has_dropped() {
            Ending::Limit(Limit::Strategy)
        } else {
            Ending::Exhausted
        }
    }
}
