//! Stores: which states have been seen.
//!
//! A store gives each state its number, in the order of first sight, and declares its guarantee;
//! the guarantee reaches the verdict. How the run stopped is part of the key: a violation is never
//! mistaken for the harmless state it happened in.

mod exact;
mod fingerprint;

pub use exact::ExactStore;
pub use fingerprint::FingerprintTable;

use crate::graph::StateId;
use crate::system::{Fingerprint, Stop, System};

/// Which store to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum StoreKind {
    /// 128-bit fingerprints, about 25 bytes a state.
    #[default]
    Fingerprint,
    /// The whole encoding of every state; fingerprints where the system has none.
    Exact,
}

/// What the answer "seen before" is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Guarantee {
    /// States are compared in full.
    Exact,
    /// States are compared by 128-bit fingerprints. If these are uniform, the probability that any
    /// two of the states of this run were taken for one is at most `collision_bound`.
    Fingerprint { collision_bound: f64 },
}

impl Guarantee {
    /// Of so many states that are known by their fingerprints.
    pub fn of(states: u64) -> Guarantee {
        let n = states as f64;
        // The birthday bound, n (n - 1) / 2 pairs of 2^-128 each.
        Guarantee::Fingerprint { collision_bound: n * (n - 1.0).max(0.0) / 2.0 / 2f64.powi(128) }
    }
}

/// What a store knows a state by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    Fingerprint(Fingerprint),
    Encoding(Vec<u8>),
}

impl Key {
    /// The key of the state that `system` stands at after `stop`.
    pub fn of<S: System>(kind: StoreKind, system: &mut S, stop: &Stop) -> Key {
        match kind {
            StoreKind::Fingerprint => Key::Fingerprint(keyed(system.fingerprint(), stop)),
            StoreKind::Exact => {
                let mut bytes = Vec::new();
                exact::encode(system, stop, &mut bytes);
                Key::Encoding(bytes)
            }
        }
    }
}

/// A set of states, numbered in the order of first sight.
#[derive(Debug)]
pub enum Store {
    Fingerprint(FingerprintTable),
    Exact(ExactStore),
}

impl Store {
    pub fn new(kind: StoreKind) -> Store {
        match kind {
            StoreKind::Fingerprint => Store::Fingerprint(FingerprintTable::new()),
            StoreKind::Exact => Store::Exact(ExactStore::new()),
        }
    }

    /// The number of the state that `system` stands at after `stop`, and whether it is new.
    #[inline]
    pub fn intern<S: System>(&mut self, system: &mut S, stop: &Stop) -> (StateId, bool) {
        match self {
            Store::Fingerprint(table) => intern_fingerprint(table, keyed(system.fingerprint(), stop)),
            Store::Exact(store) => store.intern(system, stop),
        }
    }

    /// The number of the state with this key, and whether it is new. The key is of this store's kind.
    pub fn intern_key(&mut self, key: &Key) -> (StateId, bool) {
        match (self, key) {
            (Store::Fingerprint(table), Key::Fingerprint(fingerprint)) => {
                intern_fingerprint(table, *fingerprint)
            }
            (Store::Exact(store), Key::Encoding(bytes)) => store.intern_bytes(bytes),
            _ => unreachable!("kernel: a key of another kind of store"),
        }
    }

    /// Asks for the memory where a fingerprint belongs.
    #[inline]
    pub(crate) fn prefetch(&self, fingerprint: Fingerprint) {
        if let Store::Fingerprint(table) = self {
            table.prefetch(fingerprint.0);
        }
    }

    pub fn kind(&self) -> StoreKind {
        match self {
            Store::Fingerprint(_) => StoreKind::Fingerprint,
            Store::Exact(_) => StoreKind::Exact,
        }
    }

    /// The number of states.
    pub fn len(&self) -> u64 {
        match self {
            Store::Fingerprint(table) => table.len(),
            Store::Exact(store) => store.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What "seen before" is worth after this many states.
    pub fn guarantee(&self) -> Guarantee {
        match self {
            Store::Fingerprint(table) => Guarantee::of(table.len()),
            Store::Exact(_) => Guarantee::Exact,
        }
    }

    /// The memory held, in bytes.
    pub fn bytes(&self) -> u64 {
        match self {
            Store::Fingerprint(table) => table.bytes(),
            Store::Exact(store) => store.bytes(),
        }
    }
}

#[inline]
fn intern_fingerprint(table: &mut FingerprintTable, fingerprint: Fingerprint) -> (StateId, bool) {
    let next = table.len() as u32;
    let (id, is_new) = table.find_or_insert(fingerprint.0, next);
    (StateId(id), is_new)
}

/// The fingerprint of a state together with how the run stopped there.
#[inline]
pub fn keyed(fingerprint: Fingerprint, stop: &Stop) -> Fingerprint {
    const STEP: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
    let tag = match stop {
        Stop::Choice(choice) => u128::from(choice.len()),
        Stop::End => 1 << 40,
        Stop::Violation(v) => (2 << 40) ^ digest(&[&v.kind, &v.message]),
        Stop::Unsupported(what) => (3 << 40) ^ digest(&[what]),
        Stop::Excluded => 4 << 40,
    };
    Fingerprint(fingerprint.0 ^ tag.wrapping_mul(STEP))
}

fn digest(words: &[&str]) -> u128 {
    xxhash_rust::xxh3::xxh3_128(words.join("\u{0}").as_bytes())
}
