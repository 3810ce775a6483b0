//! Short of memory, a search gives up its snapshots and goes on; what it finds is the same.

use sojourner_kernel::strategy::all;
use sojourner_kernel::system::random::Mixture;
use sojourner_kernel::{Check, Ending, Limit, Outcome, Spec, Table};

/// What must be the same.
#[derive(Debug, PartialEq)]
struct Figures {
    states: u64,
    transitions: u64,
    violations: Vec<Vec<u32>>,
    edges: Vec<(u32, u32, u32)>,
}

fn figures(outcome: &Outcome) -> Figures {
    Figures {
        states: outcome.states,
        transitions: outcome.transitions,
        violations: outcome.violations.iter().map(|v| v.path.0.clone()).collect(),
        edges: outcome.graph.all_edges().map(|e| (e.from.0, e.alternative, e.to.0)).collect(),
    }
}

#[test]
fn a_search_short_of_memory_finds_the_same() {
    for strategy in all().iter().filter(|i| i.exhaustive).map(|i| Spec::named(i.name).unwrap()) {
        for seed in 0..9u64 {
            let mixture = [Mixture::Chain, Mixture::Both, Mixture::Decisions][(seed % 3) as usize];
            let table = Table::random(seed, 300, mixture, 0.03);
            let plan = || Check::new(table.clone()).strategy(strategy.clone()).seed(seed).all_violations();
            if plan().heuristic_is_known().is_err() {
                continue;
            }
            // Always nearly at the limit, never beyond.
            let short = plan().max_memory(1 << 30).memory_meter(|| (1 << 30) / 10 * 9).run();
            assert_eq!(short.ending, Ending::Exhausted, "{strategy} on {seed}");
            assert_eq!(figures(&short), figures(&plan().run()), "{strategy} on {seed}");
        }
    }
}

#[test]
fn the_limit_ends_the_run_with_its_progress() {
    let table = Table::random(3, 3000, Mixture::Chain, 0.0);
    let outcome = Check::new(table).max_memory(1000).memory_meter(|| 1000).run();
    assert_eq!(outcome.ending, Ending::Limit(Limit::Memory));
    assert!(outcome.mass.is_some_and(|mass| mass.unknown > 0.0));
}
