//! The state as bytes, for exact matching: what the fingerprint is a hash of, in a fixed order.

use super::{JavaSystem, Pending};
use crate::heap::ObjRef;

impl JavaSystem {
    pub(super) fn encode_state(&mut self, out: &mut Vec<u8>) {
        let put = |out: &mut Vec<u8>, word: u64| out.extend_from_slice(&word.to_le_bytes());
        let m = &mut self.machine;
        m.heap.encode(out);
        let mut threads: Vec<usize> = (0..m.threads.len()).filter(|&t| m.threads[t].is_alive()).collect();
        threads.sort_by_key(|&t| m.heap.name_of(m.threads[t].object));
        for at in threads {
            m.encode_thread(at, out);
        }
        let mut monitors: Vec<(u64, u64, u64)> = m
            .monitors
            .held
            .iter()
            .map(|h| {
                let owner: ObjRef = m.threads[h.owner as usize].object;
                (m.heap.name_of(h.object), m.heap.name_of(owner), u64::from(h.count))
            })
            .collect();
        monitors.sort_unstable();
        for (object, owner, count) in monitors {
            put(out, object);
            put(out, owner);
            put(out, count);
        }
        let mut init: Vec<(u64, u64)> = m.tracked_classes.iter().filter_map(|&c| m.init_words(c)).collect();
        init.sort_unstable();
        for (class, status) in init {
            put(out, class);
            put(out, status);
        }
        for word in m.clock_words() {
            put(out, word);
        }
        for name in self.fresh_names() {
            put(out, name);
        }
        let m = &self.machine;
        let who = m.heap.name_of(m.threads[m.current].object);
        put(out, if matches!(self.pending, Pending::Value(_) | Pending::Label) { who } else { 0 });
        if m.labels.watching {
            put(out, m.labels.held);
            put(out, m.labels.moment);
            put(out, u64::from(self.pending == Pending::Label));
        }
    }
}
