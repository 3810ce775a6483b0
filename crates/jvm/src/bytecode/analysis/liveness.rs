//! Backward: a local is alive where some path reads it before writing it.
//!
//! An exception may leave any instruction that can throw, before it has written anything, so what is alive at
//! the handler is alive there. Sweeps from the end to the start are repeated until nothing changes; loops of
//! compiled code settle in two or three.

use super::super::{Code, CodeError, Flow, Insn, Item, Op, Operand};
use super::{BUDGET, Cover, Rows};

pub(super) fn live_locals(code: &Code, locals: u16, cover: &Cover) -> Result<Rows, CodeError> {
    let count = code.insns.len();
    let mut rows = Rows::new(count, locals as usize)?;
    if rows.width == 1 {
        rows.words = solve(code, locals, cover, 0u64)?;
    } else {
        let wide = solve(code, locals, cover, vec![0u64; rows.width])?;
        rows.words = wide.into_iter().flatten().collect();
    }
    Ok(rows)
}

/// A set of locals: one word for nearly every method.
trait Set: Clone + PartialEq {
    fn wipe(&mut self);
    fn join(&mut self, other: &Self);
    fn words(&mut self) -> &mut [u64];
}

impl Set for u64 {
    #[inline]
    fn wipe(&mut self) {
        *self = 0;
    }

    #[inline]
    fn join(&mut self, other: &Self) {
        *self |= other;
    }

    #[inline]
    fn words(&mut self) -> &mut [u64] {
        std::slice::from_mut(self)
    }
}

impl Set for Vec<u64> {
    fn wipe(&mut self) {
        self.fill(0);
    }

    fn join(&mut self, other: &Self) {
        self.iter_mut().zip(other).for_each(|(to, from)| *to |= from);
    }

    fn words(&mut self) -> &mut [u64] {
        self
    }
}

fn solve<S: Set>(code: &Code, locals: u16, cover: &Cover, mut empty: S) -> Result<Vec<S>, CodeError> {
    let count = code.insns.len();
    let width = empty.words().len();
    let mut live = vec![empty.clone(); count];
    let mut row = empty;
    let mut work = 0;
    let mut changed = true;
    // Without a way back one sweep is final.
    let again = has_way_back(code);
    while changed {
        changed = false;
        for at in (0..count).rev() {
            let insn = &code.insns[at];
            row.wipe();
            let mut join = |target: usize| {
                work += width;
                if let Some(from) = live.get(target) {
                    row.join(from);
                }
            };
            match (insn.op.flow(), insn.operand) {
                (Flow::Next, _) => join(at + 1),
                (Flow::Branch, Operand::Branch(target)) => {
                    join(at + 1);
                    join(target as usize);
                }
                (Flow::Goto, Operand::Branch(target)) => join(target as usize),
                (Flow::Switch, Operand::Switch(id)) => {
                    code.switches[id as usize].targets().for_each(|target| join(target as usize));
                }
                _ => {}
            }
            let access = access(insn);
            if let Some((local, _)) = access
                && local as usize + width_of(insn.op) > locals as usize
            {
                return Err(CodeError { what: "no such local variable", offset: insn.offset as u32 });
            }
            if let Some((local, Access::Write)) = access {
                row.words()[local as usize / 64] &= !(1 << (local % 64));
            }
            if can_throw(insn.op) {
                for &target in cover.targets(at) {
                    work += width;
                    row.join(&live[target as usize]);
                }
            }
            if let Some((local, Access::Read)) = access {
                row.words()[local as usize / 64] |= 1 << (local % 64);
            }
            if live[at] != row {
                live[at].clone_from(&row);
                changed = again;
            }
        }
        if work > BUDGET {
            return Err(CodeError { what: "the method is too tangled to analyse", offset: 0 });
        }
    }
    Ok(live)
}

fn has_way_back(code: &Code) -> bool {
    code.handlers.iter().any(|h| h.target < h.end)
        || code.insns.iter().enumerate().any(|(at, insn)| match insn.operand {
            Operand::Branch(target) => target as usize <= at,
            Operand::Switch(id) => code.switches[id as usize].targets().any(|target| target as usize <= at),
            _ => false,
        })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Write,
}

/// A load leaves something on the stack, a store takes something from it, `iinc` reads first.
fn access(insn: &Insn) -> Option<(u16, Access)> {
    match insn.operand {
        Operand::Local(local) if insn.op.pushes().is_empty() => Some((local, Access::Write)),
        Operand::Local(local) | Operand::Iinc { local, .. } => Some((local, Access::Read)),
        _ => None,
    }
}

/// Slots of the local that a load or store names.
fn width_of(op: Op) -> usize {
    let item = op.pushes().first().or(op.pops().first());
    if matches!(item, Some(Item::L | Item::D)) { 2 } else { 1 }
}

/// Whether an instruction can raise an exception, errors of resolution and memory included.
fn can_throw(op: Op) -> bool {
    use Op::*;
    match op.flow() {
        Flow::Branch | Flow::Goto | Flow::Switch => return false,
        // A return may throw on a monitor that is not held.
        Flow::Return | Flow::Throw => return true,
        Flow::Next => {}
    }
    match op {
        Idiv | Ldiv | Irem | Lrem | Ldc | Ldc2 => true,
        _ if op >= Iaload && op <= Saload || op >= Iastore && op <= Sastore => true,
        _ => op >= Getstatic,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_harmless_are_known_by_the_order_of_the_table() {
        for &op in Op::ALL {
            let takes_ref_or_pool =
                op.pops().iter().chain(op.pushes()).any(|i| matches!(i, Item::A | Item::Pool));
            let harmless = matches!(op, Op::Aload | Op::Astore | Op::AconstNull);
            if takes_ref_or_pool && op.flow() == Flow::Next && !harmless {
                assert!(can_throw(op), "{op:?}");
            }
        }
        assert!(!can_throw(Op::Iadd) && !can_throw(Op::Dup) && !can_throw(Op::Istore) && !can_throw(Op::I2b));
    }
}
