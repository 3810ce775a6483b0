//! Concurrent programs with their verdicts: every program under `corpus/java/check`, all schedules,
//! depth first, within a bound of transitions (so that the result does not depend on the machine).
//!
//! The directives are those of `corpus/java/check/README.md`. `check_corpus/known.txt` lists what is
//! not decided: `limit` where the bound is reached before anything is found, `unsupported` where the
//! machine cannot follow, otherwise the verdict that is shown instead, each with a reason. A
//! listed program must show just that, so that the list cannot grow old. `SOJOURNER_CORPUS=Name`
//! selects programs.

#[path = "check_corpus/printing.rs"]
mod printing;

use printing::Printing;
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::machine::race::Races;
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_jvm::program::Program;
use sojourner_jvm::source::compile_into;
use sojourner_kernel::search::Verdict;
use sojourner_kernel::{Check, Outcome, Spec, System};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Transitions a program may take.
const BOUND: u64 = 20_000;

struct Case {
    /// `litmus/StoreBuffer`.
    id: String,
    source: PathBuf,
    directives: BTreeMap<String, String>,
    /// Lines marked as places of the violation.
    marked: Vec<u32>,
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

    fn get(&self, directive: &str) -> &str {
        self.directives.get(directive).map_or("", String::as_str)
    }

    fn name(&self) -> &str {
        self.id.rsplit('/').next().unwrap()
    }

    fn system(&self, launch: &Launch) -> JavaSystem {
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
            ..Options::default()
        };
        let args: Vec<String> = self.get("args").split_whitespace().map(String::from).collect();
        JavaSystem::new(launch, &args, options).unwrap_or_else(|e| panic!("{}: {e}", self.id))
    }
}

fn search<S: System>(system: S) -> Outcome {
    let dfs: Spec = "dfs".parse().expect("a strategy");
    Check::new(system).strategy(dfs).max_transitions(BOUND).without_progress().run()
}

/// What a case showed, in one word, and what is wrong with that if it is not what it should show.
fn judge(case: &Case, launch: &Launch) -> (String, Result<(), String>) {
    let outputs = Arc::new(Mutex::new(BTreeSet::new()));
    let outcome = match case.get("outcomes") {
        "" => search(case.system(launch)),
        _ => search(Printing::new(case.system(launch), outputs.clone())),
    };
    let word = match (outcome.verdict, outcome.violation()) {
        (Verdict::Verified, _) => "verified".to_owned(),
        (Verdict::Violated, Some(found)) => found.violation.kind.clone(),
        (Verdict::Violated, None) => "violated".to_owned(),
        (Verdict::Limit, _) => "limit".to_owned(),
        (Verdict::CouldNotCheck, _) => "unsupported".to_owned(),
    };
    let (kind, detail) = case.get("expect").split_once(' ').unwrap_or((case.get("expect"), ""));
    let message = outcome.violation().map_or("", |found| &found.violation.message);
    let shown = || format!("expected {kind} {detail}, got {word} {message} {:?}", outcome.unsupported);
    if word != kind {
        return (word.clone(), Err(shown()));
    }
    let right = match kind {
        "exception" => message.starts_with(detail),
        "exit" => message.contains(&format!("({detail})")),
        _ => true,
    };
    if !right {
        return (word.clone(), Err(shown()));
    }
    let outputs = outputs.lock().unwrap().clone();
    let expected: BTreeSet<String> = case.get("outcomes").split('|').map(|o| o.trim().to_owned()).collect();
    if !case.get("outcomes").is_empty() && outputs != expected {
        return (word, Err(format!("expected the outputs {expected:?}, got {outputs:?}")));
    }
    // A place may be that of a declaration or of the first line below it.
    let names = |line: u32| {
        let place = format!("{}.java:{line}", case.name());
        message
            .match_indices(&place)
            .any(|(at, _)| !message[at + place.len()..].starts_with(|c: char| c.is_ascii_digit()))
    };
    let placed = case.marked.is_empty() || case.marked.iter().any(|&l| names(l) || names(l + 1));
    if !placed && kind != "verified" && kind != "exit" {
        return (word, Err(format!("none of the lines {:?} is named in: {message}", case.marked)));
    }
    (word, Ok(()))
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

#[test]
fn every_program_has_its_verdict() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/java/check").canonicalize().unwrap();
    let jdk = Jdk::find(None).unwrap();
    let mut sources = Vec::new();
    files(&root, &mut sources);
    sources.sort();
    let since = |case: &Case| case.get("jdk").trim_end_matches('+').parse().unwrap_or(0);
    let cases: Vec<Case> =
        sources.into_iter().map(|s| Case::read(&root, s)).filter(|c| since(c) <= jdk.feature).collect();
    assert!(cases.len() > 200, "the corpus is there");
    let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("check-classes");
    let all: Vec<PathBuf> = cases.iter().map(|c| c.source.clone()).collect();
    let compiled = compile_into(&cache, &all, None, &jdk).unwrap();
    let class_path = ClassPath::from_paths(&[compiled.classes], jdk.feature).unwrap();
    let program = Program::open(&jdk, class_path).unwrap();
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check_corpus/known.txt");
    let list = std::fs::read_to_string(list).unwrap();
    let known: BTreeMap<&str, &str> = list
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let mut words = line.split_whitespace();
            (words.next().expect("a program"), words.next().expect("what it shows"))
        })
        .collect();
    let wanted = std::env::var("SOJOURNER_CORPUS").unwrap_or_default();
    let next = AtomicUsize::new(0);
    let (bad, decided) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if !case.id.contains(&wanted) {
                        continue;
                    }
                    let main_class = case.name().to_owned();
                    let launch =
                        Launch { program: program.clone(), jdk: jdk.clone(), main_class, source: None };
                    let (word, judged) = judge(case, &launch);
                    let complaint = match (judged, known.get(case.id.as_str())) {
                        // A program listed for its size may be decided on a quiet machine.
                        (Ok(()), Some(shown)) if format!("{shown:?}").contains("limit") => continue,
                        (Ok(()), None) => {
                            decided.fetch_add(1, Ordering::Relaxed);
                            continue;
                        }
                        (Ok(()), Some(_)) => "is right now: take it off the list".to_owned(),
                        (Err(_), Some(&expected)) if expected == word => continue,
                        (Err(why), Some(expected)) => format!("listed as {expected}: {why}"),
                        (Err(why), None) => why,
                    };
                    bad.lock().unwrap().push(format!("{} {word}: {complaint}", case.id));
                }
            });
        }
    });
    let mut bad = bad.into_inner().unwrap();
    bad.sort();
    println!("{} of {} programs decided and right", decided.into_inner(), cases.len());
    assert!(bad.is_empty(), "{} programs are not as they should be:\n{}", bad.len(), bad.join("\n"));
}
