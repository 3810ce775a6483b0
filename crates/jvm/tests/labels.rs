//! Formulas over labels of Java programs: probabilities known by hand.

use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::launch::{Request, launch};
use sojourner_jvm::machine::label::Rule;
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_kernel::system::contract::{Walks, replay_twice, save_restore};
use sojourner_kernel::{Ask, Check, Formula, Invariant, Spec, Watched};

fn system(name: &str, args: &[&str], labels: &[&str]) -> JavaSystem {
    let what = format!("{}/../../corpus/java/labels/{name}.java", env!("CARGO_MANIFEST_DIR"));
    let launch = launch(&Request { what, ..Request::default() }).expect("it compiles");
    let labels = labels.iter().map(|text| Rule::parse(text).expect("a rule")).collect();
    let options = Options { heap_bytes: 64 << 20, random: Randomness::Chance, labels, ..Options::default() };
    let args: Vec<String> = args.iter().map(|a| a.to_string()).collect();
    JavaSystem::new(&launch, &args, options).expect("it boots")
}

const EVENTS: &[&str] = &[
    "done",
    "caught",
    "never",
    "won=field:Events.won",
    "flipped=entered:Events.flip",
    "answers=returned:Events.answer",
    "thrown=thrown:java.lang.RuntimeException",
    "other=thrown:java.lang.Error",
];

#[test]
fn each_kind_of_label_holds_when_it_should() {
    for (formula, verified) in [
        ("F done", 1.0),
        ("G !done", 0.0),
        ("F G done", 0.0),
        ("F (done & won)", 1.0),
        ("flipped", 1.0),
        // The first toss decides.
        ("X X won", 0.5),
        ("X X flipped", 0.5),
        // Heads by the second toss at the latest: a flip and a toss are a state each.
        ("X X (won | X X won)", 0.75),
        ("F (answers & X (thrown & X caught))", 1.0),
        ("G (!caught | !thrown)", 1.0),
        ("G !other", 1.0),
        ("F never", 0.0),
        ("!done U won", 1.0),
        ("!won U answers", 0.0),
    ] {
        let mut system = system("Events", &[], EVENTS);
        let formula = Formula::parse(formula, &system.propositions()).expect("a formula");
        let outcome = Check::new(system).property(formula.clone()).all_violations().run();
        let mass = outcome.mass.expect("progress was on");
        assert!((mass.verified - verified).abs() < 1e-9, "{formula}: {mass:?}");
        assert!(mass.unknown < 1e-9, "{formula}: {mass:?}");
    }
}

#[test]
fn probabilities_of_formulas_are_those_of_the_dice() {
    for (formula, sixths) in [
        ("F seven", 6),
        ("F pair", 6),
        ("F (seven | pair)", 12),
        ("F (\"six first\" & seven)", 1),
        ("F \"six first\"", 6),
        ("G !seven", 30),
    ] {
        for strategy in ["dfs", "bfs", "pfs", "rs", "guided"] {
            let mut system = system("TwoDice", &[], &["seven", "pair", "six first"]);
            let parsed = Formula::parse(formula, &system.propositions()).expect("a formula");
            let spec: Spec = strategy.parse().expect("a strategy");
            let outcome = Check::new(system).strategy(spec).property(parsed).all_violations().run();
            let exact = f64::from(sixths) / 36.0;
            let verified = outcome.mass.expect("progress was on").verified;
            assert!(
                verified <= exact + 1e-15 && exact - verified < 1e-12,
                "{formula}, {strategy}: {verified}"
            );
        }
    }
}

#[test]
fn labels_of_several_threads_are_interleaved() {
    for (how, violated) in [("locked", false), ("free", true)] {
        for strategy in ["dfs", "bfs"] {
            let both = Invariant::new("not both", |labels| labels & 3 != 3);
            let system = Watched::new(system("Exclusion", &[how], &["a", "b"])).invariant(both);
            let spec: Spec = strategy.parse().expect("a strategy");
            let outcome = Check::new(system).strategy(spec).run();
            assert_eq!(!outcome.violations.is_empty(), violated, "{how}, {strategy}");
        }
    }
}

#[test]
fn labels_are_saved_and_undone() {
    for (name, args, labels) in [
        ("Events", &[][..], EVENTS),
        ("TwoDice", &[], &["seven", "pair", "six first"]),
        ("Exclusion", &["free"], &["a", "b"]),
    ] {
        let walks = Walks { runs: 6, steps: 40, seed: 1 };
        let mut system = system(name, args, labels);
        replay_twice(&mut system, walks).unwrap_or_else(|e| panic!("{name}: {e}"));
        save_restore(&mut system, walks).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}
