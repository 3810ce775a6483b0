//! A shorter run to the same violation.
//!
//! Greedy re-execution: the run is seen as segments, each of one thread. A candidate delays a segment
//! to the thread's next one, brings the next one forward, drops a segment, or lets the default
//! schedule (the same thread as long as it can) take over after a prefix. It is done on the machine;
//! picks that are not offered are passed over; it counts only if it ends in exactly the same violation,
//! is not longer, and has fewer context switches, or as many and fewer steps, or as many of both and
//! fewer switches in the middle of a library call. The measure goes down
//! with every success, so this ends; the number of steps done is bounded.

use super::super::{JavaSystem, Pending};
use sojourner_kernel::{Stop, System, Violation};
use std::time::{Duration, Instant};

/// One pick of a run, by thread rather than by position among the alternatives.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Pick {
    Thread(u32, bool),
    Value(u32, u32),
}

impl Pick {
    fn thread(self) -> u32 {
        match self {
            Pick::Thread(t, _) | Pick::Value(t, _) => t,
        }
    }
}

#[derive(Clone)]
struct Run {
    path: Vec<u32>,
    picks: Vec<Pick>,
    /// Switches away from a thread in the middle of a library call, which make a story hard to read.
    inside: usize,
}

impl Run {
    fn switches(&self) -> usize {
        self.picks.windows(2).filter(|w| w[0].thread() != w[1].thread()).count()
    }

    fn cost(&self) -> (usize, usize, usize) {
        (self.switches(), self.path.len(), self.inside)
    }
}

/// Steps done at most, so that the result does not depend on the machine's speed ...
const STEPS: usize = 60_000;
/// ... unless it is very slow.
const TIME: Duration = Duration::from_secs(3);
/// How far a switch is moved.
const LATER: usize = 24;
/// Longer runs are told as they were found.
const LONGEST: usize = 20_000;

struct Budget {
    steps: usize,
    until: Instant,
}

impl Budget {
    fn is_spent(&self) -> bool {
        self.steps == 0 || Instant::now() > self.until
    }
}

impl JavaSystem {
    /// A run to the violation, at most as long as the one found; none if that does not end in it.
    pub(super) fn shortened(&mut self, found: &[u32], goal: &Violation, shorten: bool) -> Option<Vec<u32>> {
        let mut best = self.as_found(found, goal)?;
        let mut budget = Budget { steps: STEPS, until: Instant::now() + TIME };
        if shorten && best.path.len() <= LONGEST {
            while !budget.is_spent() && self.improve(&mut best, goal, &mut budget) {}
        }
        Some(best.path)
    }

    fn as_found(&mut self, found: &[u32], goal: &Violation) -> Option<Run> {
        let mut stop = self.start();
        let mut picks = Vec::with_capacity(found.len());
        let mut inside = 0;
        for &alternative in found {
            let Stop::Choice(choice) = &stop else { return None };
            if alternative >= choice.len() {
                return None;
            }
            let pick = self.pick(alternative)?;
            inside += self.leaves_a_call(picks.last().copied(), pick);
            picks.push(pick);
            stop = self.step(alternative);
        }
        (stop == Stop::Violation(goal.clone())).then(|| Run { path: found.to_vec(), picks, inside })
    }

    /// 1 if this pick leaves the thread of the last one inside a library call.
    fn leaves_a_call(&self, last: Option<Pick>, pick: Pick) -> usize {
        let Some(before) = last.map(Pick::thread).filter(|&t| t != pick.thread()) else { return 0 };
        let m = &self.machine;
        usize::from(m.is_enabled(before as usize) && m.standing(before as usize).2.is_some())
    }

    fn pick(&self, alternative: u32) -> Option<Pick> {
        match &self.machine.state.position.pending {
            Pending::Thread(list) => {
                list.get(alternative as usize).map(|&(at, timed_out)| Pick::Thread(at, timed_out))
            }
            Pending::Value(_) | Pending::Label => {
                Some(Pick::Value(self.machine.state.current as u32, alternative))
            }
            Pending::Over(_) => None,
        }
    }

    /// One round over all candidates; tells whether something was gained.
    fn improve(&mut self, best: &mut Run, goal: &Violation, budget: &mut Budget) -> bool {
        let before = best.cost();
        let mut at = 0;
        while !budget.is_spent() {
            let segments = segments(&best.picks);
            if at >= segments.len() {
                break;
            }
            let (from, to) = segments[at];
            let who = best.picks[from].thread();
            let next = segments[at + 1..].iter().find(|s| best.picks[s.0].thread() == who).copied();
            let mut candidates = vec![best.picks[..from].to_vec()];
            candidates.push([&best.picks[..from], &best.picks[to..]].concat());
            if let Some((then, end)) = next {
                let p = &best.picks;
                candidates.push([&p[..from], &p[to..then], &p[from..to], &p[then..]].concat());
                candidates.push([&p[..to], &p[then..end], &p[to..then], &p[end..]].concat());
                // The switch a little later.
                for more in (1..(end - then).min(LATER)).map(|more| then + more) {
                    candidates.push([&p[..to], &p[then..more], &p[to..then], &p[more..]].concat());
                }
            }
            let better = candidates.into_iter().find_map(|wish| self.attempt(wish, best, goal, budget));
            match better {
                Some(run) => *best = run,
                None => at += 1,
            }
        }
        best.cost() < before
    }

    /// Does what is wished, as far as it is offered.
    fn attempt(&mut self, wish: Vec<Pick>, best: &Run, goal: &Violation, budget: &mut Budget) -> Option<Run> {
        let limit = best.path.len();
        let mut wish: Vec<Option<Pick>> = wish.into_iter().map(Some).collect();
        let mut first = 0;
        let mut run = Run { path: Vec::new(), picks: Vec::new(), inside: 0 };
        let mut stop = self.start();
        loop {
            match &stop {
                Stop::Choice(_) => {}
                Stop::Violation(v) if v == goal => break,
                _ => return None,
            }
            if run.path.len() >= limit || budget.steps == 0 {
                return None;
            }
            budget.steps -= 1;
            while wish.get(first).is_some_and(Option::is_none) {
                first += 1;
            }
            let taken = self.wished(&mut wish[first..], run.picks.last().copied());
            let pick = self.pick(taken)?;
            run.inside += self.leaves_a_call(run.picks.last().copied(), pick);
            run.picks.push(pick);
            run.path.push(taken);
            stop = self.step(taken);
        }
        (run.cost() < best.cost()).then_some(run)
    }

    /// The alternative for the first pick that is offered; the default without one.
    fn wished(&self, wish: &mut [Option<Pick>], last: Option<Pick>) -> u32 {
        match &self.machine.state.position.pending {
            Pending::Thread(list) => {
                for slot in wish.iter_mut() {
                    let Some(Pick::Thread(at, timed_out)) = *slot else { continue };
                    *slot = None;
                    if let Some(i) = list.iter().position(|&l| l == (at, timed_out)) {
                        return i as u32;
                    }
                }
                let current = last.map(Pick::thread);
                let same = list.iter().position(|l| Some(l.0) == current && !l.1);
                same.or(list.iter().position(|l| !l.1)).unwrap_or(0) as u32
            }
            Pending::Value(choice) => {
                let me = self.machine.state.current as u32;
                for slot in wish.iter_mut() {
                    if let Some(Pick::Value(at, value)) = *slot
                        && at == me
                    {
                        *slot = None;
                        return value.min(choice.len() - 1);
                    }
                }
                0
            }
            Pending::Label | Pending::Over(_) => 0,
        }
    }
}

/// The runs of picks by one thread.
fn segments(picks: &[Pick]) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    let mut from = 0;
    for to in 1..=picks.len() {
        if to == picks.len() || picks[to].thread() != picks[from].thread() {
            all.push((from, to));
            from = to;
        }
    }
    all
}
