//! The folder for temporary files, which lives and dies with the run.
//!
//! It is part of the state: whatever is written there is copied on writing, so that a state, an entry of the log and a
//! saved state share what they have in common. Nodes have numbers, as files of a real system have; an open descriptor
//! names one, so that a file which was deleted can still be read and written by those who have it open.
//!
//! Invariant: a disk that was never written to, or is empty again, is the default one, and counts as nothing.
//! Known gap: no links, no owners; which names a folder has is told in their order.

use crate::heap::fold;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

/// The number of a file or folder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NodeId(pub u32);

/// The temporary folder itself.
pub const ROOT: NodeId = NodeId(0);

/// Why something cannot be done, as the system numbers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Errno(pub i32);

impl Errno {
    pub const NOT_THERE: Errno = Errno(2);
    pub const DENIED: Errno = Errno(13);
    pub const BUSY: Errno = Errno(16);
    pub const EXISTS: Errno = Errno(17);
    pub const NO_FOLDER: Errno = Errno(20);
    pub const IS_FOLDER: Errno = Errno(21);
    pub const INVALID: Errno = Errno(22);
    pub const TOO_LONG: Errno = Errno(36);
    pub const NOT_EMPTY: Errno = Errno(39);

    /// The system's words for it.
    pub fn text(self) -> String {
        let text = std::io::Error::from_raw_os_error(self.0).to_string();
        text.split(" (os error").next().unwrap_or_default().to_owned()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    Folder(BTreeMap<Box<str>, u32>),
    File(Vec<u8>),
}

/// A file or folder.
#[derive(Debug)]
pub struct Node {
    pub content: Content,
    /// Permissions.
    pub mode: u32,
    /// So many descriptors name it.
    opened: u32,
    /// It is in a folder.
    named: bool,
    /// Nanoseconds since 1970 of the last change: of a plain run; while exploring nobody is told.
    pub changed: i64,
    hash: OnceLock<u128>,
}

impl Clone for Node {
    /// A copy is made to be changed.
    fn clone(&self) -> Node {
        let Node { content, mode, opened, named, changed, hash: _ } = self;
        Node {
            content: content.clone(),
            mode: *mode,
            opened: *opened,
            named: *named,
            changed: *changed,
            hash: OnceLock::new(),
        }
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        let own = |node: &Node| (node.mode, node.opened, node.named, node.changed);
        own(self) == own(other) && self.content == other.content
    }
}

impl Eq for Node {}

impl Node {
    fn new(content: Content, mode: u32, changed: i64) -> Node {
        Node { content, mode, opened: 0, named: true, changed, hash: OnceLock::new() }
    }

    pub fn is_folder(&self) -> bool {
        matches!(self.content, Content::Folder(_))
    }

    /// Everything that counts of it, as words.
    fn tell(&self, mut f: impl FnMut(u64)) {
        f(u64::from(self.mode) << 32 | u64::from(self.opened) << 1 | u64::from(self.named));
        f(self.changed as u64);
        match &self.content {
            Content::Folder(names) => {
                f((names.len() as u64) << 1);
                for (name, id) in names {
                    f(u64::from(*id));
                    tell_bytes(name.as_bytes(), &mut f);
                }
            }
            Content::File(bytes) => {
                f(1);
                tell_bytes(bytes, &mut f);
            }
        }
    }

    fn hash(&self) -> u128 {
        *self.hash.get_or_init(|| {
            let mut hash = 0xD15C;
            self.tell(|word| hash = fold(hash, word));
            hash
        })
    }
}

/// Bytes as words, behind their number.
fn tell_bytes(bytes: &[u8], mut f: impl FnMut(u64)) {
    f(bytes.len() as u64);
    for chunk in bytes.chunks(8) {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        f(u64::from_le_bytes(word));
    }
}

/// All temporary files of a state.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Disk {
    nodes: Arc<BTreeMap<u32, Arc<Node>>>,
    /// So many names were made up.
    made: u64,
}

impl Hash for Disk {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sum().hash(state);
    }
}

/// What `remove` removes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Removal {
    File,
    Folder,
    Either,
}

const FOLDER_MODE: u32 = 0o777;
/// The longest name in a folder.
const LONGEST: usize = 255;

impl Disk {
    /// Whether it counts as nothing.
    pub fn is_untouched(&self) -> bool {
        self.made == 0 && self.nodes.is_empty()
    }

    /// Its part of a fingerprint.
    pub fn sum(&self) -> u128 {
        if self.is_untouched() {
            return 0;
        }
        let each = self.nodes.iter().map(|(&id, node)| {
            let hash = node.hash();
            fold(fold(fold(0xD15D, u64::from(id)), hash as u64), (hash >> 64) as u64)
        });
        each.fold(fold(0xD15E, self.made), u128::wrapping_add)
    }

    /// The same with nothing of it remembered.
    pub fn sum_from_scratch(&self) -> u128 {
        let nodes = self.nodes.iter().map(|(&id, node)| (id, Arc::new(Node::clone(node)))).collect();
        Disk { nodes: Arc::new(nodes), made: self.made }.sum()
    }

    /// All of it as words.
    pub fn tell(&self, mut f: impl FnMut(u64)) {
        f(self.nodes.len() as u64);
        f(self.made);
        for (&id, node) in &*self.nodes {
            f(u64::from(id));
            node.tell(&mut f);
        }
    }

    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(&id.0).map(|node| &**node)
    }

    /// What a folder holds. The temporary folder is there before anything is in it.
    fn names_of(&self, id: NodeId) -> Result<Option<&BTreeMap<Box<str>, u32>>, Errno> {
        match self.node(id).map(|node| &node.content) {
            Some(Content::Folder(names)) => Ok(Some(names)),
            Some(Content::File(_)) => Err(Errno::NO_FOLDER),
            None => Ok(None),
        }
    }

    /// The names in a folder, in order.
    pub fn names(&self, id: NodeId) -> Result<Vec<String>, Errno> {
        Ok(self
            .names_of(id)?
            .map(|names| names.keys().map(|name| name.to_string()).collect())
            .unwrap_or_default())
    }

    /// What is at a path below the temporary folder.
    pub fn find(&self, path: &[String]) -> Result<NodeId, Errno> {
        let mut at = ROOT;
        for name in path {
            let names = self.names_of(at)?;
            at = names
                .and_then(|names| names.get(name.as_str()))
                .map(|&id| NodeId(id))
                .ok_or(Errno::NOT_THERE)?;
        }
        Ok(at)
    }

    /// The path of a node below the temporary folder.
    pub fn path_of(&self, id: NodeId) -> Option<String> {
        if id == ROOT {
            return Some(String::new());
        }
        self.nodes.iter().find_map(|(&above, node)| match &node.content {
            Content::Folder(names) => {
                let (name, _) = names.iter().find(|(_, inside)| **inside == id.0)?;
                Some(format!("{}/{name}", self.path_of(NodeId(above))?))
            }
            Content::File(_) => None,
        })
    }

    /// The folder that a path ends in, and the name there.
    fn folder_of<'a>(&self, path: &'a [String]) -> Result<(NodeId, &'a str), Errno> {
        let (name, above) = path.split_last().ok_or(Errno::BUSY)?;
        let folder = self.find(above)?;
        self.names_of(folder)?;
        if name.len() > LONGEST {
            return Err(Errno::TOO_LONG);
        }
        Ok((folder, name))
    }

    fn change(&mut self, id: NodeId) -> &mut Node {
        let root = || Arc::new(Node::new(Content::Folder(BTreeMap::new()), FOLDER_MODE, 0));
        let node = Arc::make_mut(&mut self.nodes).entry(id.0).or_insert_with(root);
        let node = Arc::make_mut(node);
        node.hash = OnceLock::new();
        node
    }

    fn folder(&mut self, id: NodeId) -> &mut BTreeMap<Box<str>, u32> {
        match &mut self.change(id).content {
            Content::Folder(names) => names,
            Content::File(_) => unreachable!("it was looked at"),
        }
    }

    /// Makes a file or a folder where nothing is.
    pub fn create(
        &mut self,
        path: &[String],
        content: Content,
        mode: u32,
        now: i64,
    ) -> Result<NodeId, Errno> {
        if path.is_empty() || self.find(path).is_ok() {
            return Err(Errno::EXISTS);
        }
        let (folder, name) = self.folder_of(path)?;
        let free = (1..).find(|id| !self.nodes.contains_key(id)).expect("a number that is free");
        self.folder(folder).insert(name.into(), free);
        self.change(folder).changed = now;
        Arc::make_mut(&mut self.nodes).insert(free, Arc::new(Node::new(content, mode, now)));
        Ok(NodeId(free))
    }

    pub fn remove(&mut self, path: &[String], what: Removal, now: i64) -> Result<(), Errno> {
        let id = self.find(path)?;
        let (folder, name) = self.folder_of(path)?;
        match self.names_of(id) {
            Ok(_) if what == Removal::File => return Err(Errno::IS_FOLDER),
            Err(_) if what == Removal::Folder => return Err(Errno::NO_FOLDER),
            Ok(Some(names)) if !names.is_empty() => return Err(Errno::NOT_EMPTY),
            _ => {}
        }
        self.folder(folder).remove(name);
        self.change(folder).changed = now;
        self.change(id).named = false;
        self.let_go(id);
        Ok(())
    }

    /// Moves a file or folder; what is at the other place is replaced where a system does so.
    pub fn rename(&mut self, from: &[String], to: &[String], now: i64) -> Result<(), Errno> {
        let id = self.find(from)?;
        let (folder, name) = self.folder_of(from)?;
        let (target, new) = self.folder_of(to)?;
        if to.len() > from.len() && to.starts_with(from) {
            return Err(Errno::INVALID);
        }
        if let Ok(other) = self.find(to) {
            if other == id {
                return Ok(());
            }
            match (self.names_of(id).is_ok(), self.names_of(other).is_ok()) {
                (true, false) => return Err(Errno::NO_FOLDER),
                (false, true) => return Err(Errno::IS_FOLDER),
                _ => self.remove(to, Removal::Either, now)?,
            }
        }
        self.folder(folder).remove(name);
        self.change(folder).changed = now;
        self.folder(target).insert(new.into(), id.0);
        self.change(target).changed = now;
        Ok(())
    }

    /// The bytes of a file from a place on.
    pub fn bytes(&self, id: NodeId) -> &[u8] {
        match self.node(id).map(|node| &node.content) {
            Some(Content::File(bytes)) => bytes,
            _ => &[],
        }
    }

    /// Writes at a place, or at the end; where it ended.
    pub fn write(&mut self, id: NodeId, at: Option<usize>, bytes: &[u8], now: i64) -> usize {
        let node = self.change(id);
        node.changed = now;
        let Content::File(content) = &mut node.content else { return 0 };
        let at = at.unwrap_or(content.len());
        let end = at + bytes.len();
        if bytes.is_empty() {
            return at;
        }
        if content.len() < end {
            content.resize(end, 0);
        }
        content[at..end].copy_from_slice(bytes);
        end
    }

    /// Cuts a file off, or makes it longer.
    pub fn resize(&mut self, id: NodeId, length: usize, now: i64) {
        let node = self.change(id);
        node.changed = now;
        if let Content::File(content) = &mut node.content {
            content.resize(length, 0);
        }
    }

    pub fn set_mode(&mut self, id: NodeId, mode: u32) {
        self.change(id).mode = mode & 0o7777;
    }

    pub fn open(&mut self, id: NodeId) {
        self.change(id).opened += 1;
    }

    /// A descriptor is closed; it may have been closed before.
    pub fn close(&mut self, id: NodeId) {
        if self.node(id).is_some_and(|node| node.opened > 0) {
            self.change(id).opened -= 1;
            self.let_go(id);
        }
    }

    /// What is in no folder and not open is gone; a temporary folder with nothing in it counts as nothing.
    fn let_go(&mut self, id: NodeId) {
        let nodes = Arc::make_mut(&mut self.nodes);
        if nodes.get(&id.0).is_some_and(|node| !node.named && node.opened == 0) {
            nodes.remove(&id.0);
        }
        let is_plain = |node: &Node| {
            node.mode == FOLDER_MODE && matches!(&node.content, Content::Folder(names) if names.is_empty())
        };
        if nodes.len() == 1 && nodes.get(&ROOT.0).is_some_and(|node| is_plain(node)) {
            nodes.clear();
        }
    }

    /// A number for a name that nobody has used.
    pub fn make_up(&mut self) -> u64 {
        self.made += 1;
        self.made
    }

    /// Whether a name was ever made up.
    pub fn has_made_up(&self) -> bool {
        self.made > 0
    }

    /// How many bytes there are in all.
    pub fn total(&self) -> usize {
        self.nodes.keys().map(|&id| self.bytes(NodeId(id)).len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(text: &str) -> Vec<String> {
        text.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }

    fn file(disk: &mut Disk, name: &str, text: &str) -> NodeId {
        let id = disk.create(&path(name), Content::File(Vec::new()), 0o644, 0).expect("a new file");
        disk.write(id, None, text.as_bytes(), 0);
        id
    }

    fn folder(disk: &mut Disk, name: &str) {
        disk.create(&path(name), Content::Folder(BTreeMap::new()), 0o755, 0).expect("a new folder");
    }

    #[test]
    fn what_is_written_is_read_and_counts() {
        let mut disk = Disk::default();
        assert_eq!(disk.sum(), 0);
        let before = disk.clone();
        folder(&mut disk, "a");
        let id = file(&mut disk, "a/b", "hello");
        assert_eq!(disk.find(&path("a/b")), Ok(id));
        assert_eq!(disk.bytes(id), b"hello");
        assert_eq!(disk.path_of(id).as_deref(), Some("/a/b"));
        let one = disk.clone();
        assert_eq!(disk.write(id, Some(7), b"!", 0), 8);
        assert_eq!(disk.bytes(id), b"hello\0\0!");
        assert!(disk != one && disk.sum() != one.sum());
        disk.resize(id, 5, 0);
        assert!(disk == one && disk.sum() == one.sum() && disk.sum() == disk.sum_from_scratch());
        assert_eq!(one.bytes(id), b"hello", "what was shared is as it was");
        assert_eq!(disk.remove(&path("a"), Removal::Either, 0), Err(Errno::NOT_EMPTY));
        disk.remove(&path("a/b"), Removal::File, 0).expect("a file");
        disk.remove(&path("a"), Removal::Folder, 0).expect("a folder");
        assert!(disk == before && disk.sum() == 0);
    }

    #[test]
    fn errors_are_those_of_a_system() {
        let mut disk = Disk::default();
        let none = || Content::File(Vec::new());
        assert_eq!(disk.create(&path("a/b"), none(), 0, 0), Err(Errno::NOT_THERE));
        file(&mut disk, "f", "x");
        assert_eq!(disk.create(&path("f"), none(), 0, 0), Err(Errno::EXISTS));
        assert_eq!(disk.create(&path("f/g"), none(), 0, 0), Err(Errno::NO_FOLDER));
        assert_eq!(disk.create(&path(&"n".repeat(256)), none(), 0, 0), Err(Errno::TOO_LONG));
        assert_eq!(disk.remove(&path("f"), Removal::Folder, 0), Err(Errno::NO_FOLDER));
        assert_eq!(disk.remove(&path("none"), Removal::Either, 0), Err(Errno::NOT_THERE));
        assert_eq!(disk.remove(&[], Removal::Either, 0), Err(Errno::BUSY));
        folder(&mut disk, "d");
        assert_eq!(disk.remove(&path("d"), Removal::File, 0), Err(Errno::IS_FOLDER));
        assert_eq!(disk.rename(&path("d"), &path("d/e"), 0), Err(Errno::INVALID));
        assert_eq!(disk.rename(&path("d"), &path("f"), 0), Err(Errno::NO_FOLDER));
        assert_eq!(disk.rename(&path("f"), &path("d"), 0), Err(Errno::IS_FOLDER));
        assert_eq!(disk.names(ROOT), Ok(vec!["d".to_owned(), "f".to_owned()]));
    }

    #[test]
    fn a_deleted_file_stays_for_who_has_it_open() {
        let mut disk = Disk::default();
        let id = file(&mut disk, "f", "old");
        disk.open(id);
        disk.remove(&path("f"), Removal::File, 0).expect("a file");
        let new = file(&mut disk, "f", "new");
        assert_ne!(id, new);
        assert_eq!((disk.bytes(id), disk.bytes(new)), (&b"old"[..], &b"new"[..]));
        disk.close(id);
        assert!(disk.node(id).is_none());
        disk.close(id);
        // Another one takes its place.
        file(&mut disk, "g", "third");
        disk.rename(&path("g"), &path("f"), 0).expect("replaces a file");
        assert_eq!(disk.bytes(disk.find(&path("f")).expect("there")), b"third");
        assert!(disk.node(new).is_none());
    }
}
