//! A jar: a zip archive with a manifest, and in a multi-release jar the newest version of each class that the
//! Java version allows.
//!
//! Nothing is ever unpacked, so the name of an entry is a key and no path: one that begins with `../` harms nobody and
//! is found by its own name only. Of entries that are there twice the last counts, as for `java`.

use super::{ClassPathError, Manifest, Zip};
use crate::classfile::Bytes;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// An open jar.
#[derive(Debug)]
pub struct Jar {
    path: PathBuf,
    zip: Mutex<Zip<File>>,
    index: FxHashMap<String, Place>,
    /// Names of folders that are entries of their own, without the slash.
    folders: FxHashSet<String>,
    manifest: Manifest,
}

#[derive(Debug, Clone, Copy)]
struct Place {
    entry: usize,
    /// 0 for the unversioned part.
    release: u32,
}

const MANIFEST: &str = "META-INF/MANIFEST.MF";
const VERSIONS: &str = "META-INF/versions/";

impl Jar {
    /// Opens a jar for a Java version.
    pub fn open(path: &Path, feature: u32) -> Result<Jar, ClassPathError> {
        let io = |source| ClassPathError::Io { path: path.to_path_buf(), source };
        let jar = |source| ClassPathError::Jar { path: path.to_path_buf(), source };
        let file = File::open(path).map_err(io)?;
        let mut zip = Zip::open(file).map_err(jar)?;
        let mut index = FxHashMap::default();
        let mut folders = FxHashSet::default();
        for (entry, name) in zip.entries().iter().map(|e| e.name.as_str()).enumerate() {
            match name.strip_suffix('/') {
                Some(folder) => drop(folders.insert(folder.to_owned())),
                None => enter(&mut index, name, entry, 0),
            }
        }
        let manifest = match index.get(MANIFEST) {
            Some(place) => Manifest::parse(&zip.read(place.entry).map_err(jar)?),
            None => Manifest::default(),
        };
        if manifest.is_multi_release() {
            for (entry, name) in zip.entries().iter().map(|e| e.name.as_str()).enumerate() {
                if let Some((release, name)) = versioned(name)
                    && (9..=feature).contains(&release)
                {
                    enter(&mut index, name, entry, release);
                }
            }
        }
        Ok(Jar { path: path.to_path_buf(), zip: Mutex::new(zip), index, folders, manifest })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// From now on known by its real path, as addresses tell it; errors until now named it as the user did.
    pub fn known_as(self, path: PathBuf) -> Jar {
        Jar { path, ..self }
    }

    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    pub fn has_manifest(&self) -> bool {
        self.index.contains_key(MANIFEST)
    }

    /// The names of all files, in no order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.index.keys().map(String::as_str).filter(|name| !name.starts_with(VERSIONS))
    }

    /// Whether there is a file or a folder of this name.
    pub fn has(&self, name: &str) -> bool {
        self.index.contains_key(name) || self.folders.contains(name.strip_suffix('/').unwrap_or(name))
    }

    /// The content of a file.
    pub fn get(&self, name: &str) -> Result<Option<Bytes>, ClassPathError> {
        let Some(place) = self.index.get(name) else { return Ok(None) };
        let fault =
            |source| ClassPathError::Entry { path: self.path.clone(), name: name.to_string(), source };
        // The lock cannot be poisoned by a reader that does not panic; if it were, the archive is still whole.
        let mut zip = self.zip.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        zip.read(place.entry).map(|bytes| Some(Bytes::from(bytes))).map_err(fault)
    }
}

/// Later and newer entries win.
fn enter(index: &mut FxHashMap<String, Place>, name: &str, entry: usize, release: u32) {
    match index.get_mut(name) {
        None => drop(index.insert(name.to_string(), Place { entry, release })),
        Some(place) if place.release <= release => *place = Place { entry, release },
        Some(_) => {}
    }
}

/// `META-INF/versions/11/a/B.class` is version 11 of `a/B.class`; the manifest's folder has no versions.
fn versioned(name: &str) -> Option<(u32, &str)> {
    let (release, rest) = name.strip_prefix(VERSIONS)?.split_once('/')?;
    let known = !rest.is_empty() && !rest.ends_with('/') && !rest.starts_with("META-INF/");
    Some((release.parse().ok()?, rest)).filter(|_| known)
}

#[cfg(test)]
mod tests {
    use super::super::ClassPath;
    use super::super::zip::tests::archive;
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("sojourner-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&path).unwrap();
            Folder(path)
        }

        fn file(&self, name: &str, content: &[u8]) -> PathBuf {
            let path = self.0.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, content).unwrap();
            path
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_newest_allowed_version_is_found() {
        let folder = Folder::new("versions");
        let jar = folder.file(
            "m.jar",
            &archive(&[
                (MANIFEST, b"Multi-Release: true\n\n"),
                ("a/B.class", b"base"),
                ("META-INF/versions/11/a/B.class", b"eleven"),
                ("META-INF/versions/9/a/B.class", b"nine"),
                ("META-INF/versions/21/a/B.class", b"twenty-one"),
                ("META-INF/versions/8/a/B.class", b"eight"),
            ]),
        );
        for (feature, expected) in [(8, "base"), (9, "nine"), (17, "eleven"), (25, "twenty-one")] {
            let jar = Jar::open(&jar, feature).unwrap();
            assert_eq!(jar.get("a/B.class").unwrap().unwrap().as_slice(), expected.as_bytes());
            assert_eq!(jar.names().filter(|n| n.ends_with(".class")).count(), 1);
        }
    }

    #[test]
    fn names_are_keys_and_the_last_of_two_counts() {
        let folder = Folder::new("hostile");
        for strange in ["../x.class", "/x.class", "a/../../x", "a\\..\\x"] {
            let jar = folder.file("strange.jar", &archive(&[(strange, b"x")]));
            let jar = Jar::open(&jar, 17).unwrap();
            assert_eq!(jar.get(strange).unwrap().unwrap().as_slice(), b"x");
            assert!(jar.get("x.class").unwrap().is_none() && jar.get("x").unwrap().is_none(), "{strange}");
        }
        let twice = [("A.class", &b"1"[..]), ("A.class", b"2"), ("L.txt", b"1"), ("L.txt", b"2")];
        let jar = Jar::open(&folder.file("twice.jar", &archive(&twice)), 17).unwrap();
        assert_eq!(jar.get("A.class").unwrap().unwrap().as_slice(), b"2");
        assert_eq!(jar.get("L.txt").unwrap().unwrap().as_slice(), b"2");
        assert!(jar.get("none").unwrap().is_none());
        let error = Jar::open(&folder.file("no.jar", b"not a jar"), 17).unwrap_err();
        assert!(error.to_string().contains("no.jar"), "{error}");
    }

    #[test]
    fn a_class_path_has_folders_jars_links_and_stars() {
        let folder = Folder::new("path");
        let main = &b"Main-Class: p.Main\nClass-Path: lib/b.jar app.jar gone.jar\n\n"[..];
        let app = folder.file("app.jar", &archive(&[(MANIFEST, main), ("p/Main.class", b"main")]));
        folder.file("lib/b.jar", &archive(&[("p/B.class", b"b"), ("p/Main.class", b"shadowed")]));
        folder.file("classes/p/C.class", b"c");
        let spec = std::env::join_paths([&app, &folder.0.join("classes"), &folder.0.join("none")]).unwrap();
        let path = ClassPath::open(spec.to_str().unwrap(), 17).unwrap();
        assert_eq!(path.main_class().unwrap(), "p/Main");
        assert_eq!(path.places().count(), 3);
        assert_eq!(path.find("p/Main").unwrap().unwrap().bytes.as_slice(), b"main");
        assert_eq!(path.find("p/B").unwrap().unwrap().bytes.as_slice(), b"b");
        assert_eq!(path.find("p/C").unwrap().unwrap().origin, folder.0.join("classes"));
        assert!(path.find("../classes/p/C").unwrap().is_none());
        assert_eq!(path.classes().unwrap(), ["p/B", "p/C", "p/Main"]);
        assert_eq!(path.resources("p/Main.class").unwrap().len(), 2);
        let star = ClassPath::from_paths(&[folder.0.join("lib/*")], 17).unwrap();
        assert_eq!(star.classes().unwrap(), ["p/B", "p/Main"]);
    }
}
