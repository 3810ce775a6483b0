//! Saved heaps: the ordinary objects and the changed immortal ones, as flat words.

use super::{FREE, HEADER, Heap, META, ObjRef, Sum, TOUCHED};

/// The heap part of a saved state.
#[derive(Clone, Debug)]
pub struct HeapSnapshot {
    /// Address, then header and content, of every ordinary object, in order of address.
    objects: Box<[u64]>,
    /// Address, then content, of every touched immortal object.
    changed: Box<[u64]>,
    sum: Sum,
}

impl HeapSnapshot {
    pub fn bytes(&self) -> usize {
        (self.objects.len() + self.changed.len()) * 8 + size_of::<HeapSnapshot>()
    }
}

impl Heap {
    /// Saves a sealed heap.
    pub fn save(&self) -> HeapSnapshot {
        debug_assert!(self.dirty.is_empty() && self.fresh.is_empty(), "saved at a cut");
        let mut objects = Vec::new();
        let mut address = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE && !self.is_immortal(ObjRef(address as u32)) {
                objects.push(address as u64);
                objects.extend_from_slice(&self.words[address..address + words]);
            }
            address += words;
        }
        let mut changed = Vec::new();
        for &object in &self.touched {
            let original = &self.originals[&object];
            if self.content(object) != &original[..] {
                changed.push(u64::from(object.0));
                changed.extend_from_slice(self.content(object));
            }
        }
        HeapSnapshot { objects: objects.into(), changed: changed.into(), sum: self.sum }
    }

    /// A sealed heap as bytes: objects in the order of their names, references by name.
    pub fn encode(&self, out: &mut Vec<u8>) {
        let mut objects: Vec<ObjRef> = Vec::new();
        let mut address = self.floor;
        while address < self.top {
            let words = self.block_words(address);
            if self.words[address] as u32 != FREE && !self.is_immortal(ObjRef(address as u32)) {
                objects.push(ObjRef(address as u32));
            }
            address += words;
        }
        let changed = |o: &ObjRef| self.content(*o) != &self.originals[o][..];
        objects.extend(self.touched.iter().copied().filter(changed));
        objects.sort_unstable_by_key(|&o| self.name_of(o));
        for object in objects {
            self.encode_object(object, out);
        }
    }

    fn encode_object(&self, object: ObjRef, out: &mut Vec<u8>) {
        let layout = self.layout(self.class(object));
        let seen = u64::from(self.is_leaked(object)) << 1 | u64::from(self.is_shared(object));
        for word in [self.name_of(object), layout.stable, (self.len(object) as u64) << 2 | seen] {
            out.extend_from_slice(&word.to_le_bytes());
        }
        match &layout.kind {
            super::LayoutKind::Object { refs, hidden, .. } => {
                for (slot, &word) in self.content(object).iter().enumerate() {
                    let slot = slot as u16;
                    if hidden.contains(&slot) {
                        continue;
                    }
                    let word = if refs.contains(&slot) { self.name_of(ObjRef(word as u32)) } else { word };
                    out.extend_from_slice(&word.to_le_bytes());
                }
            }
            super::LayoutKind::Array { refs: true, .. } => {
                for &r in self.elements::<u32>(object) {
                    out.extend_from_slice(&self.name_of(ObjRef(r)).to_le_bytes());
                }
            }
            super::LayoutKind::Array { .. } => {
                for word in self.content(object) {
                    out.extend_from_slice(&word.to_le_bytes());
                }
            }
        }
    }

    /// Goes back to a saved heap; the log starts anew.
    pub fn restore(&mut self, snapshot: &HeapSnapshot) {
        self.log.clear();
        self.dirty.clear();
        self.fresh.clear();
        self.free.clear();
        self.names.clear();
        self.epoch += 1;
        for object in std::mem::take(&mut self.touched) {
            let original = &self.originals[&object];
            let start = object.0 as usize + HEADER;
            self.words[start..start + original.len()].copy_from_slice(original);
            let first = self.measure(object);
            let address = object.0 as usize;
            self.words[address + 3] = first as u64;
            self.words[address + 4] = (first >> 64) as u64;
            self.words[address + META] &= !(TOUCHED | u64::from(u32::MAX));
        }
        // Lay the blocks out again: saved objects, free space between.
        let mut at = 0;
        let mut end = self.floor;
        while at < snapshot.objects.len() {
            let address = snapshot.objects[at] as usize;
            if address > end {
                self.make_free(end, address - end);
            }
            self.words[address] = snapshot.objects[at + 1];
            let words = self.block_words(address);
            self.words[address..address + words].copy_from_slice(&snapshot.objects[at + 1..at + 1 + words]);
            self.words[address + META] &= !u64::from(u32::MAX);
            self.names.remember(self.words[address + 1]);
            at += 1 + words;
            end = address + words;
        }
        if end < self.top {
            self.words[end..self.top].fill(0);
        }
        self.top = end;
        let mut at = 0;
        while at < snapshot.changed.len() {
            let object = ObjRef(snapshot.changed[at] as u32);
            let address = object.0 as usize;
            let words = self.block_words(address) - HEADER;
            self.words[address + HEADER..address + HEADER + words]
                .copy_from_slice(&snapshot.changed[at + 1..at + 1 + words]);
            self.words[address + META] |= TOUCHED;
            self.touched.push(object);
            at += 1 + words;
        }
        for i in 0..self.touched.len() {
            let object = self.touched[i];
            let now = self.measure(object);
            self.words[object.0 as usize + 3] = now as u64;
            self.words[object.0 as usize + 4] = (now >> 64) as u64;
        }
        self.sum = snapshot.sum;
        self.littered = false;
        self.allocated_since_collection = 0;
        self.live_words = end;
    }
}
