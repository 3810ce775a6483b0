//! Which paths of the host are the program's own: what its class path names, and what lies below its folders.

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
        self.owns(&real(&path)?).then_some(path)
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
}
