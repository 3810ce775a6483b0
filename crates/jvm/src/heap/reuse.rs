//! Which names two objects of one run may have had, one after the other.
//!
//! A name is used again when its object is garbage (`heap/name.rs`). Who compares names of different moments, as the
//! discipline of locks does (`reduce/discipline.rs`), must not take two objects for one. Along one run a name
//! is used again only if an object of that name died and one was born; since states of different runs are merged,
//! both are looked for over all runs, in either order. So the set is too large at times, never too small.

use rustc_hash::FxHashSet;

/// Deaths and births of names while somebody wants to know.
#[derive(Default)]
pub struct Reuse {
    /// Whether deaths and births are noted.
    pub watching: bool,
    died: FxHashSet<u64>,
    born: FxHashSet<u64>,
    reused: FxHashSet<u64>,
    /// Names found to be used again that nobody has asked for yet.
    pub news: Vec<u64>,
}

impl Reuse {
    #[cold]
    pub(super) fn dies(&mut self, name: u64) {
        if self.died.insert(name) && self.born.contains(&name) {
            self.is_found(name);
        }
    }

    #[cold]
    pub(super) fn is_born(&mut self, name: u64) {
        if self.born.insert(name) && self.died.contains(&name) {
            self.is_found(name);
        }
    }

    fn is_found(&mut self, name: u64) {
        self.reused.insert(name);
        self.news.push(name);
    }

    /// Whether two objects may have had the name.
    #[inline]
    pub fn contains(&self, name: u64) -> bool {
        !self.reused.is_empty() && self.reused.contains(&name)
    }
}

#[cfg(test)]
mod tests {
    use super::Reuse;

    #[test]
    fn a_name_is_used_again_whatever_is_seen_first() {
        let mut reuse = Reuse::default();
        reuse.is_born(1);
        reuse.dies(2);
        assert!(!reuse.contains(1) && !reuse.contains(2));
        reuse.dies(1);
        reuse.is_born(2);
        assert!(reuse.contains(1) && reuse.contains(2) && !reuse.contains(3));
        assert_eq!(reuse.news, [1, 2]);
    }
}
