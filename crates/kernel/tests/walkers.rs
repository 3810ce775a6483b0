//! What the papers say about the walkers.

use sojourner_kernel::{Check, Ending, Limit, Table, Verdict};

/// A start with `others` exits to places of their own, then `times` exits to the funnel; only the
/// funnel leads to the goal.
fn funnel(others: u32, times: usize) -> Table {
    let funnel = others + 1;
    let mut exits: Vec<u32> = (1..=others).collect();
    exits.extend(vec![funnel; times]);
    Table::new(funnel as usize + 2)
        .decision(0, &exits)
        .decision(funnel, &[funnel + 1])
        .violating(funnel + 1, "goal")
}

fn share(table: &Table, spec: &str, runs: u64) -> f64 {
    let found = (0..runs).filter(|&seed| {
        let outcome = Check::new(table.clone()).strategy(spec.parse().unwrap()).seed(seed).run();
        outcome.verdict == Verdict::Violated
    });
    found.count() as f64 / runs as f64
}

/// Within four standard deviations of a binomial.
fn close(share: f64, p: f64, runs: u64) -> bool {
    (share - p).abs() < 4.0 * (p * (1.0 - p) / runs as f64).sqrt()
}

/// Engels, Property 8: for width 1, a place considered K times last after c others is selected with
/// probability K / (c + K); ideally it would be 1 / (c + 1).
#[test]
fn highway_favours_funnels() {
    let runs = 4000;
    for (others, times) in [(4, 1), (4, 3), (6, 6), (2, 10)] {
        let table = funnel(others, times);
        let (c, k) = (f64::from(others), times as f64);
        let approximate = share(&table, "highway:width=1", runs);
        assert!(close(approximate, k / (c + k), runs), "{approximate} for c={c}, K={k}");
        let ideal = share(&table, "highway:width=1,selection=ideal", runs);
        assert!(close(ideal, 1.0 / (c + 1.0), runs), "{ideal} for c={c}");
    }
}

/// Property 8 for width N: 1 - c!(c+K-N)! / ((c+K)!(c-N)!).
#[test]
fn highway_of_width_two() {
    let (runs, others, times) = (4000, 6u32, 3u32);
    let falling = |from: u32, n: u32| (0..n).map(|i| f64::from(from - i)).product::<f64>();
    // c!/(c-N)! over (c+K)!/(c+K-N)!
    let p = 1.0 - falling(others, 2) / falling(others + times, 2);
    let seen = share(&funnel(others, times as usize), "highway:width=2", runs);
    assert!(close(seen, p, runs), "{seen} for {p}");
}

#[test]
fn a_highway_wide_enough_is_breadth_first_and_proves() {
    let table = Table::new(4).decision(0, &[1, 2]).decision(1, &[3]).decision(2, &[3]);
    let outcome = Check::new(table.clone()).strategy("highway:width=10".parse().unwrap()).run();
    assert_eq!((outcome.verdict, outcome.states, outcome.expanded), (Verdict::Verified, 4, 4));
    let narrow = Check::new(table).strategy("highway:width=1".parse().unwrap()).run();
    assert_eq!((narrow.verdict, narrow.ending), (Verdict::Limit, Ending::Limit(Limit::Strategy)));
}

#[test]
fn random_walks_choose_uniformly_or_by_chance() {
    // One step decides: 9 to 1 by chance, even by exits.
    let table = Table::new(3).chance(0, &[(9.0, 1), (1.0, 2)]).violating(2, "goal");
    let share = |spec: &str| {
        let hits = (0..4000u64).filter(|&seed| {
            let check = Check::new(table.clone()).strategy(spec.parse().unwrap()).seed(seed);
            check.max_transitions(1).run().verdict == Verdict::Violated
        });
        hits.count() as f64 / 4000.0
    };
    assert!(close(share("random"), 0.5, 4000));
    assert!(close(share("random:choose=chance"), 0.1, 4000));
    // All successors are considered before a step is taken (Engels, section 3).
    let all = Check::new(table.clone()).strategy("random:consider=all".parse().unwrap()).run();
    assert_eq!((all.verdict, all.transitions), (Verdict::Violated, 2));
}

#[test]
fn nested_search_follows_what_it_has_found() {
    // A comb: each state leads on or into a dead end; the goal is at the far end.
    let mut table = Table::new(40);
    for n in 0..19 {
        table = table.decision(2 * n, &[2 * n + 1, 2 * n + 2]);
    }
    let table = table.violating(38, "goal");
    let deep = Check::new(table.clone()).strategy("nmcs:depth=64,runs=100000".parse().unwrap()).seed(3).run();
    assert_eq!(deep.verdict, Verdict::Violated);
    assert_eq!(deep.violations[0].path.0, vec![1; 19]);
    let nested =
        Check::new(table).strategy("nmcs:level=2,depth=3,runs=100000".parse().unwrap()).seed(3).run();
    assert_eq!(nested.verdict, Verdict::Violated);
}

#[test]
fn a_walker_that_saw_everything_proves() {
    let table = Table::new(3).chance(0, &[(1.0, 1), (1.0, 2)]).chance(1, &[(1.0, 0)]);
    let outcome = Check::new(table).strategy("random".parse().unwrap()).run();
    assert_eq!((outcome.verdict, outcome.ending), (Verdict::Verified, Ending::Exhausted));
    assert_eq!(outcome.mass.map(|m| m.verified), Some(1.0));
}
