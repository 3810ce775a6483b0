//! Generated systems, for property tests and for trying strategies out.

use super::Table;
use crate::rng::Rng;

/// What kinds of choice a generated system has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mixture {
    /// Chance only: a Markov chain.
    Chain,
    /// Decisions only: a transition system.
    Decisions,
    /// Chance, decisions, and decisions between distributions: a Markov decision process.
    Both,
}

impl Table {
    /// A random system with `states` states, of which some are not reachable: up to four transitions
    /// a state, mostly short ones, some back, some states final, about one in `1 / rare` violating.
    pub fn random(seed: u64, states: u32, mixture: Mixture, rare: f64) -> Table {
        assert!(states > 0, "a system needs a state");
        let mut rng = Rng::new(seed);
        let mut table = Table::new(states as usize);
        for state in 0..states {
            if state > 0 && rng.unit() < rare {
                table = table.violating(state, "random");
                continue;
            }
            if state > 0 && rng.unit() < 0.15 {
                continue;
            }
            let mut target = |rng: &mut Rng| match rng.below(4) {
                0 => rng.below(u64::from(states)) as u32,
                _ => (state + 1 + rng.below(3) as u32).min(states - 1),
            };
            let edges = |rng: &mut Rng, target: &mut dyn FnMut(&mut Rng) -> u32| -> Vec<(f64, u32)> {
                // Weights that are whole numbers, so that exact arithmetic stays small.
                (0..rng.below(4) + 1).map(|_| ((rng.below(9) + 1) as f64, target(rng))).collect()
            };
            let chance = match mixture {
                Mixture::Chain => 0,
                Mixture::Decisions => 1,
                Mixture::Both => rng.below(3),
            };
            table = match chance {
                0 => table.chance(state, &edges(&mut rng, &mut target)),
                1 => {
                    let targets: Vec<u32> = edges(&mut rng, &mut target).iter().map(|e| e.1).collect();
                    table.decision(state, &targets)
                }
                _ => {
                    let groups: Vec<_> =
                        (0..rng.below(3) + 1).map(|_| edges(&mut rng, &mut target)).collect();
                    let groups: Vec<&[(f64, u32)]> = groups.iter().map(Vec::as_slice).collect();
                    table.grouped(state, &groups)
                }
            };
        }
        table
    }
}
