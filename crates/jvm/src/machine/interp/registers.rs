//! The registers of the interpreter, and what an instruction may do besides going on to the next one.
//!
//! All methods are inlined into the loop, and the struct is a local variable there whose address nobody keeps: so its
//! fields live in the registers of the processor. Whoever looks at frames wants them written back first ([`Machine::write_back`]),
//! and whoever may have changed frames, or may have started a thread, reads them again ([`Machine::registers`]).

use crate::code::Instr;
use crate::heap::ObjRef;
use crate::machine::thread::Thread;
use crate::machine::{Exit, Machine, Trap};

/// Where the running frame stands. The contract of the pointers is in the head of `machine/interp.rs`.
pub struct Registers {
    pub code: *mut Instr,
    pub pc: usize,
    pub locals: *mut u64,
    pub sp: *mut u64,
    pub stack: *mut u64,
    pub thread: *mut Thread,
}

/// What an instruction does instead of going on to the next one. The reasons are large and rare, so they are put aside
/// ([`Aside`]): what the loop sees fits into a register.
#[derive(Clone, Copy)]
pub enum Flow {
    /// The registers say where to go on.
    Again,
    /// The instruction cannot be carried out, or not now: what it needs is on the stack still.
    Trap,
    /// The same, and the frame is written back already.
    Saved,
    /// The thread does not go on; the frame is written back.
    Leave,
}

pub type Step = Result<(), Flow>;

/// Why the loop is left.
#[derive(Default)]
pub struct Aside {
    trap: Option<Trap>,
    exit: Option<Exit>,
}

impl Aside {
    pub fn trap(&mut self) -> Trap {
        self.trap.take().expect("a trap was put aside")
    }

    pub fn exit(&mut self) -> Exit {
        self.exit.take().expect("an exit was put aside")
    }
}

// SAFETY (all below): the analysis has bounded the stack and the locals, see the head of `machine/interp.rs`.
impl Registers {
    #[inline(always)]
    pub fn push(&mut self, value: u64) {
        unsafe {
            *self.sp = value;
            self.sp = self.sp.add(1);
        }
    }

    /// A long or a double: its second word is nothing.
    #[inline(always)]
    pub fn push2(&mut self, value: u64) {
        unsafe {
            *self.sp = value;
            *self.sp.add(1) = 0;
            self.sp = self.sp.add(2);
        }
    }

    #[inline(always)]
    pub fn push_int(&mut self, value: i32) {
        self.push(u64::from(value as u32));
    }

    /// One or two words, by the type of the value.
    #[inline(always)]
    pub fn push_sized<const WORDS: usize>(&mut self, value: u64) {
        if WORDS == 2 { self.push2(value) } else { self.push(value) }
    }

    #[inline(always)]
    pub fn pop(&mut self) -> u64 {
        self.drop(1);
        self.peek(0)
    }

    #[inline(always)]
    pub fn pop2(&mut self) -> u64 {
        self.drop(2);
        self.peek(0)
    }

    #[inline(always)]
    pub fn pop_sized<const WORDS: usize>(&mut self) -> u64 {
        if WORDS == 2 { self.pop2() } else { self.pop() }
    }

    #[inline(always)]
    pub fn pop_int(&mut self) -> i32 {
        self.pop() as i32
    }

    #[inline(always)]
    pub fn pop_long(&mut self) -> i64 {
        self.pop2() as i64
    }

    #[inline(always)]
    pub fn pop_float(&mut self) -> f32 {
        f32::from_bits(self.pop() as u32)
    }

    #[inline(always)]
    pub fn pop_double(&mut self) -> f64 {
        f64::from_bits(self.pop2())
    }

    #[inline(always)]
    pub fn drop(&mut self, words: usize) {
        self.sp = unsafe { self.sp.sub(words) };
    }

    /// The word so far below the end of the stack.
    #[inline(always)]
    pub fn peek(&self, below: usize) -> u64 {
        unsafe { *self.sp.sub(below) }
    }

    #[inline(always)]
    pub fn peek_ref(&self, below: usize) -> ObjRef {
        ObjRef(self.peek(below) as u32)
    }

    #[inline(always)]
    pub fn replace(&mut self, below: usize, value: u64) {
        unsafe { *self.sp.sub(below) = value }
    }

    #[inline(always)]
    pub fn local(&self, number: u16) -> u64 {
        unsafe { *self.locals.add(number as usize) }
    }

    #[inline(always)]
    pub fn set_local(&mut self, number: u16, value: u64) {
        unsafe { *self.locals.add(number as usize) = value }
    }

    /// The instruction that is so much further on.
    #[inline(always)]
    pub fn next(&self, further: usize) -> Instr {
        unsafe { *self.code.add(self.pc + further) }
    }

    /// Another form of this instruction from now on.
    #[inline(always)]
    pub fn rewrite(&mut self, quick: Instr) {
        unsafe { *self.code.add(self.pc) = quick }
    }

    #[inline(always)]
    pub fn int_op(&mut self, op: impl Fn(i32, i32) -> i32) {
        let b = self.pop_int();
        let a = self.pop_int();
        self.push_int(op(a, b));
    }

    #[inline(always)]
    pub fn long_op(&mut self, op: impl Fn(i64, i64) -> i64) {
        let b = self.pop_long();
        let a = self.pop_long();
        self.push2(op(a, b) as u64);
    }

    #[inline(always)]
    pub fn float_op(&mut self, op: impl Fn(f32, f32) -> f32) {
        let b = self.pop_float();
        let a = self.pop_float();
        self.push(u64::from(op(a, b).to_bits()));
    }

    #[inline(always)]
    pub fn double_op(&mut self, op: impl Fn(f64, f64) -> f64) {
        let b = self.pop_double();
        let a = self.pop_double();
        self.push2(op(a, b).to_bits());
    }

    /// The operand on top combined with a second one, in place; of two instructions, the loop
    /// goes on behind the second.
    #[inline(always)]
    pub fn top_op(&mut self, second: u32, op: impl Fn(i32, i32) -> i32) {
        let value = op(self.peek(1) as i32, second as i32);
        self.replace(1, u64::from(value as u32));
        self.pc += 1;
    }

    /// A local variable combined with a second operand; of three instructions.
    #[inline(always)]
    pub fn local_op(&mut self, first: u16, second: u32, op: impl Fn(i32, i32) -> i32) {
        let value = op(self.local(first) as i32, second as i32);
        self.push_int(value);
        self.pc += 2;
    }
}

impl Machine {
    /// The registers of the frame that the running thread stands in.
    #[inline(always)]
    pub(super) fn registers(&mut self) -> Result<Registers, Flow> {
        let running = &mut self.state.threads[self.state.current];
        let thread: *mut Thread = running;
        let Some(frame) = running.frames.last() else { return Err(self.no_frame()) };
        let stack = running.stack.as_mut_ptr();
        let code = self.program.entries[frame.method.0 as usize].code;
        // SAFETY: see the head of `machine/interp.rs`.
        let (locals, sp) = unsafe { (stack.add(frame.base as usize), stack.add(frame.sp as usize)) };
        Ok(Registers { code, pc: frame.pc as usize, locals, sp, stack, thread })
    }

    /// The same for instructions: they go on from there.
    #[inline(always)]
    pub(super) fn again(&mut self, r: &mut Registers) -> Step {
        *r = self.registers()?;
        Err(Flow::Again)
    }

    #[cold]
    fn no_frame(&mut self) -> Flow {
        let dying = self.state.threads[self.state.current].dying;
        self.exits(if dying.is_null() { Exit::Done } else { Exit::Uncaught(dying) })
    }

    #[cold]
    #[inline(never)]
    pub(super) fn traps(&mut self, trap: Trap) -> Flow {
        self.run.aside.trap = Some(trap);
        Flow::Trap
    }

    #[cold]
    #[inline(never)]
    pub(super) fn exits(&mut self, exit: Exit) -> Flow {
        self.run.aside.exit = Some(exit);
        Flow::Leave
    }

    #[cold]
    #[inline(never)]
    pub(super) fn raises(&mut self, class: &'static str, message: Option<&str>) -> Flow {
        self.traps(Trap::Raise(class, message.map(str::to_owned)))
    }

    /// What went well, or the trap.
    #[inline(always)]
    pub(super) fn well<T>(&mut self, result: Result<T, Trap>) -> Result<T, Flow> {
        match result {
            Ok(value) => Ok(value),
            Err(trap) => Err(self.traps(trap)),
        }
    }

    /// Writes the registers back to their frame.
    #[inline(always)]
    pub(super) fn write_back(&mut self, r: &Registers) {
        // SAFETY: both point into the same stack.
        let sp = unsafe { r.sp.offset_from(r.stack) } as u32;
        let frame = self.top_frame();
        frame.pc = r.pc as u32;
        frame.sp = sp;
    }

    /// A branch that is taken: going backwards costs fuel.
    #[inline(always)]
    pub(super) fn jump(&mut self, r: &mut Registers, branch: Instr) -> Step {
        r.pc = branch.b as usize;
        if branch.a != 0 {
            if self.run.fuel == 0 {
                self.write_back(r);
                return Err(self.exits(Exit::Fuel));
            }
            self.run.fuel -= 1;
        }
        Err(Flow::Again)
    }

    /// A branch that is taken if the condition holds; the instruction itself is the branch.
    #[inline(always)]
    pub(super) fn branch_if(&mut self, r: &mut Registers, i: &Instr, taken: bool) -> Step {
        if taken { self.jump(r, *i) } else { Ok(()) }
    }

    /// The same for a sequence whose branch is so much further on.
    #[inline(always)]
    pub(super) fn branch_after(&mut self, r: &mut Registers, further: usize, taken: bool) -> Step {
        if taken {
            let branch = r.next(further);
            return self.jump(r, branch);
        }
        r.pc += further;
        Ok(())
    }

    /// A local variable compared with a second operand, so many instructions before the branch.
    #[inline(always)]
    pub(super) fn local_if(
        &mut self,
        r: &mut Registers,
        (first, second, further): (u16, u32, usize),
        holds: impl Fn(i32, i32) -> bool,
    ) -> Step {
        let taken = holds(r.local(first) as i32, second as i32);
        self.branch_after(r, further, taken)
    }

    /// Two local variables compared; three instructions in one.
    #[inline(always)]
    pub(super) fn locals_if(
        &mut self,
        r: &mut Registers,
        i: &Instr,
        holds: impl Fn(i32, i32) -> bool,
    ) -> Step {
        self.local_if(r, (i.a, r.local(r.next(1).a) as u32, 2), holds)
    }

    /// A local variable compared with a constant; three instructions in one.
    #[inline(always)]
    pub(super) fn constant_if(
        &mut self,
        r: &mut Registers,
        i: &Instr,
        holds: impl Fn(i32, i32) -> bool,
    ) -> Step {
        self.local_if(r, (i.a, r.next(1).b, 2), holds)
    }

    /// The operand on top compared with a second one.
    #[inline(always)]
    pub(super) fn top_if(
        &mut self,
        r: &mut Registers,
        second: u32,
        holds: impl Fn(i32, i32) -> bool,
    ) -> Step {
        let taken = holds(r.pop_int(), second as i32);
        self.branch_after(r, 1, taken)
    }

    /// The operand on top compared with a local variable.
    #[inline(always)]
    pub(super) fn top_if_local(
        &mut self,
        r: &mut Registers,
        i: &Instr,
        holds: impl Fn(i32, i32) -> bool,
    ) -> Step {
        let second = r.local(i.a) as u32;
        self.top_if(r, second, holds)
    }

    /// Two operands compared by the branch itself.
    #[inline(always)]
    pub(super) fn if_icmp(&mut self, r: &mut Registers, i: &Instr, holds: impl Fn(i32, i32) -> bool) -> Step {
        let b = r.pop_int();
        let a = r.pop_int();
        self.branch_if(r, i, holds(a, b))
    }

    /// Two longs compared by a comparison and a branch.
    #[inline(always)]
    pub(super) fn lcmp_if(&mut self, r: &mut Registers, holds: impl Fn(i64, i64) -> bool) -> Step {
        let b = r.pop_long();
        let a = r.pop_long();
        self.branch_after(r, 1, holds(a, b))
    }
}
