//! The classes the checker knows without their being on the class path: our own API, and stubs of
//! others' that programs import. Their sources are part of this binary; javac compiles them beside
//! the program when it names them, and `native/choice.rs` replaces their methods.

use crate::class::Origin;
use crate::classfile::Bytes;
use crate::classpath::ClassPath;
use crate::jdk::Jdk;
use crate::machine::sources::{Found, Source};
use std::path::PathBuf;
use std::sync::OnceLock;

/// Path in a source folder, and content.
const SOURCES: &[(&str, &str)] = &[
    ("sojourner/Atomic.java", include_str!("../../../java/sojourner/Atomic.java")),
    ("sojourner/Check.java", include_str!("../../../java/sojourner/Check.java")),
    ("sojourner/Choice.java", include_str!("../../../java/sojourner/Choice.java")),
    ("sojourner/Entry.java", include_str!("../../../java/sojourner/Entry.java")),
    ("sojourner/Label.java", include_str!("../../../java/sojourner/Label.java")),
    ("sojourner/test/Annotated.java", include_str!("../../../java/sojourner/test/Annotated.java")),
    ("sojourner/test/Case.java", include_str!("../../../java/sojourner/test/Case.java")),
    ("sojourner/test/Csv.java", include_str!("../../../java/sojourner/test/Csv.java")),
    ("sojourner/test/Driver.java", include_str!("../../../java/sojourner/test/Driver.java")),
    ("sojourner/test/JUnit4.java", include_str!("../../../java/sojourner/test/JUnit4.java")),
    ("sojourner/test/Jupiter.java", include_str!("../../../java/sojourner/test/Jupiter.java")),
    ("sojourner/test/Parameters.java", include_str!("../../../java/sojourner/test/Parameters.java")),
    ("sojourner/test/TestNg.java", include_str!("../../../java/sojourner/test/TestNg.java")),
    ("sojourner/Measure.java", include_str!("../../../java/sojourner/Measure.java")),
    ("sojourner/Symbolic.java", include_str!("../../../java/sojourner/Symbolic.java")),
    ("gov/nasa/jpf/vm/Verify.java", include_str!("../../../java/stubs/gov/nasa/jpf/vm/Verify.java")),
    ("gov/nasa/jpf/jvm/Verify.java", include_str!("../../../java/stubs/gov/nasa/jpf/jvm/Verify.java")),
    ("gov/nasa/jpf/symbc/Debug.java", include_str!("../../../java/stubs/gov/nasa/jpf/symbc/Debug.java")),
    ("probabilistic/Choice.java", include_str!("../../../java/stubs/probabilistic/Choice.java")),
    ("probabilistic/Coin.java", include_str!("../../../java/stubs/probabilistic/Coin.java")),
    ("probabilistic/Die.java", include_str!("../../../java/stubs/probabilistic/Die.java")),
    (
        "probabilistic/UniformChoice.java",
        include_str!("../../../java/stubs/probabilistic/UniformChoice.java"),
    ),
    (
        "org/sosy_lab/sv_benchmarks/Verifier.java",
        include_str!("../../../java/stubs/org/sosy_lab/sv_benchmarks/Verifier.java"),
    ),
];

/// A folder with the sources, written to the cache if they are not there yet.
pub fn source_folder() -> std::io::Result<PathBuf> {
    let texts: Vec<&str> = SOURCES.iter().flat_map(|s| [s.0, s.1]).collect();
    let hash = crate::class::stable_hash(&texts);
    let folder = crate::source::cache_folder().join(format!("api-{hash:016x}"));
    if !folder.is_dir() {
        let fresh = folder.with_extension(format!("{}", std::process::id()));
        for (path, text) in SOURCES {
            let file = fresh.join(path);
            std::fs::create_dir_all(file.parent().expect("has a folder"))?;
            std::fs::write(file, text)?;
        }
        if std::fs::rename(&fresh, &folder).is_err() {
            // Another process was faster.
            let _ = std::fs::remove_dir_all(&fresh);
        }
    }
    Ok(folder)
}

/// Whether a class (internal form) is one of these.
pub fn has(class: &str) -> bool {
    let outer = class.split('$').next().unwrap_or(class);
    SOURCES.iter().any(|source| source.0.strip_suffix(".java") == Some(outer))
}

/// Compiles the API when a program that came as class files asks for it.
pub struct FromApi {
    jdk: Jdk,
    compiled: OnceLock<Option<ClassPath>>,
}

impl FromApi {
    pub fn new(jdk: Jdk) -> FromApi {
        FromApi { jdk, compiled: OnceLock::new() }
    }
}

impl Source for FromApi {
    fn find_class(&self, name: &str) -> Option<Found> {
        if !has(name) {
            return None;
        }
        let classes = self.compiled.get_or_init(|| {
            let folder = source_folder().ok()?;
            let files: Vec<PathBuf> = SOURCES.iter().map(|s| folder.join(s.0)).collect();
            let compiled = crate::source::compile(&files, None, &self.jdk).ok()?;
            ClassPath::from_paths(&[compiled.classes], self.jdk.feature).ok()
        });
        let found = classes.as_ref()?.find(name).ok()??;
        Some(Found { bytes: found.bytes, origin: Origin::User, module: None })
    }

    fn find_resource(&self, _name: &str) -> Option<Bytes> {
        None
    }
}
