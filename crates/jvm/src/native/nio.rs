//! `java.nio.file`: paths are text and work; what is on the class path or the JDK's can be looked at and opened; what would ask the
//! host for anything else is refused by name.

use super::files::{self, Seen};
use super::{Table, memory, nothing, object, zero};
use crate::class::well_known;
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};
use std::fs::Metadata;
use std::os::unix::fs::MetadataExt;

pub const TABLES: &[Table] = &[
    (
        "sun/nio/fs/UnixNativeDispatcher",
        &[
            // No capabilities beyond the plain calls.
            ("init()I", zero),
            ("getcwd()[B", working_directory),
            ("fchmodatNoFollowSupported0()Z", zero),
            ("stat0(JLsun/nio/fs/UnixFileAttributes;)V", attributes),
            ("stat0(JLsun/nio/fs/UnixFileAttributes;)I", attributes_or_error),
            ("stat1(J)I", mode),
            ("lstat0(JLsun/nio/fs/UnixFileAttributes;)V", link_attributes),
            ("access0(JI)V", access),
            ("access0(JI)I", access_or_error),
            ("exists0(J)Z", exists),
            ("realpath0(J)[B", real_path),
            ("readlink0(J)[B", read_link),
            ("opendir0(J)J", open_folder),
            ("readdir(J)[B", read_folder),
            ("readdir0(J)[B", read_folder),
            ("closedir(J)V", close_folder),
            ("open0(JII)I", open),
            ("close0(I)V", nothing),
            ("strerror(I)[B", error_text),
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
/// Permission denied.
const EACCES: i32 = 13;
/// Not a directory.
const ENOTDIR: i32 = 20;
/// Is a directory.
const EISDIR: i32 = 21;
/// Invalid argument: asked where a link leads that is none.
const EINVAL: i32 = 22;

fn working_directory(m: &mut Machine, _: &[u64]) -> Outcome {
    let known = m.run.options.properties.iter().find(|p| p.0 == "user.dir");
    let directory = known.map_or_else(|| "/".to_owned(), |p| p.1.clone());
    let array = m.new_array(well_known::BYTES, directory.len())?;
    m.state.heap.elements_mut::<u8>(array).copy_from_slice(directory.as_bytes());
    Ok(array.slot())
}

/// The text at an address outside the heap, up to its zero.
fn path(m: &mut Machine, address: u64) -> Result<String, Trap> {
    if m.run.exploring {
        let (block, from) = super::memory::block_at(m, address)?;
        let bytes = m.state.heap.bytes(block).get(from..).unwrap_or_default();
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

/// What is at a path that a native is given the address of.
fn seen(m: &mut Machine, args: &[u64]) -> Result<(String, Seen), Trap> {
    let path = path(m, args[0])?;
    let seen = match files::look(m, &path) {
        // The folder for temporary files is known as a `File` only.
        Seen::Temporary | Seen::Foreign => return files::unseen("asking about the file", &path),
        seen => seen,
    };
    Ok((path, seen))
}

fn fails(m: &mut Machine, errno: i32) -> Outcome {
    let class = m.load_class("sun/nio/fs/UnixException")?;
    let exception = m.new_instance(class)?;
    m.set_named(exception, "errno", errno as u64);
    Err(Trap::Throw(exception))
}

/// Writes down what is known of a file.
fn describe(m: &mut Machine, attributes: ObjRef, data: &Metadata) {
    let words = [
        ("st_mode", u64::from(data.mode())),
        ("st_ino", data.ino()),
        ("st_dev", data.dev()),
        ("st_rdev", data.rdev()),
        ("st_nlink", data.nlink()),
        ("st_uid", u64::from(data.uid())),
        ("st_gid", u64::from(data.gid())),
        ("st_size", data.size()),
        ("st_atime_sec", data.atime() as u64),
        ("st_atime_nsec", data.atime_nsec() as u64),
        ("st_mtime_sec", data.mtime() as u64),
        ("st_mtime_nsec", data.mtime_nsec() as u64),
        ("st_ctime_sec", data.ctime() as u64),
        ("st_ctime_nsec", data.ctime_nsec() as u64),
        // Without the time of its making the last change stands for it.
        ("st_birthtime_sec", data.mtime() as u64),
    ];
    for (name, value) in words {
        m.set_named(attributes, name, value);
    }
}

fn attributes(m: &mut Machine, args: &[u64]) -> Outcome {
    match seen(m, args)?.1 {
        Seen::Own(_, data) => {
            describe(m, object(args, 2), &data);
            Ok(0)
        }
        _ => fails(m, ENOENT),
    }
}

/// The same, with the error as the result.
fn attributes_or_error(m: &mut Machine, args: &[u64]) -> Outcome {
    match seen(m, args)?.1 {
        Seen::Own(_, data) => {
            describe(m, object(args, 2), &data);
            Ok(0)
        }
        _ => Ok(super::int_result(ENOENT)),
    }
}

/// Of the link itself, if it is one.
fn link_attributes(m: &mut Machine, args: &[u64]) -> Outcome {
    let (name, _) = seen(m, args)?;
    let place = match files::in_home(&name) {
        Some(inside) => m.program.sources.data_path(inside),
        None => m.program.sources.own_path(&name),
    };
    match place.and_then(|own| std::fs::symlink_metadata(own).ok()) {
        Some(data) => {
            describe(m, object(args, 2), &data);
            Ok(0)
        }
        None => fails(m, ENOENT),
    }
}

fn mode(m: &mut Machine, args: &[u64]) -> Outcome {
    match seen(m, args)?.1 {
        Seen::Own(_, data) => Ok(u64::from(data.mode())),
        _ => Ok(0),
    }
}

fn exists(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(matches!(seen(m, args)?.1, Seen::Own(..))))
}

fn access_error(m: &mut Machine, args: &[u64]) -> Result<i32, Trap> {
    Ok(match seen(m, args)?.1 {
        Seen::Own(_, data) if files::permits(&data, args[2] as i32) => 0,
        Seen::Own(..) => EACCES,
        _ => ENOENT,
    })
}

fn access(m: &mut Machine, args: &[u64]) -> Outcome {
    match access_error(m, args)? {
        0 => Ok(0),
        error => fails(m, error),
    }
}

fn access_or_error(m: &mut Machine, args: &[u64]) -> Outcome {
    access_error(m, args).map(super::int_result)
}

fn bytes(m: &mut Machine, text: &[u8]) -> Outcome {
    let array = m.new_array(well_known::BYTES, text.len())?;
    m.state.heap.elements_mut::<u8>(array).copy_from_slice(text);
    Ok(array.slot())
}

fn real_path(m: &mut Machine, args: &[u64]) -> Outcome {
    match seen(m, args)?.1 {
        Seen::Own(own, _) => match std::fs::canonicalize(own) {
            Ok(real) => bytes(m, real.as_os_str().as_encoded_bytes()),
            Err(_) => fails(m, ENOENT),
        },
        _ => fails(m, ENOENT),
    }
}

fn read_link(m: &mut Machine, args: &[u64]) -> Outcome {
    match seen(m, args)?.1 {
        Seen::Own(own, _) => match std::fs::read_link(own) {
            Ok(target) => bytes(m, target.as_os_str().as_encoded_bytes()),
            Err(_) => fails(m, EINVAL),
        },
        _ => fails(m, ENOENT),
    }
}

/// Opens a file for reading; all else is refused.
fn open(m: &mut Machine, args: &[u64]) -> Outcome {
    const WRITES: u64 = 0o1 | 0o2 | 0o100 | 0o1000;
    let (name, seen) = seen(m, args)?;
    if args[2] & WRITES != 0 {
        return files::refused("changing the file", &name);
    }
    match seen {
        Seen::Own(..) => match files::content(m, &name)? {
            Ok(at) => Ok(super::int_result(at as i32 + files::FIRST)),
            Err("Is a directory") => fails(m, EISDIR),
            Err(_) => fails(m, EACCES),
        },
        _ => fails(m, ENOENT),
    }
}

/// A folder being listed: the number of its listing and the place in it, in memory of its own, so that the place is
/// part of the state.
fn open_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    let names = match seen(m, args)?.1 {
        Seen::Own(_, data) if !data.is_dir() => return fails(m, ENOTDIR),
        Seen::Own(own, _) => files::names_in(&own),
        _ => return fails(m, ENOENT),
    };
    let Some(names) = names else { return fails(m, EACCES) };
    let known = m.run.tables.listings.iter().position(|l| *l == names);
    let number = known.unwrap_or_else(|| {
        m.run.tables.listings.push(names);
        m.run.tables.listings.len() - 1
    });
    let address = memory::allocate(m, &[0, 16, 0])?;
    memory::put_bytes(m, address, &(number as u64).to_le_bytes())?;
    memory::put_bytes(m, address + 8, &0u64.to_le_bytes())?;
    Ok(address)
}

fn read_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    let held = memory::bytes_at(m, args[0], 16)?;
    let word = |at: usize| u64::from_le_bytes(held[at..at + 8].try_into().expect("eight bytes"));
    let name = m.run.tables.listings.get(word(0) as usize).and_then(|l| l.get(word(8) as usize)).cloned();
    let Some(name) = name else { return Ok(0) };
    memory::put_bytes(m, args[0] + 8, &(word(8) + 1).to_le_bytes())?;
    bytes(m, name.as_bytes())
}

fn close_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    memory::free(m, &[0, args[0], 0])
}

/// The words of the system for an error.
fn error_text(m: &mut Machine, args: &[u64]) -> Outcome {
    let text = std::io::Error::from_raw_os_error(args[0] as i32).to_string();
    bytes(m, text.split(" (os error").next().unwrap_or_default().as_bytes())
}

fn change(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path(m, args[0])?;
    files::refused("changing the file", &path)
}
