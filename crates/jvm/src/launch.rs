//! From what a user names (`.java`, `.class`, jar, class path and main class) to a program.

use crate::classfile::ClassFile;
use crate::classpath::{ClassPath, ClassPathError, Jar};
use crate::jdk::{Jdk, JdkError};
use crate::program::Program;
use crate::source::{self, SourceError};
use std::path::{Path, PathBuf};

pub mod method;

use method::{Method, OpenArgument, Spelled};

/// What the user asked to run.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// A `.java` or `.class` file, a jar, a folder, or (with a class path) the name of a main class.
    pub what: String,
    /// The main class in a folder or jar.
    pub main: Option<String>,
    pub class_path: Option<String>,
    pub jdk: Option<PathBuf>,
    /// Files and folders that the program may read besides its class path.
    pub readable: Vec<PathBuf>,
    /// A method in place of `main`.
    pub method: Option<String>,
}

/// A program that can be started.
#[derive(Clone)]
pub struct Launch {
    pub program: Program,
    pub jdk: Jdk,
    /// Internal form.
    pub main_class: String,
    /// The source file, if one was named.
    pub source: Option<PathBuf>,
    /// The method of the main class that is called in place of `main`.
    pub method: Option<Method>,
    /// Arguments that are inputs.
    pub open_arguments: Vec<OpenArgument>,
}

impl Launch {
    /// By its `main`, with arguments that are given.
    pub fn of_main(program: Program, jdk: Jdk, main_class: String) -> Launch {
        Launch { program, jdk, main_class, source: None, method: None, open_arguments: Vec::new() }
    }

    /// Whether the way into the program makes inputs.
    pub fn opens(&self) -> bool {
        self.method.as_ref().is_some_and(|method| !method.parameters.is_empty())
            || !self.open_arguments.is_empty()
    }

    /// Whether an input of this name comes from there.
    pub fn makes_input(&self, name: &str) -> bool {
        let array = name.strip_suffix(".length").or(name.strip_suffix(']').and_then(|n| n.split('[').next()));
        let is_named = |p: &method::Parameter| {
            p.name == name || p.descriptor.starts_with('[') && array.is_some_and(|array| p.name == array)
        };
        self.method.as_ref().is_some_and(|method| method.parameters.iter().any(is_named))
            || self.open_arguments.iter().any(|argument| format!("args[{}]", argument.at) == name)
    }
}

/// The settings that open packages of the JDK to the program: those given, and those of the manifest of a jar.
pub fn opened(given: &[String], what: &str, feature: u32) -> Vec<(String, String)> {
    let jar = what.ends_with(".jar").then(|| Jar::open(Path::new(what), feature).ok()).flatten();
    let manifest = jar.and_then(|jar| jar.manifest().get("Add-Opens").map(str::to_owned)).unwrap_or_default();
    let all = given.iter().cloned().chain(manifest.split_ascii_whitespace().map(str::to_owned));
    all.enumerate().map(|(i, what)| (format!("{}{i}", crate::native::module::OPENS), what)).collect()
}

#[derive(Debug, thiserror::Error)]
pub enum LaunchError {
    #[error(transparent)]
    Jdk(#[from] JdkError),
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error(transparent)]
    ClassPath(#[from] ClassPathError),
    #[error(transparent)]
    Image(#[from] crate::image::ImageError),
    #[error("{0} is not there")]
    Missing(PathBuf),
    #[error("cannot use {path}")]
    Class { path: PathBuf, source: crate::classfile::ClassError },
    #[error("--allow-read {path}: cannot be read")]
    Readable { path: PathBuf, source: std::io::Error },
    #[error("{what} has no class with `public static void main(String[])`")]
    NoMain { what: String, why: String },
    #[error("the class {0} is not on the class path; name a .java or .class file, a jar, or use -cp")]
    NoClass(String),
    #[error("the manifest of {0} names no Main-Class; run it as: -cp {0} MainClass")]
    NoMainInJar(String),
    #[error("{0} has no manifest to name its main class; run it as: -cp {0} MainClass")]
    NoManifest(String),
    #[error("--method: {0}")]
    Method(String),
    #[error("{0} is a folder; name its main class too: {0} MainClass")]
    Folder(String),
}

impl LaunchError {
    /// What `java` writes before it ends with status 1, where it would.
    pub fn as_java_says(&self) -> Option<String> {
        Some(match self {
            LaunchError::NoClass(name) => format!(
                "Error: Could not find or load main class {name}\n\
                 Caused by: java.lang.ClassNotFoundException: {name}\n"
            ),
            LaunchError::NoMain { why, .. } => format!("error: {why}\n"),
            LaunchError::Source(SourceError::Javac(words)) => format!("{words}\nerror: compilation failed\n"),
            LaunchError::NoMainInJar(jar) => format!("no main manifest attribute, in {jar}\n"),
            LaunchError::NoManifest(jar) => format!("Error: Invalid or corrupt jarfile {jar}\n"),
            LaunchError::ClassPath(ClassPathError::Jar { path, source }) if source.is_no_archive() => {
                format!("Error: Invalid or corrupt jarfile {}\n", path.display())
            }
            LaunchError::Missing(path) if path.extension().is_some_and(|e| e == "jar") => {
                format!("Error: Unable to access jarfile {}\n", path.display())
            }
            _ => return None,
        })
    }
}

/// Whether a word looks like something of Java's rather than a model.
pub fn is_java(what: &str) -> bool {
    [".java", ".class", ".jar"].iter().any(|ending| what.ends_with(ending))
}

/// Finds the JDK, compiles what must be compiled, opens the class path.
pub fn launch(request: &Request) -> Result<Launch, LaunchError> {
    match &request.method {
        Some(method) => launch_method(request, method),
        None => launch_main(request),
    }
}

/// The same for a method in place of `main`.
fn launch_method(request: &Request, method: &str) -> Result<Launch, LaunchError> {
    let spelled = Spelled::parse(method).map_err(LaunchError::Method)?;
    let inner = Request { method: None, ..request.clone() };
    let Some(class) = &spelled.class else {
        let mut launch = launch_to_inspect(&inner)?;
        let found = spelled.find(&launch.program.class_path, &launch.main_class);
        launch.method = Some(found.map_err(LaunchError::Method)?);
        return Ok(launch);
    };
    // The class may be a member of another.
    let mut name = class.replace('.', "/");
    loop {
        let is_word = !is_java(&request.what) && !Path::new(&request.what).is_dir();
        let what = if is_word { name.clone() } else { request.what.clone() };
        match launch_main(&Request { what, main: Some(name.clone()), ..inner.clone() }) {
            Ok(mut launch) => {
                launch.main_class = name.clone();
                let found = spelled.find(&launch.program.class_path, &name);
                launch.method = Some(found.map_err(LaunchError::Method)?);
                return Ok(launch);
            }
            Err(LaunchError::NoClass(_)) if name.contains('/') => {
                let at = name.rfind('/').expect("just seen");
                name.replace_range(at..=at, "$");
            }
            Err(LaunchError::NoClass(_)) => {
                return Err(LaunchError::Method(format!("there is no class {class} in {}", request.what)));
            }
            Err(other) => return Err(other),
        }
    }
}

fn launch_main(request: &Request) -> Result<Launch, LaunchError> {
    let jdk = Jdk::find(request.jdk.as_deref())?;
    let path = Path::new(&request.what);
    let mut class_path = request.class_path.as_deref().map(ClassPath::split).unwrap_or_default();
    let mut source = None;
    let main_class;
    if request.what.ends_with(".java") {
        if !path.exists() {
            return Err(LaunchError::Missing(path.into()));
        }
        let compiled = source::compile(&[path.to_path_buf()], request.class_path.as_deref(), &jdk)?;
        let no_main = || LaunchError::NoMain {
            what: request.what.clone(),
            why: source::why_no_main(&compiled.classes, path, jdk.feature),
        };
        main_class = match &request.main {
            Some(main) => main.replace('.', "/"),
            None => compiled.main_class.clone().ok_or_else(no_main)?,
        };
        class_path.insert(0, compiled.classes);
        source = Some(path.to_path_buf());
    } else if request.what.ends_with(".class") {
        let bytes = std::fs::read(path).map_err(|_| LaunchError::Missing(path.into()))?;
        let class_error = |e| LaunchError::Class { path: path.into(), source: e };
        let file = ClassFile::parse(bytes).map_err(class_error)?;
        let name = file.name().map_err(class_error)?.to_owned();
        // The folder that the package is relative to.
        let up = name.matches('/').count() + 1;
        let full = std::fs::canonicalize(path).map_err(|_| LaunchError::Missing(path.into()))?;
        if let Some(root) = full.ancestors().nth(up) {
            class_path.insert(0, root.to_path_buf());
        }
        main_class = name;
    } else if request.what.ends_with(".jar") {
        if !path.exists() {
            return Err(LaunchError::Missing(path.into()));
        }
        class_path.insert(0, path.to_path_buf());
        let jar = Jar::open(path, jdk.feature)?;
        let named = request.main.clone().or_else(|| jar.manifest().main_class());
        main_class = match named {
            Some(main) => main.replace('.', "/"),
            None if jar.has_manifest() => return Err(LaunchError::NoMainInJar(request.what.clone())),
            None => return Err(LaunchError::NoManifest(request.what.clone())),
        };
    } else if path.is_dir() {
        class_path.insert(0, path.to_path_buf());
        let main = request.main.as_deref().ok_or_else(|| LaunchError::Folder(request.what.clone()))?;
        main_class = main.replace('.', "/");
    } else {
        if class_path.is_empty() {
            class_path.push(".".into());
        }
        main_class = request.what.replace('.', "/");
    }
    let mut opened = ClassPath::from_paths(&class_path, jdk.feature)?;
    for path in &request.readable {
        opened.allow_read(path).map_err(|source| LaunchError::Readable { path: path.clone(), source })?;
    }
    let here = opened.find(&main_class)?.is_some();
    let program = Program::open(&jdk, opened)?;
    // The JDK has programs too, and so have we.
    if !here && !crate::api::has(&main_class) && !matches!(program.image.find(&main_class), Ok(Some(_))) {
        return Err(LaunchError::NoClass(main_class.replace('/', ".")));
    }
    Ok(Launch { source, ..Launch::of_main(program, jdk, main_class) })
}

/// As `launch`, for what is only looked at: a source without `main` is meant by the class named like the file, or by its
/// first.
pub fn launch_to_inspect(request: &Request) -> Result<Launch, LaunchError> {
    let launched = launch(request);
    let Err(LaunchError::NoMain { .. }) = launched else { return launched };
    let (jdk, path) = (Jdk::find(request.jdk.as_deref())?, PathBuf::from(&request.what));
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let compiled = source::compile(&[path], request.class_path.as_deref(), &jdk)?;
    let classes = ClassPath::from_paths(&[compiled.classes], jdk.feature)?.classes()?;
    let alike = classes.iter().find(|class| class.rsplit('/').next() == Some(&stem));
    match alike.or(classes.first()) {
        Some(class) => launch(&Request { main: Some(class.clone()), ..request.clone() }),
        None => launched,
    }
}
