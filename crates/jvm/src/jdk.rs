//! Finds a JDK: the one asked for, or JAVA_HOME, or `java` on the PATH, or the usual folders.
//!
//! A JDK counts when it has `lib/modules` (9 and later) and a `release` file that names its version. Nothing is
//! executed to find out.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The versions that every test runs with; others are tried as they are.
pub const TESTED: [u32; 2] = [17, 25];

/// A JDK on this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Jdk {
    pub home: PathBuf,
    /// 17, 21, 25 ...
    pub feature: u32,
    /// The whole version, e.g. `17.0.15`.
    pub version: String,
}

/// Why there is no JDK to work with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JdkError {
    #[error("{0} is not a JDK of version 9 or later: it has no lib/modules")]
    NoImage(PathBuf),
    #[error("{0} is not a usable JDK: its release file does not name a version")]
    NoVersion(PathBuf),
    #[error(
        "no JDK found: install one (e.g. `apt install openjdk-17-jdk` or https://adoptium.net), then set JAVA_HOME \
         or name it with --jdk"
    )]
    None,
}

impl Jdk {
    /// The JDK to use: `explicit` if given (its faults are errors), else the first that is found.
    pub fn find(explicit: Option<&Path>) -> Result<Jdk, JdkError> {
        match explicit {
            Some(home) => Jdk::at(home),
            None => Jdk::all().into_iter().next().ok_or(JdkError::None),
        }
    }

    /// Every JDK that is found, in the order of preference, each once.
    pub fn all() -> Vec<Jdk> {
        let mut seen = BTreeSet::new();
        candidates()
            .into_iter()
            .filter_map(|home| std::fs::canonicalize(home).ok())
            .filter(|home| seen.insert(home.clone()))
            .filter_map(|home| Jdk::at(&home).ok())
            .collect()
    }

    /// The JDK in this folder; its `bin` folder and its `java` will do as well.
    pub fn at(path: &Path) -> Result<Jdk, JdkError> {
        let home = [Some(path), path.parent(), path.parent().and_then(Path::parent)]
            .into_iter()
            .flatten()
            .find(|home| home.join("lib/modules").is_file())
            .ok_or_else(|| JdkError::NoImage(path.to_path_buf()))?;
        let release = std::fs::read_to_string(home.join("release")).unwrap_or_default();
        let version = java_version(&release).ok_or_else(|| JdkError::NoVersion(home.to_path_buf()))?;
        let feature = feature(&version).ok_or_else(|| JdkError::NoVersion(home.to_path_buf()))?;
        Ok(Jdk { home: home.to_path_buf(), feature, version })
    }

    /// The classes of the JDK.
    pub fn modules(&self) -> PathBuf {
        self.home.join("lib/modules")
    }

    /// The compiler; absent in a mere run-time environment.
    pub fn javac(&self) -> Option<PathBuf> {
        self.tool("javac")
    }

    /// The reference machine, for comparisons.
    pub fn java(&self) -> Option<PathBuf> {
        self.tool("java")
    }

    fn tool(&self, name: &str) -> Option<PathBuf> {
        let path = self.home.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        path.is_file().then_some(path)
    }
}

/// Where JDKs may be, best first.
fn candidates() -> Vec<PathBuf> {
    let mut out: Vec<PathBuf> = std::env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().collect();
    let path = std::env::var_os("PATH").unwrap_or_default();
    for dir in std::env::split_paths(&path) {
        for tool in ["java", "javac"] {
            let tool = dir.join(format!("{tool}{}", std::env::consts::EXE_SUFFIX));
            // bin/java is often a link, sometimes through several others.
            if let Ok(real) = std::fs::canonicalize(tool) {
                out.extend(real.parent().and_then(Path::parent).map(Path::to_path_buf));
            }
        }
    }
    let home = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let folders = [
        PathBuf::from("/usr/lib/jvm"),
        PathBuf::from("/usr/java"),
        PathBuf::from("/opt"),
        PathBuf::from("/opt/java"),
        PathBuf::from("/usr/local"),
        PathBuf::from("/Library/Java/JavaVirtualMachines"),
        PathBuf::from("C:/Program Files/Java"),
        PathBuf::from("C:/Program Files/Eclipse Adoptium"),
        home.join(".sdkman/candidates/java"),
        home.join(".jdks"),
        home.join(".jabba/jdk"),
        home.join(".asdf/installs/java"),
        home.join("Library/Java/JavaVirtualMachines"),
    ];
    for folder in folders {
        let Ok(listing) = std::fs::read_dir(&folder) else { continue };
        let mut inside: Vec<PathBuf> = listing.flatten().map(|entry| entry.path()).collect();
        inside.sort();
        out.extend(inside.into_iter().flat_map(|dir| [dir.join("Contents/Home"), dir]));
    }
    out
}

fn java_version(release: &str) -> Option<String> {
    let line = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?;
    Some(line.trim().trim_matches('"').to_string()).filter(|version| !version.is_empty())
}

fn feature(version: &str) -> Option<u32> {
    version.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok().filter(|&feature| feature >= 9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_the_release_file() {
        let version = java_version("IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"17.0.15\"\n").unwrap();
        assert_eq!((version.as_str(), feature(&version)), ("17.0.15", Some(17)));
        assert_eq!(feature("25"), Some(25));
        assert_eq!(feature("26-ea"), Some(26));
        assert_eq!(feature("1.8.0_392"), None);
        assert_eq!(java_version("JAVA_VERSION=\"\""), None);
    }

    #[test]
    fn a_folder_that_is_no_jdk_says_so() {
        let error = Jdk::find(Some(Path::new("/nonexistent/jdk"))).unwrap_err();
        assert!(error.to_string().contains("/nonexistent/jdk"), "{error}");
        assert!(!JdkError::None.to_string().contains('\n'));
    }

    #[test]
    fn what_is_found_is_complete_and_found_by_its_java_too() {
        for jdk in Jdk::all() {
            assert!(jdk.modules().is_file() && jdk.feature >= 9);
            assert_eq!(Jdk::at(&jdk.home.join("bin/java")).unwrap(), jdk);
        }
    }
}
