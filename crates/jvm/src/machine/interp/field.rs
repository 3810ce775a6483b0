//! Instructions on fields, and their quicker forms.

use super::narrow;
use super::registers::{Flow, Registers, Step};
use crate::class::FieldId;
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;
use crate::machine::open::may_be_token;
use crate::machine::{Exit, Machine, StaticSite};

/// Everything with a constant that is not resolved yet.
macro_rules! unresolved {
    () => {
        Quick::LdcSlow
            | Quick::GetStaticSlow
            | Quick::PutStaticSlow
            | Quick::GetFieldSlow
            | Quick::PutFieldSlow
            | Quick::InvokeVirtualSlow
            | Quick::InvokeSpecialSlow
            | Quick::InvokeStaticSlow
            | Quick::InvokeInterfaceSlow
            | Quick::InvokeDynamicSlow
            | Quick::NewSlow
            | Quick::RefArraySlow
            | Quick::CheckcastSlow
            | Quick::InstanceofSlow
    };
}
pub(super) use unresolved;

impl Machine {
    #[inline(always)]
    pub(super) fn get_static<const CHECK: bool>(&mut self, r: &mut Registers, op: Quick, i: Instr) -> Step {
        let site = self.program.statics[i.b as usize];
        self.wants_initialised(site.class)?;
        if CHECK && !site.is_final {
            self.before_visible::<CHECK>(r, site.statics, u32::from(site.slot), false)?;
        }
        let value = self.state.heap.get(site.statics, site.slot as usize);
        if let Some(quick) = self.ready_static::<CHECK>(op, site) {
            r.rewrite(quick);
        }
        if op == Quick::GetStatic {
            r.push(value)
        } else {
            r.push2(value)
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn get_ready<const CHECK: bool, const WORDS: usize>(
        &mut self,
        r: &mut Registers,
        i: &Instr,
    ) -> Step {
        self.before_visible::<CHECK>(r, ObjRef(i.b), u32::from(i.a), false)?;
        r.push_sized::<WORDS>(self.state.heap.get(ObjRef(i.b), i.a as usize));
        Ok(())
    }

    #[inline(always)]
    pub(super) fn put_static<const CHECK: bool, const OPEN: bool>(
        &mut self,
        r: &mut Registers,
        op: Quick,
        i: &Instr,
    ) -> Step {
        let site = self.program.statics[i.b as usize];
        self.wants_initialised(site.class)?;
        if op == Quick::PutStatic2 {
            self.stored::<CHECK>(r, r.peek(2))?;
        } else {
            self.settled::<CHECK>(r, r.peek(1))?;
        }
        if CHECK && (!site.is_final || self.shows_final_statics()) {
            self.before_visible::<CHECK>(r, site.statics, u32::from(site.slot), true)?;
        }
        let slot = site.slot as usize;
        match op {
            Quick::PutStatic => {
                let value = r.pop();
                let value = if OPEN && may_be_token(value) { value } else { narrow(site.letter, value) };
                self.state.heap.put(site.statics, slot, value);
            }
            Quick::PutStatic2 => {
                let value = r.pop2();
                self.state.heap.put(site.statics, slot, value);
            }
            _ => {
                let value = ObjRef(r.pop() as u32);
                self.state.heap.put_ref(site.statics, slot, value);
            }
        }
        if CHECK && self.run.labels.watching && self.is_labelled_field(site.field) {
            r.pc += 1;
            self.write_back(r);
            return Err(self.exits(Exit::Labelled));
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn get_field<const CHECK: bool, const WORDS: usize>(
        &mut self,
        r: &mut Registers,
        i: &Instr,
    ) -> Step {
        let object = r.peek_ref(1);
        self.not_null(object)?;
        if CHECK
            && self.state.heap.is_shared(object)
            && (self.run.unreduced || !self.is_steady_field(i.b) || self.state.heap.is_leaked(object))
        {
            self.before_visible::<CHECK>(r, object, u32::from(i.a), false)?;
        }
        let value = self.state.heap.get(object, i.a as usize);
        r.drop(1);
        r.push_sized::<WORDS>(value);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn put_field<const CHECK: bool, const OPEN: bool>(
        &mut self,
        r: &mut Registers,
        op: Quick,
        i: &Instr,
    ) -> Step {
        let object = r.peek_ref(2);
        self.not_null(object)?;
        let value = r.peek(1);
        self.settled::<CHECK>(r, value)?;
        if CHECK && (self.run.multi || self.run.tracing) {
            if !self.program.fields[i.b as usize].is_quiet {
                self.before_visible::<CHECK>(r, object, u32::from(i.a), true)?;
            } else {
                self.immutable_check::<CHECK>(object, i.b);
            }
        }
        if CHECK && op == Quick::PutFieldRef {
            self.notes_owner(i.b, object, ObjRef(value as u32));
        }
        match op {
            Quick::PutField => self.state.heap.put(object, i.a as usize, value),
            Quick::PutFieldRef => self.state.heap.put_ref(object, i.a as usize, ObjRef(value as u32)),
            _ => {
                let letter = self.program.fields[i.b as usize].letter;
                let value = if OPEN && may_be_token(value) { value } else { narrow(letter, value) };
                self.state.heap.put(object, i.a as usize, value);
            }
        }
        r.drop(2);
        Ok(())
    }

    /// A long or a double.
    #[inline(always)]
    pub(super) fn put_field2<const CHECK: bool>(&mut self, r: &mut Registers, i: &Instr) -> Step {
        let object = r.peek_ref(3);
        self.not_null(object)?;
        let value = r.peek(2);
        self.stored::<CHECK>(r, value)?;
        self.immutable_check::<CHECK>(object, i.b);
        self.before_visible::<CHECK>(r, object, u32::from(i.a), true)?;
        self.state.heap.put(object, i.a as usize, value);
        r.drop(3);
        Ok(())
    }

    /// A field of a local variable, where nobody wants to know of it: two instructions in one. Otherwise the variable is
    /// pushed, and the field's instruction follows.
    #[inline(always)]
    pub(super) fn field_of_local<const CHECK: bool, const WORDS: usize>(
        &mut self,
        r: &mut Registers,
        i: &Instr,
    ) -> Step {
        let value = self.unseen_field::<CHECK>(r, i)?;
        r.push_sized::<WORDS>(value);
        r.pc += 1;
        Ok(())
    }

    /// The same, and the value is returned.
    #[inline(always)]
    pub(super) fn return_field_of_local<const CHECK: bool>(&mut self, r: &mut Registers, i: &Instr) -> Step {
        let value = self.unseen_field::<CHECK>(r, i)?;
        let left = self.leave_method::<CHECK>(r);
        r.push(value);
        // Where it cannot be left so simply, the return follows.
        r.pc += usize::from(!left);
        Ok(())
    }

    #[inline(always)]
    fn unseen_field<const CHECK: bool>(&mut self, r: &mut Registers, i: &Instr) -> Result<u64, Flow> {
        let object = ObjRef(r.local(i.a) as u32);
        if object.is_null() || CHECK && self.is_exposed(object) {
            r.push(object.slot());
            r.pc += 1;
            return Err(Flow::Again);
        }
        Ok(self.state.heap.get(object, r.next(1).a as usize))
    }

    /// Before a write to a field of an object that is not to change any more.
    #[inline(always)]
    fn immutable_check<const CHECK: bool>(&mut self, object: ObjRef, field: u32) {
        if CHECK && self.run.multi {
            self.before_write(object, FieldId(field));
        }
    }

    /// Before a visible access: for those who write down what happens, or look for races.
    #[inline(never)]
    pub(super) fn tell_access(&mut self) {
        if self.run.recorder.is_some() {
            self.record_instruction();
        }
        if self.run.race.noting {
            self.note_races();
        }
    }

    /// How a static field of a class that stays initialised is read from now on, if there is a quicker way. Accesses
    /// that others may see stay as they are in a search: it looks at the instructions that threads stand before.
    #[inline]
    pub(super) fn ready_static<const CHECK: bool>(&self, op: Quick, site: StaticSite) -> Option<Instr> {
        let quick = match (op, site.is_final) {
            (Quick::GetStatic, true) => Quick::GetStaticFinal,
            (Quick::GetStatic, false) if !CHECK => Quick::GetStaticReady,
            (Quick::GetStatic2, false) if !CHECK => Quick::GetStaticReady2,
            _ => return None,
        };
        let ready = Instr { op: quick, a: site.slot, b: site.statics.0 };
        self.stays_initialised(site.class).then_some(ready)
    }
}
