//! How long counts take, without the cache, the best of several:
//! `cargo run --release -p sojourner-terms --example times`.

use sojourner_terms::{Counter, Domain, Pc, Sort, Symbol, Term, Terms};
use std::time::Instant;

const MIN: i64 = i32::MIN as i64;
const MAX: i64 = i32::MAX as i64;

struct Question {
    name: &'static str,
    unknowns: u32,
    low: i64,
    high: i64,
    /// Coefficients and the two sides.
    rows: Vec<(Vec<i128>, Option<i128>, Option<i128>)>,
}

fn question(
    name: &'static str,
    (low, high): (i64, i64),
    rows: &[(&[i128], Option<i128>, Option<i128>)],
) -> Question {
    let unknowns = rows.iter().map(|row| row.0.len()).max().unwrap_or(1) as u32;
    let rows = rows.iter().map(|(items, low, high)| (items.to_vec(), *low, *high)).collect();
    Question { name, unknowns, low, high, rows }
}

fn chain(name: &'static str, n: usize) -> Question {
    let rows = (1..n)
        .map(|at| {
            let mut items = vec![0; n];
            (items[at - 1], items[at]) = (1, -1);
            (items, None, Some(-1))
        })
        .collect();
    Question { name, unknowns: n as u32, low: MIN, high: MAX, rows }
}

fn main() {
    let int = (MIN, MAX);
    let questions = [
        question("x <= 60 on 1..100", (1, 100), &[(&[1], None, Some(60))]),
        question("x+y <= 100", int, &[(&[1, 1], None, Some(100))]),
        question("x < y", int, &[(&[1, -1], None, Some(-1))]),
        question("x+y <= 100, x < y", int, &[(&[1, 1], None, Some(100)), (&[1, -1], None, Some(-1))]),
        question("7x-5y <= 3, 3x+11y >= -9", int, &[(&[7, -5], None, Some(3)), (&[3, 11], Some(-9), None)]),
        question("3x-2y+z >= 7", int, &[(&[3, -2, 1], Some(7), None)]),
        question(
            "x+y <= 100, x < y, 3x-2y+z >= 7",
            int,
            &[(&[1, 1], None, Some(100)), (&[1, -1], None, Some(-1)), (&[3, -2, 1], Some(7), None)],
        ),
        question(
            "17x-23y+31z <= 1000, 5x+7y-3z >= 4",
            int,
            &[(&[17, -23, 31], None, Some(1000)), (&[5, 7, -3], Some(4), None)],
        ),
        chain("w < x < y < z", 4),
        question(
            "4 unknowns, 3 rows",
            int,
            &[
                (&[1, 2, -1, 0], None, Some(50)),
                (&[0, 1, 3, -2], Some(-7), None),
                (&[2, 0, 1, 1], None, Some(900)),
            ],
        ),
        chain("6 in order", 6),
        chain("8 in order", 8),
        question("simplex, 5, 2^31 - 1", (0, MAX), &[(&[1, 1, 1, 1, 1], None, Some((1 << 31) - 1))]),
        question("coins = 10000", (0, 10_000), &[(&[1, 5, 10, 25, 50], Some(10_000), Some(10_000))]),
        question("7x+11y+13z = 2^31", (0, MAX), &[(&[7, 11, 13], Some(1 << 31), Some(1 << 31))]),
    ];
    println!("{:36} {:>8} {:>12}", "condition", "cones", "microseconds");
    for Question { name, unknowns, low, high, rows } in questions {
        let mut terms = Terms::new();
        let vars: Vec<Term> = (0..unknowns)
            .map(|n| {
                let domain = Domain::uniform(low, high);
                let sym = terms.symbol(Symbol { origin: 0, n, sort: Sort::Int, domain }, &format!("x{n}"));
                terms.variable(sym)
            })
            .collect();
        let mut pc = Pc::new();
        for (items, low, high) in &rows {
            let items: Vec<(i128, Term)> =
                items.iter().copied().zip(vars.iter().copied()).filter(|(c, _)| *c != 0).collect();
            let row = terms.row(&items, *low, *high);
            pc = pc.and(&mut terms, row);
        }
        let (mut best, mut cones) = (f64::INFINITY, 0);
        for _ in 0..6 {
            let mut counter = Counter::new();
            let start = Instant::now();
            let count = counter.count(&terms, &pc);
            best = best.min(start.elapsed().as_secs_f64());
            cones = counter.cones;
            assert!(count.exact().is_some(), "{name}: {count:?}");
        }
        println!("{name:36} {cones:>8} {:>12.1}", best * 1e6);
    }
}
