//! A run with numbers in place of its open values.
//!
//! Invariant: a violation that was found with values left open is reported only if the same schedule and the same draws
//! lead to it with numbers, which the machine then computes with as it does with any others. So a mistake in terms, in
//! what is known of them or in a solver is no violation, but something that could not be checked.

use crate::explore::JavaSystem;
use crate::machine::open::{Input, listed};
use crate::machine::record::Recorder;
use sojourner_kernel::system::capability::Concrete;
use sojourner_kernel::{Stop, System, Violation};

impl Concrete for JavaSystem {
    fn refuted(&mut self, path: &[u32], violation: &Violation) -> Option<String> {
        if !self.machine.run.open.on {
            return None;
        }
        self.machine.run.multi = false;
        let mut recorder = Box::<Recorder>::default();
        recorder.to_the_end = !matches!(violation.kind.as_str(), "endless" | "race");
        self.machine.run.recorder = Some(recorder);
        let stop = self.run_recorded(path);
        let (inputs, conditions) = self.machine.told_inputs();
        self.machine.run.recorder = None;
        if stop != Stop::Violation(violation.clone()) {
            return None;
        }
        self.with_numbers(path, violation, &inputs, &conditions).err()
    }
}

impl JavaSystem {
    /// The inputs of a run in words, if it ends as it did with these numbers in place of open values; otherwise why it
    /// says nothing.
    pub(super) fn with_numbers(
        &mut self,
        path: &[u32],
        violation: &Violation,
        inputs: &[Input],
        conditions: &[String],
    ) -> Result<Option<String>, String> {
        if inputs.is_empty() {
            return Ok(None);
        }
        let Violation { kind, message } = violation;
        let Some(values) = inputs.iter().map(|input| input.value).collect::<Option<Vec<i64>>>() else {
            return Err(format!(
                "no values of the open inputs are known with which there is this {kind}: {message}"
            ));
        };
        let list = listed(inputs).join(", ");
        let stop = self.ends_with(path, values);
        if !matches!(&stop, Stop::Violation(shown) if shown.kind == *kind) {
            return Err(format!(
                "with {list} the run to this {kind} goes another way: {message} (please report this)"
            ));
        }
        let under = match conditions {
            [] => String::new(),
            _ => format!(" (all runs like this: {})", conditions.join("; ")),
        };
        Ok(Some(format!("with {list}{under}")))
    }

    /// How a run ends in which inputs are these numbers.
    fn ends_with(&mut self, path: &[u32], values: Vec<i64>) -> Stop {
        // Which steps were answers to questions about open values: with numbers they are not asked.
        let mut others = Vec::new();
        let mut stop = self.start();
        for &alternative in path {
            if !matches!(stop, Stop::Choice(_)) {
                break;
            }
            self.machine.run.open.asked = false;
            stop = self.step(alternative);
            if !self.machine.run.open.asked {
                others.push(alternative);
            }
        }
        self.machine.fix_inputs(Some(values));
        let mut stop = self.start();
        for &alternative in &others {
            match &stop {
                Stop::Choice(choice) if alternative < choice.len() => stop = self.step(alternative),
                _ => break,
            }
        }
        self.machine.fix_inputs(None);
        stop
    }
}
