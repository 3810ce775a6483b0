//! Linear-time properties through the front door.

use sojourner_kernel::{Check, Formula, Spec, Table, Verdict};

/// A chain that tries until it succeeds: 0 -> 1 (done) or 2 (retry), 2 -> 0.
fn retry() -> Table {
    let mut table = Table::new(3).chance(0, &[(0.5, 1), (0.5, 2)]).chance(2, &[(1.0, 0)]);
    table.propositions = vec!["done".into(), "trying".into()];
    table.rows[0].labels = 2;
    table.rows[1].labels = 1;
    table
}

fn formula(text: &str, table: &Table) -> Formula {
    Formula::parse(text, &table.propositions).expect("a formula")
}

#[test]
fn a_property_that_holds_is_verified_with_all_its_mass() {
    let table = retry();
    let property = formula("F done", &table);
    let outcome = Check::new(table).property(property).run();
    assert_eq!(outcome.verdict, Verdict::Verified);
    let mass = outcome.mass.expect("progress is measured");
    assert!(mass.verified > 1.0 - 1e-12 && mass.violating == 0.0, "{mass:?}");
}

#[test]
fn a_property_that_fails_is_a_violation_with_a_path() {
    let table = retry();
    let property = formula("X done", &table);
    for name in ["dfs", "bfs", "guided"] {
        let check = Check::new(table.clone()).strategy(Spec::named(name).expect("listed"));
        let outcome = check.property(property.clone()).run();
        assert_eq!(outcome.verdict, Verdict::Violated, "{name}");
        let found = outcome.violation().expect("kept");
        assert_eq!((found.violation.kind.as_str(), &found.path.0[..]), ("property", &[1][..]), "{name}");
        let mass = outcome.mass.expect("progress is measured");
        assert!((mass.verified - 0.5).abs() < 1e-12 && (mass.violating - 0.5).abs() < 1e-12, "{mass:?}");
    }
}

#[test]
fn a_loop_that_never_comes_back_refutes() {
    let mut table =
        Table::new(3).chance(0, &[(0.25, 1), (0.75, 2)]).chance(1, &[(1.0, 1)]).chance(2, &[(1.0, 0)]);
    table.propositions = vec!["home".into()];
    table.rows[0].labels = 1;
    let property = formula("G F home", &table);
    let outcome = Check::new(table).property(property).run();
    assert_eq!(outcome.verdict, Verdict::Violated);
    assert!(outcome.mass.expect("measured").violating > 1.0 - 1e-12);
}

#[test]
fn a_scheduler_that_never_comes_to_it_refutes() {
    let mut table = Table::new(2).decision(0, &[0, 1]);
    table.propositions = vec!["done".into()];
    table.rows[1].labels = 1;
    let property = formula("F done", &table);
    let outcome = Check::new(table).property(property).run();
    assert_eq!(outcome.verdict, Verdict::Violated);
    assert_eq!(outcome.mass.map(|m| (m.verified, m.violating)), Some((0.0, 1.0)));
}

/// The property holds, but that is not found out: the answer must not be "verified" by default.
#[test]
fn what_is_not_decided_is_said() {
    let of = |draw: &[(f64, u32)]| {
        let mut table = Table::new(2).decision(0, &[0, 1]).chance(1, draw);
        table.propositions = vec!["p".into(), "q".into()];
        table.rows[0].labels = 2;
        table.rows[1].labels = 1;
        table
    };
    // Without chance it is decided.
    let plain = of(&[(1.0, 0)]);
    let property = formula("G (p U q)", &plain);
    assert_eq!(Check::new(plain).property(property).run().verdict, Verdict::Verified);
    let table = of(&[(0.5, 0), (0.5, 1)]);
    let property = formula("G (p U q)", &table);
    let outcome = Check::new(table.clone()).property(property).run();
    assert_eq!(outcome.verdict, Verdict::CouldNotCheck);
    assert!(outcome.unsupported[0].0.contains("in several ways"), "{:?}", outcome.unsupported);
    assert_eq!(outcome.mass.map(|m| m.verified), Some(0.0));
    let weaker = formula("G F q", &table);
    assert_eq!(Check::new(table).property(weaker).run().verdict, Verdict::Verified);
}
