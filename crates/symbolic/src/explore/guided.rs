//! `bounds`: guided exploration with a lower and an upper value per state, which ends with a proof either way.
//!
//! A sample is a dive from the start: where a scheduler decides, towards the best upper value (for the least value:
//! the least lower one), where chance does, to where most is unknown; values are backed up on the way back (bounded
//! real-time dynamic programming, Brazdil et al. 2014). These values only guide. Whether the answer is there is said
//! by the solver on what was explored, now and then, and on cycles, where backed-up upper values need not fall. A dive
//! that finds nothing new explores the oldest unfinished state instead, so everything is explored in the end.

use super::Pace;
use crate::book::{Kind, NodeId};
use crate::pose::Names;
use crate::question::Formula;
use crate::solve::Sense;
use crate::space::{Halt, Space};
use sojourner_kernel::System;

/// What guidance knows of a state.
#[derive(Clone, Copy, Debug)]
struct Guess {
    low: f64,
    high: f64,
    /// Nothing below is left to explore.
    closed: bool,
}

/// What to look for.
#[derive(Clone, Copy, Debug)]
pub struct Aim<'a> {
    pub names: &'a Names,
    pub formula: &'a Formula,
    pub sense: Sense,
    /// A value that decides, if one does.
    pub limit: Option<f64>,
}

/// Dives until `enough` says that the answer is there, or nothing is left. Tells the number of dives.
pub fn dive<S: System>(
    space: &mut Space<S>,
    aim: Aim<'_>,
    samples: &mut u64,
    mut enough: impl FnMut(&Space<S>) -> bool,
) -> Result<(), Halt> {
    let mut diver =
        Diver { aim, guesses: Vec::new(), path: Vec::new(), on_path: Default::default(), oldest: 0 };
    diver.learn(space);
    let (mut pace, mut last_look) = (Pace::new(2_000), 0);
    loop {
        let before = space.book.transitions;
        diver.descend(space)?;
        *samples += 1;
        let Guess { low, high, .. } = diver.guesses[0];
        space.bounds = if aim.formula.negated { (1.0 - high, 1.0 - low) } else { (low, high) };
        if diver.guesses[0].closed {
            return Ok(());
        }
        if space.book.transitions == before && !diver.oldest(space)? {
            return Ok(());
        }
        let now = space.book.transitions;
        let grown = now > last_look + last_look / 20;
        if (diver.seems_enough() && grown) || pace.is_time(now) {
            last_look = now;
            if enough(space) {
                return Ok(());
            }
        }
    }
}

struct Diver<'a> {
    aim: Aim<'a>,
    guesses: Vec<Guess>,
    path: Vec<NodeId>,
    on_path: rustc_hash::FxHashSet<NodeId>,
    /// States before this one are explored.
    oldest: usize,
}

impl Diver<'_> {
    /// Guesses for states that were found.
    fn learn<S: System>(&mut self, space: &Space<S>) {
        let book = &space.book;
        while self.guesses.len() < book.len() {
            let node = NodeId(self.guesses.len() as u32);
            let Aim { names, formula, .. } = self.aim;
            let met = names.holds(book, node, &formula.reach);
            let lost = !met && formula.stay.as_ref().is_some_and(|s| !names.holds(book, node, s));
            self.guesses.push(match book.node(node).kind {
                _ if met => Guess { low: 1.0, high: 1.0, closed: true },
                _ if lost => Guess { low: 0.0, high: 0.0, closed: true },
                Kind::Choice(_) => Guess { low: 0.0, high: 1.0, closed: false },
                Kind::Grey(_) => Guess { low: 0.0, high: 1.0, closed: true },
                Kind::End | Kind::Violation(_) | Kind::Excluded => {
                    Guess { low: 0.0, high: 0.0, closed: true }
                }
            });
        }
    }

    fn descend<S: System>(&mut self, space: &mut Space<S>) -> Result<(), Halt> {
        self.path.clear();
        self.on_path.clear();
        let mut node = NodeId::INITIAL;
        while !self.guesses[node.index()].closed && self.on_path.insert(node) {
            self.path.push(node);
            let Some(alternative) = self.choose(space, node) else { break };
            node = space.step(node, alternative)?;
            self.learn(space);
        }
        while let Some(node) = self.path.pop() {
            self.back_up(space, node);
        }
        Ok(())
    }

    /// The guess for an alternative; what is not explored may be anything.
    fn guess<S: System>(&self, space: &Space<S>, node: NodeId, alternative: u32) -> Guess {
        match space.book.target(node, alternative) {
            Some((to, _)) => self.guesses[to.index()],
            None => Guess { low: 0.0, high: 1.0, closed: false },
        }
    }

    fn group<S: System>(&self, space: &Space<S>, node: NodeId, group: u32) -> Guess {
        let pick = space.book.pick(node).expect("a choice");
        let mut all = Guess { low: 0.0, high: 0.0, closed: true };
        for alternative in pick.group(group) {
            let share = pick.floats[alternative as usize];
            let one = self.guess(space, node, alternative);
            all.low += share * one.low;
            all.high += share * one.high;
            all.closed &= one.closed;
        }
        all
    }

    fn choose<S: System>(&self, space: &Space<S>, node: NodeId) -> Option<u32> {
        let pick = space.book.pick(node).expect("a choice");
        let mut best: Option<(f64, f64, u32)> = None;
        for group in 0..pick.groups() {
            let guess = self.group(space, node, group);
            if guess.closed {
                continue;
            }
            let (first, second) = match self.aim.sense {
                Sense::Max => (guess.high, guess.low),
                Sense::Min => (-guess.low, -guess.high),
            };
            if best.is_none_or(|(a, b, _)| first > a || (first == a && second > b)) {
                best = Some((first, second, group));
            }
        }
        let group = best?.2;
        let mut widest: Option<(f64, u32)> = None;
        for alternative in pick.group(group) {
            let guess = self.guess(space, node, alternative);
            let width = pick.floats[alternative as usize] * (guess.high - guess.low).max(1e-300);
            if !guess.closed && widest.is_none_or(|(w, _)| width > w) {
                widest = Some((width, alternative));
            }
        }
        widest.map(|(_, alternative)| alternative)
    }

    fn back_up<S: System>(&mut self, space: &Space<S>, node: NodeId) {
        let groups = space.book.pick(node).expect("a choice").groups();
        let all: Vec<Guess> = (0..groups).map(|g| self.group(space, node, g)).collect();
        let best = |of: fn(&Guess) -> f64| {
            let values = all.iter().map(of);
            match self.aim.sense {
                Sense::Max => values.fold(0.0, f64::max),
                Sense::Min => values.fold(1.0, f64::min),
            }
        };
        let (low, high) = (best(|g| g.low), best(|g| g.high));
        // Whatever is left of the others cannot change this value.
        let settled = |g: &Guess| match self.aim.sense {
            Sense::Max => g.high < low,
            Sense::Min => g.low > high,
        };
        let closed = all.iter().all(|g| g.closed || settled(g));
        self.guesses[node.index()] = Guess { low, high, closed };
    }

    /// Whether the guesses say that the answer is there.
    fn seems_enough(&self) -> bool {
        let root = self.guesses[0];
        let limit = self.aim.limit.is_some_and(|x| root.low >= x - 1e-9 || root.high <= x + 1e-9);
        limit || root.high - root.low < 1e-9
    }

    /// Explores the oldest unfinished state; says whether there was one.
    fn oldest<S: System>(&mut self, space: &mut Space<S>) -> Result<bool, Halt> {
        while self.oldest < space.book.len() {
            let node = NodeId(self.oldest as u32);
            if space.book.node(node).open > 0 && !self.guesses[node.index()].closed {
                let alternatives = space.book.pick(node).map_or(0, |p| p.alternatives());
                for alternative in 0..alternatives {
                    space.step(node, alternative)?;
                }
                self.learn(space);
                return Ok(true);
            }
            self.oldest += 1;
        }
        Ok(false)
    }
}
