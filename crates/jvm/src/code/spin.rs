//! Spinning before blocking, cut short.
//!
//! `Exchanger` looks at its slot a thousand times, as often as a pseudo-random number says, before it
//! parks. How often it looks is of no consequence, but every look would be a state. The constant
//! becomes one, and the random number settles (`x |= x << 1` instead of `x ^= x << 1`), so that a
//! thread that spins comes back to the state it was in.

use crate::bytecode::{Code, Op, Operand};

/// Shortens the spinning of a method of the JDK, if it is one that spins.
pub fn shorten(class: &str, code: &mut Code) {
    const SPINS: i32 = 1024;
    if class != "java/util/concurrent/Exchanger" {
        return;
    }
    for at in 0..code.insns.len() {
        let shifted = at > 0 && matches!(code.insns[at - 1].op, Op::Ishl | Op::Iushr);
        let insn = &mut code.insns[at];
        match (insn.op, insn.operand) {
            (Op::Iconst, Operand::Imm(SPINS)) => insn.operand = Operand::Imm(1),
            (Op::Ixor, _) if shifted => insn.op = Op::Ior,
            _ => {}
        }
    }
}
