//! The interpreter loop: one row for each instruction.
//!
//! Where a row is longer than a line, it is a method in the file of its family (`interp/array.rs`, `interp/call.rs`, ...),
//! inlined here. The registers are one local variable ([`Registers`]), written to the frame (`write_back`) before anything that
//! looks at frames. All traps leave the inner loop, so that it stays small. There are three instances of the loop
//! (`interp/instance.rs`): `CHECK` is for searches, `OPEN` for those in which a slot may hold an open value.
//!
//! # Safety
//! Stack and locals are raw pointers into the thread's stack, code a raw pointer into the
//! method's boxed instructions. `Machine::push_frame` checks that a whole frame (`max_locals` +
//! `max_stack`) fits before it is entered, and code that is executed has passed the data flow
//! analysis, which bounds every local index and the stack depth by those two numbers. Boxed code
//! and boxed stacks never move while a thread runs. The thread itself is a raw pointer that is read
//! again (`registers`) after everything that could start a thread. Fused instructions are only there
//! where the instructions that follow exist (`code/fuse.rs`). Heap accesses are bounds checked.

mod access;
mod array;
mod call;
mod field;
mod instance;
mod number;
mod object;
pub mod overflow;
mod registers;

pub use number::narrow;
pub use registers::Aside;

use super::{Exit, Machine, Trap};
use crate::class::{ClassId, MethodId};
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;
use registers::{Flow, Registers, Step};

const NPE: &str = "java/lang/NullPointerException";

impl Machine {
    pub(super) fn run_loop<const CHECK: bool, const OPEN: bool>(&mut self) -> Exit {
        let Ok(mut r) = self.registers() else { return self.run.aside.exit() };
        loop {
            let flow: Flow = loop {
                // What a method of an instruction says beyond "done".
                macro_rules! then {
                    ($step:expr) => {
                        match $step {
                            Ok(value) => value,
                            Err(Flow::Again) => continue,
                            Err(flow) => break flow,
                        }
                    };
                }
                macro_rules! call {
                    ($method:expr) => {{
                        let method = $method;
                        then!(self.enter_method::<CHECK, OPEN>(&mut r, method))
                    }};
                }
                // By reference: an instruction that does not look at its operands does not load them. One that
                // is rewritten is not looked at again.
                let i = unsafe { &*r.code.add(r.pc) };
                let op = if OPEN { crate::code::fuse::first(i.op) } else { i.op };
                if OPEN && unsafe { self.opens(op, i, r.sp, r.locals) } {
                    then!(self.step_open(&mut r, op, *i));
                }
                match op {
                    Quick::Nop if i.b == 0 => {}
                    Quick::Nop => then!(self.mark_line(&r, i.b)),
                    Quick::Push => r.push(u64::from(i.b)),
                    Quick::PushLong => r.push2(i64::from(i.b as i32) as u64),
                    Quick::PushWide => r.push2(self.program.wide[i.b as usize]),
                    Quick::Load => r.push(r.local(i.a)),
                    Quick::Load2 => r.push2(r.local(i.a)),
                    Quick::Store => {
                        let value = r.pop();
                        r.set_local(i.a, value)
                    }
                    Quick::Store2 => {
                        let value = r.pop2();
                        r.set_local(i.a, value)
                    }
                    Quick::IntLoad | Quick::RefLoad => {
                        then!(self.array_load::<CHECK, OPEN, 1, u32>(&mut r, u64::from))
                    }
                    Quick::LongLoad => then!(self.array_load::<CHECK, OPEN, 2, u64>(&mut r, |v| v)),
                    Quick::ByteLoad => then!(self.array_load::<CHECK, OPEN, 1, i8>(&mut r, byte)),
                    Quick::CharLoad => then!(self.array_load::<CHECK, OPEN, 1, u16>(&mut r, u64::from)),
                    Quick::ShortLoad => then!(self.array_load::<CHECK, OPEN, 1, i16>(&mut r, short)),
                    Quick::IntStore => then!(self.array_store::<CHECK, OPEN, 1, u32>(&mut r, |v| v as u32)),
                    Quick::LongStore => then!(self.array_store::<CHECK, OPEN, 2, u64>(&mut r, |v| v)),
                    Quick::ShortStore => then!(self.array_store::<CHECK, OPEN, 1, u16>(&mut r, |v| v as u16)),
                    Quick::ByteStore => then!(self.byte_store::<CHECK, OPEN>(&mut r)),
                    Quick::RefStore => then!(self.ref_store::<CHECK>(&mut r)),
                    Quick::Pop => r.drop(1),
                    Quick::Pop2 => r.drop(2),
                    Quick::Dup => r.push(r.peek(1)),
                    Quick::Iadd => r.int_op(i32::wrapping_add),
                    Quick::Isub => r.int_op(i32::wrapping_sub),
                    Quick::Imul => r.int_op(i32::wrapping_mul),
                    Quick::Idiv | Quick::Irem => {
                        then!(self.not_zero(u64::from(r.peek(1) as u32)));
                        let div = op == Quick::Idiv;
                        r.int_op(|a, b| if div { a.wrapping_div(b) } else { a.wrapping_rem(b) })
                    }
                    Quick::Iand => r.int_op(|a, b| a & b),
                    Quick::Ior => r.int_op(|a, b| a | b),
                    Quick::Ixor => r.int_op(|a, b| a ^ b),
                    Quick::Ishl => r.int_op(|a, b| a.wrapping_shl(b as u32)),
                    Quick::Ishr => r.int_op(|a, b| a.wrapping_shr(b as u32)),
                    Quick::Iushr => r.int_op(unsigned_shift),
                    Quick::Ineg => {
                        let value = r.pop_int();
                        r.push_int(value.wrapping_neg())
                    }
                    Quick::Ladd => r.long_op(i64::wrapping_add),
                    Quick::Lsub => r.long_op(i64::wrapping_sub),
                    Quick::Ldiv | Quick::Lrem => {
                        then!(self.not_zero(r.peek(2)));
                        self.watch_times(op, r.sp);
                        let div = op == Quick::Ldiv;
                        r.long_op(|a, b| if div { a.wrapping_div(b) } else { a.wrapping_rem(b) })
                    }
                    Quick::Iinc => r.set_local(i.a, u64::from((r.local(i.a) as u32).wrapping_add(i.b))),
                    number::on_stack!() => {
                        self.watch_times(op, r.sp);
                        then!(self.drawn::<CHECK>(&mut r, op));
                        number::apply(op, &mut r)
                    }
                    Quick::Ifeq | Quick::Ifnull => {
                        let a = r.pop_int();
                        then!(self.branch_if(&mut r, i, a == 0))
                    }
                    Quick::Ifne | Quick::Ifnonnull => {
                        let a = r.pop_int();
                        then!(self.branch_if(&mut r, i, a != 0))
                    }
                    Quick::Iflt => {
                        let a = r.pop_int();
                        then!(self.branch_if(&mut r, i, a < 0))
                    }
                    Quick::Ifge => {
                        let a = r.pop_int();
                        then!(self.branch_if(&mut r, i, a >= 0))
                    }
                    Quick::Ifgt => {
                        let a = r.pop_int();
                        then!(self.branch_if(&mut r, i, a > 0))
                    }
                    Quick::Ifle => {
                        let a = r.pop_int();
                        then!(self.branch_if(&mut r, i, a <= 0))
                    }
                    Quick::IfIcmpeq | Quick::IfAcmpeq => then!(self.if_icmp(&mut r, i, |a, b| a == b)),
                    Quick::IfIcmpne | Quick::IfAcmpne => then!(self.if_icmp(&mut r, i, |a, b| a != b)),
                    Quick::IfIcmplt => then!(self.if_icmp(&mut r, i, |a, b| a < b)),
                    Quick::IfIcmpge => then!(self.if_icmp(&mut r, i, |a, b| a >= b)),
                    Quick::IfIcmpgt => then!(self.if_icmp(&mut r, i, |a, b| a > b)),
                    Quick::IfIcmple => then!(self.if_icmp(&mut r, i, |a, b| a <= b)),
                    Quick::Goto => then!(self.jump(&mut r, *i)),
                    Quick::Switch => {
                        let key = r.pop_int();
                        let target = self.switch_target(i.b as usize, key);
                        let back = u16::from(target as usize <= r.pc);
                        then!(self.jump(&mut r, Instr { op, a: back, b: target }))
                    }
                    Quick::Return1 => then!(self.give_back::<CHECK, 1>(&mut r)),
                    Quick::Return2 => then!(self.give_back::<CHECK, 2>(&mut r)),
                    Quick::Return => then!(self.give_back_nothing::<CHECK>(&mut r)),
                    // It may be rewritten: by value.
                    Quick::GetStatic | Quick::GetStatic2 => then!(self.get_static::<CHECK>(&mut r, op, *i)),
                    Quick::GetStaticFinal => r.push(self.state.heap.get(ObjRef(i.b), i.a as usize)),
                    Quick::GetStaticReady => then!(self.get_ready::<CHECK, 1>(&mut r, i)),
                    Quick::GetStaticReady2 => then!(self.get_ready::<CHECK, 2>(&mut r, i)),
                    Quick::PutStatic | Quick::PutStatic2 | Quick::PutStaticRef => {
                        then!(self.put_static::<CHECK, OPEN>(&mut r, op, i))
                    }
                    Quick::GetField => then!(self.get_field::<CHECK, 1>(&mut r, i)),
                    Quick::GetField2 => then!(self.get_field::<CHECK, 2>(&mut r, i)),
                    Quick::PutField | Quick::PutFieldRef | Quick::PutFieldNarrow => {
                        then!(self.put_field::<CHECK, OPEN>(&mut r, op, i))
                    }
                    Quick::PutField2 => then!(self.put_field2::<CHECK>(&mut r, i)),
                    Quick::InvokeVirtual => call!(then!(self.invoke_virtual(&r, i))),
                    Quick::InvokeExact => call!(then!(self.invoke_exact(&r, i))),
                    Quick::InvokeStatic => call!(then!(self.invoke_static(&mut r, i))),
                    Quick::InvokeStaticReady => call!(MethodId(i.b)),
                    Quick::InvokeInterface => call!(then!(self.invoke_interface(&r, i))),
                    Quick::InvokeHandle | Quick::InvokeDynamic | Quick::Checked | Quick::CheckedIinc => {
                        self.write_back(&r);
                        let done = self.carry_out(*i);
                        then!(self.well(done));
                        then!(self.again(&mut r))
                    }
                    Quick::New => then!(self.make(&mut r, i)),
                    Quick::NewReady => then!(self.make_ready::<CHECK>(&mut r, i)),
                    Quick::NewArray => then!(self.make_array(&mut r, ClassId(i.b))),
                    Quick::MultiArraySlow => then!(self.make_grid(&mut r, *i)),
                    Quick::ArrayLength => then!(self.array_length(&mut r)),
                    Quick::Athrow => {
                        let object = r.peek_ref(1);
                        then!(self.not_null(object));
                        break self.traps(Trap::Throw(object));
                    }
                    Quick::Checkcast => then!(self.check_cast(&r, ClassId(i.b))),
                    Quick::Instanceof => self.instance_of(&mut r, ClassId(i.b)),
                    Quick::MonitorEnter => then!(self.monitor(&mut r, true)),
                    Quick::MonitorExit => then!(self.monitor(&mut r, false)),
                    Quick::Broken => break self.raises("java/lang/VerifyError", None),
                    // A constant is not resolved yet; executed again in its quick form.
                    field::unresolved!() => {
                        self.write_back(&r);
                        let done = self.resolve_instruction(r.pc, *i);
                        then!(self.well(done));
                        then!(self.again(&mut r))
                    }
                    // Sequences: a row stands for two or three instructions, and says where it goes on.
                    Quick::LoadLoad => {
                        r.push(r.local(i.a));
                        r.push(r.local(r.next(1).a));
                        r.pc += 1;
                    }
                    Quick::LoadPush => {
                        r.push(r.local(i.a));
                        r.push(u64::from(r.next(1).b));
                        r.pc += 1;
                    }
                    Quick::LoadStore => {
                        r.set_local(r.next(1).a, r.local(i.a));
                        r.pc += 1;
                    }
                    Quick::LoadDup => {
                        r.push(r.local(i.a));
                        r.push(r.local(i.a));
                        r.pc += 1;
                    }
                    Quick::LoadGetField => then!(self.field_of_local::<CHECK, 1>(&mut r, i)),
                    Quick::LoadGetField2 => then!(self.field_of_local::<CHECK, 2>(&mut r, i)),
                    Quick::LoadGetFieldReturn1 => then!(self.return_field_of_local::<CHECK>(&mut r, i)),
                    Quick::LoadReturn1 => {
                        let value = r.local(i.a);
                        // Where it cannot be left so simply, the return follows.
                        self.leave_method::<CHECK>(&mut r);
                        r.push(value);
                    }
                    Quick::LoadArrayLength => then!(self.local_length(&mut r, i)),
                    Quick::LoadIntLoad => then!(self.indexed_by_local::<CHECK>(&mut r, i)),
                    Quick::LoadLoadIntLoad => {
                        then!(self.local_element::<CHECK, 1, u32>(&mut r, i, u64::from))
                    }
                    Quick::LoadLoadByteLoad => then!(self.local_element::<CHECK, 1, i8>(&mut r, i, byte)),
                    Quick::LoadLoadCharLoad => {
                        then!(self.local_element::<CHECK, 1, u16>(&mut r, i, u64::from))
                    }
                    Quick::LoadLoadLongLoad => then!(self.local_element::<CHECK, 2, u64>(&mut r, i, |v| v)),
                    Quick::LoadIfeq => then!(self.local_if(&mut r, (i.a, 0, 1), |a, b| a == b)),
                    Quick::LoadIfne => then!(self.local_if(&mut r, (i.a, 0, 1), |a, b| a != b)),
                    Quick::LoadIflt => then!(self.local_if(&mut r, (i.a, 0, 1), |a, b| a < b)),
                    Quick::LoadIfge => then!(self.local_if(&mut r, (i.a, 0, 1), |a, b| a >= b)),
                    Quick::LoadIfgt => then!(self.local_if(&mut r, (i.a, 0, 1), |a, b| a > b)),
                    Quick::LoadIfle => then!(self.local_if(&mut r, (i.a, 0, 1), |a, b| a <= b)),
                    Quick::LoadLoadIfeq => then!(self.locals_if(&mut r, i, |a, b| a == b)),
                    Quick::LoadLoadIfne => then!(self.locals_if(&mut r, i, |a, b| a != b)),
                    Quick::LoadLoadIflt => then!(self.locals_if(&mut r, i, |a, b| a < b)),
                    Quick::LoadLoadIfge => then!(self.locals_if(&mut r, i, |a, b| a >= b)),
                    Quick::LoadLoadIfgt => then!(self.locals_if(&mut r, i, |a, b| a > b)),
                    Quick::LoadLoadIfle => then!(self.locals_if(&mut r, i, |a, b| a <= b)),
                    Quick::LoadPushIfeq => then!(self.constant_if(&mut r, i, |a, b| a == b)),
                    Quick::LoadPushIfne => then!(self.constant_if(&mut r, i, |a, b| a != b)),
                    Quick::LoadPushIflt => then!(self.constant_if(&mut r, i, |a, b| a < b)),
                    Quick::LoadPushIfge => then!(self.constant_if(&mut r, i, |a, b| a >= b)),
                    Quick::LoadPushIfgt => then!(self.constant_if(&mut r, i, |a, b| a > b)),
                    Quick::LoadPushIfle => then!(self.constant_if(&mut r, i, |a, b| a <= b)),
                    Quick::LoadIcmpeq => then!(self.top_if_local(&mut r, i, |a, b| a == b)),
                    Quick::LoadIcmpne => then!(self.top_if_local(&mut r, i, |a, b| a != b)),
                    Quick::LoadIcmplt => then!(self.top_if_local(&mut r, i, |a, b| a < b)),
                    Quick::LoadIcmpge => then!(self.top_if_local(&mut r, i, |a, b| a >= b)),
                    Quick::LoadIcmpgt => then!(self.top_if_local(&mut r, i, |a, b| a > b)),
                    Quick::LoadIcmple => then!(self.top_if_local(&mut r, i, |a, b| a <= b)),
                    Quick::PushIcmpeq => then!(self.top_if(&mut r, i.b, |a, b| a == b)),
                    Quick::PushIcmpne => then!(self.top_if(&mut r, i.b, |a, b| a != b)),
                    Quick::PushIcmplt => then!(self.top_if(&mut r, i.b, |a, b| a < b)),
                    Quick::PushIcmpge => then!(self.top_if(&mut r, i.b, |a, b| a >= b)),
                    Quick::PushIcmpgt => then!(self.top_if(&mut r, i.b, |a, b| a > b)),
                    Quick::PushIcmple => then!(self.top_if(&mut r, i.b, |a, b| a <= b)),
                    Quick::LoadLoadIadd => r.local_op(i.a, r.local(r.next(1).a) as u32, i32::wrapping_add),
                    Quick::LoadLoadIsub => r.local_op(i.a, r.local(r.next(1).a) as u32, i32::wrapping_sub),
                    Quick::LoadPushIadd => r.local_op(i.a, r.next(1).b, i32::wrapping_add),
                    Quick::LoadPushIand => r.local_op(i.a, r.next(1).b, |a, b| a & b),
                    Quick::LoadIadd => r.top_op(r.local(i.a) as u32, i32::wrapping_add),
                    Quick::LoadIsub => r.top_op(r.local(i.a) as u32, i32::wrapping_sub),
                    Quick::LoadImul => r.top_op(r.local(i.a) as u32, i32::wrapping_mul),
                    Quick::PushIadd => r.top_op(i.b, i32::wrapping_add),
                    Quick::PushIsub => r.top_op(i.b, i32::wrapping_sub),
                    Quick::PushImul => r.top_op(i.b, i32::wrapping_mul),
                    Quick::PushIand => r.top_op(i.b, |a, b| a & b),
                    Quick::PushIshl => r.top_op(i.b, |a, b| a.wrapping_shl(b as u32)),
                    Quick::PushIshr => r.top_op(i.b, |a, b| a.wrapping_shr(b as u32)),
                    Quick::PushIushr => r.top_op(i.b, unsigned_shift),
                    // By zero it is the division that follows which says so.
                    Quick::PushIrem if i.b == 0 => r.push(0),
                    Quick::PushIrem => r.top_op(i.b, i32::wrapping_rem),
                    Quick::PushStore => {
                        r.set_local(r.next(1).a, u64::from(i.b));
                        r.pc += 1;
                    }
                    Quick::IaddStore => {
                        let (b, a) = (r.pop() as u32, r.pop() as u32);
                        r.set_local(r.next(1).a, u64::from(a.wrapping_add(b)));
                        r.pc += 1;
                    }
                    Quick::StoreLoad => {
                        let value = r.pop();
                        r.set_local(i.a, value);
                        r.push(r.local(r.next(1).a));
                        r.pc += 1;
                    }
                    Quick::IincGoto => {
                        r.set_local(i.a, u64::from((r.local(i.a) as u32).wrapping_add(i.b)));
                        let branch = r.next(1);
                        then!(self.jump(&mut r, branch))
                    }
                    Quick::Load2Load2 => {
                        r.push2(r.local(i.a));
                        r.push2(r.local(r.next(1).a));
                        r.pc += 1;
                    }
                    Quick::Load2PushLong => {
                        r.push2(r.local(i.a));
                        r.push2(i64::from(r.next(1).b as i32) as u64);
                        r.pc += 1;
                    }
                    Quick::Load2Ladd => {
                        r.replace(2, r.peek(2).wrapping_add(r.local(i.a)));
                        r.pc += 1;
                    }
                    Quick::LaddStore2 => {
                        let (b, a) = (r.pop2(), r.pop2());
                        r.set_local(r.next(1).a, a.wrapping_add(b));
                        r.pc += 1;
                    }
                    Quick::DaddStore2 => {
                        then!(self.drawn::<CHECK>(&mut r, op));
                        let (b, a) = (r.pop_double(), r.pop_double());
                        r.set_local(r.next(1).a, (a + b).to_bits());
                        r.pc += 1;
                    }
                    Quick::LcmpIfeq => then!(self.lcmp_if(&mut r, |a, b| a == b)),
                    Quick::LcmpIfne => then!(self.lcmp_if(&mut r, |a, b| a != b)),
                    Quick::LcmpIflt => then!(self.lcmp_if(&mut r, |a, b| a < b)),
                    Quick::LcmpIfge => then!(self.lcmp_if(&mut r, |a, b| a >= b)),
                    Quick::LcmpIfgt => then!(self.lcmp_if(&mut r, |a, b| a > b)),
                    Quick::LcmpIfle => then!(self.lcmp_if(&mut r, |a, b| a <= b)),
                }
                r.pc += 1;
            };
            match flow {
                Flow::Leave => return self.run.aside.exit(),
                Flow::Saved => {}
                Flow::Trap | Flow::Again => self.write_back(&r),
            }
            let trap = self.run.aside.trap();
            if let Some(exit) = self.trap(trap) {
                return exit;
            }
            let Ok(registers) = self.registers() else { return self.run.aside.exit() };
            r = registers;
        }
    }

    /// An instruction of which an operand is open: carried out on it, or settled and then carried out as usual.
    #[inline(always)]
    fn step_open(&mut self, r: &mut Registers, op: Quick, i: Instr) -> Step {
        self.write_back(r);
        let done = self.open_step(op, i);
        let done = self.well(done)?;
        *r = self.registers()?;
        if done { Err(Flow::Again) } else { Ok(()) }
    }

    /// A place that a question names.
    #[inline(always)]
    fn mark_line(&mut self, r: &Registers, label: u32) -> Step {
        self.write_back(r);
        let marked = self.label_line(label);
        self.well(marked)
    }

    #[inline(always)]
    fn switch_target(&self, switch: usize, key: i32) -> u32 {
        let frame = self.state.threads[self.state.current].frames.last().expect("running");
        self.program.methods[frame.method.0 as usize].switches[switch].target(key)
    }
}

#[inline(always)]
fn byte(value: i8) -> u64 {
    u64::from(i32::from(value) as u32)
}

#[inline(always)]
fn short(value: i16) -> u64 {
    u64::from(i32::from(value) as u32)
}

#[inline(always)]
fn unsigned_shift(a: i32, b: i32) -> i32 {
    (a as u32).wrapping_shr(b as u32) as i32
}
