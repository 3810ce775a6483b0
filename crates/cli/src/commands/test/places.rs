//! Where the tests are, and what belongs on the class path beside them.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::source;

use crate::args::TestArgs;
use crate::project::{Build, Whose};
use crate::{advice, project};

/// Folders and jars with tests, and the whole class path.
pub struct Places {
    /// What was named, for people.
    named: PathBuf,
    /// Where tests are looked for.
    pub tests: Vec<PathBuf>,
    /// As after `-cp`.
    pub class_path: String,
    /// A class, in internal form, if only its tests are meant.
    pub class: Option<String>,
    pub jdk: Jdk,
    /// Whether the tests were found in the folders of a build, which has its libraries elsewhere.
    pub of_build: Option<&'static str>,
}

impl Places {
    pub fn shown(&self) -> String {
        self.named.display().to_string()
    }
}

/// Finds what the arguments name.
pub fn find(arguments: &TestArgs) -> anyhow::Result<Places> {
    advice::cache();
    advice::java_home(arguments.java.jdk.as_deref());
    let jdk = Jdk::find(arguments.java.jdk.as_deref())?;
    let path = &arguments.path;
    ensure!(path.exists(), "{}: is not there", path.display());
    let libraries = arguments.java.class_path.clone();
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or_default();
    let mut places = Places {
        named: path.clone(),
        tests: vec![path.clone()],
        class_path: String::new(),
        class: None,
        jdk,
        of_build: None,
    };
    let mut others = Vec::new();
    match extension {
        "java" => {
            let compiled = source::compile(std::slice::from_ref(path), libraries.as_deref(), &places.jdk)?;
            places.tests = vec![compiled.classes];
        }
        "class" => {
            let (root, class) = root_of(path)?;
            others = beside(&root, libraries.is_none());
            places.tests = vec![root];
            places.class = Some(class);
        }
        "jar" => {}
        _ if path.is_dir() || project::is_build_file(path) => {
            let folder = if path.is_dir() { path.as_path() } else { path.parent().unwrap_or(Path::new(".")) };
            match build_in(folder)? {
                Some(found) => {
                    places.of_build = Some(found.build.name);
                    (places.tests, others) = (found.tests, found.beside);
                    if libraries.is_none() {
                        others.extend(found.build.libraries(folder, Whose::Tests));
                    }
                }
                None => others = beside(path, libraries.is_none()),
            }
        }
        _ => bail!(
            "{}: name a folder with classes, a jar, a .class or .java file, or a project",
            path.display()
        ),
    }
    let paths = places.tests.iter().chain(&others).cloned();
    let paths: Vec<PathBuf> =
        paths.chain(libraries.as_deref().map(ClassPath::split).unwrap_or_default()).collect();
    places.class_path = std::env::join_paths(paths)
        .context("a name on the class path has a separator in it")?
        .into_string()
        .map_err(|path| anyhow::anyhow!("{}: this name is no text", path.display()))?;
    Ok(places)
}

/// What a build has left.
struct Found {
    build: &'static Build,
    tests: Vec<PathBuf>,
    /// What is tested, and resources.
    beside: Vec<PathBuf>,
}

/// The folders of the build in a folder, if there is one.
fn build_in(folder: &Path) -> anyhow::Result<Option<Found>> {
    let Some(build) = project::build_in(folder) else { return Ok(None) };
    let tests = build.there(folder, build.tests);
    if tests.is_empty() {
        build.has_parts(folder, "test")?;
        bail!(
            "{}: a {} project without compiled tests; run {} first",
            folder.display(),
            build.name,
            build.compile_tests
        );
    }
    let beside = [build.beside_tests, build.classes].map(|names| build.there(folder, names)).concat();
    Ok(Some(Found { build, tests, beside }))
}

/// What a build puts beside a folder of test classes, and its libraries if they are wanted.
fn beside(folder: &Path, libraries: bool) -> Vec<PathBuf> {
    let Ok(full) = std::fs::canonicalize(folder) else { return Vec::new() };
    for build in &project::BUILDS {
        for tests in build.tests {
            if !full.ends_with(tests) {
                continue;
            }
            let up = Path::new(tests).components().count();
            let Some(project) = full.ancestors().nth(up) else { continue };
            let mut all =
                [build.beside_tests, build.classes].map(|names| build.there(project, names)).concat();
            if libraries {
                all.extend(build.libraries(project, Whose::Tests));
            }
            return all;
        }
    }
    Vec::new()
}

/// The folder that the package of a class is relative to, and the class.
fn root_of(path: &Path) -> anyhow::Result<(PathBuf, String)> {
    let bytes = std::fs::read(path).with_context(|| format!("{}: cannot be read", path.display()))?;
    let file = sojourner_jvm::classfile::ClassFile::parse(bytes)?;
    let name = file.name()?.to_owned();
    let full = std::fs::canonicalize(path)?;
    let root = full.ancestors().nth(name.matches('/').count() + 1).map(Path::to_path_buf);
    Ok((root.with_context(|| format!("{}: is not where its package is", path.display()))?, name))
}
