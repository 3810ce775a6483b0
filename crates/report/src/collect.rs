//! From what the kernel found to a report: names for numbers, and the steps of each violation told
//! by replaying its run.

use sojourner_kernel::search::{Ending, Limit, Verdict as Found};
use sojourner_kernel::store::Guarantee;
use sojourner_kernel::{Choice, Decision, Outcome, Stop, System};

use crate::report::{By, Masses, Report, SCHEMA, Sample, Step, Store, Unsupported, Verdict, Violation};
use crate::token::{Token, digest};

/// How the run is named in the report.
pub struct Naming {
    /// The system, for a person.
    pub system: String,
    pub property: Option<String>,
    /// The arguments that name system and property on the command line, for the tokens.
    pub arguments: Vec<String>,
}

/// Makes the report of a run. `system` is a fresh one: the violations are told by replaying them.
pub fn collect<S: System>(naming: Naming, outcome: &Outcome, system: &mut S) -> Report {
    let violations = outcome
        .violations
        .iter()
        .map(|found| {
            let (steps, _) = tell(system, &found.path.0);
            Violation {
                kind: found.violation.kind.clone(),
                message: found.violation.message.clone(),
                token: Token {
                    arguments: naming.arguments.clone(),
                    expects: digest(&found.violation.kind, &found.violation.message),
                    path: found.path.0.clone(),
                }
                .to_string(),
                probability: steps.iter().map(|s| s.probability).product(),
                steps,
                story: None,
            }
        })
        .collect();
    // Towards a formula, mass can be unknown for other reasons than what was not explored.
    let unknown_at = match outcome.mass {
        // If not even the first state was reached, going there would take as long again.
        Some(mass) if mass.unknown > 0.0 && !outcome.graph.keeps_labels() && outcome.states > 0 => {
            crate::unknown::unknown(&outcome.graph, system)
        }
        _ => Vec::new(),
    };
    let mut notes = Vec::new();
    for found in &outcome.unconfirmed {
        notes.push(format!(
            "{}: {} was seen once but not when replayed, so the system is not deterministic; it is not reported",
            found.violation.kind, found.violation.message
        ));
    }
    Report {
        schema: SCHEMA.into(),
        version: env!("CARGO_PKG_VERSION").into(),
        system: naming.system,
        property: naming.property,
        java: None,
        verdict: match outcome.verdict {
            Found::Verified => Verdict::Verified,
            Found::Violated => Verdict::Violated,
            Found::Limit => Verdict::Limit,
            Found::CouldNotCheck => Verdict::CouldNotCheck,
        },
        ending: ending(outcome.ending).into(),
        strategy: outcome.strategy.clone(),
        seed: outcome.seed,
        states: outcome.states,
        transitions: outcome.transitions,
        depth: outcome.depth,
        frontier: outcome.frontier,
        masses: outcome.mass.map(|m| Masses {
            verified: m.verified,
            violating: m.violating,
            unknown: m.unknown,
        }),
        decisions: outcome.graph.has_decisions(),
        unknown_at,
        samples: outcome.samples.iter().map(|s| Sample(s.transitions, s.verified)).collect(),
        violations,
        violating_states: outcome.violating_states,
        unsupported: outcome
            .unsupported
            .iter()
            .map(|(feature, states)| Unsupported { feature: feature.clone(), states: *states })
            .collect(),
        store: match outcome.guarantee {
            Guarantee::Exact => Store::Exact,
            Guarantee::Fingerprint { collision_bound } => Store::Fingerprint { collision_bound },
        },
        seconds: outcome.elapsed.as_secs_f64(),
        peak_memory_bytes: outcome.peak_memory,
        notes,
    }
}

/// Why a run ended, in the word of the report.
pub fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Exhausted => "exhausted",
        Ending::FirstViolation => "first-violation",
        Ending::Interrupted => "interrupted",
        Ending::ProgressReached => "progress-reached",
        Ending::Limit(Limit::Depth) => "limit-depth",
        Ending::Limit(Limit::Transitions) => "limit-transitions",
        Ending::Limit(Limit::States) => "limit-states",
        Ending::Limit(Limit::Time) => "limit-time",
        Ending::Limit(Limit::Memory) => "limit-memory",
        Ending::Limit(Limit::Strategy) => "limit-strategy",
    }
}

/// Runs `path` from the start and tells each step; with how the run stopped after the last one. The
/// story is shorter than the path when the system does not offer an alternative of it.
pub fn tell<S: System>(system: &mut S, path: &[u32]) -> (Vec<Step>, Stop) {
    let mut stop = system.start();
    let mut steps = Vec::with_capacity(path.len());
    for &alternative in path {
        let Stop::Choice(choice) = &stop else { break };
        if alternative >= choice.len() {
            break;
        }
        let mut step = describe(system, choice, alternative);
        stop = system.step(alternative);
        step.state = system.describe_state();
        steps.push(step);
    }
    (steps, stop)
}

/// One alternative of the choice the system stands at, told; without the state it leads to.
pub fn describe<S: System>(system: &mut S, choice: &Choice, alternative: u32) -> Step {
    Step {
        alternative,
        of: choice.len(),
        by: match choice.decides() {
            _ if choice.len() == 1 => By::Nobody,
            None => By::Chance,
            Some(Decision::Thread) => By::Thread,
            Some(Decision::Data) => By::Data,
            Some(Decision::Branch) => By::Branch,
        },
        probability: choice.probability(alternative),
        site: system.site_name(choice.site),
        what: system.describe_step(alternative),
        state: String::new(),
    }
}
