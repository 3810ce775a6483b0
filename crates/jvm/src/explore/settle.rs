//! What is done before a search begins, so that it is part of the base image: what most programs need of the JDK
//! is initialised, and what a program's classes are going to look up (`reduce/lookups.rs`) is looked up once.
//!
//! The first `String.format` or the first date makes thousands of objects. If a thread did that in the middle of a
//! search, every later state would hold them, and every order of threads would make them anew.
//!
//! Invariant: each machine of a search does the same here. What cannot be done is left to the program.

use crate::classfile::mentions;
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap};

/// Kinds of lookups, by bit.
const FORMATS: u8 = 1;
const TIMES: u8 = 2;
const DIGESTS: u8 = 4;
const NUMBERS: u8 = 8;

/// Words in a class of the program, and what they make it likely to look up.
const SIGNS: &[(&str, u8)] = &[
    ("printf", FORMATS),
    ("format", FORMATS),
    ("java/util/Formatter", FORMATS),
    ("java/util/Date", TIMES),
    ("java/util/Calendar", TIMES),
    ("java/util/GregorianCalendar", TIMES),
    ("java/util/TimeZone", TIMES),
    ("java/time/Zone", TIMES),
    ("java/time/Local", TIMES),
    ("java/util/logging/", FORMATS | TIMES),
    ("java/text/", FORMATS | TIMES | NUMBERS),
    ("java/util/Scanner", NUMBERS),
    ("java/security/", DIGESTS),
    ("nameUUIDFromBytes", DIGESTS),
];

type Lookup = fn(&mut Machine) -> Result<(), Trap>;

/// The kinds of lookups that a class makes likely.
pub fn likely(class: &[u8]) -> u8 {
    let has = |word: &str| mentions(class, word.as_bytes());
    SIGNS.iter().fold(0, |all, (word, kind)| if all & kind != *kind && has(word) { all | kind } else { all })
}

impl Machine {
    /// Looks up what a program is likely to, before it begins.
    pub fn look_up_before(&mut self, kinds: u8) {
        let lookups: [(u8, Lookup); 4] = [
            (FORMATS, Machine::format_something),
            (TIMES, |m| m.run_static("java/util/TimeZone", "getDefault", "()Ljava/util/TimeZone;").map(drop)),
            (NUMBERS, |m| {
                m.run_static("java/text/NumberFormat", "getInstance", "()Ljava/text/NumberFormat;").map(drop)
            }),
            (DIGESTS, Machine::find_digests),
        ];
        let pinned = self.program.boot.pinned.len();
        for (kind, look_up) in lookups {
            if kinds & kind != 0 && look_up(self).is_err() {
                self.abandon_initialisers();
            }
            self.program.boot.pinned.truncate(pinned);
        }
        // What the base image holds counts as shared: the main thread is to begin without locals of its own.
        let (thread, slot) = (self.state.threads[0].object, self.program.known.thread_locals);
        if slot.exists() {
            self.state.heap.put_ref(thread, slot.0, ObjRef::NULL);
        }
    }

    fn format_something(&mut self) -> Result<(), Trap> {
        let boxes = [
            ("java/lang/Integer", "1000"),
            ("java/lang/Double", "1.5"),
            ("java/lang/Integer", "7"),
            ("java/lang/Double", "0.1"),
            ("java/lang/Boolean", "true"),
        ];
        let mut arguments = Vec::new();
        for (class, text) in boxes {
            let text = self.intern(text)?;
            let descriptor = format!("(Ljava/lang/String;)L{class};");
            arguments
                .push(ObjRef(self.run_static_with(class, "valueOf", &descriptor, &[text.slot()])? as u32));
            self.program.boot.pinned.extend(arguments.last());
        }
        let class = self.array_of(crate::class::well_known::OBJECT);
        let array = self.new_array(class, arguments.len())?;
        for (at, argument) in arguments.iter().enumerate() {
            self.state.heap.put_array_ref(array, at, *argument);
        }
        let pattern = self.intern("%,d %.2f %4x %e %-6s%n")?;
        let descriptor = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
        let arguments = [pattern.slot(), array.slot()];
        self.run_static_with("java/lang/String", "format", descriptor, &arguments).map(drop)
    }

    fn find_digests(&mut self) -> Result<(), Trap> {
        for name in ["MD5", "SHA-256"] {
            let name = self.intern(name)?;
            let descriptor = "(Ljava/lang/String;)Ljava/security/MessageDigest;";
            self.run_static_with("java/security/MessageDigest", "getInstance", descriptor, &[name.slot()])?;
        }
        Ok(())
    }

    /// Initialises what most programs need of the JDK, so that it is part of the base image.
    pub fn settle(&mut self) -> Result<(), Trap> {
        for class in SETTLED {
            match self.initialise(class) {
                Ok(()) => {}
                // Not in this JDK.
                Err(Trap::Raise("java/lang/NoClassDefFoundError", _)) => {}
                // It needs something we do not have: left to the programs that use it.
                Err(Trap::Unsupported(_)) => self.abandon_initialisers(),
                Err(trap) => return Err(trap),
            }
        }
        Ok(())
    }

    /// Drops the frames of an initialiser that could not finish; its classes count as untouched.
    fn abandon_initialisers(&mut self) {
        self.state.threads[0].frames.clear();
        self.state.monitors.held.clear();
        for init in &mut self.state.init {
            if let crate::machine::Init::By(_) = init {
                *init = crate::machine::Init::No;
            }
        }
    }
}

/// Classes initialised before the base image is frozen.
const SETTLED: &[&str] = &[
    "java/lang/Integer$IntegerCache",
    "java/lang/Long$LongCache",
    "java/lang/Short$ShortCache",
    "java/lang/Byte$ByteCache",
    "java/lang/Character$CharacterCache",
    "java/lang/Boolean",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Math",
    "java/lang/StringBuilder",
    "java/lang/StringLatin1",
    "java/lang/StringUTF16",
    "java/lang/Thread",
    "java/lang/Thread$State",
    "java/lang/Thread$ThreadIdentifiers",
    "java/lang/Thread$FieldHolder",
    "java/lang/Thread$Constants",
    "java/lang/ThreadLocal",
    "java/lang/InterruptedException",
    "java/lang/IllegalMonitorStateException",
    "java/lang/RuntimeException",
    "java/lang/AssertionError",
    "java/lang/NullPointerException",
    "java/lang/ArithmeticException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/ClassCastException",
    "java/lang/OutOfMemoryError",
    "java/lang/StackOverflowError",
    "java/lang/ExceptionInInitializerError",
    "java/util/ArrayList",
    "java/util/Arrays",
    "java/util/Collections",
    "java/util/HashMap",
    "java/util/HashSet",
    "java/util/LinkedHashMap",
    "java/util/LinkedList",
    "java/util/ArrayDeque",
    "java/util/TreeMap",
    "java/util/PriorityQueue",
    "java/util/Objects",
    "java/util/Optional",
    "java/util/Random",
    "java/util/ImmutableCollections",
    "java/util/concurrent/TimeUnit",
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/concurrent/ConcurrentLinkedQueue",
    "java/util/concurrent/ConcurrentLinkedDeque",
    "java/util/concurrent/CopyOnWriteArrayList",
    "java/util/concurrent/ThreadLocalRandom",
    "java/util/concurrent/CountDownLatch",
    "java/util/concurrent/CyclicBarrier",
    "java/util/concurrent/Semaphore",
    "java/util/concurrent/Phaser",
    "java/util/concurrent/Exchanger",
    "java/util/concurrent/FutureTask",
    "java/util/concurrent/Executors",
    "java/util/concurrent/ThreadPoolExecutor",
    "java/util/concurrent/ForkJoinPool",
    "java/util/concurrent/ForkJoinTask",
    "java/util/concurrent/CompletableFuture",
    "java/util/concurrent/LinkedBlockingQueue",
    "java/util/concurrent/ArrayBlockingQueue",
    "java/util/concurrent/SynchronousQueue",
    "java/util/concurrent/ConcurrentSkipListMap",
    "java/util/concurrent/atomic/AtomicInteger",
    "java/util/concurrent/atomic/AtomicLong",
    "java/util/concurrent/atomic/AtomicBoolean",
    "java/util/concurrent/atomic/AtomicReference",
    "java/util/concurrent/atomic/Striped64",
    "java/util/concurrent/atomic/LongAdder",
    "java/util/concurrent/locks/LockSupport",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ExclusiveNode",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$SharedNode",
    "java/util/concurrent/locks/ReentrantLock",
    "java/util/concurrent/locks/ReentrantReadWriteLock",
    "java/util/concurrent/locks/StampedLock",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_make_lookups_likely() {
        assert_eq!(likely(b"..printf.."), FORMATS);
        assert_eq!(likely(b"java/util/Date printf"), FORMATS | TIMES);
        assert_eq!(likely(b"println"), 0);
    }
}
