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
    ("java/nio/Bits", &[("reserveMemory(JJ)V", super::nothing), ("unreserveMemory(JJ)V", super::nothing)]),
];

/// Blocks by address.
#[derive(Default)]
pub struct Memory {
    blocks: BTreeMap<u64, Box<[u8]>>,
    next: u64,
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
        address
    }
}

/// The memory, unless the state is being explored.
pub fn memory(m: &mut Machine) -> Result<&mut Memory, Trap> {
    if m.exploring {
        return Err(Trap::Unsupported("memory outside the Java heap".into()));
    }
    Ok(&mut m.native_state.memory)
}

fn allocate(m: &mut Machine, args: &[u64]) -> Outcome {
    let bytes = args[1] as usize;
    if bytes > m.heap.limit_bytes() {
        return raise("java/lang/OutOfMemoryError", "Unable to allocate memory");
    }
    Ok(memory(m)?.add(bytes))
}

fn reallocate(m: &mut Machine, args: &[u64]) -> Outcome {
    let (old, bytes) = (args[1], args[3] as usize);
    let memory = memory(m)?;
    let content = memory.blocks.remove(&old).unwrap_or_default();
    let address = memory.add(bytes);
    let n = content.len().min(bytes);
    if let Some(place) = memory.at(address, n) {
        place.copy_from_slice(&content[..n]);
    }
    Ok(address)
}

fn free(m: &mut Machine, args: &[u64]) -> Outcome {
    memory(m)?.blocks.remove(&args[1]);
    Ok(0)
}

fn address_size(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(8)
}

fn page_size(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(4096)
}
