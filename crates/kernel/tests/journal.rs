//! A run that is cut off anywhere and taken up again from its journal ends as if nothing had been.

use sojourner_kernel::journal::{Past, Refused, Sink};
use sojourner_kernel::search::{Mass, Sample};
use sojourner_kernel::store::StoreKind;
use sojourner_kernel::strategy::all;
use sojourner_kernel::system::random::Mixture;
use sojourner_kernel::{Check, Ending, Limit, Outcome, Spec, Table, Verdict};

/// Keeps blocks of a few entries.
#[derive(Default)]
struct Shelf(Vec<Vec<u8>>);

impl Sink for Shelf {
    fn keep(&mut self, block: Vec<u8>) {
        self.0.push(block);
    }

    fn begin_anew(&mut self) {
        self.0.clear();
    }

    fn room(&self) -> usize {
        64
    }
}

#[derive(Debug, PartialEq)]
struct Figures {
    verdict: Verdict,
    ending: Ending,
    states: u64,
    transitions: u64,
    expanded: u64,
    violations: Vec<(String, Vec<u32>)>,
    violating_states: u64,
    mass: Option<Mass>,
    samples: Vec<Sample>,
    depth: u32,
    frontier: u64,
    edges: Vec<(u32, u32, u32)>,
}

fn figures(outcome: &Outcome) -> Figures {
    let violations = &outcome.violations;
    Figures {
        verdict: outcome.verdict,
        ending: outcome.ending,
        states: outcome.states,
        transitions: outcome.transitions,
        expanded: outcome.expanded,
        violations: violations.iter().map(|v| (v.violation.message.clone(), v.path.0.clone())).collect(),
        violating_states: outcome.violating_states,
        mass: outcome.mass,
        samples: outcome.samples.clone(),
        depth: outcome.depth,
        frontier: outcome.frontier,
        edges: outcome.graph.all_edges().map(|e| (e.from.0, e.alternative, e.to.0)).collect(),
    }
}

fn plan<'a>(seed: u64, strategy: &Spec, store: StoreKind) -> Check<'a, Table> {
    let mixture = [Mixture::Chain, Mixture::Both, Mixture::Decisions][(seed % 3) as usize];
    let table = Table::random(seed, 40 + (seed % 160) as u32, mixture, 0.03);
    let check = Check::new(table)
        .strategy(strategy.clone())
        .seed(seed)
        .store(store)
        .progress_every(7)
        .max_transitions(700);
    let check = if seed.is_multiple_of(4) { check.max_depth(9) } else { check };
    if seed.is_multiple_of(5) { check } else { check.all_violations() }
}

/// Every strategy that a table can be searched with: it has no heuristics of its own.
fn strategies() -> Vec<Spec> {
    let known: Vec<Spec> = all().iter().map(|i| Spec::named(i.name).unwrap()).collect();
    let table = |s: &Spec| Check::new(Table::random(1, 9, Mixture::Both, 0.0)).strategy(s.clone());
    known.into_iter().filter(|s| table(s).heuristic_is_known().is_ok()).collect()
}

#[test]
fn a_run_taken_up_at_any_block_ends_with_the_same_figures() {
    let strategies = strategies();
    assert!(strategies.len() >= 12 && strategies.iter().any(|s| s.to_string().starts_with("random")));
    for strategy in &strategies {
        let mut cuts = 0;
        for seed in 0..12u64 {
            let store = if seed.is_multiple_of(2) { StoreKind::Fingerprint } else { StoreKind::Exact };
            let plain = figures(&plan(seed, strategy, store).run());
            let mut shelf = Shelf::default();
            let kept = figures(&plan(seed, strategy, store).journal(&mut shelf).run());
            assert_eq!(kept, plain, "{strategy} on {seed} with a journal");
            let blocks = shelf.0;
            for cut in (0..=blocks.len()).step_by(1 + blocks.len() / 9) {
                let mut rest = Shelf::default();
                let past = Past::new(blocks.clone().into_iter().take(cut));
                let again = plan(seed, strategy, store).journal(&mut rest).resume(past).try_run().unwrap();
                assert_eq!(figures(&again), plain, "{strategy} on {seed} cut at {cut}");
                // What was written after the cut joins on to what was written before.
                let joined: Vec<_> = blocks[..cut].iter().chain(&rest.0).cloned().collect();
                let past = Past::new(joined.into_iter());
                let third = plan(seed, strategy, store).resume(past).try_run().unwrap();
                assert_eq!(figures(&third), plain, "{strategy} on {seed}, joined at {cut}");
                cuts += 1;
            }
        }
        assert!(cuts > 60, "{strategy}: {cuts}");
    }
}

fn journal(seed: u64, strategy: &str) -> Vec<Vec<u8>> {
    let mut shelf = Shelf::default();
    plan(seed, &strategy.parse().unwrap(), StoreKind::Fingerprint).journal(&mut shelf).run();
    shelf.0
}

#[test]
fn a_limit_may_be_widened() {
    let strategy: Spec = "guided".parse().unwrap();
    let mut shelf = Shelf::default();
    let check = plan(7, &strategy, StoreKind::Fingerprint).max_transitions(30);
    let short = check.journal(&mut shelf).run();
    assert_eq!(short.ending, Ending::Limit(Limit::Transitions));
    let whole = plan(7, &strategy, StoreKind::Fingerprint).run();
    assert!(whole.transitions > short.transitions);
    let past = Past::new(shelf.0.into_iter());
    let again = plan(7, &strategy, StoreKind::Fingerprint).resume(past).try_run().unwrap();
    assert_eq!(figures(&again), figures(&whole));
}

#[test]
fn a_past_that_does_not_fit_is_refused() {
    let resume = |seed: u64, strategy: &str, blocks: Vec<Vec<u8>>| {
        let check = plan(seed, &strategy.parse().unwrap(), StoreKind::Fingerprint);
        check.resume(Past::new(blocks.into_iter())).try_run().map(|o| o.transitions)
    };
    let blocks = journal(7, "bfs");
    assert!(blocks.len() > 6);
    assert!(resume(7, "bfs", blocks.clone()).is_ok());
    // Another strategy, another system, a block left out, bytes that mean nothing.
    assert_eq!(resume(7, "dfs", blocks.clone()), Err(Refused::Diverges));
    assert_eq!(resume(13, "bfs", blocks[..3].to_vec()), Err(Refused::Changed));
    assert!(resume(7, "bfs", blocks[1..].to_vec()).is_err());
    assert_eq!(resume(7, "bfs", vec![vec![0xff; 60]]), Err(Refused::Unreadable));
    assert_eq!(resume(7, "bfs", vec![vec![1; 3]]), Err(Refused::Unreadable));
    for at in 24..blocks[2].len() {
        let mut damaged = blocks.clone();
        damaged[2].truncate(at);
        assert!(resume(7, "bfs", damaged).is_err(), "cut after {at} bytes");
    }
}
