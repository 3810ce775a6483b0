//! The tables of a comparison, as cells of text; the renderers only lay them out.

use super::summary::{Figure, Overall, Pair, Summary, among, overall, pairs, summaries};
use super::{Comparison, MARKS, Until};
use crate::render::{bytes, count};

/// A table with a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub title: String,
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Table {
    fn new(title: impl Into<String>, head: &[&str]) -> Table {
        Table { title: title.into(), head: head.iter().map(|h| h.to_string()).collect(), rows: Vec::new() }
    }
}

/// All tables, in the order in which a person should read them.
pub fn tables(comparison: &Comparison) -> Vec<Table> {
    let (summaries, pairs) = (summaries(comparison), pairs(comparison));
    let mut all = Vec::new();
    for program in &comparison.programs {
        let of: Vec<&Summary> = summaries.iter().filter(|s| s.program == program.name).collect();
        all.push(effort(&program.name, &of, &pairs, comparison.until));
        if comparison.until == Until::FirstViolation {
            all.push(expanded(&program.name, &of));
        }
        if of.iter().any(|s| !s.marks.is_empty()) {
            all.push(marks(&program.name, &of, "transitions (median) to verify", |m| count(m.transitions)));
            all.push(marks(&program.name, &of, "milliseconds (median) to verify", |m| {
                short(1e3 * m.seconds)
            }));
        }
    }
    if comparison.programs.len() > 1 {
        all.push(over_programs(&overall(comparison)));
    }
    all
}

/// What the columns mean, in a few sentences.
pub fn legend(comparison: &Comparison) -> Vec<String> {
    let goal = match comparison.until {
        Until::FirstViolation => "a violation is found".to_string(),
        Until::Progress(share) => format!("{share} of the probability mass is verified"),
        Until::End => "everything is explored".into(),
    };
    let mut lines = vec![
        format!(
            "{} trials each, seeds from {}; a trial succeeds when {goal}; limits: {}.",
            comparison.trials, comparison.seed, comparison.limits
        ),
        "Means are over all trials, failed ones too, with 95 % confidence intervals; adjusted means are divided \
         by the success rate: what is expected until a success."
            .to_string(),
        "p: Mann-Whitney test against the first strategy, by transitions; less: how likely this strategy takes \
         fewer transitions than the first. With many strategies, some small p come by luck."
            .into(),
    ];
    if comparison.until == Until::FirstViolation {
        lines.push(
            "States expanded: all their successors were looked at; when found: over the trials that succeeded, \
             as Engels counts, and beside it over all of them."
                .into(),
        );
    }
    let among = among(comparison);
    if !among.is_empty() {
        let one = |a: &super::summary::Among| {
            let p = if a.test.p < 0.001 { "p < 0.001".into() } else { format!("p = {:.3}", a.test.p) };
            format!("{}: H = {}, {p}", a.program, short(a.test.h))
        };
        let freedom = among[0].test.freedom;
        lines.push(format!(
            "Kruskal-Wallis test over all strategies, by transitions ({freedom} degrees of freedom): {}.",
            among.iter().map(one).collect::<Vec<_>>().join("; ")
        ));
    }
    lines.extend(comparison.notes.iter().cloned());
    lines
}

fn effort(program: &str, summaries: &[&Summary], pairs: &[Pair], until: Until) -> Table {
    let head = [
        "strategy",
        "success",
        "transitions",
        "95 %",
        "median",
        "adjusted",
        "states",
        "adjusted",
        "ms",
        "adjusted",
        "memory",
    ];
    let mut table = Table::new(program, &head);
    let traces = summaries.iter().any(|s| s.trace.is_some());
    if traces {
        table.head.push("trace".into());
    }
    if until == Until::End {
        table.head.push("verified".into());
    }
    table.head.extend(["p".to_string(), "less".into()]);
    for s in summaries {
        let adjusted = |f: &Figure, scale: f64| f.adjusted.map_or("-".into(), |v| short(scale * v));
        let mut row = vec![
            s.strategy.clone(),
            format!("{} ({}-{})", short(s.rate), short(s.rate_low), short(s.rate_high)),
            short(s.transitions.mean),
            format!("{}-{}", short(s.transitions.low), short(s.transitions.high)),
            short(s.transitions.median),
            adjusted(&s.transitions, 1.0),
            short(s.states.mean),
            adjusted(&s.states, 1.0),
            short(1e3 * s.seconds.mean),
            adjusted(&s.seconds, 1e3),
            bytes(s.memory_bytes.mean as u64),
        ];
        if traces {
            row.push(s.trace.map_or("-".into(), |t| short(t.mean)));
        }
        if until == Until::End {
            row.push(s.verified.map_or("-".into(), crate::render::share));
        }
        let first = summaries[0].strategy.as_str();
        let pair =
            pairs.iter().find(|p| p.program == s.program && p.first == first && p.second == s.strategy);
        match pair {
            Some(pair) => row.extend([significance(pair.test.p), short(1.0 - pair.test.less)]),
            None => row.extend([String::new(), String::new()]),
        }
        table.rows.push(row);
    }
    table
}

/// Engels' measures: states expanded and the length of the run, over the trials that succeeded.
fn expanded(program: &str, summaries: &[&Summary]) -> Table {
    let title = format!("{program}: states expanded");
    let head =
        ["strategy", "success", "when found", "95 %", "median", "over all trials", "trace", "95 %", "median"];
    let mut table = Table::new(title, &head);
    for s in summaries {
        let three = |figure: Option<Figure>| match figure {
            Some(f) => [short(f.mean), format!("{}-{}", short(f.low), short(f.high)), short(f.median)],
            None => ["-".to_string(), "-".into(), "-".into()],
        };
        let mut row = vec![
            s.strategy.clone(),
            format!("{} ({}-{})", short(s.rate), short(s.rate_low), short(s.rate_high)),
        ];
        row.extend(three(s.expanded_found));
        row.push(short(s.expanded.mean));
        row.extend(three(s.trace));
        table.rows.push(row);
    }
    table
}

fn marks(program: &str, summaries: &[&Summary], what: &str, cell: fn(&super::Mark) -> String) -> Table {
    let mut table = Table::new(format!("{program}: {what}"), &["strategy"]);
    table.head.extend(MARKS.iter().map(|m| m.to_string()));
    for s in summaries {
        let mut row = vec![s.strategy.clone()];
        row.extend(s.marks.iter().map(|m| m.as_ref().map_or("-".into(), cell)));
        table.rows.push(row);
    }
    table
}

fn over_programs(all: &[Overall]) -> Table {
    let mut table = Table::new(
        "Over all programs: geometric means of the adjusted effort, over the programs on which a trial succeeded",
        &["strategy", "success", "programs", "transitions", "95 %", "states", "ms"],
    );
    for o in all {
        let number = |v: Option<f64>, scale: f64| v.map_or("-".into(), |v| short(scale * v));
        table.rows.push(vec![
            o.strategy.clone(),
            short(o.rate),
            format!("{} of {}", o.solved, o.programs),
            number(o.transitions, 1.0),
            format!("{}-{}", number(o.low, 1.0), number(o.high, 1.0)),
            number(o.states, 1.0),
            number(o.seconds, 1e3),
        ]);
    }
    table
}

/// A number with three significant digits, or all of a whole part.
pub fn short(value: f64) -> String {
    let size = value.abs();
    match size {
        _ if size == 0.0 => "0".into(),
        _ if size >= 99.95 => count(value.round() as u64),
        _ if size >= 9.995 => trim(format!("{value:.1}")),
        _ if size >= 0.9995 => trim(format!("{value:.2}")),
        _ if size >= 0.001 => trim(format!("{value:.3}")),
        _ => format!("{value:.1e}"),
    }
}

fn trim(text: String) -> String {
    text.trim_end_matches('0').trim_end_matches('.').into()
}

fn significance(p: f64) -> String {
    if p < 0.001 { "<0.001".into() } else { format!("{p:.3}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::sample;

    #[test]
    fn numbers_are_short() {
        let values = [0.0, 1.0, 0.4, 0.91234, 12.345, 1234.5, 1e-5, 0.9999, 99.99];
        assert_eq!(values.map(short), ["0", "1", "0.4", "0.912", "12.3", "1,235", "1.0e-5", "1", "100"]);
    }

    #[test]
    fn every_table_is_rectangular() {
        let tables = tables(&sample());
        assert_eq!(tables.len(), 7);
        for table in &tables {
            assert!(table.rows.iter().all(|r| r.len() == table.head.len()), "{table:?}");
        }
        let random = &tables[0].rows[2];
        assert_eq!((random[1].as_str(), random[5].as_str()), ("0.4 (0.118-0.769)", "1,500"));
        assert_eq!(tables[1].rows[2][3], "-", "three of five did not reach 0.3");
    }
}
