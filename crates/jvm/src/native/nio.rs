//! `java.nio.file`: paths are text and work; what would ask the host is refused by name.
//!
//! Under the made-up home of the JDK nothing is found this way: its data files are opened by `FileInputStream`.

use super::{Table, files, nothing, zero};
use crate::class::well_known;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    (
        "sun/nio/fs/UnixNativeDispatcher",
        &[
            // No capabilities beyond the plain calls.
            ("init()I", zero),
            ("getcwd()[B", working_directory),
            ("fchmodatNoFollowSupported0()Z", zero),
            ("stat0(JLsun/nio/fs/UnixFileAttributes;)V", look_at),
            ("stat0(JLsun/nio/fs/UnixFileAttributes;)I", status),
            ("stat1(J)I", mode),
            ("lstat0(JLsun/nio/fs/UnixFileAttributes;)V", look_at),
            ("access0(JI)V", look_at),
            ("access0(JI)I", status),
            ("exists0(J)Z", mode),
            ("realpath0(J)[B", look_at),
            ("readlink0(J)[B", look_at),
            ("opendir0(J)J", look_at),
            ("open0(JII)I", open),
            ("mkdir0(JI)V", change),
            ("rmdir0(J)V", change),
            ("unlink0(J)V", change),
            ("rename0(JJ)V", change),
            ("link0(JJ)V", change),
            ("symlink0(JJ)V", change),
            ("chmod0(JI)V", change),
        ],
    ),
    ("sun/nio/fs/LinuxNativeDispatcher", &[("init()V", nothing)]),
];

/// No such file or directory.
const ENOENT: i32 = 2;

fn working_directory(m: &mut Machine, _: &[u64]) -> Outcome {
    let known = m.options.properties.iter().find(|p| p.0 == "user.dir");
    let directory = known.map_or_else(|| "/".to_owned(), |p| p.1.clone());
    let array = m.new_array(well_known::BYTES, directory.len())?;
    m.heap.elements_mut::<u8>(array).copy_from_slice(directory.as_bytes());
    Ok(array.slot())
}

/// The text at an address outside the heap, up to its zero.
fn path(m: &mut Machine, address: u64) -> Result<String, Trap> {
    if m.exploring {
        let (block, from) = super::memory::block_at(m, address)?;
        let bytes = m.heap.bytes(block).get(from..).unwrap_or_default();
        let text = bytes.split(|&b| b == 0).next().unwrap_or_default();
        return Ok(String::from_utf8_lossy(text).into_owned());
    }
    let memory = super::memory::memory(m)?;
    let mut bytes = Vec::new();
    while let Some(&mut [byte]) = memory.at(address + bytes.len() as u64, 1) {
        if byte == 0 {
            break;
        }
        bytes.push(byte);
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Refuses a path of the host's.
fn jdk_only(m: &mut Machine, args: &[u64], what: &str) -> Result<(), Trap> {
    let path = path(m, args[0])?;
    if path.starts_with(files::HOME) { Ok(()) } else { files::refused(what, &path) }
}

fn missing(m: &mut Machine) -> Outcome {
    let class = m.load_class("sun/nio/fs/UnixException")?;
    let exception = m.new_instance(class)?;
    m.set_named(exception, "errno", ENOENT as u64);
    Err(Trap::Throw(exception))
}

fn look_at(m: &mut Machine, args: &[u64]) -> Outcome {
    jdk_only(m, args, "asking about the file")?;
    missing(m)
}

fn status(m: &mut Machine, args: &[u64]) -> Outcome {
    jdk_only(m, args, "asking about the file")?;
    Ok(super::int_result(ENOENT))
}

fn mode(m: &mut Machine, args: &[u64]) -> Outcome {
    jdk_only(m, args, "asking about the file")?;
    Ok(0)
}

fn open(m: &mut Machine, args: &[u64]) -> Outcome {
    jdk_only(m, args, "opening the file")?;
    missing(m)
}

fn change(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path(m, args[0])?;
    files::refused("changing the file", &path)
}
