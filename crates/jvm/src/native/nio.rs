//! `java.nio.file`: paths are text and work; what is on the class path or the JDK's can be looked at and opened, temporary
//! files can be changed as well; what would ask the host for anything else is refused by name.

use super::files::{self, Seen};
use super::temporary::{self, Place, Use};
use super::{Table, int, memory, nothing, object, zero};
use crate::class::{stable_hash, well_known};
use crate::heap::ObjRef;
use crate::machine::disk::{Errno, NodeId, Removal};
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
            ("close0(I)V", close),
            ("strerror(I)[B", error_text),
            ("mkdir0(JI)V", make_folder),
            ("rmdir0(J)V", remove_folder),
            ("unlink0(J)V", remove_file),
            ("rename0(JJ)V", rename),
            ("link0(JJ)V", change),
            ("symlink0(JJ)V", change),
            ("chmod0(JI)V", set_mode),
            ("fchmod(II)V", set_mode_of_open),
            ("fchmod0(II)V", set_mode_of_open),
            ("fstat(ILsun/nio/fs/UnixFileAttributes;)V", attributes_of_open),
            ("fstat0(ILsun/nio/fs/UnixFileAttributes;)V", attributes_of_open),
            ("statvfs0(JLsun/nio/fs/UnixFileStoreAttributes;)V", room),
        ],
    ),
    (
        "sun/nio/fs/LinuxNativeDispatcher",
        // Copying from file to file at once is not offered.
        &[("init()V", nothing), ("directCopy0(IIJ)I", unsupported), ("posix_fadvise(IJJI)I", zero)],
    ),
    ("sun/nio/fs/UnixCopyFile", &[("transfer(IIJ)V", copy)]),
    ("sun/nio/fs/UnixFileSystem", &[("bufferedCopy0(IIJIJ)V", copy)]),
    (
        "sun/nio/fs/UnixFileAttributes",
        &[
            ("lastModifiedTime()Ljava/nio/file/attribute/FileTime;", time),
            ("lastAccessTime()Ljava/nio/file/attribute/FileTime;", time),
            ("creationTime()Ljava/nio/file/attribute/FileTime;", time),
            ("ctime()Ljava/nio/file/attribute/FileTime;", time),
        ],
    ),
];

/// What temporary files are on.
const DEVICE: u64 = 0x5050;

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
    match files::look(m, &path)? {
        Seen::Foreign => files::unseen("asking about the file", &path),
        seen => Ok((path, seen)),
    }
}

/// The temporary file at a place that a native looks for.
fn found(m: &mut Machine, names: &[String]) -> Result<NodeId, Errno> {
    m.record_question(names);
    m.state.disk.find(names)
}

fn fails(m: &mut Machine, Errno(errno): Errno) -> Outcome {
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

/// The device and the number of a temporary file.
pub fn identity(id: NodeId) -> [u64; 2] {
    [DEVICE, u64::from(id.0) + 1]
}

/// The same of a temporary file.
fn describe_made(m: &mut Machine, attributes: ObjRef, id: NodeId) {
    const FOLDER: u32 = 0o040_000;
    const FILE: u32 = 0o100_000;
    let node = m.state.disk.node(id);
    let (mode, changed) = node.map_or((FOLDER | 0o777, 0), |node| {
        (node.mode | if node.is_folder() { FOLDER } else { FILE }, node.changed)
    });
    let (seconds, nanos) =
        (changed.div_euclid(1_000_000_000) as u64, changed.rem_euclid(1_000_000_000) as u64);
    let words = [
        ("st_mode", u64::from(mode)),
        ("st_ino", identity(id)[1]),
        ("st_dev", identity(id)[0]),
        ("st_rdev", 0),
        ("st_nlink", 1),
        ("st_uid", 0),
        ("st_gid", 0),
        ("st_size", m.state.disk.bytes(id).len() as u64),
        ("st_atime_sec", seconds),
        ("st_atime_nsec", nanos),
        ("st_mtime_sec", seconds),
        ("st_mtime_nsec", nanos),
        ("st_ctime_sec", seconds),
        ("st_ctime_nsec", nanos),
        ("st_birthtime_sec", seconds),
    ];
    for (name, value) in words {
        m.set_named(attributes, name, value);
    }
}

/// A time of a file. While exploring nobody is told that of a temporary one.
fn time(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.run.exploring && m.get_named(object(args, 0), "st_dev") == DEVICE {
        return temporary::time(m, NodeId(0)).map(|time| time as u64);
    }
    Err(Trap::Original)
}

/// Writes down what is known of the file at a path, or says why not.
fn attributes_at(m: &mut Machine, args: &[u64]) -> Result<Result<(), Errno>, Trap> {
    Ok(match seen(m, args)?.1 {
        Seen::Own(_, data) => {
            describe(m, object(args, 2), &data);
            Ok(())
        }
        Seen::Made(names) => found(m, &names).map(|id| describe_made(m, object(args, 2), id)),
        _ => Err(Errno::NOT_THERE),
    })
}

fn attributes(m: &mut Machine, args: &[u64]) -> Outcome {
    match attributes_at(m, args)? {
        Ok(()) => Ok(0),
        Err(error) => fails(m, error),
    }
}

/// The same, with the error as the result.
fn attributes_or_error(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(attributes_at(m, args)?.map_or_else(|Errno(error)| super::int_result(error), |()| 0))
}

/// Of a file that is open.
fn attributes_of_open(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(id) = temporary::node(int(args, 0)) else {
        return Err(Trap::Unsupported(
            "the attributes of a file that is open, other than a temporary one".into(),
        ));
    };
    m.file_point()?;
    describe_made(m, object(args, 1), id);
    Ok(0)
}

/// Of the link itself, if it is one.
fn link_attributes(m: &mut Machine, args: &[u64]) -> Outcome {
    let (name, seen) = seen(m, args)?;
    if let Seen::Made(names) = seen {
        return match found(m, &names) {
            Ok(id) => {
                describe_made(m, object(args, 2), id);
                Ok(0)
            }
            Err(error) => fails(m, error),
        };
    }
    let place = match files::in_home(&name) {
        Some(inside) => m.program.sources.data_path(inside),
        None => m.program.sources.own_path(&name),
    };
    match place.and_then(|own| std::fs::symlink_metadata(own).ok()) {
        Some(data) => {
            describe(m, object(args, 2), &data);
            Ok(0)
        }
        None => fails(m, Errno::NOT_THERE),
    }
}

fn mode(m: &mut Machine, args: &[u64]) -> Outcome {
    match seen(m, args)?.1 {
        Seen::Own(_, data) => Ok(u64::from(data.mode())),
        Seen::Made(names) => Ok(match found(m, &names) {
            Ok(id) if m.state.disk.names(id).is_ok() => 0o040_777,
            Ok(_) => 0o100_666,
            Err(_) => 0,
        }),
        _ => Ok(0),
    }
}

fn exists(m: &mut Machine, args: &[u64]) -> Outcome {
    match seen(m, args)?.1 {
        Seen::Made(names) => Ok(u64::from(found(m, &names).is_ok())),
        seen => Ok(u64::from(matches!(seen, Seen::Own(..)))),
    }
}

/// Whether the program may do something with a file: nothing, or why not.
fn access_error(m: &mut Machine, args: &[u64]) -> Result<Option<Errno>, Trap> {
    Ok(match seen(m, args)?.1 {
        Seen::Own(_, data) if files::permits(&data, args[2] as i32) => None,
        Seen::Own(..) => Some(Errno::DENIED),
        Seen::Made(names) => match found(m, &names) {
            Ok(id) if temporary::permits(m, id, args[2] as i32) => None,
            Ok(_) => Some(Errno::DENIED),
            Err(error) => Some(error),
        },
        _ => Some(Errno::NOT_THERE),
    })
}

fn access(m: &mut Machine, args: &[u64]) -> Outcome {
    match access_error(m, args)? {
        None => Ok(0),
        Some(error) => fails(m, error),
    }
}

fn access_or_error(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(access_error(m, args)?.map_or(0, |Errno(error)| super::int_result(error)))
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
            Err(_) => fails(m, Errno::NOT_THERE),
        },
        Seen::Made(names) => match found(m, &names) {
            Ok(_) => {
                let path = temporary::written(m, &names);
                bytes(m, path.as_bytes())
            }
            Err(error) => fails(m, error),
        },
        _ => fails(m, Errno::NOT_THERE),
    }
}

fn read_link(m: &mut Machine, args: &[u64]) -> Outcome {
    match seen(m, args)?.1 {
        Seen::Own(own, _) => match std::fs::read_link(own) {
            Ok(target) => bytes(m, target.as_os_str().as_encoded_bytes()),
            Err(_) => fails(m, Errno::INVALID),
        },
        Seen::Made(names) => {
            let error = found(m, &names).map_or_else(|error| error, |_| Errno::INVALID);
            fails(m, error)
        }
        _ => fails(m, Errno::NOT_THERE),
    }
}

/// Opens a file for reading, a temporary one also for writing; all else is refused.
fn open(m: &mut Machine, args: &[u64]) -> Outcome {
    const WRITE_ONLY: u64 = 0o1;
    const READ_WRITE: u64 = 0o2;
    const CREATE: u64 = 0o100;
    const EXCLUSIVE: u64 = 0o200;
    const TRUNCATE: u64 = 0o1000;
    const WRITES: u64 = WRITE_ONLY | READ_WRITE | CREATE | TRUNCATE;
    let name = path(m, args[0])?;
    let flags = args[2];
    let place = temporary::place(m, &name);
    if flags & WRITES == 0 {
        let number = files::open_to_read(m, &name)?;
        return number.map(super::int_result).or_else(|error| fails(m, error));
    }
    let Place::At(_) = place else { return files::refused("changing the file", &name) };
    let (name, seen) = seen(m, args)?;
    let Seen::Made(names) = seen else { return files::refused("changing the file", &name) };
    let how = Use {
        read: flags & WRITE_ONLY == 0,
        write: flags & (WRITE_ONLY | READ_WRITE) != 0,
        create: flags & CREATE != 0,
        exclusive: flags & EXCLUSIVE != 0,
        truncate: flags & TRUNCATE != 0,
    };
    match temporary::open(m, &names, how, int(args, 3) as u32) {
        Ok(id) => Ok(super::int_result(files::made(id, how))),
        Err(error) => fails(m, error),
    }
}

fn close(m: &mut Machine, args: &[u64]) -> Outcome {
    temporary::close(m, int(args, 0))?;
    Ok(0)
}

/// A folder being listed: the number of its listing and the place in it, in memory of its own, so that the place is
/// part of the state.
fn open_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    const READ: i32 = 4;
    let names = match seen(m, args)?.1 {
        Seen::Own(_, data) if !data.is_dir() => return fails(m, Errno::NO_FOLDER),
        Seen::Own(own, _) => {
            m.visible_anyway()?;
            files::names_in(&own)
        }
        Seen::Made(names) => match found(m, &names).and_then(|id| Ok((id, m.state.disk.names(id)?))) {
            Ok((id, names)) => temporary::permits(m, id, READ).then_some(names),
            Err(error) => return fails(m, error),
        },
        _ => return fails(m, Errno::NOT_THERE),
    };
    let Some(names) = names else { return fails(m, Errno::DENIED) };
    // A listing is named by what it holds, so that the word means the same in every machine of a search.
    let parts: Vec<&str> = names.iter().map(String::as_str).collect();
    let listing = stable_hash(&parts);
    let kept = m.run.tables.listings.entry(listing).or_insert_with(|| names.clone());
    if *kept != names {
        return Err(Trap::Unsupported("a folder whose names have the hash of another's".into()));
    }
    let address = memory::take(m, 16)?;
    memory::put_bytes(m, address, &listing.to_le_bytes())?;
    memory::put_bytes(m, address + 8, &0u64.to_le_bytes())?;
    Ok(address)
}

fn read_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    m.visible_anyway()?;
    let held = memory::bytes_at(m, args[0], 16)?;
    let word = |at: usize| u64::from_le_bytes(held[at..at + 8].try_into().expect("eight bytes"));
    let name = m.run.tables.listings.get(&word(0)).and_then(|l| l.get(word(8) as usize)).cloned();
    let Some(name) = name else { return Ok(0) };
    memory::put_bytes(m, args[0] + 8, &(word(8) + 1).to_le_bytes())?;
    bytes(m, name.as_bytes())
}

fn close_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    memory::free(m, &[0, args[0], 0])
}

/// The words of the system for an error.
fn error_text(m: &mut Machine, args: &[u64]) -> Outcome {
    let text = Errno(args[0] as i32).text();
    bytes(m, text.as_bytes())
}

/// The place of a temporary file that is about to be changed; no other is.
fn changed(m: &mut Machine, args: &[u64]) -> Result<Result<Vec<String>, Errno>, Trap> {
    let name = path(m, args[0])?;
    match files::look(m, &name)? {
        Seen::Made(names) => Ok(Ok(names)),
        Seen::Nothing if temporary::place(m, &name) == Place::Nowhere => Ok(Err(Errno::NOT_THERE)),
        _ => files::refused("changing the file", &name),
    }
}

fn done(m: &mut Machine, result: Result<(), Errno>) -> Outcome {
    match result {
        Ok(()) => Ok(0),
        Err(error) => fails(m, error),
    }
}

fn make_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    let made = changed(m, args)?.and_then(|names| temporary::create_folder(m, &names, int(args, 2) as u32));
    done(m, made)
}

fn remove_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    let removed = changed(m, args)?.and_then(|names| temporary::remove(m, &names, Removal::Folder));
    done(m, removed)
}

fn remove_file(m: &mut Machine, args: &[u64]) -> Outcome {
    let removed = changed(m, args)?.and_then(|names| temporary::remove(m, &names, Removal::File));
    done(m, removed)
}

fn rename(m: &mut Machine, args: &[u64]) -> Outcome {
    let to = path(m, args[2])?;
    let Place::At(target) = temporary::place(m, &to) else { return files::refused("changing the file", &to) };
    let renamed = changed(m, args)?.and_then(|names| temporary::rename(m, &names, &target));
    done(m, renamed)
}

fn set_mode(m: &mut Machine, args: &[u64]) -> Outcome {
    let id = changed(m, args)?.and_then(|names| m.state.disk.find(&names));
    let set = id.map(|id| temporary::set_mode(m, id, int(args, 2) as u32));
    done(m, set)
}

/// How much room there is for temporary files, in blocks.
fn room(m: &mut Machine, args: &[u64]) -> Outcome {
    const BLOCK: usize = 4096;
    let (name, seen) = seen(m, args)?;
    let Seen::Made(_) = seen else { return files::refused("the room left at", &name) };
    let free = temporary::MOST_BYTES.saturating_sub(m.state.disk.total()) / BLOCK;
    let blocks = temporary::MOST_BYTES / BLOCK;
    for (field, value) in [("f_frsize", BLOCK), ("f_blocks", blocks), ("f_bfree", free), ("f_bavail", free)] {
        m.set_named(object(args, 2), field, value as u64);
    }
    Ok(0)
}

fn set_mode_of_open(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(id) = temporary::node(int(args, 0)) else { return change(m, args) };
    m.file_point()?;
    temporary::set_mode(m, id, int(args, 1) as u32);
    Ok(0)
}

/// Copies a file that was just opened to a temporary one.
fn copy(m: &mut Machine, args: &[u64]) -> Outcome {
    let to = temporary::node_to_write(int(args, 0));
    let (Some(to), Some(from)) = (to, files::of_number(m, int(args, 1))) else {
        return Err(Trap::Unsupported("copying to something else than a temporary file".into()));
    };
    m.file_point()?;
    let all = from.read(m, 0, usize::MAX);
    temporary::write(m, to, Some(0), &all)?;
    Ok(0)
}

fn unsupported(_: &mut Machine, _: &[u64]) -> Outcome {
    const UNSUPPORTED: i32 = -4;
    Ok(super::int_result(UNSUPPORTED))
}

fn change(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path(m, args[0])?;
    files::refused("changing the file", &path)
}
