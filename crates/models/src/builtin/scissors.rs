//! Scissors, paper, rock between two players who draw at random, until one has won often enough
//! (Zhang, chapter 9). A tie leads back to the same state, so there are cycles.

use sojourner_kernel::{Choice, Site, Stop};

use crate::packed::Packed;

const HANDS: [&str; 3] = ["scissors", "paper", "rock"];

#[derive(Debug, Clone)]
pub struct Scissors {
    wins: u64,
}

/// The wins of both players, and what the first one shows (3 when it has not drawn).
fn parts(state: u128) -> (u64, u64, u32) {
    ((state >> 66) as u64, (state >> 2) as u64, state as u32 & 3)
}

fn pack(first: u64, second: u64, hand: u32) -> u128 {
    u128::from(first) << 66 | u128::from(second) << 2 | u128::from(hand)
}

impl Scissors {
    pub fn new(wins: u64) -> Scissors {
        Scissors { wins }
    }
}

impl Packed for Scissors {
    fn initial(&self) -> u128 {
        pack(0, 0, 3)
    }

    fn stop(&self, state: u128) -> Stop {
        let (first, second, hand) = parts(state);
        if first.max(second) == self.wins {
            return Stop::End;
        }
        Stop::Choice(Choice::uniform(3).at(Site(u32::from(hand != 3))))
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let (first, second, hand) = parts(state);
        if hand == 3 {
            return pack(first, second, alternative);
        }
        // Each hand beats the one after it.
        match (alternative + 3 - hand) % 3 {
            0 => pack(first, second, 3),
            1 => pack(first + 1, second, 3),
            _ => pack(first, second + 1, 3),
        }
    }

    fn propositions(&self) -> Vec<String> {
        vec!["first-wins".into(), "second-wins".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        let (first, second, _) = parts(state);
        u64::from(first == self.wins) | u64::from(second == self.wins) << 1
    }

    fn describe_state(&self, state: u128) -> String {
        let (first, second, hand) = parts(state);
        match HANDS.get(hand as usize) {
            Some(shown) => format!("{first}:{second}, {shown}"),
            None => format!("{first}:{second}"),
        }
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let who = if parts(state).2 == 3 { "first" } else { "second" };
        format!("the {who} player shows {}", HANDS[alternative as usize])
    }

    fn site_name(&self, site: Site) -> String {
        ["the first player draws", "the second player draws"][site.0.min(1) as usize].into()
    }
}
