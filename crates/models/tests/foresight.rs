//! Walks that know where steps lead before they take them: the same walks as without.

use std::path::PathBuf;
use std::sync::Arc;

use sojourner_kernel::system::action::{Actions, Pattern};
use sojourner_kernel::system::sought::{Goals, Sought};
use sojourner_kernel::{Ask, Capabilities, Check, Fingerprint, Outcome, Stop, System, Verdict};
use sojourner_models::mcrl2;

/// A specification that cannot foresee.
struct Blind(mcrl2::System);

impl System for Blind {
    type Snapshot = <mcrl2::System as System>::Snapshot;
    const PORTABLE: bool = false;

    fn start(&mut self) -> Stop {
        self.0.start()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.0.step(alternative)
    }

    fn save(&mut self) -> Self::Snapshot {
        self.0.save()
    }

    fn restore(&mut self, snapshot: &Self::Snapshot) {
        self.0.restore(snapshot);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        self.0.fingerprint()
    }
}

impl Capabilities for Blind {
    fn as_actions(&mut self) -> Option<&mut dyn Actions> {
        self.0.as_actions()
    }
}

fn open(name: &str) -> mcrl2::System {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../examples/mcrl2/{name}.mcrl2"));
    mcrl2::System::new(mcrl2::read(&file).unwrap_or_else(|e| panic!("{e}")))
}

fn find<S: System>(system: S, goal: &str, strategy: &str, seed: u64, most: u64) -> Outcome {
    let mut goals = Goals::default();
    goals.find(vec![Pattern::parse(goal).unwrap()]).unwrap();
    let check = Check::new(Sought::new(system, Arc::new(goals))).strategy(strategy.parse().unwrap());
    check.seed(seed).max_expanded(most).run()
}

/// What a search says of itself.
fn told(outcome: &Outcome) -> (Verdict, u64, u64, Option<Vec<u32>>) {
    let path = outcome.violation().map(|v| v.path.0.clone());
    (outcome.verdict, outcome.expanded, outcome.transitions, path)
}

const GOALS: [(&str, &str); 6] = [
    ("conference", "get(3, 1)"),
    ("garage", "crash"),
    ("sliding-window", "stuck(_)"),
    ("lifts", "error(_)"),
    ("board", "draw"),
    ("diamond", "report(3)"),
];

#[test]
fn walks_are_the_same_with_and_without_foresight() {
    assert!(open("lifts").foresees() && !Blind(open("lifts")).foresees());
    let mut found = 0;
    for (name, goal) in GOALS {
        for strategy in [
            "random:length=10000000,consider=all,runs=1,remember=nothing",
            "random:length=50,consider=all,runs=20,remember=nothing,choose=chance",
            "highway:width=1,remember=lanes",
            "highway:width=8,remember=lanes",
            "highway:width=6,selection=ideal,remember=lanes,runs=3",
            "rdfs:consider=all,remember=states",
            "rdfs:remember=states",
        ] {
            for seed in 0..6 {
                let with = find(open(name), goal, strategy, seed, 3_000);
                let without = find(Blind(open(name)), goal, strategy, seed, 3_000);
                assert_eq!(told(&with), told(&without), "{name} by {strategy}, seed {seed}");
                assert_eq!(with.states, without.states, "{name} by {strategy}, seed {seed}");
                found += u32::from(with.verdict == Verdict::Violated);
            }
        }
    }
    assert!(found > 150, "{found}");
}

#[test]
fn depth_first_search_is_the_same_with_and_without_a_graph() {
    for (name, goal) in GOALS {
        for seed in 0..8 {
            for (graph, states) in
                [("rdfs:consider=all", "rdfs:consider=all,remember=states"), ("rdfs", "rdfs:remember=states")]
            {
                let with = find(open(name), goal, graph, seed, 2_000);
                let without = find(open(name), goal, states, seed, 2_000);
                assert_eq!(told(&with), told(&without), "{name} by {states}, seed {seed}");
            }
        }
    }
}

#[test]
fn what_was_met_by_states_alone_proves_nothing() {
    let outcome = find(open("diamond"), "report(12)", "rdfs:consider=all,remember=states", 1, 100_000);
    assert_eq!((outcome.verdict, outcome.expanded), (Verdict::Limit, 99));
    assert_eq!(
        find(open("diamond"), "report(12)", "rdfs:consider=all", 1, 100_000).verdict,
        Verdict::Verified
    );
}
