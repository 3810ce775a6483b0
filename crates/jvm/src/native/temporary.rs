//! The folder for temporary files: in memory, empty when the run begins, gone when it ends (`machine/disk.rs`).
//!
//! The host is never touched. Every look and every change is a scheduling point that depends on everything else: what a
//! thread sees of a file is what others have done to it so far. A descriptor is the number of a node, and its position
//! is in the Java object, as with other files.
//!
//! Not in memory: what the class path names, the working folder, and the folders above these, since a program that looks
//! there means the host's files. When a file was last changed is told in a plain run only. Known gap: a search refuses
//! files that are used while several threads are alive, on JDKs later than 17 all of them, on others once a name was made
//! up.

use super::files::{MADE, MADE_TO_READ};
use super::outside::Outside;
use crate::heap::ObjRef;
use crate::machine::disk::{Content, Errno, NodeId, Removal};
use crate::machine::record::Op;
use crate::machine::{Machine, Outcome, Trap, raise};
use std::collections::BTreeMap;
use std::path::Path;

/// More than this in all is refused, by name.
pub const MOST_BYTES: usize = 64 << 20;
/// What a new file or folder may not be, as usual.
const MASK: u32 = 0o022;

/// Where a path leads.
#[derive(PartialEq, Eq, Debug)]
pub enum Place {
    /// Not to the folder for temporary files.
    Elsewhere,
    /// Through a folder that is not there, and up again.
    Nowhere,
    /// The names below the folder for temporary files.
    At(Vec<String>),
}

/// The folder for temporary files, as the program knows it.
pub fn folder(m: &Machine) -> &str {
    let named = m.run.options.properties.iter().find(|p| p.0 == "java.io.tmpdir").map(|p| p.1.as_str());
    named.filter(|path| path.starts_with('/') && path.len() > 1).unwrap_or(super::system::TEMPORARY)
}

/// Where a path leads, without a look at the host.
pub fn place(m: &Machine, path: &str) -> Place {
    if !path.starts_with('/') || path.contains('\0') {
        return Place::Elsewhere;
    }
    let root: Vec<&str> = folder(m).split('/').filter(|part| !part.is_empty()).collect();
    let mut names: Vec<&str> = Vec::new();
    for part in path.split('/').filter(|part| !part.is_empty() && *part != ".") {
        if part != ".." {
            names.push(part);
            continue;
        }
        if let Some(below) = names.strip_prefix(&root[..])
            && !is_folder(m, below)
        {
            return Place::Nowhere;
        }
        names.pop();
    }
    let Some(below) = names.strip_prefix(&root[..]) else { return Place::Elsewhere };
    if !below.is_empty() && is_of_host(m, &format!("/{}", names.join("/"))) {
        return Place::Elsewhere;
    }
    Place::At(below.iter().map(|name| name.to_string()).collect())
}

fn is_folder(m: &Machine, below: &[&str]) -> bool {
    let below: Vec<String> = below.iter().map(|name| name.to_string()).collect();
    m.state.disk.find(&below).is_ok_and(|id| m.state.disk.names(id).is_ok())
}

/// Whether a path is in the working folder, or leads to it or to a place of the class path.
fn is_of_host(m: &Machine, path: &str) -> bool {
    let path = Path::new(path);
    let working = m.run.options.properties.iter().find(|p| p.0 == "user.dir").map(|p| Path::new(&p.1));
    let is_here = working.is_some_and(|folder| {
        folder.starts_with(path)
            || folder != Path::new("/") && folder != Path::new(self::folder(m)) && path.starts_with(folder)
    });
    is_here || m.program.sources.lies_below(path)
}

/// How a path is written without detours.
pub fn written(m: &Machine, names: &[String]) -> String {
    names.iter().fold(folder(m).trim_end_matches('/').to_owned(), |path, name| format!("{path}/{name}"))
}

/// What a file is opened for.
#[derive(Clone, Copy, Default)]
pub struct Use {
    pub read: bool,
    pub write: bool,
    pub create: bool,
    pub exclusive: bool,
    pub truncate: bool,
}

impl Machine {
    /// A scheduling point before a look at the temporary files.
    pub fn file_point(&mut self) -> Result<(), Trap> {
        // There, states of several threads that open or close files were seen to differ from run to run.
        if self.run.exploring && self.run.multi {
            let what = "a temporary file while several threads are alive";
            if self.program.boot.feature > 17 {
                return Err(Trap::Unsupported(format!("{what}, on a JDK later than 17")));
            }
            if self.state.disk.has_made_up() {
                return Err(Trap::Unsupported(format!("{what}, after createTempFile or its like")));
            }
        }
        self.looks_beneath("a file");
        self.visible_anyway()?;
        self.assume_outside(Outside::Temporary);
        Ok(())
    }

    /// When a file is changed now: nobody is told while exploring.
    fn file_time(&mut self) -> i64 {
        if self.run.exploring { 0 } else { self.millis().saturating_mul(1_000_000) }
    }

    fn record_file(&mut self, verb: &'static str, write: bool, path: String) {
        if self.run.recorder.is_some() {
            self.record(Op::File { verb, write, path });
        }
    }

    /// A question about what is at a place, for the story.
    pub fn record_question(&mut self, names: &[String]) {
        if self.run.recorder.is_some() {
            let there = self.state.disk.find(names).is_ok();
            let path = written(self, names);
            self.record_file(if there { "finds" } else { "does not find" }, false, path);
        }
    }

    fn record_node(&mut self, verb: &'static str, write: bool, id: NodeId) {
        if self.run.recorder.is_some() {
            let inside = self.state.disk.path_of(id).unwrap_or_else(|| "/(deleted)".to_owned());
            let path = format!("{}{inside}", folder(self));
            self.record_file(verb, write, path);
        }
    }
}

/// Whether permissions let the program do what it wants (the bits of `access`). While exploring the program belongs to an
/// ordinary user; in a plain run it may be the superuser, whom permissions do not stop.
pub fn permits(m: &Machine, id: NodeId, wanted: i32) -> bool {
    let (mode, is_folder) = m.state.disk.node(id).map_or((0o777, true), |node| (node.mode, node.is_folder()));
    if !m.run.exploring && super::files::is_superuser() {
        return wanted & 1 == 0 || is_folder || mode & 0o111 != 0;
    }
    mode as i32 >> 6 & wanted == wanted
}

/// The folder that holds a place must allow changes.
fn may_change(m: &Machine, names: &[String]) -> Result<(), Errno> {
    const WRITE: i32 = 2;
    let above = names.split_last().ok_or(Errno::BUSY)?.1;
    let folder = m.state.disk.find(above)?;
    if permits(m, folder, WRITE) { Ok(()) } else { Err(Errno::DENIED) }
}

/// Opens a file, or says why not. The scheduling point is behind us.
pub fn open(m: &mut Machine, names: &[String], how: Use, mode: u32) -> Result<NodeId, Errno> {
    let now = m.file_time();
    let id = match m.state.disk.find(names) {
        Ok(_) if how.create && how.exclusive => return Err(Errno::EXISTS),
        Ok(id) => {
            if m.state.disk.names(id).is_ok() {
                return Err(Errno::IS_FOLDER);
            }
            let wanted = i32::from(how.read) << 2 | i32::from(how.write) << 1;
            if !permits(m, id, wanted) {
                return Err(Errno::DENIED);
            }
            m.log_disk();
            if how.truncate && how.write {
                m.state.disk.resize(id, 0, now);
            }
            let verb = match (how.write, how.truncate) {
                (true, true) => "empties",
                (true, false) => "opens for writing",
                _ => "opens",
            };
            m.record_file(verb, how.write, written(m, names));
            id
        }
        Err(Errno::NOT_THERE) if how.create => {
            may_change(m, names)?;
            m.log_disk();
            let id = m.state.disk.create(names, Content::File(Vec::new()), mode & !MASK, now)?;
            m.record_file("creates", true, written(m, names));
            id
        }
        Err(error) => {
            m.record_question(names);
            return Err(error);
        }
    };
    m.state.disk.open(id);
    Ok(id)
}

/// Makes an empty file that nobody opens.
pub fn create_file(m: &mut Machine, names: &[String]) -> Result<(), Errno> {
    let how = Use { write: true, create: true, exclusive: true, ..Use::default() };
    let id = open(m, names, how, 0o666).inspect_err(|_| m.record_question(names))?;
    m.state.disk.close(id);
    Ok(())
}

pub fn create_folder(m: &mut Machine, names: &[String], mode: u32) -> Result<(), Errno> {
    if m.state.disk.find(names).is_err() {
        may_change(m, names)?;
    }
    let now = m.file_time();
    m.log_disk();
    let made = m.state.disk.create(names, Content::Folder(BTreeMap::new()), mode & !MASK, now);
    match made {
        Ok(_) => m.record_file("creates", true, written(m, names)),
        Err(_) => m.record_question(names),
    }
    made.map(|_| ())
}

pub fn remove(m: &mut Machine, names: &[String], what: Removal) -> Result<(), Errno> {
    if m.state.disk.find(names).is_ok() {
        may_change(m, names)?;
    }
    let now = m.file_time();
    m.log_disk();
    let removed = m.state.disk.remove(names, what, now);
    match removed {
        Ok(()) => m.record_file("deletes", true, written(m, names)),
        Err(_) => m.record_question(names),
    }
    removed
}

pub fn rename(m: &mut Machine, from: &[String], to: &[String]) -> Result<(), Errno> {
    if m.state.disk.find(from).is_ok() {
        may_change(m, from)?;
        may_change(m, to)?;
    }
    let now = m.file_time();
    m.log_disk();
    m.state.disk.rename(from, to, now)?;
    m.record_file("renames", true, format!("{} to {}", written(m, from), written(m, to)));
    m.record_file("creates", true, written(m, to));
    Ok(())
}

pub fn set_mode(m: &mut Machine, id: NodeId, mode: u32) {
    m.log_disk();
    m.state.disk.set_mode(id, mode);
}

/// The node that a descriptor's number names.
pub fn node(number: i32) -> Option<NodeId> {
    match number {
        MADE_TO_READ.. => Some(NodeId((number - MADE_TO_READ) as u32)),
        _ => node_to_write(number),
    }
}

/// The same of a descriptor that can be written to.
pub fn node_to_write(number: i32) -> Option<NodeId> {
    (MADE..MADE_TO_READ).contains(&number).then(|| NodeId((number - MADE) as u32))
}

/// A descriptor is closed.
pub fn close(m: &mut Machine, number: i32) -> Result<(), Trap> {
    if let Some(id) = node(number) {
        m.file_point()?;
        m.log_disk();
        m.state.disk.close(id);
    }
    Ok(())
}

/// Bytes of a file, from a place on. The scheduling point is behind us.
pub fn read(m: &mut Machine, id: NodeId, from: usize, wanted: usize) -> Vec<u8> {
    m.record_node("reads", false, id);
    let rest = m.state.disk.bytes(id).get(from..).unwrap_or_default();
    rest[..rest.len().min(wanted)].to_vec()
}

/// Writes to a file, at a place or at its end; where it ended. The scheduling point is behind us.
pub fn write(m: &mut Machine, id: NodeId, at: Option<usize>, bytes: &[u8]) -> Result<usize, Trap> {
    let end = at.unwrap_or_else(|| m.state.disk.bytes(id).len()).saturating_add(bytes.len());
    grow(m, id, end)?;
    let now = m.file_time();
    m.log_disk();
    m.record_node("writes to", true, id);
    Ok(m.state.disk.write(id, at, bytes, now))
}

/// Cuts a file off, or makes it longer.
pub fn resize(m: &mut Machine, id: NodeId, length: usize) -> Result<(), Trap> {
    grow(m, id, length)?;
    let now = m.file_time();
    m.log_disk();
    m.record_node("cuts", true, id);
    m.state.disk.resize(id, length, now);
    Ok(())
}

/// Whether a file may become so long.
fn grow(m: &Machine, id: NodeId, length: usize) -> Result<(), Trap> {
    let now = m.state.disk.bytes(id).len();
    if length > now && (m.state.disk.total() - now).saturating_add(length) > MOST_BYTES {
        let most = MOST_BYTES >> 20;
        return Err(Trap::Unsupported(format!("temporary files of more than {most} MB in all")));
    }
    Ok(())
}

/// Writes through a descriptor's object, which knows the position.
pub fn write_through(m: &mut Machine, fd: ObjRef, id: NodeId, bytes: &[u8], append: bool) -> Outcome {
    m.file_point()?;
    let at = (m.get_named(fd, "handle") as i64).max(0) as usize;
    let end = write(m, id, (!append).then_some(at), bytes)?;
    m.set_named(fd, "handle", end as u64);
    Ok(0)
}

/// What a program is told that asks when a temporary file was changed.
pub fn time(m: &Machine, id: NodeId) -> Result<i64, Trap> {
    if m.run.exploring {
        return Err(Trap::Unsupported("when a temporary file was last changed, while checking".into()));
    }
    Ok(m.state.disk.node(id).map_or(0, |node| node.changed))
}

/// The number in the name of a temporary file, instead of a random one: names that were never used.
pub fn number(m: &mut Machine) -> Outcome {
    m.file_point()?;
    m.log_disk();
    Ok(m.state.disk.make_up())
}

/// Whether a method makes up names of temporary files.
pub fn makes_names(m: &Machine) -> bool {
    let caller = m.caller(0).map(|method| m.class(m.method(method).class).name.clone());
    caller
        .is_some_and(|class| matches!(&*class, "java/nio/file/TempFileHelper" | "java/io/File$TempDirectory"))
}

/// An error of a stream.
pub fn fails(name: &str, error: Errno) -> Outcome {
    raise("java/io/FileNotFoundException", format!("{name} ({})", error.text()))
}
