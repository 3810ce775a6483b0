//! Comparing two open draws.
//!
//! Draws that were compared form a *chain*: `of` different numbers of one range, every choice of them
//! equally likely, of which a draw has the one at its `rank`. Draws that turned out equal become one. That
//! is closed under what can be asked: where two chains (a single draw is one of length 1) are compared,
//! the search chooses how they lie among each other, ties included, and all ways with the same number of
//! different values are equally likely; where the range of a chain is cut, it chooses how many of the
//! numbers lie in each part, and each part is a chain of its own. All of it is exact for draws from a
//! finite grid.
//!
//! A draw that nobody can look at any more keeps its place: without it the others would not be uniform.
//! Draws are compared here as they were drawn; after arithmetic they are open values.

use super::{MOST, Open};
use crate::machine::{Machine, Trap};
use num_bigint::BigUint;
use sojourner_kernel::Choice;
use std::cmp::Ordering;

/// A place in a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Order {
    /// Tells the chains apart that are open at a time.
    pub chain: u32,
    pub rank: u32,
    /// How many different numbers the chain has.
    pub of: u32,
}

/// Ways two chains can lie among each other, at most.
const WAYS: usize = 1 << 12;

/// How two chains lie: for each of the first and of the second its rank in the merged one.
#[derive(Clone, Debug, Default)]
struct Way {
    first: Vec<u32>,
    second: Vec<u32>,
    of: u32,
}

/// All ways to merge chains of these lengths, ties included. None if there are too many.
fn ways(first: u32, second: u32) -> Option<Vec<Way>> {
    let mut done = Vec::new();
    let mut todo = vec![Way::default()];
    while let Some(way) = todo.pop() {
        let (a, b) = (way.first.len() as u32, way.second.len() as u32);
        if (a, b) == (first, second) {
            done.push(way);
            if done.len() > WAYS {
                return None;
            }
            continue;
        }
        for (from_first, from_second) in [(false, true), (true, true), (true, false)] {
            if from_first && a == first || from_second && b == second {
                continue;
            }
            let mut next = way.clone();
            if from_first {
                next.first.push(way.of);
            }
            if from_second {
                next.second.push(way.of);
            }
            next.of += 1;
            todo.push(next);
        }
    }
    Some(done)
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u64, k: u32) -> BigUint {
    (0..u64::from(k)).fold(BigUint::from(1u32), |product, i| product * n.saturating_sub(i) / (i + 1))
}

/// The weight of a way with `of` different numbers drawn from `n`, where the ways have `least` to `most`: as many as there
/// are to choose them, without what all have in common.
fn likelihood(n: u64, of: u32, least: u32, most: u32) -> BigUint {
    let chosen = (u64::from(least)..u64::from(of)).fold(BigUint::from(1u32), |product, i| product * (n - i));
    (u64::from(of)..u64::from(most)).fold(chosen, |product, i| product * (i + 1))
}

/// In how many ways so many of a chain's numbers lie in parts of these sizes.
fn share_likelihood(share: &[u32], sizes: &[u64]) -> BigUint {
    share.iter().zip(sizes).map(|(&n, &size)| choose(size, n)).product()
}

/// All ways to put `of` things into parts, in order. None if there are too many.
fn shares(of: u32, parts: usize) -> Option<Vec<Vec<u32>>> {
    let mut done = Vec::new();
    let mut todo = vec![Vec::new()];
    while let Some(share) = todo.pop() {
        let left = of - share.iter().sum::<u32>();
        if share.len() + 1 == parts {
            let mut share = share;
            share.push(left);
            done.push(share);
            if done.len() > MOST {
                return None;
            }
            continue;
        }
        for n in 0..=left {
            let mut next = share.clone();
            next.push(n);
            todo.push(next);
        }
    }
    Some(done)
}

impl Open {
    /// Whether two draws can be compared without settling one.
    pub(super) fn is_comparable(&self, other: &Open) -> bool {
        let plain = self.steps.is_empty() && other.steps.is_empty();
        plain && self.grid == other.grid && self.draw != other.draw
    }

    fn length(&self) -> u32 {
        self.order.map_or(1, |order| order.of)
    }

    /// Whether a token is of the same chain, or of the same draw if that is in none. Slots that are dead
    /// may hold tokens of earlier chains with the same number.
    pub(super) fn is_linked(&self, other: &Open) -> bool {
        let same = match (self.order, other.order) {
            (None, None) => self.draw == other.draw,
            (Some(a), Some(b)) => a.chain == b.chain && a.of == b.of,
            _ => false,
        };
        same && (self.low, self.high) == (other.low, other.high)
    }

    pub(super) fn rank(&self) -> usize {
        self.order.map_or(0, |order| order.rank as usize)
    }
}

impl Machine {
    /// -1, 0 or 1, as far as it is known; otherwise a question to the search.
    pub(super) fn compare_open(&mut self, x: &Open, y: &Open) -> Result<i32, Trap> {
        let known = match (x.order, y.order) {
            _ if x.high <= y.low => Some(Ordering::Less),
            _ if y.high <= x.low => Some(Ordering::Greater),
            (Some(a), Some(b)) if a.chain == b.chain => Some(a.rank.cmp(&b.rank)),
            _ => None,
        };
        if let Some(order) = known {
            return Ok(order as i32);
        }
        // First to ranges that are the same.
        let cut = match (x.low.cmp(&y.low), x.high.cmp(&y.high)) {
            (Ordering::Less, _) => Some((x, y.low)),
            (Ordering::Greater, _) => Some((y, x.low)),
            (_, Ordering::Greater) => Some((x, y.high)),
            (_, Ordering::Less) => Some((y, x.high)),
            _ => None,
        };
        if let Some((open, at)) = cut {
            self.choose_part(open, &[(open.low, at), (at, open.high)])?;
            return Err(Trap::Again);
        }
        let Some(mut ways) = ways(x.length(), y.length()) else { return Err(self.settle_open(y)) };
        let count = x.high - x.low;
        ways.retain(|way| u64::from(way.of) <= count);
        let most =
            ways.iter().map(|way| way.of).max().expect("there is one without ties, or with all there can be");
        let least = ways.iter().map(|way| way.of).min().unwrap_or(most);
        let weights: Vec<BigUint> = ways.iter().map(|way| likelihood(count, way.of, least, most)).collect();
        let chosen = match self.run.chosen.take() {
            _ if ways.len() == 1 => 0,
            Some(chosen) => chosen as usize,
            None => return Err(Trap::Choose(Choice::counted(&weights))),
        };
        self.merge(x, y, &ways[chosen]);
        let way = &ways[chosen];
        let (a, b) = (way.first[x.rank()], way.second[y.rank()]);
        self.tell_draw(|| {
            let how = match a.cmp(&b) {
                Ordering::Less => "less than",
                Ordering::Equal => "equal to",
                Ordering::Greater => "greater than",
            };
            format!("a number {how} another")
        });
        Err(Trap::Again)
    }

    /// Makes one chain of two.
    fn merge(&mut self, x: &Open, y: &Open, way: &Way) {
        let chain = self.free_chain();
        let tokens = self.open_tokens();
        // Those that turned out equal are one draw from here on.
        let draw_at = |rank: u32| {
            let at = way.first.iter().position(|&r| r == rank)?;
            tokens.iter().find(|o| x.is_linked(o) && o.rank() == at).map(|o| o.draw)
        };
        let draws: Vec<Option<u32>> = (0..way.of).map(draw_at).collect();
        self.rewrite_draws(|open| {
            let (rank, draw) = if x.is_linked(open) {
                (way.first[open.rank()], None)
            } else if y.is_linked(open) {
                let rank = way.second[open.rank()];
                (rank, draws[rank as usize])
            } else {
                return None;
            };
            let order = (way.of > 1).then_some(Order { chain, rank, of: way.of });
            Some(Open { draw: draw.unwrap_or(open.draw), order, ..open.clone() })
        });
    }

    /// Asks the search how many numbers of a chain lie in each part of its range. The part of `open`.
    pub(super) fn choose_parts_of_chain(
        &mut self,
        open: &Open,
        order: Order,
        parts: &[(u64, u64)],
    ) -> Result<usize, Trap> {
        let Some(mut all) = shares(order.of, parts.len()) else { return Err(self.settle_open(open)) };
        let sizes: Vec<u64> = parts.iter().map(|(low, high)| high - low).collect();
        all.retain(|share| share.iter().zip(&sizes).all(|(&n, &size)| u64::from(n) <= size));
        let weights: Vec<BigUint> = all.iter().map(|share| share_likelihood(share, &sizes)).collect();
        let chosen = match self.run.chosen.take() {
            _ if all.len() == 1 => 0,
            Some(chosen) => chosen as usize,
            None => return Err(Trap::Choose(Choice::counted(&weights))),
        };
        let share = &all[chosen];
        // The part of each rank, the first rank of each part, and a number for each part that is a chain.
        let part_of: Vec<usize> =
            share.iter().enumerate().flat_map(|(part, &n)| std::iter::repeat_n(part, n as usize)).collect();
        let first: Vec<u32> = share
            .iter()
            .scan(0, |before, n| {
                *before += n;
                Some(*before - n)
            })
            .collect();
        let chains: Vec<u32> = self.free_chains().take(parts.len()).collect();
        self.rewrite_draws(|token| {
            if !open.is_linked(token) {
                return None;
            }
            let part = part_of[token.rank()];
            let of = share[part];
            let rank = token.rank() as u32 - first[part];
            let order = (of > 1).then_some(Order { chain: chains[part], rank, of });
            Some(Open { low: parts[part].0, high: parts[part].1, order, ..token.clone() })
        });
        Ok(part_of[order.rank as usize])
    }

    fn settle_open(&mut self, open: &Open) -> Trap {
        let bits = self.token(open.clone());
        self.settle_draw(bits)
    }

    /// Numbers that no chain has.
    fn free_chains(&mut self) -> impl Iterator<Item = u32> + use<> {
        let used: Vec<u32> = self.open_tokens().iter().filter_map(|o| o.order).map(|o| o.chain).collect();
        (0..).filter(move |n| !used.contains(n))
    }

    fn free_chain(&mut self) -> u32 {
        self.free_chains().next().expect("there are more numbers than tokens")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Merging and cutting against counting, for draws from few numbers.
    #[test]
    fn chances_are_those_of_counting() {
        let n = 5u64;
        // One draw against two that are ordered: all triples with b < c.
        let ways = ways(1, 2).expect("few");
        assert_eq!(ways.len(), 5);
        let total: BigUint = ways.iter().map(|w| likelihood(n, w.of, 2, 3)).sum();
        for way in &ways {
            let mut hits = 0;
            for (a, b, c) in (0..n).flat_map(|a| (0..n).flat_map(move |b| (b + 1..n).map(move |c| (a, b, c))))
            {
                let mut values = vec![a, b, c];
                values.sort_unstable();
                values.dedup();
                let rank = |v: u64| values.binary_search(&v).expect("it is there") as u32;
                hits += u32::from(rank(a) == way.first[0] && [rank(b), rank(c)] == way.second[..]);
            }
            assert_eq!(likelihood(n, way.of, 2, 3) * 50u32, &total * hits, "{way:?}");
        }
        // Three ordered numbers of 0..7, cut at 2 and 3.
        let parts = [2u64, 1, 4];
        let mut sum = BigUint::ZERO;
        for share in shares(3, 3).expect("few") {
            let weight = share_likelihood(&share, &parts);
            let mut hits = 0;
            for (a, b, c) in
                (0..7).flat_map(|a| (a + 1..7).flat_map(move |b| (b + 1..7).map(move |c| (a, b, c))))
            {
                let part = |v: u64| usize::from(v >= 2) + usize::from(v >= 3);
                let mut counts = [0; 3];
                [a, b, c].into_iter().for_each(|v| counts[part(v)] += 1);
                hits += u32::from(counts[..] == share[..]);
            }
            assert_eq!(weight, BigUint::from(hits), "{share:?}");
            sum += weight;
        }
        assert_eq!(sum, choose(7, 3));
    }

    /// Hundreds of numbers of a full range have more orders than a double can hold.
    #[test]
    fn long_chains_have_chances_too() {
        let range = 1u64 << 53;
        assert!(choose(range, 400).bits() > 1024);
        // A tie against none: 401 of the range less 400.
        assert_eq!(
            likelihood(range, 400, 400, 401) * (range - 400),
            likelihood(range, 401, 400, 401) * 401u32
        );
        let halves: BigUint = (0..=400).map(|k| share_likelihood(&[k, 400 - k], &[range / 2; 2])).sum();
        assert_eq!(halves, choose(range, 400));
    }
}
