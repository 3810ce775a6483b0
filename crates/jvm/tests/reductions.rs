//! Every reduction against none: the same violations and the same outputs.
//!
//! The oracle is `Cuts::All`, where every access to the heap is a scheduling point and every
//! alternative is explored. Programs: those of `corpus/java/check` that it finishes within a bound,
//! and generated ones (`reductions/generate.rs`). `SOJOURNER_SEEDS=100..400` generates others,
//! `SOJOURNER_CORPUS=Name` selects programs of the corpus, `SOJOURNER_BOUND=30000` admits larger ones.

#[path = "check_corpus/case.rs"]
mod case;
#[path = "reductions/generate.rs"]
mod generate;
#[path = "reductions/locks.rs"]
mod locks;
#[path = "check_corpus/printing.rs"]
mod printing;
#[path = "reductions/real.rs"]
mod real;
#[path = "levels/slice.rs"]
mod slice;
#[path = "reductions/wakes.rs"]
mod wakes;

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
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
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
    transitions: u64,
}

/// A generated program; with `spurious` waits may end for no reason.
fn generated(launch: &Launch, cuts: Cuts, races: Races, spurious: bool) -> JavaSystem {
    stepping(launch, cuts, races, spurious, false)
}

/// The same, with `lock_steps` every step of a lock on its own.
fn stepping(launch: &Launch, cuts: Cuts, races: Races, spurious: bool, lock_steps: bool) -> JavaSystem {
    let options = Options {
        races,
        spurious,
        lock_steps,
        heap_bytes: 64 << 20,
        assertions: true,
        random: Randomness::Chance,
        cuts,
        ..Options::default()
    };
    JavaSystem::new(launch, &[], options).expect("it boots")
}

/// All that a program can do, unless that takes more transitions than `bound`.
fn explore(system: JavaSystem, name: &str, bound: u64, reduction: Reduction) -> Option<Explored> {
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
    assert!(outcome.unconfirmed.is_empty(), "{name}: {:?}", outcome.unconfirmed);
    if outcome.ending != Ending::Exhausted {
        return None;
    }
    // Where threads stand while they spin depends on the scheduling points.
    let text = |v: &Violation| match v.kind.as_str() {
        "livelock" => v.kind.clone(),
        "race" => nameless(&v.message),
        kind => format!("{kind}: {}", v.message),
    };
    let mut violations: BTreeSet<String> = outcome.violations.iter().map(|f| text(&f.violation)).collect();
    violations.extend(outcome.unsupported.iter().map(|(what, _)| format!("unsupported: {what}")));
    let outputs = outputs.lock().unwrap().clone();
    let behaviour = Behaviour { violations, outputs };
    Some(Explored { behaviour, states: outcome.states, transitions: outcome.transitions })
}

/// A race without the names of the threads: which of several alike is seen first may differ.
fn nameless(race: &str) -> String {
    let is_name = |word: &str| word == "main" || word.starts_with("Thread-");
    let text = race.split(' ').filter(|word| !is_name(word)).collect::<Vec<_>>().join(" ");
    let (place, rest) = text.split_once(": ").expect("a race on something");
    let mut sides: Vec<&str> = rest.split(';').next().unwrap_or(rest).split(", ").collect();
    sides.sort_unstable();
    format!("{place}: {}", sides.join(", "))
}

/// Transitions a program may take without a reduction.
fn bound(usual: u64) -> u64 {
    std::env::var("SOJOURNER_BOUND").ok().and_then(|given| given.parse().ok()).unwrap_or(usual)
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

fn seeds() -> std::ops::Range<u64> {
    let given = std::env::var("SOJOURNER_SEEDS").unwrap_or_default();
    match given.split_once("..").map(|(low, high)| (low.parse(), high.parse())) {
        Some((Ok(low), Ok(high))) => low..high,
        _ => 0..24,
    }
}

fn differences(none: &BTreeSet<String>, some: &BTreeSet<String>) -> String {
    let list = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
        let lost: Vec<&String> = a.difference(b).take(4).collect();
        format!("{lost:?}")
    };
    format!("lost {} invented {}", list(none, some), list(some, none))
}

/// What a program does, if that is the same with every reduction; none if it is too large without.
/// Where it is too large only because every access is a scheduling point, the rest is compared.
fn compare(name: &str, make: impl Fn(Cuts) -> JavaSystem, bound: u64) -> Option<Result<Behaviour, String>> {
    let none = explore(make(Cuts::All), name, bound, Reduction::Off);
    let escape = explore(make(Cuts::Shared), name, bound, Reduction::Off);
    let (none, escape) = match (none, escape) {
        (Some(_), None) => return Some(Err(format!("{name}: more transitions than without a reduction"))),
        (none, escape) => (none, escape?),
    };
    let none = none.as_ref().unwrap_or(&escape);
    let [sleep, dpor] = [Reduction::Sleep, Reduction::Dpor]
        .map(|how| explore(make(Cuts::Shared), name, bound, how).expect("fewer transitions than without"));
    // Mostly equal; garbage that one of two orders leaves behind splits states.
    if sleep.states > escape.states || sleep.transitions > escape.transitions {
        return Some(Err(format!("{name}: sleep sets add states or transitions")));
    }
    println!(
        "{name}: states and transitions none {} {}, escape {} {}, dpor {} {}; {} outputs {} violations",
        none.states,
        none.transitions,
        escape.states,
        escape.transitions,
        dpor.states,
        dpor.transitions,
        none.behaviour.outputs.len(),
        none.behaviour.violations.len()
    );
    for (how, with) in [("escape", &escape), ("sleep", &sleep), ("dpor", &dpor)] {
        if none.behaviour != with.behaviour {
            return Some(Err(format!(
                "{name}, {how}: outputs {}; violations {}",
                differences(&none.behaviour.outputs, &with.behaviour.outputs),
                differences(&none.behaviour.violations, &with.behaviour.violations)
            )));
        }
    }
    Some(Ok(Behaviour {
        violations: none.behaviour.violations.clone(),
        outputs: none.behaviour.outputs.clone(),
    }))
}

/// Whether the reduced search sees the races that the full one does: all that are noted, and the same
/// where a race is a violation.
fn compare_races(name: &str, make: impl Fn(Races) -> JavaSystem, bound: u64) -> Option<String> {
    let noted = |reduction| {
        let all = Arc::new(Mutex::new(Vec::new()));
        explore(make(Races::Noted(all.clone())), name, bound, reduction)?;
        let all = all.lock().unwrap();
        Some(all.iter().map(|race: &String| nameless(race)).collect::<BTreeSet<String>>())
    };
    let (full, reduced) = (noted(Reduction::Off)?, noted(Reduction::Dpor)?);
    if !full.is_subset(&reduced) {
        return Some(format!("{name}: races noted {}", differences(&full, &reduced)));
    }
    let [full, reduced] = [Reduction::Off, Reduction::Dpor]
        .map(|reduction| explore(make(Races::Forbidden), name, bound, reduction));
    let (full, reduced) = (full?, reduced?);
    (full.behaviour != reduced.behaviour).then(|| {
        let (full, reduced) = (full.behaviour, reduced.behaviour);
        format!(
            "{name}, races: outputs {}; violations {}",
            differences(&full.outputs, &reduced.outputs),
            differences(&full.violations, &reduced.violations)
        )
    })
}

#[test]
fn the_corpus_behaves_alike() {
    let mut corpus = Corpus::open();
    corpus.cases = slice::of(corpus.cases);
    let (bad, finished) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    in_parallel(corpus.cases.len(), |at| {
        let case = &corpus.cases[at];
        let launch = corpus.launch(case);
        match compare(&case.id, |cuts| case.system(&launch, cuts), bound(3_000)) {
            None => {}
            Some(Ok(_)) => {
                finished.fetch_add(1, Ordering::Relaxed);
            }
            Some(Err(why)) => bad.lock().unwrap().push(why),
        }
    });
    let (bad, finished) = (bad.into_inner().unwrap(), finished.into_inner());
    println!("{finished} of {} programs of the corpus finish without a reduction", corpus.cases.len());
    assert!(bad.is_empty(), "{} programs differ:\n{}", bad.len(), bad.join("\n"));
}

/// Programs by a generator, compiled: their names, where their classes are, and all of them as one.
fn written(
    letter: &str,
    jdk: &Jdk,
    seeds: std::ops::Range<u64>,
    write: fn(&str, u64) -> String,
) -> (Vec<String>, PathBuf, Program) {
    let place = |what: &str| {
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("generated-{letter}-{}-{what}", jdk.feature))
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
    let classes = compiled.classes.clone();
    let class_path = ClassPath::from_paths(&[compiled.classes], jdk.feature).unwrap();
    (names, classes, Program::open(jdk, class_path).unwrap())
}

/// What a program with locks does, if that is the same whether their steps are taken together or not.
/// Without, the reduced search is the oracle, since it comes further than the full one, and the full
/// one where that is small enough.
fn compare_locks(name: &str, launch: &Launch, bound: u64) -> Option<Result<(), String>> {
    let make = |cuts, lock_steps| stepping(launch, cuts, Races::Ignored, false, lock_steps);
    let full = explore(make(Cuts::All, true), name, bound / 2, Reduction::Off);
    let each = explore(make(Cuts::Shared, true), name, bound, Reduction::Dpor);
    let oracle = full.as_ref().or(each.as_ref())?;
    let every = explore(make(Cuts::Shared, false), name, bound, Reduction::Off);
    let dpor = explore(make(Cuts::Shared, false), name, bound, Reduction::Dpor);
    println!(
        "{name}: states each {} {}, together {} {}; {} outputs {} violations",
        full.as_ref().map_or(0, |f| f.states),
        each.as_ref().map_or(0, |f| f.states),
        every.as_ref().map_or(0, |f| f.states),
        dpor.as_ref().map_or(0, |f| f.states),
        oracle.behaviour.outputs.len(),
        oracle.behaviour.violations.len()
    );
    for (how, with) in [("each", &each), ("together", &every), ("together, dpor", &dpor)] {
        let Some(with) = with else { continue };
        if oracle.behaviour != with.behaviour {
            return Some(Err(format!(
                "{name}, {how}: outputs {}; violations {}",
                differences(&oracle.behaviour.outputs, &with.behaviour.outputs),
                differences(&oracle.behaviour.violations, &with.behaviour.violations)
            )));
        }
    }
    dpor.map(|_| Ok(()))
}

#[test]
fn locks_behave_alike_in_few_steps() {
    let jdk = jdk();
    let (names, _, program) = written("L", &jdk, seeds(), locks::program);
    let looks_inside = |name: &String| program.signs(name).looks_inside_locks;
    assert!(!names.iter().any(looks_inside), "nothing keeps the steps apart");
    let tries = |name: &&String| program.signs(name).tries_locks;
    let trying = names.iter().filter(tries).count();
    assert!(0 < trying && trying < names.len(), "some try locks, and some never do: {trying}");
    let (bad, finished) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    in_parallel(names.len(), |at| {
        let main_class = names[at].clone();
        let launch = Launch::of_main(program.clone(), jdk.clone(), main_class);
        match compare_locks(&names[at], &launch, bound(60_000)) {
            None => {}
            Some(Ok(())) => {
                finished.fetch_add(1, Ordering::Relaxed);
            }
            Some(Err(why)) => bad.lock().unwrap().push(why),
        }
    });
    let (bad, finished) = (bad.into_inner().unwrap(), finished.into_inner());
    println!("{finished} of {} programs with locks finish", names.len());
    assert!(bad.is_empty(), "{} programs differ:\n{}", bad.len(), bad.join("\n"));
    assert!(finished * 2 > names.len(), "most finish");
}

/// Notify, interrupt, unpark, a time that is over and the end of a thread, in every order.
#[test]
fn wakes_behave_alike() {
    let jdk = jdk();
    let (names, _, program) = written("W", &jdk, seeds(), wakes::program);
    let (bad, finished) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    in_parallel(names.len(), |at| {
        let main_class = names[at].clone();
        let launch = Launch::of_main(program.clone(), jdk.clone(), main_class);
        let make = |cuts| generated(&launch, cuts, Races::Ignored, false);
        match compare(&names[at], make, bound(20_000)) {
            None => {}
            Some(Ok(_)) => {
                finished.fetch_add(1, Ordering::Relaxed);
            }
            Some(Err(why)) => bad.lock().unwrap().push(why),
        }
    });
    let (bad, finished) = (bad.into_inner().unwrap(), finished.into_inner());
    println!("{finished} of {} programs finish without a reduction", names.len());
    assert!(bad.is_empty(), "{} programs differ:\n{}", bad.len(), bad.join("\n"));
    assert!(finished * 2 > names.len(), "most finish");
}

#[test]
fn generated_programs_behave_alike() {
    let jdk = jdk();
    let (names, classes, program) = written("G", &jdk, seeds(), generate::program);
    let (bad, finished) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    let right: Mutex<BTreeMap<String, BTreeSet<String>>> = Mutex::default();
    in_parallel(names.len(), |at| {
        let main_class = names[at].clone();
        let launch = Launch::of_main(program.clone(), jdk.clone(), main_class);
        let spurious = (seeds().start + at as u64) % 5 == 2;
        let make = |cuts| generated(&launch, cuts, Races::Ignored, spurious);
        let racing = |races| generated(&launch, Cuts::Shared, races, spurious);
        bad.lock().unwrap().extend(compare_races(&names[at], racing, bound(20_000)));
        match compare(&names[at], make, bound(20_000)) {
            None => {}
            Some(Ok(none)) => {
                finished.fetch_add(1, Ordering::Relaxed);
                // One that can hang, fail or halt is nothing to run in a process with others, nor one that
                // never ends (which is no violation if no run does), counts the threads there, or looks at
                // a clock, which goes on by itself only there.
                let text = generate::program(&names[at], seeds().start + at as u64);
                let ends = none.violations.is_empty() && !none.outputs.is_empty();
                if ends && !["halt", "activeCount", "nanoTime"].iter().any(|word| text.contains(word)) {
                    right.lock().unwrap().insert(names[at].clone(), none.outputs);
                }
            }
            Some(Err(why)) => bad.lock().unwrap().push(why),
        }
    });
    let (bad, finished) = (bad.into_inner().unwrap(), finished.into_inner());
    println!("{finished} of {} programs finish without a reduction", names.len());
    assert!(bad.is_empty(), "{} programs differ:\n{}", bad.len(), bad.join("\n"));
    assert!(finished * 2 > names.len(), "most finish");
    let right = right.into_inner().unwrap();
    let programs: Vec<&str> = right.keys().map(String::as_str).collect();
    // A real machine may reorder racy accesses, once in a long while: what is seen twice counts.
    let seen = real::outputs(&jdk, &classes, &programs, 25);
    assert!(seen.len() >= programs.len(), "every program printed something");
    for ((program, printed), times) in &seen {
        let known = right[program].contains(printed);
        assert!(known || *times < 2, "{program} printed {printed:?} on java, {times} times, and never here");
    }
    println!("{} outputs of {} programs on java, all known", seen.len(), programs.len());
}
