//! What threads did, written down while a run is told again.
//!
//! Invariant: a recorder changes nothing. With none (always while searching) the cost is one test
//! of a pointer at operations that other threads can see, at monitor operations and at native
//! calls; plain instructions have none. What a run did before a second thread was alive is not
//! recorded, except monitors.
//!
//! Known gap: an object is known by its address and class, so one that was collected and one that
//! took its place count as the same.

use super::thread::{Frame, Status};
use super::trace::Element;
use super::{Machine, Outcome, Trap};
use crate::class::{ClassId, FieldId, MethodId, Origin, Sort};
use crate::heap::ObjRef;
use crate::link::var_handle::{Access, Place, Variable};
use rustc_hash::FxHashMap;

/// An object of the recording, by its number in [`Recorder::things`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Thing(pub u32);

/// A value that was read or written.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Text(String),
    Thing(Thing),
}

/// Where in an object: a field or an element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    Field(FieldId),
    Element(u32),
    /// A slot no field is known for.
    Slot(u32),
}

/// One thing that a thread did.
#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    Access {
        object: Thing,
        spot: Spot,
        write: bool,
        value: Value,
    },
    /// A compare-and-set: what was expected, what is there afterwards, and whether it was set.
    Swap {
        object: Thing,
        spot: Spot,
        expected: Value,
        now: Value,
        done: bool,
    },
    /// The program has caught an exception: its class, and its message where it has one.
    Caught(String),
    Lock(Thing),
    Unlock(Thing),
    Wait {
        on: Thing,
        timed: bool,
    },
    /// With the threads that it woke.
    Notify {
        on: Thing,
        all: bool,
        woken: Vec<u32>,
    },
    Park,
    Unpark(u32),
    Sleep,
    Start(u32),
    Interrupt(u32),
    /// A temporary file was looked at or changed.
    File {
        verb: &'static str,
        write: bool,
        path: String,
    },
    /// A timed operation, or a sleep, ended by itself.
    TimedOut,
    /// A wait ended for no reason.
    Spurious,
    /// A value was drawn or chosen.
    Draw {
        taken: u32,
        of: u32,
        chance: bool,
        /// What the program got, once it has it.
        value: Option<Value>,
    },
    End,
}

/// What was done, by whom and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// The step of the run, from 0 (before the first choice).
    pub step: u32,
    pub thread: u32,
    /// The innermost instruction of the program itself.
    pub place: Option<Element>,
    /// How many frames lie up to there.
    pub depth: u32,
    /// The library method that the program called there, and its receiver.
    pub via: Option<(MethodId, Option<Thing>)>,
    pub op: Op,
}

/// An exception that left a thread's last frame, or a fault that ended the run: that has no trace.
#[derive(Clone, PartialEq, Debug)]
pub struct Thrown {
    pub thread: u32,
    /// Where in the program itself it was thrown.
    pub place: Option<Element>,
    /// The same, and who called it there: frames of the program and its libraries.
    pub frames: Vec<Element>,
    /// Class and message.
    pub text: String,
    /// As `java` prints it.
    pub trace: Vec<String>,
}

impl Thrown {
    pub fn is_exception(&self) -> bool {
        !self.trace.is_empty()
    }
}

/// The recording.
#[derive(Default)]
pub struct Recorder {
    pub events: Vec<Event>,
    pub thrown: Option<Thrown>,
    pub things: Vec<(ObjRef, ClassId)>,
    pub step: u32,
    /// Whether what a thread does when all others have ended counts too.
    pub to_the_end: bool,
    /// The first event in which time passed although another thread could move.
    pub hasty: Option<usize>,
    /// What the local variables of main named whenever a thread was started.
    pub locals: Vec<(ObjRef, ClassId, String)>,
    /// The inputs and wide draws of the run.
    pub inputs: Vec<super::open::Input>,
    /// What is known of them, and of how many of their values that holds.
    pub conditions: Vec<String>,
    index: FxHashMap<(ObjRef, ClassId), Thing>,
    woken: Vec<u32>,
}

/// More events than this are not kept: a run of that length is told by its steps.
const MOST: usize = 200_000;

impl Recorder {
    pub fn thing(&mut self, object: ObjRef, class: ClassId) -> Thing {
        let next = Thing(self.things.len() as u32);
        let thing = *self.index.entry((object, class)).or_insert(next);
        if thing == next {
            self.things.push((object, class));
        }
        thing
    }
}

impl Machine {
    /// Records an operation of the current thread.
    #[cold]
    pub fn record(&mut self, op: Op) {
        self.record_of(self.state.current, op);
    }

    /// Records an operation of a thread.
    #[cold]
    pub fn record_of(&mut self, at: usize, op: Op) {
        let (place, depth, via) = self.standing(at);
        let via = via.map(|(method, receiver)| (method, receiver.map(|o| self.thing_of(o))));
        let Some(recorder) = &mut self.run.recorder else { return };
        if recorder.events.len() < MOST {
            let step = recorder.step;
            recorder.events.push(Event { step, thread: at as u32, place, depth, via, op });
        }
    }

    /// Whether a thread stands in the program's own code, or in a library method that it calls, such as taking a lock:
    /// not deep in the library.
    pub fn is_near_program(&self, at: usize) -> bool {
        const NEAR: usize = 4;
        let is_own = |f: &Frame| self.class(self.method(f.method).class).origin == Origin::User;
        self.state.threads[at].frames.iter().rev().take(NEAR).any(is_own)
    }

    /// The program's innermost instruction in a thread, the frames up to it, and the library method
    /// called from there with its receiver.
    #[allow(clippy::type_complexity)]
    pub fn standing(&self, at: usize) -> (Option<Element>, u32, Option<(MethodId, Option<ObjRef>)>) {
        let frames = &self.state.threads[at].frames;
        let origin = |f: &Frame| self.class(self.method(f.method).class).origin;
        let user = frames.iter().rposition(|f| origin(f) == Origin::User);
        let above = user.map_or(0, |i| i + 1);
        // Of a thread without a frame of the program, that it runs says nothing.
        let runs =
            |f: &Frame| above == 0 && &*self.class(self.method(f.method).class).name == "java/lang/Thread";
        let via = frames[above..].iter().find(|f| origin(f) == Origin::Jdk && !runs(f)).map(|f| {
            let this = self.state.threads[at].stack[f.base as usize] as u32;
            // A receiver that is no longer used may be gone.
            let class = self.method(f.method).class;
            let there = !self.method(f.method).is_static()
                && self.state.heap.is_plausible(ObjRef(this))
                && self.is_subclass(self.state.heap.class(ObjRef(this)), class);
            (f.method, there.then_some(ObjRef(this)))
        });
        (user.map(|i| (frames[i].method, frames[i].pc)), above as u32, via)
    }

    fn thing_of(&mut self, object: ObjRef) -> Thing {
        let class = self.state.heap.class(object);
        self.run.recorder.as_mut().map_or(Thing(0), |r| r.thing(object, class))
    }

    /// The access of the present instruction, which is about to happen.
    #[cold]
    pub fn record_instruction(&mut self) {
        let Some(access) = self.next_access(self.state.current) else { return };
        let thread = &self.state.threads[self.state.current];
        let raw = match (access.spot, thread.frames.last()) {
            (_, Some(frame)) if access.write => thread.stack[(frame.sp - access.depth) as usize],
            (Spot::Field(field), _) => self.state.heap.get(access.object, self.field(field).slot as usize),
            (Spot::Slot(slot), _) => self.state.heap.get(access.object, slot as usize),
            (Spot::Element(index), _) => self.element(access.object, index),
        };
        self.record_access(access.object, access.spot, access.write, raw);
    }

    fn record_access(&mut self, object: ObjRef, spot: Spot, write: bool, raw: u64) {
        let value = self.value_of(object, spot, raw);
        let object = self.thing_of(object);
        self.record(Op::Access { object, spot, write, value });
    }

    fn record_swap(&mut self, object: ObjRef, spot: Spot, expected: u64, now: u64, done: bool) {
        let (expected, now) = (self.value_of(object, spot, expected), self.value_of(object, spot, now));
        let object = self.thing_of(object);
        self.record(Op::Swap { object, spot, expected, now, done });
    }

    /// An exception goes on at a handler of a method; the program's own are told, and not those of `finally`.
    #[cold]
    pub fn record_caught(&mut self, method: MethodId, target: u32, exception: ObjRef) {
        let code = self.method(method);
        let catches = code.handlers.iter().any(|h| h.target == target && h.catch_type != 0);
        if !self.run.multi || !catches || self.class(code.class).origin != Origin::User {
            return;
        }
        let class = self.class(self.state.heap.class(exception)).java_name();
        let class = class.rsplit('.').next().unwrap_or_default();
        let text =
            self.text_or_null(self.state.heap.get_ref(exception, self.program.known.throwable_message.0));
        let text =
            text.map_or(class.to_owned(), |text| format!("{class}: {}", text.lines().next().unwrap_or("")));
        self.record(Op::Caught(text.chars().take(80).collect()));
    }

    fn element(&self, array: ObjRef, index: u32) -> u64 {
        let i = index as usize;
        match self.letter_of(array, Spot::Element(index)) {
            b'J' | b'D' => self.state.heap.elements::<u64>(array)[i],
            b'B' | b'Z' => i64::from(self.state.heap.elements::<i8>(array)[i]) as u64,
            b'C' => u64::from(self.state.heap.elements::<u16>(array)[i]),
            b'S' => i64::from(self.state.heap.elements::<i16>(array)[i]) as u64,
            _ => u64::from(self.state.heap.elements::<u32>(array)[i]),
        }
    }

    fn letter_of(&self, object: ObjRef, spot: Spot) -> u8 {
        match spot {
            Spot::Field(field) => self.field(field).letter,
            Spot::Slot(_) => b'I',
            Spot::Element(_) => match self.class(self.state.heap.class(object)).sort {
                Sort::Array { component } => match self.class(component).sort {
                    Sort::Primitive(letter) => letter,
                    _ => b'L',
                },
                _ => b'I',
            },
        }
    }

    fn value_of(&mut self, object: ObjRef, spot: Spot, raw: u64) -> Value {
        self.value_by_letter(self.letter_of(object, spot), raw)
    }

    fn value_by_letter(&mut self, letter: u8, raw: u64) -> Value {
        if let Some(text) = self.token_text(raw) {
            return Value::Text(text);
        }
        let text = match letter {
            b'Z' => (raw & 1 != 0).to_string(),
            b'C' => format!("{:?}", char::from_u32(raw as u32).unwrap_or('?')),
            b'B' => (raw as i8).to_string(),
            b'S' => (raw as i16).to_string(),
            b'J' => (raw as i64).to_string(),
            b'F' => f32::from_bits(raw as u32).to_string(),
            b'D' if self.is_open(raw) => "a random number".to_owned(),
            b'D' => f64::from_bits(raw).to_string(),
            b'L' | b'[' => return self.reference_value(ObjRef(raw as u32)),
            _ => (raw as i32).to_string(),
        };
        Value::Text(text)
    }

    fn reference_value(&mut self, object: ObjRef) -> Value {
        if object.is_null() {
            return Value::Text("null".into());
        }
        let class = self.state.heap.class(object);
        if Some(class) == self.program.known.string {
            let text: String = self.text(object).chars().take(40).collect();
            return Value::Text(format!("{text:?}"));
        }
        if self.class(class).name.strip_prefix("java/lang/") == Some("Integer") {
            return Value::Text(
                (self.state.heap.get(object, self.program.known.integer_value.0) as i32).to_string(),
            );
        }
        Value::Thing(self.thing_of(object))
    }

    /// The method that asked for a draw has returned: what it returned is what was drawn.
    fn record_drawn(&mut self, method: MethodId, raw: u64) {
        let me = self.state.current as u32;
        let waits = |e: &Event| e.thread == me && matches!(e.op, Op::Draw { value: None, .. });
        if !self.run.recorder.as_ref().and_then(|r| r.events.last()).is_some_and(waits) {
            return;
        }
        let letter = self.method_descriptor(method).split(')').nth(1).and_then(|d| d.bytes().next());
        let drawn = match letter {
            Some(b'V') | None => return,
            Some(letter) => self.value_by_letter(letter, raw),
        };
        if let Some(Event { op: Op::Draw { value, .. }, .. }) =
            self.run.recorder.as_mut().and_then(|r| r.events.last_mut())
        {
            *value = Some(drawn);
        }
    }

    /// An access through a variable handle that has happened; its operands lie at `at`.
    #[cold]
    pub fn record_variable(&mut self, variable: &Variable, access: Access, at: usize, result: u64) {
        let operand = |i: usize| self.state.threads[self.state.current].stack[at + i];
        let (object, spot) = match variable.place {
            Place::Instance { slot, .. } => {
                (ObjRef(operand(0) as u32), variable.field.map_or(Spot::Slot(u32::from(slot)), Spot::Field))
            }
            Place::Static { class, slot } => {
                (self.class(class).statics, variable.field.map_or(Spot::Slot(u32::from(slot)), Spot::Field))
            }
            Place::Element { .. } => (ObjRef(operand(0) as u32), Spot::Element(operand(1) as u32)),
            Place::View { .. } => return,
        };
        if !self.run.multi || !self.state.heap.is_shared(object) {
            return;
        }
        let raw = match variable.place {
            Place::Instance { slot, .. } | Place::Static { slot, .. } => {
                self.state.heap.get(object, slot as usize)
            }
            _ => self.element(object, operand(1) as u32),
        };
        if access == Access::CompareAndSet {
            let before = match variable.place {
                Place::Static { .. } => 0,
                Place::Instance { .. } => 1,
                _ => 2,
            };
            let expected = operand(before);
            return self.record_swap(object, spot, expected, raw, result & 1 != 0);
        }
        self.record_access(object, spot, access != Access::Get, raw);
    }

    /// A native method that has returned, or blocked its thread.
    #[cold]
    pub fn record_native(&mut self, method: MethodId, args: &[u64], outcome: &Outcome) {
        let done = match outcome {
            Ok(_) => true,
            Err(Trap::Block) => false,
            Err(_) => return,
        };
        if let Ok(raw) = outcome {
            self.record_drawn(method, *raw);
        }
        let class = self.class(self.method(method).class).name.clone();
        let name = self.method_name(method).to_owned();
        let object = |i: usize| ObjRef(args.get(i).map_or(0, |&a| a as u32));
        let me = self.state.threads[self.state.current].object;
        match (&*class, &*name) {
            ("java/lang/Object", "notify" | "notifyAll") if done => {
                let on = self.thing_of(object(0));
                let woken =
                    self.run.recorder.as_mut().map(|r| std::mem::take(&mut r.woken)).unwrap_or_default();
                self.record(Op::Notify { on, all: name == "notifyAll", woken });
            }
            ("java/lang/Object", "wait" | "wait0") if !done => {
                let on = self.thing_of(object(0));
                self.record(Op::Wait { on, timed: args[1] != 0 });
            }
            ("java/lang/Thread", "start0") if done => {
                if let Some(at) = self.thread_of(object(0)) {
                    self.record_locals();
                    self.record(Op::Start(at as u32));
                }
            }
            ("java/lang/Thread", "interrupt0") if done => {
                if let Some(at) = self.thread_of(object(0)) {
                    self.record(Op::Interrupt(at as u32));
                }
            }
            ("java/lang/Thread", "sleep" | "sleep0" | "sleepNanos0") if !done => self.record(Op::Sleep),
            ("jdk/internal/misc/Unsafe", "park") if !done => self.record(Op::Park),
            ("jdk/internal/misc/Unsafe", "unpark") if done && object(1) != me => {
                if !object(1).is_null()
                    && let Some(at) = self.thread_of(object(1))
                {
                    self.record(Op::Unpark(at as u32));
                }
            }
            ("jdk/internal/misc/Unsafe", _) if done => {
                let result = outcome.as_ref().map_or(0, |&raw| raw);
                self.record_unsafe(&name, object(1), args, result);
            }
            _ => {}
        }
    }

    fn record_unsafe(&mut self, name: &str, object: ObjRef, args: &[u64], result: u64) {
        let reads = name.starts_with("get") && !name.starts_with("getAnd");
        let writes = ["put", "getAnd", "compareAnd"].iter().any(|p| name.starts_with(p));
        if !(reads || writes) || object.is_null() || !self.run.multi || !self.state.heap.is_shared(object) {
            return;
        }
        let Some(offset) = args.get(2).and_then(|o| o.checked_sub(16)) else { return };
        let class = self.state.heap.class(object);
        let (spot, raw) = if self.class(class).is_array() {
            let size = match self.letter_of(object, Spot::Element(0)) {
                b'J' | b'D' => 8,
                b'B' | b'Z' => 1,
                b'C' | b'S' => 2,
                _ => 4,
            };
            let index = (offset / size) as u32;
            if index as usize >= self.state.heap.len(object) {
                return;
            }
            (Spot::Element(index), self.element(object, index))
        } else {
            let slot = (offset / 8) as u32;
            (self.spot_at(object, slot), self.state.heap.get(object, slot as usize))
        };
        match args.get(4).filter(|_| name.starts_with("compareAndSet")) {
            Some(&expected) => self.record_swap(object, spot, expected, raw, result & 1 != 0),
            None => self.record_access(object, spot, writes, raw),
        }
    }

    /// The field that lies at a slot.
    fn spot_at(&self, object: ObjRef, slot: u32) -> Spot {
        let class = self.state.heap.class(object);
        let (mut at, is_static) = match self.class(class).sort {
            Sort::Statics(of) => (Some(of), true),
            _ => (Some(class), false),
        };
        while let Some(c) = at {
            let fits = |f: &&FieldId| {
                let field = self.field(**f);
                u32::from(field.slot) == slot && field.is_static() == is_static
            };
            if let Some(&field) = self.class(c).fields.iter().find(fits) {
                return Spot::Field(field);
            }
            at = if is_static { None } else { self.class(c).superclass };
        }
        Spot::Slot(slot)
    }

    /// A thread's status is about to change.
    #[cold]
    pub fn record_status(&mut self, at: usize, status: Status) {
        let woken = matches!(self.state.threads[at].status, Status::Waiting { .. })
            && matches!(status, Status::Reentering { interrupted: false, .. });
        if woken && let Some(recorder) = &mut self.run.recorder {
            recorder.woken.push(at as u32);
        }
    }

    /// A monitor was taken or given back.
    #[cold]
    pub fn record_monitor(&mut self, object: ObjRef, taken: bool) {
        let thing = self.thing_of(object);
        self.record(if taken { Op::Lock(thing) } else { Op::Unlock(thing) });
    }

    /// An exception has left a thread's last frame.
    #[cold]
    pub fn record_thrown(&mut self, at: usize, exception: ObjRef) {
        let head = |o| {
            let class = self.class(self.state.heap.class(o)).java_name();
            match self.text_or_null(self.state.heap.get_ref(o, self.program.known.throwable_message.0)) {
                Some(message) => format!("{class}: {message}"),
                None => match self.helpful_message(o) {
                    Some(message) => format!("{class}: {message}"),
                    None => class,
                },
            }
        };
        let elements = |o| {
            let word = self.state.heap.get(o, self.program.known.throwable_trace.0);
            self.run.traces.get(word).cloned().unwrap_or_default()
        };
        let user =
            |e: &&Element| self.class(self.method(e.0).class).origin == Origin::User && e.1 != u32::MAX;
        let text = head(exception);
        let mut trace = vec![format!("Exception in thread \"{}\" {text}", self.thread_name(at))];
        let mut next = exception;
        // A cause that is the exception itself is none; a chain that returns to itself is cut.
        for _ in 0..10 {
            for &element in elements(next).iter() {
                let module = self.class(self.method(element.0).class).module.as_ref();
                let module = module.map_or(String::new(), |m| format!("{m}/"));
                trace.push(format!("\tat {module}{}", self.element_text(element)));
            }
            let cause = self.state.heap.get_ref(next, self.program.known.throwable_cause.0);
            if cause.is_null() || cause == next {
                break;
            }
            trace.push(format!("Caused by: {}", head(cause)));
            next = cause;
        }
        let frames: Vec<Element> = elements(exception).iter().filter(user).copied().collect();
        let place = frames.first().copied();
        if let Some(recorder) = &mut self.run.recorder {
            recorder.thrown = Some(Thrown { thread: at as u32, place, frames, text, trace });
        }
    }

    /// A fault ends the run where the current thread stands.
    pub fn record_fault(&mut self, message: &str) {
        let place = self.user_frame(&self.state.threads[self.state.current]);
        let text = message.rsplit_once(" at ").map_or(message, |(text, _)| text).to_owned();
        let thread = self.state.current as u32;
        if let Some(recorder) = &mut self.run.recorder {
            recorder.thrown = Some(Thrown { thread, place, frames: Vec::new(), text, trace: Vec::new() });
        }
    }

    /// What `java` says about a null that the machine met itself.
    fn helpful_message(&self, exception: ObjRef) -> Option<String> {
        let class = *self.program.class_index.get("java/lang/NullPointerException")?;
        if self.state.heap.class(exception) != class {
            return None;
        }
        let state = self
            .class(class)
            .fields
            .iter()
            .find(|&&f| &**self.program.symbols.text(self.field(f).name) == "extendedMessageState")?;
        if self.state.heap.get(exception, self.field(*state).slot as usize) != 1 {
            return None;
        }
        let word = self.state.heap.get(exception, self.program.known.throwable_trace.0);
        let &(method, pc) = self.run.traces.get(word)?.first()?;
        self.explain_null(method, pc)
    }
}
