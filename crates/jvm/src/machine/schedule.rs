//! Which threads can go on, and how a blocked one comes back. A plain run takes turns here.
//!
//! In a plain run sleeping takes no time: when nobody else can go on, the clock is moved. A thread that spins until a
//! sleeping one says stop would wait for ever so; hence a sleeper also wakes after thrice its time and a little more,
//! which leaves room for a machine that is slower than `java`. Of a pause of a microsecond nobody expects that another
//! thread gets far meanwhile: there the little is little too.

use super::state::Movers;
use super::thread::{Status, Wake};
use super::{Exit, Machine};
use crate::heap::ObjRef;
use sojourner_kernel::system::footprint::Kind;
use std::time::{Duration, Instant};

/// How a plain run ended.
#[derive(Debug, Clone, PartialEq)]
pub enum End {
    /// All ordinary threads have ended; the exit status is 0, or 1 if main ended by an exception.
    Normal { status: i32 },
    /// `System.exit`, or `Runtime.halt`.
    Exit(i32),
    /// Every live thread waits for another.
    Deadlock,
    /// The time limit of a plain run has passed.
    OutOfTime,
    /// Something the machine cannot do, and the Java stack at that point.
    Unsupported { what: String, stack: Vec<String> },
}

/// Since when threads wait for a time to come in a plain run, and how long they do so at most while others run.
#[derive(Default)]
struct Sleepers(Vec<Option<(i64, Instant, Duration)>>);

/// Backward jumps a thread makes before another gets its turn.
const SLICE: u32 = 50_000;

impl Machine {
    /// Whether a thread could go on now.
    #[inline]
    pub fn is_enabled(&self, at: usize) -> bool {
        let thread = &self.state.threads[at];
        match thread.status {
            Status::Runnable => true,
            Status::Blocked(o) | Status::Reentering { on: o, .. } => !self.state.monitors.is_held(o),
            Status::Parked { .. } => thread.permit || thread.interrupted,
            Status::Sleeping { .. } => thread.interrupted,
            Status::Initialising(class) => !matches!(self.state.init[class.0 as usize], super::Init::By(_)),
            Status::Waiting { .. } | Status::New | Status::Ended => false,
        }
    }

    /// The time at which a thread would go on by itself.
    #[inline]
    pub fn deadline(&self, at: usize) -> Option<i64> {
        match self.state.threads[at].status {
            Status::Sleeping { until }
            | Status::Waiting { timed: true, until, .. }
            | Status::Parked { timed: true, until } => Some(until),
            _ => None,
        }
    }

    /// Who could move now, each with whether it would by timing out.
    pub fn movers(&self) -> Movers {
        let mut list = Movers::new();
        for (at, thread) in self.state.threads.iter().enumerate() {
            let enabled = match thread.status {
                Status::New | Status::Ended => continue,
                Status::Runnable if thread.spins => continue,
                // Nothing else can happen to these.
                Status::Runnable => {
                    list.push((at as u32, false));
                    continue;
                }
                Status::Blocked(object) => {
                    // Where somebody looks, the attempt that fails is a step of its own.
                    let attempts =
                        || self.run.derived.visible_exits && !thread.frames.is_empty() && !self.has_tried(at);
                    if !self.state.monitors.is_held(object) || attempts() {
                        list.push((at as u32, false));
                    }
                    continue;
                }
                _ => self.is_enabled(at),
            };
            if enabled {
                list.push((at as u32, false));
            }
            if self.deadline(at).is_some() && !(enabled && matches!(thread.status, Status::Sleeping { .. })) {
                list.push((at as u32, true));
            }
        }
        if self.run.options.patient {
            if list.iter().any(|&(_, timed_out)| !timed_out) {
                list.retain(|&mut (_, timed_out)| !timed_out);
            } else {
                list = self.earliest().unwrap_or_default();
            }
        }
        // A spurious wake-up may come, but nobody can rely on it: it does not end a deadlock.
        if self.run.options.spurious && !list.is_empty() {
            let waits = |at: &usize| match self.state.threads[*at].status {
                Status::Waiting { timed, .. } => !timed,
                // With a permit it returns anyhow.
                Status::Parked { timed, .. } => !timed && !self.is_enabled(*at),
                _ => false,
            };
            list.extend((0..self.state.threads.len()).filter(waits).map(|at| (at as u32, true)));
        }
        list
    }

    /// Where timeouts wait for everything else: the timed waits that end first, if there are any.
    pub fn earliest(&self) -> Option<Movers> {
        let deadlines =
            || (0..self.state.threads.len()).filter_map(|at| Some((at as u32, self.deadline(at)?)));
        let first = deadlines().map(|(_, until)| until).min().filter(|_| self.run.options.patient)?;
        Some(deadlines().filter(|&(_, until)| until == first).map(|(at, _)| (at, true)).collect())
    }

    /// Brings an enabled thread (or one whose time has come, `timed_out`) back to running.
    /// Returns false if it must first get a monitor.
    pub fn resume(&mut self, at: usize, timed_out: bool) -> bool {
        let flagged = timed_out && self.has_flag(at);
        let thread = &mut self.state.threads[at];
        // Whose time is over looks at the flag once more, as `java` has it.
        let wake = if timed_out && !flagged {
            Wake::TimedOut
        } else if thread.interrupted || flagged {
            Wake::Interrupted
        } else {
            Wake::Ready
        };
        match thread.status {
            Status::Runnable => {}
            Status::Blocked(_) | Status::Initialising(_) => thread.status = Status::Runnable,
            Status::Parked { .. } | Status::Sleeping { .. } => {
                thread.status = Status::Runnable;
                thread.wake = wake;
            }
            Status::Waiting { on, .. } => {
                thread.wake = wake;
                thread.status = Status::Reentering { on, interrupted: false };
                if self.state.monitors.find(on).is_some() {
                    return false;
                }
                return self.resume(at, timed_out);
            }
            Status::Reentering { on, interrupted } => {
                let count = std::mem::take(&mut thread.saved_count);
                if thread.wake == Wake::None {
                    thread.wake = if interrupted { Wake::Interrupted } else { Wake::Ready };
                }
                thread.status = Status::Runnable;
                let current = std::mem::replace(&mut self.state.current, at);
                self.monitor_take(on, count);
                self.state.current = current;
            }
            Status::New | Status::Ended => return false,
        }
        true
    }

    /// Whether the current thread, which an exception has left, is yet to be granted its end.
    pub fn hesitates(&mut self, exception: ObjRef) -> bool {
        let at = self.state.current;
        if !self.run.multi || self.run.granted || self.is_silent() {
            return false;
        }
        self.log_thread(at);
        self.state.threads[at].dying = exception;
        true
    }

    /// The current thread stops: objects that others can reach by now although it is still in their
    /// constructors are remembered, since their final fields are not final yet.
    pub fn note_leaks(&mut self) {
        if !self.state.heap.take_newly_shared() {
            return;
        }
        let thread = &self.state.threads[self.state.current];
        let building: smallvec::SmallVec<[ObjRef; 4]> = thread
            .frames
            .iter()
            .filter(|f| self.method_name(f.method) == "<init>")
            .map(|f| ObjRef(thread.stack[f.base as usize] as u32))
            .filter(|o| !o.is_null() && self.state.heap.is_shared(*o))
            .collect();
        for object in building {
            self.state.heap.mark_leaked(object);
        }
    }

    /// What a thread touches by going on from where it waits.
    pub fn trail_resumes(&mut self, at: usize, timed_out: bool) {
        if !self.run.tracing {
            return;
        }
        match self.state.threads[at].status {
            // It may wake for no reason only while somebody else can move.
            Status::Waiting { timed: false, .. } => self.touches_everything(),
            // It takes the monitor at once if that is free.
            Status::Waiting { on, .. } => {
                self.touches_as(on, super::trail::LOCK, Kind::Write);
                self.touches_as(on, super::trail::WAITERS, Kind::Write);
                self.touches_thread(at, super::trail::PERMIT, true);
            }
            Status::Reentering { on, .. } => {
                // Whom it was woken by does not need the monitor: it may time out instead.
                self.touches_as(on, super::trail::WAITERS, Kind::Read);
                self.touches_as(on, super::trail::LOCK, Kind::Acquire);
            }
            Status::Parked { timed: false, .. } if timed_out => self.touches_everything(),
            Status::Parked { .. } | Status::Sleeping { .. } => {
                self.touches_thread(at, super::trail::PERMIT, true);
            }
            _ => {}
        }
        if timed_out {
            self.touches_flag(at);
            self.touches_clock(self.deadline(at).is_some_and(|until| until > self.state.clock));
        }
    }

    /// A thread that has waited for longer than it wanted to.
    fn overslept(&self, sleepers: &mut Sleepers) -> Option<usize> {
        let tortured = self.run.options.torture || self.run.options.rehash;
        let little = Duration::from_millis(if tortured { 60_000 } else { 200 });
        sleepers.0.resize(self.state.threads.len(), None);
        let mut late = None;
        for (at, slot) in sleepers.0.iter_mut().enumerate() {
            *slot = self.deadline(at).map(|until| match *slot {
                Some(since) if since.0 == until => since,
                _ => {
                    let wanted = Duration::from_nanos(until.saturating_sub(self.state.clock).max(0) as u64);
                    let little = if tortured { little } else { little.min(wanted.saturating_mul(1000)) };
                    (until, Instant::now(), wanted.saturating_mul(3).saturating_add(little))
                }
            });
            if late.is_none() && slot.is_some_and(|(_, since, patience)| since.elapsed() > patience) {
                late = Some(at);
                *slot = None;
            }
        }
        late
    }

    /// Runs the whole program, one schedule, to its end.
    pub fn run_program(&mut self) -> End {
        self.begin_torture();
        let mut main_status = 0;
        let mut turn = 0;
        let mut sleepers = Sleepers::default();
        // Where the round goes on after a sleeper woke in between; no other one does before that.
        let mut interrupted = None;
        loop {
            if !self.state.threads.iter().any(|t| t.is_alive() && !t.daemon) {
                if self.begin_shutdown() {
                    continue;
                }
                return End::Normal { status: main_status };
            }
            if self.run.options.deadline.is_some_and(|d| std::time::Instant::now() > d) {
                return End::OutOfTime;
            }
            let count = self.state.threads.len();
            let next = (0..count).map(|i| (turn + i) % count).find(|&i| self.is_enabled(i));
            let round = interrupted.take();
            let late = match (next, round) {
                (Some(_), None) => self.overslept(&mut sleepers),
                _ => None,
            };
            let next = match round {
                Some(from) => (0..count).map(|i| (from + i) % count).find(|&i| self.is_enabled(i)),
                None => next,
            };
            let (at, timed_out) = match next.map(|at| (at, late)) {
                Some((_, Some(sleeper))) => {
                    interrupted = Some(turn);
                    (sleeper, true)
                }
                Some((at, None)) => (at, false),
                None => {
                    let sleeper = (0..count).filter_map(|i| Some((self.deadline(i)?, i))).min();
                    let Some((until, at)) = sleeper else { return End::Deadlock };
                    self.state.clock = self.state.clock.max(until);
                    (at, true)
                }
            };
            turn = at;
            self.log_thread(at);
            if !self.resume(at, timed_out) {
                turn = at + 1;
                continue;
            }
            self.select_thread(at);
            self.run.fuel = SLICE;
            match self.run() {
                Exit::Done if self.state.monitors.find(self.state.threads[at].object).is_some() => {
                    let object = self.state.threads[at].object;
                    self.set_status(Status::Blocked(object));
                }
                Exit::Done => {
                    self.end_thread(at);
                }
                Exit::Uncaught(exception) => {
                    if at == 0 {
                        main_status = 1;
                    }
                    if self.report_uncaught(at, exception) {
                        self.end_thread(at);
                    }
                }
                Exit::Blocked | Exit::Fuel => turn = at + 1,
                Exit::Halt(code) => return End::Exit(code),
                Exit::Unsupported(what) => {
                    let stack = self.stack_elements(at).into_iter().map(|e| self.element_text(e)).collect();
                    return End::Unsupported { what, stack };
                }
                Exit::Pruned => return End::Exit(0),
                Exit::Fault(..) => unreachable!("a plain run is not asked for violations"),
                Exit::Reopened => unreachable!("a plain run has no open values"),
                Exit::Cut | Exit::Labelled => unreachable!("a plain run has no scheduling points"),
                Exit::Choice(_) => {
                    return End::Unsupported {
                        what: "a choice outside of a check".into(),
                        stack: Vec::new(),
                    };
                }
            }
        }
    }

    /// The last ordinary thread has ended: runs the shutdown hooks, if there are any, on the main
    /// thread's stack. Tells whether there is something to run.
    pub fn begin_shutdown(&mut self) -> bool {
        let Some(&class) = self.program.class_index.get("java/lang/Shutdown") else { return false };
        if !self.is_initialised(class) || self.has_shut_down(class) {
            return false;
        }
        let Some(method) = self.find_method_named(class, "shutdown", "()V") else { return false };
        // All others' ends let the main thread go on.
        self.touches_everything();
        self.select_thread(0);
        self.set_status_of(0, Status::Runnable);
        let entered = self.enter(method, &[], super::thread::Role::Call).is_ok();
        self.threads_changed();
        entered
    }

    /// Whether the hooks have run. While exploring that is read off the JDK's own state, so that it
    /// is undone with it.
    fn has_shut_down(&mut self, class: crate::class::ClassId) -> bool {
        if !self.run.exploring {
            return std::mem::replace(&mut self.run.plain.shutting_down, true);
        }
        let Some(level) = self.find_declared_field(class, "currentRunningHook") else { return true };
        let (statics, slot) = (self.class(class).statics, self.field(level).slot as usize);
        self.state.heap.get(statics, slot) as i32 != -1
    }

    /// A thread has no frames left: it is over, and those who join it go on.
    pub fn end_thread(&mut self, at: usize) {
        if self.run.recorder.is_some() {
            self.record_of(at, super::record::Op::End);
        }
        let object = self.state.threads[at].object;
        self.touches_as(object, super::trail::LOCK, Kind::Acquire);
        self.touches_as(object, super::trail::LIFE, Kind::Write);
        self.touches_waiters(object);
        self.set_status_of(at, Status::Ended);
        self.mark_terminated(object);
        self.notify_all_on(object);
    }

    /// The current thread wakes those who wait on an object, if anybody does.
    pub fn touches_waiters(&mut self, object: ObjRef) {
        if self.run.tracing {
            let waits = |t: &super::Thread| matches!(t.status, Status::Waiting { on, .. } if on == object);
            let any = self.state.threads.iter().any(waits);
            self.touches(object, super::trail::WAITERS, any);
        }
    }

    /// Moves every thread waiting on an object to the entrance of its monitor.
    pub fn notify_all_on(&mut self, object: ObjRef) {
        for at in 0..self.state.threads.len() {
            if matches!(self.state.threads[at].status, Status::Waiting { on, .. } if on == object) {
                self.touches_thread(at, super::trail::PERMIT, true);
                self.set_status_of(at, Status::Reentering { on: object, interrupted: false });
            }
        }
    }
}
