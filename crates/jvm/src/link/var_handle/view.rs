//! Numbers in byte arrays and byte buffers: where they lie, and how they are read and written.
//!
//! A buffer is looked through: its array and offset if it has one, otherwise its address outside the heap.
//!
//! Known gap: `java` refuses some memory orders at places that are not aligned; here they are as good as any.

use super::Spot;
use crate::heap::ObjRef;
use crate::machine::interp::narrow;
use crate::machine::{Machine, Trap, raise};

/// How a number is laid out.
#[derive(Clone, Copy)]
pub struct Number {
    pub big_endian: bool,
    pub size: u8,
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
        let at = within(index, self.heap.len(array) as i64, number)?;
        Ok(Spot::Bytes(array, at, number))
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
            m.heap.get(buffer, m.field(field).slot as usize)
        };
        if writes && field(self, class, "isReadOnly") != 0 {
            return Err(Trap::Raise("java/nio/ReadOnlyBufferException", None));
        }
        let at = within(index, i64::from(field(self, above, "limit") as i32), number)?;
        let array = ObjRef(field(self, class, "hb") as u32);
        if !array.is_null() {
            return Ok(Spot::Bytes(array, field(self, class, "offset") as i32 as usize + at, number));
        }
        crate::native::memory::memory(self)?;
        Ok(Spot::Outside(field(self, above, "address") + at as u64, number))
    }
}

/// The index, if a number fits there.
fn within(index: i32, length: i64, number: Number) -> Result<usize, Trap> {
    let room = length - i64::from(number.size) + 1;
    if index < 0 || i64::from(index) >= room {
        return raise(
            "java/lang/IndexOutOfBoundsException",
            format!("Index {index} out of bounds for length {}", room.max(0)),
        );
    }
    Ok(index as usize)
}
