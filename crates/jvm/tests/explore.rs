//! Java programs under exploration keep the contract of a system, and every strategy that covers
//! everything counts the same states.

#[path = "check_corpus/case.rs"]
mod case;
#[path = "levels/slice.rs"]
mod slice;

use case::{Corpus, in_parallel};
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::machine::Cuts;
use sojourner_kernel::search::Reduction;
use sojourner_kernel::system::contract::{Walks, merged_alike, replay_twice, save_restore};
use sojourner_kernel::{Check, Ending, Outcome, Spec};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Small programs that between them use locks, waiting, parking, starting and joining, allocation
/// in several threads, choices, class initialisation. Each runs with the arguments its source names.
const PROGRAMS: &[&str] = &[
    "classics/DiningPhilosophers",
    "classics/BoundedBuffer",
    "classics/LoseNotify",
    "litmus/LostUpdate",
    "litmus/CasOnce",
    "choices/CoinRace",
    "threads/InitHolder",
    "locks/ConditionTwo",
];

/// Makes fresh systems of a program.
fn maker<'a>(corpus: &'a Corpus, name: &str) -> impl Fn() -> JavaSystem + 'a {
    let case =
        corpus.cases.iter().find(|c| c.id == name).unwrap_or_else(|| panic!("{name} is in the corpus"));
    let launch = corpus.launch(case);
    move || case.system(&launch, Cuts::Shared)
}

#[test]
fn the_contract_holds() {
    let corpus = Corpus::open();
    for name in PROGRAMS {
        let walks = Walks { runs: 4, steps: 60, seed: 3 };
        let mut s = maker(&corpus, name)();
        replay_twice(&mut s, walks).unwrap_or_else(|e| panic!("{name}: {e}"));
        save_restore(&mut s, walks).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}

/// Over the whole corpus: what follows a state that several runs lead to does not depend on the run.
#[test]
fn merged_states_behave_alike() {
    let mut corpus = Corpus::open();
    corpus.cases = slice::of(corpus.cases);
    let (bad, pairs) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    in_parallel(corpus.cases.len(), |at| {
        let case = &corpus.cases[at];
        let launch = corpus.launch(case);
        for (cuts, seed) in [(Cuts::Shared, 1), (Cuts::All, 2)] {
            let walks = Walks { runs: 6, steps: 60, seed };
            match merged_alike(&mut case.system(&launch, cuts), walks) {
                Ok(compared) => drop(pairs.fetch_add(compared as usize, Ordering::Relaxed)),
                Err(breach) => bad.lock().unwrap().push(format!("{} {cuts:?}: {breach}", case.id)),
            }
        }
    });
    let mut bad = bad.into_inner().unwrap();
    bad.sort();
    assert!(bad.is_empty(), "{} programs:\n{}", bad.len(), bad.join("\n"));
    let pairs = pairs.into_inner();
    assert!(pairs > corpus.cases.len(), "{pairs} pairs were compared");
}

#[test]
fn strategies_count_alike() {
    let corpus = Corpus::open();
    for name in PROGRAMS {
        let system = maker(&corpus, name);
        let count = |strategy: &str| {
            let spec: Spec = strategy.parse().expect("a strategy");
            let outcome = Check::new(system()).strategy(spec).all_violations().max_transitions(200_000).run();
            (outcome.states, outcome.transitions)
        };
        let depth_first = count("dfs");
        assert_eq!(depth_first, count("bfs"), "{name}");
        assert_eq!(depth_first, count("rs"), "{name}");
    }
}

/// Depth first goes back by undoing, breadth first by restoring: what they count differs as soon as
/// one of them leaves something behind. (Names of collected objects once were: `AbaStackStamped`.)
#[test]
fn going_back_leaves_nothing_behind() {
    const SMALL: u64 = 1_000;
    let mut corpus = Corpus::open();
    corpus.cases = slice::of(corpus.cases);
    let (bad, compared) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    in_parallel(corpus.cases.len(), |at| {
        let case = &corpus.cases[at];
        let launch = corpus.launch(case);
        let count = |strategy: &str, cuts, most| {
            let spec: Spec = strategy.parse().expect("a strategy");
            let check = Check::new(case.system(&launch, cuts)).strategy(spec).without_progress();
            check.all_violations().max_transitions(most).run()
        };
        let counts = |outcome: &Outcome| (outcome.states, outcome.transitions, outcome.violations.len());
        for cuts in [Cuts::Shared, Cuts::All] {
            let depth_first = count("dfs", cuts, SMALL);
            if depth_first.ending != Ending::Exhausted {
                continue;
            }
            // Attempts that were thrown away count towards the limit, and the two need not make the same ones.
            let breadth_first = count("bfs", cuts, 10 * SMALL);
            if depth_first.assumptions != breadth_first.assumptions {
                continue;
            }
            compared.fetch_add(1, Ordering::Relaxed);
            let (depth_first, breadth_first) = (counts(&depth_first), counts(&breadth_first));
            if depth_first != breadth_first {
                let differ = format!("{} {cuts:?}: {depth_first:?} {breadth_first:?}", case.id);
                bad.lock().unwrap().push(differ);
            }
        }
    });
    let bad = bad.into_inner().unwrap();
    let compared = compared.into_inner();
    assert!(3 * compared > corpus.cases.len(), "only {compared} searches were small enough");
    assert!(bad.is_empty(), "states, transitions, violations differ:\n{}", bad.join("\n"));
}

/// Without a loop around its wait, a program is only right as long as nobody wakes it for no reason.
#[test]
fn waits_end_for_no_reason_only_if_asked_for() {
    let corpus = Corpus::open();
    let fresh = maker(&corpus, "classics/LoseNotify");
    for spurious in [false, true] {
        let mut system = fresh();
        system.machine.run.options.spurious = spurious;
        let outcome = Check::new(system).all_violations().run();
        let shows = |kind: &str| outcome.violations.iter().any(|v| v.violation.kind == kind);
        assert!(shows("deadlock"), "the notify is still lost");
        assert_eq!(shows("assertion"), spurious);
    }
}

/// That a wait may end for no reason, and begin again, is nothing to rely on: the livelock stays one.
#[test]
fn waits_that_end_for_no_reason_hide_no_livelock() {
    let corpus = Corpus::open();
    for (name, expected) in [("locks/WaitAndSpin", Some("livelock")), ("locks/WaitAndTell", None)] {
        let fresh = maker(&corpus, name);
        for spurious in [false, true] {
            for reduction in [Reduction::Off, Reduction::Sleep, Reduction::Dpor] {
                let mut system = fresh();
                system.machine.run.options.spurious = spurious;
                let check = Check::new(system).strategy("dfs".parse().expect("a strategy"));
                let outcome = check.reduction(reduction).run();
                let kind = outcome.violation().map(|v| v.violation.kind.as_str());
                assert_eq!(kind, expected, "{name} {spurious} {reduction:?}");
                assert!(outcome.unconfirmed.is_empty());
            }
        }
    }
}

#[test]
fn every_heuristic_leads_to_a_violation() {
    let corpus = Corpus::open();
    let fresh = maker(&corpus, "classics/DiningPhilosophers");
    for heuristic in ["most-blocked", "interleaving", "fewest-switches", "new-sites"] {
        let spec: Spec = format!("best-first:heuristic={heuristic}").parse().expect("a strategy");
        let outcome = Check::new(fresh()).strategy(spec).max_transitions(50_000).run();
        assert_eq!(outcome.violation().map(|v| v.violation.kind.as_str()), Some("deadlock"), "{heuristic}");
    }
}

/// A large program begins at its first choice, with all that is there in the base image; small ones made to.
#[test]
fn a_program_that_begins_at_its_first_choice_does_the_same() {
    let corpus = Corpus::open();
    let more = ["choices/RandomShuffle", "collections/IterateWhileAdding", "threads/CountUpLocked"];
    for name in PROGRAMS.iter().chain(&more) {
        let case = corpus.cases.iter().find(|c| c.id == *name).expect("it is in the corpus");
        let launch = corpus.launch(case);
        let walks = Walks { runs: 4, steps: 60, seed: 5 };
        let mut s = case.system_from(&launch, Cuts::Shared, 0);
        replay_twice(&mut s, walks).unwrap_or_else(|e| panic!("{name}: {e}"));
        save_restore(&mut s, walks).unwrap_or_else(|e| panic!("{name}: {e}"));
        let explored = |large: usize, strategy: &str| {
            let system = case.system_from(&launch, Cuts::Shared, large);
            let spec: Spec = strategy.parse().expect("a strategy");
            let outcome = Check::new(system).strategy(spec).all_violations().max_transitions(200_000).run();
            let mut violations: Vec<String> =
                outcome.violations.iter().map(|f| f.violation.message.clone()).collect();
            violations.sort();
            violations.dedup();
            (outcome.ending, outcome.states, outcome.transitions, violations)
        };
        let (here, broad) = (explored(0, "dfs"), explored(0, "bfs"));
        assert_eq!((here.1, here.2), (broad.1, broad.2), "{name}");
        let usual = explored(usize::MAX, "dfs");
        assert_eq!((here.0, here.3), (usual.0, usual.3), "{name}");
        assert!(here.1 >= usual.1, "{name}: {} states of {}", here.1, usual.1);
    }
}
