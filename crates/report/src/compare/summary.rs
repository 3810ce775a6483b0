//! What is said about the trials: one summary per program and strategy, one per strategy over all
//! programs, and a test per pair of strategies.

use serde::{Deserialize, Serialize};

use super::rank::{Several, Test, kruskal_wallis, mann_whitney};
use super::stats::{geometric_mean, interval_of_mean, interval_of_rate, mean, median};
use super::{Cell, Comparison, MARKS, Mark, Trial};

/// One measure over the trials of a cell, failed ones included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    pub mean: f64,
    pub median: f64,
    /// The 95 % confidence interval of the mean.
    pub low: f64,
    pub high: f64,
    /// The mean divided by the success rate: the effort expected until a success when failed trials are
    /// repeated (Poulding, eq. 5). Absent when nothing succeeded.
    pub adjusted: Option<f64>,
}

/// The trials of one strategy on one program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    pub program: String,
    pub strategy: String,
    pub trials: u64,
    pub rate: f64,
    /// Wilson's 95 % interval of the success rate.
    pub rate_low: f64,
    pub rate_high: f64,
    pub states: Figure,
    pub transitions: Figure,
    pub expanded: Figure,
    /// The same over the trials that succeeded: what Engels' Table 1 calls states.
    pub expanded_found: Option<Figure>,
    pub seconds: Figure,
    pub memory_bytes: Figure,
    /// Over the trials that found a violation.
    pub trace: Option<Figure>,
    pub verified: Option<f64>,
    /// The median effort at each mark, where at least half of the trials reached it.
    pub marks: Vec<Option<Mark>>,
}

/// One strategy over all programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Overall {
    pub strategy: String,
    /// The mean success rate.
    pub rate: f64,
    /// On how many programs it succeeded at least once; the means below are over these.
    pub solved: usize,
    pub programs: usize,
    /// Means of the adjusted effort: geometric over programs, arithmetic over trials (Poulding, 4.6.2).
    pub states: Option<f64>,
    pub transitions: Option<f64>,
    pub seconds: Option<f64>,
    /// The 95 % interval of `transitions`.
    pub low: Option<f64>,
    pub high: Option<f64>,
}

/// Two strategies on one program, by transitions; a failed trial counts as endless.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    pub program: String,
    pub first: String,
    pub second: String,
    #[serde(flatten)]
    pub test: Test,
}

/// All summaries, by program and strategy.
pub fn summaries(comparison: &Comparison) -> Vec<Summary> {
    let cells = comparison.programs.iter().flat_map(|p| p.cells.iter().map(move |c| (p, c)));
    cells.filter_map(|(program, cell)| summary(&program.name, cell)).collect()
}

fn rate(cell: &Cell) -> f64 {
    successes(cell) as f64 / cell.trials.len().max(1) as f64
}

fn successes(cell: &Cell) -> u64 {
    cell.trials.iter().filter(|t| t.success).count() as u64
}

fn summary(program: &str, cell: &Cell) -> Option<Summary> {
    let rate = rate(cell);
    let figure = |values: Vec<f64>| -> Option<Figure> {
        let (low, high) = interval_of_mean(&values)?;
        let mean = mean(&values)?;
        let adjusted = (rate > 0.0).then(|| mean / rate);
        Some(Figure { mean, median: median(&values)?, low, high, adjusted })
    };
    let all = |read: fn(&Trial) -> f64| figure(cell.trials.iter().map(read).collect());
    let (rate_low, rate_high) = interval_of_rate(successes(cell), cell.trials.len() as u64)?;
    let verified: Vec<f64> = cell.trials.iter().filter_map(|t| t.verified).collect();
    Some(Summary {
        program: program.into(),
        strategy: cell.strategy.clone(),
        trials: cell.trials.len() as u64,
        rate,
        rate_low,
        rate_high,
        states: all(|t| t.states as f64)?,
        transitions: all(|t| t.transitions as f64)?,
        expanded: all(|t| t.expanded as f64)?,
        expanded_found: figure(cell.trials.iter().filter(|t| t.success).map(|t| t.expanded as f64).collect())
            .map(|f| Figure { adjusted: None, ..f }),
        seconds: all(|t| t.seconds)?,
        memory_bytes: all(|t| t.memory_bytes as f64)?,
        // A trace is no effort: it is not divided by the rate.
        trace: figure(cell.trials.iter().filter_map(|t| t.trace).map(|n| n as f64).collect())
            .map(|f| Figure { adjusted: None, ..f }),
        verified: median(&verified),
        marks: marks(cell),
    })
}

/// The medians at each mark; a trial that did not get there counts as endless.
fn marks(cell: &Cell) -> Vec<Option<Mark>> {
    if cell.trials.iter().all(|t| t.marks.is_empty()) {
        return Vec::new();
    }
    let of = |i: usize, read: fn(&Mark) -> f64| {
        let at = |t: &Trial| t.marks.get(i).copied().flatten().map_or(f64::INFINITY, |m| read(&m));
        median(&cell.trials.iter().map(at).collect::<Vec<_>>()).filter(|v| v.is_finite())
    };
    (0..MARKS.len())
        .map(|i| {
            let transitions = of(i, |m| m.transitions as f64)?;
            Some(Mark { transitions: transitions.round() as u64, seconds: of(i, |m| m.seconds)? })
        })
        .collect()
}

/// The strategies over all programs.
pub fn overall(comparison: &Comparison) -> Vec<Overall> {
    let programs = &comparison.programs;
    (0..comparison.strategies().len())
        .map(|s| {
            let cells: Vec<&Cell> = programs.iter().filter_map(|p| p.cells.get(s)).collect();
            let solved: Vec<&Cell> = cells.iter().copied().filter(|c| successes(c) > 0).collect();
            let sample = |read: fn(&Trial) -> f64| geometric_sample(&solved, read);
            let transitions = sample(|t| t.transitions as f64);
            let interval = interval_of_mean(&transitions);
            Overall {
                strategy: comparison.strategies()[s].into(),
                rate: mean(&cells.iter().map(|c| rate(c)).collect::<Vec<_>>()).unwrap_or(0.0),
                solved: solved.len(),
                programs: cells.len(),
                states: mean(&sample(|t| t.states as f64)),
                transitions: mean(&transitions),
                seconds: mean(&sample(|t| t.seconds)),
                low: interval.map(|i| i.0),
                high: interval.map(|i| i.1),
            }
        })
        .collect()
}

/// For each trial number the geometric mean, over programs, of its adjusted effort.
fn geometric_sample(cells: &[&Cell], read: fn(&Trial) -> f64) -> Vec<f64> {
    let trials = cells.iter().map(|c| c.trials.len()).min().unwrap_or(0);
    (0..trials)
        .filter_map(|i| {
            geometric_mean(&cells.iter().map(|c| read(&c.trials[i]) / rate(c)).collect::<Vec<_>>())
        })
        .collect()
}

/// Every two strategies, on every program.
pub fn pairs(comparison: &Comparison) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for program in &comparison.programs {
        for (i, first) in program.cells.iter().enumerate() {
            for second in &program.cells[i + 1..] {
                if let Some(test) = mann_whitney(&efforts(first), &efforts(second)) {
                    pairs.push(Pair {
                        program: program.name.clone(),
                        first: first.strategy.clone(),
                        second: second.strategy.clone(),
                        test,
                    });
                }
            }
        }
    }
    pairs
}

/// All strategies on one program at once, by transitions; a failed trial counts as endless.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Among {
    pub program: String,
    #[serde(flatten)]
    pub test: Several,
}

/// Whether the strategies differ at all, on every program with three or more of them.
pub fn among(comparison: &Comparison) -> Vec<Among> {
    let of = |program: &super::Program| {
        let test = kruskal_wallis(&program.cells.iter().map(efforts).collect::<Vec<_>>())?;
        Some(Among { program: program.name.clone(), test })
    };
    comparison.programs.iter().filter_map(of).collect()
}

fn efforts(cell: &Cell) -> Vec<f64> {
    cell.trials.iter().map(|t| if t.success { t.transitions as f64 } else { f64::INFINITY }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::sample;

    #[test]
    fn effort_is_divided_by_the_success_rate() {
        let all = summaries(&sample());
        assert_eq!(all.len(), 6);
        let random = &all[2];
        assert_eq!((random.rate, random.transitions.mean), (0.4, 600.0));
        assert_eq!(random.transitions.adjusted, Some(1500.0));
        assert_eq!(all[0].transitions.adjusted, Some(1200.0));
        // Two of five reached the mark 0.3, so it has no median; all reached 0.2.
        assert_eq!(random.marks[2], None);
        assert_eq!(random.marks[1].unwrap().transitions, 120);
    }

    #[test]
    fn over_programs_the_means_are_geometric() {
        let mut comparison = sample();
        for trial in comparison.programs[1].cells.iter_mut().flat_map(|c| &mut c.trials) {
            trial.transitions *= 4;
        }
        let all = overall(&comparison);
        // Both programs alike but for a factor of four: its root is two.
        assert!((all[0].transitions.unwrap() - 2_400.0).abs() < 1e-9, "{all:?}");
        assert!((all[2].transitions.unwrap() - 3_000.0).abs() < 1e-9, "{all:?}");
        assert_eq!((all[2].rate, all[2].solved), (0.4, 2));
    }

    #[test]
    fn pairs_are_tested_by_transitions_to_success() {
        let all = pairs(&sample());
        assert_eq!(all.len(), 6);
        assert_eq!((all[0].first.as_str(), all[0].second.as_str()), ("bfs", "guided"));
        // Five against five without overlap: 2 of 252 arrangements.
        assert!((all[0].test.p - 2.0 / 252.0).abs() < 1e-12 && all[0].test.less == 0.0, "{:?}", all[0]);
    }
}
