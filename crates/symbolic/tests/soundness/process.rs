//! A small decision process as a system, and a generator of random ones.

use sojourner_kernel::rng::Rng;
use sojourner_kernel::system::capability::{Amount, Labels, Measured, Measures};
use sojourner_kernel::{Capabilities, Choice, Decision, Fingerprint, Stop, System, Violation};

/// A transition: weight, target, what it adds to `cost`, and what it makes the value of `last`.
pub type Way = (u32, usize, i64, Option<i64>);

#[derive(Clone, Debug)]
pub enum Row {
    Groups(Vec<Vec<Way>>),
    End,
    Broken,
    Excluded,
}

/// A process; labels are bits for `a` and `b`.
#[derive(Clone, Debug)]
pub struct Mdp {
    pub rows: Vec<Row>,
    pub labels: Vec<u64>,
}

pub struct Machine {
    pub mdp: Mdp,
    at: usize,
    measured: Vec<Measured>,
}

impl Machine {
    pub fn new(mdp: &Mdp) -> Machine {
        Machine { mdp: mdp.clone(), at: 0, measured: Vec::new() }
    }

    fn stop(&self) -> Stop {
        match &self.mdp.rows[self.at] {
            Row::End => Stop::End,
            Row::Excluded => Stop::Excluded,
            Row::Broken => Stop::Violation(Violation { kind: "assertion".into(), message: "broken".into() }),
            Row::Groups(groups) => {
                let weights: Vec<Vec<f64>> =
                    groups.iter().map(|g| g.iter().map(|w| f64::from(w.0)).collect()).collect();
                let weights: Vec<&[f64]> = weights.iter().map(|w| &w[..]).collect();
                Stop::Choice(Choice::grouped(Decision::Data, &weights))
            }
        }
    }
}

impl System for Machine {
    type Snapshot = usize;

    fn start(&mut self) -> Stop {
        self.at = 0;
        self.measured.clear();
        self.stop()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        let Row::Groups(groups) = &self.mdp.rows[self.at] else { panic!("a step after the end") };
        let (_, to, cost, last) = *groups.iter().flatten().nth(alternative as usize).expect("an alternative");
        self.measured.clear();
        if cost > 0 {
            self.measured.push(Measured { name: "cost".into(), amount: Amount::Whole(cost), is_added: true });
        }
        if let Some(last) = last {
            self.measured.push(Measured {
                name: "last".into(),
                amount: Amount::Whole(last),
                is_added: false,
            });
        }
        self.at = to;
        self.stop()
    }

    fn save(&mut self) -> usize {
        self.at
    }

    fn restore(&mut self, snapshot: &usize) {
        self.at = *snapshot;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(self.at as u128 + 1)
    }
}

impl Capabilities for Machine {
    fn as_labels(&mut self) -> Option<&mut dyn Labels> {
        Some(self)
    }

    fn as_measures(&mut self) -> Option<&mut dyn Measures> {
        Some(self)
    }
}

impl Labels for Machine {
    fn propositions(&self) -> Vec<String> {
        vec!["a".into(), "b".into()]
    }

    fn labels(&mut self) -> u64 {
        self.mdp.labels[self.at]
    }
}

impl Measures for Machine {
    fn measured(&mut self, out: &mut Vec<Measured>) {
        out.extend(self.measured.iter().cloned());
    }
}

/// How wild a random process is.
#[derive(Clone, Copy, Debug)]
pub struct Wild {
    pub decisions: bool,
    pub cycles: bool,
    pub excluded: bool,
}

pub fn random(rng: &mut Rng, wild: Wild) -> Mdp {
    let n = 3 + (rng.bits() % 5) as usize;
    let mut below = |most: u64| rng.bits() % most;
    let mut rows = Vec::new();
    let mut labels = Vec::new();
    for at in 0..n {
        let ends = at + 1 == n || (at > 0 && below(4) == 0);
        labels.push(if below(4) == 0 { 1 } else { 0 } | if below(3) == 0 { 2 } else { 0 });
        if ends {
            rows.push(match below(4) {
                0 => Row::Broken,
                1 if wild.excluded => Row::Excluded,
                _ => Row::End,
            });
            continue;
        }
        let groups = if wild.decisions { 1 + below(2) } else { 1 };
        let row = (0..groups)
            .map(|_| {
                (0..1 + below(3))
                    .map(|_| {
                        let to = match wild.cycles {
                            true => below(n as u64) as usize,
                            false => at + 1 + below((n - at - 1) as u64) as usize,
                        };
                        let last = (below(3) == 0).then(|| below(3) as i64);
                        (1 + below(4) as u32, to, (below(3) as i64 - 1).max(0), last)
                    })
                    .collect()
            })
            .collect();
        rows.push(Row::Groups(row));
    }
    Mdp { rows, labels }
}
