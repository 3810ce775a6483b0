//! The state as bytes, for exact matching: what the fingerprint is a hash of, in a fixed order. Lists stand behind their
//! lengths, so that equal bytes mean equal states.

use super::super::{Machine, Status};
use super::visit::Visit;

struct Encode<'a>(&'a mut Vec<u8>);

fn put(out: &mut Vec<u8>, word: u64) {
    out.extend_from_slice(&word.to_le_bytes());
}

impl Encode<'_> {
    fn list<const N: usize>(&mut self, mut list: Vec<[u64; N]>) {
        list.sort_unstable();
        put(self.0, list.len() as u64);
        list.into_iter().flatten().for_each(|word| put(self.0, word));
    }
}

impl Visit for Encode<'_> {
    fn clock(&mut self, m: &mut Machine) {
        let words = m.clock_words();
        put(self.0, words.len() as u64);
        words.into_iter().for_each(|word| put(self.0, word));
    }

    fn heap(&mut self, m: &mut Machine) {
        m.state.heap.encode(self.0);
    }

    fn threads(&mut self, m: &mut Machine) {
        let threads = &m.state.threads;
        let mut alive: Vec<usize> =
            (0..threads.len()).filter(|&t| threads[t].status != Status::Ended).collect();
        alive.sort_by_key(|&t| m.state.heap.name_of(m.state.threads[t].object));
        put(self.0, alive.len() as u64);
        for at in alive {
            self.thread(m, at);
        }
    }

    fn monitors(&mut self, m: &mut Machine) {
        let name = |object| m.state.heap.name_of(object);
        let owner = |at: u32| m.state.threads[at as usize].object;
        let held = m.state.monitors.held.iter();
        self.list(held.map(|h| [name(h.object), name(owner(h.owner)), u64::from(h.count)]).collect());
    }

    fn classes(&mut self, m: &mut Machine) {
        self.list(m.run.tracked_classes.iter().filter_map(|&c| m.init_words(c)).collect());
    }

    fn open(&mut self, m: &mut Machine) {
        let words = m.prune_open();
        put(self.0, words.len() as u64);
        words.iter().for_each(|word| self.0.extend_from_slice(&word.to_le_bytes()));
    }

    fn disk(&mut self, m: &mut Machine) {
        self.0.push(u8::from(!m.state.disk.is_untouched()));
        if !m.state.disk.is_untouched() {
            m.state.disk.tell(|word| put(self.0, word));
        }
    }

    fn position(&mut self, m: &mut Machine) {
        m.tell_position(|word| put(self.0, word));
    }
}

impl Encode<'_> {
    /// A thread as bytes, frames and all, with objects by name.
    fn thread(&mut self, m: &mut Machine, at: usize) {
        let out = &mut *self.0;
        m.tell_thread(at, |word| put(out, word));
        put(out, m.state.threads[at].frames.len() as u64);
        for index in 0..m.state.threads[at].frames.len() {
            m.know_maps(m.state.threads[at].frames[index].method);
            let head = out.len();
            put(out, 0);
            let mut words = 0u64;
            m.tell_frame(at, index, |place, word| {
                put(out, place as u64);
                put(out, word);
                words += 1;
            });
            out[head..head + 8].copy_from_slice(&words.to_le_bytes());
        }
    }
}

impl Machine {
    /// Appends the bytes of a sealed state.
    pub fn encode(&mut self, out: &mut Vec<u8>) {
        self.visit(&mut Encode(out));
    }
}
