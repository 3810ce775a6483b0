//! The interpreter loop.
//!
//! Registers (`code`, `pc`, `locals`, `sp`) live in local variables and are written to the frame
//! (`save!`) before anything that looks at frames: calls, traps, allocation, exceptions.
//!
//! # Safety
//! Stack and locals are raw pointers into the thread's stack, code a raw pointer into the
//! method's boxed instructions. `Machine::push_frame` checks that a whole frame (`max_locals` +
//! `max_stack`) fits before it is entered, and code that is executed has passed the data flow
//! analysis, which bounds every local index and the stack depth by those two numbers. Boxed code
//! and boxed stacks never move while a thread runs. Heap accesses are bounds checked.

use super::{Exit, Machine, Trap, raise};
use crate::class::{ClassId, MethodId};
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;

const NPE: &str = "java/lang/NullPointerException";
const INDEX: &str = "java/lang/ArrayIndexOutOfBoundsException";

impl Machine {
    /// Runs the current thread until it cannot or should not go on.
    pub fn run(&mut self) -> Exit {
        if self.exploring { self.run_loop::<true>() } else { self.run_loop::<false>() }
    }

    #[allow(clippy::cognitive_complexity)]
    fn run_loop<const CHECK: bool>(&mut self) -> Exit {
        let mut code: *mut Instr;
        let mut pc: usize;
        let mut locals: *mut u64;
        let mut sp: *mut u64;
        let mut stack: *mut u64;

        macro_rules! load {
            () => {{
                let thread = &mut self.threads[self.current];
                let Some(frame) = thread.frames.last() else { return Exit::Done };
                stack = thread.stack.as_mut_ptr();
                code = self.methods[frame.method.0 as usize].code.as_mut_ptr();
                pc = frame.pc as usize;
                // SAFETY: see the module head.
                unsafe {
                    locals = stack.add(frame.base as usize);
                    sp = stack.add(frame.sp as usize);
                }
            }};
        }
        macro_rules! save {
            () => {{
                let frame =
                    self.threads[self.current].frames.last_mut().expect("a running thread has a frame");
                frame.pc = pc as u32;
                // SAFETY: both point into the same stack.
                frame.sp = unsafe { sp.offset_from(stack) } as u32;
            }};
        }
        // SAFETY (all below): see the module head.
        macro_rules! push {
            ($v:expr) => {{
                let v: u64 = $v;
                unsafe {
                    *sp = v;
                    sp = sp.add(1);
                }
            }};
        }
        macro_rules! push2 {
            ($v:expr) => {{
                let v: u64 = $v;
                unsafe {
                    *sp = v;
                    *sp.add(1) = 0;
                    sp = sp.add(2);
                }
            }};
        }
        macro_rules! pop {
            () => {
                unsafe {
                    sp = sp.sub(1);
                    *sp
                }
            };
        }
        macro_rules! pop2 {
            () => {
                unsafe {
                    sp = sp.sub(2);
                    *sp
                }
            };
        }
        macro_rules! peek {
            ($n:expr) => {
                unsafe { *sp.sub($n) }
            };
        }
        macro_rules! pop_ref {
            () => {
                ObjRef(pop!() as u32)
            };
        }
        // A trap at the present instruction; the operands must still be on the stack if it is to
        // be executed again.
        macro_rules! trap {
            ($t:expr) => {{
                save!();
                match self.trap($t) {
                    None => {
                        load!();
                        continue;
                    }
                    Some(exit) => return exit,
                }
            }};
        }
        macro_rules! attempt {
            ($e:expr) => {
                match $e {
                    Ok(v) => v,
                    Err(t) => trap!(t),
                }
            };
        }
        macro_rules! null_check {
            ($r:expr) => {
                if $r.is_null() {
                    trap!(Trap::Raise(NPE, None))
                }
            };
        }
        // Before a visible access to a shared object: the search may switch threads here.
        macro_rules! visible {
            ($object:expr) => {
                if CHECK && self.multi && self.heap.is_shared($object) {
                    if !self.granted && self.threads[self.current].atomic == 0 {
                        trap!(Trap::Cut);
                    }
                    self.granted = false;
                    if self.recorder.is_some() {
                        save!();
                        self.record_instruction();
                    }
                }
            };
        }
        macro_rules! int_op {
            (|$a:ident, $b:ident| $e:expr) => {{
                let $b = pop!() as i32;
                let $a = pop!() as i32;
                push!($e as i32 as u32 as u64);
            }};
        }
        macro_rules! long_op {
            (|$a:ident, $b:ident| $e:expr) => {{
                let $b = pop2!() as i64;
                let $a = pop2!() as i64;
                push2!($e as i64 as u64);
            }};
        }
        macro_rules! float_op {
            (|$a:ident, $b:ident| $e:expr) => {{
                let $b = f32::from_bits(pop!() as u32);
                let $a = f32::from_bits(pop!() as u32);
                push!(u64::from(($e).to_bits()));
            }};
        }
        macro_rules! double_op {
            (|$a:ident, $b:ident| $e:expr) => {{
                let $b = f64::from_bits(pop2!());
                let $a = f64::from_bits(pop2!());
                push2!(($e).to_bits());
            }};
        }
        macro_rules! jump {
            ($i:expr) => {{
                if $i.a != 0 {
                    if self.fuel == 0 {
                        pc = $i.b as usize;
                        save!();
                        return Exit::Fuel;
                    }
                    self.fuel -= 1;
                }
                pc = $i.b as usize;
                continue;
            }};
        }
        macro_rules! branch1 {
            ($i:expr, |$a:ident| $e:expr) => {{
                let $a = pop!() as i32;
                if $e {
                    jump!($i)
                }
            }};
        }
        macro_rules! branch2 {
            ($i:expr, |$a:ident, $b:ident| $e:expr) => {{
                let $b = pop!() as i32;
                let $a = pop!() as i32;
                if $e {
                    jump!($i)
                }
            }};
        }
        macro_rules! array_load {
            ($t:ty, |$v:ident| $e:expr, $push:ident) => {{
                let index = peek!(1) as i32;
                let array = ObjRef(peek!(2) as u32);
                null_check!(array);
                visible!(array);
                match self.heap.elements::<$t>(array).get(index as u32 as usize) {
                    Some(&$v) => {
                        sp = unsafe { sp.sub(2) };
                        $push!($e);
                    }
                    None => trap!(self.index_trap(index, array)),
                }
            }};
        }
        macro_rules! array_store {
            ($t:ty, $slots:expr, |$v:ident| $e:expr) => {{
                let $v = peek!($slots);
                let index = peek!($slots + 1) as i32;
                let array = ObjRef(peek!($slots + 2) as u32);
                null_check!(array);
                if index as u32 as usize >= self.heap.len(array) {
                    trap!(self.index_trap(index, array));
                }
                visible!(array);
                self.heap.elements_mut::<$t>(array)[index as usize] = $e;
                sp = unsafe { sp.sub($slots + 2) };
            }};
        }
        // Enter a method whose arguments are on the stack.
        macro_rules! call {
            ($method:expr) => {{
                let method: MethodId = $method;
                save!();
                match self.call(method) {
                    Ok(()) => {
                        load!();
                        continue;
                    }
                    Err(t) => match self.trap(t) {
                        None => {
                            load!();
                            continue;
                        }
                        Some(exit) => return exit,
                    },
                }
            }};
        }

        load!();
        loop {
            let i = unsafe { *code.add(pc) };
            match i.op {
                Quick::Nop => {}
                Quick::Push => push!(u64::from(i.b)),
                Quick::PushLong => push2!(i64::from(i.b as i32) as u64),
                Quick::PushWide => push2!(self.wide[i.b as usize]),
                Quick::Load => push!(unsafe { *locals.add(i.a as usize) }),
                Quick::Load2 => push2!(unsafe { *locals.add(i.a as usize) }),
                Quick::Store => {
                    let v = pop!();
                    unsafe { *locals.add(i.a as usize) = v }
                }
                Quick::Store2 => {
                    let v = pop2!();
                    unsafe { *locals.add(i.a as usize) = v }
                }
                Quick::IntLoad => array_load!(u32, |v| u64::from(v), push),
                Quick::LongLoad => array_load!(u64, |v| v, push2),
                Quick::RefLoad => array_load!(u32, |v| u64::from(v), push),
                Quick::ByteLoad => array_load!(i8, |v| i32::from(v) as u32 as u64, push),
                Quick::CharLoad => array_load!(u16, |v| u64::from(v), push),
                Quick::ShortLoad => array_load!(i16, |v| i32::from(v) as u32 as u64, push),
                Quick::IntStore => array_store!(u32, 1, |v| v as u32),
                Quick::LongStore => array_store!(u64, 2, |v| v),
                Quick::ShortStore => array_store!(u16, 1, |v| v as u16),
                Quick::ByteStore => {
                    // A boolean array keeps the lowest bit.
                    let array = ObjRef(peek!(3) as u32);
                    if !array.is_null() && self.heap.class(array) == crate::class::well_known::BOOLEANS {
                        array_store!(u8, 1, |v| (v & 1) as u8);
                    } else {
                        array_store!(u8, 1, |v| v as u8);
                    }
                }
                Quick::RefStore => {
                    let value = ObjRef(peek!(1) as u32);
                    let index = peek!(2) as i32;
                    let array = ObjRef(peek!(3) as u32);
                    null_check!(array);
                    if index as u32 as usize >= self.heap.len(array) {
                        trap!(self.index_trap(index, array));
                    }
                    if !value.is_null() {
                        attempt!(self.check_store(array, value));
                    }
                    visible!(array);
                    self.heap.put_array_ref(array, index as usize, value);
                    sp = unsafe { sp.sub(3) };
                }
                Quick::Pop => sp = unsafe { sp.sub(1) },
                Quick::Pop2 => sp = unsafe { sp.sub(2) },
                Quick::Dup => push!(peek!(1)),
                Quick::DupX1 => {
                    let (b, a) = (pop!(), pop!());
                    push!(b);
                    push!(a);
                    push!(b);
                }
                Quick::DupX2 => {
                    let (c, b, a) = (pop!(), pop!(), pop!());
                    push!(c);
                    push!(a);
                    push!(b);
                    push!(c);
                }
                Quick::Dup2 => {
                    let (b, a) = (peek!(1), peek!(2));
                    push!(a);
                    push!(b);
                }
                Quick::Dup2X1 => {
                    let (c, b, a) = (pop!(), pop!(), pop!());
                    push!(b);
                    push!(c);
                    push!(a);
                    push!(b);
                    push!(c);
                }
                Quick::Dup2X2 => {
                    let (d, c, b, a) = (pop!(), pop!(), pop!(), pop!());
                    push!(c);
                    push!(d);
                    push!(a);
                    push!(b);
                    push!(c);
                    push!(d);
                }
                Quick::Swap => {
                    let (b, a) = (pop!(), pop!());
                    push!(b);
                    push!(a);
                }
                Quick::Iadd => int_op!(|a, b| a.wrapping_add(b)),
                Quick::Isub => int_op!(|a, b| a.wrapping_sub(b)),
                Quick::Imul => int_op!(|a, b| a.wrapping_mul(b)),
                Quick::Idiv => {
                    if peek!(1) as i32 == 0 {
                        trap!(Trap::Raise("java/lang/ArithmeticException", Some("/ by zero".into())))
                    }
                    int_op!(|a, b| a.wrapping_div(b))
                }
                Quick::Irem => {
                    if peek!(1) as i32 == 0 {
                        trap!(Trap::Raise("java/lang/ArithmeticException", Some("/ by zero".into())))
                    }
                    int_op!(|a, b| a.wrapping_rem(b))
                }
                Quick::Iand => int_op!(|a, b| a & b),
                Quick::Ior => int_op!(|a, b| a | b),
                Quick::Ixor => int_op!(|a, b| a ^ b),
                Quick::Ishl => int_op!(|a, b| a.wrapping_shl(b as u32)),
                Quick::Ishr => int_op!(|a, b| a.wrapping_shr(b as u32)),
                Quick::Iushr => int_op!(|a, b| (a as u32).wrapping_shr(b as u32)),
                Quick::Ineg => {
                    let a = pop!() as i32;
                    push!(u64::from(a.wrapping_neg() as u32));
                }
                Quick::Ladd => long_op!(|a, b| a.wrapping_add(b)),
                Quick::Lsub => long_op!(|a, b| a.wrapping_sub(b)),
                Quick::Lmul => long_op!(|a, b| a.wrapping_mul(b)),
                Quick::Ldiv => {
                    if peek!(2) == 0 {
                        trap!(Trap::Raise("java/lang/ArithmeticException", Some("/ by zero".into())))
                    }
                    long_op!(|a, b| a.wrapping_div(b))
                }
                Quick::Lrem => {
                    if peek!(2) == 0 {
                        trap!(Trap::Raise("java/lang/ArithmeticException", Some("/ by zero".into())))
                    }
                    long_op!(|a, b| a.wrapping_rem(b))
                }
                Quick::Land => long_op!(|a, b| a & b),
                Quick::Lor => long_op!(|a, b| a | b),
                Quick::Lxor => long_op!(|a, b| a ^ b),
                Quick::Lshl => {
                    let b = pop!() as u32;
                    let a = pop2!() as i64;
                    push2!(a.wrapping_shl(b) as u64);
                }
                Quick::Lshr => {
                    let b = pop!() as u32;
                    let a = pop2!() as i64;
                    push2!(a.wrapping_shr(b) as u64);
                }
                Quick::Lushr => {
                    let b = pop!() as u32;
                    let a = pop2!();
                    push2!(a.wrapping_shr(b));
                }
                Quick::Lneg => {
                    let a = pop2!() as i64;
                    push2!(a.wrapping_neg() as u64);
                }
                Quick::Fadd => float_op!(|a, b| a + b),
                Quick::Fsub => float_op!(|a, b| a - b),
                Quick::Fmul => float_op!(|a, b| a * b),
                Quick::Fdiv => float_op!(|a, b| a / b),
                Quick::Frem => float_op!(|a, b| a % b),
                Quick::Fneg => {
                    let a = f32::from_bits(pop!() as u32);
                    push!(u64::from((-a).to_bits()));
                }
                Quick::Dadd => double_op!(|a, b| a + b),
                Quick::Dsub => double_op!(|a, b| a - b),
                Quick::Dmul => double_op!(|a, b| a * b),
                Quick::Ddiv => double_op!(|a, b| a / b),
                Quick::Drem => double_op!(|a, b| a % b),
                Quick::Dneg => {
                    let a = f64::from_bits(pop2!());
                    push2!((-a).to_bits());
                }
                Quick::Iinc => unsafe {
                    let local = locals.add(i.a as usize);
                    *local = u64::from((*local as u32).wrapping_add(i.b));
                },
                Quick::I2l => {
                    let a = pop!() as i32;
                    push2!(i64::from(a) as u64);
                }
                Quick::I2f => {
                    let a = pop!() as i32;
                    push!(u64::from((a as f32).to_bits()));
                }
                Quick::I2d => {
                    let a = pop!() as i32;
                    push2!(f64::from(a).to_bits());
                }
                Quick::L2i => {
                    let a = pop2!();
                    push!(a & 0xFFFF_FFFF);
                }
                Quick::L2f => {
                    let a = pop2!() as i64;
                    push!(u64::from((a as f32).to_bits()));
                }
                Quick::L2d => {
                    let a = pop2!() as i64;
                    push2!((a as f64).to_bits());
                }
                // Rust's float-to-int casts saturate and send NaN to zero, as Java's do.
                Quick::F2i => {
                    let a = f32::from_bits(pop!() as u32);
                    push!(u64::from(a as i32 as u32));
                }
                Quick::F2l => {
                    let a = f32::from_bits(pop!() as u32);
                    push2!(a as i64 as u64);
                }
                Quick::F2d => {
                    let a = f32::from_bits(pop!() as u32);
                    push2!(f64::from(a).to_bits());
                }
                Quick::D2i => {
                    let a = f64::from_bits(pop2!());
                    push!(u64::from(a as i32 as u32));
                }
                Quick::D2l => {
                    let a = f64::from_bits(pop2!());
                    push2!(a as i64 as u64);
                }
                Quick::D2f => {
                    let a = f64::from_bits(pop2!());
                    push!(u64::from((a as f32).to_bits()));
                }
                Quick::I2b => {
                    let a = pop!() as i8;
                    push!(u64::from(i32::from(a) as u32));
                }
                Quick::I2c => {
                    let a = pop!() as u16;
                    push!(u64::from(a));
                }
                Quick::I2s => {
                    let a = pop!() as i16;
                    push!(u64::from(i32::from(a) as u32));
                }
                Quick::Lcmp => {
                    let b = pop2!() as i64;
                    let a = pop2!() as i64;
                    push!(u64::from(a.cmp(&b) as i32 as u32));
                }
                Quick::Fcmpl | Quick::Fcmpg => {
                    let b = f32::from_bits(pop!() as u32);
                    let a = f32::from_bits(pop!() as u32);
                    push!(compare(a.partial_cmp(&b), i.op == Quick::Fcmpg));
                }
                Quick::Dcmpl | Quick::Dcmpg => {
                    let b = f64::from_bits(pop2!());
                    let a = f64::from_bits(pop2!());
                    push!(compare(a.partial_cmp(&b), i.op == Quick::Dcmpg));
                }
                Quick::Ifeq => branch1!(i, |a| a == 0),
                Quick::Ifne => branch1!(i, |a| a != 0),
                Quick::Iflt => branch1!(i, |a| a < 0),
                Quick::Ifge => branch1!(i, |a| a >= 0),
                Quick::Ifgt => branch1!(i, |a| a > 0),
                Quick::Ifle => branch1!(i, |a| a <= 0),
                Quick::IfIcmpeq | Quick::IfAcmpeq => branch2!(i, |a, b| a == b),
                Quick::IfIcmpne | Quick::IfAcmpne => branch2!(i, |a, b| a != b),
                Quick::IfIcmplt => branch2!(i, |a, b| a < b),
                Quick::IfIcmpge => branch2!(i, |a, b| a >= b),
                Quick::IfIcmpgt => branch2!(i, |a, b| a > b),
                Quick::IfIcmple => branch2!(i, |a, b| a <= b),
                Quick::Ifnull => branch1!(i, |a| a == 0),
                Quick::Ifnonnull => branch1!(i, |a| a != 0),
                Quick::Goto => jump!(i),
                Quick::Switch => {
                    let key = pop!() as i32;
                    let frame = self.threads[self.current].frames.last().expect("running");
                    let target =
                        self.methods[frame.method.0 as usize].switches[i.b as usize].target(key) as usize;
                    jump!(Instr { op: i.op, a: u16::from(target <= pc), b: target as u32 });
                }
                Quick::Return1 => {
                    let v = pop!();
                    save!();
                    self.returned = v;
                    attempt!(self.return_from_frame());
                    load!();
                    push!(v);
                }
                Quick::Return2 => {
                    let v = pop2!();
                    save!();
                    self.returned = v;
                    attempt!(self.return_from_frame());
                    load!();
                    push2!(v);
                }
                Quick::Return => {
                    save!();
                    match self.return_void::<CHECK>() {
                        Ok(true) => {}
                        Ok(false) => {
                            load!();
                            continue;
                        }
                        Err(t) => trap!(t),
                    }
                    load!();
                }
                Quick::GetStatic | Quick::GetStatic2 => {
                    let site = self.statics[i.b as usize];
                    if !self.is_initialised(site.class) {
                        trap!(Trap::Init(site.class));
                    }
                    if CHECK && !site.is_final {
                        visible!(site.statics);
                    }
                    let v = self.heap.get(site.statics, site.slot as usize);
                    if i.op == Quick::GetStatic {
                        push!(v);
                    } else {
                        push2!(v);
                    }
                }
                Quick::PutStatic | Quick::PutStatic2 | Quick::PutStaticRef => {
                    let site = self.statics[i.b as usize];
                    if !self.is_initialised(site.class) {
                        trap!(Trap::Init(site.class));
                    }
                    if CHECK && !site.is_final {
                        visible!(site.statics);
                    }
                    match i.op {
                        Quick::PutStatic => {
                            let v = narrow(site.letter, pop!());
                            self.heap.put(site.statics, site.slot as usize, v);
                        }
                        Quick::PutStatic2 => {
                            let v = pop2!();
                            self.heap.put(site.statics, site.slot as usize, v);
                        }
                        _ => {
                            let v = pop_ref!();
                            self.heap.put_ref(site.statics, site.slot as usize, v);
                        }
                    }
                }
                Quick::GetField | Quick::GetField2 => {
                    let object = ObjRef(peek!(1) as u32);
                    null_check!(object);
                    if CHECK && self.heap.is_shared(object) && !self.is_final_field(i.b) {
                        visible!(object);
                    }
                    let v = self.heap.get(object, i.a as usize);
                    sp = unsafe { sp.sub(1) };
                    if i.op == Quick::GetField {
                        push!(v);
                    } else {
                        push2!(v);
                    }
                }
                Quick::PutField | Quick::PutFieldRef | Quick::PutFieldNarrow => {
                    let object = ObjRef(peek!(2) as u32);
                    null_check!(object);
                    visible!(object);
                    let v = peek!(1);
                    match i.op {
                        Quick::PutField => self.heap.put(object, i.a as usize, v),
                        Quick::PutFieldRef => self.heap.put_ref(object, i.a as usize, ObjRef(v as u32)),
                        _ => {
                            let letter = self.fields[i.b as usize].letter;
                            self.heap.put(object, i.a as usize, narrow(letter, v));
                        }
                    }
                    sp = unsafe { sp.sub(2) };
                }
                Quick::PutField2 => {
                    let object = ObjRef(peek!(3) as u32);
                    null_check!(object);
                    visible!(object);
                    let v = peek!(2);
                    self.heap.put(object, i.a as usize, v);
                    sp = unsafe { sp.sub(3) };
                }
                Quick::InvokeVirtual => {
                    let object = ObjRef(peek!(i.a as usize) as u32);
                    null_check!(object);
                    let class = self.heap.class(object);
                    let method = self.classes[class.0 as usize].vtable[i.b as usize];
                    call!(method)
                }
                Quick::InvokeExact => {
                    let object = ObjRef(peek!(i.a as usize) as u32);
                    null_check!(object);
                    call!(MethodId(i.b))
                }
                Quick::InvokeStatic => {
                    let method = MethodId(i.b);
                    let class = self.methods[i.b as usize].class;
                    if !self.is_initialised(class) {
                        trap!(Trap::Init(class));
                    }
                    call!(method)
                }
                Quick::InvokeInterface => {
                    let object = ObjRef(peek!(i.a as usize) as u32);
                    null_check!(object);
                    let class = self.heap.class(object);
                    let method = attempt!(self.select_interface(class, MethodId(i.b)));
                    call!(method)
                }
                Quick::InvokeHandle => {
                    save!();
                    attempt!(self.invoke_handle(i.b));
                    load!();
                    continue;
                }
                Quick::InvokeDynamic => {
                    save!();
                    attempt!(self.invoke_dynamic(i.b));
                    load!();
                    continue;
                }
                Quick::New => {
                    let class = ClassId(i.b);
                    if !self.is_initialised(class) {
                        trap!(Trap::Init(class));
                    }
                    save!();
                    if self.heap.wants_collection() {
                        self.collect_garbage();
                    }
                    let words = self.classes[class.0 as usize].words as usize;
                    let key = self.allocation_key();
                    let object = attempt!(self.heap.alloc_object(class, words, key).map_err(Trap::from));
                    push!(object.slot());
                }
                Quick::NewArray => {
                    let length = peek!(1) as i32;
                    if length < 0 {
                        trap!(Trap::Raise("java/lang/NegativeArraySizeException", Some(length.to_string())));
                    }
                    save!();
                    if self.heap.wants_collection() {
                        self.collect_garbage();
                    }
                    let key = self.allocation_key();
                    let array = attempt!(
                        self.heap.alloc_array(ClassId(i.b), length as usize, key).map_err(Trap::from)
                    );
                    sp = unsafe { sp.sub(1) };
                    push!(array.slot());
                }
                Quick::ArrayLength => {
                    let array = ObjRef(peek!(1) as u32);
                    null_check!(array);
                    let length = self.heap.len(array) as u64;
                    sp = unsafe { sp.sub(1) };
                    push!(length);
                }
                Quick::Athrow => {
                    let object = ObjRef(peek!(1) as u32);
                    null_check!(object);
                    trap!(Trap::Throw(object))
                }
                Quick::Checkcast => {
                    let object = ObjRef(peek!(1) as u32);
                    if !object.is_null() && !self.is_subclass(self.heap.class(object), ClassId(i.b)) {
                        let t = self.cast_trap(object, ClassId(i.b));
                        trap!(t);
                    }
                }
                Quick::Instanceof => {
                    let object = pop_ref!();
                    let is = !object.is_null() && self.is_subclass(self.heap.class(object), ClassId(i.b));
                    push!(u64::from(is));
                }
                Quick::MonitorEnter => {
                    let object = ObjRef(peek!(1) as u32);
                    null_check!(object);
                    if CHECK {
                        attempt!(self.visible_enter(object));
                    }
                    attempt!(self.monitor_enter(object));
                    sp = unsafe { sp.sub(1) };
                }
                Quick::MonitorExit => {
                    let object = ObjRef(peek!(1) as u32);
                    null_check!(object);
                    attempt!(self.monitor_exit(object));
                    sp = unsafe { sp.sub(1) };
                }
                Quick::Broken => trap!(Trap::Raise("java/lang/VerifyError", None)),
                // Everything with a constant that is not resolved yet.
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
                | Quick::InstanceofSlow => {
                    save!();
                    attempt!(self.resolve_instruction(pc, i));
                    // Executed again in its quick form.
                    continue;
                }
                Quick::MultiArraySlow => {
                    save!();
                    let array = attempt!(self.multi_array(i.b as u16, i.a as usize));
                    sp = unsafe { sp.sub(i.a as usize) };
                    push!(array.slot());
                }
            }
            pc += 1;
        }
    }

    #[cold]
    fn index_trap(&self, index: i32, array: ObjRef) -> Trap {
        let length = self.heap.len(array);
        Trap::Raise(INDEX, Some(format!("Index {index} out of bounds for length {length}")))
    }

    #[inline]
    fn check_store(&self, array: ObjRef, value: ObjRef) -> Result<(), Trap> {
        let array_class = self.heap.class(array);
        let crate::class::Sort::Array { component } = self.class(array_class).sort else { return Ok(()) };
        let class = self.heap.class(value);
        if component == crate::class::well_known::OBJECT || self.is_subclass(class, component) {
            Ok(())
        } else {
            raise("java/lang/ArrayStoreException", self.class_java_name(class))
        }
    }

    #[inline]
    fn is_final_field(&self, field: u32) -> bool {
        self.fields[field as usize].flags & crate::classfile::access::FINAL != 0
    }
}

fn compare(order: Option<std::cmp::Ordering>, nan_is_greater: bool) -> u64 {
    let n = match order {
        Some(order) => order as i32,
        None if nan_is_greater => 1,
        None => -1,
    };
    u64::from(n as u32)
}

/// A value as a field of a narrow type holds it.
#[inline]
pub fn narrow(letter: u8, value: u64) -> u64 {
    match letter {
        b'Z' => value & 1,
        b'B' => u64::from(i32::from(value as i8) as u32),
        b'C' => u64::from(value as u16),
        b'S' => u64::from(i32::from(value as i16) as u32),
        _ => value & 0xFFFF_FFFF,
    }
}
