//! Copies of what others can reach: one step as long as nobody could tell.
//!
//! Native code that copies an array or an object (`System.arraycopy`, `clone`) is one step of the machine, and on a real
//! one a step for each element or field. With the discipline of locks, all that such a copy touches is put into its
//! table as hidden: the accesses after the first are no scheduling points. As long as the discipline holds for the
//! location, a lock or the lack of writers makes the copy one transaction (Lipton 1975). Once it is exposed, and
//! wherever the discipline is off, the copy is made by a loop of instructions (`link/copying.rs`).
//!
//! Known gap: compression, the arguments of calls by reflection and what is written to a file descriptor are
//! read in one step.

use super::discipline::Standing;
use crate::class::{ClassId, Sort};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::machine::Machine;

impl Machine {
    /// Whether a copy of elements of this array has to be made one by one. If not, it counts as one access to all.
    pub fn is_torn_array(&mut self, array: ObjRef, write: bool) -> bool {
        if !self.could_be_torn(array) {
            return false;
        }
        if !self.run.discipline.on {
            return true;
        }
        self.exposes_or_counts(array, super::discipline::table::WHOLE, write)
    }

    /// The same for the fields of an object that is read.
    pub fn is_torn_object(&mut self, object: ObjRef) -> bool {
        let class = self.state.heap.class(object);
        let changes = |f: &crate::class::FieldId| self.field(*f).flags & access::FINAL == 0;
        let slots: Vec<u32> =
            self.fields_of(class).filter(changes).map(|f| self.field(f).slot.into()).collect();
        if slots.len() < 2 || !self.could_be_torn(object) {
            return false;
        }
        if !self.run.discipline.on {
            return true;
        }
        let volatile = |m: &Machine| {
            m.fields_of(class)
                .any(|f| m.field(f).flags & (access::VOLATILE | access::STATIC) == access::VOLATILE)
        };
        volatile(self)
            || slots.into_iter().fold(false, |torn, slot| torn | self.exposes_or_counts(object, slot, false))
    }

    fn could_be_torn(&self, object: ObjRef) -> bool {
        self.run.exploring
            && self.run.multi
            && !object.is_null()
            && self.state.heap.is_shared(object)
            && !self.is_silent()
    }

    /// Whether a location is exposed. If it is privileged, an access to it is counted as hidden.
    fn exposes_or_counts(&mut self, object: ObjRef, part: u32, write: bool) -> bool {
        match self.standing_at(object, part) {
            Standing::Exposed => true,
            Standing::Never => false,
            Standing::Privileged => {
                self.count_access(object, part, write, true);
                false
            }
        }
    }

    /// The slots of an object's fields, and whether they are references.
    pub fn copied_fields(&self, class: ClassId) -> impl Iterator<Item = (usize, bool)> + '_ {
        debug_assert!(!matches!(self.class(class).sort, Sort::Array { .. }));
        self.fields_of(class).map(|f| {
            let field = self.field(f);
            (usize::from(field.slot), matches!(field.letter, b'L' | b'['))
        })
    }

    /// Replaces the arguments of the native method that runs: it is called again with what is left to do.
    pub fn put_arguments(&mut self, args: &[u64]) {
        let thread = self.current_thread();
        let end = thread.frames.last().expect("a caller").sp as usize;
        thread.stack[end - args.len()..end].copy_from_slice(args);
    }
}
