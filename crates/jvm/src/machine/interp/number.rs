//! Instructions that only rearrange or compute with the operand stack and cannot fail.

use crate::code::Quick;
use crate::machine::Machine;

/// The operations that [`apply`] does, as a pattern.
macro_rules! on_stack {
    () => {
        Quick::DupX1
            | Quick::DupX2
            | Quick::Dup2
            | Quick::Dup2X1
            | Quick::Dup2X2
            | Quick::Swap
            | Quick::Lmul
            | Quick::Land
            | Quick::Lor
            | Quick::Lxor
            | Quick::Lshl
            | Quick::Lshr
            | Quick::Lushr
            | Quick::Lneg
            | Quick::Fadd
            | Quick::Fsub
            | Quick::Fmul
            | Quick::Fdiv
            | Quick::Frem
            | Quick::Fneg
            | Quick::Dadd
            | Quick::Dsub
            | Quick::Dmul
            | Quick::Ddiv
            | Quick::Drem
            | Quick::Dneg
            | Quick::I2l
            | Quick::I2f
            | Quick::I2d
            | Quick::L2i
            | Quick::L2f
            | Quick::L2d
            | Quick::F2i
            | Quick::F2l
            | Quick::F2d
            | Quick::D2i
            | Quick::D2l
            | Quick::D2f
            | Quick::I2b
            | Quick::I2c
            | Quick::I2s
            | Quick::Lcmp
            | Quick::Fcmpl
            | Quick::Fcmpg
            | Quick::Dcmpl
            | Quick::Dcmpg
    };
}
pub(super) use on_stack;

/// Carries out `op` on the operands below `sp` and returns where the stack then ends.
///
/// # Safety
/// The operands of `op` lie below `sp`, and there is room above for its results.
#[inline(always)]
pub unsafe fn apply(op: Quick, mut sp: *mut u64) -> *mut u64 {
    macro_rules! push {
        ($v:expr) => {{
            let v: u64 = $v;
            // SAFETY: the caller's promise, here and below.
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
    macro_rules! long_op {
        (|$a:ident, $b:ident| $e:expr) => {{
            let $b = pop2!() as i64;
            let $a = pop2!() as i64;
            push2!($e as u64);
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
    match op {
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
        Quick::Lmul => long_op!(|a, b| a.wrapping_mul(b)),
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
            push!(compare(a.partial_cmp(&b), op == Quick::Fcmpg));
        }
        Quick::Dcmpl | Quick::Dcmpg => {
            let b = f64::from_bits(pop2!());
            let a = f64::from_bits(pop2!());
            push!(compare(a.partial_cmp(&b), op == Quick::Dcmpg));
        }

        _ => unreachable!("only computing instructions come here"),
    }
    sp
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

impl Machine {
    /// A point in time that is divided, narrowed or taken apart counts as such
    /// (`machine/clock.rs`). Nothing is to be seen before the program has looked at a clock.
    #[inline(always)]
    pub(super) fn watch_times(&mut self, op: Quick, sp: *mut u64) {
        if self.state.heap.now().seen {
            // SAFETY: the analysis has seen that the operands of the instruction are there.
            let long = |depth: usize| unsafe { *sp.sub(depth) };
            let words = match op {
                Quick::L2i | Quick::L2f | Quick::L2d | Quick::Lneg => [long(2), 0],
                Quick::Lshl | Quick::Lshr | Quick::Lushr => [long(3), 0],
                Quick::Lmul | Quick::Ldiv | Quick::Lrem | Quick::Land | Quick::Lor | Quick::Lxor => {
                    [long(2), long(4)]
                }
                _ => return,
            };
            words.into_iter().for_each(|w| self.watch_time(w));
        }
    }
}
