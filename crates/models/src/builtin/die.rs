//! Knuth and Yao's die, and Zhang's biased die with a counter of flips (chapter 9).
//!
//! Nodes 0..=6 flip, 7..=12 are the faces. With the counter the flips so far are part of the
//! state, so no two flips share one and the system is unbounded: the progress of a search on it
//! never reaches 1, which is what the thesis measures.

use sojourner_kernel::{Choice, Site, Stop};

use crate::packed::Packed;

/// The nodes after a left and a right flip.
const NEXT: [[u8; 2]; 7] = [[1, 2], [3, 4], [5, 6], [1, 7], [8, 9], [10, 11], [12, 2]];
const FACES: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

#[derive(Debug, Clone)]
pub struct Die {
    left: f64,
    counter: bool,
}

impl Die {
    pub fn new(left: f64, counter: bool) -> Die {
        Die { left, counter }
    }
}

fn node(state: u128) -> usize {
    (state & 0xf) as usize
}

impl Packed for Die {
    fn initial(&self) -> u128 {
        0
    }

    fn stop(&self, state: u128) -> Stop {
        if node(state) >= NEXT.len() {
            return Stop::End;
        }
        let choice =
            if self.left == 0.5 { Choice::uniform(2) } else { Choice::chance(&[self.left, 1.0 - self.left]) };
        Stop::Choice(choice.at(Site(node(state) as u32)))
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let node = u128::from(NEXT[node(state)][alternative as usize]);
        if self.counter { ((state >> 4) + 1) << 4 | node } else { node }
    }

    fn propositions(&self) -> Vec<String> {
        std::iter::once("thrown").chain(FACES).map(str::to_string).collect()
    }

    fn labels(&self, state: u128) -> u64 {
        match node(state) {
            n @ 7.. => 1 | 2 << (n - 7),
            _ => 0,
        }
    }

    fn describe_state(&self, state: u128) -> String {
        let place = match node(state) {
            n @ 7.. => FACES[n - 7].to_string(),
            n => format!("node {n}"),
        };
        if self.counter { format!("{place} after {} flips", state >> 4) } else { place }
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let side = ["left", "right"][alternative as usize];
        format!("{side}, to {}", self.describe_state(self.next(state, alternative)))
    }

    fn site_name(&self, site: Site) -> String {
        format!("node {}", site.0)
    }
}
