//! The program's source lines, where they can be found: the file that was named, files beside it, and
//! below the folders of the class path.

use crate::launch::Launch;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Mutex;

/// Finds source lines; files are read once.
pub struct Sources {
    named: Option<PathBuf>,
    folders: Vec<PathBuf>,
    read: Mutex<HashMap<(String, String), Lines>>,
}

/// The lines of a file, if it was found.
type Lines = Option<Vec<String>>;

impl Sources {
    /// The sources of a program.
    pub fn of(launch: &Launch) -> Sources {
        let beside = launch.source.as_ref().and_then(|s| s.parent()).map(PathBuf::from);
        let places = launch.program.class_path.places().map(PathBuf::from);
        let folders = beside.into_iter().chain(places).filter(|p| p.as_os_str().is_empty() || p.is_dir());
        Sources { named: launch.source.clone(), folders: folders.collect(), read: Mutex::default() }
    }

    /// A line of a file of a package (`a/b`), without its surrounding blanks.
    pub fn line(&self, package: &str, file: &str, line: u32) -> Option<String> {
        let mut read = self.read.lock().unwrap_or_else(|e| e.into_inner());
        let lines =
            read.entry((package.to_owned(), file.to_owned())).or_insert_with(|| self.find(package, file));
        let text = lines.as_ref()?.get(line.checked_sub(1)? as usize)?.trim();
        (!text.is_empty()).then(|| text.to_owned())
    }

    fn find(&self, package: &str, file: &str) -> Option<Vec<String>> {
        // The name comes from a class file; it must not lead anywhere else.
        if file.contains(['/', '\\']) || package.split('/').any(|part| part == "..") {
            return None;
        }
        let named = self.named.iter().filter(|n| n.file_name().is_some_and(|f| f == file)).cloned();
        let below = self.folders.iter().flat_map(|f| [f.join(package).join(file), f.join(file)]);
        let text = named.chain(below).find_map(|path| std::fs::read_to_string(path).ok())?;
        Some(text.lines().map(str::to_owned).collect())
    }
}
