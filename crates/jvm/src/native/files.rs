//! Files: the host's are out of reach. What can be opened, for reading, are the JDK's own data files
//! (time zones, security properties), under the made-up home `/java`, what lies in the folders of
//! the class path, and its jars. That there is a folder for temporary files is told too, and nothing of what is in it. The position in such a file is kept in the Java object, so that it is part of the state.

use super::{Table, console, int, nothing, object};
use crate::heap::ObjRef;
use crate::machine::load::OwnFile;
use crate::machine::{Machine, Outcome, Trap};
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
        "java/io/UnixFileSystem",
        &[
            ("canonicalize0(Ljava/lang/String;)Ljava/lang/String;", canonicalize),
            ("getBooleanAttributes0(Ljava/io/File;)I", attributes),
            ("getLength(Ljava/io/File;)J", file_length),
            ("getLength0(Ljava/io/File;)J", file_length),
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

/// The first descriptor of a file.
const FIRST: i32 = 3;

/// A file of the host's: named, and not touched.
pub fn refused<T>(what: &str, name: &str) -> Result<T, Trap> {
    Err(Trap::Unsupported(format!("{what} {name:?} (the program under test cannot touch the host)")))
}

/// What is at a path.
enum Seen {
    /// A file that can be read, by number.
    File(usize),
    Folder,
    Nothing,
    /// Not the program's business.
    Foreign,
}

/// What the program may see at a path.
fn look(m: &mut Machine, path: &str) -> Seen {
    if let Some(at) = m.native_state.files.iter().position(|f| f.0 == path) {
        return Seen::File(at);
    }
    if path == super::system::TEMPORARY {
        return Seen::Folder;
    }
    let content = match path.strip_prefix(HOME) {
        Some(inside) => m.sources.file(inside),
        None => match m.sources.own_file(path) {
            None => return Seen::Foreign,
            Some(OwnFile::Folder) => return Seen::Folder,
            Some(OwnFile::Missing) => None,
            Some(OwnFile::File(content)) => Some(content),
        },
    };
    let Some(content) = content else { return Seen::Nothing };
    m.native_state.files.push((path.to_owned(), content.into()));
    Seen::File(m.native_state.files.len() - 1)
}

fn open(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text_or_null(object(args, 1)).unwrap_or_default();
    let at = match look(m, &name) {
        Seen::File(at) => at,
        Seen::Foreign => return refused("opening the file", &name),
        missing => {
            let why =
                if matches!(missing, Seen::Folder) { "Is a directory" } else { "No such file or directory" };
            return crate::machine::raise("java/io/FileNotFoundException", format!("{name} ({why})"));
        }
    };
    let fd = ObjRef(m.get_named(object(args, 0), "fd") as u32);
    m.set_named(fd, "fd", at as u64 + FIRST as u64);
    m.set_named(fd, "handle", 0);
    Ok(0)
}

fn refuse_output(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text_or_null(object(args, 1)).unwrap_or_default();
    refused("opening the file", &name)
}

/// The open file of a stream and the position in it; none for standard input.
fn opened(m: &Machine, stream: ObjRef) -> Option<(ObjRef, Arc<[u8]>, usize)> {
    let fd = ObjRef(m.get_named(stream, "fd") as u32);
    let number = m.get_named(fd, "fd") as i32;
    let (_, content) = m.native_state.files.get(usize::try_from(number - FIRST).ok()?)?;
    Some((fd, content.clone(), m.get_named(fd, "handle") as usize))
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
        None => Ok(m.console.available() as u64),
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
            Ok(m.console.read(&mut buffer) as u64)
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
    m.heap.elements_mut::<u8>(array)[offset..offset + n].copy_from_slice(&rest[..n]);
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
    if path.starts_with(HOME) { Ok(args[1]) } else { refused("the true path of", &path) }
}

fn attributes(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path) {
        // It exists and is a regular file, or a folder.
        Seen::File(_) => Ok(3),
        Seen::Folder => Ok(5),
        Seen::Nothing => Ok(0),
        Seen::Foreign => refused("asking about the file", &path),
    }
}

/// A folder that is there is not made again; no other one is made.
fn create_folder(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path) {
        Seen::Folder => Ok(0),
        _ => refused("making the folder", &path),
    }
}

fn file_length(m: &mut Machine, args: &[u64]) -> Outcome {
    let path = path_of(m, object(args, 1));
    match look(m, &path) {
        Seen::File(at) => Ok(m.native_state.files[at].1.len() as u64),
        Seen::Nothing => Ok(0),
        Seen::Folder | Seen::Foreign => refused("the length of the file", &path),
    }
}
