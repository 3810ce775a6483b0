//! The torture build: garbage is collected at every call, or the whole state is saved, the machine goes back to the
//! state of the call before and comes forth again, and both are rehashed from scratch.
//!
//! What a program shows must not change by it: a piece of state that is not saved, not restored or not hashed shows
//! as a difference or as a failed assertion. Every allocation and call is treated so up to a number of them, later ones
//! now and then: a collection looks at the whole heap, and so does saving. With `Options::unsparing` none is left out; so
//! that it ends, all there is becomes part of the base image every [`SETTLED`] calls, and only younger objects are
//! collected and saved anew. Known gap of that one: an object that is older than that and forgotten is not noticed, which
//! is what the other one is for.

use super::super::{Init, Machine};
use super::Snapshot;
use crate::class::ClassId;

#[derive(Default)]
pub struct Torture {
    collections: u64,
    /// The next of the allocations and calls at which garbage is collected, and of the calls that are treated.
    next_collection: u64,
    next_call: u64,
    treated: u64,
    calls: u64,
    /// Calls since all there was became part of the base image.
    since_settled: u64,
    /// The state at the call before, and its fingerprint.
    before: Option<(Snapshot, u128)>,
}

/// Up to this many calls every one is treated.
const ALL: u64 = 2_000;
/// From then on at least so many are left out, and ever more, so that long programs end.
const SOME: u64 = 500;
/// Fingerprints are compared with those from scratch at every one of so many calls, then at one in `SPARSE`, and more
/// often where fewer calls are treated.
const CLOSE: u64 = 100;
const SPARSE: u64 = 50;
/// After so many, more seldom: from scratch means the whole heap with the base image.
const MANY: u64 = 20_000;

/// Up to this many allocations and calls garbage is collected at every one; then as with calls.
const EVERY_COLLECTION: u64 = 30_000;
const SOME_COLLECTIONS: u64 = 97;

/// Where none is left out: so many calls until all there is becomes part of the base image.
const SETTLED: u64 = 500;

/// A stack of so many frames is a deep one.
const DEEP: usize = 1_000;

impl Machine {
    /// Whether this collection is left out. Where memory is short there is another one, before the program is told so.
    pub(super) fn is_spared(&mut self) -> bool {
        self.run.saver.torture.collections += 1;
        let count = self.run.saver.torture.collections;
        if count > EVERY_COLLECTION && !self.is_unsparing() {
            if count < self.run.saver.torture.next_collection {
                return true;
            }
            self.run.saver.torture.next_collection = count + SOME_COLLECTIONS.max(count / 1_000);
        }
        false
    }

    /// Whether none is left out. All frames are looked at, so in the depths of a recursion without end some are.
    fn is_unsparing(&self) -> bool {
        self.run.options.unsparing && self.state.threads[self.state.current].frames.len() < DEEP
    }

    /// Starts to log what a plain run changes, if its state is to be tortured.
    pub(in super::super) fn begin_torture(&mut self) {
        let logs = self.run.options.rehash || self.run.options.torture && self.run.options.unsparing;
        if !logs || self.state.heap.is_logging() {
            return;
        }
        self.collect_garbage();
        self.state.heap.freeze();
        self.state.init_sum = 0;
        self.run.tracked_classes = (0..self.program.classes.len() as u32)
            .map(ClassId)
            .filter(|c| self.state.init[c.0 as usize] != Init::Done)
            .collect();
        for n in 0..self.run.tracked_classes.len() {
            let class = self.run.tracked_classes[n];
            let init = self.state.init[class.0 as usize];
            self.state.init_sum = self.state.init_sum.wrapping_add(self.init_hash(class, init));
        }
        for at in 0..self.state.threads.len() {
            self.state.threads[at].hashed_to = 0;
            self.log_thread(at);
        }
    }

    /// At every call.
    pub fn torture_call(&mut self) {
        if self.run.options.torture {
            self.collect_garbage();
        }
        if !self.state.heap.is_logging() {
            return;
        }
        if self.run.options.rehash {
            self.go_back_and_forth();
        }
        if self.run.options.unsparing {
            self.let_settle();
        }
    }

    fn go_back_and_forth(&mut self) {
        self.run.saver.torture.calls += 1;
        let calls = self.run.saver.torture.calls;
        if calls > ALL && !self.is_unsparing() {
            if calls < self.run.saver.torture.next_call {
                return;
            }
            self.run.saver.torture.next_call = calls + SOME.max(calls / 200);
        }
        self.run.saver.torture.treated += 1;
        let treated = self.run.saver.torture.treated;
        let sparse = match treated {
            MANY.. => SPARSE * 20,
            _ if calls > ALL && !self.is_unsparing() => SPARSE / 5,
            _ => SPARSE,
        };
        let closely = treated <= CLOSE || treated.is_multiple_of(sparse);
        let now = self.seal();
        let here = self.save();
        if let Some((before, fingerprint)) = self.run.saver.torture.before.take() {
            self.restore(&before);
            self.expect(fingerprint, closely, "the state before");
        }
        self.restore(&here);
        self.expect(now, closely, "this state");
        // The sums kept along the way tell the same. (Not in the state before: what was linked since is no part of it.)
        assert_eq!(self.seal(), now, "sojourner bug: a state that was restored has another fingerprint");
        self.run.saver.torture.before = Some((here, now));
        self.log_all_threads();
    }

    /// Makes all there is part of the base image, now and then.
    fn let_settle(&mut self) {
        self.run.saver.torture.since_settled += 1;
        if self.run.saver.torture.since_settled < SETTLED {
            return;
        }
        self.run.saver.torture.since_settled = 0;
        self.seal();
        self.run.saver.torture.before = None;
        self.freeze_more();
        self.run.undo.entries.clear();
        self.run.undo.words.clear();
        self.run.undo.held.clear();
        self.seal();
        self.log_all_threads();
    }

    /// Whichever thread changes next, the change is logged.
    fn log_all_threads(&mut self) {
        let current = self.state.current;
        for at in (0..self.state.threads.len()).filter(|&at| at != current) {
            if self.state.threads[at].is_alive() {
                self.select_thread(at);
            }
        }
        self.select_thread(current);
    }

    fn expect(&mut self, fingerprint: u128, closely: bool, which: &str) {
        if closely {
            self.state.heap.check_sums();
            self.check_thread_sum();
            let anew = self.fingerprint_from_scratch();
            assert_eq!(anew, fingerprint, "sojourner bug: {which}, restored and rehashed, is another");
        }
    }
}
