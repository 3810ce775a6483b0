//! The machine against a brute-force enumeration that knows nothing of it.
//!
//! Programs of a core language are made by a seed (`oracle/core.rs`), written as Java, and enumerated one memory access at
//! a time (`oracle/enumerate.rs`). Every level, `none` included, must show the same outputs and the same kinds of
//! violations; and where coins are tossed, the same greatest probability of a violation. `SOJOURNER_SEEDS=100..400`
//! makes others, `SOJOURNER_JDK=25` selects a JDK; `cargo xtask soak oracle` runs thousands.

#[path = "levels/alone.rs"]
mod alone;
#[path = "levels/behaviour.rs"]
mod behaviour;
#[path = "oracle/core.rs"]
mod core;
#[path = "oracle/enumerate.rs"]
mod enumerate;
#[path = "check_corpus/printing.rs"]
mod printing;

use alone::{Alone, in_parallel, jdks};
use behaviour::{Behaviour, Level, NONE, REDUCED};
use core::Program;
use enumerate::{Truth, truth};
use sojourner_jvm::launch::Launch;
use sojourner_kernel::search::Ending;
use sojourner_kernel::{Check, Spec};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// Transitions a program may take, on the level without reductions too, and states the enumeration may have.
const BOUND: u64 = 30_000;
const UNREDUCED: u64 = 400_000;
const STATES: usize = 200_000;

/// The greatest probability of a violation as the search tells it.
fn worst(launch: &Launch, level: Level) -> Option<f64> {
    let dfs: Spec = "dfs".parse().expect("a strategy");
    let outcome = Check::new(behaviour::system(launch, level))
        .strategy(dfs)
        .all_violations()
        .max_transitions(BOUND)
        .run();
    let mass = outcome.mass.filter(|_| outcome.ending == Ending::Exhausted)?;
    Some(1.0 - mass.verified)
}

/// What differs at any level.
fn compare(name: &str, launch: &Launch, truth: &Truth, tosses: bool, compared: &Compared) -> Vec<String> {
    let wanted = Behaviour { outputs: truth.outputs.clone(), violations: truth.violations.clone() };
    let mut wrong = Vec::new();
    let levels: Vec<Level> = [NONE].into_iter().chain(REDUCED).collect();
    for level in levels {
        let bound = if level.name == NONE.name { UNREDUCED } else { BOUND };
        let Some(shown) = behaviour::explore(launch, level, bound) else { continue };
        *compared.lock().unwrap().entry(level.name.to_owned()).or_default() += 1;
        if shown != wanted {
            wrong.push(format!("{name}, {}: {}", level.name, wanted.difference(&shown)));
        }
    }
    for level in REDUCED.into_iter().filter(|level| tosses && level.name.ends_with("escape")) {
        let Some(found) = worst(launch, level) else { continue };
        *compared.lock().unwrap().entry("worst case".to_owned()).or_default() += 1;
        if (found - truth.worst).abs() > 1e-9 {
            let (name, level, truth) = (name, level.name, truth.worst);
            wrong.push(format!("{name}, {level}: violated with probability {found}, truly {truth}"));
        }
    }
    wrong
}

type Compared = Mutex<BTreeMap<String, u64>>;

#[test]
fn all_levels_show_what_an_enumeration_shows() {
    let seeds = behaviour::range("SOJOURNER_SEEDS", 0..24);
    let programs: Vec<(u64, Program)> = seeds.map(|seed| (seed, Program::random(seed))).collect();
    let truths: Mutex<BTreeMap<u64, Truth>> = Mutex::default();
    in_parallel(programs.len(), |at| {
        let (seed, program) = &programs[at];
        if let Some(found) = truth(program, STATES) {
            truths.lock().unwrap().insert(*seed, found);
        }
    });
    let truths = truths.into_inner().unwrap();
    let known: Vec<&(u64, Program)> = programs.iter().filter(|(seed, _)| truths.contains_key(seed)).collect();
    assert!(known.len() * 10 > programs.len() * 9, "most are small: {} of {}", known.len(), programs.len());
    let name = |seed: u64| format!("O{seed}");
    let sources: Vec<_> = known
        .iter()
        .map(|(seed, program)| alone::write("oracle", &name(*seed), &program.java(&name(*seed))))
        .collect();
    let mut wrong = Vec::new();
    // One JDK will do unless asked: the core language is the same in all.
    for jdk in jdks().into_iter().take(1) {
        let alone = Alone::compile("oracle", &sources, &jdk);
        let (bad, compared) = (Mutex::new(Vec::new()), Compared::default());
        in_parallel(known.len(), |at| {
            let (seed, program) = known[at];
            let launch = alone.launch(&name(*seed));
            let found = compare(&name(*seed), &launch, &truths[seed], program.tosses(), &compared);
            bad.lock().unwrap().extend(found.into_iter().map(|why| format!("JDK {}: {why}", jdk.feature)));
        });
        let compared = compared.into_inner().unwrap();
        println!("JDK {}: {} programs, compared {compared:?}", jdk.feature, known.len());
        for (level, count) in &compared {
            assert!(level == "worst case" || *count as usize * 2 > known.len(), "most finish at {level}");
        }
        wrong.extend(bad.into_inner().unwrap());
    }
    let kinds: BTreeSet<&String> = truths.values().flat_map(|t| &t.violations).collect();
    let states: usize = truths.values().map(|t| t.states).sum();
    println!("{states} states enumerated; violations: {kinds:?}");
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_enumeration_agrees_with_thinking() {
    use core::Stmt::*;
    let shown =
        |threads: Vec<Vec<core::Stmt>>| truth(&Program { threads, main: Vec::new() }, STATES).unwrap();
    // An update is lost, or not.
    let lost = shown(vec![vec![Increment(0)], vec![Increment(0)]]);
    assert_eq!(lost.outputs, BTreeSet::from(["1 0 0 0 0 0 0 0 0 0".into(), "2 0 0 0 0 0 0 0 0 0".into()]));
    let kept = shown(vec![vec![Sync(0, vec![Increment(0)])], vec![Sync(0, vec![Increment(0)])]]);
    assert_eq!(kept.outputs, BTreeSet::from(["2 0 0 0 0 0 0 0 0 0".into()]));
    // Two monitors in opposite orders.
    let (one, two) = (vec![Sync(0, vec![Sync(1, vec![])])], vec![Sync(1, vec![Sync(0, vec![])])]);
    assert_eq!(shown(vec![one, two]).violations, BTreeSet::from(["deadlock".into()]));
    // A notification that comes too early is lost; one under a condition is not.
    let wait = vec![Sync(0, vec![Wait(0)])];
    let tell = vec![Sync(0, vec![Set(0, 1), Notify(0, false)])];
    let early = shown(vec![wait, tell.clone()]);
    assert!(early.violations.contains("deadlock") && early.outputs.len() == 1);
    assert!(shown(vec![vec![Sync(0, vec![WaitWhile(0, 0, 0)])], tell]).violations.is_empty());
    // Who is interrupted while waiting, or before, gets the exception; joining one who has ended does not.
    let interrupted = shown(vec![vec![Sync(0, vec![Wait(0)])], vec![Interrupt(0)]]);
    assert_eq!(interrupted.outputs, BTreeSet::from(["0 0 0 0 0 0 0 1 0 0".into()]));
    assert!(interrupted.violations.is_empty());
    let joins = shown(vec![vec![Join(1)], vec![Interrupt(0)]]);
    let of = |sum: &str| format!("0 0 0 0 0 0 0 {sum} 0 0");
    assert_eq!(joins.outputs, BTreeSet::from([of("0"), of("1")]));
    // The scheduler knows the coin: it lets the assertion be reached too late or in time.
    let coin = shown(vec![
        vec![Coin(vec![Set(0, 1)], vec![Set(0, 2)])],
        vec![Coin(vec![Assert(0, 1)], vec![Assert(0, 2)])],
    ]);
    assert_eq!(coin.worst, 0.5);
    let always = shown(vec![vec![Set(0, 1)], vec![Coin(vec![Assert(0, 1)], vec![Assert(0, 1)])]]);
    assert_eq!(always.worst, 1.0);
}
