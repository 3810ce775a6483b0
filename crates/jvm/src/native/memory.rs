//! Memory outside the Java heap, for direct buffers.
//!
//! In a plain run it lies beside the heap. While exploring it must be part of the state: each block is an array of bytes
//! in a table that the Class object of `Unsafe` refers to, and an address is a place in that table and an offset.
//! Known gap: what nobody frees stays, since cleaners do not run while exploring.

use super::{Table, zero};
use crate::class::well_known;
use crate::heap::ObjRef;
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
    (
        SCOPED,
        &[(
            "closeScope0(Ljdk/internal/foreign/MemorySessionImpl;Ljdk/internal/misc/ScopedMemoryAccess$ScopedAccessError;)V",
            close_scope,
        )],
    ),
    ("java/nio/Bits", &[("reserveMemory(JJ)V", reserve), ("unreserveMemory(JJ)V", super::nothing)]),
];

const SCOPED: &str = "jdk/internal/misc/ScopedMemoryAccess";

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

/// The memory of a plain run.
pub fn memory(m: &mut Machine) -> Result<&mut Memory, Trap> {
    if m.run.exploring {
        return Err(Trap::Unsupported("memory outside the Java heap".into()));
    }
    Ok(&mut m.run.plain.memory)
}

/// Where the number of a block stands in an address, while exploring.
const BLOCK: u32 = 32;

fn holder(m: &mut Machine) -> Result<ObjRef, Trap> {
    let class = m.load_class("jdk/internal/misc/Unsafe")?;
    m.mirror(class)
}

fn table(m: &mut Machine) -> Result<Vec<ObjRef>, Trap> {
    let mirror = holder(m)?;
    let table = m.state.heap.get_ref(mirror, m.program.known.class_data.0);
    let count = if table.is_null() { 0 } else { m.state.heap.len(table) };
    Ok((0..count).map(|i| m.state.heap.array_ref(table, i)).collect())
}

/// The array and the offset in it that an address stands for, while exploring.
pub fn block_at(m: &mut Machine, address: u64) -> Result<(ObjRef, usize), Trap> {
    let block = table(m)?.get(((address >> BLOCK) as usize).wrapping_sub(1)).copied();
    match block.filter(|block| !block.is_null()) {
        Some(block) => Ok((block, address as u32 as usize)),
        None => raise("java/lang/InternalError", "an access outside of allocated memory"),
    }
}

/// A block of this size, while exploring. The scheduling point is behind us.
fn add_block(m: &mut Machine, bytes: usize) -> Result<u64, Trap> {
    if bytes > m.state.heap.limit_bytes() {
        return raise("java/lang/OutOfMemoryError", "Unable to allocate memory");
    }
    let mut blocks = table(m)?;
    let free = blocks.iter().position(|block| block.is_null());
    let at = free.unwrap_or(blocks.len());
    blocks.resize(blocks.len().max(at + 1), ObjRef::NULL);
    blocks[at] = m.new_array(well_known::BYTES, (bytes + 15) & !15)?;
    put_table(m, &blocks)?;
    Ok((at as u64 + 1) << BLOCK)
}

fn put_table(m: &mut Machine, blocks: &[ObjRef]) -> Result<(), Trap> {
    let made = ObjRef(m.object_array("java/lang/Object", blocks)? as u32);
    let mirror = holder(m)?;
    let slot = m.program.known.class_data.0;
    m.state.heap.put_ref(mirror, slot, made);
    Ok(())
}

fn free_block(m: &mut Machine, address: u64) -> Result<ObjRef, Trap> {
    let (block, _) = block_at(m, address)?;
    let mut blocks = table(m)?;
    blocks[(address >> BLOCK) as usize - 1] = ObjRef::NULL;
    put_table(m, &blocks)?;
    Ok(block)
}

/// A shared arena is closed, which `java` makes an error in a thread that is between looking whether
/// the arena is open and the access.
fn close_scope(m: &mut Machine, _: &[u64]) -> Outcome {
    // It looks at where all others stand.
    m.visible_anyway()?;
    let in_access = m.state.threads.iter().enumerate().any(|(i, thread)| {
        i != m.state.current
            && thread.frames.iter().any(|f| *m.class(m.method(f.method).class).name == *SCOPED)
    });
    if in_access {
        return Err(Trap::Unsupported("closing an arena in the middle of another thread's access".into()));
    }
    Ok(0)
}

/// A copy of memory outside the heap.
pub fn bytes_at(m: &mut Machine, address: u64, length: usize) -> Result<Vec<u8>, Trap> {
    if m.run.exploring {
        let (block, from) = block_at(m, address)?;
        return Ok(m.state.heap.bytes(block).get(from..from + length).unwrap_or_default().to_vec());
    }
    Ok(memory(m)?.read(address, length).unwrap_or_default().to_vec())
}

/// A block with this content, that of a file: in a plain run it does not count as memory that the program uses.
pub fn add_mapped(m: &mut Machine, bytes: &[u8]) -> Result<u64, Trap> {
    m.visible_anyway()?;
    let address = if m.run.exploring {
        add_block(m, bytes.len())?
    } else {
        let memory = memory(m)?;
        let address = memory.add(bytes.len());
        memory.total -= (bytes.len() + 15) & !15;
        address
    };
    put_bytes(m, address, bytes)?;
    Ok(address)
}

/// Ends such a block.
pub fn remove_mapped(m: &mut Machine, address: u64) -> Result<(), Trap> {
    if m.run.exploring {
        m.visible_anyway()?;
        free_block(m, address)?;
        return Ok(());
    }
    memory(m)?.blocks.remove(&address);
    Ok(())
}

/// Writes to memory outside the heap. The scheduling point is behind us.
pub fn put_bytes(m: &mut Machine, address: u64, bytes: &[u8]) -> Result<(), Trap> {
    let place = if m.run.exploring {
        let (block, from) = block_at(m, address)?;
        m.state.heap.elements_mut::<u8>(block).get_mut(from..from + bytes.len())
    } else {
        memory(m)?.at(address, bytes.len())
    };
    match place {
        Some(place) => place.copy_from_slice(bytes),
        None => return raise("java/lang/InternalError", "an access outside of allocated memory"),
    }
    Ok(())
}

/// There is as much memory outside the heap as in it.
fn reserve(m: &mut Machine, args: &[u64]) -> Outcome {
    let (size, limit) = (args[0] as i64, m.state.heap.limit_bytes());
    if size > limit as i64 {
        let total = m.run.plain.memory.total;
        let text = format!(
            "Cannot reserve {size} bytes of direct buffer memory (allocated: {total}, limit: {limit})"
        );
        return raise("java/lang/OutOfMemoryError", text);
    }
    Ok(0)
}

/// The memory, if it may grow by this much.
fn room(m: &mut Machine, bytes: usize) -> Result<&mut Memory, Trap> {
    let limit = m.state.heap.limit_bytes();
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
    m.visible_anyway()?;
    take(m, args[1] as usize)
}

/// So much memory outside the heap. The scheduling point is behind us.
pub fn take(m: &mut Machine, bytes: usize) -> Outcome {
    if m.run.exploring {
        return add_block(m, bytes);
    }
    Ok(room(m, bytes)?.add(bytes))
}

fn reallocate(m: &mut Machine, args: &[u64]) -> Outcome {
    let (old, bytes) = (args[1], args[3] as usize);
    if m.run.exploring {
        m.visible_anyway()?;
        let address = add_block(m, bytes)?;
        if old != 0 {
            let before = free_block(m, old)?;
            let (now, _) = block_at(m, address)?;
            let n = m.state.heap.len(before).min(m.state.heap.len(now));
            m.state.heap.copy_elements(before, 0, now, 0, n);
        }
        return Ok(address);
    }
    let memory = room(m, bytes)?;
    let content = memory.remove(old);
    let address = memory.add(bytes);
    let n = content.len().min(bytes);
    if let Some(place) = memory.at(address, n) {
        place.copy_from_slice(&content[..n]);
    }
    Ok(address)
}

pub fn free(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.run.exploring {
        m.visible_anyway()?;
        free_block(m, args[1])?;
        return Ok(0);
    }
    memory(m)?.remove(args[1]);
    Ok(0)
}

fn address_size(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(8)
}

fn page_size(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(4096)
}
