//! Java sources, compiled by the JDK's own javac with debug information into a cache.
//!
//! The cache is keyed by everything that decides the outcome: the sources, the JDK, the class path and what is
//! on it. A first attempt compiles only the named files; when that fails, a second one lets javac look for the
//! missing classes among the neighbours (the folder tree that the package declarations imply), and then those
//! count for the key. Annotation processors are off: nothing on the class path is executed.

mod cache;
mod main_class;

use crate::jdk::Jdk;
use cache::Key;
pub use cache::{cache_folder, cache_trouble, leave_nothing};
pub use main_class::{find_main, main_classes, why_no_main};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Why there is nothing to run.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    #[error("cannot read {path}: {source}")]
    Read { path: PathBuf, source: std::io::Error },
    #[error("cannot write to the cache folder {path}: {source}")]
    Cache { path: PathBuf, source: std::io::Error },
    #[error("the JDK in {0} has no javac: install a full JDK, or compile the program and name its classes")]
    NoJavac(PathBuf),
    #[error("cannot start {path}: {source}")]
    Start { path: PathBuf, source: std::io::Error },
    /// What javac said.
    #[error("{0}")]
    Javac(String),
}

/// Compiled sources.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compiled {
    /// The folder with the classes, to be put first on the class path.
    pub classes: PathBuf,
    /// The class to start, in internal form, where one has a `main`.
    pub main_class: Option<String>,
    /// Whether the classes were already there.
    pub cached: bool,
}

/// Compiles sources, or finds what was compiled before.
pub fn compile(sources: &[PathBuf], class_path: Option<&str>, jdk: &Jdk) -> Result<Compiled, SourceError> {
    compile_into(&cache_folder(), sources, class_path, jdk)
}

/// As [`compile`], with a cache of one's own.
pub fn compile_into(
    cache: &Path,
    sources: &[PathBuf],
    class_path: Option<&str>,
    jdk: &Jdk,
) -> Result<Compiled, SourceError> {
    let mut key = Key::new(jdk);
    for source in sources {
        let content = std::fs::read(source)
            .map_err(|error| SourceError::Read { path: source.clone(), source: error })?;
        key.text(&source.file_name().unwrap_or_default().to_string_lossy());
        key.bytes(&content);
    }
    key.class_path(class_path.unwrap_or(""));
    let job = Job { cache, sources, class_path, jdk };
    let alone = job.run(&key, None);
    let Err(SourceError::Javac(_)) = alone else { return alone };
    match sources.first().and_then(|first| source_root(first)) {
        Some(root) if key.tree(&root) => job.run(&key, Some(&root)),
        _ => alone,
    }
}

struct Job<'a> {
    cache: &'a Path,
    sources: &'a [PathBuf],
    class_path: Option<&'a str>,
    jdk: &'a Jdk,
}

impl Job<'_> {
    fn run(&self, key: &Key, source_path: Option<&Path>) -> Result<Compiled, SourceError> {
        let done = self.cache.join(key.name());
        if done.is_dir() {
            return Ok(self.compiled(done, true));
        }
        let fail = |source| SourceError::Cache { path: self.cache.to_path_buf(), source };
        std::fs::create_dir_all(self.cache).map_err(fail)?;
        // Compiled beside and renamed when complete, so that no half-written folder is ever used.
        let fresh = Scratch::new(self.cache, key).map_err(fail)?;
        self.javac(&fresh.0, source_path)?;
        match std::fs::rename(&fresh.0, &done) {
            Ok(()) => Ok(self.compiled(done, false)),
            // Another run was faster with the same content.
            Err(_) if done.is_dir() => Ok(self.compiled(done, true)),
            Err(error) => Err(fail(error)),
        }
    }

    /// Where javac may look for sources: the program's own folder, and the API this binary brings.
    fn source_path(&self, own: Option<&Path>, out: &Path) -> std::ffi::OsString {
        let api = crate::api::source_folder().ok();
        let places = [Some(own.unwrap_or(out).to_path_buf()), api];
        std::env::join_paths(places.into_iter().flatten()).unwrap_or_else(|_| out.into())
    }

    fn compiled(&self, classes: PathBuf, cached: bool) -> Compiled {
        let main_class = find_main(&classes, self.sources, self.jdk.feature);
        Compiled { classes, main_class, cached }
    }

    fn javac(&self, out: &Path, source_path: Option<&Path>) -> Result<(), SourceError> {
        let javac = self.jdk.javac().ok_or_else(|| SourceError::NoJavac(self.jdk.home.clone()))?;
        let output = Command::new(&javac)
            .args(["-g", "-proc:none", "-implicit:class", "-encoding", "UTF-8", "-d"])
            .arg(out)
            .arg("-cp")
            // Without a class path nothing lies around: the folder is still empty.
            .arg(self.class_path.map_or(out.as_os_str(), |path| path.as_ref()))
            .arg("-sourcepath")
            .arg(self.source_path(source_path, out))
            .args(self.sources)
            // Options from the environment would change the outcome behind the key's back.
            .env_remove("JDK_JAVAC_OPTIONS")
            .env_remove("JAVA_TOOL_OPTIONS")
            .output()
            .map_err(|source| SourceError::Start { path: javac.clone(), source })?;
        if output.status.success() {
            return Ok(());
        }
        let mut text = String::from_utf8_lossy(&output.stderr).into_owned();
        text.push_str(&String::from_utf8_lossy(&output.stdout));
        Err(SourceError::Javac(text.trim_end().to_string()))
    }
}

/// A folder that goes away unless it was renamed.
struct Scratch(PathBuf);

impl Scratch {
    fn new(cache: &Path, key: &Key) -> std::io::Result<Scratch> {
        static COUNT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let count = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let path = cache.join(format!(".{}-{}-{count}", key.name(), std::process::id()));
        std::fs::create_dir(&path)?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The folder where the packages start: the file's own, up by one for each part of its package.
fn source_root(source: &Path) -> Option<PathBuf> {
    let text = std::fs::read_to_string(source).ok()?;
    let package = package_of(&text);
    let mut root = std::fs::canonicalize(source).ok()?.parent()?.to_path_buf();
    for part in package.rsplit('.').filter(|part| !part.is_empty()) {
        if root.file_name()? != part {
            return None;
        }
        root = root.parent()?.to_path_buf();
    }
    Some(root)
}

/// The package declaration; comments before it are passed over, annotations are not looked into.
fn package_of(text: &str) -> String {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    loop {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, rest)| rest).trim_start();
        } else if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
        } else {
            break;
        }
    }
    let Some(name) = rest.strip_prefix("package").and_then(|rest| rest.split_once(';')) else {
        return String::new();
    };
    name.0.chars().filter(|c| !c.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_read_behind_comments() {
        assert_eq!(package_of("/* a; */ // b;\npackage x . y;\nclass A {}"), "x.y");
        assert_eq!(package_of("class A { }"), "");
        assert_eq!(package_of("/* never closed"), "");
    }
}
