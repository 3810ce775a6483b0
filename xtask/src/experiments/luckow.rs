//! Tables 1 and 2 of Luckow et al.: our versions of the programs, all algorithms, five trials each, the best one shown.
//!
//! As in the paper the bound is what the exact analysis finds, and a trial is verified if it finds a scheduler that reaches
//! it. Samples are those until then; in parentheses, after how many the best value was there.

use std::fmt::Write;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};
use serde_json::Value;

use super::engels::Setting;

/// A line of the tables: a program with its arguments, and what the paper has.
struct Study {
    name: &'static str,
    system: &'static str,
    words: &'static [&'static str],
    args: &'static [&'static str],
    paper: &'static str,
    /// A bound instead of the exact answer, where that takes too long.
    bound: Option<&'static str>,
    /// The statistical baseline too: it needs many samples of the same paths.
    baseline: bool,
}

const WEAK: &[&str] = &["--profile", "examples/java/quantify/wind.profile#weak-wind"];
const STRONG: &[&str] = &["--profile", "examples/java/quantify/wind.profile#strong-wind"];

const fn study(name: &'static str, system: &'static str, paper: &'static str) -> Study {
    Study { name, system, words: &[], args: &[], paper, bound: None, baseline: true }
}

const fn depth(words: &'static [&'static str], name: &'static str, paper: &'static str) -> Study {
    Study { words, ..study(name, "DaisyChain", paper) }
}

const STUDIES: &[Study] = &[
    study("Example 1", "Example1", "0.6"),
    study("Example 2", "Example2", "0.9 (the figure's edges are rounded; as printed 0.89)"),
    study("Rare", "Rare", "0.96, 504 paths, 4.8 s"),
    study("Arbiter (MER)", "Arbiter", "0.5, 28 paths, 4.6 s"),
    study("Windy 5 x 4", "WindyGrid", "0.71, 614 paths, 3.8 s"),
    Study { args: &["9", "6"], ..study("Windy 9 x 6", "WindyGrid", ">= 0.71, 8.7 s by sampling") },
    depth(
        &["--grey", "pessimistic", "--max-depth", "13"],
        "Daisy chain, depth 13",
        "0.026860, 20,248 paths, 48.9 s",
    ),
    depth(
        &["--grey", "pessimistic", "--max-depth", "18"],
        "Daisy chain, depth 18",
        "0.028625, 755,244 paths, 1,971 s",
    ),
    depth(
        &["--grey", "pessimistic", "--max-depth", "20"],
        "Daisy chain, depth 20",
        ">= 0.028723, 38.3 s by sampling",
    ),
    depth(
        &["--grey", "pessimistic", "--max-depth", "30"],
        "Daisy chain, depth 30",
        ">= 0.029409, 43.3 s by sampling",
    ),
    depth(WEAK, "Daisy chain, weak wind", "0.048387"),
    depth(STRONG, "Daisy chain, strong wind", "0.024037"),
    Study {
        args: &["4", "4"],
        bound: Some("1"),
        baseline: false,
        ..study(
            "Parallel quicksort of 4, first cut in tasks",
            "ParallelQuicksort",
            "1.0, 391,536 paths, 1,361 s (of six)",
        )
    },
    Study {
        args: &["4", "2"],
        bound: Some("1"),
        baseline: false,
        ..study(
            "Parallel quicksort of 4, every part a task",
            "ParallelQuicksort",
            ">= 1, 1,274 s by sampling (of six)",
        )
    },
    Study { bound: Some("1"), ..study("Airline, five agents", "Airline", ">= 1, 40.9 s by sampling") },
];

/// An algorithm of the tables.
const ANALYSES: &[(&str, &str, &str, &str)] = &[
    ("Random", "1,000", "-", "random:N=1000,prune=false"),
    ("Random, pruned", "1,000", "-", "random:N=1000"),
    ("Max", "10", "100", "max:N=10,L=100,prune=false"),
    ("Max, pruned", "10", "100", "max:N=10,L=100"),
    ("Max", "100", "10", "max:N=100,L=10,prune=false"),
    ("Max, pruned", "100", "10", "max:N=100,L=10"),
    ("Sum1", "10", "100", "sum1:N=10,L=100"),
    ("Sum1", "100", "10", "sum1:N=100,L=10"),
    ("bounds (ours)", "-", "-", "bounds"),
];

/// The tables, in Markdown.
pub fn figures(setting: &Setting) -> Result<String> {
    let trials = setting.trials.unwrap_or(5);
    let mut page = format!("\nTrials of each analysis: {trials}; the best one is shown.\n");
    for study in
        STUDIES.iter().filter(|study| !setting.skip.iter().any(|skipped| study.name.contains(skipped)))
    {
        eprintln!("luckow: {}", study.name);
        let (bound, head) = match study.bound {
            Some(bound) => (bound.to_owned(), String::new()),
            None => exact(setting, study)?,
        };
        write!(page, "\n### {}\n\n`{}`. The paper: {}.{head}\n\n", study.name, shown(study), study.paper)?;
        writeln!(page, "| analysis | N | L | result | verified | samples | evaluations to best | seconds |")?;
        writeln!(page, "|---|--:|--:|--:|--:|--:|--:|--:|")?;
        for (name, n, l, algorithm) in ANALYSES {
            if !study.baseline
                && (*name == "Sum1" || !algorithm.contains("bounds") && algorithm.contains("prune=false"))
            {
                continue;
            }
            let question = format!("P>={bound} [F success]");
            let runs: Vec<Trial> = (0..trials)
                .map(|seed| trial(setting, study, &question, algorithm, seed))
                .collect::<Result<_>>()?;
            let verified = runs.iter().filter(|run| run.verified).count() as u64;
            // The best one, as in the paper: with the fewest samples if some are verified, else the nearest.
            let best = runs.iter().min_by(|a, b| {
                let key = |t: &Trial| (!t.verified, if t.verified { t.samples } else { 0 });
                key(a).cmp(&key(b)).then(b.value.total_cmp(&a.value))
            });
            let best = best.context("at least one trial")?;
            writeln!(
                page,
                "| {name} | {n} | {l} | {:.6} | {} % | {} | {} | {:.3} |",
                best.value,
                verified * 100 / trials,
                best.samples,
                best.best_at.map_or("-".into(), |at| at.to_string()),
                best.seconds
            )?;
        }
    }
    Ok(page)
}

struct Trial {
    value: f64,
    verified: bool,
    samples: u64,
    best_at: Option<u64>,
    seconds: f64,
}

/// The exact answer, and a sentence about it.
fn exact(setting: &Setting, study: &Study) -> Result<(String, String)> {
    let begun = Instant::now();
    let answer = ask(setting, study, "Pmax=? [F success]", "exact", 0)?;
    let seconds = begun.elapsed().as_secs_f64();
    let exact = answer["exact"].as_str().with_context(|| format!("{}: not exact: {answer}", study.name))?;
    let value = answer["lower"].as_f64().unwrap_or(f64::NAN);
    let paths = answer["paths"].as_u64().map_or("cycles".to_owned(), |paths| format!("{paths} paths"));
    let text = format!(
        " Ours: {value:.6} = {exact}, {paths}, {} states; {seconds:.2} s with start-up, {:.3} s without.",
        answer["states"],
        answer["seconds"].as_f64().unwrap_or(0.0)
    );
    Ok((exact.to_owned(), text))
}

fn trial(setting: &Setting, study: &Study, question: &str, algorithm: &str, seed: u64) -> Result<Trial> {
    let answer = ask(setting, study, question, algorithm, seed)?;
    Ok(Trial {
        value: answer["lower"].as_f64().unwrap_or(0.0),
        verified: answer["verdict"] == "true",
        samples: answer["samples"].as_u64().unwrap_or(0),
        best_at: answer["best_at"].as_u64(),
        seconds: answer["seconds"].as_f64().unwrap_or(0.0),
    })
}

fn ask(setting: &Setting, study: &Study, question: &str, algorithm: &str, seed: u64) -> Result<Value> {
    let file = format!("examples/java/luckow/{}.java", study.system);
    let output = Command::new(setting.program)
        .args(["quantify", &file, "--json", "--ask", question, "--algorithm", algorithm, "--for", "300s"])
        .args(["--seed", &seed.to_string()])
        .args(study.words)
        .arg("--")
        .args(study.args)
        .current_dir(setting.root)
        .output()
        .context("sojourner does not start")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let whole: Value = serde_json::from_str(&text)
        .with_context(|| format!("{}: {}", study.name, String::from_utf8_lossy(&output.stderr)))?;
    Ok(whole["answers"][0].clone())
}

fn shown(study: &Study) -> String {
    let mut words = vec![format!("sojourner quantify examples/java/luckow/{}.java", study.system)];
    words.extend(study.words.iter().map(|word| word.to_string()));
    if !study.args.is_empty() {
        words.push(format!("-- {}", study.args.join(" ")));
    }
    words.join(" ")
}
