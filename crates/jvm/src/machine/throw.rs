//! Exceptions: making them, finding their handler, and everything else that stops an instruction.

use super::thread::{Role, Status};
use super::{Exit, Machine, Trap};
use crate::class::ClassId;
use crate::heap::ObjRef;

/// `java` keeps this many errors with room for a trace; later ones have none.
const TRACED_MEMORY_ERRORS: u32 = 4;

impl Machine {
    /// Deals with a trap at the current (saved) instruction. `None`: go on with the top frame.
    #[cold]
    pub fn trap(&mut self, trap: Trap) -> Option<Exit> {
        match trap {
            // The analysis of a method knows references from numbers, not what they refer to.
            Trap::Throw(object) if !self.is_throwable(object) => {
                self.trap(Trap::Raise("java/lang/VerifyError", Some("Bad type on operand stack".into())))
            }
            Trap::Throw(object) => self.unwind(object),
            Trap::Raise(class, message) => match self.make_exception(class, message) {
                Ok(object) => self.unwind(object),
                Err(trap) => self.trap_again(trap),
            },
            Trap::Full => {
                self.collect_now();
                // Nearly nothing was freed: `java` gives up too, rather than collect at every allocation.
                if self.run.instant.tried_collecting || self.state.heap.is_scarce() {
                    self.run.instant.tried_collecting = false;
                    self.state.heap.open_reserve(true);
                    let made =
                        self.make_exception("java/lang/OutOfMemoryError", Some("Java heap space".into()));
                    self.state.heap.open_reserve(false);
                    match made {
                        Ok(object) => self.unwind(object),
                        Err(_) => {
                            Some(Exit::Unsupported("the heap is too small for the error itself".into()))
                        }
                    }
                } else {
                    // Try the instruction once more with the space just freed.
                    self.run.instant.tried_collecting = true;
                    None
                }
            }
            // Who initialises a class of the program, and when, is for others to see.
            Trap::Init(class) if self.initialises_visibly(class) && self.cut_aloud().is_err() => {
                Some(Exit::Cut)
            }
            Trap::Init(class) => {
                // A class that cannot be used is told of where a native method of the JDK asks for it.
                let top = self.state.threads[self.state.current].frames.last().copied();
                self.run.instant.raising_native = top.and_then(|f| self.initialising_native(&f, class));
                let begun = self.begin_init(class);
                self.run.instant.raising_native = None;
                match begun {
                    Ok(_) => None,
                    Err(trap) => self.trap_again(trap),
                }
            }
            Trap::Load(wanted) => self.ask_loader(&wanted),
            Trap::Block => Some(Exit::Blocked),
            Trap::Again => None,
            Trap::Reopen => Some(Exit::Reopened),
            Trap::Prune => Some(Exit::Pruned),
            Trap::Fault(kind, message) => Some(Exit::Fault(kind, message)),
            Trap::Original => Some(Exit::Unsupported("a native that declines where it cannot".into())),
            Trap::Cut if !self.run.quiet.is_empty() && self.is_quiet_site() => {
                self.run.granted = true;
                None
            }
            Trap::Cut => Some(Exit::Cut),
            Trap::Labelled => Some(Exit::Labelled),
            Trap::Choose(choice) => Some(Exit::Choice(choice)),
            Trap::Call(method, args) => match self.enter(method, &args, Role::Call) {
                Ok(()) => None,
                Err(trap) => self.trap_again(trap),
            },
            Trap::Unsupported(what) => Some(Exit::Unsupported(what)),
            Trap::Exit(code) => Some(Exit::Halt(code)),
        }
    }

    fn trap_again(&mut self, trap: Trap) -> Option<Exit> {
        match trap {
            // Running out of heap while making an exception: one more try with fresh space.
            Trap::Full => {
                self.run.instant.tried_collecting = true;
                self.trap(Trap::Full)
            }
            other => self.trap(other),
        }
    }

    /// Makes a VM-raised exception without running its constructor.
    pub fn make_exception(&mut self, class: &str, message: Option<String>) -> Result<ObjRef, Trap> {
        let id = self.load_class(class)?;
        let text = match message {
            Some(text) => self.new_string(&text)?,
            None => ObjRef::NULL,
        };
        let object = self.make_throwable(id, text)?;
        if class == "java/lang/NullPointerException" {
            // As its constructor would have left it: the helpful message is still to be made.
            self.set_named(object, "extendedMessageState", 1);
        }
        if class == "java/lang/OutOfMemoryError" && !self.run.exploring {
            self.run.plain.memory_errors += 1;
            if self.run.plain.memory_errors > TRACED_MEMORY_ERRORS {
                self.state.heap.put(object, self.program.known.throwable_trace.0, 0);
                self.set_named(object, "depth", 0);
            }
        }
        Ok(object)
    }

    pub fn make_throwable(&mut self, class: ClassId, message: ObjRef) -> Result<ObjRef, Trap> {
        if !self.run.exploring && self.state.init[class.0 as usize] != super::Init::Done {
            self.note_linked(class);
        }
        let object = self.new_instance(class)?;
        let known = self.program.known;
        self.state.heap.put_ref(object, known.throwable_message.0, message);
        self.state.heap.put_ref(object, known.throwable_cause.0, object);
        // The sentinels that the field initialisers would have put there.
        for (field, slot) in
            [("UNASSIGNED_STACK", known.throwable_stack), ("SUPPRESSED_SENTINEL", known.throwable_suppressed)]
        {
            if let Some(sentinel) = self.static_ref("java/lang/Throwable", field) {
                self.state.heap.put_ref(object, slot.0, sentinel);
            }
        }
        self.fill_trace(object);
        Ok(object)
    }

    /// The value of a static reference field, if class and field exist.
    pub fn static_ref(&mut self, class: &str, field: &str) -> Option<ObjRef> {
        let class = self.load_class(class).ok()?;
        let field = self.find_declared_field(class, field)?;
        Some(self.state.heap.get_ref(self.class(class).statics, self.field(field).slot as usize))
    }

    /// Finds the handler of an exception, leaving frames on the way.
    fn unwind(&mut self, object: ObjRef) -> Option<Exit> {
        self.run.instant.raising_native = None;
        self.run.instant.tried_collecting = false;
        let class = self.state.heap.class(object);
        let labelled = self.run.labels.watching && self.run.exploring && self.label_thrown(object);
        let mut object = object;
        let mut class = class;
        let mut left = Role::Call;
        loop {
            let Some(&frame) = self.state.threads[self.state.current].frames.last() else {
                return Some(Exit::Uncaught(object));
            };
            // A frame that waits for its superclass to be initialised has no handlers yet.
            let index = self.state.threads[self.state.current].frames.len() - 1;
            let begun = !self.waits_for_super(index, &frame, left);
            left = frame.role;
            if begun && let Some(target) = self.find_handler(frame.method, frame.pc, class) {
                let max_locals = u32::from(self.method(frame.method).max_locals);
                let thread = self.current_thread();
                let top = thread.frames.last_mut().expect("found above");
                top.pc = target;
                let at = top.base + max_locals;
                top.sp = at + 1;
                thread.stack[at as usize] = object.slot();
                if self.run.recorder.is_some() {
                    self.record_caught(frame.method, target, object);
                }
                return labelled.then_some(Exit::Labelled);
            }
            if !frame.lock.is_null() {
                if self.hides_exit(frame.lock) {
                    return Some(Exit::Unsupported(
                        "an exception that leaves a synchronized method while others look at who is BLOCKED"
                            .into(),
                    ));
                }
                // A monitor that is no longer held replaces the exception; it cannot be here.
                let _ = self.monitor_exit(frame.lock);
            }
            // Leaving frames is work too: a loop of overflowing stacks must not go on for ever.
            self.run.fuel = self.run.fuel.saturating_sub(4);
            self.pop_frame();
            if let Role::Initialiser(failed) = frame.role {
                self.fail_init(failed);
                // Without room for it, later errors have no cause.
                let _ = self.keep_init_error(failed, object);
                if !self.is_error(class) {
                    self.run.instant.leaving = Some(failed);
                    let wrapped = self.wrap_initialiser_error(object);
                    self.run.instant.leaving = None;
                    match wrapped {
                        Ok(wrapped) => {
                            object = wrapped;
                            class = self.state.heap.class(object);
                        }
                        Err(trap) => return self.trap_again(trap),
                    }
                }
            }
        }
    }

    /// Keeps why a class is unusable, for the errors that later uses raise: in its Class object, since it can be seen.
    fn keep_init_error(&mut self, class: ClassId, exception: ObjRef) -> Result<(), Trap> {
        let name = self.class_java_name(self.state.heap.class(exception));
        let message = self.state.heap.get_ref(exception, self.program.known.throwable_message.0);
        let message = self.text_or_null(message).map_or(String::new(), |text| format!(": {text}"));
        let thread = self
            .state
            .heap
            .get_ref(self.state.threads[self.state.current].object, self.program.known.thread_name.0);
        let thread = self.text_or_null(thread).unwrap_or_default();
        let trace = self.state.heap.get(exception, self.program.known.throwable_trace.0);
        let text = format!("Exception {name}{message} [in thread \"{thread}\"]");
        let cause = self.make_exception("java/lang/ExceptionInInitializerError", Some(text))?;
        let known = self.program.known;
        self.state.heap.put_ref(cause, known.throwable_cause.0, ObjRef::NULL);
        self.state.heap.put(cause, known.throwable_trace.0, trace);
        if known.throwable_depth.exists() {
            let depth = self.run.traces.get(trace).map_or(0, |t| t.len());
            self.state.heap.put(cause, known.throwable_depth.0, depth as u64);
        }
        let mirror = self.mirror(class)?;
        self.state.heap.put_ref(mirror, known.class_failure.0, cause);
        Ok(())
    }

    /// The error of a use of a class whose initialisation has failed, caused by that failure.
    pub fn unusable_class(&mut self, class: ClassId) -> Trap {
        let name = self.class_java_name(class);
        match self.make_unusable(class, &format!("Could not initialize class {name}")) {
            Ok(error) => Trap::Throw(error),
            Err(trap) => trap,
        }
    }

    fn make_unusable(&mut self, class: ClassId, message: &str) -> Result<ObjRef, Trap> {
        let error = self.make_exception("java/lang/NoClassDefFoundError", Some(message.to_owned()))?;
        let mirror = self.mirror(class)?;
        let known = self.program.known;
        let cause = self.state.heap.get_ref(mirror, known.class_failure.0);
        if !cause.is_null() {
            self.state.heap.put_ref(error, known.throwable_cause.0, cause);
        }
        Ok(error)
    }

    fn is_throwable(&mut self, object: ObjRef) -> bool {
        let class = self.state.heap.class(object);
        self.load_class("java/lang/Throwable").is_ok_and(|throwable| self.is_subclass(class, throwable))
    }

    fn is_error(&mut self, class: ClassId) -> bool {
        self.load_class("java/lang/Error").is_ok_and(|error| self.is_subclass(class, error))
    }

    fn wrap_initialiser_error(&mut self, cause: ObjRef) -> Result<ObjRef, Trap> {
        let class = self.load_class("java/lang/ExceptionInInitializerError")?;
        let error = self.make_throwable(class, ObjRef::NULL)?;
        // Older JDKs keep the cause in a field of their own as well.
        if let Some(field) = self.find_declared_field(class, "exception") {
            let slot = self.field(field).slot as usize;
            self.state.heap.put_ref(error, slot, cause);
        }
        self.state.heap.put_ref(error, self.program.known.throwable_cause.0, cause);
        Ok(error)
    }

    fn find_handler(&mut self, method: crate::class::MethodId, pc: u32, class: ClassId) -> Option<u32> {
        for at in 0..self.method(method).handlers.len() {
            let handler = self.method(method).handlers[at];
            if !(handler.start..handler.end).contains(&pc) {
                continue;
            }
            if handler.catch_type == 0 {
                return Some(handler.target);
            }
            let owner = self.method(method).class;
            let caught = match self.class(owner).resolved.get(&handler.catch_type) {
                Some(&id) => Some(ClassId(id as u32)),
                None => {
                    let file = self.class(owner).file.clone()?;
                    let name = file.pool.class_name(handler.catch_type).ok()?.to_owned();
                    let found = self.caught_class(owner, &name, class);
                    if let Some(found) = found {
                        self.program.classes[owner.0 as usize]
                            .resolved
                            .insert(handler.catch_type, u64::from(found.0));
                    }
                    found
                }
            };
            if caught.is_some_and(|c| self.is_subclass(class, c)) {
                return Some(handler.target);
            }
        }
        None
    }

    /// A failed cast, in Java's words.
    #[cold]
    pub fn cast_trap(&mut self, object: ObjRef, to: ClassId) -> Trap {
        let from = self.state.heap.class(object);
        let (a, b) = (self.class_java_name(from), self.class_java_name(to));
        let where_ = self.whereabouts_of_both((from, &a), (to, &b));
        Trap::Raise(
            "java/lang/ClassCastException",
            Some(format!("class {a} cannot be cast to class {b} ({where_})")),
        )
    }

    /// Where two classes are from.
    pub fn whereabouts_of_both(
        &mut self,
        (a, a_name): (ClassId, &str),
        (b, b_name): (ClassId, &str),
    ) -> String {
        let (at_a, at_b) = (self.whereabouts(a), self.whereabouts(b));
        if at_a == at_b {
            format!("{a_name} and {b_name} are in {at_a}")
        } else {
            format!("{a_name} is in {at_a}; {b_name} is in {at_b}")
        }
    }

    /// Changes the current thread's status.
    pub fn set_status(&mut self, status: Status) {
        self.set_status_of(self.state.current, status);
    }
}
