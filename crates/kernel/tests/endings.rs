//! Every ending yields an outcome, and none but a complete and clean one is "verified".

use sojourner_kernel::search::Limits;
use sojourner_kernel::store::Guarantee;
use sojourner_kernel::{
    Capabilities, Check, Choice, Ending, Fingerprint, Invariant, Limit, Model, Modelled, Stop, System, Table,
    Verdict, Violation, Watched,
};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Counts for ever, two ways from each number.
struct Endless;

impl Model for Endless {
    type State = u64;

    fn initial(&self) -> u64 {
        1
    }

    fn choice(&self, _: &u64) -> Option<Choice> {
        Some(Choice::uniform(2))
    }

    fn next(&self, state: &u64, alternative: u32) -> u64 {
        (state * 2 + u64::from(alternative)) % (1 << 40)
    }
}

fn endless(limits: Limits) -> (Verdict, Ending) {
    let outcome = Check::new(Modelled::new(Endless)).limits(limits).run();
    assert!(outcome.states > 0);
    (outcome.verdict, outcome.ending)
}

#[test]
fn each_limit_ends_the_run() {
    let none = Limits::default();
    let limit = |limit| (Verdict::Limit, Ending::Limit(limit));
    assert_eq!(endless(Limits { transitions: Some(100), ..none }), limit(Limit::Transitions));
    assert_eq!(endless(Limits { transitions: Some(0), ..none }), limit(Limit::Transitions));
    assert_eq!(endless(Limits { states: Some(100), ..none }), limit(Limit::States));
    assert_eq!(endless(Limits { depth: Some(5), ..none }), limit(Limit::Depth));
    assert_eq!(endless(Limits { depth: Some(0), ..none }), limit(Limit::Depth));
    assert_eq!(endless(Limits { time: Some(Duration::from_millis(20)), ..none }), limit(Limit::Time));
    assert_eq!(endless(Limits { memory: Some(1 << 20), ..none }), limit(Limit::Memory));
}

#[test]
fn an_interrupt_ends_the_run() {
    let flag = Arc::new(AtomicBool::new(true));
    let outcome = Check::new(Modelled::new(Endless)).interrupt(flag).run();
    assert_eq!((outcome.verdict, outcome.ending), (Verdict::Limit, Ending::Interrupted));
}

#[test]
fn a_limit_equal_to_the_size_is_no_limit() {
    let table = Table::new(3).decision(0, &[1, 2]);
    let outcome = Check::new(table.clone()).max_transitions(2).max_depth(1).max_states(4).run();
    assert_eq!((outcome.verdict, outcome.ending), (Verdict::Verified, Ending::Exhausted));
    let outcome = Check::new(table).max_transitions(1).run();
    assert_eq!(outcome.verdict, Verdict::Limit);
}

#[test]
fn a_depth_limit_leaves_mass_unknown() {
    let table = Table::new(4).chance(0, &[(0.75, 1), (0.25, 2)]).chance(2, &[(1.0, 3)]);
    let outcome = Check::new(table).max_depth(1).run();
    let mass = outcome.mass.unwrap();
    assert_eq!((mass.verified, mass.violating, mass.unknown), (0.75, 0.0, 0.25));
    assert_eq!(outcome.ending, Ending::Limit(Limit::Depth));
}

#[test]
fn enough_progress_ends_the_run() {
    let table = Table::new(5).chance(0, &[(0.75, 1), (0.25, 2)]).chance(2, &[(0.5, 3), (0.5, 4)]);
    let outcome = Check::new(table).progress_every(1).until_progress(0.7).run();
    assert_eq!(
        (outcome.verdict, outcome.ending, outcome.transitions),
        (Verdict::Limit, Ending::ProgressReached, 1)
    );
}

/// A state with an unsupported alternative must leave the verdict open.
#[derive(Default)]
struct Gap {
    state: u32,
}

impl System for Gap {
    type Snapshot = u32;

    fn start(&mut self) -> Stop {
        self.state = 0;
        Stop::Choice(Choice::chance(&[3.0, 1.0]))
    }

    fn step(&mut self, alternative: u32) -> Stop {
        // The gap does not change the state: it must still not be taken for the initial one.
        match alternative {
            0 => {
                self.state = 1;
                Stop::End
            }
            _ => Stop::Unsupported("reflection".into()),
        }
    }

    fn save(&mut self) -> u32 {
        self.state
    }

    fn restore(&mut self, snapshot: &u32) {
        self.state = *snapshot;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(u128::from(self.state))
    }
}

impl Capabilities for Gap {}

#[test]
fn what_is_unsupported_is_unknown_and_never_green() {
    for store in [sojourner_kernel::store::StoreKind::Fingerprint, sojourner_kernel::store::StoreKind::Exact]
    {
        let outcome = Check::new(Gap::default()).store(store).run();
        assert_eq!((outcome.verdict, outcome.states), (Verdict::CouldNotCheck, 3));
        assert_eq!(outcome.unsupported, [("reflection".to_string(), 1)]);
        let mass = outcome.mass.unwrap();
        assert_eq!((mass.verified, mass.violating, mass.unknown), (0.75, 0.0, 0.25));
    }
}

/// Fails the first time only: a violation that cannot be replayed.
struct Fickle {
    fails: bool,
}

impl System for Fickle {
    type Snapshot = ();

    fn start(&mut self) -> Stop {
        Stop::Choice(Choice::uniform(1))
    }

    fn step(&mut self, _: u32) -> Stop {
        let violation = Violation { kind: "assertion".into(), message: "once".into() };
        if std::mem::take(&mut self.fails) { Stop::Violation(violation) } else { Stop::End }
    }

    fn save(&mut self) {}

    fn restore(&mut self, _: &()) {}

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(0)
    }
}

impl Capabilities for Fickle {}

#[test]
fn a_violation_that_cannot_be_replayed_is_not_reported_as_one() {
    let outcome = Check::new(Fickle { fails: true }).run();
    assert_eq!(
        (outcome.verdict, outcome.violations.len(), outcome.unconfirmed.len()),
        (Verdict::CouldNotCheck, 0, 1)
    );
    assert!(
        sojourner_kernel::system::contract::replay_twice(&mut Fickle { fails: true }, Default::default())
            .is_err()
    );
}

/// Two draws lead to violations, of which one is none with numbers in place of what it leaves open.
struct Doubtful {
    refuted: &'static [u32],
}

impl System for Doubtful {
    type Snapshot = ();

    fn start(&mut self) -> Stop {
        Stop::Choice(Choice::uniform(4))
    }

    fn step(&mut self, alternative: u32) -> Stop {
        match alternative {
            0 => Stop::End,
            n => Stop::Violation(Violation { kind: "assertion".into(), message: format!("case {n}") }),
        }
    }

    fn save(&mut self) {}

    fn restore(&mut self, _: &()) {}

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(0)
    }
}

impl Capabilities for Doubtful {
    sojourner_kernel::capable!(Concrete);
}

impl sojourner_kernel::system::capability::Concrete for Doubtful {
    fn refuted(&mut self, path: &[u32], violation: &Violation) -> Option<String> {
        self.refuted.contains(&path[0]).then(|| format!("{} goes another way", violation.message))
    }
}

#[test]
fn a_violation_that_is_none_with_numbers_could_not_be_checked() {
    let run = |refuted| Check::new(Doubtful { refuted }).all_violations().run();
    let outcome = run(&[1, 2, 3]);
    assert_eq!((outcome.verdict, outcome.violations.len()), (Verdict::CouldNotCheck, 0));
    assert_eq!((outcome.unsupported.len(), outcome.violating_states), (3, 0));
    let mass = outcome.mass.unwrap();
    assert_eq!((mass.verified, mass.violating, mass.unknown), (0.25, 0.0, 0.75));
    let outcome = run(&[2]);
    assert_eq!((outcome.verdict, outcome.violations.len()), (Verdict::Violated, 2));
    assert_eq!(outcome.unsupported, [("case 2 goes another way".to_string(), 1)]);
    // How much of it is none was not measured.
    assert_eq!(outcome.mass.unwrap().violating, 0.0);
    assert_eq!(run(&[]).mass.unwrap().violating, 0.75);
}

#[test]
fn first_or_all_violations() {
    let table = Table::new(6)
        .decision(0, &[1, 2, 3])
        .violating(1, "a")
        .decision(2, &[4])
        .violating(3, "b")
        .violating(4, "c");
    let first = Check::new(table.clone()).run();
    assert_eq!(
        (first.verdict, first.ending, first.violations.len()),
        (Verdict::Violated, Ending::FirstViolation, 1)
    );
    let all = Check::new(table.clone()).all_violations().run();
    let paths: Vec<_> = all.violations.iter().map(|v| v.path.to_string()).collect();
    assert_eq!((all.ending, paths.join(" ")), (Ending::Exhausted, "0 2 1.0".into()));
    let few = Check::new(table).all_violations().keep(1).run();
    assert_eq!((few.violations.len(), few.violating_states, few.verdict), (1, 3, Verdict::Violated));
}

#[test]
fn an_initial_violation_is_found_and_an_initial_end_is_an_answer() {
    let bad = Check::new(Table::new(1).violating(0, "broken")).run();
    assert_eq!((bad.verdict, bad.violations[0].path.0.len()), (Verdict::Violated, 0));
    let good = Check::new(Table::new(1)).run();
    assert_eq!((good.verdict, good.states, good.transitions), (Verdict::Verified, 1, 0));
}

#[test]
fn bounded_queues_do_not_prove() {
    let table = (0..7).fold(Table::new(15), |tree, n| tree.decision(n, &[2 * n + 1, 2 * n + 2]));
    for spec in ["best-first:bound=1", "beam", "beam:bound=1"] {
        let outcome = Check::new(table.clone()).strategy(spec.parse().unwrap()).run();
        assert_eq!(
            (outcome.verdict, outcome.ending),
            (Verdict::Limit, Ending::Limit(Limit::Strategy)),
            "{spec}"
        );
    }
}

#[test]
fn invariants_and_deadlocks_are_watched() {
    let mut table = Table::new(4).decision(0, &[1, 2]).decision(1, &[3]);
    table.propositions = vec!["error".into(), "done".into()];
    table.rows[2].labels = 0b10;
    table.rows[3].labels = 0b01;
    let watched = || Watched::new(table.clone());
    let invariant = Invariant::new("G !error", |bits| bits & 1 == 0);
    let outcome = Check::new(watched().invariant(invariant)).run();
    assert_eq!(outcome.violations[0].violation.message, "G !error does not hold in state 3");
    assert_eq!(outcome.violations[0].path.0, [0, 0]);
    let outcome = Check::new(watched().deadlock(0b10)).all_violations().run();
    let kinds: Vec<_> =
        outcome.violations.iter().map(|v| (v.violation.kind.as_str(), v.path.to_string())).collect();
    assert_eq!(kinds, [("deadlock", "0x2".to_string())]);
    assert_eq!(Check::new(watched().deadlock(0b11)).run().verdict, Verdict::Verified);
}

#[test]
fn the_outcome_states_what_matching_is_worth() {
    let outcome = Check::new(Modelled::new(Endless)).max_states(1000).run();
    let Guarantee::Fingerprint { collision_bound } = outcome.guarantee else {
        panic!("fingerprints are the default")
    };
    assert!(collision_bound > 1e-33 && collision_bound < 2e-33, "{collision_bound}");
}
