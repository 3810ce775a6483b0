//! `--audit`: a share of the budget goes into checking what the search rests on, and the report says how much.
//!
//! What is found wrong is a bug of ours: the verdict is then that nothing could be checked, and the exit code that of a
//! bug, with a token that repeats the run.

use std::time::Duration;

use sojourner_kernel::search::audit::{self, Audit, Budget};
use sojourner_kernel::{Outcome, System};
use sojourner_report::Token;
use sojourner_report::report::{self, Breach, Report, Unsupported, Verdict};

use crate::args::ReductionWord;
use crate::output;
use crate::plan::Plan;
use crate::target::{Target, Visit};

/// The audit's share of the time.
pub const SHARE: f64 = 0.2;
/// Steps of an audit, however small the search.
const LEAST: u64 = 5_000;

/// What one half of the audit may spend: steps by what the search took, and of its time what it left.
fn budget(plan: &Plan, transitions: u64) -> Budget {
    // The search had the rest of the time that was given.
    let left = |time: Duration| time.mul_f64(SHARE / (1.0 - SHARE) / 2.0);
    Budget {
        steps: ((transitions as f64 * SHARE / 2.0) as u64).max(LEAST),
        time: plan.bounds.time.map(left),
        seed: plan.how.seed,
    }
}

/// Audits the states of a search: merges, replays, saving and restoring.
pub fn states<S: System>(report: &mut Report, plan: &Plan, outcome: &Outcome, system: &mut S) {
    let audit = audit::audit(system, outcome, budget(plan, outcome.transitions));
    add(report, audit, plan.what.words());
}

/// Audits what a reduction left out, if everything else was explored.
pub fn every_step(report: &mut Report, plan: &Plan, target: &Target) {
    if report.ending != "exhausted" || plan.what.java.reduction() == ReductionWord::None {
        return;
    }
    let known = report.violations.iter().map(|v| v.kind.clone()).collect();
    let visitor = EveryStep { budget: budget(plan, report.transitions), known };
    if let Some(audit) = target.visit_every_step(visitor) {
        let mut named = plan.what.clone();
        named.java.reduction = Some(ReductionWord::None);
        add(report, audit, named.words());
    }
}

struct EveryStep {
    budget: Budget,
    /// Kinds of violations that the search found.
    known: Vec<String>,
}

impl Visit for EveryStep {
    type Out = Audit;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> Audit {
        audit::every_step(&mut fresh(), |violation| self.known.contains(&violation.kind), self.budget)
    }
}

fn add(report: &mut Report, found: Audit, arguments: Vec<String>) {
    let Audit { merges, replays, restores, runs, steps, breaches } = found;
    let so_far = report.audit.get_or_insert_with(report::Audit::default);
    so_far.merges += merges;
    so_far.replays += replays;
    so_far.restores += restores;
    so_far.runs += runs;
    so_far.steps += steps;
    for breach in breaches {
        let token = Token {
            arguments: arguments.clone(),
            expects: 0,
            facts: Default::default(),
            path: breach.path.0,
        }
        .to_string();
        so_far.breaches.push(Breach { what: breach.what.clone(), token });
        report.unsupported.push(Unsupported { feature: format!("audit: {}", breach.what), states: 1 });
        report.verdict = Verdict::CouldNotCheck;
        if let Some(masses) = &mut report.masses {
            *masses = report::Masses { verified: 0.0, violating: 0.0, unknown: 1.0, ..*masses };
        }
    }
}

/// Says on stderr that something is wrong with us; the exit code.
pub fn complain(breach: &Breach) -> u8 {
    output::complain(&format!("the audit failed: {}", breach.what));
    output::complain("this is a bug of sojourner, not of your system; please report it with the lines above");
    output::complain(&format!("replay: sojourner replay {}", breach.token));
    101
}
