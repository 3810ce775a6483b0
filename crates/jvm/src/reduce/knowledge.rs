//! What the runs of one check have taught about its assumptions, shared by all of its machines.
//!
//! Reductions are optimistic (Stoller and Cohen, TACAS 2003): a rule leaves scheduling points out as long as nothing
//! in the reduced graph contradicts what it rests on. A machine that meets a contradiction, a *breach*, says so here and
//! breaks its run off (`Watch::refute`). The search throws away what it has and begins anew
//! (`sojourner_kernel::search`), with machines that are made from what is known by then. So what is on never changes
//! within a run, and nothing of a run that was broken off counts.
//!
//! Invariant: knowledge only grows, until it is [pinned](Knowledge::pin): what is refuted stays off. The number of
//! runs that are thrown away for rules is bounded: after [`PATIENCE`] of them all rules are off. Who exposes locations
//! bounds the number of times itself.
//!
//! A path means something only together with what was assumed when it was found: [`Knowledge::word`] goes into replay
//! tokens and checkpoints, [`Knowledge::pin`] takes it from there.

use super::partition::Sides;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Runs that are thrown away at most before all that remains is switched off at once.
pub const PATIENCE: usize = 12;
/// Breaches of one family of rules before the whole family is switched off.
const FAMILY: usize = 3;
/// The form of the word, which it begins with.
pub const FORM: &str = "3";

/// The knowledge of one check.
#[derive(Debug, Default)]
pub struct Knowledge {
    facts: Mutex<Facts>,
    /// Grows with every breach: machines compare it with the one they were made with.
    version: AtomicU64,
    /// What silent code and others have touched, under what is assumed now.
    sides: Mutex<Sides>,
}

#[derive(Clone, Debug, Default)]
struct Facts {
    /// Rules that are off, and why.
    off: BTreeMap<String, String>,
    /// Locations that lost their privilege (`class.field`), for the discipline of locks.
    exposed: BTreeSet<String>,
    /// What was learned is final.
    pinned: bool,
    /// All rules are used, also where names in the program's classes speak against them.
    forced: bool,
}

/// What a machine assumes: a part of the knowledge, as it was when the machine was made.
#[derive(Clone, Debug, Default)]
pub struct Assumed {
    version: u64,
    off: Arc<BTreeMap<String, String>>,
    /// Locations that are accessed visibly, whatever locks are held.
    pub exposed: Arc<BTreeSet<String>>,
    /// Nothing is to be refuted any more: a breach is of no consequence.
    pinned: bool,
    forced: bool,
}

impl Assumed {
    /// Whether a rule (`family/rule`, or a family) may be used.
    pub fn allows(&self, rule: &str) -> bool {
        let family = rule.split('/').next().unwrap_or(rule);
        !self.off.contains_key(ALL) && !self.off.contains_key(rule) && !self.off.contains_key(family)
    }

    /// Whether a rule itself was refuted, not only all of them for want of patience.
    pub fn has_refuted(&self, rule: &str) -> bool {
        self.off.contains_key(rule)
    }

    /// Whether what is found to be wrong is to be told, and the run broken off.
    pub fn is_refutable(&self) -> bool {
        !self.pinned
    }

    /// Whether rules are used that the names in a program's classes make look hopeless.
    pub fn is_forced(&self) -> bool {
        self.forced
    }

    /// All of it as a word.
    pub fn word(&self) -> String {
        let off = self.off.keys().map(|rule| format!(",-{rule}"));
        let exposed = self.exposed.iter().map(|location| format!(",+{location}"));
        format!("{FORM}{}", off.chain(exposed).collect::<String>())
    }

    /// Rules that runs have switched off, and why.
    pub fn refuted(&self) -> impl Iterator<Item = (&str, &str)> {
        self.off.iter().map(|(rule, why)| (rule.as_str(), why.as_str()))
    }
}

/// The name that stands for every rule.
const ALL: &str = "all";

impl Knowledge {
    fn facts(&self) -> MutexGuard<'_, Facts> {
        self.facts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a machine that is made now assumes.
    pub fn assumed(&self) -> Assumed {
        let facts = self.facts();
        Assumed {
            version: self.version.load(Ordering::Acquire),
            off: Arc::new(facts.off.clone()),
            exposed: Arc::new(facts.exposed.clone()),
            pinned: facts.pinned,
            forced: facts.forced,
        }
    }

    /// Whether something that a machine assumes has been refuted since, by itself or another one.
    #[inline]
    pub fn refutes(&self, assumed: &Assumed) -> bool {
        self.version.load(Ordering::Acquire) != assumed.version && !assumed.pinned
    }

    /// A run has shown that a rule must not be used; `why` is for the report.
    pub fn breach(&self, rule: &str, why: String) {
        self.learn(|facts| {
            if facts.off.insert(rule.to_owned(), why).is_some() {
                return false;
            }
            let family = rule.split('/').next().unwrap_or(rule);
            let of_family = |name: &&String| name.split('/').next() == Some(family);
            if facts.off.keys().filter(of_family).count() > FAMILY {
                facts.off.insert(family.to_owned(), "several rules of its family were refuted".to_owned());
            }
            if facts.off.len() >= PATIENCE {
                facts.off.insert(ALL.to_owned(), "too many runs had to begin anew".to_owned());
            }
            true
        });
    }

    /// A run has shown that a location is not accessed as was assumed.
    pub fn expose(&self, location: &str) {
        self.learn(|facts| facts.exposed.insert(location.to_owned()));
    }

    fn learn(&self, learn: impl FnOnce(&mut Facts) -> bool) {
        let mut facts = self.facts();
        if !facts.pinned && learn(&mut facts) {
            self.version.fetch_add(1, Ordering::AcqRel);
            *self.sides.lock().unwrap_or_else(PoisonError::into_inner) = Sides::default();
        }
    }

    /// A machine has touched a location in a new way (`partition.rs`). The rule that is breached by that, if one is.
    pub fn add_side(&self, assumed: &Assumed, location: u64, what: u8, rule: &str) -> Option<String> {
        let mut sides = self.sides.lock().unwrap_or_else(PoisonError::into_inner);
        if self.refutes(assumed) {
            return None;
        }
        sides.add(location, what, rule)
    }

    /// All that runs have taught, as a word: for tokens and checkpoints.
    pub fn word(&self) -> String {
        self.assumed().word()
    }

    /// From now on exactly what the word says is assumed, and nothing more is learned: a path is repeated.
    pub fn pin(&self, word: &str) -> Result<(), String> {
        let mut facts = Facts { pinned: true, ..Facts::of(word)? };
        let mut known = self.facts();
        for (rule, why) in &mut facts.off {
            if let Some(reason) = known.off.remove(rule) {
                *why = reason;
            }
        }
        *known = facts;
        drop(known);
        self.version.fetch_add(1, Ordering::AcqRel);
        Ok(())
    }

    /// Uses all rules but those that the word switches off, whatever contradicts them. What is explored so may be wrong:
    /// this is for showing that it would be.
    pub fn force(&self, word: &str) -> Result<(), String> {
        *self.facts() = Facts { pinned: true, forced: true, ..Facts::of(word)? };
        Ok(())
    }

    /// Begins with what the word says, and learns on.
    pub fn begin_with(&self, word: &str) -> Result<(), String> {
        *self.facts() = Facts::of(word)?;
        Ok(())
    }
}

impl Facts {
    fn of(word: &str) -> Result<Facts, String> {
        let mut parts = word.split(',');
        if parts.next() != Some(FORM) {
            return Err(format!("\"{word}\" is not of this version: its reductions were others"));
        }
        let mut facts = Facts::default();
        for part in parts {
            match part.split_at_checked(1) {
                Some(("-", rule)) => drop(facts.off.insert(rule.to_owned(), "refuted before".to_owned())),
                Some(("+", location)) => drop(facts.exposed.insert(location.to_owned())),
                _ => return Err(format!("\"{part}\" is not understood")),
            }
        }
        Ok(facts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refuted_is_off_for_machines_made_afterwards() {
        let knowledge = Knowledge::default();
        let before = knowledge.assumed();
        assert!(before.allows("locks/condition") && !knowledge.refutes(&before));
        knowledge.breach("locks/condition", "somebody looked".into());
        assert!(before.allows("locks/condition") && knowledge.refutes(&before));
        let after = knowledge.assumed();
        assert!(!after.allows("locks/condition") && after.allows("locks/latch"));
        assert_eq!(after.refuted().collect::<Vec<_>>(), [("locks/condition", "somebody looked")]);
        knowledge.breach("locks/condition", "again".into());
        assert!(!knowledge.refutes(&after), "nothing new");
    }

    #[test]
    fn families_and_patience_come_to_an_end() {
        let knowledge = Knowledge::default();
        for rule in ["a/1", "a/2", "a/3", "a/4"] {
            knowledge.breach(rule, String::new());
        }
        assert!(!knowledge.assumed().allows("a/9") && knowledge.assumed().allows("b/1"));
        for n in 0..PATIENCE {
            knowledge.breach(&format!("c{n}/1"), String::new());
        }
        assert!(!knowledge.assumed().allows("b/1"));
    }

    #[test]
    fn a_word_brings_it_all_back() {
        let knowledge = Knowledge::default();
        assert_eq!(knowledge.word(), "3");
        knowledge.breach("locks/latch", "why".into());
        knowledge.expose("A.x");
        let word = knowledge.word();
        let other = Knowledge::default();
        other.pin(&word).expect("a word of ours");
        let assumed = other.assumed();
        assert!(!assumed.allows("locks/latch") && assumed.exposed.contains("A.x") && !assumed.is_refutable());
        other.breach("locks/pool", "of no consequence".into());
        assert!(other.assumed().allows("locks/pool") && !other.refutes(&assumed));
        assert_eq!(other.word(), word);
        assert!(other.pin("1").is_err() && other.begin_with("3,x").is_err());
    }
}
