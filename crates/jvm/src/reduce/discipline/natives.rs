//! Native methods: scheduling points where they are handed what is shared, and told to the discipline of locks.
//!
//! At every reduced level a native method that is handed an array which others can reach is a scheduling point: it may
//! look into it. What else it accesses it says itself (`machine/trail.rs`).
//!
//! For the discipline, the heap itself tells what a native method accesses (`heap/witness.rs`), so nothing rests on the native's own word.
//! An access to a privileged location goes into the table like one of an instruction: *hidden*, if the native was no
//! scheduling point. If a native accesses an exposed location and was none, the native itself is exposed: the search
//! begins anew, and every call of it is a scheduling point. So a native that nobody has thought of is in the table, or
//! a scheduling point.
//!
//! Not looked at are fields that instructions access visibly or never change (volatile, final, constants of the JDK),
//! and those of classes that are the machine's own bookkeeping ([`OWN`]): threads, classes, handles. What their natives
//! do is said where they do it (`machine/trail.rs`), and no field of theirs is privileged: whether a thread is a daemon
//! is written by an instruction and read by the native that starts it.

use super::Standing;
use super::table::WHOLE;
use crate::class::MethodId;
use crate::heap::ObjRef;
use crate::heap::witness::Seen;
use crate::machine::invoke::is_done_again;
use crate::machine::{Machine, Outcome};
use sojourner_kernel::system::footprint::Kind;

/// Classes of the JDK, by the beginning of their names, whose fields the machine keeps.
const OWN: &[&str] = &[
    "java/lang/Class",
    "java/lang/Module",
    "java/lang/Shutdown",
    "java/lang/StackTraceElement",
    "java/lang/String",
    "java/lang/System",
    "java/lang/Thread",
    "java/lang/Throwable",
    "java/lang/invoke/",
    "java/lang/ref/",
    "java/lang/reflect/",
    "jdk/internal/",
];

impl Machine {
    /// Whether a call of a native method is a scheduling point, whatever the method says: it is handed a shared array,
    /// or it was seen to access what is exposed.
    pub fn is_native_step(&mut self, method: MethodId, args: &[u64]) -> bool {
        if !self.run.discipline.arrays_of.contains_key(&method) {
            let arrays = self.array_arguments(method);
            self.run.discipline.arrays_of.insert(method, arrays);
        }
        let is_shared = |&at: &u8| {
            let array = ObjRef(args[usize::from(at)] as u32);
            !array.is_null() && self.state.heap.is_shared(array)
        };
        self.run.discipline.arrays_of[&method].iter().any(is_shared)
            || !self.run.discipline.natives.is_empty()
                && self.run.discipline.natives.contains(&self.native_text(method))
    }

    /// Which words of a method's arguments are arrays.
    fn array_arguments(&self, method: MethodId) -> Box<[u8]> {
        let descriptor = self.method_descriptor(method);
        let mut at = u8::from(!self.method(method).is_static());
        let mut arrays = Vec::new();
        let mut rest = descriptor.trim_start_matches('(');
        while let Some(first) = rest.chars().next().filter(|&c| c != ')') {
            let inner = rest.trim_start_matches('[');
            if first == '[' {
                arrays.push(at);
            }
            let length =
                if inner.starts_with('L') { inner.find(';').map_or(inner.len(), |end| end + 1) } else { 1 };
            at += 1 + u8::from(matches!(first, 'J' | 'D'));
            rest = &inner[length..];
        }
        arrays.into()
    }

    /// How a native method is named among what is exposed.
    fn native_text(&self, method: MethodId) -> String {
        let class = &self.class(self.method(method).class).name;
        format!("!{class}.{}", self.method_name(method)).replace(',', "_")
    }

    /// A native method has run; `is_point` says whether it was a scheduling point.
    pub fn tells_native(&mut self, method: MethodId, is_point: bool, outcome: &Outcome) {
        if is_done_again(outcome) {
            return self.state.heap.witness.forget();
        }
        let seen = self.state.heap.witness.take();
        if seen.is_empty() || self.state.threads.len() < 2 {
            return;
        }
        if !self.run.discipline.on {
            return self.tells_trail(&seen);
        }
        let is_ruled = self.is_silent() || !self.run.quiet.is_empty() && self.is_quiet_site();
        let hidden = !is_point && !is_ruled;
        let mut found = false;
        for access in seen {
            found |= self.tells_native_access(access, hidden);
        }
        if found && hidden && self.run.multi && self.run.derived.assumed.is_refutable() {
            let native = self.native_text(method);
            self.run.discipline.breaches.insert(native);
        }
    }

    /// Tells the trail of arrays that a native method has accessed.
    fn tells_trail(&mut self, seen: &[Seen]) {
        for &(object, _, write) in seen {
            if self.run.tracing && !object.is_null() && self.state.heap.name_if_shared(object).is_some() {
                let class = self.state.heap.class(object);
                if self.class(class).is_array() {
                    self.touches_as(object, WHOLE, if write { Kind::Write } else { Kind::Read });
                }
            }
        }
    }

    /// Puts down one access of a native method. Whether it was to an exposed location.
    fn tells_native_access(&mut self, (object, part, write): Seen, hidden: bool) -> bool {
        if object.is_null() || self.state.heap.name_if_shared(object).is_none() {
            return false;
        }
        let class = self.state.heap.class(object);
        let is_array = self.class(class).is_array();
        if !is_array && self.is_own(class) {
            return false;
        }
        let part = if is_array { WHOLE } else { part };
        if part == WHOLE && !is_array {
            // All fields of an object: each is what it is.
            let slots: Vec<u32> = self.fields_of(class).map(|f| u32::from(self.field(f).slot)).collect();
            return slots
                .into_iter()
                .fold(false, |found, slot| found | self.tells_native_access((object, slot, write), hidden));
        }
        let standing = self.standing_at(object, part);
        if standing == Standing::Never {
            if write {
                self.owns_by_native(object, class, part);
            }
            return false;
        }
        if self.run.multi {
            self.touches_as(object, part, if write { Kind::Write } else { Kind::Read });
        } else {
            self.touches_ends();
        }
        if standing == Standing::Privileged && self.run.multi {
            self.reaches_static(object, part);
            self.count_access(object, part, write, hidden);
        }
        standing == Standing::Exposed
    }

    /// Whether the fields of a class are the machine's own.
    pub(super) fn is_own(&self, class: crate::class::ClassId) -> bool {
        let class = match self.class(class).sort {
            crate::class::Sort::Statics(of) => self.class(of),
            _ => self.class(class),
        };
        class.origin == crate::class::Origin::Jdk && OWN.iter().any(|own| class.name.starts_with(own))
    }
}
