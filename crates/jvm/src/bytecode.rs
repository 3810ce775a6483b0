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
