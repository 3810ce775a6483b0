//! Explores a Java program breadth first and tells which values keep states apart whose threads
//! stand at the same places: `state_differences FILE.java STATES [ARGS]`. For contributors.

use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::launch::{Request, launch};
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_kernel::{Stop, System};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let request = Request { what: args[0].clone(), ..Request::default() };
    let launch = launch(&request).expect("a program");
    let bound: usize = args[1].parse().expect("a number of states");
    let options =
        Options { random: Randomness::Chance, assertions: true, heap_bytes: 64 << 20, ..Options::default() };
    let mut system = JavaSystem::new(&launch, &args[2..], options).expect("a program");
    let first = system.start();
    let mut seen = HashSet::from([system.fingerprint().0]);
    let mut todo = VecDeque::new();
    let mut groups: HashMap<String, Vec<Vec<(String, String)>>> = HashMap::new();
    note(&mut system, &first, &mut todo, &mut groups);
    while let Some((state, alternatives)) = todo.pop_front() {
        for alternative in 0..alternatives {
            system.restore(&state);
            let stop = system.step(alternative);
            if seen.insert(system.fingerprint().0) {
                note(&mut system, &stop, &mut todo, &mut groups);
            }
        }
        if seen.len() > bound {
            println!("{} in the queue", todo.len());
            break;
        }
    }
    println!("{} states in {} groups", seen.len(), groups.len());
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|g| std::cmp::Reverse(g.1.len()));
    for (outline, states) in groups.into_iter().take(4) {
        println!("\n=== {} states\n{outline}", states.len());
        let mut values: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for state in &states {
            for (key, value) in state {
                values.entry(key).or_default().insert(value);
            }
        }
        let mut lines: Vec<_> = values
            .into_iter()
            .filter(|(k, v)| v.len() > 1 || states.iter().any(|s| !s.iter().any(|(l, _)| l == k)))
            .collect();
        lines.sort_by_key(|(_, v)| std::cmp::Reverse(v.len()));
        for (key, values) in lines.into_iter().take(40) {
            let some: Vec<_> = values.iter().take(6).collect();
            println!("{:5} {key}: {some:?}", values.len());
        }
    }
}

type Todo = VecDeque<(<JavaSystem as System>::Snapshot, u32)>;

fn note(
    system: &mut JavaSystem,
    stop: &Stop,
    todo: &mut Todo,
    groups: &mut HashMap<String, Vec<Vec<(String, String)>>>,
) {
    if let Stop::Choice(choice) = stop {
        todo.push_back((system.save(), choice.len()));
    }
    let portrait = system.portrait();
    groups.entry(system.outline()).or_default().push(portrait);
}
