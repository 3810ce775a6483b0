//! A count and perhaps a value, in as little room as they need: for a saved state of eight bytes 16,
//! where `(Option<T>, u32)` takes 24 and half of its entries lie in two cache lines.
//!
//! Contract of the unsafe code: `value` is initialised exactly if the lowest bit of `word` is set.

use std::mem::MaybeUninit;

/// A count below 2^31, and a value that may be there. Without a value and with count 0 at first.
pub(crate) struct Kept<T> {
    value: MaybeUninit<T>,
    /// Twice the count, and 1 if there is a value.
    word: u32,
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Kept { value: MaybeUninit::uninit(), word: 0 }
    }
}

impl<T> Kept<T> {
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.word >> 1
    }

    #[inline]
    pub(crate) fn set_count(&mut self, count: u32) {
        assert!(count < 1 << 31, "memory: a count of more than 2^31");
        self.word = count << 1 | self.word & 1;
    }

    #[inline]
    pub(crate) fn has_value(&self) -> bool {
        self.word & 1 == 1
    }

    #[inline]
    pub(crate) fn value(&self) -> Option<&T> {
        // SAFETY: it is there.
        self.has_value().then(|| unsafe { self.value.assume_init_ref() })
    }

    #[inline]
    pub(crate) fn set_value(&mut self, value: T) {
        self.drop_value();
        self.value.write(value);
        self.word |= 1;
    }

    #[inline]
    pub(crate) fn drop_value(&mut self) {
        if self.has_value() {
            self.word &= !1;
            // SAFETY: it was there, and is no longer said to be.
            unsafe { self.value.assume_init_drop() };
        }
    }
}

impl<T> Drop for Kept<T> {
    fn drop(&mut self) {
        self.drop_value();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    #[test]
    fn keeps_count_and_value_apart() {
        let one = Rc::new(5);
        let mut kept = Kept::default();
        assert_eq!((kept.count(), kept.value()), (0, None));
        kept.set_count(7);
        kept.set_value(one.clone());
        kept.set_count(6);
        assert_eq!((kept.count(), kept.value()), (6, Some(&one)));
        kept.set_value(one.clone());
        assert_eq!(Rc::strong_count(&one), 2);
        kept.drop_value();
        assert_eq!((kept.count(), kept.value(), Rc::strong_count(&one)), (6, None, 1));
        kept.set_value(one.clone());
        drop(kept);
        assert_eq!(Rc::strong_count(&one), 1);
        assert_eq!(size_of::<Kept<u64>>(), 16);
    }
}
