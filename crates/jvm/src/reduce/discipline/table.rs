//! Who accessed which location, and which locks were held at all accesses: the lockset algorithm of Eraser (Savage and
//! others 1997), over all runs of a search.
//!
//! Invariant: what is put in only ever makes a location less protected, so the order in which a search comes
//! upon accesses does not matter.

use crate::class::ClassId;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Locks by name.
pub type Locks = SmallVec<[u64; 4]>;

/// All parts of an object.
pub const WHOLE: u32 = u32::MAX;

/// Parts of one object that are distinguished; with more they are taken for one.
const PARTS: usize = 64;

/// An access of the current thread.
#[derive(Clone, Copy)]
pub struct Access<'a> {
    /// The object, by name and class.
    pub object: u64,
    pub class: ClassId,
    pub part: u32,
    /// The thread, by name.
    pub thread: u64,
    pub write: bool,
    /// It is no scheduling point, for no other reason than the discipline.
    pub hidden: bool,
    pub held: &'a [u64],
}

/// What is known of the accesses to a location.
#[derive(Clone, Debug)]
struct Uses {
    part: u32,
    thread: u64,
    several: bool,
    written: bool,
    hidden: bool,
    locks: Locks,
}

impl Uses {
    fn of(access: &Access) -> Uses {
        let Access { part, thread, write, hidden, held, .. } = *access;
        Uses { part, thread, several: false, written: write, hidden, locks: held.into() }
    }

    /// Takes an access in; whether something is new.
    #[inline]
    fn take(&mut self, access: &Access) -> bool {
        let other = access.thread != self.thread && !self.several;
        let news = other
            || access.write && !self.written
            || access.hidden && !self.hidden
            || self.locks.iter().any(|lock| !access.held.contains(lock));
        if news {
            self.several |= other;
            self.written |= access.write;
            self.hidden |= access.hidden;
            self.locks.retain(|lock| access.held.contains(lock));
        }
        news
    }

    fn merge(&mut self, other: &Uses) {
        self.several |= other.several || other.thread != self.thread;
        self.written |= other.written;
        self.hidden |= other.hidden;
        self.locks.retain(|lock| other.locks.contains(lock));
    }

    /// Several threads, one of them writing, and no lock that all hold.
    fn is_broken(&self) -> bool {
        self.several && self.written && self.hidden && self.locks.is_empty()
    }
}

#[derive(Debug)]
struct Object {
    class: ClassId,
    parts: Vec<Uses>,
    /// There is but one entry, for all parts.
    is_whole: bool,
}

/// All accesses of a search that could matter.
#[derive(Default, Debug)]
pub struct Table {
    objects: FxHashMap<u64, Object>,
    /// The locks that may be in it.
    locks: FxHashSet<u64>,
}

/// A location that is not used as it should be: an object, its class, and the part.
pub type Breach = (u64, ClassId, u32);

impl Table {
    /// Takes an access in, and tells whether the location is not protected any more.
    #[inline]
    pub fn take(&mut self, access: &Access) -> Option<Breach> {
        let empty = || Object { class: access.class, parts: Vec::new(), is_whole: false };
        let object = self.objects.entry(access.object).or_insert_with(empty);
        // What the parts make together may be unprotected although no part was, and this access brings nothing new.
        let is_folded = access.part == WHOLE && !object.is_whole;
        if is_folded {
            object.fold();
        }
        let part = if object.is_whole { WHOLE } else { access.part };
        let uses = match object.parts.iter_mut().find(|uses| uses.part == part) {
            Some(uses) => {
                if !uses.take(access) && !is_folded {
                    return None;
                }
                uses
            }
            None => {
                self.locks.extend(access.held.iter().copied());
                object.parts.push(Uses { part, ..Uses::of(access) });
                if object.parts.len() > PARTS {
                    object.fold();
                }
                object.parts.last()?
            }
        };
        uses.is_broken().then_some((access.object, access.class, uses.part))
    }

    /// The locks that may count.
    pub fn all_locks(&self) -> Vec<u64> {
        self.locks.iter().copied().collect()
    }

    /// A name does not stand for one lock: it counts for none.
    pub fn forget_lock(&mut self, lock: u64) -> Vec<Breach> {
        let mut breaches = Vec::new();
        if !self.locks.remove(&lock) {
            return breaches;
        }
        for (&name, object) in &mut self.objects {
            for uses in &mut object.parts {
                let before = uses.locks.len();
                uses.locks.retain(|l| *l != lock);
                if uses.locks.len() < before && uses.is_broken() {
                    breaches.push((name, object.class, uses.part));
                }
            }
        }
        breaches
    }
}

impl Object {
    /// From now on all parts are one location.
    fn fold(&mut self) {
        self.is_whole = true;
        let Some((first, rest)) = self.parts.split_first_mut() else { return };
        rest.iter().for_each(|uses| first.merge(uses));
        first.part = WHOLE;
        self.parts.truncate(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(thread: u64, part: u32, write: bool, held: &[u64]) -> Access<'_> {
        Access { object: 7, class: ClassId(1), part, thread, write, hidden: true, held }
    }

    #[test]
    fn one_lock_must_be_held_at_all_accesses() {
        let mut table = Table::default();
        assert!(table.take(&access(1, 0, true, &[10, 11])).is_none());
        assert!(table.take(&access(2, 0, false, &[11])).is_none());
        assert!(table.take(&access(1, 0, true, &[11, 12])).is_none());
        assert_eq!(table.take(&access(1, 0, true, &[10])), Some((7, ClassId(1), 0)));
    }

    #[test]
    fn one_thread_alone_and_readers_need_no_lock() {
        let mut table = Table::default();
        assert!(table.take(&access(1, 0, true, &[])).is_none());
        assert!(table.take(&access(1, 0, false, &[])).is_none());
        assert!(table.take(&access(1, 1, false, &[])).is_none());
        assert!(table.take(&access(2, 1, false, &[])).is_none());
        assert!(table.take(&access(2, 1, true, &[10])).is_some(), "what was read before counts");
        assert!(table.take(&access(2, 0, false, &[10])).is_some(), "and what was written");
    }

    #[test]
    fn what_is_visible_anyway_breaks_nothing_until_something_is_hidden() {
        let mut table = Table::default();
        assert!(table.take(&Access { hidden: false, ..access(1, 0, true, &[]) }).is_none());
        assert!(table.take(&Access { hidden: false, ..access(2, 0, true, &[]) }).is_none());
        assert!(table.take(&access(2, 0, false, &[])).is_some());
    }

    #[test]
    fn an_access_to_all_parts_is_one_to_each() {
        let mut table = Table::default();
        assert!(table.take(&access(1, 3, true, &[])).is_none());
        assert_eq!(table.take(&access(2, WHOLE, false, &[])), Some((7, ClassId(1), WHOLE)));
        let mut table = Table::default();
        for part in 0..=PARTS as u32 {
            assert!(table.take(&access(1, part, true, &[])).is_none());
        }
        assert!(table.take(&access(2, 1000, false, &[])).is_some(), "too many parts are taken for one");
    }

    #[test]
    fn parts_that_break_together_are_told() {
        let mut table = Table::default();
        assert!(table.take(&access(1, 0, true, &[])).is_none());
        assert!(table.take(&access(2, 1, false, &[])).is_none());
        assert_eq!(table.take(&access(2, WHOLE, false, &[])), Some((7, ClassId(1), WHOLE)));
    }

    #[test]
    fn a_lock_that_was_two_counts_for_none() {
        let mut table = Table::default();
        assert!(table.take(&access(1, 0, true, &[10])).is_none());
        assert!(table.take(&access(2, 0, true, &[10])).is_none());
        assert!(table.forget_lock(11).is_empty());
        assert_eq!(table.forget_lock(10), [(7, ClassId(1), 0)]);
    }
}
