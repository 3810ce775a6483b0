//! *Merged states behave alike*: where two runs lead to states that are taken for one, whatever follows the one must
//! follow the other. A search explores what follows the first only, so whatever a fingerprint leaves out that can still
//! be seen loses behaviour, and no other check of the contract notices.
//!
//! Both futures are run side by side, by the same alternatives, and compared step by step: stops, fingerprints,
//! encodings, labels and what is put out. Where a choice was made is not compared: who moved last may differ.
//!
//! Known gap: futures are sampled, so a difference that only some of them look at can be missed.

use super::{Breach, View, Walks, pick, refined};
use crate::choice::Site;
use crate::path::Path;
use crate::rng::Rng;
use crate::system::{Fingerprint, Stop, System};
use rustc_hash::FxHashMap;

/// How many futures of two merged states are compared, and how far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Futures {
    pub runs: u32,
    pub steps: u64,
    /// The two may differ in names, and so in fingerprints: then only what can be seen from outside is compared.
    pub renamed: bool,
}

/// Searches at random for states that are met by several runs, and compares the futures of each pair; how many pairs
/// were compared. `walks.runs` pairs at most are, for so many steps.
pub fn merged_alike<S: System>(system: &mut S, walks: Walks) -> Result<u64, Breach> {
    refined(system, |system| compare_pairs(system, walks))
}

fn compare_pairs<S: System>(system: &mut S, walks: Walks) -> Result<u64, Breach> {
    let mut rng = Rng::new(walks.seed);
    let futures = Futures { runs: 3, steps: walks.steps, renamed: false };
    let mut pairs = meetings(system, walks, &mut rng);
    let mut compared = 0;
    while compared < walks.runs && !pairs.is_empty() {
        let at = rng.below(pairs.len() as u64) as usize;
        let (first, second) = pairs.swap_remove(at);
        alike(system, &first, &second, futures, &mut rng)?;
        compared += 1;
    }
    Ok(compared)
}

/// Pairs of runs to one state, from a search that takes its next transition at random.
fn meetings<S: System>(system: &mut S, walks: Walks, rng: &mut Rng) -> Vec<(Vec<u32>, Vec<u32>)> {
    let mut known: FxHashMap<Fingerprint, Vec<u32>> = FxHashMap::default();
    let mut pairs = Vec::new();
    let mut open: Vec<(S::Snapshot, Vec<u32>, Vec<u32>)> = Vec::new();
    let stop = system.start();
    known.insert(system.fingerprint(), Vec::new());
    if let Stop::Choice(choice) = stop {
        open.push((system.save(), Vec::new(), (0..choice.len()).collect()));
    }
    for _ in 0..walks.steps * 4 {
        // Mostly on from the last state, so that the search gets deep; sometimes from another.
        let last = open.len().wrapping_sub(1);
        let at = if rng.below(4) == 0 { rng.below(open.len().max(1) as u64) as usize } else { last };
        let Some((saved, path, left)) = open.get_mut(at) else { break };
        let alternative = left.swap_remove(rng.below(left.len() as u64) as usize);
        let mut path = path.clone();
        path.push(alternative);
        system.restore(saved);
        if left.is_empty() {
            open.remove(at);
        }
        let stop = system.step(alternative);
        match known.entry(system.fingerprint()) {
            std::collections::hash_map::Entry::Occupied(first) => pairs.push((first.get().clone(), path)),
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(path.clone());
                if let Stop::Choice(choice) = stop {
                    open.push((system.save(), path, (0..choice.len()).collect()));
                }
            }
        }
    }
    pairs
}

/// Compares what follows two runs that lead to states taken for one; the steps that took.
pub fn alike<S: System>(
    system: &mut S,
    first: &[u32],
    second: &[u32],
    futures: Futures,
    rng: &mut Rng,
) -> Result<u64, Breach> {
    let (one, before) = reach(system, first)?;
    let (two, after) = reach(system, second)?;
    let met = format!("where a run meets the state that {} leads to", Path(first.to_vec()));
    let renamed = futures.renamed && before.fingerprint != after.fingerprint;
    let as_compared = |view: View| if renamed { view.seen_from_outside() } else { view.without_site() };
    let after = View { shown: before.shown, ..after };
    as_compared(before.clone()).compare(&as_compared(after), &met, second)?;
    let mut steps = (first.len() + second.len()) as u64;
    for _ in 0..futures.runs {
        let mut path = second.to_vec();
        let (mut stop, mut here, mut there) = (before.stop.clone(), None, None);
        for _ in 0..futures.steps {
            let Some(alternative) = pick(&stop, rng) else { break };
            path.push(alternative);
            system.restore(here.as_ref().unwrap_or(&one));
            stop = system.step(alternative);
            let expected = View::of(system, stop.clone());
            here = Some(system.save());
            system.restore(there.as_ref().unwrap_or(&two));
            let again = system.step(alternative);
            let seen = View::of(system, again);
            there = Some(system.save());
            steps += 2;
            let since = path.len() - second.len();
            let when = format!(
                "{since} steps after the run of {} steps met the state that {} leads to",
                second.len(),
                Path(first.to_vec())
            );
            as_compared(expected).compare(&as_compared(seen), &when, &path)?;
        }
    }
    Ok(steps)
}

/// The state after a run.
fn reach<S: System>(system: &mut S, path: &[u32]) -> Result<(S::Snapshot, View), Breach> {
    let mut stop = system.start();
    for (at, &alternative) in path.iter().enumerate() {
        stop = match stop {
            Stop::Choice(choice) if alternative < choice.len() => system.step(alternative),
            _ => {
                let what = "a run that was taken before cannot be taken again".into();
                return Err(Breach { what, path: Path(path[..=at].to_vec()) });
            }
        };
    }
    let view = View::of(system, stop);
    Ok((system.save(), view))
}

impl View {
    fn without_site(mut self) -> View {
        if let Stop::Choice(choice) = self.stop {
            self.stop = Stop::Choice(choice.at(Site(0)));
        }
        self
    }

    fn seen_from_outside(self) -> View {
        View { fingerprint: Fingerprint(0), encoding: Vec::new(), ..self.without_site() }
    }
}
