//! A run with numbers in place of its open values.
//!
//! Invariant: a violation that was found with values left open is reported only if the same schedule and the same draws
//! lead to it with numbers, which the machine then computes with as it does with any others. So a mistake in terms, in
//! what is known of them or in a solver is no violation, but something that could not be checked.

use crate::explore::JavaSystem;
use crate::machine::draw::Promotion;
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
        let (others, mut promotions) = self.followed(path);
        // Draws that became open values have their own.
        let mut own = vec![false; values.len()];
        for promotion in &mut promotions {
            let all = promotion.first..promotion.first + promotion.count;
            promotion.values = values.get(all.clone()).unwrap_or_default().to_vec();
            own.get_mut(all).into_iter().flatten().for_each(|own| *own = true);
        }
        let values = values.into_iter().zip(own).filter(|(_, own)| !own).map(|(value, _)| value);
        self.machine.fix_inputs(Some(values.collect()));
        self.machine.follow_draws(false);
        let due = |stretch: usize| promotions.iter().filter(move |p| p.stretch == stretch).cloned();
        self.machine.run.draws.followed.forced.extend(due(0));
        let mut stop = self.start();
        for (at, &alternative) in others.iter().enumerate() {
            self.machine.run.draws.followed.forced.extend(due(at + 1));
            match &stop {
                Stop::Choice(choice) if alternative < choice.len() => stop = self.step(alternative),
                _ => break,
            }
        }
        self.machine.fix_inputs(None);
        self.machine.follow_draws(false);
        self.revoked.clear();
        stop
    }

    /// The choices of a run that it also has with numbers, which are those that are no answers to questions about open
    /// values; and which draws became open values between them. From now on turns in which a question came before the
    /// visible operation grant none.
    fn followed(&mut self, path: &[u32]) -> (Vec<u32>, Vec<Promotion>) {
        let mut others = Vec::new();
        self.machine.follow_draws(true);
        self.revoked.clear();
        let mut revoked = rustc_hash::FxHashSet::default();
        let mut stop = self.start();
        self.close_stretch(0);
        for &alternative in path {
            if !matches!(stop, Stop::Choice(_)) {
                break;
            }
            self.machine.run.open.asked = false;
            let (is_granted, turn) = (self.machine.run.granted, self.turns);
            stop = self.step(alternative);
            match self.machine.run.open.asked {
                false => others.push(alternative),
                // After a question the next visible operation is a step of its own: without it, not yet this one's.
                true if is_granted => {
                    revoked.insert(turn);
                }
                true => {}
            }
            self.close_stretch(others.len());
        }
        self.revoked = revoked;
        (others, self.machine.run.draws.followed.promotions.take().unwrap_or_default())
    }

    /// What became open since this was last called did so in this stretch of the run.
    fn close_stretch(&mut self, stretch: usize) {
        let promotions = self.machine.run.draws.followed.promotions.iter_mut().flatten();
        promotions.filter(|p| p.stretch == usize::MAX).for_each(|p| p.stretch = stretch);
    }
}
