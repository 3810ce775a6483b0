//! Random small processes: what the engine says equals what brute force over all schedulers says.

#[path = "soundness/brute.rs"]
mod brute;
#[path = "soundness/process.rs"]
mod process;

use brute::{Chain, Q, chains, cost, reach};
use num_traits::One;
use process::{Machine, Mdp, Row, Wild, random};
use sojourner_kernel::rng::Rng;
use sojourner_symbolic::evaluate::Number;
use sojourner_symbolic::solve::Value;
use sojourner_symbolic::{Algorithm, Answer, Limits, Plan, Question, Verdict, ask, fraction};

fn plan(algorithm: &str) -> Plan {
    Plan { algorithm: Algorithm::parse(algorithm).unwrap(), scenes: 100, ..Plan::default() }
}

fn answer(mdp: &Mdp, question: &str, plan: &Plan) -> Answer {
    let question = Question::parse(question).unwrap();
    ask(|| Machine::new(mdp), &[question], plan).remove(0)
}

fn wilds() -> impl Iterator<Item = Wild> {
    let all = [false, true].into_iter();
    all.flat_map(|decisions| {
        [false, true].into_iter().map(move |cycles| Wild { decisions, cycles, excluded: false })
    })
}

/// Which states meet an event.
fn goals(mdp: &Mdp, event: &str) -> Vec<bool> {
    let is = |s: usize| match (event, &mdp.rows[s]) {
        ("a", _) => mdp.labels[s] & 1 == 1,
        ("success", Row::End) | ("failure", Row::Broken) => true,
        _ => false,
    };
    (0..mdp.rows.len()).map(is).collect()
}

fn extremes(values: impl Iterator<Item = Q>) -> (Q, Q) {
    let all: Vec<Q> = values.collect();
    (all.iter().min().unwrap().clone(), all.iter().max().unwrap().clone())
}

#[test]
fn probabilities_are_those_of_all_schedulers() {
    let mut rng = Rng::new(1);
    for round in 0..1500 {
        let wild = wilds().nth(round % 4).unwrap();
        let mdp = random(&mut rng, wild);
        let all = chains(&mdp);
        for event in ["a", "success", "failure"] {
            let goal = goals(&mdp, event);
            let (least, most) = extremes(all.iter().map(|c| reach(c, &goal)[0].clone()));
            for algorithm in ["bounds", "exact"] {
                let plan = plan(algorithm);
                let max = answer(&mdp, &format!("Pmax=? [F {event}]"), &plan);
                assert_eq!(max.exact(), Some(&most), "{algorithm} {event} {mdp:?}");
                let min = answer(&mdp, &format!("Pmin=? [F {event}]"), &plan);
                assert_eq!(min.exact(), Some(&least), "{algorithm} {event} {mdp:?}");
                let never = answer(&mdp, &format!("Pmax=? [G !{event}]"), &plan);
                assert_eq!(never.exact(), Some(&(Q::one() - &least)), "{algorithm} {event} {mdp:?}");
            }
        }
    }
}

#[test]
fn until_stays_where_it_may() {
    let mut rng = Rng::new(2);
    for round in 0..600 {
        let mdp = random(&mut rng, wilds().nth(round % 4).unwrap());
        let goal = goals(&mdp, "a");
        // A state that is neither is a trap.
        let trapped = |chain: &Chain| -> Chain {
            (0..chain.len())
                .map(|s| if goal[s] || mdp.labels[s] & 2 == 2 { chain[s].clone() } else { Vec::new() })
                .collect()
        };
        let (least, most) = extremes(chains(&mdp).iter().map(|c| reach(&trapped(c), &goal)[0].clone()));
        assert_eq!(answer(&mdp, "Pmax=? [b U a]", &plan("bounds")).exact(), Some(&most), "{mdp:?}");
        assert_eq!(answer(&mdp, "Pmin=? [b U a]", &plan("bounds")).exact(), Some(&least), "{mdp:?}");
    }
}

#[test]
fn verdicts_are_right_and_stop_early() {
    let mut rng = Rng::new(3);
    for round in 0..600 {
        let mdp = random(&mut rng, wilds().nth(round % 4).unwrap());
        let goal = goals(&mdp, "success");
        let (least, most) = extremes(chains(&mdp).iter().map(|c| reach(c, &goal)[0].clone()));
        for limit in ["1/4", "1/2", "2/3", "1"] {
            let x = fraction::parse(limit).unwrap();
            for (question, expected) in [
                (format!("P>={limit} [F success]"), most >= x),
                (format!("P>{limit} [F success]"), most > x),
                (format!("P<={limit} [F success]"), least <= x),
                (format!("Pmin>={limit} [F success]"), least >= x),
                (format!("Pmax<{limit} [F success]"), most < x),
            ] {
                for algorithm in ["bounds", "exact"] {
                    let verdict = answer(&mdp, &question, &plan(algorithm)).verdict;
                    let expected = if expected { Verdict::True } else { Verdict::False };
                    assert_eq!(verdict, Some(expected), "{question} {mdp:?}");
                }
            }
        }
    }
}

#[test]
fn bounds_hold_wherever_a_limit_ends_it() {
    let mut rng = Rng::new(4);
    for round in 0..800 {
        let mdp = random(&mut rng, wilds().nth(round % 4).unwrap());
        let goal = goals(&mdp, "success");
        let (least, most) = extremes(chains(&mdp).iter().map(|c| reach(c, &goal)[0].clone()));
        for transitions in [0, 1, 2, 4, 7] {
            let limits = Limits { transitions: Some(transitions), ..Limits::default() };
            let plan = Plan { limits, ..plan("bounds") };
            for (question, truth) in [("Pmax=? [F success]", &most), ("Pmin=? [F success]", &least)] {
                let answer = answer(&mdp, question, &plan);
                let (lower, upper) = answer.bounds.clone().unwrap();
                let truth = Value::Finite(truth.clone());
                assert!(lower.value() <= truth && truth <= upper.value(), "{question} {transitions} {mdp:?}");
                assert_eq!(answer.is_limited, answer.exact().is_none(), "{question} {transitions} {mdp:?}");
            }
        }
    }
}

#[test]
fn bounds_in_doubles_are_around_the_exact_values_and_close() {
    use sojourner_symbolic::pose::{Names, Pose};
    use sojourner_symbolic::question::{Expr, Formula, Word};
    use sojourner_symbolic::solve::{self, Sense, Work};
    use sojourner_symbolic::space::{Keeps, Space};
    let mut rng = Rng::new(10);
    for round in 0..1000 {
        let mdp = random(&mut rng, wilds().nth(round % 4).unwrap());
        let keeps = Keeps { amounts: vec!["cost".into()], counted: vec![None], ..Keeps::default() };
        let mut space = Space::new(Machine::new(&mdp), keeps, Limits::default()).map_err(|e| e.0).unwrap();
        sojourner_symbolic::explore::all(&mut space, u64::MAX, |_| false).unwrap();
        let names = Names::default();
        let formula = Formula { stay: None, reach: Expr::Word(Word::Success), negated: false };
        for (amount, target) in [(None, 1), (Some(0), 0)] {
            let process = Pose { names: &names, formula: &formula, amount, beyond: false, last: None }
                .of(&space.book)
                .process;
            for sense in [Sense::Max, Sense::Min] {
                let leaves = [target, 0, 0, 0, 0].map(Value::whole);
                let exact = solve::exact::solve(&process, sense, &leaves, &mut Work::new(u64::MAX)).unwrap();
                let doubles = leaves.each_ref().map(Value::bounds);
                let bounds = solve::bounds::solve(&process, sense, &doubles);
                for (node, (value, (low, high))) in exact.values.iter().zip(&bounds.values).enumerate() {
                    let at = |x: f64| Number::Double(x).value();
                    assert!(
                        at(*low) <= *value && *value <= at(*high),
                        "{sense:?} {node} {low} {value:?} {high} {mdp:?}"
                    );
                    assert!(
                        low == high || high - low < 1e-6 * (1.0 + low),
                        "{sense:?} {node} {low} {high} {mdp:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn expected_costs_are_those_of_all_schedulers() {
    let mut rng = Rng::new(5);
    for round in 0..1500 {
        let mdp = random(&mut rng, wilds().nth(round % 4).unwrap());
        for event in ["none", "a"] {
            let goal = goals(&mdp, event);
            let costs: Vec<Option<Q>> = chains(&mdp).iter().map(|c| cost(c, &goal)).collect();
            let (least, most) = (
                costs.iter().flatten().min().cloned(),
                costs.iter().map(|c| c.clone().map_or(Value::Infinite, Value::Finite)).max().unwrap(),
            );
            let until = if event == "a" { " until a" } else { "" };
            let max = answer(&mdp, &format!("Emax[cost{until}]"), &plan("bounds"));
            assert_eq!(max.bounds.as_ref().unwrap().0.value(), most, "{event} {mdp:?}");
            let min = answer(&mdp, &format!("Emin[cost{until}]"), &plan("bounds"));
            let expected = least.map_or(Value::Infinite, Value::Finite);
            assert_eq!(min.bounds.as_ref().unwrap().0.value(), expected, "{event} {mdp:?}");
            assert_eq!(min.bounds.as_ref().unwrap().1.value(), expected, "{event} {mdp:?}");
        }
    }
}

#[test]
fn probabilities_given_assumptions_are_quotients() {
    let mut rng = Rng::new(6);
    let mut some = 0;
    for round in 0..1500 {
        let wild = Wild { excluded: true, ..wilds().nth(round % 4).unwrap() };
        let mdp = random(&mut rng, wild);
        let excluded: Vec<bool> = mdp.rows.iter().map(|r| matches!(r, Row::Excluded)).collect();
        let goal = goals(&mdp, "success");
        let given: Vec<Q> = chains(&mdp)
            .iter()
            .filter_map(|c| {
                let kept = Q::one() - &reach(c, &excluded)[0];
                (kept != brute::q(0)).then(|| reach(c, &goal)[0].clone() / kept)
            })
            .collect();
        let plan = Plan { assumes: true, ..plan("bounds") };
        let max = answer(&mdp, "Pmax=? [F success]", &plan);
        let min = answer(&mdp, "Pmin=? [F success]", &plan);
        match given.is_empty() {
            true => assert!(max.notes.iter().any(|n| n.contains("exclude every run")), "{mdp:?}"),
            false => {
                some += 1;
                assert_eq!(max.exact(), given.iter().max(), "{mdp:?}");
                assert_eq!(min.exact(), given.iter().min(), "{mdp:?}");
            }
        }
    }
    assert!(some > 1000);
}

#[test]
fn distributions_of_the_last_value_add_up() {
    let mut rng = Rng::new(7);
    for round in 0..400 {
        let mdp = random(&mut rng, Wild { decisions: false, cycles: round % 2 == 0, excluded: false });
        // The last value is part of the state here.
        let n = mdp.rows.len();
        let chain: Chain = (0..n * 4)
            .map(|at| match &mdp.rows[at % n] {
                Row::Groups(groups) => {
                    let total: u32 = groups[0].iter().map(|w| w.0).sum();
                    let to = |w: &process::Way| w.1 + n * w.3.map_or(at / n, |v| v as usize + 1);
                    let share = |w: &process::Way| brute::q(w.0.into()) / brute::q(total.into());
                    groups[0].iter().map(|w| (share(w), to(w), 0)).collect()
                }
                _ => Vec::new(),
            })
            .collect();
        let found = answer(&mdp, "D[last]", &plan("bounds")).distribution.unwrap();
        for value in 0..4usize {
            let over = |at: usize| at / n == value && !matches!(mdp.rows[at % n], Row::Groups(_));
            let goal: Vec<bool> = (0..n * 4).map(over).collect();
            let expected = reach(&chain, &goal)[0].clone();
            let asked = value.checked_sub(1).map(|v| brute::q(v as i64));
            let share = found.iter().find(|s| s.value == asked);
            let got = share.map_or(Value::zero(), |s| s.lower.value());
            assert_eq!(got, Value::Finite(expected), "{value} {mdp:?}");
        }
    }
}

#[test]
fn sampling_never_claims_too_much_and_pruning_ends() {
    let mut rng = Rng::new(8);
    for round in 0..300 {
        let mdp = random(&mut rng, Wild { decisions: true, cycles: false, excluded: false });
        let goal = goals(&mdp, "success");
        let most = chains(&mdp).iter().map(|c| reach(c, &goal)[0].clone()).max().unwrap();
        for algorithm in [
            "random:N=2000",
            "max:N=50,L=40",
            "random:N=20,prune=false",
            "max:N=5,L=4,prune=false",
            "sum1:N=20,L=5",
        ] {
            let plan = Plan { seed: round, ..plan(algorithm) };
            let found = answer(&mdp, "Pmax=? [F success]", &plan);
            let (lower, upper) = found.bounds.clone().unwrap();
            let truth = Value::Finite(most.clone());
            assert!(lower.value() <= truth && truth <= upper.value(), "{algorithm} {mdp:?}");
            if algorithm.starts_with("random:N=2000") || algorithm.starts_with("max:N=50") {
                assert_eq!(found.exact(), Some(&most), "{algorithm} {mdp:?}");
            }
            let again = answer(&mdp, "Pmax=? [F success]", &plan);
            assert_eq!((again.samples, again.bounds), (found.samples, found.bounds), "the same for a seed");
        }
    }
}

#[test]
fn least_and_largest_amounts_and_likeliest_runs() {
    let mut rng = Rng::new(9);
    for _ in 0..500 {
        let mdp = random(&mut rng, Wild { decisions: true, cycles: false, excluded: false });
        // All runs, one by one.
        let mut runs: Vec<(usize, i64, Q)> = Vec::new();
        let mut todo = vec![(0usize, 0i64, Q::one())];
        while let Some((at, cost, share)) = todo.pop() {
            match &mdp.rows[at] {
                Row::Groups(groups) => {
                    for g in groups {
                        let total: u32 = g.iter().map(|w| w.0).sum();
                        todo.extend(g.iter().map(|w| {
                            (w.1, cost + w.2, &share * brute::q(w.0.into()) / brute::q(total.into()))
                        }));
                    }
                }
                _ => runs.push((at, cost, share)),
            }
        }
        let ended = |question: &str| {
            answer(&mdp, question, &plan("bounds")).bounds.map(|b| (b.0.value(), b.1.value()))
        };
        let whole = |n: Option<i64>| n.map(|n| (Value::whole(n), Value::whole(n)));
        assert_eq!(ended("least[cost]"), whole(runs.iter().map(|r| r.1).min()), "{mdp:?}");
        assert_eq!(ended("largest[cost]"), whole(runs.iter().map(|r| r.1).max()), "{mdp:?}");
        let broken = |r: &&(usize, i64, Q)| matches!(mdp.rows[r.0], Row::Broken);
        let likeliest = runs.iter().filter(broken).map(|r| r.2.clone()).max().unwrap_or(brute::q(0));
        let found = answer(&mdp, "likeliest [F failure]", &plan("bounds"));
        assert_eq!(found.bounds.unwrap().0, Number::Exact(Value::Finite(likeliest)), "{mdp:?}");
    }
}
