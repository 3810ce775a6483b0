//! What comes before a plain access to a shared object.
//!
//! Kept out of the interpreter loop: an access that others could see is rare beside the rest. The frame is saved.

use crate::class::FieldId;
use crate::heap::ObjRef;
use crate::machine::thread::Frame;
use crate::machine::{Machine, Trap};

impl Machine {
    /// The frame that the interpreter's registers belong to.
    #[inline(always)]
    pub(super) fn top_frame(&mut self) -> &mut Frame {
        self.state.threads[self.state.current].frames.last_mut().expect("a running thread has a frame")
    }

    /// Whether anybody wants to know of an access to this object.
    #[inline(always)]
    pub(super) fn is_exposed(&self, object: ObjRef) -> bool {
        (self.run.multi || self.run.tracing) && self.state.heap.is_shared(object)
    }

    /// A scheduling point, unless a lock is known to protect the location (`reduce/discipline.rs`) or the method it is
    /// made in is one step; what is touched is told either way.
    pub(super) fn before_access(&mut self, object: ObjRef, part: u32, write: bool) -> Result<(), Trap> {
        if self.run.discipline.on && self.run.multi && self.is_disciplined(object, part, write) {
            self.note_side(object, part, write);
            if self.run.recorder.is_some() {
                self.tell_access();
            }
            return Ok(());
        }
        if self.run.multi && !self.run.granted && !self.is_silent() {
            return Err(Trap::Cut);
        }
        if self.run.tracing {
            self.touches_plainly(object, part, write);
        }
        if self.run.multi {
            self.run.granted = false;
            if !self.run.unreduced {
                self.note_side(object, part, write);
            }
            if self.run.recorder.is_some() || self.run.race.noting {
                self.tell_access();
            }
        }
        Ok(())
    }

    /// Whether an initialiser's writes to final static fields are scheduling points: no instruction of another thread
    /// reads them before it is done, but native code does.
    pub(super) fn shows_final_statics(&self) -> bool {
        self.run.unreduced || !self.run.derived.steady_finals
    }

    /// Before a write to a field while several threads are alive: whether it was taken to be immutable.
    #[inline]
    pub(super) fn before_write(&mut self, object: ObjRef, field: FieldId) {
        if self.program.fields[field.0 as usize].is_immutable && self.state.heap.is_shared(object) {
            self.wrote_immutable(field);
        }
    }
}
