//! Random search (Zhang, section 5.4, Alg. 6; Tang, section 4.4).
//!
//! Draws a transition with probability proportional to that of its path. Departure: an urn
//! by classes of weight in place of the list (Zhang) and of the red-black tree (Tang).
//!
//! The urn holds states, not transitions: a state has the weight of all its unexplored alternatives,
//! and when it is drawn one of them is, by its share. That is the same distribution with a third of
//! the entries, if there are three alternatives. States with decisions or very many alternatives have
//! an entry for each.

use super::urn::{Drawn, Item, Urn};
use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, Shape, StateId};
use crate::rng::Rng;
use std::cell::Cell;

/// At random, probable paths more often.
#[derive(Clone, Debug)]
pub struct Rs {
    /// States with a bit for each alternative that is left, or with one alternative.
    urn: Urn,
    /// Transitions not yet taken.
    waiting: u64,
    rng: Rng,
    /// The weight of the transition named last.
    named: f64,
    /// What was chosen for whoever asked what comes next.
    told: Cell<Told>,
}

/// An item and its random number, and what [`choose`] says of them.
#[derive(Clone, Copy, Debug)]
struct Told {
    item: Item,
    chance: f64,
    chosen: (u32, f64),
}

const NOTHING: Told = Told { item: (StateId::INITIAL, 0), chance: -1.0, chosen: (0, 0.0) };

impl Rs {
    pub fn new(seed: u64) -> Rs {
        Rs { urn: Urn::new(), waiting: 0, rng: Rng::new(seed), named: 1.0, told: Cell::new(NOTHING) }
    }
}

/// Whether all alternatives of a choice share an entry.
#[inline]
fn share_an_entry(shape: &Shape<'_>) -> bool {
    shape.groups() == 1 && shape.len() <= u32::BITS
}

/// The alternatives in a set.
#[inline]
fn each(mut set: u32, mut take: impl FnMut(u32)) {
    while set != 0 {
        take(set.trailing_zeros());
        set &= set - 1;
    }
}

/// The probability of a set of alternatives.
#[inline]
fn sum(shape: &Shape<'_>, set: u32) -> f64 {
    let Some(probabilities) = shape.weighted() else {
        return f64::from(set.count_ones()) * shape.probability(0);
    };
    let mut sum = 0.0;
    each(set, |a| sum += probabilities[a as usize]);
    sum
}

/// Of the alternatives that are left, the one that a random number in `[0, 1)` stands for, by
/// probability; and the probability of all that are left.
#[inline]
fn choose(shape: &Shape<'_>, left: u32, chance: f64) -> (u32, f64) {
    let mut rest = left;
    let all = sum(shape, left);
    if let Some(probabilities) = shape.weighted() {
        let mut point = chance * all;
        // The last one, if rounding leaves a little over.
        while rest & (rest - 1) != 0 {
            let probability = probabilities[rest.trailing_zeros() as usize];
            if point < probability {
                break;
            }
            point -= probability;
            rest &= rest - 1;
        }
    } else {
        let n = left.count_ones();
        let nth = ((chance * f64::from(n)) as u32).min(n - 1);
        (0..nth).for_each(|_| rest &= rest - 1);
    }
    (rest.trailing_zeros(), all)
}

impl Strategy for Rs {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        let shape = graph.shape(offered.state).expect("kernel: only choice points are offered");
        self.waiting += u64::from(shape.len());
        if share_an_entry(&shape) {
            let all = u32::MAX >> (u32::BITS - shape.len());
            return self.urn.add((offered.state, all), offered.path_probability);
        }
        for alternative in 0..shape.len() {
            let weight = offered.path_probability * shape.probability(alternative);
            self.urn.add((offered.state, alternative), weight);
        }
    }

    fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)> {
        let Drawn { weight, item, chance } = self.urn.draw(&mut self.rng)?;
        self.waiting -= 1;
        let (state, left) = item;
        let shape = graph.shape(state).expect("kernel: only choice points were offered");
        if !share_an_entry(&shape) {
            self.named = weight;
            return Some(item);
        }
        let told = self.told.get();
        let (alternative, all) = match told.item == item && told.chance == chance {
            true => told.chosen,
            false => choose(&shape, left, chance),
        };
        // Before any was taken, all together are 1 but for rounding.
        let path = if left.count_ones() == shape.len() { weight } else { weight / all };
        self.named = path * shape.probability(alternative);
        let rest = left & !(1 << alternative);
        if rest != 0 {
            self.urn.add((state, rest), path * sum(&shape, rest));
        }
        Some((state, alternative))
    }

    fn soon(&self, ahead: usize, graph: &Graph) -> Option<(StateId, u32)> {
        let &Drawn { item, chance, .. } = self.urn.peek(ahead)?;
        if ahead > 0 {
            return Some(item);
        }
        let shape = graph.shape(item.0)?;
        if !share_an_entry(&shape) {
            return Some(item);
        }
        let chosen = choose(&shape, item.1, chance);
        self.told.set(Told { item, chance, chosen });
        Some((item.0, chosen.0))
    }

    fn prefetch(&mut self) {
        self.urn.prefetch();
    }

    fn path_probability(&self) -> f64 {
        self.named
    }

    fn frontier(&self) -> u64 {
        self.waiting
    }

    fn needs(&self) -> Needs {
        Needs { path_probability: true, keeps_probability: true, tells_soon: true, heuristic: None }
    }

    fn bytes(&self) -> u64 {
        self.urn.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Choice;
    use crate::system::Stop;

    /// Chooses for each of many equally spaced numbers, and compares shares with probabilities.
    fn check(choice: Choice, left: u32) {
        let mut graph = Graph::new();
        let state = graph.add_state(&Stop::Choice(choice));
        let shape = graph.shape(state).unwrap();
        let mut all = 0.0;
        each(left, |a| all += shape.probability(a));
        assert!((sum(&shape, left) - all).abs() < 1e-14);
        let mut seen = [0.0; 32];
        const N: u32 = 10_000;
        for n in 0..N {
            seen[choose(&shape, left, f64::from(n) / f64::from(N)).0 as usize] += 1.0 / f64::from(N);
        }
        for a in 0..32 {
            let expected = if left >> a & 1 == 1 { shape.probability(a) / all } else { 0.0 };
            assert!((seen[a as usize] - expected).abs() < 2.0 / f64::from(N), "{a} of {left:b}");
        }
    }

    #[test]
    fn alternatives_are_chosen_by_their_probability() {
        for left in [0b1, 0b100, 0b111, 0b101, 0b110] {
            check(Choice::chance(&[5.0, 3.0, 2.0]), left);
            check(Choice::uniform(3), left);
        }
        check(Choice::uniform(32), u32::MAX);
        check(Choice::uniform(32), 0xa000_0001);
    }
}
