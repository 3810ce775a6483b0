//! Integer overflow as a violation: arithmetic of the program's own code whose exact result does not fit.
//!
//! Only where it was asked for. The program's methods then have checked instructions in place of `+`, `-`,
//! `*`, `/`, negation and increments of `int` and `long`, which compute with 128 bits; others are left as they
//! are, so that code without the question pays nothing. The JDK wraps around on purpose (hash codes) and is
//! not looked at, but for `Math.abs` called by the program. Shifts and casts lose bits by definition.

use super::super::{Machine, Trap};
use crate::class::{MethodId, Origin};
use crate::code::{Instr, Quick, fuse};
use sojourner_kernel::property::Kind;

/// What is checked, in the order that an instruction's operand `a` counts.
const CHECKED: [Quick; 10] = [
    Quick::Iadd,
    Quick::Isub,
    Quick::Imul,
    Quick::Idiv,
    Quick::Ineg,
    Quick::Ladd,
    Quick::Lsub,
    Quick::Lmul,
    Quick::Ldiv,
    Quick::Lneg,
];

/// Replaces arithmetic by its checked form.
pub fn check(code: &mut [Instr]) {
    for instr in &mut *code {
        instr.op = fuse::first(instr.op);
        if instr.op == Quick::Iinc {
            instr.op = Quick::CheckedIinc;
        } else if let Some(at) = CHECKED.iter().position(|op| *op == instr.op) {
            *instr = Instr { op: Quick::Checked, a: at as u16, b: 0 };
        }
    }
    fuse::fuse(code);
}

/// What a checked instruction was before.
pub fn checked_op(i: Instr) -> Quick {
    CHECKED[i.a as usize]
}

impl Machine {
    /// Whether the arithmetic of a method is checked.
    pub fn checks_overflow(&self, method: MethodId) -> bool {
        if !self.run.options.kinds.has(&Kind::Overflow) {
            return false;
        }
        let class = self.class(self.method(method).class);
        class.origin == Origin::User
            || matches!(&*class.name, "java/lang/Math" | "java/lang/StrictMath")
                && self.method_name(method) == "abs"
    }

    /// Carries out an instruction that the loop leaves to others.
    pub(super) fn carry_out(&mut self, i: Instr) -> Result<(), Trap> {
        match i.op {
            Quick::InvokeHandle => self.invoke_handle(i.b),
            Quick::InvokeDynamic => self.invoke_dynamic(i.b),
            _ => self.checked_arithmetic(i),
        }
    }

    /// Carries out a checked instruction, and goes on to the next.
    #[cold]
    pub(super) fn checked_arithmetic(&mut self, i: Instr) -> Result<(), Trap> {
        let thread = &self.state.threads[self.state.current];
        let frame = *thread.frames.last().expect("running");
        if i.op == Quick::CheckedIinc {
            let local = frame.base as usize + i.a as usize;
            let (value, by) = (thread.stack[local] as i32, i.b as i32);
            let exact = i128::from(value) + i128::from(by);
            self.fits(exact, false, || match by < 0 {
                true => format!("{value} - {}", by.unsigned_abs()),
                false => format!("{value} + {by}"),
            })?;
            let thread = &mut self.state.threads[self.state.current];
            thread.stack[local] = u64::from(exact as i32 as u32);
            thread.frames.last_mut().expect("running").pc += 1;
            return Ok(());
        }
        let op = CHECKED[i.a as usize];
        let sp = frame.sp as usize;
        let wide = matches!(op, Quick::Ladd | Quick::Lsub | Quick::Lmul | Quick::Ldiv | Quick::Lneg);
        let width = if wide { 2 } else { 1 };
        let operand = |n: usize| {
            let slot = thread.stack[sp - n * width];
            if wide { i128::from(slot as i64) } else { i128::from(slot as i32) }
        };
        let unary = matches!(op, Quick::Ineg | Quick::Lneg);
        let (a, b) = if unary { (0, operand(1)) } else { (operand(2), operand(1)) };
        let (exact, sign) = match op {
            Quick::Iadd | Quick::Ladd => (a + b, "+"),
            Quick::Isub | Quick::Lsub => (a - b, "-"),
            Quick::Imul | Quick::Lmul => (a * b, "*"),
            Quick::Idiv | Quick::Ldiv if b == 0 => {
                return Err(Trap::Raise("java/lang/ArithmeticException", Some("/ by zero".into())));
            }
            Quick::Idiv | Quick::Ldiv => (a / b, "/"),
            _ => (-b, "-"),
        };
        if wide {
            let top = self.state.threads[self.state.current].stack[..sp].as_mut_ptr_range().end;
            self.watch_times(op, top);
        }
        self.fits(exact, wide, || if unary { format!("-({b})") } else { format!("{a} {sign} {b}") })?;
        let thread = &mut self.state.threads[self.state.current];
        let first = sp - if unary { width } else { 2 * width };
        thread.stack[first] = if wide { exact as i64 as u64 } else { u64::from(exact as i32 as u32) };
        if wide {
            thread.stack[first + 1] = 0;
        }
        let frame = thread.frames.last_mut().expect("running");
        frame.sp = (first + width) as u32;
        frame.pc += 1;
        Ok(())
    }

    /// Whether a result fits; if not it is a violation, unless the JDK does it for itself.
    fn fits(&self, exact: i128, wide: bool, text: impl Fn() -> String) -> Result<(), Trap> {
        let fits = if wide { i64::try_from(exact).is_ok() } else { i32::try_from(exact).is_ok() };
        if fits || !self.is_for_program() {
            return Ok(());
        }
        let kind = if wide { "long" } else { "int" };
        let place = self.place(self.state.current);
        Err(Trap::Fault("overflow", format!("{} does not fit in {kind}{place}", text())))
    }

    /// Whether the method that runs is the program's own, or was called by one that is.
    pub(in crate::machine) fn is_for_program(&self) -> bool {
        let frames = &self.state.threads[self.state.current].frames;
        frames.iter().rev().take(2).any(|f| self.is_of_program(self.method(f.method).class))
    }
}
