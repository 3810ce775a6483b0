//! Identity hashes of a plain run.
//!
//! `java` draws them from one xorshift generator (Marsaglia 2003) a thread, whose first word comes from a global linear
//! congruential one with a fixed seed: runs of the same program show the same numbers, and hash tables whose keys have
//! no hash of their own (enums, above all) the same order. The same generators are used here, begun where the start of
//! each JDK leaves them, and moved on for what the JDK draws itself when a class or a lambda of the program is linked.
//! Measured: one hash is drawn for every class that does not come from the JDK's archive when it is linked, and so for
//! every class that the JDK writes. Known gap: string concatenation, records and handles make it write many, by rules
//! of its own, and of its own classes some are not in the archive; after those the numbers differ, as they may.

use crate::class::Origin;
use crate::heap::ObjRef;
use crate::machine::Machine;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The hashes given so far, and the generators.
#[derive(Default)]
pub struct Identities {
    given: FxHashMap<ObjRef, u32>,
    threads: FxHashMap<usize, [u32; 4]>,
    /// Classes that have been looked at, and the kinds of values that lambdas among them capture.
    classes: usize,
    captures: BTreeSet<String>,
}

impl Identities {
    pub fn known(&self, object: ObjRef) -> Option<u64> {
        self.given.get(&object).map(|&hash| u64::from(hash))
    }

    /// Forgets objects that are gone.
    pub fn retain(&mut self, is_live: impl Fn(ObjRef) -> bool) {
        self.given.retain(|&object, _| is_live(object));
    }

    /// The next hash of a thread, after those that the JDK drew for itself.
    pub fn draw(&mut self, object: ObjRef, thread: usize, feature: u32, skipped: usize) -> u64 {
        let state = self.threads.entry(thread).or_insert_with(|| first(thread, feature));
        for _ in 0..skipped {
            next(state);
        }
        let hash = loop {
            match next(state) & 0x7FFF_FFFF {
                0 => {}
                hash => break hash,
            }
        };
        self.given.insert(object, hash);
        u64::from(hash)
    }
}

/// A thread's generator as it is when its first Java code runs.
fn first(thread: usize, feature: u32) -> [u32; 4] {
    // How many threads of its own the JVM has made before the program's first, and what the main thread has drawn.
    let (others, drawn) = if feature >= 25 { (48, 5) } else { (49, 7) };
    let place = if thread == 0 { 1 } else { 1 + others + thread };
    let mut seed = 1_234_567u64;
    for _ in 0..place {
        seed = seed * 16_807 % 0x7FFF_FFFF;
    }
    let mut state = [seed as u32, 842_502_087, 0x8767, 273_326_509];
    if thread == 0 {
        for _ in 0..drawn {
            next(&mut state);
        }
    }
    state
}

fn next(state: &mut [u32; 4]) -> u32 {
    let [x, y, z, w] = *state;
    let t = x ^ x << 11;
    let new = w ^ w >> 19 ^ t ^ t >> 8;
    *state = [y, z, w, new];
    new
}

impl Machine {
    /// How many hashes the JDK has drawn since the last call: one for each class of the program that its loader
    /// brought, and for each lambda.
    pub fn drawn_by_the_jdk(&mut self) -> usize {
        let identities = &self.native_state.identities;
        let fresh = self.classes.get(identities.classes..).unwrap_or_default();
        // The main class is there before the program begins.
        let begins = identities.classes == 0;
        let is_lambda = |name: &str| name.contains("$$Lambda");
        let loaded = fresh
            .iter()
            .filter(|c| c.origin == Origin::User && c.file.is_some() && !is_lambda(&c.name))
            .count();
        // Those of the JDK itself come from its archive.
        let own = |name: &str| {
            let host = name.split_once("$$Lambda").and_then(|(host, _)| self.class_index.get(host));
            host.is_some_and(|&host| self.classes[host.0 as usize].origin == Origin::User)
        };
        let lambdas: Vec<String> = fresh
            .iter()
            .filter(|c| c.file.is_some() && own(&c.name))
            .map(|c| {
                let captured = c.fields.iter().map(|&f| self.field(f)).filter(|f| !f.is_static());
                captured.map(|f| basic(f.letter)).collect()
            })
            .collect();
        let old = self.native_state.feature < 25;
        let identities = &mut self.native_state.identities;
        let mut drawn = 0;
        for captured in lambdas {
            let forms = forms(&captured, old);
            drawn += 1 + if identities.captures.insert(captured) { forms } else { 0 };
        }
        identities.classes = self.classes.len();
        loaded.saturating_sub(usize::from(begins)) + drawn
    }
}

/// The kind of a value as method handles tell them apart.
fn basic(letter: u8) -> char {
    match letter {
        b'J' | b'F' | b'D' => letter as char,
        b'L' | b'[' => 'L',
        _ => 'I',
    }
}

/// How many classes the JDK writes for the first lambda that captures such values, besides its own, as far as was
/// measured.
fn forms(captured: &str, old: bool) -> usize {
    match captured {
        "" => usize::from(old),
        "I" | "L" | "LL" | "LLL" | "LLLL" => 1,
        "F" if old => 4,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_that_java_shows() {
        let mut identities = Identities::default();
        let shown: Vec<u64> =
            [0, 1].iter().map(|&skipped| identities.draw(ObjRef(8), 0, 17, skipped)).collect();
        assert_eq!(shown, [0x7AD0_41F3, 0x7344_699F]);
        assert_eq!(identities.draw(ObjRef(16), 1, 17, 0), 0x3980_F490);
        assert_eq!(Identities::default().draw(ObjRef(8), 0, 25, 0), 0x2B2F_A4F7);
        assert_eq!(Identities::default().draw(ObjRef(8), 1, 25, 0), 0x28D0_1FB4);
    }
}
