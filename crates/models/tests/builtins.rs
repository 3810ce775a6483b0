//! The built-in systems have the sizes the papers give, and keep the contract of a system.

use std::collections::HashSet;

use sojourner_kernel::rng::Rng;
use sojourner_kernel::system::contract::{Walks, merged_alike};
use sojourner_kernel::{Ask, Check, Stop, System};
use sojourner_models::builtin::{CATALOGUE, Domain};
use sojourner_models::{Walk, open};

#[derive(Debug, Default, PartialEq)]
struct Size {
    states: usize,
    transitions: usize,
    ends: usize,
    violations: usize,
}

/// A plain breadth-first count over `System`, at most `limit` states.
fn explore(word: &str, limit: usize) -> Size {
    let mut system = Walk::new(open(word).unwrap_or_else(|e| panic!("{e}")));
    let mut size = Size::default();
    let first = system.start();
    let mut seen = HashSet::from([system.fingerprint()]);
    let mut todo = std::collections::VecDeque::from([(first, system.save())]);
    while let Some((stop, snapshot)) = todo.pop_front() {
        match stop {
            Stop::End => size.ends += 1,
            Stop::Violation(_) => size.violations += 1,
            Stop::Excluded => panic!("a model excludes nothing"),
            Stop::Unsupported(what) => panic!("{what}"),
            Stop::Choice(choice) => {
                for alternative in 0..choice.len() {
                    system.restore(&snapshot);
                    let stop = system.step(alternative);
                    size.transitions += 1;
                    if seen.len() < limit && seen.insert(system.fingerprint()) {
                        todo.push_back((stop, system.save()));
                    }
                }
            }
        }
    }
    size.states = seen.len();
    size
}

fn check(word: &str, states: usize, transitions: usize, ends: usize, violations: usize) {
    assert_eq!(explore(word, usize::MAX), Size { states, transitions, ends, violations }, "{word}");
}

#[test]
fn engels_structures() {
    check("builtin:diamond", 100, 190, 1, 0);
    check("builtin:back-loops", 47, 56, 1, 0);
    check("builtin:back-loops?deadlock=violation", 47, 56, 0, 1);
    check("builtin:sccs", 31, 110, 5, 0);
    check("builtin:sccs?ends=one", 27, 110, 1, 0);
}

#[test]
fn philosophers_have_one_deadlock_and_mixed_ones_none() {
    for n in 2..=6 {
        let size = explore(&format!("builtin:philosophers?n={n}"), usize::MAX);
        assert_eq!((size.ends, size.violations), (0, 1), "{n} philosophers");
        let size = explore(&format!("builtin:philosophers?n={n},order=mixed"), usize::MAX);
        assert_eq!((size.ends, size.violations), (0, 0), "{n} philosophers, mixed");
    }
}

#[test]
fn sizes_follow_their_formulas() {
    check("builtin:die", 13, 14, 6, 0);
    check("builtin:counters?processes=3,limit=9", 1000, 2700, 1, 0);
    check("builtin:counters?processes=1,limit=1048576", 1_048_577, 1_048_576, 1, 0);
    check("builtin:tree?depth=7,branching=3", 3280, 3279, 2187, 0);
    check("builtin:grid?width=5,height=4,choice=decision", 20, 31, 1, 0);
    check("builtin:grid?width=5,height=4,choice=chance", 20, 31, 1, 0);
    // Inside: 12 cells of four alternatives; 3 + 4 on the edges.
    check("builtin:grid?width=5,height=4", 20, 55, 1, 0);
    check("builtin:quicksort?n=13", 1081, 3578, 1, 0);
    check("builtin:select", 91, 945, 1, 0);
    check("builtin:select?n=2,k=1", 3, 3, 1, 0);
    // Four wins: 16 scores to play at, each with three hands shown, and 8 final ones.
    check("builtin:scissors", 16 * 4 + 8, 16 * 3 + 16 * 9, 8, 0);
}

#[test]
fn an_update_is_lost_unless_the_addition_is_atomic() {
    let lost = explore("builtin:lost-update?processes=2", usize::MAX);
    assert_eq!((lost.ends, lost.violations), (1, 1));
    let three = explore("builtin:lost-update?processes=3,rounds=2", usize::MAX);
    assert!(three.violations > 1, "{three:?}");
    let atomic = explore("builtin:lost-update?processes=3,rounds=2,atomic=yes", usize::MAX);
    assert_eq!((atomic.ends, atomic.violations), (1, 0));
}

#[test]
fn random_systems_follow_their_fractions() {
    let size = explore("builtin:random-chain?states=20000,ends=0.1,bad=0.05,seed=3", usize::MAX);
    assert!(size.states > 15_000, "{size:?}");
    let fraction = |n: usize| n as f64 / size.states as f64;
    assert!((fraction(size.ends) - 0.1).abs() < 0.01, "{size:?}");
    assert!((fraction(size.violations) - 0.05).abs() < 0.01, "{size:?}");
    let other = explore("builtin:random-chain?states=20000,ends=0.1,bad=0.05,seed=4", usize::MAX);
    assert_ne!(size, other, "the seed matters");
    let mdp = explore("builtin:random-mdp?states=1000", usize::MAX);
    assert!(mdp.transitions > 3 * mdp.states, "decisions double the alternatives: {mdp:?}");
}

/// The states a breadth-first search meets, and every contract on the way: the same path gives the
/// same state, undo returns, descriptions are there, labels name declared propositions.
#[test]
fn every_entry_keeps_the_contract() {
    for entry in CATALOGUE {
        let word = format!("builtin:{}", entry.name);
        let mut system = Walk::new(open(&word).unwrap_or_else(|e| panic!("{e}")));
        let mut again = Walk::new(open(&word).unwrap());
        let propositions = system.propositions().len() as u32;
        let walks = Walks { runs: 20, steps: 60, seed: 5 };
        merged_alike(&mut system, walks).unwrap_or_else(|e| panic!("{word}: {e}"));
        let mut x = 0x1234_5678_9abc_def1u64;
        for _ in 0..50 {
            let (mut stop, mut same) = (system.start(), again.start());
            for _ in 0..60 {
                assert_eq!(stop, same, "{word}");
                assert_eq!(system.fingerprint(), again.fingerprint());
                assert!(!system.describe_state().is_empty());
                assert!(propositions == 64 || system.labels() >> propositions == 0, "{word}");
                for h in 0..system.heuristics().len() {
                    assert!(system.heuristic(h).is_finite());
                }
                let Stop::Choice(choice) = stop else { break };
                assert!(!system.site_name(choice.site).is_empty());
                x = (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                let alternative = (x >> 20) as u32 % choice.len();
                assert!(!system.describe_step(alternative).is_empty());
                let before = system.fingerprint();
                system.mark();
                system.step(choice.len() - 1);
                system.undo();
                assert_eq!(system.fingerprint(), before, "{word}: undo returns");
                let snapshot = system.save();
                system.step(0);
                system.restore(&snapshot);
                stop = system.step(alternative);
                same = again.step(alternative);
            }
        }
    }
}

#[test]
fn the_catalogue_is_sorted_and_its_defaults_build() {
    assert!(CATALOGUE.is_sorted_by_key(|e| e.name));
    for entry in CATALOGUE {
        let all: Vec<String> = entry.params.iter().map(|p| format!("{}={}", p.name, p.default)).collect();
        open(&format!("builtin:{}?{}", entry.name, all.join(","))).unwrap_or_else(|e| panic!("{e}"));
    }
}

/// The least, the largest, and what is just beyond; what is no number, and what is another kind of value.
fn extremes(domain: Domain) -> Vec<String> {
    let mut values: Vec<String> =
        ["0", "1", "-1", "-0", "1e400", "18446744073709551615", "18446744073709551616", "NaN", "inf", "-inf"]
            .into_iter()
            .chain(["", " ", "0x10", "1e-320", "3.5", "1_000", "yes", "\u{663}", "=", "?"])
            .map(String::from)
            .collect();
    match domain {
        Domain::Count(from, to) => {
            let near = |n: u64| [n.saturating_sub(1), n, n.saturating_add(1)];
            values.extend(near(from).into_iter().chain(near(to)).map(|n| n.to_string()));
        }
        Domain::Real(from, to) => {
            let near = |x: f64| [x.next_down(), x, x.next_up()];
            values.extend(near(from).into_iter().chain(near(to)).map(|x| format!("{x:e}")));
        }
        Domain::Word(words) => values.extend(words.iter().map(|w| w.to_string())),
    }
    values
}

/// A system with these parameters is refused in one line, or a search of it does what it should.
fn refused_or_searched(word: &str) {
    let model = match open(word) {
        Ok(model) => model,
        Err(refusal) => {
            let message = refusal.to_string();
            assert!(message.contains("builtin:") && message.lines().count() == 1, "{word:?}: {message}");
            return;
        }
    };
    // Random search keeps an entry for each of a million alternatives: few transitions will do.
    for (strategy, most) in [("bfs", 40), ("dfs", 40), ("rs", 4), ("guided", 40)] {
        let check = Check::new(Walk::new(model.clone())).strategy(strategy.parse().unwrap());
        let outcome = check.all_violations().max_transitions(most).run();
        let mass = outcome.mass.unwrap_or_else(|| panic!("{word:?}: no figures"));
        let sum = mass.verified + mass.violating + mass.unknown;
        assert!((sum - 1.0).abs() < 1e-9 && mass.verified >= 0.0 && mass.violating >= 0.0, "{word:?}");
        assert!(outcome.transitions <= most, "{word:?}");
    }
}

#[test]
fn extreme_parameters_are_refused_or_work() {
    let mut rng = Rng::new(1);
    for entry in CATALOGUE {
        for param in entry.params {
            for value in extremes(param.domain) {
                refused_or_searched(&format!("builtin:{}?{}={value}", entry.name, param.name));
            }
        }
        // Several at once: mostly ends of domains, since one bad value refuses all.
        for _ in 0..10 {
            let settings = entry.params.iter().map(|param| {
                let value = match param.domain {
                    Domain::Count(from, to) => [from, to][rng.below(2) as usize].to_string(),
                    Domain::Real(from, to) => [from, to][rng.below(2) as usize].to_string(),
                    Domain::Word(words) => words[rng.below(words.len() as u64) as usize].to_string(),
                };
                format!("{}={value}", param.name)
            });
            let settings: Vec<String> = settings.collect();
            refused_or_searched(&format!("builtin:{}?{}", entry.name, settings.join(",")));
        }
        for odd in ["?", "?=", "?=1", "?a", "??", "?width", ",", "&", "?&&,,", "? ", "?width=3=4"] {
            refused_or_searched(&format!("builtin:{}{odd}", entry.name));
        }
    }
    ["builtin:", "builtin:?", "builtin:DIE", "builtin: die", "builtin:die "]
        .into_iter()
        .for_each(refused_or_searched);
}
