//! Identity hashes against `java` itself: programs that print them, or tables whose order follows from them.
//!
//! The numbers are promises of nobody, so none is written down: the same classes run on `java` and on the machine. A
//! build of a JDK that begins elsewhere in its sequence, as the first line of `Joins` tells, is passed over; the rest
//! must then be equal to the last digit.

use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::machine::{Console, Options};
use sojourner_jvm::program::Program;
use sojourner_jvm::source::compile_into;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

struct Capture(Arc<Mutex<Vec<u8>>>);

impl Console for Capture {
    fn write(&mut self, _: bool, bytes: &[u8]) {
        self.0.lock().unwrap().extend_from_slice(bytes);
    }

    fn read(&mut self, _: &mut [u8]) -> usize {
        0
    }

    fn available(&mut self) -> usize {
        0
    }
}

const PROGRAMS: [&str; 3] = ["Joins", "Everyday", "Classes"];

fn on_the_machine(program: &Program, main: &str) -> String {
    let shown = Arc::new(Mutex::new(Vec::new()));
    program.run(Options::default(), Box::new(Capture(shown.clone())), main, &[]).unwrap();
    let shown = shown.lock().unwrap();
    String::from_utf8_lossy(&shown).into_owned()
}

fn on_java(jdk: &Jdk, classes: &Path, main: &str) -> String {
    let mut java = Command::new(jdk.home.join("bin/java"));
    for variable in ["JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "LC_ALL", "LANG"] {
        java.env_remove(variable);
    }
    let output = java.arg("-cp").arg(classes).arg(main).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn hashes_are_those_of_java() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/identities");
    let sources: Vec<PathBuf> = PROGRAMS.iter().map(|name| folder.join(format!("{name}.java"))).collect();
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("identities");
    let mut seen = HashSet::new();
    let fits = |j: &Jdk| j.javac().is_some() && matches!(j.feature, 17 | 25) && seen.insert(j.feature);
    for jdk in Jdk::all().into_iter().filter(fits) {
        let compiled = compile_into(&cache, &sources, None, &jdk).unwrap();
        let class_path = ClassPath::from_paths(std::slice::from_ref(&compiled.classes), jdk.feature).unwrap();
        let program = Program::open(&jdk, class_path).unwrap();
        for name in PROGRAMS {
            let theirs = on_java(&jdk, &compiled.classes, name);
            let ours = on_the_machine(&program, name);
            assert!(theirs.lines().count() > 5, "{theirs}");
            if name == "Joins" && theirs.lines().next() != ours.lines().next() {
                println!("this build of JDK {} begins elsewhere", jdk.version);
                break;
            }
            assert_eq!(ours, theirs, "{name} on JDK {}", jdk.feature);
        }
    }
}
