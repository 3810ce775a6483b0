//! A balanced tree: branching^depth leaves, each an end. No two paths meet, so every strategy that
//! follows probabilities does equally well here, and every one needs memory for its frontier.

use sojourner_kernel::{Choice, Decision, Site, Stop};

use super::Values;
use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Tree {
    depth: u32,
    branching: u32,
    choice: Choice,
}

impl Tree {
    pub(super) fn new(v: &Values) -> Result<Tree, String> {
        let (depth, branching, first) = (v.count("depth") as u32, v.count("branching"), v.real("first"));
        // Seven bits hold the level.
        if u128::from(branching).checked_pow(depth).is_none_or(|leaves| leaves > 1 << 120) {
            return Err(format!("a tree of {branching}^{depth} leaves does not fit in 128 bits"));
        }
        let n = branching as u32;
        let choice = if !v.chance() {
            Choice::decision(Decision::Data, n)
        } else if first == 0.0 || n == 1 {
            Choice::uniform(n)
        } else {
            let mut weights = vec![(1.0 - first) / f64::from(n - 1); n as usize];
            weights[0] = first;
            Choice::chance(&weights)
        };
        Ok(Tree { depth, branching: n, choice })
    }

    fn level(state: u128) -> u32 {
        state as u32 & 0x7f
    }
}

impl Packed for Tree {
    fn initial(&self) -> u128 {
        0
    }

    fn stop(&self, state: u128) -> Stop {
        if Tree::level(state) == self.depth { Stop::End } else { Stop::Choice(self.choice.clone()) }
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let place = (state >> 7) * u128::from(self.branching) + u128::from(alternative);
        place << 7 | u128::from(Tree::level(state) + 1)
    }

    fn propositions(&self) -> Vec<String> {
        vec!["leaf".into(), "first".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        let leaf = Tree::level(state) == self.depth;
        u64::from(leaf) | u64::from(leaf && state >> 7 == 0) << 1
    }

    fn heuristics(&self) -> Vec<String> {
        vec!["depth".into()]
    }

    fn heuristic(&self, state: u128, _index: usize) -> f64 {
        f64::from(Tree::level(state))
    }

    fn describe_state(&self, state: u128) -> String {
        format!("level {}, node {}", Tree::level(state), state >> 7)
    }

    fn describe_step(&self, _state: u128, alternative: u32) -> String {
        format!("child {}", alternative + 1)
    }

    fn site_name(&self, _site: Site) -> String {
        "a node".into()
    }
}
