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
//! next step: exact. [`Races::Noted`] changes no state space: it compares an access that happens with
//! those other threads stand before. It misses a race only if both threads come to their access from
//! such a beginning in every schedule.
//!
//! What counts: fields of the program's classes and elements of arrays that its own code touches;
//! fields and elements of the JDK's plain containers, when the program calls them. What the JDK does
//! for itself never counts.
//!
//! Native code that is handed an array on which another thread is about to work, and plain accesses by `Unsafe` and
//! copies of an object beside an access to it, are refused by name.
//!
//! Known gaps: other accesses by native code, by plain `VarHandle` modes, two accesses by the JDK's own code, and in
//! atomic sections.

use super::Machine;
use super::record::Spot;
use super::thread::Status;
use super::trace::Element;
use crate::class::{Body, ClassId, FieldId, MethodId, Origin, Sort};
use crate::classfile::access;
use crate::code::Quick;
use crate::heap::ObjRef;
use crate::link::copying::LOOPS;
use rustc_hash::FxHashSet;
use std::sync::{Arc, Mutex};

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

impl NextAccess {
    fn conflicts_with(&self, other: &NextAccess) -> bool {
        self.object == other.object && self.spot == other.spot && (self.write || other.write)
    }
}

/// Races seen so far; outside the state.
#[derive(Default)]
pub struct Watch {
    /// Accesses are compared when they happen.
    pub noting: bool,
    seen: FxHashSet<(Element, Element)>,
}

/// More races than this are not noted.
const MOST: usize = 100;

/// The JDK's containers that leave synchronisation to their users.
const CONTAINERS: &[&str] = &[
    "java/util/AbstractList",
    "java/util/ArrayDeque",
    "java/util/ArrayList",
    "java/util/BitSet",
    "java/util/EnumMap",
    "java/util/HashMap",
    "java/util/IdentityHashMap",
    "java/util/LinkedHashMap",
    "java/util/LinkedList",
    "java/util/PriorityQueue",
    "java/util/StringJoiner",
    "java/util/TreeMap",
    "java/util/WeakHashMap",
    "java/lang/AbstractStringBuilder",
    "java/lang/StringBuilder",
];

/// Their lazily made views: whoever comes first, the result is as good.
const CACHED: &[&str] = &["keySet", "values", "entrySet", "navigableKeySet", "descendingMap"];

fn is_container(class: &str) -> bool {
    let outer = class.split('$').next().unwrap_or(class);
    CONTAINERS.contains(&outer)
}

/// Whether a JDK class between the program and a container only passes the call on.
fn passes_on(class: &str) -> bool {
    let utility = class.starts_with("java/util/")
        && !["concurrent/", "logging/", "jar/", "zip/", "prefs/", "spi/", "ResourceBundle", "Locale"]
            .iter()
            .any(|part| class["java/util/".len()..].starts_with(part));
    utility || is_container(class) || class == "java/lang/Iterable"
}

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

    /// The first race among threads that could all go on now, in words.
    pub fn race_among(&self, threads: impl Iterator<Item = usize> + Clone) -> Option<String> {
        let standing = threads.filter_map(|at| Some((at, self.plain_step(at)?)));
        let standing: smallvec::SmallVec<[(usize, NextAccess); 8]> = standing.collect();
        for (n, (at, access)) in standing.iter().enumerate() {
            for (other, theirs) in &standing[n + 1..] {
                if access.conflicts_with(theirs) && self.count_both((*at, access), (*other, theirs)) {
                    return Some(self.race_text((*at, access), (*other, theirs)));
                }
            }
        }
        None
    }

    /// Compares the current thread's access, about to happen, with those others stand before.
    #[cold]
    pub fn note_races(&mut self) {
        let me = self.state.current;
        if self.is_silent() {
            return;
        }
        let Some(access) = self.next_access(me) else { return };
        for other in 0..self.state.threads.len() {
            let Some(theirs) = (other != me).then(|| self.plain_step(other)).flatten() else { continue };
            if !access.conflicts_with(&theirs) || !self.count_both((me, &access), (other, &theirs)) {
                continue;
            }
            let place = |at: usize| self.user_frame(&self.state.threads[at]);
            let (Some(mine), Some(its)) = (place(me), place(other)) else { continue };
            let pair = if (mine.0.0, mine.1) <= (its.0.0, its.1) { (mine, its) } else { (its, mine) };
            if self.run.race.seen.len() < MOST && self.run.race.seen.insert(pair) {
                let text = match pair.0 == mine {
                    true => self.race_text((me, &access), (other, &theirs)),
                    false => self.race_text((other, &theirs), (me, &access)),
                };
                if let Races::Noted(all) = &self.run.options.races {
                    all.lock().unwrap_or_else(|e| e.into_inner()).push(text);
                }
            }
        }
    }

    /// The access of a thread that is free to go on.
    fn plain_step(&self, at: usize) -> Option<NextAccess> {
        let thread = &self.state.threads[at];
        let is_silent = thread.atomic > 0 && self.is_silenced(at);
        (thread.status == Status::Runnable && !is_silent).then(|| self.next_access(at)).flatten()
    }

    /// Whether a race of two accesses is one of the program's. An array that one of them reaches as the program's is so for
    /// the JDK's code (`Arrays.sort`, a copy, the text of a string) too.
    fn count_both(&self, a: (usize, &NextAccess), b: (usize, &NextAccess)) -> bool {
        let (first, second) = (self.counts(a.0, a.1), self.counts(b.0, b.1));
        first && second || (first || second) && matches!(a.1.spot, Spot::Element(_))
    }

    /// What a thread hands to native code that accesses it when it goes on, and the method: arrays, and the object of a
    /// copy or of a plain access by `Unsafe`.
    fn handed(&self, at: usize) -> Option<(MethodId, Vec<ObjRef>)> {
        let thread = &self.state.threads[at];
        let frame = thread.frames.last()?;
        if thread.status != Status::Runnable {
            return None;
        }
        let method = self.called(frame).filter(|&m| matches!(self.method(m).body, Body::Native(_)))?;
        let name = self.method_name(method);
        let is_plain = ["get", "put"].iter().any(|verb| name.starts_with(verb))
            && !["Volatile", "Acquire", "Release", "Opaque", "AndSet", "AndAdd"]
                .iter()
                .any(|m| name.contains(m));
        let takes_objects = match &*self.class(self.method(method).class).name {
            "jdk/internal/misc/Unsafe" => is_plain,
            "java/lang/Object" => name == "clone",
            _ => false,
        };
        let base = frame.sp.checked_sub(u32::from(self.method(method).arg_slots))? as usize;
        let words = &thread.stack[base..frame.sp as usize];
        let mut all = Vec::new();
        for at in self.reference_words(method) {
            let object = ObjRef(words.get(at).copied().unwrap_or(0) as u32);
            if object.is_null() || !self.state.heap.is_shared(object) {
                continue;
            }
            if takes_objects || self.class(self.state.heap.class(object)).is_array() {
                all.push(object);
            }
        }
        (!all.is_empty()).then_some((method, all))
    }

    /// Which words of a method's arguments are references.
    fn reference_words(&self, method: MethodId) -> Vec<usize> {
        let m = self.method(method);
        let mut at = usize::from(!m.is_static());
        let mut all: Vec<usize> = (0..at).collect();
        let mut rest = self.method_descriptor(method).trim_start_matches('(');
        while let Some(first) = rest.chars().next().filter(|&c| c != ')') {
            let inner = rest.trim_start_matches('[');
            if matches!(first, 'L' | '[') {
                all.push(at);
            }
            let length =
                if inner.starts_with('L') { inner.find(';').map_or(inner.len(), |e| e + 1) } else { 1 };
            at += 1 + usize::from(matches!(first, 'J' | 'D'));
            rest = &inner[length..];
        }
        all
    }

    /// A thread that is about to hand an array or object to native code while another one stands before an access to it:
    /// what of it the native method accesses is not known here. In words.
    pub fn race_with_native(&self, threads: impl Iterator<Item = usize> + Clone) -> Option<String> {
        for at in threads.clone() {
            let Some((method, handed)) = self.handed(at) else { continue };
            for other in threads.clone().filter(|&other| other != at) {
                let Some(access) = self.plain_step(other) else { continue };
                if handed.contains(&access.object) && self.counts(other, &access) {
                    let native = self.method_signature(method);
                    return Some(format!("data races with native code ({native})"));
                }
            }
        }
        None
    }

    /// Whether a race at this access is one of the program's.
    fn counts(&self, at: usize, access: &NextAccess) -> bool {
        let frames = &self.state.threads[at].frames;
        let class_of = |f: &super::Frame| self.class(self.method(f.method).class);
        let Some(top) = frames.last().map(class_of) else { return false };
        let owner = match access.spot {
            Spot::Field(id) => {
                let field = self.field(id);
                let owner = self.class(field.class);
                let is_cache = || {
                    owner.origin == Origin::Jdk && CACHED.contains(&&**self.program.symbols.text(field.name))
                };
                if field.flags & (access::VOLATILE | access::FINAL) != 0 || is_cache() {
                    return false;
                }
                owner
            }
            _ => top,
        };
        let below = || frames.iter().rev().nth(1).map(class_of);
        match owner.origin {
            Origin::User => true,
            // A copy that the program asks for (`link/copying.rs`).
            Origin::Synthetic => {
                owner.name.starts_with(LOOPS) && below().is_some_and(|c| c.origin == Origin::User)
            }
            Origin::Jdk => {
                is_container(&owner.name)
                    && frames
                        .iter()
                        .rev()
                        .map(class_of)
                        .take_while(|c| c.origin != Origin::User)
                        .all(|c| c.origin == Origin::Synthetic || passes_on(&c.name))
                    && frames.iter().any(|f| class_of(f).origin == Origin::User)
            }
        }
    }

    fn race_text(&self, a: (usize, &NextAccess), b: (usize, &NextAccess)) -> String {
        let does = |(at, access): (usize, &NextAccess)| {
            let verb = if access.write { "writes" } else { "reads" };
            format!("{} {verb} it{}", self.thread_name(at), self.place(at))
        };
        format!("data race on {}: {}, {}; nothing orders the two", self.spot_text(a.1), does(a), does(b))
    }

    fn spot_text(&self, access: &NextAccess) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn containers_are_known_with_their_nested_classes() {
        for class in ["java/util/HashMap", "java/util/HashMap$Node", "java/lang/StringBuilder"] {
            assert!(is_container(class), "{class}");
        }
        for class in ["java/util/concurrent/ConcurrentHashMap$Node", "java/lang/String", "java/util/Locale"] {
            assert!(!is_container(class), "{class}");
        }
        assert!(passes_on("java/util/Collections$UnmodifiableList"));
        assert!(!passes_on("java/util/concurrent/ThreadPoolExecutor"));
    }
}
