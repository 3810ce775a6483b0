//! How long the traces of a randomised depth-first search are, counted in two ways: along the path that the search
//! stands on when it meets the goal, and back by the first discovery of each state.
//!
//! `depth_first_traces FILE ACTION SEARCHES MOST`: searches for an action of an mCRL2 specification, each of
//! which may expand so many states. All successors of a state are considered when it is expanded, and the goal is met
//! there. The kernel's own searches tell traces by first discovery; this one is written apart.

use std::collections::HashMap;
use std::path::Path;

use sojourner_kernel::system::action::Actions;
use sojourner_kernel::{Stop, System};
use sojourner_models::mcrl2;

/// States expanded, the length of the path, and of the way by first discovery.
type Found = (u64, u64, u64);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, action, searches, most] = &words[..] else { panic!("a file, an action, two numbers") };
    let (searches, most): (u64, u64) = (searches.parse().unwrap(), most.parse().unwrap());
    let program = mcrl2::read(Path::new(file)).unwrap_or_else(|e| panic!("{e}"));
    let mut system = mcrl2::System::new(program);
    let found: Vec<Found> =
        (0..searches).filter_map(|seed| search(&mut system, action, most, seed)).collect();
    let mean = |read: fn(&Found) -> u64| found.iter().map(read).sum::<u64>() as f64 / found.len() as f64;
    println!(
        "{} of {searches} found it; means: {:.0} states, path {:.0}, first discovery {:.0}",
        found.len(),
        mean(|f| f.0),
        mean(|f| f.1),
        mean(|f| f.2)
    );
}

fn search(system: &mut mcrl2::System, action: &str, most: u64, seed: u64) -> Option<Found> {
    let mut random = Random((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let count = |stop: &Stop| if let Stop::Choice(choice) = stop { choice.len() } else { 0 };
    let mut next = Some((system.start(), system.fingerprint()));
    // By state: how far from the start it was first discovered, and whether it was gone to.
    let mut known = HashMap::from([(system.fingerprint(), (0u64, true))]);
    let mut path: Vec<(_, Vec<(u32, _)>)> = Vec::new();
    let mut expanded = 0;
    loop {
        if let Some((stop, print)) = next.take() {
            expanded += 1;
            if expanded > most {
                return None;
            }
            let (here, depth) = (system.save(), known[&print].0);
            let mut successors = Vec::new();
            let mut is_met = false;
            for alternative in 0..count(&stop) {
                let text = system.action(alternative).map(|a| system.text(a)).unwrap_or_default();
                is_met |= text.split('|').any(|part| part.split('(').next() == Some(action));
                system.step(alternative);
                known.entry(system.fingerprint()).or_insert((depth + 1, false));
                successors.push((alternative, system.fingerprint()));
                system.restore(&here);
            }
            if is_met {
                return Some((expanded, path.len() as u64 + 1, depth + 1));
            }
            for last in (1..successors.len()).rev() {
                successors.swap(last, random.below(last as u64 + 1) as usize);
            }
            path.push((here, successors));
        }
        let (here, successors) = path.last_mut()?;
        match successors.pop() {
            None => {
                path.pop();
            }
            Some((alternative, print)) if !known[&print].1 => {
                known.get_mut(&print).expect("a successor is known").1 = true;
                system.restore(here);
                next = Some((system.step(alternative), print));
            }
            Some(_) => {}
        }
    }
}

/// Marsaglia's xorshift: enough to shuffle with.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % end
    }
}
