//! What native code reads and writes in the heap, noted by the heap itself.
//!
//! Instructions say what they touch before they touch it. Native methods say it as well, but each of them by hand; the
//! discipline of locks (`reduce/discipline.rs`) must not rest on that. So every accessor of the heap tells this
//! witness while a native method runs: there is no other way to the words of an object. What the heap does of its own
//! accord (sharing, collecting, hashing, logging) is not told.
//!
//! Invariant: while it is on, every accessor that gives or takes the content of an object has told of it.

use super::ObjRef;
use std::cell::{Cell, RefCell};

/// All parts of an object.
pub const WHOLE: u32 = u32::MAX;

/// An access: the object, the slot (or [`WHOLE`]), and whether it was written.
pub type Seen = (ObjRef, u32, bool);

#[derive(Default)]
pub struct Witness {
    on: Cell<bool>,
    seen: RefCell<Vec<Seen>>,
}

impl Witness {
    /// From now on it is told. What it was before is given back, to be restored.
    pub fn watch(&self, on: bool) -> bool {
        self.on.replace(on)
    }

    /// All that was told since the last time.
    pub fn take(&self) -> Vec<Seen> {
        std::mem::take(&mut self.seen.borrow_mut())
    }

    /// All that was told since the last time, which stays.
    pub fn seen(&self) -> Vec<Seen> {
        self.seen.borrow().clone()
    }

    /// Calls `f` with what was told since the last time: object and part.
    pub fn each(&self, mut f: impl FnMut(ObjRef, u32)) {
        self.seen.borrow().iter().for_each(|&(object, part, _)| f(object, part));
    }

    /// What was told does not count: it will be done again.
    pub fn forget(&self) {
        self.seen.borrow_mut().clear();
    }

    #[inline(always)]
    pub(super) fn reads(&self, object: ObjRef, part: usize) {
        if self.on.get() {
            self.note(object, part as u32, false);
        }
    }

    #[inline(always)]
    pub(super) fn writes(&self, object: ObjRef, part: usize) {
        if self.on.get() {
            self.note(object, part as u32, true);
        }
    }

    #[cold]
    fn note(&self, object: ObjRef, part: u32, write: bool) {
        let mut seen = self.seen.borrow_mut();
        // Loops over an array tell the same again and again.
        if seen.last() != Some(&(object, part, write)) {
            seen.push((object, part, write));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Public methods of the heap that look at words of objects and need not tell: they make an object, look at its
    /// size, collect, or tell by another one.
    const SILENT: &[&str] = &[
        "has_room",
        "alloc_object",
        "alloc_array",
        "alloc_permanent",
        "fill_permanent",
        "copy_refs",
        "is_plausible",
        "each_ref",
    ];

    #[test]
    fn no_accessor_passes_by() {
        let source = include_str!("../heap.rs");
        let mut telling = 0;
        for method in source.split("\n    pub").skip(1) {
            let Some((name, body)) = method.split_once("fn ").and_then(|(_, rest)| rest.split_once('('))
            else {
                continue;
            };
            let name = name.split('<').next().unwrap_or(name);
            let body = body.split("\n    }\n").next().unwrap_or(body);
            let inside = ["HEADER", "raw_elements", "raw_content", "view::<", "behind("];
            if !inside.iter().any(|way| body.contains(way)) || SILENT.contains(&name) {
                continue;
            }
            assert!(body.contains("self.witness."), "Heap::{name} gives or takes content and does not tell");
            telling += 1;
        }
        assert!(telling >= 10, "the accessors were found: {telling}");
    }

    #[test]
    fn it_hears_only_while_it_is_on() {
        let witness = Witness::default();
        witness.reads(ObjRef(8), 1);
        assert!(!witness.watch(true));
        witness.reads(ObjRef(8), 1);
        witness.reads(ObjRef(8), 1);
        witness.writes(ObjRef(8), WHOLE as usize);
        assert!(witness.watch(false));
        witness.writes(ObjRef(8), 2);
        assert_eq!(witness.take(), [(ObjRef(8), 1, false), (ObjRef(8), WHOLE, true)]);
        assert!(witness.take().is_empty());
    }
}
