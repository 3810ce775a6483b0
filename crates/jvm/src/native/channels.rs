//! Channels on files of the program's own: reading, seeking, mapping. They are opened by `nio.rs`, which refuses to open
//! anything for writing.
//!
//! A mapped file is a copy in memory outside the heap: nobody can write to it, so nobody can tell.

use super::{Table, files, int, memory, nothing, object, zero};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};

const METHODS: &[(&str, super::Native)] = &[
    ("init()V", nothing),
    ("read0(Ljava/io/FileDescriptor;JI)I", read),
    ("pread0(Ljava/io/FileDescriptor;JIJ)I", read_at),
    ("readv0(Ljava/io/FileDescriptor;JI)J", read_many),
    ("seek0(Ljava/io/FileDescriptor;J)J", seek),
    ("size0(Ljava/io/FileDescriptor;)J", size),
    ("available0(Ljava/io/FileDescriptor;)I", available),
    ("isOther0(Ljava/io/FileDescriptor;)Z", zero),
    ("close0(Ljava/io/FileDescriptor;)V", nothing),
    ("closeIntFD(I)V", nothing),
    ("map0(Ljava/io/FileDescriptor;IJJZ)J", map),
    ("unmap0(JJ)I", unmap),
];

pub const TABLES: &[Table] = &[
    ("sun/nio/ch/FileDispatcherImpl", METHODS),
    ("sun/nio/ch/UnixFileDispatcherImpl", METHODS),
    // The JDK's image is mapped like any other file.
    (
        "jdk/internal/jimage/NativeImageBuffer",
        &[("getNativeMap(Ljava/lang/String;)Ljava/nio/ByteBuffer;", zero)],
    ),
    // Only asked for, so as to wake a thread that waits in a read; none ever does.
    (
        "sun/nio/ch/NativeThread",
        &[
            ("init()V", nothing),
            ("current()J", super::one),
            ("current0()J", super::one),
            ("signal(J)V", nothing),
            ("signal0(J)V", nothing),
            ("supportPendingSignals0()Z", zero),
        ],
    ),
    ("sun/nio/ch/FileChannelImpl", &[("map0(IJJZ)J", map_of_channel), ("unmap0(JJ)I", unmap)]),
    (
        "sun/nio/ch/IOUtil",
        &[("fdVal(Ljava/io/FileDescriptor;)I", number), ("setfdVal(Ljava/io/FileDescriptor;I)V", set_number)],
    ),
];

/// The end of the file, for the JDK.
const END: i32 = -1;

fn number(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(m.get_named(object(args, 0), "fd"))
}

fn set_number(m: &mut Machine, args: &[u64]) -> Outcome {
    m.set_named(object(args, 0), "fd", args[1]);
    Ok(0)
}

/// Copies from a place in a file to memory; how many bytes there were.
fn copy(m: &mut Machine, fd: ObjRef, from: usize, address: u64, wanted: usize) -> Result<usize, Trap> {
    let Some((content, _)) = files::at_descriptor(m, fd) else {
        return Err(Trap::Unsupported("a channel on something else than a file of the class path".into()));
    };
    let rest = content.get(from..).unwrap_or_default();
    let n = rest.len().min(wanted);
    memory::put_bytes(m, address, &rest[..n])?;
    Ok(n)
}

fn position(m: &Machine, fd: ObjRef) -> usize {
    files::at_descriptor(m, fd).map_or(0, |file| file.1)
}

fn read(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, wanted) = (object(args, 0), int(args, 3) as usize);
    let from = position(m, fd);
    let n = copy(m, fd, from, args[1], wanted)?;
    m.set_named(fd, "handle", (from + n) as u64);
    Ok(super::int_result(if n == 0 && wanted > 0 { END } else { n as i32 }))
}

fn read_at(m: &mut Machine, args: &[u64]) -> Outcome {
    let wanted = int(args, 3) as usize;
    let n = copy(m, object(args, 0), args[4] as usize, args[1], wanted)?;
    Ok(super::int_result(if n == 0 && wanted > 0 { END } else { n as i32 }))
}

/// Into several pieces of memory: pairs of an address and a length.
fn read_many(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, count) = (object(args, 0), int(args, 3) as u64);
    let (mut total, mut asked) = (0, 0);
    for piece in 0..count {
        let pair = memory::bytes_at(m, args[1] + 16 * piece, 16)?;
        let word = |at: usize| u64::from_le_bytes(pair[at..at + 8].try_into().expect("eight bytes"));
        let from = position(m, fd);
        let n = copy(m, fd, from, word(0), word(8) as usize)?;
        m.set_named(fd, "handle", (from + n) as u64);
        total += n;
        asked += word(8);
    }
    Ok(if total == 0 && asked > 0 { i64::from(END) as u64 } else { total as u64 })
}

/// Moves to a place; a negative one only asks.
fn seek(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, to) = (object(args, 0), args[1] as i64);
    if to < 0 {
        return Ok(position(m, fd) as u64);
    }
    m.set_named(fd, "handle", to as u64);
    Ok(to as u64)
}

fn size(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(files::at_descriptor(m, object(args, 0)).map_or(0, |file| file.0.len() as u64))
}

fn available(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(files::at_descriptor(m, object(args, 0))
        .map_or(0, |(content, at)| content.len().saturating_sub(at) as u64))
}

fn map(m: &mut Machine, args: &[u64]) -> Outcome {
    let (from, length) = (args[2] as usize, args[4] as usize);
    let Some((content, _)) = files::at_descriptor(m, object(args, 0)) else {
        return Err(Trap::Unsupported("mapping something else than a file of the class path".into()));
    };
    let end = content.len().min(from.saturating_add(length));
    memory::add_mapped(m, content.get(from..end).unwrap_or_default())
}

fn map_of_channel(m: &mut Machine, args: &[u64]) -> Outcome {
    let fd = m.get_named(object(args, 0), "fd");
    let mut all = vec![fd];
    all.extend_from_slice(&args[1..]);
    map(m, &all)
}

fn unmap(m: &mut Machine, args: &[u64]) -> Outcome {
    memory::remove_mapped(m, args[0])?;
    Ok(0)
}
