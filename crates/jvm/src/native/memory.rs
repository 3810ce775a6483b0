//! Memory outside the Java heap, for direct buffers. Plain runs only: it is not part of the state,
//! so while exploring it is refused.

use super::{Table, zero};
use crate::machine::{Machine, Outcome, Trap, raise};
use std::collections::BTreeMap;

pub const TABLES: &[Table] = &[
    (
        "jdk/internal/misc/Unsafe",
        &[
            ("allocateMemory0(J)J", allocate),
            ("reallocateMemory0(JJ)J", reallocate),
            ("freeMemory0(J)V", free),
            ("addressSize0()I", address_size),
            ("pageSize()I", page_size),
            ("isBigEndian0()Z", zero),
            ("unalignedAccess0()Z", super::one),
        ],
    ),
    ("java/nio/Bits", &[("reserveMemory(JJ)V", reserve), ("unreserveMemory(JJ)V", super::nothing)]),
];

/// Blocks by address.
#[derive(Default)]
pub struct Memory {
    blocks: BTreeMap<u64, Box<[u8]>>,
    next: u64,
    /// Bytes in all blocks.
    total: usize,
}

impl Memory {
    /// The bytes from an address on, within its block.
    pub fn at(&mut self, address: u64, length: usize) -> Option<&mut [u8]> {
        let (&start, block) = self.blocks.range_mut(..=address).next_back()?;
        let from = (address - start) as usize;
        block.get_mut(from..from.checked_add(length)?)
    }

    /// As `at`, to look at.
    pub fn read(&self, address: u64, length: usize) -> Option<&[u8]> {
        let (&start, block) = self.blocks.range(..=address).next_back()?;
        let from = (address - start) as usize;
        block.get(from..from.checked_add(length)?)
    }

    fn add(&mut self, bytes: usize) -> u64 {
        let address = self.next.max(1 << 20);
        // A gap, so that an access past the end does not land in another block.
        self.next = address + ((bytes as u64 + 31) & !15) + 64;
        // Whole words: the JDK clears memory in such.
        self.blocks.insert(address, vec![0; (bytes + 15) & !15].into());
        self.total += (bytes + 15) & !15;
        address
    }

    fn remove(&mut self, address: u64) -> Box<[u8]> {
        let block = self.blocks.remove(&address).unwrap_or_default();
        self.total -= block.len();
        block
    }
}

/// The memory, unless the state is being explored.
pub fn memory(m: &mut Machine) -> Result<&mut Memory, Trap> {
    if m.exploring {
        return Err(Trap::Unsupported("memory outside the Java heap".into()));
    }
    Ok(&mut m.native_state.memory)
}

/// There is as much memory outside the heap as in it.
fn reserve(m: &mut Machine, args: &[u64]) -> Outcome {
    let (size, limit) = (args[0] as i64, m.heap.limit_bytes());
    if size > limit as i64 {
        let total = memory(m)?.total;
        let text = format!(
            "Cannot reserve {size} bytes of direct buffer memory (allocated: {total}, limit: {limit})"
        );
        return raise("java/lang/OutOfMemoryError", text);
    }
    Ok(0)
}

/// The memory, if it may grow by this much.
fn room(m: &mut Machine, bytes: usize) -> Result<&mut Memory, Trap> {
    let limit = m.heap.limit_bytes();
    if bytes > limit {
        return raise("java/lang/OutOfMemoryError", "Unable to allocate memory");
    }
    let memory = memory(m)?;
    if memory.total.saturating_add(bytes) > 4 * limit {
        // Buffers that nobody refers to any more are not freed here.
        return Err(Trap::Unsupported("memory outside the heap of more than four times its limit".into()));
    }
    Ok(memory)
}

fn allocate(m: &mut Machine, args: &[u64]) -> Outcome {
    let bytes = args[1] as usize;
    Ok(room(m, bytes)?.add(bytes))
}

fn reallocate(m: &mut Machine, args: &[u64]) -> Outcome {
    let (old, bytes) = (args[1], args[3] as usize);
    let memory = room(m, bytes)?;
    let content = memory.remove(old);
    let address = memory.add(bytes);
    let n = content.len().min(bytes);
    if let Some(place) = memory.at(address, n) {
        place.copy_from_slice(&content[..n]);
    }
    Ok(address)
}

fn free(m: &mut Machine, args: &[u64]) -> Outcome {
    memory(m)?.remove(args[1]);
    Ok(0)
}

fn address_size(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(8)
}

fn page_size(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(4096)
}
