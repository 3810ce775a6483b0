//! The class path: folders and jars in order, as `java -cp` reads them.
//!
//! Entries that do not exist or are no archives are passed over, `dir/*` means every jar of a folder, and the manifest's
//! `Class-Path` adds jars behind the one that names them. A name that would leave its folder (`..`, absolute,
//! backslashes) is never looked up: class names come from hostile files.

mod jar;
mod manifest;
mod own;
mod zip;

use crate::classfile::Bytes;
pub use jar::Jar;
pub use manifest::Manifest;
pub use own::real;
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
pub use zip::{Zip, ZipError};

/// Why a class path, or something on it, cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ClassPathError {
    #[error("cannot read {path}")]
    Io { path: PathBuf, source: std::io::Error },
    #[error("{path} is not a usable jar")]
    Jar { path: PathBuf, source: ZipError },
    #[error("\"{name}\" in {path}")]
    Entry { path: PathBuf, name: String, source: ZipError },
    #[error("{path} is larger than 256 MB")]
    TooLarge { path: PathBuf },
}

/// An open class path.
#[derive(Debug, Default)]
pub struct ClassPath {
    /// What was named, in order, with the jars that `dir/*` stands for.
    pub named: Vec<PathBuf>,
    /// Files, and folders with all below, that the program may read besides; without links.
    readable: Vec<PathBuf>,
    places: Vec<Place>,
}

#[derive(Debug)]
enum Place {
    Folder(PathBuf),
    Jar(Jar),
}

/// Something found on the class path.
#[derive(Debug, Clone)]
pub struct Found<'a> {
    pub bytes: Bytes,
    /// The folder or jar it came from.
    pub origin: &'a Path,
}

/// Files beyond this are not read.
const LARGEST: u64 = 1 << 28;

impl ClassPath {
    /// Opens a class path as written after `-cp`; `feature` is the Java version, which selects the versions in
    /// multi-release jars.
    pub fn open(spec: &str, feature: u32) -> Result<ClassPath, ClassPathError> {
        ClassPath::from_paths(&ClassPath::split(spec), feature)
    }

    /// The elements of a class path; an empty one means the current folder, as for `java`.
    pub fn split(spec: &str) -> Vec<PathBuf> {
        std::env::split_paths(spec)
            .map(|p| if p.as_os_str().is_empty() { PathBuf::from(".") } else { p })
            .collect()
    }

    /// Lets the program read a file, or all below a folder, that is not on its class path.
    pub fn allow_read(&mut self, path: &Path) -> std::io::Result<()> {
        self.readable.push(std::fs::canonicalize(path)?);
        Ok(())
    }

    /// Opens folders, jars and `dir/*` in this order.
    pub fn from_paths(paths: &[PathBuf], feature: u32) -> Result<ClassPath, ClassPathError> {
        let mut class_path = ClassPath { named: expanded(paths), ..ClassPath::default() };
        let mut seen = BTreeSet::new();
        for path in class_path.named.clone() {
            class_path.add(path, feature, &mut seen)?;
        }
        Ok(class_path)
    }

    fn add(
        &mut self,
        path: PathBuf,
        feature: u32,
        seen: &mut BTreeSet<PathBuf>,
    ) -> Result<(), ClassPathError> {
        let Ok(real) = std::fs::canonicalize(&path) else { return Ok(()) };
        if !seen.insert(real.clone()) {
            return Ok(());
        }
        if real.is_dir() {
            self.places.push(Place::Folder(real));
            return Ok(());
        }
        let jar = match Jar::open(&path, feature) {
            Err(ClassPathError::Jar { source, .. }) if source.is_no_archive() => return Ok(()),
            opened => opened?,
        };
        let more = jar.manifest().class_path(&path);
        self.places.push(Place::Jar(jar.known_as(real)));
        // Depth first, as the reference does; `seen` ends cycles.
        for next in more {
            self.add(next, feature, seen)?;
        }
        Ok(())
    }

    /// The class with this internal name.
    pub fn find(&self, class: &str) -> Result<Option<Found<'_>>, ClassPathError> {
        self.resource(&format!("{class}.class"))
    }

    /// The first resource with this name.
    pub fn resource(&self, name: &str) -> Result<Option<Found<'_>>, ClassPathError> {
        for place in &self.places {
            if let Some(bytes) = place.get(name)? {
                return Ok(Some(Found { bytes, origin: place.path() }));
            }
        }
        Ok(None)
    }

    /// Every resource with this name, in order.
    pub fn resources(&self, name: &str) -> Result<Vec<Found<'_>>, ClassPathError> {
        let mut all = Vec::new();
        for place in &self.places {
            if let Some(bytes) = place.get(name)? {
                all.push(Found { bytes, origin: place.path() });
            }
        }
        Ok(all)
    }

    /// The folders and jars that have something of this name, a file or a folder.
    pub fn holders(&self, name: &str) -> Vec<&Path> {
        let has = |place: &&Place| match place {
            Place::Folder(root) => {
                name.is_empty() || is_inside(name.trim_end_matches('/')) && root.join(name).exists()
            }
            Place::Jar(jar) => jar.has(name),
        };
        self.places.iter().filter(has).map(Place::path).collect()
    }

    /// The manifest of the jar that the classes of a package come from.
    pub fn manifest_of(&self, package: &str) -> Option<&Manifest> {
        let in_package = |name: &str| {
            name.strip_suffix(".class").is_some_and(|n| n.rsplit_once('/').map_or("", |p| p.0) == package)
        };
        self.places.iter().find_map(|place| match place {
            Place::Jar(jar) if jar.names().any(in_package) => Some(Some(jar.manifest())),
            Place::Folder(root) if root.join(package).is_dir() => Some(None),
            _ => None,
        })?
    }

    /// The names of all classes, in internal form, sorted, each once.
    pub fn classes(&self) -> Result<Vec<String>, ClassPathError> {
        let mut names = BTreeSet::new();
        for place in &self.places {
            match place {
                Place::Jar(jar) => {
                    names.extend(jar.names().filter_map(|n| n.strip_suffix(".class").map(String::from)))
                }
                Place::Folder(root) => walk(root, "", 0, &mut names)?,
            }
        }
        Ok(names.into_iter().filter(|name| !name.ends_with("module-info")).collect())
    }

    /// The folders and jars, those added by manifests included.
    pub fn places(&self) -> impl Iterator<Item = &Path> {
        self.places.iter().map(Place::path)
    }

    /// The main class that the first jar's manifest names, in internal form.
    pub fn main_class(&self) -> Option<String> {
        self.places.iter().find_map(|place| match place {
            Place::Jar(jar) => jar.manifest().main_class(),
            Place::Folder(_) => None,
        })
    }
}

impl Place {
    fn path(&self) -> &Path {
        match self {
            Place::Folder(path) => path,
            Place::Jar(jar) => jar.path(),
        }
    }

    fn get(&self, name: &str) -> Result<Option<Bytes>, ClassPathError> {
        match self {
            Place::Jar(jar) => jar.get(name),
            Place::Folder(root) => {
                if !is_inside(name) {
                    return Ok(None);
                }
                read(&root.join(name))
            }
        }
    }
}

/// Whether a name stays below the folder it is looked up in.
fn is_inside(name: &str) -> bool {
    !name.is_empty()
        && !name.contains(['\\', '\0'])
        && Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}

fn read(path: &Path) -> Result<Option<Bytes>, ClassPathError> {
    let io = |source| ClassPathError::Io { path: path.to_path_buf(), source };
    let data = match std::fs::metadata(path) {
        Ok(data) if data.is_file() => data,
        _ => return Ok(None),
    };
    if data.len() > LARGEST {
        return Err(ClassPathError::TooLarge { path: path.to_path_buf() });
    }
    std::fs::read(path).map(|bytes| Some(Bytes::from(bytes))).map_err(io)
}

/// The elements with the jars in place of `dir/*`, which stays as it is if there are none.
fn expanded(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for path in paths {
        let jars = match path.file_name() {
            Some(name) if name == "*" => jars_in(path.parent().unwrap_or(Path::new(""))),
            _ => Vec::new(),
        };
        if jars.is_empty() { all.push(path.clone()) } else { all.extend(jars) }
    }
    all
}

/// The jars in a folder, in the order in which the system lists them: the one that the launcher takes, and which of two
/// versions of a class counts depends on it.
fn jars_in(folder: &Path) -> Vec<PathBuf> {
    let there = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let listing = std::fs::read_dir(there).into_iter().flatten().flatten();
    let is_jar = |name: &str| name.ends_with(".jar") || name.ends_with(".JAR");
    listing
        .map(|entry| entry.file_name())
        .filter(|name| name.to_str().is_some_and(is_jar))
        .map(|name| folder.join(name))
        .collect()
}

/// Links are followed, so the depth is bounded.
fn walk(dir: &Path, prefix: &str, depth: u32, out: &mut BTreeSet<String>) -> Result<(), ClassPathError> {
    if depth > 64 {
        return Ok(());
    }
    let io = |source| ClassPathError::Io { path: dir.to_path_buf(), source };
    for entry in std::fs::read_dir(dir).map_err(io)?.flatten() {
        let Ok(name) = entry.file_name().into_string() else { continue };
        let path = entry.path();
        if path.is_dir() {
            walk(&path, &format!("{prefix}{name}/"), depth + 1, out)?;
        } else if let Some(base) = name.strip_suffix(".class") {
            out.insert(format!("{prefix}{base}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_leave_their_folder_are_not_looked_up() {
        for bad in ["", "../x", "a/../../x", "/etc/passwd", "a\\b", "a\0b", "a/./../b"] {
            assert!(!is_inside(bad), "{bad}");
        }
        assert!(is_inside("a/b/C.class") && is_inside("a..b/C.class"));
    }
}
