//! Who waits for whom when nobody can go on: the circle of locks, a notify that came too early, a
//! monitor held while waiting on another.
//!
//! Locks of `java.util.concurrent` are seen through the JDK's own bookkeeping: a parked thread's
//! blocker, and the owner that an `AbstractOwnableSynchronizer` keeps. Read locks, semaphores, latches
//! and futures have no owner, so they close no circle.

use super::names::short;
use super::{Held, Stuck, Teller};
use crate::heap::ObjRef;
use crate::machine::Init;
use crate::machine::record::{Event, Op, Thing};
use crate::machine::thread::Status;

/// A remark, and whether it is the reason.
pub(super) struct Remark {
    pub text: String,
    pub claim: Option<String>,
}

impl Teller<'_> {
    /// Every live thread, and what keeps it.
    pub(super) fn stuck(&self) -> Vec<Stuck> {
        let live = (0..self.m.state.threads.len()).filter(|&at| self.m.state.threads[at].is_alive());
        live.map(|at| self.stuck_one(at)).collect()
    }

    fn stuck_one(&self, at: usize) -> Stuck {
        let m = self.m;
        let thread = &m.state.threads[at];
        let (place, _, via) = m.standing(at);
        let receiver = via.and_then(|(_, o)| o).map(|o| self.name(o));
        let method =
            via.map(|(method, _)| format!("{}.{}", short(m, m.method(method).class), m.method_name(method)));
        let call = || match (&method, &receiver) {
            (Some(method), Some(on)) if method.starts_with("ConditionObject.await") => {
                format!("waits to be signalled on {on}")
            }
            (Some(method), Some(on)) => format!("waits in {method} on {on}"),
            (Some(method), None) => format!("waits in {method}"),
            _ => "is parked".to_owned(),
        };
        let (what, wants, owner) = match thread.status {
            Status::Blocked(o) | Status::Reentering { on: o, .. } => {
                let owner = m.state.monitors.find(o).map(|i| m.state.monitors.held[i].owner);
                let again =
                    if matches!(thread.status, Status::Blocked(_)) { "" } else { " again, after a wait" };
                (format!("wants {}{again}", self.name(o)), Some(self.name(o)), owner)
            }
            Status::Waiting { on, .. } => match m.state.threads.iter().position(|t| t.object == on) {
                Some(other) if method.as_deref() == Some("Thread.join") => {
                    let name = self.thread(other as u32);
                    (
                        format!("waits for thread {name} to end"),
                        Some(format!("the end of {name}")),
                        Some(other as u32),
                    )
                }
                _ => (format!("waits to be notified on {}", self.name(on)), None, None),
            },
            Status::Parked { .. } => {
                let sync = self.blocker(thread.object);
                let owner = sync.and_then(|s| self.owner(s));
                let running = via.and_then(|(_, on)| on).and_then(|on| self.runner(on));
                match owner {
                    None if running.is_some() => {
                        let result = format!("the result of {}", receiver.as_deref().unwrap_or("a task"));
                        (format!("waits for {result}"), Some(result), running)
                    }
                    Some(owner) => {
                        let lock = receiver.clone().unwrap_or_else(|| "a lock".into());
                        (format!("wants {lock}"), Some(lock), Some(owner))
                    }
                    None => (call(), None, None),
                }
            }
            Status::Initialising(class) => {
                let owner = match m.state.init.get(class.0 as usize) {
                    Some(Init::By(owner)) => Some(*owner),
                    _ => None,
                };
                let name = short(m, class);
                (format!("waits for the initialisation of {name}"), Some(format!("class {name}")), owner)
            }
            _ => ("cannot go on".to_owned(), None, None),
        };
        let what = self.idle(at).map_or(what, str::to_owned);
        let started = m.started_at(at);
        Stuck {
            thread: at as u32,
            place: self.line(place.or(started)),
            what: if started.is_some() { format!("{what}; it was started here") } else { what },
            holds: self.holds(at as u32),
            wants,
            owner,
            daemon: thread.daemon,
        }
    }

    /// What a thread of a pool or a timer does that has nothing to do.
    fn idle(&self, at: usize) -> Option<&'static str> {
        let m = self.m;
        // With a frame of the program's own there is more to tell.
        m.started_at(at)?;
        m.state.threads[at].frames.iter().find_map(|frame| {
            let method = m.method(frame.method);
            match (&*m.class(method.class).name, m.method_name(frame.method)) {
                ("java/util/concurrent/ThreadPoolExecutor", "getTask") => {
                    Some("waits for work (its pool has not been shut down)")
                }
                ("java/util/TimerThread", "mainLoop") => {
                    Some("waits for tasks (its timer has not been cancelled)")
                }
                _ => None,
            }
        })
    }

    fn name(&self, object: ObjRef) -> String {
        let class = self.m.state.heap.class(object);
        match self.recorder.things.iter().position(|&t| t == (object, class)) {
            Some(i) => self.names[i].clone(),
            None => match self.m.state.threads.iter().position(|t| t.object == object) {
                Some(at) => format!("thread {}", self.thread(at as u32)),
                None => format!("a {}", short(self.m, class)),
            },
        }
    }

    /// What a parked thread says it waits for.
    fn blocker(&self, thread: ObjRef) -> Option<ObjRef> {
        let blocker = self.reference(thread, "java/lang/Thread", "parkBlocker")?;
        (!blocker.is_null()).then_some(blocker)
    }

    /// The thread that runs a task whose result is waited for, if one has begun with it.
    fn runner(&self, future: ObjRef) -> Option<u32> {
        const TASK: &str = "java/util/concurrent/FutureTask";
        let class = *self.m.program.class_index.get(TASK)?;
        if !self.m.is_subclass(self.m.state.heap.class(future), class) {
            return None;
        }
        let runner = self.reference(future, TASK, "runner")?;
        self.m.state.threads.iter().position(|t| !runner.is_null() && t.object == runner).map(|at| at as u32)
    }

    /// A task that no thread has begun with, whose result a thread of a pool waits for.
    fn never_begun(&self, s: &Stuck) -> Option<Remark> {
        let (_, _, via) = self.m.standing(s.thread as usize);
        let (method, on) = via?;
        let task = on?;
        let is_task =
            self.m.class(self.m.method(method).class).name.starts_with("java/util/concurrent/FutureTask");
        // 0: new, and nobody runs it.
        let is_new = self.number(task, "java/util/concurrent/FutureTask", "state") == Some(0);
        (is_task && is_new && self.runner(task).is_none()).then(|| Remark {
            text: format!("no thread has begun with {}: those of its pool are taken", self.name(task)),
            claim: Some(format!("thread {} waits for a task that never begins", self.thread(s.thread))),
        })
    }

    /// The thread that has a lock exclusively.
    fn owner(&self, sync: ObjRef) -> Option<u32> {
        const OWNABLE: &str = "java/util/concurrent/locks/AbstractOwnableSynchronizer";
        let class = *self.m.program.class_index.get(OWNABLE)?;
        if !self.m.is_subclass(self.m.state.heap.class(sync), class) {
            return None;
        }
        let owner = self.reference(sync, OWNABLE, "exclusiveOwnerThread")?;
        self.m.state.threads.iter().position(|t| !owner.is_null() && t.object == owner).map(|at| at as u32)
    }

    fn reference(&self, object: ObjRef, class: &str, field: &str) -> Option<ObjRef> {
        let class = *self.m.program.class_index.get(class)?;
        let found = self.m.class(class).fields.iter().find(|&&f| {
            &**self.m.program.symbols.text(self.m.field(f).name) == field && !self.m.field(f).is_static()
        })?;
        Some(self.m.state.heap.get_ref(object, self.m.field(*found).slot as usize))
    }

    /// The locks a thread has.
    fn holds(&self, at: u32) -> Vec<Held> {
        let mut all = Vec::new();
        for held in self.m.state.monitors.held.iter().filter(|h| h.owner == at) {
            let class = self.m.state.heap.class(held.object);
            let thing = self.recorder.things.iter().position(|&t| t == (held.object, class));
            let taken =
                self.recorder.events.iter().rev().find(|e| {
                    e.thread == at && matches!(e.op, Op::Lock(Thing(t)) if Some(t as usize) == thing)
                });
            all.push(Held { lock: self.name(held.object), place: self.line(taken.and_then(|e| e.place)) });
        }
        for (index, &(object, class)) in self.recorder.things.iter().enumerate() {
            let name = &self.m.class(class).name;
            if !name.starts_with("java/util/concurrent/locks/") || self.m.state.heap.class(object) != class {
                continue;
            }
            let sync = self.reference(object, name, "sync").filter(|s| !s.is_null());
            let is_shared = name.ends_with("$ReadLock") && self.reads_locked(at, Thing(index as u32));
            if !is_shared && (name.ends_with("$ReadLock") || sync.and_then(|s| self.owner(s)) != Some(at)) {
                continue;
            }
            let taken = self.recorder.events.iter().rev().find(|e| {
                let (Some((method, Some(on))), true) = (e.via, e.thread == at) else { return false };
                let method = self.m.method_name(method);
                on == Thing(index as u32) && (method.starts_with("lock") || method.starts_with("tryLock"))
            });
            // A lock that this thread never took by name is a part of another one.
            if let Some(taken) = taken {
                all.push(Held { lock: self.names[index].clone(), place: self.line(taken.place) });
            }
        }
        all
    }

    /// Whether a thread has locked a read lock more often than it has unlocked it.
    fn reads_locked(&self, at: u32, lock: Thing) -> bool {
        let mut held = false;
        for event in self.recorder.events.iter().filter(|e| e.thread == at) {
            match event.via {
                Some((method, Some(on))) if on == lock => held = self.m.method_name(method) != "unlock",
                _ => {}
            }
        }
        held
    }

    /// What the end says beyond who stands where.
    pub(super) fn remarks(&self, stuck: &[Stuck], cycle: &[u32]) -> Vec<Remark> {
        let mut all: Vec<Remark> = stuck
            .iter()
            .filter(|s| !s.daemon && s.owner.is_none())
            .filter_map(|s| self.swallowed(s))
            .collect();
        for s in stuck.iter().filter(|s| !s.daemon) {
            all.extend(self.left_locked(s));
            all.extend(self.never_begun(s));
        }
        // Said once of each thing.
        for remark in stuck.iter().filter(|s| !s.daemon).filter_map(|s| self.still_needs(s)) {
            if !all.iter().any(|r| r.text == remark.text) {
                all.push(remark);
            }
        }
        for s in stuck.iter().filter(|s| !s.daemon) {
            let is_swallowed = s.owner.is_none() && self.swallowed(s).is_some();
            let Status::Waiting { on, .. } = self.m.state.threads[s.thread as usize].status else {
                all.extend(self.lost_signal(s).filter(|_| !is_swallowed));
                continue;
            };
            if s.owner.is_some() {
                continue;
            }
            let class = self.m.state.heap.class(on);
            let Some(thing) = self.recorder.things.iter().position(|&t| t == (on, class)) else { continue };
            let thing = Thing(thing as u32);
            all.extend(self.lost_notify(s, thing).filter(|_| !is_swallowed));
            for other in stuck {
                let held = s
                    .holds
                    .iter()
                    .find(|h| other.owner == Some(s.thread) && other.wants.as_ref() == Some(&h.lock));
                if let Some(held) = held {
                    let (a, b) = (self.thread(s.thread), self.thread(other.thread));
                    all.push(Remark {
                        text: format!(
                            "nested monitors: {a} holds {} while it waits on {}, and {b} needs {0} to go on",
                            held.lock, self.names[thing.0 as usize]
                        ),
                        claim: cycle.is_empty().then(|| {
                            format!("nested monitors lock {b} out: {a} waits with {} held", held.lock)
                        }),
                    });
                }
            }
        }
        all
    }

    /// A thread that is still alive has swallowed an interrupt.
    pub(super) fn swallowed_by_anyone(&self) -> Vec<Remark> {
        let live = self.stuck();
        live.iter().filter(|s| !s.daemon).filter_map(|s| self.swallowed(s)).collect()
    }

    /// A lock that nobody can give back any more.
    fn left_locked(&self, s: &Stuck) -> Option<Remark> {
        let owner = s.owner.filter(|&owner| !self.m.state.threads[owner as usize].is_alive())?;
        let (name, lock) = (self.thread(owner), s.wants.as_ref()?);
        Some(Remark {
            text: format!("{name} has ended, and never unlocked {lock}"),
            claim: Some(format!(
                "a lock is never unlocked: thread {} wants {lock} for ever",
                self.thread(s.thread)
            )),
        })
    }

    /// What a latch, a barrier, a phaser, a semaphore or a lock that knows no owner still needs.
    fn still_needs(&self, s: &Stuck) -> Option<Remark> {
        let (_, _, via) = self.m.standing(s.thread as usize);
        let (method, on) = via?;
        let on = on?;
        let class = &*self.m.class(self.m.method(method).class).name;
        let (object, field, what) = match class {
            "java/util/concurrent/CountDownLatch" => {
                let sync = self.reference(on, class, "sync")?;
                (sync, ("java/util/concurrent/locks/AbstractQueuedSynchronizer", "state"), "countDown")
            }
            "java/util/concurrent/CyclicBarrier" => (on, (class, "count"), "await"),
            "java/util/concurrent/Phaser" => (on, (class, "state"), "arrive"),
            _ => return self.lacks(on, class),
        };
        let mut left = self.number(object, field.0, field.1)?;
        if what == "arrive" {
            // Those who have not arrived are the lower half of the word.
            left &= 0xFFFF;
        }
        let more = if left == 1 { "one more".to_owned() } else { format!("{left} more") };
        Some(Remark {
            text: format!("{} needs {more} {what}, and nobody is left who does it", self.name(on)),
            claim: None,
        })
    }

    /// What a semaphore has left, or who a stamped lock is taken by: nobody knows, but it is.
    fn lacks(&self, on: ObjRef, class: &str) -> Option<Remark> {
        let name = self.name(on);
        let text = match class {
            "java/util/concurrent/Semaphore" => {
                let sync = self.reference(on, class, "sync")?;
                let left =
                    self.number(sync, "java/util/concurrent/locks/AbstractQueuedSynchronizer", "state")?;
                format!("{name} has {left} permits left, and nobody is left who releases one")
            }
            "java/util/concurrent/locks/StampedLock" => {
                const WRITING: i32 = 128;
                let how = if self.number(on, class, "state")? & WRITING != 0 { "writing" } else { "reading" };
                format!(
                    "{name} is locked for {how} already, and nobody is left who unlocks it; \
                     a thread cannot take it twice"
                )
            }
            _ => return None,
        };
        Some(Remark { text, claim: None })
    }

    fn number(&self, object: ObjRef, class: &str, field: &str) -> Option<i32> {
        let class = *self.m.program.class_index.get(class)?;
        let found = self.m.class(class).fields.iter().find(|&&f| {
            &**self.m.program.symbols.text(self.m.field(f).name) == field && !self.m.field(f).is_static()
        })?;
        Some(self.m.state.heap.get(object, self.m.field(*found).slot as usize) as i32)
    }

    /// A thread was interrupted, caught the exception, and waits now: nothing is left of the interrupt.
    fn swallowed(&self, s: &Stuck) -> Option<Remark> {
        let events = &self.recorder.events;
        let is_caught = |op: &Op| matches!(op, Op::Caught(text) if text.starts_with("InterruptedException"));
        let caught = events.iter().rposition(|e| e.thread == s.thread && is_caught(&e.op))?;
        // Interrupted again since, it would not wait.
        let line = self.line(events[caught].place)?;
        let name = self.thread(s.thread);
        Some(Remark {
            text: format!(
                "the interrupt was swallowed: {name} caught InterruptedException at {}:{}, went on, and waits again",
                line.file, line.line
            ),
            claim: Some(format!("an interrupt is swallowed: thread {name} waits for ever")),
        })
    }

    /// Why nobody signals a thread that waits on a condition. A signal wakes who has waited longest.
    fn lost_signal(&self, s: &Stuck) -> Option<Remark> {
        let events = &self.recorder.events;
        let wait = events.iter().rposition(|e| e.thread == s.thread && self.is_condition(e, "await"))?;
        let (_, on) = self.m.standing(s.thread as usize).2?;
        let on = self.name(on?);
        let condition = events[wait].via?.1?;
        let line =
            |e: &Event| self.line(e.place).map_or("?".to_owned(), |l| format!("{}:{}", l.file, l.line));
        // The first event of the wait: it gives up the lock there.
        let begun = (0..=wait)
            .rev()
            .take_while(|&i| events[i].thread != s.thread || events[i].via == events[wait].via)
            .last()?;
        let is_signal =
            |e: &&Event| e.via.is_some_and(|(_, r)| r == Some(condition)) && self.is_condition(e, "signal");
        let after = events[begun..].iter().filter(|e| e.thread != s.thread).find(is_signal);
        let before = events[..begun].iter().rev().find(is_signal);
        let (name, at) = (self.thread(s.thread), line(&events[wait]));
        Some(match (after, before) {
            (Some(e), _) => Remark {
                text: format!(
                    "the signal at {} by {} woke another thread, not {name}",
                    line(e),
                    self.thread(e.thread)
                ),
                claim: Some(format!("a signal wakes the wrong thread: {name} waits for ever")),
            },
            // It was woken by that signal, and waits again.
            (None, Some(e)) if self.waited_before(s.thread, condition, e) => Remark {
                text: format!(
                    "the signal at {} by {} woke {name}, which could not use it and waits again at {at}",
                    line(e),
                    self.thread(e.thread)
                ),
                claim: None,
            },
            (None, Some(e)) => Remark {
                text: format!(
                    "lost signal: the one at {} by {} came before the wait at {at} by {name}",
                    line(e),
                    self.thread(e.thread)
                ),
                claim: Some(format!("a signal is lost: thread {name} waits for ever")),
            },
            (None, None) => Remark { text: format!("nobody ever signals {on} in this run"), claim: None },
        })
    }

    /// Whether a thread was waiting on a condition when this happened.
    fn waited_before(&self, thread: u32, condition: Thing, event: &Event) -> bool {
        let before = self.recorder.events.iter().take_while(|e| !std::ptr::eq(*e, event));
        before.into_iter().any(|e| {
            e.thread == thread
                && self.is_condition(e, "await")
                && e.via.is_some_and(|(_, on)| on == Some(condition))
        })
    }

    fn lost_notify(&self, s: &Stuck, thing: Thing) -> Option<Remark> {
        let events = &self.recorder.events;
        let wait = events
            .iter()
            .rposition(|e| e.thread == s.thread && matches!(e.op, Op::Wait { on, .. } if on == thing))?;
        let line = |e: &crate::machine::record::Event| {
            self.line(e.place).map_or("?".to_owned(), |l| format!("{}:{}", l.file, l.line))
        };
        let mut notifies = events.iter().enumerate().filter_map(|(i, e)| match &e.op {
            Op::Notify { on, woken, .. } if *on == thing => Some((i, e, woken)),
            _ => None,
        });
        // A thread of the library that waits for work: no line of the program misses a notify.
        self.line(events[wait].place)?;
        let (name, at) = (self.thread(s.thread), line(&events[wait]));
        let last = notifies.next_back();
        Some(match last {
            Some((i, e, woken)) if i < wait && woken.is_empty() => Remark {
                text: format!(
                    "lost wake-up: the notify at {} by {} came before the wait at {at} by {name}; nobody was waiting",
                    line(e),
                    self.thread(e.thread)
                ),
                claim: Some(format!("a notify is lost: thread {name} waits for ever")),
            },
            Some((i, e, woken)) if i > wait && !woken.contains(&s.thread) => Remark {
                text: format!(
                    "the notify at {} by {} woke {}, not {name}",
                    line(e),
                    self.thread(e.thread),
                    woken.iter().map(|&w| self.thread(w)).collect::<Vec<_>>().join(", ")
                ),
                claim: Some(format!("a notify wakes the wrong thread: {name} waits for ever")),
            },
            Some(_) => Remark {
                text: format!(
                    "no notify on {} comes after the wait at {at} by {name}",
                    self.names[thing.0 as usize]
                ),
                claim: None,
            },
            None => Remark {
                text: format!(
                    "missed notify: nobody ever notifies {} in this run",
                    self.names[thing.0 as usize]
                ),
                claim: None,
            },
        })
    }
}

/// Threads each of which waits for the next, the last for the first; empty if there are none.
pub(super) fn cycle(stuck: &[Stuck]) -> Vec<u32> {
    let next = |t: u32| stuck.iter().find(|s| s.thread == t).and_then(|s| s.owner);
    for s in stuck {
        let mut way = vec![s.thread];
        while let Some(to) = next(way[way.len() - 1]) {
            if to == s.thread {
                return way;
            }
            if way.contains(&to) {
                break;
            }
            way.push(to);
        }
    }
    Vec::new()
}

pub(super) fn claim(teller: &Teller, stuck: &[Stuck], cycle: &[u32], remarks: &[Remark]) -> String {
    match cycle.len() {
        0 => {}
        1 => return format!("thread {} waits for itself", teller.thread(cycle[0])),
        2 => return "two threads wait for each other".into(),
        n => return format!("{n} threads wait for each other in a circle"),
    }
    if let Some(claim) = remarks.iter().find_map(|r| r.claim.clone()) {
        return claim;
    }
    // One that waits for no other thread is the root; joiners follow from it.
    let root = stuck.iter().filter(|s| !s.daemon).find(|s| s.owner.is_none());
    match root.or(stuck.iter().find(|s| !s.daemon)) {
        Some(s) => {
            // Where it was started, if it has no line of the program, is told with its span.
            let what = s.what.split("; ").next().unwrap_or(&s.what);
            let (what, why) = what.split_at(what.find(" (").unwrap_or(what.len()));
            format!("thread {} {what} for ever{why}", teller.thread(s.thread))
        }
        None => "no thread can go on".into(),
    }
}
