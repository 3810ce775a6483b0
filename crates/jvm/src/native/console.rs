//! Standard streams. While exploring, printing leaves no trace in the state: buffers of the real
//! streams would remember what was printed before.

use super::outside::Outside;
use super::{Table, int, nothing, object, temporary, zero};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap, raise};

pub const TABLES: &[Table] = &[
    ("java/io/FileOutputStream", &[("writeBytes([BIIZ)V", write_bytes), ("write(IZ)V", write_byte)]),
    (
        "java/io/FileDescriptor",
        &[
            ("getHandle(I)J", handle),
            ("getAppend(I)Z", zero),
            ("close0()V", close),
            ("sync0()V", nothing),
            ("sync()V", nothing),
        ],
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
    ("java/io/FileCleanable", &[("cleanupClose0(IJ)V", clean_up)]),
];

fn handle(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::MAX)
}

/// A descriptor is closed, by its object.
fn close(m: &mut Machine, args: &[u64]) -> Outcome {
    let fd = object(args, 0);
    let number = m.get_named(fd, "fd") as i32;
    temporary::close(m, number)?;
    if number >= super::files::FIRST {
        m.set_named(fd, "fd", super::int_result(-1));
    }
    Ok(0)
}

fn clean_up(m: &mut Machine, args: &[u64]) -> Outcome {
    temporary::close(m, int(args, 0))?;
    Ok(0)
}

/// The descriptor of a stream, and its number.
fn descriptor(m: &mut Machine, stream: ObjRef, class: &str) -> Result<(ObjRef, i32), Trap> {
    let id = m.load_class(class)?;
    let fd_field = m.find_declared_field(id, "fd").expect("declared");
    let fd = m.state.heap.get_ref(stream, m.field(fd_field).slot as usize);
    let id = m.load_class("java/io/FileDescriptor")?;
    let number = m.find_declared_field(id, "fd").expect("declared");
    Ok((fd, m.state.heap.get(fd, m.field(number).slot as usize) as i32))
}

fn write_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let (object_of, fd) = descriptor(m, object(args, 0), "java/io/FileOutputStream")?;
    let (array, offset, length) = (object(args, 1), int(args, 2) as usize, int(args, 3) as usize);
    let bytes = m.state.heap.bytes(array)[offset..offset + length].to_vec();
    write(m, object_of, fd, &bytes, args[4] != 0)
}

fn write_byte(m: &mut Machine, args: &[u64]) -> Outcome {
    let (object_of, fd) = descriptor(m, object(args, 0), "java/io/FileOutputStream")?;
    write(m, object_of, fd, &[args[1] as u8], args[2] != 0)
}

fn write(m: &mut Machine, object_of: ObjRef, fd: i32, bytes: &[u8], append: bool) -> Outcome {
    const CLOSED: i32 = -1;
    if let Some(id) = temporary::node_to_write(fd) {
        return temporary::write_through(m, object_of, id, bytes, append);
    }
    if fd == CLOSED {
        return raise("java/io/IOException", "Stream Closed");
    }
    m.print(fd == 2, bytes);
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
