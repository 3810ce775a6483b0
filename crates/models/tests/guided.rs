//! Guided search is ahead of the papers' strategies on their own measure: after so many transitions
//! it has verified a given mass, and the others have not. The full table is in docs/strategies.md.

use sojourner_kernel::strategy::all;
use sojourner_kernel::{Check, Spec};
use sojourner_models::{Walk, open};

fn verified(system: &str, strategy: &str, transitions: u64) -> f64 {
    let model = open(&format!("builtin:{system}")).expect("a built-in system");
    let spec = Spec::named(strategy).expect("a strategy");
    let outcome = Check::new(Walk::new(model)).strategy(spec).max_transitions(transitions).run();
    outcome.mass.expect("progress is measured").verified
}

fn leads(system: &str, transitions: u64, mark: f64) {
    let own = verified(system, "guided", transitions);
    assert!(own >= mark, "{system}: guided verified {own} after {transitions}");
    // Those of which it is a part are not the papers'.
    for other in all().iter().filter(|i| i.exhaustive && !["guided", "auto", "mixed"].contains(&i.name)) {
        let verified = verified(system, other.name, transitions);
        assert!(verified < mark, "{system}: {} verified {verified} after {transitions}", other.name);
    }
}

#[test]
fn where_paths_meet_again() {
    leads("quicksort?n=13", 700, 0.5);
    leads("quicksort?n=13", 2000, 0.9);
    leads("grid?width=60,height=60,choice=chance", 2500, 0.5);
    leads("grid?width=60,height=60,choice=chance,right=0.8", 2000, 0.9);
    // Mass goes round in cycles there, and few runs end.
    leads("random-chain?states=3000,rare=0.01,branching=4,ends=0.02", 215, 0.9);
}

#[test]
fn under_the_worst_scheduler() {
    leads("random-mdp?states=2000,rare=0.1,ends=0.3", 1800, 0.99);
    leads("random-mdp?states=3000,rare=0.01,decisions=0.2,ends=0.2", 700, 0.9);
    leads("grid?width=30,height=30,choice=both,slip=0.3,reset=0.02", 4300, 0.5);
}

#[test]
fn on_trees() {
    // Depth-first search is best possible on a balanced tree; guided is within ten transitions.
    assert!(verified("tree?depth=12", "guided", 4105) >= 0.5);
    leads("tree?depth=12,first=0.9", 450, 0.9);
    assert!(verified("biased-die", "guided", 29) >= 0.9);
    for other in ["bfs", "dfs", "pfs", "bfpss"] {
        assert!(verified("biased-die", other, 32) < 0.9, "{other}");
    }
}
