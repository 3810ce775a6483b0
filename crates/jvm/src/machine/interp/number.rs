//! Instructions that only rearrange or compute with the operand stack and cannot fail.

use super::registers::Registers;
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

/// Carries out `op` on the operands on top.
#[inline(always)]
pub fn apply(op: Quick, r: &mut Registers) {
    match op {
        Quick::DupX1 => {
            let (b, a) = (r.pop(), r.pop());
            r.push(b);
            r.push(a);
            r.push(b);
        }
        Quick::DupX2 => {
            let (c, b, a) = (r.pop(), r.pop(), r.pop());
            r.push(c);
            r.push(a);
            r.push(b);
            r.push(c);
        }
        Quick::Dup2 => {
            let (b, a) = (r.peek(1), r.peek(2));
            r.push(a);
            r.push(b);
        }
        Quick::Dup2X1 => {
            let (c, b, a) = (r.pop(), r.pop(), r.pop());
            r.push(b);
            r.push(c);
            r.push(a);
            r.push(b);
            r.push(c);
        }
        Quick::Dup2X2 => {
            let (d, c, b, a) = (r.pop(), r.pop(), r.pop(), r.pop());
            r.push(c);
            r.push(d);
            r.push(a);
            r.push(b);
            r.push(c);
            r.push(d);
        }
        Quick::Swap => {
            let (b, a) = (r.pop(), r.pop());
            r.push(b);
            r.push(a);
        }
        Quick::Lmul => r.long_op(|a, b| a.wrapping_mul(b)),
        Quick::Land => r.long_op(|a, b| a & b),
        Quick::Lor => r.long_op(|a, b| a | b),
        Quick::Lxor => r.long_op(|a, b| a ^ b),
        Quick::Lshl => {
            let b = r.pop() as u32;
            let a = r.pop_long();
            r.push2(a.wrapping_shl(b) as u64);
        }
        Quick::Lshr => {
            let b = r.pop() as u32;
            let a = r.pop_long();
            r.push2(a.wrapping_shr(b) as u64);
        }
        Quick::Lushr => {
            let b = r.pop() as u32;
            let a = r.pop2();
            r.push2(a.wrapping_shr(b));
        }
        Quick::Lneg => {
            let a = r.pop_long();
            r.push2(a.wrapping_neg() as u64);
        }
        Quick::Fadd => r.float_op(|a, b| a + b),
        Quick::Fsub => r.float_op(|a, b| a - b),
        Quick::Fmul => r.float_op(|a, b| a * b),
        Quick::Fdiv => r.float_op(|a, b| a / b),
        Quick::Frem => r.float_op(|a, b| a % b),
        Quick::Fneg => {
            let a = r.pop_float();
            r.push(u64::from((-a).to_bits()));
        }
        Quick::Dadd => r.double_op(|a, b| a + b),
        Quick::Dsub => r.double_op(|a, b| a - b),
        Quick::Dmul => r.double_op(|a, b| a * b),
        Quick::Ddiv => r.double_op(|a, b| a / b),
        Quick::Drem => r.double_op(|a, b| a % b),
        Quick::Dneg => {
            let a = r.pop_double();
            r.push2((-a).to_bits());
        }
        Quick::I2l => {
            let a = r.pop_int();
            r.push2(i64::from(a) as u64);
        }
        Quick::I2f => {
            let a = r.pop_int();
            r.push(u64::from((a as f32).to_bits()));
        }
        Quick::I2d => {
            let a = r.pop_int();
            r.push2(f64::from(a).to_bits());
        }
        Quick::L2i => {
            let a = r.pop2();
            r.push(a & 0xFFFF_FFFF);
        }
        Quick::L2f => {
            let a = r.pop_long();
            r.push(u64::from((a as f32).to_bits()));
        }
        Quick::L2d => {
            let a = r.pop_long();
            r.push2((a as f64).to_bits());
        }
        // Rust's float-to-int casts saturate and send NaN to zero, as Java's do.
        Quick::F2i => {
            let a = r.pop_float();
            r.push(u64::from(a as i32 as u32));
        }
        Quick::F2l => {
            let a = r.pop_float();
            r.push2(a as i64 as u64);
        }
        Quick::F2d => {
            let a = r.pop_float();
            r.push2(f64::from(a).to_bits());
        }
        Quick::D2i => {
            let a = r.pop_double();
            r.push(u64::from(a as i32 as u32));
        }
        Quick::D2l => {
            let a = r.pop_double();
            r.push2(a as i64 as u64);
        }
        Quick::D2f => {
            let a = r.pop_double();
            r.push(u64::from((a as f32).to_bits()));
        }
        Quick::I2b => {
            let a = r.pop() as i8;
            r.push(u64::from(i32::from(a) as u32));
        }
        Quick::I2c => {
            let a = r.pop() as u16;
            r.push(u64::from(a));
        }
        Quick::I2s => {
            let a = r.pop() as i16;
            r.push(u64::from(i32::from(a) as u32));
        }
        Quick::Lcmp => {
            let b = r.pop_long();
            let a = r.pop_long();
            r.push(u64::from(a.cmp(&b) as i32 as u32));
        }
        Quick::Fcmpl | Quick::Fcmpg => {
            let b = r.pop_float();
            let a = r.pop_float();
            r.push(compare(a.partial_cmp(&b), op == Quick::Fcmpg));
        }
        Quick::Dcmpl | Quick::Dcmpg => {
            let b = r.pop_double();
            let a = r.pop_double();
            r.push(compare(a.partial_cmp(&b), op == Quick::Dcmpg));
        }
        _ => unreachable!("only computing instructions come here"),
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
