//! Our own mCRL2 specifications: their sizes against enumerations written apart, and their goals.

#[path = "specifications/enumerate.rs"]
mod enumerate;

use std::path::PathBuf;
use std::sync::Arc;

use enumerate::Size;
use sojourner_kernel::system::action::Pattern;
use sojourner_kernel::system::sought::{Goals, Sought};
use sojourner_kernel::system::{action::Actions, contract};
use sojourner_kernel::{Capabilities, Check, Outcome, System, Verdict, Watched};
use sojourner_models::mcrl2;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/mcrl2").join(format!("{name}.mcrl2"))
}

fn open(name: &str) -> mcrl2::System {
    mcrl2::System::new(mcrl2::read(&file(name)).unwrap_or_else(|e| panic!("{e}")))
}

/// A specification in which a text is another one.
fn changed(name: &str, from: &str, to: &str) -> mcrl2::System {
    let text = std::fs::read_to_string(file(name)).unwrap();
    assert!(text.contains(from), "{name} has no {from}");
    let program = mcrl2::compile(text.replace(from, to)).unwrap_or_else(|_| panic!("{name} with {to}"));
    mcrl2::System::new(Arc::new(program))
}

fn size(system: mcrl2::System) -> Size {
    let outcome = Check::new(system).without_progress().run();
    assert_eq!(outcome.verdict, Verdict::Verified);
    (outcome.states as usize, outcome.transitions as usize)
}

fn find(system: mcrl2::System, goal: &str, strategy: &str) -> Outcome {
    let mut goals = Goals::default();
    goals.find(vec![Pattern::parse(goal).unwrap()]).unwrap();
    Check::new(Sought::new(system, Arc::new(goals))).strategy(strategy.parse().unwrap()).run()
}

#[test]
fn sizes_are_those_of_the_enumerations() {
    for (name, told, counted) in [
        ("diamond", (100, 190), enumerate::diamond()),
        ("back-loops", (47, 56), enumerate::back_loops()),
        ("components", (27, 110), enumerate::components()),
        ("philosophers5", (392, 1_250), enumerate::philosophers(5)),
        ("alternating-bit", (70, 88), enumerate::alternating_bit()),
        ("retransmission", (464, 658), enumerate::retransmission(3, 10)),
        ("board", (5_479, 17_125), enumerate::board()),
        ("buffers", (33_414, 84_462), enumerate::buffers(20, 8).0),
        ("garage", (161, 418), enumerate::garage()),
        ("sliding-window", (832, 2_468), enumerate::sliding_window(2)),
        ("lifts", (120, 261), enumerate::lifts()),
        ("link-layer", (120, 242), enumerate::link_layer()),
        ("conference", (9_647, 40_017), enumerate::conference()),
    ] {
        assert_eq!(counted, told, "{name}, counted apart");
        assert_eq!(size(open(name)), told, "{name}");
    }
}

#[test]
fn sizes_follow_the_parameters() {
    assert_eq!(size(changed("diamond", "N = 9;", "N = 29;")), (900, 2 * 29 * 30 + 30));
    assert_eq!(size(changed("retransmission", "Most = 10;", "Most = 2;")), enumerate::retransmission(3, 2));
    assert_eq!(
        size(changed("retransmission", "Chunks = 3;", "Chunks = 7;")),
        enumerate::retransmission(7, 10)
    );
    for window in [1, 3, 4] {
        let to = format!("Window = {window};");
        assert_eq!(
            size(changed("sliding-window", "Window = 2;", &to)),
            enumerate::sliding_window(window),
            "{to}"
        );
    }
    let (buffers, ..) = enumerate::buffers(9, 4);
    assert_eq!(size(changed("buffers", "Units = 20;\n    Room = 8;", "Units = 9;\n    Room = 4;")), buffers);
    // n components of n places: n squared, the start and the end.
    let text = "Components = 5;\n    Size = 5;";
    assert_eq!(size(changed("components", text, "Components = 3;\n    Size = 7;")), (23, 3 + 21 * 6 + 3));
}

#[test]
fn goals_are_reached_and_what_is_impossible_is_not() {
    for (name, goal, trace) in [
        ("diamond", "report(4)", 10),
        ("components", "report(_)", 3),
        ("alternating-bit", "deliver(d2)", 5),
        ("board", "draw", 10),
        ("buffers", "time(67)", 21),
        ("buffers", "time(124)", 21),
        ("link-layer", "response(_, good)", 7),
    ] {
        let outcome = find(open(name), goal, "bfs");
        let found = outcome.violation().unwrap_or_else(|| panic!("{name}: {goal}"));
        assert_eq!((found.violation.kind.as_str(), found.path.0.len()), ("action", trace), "{name}: {goal}");
    }
    for (name, goal) in [
        ("diamond", "report(10)"),
        ("buffers", "time(66)"),
        ("buffers", "time(125)"),
        ("alternating-bit", "deliver(d3)"),
    ] {
        assert_eq!(find(open(name), goal, "bfs").verdict, Verdict::Verified, "{name}: {goal}");
    }
    for (name, goal) in [
        ("garage", "crash"),
        ("sliding-window", "stuck(_)"),
        ("lifts", "error(_)"),
        ("retransmission", "abandon"),
        ("conference", "get(3, 1)"),
    ] {
        for strategy in
            ["bfs", "dfs", "rdfs:consider=all", "guided", "auto", "highway:width=500,remember=lanes"]
        {
            assert_eq!(find(open(name), goal, strategy).verdict, Verdict::Violated, "{name} by {strategy}");
        }
    }
}

#[test]
fn deadlocks_are_where_they_belong() {
    for (name, deadlocks) in
        [("back-loops", 1), ("components", 1), ("philosophers5", 1), ("alternating-bit", 0), ("diamond", 1)]
    {
        let outcome = Check::new(Watched::new(open(name)).deadlock(0)).all_violations().run();
        assert_eq!(outcome.violating_states, deadlocks, "{name}");
    }
    // Everybody holds one fork.
    let outcome = Check::new(Watched::new(open("philosophers5")).deadlock(0)).run();
    assert_eq!(outcome.violation().unwrap().path.0.len(), 5);
    // Seventeen cannot be stored, but a walk finds it.
    let walk = "random:length=1000000,consider=all,runs=1,remember=nothing".parse().unwrap();
    let system = Watched::new(open("philosophers17")).deadlock(0);
    let outcome = Check::new(system).strategy(walk).seed(1).max_expanded(100_000).run();
    assert_eq!(outcome.verdict, Verdict::Violated);
}

#[test]
fn specifications_keep_the_contract_of_systems() {
    for name in ["lifts", "board", "garage", "sliding-window", "link-layer"] {
        let mut system = open(name);
        contract::replay_twice(&mut system, contract::Walks::default())
            .unwrap_or_else(|b| panic!("{name}: {b}"));
        contract::save_restore(&mut system, contract::Walks::default())
            .unwrap_or_else(|b| panic!("{name}: {b}"));
    }
}

#[test]
fn actions_are_told_and_declared() {
    let mut system = open("lifts");
    system.start();
    let actions: &mut dyn Actions = system.as_actions().unwrap();
    let first = actions.action(0).unwrap();
    assert!(actions.text(first).starts_with("press("), "{}", actions.text(first));
    let declared = actions.declared();
    let has = |name: &str, parameters| declared.iter().any(|d| d.name == name && d.parameters == parameters);
    assert!(has("error", 1) && has("heard", 2), "{declared:?}");
}
