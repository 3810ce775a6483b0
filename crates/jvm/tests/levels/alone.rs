//! Programs that each stand alone: compiled together, but every one has a class path of its own.
//!
//! What a reduction may do depends on what the classes of a program could do; a program that can find classes by a text
//! is judged by all classes on its class path. On a common one the neighbours would decide.

// Each test uses a part.
#![allow(dead_code)]

use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::program::Program;
use sojourner_jvm::source::compile_into;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The JDKs to test with, one of each version: all, or the one that `SOJOURNER_JDK` names.
pub fn jdks() -> Vec<Jdk> {
    let only: Option<u32> = std::env::var("SOJOURNER_JDK").ok().and_then(|v| v.parse().ok());
    let mut found: Vec<Jdk> = Vec::new();
    for jdk in Jdk::all().into_iter().filter(|j| j.feature >= 17 && j.javac().is_some()) {
        let is_new = found.iter().all(|other| other.feature != jdk.feature);
        if is_new && only.is_none_or(|feature| feature == jdk.feature) {
            found.push(jdk);
        }
    }
    assert!(!found.is_empty(), "the tests need a JDK");
    found
}

/// Compiled programs of a common kind.
pub struct Alone {
    folder: PathBuf,
    jdk: Jdk,
}

impl Alone {
    /// Compiles sources, whose main classes are called as their files are.
    pub fn compile(kind: &str, sources: &[PathBuf], jdk: &Jdk) -> Alone {
        let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{kind}-{}", jdk.feature));
        let compiled = compile_into(&cache, sources, None, jdk).unwrap_or_else(|e| panic!("{e}"));
        let folder = compiled.classes.with_extension("alone");
        if !folder.join("done").exists() {
            let _ = std::fs::remove_dir_all(&folder);
            for entry in std::fs::read_dir(&compiled.classes).unwrap() {
                let path = entry.unwrap().path();
                let file = path.file_name().unwrap().to_string_lossy().into_owned();
                let Some(class) = file.strip_suffix(".class") else { continue };
                let own = folder.join(class.split('$').next().unwrap());
                std::fs::create_dir_all(&own).unwrap();
                std::fs::copy(&path, own.join(&file)).unwrap();
            }
            std::fs::write(folder.join("done"), "").unwrap();
        }
        Alone { folder, jdk: jdk.clone() }
    }

    pub fn launch(&self, main_class: &str) -> Launch {
        let own = ClassPath::from_paths(&[self.classes(main_class)], self.jdk.feature).unwrap();
        let program = Program::open(&self.jdk, own).unwrap();
        Launch::of_main(program, self.jdk.clone(), main_class.to_owned())
    }

    /// The folder with the classes of one program.
    pub fn classes(&self, main_class: &str) -> PathBuf {
        self.folder.join(main_class)
    }
}

/// Writes a source where `Alone` finds it.
pub fn write(kind: &str, name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{kind}-sources"));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{name}.java"));
    std::fs::write(&file, text).unwrap();
    file
}

/// The Java sources below a folder, in order.
pub fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources_below(&path));
        } else if path.extension().is_some_and(|e| e == "java") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Runs `each` for every index below `count`, on two threads.
pub fn in_parallel(count: usize, each: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= count {
                        return;
                    }
                    each(at);
                }
            });
        }
    });
}
