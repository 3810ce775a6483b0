//! Random Markov chains and decision processes of any size, without memory: a state's kind and its
//! successors are drawn from a hash of the seed and its number. Each alternative is `rare` times as
//! likely as the one before it, so a search that follows the likely ones makes progress early.
//! At a decision the scheduler picks one of two such distributions.

use sojourner_kernel::{Choice, Decision, Site, Stop, Violation};

use super::{Values, draw, draw_unit};
use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Random {
    states: u64,
    ends: f64,
    bad: f64,
    decisions: f64,
    seed: u64,
    chance: Choice,
    decision: Choice,
}

#[derive(PartialEq)]
enum Kind {
    Chance,
    Decision,
    End,
    Bad,
}

impl Random {
    pub(super) fn new(v: &Values) -> Random {
        let weights: Vec<f64> = (0..v.count("branching")).map(|k| v.real("rare").powi(k as i32)).collect();
        Random {
            states: v.count("states"),
            ends: v.real("ends"),
            bad: v.real("bad"),
            decisions: v.real("decisions"),
            seed: v.count("seed"),
            chance: Choice::chance(&weights),
            decision: Choice::grouped(Decision::Data, &[&weights, &weights]).at(Site(1)),
        }
    }

    fn kind(&self, state: u128) -> Kind {
        let x = draw_unit(self.seed, state as u64, 0);
        if state != 0 && x < self.bad {
            Kind::Bad
        } else if state != 0 && x < self.bad + self.ends {
            Kind::End
        } else if self.decisions > 0.0 && draw_unit(self.seed, state as u64, 1) < self.decisions {
            Kind::Decision
        } else {
            Kind::Chance
        }
    }
}

impl Packed for Random {
    fn initial(&self) -> u128 {
        0
    }

    fn stop(&self, state: u128) -> Stop {
        match self.kind(state) {
            Kind::Chance => Stop::Choice(self.chance.clone()),
            Kind::Decision => Stop::Choice(self.decision.clone()),
            Kind::End => Stop::End,
            Kind::Bad => {
                Stop::Violation(Violation { kind: "bad".into(), message: format!("state {state} is bad") })
            }
        }
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        u128::from(draw(self.seed, state as u64, 2 + u64::from(alternative)) % self.states)
    }

    fn propositions(&self) -> Vec<String> {
        vec!["end".into(), "bad".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        match self.kind(state) {
            Kind::End => 1,
            Kind::Bad => 2,
            _ => 0,
        }
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let target = self.next(state, alternative);
        match self.kind(state) {
            Kind::Decision => {
                let first = self.chance.len();
                format!("decide {}, to {target}", if alternative < first { "first" } else { "second" })
            }
            _ => format!("to {target}"),
        }
    }

    fn site_name(&self, site: Site) -> String {
        ["a draw", "a decision"][site.0.min(1) as usize].into()
    }
}
