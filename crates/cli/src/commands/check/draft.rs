//! What can be said of a check at any moment: where the search stands, and once it is over its result, told
//! better and better. If the run has to be ended, the watchdog writes this.

use std::sync::{Arc, Mutex, MutexGuard};

use sojourner_kernel::Ending;
use sojourner_kernel::observer::Standing;
use sojourner_report::collect::unfinished;
use sojourner_report::render::Form;
use sojourner_report::render::story::Paint;
use sojourner_report::token::digest;
use sojourner_report::{Naming, Report, Verdict};

use crate::args::form_of;
use crate::plan::{Output, Plan, Progress};
use crate::watchdog::{self, Last};
use crate::{output, quantity};

/// A check on its way.
#[derive(Clone)]
pub struct Draft(Arc<Mutex<State>>);

struct State {
    naming: Naming,
    strategy: String,
    seed: u64,
    output: Output,
    /// Where the present search stands.
    standing: Standing,
    /// The result, once there is one; what is missing is that it is told.
    report: Option<Report>,
    without_progress: bool,
}

/// The report as it is written.
pub fn last(output: &Output, mut report: Report) -> anyhow::Result<Last> {
    report.peak_memory_bytes = quantity::peak().unwrap_or(report.peak_memory_bytes);
    let code = report.verdict.exit_code();
    let file = output.file.clone();
    let paint = crate::output::paint(file.as_deref());
    let report = if output.form.is_for_people { with_short_tokens(report)? } else { report };
    let also = output.reports.iter().filter_map(|file| Some((file.clone(), form_of(file)?)));
    let also = also.map(|(file, form)| (file, rendered(form, &report, Paint::Plain))).collect();
    Ok(Last { text: rendered(output.form, &report, paint), file, also, code })
}

/// A page names the command and the date; other forms are the same for the same run.
fn rendered(form: &Form, report: &Report, paint: Paint) -> String {
    if form.name != "html" {
        return (form.render)(report, paint);
    }
    let command = Some(crate::args::as_typed());
    (form.render)(&Report { command, date: quantity::date(), ..report.clone() }, paint)
}

impl Draft {
    /// The draft of a check that begins; the watchdog has it from now on.
    pub fn begin(plan: &Plan) -> Draft {
        let naming = Naming {
            system: plan.what.system.clone(),
            property: plan.what.claim(),
            arguments: plan.what.words(),
            facts: Default::default(),
        };
        let draft = Draft(Arc::new(Mutex::new(State {
            naming,
            strategy: plan.how.strategy.to_string(),
            seed: plan.how.seed,
            output: plan.output.clone(),
            standing: Standing::default(),
            report: None,
            without_progress: plan.how.progress == Progress::No,
        })));
        let standing = draft.clone();
        watchdog::prepares(move |why| standing.lock().last(why));
        draft
    }

    /// A search begins; it is to say in here where it stands.
    pub fn searches(&self) -> Standing {
        let mut state = self.lock();
        state.standing = Standing::default();
        watchdog::follow(state.standing.clone());
        let standing = self.clone();
        watchdog::stands(move |why| standing.lock().last(why));
        state.standing.clone()
    }

    /// How the run is named; what the tokens say besides is added.
    pub fn naming(&self, add: impl FnOnce(&mut Naming)) -> Naming {
        let mut state = self.lock();
        add(&mut state.naming);
        state.naming.clone()
    }

    /// There is a result, which is now told; what there is of it is good enough if there is no time.
    pub fn has(&self, report: &Report) {
        self.lock().report = Some(report.clone());
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(|e| e.into_inner())
    }
}

impl State {
    fn last(&mut self, why: Ending) -> Last {
        let report = match self.report.take() {
            Some(report) => cut_short(report),
            None => self.unfinished(why),
        };
        let code = report.verdict.exit_code();
        last(&self.output, report).unwrap_or_else(|error| Last {
            text: format!("{error:#}\n"),
            file: None,
            also: Vec::new(),
            code,
        })
    }

    /// The run had no result yet.
    fn unfinished(&self, why: Ending) -> Report {
        let strategy = self.strategy.clone();
        let mut report = unfinished(&self.naming, &self.standing.read(), strategy, self.seed, why);
        if self.without_progress {
            report.masses = None;
        }
        report.seconds = watchdog::elapsed().as_secs_f64();
        report
    }
}

/// A result that there was no time to tell.
fn cut_short(mut report: Report) -> Report {
    if report.verdict == Verdict::Violated {
        report.notes.push(
            "there was no time to shorten and tell every violation; sojourner replay tells one from its token"
                .into(),
        );
    }
    report
}

/// Tokens too long to paste are kept in files of the system's temporary folder.
fn with_short_tokens(mut report: Report) -> anyhow::Result<Report> {
    const LONG: usize = 1_000;
    for violation in &mut report.violations {
        if violation.token.len() > LONG {
            let name = format!("sojourner-{:08x}.token", digest(&violation.token, &report.system));
            let file = std::env::temp_dir().join(name);
            output::write_bytes(&file, violation.token.as_bytes())?;
            violation.token = format!("@{}", file.display());
        }
    }
    Ok(report)
}
