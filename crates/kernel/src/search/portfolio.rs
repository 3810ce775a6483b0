//! `auto`: a portfolio of searches that take turns.
//!
//! Finding a violation, proving that there is none, and verifying much of the probability mass soon want different
//! searches, and which of them is wanted is not known before. So several run, one at a time, each with a system and a
//! graph of its own, until one of them has the answer ([`members`] says who and for how long). A search whose turn is
//! over waits in its thread, in the middle of its loop: nothing is begun anew. Portfolios of solvers: Gomes and Selman
//! (2001); doubled turns: Luby, Sinclair and Zuckerman (1993).
//!
//! Invariants: one member runs at a time, so a portfolio is as deterministic as its members. The verdict is that of
//! one member, with its own graph. Limits hold for all together: transitions are added up, and a member that meets the
//! limit on memory sends others away first. What another member has verified is verified (both figures are lower
//! bounds on the same probability), if it assumed the same.
//!
//! Known gaps: several graphs take more memory than one. A journal is of one search, and states
//! are expanded by one search (depth first may expand none for long): with a journal or a limit on states expanded
//! `auto` is `mixed`.

mod members;

pub use members::{Joins, MEMBERS, Member, WHOLE};

use super::{Check, Ending, Limit, Mass, Outcome, Plan, Reduction};
use crate::graph::{Graph, StateId};
use crate::journal::Refused;
use crate::observer::{Live, Observer};
use crate::strategy::Arrival;
use crate::system::{Ask, Stop, System, Violation};
use members::{Schedule, Wanted};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Instant;

/// The member whose transitions an observer sees: the one that verifies mass soonest.
const SEEN: usize = 1;
/// The stack of a member's thread.
const STACK: usize = 16 << 20;
/// Where nothing can be proved any more, the search goes on for so many transitions in all.
const HOPELESS: u64 = 2_000_000;

/// What is known of the system, and how far a member has come.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    pub chances: bool,
    pub threads: bool,
    pub unsupported: bool,
    pub depth: u32,
    pub states: u64,
    pub bytes: u64,
    pub mass: Option<Mass>,
    pub assumptions: String,
}

/// One member's contribution to an outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub strategy: String,
    pub reduction: Reduction,
    pub states: u64,
    pub transitions: u64,
    /// Why it ended; it may have been waiting for its next turn.
    pub ending: Option<Ending>,
}

/// What a member may take in a turn, or has taken of it: whichever is used up first ends it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grant {
    /// In units of a short transition (`Watch::works`).
    pub work: u64,
    pub transitions: u64,
}

impl Grant {
    /// No end of it.
    pub(crate) const ANY: Grant = Grant { work: u64::MAX, transitions: u64::MAX };
    const NOTHING: Grant = Grant { work: 0, transitions: 0 };
}

/// What a waiting member is to do.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Order {
    Wait,
    /// Go on for so long.
    Go(Grant),
    /// Close with this ending: this is the result.
    Close(Ending),
    /// Somebody else has the result.
    Leave,
}

struct State {
    schedule: Schedule,
    orders: Vec<Order>,
    facts: Vec<Facts>,
    endings: Vec<Option<Ending>>,
    /// The most transitions of all together.
    most: Option<u64>,
    /// Time is limited: it ends what cannot be proved.
    timed: bool,
    /// Steps are to be short, since this is the first turn; says so when they need not be any longer.
    hurry: Option<Hurry>,
    /// What is left of the turn of the one who has it.
    granted: Vec<Option<Grant>>,
    /// A member has panicked.
    panic: Option<Box<dyn Any + Send>>,
    winner: Option<(usize, Result<Outcome, Refused>)>,
    /// A limit has ended the run, and one was asked for its result.
    closing: bool,
}

/// Told whether steps should be short for now.
pub(super) type Hurry = Arc<dyn Fn(bool) + Send + Sync>;

/// What the members share.
struct Table {
    state: Mutex<State>,
    changed: Condvar,
}

/// A member's place in the portfolio, held by its ledger.
#[derive(Clone)]
pub(crate) struct Turn {
    table: Arc<Table>,
    member: usize,
}

/// What the other members have come to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Others {
    pub transitions: u64,
    pub bytes: u64,
    pub verified: f64,
}

impl Table {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Waits until the member is told something; the order is taken.
    fn wait(&self, mut state: MutexGuard<'_, State>, member: usize) -> Order {
        while state.orders[member] == Order::Wait {
            state = self.changed.wait(state).unwrap_or_else(|e| e.into_inner());
        }
        match state.orders[member] {
            // It stays so, for whoever asks.
            Order::Leave => Order::Leave,
            order => {
                state.orders[member] = Order::Wait;
                if let Order::Go(turn) = order {
                    state.granted[member] = Some(turn);
                }
                order
            }
        }
    }
}

impl State {
    /// What is known of the system by all together.
    fn known(&self) -> Facts {
        let some = |is: fn(&Facts) -> bool| self.facts.iter().any(is);
        Facts {
            chances: some(|f| f.chances),
            threads: some(|f| f.threads),
            unsupported: some(|f| f.unsupported),
            depth: self.facts.iter().map(|f| f.depth).max().unwrap_or(0),
            ..Facts::default()
        }
    }

    fn note(&mut self, member: usize, took: Grant, facts: Facts) {
        self.schedule.taken[member] += took.transitions;
        self.schedule.worked[member] += took.work;
        self.facts[member] = facts;
    }

    fn stop_hurrying(&mut self) {
        if let Some(hurry) = self.hurry.take() {
            hurry(false);
        }
    }

    /// Everybody leaves.
    fn send_away(&mut self) {
        self.orders.iter_mut().for_each(|order| *order = Order::Leave);
    }

    /// What the search may still take, if that is limited.
    fn left(&self) -> Option<u64> {
        let hopeless = (self.known().unsupported && !self.timed).then_some(HOPELESS);
        let most = self.most.into_iter().chain(hopeless).min()?;
        Some(most.saturating_sub(self.schedule.total()))
    }

    /// Gives the next turn to somebody; false if there is nobody left.
    fn go_on(&mut self) -> bool {
        if self.left() == Some(0) {
            return self.close(Ending::Limit(Limit::Transitions), None);
        }
        let known = self.known();
        let Some((member, turn)) = self.schedule.next(&known) else { return false };
        let transitions = self.left().unwrap_or(u64::MAX);
        self.orders[member] = Order::Go(Grant { work: turn, transitions });
        true
    }

    /// A limit ends the run: asks the member that has come furthest for its result, unless it is `other`, which has
    /// ended. False if there is nobody to ask.
    fn close(&mut self, ending: Ending, other: Option<usize>) -> bool {
        let verified = |m: usize| self.facts[m].mass.map_or(0.0, |mass| mass.verified);
        let is_there = |m: &usize| self.schedule.taken[*m] > 0 && self.endings[*m].is_none();
        let order = |&m: &usize| (verified(m), self.facts[m].states as f64, -(m as f64));
        let best = (0..MEMBERS.len())
            .filter(|m| is_there(m) || other == Some(*m))
            .max_by(|a, b| order(a).partial_cmp(&order(b)).unwrap_or(std::cmp::Ordering::Equal));
        match best {
            Some(best) if other != Some(best) => {
                self.closing = true;
                self.orders[best] = Order::Close(ending);
                true
            }
            _ => false,
        }
    }

    /// Somebody has the result: all others leave.
    fn finish(&mut self, member: usize, result: Result<Outcome, Refused>) {
        self.winner = Some((member, result));
        self.send_away();
    }
}

impl Turn {
    /// What is left of the present turn, for a ledger that is opened in it or waits for it.
    pub(crate) fn begins(&self) -> Grant {
        let state = self.table.lock();
        if let Some(left) = state.granted[self.member] {
            return left;
        }
        match self.table.wait(state, self.member) {
            Order::Go(turn) => turn,
            _ => Grant::NOTHING,
        }
    }

    /// A ledger is closed in the middle of a turn, after so much of it.
    pub(crate) fn took(&self, took: Grant, facts: Facts) {
        let mut state = self.table.lock();
        state.note(self.member, took, facts);
        let left = &mut state.granted[self.member];
        let rest = |left: Grant| Grant {
            work: left.work.saturating_sub(took.work).max(1),
            transitions: left.transitions.saturating_sub(took.transitions).max(1),
        };
        *left = left.map(rest);
    }

    /// The turn is over; waits for the next one, and says how long it is or why there is none.
    pub(crate) fn pause(&self, took: Grant, facts: Facts) -> Result<Grant, Ending> {
        let mut state = self.table.lock();
        let unsupported = facts.unsupported;
        state.note(self.member, took, facts);
        if unsupported && state.hurry.is_some() {
            return Err(Ending::Interrupted);
        }
        state.stop_hurrying();
        state.granted[self.member] = None;
        if !state.go_on() {
            return Err(Ending::Limit(Limit::Transitions));
        }
        self.table.changed.notify_all();
        match self.table.wait(state, self.member) {
            Order::Go(turn) => Ok(turn),
            Order::Close(ending) => Err(ending),
            Order::Leave | Order::Wait => Err(Ending::Interrupted),
        }
    }

    /// Whether somebody else has the result, so that this member's is of no use.
    pub(crate) fn is_over(&self) -> bool {
        self.table.lock().orders[self.member] == Order::Leave
    }

    /// Memory is short: sends another member away, the one that holds most. False if nobody can be spared.
    pub(crate) fn makes_room(&self) -> bool {
        let mut state = self.table.lock();
        let may_go = |&m: &usize| {
            m != self.member && m != 0 && state.endings[m].is_none() && state.schedule.taken[m] > 0
        };
        let Some(largest) = (0..MEMBERS.len()).filter(may_go).max_by_key(|&m| state.facts[m].bytes) else {
            return false;
        };
        state.schedule.retire(largest);
        state.orders[largest] = Order::Leave;
        state.facts[largest].bytes = 0;
        self.table.changed.notify_all();
        while state.endings[largest].is_none() {
            state = self.table.changed.wait(state).unwrap_or_else(|e| e.into_inner());
        }
        drop(state);
        crate::memory::give_back();
        true
    }

    /// What the others have come to.
    pub(crate) fn others(&self) -> Others {
        let state = self.table.lock();
        let rest = || (0..MEMBERS.len()).filter(|&m| m != self.member);
        Others {
            transitions: rest().map(|m| state.schedule.taken[m]).sum(),
            bytes: rest().map(|m| state.facts[m].bytes).sum(),
            verified: rest().filter_map(|m| state.facts[m].mass).map(|m| m.verified).fold(0.0, f64::max),
        }
    }

    /// The member's search is over.
    fn ended(&self, result: Result<Outcome, Refused>) {
        let member = self.member;
        let ending = result.as_ref().map_or(Ending::Interrupted, |outcome| outcome.ending);
        if self.is_over() {
            // Its memory may be what somebody waits for.
            drop(result);
            self.table.lock().endings[member] = Some(ending);
            self.table.changed.notify_all();
            return;
        }
        let mut state = self.table.lock();
        state.endings[member] = Some(ending);
        state.granted[member] = None;
        let goes_on = match ending {
            // When the first one meets the limit on memory, the others were sent away before.
            Ending::Limit(Limit::Memory | Limit::Strategy) if member != 0 && !state.closing => {
                state.schedule.retire(member);
                state.facts[member].bytes = 0;
                state.go_on()
            }
            Ending::Limit(Limit::Memory) => false,
            Ending::Limit(_) | Ending::Interrupted if result.is_ok() && !state.closing => {
                state.close(ending, Some(member))
            }
            _ => false,
        };
        if !goes_on {
            state.finish(member, result);
        }
        self.table.changed.notify_all();
    }

    /// Runs the member's search to its end.
    fn runs(&self, search: impl FnOnce() -> Result<Outcome, Refused>) {
        match catch_unwind(AssertUnwindSafe(search)) {
            Ok(result) => self.ended(result),
            Err(panic) => self.panicked(panic),
        }
    }

    /// The member has panicked: all leave, and the panic goes on where the portfolio was started.
    fn panicked(&self, panic: Box<dyn Any + Send>) {
        let mut state = self.table.lock();
        state.endings[self.member] = Some(Ending::Interrupted);
        state.panic.get_or_insert(panic);
        state.send_away();
        self.table.changed.notify_all();
    }
}

/// Lets all members tell the one observer; of transitions and states only one member tells, since the numbers of
/// states are those of its graph.
struct Relay<'r, 'o> {
    to: &'r Mutex<Option<&'o mut dyn Observer>>,
    member: usize,
}

impl Relay<'_, '_> {
    fn tell(&self, event: impl FnOnce(&mut dyn Observer)) {
        if let Some(observer) = self.to.lock().unwrap_or_else(|e| e.into_inner()).as_deref_mut() {
            event(observer);
        }
    }

    fn is_seen(&self) -> bool {
        self.member == SEEN
    }
}

impl Observer for Relay<'_, '_> {
    fn state_added(&mut self, state: StateId, stop: &Stop, graph: &Graph) {
        if self.is_seen() {
            self.tell(|o| o.state_added(state, stop, graph));
        }
    }

    fn transition_taken(&mut self, arrival: &Arrival, graph: &Graph) {
        if self.is_seen() {
            self.tell(|o| o.transition_taken(arrival, graph));
        }
    }

    fn learned(&mut self, state: StateId, values: &[f64]) {
        if self.is_seen() {
            self.tell(|o| o.learned(state, values));
        }
    }

    fn violation_found(&mut self, state: StateId, violation: &Violation, graph: &Graph) {
        if self.is_seen() {
            self.tell(|o| o.violation_found(state, violation, graph));
        }
    }

    fn tick(&mut self, live: &Live) {
        self.tell(|o| o.tick(live));
    }

    fn elsewhere(&mut self, transitions: u64) {
        if self.is_seen() {
            self.tell(|o| o.elsewhere(transitions));
        }
    }

    fn begins_anew(&mut self) {
        if self.is_seen() {
            self.tell(|o| o.begins_anew());
        }
    }
}

impl<S: System> Check<'_, S> {
    /// Whether the check is one that a portfolio can run.
    fn is_shared(&self) -> bool {
        self.plan.spec.info().name == "auto"
            && self.custom.is_none()
            && self.sink.is_none()
            && self.past.is_none()
            && self.plan.limits.depth.is_none()
            && self.plan.limits.expanded.is_none()
            && self.plan.progress_every.is_none()
    }
}

impl<S: System> Check<'_, &mut S> {
    /// Runs the check as [`Check::try_run`] does, with as many systems as it takes: `auto` is a portfolio then.
    pub fn run_with(self, fresh: &(impl Fn() -> S + Sync)) -> Result<Outcome, Refused> {
        if !self.is_shared() {
            return self.try_run();
        }
        let begun = Instant::now();
        let Check { system, plan, observer, hurry, .. } = self;
        let asked = Wanted {
            all: plan.all,
            graph: plan.labels || plan.property.is_some() || plan.until_progress.is_some(),
            heuristics: system.heuristics().iter().any(|name| name == members::HEURISTIC),
            reduces: plan.reduces,
        };
        let undoes = system.can_undo();
        let strategy = |member: usize| members::strategy(member, undoes);
        let count = MEMBERS.len();
        let table = Arc::new(Table {
            state: Mutex::new(State {
                schedule: Schedule::new(asked),
                orders: vec![Order::Wait; count],
                facts: vec![Facts::default(); count],
                endings: vec![None; count],
                most: plan.limits.transitions,
                timed: plan.limits.time.is_some(),
                hurry: hurry.clone(),
                granted: vec![None; count],
                panic: None,
                winner: None,
                closing: false,
            }),
            changed: Condvar::new(),
        });
        let observer = Mutex::new(observer);
        let member_plan = |member: usize| {
            let reduction = MEMBERS[member].reduction;
            let mut plan = plan.clone();
            plan.spec = strategy(member).parse().expect("listed");
            plan.reduction = reduction.min(plan.reduces);
            plan.limits.transitions = None;
            plan.limits.time = plan.limits.time.map(|most| most.saturating_sub(begun.elapsed()));
            plan.turn = Some(Turn { table: table.clone(), member });
            plan
        };
        let run = |member: usize, system: &mut S| {
            let mut relay = Relay { to: &observer, member };
            let plan = member_plan(member);
            Check { plan, observer: Some(&mut relay), ..Check::new(system) }.try_run()
        };
        thread::scope(|scope| {
            for member in 1..count {
                let (table, run) = (&table, &run);
                let work = move || {
                    let turn = Turn { table: table.clone(), member };
                    // The order stays where it is, for the ledger.
                    let mut state = table.lock();
                    while state.orders[member] == Order::Wait {
                        state = table.changed.wait(state).unwrap_or_else(|e| e.into_inner());
                    }
                    let is_over = state.orders[member] == Order::Leave;
                    drop(state);
                    if !is_over {
                        turn.runs(|| run(member, &mut fresh()));
                    }
                };
                thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).expect("a thread");
            }
            if let Some(hurry) = &hurry {
                hurry(true);
            }
            let mut state = table.lock();
            if !state.go_on() {
                // Not one transition is allowed: the first member ends with that.
                state.orders[0] = Order::Go(Grant::NOTHING);
            }
            drop(state);
            Turn { table: table.clone(), member: 0 }.runs(|| {
                let result = run(0, system);
                let mut state = table.lock();
                let was_hurried = state.hurry.is_some();
                state.stop_hurrying();
                drop(state);
                match &result {
                    // What was left out may have been left out for its length.
                    Ok(o) if was_hurried && o.violations.is_empty() && !o.unsupported.is_empty() => {
                        run(0, system)
                    }
                    _ => result,
                }
            });
        });
        let Ok(table) = Arc::try_unwrap(table).map_err(|_| ()) else { unreachable!("all members are done") };
        let mut state = table.state.into_inner().unwrap_or_else(|e| e.into_inner());
        if let Some(panic) = state.panic.take() {
            resume_unwind(panic);
        }
        result(state, &plan, begun, strategy)
    }
}

/// Why a member had ended before there was a result; who had to leave was waiting.
fn was_over(ending: Option<Ending>) -> Option<Ending> {
    ending.filter(|&ending| ending != Ending::Interrupted)
}

/// The winner's outcome, with what the others have done and verified.
fn result(
    state: State,
    plan: &Plan,
    begun: Instant,
    strategy: impl Fn(usize) -> &'static str,
) -> Result<Outcome, Refused> {
    let State { schedule, facts, endings, winner, .. } = state;
    let (member, outcome) = winner.expect("the last one to end has the result");
    let mut outcome = outcome?;
    let others = (0..MEMBERS.len()).filter(|&m| m != member && schedule.taken[m] > 0);
    outcome.parts = others
        .chain([member])
        .map(|m| Part {
            strategy: strategy(m).into(),
            reduction: if m == member { outcome.reduction } else { MEMBERS[m].reduction },
            states: if m == member { outcome.states } else { facts[m].states },
            transitions: schedule.taken[m],
            ending: if m == member { Some(outcome.ending) } else { was_over(endings[m]) },
        })
        .collect();
    if plan.property.is_none()
        && let Some(mass) = outcome.mass.filter(|mass| mass.excluded == 0.0)
    {
        let others = facts.iter().filter(|f| f.assumptions == outcome.assumptions).filter_map(|f| f.mass);
        let best = others.filter(|m| m.excluded == 0.0).map(|m| m.verified).fold(mass.verified, f64::max);
        if best > mass.verified {
            outcome.mass = Some(Mass::of(best.min(1.0 - mass.violating), mass.violating));
        }
    }
    outcome.strategy = "auto".into();
    // Those of runs that were begun anew are among them.
    (outcome.transitions, outcome.discarded) = (schedule.total(), 0);
    outcome.work = schedule.worked.iter().sum();
    outcome.elapsed = begun.elapsed();
    Ok(outcome)
}
