//! Which draws a failure needs: each is drawn otherwise, with all other choices as they are, but for the draws before it
//! that were found not to matter, which stay drawn otherwise. So of several draws any two of which would do, two are
//! named.
//!
//! A draw matters if some other value ends the run in another way. Invariant: nothing is said to matter less than it
//! does: a run that goes another way after another draw counts as needing it.

use super::Row;
use crate::explore::{JavaSystem, Pending};
use sojourner_kernel::{Stop, System, Violation};

/// Draws that are tried, and other values of each.
const DRAWS: usize = 24;
const VALUES: u32 = 3;
/// Runs of more steps are not done again so often.
const LONGEST: usize = 2_000;

impl JavaSystem {
    /// What is to say about the draws of a run; lines of those that do not matter are taken out of the story.
    pub(super) fn which_draws(
        &mut self,
        path: &[u32],
        violation: &Violation,
        rows: &mut [Row],
    ) -> Option<String> {
        if path.len() > LONGEST {
            return None;
        }
        let drawn = self.drawn(path);
        if drawn.is_empty() || drawn.len() > DRAWS {
            return None;
        }
        let mut needed = Vec::new();
        let mut otherwise = path.to_vec();
        for draw in &drawn {
            let others = (0..draw.of).filter(|other| *other != draw.taken);
            let needs = others.take(VALUES as usize).any(|other| {
                otherwise[draw.at] = other;
                !self.ends_alike(&otherwise, violation)
            });
            if needs {
                otherwise[draw.at] = draw.taken;
            }
            needed.push(needs);
        }
        // The order of draws is the order of their lines.
        let mut lines = rows.iter_mut().filter(|row| row.operation == "draw");
        let mut index = 0;
        while let Some(row) = lines.next().filter(|_| index < drawn.len()) {
            let upto = (index + row.folded as usize).min(drawn.len());
            row.matters &= needed[index..upto].iter().any(|needs| *needs);
            index = upto;
        }
        let probability: f64 =
            drawn.iter().zip(&needed).filter(|(_, n)| **n).map(|(d, _)| d.probability).product();
        let count = needed.iter().filter(|needs| **needs).count();
        let which = match (count, drawn.len()) {
            (0, _) => return Some("no draw matters: with other values it goes the same way".into()),
            (1, 1) => "the draw".to_owned(),
            (n, all) if n == all => format!("the {n} draws"),
            (1, _) => "one draw".to_owned(),
            (n, _) => format!("{n} draws"),
        };
        let rest = match drawn.len() - count {
            0 => String::new(),
            1 => "; the other draw does not matter".to_owned(),
            n => format!("; the {n} other draws do not matter"),
        };
        let verb = if count == 1 { "has" } else { "have together" };
        Some(format!("{which} that this needs {verb} the probability {}{rest}", short(probability)))
    }

    /// The draws of a run that chance decides.
    fn drawn(&mut self, path: &[u32]) -> Vec<Drawn> {
        let mut all = Vec::new();
        let mut stop = self.start();
        for (at, &taken) in path.iter().enumerate() {
            let Stop::Choice(choice) = &stop else { break };
            if taken >= choice.len() {
                break;
            }
            let is_draw = matches!(&self.machine.state.position.pending, Pending::Value(_));
            if is_draw && choice.decides().is_none() && choice.len() > 1 {
                all.push(Drawn { at, taken, of: choice.len(), probability: choice.probability(taken) });
            }
            stop = self.step(taken);
        }
        all
    }

    /// Whether a run ends in a violation of the same kind at the same place.
    fn ends_alike(&mut self, path: &[u32], violation: &Violation) -> bool {
        let place = |v: &Violation| v.message.rsplit_once(" at ").map(|(_, place)| place.to_owned());
        let mut stop = self.start();
        for &alternative in path {
            match &stop {
                Stop::Choice(choice) if alternative < choice.len() => stop = self.step(alternative),
                _ => break,
            }
        }
        matches!(&stop, Stop::Violation(v) if v.kind == violation.kind && place(v) == place(violation))
    }
}

/// A draw of a run.
struct Drawn {
    /// Its step.
    at: usize,
    taken: u32,
    of: u32,
    probability: f64,
}

/// A probability in a few digits.
fn short(probability: f64) -> String {
    match probability {
        p if p >= 0.001 => {
            format!("{:.6}", (p * 1e6).floor() / 1e6).trim_end_matches('0').trim_end_matches('.').to_owned()
        }
        p => format!("{p:.3e}"),
    }
}
