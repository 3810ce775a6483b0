//! The state as bytes, for exact matching: what the fingerprint is a hash of, in a fixed order. Lists stand behind their
//! lengths, so that equal bytes mean equal states.

use super::{JavaSystem, Pending};
use crate::heap::ObjRef;
use crate::machine::thread::Status;

impl JavaSystem {
    pub(super) fn encode_state(&mut self, out: &mut Vec<u8>) {
        let put = |out: &mut Vec<u8>, word: u64| out.extend_from_slice(&word.to_le_bytes());
        let m = &mut self.machine;
        m.state.heap.encode(out);
        let mut threads: Vec<usize> =
            (0..m.state.threads.len()).filter(|&t| m.state.threads[t].status != Status::Ended).collect();
        threads.sort_by_key(|&t| m.state.heap.name_of(m.state.threads[t].object));
        put(out, threads.len() as u64);
        for at in threads {
            m.encode_thread(at, out);
        }
        let mut monitors: Vec<(u64, u64, u64)> = m
            .state
            .monitors
            .held
            .iter()
            .map(|h| {
                let owner: ObjRef = m.state.threads[h.owner as usize].object;
                (m.state.heap.name_of(h.object), m.state.heap.name_of(owner), u64::from(h.count))
            })
            .collect();
        monitors.sort_unstable();
        put(out, monitors.len() as u64);
        for (object, owner, count) in monitors {
            put(out, object);
            put(out, owner);
            put(out, count);
        }
        let mut init: Vec<(u64, u64)> =
            m.run.tracked_classes.iter().filter_map(|&c| m.init_words(c)).collect();
        init.sort_unstable();
        put(out, init.len() as u64);
        for (class, status) in init {
            put(out, class);
            put(out, status);
        }
        let clock = m.clock_words();
        put(out, clock.len() as u64);
        for word in clock {
            put(out, word);
        }
        let fresh = self.fresh_names();
        put(out, fresh.len() as u64);
        for name in fresh {
            put(out, name);
        }
        let m = &self.machine;
        let who = m.state.heap.name_of(m.state.threads[m.state.current].object);
        let (kind, whose) = match self.pending {
            Pending::Over(how) => (0, how),
            Pending::Thread(_) => (1, 0),
            Pending::Value(_) => (2, who),
            Pending::Label => (3, who),
        };
        put(out, kind);
        put(out, whose);
        put(out, m.run.labels.held);
        put(out, m.run.labels.moment);
    }
}
