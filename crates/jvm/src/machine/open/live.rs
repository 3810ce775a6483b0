//! Which open values something alive still refers to.
//!
//! At the end of a transition, when garbage is gone, symbols that no live slot, field or element refers to are dropped, and
//! with them what is known of them, unless it is tied to one that is alive: components are independent, so the shares of
//! all that can still be asked do not change. That makes states equal that differ in what was forgotten, and frees the
//! numbers of symbols.

use super::super::{Machine, Status};
use super::Open;
use rustc_hash::FxHashSet;
use sojourner_terms::{Sym, Term};
use std::sync::Arc;

impl Machine {
    /// The terms that the state refers to, each once, in no particular order. The state is tidy.
    fn live_terms(&mut self) -> Vec<Term> {
        let mut words: FxHashSet<u64> = FxHashSet::default();
        for at in 0..self.state.threads.len() {
            if self.state.threads[at].status == Status::Ended {
                continue;
            }
            for index in 0..self.state.threads[at].frames.len() {
                let frame = self.state.threads[at].frames[index];
                let words_of = &self.state.threads[at].stack[frame.base as usize..frame.sp as usize];
                if !words_of.iter().any(|&word| super::may_be_token(word)) {
                    continue;
                }
                let maps = self.maps(frame.method);
                let locals = usize::from(maps.max_locals());
                let words_of = &self.state.threads[at].stack[frame.base as usize..frame.sp as usize];
                for (slot, &word) in words_of.iter().enumerate() {
                    let is_live = slot >= locals || maps.is_live(frame.pc as usize, slot as u16);
                    if is_live && super::may_be_token(word) {
                        words.insert(word);
                    }
                }
            }
        }
        if self.run.open.stored {
            self.state.heap.each_plain_word(|_, _, word| {
                if super::may_be_token(word) {
                    words.insert(word);
                }
            });
        }
        words.into_iter().filter_map(|word| self.token_term(word)).collect()
    }

    /// Drops what nothing alive refers to, and returns what tells the rest apart: of conditions and of terms.
    pub(in crate::machine) fn prune_open(&mut self) -> Vec<u128> {
        if self.state.open.is_empty() {
            return Vec::new();
        }
        let terms = self.live_terms();
        let open = &self.run.open;
        let latest = self.state.open.latest.iter().map(|taken| &taken.2);
        let all = terms.iter().chain(latest);
        let mut live: Vec<Sym> = all.flat_map(|t| open.terms.symbols(*t).iter().copied()).collect();
        live.sort_unstable();
        live.dedup();
        let pc = self.state.open.pc.only(&live);
        live.extend(pc.symbols());
        live.sort_unstable();
        live.dedup();
        if live != *self.state.open.symbols || pc != self.state.open.pc {
            self.tell_dropped(&live);
            self.log_open();
            self.state.open = Open { pc, symbols: Arc::new(live), latest: self.state.open.latest.clone() };
        }
        let open = &self.run.open;
        let atoms = self.state.open.pc.components().iter().flat_map(|c| c.atoms().iter());
        let mut digests: Vec<u128> = atoms.map(|atom| open.terms.digest(*atom)).collect();
        digests.sort_unstable();
        let conditions = digests.len();
        digests.extend(terms.iter().map(|term| open.terms.digest(*term)));
        digests[conditions..].sort_unstable();
        digests.insert(0, conditions as u128);
        digests.extend(self.latest_digests());
        digests
    }
}
