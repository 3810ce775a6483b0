//! Randomised selection (Zhang, chapter 9): a pivot is drawn from the range that holds the wanted
//! position, and the side without it is dropped, until the pivot is the one wanted.

use sojourner_kernel::{Choice, Site, Stop};

use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Select {
    n: u64,
    /// The wanted position, from 0.
    k: u64,
}

/// First and last position of the range; an empty range (1, 0) stands for "found".
fn parts(state: u128) -> (u64, u64) {
    ((state >> 64) as u64, state as u64)
}

fn pack(from: u64, to: u64) -> u128 {
    u128::from(from) << 64 | u128::from(to)
}

const FOUND: u128 = 1 << 64;

impl Select {
    pub fn new(n: u64, k: u64) -> Result<Select, String> {
        if k > n {
            return Err(format!("there is no number {k} among {n}"));
        }
        Ok(Select { n, k: k - 1 })
    }
}

impl Packed for Select {
    fn initial(&self) -> u128 {
        pack(0, self.n - 1)
    }

    fn stop(&self, state: u128) -> Stop {
        if state == FOUND {
            return Stop::End;
        }
        let (from, to) = parts(state);
        Stop::Choice(Choice::uniform((to - from + 1) as u32))
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let (from, to) = parts(state);
        let pivot = from + u64::from(alternative);
        match pivot.cmp(&self.k) {
            std::cmp::Ordering::Less => pack(pivot + 1, to),
            std::cmp::Ordering::Equal => FOUND,
            std::cmp::Ordering::Greater => pack(from, pivot - 1),
        }
    }

    fn propositions(&self) -> Vec<String> {
        vec!["found".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        u64::from(state == FOUND)
    }

    fn describe_state(&self, state: u128) -> String {
        let (from, to) = parts(state);
        if state == FOUND { "found".into() } else { format!("in {}-{}", from + 1, to + 1) }
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        format!("pivot {}", parts(state).0 + u64::from(alternative) + 1)
    }

    fn site_name(&self, _site: Site) -> String {
        "the pivot".into()
    }
}
