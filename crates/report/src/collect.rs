//! From what the kernel found to a report: names for numbers, and the steps of each violation told
//! by replaying its run.

use std::collections::BTreeMap;

use sojourner_kernel::observer::Stand;
use sojourner_kernel::search::{Ending, Found, Limit, Mass, Verdict as Answer};
use sojourner_kernel::store::Guarantee;
use sojourner_kernel::{Ask, Choice, Decision, Outcome, Stop, System};

use crate::report::{
    By, Masses, Report, SCHEMA, Sample, SearchPart, Step, Store, Unsupported, Verdict, Violation,
};
use crate::token::{Token, digest, fact};

/// How the run is named in the report.
#[derive(Clone)]
pub struct Naming {
    /// The system, for a person.
    pub system: String,
    pub property: Option<String>,
    /// The arguments that name system and property on the command line, for the tokens.
    pub arguments: Vec<String>,
    /// What the tokens say of what the run was found with.
    pub facts: BTreeMap<String, String>,
}

impl Naming {
    /// The token of a run that shows a violation.
    pub fn token(&self, found: &Found) -> Token {
        let Found { violation, path, .. } = found;
        let mut facts = self.facts.clone();
        if !facts.is_empty() {
            facts.insert(fact::KIND.into(), violation.kind.clone());
            if violation.kind == "property" {
                facts.insert(fact::CLAIM.into(), violation.message.clone());
            }
        }
        Token {
            arguments: self.arguments.clone(),
            expects: digest(&violation.kind, &violation.message),
            facts,
            path: path.0.clone(),
        }
    }
}

/// Steps told in one report, beyond those of the first violation.
const MOST_STEPS: usize = 20_000;

/// Makes the report of a run. `system` is a fresh one: the violations are told by replaying them.
pub fn collect<S: System>(naming: &Naming, outcome: &Outcome, system: &mut S) -> Report {
    let mut report = summary(naming, outcome);
    let mut told = 0;
    for (violation, found) in report.violations.iter_mut().zip(&outcome.violations) {
        let path = &found.path.0;
        let (steps, _) = tell(system, path);
        violation.probability = steps.iter().map(|s| s.probability).product();
        // Every violation has a token, but in a deep system not every one can have its steps: a report
        // would grow with the square of the depth.
        if told == 0 || told + path.len() <= MOST_STEPS {
            told += path.len();
            violation.steps = steps;
        }
    }
    // Towards a formula, mass can be unknown for other reasons than what was not explored.
    report.unknown_at = match outcome.mass {
        // If not even the first state was reached, going there would take as long again.
        Some(mass) if mass.unknown > 0.0 && !outcome.graph.keeps_labels() && outcome.states > 0 => {
            crate::unknown::unknown(&outcome.graph, system)
        }
        _ => Vec::new(),
    };
    report
}

/// The report of a run without what takes long: violations are not told, and where the unknown mass is
/// is left open.
pub fn summary(naming: &Naming, outcome: &Outcome) -> Report {
    let violations = outcome.violations.iter().map(|found| untold(naming, found));
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
        system: naming.system.clone(),
        property: naming.property.clone(),
        java: None,
        verdict: match outcome.verdict {
            Answer::Verified => Verdict::Verified,
            Answer::Violated => Verdict::Violated,
            Answer::Limit => Verdict::Limit,
            Answer::CouldNotCheck => Verdict::CouldNotCheck,
        },
        ending: ending(outcome.ending).into(),
        strategy: outcome.strategy.clone(),
        seed: outcome.seed,
        states: outcome.parts.iter().map(|part| part.states).fold(outcome.states, u64::max),
        transitions: outcome.transitions + outcome.discarded,
        searches: searches(outcome),
        expanded: outcome.expanded,
        depth: outcome.depth,
        frontier: outcome.frontier,
        masses: outcome.mass.map(|mass| masses(outcome, mass)),
        nothing_checked: outcome.is_void,
        decisions: outcome.graph.has_decisions(),
        unknown_at: Vec::new(),
        samples: outcome.samples.iter().map(|s| Sample(s.transitions, s.verified)).collect(),
        sample_seconds: Vec::new(),
        violations: violations.collect(),
        violating_states: outcome.violating_states,
        unsupported: outcome
            .unsupported
            .iter()
            .map(|(feature, states)| Unsupported { feature: feature.clone(), states: *states })
            .collect(),
        store: store(outcome.guarantee),
        seconds: outcome.elapsed.as_secs_f64(),
        peak_memory_bytes: outcome.peak_memory,
        command: None,
        date: None,
        audit: None,
        notes,
    }
}

/// The members of a portfolio that had a turn, where there were several.
fn searches(outcome: &Outcome) -> Vec<SearchPart> {
    let parts = outcome.parts.iter().filter(|_| outcome.parts.len() > 1);
    parts
        .map(|part| SearchPart {
            strategy: part.strategy.clone(),
            states: part.states,
            transitions: part.transitions,
            ending: part.ending.map_or("waiting", ending).into(),
        })
        .collect()
}

/// A violation of which only the claim and the token are given.
fn untold(naming: &Naming, found: &Found) -> Violation {
    Violation {
        kind: found.violation.kind.clone(),
        message: found.violation.message.clone(),
        token: naming.token(found).to_string(),
        probability: 1.0,
        length: found.path.0.len() as u64,
        steps: Vec::new(),
        story: None,
    }
}

/// The report of a run that is ended before it has a result: what is known of where it stood. What was
/// found and not replayed is no violation yet; a note says how to see it.
pub fn unfinished(naming: &Naming, stand: &Stand, strategy: String, seed: u64, why: Ending) -> Report {
    let Stand { live, discarded, decisions, guarantee, found, confirmed, .. } = stand;
    // Both are lower bounds at any moment; what is violating must have been seen twice.
    let violating = if confirmed.is_empty() { 0.0 } else { live.violating.min(1.0 - live.verified) };
    let unknown = (1.0 - live.verified - violating).max(0.0);
    let masses = Masses { verified: live.verified, violating, unknown, excluded: live.excluded };
    let notes = found.iter().filter(|_| confirmed.is_empty()).map(|found| {
        format!(
            "{}: {} was found, but there was no time to replay it, so it is not reported as a violation; \
             sojourner replay {} does",
            found.violation.kind,
            found.violation.message,
            naming.token(found)
        )
    });
    Report {
        schema: SCHEMA.into(),
        version: env!("CARGO_PKG_VERSION").into(),
        system: naming.system.clone(),
        property: naming.property.clone(),
        java: None,
        verdict: if confirmed.is_empty() { Verdict::Limit } else { Verdict::Violated },
        ending: ending(why).into(),
        strategy,
        seed,
        states: live.states,
        transitions: live.transitions + discarded,
        searches: Vec::new(),
        expanded: 0,
        depth: live.depth,
        frontier: live.frontier,
        masses: Some(masses),
        nothing_checked: false,
        decisions: *decisions,
        unknown_at: Vec::new(),
        samples: Vec::new(),
        sample_seconds: Vec::new(),
        violations: confirmed.iter().map(|found| untold(naming, found)).collect(),
        // Others were found; those that are listed were seen twice.
        violating_states: if confirmed.is_empty() { 0 } else { live.violations.max(confirmed.len() as u64) },
        unsupported: Vec::new(),
        store: guarantee.map_or(Store::Exact, store),
        seconds: live.elapsed.as_secs_f64(),
        peak_memory_bytes: live.memory,
        command: None,
        date: None,
        audit: None,
        notes: notes.collect(),
    }
}

fn store(guarantee: Guarantee) -> Store {
    match guarantee {
        Guarantee::Exact => Store::Exact,
        Guarantee::Fingerprint { collision_bound } => Store::Fingerprint { collision_bound },
    }
}

/// The masses as well as they are known.
fn masses(outcome: &Outcome, mass: Mass) -> Masses {
    let (verified, violating, excluded) = match outcome.ceiling {
        Some(most) => (
            short(mass.verified, most.verified),
            short(mass.violating, most.violating),
            short(mass.excluded, most.excluded),
        ),
        None => (mass.verified, mass.violating, mass.excluded),
    };
    let graph = &outcome.graph;
    // What is left by rounding is not unknown.
    let is_known = graph.open() == 0 && graph.unsupported() == 0 && !graph.keeps_labels();
    let unknown = Mass::of(verified, violating).unknown;
    let unknown = if is_known && verified + violating > 0.0 && unknown < ROUNDING { 0.0 } else { unknown };
    Masses { verified, violating, unknown, excluded }
}

/// What sums of rounded numbers are off by at most.
const ROUNDING: f64 = 1e-12;

/// A figure between two bounds: if they are as close as rounding and a decimal of a few digits is between
/// them, that one; otherwise the lower bound.
fn short(low: f64, high: f64) -> f64 {
    let decimal: f64 = format!("{low:.6}").parse().unwrap_or(low);
    let is_proper = decimal > 0.0 && decimal < 1.0;
    if is_proper && low <= decimal && decimal <= high && high - low < ROUNDING { decimal } else { low }
}

/// Why a run ended, in the word of the report.
pub fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Exhausted => "exhausted",
        Ending::FirstViolation => "first-violation",
        Ending::Interrupted => "interrupted",
        Ending::ProgressReached => "progress-reached",
        Ending::Refuted => "refuted",
        Ending::Limit(Limit::Depth) => "limit-depth",
        Ending::Limit(Limit::Transitions) => "limit-transitions",
        Ending::Limit(Limit::States) => "limit-states",
        Ending::Limit(Limit::Expanded) => "limit-expanded",
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
    let action = action(system, alternative);
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
        what: action.clone().unwrap_or_else(|| system.describe_step(alternative)),
        action,
        state: String::new(),
    }
}

/// The action of an alternative of the present choice, if the system names its transitions so.
pub fn action<S: System>(system: &mut S, alternative: u32) -> Option<String> {
    let actions = system.as_actions()?;
    let action = actions.action(alternative)?;
    Some(actions.text(action))
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn a_figure_is_short_only_if_the_bounds_say_so() {
        assert_eq!(short(0.3f64.next_down(), 0.3f64.next_up()), 0.3);
        assert_eq!(short(0.3f64.next_down(), 0.3f64.next_down()), 0.3f64.next_down());
        assert_eq!(short(0.299_999_9, 0.300_000_1), 0.299_999_9, "not known so well");
        let third = 1.0f64 / 3.0;
        assert_eq!(short(third, third.next_up()), third);
        assert_eq!(short(1.0f64.next_down(), 1.0), 1.0f64.next_down(), "never 1 unless it is");
        assert_eq!(short(1e-14, 2e-14), 1e-14, "never 0 unless it is");
    }
}
