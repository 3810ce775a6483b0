//! Bytecode: one table of operations, and what is derived from it: decoder, disassembler, data flow.
//!
//! A method's code is decoded once into [`Code`], in which branch targets are instruction indices, all short
//! and wide forms are gone, and subroutines (`jsr`) are inlined. Malformed code is an error value, never a
//! panic: class files are hostile input.

pub mod analysis;
mod decode;
mod disassemble;
mod subroutine;
pub mod table;

pub use decode::{ArrayKind, decode};
pub use disassemble::disassemble;
pub use table::{Flow, Item, Op};

/// Why a method's code is refused, and the byte offset of the instruction at fault.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("malformed code: {what} (at offset {offset})")]
pub struct CodeError {
    pub what: &'static str,
    pub offset: u32,
}

/// A decoded method body.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Code {
    pub insns: Vec<Insn>,
    /// In the order of the class file: the first that covers the instruction and matches the class wins.
    pub handlers: Vec<Handler>,
    /// Referred to by [`Operand::Switch`].
    pub switches: Vec<Switch>,
}

impl Code {
    /// Puts a `nop` with a line as its operand before the instructions at offsets that have one.
    pub fn mark(&mut self, line_at: impl Fn(u16) -> Option<u16>) {
        let lines: Vec<Option<u16>> = self.insns.iter().map(|insn| line_at(insn.offset)).collect();
        let mut moved: Vec<u32> = Vec::with_capacity(lines.len() + 1);
        let mut shift = 0;
        for (at, line) in lines.iter().enumerate() {
            moved.push(at as u32 + shift);
            shift += u32::from(line.is_some());
        }
        moved.push(lines.len() as u32 + shift);
        let to = |old: u32| moved[old as usize];
        let mut insns = Vec::with_capacity(lines.len() + shift as usize);
        for (insn, line) in self.insns.iter().zip(&lines) {
            if let Some(line) = line {
                insns.push(Insn { offset: insn.offset, op: Op::Nop, operand: Operand::Imm((*line).into()) });
            }
            let operand = match insn.operand {
                Operand::Branch(target) => Operand::Branch(to(target)),
                other => other,
            };
            insns.push(Insn { operand, ..*insn });
        }
        self.insns = insns;
        for handler in &mut self.handlers {
            (handler.start, handler.end) = (to(handler.start), to(handler.end));
            handler.target = to(handler.target);
        }
        for switch in &mut self.switches {
            match switch {
                Switch::Table { targets, default, .. } => {
                    targets.iter_mut().chain([default]).for_each(|target| *target = to(*target));
                }
                Switch::Lookup { pairs, default } => {
                    pairs.iter_mut().for_each(|pair| pair.1 = to(pair.1));
                    *default = to(*default);
                }
            }
        }
    }
}

/// One instruction; its index in [`Code::insns`] is what branches name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Insn {
    /// The byte offset in the class file, for line numbers and messages.
    pub offset: u16,
    pub op: Op,
    pub operand: Operand,
}

/// The operand of an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    None,
    Local(u16),
    /// The value of `Iconst`, `Lconst`, `Fconst`, `Dconst`.
    Imm(i32),
    /// An index into the constant pool, not yet checked against it.
    Const(u16),
    /// An instruction index.
    Branch(u32),
    Iinc {
        local: u16,
        by: i16,
    },
    /// An index into [`Code::switches`].
    Switch(u32),
    MultiNewArray {
        class: u16,
        dims: u8,
    },
    NewArray(ArrayKind),
}

/// The targets of a switch, as instruction indices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Switch {
    /// `targets[key - low]`.
    Table { low: i32, targets: Box<[u32]>, default: u32 },
    /// Sorted by key.
    Lookup { pairs: Box<[(i32, u32)]>, default: u32 },
}

impl Switch {
    /// Where control goes for `key`.
    #[inline]
    pub fn target(&self, key: i32) -> u32 {
        match self {
            Switch::Table { low, targets, default } => {
                targets.get(key.wrapping_sub(*low) as u32 as usize).copied().unwrap_or(*default)
            }
            Switch::Lookup { pairs, default } => {
                pairs.binary_search_by_key(&key, |p| p.0).map_or(*default, |at| pairs[at].1)
            }
        }
    }

    /// The keys that are named, in order.
    pub fn keys(&self) -> Vec<i32> {
        match self {
            Switch::Table { low, targets, .. } => {
                (0..targets.len() as i64).map(|n| (i64::from(*low) + n) as i32).collect()
            }
            Switch::Lookup { pairs, .. } => pairs.iter().map(|pair| pair.0).collect(),
        }
    }

    /// Where control goes for all other keys.
    pub fn default_target(&self) -> u32 {
        match self {
            Switch::Table { default, .. } | Switch::Lookup { default, .. } => *default,
        }
    }

    /// Every target, the default last.
    pub fn targets(&self) -> Box<dyn Iterator<Item = u32> + '_> {
        match self {
            Switch::Table { targets, default, .. } => {
                Box::new(targets.iter().copied().chain(std::iter::once(*default)))
            }
            Switch::Lookup { pairs, default } => {
                Box::new(pairs.iter().map(|p| p.1).chain(std::iter::once(*default)))
            }
        }
    }

    pub(crate) fn map_targets(&self, f: impl Fn(u32) -> u32) -> Switch {
        match self {
            Switch::Table { low, targets, default } => Switch::Table {
                low: *low,
                targets: targets.iter().map(|&t| f(t)).collect(),
                default: f(*default),
            },
            Switch::Lookup { pairs, default } => Switch::Lookup {
                pairs: pairs.iter().map(|&(k, t)| (k, f(t))).collect(),
                default: f(*default),
            },
        }
    }
}

/// An exception handler over the instructions `start..end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handler {
    pub start: u32,
    pub end: u32,
    pub target: u32,
    /// The constant-pool index of the class caught; 0 catches everything.
    pub catch_type: u16,
}
