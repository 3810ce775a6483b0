//! Random real numbers are drawn as far as the program looks, with exact probabilities.

use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::launch::{Request, launch};
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_kernel::system::contract::{Walks, replay_twice, save_restore};
use sojourner_kernel::{Check, Progress, Spec};

fn system(program: &str, case: &str) -> JavaSystem {
    let what = format!("{}/../../corpus/java/draws/{program}.java", env!("CARGO_MANIFEST_DIR"));
    let launch = launch(&Request { what, ..Request::default() }).expect("it compiles");
    let options =
        Options { heap_bytes: 64 << 20, assertions: true, random: Randomness::Chance, ..Options::default() };
    JavaSystem::new(&launch, &[case.to_owned()], options).expect("it boots")
}

fn mass(program: &str, case: &str, strategy: &str) -> Progress {
    let spec: Spec = strategy.parse().expect("a strategy");
    let check = Check::new(system(program, case)).strategy(spec).all_violations();
    // A loop without an end is followed far enough.
    check.max_transitions(500).run().mass.expect("progress was on")
}

#[test]
fn questions_to_a_draw_have_their_probabilities() {
    for (case, violating) in [
        ("below", 0.3),
        ("at most", 0.25),
        ("chain", 0.4),
        ("die", 1.0 / 6.0),
        ("shifted die", 1.0 / 6.0),
        ("long", 0.25),
        ("float", 0.25),
        ("float die", 0.125),
        ("round", 0.5),
        ("floor", 0.25),
        ("turned", 0.25),
        ("negated", 0.25),
        ("percent", 0.2),
        ("range", 0.25),
        ("callee", 0.25),
        ("two", 0.25),
        ("both open", 0.125),
        ("tied", 0.0),
        ("greater", 0.25),
        ("loop", 0.125),
    ] {
        // Depth first goes round a loop without an end for ever.
        for strategy in ["dfs", "bfs", "guided"].into_iter().filter(|s| case != "loop" || *s != "dfs") {
            let mass = mass("Draws", case, strategy);
            let close = |a: f64, b: f64| (a - b).abs() < 1e-12;
            assert!(close(mass.violating, violating), "{case}, {strategy}: {mass:?}");
            assert!(close(mass.verified, 1.0 - violating), "{case}, {strategy}: {mass:?}");
        }
    }
}

#[test]
fn generators_without_a_seed_are_chance() {
    for (case, violating) in [
        ("splittable", 0.25),
        ("split", 0.25),
        ("splittable with a seed", 0.0),
        ("secure", 0.25),
        ("secure real", 0.25),
        ("default", 0.25),
        ("default boolean", 0.5),
        ("subclass", 1.0 / 6.0),
        ("own bits", 0.0),
        ("few bits", 0.25),
        ("remainder", 0.25),
        ("mask", 0.25),
        ("local remainder", 0.125),
        ("absolute remainder", 0.25),
        ("absolute least", 1.0 / 4_294_967_296.0),
        ("positive remainder", 0.25),
        ("floor", 0.25),
        ("shift", 0.25),
        ("shift remainder", 0.25),
        ("shift mask", 0.25),
        ("sign", 0.5),
        ("length", 0.25),
        ("ints", 0.25),
        ("long range", 0.25),
        ("between", 0.25),
        ("local long", 0.25),
        ("time", 0.25),
        ("milliseconds", 0.25),
        ("seed set", 0.0),
        ("time set", 0.5),
        ("even long", 0.5),
        ("odd long", 0.5),
        ("long modulus", 0.125),
        ("absolute long", 0.25),
        ("long mask", 0.25),
        ("half of a long", 0.0),
        ("negative half", 0.5),
    ] {
        let mass = mass("Generators", case, "bfs");
        assert!((mass.violating - violating).abs() < 1e-12, "{case}: {mass:?}");
        assert!((mass.verified - (1.0 - violating)).abs() < 1e-12, "{case}: {mass:?}");
    }
    let name = mass("Generators", "name", "bfs");
    assert!(name.violating == 0.0 && name.verified > 0.0 && name.unknown > 1.0 - 1e-12, "{name:?}");
    // Not every long can come: what depends on all of its bits is not claimed.
    let bits = mass("Generators", "long bits", "bfs");
    assert!(bits.violating == 0.0 && bits.unknown > 1.0 - 1e-9, "{bits:?}");
    // What is not modelled is not run from a seed that nobody chose.
    let other = mass("Generators", "other kind", "bfs");
    assert_eq!((other.verified, other.violating), (0.0, 0.0));
}

#[test]
fn where_the_value_itself_is_asked_for_nothing_is_claimed() {
    let draws = ["printed", "remainder", "sine"].map(|case| ("Draws", case));
    for (program, case) in draws.into_iter().chain(["ordered text", "hash"].map(|case| ("Stored", case))) {
        let mass = mass(program, case, "dfs");
        assert!(mass.violating == 0.0, "{case}: {mass:?}");
        // Of numbers in a known order, the other order is seen to the end.
        let known = if case == "ordered text" { 0.5 } else { 0.0 };
        assert!(mass.verified < known + 1e-12, "{case}: {mass:?}");
        assert!(mass.unknown > 1.0 - known - 1e-12, "{case}: {mass:?}");
    }
}

/// Sums of draws, and draws beside other threads.
#[test]
fn draws_become_open_values_where_more_is_asked() {
    let stored = ["beside a thread", "before a thread", "bits"].map(|case| ("Stored", case));
    for (program, case) in stored.into_iter().chain([("Draws", "sum"), ("Draws", "negative logarithm")]) {
        let mass = mass(program, case, "dfs");
        assert_eq!((mass.violating, mass.verified), (0.0, 1.0), "{case}: {mass:?}");
    }
    // Drawn before another thread starts, and looked at by both, in either order.
    for strategy in ["dfs", "bfs", "guided"] {
        let mass = mass("Stored", "looked at by two", strategy);
        let close = |a: f64, b: f64| (a - b).abs() < 1e-14;
        assert!(close(mass.violating, 0.25) && close(mass.verified, 0.75), "{strategy}: {mass:?}");
    }
    // Logarithms rise: a threshold is found to the last bit.
    for (case, violating) in
        [("exponential", 1.0 - (-1f64).exp()), ("geometric", 0.125), ("logarithm", 1.0 - (-2f64).exp())]
    {
        let mass = mass("Draws", case, "dfs");
        assert!((mass.violating - violating).abs() < 1e-14 && mass.unknown == 0.0, "{case}: {mass:?}");
    }
    // Around the areas of a triangle, under a hyperbola, and outside of a circle.
    for (case, violating) in [
        ("half sum", 0.125),
        ("product", 0.5 - 0.5 * 2f64.ln()),
        ("circle", 1.0 - std::f64::consts::FRAC_PI_4),
        ("float below double", 0.5),
    ] {
        let mass = mass("Draws", case, "dfs");
        assert!(mass.violating < violating && violating < 1.0 - mass.verified, "{case}: {mass:?}");
        assert!(mass.unknown < 2e-3, "{case}: {mass:?}");
    }
    for (case, violating) in [("byte", 1.0 / 256.0), ("bytes", 1.0 / 65536.0)] {
        let mass = mass("Draws", case, "dfs");
        assert!((mass.violating - violating).abs() < 1e-15 && mass.unknown == 0.0, "{case}: {mass:?}");
    }
}

#[test]
fn draws_that_are_kept_or_compared_have_their_probabilities() {
    for (case, violating) in [
        ("field", 0.3),
        ("boxed", 0.25),
        ("captured", 0.25),
        ("array", 0.125),
        ("weights", 0.5),
        ("search", 0.375),
        ("less", 0.5),
        ("same", 2f64.powi(-53)),
        ("largest", 1.0 / 3.0),
        ("rising", 1.0 / 24.0),
        ("between", 0.125),
        ("known half", 0.375),
        ("larger die", 0.75),
        ("median", 10.0 / 64.0),
        ("list", 0.75),
        ("queue", 0.125),
        ("tree", 1.0 / 3.0),
        ("floats", 0.5 - 2f64.powi(-25)),
        ("treap", 8.0 / 24.0),
        ("dead", 0.875),
        ("after a thread", 0.25),
    ] {
        for strategy in ["dfs", "bfs", "guided"] {
            let mass = mass("Stored", case, strategy);
            let close = |a: f64, b: f64| (a - b).abs() < 1e-14;
            assert!(close(mass.violating, violating), "{case}, {strategy}: {mass:?}");
            assert!(close(mass.verified, 1.0 - violating), "{case}, {strategy}: {mass:?}");
        }
    }
}

/// Dozens of numbers in a known order have more ways to be chosen than a double can count.
#[test]
fn long_chains_are_followed() {
    for strategy in ["dfs", "guided"] {
        let mass = mass("Stored", "long chain", strategy);
        assert_eq!(mass.violating, 0.0, "{strategy}");
        assert!((mass.verified + mass.unknown - 1.0).abs() < 1e-12, "{strategy}: {mass:?}");
    }
}

#[test]
fn states_with_open_draws_are_saved_restored_and_replayed() {
    for case in ["chain", "callee", "both open", "tied", "loop", "sum", "round"] {
        let walks = Walks { runs: 6, steps: 40, seed: 1 };
        let mut system = system("Draws", case);
        replay_twice(&mut system, walks).unwrap_or_else(|e| panic!("{case}: {e}"));
        save_restore(&mut system, walks).unwrap_or_else(|e| panic!("{case}: {e}"));
    }
    for case in ["array", "weights", "rising", "median", "queue", "treap", "before a thread", "ordered text"]
    {
        let walks = Walks { runs: 6, steps: 40, seed: 1 };
        let mut system = system("Stored", case);
        replay_twice(&mut system, walks).unwrap_or_else(|e| panic!("{case}: {e}"));
        save_restore(&mut system, walks).unwrap_or_else(|e| panic!("{case}: {e}"));
    }
}
