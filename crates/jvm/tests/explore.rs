//! Java programs under exploration keep the contract of a system, and every strategy that covers
//! everything counts the same states.

use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::launch::{Launch, Request, launch};
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_kernel::system::contract::{Walks, replay_twice, save_restore};
use sojourner_kernel::{Check, Spec};

/// Small programs that between them use locks, waiting, parking, starting and joining, allocation
/// in several threads, choices, class initialisation.
const PROGRAMS: &[(&str, &[&str])] = &[
    ("classics/DiningPhilosophers", &["3"]),
    ("classics/BoundedBuffer", &[]),
    ("classics/LoseNotify", &[]),
    ("litmus/LostUpdate", &[]),
    ("litmus/CasOnce", &[]),
    ("choices/CoinRace", &[]),
    ("threads/InitHolder", &[]),
    ("locks/ConditionTwo", &[]),
];

fn program(name: &str) -> Launch {
    let what = format!("{}/../../corpus/java/check/{name}.java", env!("CARGO_MANIFEST_DIR"));
    launch(&Request { what, class_path: None, jdk: None }).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn system(launch: &Launch, args: &[&str]) -> JavaSystem {
    let options =
        Options { heap_bytes: 64 << 20, assertions: true, random: Randomness::Chance, ..Options::default() };
    let args: Vec<String> = args.iter().map(|a| a.to_string()).collect();
    JavaSystem::new(launch, &args, options).expect("it boots")
}

#[test]
fn the_contract_holds() {
    for (name, args) in PROGRAMS {
        let launch = program(name);
        let walks = Walks { runs: 4, steps: 60, seed: 3 };
        let mut s = system(&launch, args);
        replay_twice(&mut s, walks).unwrap_or_else(|e| panic!("{name}: {e}"));
        save_restore(&mut s, walks).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}

#[test]
fn strategies_count_alike() {
    for (name, args) in PROGRAMS {
        let launch = program(name);
        let count = |strategy: &str| {
            let spec: Spec = strategy.parse().expect("a strategy");
            let outcome = Check::new(system(&launch, args))
                .strategy(spec)
                .all_violations()
                .max_transitions(200_000)
                .run();
            (outcome.states, outcome.transitions)
        };
        let depth_first = count("dfs");
        assert_eq!(depth_first, count("bfs"), "{name}");
        assert_eq!(depth_first, count("rs"), "{name}");
    }
}
