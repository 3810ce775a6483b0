//! Counts against closed forms and against looking at every point.

use num_bigint::{BigInt, BigUint};
use num_traits::One;
use sojourner_terms::{Count, Counter, Domain, Op, Pc, Sort, Sym, Symbol, Term, Terms};

#[path = "shared/random.rs"]
mod shared;
use shared::{Rng, brute, condition, symbol};

const MIN: i64 = i32::MIN as i64;
const MAX: i64 = i32::MAX as i64;

fn exact(counter: &mut Counter, terms: &Terms, pc: &Pc) -> BigUint {
    match counter.count(terms, pc) {
        Count::Exact(count) => count,
        other => panic!("{other:?} for {}", pc.show(terms)),
    }
}

/// n over k.
fn binomial(n: u64, k: u64) -> BigUint {
    (0..k).fold(BigUint::one(), |product, i| product * (n - i) / (i + 1))
}

fn ints(terms: &mut Terms, n: u32, low: i64, high: i64) -> Vec<Term> {
    (0..n).map(|i| symbol(terms, i, Sort::Int, low, high).1).collect()
}

#[test]
fn simplices_have_binomials() {
    for (n, most, expected) in [
        (3, 1000i64, binomial(1003, 3)),
        (5, 1 << 31, binomial((1 << 31) + 5, 5)),
        (2, 100, binomial(102, 2)),
        (6, 20, binomial(26, 6)),
    ] {
        let mut terms = Terms::new();
        let vars: Vec<Term> = (0..n).map(|i| symbol(&mut terms, i, Sort::Long, 0, most).1).collect();
        let items: Vec<(i128, Term)> = vars.iter().map(|v| (1, *v)).collect();
        let row = terms.row(&items, None, Some(i128::from(most)));
        let pc = Pc::new().and(&mut terms, row);
        assert_eq!(exact(&mut Counter::new(), &terms, &pc), expected, "n = {n}, up to {most}");
    }
    assert_eq!(binomial(1003, 3), BigUint::from(167_668_501u32));
}

#[test]
fn chains_have_binomials() {
    for n in [2u32, 4, 6, 8] {
        let mut terms = Terms::new();
        let vars = ints(&mut terms, n, MIN, MAX);
        let mut pc = Pc::new();
        for pair in vars.windows(2) {
            let less = terms.lt(pair[0], pair[1]);
            pc = pc.and(&mut terms, less);
        }
        assert_eq!(exact(&mut Counter::new(), &terms, &pc), binomial(1 << 32, u64::from(n)), "n = {n}");
    }
}

#[test]
fn chains_of_longs_have_binomials() {
    let mut terms = Terms::new();
    let vars: Vec<Term> = (0..3).map(|i| symbol(&mut terms, i, Sort::Long, i64::MIN, i64::MAX).1).collect();
    let (a, b) = (terms.lt(vars[0], vars[1]), terms.lt(vars[1], vars[2]));
    let pc = Pc::new().and(&mut terms, a).and(&mut terms, b);
    let all = BigUint::one() << 64;
    let expected = &all * (&all - 1u32) * (&all - 2u32) / 6u32;
    assert_eq!(exact(&mut Counter::new(), &terms, &pc), expected);
}

/// x + y > 100 with Java's ints: every x has as many y, by symmetry.
#[test]
fn wrapped_sums_are_counted_as_java_adds() {
    let mut terms = Terms::new();
    let vars = ints(&mut terms, 2, MIN, MAX);
    let sum = terms.add(vars[0], vars[1]);
    let hundred = terms.int(100);
    let more = terms.lt(hundred, sum);
    let branch = Counter::new().branch(&mut terms, &Pc::new(), more);
    let expected: BigUint = (BigUint::one() << 32) * BigUint::from((1u64 << 31) - 101);
    assert_eq!(branch.then_count, Count::Exact(expected.clone()));
    assert_eq!(branch.else_count, Count::Exact((BigUint::one() << 64) - expected));
    // The same with longs.
    let vars: Vec<Term> = (0..2).map(|i| symbol(&mut terms, i, Sort::Long, i64::MIN, i64::MAX).1).collect();
    let sum = terms.add(vars[0], vars[1]);
    let hundred = terms.long(100);
    let more = terms.lt(hundred, sum);
    let pc = Pc::new().and(&mut terms, more);
    let expected: BigUint = (BigUint::one() << 64) * ((BigUint::one() << 63) - 101u32);
    assert_eq!(exact(&mut Counter::new(), &terms, &pc), expected);
}

/// A product by an odd number is a bijection of the ints, however often it wraps around.
#[test]
fn products_by_odd_constants_are_bijections() {
    for (sort, factor) in
        [(Sort::Int, 31i64), (Sort::Int, 1_000_003), (Sort::Int, -7), (Sort::Long, 25_214_903_917)]
    {
        let mut terms = Terms::new();
        let (low, high) = sort.range();
        let (_, x) = symbol(&mut terms, 0, sort, low, high);
        let product = terms.sum(sort, 11, &[(factor, x)]);
        let few = terms.within(product, &[(-5, 994)]);
        let pc = Pc::new().and(&mut terms, few);
        assert_eq!(exact(&mut Counter::new(), &terms, &pc), BigUint::from(1000u32), "{factor}");
    }
}

#[test]
fn quotients_rests_shifts_masks_and_casts_are_exact() {
    let mut terms = Terms::new();
    let (_, x) = symbol(&mut terms, 0, Sort::Int, MIN, MAX);
    let seven = terms.int(7);
    let rest = terms.binary(Op::Rem, x, seven);
    let check = |terms: &mut Terms, term: Term, spans: &[(i64, i64)], expected: i64| {
        let condition = terms.within(term, spans);
        let pc = Pc::new().and(terms, condition);
        let shown = terms.show(condition);
        assert_eq!(exact(&mut Counter::new(), terms, &pc), BigUint::from(expected as u64), "{shown}");
    };
    // Those of 0..2^31 that are 3 modulo 7.
    check(&mut terms, rest, &[(3, 3)], ((1i64 << 31) - 1 - 3) / 7 + 1);
    check(&mut terms, rest, &[(0, 0)], 2 * (((1i64 << 31) - 1) / 7) + 1 + i64::from((1i64 << 31) % 7 == 0));
    let quotient = terms.binary(Op::Div, x, seven);
    check(&mut terms, quotient, &[(0, 0)], 13);
    check(&mut terms, quotient, &[(-1, -1)], 7);
    let three = terms.int(3);
    let shifted = terms.binary(Op::Shr, x, three);
    check(&mut terms, shifted, &[(-1, 0)], 16);
    let unsigned = terms.binary(Op::Ushr, x, three);
    check(&mut terms, unsigned, &[(-5, 9)], 80);
    let mask = terms.int(0xF0F);
    let masked = terms.binary(Op::And, x, mask);
    check(&mut terms, masked, &[(0x101, 0x101)], 1 << 24);
    let or = terms.binary(Op::Or, x, mask);
    check(&mut terms, or, &[(0xF0F, 0xF0F)], 1 << 8);
    let xor = terms.binary(Op::Xor, x, mask);
    check(&mut terms, xor, &[(-100, 99)], 200);
    for cast in [sojourner_terms::Cast::ToByte, sojourner_terms::Cast::ToChar, sojourner_terms::Cast::ToShort]
    {
        let narrow = terms.cast(cast, x);
        let bits = if cast == sojourner_terms::Cast::ToByte { 24 } else { 16 };
        check(&mut terms, narrow, &[(5, 6)], 2 << bits);
    }
}

#[test]
fn disequalities_and_products() {
    let mut terms = Terms::new();
    let vars = ints(&mut terms, 4, 1, 10);
    let mut pc = Pc::new();
    for i in 0..4 {
        for j in 0..i {
            let differ = terms.ne(vars[i], vars[j]);
            pc = pc.and(&mut terms, differ);
        }
    }
    assert_eq!(exact(&mut Counter::new(), &terms, &pc), BigUint::from(10u32 * 9 * 8 * 7));
    // Pairs with x * y <= 1000 on 0..2000.
    let (_, x) = symbol(&mut terms, 10, Sort::Int, 0, 2000);
    let (_, y) = symbol(&mut terms, 11, Sort::Int, 0, 2000);
    let product = terms.binary(Op::Mul, x, y);
    let most = terms.within(product, &[(0, 1000)]);
    let pc = Pc::new().and(&mut terms, most);
    let expected: u64 = 2001 + (1..=2000u64).map(|x| (1000 / x).min(2000) + 1).sum::<u64>();
    assert_eq!(exact(&mut Counter::new(), &terms, &pc), BigUint::from(expected));
}

#[test]
fn equations_without_unit_coefficients() {
    // 7x + 11y + 13z = 1000 and coins.
    let mut terms = Terms::new();
    let vars = ints(&mut terms, 5, 0, 100_000);
    let items: Vec<(i128, Term)> = [7, 11, 13].iter().zip(&vars).map(|(c, v)| (*c, *v)).collect();
    let row = terms.row(&items, Some(1000), Some(1000));
    let pc = Pc::new().and(&mut terms, row);
    let ways = |coins: &[usize], sum: usize| {
        let mut ways = vec![0u64; sum + 1];
        ways[0] = 1;
        for coin in coins {
            for at in *coin..=sum {
                ways[at] += ways[at - coin];
            }
        }
        ways[sum]
    };
    assert_eq!(exact(&mut Counter::new(), &terms, &pc), BigUint::from(ways(&[7, 11, 13], 1000)));
    let items: Vec<(i128, Term)> = [1, 5, 10, 25, 50].iter().zip(&vars).map(|(c, v)| (*c, *v)).collect();
    let row = terms.row(&items, Some(10_000), Some(10_000));
    let pc = Pc::new().and(&mut terms, row);
    assert_eq!(exact(&mut Counter::new(), &terms, &pc), BigUint::from(ways(&[1, 5, 10, 25, 50], 10_000)));
}

/// Random systems of rows, equations and disequalities over one to five unknowns.
#[test]
fn linear_systems_have_as_many_points_as_are_found_one_by_one() {
    let mut rng = Rng(11);
    let mut counter = Counter::new();
    for round in 0..6_000 {
        shared::linear_system(&mut rng, &mut counter, round);
    }
    assert!(counter.polytopes > 1_000, "only {} polytopes", counter.polytopes);
}

/// Random conditions with every operation of Java.
#[test]
fn conditions_have_as_many_points_as_are_found_one_by_one() {
    let mut rng = Rng(13);
    let mut exact = 0;
    for _ in 0..1_000 {
        exact += u32::from(shared::java_condition(&mut rng));
    }
    assert!(exact > 800, "only {exact} exact");
}

#[test]
fn bounds_hold_where_nothing_is_exact() {
    // A quarter of a disc: 2^60 pi / 4 points in all, up to its edge.
    let mut terms = Terms::new();
    let vars: Vec<Term> = (0..2).map(|i| symbol(&mut terms, i, Sort::Long, 0, (1 << 31) - 1).1).collect();
    let squares: Vec<Term> = vars.iter().map(|v| terms.binary(Op::Mul, *v, *v)).collect();
    let sum = terms.add(squares[0], squares[1]);
    let inside = terms.within(sum, &[(0, 1 << 60)]);
    let pc = Pc::new().and(&mut terms, inside);
    let Count::Bounds(low, high) = Counter::new().count(&terms, &pc) else { panic!("bounds") };
    let disc = BigUint::from((std::f64::consts::PI / 4.0 * (1u64 << 60) as f64) as u64);
    assert!(low < disc && disc < high);
    assert!((&high - &low) * 500u32 < high, "{low} to {high}");
}

#[test]
fn work_is_bounded_and_says_so() {
    let mut terms = Terms::new();
    let vars: Vec<Term> = (0..2).map(|i| symbol(&mut terms, i, Sort::Long, i64::MIN, i64::MAX).1).collect();
    let product = terms.binary(Op::Mul, vars[0], vars[1]);
    let zero = terms.long(12345);
    let equal = terms.eq(product, zero);
    let pc = Pc::new().and(&mut terms, equal);
    let count = Counter::new().count(&terms, &pc);
    assert!(matches!(count, Count::GaveUp(sojourner_terms::Reason::Nonlinear)), "{count:?}");
    let limits = sojourner_terms::Limits { work: 2_000, cuts: 10 };
    let vars: Vec<Term> = (2..9).map(|i| symbol(&mut terms, i, Sort::Int, MIN, MAX).1).collect();
    let items: Vec<(i128, Term)> = vars.iter().enumerate().map(|(i, v)| (2 * i as i128 + 3, *v)).collect();
    let row = terms.row(&items, None, Some(0));
    let pc = Pc::new().and(&mut terms, row);
    let count = Counter::with_limits(limits).count(&terms, &pc);
    assert!(!matches!(count, Count::Exact(_)), "{count:?}");
}

#[test]
fn profiles_weigh_counts() {
    let mut terms = Terms::new();
    let profile = sojourner_terms::Profile::table(&[(1, 1), (2, 2), (5, 7)]).unwrap();
    let sym =
        terms.symbol(Symbol { origin: 9, n: 0, sort: Sort::Int, domain: Domain::profile(profile) }, "p");
    let x = terms.variable(sym);
    let (_, y) = symbol(&mut terms, 1, Sort::Int, 1, 10);
    let less = terms.lt(x, y);
    // 1 * 9 + 2 * 8 + 7 * 5 of 10 * 10.
    let branch = Counter::new().branch(&mut terms, &Pc::new(), less);
    assert_eq!(branch.then_count, Count::Exact(BigUint::from(60u32)));
    assert_eq!(branch.all, Count::Exact(BigUint::from(100u32)));
    let three = terms.int(3);
    let small = terms.lt(x, three);
    let probability = Counter::new().probability(&mut terms, &branch.then, small).unwrap();
    assert_eq!(BigInt::from(probability.0) * 60, BigInt::from(25) * BigInt::from(probability.1));
}

#[test]
fn branches_of_a_path_add_up() {
    let mut rng = Rng(17);
    for _ in 0..150 {
        let mut terms = Terms::new();
        let vars: Vec<(Sym, Term)> = (0..4).map(|n| symbol(&mut terms, n, Sort::Int, MIN, MAX)).collect();
        let list: Vec<Term> = vars.iter().map(|(_, t)| *t).collect();
        let mut counter = Counter::with_limits(sojourner_terms::Limits { work: 300_000, cuts: 50 });
        let mut pc = Pc::new();
        for _ in 0..4 {
            let c = condition(&mut terms, &mut rng, 1, &list);
            // Both ways are counted and compared within.
            let branch = counter.branch(&mut terms, &pc, c);
            let (Count::Exact(then), Count::Exact(other), Count::Exact(all)) =
                (&branch.then_count, &branch.else_count, &branch.all)
            else {
                break;
            };
            assert_eq!(then + other, *all);
            pc = if rng.below(2) == 0 { branch.then } else { branch.otherwise };
            if counter.count(&terms, &pc).is_zero() {
                break;
            }
        }
    }
}

#[test]
fn few_points_are_found_by_brute_force_too() {
    let mut terms = Terms::new();
    let (x, a) = symbol(&mut terms, 0, Sort::Int, 1, 100);
    let (low, high) = (terms.int(61), terms.int(81));
    let (c, d) = (terms.le(low, a), terms.le(a, high));
    let pc = Pc::new().and(&mut terms, c).and(&mut terms, d);
    assert_eq!(brute(&terms, &pc, &[x]), 21);
    assert_eq!(exact(&mut Counter::new(), &terms, &pc), BigUint::from(21u32));
    assert_eq!(pc.show(&terms), "61 <= x0 <= 81");
}
