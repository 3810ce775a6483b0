//! Points in time, by how far they are from now.
//!
//! A program that waits with a deadline in a loop would never come back to a state it was in, since
//! the clock only goes on. But where the clock starts is nobody's business to code of the JDK that
//! waits: it only subtracts and compares. (Where a program looks itself, how late it is is state from
//! the start, `Machine::count_time`.) So while exploring both clocks start
//! at a value that is hardly a number of the program's own, and a word near it is hashed as its
//! distance from the present. The machine notices every other use of such a word (division,
//! narrowing, bits ...) and makes the time itself part of the state from then on
//! (`Machine::watch_time`), as it does for one in an array of longs, which is hashed as it is.
//!
//! A number of the program's own may lie near a clock by chance, or since it is a date. So every place in which such a
//! word is met is put down ([`Stamps`]), and if it is not one in which code that waits keeps its deadlines, how late it is
//! is a part of the state from then on (`Machine::finds_own_times`).

use super::{Heap, LayoutKind, ObjRef};
use rustc_hash::FxHashSet;
use std::cell::RefCell;

/// What `System.nanoTime` returns at the start, while exploring.
pub const FIRST_NANOS: i64 = 0x1235_8D21_3455_9A17;
/// What `System.currentTimeMillis` returns at the start, while exploring: a day in March 2030.
pub const FIRST_MILLIS: i64 = 1_900_000_000_000;

const NANOS_BEFORE: u64 = 1 << 55;
const NANOS_WIDTH: u64 = 1 << 57;
const MILLIS_BEFORE: u64 = 1 << 36;
const MILLIS_WIDTH: u64 = 1 << 39;

/// The clocks as the program sees them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Now {
    pub nanos: u64,
    pub millis: u64,
    /// Whether the program has seen a clock at all.
    pub seen: bool,
    /// Whether it was one that goes in milliseconds: otherwise a number that looks like one is the program's own.
    pub seen_millis: bool,
}

/// Whether a word is a point in time that a clock of ours showed, or near one.
#[inline]
pub fn is_time(word: u64) -> bool {
    is_nanos(word) || is_millis(word)
}

/// Whether a word is so near to what a clock of ours showed at first that it is hardly anything else: for seeds.
pub fn is_recent(word: u64) -> bool {
    const HOUR: u64 = 3_600_000;
    let since = |first: i64| word.wrapping_sub(first as u64);
    since(FIRST_NANOS) < HOUR * 1_000_000 || since(FIRST_MILLIS) < HOUR
}

/// Also one that is counted from the least number there is, as the JDK's scheduler of delays does.
#[inline]
fn is_nanos(word: u64) -> bool {
    (word & (u64::MAX >> 1)).wrapping_sub(FIRST_NANOS as u64 - NANOS_BEFORE) < NANOS_WIDTH
}

#[inline]
fn is_millis(word: u64) -> bool {
    word.wrapping_sub(FIRST_MILLIS as u64 - MILLIS_BEFORE) < MILLIS_WIDTH
}

/// Where a word is: a class and a slot of its objects, or a method.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holder {
    Field { class: u32, slot: u32 },
    Frame { method: u32 },
}

/// Places in which words near the clock were met.
#[derive(Default)]
pub struct Stamps {
    known: RefCell<FxHashSet<Holder>>,
    /// Those that nobody has looked at.
    fresh: RefCell<Vec<Holder>>,
}

impl Stamps {
    #[cold]
    fn note(&self, holder: Holder) {
        if self.known.borrow_mut().insert(holder) {
            self.fresh.borrow_mut().push(holder);
        }
    }

    /// The places that are new.
    pub fn take(&self) -> Vec<Holder> {
        std::mem::take(&mut self.fresh.borrow_mut())
    }

    pub fn has_fresh(&self) -> bool {
        !self.fresh.borrow().is_empty()
    }
}

impl Now {
    /// The word as it counts for the state.
    #[inline]
    pub fn relative(&self, word: u64) -> u64 {
        if !self.seen {
            word
        } else if is_nanos(word) {
            word.wrapping_sub(self.nanos) ^ 0xA5A5 << 48
        } else if self.seen_millis && is_millis(word) {
            word.wrapping_sub(self.millis) ^ 0x5A5A << 48
        } else {
            word
        }
    }
}

impl Heap {
    pub fn now(&self) -> Now {
        self.now
    }

    /// Sets the clocks without looking at what holds times: for going back to where they were.
    pub fn set_now(&mut self, now: Now) {
        self.now = now;
    }

    /// The clocks have changed: what holds points in time is to be hashed anew. Tells whether an
    /// array of longs holds one.
    pub fn move_now(&mut self, now: Now) -> bool {
        self.now = now;
        let mut in_array = false;
        for object in self.state_objects() {
            match &self.layout(self.class(object)).kind {
                LayoutKind::Object { .. } => {
                    if self.raw_content(object).iter().any(|&w| is_time(w)) {
                        self.touch(object);
                    }
                }
                LayoutKind::Array { shift: 3, refs: false } => {
                    in_array |= self.raw_elements::<u64>(object).iter().any(|&w| is_time(w));
                }
                LayoutKind::Array { .. } => {}
            }
        }
        in_array
    }

    /// The clocks that points in time in this object count by.
    #[inline]
    pub(super) fn now_for(&self, object: ObjRef) -> Now {
        if self.base_has_times && self.is_immortal(object) { Now::default() } else { self.now }
    }

    /// A word of an object or a frame as it counts for the state.
    #[inline]
    pub fn word_of_state(&self, now: Now, is_ref: bool, word: u64, holder: impl Fn() -> Holder) -> u64 {
        if is_ref {
            return self.name_of(ObjRef(word as u32));
        }
        let counts = now.relative(word);
        if counts != word {
            self.stamps.note(holder());
        }
        counts
    }
}
