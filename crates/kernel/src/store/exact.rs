//! Exact matching: the full encoding of every state, in one arena.
//!
//! A 128-bit hash finds the candidate, the bytes decide. Two different encodings with the same hash
//! are kept apart through the `twins` chain, so the guarantee does not rest on the hash.

use super::FingerprintTable;
use crate::graph::StateId;
use crate::system::{Ask, Stop, System};
use rustc_hash::FxHashMap;
use xxhash_rust::xxh3::xxh3_128;

/// The encodings of all states seen.
#[derive(Debug)]
pub struct ExactStore {
    index: FingerprintTable,
    bytes: Vec<u8>,
    /// `ends[i]` is one past the last byte of state `i`.
    ends: Vec<u64>,
    /// The next state with the same hash but other bytes.
    twins: FxHashMap<u32, u32>,
    scratch: Vec<u8>,
    hash: fn(&[u8]) -> u128,
}

impl Default for ExactStore {
    fn default() -> Self {
        ExactStore::new()
    }
}

impl ExactStore {
    pub fn new() -> ExactStore {
        ExactStore::with_hash(xxh3_128)
    }

    fn with_hash(hash: fn(&[u8]) -> u128) -> ExactStore {
        ExactStore {
            index: FingerprintTable::new(),
            bytes: Vec::new(),
            ends: Vec::new(),
            twins: FxHashMap::default(),
            scratch: Vec::new(),
            hash,
        }
    }

    /// The number of the state that `system` stands at after `stop`, and whether it is new.
    pub fn intern<S: System>(&mut self, system: &mut S, stop: &Stop) -> (StateId, bool) {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        encode(system, stop, &mut scratch);
        let answer = self.intern_bytes(&scratch);
        self.scratch = scratch;
        answer
    }

    pub(super) fn intern_bytes(&mut self, bytes: &[u8]) -> (StateId, bool) {
        let next = self.ends.len() as u32;
        let (mut id, is_new) = self.index.find_or_insert((self.hash)(bytes), next);
        if !is_new {
            loop {
                if self.encoding(id) == bytes {
                    return (StateId(id), false);
                }
                match self.twins.get(&id) {
                    Some(&twin) => id = twin,
                    None => break,
                }
            }
            self.twins.insert(id, next);
        }
        self.bytes.extend_from_slice(bytes);
        self.ends.push(self.bytes.len() as u64);
        (StateId(next), true)
    }

    fn encoding(&self, id: u32) -> &[u8] {
        let start = if id == 0 { 0 } else { self.ends[id as usize - 1] };
        &self.bytes[start as usize..self.ends[id as usize] as usize]
    }

    pub fn len(&self) -> u64 {
        self.ends.len() as u64
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The memory held, in bytes.
    pub fn bytes(&self) -> u64 {
        self.index.bytes()
            + (self.bytes.capacity() + 8 * self.ends.capacity() + 16 * self.twins.capacity()) as u64
    }
}

/// Appends how the run stopped, then the state.
pub(super) fn encode<S: System>(system: &mut S, stop: &Stop, out: &mut Vec<u8>) {
    match stop {
        Stop::Choice(choice) => out.extend(choice.len().to_le_bytes()),
        Stop::End => out.extend([0, 0, 0, 0, 1]),
        Stop::Violation(v) => {
            out.extend([0, 0, 0, 0, 2]);
            out.extend((v.kind.len() as u32).to_le_bytes());
            out.extend(v.kind.bytes().chain(v.message.bytes()));
            out.push(0xff);
        }
        Stop::Excluded => out.extend([0, 0, 0, 0, 4]),
        Stop::Unsupported(what) => {
            out.extend([0, 0, 0, 0, 3]);
            out.extend(what.bytes());
            out.push(0xff);
        }
    }
    system.encode(out);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colliding_hash_does_no_harm() {
        let mut store = ExactStore::with_hash(|bytes| bytes.len() as u128);
        for round in 0..2 {
            for (n, word) in ["ab", "cd", "e", "f", "", "gh"].iter().enumerate() {
                assert_eq!(store.intern_bytes(word.as_bytes()), (StateId(n as u32), round == 0));
            }
        }
        assert_eq!(store.len(), 6);
    }
}
