//! Any number of workers gives the outcome of the sequential breadth-first search.

use sojourner_kernel::search::Limits;
use sojourner_kernel::store::StoreKind;
use sojourner_kernel::system::random::Mixture;
use sojourner_kernel::{Capabilities, Check, Choice, Fingerprint, Outcome, Stop, System, Table};

/// All that must not depend on the number of workers.
fn essence(outcome: Outcome) -> String {
    let edges: Vec<_> = outcome.graph.all_edges().map(|e| (e.from.0, e.alternative, e.to.0)).collect();
    format!(
        "{:?} {:?} {} {} {} {:?} {:?} {:?} {:?} {edges:?}",
        outcome.verdict,
        outcome.ending,
        outcome.states,
        outcome.transitions,
        outcome.expanded,
        outcome.violations,
        outcome.mass,
        outcome.samples,
        outcome.depth,
    )
}

fn agree(table: &Table, limits: Limits, all: bool, store: StoreKind) {
    let check = || {
        let check = Check::new(table.clone()).limits(limits).store(store).progress_every(10);
        if all { check.all_violations() } else { check }
    };
    let expected = essence(check().run());
    for workers in [1, 2, 5] {
        assert_eq!(essence(check().run_parallel(workers, || table.clone())), expected);
    }
}

#[test]
fn workers_make_no_difference() {
    for seed in 0..60 {
        let mixture = [Mixture::Chain, Mixture::Both, Mixture::Decisions][seed as usize % 3];
        let table =
            Table::random(seed, 20 + 30 * seed as u32, mixture, if seed % 4 == 0 { 0.01 } else { 0.0 });
        let store = if seed % 2 == 0 { StoreKind::Exact } else { StoreKind::Fingerprint };
        agree(&table, Limits::default(), true, store);
        agree(&table, Limits::default(), false, store);
        agree(&table, Limits { transitions: Some(17 + seed), ..Limits::default() }, true, store);
        agree(&table, Limits { depth: Some(4), states: Some(100), ..Limits::default() }, true, store);
    }
}

#[test]
fn an_initial_end_or_violation_needs_no_worker() {
    agree(&Table::new(1), Limits::default(), false, StoreKind::Fingerprint);
    agree(&Table::new(1).violating(0, "broken"), Limits::default(), false, StoreKind::Fingerprint);
}

/// A system that panics at its third state.
struct Broken(u32);

impl System for Broken {
    type Snapshot = u32;

    fn start(&mut self) -> Stop {
        self.0 = 0;
        Stop::Choice(Choice::uniform(2))
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.0 += alternative;
        assert!(self.0 < 3, "broken");
        Stop::Choice(Choice::uniform(2))
    }

    fn save(&mut self) -> u32 {
        self.0
    }

    fn restore(&mut self, snapshot: &u32) {
        self.0 = *snapshot;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(u128::from(self.0))
    }
}

impl Capabilities for Broken {}

#[test]
#[should_panic]
fn a_worker_that_panics_does_not_hang_the_run() {
    Check::new(Broken(0)).run_parallel(3, || Broken(0));
}

/// A table whose saved states mean nothing to other systems.
struct Own {
    table: Table,
    number: usize,
}

impl System for Own {
    type Snapshot = (usize, u32);
    const PORTABLE: bool = false;

    fn start(&mut self) -> Stop {
        self.table.start()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.table.step(alternative)
    }

    fn save(&mut self) -> (usize, u32) {
        (self.number, self.table.save())
    }

    fn restore(&mut self, (number, state): &(usize, u32)) {
        assert_eq!(*number, self.number, "a state of another system");
        self.table.restore(state);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        self.table.fingerprint()
    }
}

impl Capabilities for Own {
    fn inner(&mut self) -> Option<&mut dyn Capabilities> {
        Some(&mut self.table)
    }
}

#[test]
fn workers_keep_to_states_of_their_own_where_they_must() {
    let made = std::sync::atomic::AtomicUsize::new(1);
    for seed in 0..30 {
        let table = Table::random(seed, 40 * seed as u32 + 10, Mixture::Both, 0.002);
        let expected = essence(Check::new(table.clone()).all_violations().run());
        for workers in [1, 2, 5] {
            let check = Check::new(Own { table: table.clone(), number: 0 }).all_violations();
            let outcome = check.run_parallel(workers, || Own {
                table: table.clone(),
                number: made.fetch_add(1, std::sync::atomic::Ordering::Relaxed),
            });
            assert_eq!(essence(outcome), expected);
        }
    }
}
