//! Entering and leaving methods.

use super::registers::{Flow, Registers, Step};
use crate::class::{ClassId, MethodId};
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;
use crate::machine::invoke::{MAX_FRAMES, no_such_method};
use crate::machine::thread::{Frame, Role};
use crate::machine::{Exit, Machine};

impl Machine {
    /// Enters a method whose arguments are on the stack. A method that is not plain prepared code asks for more stack
    /// than there is, and goes the slow way.
    #[inline(always)]
    pub(super) fn enter_method<const CHECK: bool, const OPEN: bool>(
        &mut self,
        r: &mut Registers,
        method: MethodId,
    ) -> Step {
        let entry = self.program.entries[method.0 as usize];
        // SAFETY: the thread is where it was when the registers were loaded; the arguments are on its stack.
        let running = unsafe { &mut *r.thread };
        let (base, at) = unsafe {
            let base = r.sp.sub(entry.args as usize);
            (base, base.offset_from(r.stack) as usize)
        };
        if !OPEN
            && let Some(short) = entry.short
            && let Some(words) = self.short_cut::<CHECK>(short, base)
        {
            r.sp = unsafe { base.add(words) };
            return Ok(());
        }
        let depth = running.frames.len();
        let fits = at + entry.need as usize <= running.stack.len()
            && depth < MAX_FRAMES
            && depth < running.frames.capacity();
        if fits && self.run.fuel != 0 {
            self.run.fuel -= 1;
            // SAFETY: there is room for one more, above the caller's.
            unsafe {
                let top = running.frames.as_mut_ptr().add(depth);
                (*top.sub(1)).pc = r.pc as u32;
                (*top.sub(1)).sp = at as u32;
                top.write(Frame {
                    method,
                    pc: 0,
                    base: at as u32,
                    sp: at as u32 + u32::from(entry.locals),
                    lock: ObjRef::NULL,
                    role: Role::Call,
                    plain: true,
                });
                running.frames.set_len(depth + 1);
            }
            r.code = entry.code;
            r.pc = 0;
            r.locals = base;
            r.sp = unsafe { base.add(entry.locals as usize) };
            return Err(Flow::Again);
        }
        self.write_back(r);
        if self.run.fuel == 0 {
            self.run.starved = true;
            return Err(self.exits(Exit::Fuel));
        }
        self.run.fuel -= 1;
        if let Err(trap) = self.call(method) {
            self.traps(trap);
            return Err(Flow::Saved);
        }
        self.again(r)
    }

    /// Leaves a frame that was simply entered for a caller that is logged. Otherwise nothing is done, and the answer is
    /// no: the slow way is wanted.
    #[inline(always)]
    pub(super) fn leave_method<const CHECK: bool>(&mut self, r: &mut Registers) -> bool {
        // SAFETY: a running thread has a frame, and a plain one has a caller below it.
        let running = unsafe { &mut *r.thread };
        let depth = running.frames.len();
        let top = unsafe { running.frames.as_ptr().add(depth - 1) };
        if !unsafe { (*top).plain } || CHECK && depth - 1 <= running.logged_from {
            return false;
        }
        // The hash of a logged frame is void already.
        debug_assert!(!CHECK || running.hashed_to < depth - 1);
        unsafe { running.frames.set_len(depth - 1) }
        let caller = unsafe { *top.sub(1) };
        r.code = self.program.entries[caller.method.0 as usize].code;
        r.pc = caller.pc as usize;
        unsafe {
            r.locals = r.stack.add(caller.base as usize);
            r.sp = r.stack.add(caller.sp as usize);
        }
        true
    }

    /// Returns a value of one or two words. If the frame cannot be left yet, the value stays on its stack.
    #[inline(always)]
    pub(super) fn give_back<const CHECK: bool, const WORDS: usize>(&mut self, r: &mut Registers) -> Step {
        let value = r.pop_sized::<WORDS>();
        if !self.leave_method::<CHECK>(r) {
            self.write_back(r);
            self.run.returned = value;
            if let Err(trap) = self.return_from_frame() {
                r.push_sized::<WORDS>(value);
                return Err(self.traps(trap));
            }
            *r = self.registers()?;
        }
        r.push_sized::<WORDS>(value);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn give_back_nothing<const CHECK: bool>(&mut self, r: &mut Registers) -> Step {
        if self.leave_method::<CHECK>(r) {
            return Ok(());
        }
        self.write_back(r);
        let goes_on = self.return_void::<CHECK>();
        let goes_on = self.well(goes_on)?;
        *r = self.registers()?;
        if goes_on { Ok(()) } else { Err(Flow::Again) }
    }

    #[inline(always)]
    pub(super) fn invoke_virtual(&mut self, r: &Registers, i: &Instr) -> Result<MethodId, Flow> {
        let class = self.receiver(r, i)?;
        let method = self.program.classes[class.0 as usize].vtable.get(i.b as usize).copied();
        let method = method.ok_or_else(no_such_method);
        self.well(method)
    }

    #[inline(always)]
    pub(super) fn invoke_exact(&mut self, r: &Registers, i: &Instr) -> Result<MethodId, Flow> {
        self.not_null(r.peek_ref(i.a as usize))?;
        Ok(MethodId(i.b))
    }

    #[inline(always)]
    pub(super) fn invoke_interface(&mut self, r: &Registers, i: &Instr) -> Result<MethodId, Flow> {
        let class = self.receiver(r, i)?;
        let method = self.select_interface(class, MethodId(i.b));
        self.well(method)
    }

    #[inline(always)]
    pub(super) fn invoke_static(&mut self, r: &mut Registers, i: &Instr) -> Result<MethodId, Flow> {
        let method = MethodId(i.b);
        let class = self.program.methods[i.b as usize].class;
        self.wants_initialised(class)?;
        if self.stays_initialised(class) {
            r.rewrite(Instr { op: Quick::InvokeStaticReady, ..*i });
        }
        Ok(method)
    }

    /// The class of the object that a method is called on.
    #[inline(always)]
    fn receiver(&mut self, r: &Registers, i: &Instr) -> Result<ClassId, Flow> {
        let object = r.peek_ref(i.a as usize);
        self.not_null(object)?;
        Ok(self.state.heap.class(object))
    }
}
