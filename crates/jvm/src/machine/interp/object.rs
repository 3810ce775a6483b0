//! Instructions that make objects, look at their classes, and take their monitors.

use super::registers::{Registers, Step};
use crate::class::ClassId;
use crate::code::{Instr, Quick};
use crate::machine::Machine;

impl Machine {
    #[inline(always)]
    pub(super) fn make(&mut self, r: &mut Registers, i: &Instr) -> Step {
        let class = ClassId(i.b);
        self.wants_initialised(class)?;
        self.write_back(r);
        self.collect_if_due();
        let words = self.program.classes[class.0 as usize].words as usize;
        if self.stays_initialised(class) && words <= u16::MAX as usize {
            r.rewrite(Instr { op: Quick::NewReady, a: words as u16, b: class.0 });
        }
        let key = self.allocation_key();
        self.allocate(r, class, words, key)
    }

    /// Of a class that stays initialised.
    #[inline(always)]
    pub(super) fn make_ready<const CHECK: bool>(&mut self, r: &mut Registers, i: &Instr) -> Step {
        if CHECK || self.state.heap.wants_collection() {
            self.write_back(r);
        }
        self.collect_if_due();
        let key = if CHECK { self.allocation_key() } else { 0 };
        self.allocate(r, ClassId(i.b), i.a as usize, key)
    }

    #[inline(always)]
    fn allocate(&mut self, r: &mut Registers, class: ClassId, words: usize, key: u64) -> Step {
        match self.state.heap.alloc_object(class, words, key) {
            Ok(object) => r.push(object.slot()),
            Err(full) => return Err(self.traps(full.into())),
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn check_cast(&mut self, r: &Registers, class: ClassId) -> Step {
        let object = r.peek_ref(1);
        if !object.is_null() && !self.is_instance(object, class) {
            let trap = self.cast_trap(object, class);
            return Err(self.traps(trap));
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn instance_of(&mut self, r: &mut Registers, class: ClassId) {
        let object = r.peek_ref(1);
        r.drop(1);
        r.push(u64::from(!object.is_null() && self.is_instance(object, class)));
    }

    #[inline(always)]
    pub(super) fn monitor(&mut self, r: &mut Registers, enters: bool) -> Step {
        let object = r.peek_ref(1);
        self.not_null(object)?;
        // Who writes down what happens wants to know where.
        self.write_back(r);
        let done = if enters { self.enter_at(object) } else { self.exit_at(object) };
        self.well(done)?;
        r.drop(1);
        Ok(())
    }
}
