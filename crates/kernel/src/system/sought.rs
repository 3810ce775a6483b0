//! A system in which actions are looked for.
//!
//! A goal is a sequence of actions, `a` or `a then b`: the transition that completes it ends the run
//! with a violation of the kind `action`, so it is recognised on every transition that a search so
//! much as looks at, and search, replay and reports need not know. Actions can also be propositions:
//! in a state those hold that the transition which led there showed.
//!
//! Invariant: how far the sequences are, and which actions led here, is part of the state; it is
//! nothing where each goal is one action and no action is a proposition, and then states and
//! fingerprints are those of the system itself. A run ends at its first goal: what lies behind it is
//! explored only as far as other runs lead there.

use super::action::{ActionId, Actions, BadPattern, Pattern};
use super::capability::{Exact, Foresight, Labels, Undo};
use super::footprint::{Actors, Footprints};
use super::{Ask, Capabilities, Fingerprint, Stop, System, Violation};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What to look for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Goals {
    sequences: Vec<Vec<Pattern>>,
    propositions: Vec<(String, Pattern)>,
}

/// Too much to look for at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more than {MOST} actions are asked for; look for fewer at a time")]
pub struct TooMany;

/// Actions asked for at most, over all goals and propositions.
const MOST: usize = 62;
/// A mask that is not known yet; no action has it, since there are at most 62 patterns.
const UNKNOWN: u64 = u64::MAX;
/// In a mask: whether some pattern finds the action is not known.
const VAGUE: u64 = 1 << 63;
/// Actions with numbers below this are kept in a table.
const NEAR: usize = 1 << 24;

impl Goals {
    /// Looks for these actions, in this order, others between them; one action is a sequence too.
    pub fn find(&mut self, sequence: Vec<Pattern>) -> Result<(), TooMany> {
        self.room(sequence.len())?;
        if !sequence.is_empty() {
            self.sequences.push(sequence);
        }
        Ok(())
    }

    /// Makes an action a proposition of this name, unless there is one.
    pub fn proposition(&mut self, name: &str, pattern: Pattern) -> Result<(), TooMany> {
        if self.propositions.iter().any(|(other, _)| other == name) {
            return Ok(());
        }
        self.room(1)?;
        self.propositions.push((name.into(), pattern));
        Ok(())
    }

    /// Whether runs end at one of them.
    pub fn is_sought(&self) -> bool {
        !self.sequences.is_empty()
    }

    /// Whether there is nothing to look for.
    pub fn is_empty(&self) -> bool {
        self.sequences.is_empty() && self.propositions.is_empty()
    }

    /// The names of the propositions.
    pub fn propositions(&self) -> impl Iterator<Item = &str> {
        self.propositions.iter().map(|(name, _)| name.as_str())
    }

    /// Everything that is looked for.
    pub fn patterns(&self) -> impl Iterator<Item = &Pattern> {
        self.sequences.iter().flatten().chain(self.propositions.iter().map(|(_, pattern)| pattern))
    }

    /// Brings the parameters that are asked for to the form they have in this system.
    pub fn settle(&mut self, actions: &dyn Actions) -> Result<(), BadPattern> {
        let sought = self.sequences.iter_mut().flatten();
        sought.chain(self.propositions.iter_mut().map(|(_, p)| p)).try_for_each(|p| p.settle(actions))
    }

    fn room(&self, more: usize) -> Result<(), TooMany> {
        if self.patterns().count() + more > MOST { Err(TooMany) } else { Ok(()) }
    }

    /// Which patterns an action is found by: bit `i` for the `i`th.
    fn mask(&self, text: &str) -> u64 {
        self.patterns().enumerate().map(|(bit, pattern)| u64::from(pattern.finds(text)) << bit).sum()
    }

    /// The mask of an action of a system.
    fn mask_of(&self, actions: &dyn Actions, action: ActionId) -> u64 {
        let mask = self.mask(&actions.text(action));
        let vague = actions.vague_text(action).is_some_and(|vague| {
            self.patterns().enumerate().any(|(bit, p)| mask >> bit & 1 == 0 && p.may_find(&vague))
        });
        mask | if vague { VAGUE } else { 0 }
    }

    /// Whether states must tell more than the system's own.
    fn has_memory(&self) -> bool {
        !self.propositions.is_empty() || self.sequences.iter().any(|s| s.len() > 1)
    }
}

/// What a run has shown so far, as far as it matters: by sequence how many of its patterns, as a bit
/// set at the position of the next one, then the propositions.
type Memory = u64;

/// A saved state, with what the run has shown.
#[derive(Clone, Debug)]
pub struct Saved<T> {
    state: T,
    memory: Memory,
}

/// A system in which actions are looked for.
#[derive(Clone, Debug)]
pub struct Sought<S> {
    system: S,
    goals: Arc<Goals>,
    memory: Memory,
    marks: Vec<Memory>,
    /// By action, which patterns find it; systems number their actions as they like.
    masks: Vec<u64>,
    far_masks: FxHashMap<u32, u64>,
    /// The system's own propositions.
    names: Vec<String>,
}

impl<S: System> Sought<S> {
    pub fn new(mut system: S, goals: Arc<Goals>) -> Sought<S> {
        let names = system.propositions();
        Sought {
            system,
            goals,
            memory: 0,
            marks: Vec::new(),
            masks: Vec::new(),
            far_masks: FxHashMap::default(),
            names,
        }
    }

    /// The action of an alternative, and which patterns find it.
    #[inline]
    fn look(&mut self, alternative: u32) -> Option<(ActionId, u64)> {
        if self.goals.is_empty() { None } else { self.find(alternative) }
    }

    fn find(&mut self, alternative: u32) -> Option<(ActionId, u64)> {
        let actions = self.system.as_actions()?;
        let action = actions.action(alternative)?;
        let at = action.0 as usize;
        if at >= NEAR {
            let goals = &self.goals;
            let mask = *self.far_masks.entry(action.0).or_insert_with(|| goals.mask_of(actions, action));
            return Some((action, mask));
        }
        if at >= self.masks.len() {
            self.masks.resize(at + 1, UNKNOWN);
        }
        if self.masks[at] == UNKNOWN {
            self.masks[at] = self.goals.mask_of(actions, action);
        }
        Some((action, self.masks[at]))
    }

    /// Takes note of an action; the sequence it completes, if any.
    fn note(&mut self, mask: u64) -> Option<usize> {
        if mask == 0 && self.memory == 0 {
            return None;
        }
        let (mut first, mut memory, mut completed) = (0, 0, None);
        for (index, sequence) in self.goals.sequences.iter().enumerate() {
            let length = sequence.len();
            // Nothing noted is the first pattern, whose bit is left out: so no news is zero.
            let noted = self.memory >> first & ((1 << length) - 1);
            let mut at = if noted == 0 { 0 } else { noted.trailing_zeros() as usize };
            if mask >> (first + at) & 1 == 1 {
                at += 1;
                if at == length {
                    completed = completed.or(Some(index));
                    at = 0;
                }
            }
            memory |= if at == 0 { 0 } else { 1 << (first + at) };
            first += length;
        }
        self.memory = memory | mask >> first << first;
        completed
    }

    fn reached(&self, text: &str, sequence: usize) -> Stop {
        let patterns = &self.goals.sequences[sequence];
        let message = match &patterns[..] {
            [_] => format!("{text} happens"),
            [before @ .., _] => {
                let before: Vec<&str> = before.iter().map(Pattern::text).collect();
                format!("{text} happens after {}", before.join(" and then "))
            }
            [] => unreachable!("kernel: a sequence has a pattern"),
        };
        Stop::Violation(Violation { kind: "action".into(), message })
    }
}

impl<S: System> System for Sought<S> {
    type Snapshot = Saved<S::Snapshot>;
    const PORTABLE: bool = S::PORTABLE;

    fn start(&mut self) -> Stop {
        self.memory = 0;
        self.marks.clear();
        self.system.start()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        let shown = self.look(alternative);
        let stop = self.system.step(alternative);
        let completed = self.note(shown.map_or(0, |(_, mask)| mask & !VAGUE));
        if let Some((action, mask)) = shown
            && mask & VAGUE != 0
        {
            let text = self.system.as_actions().map_or(String::new(), |actions| actions.text(action));
            let text: String = text.chars().take(200).collect();
            return Stop::Unsupported(format!(
                "whether {text} is one of the actions asked for depends on a term without a rule for it"
            ));
        }
        match (completed, shown, &stop) {
            (Some(sequence), Some((action, _)), Stop::Choice(_) | Stop::End) => {
                let text = self.system.as_actions().map_or(String::new(), |actions| actions.text(action));
                self.reached(&text, sequence)
            }
            _ => stop,
        }
    }

    fn save(&mut self) -> Self::Snapshot {
        Saved { state: self.system.save(), memory: self.memory }
    }

    fn restore(&mut self, snapshot: &Self::Snapshot) {
        self.memory = snapshot.memory;
        self.marks.clear();
        self.system.restore(&snapshot.state);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        const STEP: u128 = 0xc2b2_ae3d_27d4_eb4f_1656_67b1_9e37_79f9;
        let Fingerprint(state) = self.system.fingerprint();
        Fingerprint(state ^ u128::from(self.memory).wrapping_mul(STEP).rotate_left(41))
    }
}

impl<S: System> Capabilities for Sought<S> {
    #[inline]
    fn inner(&mut self) -> Option<&mut dyn Capabilities> {
        Some(&mut self.system)
    }

    #[inline]
    fn as_undo(&mut self) -> Option<&mut dyn Undo> {
        self.system.can_undo().then_some(self as &mut dyn Undo)
    }

    #[inline]
    fn as_exact(&mut self) -> Option<&mut dyn Exact> {
        self.system.as_exact().is_some().then_some(self as &mut dyn Exact)
    }

    #[inline]
    fn as_labels(&mut self) -> Option<&mut dyn Labels> {
        Some(self)
    }

    /// What the actors share does not contain the past of actions.
    #[inline]
    fn as_actors(&mut self) -> Option<&mut dyn Actors> {
        self.system.as_actors().is_some().then_some(self as &mut dyn Actors)
    }

    /// A step that is found by a pattern tells by itself what it is; what a run has shown before is not foreseen.
    #[inline]
    fn as_foresight(&mut self) -> Option<&mut dyn Foresight> {
        let foresees = !self.goals.has_memory() && self.system.foresees();
        foresees.then_some(self as &mut dyn Foresight)
    }

    /// Steps do not tell what they touch: the past of actions is one place that all of them write.
    #[inline]
    fn as_footprints(&mut self) -> Option<&mut dyn Footprints> {
        None
    }
}

impl<S: System> Actors for Sought<S> {
    fn actors(&mut self) -> Vec<u64> {
        self.system.actors()
    }

    fn is_own(&mut self, alternative: u32) -> bool {
        self.system.is_own(alternative)
    }
}

impl<S: System> Foresight for Sought<S> {
    fn is_harmless(&mut self, alternative: u32) -> bool {
        self.look(alternative).is_none_or(|(_, mask)| mask == 0) && self.system.is_harmless(alternative)
    }

    fn leads_to(&mut self, alternative: u32) -> Option<Fingerprint> {
        self.system.leads_to(alternative)
    }
}

impl<S: System> Undo for Sought<S> {
    fn mark(&mut self) {
        self.marks.push(self.memory);
        self.system.mark();
    }

    fn undo(&mut self) {
        self.memory = self.marks.pop().expect("an undo follows its mark");
        self.system.undo();
    }
}

impl<S: System> Exact for Sought<S> {
    fn encode(&mut self, out: &mut Vec<u8>) {
        self.system.encode(out);
        if self.goals.has_memory() {
            out.extend_from_slice(&self.memory.to_le_bytes());
        }
    }
}

impl<S: System> Labels for Sought<S> {
    fn propositions(&self) -> Vec<String> {
        let mut names = self.names.clone();
        names.extend(self.goals.propositions.iter().map(|(name, _)| name.clone()));
        names
    }

    fn labels(&mut self) -> u64 {
        let first: usize = self.goals.sequences.iter().map(Vec::len).sum();
        let shown = self.memory.checked_shr(first as u32).unwrap_or(0);
        self.system.labels() | shown.checked_shl(self.names.len() as u32).unwrap_or(0)
    }
}
