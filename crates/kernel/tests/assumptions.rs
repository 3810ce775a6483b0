//! Probabilities given assumptions, against exact rationals: every memoryless scheduler's own quotient, on
//! random chains and decision processes, explored in part and in full.

#[path = "progress/oracle.rs"]
mod oracle;

use num_traits::{ToPrimitive, Zero};
use oracle::{exact, figures_given};
use sojourner_kernel::rng::Rng;
use sojourner_kernel::{Check, Formula, Spec, Table, Verdict};

/// A random table: state 0 chooses; others end, are wrong or excluded, or choose.
fn random(rng: &mut Rng, decisions: bool) -> Table {
    let n = 3 + rng.below(6) as u32;
    let mut table = Table::new(n as usize);
    for s in 0..n {
        let kind = if s == 0 { 5 + rng.below(4) } else { rng.below(9) };
        let target = |rng: &mut Rng| rng.below(u64::from(n)) as u32;
        table = match kind {
            0 => table,
            1 => table.violating(s, "bad"),
            2 | 3 => table.excluded(s),
            4..=6 if decisions && rng.below(2) == 0 => {
                let targets = [target(rng), target(rng)];
                table.decision(s, &targets)
            }
            7 if decisions => {
                let mut edge = || ((1 + rng.below(9)) as f64 / 10.0, rng.below(u64::from(n)) as u32);
                let (a, b, c, d) = (edge(), edge(), edge(), edge());
                table.grouped(s, &[&[a, b], &[c, d]])
            }
            _ => {
                let edges: Vec<(f64, u32)> =
                    (0..2 + rng.below(2)).map(|_| ((1 + rng.below(9)) as f64 / 10.0, target(rng))).collect();
                table.chance(s, &edges)
            }
        };
    }
    table
}

fn compare(decisions: bool, seed: u64) -> (u32, u32) {
    let mut rng = Rng::new(seed);
    let (mut compared, mut void, mut ceilings) = (0, 0, 0);
    for round in 0..1500 {
        let table = random(&mut rng, decisions);
        let strategy = Spec::named(if round % 2 == 0 { "bfs" } else { "dfs" }).unwrap();
        let mut check = Check::new(table).all_violations().strategy(strategy);
        if round % 3 == 0 {
            check = check.max_transitions(1 + rng.below(12));
        }
        let outcome = check.run();
        let Some((given, excluded)) = figures_given(&outcome.graph) else { continue };
        let mass = outcome.mass.unwrap();
        let sum = mass.verified + mass.violating + mass.unknown;
        assert!((sum - 1.0).abs() < 1e-12, "{mass:?}");
        let Some((verified, violating)) = given else {
            assert!(outcome.is_void, "every run is excluded, round {round}");
            assert_eq!(outcome.verdict, Verdict::CouldNotCheck);
            assert_eq!(mass.verified, 0.0);
            void += 1;
            continue;
        };
        assert!(!outcome.is_void, "a run is left, round {round}");
        for (name, found, expected) in [
            ("verified", mass.verified, &verified),
            ("violating", mass.violating, &violating),
            ("excluded", mass.excluded, &excluded),
        ] {
            let close = expected.to_f64().unwrap();
            assert!(exact(found) <= *expected, "round {round}: {name} {found} is above {close}");
            assert!(close - found < 1e-9, "round {round}: {name} {found} is far below {close}");
        }
        if let Some(most) = outcome.ceiling {
            ceilings += 1;
            assert!(exact(most.verified) >= verified, "round {round}: {most:?} is below {verified}");
            assert!(exact(most.violating) >= violating, "round {round}: {most:?} is below {violating}");
            assert!(exact(most.excluded) >= excluded, "round {round}: {most:?} is below {excluded}");
            assert!(most.excluded - mass.excluded < 1e-9, "round {round}: {most:?}");
            assert!(most.verified - mass.verified < 1e-9 && most.violating - mass.violating < 1e-9);
        }
        compared += u32::from(!excluded.is_zero());
    }
    assert!(ceilings > 20, "some figures are next to a short decimal: {ceilings}");
    (compared, void)
}

#[test]
fn chains_agree_with_exact_quotients() {
    let (compared, void) = compare(false, 11);
    assert!(compared > 300 && void > 3, "{compared} {void}");
}

#[test]
fn worst_schedulers_agree_with_exact_quotients() {
    let (compared, void) = compare(true, 12);
    assert!(compared > 300 && void > 3, "{compared} {void}");
}

/// The scheduler picks a branch. In the left one half of the runs is excluded and a tenth of all is wrong: a
/// fifth given the assumption. In the right one 0.15 is wrong and nothing excluded. Locally renormalised
/// maxima would mix the two.
#[test]
fn the_worst_scheduler_is_judged_by_its_own_runs() {
    let table = Table::new(7)
        .decision(0, &[1, 2])
        .chance(1, &[(0.5, 3), (0.1, 4), (0.4, 5)])
        .chance(2, &[(0.15, 4), (0.85, 5)])
        .excluded(3)
        .violating(4, "bad");
    let mass = Check::new(table).all_violations().run().mass.unwrap();
    assert!((mass.violating - 0.2).abs() < 1e-12, "{mass:?}");
    assert!((mass.verified - 0.8).abs() < 1e-12, "{mass:?}");
    assert!((mass.excluded - 0.5).abs() < 1e-12, "{mass:?}");
}

/// The branch comes after the chance to be excluded: what is excluded before a decision counts for both.
#[test]
fn what_is_excluded_elsewhere_weighs_on_every_branch() {
    let table = Table::new(6)
        .chance(0, &[(0.5, 1), (0.5, 2)])
        .decision(1, &[3, 4])
        .chance(2, &[(0.2, 5), (0.8, 4)])
        .excluded(3)
        .violating(5, "bad");
    // By excluding all of state 1 the scheduler makes 0.1 of 0.5, not 0.1 of 1.
    let mass = Check::new(table).all_violations().run().mass.unwrap();
    assert!((mass.violating - 0.2).abs() < 1e-12, "{mass:?}");
}

#[test]
fn if_nothing_is_left_nothing_is_verified() {
    for table in [
        Table::new(1).excluded(0),
        Table::new(3).chance(0, &[(0.5, 1), (0.5, 2)]).excluded(1).excluded(2),
        Table::new(2).chance(0, &[(0.5, 0), (0.5, 1)]).excluded(1),
        Table::new(3).decision(0, &[1, 2]).excluded(1).excluded(2),
    ] {
        let outcome = Check::new(table).run();
        assert!(outcome.is_void);
        assert_eq!(outcome.verdict, Verdict::CouldNotCheck);
    }
    // A scheduler that may go round for ever is left a run.
    let outcome = Check::new(Table::new(2).decision(0, &[0, 1]).excluded(1)).run();
    assert!(!outcome.is_void && outcome.is_verified());
}

/// `F p` holds early on runs that are excluded later: they do not count.
#[test]
fn a_formula_is_judged_on_the_runs_that_are_left() {
    let mut table =
        Table::new(5).chance(0, &[(0.5, 1), (0.5, 2)]).chance(1, &[(0.5, 3), (0.5, 4)]).excluded(3);
    table.propositions = vec!["p".into()];
    table.rows[1].labels = 1;
    let property = Formula::parse("F p", &table.propositions).unwrap();
    let mass = Check::new(table).property(property).all_violations().run().mass.unwrap();
    // 0.25 has p and is left, 0.25 is excluded, 0.5 has no p.
    assert!((mass.verified - 1.0 / 3.0).abs() < 1e-12, "{mass:?}");
    assert!((mass.violating - 2.0 / 3.0).abs() < 1e-12, "{mass:?}");
}
