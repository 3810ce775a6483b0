//! Independent processes that count to a limit: (limit + 1)^n states, n * limit * (limit + 1)^(n-1)
//! transitions. The cheapest system with many states: what benchmarks run on.

use sojourner_kernel::{Choice, Decision, Site, Stop};

use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Counters {
    processes: u32,
    limit: u64,
    /// Bits of one counter.
    bits: u32,
    chance: bool,
}

impl Counters {
    pub fn new(processes: u64, limit: u64, chance: bool) -> Result<Counters, String> {
        let bits = u64::BITS - limit.leading_zeros();
        if u64::from(bits) * processes > 128 {
            return Err(format!("{processes} counters of {bits} bits do not fit in 128 bits"));
        }
        Ok(Counters { processes: processes as u32, limit, bits, chance })
    }

    fn value(&self, state: u128, process: u32) -> u64 {
        (state >> (self.bits * process)) as u64 & ((1 << self.bits) - 1)
    }

    fn live(&self, state: u128) -> impl Iterator<Item = u32> {
        (0..self.processes).filter(move |&p| self.value(state, p) < self.limit)
    }
}

impl Packed for Counters {
    fn initial(&self) -> u128 {
        0
    }

    fn stop(&self, state: u128) -> Stop {
        match self.live(state).count() as u32 {
            0 => Stop::End,
            n if self.chance => Stop::Choice(Choice::uniform(n)),
            n => Stop::Choice(Choice::decision(Decision::Thread, n)),
        }
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let process = self.live(state).nth(alternative as usize).expect("an alternative of the choice");
        state + (1 << (self.bits * process))
    }

    fn propositions(&self) -> Vec<String> {
        vec!["done".into(), "even".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        let first = self.value(state, 0);
        let even = (1..self.processes).all(|p| self.value(state, p) == first);
        u64::from(self.live(state).next().is_none()) | u64::from(even) << 1
    }

    fn heuristics(&self) -> Vec<String> {
        vec!["sum".into()]
    }

    fn heuristic(&self, state: u128, _index: usize) -> f64 {
        (0..self.processes).map(|p| self.value(state, p)).sum::<u64>() as f64
    }

    fn describe_state(&self, state: u128) -> String {
        let values: Vec<String> = (0..self.processes).map(|p| self.value(state, p).to_string()).collect();
        format!("({})", values.join(", "))
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let process = self.live(state).nth(alternative as usize).expect("an alternative of the choice");
        format!("process {} counts to {}", process + 1, self.value(state, process) + 1)
    }

    fn site_name(&self, _site: Site) -> String {
        "who moves".into()
    }
}
