//! The discipline of locks (`reduce/discipline.rs`) against every step: the same violations, outputs and races.
//!
//! The oracle is `Cuts::All`. Programs are generated: those of `discipline/generate.rs`, and those that all reductions
//! are compared on. `SOJOURNER_SEEDS=100..400` generates others, `SOJOURNER_BOUND=60000` admits larger ones.

#[path = "check_corpus/case.rs"]
mod case;
#[path = "reductions/generate.rs"]
mod generate;
#[path = "discipline/generate.rs"]
mod locked;
#[path = "reductions/locks.rs"]
mod locks;
#[path = "check_corpus/printing.rs"]
mod printing;

use case::{Corpus, in_parallel};
use printing::Printing;
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::machine::race::Races;
use sojourner_jvm::machine::{Cuts, Options, Randomness};
use sojourner_jvm::program::Program;
use sojourner_jvm::source::compile_into;
use sojourner_kernel::search::{Ending, Reduction};
use sojourner_kernel::{Check, Spec, Violation};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// What a program can do, as its user sees it.
#[derive(PartialEq, Debug)]
struct Behaviour {
    violations: BTreeSet<String>,
    outputs: BTreeSet<String>,
}

struct Explored {
    behaviour: Behaviour,
    states: u64,
    restarts: u32,
    assumptions: String,
}

fn options(cuts: Cuts, discipline: bool, races: Races) -> Options {
    let heap_bytes = 64 << 20;
    let random = Randomness::Chance;
    Options { cuts, discipline, races, heap_bytes, assertions: true, random, ..Options::default() }
}

/// All that a program can do, unless that takes more transitions than `bound`.
fn explore(launch: &Launch, options: Options, bound: u64, reduction: Reduction) -> Option<Explored> {
    let system = JavaSystem::new(launch, &[], options).expect("it boots");
    let outputs = Arc::new(Mutex::new(BTreeSet::new()));
    let dfs: Spec = "dfs".parse().expect("a strategy");
    let outcome = Check::new(Printing::new(system, outputs.clone()))
        .strategy(dfs)
        .all_violations()
        .keep(1_000_000)
        .max_transitions(bound)
        .without_progress()
        .reduction(reduction)
        .run();
    assert!(outcome.unconfirmed.is_empty(), "{}: {:?}", launch.main_class, outcome.unconfirmed);
    if outcome.ending != Ending::Exhausted {
        return None;
    }
    // Where threads stand while they spin depends on the scheduling points.
    let text = |v: &Violation| match v.kind.as_str() {
        "livelock" => v.kind.clone(),
        kind => format!("{kind}: {}", v.message),
    };
    let mut violations: BTreeSet<String> = outcome.violations.iter().map(|f| text(&f.violation)).collect();
    violations.extend(outcome.unsupported.iter().map(|(what, _)| format!("unsupported: {what}")));
    let outputs = outputs.lock().unwrap().clone();
    let behaviour = Behaviour { violations, outputs };
    let (states, restarts) = (outcome.states, outcome.restarts);
    Some(Explored { behaviour, states, restarts, assumptions: outcome.assumptions })
}

fn differences(none: &BTreeSet<String>, some: &BTreeSet<String>) -> String {
    let list = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
        format!("{:?}", a.difference(b).take(4).collect::<Vec<&String>>())
    };
    format!("lost {} invented {}", list(none, some), list(some, none))
}

fn bound() -> u64 {
    std::env::var("SOJOURNER_BOUND").ok().and_then(|given| given.parse().ok()).unwrap_or(20_000)
}

fn seeds(usual: u64) -> std::ops::Range<u64> {
    let given = std::env::var("SOJOURNER_SEEDS").unwrap_or_default();
    match given.split_once("..").map(|(low, high)| (low.parse(), high.parse())) {
        Some((Ok(low), Ok(high))) => low..high,
        _ => 0..usual,
    }
}

/// What is different with the discipline, if something is; none if the program is too large without.
fn compare(launch: &Launch, saved: &Saved) -> Option<Result<(), String>> {
    let name = &launch.main_class;
    let bound = bound();
    let none = explore(launch, options(Cuts::All, false, Races::Ignored), bound * 4, Reduction::Off);
    let escape = explore(launch, options(Cuts::Shared, false, Races::Ignored), bound, Reduction::Off)?;
    let oracle = none.as_ref().unwrap_or(&escape);
    for reduction in [Reduction::Off, Reduction::Sleep, Reduction::Dpor] {
        let with = explore(launch, options(Cuts::Shared, true, Races::Ignored), bound * 9, reduction);
        let Some(with) = with else { return Some(Err(format!("{name}, {reduction:?}: it does not finish"))) };
        if oracle.behaviour != with.behaviour {
            return Some(Err(format!(
                "{name}, {reduction:?}: outputs {}; violations {}; {}",
                differences(&oracle.behaviour.outputs, &with.behaviour.outputs),
                differences(&oracle.behaviour.violations, &with.behaviour.violations),
                with.assumptions
            )));
        }
        if reduction == Reduction::Off {
            saved.before.fetch_add(escape.states, Ordering::Relaxed);
            saved.after.fetch_add(with.states, Ordering::Relaxed);
            saved.restarts.fetch_add(u64::from(with.restarts), Ordering::Relaxed);
            if std::env::var("SOJOURNER_SEEDS").is_ok() {
                println!("{name}: {} {} {} {}", escape.states, with.states, with.restarts, with.assumptions);
            }
        }
    }
    races(launch, bound).map(|why| match why {
        Some(why) => Err(why),
        None => Ok(()),
    })
}

/// The races that are noted without the discipline and not with it.
fn races(launch: &Launch, bound: u64) -> Option<Option<String>> {
    let noted = |discipline: bool| {
        let all = Arc::new(Mutex::new(Vec::new()));
        let options = options(Cuts::Shared, discipline, Races::Noted(all.clone()));
        explore(launch, options, bound * 9, Reduction::Off)?;
        let all = all.lock().unwrap();
        // Which of several threads alike is seen first may differ: the place is what counts.
        let place = |race: &String| race.split(':').next().unwrap_or(race).to_owned();
        Some(all.iter().map(place).collect::<BTreeSet<String>>())
    };
    let (before, after) = (noted(false)?, noted(true)?);
    if !before.is_subset(&after) {
        return Some(Some(format!("{}: races {}", launch.main_class, differences(&before, &after))));
    }
    // As violations: which ones end a run first may differ, where there are several.
    let forbidden = |discipline: bool| {
        let options = options(Cuts::Shared, discipline, Races::Forbidden);
        let found = explore(launch, options, bound * 9, Reduction::Off)?;
        Some(found.behaviour.violations.iter().any(|text| text.starts_with("race")))
    };
    let (before, after) = (forbidden(false)?, forbidden(true)?);
    let name = &launch.main_class;
    Some((before != after).then(|| format!("{name}: races forbidden, lost {before} invented {after}")))
}

#[derive(Default)]
struct Saved {
    before: AtomicU64,
    after: AtomicU64,
    restarts: AtomicU64,
}

/// Programs by a generator, compiled: their names, and all of them as one.
fn written(
    letter: &str,
    jdk: &Jdk,
    seeds: std::ops::Range<u64>,
    write: fn(&str, u64) -> String,
) -> (Vec<String>, Program) {
    let place = |what: &str| {
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("discipline-{letter}-{}-{what}", jdk.feature))
    };
    let (cache, folder) = (place("classes"), place("sources"));
    std::fs::create_dir_all(&folder).unwrap();
    let names: Vec<String> = seeds.clone().map(|seed| format!("{letter}{seed}")).collect();
    let sources: Vec<PathBuf> = names
        .iter()
        .zip(seeds)
        .map(|(name, seed)| {
            let file = folder.join(format!("{name}.java"));
            std::fs::write(&file, write(name, seed)).unwrap();
            file
        })
        .collect();
    let compiled = compile_into(&cache, &sources, None, jdk).unwrap();
    let class_path = ClassPath::from_paths(&[compiled.classes], jdk.feature).unwrap();
    (names, Program::open(jdk, class_path).unwrap())
}

/// The JDK to compare on.
fn jdk() -> Jdk {
    match std::env::var("SOJOURNER_JDK") {
        Ok(feature) => Jdk::all()
            .into_iter()
            .find(|jdk| jdk.feature.to_string() == feature && jdk.javac().is_some())
            .expect("it is there"),
        Err(_) => Jdk::find(None).unwrap(),
    }
}

/// At least one in `share` programs is small enough for the oracle.
fn behave_alike(
    letter: &str,
    seeds: std::ops::Range<u64>,
    share: usize,
    write: fn(&str, u64) -> String,
) -> Saved {
    let jdk = jdk();
    let (names, program) = written(letter, &jdk, seeds, write);
    let (bad, finished, saved) = (Mutex::new(Vec::new()), AtomicUsize::new(0), Saved::default());
    in_parallel(names.len(), |at| {
        let main_class = names[at].clone();
        let launch = Launch::of_main(program.clone(), jdk.clone(), main_class);
        match compare(&launch, &saved) {
            None => {}
            Some(Ok(())) => {
                finished.fetch_add(1, Ordering::Relaxed);
            }
            Some(Err(why)) => {
                println!("{why}");
                bad.lock().unwrap().push(why);
            }
        }
    });
    let (bad, finished) = (bad.into_inner().unwrap(), finished.into_inner());
    println!(
        "{finished} of {} programs {letter} finish; states {} without the discipline, {} with it, {} new beginnings",
        names.len(),
        saved.before.load(Ordering::Relaxed),
        saved.after.load(Ordering::Relaxed),
        saved.restarts.load(Ordering::Relaxed)
    );
    assert!(bad.is_empty(), "{} programs differ:\n{}", bad.len(), bad.join("\n"));
    assert!(finished * share >= names.len(), "enough finish");
    saved
}

#[test]
fn locked_programs_behave_alike() {
    let saved = behave_alike("D", seeds(24), 2, locked::program);
    let (before, after) = (saved.before.into_inner(), saved.after.into_inner());
    assert!(after < before, "{after} states with the discipline, {before} without");
    assert!(saved.restarts.into_inner() > 0, "some break it");
}

#[test]
fn programs_of_all_kinds_behave_alike() {
    behave_alike("E", seeds(16), 2, generate::program);
}

#[test]
fn programs_with_locks_of_the_jdk_behave_alike() {
    behave_alike("F", seeds(12), 4, locks::program);
}

/// The programs of the corpus that are about it, with the verdict they should have.
const ABOUT: &[&str] = &[
    "AwaitedPlainly",
    "InterruptBeforeNotify",
    "LockMadeAgain",
    "LockMadeOnce",
    "LockedSums",
    "WriteAfterLook",
    "WriteAfterRelease",
];

#[test]
fn the_corpus_has_its_verdicts() {
    let corpus = Corpus::open();
    let cases: Vec<_> = corpus.cases.iter().filter(|case| ABOUT.contains(&case.name())).collect();
    assert_eq!(cases.len(), ABOUT.len());
    for case in cases {
        let launch = corpus.launch(case);
        for reduction in [Reduction::Off, Reduction::Sleep, Reduction::Dpor] {
            let options = options(Cuts::Shared, true, Races::Ignored);
            let with = explore(&launch, options, 50_000, reduction).expect("it finishes");
            let kinds: BTreeSet<&str> =
                with.behaviour.violations.iter().map(|text| text.split(':').next().unwrap_or(text)).collect();
            let expected: BTreeSet<&str> =
                [case.get("expect")].into_iter().filter(|&kind| kind != "verified").collect();
            assert_eq!(kinds, expected, "{}, {reduction:?}: {}", case.id, with.assumptions);
        }
    }
}
