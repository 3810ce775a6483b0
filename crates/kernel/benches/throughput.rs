//! Transitions per second of CPU time, bytes per state, and how flat the rate is.
//!
//! `cargo bench -p sojourner-kernel --bench throughput -- STRATEGY SYSTEM MILLIONS [bare]`, where
//! SYSTEM is `grid` (four counters, chance picks one: states are met four times) or `tree` (all
//! states are new, three weighted exits each: the frontier grows by two with every transition), and
//! `bare` leaves progress out. Without arguments, a short tour.

use sojourner_kernel::observer::{Live, Observer};
use sojourner_kernel::strategy::Arrival;
use sojourner_kernel::system::capability::Undo;
use sojourner_kernel::{Capabilities, Check, Choice, Fingerprint, Graph, Stop, System};

/// Four counters below `side` in one word; chance picks the one to go up.
struct Grid {
    side: u64,
    state: u64,
    marks: Vec<u64>,
}

impl Grid {
    fn stop(&self) -> Stop {
        let able = (0..4).filter(|i| (self.state >> (16 * i) & 0xffff) + 1 < self.side).count() as u32;
        if able == 0 { Stop::End } else { Stop::Choice(Choice::uniform(able)) }
    }
}

fn mix(state: u64) -> Fingerprint {
    Fingerprint(u128::from(state ^ state >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
}

impl System for Grid {
    type Snapshot = u64;

    fn start(&mut self) -> Stop {
        self.state = 0;
        self.stop()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        let mut left = alternative;
        for i in 0..4 {
            if (self.state >> (16 * i) & 0xffff) + 1 < self.side {
                if left == 0 {
                    self.state += 1 << (16 * i);
                    break;
                }
                left -= 1;
            }
        }
        self.stop()
    }

    fn save(&mut self) -> u64 {
        self.state
    }

    fn restore(&mut self, snapshot: &u64) {
        self.state = *snapshot;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        mix(self.state)
    }
}

impl Capabilities for Grid {
    #[inline]
    fn as_undo(&mut self) -> Option<&mut dyn Undo> {
        Some(self)
    }
}

impl Undo for Grid {
    fn mark(&mut self) {
        self.marks.push(self.state);
    }

    fn undo(&mut self) {
        self.state = self.marks.pop().expect("a mark");
    }
}

/// An endless tree with three weighted exits a state.
struct Tree {
    state: u64,
}

impl System for Tree {
    type Snapshot = u64;

    fn start(&mut self) -> Stop {
        self.state = 1;
        Stop::Choice(Choice::chance(&[5.0, 3.0, 2.0]))
    }

    fn step(&mut self, alternative: u32) -> Stop {
        // A bijection of (state, alternative) as far as it matters: collisions are one in 2^64.
        let x = (self.state * 3 + u64::from(alternative)).wrapping_mul(0xd1b5_4a32_d192_ed03);
        self.state = x ^ (x >> 29);
        Stop::Choice(Choice::chance(&[5.0, 3.0, 2.0]))
    }

    fn save(&mut self) -> u64 {
        self.state
    }

    fn restore(&mut self, snapshot: &u64) {
        self.state = *snapshot;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        mix(self.state)
    }
}

impl Capabilities for Tree {}

/// Notes the CPU time of each stretch of transitions.
struct Stretches {
    every: u64,
    count: u64,
    last: f64,
    rates: Vec<f64>,
}

impl Observer for Stretches {
    fn transition_taken(&mut self, _: &Arrival, _: &Graph) {
        self.count += 1;
        if self.count.is_multiple_of(self.every) {
            let now = cpu_seconds();
            self.rates.push(self.every as f64 / (now - self.last) / 1e6);
            self.last = now;
        }
    }

    fn tick(&mut self, _: &Live) {}
}

/// CPU time of this process, from the kernel's own count in nanoseconds.
fn cpu_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(f64::NAN) / 1e9
}

/// Peak resident memory in bytes.
fn peak_bytes() -> f64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find(|l| l.starts_with("VmHWM")).unwrap_or("0 0");
    line.split_whitespace().nth(1).and_then(|n| n.parse::<f64>().ok()).unwrap_or(f64::NAN) * 1024.0
}

fn bench(strategy: &str, system: &str, millions: f64, bare: bool) {
    let transitions = (millions * 1e6) as u64;
    let start = cpu_seconds();
    let every = (transitions / 10).max(1);
    let mut stretches = Stretches { every, count: 0, last: start, rates: vec![] };
    let spec = strategy.parse().expect("a strategy");
    let outcome = match system {
        "grid" => {
            let side = (millions * 1e6 / 4.0).powf(0.25).ceil() as u64 + 1;
            let check = Check::new(Grid { side, state: 0, marks: vec![] })
                .strategy(spec)
                .max_transitions(transitions);
            let check = if bare { check.without_progress() } else { check };
            check.observer(&mut stretches).run()
        }
        "tree" => {
            let check = Check::new(Tree { state: 1 }).strategy(spec).max_transitions(transitions);
            let check = if bare { check.without_progress() } else { check };
            check.observer(&mut stretches).run()
        }
        other => panic!("no system {other}: grid or tree"),
    };
    let seconds = cpu_seconds() - start;
    let rates: Vec<String> = stretches.rates.iter().map(|r| format!("{r:.2}")).collect();
    println!(
        "{strategy:10} {system} {:>6.1} M transitions {:>6.1} M states frontier {:>6.1} M  {seconds:>6.1} s CPU  {:.2} M/s  \
         peak {:.2} GB  verified {:.4}{}\n           M/s by tenths: {}",
        outcome.transitions as f64 / 1e6,
        outcome.states as f64 / 1e6,
        outcome.frontier as f64 / 1e6,
        outcome.transitions as f64 / seconds / 1e6,
        peak_bytes() / 1e9,
        outcome.mass.map_or(f64::NAN, |m| m.verified),
        if bare { "  (bare)" } else { "" },
        rates.join(" "),
    );
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [strategy, system, millions] => bench(strategy, system, millions.parse().expect("millions"), false),
        [strategy, system, millions, "bare"] => {
            bench(strategy, system, millions.parse().expect("millions"), true)
        }
        _ => {
            for strategy in ["dfs", "bfs", "pfs", "rs"] {
                bench(strategy, "grid", 1.0, false);
            }
            for strategy in ["pfs", "rs"] {
                bench(strategy, "tree", 1.0, false);
            }
        }
    }
}
