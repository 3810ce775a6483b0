//! Live figures keep up with the exact ones, also where mass goes round and round: what the table
//! shows is at least what was exactly verified a third earlier.

use sojourner_kernel::{Check, Spec};
use sojourner_models::{Walk, open};

fn keeps_up(system: &str, strategy: &str) {
    let check = || {
        let model = open(&format!("builtin:{system}")).expect("a built-in system");
        Check::new(Walk::new(model)).strategy(strategy.parse::<Spec>().expect("a strategy"))
    };
    let samples = check().progress_every(100).max_transitions(6000).run().samples;
    for after in [300, 900, 2100, 4200, 6000] {
        let live = samples.iter().find(|s| s.transitions == after).expect("a row of the table").verified;
        let exact = check().max_transitions(after * 2 / 3).run().mass.expect("it is measured").verified;
        assert!(live >= exact - 1e-9, "{system} {strategy} after {after}: {live}, before {exact}");
    }
}

#[test]
fn on_cycles_that_are_seldom_left() {
    for strategy in ["guided", "pfs", "bfs", "dfs"] {
        keeps_up("random-chain?states=3000,rare=0.01,branching=4,ends=0.02", strategy);
        keeps_up("random-chain?states=4000,rare=0.5,ends=0.2", strategy);
    }
}

#[test]
fn with_decisions() {
    keeps_up("random-mdp?states=4000,rare=0.1,ends=0.3", "guided");
    keeps_up("random-mdp?states=4000,rare=0.1,ends=0.3", "bfs");
}

#[test]
fn a_wish_is_seen_to_be_fulfilled() {
    let system = "builtin:random-chain?states=3000,rare=0.01,branching=4,ends=0.02";
    let model = open(system).expect("a built-in system");
    let guided = Spec::named("guided").expect("listed");
    let outcome = Check::new(Walk::new(model)).strategy(guided).until_progress(0.9).run();
    // Exactly it is fulfilled after 201.
    assert!((201..300).contains(&outcome.transitions), "{}", outcome.transitions);
}
