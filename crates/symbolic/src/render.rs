//! Answers for scripts and for people.

use crate::answer::{Answer, Share, Verdict};
use crate::evaluate::Number;
use crate::fraction;
use crate::scheduler::{Scheduler, render::tree};
use crate::solve::Value;
use num_traits::ToPrimitive;
use serde_json::{Value as Json, json};
use std::fmt::Write;

/// One answer, as a script reads it. An unbounded number is null.
pub fn json(answer: &Answer) -> Json {
    let exact = answer.exact();
    let (lower, upper) = match (&answer.bounds, exact) {
        (_, Some(exact)) => (json!(fraction::near(exact)), json!(fraction::near(exact))),
        (Some((lower, upper)), None) => (double(lower.down()), double(upper.up())),
        (None, None) => (Json::Null, Json::Null),
    };
    let paths = answer.paths.as_ref().map(|n| n.to_u64().map_or_else(|| json!(n.to_string()), |n| json!(n)));
    let run = answer.run.as_ref().map(|run| {
        let steps: Vec<Json> = run
            .steps
            .iter()
            .map(|(words, share)| match share.is_empty() {
                true => json!({ "step": words }),
                false => json!({ "step": words, "probability": share }),
            })
            .collect();
        json!({ "path": run.path, "steps": steps })
    });
    json!({
        "question": answer.question,
        "lower": lower,
        "upper": upper,
        "exact": exact.map(fraction::text),
        "verdict": answer.verdict.map(Verdict::word),
        "distribution": answer.distribution.as_ref().map(|d| d.iter().map(share).collect::<Vec<_>>()),
        "paths": paths,
        "samples": answer.samples,
        "best_at": answer.best_at,
        "seconds": answer.seconds,
        "scheduler": answer.scheduler.as_ref().map(scheduler),
        "run": run,
        "states": answer.states,
        "transitions": answer.transitions,
        "limit": answer.is_limited,
        "notes": answer.notes,
    })
}

fn double(x: f64) -> Json {
    if x.is_finite() { json!(x) } else { Json::Null }
}

/// A value and its probability from both sides; null stands for runs without a value.
fn share(share: &Share) -> Json {
    let value = match &share.value {
        None => Json::Null,
        Some(value) => number_or_text(value),
    };
    let (lower, upper) = match exact(share) {
        Some(x) => (fraction::near(x), fraction::near(x)),
        None => (share.lower.down(), share.upper.up()),
    };
    json!([value, [lower, upper], exact(share).map(fraction::text)])
}

/// A number if JSON's readers have it exactly, otherwise the fraction as a text.
fn number_or_text(value: &fraction::Fraction) -> Json {
    if let Some(whole) = value.is_integer().then(|| value.to_i64()).flatten() {
        return json!(whole);
    }
    let near = fraction::near(value);
    if fraction::decimal(near).as_ref() == Some(value) { json!(near) } else { json!(fraction::text(value)) }
}

fn exact(share: &Share) -> Option<&fraction::Fraction> {
    match (&share.lower, &share.upper) {
        (Number::Exact(Value::Finite(a)), Number::Exact(Value::Finite(b))) if a == b => Some(a),
        _ => None,
    }
}

fn scheduler(scheduler: &Scheduler) -> Json {
    let node = |(at, scene): (usize, &crate::scheduler::Scene)| {
        let next: Vec<Json> = scene
            .next
            .iter()
            .map(|b| json!({ "probability": b.share, "step": b.words, "to": b.to, "end": b.end }))
            .collect();
        json!({
            "node": at,
            "at": scene.place,
            "options": scene.options,
            "take": scene.options.get(scene.taken as usize),
            "group": scene.taken,
            "reached": scene.reached,
            "next": next,
        })
    };
    json!({
        "decisions": scheduler.decisions(),
        "checked": true,
        "nodes": scheduler.nodes.iter().enumerate().map(node).collect::<Vec<_>>(),
        "tree": tree(scheduler, 200),
    })
}

/// One answer, for a person.
pub fn text(answer: &Answer) -> String {
    let mut out = format!("{}\n", answer.question);
    let _ = writeln!(out, "  {}", number(answer));
    if let Some(shares) = &answer.distribution {
        out.push_str(&histogram(shares));
    }
    if let Some(run) = &answer.run {
        for (words, share) in &run.steps {
            let share = if share.is_empty() { String::new() } else { format!("   (probability {share})") };
            let _ = writeln!(out, "    {words}{share}");
        }
    }
    if let Some(scheduler) = &answer.scheduler {
        match scheduler.decisions() {
            0 => {
                let _ = writeln!(out, "  the scheduler has nothing to decide on the way");
            }
            n => {
                let _ = writeln!(
                    out,
                    "  by this scheduler ({n} decision{}, run again and confirmed):",
                    plural(n)
                );
                for line in tree(scheduler, 40).lines() {
                    let _ = writeln!(out, "    {line}");
                }
            }
        }
    }
    for note in &answer.notes {
        let _ = writeln!(out, "  note: {note}");
    }
    let paths = answer.paths.as_ref().map_or(String::new(), |n| format!("paths {n}   "));
    let samples = if answer.samples > 0 { format!("samples {}   ", answer.samples) } else { String::new() };
    let Answer { states, transitions, seconds, .. } = answer;
    let _ = writeln!(out, "  {paths}{samples}states {states}   transitions {transitions}   {seconds:.2} s");
    out
}

fn plural(n: usize) -> &'static str {
    if n == 1 { "" } else { "s" }
}

fn number(answer: &Answer) -> String {
    let verdict = answer.verdict.map_or(String::new(), |v| format!("{}: ", v.word()));
    let value = match (answer.exact(), &answer.bounds) {
        (Some(exact), _) => {
            let (text, digits) = (fraction::text(exact), fraction::digits(exact));
            match text == digits || text.len() > 60 {
                true => digits,
                false => format!("{digits} = {text}"),
            }
        }
        (None, Some((lower, upper))) => match (lower.down(), upper.up()) {
            (f64::INFINITY, _) => "more than any number".into(),
            (low, f64::INFINITY) => format!("at least {low}, and nothing is known above"),
            (low, high) => format!("between {low} and {high}"),
        },
        (None, None) => "no number".into(),
    };
    format!("{verdict}{value}")
}

/// Values with their probabilities, and bars.
fn histogram(shares: &[Share]) -> String {
    const WIDTH: f64 = 40.0;
    let label = |share: &Share| share.value.as_ref().map_or("(none)".to_owned(), fraction::digits);
    let widest = shares.iter().map(|s| label(s).len()).max().unwrap_or(0);
    let most = shares.iter().map(|s| s.upper.up()).fold(0.0, f64::max).max(f64::MIN_POSITIVE);
    let mut out = String::new();
    for share in shares {
        let bar = "#".repeat((share.upper.up() / most * WIDTH).round() as usize);
        let value = match exact(share) {
            Some(x) if fraction::text(x).len() <= 24 => {
                format!("{:<18} {}", fraction::digits(x), fraction::text(x))
            }
            Some(x) => fraction::digits(x),
            None => format!("{} to {}", share.lower.down(), share.upper.up()),
        };
        let _ = writeln!(out, "    {:>widest$}  {value:<36} {bar}", label(share));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_exact_in_json() {
        let value = |text: &str| number_or_text(&fraction::parse(text).expect("a fraction"));
        assert_eq!(value("9223372036854775807"), json!(9_223_372_036_854_775_807i64));
        assert_eq!(value("18446744073709551614"), json!("18446744073709551614"));
        assert_eq!(value("-9007199254740993"), json!(-9_007_199_254_740_993i64));
        assert_eq!((value("0.1"), value("5/2"), value("1/3")), (json!(0.1), json!(2.5), json!("1/3")));
    }
}
