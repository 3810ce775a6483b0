//! Open draws in the heap: fields, boxes, what lambdas capture, arrays of doubles.
//!
//! They are found by looking through what the search has made or changed, which is done where a draw is
//! made, narrowed or compared, and only in programs that store one. Only while there is one thread: with
//! several, which of them looks first would be for the scheduler to know. So a draw is settled when it is
//! stored beside another thread, and those in the heap when a thread starts.
//!
//! Invariant: nobody reads the bits of a token as a number. Instructions come to `draw.rs`; natives that
//! are given one, or read words of an object that may hold one, settle it.

use super::{Open, may_be_token};
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap};

impl Machine {
    /// A word is about to be written to the heap: it may be an open draw if there is one thread.
    #[cold]
    pub fn store_draw(&mut self, bits: u64) -> Result<(), Trap> {
        self.force_draw(bits)?;
        if self.state.threads.iter().filter(|t| t.is_alive()).count() > 1 {
            return Err(self.settle_draw(bits));
        }
        self.run.draws.stored = true;
        Ok(())
    }

    /// As [`Self::store_draw`], for the topmost slots of the stack.
    pub fn store_operands(&mut self, slots: usize) -> Result<(), Trap> {
        self.stores_slots(slots);
        match self.open_operand(slots) {
            Some(bits) => self.store_draw(bits),
            None => Ok(()),
        }
    }

    /// Settles an open draw that lies in the heap, if there is one.
    pub fn settle_stored(&mut self) -> Result<(), Trap> {
        // Looking for them is not reading what is there.
        let watched = self.state.heap.witness.watch(false);
        let found = self.stored_tokens();
        self.state.heap.witness.watch(watched);
        let first = found.into_iter().map(|(_, _, bits)| bits);
        // By their numbers: where objects lie differs from run to run.
        match first.min_by_key(|bits| (self.run.draws.values[bits].draw, *bits)) {
            Some(bits) => Err(self.settle_draw(bits)),
            None => Ok(()),
        }
    }

    /// Settles an open draw in an object whose words are about to be read as they are.
    #[inline]
    pub fn settle_inside(&mut self, object: ObjRef) -> Result<(), Trap> {
        if self.run.open.on {
            self.settle_object(object)?;
        }
        if !self.run.draws.stored || object.is_null() {
            return Ok(());
        }
        match self.state.heap.content(object).iter().copied().find(|&word| self.is_open(word)) {
            Some(bits) => Err(self.settle_draw(bits)),
            None => Ok(()),
        }
    }

    /// Whether an open draw lies in the heap.
    pub fn has_stored_draws(&self) -> bool {
        !self.stored_tokens().is_empty()
    }

    /// Open draws in the heap: object, word and token.
    pub(super) fn stored_tokens(&self) -> Vec<(ObjRef, usize, u64)> {
        if !self.run.draws.stored {
            return Vec::new();
        }
        let mut found = self.state.heap.find_words(may_be_token);
        found.retain(|&(_, _, bits)| self.is_open(bits));
        found
    }

    /// What all open draws stand for that the current thread can still look at.
    pub(super) fn open_tokens(&mut self) -> Vec<Open> {
        let mut found = Vec::new();
        let at = self.state.current;
        for index in 0..self.state.threads[at].frames.len() {
            let frame = self.state.threads[at].frames[index];
            let maps = self.maps(frame.method);
            for slot in frame.base..frame.sp {
                let Some(open) = self.open_value(self.state.threads[at].stack[slot as usize]) else {
                    continue;
                };
                let local = slot - frame.base;
                if local >= u32::from(maps.max_locals()) || maps.is_live(frame.pc as usize, local as u16) {
                    found.push(open.clone());
                }
            }
        }
        found.extend(
            self.stored_tokens().into_iter().map(|(_, _, bits)| self.run.draws.values[&bits].clone()),
        );
        found
    }

    /// Writes other tokens in place of those of which `f` tells what they become.
    pub(super) fn rewrite_draws(&mut self, f: impl Fn(&Open) -> Option<Open>) {
        let at = self.state.current;
        for index in (0..self.state.threads[at].frames.len()).rev() {
            let frame = self.state.threads[at].frames[index];
            let mut logged = false;
            for slot in frame.base..frame.sp {
                let bits = self.state.threads[at].stack[slot as usize];
                let Some(open) = self.open_value(bits).and_then(&f) else { continue };
                if !logged {
                    self.log_frames_to(index);
                    logged = true;
                }
                self.state.threads[at].stack[slot as usize] = self.token(open);
            }
        }
        for (object, word, bits) in self.stored_tokens() {
            if let Some(open) = self.open_value(bits).and_then(&f) {
                let token = self.token(open);
                self.state.heap.put(object, word, token);
            }
        }
    }
}
