//! The ground a walker walks on: the system with the ledger of the walk.
//!
//! A walk that is taken up again *sleepwalks* first: the system stands still, the journal says where
//! a transition led the first time it was taken, and the graph says it every other time. It wakes
//! at the first transition that neither knows; the system is then brought there by the path on
//! which the state was found. A place saved in sleep is the number of its state.

use crate::graph::{Chunked, Node, StateId};
use crate::journal::{Past, Refused};
use crate::search::ledger::Ledger;
use crate::search::{Check, Ending, Outcome, Reduction};
use crate::system::footprint::{Actor, Footprint};
use crate::system::{Ask, Stop, System};

/// The system with the ledger of the walk.
pub(super) struct Field<'a, S: System> {
    system: S,
    pub(super) ledger: Ledger<'a>,
    /// Alternatives of known states not yet taken; at zero everything is explored.
    open: u64,
    /// The state the walker stands at.
    at: StateId,
    heuristic: Option<usize>,
    /// The walker never saves or restores, so it can go back to the start by an undo mark.
    only_walks: bool,
    /// The mark at the start is set.
    marked: bool,
    /// How the system stopped at its start.
    first: Stop,
    /// The walker asks the system where it stands: the system comes along in sleep.
    follows: bool,
    /// How it stopped there.
    last: Stop,
    /// While the walker sleepwalks.
    sleep: Option<Sleep>,
    refused: Option<Refused>,
}

struct Sleep {
    past: Past,
    /// Heuristic values by state, if they are wanted.
    values: Chunked<f64>,
}

/// A place to come back to.
pub(super) enum Saved<T> {
    Live(T),
    /// The system slept: the number of the state is all there is.
    State,
}

impl<'a, S: System> Field<'a, S> {
    pub(super) fn new(mut check: Check<'a, S>) -> Field<'a, S> {
        let past = check.past.take();
        let (mut ledger, mut system) = Ledger::open(check);
        ledger.bounds.rebuilding = past.is_some();
        if past.is_none() {
            ledger.watches(&mut system);
        }
        let sleep = past.map(|past| Sleep { past, values: Chunked::default() });
        Field {
            system,
            ledger,
            open: 0,
            at: StateId::INITIAL,
            heuristic: None,
            only_walks: false,
            marked: false,
            first: Stop::End,
            follows: false,
            last: Stop::End,
            sleep,
            refused: None,
        }
    }

    /// The walker never saves and never restores.
    pub(super) fn only_walks(&mut self) {
        self.only_walks = self.system.can_undo();
    }

    /// The walker never saves and never restores, and asks whose move it is.
    pub(super) fn follows(&mut self) {
        self.only_walks();
        self.follows = true;
    }

    /// As [`Field::follows`], and the system tells what its steps touch; whether it can.
    pub(super) fn traces(&mut self) -> bool {
        self.follows();
        self.system.trace(Reduction::Sleep)
    }

    /// All who are there.
    pub(super) fn cast(&mut self) -> Vec<Actor> {
        self.system.cast()
    }

    /// What the last step touched.
    pub(super) fn footprint(&mut self, out: &mut Footprint) {
        self.system.footprint(out);
    }

    /// By alternative of the present choice: whose move it is; nobody's if that is not known.
    pub(super) fn actors(&mut self) -> Vec<u64> {
        self.system.actors()
    }

    /// Whether who moves by an alternative is about the program's own business.
    pub(super) fn is_own(&mut self, alternative: u32) -> bool {
        self.system.is_own(alternative)
    }

    /// The walk is over.
    pub(super) fn close(mut self, ending: Ending, name: String) -> Result<Outcome, Refused> {
        match self.refused {
            Some(refused) => Err(refused),
            None => Ok(self.ledger.close(&mut self.system, ending, name, (0, 0))),
        }
    }

    /// The walker wants to know this heuristic; an empty name is the system's first.
    pub(super) fn watch(&mut self, heuristic: &str) {
        self.heuristic = crate::search::explore::heuristic_index(&mut self.system, heuristic);
    }

    /// Goes to the initial state.
    pub(super) fn start(&mut self) -> (StateId, Stop) {
        self.at = StateId::INITIAL;
        if !self.ledger.graph.is_empty() {
            let stop = if self.sleep.is_some() && !self.follows { self.stop(self.at) } else { self.home() };
            if self.sleep.is_some() {
                self.last = stop.clone();
            }
            return (self.at, stop);
        }
        match self.begin() {
            Ok(stop) => {
                self.open = alternatives(&stop);
                (self.at, stop)
            }
            Err(refused) => self.refuse(refused),
        }
    }

    /// Brings the system to its start.
    fn home(&mut self) -> Stop {
        if self.marked {
            self.system.undo();
            self.system.mark();
            return self.first.clone();
        }
        let stop = self.system.start();
        if self.only_walks && self.ledger.broken_off().is_none() {
            self.first = stop.clone();
            self.system.mark();
            self.marked = true;
        }
        stop
    }

    fn begin(&mut self) -> Result<Stop, Refused> {
        if let Some(sleep) = &mut self.sleep {
            if sleep.past.is_ahead()? {
                let (_, stop) = self.ledger.begin_again(&mut sleep.past)?;
                self.value_again()?;
                if self.follows {
                    self.last = self.home();
                }
                return Ok(stop);
            }
            self.ledger.bounds.rebuilding = false;
            self.sleep = None;
        }
        let stop = self.home();
        if self.ledger.broken_off().is_some() {
            self.ledger.begin_in_the_dark();
            return Ok(Stop::End);
        }
        self.ledger.begin(&mut self.system, &stop);
        self.write_value();
        Ok(stop)
    }

    /// Takes an alternative of the state the walker stands at; says where it led, whether that is
    /// new, and how it stopped.
    pub(super) fn step(&mut self, from: StateId, alternative: u32) -> (StateId, bool, Stop) {
        if self.sleep.is_some() {
            match self.sleepwalk(from, alternative) {
                Ok(Some(step)) => return step,
                Ok(None) => {}
                Err(refused) => {
                    let (state, stop) = self.refuse(refused);
                    return (state, false, stop);
                }
            }
        }
        let stop = self.system.step(alternative);
        if self.ledger.broken_off().is_some() {
            return (from, false, Stop::End);
        }
        if self.ledger.graph.target(from, alternative).is_none() {
            self.open -= 1;
        }
        let arrival = self.ledger.enter(&mut self.system, from, alternative, &stop);
        if arrival.is_new {
            self.open += alternatives(&stop);
            self.write_value();
        }
        self.at = arrival.to;
        (arrival.to, arrival.is_new, stop)
    }

    /// A step without the system, or `None` after waking up before it.
    fn sleepwalk(
        &mut self,
        from: StateId,
        alternative: u32,
    ) -> Result<Option<(StateId, bool, Stop)>, Refused> {
        let Some(sleep) = &mut self.sleep else { return Ok(None) };
        let ahead = sleep.past.is_ahead()?;
        if !ahead && self.ledger.bounds.rebuilding && self.ledger.steps >= sleep.past.steps() {
            self.ledger.go_on(&sleep.past);
        }
        if let Some(to) = self.ledger.graph.target(from, alternative) {
            self.ledger.pass(from, alternative, to);
            self.at = to;
            self.follow(alternative)?;
            return Ok(Some((to, false, self.stop(to))));
        }
        if !ahead {
            self.wake(from)?;
            return Ok(None);
        }
        self.open -= 1;
        let (arrival, stop) = self.ledger.enter_again(&mut sleep.past, from, alternative)?;
        self.at = arrival.to;
        self.follow(alternative)?;
        if let Some(stop) = &stop {
            self.open += alternatives(stop);
            self.value_again()?;
        }
        let stop = stop.unwrap_or_else(|| self.stop(arrival.to));
        Ok(Some((arrival.to, arrival.is_new, stop)))
    }

    /// The system comes along in sleep, if the walker asks it where it stands.
    fn follow(&mut self, alternative: u32) -> Result<(), Refused> {
        if !self.follows {
            return Ok(());
        }
        match &self.last {
            Stop::Choice(choice) if alternative < choice.len() => {
                self.last = self.system.step(alternative);
                Ok(())
            }
            _ => Err(Refused::Changed),
        }
    }

    /// Brings the system to where the walker stands; from now on it walks itself.
    fn wake(&mut self, state: StateId) -> Result<(), Refused> {
        if let Some(sleep) = self.sleep.take()
            && self.ledger.bounds.rebuilding
        {
            self.ledger.go_on(&sleep.past);
        }
        let there = match self.follows {
            true => self.ledger.is_at(&mut self.system, &self.last, state),
            false => self.go(state),
        };
        self.ledger.watches(&mut self.system);
        if there { Ok(()) } else { Err(Refused::Changed) }
    }

    /// Runs the path on which a state was found; whether it leads there.
    fn go(&mut self, state: StateId) -> bool {
        let mut stop = self.home();
        for alternative in self.ledger.graph.path_to(state) {
            match &stop {
                Stop::Choice(choice) if alternative < choice.len() => stop = self.system.step(alternative),
                _ => return false,
            }
        }
        self.at = state;
        self.ledger.is_at(&mut self.system, &stop, state)
    }

    fn refuse(&mut self, refused: Refused) -> (StateId, Stop) {
        self.refused.get_or_insert(refused);
        (self.at, Stop::End)
    }

    /// Saves where the walker stands.
    pub(super) fn save(&mut self) -> Saved<S::Snapshot> {
        if self.sleep.is_some() { Saved::State } else { Saved::Live(self.system.save()) }
    }

    /// Goes back to a saved place, which was this state.
    pub(super) fn restore(&mut self, saved: &Saved<S::Snapshot>, state: StateId) {
        self.at = state;
        match saved {
            Saved::Live(snapshot) => self.system.restore(snapshot),
            Saved::State if self.sleep.is_some() => {}
            Saved::State => {
                if !self.go(state) {
                    self.refuse(Refused::Changed);
                }
            }
        }
    }

    /// The heuristic value of the state the walker stands at; 0 if none is watched.
    pub(super) fn value(&mut self) -> f64 {
        match (&self.sleep, self.heuristic) {
            (_, None) => 0.0,
            (Some(sleep), _) => sleep.values.get(self.at.index()).copied().unwrap_or(0.0),
            (None, Some(index)) => self.system.heuristic(index),
        }
    }

    fn write_value(&mut self) {
        if let Some(index) = self.heuristic
            && self.ledger.is_written()
        {
            let value = self.system.heuristic(index);
            self.ledger.write_value(value);
        }
    }

    fn value_again(&mut self) -> Result<(), Refused> {
        if let (Some(_), Some(sleep)) = (self.heuristic, &mut self.sleep) {
            let value = sleep.past.value()?;
            sleep.values.push(value);
        }
        Ok(())
    }

    /// How the run stopped in a state, as far as a walker asks: at a choice, or not.
    fn stop(&self, state: StateId) -> Stop {
        match (self.ledger.graph.node(state), &self.sleep) {
            (Node::Choice(shape), Some(sleep)) => {
                sleep.past.choice(shape.id()).map_or(Stop::End, |choice| Stop::Choice(choice.clone()))
            }
            _ => Stop::End,
        }
    }

    /// Whether the walk is over: everything seen, a violation, or a limit.
    pub(super) fn ends(&mut self) -> Option<Ending> {
        if self.refused.is_some() {
            return Some(Ending::Interrupted);
        }
        if let Some(ending) = self.ledger.broken_off() {
            return Some(ending);
        }
        if self.ledger.is_done() {
            return Some(Ending::FirstViolation);
        }
        if self.open == 0 {
            return Some(Ending::Exhausted);
        }
        self.ledger.ends(|| (0, 0))
    }
}

fn alternatives(stop: &Stop) -> u64 {
    match stop {
        Stop::Choice(choice) => u64::from(choice.len()),
        _ => 0,
    }
}
