//! On generated systems, every exhaustive strategy with every store explores exactly the states and
//! transitions that a plain reference search does, and gives the same verdict; and generated systems
//! keep the contract.
//!
//! `SOJOURNER_SOAK=100000` runs that many systems instead of the default two thousand.

use sojourner_kernel::store::StoreKind;
use sojourner_kernel::strategy::{Bfs, Offered, all};
use sojourner_kernel::system::contract::{Walks, replay_twice, save_restore};
use sojourner_kernel::system::random::Mixture;
use sojourner_kernel::{Check, Graph, Spec, StateId, Strategy, Table, Verdict};
use std::collections::BTreeSet;

/// A transition in terms of the table: source, alternative, target.
type Edges = BTreeSet<(u32, u32, u32)>;

/// The states and transitions reachable in a table, in twenty lines.
fn reference(table: &Table) -> (BTreeSet<u32>, Edges, bool) {
    let (mut states, mut edges, mut violated) = (BTreeSet::new(), Edges::new(), false);
    let mut todo = vec![table.initial];
    while let Some(state) = todo.pop() {
        if !states.insert(state) {
            continue;
        }
        let row = &table.rows[state as usize];
        if row.violation.is_some() {
            violated = true;
            continue;
        }
        for (alternative, &target) in row.choice.iter().flat_map(|c| c.1.iter().enumerate()) {
            edges.insert((state, alternative as u32, target));
            todo.push(target);
        }
    }
    (states, edges, violated)
}

fn check(seed: u64, strategy: &Spec, store: StoreKind) {
    let mixture = [Mixture::Chain, Mixture::Both, Mixture::Decisions][(seed % 3) as usize];
    let rare = if seed.is_multiple_of(2) { 0.0 } else { 0.05 };
    let table = Table::random(seed, 1 + (seed % 37) as u32, mixture, rare);
    let outcome =
        Check::new(table.clone()).strategy(strategy.clone()).seed(seed).store(store).all_violations().run();
    let (states, edges, violated) = reference(&table);
    // Table states by graph state: follow the graph from the start.
    let graph = &outcome.graph;
    let mut names = vec![u32::MAX; graph.len()];
    names[0] = table.initial;
    let mut found = Edges::new();
    let mut todo = vec![sojourner_kernel::StateId::INITIAL];
    while let Some(state) = todo.pop() {
        let from = names[state.index()];
        for edge in graph.edges(state) {
            let to = table.rows[from as usize].choice.as_ref().unwrap().1[edge.alternative as usize];
            if names[edge.to.index()] == u32::MAX {
                names[edge.to.index()] = to;
                todo.push(edge.to);
            }
            assert_eq!(names[edge.to.index()], to, "{strategy} confused two states of system {seed}");
            found.insert((from, edge.alternative, to));
        }
    }
    let seen: BTreeSet<u32> = names.iter().copied().collect();
    assert_eq!(seen, states, "{strategy} on system {seed}");
    assert_eq!(found, edges, "{strategy} on system {seed}");
    assert_eq!((outcome.states, outcome.transitions), (states.len() as u64, edges.len() as u64));
    assert_eq!(outcome.verdict, if violated { Verdict::Violated } else { Verdict::Verified });
    assert!(outcome.unconfirmed.is_empty());
}

fn systems(default: u64) -> u64 {
    std::env::var("SOJOURNER_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

#[test]
fn every_exhaustive_strategy_visits_the_same() {
    let strategies: Vec<Spec> =
        all().iter().filter(|i| i.exhaustive).map(|i| Spec::named(i.name).unwrap()).collect();
    assert!(strategies.len() >= 11);
    for seed in 0..systems(2000) {
        for strategy in &strategies {
            let store = if seed % 5 == 0 { StoreKind::Exact } else { StoreKind::Fingerprint };
            check(seed, strategy, store);
        }
    }
}

#[test]
fn generated_systems_keep_the_contract() {
    for seed in 0..systems(200) {
        let mut table = Table::random(seed, 30, Mixture::Both, 0.02);
        let walks = Walks { runs: 2, steps: 30, seed };
        assert_eq!(replay_twice(&mut table, walks), Ok(()));
        assert_eq!(save_restore(&mut table, walks), Ok(()));
    }
}

/// Says that it is depth first, and is not: the loop must find its way back all the same.
#[derive(Default)]
struct Liar(Bfs);

impl Strategy for Liar {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        self.0.offer(offered, graph);
    }

    fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)> {
        self.0.next(graph)
    }

    fn frontier(&self) -> u64 {
        self.0.frontier()
    }

    fn is_depth_first(&self) -> bool {
        true
    }

    fn bytes(&self) -> u64 {
        self.0.bytes()
    }
}

#[test]
fn without_mark_or_snapshot_the_path_is_replayed() {
    for seed in 0..100 {
        let table = Table::random(seed, 40, Mixture::Both, 0.0);
        let outcome = Check::new(table.clone()).custom_strategy(Liar::default()).run();
        let (states, edges, _) = reference(&table);
        assert_eq!((outcome.states, outcome.transitions), (states.len() as u64, edges.len() as u64));
        assert_eq!(outcome.verdict, Verdict::Verified);
    }
}

#[test]
fn equal_seeds_give_equal_runs() {
    let table = Table::random(5, 400, Mixture::Both, 0.0);
    for info in all() {
        let run = |seed| {
            let check = Check::new(table.clone()).strategy(Spec::named(info.name).unwrap()).seed(seed);
            let outcome = check.max_transitions(150).progress_every(10).run();
            (outcome.samples, outcome.graph.all_edges().collect::<Vec<_>>())
        };
        assert_eq!(run(3), run(3), "{}", info.name);
    }
}
