//! Zhang, chapter 5: the order in which each strategy visits the transitions of the biased die.

use sojourner_kernel::observer::Observer;
use sojourner_kernel::strategy::Arrival;
use sojourner_kernel::{Check, Graph, StateId, Stop, Table, Verdict};

/// Knuth and Yao's die with a coin that falls left with 0.3; states as the thesis numbers them.
fn biased_die() -> Table {
    Table::new(13)
        .chance(0, &[(0.3, 1), (0.7, 2)])
        .chance(1, &[(0.3, 3), (0.7, 4)])
        .chance(2, &[(0.3, 5), (0.7, 6)])
        .chance(3, &[(0.3, 1), (0.7, 7)])
        .chance(4, &[(0.3, 8), (0.7, 9)])
        .chance(5, &[(0.3, 10), (0.7, 11)])
        .chance(6, &[(0.3, 12), (0.7, 2)])
}

/// Notes transitions by the alternatives taken, in terms of the table's states.
struct Order {
    /// Graph state to table state.
    names: Vec<u32>,
    table: Table,
    order: Vec<String>,
}

impl Observer for Order {
    fn state_added(&mut self, _: StateId, _: &Stop, _: &Graph) {
        if self.names.is_empty() {
            self.names.push(0);
        }
    }

    fn transition_taken(&mut self, arrival: &Arrival, _: &Graph) {
        let from = self.names[arrival.from.index()];
        let to = self.table.rows[from as usize].choice.as_ref().unwrap().1[arrival.alternative as usize];
        if arrival.is_new {
            self.names.push(to);
        }
        self.order.push(if to > 9 { format!("{from}-{to}") } else { format!("{from}{to}") });
    }
}

fn order(strategy: &str) -> String {
    let mut observer = Order { names: vec![], table: biased_die(), order: vec![] };
    let outcome = Check::new(biased_die()).strategy(strategy.parse().unwrap()).observer(&mut observer).run();
    assert_eq!(outcome.verdict, Verdict::Verified);
    assert_eq!((outcome.states, outcome.transitions), (13, 14));
    observer.order.join(" ")
}

#[test]
fn dfs() {
    assert_eq!(order("dfs"), "01 13 31 37 14 48 49 02 25 5-10 5-11 26 6-12 62");
}

#[test]
fn bfs() {
    assert_eq!(order("bfs"), "01 02 13 14 25 26 31 37 48 49 5-10 5-11 6-12 62");
}
