//! Small random systems as tables, and searches of them in several orders.

use sojourner_kernel::{Choice, Decision, Graph, Meter, StateId, Stop, Violation};

/// A generator of its own, so that a failing seed stays failing.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % u64::from(n)) as u32
    }
}

/// A system: what each state stops with, and where its alternatives lead.
pub struct Table {
    pub stops: Vec<Stop>,
    pub targets: Vec<Vec<u32>>,
}

pub fn violation() -> Stop {
    Stop::Violation(Violation { kind: "assertion".into(), message: "wrong".into() })
}

/// A random system of at most `most` states, with decisions if asked; some alternatives have the
/// weight `rare` among others of up to a thousand.
pub fn random(r: &mut Random, most: u32, decisions: bool, rare: f64) -> Table {
    let n = 1 + r.below(most);
    let mut table = Table { stops: Vec::new(), targets: Vec::new() };
    let clean = r.below(2) == 0;
    for _ in 0..n {
        let stop = match r.below(10) {
            0 | 1 => Stop::End,
            2 if !clean => violation(),
            3 if !clean && r.below(3) == 0 => Stop::Unsupported("nothing".into()),
            _ if decisions && r.below(3) > 0 => match r.below(2) {
                0 => Stop::Choice(Choice::decision(Decision::Thread, 1 + r.below(3))),
                _ => {
                    let groups: Vec<Vec<f64>> = (0..1 + r.below(2)).map(|_| weights(r, rare)).collect();
                    let groups: Vec<&[f64]> = groups.iter().map(|g| &g[..]).collect();
                    Stop::Choice(Choice::grouped(Decision::Data, &groups))
                }
            },
            _ if r.below(2) == 0 => Stop::Choice(Choice::uniform(1 + r.below(4))),
            _ => Stop::Choice(Choice::chance(&weights(r, rare))),
        };
        let len = if let Stop::Choice(c) = &stop { c.len() } else { 0 };
        table.stops.push(stop);
        table.targets.push((0..len).map(|_| r.below(n)).collect());
    }
    table
}

/// Bends all alternatives forwards, so that there is no cycle.
pub fn straighten(r: &mut Random, table: &mut Table) {
    let last = table.stops.len() - 1;
    table.stops[last] = Stop::End;
    table.targets[last].clear();
    for (s, targets) in table.targets.iter_mut().enumerate() {
        targets.iter_mut().for_each(|t| *t = (s + 1) as u32 + r.below((last - s) as u32));
    }
}

/// The order of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Order {
    Random,
    DepthFirst,
    /// Depth first, but now and then not.
    Stray,
}

fn weights(r: &mut Random, rare: f64) -> Vec<f64> {
    (0..1 + r.below(3))
        .map(|_| match r.below(4) {
            0 => rare,
            1 => 0.1 * f64::from(1 + r.below(9)),
            2 => f64::from(1 + r.below(5)) / 3.0,
            _ => 1e3,
        })
        .collect()
}

/// Explores the whole table in some order, transition by transition, and calls `each` with
/// the graph and a meter that was told of everything, before the first and after each transition.
pub fn explore(
    table: &Table,
    r: &mut Random,
    order: Order,
    mut meter: Meter,
    mut each: impl FnMut(&Graph, &mut Meter),
) {
    let mut graph = Graph::new();
    let mut id: Vec<Option<StateId>> = vec![None; table.stops.len()];
    let mut open: Vec<(u32, u32)> = Vec::new();
    let mut discover = |graph: &mut Graph, open: &mut Vec<(u32, u32)>, s: u32| {
        *id[s as usize].get_or_insert_with(|| {
            open.extend((0..table.targets[s as usize].len() as u32).map(|a| (s, a)));
            graph.add_state(&table.stops[s as usize])
        })
    };
    discover(&mut graph, &mut open, 0);
    each(&graph, &mut meter);
    while !open.is_empty() {
        let deep = order == Order::DepthFirst || order == Order::Stray && r.below(12) > 0;
        let at = if deep { open.len() - 1 } else { r.below(open.len() as u32) as usize };
        let (s, a) = open.swap_remove(at);
        let from = discover(&mut graph, &mut open, s);
        let to = discover(&mut graph, &mut open, table.targets[s as usize][a as usize]);
        graph.add_transition(from, a, to);
        meter.explored(&graph, from, a, to);
        each(&graph, &mut meter);
    }
}
