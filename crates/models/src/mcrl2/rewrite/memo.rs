//! Values of maps that take long to work out, remembered.
//!
//! A table of fixed size in which a new entry takes the place of an old one. Terms are kept once, so an
//! entry is found by numbers. With a value stands what it cost: whoever takes it pays that, so that
//! limits are met or not whatever was remembered.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use smallvec::SmallVec;

use super::Cost;
use crate::mcrl2::code::Head;
use crate::mcrl2::terms::Term;

const SIZE: usize = 1 << 16;

#[derive(Clone, Debug)]
struct Entry {
    head: Head,
    values: SmallVec<[Term; 4]>,
    term: Term,
    cost: Cost,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Memo {
    /// By head: whether it takes long.
    long: Vec<bool>,
    table: Vec<Option<Entry>>,
}

impl Memo {
    pub(super) fn is_long(&self, head: Head) -> bool {
        self.long.get(head.0 as usize).copied().unwrap_or(false)
    }

    pub(super) fn is_long_now(&mut self, head: Head) {
        if self.long.len() <= head.0 as usize {
            self.long.resize(head.0 as usize + 1, false);
        }
        self.long[head.0 as usize] = true;
    }

    pub(super) fn get(&self, head: Head, values: &[Term]) -> Option<(Term, Cost)> {
        let entry = self.table.get(place(head, values))?.as_ref()?;
        (entry.head == head && entry.values[..] == *values).then_some((entry.term, entry.cost))
    }

    pub(super) fn set(&mut self, head: Head, values: &[Term], term: Term, cost: Cost) {
        if self.table.is_empty() {
            self.table = vec![None; SIZE];
        }
        self.table[place(head, values)] = Some(Entry { head, values: values.into(), term, cost });
    }
}

fn place(head: Head, values: &[Term]) -> usize {
    let mut hasher = FxHasher::default();
    (head, values).hash(&mut hasher);
    hasher.finish() as usize % SIZE
}
