//! Terms have Java's meaning: written-out values, and random terms against arithmetic done here.

use sojourner_terms::{Cast, DivisionByZero, Domain, Op, Profile, Sort, Sym, Symbol, Term, Terms};

/// A small generator of random numbers (SplitMix64).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// Numbers near the edges as well as any.
    fn number(&mut self, sort: Sort) -> i64 {
        let value = match self.below(5) {
            0 => self.next() as i64,
            1 => [i64::MIN, i64::MAX, 0, -1, 1, i64::from(i32::MIN), i64::from(i32::MAX), 31, 63, 64]
                [self.below(10) as usize],
            2 => (1i64 << self.below(63)) + self.below(3) as i64 - 1,
            _ => self.below(41) as i64 - 20,
        };
        if sort == Sort::Int { i64::from(value as i32) } else { value }
    }
}

fn symbol(terms: &mut Terms, n: u32, sort: Sort, low: i64, high: i64) -> (Sym, Term) {
    let sym =
        terms.symbol(Symbol { origin: 1, n, sort, domain: Domain::uniform(low, high) }, &format!("x{n}"));
    (sym, terms.variable(sym))
}

const MIN: i64 = i32::MIN as i64;
const MAX: i64 = i32::MAX as i64;

/// Operation, operands and result as `java` prints them.
const INTS: &[(Op, i64, i64, i64)] = &[
    (Op::Mul, 65536, 65536, 0),
    (Op::Mul, MIN, -1, MIN),
    (Op::Mul, 46341, 46341, -2147479015),
    (Op::Mul, -7, 3, -21),
    (Op::Div, 7, 2, 3),
    (Op::Div, -7, 2, -3),
    (Op::Div, 7, -2, -3),
    (Op::Div, -7, -2, 3),
    (Op::Div, MIN, -1, MIN),
    (Op::Div, MIN, MIN, 1),
    (Op::Div, MAX, MIN, 0),
    (Op::Rem, 7, 3, 1),
    (Op::Rem, -7, 3, -1),
    (Op::Rem, 7, -3, 1),
    (Op::Rem, -7, -3, -1),
    (Op::Rem, MIN, -1, 0),
    (Op::Rem, MAX, MIN, MAX),
    (Op::Shl, 1, 31, MIN),
    (Op::Shl, 1, 32, 1),
    (Op::Shl, 1, 33, 2),
    (Op::Shl, 1, -1, MIN),
    (Op::Shl, -1, 4, -16),
    (Op::Shr, -8, 1, -4),
    (Op::Shr, -1, 31, -1),
    (Op::Shr, MIN, 31, -1),
    (Op::Shr, 100, 35, 12),
    (Op::Ushr, -1, 1, MAX),
    (Op::Ushr, -1, 28, 15),
    (Op::Ushr, -1, 32, -1),
    (Op::Ushr, MIN, 31, 1),
    (Op::And, -1, 255, 255),
    (Op::And, -256, 511, 256),
    (Op::Or, -256, 1, -255),
    (Op::Or, 12, 10, 14),
    (Op::Xor, -1, 1, -2),
    (Op::Xor, 12, 10, 6),
];

const LONGS: &[(Op, i64, i64, i64)] = &[
    (Op::Mul, 1 << 32, 1 << 32, 0),
    (Op::Mul, i64::MIN, -1, i64::MIN),
    (Op::Div, i64::MIN, -1, i64::MIN),
    (Op::Div, -9, 4, -2),
    (Op::Rem, i64::MIN, -1, 0),
    (Op::Rem, -9, 4, -1),
    (Op::Shl, 1, 63, i64::MIN),
    (Op::Shl, 1, 64, 1),
    (Op::Shr, i64::MIN, 63, -1),
    (Op::Ushr, -1, 60, 15),
    (Op::Ushr, -1, 64, -1),
    (Op::And, -1, 1 << 40, 1 << 40),
    (Op::Or, 1 << 40, 1, (1 << 40) + 1),
    (Op::Xor, -1, 1 << 40, !(1 << 40)),
];

const CASTS: &[(Cast, i64, i64)] = &[
    (Cast::IntToLong, MIN, MIN),
    (Cast::LongToInt, 1 << 31, MIN),
    (Cast::LongToInt, -(1 << 31) - 1, MAX),
    (Cast::ToByte, 128, -128),
    (Cast::ToByte, 255, -1),
    (Cast::ToByte, -129, 127),
    (Cast::ToShort, 32768, -32768),
    (Cast::ToShort, 65535, -1),
    (Cast::ToChar, -1, 65535),
    (Cast::ToChar, 65536, 0),
];

/// An operation with both operands open, either, and none: all have the written value.
#[test]
fn operations_have_the_written_values() {
    for (sort, table) in [(Sort::Int, INTS), (Sort::Long, LONGS)] {
        for &(op, a, b, expected) in table {
            for open in 0..4 {
                let mut terms = Terms::new();
                let shift = matches!(op, Op::Shl | Op::Shr | Op::Ushr);
                let second = if shift { Sort::Int } else { sort };
                let (low, high) = sort.range();
                let (_, mut x) = symbol(&mut terms, 0, sort, low, high);
                let (_, mut y) = symbol(&mut terms, 1, second, second.range().0, second.range().1);
                if open & 1 == 0 {
                    x = terms.number(sort, a);
                }
                if open & 2 == 0 {
                    y = terms.number(second, b);
                }
                let term = terms.binary(op, x, y);
                let at = |sym: Sym| if terms.symbol_of(sym).n == 0 { a } else { b };
                assert_eq!(
                    terms.eval(term, &at),
                    Ok(expected),
                    "{a} {} {b}, {sort:?}, open {open}",
                    op.word()
                );
            }
        }
    }
    for &(cast, a, expected) in CASTS {
        let mut terms = Terms::new();
        let sort = if cast == Cast::LongToInt { Sort::Long } else { Sort::Int };
        let (_, x) = symbol(&mut terms, 0, sort, sort.range().0, sort.range().1);
        let term = terms.cast(cast, x);
        assert_eq!(terms.eval(term, &|_| a), Ok(expected), "{} {a}", cast.word());
        let constant = terms.number(sort, a);
        let folded = terms.cast(cast, constant);
        assert_eq!(terms.constant(folded), Some(expected), "{} {a}", cast.word());
    }
}

#[test]
fn derived_operations_have_the_written_values() {
    let mut terms = Terms::new();
    let (_, x) = symbol(&mut terms, 0, Sort::Int, MIN, MAX);
    let (_, y) = symbol(&mut terms, 1, Sort::Int, MIN, MAX);
    let (abs, min, max) = (terms.abs(x), terms.min(x, y), terms.max(x, y));
    let (modulo, compare, minus) = (terms.floor_mod(x, y), terms.compare(x, y), terms.complement(x));
    for (a, b, expected) in [
        (MIN, 1, [MIN, MIN, 1, 0, -1, MAX]),
        (-7, 3, [7, -7, 3, 2, -1, 6]),
        (7, -3, [7, -3, 7, -2, 1, -8]),
        (-7, -3, [7, -7, -3, -1, -1, 6]),
        (6, 3, [6, 3, 6, 0, 1, -7]),
        (5, 5, [5, 5, 5, 0, 0, -6]),
        (-6, 3, [6, -6, 3, 0, -1, 5]),
    ] {
        let at = |sym: Sym| if terms.symbol_of(sym).n == 0 { a } else { b };
        let found = [abs, min, max, modulo, compare, minus].map(|t| terms.eval(t, &at).unwrap());
        assert_eq!(found, expected, "{a}, {b}");
    }
}

#[test]
fn division_by_zero_is_not_a_value() {
    let mut terms = Terms::new();
    let (_, x) = symbol(&mut terms, 0, Sort::Int, -5, 5);
    let one = terms.int(1);
    for op in [Op::Div, Op::Rem] {
        let term = terms.binary(op, one, x);
        assert_eq!(terms.eval(term, &|_| 0), Err(DivisionByZero));
        assert!(terms.eval(term, &|_| 2).is_ok());
    }
    let zero = terms.is_zero(x);
    assert_eq!(terms.show(zero), "x0 == 0");
}

/// A random term together with its value at a point, computed beside it.
fn random(terms: &mut Terms, rng: &mut Rng, sort: Sort, depth: u32, vars: &[(Term, i64)]) -> (Term, i64) {
    if depth == 0 || rng.below(6) == 0 {
        if rng.below(3) == 0 {
            let value = rng.number(sort);
            return (terms.number(sort, value), value);
        }
        let fitting: Vec<_> = vars.iter().filter(|(t, _)| terms.sort(*t) == sort).copied().collect();
        return fitting[rng.below(fitting.len() as u64) as usize];
    }
    let wrap = |value: i64| if sort == Sort::Int { i64::from(value as i32) } else { value };
    let (a, x) = random(terms, rng, sort, depth - 1, vars);
    match rng.below(16) {
        0..3 => {
            let (b, y) = random(terms, rng, sort, depth - 1, vars);
            (terms.add(a, b), wrap(x.wrapping_add(y)))
        }
        3..5 => {
            let (b, y) = random(terms, rng, sort, depth - 1, vars);
            (terms.sub(a, b), wrap(x.wrapping_sub(y)))
        }
        5 => (terms.neg(a), wrap(x.wrapping_neg())),
        6..11 => {
            let op = Op::ALL[rng.below(9) as usize];
            let second = if matches!(op, Op::Shl | Op::Shr | Op::Ushr) { Sort::Int } else { sort };
            let (b, y) = random(terms, rng, second, depth - 1, vars);
            let bits = if sort == Sort::Int { 32 } else { 64 };
            let distance = (y & (bits - 1)) as u32;
            let value = match op {
                Op::Mul => x.wrapping_mul(y),
                Op::Div => {
                    if y == 0 {
                        0
                    } else {
                        x.wrapping_div(y)
                    }
                }
                Op::Rem => {
                    if y == 0 {
                        x
                    } else {
                        x.wrapping_rem(y)
                    }
                }
                Op::Shl => x << distance,
                Op::Shr => x >> distance,
                Op::Ushr if sort == Sort::Int => i64::from(x as i32 as u32 >> distance),
                Op::Ushr => ((x as u64) >> distance) as i64,
                Op::And => x & y,
                Op::Or => x | y,
                Op::Xor => x ^ y,
            };
            (terms.binary(op, a, b), wrap(value))
        }
        11 if sort == Sort::Int => {
            let (b, y) = random(terms, rng, Sort::Long, depth - 1, vars);
            (terms.cast(Cast::LongToInt, b), i64::from(y as i32))
        }
        11 => {
            let (b, y) = random(terms, rng, Sort::Int, depth - 1, vars);
            (terms.cast(Cast::IntToLong, b), y)
        }
        12 if sort == Sort::Int => {
            let cast = Cast::ALL[2 + rng.below(3) as usize];
            let value = match cast {
                Cast::ToByte => i64::from(x as i8),
                Cast::ToShort => i64::from(x as i16),
                _ => i64::from(x as u16),
            };
            (terms.cast(cast, a), value)
        }
        12..14 => {
            let (c, holds) = condition(terms, rng, depth - 1, vars);
            let (b, y) = random(terms, rng, sort, depth - 1, vars);
            (terms.ite(c, a, b), if holds { x } else { y })
        }
        14 if sort == Sort::Int => {
            let (b, y) = random(terms, rng, Sort::Long, depth - 1, vars);
            let (c, z) = random(terms, rng, Sort::Long, depth - 1, vars);
            (
                terms.compare(b, c),
                match y.cmp(&z) {
                    std::cmp::Ordering::Less => -1,
                    std::cmp::Ordering::Equal => 0,
                    std::cmp::Ordering::Greater => 1,
                },
            )
        }
        14 => (terms.abs(a), if x < 0 { wrap(x.wrapping_neg()) } else { x }),
        _ => (terms.complement(a), !x),
    }
}

fn condition(terms: &mut Terms, rng: &mut Rng, depth: u32, vars: &[(Term, i64)]) -> (Term, bool) {
    let depth = depth.saturating_sub(1);
    let sort = if rng.below(2) == 0 { Sort::Int } else { Sort::Long };
    match rng.below(7) {
        0 if depth > 0 => {
            let ((a, x), (b, y)) = (condition(terms, rng, depth, vars), condition(terms, rng, depth, vars));
            (terms.all(&[a, b]), x && y)
        }
        1 if depth > 0 => {
            let ((a, x), (b, y)) = (condition(terms, rng, depth, vars), condition(terms, rng, depth, vars));
            (terms.any(&[a, b]), x || y)
        }
        2 if depth > 0 => {
            let (a, x) = condition(terms, rng, depth, vars);
            (terms.not(a), !x)
        }
        3 => {
            let (a, x) = random(terms, rng, sort, depth, vars);
            let (low, high) = (rng.below(20) as i64 - 10, rng.below(20) as i64 - 5);
            (terms.within(a, &[(low, high)]), low <= x && x <= high)
        }
        n => {
            let (a, x) = random(terms, rng, sort, depth, vars);
            let (b, y) = random(terms, rng, sort, depth, vars);
            match n {
                4 => (terms.lt(a, b), x < y),
                5 => (terms.le(a, b), x <= y),
                _ => (terms.eq(a, b), x == y),
            }
        }
    }
}

#[test]
fn random_terms_have_javas_values_and_lie_in_their_intervals() {
    let mut rng = Rng(7);
    for _ in 0..20_000 {
        let mut terms = Terms::new();
        let mut vars = Vec::new();
        let mut point = Vec::new();
        for n in 0..4 {
            let sort = if n < 2 { Sort::Int } else { Sort::Long };
            let value = rng.number(sort);
            let (least, largest) = sort.range();
            let (low, high) = match rng.below(3) {
                0 => (least, largest),
                _ => (
                    value.saturating_sub(rng.below(9) as i64).max(least),
                    value.saturating_add(rng.below(9) as i64).min(largest),
                ),
            };
            let (_, term) = symbol(&mut terms, n, sort, low, high);
            vars.push((term, value));
            point.push(value);
        }
        let (term, value) = random(&mut terms, &mut rng, Sort::Int, 4, &vars);
        let at = |sym: Sym| point[terms.symbol_of(sym).n as usize];
        assert_eq!(terms.eval_total(term, &at), value, "{} at {point:?}", terms.show(term));
        let (low, high) = terms.interval(term);
        assert!(low <= value && value <= high, "{} is {value}, not in {low}..{high}", terms.show(term));
        let (holds, truth) = condition(&mut terms, &mut rng, 4, &vars);
        let not = terms.not(holds);
        let at = |sym: Sym| point[terms.symbol_of(sym).n as usize];
        assert_eq!(terms.eval_total(holds, &at), i64::from(truth), "{} at {point:?}", terms.show(holds));
        assert_eq!(terms.eval_total(not, &at), i64::from(!truth), "!{} at {point:?}", terms.show(holds));
    }
}

#[test]
fn equal_terms_are_one_whatever_the_order_of_building() {
    let mut terms = Terms::new();
    let (_, x) = symbol(&mut terms, 0, Sort::Int, 0, 100);
    let (_, y) = symbol(&mut terms, 1, Sort::Int, 0, 100);
    let (one, two) = (terms.add(x, y), terms.add(y, x));
    assert_eq!(one, two);
    let back = terms.sub(one, y);
    assert_eq!(back, x);
    let (a, b) = (terms.lt(x, y), terms.le(y, x));
    let not = terms.not(b);
    assert_eq!(a, not);
    let three = terms.int(3);
    let (p, q) = (terms.binary(Op::Mul, x, three), terms.add(x, x));
    let q = terms.add(q, x);
    assert_eq!(p, q);
    // Another order of building, the same digest.
    let mut other = Terms::new();
    let (_, y2) = symbol(&mut other, 1, Sort::Int, 0, 100);
    let (_, x2) = symbol(&mut other, 0, Sort::Int, 0, 100);
    let again = other.lt(x2, y2);
    assert_eq!(other.digest(again), terms.digest(a));
}

#[test]
fn conditions_read_as_a_person_writes_them() {
    let mut terms = Terms::new();
    let sym = terms.symbol(Symbol { origin: 0, n: 0, sort: Sort::Int, domain: Domain::uniform(1, 100) }, "x");
    let x = terms.variable(sym);
    let sym = terms.symbol(Symbol { origin: 0, n: 1, sort: Sort::Int, domain: Domain::uniform(1, 100) }, "y");
    let y = terms.variable(sym);
    let (a, b) = (terms.int(61), terms.int(81));
    let (low, high) = (terms.le(a, x), terms.le(x, b));
    let both = terms.all(&[low, high]);
    assert_eq!(terms.show(both), "61 <= x <= 81");
    assert_eq!(terms.show(low), "x >= 61");
    let not = terms.ne(x, a);
    assert_eq!(terms.show(not), "x != 61");
    let less = terms.lt(x, y);
    assert_eq!(terms.show(less), "x < y");
    let sum = terms.add(x, y);
    let seven = terms.int(7);
    let rest = terms.binary(Op::Rem, sum, seven);
    let three = terms.int(3);
    let equal = terms.eq(rest, three);
    assert_eq!(terms.show(equal), "((x + y) % 7) == 3");
    let most = terms.le(sum, a);
    assert_eq!(terms.show(most), "x + y <= 61");
    let differ = terms.ne(x, y);
    assert_eq!(terms.show(differ), "x != y");
}

#[test]
fn monotone_questions_are_intervals_of_the_draw() {
    let mut terms = Terms::new();
    let (sym, _) = symbol(&mut terms, 0, Sort::Long, 0, (1 << 53) - 1);
    let value = |k: i64| k as f64 / (1i64 << 53) as f64;
    let below = terms.threshold(sym, false, &|k| value(k) < 0.3);
    let above = terms.threshold(sym, true, &|k| value(k) >= 0.3);
    let not = terms.not(below);
    assert_eq!(above, not);
    let first = (0.3 * (1i64 << 53) as f64).ceil() as i64;
    for k in [first - 2, first - 1, first, first + 1] {
        assert_eq!(terms.eval(below, &|_| k), Ok(i64::from(value(k) < 0.3)), "{k}");
    }
    let never = terms.threshold(sym, true, &|k| value(k) >= 1.0);
    assert_eq!(terms.constant(never), Some(0));
    let always = terms.threshold(sym, true, &|k| value(k) >= 0.0);
    assert_eq!(terms.constant(always), Some(1));
}

#[test]
fn profiles_weigh_every_value() {
    use num_bigint::BigUint;
    let part = |low, high, a: u32, b: u32| (low, high, BigUint::from(a), BigUint::from(b));
    let profile = Profile::new(&[part(1, 10, 1, 2), part(11, 100, 1, 2)]).unwrap();
    let domain = Domain::profile(profile);
    assert_eq!(domain.weight(1, 10) * 2u32, domain.total());
    assert_eq!(domain.weight(1, 1) * 20u32, domain.total());
    let wrong = Profile::new(&[part(1, 10, 1, 2), part(10, 100, 1, 2)]).unwrap_err();
    assert_eq!(wrong.to_string(), "two ranges hold 10: give each value one weight");
    assert!(Profile::table(&[(1, 0)]).is_err());
}
