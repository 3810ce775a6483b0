//! The programs of `corpus/java/check` with their directives, for every test that runs them.

// Each test uses a part.
#![allow(dead_code)]

use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::machine::race::Races;
use sojourner_jvm::machine::{Cuts, Options, Randomness};
use sojourner_jvm::program::Program;
use sojourner_jvm::source::compile_into;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A program of the corpus.
pub struct Case {
    /// `litmus/StoreBuffer`.
    pub id: String,
    pub source: PathBuf,
    directives: BTreeMap<String, String>,
    /// Lines marked as places of the violation.
    pub marked: Vec<u32>,
}

impl Case {
    fn read(root: &Path, source: PathBuf) -> Case {
        let text = std::fs::read_to_string(&source).unwrap();
        let directives = text
            .lines()
            .filter_map(|line| line.strip_prefix("// ")?.split_once(':'))
            .filter(|(word, _)| word.chars().all(|c| c.is_ascii_lowercase()))
            .map(|(word, rest)| (word.to_owned(), rest.trim().to_owned()))
            .rev()
            .collect();
        let marked =
            (1..).zip(text.lines()).filter(|(_, line)| line.contains("//!")).map(|(n, _)| n).collect();
        let id = source.strip_prefix(root).unwrap().with_extension("").to_string_lossy().replace('\\', "/");
        Case { id, source, directives, marked }
    }

    /// What a directive says; empty if it is not there.
    pub fn get(&self, directive: &str) -> &str {
        self.directives.get(directive).map_or("", String::as_str)
    }

    /// The main class.
    pub fn name(&self) -> &str {
        self.id.rsplit('/').next().unwrap()
    }

    /// The program under exploration, as its directives want it.
    pub fn system(&self, launch: &Launch, cuts: Cuts) -> JavaSystem {
        let large = std::env::var("SOJOURNER_LARGE").ok().and_then(|given| given.parse().ok());
        self.system_from(launch, cuts, large.unwrap_or(Options::default().large))
    }

    /// The same, where so many objects make a program large.
    pub fn system_from(&self, launch: &Launch, cuts: Cuts, large: usize) -> JavaSystem {
        let range = |text: &str| {
            let (low, high) = text.split_once("..")?;
            Some((low.trim().parse().ok()?, high.trim().parse().ok()?))
        };
        let options = Options {
            heap_bytes: 64 << 20,
            assertions: true,
            random: Randomness::Chance,
            races: if self.get("property") == "race" { Races::Forbidden } else { Races::Ignored },
            input: range(self.get("input")),
            cuts,
            large,
            ..Options::default()
        };
        JavaSystem::new(launch, &self.args(), options).unwrap_or_else(|e| panic!("{}: {e}", self.id))
    }

    /// The program's arguments.
    pub fn args(&self) -> Vec<String> {
        self.get("args").split_whitespace().map(String::from).collect()
    }
}

/// The corpus, compiled.
pub struct Corpus {
    pub cases: Vec<Case>,
    program: Program,
    jdk: Jdk,
}

impl Corpus {
    /// Every program that this JDK can run; `SOJOURNER_CORPUS=Name` selects among them.
    pub fn open() -> Corpus {
        let root =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/java/check").canonicalize().unwrap();
        let jdk = Jdk::find(None).unwrap();
        let mut sources = Vec::new();
        files(&root, &mut sources);
        sources.sort();
        let since = |case: &Case| case.get("jdk").trim_end_matches('+').parse().unwrap_or(0);
        let mut cases: Vec<Case> =
            sources.into_iter().map(|s| Case::read(&root, s)).filter(|c| since(c) <= jdk.feature).collect();
        assert!(cases.len() > 200, "the corpus is there");
        let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("check-classes");
        let all: Vec<PathBuf> = cases.iter().map(|c| c.source.clone()).collect();
        let compiled = compile_into(&cache, &all, None, &jdk).unwrap();
        let class_path = ClassPath::from_paths(&[compiled.classes], jdk.feature).unwrap();
        let program = Program::open(&jdk, class_path).unwrap();
        let wanted = std::env::var("SOJOURNER_CORPUS").unwrap_or_default();
        cases.retain(|case| case.id.contains(&wanted));
        Corpus { cases, program, jdk }
    }

    pub fn launch(&self, case: &Case) -> Launch {
        let main_class = case.name().to_owned();
        Launch::of_main(self.program.clone(), self.jdk.clone(), main_class)
    }
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

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|e| e == "java") {
            into.push(path);
        }
    }
}
