//! Stack traces: kept beside the state by the hash of their content, which is the word that a Throwable holds.
//!
//! A trace can be looked at (`getStackTrace`, printing, serialization, the message of a null pointer), so it is state
//! like any other field: two exceptions made on different ways count as different for as long as they are reachable. The
//! word is made of the methods' stable hashes, so it is the same on every machine and whatever was linked first. Traces
//! never change, so undoing and restoring the word is all it takes.

use super::Machine;
use super::thread::{Role, Status};
use crate::bytecode::Operand;
use crate::class::{ClassId, MethodId};
use crate::classfile::access;
use crate::heap::{ObjRef, mix64};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// One element: a method and the instruction it is at (`u32::MAX` in a native method).
pub type Element = (MethodId, u32);

/// A trace.
#[derive(Clone, PartialEq)]
struct Trace {
    elements: Arc<[Element]>,
    /// The innermost frame was left out of it.
    hides_first: bool,
    /// It has frames that are another class's on `java` (see [`INFLATED`]).
    inflated: bool,
}

/// Calls by reflection after which JDK 17 writes a class that makes them: it has a number, by the order in which such
/// classes are written, and shows in traces. Here none is written; whoever looks at such a trace is refused.
const INFLATED: u64 = 16;

/// Traces by the word that stands for them.
#[derive(Default)]
pub struct Traces(FxHashMap<u64, Trace>);

/// Set in every such word, so that none is zero and none is taken for a point in time.
const WORD: u64 = 1 << 63;

impl Traces {
    /// The word of a trace, of which `hash` is the hash. Two traces never share one: should they share a hash, the
    /// second gets the next word that is free.
    fn intern(&mut self, trace: Trace, hash: u64) -> u64 {
        let mut word = hash | WORD;
        while self.0.entry(word).or_insert_with(|| trace.clone()) != &trace {
            word = word.wrapping_add(1) | WORD;
        }
        word
    }

    /// The trace of a word in a Throwable; zero has none.
    pub fn get(&self, word: u64) -> Option<&Arc<[Element]>> {
        Some(&self.0.get(&word)?.elements)
    }

    /// Where an exception was raised, unless the trace does not show it.
    pub fn place(&self, word: u64) -> Option<Element> {
        let trace = self.0.get(&word)?;
        trace.elements.first().copied().filter(|_| !trace.hides_first)
    }

    /// Whether `java` would show frames of classes that it writes for calls by reflection.
    pub fn is_inflated(&self, word: u64) -> bool {
        self.0.get(&word).is_some_and(|trace| trace.inflated)
    }
}

/// Elements a trace keeps at most, as `java` does.
const MAX_DEPTH: usize = 1024;

impl Machine {
    /// The present stack, innermost first.
    pub fn stack_elements(&self, thread: usize) -> Vec<Element> {
        self.state.threads[thread].frames.iter().rev().map(|f| (f.method, f.pc)).collect()
    }

    /// Records the present stack in an exception, without the frames that make it.
    pub fn fill_trace(&mut self, throwable: ObjRef) {
        let mut elements: Vec<Element> = Vec::new();
        if let Some(native) = self.run.instant.raising_native.take() {
            elements.push((native, u32::MAX));
        }
        let class = self.state.heap.class(throwable);
        let first = self.state.threads[self.state.current].frames.first().map(|f| f.method);
        let carrier = first.filter(|&f| self.carries_virtual(f)).and_then(|f| Some((f, self.virtual_run()?)));
        let frames = &self.state.threads[self.state.current].frames;
        let mut skipping = true;
        let mut hides_first = false;
        let inflated = self.run.exploring && frames.iter().any(|f| self.is_inflated(f));
        for (index, frame) in frames.iter().enumerate().rev() {
            let left = self.run.instant.leaving.map(Role::Initialiser);
            let above = frames.get(index + 1).map_or(left, |f| Some(f.role));
            if above.is_some_and(|role| self.waits_for_super(index, frame, role)) {
                continue;
            }
            if let Some(Role::Initialiser(class)) = above
                && let Some(native) = self.initialising_native(frame, class)
            {
                skipping = false;
                elements.push((native, u32::MAX));
            }
            if skipping {
                // `fillInStackTrace` and the constructors of the exception do not count; nor do those of another of
                // its class that is making it, which `java` does not tell apart.
                let method = self.method(frame.method);
                let name = self.program.symbols.text(method.name);
                let own = &**name == "fillInStackTrace"
                    || &**name == "<init>" && self.is_subclass(class, method.class);
                if own {
                    continue;
                }
                skipping = false;
            }
            if elements.len() >= MAX_DEPTH {
                break;
            }
            if let Some((method, stand_in)) = carrier
                && frame.method == method
            {
                elements.push(stand_in);
            } else if !self.is_hidden_frame(frame.method) {
                elements.push((frame.method, frame.pc));
            } else if let Some(&native) = self.run.tables.adapters.stand_ins.get(&frame.method) {
                elements.push((native, u32::MAX));
            } else {
                hides_first |= elements.is_empty();
            }
        }
        let depth = elements.len();
        self.run.fuel = self.run.fuel.saturating_sub(depth as u32);
        let begin = u64::from(hides_first) | u64::from(inflated) << 1;
        let hash = elements
            .iter()
            .fold(begin, |hash, &(method, pc)| mix64(mix64(hash, self.method(method).stable), u64::from(pc)));
        let trace = Trace { elements: elements.into(), hides_first, inflated };
        let word = self.run.traces.intern(trace, hash);
        let known = self.program.known;
        self.state.heap.put(throwable, known.throwable_trace.0, word);
        self.state.heap.put_ref(throwable, known.throwable_backtrace.0, throwable);
        if known.throwable_depth.exists() {
            self.state.heap.put(throwable, known.throwable_depth.0, depth as u64);
        }
    }

    /// Whether a frame is that of a call by reflection which was made so often that `java` would show another.
    fn is_inflated(&self, frame: &super::Frame) -> bool {
        const ACCESSORS: [&str; 2] = [
            "jdk/internal/reflect/NativeMethodAccessorImpl",
            "jdk/internal/reflect/NativeConstructorAccessorImpl",
        ];
        let method = self.method(frame.method);
        if method.is_static() || !ACCESSORS.contains(&&*self.class(method.class).name) {
            return false;
        }
        let accessor = self.state.threads[self.state.current].stack[frame.base as usize];
        self.get_named(ObjRef(accessor as u32), "numInvocations") > INFLATED
    }

    /// Whether a frame has not begun: an initialiser (or `main`) below that of its superclass (or
    /// of its class), as `role`, that of the frame above, tells.
    pub fn waits_for_super(&self, index: usize, frame: &super::Frame, role: Role) -> bool {
        let Role::Initialiser(above) = role else { return false };
        let own = match frame.role {
            Role::Initialiser(class) => class,
            _ if index == 0 => self.method(frame.method).class,
            _ => return false,
        };
        frame.pc == 0 && self.is_subclass(own, above)
    }

    /// The native method that a frame calls while a class is initialised for it (`Class.forName0`), since natives
    /// have no frames. A call of one of the class's own methods initialises it before the method is entered.
    pub fn initialising_native(&self, frame: &super::Frame, class: ClassId) -> Option<MethodId> {
        let (owner, native) = self.called_native(frame)?;
        (!self.is_subclass(owner, class)).then_some(native)
    }

    /// The native method that a frame calls, and the class that the call names.
    fn called_native(&self, frame: &super::Frame) -> Option<(ClassId, MethodId)> {
        let (owner, native) = self.called_with(frame)?;
        (self.method(native).flags & access::NATIVE != 0).then_some((owner, native))
    }

    /// The method that a frame calls, as the call names it.
    pub fn called(&self, frame: &super::Frame) -> Option<MethodId> {
        self.called_with(frame).map(|(_, method)| method)
    }

    fn called_with(&self, frame: &super::Frame) -> Option<(ClassId, MethodId)> {
        let m = self.method(frame.method);
        let file = self.class(m.class).file.as_ref()?;
        let code = file.code(&file.methods[m.index as usize]).ok()??.decode().ok()?;
        let Operand::Const(called) = code.insns.get(frame.pc as usize)?.operand else { return None };
        let called = file.pool.member(called).ok().filter(|m| m.descriptor.starts_with('('))?;
        let owner = *self.program.class_index.get(called.class)?;
        let name = self.program.symbols.find(called.name)?;
        let descriptor = self.program.symbols.find(called.descriptor)?;
        Some((owner, self.find_method(owner, name, descriptor)?))
    }

    /// The native method that a thread waits in, as the innermost element of its trace.
    pub fn waits_in(&self, thread: usize) -> Option<Element> {
        let thread = &self.state.threads[thread];
        let frame = thread.frames.last().filter(|_| thread.status != Status::Runnable)?;
        Some((self.called_native(frame)?.1, u32::MAX))
    }

    /// Whether a method is the last frame of a virtual thread, which has a thread of the machine to itself.
    fn carries_virtual(&self, method: MethodId) -> bool {
        &*self.class(self.method(method).class).name == "java/lang/ThreadBuilders$BoundVirtualThread"
            && self.method_name(method) == "run"
    }

    /// Where the last frame of a virtual thread stands on `java`: the call of `runWith`.
    fn virtual_run(&mut self) -> Option<Element> {
        let class = self.load_class("java/lang/VirtualThread").ok()?;
        let method = self.find_method_named(class, "run", "(Ljava/lang/Runnable;)V")?;
        self.prepare_code(method).ok()?;
        let m = self.method(method);
        let file = self.class(class).file.as_ref()?;
        let code = file.code(&file.methods[m.index as usize]).ok()??.decode().ok()?;
        let calls = |operand: u16| file.pool.member(operand).is_ok_and(|m| m.name == "runWith");
        let at = code.insns.iter().position(|i| matches!(i.operand, Operand::Const(c) if calls(c)))?;
        Some((method, at as u32))
    }

    /// Adapters written by the machine do not show in traces.
    pub fn is_hidden_frame(&self, method: MethodId) -> bool {
        let class = self.class(self.method(method).class);
        match class.origin {
            crate::class::Origin::Synthetic => true,
            crate::class::Origin::Jdk => self.is_marked_hidden(method),
            crate::class::Origin::User => false,
        }
    }

    /// Whether the JDK marks a method as one that traces leave out.
    fn is_marked_hidden(&self, method: MethodId) -> bool {
        let m = self.method(method);
        let Some(file) = &self.class(m.class).file else { return false };
        let bytes = file.method_annotations(&file.methods[m.index as usize]).declared;
        // A count, then for each annotation its type and its number of elements; markers have none.
        bytes.get(2..).unwrap_or_default().chunks_exact(4).take_while(|a| a[2] == 0 && a[3] == 0).any(|a| {
            let index = u16::from_be_bytes([a[0], a[1]]);
            matches!(
                file.pool.utf8(index),
                Ok("Ljdk/internal/vm/annotation/Hidden;" | "Ljava/lang/invoke/LambdaForm$Hidden;")
            )
        })
    }

    /// The source line of an instruction, if the class file tells.
    pub fn line_of(&self, method: MethodId, pc: u32) -> Option<u32> {
        let m = self.method(method);
        let offset = *m.offsets.get(pc as usize)?;
        let file = self.class(m.class).file.as_ref()?;
        let code = file.code(&file.methods[m.index as usize]).ok()??;
        let lines = code.line_numbers().ok()?;
        lines.iter().filter(|l| l.0 <= offset).max_by_key(|l| l.0).map(|l| u32::from(l.1))
    }

    /// `Main.java`, if the class file tells.
    pub fn source_file(&self, method: MethodId) -> Option<String> {
        let file = self.class(self.method(method).class).file.as_ref()?;
        file.source_file().ok().flatten().map(str::to_owned)
    }

    /// `at Main.run(Main.java:12)`, for messages of ours.
    pub fn element_text(&self, element: Element) -> String {
        let (method, pc) = element;
        let m = self.method(method);
        let place = match (self.source_file(method), self.line_of(method, pc)) {
            _ if pc == u32::MAX => "Native Method".to_owned(),
            (Some(file), Some(line)) => format!("{file}:{line}"),
            (Some(file), None) => file,
            _ => "Unknown Source".to_owned(),
        };
        format!("{}.{}({place})", self.class_java_name(m.class), self.method_name(method))
    }
}
