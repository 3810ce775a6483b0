//! The virtual clock. It moves only when a timed wait ends by its time; how far it is matters only
//! to programs that look, and to them (mostly) only how far apart two looks are: `heap/times.rs`.

use super::Machine;
use crate::class::{Class, ClassId, MethodId, Origin};
use crate::heap::mix64;
use crate::heap::times::{FIRST_MILLIS, FIRST_NANOS, Holder, Now, is_time};
use crate::native::outside::Outside;
use crate::reduce::rows::Bodies;
use crate::reduce::waits::WAITS;

/// What a program knows of the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// `nanoTime` was called, or one of the others.
    any: bool,
    /// `currentTimeMillis` was called.
    millis: bool,
    /// A point in time was used in a way in which it matters how late it is, not how long ago.
    absolute: bool,
}

impl Seen {
    pub fn any(self) -> bool {
        self.any
    }

    pub fn bits(self) -> u64 {
        u64::from(self.any) | u64::from(self.millis) << 1 | u64::from(self.absolute) << 2
    }

    fn and(self, other: Seen) -> Seen {
        Seen::from_bits(self.bits() | other.bits())
    }

    fn from_bits(bits: u64) -> Seen {
        Seen { any: bits & 1 != 0, millis: bits & 2 != 0, absolute: bits & 4 != 0 }
    }
}

/// Nobody looks at the clock.
const UNSEEN: &str = "clock/unseen";
/// Nobody looks at a clock that goes in milliseconds.
const NANOS: &str = "clock/nanos";
/// Only how far apart two looks are makes a difference.
pub const RELATIVE: &str = "clock/relative";

/// Classes of the JDK, by the beginning of their names, that keep deadlines.
const DEADLINES: &[&str] = &[
    "java/lang/Thread",
    "java/lang/VirtualThread",
    "java/lang/ref/",
    "java/util/Timer",
    "java/util/concurrent/",
    "jdk/internal/",
];

/// Methods that wait for a date which they are told, by whomever.
const TOLD: &[&str] = &["awaitUntil", "parkUntil"];

impl Machine {
    /// What `System.nanoTime` returns: virtual while exploring; in a plain run, the host's clock
    /// plus the time that sleeping skipped.
    pub fn nanos(&mut self) -> i64 {
        if self.run.exploring {
            self.look_at_clock(Seen { any: true, ..Seen::default() });
            return FIRST_NANOS.wrapping_add(self.state.clock);
        }
        self.elapsed()
    }

    /// What `System.currentTimeMillis` returns.
    pub fn millis(&mut self) -> i64 {
        if self.run.exploring {
            self.look_at_clock(Seen { any: true, millis: true, ..Seen::default() });
            return FIRST_MILLIS + self.state.clock / 1_000_000;
        }
        self.start_millis() + self.elapsed() / 1_000_000
    }

    /// The wall clock in nanoseconds since 1970, for `java.time`.
    pub fn wall_nanos(&mut self) -> i128 {
        if self.run.exploring {
            self.look_at_clock(Seen { any: true, millis: true, absolute: true });
            return i128::from(FIRST_MILLIS) * 1_000_000 + i128::from(self.state.clock);
        }
        i128::from(self.start_millis()) * 1_000_000 + i128::from(self.elapsed())
    }

    /// What counts of the clock from the start: how long waits still take where the earliest ends first, or where
    /// somebody looks later on; how late it is where that makes a difference.
    ///
    /// A state without a look at the clock does not hold it, so two states that differ in how much time has passed are
    /// one. That is right as long as nobody looks afterwards. So the first look of a run refutes it (`clock/unseen`, and
    /// `clock/nanos` for the parts of a millisecond), and the first use of how late it is refutes that only differences count (`clock/relative`): the search begins
    /// anew with states that hold it.
    pub fn count_time(&mut self) {
        let (seen, assumed) = (&mut self.state.clock_seen, &self.run.derived.assumed);
        let is_absolute = !assumed.allows(RELATIVE);
        seen.any |= self.run.options.patient || is_absolute || !assumed.allows(UNSEEN);
        seen.millis |= is_absolute || !assumed.allows(NANOS);
        seen.absolute |= is_absolute;
        self.clock_changed();
    }

    fn elapsed(&mut self) -> i64 {
        if self.run.derived.steady {
            return self.state.clock;
        }
        let elapsed = self.run.plain.started.get_or_insert_with(std::time::Instant::now).elapsed();
        self.state.clock.saturating_add(elapsed.as_nanos() as i64)
    }

    /// The wall clock at the start, in milliseconds.
    pub fn start_millis(&mut self) -> i64 {
        if self.run.exploring || self.run.derived.steady {
            return FIRST_MILLIS;
        }
        *self.run.plain.start_millis.get_or_insert_with(|| {
            std::time::SystemTime::now()
                .duration_since(std::time::UNIX_EPOCH)
                .map_or(0, |d| d.as_millis() as i64)
        })
    }

    /// A timed wait ends by its time.
    pub fn advance_clock(&mut self, until: i64) {
        if until > self.state.clock {
            self.log_clock();
            self.state.clock = until;
            self.clock_changed();
        }
    }

    /// Whether code of the program looks at the clock where the thread has looked last, so that it may be waiting for a
    /// time to come. The place is kept in the thread's object.
    pub fn looks_again(&mut self) -> bool {
        let thread = &self.state.threads[self.state.current];
        let Some(frame) = thread.frames.last() else { return false };
        let method = self.method(frame.method);
        if !self.run.exploring || self.run.options.patient || self.class(method.class).origin != Origin::User
        {
            return false;
        }
        let (object, slot) = (thread.object, self.program.known.thread_looked.0);
        let place = mix64(method.stable, u64::from(frame.pc)) | 1 << 63;
        let again = self.state.heap.get(object, slot) == place;
        if !again {
            self.state.heap.put(object, slot, place);
        }
        again
    }

    /// So much time passes that whoever waits for a time finds that it has come.
    pub fn let_time_pass(&mut self) {
        const DAY: i64 = 24 * 3600 * 1_000_000_000;
        let (object, slot) =
            (self.state.threads[self.state.current].object, self.program.known.thread_looked.0);
        self.state.heap.put(object, slot, 0);
        self.touches_time();
        self.advance_clock(self.state.clock + DAY);
    }

    /// Whether a state holds a number near the clock that is not a deadline of code that waits: it may be the program's
    /// own, and what is added to it or compared with it is nobody's business here. How late it is counts from now on.
    pub fn finds_own_times(&mut self) -> bool {
        if self.state.clock_seen.absolute || !self.state.heap.stamps.has_fresh() {
            return false;
        }
        let is_own = |holder: &Holder| !self.keeps_deadlines(*holder);
        if !self.state.heap.stamps.take().iter().any(is_own) {
            return false;
        }
        self.see_clock(Seen { absolute: true, ..self.state.clock_seen });
        true
    }

    fn keeps_deadlines(&self, holder: Holder) -> bool {
        let keeps = |class: &Class| {
            class.origin == Origin::Jdk
                && !class.name.starts_with("java/util/concurrent/atomic/")
                && DEADLINES.iter().any(|name| class.name.starts_with(name))
        };
        match holder {
            Holder::Frame { method } => keeps(self.class(self.method(MethodId(method)).class)),
            Holder::Field { class, slot } => {
                let field = self.fields_of(ClassId(class)).find(|&f| u32::from(self.field(f).slot) == slot);
                field.is_some_and(|f| keeps(self.class(self.field(f).class)))
            }
        }
    }

    /// A long is divided, narrowed, taken apart: if it is a point in time, the time counts.
    #[cold]
    pub fn watch_time(&mut self, word: u64) {
        if is_time(word) && !self.state.clock_seen.absolute {
            self.see_clock(Seen { absolute: true, ..self.state.clock_seen });
        }
    }

    /// Makes all there is part of the base image. Points in time in it do not change, so the time counts if there
    /// are any.
    pub fn freeze_more(&mut self) {
        if self.state.heap.freeze_more() && !self.state.clock_seen.absolute {
            self.see_clock(Seen { any: true, absolute: true, ..self.state.clock_seen });
        }
    }

    /// A thread looks at the clock. The first look is in the way of everything that has to do with time: what
    /// moved the clock before did not count as touching it.
    fn look_at_clock(&mut self, seen: Seen) {
        self.run.looks_outside = true;
        let (me, timely) =
            (self.state.threads[self.state.current].object, self.program.known.thread_timely.0);
        if self.state.heap.get(me, timely) == 0 {
            self.touches(me, timely as u32, true);
            self.state.heap.put(me, timely, 1);
        }
        let seen = Seen { absolute: seen.absolute || !self.asks_for_differences(), ..seen };
        if seen.absolute {
            self.assume_outside(Outside::Clock);
        }
        let seen = seen.and(self.state.clock_seen);
        if self.state.clock_seen == seen {
            return self.touches_clock(false);
        }
        self.touches_time();
        self.see_clock(seen);
    }

    /// Whether the clock is asked by code of the JDK that waits: it takes differences, and compares with what it was told
    /// before. What others do with a time nobody knows.
    fn asks_for_differences(&self) -> bool {
        let Some(method) = self.caller(0) else { return false };
        let (class, name) = (self.class(self.method(method).class), self.method_name(method));
        let waits = |bodies: &&Bodies| *bodies.class == *class.name && bodies.has(name);
        class.origin == Origin::Jdk
            && !TOLD.contains(&name)
            && self.run.derived.waits.contains(&&*class.name)
            && WAITS.iter().any(|bodies| waits(&bodies))
    }

    fn see_clock(&mut self, seen: Seen) {
        if seen.absolute {
            self.assume_outside(Outside::Clock);
        }
        self.refute_clock(seen);
        if self.state.clock_seen != seen {
            self.log_clock();
            self.state.clock_seen = seen;
            self.clock_changed();
        }
    }

    /// More of the clock counts than was assumed.
    fn refute_clock(&mut self, seen: Seen) {
        let known = self.state.clock_seen;
        if !self.run.exploring || known == seen || !self.run.derived.assumed.is_refutable() {
            return;
        }
        if !known.any {
            self.breach(UNSEEN, "the clock is looked at".to_owned());
        }
        if !known.millis && seen.millis {
            self.breach(NANOS, "a clock that goes in milliseconds is looked at".to_owned());
        }
        if !known.absolute && seen.absolute {
            self.breach(RELATIVE, "it makes a difference how late it is".to_owned());
        }
    }

    fn clock_changed(&mut self) {
        if !self.state.clock_seen.any {
            return;
        }
        // Their hashes go with the clock.
        for at in 0..self.state.threads.len() {
            self.log_thread(at);
        }
        self.forget_frame_hashes();
        let now = self.clocks();
        if self.state.heap.move_now(now) && !self.state.clock_seen.absolute {
            self.refute_clock(Seen { absolute: true, ..self.state.clock_seen });
            self.state.clock_seen.absolute = true;
        }
    }

    fn clocks(&self) -> Now {
        Now {
            nanos: FIRST_NANOS.wrapping_add(self.state.clock) as u64,
            millis: (FIRST_MILLIS + self.state.clock / 1_000_000) as u64,
            seen: self.state.clock_seen.any,
            seen_millis: self.state.clock_seen.millis,
        }
    }

    fn forget_frame_hashes(&mut self) {
        self.state.threads.iter_mut().for_each(|t| t.hashed_to = 0);
    }

    /// Goes back to an earlier time.
    pub fn set_clock(&mut self, clock: i64, seen: Seen) {
        self.state.clock = clock;
        self.state.clock_seen = seen;
        let now = self.clocks();
        self.state.heap.set_now(now);
        self.forget_frame_hashes();
    }

    /// The time of a saved state, whose hashes are saved with it.
    pub fn restore_clock(&mut self, clock: i64, seen: u64) {
        self.state.clock = clock;
        self.state.clock_seen = Seen::from_bits(seen);
        let now = self.clocks();
        self.state.heap.set_now(now);
    }

    /// What of the clock is state.
    pub fn clock_words(&self) -> Vec<u64> {
        let mut words = Vec::new();
        if self.state.clock_seen.millis && self.state.clock % 1_000_000 != 0 {
            words.push((self.state.clock % 1_000_000) as u64);
        }
        if self.state.clock_seen.absolute {
            words.push(1 << 62 | self.state.clock as u64);
        }
        words
    }

    /// How long a timed wait goes on, as far as the program can tell.
    pub fn time_left(&self, until: i64) -> Option<u64> {
        self.state.clock_seen.any.then(|| until.saturating_sub(self.state.clock).max(0) as u64)
    }
}
