//! Goals that are actions, on `.aut` texts: what is found, what is counted, and what walkers remember.

use std::path::PathBuf;
use std::sync::Arc;

use sojourner_kernel::search::Limits;
use sojourner_kernel::system::action::Pattern;
use sojourner_kernel::system::contract;
use sojourner_kernel::system::sought::{Goals, Sought};
use sojourner_kernel::{Ask, Check, Ending, Limit, Outcome, Verdict, Watched};
use sojourner_models::{Model, Walk, open};

/// A labelled transition system, from its transitions.
fn aut(name: &str, states: u32, transitions: &[(u32, String, u32)]) -> Model {
    let mut text = format!("des (0, {}, {states})\n", transitions.len());
    for (from, label, to) in transitions {
        text.push_str(&format!("({from}, \"{label}\", {to})\n"));
    }
    // Tests run beside each other, and several make the same system.
    static MADE: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let number = MADE.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let file = format!("sojourner-actions-{}-{number}-{name}.aut", std::process::id());
    let file = std::env::temp_dir().join(file);
    std::fs::write(&file, text).unwrap();
    let model = open(&PathBuf::from(&file).to_string_lossy()).unwrap();
    let _ = std::fs::remove_file(&file);
    model
}

/// Engels' diamond: two counters up to 9, which report themselves where they add to 9.
fn diamond() -> Model {
    let mut transitions = Vec::new();
    for i in 0..10 {
        for j in 0..10 {
            if i < 9 {
                transitions.push((10 * i + j, "tau".into(), 10 * (i + 1) + j));
            }
            if j < 9 {
                transitions.push((10 * i + j, "tau".into(), 10 * i + j + 1));
            }
            if i + j == 9 {
                transitions.push((10 * i + j, format!("report({j})"), 10 * i + j));
            }
        }
    }
    assert_eq!(transitions.len(), 190);
    aut("diamond", 100, &transitions)
}

/// Engels' five components: from the start into one of them, each with one exit.
fn components() -> Model {
    let mut transitions = Vec::new();
    for id in 0..5 {
        transitions.push((0, format!("ini({})", id + 1), 1 + 5 * id));
        for from in 0..5 {
            for to in (0..5).filter(|&to| to != from) {
                transitions.push((1 + 5 * id + from, format!("scc({})", id + 1), 1 + 5 * id + to));
            }
        }
        transitions.push((1 + 5 * id + 4, format!("report({})", id + 1), 26));
    }
    assert_eq!(transitions.len(), 110);
    aut("components", 27, &transitions)
}

fn goals(sequences: &[&[&str]]) -> Arc<Goals> {
    let mut goals = Goals::default();
    for sequence in sequences {
        goals.find(sequence.iter().map(|p| Pattern::parse(p).unwrap()).collect()).unwrap();
    }
    Arc::new(goals)
}

fn find(model: &Model, goals: &Arc<Goals>, strategy: &str, seed: u64) -> Outcome {
    let system = Sought::new(Walk::new(model.clone()), goals.clone());
    Check::new(system).strategy(strategy.parse().unwrap()).seed(seed).run()
}

/// The share of seeds with which the goal is found.
fn share(model: &Model, goal: &str, strategy: &str, runs: u64) -> f64 {
    let goals = goals(&[&[goal]]);
    let found = (0..runs).filter(|&seed| find(model, &goals, strategy, seed).verdict == Verdict::Violated);
    found.count() as f64 / runs as f64
}

/// Within four standard deviations of a binomial.
fn close(share: f64, p: f64, runs: u64) -> bool {
    (share - p).abs() < 4.0 * (p * (1.0 - p) / runs as f64).sqrt()
}

const WALKERS: [&str; 8] = [
    "random:consider=all",
    "random:consider=all,remember=nothing",
    "random:remember=nothing",
    "highway:width=100",
    "highway:width=100,remember=lanes",
    "highway:width=100,selection=ideal,remember=lanes",
    "pct",
    "pos",
];

#[test]
fn every_strategy_finds_an_action_by_its_parameters() {
    let goals = goals(&[&["report(4)"]]);
    let exhaustive = sojourner_kernel::strategy::all().iter().filter(|s| s.exhaustive).map(|s| s.name);
    for strategy in exhaustive.filter(|s| *s != "best-first").chain(["rdfs:consider=all"]).chain(WALKERS) {
        let outcome = find(&diamond(), &goals, strategy, 1);
        assert_eq!(outcome.verdict, Verdict::Violated, "{strategy}");
        let found = outcome.violation().unwrap();
        let told = (found.violation.kind.as_str(), found.violation.message.as_str());
        assert_eq!(told, ("action", "report(4) happens"), "{strategy}");
        assert_eq!(found.path.0.len(), 10, "{strategy}: nine steps to the place, and the report");
    }
}

#[test]
fn what_does_not_happen_is_absent_and_states_stay_as_they_are() {
    let model = diamond();
    for strategy in ["bfs", "dfs", "rdfs:consider=all", "guided"] {
        let outcome = find(&model, &goals(&[&["report(10)"]]), strategy, 0);
        assert_eq!((outcome.verdict, outcome.states, outcome.transitions), (Verdict::Verified, 100, 190));
        // The last place has no exit, and so is not expanded.
        assert_eq!(outcome.expanded, 99, "{strategy}");
    }
}

#[test]
fn sequences_are_found_in_their_order_only() {
    let model = components();
    let bfs = |goal: &[&str]| find(&model, &goals(&[goal]), "bfs", 0);
    let found = bfs(&["ini(2)", "scc", "report(_)"]);
    assert_eq!(found.violation().unwrap().path.0.len(), 3);
    let message = &found.violation().unwrap().violation.message;
    assert_eq!(message, "report(2) happens after ini(2) and then scc");
    assert_eq!(bfs(&["report(_)", "ini(_)"]).verdict, Verdict::Verified);
    assert_eq!(bfs(&["ini(1)", "report(2)"]).verdict, Verdict::Verified);
    // Two of the same take two.
    assert_eq!(bfs(&["scc(3)", "scc(3)"]).violation().unwrap().path.0.len(), 3);
    // Several goals at once: all that are reached.
    let system = Sought::new(Walk::new(model.clone()), goals(&[&["report(1)"], &["report(5)"], &["ini(9)"]]));
    let all = Check::new(system).all_violations().run();
    let mut messages: Vec<String> = all.violations.iter().map(|f| f.violation.message.clone()).collect();
    messages.sort();
    assert_eq!(messages, ["report(1) happens", "report(5) happens"]);
}

#[test]
fn actions_as_propositions_hold_where_they_led() {
    let mut goals = Goals::default();
    goals.proposition("told", Pattern::parse("report").unwrap()).unwrap();
    goals.proposition("in", Pattern::parse("ini(_)").unwrap()).unwrap();
    let mut system = Sought::new(Walk::new(components()), Arc::new(goals));
    let names = system.propositions();
    assert_eq!(names, ["told", "in"]);
    let formula = |text: &str| sojourner_kernel::Formula::parse(text, &names).unwrap();
    let judge = |text: &str| Check::new(system.clone()).property(formula(text)).run();
    assert_eq!(judge("G !told").verdict, Verdict::Violated);
    assert_eq!(judge("!told & X !told").verdict, Verdict::Verified);
    // A run may go round in a component for ever.
    assert_eq!(judge("F told").verdict, Verdict::Violated);
    // The first action is always an entry, and there is no other.
    assert_eq!(judge("!in & X in & X X G !in").verdict, Verdict::Verified);
    assert_eq!(judge("X (in & told)").verdict, Verdict::Violated);
}

#[test]
fn a_deadlock_behind_an_action_is_one_violation_of_each_kind() {
    let system = || Watched::new(Sought::new(Walk::new(components()), goals(&[&["report(2)"]]))).deadlock(0);
    let outcome = Check::new(system()).all_violations().run();
    let kinds = |kind: &str| outcome.violations.iter().filter(|f| f.violation.kind == kind).count();
    assert_eq!((kinds("action"), kinds("deadlock")), (1, 1));
}

#[test]
fn the_contract_holds_with_goals() {
    let sequence: &[&str] = &["ini(_)", "scc", "scc", "report"];
    let mut system = Sought::new(Walk::new(components()), goals(&[sequence, &["report(3)"]]));
    contract::replay_twice(&mut system, contract::Walks::default()).unwrap();
    contract::save_restore(&mut system, contract::Walks::default()).unwrap();
}

/// Of one probabilistic choice between labels; the goal is a probability.
#[test]
fn the_probability_of_an_action() {
    let line = |from, label: &str, to| (from, label.to_string(), to);
    let model = aut(
        "chance",
        4,
        &[
            line(0, "try; prob 0.25", 1),
            line(0, "try; prob 0.75", 2),
            line(1, "fail", 3),
            line(2, "again; prob 0.5", 0),
            line(2, "again; prob 0.5", 3),
        ],
    );
    let outcome = find(&model, &goals(&[&["fail"]]), "bfs", 0);
    // p = 1/4 + 3/8 p.
    let violating = Check::new(Sought::new(Walk::new(model), goals(&[&["fail"]]))).all_violations().run();
    assert_eq!(outcome.verdict, Verdict::Violated);
    assert!((violating.mass.unwrap().violating - 0.4).abs() < 1e-12, "{:?}", violating.mass);
}

/// Engels counts states expanded: the one that shows the goal does not count.
#[test]
fn expanded_states_are_a_measure_and_a_limit() {
    let model = diamond();
    for strategy in ["random:consider=all,remember=nothing", "highway:width=1,remember=lanes"] {
        let outcome = find(&model, &goals(&[&["report"]]), strategy, 5);
        assert_eq!((outcome.expanded, outcome.violation().unwrap().path.0.len()), (9, 10), "{strategy}");
    }
    for (strategy, expected) in [
        ("bfs", Ending::Limit(Limit::Expanded)),
        ("dfs", Ending::Limit(Limit::Expanded)),
        ("rdfs:consider=all", Ending::Limit(Limit::Expanded)),
        ("random:consider=all,remember=nothing", Ending::Limit(Limit::Expanded)),
        ("random:consider=all", Ending::Limit(Limit::Expanded)),
        ("highway:width=3,remember=lanes", Ending::Limit(Limit::Expanded)),
        ("highway:width=3", Ending::Limit(Limit::Expanded)),
    ] {
        let limits = Limits { expanded: Some(20), ..Limits::default() };
        let system = Sought::new(Walk::new(model.clone()), goals(&[&["report(10)"]]));
        let outcome = Check::new(system).strategy(strategy.parse().unwrap()).limits(limits).run();
        assert_eq!((outcome.ending, outcome.expanded), (expected, 20), "{strategy}");
        assert_eq!(outcome.verdict, Verdict::Limit);
    }
}

/// Fig. 2: a walk of width 1 goes either way at each of nine steps, so place j has 9 over j of 512.
#[test]
fn the_places_of_the_diamond() {
    let (model, runs) = (diamond(), 3_000);
    for (goal, p) in [("report(4)", 126.0 / 512.0), ("report(2)", 36.0 / 512.0)] {
        for strategy in [
            "highway:width=1,remember=lanes",
            "highway:width=1",
            "highway:width=1,selection=ideal,remember=lanes",
            "random:consider=all,runs=1,remember=nothing,length=1000",
            "random:consider=all,runs=1,length=1000",
        ] {
            let seen = share(&model, goal, strategy, runs);
            assert!(close(seen, p, runs), "{strategy} finds {goal} in {seen}, not {p}");
        }
    }
    // Ten lanes cover the widest part.
    assert_eq!(share(&model, "report(0)", "highway:width=10,remember=lanes", 50), 1.0);
}

/// What is forgotten changes nothing about the selection: the same seeds take the same steps.
#[test]
fn forgetting_changes_no_highway() {
    for model in [diamond(), components()] {
        for goal in ["report(3)", "report"] {
            for selection in ["approximate", "ideal"] {
                for seed in 0..40 {
                    let spec =
                        |remember: &str| format!("highway:width=3,selection={selection},remember={remember}");
                    let all = find(&model, &goals(&[&[goal]]), &spec("all"), seed);
                    let lanes = find(&model, &goals(&[&[goal]]), &spec("lanes"), seed);
                    let view = |o: &Outcome| (o.verdict, o.transitions);
                    assert_eq!(view(&all), view(&lanes), "{goal}, {selection}, seed {seed}");
                    // The books know a way over places that were dropped, if it is shorter.
                    let trace = |o: &Outcome| o.violation().map(|f| f.path.0.len());
                    assert!(trace(&all) <= trace(&lanes), "{goal}, {selection}, seed {seed}");
                }
            }
        }
    }
}

/// A walk on a line of a million places that nobody stores: the memory stays, the run to the goal is
/// the one without the detours.
#[test]
fn a_walk_without_memory_tells_the_run_by_first_discovery() {
    // A place to go back to from everywhere, and a goal ten steps on.
    let mut transitions = Vec::new();
    for n in 0..10 {
        transitions.push((n, "on".to_string(), n + 1));
        transitions.push((n, "back".to_string(), 0));
    }
    transitions.push((10, "goal".to_string(), 0));
    let model = aut("line", 11, &transitions);
    for seed in 0..5 {
        let spec = "random:consider=all,runs=1,remember=nothing,length=10000000";
        let outcome = find(&model, &goals(&[&["goal"]]), spec, seed);
        assert_eq!(outcome.violation().unwrap().path.0.len(), 11);
        assert!(outcome.expanded > 11, "{}", outcome.expanded);
        assert_eq!((outcome.graph.len(), outcome.mass), (0, None));
        let with_books = "random:consider=all,runs=1,length=10000000";
        let remembered = find(&model, &goals(&[&["goal"]]), with_books, seed);
        assert_eq!(remembered.violation().unwrap().path, outcome.violation().unwrap().path);
        assert_eq!(remembered.expanded, outcome.expanded);
    }
    // Nothing found: never verified, whatever was seen.
    let all = find(&model, &goals(&[&["nothing"]]), "random:runs=3,remember=nothing,length=1000", 0);
    assert_eq!((all.verdict, all.ending), (Verdict::Limit, Ending::Limit(Limit::Strategy)));
}

/// Engels' randomised depth-first search looks at all successors of a state when it comes there.
#[test]
fn considering_depth_first_search() {
    // Two branches; the goal is a step from the start, and a plain search may go down the other first.
    let mut transitions = vec![(0, "on".to_string(), 1), (0, "goal".to_string(), 99)];
    transitions.extend((1..99).map(|n| (n, "on".to_string(), n + 1)));
    let model = aut("comb", 100, &transitions);
    for seed in 0..20 {
        let outcome = find(&model, &goals(&[&["goal"]]), "rdfs:consider=all", seed);
        assert!(outcome.transitions <= 2 && outcome.expanded <= 1, "seed {seed}");
    }
    // In the components: all exits are found, each component is left only when it is done.
    let exits = |strategy: &str| {
        let system = Sought::new(Walk::new(components()), goals(&[&["report(_)"]]));
        Check::new(system).strategy(strategy.parse().unwrap()).all_violations().run().violations.len()
    };
    assert_eq!((exits("rdfs:consider=all"), exits("rdfs")), (5, 5));
}
