//! Standard streams. While exploring, printing leaves no trace in the state: buffers of the real
//! streams would remember what was printed before.

use super::outside::Outside;
use super::{Table, int, nothing, object, zero};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    ("java/io/FileOutputStream", &[("writeBytes([BIIZ)V", write_bytes), ("write(IZ)V", write_byte)]),
    (
        "java/io/FileDescriptor",
        &[("getHandle(I)J", handle), ("getAppend(I)Z", zero), ("close0()V", nothing), ("sync0()V", nothing)],
    ),
    (
        "java/io/Console",
        &[
            ("ttyStatus()I", zero),
            ("instantiateConsole()Ljava/io/Console;", zero),
            ("istty()Z", zero),
            ("encoding()Ljava/lang/String;", zero),
            ("echo(Z)Z", zero),
        ],
    ),
    ("java/io/FileCleanable", &[("cleanupClose0(IJ)V", nothing)]),
];

fn handle(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::MAX)
}

/// Whether a stream's descriptor is standard error.
fn descriptor(m: &mut Machine, stream: ObjRef, class: &str) -> Result<i32, Trap> {
    let id = m.load_class(class)?;
    let fd_field = m.find_declared_field(id, "fd").expect("declared");
    let fd = m.state.heap.get_ref(stream, m.field(fd_field).slot as usize);
    let id = m.load_class("java/io/FileDescriptor")?;
    let number = m.find_declared_field(id, "fd").expect("declared");
    Ok(m.state.heap.get(fd, m.field(number).slot as usize) as i32)
}

fn write_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let fd = descriptor(m, object(args, 0), "java/io/FileOutputStream")?;
    let (array, offset, length) = (object(args, 1), int(args, 2) as usize, int(args, 3) as usize);
    let bytes = m.state.heap.bytes(array)[offset..offset + length].to_vec();
    m.print(fd == 2, &bytes);
    Ok(0)
}

fn write_byte(m: &mut Machine, args: &[u64]) -> Outcome {
    let fd = descriptor(m, object(args, 0), "java/io/FileOutputStream")?;
    m.print(fd == 2, &[args[1] as u8]);
    Ok(0)
}

pub(super) fn read_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let (array, offset, length) = (object(args, 1), int(args, 2) as usize, int(args, 3) as usize);
    if length == 0 {
        return Ok(0);
    }
    m.assume_outside(Outside::Input);
    let mut buffer = vec![0; length];
    let n = m.run.console.read(&mut buffer);
    if n == 0 {
        return Ok(super::int_result(-1));
    }
    m.state.heap.elements_mut::<u8>(array)[offset..offset + n].copy_from_slice(&buffer[..n]);
    Ok(n as u64)
}

pub(super) fn read_byte(m: &mut Machine, _: &[u64]) -> Outcome {
    m.assume_outside(Outside::Input);
    let mut buffer = [0];
    if m.run.console.read(&mut buffer) == 0 { Ok(super::int_result(-1)) } else { Ok(u64::from(buffer[0])) }
}

impl Machine {
    /// Output of the program.
    pub fn print(&mut self, error: bool, bytes: &[u8]) {
        self.touches_console();
        self.run.console.write(error, bytes);
    }
}
