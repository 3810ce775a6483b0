//! Files: the host's are out of reach. What can be opened, for reading, are the JDK's own data files
//! (time zones, security properties), under the made-up home `/java`, what lies in the folders of
//! the class path, and its jars, which are never written to; and, also for writing, files in the folder for temporary
//! ones, which is in memory (`native/temporary.rs`). The position in a file is kept in the Java object, so that it is
//! part of the state.

use super::temporary::{self, Place, Use};
use super::{Table, console, int, nothing, object};
use crate::heap::ObjRef;
use crate::machine::disk::{Errno, NodeId, Removal};
use crate::machine::{Machine, Outcome, Trap, raise};
use std::fs::Metadata;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub const TABLES: &[Table] = &[
    ("java/util/logging/LogManager", &[("getConfigurationFileName()Ljava/lang/String;", logging_properties)]),
    (
        "java/io/FileInputStream",
        &[
            ("open0(Ljava/lang/String;)V", open),
            ("length0()J", length),
            ("position0()J", position),
            ("skip0(J)J", skip),
            ("available0()I", available),
            ("readBytes([BII)I", read_bytes),
            ("read0()I", read_byte),
            ("isRegularFile0(Ljava/io/FileDescriptor;)Z", is_regular),
        ],
    ),
    ("java/io/FileOutputStream", &[("open0(Ljava/lang/String;Z)V", open_output)]),
    (
        "java/io/RandomAccessFile",
        &[
            ("open0(Ljava/lang/String;I)V", open_anywhere),
            ("read0()I", read_byte),
            ("readBytes([BII)I", read_bytes),
            ("readBytes0([BII)I", read_bytes),
            ("getFilePointer()J", position),
            ("seek0(J)V", seek),
            ("length()J", length),
            ("length0()J", length),
            ("write0(I)V", write_byte),
            ("writeBytes([BII)V", write_bytes),
            ("writeBytes0([BII)V", write_bytes),
            ("setLength(J)V", set_length),
            ("setLength0(J)V", set_length),
        ],
    ),
    (
        "java/io/UnixFileSystem",
        &[
            ("canonicalize0(Ljava/lang/String;)Ljava/lang/String;", canonicalize),
            ("getBooleanAttributes0(Ljava/io/File;)I", attributes),
            ("getLength(Ljava/io/File;)J", file_length),
            ("getLength0(Ljava/io/File;)J", file_length),
            ("getLastModifiedTime(Ljava/io/File;)J", modified),
            ("getLastModifiedTime0(Ljava/io/File;)J", modified),
            ("checkAccess(Ljava/io/File;I)Z", may),
            ("checkAccess0(Ljava/io/File;I)Z", may),
            ("list(Ljava/io/File;)[Ljava/lang/String;", list),
            ("list0(Ljava/io/File;)[Ljava/lang/String;", list),
            ("createDirectory(Ljava/io/File;)Z", create_folder),
            ("createDirectory0(Ljava/io/File;)Z", create_folder),
            ("createFileExclusively(Ljava/lang/String;)Z", create_file),
            ("createFileExclusively0(Ljava/lang/String;)Z", create_file),
            ("delete0(Ljava/io/File;)Z", delete),
            ("rename0(Ljava/io/File;Ljava/io/File;)Z", rename),
            ("setPermission(Ljava/io/File;IZZ)Z", set_permission),
            ("setPermission0(Ljava/io/File;IZZ)Z", set_permission),
            ("setReadOnly(Ljava/io/File;)Z", set_read_only),
            ("setReadOnly0(Ljava/io/File;)Z", set_read_only),
            ("setLastModifiedTime(Ljava/io/File;J)Z", set_time),
            ("setLastModifiedTime0(Ljava/io/File;J)Z", set_time),
            ("getSpace(Ljava/io/File;I)J", space),
            ("getSpace0(Ljava/io/File;I)J", space),
            ("getNameMax0(Ljava/lang/String;)J", longest_name),
            ("initIDs()V", nothing),
        ],
    ),
];

/// Found without the file system's path objects.
fn logging_properties(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(m.intern("/java/conf/logging.properties")?.slot())
}

/// Where programs see the JDK.
pub const HOME: &str = "/java/";

/// The part of a path behind the JDK's home; empty for the home itself.
pub fn in_home(path: &str) -> Option<&str> {
    path.strip_prefix(HOME).or_else(|| (path == HOME.trim_end_matches('/')).then_some(""))
}

/// The first descriptor of a file.
pub const FIRST: i32 = 3;
/// The first descriptor of a temporary file that can be written to, and of one that can be read only; others are below.
pub const MADE: i32 = 1 << 20;
pub const MADE_TO_READ: i32 = 2 << 20;

/// A file of the host's: named, and not touched.
pub fn refused<T>(what: &str, name: &str) -> Result<T, Trap> {
    Err(Trap::Unsupported(format!("{what} {name:?} (the program under test cannot touch the host)")))
}

/// The same where `--allow-read` would have helped.
pub fn unseen<T>(what: &str, name: &str) -> Result<T, Trap> {
    Err(Trap::Unsupported(format!(
        "{what} {name:?} (the program under test cannot touch the host; --allow-read names what it may read)"
    )))
}

/// What is at a path.
pub enum Seen {
    /// The program's own, or the JDK's: where it is, and what it is.
    Own(PathBuf, Metadata),
    /// The place of a temporary file, whether there is one or not.
    Made(Vec<String>),
    Nothing,
    /// Not the program's business.
    Foreign,
}

/// What the program may see at a path. A scheduling point if it is one of a temporary file, and only then.
pub fn look(m: &mut Machine, path: &str) -> Result<Seen, Trap> {
    if path.is_empty() {
        return Ok(Seen::Nothing);
    }
    let own = match in_home(path) {
        Some(inside) => m.program.sources.data_path(inside),
        None => m.program.sources.own_path(path),
    };
    let Some(own) = own else {
        if in_home(path).is_some() {
            return Ok(Seen::Nothing);
        }
        let place = temporary::place(m, path);
        if place != Place::Elsewhere {
            m.file_point()?;
        }
        return Ok(match place {
            Place::Elsewhere => Seen::Foreign,
            Place::Nowhere => Seen::Nothing,
            Place::At(names) => Seen::Made(names),
        });
    };
    Ok(match std::fs::metadata(&own) {
        Ok(data) => Seen::Own(own, data),
        Err(_) => Seen::Nothing,
    })
}

/// The number of a descriptor for reading, or why there is none.
pub fn open_to_read(m: &mut Machine, path: &str) -> Result<Result<i32, Errno>, Trap> {
    if let Some(at) = m.run.tables.files.iter().position(|f| f.0 == path) {
        return Ok(Ok(at as i32 + FIRST));
    }
    let content = match look(m, path)? {
        Seen::Foreign => return unseen("opening the file", path),
        Seen::Made(names) => {
            let how = Use { read: true, ..Use::default() };
            return Ok(temporary::open(m, &names, how, 0).map(|id| made(id, how)));
        }
        Seen::Own(_, data) if data.is_dir() => return Ok(Err(Errno::IS_FOLDER)),
        // A pipe or device may have no end.
        Seen::Own(_, data) if !data.is_file() => return refused("opening what is no regular file,", path),
        Seen::Own(own, _) => match std::fs::read(own) {
            Ok(content) => content,
            Err(_) => return Ok(Err(Errno::DENIED)),
        },
        Seen::Nothing => return Ok(Err(Errno::NOT_THERE)),
    };
    m.run.tables.files.push((path.to_owned(), content.into()));
    Ok(Ok(m.run.tables.files.len() as i32 - 1 + FIRST))
}

/// The number of a descriptor of a temporary file.
pub fn made(id: NodeId, how: Use) -> i32 {
    id.0 as i32 + if how.write { MADE } else { MADE_TO_READ }
}

/// Gives a stream its descriptor.
fn hold(m: &mut Machine, stream: ObjRef, name: &str, number: Result<i32, Errno>) -> Outcome {
    let number = match number {
        Ok(number) => number,
        Err(why) => return temporary::fails(name, why),
    };
    let fd = ObjRef(m.get_named(stream, "fd") as u32);
    m.set_named(fd, "fd", number as u64);
    m.set_named(fd, "handle", 0);
    Ok(0)
}

fn open(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text_or_null(object(args, 1)).unwrap_or_default();
    let number = open_to_read(m, &name)?;
    hold(m, object(args, 0), &name, number)
}

/// Opens a temporary file for writing; all others are refused.
fn open_to_write(m: &mut Machine, args: &[u64], how: Use) -> Outcome {
    let name = m.text_or_null(object(args, 1)).unwrap_or_default();
    let number = match look(m, &name)? {
        Seen::Made(names) => temporary::open(m, &names, how, 0o666).map(|id| made(id, how)),
        Seen::Nothing if name.is_empty() || temporary::place(m, &name) == Place::Nowhere => {
            Err(Errno::NOT_THERE)
        }
        _ => return refused("opening the file", &name),
    };
    hold(m, object(args, 0), &name, number)
}

/// Opens a file for reading at any place; the mode tells whether for writing too.
fn open_anywhere(m: &mut Machine, args: &[u64]) -> Outcome {
    const READ_ONLY: i32 = 1;
    if int(args, 2) & READ_ONLY != 0 {
        return open(m, args);
    }
    open_to_write(m, args, Use { read: true, write: true, create: true, ..Use::default() })
}

fn open_output(m: &mut Machine, args: &[u64]) -> Outcome {
    let append = args[2] != 0;
    if append {
        let fd = ObjRef(m.get_named(object(args, 0), "fd") as u32);
        let opened = open_to_write(m, args, Use { write: true, create: true, ..Use::default() })?;
        m.set_named(fd, "append", 1);
        return Ok(opened);
    }
    open_to_write(m, args, Use { write: true, create: true, truncate: true, ..Use::default() })
}

/// What a descriptor is of.
#[derive(Clone)]
pub enum Held {
    Own(Arc<[u8]>),
    Made(NodeId),
}

impl Held {
    pub fn len(&self, m: &Machine) -> usize {
        match self {
            Held::Own(content) => content.len(),
            Held::Made(id) => m.state.disk.bytes(*id).len(),
        }
    }

    /// So many bytes from a place on, as far as there are some. The scheduling point is behind us.
    pub fn read(&self, m: &mut Machine, from: usize, wanted: usize) -> Vec<u8> {
        match self {
            Held::Own(content) => {
                let rest = content.get(from..).unwrap_or_default();
                rest[..rest.len().min(wanted)].to_vec()
            }
            Held::Made(id) => temporary::read(m, *id, from, wanted),
        }
    }
}

/// The open file of a stream and the position in it; none for standard input. A scheduling point for a temporary file.
fn opened(m: &mut Machine, stream: ObjRef) -> Result<Option<(ObjRef, Held, usize)>, Trap> {
    let fd = ObjRef(m.get_named(stream, "fd") as u32);
    if m.get_named(fd, "fd") as i32 == -1 {
        return raise("java/io/IOException", "Stream Closed");
    }
    let Some((held, at)) = at_descriptor(m, fd) else { return Ok(None) };
    if let Held::Made(_) = held {
        m.file_point()?;
    }
    Ok(Some((fd, held, at)))
}

/// The file of a descriptor and the position in it. One that a channel was opened with has none yet.
pub fn at_descriptor(m: &Machine, fd: ObjRef) -> Option<(Held, usize)> {
    let held = of_number(m, m.get_named(fd, "fd") as i32)?;
    Some((held, (m.get_named(fd, "handle") as i64).max(0) as usize))
}

/// The file of a descriptor's number.
pub fn of_number(m: &Machine, number: i32) -> Option<Held> {
    if let Some(id) = temporary::node(number) {
        return Some(Held::Made(id));
    }
    let (_, content) = m.run.tables.files.get(usize::try_from(number - FIRST).ok()?)?;
    Some(Held::Own(content.clone()))
}

fn seek(m: &mut Machine, args: &[u64]) -> Outcome {
    if let Some((fd, _, _)) = opened(m, object(args, 0))? {
        m.set_named(fd, "handle", args[1]);
    }
    Ok(0)
}

fn is_regular(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(at_descriptor(m, object(args, 1)).is_some()))
}

fn length(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(opened(m, object(args, 0))?.map_or(0, |f| f.1.len(m) as u64))
}

fn position(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(opened(m, object(args, 0))?.map_or(0, |f| f.2 as u64))
}

fn available(m: &mut Machine, args: &[u64]) -> Outcome {
    match opened(m, object(args, 0))? {
        Some((_, held, at)) => Ok(held.len(m).saturating_sub(at) as u64),
        None => Ok(m.run.console.available() as u64),
    }
}

fn skip(m: &mut Machine, args: &[u64]) -> Outcome {
    let wanted = args[1] as i64;
    match opened(m, object(args, 0))? {
        Some((fd, _, at)) => {
            let to = (at as i64 + wanted).max(0);
            m.set_named(fd, "handle", to as u64);
            Ok((to - at as i64) as u64)
        }
        None => {
            let mut buffer = vec![0; wanted.clamp(0, 1 << 16) as usize];
            Ok(m.run.console.read(&mut buffer) as u64)
        }
    }
}

fn read_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some((fd, held, at)) = opened(m, object(args, 0))? else { return console::read_bytes(m, args) };
    let (array, offset, wanted) = (object(args, 1), int(args, 2) as usize, int(args, 3) as usize);
    let bytes = held.read(m, at, wanted);
    if bytes.is_empty() && wanted > 0 {
        return Ok(super::int_result(-1));
    }
    m.state.heap.elements_mut::<u8>(array)[offset..offset + bytes.len()].copy_from_slice(&bytes);
    m.set_named(fd, "handle", (at + bytes.len()) as u64);
    Ok(bytes.len() as u64)
}

fn read_byte(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some((fd, held, at)) = opened(m, object(args, 0))? else { return console::read_byte(m, args) };
    let Some(&byte) = held.read(m, at, 1).first() else { return Ok(super::int_result(-1)) };
    m.set_named(fd, "handle", at as u64 + 1);
    Ok(u64::from(byte))
}

/// The temporary file of a stream that can be written to.
fn opened_to_write(m: &mut Machine, args: &[u64]) -> Result<(ObjRef, NodeId), Trap> {
    let fd = ObjRef(m.get_named(object(args, 0), "fd") as u32);
    match m.get_named(fd, "fd") as i32 {
        -1 => raise("java/io/IOException", "Stream Closed"),
        number => match temporary::node_to_write(number) {
            Some(id) => Ok((fd, id)),
            // It was opened for reading.
            None => raise("java/io/IOException", "Bad file descriptor"),
        },
    }
}

fn write_byte(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, id) = opened_to_write(m, args)?;
    temporary::write_through(m, fd, id, &[args[1] as u8], false)
}

fn write_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, id) = opened_to_write(m, args)?;
    let (array, offset, length) = (object(args, 1), int(args, 2) as usize, int(args, 3) as usize);
    let bytes = m.state.heap.bytes(array)[offset..offset + length].to_vec();
    temporary::write_through(m, fd, id, &bytes, false)
}

fn set_length(m: &mut Machine, args: &[u64]) -> Outcome {
    let (fd, id) = opened_to_write(m, args)?;
    let Ok(length) = usize::try_from(args[1] as i64) else {
        return raise("java/io/IOException", "Invalid argument");
    };
    m.file_point()?;
    temporary::resize(m, id, length)?;
    let at = (m.get_named(fd, "handle") as i64).max(0) as usize;
    m.set_named(fd, "handle", at.min(length) as u64);
    Ok(0)
}

fn path_of(m: &Machine, file: ObjRef) -> String {
    let path = ObjRef(m.get_named(file, "path") as u32);
    m.text_or_null(path).unwrap_or_default()
}

fn canonicalize(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = m.text(object(args, 1));
    if path.starts_with(HOME) {
        return Ok(args[1]);
    }
    let Some(own) = m.program.sources.own_path(&path) else {
        return match temporary::place(m, &path) {
            Place::At(names) => Ok(m.new_string(&temporary::written(m, &names))?.slot()),
            _ => unseen("the true path of", &path),
        };
    };
    match crate::classpath::real(&own) {
        Some(real) => Ok(m.new_string(&real.to_string_lossy())?.slot()),
        None => Ok(args[1]),
    }
}

fn attributes(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path)? {
        // It exists and is a regular file, or a folder.
        Seen::Own(_, data) if data.is_file() => Ok(3),
        Seen::Own(_, data) if !data.is_dir() => Ok(1),
        Seen::Own(..) => Ok(5),
        Seen::Made(names) => {
            m.record_question(&names);
            let found = m.state.disk.find(&names);
            Ok(found.map_or(0, |id| if m.state.disk.names(id).is_ok() { 5 } else { 3 }))
        }
        Seen::Nothing => Ok(0),
        // That the working folder is there is no secret.
        Seen::Foreign if m.run.options.properties.iter().any(|p| p.0 == "user.dir" && p.1 == path) => Ok(5),
        Seen::Foreign => unseen("asking about the file", &path),
    }
}

/// The place of a temporary file that is about to be changed; no other is.
fn changed(m: &mut Machine, what: &str, path: &str) -> Result<Option<Vec<String>>, Trap> {
    match look(m, path)? {
        Seen::Made(names) => Ok(Some(names)),
        Seen::Nothing if path.is_empty() || temporary::place(m, path) == Place::Nowhere => Ok(None),
        _ => refused(what, path),
    }
}

/// A folder of the program's own that is there is not made again; no other one is made, but temporary ones.
fn create_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path)? {
        Seen::Made(names) => Ok(u64::from(temporary::create_folder(m, &names, 0o777).is_ok())),
        Seen::Own(_, data) if data.is_dir() => Ok(0),
        Seen::Nothing if path.is_empty() => Ok(0),
        _ => refused("making the folder", &path),
    }
}

fn create_file(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = m.text(object(args, 1));
    let made = match changed(m, "making the file", &path)? {
        Some(names) => temporary::create_file(m, &names),
        None => Err(Errno::NOT_THERE),
    };
    match made {
        Ok(()) => Ok(1),
        Err(Errno::EXISTS) => Ok(0),
        Err(error) => raise("java/io/IOException", error.text()),
    }
}

fn delete(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    let Some(names) = changed(m, "deleting the file", &path)? else { return Ok(0) };
    Ok(u64::from(temporary::remove(m, &names, Removal::Either).is_ok()))
}

fn rename(m: &mut Machine, args: &[u64]) -> Outcome {
    let (from, to) = (path_of(m, object(args, 1)), path_of(m, object(args, 2)));
    let Place::At(target) = temporary::place(m, &to) else { return refused("renaming to the file", &to) };
    let Some(names) = changed(m, "renaming the file", &from)? else { return Ok(0) };
    Ok(u64::from(temporary::rename(m, &names, &target).is_ok()))
}

/// Changes the permissions of a temporary file.
fn set_bits(m: &mut Machine, file: ObjRef, change: impl Fn(u32) -> u32) -> Outcome {
    let path = path_of(m, file);
    let Some(names) = changed(m, "changing the permissions of", &path)? else { return Ok(0) };
    let Ok(id) = m.state.disk.find(&names) else { return Ok(0) };
    let mode = m.state.disk.node(id).map_or(0o777, |node| node.mode);
    temporary::set_mode(m, id, change(mode));
    Ok(1)
}

/// To read is 4, to write 2, to execute 1; for the owner or for all.
fn set_permission(m: &mut Machine, args: &[u64]) -> Outcome {
    let (access, enable, owner) = (int(args, 2) as u32, args[3] != 0, args[4] != 0);
    let bits = if owner { access << 6 } else { access << 6 | access << 3 | access };
    set_bits(m, object(args, 1), |mode| if enable { mode | bits } else { mode & !bits })
}

fn set_read_only(m: &mut Machine, args: &[u64]) -> Outcome {
    set_bits(m, object(args, 1), |mode| mode & !0o222)
}

fn set_time(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    refused("changing the time of", &path)
}

fn space(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    refused("the room left at", &path)
}

fn longest_name(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(255)
}

fn file_length(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path)? {
        Seen::Own(_, data) => Ok(data.len()),
        Seen::Nothing => Ok(0),
        Seen::Made(names) => {
            m.record_question(&names);
            Ok(m.state.disk.find(&names).map_or(0, |id| m.state.disk.bytes(id).len() as u64))
        }
        Seen::Foreign => unseen("the length of the file", &path),
    }
}

fn modified(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path)? {
        Seen::Own(_, data) => Ok((data.mtime() * 1000 + data.mtime_nsec() / 1_000_000) as u64),
        Seen::Nothing => Ok(0),
        Seen::Made(names) => match m.state.disk.find(&names) {
            Ok(id) => Ok((temporary::time(m, id)? / 1_000_000) as u64),
            Err(_) => Ok(0),
        },
        Seen::Foreign => unseen("the time of the file", &path),
    }
}

/// Whether a file may be read, written to or executed: the bits of what is asked are those of `access`.
fn may(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path)? {
        Seen::Own(_, data) => Ok(u64::from(permits(&data, int(args, 2)))),
        Seen::Nothing => Ok(0),
        Seen::Made(names) => {
            m.record_question(&names);
            let found = m.state.disk.find(&names);
            Ok(u64::from(found.is_ok_and(|id| temporary::permits(m, id, int(args, 2)))))
        }
        Seen::Foreign => unseen("asking about the file", &path),
    }
}

/// Whether this process may do what permissions forbid.
pub fn is_superuser() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// What the permissions say, as `access` does.
pub fn permits(data: &Metadata, wanted: i32) -> bool {
    let Ok(process) = std::fs::metadata("/proc/self") else { return false };
    let (mode, wanted) = (data.mode(), wanted as u32);
    if process.uid() == 0 {
        return wanted & 1 == 0 || data.is_dir() || mode & 0o111 != 0;
    }
    let shift = match () {
        () if process.uid() == data.uid() => 6,
        () if process.gid() == data.gid() => 3,
        () => 0,
    };
    mode >> shift & wanted == wanted
}

/// The names in a folder, in the order of the system's listing.
pub fn names_in(folder: &Path) -> Option<Vec<String>> {
    let names = std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.file_name());
    Some(names.map(|name| name.to_string_lossy().into_owned()).collect())
}

fn list(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    let names = match look(m, &path)? {
        Seen::Own(own, _) => names_in(&own),
        Seen::Nothing => None,
        Seen::Made(names) => {
            m.record_question(&names);
            let found = m.state.disk.find(&names).ok().filter(|&id| temporary::permits(m, id, 4));
            found.and_then(|id| m.state.disk.names(id).ok())
        }
        Seen::Foreign => return unseen("listing the folder", &path),
    };
    match names {
        Some(names) => Ok(m.string_array(&names)?.slot()),
        None => Ok(0),
    }
}
