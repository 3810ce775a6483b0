//! Random systems and conditions, and looking at every point: what tests and soaks have in common.
#![allow(dead_code)]

use num_bigint::BigUint;
use sojourner_terms::{Cast, Count, Counter, Domain, Limits, Op, Pc, Plan, Sort, Sym, Symbol, Term, Terms};

/// A small generator of random numbers (SplitMix64).
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }
}

pub fn symbol(terms: &mut Terms, n: u32, sort: Sort, low: i64, high: i64) -> (Sym, Term) {
    let sym =
        terms.symbol(Symbol { origin: 1, n, sort, domain: Domain::uniform(low, high) }, &format!("x{n}"));
    (sym, terms.variable(sym))
}

/// The points of a condition over the values of some symbols, one by one.
pub fn brute(terms: &Terms, pc: &Pc, syms: &[Sym]) -> u64 {
    let mut count = 0;
    points(terms, pc, syms, &mut |_| count += 1);
    count
}

pub fn points(terms: &Terms, pc: &Pc, syms: &[Sym], found: &mut dyn FnMut(&[i64])) {
    if pc.is_never() {
        return;
    }
    let atoms: Vec<Term> = pc.components().iter().flat_map(|c| c.atoms().to_vec()).collect();
    let plan = Plan::new(terms, &atoms);
    let mut point: Vec<i64> = syms.iter().map(|s| terms.domain(*s).low).collect();
    let mut values = Vec::new();
    loop {
        let at = |sym: Sym| point[syms.iter().position(|s| *s == sym).expect("a symbol")];
        plan.run(terms, &at, &mut values);
        if atoms.iter().all(|atom| plan.value(*atom, &values) == 1) {
            found(&point);
        }
        let Some(next) = (0..point.len()).find(|&i| point[i] < terms.domain(syms[i]).high) else { return };
        point[next] += 1;
        point.iter_mut().zip(syms).take(next).for_each(|(value, sym)| *value = terms.domain(*sym).low);
    }
}

/// A random system of rows over one to five unknowns, counted both ways.
pub fn linear_system(rng: &mut Rng, counter: &mut Counter, round: u64) {
    let mut terms = Terms::new();
    let n = 1 + rng.below(5) as usize;
    let widest = [60, 20, 12, 6, 4][n - 1];
    // Ranges somewhere among the ints, and few points in them.
    let offset = if rng.below(2) == 0 { 0 } else { rng.between(-1_000_000, 1_000_000) };
    let vars: Vec<(Sym, Term)> = (0..n)
        .map(|i| {
            let low = offset + rng.between(-8, 8);
            symbol(&mut terms, i as u32, Sort::Int, low, low + 1 + rng.below(widest) as i64)
        })
        .collect();
    let mut pc = Pc::new();
    for _ in 0..1 + rng.below(5) {
        let mut items = Vec::new();
        let mut middle = 0i128;
        for (sym, term) in &vars {
            if rng.below(3) > 0 {
                let c = i128::from(rng.between(-7, 7));
                items.push((c, *term));
                let domain = terms.domain(*sym);
                middle += c * i128::from(rng.between(domain.low, domain.high));
            }
        }
        let row = match rng.below(6) {
            0 => terms.row(&items, Some(middle), Some(middle)),
            1 => {
                let equal = terms.row(&items, Some(middle), Some(middle));
                terms.not(equal)
            }
            2 => terms.row(&items, Some(middle - 5), Some(middle + 5)),
            3 => terms.row(&items, Some(middle), None),
            _ => terms.row(&items, None, Some(middle)),
        };
        pc = pc.and(&mut terms, row);
    }
    let syms: Vec<Sym> = vars.iter().map(|(s, _)| *s).collect();
    let expected = brute(&terms, &pc, &syms);
    let found = counter.count_over(&terms, &pc, &syms);
    assert_eq!(found, Count::Exact(BigUint::from(expected)), "round {round}: {}", pc.show(&terms));
}

/// A random int over variables, with Java's operations.
pub fn number(terms: &mut Terms, rng: &mut Rng, depth: u32, vars: &[Term]) -> Term {
    if depth == 0 || rng.below(4) == 0 {
        return if rng.below(3) == 0 {
            let value = match rng.below(8) {
                0 => rng.next() as i32,
                _ => rng.between(-9, 9) as i32,
            };
            terms.int(value)
        } else {
            vars[rng.below(vars.len() as u64) as usize]
        };
    }
    let a = number(terms, rng, depth - 1, vars);
    match rng.below(16) {
        0..4 => {
            let b = number(terms, rng, depth - 1, vars);
            terms.add(a, b)
        }
        4..6 => {
            let b = number(terms, rng, depth - 1, vars);
            terms.sub(a, b)
        }
        6..11 => {
            let op = Op::ALL[rng.below(9) as usize];
            let b = if rng.below(3) > 0 {
                let value =
                    [rng.between(-9, 9), 1 << rng.below(31), rng.next() as i64][rng.below(3) as usize];
                terms.int(value as i32)
            } else {
                number(terms, rng, depth - 1, vars)
            };
            terms.binary(op, a, b)
        }
        11 => {
            let cast = [Cast::ToByte, Cast::ToShort, Cast::ToChar][rng.below(3) as usize];
            terms.cast(cast, a)
        }
        12 => {
            let b = number(terms, rng, depth - 1, vars);
            terms.max(a, b)
        }
        13 => terms.abs(a),
        14 => {
            // Through long and back.
            let wide = terms.cast(Cast::IntToLong, a);
            let factor = terms.long(rng.between(-70_000, 70_000));
            let product = terms.binary(Op::Mul, wide, factor);
            let distance = terms.int(rng.below(40) as i32);
            let shifted = terms.binary(Op::Shr, product, distance);
            terms.cast(Cast::LongToInt, shifted)
        }
        _ => {
            let c = condition(terms, rng, depth - 1, vars);
            let b = number(terms, rng, depth - 1, vars);
            terms.ite(c, a, b)
        }
    }
}

/// A random condition over int variables.
pub fn condition(terms: &mut Terms, rng: &mut Rng, depth: u32, vars: &[Term]) -> Term {
    match rng.below(10) {
        0 if depth > 0 => {
            let list = [condition(terms, rng, depth - 1, vars), condition(terms, rng, depth - 1, vars)];
            terms.all(&list)
        }
        1 if depth > 0 => {
            let list = [condition(terms, rng, depth - 1, vars), condition(terms, rng, depth - 1, vars)];
            terms.any(&list)
        }
        n => {
            let (a, b) = (number(terms, rng, depth, vars), number(terms, rng, depth, vars));
            match n {
                2..5 => terms.lt(a, b),
                5..8 => terms.le(a, b),
                8 => terms.eq(a, b),
                _ => terms.ne(a, b),
            }
        }
    }
}

/// A random condition with every operation over one to three small symbols anywhere among the ints,
/// counted both ways. Whether the count was exact.
pub fn java_condition(rng: &mut Rng) -> bool {
    let mut terms = Terms::new();
    let n = 1 + rng.below(3) as usize;
    let widest = [400, 30, 9][n - 1];
    let vars: Vec<(Sym, Term)> = (0..n)
        .map(|i| {
            let low = match rng.below(4) {
                0 => i64::from(i32::MIN) + rng.below(10) as i64,
                1 => i64::from(i32::MAX) - widest - rng.below(10) as i64,
                2 => rng.between(-(1 << 30), 1 << 30),
                _ => rng.between(-20, 5),
            };
            symbol(&mut terms, i as u32, Sort::Int, low, low + 7 + rng.below(widest as u64 - 7) as i64)
        })
        .collect();
    let list: Vec<Term> = vars.iter().map(|(_, t)| *t).collect();
    let syms: Vec<Sym> = vars.iter().map(|(s, _)| *s).collect();
    let mut pc = Pc::new();
    for _ in 0..1 + rng.below(3) {
        let c = condition(&mut terms, rng, 3, &list);
        pc = pc.and(&mut terms, c);
    }
    let expected = BigUint::from(brute(&terms, &pc, &syms));
    let limits = Limits { work: 300_000, cuts: 200 };
    match Counter::without_enumeration(limits).count_over(&terms, &pc, &syms) {
        Count::Exact(found) => {
            assert_eq!(found, expected, "{}", pc.show(&terms));
            true
        }
        Count::Bounds(low, high) => {
            assert!(low <= expected && expected <= high, "{low} {expected} {high} {}", pc.show(&terms));
            false
        }
        Count::GaveUp(_) => false,
    }
}
