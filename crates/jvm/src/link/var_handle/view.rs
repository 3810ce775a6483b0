//! Numbers in byte arrays and byte buffers: where they lie, and how they are read and written.
//!
//! A buffer is looked through: its array and offset if it has one, otherwise its address outside the heap.
//! Every memory order is as good as any here, but those that `java` refuses are refused: where a number is not aligned
//! (arrays begin at an aligned address), and in later JDKs wherever it lies on the heap.

use super::{Access, Spot};
use crate::heap::ObjRef;
use crate::machine::interp::narrow;
use crate::machine::{Machine, Trap, raise};

/// How a number is laid out.
#[derive(Clone, Copy)]
pub struct Number {
    pub big_endian: bool,
    pub size: u8,
    /// Accessed without a memory order.
    pub plain: bool,
}

impl Number {
    pub fn read(self, bytes: &[u8], letter: u8) -> u64 {
        let join = |sum: u64, &byte: &u8| sum << 8 | u64::from(byte);
        let value =
            if self.big_endian { bytes.iter().fold(0, join) } else { bytes.iter().rev().fold(0, join) };
        if self.size == 8 { value } else { narrow(letter, value) }
    }

    pub fn write(self, bytes: &mut [u8], value: u64) {
        for (i, byte) in bytes.iter_mut().enumerate() {
            let place = if self.big_endian { self.size as usize - 1 - i } else { i };
            *byte = (value >> (8 * place)) as u8;
        }
    }
}

impl Machine {
    pub(super) fn array_spot(&mut self, number: Number, array: ObjRef, index: i32) -> Result<Spot, Trap> {
        if array.is_null() {
            let text = "Cannot read the array length because \"ba\" is null";
            return raise("java/lang/NullPointerException", text);
        }
        const OUTSIDE: &str = "java/lang/ArrayIndexOutOfBoundsException";
        let at = within(index, self.state.heap.len(array) as i64, number, OUTSIDE)?;
        aligned(number, index, at as u64)?;
        Ok(Spot::Bytes(array, at, number))
    }

    /// Which accesses there are of a view of numbers of this type.
    pub(super) fn is_view_supported(&self, letter: u8, buffer: bool, access: Access, plain: bool) -> bool {
        if !buffer && self.program.boot.feature > 21 {
            return plain;
        }
        match letter {
            b'S' | b'C' => matches!(access, Access::Get | Access::Set),
            b'F' | b'D' => access != Access::GetAndAdd,
            _ => true,
        }
    }

    pub(super) fn buffer_spot(
        &mut self,
        number: Number,
        buffer: ObjRef,
        index: i32,
        writes: bool,
    ) -> Result<Spot, Trap> {
        let class = self.load_class("java/nio/ByteBuffer")?;
        let above = self.load_class("java/nio/Buffer")?;
        let field = |m: &Machine, class, name| {
            let field = m.find_declared_field(class, name).expect("buffers have this field");
            m.state.heap.get(buffer, m.field(field).slot as usize)
        };
        let array = ObjRef(field(self, class, "hb") as u32);
        if !number.plain && !array.is_null() && self.program.boot.feature > 21 {
            return raise(STATE, "Atomic access not supported for heap buffer");
        }
        if writes && field(self, class, "isReadOnly") != 0 {
            return Err(Trap::Raise("java/nio/ReadOnlyBufferException", None));
        }
        const OUTSIDE: &str = "java/lang/IndexOutOfBoundsException";
        let at = within(index, i64::from(field(self, above, "limit") as i32), number, OUTSIDE)?;
        if !array.is_null() {
            let at = field(self, class, "offset") as i32 as usize + at;
            aligned(number, index, at as u64)?;
            return Ok(Spot::Bytes(array, at, number));
        }
        let at = field(self, above, "address") + at as u64;
        aligned(number, index, at)?;
        if self.run.exploring {
            let (block, at) = crate::native::memory::block_at(self, at)?;
            return Ok(Spot::Bytes(block, at, number));
        }
        Ok(Spot::Outside(at, number))
    }
}

const STATE: &str = "java/lang/IllegalStateException";

/// Refuses an access with a memory order where the number is not aligned.
fn aligned(number: Number, index: i32, at: u64) -> Result<(), Trap> {
    if !number.plain && !at.is_multiple_of(u64::from(number.size)) {
        return raise(STATE, format!("Misaligned access at index: {index}"));
    }
    Ok(())
}

/// The index, if a number fits there.
fn within(index: i32, length: i64, number: Number, outside: &'static str) -> Result<usize, Trap> {
    let room = length - i64::from(number.size) + 1;
    if index < 0 || i64::from(index) >= room {
        return raise(outside, format!("Index {index} out of bounds for length {}", room.max(0)));
    }
    Ok(index as usize)
}
