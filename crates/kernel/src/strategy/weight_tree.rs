//! A set of weighted items from which one is drawn with probability proportional to its weight, in
//! O(log n), and an item is removed or added in O(log n).
//!
//! A tree of fan-out eight, one vector per level, so that a node's children share a cache line and
//! growing is appending. Inner nodes are recomputed from their children, never adjusted, so rounding
//! does not accumulate. What a node holds is up to the [`Scale`]: plain sums, or sums relative to a
//! maximum for weights that no double can hold.

use crate::graph::StateId;
use crate::rng::Rng;

const FAN: usize = 8;

/// How weights add up.
pub(super) trait Scale {
    /// What a leaf or inner node holds.
    type Node: Copy;

    /// No weight at all.
    const NOTHING: Self::Node;

    /// A leaf of this weight.
    fn leaf(&self, weight: f64) -> Self::Node;

    /// The node above these.
    fn join(&self, children: &[Self::Node; FAN]) -> Self::Node;

    /// The weights of these relative to each other.
    fn shares(&self, children: &[Self::Node; FAN]) -> [f64; FAN];
}

/// Weights as they are.
#[derive(Clone, Debug)]
pub(super) struct Plain;

impl Scale for Plain {
    type Node = f64;
    const NOTHING: f64 = 0.0;

    #[inline]
    fn leaf(&self, weight: f64) -> f64 {
        // A path probability that underflowed still has to be drawn at last.
        weight.max(f64::MIN_POSITIVE)
    }

    #[inline]
    fn join(&self, c: &[f64; FAN]) -> f64 {
        ((c[0] + c[1]) + (c[2] + c[3])) + ((c[4] + c[5]) + (c[6] + c[7]))
    }

    #[inline]
    fn shares(&self, children: &[f64; FAN]) -> [f64; FAN] {
        *children
    }
}

/// Weights `exp(x / temperature)`, kept as the largest `x` and the sum of `exp((x - largest) /
/// temperature)`: nothing overflows, and the largest never vanishes, for any positive temperature.
#[derive(Clone, Debug)]
pub(super) struct Gibbs {
    pub(super) temperature: f64,
}

impl Gibbs {
    #[inline]
    fn factor(&self, x: f64, largest: f64) -> f64 {
        if x == largest { 1.0 } else { ((x - largest) / self.temperature).exp() }
    }
}

impl Scale for Gibbs {
    /// The largest `x`, and the sum relative to it.
    type Node = (f64, f64);
    const NOTHING: (f64, f64) = (f64::NEG_INFINITY, 0.0);

    #[inline]
    fn leaf(&self, x: f64) -> (f64, f64) {
        (x, 1.0)
    }

    fn join(&self, children: &[(f64, f64); FAN]) -> (f64, f64) {
        let largest = children.iter().fold(f64::NEG_INFINITY, |m, c| m.max(c.0));
        (largest, self.shares(children).iter().sum())
    }

    fn shares(&self, children: &[(f64, f64); FAN]) -> [f64; FAN] {
        let largest = children.iter().fold(f64::NEG_INFINITY, |m, c| m.max(c.0));
        children.map(|(x, sum)| if sum == 0.0 { 0.0 } else { sum * self.factor(x, largest) })
    }
}

/// A transition waiting in a tree.
pub(super) type Item = (StateId, u32);

const NO_ITEM: Item = (StateId(u32::MAX), u32::MAX);

/// Weighted transitions.
#[derive(Clone, Debug)]
pub(super) struct WeightTree<S: Scale> {
    scale: S,
    /// Leaves first, then each level above, the last one a single block.
    levels: Vec<Vec<[S::Node; FAN]>>,
    items: Vec<Item>,
    free: Vec<u32>,
    len: u64,
}

impl<S: Scale> WeightTree<S> {
    pub(super) fn new(scale: S) -> WeightTree<S> {
        WeightTree { scale, levels: vec![vec![]], items: Vec::new(), free: Vec::new(), len: 0 }
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Adds an item; the number returned names it until it is taken.
    #[inline]
    pub(super) fn add(&mut self, item: Item, weight: f64) -> u32 {
        let leaf = match self.free.pop() {
            Some(leaf) => {
                self.items[leaf as usize] = item;
                leaf
            }
            None => {
                self.items.push(item);
                self.items.len() as u32 - 1
            }
        };
        self.len += 1;
        let node = self.scale.leaf(weight);
        self.set(leaf as usize, node);
        leaf
    }

    /// What a leaf holds now.
    pub(super) fn item(&self, leaf: u32) -> Option<Item> {
        self.items.get(leaf as usize).copied().filter(|i| *i != NO_ITEM)
    }

    /// Removes the item of a leaf.
    #[inline]
    pub(super) fn take(&mut self, leaf: u32) -> Item {
        let item = std::mem::replace(&mut self.items[leaf as usize], NO_ITEM);
        debug_assert!(item != NO_ITEM);
        self.set(leaf as usize, S::NOTHING);
        self.free.push(leaf);
        self.len -= 1;
        item
    }

    #[inline]
    fn set(&mut self, leaf: usize, node: S::Node) {
        let (mut at, mut node) = (leaf, node);
        for level in 0.. {
            if level == self.levels.len() {
                // The block below was the only one until now: it gets a level above it.
                let below = self.levels[level - 1][0];
                self.levels.push(vec![[S::NOTHING; FAN]]);
                self.levels[level][0][0] = self.scale.join(&below);
            }
            let top = level + 1 == self.levels.len();
            let blocks = &mut self.levels[level];
            let (block, child) = (at / FAN, at % FAN);
            if block == blocks.len() {
                blocks.push([S::NOTHING; FAN]);
            }
            blocks[block][child] = node;
            if top && blocks.len() == 1 {
                return;
            }
            node = self.scale.join(&blocks[block]);
            at = block;
        }
    }

    /// A leaf, drawn by weight; the tree must not be empty.
    pub(super) fn draw(&self, rng: &mut Rng) -> u32 {
        let mut at = 0;
        for blocks in self.levels.iter().rev() {
            let shares = self.scale.shares(&blocks[at]);
            let mut point = rng.unit() * shares.iter().sum::<f64>();
            // Rounding may carry the point past the end: then it is the last one with any weight.
            let mut chosen = usize::MAX;
            for (child, &share) in shares.iter().enumerate() {
                if share > 0.0 {
                    chosen = child;
                    point -= share;
                    if point < 0.0 {
                        break;
                    }
                }
            }
            at = at * FAN + chosen;
        }
        at as u32
    }

    pub(super) fn bytes(&self) -> u64 {
        let nodes: usize = self.levels.iter().map(|l| l.capacity() * size_of::<[S::Node; FAN]>()).sum();
        (nodes + self.items.capacity() * size_of::<Item>() + self.free.capacity() * 4) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws many times and compares the frequencies with the weights.
    fn check<S: Scale>(scale: S, inputs: &[f64], expected: &[f64]) {
        let mut tree = WeightTree::new(scale);
        // Take some out and put them in again, so that holes and reuse are covered.
        let leaves: Vec<u32> = (0..100).map(|n| tree.add((StateId(n), 0), 0.5)).collect();
        for leaf in leaves {
            tree.take(leaf);
        }
        for (n, &x) in inputs.iter().enumerate() {
            tree.add((StateId(n as u32), 0), x);
        }
        let (mut rng, draws) = (Rng::new(5), 100_000);
        let mut seen = vec![0.0; inputs.len()];
        for _ in 0..draws {
            let leaf = tree.draw(&mut rng);
            seen[tree.item(leaf).expect("a drawn leaf holds an item").0.index()] += 1.0;
        }
        let total: f64 = expected.iter().sum();
        for (seen, expected) in seen.iter().zip(expected) {
            let (seen, p) = (seen / f64::from(draws), expected / total);
            let sigma = (p * (1.0 - p) / f64::from(draws)).sqrt();
            assert!((seen - p).abs() <= 5.0 * sigma + 1e-12, "{seen} for {p}");
        }
    }

    #[test]
    fn draws_by_weight() {
        let weights: Vec<f64> = (0..200).map(|n| f64::from(n % 7 + 1)).collect();
        check(Plain, &weights, &weights);
    }

    #[test]
    fn gibbs_at_any_temperature() {
        let x: Vec<f64> = (0..70).map(|n| 1.0 / f64::from(n + 1)).collect();
        let warm: Vec<f64> = x.iter().map(|x| (x / 0.5f64).exp()).collect();
        check(Gibbs { temperature: 0.5 }, &x, &warm);
        // So cold that only the largest is ever drawn, and so hot that all are alike.
        let cold: Vec<f64> = (0..70).map(|n| f64::from(n == 0)).collect();
        check(Gibbs { temperature: 1e-300 }, &x, &cold);
        check(Gibbs { temperature: f64::MIN_POSITIVE / 1e10 }, &x, &cold);
        check(Gibbs { temperature: 1e300 }, &x, &[1.0; 70]);
    }

    #[test]
    fn the_smallest_weights_are_drawn_at_last() {
        let mut tree = WeightTree::new(Plain);
        for n in 0..1000 {
            tree.add((StateId(n), 0), if n % 2 == 0 { 0.0 } else { 1e-310 });
        }
        let mut rng = Rng::new(1);
        let mut left: std::collections::HashSet<u32> = (0..1000).collect();
        while tree.len() > 0 {
            let leaf = tree.draw(&mut rng);
            assert!(left.remove(&tree.take(leaf).0.0));
        }
        assert!(left.is_empty());
    }
}
