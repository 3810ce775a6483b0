//! The violations of a Java program, told: each cause's run is made short, replayed and explained.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::Context;
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::explore::story as java;
use sojourner_jvm::reduce::{discipline, rows::ROWS};
use sojourner_kernel::Violation as Found;
use sojourner_report::collect::tell;
use sojourner_report::story::{Actor, Event, Held, Place, Segment, Span, Story, Stuck};
use sojourner_report::{JavaFacts, Report, RuleOff, Token};

use crate::target::{JavaTarget, Target};

/// Violations told at most; the others keep their steps.
const MOST: usize = 16;

/// Adds to a report what the check rests on, and the stories of its violations; `told` has the report
/// after each of them.
pub fn add(
    report: &mut Report,
    target: &Target,
    reduction: &str,
    mut told: impl FnMut(&Report),
) -> anyhow::Result<()> {
    let Some(program) = target.java() else { return Ok(()) };
    facts(report, target, program, reduction);
    if !report.violations.is_empty() {
        let mut system = fresh(program)?;
        for index in shortest(report).into_iter().take(MOST) {
            told(report);
            tell_one(report, index, program, &mut system)?;
        }
        facts(report, target, program, reduction);
    }
    Ok(())
}

fn facts(report: &mut Report, target: &Target, program: &JavaTarget, reduction: &str) {
    let tally = target.tally();
    report.java = Some(JavaFacts {
        jdk: program.launch.jdk.feature,
        program_classes: tally.program_classes,
        jdk_classes: tally.jdk_classes,
        natives: tally.natives,
        memory_model: "sequential consistency".into(),
        reduction: reduction.into(),
        rules_off: rules_off(program, reduction),
        assumed: sojourner_jvm::native::outside::assumptions(tally.assumed),
        timeouts: if program.options.patient { "idle" } else { "any" }.into(),
    });
}

/// Rules that were not used: the JDK's text is another one, or a run has refuted them.
fn rules_off(program: &JavaTarget, reduction: &str) -> Vec<RuleOff> {
    if reduction == "none" {
        return Vec::new();
    }
    let others = program.launch.program.fit().others.iter().map(|&(row, class)| RuleOff {
        rule: ROWS[row].name.into(),
        why: format!("not argued for this JDK's {}", class.replace('/', ".")),
    });
    let assumed = program.options.knowledge.assumed();
    let refuted = assumed.refuted().map(|(rule, why)| RuleOff { rule: rule.into(), why: why.into() });
    let not_tried = match (program.options.discipline, program.options.labels.is_empty()) {
        (false, _) => Some("--lock-discipline off"),
        (true, false) => Some("labels are asked for"),
        (true, true) => None,
    };
    let discipline = not_tried.map(|why| RuleOff { rule: discipline::RULE.into(), why: why.into() });
    discipline.into_iter().chain(refuted).chain(others).collect()
}

fn fresh(program: &JavaTarget) -> anyhow::Result<JavaSystem> {
    Ok(JavaSystem::new(&program.launch, &program.args, program.options.clone())?)
}

/// The violation with the shortest run of each kind and message, in the order found.
fn shortest(report: &Report) -> Vec<usize> {
    let mut first: Vec<usize> = Vec::new();
    for (i, v) in report.violations.iter().enumerate() {
        let same = |&&mut at: &&mut usize| {
            let other = &report.violations[at];
            (&other.kind, &other.message) == (&v.kind, &v.message)
        };
        match first.iter_mut().find(same) {
            Some(at) if v.length < report.violations[*at].length => *at = i,
            Some(_) => {}
            None => first.push(i),
        }
    }
    first
}

fn tell_one(
    report: &mut Report,
    index: usize,
    program: &JavaTarget,
    system: &mut JavaSystem,
) -> anyhow::Result<()> {
    let violation = &mut report.violations[index];
    let mut token: Token = violation.token.parse().context("a token of our own making")?;
    let found = Found { kind: violation.kind.clone(), message: violation.message.clone() };
    let sources = java::Sources::of(&program.launch);
    // A violation of a property that is watched from outside the program has no story of its own.
    let shortened = system.story(&token.path, &found, &sources, true).filter(|s| s.path != token.path);
    // Told on a machine of its own, as a replay will do it: the one that tried to shorten the run has
    // had many others behind it. If the short run does not end there as well, the one found is told.
    let short = match &shortened {
        Some(short) => fresh(program)?.story(&short.path, &found, &sources, false),
        None => None,
    };
    let story = match short {
        Some(short) => Some(java::Story { found: token.path.len(), ..short }),
        None => fresh(program)?.story(&token.path, &found, &sources, false),
    };
    let Some(story) = story else { return Ok(()) };
    if token.path != story.path {
        let (steps, _) = tell(system, &story.path);
        violation.probability = steps.iter().map(|s| s.probability).product();
        violation.length = steps.len() as u64;
        violation.steps = steps;
        token.path.clone_from(&story.path);
        violation.token = token.to_string();
    }
    violation.story = Some(plain(story));
    Ok(())
}

/// The story of one run, as it is; none if it does not end in the violation.
pub fn of_run(program: &JavaTarget, path: &[u32], found: &Found) -> anyhow::Result<Option<Story>> {
    let sources = java::Sources::of(&program.launch);
    Ok(fresh(program)?.story(path, found, &sources, false).map(plain))
}

/// From the machine's types to the report's.
fn plain(story: java::Story) -> Story {
    let mut segments: Vec<Segment> = Vec::new();
    for row in story.rows {
        let thread = row.thread;
        let event = Event {
            step: row.step,
            place: row.place.map(place),
            operation: row.operation.into(),
            what: row.text,
            instruction: row.instruction,
            folded: row.folded,
            matters: row.matters,
        };
        match segments.last_mut() {
            Some(last) if last.thread == thread => last.events.push(event),
            _ => segments.push(Segment { thread, events: vec![event] }),
        }
    }
    Story {
        claim: story.claim,
        threads: story.threads.into_iter().map(|a| Actor { thread: a.thread, name: a.name }).collect(),
        spans: story
            .spans
            .into_iter()
            .map(|s| Span { thread: s.thread, place: place(s.place), label: s.label })
            .collect(),
        segments,
        needed_order: story.needed,
        stuck: story
            .stuck
            .into_iter()
            .map(|s| Stuck {
                thread: s.thread,
                place: s.place.map(place),
                what: s.what,
                holds: s
                    .holds
                    .into_iter()
                    .map(|h| Held { lock: h.lock, place: h.place.map(place) })
                    .collect(),
                wants: s.wants,
                owner: s.owner,
                daemon: s.daemon,
            })
            .collect(),
        cycle: story.cycle,
        remarks: story.remarks,
        draws: story.draws,
        stack_trace: story.trace,
        output: story.output,
        context_switches: story.switches,
        found_steps: story.found,
    }
}

fn place(line: java::Line) -> Place {
    Place {
        path: line.path.as_deref().and_then(from_root),
        file: line.file,
        line: line.line,
        source: line.text,
    }
}

/// A path from the folder of the repository, or from this one; nothing if it is elsewhere or no text.
fn from_root(path: &Path) -> Option<String> {
    static ROOT: LazyLock<Option<PathBuf>> = LazyLock::new(|| {
        let here = std::fs::canonicalize(std::env::current_dir().ok()?).ok()?;
        let repository = here.ancestors().find(|folder| folder.join(".git").exists());
        Some(repository.unwrap_or(&here).to_path_buf())
    });
    let full = std::fs::canonicalize(path).ok()?;
    let inside = full.strip_prefix(ROOT.as_ref()?).ok()?;
    let parts: Option<Vec<&str>> = inside.iter().map(|part| part.to_str()).collect();
    Some(parts?.join("/"))
}
