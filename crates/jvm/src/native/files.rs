//! Files: the host's are out of reach. What can be opened, for reading, are the JDK's own data files
//! (time zones, security properties), under the made-up home `/java`, what lies in the folders of
//! the class path, and its jars, which are never written to. That there is a folder for temporary files is told too, and nothing of what is in it. The position in such a file is kept in the Java object, so that it is part of the state.

use super::{Table, console, int, nothing, object};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};
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
    ("java/io/FileOutputStream", &[("open0(Ljava/lang/String;Z)V", refuse_output)]),
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
    /// The folder for temporary files.
    Temporary,
    Nothing,
    /// Not the program's business.
    Foreign,
}

/// What the program may see at a path.
pub fn look(m: &Machine, path: &str) -> Seen {
    if path == super::system::TEMPORARY {
        return Seen::Temporary;
    }
    let own = match in_home(path) {
        Some(inside) => m.program.sources.data_path(inside),
        None => m.program.sources.own_path(path),
    };
    let Some(own) = own else {
        return if in_home(path).is_some() { Seen::Nothing } else { Seen::Foreign };
    };
    match std::fs::metadata(&own) {
        Ok(data) => Seen::Own(own, data),
        Err(_) => Seen::Nothing,
    }
}

/// The number of a file that is opened, or why it is not.
pub fn content(m: &mut Machine, path: &str) -> Result<Result<usize, &'static str>, Trap> {
    if let Some(at) = m.run.tables.files.iter().position(|f| f.0 == path) {
        return Ok(Ok(at));
    }
    let content = match look(m, path) {
        Seen::Foreign => return unseen("opening the file", path),
        Seen::Temporary => return Ok(Err("Is a directory")),
        Seen::Own(_, data) if data.is_dir() => return Ok(Err("Is a directory")),
        // A pipe or device may have no end.
        Seen::Own(_, data) if !data.is_file() => return refused("opening what is no regular file,", path),
        Seen::Own(own, _) => match std::fs::read(own) {
            Ok(content) => content,
            Err(_) => return Ok(Err("Permission denied")),
        },
        Seen::Nothing => return Ok(Err("No such file or directory")),
    };
    m.run.tables.files.push((path.to_owned(), content.into()));
    Ok(Ok(m.run.tables.files.len() - 1))
}

fn open(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text_or_null(object(args, 1)).unwrap_or_default();
    let at = match content(m, &name)? {
        Ok(at) => at,
        Err(why) => {
            return crate::machine::raise("java/io/FileNotFoundException", format!("{name} ({why})"));
        }
    };
    let fd = ObjRef(m.get_named(object(args, 0), "fd") as u32);
    m.set_named(fd, "fd", at as u64 + FIRST as u64);
    m.set_named(fd, "handle", 0);
    Ok(0)
}

/// Opens a file for reading at any place; the mode tells whether for writing too.
fn open_anywhere(m: &mut Machine, args: &[u64]) -> Outcome {
    const READ_ONLY: i32 = 1;
    if int(args, 2) != READ_ONLY {
        return refuse_output(m, args);
    }
    open(m, args)
}

fn refuse_output(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text_or_null(object(args, 1)).unwrap_or_default();
    refused("opening the file", &name)
}

/// The open file of a stream and the position in it; none for standard input.
fn opened(m: &Machine, stream: ObjRef) -> Option<(ObjRef, Arc<[u8]>, usize)> {
    let fd = ObjRef(m.get_named(stream, "fd") as u32);
    let (content, at) = at_descriptor(m, fd)?;
    Some((fd, content, at))
}

/// The file of a descriptor and the position in it. One that a channel was opened with has none yet.
pub fn at_descriptor(m: &Machine, fd: ObjRef) -> Option<(Arc<[u8]>, usize)> {
    let number = m.get_named(fd, "fd") as i32;
    let (_, content) = m.run.tables.files.get(usize::try_from(number - FIRST).ok()?)?;
    Some((content.clone(), (m.get_named(fd, "handle") as i64).max(0) as usize))
}

fn seek(m: &mut Machine, args: &[u64]) -> Outcome {
    if let Some((fd, _, _)) = opened(m, object(args, 0)) {
        m.set_named(fd, "handle", args[1]);
    }
    Ok(0)
}

fn is_regular(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(opened(m, object(args, 0)).is_some()))
}

fn length(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(opened(m, object(args, 0)).map_or(0, |f| f.1.len() as u64))
}

fn position(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(opened(m, object(args, 0)).map_or(0, |f| f.2 as u64))
}

fn available(m: &mut Machine, args: &[u64]) -> Outcome {
    match opened(m, object(args, 0)) {
        Some((_, content, at)) => Ok((content.len() - at.min(content.len())) as u64),
        None => Ok(m.run.console.available() as u64),
    }
}

fn skip(m: &mut Machine, args: &[u64]) -> Outcome {
    let wanted = args[1] as i64;
    match opened(m, object(args, 0)) {
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
    let Some((fd, content, at)) = opened(m, object(args, 0)) else { return console::read_bytes(m, args) };
    let (array, offset, wanted) = (object(args, 1), int(args, 2) as usize, int(args, 3) as usize);
    let rest = content.get(at..).unwrap_or_default();
    if rest.is_empty() && wanted > 0 {
        return Ok(super::int_result(-1));
    }
    let n = rest.len().min(wanted);
    m.state.heap.elements_mut::<u8>(array)[offset..offset + n].copy_from_slice(&rest[..n]);
    m.set_named(fd, "handle", (at + n) as u64);
    Ok(n as u64)
}

fn read_byte(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some((fd, content, at)) = opened(m, object(args, 0)) else { return console::read_byte(m, args) };
    m.set_named(fd, "handle", at as u64 + 1);
    Ok(content.get(at).map_or(super::int_result(-1), |&b| u64::from(b)))
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
    let Some(own) = m.program.sources.own_path(&path) else { return unseen("the true path of", &path) };
    match crate::classpath::real(&own) {
        Some(real) => Ok(m.new_string(&real.to_string_lossy())?.slot()),
        None => Ok(args[1]),
    }
}

fn attributes(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path) {
        // It exists and is a regular file, or a folder.
        Seen::Own(_, data) if data.is_file() => Ok(3),
        Seen::Own(_, data) if !data.is_dir() => Ok(1),
        Seen::Own(..) | Seen::Temporary => Ok(5),
        Seen::Nothing => Ok(0),
        Seen::Foreign => unseen("asking about the file", &path),
    }
}

/// A folder that is there is not made again; no other one is made.
fn create_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path) {
        Seen::Temporary => Ok(0),
        Seen::Own(_, data) if data.is_dir() => Ok(0),
        _ => refused("making the folder", &path),
    }
}

fn file_length(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path) {
        Seen::Own(_, data) => Ok(data.len()),
        Seen::Nothing => Ok(0),
        Seen::Temporary | Seen::Foreign => unseen("the length of the file", &path),
    }
}

fn modified(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path) {
        Seen::Own(_, data) => Ok((data.mtime() * 1000 + data.mtime_nsec() / 1_000_000) as u64),
        Seen::Nothing => Ok(0),
        _ => unseen("the time of the file", &path),
    }
}

/// Whether a file may be read, written to or executed: the bits of what is asked are those of `access`.
fn may(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path) {
        Seen::Own(_, data) => Ok(u64::from(permits(&data, int(args, 2)))),
        Seen::Nothing => Ok(0),
        _ => unseen("asking about the file", &path),
    }
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
    match look(m, &path) {
        Seen::Own(own, _) => match names_in(&own) {
            Some(names) => Ok(m.string_array(&names)?.slot()),
            None => Ok(0),
        },
        Seen::Nothing => Ok(0),
        Seen::Temporary | Seen::Foreign => unseen("listing the folder", &path),
    }
}
