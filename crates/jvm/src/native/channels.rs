//! Channels on files of the program's own: reading, seeking, mapping; on temporary files also writing. They are opened by
//! `nio.rs`, which refuses to open anything else for writing.
//!
//! A mapped file is a copy in memory outside the heap: nobody can write to it, so nobody can tell. A temporary file could
//! be written to, so that is refused.

use super::files::Held;
use super::{Table, files, int, memory, nothing, object, temporary, zero};
use crate::heap::ObjRef;
use crate::machine::disk::NodeId;
use crate::machine::{Machine, Outcome, Trap, raise};

const METHODS: &[(&str, super::Native)] = &[
    ("init()V", nothing),
    ("read0(Ljava/io/FileDescriptor;JI)I", read),
    ("pread0(Ljava/io/FileDescriptor;JIJ)I", read_at),
    ("readv0(Ljava/io/FileDescriptor;JI)J", read_many),
    ("seek0(Ljava/io/FileDescriptor;J)J", seek),
    ("size0(Ljava/io/FileDescriptor;)J", size),
    ("available0(Ljava/io/FileDescriptor;)I", available),
    ("isOther0(Ljava/io/FileDescriptor;)Z", zero),
    ("write0(Ljava/io/FileDescriptor;JI)I", write),
    ("pwrite0(Ljava/io/FileDescriptor;JIJ)I", write_at),
    ("writev0(Ljava/io/FileDescriptor;JI)J", write_many),
    ("truncate0(Ljava/io/FileDescriptor;J)I", truncate),
    ("force0(Ljava/io/FileDescriptor;Z)I", zero),
    // Only this program uses the file: locks of the system are never in its way.
    ("lock0(Ljava/io/FileDescriptor;ZJJZ)I", zero),
    ("release0(Ljava/io/FileDescriptor;JJ)V", nothing),
    ("transferTo0(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;Z)J", transfer),
    ("transferFrom0(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;JJZ)J", not_this_way),
    ("init0()V", nothing),
    ("preClose0(Ljava/io/FileDescriptor;)V", nothing),
    ("close0(Ljava/io/FileDescriptor;)V", close),
    ("closeIntFD(I)V", close_number),
    ("allocationGranularity0()J", granularity),
    ("map0(Ljava/io/FileDescriptor;IJJZ)J", map),
    ("unmap0(JJ)I", unmap),
];

pub const TABLES: &[Table] = &[
    ("sun/nio/ch/FileDispatcherImpl", METHODS),
    ("sun/nio/ch/UnixFileDispatcherImpl", METHODS),
    ("sun/nio/ch/UnixDispatcher", METHODS),
    // Which file it is, for locks.
    (
        "sun/nio/ch/FileKey",
        &[("init(Ljava/io/FileDescriptor;)V", key), ("init(Ljava/io/FileDescriptor;[J)V", key_into)],
    ),
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
    (
        "sun/nio/ch/FileChannelImpl",
        &[
            ("map0(IJJZ)J", map_of_channel),
            ("unmap0(JJ)I", unmap),
            ("initIDs()J", granularity),
            ("transferTo0(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J", transfer_of_channel),
        ],
    ),
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

/// The device and the number of an open file: those that are ours alone.
fn identity(m: &Machine, fd: ObjRef) -> [u64; 2] {
    const OWN: u64 = 1;
    let number = m.get_named(fd, "fd") as i32;
    temporary::node(number).map_or([OWN, number as u64], super::nio::identity)
}

fn key(m: &mut Machine, args: &[u64]) -> Outcome {
    let [device, number] = identity(m, object(args, 1));
    m.set_named(object(args, 0), "st_dev", device);
    m.set_named(object(args, 0), "st_ino", number);
    Ok(0)
}

fn key_into(m: &mut Machine, args: &[u64]) -> Outcome {
    let found = identity(m, object(args, 0));
    m.state.heap.elements_mut::<u64>(object(args, 1))[..2].copy_from_slice(&found);
    Ok(0)
}

/// Copies from a place in a file to memory; how many bytes there were. The scheduling point is behind us.
fn copy(m: &mut Machine, fd: ObjRef, from: usize, address: u64, wanted: usize) -> Result<usize, Trap> {
    let Some((held, _)) = files::at_descriptor(m, fd) else {
        return Err(Trap::Unsupported("a channel on something else than a file of the class path".into()));
    };
    let bytes = held.read(m, from, wanted);
    memory::put_bytes(m, address, &bytes)?;
    Ok(bytes.len())
}

fn position(m: &Machine, fd: ObjRef) -> usize {
    files::at_descriptor(m, fd).map_or(0, |file| file.1)
}

/// A scheduling point before a look at a temporary file; none before one at another.
fn come(m: &mut Machine, fd: ObjRef) -> Result<(), Trap> {
    match files::at_descriptor(m, fd) {
        Some((Held::Made(_), _)) => m.file_point(),
        _ => Ok(()),
    }
}

fn read(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, wanted) = (object(args, 0), int(args, 3) as usize);
    m.visible_anyway()?;
    let from = position(m, fd);
    let n = copy(m, fd, from, args[1], wanted)?;
    m.set_named(fd, "handle", (from + n) as u64);
    Ok(super::int_result(if n == 0 && wanted > 0 { END } else { n as i32 }))
}

fn read_at(m: &mut Machine, args: &[u64]) -> Outcome {
    let wanted = int(args, 3) as usize;
    m.visible_anyway()?;
    let n = copy(m, object(args, 0), args[4] as usize, args[1], wanted)?;
    Ok(super::int_result(if n == 0 && wanted > 0 { END } else { n as i32 }))
}

/// The pieces of memory of a call with several: addresses and lengths.
fn pieces(m: &mut Machine, args: &[u64]) -> Result<Vec<(u64, usize)>, Trap> {
    let mut pieces = Vec::new();
    for piece in 0..int(args, 3) as u64 {
        let pair = memory::bytes_at(m, args[1] + 16 * piece, 16)?;
        let word = |at: usize| u64::from_le_bytes(pair[at..at + 8].try_into().expect("eight bytes"));
        pieces.push((word(0), word(8) as usize));
    }
    Ok(pieces)
}

fn read_many(m: &mut Machine, args: &[u64]) -> Outcome {
    let fd = object(args, 0);
    m.visible_anyway()?;
    let (mut total, mut asked) = (0, 0);
    for (address, wanted) in pieces(m, args)? {
        let from = position(m, fd);
        let n = copy(m, fd, from, address, wanted)?;
        m.set_named(fd, "handle", (from + n) as u64);
        total += n;
        asked += wanted;
    }
    Ok(if total == 0 && asked > 0 { i64::from(END) as u64 } else { total as u64 })
}

/// The temporary file of a descriptor; no other can be written to.
fn written(m: &Machine, fd: ObjRef) -> Result<NodeId, Trap> {
    match files::at_descriptor(m, fd) {
        Some((Held::Made(id), _)) => Ok(id),
        Some(_) => raise("java/io/IOException", "Bad file descriptor"),
        None => Err(Trap::Unsupported("a channel on something else than a file of the class path".into())),
    }
}

/// Writes at a descriptor's position, or at the end.
fn put(m: &mut Machine, fd: ObjRef, bytes: &[u8]) -> Result<(), Trap> {
    let id = written(m, fd)?;
    let append = m.get_named(fd, "append") != 0;
    let at = position(m, fd);
    let end = temporary::write(m, id, (!append).then_some(at), bytes)?;
    m.set_named(fd, "handle", end as u64);
    Ok(())
}

fn write(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, length) = (object(args, 0), int(args, 3));
    m.file_point()?;
    let bytes = memory::bytes_at(m, args[1], length as usize)?;
    put(m, fd, &bytes)?;
    Ok(super::int_result(length))
}

fn write_at(m: &mut Machine, args: &[u64]) -> Outcome {
    let length = int(args, 3);
    m.file_point()?;
    let id = written(m, object(args, 0))?;
    let bytes = memory::bytes_at(m, args[1], length as usize)?;
    let append = m.get_named(object(args, 0), "append") != 0;
    temporary::write(m, id, (!append).then_some(args[4] as usize), &bytes)?;
    Ok(super::int_result(length))
}

fn write_many(m: &mut Machine, args: &[u64]) -> Outcome {
    let fd = object(args, 0);
    m.file_point()?;
    let mut all = Vec::new();
    for (address, length) in pieces(m, args)? {
        all.extend(memory::bytes_at(m, address, length)?);
    }
    put(m, fd, &all)?;
    Ok(all.len() as u64)
}

fn truncate(m: &mut Machine, args: &[u64]) -> Outcome {
    m.file_point()?;
    let id = written(m, object(args, 0))?;
    temporary::resize(m, id, args[1] as usize)?;
    Ok(0)
}

/// From one file to another at once: from, where, how many, to.
fn transfer(m: &mut Machine, args: &[u64]) -> Outcome {
    let (from, to) = (object(args, 0), object(args, 5));
    let Some((held, _)) = files::at_descriptor(m, from) else { return not_this_way(m, args) };
    if !matches!(files::at_descriptor(m, to), Some((Held::Made(_), _))) {
        return not_this_way(m, args);
    }
    m.file_point()?;
    let bytes = held.read(m, args[1] as usize, args[3] as usize);
    put(m, to, &bytes)?;
    Ok(bytes.len() as u64)
}

fn transfer_of_channel(m: &mut Machine, args: &[u64]) -> Outcome {
    transfer(m, &args[1..])
}

/// The JDK is to read and write itself.
fn not_this_way(_: &mut Machine, _: &[u64]) -> Outcome {
    const UNSUPPORTED_CASE: i64 = -6;
    Ok(UNSUPPORTED_CASE as u64)
}

fn close(m: &mut Machine, args: &[u64]) -> Outcome {
    let number = m.get_named(object(args, 0), "fd") as i32;
    temporary::close(m, number)?;
    Ok(0)
}

fn close_number(m: &mut Machine, args: &[u64]) -> Outcome {
    temporary::close(m, int(args, 0))?;
    Ok(0)
}

fn granularity(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(4096)
}

/// Moves to a place; a negative one only asks.
fn seek(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, to) = (object(args, 0), args[1] as i64);
    come(m, fd)?;
    if to < 0 {
        return Ok(position(m, fd) as u64);
    }
    m.set_named(fd, "handle", to as u64);
    Ok(to as u64)
}

fn size(m: &mut Machine, args: &[u64]) -> Outcome {
    come(m, object(args, 0))?;
    Ok(files::at_descriptor(m, object(args, 0)).map_or(0, |file| file.0.len(m) as u64))
}

fn available(m: &mut Machine, args: &[u64]) -> Outcome {
    come(m, object(args, 0))?;
    Ok(files::at_descriptor(m, object(args, 0)).map_or(0, |(held, at)| held.len(m).saturating_sub(at) as u64))
}

fn map(m: &mut Machine, args: &[u64]) -> Outcome {
    let (from, length) = (args[2] as usize, args[4] as usize);
    match files::at_descriptor(m, object(args, 0)) {
        Some((Held::Own(content), _)) => {
            let end = content.len().min(from.saturating_add(length));
            memory::add_mapped(m, content.get(from..end).unwrap_or_default())
        }
        Some((Held::Made(_), _)) => Err(Trap::Unsupported("mapping a temporary file into memory".into())),
        None => Err(Trap::Unsupported("mapping something else than a file of the class path".into())),
    }
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
