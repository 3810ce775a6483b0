//! Random systems and conditions counted both ways, for as long as one likes:
//! `cargo run --release -p sojourner-terms --example soak -- SEED ROUNDS`.

use sojourner_terms::Counter;
use std::time::Instant;

#[path = "../tests/shared/random.rs"]
mod shared;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().expect("SEED ROUNDS")).collect();
    let (seed, rounds) = (numbers.first().copied().unwrap_or(1), numbers.get(1).copied().unwrap_or(10_000));
    let (mut counter, mut rng) = (Counter::new(), shared::Rng(seed));
    let (mut exact, mut slowest) = (0, 0.0f64);
    for round in 0..rounds {
        shared::linear_system(&mut rng, &mut counter, round);
        let before = rng.0;
        let start = Instant::now();
        exact += u64::from(shared::java_condition(&mut rng));
        let took = start.elapsed().as_secs_f64();
        if took > slowest {
            slowest = took;
            println!("round {round}, seed {before}: {took:.3} s");
        }
    }
    println!(
        "{rounds} linear systems agree ({} polytopes, {} cones, {} from the cache); {exact} of {rounds} conditions counted exactly, all agree",
        counter.polytopes, counter.cones, counter.hits
    );
}
