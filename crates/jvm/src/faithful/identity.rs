//! Identity hashes of a plain run.
//!
//! `java` draws them from one xorshift generator (Marsaglia 2003) a thread, whose first word comes from a global linear
//! congruential one with a fixed seed: runs of the same program show the same numbers, and hash tables whose keys have
//! no hash of their own (enums, above all) the same order. The same generators are used here, begun where the start of
//! each JDK leaves them, and moved on for what the JDK draws itself: a class that is not in the JDK's archive has its
//! hash drawn when it is linked, or before if a method type names it, and that goes for the classes too that
//! `java.lang.invoke` writes. What was linked is only noted down; how many hashes that was is worked out when the
//! program first asks for one (`identity/replay.rs`), so a program that never asks pays next to nothing.
//!
//! Invariant: a hash, once given, stays. Known gap: what `java` links where the machine has its own way and no note is
//! taken; then the numbers are those of some run, the same each time.

mod archive;
mod forms;
mod joins;
mod lambdas;
mod records;
mod replay;

use crate::class::{ClassId, MethodId};
use crate::heap::ObjRef;
use crate::machine::{Init, Machine};
use replay::Replay;
use rustc_hash::FxHashMap;

/// Stands for the search for a resource in all modules.
pub const RESOURCES: &str = "resources";

/// Something that makes `java` draw hashes.
#[derive(Clone, Copy)]
pub enum Event {
    /// A class is linked.
    Link(ClassId),
    /// A class of the JDK is linked where the machine has its own way.
    Named(&'static str),
    /// A method is called by reflection for the first time.
    Accessor(MethodId),
    /// An `invokedynamic` instruction, by its constant, is linked in a class that is initialised, or not yet.
    Site { owner: ClassId, index: u16, is_ready: bool },
}

/// The hashes given so far, and the generators.
#[derive(Default)]
pub struct Identities {
    /// Whether notes are taken: in a plain run, once the JDK has started.
    pub are_followed: bool,
    given: FxHashMap<ObjRef, u32>,
    generators: Generators,
    /// What has happened since the last hash was asked for, and in which thread.
    events: Vec<(u32, Event)>,
    replay: Option<Box<Replay>>,
    /// Classes that have been named.
    named: Vec<&'static str>,
    /// Whether `StrictMath` has been.
    pub is_strict: bool,
}

impl Identities {
    pub fn known(&self, object: ObjRef) -> Option<u64> {
        self.given.get(&object).map(|&hash| u64::from(hash))
    }

    /// Forgets objects that are gone.
    pub fn retain(&mut self, is_live: impl Fn(ObjRef) -> bool) {
        self.given.retain(|&object, _| is_live(object));
    }
}

/// The generators of the threads.
#[derive(Default)]
struct Generators {
    feature: u32,
    threads: FxHashMap<u32, [u32; 4]>,
}

impl Generators {
    /// The next hash of a thread.
    fn draw(&mut self, thread: u32) -> u32 {
        let feature = self.feature;
        let state = self.threads.entry(thread).or_insert_with(|| first(thread as usize, feature));
        match next(state) & 0x7FFF_FFFF {
            // Zero means that there is none yet.
            0 => 0xBAD,
            hash => hash,
        }
    }
}

/// What the main thread has drawn when the program begins; the last is for the main class.
fn drawn_at_start(feature: u32) -> usize {
    if feature >= 25 { 5 } else { 7 }
}

/// A thread's generator as it is when its first Java code runs; the main thread's lacks the draw for the main class.
fn first(thread: usize, feature: u32) -> [u32; 4] {
    // How many threads of its own the JVM has made before the program's first.
    let others = if feature >= 25 { 48 } else { 49 };
    let place = if thread == 0 { 1 } else { 1 + others + thread };
    let mut seed = 1_234_567u64;
    for _ in 0..place {
        seed = seed * 16_807 % 0x7FFF_FFFF;
    }
    let mut state = [seed as u32, 842_502_087, 0x8767, 273_326_509];
    if thread == 0 {
        for _ in 1..drawn_at_start(feature) {
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
    /// From here on hashes shall be those of `java`.
    pub fn follow_identities(&mut self) {
        self.run.plain.identities.are_followed = true;
    }

    /// Notes that a class is linked.
    pub fn note_linked(&mut self, class: ClassId) {
        self.note(Event::Link(class));
    }

    /// Notes that an `invokedynamic` instruction is linked.
    pub fn note_site(&mut self, owner: ClassId, index: u16) {
        let is_ready = self.state.init[owner.0 as usize] == Init::Done;
        self.note(Event::Site { owner, index, is_ready });
    }

    /// Notes that classes of the JDK are linked that the machine does without.
    pub fn note_named(&mut self, classes: &[&'static str]) {
        for class in classes {
            if !self.run.plain.identities.named.contains(class) {
                self.run.plain.identities.named.push(class);
                self.note(Event::Named(class));
            }
        }
    }

    /// Notes that a method is called by reflection for the first time.
    pub fn note_accessor(&mut self, method: MethodId) {
        self.note(Event::Accessor(method));
    }

    fn note(&mut self, event: Event) {
        if self.run.plain.identities.are_followed {
            self.run.plain.identities.events.push((self.state.current as u32, event));
        }
    }

    /// The hash that `java` would give an object now.
    pub fn drawn_hash(&mut self, object: ObjRef) -> u64 {
        if let Some(hash) = self.run.plain.identities.known(object) {
            return hash;
        }
        // Notes may be taken while others are read: loading tells of nothing that is linked, but let nothing be lost.
        let mut identities = std::mem::take(&mut self.run.plain.identities);
        identities.generators.feature = self.program.boot.feature;
        self.run.plain.identities.are_followed = identities.are_followed;
        self.run.plain.identities.named = identities.named.clone();
        let mut replay = identities.replay.take().unwrap_or_else(|| Box::new(Replay::new(self)));
        for (thread, event) in std::mem::take(&mut identities.events) {
            replay.event(self, &mut identities.generators, thread, event);
        }
        let thread = self.state.current as u32;
        let hash = match replay.class_hash(self, &mut identities.generators, thread, object) {
            Some(hash) => hash,
            None => identities.generators.draw(thread),
        };
        identities.given.insert(object, hash);
        identities.replay = Some(replay);
        identities.named = std::mem::take(&mut self.run.plain.identities.named);
        identities.events.append(&mut self.run.plain.identities.events);
        self.run.plain.identities = identities;
        u64::from(hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_that_java_shows() {
        let mut old = Generators { feature: 17, ..Generators::default() };
        let shown: Vec<u32> = (0..4).map(|_| old.draw(0)).collect();
        assert_eq!((shown[1], shown[3]), (0x7AD0_41F3, 0x7344_699F));
        assert_eq!(old.draw(1), 0x3980_F490);
        let mut new = Generators { feature: 25, ..Generators::default() };
        new.draw(0);
        assert_eq!(new.draw(0), 0x2B2F_A4F7);
        assert_eq!(new.draw(1), 0x28D0_1FB4);
    }
}
