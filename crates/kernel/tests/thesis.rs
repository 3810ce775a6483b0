//! The figures of Zhang's thesis that progress must reproduce.

use sojourner_kernel::{Check, Choice, Model, Modelled};

/// The biased die with a counter of flips (thesis, sections 5.1 and 7.6): left 0.3, right 0.7.
struct BiasedDie;

const NEXT: [[u8; 2]; 7] = [[1, 2], [3, 4], [5, 6], [1, 7], [8, 9], [10, 11], [12, 2]];

impl Model for BiasedDie {
    type State = (u8, u32);

    fn initial(&self) -> (u8, u32) {
        (0, 0)
    }

    fn choice(&self, state: &(u8, u32)) -> Option<Choice> {
        (state.0 < 7).then(|| Choice::chance(&[0.3, 0.7]))
    }

    fn next(&self, state: &(u8, u32), alternative: u32) -> (u8, u32) {
        (NEXT[state.0 as usize][alternative as usize], state.1 + 1)
    }
}

/// After every 5 transitions, up to 100; the values are exact, not those printed in the thesis.
const UNDER_BFS: [f64; 21] = [
    0.0,
    0.0,
    0.273,
    0.63,
    0.63567,
    0.8295,
    0.8295,
    0.8468376,
    0.917427,
    0.917518854,
    0.95962671,
    0.95962671,
    0.97175070363,
    0.9802249611,
    0.9802265731377,
    0.990310939527,
    0.9903109730078,
    0.99525242414115,
    0.99525242414115,
    0.9956797177345502,
    0.9976736935687263,
];

#[test]
fn the_biased_die_under_bfs() {
    let check = Check::new(Modelled::new(BiasedDie)).progress_every(5).max_transitions(100);
    let outcome = check.run();
    let mut found = vec![0.0];
    let fifth = |t: u64| t > 0 && t.is_multiple_of(5);
    found.extend(outcome.samples.iter().filter(|s| fifth(s.transitions)).map(|s| s.verified));
    assert_eq!(found.len(), UNDER_BFS.len());
    for (i, (found, expected)) in found.iter().zip(UNDER_BFS).enumerate() {
        assert!((found - expected).abs() < 1e-12, "after {}: {found}, expected {expected}", 5 * i);
        assert!(*found <= expected + 1e-15, "after {}: a lower bound was rounded up", 5 * i);
    }
}

/// A wish for progress ends the run where the table says that it is fulfilled, without a table too.
#[test]
fn as_much_as_was_asked_for_and_no_more() {
    for strategy in ["bfs", "pfs", "guided", "rdfs"] {
        let check = || Check::new(Modelled::new(BiasedDie)).strategy(strategy.parse().expect("a strategy"));
        let table = check().progress_every(1).max_transitions(200).run().samples;
        for wish in [0.1, 0.5, 0.9, 0.95] {
            let Some(first) = table.iter().find(|s| s.verified >= wish) else { continue };
            let outcome = check().until_progress(wish).max_transitions(200).run();
            assert!(outcome.transitions <= first.transitions + first.transitions / 64, "{strategy} {wish}");
            assert!(outcome.transitions >= first.transitions, "{strategy} {wish}");
        }
    }
}
