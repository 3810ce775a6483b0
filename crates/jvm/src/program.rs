//! From a JDK and a class path to a machine that can run: the glue between readers and machine.

use crate::class::Origin;
use crate::classfile::Bytes;
use crate::classpath::ClassPath;
use crate::image::Image;
use crate::inputs::Inputs;
use crate::jdk::Jdk;
use crate::machine::boot::BootError;
use crate::machine::sources::{Found, Read, Source, Sources};
use crate::machine::{Console, Derived, Machine, Options};
use crate::native::resource::{decoded, encoded};
use crate::reduce::Fit;
use rustc_hash::FxHashMap;
use signs::Signs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

pub mod signs;

/// Classes on the class path that are looked into at most.
const MOST: usize = 5_000;

/// Values for wide inputs by main class, and whether the way into it makes inputs.
type InputsOf = FxHashMap<(String, bool), Arc<Inputs>>;

/// A JDK and the program's class path, shared by all machines that run it.
#[derive(Clone)]
pub struct Program {
    pub image: Arc<Image>,
    pub feature: u32,
    pub class_path: Arc<ClassPath>,
    jdk: Jdk,
    /// What its classes might do, by main class, once that has been asked.
    signs: Arc<Mutex<FxHashMap<String, Signs>>>,
    /// Which rules about scheduling points were argued for this JDK's text, once that has been asked.
    fit: Arc<OnceLock<Fit>>,
    /// Values for wide inputs by main class, once they have been asked for.
    inputs: Arc<Mutex<InputsOf>>,
    /// The class files that its machines have read.
    read: Read,
}

/// The JDK's image as a source of classes.
struct FromImage(Arc<Image>, std::path::PathBuf);

impl Source for FromImage {
    fn find_class(&self, name: &str) -> Option<Found> {
        let package = name.rsplit_once('/').map_or("", |p| p.0);
        let module = self.0.module_of(package).ok()??;
        let bytes = self.0.resource(&module, &format!("{name}.class")).ok()??;
        Some(Found { bytes, origin: Origin::Jdk, module: Some(module.into()) })
    }

    fn find_resource(&self, name: &str) -> Option<Bytes> {
        self.0.find_resource(name).ok()?
    }

    fn places(&self, name: &str) -> Vec<String> {
        let package = name.rsplit_once('/').map_or("", |p| p.0);
        let Ok(Some(module)) = self.0.module_of(package) else { return Vec::new() };
        let there = matches!(self.0.resource(&module, name), Ok(Some(_)));
        there.then(|| format!("jrt:/{module}/{}", encoded(name))).into_iter().collect()
    }

    fn data_path(&self, path: &str) -> Option<PathBuf> {
        let inside = path.split('/').all(|part| !matches!(part, "" | "." | ".."));
        (inside || path.is_empty()).then(|| self.1.join(path))
    }

    fn modules(&self) -> Vec<(String, Bytes)> {
        let declaration = |name: &String| self.0.resource(name, "module-info.class").ok().flatten();
        self.0.modules().iter().filter_map(|name| Some((name.clone(), declaration(name)?))).collect()
    }
}

/// The class path as a source of classes.
struct FromPath(Arc<ClassPath>);

impl Source for FromPath {
    fn find_class(&self, name: &str) -> Option<Found> {
        let found = self.0.find(name).ok()??;
        Some(Found { bytes: found.bytes, origin: Origin::User, module: None })
    }

    fn find_resource(&self, name: &str) -> Option<Bytes> {
        self.0.resource(name).ok()?.map(|f| f.bytes)
    }

    fn places(&self, name: &str) -> Vec<String> {
        self.0.holders(name).into_iter().map(|origin| address(origin, name)).collect()
    }

    fn content(&self, place: &str) -> Option<Bytes> {
        let Some((_, name)) = place.split_once("!/") else {
            let path = self.0.own_path(&decoded(place.strip_prefix("file:")?))?;
            return std::fs::read(path).ok().map(Bytes::from);
        };
        let name = decoded(name);
        let all = self.0.resources(&name).ok()?;
        all.into_iter().find(|found| address(found.origin, &name) == place).map(|found| found.bytes)
    }

    fn package_attribute(&self, package: &str, key: &str) -> Option<String> {
        self.0.manifest_of(package)?.get(key).map(str::to_owned)
    }

    fn own_path(&self, path: &str) -> Option<PathBuf> {
        self.0.own_path(path)
    }

    fn lies_below(&self, folder: &std::path::Path) -> bool {
        self.0.lies_below(folder)
    }
}

/// The address of a resource in a folder or a jar.
fn address(origin: &Path, name: &str) -> String {
    let (place, name) = (encoded(&origin.to_string_lossy()), encoded(name));
    if origin.is_dir() { format!("file:{place}/{name}") } else { format!("jar:file:{place}!/{name}") }
}

impl Program {
    /// Opens the JDK's image.
    pub fn open(jdk: &Jdk, class_path: ClassPath) -> Result<Program, crate::image::ImageError> {
        let image = Image::open(&jdk.modules())?;
        Ok(Program {
            image: Arc::new(image),
            feature: jdk.feature,
            class_path: Arc::new(class_path),
            jdk: jdk.clone(),
            signs: Arc::default(),
            fit: Arc::default(),
            inputs: Arc::default(),
            read: Read::default(),
        })
    }

    /// Which rules about scheduling points were argued for this JDK's text.
    pub fn fit(&self) -> &Fit {
        self.fit.get_or_init(|| Fit::of(|name| self.class_of_jdk(name)))
    }

    /// A class file of the JDK.
    pub fn class_of_jdk(&self, name: &str) -> Option<Bytes> {
        let jdk = FromImage(self.image.clone(), self.jdk.home.clone());
        jdk.find_class(name).map(|found| found.bytes)
    }

    /// What the classes of the program might do, where this class (internal form) is started.
    pub fn signs(&self, main_class: &str) -> Signs {
        let mut known = self.signs.lock().unwrap_or_else(PoisonError::into_inner);
        *known.entry(main_class.to_owned()).or_insert_with(|| Signs::of(&self.class_path, main_class))
    }

    /// Whether the classes that this one (internal form) may lead to set a label of this name themselves.
    pub fn marks(&self, main_class: &str, label: &str) -> bool {
        signs::names_all(&self.class_path, main_class, &["sojourner/Label", label]).unwrap_or(false)
    }

    /// Whether they have this word among their constants, or might.
    pub fn names(&self, main_class: &str, word: &str) -> bool {
        signs::names_all(&self.class_path, main_class, &[word]).unwrap_or(true)
    }

    /// Whether they may exclude runs by an assumption.
    pub fn may_assume(&self, main_class: &str) -> bool {
        let by = |words: &[&str]| signs::names_all(&self.class_path, main_class, words).unwrap_or(true);
        by(&["assume"]) || by(&["ignoreIf"])
    }

    /// Lines of a source file for which the classes that this one (internal form) may lead to have code.
    pub fn lines(&self, main_class: &str, file: &str) -> Vec<u16> {
        let mut lines: Vec<u16> = Vec::new();
        for class in crate::inputs::reached(&self.class_path, main_class) {
            if class.source_file().ok().flatten() == file.rsplit('/').next() {
                lines.extend(class.lines());
            }
        }
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// Values to try for inputs that are too many to enumerate, where this class (internal form) is started.
    /// The way into it may make inputs (`opened`) where its classes name none.
    pub fn inputs(&self, main_class: &str, opened: bool) -> Arc<Inputs> {
        let mut known = self.inputs.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Arc::new(Inputs::of(&self.class_path, main_class, opened));
        known.entry((main_class.to_owned(), opened)).or_insert_with(new).clone()
    }

    /// A machine with the JDK started, before the program's first instruction.
    pub fn machine(
        &self,
        options: Options,
        derived: Derived,
        console: Box<dyn Console>,
    ) -> Result<Machine, BootError> {
        let all: Vec<Box<dyn Source>> = vec![
            Box::new(FromImage(self.image.clone(), self.jdk.home.clone())),
            Box::new(FromPath(self.class_path.clone())),
            Box::new(crate::api::FromApi::new(self.jdk.clone())),
        ];
        Machine::boot(Sources::new(all, self.read.clone()), self.feature, options, derived, console)
    }
}
