//! Code of the JDK that looks at the clock in order to wait.
//!
//! What such code does with a time is known: it takes the difference to another one, compares it with one it was told, or
//! keeps it as a deadline, which moves with the clock (`heap/times.rs`). So a look of theirs does not make how late it is
//! a part of the state (`clock/relative`). What others do with a time nobody knows. The argument is one about bodies, so
//! these have digests like those of the rows; in a JDK with other texts a look is a look.

use super::rows::{Bodies, only};

/// The rule's name among the digests.
pub const RULE: &str = "clock/waits";

/// The methods, by class. A JDK need not have all of them.
pub const WAITS: &[Bodies] = &[
    only("java/lang/Thread", &["join"]),
    only("java/lang/VirtualThread", &["parkNanos", "sleepNanos"]),
    only("java/lang/ref/ReferenceQueue", &["remove", "remove0"]),
    only("java/util/Timer", &["schedule", "scheduleAtFixedRate"]),
    only("java/util/TimerThread", &["mainLoop"]),
    only("java/util/concurrent/AbstractExecutorService", &["doInvokeAny", "invokeAll"]),
    only("java/util/concurrent/CompletableFuture", &["timedGet"]),
    only("java/util/concurrent/CompletableFuture$Signaller", &["isReleasable", "block"]),
    only("java/util/concurrent/DelayScheduler", &["now", "<clinit>"]),
    only("java/util/concurrent/Exchanger", &["arenaExchange", "slotExchange", "xchg", "exchange"]),
    only(
        "java/util/concurrent/ForkJoinPool",
        &[
            "awaitWork",
            "tryTrim",
            "externalHelpQuiescePool",
            "helpQuiescePool",
            "externalHelpQuiesce",
            "helpQuiesce",
            "invokeAll",
        ],
    ),
    only(
        "java/util/concurrent/ForkJoinTask",
        &["awaitDone", "get", "quietlyJoin", "quietlyJoinUninterruptibly", "quietlyJoinPoolInvokeAllTask"],
    ),
    only("java/util/concurrent/FutureTask", &["awaitDone"]),
    only("java/util/concurrent/LinkedTransferQueue", &["awaitMatch"]),
    only("java/util/concurrent/LinkedTransferQueue$DualNode", &["await"]),
    only("java/util/concurrent/Phaser$QNode", &["<init>", "isReleasable", "block"]),
    only("java/util/concurrent/ScheduledThreadPoolExecutor", &["triggerTime", "overflowFree"]),
    only(
        "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask",
        &["getDelay", "compareTo", "setNextRunTime"],
    ),
    only("java/util/concurrent/SubmissionPublisher$BufferedSubscription", &["block"]),
    only("java/util/concurrent/SynchronousQueue$TransferQueue", &["transfer"]),
    only("java/util/concurrent/SynchronousQueue$TransferStack", &["transfer"]),
    only("java/util/concurrent/ThreadLocalRandom", &["<clinit>"]),
    only("java/util/concurrent/ThreadPerTaskExecutor", &["invokeAny", "invokeAll"]),
    only(
        "java/util/concurrent/locks/AbstractQueuedLongSynchronizer",
        &["acquire", "tryAcquireNanos", "tryAcquireSharedNanos"],
    ),
    only(
        "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject",
        &["await", "awaitNanos", "awaitUntil"],
    ),
    only(
        "java/util/concurrent/locks/AbstractQueuedSynchronizer",
        &["acquire", "tryAcquireNanos", "tryAcquireSharedNanos"],
    ),
    only(
        "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
        &["await", "awaitNanos", "awaitUntil"],
    ),
    only("java/util/concurrent/locks/LockSupport", &["parkUntil"]),
    only(
        "java/util/concurrent/locks/StampedLock",
        &["acquireRead", "acquireWrite", "spinLockOnOOME", "tryReadLock", "tryWriteLock"],
    ),
];
