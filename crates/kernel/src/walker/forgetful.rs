//! Walks without a ledger: what a walker has seen is forgotten, except what its next steps need.
//!
//! Engels' measure of a search is what it expands, and its point is systems that nobody can store. A
//! random walk then takes constant memory, and a highway what its lanes have passed: width times
//! depth. Random: the successors are *considered* (one by one, a goal among them is found), one is
//! taken. Highway: see [`super::highway`], of which this is the same selection.
//!
//! The run to what was found follows the back pointers of first discovery (section 5): a highway
//! keeps those of its lanes; a random walk is walked once more with the same seed, this time with a
//! memory. Gap: that memory grows with the considered states of the walk. Nothing is ever verified,
//! and no mass is measured; `states` are those distinguished, of a random walk those passed through.
//!
//! Where the system foresees where its steps lead ([`Foresight`](crate::system::capability::Foresight)), a
//! considered successor that breaks nothing is not gone to: a random walk passes it by, a highway goes to those
//! that become lanes. What could not be followed is then told of the states gone to.

mod depth;

pub(super) use depth::depth_first;

use super::runs::by_weight;
use crate::journal::Refused;
use crate::path::Path;
use crate::rng::Rng;
use crate::search::ledger::Ledger;
use crate::search::{Check, Ending, Limit, Outcome};
use crate::store::keyed;
use crate::system::{Ask, Stop, System};
use rustc_hash::{FxHashMap, FxHashSet};

/// A random walk.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steps {
    pub(super) length: u64,
    pub(super) by_chance: bool,
    pub(super) consider_all: bool,
    pub(super) runs: u64,
}

/// Walks at random.
pub(super) fn random<S: System>(
    check: Check<'_, S>,
    name: String,
    steps: Steps,
    seed: u64,
) -> Result<Outcome, Refused> {
    let mut ground = Ground::new(check);
    let mut rng = Rng::new(seed);
    let mut runs = 0;
    let ending = loop {
        if steps.runs > 0 && runs == steps.runs {
            break Ending::Limit(Limit::Strategy);
        }
        runs += 1;
        if let Some(ending) = ground.stroll(&steps, &mut rng) {
            break ending;
        }
    };
    let passed = ground.ledger.expanded;
    Ok(ground.close(ending, name, (passed, 0)))
}

/// Walks on several lanes.
pub(super) fn highway<S: System>(
    check: Check<'_, S>,
    name: String,
    (width, ideal): (u64, bool),
    runs: u64,
    seed: u64,
) -> Result<Outcome, Refused> {
    let mut ground = Ground::new(check);
    let mut rng = Rng::new(seed);
    let mut most = (0, 0);
    let mut ending = None;
    for _ in 0..runs {
        let mut road = Road::default();
        ending = ground.drive(&mut road, width, ideal, &mut rng);
        most = most.max((road.visited.len() as u64, road.bytes()));
        if ending.is_some() {
            break;
        }
    }
    Ok(ground.close(ending.unwrap_or(Ending::Limit(Limit::Strategy)), name, most))
}

/// The system, and of the ledger what is kept: counts, limits, what was found.
struct Ground<'a, S: System> {
    system: S,
    ledger: Ledger<'a>,
    /// Whether the system may know where steps lead.
    foresees: bool,
}

/// A lane: where it stands, and by which entry of the road it got there.
struct Lane<T> {
    snapshot: T,
    entry: u32,
    alternatives: u32,
}

/// A place that may become a lane.
struct Candidate<T> {
    key: u128,
    /// The lane it is reached from, and by which alternative.
    lane: u32,
    alternative: u32,
    /// The place, with the number of its alternatives; nothing if it was foreseen.
    reached: Option<(T, u32)>,
}

/// What the lanes have passed.
#[derive(Default)]
struct Road {
    visited: FxHashSet<u128>,
    /// By place: the place before it, and the alternative taken there.
    back: Vec<(u32, u32)>,
}

impl Road {
    fn pass(&mut self, key: u128, by: (u32, u32)) -> u32 {
        self.visited.insert(key);
        self.back.push(by);
        self.back.len() as u32 - 1
    }

    /// The run to a place and on by `alternative`.
    fn path(&self, mut place: u32, alternative: u32) -> Path {
        let mut path = vec![alternative];
        while place > 0 {
            let (before, alternative) = self.back[place as usize];
            path.push(alternative);
            place = before;
        }
        path.reverse();
        Path(path)
    }

    fn bytes(&self) -> u64 {
        (self.visited.capacity() * 17 + self.back.capacity() * 8) as u64
    }
}

impl<'a, S: System> Ground<'a, S> {
    fn new(mut check: Check<'a, S>) -> Ground<'a, S> {
        // A walk is a function of its seed: taken up again, it is walked again.
        check.past = None;
        let (mut ledger, mut system) = Ledger::open(check);
        ledger.keeps_no_graph();
        ledger.watches(&mut system);
        let foresees = system.foresees();
        Ground { system, ledger, foresees }
    }

    fn close(mut self, ending: Ending, name: String, (states, bytes): (u64, u64)) -> Outcome {
        self.ledger.counted = Some(states);
        self.ledger.close(&mut self.system, ending, name, (0, bytes))
    }

    /// Why the walk is over, if it is.
    fn ends(&mut self, size: (u64, u64)) -> Option<Ending> {
        if let Some(ending) = self.ledger.broken_off() {
            return Some(ending);
        }
        if self.ledger.is_done() {
            return Some(Ending::FirstViolation);
        }
        self.ledger.ends(|| size)
    }

    /// Goes to the start.
    fn start(&mut self) -> Stop {
        let stop = self.system.start();
        if self.ledger.broken_off().is_none() {
            self.meet(&stop, || Path(Vec::new()));
        }
        stop
    }

    /// Takes an alternative.
    fn step(&mut self, alternative: u32) -> Stop {
        self.ledger.steps += 1;
        self.system.step(alternative)
    }

    /// Takes note of what a run stopped with; `path` is the run.
    fn meet(&mut self, stop: &Stop, path: impl FnOnce() -> Path) {
        match stop {
            Stop::Violation(violation) => self.ledger.findings.found_by(violation, path),
            Stop::Unsupported(what) => self.ledger.findings.could_not_follow(what),
            Stop::Choice(_) | Stop::End | Stop::Excluded => {}
        }
    }

    /// The state the system stands at. Where states are foreseen, it is not known how a run stops there.
    fn key(&mut self, stop: &Stop) -> u128 {
        let print = self.system.fingerprint();
        match stop {
            Stop::Choice(_) | Stop::End | Stop::Unsupported(_) if self.foresees => print.0,
            _ => keyed(print, stop).0,
        }
    }

    /// The state that an alternative leads to, if nothing is found on the way there and it need not be gone to.
    fn foreseen(&mut self, alternative: u32) -> Option<u128> {
        let print = self.foresees.then(|| self.system.leads_to(alternative))??;
        Some(print.0)
    }

    /// One walk; `None` when it came to its own end.
    fn stroll(&mut self, steps: &Steps, rng: &mut Rng) -> Option<Ending> {
        let begun = rng.clone();
        let longest =
            self.ledger.bounds.limits.depth.map_or(steps.length, |d| steps.length.min(u64::from(d)));
        let mut stop = self.start();
        for taken in 0..longest {
            if let Some(ending) = self.ends((0, 0)) {
                return Some(ending);
            }
            let Stop::Choice(choice) = &stop else { break };
            if steps.consider_all {
                let here = self.system.save();
                for alternative in 0..choice.len() {
                    if let Some(ending) = self.ends((0, 0)) {
                        return Some(ending);
                    }
                    if self.foresees && self.system.is_harmless(alternative) {
                        self.ledger.steps += 1;
                        continue;
                    }
                    let seen = self.step(alternative);
                    if let Some(ending) = self.ledger.broken_off() {
                        return Some(ending);
                    }
                    if self.ledger.findings.is_news(&seen) {
                        let path = self.again(steps, begun.clone(), taken, alternative);
                        self.meet(&seen, || path);
                    }
                    self.system.restore(&here);
                }
                if let Some(ending) = self.ends((0, 0)) {
                    return Some(ending);
                }
            }
            let alternative = match steps.by_chance {
                true => by_weight(choice, rng),
                false => rng.below(u64::from(choice.len())) as u32,
            };
            self.ledger.expanded += 1;
            self.ledger.went(u32::try_from(taken + 1).unwrap_or(u32::MAX));
            stop = match steps.consider_all {
                // Its steps were counted when it was considered.
                true => self.system.step(alternative),
                false => self.step(alternative),
            };
            if self.ledger.broken_off().is_none() && self.ledger.findings.is_news(&stop) {
                let here = self.system.save();
                let path = self.again(steps, begun.clone(), taken, alternative);
                self.meet(&stop, || path);
                self.system.restore(&here);
            }
        }
        self.ends((0, 0))
    }

    /// The walk of this generator once more, `taken` steps and then `alternative`: the run to its end by
    /// the back pointers of first discovery.
    fn again(&mut self, steps: &Steps, mut rng: Rng, taken: u64, alternative: u32) -> Path {
        let mut road = Road::default();
        let mut places: FxHashMap<u128, u32> = FxHashMap::default();
        let mut stop = self.system.start();
        let mut at = road.pass(self.key(&stop), (0, 0));
        places.insert(self.key(&stop), at);
        for _ in 0..taken {
            let Stop::Choice(choice) = &stop else { break };
            if steps.consider_all {
                let here = self.system.save();
                for alternative in 0..choice.len() {
                    if let Some(key) = self.foreseen(alternative) {
                        places.entry(key).or_insert_with(|| road.pass(key, (at, alternative)));
                        continue;
                    }
                    let seen = self.system.step(alternative);
                    let key = self.key(&seen);
                    places.entry(key).or_insert_with(|| road.pass(key, (at, alternative)));
                    self.system.restore(&here);
                }
            }
            let alternative = match steps.by_chance {
                true => by_weight(choice, &mut rng),
                false => rng.below(u64::from(choice.len())) as u32,
            };
            stop = self.system.step(alternative);
            let key = self.key(&stop);
            at = *places.entry(key).or_insert_with(|| road.pass(key, (at, alternative)));
        }
        road.path(at, alternative)
    }

    /// One simulation; `None` when it came to its own end.
    fn drive(&mut self, road: &mut Road, width: u64, ideal: bool, rng: &mut Rng) -> Option<Ending> {
        let stop = self.start();
        if let Some(ending) = self.ends((0, 0)) {
            return Some(ending);
        }
        let entry = road.pass(self.key(&stop), (0, 0));
        let mut lanes = vec![Lane { snapshot: self.system.save(), entry, alternatives: alternatives(&stop) }];
        let mut depth = 0;
        while !lanes.is_empty() && self.ledger.bounds.limits.depth.is_none_or(|most| depth < most) {
            let mut next: Vec<Candidate<S::Snapshot>> = Vec::new();
            let mut seen: FxHashSet<u128> = FxHashSet::default();
            let mut considered = 0;
            for (number, lane) in lanes.iter().enumerate() {
                let number = number as u32;
                for alternative in 0..lane.alternatives {
                    let held = road.bytes() + (seen.capacity() * 17) as u64;
                    if let Some(ending) = self.ends((lanes.len() as u64, held)) {
                        return Some(ending);
                    }
                    self.system.restore(&lane.snapshot);
                    let (key, mut stop) = match self.foreseen(alternative) {
                        Some(key) => {
                            self.ledger.steps += 1;
                            (key, None)
                        }
                        None => {
                            let stop = self.step(alternative);
                            if let Some(ending) = self.ledger.broken_off() {
                                return Some(ending);
                            }
                            self.meet(&stop, || road.path(lane.entry, alternative));
                            if self.ledger.is_done() {
                                return Some(Ending::FirstViolation);
                            }
                            (self.key(&stop), Some(stop))
                        }
                    };
                    if road.visited.contains(&key) || !seen.insert(key) {
                        continue;
                    }
                    considered += 1;
                    let mut candidate = || {
                        let reached = stop.take().map(|stop| (self.system.save(), alternatives(&stop)));
                        Candidate { key, lane: number, alternative, reached }
                    };
                    if considered <= width {
                        next.push(candidate());
                    } else if rng.below(considered) < width {
                        let dropped = rng.below(width) as usize;
                        if !ideal {
                            seen.remove(&next[dropped].key);
                        }
                        next[dropped] = candidate();
                    } else if !ideal {
                        seen.remove(&key);
                    }
                }
                self.ledger.expanded += 1;
            }
            depth += 1;
            if !next.is_empty() {
                self.ledger.went(depth);
            }
            let mut reached = Vec::with_capacity(next.len());
            for candidate in next {
                let lane = &lanes[candidate.lane as usize];
                let by = (lane.entry, candidate.alternative);
                let (snapshot, alternatives) = match candidate.reached {
                    Some(reached) => reached,
                    None => {
                        self.system.restore(&lane.snapshot);
                        let stop = self.system.step(candidate.alternative);
                        if let Some(ending) = self.ledger.broken_off() {
                            return Some(ending);
                        }
                        self.meet(&stop, || road.path(by.0, by.1));
                        (self.system.save(), alternatives(&stop))
                    }
                };
                reached.push(Lane { snapshot, entry: road.pass(candidate.key, by), alternatives });
            }
            lanes = reached;
        }
        self.ends((0, road.bytes()))
    }
}

fn alternatives(stop: &Stop) -> u32 {
    match stop {
        Stop::Choice(choice) => choice.len(),
        _ => 0,
    }
}
