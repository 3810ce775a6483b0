//! A state holds all that the program can see, and `none` calls nothing a livelock that ends.
//!
//! `corpus/java/state/Hidden.java`: two runs that differ in one thing only meet at a choice and look at it afterwards, so the
//! share of runs that fail is known. `Spins.java`: threads that run round and round, most of them until another one has
//! done something. On every JDK there is.

use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::{Launch, Request, launch};
use sojourner_jvm::machine::{Cuts, Options, Randomness};
use sojourner_kernel::search::Verdict;
use sojourner_kernel::store::StoreKind;
use sojourner_kernel::system::contract::{Walks, merged_alike};
use sojourner_kernel::{Check, Spec};

/// The program on every JDK that can be checked, one of each version.
fn launches(program: &str) -> Vec<Launch> {
    let what = format!("{}/../../corpus/java/state/{program}.java", env!("CARGO_MANIFEST_DIR"));
    let mut jdks: Vec<Jdk> =
        Jdk::all().into_iter().filter(|j| j.feature >= 17 && j.javac().is_some()).collect();
    jdks.sort_by_key(|jdk| jdk.feature);
    jdks.dedup_by_key(|jdk| jdk.feature);
    assert!(!jdks.is_empty(), "the tests need a JDK");
    let on = |jdk: Jdk| Request { what: what.clone(), jdk: Some(jdk.home), ..Request::default() };
    jdks.into_iter().map(|jdk| launch(&on(jdk)).expect("it compiles")).collect()
}

fn system(launch: &Launch, case: &str, cuts: Cuts) -> JavaSystem {
    let heap_bytes = 64 << 20;
    let random = Randomness::Chance;
    let options = Options { heap_bytes, assertions: true, random, cuts, ..Options::default() };
    JavaSystem::new(launch, &[case.to_owned()], options).expect("it boots")
}

/// Cases in which half of the runs fail.
const HALVES: &[&str] = &[
    "caller",
    "line",
    "depth",
    "filled",
    "settrace",
    "element",
    "printed",
    "cause",
    "suppressed",
    "future",
    "machine",
    "npe",
    "dump",
    "walker",
    "initerror",
    "inittrace",
    "initialised",
    "annotation",
    "classvalue",
    "generic",
    "accessible",
    "intern",
    "builder",
    "number",
    "tid",
    "permit",
    "interrupted",
    "local",
    "holds",
    "hook",
    "handler",
    "elapsed",
    "millis",
    "deflate",
    "crc",
    "direct",
    "capacity",
    "modcount",
    "property",
    "locale",
    "enums",
    "logger",
    "lambda",
    "handle",
    "drop",
    "reflected",
    "continuation",
    "phase",
];

#[test]
fn what_can_be_seen_tells_states_apart() {
    let mut bad = Vec::new();
    for launch in launches("Hidden") {
        for (case, violating) in HALVES.iter().map(|case| (*case, 0.5)).chain([("interned", 0.0)]) {
            for store in [StoreKind::Fingerprint, StoreKind::Exact] {
                let dfs: Spec = "dfs".parse().expect("a strategy");
                let check = Check::new(system(&launch, case, Cuts::Shared)).strategy(dfs).store(store);
                let mass = check.all_violations().run().mass.expect("progress was on");
                if (mass.violating, mass.verified) != (violating, 1.0 - violating) {
                    bad.push(format!("JDK {}, {case}, {store:?}: {mass:?}", launch.jdk.feature));
                }
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn merged_states_behave_alike_in_all_cases() {
    for launch in launches("Hidden") {
        for case in HALVES {
            let walks = Walks { runs: 6, steps: 40, seed: 1 };
            let compared = merged_alike(&mut system(&launch, case, Cuts::Shared), walks);
            compared.unwrap_or_else(|e| panic!("JDK {}, {case}: {e}", launch.jdk.feature));
        }
    }
}

/// Programs that end under every fair schedule.
const ENDING: &[&str] = &[
    "nanos",
    "nanos2",
    "flag",
    "flagyield",
    "flagcount",
    "flagsleep",
    "flagpark",
    "cas",
    "spinlock",
    "trylock",
    "waittimed",
    "alive",
    "state",
    "interrupted",
    "latchpoll",
    "queuepoll",
    "alloc",
    "future",
    "peterson",
    "joinpoll",
    "initspin",
    "stamped",
    "daemonspin",
    "daemonyield",
    "daemonwork",
    "daemonsleep",
    "active",
    "queued",
    "waiting",
    "blocked",
    "cfuture",
    "cfget",
    "adder",
    "skip",
    "halt",
    "halt2",
    "interruptspin",
    "deadline",
    "deadline2",
    "sem",
    "exc",
    "random",
    "iter",
    "notifyloop",
    "unparkloop",
    "pingpong",
    "print",
    "transfer",
    "supply",
];

/// Programs that can come to a state from which no run ends.
const LIVELOCKS: &[&str] = &["never", "nevery", "both", "daemonblock"];

#[test]
fn what_ends_is_no_livelock() {
    const BOUND: u64 = 12_000;
    let mut bad = Vec::new();
    for launch in launches("Spins") {
        let run = |case: &str, cuts: Cuts| {
            let dfs: Spec = "dfs".parse().expect("a strategy");
            let check = Check::new(system(&launch, case, cuts)).strategy(dfs).without_progress();
            let outcome = check.max_transitions(BOUND).run();
            let kind = outcome.violation().map(|found| found.violation.kind.clone()).unwrap_or_default();
            (outcome.verdict, kind)
        };
        for cuts in [Cuts::Shared, Cuts::All] {
            let mut expect = |case: &str, right: fn(Verdict, &str) -> bool| {
                let (verdict, kind) = run(case, cuts);
                if !right(verdict, &kind) {
                    bad.push(format!("JDK {}, {case}, {cuts:?}: {verdict:?} {kind}", launch.jdk.feature));
                }
            };
            for case in ENDING {
                expect(case, |verdict, _| matches!(verdict, Verdict::Verified | Verdict::Limit));
            }
            for case in LIVELOCKS {
                expect(case, |verdict, kind| verdict == Verdict::Violated && kind == "livelock");
            }
            expect("endless", |verdict, kind| verdict == Verdict::Violated && kind == "endless");
            // The deadline may pass before the flag is set, however fast the loop is.
            expect("timeoutseen", |verdict, kind| verdict == Verdict::Violated && kind == "assertion");
            // Garbage stays: nothing is claimed.
            expect("weak", |verdict, _| verdict == Verdict::CouldNotCheck);
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
