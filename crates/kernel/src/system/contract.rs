//! Checks of the contract of [`System`], for the tests of whoever implements it.
//!
//! All take random walks. *Replay twice*: the same alternatives from the start must give the same
//! stops, fingerprints, encodings, labels and output (else there is hidden nondeterminism). *Save,
//! restore, compare*: going on and coming back, by snapshot and by undo marks, must give the same
//! state, and the same steps must follow from it (else a snapshot is incomplete); steps lead where they were foreseen
//! to lead. *Merged states behave
//! alike* (`contract/merged.rs`): what follows a state must not depend on the run that led there (else
//! a fingerprint is incomplete).

mod merged;

pub use merged::{Futures, alike, merged_alike};

use super::{Ask, Fingerprint, Stop, System};
use crate::path::Path;
use crate::rng::Rng;
use crate::watch::Watch;

/// A broken contract: what differed, and the run after which it did.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} after the run {path}")]
pub struct Breach {
    pub what: String,
    pub path: Path,
}

/// How long and how many walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walks {
    pub runs: u64,
    pub steps: u64,
    pub seed: u64,
}

impl Default for Walks {
    fn default() -> Walks {
        Walks { runs: 20, steps: 200, seed: 1 }
    }
}

/// What can be seen of a state.
#[derive(Clone, Debug, PartialEq)]
struct View {
    stop: Stop,
    fingerprint: Fingerprint,
    encoding: Vec<u8>,
    labels: u64,
    /// What the last step has put out.
    shown: u64,
}

impl View {
    fn of<S: System>(system: &mut S, stop: Stop) -> View {
        let mut encoding = Vec::new();
        system.encode(&mut encoding);
        let (fingerprint, labels, shown) = (system.fingerprint(), system.labels(), system.shown());
        View { stop, fingerprint, encoding, labels, shown }
    }

    /// The same state, seen when it was come back to: no step has put anything out.
    fn again<S: System>(&self, system: &mut S) -> View {
        View { shown: self.shown, ..View::of(system, self.stop.clone()) }
    }

    fn compare(&self, again: &View, when: &str, path: &[u32]) -> Result<(), Breach> {
        let what = if self.stop != again.stop {
            format!("the stop was {:?} and is {:?} {when}", self.stop, again.stop)
        } else if self.encoding != again.encoding {
            format!("the encoding differs {when}")
        } else if self.fingerprint != again.fingerprint {
            format!("the fingerprint differs {when}, though the encoding does not")
        } else if self.labels != again.labels {
            format!("the labels were {:b} and are {:b} {when}", self.labels, again.labels)
        } else if self.shown != again.shown {
            format!("something else is put out {when}")
        } else {
            return Ok(());
        };
        Err(Breach { what, path: Path(path.to_vec()) })
    }
}

fn pick(stop: &Stop, rng: &mut Rng) -> Option<u32> {
    match stop {
        Stop::Choice(choice) => Some(rng.below(u64::from(choice.len())) as u32),
        _ => None,
    }
}

/// Checks a system, again from the beginning for as long as what it assumes turns out to be wrong: until then it answers
/// nothing that counts ([`System::refine`]).
fn refined<S: System, T>(system: &mut S, mut check: impl FnMut(&mut S) -> T) -> T {
    loop {
        let answer = check(system);
        if !system.refine() {
            return answer;
        }
        // The last one says that a step was broken off.
        system.set_watch(Watch::default());
    }
}

/// Whether the same run gives the same states.
pub fn replay_twice<S: System>(system: &mut S, walks: Walks) -> Result<(), Breach> {
    refined(system, |system| replays(system, walks))
}

fn replays<S: System>(system: &mut S, walks: Walks) -> Result<(), Breach> {
    let mut rng = Rng::new(walks.seed);
    for _ in 0..walks.runs {
        let stop = system.start();
        let mut views = vec![View::of(system, stop)];
        let mut path = Vec::new();
        while (path.len() as u64) < walks.steps
            && let Some(alternative) = pick(&views[path.len()].stop, &mut rng)
        {
            let stop = system.step(alternative);
            path.push(alternative);
            views.push(View::of(system, stop));
        }
        let stop = system.start();
        views[0].compare(&View::of(system, stop), "when started again", &[])?;
        for at in 0..path.len() {
            let stop = system.step(path[at]);
            views[at + 1].compare(&View::of(system, stop), "when replayed", &path[..=at])?;
        }
    }
    Ok(())
}

/// Whether snapshots and undo marks bring the whole state back.
pub fn save_restore<S: System>(system: &mut S, walks: Walks) -> Result<(), Breach> {
    refined(system, |system| restores(system, walks))
}

pub(crate) fn restores<S: System>(system: &mut S, walks: Walks) -> Result<(), Breach> {
    let mut rng = Rng::new(walks.seed);
    for _ in 0..walks.runs {
        let stop = system.start();
        let mut view = View::of(system, stop);
        let mut path = Vec::new();
        while (path.len() as u64) < walks.steps {
            let snapshot = system.save();
            view.compare(&view.again(system), "after it was saved", &path)?;
            let excursion = excursion(system, &view.stop, &mut rng);
            system.restore(&snapshot);
            view.compare(&view.again(system), "after restoring its snapshot", &path)?;
            retrace(system, &excursion, "after restoring a snapshot", &path)?;
            system.restore(&snapshot);
            if system.can_undo() {
                system.mark();
                let again = marked_excursion(system, &view.stop, &mut rng);
                system.undo();
                view.compare(&view.again(system), "after undoing", &path)?;
                system.mark();
                retrace(system, &again, "after undoing", &path)?;
                system.undo();
                view.compare(&view.again(system), "after undoing twice", &path)?;
            }
            let Some(alternative) = pick(&view.stop, &mut rng) else { break };
            let is_harmless = system.is_harmless(alternative);
            let foreseen = system.leads_to(alternative);
            view.compare(&view.again(system), "after looking where a step leads", &path)?;
            let stop = system.step(alternative);
            path.push(alternative);
            view = View::of(system, stop);
            let breaks = matches!(view.stop, Stop::Violation(_) | Stop::Excluded);
            if is_harmless && breaks || foreseen.is_some_and(|print| print != view.fingerprint) {
                return Err(Breach { what: "a step leads elsewhere than foreseen".into(), path: Path(path) });
            }
        }
    }
    Ok(())
}

/// A few steps away, with what was seen.
fn excursion<S: System>(system: &mut S, stop: &Stop, rng: &mut Rng) -> Vec<(u32, View)> {
    let mut seen: Vec<(u32, View)> = Vec::new();
    for _ in 0..rng.below(5) + 1 {
        let at = seen.last().map_or(stop, |(_, view)| &view.stop);
        let Some(alternative) = pick(at, rng) else { break };
        let stop = system.step(alternative);
        seen.push((alternative, View::of(system, stop)));
    }
    seen
}

/// The same, with a nested mark that is undone before the end.
fn marked_excursion<S: System>(system: &mut S, stop: &Stop, rng: &mut Rng) -> Vec<(u32, View)> {
    let seen = excursion(system, stop, rng);
    let at = seen.last().map_or(stop, |(_, view)| &view.stop).clone();
    system.mark();
    excursion(system, &at, rng);
    system.undo();
    seen
}

fn retrace<S: System>(system: &mut S, seen: &[(u32, View)], when: &str, path: &[u32]) -> Result<(), Breach> {
    let mut path = path.to_vec();
    for (alternative, view) in seen {
        let stop = system.step(*alternative);
        path.push(*alternative);
        view.compare(&View::of(system, stop), when, &path)?;
    }
    Ok(())
}
