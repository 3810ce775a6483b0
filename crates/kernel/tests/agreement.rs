//! On generated systems, every exhaustive strategy with every store explores exactly the states and
//! transitions that a plain reference search does, and gives the same verdict; and generated systems
//! keep the contract.
//!
//! `SOJOURNER_SOAK=100000` runs that many systems instead of the default two thousand.

use sojourner_kernel::search::audit::{Budget, audit, every_step};
use sojourner_kernel::store::StoreKind;
use sojourner_kernel::strategy::{Bfs, Offered, all};
use sojourner_kernel::system::capability::Exact;
use sojourner_kernel::system::contract::{Walks, merged_alike, replay_twice, save_restore};
use sojourner_kernel::system::random::Mixture;
use sojourner_kernel::{
    Capabilities, Check, Choice, Fingerprint, Graph, Spec, StateId, Stop, Strategy, System, Table, Verdict,
    Violation,
};
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
        assert!(merged_alike(&mut table, walks).is_ok());
    }
}

/// A walk of two coins whose fingerprint leaves out the first, and which looks at it after `far` more steps.
struct Forgetful {
    coin: u32,
    steps: u32,
    far: u32,
}

impl System for Forgetful {
    type Snapshot = (u32, u32);

    fn start(&mut self) -> Stop {
        (self.coin, self.steps) = (0, 0);
        Stop::Choice(Choice::uniform(2))
    }

    fn step(&mut self, alternative: u32) -> Stop {
        if self.steps == 0 {
            self.coin = alternative;
        }
        self.steps += 1;
        match self.steps > self.far {
            true if self.coin == 1 => Stop::Violation(Violation { kind: "a".into(), message: "b".into() }),
            true => Stop::End,
            false => Stop::Choice(Choice::uniform(2)),
        }
    }

    fn save(&mut self) -> (u32, u32) {
        (self.coin, self.steps)
    }

    fn restore(&mut self, &(coin, steps): &(u32, u32)) {
        (self.coin, self.steps) = (coin, steps);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(u128::from(self.steps))
    }
}

impl Capabilities for Forgetful {
    #[inline]
    fn as_exact(&mut self) -> Option<&mut dyn Exact> {
        Some(self)
    }
}

impl Exact for Forgetful {
    fn encode(&mut self, out: &mut Vec<u8>) {
        out.extend(self.steps.to_le_bytes());
    }
}

#[test]
fn a_fingerprint_that_leaves_something_out_is_noticed() {
    for far in [1, 2, 5, 20] {
        let mut forgetful = Forgetful { coin: 0, steps: 0, far };
        let walks = Walks { runs: 40, steps: 40, seed: 1 };
        assert_eq!(replay_twice(&mut forgetful, walks), Ok(()), "the other checks see nothing");
        assert_eq!(save_restore(&mut forgetful, walks), Ok(()));
        let breach = merged_alike(&mut forgetful, walks).expect_err("it looks at what was left out");
        assert!(breach.what.contains("met the state"), "{breach}");
        // The search itself is fooled, and the audit of it is not.
        let outcome = Check::new(Forgetful { coin: 0, steps: 0, far }).strategy("dfs".parse().unwrap()).run();
        let budget = Budget { steps: 10_000, time: None, seed: 1 };
        let found = audit(&mut forgetful, &outcome, budget);
        assert!(!found.breaches.is_empty() && found.merges > 0, "{found:?}");
    }
}

#[test]
fn an_audit_of_a_sound_search_finds_nothing() {
    for seed in 0..50 {
        let mut table = Table::random(seed, 60, Mixture::Both, 0.02);
        let outcome = Check::new(table.clone()).all_violations().run();
        let found = audit(&mut table, &outcome, Budget { steps: 2_000, time: None, seed });
        assert_eq!(found.breaches, []);
        assert!(found.replays > 0 && found.restores > 0, "{found:?}");
        let known = |v: &Violation| outcome.violations.iter().any(|f| f.violation.kind == v.kind);
        let every = every_step(&mut table, known, Budget { steps: 500, time: None, seed });
        assert_eq!(every.breaches, []);
    }
    let mut table = Table::new(4).decision(0, &[1, 2]).decision(1, &[0, 3]).violating(3, "a");
    let budget = Budget { steps: 1_000, time: None, seed: 1 };
    let missed = every_step(&mut table, |_| false, budget);
    assert_eq!(missed.breaches.len(), 1, "a violation that the search did not find is told");
    assert!(missed.breaches[0].what.contains("did not find"), "{missed:?}");
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
