//! What a person means by a folder, a Maven or Gradle project, or a bare name: which classes, and which of them is to be
//! started. Nothing of the build is executed; what is missing is said with what to type.
//!
//! Libraries are those in a file that the build has written, of a Maven project otherwise those of its POM in the local
//! repository ([`libraries`]).
//!
//! Known gap: the libraries of a Gradle project are known to Gradle only; its user is told what to type.

mod libraries;
mod pom;

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::is_java;
use sojourner_jvm::source::main_classes;

use crate::args::TargetArgs;
use crate::jpf::{self, Jpf};
use crate::{advice, output, target};
pub use libraries::Whose;

/// A kind of build: its files, where it puts classes, and what makes them.
pub struct Build {
    pub name: &'static str,
    pub files: &'static [&'static str],
    pub tests: &'static [&'static str],
    pub beside_tests: &'static [&'static str],
    /// Classes and resources of the program.
    pub classes: &'static [&'static str],
    pub compile: &'static str,
    pub compile_tests: &'static str,
    /// Writes the libraries into a file, and the file.
    pub libraries: (&'static str, &'static str),
}

pub const BUILDS: [Build; 2] = [
    Build {
        name: "Maven",
        files: &["pom.xml"],
        tests: &["target/test-classes"],
        beside_tests: &[],
        classes: &["target/classes"],
        compile: "mvn compile",
        compile_tests: "mvn test-compile",
        libraries: ("mvn -q dependency:build-classpath -Dmdep.outputFile=target/cp.txt", "target/cp.txt"),
    },
    Build {
        name: "Gradle",
        files: &["build.gradle", "build.gradle.kts"],
        tests: &["build/classes/java/test", "build/classes/kotlin/test", "build/classes/groovy/test"],
        beside_tests: &["build/resources/test"],
        classes: &[
            "build/classes/java/main",
            "build/classes/kotlin/main",
            "build/classes/groovy/main",
            "build/resources/main",
        ],
        compile: "gradle classes",
        compile_tests: "gradle testClasses",
        libraries: (GRADLE, "build/sojourner-class-path.txt"),
    },
];

/// What to type where our plug-in, whose task has the same name, is not used.
pub const GRADLE: &str = r#"echo 'allprojects{afterEvaluate{p->if(p.plugins.hasPlugin("java")){p.task("sojournerClassPath").doLast{p.file("build/sojourner-class-path.txt").text=p.sourceSets.test.runtimeClasspath.asPath}}}}' > build/sojourner.gradle; gradle -q -I build/sojourner.gradle sojournerClassPath"#;

impl Build {
    /// Those of these names that are there.
    pub fn there(&self, folder: &Path, names: &[&str]) -> Vec<PathBuf> {
        names.iter().map(|name| join(folder, name)).filter(|path| path.exists()).collect()
    }

    /// The libraries of the project in a folder. Where they cannot be known, says so, and what to type.
    pub fn libraries(&self, folder: &Path, whose: Whose) -> Vec<PathBuf> {
        let file = self.files.iter().map(|file| join(folder, file)).find(|file| file.is_file());
        let Some(text) = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok()) else {
            return Vec::new();
        };
        let (command, list) = self.libraries;
        let list = join(folder, list);
        let changed = |file: &Path| std::fs::metadata(file).and_then(|data| data.modified()).ok();
        if list.is_file() && file.is_some_and(|file| changed(&file) <= changed(&list)) {
            let mut given = Some(format!("@{}", list.display()));
            if unfold(&mut given).is_ok() {
                return given.as_deref().map(ClassPath::split).unwrap_or_default();
            }
        }
        let why = match self.name {
            "Maven" => match libraries::of(folder, whose) {
                Ok(found) => return found,
                Err(why) => format!(" ({why:#})"),
            },
            _ if text.contains("dependencies") => String::new(),
            _ => return Vec::new(),
        };
        let list = list.display();
        output::complain(&format!(
            "note: the libraries of the project are not known here{why}; this writes {list}, where they are found: {command}"
        ));
        Vec::new()
    }

    /// Refuses a project that is nothing but its parts.
    pub fn has_parts(&self, folder: &Path, command: &str) -> anyhow::Result<()> {
        let parts = if self.name == "Maven" { libraries::parts(folder) } else { Vec::new() };
        let Some(first) = parts.first() else { return Ok(()) };
        let names: Vec<String> = parts.iter().map(|part| part.display().to_string()).collect();
        bail!(
            "{}: a {} project of several modules ({}); name one: sojourner {command} {}",
            folder.display(),
            self.name,
            names.join(", "),
            join(folder, &first.display().to_string()).display()
        )
    }
}

/// Without a dot in front.
fn join(folder: &Path, name: &str) -> PathBuf {
    if folder == Path::new(".") || folder.as_os_str().is_empty() { name.into() } else { folder.join(name) }
}

/// The build in a folder: by its file, or by the classes it has left.
pub fn build_in(folder: &Path) -> Option<&'static Build> {
    let has = |names: &[&str]| names.iter().any(|name| folder.join(name).exists());
    BUILDS.iter().find(|build| has(build.tests)).or_else(|| BUILDS.iter().find(|build| has(build.files)))
}

/// Whether a file is the one that a build starts from.
pub fn is_build_file(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    path.is_file() && BUILDS.iter().any(|build| build.files.contains(&name))
}

/// Replaces places such as `@target/cp.txt` by what the file holds.
pub fn unfold(class_path: &mut Option<String>) -> anyhow::Result<()> {
    let Some(path) = class_path.as_deref().filter(|path| path.contains('@')) else { return Ok(()) };
    let mut places = Vec::new();
    for place in std::env::split_paths(path) {
        match place.to_str().and_then(|place| place.strip_prefix('@')).filter(|_| !place.exists()) {
            None => places.push(place),
            Some(file) => {
                let text = std::fs::read_to_string(file).with_context(|| {
                    let writes = BUILDS.iter().find(|b| file.ends_with(b.libraries.1));
                    let remedy = writes.map_or(String::new(), |b| format!("; {} writes it", b.libraries.0));
                    format!("--class-path @{file}: the file with the class path cannot be read{remedy}")
                })?;
                let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
                places.extend(lines.flat_map(|line| std::env::split_paths(line).collect::<Vec<_>>()));
            }
        }
    }
    *class_path = Some(joined(&places)?);
    Ok(())
}

fn joined(places: &[PathBuf]) -> anyhow::Result<String> {
    std::env::join_paths(places)
        .context("a name on the class path has a separator in it")?
        .into_string()
        .map_err(|path| anyhow::anyhow!("{}: this name is not UTF-8 text; rename it", path.display()))
}

/// Turns a folder, a project, a `.jpf` file or a bare name into a main class with its class path; what a `.jpf` file says
/// of the search comes back.
pub fn settle(target: &mut TargetArgs) -> anyhow::Result<Option<Jpf>> {
    unfold(&mut target.java.class_path)?;
    let path = PathBuf::from(&target.system);
    if let Some(word) = target.main.as_ref().filter(|_| target::is_model(&target.system)) {
        bail!("{} {word}: a model has no arguments; leave out {word}", target.system);
    }
    if target::is_model(&target.system) {
        return Ok(None);
    }
    if jpf::is_jpf(&target.system) && target.main.is_none() {
        let jpf = Jpf::read(&path)?;
        jpf.tell();
        jpf.put(target)?;
        return Ok(Some(jpf));
    }
    let folder = if is_build_file(&path) {
        Some(path.parent().unwrap_or(Path::new(".")).to_path_buf())
    } else {
        path.is_dir().then(|| path.clone())
    };
    if let Some(folder) = folder {
        return in_folder(target, &folder).map(|()| None);
    }
    match target.main.take() {
        Some(main) if target.system.ends_with(".jar") => put(target, vec![path], main)?,
        Some(word) => bail!(
            "{0} {word}: arguments of the program follow --: sojourner check {0} -- {word}",
            target.system
        ),
        None => a_word(target)?,
    }
    Ok(None)
}

/// The program in a folder: of a project, or of classes.
fn in_folder(target: &mut TargetArgs, folder: &Path) -> anyhow::Result<()> {
    let shown = folder.display();
    let build = build_in(folder);
    let places = match build {
        Some(build) => build.there(folder, build.classes),
        None => vec![folder.to_path_buf()],
    };
    if let Some(build) = build.filter(|_| places.is_empty()) {
        build.has_parts(folder, "check")?;
        bail!("{shown}: a {} project without compiled classes; run {} first", build.name, build.compile);
    }
    if let Some(build) = build {
        add_libraries(target, folder, build)?;
    }
    if let Some(main) = target.main.take() {
        return put(target, places, main);
    }
    let feature = Jdk::find(target.java.jdk.as_deref())?.feature;
    let mut mains: Vec<String> = places.iter().flat_map(|place| main_classes(place, feature)).collect();
    mains.sort();
    match &mains[..] {
        [main] => {
            output::complain(&format!("{shown}: checking its main class {main}"));
            put(target, places, main.clone())
        }
        [] => {
            let sources = sources_in(folder);
            let remedy = match (build, &sources[..]) {
                (Some(_), _) => "sojourner test checks its tests".to_owned(),
                (None, []) => "name a folder with classes, a jar, a .java file or a project".to_owned(),
                (None, [first, ..]) => format!("name a source file: sojourner check {}", first.display()),
            };
            bail!("{shown}: no class here has a main method; {remedy}")
        }
        many => {
            let most = 8;
            let more =
                if many.len() > most { format!(" and {} more", many.len() - most) } else { String::new() };
            bail!(
                "{shown}: {} classes have a main method; name one: sojourner check {} {}   (also {}{more})",
                many.len(),
                target.system,
                many[0],
                many[1..many.len().min(most)].join(", ")
            )
        }
    }
}

/// Puts the libraries of a project on the class path, unless one is given.
fn add_libraries(target: &mut TargetArgs, folder: &Path, build: &Build) -> anyhow::Result<()> {
    if target.java.class_path.is_none() {
        let found = build.libraries(folder, Whose::Program);
        target.java.class_path = Some(joined(&found)?).filter(|path| !path.is_empty());
    }
    Ok(())
}

/// Source files right here.
fn sources_in(folder: &Path) -> Vec<PathBuf> {
    let listing = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut sources: Vec<PathBuf> = listing.filter(|p| p.extension().is_some_and(|e| e == "java")).collect();
    sources.sort();
    sources
}

/// A main class on a class path.
fn put(target: &mut TargetArgs, places: Vec<PathBuf>, main: String) -> anyhow::Result<()> {
    let more = target.java.class_path.as_deref().map(ClassPath::split).unwrap_or_default();
    target.java.class_path = Some(joined(&[places, more].concat())?);
    target.system = main;
    Ok(())
}

/// A word that is no folder: a class of the project here, or of this folder, where there is one.
fn a_word(target: &mut TargetArgs) -> anyhow::Result<()> {
    let word = target.system.clone();
    let path = Path::new(&word);
    if path.exists() || is_java(&word) || target.java.class_path.is_some() {
        return Ok(());
    }
    if !advice::is_class_name(&word) {
        return Err(advice::names_nothing(&word));
    }
    let file = format!("{}.class", word.replace('.', "/"));
    let here = Path::new(".");
    let build = build_in(here);
    let places = build.map_or_else(Vec::new, |build| build.there(here, build.classes));
    if places.iter().any(|place| place.join(&file).is_file()) {
        add_libraries(target, here, build.expect("it has places"))?;
        return put(target, places, word);
    }
    if Path::new(&file).is_file() {
        return put(target, vec![".".into()], word);
    }
    if let Some(build) = build.filter(|_| places.is_empty()) {
        bail!("{word}: the {} project here has no compiled classes; run {} first", build.name, build.compile);
    }
    Err(advice::names_nothing(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_path_may_be_in_a_file() {
        let folder = std::env::temp_dir().join(format!("sojourner-unfold-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("cp.txt");
        std::fs::write(&file, "a.jar\n\nb.jar\n").unwrap();
        let mut path = Some(joined(&["x".into(), format!("@{}", file.display()).into()]).unwrap());
        unfold(&mut path).unwrap();
        assert_eq!(path.unwrap(), joined(&["x".into(), "a.jar".into(), "b.jar".into()]).unwrap());
        let why = unfold(&mut Some("@nowhere/target/cp.txt".into())).unwrap_err();
        assert!(format!("{why:#}").contains("mvn -q dependency:build-classpath"), "{why:#}");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
