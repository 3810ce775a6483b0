//! What every instruction finds: the depth of the stack, which slots hold references, which locals are alive.
//!
//! A forward data flow over kinds (int, float, long, double, reference, unusable) doubles as a verifier: code
//! that passes never under- or overflows its stack, never reads a slot as another kind than was written, never
//! falls off its end, so an interpreter may access slots unchecked. It is a verifier of kinds, not of classes:
//! that a reference is of the right class is checked where it matters, at run time. A backward flow finds the
//! locals that will be read again; dead ones count neither in a state's hash nor as roots.
//!
//! A frame is `max_locals` local slots followed by the stack; bit `i` of a row is slot `i` of that frame. A long
//! or double has its value in the first of its two slots; the second is filler, never alive, never a reference.
//! Work and memory are bounded by a budget that no compiler's output comes near.

mod effect;
mod flow;
mod liveness;

use super::{Code, CodeError};
use crate::classfile::ConstantPool;

/// The method to which code belongs, as far as the analysis needs to know it.
#[derive(Debug, Clone, Copy)]
pub struct Signature<'a> {
    pub descriptor: &'a str,
    pub is_static: bool,
    pub max_stack: u16,
    pub max_locals: u16,
}

/// The result of the analysis, a row per instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frames {
    max_locals: u16,
    depth: Box<[u16]>,
    refs: Rows,
    live: Rows,
}

/// The depth of an instruction that is never reached.
const UNREACHED: u16 = u16::MAX;

/// Slots looked at in all. A 64 KB method of a compiler needs a hundredth.
const BUDGET: usize = 1 << 25;

/// Words of result: 16 MB.
const LARGEST: usize = 1 << 21;

impl Frames {
    /// Verifies the code and finds out about its frames.
    pub fn of(code: &Code, signature: Signature<'_>, pool: &ConstantPool) -> Result<Frames, CodeError> {
        let cover = Cover::new(code)?;
        let live = liveness::live_locals(code, signature.max_locals, &cover)?;
        let (depth, mut refs) = flow::forward(code, signature, pool, &cover)?;
        refs.keep_alive(&live, signature.max_locals);
        Ok(Frames { max_locals: signature.max_locals, depth, refs, live })
    }

    /// The same, with references in dead locals left in `refs`: what an interpreter that knows no liveness keeps.
    pub fn with_dead(
        code: &Code,
        signature: Signature<'_>,
        pool: &ConstantPool,
    ) -> Result<Frames, CodeError> {
        let cover = Cover::new(code)?;
        let live = liveness::live_locals(code, signature.max_locals, &cover)?;
        let (depth, refs) = flow::forward(code, signature, pool, &cover)?;
        Ok(Frames { max_locals: signature.max_locals, depth, refs, live })
    }

    /// Slots on the stack before the instruction runs; `None` when nothing leads to it.
    #[inline]
    pub fn depth(&self, at: usize) -> Option<u16> {
        Some(self.depth[at]).filter(|&depth| depth != UNREACHED)
    }

    /// The slots that hold a reference before the instruction runs, dead locals left out; slot `max_locals` is
    /// the bottom of the stack. A frame that waits for a call to return has the row of the call, without the
    /// arguments that the callee took.
    #[inline]
    pub fn refs(&self, at: usize) -> &[u64] {
        self.refs.row(at)
    }

    /// The locals that may be read after this point, seen from before the instruction.
    #[inline]
    pub fn live(&self, at: usize) -> &[u64] {
        self.live.row(at)
    }

    /// Whether a slot of the frame holds a reference that counts.
    #[inline]
    pub fn is_ref(&self, at: usize, slot: u16) -> bool {
        bit(self.refs.row(at), slot)
    }

    /// Whether a local may be read again.
    #[inline]
    pub fn is_live(&self, at: usize, local: u16) -> bool {
        bit(self.live.row(at), local)
    }

    pub fn max_locals(&self) -> u16 {
        self.max_locals
    }
}

#[inline]
fn bit(row: &[u64], slot: u16) -> bool {
    row.get(slot as usize / 64).is_some_and(|word| word >> (slot % 64) & 1 != 0)
}

/// A matrix of bits; one word a row where 64 slots suffice.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Rows {
    width: usize,
    words: Vec<u64>,
}

impl Rows {
    fn new(rows: usize, bits: usize) -> Result<Rows, CodeError> {
        let width = bits.div_ceil(64).max(1);
        if rows * width > LARGEST {
            return Err(CodeError { what: "the method's frames are too large to analyse", offset: 0 });
        }
        Ok(Rows { width, words: vec![0; rows * width] })
    }

    #[inline]
    fn row(&self, at: usize) -> &[u64] {
        &self.words[at * self.width..(at + 1) * self.width]
    }

    /// Sets a row to the slots for which `is` holds, the others to zero.
    #[inline]
    fn write<T>(&mut self, at: usize, slots: &[T], is: impl Fn(&T) -> bool) {
        let row = &mut self.words[at * self.width..(at + 1) * self.width];
        if let [word] = row {
            *word = slots.iter().enumerate().fold(0, |bits, (i, slot)| bits | (is(slot) as u64) << (i & 63));
            return;
        }
        row.fill(0);
        for (chunk, word) in slots.chunks(64).zip(row) {
            *word = chunk.iter().enumerate().fold(0, |bits, (i, slot)| bits | (is(slot) as u64) << i);
        }
    }

    /// Clears the locals that are dead; the stack stays.
    fn keep_alive(&mut self, live: &Rows, locals: u16) {
        let locals = locals as usize;
        for (row, alive) in self.words.chunks_exact_mut(self.width).zip(live.words.chunks_exact(live.width)) {
            for (i, word) in row.iter_mut().enumerate() {
                let stack = match (i * 64, i * 64 + 64) {
                    (start, _) if start >= locals => u64::MAX,
                    (_, end) if end <= locals => 0,
                    (start, _) => u64::MAX << (locals - start),
                };
                *word &= stack | alive.get(i).copied().unwrap_or(0);
            }
        }
    }
}

/// Which handlers cover which instruction, by regions between the ends of their ranges.
pub(super) struct Cover {
    /// Per instruction; empty when the code has no handlers.
    region: Vec<u32>,
    /// The distinct handler targets of each region.
    targets: Vec<Vec<u32>>,
}

impl Cover {
    pub(super) fn new(code: &Code) -> Result<Cover, CodeError> {
        if code.handlers.is_empty() {
            return Ok(Cover { region: Vec::new(), targets: Vec::new() });
        }
        let mut ends: Vec<u32> = code.handlers.iter().flat_map(|h| [h.start, h.end]).chain([0]).collect();
        ends.sort_unstable();
        ends.dedup();
        let too_many = CodeError { what: "the method has too many exception handlers", offset: 0 };
        if ends.len() * code.handlers.len() > BUDGET {
            return Err(too_many);
        }
        let (mut targets, mut total) = (Vec::with_capacity(ends.len()), 0);
        for &start in &ends {
            let covering = code.handlers.iter().filter(|h| h.start <= start && start < h.end);
            let mut distinct: Vec<u32> = covering.map(|h| h.target).collect();
            distinct.sort_unstable();
            distinct.dedup();
            total += distinct.len();
            if total > LARGEST {
                return Err(too_many);
            }
            distinct.shrink_to_fit();
            targets.push(distinct);
        }
        let mut region = vec![0; code.insns.len()];
        for (id, &start) in ends.iter().enumerate() {
            let end = ends.get(id + 1).map_or(region.len(), |&end| end as usize).min(region.len());
            region[(start as usize).min(end)..end].fill(id as u32);
        }
        Ok(Cover { targets, region })
    }

    #[inline]
    pub(super) fn targets(&self, at: usize) -> &[u32] {
        self.region.get(at).map_or(&[], |&region| &self.targets[region as usize])
    }
}

#[cfg(test)]
mod tests;
