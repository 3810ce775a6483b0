//! Writes the whole state space of an mCRL2 specification as an Aldebaran file, to compare with other tools.
//!
//! `mcrl2_aut MOST FILE` stops after so many states. Outcomes of chance are not told apart from decisions.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

use sojourner_kernel::{Ask, Stop, System};
use sojourner_models::mcrl2;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [most, file] = &words[..] else { panic!("the most states, then a file") };
    let most: usize = most.parse().expect("a number of states");
    let program = match mcrl2::read(Path::new(file)) {
        Ok(program) => program,
        Err(error) => {
            eprintln!("REFUSED {error}");
            std::process::exit(2);
        }
    };
    let mut system = mcrl2::System::new(program);
    let stop = system.start();
    let mut numbers = HashMap::from([(system.fingerprint(), 0)]);
    let mut todo = std::collections::VecDeque::from([(0, system.save(), stop)]);
    let (mut lines, mut transitions) = (String::new(), 0);
    while let Some((from, snapshot, stop)) = todo.pop_front() {
        let choice = match stop {
            Stop::Choice(choice) => choice,
            Stop::Unsupported(why) => {
                eprintln!("HALT {why}");
                std::process::exit(3);
            }
            _ => continue,
        };
        for alternative in 0..choice.len() {
            system.restore(&snapshot);
            let label = system.describe_step(alternative);
            let stop = system.step(alternative);
            let next = numbers.len();
            let to = *numbers.entry(system.fingerprint()).or_insert_with(|| {
                todo.push_back((next, system.save(), stop));
                next
            });
            transitions += 1;
            writeln!(lines, "({from},\"{label}\",{to})").expect("a string grows");
        }
        if numbers.len() > most {
            eprintln!("PART");
            std::process::exit(4);
        }
    }
    print!("des (0,{transitions},{})\n{lines}", numbers.len());
}
