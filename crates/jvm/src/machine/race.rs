//! Data races: two threads stand before accesses to the same plain location, one of them a write,
//! and either may go first.
//!
//! Under sequential consistency at the granularity of accesses a program has two conflicting
//! accesses that happens-before does not order if, and only if, some schedule reaches a state in
//! which both are the next step of their threads. So the check is one about states: it needs no
//! vector clocks, no history, and state matching cannot hide a race. Locks, volatile fields, starts,
//! joins, parking and class initialisation need no treatment, since a thread they hold back does not
//! stand before its access.
//!
//! Two strengths. [`Races::Forbidden`] compares all threads at every stop, and makes a thread stop
//! before its first access after a start, a wake-up or a drawn value, so that each access is once the
//! next step: exact. [`Races::Noted`] changes no state space: it compares an access by an instruction that happens with
//! those other threads stand before. It misses a race only if both threads come to their access from
//! such a beginning in every schedule.
//!
//! What counts (`race/whose.rs`): fields of the program's classes, elements of arrays that the program reaches by its own
//! code or by utilities, fields of the JDK's containers and buffers. What the JDK does for itself never counts.
//! An access is made by an instruction, by a variable handle or by `Unsafe` (`race/other.rs`); one of two is without a memory
//! order. Everything else is *unproven*, and named where races are forbidden: native code that is handed what another
//! thread is about to access, or was seen to access it; two accesses by code of the JDK that promises nothing to several
//! threads; an access in a step of several (an atomic section, a method that is one step) to what another thread is
//! about to access.
//!
//! An atomic section counts as one step: what it does after it has let another thread go on is not compared with what
//! that thread does then.

mod other;
mod whose;

use super::Machine;
use super::record::Spot;
use super::thread::Status;
use super::trace::Element;
use crate::class::{ClassId, FieldId, MethodId, Sort};
use crate::classfile::access;
use crate::code::Quick;
use crate::heap::{LayoutKind, ObjRef};
use rustc_hash::FxHashSet;
use std::sync::{Arc, Mutex};
use whose::Whose;

/// What a data race is.
#[derive(Clone, Debug, Default)]
pub enum Races {
    /// Nothing.
    #[default]
    Ignored,
    /// Worth a word: each is put down here once.
    Noted(Arc<Mutex<Vec<String>>>),
    /// A violation.
    Forbidden,
}

/// An access that a thread stands before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NextAccess {
    pub object: ObjRef,
    pub spot: Spot,
    pub write: bool,
    /// How deep on the stack the value lies that is written.
    pub depth: u32,
}

/// An access that a thread stands before, however it is made.
#[derive(Clone, PartialEq, Debug)]
struct Standing {
    object: ObjRef,
    /// Bytes of its content.
    span: (usize, usize),
    spot: Spot,
    write: bool,
    /// Without a memory order.
    plain: bool,
    /// The native method that makes it, of which no more is known than the object.
    native: Option<MethodId>,
}

impl Standing {
    fn conflicts_with(&self, other: &Standing) -> bool {
        self.object == other.object
            && self.span.0 < other.span.1
            && other.span.0 < self.span.1
            && (self.write || other.write)
            && (self.plain || other.plain)
    }
}

/// What becomes of two accesses that conflict. In words.
pub enum Raced {
    Race(String),
    /// Nobody knows here whether it is one.
    Unproven(String),
}

/// Races seen so far; outside the state.
#[derive(Default)]
pub struct Watch {
    /// Accesses are compared when they happen.
    pub noting: bool,
    /// A race is a violation.
    pub strict: bool,
    seen: FxHashSet<(Element, Element)>,
}

/// More races than this are not noted.
const MOST: usize = 100;

impl Machine {
    /// The access a thread makes when it goes on, if that is a plain instruction.
    pub fn next_access(&self, at: usize) -> Option<NextAccess> {
        let thread = &self.state.threads[at];
        let frame = thread.frames.last()?;
        let i = *self.program.methods[frame.method.0 as usize].code.get(frame.pc as usize)?;
        let peek = |n: u32| thread.stack[(frame.sp - n) as usize];
        let field = Spot::Field(FieldId(i.b));
        use Quick::*;
        let (object, spot, write, depth) = match i.op {
            GetStatic | GetStatic2 | PutStatic | PutStatic2 | PutStaticRef => {
                let site = self.program.statics[i.b as usize];
                let (write, depth) = match i.op {
                    GetStatic | GetStatic2 => (false, 0),
                    PutStatic2 => (true, 2),
                    _ => (true, 1),
                };
                // Whoever is not initialising the class waits until that is done.
                let ready = match self.state.init[site.class.0 as usize] {
                    super::Init::Done => true,
                    super::Init::By(thread) => thread as usize == at,
                    _ => false,
                };
                (if ready { site.statics } else { ObjRef::NULL }, Spot::Field(site.field), write, depth)
            }
            GetField | GetField2 => (ObjRef(peek(1) as u32), field, false, 0),
            PutField | PutFieldRef | PutFieldNarrow => (ObjRef(peek(2) as u32), field, true, 1),
            PutField2 => (ObjRef(peek(3) as u32), field, true, 2),
            IntLoad | LongLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => {
                (ObjRef(peek(2) as u32), Spot::Element(peek(1) as u32), false, 0)
            }
            LongStore => (ObjRef(peek(4) as u32), Spot::Element(peek(3) as u32), true, 2),
            IntStore | RefStore | ByteStore | ShortStore => {
                (ObjRef(peek(3) as u32), Spot::Element(peek(2) as u32), true, 1)
            }
            _ => return None,
        };
        if object.is_null()
            || matches!(spot, Spot::Element(index) if index as usize >= self.state.heap.len(object))
        {
            return None;
        }
        Some(NextAccess { object, spot, write, depth })
    }

    /// What is wrong among threads that could all go on now: a race, if there is one.
    pub fn race_among(&mut self, threads: impl Iterator<Item = usize>) -> Option<Raced> {
        let standing: Vec<(usize, Standing)> = threads.flat_map(|at| self.accesses_of(at)).collect();
        let mut unproven = None;
        for (n, (at, access)) in standing.iter().enumerate() {
            for (other, theirs) in standing[n + 1..].iter().filter(|theirs| theirs.0 != *at) {
                match self.compare((*at, access), (*other, theirs)) {
                    Some(race @ Raced::Race(_)) => return Some(race),
                    Some(other) => unproven = unproven.or(Some(other)),
                    None => (),
                }
            }
        }
        unproven
    }

    /// What two accesses are together.
    fn compare(&self, a: (usize, &Standing), b: (usize, &Standing)) -> Option<Raced> {
        if !a.1.conflicts_with(b.1) {
            return None;
        }
        let (first, second) = (self.whose(a.0, a.1), self.whose(b.0, b.1));
        if first == Whose::Jdk && second == Whose::Jdk {
            return None;
        }
        if let Some(native) = a.1.native.or(b.1.native) {
            let native = self.method_signature(native);
            return Some(Raced::Unproven(format!("data races with native code ({native})")));
        }
        // An array that one of them reaches as the program's is so for the JDK's code too.
        let is_element = matches!(a.1.spot, Spot::Element(_));
        let by_program = |whose| whose == Whose::Program;
        if by_program(first) && by_program(second) || is_element && (by_program(first) || by_program(second))
        {
            return Some(Raced::Race(self.race_text(a, b)));
        }
        let methods = [a.0, b.0].map(|at| self.method_ahead(at));
        Some(Raced::Unproven(format!(
            "data races within code of the JDK ({} and {})",
            methods[0], methods[1]
        )))
    }

    /// The method that a thread is in.
    fn method_ahead(&self, at: usize) -> String {
        let top = self.state.threads[at].frames.last();
        top.map_or_else(|| self.thread_name(at), |f| self.method_signature(f.method))
    }

    /// Compares the current thread's access, about to happen, with those others stand before.
    #[cold]
    pub fn note_races(&mut self) {
        let me = self.state.current;
        if self.is_silent() {
            return;
        }
        let Some(access) = self.next_access(me).and_then(|access| self.by_instruction(&access)) else {
            return;
        };
        for other in 0..self.state.threads.len() {
            let Some(theirs) = (other != me).then(|| self.plain_step(other)).flatten() else { continue };
            let Some(Raced::Race(text)) = self.compare((me, &access), (other, &theirs)) else { continue };
            let place = |at: usize| self.user_frame(&self.state.threads[at]);
            let (Some(mine), Some(its)) = (place(me), place(other)) else { continue };
            let pair = if (mine.0.0, mine.1) <= (its.0.0, its.1) { (mine, its) } else { (its, mine) };
            if self.run.race.seen.len() < MOST && self.run.race.seen.insert(pair) {
                let text = match pair.0 == mine {
                    true => text,
                    false => self.race_text((other, &theirs), (me, &access)),
                };
                if let Races::Noted(all) = &self.run.options.races {
                    all.lock().unwrap_or_else(|e| e.into_inner()).push(text);
                }
            }
        }
    }

    /// The access of the current thread, which it makes in a step of several, beside what others stand before. In words.
    #[cold]
    pub fn race_in_step(&mut self) -> Option<String> {
        let me = self.state.current;
        let mine = self.next_access(me).and_then(|access| self.by_instruction(&access))?;
        let others = self.accesses_of_others();
        let meets = |theirs: &(usize, Standing)| {
            self.compare((me, &mine), (theirs.0, &theirs.1)).is_some()
                && self.whose(theirs.0, &theirs.1) == Whose::Program
        };
        let place = self.place(me);
        others.iter().any(meets).then(|| format!("data races with a step of several accesses{place}"))
    }

    /// An access by an instruction; none to a final field.
    fn by_instruction(&self, access: &NextAccess) -> Option<Standing> {
        let &NextAccess { object, spot, write, .. } = access;
        let (span, plain) = match spot {
            Spot::Field(id) => {
                let field = self.field(id);
                if field.flags & access::FINAL != 0 {
                    return None;
                }
                let from = usize::from(field.slot) * 8;
                ((from, from + 8), field.flags & access::VOLATILE == 0)
            }
            Spot::Element(index) => {
                let LayoutKind::Array { shift, .. } =
                    self.state.heap.layout(self.state.heap.class(object)).kind
                else {
                    return None;
                };
                ((((index as usize) << shift), (index as usize + 1) << shift), true)
            }
            Spot::Slot(slot) => ((slot as usize * 8, slot as usize * 8 + 8), true),
        };
        Some(Standing { object, span, spot, write, plain, native: None })
    }

    /// Whether a thread is free to go on, and not in the middle of a step.
    fn may_step(&self, at: usize) -> bool {
        let thread = &self.state.threads[at];
        let is_silent = thread.atomic > 0 && self.is_silenced(at);
        thread.status == Status::Runnable && !is_silent
    }

    /// The access by an instruction of a thread that is free to go on.
    fn plain_step(&self, at: usize) -> Option<Standing> {
        let access = self.may_step(at).then(|| self.next_access(at)).flatten()?;
        self.by_instruction(&access)
    }

    /// What a thread that is free to go on stands before.
    fn accesses_of(&mut self, at: usize) -> Vec<(usize, Standing)> {
        let mut all = Vec::new();
        if self.may_step(at) {
            match self.next_access(at) {
                Some(access) => all.extend(self.by_instruction(&access)),
                None => self.other_accesses(at, &mut all),
            }
        }
        all.into_iter().map(|access| (at, access)).collect()
    }

    /// What all threads but the current one stand before.
    fn accesses_of_others(&mut self) -> Vec<(usize, Standing)> {
        let me = self.state.current;
        (0..self.state.threads.len()).filter(|&at| at != me).flat_map(|at| self.accesses_of(at)).collect()
    }

    fn race_text(&self, a: (usize, &Standing), b: (usize, &Standing)) -> String {
        let does = |(at, access): (usize, &Standing)| {
            let verb = if access.write { "writes" } else { "reads" };
            format!("{} {verb} it{}", self.thread_name(at), self.place(at))
        };
        format!("data race on {}: {}, {}; nothing orders the two", self.spot_text(a.1), does(a), does(b))
    }

    fn spot_text(&self, access: &Standing) -> String {
        let class: ClassId = self.state.heap.class(access.object);
        match access.spot {
            Spot::Field(id) => {
                let field = self.field(id);
                let owner = match self.class(class).sort {
                    Sort::Statics(of) => of,
                    _ => field.class,
                };
                format!("{}.{}", self.class_java_name(owner), self.program.symbols.text(field.name))
            }
            Spot::Element(index) => format!("element {index} of {}", self.object_text(access.object)),
            Spot::Slot(slot) => format!("slot {slot} of {}", self.object_text(access.object)),
        }
    }
}
