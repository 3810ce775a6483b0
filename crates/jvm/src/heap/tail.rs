//! Room for open values in packed arrays.
//!
//! An element of an `int[]` has 32 bits, a token of an open value (`machine/open.rs`) has 64. So in programs that may have
//! open values every short array of a narrow type ends in a *tail*, a word for each element: the token of an element that
//! is open, 0 for one that is the number it holds. A tail is content like any other, so hashing, undoing and saving
//! need nothing, and zeros count for no hash. Which arrays have tails follows from where they lie and how long they are.
//!
//! Invariant: an element with a token in its tail holds 0. Gap: longer arrays have no tails; what is stored there is
//! settled first.

use super::{FREE, HEADER, Heap, LayoutKind, META, ObjRef};

/// The longest array with a tail.
const LONGEST: usize = 1 << 12;

impl Heap {
    /// Arrays made from here on have tails. To be called when the base image is frozen.
    pub fn grow_tails(&mut self) {
        assert!(self.logging && self.tails_from == usize::MAX, "when the base image is frozen");
        self.tails_from = self.floor;
    }

    /// Whether new arrays have tails.
    pub fn grows_tails(&self) -> bool {
        self.tails_from != usize::MAX
    }

    /// How many words an object has.
    pub fn size_of(&self, object: ObjRef) -> usize {
        self.raw_content(object).len()
    }

    /// The words of the tail of a block that lies at an address.
    #[inline]
    pub(super) fn tail_words(&self, address: usize, class: u32, len: usize) -> usize {
        if address < self.tails_from || address >= self.ceiling || len > LONGEST {
            return 0;
        }
        match self.layouts[class as usize].kind {
            LayoutKind::Array { shift: 0..=2, refs: false } => len,
            _ => 0,
        }
    }

    /// Where the tail of an array begins, if it has one.
    #[inline]
    fn tail_at(&self, array: ObjRef) -> Option<usize> {
        let address = array.0 as usize;
        if address < self.tails_from {
            return None;
        }
        let (class, len) = (self.words[address] as u32, self.len(array));
        let tail = self.tail_words(address, class, len);
        (tail > 0).then(|| address + HEADER + self.content_words(class, len))
    }

    /// Whether elements of an array may be open.
    pub fn has_tail(&self, array: ObjRef) -> bool {
        self.tail_at(array).is_some()
    }

    /// The token of an element, 0 if it is the number it holds. The index is within the array.
    #[inline]
    pub fn tail(&self, array: ObjRef, index: u32) -> u64 {
        self.tail_at(array).map_or(0, |at| self.words[at + index as usize])
    }

    /// Sets the token of an element, or 0, after its number was written.
    #[inline]
    pub fn set_tail(&mut self, array: ObjRef, index: u32, token: u64) {
        if let Some(at) = self.tail_at(array)
            && self.words[at + index as usize] != token
        {
            self.touch(array);
            self.words[at + index as usize] = token;
        }
    }

    /// The tail of an array; empty if it has none.
    pub fn tail_of(&self, array: ObjRef) -> &[u64] {
        self.tail_at(array).map_or(&[], |at| &self.words[at..at + self.len(array)])
    }

    /// Copies what is known of elements along with their bytes. Tells whether that was possible.
    pub fn copy_tails(&mut self, src: ObjRef, from: usize, dst: ObjRef, to: usize, len: usize) -> bool {
        if self.tails_from == usize::MAX {
            return true;
        }
        let tokens: Vec<u64> = match self.tail_of(src) {
            [] => vec![0; len],
            tail => tail[from..from + len].to_vec(),
        };
        if !self.has_tail(dst) {
            return tokens.iter().all(|&token| token == 0);
        }
        tokens.into_iter().enumerate().for_each(|(n, token)| self.set_tail(dst, (to + n) as u32, token));
        true
    }

    /// Calls `f` with every word that may be a token, in objects that the search has made or changed: fields that hold no
    /// references, elements of arrays of longs, tails.
    pub fn each_plain_word(&self, mut f: impl FnMut(ObjRef, usize, u64)) {
        let mut look = |object: ObjRef| {
            let address = object.0 as usize;
            let class = self.words[address] as u32;
            match &self.layouts[class as usize].kind {
                LayoutKind::Object { refs, .. } => {
                    for (at, &word) in self.raw_content(object).iter().enumerate() {
                        if word != 0 && refs.binary_search(&(at as u16)).is_err() {
                            f(object, at, word);
                        }
                    }
                }
                LayoutKind::Array { shift: 3, refs: false } => {
                    self.raw_content(object).iter().enumerate().for_each(|(at, &word)| f(object, at, word));
                }
                LayoutKind::Array { refs: false, .. } => {
                    let before = self.content_words(class, self.len(object));
                    for (at, &word) in self.tail_of(object).iter().enumerate() {
                        f(object, before + at, word);
                    }
                }
                LayoutKind::Array { .. } => {}
            }
        };
        let mut address = self.floor;
        while address < self.top {
            if self.words[address] as u32 != FREE {
                look(ObjRef(address as u32));
            }
            address += self.block_words(address);
        }
        self.touched.iter().copied().for_each(look);
    }

    /// Whether a word of a part of an object that holds no references is one of these.
    pub fn has_plain_word(&self, object: ObjRef, part: u32, f: impl Fn(u64) -> bool) -> bool {
        let refs: &[u16] = match &self.layouts[self.words[object.0 as usize] as u32 as usize].kind {
            LayoutKind::Object { refs, .. } => refs,
            LayoutKind::Array { shift: 3, refs: false } => &[],
            LayoutKind::Array { .. } => return false,
        };
        let is_plain = |at: usize| part == super::witness::WHOLE || part as usize == at;
        let content = self.raw_content(object).iter().enumerate();
        content
            .filter(|(at, _)| is_plain(*at))
            .any(|(at, &word)| f(word) && refs.binary_search(&(at as u16)).is_err())
    }

    /// Whether an index is of an object that is there.
    pub fn is_there(&self, object: ObjRef) -> bool {
        let address = object.0 as usize;
        address != 0 && address + META < self.words.len() && self.words[address] as u32 != FREE
    }
}
