//! Processes that read a shared counter and write back one more, without a lock. When all are done
//! the counter must show every addition; it does only when no two additions interleave.
//!
//! State: the counter in 8 bits, then 10 bits per process: rounds left (3), whether it stands
//! between read and write (1), the value it read (6, zero when it does not matter any more).

use sojourner_kernel::{Choice, Decision, Site, Stop, Violation};

use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct LostUpdate {
    processes: u32,
    rounds: u32,
    atomic: bool,
}

const HAS_READ: u32 = 1 << 3;

impl LostUpdate {
    pub fn new(processes: u64, rounds: u64, atomic: bool) -> LostUpdate {
        LostUpdate { processes: processes as u32, rounds: rounds as u32, atomic }
    }

    fn process(&self, state: u128, who: u32) -> u32 {
        (state >> (8 + 10 * who)) as u32 & 0x3ff
    }

    fn live(&self, state: u128) -> impl Iterator<Item = u32> {
        (0..self.processes).filter(move |&who| self.process(state, who) & 7 != 0)
    }

    fn mover(&self, state: u128, alternative: u32) -> u32 {
        self.live(state).nth(alternative as usize).expect("an alternative of the choice")
    }
}

impl Packed for LostUpdate {
    fn initial(&self) -> u128 {
        (0..self.processes).fold(0, |state, who| state | u128::from(self.rounds) << (8 + 10 * who))
    }

    fn stop(&self, state: u128) -> Stop {
        let (shown, due) = (state as u32 & 0xff, self.processes * self.rounds);
        match self.live(state).count() as u32 {
            0 if shown < due => Stop::Violation(Violation {
                kind: "invariant".into(),
                message: format!("the counter shows {shown} after {due} additions"),
            }),
            0 => Stop::End,
            n => Stop::Choice(Choice::decision(Decision::Thread, n)),
        }
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let who = self.mover(state, alternative);
        let process = self.process(state, who);
        let counter = state as u32 & 0xff;
        let (counter, process) = match process & HAS_READ {
            0 if self.atomic => (counter + 1, process - 1),
            0 => (counter, process | HAS_READ | counter << 4),
            _ => ((process >> 4) + 1, (process & 7) - 1),
        };
        let shift = 8 + 10 * who;
        state & !(0x3ff << shift) & !0xff | u128::from(process) << shift | u128::from(counter)
    }

    fn propositions(&self) -> Vec<String> {
        vec!["done".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        u64::from(self.live(state).next().is_none())
    }

    fn heuristics(&self) -> Vec<String> {
        vec!["between".into()]
    }

    fn heuristic(&self, state: u128, _index: usize) -> f64 {
        (0..self.processes).filter(|&who| self.process(state, who) & HAS_READ != 0).count() as f64
    }

    fn describe_state(&self, state: u128) -> String {
        let held: Vec<String> = (0..self.processes)
            .filter(|&who| self.process(state, who) & HAS_READ != 0)
            .map(|who| format!(", process {} has read {}", who + 1, self.process(state, who) >> 4))
            .collect();
        format!("counter {}{}", state & 0xff, held.concat())
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let who = self.mover(state, alternative);
        let process = self.process(state, who);
        let what = match process & HAS_READ {
            0 if self.atomic => format!("adds one to {}", state & 0xff),
            0 => format!("reads {}", state & 0xff),
            _ => format!("writes {}", (process >> 4) + 1),
        };
        format!("process {} {what}", who + 1)
    }

    fn site_name(&self, _site: Site) -> String {
        "who moves".into()
    }
}
