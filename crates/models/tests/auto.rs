//! `auto` is never more than twice as slow as the best single strategy, in transitions to a share of
//! verified mass. The figures of the best ones are those of the table in docs/strategies.md. Its limits hold for all of
//! its members together.

use std::sync::Arc;

use sojourner_kernel::{Check, Ending, Limit, Spec};
use sojourner_models::{Walk, mcrl2, open};

/// A counter without an end.
const ENDLESS: &str = "act a; proc P(n: Nat) = a . P(n + 1) + a . P(n + 2); init P(0) || P(0);";

fn endless() -> mcrl2::System {
    mcrl2::System::new(Arc::new(mcrl2::compile(ENDLESS.into()).expect("it is a specification")))
}

#[test]
fn limits_hold_for_all_members_together() {
    let auto = || Spec::named("auto").expect("listed");
    for most in [0, 1, 7, 1_000, 60_000] {
        let mut first = endless();
        let check = Check::new(&mut first).strategy(auto()).max_transitions(most);
        let outcome = check.run_with(&endless).expect("not refused");
        assert_eq!(outcome.ending, Ending::Limit(Limit::Transitions), "{most}");
        assert_eq!(outcome.transitions, most);
    }
    let expand = |most| {
        let mut first = endless();
        Check::new(&mut first).strategy(auto()).max_expanded(most).run_with(&endless).expect("not refused")
    };
    let outcome = expand(100);
    assert_eq!(outcome.ending, Ending::Limit(Limit::Expanded));
    assert_eq!(outcome.expanded, 100);
    assert!(outcome.states < 10_000, "{} states", outcome.states);
    let none = expand(0);
    assert_eq!((none.ending, none.transitions), (Ending::Limit(Limit::Expanded), 0));
}

#[test]
fn auto_verifies_as_much_with_twice_the_transitions_of_the_best() {
    let marks = [0.5, 0.9, 0.99];
    for (system, best) in [
        ("biased-die", [11, 29, 53]),
        ("quicksort?n=13", [663, 1935, 3102]),
        ("select?n=20,k=6", [313, 701, 913]),
        ("scissors?wins=4", [163, 184, 192]),
        ("random-chain?states=3000,rare=0.1", [2, 968, 4327]),
        ("grid?width=60,height=60,choice=chance", [2447, 3565, 4575]),
        ("grid?width=40,height=40,choice=chance,reset=0.01", [1878, 2825, 3520]),
        ("diamond?width=60,choice=chance", [2509, 3556, 4624]),
        ("grid?width=30,height=30,choice=both,slip=0.1", [3289, 3393, 3419]),
        ("random-mdp?states=2000,rare=0.1,ends=0.3", [9, 41, 1655]),
        ("tree?depth=12,first=0.9", [75, 403, 1733]),
    ] {
        for (mark, best) in marks.into_iter().zip(best) {
            let model = open(&format!("builtin:{system}")).expect("a built-in system");
            let auto = Spec::named("auto").expect("listed");
            let outcome = Check::new(Walk::new(model)).strategy(auto).max_transitions(2 * best).run();
            let verified = outcome.mass.expect("measured").verified;
            assert!(verified >= mark, "{system}: {verified} after {} transitions, not {mark}", 2 * best);
        }
    }
}
