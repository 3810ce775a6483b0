//! What comes before an access: whether others could see it, whether the value may leave the frames, whether the class is
//! initialised.
//!
//! What is long is kept out of the interpreter loop: an access that others could see is rare beside the rest. The frame is
//! saved then.

use super::registers::{Registers, Step};
use crate::class::{ClassId, FieldId};
use crate::code::Quick;
use crate::heap::ObjRef;
use crate::machine::thread::Frame;
use crate::machine::{Machine, Trap};

impl Machine {
    /// Before a visible access to a shared object: the search may switch threads here.
    #[inline(always)]
    pub(super) fn before_visible<const CHECK: bool>(
        &mut self,
        r: &Registers,
        object: ObjRef,
        part: u32,
        write: bool,
    ) -> Step {
        if CHECK && self.is_exposed(object) {
            self.write_back(r);
            let seen = self.before_access(object, part, write);
            self.well(seen)?;
        }
        Ok(())
    }

    /// An operand is a draw that is still open (`machine/draw.rs`): the instruction is carried out on it.
    #[inline(always)]
    pub(super) fn drawn<const CHECK: bool>(&mut self, r: &mut Registers, op: Quick) -> Step {
        if CHECK && self.run.draws.open && self.draws_at(op, r.sp) {
            self.write_back(r);
            let done = self.draw_instruction(op);
            self.well(done)?;
            return self.again(r);
        }
        Ok(())
    }

    /// What leaves the frames is a number, not a draw that is still open.
    #[inline(always)]
    pub(super) fn settled<const CHECK: bool>(&mut self, r: &Registers, value: u64) -> Step {
        if CHECK && self.run.draws.open && self.is_open(value) {
            self.write_back(r);
            let trap = self.settle_draw(value);
            return Err(self.traps(trap));
        }
        Ok(())
    }

    /// A double may be one, as long as there is one thread.
    #[inline(always)]
    pub(super) fn stored<const CHECK: bool>(&mut self, r: &Registers, value: u64) -> Step {
        if CHECK && self.run.draws.open && self.is_open(value) {
            self.write_back(r);
            let stored = self.store_draw(value);
            self.well(stored)?;
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn wants_initialised(&mut self, class: ClassId) -> Step {
        if self.is_initialised(class) { Ok(()) } else { Err(self.traps(Trap::Init(class))) }
    }

    #[inline(always)]
    pub(super) fn not_null(&mut self, object: ObjRef) -> Step {
        if object.is_null() { Err(self.raises(super::NPE, None)) } else { Ok(()) }
    }

    #[inline(always)]
    pub(super) fn not_zero(&mut self, divisor: u64) -> Step {
        if divisor == 0 {
            return Err(self.raises("java/lang/ArithmeticException", Some("/ by zero")));
        }
        Ok(())
    }

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
            if self.run.race.strict
                && self.is_silent()
                && let Some(what) = self.race_in_step()
            {
                return Err(Trap::Unsupported(what));
            }
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
