//! What silent code of the JDK has to do with everybody else, by concrete locations.
//!
//! Lookups, initialisers and bookkeeping of the JDK are silent (`lookups.rs`) since what they read nobody changes, and
//! what they write nobody looks at, but silent code itself. That is checked: for each location of a shared object
//! (its canonical name and a slot; arrays as a whole) it is remembered whether silent and other code has read or
//! written it while there were several threads. If silent code has written what other code reads or writes, or read
//! what other code writes, the lookup's rule is breached: a property that is set, a default locale, a provider.
//!
//! Not looked at are objects that nobody else could have seen yet, and the static fields of a class that the thread
//! itself is initialising: instructions of others wait until that is done (JVMS 5.5), before they read or write a static
//! field, call a static method or make an object. Native code and handles do not wait; where these get at static fields
//! of a class of the JDK, its initialiser is no single step (`breach.rs`, `watch_initialiser`). What the initialiser
//! puts into such a field is an object like any other.
//!
//! What is remembered is not undone when the search goes back: a pair from two different runs is a breach too. So it
//! does not matter which of two equal states the search goes on from, and at worst a rule is switched off without
//! need. By the argument in `rows.rs` a pair that a full run has is found: the first access of the pair that
//! completes it is made by a step of the reduced system.

use crate::class::{MethodId, Sort};
use crate::heap::{ObjRef, mix64};
use crate::machine::{Init, Machine, trail};
use crate::reduce::locks::Whole;
use rustc_hash::FxHashMap;

const SILENT_READ: u8 = 1;
const SILENT_WRITE: u8 = 2;
const LOUD_READ: u8 = 4;
const LOUD_WRITE: u8 = 8;

/// Who has touched which locations, in all machines of a check.
#[derive(Debug, Default)]
pub struct Sides {
    /// Location, what was done to it, and the rule of the silent code that did so first.
    touched: FxHashMap<u64, (u8, Box<str>)>,
}

impl Sides {
    /// Adds what is done now. The rule of the silent code, if both sides do not get along.
    pub fn add(&mut self, location: u64, what: u8, rule: &str) -> Option<String> {
        let (all, silent) = self.touched.entry(location).or_default();
        if what & (SILENT_READ | SILENT_WRITE) != 0 && *all & (SILENT_READ | SILENT_WRITE) == 0 {
            *silent = rule.into();
        }
        *all |= what;
        let meets = *all & SILENT_WRITE != 0 && *all & (LOUD_READ | LOUD_WRITE) != 0
            || *all & SILENT_READ != 0 && *all & LOUD_WRITE != 0;
        meets.then(|| silent.to_string())
    }
}

/// What a machine knows to be among the [`Sides`] already.
pub type Partition = FxHashMap<u64, u8>;

impl Machine {
    /// The current thread accesses a part of a shared object, while there are others.
    #[inline(never)]
    pub fn note_side(&mut self, object: ObjRef, part: u32, write: bool) {
        if !self.run.derived.assumed.is_refutable() {
            return;
        }
        // What was made and handed on in this very step has no name yet, and others may get at it.
        let name = match self.state.heap.is_shared(object) {
            true => self.state.heap.name_now(object),
            false => self.state.heap.name_of(object),
        };
        if name == 0 {
            return;
        }
        let silent = match self.state.threads[self.state.current].atomic {
            0 => None,
            _ => match self.silent_method() {
                Some((method, Whole::Aside | Whole::Bookkeeping)) => Some(method),
                // Locks have rows of their own.
                Some(_) => return,
                None => None,
            },
        };
        // No instruction of another thread gets at the fields of a class before it is initialised.
        if let Sort::Statics(of) = self.class(self.state.heap.class(object)).sort
            && self.state.init[of.0 as usize] == Init::By(self.state.current as u32)
        {
            return;
        }
        let what = match (silent.is_some(), write) {
            (true, false) => SILENT_READ,
            (true, true) => SILENT_WRITE,
            (false, false) => LOUD_READ,
            (false, true) => LOUD_WRITE,
        };
        let class = self.class(self.state.heap.class(object));
        let parts = match part {
            _ if class.is_array() => 0..1,
            trail::WHOLE => 0..class.words,
            part => part..part + 1,
        };
        for part in parts {
            let location = mix64(name, u64::from(part));
            let known = self.run.partition.entry(location).or_default();
            if *known & what == 0 {
                *known |= what;
                self.tell_side(object, location, what, silent);
            }
        }
    }

    /// Something new about a location, for all machines of the check.
    #[cold]
    fn tell_side(&mut self, object: ObjRef, location: u64, what: u8, silent: Option<MethodId>) {
        let rule = silent.map_or(String::new(), |method| self.silent_rule(method));
        let knowledge = self.run.options.knowledge.clone();
        if let Some(rule) = knowledge.add_side(&self.run.derived.assumed, location, what, &rule) {
            let of = self.class_java_name(self.state.heap.class(object));
            self.breach(&rule, format!("it and others touch the same {of}"));
        }
    }

    /// The rule by which a method is silent.
    pub(super) fn silent_rule(&self, method: MethodId) -> String {
        let class = &self.class(self.method(method).class).name;
        match (self.method(method).whole, self.method_name(method)) {
            (Whole::Bookkeeping, _) => "bookkeeping".to_owned(),
            (_, "<clinit>") => format!("initialisers/{class}"),
            _ => format!("lookups/{class}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_that_do_not_meet_get_along() {
        let mut sides = Sides::default();
        assert_eq!(sides.add(1, SILENT_READ, "a"), None);
        assert_eq!(sides.add(1, LOUD_READ, ""), None, "both read");
        assert_eq!(sides.add(1, LOUD_WRITE, "").as_deref(), Some("a"));
        assert_eq!(sides.add(2, SILENT_WRITE, "b"), None);
        assert_eq!(sides.add(2, SILENT_READ, "c"), None, "both silent");
        assert_eq!(sides.add(2, LOUD_READ, "").as_deref(), Some("b"));
        assert_eq!(sides.add(3, LOUD_WRITE, ""), None);
        assert_eq!(sides.add(3, SILENT_READ, "d").as_deref(), Some("d"));
    }
}
