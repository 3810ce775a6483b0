//! The rules, one row each: what the JDK's text must be for the rule's argument to hold.
//!
//! A rule is argued about *bodies*: methods of the JDK as they are written. It hides intermediate values of *fields*, so
//! nobody else may look at them. What that means is checked, not believed:
//!
//! - A rule is used only if every body is one of those it was argued for (`digests.rs`). A JDK that nobody has looked
//!   at has more scheduling points, not other ones.
//! - An instruction outside of the bodies that names one of the fields breaches the rule when it is first executed, and
//!   so does native code (reflection, `Unsafe`, variable handles, serialization) that gets at such a field of a shared
//!   object on behalf of another method.
//! - So does a call of a body that is not for everybody to call by a method that is no body. A lock's `toString`,
//!   `tryLock` where the rule does not allow for it, a subclass of the program's that asks for the state, a method found
//!   by reflection: nobody has to list these, since they are not in the row.
//!
//! Why that is enough (Stoller and Cohen, TACAS 2003, section 4): take the shortest run of the full system in which
//! somebody outside looks. Up to that look the rule's argument holds, so the reduced system has a run with the same
//! steps of everybody in an order that differs only where they commute, and the look is in it, at the latest as its
//! next step. Its instruction is the same, so the breach is found in the reduced system. If there is none there, there is
//! none. Conditions: the look is a property of an instruction and its frame, not of the path that led there, so that
//! merging equal states does not lose it; and what is hidden is reached through the fields of the row only.
//!
//! Fields whose classes are subclassed by programs are found by their declaring class.

/// A rule.
pub struct Row {
    /// `family/rule`.
    pub name: &'static str,
    pub bodies: &'static [Bodies],
    /// Fields by the class that declares them.
    pub fields: &'static [(&'static str, &'static [&'static str])],
    /// Why nothing is lost.
    pub argument: &'static str,
}

/// Methods of a class that a rule was argued for.
pub struct Bodies {
    pub class: &'static str,
    pub methods: Methods,
    pub callers: Callers,
}

/// Which methods, by name.
pub enum Methods {
    But(&'static [&'static str]),
    Only(&'static [&'static str]),
}

/// Who may call them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callers {
    /// Public methods may be called by everybody, protected ones by subclasses and superclasses, all others only by bodies
    /// of the row.
    Public,
    /// Public methods may be called by everybody, all others only by bodies of the row.
    Strict,
    /// Bodies of the row.
    Bodies,
    /// Classes of `java.util.concurrent` and `java.lang`, which wait in loops.
    Concurrent,
}

impl Bodies {
    /// Whether a method is among them.
    pub fn has(&self, method: &str) -> bool {
        match self.methods {
            Methods::But(names) => !names.contains(&method),
            Methods::Only(names) => names.contains(&method),
        }
    }

    const fn strict(mut self) -> Bodies {
        self.callers = Callers::Strict;
        self
    }

    const fn inner(mut self) -> Bodies {
        self.callers = Callers::Bodies;
        self
    }
}

const fn all(class: &'static str) -> Bodies {
    but(class, &[])
}

const fn but(class: &'static str, names: &'static [&'static str]) -> Bodies {
    Bodies { class, methods: Methods::But(names), callers: Callers::Public }
}

pub(super) const fn only(class: &'static str, names: &'static [&'static str]) -> Bodies {
    Bodies { class, methods: Methods::Only(names), callers: Callers::Public }
}

/// A set of rules, by their places in [`ROWS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Set(pub u32);

impl Set {
    pub fn has(self, row: usize) -> bool {
        self.0 >> row & 1 == 1
    }

    pub fn add(&mut self, row: usize) {
        self.0 |= 1 << row;
    }

    pub fn and(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }

    pub fn without(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places of its rows.
    pub fn rows(self) -> impl Iterator<Item = usize> {
        (0..ROWS.len()).filter(move |&row| self.has(row))
    }
}

/// The place of a rule.
pub fn place(name: &str) -> Option<usize> {
    ROWS.iter().position(|row| row.name == name)
}

// Places of the rules that the machine asks for.
pub const ATTEMPT: usize = 0;
pub const RELEASE: usize = 1;
pub const JOIN: usize = 2;
pub const INTERRUPT: usize = 3;
pub const FUTURE: usize = 4;
pub const SETTINGS: usize = 5;
pub const PRINTS: usize = 6;
pub const LOCALS: usize = 7;
pub const READERS: usize = 8;
pub const EXIT: usize = 9;

const AQS: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer";
const AQS_NODE: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$Node";
const AQS_EXCLUSIVE: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ExclusiveNode";
const AQS_SHARED: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$SharedNode";
const AQS_WAITER: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode";
const AQS_CONDITION: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";
const OWNABLE: &str = "java/util/concurrent/locks/AbstractOwnableSynchronizer";
const LOCK: &str = "java/util/concurrent/locks/ReentrantLock";
const LOCK_SYNC: &str = "java/util/concurrent/locks/ReentrantLock$Sync";
const LOCK_UNFAIR: &str = "java/util/concurrent/locks/ReentrantLock$NonfairSync";
const LOCK_FAIR: &str = "java/util/concurrent/locks/ReentrantLock$FairSync";
const SEMAPHORE: &str = "java/util/concurrent/Semaphore";
const SEMAPHORE_SYNC: &str = "java/util/concurrent/Semaphore$Sync";
const SEMAPHORE_UNFAIR: &str = "java/util/concurrent/Semaphore$NonfairSync";
const SEMAPHORE_FAIR: &str = "java/util/concurrent/Semaphore$FairSync";
const LATCH: &str = "java/util/concurrent/CountDownLatch";
const LATCH_SYNC: &str = "java/util/concurrent/CountDownLatch$Sync";
const RW: &str = "java/util/concurrent/locks/ReentrantReadWriteLock";
const RW_READ: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock";
const RW_WRITE: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock";
const RW_SYNC: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$Sync";
const RW_UNFAIR: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$NonfairSync";
const RW_FAIR: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$FairSync";
const RW_COUNT: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$Sync$HoldCounter";
const RW_COUNTS: &str = "java/util/concurrent/locks/ReentrantReadWriteLock$Sync$ThreadLocalHoldCounter";
const SUPPORT: &str = "java/util/concurrent/locks/LockSupport";
const THREAD: &str = "java/lang/Thread";
const POOL: &str = "java/util/concurrent/ThreadPoolExecutor";
const WORKER: &str = "java/util/concurrent/ThreadPoolExecutor$Worker";
const TIMER_POOL: &str = "java/util/concurrent/ScheduledThreadPoolExecutor";
const TIMER_TASK: &str = "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask";
const TASK: &str = "java/util/concurrent/FutureTask";
const TASK_WAITER: &str = "java/util/concurrent/FutureTask$WaitNode";
const PRINTER: &str = "java/io/PrintStream";

/// What a lock is made of.
const LOCK_FIELDS: &[(&str, &[&str])] = &[
    (AQS, &["state", "head", "tail"]),
    (AQS_NODE, &["prev", "next", "waiter", "status"]),
    (AQS_WAITER, &["nextWaiter"]),
    (AQS_CONDITION, &["firstWaiter", "lastWaiter"]),
    (OWNABLE, &["exclusiveOwnerThread"]),
    (THREAD, &["parkBlocker"]),
];

/// Parking by others than the JDK: whoever parks without a loop could tell a permit that was left over.
const PARKS: Bodies =
    Bodies { class: SUPPORT, methods: Methods::But(&["getBlocker"]), callers: Callers::Concurrent };

pub const ROWS: &[Row] = &[
    Row {
        name: "locks/attempt",
        bodies: &[
            but(
                AQS,
                &[
                    "toString",
                    "getQueueLength",
                    "getQueuedThreads",
                    "getExclusiveQueuedThreads",
                    "getSharedQueuedThreads",
                    "hasContended",
                    "getFirstQueuedThread",
                    "isQueued",
                    "owns",
                    "hasWaiters",
                    "getWaitQueueLength",
                    "getWaitingThreads",
                ],
            )
            .inner(),
            all(AQS_NODE).inner(),
            all(AQS_EXCLUSIVE),
            all(AQS_SHARED),
            all(AQS_WAITER),
            but(AQS_CONDITION, &["hasWaiters", "getWaitQueueLength", "getWaitingThreads", "isOwnedBy"]),
            all(OWNABLE).inner(),
            PARKS,
            only(
                LOCK,
                &[
                    "<init>",
                    "lock",
                    "lockInterruptibly",
                    "unlock",
                    "newCondition",
                    "isHeldByCurrentThread",
                    "getHoldCount",
                    "isFair",
                    "tryLock",
                    "isLocked",
                ],
            ),
            but(LOCK_SYNC, &["getOwner", "readObject"]).inner(),
            all(LOCK_UNFAIR).inner(),
            all(LOCK_FAIR).inner(),
            only(
                SEMAPHORE,
                &[
                    "<init>",
                    "acquire",
                    "acquireUninterruptibly",
                    "release",
                    "isFair",
                    "tryAcquire",
                    "availablePermits",
                    "drainPermits",
                    "reducePermits",
                ],
            ),
            all(SEMAPHORE_SYNC).inner(),
            all(SEMAPHORE_UNFAIR).inner(),
            all(SEMAPHORE_FAIR).inner(),
            only(LATCH, &["<init>", "await", "countDown", "getCount"]),
            all(LATCH_SYNC).inner(),
            but(WORKER, &["isLocked"]),
            only(
                RW,
                &[
                    "<init>",
                    "readLock",
                    "writeLock",
                    "getReadLockCount",
                    "isWriteLocked",
                    "isWriteLockedByCurrentThread",
                    "getWriteHoldCount",
                    "getReadHoldCount",
                    "isFair",
                ],
            ),
            only(RW_READ, &["<init>", "lock", "lockInterruptibly", "unlock", "tryLock", "newCondition"]),
            only(
                RW_WRITE,
                &[
                    "<init>",
                    "lock",
                    "lockInterruptibly",
                    "unlock",
                    "tryLock",
                    "newCondition",
                    "isHeldByCurrentThread",
                    "getHoldCount",
                ],
            ),
            but(RW_SYNC, &["getOwner", "readObject"]).inner(),
            all(RW_UNFAIR).inner(),
            all(RW_FAIR).inner(),
            all(RW_COUNTS),
        ],
        fields: LOCK_FIELDS,
        argument: "An attempt that fails leaves no trace and is a right mover; queueing and parking belong to the \
                   failed attempt, leaving the queue to the one that succeeds (its commit point); waking the first \
                   of the queue is a left mover after giving back.",
    },
    Row {
        name: "locks/release",
        bodies: &[
            but(
                AQS,
                &[
                    "toString",
                    "getQueueLength",
                    "getQueuedThreads",
                    "getExclusiveQueuedThreads",
                    "getSharedQueuedThreads",
                    "hasContended",
                    "getFirstQueuedThread",
                    "isQueued",
                    "owns",
                    "hasWaiters",
                    "getWaitQueueLength",
                    "getWaitingThreads",
                    "tryAcquireNanos",
                    "tryAcquireSharedNanos",
                ],
            )
            .inner(),
            all(AQS_NODE).inner(),
            all(AQS_EXCLUSIVE),
            all(AQS_SHARED),
            all(AQS_WAITER),
            but(AQS_CONDITION, &["hasWaiters", "getWaitQueueLength", "getWaitingThreads", "isOwnedBy"]),
            all(OWNABLE).inner(),
            PARKS,
            only(
                LOCK,
                &[
                    "<init>",
                    "lock",
                    "lockInterruptibly",
                    "unlock",
                    "newCondition",
                    "isHeldByCurrentThread",
                    "getHoldCount",
                    "isFair",
                ],
            ),
            but(LOCK_SYNC, &["getOwner", "readObject", "tryLock", "tryLockNanos", "isLocked"]).inner(),
            all(LOCK_UNFAIR).inner(),
            all(LOCK_FAIR).inner(),
            only(SEMAPHORE, &["<init>", "acquire", "acquireUninterruptibly", "release", "isFair"]),
            but(SEMAPHORE_SYNC, &["drainPermits", "getPermits", "reducePermits"]).inner(),
            all(SEMAPHORE_UNFAIR).inner(),
            all(SEMAPHORE_FAIR).inner(),
            only(LATCH, &["<init>", "await", "countDown"]),
            but(LATCH_SYNC, &["getCount"]).inner(),
            but(WORKER, &["isLocked"]),
            only(RW, &["<init>", "readLock", "writeLock", "isWriteLockedByCurrentThread", "isFair"]),
            only(RW_READ, &["<init>", "lock", "lockInterruptibly", "unlock", "newCondition"]),
            only(
                RW_WRITE,
                &[
                    "<init>",
                    "lock",
                    "lockInterruptibly",
                    "unlock",
                    "newCondition",
                    "isHeldByCurrentThread",
                    "getHoldCount",
                ],
            ),
            but(
                RW_SYNC,
                &[
                    "getOwner",
                    "readObject",
                    "tryReadLock",
                    "tryWriteLock",
                    "getReadLockCount",
                    "isWriteLocked",
                ],
            )
            .inner(),
            all(RW_UNFAIR).inner(),
            all(RW_FAIR).inner(),
            all(RW_COUNTS),
        ],
        fields: LOCK_FIELDS,
        argument: "Giving back is a left mover where nobody tries a lock and goes on without it: whoever did something \
                   in between could not tell that it was still held.",
    },
    Row {
        name: "threads/join",
        bodies: &[only(THREAD, &["join", "isAlive"])],
        fields: &[],
        argument: "The look whether the thread lives and the wait are made with its monitor, without which its end \
                   cannot be told: a transaction of acquire, both movers, release.",
    },
    Row {
        name: "threads/interrupt",
        bodies: &[only(THREAD, &["interrupt", "interrupted", "clearInterrupt", "setInterrupt"])],
        fields: &[],
        argument: "Between the flag and the wake-up the thread is one that has not woken up yet: waking is a left mover.",
    },
    Row {
        name: "tasks/future",
        bodies: &[
            but(TASK, &["toString", "resultNow", "exceptionNow", "state", "done"]).strict(),
            all(TASK_WAITER),
            but(TIMER_TASK, &["cancel", "toString"]),
            PARKS,
        ],
        fields: &[
            (TASK, &["state", "callable", "outcome", "runner", "waiters"]),
            (TASK_WAITER, &["thread", "next"]),
        ],
        argument: "The change of state that ends a task is the commit point; what follows it (the outcome's \
                   announcement, waking those who wait) are left movers, what comes before (the claim, joining the \
                   list) right movers.",
    },
    Row {
        name: "pools/settings",
        bodies: &[
            but(
                POOL,
                &[
                    "setThreadFactory",
                    "setRejectedExecutionHandler",
                    "setKeepAliveTime",
                    "allowCoreThreadTimeOut",
                    "setCorePoolSize",
                    "setMaximumPoolSize",
                    "getTaskCount",
                    "getCompletedTaskCount",
                    "toString",
                ],
            ),
            all(WORKER),
            but(
                TIMER_POOL,
                &[
                    "setContinueExistingPeriodicTasksAfterShutdownPolicy",
                    "setExecuteExistingDelayedTasksAfterShutdownPolicy",
                    "setRemoveOnCancelPolicy",
                ],
            ),
            but(TIMER_TASK, &["toString"]),
        ],
        fields: &[
            (
                POOL,
                &[
                    "threadFactory",
                    "handler",
                    "keepAliveTime",
                    "allowCoreThreadTimeOut",
                    "corePoolSize",
                    "maximumPoolSize",
                ],
            ),
            (WORKER, &["completedTasks"]),
            (
                TIMER_POOL,
                &[
                    "continueExistingPeriodicTasksAfterShutdown",
                    "executeExistingDelayedTasksAfterShutdown",
                    "removeOnCancel",
                ],
            ),
        ],
        argument: "What nobody writes after the constructor is read by both movers; a worker's count is written by the \
                   worker alone, and read by nobody.",
    },
    Row {
        name: "prints/console",
        bodies: &[
            all(PRINTER),
            all("java/io/FilterOutputStream"),
            all("java/io/BufferedOutputStream"),
            all("java/io/BufferedWriter"),
            all("java/io/OutputStreamWriter"),
            all("java/io/Writer"),
            all("sun/nio/cs/StreamEncoder"),
        ],
        fields: &[
            (PRINTER, &["textOut", "charOut", "trouble", "closing"]),
            ("java/io/BufferedWriter", &["out", "cb", "nChars", "nextChar"]),
            ("java/io/OutputStreamWriter", &["se"]),
            ("java/io/BufferedOutputStream", &["buf", "count"]),
        ],
        argument: "Taking the stream's lock, both movers inside, giving it back: a transaction (Lipton 1975). For the \
                   streams the JDK made, whose chains end in the console.",
    },
    Row {
        name: "locals/threads",
        bodies: &[
            all("java/lang/ThreadLocal"),
            all("java/lang/ThreadLocal$ThreadLocalMap"),
            but("java/lang/InheritableThreadLocal", &[]),
            only(THREAD, &["<init>", "exit", "clearReferences"]),
        ],
        fields: &[(THREAD, &["threadLocals"])],
        argument: "A thread's own map is found by `ThreadLocal` alone, and only for the thread that asks.",
    },
    Row {
        name: "locks/readers",
        bodies: &[but(RW_SYNC, &["readObject"]), all(RW_COUNT), all(RW_COUNTS)],
        fields: &[
            (RW_SYNC, &["firstReader", "firstReaderHoldCount", "cachedHoldCounter"]),
            (RW_COUNT, &["count"]),
        ],
        argument: "The first reader is compared with the thread that asks, and only that thread could have changed the \
                   answer; a count is its thread's own, and the cache holds what a look at the thread's own would give.",
    },
    Row {
        name: "threads/exit",
        bodies: &[
            only(THREAD, &["<init>", "start", "exit", "setUncaughtExceptionHandler", "clearReferences"]),
            only(
                THREAD,
                &[
                    "run",
                    "getThreadGroup",
                    "setPriority",
                    "getUncaughtExceptionHandler",
                    "dispatchUncaughtException",
                ],
            )
            .inner(),
            only("java/lang/ThreadGroup", &["<init>"]).inner(),
            only(
                "java/lang/ThreadGroup",
                &["add", "remove", "addUnstarted", "threadTerminated", "threadStartFailed"],
            ),
            // It looks for the topmost group from the one of the thread it runs on.
            all("jdk/internal/misc/InnocuousThread"),
            // The thread that boots is the main one.
            only("java/lang/System", &["initPhase1"]),
            only("java/util/concurrent/Executors$DefaultThreadFactory", &["<init>", "newThread"]),
        ],
        fields: &[(THREAD, &["group", "target"]), ("java/lang/ThreadGroup", &["threads", "nthreads"])],
        argument: "What a thread lets go of at its end (its group, its task, its handler) is read by itself before, and \
                   by those alone who ask for the group of the thread they run on; what nobody reads is a both mover, \
                   and need not happen.",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_the_names() {
        assert!(ROWS.len() <= 32);
        for (name, at) in [
            ("locks/attempt", ATTEMPT),
            ("locks/release", RELEASE),
            ("threads/join", JOIN),
            ("threads/interrupt", INTERRUPT),
            ("tasks/future", FUTURE),
            ("pools/settings", SETTINGS),
            ("prints/console", PRINTS),
            ("locals/threads", LOCALS),
            ("locks/readers", READERS),
            ("threads/exit", EXIT),
        ] {
            assert_eq!(place(name), Some(at));
        }
        for (at, row) in ROWS.iter().enumerate() {
            assert_eq!(place(row.name), Some(at), "{} is there twice", row.name);
            assert!(!row.argument.is_empty() && !row.bodies.is_empty());
        }
    }
}
