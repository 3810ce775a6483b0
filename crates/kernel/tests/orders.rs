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

/// The order, with the transitions between which the strategy is free sorted.
fn up_to_ties(order: &str, ties: &[&[&str]]) -> String {
    let mut words: Vec<&str> = order.split(' ').collect();
    for tie in ties {
        let places: Vec<usize> = (0..words.len()).filter(|i| tie.contains(&words[*i])).collect();
        assert!(places.windows(2).all(|w| w[1] == w[0] + 1), "{tie:?} is not together in {order}");
        words[places[0]..=places[places.len() - 1]].sort_unstable();
    }
    words.join(" ")
}

#[test]
fn pfs() {
    let ties: &[&[&str]] = &[&["25", "14"], &["6-12", "5-11", "49"], &["5-10", "48", "37"]];
    let thesis = "02 26 62 01 25 14 6-12 5-11 49 13 5-10 48 37 31";
    assert_eq!(up_to_ties(&order("pfs"), ties), up_to_ties(thesis, ties));
    // The coldest softmax and the greediest choice are probability-first search.
    assert_eq!(up_to_ties(&order("softmax:tau=1e-300"), ties), up_to_ties(thesis, ties));
    assert_eq!(up_to_ties(&order("egreedy:epsilon=0"), ties), up_to_ties(thesis, ties));
}

#[test]
fn bfpss() {
    let ties: &[&[&str]] =
        &[&["26", "14"], &["25", "13"], &["62", "5-11", "49", "37"], &["6-12", "5-10", "48", "31"]];
    let thesis = "02 01 26 14 25 13 62 5-11 49 37 6-12 5-10 48 31";
    assert_eq!(up_to_ties(&order("bfpss"), ties), up_to_ties(thesis, ties));
}
