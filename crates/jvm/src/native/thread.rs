//! `java.lang.Thread`, and parking.

use super::{Table, int, nothing, object, zero};
use crate::heap::ObjRef;
use crate::machine::thread::{Role, Status, Wake};
use crate::machine::trail;
use crate::machine::{Machine, Outcome, Trap, raise};

pub const TABLES: &[Table] = &[
    (
        "java/lang/Thread",
        &[
            ("currentThread()Ljava/lang/Thread;", current),
            ("currentCarrierThread()Ljava/lang/Thread;", current),
            ("setCurrentThread(Ljava/lang/Thread;)V", nothing),
            ("yield()V", yield_),
            ("yield0()V", yield_),
            ("onSpinWait()V", yield_),
            ("sleep(J)V", sleep_in_java),
            ("sleep0(J)V", sleep),
            ("sleepNanos0(J)V", sleep_nanos),
            ("start0()V", start),
            ("isAlive()Z", is_alive),
            ("alive()Z", is_alive),
            ("getState()Ljava/lang/Thread$State;", state),
            ("threadState()Ljava/lang/Thread$State;", state),
            ("holdsLock(Ljava/lang/Object;)Z", holds_lock),
            ("setPriority0(I)V", nothing),
            ("setNativeName(Ljava/lang/String;)V", nothing),
            ("ensureMaterializedForStackWalk(Ljava/lang/Object;)V", nothing),
            ("interrupt0()V", interrupt),
            ("clearInterruptEvent()V", clear_event),
            ("getNextThreadIdOffset()J", first_offset),
            ("scopedValueCache()[Ljava/lang/Object;", zero),
            ("setScopedValueCache([Ljava/lang/Object;)V", nothing),
            ("findScopedValueBindings()Ljava/lang/Object;", scoped_bindings),
            ("getThreads()[Ljava/lang/Thread;", threads),
        ],
    ),
    // Scoped values are always looked up: a cache beside each thread would be state of its own.
    ("java/lang/ScopedValue$Cache", &[("put(Ljava/lang/ScopedValue;Ljava/lang/Object;)V", nothing)]),
    ("java/lang/ThreadGroup", &[("activeCount()I", active_count)]),
    ("java/lang/ThreadBuilders$BoundVirtualThread", &[("toString()Ljava/lang/String;", virtual_text)]),
    ("java/lang/Thread$ThreadIdentifiers", &[("next()J", next_id)]),
    ("jdk/internal/misc/Unsafe", &[("park(ZJ)V", park), ("unpark(Ljava/lang/Object;)V", unpark)]),
];

fn current(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(m.state.threads[m.state.current].object.slot())
}

/// The number of the first thread that a program makes; those below are the JVM's own. As `java` shows it when it has
/// a few processors.
pub const fn first_id(feature: u32) -> u64 {
    match feature {
        ..21 => 12,
        21..25 => 30,
        _ => 21,
    }
}

fn first_offset(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(first_id(m.program.boot.feature))
}

const CLEANER: &str = "jdk/internal/ref/CleanerFactory";
const CLEANER_ID: u64 = 9;

/// Thread numbers are counted in the field that would hold the counter's address.
fn next_id(m: &mut Machine, _: &[u64]) -> Outcome {
    let class = m.load_class("java/lang/Thread$ThreadIdentifiers")?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let Some(field) = m.find_declared_field(class, "NEXT_TID_OFFSET") else {
        return Err(Trap::Unsupported("thread numbers of this JDK".into()));
    };
    let (statics, slot) = (m.class(class).statics, m.field(field).slot as usize);
    m.touches(statics, slot as u32, true);
    let id = m.state.heap.get(statics, slot);
    // `java` has made the common cleaner's thread before the program starts; here it is made when first wanted.
    let frames = &m.state.threads[m.state.current].frames;
    if frames.iter().rev().take(12).any(|f| &*m.class(m.method(f.method).class).name == CLEANER) {
        return Ok(CLEANER_ID);
    }
    m.state.heap.put(statics, slot, id + 1);
    Ok(id)
}

fn yield_(m: &mut Machine, _: &[u64]) -> Outcome {
    // In a plain run the slice ends; while exploring every visible operation is a chance to
    // switch, so a yield adds nothing.
    if !m.run.exploring {
        m.run.fuel = 0;
    }
    Ok(0)
}

/// Where newer JDKs have Java code around the native method, a trace shows it; while exploring it would only take time.
fn sleep_in_java(m: &mut Machine, args: &[u64]) -> Outcome {
    let below = if m.run.exploring { None } else { m.program.class_index.get("java/lang/Thread").copied() };
    match below.and_then(|class| m.find_method_named(class, "sleepNanos0", "(J)V")) {
        Some(_) => Err(Trap::Original),
        None => sleep(m, args),
    }
}

fn sleep(m: &mut Machine, args: &[u64]) -> Outcome {
    let millis = args[0] as i64;
    if millis < 0 {
        return raise("java/lang/IllegalArgumentException", "timeout value is negative");
    }
    sleep_for(m, millis.saturating_mul(1_000_000))
}

fn sleep_nanos(m: &mut Machine, args: &[u64]) -> Outcome {
    sleep_for(m, args[0] as i64)
}

/// A virtual thread says nothing more.
fn interrupted_sleep(m: &mut Machine) -> Outcome {
    let class = m.state.heap.class(m.state.threads[m.state.current].object);
    let is_virtual = &*m.class(class).name == "java/lang/ThreadBuilders$BoundVirtualThread";
    let text = (!is_virtual).then(|| "sleep interrupted".to_owned());
    Err(Trap::Raise("java/lang/InterruptedException", text))
}

fn sleep_for(m: &mut Machine, nanos: i64) -> Outcome {
    match std::mem::replace(&mut m.current_thread().wake, Wake::None) {
        Wake::None => {}
        Wake::Interrupted => {
            m.clear_interrupt();
            return interrupted_sleep(m);
        }
        Wake::Ready | Wake::TimedOut => return Ok(0),
    }
    m.cut()?;
    m.touches_thread(m.state.current, trail::PERMIT, false);
    m.touches_clock(false);
    if m.looks_at_interrupt() {
        m.clear_interrupt();
        return interrupted_sleep(m);
    }
    let until = m.state.clock.saturating_add(nanos.max(0));
    m.set_status(Status::Sleeping { until });
    Err(Trap::Block)
}

fn start(m: &mut Machine, args: &[u64]) -> Outcome {
    let thread = object(args, 0);
    if m.program.boot.booting {
        // Reference handler, finalizer, signal dispatcher: the machine does without them.
        return Ok(0);
    }
    let class = m.state.heap.class(thread);
    // A cleaner waits for references to be cleared, which never happens while exploring; and what the JDK itself has
    // to clean up is of no use here.
    if &*m.class(class).name == "jdk/internal/misc/InnocuousThread" {
        let name = m.thread_label(thread);
        if name == "Common-Cleaner" || m.run.exploring && name.contains("Cleaner") {
            return Ok(0);
        }
    }
    let Some(run) = m.find_method_named(class, "run", "()V") else {
        return raise("java/lang/NoSuchMethodError", "run");
    };
    // Others would look at them.
    m.settle_stored()?;
    if m.state.threads.len() >= 10_000 {
        return Err(Trap::Unsupported("more than 10,000 threads".into()));
    }
    let id = m.new_thread(thread);
    m.log_thread_added();
    let vm_slot = m.program.known.thread_vm.0;
    m.state.heap.put(thread, vm_slot, u64::from(id.0) + 1);
    m.state.heap.share(thread);
    m.state.heap.make_lasting(thread);
    let daemon = m.daemon_flag(thread);
    let at = id.0 as usize;
    m.touches_thread(at, trail::LIFE, true);
    m.trail_starts(at);
    m.state.threads[at].daemon = daemon;
    // An interrupt before the start counts.
    let flag = m.program.known.thread_interrupted;
    if flag.exists() {
        m.touches(thread, flag.0 as u32, false);
        m.state.threads[at].interrupted = m.state.heap.get(thread, flag.0) != 0;
    }
    m.state.threads[at].started = m.user_frame(&m.state.threads[m.state.current]);
    m.state.threads[at].status = Status::Runnable;
    m.set_thread_status_field(thread, 0x5); // alive and runnable, in JVMTI's bits
    let before = std::mem::replace(&mut m.state.current, at);
    let entered = m.enter(run, &[thread.slot()], Role::Call);
    m.state.current = before;
    entered?;
    m.threads_changed();
    // From here on the new thread may come first.
    m.run.granted = false;
    Ok(0)
}

/// A virtual thread as text, with the carrier that `java` would have it on while it runs.
fn virtual_text(m: &mut Machine, args: &[u64]) -> Outcome {
    m.visible_anyway()?;
    m.watches_threads("the text of a virtual thread");
    let thread = object(args, 0);
    let Some(at) = m.thread_of(thread).filter(|&at| m.state.threads[at].status == Status::Runnable) else {
        return Err(Trap::Original);
    };
    let class = m.state.heap.class(thread);
    let before = m.state.threads[..at]
        .iter()
        .filter(|t| t.status == Status::Runnable && m.state.heap.class(t.object) == class)
        .count();
    let (id, name) = (m.get_named(thread, "tid"), m.thread_label(thread));
    let comma = if name.is_empty() { "" } else { "," };
    let text = format!("VirtualThread[#{id}{comma}{name}]/runnable@ForkJoinPool-1-worker-{}", before + 1);
    Ok(m.new_string(&text)?.slot())
}

fn is_alive(m: &mut Machine, args: &[u64]) -> Outcome {
    m.cut()?;
    let thread = object(args, 0);
    m.touches(thread, trail::LIFE, false);
    let started = m.thread_of(thread);
    Ok(u64::from(started.is_some_and(|at| m.state.threads[at].is_alive())))
}

/// The state as `Thread.getState` names it, by way of the bits that JVMTI has for it.
fn state(m: &mut Machine, args: &[u64]) -> Outcome {
    m.visible_anyway()?;
    let thread = object(args, 0);
    let timed = |timed: bool| if timed { 0x20 } else { 0x10 };
    let bits = match m.thread_of(thread) {
        None => 0,
        Some(at) => match m.state.threads[at].status {
            Status::New => 0,
            Status::Ended => 0x2,
            Status::Runnable | Status::Initialising(_) => 0x4 | 0x1,
            Status::Blocked(_) if m.run.derived.visible_exits && m.has_tried(at) => 0x400 | 0x1,
            Status::Blocked(_) if m.run.derived.visible_exits || m.is_enabled(at) => 0x4 | 0x1,
            Status::Blocked(_) | Status::Reentering { .. } => 0x400 | 0x1,
            Status::Waiting { timed: t, .. } | Status::Parked { timed: t, .. } => timed(t) | 0x1,
            Status::Sleeping { .. } => timed(true) | 0x1,
        },
    };
    let vm = m.load_class("jdk/internal/misc/VM")?;
    let named = m.find_method_named(vm, "toThreadState", "(I)Ljava/lang/Thread$State;");
    let Some(named) = named else { return Err(Trap::Original) };
    Err(Trap::Call(named, smallvec::smallvec![bits]))
}

/// The live threads of a group and of those below it. Older JDKs count a list, which a thread leaves a little before
/// it counts as ended: while exploring, that is followed step by step (`threads/exit`).
fn active_count(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.run.exploring && m.program.known.group_threads.exists() {
        return Err(Trap::Original);
    }
    m.visible_anyway()?;
    let group = object(args, 0);
    let within = |mut of: ObjRef| {
        while !of.is_null() && of != group {
            of = m.state.heap.get_ref(of, m.program.known.group_parent.0);
        }
        of == group
    };
    let alive = m.state.threads.iter().filter(|t| t.is_alive() && within(m.group_of(t.object)));
    Ok(alive.count() as u64)
}

/// The scoped values in force: the argument of the innermost `runWith` on the stack.
fn scoped_bindings(m: &mut Machine, _: &[u64]) -> Outcome {
    let thread = &m.state.threads[m.state.current];
    let frame = thread.frames.iter().rev().find(|f| {
        m.method_name(f.method) == "runWith"
            && matches!(
                &*m.class(m.method(f.method).class).name,
                "java/lang/Thread" | "java/lang/VirtualThread" | "java/lang/ScopedValue$Carrier"
            )
    });
    Ok(frame.map_or(0, |f| thread.stack[f.base as usize + 1]))
}

fn holds_lock(m: &mut Machine, args: &[u64]) -> Outcome {
    let o = object(args, 0);
    if o.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    Ok(u64::from(m.monitor_count(o) > 0))
}

fn interrupt(m: &mut Machine, args: &[u64]) -> Outcome {
    m.cut()?;
    let Some(at) = m.thread_of(object(args, 0)) else {
        // Had it been started, it would be interrupted.
        m.touches(object(args, 0), trail::LIFE, false);
        return Ok(0);
    };
    let flag = m.program.known.thread_interrupted;
    if flag.exists() {
        m.touches_thread(at, flag.0 as u32, false);
        if m.state.heap.get(object(args, 0), flag.0) == 0 {
            // It has seen the flag, and cleared it, before it could be woken: a wake-up is all that is left.
            m.give_permit(at);
            return Ok(0);
        }
    }
    m.touches_thread(at, trail::PERMIT, !m.state.threads[at].interrupted);
    m.log_thread(at);
    m.state.threads[at].interrupted = true;
    if let Status::Waiting { on, .. } = m.state.threads[at].status {
        m.touches_thread(at, trail::PERMIT, true);
        m.touches(on, trail::WAITERS, true);
        m.state.threads[at].status = Status::Reentering { on, interrupted: true };
    }
    Ok(0)
}

fn clear_event(m: &mut Machine, _: &[u64]) -> Outcome {
    let at = m.state.current;
    m.touches_thread(at, trail::PERMIT, m.state.threads[at].interrupted);
    m.log_thread(at);
    m.state.threads[at].interrupted = false;
    Ok(0)
}

pub(super) fn threads(m: &mut Machine, _: &[u64]) -> Outcome {
    m.visible_anyway()?;
    let class = m.load_class("[Ljava/lang/Thread;")?;
    let alive: Vec<ObjRef> = m.state.threads.iter().filter(|t| t.is_alive()).map(|t| t.object).collect();
    let array = m.new_array(class, alive.len())?;
    for (i, t) in alive.into_iter().enumerate() {
        m.state.heap.put_array_ref(array, i, t);
    }
    Ok(array.slot())
}

fn park(m: &mut Machine, args: &[u64]) -> Outcome {
    let (absolute, time) = (int(args, 1) != 0, args[2] as i64);
    match std::mem::replace(&mut m.current_thread().wake, Wake::None) {
        Wake::None => {}
        _ => {
            m.current_thread().permit = false;
            return Ok(0);
        }
    }
    m.cut()?;
    m.touches_thread(m.state.current, trail::PERMIT, m.state.threads[m.state.current].permit);
    m.touches_clock(false);
    if m.looks_at_interrupt() || m.current_thread().permit {
        m.current_thread().permit = false;
        return Ok(0);
    }
    let until = if absolute {
        m.start_millis().saturating_neg().saturating_add(time).saturating_mul(1_000_000)
    } else {
        m.state.clock.saturating_add(time)
    };
    let timed = absolute || time > 0;
    m.set_status(Status::Parked { timed, until });
    Err(Trap::Block)
}

fn unpark(m: &mut Machine, args: &[u64]) -> Outcome {
    let thread = object(args, 1);
    if thread.is_null() {
        return Ok(0);
    }
    m.cut()?;
    // One that has not been started is not found.
    let started = m.thread_of(thread);
    if started.is_none() {
        m.touches(thread, trail::LIFE, false);
    }
    if let Some(at) = started {
        m.give_permit(at);
    }
    Ok(0)
}

impl Machine {
    /// A thread's next park ends at once, or the present one does.
    fn give_permit(&mut self, at: usize) {
        self.touches_thread(at, trail::PERMIT, !self.state.threads[at].permit);
        self.log_thread(at);
        self.state.threads[at].permit = true;
    }

    /// The group of a thread, wherever this JDK keeps it.
    pub fn group_of(&self, thread: ObjRef) -> ObjRef {
        let k = self.program.known;
        if k.thread_group.exists() {
            return self.state.heap.get_ref(thread, k.thread_group.0);
        }
        if !k.thread_holder.exists() || self.state.heap.get_ref(thread, k.thread_holder.0).is_null() {
            return ObjRef::NULL;
        }
        self.state.heap.get_ref(self.state.heap.get_ref(thread, k.thread_holder.0), k.holder_group.0)
    }

    fn thread_label(&self, thread: ObjRef) -> String {
        self.text_or_null(self.state.heap.get_ref(thread, self.program.known.thread_name.0))
            .unwrap_or_default()
    }

    /// Whether the current thread is interrupted, as it looks before it waits.
    pub fn looks_at_interrupt(&mut self) -> bool {
        self.touches_flag(self.state.current);
        self.state.threads[self.state.current].interrupted || self.has_flag(self.state.current)
    }

    /// Whether a thread's object says that it is interrupted: who interrupts it says so first, and wakes it then.
    pub fn has_flag(&self, at: usize) -> bool {
        let flag = self.program.known.thread_interrupted;
        flag.exists() && self.state.heap.get(self.state.threads[at].object, flag.0) != 0
    }

    /// Somebody looks at the flag in a thread's object.
    pub fn touches_flag(&mut self, at: usize) {
        if self.program.known.thread_interrupted.exists() {
            self.touches_thread(at, self.program.known.thread_interrupted.0 as u32, false);
        }
    }

    /// Clears the current thread's interrupt flag, in the object too.
    pub fn clear_interrupt(&mut self) {
        let at = self.state.current;
        self.log_thread(at);
        self.touches_thread(at, trail::PERMIT, true);
        self.state.threads[at].interrupted = false;
        let object = self.state.threads[at].object;
        if self.program.known.thread_interrupted.exists() {
            let slot = self.program.known.thread_interrupted.0;
            self.touches(object, slot as u32, true);
            self.state.heap.put(object, slot, 0);
        }
    }

    /// Whether a thread is to be a daemon, wherever this JDK keeps that: a field that instructions write.
    fn daemon_flag(&mut self, thread: ObjRef) -> bool {
        let k = self.program.known;
        let (object, slot) = if k.thread_daemon.exists() {
            (thread, k.thread_daemon.0)
        } else if k.thread_holder.exists() && k.holder_daemon.exists() {
            (self.state.heap.get_ref(thread, k.thread_holder.0), k.holder_daemon.0)
        } else {
            return false;
        };
        if object.is_null() {
            return false;
        }
        self.touches(object, slot as u32, false);
        self.state.heap.get(object, slot) != 0
    }

    /// The JVMTI-style status that `Thread.getState` decodes.
    pub fn set_thread_status_field(&mut self, thread: ObjRef, status: u64) {
        let k = self.program.known;
        if k.thread_status.exists() {
            self.touches(thread, k.thread_status.0 as u32, true);
            self.state.heap.put(thread, k.thread_status.0, status);
        } else if k.thread_holder.exists() && k.holder_status.exists() {
            let holder = self.state.heap.get_ref(thread, k.thread_holder.0);
            if !holder.is_null() {
                self.touches(holder, k.holder_status.0 as u32, true);
                self.state.heap.put(holder, k.holder_status.0, status);
            }
        }
    }

    /// A thread is over.
    pub fn mark_terminated(&mut self, thread: ObjRef) {
        self.set_thread_status_field(thread, 0x2);
        // While exploring, a thread that has ended keeps what it refers to, where nobody looks at that (`threads/exit`):
        // letting go at different moments would tell apart states that are alike. Otherwise it has let go before.
        if !self.run.exploring {
            self.let_go(thread);
        }
        self.threads_changed();
    }

    /// A thread whose own code is done lets go of its group and its task by code of older JDKs, step by step, unless
    /// nobody looks at these. Tells whether there is something to run first.
    pub fn begin_exit(&mut self, at: usize) -> bool {
        let (k, thread) = (self.program.known, self.state.threads[at].object);
        let is_due = k.thread_group.exists() && !self.state.heap.get_ref(thread, k.thread_group.0).is_null();
        if !is_due || self.run.derived.rules.has(crate::reduce::rows::EXIT) {
            return false;
        }
        let Some(method) = self.method_of_threads("exit", "()V") else { return false };
        self.select_thread(at);
        self.enter(method, &[thread.slot()], crate::machine::thread::Role::Call).is_ok()
    }

    /// A method of `Thread` itself, whatever a subclass calls the same.
    pub fn method_of_threads(&mut self, name: &str, descriptor: &str) -> Option<crate::class::MethodId> {
        let class = *self.program.class_index.get("java/lang/Thread")?;
        self.find_method_named(class, name, descriptor)
    }

    /// What `Thread.exit` does on a thread's own stack: it leaves its group and drops what it refers to. Done at
    /// once here, since nothing of it can be seen before the thread has ended.
    fn let_go(&mut self, thread: ObjRef) {
        let k = self.program.known;
        if k.thread_group.exists() {
            let group = self.state.heap.get_ref(thread, k.thread_group.0);
            if !group.is_null() {
                self.leave_group(group, thread);
            }
        }
        for slot in [
            k.thread_group,
            k.thread_target,
            k.thread_locals,
            k.thread_inheritable,
            k.thread_acc,
            k.thread_handler,
        ] {
            if slot.exists() && !self.state.heap.get_ref(thread, slot.0).is_null() {
                self.state.heap.put_ref(thread, slot.0, ObjRef::NULL);
            }
        }
    }

    /// Older JDKs list the threads of a group in an array without gaps.
    fn leave_group(&mut self, group: ObjRef, thread: ObjRef) {
        let k = self.program.known;
        if !k.group_threads.exists() {
            return;
        }
        let list = self.state.heap.get_ref(group, k.group_threads.0);
        let count = self.state.heap.get(group, k.group_count.0) as usize;
        if list.is_null() {
            return;
        }
        let Some(at) = (0..count).find(|&i| self.state.heap.array_ref(list, i) == thread) else { return };
        for i in at..count {
            let next = if i + 1 < count { self.state.heap.array_ref(list, i + 1) } else { ObjRef::NULL };
            self.state.heap.put_array_ref(list, i, next);
        }
        self.state.heap.put(group, k.group_count.0, count as u64 - 1);
    }

    /// Interleavings matter once a second thread is alive.
    pub fn threads_changed(&mut self) {
        let several =
            !self.run.options.rehash && self.state.threads.iter().filter(|t| t.is_alive()).count() > 1;
        // A recording goes on when all others have ended: what the last thread finds is the point.
        self.run.multi =
            several || self.run.multi && self.run.recorder.as_ref().is_some_and(|r| r.to_the_end);
        self.state.heap.reuse.watching = self.run.discipline.on && self.state.threads.len() > 1;
    }
}
