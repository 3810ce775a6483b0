//! Where compiled classes are kept, and under which name.

use crate::jdk::Jdk;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Changes when the way of compiling does, so that old results are not used.
const RECIPE: u8 = 1;

/// Files looked at on a class path or in a source tree; beyond that a tree has no key.
const MOST_FILES: usize = 5_000;

/// A 128-bit fingerprint (FNV-1a) of all that goes into a compilation.
#[derive(Clone)]
pub(super) struct Key(u128);

impl Key {
    pub fn new(jdk: &Jdk) -> Key {
        let mut key = Key(0x6c62272e07bb014262b821756295c58d);
        key.bytes(&[RECIPE]);
        key.text(&jdk.version);
        key.text(&jdk.home.to_string_lossy());
        key
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        let step = |hash: u128, &b: &u8| (hash ^ b as u128).wrapping_mul(0x0000000001000000000000000000013b);
        // The length first, so that two texts never run together.
        let hash = (bytes.len() as u64).to_le_bytes().iter().fold(self.0, step);
        self.0 = bytes.iter().fold(hash, step);
    }

    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    pub fn name(&self) -> String {
        format!("{:032x}", self.0)
    }

    /// Takes in the class path by name, time and size of all files on it.
    pub fn class_path(&mut self, spec: &str) {
        self.text(spec);
        for place in std::env::split_paths(spec).filter(|p| !p.as_os_str().is_empty()) {
            let mut files = Vec::new();
            let place = if place.ends_with("*") { place.parent().unwrap_or(Path::new(".")) } else { &place };
            let complete = list(place, 0, &|_| true, &mut files);
            files.sort();
            for file in files {
                self.stamp(&file);
            }
            if !complete {
                // Too much to look at: every run its own.
                self.text(&format!("{:?} {}", std::time::SystemTime::now(), std::process::id()));
            }
        }
    }

    /// Takes in all sources below a folder; false when there are too many of them.
    pub fn tree(&mut self, root: &Path) -> bool {
        let mut files = Vec::new();
        let is_java = |path: &Path| path.extension().is_some_and(|e| e == "java");
        if !list(root, 0, &is_java, &mut files) {
            return false;
        }
        files.sort();
        self.text(&root.to_string_lossy());
        for file in files {
            self.stamp(&file);
        }
        true
    }

    fn stamp(&mut self, file: &Path) {
        let Ok(data) = std::fs::metadata(file) else { return };
        self.text(&file.to_string_lossy());
        self.bytes(&data.len().to_le_bytes());
        let modified = data.modified().ok().and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok());
        self.bytes(&modified.map_or(0, |age| age.as_nanos()).to_le_bytes());
    }
}

/// Collects files below `path` (or itself); false when a limit was met.
fn list(path: &Path, depth: u32, wanted: &dyn Fn(&Path) -> bool, out: &mut Vec<PathBuf>) -> bool {
    if path.is_file() {
        if wanted(path) {
            out.push(path.to_path_buf());
        }
        return out.len() <= MOST_FILES;
    }
    let Ok(listing) = std::fs::read_dir(path) else { return true };
    // The listing itself is bounded too: a folder may hold a million other files.
    depth < 32
        && listing
            .flatten()
            .enumerate()
            .all(|(count, entry)| count < MOST_FILES && list(&entry.path(), depth + 1, wanted, out))
}

/// Where classes are kept, and why not where they should be.
struct Folder {
    path: PathBuf,
    trouble: Option<String>,
    /// It is of this process alone.
    is_own: bool,
}

static FOLDER: OnceLock<Folder> = OnceLock::new();

/// `XDG_CACHE_HOME`, `~/.cache`, the platform's own; without a home, or where it cannot be written, a folder for this
/// process alone, since a shared one could be filled by others.
pub fn cache_folder() -> PathBuf {
    folder().path.clone()
}

/// Why classes are not kept for the next run, for a person.
pub fn cache_trouble() -> Option<&'static str> {
    folder().trouble.as_deref()
}

/// Removes what was kept for this process alone.
pub fn leave_nothing() {
    if let Some(folder) = FOLDER.get().filter(|folder| folder.is_own) {
        let _ = std::fs::remove_dir_all(&folder.path);
    }
}

fn folder() -> &'static Folder {
    FOLDER.get_or_init(|| {
        let set = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let usual = set("XDG_CACHE_HOME")
            .or_else(|| set("LOCALAPPDATA"))
            .or_else(|| set("HOME").map(|home| home.join(".cache")))
            .map(|base| base.join("sojourner").join("classes"));
        let own = std::env::temp_dir().join(format!("sojourner-classes-{}", std::process::id()));
        let trouble = match &usual {
            None => "there is no HOME for a cache".to_owned(),
            Some(path) => match writable(path) {
                Ok(()) => return Folder { path: path.clone(), trouble: None, is_own: false },
                Err(why) => format!("the cache {} cannot be written ({why})", path.display()),
            },
        };
        let trouble =
            format!("{trouble}; classes are compiled anew each time, XDG_CACHE_HOME names another place");
        Folder { path: own, trouble: Some(trouble), is_own: true }
    })
}

/// Whether something can be put there.
fn writable(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let probe = folder.join(format!(".probe-{}", std::process::id()));
    std::fs::create_dir(&probe)?;
    std::fs::remove_dir(&probe)
}
