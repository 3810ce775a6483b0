//! Which paths of the host are the program's own: what its class path names, what lies below its folders, and what the
//! user lets it read.

use super::{ClassPath, Place};
use std::path::{Component, Path, PathBuf};

impl ClassPath {
    /// Where a path leads, if what is there, or would be, belongs to the program. A relative path starts in the
    /// working directory, as for `java`.
    pub fn own_path(&self, path: &str) -> Option<PathBuf> {
        if path.is_empty() || path.contains('\0') {
            return None;
        }
        let path = absolute(Path::new(path))?;
        let goes_up = path.components().any(|part| part == Component::ParentDir);
        if !goes_up && self.owns(&path) {
            return Some(path);
        }
        // By another name: through a link, or by way of a folder above.
        let real = real(&path)?;
        // Only what really lies there: a link in a folder of data must not lead out of it.
        let readable = || self.readable.iter().any(|allowed| real.starts_with(allowed));
        (self.owns(&real) || readable()).then_some(path)
    }

    /// Whether something that is the program's own, or may be read, lies below a folder.
    pub fn lies_below(&self, folder: &Path) -> bool {
        let placed = |place: &Place| match place {
            Place::Folder(root) => root.starts_with(folder),
            Place::Jar(jar) => jar.path().starts_with(folder),
        };
        let named = |named: &PathBuf| absolute(named).is_some_and(|named| named.starts_with(folder));
        self.places.iter().any(placed)
            || self.named.iter().any(named)
            || self.readable.iter().any(|allowed| allowed.starts_with(folder))
    }

    fn owns(&self, path: &Path) -> bool {
        let placed = |place: &Place| match place {
            Place::Folder(root) => path.starts_with(root),
            Place::Jar(jar) => path == jar.path(),
        };
        let named = |named: &PathBuf| absolute(named).is_some_and(|named| named == path);
        self.places.iter().any(placed) || self.named.iter().any(named)
    }
}

/// Without the steps that lead nowhere (`.`, double slashes).
fn absolute(path: &Path) -> Option<PathBuf> {
    std::path::absolute(path).ok()
}

/// The absolute path without links and steps upwards; of what is not there, as far as there is something.
pub fn real(path: &Path) -> Option<PathBuf> {
    if let Ok(real) = std::fs::canonicalize(path) {
        return Some(real);
    }
    let mut collapsed = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(collapsed.pop()),
            part => collapsed.push(part),
        }
    }
    let mut missing = Vec::new();
    for above in collapsed.ancestors() {
        if let Ok(real) = std::fs::canonicalize(above) {
            return Some(missing.iter().rev().fold(real, |path, name| path.join(name)));
        }
        missing.push(above.file_name()?);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_below_its_folders_is_the_programs() {
        let folder = std::env::temp_dir().join(format!("sojourner-own-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("classes/inner")).expect("a folder");
        let classes = folder.join("classes");
        let path =
            ClassPath::from_paths(&[classes.clone(), folder.join("none.jar")], 17).expect("a class path");
        let own = |name: &str| path.own_path(&folder.join(name).to_string_lossy()).is_some();
        assert!(
            own("classes")
                && own("classes/")
                && own("classes/inner")
                && own("classes/none")
                && own("none.jar")
        );
        assert!(own("classes/none/../other") && own("classes/inner/..") && own("classes/../classes/inner"));
        assert!(
            !own("") && !own("other") && !own("classes/..") && !own("classes/../other") && !own("classes2")
        );
        std::fs::remove_dir_all(&folder).expect("removed");
    }

    #[test]
    fn what_may_be_read_is_what_really_lies_there() {
        let folder = std::env::temp_dir().join(format!("sojourner-readable-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("data/inner")).expect("a folder");
        std::fs::write(folder.join("secret"), "s").expect("a file");
        #[cfg(unix)]
        std::os::unix::fs::symlink(folder.join("secret"), folder.join("data/link")).expect("a link");
        let mut path = ClassPath::from_paths(&[], 17).expect("a class path");
        assert!(path.own_path(&folder.join("data").to_string_lossy()).is_none());
        path.allow_read(&folder.join("data")).expect("it is there");
        let own = |name: &str| path.own_path(&folder.join(name).to_string_lossy()).is_some();
        assert!(own("data") && own("data/inner") && own("data/none") && own("data/inner/../none"));
        assert!(!own("secret") && !own("data/../secret") && !own("data/link") && !own("data2"));
        assert!(path.allow_read(&folder.join("none")).is_err());
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
