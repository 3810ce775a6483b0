//! The differential corpus: every program under `corpus/java/run` shows on the machine what `java` showed.
//!
//! One javac call per JDK (cached by content under the target folder), then a fresh machine per program, in
//! process. `SOJOURNER_CORPUS=topic/Case` (any part of an id) selects programs and prints their differences;
//! `SOJOURNER_JDK=25` selects a JDK; `SOJOURNER_SLICE=3/8` every eighth program; `SOJOURNER_TORTURE=collect` collects garbage at every chance, `=restore`
//! saves, restores and rehashes the state at every call. So that it ends, "every" holds for the first 30,000 allocations
//! and calls of a program (2,000 calls where the state is restored), and then for ever fewer; with
//! `SOJOURNER_TORTURE_EVERY=1` none is left out, and programs that take longer than that many seconds
//! (`SOJOURNER_TORTURE_SECONDS`, 900) are told as given up, not as differing.
//!
//! `corpus/known.txt` lists programs that are known to differ, one `jdk topic/Case reason` a line.

#[path = "corpus/case.rs"]
mod case;
#[path = "levels/slice.rs"]
mod slice;

use case::{Case, render};
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::machine::schedule::End;
use sojourner_jvm::machine::{Console, Options};
use sojourner_jvm::program::Program;
use sojourner_jvm::source::compile_into;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What is shown of a program that took too long.
const GIVEN_UP: &str = "*** out of time";

/// What a program printed.
#[derive(Default)]
struct Captured {
    out: Vec<u8>,
    err: Vec<u8>,
}

struct Capture {
    into: Arc<Mutex<Captured>>,
    stdin: Vec<u8>,
    at: usize,
}

impl Console for Capture {
    fn write(&mut self, error: bool, bytes: &[u8]) {
        let mut captured = self.into.lock().unwrap();
        if error { &mut captured.err } else { &mut captured.out }.extend_from_slice(bytes);
    }

    fn read(&mut self, buffer: &mut [u8]) -> usize {
        let n = buffer.len().min(self.stdin.len() - self.at);
        buffer[..n].copy_from_slice(&self.stdin[self.at..self.at + n]);
        self.at += n;
        n
    }

    fn available(&mut self) -> usize {
        self.stdin.len() - self.at
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// What is done to the machine at every call, besides running it.
#[derive(Clone, Copy, PartialEq)]
enum Torture {
    None,
    /// Garbage is collected.
    Collect,
    /// The state is saved, the one before restored, this one restored, and both rehashed.
    Restore,
}

impl Torture {
    fn wanted() -> Torture {
        match std::env::var("SOJOURNER_TORTURE").as_deref() {
            Err(_) => Torture::None,
            Ok("restore") => Torture::Restore,
            Ok(_) => Torture::Collect,
        }
    }
}

/// Whether torture leaves nothing out.
fn is_unsparing() -> bool {
    std::env::var_os("SOJOURNER_TORTURE_EVERY").is_some()
}

/// How many seconds a tortured program may take.
fn patience() -> u64 {
    std::env::var("SOJOURNER_TORTURE_SECONDS").ok().and_then(|v| v.parse().ok()).unwrap_or(900)
}

fn options(case: &Case, torture: Torture) -> Options {
    Options {
        heap_bytes: case.heap.unwrap_or(512 << 20),
        deadline: Some(
            Instant::now() + Duration::from_secs(if torture == Torture::None { 120 } else { patience() }),
        ),
        environment: vec![("PATH".into(), "/usr/bin".into()), ("TZ".into(), "UTC".into())],
        torture: torture == Torture::Collect,
        rehash: torture == Torture::Restore,
        unsparing: torture != Torture::None && is_unsparing() && !is_beyond_the_state(case),
        ..Options::default()
    }
}

/// Runs a case and renders what it showed.
fn show(program: &Program, case: &Case, torture: Torture) -> String {
    let captured = Arc::new(Mutex::new(Captured::default()));
    let console = Capture { into: captured.clone(), stdin: case.stdin.clone().into_bytes(), at: 0 };
    let run = || program.run(options(case, torture), Box::new(console), &case.main_class, &case.args);
    let end = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
    let (exit, note) = match end {
        Err(_) => (101, "*** the machine panicked\n".to_owned()),
        Ok(Err(boot)) => (101, format!("*** {boot}\n")),
        Ok(Ok(End::Normal { status })) => (status, String::new()),
        Ok(Ok(End::Exit(status))) => (status & 0xFF, String::new()),
        Ok(Ok(End::Deadlock)) => (1, "*** deadlock\n".to_owned()),
        Ok(Ok(End::OutOfTime)) => (3, format!("{GIVEN_UP}\n")),
        Ok(Ok(End::Unsupported { what, stack })) => {
            let mut text = format!("*** unsupported: {what}\n");
            for line in stack.iter().take(14) {
                let _ = writeln!(text, "\tat {line}");
            }
            (4, text)
        }
    };
    let captured = captured.lock().unwrap();
    let (out, err) = (String::from_utf8_lossy(&captured.out), String::from_utf8_lossy(&captured.err));
    render(&out, &format!("{err}{note}"), exit)
}

/// The lines around the first difference.
fn difference(expected: &str, shown: &str) -> String {
    let (a, b): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), shown.lines().collect());
    let at = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let mut text = String::new();
    for line in a.iter().skip(at).take(6) {
        let _ = writeln!(text, "    java: {line}");
    }
    for line in b.iter().skip(at).take(if std::env::var_os("SOJOURNER_CORPUS").is_some() { 60 } else { 16 }) {
        let _ = writeln!(text, "    ours: {line}");
    }
    if text.is_empty() {
        text.push_str("    only the end of the last line differs\n");
    }
    text
}

/// Whether a program shows something that no saved state has: how much fits into a small heap, which the log of
/// changes takes part of, or what variables hold that are not read again, at which `System.gc()` looks.
fn is_beyond_the_state(case: &Case) -> bool {
    case.heap.is_some() || matches!(&*case.id, "util/WeakCleared" | "util/CleanersAndFinalizers")
}

/// All cases on one JDK: id to difference, for those that differ.
fn run_all(
    jdk: &Jdk,
    cases: &[Case],
    wanted: Option<&str>,
    torture: Torture,
) -> (BTreeMap<String, String>, BTreeMap<String, (usize, usize)>) {
    let cases: Vec<&Case> = cases.iter().filter(|c| c.since <= jdk.feature).collect();
    let sources: Vec<PathBuf> = cases.iter().map(|c| c.source.clone()).collect();
    let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("corpus-classes");
    let compiled = compile_into(&cache, &sources, None, jdk).unwrap();
    let class_path = ClassPath::from_paths(&[compiled.classes], jdk.feature).unwrap();
    let program = Program::open(jdk, class_path).unwrap();
    let holds = |c: &Case| match torture {
        Torture::None => true,
        // Only `System.gc()` has objects finalized; a collection at any other moment forgets them.
        Torture::Collect => c.id != "util/CleanersAndFinalizers",
        Torture::Restore => !is_beyond_the_state(c),
    };
    // One by its name, or all with such a name.
    let is_name = cases.iter().any(|c| wanted == Some(&c.id));
    let fits = |c: &Case| wanted.is_none_or(|w| if is_name { c.id == w } else { c.id.contains(w) });
    let cases: Vec<&Case> = cases.into_iter().filter(|c| fits(c) && holds(c)).collect();
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let started = Instant::now();
                    let shown = show(&program, case, torture);
                    let expected = case.expected(jdk.feature);
                    if is_unsparing() && torture != Torture::None && shown.contains(GIVEN_UP) {
                        println!("given up: {} after {} s", case.id, patience());
                        continue;
                    }
                    let same = shown == expected;
                    results
                        .lock()
                        .unwrap()
                        .push((case.id.clone(), (!same).then(|| difference(&expected, &shown))));
                    if started.elapsed() > Duration::from_secs(5) {
                        println!("slow: {} took {:.1} s", case.id, started.elapsed().as_secs_f64());
                    }
                }
            });
        }
    });
    let mut differing = BTreeMap::new();
    let mut topics: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (id, difference) in results.into_inner().unwrap() {
        let topic = topics.entry(id.split('/').next().unwrap_or("").to_owned()).or_default();
        topic.1 += 1;
        match difference {
            None => topic.0 += 1,
            Some(text) => {
                differing.insert(id, text);
            }
        }
    }
    (differing, topics)
}

/// One JDK of each version that the corpus has outputs of.
fn tested_jdks() -> Vec<Jdk> {
    let mut seen = HashSet::new();
    let fits = |j: &Jdk| j.javac().is_some() && matches!(j.feature, 17 | 25) && seen.insert(j.feature);
    Jdk::all().into_iter().filter(fits).collect()
}

/// `cargo xtask torture` does this with all of it.
#[test]
fn a_slice_holds_when_the_state_is_restored_at_every_call() {
    let cases = Case::all(&root().join("corpus/java/run"));
    for jdk in tested_jdks() {
        for slice in SLICE {
            let (differing, topics) = run_all(&jdk, &cases, Some(slice), Torture::Restore);
            assert_eq!(topics.values().map(|t| t.1).sum::<usize>(), 1, "{slice} is one program");
            assert!(differing.is_empty(), "JDK {}: {differing:#?}", jdk.feature);
        }
    }
}

/// Objects, exceptions, initialisers, lambdas, strings, threads.
const SLICE: &[&str] = &[
    "apps/BinarySearchTree",
    "classes/InitOrder",
    "collections/HashMapOps",
    "concurrent/WaitNotify",
    "concurrent/Executors1",
    "exceptions/TryFinally",
    "lambdas/Captures",
];

#[test]
fn every_program_shows_what_java_shows() {
    let cases = Case::all(&root().join("corpus/java/run"));
    assert!(cases.len() > 100, "the corpus is there");
    let known: HashSet<(u32, String)> = include_str!("corpus/known.txt")
        .lines()
        .filter(|l| !l.starts_with('#') && !l.trim().is_empty())
        .map(|l| {
            let mut words = l.split_whitespace();
            let jdk = words.next().and_then(|w| w.parse().ok()).expect("a line starts with a JDK's number");
            (jdk, words.next().expect("then a case").to_owned())
        })
        .collect();
    let wanted = std::env::var("SOJOURNER_CORPUS").ok();
    let cases = if wanted.is_none() { slice::of(cases) } else { cases };
    let only: Option<u32> = std::env::var("SOJOURNER_JDK").ok().and_then(|v| v.parse().ok());
    let jdks: Vec<Jdk> = tested_jdks().into_iter().filter(|j| only.is_none_or(|o| o == j.feature)).collect();
    let mut bad = Vec::new();
    for jdk in &jdks {
        let started = Instant::now();
        let (differing, topics) = run_all(jdk, &cases, wanted.as_deref(), Torture::wanted());
        println!("JDK {} ({:.1} s)", jdk.feature, started.elapsed().as_secs_f64());
        for (topic, (good, all)) in &topics {
            println!("  {topic:<14} {good:>4} of {all}");
        }
        let (good, all) = topics.values().fold((0, 0), |sum, t| (sum.0 + t.0, sum.1 + t.1));
        println!("  {:<14} {good:>4} of {all}", "all");
        // The list stays true: what has been mended is taken out of it.
        let ran = |id: &String| {
            cases.iter().any(|c| c.id == *id) && wanted.as_ref().is_none_or(|w| id.contains(w.as_str()))
        };
        for (_, id) in
            known.iter().filter(|k| k.0 == jdk.feature && ran(&k.1) && !differing.contains_key(&k.1))
        {
            bad.push(format!("{} {id}: listed in known.txt, but shows what java shows", jdk.feature));
        }
        for (id, text) in differing {
            let is_known = known.contains(&(jdk.feature, id.clone()));
            println!("{}JDK {} {id}\n{text}", if is_known { "known: " } else { "" }, jdk.feature);
            if !is_known {
                bad.push(format!("{} {id}", jdk.feature));
            }
        }
    }
    assert!(bad.is_empty(), "{} programs are not as they should be:\n{}", bad.len(), bad.join("\n"));
}
