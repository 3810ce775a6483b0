//! What comes before a plain access to a shared object.
//!
//! Kept out of the interpreter loop: an access that others could see is rare beside the rest. The frame is saved.

use crate::class::FieldId;
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap};

impl Machine {
    /// A scheduling point, unless a lock is known to protect the location (`reduce/discipline.rs`) or the method it is
    /// made in is one step; what is touched is told either way.
    pub(super) fn before_access(&mut self, object: ObjRef, part: u32, write: bool) -> Result<(), Trap> {
        if self.discipline.on && self.multi && self.is_disciplined(object, part, write) {
            self.note_side(object, part, write);
            if self.recorder.is_some() {
                self.tell_access();
            }
            return Ok(());
        }
        if self.multi && !self.granted && !self.is_silent() {
            return Err(Trap::Cut);
        }
        if self.tracing {
            self.touches_plainly(object, part, write);
        }
        if self.multi {
            self.granted = false;
            if !self.unreduced {
                self.note_side(object, part, write);
            }
            if self.recorder.is_some() || self.race.noting {
                self.tell_access();
            }
        }
        Ok(())
    }

    /// Before a write to a field while several threads are alive: whether it was taken to be immutable.
    #[inline]
    pub(super) fn before_write(&mut self, object: ObjRef, field: FieldId) {
        if self.fields[field.0 as usize].is_immutable && self.heap.is_shared(object) {
            self.wrote_immutable(field);
        }
    }
}
