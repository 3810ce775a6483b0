//! The tests of a class path: candidates by a look at the class files, tests by our driver on the machine.
//!
//! Invariant: a class with the annotations of a test library is never passed over in silence. If the library is not on
//! the class path, reflection shows no annotations, so that is said.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, bail, ensure};
use sojourner_jvm::classfile::{ClassFile, access};
use sojourner_jvm::classpath::ClassPath;
use sojourner_report::Verdict;
use sojourner_report::suite::Tested;

use super::one::DriverCall;
use super::places::Places;
use crate::args::TestArgs;
use crate::project::GRADLE;

/// Our class that lists and runs tests.
pub const DRIVER: &str = "sojourner.test.Driver";

/// The annotations that make a method a test, by their libraries.
const LIBRARIES: [(&str, &str); 4] = [
    ("org/junit/jupiter/api/", "JUnit 5 (junit-jupiter-api)"),
    ("org/junit/jupiter/params/", "JUnit 5 (junit-jupiter-params)"),
    ("org/junit/Test", "JUnit 4 (junit)"),
    ("org/testng/annotations/", "TestNG (testng)"),
];

/// A test, or one invocation of a method that has several.
#[derive(Clone, Debug)]
pub struct Test {
    pub class: String,
    pub method: String,
    /// From 1; 0 if there is one.
    pub number: u32,
    pub title: String,
    pub style: String,
    /// Why it cannot be run.
    pub problem: Option<String>,
}

impl Test {
    /// For people, and for `--only`.
    pub fn name(&self) -> String {
        self.tested(Verdict::Verified, None).name()
    }

    /// A result without figures.
    pub fn tested(&self, verdict: Verdict, message: Option<String>) -> Tested {
        Tested {
            class: self.class.clone(),
            method: self.method.clone(),
            invocation: (self.number > 0).then_some(self.number),
            title: Some(self.title.clone()).filter(|title| !title.is_empty()),
            style: self.style.clone(),
            verdict,
            kind: None,
            message,
            token: None,
            masses: None,
            states: 0,
            transitions: 0,
            seconds: 0.0,
            report: None,
        }
    }

    /// The words of the driver that run it.
    pub fn words(&self) -> Vec<String> {
        vec!["run".into(), self.class.clone(), self.method.clone(), self.number.to_string()]
    }
}

/// The tests in the places, by class and method.
pub fn tests(arguments: &TestArgs, places: &Places) -> anyhow::Result<Vec<Test>> {
    let candidates = candidates(places)?;
    let mut found = Vec::new();
    for some in candidates.chunks(200) {
        found.extend(listed(arguments, places, some)?);
    }
    Ok(found)
}

/// The classes that may have tests, as Java spells them: those with an annotated method, and those that extend one.
fn candidates(places: &Places) -> anyhow::Result<Vec<String>> {
    let feature = places.jdk.feature;
    let path = ClassPath::open(&places.class_path, feature)?;
    let own = ClassPath::from_paths(&places.tests, feature)?;
    let mut known: BTreeMap<String, bool> = BTreeMap::new();
    let mut wanted = BTreeSet::new();
    for name in own.classes()? {
        if places
            .class
            .as_ref()
            .is_some_and(|class| *class != name && !name.starts_with(&format!("{class}$")))
        {
            continue;
        }
        let Some(found) = own.find(&name)? else { continue };
        // What is damaged is told by whoever runs it.
        let Ok(file) = ClassFile::parse(found.bytes) else { continue };
        needs_library(&name, &file, &path, places)?;
        let is_class = file.access & (access::INTERFACE | access::ANNOTATION | access::ABSTRACT) == 0;
        if is_class && is_candidate(&name, &path, &mut known, 0) {
            wanted.insert(name.replace('/', "."));
        }
    }
    Ok(wanted.into_iter().collect())
}

/// Whether a class, or one that it extends or implements, has an annotated method or is one of JUnit 3.
fn is_candidate(name: &str, path: &ClassPath, known: &mut BTreeMap<String, bool>, depth: u32) -> bool {
    if name == "junit/framework/TestCase" {
        return true;
    }
    if depth > 100 || name == "java/lang/Object" {
        return false;
    }
    if let Some(known) = known.get(name) {
        return *known;
    }
    let file = path.find(name).ok().flatten().and_then(|found| ClassFile::parse(found.bytes).ok());
    let Some(file) = file else { return false };
    let mut is = !file.annotations().declared.is_empty()
        || file.methods.iter().any(|method| !file.method_annotations(method).declared.is_empty());
    let above = std::iter::once(&file.super_class).chain(file.interfaces.iter());
    for index in above.filter(|index| **index != 0) {
        is = is || file.pool.class_name(*index).is_ok_and(|name| is_candidate(name, path, known, depth + 1));
    }
    known.insert(name.to_owned(), is);
    is
}

/// Refuses a class with annotations of a library that is not there: the machine would not see them.
fn needs_library(name: &str, file: &ClassFile, path: &ClassPath, places: &Places) -> anyhow::Result<()> {
    for index in 1..file.pool.len() as u16 {
        let Ok(text) = file.pool.utf8(index) else { continue };
        let Some(class) = text.strip_prefix('L').and_then(|text| text.strip_suffix(';')) else { continue };
        let Some((_, library)) = LIBRARIES.iter().find(|(prefix, _)| class.starts_with(prefix)) else {
            continue;
        };
        if path.find(class)?.is_some() {
            continue;
        }
        let (how, name) = (how(places), name.replace('/', "."));
        bail!("{name} uses {library}, which is not on the class path; name the libraries of the tests{how}");
    }
    Ok(())
}

/// How to name the libraries of a build.
fn how(places: &Places) -> String {
    match places.of_build {
        Some("Maven") => {
            ": mvn -q dependency:build-classpath -Dmdep.outputFile=target/cp.txt writes them where they are found".into()
        }
        Some(_) => format!("; this writes them where they are found: {GRADLE}"),
        None => ": --class-path 'libs/*'".into(),
    }
}

/// What the driver lists.
fn listed(arguments: &TestArgs, places: &Places, classes: &[String]) -> anyhow::Result<Vec<Test>> {
    if classes.is_empty() {
        return Ok(Vec::new());
    }
    let asked =
        DriverCall { words: std::iter::once("list".to_owned()).chain(classes.iter().cloned()).collect() };
    let text = asked.run(arguments, places)?;
    let mut tests = Vec::new();
    for line in text.lines() {
        let mut words = line.split('\t');
        // Initialisers of the program may print as well.
        if words.next() != Some("test") {
            continue;
        }
        let words: Vec<&str> = words.collect();
        let [class, method, number, title, style, problem] = words[..] else { continue };
        tests.push(Test {
            class: class.to_owned(),
            method: method.to_owned(),
            number: number.parse().context("the driver lists numbers")?,
            title: title.to_owned(),
            style: style.to_owned(),
            problem: Some(problem.to_owned()).filter(|problem| !problem.is_empty()),
        });
    }
    for test in &tests {
        ensure!(classes.contains(&test.class), "the listing names {}, which was not asked for", test.class);
    }
    Ok(tests)
}
