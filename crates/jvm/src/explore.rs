//! A Java program as a [`System`]: every schedule, every choice.
//!
//! A transition is one visible operation of one thread (an access to a shared location, a lock, a
//! wait, a park, a start's consequences ...) with everything invisible that follows it. A stop is
//! a choice point only if there is something to choose: while one thread alone can move, it moves.
//!
//! Where data races are violations (`machine/race.rs`) a thread also stops before its first visible
//! operation after a start, a wake-up or a drawn value; threads that have not run yet are then part
//! of the state.
//!
//! Memory model: sequential consistency. Timed operations may time out at any moment; sleeping
//! threads may wake at any moment.

mod asked;
mod deadlock;
mod describe;
mod laps;
mod portrait;
pub mod settle;
pub mod story;
mod tour;

use crate::heap::ObjRef;
use crate::launch::Launch;
use crate::machine::boot::BootError;
use crate::machine::race::{Raced, Races};
use crate::machine::state::{Mark, Movers, Pending, Snapshot as MachineSnapshot};
use crate::machine::thread::Status;
use crate::machine::{Console, Derived, Exit, Machine, Options};
use crate::reduce::{Set, memory};
use laps::Laps;
use rustc_hash::FxHashMap;
use sojourner_kernel::search::Reduction;
use sojourner_kernel::system::capability::{
    Describe, Exact, Heuristics, Interruptible, Labels, Measured, Measures, Output, Refinable, Undo,
};
use sojourner_kernel::system::footprint::{Actor, Actors, Footprint, Footprints};
use sojourner_kernel::{Capabilities, Choice, Decision, Fingerprint, Site, Stop, System, Violation, Watch};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use tour::Tour;

/// A saved state.
pub struct JavaState {
    machine: MachineSnapshot,
    /// Two halves, since a whole one would align everything around it to 16 bytes.
    fingerprint: [u64; 2],
}

/// A state to come back to by undoing.
struct Marked {
    mark: Mark,
    fingerprint: u128,
}

/// A Java program under exploration.
pub struct JavaSystem {
    pub machine: Machine,
    /// There whenever no method of this type is running.
    initial: Option<JavaState>,
    /// The first stop, if the initial state is the one at it.
    begun: Option<Stop>,
    /// What was measured before it.
    measured_before: Vec<Measured>,
    fingerprint: u128,
    marks: Vec<Marked>,
    /// Data races are violations.
    strict: bool,
    /// The threads there were when the fresh ones were last counted.
    counted: usize,
    /// Turns since the start of a run, and those in which a thread must not make a visible operation at once
    /// (`explore/story/numbers.rs`).
    turns: u64,
    revoked: rustc_hash::FxHashSet<u64>,
    sites: FxHashMap<Site, (crate::class::MethodId, u32)>,
    last_site: Site,
    laps: Laps,
    /// While an endless loop is gone round once more, for its name.
    tour: Option<Tour>,
    /// Whether a heuristic looks at the way.
    guided: bool,
    /// Sites at which a thread has stood in a state that was valued.
    covered: rustc_hash::FxHashSet<(u32, u32)>,
    /// Says in the middle of a long step that the run is over, and is told how long steps are.
    watch: Watch,
    /// Calls, backward jumps and looks for garbage that the watch was not told of yet.
    spent: u64,
    /// To make it anew when something that is assumed turns out to be wrong.
    origin: Box<Origin>,
    /// What was printed, where nobody else wants it.
    console: Quiet,
    /// Where to leave word of what was used, at the end.
    pub tally: Option<std::sync::Arc<std::sync::Mutex<story::Tally>>>,
}

/// What a system is made of.
#[derive(Clone)]
struct Origin {
    launch: Launch,
    args: Vec<String>,
    options: Options,
}

/// A console that swallows output: while exploring, what a path prints is of no interest, but that equal states print the
/// same. Holds a digest of what was printed since it was last asked for.
#[derive(Clone, Default)]
struct Quiet(Arc<AtomicU64>);

impl Console for Quiet {
    fn write(&mut self, error: bool, bytes: &[u8]) {
        let byte = |digest: u64, b: &u8| crate::heap::mix64(digest, u64::from(*b) | u64::from(error) << 8);
        self.0.store(bytes.iter().fold(self.0.load(Relaxed), byte), Relaxed);
    }

    fn read(&mut self, _buffer: &mut [u8]) -> usize {
        0
    }
}

/// Backward jumps between two looks at whether a loop makes progress.
const SLICE: u32 = 1 << 20;

/// Calls and backward jumps that take about as long, with all that a step does between them, as a transition that hardly
/// does anything; to look at an object for garbage takes half of one.
const UNIT: u64 = 8;

/// How the feature begins that is refused where a step is too long.
pub const TOO_LONG: &str = "a step of more than ";

/// Backward jumps of a step after which plain accesses in it are scheduling points.
const LONG_STEP: u32 = 1 << 23;

const HEURISTICS: &[&str] = &["most-blocked", "interleaving", "fewest-switches", "new-sites"];

impl JavaSystem {
    /// Boots a machine for the program and stands before its first instruction.
    pub fn new(launch: &Launch, args: &[String], mut options: Options) -> Result<JavaSystem, BootError> {
        let origin = Origin { launch: launch.clone(), args: args.to_vec(), options: options.clone() };
        let assumed = options.knowledge.assumed();
        options.stack_words = options.stack_words.min(1 << 17);
        let signs = launch.program.signs(&launch.main_class);
        if assumed.has_refuted(memory::RULE) {
            options.cuts = crate::machine::Cuts::All;
        }
        let is_reduced = options.cuts != crate::machine::Cuts::All;
        // The argument for the steps of locks is that a parked thread stays so until somebody wakes it.
        let rules = match is_reduced && !options.lock_steps && !options.spurious {
            true => launch.program.fit().rows_for(&assumed, signs),
            false => Set::default(),
        };
        let derived = Derived {
            rules,
            interns: signs.interns && !assumed.is_forced() || !assumed.allows("interns"),
            silent_lookups: is_reduced,
            settles: (!signs.changes_answers || assumed.is_forced()) && assumed.allows("settled"),
            steady_finals: assumed.allows("finals"),
            visible_exits: !assumed.allows("monitors"),
            waits: launch.program.fit().waits.clone(),
            assumed,
            steady: true,
            inputs: launch.program.inputs(&launch.main_class, launch.opens()),
        };
        let console = Quiet::default();
        let mut machine = launch.program.machine(options, derived, Box::new(console.clone()))?;
        if machine.run.derived.settles {
            machine.settle().map_err(|trap| BootError(machine.trap_text(&trap)))?;
        }
        if machine.run.derived.settles && is_reduced {
            machine.look_up_before(signs.uses);
        }
        machine.freeze();
        if machine.run.derived.inputs.draws {
            machine.state.heap.grow_tails();
        }
        machine.run.open.on = machine.run.derived.inputs.opens;
        machine.count_time();
        let started = match &launch.method {
            Some(method) => machine.prepare_method(method),
            None => machine.prepare_main(&launch.main_class, args, &launch.open_arguments),
        };
        started.map_err(|why| BootError(why.in_a_line(&machine)))?;
        let fingerprint = machine.seal();
        let initial = Some(JavaState { machine: machine.save(), fingerprint: halves(fingerprint) });
        let strict = matches!(machine.run.options.races, Races::Forbidden);
        machine.run.race.strict = strict;
        machine.run.race.noting = matches!(machine.run.options.races, Races::Noted(_));
        Ok(JavaSystem {
            machine,
            initial,
            begun: None,
            measured_before: Vec::new(),
            fingerprint,
            marks: Vec::new(),
            strict,
            counted: 1,
            turns: 0,
            revoked: Default::default(),
            sites: FxHashMap::default(),
            last_site: Site(0),
            laps: Laps::default(),
            tour: None,
            guided: false,
            covered: Default::default(),
            watch: Watch::default(),
            spent: 0,
            origin: Box::new(origin),
            console,
            tally: None,
        })
    }

    /// Whether the step is to be broken off because something that was assumed is wrong. Whatever it answers is
    /// thrown away then.
    #[inline]
    fn is_refuted(&mut self) -> bool {
        if self.machine.run.refuted
            || self.machine.run.options.knowledge.refutes(&self.machine.run.derived.assumed)
        {
            self.watch.refute();
            return true;
        }
        false
    }

    /// What is wrong with a rule for a label, if something is. Not to be explored afterwards.
    pub fn wrong_label_rule(&mut self) -> Option<String> {
        self.machine.wrong_label_rule()
    }

    /// The machine's output goes here from now on.
    pub fn set_console(&mut self, console: Box<dyn Console>) {
        self.machine.run.console = console;
    }

    /// Runs thread `at` to its next visible operation, and on while only one thread can move.
    fn go(&mut self, at: usize, timed_out: bool) -> Stop {
        self.laps = Laps::default();
        self.tour = None;
        let first = self.turn(at, timed_out);
        self.follow(first)
    }

    /// Tells the watch how long the step was.
    #[inline]
    fn tell_work(&mut self) {
        self.spent += std::mem::take(&mut self.machine.state.heap.looked_at) / 2;
        if self.spent >= UNIT {
            self.watch.works(self.spent / UNIT);
            self.spent %= UNIT;
        }
    }

    /// Goes on turn by turn until there is something to choose, or nothing left to do.
    fn follow(&mut self, first: Turn) -> Stop {
        let mut turn = first;
        loop {
            match turn {
                Turn::Stop(stop) => return stop,
                Turn::Next(at, timed_out) => {
                    turn = if self.comes_round(at) { self.livelock(at) } else { self.turn(at, timed_out) };
                }
            }
        }
    }

    /// A program that has made many objects up to its first choice begins there: otherwise each transition
    /// would look at all of them for garbage. The same on every machine, as scheduling points depend on it.
    /// Known gap: a story that is told later does not have what came before.
    fn begin_here(&mut self, stop: &Stop) {
        let is_large = || self.machine.state.heap.count_ordinary() > self.machine.run.options.large;
        // Open draws in the base image would not be found.
        let may = matches!(stop, Stop::Choice(_))
            && !self.watch.has_broken()
            && !self.machine.has_stored_draws()
            && self.machine.state.open.is_empty()
            && self.machine.run.open.fixed.is_none();
        if !may || !is_large() {
            return;
        }
        self.machine.freeze_more();
        self.fingerprint = self.seal();
        let initial = self.save();
        self.restore(&initial);
        self.initial = Some(initial);
        self.begun = Some(stop.clone());
        self.measured_before = self.machine.run.measured.clone();
    }

    fn turn(&mut self, at: usize, timed_out: bool) -> Turn {
        let begins = if self.strict { self.begins(at) } else { self.pauses(at) };
        let m = &mut self.machine;
        m.weigh_turn();
        m.select_thread(at);
        m.trail_turns(at);
        m.trail_resumes(at, timed_out);
        // Coming back from a wait, a park or a sleep is this transition's visible operation; the
        // next one is a scheduling point of its own.
        let stands = !begins && matches!(m.state.threads[at].status, Status::Runnable | Status::Blocked(_));
        self.machine.run.granted = self.grants() && stands;
        let m = &mut self.machine;
        if timed_out && let Some(until) = m.deadline(at) {
            m.advance_clock(until);
        }
        if !m.resume(at, timed_out) {
            return self.settle_threads(Some(at));
        }
        self.advance(at)
    }

    /// A thread goes on, and may make a visible operation, unless this is one of the turns in which it may not.
    fn grants(&mut self) -> bool {
        self.turns += 1;
        self.revoked.is_empty() || !self.revoked.contains(&self.turns)
    }

    /// Whether a thread that goes on does not stand before a visible operation, but has yet to come
    /// to one. It has run from now on.
    fn begins(&mut self, at: usize) -> bool {
        self.count_fresh();
        let was_fresh = self.pauses(at);
        was_fresh || !matches!(self.machine.state.threads[at].status, Status::Runnable | Status::Blocked(_))
    }

    /// Whether a thread has stopped where it does not stand before a visible operation. It has gone on from now on.
    fn pauses(&mut self, at: usize) -> bool {
        let bit = 1u128.checked_shl(at as u32).unwrap_or(0);
        let was = self.machine.state.position.fresh & bit != 0;
        self.machine.state.position.fresh &= !bit;
        was
    }

    fn count_fresh(&mut self) {
        for at in self.counted..self.machine.state.threads.len() {
            self.machine.state.position.fresh |= 1u128.checked_shl(at as u32).unwrap_or(0);
        }
        self.counted = self.machine.state.threads.len();
    }

    /// The fingerprint of the state, with the threads that have not run yet.
    fn seal(&mut self) -> u128 {
        if self.strict {
            self.count_fresh();
        }
        self.machine.seal()
    }

    fn advance(&mut self, at: usize) -> Turn {
        let (mut spent, mut probed) = (0u32, 0);
        loop {
            let slice = self.slice();
            self.machine.run.fuel = slice;
            let exit = self.machine.run();
            self.spent += u64::from(slice - self.machine.run.fuel.min(slice));
            if self.machine.run.refuted && self.is_refuted() {
                return Turn::Stop(self.over(Stop::End));
            }
            self.machine.note_leaks();
            match exit {
                Exit::Cut | Exit::Blocked => match self.movable(at) {
                    Next::Only(next, false) if next == at && exit == Exit::Cut => {
                        if self.comes_round(at) {
                            return self.livelock(at);
                        }
                        self.pauses(at);
                        self.machine.trail_turns(at);
                        self.machine.run.granted = self.grants();
                        self.machine.resume(at, false);
                        continue;
                    }
                    Next::Only(next, timed_out) => return Turn::Next(next, timed_out),
                    Next::Several(list) => return Turn::Stop(self.choose_thread(at, list)),
                    Next::Nobody => return Turn::Stop(self.stuck()),
                },
                Exit::Done if self.machine.begin_exit(at) => {}
                Exit::Done => {
                    // Ending is visible (`isAlive`, `join`), and happens under the lock of the
                    // thread object.
                    let object = self.machine.state.threads[at].object;
                    let free = self.machine.state.monitors.find(object).is_none();
                    if free && (self.machine.run.granted || !self.machine.run.multi) {
                        self.machine.end_thread(at);
                        return self.settle_threads(None);
                    }
                    self.machine.set_status(Status::Blocked(object));
                    match self.movable(at) {
                        Next::Only(next, false) if next == at => {
                            self.machine.trail_turns(at);
                            self.machine.run.granted = self.grants();
                            self.machine.resume(at, false);
                        }
                        Next::Only(next, timed_out) => return Turn::Next(next, timed_out),
                        Next::Several(list) => return Turn::Stop(self.choose_thread(at, list)),
                        Next::Nobody => return Turn::Stop(self.stuck()),
                    }
                }
                // So is ending by an exception: others may come first.
                Exit::Uncaught(exception) if self.machine.hesitates(exception) => {
                    if let Next::Several(list) = self.movable(at) {
                        return Turn::Stop(self.choose_thread(at, list));
                    }
                    self.machine.run.granted = self.grants();
                }
                Exit::Uncaught(exception) => {
                    self.machine.state.threads[at].dying = ObjRef::NULL;
                    if let Some(turn) = self.uncaught(at, exception) {
                        return turn;
                    }
                }
                Exit::Choice(choice) => return Turn::Stop(self.choose_value(choice)),
                Exit::Reopened => unreachable!("gone on with"),
                Exit::Labelled => return Turn::Stop(self.show_labels()),
                Exit::Halt(0) => return Turn::Stop(self.over(Stop::End)),
                Exit::Pruned => return Turn::Stop(self.over(Stop::Excluded)),
                Exit::Halt(code) => {
                    let message = format!("the program ends by System.exit({code})");
                    let violation = Violation { kind: "exit".into(), message };
                    return Turn::Stop(self.over(Stop::Violation(violation)));
                }
                Exit::Fault(kind, message) => {
                    self.machine.record_fault(&message);
                    let violation = Violation { kind: kind.into(), message };
                    return Turn::Stop(self.over(Stop::Violation(violation)));
                }
                Exit::Unsupported(what) => return Turn::Stop(self.over(Stop::Unsupported(what))),
                Exit::Fuel => {
                    // A loop that comes back to the very same state without a visible step never
                    // ends.
                    spent = spent.saturating_add(if self.tour.is_some() { 0 } else { SLICE });
                    let comes_round = self.comes_round_slowly(at);
                    if !comes_round && self.tour.is_some() {
                        continue;
                    }
                    // It may wait for what is changed in between: that is visible from now on.
                    let is_suspect = comes_round || spent >= LONG_STEP;
                    if is_suspect && !self.watch.has_broken() && self.machine.exposes_watched() {
                        self.is_refuted();
                        return Turn::Stop(self.over(Stop::End));
                    }
                    self.machine.watch_step();
                    if comes_round {
                        return self.spins(at);
                    }
                    let slices = spent / SLICE;
                    if slices.is_power_of_two() && spent != u32::MAX && probed != slices {
                        probed = slices;
                        self.begin_probe(at, slices);
                    }
                    if spent >= self.machine.run.options.patience.load(Relaxed) {
                        let place = self.machine.place(at);
                        let what = format!("{TOO_LONG}{spent} loop iterations{place}");
                        return Turn::Stop(self.over(Stop::Unsupported(what)));
                    }
                }
            }
        }
    }

    /// A thread ended or went to sleep for good: who is next?
    fn settle_threads(&mut self, from: Option<usize>) -> Turn {
        if !self.machine.state.threads.iter().any(|t| t.is_alive() && !t.daemon) {
            if self.machine.begin_shutdown() {
                return Turn::Next(0, false);
            }
            return Turn::Stop(self.over(Stop::End));
        }
        match self.movable(from.unwrap_or(usize::MAX)) {
            Next::Only(next, timed_out) => Turn::Next(next, timed_out),
            Next::Several(list) => Turn::Stop(self.choose_thread(from.unwrap_or(0), list)),
            Next::Nobody => Turn::Stop(self.stuck()),
        }
    }

    /// Who could move now. A thread whose timed operation may end counts as able to move.
    fn movable(&self, _current: usize) -> Next {
        let list = self.machine.movers();
        match list[..] {
            [] => Next::Nobody,
            [(at, timed_out)] => Next::Only(at as usize, timed_out),
            _ => Next::Several(list),
        }
    }

    fn choose_thread(&mut self, at: usize, list: Movers) -> Stop {
        if self.strict {
            match self.machine.race_among(list.iter().map(|&(at, _)| at as usize)) {
                Some(Raced::Race(message)) => {
                    return self.over(Stop::Violation(Violation { kind: "race".into(), message }));
                }
                Some(Raced::Unproven(what)) => return self.over(Stop::Unsupported(what)),
                None => (),
            }
        }
        if self.machine.run.tracing && self.machine.run.race.noting {
            // Not every step is run in every state: what threads stand before is compared here too.
            let current = self.machine.state.current;
            for &(at, _) in &list {
                self.machine.state.current = at as usize;
                self.machine.note_races();
            }
            self.machine.state.current = current;
        }
        let mut choice = Choice::decision(Decision::Thread, list.len() as u32).at(self.site_of(at));
        if self.machine.run.options.spurious {
            let m = &self.machine;
            let spurious = |&&(at, out): &&(u32, bool)| out && m.deadline(at as usize).is_none();
            choice = choice.unreliable(list.iter().rev().take_while(spurious).count() as u32);
        }
        self.stand_at(Pending::Thread(list));
        Stop::Choice(choice)
    }

    fn choose_value(&mut self, choice: Choice) -> Stop {
        let choice = choice.at(self.site_of(self.machine.state.current));
        self.stand_at(Pending::Value(choice.clone()));
        Stop::Choice(choice)
    }

    /// A state that is there for its labels: nothing is chosen in it.
    fn show_labels(&mut self) -> Stop {
        let choice = Choice::uniform(1).at(self.site_of(self.machine.state.current));
        self.stand_at(Pending::Label);
        Stop::Choice(choice)
    }

    /// The run stops here.
    fn stand_at(&mut self, pending: Pending) {
        self.machine.weigh_turn();
        self.machine.state.position.pending = pending;
        self.fingerprint = self.seal();
        if self.machine.finds_own_times() {
            self.is_refuted();
            self.fingerprint = self.seal();
        }
    }

    /// The run is over, whatever the threads that are left would have done.
    fn over(&mut self, stop: Stop) -> Stop {
        if self.machine.state.threads.iter().any(|t| t.is_alive()) {
            self.machine.touches_everything();
        }
        self.finish(stop)
    }

    fn finish(&mut self, stop: Stop) -> Stop {
        let tag = match &stop {
            Stop::Violation(v) => crate::class::stable_hash(&[&v.kind, &v.message]),
            Stop::Unsupported(what) => crate::class::stable_hash(&["unsupported", what]),
            Stop::Excluded => crate::class::stable_hash(&["excluded"]),
            _ => 0,
        };
        self.stand_at(Pending::Over(tag));
        stop
    }

    fn stuck(&mut self) -> Stop {
        if let Some(at) = self.machine.state.threads.iter().position(|t| t.is_alive() && t.spins) {
            let message = format!("a loop that nothing can end{}", self.machine.place(at));
            return self.over(Stop::Violation(Violation { kind: "livelock".into(), message }));
        }
        let message = self.deadlock_text();
        self.finish(Stop::Violation(Violation { kind: "deadlock".into(), message }))
    }

    /// An exception left a thread: a violation, unless the program handles such exceptions itself.
    fn uncaught(&mut self, at: usize, exception: ObjRef) -> Option<Turn> {
        // It is looked for a handler: whoever sets one is in the way.
        self.machine.touches_everything();
        if self.machine.has_uncaught_handler(at) && !self.machine.state.threads[at].dispatched {
            return if self.machine.report_uncaught(at, exception) && !self.machine.begin_exit(at) {
                self.machine.end_thread(at);
                Some(self.settle_threads(None))
            } else {
                None
            };
        }
        let kind = self.machine.kind_of_exception(exception);
        if !self.machine.asks_for(exception) {
            // As on any JVM: the thread ends, the others go on.
            let text = self.machine.exception_text(exception);
            self.machine.run.options.unasked.note(kind.word(), &text);
            return None;
        }
        if self.machine.run.recorder.is_some() {
            self.machine.record_thrown(at, exception);
        }
        let text = self.machine.exception_text(exception);
        Some(Turn::Stop(self.over(Stop::Violation(Violation { kind: kind.word().into(), message: text }))))
    }

    fn site_at(&self, (method, pc): (crate::class::MethodId, u32)) -> Site {
        let hash = crate::heap::mix64(self.machine.method(method).stable, u64::from(pc));
        Site((hash ^ hash >> 32) as u32)
    }

    /// The place of a site where nobody has stood since the search was resumed.
    fn site_elsewhere(&self, site: Site) -> Option<(crate::class::MethodId, u32)> {
        let methods = self.machine.program.methods.iter().enumerate();
        let mut places = methods.flat_map(|(id, method)| {
            (0..method.code.len() as u32).map(move |pc| (crate::class::MethodId(id as u32), pc))
        });
        places.find(|&place| self.site_at(place) == site)
    }

    /// Where a thread stands, as a choice site that is the same in every run.
    fn site_of(&mut self, at: usize) -> Site {
        let Some(frame) = self.machine.state.threads.get(at).and_then(|t| self.machine.user_frame(t)) else {
            return Site(0);
        };
        let site = self.site_at(frame);
        if std::mem::replace(&mut self.last_site, site) != site {
            self.sites.entry(site).or_insert(frame);
        }
        site
    }
}

fn halves(whole: u128) -> [u64; 2] {
    [whole as u64, (whole >> 64) as u64]
}

fn whole([low, high]: [u64; 2]) -> u128 {
    u128::from(low) | u128::from(high) << 64
}

/// How far a turn of one thread got.
enum Turn {
    Stop(Stop),
    /// Only this thread can move now, by timing out or not.
    Next(usize, bool),
}

enum Next {
    Nobody,
    Only(usize, bool),
    Several(Movers),
}

impl System for JavaSystem {
    type Snapshot = JavaState;
    // Saved states hold addresses, and what lies where depends on what was loaded when.
    const PORTABLE: bool = false;

    fn start(&mut self) -> Stop {
        if self.is_refuted() {
            return Stop::End;
        }
        self.turns = 0;
        let initial = self.initial.take();
        self.restore(initial.as_ref().expect("it is put back"));
        self.initial = initial;
        self.machine.run.measured.clear();
        if let Some(stop) = &self.begun {
            self.machine.run.measured.extend(self.measured_before.iter().cloned());
            return stop.clone();
        }
        self.machine.trail_begins(0);
        let stop = self.go(0, false);
        self.begin_here(&stop);
        // Every search has to come to the first choice, so it is no reason to try another one.
        (self.spent, self.machine.state.heap.looked_at) = (0, 0);
        stop
    }

    fn step(&mut self, alternative: u32) -> Stop {
        if self.machine.run.discipline.on {
            self.machine.begins_disciplined_step();
        }
        if self.is_refuted() {
            self.machine.state.position.pending = Pending::Over(0);
            return Stop::End;
        }
        self.counted = self.machine.state.threads.len();
        self.machine.run.measured.clear();
        self.machine.state.position.moment = 0;
        match std::mem::replace(&mut self.machine.state.position.pending, Pending::Over(0)) {
            Pending::Thread(list) => {
                let (at, timed_out) = list[alternative as usize];
                self.machine.trail_begins(at as usize);
                if self.guided {
                    self.machine.state.position.way.switches +=
                        u32::from(self.machine.state.position.way.last != at);
                    self.machine.state.position.way.last = at;
                }
                let stop = self.go(at as usize, timed_out);
                self.tell_work();
                stop
            }
            pending @ (Pending::Value(_) | Pending::Label) => {
                let at = self.machine.state.current;
                self.machine.select_thread(at);
                self.machine.trail_begins(at);
                self.machine.trail_turns(at);
                // The choice was the step: the next visible operation is another one.
                self.machine.run.granted = false;
                self.machine.run.chosen = (pending != Pending::Label).then_some(alternative);
                self.laps = Laps::default();
                self.tour = None;
                let first = self.advance(at);
                let stop = self.follow(first);
                self.tell_work();
                stop
            }
            // On the way back to a state a step was broken off: what comes of the rest is thrown away.
            Pending::Over(_) if self.watch.has_broken() => Stop::End,
            Pending::Over(_) => panic!("sojourner bug: a step after the end of a run"),
        }
    }

    fn save(&mut self) -> JavaState {
        JavaState { machine: self.machine.save(), fingerprint: halves(self.fingerprint) }
    }

    fn restore(&mut self, snapshot: &JavaState) {
        let JavaState { machine, fingerprint } = snapshot;
        self.marks.clear();
        self.machine.restore(machine);
        self.machine.run.chosen = None;
        self.counted = self.machine.state.threads.len();
        self.fingerprint = whole(*fingerprint);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(self.fingerprint)
    }
}

impl Capabilities for JavaSystem {
    sojourner_kernel::capable!(
        Undo,
        Exact,
        Labels,
        Output,
        Measures,
        Heuristics,
        Describe,
        Actors,
        Footprints,
        Interruptible,
        Refinable,
        Concrete
    );

    fn should_end(&mut self) -> bool {
        true
    }
}

impl Undo for JavaSystem {
    fn mark(&mut self) {
        self.marks.push(Marked { mark: self.machine.mark(), fingerprint: self.fingerprint });
    }

    fn undo(&mut self) {
        let Marked { mark, fingerprint } = self.marks.pop().expect("a mark to undo to");
        self.machine.undo_to(mark);
        self.machine.run.chosen = None;
        self.fingerprint = fingerprint;
    }
}

impl Exact for JavaSystem {
    fn encode(&mut self, out: &mut Vec<u8>) {
        self.machine.encode(out);
    }
}

impl Labels for JavaSystem {
    fn propositions(&self) -> Vec<String> {
        self.machine.run.labels.names().to_vec()
    }

    fn labels(&mut self) -> u64 {
        if self.machine.run.labels.watching { self.machine.labels_now() } else { 0 }
    }
}

impl Measures for JavaSystem {
    fn measured(&mut self, out: &mut Vec<Measured>) {
        out.extend(self.machine.run.measured.iter().cloned());
    }
}

impl Output for JavaSystem {
    fn shown(&mut self) -> u64 {
        self.console.0.swap(0, Relaxed)
    }
}

impl Heuristics for JavaSystem {
    fn heuristics(&self) -> Vec<String> {
        HEURISTICS.iter().map(|h| (*h).into()).collect()
    }

    fn heuristic(&mut self, index: usize) -> f64 {
        self.value_of_state(index)
    }
}

impl Describe for JavaSystem {
    fn describe_state(&mut self) -> String {
        self.state_text()
    }

    fn describe_step(&mut self, alternative: u32) -> String {
        self.step_text(alternative)
    }

    fn site_name(&self, site: Site) -> String {
        match self.sites.get(&site).copied().or_else(|| self.site_elsewhere(site)) {
            Some((method, pc)) => {
                match (self.machine.source_file(method), self.machine.line_of(method, pc)) {
                    (Some(file), Some(line)) => format!("{file}:{line}"),
                    _ => self.machine.element_text((method, pc)),
                }
            }
            None => format!("site {}", site.0),
        }
    }
}

impl Actors for JavaSystem {
    fn actors(&mut self) -> Vec<u64> {
        let m = &self.machine;
        let key = |at: usize| m.state.heap.name_of(m.state.threads[at].object);
        match &self.machine.state.position.pending {
            Pending::Thread(list) => list.iter().map(|&(at, _)| key(at as usize)).collect(),
            Pending::Value(choice) => vec![key(m.state.current); choice.len() as usize],
            Pending::Label => vec![key(m.state.current)],
            Pending::Over(_) => Vec::new(),
        }
    }

    fn is_own(&mut self, alternative: u32) -> bool {
        match &self.machine.state.position.pending {
            Pending::Thread(list) => self.machine.is_near_program(list[alternative as usize].0 as usize),
            _ => true,
        }
    }

    fn shared(&mut self) -> Option<u128> {
        let m = &mut self.machine;
        let timed = (0..m.state.threads.len()).any(|at| m.deadline(at).is_some());
        (!timed).then(|| m.shared_sum())
    }
}

impl Footprints for JavaSystem {
    fn trace(&mut self, wanted: Reduction) -> bool {
        // Who may time out then depends on what everybody else can do.
        if self.machine.run.options.patient && wanted != Reduction::Off {
            return false;
        }
        // Names of objects that are used again need their births told.
        if wanted == Reduction::Dpor && self.machine.state.heap.shares_all() {
            return false;
        }
        self.machine.set_tracing(wanted);
        wanted != Reduction::Off
    }

    fn footprint(&mut self, out: &mut Footprint) {
        self.machine.footprint(out);
    }

    fn cast(&mut self) -> Vec<Actor> {
        self.machine.cast()
    }
}

impl Interruptible for JavaSystem {
    fn set_watch(&mut self, watch: Watch) {
        self.watch = watch;
    }
}

impl Refinable for JavaSystem {
    fn refine(&mut self) -> bool {
        self.machine.exposes_breaches();
        if !self.machine.run.options.knowledge.refutes(&self.machine.run.derived.assumed) {
            return false;
        }
        let Origin { launch, args, options } = (*self.origin).clone();
        let mut anew = JavaSystem::new(&launch, &args, options).expect("it booted before");
        anew.tally = self.tally.take();
        anew.guided = self.guided;
        std::mem::swap(&mut anew.machine.run.console, &mut self.machine.run.console);
        *self = anew;
        true
    }

    fn assumptions(&self) -> String {
        self.machine.run.derived.assumed.word()
    }
}

impl Machine {
    /// Makes all that exists the base image; from here on every change is logged.
    pub fn freeze(&mut self) {
        self.collect_garbage();
        self.state.heap.freeze();
        self.run.exploring = true;
        self.run.unreduced = self.run.options.cuts == crate::machine::Cuts::All;
        if self.run.unreduced {
            self.state.heap.share_all();
        }
        self.begin_discipline();
        self.run.settled = self.state.init.iter().map(|init| *init == crate::machine::Init::Done).collect();
        self.state.init_sum = 0;
        self.run.tracked_classes = (0..self.program.classes.len() as u32)
            .map(crate::class::ClassId)
            .filter(|c| self.state.init[c.0 as usize] != crate::machine::Init::Done)
            .collect();
    }
}
