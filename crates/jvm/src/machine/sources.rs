//! Where class files and resources come from: the JDK's image, the class path, our own API.
//!
//! A class file is found and parsed once for all machines of a program, since booting another machine is most of a short
//! check. Invariant: what is shared is immutable; linked classes belong to one machine.

use crate::class::Origin;
use crate::classfile::{Bytes, ClassFile};
use rustc_hash::FxHashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// A class file that was found.
pub struct Found {
    pub bytes: Bytes,
    pub origin: Origin,
    pub module: Option<Arc<str>>,
}

/// Where class files come from.
pub trait Source {
    fn find_class(&self, name: &str) -> Option<Found>;
    fn find_resource(&self, name: &str) -> Option<Bytes>;

    /// The addresses of the resources of this name, in order.
    fn places(&self, _name: &str) -> Vec<String> {
        Vec::new()
    }

    /// What is at an address that `places` told.
    fn content(&self, _place: &str) -> Option<Bytes> {
        None
    }

    /// An attribute in the manifest of the jar that a package comes from.
    fn package_attribute(&self, _package: &str, _key: &str) -> Option<String> {
        None
    }

    /// Where a path leads, if what is there, or would be, is the program's own: on its class path.
    fn own_path(&self, _path: &str) -> Option<PathBuf> {
        None
    }

    /// Whether something of the program's own lies below a folder of the host.
    fn lies_below(&self, _folder: &std::path::Path) -> bool {
        false
    }

    /// Where a data file of the JDK is, relative to its folder (`lib/tzdb.dat`).
    fn data_path(&self, _path: &str) -> Option<PathBuf> {
        None
    }

    /// The declarations of the JDK's modules: name and class file.
    fn modules(&self) -> Vec<(String, Bytes)> {
        Vec::new()
    }
}

/// A class file that was read.
#[derive(Clone)]
pub struct Parsed {
    pub file: Arc<ClassFile>,
    pub origin: Origin,
    pub module: Option<Arc<str>>,
}

/// The class files that machines of a program have read, by name.
pub type Read = Arc<Mutex<FxHashMap<String, Parsed>>>;

/// All sources, first match wins.
#[derive(Default)]
pub struct Sources {
    all: Vec<Box<dyn Source>>,
    read: Read,
}

impl Sources {
    /// The JDK comes first. What is read is shared through `read`.
    pub fn new(all: Vec<Box<dyn Source>>, read: Read) -> Sources {
        Sources { all, read }
    }

    /// A class file that was read before.
    pub(super) fn parsed(&self, name: &str) -> Option<Parsed> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }

    pub(super) fn keep(&self, name: &str, parsed: &Parsed) {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), parsed.clone());
    }

    pub(super) fn find(&self, name: &str) -> Option<Found> {
        self.all.iter().find_map(|s| s.find_class(name))
    }

    pub fn resource(&self, name: &str) -> Option<Bytes> {
        self.all.iter().find_map(|s| s.find_resource(name))
    }

    /// A resource of the JDK alone (`jdk`), or of the program alone.
    pub fn resource_of(&self, jdk: bool, name: &str) -> Option<Bytes> {
        let from = if jdk { &self.all[..1] } else { &self.all[1..] };
        from.iter().find_map(|s| s.find_resource(name))
    }

    /// All resources of a name that are the program's.
    pub fn resources(&self, name: &str) -> Vec<Bytes> {
        let places =
            self.all[1..].iter().flat_map(|s| s.places(name).into_iter().map(move |place| (s, place)));
        places.filter_map(|(source, place)| source.content(&place)).collect()
    }

    pub fn places(&self, name: &str) -> Vec<String> {
        self.all.iter().flat_map(|s| s.places(name)).collect()
    }

    pub fn content(&self, place: &str) -> Option<Bytes> {
        self.all.iter().find_map(|s| s.content(place))
    }

    pub fn package_attribute(&self, package: &str, key: &str) -> Option<String> {
        self.all.iter().find_map(|s| s.package_attribute(package, key))
    }

    pub fn own_path(&self, path: &str) -> Option<PathBuf> {
        self.all.iter().find_map(|s| s.own_path(path))
    }

    pub fn lies_below(&self, folder: &std::path::Path) -> bool {
        self.all.iter().any(|s| s.lies_below(folder))
    }

    pub fn data_path(&self, path: &str) -> Option<PathBuf> {
        self.all.iter().find_map(|s| s.data_path(path))
    }

    /// The content of a data file of the JDK.
    pub fn file(&self, path: &str) -> Option<Vec<u8>> {
        std::fs::read(self.data_path(path)?).ok()
    }

    pub fn modules(&self) -> Vec<(String, Bytes)> {
        self.all.iter().flat_map(|s| s.modules()).collect()
    }
}
