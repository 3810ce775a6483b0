//! The same without the feature: hashes by where objects lie, methods as the class file has them, and nothing noted down.

/// Identity hashes.
pub mod identity {
    use crate::class::{ClassId, MethodId};
    use crate::heap::{ObjRef, mix64};
    use crate::machine::Machine;
    use rustc_hash::FxHashMap;

    /// Stands for the search for a resource in all modules.
    pub const RESOURCES: &str = "resources";

    /// The hashes given so far: a hash, once given, stays.
    #[derive(Default)]
    pub struct Identities {
        /// Whether the JDK's own draws are followed: never.
        pub are_followed: bool,
        /// Whether `StrictMath` has been named.
        pub is_strict: bool,
        given: FxHashMap<ObjRef, u64>,
    }

    impl Identities {
        /// Forgets objects that are gone.
        pub fn retain(&mut self, is_live: impl Fn(ObjRef) -> bool) {
            self.given.retain(|&object, _| is_live(object));
        }
    }

    impl Machine {
        /// Does nothing: hashes are our own.
        pub fn follow_identities(&mut self) {}

        /// Does nothing.
        pub fn note_linked(&mut self, _class: ClassId) {}

        /// Does nothing.
        pub fn note_site(&mut self, _owner: ClassId, _index: u16) {}

        /// Does nothing.
        pub fn note_named(&mut self, _classes: &[&'static str]) {}

        /// Does nothing.
        pub fn note_accessor(&mut self, _method: MethodId) {}

        /// The next hash of our own.
        pub fn drawn_hash(&mut self, object: ObjRef) -> u64 {
            let given = &mut self.run.plain.identities.given;
            let next = given.len() as u64;
            *given.entry(object).or_insert_with(|| (mix64(next, 0x1D) & 0x7FFF_FFFF).max(1))
        }
    }
}

/// The order in which reflection lists methods.
pub mod method_order {
    use crate::class::{ClassId, MethodId};
    use crate::machine::Machine;

    /// Nothing is known of names.
    #[derive(Default)]
    pub struct Places;

    impl Machine {
        /// The methods of a class in the order of its file.
        pub fn listed_methods(&mut self, class: ClassId) -> Vec<MethodId> {
            self.class(class).methods.to_vec()
        }

        /// Whether `java` would have met this name: as far as can be told.
        pub fn is_named_anywhere(&mut self, _name: &str) -> bool {
            true
        }
    }
}
