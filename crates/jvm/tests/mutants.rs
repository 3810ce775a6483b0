//! Damaged classes are run, not only read: whatever they do, the machine does not panic, crash or hang. Errors of Java
//! (VerifyError, ClassFormatError and so on), refusals and time limits are all right.
//!
//! `SOJOURNER_MUTANTS=5000` runs more of them.

#[path = "hostile/mutate.rs"]
mod mutate;

use mutate::{Dice, mutate};
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::machine::schedule::End;
use sojourner_jvm::machine::{Console, Options};
use sojourner_jvm::program::Program;
use sojourner_jvm::source::compile_into;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

struct Silent;

impl Console for Silent {
    fn write(&mut self, _: bool, _: &[u8]) {}

    fn read(&mut self, _: &mut [u8]) -> usize {
        0
    }
}

/// Programs with many kinds of instructions, and the topic each is in.
const PROGRAMS: [&str; 6] = [
    "basics/Operators",
    "classes/InnerClasses",
    "exceptions/TryFinally",
    "lambdas/Captures",
    "switches/StringSwitch",
    "arrays/ArrayBasics",
];

/// How long a mutant may run; most end at once.
const LIMIT: Duration = Duration::from_millis(700);

#[test]
fn damaged_programs_run_without_panic_crash_or_hang() {
    let jdk = Jdk::all().into_iter().find(|j| j.javac().is_some()).expect("the tests need a JDK");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/java/run");
    let sources: Vec<PathBuf> = PROGRAMS.iter().map(|p| root.join(format!("{p}.java"))).collect();
    let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let compiled = compile_into(&cache.join("mutant-classes"), &sources, None, &jdk).unwrap().classes;
    let mut classes: Vec<PathBuf> =
        std::fs::read_dir(&compiled).unwrap().map(|e| e.unwrap().path()).collect();
    classes.retain(|c| c.extension().is_some_and(|e| e == "class"));
    classes.sort();
    let content: Vec<Vec<u8>> = classes.iter().map(|c| std::fs::read(c).unwrap()).collect();
    let image = Program::open(&jdk, ClassPath::default()).unwrap().image;

    let count = std::env::var("SOJOURNER_MUTANTS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let folder = cache.join(format!("mutants-{}", std::process::id()));
    let mut dice = Dice(0x5EED_0F2A);
    let mut endings: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..count {
        let victim = dice.roll(classes.len());
        let donor = dice.roll(classes.len());
        let mut bytes = content[victim].clone();
        mutate(&mut dice, &mut bytes, &content[donor]);
        std::fs::create_dir_all(&folder).unwrap();
        for (path, original) in classes.iter().zip(&content) {
            let place = folder.join(path.file_name().unwrap());
            std::fs::write(place, if *path == classes[victim] { &bytes } else { original }).unwrap();
        }
        let name = classes[victim].file_stem().unwrap().to_string_lossy().into_owned();
        let main = name.split('$').next().unwrap().to_owned();
        let class_path = ClassPath::from_paths(std::slice::from_ref(&folder), jdk.feature).unwrap();
        let mut program = Program::open(&jdk, class_path).unwrap();
        program.image = image.clone();
        let started = Instant::now();
        let options = Options { heap_bytes: 32 << 20, deadline: Some(started + LIMIT), ..Options::default() };
        let run = || program.run(options, Box::new(Silent), &main, &[]);
        let end = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
        let kept = || {
            let kept = cache.join(format!("mutant-{number}"));
            std::fs::create_dir_all(&kept).unwrap();
            std::fs::write(kept.join(classes[victim].file_name().unwrap()), &bytes).unwrap();
            kept
        };
        let ending = match end {
            Err(_) => panic!("mutant {number} of {name} made the machine panic; it is kept in {:?}", kept()),
            Ok(Err(_)) => "no main",
            Ok(Ok(End::Normal { status: 0 })) => "normal",
            Ok(Ok(End::Normal { .. })) => "exception",
            Ok(Ok(End::Exit(_))) => "error or exit",
            Ok(Ok(End::Deadlock)) => "deadlock",
            Ok(Ok(End::OutOfTime)) => "out of time",
            Ok(Ok(End::Unsupported { .. })) => "unsupported",
        };
        *endings.entry(ending).or_default() += 1;
        assert!(
            started.elapsed() < Duration::from_secs(60),
            "mutant {number} hangs; it is kept in {:?}",
            kept()
        );
    }
    std::fs::remove_dir_all(&folder).unwrap();
    println!("{endings:?}");
    let failed =
        endings.get("exception").copied().unwrap_or(0) + endings.get("error or exit").copied().unwrap_or(0);
    assert!(failed > 0, "some mutants fail as Java does: {endings:?}");
    assert!(endings.get("normal").copied().unwrap_or(0) > 0, "and some run all the same: {endings:?}");
}
