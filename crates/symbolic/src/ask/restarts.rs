//! Restarts of sampling, on all cores.
//!
//! A restart is sampling on a system of its own, from a seed of its own. Restarts are looked at in their order: the first
//! that reaches the value counts, otherwise the one with the largest; it is drawn once more where the answer is told.
//! Invariant: what is found, and how many samples that took, does not depend on the number of threads.

use super::Asking;
use crate::pose::Names;
use crate::question::Formula;
use crate::sample::{self, Found, Limit, Sampling};
use crate::space::{Halt, Limits, Space};
use sojourner_kernel::System;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The stack of a thread: machines need as much as the first one has.
const STACK: usize = 16 << 20;

impl<S: System, F: Fn() -> S + Sync> Asking<'_, S, F> {
    pub(super) fn restarted(
        &mut self,
        at: usize,
        names: &Names,
        path: &Formula,
        limit: Limit,
        sampling: &Sampling,
    ) -> (Found, Option<Halt>) {
        let single = Sampling { restarts: 1, ..sampling.clone() };
        let (done, halted) = {
            let keeps = self.spaces[at].keeps.clone();
            let limits = Limits { watcher: None, ..self.plan.limits.clone() };
            let (fresh, seed, limit, single) = (self.fresh, self.plan.seed, &limit, &single);
            let one = |index: u64| -> Result<Found, Halt> {
                let space = Space::new(fresh(), keeps.clone(), limits.clone());
                let mut space = space.map_err(|(halt, _)| halt)?;
                let (found, halt) =
                    sample::search(&mut space, names, path, limit.clone(), single, seed_of(seed, index));
                space.is_sound()?;
                halt.map_or(Ok(found), Err)
            };
            on_threads(self.plan.workers, sampling.restarts, one)
        };
        if halted == Some(Halt::Refuted) {
            return (Found::default(), halted);
        }
        let first = done.iter().find(|(_, found)| found.is_reached).map(|(index, _)| *index);
        let best = done.iter().fold(None, |best: Option<(u64, f64)>, (index, found)| match best {
            Some((_, value)) if value >= found.value => best,
            _ => Some((*index, found.value)),
        });
        let winner = first.or(best.map(|best| best.0)).unwrap_or(0);
        let seed = seed_of(self.plan.seed, winner);
        let (again, halt) = sample::search(&mut self.spaces[at], names, path, limit, &single, seed);
        let samples = |found: &Found| found.samples;
        let before: u64 = done.range(..winner).map(|(_, found)| samples(found)).sum();
        let counted: u64 = match first {
            Some(first) => done.range(..=first).map(|(_, found)| samples(found)).sum(),
            None => done.values().map(samples).sum(),
        };
        let best_at = before + done.get(&winner).map_or(again.best_at, |found| found.best_at);
        (Found { samples: counted.max(again.samples), best_at, ..again }, halted.or(halt))
    }
}

fn seed_of(seed: u64, restart: u64) -> u64 {
    seed.wrapping_add(restart.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// Does restarts in their order, several at a time, until one has reached the value; what each has found, and what broke
/// one off.
fn on_threads(
    workers: usize,
    restarts: u64,
    one: impl Fn(u64) -> Result<Found, Halt> + Sync,
) -> (BTreeMap<u64, Found>, Option<Halt>) {
    let (next, first) = (AtomicU64::new(0), AtomicU64::new(u64::MAX));
    let done = Mutex::new((BTreeMap::new(), None));
    let work = || loop {
        let index = next.fetch_add(1, Ordering::SeqCst);
        let is_broken = done.lock().expect("nobody panics here").1.is_some();
        if index >= restarts || index > first.load(Ordering::SeqCst) || is_broken {
            break;
        }
        let found = one(index);
        let mut done = done.lock().expect("nobody panics here");
        match found {
            Ok(found) => {
                if found.is_reached {
                    first.fetch_min(index, Ordering::SeqCst);
                }
                done.0.insert(index, found);
            }
            // An assumption that was wrong says more than a limit.
            Err(halt) if done.1 != Some(Halt::Refuted) => done.1 = Some(halt),
            Err(_) => {}
        }
    };
    std::thread::scope(|scope| {
        let others = (workers.max(1) as u64).min(restarts).saturating_sub(1);
        for _ in 0..others {
            let thread = std::thread::Builder::new().stack_size(STACK);
            thread.spawn_scoped(scope, work).expect("a thread");
        }
        work();
    });
    let (mut found, halted) = done.into_inner().expect("nobody panics here");
    // Those after the first that reached the value were done by the way.
    let last = first.into_inner();
    found.retain(|index, _| *index <= last);
    (found, halted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_does_not_depend_on_the_number_of_threads() {
        let one = |index: u64| -> Result<Found, Halt> {
            Ok(Found { samples: index + 1, is_reached: index == 5 || index == 7, ..Found::default() })
        };
        for workers in [1, 2, 3, 16] {
            let (found, halted) = on_threads(workers, 20, one);
            assert_eq!((found.len(), halted), (6, None), "{workers} workers");
            assert!(found.iter().all(|(index, found)| found.samples == index + 1));
        }
        let (all, _) = on_threads(4, 9, |_| Ok(Found::default()));
        assert_eq!(all.len(), 9);
        let (_, halted) = on_threads(2, 9, |_| Err(Halt::Time));
        assert_eq!(halted, Some(Halt::Time));
    }
}
