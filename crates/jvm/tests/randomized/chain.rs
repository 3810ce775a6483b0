//! A chain as read from the files that are exported, with exact probabilities.

use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};
use sojourner_kernel::export;
use sojourner_kernel::graph::Graph;
use std::collections::{BTreeMap, BTreeSet};

type Row = BTreeMap<usize, BigRational>;

pub struct Chain {
    rows: Vec<Row>,
    labels: BTreeMap<String, BTreeSet<usize>>,
}

/// A decimal number, exactly.
fn decimal(text: &str) -> BigRational {
    let (digits, exponent) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().expect("an exponent")),
        None => (text, 0),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let number: num_bigint::BigInt = format!("{whole}{part}").parse().expect("digits");
    let ten = BigRational::from_integer(10.into());
    BigRational::from_integer(number) * ten.pow(exponent - part.len() as i32)
}

impl Chain {
    /// Writes the graph as PRISM's files and reads them back.
    pub fn of(graph: &Graph) -> Chain {
        let (mut tra, mut lab) = (Vec::new(), Vec::new());
        export::tra(graph, &mut tra).expect("writing to memory");
        export::lab(graph, &[], &mut lab).expect("writing to memory");
        let (tra, lab) = (String::from_utf8(tra).expect("text"), String::from_utf8(lab).expect("text"));
        let mut lines = tra.lines();
        let header: Vec<usize> =
            lines.next().expect("a header").split(' ').map(|n| n.parse().unwrap()).collect();
        assert_eq!(header.len(), 2, "a chain, without decisions");
        let mut rows = vec![Row::new(); header[0]];
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let [from, to, probability] = words[..] else { panic!("a row: {line}") };
            let (from, to): (usize, usize) = (from.parse().unwrap(), to.parse().unwrap());
            rows[from].insert(to, decimal(probability));
        }
        // A third has no finite decimal: what was meant adds to 1.
        for row in &mut rows {
            let sum: BigRational = row.values().sum();
            for probability in row.values_mut() {
                *probability /= &sum;
            }
        }
        let mut lines = lab.lines();
        let names: BTreeMap<String, String> = lines
            .next()
            .expect("the names")
            .split(' ')
            .map(|word| word.split_once('=').expect("a number and a name"))
            .map(|(number, name)| (number.to_owned(), name.trim_matches('"').to_owned()))
            .collect();
        let mut labels: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
        for line in lines {
            let (state, numbers) = line.split_once(':').expect("a state and its labels");
            for number in numbers.split_whitespace() {
                labels.entry(names[number].clone()).or_default().insert(state.parse().unwrap());
            }
        }
        Chain { rows, labels }
    }

    /// The probability of reaching a state with the label, from state 0: states are taken out one by one,
    /// each handing what comes in to where it leads.
    pub fn reaches(&self, label: &str) -> f64 {
        let Some(goal) = self.labels.get(label) else { return 0.0 };
        let mut rows = self.rows.clone();
        for &state in goal {
            rows[state].clear();
        }
        if goal.contains(&0) {
            return 1.0;
        }
        for out in (1..rows.len()).rev() {
            let mut row = std::mem::take(&mut rows[out]);
            if row.is_empty() {
                continue;
            }
            let back = row.remove(&out).unwrap_or_else(BigRational::zero);
            if back.is_one() {
                // It never leaves itself, and so never reaches anything.
                continue;
            }
            let scale = BigRational::one() / (BigRational::one() - back);
            for from in rows.iter_mut().take(out) {
                if let Some(weight) = from.remove(&out) {
                    for (to, probability) in &row {
                        *from.entry(*to).or_insert_with(BigRational::zero) += &weight * probability * &scale;
                    }
                }
            }
        }
        let first = &rows[0];
        let stay = first.get(&0).cloned().unwrap_or_else(BigRational::zero);
        let sum: BigRational = first.iter().filter(|(to, _)| goal.contains(to)).map(|(_, p)| p.clone()).sum();
        if stay.is_one() { 0.0 } else { (sum / (BigRational::one() - stay)).to_f64().expect("a number") }
    }
}
