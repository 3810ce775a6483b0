//! Takes random walks through a Java program, each twice, and tells what differs the second time; then walks with
//! excursions from which it comes back by restoring and undoing: `replay_differences CLASSPATH MAIN WALKS [ARGS]`.
//! Nothing may differ. `PORTRAITS=1` compares whole states. For contributors.

use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::launch::{Request, launch};
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_kernel::system::contract::{Walks, save_restore};
use sojourner_kernel::{Stop, System};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let class_path = Some(args[0].clone());
    let request = Request { what: args[1].clone(), class_path, ..Request::default() };
    let launch = launch(&request).expect("a program");
    let options =
        Options { random: Randomness::Chance, assertions: true, heap_bytes: 64 << 20, ..Options::default() };
    let mut system = JavaSystem::new(&launch, &args[3..], options).expect("a program");
    let mut random = 1u64;
    let walks: u64 = args[2].parse().expect("a number of walks");
    for walk in 0..walks {
        let mut path = Vec::new();
        let mut stop = system.start();
        let mut seen = vec![view(&mut system, &stop)];
        while let Stop::Choice(choice) = &stop
            && path.len() < 3000
        {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            // Mostly straight on, so that walks come far.
            let taken = if random >> 61 == 0 { (random >> 33) as u32 % choice.len() } else { 0 };
            path.push(taken);
            stop = system.step(taken);
            seen.push(view(&mut system, &stop));
        }
        println!("walk {walk}: {} steps", path.len());
        let mut stop = system.start();
        for (at, was) in seen.iter().enumerate() {
            let is = view(&mut system, &stop);
            if *was != is {
                println!("differs after {at} steps of walk {walk}");
                tell(was, &is);
                std::process::exit(1);
            }
            if at < path.len() {
                stop = system.step(path[at]);
            }
        }
    }
    let excursions = save_restore(&mut system, Walks { runs: walks, steps: 3000, seed: 5 });
    println!("excursions: {excursions:?}");
}

#[derive(PartialEq)]
struct View {
    stop: Stop,
    fingerprint: u128,
    outline: String,
    portrait: Vec<(String, String)>,
}

fn view(system: &mut JavaSystem, stop: &Stop) -> View {
    let full = std::env::var_os("PORTRAITS").is_some();
    View {
        stop: stop.clone(),
        fingerprint: system.fingerprint().0,
        outline: system.outline(),
        portrait: if full { system.portrait() } else { Vec::new() },
    }
}

fn tell(was: &View, is: &View) {
    println!("stop {:?}\nand  {:?}", was.stop, is.stop);
    println!("--- first\n{}\n--- second\n{}", was.outline, is.outline);
    let lacks = |all: &View, line| !all.portrait.contains(line);
    for line in was.portrait.iter().filter(|l| lacks(is, l)).take(20) {
        println!("- {}: {}", line.0, line.1);
    }
    for line in is.portrait.iter().filter(|l| lacks(was, l)).take(20) {
        println!("+ {}: {}", line.0, line.1);
    }
}
