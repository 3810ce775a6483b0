//! The program's source lines, where they can be found: the file that was named, files beside it, below the folders of
//! the class path, and below the source folders of the build that has made these.

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

/// A file and its lines, if it was found.
type Lines = Option<(PathBuf, Vec<String>)>;

/// Where builds keep sources, from their project's folder.
const OF_BUILDS: [&str; 5] = ["src/main/java", "src/test/java", "src/main/kotlin", "src/test/kotlin", "src"];

impl Sources {
    /// The sources of a program.
    pub fn of(launch: &Launch) -> Sources {
        let beside = launch.source.as_ref().and_then(|s| s.parent()).map(PathBuf::from);
        let places: Vec<PathBuf> = launch.program.class_path.places().map(PathBuf::from).collect();
        let mut folders: Vec<PathBuf> = beside.into_iter().chain(places.iter().cloned()).collect();
        // target/classes of Maven, build/classes/java/main of Gradle.
        let projects = places.iter().filter(|p| p.is_dir()).flat_map(|p| p.ancestors().skip(1).take(4));
        for project in projects.filter(|project| project.parent().is_some()) {
            folders.extend(OF_BUILDS.iter().map(|name| project.join(name)));
        }
        folders.retain(|p| p.as_os_str().is_empty() || p.is_dir());
        let mut seen = std::collections::HashSet::new();
        folders.retain(|folder| seen.insert(folder.clone()));
        Sources { named: launch.source.clone(), folders, read: Mutex::default() }
    }

    /// A line of a file of a package (`a/b`), without its surrounding blanks.
    pub fn line(&self, package: &str, file: &str, line: u32) -> Option<String> {
        self.look(package, file, |(_, lines)| {
            let text = lines.get(line.checked_sub(1)? as usize)?.trim();
            (!text.is_empty()).then(|| text.to_owned())
        })
    }

    /// Where a file of a package is.
    pub fn path(&self, package: &str, file: &str) -> Option<PathBuf> {
        self.look(package, file, |(path, _)| Some(path.clone()))
    }

    fn look<T>(
        &self,
        package: &str,
        file: &str,
        what: impl FnOnce(&(PathBuf, Vec<String>)) -> Option<T>,
    ) -> Option<T> {
        let mut read = self.read.lock().unwrap_or_else(|e| e.into_inner());
        let found =
            read.entry((package.to_owned(), file.to_owned())).or_insert_with(|| self.find(package, file));
        what(found.as_ref()?)
    }

    fn find(&self, package: &str, file: &str) -> Lines {
        // The name comes from a class file; it must not lead anywhere else.
        if file.contains(['/', '\\']) || package.split('/').any(|part| part == "..") {
            return None;
        }
        let named = self.named.iter().filter(|n| n.file_name().is_some_and(|f| f == file)).cloned();
        let below = self.folders.iter().flat_map(|f| [f.join(package).join(file), f.join(file)]);
        let read = |path: PathBuf| Some((std::fs::read_to_string(&path).ok()?, path));
        let (text, path) = named.chain(below).find_map(read)?;
        Some((path, text.lines().map(str::to_owned).collect()))
    }
}
