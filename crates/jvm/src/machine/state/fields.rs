//! A thread's own data, field by field: listed once, for its hash, its encoding, and its words in a saved state.
//!
//! One visitor both reads and writes: it is given the value of a field, and returns the value to keep. Hash and encoding
//! return what they were given; who reads a saved state back returns what was written there.

use super::super::Machine;
use super::super::thread::{Status, ThreadState, Wake};
use crate::class::{Class, ClassId, MethodId};
use crate::heap::{Heap, ObjRef};

/// Something that is done with fields.
pub(super) trait Fields {
    /// A number of so many bits, which others share a word with.
    fn number(&mut self, bits: u32, value: u64) -> u64;
    fn object(&mut self, object: ObjRef) -> ObjRef;
    fn class(&mut self, class: Option<ClassId>) -> Option<ClassId>;
    /// When something ends by its time, if it does.
    fn until(&mut self, timed: bool, until: i64) -> i64;
    /// What no program can ask for, but messages of ours tell.
    fn untold(&mut self, value: u64) -> u64;

    #[inline(always)]
    fn flag(&mut self, value: bool) -> bool {
        self.number(1, u64::from(value)) != 0
    }
}

impl ThreadState {
    /// The list of all there is.
    #[inline(always)]
    pub(super) fn fields(&mut self, v: &mut impl Fields) {
        let ThreadState {
            object,
            status,
            interrupted,
            permit,
            daemon,
            saved_count,
            wake,
            atomic,
            pending_init,
            dying,
            dispatched,
            spins,
            started,
        } = self;
        const WAKES: [Wake; 4] = [Wake::None, Wake::Ready, Wake::TimedOut, Wake::Interrupted];
        *object = v.object(*object);
        *interrupted = v.flag(*interrupted);
        *permit = v.flag(*permit);
        *daemon = v.flag(*daemon);
        *wake = WAKES[v.number(3, *wake as u64) as usize];
        *dispatched = v.flag(*dispatched);
        *spins = v.flag(*spins);
        let (tag, who, flag, until) = status.parts();
        let tag = v.number(24, tag);
        *saved_count = v.number(32, u64::from(*saved_count)) as u32;
        let who = match tag {
            INITIALISING => v.class(Some(ClassId(who))).map_or(0, |c| c.0),
            _ => v.object(ObjRef(who)).0,
        };
        let flag = v.flag(flag);
        *atomic = v.number(32, u64::from(*atomic)) as u32;
        *pending_init = v.class(*pending_init);
        *dying = v.object(*dying);
        let until = v.until(tag == SLEEPING || flag && (tag == WAITING || tag == PARKED), until);
        *status = Status::of_parts(tag, who, flag, until);
        let place = started.map_or(u64::MAX, |(method, pc)| u64::from(method.0) | u64::from(pc) << 32);
        let place = v.untold(place);
        *started = (place != u64::MAX).then_some((MethodId(place as u32), (place >> 32) as u32));
    }

    pub(super) const WORDS: usize = 6;

    /// As words, with addresses.
    pub(super) fn words(mut self) -> [u64; ThreadState::WORDS] {
        let mut written = Written::default();
        self.fields(&mut written);
        debug_assert_eq!(written.at, ThreadState::WORDS - 1);
        written.words
    }

    pub(super) fn from_words(words: &[u64]) -> ThreadState {
        let mut state = ThreadState::default();
        state.fields(&mut Read { words, at: 0, used: 0 });
        state
    }
}

const WAITING: u64 = 3;
const PARKED: u64 = 5;
const SLEEPING: u64 = 6;
const INITIALISING: u64 = 7;

impl Status {
    /// Which it is, the object or class it is about, a flag and a time.
    #[inline(always)]
    fn parts(self) -> (u64, u32, bool, i64) {
        match self {
            Status::New => (0, 0, false, 0),
            Status::Runnable => (1, 0, false, 0),
            Status::Blocked(o) => (2, o.0, false, 0),
            Status::Waiting { on, timed, until } => (WAITING, on.0, timed, until),
            Status::Reentering { on, interrupted } => (4, on.0, interrupted, 0),
            Status::Parked { timed, until } => (PARKED, 0, timed, until),
            Status::Sleeping { until } => (SLEEPING, 0, false, until),
            Status::Initialising(class) => (INITIALISING, class.0, false, 0),
            Status::Ended => (8, 0, false, 0),
        }
    }

    #[inline(always)]
    fn of_parts(tag: u64, who: u32, flag: bool, until: i64) -> Status {
        match tag {
            0 => Status::New,
            1 => Status::Runnable,
            2 => Status::Blocked(ObjRef(who)),
            WAITING => Status::Waiting { on: ObjRef(who), timed: flag, until },
            4 => Status::Reentering { on: ObjRef(who), interrupted: flag },
            PARKED => Status::Parked { timed: flag, until },
            SLEEPING => Status::Sleeping { until },
            INITIALISING => Status::Initialising(ClassId(who)),
            _ => Status::Ended,
        }
    }
}

/// Tells what counts: objects and classes by their names, times by how much is left of them.
struct Told<'a, F: FnMut(u64)> {
    heap: &'a Heap,
    classes: &'a [Class],
    /// How late it is, where the program knows.
    now: Option<i64>,
    word: u64,
    used: u32,
    f: F,
}

impl<F: FnMut(u64)> Told<'_, F> {
    #[inline(always)]
    fn whole(&mut self, word: u64) {
        if self.used != 0 {
            (self.f)(self.word);
            (self.word, self.used) = (0, 0);
        }
        (self.f)(word);
    }
}

impl<F: FnMut(u64)> Fields for Told<'_, F> {
    #[inline(always)]
    fn number(&mut self, bits: u32, value: u64) -> u64 {
        debug_assert!(bits < 64 && value >> bits == 0 && self.used + bits <= 64);
        self.word |= value << self.used;
        self.used += bits;
        value
    }

    #[inline(always)]
    fn object(&mut self, object: ObjRef) -> ObjRef {
        self.whole(self.heap.name_of(object));
        object
    }

    #[inline(always)]
    fn class(&mut self, class: Option<ClassId>) -> Option<ClassId> {
        self.whole(class.map_or(0, |c| self.classes[c.0 as usize].stable));
        class
    }

    #[inline(always)]
    fn until(&mut self, timed: bool, until: i64) -> i64 {
        // The clock itself is not state.
        let left = |now: i64| (until.saturating_sub(now).max(0) as u64).saturating_add(1);
        self.whole(self.now.filter(|_| timed).map_or(0, left));
        until
    }

    #[inline(always)]
    fn untold(&mut self, value: u64) -> u64 {
        value
    }
}

/// Writes all there is.
#[derive(Default)]
struct Written {
    words: [u64; ThreadState::WORDS],
    at: usize,
    used: u32,
}

impl Fields for Written {
    fn number(&mut self, bits: u32, value: u64) -> u64 {
        if self.used + bits > 64 {
            (self.at, self.used) = (self.at + 1, 0);
        }
        self.words[self.at] |= value << self.used;
        self.used += bits;
        value
    }

    fn object(&mut self, object: ObjRef) -> ObjRef {
        self.number(32, object.slot());
        object
    }

    fn class(&mut self, class: Option<ClassId>) -> Option<ClassId> {
        self.number(32, class.map_or(0, |c| u64::from(c.0) + 1));
        class
    }

    fn until(&mut self, _timed: bool, until: i64) -> i64 {
        self.number(64, until as u64) as i64
    }

    fn untold(&mut self, value: u64) -> u64 {
        self.number(64, value)
    }
}

/// Reads what was written.
struct Read<'a> {
    words: &'a [u64],
    at: usize,
    used: u32,
}

impl Fields for Read<'_> {
    fn number(&mut self, bits: u32, _value: u64) -> u64 {
        if self.used + bits > 64 {
            (self.at, self.used) = (self.at + 1, 0);
        }
        let value = self.words[self.at] >> self.used & u64::MAX >> (64 - bits);
        self.used += bits;
        value
    }

    fn object(&mut self, _object: ObjRef) -> ObjRef {
        ObjRef(self.number(32, 0) as u32)
    }

    fn class(&mut self, _class: Option<ClassId>) -> Option<ClassId> {
        (self.number(32, 0) as u32).checked_sub(1).map(ClassId)
    }

    fn until(&mut self, _timed: bool, _until: i64) -> i64 {
        self.number(64, 0) as i64
    }

    fn untold(&mut self, _value: u64) -> u64 {
        self.number(64, 0)
    }
}

impl Machine {
    /// Calls `f` with what counts of a thread's own data.
    #[inline(always)]
    pub(super) fn tell_thread(&self, at: usize, f: impl FnMut(u64)) {
        let now = self.state.clock_seen.any().then_some(self.state.clock);
        let (heap, classes) = (&self.state.heap, &self.program.classes);
        let mut own: ThreadState = *self.state.threads[at];
        own.fields(&mut Told { heap, classes, now, word: 0, used: 0, f });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_survive_as_words() {
        let object = ObjRef(77);
        let statuses = [
            Status::New,
            Status::Runnable,
            Status::Blocked(ObjRef(u32::MAX >> 1)),
            Status::Waiting { on: ObjRef(9), timed: true, until: -5 },
            Status::Waiting { on: ObjRef(9), timed: false, until: i64::MAX },
            Status::Reentering { on: ObjRef(3), interrupted: true },
            Status::Parked { timed: true, until: 1 },
            Status::Sleeping { until: i64::MIN },
            Status::Initialising(ClassId(12)),
            Status::Ended,
        ];
        for status in statuses {
            for wake in [Wake::None, Wake::Ready, Wake::TimedOut, Wake::Interrupted] {
                for (interrupted, permit, daemon) in [(true, false, true), (false, true, false)] {
                    let state = ThreadState {
                        object,
                        status,
                        interrupted,
                        permit,
                        daemon,
                        saved_count: u32::MAX,
                        wake,
                        atomic: u32::MAX - 1,
                        pending_init: daemon.then_some(ClassId(0)),
                        dying: ObjRef(u32::from(permit)),
                        dispatched: permit,
                        spins: interrupted,
                        started: daemon.then_some((MethodId(3), 7)),
                    };
                    assert_eq!(ThreadState::from_words(&state.words()), state);
                }
            }
        }
    }
}
