//! Path conditions: components, canonical forms, witnesses, random points, the solver.

use num_bigint::BigUint;
use sojourner_terms::{
    Answer, Count, Counter, Domain, Limits, Op, Pc, Profile, Smt, Sort, Sym, Symbol, Term, Terms, Witness,
};

#[path = "shared/random.rs"]
mod shared;
use shared::{Rng, condition, points, symbol};

fn ints(terms: &mut Terms, n: u32, low: i64, high: i64) -> Vec<(Sym, Term)> {
    (0..n).map(|i| symbol(terms, i, Sort::Int, low, high)).collect()
}

#[test]
fn components_have_no_symbol_in_common() {
    let mut terms = Terms::new();
    let vars = ints(&mut terms, 4, 0, 100);
    let (a, b) = (terms.lt(vars[0].1, vars[1].1), terms.lt(vars[2].1, vars[3].1));
    let pc = Pc::new().and(&mut terms, a).and(&mut terms, b);
    assert_eq!(pc.components().len(), 2);
    let other = Pc::new().and(&mut terms, b).and(&mut terms, a);
    assert_eq!(pc, other, "the order of branches does not show");
    let bridge = terms.le(vars[1].1, vars[2].1);
    let joined = pc.and(&mut terms, bridge);
    assert_eq!(joined.components().len(), 1);
    assert_eq!(pc.components().len(), 2, "the old condition is as it was");
    let not = terms.not(a);
    assert!(pc.and(&mut terms, not).is_never());
    assert_eq!(joined.only(&[]), Pc::new());
    assert_eq!(pc.only(&[vars[3].0]).symbols(), [vars[2].0, vars[3].0]);
    // Intervals of one symbol are one atom.
    let (low, high) = (terms.within(vars[0].1, &[(10, 100)]), terms.within(vars[0].1, &[(0, 20)]));
    let narrow = Pc::new().and(&mut terms, low).and(&mut terms, high);
    assert_eq!(narrow.show(&terms), "10 <= x0 <= 20");
}

/// Symbols in another order, built in another order: the same form for the same live symbols.
#[test]
fn forms_are_equal_for_renamed_conditions() {
    let mut rng = Rng(23);
    let (mut equal, mut different) = (0, 0);
    let mut seen: Vec<(sojourner_terms::Form, String)> = Vec::new();
    for round in 0..300 {
        let n = 4;
        let seed = rng.next();
        let form = |order: &[usize], live: usize| {
            let mut terms = Terms::new();
            let mut vars = vec![None; n];
            for &i in order {
                // Names by order, domains all alike.
                let at = order.iter().position(|x| *x == i).unwrap();
                vars[i] = Some(symbol(&mut terms, 100 + at as u32, Sort::Int, 0, 9));
            }
            let vars: Vec<(Sym, Term)> = vars.into_iter().flatten().collect();
            let list: Vec<Term> = vars.iter().map(|v| v.1).collect();
            let mut rng = Rng(seed);
            let mut pc = Pc::new();
            let mut conditions: Vec<Term> =
                (0..3).map(|_| condition(&mut terms, &mut rng, 2, &list)).collect();
            if order[0] != 0 {
                conditions.reverse();
            }
            for c in conditions {
                pc = pc.and(&mut terms, c);
            }
            let live: Vec<Sym> = vars.iter().take(live).map(|v| v.0).collect();
            (pc.form(&terms, &live, &[list[0]]), pc.show(&terms))
        };
        let live = 1 + (round % 4) as usize;
        let first = form(&[0, 1, 2, 3], live);
        for order in [[3, 1, 0, 2], [1, 2, 3, 0], [2, 3, 1, 0]] {
            let again = form(&order, live);
            assert_eq!(first.0, again.0, "{} and {}", first.1, again.1);
            equal += 1;
        }
        for other in &seen {
            if other.0 == first.0 {
                assert_eq!(other.1, first.1, "one form for two conditions");
            } else {
                different += 1;
            }
        }
        if live == 4 {
            seen.push(first);
        }
    }
    assert!(equal == 900 && different > 1_000, "{equal} {different}");
}

#[test]
fn forms_tell_domains_and_numbers_apart() {
    let mut terms = Terms::new();
    let vars = ints(&mut terms, 2, 0, 9);
    let (_, other) = symbol(&mut terms, 5, Sort::Int, 0, 10);
    let other_sym = terms.symbols(other)[0];
    let (a, b) = (terms.lt(vars[0].1, vars[1].1), terms.lt(vars[0].1, other));
    let (first, second) = (Pc::new().and(&mut terms, a), Pc::new().and(&mut terms, b));
    let live = [vars[0].0];
    assert_ne!(first.form(&terms, &live, &[]), second.form(&terms, &live, &[]));
    // x < y is not y < x when x is the live one.
    let turned = terms.lt(vars[1].1, vars[0].1);
    let third = Pc::new().and(&mut terms, turned);
    assert_ne!(first.form(&terms, &live, &[]), third.form(&terms, &live, &[]));
    assert_eq!(first.form(&terms, &live, &[]), third.form(&terms, &[vars[1].0], &[]));
    // What touches no live symbol does not count.
    let apart = terms.within(other, &[(3, 4)]);
    let more = first.and(&mut terms, apart);
    assert_eq!(more.form(&terms, &live, &[]), first.form(&terms, &live, &[]));
    assert_ne!(
        more.form(&terms, &[vars[0].0, other_sym], &[]),
        first.form(&terms, &[vars[0].0, other_sym], &[])
    );
    assert_ne!(Pc::never().form(&terms, &[], &[]), Pc::new().form(&terms, &[], &[]));
}

#[test]
fn witnesses_satisfy_their_conditions() {
    let mut rng = Rng(29);
    let (mut found, mut none) = (0, 0);
    for _ in 0..300 {
        let mut terms = Terms::new();
        let (low, high) =
            if rng.below(2) == 0 { (-6, 9) } else { (i64::from(i32::MIN), i64::from(i32::MAX)) };
        let vars = ints(&mut terms, 2, low, high);
        let list: Vec<Term> = vars.iter().map(|v| v.1).collect();
        let mut pc = Pc::new();
        for _ in 0..2 {
            let c = condition(&mut terms, &mut rng, 2, &list);
            pc = pc.and(&mut terms, c);
        }
        let mut counter = Counter::with_limits(Limits { work: 300_000, cuts: 200 });
        match counter.point(&terms, &pc) {
            Witness::Found(point) => {
                assert!(pc.holds(&terms, &|sym| point.get(sym).unwrap_or(0)), "{}", pc.show(&terms));
                assert_eq!(counter.feasible(&terms, &pc), Some(true));
                found += 1;
            }
            Witness::None => {
                assert_eq!(counter.feasible(&terms, &pc), Some(false));
                if high == 9 {
                    let syms: Vec<Sym> = vars.iter().map(|v| v.0).collect();
                    assert_eq!(shared::brute(&terms, &pc, &syms), 0, "{}", pc.show(&terms));
                }
                none += 1;
            }
            Witness::Unknown(_) => {}
        }
    }
    assert!(found > 150 && none > 20, "{found} {none}");
}

#[test]
fn witnesses_are_small_or_near_constants() {
    let mut terms = Terms::new();
    let vars = ints(&mut terms, 2, i64::from(i32::MIN), i64::from(i32::MAX));
    let limit = terms.int(1000);
    let above = terms.lt(limit, vars[0].1);
    let more = terms.lt(vars[0].1, vars[1].1);
    let pc = Pc::new().and(&mut terms, above).and(&mut terms, more);
    let Witness::Found(point) = Counter::new().point(&terms, &pc) else { panic!("a point") };
    assert_eq!(point.get(vars[0].0), Some(1001));
    // Found by counts alone: 31 x + 17 y = 123456789 has no point among the likely ones.
    let row = terms.row(&[(31, vars[0].1), (17, vars[1].1)], Some(123_456_789), Some(123_456_789));
    let pc = Pc::new().and(&mut terms, row);
    let Witness::Found(point) = Counter::new().point(&terms, &pc) else { panic!("a point") };
    let (x, y) = (point.get(vars[0].0).unwrap(), point.get(vars[1].0).unwrap());
    assert_eq!(31 * x + 17 * y, 123_456_789);
    assert!((0..31).contains(&x), "{x}");
}

/// Every point of a small condition comes about as often as it should, by a test of Pearson's.
#[test]
fn random_points_follow_their_distribution() {
    let mut terms = Terms::new();
    let profile = Profile::table(&[(1, 1), (2, 2), (5, 3)]).unwrap();
    let sym =
        terms.symbol(Symbol { origin: 9, n: 0, sort: Sort::Int, domain: Domain::profile(profile) }, "p");
    let x = terms.variable(sym);
    let (other, y) = symbol(&mut terms, 1, Sort::Int, 1, 6);
    let less = terms.lt(x, y);
    let pc = Pc::new().and(&mut terms, less);
    let mut expected: Vec<((i64, i64), u64)> = Vec::new();
    points(&terms, &pc, &[sym, other], &mut |point| {
        let weight = [(1, 1), (2, 2), (5, 3)].iter().find(|(v, _)| *v == point[0]).map(|w| w.1);
        if let Some(weight) = weight {
            expected.push(((point[0], point[1]), weight));
        }
    });
    let total: u64 = expected.iter().map(|e| e.1).sum();
    let mut counter = Counter::new();
    assert_eq!(counter.count(&terms, &pc), Count::Exact(BigUint::from(total)));
    let mut rng = Rng(31);
    let draws = 20_000;
    let mut seen: std::collections::HashMap<(i64, i64), u64> = std::collections::HashMap::new();
    for _ in 0..draws {
        let point = counter.sample(&terms, &pc, &[], &mut || rng.next()).unwrap();
        *seen.entry((point.get(sym).unwrap(), point.get(other).unwrap())).or_default() += 1;
    }
    assert!(seen.keys().all(|key| expected.iter().any(|e| e.0 == *key)), "only points of the condition");
    let chi: f64 = expected
        .iter()
        .map(|(key, weight)| {
            let should = draws as f64 * *weight as f64 / total as f64;
            let is = seen.get(key).copied().unwrap_or(0) as f64;
            (is - should).powi(2) / should
        })
        .sum();
    // Nine degrees of freedom: beyond 33.7 once in 10,000.
    assert_eq!(expected.len(), 10);
    assert!(chi < 33.7, "{chi}");
}

#[test]
fn the_solver_agrees_with_looking_at_every_point() {
    let smt = Smt::default();
    if !smt.present() {
        println!("skipped: there is no z3 on this machine");
        return;
    }
    let mut rng = Rng(37);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..100 {
        let mut terms = Terms::new();
        let low = [i64::from(i32::MIN), -5, i64::from(i32::MAX) - 12][rng.below(3) as usize];
        let vars = ints(&mut terms, 2, low, low + 12);
        let list: Vec<Term> = vars.iter().map(|v| v.1).collect();
        let mut pc = Pc::new();
        for _ in 0..1 + rng.below(3) {
            let c = condition(&mut terms, &mut rng, 2, &list);
            pc = pc.and(&mut terms, c);
        }
        let syms: Vec<Sym> = vars.iter().map(|v| v.0).collect();
        let expected = shared::brute(&terms, &pc, &syms);
        match smt.solve(&terms, &pc) {
            Answer::Satisfiable(point) => {
                assert!(expected > 0 && pc.holds(&terms, &|sym| point.get(sym).unwrap_or(0)));
                yes += 1;
            }
            Answer::Unsatisfiable => {
                assert_eq!(expected, 0, "{}", pc.show(&terms));
                no += 1;
            }
            Answer::Unknown(why) => assert_eq!(why, "the solver does not know", "{}", pc.show(&terms)),
        }
    }
    assert!(yes > 10 && no > 10, "{yes} {no}");
    // A square can be negative in Java.
    let mut terms = Terms::new();
    let (_, x) = symbol(&mut terms, 0, Sort::Int, i64::from(i32::MIN), i64::from(i32::MAX));
    let square = terms.binary(Op::Mul, x, x);
    let zero = terms.int(0);
    let negative = terms.lt(square, zero);
    let pc = Pc::new().and(&mut terms, negative);
    assert!(matches!(smt.solve(&terms, &pc), Answer::Satisfiable(_)));
}

#[test]
fn a_missing_solver_is_unknown() {
    let smt = Smt { executable: "no-such-solver".into(), ..Smt::default() };
    assert!(!smt.present());
    let mut terms = Terms::new();
    let vars = ints(&mut terms, 2, 0, 9);
    let less = terms.lt(vars[0].1, vars[1].1);
    let pc = Pc::new().and(&mut terms, less);
    assert!(matches!(smt.solve(&terms, &pc), Answer::Unknown(why) if why.contains("install z3")));
}
