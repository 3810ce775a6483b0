//! The interpreter loop.
//!
//! Registers (`code`, `pc`, `locals`, `sp`) are local variables, written to the frame (`save!`) before anything that
//! looks at frames. All traps leave the inner loop, so that it stays small.
//!
//! # Safety
//! Stack and locals are raw pointers into the thread's stack, code a raw pointer into the method's boxed instructions.
//! `Machine::push_frame` checks that a whole frame (`max_locals` + `max_stack`) fits before it is entered, and code that
//! is executed has passed the data flow analysis, which bounds every local index and the stack depth by those two. Boxed
//! code and stacks never move while a thread runs. The thread itself is a raw pointer that is read again (`load!`) after
//! everything that could start a thread. Fused instructions are only there where the instructions that follow exist
//! (`code/fuse.rs`). Heap accesses are bounds checked.

mod access;
mod array;
mod field;
mod instance;
mod number;
pub mod overflow;
pub use number::narrow;

use super::invoke::MAX_FRAMES;
use super::open::may_be_token;
use super::thread::{Frame, Role, Thread};
use super::{Exit, Machine, Trap};
use crate::class::{ClassId, MethodId};
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;

const NPE: &str = "java/lang/NullPointerException";

impl Machine {
    #[allow(clippy::cognitive_complexity)]
    pub(super) fn run_loop<const CHECK: bool, const OPEN: bool>(&mut self) -> Exit {
        let mut code: *mut Instr;
        let mut pc: usize;
        let mut locals: *mut u64;
        let mut sp: *mut u64;
        let mut stack: *mut u64;
        let mut thread: *mut Thread;

        macro_rules! load {
            () => {{
                let running = &mut self.state.threads[self.state.current];
                thread = running;
                let Some(frame) = running.frames.last() else {
                    return if running.dying.is_null() { Exit::Done } else { Exit::Uncaught(running.dying) };
                };
                stack = running.stack.as_mut_ptr();
                code = self.program.entries[frame.method.0 as usize].code;
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
                let frame = self.top_frame();
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
        // A trap at the present instruction; its operands must still be on the stack if it is to be executed again.
        macro_rules! trap {
            ($t:expr) => {
                break ($t, false)
            };
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
                attempt!(if $r.is_null() { Err(Trap::Raise(NPE, None)) } else { Ok(()) })
            };
        }
        // Before a visible access to a shared object: the search may switch threads here.
        macro_rules! visible {
            ($object:expr, $part:expr, $write:expr) => {
                if CHECK && self.is_exposed($object) {
                    save!();
                    attempt!(self.before_access($object, $part as u32, $write));
                }
            };
        }
        // Before a write to an array that is constant.
        macro_rules! constant_check {
            ($array:expr) => {
                if CHECK && self.run.multi && self.state.heap.is_constant($array) {
                    self.wrote_constant();
                }
            };
        }
        // Before a write to a field of an object that is not to change any more.
        macro_rules! immutable_check {
            ($object:expr, $field:expr) => {
                if CHECK && self.run.multi {
                    self.before_write($object, crate::class::FieldId($field));
                }
            };
        }
        // An operand is a draw that is still open (`machine/draw.rs`).
        macro_rules! drawn {
            ($op:expr) => {
                if CHECK && self.run.draws.open && self.draws_at($op, sp) {
                    save!();
                    attempt!(self.draw_instruction($op));
                    load!();
                    continue;
                }
            };
        }
        // What leaves the frames is a number, not a draw that is still open.
        macro_rules! settled {
            ($v:expr) => {
                if CHECK && self.run.draws.open && self.is_open($v) {
                    save!();
                    let t = self.settle_draw($v);
                    trap!(t);
                }
            };
        }
        // A double may be one, as long as there is one thread.
        macro_rules! stored {
            ($v:expr) => {
                if CHECK && self.run.draws.open && self.is_open($v) {
                    save!();
                    attempt!(self.store_draw($v));
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
        macro_rules! jump {
            ($i:expr) => {{
                if $i.a != 0 {
                    if self.run.fuel == 0 {
                        pc = $i.b as usize;
                        save!();
                        return Exit::Fuel;
                    }
                    self.run.fuel -= 1;
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
                if CHECK {
                    null_check!(array);
                    visible!(array, index, false);
                }
                match self.state.heap.element::<$t>(array, index as u32) {
                    Some($v) => {
                        sp = unsafe { sp.sub(2) };
                        let token = if OPEN { self.state.heap.tail(array, index as u32) } else { 0 };
                        if token != 0 { push!(token) } else { $push!($e) }
                    }
                    None => trap!(self.index_trap(index, array)),
                }
            }};
        }
        macro_rules! array_store {
            ($t:ty, $slots:expr, |$v:ident| $e:expr) => {
                array_store!($t, $slots, |$v| $e, settled)
            };
            ($t:ty, $slots:expr, |$v:ident| $e:expr, $check:ident) => {{
                let $v = peek!($slots);
                let index = peek!($slots + 1) as i32;
                let array = ObjRef(peek!($slots + 2) as u32);
                // Null has no elements.
                if index as u32 as usize >= self.state.heap.len(array) {
                    trap!(self.index_trap(index, array));
                }
                $check!($v);
                constant_check!(array);
                visible!(array, index, true);
                let token = if OPEN && size_of::<$t>() < 8 && may_be_token($v) { $v } else { 0 };
                self.state.heap.put_element::<$t>(array, index as u32, if token != 0 { 0 } else { $e });
                if OPEN {
                    self.state.heap.set_tail(array, index as u32, token);
                }
                sp = unsafe { sp.sub($slots + 2) };
            }};
        }
        macro_rules! skip {
            ($n:expr) => {{
                pc += $n;
                continue;
            }};
        }
        // Enter a method; one that is not plain prepared code asks for more stack than there is, and goes the slow way.
        macro_rules! call {
            ($method:expr) => {{
                let method: MethodId = $method;
                let entry = self.program.entries[method.0 as usize];
                let running = unsafe { &mut *thread };
                let (base, at) = unsafe {
                    let base = sp.sub(entry.args as usize);
                    (base, base.offset_from(stack) as usize)
                };
                if !OPEN
                    && let Some(short) = entry.short
                    && let Some(words) = self.short_cut::<CHECK>(short, base)
                {
                    sp = unsafe { base.add(words) };
                    skip!(1)
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
                        (*top.sub(1)).pc = pc as u32;
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
                    code = entry.code;
                    pc = 0;
                    locals = base;
                    sp = unsafe { base.add(entry.locals as usize) };
                    continue;
                }
                save!();
                if self.run.fuel == 0 {
                    self.run.starved = true;
                    return Exit::Fuel;
                }
                self.run.fuel -= 1;
                match self.call(method) {
                    Ok(()) => {
                        load!();
                        continue;
                    }
                    Err(t) => break (t, true),
                }
            }};
        }
        // Leave a frame that was simply entered for a caller that is logged; `$slow` otherwise.
        macro_rules! leave {
            ($slow:block) => {{
                let running = unsafe { &mut *thread };
                let depth = running.frames.len();
                // SAFETY: a running thread has a frame, and a plain one has a caller below it.
                let top = unsafe { running.frames.as_ptr().add(depth - 1) };
                if unsafe { (*top).plain } && (!CHECK || depth - 1 > running.logged_from) {
                    // The hash of a logged frame is void already.
                    debug_assert!(!CHECK || running.hashed_to < depth - 1);
                    unsafe { running.frames.set_len(depth - 1) }
                    let caller = unsafe { *top.sub(1) };
                    code = self.program.entries[caller.method.0 as usize].code;
                    pc = caller.pc as usize;
                    unsafe {
                        locals = stack.add(caller.base as usize);
                        sp = stack.add(caller.sp as usize);
                    }
                } else {
                    $slow
                }
            }};
        }
        // Return a value. If the frame cannot be left yet, the value stays on its stack.
        macro_rules! give_back {
            ($pop:ident, $push:ident) => {{
                let v = $pop!();
                leave!({
                    save!();
                    self.run.returned = v;
                    if let Err(t) = self.return_from_frame() {
                        $push!(v);
                        trap!(t);
                    }
                    load!();
                });
                $push!(v);
            }};
        }
        macro_rules! next {
            ($n:expr) => {
                unsafe { *code.add(pc + $n) }
            };
        }
        macro_rules! local {
            ($n:expr) => {{
                let n = $n as usize;
                unsafe { *locals.add(n) }
            }};
        }
        macro_rules! set_local {
            ($n:expr, $v:expr) => {{
                let (n, v): (usize, u64) = ($n as usize, $v);
                unsafe { *locals.add(n) = v }
            }};
        }
        // The operand on top combined with a second one, in place.
        macro_rules! top_op {
            ($b:expr, |$a:ident, $c:ident| $e:expr) => {{
                let ($c, $a) = ($b as i32, peek!(1) as i32);
                unsafe { *sp.sub(1) = u64::from($e as u32) }
                skip!(2)
            }};
        }
        // A local combined with a second operand.
        macro_rules! local_op {
            ($b:expr, $i:expr, |$a:ident, $c:ident| $e:expr) => {{
                let ($a, $c) = (local!($i.a) as u32, $b as u32);
                push!(u64::from($e));
                skip!(3)
            }};
        }
        macro_rules! fused_if {
            ($b:expr, $at:expr, $i:expr, |$a:ident, $c:ident| $e:expr) => {{
                let ($a, $c) = (local!($i.a) as i32, $b as i32);
                if $e {
                    let branch = next!($at);
                    jump!(branch)
                }
                skip!($at + 1)
            }};
        }
        // The operand on top compared with a second one.
        macro_rules! top_if {
            ($b:expr, |$a:ident, $c:ident| $e:expr) => {{
                let ($c, $a) = ($b as i32, pop!() as i32);
                if $e {
                    let branch = next!(1);
                    jump!(branch)
                }
                skip!(2)
            }};
        }
        macro_rules! lcmp_if {
            (|$a:ident, $b:ident| $e:expr) => {{
                let $b = pop2!() as i64;
                let $a = pop2!() as i64;
                if $e {
                    let branch = next!(1);
                    jump!(branch)
                }
                skip!(2)
            }};
        }
        macro_rules! load_load_array {
            ($t:ty, $i:expr, |$v:ident| $e:expr, $push:ident) => {{
                let (array, index) = (local!($i.a), local!(next!(1).a));
                if !(CHECK && (self.run.multi || self.run.tracing))
                    && let Some($v) = self.state.heap.element::<$t>(ObjRef(array as u32), index as u32)
                {
                    $push!($e);
                    skip!(3)
                }
                push!(array);
                push!(index);
                skip!(2)
            }};
        }

        load!();
        loop {
            let (trapped, saved): (Trap, bool) = loop {
                // By reference: an instruction that does not look at its operands does not load them. One that
                // is rewritten is not looked at again.
                let i = unsafe { &*code.add(pc) };
                let op = if OPEN { crate::code::fuse::first(i.op) } else { i.op };
                if OPEN && unsafe { self.opens(op, i, sp, locals) } {
                    let i = *i;
                    save!();
                    let done = attempt!(self.open_step(op, i));
                    load!();
                    if done {
                        continue;
                    }
                }
                match op {
                    Quick::Nop if i.b == 0 => {}
                    Quick::Nop => {
                        save!();
                        attempt!(self.label_line(i.b));
                    }
                    Quick::Push => push!(u64::from(i.b)),
                    Quick::PushLong => push2!(i64::from(i.b as i32) as u64),
                    Quick::PushWide => push2!(self.program.wide[i.b as usize]),
                    Quick::Load => push!(unsafe { *locals.add(i.a as usize) }),
                    Quick::Load2 => push2!(unsafe { *locals.add(i.a as usize) }),
                    Quick::Store => set_local!(i.a, pop!()),
                    Quick::Store2 => set_local!(i.a, pop2!()),
                    Quick::IntLoad => array_load!(u32, |v| u64::from(v), push),
                    Quick::LongLoad => array_load!(u64, |v| v, push2),
                    Quick::RefLoad => array_load!(u32, |v| u64::from(v), push),
                    Quick::ByteLoad => array_load!(i8, |v| i32::from(v) as u32 as u64, push),
                    Quick::CharLoad => array_load!(u16, |v| u64::from(v), push),
                    Quick::ShortLoad => array_load!(i16, |v| i32::from(v) as u32 as u64, push),
                    Quick::IntStore => array_store!(u32, 1, |v| v as u32),
                    Quick::LongStore => array_store!(u64, 2, |v| v, stored),
                    Quick::ShortStore => array_store!(u16, 1, |v| v as u16),
                    Quick::ByteStore => {
                        // A boolean array keeps the lowest bit; null is trapped before it counts.
                        let class = self.state.heap.class(ObjRef(peek!(3) as u32));
                        let kept = if class == crate::class::well_known::BOOLEANS { 1 } else { 0xFF };
                        array_store!(u8, 1, |v| (v & kept) as u8);
                    }
                    Quick::RefStore => {
                        let value = ObjRef(peek!(1) as u32);
                        let index = peek!(2) as i32;
                        let array = ObjRef(peek!(3) as u32);
                        null_check!(array);
                        if index as u32 as usize >= self.state.heap.len(array) {
                            trap!(self.index_trap(index, array));
                        }
                        if !value.is_null() {
                            attempt!(self.check_store(array, value));
                        }
                        constant_check!(array);
                        visible!(array, index, true);
                        self.state.heap.put_array_ref(array, index as usize, value);
                        sp = unsafe { sp.sub(3) };
                    }
                    Quick::Pop => sp = unsafe { sp.sub(1) },
                    Quick::Pop2 => sp = unsafe { sp.sub(2) },
                    Quick::Dup => push!(peek!(1)),
                    Quick::Iadd => int_op!(|a, b| a.wrapping_add(b)),
                    Quick::Isub => int_op!(|a, b| a.wrapping_sub(b)),
                    Quick::Imul => int_op!(|a, b| a.wrapping_mul(b)),
                    Quick::Idiv | Quick::Irem => {
                        if peek!(1) as i32 == 0 {
                            trap!(Trap::Raise("java/lang/ArithmeticException", Some("/ by zero".into())))
                        }
                        let div = op == Quick::Idiv;
                        int_op!(|a, b| if div { a.wrapping_div(b) } else { a.wrapping_rem(b) })
                    }
                    Quick::Iand => int_op!(|a, b| a & b),
                    Quick::Ior => int_op!(|a, b| a | b),
                    Quick::Ixor => int_op!(|a, b| a ^ b),
                    Quick::Ishl => int_op!(|a, b| a.wrapping_shl(b as u32)),
                    Quick::Ishr => int_op!(|a, b| a.wrapping_shr(b as u32)),
                    Quick::Iushr => int_op!(|a, b| (a as u32).wrapping_shr(b as u32)),
                    Quick::Ineg => push!(u64::from((pop!() as i32).wrapping_neg() as u32)),
                    Quick::Ladd => long_op!(|a, b| a.wrapping_add(b)),
                    Quick::Lsub => long_op!(|a, b| a.wrapping_sub(b)),
                    Quick::Ldiv | Quick::Lrem => {
                        if peek!(2) == 0 {
                            trap!(Trap::Raise("java/lang/ArithmeticException", Some("/ by zero".into())))
                        }
                        self.watch_times(op, sp);
                        let div = op == Quick::Ldiv;
                        long_op!(|a, b| if div { a.wrapping_div(b) } else { a.wrapping_rem(b) })
                    }
                    Quick::Iinc => unsafe {
                        let local = locals.add(i.a as usize);
                        *local = u64::from((*local as u32).wrapping_add(i.b));
                    },
                    // SAFETY: the analysis has seen that the operands are there.
                    number::on_stack!() => {
                        self.watch_times(op, sp);
                        drawn!(op);
                        sp = unsafe { number::apply(op, sp) }
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
                        let frame = self.state.threads[self.state.current].frames.last().expect("running");
                        let target = self.program.methods[frame.method.0 as usize].switches[i.b as usize]
                            .target(key) as usize;
                        jump!(Instr { op, a: u16::from(target <= pc), b: target as u32 });
                    }
                    Quick::Return1 => give_back!(pop, push),
                    Quick::Return2 => give_back!(pop2, push2),
                    Quick::Return => leave!({
                        save!();
                        let goes_on = attempt!(self.return_void::<CHECK>());
                        load!();
                        if !goes_on {
                            continue;
                        }
                    }),
                    Quick::GetStatic | Quick::GetStatic2 => {
                        // It may be rewritten.
                        let i = *i;
                        let site = self.program.statics[i.b as usize];
                        if !self.is_initialised(site.class) {
                            trap!(Trap::Init(site.class));
                        }
                        if CHECK && !site.is_final {
                            visible!(site.statics, site.slot, false);
                        }
                        let v = self.state.heap.get(site.statics, site.slot as usize);
                        if let Some(quick) = self.ready_static::<CHECK>(op, site) {
                            unsafe { *code.add(pc) = quick }
                        }
                        if op == Quick::GetStatic { push!(v) } else { push2!(v) }
                    }
                    Quick::GetStaticFinal => push!(self.state.heap.get(ObjRef(i.b), i.a as usize)),
                    Quick::GetStaticReady | Quick::GetStaticReady2 => {
                        visible!(ObjRef(i.b), i.a, false);
                        let v = self.state.heap.get(ObjRef(i.b), i.a as usize);
                        if op == Quick::GetStaticReady { push!(v) } else { push2!(v) }
                    }
                    Quick::PutStatic | Quick::PutStatic2 | Quick::PutStaticRef => {
                        let site = self.program.statics[i.b as usize];
                        if !self.is_initialised(site.class) {
                            trap!(Trap::Init(site.class));
                        }
                        if op == Quick::PutStatic2 {
                            stored!(peek!(2));
                        } else {
                            settled!(peek!(1));
                        }
                        if CHECK && !site.is_final {
                            visible!(site.statics, site.slot, true);
                        }
                        match op {
                            Quick::PutStatic => {
                                let v = pop!();
                                let v = if OPEN && may_be_token(v) { v } else { narrow(site.letter, v) };
                                self.state.heap.put(site.statics, site.slot as usize, v);
                            }
                            Quick::PutStatic2 => {
                                let v = pop2!();
                                self.state.heap.put(site.statics, site.slot as usize, v);
                            }
                            _ => {
                                let v = pop_ref!();
                                self.state.heap.put_ref(site.statics, site.slot as usize, v);
                            }
                        }
                        if CHECK && self.run.labels.watching && self.is_labelled_field(site.field) {
                            pc += 1;
                            save!();
                            return Exit::Labelled;
                        }
                    }
                    Quick::GetField | Quick::GetField2 => {
                        let object = ObjRef(peek!(1) as u32);
                        null_check!(object);
                        if CHECK
                            && self.state.heap.is_shared(object)
                            && (self.run.unreduced
                                || !self.is_steady_field(i.b)
                                || self.state.heap.is_leaked(object))
                        {
                            visible!(object, i.a, false);
                        }
                        let v = self.state.heap.get(object, i.a as usize);
                        sp = unsafe { sp.sub(1) };
                        if op == Quick::GetField { push!(v) } else { push2!(v) }
                    }
                    Quick::PutField | Quick::PutFieldRef | Quick::PutFieldNarrow => {
                        let object = ObjRef(peek!(2) as u32);
                        null_check!(object);
                        let v = peek!(1);
                        settled!(v);
                        if CHECK && (self.run.multi || self.run.tracing) {
                            if !self.program.fields[i.b as usize].is_quiet {
                                visible!(object, i.a, true);
                            } else {
                                immutable_check!(object, i.b);
                            }
                        }
                        if CHECK && op == Quick::PutFieldRef {
                            self.notes_owner(i.b, object, ObjRef(v as u32));
                        }
                        match op {
                            Quick::PutField => self.state.heap.put(object, i.a as usize, v),
                            Quick::PutFieldRef => {
                                self.state.heap.put_ref(object, i.a as usize, ObjRef(v as u32))
                            }
                            _ => {
                                let letter = self.program.fields[i.b as usize].letter;
                                let v = if OPEN && may_be_token(v) { v } else { narrow(letter, v) };
                                self.state.heap.put(object, i.a as usize, v);
                            }
                        }
                        sp = unsafe { sp.sub(2) };
                    }
                    Quick::PutField2 => {
                        let object = ObjRef(peek!(3) as u32);
                        null_check!(object);
                        let v = peek!(2);
                        stored!(v);
                        immutable_check!(object, i.b);
                        visible!(object, i.a, true);
                        self.state.heap.put(object, i.a as usize, v);
                        sp = unsafe { sp.sub(3) };
                    }
                    Quick::InvokeVirtual => {
                        let object = ObjRef(peek!(i.a as usize) as u32);
                        null_check!(object);
                        let class = self.state.heap.class(object);
                        let method = self.program.classes[class.0 as usize].vtable.get(i.b as usize).copied();
                        call!(attempt!(method.ok_or_else(super::invoke::no_such_method)))
                    }
                    Quick::InvokeExact => {
                        let object = ObjRef(peek!(i.a as usize) as u32);
                        null_check!(object);
                        call!(MethodId(i.b))
                    }
                    Quick::InvokeStatic => {
                        let method = MethodId(i.b);
                        let class = self.program.methods[i.b as usize].class;
                        if !self.is_initialised(class) {
                            trap!(Trap::Init(class));
                        }
                        if self.stays_initialised(class) {
                            unsafe { (*code.add(pc)).op = Quick::InvokeStaticReady }
                        }
                        call!(method)
                    }
                    Quick::InvokeStaticReady => call!(MethodId(i.b)),
                    Quick::InvokeInterface => {
                        let object = ObjRef(peek!(i.a as usize) as u32);
                        null_check!(object);
                        let class = self.state.heap.class(object);
                        let method = attempt!(self.select_interface(class, MethodId(i.b)));
                        call!(method)
                    }
                    Quick::InvokeHandle | Quick::InvokeDynamic | Quick::Checked | Quick::CheckedIinc => {
                        save!();
                        attempt!(self.carry_out(*i));
                        load!();
                        continue;
                    }
                    Quick::New => {
                        let class = ClassId(i.b);
                        if !self.is_initialised(class) {
                            trap!(Trap::Init(class));
                        }
                        save!();
                        self.collect_if_due();
                        let words = self.program.classes[class.0 as usize].words as usize;
                        if self.stays_initialised(class) && words <= u16::MAX as usize {
                            unsafe { *code.add(pc) = Instr { op: Quick::NewReady, a: words as u16, b: i.b } }
                        }
                        let key = self.allocation_key();
                        match self.state.heap.alloc_object(class, words, key) {
                            Ok(object) => push!(object.slot()),
                            Err(full) => trap!(full.into()),
                        }
                    }
                    Quick::NewReady => {
                        if CHECK || self.state.heap.wants_collection() {
                            save!();
                        }
                        self.collect_if_due();
                        let key = if CHECK { self.allocation_key() } else { 0 };
                        match self.state.heap.alloc_object(ClassId(i.b), i.a as usize, key) {
                            Ok(object) => push!(object.slot()),
                            Err(full) => trap!(full.into()),
                        }
                    }
                    Quick::NewArray => {
                        save!();
                        let array = attempt!(self.sized_array(ClassId(i.b), peek!(1) as i32));
                        sp = unsafe { sp.sub(1) };
                        push!(array.slot());
                    }
                    Quick::ArrayLength => {
                        let array = ObjRef(peek!(1) as u32);
                        null_check!(array);
                        unsafe { *sp.sub(1) = self.state.heap.len(array) as u64 }
                    }
                    Quick::Athrow => {
                        let object = ObjRef(peek!(1) as u32);
                        null_check!(object);
                        trap!(Trap::Throw(object))
                    }
                    Quick::Checkcast => {
                        let object = ObjRef(peek!(1) as u32);
                        if !object.is_null() && !self.is_instance(object, ClassId(i.b)) {
                            let t = self.cast_trap(object, ClassId(i.b));
                            trap!(t);
                        }
                    }
                    Quick::Instanceof => {
                        let object = pop_ref!();
                        push!(u64::from(!object.is_null() && self.is_instance(object, ClassId(i.b))));
                    }
                    Quick::MonitorEnter | Quick::MonitorExit => {
                        let (object, enters) = (ObjRef(peek!(1) as u32), op == Quick::MonitorEnter);
                        null_check!(object);
                        // Who writes down what happens wants to know where.
                        save!();
                        attempt!(if enters { self.enter_at(object) } else { self.exit_at(object) });
                        sp = unsafe { sp.sub(1) };
                    }
                    Quick::Broken => trap!(Trap::Raise("java/lang/VerifyError", None)),
                    // A constant is not resolved yet; executed again in its quick form.
                    field::unresolved!() => {
                        save!();
                        attempt!(self.resolve_instruction(pc, *i));
                        load!();
                        continue;
                    }
                    Quick::MultiArraySlow => {
                        let i = *i;
                        save!();
                        let array = attempt!(self.multi_array(i.b as u16, i.a as usize));
                        sp = unsafe { sp.sub(i.a as usize) };
                        push!(array.slot());
                    }
                    // Sequences.
                    Quick::LoadLoad => {
                        push!(local!(i.a));
                        push!(local!(next!(1).a));
                        skip!(2)
                    }
                    Quick::LoadPush => {
                        push!(local!(i.a));
                        push!(u64::from(next!(1).b));
                        skip!(2)
                    }
                    Quick::LoadStore => {
                        set_local!(next!(1).a, local!(i.a));
                        skip!(2)
                    }
                    Quick::LoadDup => {
                        push!(local!(i.a));
                        push!(local!(i.a));
                        skip!(2)
                    }
                    Quick::LoadGetField | Quick::LoadGetField2 | Quick::LoadGetFieldReturn1 => {
                        let object = ObjRef(local!(i.a) as u32);
                        if object.is_null() || CHECK && self.is_exposed(object) {
                            push!(object.slot());
                            skip!(1)
                        }
                        let v = self.state.heap.get(object, next!(1).a as usize);
                        if op == Quick::LoadGetField {
                            push!(v);
                        } else if op == Quick::LoadGetField2 {
                            push2!(v);
                        } else {
                            leave!({
                                push!(v);
                                skip!(2)
                            });
                            push!(v);
                            skip!(1)
                        }
                        skip!(2)
                    }
                    Quick::LoadReturn1 => {
                        let v = local!(i.a);
                        leave!({
                            push!(v);
                            skip!(1)
                        });
                        push!(v);
                    }
                    Quick::LoadArrayLength => {
                        let array = ObjRef(local!(i.a) as u32);
                        if array.is_null() {
                            push!(0);
                            skip!(1)
                        }
                        push!(self.state.heap.len(array) as u64);
                        skip!(2)
                    }
                    Quick::LoadIntLoad => {
                        let index = local!(i.a);
                        let array = ObjRef(peek!(1) as u32);
                        if !(CHECK && (self.run.multi || self.run.tracing))
                            && let Some(v) = self.state.heap.element::<u32>(array, index as u32)
                        {
                            unsafe { *sp.sub(1) = u64::from(v) }
                            skip!(2)
                        }
                        push!(index);
                    }
                    Quick::LoadLoadIntLoad => load_load_array!(u32, i, |v| u64::from(v), push),
                    Quick::LoadLoadByteLoad => load_load_array!(i8, i, |v| i32::from(v) as u32 as u64, push),
                    Quick::LoadLoadCharLoad => load_load_array!(u16, i, |v| u64::from(v), push),
                    Quick::LoadLoadLongLoad => load_load_array!(u64, i, |v| v, push2),
                    Quick::LoadIfeq => fused_if!(0, 1, i, |a, b| a == b),
                    Quick::LoadIfne => fused_if!(0, 1, i, |a, b| a != b),
                    Quick::LoadIflt => fused_if!(0, 1, i, |a, b| a < b),
                    Quick::LoadIfge => fused_if!(0, 1, i, |a, b| a >= b),
                    Quick::LoadIfgt => fused_if!(0, 1, i, |a, b| a > b),
                    Quick::LoadIfle => fused_if!(0, 1, i, |a, b| a <= b),
                    Quick::LoadLoadIfeq => fused_if!(local!(next!(1).a), 2, i, |a, b| a == b),
                    Quick::LoadLoadIfne => fused_if!(local!(next!(1).a), 2, i, |a, b| a != b),
                    Quick::LoadLoadIflt => fused_if!(local!(next!(1).a), 2, i, |a, b| a < b),
                    Quick::LoadLoadIfge => fused_if!(local!(next!(1).a), 2, i, |a, b| a >= b),
                    Quick::LoadLoadIfgt => fused_if!(local!(next!(1).a), 2, i, |a, b| a > b),
                    Quick::LoadLoadIfle => fused_if!(local!(next!(1).a), 2, i, |a, b| a <= b),
                    Quick::LoadPushIfeq => fused_if!(next!(1).b, 2, i, |a, b| a == b),
                    Quick::LoadPushIfne => fused_if!(next!(1).b, 2, i, |a, b| a != b),
                    Quick::LoadPushIflt => fused_if!(next!(1).b, 2, i, |a, b| a < b),
                    Quick::LoadPushIfge => fused_if!(next!(1).b, 2, i, |a, b| a >= b),
                    Quick::LoadPushIfgt => fused_if!(next!(1).b, 2, i, |a, b| a > b),
                    Quick::LoadPushIfle => fused_if!(next!(1).b, 2, i, |a, b| a <= b),
                    Quick::LoadIcmpeq => top_if!(local!(i.a), |a, b| a == b),
                    Quick::LoadIcmpne => top_if!(local!(i.a), |a, b| a != b),
                    Quick::LoadIcmplt => top_if!(local!(i.a), |a, b| a < b),
                    Quick::LoadIcmpge => top_if!(local!(i.a), |a, b| a >= b),
                    Quick::LoadIcmpgt => top_if!(local!(i.a), |a, b| a > b),
                    Quick::LoadIcmple => top_if!(local!(i.a), |a, b| a <= b),
                    Quick::PushIcmpeq => top_if!(i.b, |a, b| a == b),
                    Quick::PushIcmpne => top_if!(i.b, |a, b| a != b),
                    Quick::PushIcmplt => top_if!(i.b, |a, b| a < b),
                    Quick::PushIcmpge => top_if!(i.b, |a, b| a >= b),
                    Quick::PushIcmpgt => top_if!(i.b, |a, b| a > b),
                    Quick::PushIcmple => top_if!(i.b, |a, b| a <= b),
                    Quick::LoadLoadIadd => local_op!(local!(next!(1).a), i, |a, b| a.wrapping_add(b)),
                    Quick::LoadLoadIsub => local_op!(local!(next!(1).a), i, |a, b| a.wrapping_sub(b)),
                    Quick::LoadPushIadd => local_op!(next!(1).b, i, |a, b| a.wrapping_add(b)),
                    Quick::LoadPushIand => local_op!(next!(1).b, i, |a, b| a & b),
                    Quick::LoadIadd => top_op!(local!(i.a), |a, b| a.wrapping_add(b)),
                    Quick::LoadIsub => top_op!(local!(i.a), |a, b| a.wrapping_sub(b)),
                    Quick::LoadImul => top_op!(local!(i.a), |a, b| a.wrapping_mul(b)),
                    Quick::PushIadd => top_op!(i.b, |a, b| a.wrapping_add(b)),
                    Quick::PushIsub => top_op!(i.b, |a, b| a.wrapping_sub(b)),
                    Quick::PushImul => top_op!(i.b, |a, b| a.wrapping_mul(b)),
                    Quick::PushIand => top_op!(i.b, |a, b| a & b),
                    Quick::PushIshl => top_op!(i.b, |a, b| a.wrapping_shl(b as u32)),
                    Quick::PushIshr => top_op!(i.b, |a, b| a.wrapping_shr(b as u32)),
                    Quick::PushIushr => top_op!(i.b, |a, b| (a as u32).wrapping_shr(b as u32)),
                    Quick::PushIrem => {
                        if i.b != 0 {
                            top_op!(i.b, |a, b| a.wrapping_rem(b))
                        }
                        push!(0);
                    }
                    Quick::PushStore => {
                        set_local!(next!(1).a, u64::from(i.b));
                        skip!(2)
                    }
                    Quick::IaddStore => {
                        let (b, a) = (pop!() as u32, pop!() as u32);
                        set_local!(next!(1).a, u64::from(a.wrapping_add(b)));
                        skip!(2)
                    }
                    Quick::StoreLoad => {
                        set_local!(i.a, pop!());
                        push!(local!(next!(1).a));
                        skip!(2)
                    }
                    Quick::IincGoto => {
                        set_local!(i.a, u64::from((local!(i.a) as u32).wrapping_add(i.b)));
                        let branch = next!(1);
                        jump!(branch)
                    }
                    Quick::Load2Load2 => {
                        push2!(local!(i.a));
                        push2!(local!(next!(1).a));
                        skip!(2)
                    }
                    Quick::Load2PushLong => {
                        push2!(local!(i.a));
                        push2!(i64::from(next!(1).b as i32) as u64);
                        skip!(2)
                    }
                    Quick::Load2Ladd => {
                        let b = local!(i.a);
                        unsafe { *sp.sub(2) = (*sp.sub(2)).wrapping_add(b) }
                        skip!(2)
                    }
                    Quick::LaddStore2 => {
                        let (b, a) = (pop2!(), pop2!());
                        set_local!(next!(1).a, a.wrapping_add(b));
                        skip!(2)
                    }
                    Quick::DaddStore2 => {
                        drawn!(op);
                        let (b, a) = (f64::from_bits(pop2!()), f64::from_bits(pop2!()));
                        set_local!(next!(1).a, (a + b).to_bits());
                        skip!(2)
                    }
                    Quick::LcmpIfeq => lcmp_if!(|a, b| a == b),
                    Quick::LcmpIfne => lcmp_if!(|a, b| a != b),
                    Quick::LcmpIflt => lcmp_if!(|a, b| a < b),
                    Quick::LcmpIfge => lcmp_if!(|a, b| a >= b),
                    Quick::LcmpIfgt => lcmp_if!(|a, b| a > b),
                    Quick::LcmpIfle => lcmp_if!(|a, b| a <= b),
                }
                pc += 1;
            };
            if !saved {
                save!();
            }
            if let Some(exit) = self.trap(trapped) {
                return exit;
            }
            load!();
        }
    }
}
