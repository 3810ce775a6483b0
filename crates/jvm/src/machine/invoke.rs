//! Calls and returns.

use super::short::Short;
use super::thread::{Frame, Role};
use super::{Machine, Outcome, Trap};
use crate::class::{Body, MethodId};
use crate::classfile::Kind;
use crate::code::Instr;
use crate::heap::ObjRef;
use crate::reduce::locks::{Quiet, Whole};
use crate::reduce::rows;
use sojourner_kernel::system::footprint;

/// Frames a thread may have whatever their size.
pub const MAX_FRAMES: usize = 16_000;

/// Words left free above a frame.
pub const MARGIN: u32 = 8;

/// What a call needs to know of a method, close together; `methods` has all the rest.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The method's boxed code once it is decoded, which never moves.
    pub code: *mut Instr,
    /// Words its frame takes, with a margin. No stack is large enough for a method that cannot
    /// simply be entered: not decoded, native, synchronized, indivisible.
    pub need: u32,
    pub locals: u16,
    /// Argument slots, the receiver included.
    pub args: u16,
    /// A short cut to try first.
    pub short: Option<Short>,
}

impl Entry {
    /// Of a method that is not prepared yet.
    pub fn unprepared(args: u16) -> Entry {
        Entry { code: std::ptr::null_mut(), need: u32::MAX, locals: 0, args, short: None }
    }
}

/// Whether a native method has done nothing yet, and is called again.
pub(crate) fn is_done_again(outcome: &Outcome) -> bool {
    matches!(outcome, Err(Trap::Cut | Trap::Init(_) | Trap::Load(_) | Trap::Choose(_) | Trap::Original))
}

impl Machine {
    /// Calls a method whose arguments are on top of the current frame's stack (already saved).
    /// On success either a frame was pushed, or a native has completed and the caller stands at
    /// the next instruction.
    #[inline]
    pub fn call(&mut self, mid: MethodId) -> Result<(), Trap> {
        if self.program.methods[mid.0 as usize].part.is_watched() {
            self.watch_call(mid);
        }
        let method = &self.program.methods[mid.0 as usize];
        match method.body {
            Body::Code => {
                let slots = u32::from(method.arg_slots);
                let entered = self.method_labels(mid).0;
                if (method.whole != Whole::No || entered != 0) && !method.is_synchronized() {
                    let begins = entered != 0 || self.begins_step(mid);
                    if begins {
                        self.cut()?;
                    }
                }
                let method = &self.program.methods[mid.0 as usize];
                if method.flags & crate::classfile::access::SYNCHRONIZED != 0 {
                    self.call_synchronized(mid)?;
                } else {
                    let sp = self.state.threads[self.state.current].frames.last().expect("a caller").sp;
                    self.push_frame(mid, sp - slots, ObjRef::NULL, Role::Call)?;
                }
                if entered != 0 {
                    self.state.position.moment |= entered;
                    return Err(Trap::Labelled);
                }
                Ok(())
            }
            Body::Native(native) => self.call_native(mid, native),
            Body::Unprepared => {
                self.prepare(mid)?;
                self.call(mid)
            }
            Body::Abstract => {
                Err(Trap::Raise("java/lang/AbstractMethodError", Some(self.abstract_message(mid))))
            }
            Body::Missing => Err(Trap::Unsupported(self.missing_native(mid))),
        }
    }

    fn abstract_message(&self, mid: MethodId) -> String {
        let m = self.method(mid);
        format!(
            "Receiver class does not define or inherit an implementation of the resolved method 'abstract {}'",
            self.method_signature(m.id)
        )
    }

    fn call_synchronized(&mut self, mid: MethodId) -> Result<(), Trap> {
        let method = self.method(mid);
        let (is_static, class, slots) = (method.is_static(), method.class, u32::from(method.arg_slots));
        let thread = &self.state.threads[self.state.current];
        let base = thread.frames.last().expect("a caller").sp - slots;
        let lock = if is_static {
            self.mirror(class)?
        } else {
            ObjRef(self.state.threads[self.state.current].stack[base as usize] as u32)
        };
        // One scheduling point, not two: a second would ask for another grant for ever.
        let seen_anyway = self.begins_step(mid) || self.method_labels(mid).0 != 0;
        if seen_anyway && !self.state.heap.is_shared(lock) {
            self.cut()?;
        } else if self.is_of_program(class) {
            // The monitor is taken on behalf of the program, whoever calls.
            let in_section =
                self.state.threads[self.state.current].atomic != 0 && self.sections(self.state.current) > 0;
            self.visible_enter_unless(in_section, lock)?;
        } else {
            self.visible_enter(lock)?;
        }
        self.check_depth(mid, base)?;
        self.monitor_enter(lock)?;
        self.push_frame(mid, base, lock, Role::Call)
    }

    /// A scheduling point before an access to a shared object by native code.
    #[inline]
    pub fn visible(&mut self, object: ObjRef) -> Result<(), Trap> {
        self.visible_at(object, super::trail::WHOLE, true)
    }

    /// A scheduling point before an access to a slot or element of a shared object.
    #[inline]
    pub fn visible_at(&mut self, object: ObjRef, part: u32, write: bool) -> Result<(), Trap> {
        if self.run.exploring && self.state.heap.is_shared(object) {
            self.cut()?;
            self.touches(object, part, write);
            if !self.run.unreduced {
                // Also while there is one thread: what it gets hold of so can be looked at later.
                self.watch_native(object, part, write);
            }
            if self.run.multi && !self.run.unreduced {
                self.reaches_static(object, part);
                self.note_side(object, part, write);
            }
        } else if self.run.multi && write && self.state.heap.is_constant(object) {
            self.wrote_constant();
        }
        Ok(())
    }

    /// A scheduling point before an operation that other threads can always see.
    #[inline]
    pub fn visible_anyway(&mut self) -> Result<(), Trap> {
        self.cut()?;
        // Also when the others have ended: their ends are in the way.
        if self.run.exploring && self.state.threads.len() > 1 {
            self.touches_everything();
        }
        Ok(())
    }

    /// Whether a method about to be called is one step as a whole, which begins with the call.
    fn begins_step(&self, mid: MethodId) -> bool {
        let method = self.method(mid);
        !self.run.unreduced
            && match method.whole {
                Whole::No | Whole::Silent | Whole::Aside => false,
                Whole::Always | Whole::Bookkeeping => true,
                Whole::Console => self.run.consoles.contains(&self.called_object(method.arg_slots)),
                Whole::IfShared => self.state.heap.is_shared(self.called_object(method.arg_slots)),
                Whole::GivesBack => {
                    let lock = self.called_object(method.arg_slots);
                    self.state.heap.is_shared(lock)
                        && (!self.run.derived.rules.has(rows::RELEASE) || self.is_a_worker(lock))
                }
                Whole::IfWaited => {
                    let condition = self.called_object(method.arg_slots);
                    self.state.heap.is_shared(condition) && self.has_waiters(condition)
                }
            }
    }

    /// The receiver of a call with so many words of arguments.
    fn called_object(&self, slots: u16) -> ObjRef {
        let thread = &self.state.threads[self.state.current];
        let base = thread.frames.last().expect("a caller").sp - u32::from(slots);
        ObjRef(thread.stack[base as usize] as u32)
    }

    /// Whether a lock is that of a pool's worker, which the pool tries to take.
    fn is_a_worker(&self, lock: ObjRef) -> bool {
        self.class(self.state.heap.class(lock)).name.ends_with("ThreadPoolExecutor$Worker")
    }

    /// Whether somebody waits for a condition of the JDK.
    fn has_waiters(&self, condition: ObjRef) -> bool {
        let class = self.state.heap.class(condition);
        let first = self.find_declared_field(class, "firstWaiter").map(|f| self.field(f).slot);
        first.is_none_or(|slot| !self.state.heap.get_ref(condition, usize::from(slot)).is_null())
    }

    /// Whether the scheduling point that the current thread stands at is left out.
    #[cold]
    pub fn is_quiet_site(&self) -> bool {
        let thread = &self.state.threads[self.state.current];
        let mut frames = thread.frames.iter().rev();
        // Beneath a frame of the program all of them are there.
        if thread.frames.last().is_some_and(|f| self.is_of_program(self.method(f.method).class)) {
            return false;
        }
        let site = |frame: Option<&Frame>| {
            frame.and_then(|f| Some((*self.run.quiet.get(&(f.method, f.pc))?, f.base as usize)))
        };
        let local = |base: usize, n: u16| thread.stack[base + usize::from(n)] as u32;
        let is_a = |object: u32, class: &str| {
            self.class(self.state.heap.class(ObjRef(object))).name.ends_with(class)
        };
        let inside = |found: Option<(Quiet, usize)>| match found {
            Some((Quiet::Inside, _)) => true,
            Some((Quiet::InsideUnless(flag), base)) => local(base, flag) == 0,
            _ => false,
        };
        match site(frames.next()) {
            Some((Quiet::Always, _)) => true,
            Some((Quiet::Until(joined), base)) => {
                // Not `COMPLETING`: who looks on until the task is done must let it be done.
                local(base, joined) == 0 && self.get_named(ObjRef(local(base, 0)), "state") != 1
            }
            Some((Quiet::Settled, base)) => {
                // `NORMAL` or `EXCEPTIONAL`.
                matches!(self.get_named(ObjRef(local(base, 0)), "state"), 2 | 3)
            }
            Some((Quiet::Tried, base)) => is_a(local(base, 0), "/ReentrantLock$NonfairSync"),
            Some((Quiet::Attempt { pred, woken, interruptible }, base)) => {
                let node = local(base, 1);
                match local(base, pred) != 0 {
                    true => local(base, woken) == 0 || local(base, interruptible) == 0,
                    false => node == 0 || !is_a(node, "$ConditionNode"),
                }
            }
            None => inside(site(frames.next())),
            // The method as a whole.
            found => inside(found),
        }
    }

    /// A scheduling point; what follows says itself what it touches.
    #[inline]
    pub fn cut(&mut self) -> Result<(), Trap> {
        if self.run.exploring && self.run.multi {
            if !self.run.granted && !self.is_silent() {
                return Err(Trap::Cut);
            }
            self.run.granted = false;
        }
        Ok(())
    }

    /// Without a reduction every native method is a scheduling point, unless the thread is in the
    /// midst of one: with a value drawn, or back from a wait. The grant is the native's own to take.
    fn may_call(&self) -> bool {
        let thread = &self.state.threads[self.state.current];
        !self.run.multi
            || self.run.granted
            || self.is_silent()
            || self.run.chosen.is_some()
            || thread.wake != super::thread::Wake::None
    }

    /// A scheduling point before taking a monitor: the thread waits at its entrance, so that it
    /// counts as able to go on only while the monitor is free.
    #[inline]
    pub fn visible_enter(&mut self, object: ObjRef) -> Result<(), Trap> {
        let is_silent = self.is_silent();
        self.visible_enter_unless(is_silent, object)
    }

    /// The same; no scheduling point if it is `silent`.
    fn visible_enter_unless(&mut self, silent: bool, object: ObjRef) -> Result<(), Trap> {
        if self.run.exploring && self.run.multi && self.state.heap.is_shared(object) {
            if !self.run.granted && !silent && self.monitor_count(object) == 0 {
                self.set_status(super::Status::Blocked(object));
                return Err(Trap::Cut);
            }
            self.run.granted = false;
        }
        if self.run.tracing && self.monitor_count(object) == 0 {
            // In an atomic section it may yet have to wait.
            let held = self.state.monitors.is_held(object);
            let kind = if held { footprint::Kind::Write } else { footprint::Kind::Acquire };
            self.touches_as(object, super::trail::LOCK, kind);
        }
        Ok(())
    }

    #[inline]
    fn check_depth(&self, mid: MethodId, base: u32) -> Result<(), Trap> {
        let method = &self.program.methods[mid.0 as usize];
        let thread = &self.state.threads[self.state.current];
        let need = base as usize + method.max_locals as usize + method.max_stack as usize + MARGIN as usize;
        if need > thread.stack.len() || thread.frames.len() >= MAX_FRAMES {
            return Err(Trap::Raise("java/lang/StackOverflowError", None));
        }
        Ok(())
    }

    /// Enters a method whose arguments lie at `base`.
    #[inline]
    pub fn push_frame(&mut self, mid: MethodId, base: u32, lock: ObjRef, role: Role) -> Result<(), Trap> {
        self.check_depth(mid, base)?;
        let max_locals = u32::from(self.program.methods[mid.0 as usize].max_locals);
        let thread = &mut self.state.threads[self.state.current];
        if role == Role::Call
            && let Some(caller) = thread.frames.last_mut()
        {
            caller.sp = base;
        }
        let sp = base + max_locals;
        thread.frames.push(Frame { method: mid, pc: 0, base, sp, lock, role, plain: false });
        if self.program.methods[mid.0 as usize].whole != Whole::No
            && self.run.exploring
            && !self.run.unreduced
        {
            self.enter_atomic();
        }
        if self.run.options.torture || self.run.options.rehash {
            self.torture_call();
        }
        Ok(())
    }

    /// Pushes a frame for a Java method with these argument slots, above whatever is on the stack.
    pub fn enter(&mut self, mid: MethodId, args: &[u64], role: Role) -> Result<(), Trap> {
        if let Body::Unprepared = self.method(mid).body {
            self.prepare(mid)?;
        }
        if role == Role::Call && self.method(mid).part.is_watched() {
            self.watch_call(mid);
        }
        match self.method(mid).body {
            Body::Code => {}
            Body::Abstract => {
                return Err(Trap::Raise("java/lang/AbstractMethodError", Some(self.abstract_message(mid))));
            }
            _ => return Err(Trap::Unsupported(format!("entering native method {}", self.method_text(mid)))),
        }
        let base = self.state.threads[self.state.current].frames.last().map_or(0, |f| f.sp);
        self.check_depth(mid, base)?;
        let method = self.method(mid);
        let lock = if method.is_synchronized() {
            let lock = if method.is_static() {
                self.mirror(self.method(mid).class)?
            } else {
                ObjRef(args[0] as u32)
            };
            self.monitor_enter(lock)?;
            lock
        } else {
            ObjRef::NULL
        };
        self.state.threads[self.state.current].stack[base as usize..base as usize + args.len()]
            .copy_from_slice(args);
        self.state.position.moment |= self.method_labels(mid).0;
        self.push_frame(mid, base, lock, role)
    }

    fn call_native(&mut self, mid: MethodId, native: crate::native::Native) -> Result<(), Trap> {
        let slots = u32::from(self.program.methods[mid.0 as usize].arg_slots);
        if self.run.open.on {
            self.settle_for_native(mid, slots as usize)?;
        }
        let method = &self.program.methods[mid.0 as usize];
        let result = method.result;
        let thread = &self.state.threads[self.state.current];
        let sp = thread.frames.last().expect("a caller").sp;
        let start = (sp - slots) as usize;
        // Copied, since the native may run Java code on this stack.
        let mut buffer = [0u64; 16];
        let spilled: Vec<u64>;
        let args: &[u64] = if slots as usize <= buffer.len() {
            buffer[..slots as usize].copy_from_slice(&thread.stack[start..sp as usize]);
            &buffer[..slots as usize]
        } else {
            spilled = thread.stack[start..sp as usize].to_vec();
            &spilled
        };
        if self.state.heap.wants_collection() {
            self.collect_garbage();
        }
        let is_watched = self.run.exploring
            && !self.run.unreduced
            && (self.run.multi || self.run.tracing || self.run.discipline.on);
        let is_step = self.run.unreduced || is_watched && self.is_native_step(mid, args);
        if is_step && !self.may_call() {
            return Err(Trap::Cut);
        }
        self.run.instant.method = mid;
        let granted = self.run.granted;
        let drawn = self.run.draws.open && args.iter().any(|&word| self.is_open(word));
        let is_compared = self.run.race.strict && self.run.multi;
        let watched =
            (is_watched || is_compared || self.run.open.on).then(|| self.state.heap.witness.watch(true));
        let mut outcome = if drawn { self.draw_native(mid, args) } else { native(self, args) };
        if is_compared {
            if !is_done_again(&outcome)
                && let Some(what) = self.race_of_native(mid)
            {
                outcome = Err(Trap::Unsupported(what));
            }
            if let (false, false, Some(before)) = (is_watched, self.run.open.on, watched) {
                self.state.heap.witness.watch(before);
                self.state.heap.witness.forget();
            }
        }
        if self.run.open.on {
            outcome = self.check_native(mid, outcome);
            if let (false, Some(before)) = (is_watched, watched) {
                self.state.heap.witness.watch(before);
                self.state.heap.witness.forget();
            }
        }
        let watched = watched.filter(|_| is_watched);
        if let Some(before) = watched {
            self.state.heap.witness.watch(before);
            self.tells_native(mid, is_step || granted && !self.run.granted, &outcome);
        }
        // Nobody gets to see the bits of an open draw.
        if let (Ok(bits), Some(Kind::Long)) = (&outcome, result)
            && self.run.draws.open
            && self.is_open(*bits)
        {
            outcome = Err(self.settle_draw(*bits));
        }
        if let Err(Trap::Init(_)) = outcome {
            // It has done nothing yet and is called again: the grant is for the initialisation, which is a scheduling
            // point of its own. Otherwise either would take the other's for ever.
            self.run.granted = granted;
        } else if is_step {
            self.run.granted = false;
        }
        if self.run.recorder.is_some() {
            self.record_native(mid, args, &outcome);
        }
        match outcome {
            Ok(value) => {
                let thread = &mut self.state.threads[self.state.current];
                let frame = thread.frames.last_mut().expect("the caller");
                let mut sp = start;
                if let Some(kind) = result {
                    thread.stack[sp] = value;
                    sp += 1;
                    if matches!(kind, Kind::Long | Kind::Double) {
                        thread.stack[sp] = 0;
                        sp += 1;
                    }
                }
                frame.sp = sp as u32;
                frame.pc += 1;
                if self.is_large_allocation(0) { self.after_allocation() } else { Ok(()) }
            }
            Err(Trap::Call(target, args)) => {
                self.current_thread().frames.last_mut().expect("the caller").sp = start as u32;
                if let Body::Unprepared = self.method(target).body {
                    self.prepare(target)?;
                }
                match self.method(target).body {
                    Body::Native(native) => {
                        // A tail call of another native: arguments go where the first's were.
                        let thread = self.current_thread();
                        let end = start + args.len();
                        if end > thread.stack.len() {
                            return Err(Trap::Raise("java/lang/StackOverflowError", None));
                        }
                        thread.stack[start..end].copy_from_slice(&args);
                        thread.frames.last_mut().expect("the caller").sp = end as u32;
                        self.call_native(target, native)
                    }
                    _ => self.enter(target, &args, Role::Call),
                }
            }
            Err(Trap::Original) => {
                self.prepare_code(mid)?;
                if self.method(mid).is_synchronized() {
                    return self.call_synchronized(mid);
                }
                self.push_frame(mid, start as u32, ObjRef::NULL, Role::Call)
            }
            Err(Trap::Raise(class, message)) if self.method(mid).is_native() => {
                // The native method itself is the innermost element of the trace.
                self.run.instant.raising_native = Some(mid);
                Err(Trap::Raise(class, message))
            }
            Err(trap) => Err(trap),
        }
    }

    /// Leaves a frame that returns a value; the caller's instruction is complete.
    #[inline]
    pub fn return_from_frame(&mut self) -> Result<(), Trap> {
        let thread = &self.state.threads[self.state.current];
        let frame = *thread.frames.last().expect("a frame to return from");
        if !frame.lock.is_null() {
            self.shows_exit()?;
        }
        if self.run.labels.watching {
            self.label_returned(frame.method)?;
        }
        if !frame.lock.is_null() {
            self.monitor_exit(frame.lock)?;
        }
        self.pop_frame();
        Ok(())
    }

    /// Takes the top frame off; the one below is about to change, so it is logged.
    #[inline]
    pub fn pop_frame(&mut self) {
        let thread = &mut self.state.threads[self.state.current];
        let frame = thread.frames.pop();
        if let Some(frame) = frame
            && self.program.methods[frame.method.0 as usize].whole != Whole::No
            && self.run.exploring
            && !self.run.unreduced
        {
            self.leave_atomic();
        }
        let thread = &mut self.state.threads[self.state.current];
        let depth = thread.frames.len();
        thread.hashed_to = thread.hashed_to.min(depth.saturating_sub(1));
        if depth <= thread.logged_from && depth > 0 && self.state.heap.is_logging() {
            self.log_frame();
        }
    }

    /// Leaves a frame without a value. Tells whether the caller goes on to its next instruction.
    #[inline]
    pub fn return_void<const CHECK: bool>(&mut self) -> Result<bool, Trap> {
        let thread = &self.state.threads[self.state.current];
        let role = thread.frames.last().expect("a frame to return from").role;
        self.return_from_frame()?;
        match role {
            Role::Call => Ok(true),
            Role::Again => Ok(false),
            Role::Initialiser(class) => {
                self.finish_init(class);
                Ok(false)
            }
        }
    }
}

/// A damaged class calls a method that its receiver does not have.
#[cold]
pub fn no_such_method() -> Trap {
    Trap::Raise(
        "java/lang/VerifyError",
        Some("Bad type on operand stack: the receiver has no such method".into()),
    )
}
