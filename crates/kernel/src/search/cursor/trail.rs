//! The way to a state without a snapshot: from the nearest ancestor that has one.
//!
//! A resumed run, and one that is short of memory, has open states without snapshots. Strategies
//! mostly go on near where they were, so some snapshots along the path walked last are kept, the
//! *trail*, denser towards its end: the next state is then a few steps away, and not its whole depth.

use super::Cursor;
use crate::graph::{Graph, StateId};
use crate::system::System;

/// Snapshots along the path walked last, by depth.
pub(super) struct Trail<T>(Vec<(StateId, u32, T)>);

impl<T> Default for Trail<T> {
    fn default() -> Self {
        Trail(Vec::new())
    }
}

/// So many of the last states of a path are kept, and one in so many of the others, or fewer if the
/// path is long.
const LAST: u32 = 4;
const EVERY: u32 = 8;
const MOST: u32 = 512;

impl<T> Trail<T> {
    /// The place of a state at this depth.
    fn find(&self, state: StateId, depth: u32) -> Option<usize> {
        let at = self.0.binary_search_by_key(&depth, |entry| entry.1).ok()?;
        (self.0[at].0 == state).then_some(at)
    }
}

impl<S: System> Cursor<S> {
    /// Brings the system to a state from the nearest ancestor that is kept, or from the start.
    #[cold]
    pub(super) fn approach(&mut self, state: StateId, graph: &Graph) {
        let mut steps = Vec::new();
        let mut at = state;
        let from = loop {
            if let Some(place) = self.trail.find(at, graph.depth(at)) {
                break Some(place);
            }
            if let Some(snapshot) = self.slot(at).and_then(|slot| self.open[slot].value()) {
                self.system.restore(snapshot);
                break None;
            }
            let Some((parent, alternative)) = graph.parent(at) else {
                self.system.start();
                break None;
            };
            steps.push((at, alternative));
            at = parent;
        };
        if let Some(place) = from {
            self.system.restore(&self.trail.0[place].2);
        }
        self.marks.clear();
        // What is kept deeper than where the path leaves the trail belongs to another path.
        let depth = graph.depth(at);
        self.trail.0.truncate(self.trail.0.partition_point(|entry| entry.1 <= depth));
        let mut walked = depth;
        let end = graph.depth(state);
        let every = EVERY.max(end / MOST);
        for (to, alternative) in steps.into_iter().rev() {
            self.system.step(alternative);
            walked += 1;
            if walked < end && (walked.is_multiple_of(every) || end - walked <= LAST) {
                self.trail.0.push((to, walked, self.system.save()));
            }
        }
        self.at = Some(state);
    }
}
