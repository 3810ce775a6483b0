//! The report for a person: findings first, the result in the last lines.

use std::fmt::Write;

use crate::render::story::{Paint, clean};
use crate::render::{bytes, count, share, share_up};
use crate::report::{Audit, Breach, By, Masses, Report, Step, Store, Verdict, Violation};
use crate::story::JavaFacts;

/// Longer runs are shown by their first and last steps.
const HEAD: usize = 8;
const TAIL: usize = 24;
/// More violations than this are only counted.
const SHOWN: usize = 10;
/// So many places of the unknown mass are shown.
const PLACES: usize = 5;

/// The whole report.
pub fn render(report: &Report) -> String {
    render_with(report, Paint::Plain)
}

/// The whole report, with colour or without.
pub fn render_with(report: &Report, paint: Paint) -> String {
    let mut text = String::new();
    if let Some(java) = &report.java {
        text.push_str(&facts(report, java));
    }
    if !report.samples.is_empty() {
        text.push_str(&samples(report));
        text.push('\n');
    }
    let kinds = folded(&report.violations);
    for (violation, more) in kinds.iter().take(SHOWN) {
        text.push_str(&tell_with(violation, paint));
        if *more > 0 {
            writeln!(text, "  and {} more like it, by other runs", count(*more)).unwrap();
        }
        text.push('\n');
    }
    if kinds.len() > SHOWN {
        writeln!(text, "and {} other violations; --json has them all\n", count((kinds.len() - SHOWN) as u64))
            .unwrap();
    }
    for item in report.unsupported.iter().filter(|_| report.java.is_none()) {
        writeln!(text, "could not check: {} (in {} states)", item.feature, count(item.states)).unwrap();
    }
    for note in &report.notes {
        let label = if note.starts_with("warning: ") { "" } else { "note: " };
        writeln!(text, "{label}{note}").unwrap();
    }
    text.push_str(&summary(report));
    text
}

/// What the answer rests on; what was not checked is said before anything else.
pub(super) fn facts(report: &Report, java: &JavaFacts) -> String {
    let s = |n: usize| if n == 1 { "" } else { "es" };
    let refused = match report.unsupported.len() {
        0 => "nothing refused".to_owned(),
        n => format!("{n} feature{} refused", if n == 1 { "" } else { "s" }),
    };
    let mut text = format!(
        "checking {}   JDK {}   {} class{} of the program and {} of the JDK interpreted, {} natives modelled, {refused}   seed {}\n",
        report.system,
        java.jdk,
        java.program_classes,
        s(java.program_classes),
        java.jdk_classes,
        java.natives,
        report.seed
    );
    for item in &report.unsupported {
        writeln!(text, "not checked: {} (in {} states)", item.feature, count(item.states)).unwrap();
    }
    if !java.assumed.is_empty() {
        writeln!(text, "assumed: {}", java.assumed.join("; ")).unwrap();
    }
    if let Some(first) = java.rules_off.first() {
        let more = match java.rules_off.len() {
            1 => String::new(),
            n => format!("; and {} more", n - 1),
        };
        let count = java.rules_off.len();
        let s = if count == 1 { "" } else { "s" };
        writeln!(text, "{count} rule{s} off, so more was explored: {} ({}){more}", first.rule, first.why)
            .unwrap();
    }
    let timeouts = if java.timeouts == "idle" { "   timeouts: only when nothing else can move" } else { "" };
    writeln!(text, "memory model: {}   reduction: {}{timeouts}\n", java.memory_model, java.reduction)
        .unwrap();
    text
}

/// One violation for each cause, the one with the shortest run, and how many more there are of it; in
/// the order found.
pub(super) fn folded(violations: &[Violation]) -> Vec<(&Violation, u64)> {
    let mut kinds: Vec<(&Violation, u64)> = Vec::new();
    // Of the violations with one claim only one was told; the others have its cause.
    let told: std::collections::HashMap<_, _> =
        violations.iter().filter(|v| v.story.is_some()).map(|v| ((&v.kind, &v.message), v.cause())).collect();
    let mut places = std::collections::HashMap::new();
    for violation in violations {
        match places.entry(
            told.get(&(&violation.kind, &violation.message)).cloned().unwrap_or_else(|| violation.cause()),
        ) {
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(kinds.len());
                kinds.push((violation, 0));
            }
            std::collections::hash_map::Entry::Occupied(place) => {
                let (shown, more) = &mut kinds[*place.get()];
                *more += 1;
                let better = (violation.story.is_none(), violation.length);
                if better < (shown.story.is_none(), shown.length) {
                    *shown = violation;
                }
            }
        }
    }
    kinds
}

/// The verified mass after so many transitions, as a table.
fn samples(report: &Report) -> String {
    let seconds = |i: usize| report.sample_seconds.get(i).map(|s| format!("{s:>10.3}")).unwrap_or_default();
    let head = if report.sample_seconds.is_empty() { String::new() } else { format!("{:>10}", "seconds") };
    let mut text = format!("{:>14}{head}  verified\n", "transitions");
    for (i, sample) in report.samples.iter().enumerate() {
        writeln!(text, "{:>14}{}  {}", sample.0, seconds(i), sample.1).unwrap();
    }
    text
}

/// One violation: the claim, the steps, the token.
pub fn tell(violation: &Violation) -> String {
    tell_with(violation, Paint::Plain)
}

/// The same, with colour or without.
pub fn tell_with(violation: &Violation, paint: Paint) -> String {
    let claim = violation.story.as_ref().map_or(&violation.message, |s| &s.claim);
    let claim: String = claim.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let claim = shortened(&claim);
    let mut text = paint.bold(&format!("error[{}]: {claim}", violation.kind));
    text.push('\n');
    let steps = &violation.steps;
    if let Some(story) = &violation.story {
        text.push_str(&super::story::tell(story, steps.len(), paint));
    } else if steps.is_empty() && violation.length > 0 {
        writeln!(text, "  after {} steps; replay shows them", count(violation.length)).unwrap();
    } else if steps.is_empty() {
        text.push_str("  in the initial state\n");
    } else {
        text.push_str(&table(steps, steps.len() > HEAD + TAIL));
    }
    if steps.iter().any(|s| s.by == By::Chance || s.probability < 1.0) {
        writeln!(text, "  this run has probability {}{}", share(violation.probability), given(steps))
            .unwrap();
    }
    writeln!(text, "  replay: sojourner replay {}", violation.token).unwrap();
    text
}

/// A claim is one line: the whole of a long message is with the stack trace.
fn shortened(claim: &str) -> String {
    const LONG: usize = 160;
    match claim.char_indices().nth(LONG) {
        Some((at, _)) => format!("{} ...", claim[..at].trim_end()),
        None => claim.to_owned(),
    }
}

fn given(steps: &[Step]) -> &'static str {
    match steps.iter().any(|s| matches!(s.by, By::Thread | By::Data | By::Branch)) {
        true => " when the scheduler decides as shown",
        false => "",
    }
}

/// The steps as a table; `cut` leaves out the middle.
pub fn table(steps: &[Step], cut: bool) -> String {
    let shown = |i: usize| !cut || i < HEAD || i >= steps.len() - TAIL;
    let width =
        (0..steps.len()).filter(|&i| shown(i)).map(|i| steps[i].what.chars().count()).max().unwrap_or(0);
    let width = width.clamp(4, 60);
    let mut text = format!("  {:>6}  {:<8}  {:<width$}  state\n", "step", "by", "what");
    for (i, step) in steps.iter().enumerate() {
        if !shown(i) {
            if i == HEAD {
                let left = count((steps.len() - HEAD - TAIL) as u64);
                writeln!(text, "  {:>6}  {left} steps left out; replay shows them all", "...").unwrap();
            }
            continue;
        }
        // A state of several threads comes as several lines; here a step is one.
        let state = clean(&step.state.replace('\n', "; "));
        let line = format!("  {:>6}  {:<8}  {:<width$}  {state}", i + 1, by(step), clean(&step.what));
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Who picked a step; chance with its probability.
fn by(step: &Step) -> String {
    match step.by {
        By::Nobody => String::new(),
        By::Chance => format!("{:.6}", step.probability).trim_end_matches('0').to_string(),
        By::Thread => "thread".into(),
        By::Data => "data".into(),
        By::Branch => "branch".into(),
    }
}

fn summary(report: &Report) -> String {
    let mut text = String::new();
    if let Some(m) = report.masses {
        let (verified, violating, unknown) = (share(m.verified), share(m.violating), share_up(m.unknown));
        let over = if report.decisions { "   (over the worst scheduler)" } else { "" };
        writeln!(text, "verified {verified}   violating {violating}   unknown {unknown}{over}").unwrap();
        if m.excluded > 0.0 {
            writeln!(text, "{}", excluded(report, m)).unwrap();
        }
        text.push_str(&bound(report, m));
    }
    let store = match report.store {
        Store::Exact => "states compared exactly".to_string(),
        Store::Fingerprint { collision_bound } => {
            format!("two states confused with probability at most {collision_bound:.1e}")
        }
    };
    let expanded = match report.java {
        Some(_) => String::new(),
        None => format!("   expanded {}", count(report.expanded)),
    };
    writeln!(
        text,
        "states {}   transitions {}{expanded}   depth {}   {:.2} s   {}   {}, seed {}   {store}",
        count(report.states),
        count(report.transitions),
        count(u64::from(report.depth)),
        report.seconds,
        bytes(report.peak_memory_bytes),
        report.strategy,
        report.seed,
    )
    .unwrap();
    if let [before @ .., last] = &report.searches[..] {
        let took: u64 = before.iter().map(|s| s.transitions).sum();
        writeln!(
            text,
            "{} searches took turns: {} transitions by the others, {} states and {} transitions by {}, which has the answer",
            report.searches.len(),
            count(took),
            count(last.states),
            count(last.transitions),
            last.strategy
        )
        .unwrap();
    }
    if let Some(audit) = &report.audit {
        text.push_str(&audited(audit));
    }
    writeln!(text, "result: {}", verdict_line(report)).unwrap();
    text
}

/// What the assumptions leave out.
pub(super) fn excluded(report: &Report, m: Masses) -> String {
    let (most, whose) = if report.decisions { ("up to ", ", depending on the scheduler") } else { ("", "") };
    format!(
        "excluded {most}{} of all runs by assumptions{whose}; the shares above are given the assumptions",
        share(m.excluded)
    )
}

/// What was checked again.
fn audited(audit: &Audit) -> String {
    let Audit { merges, replays, restores, runs, steps, breaches } = audit;
    let mut text = format!(
        "audit: {} merges, {} replays, {} walks with restoring and {} runs with every step checked again in {} steps: {}\n",
        count(*merges),
        count(*replays),
        count(*restores),
        count(*runs),
        count(*steps),
        if breaches.is_empty() { "all as it should be" } else { "NOT as it should be" }
    );
    for Breach { what, token } in breaches {
        writeln!(text, "audit: {what}\n  replay: sojourner replay {token}").unwrap();
    }
    text
}

/// What the masses say about a violation, and where the unknown mass is.
pub(super) fn bound(report: &Report, m: Masses) -> String {
    let mut text = String::new();
    if m.unknown == 0.0 || m.verified == 0.0 {
        return text;
    }
    let rest = 1.0 - m.verified;
    // Rounded up where the difference is not exact.
    let most = share_up(if 1.0 - rest == m.verified { rest } else { rest.next_up().min(1.0) });
    match m.violating {
        0.0 => {
            writeln!(text, "a violation has probability at most {most}: one minus what is verified").unwrap()
        }
        least => writeln!(
            text,
            "a violation has probability from {} to {most}, of the worst scheduler if one decides",
            share(least)
        )
        .unwrap(),
    }
    for place in report.unknown_at.iter().take(PLACES) {
        writeln!(text, "{:>5.1} % of the unknown mass is behind {}", 100.0 * place.share, place.site)
            .unwrap();
    }
    text
}

/// The last line.
pub fn verdict_line(report: &Report) -> String {
    let why = match report.ending.as_str() {
        "exhausted" => "everything was explored".to_string(),
        "interrupted" => "it was interrupted".into(),
        "progress-reached" => "the progress asked for is reached".into(),
        "first-violation" => "the search stopped at the first violation".into(),
        "limit-strategy" => "the strategy does not explore everything".into(),
        other => match other.strip_prefix("limit-") {
            Some("time") => "the time limit was reached".into(),
            Some("expanded") => "the limit on states expanded was reached".into(),
            Some(limit) => format!("the limit on {limit} was reached"),
            None => other.into(),
        },
    };
    match report.verdict {
        Verdict::Verified if report.ending == "exhausted" => {
            "verified: everything was explored and nothing is wrong".into()
        }
        Verdict::Verified => {
            format!("verified with probability 1: what was not explored has no probability; {why}")
        }
        Verdict::Violated => {
            let n = report.violating_states.max(report.violations.len() as u64);
            let s = if n == 1 { "" } else { "s" };
            if report.java.is_none() {
                return format!("violated: {} violation{s} found; {why}", count(n));
            }
            let causes = folded(&report.violations).len() as u64;
            let more = n.saturating_sub(causes);
            let causes = if causes == 1 { "1 cause".into() } else { format!("{} causes", count(causes)) };
            let more =
                if more > 0 { format!(", {} more of the same folded", count(more)) } else { String::new() };
            format!("violated: {causes}{more}; {why}")
        }
        Verdict::Limit => format!("not decided: nothing wrong so far; {why}"),
        Verdict::CouldNotCheck if report.nothing_checked => {
            "NOTHING WAS CHECKED: the assumptions exclude every run".into()
        }
        Verdict::CouldNotCheck => "could not check: see the reasons above".into(),
    }
}
