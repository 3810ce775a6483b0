//! Counts states and transitions of mCRL2 specifications, breadth first, to compare with other tools.
//!
//! `mcrl2_count MOST FILE...` stops each after so many states.

use std::collections::HashSet;
use std::path::Path;
use std::time::Instant;

use sojourner_kernel::{Stop, System};
use sojourner_models::mcrl2;

fn main() {
    let mut words = std::env::args().skip(1);
    let most: usize = words.next().and_then(|w| w.parse().ok()).expect("the most states, then files");
    for word in words {
        let began = Instant::now();
        match mcrl2::read(Path::new(&word)) {
            Err(error) => println!("REFUSED {word}: {error}"),
            Ok(program) => {
                let (states, transitions, ending) = count(mcrl2::System::new(program), most);
                println!("{ending} {states} {transitions} {:.2} {word}", began.elapsed().as_secs_f64());
            }
        }
    }
}

fn count(mut system: mcrl2::System, most: usize) -> (usize, usize, String) {
    let mut seen = HashSet::new();
    let mut level = Vec::new();
    let mut transitions = 0;
    let began = Instant::now();
    let mut stop = system.start();
    seen.insert(system.fingerprint());
    level.push((system.save(), stop.clone()));
    while !level.is_empty() {
        let mut next = Vec::new();
        for (snapshot, at) in level {
            let choice = match at {
                Stop::Choice(choice) => choice,
                Stop::Unsupported(why) => return (seen.len(), transitions, format!("HALT({why})")),
                _ => continue,
            };
            for alternative in 0..choice.len() {
                system.restore(&snapshot);
                stop = system.step(alternative);
                transitions += 1;
                if seen.insert(system.fingerprint()) {
                    next.push((system.save(), stop.clone()));
                }
            }
            if seen.len() > most || began.elapsed().as_secs() > 60 {
                return (seen.len(), transitions, "PART".into());
            }
        }
        level = next;
    }
    (seen.len(), transitions, "OK".into())
}
