//! Randomised depth-first search without a ledger (Engels, section 3): what is remembered are the states that were
//! met, with the way to each by first discovery, and the states saved on the present path.
//!
//! The same search as [`crate::strategy::rdfs`], successor by successor and draw by draw: with one seed both expand
//! the same states in the same order. Nothing is verified, not even when all states were met: there is no
//! graph to judge.

use rustc_hash::FxHashMap;

use super::{Ground, Road, alternatives};
use crate::journal::Refused;
use crate::rng::Rng;
use crate::search::{Check, Ending, Limit, Outcome};
use crate::system::{Stop, System};

/// Goes depth first, alternatives in random order; all successors of a state first, if they are considered.
pub(in crate::walker) fn depth_first<S: System>(
    check: Check<'_, S>,
    name: String,
    consider_all: bool,
    seed: u64,
) -> Result<Outcome, Refused> {
    let mut ground = Ground::new(check);
    let mut descent = Descent { rng: Rng::new(seed), ..Descent::default() };
    let ending = match consider_all {
        true => descent.considering(&mut ground),
        false => descent.taking(&mut ground),
    };
    let size = (descent.places.len() as u64, descent.bytes());
    Ok(ground.close(ending.unwrap_or(Ending::Limit(Limit::Strategy)), name, size))
}

/// A state of the present path.
struct Frame<T> {
    snapshot: T,
    place: u32,
    /// Where what is left to do there begins.
    start: usize,
}

/// The states met: by state its place on the road.
struct Descent {
    places: FxHashMap<u128, u32>,
    road: Road,
    /// By place: how far from the start, and whether it was expanded.
    depths: Vec<(u32, bool)>,
    /// Alternatives to be taken, those of the deepest state last; with the places they lead to, if that is known.
    pending: Vec<(u32, u32)>,
    rng: Rng,
}

impl Default for Descent {
    fn default() -> Descent {
        Descent {
            places: FxHashMap::default(),
            road: Road::default(),
            depths: Vec::new(),
            pending: Vec::new(),
            rng: Rng::new(0),
        }
    }
}

impl Descent {
    /// The place of a state, and whether it is new.
    fn place(&mut self, key: u128, by: (u32, u32)) -> (u32, bool) {
        let next = self.depths.len() as u32;
        let place = *self.places.entry(key).or_insert(next);
        if place == next {
            self.road.back.push(by);
            let before = self.depths.get(by.0 as usize).map_or(0, |d| d.0 + 1);
            self.depths.push((before, false));
        }
        (place, place == next)
    }

    fn shuffle(&mut self, start: usize) {
        for left in (1..self.pending.len() - start).rev() {
            let other = self.rng.below(left as u64 + 1) as usize;
            self.pending.swap(start + left, start + other);
        }
    }

    fn bytes(&self) -> u64 {
        let each = self.places.capacity() * 33 + self.depths.capacity() * 8 + self.pending.capacity() * 8;
        each as u64 + self.road.bytes()
    }

    /// Whether a place is nearer than the limit on depth.
    fn is_near<S: System>(&self, ground: &Ground<'_, S>, place: u32) -> bool {
        ground.ledger.bounds.limits.depth.is_none_or(|most| self.depths[place as usize].0 < most)
    }

    /// All successors of a state are looked at when it is come to, and one that was not expanded is gone to.
    fn considering<S: System>(&mut self, ground: &mut Ground<'_, S>) -> Option<Ending> {
        let mut frames: Vec<Frame<S::Snapshot>> = Vec::new();
        let mut stop = ground.start();
        let (mut place, _) = self.place(ground.key(&stop), (0, 0));
        loop {
            if let Some(ending) = self.ends(ground) {
                return Some(ending);
            }
            let is_expanded = std::mem::replace(&mut self.depths[place as usize].1, true);
            if !is_expanded && alternatives(&stop) > 0 && self.is_near(ground, place) {
                let snapshot = ground.system.save();
                let start = self.pending.len();
                if let Some(ending) = self.expand(ground, &snapshot, place, alternatives(&stop)) {
                    return Some(ending);
                }
                self.shuffle(start);
                frames.push(Frame { snapshot, place, start });
            }
            // The next one that was not expanded.
            let (frame, alternative) = loop {
                let Some(frame) = frames.last() else { return ground.ends((0, self.bytes())) };
                if self.pending.len() == frame.start {
                    frames.pop();
                } else if let Some((next, alternative)) = self.pending.pop()
                    && !self.depths[next as usize].1
                {
                    place = next;
                    break (frame, alternative);
                }
            };
            ground.system.restore(&frame.snapshot);
            stop = ground.system.step(alternative);
            if let Some(ending) = ground.ledger.broken_off() {
                return Some(ending);
            }
            if let Stop::Unsupported(_) = stop {
                ground.meet(&stop, || self.road.path(frame.place, alternative));
            }
            ground.ledger.went(self.depths[place as usize].0);
        }
    }

    /// Looks at all successors of a state, and puts those to be gone to behind `pending`, each place once.
    fn expand<S: System>(
        &mut self,
        ground: &mut Ground<'_, S>,
        here: &S::Snapshot,
        place: u32,
        alternatives: u32,
    ) -> Option<Ending> {
        let start = self.pending.len();
        for alternative in 0..alternatives {
            if let Some(ending) = self.ends(ground) {
                return Some(ending);
            }
            let key = match ground.foreseen(alternative) {
                Some(key) => {
                    ground.ledger.steps += 1;
                    key
                }
                None => {
                    let stop = ground.step(alternative);
                    if let Some(ending) = ground.ledger.broken_off() {
                        return Some(ending);
                    }
                    ground.meet(&stop, || self.road.path(place, alternative));
                    if ground.ledger.is_done() {
                        ground.ledger.expanded += u64::from(alternative + 1 == alternatives);
                        return Some(Ending::FirstViolation);
                    }
                    let key = ground.key(&stop);
                    ground.system.restore(here);
                    key
                }
            };
            let (next, _) = self.place(key, (place, alternative));
            self.pending.push((next, alternative));
        }
        ground.ledger.expanded += 1;
        self.pending[start..].sort_unstable();
        let mut kept = start;
        for index in start..self.pending.len() {
            if index == start || self.pending[index].0 != self.pending[kept - 1].0 {
                self.pending[kept] = self.pending[index];
                kept += 1;
            }
        }
        self.pending.truncate(kept);
        None
    }

    /// A transition is run when its turn has come.
    fn taking<S: System>(&mut self, ground: &mut Ground<'_, S>) -> Option<Ending> {
        let mut frames: Vec<Frame<S::Snapshot>> = Vec::new();
        let mut stop = ground.start();
        let (mut place, mut is_new) = self.place(ground.key(&stop), (0, 0));
        loop {
            if let Some(ending) = self.ends(ground) {
                return Some(ending);
            }
            if is_new && alternatives(&stop) > 0 && self.is_near(ground, place) {
                let start = self.pending.len();
                self.pending.extend((0..alternatives(&stop)).map(|alternative| (0, alternative)));
                self.shuffle(start);
                frames.push(Frame { snapshot: ground.system.save(), place, start });
            }
            let Some(frame) = frames.last() else { return ground.ends((0, self.bytes())) };
            let Some((_, alternative)) = self.pending.pop() else { return ground.ends((0, self.bytes())) };
            ground.system.restore(&frame.snapshot);
            stop = ground.step(alternative);
            if let Some(ending) = ground.ledger.broken_off() {
                return Some(ending);
            }
            ground.meet(&stop, || self.road.path(frame.place, alternative));
            let is_last = self.pending.len() == frame.start;
            ground.ledger.expanded += u64::from(is_last);
            if ground.ledger.is_done() {
                return Some(Ending::FirstViolation);
            }
            (place, is_new) = self.place(ground.key(&stop), (frame.place, alternative));
            ground.ledger.went(self.depths[place as usize].0);
            if is_last {
                frames.pop();
            }
        }
    }

    fn ends<S: System>(&self, ground: &mut Ground<'_, S>) -> Option<Ending> {
        ground.ends((self.places.len() as u64, self.bytes()))
    }
}
