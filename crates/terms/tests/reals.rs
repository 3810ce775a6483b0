//! Floats and doubles: terms against arithmetic done here with Rust's own types, conditions against looking at points,
//! and the solver against both.

use sojourner_terms::real::{apply, double_of, float_of, infinity, key_of_double, key_of_float, least, nan};
use sojourner_terms::{
    Answer, Count, Counter, Domain, Node, Pc, Plan, Real, Smt, Sort, Sym, Symbol, Term, Terms, Witness,
};

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

    /// Numbers that show rounding and special cases.
    fn double(&mut self) -> f64 {
        const SPECIAL: [f64; 12] = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.1,
            f64::MAX,
            f64::MIN_POSITIVE,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            16_777_217.0,
            -2_147_483_648.5,
        ];
        match self.below(4) {
            0 => SPECIAL[self.below(12) as usize],
            1 => f64::from_bits(self.next()),
            2 => self.below(2000) as f64 / 16.0 - 60.0,
            _ => (self.next() >> 11) as f64 / 1e9,
        }
    }

    fn key(&mut self, sort: Sort) -> i64 {
        match sort {
            Sort::Float => key_of_float(self.double() as f32),
            Sort::Double => key_of_double(self.double()),
            Sort::Int => i64::from(self.next() as i32 >> self.below(32)),
            _ => self.next() as i64 >> self.below(64),
        }
    }
}

fn symbol(terms: &mut Terms, n: u32, sort: Sort) -> (Sym, Term) {
    let (low, high) = sort.range();
    let domain = Domain::environment(low, high);
    let sym = terms.symbol(Symbol { origin: 1, n, sort, domain }, &format!("x{n}"));
    (sym, terms.variable(sym))
}

#[test]
fn keys_have_the_order_of_numbers() {
    let list = [f64::NEG_INFINITY, -1.5, -f64::MIN_POSITIVE, -0.0, 0.0, 5e-324, 1.0, f64::MAX, f64::INFINITY];
    let keys: Vec<i64> = list.iter().map(|v| key_of_double(*v)).collect();
    assert!(keys.windows(2).all(|pair| pair[0] < pair[1]), "{keys:?}");
    assert_eq!((keys[0], keys[8]), (least(Sort::Double), infinity(Sort::Double)));
    assert_eq!(key_of_double(-f64::NAN), nan(Sort::Double));
    for value in list {
        assert_eq!(double_of(key_of_double(value)).to_bits(), value.to_bits());
        let float = value as f32;
        assert_eq!(float_of(key_of_float(float)).to_bits(), float.to_bits());
    }
    assert!(double_of(nan(Sort::Double)).is_nan() && float_of(nan(Sort::Float)).is_nan());
}

/// What Java has for some operations that are easily got wrong.
#[test]
fn operations_are_those_of_java() {
    let mut terms = Terms::new();
    let double = |terms: &mut Terms, v: f64| terms.double(v);
    let cases: [(Real, f64, f64, f64); 8] = [
        (Real::Add, -0.0, 0.0, 0.0),
        (Real::Sub, 1.0, 1.0, 0.0),
        (Real::Mul, -0.0, 3.0, -0.0),
        (Real::Div, 1.0, -0.0, f64::NEG_INFINITY),
        (Real::Rem, -5.5, 2.0, -1.5),
        (Real::Rem, 5.5, f64::INFINITY, 5.5),
        (Real::Rint, 2.5, 0.0, 2.0),
        (Real::Ceil, -0.5, 0.0, -0.0),
    ];
    for (op, a, b, wanted) in cases {
        let (a, b) = (double(&mut terms, a), double(&mut terms, b));
        let result = if op.is_binary() { terms.real(op, a, b) } else { terms.real_of(op, a) };
        assert_eq!(terms.constant(result), Some(key_of_double(wanted)), "{op:?}");
    }
    for (value, int, long) in [
        (f64::NAN, 0, 0),
        (1e20, i32::MAX, i64::MAX),
        (-1e20, i32::MIN, i64::MIN),
        (-2.9, -2, -2),
        (2_147_483_647.9, i32::MAX, 2_147_483_647),
    ] {
        let number = double(&mut terms, value);
        let (as_int, as_long) = (terms.real_of(Real::ToInt, number), terms.real_of(Real::ToLong, number));
        assert_eq!(terms.constant(as_int), Some(i64::from(int)), "(int) {value}");
        assert_eq!(terms.constant(as_long), Some(long), "(long) {value}");
    }
}

/// A random term of a sort over two symbols of each.
fn term(terms: &mut Terms, rng: &mut Rng, sort: Sort, leaves: &[(Sort, Term)], depth: u32) -> Term {
    use Real::*;
    if depth == 0 || rng.below(5) == 0 {
        let own: Vec<Term> = leaves.iter().filter(|leaf| leaf.0 == sort).map(|leaf| leaf.1).collect();
        return match rng.below(3) {
            0 => {
                let key = rng.key(sort);
                terms.number(sort, key)
            }
            _ => own[rng.below(own.len() as u64) as usize],
        };
    }
    let op = match sort {
        Sort::Int => ToInt,
        Sort::Long => ToLong,
        Sort::Float => [Add, Sub, Mul, Div, Neg, Abs, Sqrt, ToFloat, ToFloat][rng.below(9) as usize],
        _ => [Add, Sub, Mul, Div, Rem, Neg, Abs, Sqrt, Log, Floor, Ceil, Rint, ToDouble, ToDouble]
            [rng.below(14) as usize],
    };
    let of = match op {
        ToInt | ToLong => [Sort::Float, Sort::Double][rng.below(2) as usize],
        ToFloat => [Sort::Int, Sort::Long, Sort::Double][rng.below(3) as usize],
        ToDouble => [Sort::Int, Sort::Long, Sort::Float][rng.below(3) as usize],
        _ => sort,
    };
    let a = term(terms, rng, of, leaves, depth - 1);
    if !op.is_binary() {
        return terms.real_of(op, a);
    }
    let b = term(terms, rng, of, leaves, depth - 1);
    terms.real(op, a, b)
}

fn leaves(terms: &mut Terms) -> (Vec<Sym>, Vec<(Sort, Term)>) {
    let sorts = [Sort::Int, Sort::Long, Sort::Float, Sort::Float, Sort::Double, Sort::Double];
    let mut list = Vec::new();
    let mut syms = Vec::new();
    for (n, sort) in (0..).zip(sorts) {
        let (sym, variable) = symbol(terms, n, sort);
        syms.push(sym);
        list.push((sort, variable));
    }
    (syms, list)
}

/// The numbers of a term where symbols are these keys, by Rust's arithmetic on its own types.
fn by_hand(terms: &Terms, term: Term, point: &dyn Fn(Sym) -> i64) -> f64 {
    match terms.node(term) {
        Node::Const(sort, key) => number(*sort, *key),
        Node::Symbol(sym) => number(terms.symbol_of(*sym).sort, point(*sym)),
        Node::Real(op, a, b) => {
            let (x, y) = (by_hand(terms, *a, point), by_hand(terms, *b, point));
            let float = terms.sort(term) == Sort::Float;
            match op {
                // Of floats a double holds the exact or doubly rounded result, which is the same for these (Figueroa 1995).
                Real::Add if float => f64::from((x + y) as f32),
                Real::Sub if float => f64::from((x - y) as f32),
                Real::Mul if float => f64::from((x * y) as f32),
                Real::Div if float => f64::from((x / y) as f32),
                Real::Sqrt if float => f64::from(x.sqrt() as f32),
                Real::Add => x + y,
                Real::Sub => x - y,
                Real::Mul => x * y,
                Real::Div => x / y,
                Real::Rem => x % y,
                Real::Neg => f64::from_bits(x.to_bits() ^ 1 << 63),
                Real::Abs => {
                    if x.is_sign_negative() {
                        -x
                    } else {
                        x
                    }
                }
                Real::Sqrt => x.sqrt(),
                Real::Log => sojourner_terms::elementary::wide::log(x),
                Real::Floor => x.floor(),
                Real::Ceil => x.ceil(),
                Real::Rint => x.round_ties_even(),
                Real::ToDouble => x,
                // A long that a double cannot hold is rounded once only.
                Real::ToFloat => match terms.node(*a) {
                    Node::Symbol(sym) if terms.sort(*a) == Sort::Long => f64::from(point(*sym) as f32),
                    Node::Const(Sort::Long, value) => f64::from(*value as f32),
                    _ => f64::from(x as f32),
                },
                _ => unreachable!("whole numbers are leaves here"),
            }
        }
        // An int as a long.
        Node::Cast(_, inner) => by_hand(terms, *inner, point),
        other => unreachable!("{other:?}"),
    }
}

fn number(sort: Sort, key: i64) -> f64 {
    match sort {
        Sort::Float => f64::from(float_of(key)),
        Sort::Double => double_of(key),
        _ => key as f64,
    }
}

#[test]
fn random_terms_are_what_arithmetic_says_and_within_their_intervals() {
    let mut rng = Rng(7);
    let mut seen = 0;
    for _ in 0..6000 {
        let mut terms = Terms::new();
        let (_, leaves) = leaves(&mut terms);
        let sort = [Sort::Float, Sort::Double][rng.below(2) as usize];
        let term = term(&mut terms, &mut rng, sort, &leaves, 3);
        let keys: Vec<i64> = leaves.iter().map(|leaf| rng.key(leaf.0)).collect();
        let point = |sym: Sym| keys[terms.symbol_of(sym).n as usize];
        let value = terms.eval_total(term, &point);
        let (low, high) = terms.interval(term);
        assert!(low <= value && value <= high, "{} is outside of its interval", terms.show(term));
        // Whole numbers inside make doubles of their own: those terms are left to the solver's test.
        let casts = |t: &Term| matches!(terms.node(*t), Node::Real(Real::ToInt | Real::ToLong, ..));
        if Plan::new(&terms, &[term]).order().iter().any(casts) {
            continue;
        }
        seen += 1;
        let wanted = by_hand(&terms, term, &point);
        let got = number(sort, value);
        assert!(
            got == wanted && (got != 0.0 || got.is_sign_negative() == wanted.is_sign_negative())
                || got.is_nan() && wanted.is_nan(),
            "{} at {keys:?}: {got} is not {wanted}",
            terms.show(term)
        );
    }
    assert!(seen > 3000, "{seen}");
}

/// An operation on numbers of a sort, with a constant and whether that comes first.
type Step = (Real, Sort, Option<(i64, bool)>);

/// Conditions on chains over one symbol: what they are taken back to must hold exactly where the condition does.
#[test]
fn conditions_are_taken_back_exactly() {
    let mut rng = Rng(11);
    let mut direct = 0;
    for round in 0..4000 {
        let mut terms = Terms::new();
        let sort = [Sort::Float, Sort::Double, Sort::Int, Sort::Long][rng.below(4) as usize];
        let (_, x) = symbol(&mut terms, 0, sort);
        // The chain as a term, and as operations done one by one.
        let mut chain = x;
        let mut steps: Vec<Step> = Vec::new();
        for _ in 0..1 + rng.below(4) {
            let of = terms.sort(chain);
            let op = match of {
                Sort::Int | Sort::Long => [Real::ToFloat, Real::ToDouble][rng.below(2) as usize],
                _ => Real::ALL[rng.below(17) as usize],
            };
            if op.is_binary() {
                let (key, first) = (rng.key(of), rng.below(2) == 0);
                let constant = terms.number(of, key);
                chain = if first { terms.real(op, constant, chain) } else { terms.real(op, chain, constant) };
                steps.push((op, of, Some((key, first))));
            } else {
                chain = terms.real_of(op, chain);
                steps.push((op, of, None));
            }
        }
        let end = terms.sort(chain);
        let bound = rng.key(end);
        let limit = terms.number(end, bound);
        let is_real = matches!(end, Sort::Float | Sort::Double);
        let relation = rng.below(3);
        let condition = match (relation, is_real) {
            (0, true) => terms.real_lt(chain, limit),
            (1, true) => terms.real_lt(limit, chain),
            (_, true) => terms.real_eq(chain, limit),
            (0, false) => terms.lt(chain, limit),
            (1, false) => terms.lt(limit, chain),
            _ => terms.eq(chain, limit),
        };
        let mut tried: Vec<i64> = (0..30).map(|_| rng.key(sort)).collect();
        match terms.node(condition) {
            Node::Truth(_) => direct += 1,
            Node::Within(inner, spans) if *inner == x => {
                direct += 1;
                for &(low, high) in spans.iter() {
                    let near =
                        [low.saturating_sub(1), low, low.saturating_add(1), high, high.saturating_add(1)];
                    tried.extend(near);
                }
            }
            _ => {}
        }
        let range = sort.range();
        tried.retain(|key| range.0 <= *key && *key <= range.1);
        for key in tried {
            let value = steps.iter().fold(key, |value, (op, of, constant)| match constant {
                Some((c, true)) => apply(*op, *of, *c, value),
                Some((c, false)) => apply(*op, *of, value, *c),
                None => apply(*op, *of, value, value),
            });
            let (a, b) = (number(end, value), number(end, bound));
            let wanted = match (relation, is_real) {
                (0, true) => a < b,
                (1, true) => a > b,
                (_, true) => a == b,
                (0, false) => value < bound,
                (1, false) => value > bound,
                _ => value == bound,
            };
            let holds = terms.eval_total(condition, &|_| key) == 1;
            assert_eq!(holds, wanted, "{round}: {} at {key}", terms.show(condition));
        }
    }
    assert!(direct > 2500, "most are intervals of the symbol: {direct}");
}

#[test]
fn comparisons_know_nan_and_zeros() {
    let mut terms = Terms::new();
    let ((p, x), (_, y)) = (symbol(&mut terms, 0, Sort::Double), symbol(&mut terms, 1, Sort::Double));
    let list = [f64::NAN, 0.0, -0.0, 1.0, f64::INFINITY, -2.5];
    let (less, same) = (terms.real_lt(x, y), terms.real_eq(x, y));
    let compared = [-1, 1].map(|with_nan| terms.real_compare(x, y, with_nan));
    let extremes = [true, false].map(|largest| terms.real_extreme(x, y, largest));
    for a in list {
        for b in list {
            let point = |sym: Sym| key_of_double(if sym == p { a } else { b });
            assert_eq!(terms.eval_total(less, &point) == 1, a < b, "{a} < {b}");
            assert_eq!(terms.eval_total(same, &point) == 1, a == b, "{a} == {b}");
            for (term, with_nan) in compared.iter().zip([-1, 1]) {
                let wanted = a.partial_cmp(&b).map_or(with_nan, |order| order as i64);
                assert_eq!(terms.eval_total(*term, &point), wanted, "compare {a} {b}");
            }
            let either_nan = a.is_nan() || b.is_nan();
            let [most, least] = extremes.map(|term| double_of(terms.eval_total(term, &point)));
            if either_nan {
                assert!(most.is_nan() && least.is_nan());
            } else {
                let order = a.total_cmp(&b).is_ge();
                let (largest, smallest) = if order { (a, b) } else { (b, a) };
                assert_eq!((most.to_bits(), least.to_bits()), (largest.to_bits(), smallest.to_bits()));
            }
        }
    }
}

/// Two open values: what counting says must not be refuted by a point, and the solver must agree with both.
#[test]
fn counting_and_the_solver_agree_on_floats() {
    let mut rng = Rng(5);
    let solver = Smt { limit: std::time::Duration::from_secs(3), ..Smt::default() };
    let present = solver.present();
    let (mut decided, mut solved) = (0, 0);
    for round in 0..40 {
        let mut terms = Terms::new();
        let ((_, x), (_, y)) = (symbol(&mut terms, 0, Sort::Float), symbol(&mut terms, 1, Sort::Float));
        let op = [Real::Add, Real::Sub, Real::Add, Real::Mul][rng.below(4) as usize];
        let both = terms.real(op, x, y);
        let (limit, other) = (rng.below(200) as f32 - 100.0, rng.below(100) as f32);
        let (limit, other) = (terms.float(limit), terms.float(other));
        let first = terms.real_lt(limit, both);
        let second = terms.real_lt(x, other);
        let third = terms.real_lt(y, x);
        let mut pc = Pc::new();
        for condition in [first, second, third] {
            pc = pc.and(&mut terms, condition);
        }
        let mut counter = Counter::new();
        let known = match counter.count(&terms, &pc) {
            Count::Exact(count) => Some(count != 0u32.into()),
            Count::Bounds(low, _) if low != 0u32.into() => Some(true),
            _ => counter.feasible(&terms, &pc),
        };
        decided += usize::from(known.is_some());
        if let Witness::Found(point) = counter.point(&terms, &pc) {
            assert!(pc.holds(&terms, &|sym| point.get(sym).expect("a value")), "{round}");
        }
        if present {
            match solver.solve(&terms, &pc) {
                Answer::Satisfiable(_) => {
                    solved += 1;
                    assert_ne!(known, Some(false), "{round}: {}", pc.show(&terms));
                }
                Answer::Unsatisfiable => {
                    solved += 1;
                    assert_ne!(known, Some(true), "{round}: {}", pc.show(&terms));
                }
                Answer::Unknown(why) => assert!(!why.contains("says:"), "{round}: {why}"),
            }
        }
    }
    assert!(decided > 20, "{decided}");
    assert!(!present || solved > 20, "{solved}");
}
