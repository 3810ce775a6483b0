//! Randomised quicksort of distinct numbers (Zhang, chapter 9), seen as the positions in ranges
//! still to sort: pivots are drawn from the first range of at least two. The numbers themselves do
//! not matter, so paths meet again often: 13 numbers have 1,081 states and 3,578 transitions, where
//! the program over an array has 442,868 transitions.

use sojourner_kernel::{Choice, Site, Stop};

use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Quicksort {
    n: u32,
}

impl Quicksort {
    pub fn new(n: u64) -> Quicksort {
        Quicksort { n: n as u32 }
    }
}

/// The first range, as position and length, of a state that has one.
fn first_range(state: u128) -> (u32, u32) {
    let from = state.trailing_zeros();
    (from, (state >> from).trailing_ones())
}

impl Packed for Quicksort {
    fn initial(&self) -> u128 {
        (1 << self.n) - 1
    }

    fn stop(&self, state: u128) -> Stop {
        if state == 0 { Stop::End } else { Stop::Choice(Choice::uniform(first_range(state).1)) }
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let (from, length) = first_range(state);
        let pivot = from + alternative;
        let mut rest = state & !(1 << pivot);
        if alternative == 1 {
            rest &= !(1 << from);
        }
        if alternative + 2 == length {
            rest &= !(1 << (pivot + 1));
        }
        rest
    }

    fn propositions(&self) -> Vec<String> {
        vec!["sorted".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        u64::from(state == 0)
    }

    fn describe_state(&self, state: u128) -> String {
        let mut ranges = Vec::new();
        let mut rest = state;
        while rest != 0 {
            let (from, length) = first_range(rest);
            ranges.push(format!("{}-{}", from + 1, from + length));
            rest &= !(((1 << length) - 1) << from);
        }
        if ranges.is_empty() { "sorted".into() } else { format!("to sort: {}", ranges.join(" ")) }
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        format!("pivot {}", first_range(state).0 + alternative + 1)
    }

    fn site_name(&self, _site: Site) -> String {
        "the pivot".into()
    }
}
